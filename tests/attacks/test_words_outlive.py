"""Notes and names go with their room: nothing of them is left in what is kept of its matches."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import sqlite3
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

from bombe.cli import main
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.lifetimes import Lifetimes
from support.server_log import lines, until
from support.serving import Person, client, serving
from support.stores import file_address, opened

GOLDEN = Path(__file__).parents[1] / "table" / "golden"
NOTE, NAME, SAID = "swordfish-note", "Zebulon-name", "swordfish-said"


def logs(path: Path) -> dict[str, list[str]]:
    """The actions of every match that is kept."""
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    kept = {
        id: json.loads(text)["log"] for id, text in database.execute("SELECT id, text FROM kept")
    }
    database.close()
    return {id: [action for _, action in log] for id, log in kept.items()}


def replay(url: str, match: str) -> Any:
    with client(url) as asking:
        return asking.get(f"/api/matches/{match}").json()


def hasty(folder: Path) -> dict[str, str]:
    """What makes a server do its chores all the time."""
    ahead = folder / "ahead"
    ahead.write_text("0")
    return {"BOMBE_GAMES": "support.jumping:Closest", "BOMBE_TEST_AHEAD": str(ahead)}


def test_nothing_of_a_note_outlives_its_room(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving(data, **hasty(tmp_path)) as server, Person(server.url) as ada:
        ada.make(game="turing_machine", name=NAME, start=True)
        for action in (f"note A {NOTE}", "ask 341 A", f"note * {NOTE} again"):
            ada.act(action)
        ada.order(f"say {SAID}")
        ada.order("end")
        match = ada.look()["table"]["match"]
        (log,) = logs(data / "bombe.db").values()
        assert log == ["note A", "ask 341 A", "note *"]
        before = replay(server.url, match)
        assert before["seats"][0]["name"] == NAME
        ada.ask("DELETE", f"/api/rooms/{ada.room}")
        after = replay(server.url, match)
        assert after["steps"] == before["steps"]
        assert after["seats"][0]["name"] == "Player 1"
        for file in data.glob("bombe.db*"):
            content = file.read_bytes()
            for word in (NOTE, NAME, SAID):
                assert word.encode() not in content, file.name


def test_matches_of_an_older_table_are_cleaned(tmp_path: Path) -> None:
    """Of notes at once; of what others saw when the room goes, and with it the last of it."""
    data = tmp_path / "data"
    data.mkdir()
    path = Path(shutil.copyfile(GOLDEN / "version-2.db", data / "bombe.db"))
    old = logs(path)
    noted = {id for id, log in old.items() if any(_is_worded(one, "note") for one in log)}
    meant = {id for id, log in old.items() if any(_is_worded(one, "meant") for one in log)}
    assert noted
    assert meant
    with serving(data, **hasty(tmp_path)) as server:
        until(lambda: bool(lines(server, "cleaned")))
        assert not any(_is_worded(one, "note") for log in logs(path).values() for one in log)
        assert [*map(len, logs(path).values())] == [*map(len, old.values())]
        there = {id for id, log in logs(path).items() if any(_is_worded(o, "meant") for o in log)}
        assert there  # their rooms are there, and so the replay shows it
        match = min(there)
        assert any("meant" in step["action"] for step in replay(server.url, match)["steps"])
    rooms = json.loads(told("list", "--json", "--data", str(data)))
    told("purge", "--data", str(data), *(one["room"] for one in rooms))
    asyncio.run(looked_after(path))
    assert not any(_is_worded(one, "meant") for log in logs(path).values() for one in log)


def told(*words: str) -> str:
    """What `bombe rooms` says."""
    with redirect_stdout(io.StringIO()) as out:
        assert main(["rooms", *words]) == 0
    return out.getvalue()


async def looked_after(path: Path) -> None:
    """As a server does it once a minute."""
    async with opened(file_address(path)) as store:
        await Lifetimes(store, Entropy(), 60.0, 0, 0).look()


def _is_worded(action: str, verb: str) -> bool:
    return action.split(" ")[0] == verb and len(action.split(" ")) > 2
