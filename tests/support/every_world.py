"""All worlds of a problem, tried one by one: what `entailment` is checked against."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import permutations, product
from operator import and_

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import FEWEST_FIRST, Premise, Rules
from bombe.games.turing_machine.problem import Mode, Problem


class Everything:
    """All worlds by all choices of rules, each tried one by one against the definition."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.worlds: list[tuple[tuple[int, ...], tuple[int, ...], str]] = []
        self.of = dict.fromkeys(FEWEST_FIRST, 0)  # a bit for each world
        printed = [
            sorted({law.codes for card in group for law in CARDS[card].laws})
            for group in problem.groups
        ]
        places = tuple(range(len(printed)))
        seatings = [*permutations(places)] if problem.mode is Mode.NIGHTMARE else [places]
        for laws in product(*printed):
            common = reduce(and_, laws)
            codes = [code for n, code in enumerate(CODES) if common >> n & 1]
            rest = [reduce(and_, (*laws[:out], *laws[out + 1 :])).bit_count() for out in places]
            for code in codes:
                for seating in seatings:
                    number = len(self.worlds)
                    self.worlds.append((laws, seating, code))
                    for rules in FEWEST_FIRST:
                        if Rules.ONE_CODE in rules and len(codes) != 1:
                            continue
                        if Rules.NONE_SUPERFLUOUS in rules and min(rest) < 2:
                            continue
                        self.of[rules] |= 1 << number
        self._agreeing: dict[Premise, int] = {}

    def agreeing(self, premises: Iterable[Premise], rules: Rules) -> int:
        left = self.of[rules]
        for premise in premises:
            if premise not in self._agreeing:
                told = "".join("01"[agrees] for agrees in self._agree(premise))
                self._agreeing[premise] = int(told[::-1], 2)
            left &= self._agreeing[premise]
        return left

    def _agree(self, premise: Premise) -> Iterator[bool]:
        """Of each world, whether it agrees."""
        if not isinstance(premise, Claim):
            asked, verifier, passed = premise
            return (
                bool(laws[seating.index(verifier)] >> asked & 1) is passed
                for laws, seating, _ in self.worlds
            )
        target, holds = premise.target, premise.holds
        if target in LAWS:
            group, codes = self._group(LAWS[target].card), LAWS[target].codes
            return ((laws[group] == codes) is holds for laws, _, _ in self.worlds)
        if target in CODES:
            return ((code == target) is holds for _, _, code in self.worlds)
        if target[0] in "tsc":
            at, digit = "tsc".index(target[0]), target[1]
            return ((code[at] == digit) is holds for _, _, code in self.worlds)
        group, seat = self._group(int(target[1:])), "ABCDEF".index(target[0])
        return ((seating[group] == seat) is holds for _, seating, _ in self.worlds)

    def _group(self, card: int) -> int:
        return next(at for at, cards in enumerate(self.problem.groups) if card in cards)

    def follows(self, claim: Claim, premises: Iterable[Premise], rules: Rules) -> bool:
        return not self.agreeing([*premises, ~claim], rules)

    def targets(self) -> Iterator[str]:
        yield from (law.name for card in self.problem.cards for law in CARDS[card].laws)
        yield from (shape + digit for shape in "tsc" for digit in "12345")
        if self.problem.mode is Mode.NIGHTMARE:
            yield from (
                v + str(card) for v in self.problem.verifiers for card in self.problem.cards
            )
