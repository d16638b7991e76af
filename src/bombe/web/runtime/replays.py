"""Matches that are over, told again: each made once, in another process, and kept as long as there
is room for it. All who want the same at the same time wait for one making."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, cast

import msgspec

from bombe.games import find
from bombe.table.archive import Kept
from bombe.table.retelling import Packed, Retold
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
        self._most = most
        self._bytes = 0
        self._made: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[tuple[object, int]]] = {}

    async def retold(self, kept: Kept) -> Retold:
        """A match told again, as it is kept now: its players' own words go with their room. Whether
        it is kept still is for the caller to see."""

        async def make() -> tuple[Retold, int]:
            game = find(_game_of(kept.text))
            made = msgspec.convert(await self._pool.retold(game, kept.text), Retold)
            return made, made.size

        # To digest a long text would take too long; under its id it can only become shorter.
        return cast(Retold, await self._once((kept.id, kept.at, len(kept.text)), make))

    async def page(self, told: Retold, page: int) -> Packed:
        """The steps of a page with whole views, as a list without its brackets."""

        async def make() -> tuple[Packed, int]:
            asked = told.page(page)
            made = msgspec.convert(await self._pool.whole(find(told.game), asked), Packed)
            return made, len(made.data) + 500

        return cast(Packed, await self._once((told.digest, page), make))

    async def drawn(
        self, told: Retold, by: str, step: int, listed: tuple[int, int], words: Words
    ) -> Any:
        """What a function of the pages, named as `module:mapping`, makes of a step."""

        async def make() -> tuple[Any, int]:
            asked = told.around(step, *listed) | dict(words)
            made = await self._pool.drawn(find(told.game), by, asked)
            return made, sum(map(len, made))

        return await self._once((told.digest, step, listed, words), make)

    async def _once(self, key: Hashable, make: Callable[[], Awaitable[tuple[Any, int]]]) -> object:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key][0]
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.ensure_future(self._keep(key, make))
            task.add_done_callback(lambda task: self._ended(key, task))
        # One who gives up waiting does not end it for the others.
        made, _ = await asyncio.shield(task)
        return made

    def _ended(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        self._making.pop(key, None)
        if not task.cancelled():
            task.exception()  # retrieved, since perhaps nobody waits for it any more

    async def _keep(
        self, key: Hashable, make: Callable[[], Awaitable[tuple[Any, int]]]
    ) -> tuple[object, int]:
        made, size = await make()
        self._made[key] = made, size
        self._bytes += size
        while self._bytes > self._most and self._made:
            _, (_, less) = self._made.popitem(last=False)
            self._bytes -= less
        return made, size


def _game_of(text: str) -> str:
    """The key of the game of a kept match."""
    if found := _GAME.match(text):
        return found[1]
    return msgspec.json.decode(text, type=_Facts).game
