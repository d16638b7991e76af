"""What the page is told of an exercise: hints that do not give it away, cases that point."""

from __future__ import annotations

from functools import reduce

import pytest

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import VERIFIERS, parse_verifier
from bombe.games.turing_machine.school.exercises import Exercise, Kind
from bombe.games.turing_machine.school.lines import costs
from bombe.games.turing_machine.school.making import PLANS, exercise, numbered
from bombe.games.turing_machine.school.refuting import refutation
from bombe.games.turing_machine.school.told import CASES, exercises
from bombe.games.turing_machine.worlds import Answer, Worlds
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


def test_what_a_question_costs_has_its_reasons() -> None:
    """Which codes each answer leaves, and whom one may ask next: by working out all worlds anew."""
    for number in range(1, SOME + 1):
        one = exercise("asking", numbered(7, number))
        answers = one.transcript.answers()

        def left(*more: Answer, one: Exercise = one, answers: list[Answer] = answers) -> Worlds:
            return Worlds(one.problem, [*answers, *more])

        for choice in one.choices:
            assert choice.question
            proposal, asked = choice.question
            after = [(proposal, asked, passed) for passed in (True, False)]
            yes, no = (", ".join(sorted(CODES[code] for code in left(one).codes)) for one in after)
            others = [
                VERIFIERS[verifier]
                for verifier in range(len(one.problem.groups))
                if verifier != asked
                and any(
                    all(len(left(first, (proposal, verifier, passed))) for passed in (True, False))
                    for first in after
                )
            ]
            told = [str(sentence) for sentence in costs(one, choice)][1:3]
            assert told == [
                f"Codes left after ✓: {yes}. After ✗: {no}."
                if yes and no
                else "Only one answer is possible, so it tells nothing.",
                f"The round can go on with {', '.join(others)} about {CODES[proposal]}."
                if others
                else f"No other verifier can tell anything about {CODES[proposal]}.",
            ]


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


SETTLED = ("one-code", "superfluous", "together")


@pytest.mark.parametrize("chapter", SETTLED)
def test_what_is_said_of_a_wrong_code_does_not_tell_the_right_one(chapter: str) -> None:
    made = (exercise(chapter, seed) for seed in range(1, 4 * SOME))
    settled = [one for one in made if one.is_settled]
    assert settled
    for one in settled:
        assert one.answer.claim is not None
        (told,) = exercises(chapter, one.seed, 1)
        for choice, wrong in zip(told.choices, one.choices, strict=True):
            if wrong is one.answer:
                continue
            assert not choice.cases
            said = " ".join(map(str, choice.verdict))
            right = one.answer.claim.target
            assert right not in said or right in str(one.transcript)
            if wrong.claim is not None:
                assert wrong.claim.target in said
                check_refutation(one, CODES.index(wrong.claim.target))


def check_refutation(one: Exercise, code: int) -> None:
    """It is a fact, by looking at every criterion, and it is enough."""
    found = refutation(one.problem, one.left.answers, code)
    cards = [CARDS[card] for (card,) in one.problem.groups]
    met = [{law for law in card.laws if code in codes_of(law)} for card in cards]
    if found.card is not None:
        assert not met[one.problem.cards.index(found.card)]
        return
    assert [{law} for law in found.laws] == met
    if found.answer is not None:
        asked, verifier, passed = found.answer
        assert found.answer in one.left.answers
        assert (asked in codes_of(found.laws[verifier])) is not passed
        return
    sets = [codes_of(law) for law in found.laws]
    left = reduce(set.intersection, sets)
    assert code in left
    if found.superfluous is None:
        assert {at for at in range(len(CODES)) if found.others >> at & 1} == left - {code}
        assert len(left) > 1
    else:
        del sets[found.superfluous]
        assert reduce(set.intersection, sets) == left == {code}


def codes_of(law: Law) -> set[int]:
    return {code for code in range(len(CODES)) if law.codes >> code & 1}


def breaks(claim: Claim, verifier: str, law: str) -> bool:
    if claim.is_law:
        return (law == claim.target) is not claim.holds
    return (f"{verifier}{LAWS[law].card}" == claim.target) is not claim.holds
