"""The keys to a seat, in a room that is being played in: links for other devices, their exchange
for keys, and the end of keys. Connections that a revoked key has open end with the change itself,
on every process that hears of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bombe.table import keys
from bombe.table.codes import digest
from bombe.table.events import Event, Who
from bombe.table.room import Room
from bombe.web.runtime.live import Live

if TYPE_CHECKING:
    from bombe.web.runtime.rooms import Rooms


async def link(rooms: Rooms, live: Live, who: Who, token: str) -> int:
    """Let a token be exchanged for a key to a member's seat; until when it can be."""
    made = digest(live.room.code, token)
    await rooms.change(live, lambda room: keys.linked(room, who, made, rooms.time_in(room)))
    return live.room.members[who].links.get(made, 0)


async def behind(rooms: Rooms, live: Live, token: str) -> Who:
    """Whose seat a token is for; `NoLink`."""
    made = digest(live.room.code, token)
    if rooms.store.shared and live.room.member_with(made) is None:
        await rooms.refresh(live)  # another process may have made it just now
    return keys.behind(live.room, made, rooms.time_in(live.room))


async def exchange(rooms: Rooms, live: Live, token: str, key: str) -> Who:
    """Let a key open the seat that a token was made for; `NoLink`."""
    made, proof = digest(live.room.code, token), digest(live.room.code, key)
    await rooms.change(live, lambda room: keys.exchanged(room, made, proof, rooms.time_in(room)))
    who = live.room.opened_by(proof)
    if who is None:  # it was revoked in the same moment
        raise keys.NoLink
    return who


def has_exchanged(live: Live, token: str, key: str) -> bool:
    """Whether the key is the one that the token was exchanged for."""
    code = live.room.code
    return keys.is_taken(live.room, digest(code, token), digest(code, key))


async def revoke(rooms: Rooms, live: Live, who: Who, name: str, leave: bool = False) -> None:
    """Let the key with this id open a member's seat no longer; `NoKey`, or `LastKey` unless the
    member means to leave."""

    def decide(room: Room) -> list[Event]:
        return keys.revoked(room, who, keys.named(room, who, name), leave)

    await rooms.change(live, decide)


async def revoke_others(rooms: Rooms, live: Live, who: Who, own: str) -> None:
    """Let nothing but this one key, by its digest, open a member's seat."""
    await rooms.change(live, lambda room: keys.revoked(room, who, keys.others(room, who, own)))
