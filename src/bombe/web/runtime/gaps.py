"""Work that takes the loop for a moment each time, such as a page or a bit of a long answer, and of
which one client can want very much. Who wants to do some waits for a turn: between any two turns
there is a gap, in which those who play are answered; and clients take turns, so that nobody waits
for all that another one wants."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bombe.web.runtime.fair_queue import FairQueue


@dataclass(eq=False)
class _Turn:
    payer: str
    come: asyncio.Future[None]
    room: str = ""


class Gaps:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds  # from one turn to the next, at least
        self._timer: asyncio.TimerHandle | None = None  # of the gap, while there is one
        self._queue: FairQueue[_Turn] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def paused(self) -> bool:
        """Whether there is a gap just now."""
        return self._timer is not None

    async def turn(self, whose: str) -> None:
        """Wait for a turn of this client's. It begins after everything that the loop has to do now,
        also where nobody waits: something was done for it already."""
        if self._timer is None:
            self._pause()
            await asyncio.sleep(0)
            self._pause()
            return
        turn = _Turn(whose, asyncio.get_running_loop().create_future())
        self._queue.put(turn)
        try:
            await turn.come
            self._pause()  # on a late loop it begins long after it was given
        finally:
            self._queue.drop(turn)  # who is gone needs none

    def _go_on(self) -> None:
        self._timer = None
        while turn := self._queue.take():
            if not turn.come.done():  # given up a moment ago
                turn.come.set_result(None)
                self._pause()
                return

    def _pause(self) -> None:
        """From now on it is nobody's turn for a while."""
        if self._timer:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._seconds, self._go_on)
