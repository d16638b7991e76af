"""What is relied on of uvicorn: it is checked at the start, and the versions have a ceiling. What
the connections do is in `test_strangers_requests` and `test_strangers_live`."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bombe.text import BadInput, language
from bombe.web.http.protocol import RELIED_ON, check
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
