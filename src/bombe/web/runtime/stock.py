"""A few things that take a while to make, made before anybody asks for them. Who comes gets one at
once. What has been handed out may be handed out again, if many come at the same time; meanwhile one
after the other is replaced."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, TypeVar

SIZE = 8
FRESH_SECONDS = 0.5  # between two that are made, once there are enough

Item = TypeVar("Item")


class Stock(Generic[Item]):
    def __init__(
        self,
        make: Callable[[], Awaitable[Item]],
        begin: Callable[[Coroutine[Any, Any, None]], asyncio.Task[Any]],  # in the background
    ) -> None:
        self._make = make
        self._begin = begin
        self._items: deque[Item] = deque(maxlen=SIZE)
        self._first: asyncio.Future[None] | None = None  # until there are any
        self._making: asyncio.Task[Any] | None = None
        self._made = float("-inf")

    async def one(self) -> Item:
        """One of them; of the first, those who come wait for it together."""
        while not self._items:
            if self._first is None:
                self._first = asyncio.ensure_future(self._add())
                self._first.add_done_callback(self._tried)
            await asyncio.shield(self._first)
        item = self._items[0]
        self._items.rotate(-1)
        self._replace()
        return item

    def _tried(self, first: asyncio.Future[None]) -> None:
        self._first = None
        if not first.cancelled():
            first.exception()  # retrieved: those who waited have it

    async def _add(self) -> None:
        item = await self._make()
        # The oldest has just been handed out, and is the last in line.
        if len(self._items) == SIZE:
            self._items.pop()
        self._items.appendleft(item)
        self._made = asyncio.get_running_loop().time()

    def _replace(self) -> None:
        now = asyncio.get_running_loop().time()
        fresh = len(self._items) == SIZE and now - self._made < FRESH_SECONDS
        if not fresh and (self._making is None or self._making.done()):
            self._making = self._begin(self._add())
