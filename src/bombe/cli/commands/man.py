"""`bombe man`: all of this as a page of the manual."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from bombe import __version__
from bombe.cli.grammar import Argument, grammar
from bombe.cli.parser import Parser
from bombe.text import Language, T

about = T(
    "Prints a page of the manual, made from what every command says of itself: `bombe man | man "
    "-l -` shows it, and `bombe man > ~/.local/share/man/man1/bombe.1` puts it where `man bombe` "
    "finds it."
)
STATUS = T(
    "0 when all went well, also where the answer is no; 1 when `bombe doctor` has found something "
    "to fix; 2 when something cannot be done: then one sentence on the standard error says why."
)
LANGUAGE = T(
    "Without --lang the environment decides about the language: LANGUAGE, LC_ALL, LC_MESSAGES and "
    "LANG. English, French and Dutch are spoken."
)


def arguments(parser: Parser) -> None:
    """Nothing but what all take."""


def run(arguments: Namespace, tongue: Language) -> None:
    for line in _page(tongue):
        print(line)


def _page(tongue: Language) -> Iterator[str]:
    say = tongue.say
    front, *commands = grammar(tongue)
    yield f'.TH BOMBE 1 "" "bombe {__version__}"'
    yield f".SH {say(T('NAME'))}"
    yield f"bombe \\- {_roff(front.about)}"
    yield f".SH {say(T('SYNOPSIS'))}"
    yield _line(front.usage)
    yield f".SH {say(T('OPTIONS'))}"
    for option in front.options:
        yield from _told(option)
    yield f".SH {say(T('COMMANDS'))}"
    for one in commands:
        yield f'.SS "bombe {one.name}"'
        yield _line(one.about)
        yield ".PP"
        yield f".B {_roff(one.usage)}"
        for argument in one.arguments:
            if not {"-h", "--lang"} & {*argument.names}:  # which all take
                yield from _told(argument)
    yield f".SH {say(T('ENVIRONMENT'))}"
    yield _line(say(LANGUAGE))
    yield f".SH {say(T('EXIT STATUS'))}"
    yield _line(say(STATUS))


def _told(argument: Argument) -> Iterator[str]:
    names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in argument.names)
    value = "" if argument.value is None else f"\\fI{_roff(argument.value)}\\fR"
    yield ".TP"
    yield f"{names} {value}".strip()
    yield _line(argument.about)


def _roff(text: str) -> str:
    """Text whose signs mean nothing to the formatter."""
    return text.replace("\\", "\\e").replace("-", "\\-")


def _line(text: str) -> str:
    """The same as a line of its own, which may begin with any sign."""
    return "\\&" * text.startswith((".", "'")) + _roff(text)
