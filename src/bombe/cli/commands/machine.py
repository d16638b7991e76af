"""`bombe machine`: how the Machine plays a problem."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.output import INDENT, print_json, print_text
from bombe.cli.parser import Parser, choice
from bombe.cli.secret import ID_OR_SECRET, read_secret
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.problem import VERIFIERS, Round
from bombe.text import Language, N, T

about = T(
    "Shows how the Machine plays a problem, question by question. Optimal needs the fewest "
    "rounds, and then the fewest questions, on average; clever looks one question ahead; plain "
    "does not use the two rules: that only one code passes and that no verifier is superfluous."
)


def arguments(parser: Parser) -> None:
    parser.positional("problem", ID_OR_SECRET, T("ID-or-SECRET"))
    parser.option("--level", T("how well it plays; optimal by default"), "|".join(Level))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    level = Level.OPTIMAL
    if arguments.level is not None:
        level = choice("--level", arguments.level, Level)
    game = played(read_secret(arguments.problem), level)
    if arguments.json:
        print_json(
            {
                "level": game.level,
                "rounds": game.rounds,
                "questions": game.questions,
                "proved": game.proved,
                "line": str(game.line),
                "code": CODES[game.code],
            }
        )
        return
    for number, played_round in enumerate(game.line.rounds, start=1):
        print(f"{INDENT}{number:>2}  {round_text(played_round)}")
    print_text(
        tongue,
        N("{n} round,", "{n} rounds,", game.rounds),
        N("{n} question,", "{n} questions,", game.questions),
        T("and the code is {code}.", code=CODES[game.code]),
    )
    if game.level is Level.OPTIMAL and not game.proved:
        print_text(tongue, T("It was not proved that no other way is better on average."))


def round_text(played_round: Round) -> str:
    """A round as people read it: `341  B ✗  C ✓`."""
    answers = (f"{VERIFIERS[v]} {'✓' if passed else '✗'}" for v, passed in played_round.answers)
    return "  ".join([CODES[played_round.code], *answers])
