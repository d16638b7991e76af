"""`bombe serve`, and a note of what its loop did for each action from reading it to the answer.

A line of two figures each goes to the file that TIMED names, in seconds of the processor of the
loop's thread: when the action was read, and when it was answered without what was done meanwhile
while it was written to the disk. Nobody waits for that: on a busy machine much else is done then.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from bombe.cli import main
from bombe.web.http.guard import Guard
from bombe.web.runtime.store.sqlite import SQLite

Work = Callable[[Any], Any]


def watch(notes: str) -> None:
    call, change = Guard.__call__, SQLite._change
    out = open(notes, "a", buffering=1)  # noqa: SIM115 (as long as the process)
    clock = time.pthread_getcpuclockid(threading.get_ident())
    written = 0.0  # what the loop did so far while something was written

    async def writing(self: SQLite, work: Work) -> Any:
        nonlocal written
        ended = began = time.clock_gettime(clock)

        def worked(db: Any) -> Any:
            nonlocal ended
            try:
                return work(db)
            finally:
                ended = time.clock_gettime(clock)

        try:
            return await change(self, worked)
        finally:
            written += ended - began

    async def answering(self: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        read, before = time.thread_time(), written

        async def sending(message: Message) -> None:
            # Before it is sent: whoever has the answer may look.
            if message["type"] == "http.response.body" and scope["path"].endswith("/actions"):
                out.write(f"{read} {time.thread_time() - (written - before)}\n")
            await send(message)

        await call(self, scope, receive, sending)

    Guard.__call__ = answering  # type: ignore[method-assign]
    SQLite._change = writing  # type: ignore[method-assign]


if __name__ == "__main__":
    watch(os.environ["TIMED"])
    sys.exit(main())
