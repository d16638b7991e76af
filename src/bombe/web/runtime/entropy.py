"""The source of what a server cannot compute: the time, and secrets nobody can guess.

A test gives its own, and then a server does the same thing twice.
"""

from __future__ import annotations

import secrets
import time

from bombe.table.codes import ALPHABET, CODE_LENGTH

KEY_LENGTH = 22  # characters of a key, 128 bits


class Entropy:
    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

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
