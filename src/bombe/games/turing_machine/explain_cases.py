"""What would be if something were not so, gone through with a finger on the cards: which criteria
still go together then, and how each of these combinations fails."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from math import inf, prod

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.entailment import Rules, codes_of
from bombe.games.turing_machine.problem import Problem

MOST_TRIED = 20_000  # beginnings of combinations; more take too long
MANY = 16  # cases; of more it is not worth finding out which claims they could do without
MOST_TOLD = 4  # cases that are told one by one
MOST_PAIRS = 3  # of codes, the first never left without the other
FEW = 3  # combinations that are rather told than such pairs
EVERY = (1 << len(CODES)) - 1


@dataclass(frozen=True)
class Combination:
    """Criteria that leave codes together, and yet fail, whatever the others may be."""

    laws: tuple[str, ...]  # of those who have more than one that is open
    codes: int  # that they leave
    superfluous: int | None  # a group that is so; None where several codes are left
    whole: bool = True  # False: others are yet to choose from, and several or none would be left
    pairs: tuple[tuple[int, int], ...] = ()  # then: each code that may be left, and never without
    cases: int = 1  # that are told as this one
    example: Combination | None = None  # one of them, with few codes


@dataclass
class Cases:
    """How all that is open fails while some claims are not so."""

    law: str = ""  # that is supposed, where one is
    implied: dict[str, None] = field(default_factory=dict)  # superfluous next to what is supposed
    implying: dict[str, None] = field(default_factory=dict)  # next to which it is superfluous
    left: list[Combination] = field(default_factory=list)  # what is not seen at a glance
    dead: list[Dead] = field(default_factory=list)  # one for each time that it was gone through

    @property
    def weight(self) -> tuple[int, int]:
        """How much there is to look at."""
        return sum(one.cases for one in self.left), len(self.implied) + len(self.implying)

    @property
    def in_all(self) -> list[str]:
        """The criteria that each combination has."""
        return [law for law in self.left[0].laws if all(law in one.laws for one in self.left)]

    @property
    def named(self) -> set[str]:
        """The criteria that are told with what is supposed."""
        return {*self.implied, *self.implying, *(law for one in self.left for law in one.laws)}

    @property
    def none(self) -> bool:
        """Whether there are combinations that leave no code, besides those that are told."""
        told = [{*one.laws} for one in self.left]
        told += [{law} for law in (*self.implied, *self.implying)]
        return any(one.has_more_than(told) for one in self.dead)

    def add(self, others: Cases) -> None:
        """Take those of others in, each once."""
        self.dead += others.dead
        self.implied |= others.implied
        self.implying |= others.implying
        self.left += [one for one in others.left if one not in self.left]

    @property
    def told(self) -> tuple[int, int, int]:
        """How long it is to tell."""
        return *self.weight, sum(len(one.laws) for one in self.left)


def cases(
    claims: Sequence[Claim],
    problem: Problem,
    known: Sequence[Claim],
    most: float = inf,
    rules: Rules = Rules.BOTH,
) -> Cases | None:
    """What would be if a claim about a criterion, or any of some claims about the code, were not
    so, by what is known of criteria and the code. None where not all of it fails by that and these
    rules alone, or where more than `most` cases are to be looked at."""
    finger = finger_on(claims, problem, known, rules)
    return finger.up_to(most) if finger else None


def leaning(
    claims: Sequence[Claim],
    problem: Problem,
    known: Sequence[Claim],
    finger: Finger,
    rules: Rules,
) -> tuple[Claim, ...]:
    """What is known that keeps cases as few as they are, and of what is not yet out."""
    found = finger.found
    still_open = {name for laws in open_criteria(problem, known) for name in laws.values()}

    def as_few(kept: Sequence[Claim]) -> bool:
        again = cases(claims, problem, kept, found.weight[0], rules)
        return again is not None and again.told <= found.told and again.named <= still_open

    groups = {one: _group(LAWS[one.target], problem) for one in known if one.is_law}
    kept = [
        one
        for one in known
        if one.holds or one.is_code or finger.leans_on(groups[one], LAWS[one.target].codes)
    ]
    if not as_few(kept):
        kept = [*known]
    if found.weight[0] > 2 * MANY:
        return tuple(kept)
    parts: dict[Claim | int, list[Claim]] = {}
    for one in kept:
        parts.setdefault(groups.get(one, one) if found.weight[0] > MANY else one, []).append(one)
    for part in reversed(parts.values()):
        fewer = [one for one in kept if one not in part]
        if as_few(fewer):
            kept = fewer
    return tuple(kept)


def finger_on(
    claims: Sequence[Claim], problem: Problem, known: Sequence[Claim], rules: Rules = Rules.BOTH
) -> Finger | None:
    """For `cases` that may be asked for again, up to more of them."""
    held = open_criteria(problem, known)
    codes = codes_with([one for one in known if one.is_digit or one.is_code])
    supposed = None
    if claims[0].is_law:
        if len(claims) > 1:
            return None
        own = LAWS[claims[0].target]
        at = _group(own, problem)
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
        codes &= ~codes_with(claims)
    return Finger(held, codes, supposed, rules)


Chosen = tuple[tuple[int, int], ...]  # groups, each with its law
Rest = dict[
    int, tuple[list[int], list[int]]
]  # group -> laws, and those by which one is superfluous


@dataclass
class Dead:
    """Combinations that leave no code, by how they begin."""

    held: list[dict[int, str]]
    named: tuple[bool, ...]
    # What is chosen, who is next, and which of its laws would leave a code.
    begun: list[tuple[Chosen, int, list[int]]] = field(default_factory=list)

    def has_more_than(self, told: Sequence[set[str]]) -> bool:
        """Whether one of them is not among those that have all criteria of something told."""
        groups = [
            {*laws.values()} for laws, named in zip(self.held, self.named, strict=True) if named
        ]
        every = set[str]().union(*groups)
        some = [one for one in told if one <= every]
        for chosen, at, leaving in self.begun:
            for law in self.held[at].keys() - leaving:
                begun = (*chosen, (at, law))
                names = {self.held[at][law] for at, law in begun if self.named[at]}
                if not _is_among(some, names, groups):
                    return True
        return False


def _is_among(told: Sequence[set[str]], names: set[str], groups: Sequence[set[str]]) -> bool:
    """Whether all combinations that begin like this have all criteria of something told."""
    settled = set[str]().union(*(group for group in groups if group & names))
    rest = [one - names for one in told if not (one - names) & settled]
    if not rest or not all(rest):
        return bool(rest)
    group = next(group for group in groups if group & rest[0])
    return all(_is_among(told, {*names, law}, groups) for law in group)


class Finger:
    """Goes through what may go together, one verifier after the other, each time on with that of
    which the fewest are left. Who is superfluous stays so whatever else is chosen, and so one case
    tells of all combinations that have its criteria."""

    def __init__(
        self,
        held: list[dict[int, str]],
        codes: int,
        supposed: int | None,
        rules: Rules,
        named: Sequence[bool] = (),
    ) -> None:
        self.held = held
        self.codes = codes
        self.one_code = Rules.ONE_CODE in rules
        self.none_superfluous = Rules.NONE_SUPERFLUOUS in rules
        self.tried = 0
        self.supposed = 0
        self.beside = [_beside(tuple(laws)) for laws in held]
        # What is left of some groups may be so only beside others: then all others are named.
        self.by_itself = not named
        # Where only one is open, it need not be named.
        self.named = tuple(named) or tuple(
            at != supposed and len(some) > 1 for at, some in enumerate(held)
        )
        self.shown: list[Chosen] = []  # by which one is superfluous, as it was told
        self.spare: list[Chosen] = []  # after which one was
        self.looked: list[tuple[int, int]] = []  # at which groups, with which codes to be left
        self.dead = Dead(held, self.named)
        self.found = Cases(dead=[self.dead])
        self.ends: list[tuple[Chosen, Combination]] = []
        chosen: Chosen = ()
        if supposed is not None:
            ((self.supposed, self.found.law),) = held[supposed].items()
            chosen = ((supposed, self.supposed),)
        rest: Rest = {at: ([*laws], []) for at, laws in enumerate(held) if at != supposed}
        only = [EVERY & ~law for _, law in chosen]
        self.to_do = [(chosen, self.supposed or EVERY, only, rest)]
        self.fails = True  # all that was gone through

    def up_to(self, most: float) -> Cases | None:
        """Go on, to the end if there are no more cases than these."""
        while self.to_do and self.fails and len(self.ends) <= most:
            self._go(*self.to_do.pop())
        if not self.fails or len(self.ends) > most:
            return None
        self.found.left = self._told()
        return self.found

    def leans_on(self, group: int, law: int) -> bool:
        """Whether there was a place where a law would have had to be looked at if it were open."""
        return any(at == group and codes & law for at, codes in self.looked)

    def _go(self, chosen: Chosen, left: int, only: list[int], rest: Rest) -> None:
        """Go on from what is chosen, with the codes that it leaves, and those that only one of it
        excludes, for each."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            self.fails = False
            return
        if not rest:
            self.fails = self.one_code and bool(left & (left - 1))  # else this is a world
            self._add(chosen, Combination(self._names(chosen), left, None))
            return
        after = self._after(left, only, rest)
        at = min(after, key=lambda at: (*map(len, after[at]), at))
        many = prod(len(going) + len(spared) for going, spared in after.values()) >= FEW
        laws, spare = after.pop(at)
        self.looked.append((at, left & self.codes))
        if len(laws) + len(spare) < len(self.held[at]):
            self.dead.begun.append((chosen, at, [*laws, *spare]))
            if not laws and not spare:
                return
        many &= len(laws) + len(spare) > 1
        if self.one_code and self.by_itself and many and (pairs := self._pairs(left, rest)):
            self.looked += [(at, left & self.codes) for at in rest]
            self._add(chosen, Combination(self._names(chosen), left, None, False, pairs))
            return
        if spare[1:] and not laws and not left & (left - 1):
            self._add_superfluous(chosen, [at])
        else:
            for law in spare:
                those = [at for (at, _), codes in zip(chosen, only, strict=True) if not codes & law]
                if not left & ~law:
                    those.append(at)
                self._add_superfluous((*chosen, (at, law)), those)
        for law in reversed(laws):
            fewer = [*(codes & law for codes in only), left & ~law]
            self.to_do.append(((*chosen, (at, law)), left & law, fewer, after))

    def _after(self, left: int, only: list[int], rest: Rest) -> Rest:
        """What is left of the rest: without what leaves no code, and apart what is superfluous next
        to the chosen or makes one of them so."""
        fits = left & self.codes
        after: Rest = {}
        for at, (going, superfluous) in rest.items():
            laws = [law for law in going if law & fits]
            spare = [law for law in superfluous if law & fits]
            if self.none_superfluous:
                more = [law for law in laws if not left & ~law or 0 in [law & one for one in only]]
                if more:
                    spare += more
                    laws = [law for law in laws if law not in more]
            after[at] = laws, spare
            if not laws and not spare:
                break
        return after

    def _pairs(self, left: int, rest: Rest) -> tuple[tuple[int, int], ...]:
        """Each code that may be left, with another that is left wherever it is; none where one may
        be left alone, or where they are many."""
        beside: list[tuple[int, int]] = []  # a code, and all that are left wherever it is
        for code in _numbers(left & self.codes):
            others = left & ~(1 << code)
            met = True
            for at in rest:
                same = self.beside[at][code]
                met &= same > 0
                others &= same
            if met and (not others or len(beside) == 2 * MOST_PAIRS):
                return ()
            if met:
                beside.append((code, others))
        pairs: dict[int, int] = {}
        for code, others in beside:
            mutual = next(
                (one for one, by in pairs.items() if by == code and others >> one & 1), -1
            )
            nearest = partial(_difference, code)
            pairs[code] = min(_numbers(others), key=nearest) if mutual < 0 else mutual
        several = sum(pairs.get(by) != code or code < by for code, by in pairs.items())
        return tuple(pairs.items()) if several <= MOST_PAIRS else ()

    def _add_superfluous(self, chosen: Chosen, those: Sequence[int]) -> None:
        """That some are superfluous: one of them, by as few of the chosen as show it."""
        self.spare.append(chosen)
        if any(map({*chosen}.issuperset, self.shown)):
            return
        shown = [(_fewest(chosen, at, self.named), at) for at in those]
        few, at = min(shown, key=lambda one: (len(one[0]), one[1]))
        self.shown.append(few)
        laws = [law for at, law in chosen if (at, law) in few or not self.named[at]]
        self._add(chosen, Combination(self._names(few), meet(laws), at))

    def _add(self, chosen: Chosen, one: Combination) -> None:
        if one.superfluous is not None and len(one.laws) == 1 and self.supposed:
            law = LAWS[one.laws[0]].codes
            if not self.supposed & ~law:
                self.found.implied[one.laws[0]] = None
                return
            if not law & ~self.supposed:
                self.found.implying[one.laws[0]] = None
                return
        self.ends.append((chosen, one))

    def _told(self) -> list[Combination]:
        """The cases; where they are many, those that fail alike as one."""
        if len(self.ends) <= MOST_TOLD or not self.by_itself:
            return [one for _, one in self.ends]
        mixed = {chosen[:n] for chosen in self.spare for n in range(len(chosen) + 1)}
        alike: dict[Chosen, list[Combination]] = {}
        for chosen, one in self.ends:
            lengths = (n for n in range(len(chosen)) if chosen[:n] not in mixed)
            same = chosen if one.superfluous is not None else chosen[: next(lengths, None)]
            alike.setdefault(same, []).append(one)
        return [
            some[0] if len(some) == 1 else self._as_one(same, some) for same, some in alike.items()
        ]

    def _as_one(self, same: Chosen, some: Sequence[Combination]) -> Combination:
        """Cases in which several codes or none would be left, all with the same beginning."""
        example = min(some, key=lambda one: (not one.whole, one.codes.bit_count()))
        left = meet(law for _, law in same)
        return Combination(self._names(same), left, None, False, (), len(some), example)

    def _names(self, chosen: Chosen) -> tuple[str, ...]:
        return tuple(self.held[at][law] for at, law in sorted(chosen) if self.named[at])


