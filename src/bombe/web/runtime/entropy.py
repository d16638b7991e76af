"""Where a server takes from what it cannot compute: the time, and secrets nobody can guess.

A test gives its own, and then a server does the same thing twice.
"""

from __future__ import annotations

import secrets
import time
from hashlib import blake2b

# No 0 O 1 I L, and no vowels: a code can be read out, typed on a phone, and spells nothing.
ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
CODE_LENGTH = 6
KEY_LENGTH = 22  # characters of a key, 128 bits


class Source:
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


def digest(room: str, key: str) -> str:
    """What a room keeps of a key: enough to know it again, nothing to use elsewhere."""
    return blake2b(f"{room} {key}".encode(), digest_size=16).hexdigest()


def read_code(text: str) -> str | None:
    """The room code in what somebody typed, if it can be one: case and blanks do not matter."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None
