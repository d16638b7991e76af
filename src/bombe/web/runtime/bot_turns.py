"""Lets the bots of a room act when they are waited for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bombe.game import IllegalAction, Seat
from bombe.table import commands
from bombe.table.events import Acted, Event
from bombe.table.room import GameFault, Room
from bombe.text import T
from bombe.web.logging import journal
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Busy, Faulty, Unthought

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

PATIENCE = 3  # times that a bot may fail to think of an action


async def play(rooms: Rooms, live: Live, seat: Seat, match: str) -> None:
    """Let a bot act until it is not waited for any more. When it cannot, the room acts for it."""
    failures = 0
    try:
        while _awaits(live.room, seat, match):
            try:
                failures += not await _acted(rooms, live, seat, match)
            except GameFault as fault:
                _confess(live, seat, match, fault)
                failures = PATIENCE  # another attempt would fail as well
            if failures == PATIENCE:
                before, failures = live.room, 0
                await rooms.change(live, lambda room: commands.given_up(room, seat))
                if live.room is before:
                    return
    finally:
        live.thinking.discard(seat)
    rooms.go_on(live)  # the next match may have begun while it thought about the last one


def _awaits(room: Room, seat: Seat, match: str) -> bool:
    running = room.running
    return running is not None and running.id == match and seat in running.waiting


async def _acted(rooms: Rooms, live: Live, seat: Seat, match: str) -> bool:
    """One action of a bot; whether it could think of one. `GameFault` if the game has one."""
    running = live.room.running
    assert running
    level = live.room.members[running.seats[seat]].bot or ""
    before = _acts(live.room, seat)
    beat = rooms.times.beat
    clock = asyncio.get_running_loop().time
    began = clock()
    try:
        view, seed = live.room.view(running.seats[seat]), rooms.entropy.seed()
        assert view is not None
        action = await rooms.pool.think(live.room.game, level, view, seed)
    except Busy:
        await asyncio.sleep(beat or 0.1)
        return True
    except Faulty:
        raise
    except Unthought:
        return False
    if beat:
        # On a stroke, each seat a little after the one before: how long it thought, and which of
        # two thought longer, would tell what they know.
        await asyncio.sleep(beat - (clock() - began) % beat + beat * seat / 64)

    def decide(room: Room) -> list[Event]:
        # Another process may have let it act already.
        if not _awaits(room, seat, match) or _acts(room, seat) != before:
            return []
        return [Acted(seat=seat, action=action)]

    try:
        await rooms.change(live, decide)
    except IllegalAction:
        return False
    return True


def _confess(live: Live, seat: Seat, match: str, fault: GameFault) -> None:
    """Let a bot tell the others, once in a match, why the room acts for it."""
    if not isinstance(fault, Faulty):  # the pool logs its own errors
        journal.failed(fault)
    running = live.room.running
    if running and running.id == match and (match, seat) not in live.confessed:
        live.confessed.add((match, seat))
        live.tell(running.seats[seat], T("I have a fault and cannot think; the table acts for me."))


def _acts(room: Room, seat: Seat) -> int:
    return room.played.done.actions[seat] if room.played else 0
