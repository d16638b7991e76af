"""The problem of a day: the same for everybody, on every server and in every release.

    date → weekday and week → the pool of that weekday → its card set of this week → a world of it

The pools are lists that come with the package and never change (`daily_pools`); what they hold, and
how they were made, is in docs/daily.md. Neither a clock nor the solver has a say here.

Nothing in this module may ever change: people have played what it says, and compare.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from hashlib import sha256

from bombe.games.turing_machine.daily_pools import read_pool
from bombe.games.turing_machine.generate import Difficulty, Wish, difficulty_of, nth_world
from bombe.games.turing_machine.problem import Mode, Problem, Secret, parse_problem
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput, T, quoted

FIRST = "2026-11-01"
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MOST = 1_000  # card sets in a pool: more than 19 years of its weekday


# ---- the pools -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pool:
    """What the problems of one weekday and mode have in common.

    Of a classic one the effort, which is how many questions optimal play needs on average, is from
    `low` on and below `below`; of the others the number of worlds is."""

    wish: Wish
    weekday: int
    low: Fraction
    below: Fraction

    @property
    def name(self) -> str:
        return f"{self.wish.mode} {WEEKDAYS[self.weekday]}"

    def fits(self, measure: Fraction | int) -> bool:
        return self.low <= measure < self.below


def _week(mode: Mode, *days: tuple[Difficulty, int, str, str]) -> dict[tuple[Mode, int], Pool]:
    return {
        (mode, at): Pool(Wish(mode, verifiers, difficulty), at, Fraction(low), Fraction(below))
        for at, (difficulty, verifiers, low, below) in enumerate(days)
    }


# From Monday to Sunday. The bands of a mode rise and have nothing in common.
POOLS = {
    **_week(
        Mode.CLASSIC,
        (Difficulty.EASY, 4, "1.5", "2.25"),
        (Difficulty.STANDARD, 4, "2.25", "2.75"),
        (Difficulty.STANDARD, 5, "2.75", "3.25"),
        (Difficulty.HARD, 4, "3.25", "3.75"),
        (Difficulty.HARD, 5, "3.75", "4.25"),
        (Difficulty.HARD, 6, "4.25", "4.75"),
        (Difficulty.HARD, 6, "4.75", "5.25"),
    ),
    **_week(
        Mode.EXTREME,
        (Difficulty.EASY, 4, "12", "20"),
        (Difficulty.STANDARD, 4, "20", "32"),
        (Difficulty.STANDARD, 5, "32", "48"),
        (Difficulty.HARD, 4, "48", "64"),
        (Difficulty.HARD, 5, "64", "96"),
        (Difficulty.HARD, 6, "96", "128"),
        (Difficulty.HARD, 6, "128", "192"),
    ),
    **_week(
        Mode.NIGHTMARE,
        (Difficulty.STANDARD, 4, "72", "120"),
        (Difficulty.HARD, 4, "120", "168"),
        (Difficulty.HARD, 4, "168", "216"),
        (Difficulty.HARD, 4, "216", "264"),
        (Difficulty.HARD, 4, "264", "312"),
        (Difficulty.HARD, 5, "360", "600"),
        (Difficulty.HARD, 5, "600", "840"),
    ),
}


# ---- the days --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Daily:
    """The problem of a day in one mode, with its answer."""

    date: str
    weekday: int  # 0 is Monday
    secret: Secret

    @property
    def mode(self) -> Mode:
        return self.secret.problem.mode

    @property
    def problem(self) -> Problem:
        return self.secret.problem

    @cached_property
    def difficulty(self) -> Difficulty:
        return difficulty_of(self.problem)


def daily(date: str, mode: Mode = Mode.CLASSIC) -> Daily:
    """The problem of a date such as 2026-11-01."""
    week, weekday = divmod(_days(date), 7)
    pool = read_pool(POOLS[mode, weekday].name)
    problem = parse_problem(pool[week % len(pool)])
    every = worlds(problem)
    # The remainder is as good as even: 256 bits are more than enough for some thousand worlds.
    number = int.from_bytes(fingerprint(f"{date} {mode}"), "big") % len(every)
    return Daily(date, weekday, nth_world(problem, every.tuples, number))


def fingerprint(text: str) -> bytes:
    """What decides wherever the rule leaves a choice."""
    return sha256(f"bombe daily {text}".encode()).digest()


def _days(date: str) -> int:
    """The days since the Monday of the first week, which is not played itself."""
    number = _ordinal(date)
    if number is None:
        raise BadInput(
            T("{text} is not a date such as {example}", text=quoted(date), example=FIRST)
        )
    since = number - _FIRST
    if since < 0:
        raise BadInput(
            T(
                "there is no problem of {date}: the first day is {first}",
                date=date,
                first=FIRST,
            )
        )
    return since + _FIRST_WEEKDAY


_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _ordinal(date: str) -> int | None:
    """The number of a day by the calendar of today; None where there is no such day. The library's
    own comes with a clock, which has no place in this rule."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", date):
        return None
    year, month, day = map(int, date.split("-"))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not year or not 1 <= month <= 12:
        return None
    if not 1 <= day <= _LENGTHS[month - 1] + (leap and month == 2):
        return None
    before = year - 1
    years = 365 * before + before // 4 - before // 100 + before // 400
    return years + sum(_LENGTHS[: month - 1]) + (leap and month > 2) + day


_FIRST = _ordinal(FIRST) or 0
_FIRST_WEEKDAY = (_FIRST - 1) % 7  # day 1 was a Monday
