"""Nightmare: how all that is open fails if a claim were not so, by answers of verifiers of which
nobody knows yet which card they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.entailment import Rules
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.explain_cases import (
    MOST_TOLD,
    Cases,
    Finger,
    codes_with,
    open_criteria,
)
from bombe.games.turing_machine.problem import VERIFIERS, Problem

MOST_CASES = 40  # more are not gone through
MOST_CHECKED = 5  # criteria of which a verifier has one, that are told
Held = list[dict[int, str]]  # for each card its criteria that are open


@dataclass(frozen=True)
class Seated:
    """What those can check whose answers a step names, and how each claim's opposite fails."""

    checked: list[tuple[list[str], list[str]]]  # verifiers, and of which criteria each has one
    cases: list[tuple[Claim, Cases]]


def seated(step: Step, problem: Problem) -> Seated | None:
    """None where there is too much to tell, or a claim of which it cannot be told."""
    if any(claim.holds for claim in step.claims):
        return None
    table = _Table(step, problem)
    told = []
    for claim in step.claims:
        cases = table.cases(claim, step.rules)
        if step.rules and (cases is None or len(cases.left) > MOST_TOLD):
            cases = table.cases(claim, Rules.BOTH)  # as everywhere, where it is much shorter
        if cases is None:
            return None
        told.append((claim, cases))
    return Seated(table.checked(), told)


class _Table:
    """Who may have which card with which criterion, by what a step rests on."""

    def __init__(self, step: Step, problem: Problem) -> None:
        self.answers = step.because
        self.answering = [*dict.fromkeys(verifier for _, verifier, _ in self.answers)]
        self.problem = problem
        self.held = open_criteria(problem, step.given)
        self.codes = codes_with([one for one in step.given if one.is_digit or one.is_code])
        owners = [one for one in step.given if one.is_owner]
        self.seatings = [  # for each card its verifier
            places
            for places in permutations(range(len(problem.groups)))
            if all(self._seats(places, one) is one.holds for one in owners)
        ]

    def _seats(self, places: Sequence[int], claim: Claim) -> bool:
        at = self.problem.cards.index(int(claim.target[1:]))
        return VERIFIERS[places[at]] == claim.target[0]

    def checked(self) -> list[tuple[list[str], list[str]]]:
        """Those who can check only a few, and what."""
        found: dict[tuple[str, ...], list[str]] = {}  # criteria -> verifiers
        for v in self.answering:
            cards = sorted({places.index(v) for places in self.seatings})
            laws = [name for at in cards for name in self._agreeing(self.held[at], v).values()]
            found.setdefault(tuple(laws), []).append(VERIFIERS[v])
        return [(vs, [*laws]) for laws, vs in found.items() if len(laws) <= MOST_CHECKED]

    def _agreeing(self, laws: dict[int, str], v: int) -> dict[int, str]:
        """The laws that would give the answers of a verifier."""
        own = [(code, passed) for code, verifier, passed in self.answers if verifier == v]
        return {
            law: name
            for law, name in laws.items()
            if all(bool(law >> code & 1) is passed for code, passed in own)
        }

    def cases(self, claim: Claim, rules: Rules) -> Cases | None:
        """What would be if a claim were not so, whoever has which card."""
        held, seatings, supposed = self.held, self.seatings, None
        codes = self.codes
        if claim.is_law:
            law = LAWS[claim.target]
            supposed = self.problem.cards.index(law.card)
            if law.codes not in held[supposed]:
                return None
            held = [*held]
            held[supposed] = {law.codes: law.name}
        elif claim.is_owner:
            seatings = [places for places in seatings if self._seats(places, claim)]
        else:
            codes &= ~codes_with([claim])
        every = Cases(law=LAWS[claim.target].name if claim.is_law else "")
        named = [at != supposed and len(laws) > 1 for at, laws in enumerate(self.held)]
        for laws in self._choices(held, seatings):
            found = Finger(laws, codes, supposed, rules, named).up_to(MOST_CASES)
            if found is None:
                return None
            every.add(found)
        return every

    def _choices(self, held: Held, seatings: list[tuple[int, ...]]) -> list[Held]:
        """What is left to each card when those who answered have some of them; without what is
        among the choices of others."""
        found: list[Held] = []
        for cards in {tuple(map(places.index, self.answering)): None for places in seatings}:
            laws = [*held]
            for at, v in zip(cards, self.answering, strict=True):
                laws[at] = self._agreeing(held[at], v)
            if all(laws) and not any(_within(laws, other) for other in found):
                found = [other for other in found if not _within(other, laws)] + [laws]
        return found


def _within(some: Held, others: Held) -> bool:
    return all(one.keys() <= other.keys() for one, other in zip(some, others, strict=True))
