"""What a school teaches is made beside the loop, once for all who want it, and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import pytest

from bombe.game import Game
from bombe.games import GAMES
from bombe.web.runtime.background import Background
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.pool import Busy, Pool
from bombe.web.runtime.schools import BATCH, Schools, first_of

GAME = GAMES["turing_machine"]


class Slow:
    """A pool that makes things when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.go = asyncio.Event()
        self.busy = False

    async def taught(
        self, game: Game[Any], asked: Sequence[Any], payer: str, long: bool = False
    ) -> Any:
        self.asked.append((*asked,))
        assert long == (asked[0] == "streak")
        await self.go.wait()
        if self.busy:
            raise Busy
        return {"keys": [], "texts": {"en": []}, "digest": str(asked)}


def free() -> None:
    """Nobody pays."""


def school(pool: Slow, most: int = 1_000_000) -> Schools:
    return Schools(cast(Pool, pool), Background(), Entropy(), most)


def test_all_who_want_the_same_wait_for_one_making() -> None:
    async def run() -> None:
        pool = Slow()
        schools = school(pool)
        asks = [
            asyncio.ensure_future(schools.exercises(GAME, "reading", number, "a", free))
            for number in (1, 5, BATCH, BATCH + 1)
        ]
        await asyncio.sleep(0)
        asks[0].cancel()  # one who gives up does not end it for the others
        pool.go.set()
        found = await asyncio.gather(*asks[1:])
        assert found[0] is found[1]
        assert pool.asked == [
            ("exercises", "reading", 1, BATCH),
            ("exercises", "reading", 9, BATCH),
        ]
        assert await schools.exercises(GAME, "reading", 2, "b", free) is found[0]
        assert len(pool.asked) == 2

    asyncio.run(run())


def test_what_came_to_nothing_is_tried_again_and_what_is_too_much_forgotten() -> None:
    async def run() -> None:
        pool = Slow()
        pool.go.set()
        pool.busy = True
        schools = school(pool, most=2500)  # two small ones
        with pytest.raises(Busy):
            await schools.chapters(GAME, "a", free)
        pool.busy = False
        for number in (1, 9, 17, 9, 1):
            await schools.exercises(GAME, "reading", number, "a", free)
        made = [asked[2] for asked in pool.asked if asked[0] == "exercises"]
        assert made == [1, 9, 17, 1]

    asyncio.run(run())


def test_a_streak_is_begun_for_whoever_comes_in() -> None:
    async def run() -> None:
        pool = Slow()
        schools = school(pool)
        chapters = asyncio.ensure_future(schools.chapters(GAME, "a", free))
        while len(pool.asked) < 2:
            await asyncio.sleep(0)
        assert {asked[0] for asked in pool.asked} == {"chapters", "streak"}
        pool.go.set()
        await chapters
        seed, _ = await schools.streak(GAME)
        assert ("streak", seed) == next(asked for asked in pool.asked if asked[0] == "streak")
        await schools._background.end()

    asyncio.run(run())


def test_exercises_come_in_batches() -> None:
    assert [first_of(number) for number in (1, 8, 9, 16, 17)] == [1, 1, 9, 9, 17]
