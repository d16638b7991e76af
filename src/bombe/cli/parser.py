"""Arguments, read in the language of the user and without a usage dump on errors; and their values:
text in, what it means out, or a sentence."""

from __future__ import annotations

import gettext
import os
import re
from argparse import SUPPRESS, Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from math import isfinite
from textwrap import fill
from typing import NoReturn, TypeVar

from bombe.given import not_whole
from bombe.text import LANGUAGES, LOCALE, BadInput, Language, T, quoted, shortened

# What argparse of Python 3.11 to 3.13 says with the parsers we build; it finds the translations by
# itself. Here so that they get into the catalogue.
ARGPARSE = (
    T("usage: "),
    T("%(heading)s:"),
    T("positional arguments"),
    T("options"),
    T("show this help message and exit"),
    T("argument %(argument_name)s: %(message)s"),
    T("the following arguments are required: %s"),
    T("expected one argument"),
    T("expected at most one argument"),
    T("ignored explicit argument %r"),
    T("ambiguous option: %(option)s could match %(matches)s"),
)
_WIDTH = 79


class Parser(ArgumentParser):
    """The arguments of one command. What is wrong with them is a `BadInput`."""

    def __init__(self, prog: str, about: T, tongue: Language) -> None:
        super().__init__(
            prog=prog,
            description=fill(tongue.say(about), _WIDTH),
            allow_abbrev=False,
            # A width of its own: looking for the terminal's takes longer than all the rest.
            formatter_class=partial(RawDescriptionHelpFormatter, width=_WIDTH),
        )
        self.tongue = tongue
        self.about = about
        self._mixed = False
        self.add_argument(
            "--lang",
            metavar="|".join(LANGUAGES),
            default=SUPPRESS,  # the caller has already extracted it
            help=tongue.say(T("the language; otherwise that of the environment")),
        )

    def option(self, name: str, about: T, metavar: str | T | None = None) -> None:
        """An option with a value, or without one when it has no metavar."""
        if metavar is None:
            self.add_argument(name, action="store_true", help=self.tongue.say(about))
        else:
            self.add_argument(name, metavar=self.tongue.say(metavar), help=self.tongue.say(about))

    def repeated(self, name: str, about: T, metavar: str | T) -> None:
        """An option that may be given several times, each time with a value."""
        say = self.tongue.say
        self.add_argument(name, action="append", metavar=say(metavar), help=say(about))

    def positional(self, name: str, about: T, metavar: str | T, optional: bool = False) -> None:
        self.add_argument(
            name,
            metavar=self.tongue.say(metavar),
            nargs="?" if optional else None,
            help=self.tongue.say(about),
        )

    def several(self, name: str, about: T, metavar: str | T) -> None:
        """Any number of words, after all other positional ones."""
        self._mixed = True  # else options between the words would end them
        self.add_argument(
            name, metavar=self.tongue.say(metavar), nargs="*", help=self.tongue.say(about)
        )

    def json(self) -> None:
        """The option that all commands but `play` have."""
        self.option("--json", T("print JSON, for programs"))

    def list_commands(self, commands: Mapping[str, T]) -> None:
        """Let the help end with the commands."""
        width = max(map(len, commands))
        self.usage = self.tongue.say(T("bombe [options] command …"))
        self.epilog = "\n".join(
            [
                self.tongue.say(T("commands:")),
                *(f"  {name:{width}}  {self.tongue.say(says)}" for name, says in commands.items()),
                "",
                self.tongue.say(T("`bombe command --help` says more about a command.")),
            ]
        )

    @property
    def taken(self) -> Sequence[Action]:
        """All that it takes, in the order of the help. argparse has no public name for it."""
        return self._actions

    @property
    def synopsis(self) -> str:
        """How it is called, in a line."""
        usage = self.format_usage().removeprefix(gettext.gettext("usage: "))
        return " ".join(usage.split())

    def format_help(self) -> str:
        # Some Python versions add the colon after a heading themselves, in every language.
        text, say = super().format_help(), gettext.gettext
        for heading in (say("options"), say("positional arguments")):
            whole = say("%(heading)s:") % {"heading": heading}
            text = text.replace(f"\n{heading}:\n", f"\n{whole}\n")
        return text

    def done(self, words: Sequence[str]) -> Namespace | None:
        """The arguments; None when they asked for help or the version, which is printed."""
        try:
            parse = self.parse_known_args
            if self._mixed:
                # It assumes an English usage line, and would cut off too much or too little.
                usage = self.format_usage().removeprefix(gettext.gettext("usage: ")).rstrip()
                self.usage = usage.replace("%", "%%")
                parse = self.parse_known_intermixed_args
            found, unknown = parse(words)
        except SystemExit:
            return None
        if unknown:
            raise BadInput(
                T(
                    "unrecognized arguments: {words}; see {help}",
                    words=quoted(" ".join(unknown)),
                    help=f"`{self.prog} --help`",
                )
            )
        return found

    def error(self, message: str) -> NoReturn:
        raise BadInput(
            T(
                "{message}; see {help}",
                message=shortened(message, 150),
                help=f"`{self.prog} --help`",
            )
        )


