"""What the lesson shows: answers of verifiers that hold laws of the real cards."""

from __future__ import annotations

from typing import Any

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.codes import DIGITS, INDEX
from bombe.games.turing_machine.problem import VERIFIERS

FIRST = 4  # the card whose laws are about one digit, that of ■
HELD = "4a"
REFUSED = "11c"
MAYBE = ("321", "541", "231")
# Four laws that a table of verdicts is about. For each there is a code that only it refuses.
# They are no problem of the booklet, which nobody should know before playing it.
LAWS_SHOWN = ("4b", "8a", "11a", "14c")
CODES_SHOWN = ("342", "352", "341", "542", "245")


def lesson() -> dict[str, Any]:
    return {
        "card": FIRST,
        "held": HELD,
        "digits": {law.name: _digits(law.name) for law in CARDS[FIRST].laws},
        "refused": {"card": LAWS[REFUSED].card, "law": REFUSED},
        "maybe": [(code, _passes(REFUSED, code)) for code in MAYBE],
        "verifiers": VERIFIERS[: len(LAWS_SHOWN)],
        "verdicts": [(code, [_passes(law, code) for law in LAWS_SHOWN]) for code in CODES_SHOWN],
    }


def _digits(law: str) -> str:
    """The digits of ■ that satisfy a law."""
    return "".join(digit for digit in DIGITS if _passes(law, f"1{digit}1"))


def _passes(law: str, code: str) -> bool:
    return bool(LAWS[law].codes >> INDEX[code] & 1)
