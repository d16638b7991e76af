"""The rooms of a server, in this process, over a real store and with real processes that deal and
think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store import Store
from bombe.web.runtime.store.sqlite import SQLite
from bombe.web.runtime.times import Times
from support import forking
from support.serving import PATH

QUICK = Times(grace=0.05, unseen=3600.0, beat=0.0)
PATIENCE = 60.0  # seconds until what should happen is given up


@asynccontextmanager
async def opened(
    folder: Path,
    entropy: Entropy | None = None,
    times: Times = QUICK,
    most: int = 1000,
    store: Store | None = None,
) -> Any:
    store = store or SQLite(folder / "rooms.db")
    rooms = Rooms(store, Pool(1, 64, 20.0), entropy, times, most)
    with forking.beside_us(PATH):
        await rooms.open()
        try:
            yield rooms
        finally:
            await rooms.close()


def run(work: Awaitable[None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(bounded())


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.01)


async def count(rooms: Rooms) -> int:
    return sum(summary.rows for summary in await rooms.store.rooms())


def key(n: int) -> str:
    return f"key-number-{n:011}"


async def tell(rooms: Rooms, live: Live, who: int, *lines: str) -> None:
    for line in lines:
        await rooms.order(live, who, line, f"{who} {line} {live.room.n}")


async def play_out(rooms: Rooms, live: Live) -> None:
    """Everybody who is no bot bids until the match is over."""
    while running := live.room.running:
        for seat in sorted(running.waiting):
            who = running.seats[seat]
            if live.room.members[who].bot is None:
                await rooms.act(live, who, "bid 4", f"{live.room.n}")
        await asyncio.sleep(0)


async def nobody(messages: Sequence[bytes]) -> None: ...


async def nobody_closes(code: int, reason: str) -> None: ...
