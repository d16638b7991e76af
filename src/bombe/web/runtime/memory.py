"""Which rooms leave the memory: those that nobody uses, the least recently used first. They are
kept in that order, so that no more are looked at than have to be."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bombe.web.runtime.live import Live

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

LOOKS = 10  # at rooms that might leave for one that comes


def used(rooms: Rooms, live: Live) -> None:
    """Somebody uses a room."""
    live.used = rooms.now()
    if rooms.holds(live):
        rooms.live.move_to_end(live.room.code)


def make_place(rooms: Rooms, new: Live) -> None:
    """Evict rooms, down to what memory should hold with one that has come. Where many are in use,
    the next that comes goes on with it."""
    for _ in range(LOOKS):
        oldest = _oldest(rooms)
        if len(rooms.live) <= rooms.most or oldest is new:
            return
        _evict(rooms, oldest)


async def forget_idle(rooms: Rooms) -> None:
    """Evict those that were not used for long; there may be many, and others come in between."""
    before = rooms.now() - rooms.times.idle
    while rooms.live and _oldest(rooms).used < before:
        _evict(rooms, _oldest(rooms))
        await asyncio.sleep(0)


def _oldest(rooms: Rooms) -> Live:
    return next(iter(rooms.live.values()))


def _evict(rooms: Rooms, live: Live) -> None:
    if live.sockets or live.thinking or live.busy:
        used(rooms, live)
    else:
        rooms.drop(live)
