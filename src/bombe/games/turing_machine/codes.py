"""Codes, and sets of codes.

A code is three digits 1..5, for ▲, ■ and ●: `341` means ▲3 ■4 ●1. In the engine it is its index
0..124, in the order of the numbers. A set of codes is one integer with a bit per index; a law *is*
such a set.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import and_

from bombe import given
from bombe.text import BadInput, T, quoted

SHAPES = "▲■●"
DIGITS = "12345"

CODES = tuple(a + b + c for a in DIGITS for b in DIGITS for c in DIGITS)
ALL_CODES = (1 << len(CODES)) - 1
INDEX = {name: index for index, name in enumerate(CODES)}


def parse_code(text: str) -> int:
    """The index of the code that `text` names.

    >>> bombe.parse_code("341")
    65
    """
    try:
        return INDEX[given.text(text)]
    except KeyError:
        raise BadInput(
            T("{code} is not a code: three digits from 1 to 5", code=quoted(text))
        ) from None


def code_name(index: int) -> str:
    """The code with an index.

    >>> bombe.code_name(65)
    '341'
    """
    return CODES[given.whole("index", index, 0, len(CODES) - 1)]


def meet(sets: Iterable[int]) -> int:
    """The codes that all these sets have in common: those that satisfy all these laws."""
    return reduce(and_, sets, ALL_CODES)