@contextmanager
def in_language(tongue: Language) -> Iterator[None]:
    """Let argparse, which asks gettext by itself, use our catalogue and this language."""
    domain, wish = gettext.textdomain(), os.environ.get("LANGUAGE")
    gettext.bindtextdomain("bombe", str(LOCALE))
    gettext.textdomain("bombe")
    os.environ["LANGUAGE"] = tongue.code
    try:
        yield
    finally:
        gettext.textdomain(domain)
        if wish is None:
            del os.environ["LANGUAGE"]
        else:
            os.environ["LANGUAGE"] = wish


# --- values ---------------------------------------------------------------------------------------


Kind = TypeVar("Kind", bound=StrEnum)


def numbered(text: str, refusal: T) -> int:
    """The number of a card or of a problem, written as in our notation: without a sign and without
    a leading zero. `refusal` is for text that is none; whether there is such a number is for the
    caller to find out."""
    if not re.fullmatch(r"0|[1-9][0-9]{0,8}", text):
        raise BadInput(refusal)
    return int(text)


def whole(option: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """A whole number within limits."""
    number = None
    if re.fullmatch(r"[+-]?[0-9]+", text):
        try:
            number = int(text)
        except ValueError:  # Python reads no number of many thousand digits
            raise BadInput(
                T("{option}: {text} is too long a number", option=option, text=quoted(text))
            ) from None
    low = least is not None and number is not None and number < least
    high = most is not None and number is not None and number > most
    if number is not None and not low and not high:
        return number
    raise not_whole(option, text, least, most)


def choice(option: str, text: str, kinds: type[Kind]) -> Kind:
    """One of the values of an enumeration."""
    return kinds(one_of(option, text, [*kinds]))


def one_of(option: str, text: str, known: Sequence[str]) -> str:
    """One of the words that are known."""
    if text in known:
        return text
    raise BadInput(
        T(
            "{option}: {text} is not one of {known}",
            option=option,
            text=quoted(text),
            known=[*known],
        )
    )


def seconds(option: str, text: str) -> float:
    """A length of time."""
    try:
        value = -1.0 if "_" in text else float(text)
    except ValueError:
        value = -1.0
    if not isfinite(value) or value < 0:
        raise BadInput(
            T(
                "{option}: {text} is not a number of seconds, 0 or more",
                option=option,
                text=quoted(text),
            )
        )
    return value


def span(option: str, text: str) -> tuple[float, float]:
    """Two numbers, such as `2-3.5`."""
    number = r"([0-9]{1,6}(?:\.[0-9]{1,6})?)"
    found = re.fullmatch(f"{number}-{number}", text)
    if found and float(found[1]) <= float(found[2]):
        return float(found[1]), float(found[2])
    raise BadInput(
        T("{option}: {text} is not a range such as 2-3.5", option=option, text=quoted(text))
    )
