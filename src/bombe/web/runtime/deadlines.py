"""Acts for those whose time has run out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bombe.table import commands
from bombe.table.events import Event
from bombe.table.room import Room
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Busy
from bombe.web.runtime.store import StoreDown

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

RETRY_SECONDS = 1.0  # on a store that is down


def watch(rooms: Rooms, live: Live) -> None:
    """Set the alarm for the end of the turn. It is set by how long the turn has lasted, and counted
    on by the loop: a time of day would end turns whenever a clock jumps."""
    room = live.room
    deadline = room.deadline
    if live.alarm:
        live.alarm.cancel()
    live.alarm, live.alarm_at = None, deadline
    if deadline is not None:
        loop = asyncio.get_running_loop()
        began = deadline - room.timer * 1000
        if live.turn is None or live.turn[0] != began:
            live.turn = (began, loop.time() - _lasted(rooms, live, began))
        live.alarm = loop.call_at(
            live.turn[1] + room.timer,
            lambda: rooms.background.begin_quietly(_late(rooms, live, deadline)),
        )


def _lasted(rooms: Rooms, live: Live, began: int) -> float:
    """How many seconds a turn has lasted that is new to us. In a room that we have in memory it
    begins now. In one that was read it may be an older turn; that counts where it began on our
    own clock. Else nobody can tell, as after a restart: then the turn has its whole time again."""
    now = rooms.entropy.now()
    known = live.entering and rooms.since <= began <= now
    return (now - began) / 1000 if known else 0.0


async def _late(rooms: Rooms, live: Live, deadline: int) -> None:
    def decide(room: Room) -> list[Event]:
        return commands.late(room, deadline) if room.deadline == deadline else []

    while live.room.deadline == deadline and rooms.holds(live):
        before = live.room
        try:
            await rooms.change(live, decide)
        except (StoreDown, Busy):
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if live.room is before:  # nobody has anything to be late with
            return
