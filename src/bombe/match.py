"""A match: a deal, a log of actions, and the state they lead to.

Only deal and log are ever kept; the state is the log folded over the deal, so a restart, a replay
and an analysis are all the same thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from bombe.chance import Chance
from bombe.game import Deal, Game, Options, Outcome, Seat, State, View, complete
from bombe.text import BadInput, T, shortened
from bombe.values import changed

Entry = tuple[Seat | None, str]


@dataclass(frozen=True)
class Match(Generic[State]):
    """One match at one moment. `play` returns the match after an action; this one never changes."""

    game: Game[State]
    deal: Deal
    state: State = field(repr=False)
    log: tuple[Entry, ...] = ()

    @classmethod
    def new(
        cls,
        game: Game[State],
        options: Options | None = None,
        seats: int = 1,
        seed: int | None = None,
    ) -> Match[State]:
        """A match that begins, dealt by chance (by `seed`, if one is given), with all that the game
        draws and works out at once."""
        chance = Chance(seed)
        return cls.dealt(game, options, seats, chance).drawn(chance)

    @classmethod
    def dealt(
        cls, game: Game[State], options: Options | None, seats: int, chance: Chance
    ) -> Match[State]:
        """A match that begins, without what the game works out, which may take long."""
        if seats not in game.seats:
            raise BadInput(
                T(
                    "{game} has {least} to {most} seats, not {n}",
                    game=game.title,
                    least=game.seats[0],
                    most=game.seats[-1],
                    n=shortened(seats),
                )
            )
        deal = game.deal(complete(game.options, options or {}, seats), seats, chance)
        return cls(game, deal, game.start(deal))._drawn(chance)

    @classmethod
    def replayed(
        cls, game: Game[State], deal: Mapping[str, Any], log: Iterable[Entry]
    ) -> Match[State]:
        """The match that a stored deal and log describe."""
        match = cls(game, dict(deal), game.start(dict(deal)))
        for seat, action in log:
            match = match.play(seat, action)
        return match

    def play(self, seat: Seat | None, action: str) -> Match[State]:
        """The match after the action; `IllegalAction` if it is not possible now."""
        state = self.game.apply(self.state, seat, action)
        return changed(self, state=state, log=(*self.log, (seat, action)))

    def drawn(self, chance: Chance) -> Match[State]:
        """The match after every draw that the game wants now, and after what it ponders."""
        match = self._drawn(chance)
        while (asked := self.game.ponders(match.state)) is not None:
            match = match.play(None, self.game.ponder(asked))._drawn(chance)
        return match

    def _drawn(self, chance: Chance) -> Match[State]:
        match = self
        while (action := self.game.chance(match.state, chance)) is not None:
            match = match.play(None, action)
        return match

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)
