"""What would be if something were not so, gone through with a finger on the cards: which criteria
still go together then, and how each of these combinations fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from math import inf

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.entailment import Rules, codes_of
from bombe.games.turing_machine.problem import Problem

MOST_TRIED = 20_000  # beginnings of combinations; more take too long
EVERY = (1 << len(CODES)) - 1


@dataclass(frozen=True)
class Combination:
    """Criteria that leave codes together, and yet fail."""

    laws: tuple[str, ...]  # of those who have more than one that is open
    codes: int
    superfluous: int | None  # the group that is so, where one code is left


@dataclass
class Cases:
    """How all that is open fails while some claims are not so."""

    law: str = ""  # that is supposed, where one is
    none: bool = False  # whether there are combinations that leave no code
    implied: dict[str, None] = field(default_factory=dict)  # superfluous next to what is supposed
    implying: dict[str, None] = field(default_factory=dict)  # next to which it is superfluous
    left: list[Combination] = field(default_factory=list)  # what is not seen at a glance

    @property
    def weight(self) -> tuple[int, int]:
        """How much there is to look at."""
        return len(self.left), len(self.implied) + len(self.implying)

    @property
    def in_all(self) -> list[str]:
        """The criteria that each combination has."""
        return [law for law in self.left[0].laws if all(law in one.laws for one in self.left)]

    @property
    def told(self) -> tuple[int, int, int]:
        """How long it is to tell."""
        return *self.weight, sum(len(one.laws) for one in self.left)


class _TooMuch(Exception):
    """There is more to look at than was allowed, or something does not fail."""


def cases(
    claims: Sequence[Claim],
    problem: Problem,
    known: Sequence[Claim],
    most: float = inf,
    rules: Rules = Rules.BOTH,
) -> Cases | None:
    """What would be if a claim about a criterion, or any of some claims about the code, were not
    so, by what is known of criteria and the code. None where not all of it fails by that and these
    rules alone, or where more than `most` combinations are to be looked at."""
    held = open_criteria(problem, known)
    codes = _codes([one for one in known if one.is_digit or one.is_code])
    supposed = None
    if claims[0].is_law:
        if len(claims) > 1:
            return None
        own = LAWS[claims[0].target]
        at = next(at for at, cards in enumerate(problem.groups) if own.card in cards)
        if claims[0].holds:
            held[at].pop(own.codes, None)
        elif own.codes in held[at]:
            supposed = at
            held[at] = {own.codes: own.name}
        else:
            return None
    elif any(claim.is_law or claim.is_owner for claim in claims):
        return None
    else:
        codes &= ~_codes(claims)
    try:
        return _Finger(held, codes, supposed, most, rules).found
    except _TooMuch:
        return None


class _Finger:
    """Goes through the combinations, one verifier after the other."""

    def __init__(
        self,
        held: list[dict[int, str]],
        codes: int,
        supposed: int | None,
        most: float,
        rules: Rules,
    ) -> None:
        self.held = held
        self.codes = codes
        self.most = most
        self.rules = rules
        self.tried = 0
        self.supposed = 0  # as a set of codes, where its neighbours may be superfluous
        self.found = Cases()
        if supposed is not None:
            ((law, self.found.law),) = held[supposed].items()
            self.supposed = law if Rules.NONE_SUPERFLUOUS in rules else 0
        self.order = sorted(range(len(held)), key=lambda at: (at != supposed, len(held[at])))
        self.failing: list[tuple[list[int], int]] = []
        self._go([], EVERY)
        self.found.left = [self._told(*one) for one in self.failing]

    def _go(self, chosen: list[int], left: int) -> None:
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise _TooMuch
        if not left & self.codes:
            self.found.none = True
        elif len(chosen) == len(self.held):
            self._add(chosen, left)
        else:
            for law, name in self.held[self.order[len(chosen)]].items():
                if not left & law & self.codes:
                    self.found.none = True
                elif chosen and self.supposed and law & self.supposed == self.supposed:
                    self.found.implied[name] = None
                elif chosen and self.supposed and law & self.supposed == law:
                    self.found.implying[name] = None
                else:
                    self._go([*chosen, law], left & law)

    def _add(self, chosen: list[int], left: int) -> None:
        if len(self.failing) >= self.most:
            raise _TooMuch
        if left & (left - 1):
            if Rules.ONE_CODE not in self.rules:
                raise _TooMuch
        elif Rules.NONE_SUPERFLUOUS not in self.rules or not any(
            True for _ in self._spare(chosen, left)
        ):
            raise _TooMuch  # by these rules this is a world
        self.failing.append((chosen, left))

    def _told(self, chosen: list[int], left: int) -> Combination:
        alone = not left & (left - 1)
        by_group = sorted(zip(self.order, chosen, strict=True))
        laws = tuple(self.held[at][law] for at, law in by_group if len(self.held[at]) > 1)
        return Combination(laws, left, min(self._spare(chosen, left)) if alone else None)

    def _spare(self, chosen: list[int], left: int) -> Iterator[int]:
        """The groups without which the same code would be left."""
        for at, group in enumerate(self.order):
            if meet((*chosen[:at], *chosen[at + 1 :])) == left:
                yield group


def open_criteria(problem: Problem, known: Sequence[Claim]) -> list[dict[int, str]]:
    """For each group the criteria that are open, by their codes; those with the same codes are
    one."""
    about = [(LAWS[one.target], one.holds) for one in known if one.is_law]
    found = []
    for group in problem.groups:
        laws = dict(_printed(group))
        for law, holds in about:
            if law.card in group:
                name = laws.pop(law.codes, None)
                if holds:
                    laws = {} if name is None else {law.codes: name}
        found.append(laws)
    return found


@cache
def _printed(group: tuple[int, ...]) -> dict[int, str]:
    found: dict[int, str] = {}
    for card in sorted(group):
        for law in CARDS[card].laws:
            found.setdefault(law.codes, law.name)
    return found


def _codes(claims: Sequence[Claim]) -> int:
    """The codes of which all these claims are true."""
    every = EVERY
    for claim in claims:
        every &= codes_of(claim) if claim.holds else ~codes_of(claim)
    return every


def listed(codes: int) -> list[str]:
    """A set of codes, by name."""
    return [code for at, code in enumerate(CODES) if codes >> at & 1]
