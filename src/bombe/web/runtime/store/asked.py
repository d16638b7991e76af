"""What is asked of a store about one room, so that it can be done together with what is asked about
others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bombe.table.archive import Kept
from bombe.table.events import Row

Picture = tuple[str, bytes]  # its key in the room, and what it is


@dataclass(frozen=True, slots=True)
class Append:
    """What one `append` wants to write."""

    room: str
    rows: Sequence[Row]
    kept: Sequence[Kept]
    pictures: Sequence[Picture] = ()
    without: Sequence[str] = ()

    def __post_init__(self) -> None:
        # A caller that retries after a refusal would retry these for ever.
        first = self.rows[0].n if self.rows else 0
        if not self.rows or [row.n - first for row in self.rows] != [*range(len(self.rows))]:
            raise ValueError("rows that do not follow each other")
        must_be_storable(self.room, *[row.text for row in self.rows])
        if self.pictures or self.without:
            must_be_storable(*(key for key, _ in self.pictures), *self.without)
        if self.kept:
            if len({kept.id for kept in self.kept}) < len(self.kept):
                raise ValueError("a match that is kept twice")
            for kept in self.kept:
                must_be_storable(kept.id, kept.room, kept.text)

    @property
    def before(self) -> int:
        """The number of the row that must be the room's last now; 0 if there must be no room."""
        return self.rows[0].n - 1


@dataclass(frozen=True, slots=True)
class Read:
    """What one `read` of a room that goes on wants to know."""

    room: str
    after: int


Decide = Callable[[Sequence[Row]], Append | None]


@dataclass(slots=True)
class Next:
    """What one `append_next` wants: to say what is written after what has been written so far."""

    room: str
    after: int
    decide: Decide
    missed: int = 0  # how often others had the room when we looked
    waited: int = 0  # how often it was waited for in vain


def storable(*texts: str) -> bool:
    """Whether both stores can hold the texts. PostgreSQL has no NUL, and neither has a lone
    surrogate. Text in JSON has none of them."""
    return all("\0" not in text and (text.isascii() or _encodable(text)) for text in texts)


def must_be_storable(*texts: str) -> None:
    if not storable(*texts):
        raise ValueError("text with a NUL or a lone surrogate")


def _encodable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
