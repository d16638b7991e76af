"""Appends that wait at the same moment are written together: the commit is what costs time, and
one commit makes any number of them safe."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import Picture, StoreDown

MOST = 500  # appends in one group, so that none waits for a very long one


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


Write = Callable[[Sequence[Append]], Awaitable[Sequence[bool]]]


class Groups:
    """Takes appends one by one and hands them on in groups, one group at a time. A group holds
    no room twice."""

    def __init__(self, write: Write) -> None:
        self._write = write
        self._waiting: list[tuple[Append, Future[bool]]] = []
        self._task: Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> bool:
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        future: Future[bool] = loop.create_future()
        self._waiting.append((append, future))
        if self._task is None:
            # It begins after everything that the loop has to do now, which may append too.
            self._task = loop.create_task(self._write_all())
        return await future

    async def close(self) -> None:
        """Take no more, and wait until all that was taken is written."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write_all(self) -> None:
        try:
            while group := self._next():
                outcomes = await self._outcomes([append for append, _ in group])
                for (_, future), outcome in zip(group, outcomes, strict=True):
                    if future.done():
                        pass  # the caller has been cancelled
                    elif isinstance(outcome, Exception):
                        future.set_exception(outcome)
                    else:
                        future.set_result(outcome)
        finally:
            self._task = None

    def _next(self) -> list[tuple[Append, Future[bool]]]:
        group: dict[str, tuple[Append, Future[bool]]] = {}
        later = []
        for waiting in self._waiting:
            room = waiting[0].room
            if room in group or len(group) == MOST:
                later.append(waiting)
            else:
                group[room] = waiting
        self._waiting = later
        return [*group.values()]

    async def _outcomes(self, group: Sequence[Append]) -> Sequence[bool | Exception]:
        try:
            return await self._write(group)
        except StoreDown as error:
            if error.why != "corrupt" or len(group) == 1:
                return [StoreDown(str(error), error.why) for _ in group]
        except Exception as error:
            if len(group) == 1:
                return [error]
        # One of them cannot be written; the others must not suffer for it.
        return [outcome for append in group for outcome in await self._outcomes([append])]


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
