"""Chance that is the same everywhere: a seed gives the same draws on every machine and Python.

The standard library promises that only for `random.random()`; we need uniform whole numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

Item = TypeVar("Item")
_WORD = 64


class Chance:
    """A stream of uniform draws from a seed; without a seed, from the system's own entropy."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = _entropy() if seed is None else seed
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            digest = blake2b(f"{self.seed} {self._block}".encode()).digest()
            self._block += 1
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in range(0, 64, 8)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely."""
        if n < 1:
            raise ValueError("nothing to draw from")
        words = -(-n.bit_length() // _WORD)
        shift = words * _WORD - n.bit_length()
        while True:  # a draw past n is thrown away, so that every value is equally likely
            value = 0
            for _ in range(words):
                value = value << _WORD | self._word()
            if value >> shift < n:
                return value >> shift

    def pick(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        return self.sample(items, len(items))

    def sample(self, items: Sequence[Item], n: int) -> tuple[Item, ...]:
        """`n` different items in random order."""
        rest = list(items)
        return tuple(rest.pop(self.below(len(rest))) for _ in range(n))


def _entropy() -> int:
    from secrets import randbits  # a slow import, and most draws have a seed

    return randbits(_WORD)
