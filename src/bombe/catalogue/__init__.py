"""Every classic card set: how many there are, how many worlds each has, and what optimal play of it
costs. Four verifiers are solved and shipped; the sweep solves the others."""

from __future__ import annotations

from typing import NamedTuple

Cards = tuple[int, ...]  # ascending


class Graded(NamedTuple):
    """A card set and what is known of optimal play, summed over its worlds, as of `Par`."""

    cards: Cards
    worlds: int
    codes: int  # different ones
    zero_question: int  # worlds that need no question: all if they have one code, else none
    rounds: int
    questions: int
    lower_rounds: int
    lower_questions: int

    @property
    def proved(self) -> bool:
        return (self.rounds, self.questions) == (self.lower_rounds, self.lower_questions)

    def __repr__(self) -> str:
        numbers = ("worlds", self.worlds), ("codes", self.codes), ("rounds", self.rounds)
        told = [
            f"{number} {name if number != 1 else name[:-1]}"
            for name, number in (*numbers, ("questions", self.questions))
        ]
        cards = " ".join(map(str, self.cards))
        return f"Graded({cards}: {', '.join([*told, *['proved'] * self.proved])})"
