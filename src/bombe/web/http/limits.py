"""Rate limits: token buckets that refill over time and empty by use.

Seats and rooms come first: thirty pupils behind one address have thirty seats. The address counts
for what needs no seat, such as making rooms and trying codes; and for all that one address does
together, with so much room that a class does not notice.

A bucket is one number, the time when it will be full again, in a table of fixed size that all
processes of a server share. Each kind of limit has a part of the table, and a bucket a few places
in it, found by a keyed hash. A bucket that is full again gives its place away. Where all places are
taken by buckets that are not, the fullest gives way, and its successor starts no fuller than it
was: what is used up is not forgotten, however many other buckets there are.
"""

from __future__ import annotations

import os
import secrets
import tempfile
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from hashlib import blake2b
from mmap import mmap
from pathlib import Path

from bombe.table.room import Refused
from bombe.text import T

SETS = 4096  # of each kind; a power of two
WAYS = 4  # places in a set
MOST_KNOWN = 20_000  # buckets whose places need not be computed again
MOMENT = 1e-9  # seconds that rounding may be off
SALT = 16  # bytes, at the start of the table
SHARED_MEMORY = Path("/dev/shm")  # where there is one, nothing is ever written to a disk


class Address(str):
    """Where requests come from, as it counts: of IPv6 a network of 64 bits, since each household
    has a whole one; `wide` is the larger network of 48 bits, since many have that."""

    __slots__ = ("wide",)
    wide: str | None

    def __new__(cls, narrow: str, wide: str | None = None) -> Address:
        self = super().__new__(cls, narrow)
        self.wide = wide
        return self


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
    at_once: float = 0  # of the burst, what `pace` lets through without a wait
    wide: float = 0  # how many times as much a whole `Address.wide` may; 0: not counted


@dataclass(frozen=True)
class Rates:
    seat: Rate = Rate(60, 15)  # actions and orders of one seat
    room: Rate = Rate(1000, 240)  # of all seats of a room, so many that a few cannot slow another
    words: Rate = Rate(8, 0.5)  # lines of chat of one seat
    looks: Rate = Rate(120, 20)  # requests of one seat that change nothing
    pictures: Rate = Rate(600, 30)  # pictures of one seat, or of an address that watches
    uploads: Rate = Rate(300, 2)  # files that are put into a room
    questions: Rate = Rate(30, 0.5, wide=4)  # to a game's own queries, from one address
    rooms: Rate = Rate(60, 0.2, wide=4)  # rooms made from one address
    joins: Rate = Rate(45, 0.1, wide=2)  # seats taken in one room from one address
    joins_all: Rate = Rate(200, 1)  # and from all
    strangers: Rate = Rate(240, 10, wide=8)  # requests from one address without a seat's key
    misses: Rate = Rate(40, 0.5)  # codes and keys from one browser that open nothing
    misses_all: Rate = Rate(600, 2, wide=2)  # and from one address
    sockets: Rate = Rate(30, 2)  # connections of one viewer
    # Of these little comes at once: of the rest, one after the other with others in between.
    address: Rate = Rate(1200, 120, at_once=8, wide=4)  # all that comes from one address
    pages: Rate = Rate(400, 40, at_once=8, wide=4)  # pages made for one address
    refusals: Rate = Rate(400, 40, at_once=8, wide=4)  # "too fast", said to one address


SIZE = SALT + len(fields(Rates)) * SETS * WAYS * 16  # bytes of the table: two numbers a place


