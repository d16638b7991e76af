"""However busy the loop is kept with short things, what others do is written meanwhile: the store's
thread gets the interpreter within a few of them. And of one client nothing piles up that would be
done at once, before all others, whenever the loop was late."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send

from bombe.table.events import Row
from bombe.web.http.app import tune
from bombe.web.http.guard import Guard
from bombe.web.http.limits import Limits, Rate, Rates
from bombe.web.http.metrics import Metrics
from bombe.web.http.visitor import PREFERENCES
from bombe.web.pages import frame
from bombe.web.runtime import folding
from bombe.web.runtime.made import Made
from bombe.web.runtime.store.sqlite import SQLite
from support.hosting import run

SHORT = 0.001  # seconds of the processor, as a slice of a long log
MOST = 25  # of them while somebody's change is written; with the usual interval 200 and more


@pytest.fixture(name="tuned")
def an_interpreter_for_a_server() -> Iterator[None]:
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    tune()
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
        gc.set_threshold(*threshold)
        gc.unfreeze()


@pytest.mark.usefixtures("tuned")
def test_a_change_is_written_beside_a_busy_loop(tmp_path: Path) -> None:
    # Who waits begins to count anew after every short thing: an interval that is longer never ends.
    # Only where a thread has a processor to itself does that show below.
    assert sys.getswitchinterval() < folding.SLICE / 2

    async def work() -> list[int]:
        store, done, counts = SQLite(tmp_path / "bombe.db"), 0, []
        await store.open(lambda *_: None)

        async def keep_busy() -> None:
            nonlocal done
            while True:
                end = thread_time() + SHORT
                while thread_time() < end:
                    pass
                done += 1
                await asyncio.sleep(0)

        busy = asyncio.create_task(keep_busy())
        for n in range(1, 8):
            before = done
            assert await store.append("BBBBBB", [Row(n, 1, "{}")])
            counts.append(done - before)
        busy.cancel()
        await store.close()
        return counts

    assert median(asyncio.run(work())) <= MOST


def test_others_come_between_those_who_were_slowed_down() -> None:
    done: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        done.append("eve")

    async def nothing(*_: Any) -> Any:
        raise AssertionError("nothing is read or sent here")

    async def work() -> None:
        rates = Rates(address=Rate(1000, 1000, at_once=1))
        limits = Limits(rates, time.monotonic)
        guard = Guard(app, limits, Metrics(), nothing, "", hsts=False)
        scope: Scope = {"type": "http", "method": "GET", "path": "/api/games", "headers": []}
        scope["client"] = ("127.0.0.66", 1)
        async with asyncio.TaskGroup() as group:
            for _ in range(20):
                group.create_task(guard({**scope}, nothing, nothing))
            await asyncio.sleep(0)
            time.sleep(0.03)  # the loop is held, and the time of all of them comes
            while done.count("eve") < 20:
                done.append("ada")  # is there each time that the loop looks who is
                await asyncio.sleep(0)

    run(work())
    assert "eve eve" not in " ".join(done[done.index("ada") :])


def test_what_many_first_want_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a thread: some at a time would hinder the loop a thousand times a second."""
    compiled: list[str] = []
    compile = frame._compile

    def counted(template: str) -> Any:
        compiled.append(template)
        return compile(template)

    async def work() -> None:
        prefers = tuple((name, choices[0]) for name, choices in PREFERENCES.items())
        values = {**dict.fromkeys(("token", "nonce", "here", "way_back"), ""), "points": ()}
        wanted = ("privacy.html", "en", prefers, "", values)
        pages = await asyncio.gather(*(frame._text(*wanted) for _ in range(8)))
        assert len({*pages}) == 1

    monkeypatch.setattr(frame, "_compile", counted)
    monkeypatch.setattr(frame, "_compiled", Made(0))
    run(work())
    assert compiled == ["privacy.html"]
