"""The Machine as an opponent: how it would play a problem, question by question.

Three levels, each deterministic:

- *optimal* plays the best strategy there is, and proves it where the time is enough;
- *clever* knows the two rules that make a problem valid, too, but only ever looks one question
  ahead: it asks what splits the worlds left most evenly;
- *plain* is blind to the two rules and takes each verifier by itself. It asks what splits the laws
  left most evenly, and so needs many more questions, about as many as the official Machine.

All of them declare only when a single code is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from operator import or_
from time import thread_time
from typing import Protocol

from bombe.games.turing_machine.codes import CODES, meet
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    Mode,
    Problem,
    Round,
    Secret,
    Transcript,
)
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.solve import Position, Question, search_of
from bombe.games.turing_machine.worlds import worlds

PATIENCE = 20.0  # seconds for a whole game


class Level(StrEnum):
    PLAIN = "plain"
    CLEVER = "clever"
    OPTIMAL = "optimal"


@dataclass(frozen=True)
class Game:
    """A game that the Machine has played."""

    level: Level
    line: Transcript
    code: int
    proved: bool  # whether every question was that of an optimal strategy, for certain

    @property
    def rounds(self) -> int:
        """A code that is known at set-up takes a round to declare."""
        return max(1, len(self.line.rounds))

    @property
    def questions(self) -> int:
        return len(self.line.answers())

    def __repr__(self) -> str:
        line = f"{self.line}; " if self.line.rounds else ""
        return f"Game({self.level}: {line}code {CODES[self.code]}{', proved' * self.proved})"


class Mind(Protocol):
    """What a level knows in the middle of a game."""

    proved: bool

    def question(self, proposal: int | None, left: int) -> Question | None:
        """What it asks next, about the open proposal or a new one; None when it knows the code."""
        ...

    def told(self, code: int, verifier: int, passed: bool) -> None: ...


def opponent(secret: Secret, level: Level, seconds: float, quickly: bool = False) -> Game:
    """The game of the Machine as an opponent at the table: where there is not the time or the
    memory for its level, that of a lower one, which is not proved."""
    if level is Level.OPTIMAL and not quickly:
        try:
            return played(secret, level, seconds)
        except MemoryError:
            quickly = True
    return played(secret, Level.CLEVER if quickly and level is Level.OPTIMAL else level)


def played(secret: Secret, level: Level = Level.OPTIMAL, seconds: float = PATIENCE) -> Game:
    """The game of the Machine on this problem."""
    mind: Mind
    match level:
        case Level.OPTIMAL:
            mind = Optimal(secret.problem, seconds)
        case Level.CLEVER:
            mind = Clever(secret.problem)
        case Level.PLAIN:
            mind = Plain(secret.problem)
    rounds: list[Round] = []
    while True:
        proposal = rounds[-1].code if rounds else None
        left = QUESTIONS_A_ROUND - len(rounds[-1].answers) if rounds else 0
        asked = mind.question(proposal if left else None, left)
        if asked is None:
            return Game(level, Transcript(tuple(rounds)), secret.code, mind.proved)
        code, verifier = asked
        passed = secret.answer(code, verifier)
        mind.told(code, verifier, passed)
        if left and code == proposal and verifier not in (v for v, _ in rounds[-1].answers):
            rounds[-1] = Round(code, (*rounds[-1].answers, (verifier, passed)))
        else:
            rounds.append(Round(code, ((verifier, passed),)))


class Optimal:
    def __init__(self, problem: Problem, seconds: float) -> None:
        rows = rows_of(worlds(problem))
        self.position = Position(search_of(rows), rows, range(len(rows)))
        self.proved = True
        # Of this thread's own time: beside a busy server it plays as well as alone.
        self._end = thread_time() + seconds

    def question(self, proposal: int | None, left: int) -> Question | None:
        seconds = self._end - thread_time()
        *_, par = self.position.improving(proposal, left, seconds, thread_time)
        self.proved &= par.proved
        return par.best

    def told(self, code: int, verifier: int, passed: bool) -> None:
        self.position = self.position.after(code, verifier, passed)


class Clever:
    """One question ahead, over the valid worlds."""

    proved = False

    def __init__(self, problem: Problem) -> None:
        self.every = rows_of(worlds(problem))
        self.rows = list(range(len(self.every)))

    def question(self, proposal: int | None, left: int) -> Question | None:
        every = self.every
        if len({every.codes[row] for row in self.rows}) == 1:
            return None
        weights: list[dict[int, int]] = [{} for _ in range(every.verifiers)]
        for row in self.rows:
            for verifier, law in enumerate(every.laws[row]):
                mask = every.masks[law]
                weights[verifier][mask] = weights[verifier].get(mask, 0) + every.weights[row]
        return most_even(weights, proposal)

    def told(self, code: int, verifier: int, passed: bool) -> None:
        every = self.every
        self.rows = [
            row
            for row in self.rows
            if bool(every.masks[every.laws[row][verifier]] >> code & 1) is passed
        ]


class Plain:
    """One question ahead, each verifier by itself: a code is possible while every verifier has a
    law left that it satisfies, and a law weighs as much as it has possible codes."""

    proved = False

    def __init__(self, problem: Problem) -> None:
        laws = [[law.codes for law in choice] for choice in problem.choices]
        if problem.mode is Mode.NIGHTMARE:  # any verifier may hold any law on the table
            laws = [sorted({mask for choice in laws for mask in choice})] * len(laws)
        self.laws = laws

    def question(self, proposal: int | None, left: int) -> Question | None:
        possible = meet(reduce(or_, masks) for masks in self.laws)
        if possible.bit_count() == 1:
            return None
        weights = [{mask: (mask & possible).bit_count() for mask in laws} for laws in self.laws]
        return most_even(weights, proposal)

    def told(self, code: int, verifier: int, passed: bool) -> None:
        kept = [mask for mask in self.laws[verifier] if bool(mask >> code & 1) is passed]
        self.laws = [*self.laws[:verifier], kept, *self.laws[verifier + 1 :]]


def most_even(weights: list[dict[int, int]], proposal: int | None) -> Question | None:
    """The question that splits the possibilities most evenly: about the open proposal, if that
    splits them at all, else about the one whose best three questions do so best."""

    def balance(code: int, verifier: int) -> int:
        yes = sum(n for mask, n in weights[verifier].items() if mask >> code & 1)
        return min(yes, sum(weights[verifier].values()) - yes)

    def best(code: int) -> tuple[int, int]:
        return max((balance(code, verifier), -verifier) for verifier in range(len(weights)))

    if proposal is not None:
        even, verifier = best(proposal)
        if even:
            return proposal, -verifier
    scores = []
    for code in range(len(CODES)):
        three = sorted((balance(code, v) for v in range(len(weights))), reverse=True)[:3]
        scores.append((sum(three), -code))
    even, code = max(scores)
    return (-code, -best(-code)[1]) if even else None
