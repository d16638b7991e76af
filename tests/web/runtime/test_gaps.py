"""Turns with a gap after each, in which clients come after one another."""

from __future__ import annotations

import asyncio
import time
from itertools import pairwise

from bombe.web.runtime.gaps import Gaps
from support.hosting import run

SECONDS = 0.002


def test_nobody_waits_for_all_that_another_wants() -> None:
    done: list[str] = []

    async def work() -> None:
        gaps = Gaps(SECONDS)

        async def wanted(whose: str) -> None:
            await gaps.turn(whose)
            done.append(whose)

        async with asyncio.TaskGroup() as group:
            for whose in [*["eve"] * 20, "ada", "bob", "ada"]:
                group.create_task(wanted(whose))
        assert gaps.waiting == 0

    run(work())
    assert done[:6] == ["eve", "eve", "ada", "bob", "eve", "ada"]
    assert done[6:] == ["eve"] * 17


def test_between_two_turns_is_a_gap_and_after_a_while_none() -> None:
    async def work() -> None:
        gaps, loop = Gaps(SECONDS), asyncio.get_running_loop()
        times = []

        async def wanted(n: int) -> None:
            await gaps.turn(f"{n % 3}")
            times.append(loop.time())

        async def late() -> None:
            """Much else to do now and then: some turns begin long after they were given."""
            for often in range(1000):
                if often % 5 in (0, 2):
                    time.sleep(SECONDS)
                await asyncio.sleep(0)
                if len(times) == 10:
                    return

        await asyncio.gather(late(), *map(wanted, range(10)))
        waits = [two - one for one, two in pairwise(times)]
        assert min(waits) >= SECONDS / 2  # clocks of loops are coarse
        while gaps._timer:
            await asyncio.sleep(SECONDS)
        alone = asyncio.ensure_future(gaps.turn("ada"))
        await asyncio.sleep(0)
        assert not alone.done()  # what was done before is not part of it
        await asyncio.sleep(0)
        assert alone.done()

    run(work())


def test_who_gives_up_makes_place() -> None:
    async def work() -> None:
        gaps = Gaps(SECONDS)
        await gaps.turn("eve")
        given_up = [asyncio.ensure_future(gaps.turn("eve")) for _ in range(5)]
        ada = asyncio.ensure_future(gaps.turn("ada"))
        await asyncio.sleep(0)
        assert gaps.waiting == 6
        for one in given_up:
            one.cancel()
        gaps._go_on()  # before they notice
        await ada
        assert gaps.waiting == 0

    run(work())
