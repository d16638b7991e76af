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
    """Set the alarm for the end of the turn."""
    deadline = live.room.deadline
    if live.alarm:
        live.alarm.cancel()
    live.alarm, live.alarm_at = None, deadline
    if deadline is not None:
        wait = max(0.0, (deadline - rooms.source.now()) / 1000)
        loop = asyncio.get_running_loop()
        live.alarm = loop.call_later(
            wait, lambda: rooms.begin_quietly(_late(rooms, live, deadline))
        )


async def _late(rooms: Rooms, live: Live, deadline: int) -> None:
    def decide(room: Room) -> list[Event]:
        return commands.late(room, rooms.source.now()) if room.deadline == deadline else []

    while live.room.deadline == deadline and rooms.holds(live):
        early = deadline - rooms.source.now()
        if early > 0:
            await asyncio.sleep(early / 1000)
        before = live.room
        try:
            await rooms.change(live, decide)
        except (StoreDown, Busy):
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if live.room is before:  # nobody has anything to be late with
            return
