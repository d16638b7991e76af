"""The solved game of four verifiers, as it comes with the package: every card set, proved.

The file is made by `tools/solved.py` from a sweep. It holds worlds, codes, rounds and questions,
one after the other, packed by lzma: of each first the lower bytes, then the upper ones, of every
set of four of the 48 cards in lexicographic order; all zero where there is no world.
"""

from __future__ import annotations

import lzma
import sys
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path

from bombe import given
from bombe.catalogue import Graded
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.problem import parse_cards

FILE = Path(__file__).with_name("four.xz")
SIZE = 4
SETS = comb(len(CARDS), SIZE)
COLUMNS = ("worlds", "codes", "rounds", "questions")


def four(cards: Iterable[int] | str) -> Graded | None:
    """What optimal play of four cards costs; None when they make no problem.

    >>> bombe.four("4 9 11 14")
    Graded(4 9 11 14: 2 worlds, 2 codes, 2 rounds, 2 questions, proved)
    """
    some = tuple(
        sorted(parse_cards(cards) if isinstance(cards, str) else given.wholes("cards", cards))
    )
    if len(set(some)) != SIZE or not set(some) <= CARDS.keys():
        return None
    last = len(CARDS)
    place = SETS - 1 - sum(comb(last - card, SIZE - at) for at, card in enumerate(some))
    return _graded(some, place)


def all_fours() -> Iterator[Graded]:
    """Every set of four cards that has a world, in lexicographic order.

    >>> next(bombe.all_fours()).cards
    (1, 2, 3, 8)
    """
    for place, cards in enumerate(combinations(CARDS, SIZE)):
        if found := _graded(cards, place):
            yield found


def _graded(cards: tuple[int, ...], place: int) -> Graded | None:
    worlds, codes, rounds, questions = (column[place] for column in _columns())
    if not worlds:
        return None
    free = worlds if codes == 1 else 0
    return Graded(cards, worlds, codes, free, rounds, questions, rounds, questions)


@cache
def _columns() -> list[array[int]]:
    planes = lzma.decompress(FILE.read_bytes())
    found = []
    for at in range(0, len(planes), 2 * SETS):
        column = bytearray(2 * SETS)
        column[::2] = planes[at : at + SETS]
        column[1::2] = planes[at + SETS : at + 2 * SETS]
        found.append(_array(bytes(column)))
    return found


def _array(column: bytes) -> array[int]:
    numbers = array("H", column)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def pack(rows: Iterable[Graded]) -> bytes:
    """The file, from rows of all the card sets that have a world."""
    graded = {row.cards: row for row in rows}
    planes = bytearray()
    for name in COLUMNS:
        numbers = [getattr(graded.get(cards), name, 0) for cards in combinations(CARDS, SIZE)]
        planes += bytes(number & 255 for number in numbers)
        planes += bytes(number >> 8 for number in numbers)
    return lzma.compress(bytes(planes), preset=9 | lzma.PRESET_EXTREME)
