"""Bombe: the tabletop games about Turing, for people and programs.

    >>> import bombe
    >>> problem = bombe.parse_problem("4 9 11 14")
    >>> asked = bombe.parse_transcript("341 A+", problem)
    >>> left = bombe.worlds(problem, asked)
    >>> len(left), [bombe.code_name(code) for code in left.codes]
    (1, ['241'])

The names in `__all__` are the public interface, described in docs/python-api.md. Each is imported
on first use, so that a program pays only for what it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bombe.game import Game, IllegalAction, Outcome
    from bombe.games import GAMES, find
    from bombe.games.turing_machine.additions import additions
    from bombe.games.turing_machine.codes import code_name, parse_code
    from bombe.games.turing_machine.generate import (
        Difficulty,
        Wish,
        difficulty_of,
        generate,
        generate_on,
    )
    from bombe.games.turing_machine.ids import id_of, parse_id
    from bombe.games.turing_machine.problem import (
        Mode,
        Problem,
        Round,
        Secret,
        Transcript,
        parse_problem,
        parse_secret,
        parse_transcript,
    )
    from bombe.games.turing_machine.reference import read_source
    from bombe.games.turing_machine.worlds import Worlds, worlds
    from bombe.match import Match
    from bombe.text import BadInput, Language

__version__ = "0.1.0"

_TURING_MACHINE = "bombe.games.turing_machine."
_HOMES = {
    "bombe.game": ("Game", "IllegalAction", "Outcome"),
    "bombe.games": ("GAMES", "find"),
    "bombe.match": ("Match",),
    "bombe.text": ("BadInput", "Language"),
    _TURING_MACHINE + "additions": ("additions",),
    _TURING_MACHINE + "codes": ("code_name", "parse_code"),
    _TURING_MACHINE + "generate": (
        "Difficulty",
        "Wish",
        "difficulty_of",
        "generate",
        "generate_on",
    ),
    _TURING_MACHINE + "ids": ("id_of", "parse_id"),
    _TURING_MACHINE + "problem": (
        "Mode",
        "Problem",
        "Round",
        "Secret",
        "Transcript",
        "parse_problem",
        "parse_secret",
        "parse_transcript",
    ),
    _TURING_MACHINE + "reference": ("read_source",),
    _TURING_MACHINE + "worlds": ("Worlds", "worlds"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "GAMES",
    "BadInput",
    "Difficulty",
    "Game",
    "IllegalAction",
    "Language",
    "Match",
    "Mode",
    "Outcome",
    "Problem",
    "Round",
    "Secret",
    "Transcript",
    "Wish",
    "Worlds",
    "__version__",
    "additions",
    "code_name",
    "difficulty_of",
    "find",
    "generate",
    "generate_on",
    "id_of",
    "parse_code",
    "parse_id",
    "parse_problem",
    "parse_secret",
    "parse_transcript",
    "read_source",
    "worlds",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
