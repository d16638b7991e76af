"""A game whose deal, bot, view and rules raise when they are asked to, in words that hold secrets;
for a real server and its processes to find."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bombe.chance import Chance
from bombe.game import Bot, Deal, Options, Seat, View
from support.tiny import Closest, State, bold

NO_DEAL = "no deal today"  # a motto with which nothing can be dealt
BLIND = "blind"  # a note with which its seat can be shown nothing
STUCK = "stuck"  # a note that the rules break on
UNTURNED = "unturned"  # a motto with which no card can be turned up


def broken(view: View, chance: Chance) -> str:
    raise LookupError(str(view))


def stuck(view: View, chance: Chance) -> str:
    return f"note {STUCK}"


@dataclass(frozen=True)
class Faulty(Closest):
    key: str = "faulty"
    bots: Mapping[str, Bot] = field(
        default_factory=lambda: {"bold": bold, "broken": broken, "stuck": stuck}
    )

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        if options["motto"] == NO_DEAL:
            raise ZeroDivisionError(str(options))
        return super().deal(options, seats, chance)

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        if action == f"note {STUCK}":
            raise RecursionError(action)
        return super().apply(state, seat, action)

    def chance(self, state: State, chance: Chance) -> str | None:
        drawn = super().chance(state, chance)
        if drawn is not None and state.motto == UNTURNED:
            raise AssertionError(str(state))
        return drawn

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None and state.players[seat].note == BLIND:
            raise KeyError(str(state))
        return super().view(state, seat)
