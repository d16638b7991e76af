"""What takes a while to make: each made once, and kept as long as there is room for it. All who
want the same at the same time wait for one making."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any


class Made:
    def __init__(self, most: int) -> None:
        self._most = most  # bytes of all that is kept
        self._bytes = 0
        self._made: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[tuple[Any, int]]] = {}

    def has(self, key: Hashable) -> bool:
        """Whether something is kept under a key, or is being made."""
        return key in self._made or key in self._making

    async def once(self, key: Hashable, make: Callable[[], Awaitable[tuple[Any, int]]]) -> Any:
        """What is kept under a key; else what `make` gives, with its size."""
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
    ) -> tuple[Any, int]:
        made, size = await make()
        self._made[key] = made, size
        self._bytes += size
        while self._bytes > self._most and self._made:
            _, (_, less) = self._made.popitem(last=False)
            self._bytes -= less
        return made, size
