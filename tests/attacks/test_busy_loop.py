"""However busy the loop is kept with short things, what others do is written meanwhile: the store's
thread gets the interpreter within a few of them."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import thread_time

import pytest

from bombe.table.events import Row
from bombe.web.http.app import tune
from bombe.web.runtime import folding
from bombe.web.runtime.store.sqlite import SQLite

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
