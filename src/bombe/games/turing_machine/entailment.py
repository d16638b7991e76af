"""What follows from what: answers and claims as premises, with both rules, one of them, or neither.

With both rules a world is what it is everywhere. Without *one code* it is any choice of laws that
at least one code satisfies, with any such code; without *none superfluous* the second rule is
dropped. The fewer rules, the more worlds: what follows without a rule also follows with it.

All these worlds are numbered, a set of them is one integer with a bit for each, and a premise is
the set of those that agree with it. So to ask what follows is to intersect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntFlag
from functools import lru_cache, reduce
from itertools import permutations
from math import prod
from operator import and_

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES, INDEX, meet
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem, Secret
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer, Worlds

Premise = Answer | Claim
MOST_WORLDS = 1 << 24  # without any rule; a set of more would be too large to work with


class Rules(IntFlag):
    """Which of the two rules an argument uses."""

    NONE = 0
    ONE_CODE = 1
    NONE_SUPERFLUOUS = 2
    BOTH = 3

    @property
    def names(self) -> list[str]:
        return [name for rule, name in _NAMES.items() if rule in self]


_NAMES = {Rules.ONE_CODE: "one code", Rules.NONE_SUPERFLUOUS: "none superfluous"}
FEWEST_FIRST = (Rules.NONE, Rules.ONE_CODE, Rules.NONE_SUPERFLUOUS, Rules.BOTH)


class Ground:
    """What can be said about a problem.

    A world is a choice: a code, and for each group a law that the code satisfies; in nightmare also
    a seating. Worlds are numbered by seating, then by choice. `exact` is whether worlds that break
    the rules are among them: of the largest problems only those with both rules fit."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.shuffled = problem.mode is Mode.NIGHTMARE
        self._group_of = {card: at for at, cards in enumerate(problem.groups) for card in cards}
        identity = tuple(range(len(problem.groups)))
        self._seatings = [*permutations(identity)] if self.shuffled else [identity]
        printed = [
            list(dict.fromkeys(law.codes for card in group for law in CARDS[card].laws))
            for group in problem.groups
        ]
        self._valid = [tuple(law.codes for law in laws) for laws in Worlds(problem).tuples]
        self._blocks = [
            (code, [[law for law in laws if law >> code & 1] for laws in printed])
            for code in range(len(CODES))
        ]
        self._starts: list[int] = []
        self.choices = 0
        for _, laws in self._blocks:
            self._starts.append(self.choices)
            self.choices += prod(map(len, laws))
        self.exact = self.size <= MOST_WORLDS
        if not self.exact:
            self.choices = len(self._valid)
        self._spaces = {
            rules: self._with_seatings(choices) for rules, choices in self._by_rules().items()
        }
        self._bits: dict[Premise, int] = {}

    def _by_rules(self) -> dict[Rules, int]:
        """For each choice of rules the choices that obey them."""
        every = (1 << self.choices) - 1
        if not self.exact:
            return dict.fromkeys(FEWEST_FIRST, every)
        single = []  # whether a choice leaves one code, from the first to the last
        for code, laws in self._blocks:
            meets = [-1]
            for some in laws:
                meets = [left & law for left in meets for law in some]
            alone = 1 << code
            single += ["1" if left == alone else "0" for left in meets]
        one_code = int("".join(reversed(single)) or "0", 2)
        both = sum(1 << self._number(laws) for laws in self._valid)
        return {
            Rules.NONE: every,
            Rules.ONE_CODE: one_code,
            # Where another code is left, it is left without any of the laws too.
            Rules.NONE_SUPERFLUOUS: every & ~one_code | both,
            Rules.BOTH: both,
        }

    def _number(self, laws: Sequence[int]) -> int:
        """The number of a choice that leaves one code."""
        code = meet(laws).bit_length() - 1
        place = 0
        for some, law in zip(self._blocks[code][1], laws, strict=True):
            place = place * len(some) + some.index(law)
        return self._starts[code] + place

    @property
    def size(self) -> int:
        return self.choices * len(self._seatings)

    # ---- worlds ------------------------------------------------------------------------------

    def agreeing(self, premises: Iterable[Premise], rules: Rules = Rules.BOTH) -> int:
        """The worlds that agree with all these premises."""
        return reduce(and_, map(self.bits, premises), self._spaces[rules])

    def bits(self, premise: Premise) -> int:
        """The worlds, by whatever rules, that agree with a premise."""
        found = self._bits.get(premise)
        if found is None:
            found = self._bits[premise] = self._found(premise)
        return found

    def follows(self, claim: Claim, premises: Iterable[Premise], rules: Rules) -> bool:
        """Whether a claim holds in every world that agrees with the premises."""
        return not self.agreeing([*premises, ~claim], rules)

    def needed(self, claim: Claim, premises: Sequence[Premise]) -> Rules:
        """The fewest rules with which a claim follows that follows with both."""
        if not self.exact:
            return Rules.BOTH
        return next(rules for rules in FEWEST_FIRST if self.follows(claim, premises, rules))

    def first(self, worlds: int) -> Secret:
        """The first of some worlds that obey both rules."""
        seating, choice = divmod((worlds & -worlds).bit_length() - 1, self.choices)
        laws = next(
            laws
            for at, laws in enumerate(self._valid)
            if (self._number(laws) if self.exact else at) == choice
        )
        held = (
            next(law for law in choice if law.codes == mask)
            for choice, mask in zip(self.problem.choices, laws, strict=True)
        )
        return Secret(self.problem, tuple(held), self._seatings[seating])

    def group_of(self, card: int) -> int:
        return self._group_of[card]

    # ---- what agrees with a premise ----------------------------------------------------------

    def _found(self, premise: Premise) -> int:
        if not isinstance(premise, Claim):
            code, verifier, passed = premise
            found = 0
            for group, laws in enumerate(self._laws()):
                agreeing = sum(
                    choices for law, choices in laws.items() if bool(law >> code & 1) is passed
                )
                found |= self._with_seatings(agreeing) & self._seated(group, verifier)
            return found
        if not premise.holds:
            return self._spaces[Rules.NONE] & ~self.bits(~premise)
        if premise.is_law:
            law = LAWS[premise.target]
            return self._with_seatings(self._laws()[self.group_of(law.card)].get(law.codes, 0))
        if premise.is_owner:
            group = self.group_of(int(premise.target[1:]))
            return self._seated(group, VERIFIERS.index(premise.target[0]))
        return self._with_seatings(self._with_codes(codes_of(premise)))

    def _laws(self) -> list[dict[int, int]]:
        """For each group: law -> the choices that have it."""
        if not hasattr(self, "_law_choices"):
            self._law_choices = self._located() if self.exact else self._listed()
        return self._law_choices

    def _located(self) -> list[dict[int, int]]:
        """In a block of one code the last group's law changes fastest: a law of a group comes in
        runs of the length of all groups after it, and these at the same distance."""
        found: list[dict[int, int]] = [{} for _ in self.problem.groups]
        for start, (_, laws) in zip(self._starts, self._blocks, strict=True):
            size = prod(map(len, laws))
            run = size
            for group, some in enumerate(laws):
                if not size:
                    break
                distance = run
                run //= len(some)
                runs = _repeated((1 << run) - 1, distance, size // distance)
                for at, law in enumerate(some):
                    choices = runs << at * run + start
                    found[group][law] = found[group].get(law, 0) | choices
        return found

    def _listed(self) -> list[dict[int, int]]:
        found: list[dict[int, int]] = [{} for _ in self.problem.groups]
        for at, laws in enumerate(self._valid):
            for group, law in enumerate(laws):
                found[group][law] = found[group].get(law, 0) | 1 << at
        return found

    def _with_codes(self, codes: int) -> int:
        """The choices with one of these codes."""
        if not self.exact:
            return sum(1 << at for at, laws in enumerate(self._valid) if meet(laws) & codes)
        ends = [*self._starts[1:], self.choices]
        return sum(
            (1 << end) - (1 << start)
            for code, (start, end) in enumerate(zip(self._starts, ends, strict=True))
            if codes >> code & 1
        )

    def _with_seatings(self, choices: int) -> int:
        return _repeated(choices, self.choices, len(self._seatings))

    def _seated(self, group: int, verifier: int) -> int:
        """The worlds in which a group's law answers as this verifier."""
        block = (1 << self.choices) - 1
        return sum(
            block << at * self.choices
            for at, places in enumerate(self._seatings)
            if places[group] == verifier
        )


@lru_cache(2)
def ground_of(problem: Problem) -> Ground:
    """The ground of a problem, of which more will be asked: what was found out stays with it."""
    return Ground(problem)


def _repeated(bits: int, distance: int, times: int) -> int:
    """Bits again and again, at the same distance."""
    done = 1
    while done < times:
        more = min(done, times - done)
        bits |= (bits & (1 << more * distance) - 1) << done * distance
        done += more
    return bits


def codes_of(claim: Claim) -> int:
    """The codes of which a claim about a code or a digit speaks."""
    if claim.is_code:
        return 1 << INDEX[claim.target]
    shape = SHAPE_LETTERS.index(claim.target[0])
    return sum(1 << at for at, code in enumerate(CODES) if code[shape] == claim.target[1])


def each(worlds: int) -> Iterator[int]:
    """Every world of a set, as a set of its own."""
    while worlds:
        bit = worlds & -worlds
        yield bit
        worlds ^= bit
