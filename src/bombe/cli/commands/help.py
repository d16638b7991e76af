"""`bombe help`: what a command does, as its --help says it."""

from __future__ import annotations

from argparse import Namespace

from bombe.cli import no_command, run_words
from bombe.cli.parser import Parser
from bombe.text import Language, T

about = T(
    "Says what a command does and what it takes, as `bombe command --help` does. Without a "
    "command it lists them all."
)


def arguments(parser: Parser) -> None:
    parser.several(
        "names", T("a command, such as generate, or one of two words: play imitation"), T("COMMAND")
    )


def run(arguments: Namespace, tongue: Language) -> int:
    for name in arguments.names:
        if name.startswith("-"):  # after a --, and then --help would be no option either
            raise no_command(name)
    return run_words([*arguments.names, "--help"], tongue)
