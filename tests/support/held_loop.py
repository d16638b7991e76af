"""`bombe serve`, and a note of each callback that holds the event loop for long.

By the processor time of the loop's own thread: how busy the machine is does not matter. Notes go to
the file that HELD names, a line of JSON each, with where the thread was while it was held: a timer
that counts its processor time alone looks every millisecond.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from bombe.cli import main

NOTED = 0.002  # seconds; what a test allows is for it to say
LOOK_SECONDS = 0.001
DEEPEST = 12  # calls that are noted of each place


def watch(notes: Path) -> None:
    run = asyncio.Handle._run
    out = notes.open("a", buffering=1)
    places: list[str] = []
    gc.callbacks.append(lambda phase, facts: places.append(_collecting(phase, facts)))
    signal.signal(signal.SIGPROF, lambda _, frame: places.append(_place(frame)))
    signal.setitimer(signal.ITIMER_PROF, LOOK_SECONDS, LOOK_SECONDS)

    def timed(self: asyncio.Handle) -> Any:
        places.clear()
        path = asked(self)
        began = time.thread_time()
        try:
            return run(self)
        finally:
            took = time.thread_time() - began
            if took > NOTED and threading.current_thread() is threading.main_thread():
                where = [f"{n}x {place}" for place, n in Counter(places).most_common(5)]
                what = told(self) + path
                note = {"at": time.time(), "took": took, "what": what, "where": where}
                out.write(json.dumps(note) + "\n")

    asyncio.Handle._run = timed  # type: ignore[method-assign]


def _collecting(phase: str, facts: dict[str, int]) -> str:
    """What Python's collector of garbage does, which holds up whoever needs memory just then."""
    what = f"generation {facts['generation']}, {facts['collected']} found"
    return f"collector {phase} at {1000 * time.thread_time():.1f} ms: {what}"


def _place(frame: FrameType | None) -> str:
    """Where a thread is: its innermost calls, without the loop's."""
    calls: list[str] = []
    while frame is not None and len(calls) < DEEPEST:
        code = frame.f_code
        if code.co_name in ("timed", "_run"):
            break
        calls.append(f"{Path(code.co_filename).name}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    return " < ".join(calls)


def asked(handle: asyncio.Handle) -> str:
    """What somebody asked for, where that is what is answered. To be seen before it is done."""
    task = getattr(getattr(handle, "_callback", None), "__self__", None)
    frame = getattr(task.get_coro(), "cr_frame", None) if isinstance(task, asyncio.Task) else None
    scope = getattr(frame.f_locals.get("self"), "scope", None) if frame else None
    return f" for {scope['path']}" if isinstance(scope, dict) and "path" in scope else ""


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
