"""Many connections to a room in which there is much to see: they are told bit by bit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import thread_time

from bombe.web.runtime import live as live_rooms
from bombe.web.runtime.live import Live, Socket
from bombe.web.runtime.rooms import Rooms
from support.hosting import key, nobody_closes, opened, run, until
from support.with_tiny import closest  # noqa: F401 (fixture)

VIEWERS = 20


class Viewer:
    """A connection to which it takes much of the processor to send."""

    def __init__(self, live: Live, dear: float) -> None:
        self.dear = dear
        self.told: list[str] = []
        self.socket = Socket(live, None, "en", self.send, nobody_closes)

    async def send(self, messages: Sequence[bytes]) -> None:
        end = thread_time() + self.dear
        while thread_time() < end:
            pass
        self.told += [message.decode() for message in messages]


async def watched(rooms: Rooms, dear: float) -> tuple[Live, list[Viewer], list[asyncio.Task[None]]]:
    live = await rooms.make("closest", "Ada", key(0), ["watch on"], start=True)
    viewers = [Viewer(live, dear) for _ in range(VIEWERS)]
    tasks = []
    for viewer in viewers:
        await rooms.attach(viewer.socket)
        tasks.append(asyncio.create_task(viewer.socket.run()))
    await until(lambda: all(len(viewer.told) == 1 for viewer in viewers))
    return live, viewers, tasks


def told(viewers: list[Viewer], text: str) -> int:
    return sum(any(text in message for message in viewer.told) for viewer in viewers)


def test_others_are_served_between_those_who_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live, viewers, tasks = await watched(rooms, live_rooms.TELLING_SECONDS)
            await rooms.order(live, 0, "lock on", "n2")
            few = told(viewers, '"locked":true')
            assert 1 <= few <= 3
            # What happens meanwhile is told with it, once.
            await rooms.order(live, 0, "name Grace", "n3")
            await until(lambda: told(viewers, "Grace") == VIEWERS)
            assert told(viewers, '"locked":true') == VIEWERS
            assert sum(len(viewer.told) == 2 for viewer in viewers) >= VIEWERS - 6
            # One who goes while others are told is told no more.
            await rooms.order(live, 0, "lock off", "n4")
            last = [*live._untold][-1]
            rooms.detach(last)
            await until(lambda: not live._untold)
            (gone,) = [viewer for viewer in viewers if viewer.socket is last]
            assert '"locked":false' not in gone.told[-1]
            assert told(viewers, '"locked":false') >= VIEWERS - 1
            for task in tasks:
                task.cancel()

    run(work())


def test_where_it_takes_little_all_are_told_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live, viewers, tasks = await watched(rooms, 0.0)
            live_rooms.TELLING_SECONDS, before = 1.0, live_rooms.TELLING_SECONDS
            await rooms.order(live, 0, "lock on", "n1")
            live_rooms.TELLING_SECONDS = before
            assert told(viewers, '"locked":true') == VIEWERS
            for task in tasks:
                task.cancel()

    run(work())
