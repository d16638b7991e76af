"""Who is gone and who is back: what the room posts for them, and how long it waits.

A game says by its `patience` how long the match waits for a seat whose player is gone. That they
are gone is told at once, the seat is given up only then; and each turn begins this time anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from bombe.game import Game, Seat
from bombe.table.events import Acted, Event, Gone, Returned, Who
from bombe.table.room import Forbidden, Refused, Room
from bombe.text import T


class Missed(NamedTuple):
    """Somebody who is gone, and whose seat is kept for them until then."""

    until: int
    since: int
    who: Who


def missed(room: Room) -> tuple[Missed, ...]:
    """Those for whom the match waits although they are gone; whose time ends first comes first."""
    running = room.running
    if running is None or type(running.match.game).patience is Game.patience:
        return ()
    found = []
    for who in running.seats:
        member = room.members[who]
        seconds = _patience(room, who) if member.gone and who in room.places else None
        if seconds is not None and absent(room, who):
            since = max(member.gone_at, running.turn_since)
            found.append(Missed(since + round(seconds * 1000), since, who))
    return tuple(sorted(found))


def given_up(room: Room, now: int) -> list[Event]:
    """What the room posts for those who were waited for long enough."""
    for one in missed(room):
        if one.until <= now:
            return absent(room, one.who)  # one at a time: after each it is asked again
    return []


def gone(room: Room, who: Who) -> list[Event]:
    """A person has not been seen for long. It matters only where somebody else is left."""
    if who not in room.people or len(room.people) < 2:
        return []
    posted, seconds = absent(room, who), _patience(room, who)
    matters = posted and seconds is not None
    if room.is_silent(who) and not matters and not room.is_aside(who):
        return []  # to come and go where it costs nothing would be a way to speak
    return [Gone(who=who), *(posted if seconds == 0 else [])]


def is_back(room: Room, who: Who) -> bool:
    """Whether to greet one who counted as gone and is there. Not a player who must be silent, while
    the match would wait for them without end: when they come back could be a sign."""
    if not room.members[who].gone:
        return False
    plays = room.running is not None and room.running.seat_of(who) is not None
    return not (plays and room.is_silent(who) and _patience(room, who) is None)


def here(room: Room, who: Who) -> list[Event]:
    """A person is back who was gone, or had left."""
    if who in room.places and not is_back(room, who):
        return []
    back = _posted(room, who, lambda game, state, seat: game.back(state, seat))
    if who not in room.places:
        if len(room.places) >= room.game.seats[-1]:
            raise Refused(T("Every seat is taken."))
        if room.is_silent(who) and not back and not room.is_aside(who):
            raise unheard()  # for the same reason as those who are gone
    return [Returned(who=who), *back]


def unheard() -> Forbidden:
    return Forbidden(
        T("The Responder stays silent, and this would be seen. Wait for the end of the round.")
    )


def absent(room: Room, who: Who) -> list[Event]:
    """What the room posts for a member's seat when they are given up, or leave."""
    return _posted(room, who, lambda game, state, seat: game.absent(state, seat))


def _posted(room: Room, who: Who, wanted: Callable[[Any, Any, Seat], str | None]) -> list[Event]:
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None:
        return []
    action = wanted(running.match.game, running.match.state, seat)
    return [] if action is None else [Acted(seat=seat, action=action)]


def _patience(room: Room, who: Who) -> float | None:
    """How long the match waits for a member who is gone: not at all for one who has no seat."""
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None:
        return 0.0
    return running.match.game.patience(running.match.state, seat)
