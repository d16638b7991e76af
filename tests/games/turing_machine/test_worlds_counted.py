"""How many problems of four verifiers there are, counted without `worlds`, and by it.

A world of four is four sets of codes that leave one code, none of them superfluous, on four
different cards. The 183 laws are only 98 different sets, so we look for four such sets first, and
then for the cards that they are printed on.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb
from random import Random

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput
from support.scaling import scale

CARD_SETS = comb(48, 4)


def quadruples(sets: list[int]) -> Iterator[tuple[int, int, int, int]]:
    """Every four of the sets with one code in common and none of them superfluous: whichever three
    we take, they have more codes in common than the four."""
    for i, a in enumerate(sets):
        for j, b in enumerate(sets[i + 1 :], i + 1):
            ab = a & b
            if ab in (0, a, b):
                continue
            for k, c in enumerate(sets[j + 1 :], j + 1):
                abc, ac, bc = ab & c, a & c, b & c
                if abc in (0, ab, ac, bc):
                    continue
                for d in sets[k + 1 :]:
                    one = abc & d
                    if one and not one & (one - 1) and one not in (abc, ab & d, ac & d, bc & d):
                        yield a, b, c, d


@cache
def counted() -> Counter[tuple[int, ...]]:
    """For each set of four cards that has a world, how many it has."""
    cards_with: dict[int, list[int]] = {}
    for law in LAWS.values():
        cards_with.setdefault(law.codes, []).append(law.card)
    found: Counter[tuple[int, ...]] = Counter()
    for sets in quadruples(list(cards_with)):
        for cards in product(*(cards_with[one] for one in sets)):
            if len(set(cards)) == 4:
                found[tuple(sorted(cards))] += 1
    return found


def test_108_839_card_sets_have_a_world() -> None:
    assert len(counted()) == 108_839


def test_1_033_950_worlds() -> None:
    assert counted().total() == 1_033_950


def test_worlds_agrees_on_each_card_set() -> None:
    everything = list(combinations(range(1, 49), 4))
    for cards in Random(48).sample(everything, scale(CARD_SETS)):
        problem = Problem(Mode.CLASSIC, tuple((card,) for card in cards))
        try:
            number = len(worlds(problem))
        except BadInput:
            number = 0
        assert number == counted()[cards], problem
