"""Problems of every mode, of which so few rows are taken that all strategies can be tried."""

import random

from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput


def small_problems(seed: int, count: int) -> list[tuple[Rows, frozenset[int]]]:
    """The rows of problems of every mode, with some of them."""
    chance = random.Random(seed)
    found: list[tuple[Rows, frozenset[int]]] = []
    while len(found) < count:
        mode = list(Mode)[len(found) % 3]
        size = chance.choice((4, 4, 5, 6))
        width = 2 if mode is Mode.EXTREME else 1
        cards = chance.sample(range(1, 49), size * width)
        groups = tuple(tuple(cards[at : at + width]) for at in range(0, len(cards), width))
        try:
            left = worlds(Problem(mode, groups))
        except BadInput:
            continue
        if mode is Mode.NIGHTMARE and len(left) > 20_000:
            continue
        of = rows_of(left)
        rows = frozenset(
            chance.sample(range(len(of)), min(len(of), chance.choice((2, 3, 4, 5, 5, 6))))
        )
        if len({of.codes[row] for row in rows}) > 1:
            found.append((of, rows))
    return found
