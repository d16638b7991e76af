"""Codes, and what is told about a guess."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from operator import eq


@cache
def codes(length: int) -> dict[str, None]:
    """Every code, in order; a dictionary, since that also tells at once whether a text is one."""
    return dict.fromkeys(map("".join, permutations("0123456789", length)))


def answer(code: str, guess: str) -> tuple[int, int]:
    """Bulls and cows."""
    bulls = sum(map(eq, code, guess))
    return bulls, sum(map(code.__contains__, guess)) - bulls
