"""What is relied on of uvicorn: it is checked at the start, and the versions have a ceiling. What
the connections do is in `test_strangers_requests` and `test_strangers_live`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect

from bombe.text import BadInput, language
from bombe.web.http.protocol import AT_ONCE, RELIED_ON, check
from bombe.web.http.serve import _config
from bombe.web.http.settings import read_settings
from support.hosting import run
from support.servers import free_port
from support.serving import SOURCE, Serving

SENTENCE = "uvicorn {} has no {}, which the table needs; install a version that Bombe names"
ENGLISH = language("en")


def test_what_is_relied_on_is_there() -> None:
    check()
    assert {*RELIED_ON} == {HttpToolsProtocol, RequestResponseCycle, WebSocketsSansIOProtocol}


@pytest.mark.parametrize(
    ("kind", "name"),
    [(HttpToolsProtocol, "on_body"), (WebSocketsSansIOProtocol, "handle_cont")],
)
def test_a_method_that_is_missing_is_named(
    kind: type, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(kind, name)
    with pytest.raises(BadInput) as refused:
        check()
    said = ENGLISH.say(refused.value.sentence)
    assert said == SENTENCE.format(uvicorn.__version__, f"{kind.__name__}.{name}")


@pytest.mark.parametrize(("kind", "names"), RELIED_ON.items(), ids=lambda value: str(value)[-30:])
def test_whatever_instances_lack_is_named(
    kind: type, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def makes_nothing(self: object) -> None: ...

    monkeypatch.setattr(kind, "__init__", makes_nothing)
    with pytest.raises(BadInput) as refused:
        check()
    said = ENGLISH.say(refused.value.sentence)
    first = next(name for name in names if not hasattr(kind, name))
    assert f"{kind.__name__}.{first}," in said


@pytest.mark.parametrize(
    "removed",
    [
        "del sansio.WebSocketsSansIOProtocol.stop_keepalive",
        "del sansio.WebSocketsSansIOProtocol",
        "sys.modules['uvicorn.protocols.http.httptools_impl'] = None",
    ],
)
def test_a_server_does_not_start_without_it(removed: str, tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data")]
    program = (
        "import sys\n"
        "from uvicorn.protocols.websockets import websockets_sansio_impl as sansio\n"
        f"{removed}\n"
        f"from bombe.cli import main; sys.exit(main({words!r}))"
    )
    environment = Serving(tmp_path).environment | {"PYTHONPATH": str(SOURCE), "BOMBE_GAMES": ""}
    ended = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 2, ended.stderr
    assert ended.stderr.count("\n") == 1
    assert f"uvicorn {uvicorn.__version__} has no " in ended.stderr
    assert not (tmp_path / "data" / "bombe.db").exists()


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_the_versions_have_a_ceiling(package: str) -> None:
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())["project"]
    (wanted,) = (one for one in map(Requirement, project["dependencies"]) if one.name == package)
    assert {one.operator for one in wanted.specifier} == {">=", "<"}
    assert version(package) in wanted.specifier


@pytest.mark.parametrize("flood", [False, True], ids=["read", "unread"])
def test_texts_of_every_length_that_are_sent_in_one_piece(tmp_path: Path, flood: bool) -> None:
    """As a client reads them that is not ours; and what is not read is left to `send`."""
    sizes = (0, 1, 125, 126, 65_535, 65_536, 200_000)
    texts = [b"\xc3\xa9" * (size // 2) + b"e" * (size % 2) for size in sizes]
    taken: list[bool] = []

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        at_once = scope["state"][AT_ONCE]
        assert not at_once(texts)  # it is not open yet
        await receive()
        await send({"type": "websocket.accept"})
        taken.append(at_once(texts))
        while flood and taken[-1]:
            taken.append(at_once(texts))
        await send({"type": "websocket.close"})
        assert not at_once(texts)

    async def work() -> None:
        settings = read_settings({"data": str(tmp_path), "port": str(free_port())}, {})
        config = _config(settings, application)
        config.port, config.lifespan = settings.port, "off"
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        heard = []
        async with connect(f"ws://127.0.0.1:{settings.port}/", max_size=None) as connection:
            async for text in connection:
                heard.append(text)
        assert heard == [text.decode() for text in texts] * sum(taken)
        assert taken == [True] if not flood else not taken[-1] and len(taken) > 1
        server.should_exit = True
        await serving

    run(work())
