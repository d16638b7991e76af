"""Players of one room on two processes: what one process writes must not undo the work of the other
again and again, until somebody waits for seconds or is told to try later."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count, pairwise
from pathlib import Path
from statistics import median

from support import servers
from support.playing import Wire, all_of, check_log, events_of, on_a_loop, table, until
from support.scaling import SOAK, scale
from support.serving import serving
from support.with_tiny import closest  # noqa: F401 (fixture)

OFF = {"BOMBE_LIMITS": "0"}
SEATS = 6
ROOMS = 10 if SOAK else 3
FIRST = 5  # notes of each seat, until both processes know that they are not alone
STRETCH = 20  # notes of each seat, among which its longest wait is looked for
ENOUGH = SEATS * ROOMS * scale(400, STRETCH)  # notes after these
MOST_BEFORE = 3 * SEATS  # notes of the room between two of a seat, where all take turns


class Scribbler:
    """A seat that writes notes as fast as they are acknowledged. Nobody else can make one
    impossible, so every refusal is a false one."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.acknowledged: list[str] = []

    async def write(self, stop: asyncio.Event) -> None:
        for n in count(1):
            if stop.is_set():
                return
            await self.wire.do(f"{n}", action=f"note {n}")
            self.acknowledged.append(f"{n}")


def longest_wait(writers: Sequence[int], seat: int) -> int:
    """How many notes were written in a room while a seat waited to write its next."""
    own = [-1, *(n for n, one in enumerate(writers) if one == seat), len(writers)]
    return max(two - one for one, two in pairwise(own))


@on_a_loop
async def test_nobody_starves_and_nobody_is_told_to_try_later(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    with (
        serving(tmp_path / "one", "--database", database, **OFF) as one,
        serving(tmp_path / "two", "--database", database, **OFF) as two,
    ):
        stop = asyncio.Event()
        rooms = []
        for _ in range(ROOMS):
            room, keys = await table(one.url, SEATS, game="closest")
            host = await Wire.open(one.url, room, keys[0])
            await host.do("start", order="start")
            wires = [
                await Wire.open(url, room, key)
                for key, url in zip(keys, [one.url, two.url] * SEATS, strict=False)
            ]
            rooms.append((room, [Scribbler(wire) for wire in wires]))
            await host.close()
        scribblers = [one for _, some in rooms for one in some]

        def written() -> list[int]:
            return [len(one.acknowledged) for one in scribblers]

        async with asyncio.TaskGroup() as group:
            for scribbler in scribblers:
                group.create_task(scribbler.write(stop))
            await until(lambda: min(written()) >= FIRST, "the first notes")
            before = written()
            for more in range(0, ENOUGH + 1, SEATS * ROOMS):  # the many of the soak take minutes
                enough = sum(before) + min(more + SEATS * ROOMS, ENOUGH)
                await until(lambda n=enough: sum(written()) >= n, "notes")  # type: ignore[misc]
            since = [two - one for one, two in zip(before, written(), strict=True)]
            stop.set()
        # Of few notes a busy machine gives one seat twice as many as another by chance.
        assert max(since) <= 2 * min(since) if SOAK else min(since)
        waits = []
        for room, some in rooms:
            events = await events_of(database, room)
            notes = [event["who"] for event, _ in events if "action" in event]
            size = min(STRETCH * SEATS, len(notes) - FIRST * SEATS)
            waits += [
                longest_wait(notes[start : start + size], seat)
                for start in range(FIRST * SEATS, len(notes) - size + 1, size)
                for seat in range(SEATS)
            ]
            check_log(
                events,
                [["start", *some[0].acknowledged]] + [one.acknowledged for one in some[1:]],
            )
        assert median(waits) <= MOST_BEFORE
        await all_of(*(one.wire.close() for one in scribblers))
