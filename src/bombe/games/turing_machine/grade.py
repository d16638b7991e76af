"""How hard a problem is, and how much luck it holds, from its optimal strategy.

*Effort* is how many questions optimal play needs on average over the worlds of the cards. *Luck* is
how far single games lie from that average: the standard deviation of the number of questions. Both
belong to the cards that lie on the table; they give nothing of the answer away.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from bombe.games.turing_machine.generate import Wish, generate, how_many
from bombe.games.turing_machine.problem import Problem, Secret
from bombe.games.turing_machine.strategy import Ask, Node, strategy
from bombe.text import BadInput, T

SECONDS = 10.0
TRIES = 2000  # problems in a row that may fail to fit before we give up


@dataclass(frozen=True)
class Grade:
    """Whole numbers, summed over the worlds: `squares` is of the squared number of questions."""

    worlds: int
    rounds: int
    questions: int
    squares: int
    proved: bool

    @property
    def effort(self) -> float:
        return self.questions / self.worlds

    @property
    def luck(self) -> float:
        # Whole numbers up to the root, so that equal games have no luck at all.
        return sqrt(self.worlds * self.squares - self.questions**2) / self.worlds

    def __repr__(self) -> str:
        worlds = f"{self.worlds} world{'s' * (self.worlds != 1)}"
        proved = ", proved" * self.proved
        return f"Grade({worlds}: effort {self.effort:.2f}, luck {self.luck:.2f}{proved})"


def _squares(node: Node, asked: int = 0) -> int:
    if isinstance(node, Ask):
        return _squares(node.yes, asked + 1) + _squares(node.no, asked + 1)
    return node.worlds * asked**2


@lru_cache(maxsize=1024)
def grade(problem: Problem, seconds: float = SECONDS) -> Grade:
    found = strategy(problem, seconds=seconds)
    return Grade(
        found.worlds,
        found.cost.rounds,
        found.cost.questions,
        _squares(found.tree),
        found.proved,
    )


@dataclass(frozen=True)
class Range:
    """From `low` to `high`, both included."""

    low: float = 0.0
    high: float = float("inf")

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def generate_graded(
    wish: Wish, effort: Range, luck: Range, seed: int | None = None, count: int = 1
) -> Iterator[Secret]:
    """Different problems that fit the wish and have such grades: those that do of what `generate`
    gives from this seed."""
    total = how_many(wish)
    most = count * TRIES if total is None else min(total, count * TRIES)
    found = tried = 0
    for secret in generate(wish, seed, max(most, 1)):
        graded = grade(secret.problem)
        tried += 1
        if graded.effort in effort and graded.luck in luck:
            yield secret
            found, tried = found + 1, 0
            if found == count:
                return
        if tried == TRIES:
            break
    raise BadInput(
        T(
            "only {n} of the problems that were drawn have such an effort and luck: {wish}",
            n=found,
            wish=wish.words,
        )
    )
