"""Claims about what is hidden: marks as they are typed on a note sheet, and codes.

-4b  +4b    a criterion is out, or is the one        -t3  +t3    so is a digit of a shape
-A4  +A4    who has a card, in nightmare             -241  =241  a code
"""

from __future__ import annotations

from dataclasses import dataclass

from bombe.game import IllegalAction
from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.codes import INDEX
from bombe.games.turing_machine.problem import VERIFIERS, Problem
from bombe.games.turing_machine.sheet import SHAPE_LETTERS, parse_target
from bombe.text import BadInput, T, quoted


@dataclass(frozen=True)
class Claim:
    target: str  # as a mark names it, or a code
    holds: bool

    @property
    def is_code(self) -> bool:
        return self.target in INDEX

    @property
    def is_law(self) -> bool:
        return self.target in LAWS

    @property
    def is_digit(self) -> bool:
        return self.target[0] in SHAPE_LETTERS

    @property
    def is_owner(self) -> bool:
        return self.target[0] in VERIFIERS

    def __invert__(self) -> Claim:
        return Claim(self.target, not self.holds)

    def __str__(self) -> str:
        if not self.holds:
            return f"-{self.target}"
        return f"={self.target}" if self.is_code else f"+{self.target}"

    def __repr__(self) -> str:
        return f"Claim({self})"


def parse_claim(text: str, problem: Problem) -> Claim:
    """The claim that somebody typed about a problem."""
    sign, target = text[:1], text[1:]
    if target in INDEX and sign in ("-", "="):
        return Claim(target, sign == "=")
    if sign not in ("-", "+") or target in INDEX:
        raise BadInput(
            T(
                "{claim} is not a claim: it is a mark, such as -{law} or +t3, or a code, such as "
                "=241 or -241",
                claim=quoted(text),
                law=f"{problem.cards[0]}a",
            )
        )
    try:
        return Claim(parse_target(target, problem), sign == "+")
    except IllegalAction as refusal:
        raise BadInput(refusal.sentence) from None
