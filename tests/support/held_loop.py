"""`bombe serve`, and a note of each callback that holds the event loop for long.

By the processor time of the loop's own thread: how busy the machine is does not matter. Notes go to
the file that HELD names, a line of JSON each.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
from pathlib import Path
from typing import Any

from bombe.cli import main

NOTED = 0.002  # seconds; what a test allows is for it to say


def watch(notes: Path) -> None:
    run = asyncio.Handle._run
    out = notes.open("a", buffering=1)

    def timed(self: asyncio.Handle) -> Any:
        began = time.thread_time()
        try:
            return run(self)
        finally:
            took = time.thread_time() - began
            if took > NOTED and threading.current_thread() is threading.main_thread():
                note = {"at": time.time(), "took": took, "what": told(self)}
                out.write(json.dumps(note) + "\n")

    asyncio.Handle._run = timed  # type: ignore[method-assign]


def told(handle: asyncio.Handle) -> str:
    """What was called: for a task, where its coroutines are now."""
    task = getattr(getattr(handle, "_callback", None), "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(handle, "_callback", handle))
    places: list[str] = []
    coroutine: Any = task.get_coro()
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        name = getattr(coroutine, "__qualname__", type(coroutine).__name__)
        places.append(f"{name}:{frame.f_lineno}" if frame else name)
        coroutine = getattr(coroutine, "cr_await", None)
    return " > ".join(places)


if __name__ == "__main__":
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # whose callbacks cannot be watched
    watch(Path(os.environ["HELD"]))
    sys.exit(main())
