"""What can be typed on the board of Turing Machine."""

from __future__ import annotations

from collections.abc import Collection

from bombe.text import T

Typing = tuple[str, T]

HINT = ("hint", T("a hint; again says more, up to the proof"))  # where the match has hints
ASK_WHY = (
    "why -4b",
    T("why a criterion, digit or code is out; why +4b, why =241: why it is so"),
)
HELP: tuple[Typing, ...] = (
    ("341", T("compose a proposal")),
    ("B  341 BC", T("ask verifiers about it, at most three a round")),
    (".", T("end the round: you do not know the code yet")),
    ("=342", T("declare the code, once you know it; a wrong code loses")),
    ("-4b  +4b", T("cross out or keep criterion b of card 4; again to clear it")),
    ("-t3  +s12", T("cross out or keep digits: t is ▲, s is ■, c is ●")),
    ("-A4  +A4", T("in nightmare: card 4 is not, or is, the card of A")),
    ("u", T("undo the last mark")),
    ("*A …  ** …", T("write a note at verifier A, or one for the whole note sheet")),
    ("?A  ?4  ??", T("what a verifier, a card, every card checks")),
    HINT,
    ASK_WHY,
    ("resign", T("give up, and see what each verifier checked")),
    ("q", T("stop")),
)
WITH_AIDS = {HINT: "hints", ASK_WHY: "why"}


def lines_of_help(aids: Collection[str]) -> list[Typing]:
    """All that is of use in a match with these aids."""
    return [line for line in HELP if line not in WITH_AIDS or WITH_AIDS[line] in aids]
