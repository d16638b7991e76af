"""What is asked of the store at the same moment is done together: the round trip and the commit
are what costs time, and one of them does for any number of rooms."""

from __future__ import annotations

import asyncio
from asyncio import Future, Task
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, Protocol, TypeVar

from bombe.web.runtime.store import StoreDown

MOST = 500  # rooms in one group, so that none waits for a very long one


class OfRoom(Protocol):
    @property
    def room(self) -> str: ...


Asked = TypeVar("Asked", bound=OfRoom)
Answer = TypeVar("Answer")


class Groups(Generic[Asked, Answer]):
    """Takes what is asked of the store one by one and hands it on in groups, some of them at a
    time. A group holds no room twice. What is answered by None goes into the next one again."""

    def __init__(
        self,
        do: Callable[[Sequence[Asked]], Awaitable[Sequence[Answer | Exception | None]]],
        most: int = MOST,
        at_a_time: int = 1,
    ) -> None:
        self._do = do
        self._most = most
        self._at_a_time = at_a_time
        self._waiting: list[tuple[Asked, Future[Answer]]] = []
        self._tasks: set[Task[None]] = set()
        self._closed = False

    async def ask(self, asked: Asked) -> Answer:
        if self._closed:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        future: Future[Answer] = loop.create_future()
        self._waiting.append((asked, future))
        if len(self._tasks) < self._at_a_time:
            # It begins after everything that the loop has to do now, which may ask too.
            self._tasks.add(loop.create_task(self._do_all()))
        return await future

    async def close(self) -> None:
        """Take no more, and wait until all that was taken is done."""
        self._closed = True
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _do_all(self) -> None:
        try:
            while group := self._next():
                outcomes = await self._outcomes([asked for asked, _ in group])
                again = []
                for (asked, future), outcome in zip(group, outcomes, strict=True):
                    if future.done():
                        pass  # the caller has been cancelled
                    elif outcome is None:
                        again.append((asked, future))
                    elif isinstance(outcome, Exception):
                        future.set_exception(outcome)
                    else:
                        future.set_result(outcome)
                self._waiting[:0] = again
        finally:
            # Here and not when the task is done: who asks until then must find it gone.
            self._tasks -= {asyncio.current_task()}

    def _next(self) -> list[tuple[Asked, Future[Answer]]]:
        group: dict[str, tuple[Asked, Future[Answer]]] = {}
        later = []
        for waiting in self._waiting:
            room = waiting[0].room
            if room in group or len(group) == self._most:
                later.append(waiting)
            else:
                group[room] = waiting
        self._waiting = later
        return [*group.values()]

    async def _outcomes(self, group: Sequence[Asked]) -> Sequence[Answer | Exception | None]:
        try:
            return await self._do(group)
        except StoreDown as error:
            if error.why != "corrupt" or len(group) == 1:
                return [StoreDown(str(error), error.why) for _ in group]
        except Exception as error:
            if len(group) == 1:
                return [error]
        # One of them cannot be done; the others must not suffer for it.
        return [outcome for asked in group for outcome in await self._outcomes([asked])]
