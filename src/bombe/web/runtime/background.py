"""Work that nobody waits for, all of which ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bombe.text import BadInput
from bombe.web.logging import journal
from bombe.web.runtime.pool import Busy, Unthought
from bombe.web.runtime.store import StoreDown


class Background:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def begin_quietly(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.begin(quietly(work))
        task.add_done_callback(lambda _: work.close())  # it may have been ended before it began
        return task

    async def end(self) -> None:
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def quietly(work: Coroutine[Any, Any, Any]) -> None:
    """Do background work: a failure is logged, and the work is done another time."""
    try:
        await work
    except (StoreDown, BadInput, Busy, Unthought) as error:
        journal.warning("undone", kind=type(error).__name__)
    except Exception as error:
        journal.failed(error, "undone")
