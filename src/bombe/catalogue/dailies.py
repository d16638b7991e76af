"""How the pools of the daily problems are made: docs/daily.md says the same in words.

All that is asked of a card set is exact: its cards, the number of its worlds and codes, and what
optimal play costs, proved. Which come first is decided by a digest of their text. So whoever makes
them anew, with whatever solver, finds the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, count, islice
from math import factorial, inf

from bombe.catalogue import Cards
from bombe.catalogue.count import card_sets
from bombe.catalogue.shipped import SIZE, four
from bombe.catalogue.sweep import grade
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.daily import MOST, POOLS, Pool, fingerprint
from bombe.games.turing_machine.generate import HIGHEST, TWINS, Difficulty, difficulty_of
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.worlds import Worlds

HIGH = 22  # a hard problem has at most two cards up to this


def pools() -> Iterator[tuple[Pool, list[str]]]:
    """Every pool in order."""
    taken: set[Cards] = set()
    for pool in POOLS.values():
        yield pool, list(islice(fitting(pool, taken), MOST))


def fitting(pool: Pool, taken: set[Cards]) -> Iterator[str]:
    """The problems that fit a pool, in its order, each with other cards than those that are taken;
    its own are taken then."""
    for problem in _candidates(pool):
        cards = tuple(sorted(problem.cards))
        if cards not in taken and _accepted(pool, problem):
            taken.add(cards)
            yield str(problem)


# ---- candidates ------------------------------------------------------------------------------


def _candidates(pool: Pool) -> Iterator[Problem]:
    """The problems of the pool's kind, in the order in which they are looked at."""
    return _draws(pool) if pool.wish.mode is Mode.EXTREME else iter(_shuffled(pool))


def _shuffled(pool: Pool) -> list[Problem]:
    """Those of single cards, by the digests of their texts."""
    wish = pool.wish
    orders = factorial(wish.verifiers)
    found = [
        Problem(wish.mode, tuple((card,) for card in cards))
        for cards, number in _apart(wish.verifiers, wish.difficulty)
        if (number > 1 if wish.mode is Mode.CLASSIC else pool.fits(number * orders))
    ]
    return sorted(found, key=lambda problem: fingerprint(str(problem)))


@cache
def _apart(verifiers: int, difficulty: Difficulty) -> list[tuple[Cards, int]]:
    """The card sets of a kind that have a world and no twins, with the number of their worlds."""
    return [
        (cards, number)
        for cards, number in card_sets(verifiers)
        if _is_of(cards, difficulty) and not TWINS.intersection(combinations(cards, 2))
    ]


def _is_of(cards: Cards, difficulty: Difficulty) -> bool:
    if difficulty is Difficulty.HARD:
        return sum(card > HIGH for card in cards) >= len(cards) - 2
    lower = [high for high in HIGHEST.values() if high < HIGHEST[difficulty]]
    return max(lower, default=0) < cards[-1] <= HIGHEST[difficulty]


def _draws(pool: Pool) -> Iterator[Problem]:
    """Extreme problems are far too many to be put in order, so they are drawn one by one."""
    highest = HIGHEST[pool.wish.difficulty]
    cards = [card for card in CARDS if card <= highest]
    for number in count():
        digests = {card: fingerprint(f"{pool.name} {number} {card}") for card in cards}
        drawn = sorted(cards, key=digests.__getitem__)[: 2 * pool.wish.verifiers]
        problem = Problem(Mode.EXTREME, tuple(zip(drawn[::2], drawn[1::2], strict=True)))
        if difficulty_of(problem) is pool.wish.difficulty:
            yield problem


# ---- what is accepted ------------------------------------------------------------------------


def _accepted(pool: Pool, problem: Problem) -> bool:
    """Whether two codes or more are possible at set-up, and the measure is in the band."""
    if pool.wish.mode is Mode.CLASSIC:
        return pool.fits(effort(problem))  # which is 0 where one code is left
    every = Worlds(problem)
    return pool.fits(len(every)) and len(every.codes) > 1


def effort(problem: Problem) -> Fraction:
    """How many questions optimal play of a classic problem needs on average: proved."""
    graded = four(problem.cards) if len(problem.groups) == SIZE else None
    graded = graded or grade(problem.cards, inf)
    assert graded.proved
    return Fraction(graded.questions, graded.worlds)
