"""What every command takes, as its own parser has it: for the completion of shells and the manual.

Nothing is stated here a second time. What a value may be is read from the metavar that the help
shows: words between bars are the words themselves, and a file or folder is called so.
"""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module

from bombe.cli import COMMANDS, Command, front, parser_of
from bombe.cli.parser import Parser, in_language
from bombe.text import Language, T


@dataclass(frozen=True)
class Argument:
    """An option with all its names, or with none a word by its place."""

    names: tuple[str, ...]
    about: str
    value: str | None  # as the help calls it; None for an option without one
    words: tuple[str, ...] = ()  # what it may be, where there is a list
    files: bool = False


@dataclass(frozen=True)
class Spoken:
    """A command, or the front when its name is empty."""

    name: str  # such as `play`, or `play imitation` for a variant
    short: str
    about: str
    usage: str
    arguments: tuple[Argument, ...]

    @property
    def options(self) -> list[Argument]:
        return [one for one in self.arguments if one.names]

    @property
    def words(self) -> list[str]:
        """What may come by its place."""
        return [word for one in self.arguments if not one.names for word in one.words]


def grammar(tongue: Language) -> list[Spoken]:
    """The front, and every command with its variants."""
    with in_language(tongue):
        found = [_front(tongue)]
        for name, short in COMMANDS.items():
            for path, command in _variants(name):
                parser = parser_of(path, command, tongue)
                found.append(_spoken(path, tongue.say(short), command.about, parser, tongue))
    return found


def _variants(name: str) -> Iterator[tuple[str, Command]]:
    module: Command = import_module(f"bombe.cli.commands.{name}")
    yield name, module
    for word, home in getattr(module, "SKINNED", {}).items():
        variant: Command = import_module(home)
        if variant is not module:
            yield f"{name} {word}", variant


def _front(tongue: Language) -> Spoken:
    parser = front(tongue)
    commands = Argument((), "", "", tuple(COMMANDS))
    return _spoken("", "", parser.about, parser, tongue, commands)


def _spoken(
    name: str, short: str, about: T, parser: Parser, tongue: Language, *more: Argument
) -> Spoken:
    arguments = [_argument(action, tongue) for action in parser.taken]
    return Spoken(name, short, tongue.say(about), parser.synopsis, (*arguments, *more))


def _argument(action: Action, tongue: Language) -> Argument:
    value = None if action.nargs == 0 else str(action.metavar or action.dest)
    words = tuple(value.split("|")) if value and "|" in value else ()
    if value == tongue.say(T("COMMAND")):
        words = tuple(COMMANDS)
    files = value in (tongue.say(T("FILE")), tongue.say(T("FOLDER")))
    return Argument(tuple(action.option_strings), action.help or "", value, words, files)
