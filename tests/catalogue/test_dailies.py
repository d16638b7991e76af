"""The pools of the daily problems are what their rule gives, and keep what it promises."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import combinations, islice, pairwise

import pytest

from bombe.catalogue.dailies import effort, fitting
from bombe.games.turing_machine import daily_pools
from bombe.games.turing_machine.daily import MOST, POOLS, WEEKDAYS, Pool
from bombe.games.turing_machine.daily_pools import DIGEST, read_pool, text_of
from bombe.games.turing_machine.generate import TWINS, Difficulty, difficulty_of
from bombe.games.turing_machine.problem import Mode, Problem, parse_problem
from bombe.games.turing_machine.worlds import worlds
from support.scaling import SOAK, in_the_soak

NAMES = [f"{mode} {weekday}" for mode in Mode for weekday in WEEKDAYS]
EACH = pytest.mark.parametrize("pool", POOLS.values(), ids=lambda pool: pool.name)
# All of five years and more, or some from here and there.
STEP = 1 if SOAK else 97
THREE_YEARS = 3 * 366


@cache
def problems(pool: Pool) -> list[Problem]:
    return [parse_problem(line) for line in read_pool(pool.name)]


def measure(problem: Problem) -> Fraction | int:
    return effort(problem) if problem.mode is Mode.CLASSIC else len(worlds(problem))


def test_the_file_is_the_one_that_was_published() -> None:
    text = text_of({name: read_pool(name) for name in NAMES})
    assert sha256(text.encode()).hexdigest() == DIGEST
    assert [*daily_pools._pools()] == [pool.name for pool in POOLS.values()]


def test_the_bands_rise_through_the_week() -> None:
    for mode in Mode:
        week = [POOLS[mode, at] for at in range(7)]
        assert all(pool.low < pool.below for pool in week)
        assert all(one.below <= after.low for one, after in pairwise(week))
    monday, *_, saturday, sunday = (POOLS[Mode.CLASSIC, at].wish for at in range(7))
    assert (monday.difficulty, monday.verifiers) == (Difficulty.EASY, 4)
    for last in (saturday, sunday):
        assert (last.difficulty, last.verifiers) == (Difficulty.HARD, 6)


@EACH
def test_what_is_in_a_pool_is_of_its_kind(pool: Pool) -> None:
    for problem in problems(pool):
        assert problem.mode is pool.wish.mode
        assert len(problem.groups) == pool.wish.verifiers
        assert difficulty_of(problem) is pool.wish.difficulty
        if problem.mode is not Mode.EXTREME:
            assert problem == problem.ascending()
            assert not TWINS.intersection(combinations(problem.cards, 2))
            if pool.wish.difficulty is Difficulty.HARD:
                assert sum(card <= 22 for card in problem.cards) <= 2


def test_no_cards_come_twice_in_three_years() -> None:
    """Since no two days of so many have the same place in a list, and no two places the same
    cards."""
    for pool in POOLS.values():
        assert THREE_YEARS < 7 * len(read_pool(pool.name)) <= 7 * MOST
    every = [tuple(sorted(one.cards)) for pool in POOLS.values() for one in problems(pool)]
    assert len(set(every)) == len(every)


@EACH
def test_what_is_in_a_pool_is_in_its_band_and_unsettled(pool: Pool) -> None:
    for problem in problems(pool)[::STEP]:
        assert pool.fits(measure(problem)), problem
        assert len(worlds(problem).codes) > 1, problem


def test_the_ends_of_a_band() -> None:
    pool = POOLS[Mode.CLASSIC, 0]
    assert pool.fits(Fraction(3, 2))
    assert not pool.fits(Fraction(9, 4))
    assert not pool.fits(Fraction(149, 100))


def begun(pool: Pool, few: int) -> list[str]:
    """The beginning of a pool, made anew beside those that were made before it."""
    taken = set()
    for before in POOLS.values():
        if before is pool:
            break
        taken |= {tuple(sorted(problem.cards)) for problem in problems(before)}
    return list(islice(fitting(pool, taken), few))


# One of each mode that needs no count of five or six verifiers, which takes seconds.
QUICK = [POOLS[Mode.CLASSIC, 1], POOLS[Mode.EXTREME, 0], POOLS[Mode.NIGHTMARE, 0]]


@pytest.mark.parametrize("pool", QUICK, ids=lambda pool: pool.name)
def test_the_rule_gives_the_beginning_of_a_pool(pool: Pool) -> None:
    assert begun(pool, 12) == read_pool(pool.name)[:12]


@pytest.mark.parametrize("pool", QUICK, ids=lambda pool: pool.name)
def test_cards_that_are_taken_are_passed_over(pool: Pool) -> None:
    first, second, third, *_ = problems(pool)
    taken = {tuple(sorted(problem.cards)) for problem in (first, third)}
    assert next(fitting(pool, taken)) == str(second)
    assert tuple(sorted(second.cards)) in taken


def test_the_rule_gives_all_of_the_smallest_pool() -> None:
    monday = POOLS[Mode.CLASSIC, 0]
    assert begun(monday, MOST) == read_pool(monday.name)


@in_the_soak  # as with four verifiers every day
@EACH
def test_the_rule_gives_the_beginning_of_every_pool(pool: Pool) -> None:
    assert begun(pool, 40) == read_pool(pool.name)[:40]
