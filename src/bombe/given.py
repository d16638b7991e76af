"""What a program gives to our functions: a value of the right kind, or `BadInput` in a sentence.

Types are for those who check them; in a console and in a notebook nobody does. Only what is public
looks at its values so: the engine inside trusts its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import isnan
from operator import index
from typing import TypeVar

from bombe.text import BadInput, T, quoted

Kind = TypeVar("Kind")


def text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise BadInput(T("{what} is not text", what=quoted(value)))


def of_kind(name: str, value: object, kind: type[Kind]) -> Kind:
    if isinstance(value, kind):
        return value
    raise BadInput(
        T(
            "{name}: {what} is not of the kind {kind}",
            name=name,
            what=quoted(value),
            kind=kind.__name__,
        )
    )


# --- numbers --------------------------------------------------------------------------------------


def whole(name: str, value: object, least: int | None = None, most: int | None = None) -> int:
    found = whole_or_none(value, least, most)
    if found is None:
        raise not_whole(name, value, least, most)
    return found


def whole_or_none(value: object, least: int | None = None, most: int | None = None) -> int | None:
    """A whole number within bounds, of whatever library; none of Python's truth values is one."""
    if isinstance(value, bool):
        return None
    try:
        found = index(value)  # type: ignore[arg-type]  # it says so itself
    except TypeError:
        return None
    low = least is not None and found < least
    high = most is not None and found > most
    return None if low or high else found


def not_whole(name: str, value: object, least: int | None, most: int | None) -> BadInput:
    if least is None:
        return BadInput(
            T("{option}: {text} is not a whole number", option=name, text=quoted(value))
        )
    if most is None:
        return BadInput(
            T(
                "{option}: {text} is not a whole number from {least} on",
                option=name,
                text=quoted(value),
                least=least,
            )
        )
    return BadInput(
        T(
            "{option}: {text} is not a whole number from {least} to {most}",
            option=name,
            text=quoted(value),
            least=least,
            most=most,
        )
    )


def wholes(name: str, value: object) -> list[int]:
    """Whole numbers, one after the other."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        given = [*value]
        found = [one for one in map(whole_or_none, given) if one is not None]
        if len(found) == len(given):
            return found
        value = given
    raise BadInput(
        T("{name}: {what} is not a list of whole numbers", name=name, what=quoted(value))
    )


def number(name: str, value: object) -> float:
    found = _number_or_none(value)
    if found is None:
        raise BadInput(T("{name}: {what} is not a number", name=name, what=quoted(value)))
    return found


def span(name: str, value: object) -> tuple[float, float]:
    """From a number to a number."""
    if isinstance(value, tuple | list) and len(value) == 2:
        low, high = map(_number_or_none, value)
        if low is not None and high is not None and low <= high:
            return low, high
    raise BadInput(
        T("{name}: {what} is not two numbers, the lower one first", name=name, what=quoted(value))
    )


def _number_or_none(value: object) -> float | None:
    if isinstance(value, bool | str | bytes):
        return None
    try:
        found = float(value)  # type: ignore[arg-type]  # the same
    except (TypeError, ValueError, OverflowError):
        return None
    return None if isnan(found) else found
