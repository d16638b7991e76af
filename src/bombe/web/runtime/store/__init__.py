"""Where rooms are kept: an append-only log for each, and the matches that have ended.

Two stores implement this protocol, SQLite for one process and PostgreSQL for many. Their users
rely only on what is stated here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.table.messages import Trouble
from bombe.text import BadInput, T, quoted
from bombe.web.runtime.store.ages import Ages
from bombe.web.runtime.store.asked import Append, Decide, Picture


@dataclass(frozen=True, slots=True)
class Summary:
    """A room as `bombe rooms list` shows it."""

    room: str
    rows: int
    first: int  # when its first row was written
    last: int


class StoreDown(Exception):
    """The store cannot be reached. What was being written may have been kept or not: read again."""

    def __init__(self, says: str, why: Trouble = "unreachable") -> None:
        super().__init__(says)
        self.why = why


MOST_ROWS = (1 << 31) - 1  # all that there are
Heard = Callable[[str, str], None]  # room ("" when every room may have changed), message

__all__ = ["Append", "Decide", "Heard", "Picture", "Store", "StoreDown", "Summary", "store_at"]


class Store(Protocol):
    shared: bool  # whether other processes may write to it too
    ages: Ages

    async def open(self, heard: Heard) -> None:
        """Be ready, with the newest schema. From now on `heard(room, "57")` is called, on the loop,
        when another process has appended rows to a room, the last of them number 57, `heard(room,
        "")` when it has removed the room, `heard(room, message)` for what it told, and `heard("",
        "")` when such news may have been missed."""
        ...

    async def close(self) -> None: ...

    async def read(self, room: str, after: int = 0, most: int = MOST_ROWS) -> list[Row]:
        """The first `most` rows of a room with numbers above `after`, in order."""
        ...

    async def append(
        self,
        room: str,
        rows: Sequence[Row],
        kept: Sequence[Kept] = (),
        pictures: Sequence[Picture] = (),
        without: Sequence[str] = (),
    ) -> bool:
        """Write rows that follow each other, and with them, at once or not at all, matches that
        they end, pictures that they put into the room, and `without` those that they take out.
        True: it will be there after a power failure. False: one of the numbers or of the matches'
        ids is taken already, or rows before these are missing, as when the room has been removed,
        or another process is just writing to the room; nothing was written. Text with a NUL or a
        lone surrogate is a `ValueError`."""
        ...

    async def append_next(self, room: str, after: int, decide: Decide) -> bool:
        """Wait for the room's turn, and append what `decide` makes of its rows with numbers above
        `after`, to which nobody adds meanwhile; nothing if it is None. `decide` may be asked more
        than once, and what counts is what it said last; what it raises is raised. True and False
        as with `append`, but that False is rare: the turn was lost, because we took too long."""
        ...

    async def picture(self, room: str, key: str) -> bytes | None:
        """A picture that was put into a room. They go with their room."""
        ...

    async def picture_bytes(self) -> int:
        """How much the pictures of all rooms take."""
        ...

    async def tell(self, room: str, message: str) -> None:
        """Tell the other processes something that is not worth keeping; at most 200 characters."""
        ...

    async def kept(self, id: str) -> Kept | None: ...

    async def keep(self, kept: Kept) -> bool:
        """Keep a match by itself, such as one that is imported; False if its id is taken."""
        ...

    async def review(self, id: str) -> bytes | None:
        """What was found out about a match that has ended. It goes with the match."""
        ...

    async def keep_review(self, id: str, data: bytes) -> bool:
        """Keep that, in the place of what was kept before; False if the match is not there."""
        ...

    async def rooms(self) -> list[Summary]:
        """Every room, the one with the newest row first."""
        ...

    async def matches(self) -> list[Kept]:
        """Every match that has ended, newest first."""
        ...

    async def remove(self, room: str) -> bool:
        """Forget a room, and let the others hear of it. Matches that ended in it stay."""
        ...

    async def forget(self, id: str) -> bool:
        """Forget a match that has ended."""
        ...

    async def expire(self, before: int) -> list[str]:
        """Forget every room whose last row was written before that time, as the clock had it then;
        which these were."""
        ...

    async def remove_unchanged(self, rooms: Sequence[tuple[str, int]]) -> list[str]:
        """Forget those of the rooms whose logs are not longer than that, in parts, and let the
        others hear of it; which these were."""
        ...

    async def ping(self) -> None:
        """Raises `StoreDown` when nothing could be written now. It tries: this costs a commit."""
        ...


def store_at(address: str, read_only: bool = False) -> Store:
    """The store that an address names: sqlite:///PATH or postgresql://… It can be opened for
    reading while a server writes."""
    scheme, colon, rest = address.partition("://")
    if colon and scheme == "sqlite" and len(rest) > 1 and rest.startswith("/"):
        from bombe.web.runtime.store.sqlite import SQLite

        # sqlite:///name is relative, sqlite:////name absolute
        return SQLite(rest[1:], read_only=read_only)
    if colon and scheme in ("postgresql", "postgres"):
        from bombe.web.runtime.store.postgres import PostgreSQL

        return PostgreSQL(address)
    raise BadInput(
        T(
            "{address} is not a database: write sqlite:///PATH or postgresql://USER@HOST/NAME",
            # An address may hold a password.
            address=quoted(f"{scheme}://…" if colon else address),
        )
    )
