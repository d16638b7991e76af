"""What a step of an explanation says, the way a patient player would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bombe.games.turing_machine.cards import LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_cases import (
    MOST_TOLD,
    Cases,
    Combination,
    cases,
    listed,
    open_criteria,
)
from bombe.games.turing_machine.explain_owners import of_owners
from bombe.games.turing_machine.explain_seats import Seated, seated
from bombe.games.turing_machine.explain_words import Line, as_json, words
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, answer_name
from bombe.text import T

if TYPE_CHECKING:
    from bombe.games.turing_machine.shape import HintLine

SHOWN_CODES = 4
SHOWN_OF_MANY = 2  # cases, where there are more than can be told
SHOWN_EACH = 3  # codes of each of several combinations
SHOWN_KNOWN = 5
SHOWN_STRUCK = 3

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
    nightmare = problem.mode is Mode.NIGHTMARE
    if nightmare and step.because and (found := seated(step, problem)):
        return [*_by_seats(found, step, problem)]
    grounds, otherwise = _otherwise(step, problem)
    out = "step_it_is_out" if _is_supposed(step, otherwise) else "step_out"
    return [grounds, *otherwise, *_conclusions(step.claims, problem, out)]


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
    known = _in_order(step.given)
    if answers and known:
        return "step_take_both", {"answers": answers, "known": known}
    if answers:
        return "step_take", {"answers": answers}
    return _known(step.given)


def _known(claims: Sequence[Claim]) -> Line:
    return ("step_take_known", {"known": _in_order(claims)}) if claims else _CARDS


def _in_order(claims: Sequence[Claim]) -> list[str]:
    """What holds comes first: "not 13c, 12c" would read as if neither were so."""
    return [str(one) for one in sorted(claims, key=lambda one: not one.holds)]


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
    by = step.rules | step.further
    found = cases(step.claims, problem, step.leaning, rules=by) if supposed else None
    if supposed is None or found is None:
        return grounds_of(step), [_RULES[step.rules]]
    grounds = _known(step.leaning) if len(step.leaning) <= SHOWN_KNOWN else _ALL
    if step.claims[0].is_code and not found.left:
        return grounds, [("step_no_other", {})]
    return grounds, [supposed, *_told(found, step, problem)]


def _by_seats(found: Seated, step: Step, problem: Problem) -> Iterator[Line]:
    """Why each claim follows, whichever cards those have whose answers it rests on."""
    yield grounds_of(step)
    for vs, laws in found.checked:
        if vs[1:]:
            yield "step_check_one_each", {"vs": vs, "laws": laws}
        else:
            yield "step_checks_one" if laws[1:] else "step_checks", {"v": vs[0], "laws": laws}
    for claim, failing in found.cases:
        supposed = _suppose([claim], problem)
        assert supposed is not None
        yield supposed
        if not failing.dead:
            yield "step_then_no_card", {}
        else:
            yield from _told(failing, replace(step, claims=(claim,), leaning=step.given), problem)
        yield "step_it_is_out", {}


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
    if len(claims) > 1 or claims[0].holds is not claims[0].is_code:
        return None
    target = claims[0].target
    if claims[0].is_owner:
        return "step_if_owner", {"v": target[0], "n": int(target[1:])}
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
    only = found.in_all if found.left[1:] else []
    left = [
        replace(one, laws=tuple(law for law in one.laws if law not in only)) for one in found.left
    ]
    if only:
        yield "step_only", {"laws": only}
    left.sort(key=lambda one: (one.whole, len(one.laws)))
    shown = left if len(left) <= MOST_TOLD else left[:SHOWN_OF_MANY]
    always = [one for one in shown if not one.whole]
    if always[1:]:
        yield "step_alone", {"each": [as_json(_whatever_else(one, "each")) for one in always]}
    else:
        yield from (_whatever_else(one, "with") for one in always)
    if len(always) == 1 and always[0].example:
        yield from _example(always[0], always[0].example, only)
    spare = "spare_card" if problem.mode is Mode.NIGHTMARE else "spare"
    for key, several in ("several", True), (spare, False):
        some = [one for one in shown if one.whole and (one.superfluous is None) is several]
        told = [_combination(one, problem, "each" if some[1:] else "with") for one in some]
        yield from told if len(told) < 2 else [(f"step_{key}", {"each": [*map(as_json, told)]})]
    more = left[len(shown) :]
    if kinds := {one.superfluous is None for one in more}:
        key = (
            "step_more"
            if len(kinds) > 1
            else f"step_more_{'several' if True in kinds else 'spare'}"
        )
        yield key, {"n": sum(one.cases for one in more)}
    if found.none:
        yield _rest(step)


def _whatever_else(one: Combination, how: str) -> Line:
    """Several codes or none are left by criteria, whatever the others may be."""
    told: dict[str, Any] = {"laws": [*one.laws]} if one.laws else {}
    key = f"step_{how if one.laws else 'then'}"
    if one.pairs:
        return f"{key}_pairs", {**told, "pairs": [*_pairs(one)]}
    return f"{key}_always", told


def _example(of: Combination, one: Combination, only: Sequence[str]) -> Iterator[Line]:
    laws = [law for law in one.laws if law not in {*of.laws, *only}]
    if one.pairs:
        yield "step_example_pairs", {"laws": laws, "pairs": [*_pairs(one)]}
    elif one.codes.bit_count() <= SHOWN_CODES:
        yield "step_example", {"laws": laws, "codes": listed(one.codes)}


def _pairs(one: Combination) -> Iterator[HintLine]:
    """Codes that are never left without another, or neither without the other."""
    done: list[tuple[int, int]] = []
    for code, other in one.pairs:
        if (other, code) in done:
            continue
        done.append((code, other))
        key = "step_together" if (other, code) in one.pairs else "step_never_without"
        yield as_json((key, {"code": CODES[code], "other": CODES[other]}))


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
    if codes[1:]:
        key += "_superfluous"
    else:
        key += "_spare"
        told["code"] = codes[0]
    if problem.mode is Mode.NIGHTMARE:
        return f"{key}_card", {**told, "n": problem.groups[one.superfluous][0]}
    return key, {**told, "v": problem.verifiers[one.superfluous]}


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
    if len(step.claims) > 1 or not otherwise:
        return False
    _, told = otherwise[0]
    named = [f"-{law}" for law in (told.get("law"), *told.get("laws", ())) if law]
    return [*named, *told.get("things", ())] == [str(step.claims[0])]


def _place(claim: Claim, problem: Problem) -> str | tuple[int, ...]:
    """Where only one claim can hold: among the criteria of a verifier, the digits of a shape, the
    cards of a verifier."""
    if not claim.is_law:
        return claim.target[0]
    return next(cards for cards in problem.groups if LAWS[claim.target].card in cards)
