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
from bombe.games.turing_machine.explain_lines import SENTENCES, Line, lines, sentences
from bombe.games.turing_machine.problem import Problem, broken_rule
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import LANGUAGES, language
from support.hint_positions import positions
from support.scaling import SOAK, scale

LONGEST = 420  # characters of a step in the booklet: what a patient player says in one breath
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


def fates(problem: Problem, step: Step, claims: list[Claim]) -> Iterator[tuple[str, set[str], Any]]:
    """How each combination fails that agrees with what the step rests on, with one of these claims
    not so: what it leaves, and who is superfluous."""
    about = [one for one in claims if one.is_law]
    given = [one for one in step.given if one.is_law]
    others = [one for one in step.given if not one.is_law]
    for laws in combinations(problem):
        laws_differ = any(not allows(one, problem, laws, "") for one in about)
        if not laws_differ and len(about) == len(claims):
            continue
        if any(bool(laws[v].codes >> code & 1) is not yes for code, v, yes in step.because):
            continue
        if not all(allows(one, problem, laws, "") for one in given):
            continue
        masks = [law.codes for law in laws]
        left = {CODES[at] for at in range(len(CODES)) if meet(masks) >> at & 1}
        fits = {code for code in left if all(allows(one, problem, laws, code) for one in others)}
        codes_differ = any(
            not allows(one, problem, laws, code)
            for one in claims
            if not one.is_law
            for code in fits
        )
        if not laws_differ and not codes_differ:
            continue
        if not fits:
            yield "none", left, None
        elif len(left) > 1:
            yield "several", left, None
        else:
            assert broken_rule(masks) is not None  # else it would be a world
            yield (
                "spare",
                left,
                frozenset(
                    at
                    for at in range(len(masks))
                    if meet(masks[:at] + masks[at + 1 :]) == meet(masks)
                ),
            )


def test_every_case_is_as_it_is_told() -> None:
    told: Counter[str] = Counter()
    for problem, step in steps():
        for key, values in leaving(step, problem):
            check(problem, step, key, dict(values))
        for key, values in lines(step, problem):
            told[key] += 1
            if key == "step_few":
                assert all(LAWS[name].codes.bit_count() == values["n"] for name in values["laws"])
                assert values["n"] <= values["others"] == len(problem.groups) - 1
        if leaving(step, problem):
            for tongue in LANGUAGES:
                assert not any("{" in language(tongue).say(one) for one in sentences(step, problem))
    seldom = {"step_leaves_spare_card", "step_each_law", "step_each_verifier", "step_last_of_card"}
    nested = {key for key in SENTENCES if key.startswith(("step_if", "step_else", "step_part"))}
    assert set(SENTENCES) - set(told) - nested <= seldom | {
        "step_not",
        "step_owner",
        "step_none_superfluous",
    }


def leaving(step: Step, problem: Problem) -> list[Line]:
    return [one for one in lines(step, problem) if one[0].startswith("step_leaves")]


def check(problem: Problem, step: Step, key: str, values: dict[str, Any]) -> None:
    law = values["suppose"]["values"].get("law")
    claims = [Claim(law, False)] if law else [*step.claims]
    if not law and any("law" in one["suppose"]["values"] for _, one in leaving(step, problem)):
        claims = [one for one in claims if one.is_code]  # the criteria have cases of their own
    found = [*fates(problem, step, claims)]
    kinds = Counter(kind for kind, _, _ in found)
    lefts = {frozenset(left) for kind, left, _ in found if kind == "several"}
    assert found
    if key == "step_leaves_none":
        assert set(kinds) == {"none"}
    elif key == "step_leaves_sets":
        assert set(kinds) <= {"none", "several"}
        assert lefts == {frozenset(one) for one in values["sets"]}
    elif key == "step_leaves_always_several":
        assert set(kinds) == {"several"}
    elif key == "step_leaves_mixed":
        parts = {
            one["key"].removeprefix("step_part_"): one["values"]["n"] for one in values["parts"]
        }
        assert (parts, values["n"]) == (dict(kinds), len(found))
    else:
        spare = [one for one in found if one[0] == "spare"]
        assert set(kinds) <= {"none", "spare"}
        codes = values.get("codes", [values.get("code")])
        assert sorted({code for _, left, _ in spare for code in left}) == codes
        at = (
            problem.verifiers.index(values["v"])
            if "v" in values
            else problem.groups.index((values["n"],))
        )
        assert all(at in whom for _, _, whom in spare)


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
