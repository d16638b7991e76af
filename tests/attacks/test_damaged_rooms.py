"""Rooms that are damaged in the store: the operator is told which, strangers are told nothing, and
the other rooms are none the worse for it."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from support.server_log import health, lines
from support.serving import Person, Refusal, client, serving


def damage_a_row(path: Path, room: str) -> None:
    with sqlite3.connect(path) as database:
        text = json.dumps({"do": "act", "seat": 7, "action": "bid 4"})
        database.execute("UPDATE log SET text = ? WHERE room = ? AND n = 3", (text, room))
    database.close()


def damage_a_page(path: Path, note: str) -> None:
    content = bytearray(path.read_bytes())
    place = content.index(note.encode()) // 4096 * 4096
    content[place : place + 64] = b"\xff" * 64
    path.write_bytes(content)


def test_a_damaged_room_is_named_to_the_operator(tmp_path: Path) -> None:
    path, note = tmp_path / "bombe.db", "x" * 90
    with (
        serving(tmp_path, BOMBE_LIMITS="0") as server,
        Person(server.url) as ada,
        Person(server.url) as bob,
    ):
        ada.make(game="closest", start=True)
        bob.make(game="closest", start=True)
        for n in range(100):  # more than a page
            bob.act(f"note {note}{n}")
        server.stop()
        damage_a_row(path, ada.room)
        damage_a_page(path, f"note {note}50")
        server.start()
        for person in (ada, bob, ada):
            with pytest.raises(Refusal):
                person.look()
        told = lines(server, "unreadable")
        assert len(told) == 2
        assert len({line["room"] for line in told}) == 2
        log = server.log.read_text()
        assert ada.room not in log
        assert bob.room not in log
        assert health(server).json()["unreadable"] == 2
        with client(server.url) as stranger:
            answer = stranger.get("/healthz", headers={"x-forwarded-for": "203.0.113.7"})
        assert "unreadable" not in answer.json()
        with Person(server.url) as eve:  # others play on
            eve.make(game="closest", start=True)
            eve.act("note well")
            eve.order("say hello")
