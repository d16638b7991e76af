"""What a step says is so: every case that it names, and every count, against all combinations of
criteria, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from bombe.chance import Chance
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import Step, explain
from bombe.games.turing_machine.explain_cases import cases, listed
from bombe.games.turing_machine.explain_lines import SENTENCES, Line, lines, sentences
from bombe.games.turing_machine.problem import Problem, broken_rule
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import LANGUAGES, language
from support.hint_positions import positions
from support.scaling import SOAK, scale

LONGEST = 700  # characters of a step in the booklet
MOST = 10  # combinations that a step of the booklet goes through once something was asked
FEW = 800  # combinations that are gone through every day
GROUNDS = cache(Ground)


def steps() -> Iterator[tuple[Problem, Step]]:
    """Of all problems of the booklet, and of many positions of every mode."""
    for printed in BOOKLET:
        secret, chance = printed.secret, Chance(printed.number)
        asked = [(chance.below(125), v) for v in range(len(secret.laws)) if chance.below(2)]
        told = [(code, v, secret.answer(code, v)) for code, v in asked]
        if SOAK or len(combinations(secret.problem)) < FEW:
            for step in explain(GROUNDS(secret.problem), told).steps:
                yield secret.problem, step
    settled = BOOKLET[16].problem  # where the code is known, and not all criteria
    code = CODES.index("123")
    for step in explain(GROUNDS(settled), [(code, 0, False), (code, 3, True)]).steps:
        yield settled, step
    for problem, answers, _ in positions(scale(2000), seed=8):
        if not SOAK and len(combinations(problem)) > FEW:
            continue
        for step in explain(GROUNDS(problem), answers).steps:
            yield problem, step


def allows(claim: Claim, problem: Problem, laws: tuple[Law, ...], code: str) -> bool:
    if claim.is_law:
        own = LAWS[claim.target]
        at = next(at for at, cards in enumerate(problem.groups) if own.card in cards)
        return (laws[at].codes == own.codes) is claim.holds
    if claim.is_code:
        return (code == claim.target) is claim.holds
    return (code[SHAPE_LETTERS.index(claim.target[0])] == claim.target[1]) is claim.holds


@cache
def combinations(problem: Problem) -> list[tuple[Law, ...]]:
    """All ways to choose a criterion of each verifier; those with the same codes are one."""
    choices = [
        {law.codes: law for card in reversed(group) for law in CARDS[card].laws}.values()
        for group in problem.groups
    ]
    return [*product(*choices)]


def test_every_case_is_as_it_is_told() -> None:
    told: Counter[str] = Counter()
    for problem, step in steps():
        said = lines(step, problem)
        told.update(key for key, _ in [*said, *((one["key"], 0) for one in each_of(said))])
        if step.rules:
            check_cases(problem, step, said)
        for key, values in said:
            if key == "step_few":
                assert all(LAWS[name].codes.bit_count() == values["n"] for name in values["laws"])
                assert values["n"] <= values["others"] == len(problem.groups) - 1
            if key == "step_then_clash" and not step.rules:
                check_clash(problem, step, said)
        for tongue in LANGUAGES:
            assert not any("{" in language(tongue).say(one) for one in sentences(step, problem))
    seldom = {key for key in SENTENCES if key.endswith(("_card", "_of_card"))}
    assert set(SENTENCES) - set(told) <= seldom | {
        "step_each_law",
        "step_each_law_left",
        "step_each_owner",
        "step_owner_yes",
        "step_owner_no",
        "step_each_verifier",
        "step_not",
        "step_owner",
        "step_and",
        "step_one_code",
        "step_none_superfluous",
        "step_if_digit",
        "step_if_digits",
        "step_rest_digit",
        "step_rest_known",
        "step_no_other",
        "step_then_many",
        "step_more_spare",
    }


def each_of(said: list[Line]) -> list[Any]:
    return [one for _, values in said for one in values.get("each", ())]


def check_clash(problem: Problem, step: Step, said: list[Line]) -> None:
    (law,) = (values["law"] for key, values in said if key == "step_if")
    (v,) = (values["v"] for key, values in said if key == "step_then_clash")
    at = problem.verifiers.index(v)
    for laws in combinations(problem):
        if all(allows(one, problem, laws, "") for one in step.given if one.is_law):
            assert not laws[at].codes & LAWS[law].codes


def check_cases(problem: Problem, step: Step, said: list[Line]) -> None:
    """Every combination that agrees with what a step leans on while its claim is not so fails in
    the way that it is told to."""
    told = dict(said)
    if not any(key.startswith("step_if") for key in told):
        return
    claim = step.claims[0]
    assert len(step.claims) == 1 or "step_if_digits" in told
    codes = [one for one in step.leaning if one.is_code]
    found = []  # what is not told of together: laws, and what they leave
    nothing = False
    glance = {*told.get("step_implied", {}).get("laws", ())}
    beside = {*told.get("step_implying", {}).get("laws", ())}
    for laws in combinations(problem):
        if not all(allows(one, problem, laws, "") for one in step.leaning if one.is_law):
            continue
        if claim.is_law and allows(claim, problem, laws, ""):
            continue
        left = listed(meet([law.codes for law in laws]))
        fits = [code for code in left if all(allows(one, problem, laws, code) for one in codes)]
        if not claim.is_law:
            fits = [
                code
                for code in fits
                if not all(allows(one, problem, laws, code) for one in step.claims)
            ]
        names = {law.name for law in laws}
        if claim.is_law and (seen := names & (glance | beside)):
            own = LAWS[claim.target].codes
            for name in seen:
                small, large = (own, LAWS[name].codes)[:: 1 if name in glance else -1]
                assert small & large == small
        elif not fits:
            nothing = True
        else:
            assert broken_rule([law.codes for law in laws]) is not None  # else it would be a world
            found.append((names, laws, left))
    only = {*told.get("step_only", {}).get("laws", ())}
    assert all(only <= names for names, _, _ in found)
    rest = [key for key in told if key.startswith(("step_rest", "step_then_none", "step_then_cl"))]
    assert bool(rest) is nothing
    count = sum(values["n"] for key, values in said if key.startswith("step_more"))
    lefts = [(key, values) for key, values in said if key.startswith(("step_with", "step_then"))]
    for key, values in [*lefts, *((one["key"], one["values"]) for one in each_of(said))]:
        if not key.endswith(("_none", "_clash", "_clash_card")):
            count += 1
            named = only | {*values.get("laws", ())}
            ((_, laws, left),) = [one for one in found if named <= one[0]]
            check_left(problem, values, laws, left)
    assert count == len(found)


def check_left(
    problem: Problem, values: dict[str, Any], laws: tuple[Law, ...], left: list[str]
) -> None:
    if "codes" in values:
        shown = [code for code in values["codes"] if code != "…"]
        assert len(left) > 1
        assert left[: len(shown)] == shown
        return
    assert left == [values["code"]]
    groups = [f"{cards[0]}" for cards in problem.groups] if "n" in values else problem.verifiers
    at = [*groups].index(str(values.get("n", values.get("v"))))
    masks = [law.codes for law in laws]
    assert meet(masks[:at] + masks[at + 1 :]) == meet(masks)


def test_the_booklet_is_told_in_short_sentences() -> None:
    code = CODES.index("341")
    for printed in BOOKLET:
        secret = printed.secret
        answers = [(code, v, secret.answer(code, v)) for v in range(3)]
        for asked in ([], answers[:1], answers):
            for step in explain(GROUNDS(secret.problem), asked).steps:
                for tongue in LANGUAGES:
                    said = " ".join(map(language(tongue).say, sentences(step, secret.problem)))
                    assert len(said) < LONGEST, said
                few = "step_few" in dict(lines(step, secret.problem))
                if asked and step.rules and not few:
                    found = cases(step.claims, secret.problem, step.leaning, rules=step.rules)
                    assert found is not None, step  # else it would not say why
                    assert len(found.left) <= MOST, step
