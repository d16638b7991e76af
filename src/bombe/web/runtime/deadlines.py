"""Acts for those whose time has run out, and for those who are gone and were waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from bombe.table import absence, commands
from bombe.table.events import Event
from bombe.table.room import Room
from bombe.web.runtime.live import Alarm, Live
from bombe.web.runtime.pool import Busy
from bombe.web.runtime.store import StoreDown

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

RETRY_SECONDS = 1.0  # on a store that is down
Span = tuple[int, int]  # from when to when, by the room's time


def watch(rooms: Rooms, live: Live) -> None:
    """Set the alarms for the end of the turn and of the wait for those who are gone."""
    _set(rooms, live, live.late, _turn, commands.late)
    _set(rooms, live, live.missed, _wait, absence.given_up)


def _turn(room: Room) -> Span | None:
    return None if room.deadline is None else (room.deadline - room.timer * 1000, room.deadline)


def _wait(room: Room) -> Span | None:
    missed = absence.missed(room)
    return (missed[0].since, missed[0].until) if missed else None


def _set(
    rooms: Rooms,
    live: Live,
    alarm: Alarm,
    span: Callable[[Room], Span | None],
    post: Callable[[Room, int], list[Event]],
) -> None:
    """It is set by how long the span has lasted, and counted on by the loop: a time of day would
    end it whenever a clock jumps."""
    now = span(live.room)
    if alarm.at == (now and now[1]):
        return
    alarm.cancel()
    if now is not None:
        began, alarm.at = now
        loop = asyncio.get_running_loop()
        if alarm.began is None or alarm.began[0] != began:
            alarm.began = (began, loop.time() - _lasted(rooms, live, began))
        alarm.handle = loop.call_at(
            alarm.began[1] + (alarm.at - began) / 1000,
            lambda: rooms.background.begin_quietly(_rung(rooms, live, now, span, post)),
        )


def _lasted(rooms: Rooms, live: Live, began: int) -> float:
    """How many seconds a span has lasted that is new to us. In a room that we have in memory it
    begins now. In one that was read it may be an older one; that counts where it began on our
    own clock. Else nobody can tell, as after a restart: then it has its whole time again."""
    now = rooms.entropy.now()
    known = live.entering and rooms.since <= began <= now
    return (now - began) / 1000 if known else 0.0


async def _rung(
    rooms: Rooms,
    live: Live,
    ended: Span,
    span: Callable[[Room], Span | None],
    post: Callable[[Room, int], list[Event]],
) -> None:
    def decide(room: Room) -> list[Event]:
        return post(room, ended[1]) if span(room) == ended else []

    while span(live.room) == ended and rooms.holds(live):
        before = live.room
        try:
            await rooms.change(live, decide)
        except (StoreDown, Busy):
            await asyncio.sleep(RETRY_SECONDS)
            continue
        if live.room is before:  # nobody has anything to be late with
            return
