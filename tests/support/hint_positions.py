"""Positions in which somebody may want a hint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bombe.chance import Chance
from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.deductions import Known
from bombe.games.turing_machine.problem import Problem, parse_problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS
from bombe.games.turing_machine.worlds import Answer, Worlds

PROBLEMS = (
    "4 9 11 14",
    "2 18 44 48",
    "33 40 43 45",
    "2 7 12 16 19 22",
    "? 4 9 11 14",
    "? 2 18 44 48",
    "13+9 11+40 18+7 43+15",
    "15+16 23+8 46+13 34+17",
)


def positions(n: int, seed: int = 1) -> Iterator[tuple[Problem, tuple[Answer, ...], Any]]:
    """Problems with some true answers and some marks, mostly such as follow."""
    chance = Chance(seed)
    for _ in range(n):
        problem = parse_problem(chance.pick(PROBLEMS))
        secret = Worlds(problem).draw(chance)
        answers: list[Answer] = []
        for _ in range(chance.below(4)):
            code = chance.below(len(CODES))
            for v in chance.sample(range(len(problem.groups)), 1 + chance.below(3)):
                answers.append((code, v, secret.answer(code, v)))
        left = Known(problem, tuple(dict.fromkeys(answers)))
        out = [target for target in left.targets() if True not in left.truths(target)]
        share = chance.pick([0, 2, 9, 10])
        marks = {target: "-" for target in out if chance.below(10) < share}
        if not chance.below(4):
            marks[chance.pick(list(left.targets()))] = chance.pick("-+")
        yield problem, tuple(answers), tuple(sorted(marks.items()))


def is_sound(left: Worlds, target: str, sign: str) -> bool:
    """Whether a mark follows, by looking at every world: what it strikes is in none that is left,
    what it keeps is in each."""
    problem = left.problem
    if target[0] in SHAPE_LETTERS:
        shape, digit = SHAPE_LETTERS.index(target[0]), target[1]
        found = [CODES[code][shape] == digit for code in left.codes]
    elif target[0] in problem.verifiers:
        verifier, card = problem.verifiers.index(target[0]), int(target[1:])
        found = [law.card == card for law in left.laws[verifier]]
    else:
        law = LAWS[target]
        group = next(i for i, cards in enumerate(problem.groups) if law.card in cards)
        found = [laws[group].codes == law.codes for laws in left.tuples]
    return not any(found) if sign == "-" else all(found)
