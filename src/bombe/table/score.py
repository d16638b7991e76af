"""The score of a table: who has won how many of the matches that were played to their end there,
in any game. It is folded from the room's log like all the rest, so that old rooms have one too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bombe.game import Outcome
from bombe.table.events import Who


class Side(NamedTuple):
    """Those who win or lose as one: a member against others; or all, against no one at the table,
    which is another thing to be good at even where all are one."""

    together: bool
    who: tuple[Who, ...]  # in the order in which they came


class Tally(NamedTuple):
    played: int
    won: int


Score = Mapping[Side, Tally]


def counted(score: Score, seats: Sequence[Who], outcome: Outcome) -> Score:
    """The score after another match. One played alone and against nothing is none."""
    if outcome.together:
        sides = [Side(True, tuple(sorted(seats)))]
    else:
        sides = [Side(False, (who,)) for who in seats if len(seats) > 1]
    winners = {seats[seat] for seat in outcome.winners}
    after = dict(score)
    for side in sides:
        played, won = score.get(side, (0, 0))
        after[side] = Tally(played + 1, won + (not winners.isdisjoint(side.who)))
    return after
