"""Who is there: members who have been away for too long count as gone, and are greeted when they
come back.

Each process watches the members it saw last. Before it declares one gone it asks the other
processes, which answer for the members they have seen since. It also asks, less often, about
members it knows only from other processes: the one that saw them may have died.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bombe.table import absence
from bombe.table.room import Who
from bombe.web.runtime.live import Live

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

ANSWER_SECONDS = 1.0  # for other processes to say that they see somebody
RETRY_SECONDS = 1.0  # on a store that is down


def found(rooms: Rooms, live: Live, who: Who) -> None:
    """A member is connected here."""
    _forget(live, who)
    _tell(rooms, live, f"here {who}")


def missed(rooms: Rooms, live: Live, who: Who, seconds: float) -> None:
    """Declare a member gone unless they are heard from in time."""
    _forget(live, who)
    if live.room.members[who].bot is None and rooms.holds(live):
        loop = asyncio.get_running_loop()
        live.absences[who] = loop.call_later(seconds, _sought, rooms, live, who)


def seen_elsewhere(rooms: Rooms, live: Live, who: Who) -> None:
    """Another process is responsible for a member, if it is still alive."""
    if not live.connected(who):
        missed(rooms, live, who, rooms.times.unseen)
        live.elsewhere.add(who)


async def welcomed(rooms: Rooms, live: Live, who: Who) -> None:
    """A member who counted as gone no longer does."""
    if absence.is_back(live.room, who):
        await rooms.change(
            live, lambda room: absence.here(room, who) if absence.is_back(room, who) else []
        )


def heard(rooms: Rooms, live: Live, verb: str, who: Who) -> None:
    """Another process sees a member, or wants to know whether we do."""
    if verb == "here":
        if who < len(live.room.members):  # else we have not read yet that they joined
            seen_elsewhere(rooms, live, who)
    elif live.connected(who) or (
        who in live.absences and who not in live.sought and who not in live.elsewhere
    ):
        _tell(rooms, live, f"here {who}")


def _forget(live: Live, who: Who) -> None:
    handle = live.absences.pop(who, None)
    if handle:
        handle.cancel()
    live.elsewhere.discard(who)


def _tell(rooms: Rooms, live: Live, message: str) -> None:
    if rooms.store.shared:
        rooms.background.begin_quietly(rooms.store.tell(live.room.code, message))


def _sought(rooms: Rooms, live: Live, who: Who) -> None:
    rooms.background.begin_quietly(_gone(rooms, live, who))


async def _gone(rooms: Rooms, live: Live, who: Who) -> None:
    handle = live.absences.get(who)
    if handle is None:
        return
    again = RETRY_SECONDS
    try:
        if rooms.store.shared:
            live.sought.add(who)
            await rooms.store.tell(live.room.code, f"seek {who}")
            await asyncio.sleep(ANSWER_SECONDS)
        if live.absences.get(who) is handle:
            await rooms.change(live, lambda room: absence.gone(room, who))
        again = rooms.times.grace  # one who is alone counts as gone once somebody else comes
    finally:
        live.sought.discard(who)
        if live.absences.get(who) is handle:
            del live.absences[who]
            if who in live.room.people:
                missed(rooms, live, who, again)
