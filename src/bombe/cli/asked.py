"""Arguments of commands about a problem and what was asked."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli.parser import Parser
from bombe.games.turing_machine.problem import Problem, Transcript
from bombe.games.turing_machine.reference import read_asked
from bombe.games.turing_machine.worlds import Worlds, must_agree, worlds
from bombe.text import T


def asked_arguments(parser: Parser) -> None:
    parser.positional(
        "problem",
        T("the cards, such as '4 9 11 14', an id, or cards with their criteria"),
        T("PROBLEM"),
    )
    parser.option("--asked", T("the answers so far, such as '341 B- C+; 112 A+'"), T("TRANSCRIPT"))


def read_asked_arguments(arguments: Namespace) -> tuple[Problem, Transcript]:
    return read_asked(arguments.problem, arguments.asked or "")


def read_agreeing(arguments: Namespace) -> Worlds:
    """The worlds left after answers that must not contradict each other."""
    left = worlds(*read_asked_arguments(arguments))
    must_agree(left)
    return left
