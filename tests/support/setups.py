"""Our games and the tiny one, and the kinds of matches of each that the tests try."""

from __future__ import annotations

from typing import Any

from bombe.game import Game
from bombe.games import GAMES
from bombe.testing import Setup
from support.tiny import Closest

TABLES: dict[str, Game[Any]] = {
    "turing_machine": GAMES["turing_machine"],
    "imitation": GAMES["imitation"],
    "closest": Closest(),
}


def at(
    key: str, seats: int, options: dict[str, Any] | None = None, private: tuple[str, ...] = ()
) -> Setup:
    return Setup(TABLES[key], seats, options or {}, private)


_MARKS = ("note A it is odd", "note * a plan", "mark t3", "mark t3 +", "note A")
_ABOUT = ("choose 2", "choose 3", "choose", "point L", "point R")
SETUPS = [
    at("closest", 1),
    at("closest", 2, {"goal": 1, "motto": "hm {x} %s"}, private=("note mine", "note")),
    at("closest", 5, {"start": [1, 0, 1]}, private=("note mine", "note")),
    at("turing_machine", 1),
    at("turing_machine", 2, {"problem": "4 9 11 14"}, private=_MARKS),
    at("turing_machine", 3, {"problem": "33 40 43 45", "handicap": [0, 2, 1]}, private=_MARKS),
    at("turing_machine", 5, {"mode": "extreme", "verifiers": 4, "aid_codes": True}, _MARKS),
    at("turing_machine", 2, {"problem": "? 2 18 44 48", "aid_marks": True}, private=_MARKS),
    at("turing_machine", 1, {"problem": "? 4 9 11 14", "coop": True, "machine": "clever"}),
    at("turing_machine", 3, {"problem": "2 18 44 48", "coop": True, "aid_codes": True}),
    at("turing_machine", 2, {"problem": "2 18 44 48", "aid_hints": True}, private=_MARKS),
    at("turing_machine", 2, {"problem": "2 18 44 48", "aid_why": True}, (*_MARKS, "why -2a")),
    at("turing_machine", 12, {"problem": "2 18 44 48"}, private=_MARKS),
    at("imitation", 3, private=_ABOUT),
    at("imitation", 2, {"mode": "gnirut", "hand": 3}, private=_ABOUT),
    at("imitation", 6, {"mode": "cooperative", "hand": 5}, private=_ABOUT),
]


def of(key: str) -> list[Setup]:
    """Those of one game."""
    return [setup for setup in SETUPS if setup.game.key == key]
