"""What the table tells of a game: its numbers to draw, and bounds where nothing is proved."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bombe.games.turing_machine.review import Amount, Span, Step, Total
from bombe.games.turing_machine.review_lines import instead, regret_of
from bombe.games.turing_machine.review_told import BLIND, MOST_STEPS, TOO_LONG, lines, review
from bombe.games.turing_machine.solve import Cost
from bombe.text import T
from support.small_match import begin

OPEN = Total(5, Cost(8, 10), Cost(6, 0))
UNKNOWN = Span(None, None)


def step(least: Fraction, most: Fraction) -> Step:
    return Step(
        1, 0, 0, True, OPEN, OPEN, OPEN, (0, 1), False,
        Amount(Span(least, most), UNKNOWN), Amount(UNKNOWN, UNKNOWN),
    )  # fmt: skip


def test_what_is_not_proved_is_a_bound_and_never_a_guess() -> None:
    unproved = step(Fraction(2, 5), Fraction(1))
    assert regret_of(unproved) == T("at least {n}", n=0.4)
    assert str(regret_of(unproved)) == "at least 0.40"
    assert str(regret_of(step(Fraction(0), Fraction(1)))) == "unknown"
    assert str(instead(unproved)) == "not worked out in the time"


@pytest.mark.parametrize("seats", [1, 2])
def test_lines_are_everybodys(seats: int) -> None:
    match = begin(seats)
    assert [line.seats for line in lines(match.state)] == [(seat,) for seat in range(seats)]


def test_who_declares_at_once_has_par_alone() -> None:
    match = begin().play(0, "thumb up 241")
    told = review(match.state, 0, 1.0)
    assert told.proved
    assert told.rows == [("1", T("no question"), "", "2 → 2", "0", "")]
    assert [str(one) for one in told.moments] == [
        "Nothing was asked.",
        "241 was declared, a guess: right in 1 of 2 possibilities.",
    ]


def test_of_questions_that_are_as_good_the_one_that_was_asked_is_the_best() -> None:
    match = begin().play(0, "ask 123 A").play(0, "thumb up 241")
    told = review(match.state, 0, 1.0)
    assert isinstance(told.review, dict)
    assert str(told.rows[0][-1]) == "this was best"
    assert told.review["steps"][0]["best"] == {"proposal": "111", "verifier": "A"}
    (drawn,) = told.review["drawn"]
    assert drawn["best"] == drawn["own"]


@pytest.mark.parametrize("level", ["plain", "clever"])
def test_of_the_plain_machine_is_said_what_it_did_not_use(level: str) -> None:
    """Who does not know it would take its questions for idle ones."""
    match = begin(machine=level).play(0, "thumb up 241")
    own, machine = (review(match.state, line, 1.0) for line in (0, 1))
    assert BLIND not in own.moments
    assert (BLIND in machine.moments) == (level == "plain")


def test_a_game_without_end_is_not_reviewed() -> None:
    match = begin()
    for _ in range(MOST_STEPS):
        match = match.play(0, "thumb down")
    match = match.play(0, "thumb up 111")
    assert review(match.state, 0, 1.0).moments == (TOO_LONG,)
