"""`why` and `explain` against the definition of a world, by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.claims import Claim, parse_claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import FEWEST_FIRST, Ground, Premise, Rules
from bombe.games.turing_machine.explain import Explanation, explain
from bombe.games.turing_machine.explain_lines import sentences
from bombe.games.turing_machine.problem import Mode, Secret, is_valid, parse_problem
from bombe.games.turing_machine.why import why
from bombe.games.turing_machine.worlds import Answer, Worlds
from bombe.text import LANGUAGES, BadInput, language
from support.every_world import Everything
from support.scaling import SOAK

POSITIONS = 1000 if SOAK else 100
A_PROBLEM = 10  # positions of the same problem: to list its worlds takes longest

PROBLEMS = {
    Mode.CLASSIC: ["4 9 11 14", "3 7 10 14", "2 13 17 20", "21 31 37 39"],
    Mode.EXTREME: ["3+8 5+11 9+16 2+14", "1+21 6+13 10+17 4+12", "5+7 8+12 14+18 3+20"],
    Mode.NIGHTMARE: ["? 4 9 11 14", "? 3 7 10 14", "? 2 13 17 20"],
}


@cache
def everything(problem: str) -> tuple[Everything, Ground, list[Secret]]:
    cards = parse_problem(problem)
    return Everything(cards), Ground(cards), [*Worlds(cards)]


def positions(mode: Mode, count: int) -> Iterator[tuple[Everything, Ground, list[Answer]]]:
    """Answers that a hidden world gives to random questions."""
    chance = Random(f"positions {mode}")
    known = PROBLEMS[mode]
    for n in range(0, count, A_PROBLEM):
        whole, ground, hidden = everything(known[n // A_PROBLEM % len(known)])
        for _ in range(min(A_PROBLEM, count - n)):
            secret = chance.choice(hidden)
            asked = {
                (chance.randrange(125), chance.randrange(len(whole.problem.groups)))
                for _ in range(chance.randrange(6))
            }
            yield whole, ground, [(code, v, secret.answer(code, v)) for code, v in sorted(asked)]


@cache
def steps_of(ground: Ground, answers: tuple[Answer, ...]) -> Explanation:
    return explain(ground, answers)


@pytest.mark.parametrize("mode", Mode)
def test_because_is_the_fewest_and_a_case_is_a_world(mode: Mode) -> None:
    chance = Random(f"claims {mode}")
    followed = 0
    for whole, ground, answers in positions(mode, POSITIONS):
        targets = [*whole.targets(), chance.choice(CODES), chance.choice(CODES)]
        for target in chance.sample(targets, 6):
            claim = Claim(target, chance.random() < 0.3)
            found = why(ground, answers, claim)
            assert found.follows is whole.follows(claim, answers, Rules.BOTH)
            if found.case is not None:
                case = found.case
                assert is_valid([law.codes for law in case.laws])
                assert all(case.answer(code, v) is passed for code, v, passed in answers)
                held = tuple(law.codes for law in case.laws)
                world = whole.worlds.index((held, case.places, CODES[case.code]))
                assert not whole.agreeing([claim], Rules.BOTH) >> world & 1
                continue
            followed += 1
            assert set(found.because) <= set(answers)
            assert whole.follows(claim, found.because, found.rules)
            assert not any(
                whole.follows(claim, fewer, Rules.BOTH)
                for size in range(len(found.because))
                for fewer in combinations(answers, size)
            )
            assert not any(
                whole.follows(claim, found.because, rules)
                for rules in FEWEST_FIRST
                if rules != found.rules and rules in found.rules
            )
    assert followed > POSITIONS  # else the positions would show little


@pytest.mark.parametrize("mode", Mode)
def test_steps_reach_all_that_follows_and_need_all_that_they_name(mode: Mode) -> None:
    for whole, ground, answers in positions(mode, POSITIONS):
        found = steps_of(ground, tuple(answers))
        assert found.short
        told: set[Claim] = set()
        for step in found.steps:
            assert set(step.because) <= set(answers)
            assert set(step.given) <= told
            premises: list[Premise] = [*step.because, *step.given]
            for claim in step.claims:
                assert claim not in told
                assert whole.follows(claim, premises, step.rules)
                for one in premises:
                    fewer = [other for other in premises if other != one]
                    assert not whole.follows(claim, fewer, step.rules), (claim, one)
                for rules in FEWEST_FIRST:
                    if rules != step.rules and rules in step.rules:
                        assert not whole.follows(claim, premises, rules)
            told.update(step.claims)
        left = whole.agreeing(answers, Rules.BOTH)
        codes = {world[2] for n, world in enumerate(whole.worlds) if left >> n & 1}
        assert {None if found.code is None else CODES[found.code]} == (
            codes if len(codes) == 1 else {None}
        )
        for target in whole.targets():
            for claim in (Claim(target, True), Claim(target, False)):
                assert (claim in told) is whole.follows(claim, answers, Rules.BOTH)


def test_the_simplest_steps_come_first() -> None:
    problem = parse_problem("3 7 10 14")
    answers = [(CODES.index("341"), 1, True)]
    steps = explain(Ground(problem), answers).steps
    cards, answer, *rest = steps
    assert [str(claim) for claim in cards.claims] == ["-10d"]  # which leaves no code for card 14
    assert (cards.because, cards.given, cards.rules) == ((), (), Rules.NONE)
    assert [str(claim) for claim in answer.claims] == ["-7a"]
    assert (answer.because, answer.rules) == (tuple(answers), Rules.NONE)
    kinds = [len(step.rules.names) for step in rest if step.rules]
    assert kinds[0] == 1
    assert 2 in kinds


def test_every_step_is_worded_in_every_language() -> None:
    for mode in Mode:
        for whole, ground, answers in positions(mode, 20):
            for step in steps_of(ground, tuple(answers)).steps:
                for code in LANGUAGES:
                    told = " ".join(map(language(code).say, sentences(step, whole.problem)))
                    assert "{" not in told
                    assert told.endswith(".")


def test_time_that_is_short_is_said() -> None:
    problem = parse_problem("33 38 40 48")
    answers = [(CODES.index("341"), 0, True), (CODES.index("112"), 2, True)]
    ground = Ground(problem)
    hurried = explain(ground, answers, -1.0)
    assert not hurried.short
    reached = {claim for step in hurried.steps for claim in step.claims}
    assert reached == {claim for step in explain(ground, answers).steps for claim in step.claims}


def test_the_largest_problems_are_explained_by_both_rules_alone() -> None:
    problem = parse_problem("? 26 31 33 39 41 48")
    ground = Ground(problem)
    assert not ground.exact
    left = Worlds(problem)
    for target in ("33a", "41e", "48i"):
        found = why(ground, [], Claim(target, False))
        held = LAWS[target] in [law for laws in left.laws for law in laws]
        assert found.follows is not held
        assert found.rules is (Rules.NONE if held else Rules.BOTH)
    assert not explain(ground, [(0, 0, True)]).short


@pytest.mark.parametrize("text", ["", "4b", "-4z", "+241", "=4b", "-A4", "-t6", "-5a", "241", "--"])
def test_what_is_no_claim_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        parse_claim(text, parse_problem("4 9 11 14"))


@pytest.mark.parametrize("text", ["-4b", "+4b", "-t3", "+c5", "=241", "-241"])
def test_a_claim_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_claim(text, parse_problem("4 9 11 14"))) == text
