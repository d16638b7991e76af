"""Matches that are over, told again: each made once, in another process, and kept as long as there
is room for it."""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec

from bombe.games import find
from bombe.table.archive import Kept
from bombe.table.retelling import Packed, Retold
from bombe.web.runtime.made import Made
from bombe.web.runtime.pool import Pool

MOST_BYTES = 64_000_000  # of all that is kept
# How a kept match begins. To read the whole of a long one takes too long for the loop.
_GAME = re.compile(r'\{"bombe":\d+,"game":"([^"\\]+)"')

Words = tuple[tuple[str, Any], ...]  # what else it is told, by name


class _Facts(msgspec.Struct):
    game: str


class Replays:
    def __init__(self, pool: Pool, most: int = MOST_BYTES) -> None:
        self._pool = pool
        self._made = Made(most)

    async def retold(self, kept: Kept) -> Retold:
        """A match told again, as it is kept now: its players' own words go with their room. Whether
        it is kept still is for the caller to see."""

        async def make() -> tuple[Retold, int]:
            game = find(_game_of(kept.text))
            made = msgspec.convert(await self._pool.retold(game, kept.text), Retold)
            return made, made.size

        # To digest a long text would take too long; under its id it can only become shorter.
        return cast(Retold, await self._made.once((kept.id, kept.at, len(kept.text)), make))

    async def page(self, told: Retold, page: int) -> Packed:
        """The steps of a page with whole views, as a list without its brackets."""

        async def make() -> tuple[Packed, int]:
            asked = told.page(page)
            made = msgspec.convert(await self._pool.whole(find(told.game), asked), Packed)
            return made, len(made.data) + 500

        return cast(Packed, await self._made.once((told.digest, page), make))

    async def drawn(
        self, told: Retold, by: str, step: int, listed: tuple[int, int], words: Words
    ) -> Any:
        """What a function of the pages, named as `module:mapping`, makes of a step."""

        async def make() -> tuple[Any, int]:
            asked = told.around(step, *listed) | dict(words)
            made = await self._pool.drawn(find(told.game), by, asked)
            return made, sum(map(len, made))

        return await self._made.once((told.digest, step, listed, words), make)


def _game_of(text: str) -> str:
    """The key of the game of a kept match."""
    if found := _GAME.match(text):
        return found[1]
    return msgspec.json.decode(text, type=_Facts).game
