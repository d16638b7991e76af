"""Lets the bots of a room act when they are waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from hashlib import blake2b
from typing import TYPE_CHECKING

from bombe.chance import Chance
from bombe.game import IllegalAction, Seat
from bombe.table import commands
from bombe.table.events import Acted, Event
from bombe.table.room import GameFault, Room
from bombe.text import T
from bombe.web.logging import journal
from bombe.web.runtime.live import Live, Thought
from bombe.web.runtime.pool import Busy, Faulty, Unthought

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

PATIENCE = 3  # times that a bot may fail to think of an action
_FINE = 1000  # steps between the shortest and the longest pause


def begin(rooms: Rooms, live: Live, bots: Sequence[Seat]) -> None:
    """Start the bots whose turn it is, and drop the thoughts of those whose turn it is no more."""
    running = live.room.running
    for seat, thought in live.thinking.items():
        if seat not in bots or thought.match != (running and running.id):
            thought.drop()
    for seat in bots:
        if running and seat not in live.thinking:
            live.thinking[seat] = Thought(running.id)
            rooms.background.begin_quietly(play(rooms, live, seat, running.id))


async def play(rooms: Rooms, live: Live, seat: Seat, match: str) -> None:
    """Let a bot act until it is not waited for any more. When it cannot, the room acts for it."""
    failures = 0
    try:
        while _awaits(live.room, seat, match) and rooms.holds(live):
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
        del live.thinking[seat]
    rooms.go_on(live)  # the next match may have begun while it thought about the last one


def _awaits(room: Room, seat: Seat, match: str) -> bool:
    running = room.running
    return running is not None and running.id == match and seat in running.waiting


async def _acted(rooms: Rooms, live: Live, seat: Seat, match: str) -> bool:
    """One action of a bot; whether it could think of one. `GameFault` if the game has one."""
    beat = rooms.times.beat
    clock = asyncio.get_running_loop().time
    began = clock()
    try:
        async with _place(rooms, live, seat):
            if not _awaits(live.room, seat, match):
                return True
            before = _acts(live.room, seat)
            pause = pause_of(live.room, seat) if rooms.times.paced else 0.0
            action = await _thought(rooms, live, seat)
    except Busy:
        await asyncio.sleep(beat or 0.1)
        return True
    except Faulty:
        raise
    except Unthought:
        return False
    if action is None:
        return True
    if beat:
        # On a stroke, each seat a little after the one before: how long it thought, and which of
        # two thought longer, would tell what they know.
        late = clock() - began - pause
        stroke = 0.0 if pause and late < 0 else beat * (late // beat + 1)
        await asyncio.sleep(stroke - late + beat * seat / 64)

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


def _place(rooms: Rooms, live: Live, seat: Seat) -> AbstractAsyncContextManager[None]:
    """Of the slow bots of a room one thinks at a time; the others do not wait for them."""
    slow = rooms.pool.is_slow(live.room.game, _level(live.room, seat))
    return live.thought if slow else nullcontext()


def _level(room: Room, seat: Seat) -> str:
    return room.members[room.played.seats[seat]].bot or "" if room.played else ""


async def _thought(rooms: Rooms, live: Live, seat: Seat) -> str | None:
    """What a bot thinks of; None when that became pointless meanwhile."""
    room, running = live.room, live.room.running
    assert running
    level, view = _level(room, seat), room.view(running.seats[seat])
    seed = rooms.entropy.seed()
    assert view is not None
    thought = asyncio.ensure_future(
        rooms.pool.think(room.game, level, view, seed, live.payer, room.code)
    )
    live.thinking[seat].answer = thought
    try:
        await asyncio.wait([thought])
        return None if thought.cancelled() else thought.result()
    finally:
        thought.cancel()
        live.thinking[seat].answer = None


def pause_of(room: Room, seat: Seat) -> float:
    """How many seconds a bot takes as its game wants it, as a person would now one, now another.
    Drawn from what everybody sees, and from nothing that it thinks."""
    running = room.running
    assert running
    game, state = running.match.game, running.match.state
    least, most = game.pace(state)
    told = f"{running.id} {game.turn(state)} {seat}"
    chance = Chance(int.from_bytes(blake2b(told.encode(), digest_size=8).digest(), "big"))
    middling = (chance.below(_FINE + 1) + chance.below(_FINE + 1)) / (2 * _FINE)
    return least + (most - least) * middling


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