class Table:
    """The memory of the buckets: of this process alone, or a file that several have open. Numbers
    are written without a lock, so that nobody waits for a process that was killed; where two
    write at the same moment, one token may count once instead of twice."""

    def __init__(self, path: str = "") -> None:
        if path:
            with open(path, "r+b") as file:
                memory = mmap(file.fileno(), SIZE)
        else:
            memory = mmap(-1, SIZE)
            memory[:SALT] = secrets.token_bytes(SALT)
        self.salt = memory[:SALT]
        cells = memoryview(memory)[SALT:]
        self.tags = cells[: len(cells) // 2].cast("Q")
        self.ends = cells[len(cells) // 2 :].cast("d")


@contextmanager
def shared_table() -> Iterator[str]:
    """A table for processes that this one starts, as the path of a file."""
    home = SHARED_MEMORY if os.access(SHARED_MEMORY, os.W_OK) else None
    handle, path = tempfile.mkstemp(prefix="bombe-limits-", dir=home)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(SALT))
            file.truncate(SIZE)
        yield path
    finally:
        with suppress(OSError):
            os.unlink(path)


# Of a bucket: tag, first place, seconds that a token takes, seconds that an empty bucket takes.
Place = tuple[int, int, float, float]


class Limits:
    def __init__(
        self,
        rates: Rates | None,
        clock: Callable[[], float],  # the same for all who share the table
        table: Table | None = None,
    ) -> None:
        self.rates = rates  # None: no limits
        self._clock = clock
        self._known: dict[Hashable, list[Place]] = {}
        if rates is not None:
            table = table or Table()
            self._salt, self._tags, self._ends = table.salt, table.tags, table.ends
            self._kinds = {kind.name: n for n, kind in enumerate(fields(rates))}

    def take(self, kind: str, *whose: Hashable, n: float = 1) -> None:
        """Take from a bucket, or raise `TooMuch`."""
        if self.rates is not None and (late := self._late(kind, whose, n)) > 0:
            raise TooMuch(late)

    def pace(self, kind: str, *whose: Hashable, n: float = 1) -> float:
        """Take from a bucket, or raise `TooMuch`; how many seconds to wait before what was taken is
        used, so that of a burst only a part comes at once."""
        if self.rates is None:
            return 0.0
        rate: Rate = getattr(self.rates, kind)
        late = self._late(kind, whose, n)
        if late > 0:
            raise TooMuch(late)
        return max(0.0, late + (rate.burst - rate.at_once) / rate.each_second)

    def spent(self, kind: str, *whose: Hashable) -> bool:
        """Whether a bucket is empty, without taking from it."""
        return self.rates is not None and self._late(kind, whose, 1, taking=False) > 0

    def _late(self, kind: str, whose: tuple[Hashable, ...], n: float, taking: bool = True) -> float:
        """How many seconds it takes until a bucket has what is wanted; 0 or less where it has it
        now. This is on the way of every action, so nothing here is a call of its own."""
        tags, ends, now = self._tags, self._ends, self._clock()
        worst = float("-inf")
        for tag, place, token, depth in self._known.get((kind, whose)) or self._find(kind, whose):
            if tags[place] != tag:
                others = range(place, place + WAYS)
                place = next((one for one in others if tags[one] == tag), -1)
                if place < 0:  # it was full: take the place of the fullest, and what that lacks
                    place = min(others, key=ends.__getitem__)
            end = ends[place]
            if end < now:
                end = now
            elif end > now + depth:  # by another clock
                end = now + depth
            end += n * token
            late = end - now - depth
            if late > MOMENT:
                return late
            if taking:
                tags[place] = tag
                ends[place] = end
            if late > worst:
                worst = late
        return min(worst, 0.0)

    def _find(self, kind: str, whose: tuple[Hashable, ...]) -> list[Place]:
        """Where a bucket is, and the one of the wider network if that counts too."""
        rate: Rate = getattr(self.rates, kind)
        places = [self._place(kind, "", whose, rate, 1)]
        for n, one in enumerate(whose):
            if rate.wide and isinstance(one, Address) and one.wide:
                wider = (*whose[:n], one.wide, *whose[n + 1 :])
                places.append(self._place(kind, "wide", wider, rate, rate.wide))
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[kind, whose] = places
        return places

    def _place(
        self, kind: str, part: str, whose: tuple[Hashable, ...], rate: Rate, times: float
    ) -> Place:
        name = repr((part, whose)).encode()
        number = int.from_bytes(blake2b(name, digest_size=12, key=self._salt).digest(), "big")
        tag, at = number >> 32 or 1, number % SETS
        first = (self._kinds[kind] * SETS + at) * WAYS
        return tag, first, 1 / (rate.each_second * times), rate.burst / rate.each_second
