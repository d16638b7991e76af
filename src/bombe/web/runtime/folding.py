"""Folds a room's log bit by bit, so that others are served meanwhile however long it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import perf_counter

from bombe.table.events import Row
from bombe.table.room import Room, begun
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.store import Store

SLICE = 0.001  # seconds at a time
FREE = 3  # slices of a room; for more it waits for its turn: few are so long
GAP_SECONDS = 0.004  # from one such turn to the next, of all rooms: the loop is for others, too
PAGE = 500  # rows that are read at once: their reader holds the interpreter, too


async def loaded(store: Store, code: str, gaps: Gaps | None = None) -> Room | None:
    """The room that the store has under this code."""
    room: Room | None = None
    while rows := await store.read(code, room.n if room else 0, PAGE):
        first = rows[0]
        free = FREE if room is None else 0
        room = await folded_on(room or begun(code, first.event, first.at), rows, gaps, free)
        if len(rows) < PAGE:
            break
    return room


async def folded_on(
    room: Room, rows: Iterable[Row], gaps: Gaps | None = None, free: int = FREE
) -> Room:
    """The room after those of the rows that it does not know yet."""
    began = perf_counter()
    for row in rows:
        if row.n <= room.n:
            continue
        room = room.after(row.event, row.at)
        if perf_counter() - began > SLICE:
            free -= 1
            if gaps is None or free >= 0:
                await asyncio.sleep(0)
            else:
                await gaps.turn(room.code)
            began = perf_counter()
    return room
