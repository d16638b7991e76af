"""Positions for exercises: cards that are drawn, a world of theirs, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Ground, Rules
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    Mode,
    Problem,
    Round,
    Transcript,
)
from bombe.games.turing_machine.remarks import HARD
from bombe.games.turing_machine.worlds import Answer, Worlds

SIZE = 4  # verifiers of a problem
FEWEST_CODES = 4  # of a problem before any answer
OF_A_PROBLEM = 12  # positions, before another problem is drawn
EASY = tuple(range(1, 18))
STANDARD = tuple(range(1, 23))
HIDING = tuple(range(HARD, 49))

Cards = Callable[[Chance], Sequence[int]]
Asked = Callable[[Chance], list[tuple[int, tuple[int, ...]]]]  # codes, each with its verifiers


@lru_cache(maxsize=8)
def ground_of(problem: Problem) -> Ground:
    return Ground(problem)


class Position:
    """Some answers about a problem, and what follows from them."""

    def __init__(self, problem: Problem, transcript: Transcript) -> None:
        self.problem = problem
        self.ground = ground_of(problem)
        self.transcript = transcript
        self.answers: list[Answer] = transcript.answers()

    @cached_property
    def left(self) -> int:
        return self.ground.agreeing(self.answers)

    def follows(self, claim: Claim, rules: Rules = Rules.BOTH) -> bool:
        return self.ground.follows(claim, self.answers, rules)

    def is_new(self, claim: Claim) -> bool:
        """Whether a claim follows by the last answer, and not without it."""
        before = self.answers[:-1]
        return self.follows(claim) and not self.ground.follows(claim, before, Rules.BOTH)

    @cached_property
    def codes(self) -> list[str]:
        """The codes still possible, in order."""
        return codes_of(self.ground, self.left)

    def nearest(self, claims: Sequence[Claim]) -> Claim:
        """The claim that is so in the most worlds left; the first of several."""
        return max(claims, key=lambda claim: (self.left & self.ground.bits(claim)).bit_count())

    @property
    def laws(self) -> list[str]:
        return [law.name for card in self.problem.cards for law in CARDS[card].laws]

    @property
    def own_cards(self) -> tuple[int, ...]:
        """The cards that lie before the verifier that answered last."""
        return self.problem.groups[self.answers[-1][1]]

    @property
    def own_laws(self) -> list[str]:
        return [law.name for card in self.own_cards for law in CARDS[card].laws]


def codes_of(ground: Ground, worlds: int) -> list[str]:
    """The codes that some worlds have, in order."""
    return [code for code in CODES if worlds & ground.bits(Claim(code, True))]


def positions(chance: Chance, mode: Mode, cards: Cards, asked: Asked) -> Iterator[Position]:
    """Positions without end."""
    while True:
        drawn = cards(chance)
        each = 2 if mode is Mode.EXTREME else 1
        groups = [tuple(sorted(drawn[at : at + each])) for at in range(0, len(drawn), each)]
        problem = Problem(mode, tuple(sorted(groups)))
        every = Worlds(problem)
        if len(every.codes) < FEWEST_CODES:
            continue
        for _ in range(OF_A_PROBLEM):
            secret = every.draw(chance)
            rounds = tuple(
                Round(code, tuple((v, secret.answer(code, v)) for v in verifiers))
                for code, verifiers in asked(chance)
            )
            yield Position(problem, Transcript(rounds, closed=True))


# ---- what is drawn ---------------------------------------------------------------------------


def of_cards(pool: Sequence[int], count: int = SIZE) -> Cards:
    return lambda chance: chance.sample(pool, count)


def with_hiding(chance: Chance) -> Sequence[int]:
    """One or two cards that hide their shape, and easy ones."""
    hiding = 1 + chance.below(2)
    return *chance.sample(EASY, SIZE - hiding), *chance.sample(HIDING, hiding)


def some_rounds(fewest: int, most: int) -> Asked:
    """So many rounds, in each some verifiers."""

    def asked(chance: Chance) -> list[tuple[int, tuple[int, ...]]]:
        return [
            (code, chance.sample(range(SIZE), 1 + chance.below(QUESTIONS_A_ROUND)))
            for code in _codes(chance, fewest, most)
        ]

    return asked


def same_verifiers(count: int, fewest: int, most: int) -> Asked:
    """So many rounds, in each the same verifiers."""

    def asked(chance: Chance) -> list[tuple[int, tuple[int, ...]]]:
        verifiers = chance.sample(range(SIZE), count)
        return [(code, verifiers) for code in _codes(chance, fewest, most)]

    return asked


def _codes(chance: Chance, fewest: int, most: int) -> tuple[int, ...]:
    """The codes of so many rounds, all different."""
    return chance.sample(range(len(CODES)), fewest + chance.below(most - fewest + 1))
