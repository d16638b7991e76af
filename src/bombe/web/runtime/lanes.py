"""The lanes of the pool: some processes each, what waits for them, and who goes next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bombe.text import Catalogue
from bombe.web.runtime import frames
from bombe.web.runtime.fair_queue import FairQueue
from bombe.web.runtime.frames import Call
from bombe.web.runtime.worker import Worker

DEALS_IN_A_ROW = 3  # before something else is done, if it waits

Habit = tuple[str, ...]  # what tasks have in common that take about as long


@dataclass(eq=False)
class Job:
    call: Call
    catalogue: Catalogue | None
    payer: str
    room: str
    habit: Habit | None
    seconds: float
    answer: asyncio.Future[Any]
    slow_worker: Worker | None = None  # that works on it in the slow lane

    @property
    def first(self) -> bool:
        return self.call.task == "deal"

    def framed(self, seconds: float) -> bytes:
        """The call, with so much processor time for it."""
        return frames.framed(msgspec.structs.replace(self.call, seconds=seconds))

    def settle(self, result: Any) -> None:
        if self.answer.done():  # the caller is gone
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


@dataclass(eq=False)
class Lane:
    """Some processes, and what waits for them."""

    size: int
    niceness: int
    memory: int = 0
    one_a_room: bool = False
    needs: Sequence[str] = ()  # modules that its processes import at once
    patient: bool = False  # counts processor time: on a busy machine all take long
    keeps_one: bool = False  # for deals
    thinking: int = 0
    others_thinking: int = 0
    idle: list[Worker] = field(default_factory=list)
    processes: int = 0  # that work, are idle, or are being started
    busy: set[str] = field(default_factory=set)  # rooms that have their one
    deals: FairQueue[Job] = field(default_factory=FairQueue)
    others: FairQueue[Job] = field(default_factory=FairQueue)
    deals_in_a_row: int = 0

    @property
    def waiting(self) -> int:
        return len(self.deals) + len(self.others)

    def queue(self, job: Job) -> FairQueue[Job]:
        return self.deals if job.first else self.others

    def begins(self, job: Job) -> bool:
        """Whether a process is free for it."""
        free = self.thinking < self.size if job.first else self._others_may
        return free and job.room not in self.busy

    @property
    def _others_may(self) -> bool:
        """Whether there is a process for what is no deal: the last one is kept for deals, since it
        is not known beforehand how long the others take."""
        most = max(1, self.size - 1) if self.keeps_one else self.size
        return self.thinking < self.size and self.others_thinking < most

    def next(self) -> Job | None:
        """What to begin now: deals first, since somebody waits for each; but not for ever."""
        if self.thinking >= self.size:
            return None
        first, second = self.deals, self.others
        if self.deals_in_a_row >= DEALS_IN_A_ROW:
            first, second = second, first
        job = self._from(first) or self._from(second)
        if job is not None:
            self.deals_in_a_row = self.deals_in_a_row + 1 if job.first else 0
            self.thinking += 1
            self.others_thinking += not job.first
            if self.one_a_room and job.room:
                self.busy.add(job.room)
        return job

    def _from(self, queue: FairQueue[Job]) -> Job | None:
        return queue.take(self.busy) if queue is self.deals or self._others_may else None

    @property
    def lacks_one(self) -> bool:
        """Whether what comes next would have to wait until a process is started."""
        return self.keeps_one and not self.idle and self.processes < self.size

    @property
    def is_cold(self) -> bool:
        """Whether its first process is still to be started."""
        return not self.processes

    @property
    def has_too_many(self) -> bool:
        """Whether one was started because another was not ready yet."""
        return self.processes > self.size

    def ended(self, job: Job) -> None:
        self.thinking -= 1
        self.others_thinking -= not job.first
        self.busy.discard(job.room)
