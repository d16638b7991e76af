"""Games on small problems of every mode: played well, at random, and wastefully."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from bombe.games.turing_machine.problem import (
    Mode,
    Problem,
    Secret,
)
from bombe.games.turing_machine.review import (
    Amount,
    Game,
    Played,
    Reviewer,
)
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.solve import Position, search_of
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput
from support.scaling import SOAK, scale

LONG = 1000.0
GAMES = scale(2000)  # of every mode
PROBLEMS = 60 if SOAK else 12  # that they are played on


def numbers(amount: Amount) -> tuple[Fraction | int, Fraction | int]:
    assert amount.rounds.exact is not None
    assert amount.questions.exact is not None
    return amount.rounds.exact, amount.questions.exact


@dataclass(frozen=True)
class Board:
    """A small problem, to be played many times."""

    problem: Problem
    rows: Rows
    secrets: tuple[Secret, ...]
    reviewer: Reviewer


@cache
def boards(mode: Mode) -> list[Board]:
    chance = random.Random(f"boards {mode}")
    width = 2 if mode is Mode.EXTREME else 1
    found: list[Board] = []
    while len(found) < PROBLEMS:
        size = chance.choice((4, 4, 5, 6))
        cards = chance.sample(range(1, 49), size * width)
        groups = tuple(tuple(cards[at : at + width]) for at in range(0, len(cards), width))
        try:
            every = worlds(Problem(mode, groups))
        except BadInput:
            continue
        if len(every) > (100 if mode is Mode.NIGHTMARE else 40):
            continue
        # One in six is settled before anything is asked; that is enough of those.
        if len(every.codes) == 1 and sum(len({*b.rows.codes}) == 1 for b in found) * 6 > len(found):
            continue
        problem = every.problem
        found.append(Board(problem, rows_of(every), tuple(every), Reviewer(problem)))
    return found


class Player:
    """Plays a game: well, at random, wastefully, or all by turns."""

    def __init__(self, board: Board, chance: random.Random, handicap: int) -> None:
        self.board = board
        self.chance = chance
        self.handicap = handicap
        self.secret = chance.choice(board.secrets)
        self.styles = chance.choice((["good"], ["random"], ["wasted"], ["good", "random", "idle"]))
        self.position = Position(search_of(board.rows), board.rows, range(len(board.rows)))
        self.rounds: list[Played] = []

    @property
    def left(self) -> int:
        taken = self.handicap if len(self.rounds) == 1 else 0
        return 3 - taken - len(self.rounds[-1].answers) if self.rounds else 0

    def ask(self, code: int, verifier: int) -> None:
        passed = self.secret.answer(code, verifier)
        last = self.rounds[-1] if self.rounds else None
        # A round may be ended while it has questions left, even to go on with the same code.
        if (
            last is None
            or not self.left
            or code != last.code
            or verifier in dict(last.answers)
            or self.chance.random() < 0.05
        ):
            self.rounds.append(Played(code))
        last = self.rounds[-1]
        self.rounds[-1] = Played(code, (*last.answers, (verifier, passed)))
        self.position = self.position.after(code, verifier, passed)

    def move(self) -> None:
        chance = self.chance
        style = chance.choice(self.styles)
        open_code = self.rounds[-1].code if self.rounds and self.left else None
        if style == "idle":
            self.rounds.append(Played(chance.choice((None, chance.randrange(125)))))
            return
        if style == "good" and not self.position.settled:
            left = self.left if open_code is not None else 0
            *_, par = self.position.improving(open_code, left)
            assert par.best is not None
            self.ask(*par.best)
            return
        if style == "wasted" and self.rounds and self.rounds[-1].answers and chance.random() < 0.3:
            code = self.rounds[-1].code
            assert code is not None
            self.ask(code, chance.choice(self.rounds[-1].answers)[0])  # asked already
            return
        code = open_code if open_code is not None and chance.random() < 0.7 else None
        self.ask(
            chance.randrange(125) if code is None else code,
            chance.randrange(self.board.rows.verifiers),
        )

    def game(self) -> Game:
        chance = self.chance
        patience = chance.randint(0, 14)  # after which they declare, whatever they know
        overdone = chance.choice((0, 0, 0, 1, 3))  # moves after the code was settled
        for _ in range(patience):
            if self.position.settled:
                overdone -= 1
                if overdone < 0:
                    break
            self.move()
        declared = chance.choice((None, self.secret.code, chance.randrange(125)))
        return Game(tuple(self.rounds), self.handicap, declared)


def games(mode: Mode) -> Iterator[tuple[Board, Player, Game]]:
    chance = random.Random(f"games {mode}")
    for _ in range(GAMES):
        board = chance.choice(boards(mode))
        player = Player(board, chance, chance.choice((0, 0, 0, 1, 2)))
        yield board, player, player.game()
