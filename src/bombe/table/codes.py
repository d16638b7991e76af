"""The short code by which a room is found, and what a room keeps of a key."""

from __future__ import annotations

from hashlib import blake2b

# No 0 O 1 I L, and no vowels: a code can be read out, typed on a phone, and spells nothing.
ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
CODE_LENGTH = 6


def read_code(text: str) -> str | None:
    """The room code in what somebody typed, if it can be one: case and blanks do not matter."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(ALPHABET) else None


def label(code: str) -> str:
    """What a room is called where its code must not be read, as in a log. Thousands of codes share
    each, so it does not tell the code; among the rooms of a table it nearly always tells which."""
    return blake2b(code.encode(), digest_size=2).hexdigest()


def digest(room: str, key: str) -> str:
    """What a room keeps of a key: enough to know it again, nothing to use elsewhere."""
    return blake2b(f"{room} {key}".encode(), digest_size=16).hexdigest()
