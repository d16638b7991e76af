"""Has that worked out which a game ponders, while the match goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from bombe.table.events import Acted, Event
from bombe.table.played import Played
from bombe.table.room import GameFault, Room
from bombe.text import BadInput
from bombe.web.logging import journal
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Busy, Faulty, Unthought
from bombe.web.runtime.store import StoreDown

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms

RETRY_SECONDS = 1.0  # where the queue is full, or the store is down
Wanted = tuple[str, Any]  # a match, and what it ponders
PATIENCE = 3  # times that the game may refuse what it has thought of itself
LONGEST_RETRY = 8


def begin(rooms: Rooms, live: Live) -> None:
    """Begin to work out what the match ponders, if nobody does, and drop what became pointless."""
    running = live.room.running
    wanted = _wanted(running) if running else None
    if live.pondering and live.pondering[0] != wanted:
        if live.pondering[1] is not asyncio.current_task():  # else it has just been written down
            live.pondering[1].cancel()
        live.pondering = None
    idle = live.pondering is None or live.pondering[1].done()
    if wanted and idle and wanted not in live.given_up:
        live.pondering = wanted, rooms.background.begin_quietly(_worked_out(rooms, live, wanted))


def _wanted(running: Played) -> Wanted | None:
    return None if running.pondered is None else (running.id, running.pondered)


async def _worked_out(rooms: Rooms, live: Live, wanted: Wanted) -> None:
    """Think, and write the action down. After a thought that came to no end, think quickly."""

    def decide(room: Room) -> list[Event]:
        # Another process may have thought of it first, or the match may have ended.
        due = room.running is not None and _wanted(room.running) == wanted
        return [Acted(seat=None, action=action)] if due else []

    failures, action = 0, ""
    while rooms.holds(live):
        try:
            action = action or await rooms.pool.ponder(
                live.room.game, wanted[1], failures > 0, live.payer, live.room.code
            )
            await rooms.change(live, decide)
            return
        except (Busy, StoreDown):
            await asyncio.sleep(RETRY_SECONDS)
        except (GameFault, BadInput) as error:
            failures, action = failures + 1, ""
            if isinstance(error, GameFault) or failures > PATIENCE:
                if not isinstance(error, Faulty):  # the pool logs its own errors
                    journal.failed(error)
                break
        except Unthought:  # the match waits for it, so it is tried for ever, but not all the time
            failures += 1
            await asyncio.sleep(RETRY_SECONDS * min(failures, LONGEST_RETRY) ** 2)
    live.given_up.append(wanted)
