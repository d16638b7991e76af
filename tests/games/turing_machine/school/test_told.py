"""What the page is told of an exercise: hints that do not give it away, cases that point."""

from __future__ import annotations

import pytest

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import parse_verifier
from bombe.games.turing_machine.school.exercises import Exercise, Kind
from bombe.games.turing_machine.school.making import PLANS, exercise
from bombe.games.turing_machine.school.told import CASES, exercises
from support.scaling import scale

SOME = scale(120, least=3)


@pytest.mark.parametrize("chapter", PLANS)
def test_hints_say_more_and_more_but_not_the_answer(chapter: str) -> None:
    for told in exercises(chapter, 1, SOME):
        one = exercise(chapter, told.seed)
        first, second = map(str, told.hints)
        assert first != second
        if one.kind is Kind.QUESTION:
            check_splits(one, first, second)
        elif one.answer.claim is not None:
            # The last step is told without where it leads.
            assert str(told.choices[told.right].text) not in f"{first} {second}"
            assert str(told.why[-1]) != second


def check_splits(one: Exercise, first: str, second: str) -> None:
    """Possibilities are counted as the game itself answers."""
    worlds = [*one.left]
    assert str(len(worlds)) in first
    for choice in one.choices:
        proposal, letter = choice.name.split()
        asked = CODES.index(proposal), parse_verifier(letter, one.problem)
        yes = sum(world.answer(*asked) for world in worlds)
        assert f"{choice.name} (✓ {yes}, ✗ {len(worlds) - yes})" in second


@pytest.mark.parametrize("chapter", [key for key in PLANS if key != "asking"])
def test_a_case_points_at_what_breaks_the_choice(chapter: str) -> None:
    for told in exercises(chapter, 1, SOME):
        one = exercise(chapter, told.seed)
        for choice, made in zip(told.choices, one.choices, strict=True):
            assert len(choice.cases) <= CASES
            for case in choice.cases:
                points = [held for held in case.drawn["held"] if held["point"]]
                claim = made.claim
                if claim is None or claim.is_code or claim.is_digit:
                    assert points == []
                    continue
                (point,) = points
                assert breaks(claim, point["verifier"], point["law"])


def breaks(claim: Claim, verifier: str, law: str) -> bool:
    if claim.is_law:
        return (law == claim.target) is not claim.holds
    return (f"{verifier}{LAWS[law].card}" == claim.target) is not claim.holds
