"""Bombe: the tabletop games about Turing, for people and programs.

    >>> import bombe
    >>> bombe.worlds("4 9 11 14")
    Worlds(4 9 11 14: 2 worlds, 2 codes)
    >>> bombe.solve("3 7 10 14").asks
    '212 C'

The names in `__all__` are the public interface, described in docs/python-api.md. Each is imported
on first use, so that a program pays only for what it needs.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bombe.catalogue import Graded
    from bombe.catalogue.shipped import all_fours, four
    from bombe.game import Game, IllegalAction, Outcome
    from bombe.games import GAMES, find
    from bombe.games.turing_machine.additions import additions
    from bombe.games.turing_machine.box import Symbol
    from bombe.games.turing_machine.claims import Claim
    from bombe.games.turing_machine.codes import code_name, parse_code
    from bombe.games.turing_machine.explain import Explanation, Step
    from bombe.games.turing_machine.generate import Difficulty, Wish
    from bombe.games.turing_machine.grade import Grade
    from bombe.games.turing_machine.ids import parse_id
    from bombe.games.turing_machine.mind import (
        Box,
        box,
        difficulty_of,
        explain,
        generate,
        generate_on,
        grade,
        id_of,
        machine,
        parse_transcript,
        read_box,
        review,
        sentences,
        solve,
        strategy,
        why,
        worlds,
        worst,
    )
    from bombe.games.turing_machine.problem import (
        Mode,
        NotationError,
        Problem,
        Round,
        Secret,
        Transcript,
        parse_problem,
        parse_secret,
    )
    from bombe.games.turing_machine.reference import read_source
    from bombe.games.turing_machine.review import Review
    from bombe.games.turing_machine.solve import Cost, Par
    from bombe.games.turing_machine.strategy import Ask, Found, Strategy
    from bombe.games.turing_machine.why import Why
    from bombe.games.turing_machine.worlds import Worlds
    from bombe.games.turing_machine.worst import WorstCase
    from bombe.match import Match
    from bombe.text import BadInput, Language

__version__ = "0.1.0"

_TURING_MACHINE = "bombe.games.turing_machine."
_HOMES = {
    "bombe.catalogue": ("Graded",),
    "bombe.catalogue.shipped": ("all_fours", "four"),
    "bombe.game": ("Game", "IllegalAction", "Outcome"),
    "bombe.games": ("GAMES", "find"),
    "bombe.match": ("Match",),
    "bombe.text": ("BadInput", "Language"),
    _TURING_MACHINE + "additions": ("additions",),
    _TURING_MACHINE + "box": ("Symbol",),
    _TURING_MACHINE + "claims": ("Claim",),
    _TURING_MACHINE + "codes": ("code_name", "parse_code"),
    _TURING_MACHINE + "explain": ("Explanation", "Step"),
    _TURING_MACHINE + "generate": ("Difficulty", "Wish"),
    _TURING_MACHINE + "grade": ("Grade",),
    _TURING_MACHINE + "ids": ("parse_id",),
    _TURING_MACHINE + "mind": (
        "Box",
        "box",
        "difficulty_of",
        "explain",
        "generate",
        "generate_on",
        "grade",
        "id_of",
        "machine",
        "parse_transcript",
        "read_box",
        "review",
        "sentences",
        "solve",
        "strategy",
        "why",
        "worlds",
        "worst",
    ),
    _TURING_MACHINE + "problem": (
        "Mode",
        "NotationError",
        "Problem",
        "Round",
        "Secret",
        "Transcript",
        "parse_problem",
        "parse_secret",
    ),
    _TURING_MACHINE + "reference": ("read_source",),
    _TURING_MACHINE + "review": ("Review",),
    _TURING_MACHINE + "solve": ("Cost", "Par"),
    _TURING_MACHINE + "strategy": ("Ask", "Found", "Strategy"),
    _TURING_MACHINE + "why": ("Why",),
    _TURING_MACHINE + "worlds": ("Worlds",),
    _TURING_MACHINE + "worst": ("WorstCase",),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}

__all__ = [
    "GAMES",
    "Ask",
    "BadInput",
    "Box",
    "Claim",
    "Cost",
    "Difficulty",
    "Explanation",
    "Found",
    "Game",
    "Grade",
    "Graded",
    "IllegalAction",
    "Language",
    "Match",
    "Mode",
    "NotationError",
    "Outcome",
    "Par",
    "Problem",
    "Review",
    "Round",
    "Secret",
    "Step",
    "Strategy",
    "Symbol",
    "Transcript",
    "Why",
    "Wish",
    "Worlds",
    "WorstCase",
    "__version__",
    "additions",
    "all_fours",
    "box",
    "code_name",
    "difficulty_of",
    "explain",
    "find",
    "four",
    "generate",
    "generate_on",
    "grade",
    "id_of",
    "machine",
    "parse_code",
    "parse_id",
    "parse_problem",
    "parse_secret",
    "parse_transcript",
    "read_box",
    "read_source",
    "review",
    "sentences",
    "solve",
    "strategy",
    "why",
    "worlds",
    "worst",
]


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
