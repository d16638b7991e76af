"""What a step of an explanation says, the way a patient player would. A line is a key of
`SENTENCES` with its values, as JSON; the code that shows it puts it into words. Hints speak by the
same lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_cases import Cases, all_cases, cases, listed
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, answer_name
from bombe.games.turing_machine.shape import HintLine
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.text import T

Line = tuple[str, Mapping[str, Any]]
NO_MORE: Mapping[str, T] = {}

SHOWN_CASES = 3  # criteria that are supposed one by one; more are told together
SHOWN_SETS = 3  # of codes that would be left together
SHOWN_CODES = 8

SENTENCES: Mapping[str, T] = {
    # An answer, or several, against criteria
    "step_yes": T(
        "If {v} checked this, it would have said no to {code}; it said yes. So this is out: {laws}."
    ),
    "step_no": T(
        "If {v} checked this, it would have said yes to {code}; it said no. So this is out: {laws}."
    ),
    "step_each_verifier": T("Each verifier has an answer against it, so {law} is out: {answers}."),
    "step_each_law": T(
        "Each criterion of card {n} has an answer of {v} against it, so {v} does not have that "
        "card: {answers}."
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
    "step_cards": T("Look at the cards alone."),
    # What would be otherwise
    "step_if": T("If {v} checked {law},"),
    "step_if_card": T("If the criterion of card {n} were {law},"),
    "step_else": T("Otherwise,"),
    "step_leaves_none": T("{suppose} no code would be left."),
    "step_leaves_sets": T("{suppose} these codes would be left together, never one: {sets}."),
    "step_leaves_spare": T("{suppose} the code would be {code}, and {v} would be superfluous."),
    "step_leaves_spare_card": T(
        "{suppose} the code would be {code}, and card {n} would be superfluous."
    ),
    "step_leaves_spares": T("{suppose} {v} would be superfluous, whichever code it was: {codes}."),
    "step_leaves_always_several": T(
        "{suppose} several codes would be left, whatever the others check."
    ),
    "step_leaves_mixed": T("{suppose} all {n} combinations of criteria fail: {parts}."),
    "step_part_none": T("no code in {n}"),
    "step_part_several": T("several codes in {n}"),
    "step_part_spare": T("a superfluous verifier in {n}"),
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
    "step_not": T("not {thing}"),
    "step_owner": T("{v} with card {card}"),
}

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
        or _each_answer(step, problem)
        or _only_one_left(step, problem)
        or _digits_of_code(step)
    )
    if plain:
        return plain
    otherwise = [*_otherwise(step, problem)]
    supposed = [*_supposed(otherwise)]
    out = "step_it_is_out" if supposed == [*map(str, step.claims)] and len(supposed) == 1 else ""
    return [grounds(step), *otherwise, *_conclusions(step.claims, problem, out or "step_out")]


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


def _each_answer(step: Step, problem: Problem) -> list[Line] | None:
    """Nightmare: whoever may have a card has an answer against a criterion; or each criterion of a
    card has an answer of the same verifier against it."""
    if problem.mode is not Mode.NIGHTMARE or step.rules or step.given or len(step.claims) > 1:
        return None
    claim = step.claims[0]
    if claim.holds:
        return None
    answers = [answer_name(*answer) for answer in step.because]
    if claim.is_law:
        against = {v for code, v, yes in step.because if _is_against(LAWS[claim.target], code, yes)}
        if len(against) < len(problem.groups):
            return None
        return [("step_each_verifier", {"law": claim.target, "answers": answers})]
    if not claim.is_owner:
        return None
    v, card = claim.target[0], int(claim.target[1:])
    for law in CARDS[card].laws:
        own = [one for one in step.because if VERIFIERS[one[1]] == v]
        if not any(_is_against(law, code, yes) for code, _, yes in own):
            return None
    return [("step_each_law", {"v": v, "n": card, "answers": answers})]


def _is_against(law: Law, code: int, passed: bool) -> bool:
    return bool(law.codes >> code & 1) is not passed


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


def grounds(step: Step) -> Line:
    """What a step rests on."""
    answers = [answer_name(*one) for one in step.because]
    known = [str(one) for one in step.given]
    if answers and known:
        return "step_take_both", {"answers": answers, "known": known}
    if answers:
        return "step_take", {"answers": answers}
    if known:
        return "step_take_known", {"known": known}
    return "step_cards", {}


def _otherwise(step: Step, problem: Problem) -> Iterator[Line]:
    """Why the rules exclude what is not so: case by case where these are few."""
    if not step.rules:
        yield from _without_a_code(step, problem)
        return
    struck = _struck(step)
    if not step.because and not step.given and struck:
        few = {law.codes.bit_count() for law in struck}
        others = len(problem.groups) - 1
        if len(few) == 1 and max(few) <= others:
            laws = [law.name for law in struck]
            yield "step_few", {"laws": laws, "n": few.pop(), "others": others}
            return
    found = cases(step, problem) or []
    told = [_case(one, problem) for one in found]
    mixed = [key for key, _ in told].count("step_leaves_mixed")
    if told and len(told) <= SHOWN_CASES and mixed < 2:
        yield from told
        return
    together = all_cases(step, problem) if found else None
    yield _RULES[step.rules] if together is None else _mixed(together, ("step_else", {}))


def _without_a_code(step: Step, problem: Problem) -> Iterator[Line]:
    """Criteria that go with none of the codes that other cards leave."""
    certain = {_place(claim, problem) for claim in (*step.given, *step.claims) if claim.holds}
    struck = [claim for claim in step.claims if claim.is_law and not claim.holds]
    if step.because or len(struck) > SHOWN_CASES:
        return
    for claim in struck:
        if _place(claim, problem) not in certain:
            yield "step_leaves_none", {"suppose": as_json(_suppose(claim.target, problem))}


def _case(found: Cases, problem: Problem) -> Line:
    """What would be left in a case."""
    suppose = _suppose(found.law, problem)
    told = {"suppose": as_json(suppose)}
    if not found.several and not found.spare:
        return "step_leaves_none", told
    if not found.spare:
        sets = sorted(found.lefts, key=lambda left: listed(left))
        codes = sum(left.bit_count() for left in sets)
        if len(sets) <= SHOWN_SETS and codes <= SHOWN_CODES:
            return "step_leaves_sets", {**told, "sets": [*map(listed, sets)]}
        if not found.none:
            return "step_leaves_always_several", told
    if not found.several and found.superfluous:
        at = min(found.superfluous)
        alone = [CODES[code] for code in sorted(found.codes)]
        v = {"v": problem.verifiers[at]}
        if problem.mode is Mode.NIGHTMARE:
            if len(alone) == 1:
                spare = {"code": alone[0], "n": problem.groups[at][0]}
                return "step_leaves_spare_card", {**told, **spare}
        elif len(alone) == 1:
            return "step_leaves_spare", {**told, "code": alone[0], **v}
        elif len(alone) <= SHOWN_CODES:
            return "step_leaves_spares", {**told, "codes": alone, **v}
    return _mixed(found, suppose)


def _mixed(found: Cases, suppose: Line) -> Line:
    parts = [
        as_json((f"step_part_{name}", {"n": n}))
        for name, n in (("none", found.none), ("several", found.several), ("spare", found.spare))
        if n
    ]
    return "step_leaves_mixed", {"suppose": as_json(suppose), "n": found.total, "parts": parts}


def _suppose(name: str, problem: Problem) -> Line:
    if not name:
        return "step_else", {}
    law = LAWS[name]
    if problem.mode is Mode.NIGHTMARE:
        return "step_if_card", {"n": law.card, "law": name}
    return "step_if", {"v": _verifier(law, problem), "law": name}


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


def _supposed(otherwise: list[Line]) -> Iterator[str]:
    """Criteria that are out, as claims, of those that have been named."""
    for _, values in otherwise:
        yield from (f"-{name}" for name in values.get("laws", ()))
        if "suppose" in values:
            yield f"-{values['suppose']['values'].get('law', '')}"


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
    if name == "sets":
        return "; ".join(", ".join(one) for one in value)
    if name == "suppose":
        return in_words(value, more)
    if name == "parts":
        return [in_words(one, more) for one in value]
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
