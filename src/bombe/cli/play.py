"""`bombe play`: the game in the terminal, alone or hot-seat."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.board import Board
from bombe.cli.console import Console
from bombe.cli.hotseat import Table
from bombe.cli.parser import Parser
from bombe.cli.reading import whole
from bombe.cli.wish import Wanted, read_wanted, wish_arguments
from bombe.games.turing_machine.generate import generate, generate_on
from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.source import read_source
from bombe.match import Match
from bombe.text import Language, T

about = T(
    "Plays a problem in the terminal, alone or with several at one keyboard. Without an id or"
    " cards a new problem is made."
)
MOST_PLAYERS = 8


def arguments(parser: Parser) -> None:
    parser.positional(
        "source",
        T("an id, cards such as '4 9 11 14', or cards with their laws"),
        T("ID-or-PROBLEM"),
        optional=True,
    )
    wish_arguments(parser)
    parser.option("--players", T("how many players, 1 to 8"), T("NUMBER"))
    parser.option("--coop", T("all players share one sheet"))


def run(arguments: Namespace, tongue: Language) -> None:
    wanted = read_wanted(arguments)
    players = 1
    if arguments.players is not None:
        players = whole("--players", arguments.players, 1, MOST_PLAYERS)
    options = {"coop": arguments.coop, "problem": _problem(arguments.source, wanted)}
    match = Match.new(TuringMachine(), options, players)
    console = Console()
    board = Board(console, tongue)
    table = Table(match, board, console, tongue, shared=arguments.coop)
    table.run(board.welcome(match.state.secret.problem))


def _problem(source: str | None, wanted: Wanted) -> str:
    """What to play: what was named, or what `bombe generate` would make with the same options."""
    if source is None:
        return str(next(generate(wanted.wish(), wanted.seed)))
    found = read_source(source)
    if isinstance(found, Secret):
        wanted.must_fit(found.problem)
        return source
    wanted.must_fit(found)
    return str(next(generate_on(found, wanted.seed, by_thought=wanted.by_thought)))
