"""Matches that are over, reviewed: each once, in other processes. Whoever asks gets at once what is
known by then: a review is worked out line by line, all of them roughly first, then in a short time,
and then what was not proved in it.

What was found is kept with the match, so that it is there at once after a restart, and what is told
of it in memory, as long as there is room for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

from bombe.game import Game
from bombe.table.archive import Kept
from bombe.table.reviewing import Written, packed, unpacked
from bombe.text import BadInput
from bombe.web.runtime.background import Background
from bombe.web.runtime.pool import Busy, Pool, Unthought
from bombe.web.runtime.store import Store, StoreDown

MOST_BYTES = 32_000_000  # of all that is kept
WAIT_SECONDS = 1.0  # for an answer with more in it
SHORT_SECONDS = 1.5  # of processor time for a line, at first
LONG_SECONDS = 10.0  # and for one that is not proved in it
MATCH_SECONDS = 60.0  # for all of these


@dataclass
class Known:
    """What is known of a match."""

    lines: list[Written] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    refused: Exception | None = None

    @property
    def more(self) -> bool:
        """Whether more is being worked out."""
        return self.task is not None and not self.task.done()

    @property
    def size(self) -> int:
        return sum(line.size for line in self.lines) + 1000


class Reviews:
    def __init__(
        self, store: Store, pool: Pool, background: Background, most: int = MOST_BYTES
    ) -> None:
        self._store = store
        self._pool = pool
        self._background = background
        self._most = most
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def of(self, game: Game[Any], kept: Kept, payer: str) -> Known:
        """What is known of a match by now, with some patience; `BadInput`, `Busy` or `Unthought`
        where there is nothing. Whether it is kept still, and its game has reviews, is for the
        caller to see."""
        known = self._known.get(kept.id)
        if known is None:
            known = self._known[kept.id] = Known()
            work = self._work(known, game, kept, payer)
            known.task = self._background.begin(work)
        self._known.move_to_end(kept.id)
        if known.task is not None and known.more:
            await asyncio.wait({known.task}, timeout=WAIT_SECONDS)
        if known.refused is not None:
            raise known.refused
        return known

    async def _work(self, known: Known, game: Game[Any], kept: Kept, payer: str) -> None:
        try:
            await self._review(known, game, kept, payer)
        except (BadInput, Busy, Unthought, StoreDown) as error:
            del self._known[kept.id]  # whoever asks next may have more luck
            known.refused = None if known.lines else error
        self._forget()

    async def _review(self, known: Known, game: Game[Any], kept: Kept, payer: str) -> None:
        pool = self._pool
        text = kept.text
        before = unpacked(await self._store.review(kept.id))
        known.lines = msgspec.convert(await pool.lines(game, text, payer), list[Written])
        if len(before) == len(known.lines):
            pairs = zip(known.lines, before, strict=True)
            known.lines = [replace(line, found=found) for line, found in pairs]
        each = min(LONG_SECONDS, MATCH_SECONDS / max(1, len(known.lines)))
        passes = ((False, 0.0), (False, min(SHORT_SECONDS, each)), (True, each))
        for thoroughly, seconds in passes:
            for n, line in enumerate(known.lines):
                if line.proved:
                    continue
                try:
                    better = await pool.review(
                        game, text, n, seconds, thoroughly, payer, line.found
                    )
                except Unthought:  # then what is known is all there is
                    continue
                known.lines[n] = msgspec.convert(better, Written)
            after = [line.found for line in known.lines]
            if after != before:
                await self._store.keep_review(kept.id, packed(known.lines))
                before = after

    def _forget(self) -> None:
        """Keep no more than there is room for; what is being worked on stays."""
        size = sum(known.size for known in self._known.values())
        for id, known in [*self._known.items()]:
            if size > self._most and not known.more:
                size -= known.size
                del self._known[id]
