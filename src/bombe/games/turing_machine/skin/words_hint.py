"""What the hint says, on its key and in its note."""

from __future__ import annotations

from bombe.games.turing_machine.hint_lines import SENTENCES
from bombe.text import T

WORDS: dict[str, T] = {
    **SENTENCES,
    "aid_hints": T("hints"),
    "hint": T("Hint"),
    "hint_rungs": T("{n} of 3"),
    "hint_more": T("Say more"),
    "hint_close": T("Close the hint"),
}
