"""Who goes next: each payer in turn, and of each payer each room in turn.

However much one of them wants, the others wait for one task of theirs only.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator
from typing import Generic, Protocol, TypeVar


class Payable(Protocol):
    @property
    def payer(self) -> str: ...

    @property
    def room(self) -> str: ...


Job = TypeVar("Job", bound=Payable)


class FairQueue(Generic[Job]):
    def __init__(self) -> None:
        # In the order in which they are served; who was served goes to the end.
        self._payers: dict[str, dict[str, deque[Job]]] = {}
        self._of: dict[str, int] = {}  # payer -> how many wait

    def __len__(self) -> int:
        return sum(self._of.values())

    def __iter__(self) -> Iterator[Job]:
        for rooms in self._payers.values():
            for jobs in rooms.values():
                yield from jobs

    def waiting(self, payer: str) -> int:
        return self._of.get(payer, 0)

    def put(self, job: Job) -> None:
        self._payers.setdefault(job.payer, {}).setdefault(job.room, deque()).append(job)
        self._of[job.payer] = self.waiting(job.payer) + 1

    def take(self, but: Container[str] = ()) -> Job | None:
        """The next one, but not of these rooms."""
        for payer, rooms in self._payers.items():
            for room, jobs in rooms.items():
                if room not in but:
                    job = jobs[0]
                    self.drop(job)
                    if room in rooms:  # more of it waits, and of others first
                        rooms[room] = rooms.pop(room)
                    if payer in self._payers:
                        self._payers[payer] = self._payers.pop(payer)
                    return job
        return None

    def drop(self, job: Job) -> bool:
        """Let one go that waits; False when it does not."""
        rooms = self._payers.get(job.payer, {})
        jobs = rooms.get(job.room)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self._of[job.payer] -= 1
        if not jobs:
            del rooms[job.room]
        if not rooms:
            del self._payers[job.payer], self._of[job.payer]
        return True
