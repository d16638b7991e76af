"""Why something follows in matches that are over: each claim is worked out once, in another
process, and kept as long as there is room for it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from bombe.game import Game
from bombe.table.archive import Kept
from bombe.table.retelling import Packed
from bombe.web.runtime.pool import Pool

MOST = 4096  # claims that are kept, of some kilobytes each
SECONDS = 3.0  # of processor time, after which steps are no longer made as simple as they can be
Told = dict[str, Packed]  # in each language


class Whys:
    def __init__(self, pool: Pool, most: int = MOST) -> None:
        self._pool = pool
        self._most = most
        self._known: OrderedDict[tuple[str, int, str], Told] = OrderedDict()

    async def of(self, game: Game[Any], kept: Kept, n: int, claim: str, payer: str) -> Told:
        """What is told of a claim; `BadInput`, `Busy` or `Unthought` where there is nothing.
        Whether the match is kept still, and its game has reasons, is for the caller to see."""
        asked = kept.id, n, claim
        known = self._known.get(asked)
        if known is None:
            found = await self._pool.why(game, kept.text, n, claim, SECONDS, payer)
            known = self._known[asked] = msgspec.convert(found, Told)
        self._known.move_to_end(asked)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        return known
