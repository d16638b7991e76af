"""How much is gone through to explain the hardest classic problems. It is counted and not timed: a
thousand places at which a finger stops take some 40 ms."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.explain import explain
from bombe.games.turing_machine.explain_cases import Finger
from bombe.games.turing_machine.problem import Problem, parse_problem
from bombe.games.turing_machine.worlds import Answer, Worlds
from support.scaling import scale

MOST = 9_000
HARDEST = ("26 33 40 44 46 47", "33 39 40 44 46 48", "36 39 41 43 44 47", "39 40 41 45 46 47")


def positions() -> Iterator[tuple[Problem, list[Answer]]]:
    """The hardest that were found, and any six cards of the hard half."""
    chance = Random("hard sixes")
    for cards in HARDEST:
        yield parse_problem(cards), []
    for n in range(scale(40)):
        while True:
            cards = " ".join(map(str, sorted(chance.sample(range(26, 49), 6))))
            hidden = [*Worlds(parse_problem(cards))]
            if hidden:
                break
        secret = chance.choice(hidden)
        asked = [(chance.randrange(125), chance.randrange(6)) for _ in range(n % 4)]
        yield secret.problem, [(code, v, secret.answer(code, v)) for code, v in asked]


def test_the_hardest_problems_are_explained_with_little_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gone = 0
    go = Finger._go

    def counted(self: Finger, *place: object) -> None:
        nonlocal gone
        gone += 1
        go(self, *place)  # type: ignore[arg-type]

    monkeypatch.setattr(Finger, "_go", counted)
    for problem, answers in positions():
        gone = 0
        explain(Ground(problem), answers)
        assert 0 < gone <= MOST, (problem, answers)