@lru_cache(1 << 13)  # most come again after the next step
def _fewest(chosen: Chosen, spare: int, named: tuple[bool, ...]) -> Chosen:
    """Those with a name of the chosen that show that one is superfluous, without any that need not
    be."""
    own = 0  # of one that is not chosen any law will do, where one code is left
    kept: list[tuple[int, int]] = []
    always = EVERY
    for at, law in chosen:
        if at == spare:
            own = law
        elif named[at]:
            kept.append((at, law))
        else:
            always &= law
    for one in reversed(kept):
        left = always
        for other in kept:
            if other is not one:
                left &= other[1]
        if not left & ~own if own else not left & (left - 1):
            kept.remove(one)
    return (*kept, (spare, own)) if own and named[spare] else tuple(kept)


@lru_cache(256)
def _beside(laws: tuple[int, ...]) -> list[int]:
    """For each code those that meet whichever of these laws it meets; none where it meets none."""
    found = [0] * len(CODES)
    for law in laws:
        for code in _numbers(law):
            found[code] = found[code] & law or law
    return found


def _difference(one: int, other: int) -> tuple[int, int]:
    """How unlike two codes are: in how many digits; then the last are liked best."""
    return sum(a != b for a, b in zip(CODES[one], CODES[other], strict=True)), -other


def _numbers(codes: int) -> Iterator[int]:
    while codes:
        yield (codes & -codes).bit_length() - 1
        codes &= codes - 1


def _group(law: Law, problem: Problem) -> int:
    return next(at for at, cards in enumerate(problem.groups) if law.card in cards)


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


def codes_with(claims: Sequence[Claim]) -> int:
    """The codes of which all these claims are true."""
    every = EVERY
    for claim in claims:
        every &= codes_of(claim) if claim.holds else ~codes_of(claim)
    return every


def listed(codes: int) -> list[str]:
    """A set of codes, by name."""
    return [code for at, code in enumerate(CODES) if codes >> at & 1]
