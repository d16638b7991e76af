"""How much a match and a room hold. A log must stay short enough to be read again by those who come
later, and nobody may use up what the others have. No honest player meets any of this: the numbers
are explained in docs/decisions.md.

Only commands ask here: a log that is longer, written under other limits, is still read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from msgspec import UNSET

from bombe.game import Seat
from bombe.table.events import Acted, Event, Spoke, Who
from bombe.values import changed

if TYPE_CHECKING:
    from bombe.table.played import Played
    from bombe.table.room import Room

MOST_ACTIONS = 3000  # of a seat in a match
MOST_TOGETHER = 10_000  # of all seats of a match; then a seat has what is its share of them
LONGEST_TOGETHER = 2_000_000  # characters, likewise
MOST_ORDERS = 2000  # of a member
MOST_LINES = 3000  # of chat, of a member
MOST_EVENTS = 200_000  # of a room
ROOM_FOR_A_MATCH = 30_000  # events that must be left where one begins


@dataclass(frozen=True)
class Done:
    """How much was done in a match: the actions of each seat and their characters."""

    actions: tuple[int, ...]
    characters: tuple[int, ...]

    @classmethod
    def nothing(cls, seats: int) -> Done:
        return cls((0,) * seats, (0,) * seats)

    def after(self, event: Acted) -> Done:
        if event.seat is None:
            return self
        actions, characters = [*self.actions], [*self.characters]
        actions[event.seat] += 1
        characters[event.seat] += len(event.action)
        return Done(tuple(actions), tuple(characters))


@dataclass(frozen=True)
class Sent:
    """How much each member has sent to a room, besides actions."""

    orders: Mapping[Who, int] = field(default_factory=dict)
    lines: Mapping[Who, int] = field(default_factory=dict)

    def after(self, event: Event, host: Who) -> Sent:
        if isinstance(event, Spoke):
            return changed(self, lines=_one_more(self.lines, event.who))
        # What nobody is named for, such as an option, is the host's.
        who = host if event.who is UNSET else event.who
        return changed(self, orders=_one_more(self.orders, who))

    def without(self, who: Who) -> Sent:
        """For one who takes the place of a member whom the room has forgotten."""
        return Sent(
            {one: n for one, n in self.orders.items() if one != who},
            {one: n for one, n in self.lines.items() if one != who},
        )


def _one_more(counts: Mapping[Who, int], who: Who) -> dict[Who, int]:
    return {**counts, who: counts.get(who, 0) + 1}


def may_act(room: Room, played: Played, seat: Seat) -> bool:
    """Whether a match has room for one more action of a seat. Together they have so much; a seat
    that has not had its share of that may go on even when others have used up the rest."""
    done, seats = played.done, len(played.seats)
    return (
        room.n < MOST_EVENTS
        and done.actions[seat] < MOST_ACTIONS
        and _has_place(done.actions, seat, MOST_TOGETHER, seats)
        and _has_place(done.characters, seat, LONGEST_TOGETHER, seats)
    )


def _has_place(used: tuple[int, ...], seat: Seat, most: int, seats: int) -> bool:
    return used[seat] < most // seats or sum(used) < most


def may_order(room: Room, who: Who) -> bool:
    return room.n < MOST_EVENTS and room.sent.orders.get(who, 0) < MOST_ORDERS


def may_speak(room: Room, who: Who) -> bool:
    return room.n < MOST_EVENTS and room.sent.lines.get(who, 0) < MOST_LINES


def may_start(room: Room, who: Who) -> bool:
    """Whether a match that begins now could also be played to its end."""
    return room.n < MOST_EVENTS - ROOM_FOR_A_MATCH and may_order(room, who)
