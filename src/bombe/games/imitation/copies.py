"""Whether one picture is a copy of another that was mirrored, turned or cut at its margins.

All that is known of a picture is its print, and that is enough: its fields can be mirrored and
turned themselves, and what they would be without a margin can be told from their neighbours. So a
copy is found from either side, whichever of the two came first, and nothing more need be kept.

Edges and details, the texture of a print, are left out of it: to turn them would want more than a
print knows. Colours hardly change by any of this, so they tell most pictures apart at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from bombe.games.imitation.likeness import (
    COLOUR,
    COMPOSITION,
    FARTHEST,
    FIELDS,
    SHAPE,
    SHAPE_FIELDS,
    differences,
    distance,
    parts,
)

# How far a copy may be from its picture in colours and fields, and a field from its like where they
# differ most, of 255: beyond that some thing is elsewhere. What is only mirrored or turned is as
# good as the same. What a margin of 5 per cent takes away can be told only about: of 90 such copies
# of our cards 82 are found by this. No two cards are nearer than 319, but skies that fade from one
# colour into another are from 230 on, and those are no copies. See the tests.
TURNED = (80, 48)
CUT = (200, 104)
MARGINS = (10, 18)  # of 256, at each side

Fields = tuple[bytes, bytes]  # of a print: composition and shape
_WEIGHTS = (2, 1)  # of these: what is light and which colour is where, and the arrangement alone
_CHANNEL = FIELDS * FIELDS


def is_copy(one: str, other: str) -> bool:
    """Whether two pictures, by their prints, are one: mirrored, on its head, turned by a quarter,
    or without a margin of some per cent. What is two of these at once is another one: of a simple
    drawing with its thing in another corner no more could be said."""
    colours = differences(one, other)[COLOUR]
    if colours >= CUT[0]:
        return False
    (first, *cut), (second, *others) = _whole_and_inner(one), _whole_and_inner(other)
    margins = [*((part, second) for part in cut), *((first, part) for part in others)]
    return any(_is_same(*pair, colours, *CUT) for pair in margins) or any(
        _is_same(fields, second, colours, *TURNED) for fields in _turned(one)
    )


def _is_same(one: Fields, other: Fields, apart: int, most: int, elsewhere: int) -> bool:
    """Whether fields are less than `most` apart, including what is `apart` already, and no single
    field is too far off."""
    for weight, fields, others in zip(_WEIGHTS, one, other, strict=True):
        apart += weight * _apart(fields, others)
        if apart >= most:
            return False
    return max(abs(x - y) for x, y in zip(one[1], other[1], strict=True)) < elsewhere


def _apart(one: bytes, other: bytes) -> int:
    """The mean difference of fields, 0 to 1000."""
    return distance(one, other) * FARTHEST // (255 * len(one))


@lru_cache(maxsize=1024)
def _whole_and_inner(print_: str) -> tuple[Fields, ...]:
    """A picture, and what is left of it without a margin."""
    whole = parts(print_)[COMPOSITION], parts(print_)[SHAPE]
    return (whole, *(_without(whole, margin) for margin in MARGINS))


@lru_cache(maxsize=16)  # it is compared with all others, and then it is one of them
def _turned(print_: str) -> tuple[Fields, ...]:
    """All other ways to hold a picture."""
    composition, shape = parts(print_)[COMPOSITION], parts(print_)[SHAPE]
    return tuple(
        (_moved(composition, small), _moved(shape, large))
        for small, large in zip(_ways(FIELDS), _ways(SHAPE_FIELDS), strict=True)
    )


def _moved(values: bytes, way: Sequence[int]) -> bytes:
    """Fields in another order, of each channel."""
    size = len(way)
    return bytes(values[start + at] for start in range(0, len(values), size) for at in way)


@lru_cache
def _ways(n: int) -> tuple[tuple[int, ...], ...]:
    """Where each of n x n fields comes from in a picture that is turned by a quarter, a half and
    three quarters, mirrored, and mirrored upside down."""
    last = n - 1
    ways: tuple[Callable[[int, int], tuple[int, int]], ...] = (
        lambda x, y: (y, last - x),
        lambda x, y: (last - x, last - y),
        lambda x, y: (last - y, x),
        lambda x, y: (last - x, y),
        lambda x, y: (x, last - y),
    )
    places = [(x, y) for y in range(n) for x in range(n)]
    return tuple(tuple(b * n + a for a, b in (way(x, y) for x, y in places)) for way in ways)


def _without(fields: Fields, margin: int) -> Fields:
    """Roughly what the fields would be without a margin of the picture."""
    composition, shape = fields
    channels = [
        _sampled(composition[start : start + _CHANNEL], FIELDS, margin)
        for start in range(0, len(composition), _CHANNEL)
    ]
    inner = _sampled(shape, SHAPE_FIELDS, margin)
    low, high = min(inner), max(inner)
    spread = max(high - low, 16)  # as a print does it
    stretched = bytes((field - low) * 255 // spread for field in inner)
    return bytes(value for channel in channels for value in channel), stretched


def _sampled(values: bytes, n: int, margin: int) -> list[int]:
    """The values in the middle of each of n x n fields of the inner part, each a mix of the four
    whose middles are nearest."""
    lines = _mixes(n, margin)
    return [
        (
            (values[row * n + at] * (256 - right) + values[row * n + at + 1] * right) * (256 - down)
            + (values[row * n + n + at] * (256 - right) + values[row * n + n + at + 1] * right)
            * down
            + (1 << 15)
        )
        >> 16
        for row, down in lines
        for at, right in lines
    ]


@lru_cache
def _mixes(n: int, margin: int) -> tuple[tuple[int, int], ...]:
    """For each field of a line: the first of the two that it is mixed of, and how much it has of
    the second, of 256."""
    mixes = []
    for field in range(n):
        # The middle of a field, of 256 in a field of the whole.
        middle = margin * n + (256 - 2 * margin) * (2 * field + 1) // 2 - 128
        middle = min(max(middle, 0), 256 * (n - 1) - 1)
        mixes.append((middle >> 8, middle & 255))
    return tuple(mixes)
