"""A long log is folded bit by bit: others are served meanwhile."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from bombe.table.events import Renamed, Row, encode
from bombe.table.room import Room, folded
from bombe.web.runtime import folding
from bombe.web.runtime import rooms as rooms_module
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.store.sqlite import SQLite
from support.hosting import key, opened, run, until
from support.lone_room import Table
from support.with_tiny import closest  # noqa: F401 (fixture)

EVENTS = 2000


def long() -> Table:
    table = Table("turing_machine")
    table.start()
    for n in range(EVENTS):
        table.act(0, f"note A {n}")
    return table


async def loaded(data: Path, table: Table) -> tuple[Room | None, int]:
    """The room as it is loaded, and how often somebody else came in between."""
    store = SQLite(str(data / "bombe.db"))
    await store.open(lambda *_: None)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    assert await store.append(table.room.code, table.log)
    other = asyncio.create_task(others())
    await asyncio.sleep(0)
    try:
        calls = turns
        rows = await store.read(table.room.code)
        room = await folding.folded_on(folded(table.room.code, rows[:1]), rows)
        assert room == table.room
        between = turns - calls
        assert await folding.loaded(store, "ZZZZZZ") is None
        return await folding.loaded(store, table.room.code), between
    finally:
        other.cancel()
        await store.close()


def test_others_come_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folding, "SLICE", 0.0)  # after each row, whatever the machine is like
    monkeypatch.setattr(folding, "PAGE", 800)  # the last of three is not full
    table = long()
    room, between = asyncio.run(loaded(tmp_path, table))
    assert room == table.room
    assert between >= EVENTS


def test_a_log_of_whole_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = long()
    monkeypatch.setattr(folding, "PAGE", table.room.n)
    room, _ = asyncio.run(loaded(tmp_path, table))
    assert room == table.room


def test_a_long_log_waits_for_its_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it took the loop without a rest, nobody else's changes were written."""
    turns: Counter[str] = Counter()
    turn = Gaps.turn

    async def counted(self: Gaps, whose: str) -> None:
        turns[whose] += 1
        await turn(self, whose)

    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("turing_machine", "Ada", key(0), start=True)
            code = live.room.code
            for n in range(30):
                await rooms.act(live, 0, f"note A {n}", f"a{n}")
            rooms.drop(live)
            assert not turns
            assert (await rooms.find(code)).room == live.room
            # One page after the other, and what is short goes on at once.
            assert turns == {code: live.room.n - 1 - folding.FREE}

    monkeypatch.setattr(rooms_module, "GAP_SECONDS", 0.0)
    monkeypatch.setattr(folding, "SLICE", -1.0)
    monkeypatch.setattr(folding, "PAGE", 8)
    monkeypatch.setattr(Gaps, "turn", counted)
    run(work())


def test_what_another_process_writes_meanwhile_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            before = await rooms.make("closest", "Ada", key(0))
            code, n = before.room.code, before.room.n
            rooms.drop(before)
            rooms.store.shared = True
            row = Row(n + 1, before.room.at, encode(Renamed(who=0, name="Grace")).decode())

            async def overtaken(pool: Pool, room: Room) -> None:
                await rooms.store.append(code, [row])

            monkeypatch.setattr(rooms_module, "prepare", overtaken)
            live = await rooms.find(code)
            await until(lambda: live.room.members[0].name == "Grace")

    run(work())
