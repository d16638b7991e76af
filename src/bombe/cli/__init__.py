"""The `bombe` command: finds what was asked for, and turns every failure into one sentence.

A command is a module of this package with three names: `about`, a sentence that its help begins
with; `arguments(parser)`, which declares what it takes; and `run(arguments, language)`. Only the
module of the command at hand is imported, and that imports only what it uses. A command with
`variant(words)` has others, for when a certain word is among its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from bombe import __version__
from bombe.cli.output import Stream, abandon, escaped, prepare
from bombe.text import LANGUAGES, BadInput, Language, T, language, language_of, quoted

if TYPE_CHECKING:
    from argparse import Namespace

    from bombe.cli.parser import Parser

COMMANDS = {  # in the order of the help
    "serve": T("open the table: rooms to play in with a browser"),
    "rooms": T("the rooms of a table: list, export, import, purge, replay"),
    "doctor": T("check that all is well: the solver, the store, the clock, the disk"),
    "play": T("play in the terminal, alone or hot-seat"),
    "daily": T("the problem of a day, the same for everybody"),
    "generate": T("make new problems"),
    "show": T("the cards of a problem in words"),
    "answer": T("ask a verifier about a code"),
    "check": T("find out whether a code is the right one"),
    "solve": T("what is still possible after the answers so far"),
    "review": T("how much of a game was skill, and how much luck"),
    "why": T("why something follows from the answers, or a case in which it is not so"),
    "explain": T("all that follows from the answers, step by step"),
    "school": T("learn to play well: chapters, exercises, streaks"),
    "machine": T("how the Machine plays a problem"),
    "strategy": T("the whole strategy of optimal play, as text or as a picture"),
    "grade": T("how hard a problem is, and how much luck is involved"),
    "catalogue": T("every card set, counted and solved"),
    "box": T("set up a problem with the published box, or check a set-up"),
    "print": T("the paper computer and note sheets, as a PDF to print and cut out"),
    "booklet": T("the 20 printed problems"),
    "cards": T("the 48 cards in words, and which cards go together"),
    "help": T("what a command does, and what it takes"),
    "completion": T("what lets a shell complete the words of this command"),
    "man": T("all of this as a page of the manual"),
}


class Command(Protocol):
    """A module of a command, or what looks like one."""

    about: T

    def arguments(self, parser: Parser) -> None: ...

    def run(self, arguments: Namespace, tongue: Language) -> int | None:
        """Do it; the result is the exit status, if it is not 0."""
        ...


FAILED = 2
_BLANKS = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # French has them before ; and :
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the result is the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        prepare(stream)
    tongue = language_of(os.environ)
    try:
        try:
            tongue = _wished_language(words) or tongue
            return run_words(words, tongue)
        except BadInput as error:
            return _fail(tongue, error.sentence)
        except MemoryError:
            return _fail(tongue, T("there is not enough memory for this"))
        except KeyboardInterrupt:
            return INTERRUPTED
        finally:
            _flush(sys.stdout)
    except BrokenPipeError:  # the reader of our output has closed its end
        abandon(sys.stdout)
        return 0
    except OSError as error:
        abandon(sys.stdout)
        return _fail(tongue, T("the output cannot be written: {why}", why=error.strerror or error))


def _flush(stream: Stream) -> None:
    if stream is not None and not stream.closed:
        stream.flush()


def _fail(tongue: Language, sentence: T) -> int:
    """Say what is wrong, always on one line, no matter what was typed."""
    text = f"bombe: {tongue.say(escaped(sentence, sys.stderr))}"
    line = "".join(c if c.isprintable() or c in _BLANKS else repr(c)[1:-1] for c in text)
    try:
        if sys.stderr is not None:  # else print would take the standard output
            print(line, file=sys.stderr, flush=True)
    except OSError:
        abandon(sys.stderr)
    return FAILED


def _wished_language(words: Sequence[str]) -> Language | None:
    """The value of `--lang`, anywhere on the line: errors in parsing the rest use it too."""
    wish = None
    for word, after in zip(words, [*words[1:], ""], strict=False):
        if word == "--":
            break
        if word == "--lang":
            wish = after
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    if wish is None:
        return None
    if wish not in LANGUAGES:
        raise BadInput(
            T(
                "{option}: {text} is not one of {known}",
                option="--lang",
                text=quoted(wish),
                known=LANGUAGES,
            )
        )
    return language(wish)


def run_words(words: list[str], tongue: Language) -> int:
    """Run the command that these words name."""
    from bombe.cli.parser import in_language

    at = 0
    while at < len(words) and words[at].startswith("-"):
        at += 2 if words[at] == "--lang" else 1
    with in_language(tongue):
        first = front(tongue)
        if first.done(words[:at]) is None:
            return 0
        if at >= len(words):
            first.print_help()
            return 0
        name, command, rest = _found(words[at], words[at + 1 :])
        arguments = parser_of(name, command, tongue).done(rest)
    if arguments is None:
        return 0
    return command.run(arguments, tongue) or 0


def _found(name: str, words: list[str]) -> tuple[str, Command, list[str]]:
    """A command by its name, or the variant of it that one of its words asks for; and the other
    words."""
    if name not in COMMANDS:
        raise no_command(name)
    module = import_module(f"bombe.cli.commands.{name}")
    if (choose := getattr(module, "variant", None)) and (chosen := choose(words)):
        word, command = chosen
        rest = [*words]
        rest.remove(word)
        return f"{name} {word}", command, rest
    return name, module, words


def no_command(name: str) -> BadInput:
    return BadInput(
        T(
            "there is no command {name}; the commands are {known}",
            name=quoted(name),
            known=[*COMMANDS],
        )
    )


def front(tongue: Language) -> Parser:
    """What comes before the name of a command."""
    from bombe.cli.parser import Parser

    first = Parser(
        "bombe", T("Turing Machine and Turing, two tabletop games, in the terminal."), tongue
    )
    first.add_argument(
        "--version",
        action="version",
        version=f"bombe {__version__}",
        help=tongue.say(T("show program's version number and exit")),
    )
    first.list_commands(COMMANDS)
    return first


def parser_of(name: str, command: Command, tongue: Language) -> Parser:
    """What a command takes."""
    from bombe.cli.parser import Parser

    parser = Parser(f"bombe {name}", command.about, tongue)
    command.arguments(parser)
    return parser
