"""Has matches dealt, which may take a while: the room is not held up by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bombe.game import Deal
from bombe.table import keys, seating
from bombe.table.events import Event, Who
from bombe.table.room import Room
from bombe.web.runtime.live import Live

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms


async def start(
    rooms: Rooms, live: Live, who: Who, nonce: str, payer: str, key: str | None
) -> None:
    """Start a match. The payer is the address that this and what is thought in the match is
    counted for."""
    if rooms.store.shared:  # members who joined through another process play too
        await rooms.refresh(live)
    keys.must_open(live.room, who, key)
    if live.room.did(who, nonce):
        return
    seated = seating.seated(live.room, who)
    dealt = await _dealt(rooms, live.room, seated, payer)
    live.payer = payer

    def decide(room: Room) -> list[Event]:
        if room.did(who, nonce):
            return []
        return seating.started(room, who, seated, *dealt, nonce)

    await rooms.change(live, keys.held(live.room, who, key, decide))


async def started(rooms: Rooms, room: Room, who: Who, payer: str) -> list[Event]:
    """The start of a match in a room that is just being made."""
    seated = seating.seated(room, who)
    return seating.started(room, who, seated, *await _dealt(rooms, room, seated, payer))


async def _dealt(
    rooms: Rooms, room: Room, seated: seating.Seating, payer: str
) -> tuple[Deal, list[str], str]:
    """A deal for those who are seated, what chance drew at once, and a name for the match."""
    seed, match = rooms.entropy.seed(), rooms.entropy.match()
    deal, drawn = await rooms.pool.deal(
        room.game, seated.dealt, len(seated.seats), seed, payer, room.code
    )
    return deal, drawn, match
