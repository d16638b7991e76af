"""Values of arguments: text in, what it means out, or a sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from math import isfinite
from typing import TypeVar

from bombe.text import BadInput, T, quoted

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
