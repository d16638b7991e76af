"""What a sheet's own answers leave of its problem, as far as a hint asks: which laws, which codes,
which owners of cards, and which answers speak against a law."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from math import prod

from bombe.games.turing_machine.cards import CARDS, LAWS, Law
from bombe.games.turing_machine.codes import CODES, DIGITS, meet
from bombe.games.turing_machine.problem import VERIFIERS, Mode, Problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer, Worlds, valid_tuples

# A hint must keep nobody waiting, so the work is bounded: with more combinations of laws than this
# none are examined.
MOST_COMBINATIONS = 400_000


class Known:
    """What answers leave of a problem."""

    def __init__(self, problem: Problem, answers: tuple[Answer, ...]) -> None:
        self.problem = problem
        self.answers = answers
        self.shuffled = problem.mode is Mode.NIGHTMARE
        self.letters = problem.verifiers

    def against(self, law: Law, verifier: int) -> list[Answer]:
        """The verifier's answers that it would not have given by this law."""
        return [
            (code, one, passed)
            for code, one, passed in self.answers
            if one == verifier and bool(law.codes >> code & 1) is not passed
        ]

    @cached_property
    def choices(self) -> list[list[Law]]:
        """For each group the laws that the answers of its verifier allow."""
        return [
            [law for law in laws if self.shuffled or not self.against(law, group)]
            for group, laws in enumerate(self.problem.choices)
        ]

    @property
    def too_large(self) -> bool:
        """Whether only what is plain can be said."""
        return prod(map(len, self.choices)) > MOST_COMBINATIONS

    @cached_property
    def worlds(self) -> Worlds:
        return Worlds(self.problem, self.answers)

    @cached_property
    def tuples(self) -> list[tuple[Law, ...]]:
        """The law tuples left. Where each card has its verifier they are grown from the laws that
        the answers allow, which is far less work than all of them."""
        return self.worlds.tuples if self.shuffled else valid_tuples(self.choices)

    @cached_property
    def masks(self) -> list[set[int]]:
        """For each group the laws still possible, as sets of codes."""
        return [{law.codes for law in laws} for laws in zip(*self.tuples, strict=True)]

    @cached_property
    def codes(self) -> list[int]:
        return sorted({meet(law.codes for law in laws).bit_length() - 1 for laws in self.tuples})

    @cached_property
    def laws(self) -> list[set[Law]]:
        """For each verifier the laws that it may have."""
        if self.shuffled:
            return [{*laws} for laws in self.worlds.laws]
        return [{*laws} for laws in zip(*self.tuples, strict=True)]

    @cached_property
    def cards_at(self) -> list[set[int]]:
        """Nightmare: for each verifier the cards that it may have."""
        return [{law.card for law in laws} for laws in self.laws]

    def group_of(self, card: int) -> int:
        return next(at for at, cards in enumerate(self.problem.groups) if card in cards)

    def targets(self) -> Iterator[str]:
        """All that may be marked: laws, in nightmare owners of cards, digits."""
        yield from (law.name for card in self.problem.cards for law in CARDS[card].laws)
        if self.shuffled:
            yield from (f"{v}{card}" for card in self.problem.cards for v in self.letters)
        yield from (shape + digit for shape in SHAPE_LETTERS for digit in DIGITS)

    def truths(self, target: str) -> set[bool]:
        """What the worlds left say of a target: True, False, or both."""
        if target[0] in SHAPE_LETTERS:
            shape = SHAPE_LETTERS.index(target[0])
            return {CODES[code][shape] == target[1] for code in self.codes}
        if target[0] in self.letters:
            return {card == int(target[1:]) for card in self.cards_at[owner(target)]}
        law = LAWS[target]
        return {mask == law.codes for mask in self.masks[self.group_of(law.card)]}

    def marked_out(self, target: str, marks: dict[str, str]) -> bool:
        """Whether marks say already that a target is out: it is marked itself, or something is
        kept that leaves no place for it."""
        if target in marks:
            return True
        kept = [other for other, sign in marks.items() if sign == "+"]
        if target in LAWS:
            group = self.group_of(LAWS[target].card)
            return any(
                other in LAWS
                and self.group_of(LAWS[other].card) == group
                and LAWS[other].codes != LAWS[target].codes
                for other in kept
            )
        if target[0] in SHAPE_LETTERS:
            return any(other[0] == target[0] for other in kept)
        return any(
            other[0] in self.letters and (other[0] == target[0] or other[1:] == target[1:])
            for other in kept
        )


def owner(target: str) -> int:
    """The verifier of a target such as A4."""
    return VERIFIERS.index(target[0])
