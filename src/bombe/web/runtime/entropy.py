"""The source of what a server cannot compute: the time, and secrets nobody can guess.

A test gives its own, and then a server does the same thing twice.
"""

from __future__ import annotations

import secrets
import sys
import time

from bombe.table.codes import ALPHABET, CODE_LENGTH

KEY_LENGTH = 22  # characters of a key, 128 bits


def _counted() -> int:
    """Nanoseconds since some moment, by a clock that nobody sets; on Linux also those in which the
    machine slept."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


class Entropy:
    def __init__(self) -> None:
        self._origin = time.time_ns() - _counted()

    def now(self) -> int:
        """Milliseconds since 1970. The machine's clock is read once and then counted on, so that
        this one never jumps, whatever becomes of the machine's."""
        return (self._origin + _counted()) // 1_000_000

    def jump(self) -> int:
        """By how many milliseconds the machine's clock has come to be ahead of this one."""
        return time.time_ns() // 1_000_000 - self.now()

    def steady(self) -> float:
        """Seconds since some moment, counted while the machine is awake."""
        return time.monotonic()

    def code(self) -> str:
        """A room's short code, 28 bits: to be found by a friend, not by trying."""
        return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))

    def key(self) -> str:
        """What proves that somebody is who they were."""
        return secrets.token_urlsafe(16)

    def match(self) -> str:
        """The name of a match, by which its replay is found."""
        return secrets.token_hex(8)

    def seed(self) -> int:
        return secrets.randbits(64)
