"""Exercises: a position, a question about it, and choices of which one is right by proof."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cached_property

from bombe.games.turing_machine.claims import Claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.explain import Step, explain, step_as_json
from bombe.games.turing_machine.problem import VERIFIERS, Problem, Secret, Transcript
from bombe.games.turing_machine.school.positions import ground_of
from bombe.games.turing_machine.solve import Cost, Question
from bombe.games.turing_machine.why import case_as_json
from bombe.games.turing_machine.worlds import Worlds


class Kind(StrEnum):
    """What is asked."""

    CRITERION = "criterion"  # which one can go
    DIGIT = "digit"  # which one can go
    CODE = "code"  # is it settled, and what is it
    TOLD = "told"  # what does the last answer tell
    QUESTION = "question"  # which one is best


@dataclass(frozen=True)
class Choice:
    """What somebody may answer: a claim, a question to ask, or neither: that the code is open."""

    claim: Claim | None = None
    question: Question | None = None
    # Of a wrong choice a world that agrees with every answer and breaks it.
    case: Secret | None = None
    # What a question, and optimal play after it, costs, summed over the worlds.
    cost: Cost | None = None

    @property
    def is_open(self) -> bool:
        return self.claim is None and self.question is None

    @property
    def name(self) -> str:
        """The choice in notation."""
        if self.claim is not None:
            return str(self.claim)
        if self.question is not None:
            code, verifier = self.question
            return f"{CODES[code]} {VERIFIERS[verifier]}"
        return "open"


@dataclass(frozen=True)
class Exercise:
    chapter: str
    seed: int
    kind: Kind
    problem: Problem
    transcript: Transcript
    choices: tuple[Choice, ...]
    right: int  # the place of the one right choice

    @property
    def answer(self) -> Choice:
        return self.choices[self.right]

    @property
    def is_settled(self) -> bool:
        """Whether the right choice is a code: every case has that code, and would give it away."""
        return self.kind is Kind.CODE and not self.answer.is_open

    @cached_property
    def left(self) -> Worlds:
        """The worlds that agree with every answer."""
        return Worlds(self.problem, self.transcript.answers())

    @cached_property
    def proof(self) -> tuple[Step, ...]:
        """The steps that lead to the right choice. None to a question, which has its costs, nor to
        a code that is open, which has its cases."""
        if self.answer.claim is None:
            return ()
        return explain(ground_of(self.problem), self.left.answers).leading_to(self.answer.claim)

    @cached_property
    def cases(self) -> tuple[Secret, ...]:
        """Two worlds with different codes, where the right choice is that the code is open."""
        if not self.answer.is_open:
            return ()
        found: dict[int, Secret] = {}
        for world in self.left:
            found.setdefault(world.code, world)
            if len(found) == 2:
                break
        return tuple(found.values())

    def split(self, choice: Choice) -> tuple[int, int]:
        """How many worlds each answer to a question leaves: yes, and no."""
        yes, no = self.after(choice)
        return len(yes), len(no)

    def after(self, choice: Choice) -> tuple[list[Secret], list[Secret]]:
        """The worlds that each answer to a question leaves: yes, and no."""
        assert choice.question is not None
        both: tuple[list[Secret], list[Secret]] = ([], [])
        for world in self.left:
            both[not world.answer(*choice.question)].append(world)
        return both

    def next_verifiers(self, choice: Choice) -> list[int]:
        """Those that can tell something about the same proposal after at least one answer."""
        assert choice.question is not None
        proposal, asked = choice.question
        return [
            verifier
            for verifier in range(len(self.problem.groups))
            if verifier != asked
            and any(
                len({world.answer(proposal, verifier) for world in worlds}) == 2
                for worlds in self.after(choice)
            )
        ]

    def regret(self, choice: Choice) -> tuple[Fraction, Fraction]:
        """What a question costs more than the best one, in rounds and in questions a game."""
        assert choice.cost is not None
        assert self.answer.cost is not None
        worlds = len(self.left)
        return (
            Fraction(choice.cost.rounds - self.answer.cost.rounds, worlds),
            Fraction(choice.cost.questions - self.answer.cost.questions, worlds),
        )


# ---- how hard it is --------------------------------------------------------------------------


def hardness(exercise: Exercise) -> Fraction:
    """How hard an exercise is: the steps of its proof, each rule that they use as one more, and how
    near the nearest wrong choice comes, from 0 to 1. For a question the steps are the questions
    that optimal play still takes, on average."""
    nearest = max(
        (
            _nearness(exercise, choice)
            for at, choice in enumerate(exercise.choices)
            if at != exercise.right
        ),
        default=Fraction(0),
    )
    best = exercise.answer.cost
    if best is not None:
        return Fraction(best.questions, len(exercise.left)) + nearest
    steps = sum(1 + len(step.rules.names) for step in exercise.proof)
    return steps + len(exercise.cases) + nearest


def _nearness(exercise: Exercise, choice: Choice) -> Fraction:
    """Of a claim the share of the worlds left in which it is so; of a question one that falls with
    its regret."""
    if choice.cost is not None:
        rounds, questions = exercise.regret(choice)
        return 1 / (1 + max(Fraction(0), rounds + questions))
    if choice.claim is None:
        return Fraction(0)
    ground = ground_of(exercise.problem)
    left = ground.agreeing(exercise.left.answers)
    so = left & ground.bits(choice.claim)
    return Fraction(so.bit_count(), left.bit_count())


# ---- as JSON ---------------------------------------------------------------------------------


def as_json(exercise: Exercise) -> dict[str, object]:
    return {
        "chapter": exercise.chapter,
        "seed": exercise.seed,
        "kind": str(exercise.kind),
        "problem": str(exercise.problem),
        "asked": str(exercise.transcript),
        "worlds": len(exercise.left),
        "choices": [dict(_choice_as_json(choice)) for choice in exercise.choices],
        "right": exercise.right,
        "proof": [step_as_json(step) for step in exercise.proof],
        "cases": [case_as_json(case) for case in exercise.cases],
        "hardness": str(hardness(exercise)),
    }


def _choice_as_json(choice: Choice) -> Iterator[tuple[str, object]]:
    yield "choice", choice.name
    if choice.case is not None:
        yield "case", case_as_json(choice.case)
    if choice.cost is not None:
        yield "cost", {"rounds": choice.cost.rounds, "questions": choice.cost.questions}
