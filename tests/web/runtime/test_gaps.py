"""Turns with a gap after each, in which clients come after one another."""

from __future__ import annotations

import asyncio
import time

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


class Noted(Gaps):
    """Who has begun the last gap, and how long gaps were. The time of a turn is not measured: this
    process may be held up in the midst of one."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.lasted: list[float] = []
        self.began: tuple[float, asyncio.Task[None] | None] = (0.0, None)

    def _pause(self) -> None:
        self.began = (asyncio.get_running_loop().time(), asyncio.current_task())
        super()._pause()

    def _go_on(self) -> None:
        self.lasted.append(asyncio.get_running_loop().time() - self.began[0])
        super()._go_on()


def test_between_two_turns_is_a_gap_and_after_a_while_none() -> None:
    async def work() -> None:
        gaps = Noted(SECONDS)
        turns = 0

        async def wanted(n: int) -> None:
            nonlocal turns
            await gaps.turn(f"{n % 3}")
            assert gaps.began[1] is asyncio.current_task()  # the gap begins with the turn
            turns += 1

        async def late() -> None:
            """Much else to do now and then: some turns begin long after they were given."""
            for often in range(1000):
                if often % 5 in (0, 2):
                    time.sleep(SECONDS)
                await asyncio.sleep(0)
                if turns == 10:
                    return

        await asyncio.gather(late(), *map(wanted, range(10)))
        assert len(gaps.lasted) >= 9
        assert min(gaps.lasted) >= SECONDS / 2  # clocks of loops are coarse
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
