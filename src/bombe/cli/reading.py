"""Values of arguments: text in, what it means out, or a sentence."""

from __future__ import annotations

import re
from enum import StrEnum
from math import isfinite
from typing import TypeVar

from bombe.text import BadInput, T

Kind = TypeVar("Kind", bound=StrEnum)
_LONGEST = 60


def quoted(text: str) -> str:
    """What was typed, for a sentence; cut when it is very long."""
    return repr(text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…")


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
    if least is None:
        sentence = T("{option}: {text} is not a whole number", option=option, text=quoted(text))
    elif most is None:
        sentence = T(
            "{option}: {text} is not a whole number from {least} on",
            option=option,
            text=quoted(text),
            least=least,
        )
    else:
        sentence = T(
            "{option}: {text} is not a whole number from {least} to {most}",
            option=option,
            text=quoted(text),
            least=least,
            most=most,
        )
    raise BadInput(sentence)


def choice(option: str, text: str, kinds: type[Kind]) -> Kind:
    """One of the values of an enumeration."""
    try:
        return kinds(text)
    except ValueError:
        raise BadInput(
            T(
                "{option}: {text} is not one of {known}",
                option=option,
                text=quoted(text),
                known=[*kinds],
            )
        ) from None


def seconds(option: str, text: str) -> float:
    """A length of time."""
    try:
        value = float(text)
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
