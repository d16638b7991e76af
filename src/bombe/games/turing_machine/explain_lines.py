"""What a step of an explanation says, the way a patient player would. A line is a key of
`SENTENCES` with its values, as JSON; the code that shows it puts it into words. Hints speak by the
same lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import reduce
from typing import Any

from bombe.games.turing_machine.cards import LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_cases import (
    Cases,
    Combination,
    cases,
    listed,
    open_criteria,
)
from bombe.games.turing_machine.explain_owners import of_owners
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, answer_name
from bombe.games.turing_machine.shape import HintLine
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import T

Line = tuple[str, Mapping[str, Any]]
NO_MORE: Mapping[str, T] = {}

SHOWN = 4  # combinations of criteria that are told one by one
SHOWN_CODES = 6
SHOWN_EACH = 3  # codes of each of several combinations
SHOWN_KNOWN = 5
SHOWN_STRUCK = 3

SENTENCES: Mapping[str, T] = {
    # An answer, or several, against criteria
    "step_yes": T("{v} said yes to {code}. That rules out what {code} does not meet: {laws}."),
    "step_no": T("{v} said no to {code}. That rules out what {code} meets: {laws}."),
    "step_each_verifier": T("Each verifier has an answer against it, so {law} is out: {answers}."),
    "step_each_law": T(
        "Each criterion of card {n} has an answer of {v} against it, so {v} does not have that "
        "card: {answers}."
    ),
    "step_each_owner": T(
        "Each verifier that may have card {n} has an answer against it, so {law} is out: {answers}."
    ),
    "step_each_law_left": T(
        "Each criterion of card {n} that is not out has an answer of {v} against it, so {v} does "
        "not have that card: {answers}."
    ),
    "step_owner_yes": T(
        "{v} has card {n} and said yes to {code}. That rules out what {code} does not meet: {laws}."
    ),
    "step_owner_no": T(
        "{v} has card {n} and said no to {code}. That rules out what {code} meets: {laws}."
    ),
    # What is left when the others are out
    "step_last": T("All the others are out: {v} checks {law}."),
    "step_last_of_card": T("All the others are out: the criterion of card {n} is {law}."),
    "step_last_digit": T("All the others are out: {things}."),
    "step_digits": T("The code is {code}: {things}."),
    # What it rests on
    "step_take": T("Take {answers}."),
    "step_take_known": T("Take what is known: {known}."),
    "step_take_both": T("Take {answers}, and what is known: {known}."),
    "step_take_all": T("Take all that is known so far."),
    "step_cards": T("Look at the cards alone."),
    # What would be otherwise
    "step_if": T("Suppose {v} checked {law}."),
    "step_if_card": T("Suppose the criterion of card {n} were {law}."),
    "step_if_digit": T("Suppose the code had {things}."),
    "step_if_digits": T("Suppose the code had one of these: {things}."),
    "step_if_not_code": T("Suppose the code were not {code}."),
    "step_then_none": T("Then no code would be left."),
    "step_implied": T("This would be superfluous next to it: {laws}."),
    "step_implying": T("It would be superfluous next to this: {laws}."),
    "step_only": T("Only this goes with it: {laws}."),
    "step_then_clash": T("Then no criterion of {v} would leave a code."),
    "step_then_clash_card": T("Then no criterion of card {n} would leave a code."),
    "step_then_several": T("Then several codes would be left: {codes}."),
    "step_then_many": T("Then several codes would be left, such as {codes}."),
    "step_then_spare": T("Then the code would be {code}, and {v} would be superfluous."),
    "step_then_spare_card": T("Then the code would be {code}, and card {n} would be superfluous."),
    "step_with_several": T("With {laws}, several codes would be left: {codes}."),
    "step_with_many": T("With {laws}, several codes would be left, such as {codes}."),
    "step_with_spare": T("With {laws}, the code would be {code}, and {v} would be superfluous."),
    "step_with_spare_card": T(
        "With {laws}, the code would be {code}, and card {n} would be superfluous."
    ),
    "step_several": T("Several codes would be left each time: {each}."),
    "step_each_several": T("{codes} with {laws}"),
    "step_spare": T("A verifier would be superfluous each time: {each}."),
    "step_each_spare": T("{v} with {laws}, leaving {code}"),
    "step_each_spare_card": T("card {n} with {laws}, leaving {code}"),
    "step_more": T(
        "In {n} more combinations, several codes would be left or a verifier would be superfluous."
    ),
    "step_more_several": T("In {n} more combinations, several codes would be left."),
    "step_more_spare": T("In {n} more combinations, a verifier would be superfluous."),
    "step_rest_none": T("Anything else leaves no code."),
    "step_rest_known": T("Anything else excludes {code}."),
    "step_rest_code": T("Anything else leaves {code} or no code."),
    "step_rest_digit": T("Anything else excludes {things}."),
    "step_no_other": T("No other code is left."),
    "step_few": T(
        "Codes that meet {laws}: {n}. That is too few: each of the {others} other verifiers must "
        "exclude one that no other excludes, and one must be left."
    ),
    "step_one_code": T("Otherwise no code or several would be left, whatever the rest may be."),
    "step_none_superfluous": T(
        "Otherwise no code would be left, or a verifier would be superfluous, whatever the rest "
        "may be."
    ),
    "step_both": T(
        "Otherwise no code or several would be left, or a verifier would be superfluous, whatever "
        "the rest may be."
    ),
    # What follows
    "step_it_is_out": T("So it is out."),
    "step_out": T("So this is out: {things}."),
    "step_also_out": T("And this is out: {things}."),
    "step_certain": T("So this is certain: {things}."),
    "step_code": T("So the code is {code}."),
    # Among the values of others
    "step_and": T("{one}; {other}"),
    "step_not": T("not {thing}"),
    "step_owner": T("{v} with card {card}"),
}

_CARDS: Line = "step_cards", {}
_ALL: Line = "step_take_all", {}
_NONE: Line = "step_then_none", {}
_RULES: Mapping[Rules, Line] = {
    Rules.ONE_CODE: ("step_one_code", {}),
    Rules.NONE_SUPERFLUOUS: ("step_none_superfluous", {}),
    Rules.BOTH: ("step_both", {}),
}


def sentences(step: Step, problem: Problem) -> list[T]:
    """A step in words."""
    return [words(line) for line in lines(step, problem)]


def lines(step: Step, problem: Problem) -> list[Line]:
    """What is said of a step."""
    plain = (
        _one_answer(step, problem)
        or of_owners(step, problem, _struck(step))
        or _only_one_left(step, problem)
        or _digits_of_code(step)
    )
    if plain:
        return plain
    grounds, otherwise = _otherwise(step, problem)
    out = "step_it_is_out" if _is_supposed(step, otherwise) else "step_out"
    return [grounds, *otherwise, *_conclusions(step.claims, problem, out)]


def as_json(line: Line) -> HintLine:
    key, values = line
    return {"key": key, "values": dict(values)}


# ---- what is plain ---------------------------------------------------------------------------


def _one_answer(step: Step, problem: Problem) -> list[Line] | None:
    """An answer against criteria of its own verifier."""
    laws = _struck(step)
    shuffled = problem.mode is Mode.NIGHTMARE
    if shuffled or step.rules or step.given or not laws or len(step.because) != 1:
        return None
    code, verifier, passed = step.because[0]
    own = problem.groups[verifier]
    if any(law.card not in own or (law.codes >> code & 1) == passed for law in laws):
        return None
    told = {"v": VERIFIERS[verifier], "code": CODES[code], "laws": [law.name for law in laws]}
    return [("step_yes" if passed else "step_no", told)]


def _only_one_left(step: Step, problem: Problem) -> list[Line] | None:
    """All the others are struck; more may follow at once."""
    struck = not any(claim.holds or claim.is_code for claim in step.given)
    if step.rules or step.because or not step.given or not struck:
        return None
    place = _place(step.given[0], problem)
    here = [claim for claim in step.claims if claim.holds and _place(claim, problem) == place]
    if not here or any(_place(claim, problem) != place for claim in step.given):
        return None
    sure = here[0]
    more = [claim for claim in step.claims if claim != sure and _place(claim, problem) != place]
    if sure.is_digit:
        last: Line = "step_last_digit", {"things": [str(sure)]}
    elif not sure.is_law:
        return None
    elif problem.mode is Mode.NIGHTMARE:
        last = "step_last_of_card", {"n": LAWS[sure.target].card, "law": sure.target}
    else:
        v = _verifier(LAWS[sure.target], problem)
        last = "step_last", {"v": v, "law": sure.target}
    return [last, *_conclusions(more, problem, "step_also_out")]


def _digits_of_code(step: Step) -> list[Line] | None:
    if len(step.given) != 1 or not step.given[0].is_code or step.because or step.rules:
        return None
    things = [str(claim) for claim in step.claims if claim.holds]
    if not things or not all(claim.is_digit for claim in step.claims):
        return None
    return [("step_digits", {"code": step.given[0].target, "things": things})]


def _struck(step: Step) -> list[Law]:
    """The criteria that a step excludes, if it does nothing else."""
    if not all(claim.is_law and not claim.holds for claim in step.claims):
        return []
    return [LAWS[claim.target] for claim in step.claims]


def _verifier(law: Law, problem: Problem) -> str:
    return next(
        v for v, cards in zip(problem.verifiers, problem.groups, strict=True) if law.card in cards
    )


# ---- grounds, cases, conclusions -------------------------------------------------------------


def grounds_of(step: Step) -> Line:
    """What a step rests on."""
    answers = [answer_name(*one) for one in step.because]
    known = [str(one) for one in step.given]
    if answers and known:
        return "step_take_both", {"answers": answers, "known": known}
    if answers:
        return "step_take", {"answers": answers}
    return _known(step.given)


def _known(claims: Sequence[Claim]) -> Line:
    return ("step_take_known", {"known": [*map(str, claims)]}) if claims else _CARDS


def _otherwise(step: Step, problem: Problem) -> tuple[Line, list[Line]]:
    """What a step rests or leans on, and why what is not so is excluded."""
    if not step.rules:
        return grounds_of(step), [*_without_a_code(step, problem)]
    struck = _struck(step)
    if not step.because and not step.given and struck:
        few = {law.codes.bit_count() for law in struck}
        others = len(problem.groups) - 1
        if len(few) == 1 and max(few) <= others:
            laws = [law.name for law in struck]
            return _CARDS, [("step_few", {"laws": laws, "n": few.pop(), "others": others})]
    supposed = _suppose(step.claims, problem)
    found = cases(step.claims, problem, step.leaning, rules=step.rules) if supposed else None
    if supposed is None or found is None:
        return grounds_of(step), [_RULES[step.rules]]
    grounds = _known(step.leaning) if len(step.leaning) <= SHOWN_KNOWN else _ALL
    if step.claims[0].is_code and not found.left:
        return grounds, [("step_no_other", {})]
    return grounds, [supposed, *_told(found, step, problem)]


def _without_a_code(step: Step, problem: Problem) -> Iterator[Line]:
    """Criteria that go with none of the codes that other cards leave."""
    certain = {_place(claim, problem) for claim in (*step.given, *step.claims) if claim.holds}
    struck = [
        claim
        for claim in step.claims
        if claim.is_law and not claim.holds and _place(claim, problem) not in certain
    ]
    if step.because or len(struck) > SHOWN_STRUCK:
        return
    for claim in struck:
        supposed = _suppose([claim], problem)
        assert supposed is not None
        yield supposed
        yield _without(LAWS[claim.target], step.given, problem)


def _without(law: Law, known: Sequence[Claim], problem: Problem) -> Line:
    """Why a criterion leaves no code: by one other card, if it may be."""
    for at, laws in enumerate(open_criteria(problem, known)):
        if law.card in problem.groups[at] or len(laws) == 1 or any(law.codes & one for one in laws):
            continue
        if problem.mode is Mode.NIGHTMARE:
            return "step_then_clash_card", {"n": problem.groups[at][0]}
        return "step_then_clash", {"v": problem.verifiers[at]}
    return _NONE


def _suppose(claims: Sequence[Claim], problem: Problem) -> Line | None:
    """That a criterion is not out, a code is another, or one of some digits is not out."""
    if all(claim.is_digit and not claim.holds for claim in claims):
        key = "step_if_digits" if claims[1:] else "step_if_digit"
        return key, {"things": [*map(str, claims)]}
    if len(claims) > 1 or claims[0].is_owner or claims[0].holds is not claims[0].is_code:
        return None
    target = claims[0].target
    if claims[0].is_code:
        return "step_if_not_code", {"code": target}
    law = LAWS[target]
    if problem.mode is Mode.NIGHTMARE:
        return "step_if_card", {"n": law.card, "law": law.name}
    return "step_if", {"v": _verifier(law, problem), "law": law.name}


def _told(found: Cases, step: Step, problem: Problem) -> Iterator[Line]:
    """How each combination fails, those seen at a glance first."""
    if not found.left and not found.implied and not found.implying:
        yield _without(LAWS[found.law], step.leaning, problem) if found.law else _NONE
        return
    if found.implied:
        yield "step_implied", {"laws": [*found.implied]}
    if found.implying:
        yield "step_implying", {"laws": [*found.implying]}
    left = found.left
    if left[1:] and (only := found.in_all):
        yield "step_only", {"laws": only}
        left = [
            replace(one, laws=tuple(law for law in one.laws if law not in only)) for one in left
        ]
    shown = left if len(left) <= SHOWN else left[: SHOWN - 1]
    for key, several in ("several", True), ("spare", False):
        some = [one for one in shown if (one.superfluous is None) is several]
        told = [_combination(one, problem, "each" if some[1:] else "with") for one in some]
        yield from told if len(told) < 2 else [(f"step_{key}", {"each": [*map(as_json, told)]})]
    if more := {one.superfluous is None for one in left[len(shown) :]}:
        key = (
            "step_more" if len(more) > 1 else f"step_more_{'several' if True in more else 'spare'}"
        )
        yield key, {"n": len(left) - len(shown)}
    if found.none:
        yield _rest(step)


def _rest(step: Step) -> Line:
    """What becomes of all other combinations."""
    if step.claims[0].is_code:
        return "step_rest_code", {"code": step.claims[0].target}
    if step.claims[0].is_digit:
        return "step_rest_digit", {"things": [*map(str, step.claims)]}
    for known in step.leaning:
        if known.is_code:
            return "step_rest_known", {"code": known.target}
    return "step_rest_none", {}


def _combination(one: Combination, problem: Problem, how: str) -> Line:
    key = f"step_{how if one.laws else 'then'}"
    told: dict[str, Any] = {"laws": [*one.laws]} if one.laws else {}
    codes = listed(one.codes)
    if one.superfluous is None:
        if key == "step_each":
            codes = codes if len(codes) <= SHOWN_EACH else [*codes[:2], "…"]
        elif len(codes) > SHOWN_CODES:
            return f"{key}_many", {**told, "codes": codes[:2]}
        return f"{key}_several", {**told, "codes": codes}
    told["code"] = codes[0]
    if problem.mode is Mode.NIGHTMARE:
        return f"{key}_spare_card", {**told, "n": problem.groups[one.superfluous][0]}
    return f"{key}_spare", {**told, "v": problem.verifiers[one.superfluous]}


def _conclusions(claims: Sequence[Claim], problem: Problem, out_key: str) -> Iterator[Line]:
    settled = {_place(claim, problem) for claim in claims if claim.holds}
    code = [claim.target for claim in claims if claim.is_code and claim.holds]
    certain = [str(claim) for claim in claims if claim.holds and not claim.is_code]
    # Where one is certain, it goes without saying that the others are out.
    out = [
        str(claim) for claim in claims if not claim.holds and _place(claim, problem) not in settled
    ]
    if certain:
        yield "step_certain", {"things": certain}
    if out:
        key = "step_also_out" if certain else out_key
        yield key, {} if key == "step_it_is_out" else {"things": out}
    if code:
        yield "step_code", {"code": code[0]}


def _is_supposed(step: Step, otherwise: Sequence[Line]) -> bool:
    """Whether all that goes has been named already."""
    named = [one for _, told in otherwise[:1] for one in (told.get("law"), *told.get("laws", ()))]
    return [f"-{name}" for name in named if name] == [*map(str, step.claims)] and len(
        step.claims
    ) == 1


def _place(claim: Claim, problem: Problem) -> str | tuple[int, ...]:
    """Where only one claim can hold: among the criteria of a verifier, the digits of a shape, the
    cards of a verifier."""
    if not claim.is_law:
        return claim.target[0]
    return next(cards for cards in problem.groups if LAWS[claim.target].card in cards)


# ---- in words --------------------------------------------------------------------------------


def words(line: Line) -> T:
    """A line as a sentence."""
    return in_words(as_json(line))


def in_words(line: Mapping[str, Any], more: Mapping[str, T] = NO_MORE) -> T:
    """A line as a sentence, as JSON; it may be one of `more` than these."""
    key = line["key"]
    sentence = copy(SENTENCES[key] if key in SENTENCES else more[key])
    sentence.values = {name: _worded(name, value, more) for name, value in line["values"].items()}
    return sentence


def _worded(name: str, value: Any, more: Mapping[str, T]) -> object:
    if name == "law":
        return named(LAWS[value])
    if name == "laws":
        return [named(LAWS[one]) for one in value]
    if name == "things":
        return [thing(_read(one)) for one in value]
    if name == "known":
        return [known(_read(one)) for one in value]
    if name == "answers":
        return signed(value)
    if name == "suppose":
        return in_words(value, more)
    if name == "each":
        told = [in_words(one, more) for one in value]
        return reduce(lambda one, other: _filled("step_and", one=one, other=other), told)
    return value


def signed(answers: Iterable[str]) -> list[str]:
    """Answers in notation as a sheet shows them: 341 B✗."""
    return [f"{one[:-1]}{'✓' if one[-1] == '+' else '✗'}" for one in answers]


def _read(claim: str) -> Claim:
    """A claim as it is written."""
    return Claim(claim[1:], claim[0] != "-")


def known(claim: Claim) -> T | str:
    """A claim among others that are known."""
    return thing(claim) if claim.holds else _filled("step_not", thing=thing(claim))


def thing(claim: Claim) -> T | str:
    """What a claim is about."""
    target = claim.target
    if claim.is_law:
        return named(LAWS[target])
    if claim.is_owner:
        return _filled("step_owner", v=target[0], card=target[1:])
    if claim.is_digit:
        return f"{SHAPES[SHAPE_LETTERS.index(target[0])]}{target[1]}"
    return target


def _filled(key: str, **values: object) -> T:
    sentence = copy(SENTENCES[key])
    sentence.values = values
    return sentence


def named(law: Law) -> T:
    """A criterion by its name and what it checks."""
    return T("{name} ({law})", name=law.name, law=law.title)
