"""Rooms with long logs, written into a server's database before it is started: to play them would
take minutes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from bombe.chance import Chance
from bombe.match import Match
from bombe.table import commands, seating
from bombe.table.archive import Kept
from bombe.table.codes import digest
from bombe.table.events import Event, Row, encode
from bombe.web.runtime.store.sqlite import SQLite

KEY = "key-number-00000000000"  # of the host


class Log:
    """A room without a server, and its log."""

    def __init__(self, code: str, game: str) -> None:
        self.at = int(time.time() * 1000)  # servers forget rooms that are old
        self.room, events = commands.made(code, self.at, game, "Ada", digest(code, KEY), ())
        self.rows = [Row(n, self.at, encode(event).decode()) for n, event in enumerate(events, 1)]
        self.kept: list[Kept] = []

    def post(self, events: list[Event]) -> None:
        change = commands.happened(self.room, events, self.at, Chance)
        self.room = change.room
        self.rows += change.rows
        self.kept += change.ended

    def play(self, seats: int, actions: list[str]) -> None:
        for n in range(1, seats):
            self.post(commands.joined(self.room, "", digest(self.room.code, f"{KEY}{n}")))
        seated = seating.seated(self.room, 0)
        deal = Match.new(self.room.game, seated.dealt, seats, 1).deal
        self.post(seating.started(self.room, 0, seated, deal, [], f"match-{self.room.code}"))
        for action in actions:
            for who in range(seats):
                self.post(commands.acted(self.room, who, action, ""))


def write(data: Path, *logs: Log) -> None:
    """Into the database of a server with this folder."""

    async def written() -> None:
        store = SQLite(data / "bombe.db")
        await store.open(lambda *_: None)
        for log in logs:
            assert await store.append(log.room.code, log.rows, log.kept)
        await store.close()

    data.mkdir(parents=True, exist_ok=True)
    asyncio.run(written())
