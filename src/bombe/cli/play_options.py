"""The arguments of `bombe play`; the game itself is in `bombe.cli.play`."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.parser import Parser
from bombe.cli.reading import whole
from bombe.cli.wish import read_wanted, wish_arguments
from bombe.games.turing_machine.problem import Secret
from bombe.games.turing_machine.source import read_source
from bombe.games.turing_machine.worlds import worlds
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
    """Check what was typed, then play."""
    wanted = read_wanted(arguments)
    players = 1
    if arguments.players is not None:
        players = whole("--players", arguments.players, 1, MOST_PLAYERS)
    if arguments.source is not None:
        found = read_source(arguments.source)
        problem = found.problem if isinstance(found, Secret) else found
        wanted.must_fit(problem)
        worlds(problem)  # refuses cards that make no valid problem
    from bombe.cli import play

    wish = wanted.wish()
    play.run(
        Namespace(
            source=arguments.source,
            mode=wish.mode,
            verifiers=wish.verifiers,
            difficulty=wish.difficulty,
            by_thought=wish.by_thought,
            seed=wanted.seed,
            players=players,
            coop=arguments.coop,
        ),
        tongue,
    )
