"""The cards as pictures: SVG drawn from the laws in `cards`, one grammar for all 48.

A law is a picture of 82 × 32, or a cell of 52 × 24 where a card has rows and columns; a card's key
is one of 100 × 40.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from bombe.games.turing_machine.cards import CARDS, PAIRS, Card, Law
from bombe.games.turing_machine.pictures.keys import KEY_SIZE, KEYS
from bombe.games.turing_machine.pictures.laws import CELL_SIZE, DRAW, LAW_SIZE
from bombe.games.turing_machine.pictures.strokes import picture, shape, text
from bombe.text import T


@dataclass(frozen=True)
class Grid:
    """How the laws of a card are laid out that asks two things at once: which, and what of it."""

    columns: tuple[str, ...]  # pictures
    rows: tuple[T | str, ...]
    laws: tuple[tuple[Law, ...], ...]  # by row, then column


@cache
def law_picture(law: Law) -> str:
    """A law as an SVG, with no words in it: those go beside it. Drawn once for all languages."""
    size = CELL_SIZE if grid_of(CARDS[law.card]) else LAW_SIZE
    return picture(size, DRAW[law.card](law))


def key_picture(card: Card) -> str:
    """What a card asks, as an SVG for its head."""
    return picture(KEY_SIZE, KEYS[card.number])


def grid_of(card: Card) -> Grid | None:
    """The rows and columns of a card that has them."""
    laws = card.laws
    if card.number == 33:
        return _grid(_glyphs(), (T("even"), T("odd")), laws, down=True)
    if card.number == 39:
        return _grid(_glyphs(), ("=1", ">1"), laws, down=True)
    if card.number in (40, 41):
        n = card.number - 37
        return _grid(_glyphs(), (f"<{n}", f"={n}", f">{n}"), laws, down=True)
    if card.number == 42:
        return _grid(_glyphs(), (T("smallest"), T("largest")), laws)
    if card.number in (43, 44, 48):
        pairs = {43: PAIRS[:2], 44: ((1, 0), (1, 2)), 48: PAIRS}[card.number]
        columns = tuple(
            picture(CELL_SIZE, shape(a, 18, 12, 13) + shape(b, 36, 12, 13)) for a, b in pairs
        )
        return _grid(columns, ("<", "=", ">"), laws, down=True)
    if card.number in (45, 46, 47):
        values = {45: (1, 3), 46: (3, 4), 47: (1, 4)}[card.number]
        columns = tuple(picture(CELL_SIZE, text(26, 17, f"{n}×", "sign")) for n in values)
        return _grid(columns, ("0", "1", "2"), laws, down=True)
    return None


def _glyphs() -> tuple[str, ...]:
    return tuple(picture(CELL_SIZE, shape(kind, 26, 12, 15)) for kind in range(3))


def _grid(
    columns: tuple[str, ...], rows: tuple[T | str, ...], laws: Sequence[Law], down: bool = False
) -> Grid:
    """Laws of a card that come column by column (`down`) or row by row."""
    wide, high = len(columns), len(rows)
    found = tuple(
        tuple(laws[c * high + r if down else r * wide + c] for c in range(wide))
        for r in range(high)
    )
    return Grid(columns, rows, found)


# --- words ---------------------------------------------------------------------------------------


def law_words(law: Law) -> T | str:
    """A few words to go beside a law's picture, where the card's title has said the rest."""
    words = _WORDS.get(law.card)
    return law.title if words is None else words["abcdefghi".index(law.letter)]


def _relations_to(n: int) -> tuple[T, ...]:
    return T("less than {n}", n=n), T("exactly {n}", n=n), T("greater than {n}", n=n)


def _sums_to(n: int) -> tuple[T, ...]:
    return T("under {n}", n=n), T("exactly {n}", n=n), T("over {n}", n=n)


_PARITY = (T("even"), T("odd"))
_COUNTS = (T("none"), T("one"), T("two"), T("three"))
_WORDS: dict[int, Sequence[T | str]] = {
    1: _relations_to(1)[1:],
    2: _relations_to(3),
    3: _relations_to(3),
    4: _relations_to(4),
    **dict.fromkeys((5, 6, 7), _PARITY),
    **dict.fromkeys((8, 9, 10, 17), _COUNTS),
    19: _sums_to(6),
    23: _sums_to(6),
    36: tuple(T("of {n}", n=n) for n in (3, 4, 5)),
}
