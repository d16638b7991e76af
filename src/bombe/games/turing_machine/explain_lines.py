"""What a step of an explanation says, the way a patient player would."""

from __future__ import annotations

from bombe.games.turing_machine.cards import LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, SHAPES
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer
from bombe.text import N, T

_OTHERWISE = {
    Rules.ONE_CODE: T("Otherwise no code or several would be left, whatever the rest may be."),
    Rules.NONE_SUPERFLUOUS: T(
        "Otherwise no code would be left, or a verifier would be superfluous, whatever the rest "
        "may be."
    ),
    Rules.BOTH: T(
        "Otherwise no code or several would be left, or a verifier would be superfluous, whatever "
        "the rest may be."
    ),
}


def sentences(step: Step, problem: Problem) -> list[T]:
    """A step in words."""
    return (
        _one_answer(step, problem)
        or _only_one_left(step, problem)
        or [*_grounds(step), *_conclusions(step, problem)]
    )


def _one_answer(step: Step, problem: Problem) -> list[T] | None:
    """An answer against criteria of its own verifier."""
    laws = [LAWS[claim.target] for claim in step.claims if claim.is_law and not claim.holds]
    shuffled = problem.mode is Mode.NIGHTMARE
    if shuffled or step.rules or step.given or len(laws) < len(step.claims):
        return None
    if len(step.because) != 1:
        return None
    code, verifier, passed = step.because[0]
    own = problem.groups[verifier]
    if any(law.card not in own or (law.codes >> code & 1) == passed for law in laws):
        return None
    told = {"v": VERIFIERS[verifier], "code": CODES[code], "laws": [named(law) for law in laws]}
    if passed:
        return [
            N(
                "{v} said yes to {code}, which does not meet this criterion, so it is out: {laws}.",
                "{v} said yes to {code}, which does not meet these criteria, so they are out: "
                "{laws}.",
                len(laws),
                **told,
            )
        ]
    return [
        N(
            "{v} said no to {code}, which meets this criterion, so it is out: {laws}.",
            "{v} said no to {code}, which meets these criteria, so they are out: {laws}.",
            len(laws),
            **told,
        )
    ]


def _only_one_left(step: Step, problem: Problem) -> list[T] | None:
    """All the others are struck."""
    first = step.claims[0]
    struck = all(claim.is_law and not claim.holds for claim in step.given)
    if step.rules or step.because or not step.given or not struck or len(step.claims) > 1:
        return None
    if not (first.is_law and first.holds):
        return None
    law = LAWS[first.target]
    group = next(cards for cards in problem.groups if law.card in cards)
    if any(LAWS[claim.target].card not in group for claim in step.given):
        return None
    if problem.mode is Mode.NIGHTMARE:
        return [
            T(
                "All the others are out: the criterion of card {n} is {law}.",
                n=law.card,
                law=named(law),
            )
        ]
    v = VERIFIERS[problem.groups.index(group)]
    return [T("All the others are out: {v} checks {law}.", v=v, law=named(law))]


def _grounds(step: Step) -> list[T]:
    said: list[T] = []
    if step.because and step.given:
        said.append(
            T(
                "Take {answers}, and what is known: {known}.",
                answers=[answered(one) for one in step.because],
                known=[known(one) for one in step.given],
            )
        )
    elif step.because:
        said.append(T("Take {answers}.", answers=[answered(one) for one in step.because]))
    elif step.given:
        said.append(T("Take what is known: {known}.", known=[known(one) for one in step.given]))
    else:
        said.append(T("Look at the cards alone."))
    return said


def _conclusions(step: Step, problem: Problem) -> list[T]:
    claims = step.claims
    settled = {_place(claim, problem) for claim in claims if claim.holds}
    code = [claim.target for claim in claims if claim.is_code and claim.holds]
    certain = [thing(claim) for claim in claims if claim.holds and not claim.is_code]
    # Where one is certain, it goes without saying that the others are out.
    out = [
        thing(claim)
        for claim in claims
        if not claim.holds and _place(claim, problem) not in settled
    ]
    said: list[T] = []
    if certain:
        said.append(T("So this is certain: {things}.", things=certain))
    if out:
        said.append(T("So this is out: {things}.", things=out))
    if code:
        said.append(T("So the code is {code}.", code=code[0]))
    if step.rules:
        said.append(_OTHERWISE[step.rules])
    return said


def _place(claim: Claim, problem: Problem) -> str | tuple[int, ...]:
    """Where only one claim can hold: among the criteria of a verifier, the digits of a shape, the
    cards of a verifier."""
    if not claim.is_law:
        return claim.target[0]
    return next(cards for cards in problem.groups if LAWS[claim.target].card in cards)


def answered(answer: Answer) -> str:
    """An answer as a sheet shows it."""
    code, verifier, passed = answer
    return f"{CODES[code]} {VERIFIERS[verifier]}{'✗✓'[passed]}"


def known(claim: Claim) -> T | str:
    """A claim among others that are known."""
    return thing(claim) if claim.holds else T("not {thing}", thing=thing(claim))


def thing(claim: Claim) -> T | str:
    """What a claim is about."""
    target = claim.target
    if claim.is_law:
        return named(LAWS[target])
    if claim.is_owner:
        return T("{v} with card {card}", v=target[0], card=target[1:])
    if claim.is_digit:
        return f"{SHAPES[SHAPE_LETTERS.index(target[0])]}{target[1]}"
    return target


def named(law: Law) -> T:
    """A criterion by its name and what it checks."""
    return T("{name} ({law})", name=law.name, law=law.title)
