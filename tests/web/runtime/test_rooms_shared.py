"""Rooms that two processes write to: they take turns as long as both do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import MOST_ROWS, Decide, Picture
from bombe.web.runtime.store.postgres import PostgreSQL
from support import servers
from support.hosting import key, opened, run, until
from support.with_tiny import closest  # noqa: F401 (fixture)


class Counted(PostgreSQL):
    """A store that knows what was asked of it, and can be made deaf."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.asked: list[str] = []
        self.deaf = False

    async def read(self, room: str, after: int = 0, most: int = MOST_ROWS) -> list[Row]:
        self.asked.append("read")
        return await super().read(room, after, most)

    async def append(
        self,
        room: str,
        rows: Sequence[Row],
        kept: Sequence[Kept] = (),
        pictures: Sequence[Picture] = (),
        without: Sequence[str] = (),
    ) -> bool:
        self.asked.append("append")
        return await super().append(room, rows, kept, pictures, without)

    async def append_next(self, room: str, after: int, decide: Decide) -> bool:
        self.asked.append("turn")
        return await super().append_next(room, after, decide)

    def _hear(self, *news: object) -> None:
        if not self.deaf:
            super()._hear(*news)  # type: ignore[arg-type]


def test_turns_are_taken_as_long_as_others_write(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    here, there = Counted(database), Counted(database)
    here.deaf = there.deaf = True

    async def work() -> None:
        async with (
            opened(tmp_path, store=here) as ours,
            opened(tmp_path, store=there) as theirs,
        ):
            mine = await ours.make("closest", "Ada", key(0), start=True)
            other = await theirs.find(mine.room.code)
            here.asked.clear()
            there.asked.clear()

            await ours.act(mine, 0, "note 1", "1")  # nobody else writes
            assert here.asked == ["append"]
            await theirs.act(other, 0, "note 2", "2")  # we have, and it did not hear of it
            assert there.asked == ["append", "turn"]
            await theirs.act(other, 0, "note 3", "3")  # we might go on
            assert there.asked == ["append", "turn", "turn"]
            await theirs.act(other, 0, "note 4", "4")  # but we did not
            assert there.asked == ["append", "turn", "turn", "append"]

            here.asked.clear()
            there.asked.clear()
            for n in range(10):
                await ours.act(mine, 0, f"note {n}", f"mine {n}")
                await theirs.act(other, 0, f"note {n}", f"theirs {n}")
            assert here.asked == there.asked == ["append", *["turn"] * 10]
            log = await here.read(mine.room.code)
            assert len(log) == other.room.n
            assert sum('"note ' in row.text for row in log) == 24

    run(work())


def test_news_of_what_is_known_already_are_not_read(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    here, there = Counted(database), Counted(database)
    there.deaf = True

    async def work() -> None:
        async with (
            opened(tmp_path, store=here) as ours,
            opened(tmp_path, store=there) as theirs,
        ):
            mine = await ours.make("closest", "Ada", key(0), start=True)
            other = await theirs.find(mine.room.code)
            there.asked.clear()
            await ours.act(mine, 0, "note 1", "1")
            await theirs.act(other, 0, "note 2", "2")
            await until(lambda: mine.room.n == other.room.n)  # we have heard of it, and read
            there.asked.clear()
            for n in range(1, other.room.n + 1):
                theirs._heard(other.room.code, str(n))
            assert not other.stale
            theirs._heard(other.room.code, str(other.room.n + 1))
            assert other.stale
            await until(lambda: not other.stale)
            assert there.asked == ["read"]
            await asyncio.sleep(0)

    run(work())
