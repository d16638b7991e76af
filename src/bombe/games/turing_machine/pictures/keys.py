"""A picture for the head of every card: what it asks."""

from __future__ import annotations

from bombe.games.turing_machine.cards import PAIRS
from bombe.games.turing_machine.pictures.strokes import (
    any_shape,
    box,
    domino,
    joined,
    line,
    number,
    relations,
    shape,
    shelves,
    tag,
    text,
)

KEY_SIZE = (100, 40)


def _against_key(kind: int, n: int) -> str:
    return shape(kind, 30, 20, 26) + relations(56, 20) + number(82, 20, n)


def _parity_key(kind: int) -> str:
    return shape(kind, 26, 20, 26) + domino(54, 12, True) + domino(76, 12, False)


def _how_many_key(*values: int) -> str:
    plates = "".join(number(26 + 21 * place, 20, n) for place, n in enumerate(values))
    x = 26 + 21 * len(values)
    return plates + text(x, 26, "×", "sign") + text(x + 18, 27, "?", "big")


def _pair_key(one: int, other: int) -> str:
    return shape(one, 28, 20, 24) + relations(55, 20) + shape(other, 82, 20, 24)


def _two_of_key(n: int) -> str:
    """Two places for any shape, and what they add up to."""
    unknown = "".join(
        box(x, 11, 18, 18, "ghost", 3) + text(x + 9, 25, "?", "small") for x in (3, 37)
    )
    return unknown + text(29, 25.5, "+", "sign") + text(64, 25.5, "=", "sign") + number(84, 20, n)


def _ends_key() -> str:
    """One below the others, or one above them."""
    drawn = []
    for left, base, others in ((2, 35, 14), (55, 21, 35)):
        drawn.append(box(left + 14, base - 16, 15, 15, "ghost", 3))
        drawn.append(text(left + 21.5, base - 4.5, "?", "small"))
        drawn.append(line(left + 12, base, left + 31, base, "line"))
        drawn.append(line(left, others, left + 9, others, "line"))
        drawn.append(line(left + 34, others, left + 43, others, "line"))
    return "".join(drawn) + line(50, 8, 50, 34, "ghost")


def _end_key(low: bool, tied: bool) -> str:
    base, others = (34, 14) if low else (28, 34)
    ghost = box(42, base - 17, 16, 16, "ghost", 3) + text(50, base - 4.5, "?", "small")
    shelf = "line dashed" if tied else "line"
    sides = line(14, others, 34, others, "line") + line(66, others, 86, others, "line")
    if tied:
        sides += line(66, base, 86, base, shelf)
    return ghost + line(40, base, 60, base, "line") + sides


def _one_of_key(relation: str, n: int) -> str:
    return any_shape(36, 20, 12) + text(60, 26, relation, "sign") + number(82, 20, n)


def _sum_key(parts: int, *rest: str) -> str:
    step, size = (21, 15) if parts == 3 else (31, 20)
    drawn = []
    for kind in range(parts):
        drawn.append(shape(kind, 12 + kind * step, 20, size))
        if kind:
            drawn.append(text(12 + kind * step - step / 2, 24.5, "+", "small"))
    return "".join(drawn) + "".join(rest)


def _run_key(both_ways: bool) -> str:
    steps = "".join(text(18 + 32 * i, 24 - 4 * i, i + 1, "small") for i in range(3))
    steps += line(25, 20, 43, 17.5, "line") + line(57, 16, 75, 13.5, "line")
    arrow = line(14, 34, 86, 34, "line") + tag("path", "line", d="M80 30L86 34L80 38")
    return steps + arrow + (tag("path", "line", d="M20 30L14 34L20 38") if both_ways else "")


KEYS: dict[int, str] = {
    1: _against_key(0, 1),
    2: _against_key(0, 3),
    3: _against_key(1, 3),
    4: _against_key(1, 4),
    **{5 + kind: _parity_key(kind) for kind in range(3)},
    8: _how_many_key(1),
    9: _how_many_key(3),
    10: _how_many_key(4),
    **{11 + at: _pair_key(*pair) for at, pair in enumerate(PAIRS)},
    14: _end_key(low=True, tied=False),
    15: _end_key(low=False, tied=False),
    16: domino(22, 12, True) + relations(50, 20) + domino(62, 12, False),
    17: domino(24, 12, True) + text(52, 26, "×", "sign") + text(70, 27, "?", "big"),
    18: _sum_key(3, domino(66, 4, True, 14), domino(80, 22, False, 14)),
    19: _sum_key(2, relations(65, 20), number(86, 20, 6)),
    20: joined(("ink", "ink"), (0,), 12) + text(72, 27, "?", "big"),
    21: joined(("ink", "ink"), (0,), 12) + text(62, 26, "×", "sign") + text(80, 27, "1", "big"),
    22: shelves([(0, 0, ""), (1, 8, ""), (2, 16, "")], 20, 30, 14, 36),
    23: _sum_key(3, relations(68, 20), number(86, 20, 6)),
    24: _run_key(both_ways=False),
    25: _run_key(both_ways=True),
    26: _one_of_key("&lt;", 3),
    27: _one_of_key("&lt;", 4),
    28: _one_of_key("=", 1),
    29: _one_of_key("=", 3),
    30: _one_of_key("=", 4),
    31: _one_of_key(">", 1),
    32: _one_of_key(">", 3),
    33: any_shape(26, 20, 12) + domino(52, 12, True) + domino(74, 12, False),
    34: _end_key(low=True, tied=True),
    35: _end_key(low=False, tied=True),
    36: _sum_key(3, text(75, 26, "÷", "sign"), text(90, 27, "?", "big")),
    37: _two_of_key(4),
    38: _two_of_key(6),
    39: _one_of_key("?", 1),
    40: _one_of_key("?", 3),
    41: _one_of_key("?", 4),
    42: _ends_key(),
    43: shape(0, 26, 20, 24) + relations(52, 20) + any_shape(80, 20, 12),
    44: shape(1, 26, 20, 24) + relations(52, 20) + any_shape(80, 20, 12),
    45: _how_many_key(1, 3),
    46: _how_many_key(3, 4),
    47: _how_many_key(1, 4),
    48: any_shape(24, 20, 12) + relations(51, 20) + any_shape(78, 20, 12),
}
