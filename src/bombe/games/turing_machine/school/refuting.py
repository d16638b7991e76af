"""Why a code is not the one, where another is settled.

A case against it would be the code that is right, and give it away. But whoever chooses a code has
chosen a criterion of every card, too: a code meets one of each at most. So an answer is against one
of these, or a rule against all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bombe.games.turing_machine.cards import CARDS, Law
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.explain_cases import listed
from bombe.games.turing_machine.explain_words import named
from bombe.games.turing_machine.problem import VERIFIERS, Problem
from bombe.games.turing_machine.worlds import Answer
from bombe.text import T


@dataclass(frozen=True)
class Refutation:
    """One of these: a card without a criterion that the code meets, an answer against the one that
    it meets, other codes that meet them all, or a verifier that is superfluous."""

    code: int
    laws: tuple[Law, ...]  # that the code meets, of the cards on which there is one
    card: int | None = None
    answer: Answer | None = None
    others: int = 0  # codes
    superfluous: int | None = None


def refutation(problem: Problem, answers: Sequence[Answer], code: int) -> Refutation:
    """What contradicts a code, which cannot be the one."""
    met = [
        [law for card in group for law in CARDS[card].laws if law.codes >> code & 1]
        for group in problem.groups
    ]
    laws = tuple(law for some in met for law in some)
    for group, some in zip(problem.groups, met, strict=True):
        if not some:
            return Refutation(code, laws, card=group[0])
    assert len(laws) == len(problem.groups), "a code meets one criterion of each card at most"
    for answer in answers:
        asked, verifier, passed = answer
        if bool(laws[verifier].codes >> asked & 1) is not passed:
            return Refutation(code, laws, answer=answer)
    held = [law.codes for law in laws]
    others = meet(held) & ~(1 << code)
    if others:
        return Refutation(code, laws, others=others)
    spare = (at for at in range(len(held)) if meet(held[:at] + held[at + 1 :]) == 1 << code)
    return Refutation(code, laws, superfluous=next(spare))


def told(found: Refutation) -> list[T]:
    """What is said of it."""
    code = CODES[found.code]
    if found.card is not None:
        return [T("{code} meets no criterion of card {n}.", code=code, n=found.card)]
    if found.answer is not None:
        return _against(found.answer, found.laws[found.answer[1]], code)
    suppose = T(
        "Suppose the code were {code}. These are the criteria that it meets: {laws}.",
        code=code,
        laws=[named(law) for law in found.laws],
    )
    if found.superfluous is not None:
        v = VERIFIERS[found.superfluous]
        told = {"v": v, "code": code}
        return [suppose, T("But {v} would be superfluous: the others leave only {code}.", **told)]
    other = listed(found.others)[0]
    return [
        suppose,
        T("But {other} meets them all too, and only one code may be left.", other=other),
    ]


def _against(answer: Answer, law: Law, code: str) -> list[T]:
    asked, verifier, passed = answer
    v = VERIFIERS[verifier]
    suppose = T(
        "Suppose the code were {code}. Then {v} would check {law}.", code=code, v=v, law=named(law)
    )
    against = {"v": v, "asked": CODES[asked]}
    if passed:
        return [suppose, T("But {v} said yes to {asked}, which does not meet it.", **against)]
    return [suppose, T("But {v} said no to {asked}, which meets it.", **against)]
