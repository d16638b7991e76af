"""A match on the first problem of the rulebook, whose code is 241, and its laws once more: A wants
■=4, B no 3, C ▲<■, and D ● the smallest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match

SECRET = "4b 9a 11a 14c"
LAWS: dict[str, Callable[[int, int, int], bool]] = {
    "A": lambda t, s, c: s == 4,
    "B": lambda t, s, c: 3 not in (t, s, c),
    "C": lambda t, s, c: t < s,
    "D": lambda t, s, c: c < t and c < s,
}


def passes(code: str, verifier: str) -> bool:
    t, s, c = map(int, code)
    return LAWS[verifier](t, s, c)


def begin(seats: int = 1, secret: str = SECRET, **options: Any) -> Match[State]:
    return Match.new(TuringMachine(), {"problem": secret, **options}, seats)
