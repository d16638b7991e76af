"""The match on a table, and who sits at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bombe.game import Game, Outcome, Seat
from bombe.match import Match
from bombe.table.bounds import Done
from bombe.table.events import Origin, Who
from bombe.text import T
from bombe.values import derived


@dataclass(frozen=True)
class Played:
    """The match on the table, running or over."""

    id: str
    match: Match[Any]
    seats: tuple[Who, ...]  # the member on each seat
    started: int  # when
    turn_since: int  # when the time to act started again
    done: Done
    ended: bool = False  # by the host
    chosen: bool = False  # something secret was chosen for it: somebody may know what is hidden
    origin: Origin | None = None  # where it has branched off, if it has

    @derived
    def outcome(self) -> Outcome | None:
        if self.ended:
            return Outcome((), T("The host ended the match."))
        return self.match.outcome

    @derived
    def waiting(self) -> frozenset[Seat]:
        return frozenset() if self.outcome else self.match.waiting

    @derived
    def pondered(self) -> Any | None:
        """What the game wants worked out meanwhile."""
        return None if self.outcome else self.match.game.ponders(self.match.state)

    @derived
    def silent(self) -> frozenset[Seat]:
        """Those who may tell the others nothing now."""
        game, state = self.match.game, self.match.state
        if type(game).speaks is Game.speaks or self.outcome:  # in most games everybody may speak
            return frozenset()
        return frozenset(n for n in range(len(self.seats)) if not game.speaks(state, n))

    def seat_of(self, who: Who | None) -> Seat | None:
        return self.seats.index(who) if who is not None and who in self.seats else None
