"""How many files somebody must read to follow one thing through the program: those that run for it.
What is only imported, and would run for something else, does not count."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import bombe
from bombe.cli import main
from bombe.web.http.app import application
from bombe.web.http.limits import Limits, Rates
from bombe.web.http.serve import _config
from bombe.web.http.server import Server
from bombe.web.http.settings import read_settings
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store.sqlite import SQLite
from support.hosting import key, run
from support.servers import free_port

PACKAGE = Path(bombe.__file__).parent
ARCHITECTURE = PACKAGE.parents[1] / "docs" / "architecture.md"


@contextmanager
def walked() -> Iterator[set[str]]:
    """The files of the package in which a function is called meanwhile."""
    files: set[str] = set()
    inside = f"{PACKAGE}/"

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name != "<module>" and code.co_filename.startswith(inside):
            files.add(code.co_filename.removeprefix(inside))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize(
    ("words", "most"),
    [
        (["generate", "--difficulty", "hard"], 14),
        (["solve", "4 9 11 14", "--asked", "341 A+", "--json"], 12),
    ],
    ids=["generate", "solve"],
)
def test_a_command_is_a_short_walk(
    words: list[str], most: int, capsys: pytest.CaptureFixture[str]
) -> None:
    main(words)  # the first time also makes what is made once: cards, catalogues
    first = capsys.readouterr().out
    with walked() as files:
        main(words)
    assert first
    assert "cli/__init__.py" in files
    assert len(files) <= most, sorted(files)


def test_a_question_on_a_page_is_a_short_walk(tmp_path: Path) -> None:
    """In the files that the architecture names: those that hand it on, and a few that keep what is
    read and made on the way."""
    steps, beside = _named()
    scripts = {name for name in steps if name.endswith(".js")}
    found = {path.name for path in PACKAGE.rglob("*.js") if path.parent.name != "built"}
    assert scripts <= found
    assert len(steps) <= 24, steps

    async def ask(live: ClientConnection, letter: str) -> None:
        await live.send(json.dumps({"action": f"ask 341 {letter}", "nonce": letter}))
        while json.loads(await live.recv()).get("done") != letter:
            pass

    async def work() -> None:
        rooms = Rooms(SQLite(tmp_path / "rooms.db"), Pool(1, 64, 20.0))
        settings = read_settings({"data": str(tmp_path), "port": str(free_port())}, {})
        table = Server(rooms, settings, Limits(Rates(), time.monotonic))
        config = _config(settings, application(table))
        config.port = settings.port
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        live = await rooms.make("turing_machine", "Ada", key(0), start=True)
        address = f"ws://127.0.0.1:{settings.port}/api/rooms/{live.room.code}/live"
        headers = {"authorization": f"Bearer {key(0)}"}
        async with connect(address, additional_headers=headers) as connection:
            await ask(connection, "A")  # the first time also makes what is made once
            while table.openings.paused:  # after a connection was opened
                await asyncio.sleep(0.001)
            with walked() as files:
                await ask(connection, "B")
        server.should_exit = True
        await serving
        ran = {"/".join(Path("bombe", name).parts[-2:]) for name in files}
        assert ran == (steps | beside) - scripts

    run(work())


def _named() -> tuple[set[str], set[str]]:
    """The files of the walk, and those beside it, as the architecture has them."""
    whole = ARCHITECTURE.read_text("utf-8").partition("## A question, from key to answer")[2]
    text = whole.partition("\n## ")[0].partition("In the browser")[2]
    walk, _, rest = text.partition("\n\nOn the way")
    name = re.compile(r"`([\w/]+\.(?:js|py))`")
    return set(name.findall(walk)), set(name.findall(rest.partition(". A form")[0]))
