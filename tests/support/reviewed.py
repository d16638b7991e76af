"""A match that is over, to be reviewed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

from support.serving import Person

SECRET = "3b 7a 10a 14a"  # whose code is 132
LINE = ("ask 341 B", "ask 341 C", "ask 341 D", "thumb down", "ask 111 A", "thumb down", "ask 131 A")
PATIENCE = 60.0
Found = TypeVar("Found")


def until(asked: Callable[[], Found | None]) -> Found:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if (found := asked()) is not None:
            return found
    raise AssertionError("it came to no end")


def reviewed(person: Person, match: str, lang: str = "en") -> Any:
    """The review, once all of it is worked out."""

    def asked() -> Any:
        found = person.ask("GET", f"/api/matches/{match}/review?lang={lang}")
        return None if found["more"] else found

    return until(asked)


def over(person: Person) -> str:
    """The match on the table, which may have to wait for the Machine."""
    return str(until(lambda: person.look()["table"]["match"]))


def played(person: Person, **options: Any) -> str:
    """A match that somebody has played alone to its end."""
    wanted = {"problem": SECRET, **options}
    person.make(game="turing_machine", options=wanted, name="Ada", start=True)
    for action in (*LINE, "thumb up 132"):
        person.act(action)
    return over(person)
