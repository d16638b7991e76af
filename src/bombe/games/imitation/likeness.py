"""How alike two pictures are, as far as numbers can tell: colour, composition, shape and texture.

A picture's print is a short text that anybody could compute from the picture; it is made when a
deck is drawn or put in. It knows nothing of what a picture means. The measure is a model of an eye
that squints, and the bots play by it.

The print has four parts of bytes, in hex:

- colour: how much of the picture has each of 8 hues, and none at 4 levels of light
- composition: light, and two opponent colours, of 4 x 4 fields
- shape: light of 8 x 8 fields, stretched to the whole range, so that only the arrangement counts
- texture: where edges point to (8 directions), and how much detail there is at 3 scales
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from string import hexdigits

SIDE = 64  # of the thumbnail that a print is made from
HUES, GREYS = 8, 4
FIELDS, SHAPE_FIELDS = 4, 8
DIRECTIONS, SCALES = 8, 3
_SIZES = (HUES + GREYS, 3 * FIELDS * FIELDS, SHAPE_FIELDS * SHAPE_FIELDS, DIRECTIONS + SCALES)
PRINT_LENGTH = 2 * sum(_SIZES)
COLOUR, COMPOSITION, SHAPE, TEXTURE = range(4)

FARTHEST = 1000  # what `unlikeness` gives at most
# How much each part counts. Pictures differ most in their colours and least in their composition;
# with these weights all four parts have about the same say.
_WEIGHTS = (250, 1000, 400, 500)


def print_of(rgb: bytes) -> str:
    """The print of a picture, from the bytes of its thumbnail of 64 x 64 pixels."""
    if len(rgb) != 3 * SIDE * SIDE:
        raise ValueError(f"a thumbnail has {3 * SIDE * SIDE} bytes, not {len(rgb)}")
    reds, greens, blues = rgb[0::3], rgb[1::3], rgb[2::3]
    light = [(2 * r + 5 * g + b) >> 3 for r, g, b in zip(reds, greens, blues, strict=True)]
    four = (
        _colour(reds, greens, blues, light),
        _composition(reds, greens, blues, light),
        _shape(light),
        _texture(light),
    )
    return bytes(value for part in four for value in part).hex()


def is_print(text: str) -> bool:
    """Whether a text could be a print; comparing anything else fails."""
    return len(text) == PRINT_LENGTH and set(text) <= set(hexdigits)


def unlikeness(one: str, other: str) -> int:
    """How unlike two pictures are by their prints: 0 for the same, at most 1000."""
    total = sum(
        weight * difference
        for weight, difference in zip(_WEIGHTS, differences(one, other), strict=True)
    )
    return min(FARTHEST, total // sum(_WEIGHTS))


def differences(one: str, other: str) -> tuple[int, ...]:
    """How much two prints differ in each part, 0 to 1000."""
    found = [
        distance(a, b) * FARTHEST // (255 * len(a))
        for a, b in zip(parts(one), parts(other), strict=True)
    ]
    # Shares of a whole can differ by no more than two wholes, however many there are.
    found[COLOUR] = min(FARTHEST, found[COLOUR] * (HUES + GREYS) // 2)
    found[TEXTURE] = min(FARTHEST, found[TEXTURE] * 2)
    return tuple(found)


def displacement(one: str, other: str) -> int:
    """How much two pictures differ in shape where they do so most, 0 to 255. In all else they may
    be the same: a small thing has moved across an empty picture."""
    return max(abs(x - y) for x, y in zip(parts(one)[SHAPE], parts(other)[SHAPE], strict=True))


def distance(one: Sequence[int], other: Sequence[int]) -> int:
    """The differences of as many values each, in all. Bots and decks compare thousands of prints,
    and this takes most of that: so it is written such that no Python runs in it."""
    if len(one) != len(other):
        raise ValueError(f"{len(one)} values cannot be compared with {len(other)}")
    return sum(map(abs, map(sub, one, other)))


@lru_cache(maxsize=4096)
def parts(print_: str) -> tuple[bytes, ...]:
    """The four parts of a print."""
    values = bytes.fromhex(print_)
    found, start = [], 0
    for size in _SIZES:
        found.append(values[start : start + size])
        start += size
    return tuple(found)


# --- the four parts ------------------------------------------------------------------------------


def _colour(reds: bytes, greens: bytes, blues: bytes, light: Sequence[int]) -> list[int]:
    """Shares, 255 in all: a pixel belongs to its hue as far as it has one, else to its grey."""
    hues, greys = [0] * HUES, [0] * GREYS
    highs, lows = map(max, reds, greens, blues), map(min, reds, greens, blues)
    for r, g, b, grey, high, low in zip(reds, greens, blues, light, highs, lows, strict=True):
        chroma = high - low
        greys[grey * GREYS >> 8] += 255 - chroma
        if chroma:
            if high == r:
                sixth = (g - b) * 256 // chroma
            elif high == g:
                sixth = (b - r) * 256 // chroma + 512
            else:
                sixth = (r - g) * 256 // chroma + 1024
            # Half a field before red, so that no hue with a name lies on an edge.
            hues[((sixth + 96) % 1536) * HUES // 1536] += chroma
    whole = sum(hues) + sum(greys)
    return [255 * share // whole for share in (*hues, *greys)]


def _composition(reds: bytes, greens: bytes, blues: bytes, light: Sequence[int]) -> list[int]:
    red_green = [(r - g + 255) >> 1 for r, g in zip(reds, greens, strict=True)]
    yellow_blue = [
        (((r + g) >> 1) - b + 255) >> 1 for r, g, b in zip(reds, greens, blues, strict=True)
    ]
    return [
        value for channel in (light, red_green, yellow_blue) for value in _means(channel, FIELDS)
    ]


def _shape(light: Sequence[int]) -> list[int]:
    fields = _means(light, SHAPE_FIELDS)
    low, high = min(fields), max(fields)
    spread = max(high - low, 16)  # an even picture has no shape; its noise must not look like one
    return [(field - low) * 255 // spread for field in fields]


def _texture(light: Sequence[int]) -> list[int]:
    directions = [0] * DIRECTIONS
    total = 0
    rows = [light[start : start + SIDE] for start in range(0, SIDE * SIDE, SIDE)]
    for above, row, below in zip(rows, rows[1:], rows[2:], strict=False):
        acrosses, downs = map(sub, row[2:], row), map(sub, below[1:-1], above[1:-1])
        for across, down in zip(acrosses, downs, strict=True):
            strength = abs(across) + abs(down)
            if strength > 8:
                directions[_direction(across, down)] += strength
                total += strength
    shares = [255 * share // max(total, 1) for share in directions]
    return shares + [min(255, 3 * _detail(light, step)) for step in (1, 2, 4)]


def _direction(across: int, down: int) -> int:
    """Which eighth of the half turn an edge points to; light to dark and dark to light are one."""
    if down < 0 or (down == 0 and across < 0):
        across, down = -across, -down
    if across >= down:
        return 0 if across >= 2 * down else 1
    if across >= 0:
        return 3 if down >= 2 * across else 2
    if down >= -across:
        return 4 if down >= -2 * across else 5
    return 6 if -across < 2 * down else 7


def _detail(light: Sequence[int], step: int) -> int:
    """The mean difference between neighbours at a distance."""
    rows = [light[start : start + SIDE : step] for start in range(0, SIDE * SIDE, step * SIDE)]
    return sum(distance(row[1:], row[:-1]) for row in rows) // (len(rows) * (len(rows) - 1))


def _means(channel: Sequence[int], fields: int) -> list[int]:
    """The means of the fields of a picture that is cut into fields x fields."""
    size = SIDE // fields
    sums = [0] * (fields * fields)
    for y in range(SIDE):
        row, line = y * SIDE, (y // size) * fields
        for field in range(fields):
            start = row + field * size
            sums[line + field] += sum(channel[start : start + size])
    return [total // (size * size) for total in sums]
