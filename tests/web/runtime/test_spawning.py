"""Processes are started beside the loop, whichever it is, and none is left over."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bombe.web.runtime import spawning
from bombe.web.runtime.worker import Worker

uvloop = pytest.importorskip("uvloop", reason="is not for this system")


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_loop_forks_nothing(
    run: Callable[[Coroutine[Any, Any, None]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To fork with all the memory of a server takes 6 ms of processor time."""
    threads: list[threading.Thread] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **named: Any) -> None:
            threads.append(threading.current_thread())
            super().__init__(*arguments, **named)

    monkeypatch.setattr(spawning, "Popen", Noted)

    async def work() -> None:
        living: set[Worker] = set()
        killed, left = [await Worker.started(living, 0, 0) for _ in range(2)]
        assert living == {killed, left}
        assert killed.alive
        await killed.end()
        assert (killed.alive, killed.returncode) == (False, -9)
        left._transport.send_signal(15)  # by somebody else
        await left._ended
        assert (left.alive, left.returncode) == (False, -15)
        with pytest.raises(EOFError):
            await left.ask(b"")
        assert not living

    run(work())
    assert len(threads) == 2
    assert threading.main_thread() not in threads
    gc.collect()  # what was left open would be a warning now, and so an error
