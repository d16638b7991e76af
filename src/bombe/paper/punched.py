"""The paper computer: which cell belongs to which code, and where it is on a card.

Three punch cards, one of each shape, on a verification card leave one window open to the bottom.
Any one-to-one map from codes to cells does that: a punch card has windows at the 25 cells of its
digit. With this one no two windows of a card are neighbours, not even at a corner, so nothing
tears; and codes that are alike are far apart, so a glance at a verification card tells little.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from bombe.games.turing_machine.codes import CODES

COLUMNS, ROWS, BLOCK = 25, 5, 5

# Millimetres. A card is a body with a tab on top; x and y are measured from its top left corner.
WIDE, BODY, TAB = 190.0, 45.0, 7.0
HIGH = TAB + BODY
TAB_WIDE = 38.0
TABS = (14.0, 56.0, 98.0, 140.0)  # ▲, ■, ● and the verification card: in a pile all can be read
CORNER = 6.0  # cut off top left, so that a card that is turned stands out
PITCH_X, PITCH_Y, GAP = 7.0, 7.6, 1.5  # from cell to cell, and what is more between blocks
LEFT, TOP = 4.5, 3.5  # of the body that is left free beside the cells
WINDOW_WIDE, WINDOW_HIGH = 5.4, 5.8
MARK = 4.3  # how wide an answer is: smaller than a window, so that cards may lie a little askew


@dataclass(frozen=True)
class Cell:
    row: int  # from 0
    column: int
    x: float  # of its middle
    y: float


def _code(row: int, column: int) -> str:
    block, x = divmod(column, BLOCK)
    digits = (x + 2 * row, x + 3 * row + 3 * block, x + 2 * row + 3 * block)
    return "".join(str(digit % 5 + 1) for digit in digits)


@cache
def cells() -> dict[str, Cell]:
    """The cell of each code, in the order of the codes."""
    found = {
        _code(row, column): Cell(
            row,
            column,
            LEFT + PITCH_X * (column + 0.5) + GAP * (column // BLOCK),
            TAB + TOP + PITCH_Y * (row + 0.5),
        )
        for row in range(ROWS)
        for column in range(COLUMNS)
    }
    return {code: found[code] for code in CODES}


def windows(kind: int, digit: int) -> dict[str, Cell]:
    """What is cut out of a punch card: the cells of the codes with this digit for this shape."""
    return {code: cell for code, cell in cells().items() if code[kind] == str(digit)}
