"""How many worlds each card set of classic problems has: every card set there is, at once.

A world of a code is a smallest cover: each of its laws excludes codes, together they exclude all
codes but that one, and each excludes some that no other does. So we go through the covers, not
through the card sets. The kernel does it in seconds, plain Python in minutes.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from bombe.catalogue import Cards
from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.codes import ALL_CODES
from bombe.games.turing_machine.problem import SIZES


class Count(NamedTuple):
    sets: int  # card sets with a world
    worlds: int


def count(verifiers: Sequence[int] = SIZES) -> dict[int, Count]:
    """For each number of verifiers, the card sets that have a world, and their worlds."""
    return {
        size: Count(len(numbers) - numbers.count(0), sum(numbers))
        for size, numbers in worlds_of_all(verifiers).items()
    }


def card_sets(verifiers: int) -> Iterator[tuple[Cards, int]]:
    """Every card set that has a world, in lexicographic order, with the number of its worlds."""
    numbers = worlds_of_all((verifiers,))[verifiers]
    for cards, worlds in zip(combinations(CARDS, verifiers), numbers, strict=True):
        if worlds:
            yield cards, worlds


def worlds_of_all(verifiers: Sequence[int]) -> dict[int, array[int]]:
    """For each number of verifiers the worlds of every set of so many of the 48 cards, also of
    those that have none, in lexicographic order."""
    found = {size: array("H", bytes(2 * comb(len(CARDS), size))) for size in sorted(verifiers)}
    compiled = kernel.load()
    if compiled is None:
        _count_plainly(found)
    else:
        _count_compiled(compiled, found)
    return found


def _laws() -> dict[int, list[int]]:
    """The different laws, as sets of codes, with the cards they are printed on."""
    cards: dict[int, list[int]] = {}
    for law in LAWS.values():
        if law.usable:
            cards.setdefault(law.codes, []).append(law.card)
    return cards


def _count_compiled(compiled: ctypes.CDLL, found: dict[int, array[int]]) -> None:
    laws = _laws()
    words = [word for law in laws for word in (law & (1 << 64) - 1, law >> 64)]
    cards = [sum(1 << card - 1 for card in on) for on in laws.values()]
    sizes = range(min(found), max(found) + 1)
    arrays = [found[size].buffer_info()[0] if size in found else None for size in sizes]
    compiled.bombe_count(
        len(laws),
        (ctypes.c_uint64 * len(words))(*words),
        (ctypes.c_uint64 * len(cards))(*cards),
        sizes[0],
        sizes[-1],
        (ctypes.c_void_p * len(arrays))(*arrays),
    )


def _count_plainly(found: dict[int, array[int]]) -> None:
    """What count.h does, with its comments there."""
    laws = _laws()
    masks, cards = list(laws), list(laws.values())
    least, most = min(found), max(found)
    against = [
        sum(1 << i for i, mask in enumerate(masks) if not mask >> code & 1)
        for code in range(ALL_CODES.bit_length())
    ]
    place = {
        size: {on: index for index, on in enumerate(combinations(CARDS, size))} for size in found
    }

    def seat(chosen: tuple[int, ...], used: tuple[int, ...]) -> None:
        if len(used) == len(chosen):
            size = len(chosen)
            found[size][place[size][tuple(sorted(used))]] += 1
            return
        for card in cards[chosen[len(used)]]:
            if card not in used:
                seat(chosen, (*used, card))

    def grow(chosen: tuple[int, ...], own: list[int], left: int, may: int) -> None:
        branch = may
        if len(chosen) + 1 == most:
            for code in _bits(left):
                branch &= against[code]
        else:
            branch = min((may & against[code] for code in _bits(left)), key=int.bit_count)
        for law in _bits(branch):
            may ^= 1 << law
            mask = masks[law]
            after = [codes & mask for codes in own]
            if not all(after):
                continue
            now = left & mask
            grown = (*chosen, law)
            if not now:
                if len(grown) in found:
                    seat(grown, ())
            elif len(grown) < most and now.bit_count() >= least - len(grown):
                grow(grown, [*after, left & ~mask], now, may)

    for code, laws_against in enumerate(against):
        all_laws = (1 << len(masks)) - 1
        grow((), [], ALL_CODES & ~(1 << code), all_laws & ~laws_against)


def _bits(number: int) -> Iterator[int]:
    while number:
        bit = number & -number
        yield bit.bit_length() - 1
        number ^= bit
