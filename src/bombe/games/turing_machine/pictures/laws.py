"""A picture for every law. Which digits, counts and orders it shows is read from the codes that
satisfy the law, so that a picture cannot say anything else than the law."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from bombe.games.turing_machine.cards import PAIRS, Law
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.pictures.strokes import (
    bags,
    box,
    domino,
    gauge,
    joined,
    line,
    ruler,
    shape,
    shelves,
    stairs,
    text,
    tokens,
)

LAW_SIZE = (82, 32)
CELL_SIZE = (52, 24)

# --- what a law says, read from its codes --------------------------------------------------------


def _codes(law: Law) -> list[tuple[int, ...]]:
    return _as_digits(law.codes)


@cache  # a picture asks for them many times, and each page has it in every language
def _as_digits(codes: int) -> list[tuple[int, ...]]:
    return [tuple(map(int, code)) for at, code in enumerate(CODES) if codes >> at & 1]


def digits_of(law: Law, kind: int) -> set[int]:
    """The digits that a shape may have under a law."""
    return {code[kind] for code in _codes(law)}


def shape_of(law: Law) -> int | None:
    """The one shape that a law is about, if there is one."""
    bound = [kind for kind in range(3) if len(digits_of(law, kind)) < 5]
    return bound[0] if len(bound) == 1 else None


def _relation(
    law: Law, one: Callable[[tuple[int, ...]], int], other: Callable[[tuple[int, ...]], int]
) -> int:
    """Whether one thing is less than (-1), equal to (0) or more than (1) another, always."""
    signs = {(one(code) > other(code)) - (one(code) < other(code)) for code in _codes(law)}
    (sign,) = signs
    return sign


def _count(law: Law, counted: Callable[[int], bool]) -> int:
    (count,) = {sum(map(counted, code)) for code in _codes(law)}
    return count


def compared_pair(law: Law) -> tuple[int, int, int]:
    """The two shapes that a law compares, and how."""
    for one, other in PAIRS:
        signs = {(code[one] > code[other]) - (code[one] < code[other]) for code in _codes(law)}
        if len(signs) == 1 and all(
            (c in _codes(law)) == ((c[one] > c[other]) - (c[one] < c[other]) in signs)
            for c in (tuple(map(int, code)) for code in CODES)
        ):
            return one, other, signs.pop()
    raise ValueError(law.name)


# --- laws ----------------------------------------------------------------------------------------


def _ruler_law(law: Law) -> str:
    kind = shape_of(law)
    assert kind is not None
    return ruler(kind, digits_of(law, kind), 3, 5, 14, 22)


def _count_law(law: Law) -> str:
    n = {8: 1, 9: 3, 10: 4}[law.card]
    return tokens(n, _count(law, lambda d: d == n), 6, 7, 18)


def _compare_law(law: Law) -> str:
    one, other, sign = compared_pair(law)
    height = {-1: (0, 9), 0: (4, 4), 1: (9, 0)}[sign]
    return shelves([(one, height[0], ""), (other, height[1], "")], 26, 30, 13, 28)


def _alone_law(law: Law) -> str:
    """One shape below or above the others, which are any."""
    kind, low = extreme_of(law)
    tied = law.card in (34, 35)
    levels = []
    for other in range(3):
        if other == kind:
            levels.append((other, 0 if low else 10, ""))
        else:
            levels.append((other, 10 if low else 0, "ghost tie" if tied else "ghost"))
    drawn = shelves(levels, 15, 26, 12, 29)
    if tied:  # a second shelf, dashed: another may be as low, or as high
        base = 29 if low else 19
        drawn += "".join(
            line(15 + other * 26 - 8, base, 15 + other * 26 + 8, base, "line dashed")
            for other in range(3)
            if other != kind
        )
    return drawn


def extreme_of(law: Law) -> tuple[int, bool]:
    """The shape that is always at an end, and whether that is the low one."""
    codes = _codes(law)
    for kind in range(3):
        if all(code[kind] == min(code) for code in codes):
            return kind, True
        if all(code[kind] == max(code) for code in codes):
            return kind, False
    raise ValueError(law.name)


def _majority_law(law: Law) -> str:
    even = all(sum(d % 2 == 0 for d in code) > 1 for code in _codes(law))
    dominoes = domino(6, 8, even) + domino(26, 8, even)
    return dominoes + box(46, 8, 16, 16, "ghost", 3)


def _evens_law(law: Law) -> str:
    evens = _count(law, lambda d: d % 2 == 0)
    return "".join(domino(6 + 20 * place, 8, place < evens) for place in range(3))


def _sum_parity_law(law: Law) -> str:
    odd = all(sum(code) % 2 for code in _codes(law))
    return bags(2, 3, 1 if odd else 0)


def _gauge_law(law: Law) -> str:
    parts = 2 if law.card == 19 else 3
    return gauge(_relation(law, lambda code: sum(code[:parts]), lambda code: 6), 6)


def _repeats_law(law: Law) -> str:
    most = {max(map(code.count, code)) for code in _codes(law)}
    if most == {3}:
        return joined(("ink", "ink", "ink"), (0, 1))
    if most == {2}:
        return joined(("ink", "ink", "open"), (0,))
    if most == {1}:
        return joined(("ink", "half", "open"), ())
    # No pair: all different, or all alike.
    small = joined(("ink", "half", "open"), (), 1, 12)
    return small + joined(("ink", "ink", "ink"), (0, 1), 18, 12)


def _order_law(law: Law) -> str:
    codes = _codes(law)
    if all(a < b < c for a, b, c in codes):
        heights, cls = (0, 6, 12), ""
    elif all(a > b > c for a, b, c in codes):
        heights, cls = (12, 6, 0), ""
    else:
        heights, cls = (7, 1, 10), "ghost"
    levels = [(kind, heights[kind], cls) for kind in range(3)]
    return shelves(levels, 15, 26, 11, 29)


def _run_law(law: Law) -> str:
    steps = (1,) if law.card == 24 else (1, -1)
    (length,) = {_longest_run(code, steps) for code in _codes(law)}
    return stairs(length)


def _longest_run(code: tuple[int, ...], steps: Iterable[int]) -> int:
    a, b, c = code
    if any(b - a == step == c - b for step in steps):
        return 3
    return 2 if any(step in (b - a, c - b) for step in steps) else 1


def _multiple_law(law: Law) -> str:
    sums = {sum(code) for code in _codes(law)}
    n = next(n for n in (3, 4, 5) if all(total % n == 0 for total in sums))
    return bags(n, {3: 3, 4: 2, 5: 2}[n])


def _adding_law(law: Law) -> str:
    one, other = adding_pair(law)
    plus = text(30, 21, "+", "sign")
    return shape(one, 15, 16, 15) + plus + shape(other, 46, 16, 15)


def adding_pair(law: Law) -> tuple[int, int]:
    for one, other in PAIRS:
        if len({code[one] + code[other] for code in _codes(law)}) == 1:
            return one, other
    raise ValueError(law.name)


# --- cells of a grid -----------------------------------------------------------------------------


def _ruler_cell(law: Law) -> str:
    kind = shape_of(law)
    assert kind is not None
    return ruler(kind, digits_of(law, kind), 5, 5, 7.6, 14)


def _extreme_cell(law: Law) -> str:
    kind, low = extreme_of(law)
    levels = [
        (other, 8 * ((other == kind) != low), "" if other == kind else "ghost")
        for other in range(3)
    ]
    return shelves(levels, 10, 16, 9, 21.5)


def _compare_cell(law: Law) -> str:
    one, other, sign = compared_pair(law)
    if law.card == 44 and one == 0:  # ■ is what this card is about
        one, other, sign = other, one, -sign
    height = {-1: (0, 7), 0: (3, 3), 1: (7, 0)}[sign]
    return shelves([(one, height[0], ""), (other, height[1], "")], 16, 20, 10, 21)


def _count_cell(law: Law) -> str:
    n = next(n for n in (1, 3, 4) if len({code.count(n) for code in _codes(law)}) == 1)
    return tokens(n, _count(law, lambda d: d == n), 5, 6, 12)


# --- which picture for which card ---

_LAWS: list[tuple[Iterable[int], Callable[[Law], str]]] = [
    (range(1, 8), _ruler_law),
    (range(8, 11), _count_law),
    (range(11, 14), _compare_law),
    ((14, 15, 34, 35), _alone_law),
    ((16,), _majority_law),
    ((17,), _evens_law),
    ((18,), _sum_parity_law),
    ((19, 23), _gauge_law),
    ((20, 21), _repeats_law),
    ((22,), _order_law),
    ((24, 25), _run_law),
    (range(26, 33), _ruler_law),
    ((36,), _multiple_law),
    ((37, 38), _adding_law),
    ((33, 39, 40, 41), _ruler_cell),
    ((42,), _extreme_cell),
    ((43, 44, 48), _compare_cell),
    ((45, 46, 47), _count_cell),
]
DRAW = {number: draw for numbers, draw in _LAWS for number in numbers}
