"""How old rooms and matches are, by the time that servers have lived on the store.

Clocks jump: a room that was used yesterday looks a month old, or as if it came from next year. So
age is not a difference of two times of day. Every server counts by a clock that nobody can set, and
the store keeps how far they have come together. From time to time what has changed since is given
the store's age of that moment; what was not looked at yet has none, and is not old.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bombe.table.archive import Kept

HOUR = 3_600_000
# What may be left of players' own words in a match that is kept.
SEEN, ANY = 1, 2  # what others saw while it was played; anything
BATCH = 500  # ages that are written in one transaction; appends wait for no more
MATCHES = 20  # that are read at once to be cleaned


@dataclass(frozen=True, slots=True)
class Cleaned:
    """A match from which words were taken."""

    id: str
    text: str | None  # None: there were none to take
    words: int  # what may be left


class Ages(Protocol):
    async def grow(self, lived: int) -> int:
        """The age of the store in milliseconds, which is at least this. Rooms that have changed
        since they were last looked at, and new matches, are of that age from now on."""
        ...

    async def rooms(self, before: int) -> list[tuple[str, int]]:
        """The rooms that have not changed since the store was that old, and how long their logs
        are."""
        ...

    async def matches(self, before: int) -> list[str]:
        """The ids of matches that were there when the store was that old."""
        ...

    async def wordy(self) -> list[tuple[Kept, bool]]:
        """Some matches that may hold words which must go, and whether their room is there."""
        ...

    async def unword(self, cleaned: Sequence[Cleaned]) -> None:
        """Keep matches as they are now, and leave nothing of what was taken out."""
        ...
