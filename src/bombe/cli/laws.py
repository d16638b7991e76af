"""Laws in a few words."""

from __future__ import annotations

from collections.abc import Iterable

from bombe.cli.writing import unbroken
from bombe.games.turing_machine.cards import Law
from bombe.text import Language, T

# What a beginner should know: ✗ tells that a proposal is not the code, and no more.
ABOUT_NO = T(
    "✗ does not say which digit is wrong: often each, taken alone, may be right. Other verifiers"
    " may accept the same code."
)


def titles(laws: Iterable[Law], tongue: Language, with_card: bool = False) -> str:
    """The laws in short, for the last cell of a row, such as: a ▲=1, b ▲>1."""
    named = (f"{law.name if with_card else law.letter} {tongue.say(law.title)}" for law in laws)
    return ", ".join(map(unbroken, named)) or "-"
