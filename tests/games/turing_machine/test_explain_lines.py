"""What a step says is so: every case that it names, and every count, against all combinations of
criteria, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import permutations, product
from typing import Any

from bombe.chance import Chance
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import Step, explain
from bombe.games.turing_machine.explain_cases import cases, listed
from bombe.games.turing_machine.explain_lines import lines, sentences
from bombe.games.turing_machine.explain_words import SENTENCES, Line
from bombe.games.turing_machine.problem import Mode, Problem, broken_rule, parse_problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer
from bombe.text import LANGUAGES, language
from support.hint_positions import positions
from support.scaling import SOAK, scale

LONGEST = 600  # characters of a step in the booklet
MOST = 9  # combinations that a step of the booklet goes through once something was asked
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
        if problem.mode is Mode.NIGHTMARE and step.because:
            if (SOAK or problem == parse_problem("? 4 9 11 14")) and "step_it_is_out" in dict(said):
                check_seats(problem, step, said)
        elif step.rules:
            check_cases(problem, step, said)
        if not step.rules:
            check_clashes(problem, step, said)
        for key, values in said:
            if key == "step_few":
                assert all(LAWS[name].codes.bit_count() == values["n"] for name in values["laws"])
                assert values["n"] <= values["others"] == len(problem.groups) - 1
            if key == "step_each_other_card":
                check_other_cards(problem, step, values["n"])
        for tongue in LANGUAGES:
            assert not any("{" in language(tongue).say(one) for one in sentences(step, problem))
    seldom = {key for key in SENTENCES if key.endswith(("_card", "_of_card"))}
    assert set(SENTENCES) - set(told) <= seldom | {
        "step_each_law",
        "step_each_law_left",
        "step_each_owner",
        "step_each_other_card",
        "step_checks",
        "step_owner_yes",
        "step_owner_no",
        "step_each_verifier",
        "step_not",
        "step_owner",
        "step_and",
        "step_all_of",
        "step_one_code",
        "step_none_superfluous",
        "step_if_digit",
        "step_if_digits",
        "step_rest_digit",
        "step_rest_known",
        "step_no_other",
        "step_then_many",
        "step_more_spare",
        "step_then_several",
        "step_rest_code",
        "step_example_pairs",
    }


def test_what_is_told_as_superfluous_is_nothing_else() -> None:
    problem = parse_problem("33 40 43 45")
    names = ["40e", "40i", "43a", "43c", "43d", "43e", "45a", "45c", "45f", "40b", "40g"]
    known = [Claim(name, holds=False) for name in names]
    # 33f is superfluous next to 40h, which leaves no code with some others.
    found = cases([Claim("33f", holds=False)], problem, known)
    assert found is not None
    assert [*found.implying] == ["40h"]
    assert not found.none
    found = cases([Claim("33f", holds=False)], problem, known[:-2])
    assert found is not None
    assert found.none


def test_one_has_the_only_card_that_its_answers_are_not_against() -> None:
    nightmare = parse_problem("? 4 9 11 14")
    answers = [(CODES.index("245"), 3, True), (CODES.index("425"), 3, True)]
    by_answers = [step for step in explain(GROUNDS(nightmare), answers).steps if step.because]
    assert [*dict(lines(by_answers[0], nightmare))] == ["step_each_other_card"]


def test_a_digit_in_nightmare_is_out_for_a_reason() -> None:
    nightmare = parse_problem("? 4 9 11 14")
    answers = [(CODES.index("343"), 2, False)]
    told = [
        [*dict(lines(step, nightmare))]
        for step in explain(GROUNDS(nightmare), answers).steps
        if step.claims == (Claim("t4", holds=False),)
    ]
    assert len(told) == 1
    assert told[0][1] == "step_if_digit"


def test_digits_that_are_out_for_the_same_reason_are_one_step() -> None:
    problem = BOOKLET[16].problem
    found = explain(GROUNDS(problem), []).steps
    told = [[str(claim) for claim in step.claims] for step in found]
    assert told == [["-t4", "-t5"], ["-s4", "-s5"], ["-c4", "-c5"]]
    said = dict(lines(found[0], problem))
    assert said["step_if_digits"] == said["step_rest_digit"] == {"things": ["-t4", "-t5"]}


def test_a_case_has_no_criterion_that_is_out_already() -> None:
    for printed in BOOKLET:
        out: set[str] = set()
        for step in explain(GROUNDS(printed.problem), []).steps:
            if step.rules:
                said = [values for _, values in lines(step, printed.problem)]
                said += [one["values"] for values in said for one in values.get("each", ())]
                assert not out & {law for values in said for law in values.get("laws", ())}
            out |= {one.target for one in step.claims if one.is_law and not one.holds}


def test_what_the_cards_show_by_themselves_is_told_by_the_cards_alone() -> None:
    problem = BOOKLET[7].problem
    steps = explain(GROUNDS(problem), [(CODES.index("442"), 1, True)]).steps
    (step,) = (one for one in steps if one.claims == (Claim("9c", holds=False),))
    assert step.given  # the fewest cases take less than the fewest premises
    assert [*dict(lines(step, problem))][:3] == ["step_cards", "step_if", "step_implied"]


def each_of(said: list[Line]) -> list[Any]:
    each = [one for _, values in said for one in values.get("each", ())]
    told = [values for _, values in said] + [one["values"] for one in each]
    return [*each, *(pair for values in told for pair in values.get("pairs", ()))]


def check_clashes(problem: Problem, step: Step, said: list[Line]) -> None:
    """A criterion that is supposed leaves no code with any of a verifier's, if that is told."""
    law = ""
    for key, values in said:
        if key == "step_if":
            law = values["law"]
        if key == "step_then_clash":
            at = problem.verifiers.index(values["v"])
            for laws in combinations(problem):
                if all(allows(one, problem, laws, "") for one in step.given if one.is_law):
                    assert not laws[at].codes & LAWS[law].codes


