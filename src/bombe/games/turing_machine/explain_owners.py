"""What a step of an explanation says about who has which card, in nightmare."""

from __future__ import annotations

from collections.abc import Sequence

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_words import Line
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, answer_name


def of_owners(step: Step, problem: Problem, struck: Sequence[Law]) -> list[Line] | None:
    """Whoever may have a card has an answer against a criterion; each criterion of a card, or of
    all but one, has an answer of the same verifier against it; one whose card is known has an
    answer; or all the others are out."""
    if problem.mode is not Mode.NIGHTMARE or step.rules:
        return None
    if not step.because:
        return _last_owner(step)
    claim = step.claims[0]
    if struck and len(step.because) == 1 and len(step.given) == 1 and step.given[0].is_owner:
        return _by_owner(step, struck)
    if sure := [claim for claim in step.claims if claim.holds and claim.is_owner]:
        return _against_the_others(step, sure[0], problem)
    if len(step.claims) > 1 or claim.holds or any(one.is_owner and one.holds for one in step.given):
        return None
    answers = [answer_name(*answer) for answer in step.because]
    if claim.is_law:
        law = LAWS[claim.target]
        against = {VERIFIERS[v] for code, v, yes in step.because if _is_against(law, code, yes)}
        without = {one.target[0] for one in step.given if one.target[1:] == f"{law.card}"}
        if len(step.given) > len(without):
            return None
        if against | without != {*problem.verifiers}:
            return None
        if without:
            return [("step_each_owner", {"n": law.card, "law": law.name, "answers": answers})]
        return [("step_each_verifier", {"law": law.name, "answers": answers})]
    if not claim.is_owner:
        return None
    v, card = claim.target[0], int(claim.target[1:])
    own = [one for one in step.because if VERIFIERS[one[1]] == v]
    for law in CARDS[card].laws:
        out = any(one.is_law and _excludes(one, law) for one in step.given)
        if not out and not any(_is_against(law, code, yes) for code, _, yes in own):
            return None
    key = "step_each_law_left" if step.given else "step_each_law"
    return [(key, {"v": v, "n": card, "answers": answers})]


def _against_the_others(step: Step, sure: Claim, problem: Problem) -> list[Line] | None:
    """Answers of one verifier against all that is on the cards but one."""
    v, card = sure.target[0], int(sure.target[1:])
    if step.given or any(not one.is_owner or one.target[0] != v for one in step.claims):
        return None
    if any(VERIFIERS[verifier] != v for _, verifier, _ in step.because):
        return None
    laws = [law for other in problem.cards if other != card for law in CARDS[other].laws]
    if not all(any(_is_against(law, code, yes) for code, _, yes in step.because) for law in laws):
        return None
    answers = [answer_name(*answer) for answer in step.because]
    return [("step_each_other_card", {"v": v, "n": card, "answers": answers})]


def _by_owner(step: Step, laws: Sequence[Law]) -> list[Line] | None:
    """An answer of one whose card is known."""
    code, verifier, yes = step.because[0]
    v = VERIFIERS[verifier]
    if any(step.given[0] != Claim(f"{v}{law.card}", holds=True) for law in laws):
        return None
    told = {"v": v, "n": laws[0].card, "code": CODES[code], "laws": [law.name for law in laws]}
    return [(f"step_owner_{'yes' if yes else 'no'}", told)]


def _excludes(claim: Claim, law: Law) -> bool:
    """Whether a claim about a criterion of its card excludes a criterion."""
    return LAWS[claim.target].card == law.card and claim.holds is not (claim.target == law.name)


def _last_owner(step: Step) -> list[Line] | None:
    """All others are out who could have a card, or all cards that one could have."""
    sure = [claim for claim in step.claims if claim.holds]
    if len(sure) != 1 or not all(claim.is_owner for claim in (*step.claims, *step.given)):
        return None
    v, card = sure[0].target[0], sure[0].target[1:]
    out = [one.target for one in step.given if not one.holds]
    if len(out) < len(step.given) or not out:
        return None
    if all(one[1:] == card for one in out) or all(one[0] == v for one in out):
        return [("step_last_digit", {"things": [str(sure[0])]})]
    return None


def _is_against(law: Law, code: int, passed: bool) -> bool:
    return bool(law.codes >> code & 1) is not passed
