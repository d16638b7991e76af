"""What would be left if a claim were not so, gone through case by case: the part of a step by the
two rules that a person can check with a finger on the cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.entailment import codes_of
from bombe.games.turing_machine.explain import Step
from bombe.games.turing_machine.problem import Mode, Problem

MOST = 20_000  # combinations of criteria that are gone through


@dataclass
class Cases:
    """How the combinations of criteria fail that agree with what a step rests on, while one of its
    claims is not so."""

    law: str = ""  # that is supposed; none where a claim about a digit or a code is not so
    none: int = 0  # of them leave no code
    several: int = 0
    spare: int = 0  # leave one code, and make a verifier superfluous
    lefts: set[int] = field(default_factory=set)  # the codes that several leave together
    codes: set[int] = field(default_factory=set)  # that are left alone
    superfluous: set[int] | None = None  # groups that are so in each of them

    @property
    def total(self) -> int:
        return self.none + self.several + self.spare

    def add(self, laws: Sequence[int], codes: int) -> None:
        """One more combination, of which one of these codes must be left."""
        left = meet(laws)
        if not left & codes:
            self.none += 1
        elif left & (left - 1):
            self.several += 1
            self.lefts.add(left)
        else:
            self.spare += 1
            self.codes.add(left.bit_length() - 1)
            spare = {at for at in range(len(laws)) if meet((*laws[:at], *laws[at + 1 :])) == left}
            self.superfluous = spare if self.superfluous is None else self.superfluous & spare


def cases(step: Step, problem: Problem) -> list[Cases] | None:
    """What would be if each claim of a step were not so, alternative by alternative; None where
    that is too much to go through, or is about who has a card."""
    allowed = _allowed(step, problem)
    if allowed is None:
        return None
    codes = _codes([one for one in step.given if one.is_digit or one.is_code])
    found: list[Cases] = []
    for law, held, left in _alternatives(step, problem, allowed, codes):
        if prod(map(len, held)) > MOST:
            return None
        found.append(_gone_through(law, held, left))
    return found


def all_cases(step: Step, problem: Problem) -> Cases | None:
    """What would be if any of its claims were not so, each combination counted once."""
    allowed = _allowed(step, problem)
    if allowed is None or prod(map(len, allowed)) > MOST:
        return None
    codes = _codes([one for one in step.given if one.is_digit or one.is_code])
    others = _codes([one for one in step.claims if one.is_digit or one.is_code])
    about = [
        (at, LAWS[claim.target].codes, claim.holds)
        for claim in step.claims
        if claim.is_law
        for at, cards in enumerate(problem.groups)
        if LAWS[claim.target].card in cards
    ]
    found = Cases()
    for laws in product(*allowed):
        if any((laws[at] == law) is not holds for at, law, holds in about):
            found.add(laws, codes)
        elif meet(laws) & codes & ~others:
            found.add(laws, codes & ~others)
    return found


def _allowed(step: Step, problem: Problem) -> list[list[int]] | None:
    """For each group the criteria, as sets of codes, that a step's grounds allow."""
    shuffled = problem.mode is Mode.NIGHTMARE
    claims = (*step.claims, *step.given)
    if any(claim.is_owner for claim in claims) or (shuffled and step.because):
        return None
    allowed = []
    for at, group in enumerate(problem.groups):
        laws = dict.fromkeys(law.codes for card in group for law in CARDS[card].laws)
        for claim in step.given:
            if claim.is_law and LAWS[claim.target].card in group:
                own = LAWS[claim.target].codes
                laws = {law: None for law in laws if (law == own) is claim.holds}
        allowed.append(
            [
                law
                for law in laws
                if all(bool(law >> code & 1) is yes for code, v, yes in step.because if v == at)
            ]
        )
    return allowed


def _alternatives(
    step: Step, problem: Problem, allowed: list[list[int]], codes: int
) -> Iterator[tuple[str, list[list[int]], int]]:
    """Every criterion that a claim excludes, with the criteria that the verifiers may hold then,
    and the codes of which one must be left."""
    told: set[tuple[int, int]] = set()
    laws = [claim for claim in step.claims if claim.is_law]
    # A digit that is out along with something that weighs more goes without saying.
    others = [claim for claim in step.claims if claim.is_code or (claim.is_digit and not laws)]
    for claim in laws:
        own = LAWS[claim.target]
        at, group = next(
            (at, cards) for at, cards in enumerate(problem.groups) if own.card in cards
        )
        names = {law.codes: law.name for card in reversed(group) for law in CARDS[card].laws}
        for law in allowed[at]:
            if (law == own.codes) is not claim.holds and (at, law) not in told:
                told.add((at, law))
                yield names[law], [*allowed[:at], [law], *allowed[at + 1 :]], codes
    if others:
        yield "", allowed, codes & ~_codes(others)


def _gone_through(law: str, held: Sequence[Sequence[int]], codes: int) -> Cases:
    found = Cases(law)
    for laws in product(*held):
        if law or meet(laws) & codes:  # of codes, only those count that are left
            found.add(laws, codes)
    return found


def _codes(claims: Sequence[Claim]) -> int:
    """The codes of which all these claims are true."""
    every = (1 << len(CODES)) - 1
    for claim in claims:
        every &= codes_of(claim) if claim.holds else ~codes_of(claim)
    return every


def listed(codes: int) -> list[str]:
    """A set of codes, by name."""
    return [code for at, code in enumerate(CODES) if codes >> at & 1]
