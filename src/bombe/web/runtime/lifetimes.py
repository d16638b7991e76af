"""Forgets what has been kept for long enough: rooms, matches, and words in matches.

What counts is the time that servers have lived on the store (see `store.ages`): neither a clock
that jumps nor a month in which no server ran makes anything old.
"""

from __future__ import annotations

import asyncio

from bombe.table.archive import Kept, unworded
from bombe.web.logging import journal
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.store import Store
from bombe.web.runtime.store.ages import SEEN, Cleaned

DAY = 86_400_000  # milliseconds
ASLEEP = 5  # chores that did not come: a process was stopped, and did not live meanwhile
JUMP = 5_000  # milliseconds by which a clock is no longer merely inexact


class Lifetimes:
    def __init__(
        self, store: Store, entropy: Entropy, chore: float, rooms: float, matches: float
    ) -> None:
        """Rooms and matches are kept for so many days; those of 0 days for ever. `chore` is how
        many seconds there are from one look to the next."""
        self._store = store
        self._entropy = entropy
        self._chore = chore
        self._days = (rooms, matches)
        self._lived = 0  # as far as this process knows
        self._looked = entropy.steady()
        self._jump = 0

    async def look(self) -> list[str]:
        """Forget what is old enough; the rooms that are gone. What was forgotten is counted in the
        log, without a word of what it was."""
        self._watch_the_clock()
        now = self._entropy.steady()
        passed = min(now - self._looked, ASLEEP * self._chore)
        self._lived = await self._store.ages.grow(self._lived + int(passed * 1000))
        self._looked = now
        rooms, matches = self._days
        gone: list[str] = []
        forgotten = 0
        if rooms:
            old = await self._store.ages.rooms(self._lived - int(rooms * DAY))
            gone = await self._store.remove_unchanged(old)
        if matches:
            for id in await self._store.ages.matches(self._lived - int(matches * DAY)):
                forgotten += await self._store.forget(id)
        if gone or forgotten:
            journal.info("expired", rooms=len(gone), matches=forgotten)
        await self.clean()
        return gone

    async def clean(self) -> None:
        """Take words out of matches that are kept: those that only their author saw, and where the
        room is gone those that others saw too."""
        changed = 0
        while some := await self._store.ages.wordy():
            cleaned = await asyncio.to_thread(_cleaned, some)  # a log may be long
            await self._store.ages.unword(cleaned)
            changed += sum(one.text is not None for one in cleaned)
        if changed:
            journal.info("cleaned", matches=changed)

    def _watch_the_clock(self) -> None:
        """Say when the machine's clock has jumped. Ours goes on as it was until the next start."""
        jump = self._entropy.jump()
        if abs(jump - self._jump) > JUMP:
            journal.warning("clock jumped", seconds=round((jump - self._jump) / 1000))
            self._jump = jump


def _cleaned(matches: list[tuple[Kept, bool]]) -> list[Cleaned]:
    cleaned = []
    for kept, there in matches:
        text = unworded(kept.text, seen=not there)
        cleaned.append(Cleaned(kept.id, None if text == kept.text else text, SEEN if there else 0))
    return cleaned
