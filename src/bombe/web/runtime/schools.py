"""The schools of games: what they teach, made in other processes, each part once and kept as long
as there is room for it. Exercises are made and told some at a time, so that a series goes on where
a connection is lost, and everybody who is at the same place gets what was made for the first.
Streaks, which take longer, are made before anybody asks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from bombe.game import Game
from bombe.table.teaching import Taught
from bombe.web.runtime.background import Background
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.made import Made
from bombe.web.runtime.pool import Busy, Pool, Unthought
from bombe.web.runtime.stock import Stock

BATCH = 8  # exercises at a time
MOST_BYTES = 32_000_000  # of all that is kept
STREAKS = 1_000_000  # different ones

Pay = Callable[[], None]  # raises where somebody has had too much made


class Schools:
    def __init__(
        self, pool: Pool, background: Background, entropy: Entropy, most: int = MOST_BYTES
    ) -> None:
        self._pool = pool
        self._background = background
        self._entropy = entropy
        self._made = Made(most)
        self._streaks: dict[str, Stock[tuple[int, Taught]]] = {}  # of each game

    async def chapters(self, game: Game[Any], payer: str, pay: Pay) -> Taught:
        """What it teaches. A streak takes longest to make, and may be wanted soon: it is begun."""
        if game.key not in self._streaks:
            self._background.begin_quietly(self._first_streak(game))
        return await self._taught(game, payer, pay, "chapters")

    async def exercises(
        self, game: Game[Any], chapter: str, number: int, payer: str, pay: Pay
    ) -> Taught:
        """Those that come at a time with the exercise of this number."""
        return await self._taught(game, payer, pay, "exercises", chapter, first_of(number), BATCH)

    async def streak(self, game: Game[Any]) -> tuple[int, Taught]:
        """A streak, and the seed that it was made from."""

        async def make() -> tuple[int, Taught]:
            seed = self._entropy.seed() % STREAKS
            made = await self._pool.taught(game, ("streak", seed), "", long=True)
            return seed, msgspec.convert(made, Taught)

        if game.key not in self._streaks:
            self._streaks[game.key] = Stock(make, self._background.begin_quietly)
        return await self._streaks[game.key].one()

    async def _first_streak(self, game: Game[Any]) -> None:
        with suppress(Busy, Unthought):  # who asks for one makes it then
            await self.streak(game)

    async def _taught(self, game: Game[Any], payer: str, pay: Pay, *asked: Any) -> Taught:
        async def make() -> tuple[Taught, int]:
            made = msgspec.convert(await self._pool.taught(game, asked, payer), Taught)
            return made, made.size

        key = (game.key, *asked)
        if not self._made.has(key):  # what all pupils of a class ask for is made for the first
            pay()
        found: Taught = await self._made.once(key, make)
        return found


def first_of(number: int) -> int:
    """The number of the first of those that come at a time with this one."""
    return (number - 1) // BATCH * BATCH + 1
