"""Has worked out, in another process, what the views of a room rest on, before anybody can look."""

from __future__ import annotations

import asyncio

from bombe.table.room import Room
from bombe.web.runtime.pool import Busy, Pool, Unthought

BUSY_SECONDS = 0.05  # until processes that were busy are asked again
PATIENCE = 20  # times that they are asked


async def prepare(pool: Pool, room: Room) -> None:
    """Let a game learn what its views of a room will ask. If that fails they work it out by
    themselves: everybody waits for it then, but nothing is lost."""
    if room.played is None:
        return
    match = room.played.match
    for _ in range(PATIENCE):
        works = match.groundwork
        if not works:
            return
        try:
            results = await pool.groundwork(match.game, works, room.code)
        except Busy:
            await asyncio.sleep(BUSY_SECONDS)
            continue
        except Unthought:
            return
        for (name, arguments), result in zip(works, results, strict=True):
            match.game.works[name].learn(arguments, result)
