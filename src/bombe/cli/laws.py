"""Laws in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bombe.cli.output import unbroken
from bombe.games.turing_machine.cards import Law
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.text import Language, T

# What a beginner should know: ✗ tells that a proposal is not the code, and no more.
ABOUT_NO = T(
    "✗ does not say which digit is wrong: often each of them, taken alone, may be right. Other "
    "verifiers may accept the same code."
)
FIRST_HIDDEN_SHAPE = 26  # from this card on, which shape is checked is unknown too


def titles(laws: Iterable[Law], tongue: Language, with_card: bool = False) -> str:
    """The laws in short, for the last cell of a row, such as: a ▲=1, b ▲>1."""
    named = (f"{law.name if with_card else law.letter} {tongue.say(law.title)}" for law in laws)
    return ", ".join(map(unbroken, named)) or "-"


def about_no(letter: str, problem: Problem) -> Iterator[tuple[str, T]]:
    """What a beginner should know about an ✗ of this verifier: topics with a sentence each."""
    yield "all", ABOUT_NO
    card = max(problem.groups[problem.verifiers.index(letter)])
    if problem.mode is Mode.NIGHTMARE:
        yield "whose", T("Which card belongs to {v} is still hidden.", v=letter)
    elif card >= FIRST_HIDDEN_SHAPE:
        yield (
            "shape",
            T(
                "Card {n} hides which part of the code it checks, so ✗ to a code that looks right"
                " is normal.",
                n=card,
            ),
        )
