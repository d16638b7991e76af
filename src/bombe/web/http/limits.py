"""Rate limits: token buckets that refill over time and empty by use.

Seats and rooms come first: thirty pupils behind one address have thirty seats. The address counts
only for what needs no seat, such as making rooms and trying codes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from bombe.table.room import Refused
from bombe.text import T

MOST_BUCKETS = 50_000  # a full bucket need not be remembered, so the oldest may go


class TooMuch(Refused):
    """Wait a little."""

    status = 429

    def __init__(self, seconds: float) -> None:
        super().__init__(T("Too fast: wait {n} s and try again.", n=max(1, round(seconds))))
        self.seconds = max(1, round(seconds))


@dataclass(frozen=True)
class Rate:
    burst: float
    each_second: float


@dataclass(frozen=True)
class Rates:
    seat: Rate = Rate(60, 15)  # actions and orders of one seat
    room: Rate = Rate(1000, 240)  # of all seats of a room, so many that a few cannot slow another
    words: Rate = Rate(8, 0.5)  # lines of chat of one seat
    looks: Rate = Rate(120, 20)  # requests of one seat that change nothing
    pictures: Rate = Rate(600, 30)  # pictures of one seat, or of an address that watches
    uploads: Rate = Rate(300, 2)  # files that are put into a room
    questions: Rate = Rate(30, 0.5)  # to a game's own queries, from one address
    rooms: Rate = Rate(60, 0.2)  # rooms made from one address
    joins: Rate = Rate(40, 0.5)  # seats taken in one room
    strangers: Rate = Rate(240, 10)  # requests from one address without a seat's key
    misses: Rate = Rate(40, 0.5)  # codes and keys from one browser that open nothing
    misses_all: Rate = Rate(600, 2)  # and from one address
    sockets: Rate = Rate(30, 2)  # connections of one viewer


class Limits:
    def __init__(
        self, rates: Rates | None, clock: Callable[[], float], most: int = MOST_BUCKETS
    ) -> None:
        self.rates = rates  # None: no limits
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()  # fill, when

    def take(self, kind: str, *whose: Hashable, n: float = 1) -> None:
        """Take from a bucket, or raise `TooMuch`."""
        wait = self._wait(kind, whose, n)
        if wait:
            raise TooMuch(wait)

    def spent(self, kind: str, *whose: Hashable) -> bool:
        """Whether a bucket is empty, without taking from it."""
        return bool(self._wait(kind, whose, 1, taking=False))

    def _wait(self, kind: str, whose: Hashable, n: float, taking: bool = True) -> float:
        if self.rates is None:
            return 0.0
        rate: Rate = getattr(self.rates, kind)
        now = self._clock()
        fill, since = self._buckets.get((kind, whose), (rate.burst, now))
        fill = min(rate.burst, fill + (now - since) * rate.each_second)
        if fill < n:
            return (n - fill) / rate.each_second
        if taking:
            self._buckets[kind, whose] = (fill - n, now)
            self._buckets.move_to_end((kind, whose))
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        return 0.0
