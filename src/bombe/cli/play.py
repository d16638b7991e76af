"""`bombe play`: the game in the terminal, alone or hot-seat."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from bombe.cli.board import Board
from bombe.cli.console import Console
from bombe.cli.hotseat import Table
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.problem import Mode
from bombe.games.turing_machine.rules import TuringMachine
from bombe.match import Match
from bombe.text import Language


def run(arguments: Namespace, language: Language) -> None:
    match = Match.new(TuringMachine(), _options(arguments), arguments.players)
    console = Console()
    board = Board(console, language)
    table = Table(match, board, console, language)
    table.shared = arguments.coop
    table.run(board.welcome(match.state.secret.problem))


def _options(arguments: Namespace) -> dict[str, Any]:
    options: dict[str, Any] = {"coop": arguments.coop}
    if arguments.source is not None:
        return {**options, "problem": arguments.source}
    wish = Wish(
        mode=Mode(arguments.mode),
        verifiers=arguments.verifiers,
        difficulty=Difficulty(arguments.difficulty),
        by_thought=arguments.by_thought,
    )
    # The same seed means the same problem here as for `bombe generate`.
    return {**options, "problem": str(next(generate(wish, arguments.seed)))}
