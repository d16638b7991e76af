"""Who has how many connections open. Each is a file, of which a process has only so many: when
nearly all are used, somebody new gets the place of one from the address that has most. So one that
opens as many as it can takes them from itself."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Protocol

from bombe.web.logging import journal

FILES = 65536  # that we ask for, where that many are allowed
LEAST_SPARE = 64  # files for all else: the store, those who think, and who is just coming
SPARE = 8  # or one in so many


class Connection(Protocol):
    def abort(self) -> None: ...


def use_files() -> None:
    """Let this process open as many files as it may; what a shell begins with is few."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # not available on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def places() -> int:
    """How many connections there may be now."""
    try:
        import resource
    except ImportError:
        return sys.maxsize
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(1, files - max(LEAST_SPARE, files // SPARE))


class Crowd:
    def __init__(self, most: Callable[[], int] = places) -> None:
        self._most = most
        self._from: dict[Hashable, dict[Connection, None]] = {}  # the latest last
        self._whence: dict[Connection, Hashable] = {}

    def __len__(self) -> int:
        return len(self._whence)

    def enter(self, connection: Connection, address: Hashable) -> bool:
        """Whether there is a place for it; if not, it was ended."""
        crowded = len(self) >= self._most()
        self._from.setdefault(address, {})[connection] = None
        self._whence[connection] = address
        if not crowded:
            return True
        journal.warning("crowded")
        largest = max(self._from.values(), key=len)
        if len(self._from[address]) == len(largest):  # nobody has more
            largest = self._from[address]
        leaving = next(reversed(largest))
        self.leave(leaving)
        leaving.abort()
        return leaving is not connection

    def leave(self, connection: Connection) -> None:
        address = self._whence.pop(connection, None)
        if address is None:
            return
        left = self._from[address]
        del left[connection]
        if not left:
            del self._from[address]