def check_other_cards(problem: Problem, step: Step, own: int) -> None:
    """Every criterion of every other card has an answer against it."""
    for law in (law for card in problem.cards if card != own for law in CARDS[card].laws):
        assert any(bool(law.codes >> code & 1) is not yes for code, _, yes in step.because)


def check_cases(problem: Problem, step: Step, said: list[Line]) -> None:
    """Every combination that agrees with what a step leans on while its claim is not so fails in
    the way that it is told to."""
    told = dict(said)
    if not any(key.startswith("step_if") for key in told):
        return
    assert len(step.claims) == 1 or "step_if_digits" in told
    found = cases(step.claims, problem, step.leaning, rules=step.rules | step.further)
    assert found is not None
    items = items_of(said)
    # What is not told one by one is counted.
    hidden = [one for one in found.left if {*one.laws} not in [names for names, _, _ in items]]
    assert len(found.left) == len(items) + len(hidden)
    more = [values["n"] for key, values in said if key.startswith("step_more")]
    assert more == ([sum(one.cases for one in hidden)] if hidden else [])
    items += [({*one.laws}, "", {}) for one in hidden]
    check_items(problem, step, said, items, supposed(problem, step.claims, step.leaning))


Item = tuple[set[str], str, Mapping[str, Any]]
Case = tuple[
    tuple[Law, ...], list[str], list[str]
]  # what they leave, and what agrees with the rest


def items_of(said: list[Line]) -> list[Item]:
    """The cases that are told one by one, by their criteria."""
    only = {*dict(said).get("step_only", {}).get("laws", ())}
    return [
        (only | {*values.get("laws", ())}, key, values)
        for key, values in [*said, *((one["key"], one["values"]) for one in each_of(said))]
        if key.startswith(("step_with", "step_then", "step_each"))
        and not key.endswith(("_none", "_clash", "_clash_card", "_no_card"))
    ]


def check_items(
    problem: Problem, step: Step, said: list[Line], items: list[Item], some: Iterable[Case]
) -> None:
    told = dict(said)
    rest = [key for key in told if key.startswith(("step_rest", "step_then_none", "step_then_cl"))]
    nothing = False  # whether some combination leaves no code, besides those that are named
    for laws, left, fits in some:
        names = {law.name for law in laws}
        covering = [(key, values) for some, key, values in items if some <= names]
        if at_a_glance(told, step, names):
            continue
        if not fits:
            nothing |= not any(key or some for some, key, _ in items if some <= names)
            assert rest or covering
            continue
        assert broken_rule([law.codes for law in laws]) is not None  # else it would be a world
        assert covering, names
        for key, values in covering:
            check_left(problem, key, values, laws, left)
            check_pairs(values.get("pairs", ()), left, fits)
    assert nothing or not rest


def check_pairs(each: Sequence[Any], left: list[str], fits: list[str]) -> None:
    """That no code is left without the other that it is told with."""
    told: set[str] = set()
    for one in each:
        code, other = one["values"]["code"], one["values"]["other"]
        pairs = [(code, other), (other, code)][: 2 if one["key"] == "step_together" else 1]
        assert not any(first in left and second not in left for first, second in pairs)
        told.update(first for first, _ in pairs)
    assert not each or told >= {*fits}


