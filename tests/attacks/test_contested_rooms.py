"""Players of one room on two processes: what one process writes must not undo the work of the other
again and again, until somebody waits for seconds or is told to try later."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

from support import servers
from support.playing import Wire, all_of, check_log, events_of, on_a_loop, table, until
from support.scaling import SOAK, scale
from support.serving import serving
from support.with_tiny import closest  # noqa: F401 (fixture)

OFF = {"BOMBE_LIMITS": "0"}
SEATS = 6
ROOMS = 10 if SOAK else 3
ENOUGH = SEATS * ROOMS * scale(400)


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

        def done() -> int:
            return sum(len(one.acknowledged) for one in scribblers)

        async with asyncio.TaskGroup() as group:
            for scribbler in scribblers:
                group.create_task(scribbler.write(stop))
            for enough in range(SEATS * ROOMS, ENOUGH + 1, SEATS * ROOMS):
                await until(lambda n=enough: done() >= n, "notes")  # type: ignore[misc]
            least, most = (pick(len(one.acknowledged) for one in scribblers) for pick in (min, max))
            stop.set()
        # Processes share the processors as they can; that some seat waits for all others shows.
        assert most <= 5 * least if SOAK else least
        for room, some in rooms:
            check_log(
                await events_of(database, room),
                [["start", *some[0].acknowledged]] + [one.acknowledged for one in some[1:]],
            )
        await all_of(*(one.wire.close() for one in scribblers))
