"""What may be chosen for anything that is printed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bombe.games.turing_machine.problem import SIZES
from bombe.text import Language

FARTHEST = 10.0  # mm that a back may be moved by: no printer is farther off


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Millimetres across and down, upright."""
        return _SIZES[self]


_SIZES = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}


class Ink(StrEnum):
    FULL = "full"
    LIGHT = "light"
    BLACK = "black"


class Turn(StrEnum):
    """The edge on which a printer turns paper to print its other side. Pages with backs are
    upright: the short edges are above and below."""

    LONG = "long"
    SHORT = "short"


@dataclass(frozen=True)
class Choices:
    tongue: Language
    paper: Paper = Paper.A4
    ink: Ink = Ink.FULL
    large: bool = False
    verifiers: int = SIZES[-1]  # that note sheets have room for
    # Millimetres to the right and down by which backs are moved; None: there are no backs.
    offset: tuple[float, float] | None = None
    turn: Turn = Turn.LONG