def supposed(problem: Problem, claims: Sequence[Claim], known: Sequence[Claim]) -> Iterator[Case]:
    """All combinations that agree with what is known while not all claims are so, with the codes
    that they leave, and of these those that agree with it too."""
    codes = [one for one in known if one.is_code or one.is_digit]
    for laws in combinations(problem):
        if not all(allows(one, problem, laws, "") for one in known if one.is_law):
            continue
        if claims[0].is_law and allows(claims[0], problem, laws, ""):
            continue
        left = listed(meet([law.codes for law in laws]))
        fits = [code for code in left if all(allows(one, problem, laws, code) for one in codes)]
        if claims[0].is_code or claims[0].is_digit:
            fits = [c for c in fits if not all(allows(one, problem, laws, c) for one in claims)]
        yield laws, left, fits


def check_seats(problem: Problem, step: Step, said: list[Line]) -> None:
    """The same in nightmare, whoever may have which card."""
    starts = [at for at, (key, _) in enumerate(said) if key.startswith("step_if")]
    for claim, at, end in zip(step.claims, starts, [*starts[1:], len(said)], strict=True):
        known = [one for one in step.given if not one.is_owner]
        owners = [one for one in step.given if one.is_owner]
        seatings = [
            places
            for places in permutations(range(len(problem.groups)))
            if all(seats(problem, places, one) is one.holds for one in owners)
        ]
        for key, values in said[:at]:
            if key.startswith("step_check"):
                for laws in combinations(problem):
                    check_checked(problem, step, values, laws, seatings)
        if claim.is_owner:
            seatings = [places for places in seatings if seats(problem, places, claim)]
        some = [
            one
            for one in supposed(problem, [claim], known)
            if any(agree(step.because, one[0], places) for places in seatings)
        ]
        told = said[at:end]
        items = items_of(told)
        if any(key.startswith("step_more") for key, _ in told):
            items.append((set(), "", {}))
        assert some or "step_then_no_card" in dict(told)
        check_items(problem, replace(step, claims=(claim,)), told, items, some)


def check_checked(
    problem: Problem,
    step: Step,
    values: Mapping[str, Any],
    laws: tuple[Law, ...],
    seatings: list[tuple[int, ...]],
) -> None:
    """That somebody checks one of some criteria."""
    if not all(allows(one, problem, laws, "") for one in step.given if one.is_law):
        return
    for places in seatings:
        if agree(step.because, laws, places):
            for v in values.get("vs", values.get("v")):
                assert laws[places.index(problem.verifiers.index(v))].name in values["laws"]


def seats(problem: Problem, places: tuple[int, ...], claim: Claim) -> bool:
    at = problem.cards.index(int(claim.target[1:]))
    return problem.verifiers[places[at]] == claim.target[0]


def agree(answers: Sequence[Answer], laws: tuple[Law, ...], places: tuple[int, ...]) -> bool:
    return all(
        bool(laws[places.index(v)].codes >> code & 1) is passed for code, v, passed in answers
    )


def at_a_glance(told: dict[str, Any], step: Step, names: set[str]) -> bool:
    """Whether a combination is told to have what is superfluous next to the criterion supposed, or
    the other way round."""
    implied = names & {*told.get("step_implied", {}).get("laws", ())}
    implying = names & {*told.get("step_implying", {}).get("laws", ())}
    for name in implied | implying:
        own = LAWS[step.claims[0].target].codes
        small, large = (own, LAWS[name].codes)[:: 1 if name in implied else -1]
        assert small & large == small
    return bool(implied | implying)


def check_left(
    problem: Problem, key: str, values: Mapping[str, Any], laws: tuple[Law, ...], left: list[str]
) -> None:
    """That a combination fails as it is told to."""
    if "n" in values or "v" in values:
        groups = [f"{cards[0]}" for cards in problem.groups] if "n" in values else problem.verifiers
        at = [*groups].index(str(values.get("n", values.get("v"))))
        masks = [law.codes for law in laws]
        assert meet(masks[:at] + masks[at + 1 :]) == meet(masks)
        assert "code" not in values or left == [values["code"]]
    elif key:
        assert len(left) > 1
        shown = [code for code in values.get("codes", ()) if code != "…"]
        assert left[: len(shown)] == shown


def test_what_holds_is_told_before_what_does_not() -> None:
    """ "not 13c, 12c" would read as if neither were so."""
    problem = parse_problem("12 13 17 19")
    one, other = CODES.index("153"), CODES.index("442")
    answers = [(one, 0, False), (one, 1, False), (other, 0, True), (other, 2, False)]
    found = explain(GROUNDS(problem), answers).steps
    told = [
        known for step in found for _, said in lines(step, problem) if (known := said.get("known"))
    ]
    mixed = [known for known in told if len({name[0] == "-" for name in known}) > 1]
    assert mixed
    for known in told:
        assert known == sorted(known, key=lambda name: name[0] == "-")


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
                    by = step.rules | step.further
                    found = cases(step.claims, secret.problem, step.leaning, rules=by)
                    assert found is not None, step  # else it would not say why
                    assert len(found.left) <= MOST, step
