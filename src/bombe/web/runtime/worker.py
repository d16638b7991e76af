"""A process beside the server, as the server sees it.

It is a new interpreter, never a fork: the server has threads and an event loop, which do not
survive one. We talk through its standard input and output, which nobody else holds open, so that
each side notices when the other is gone, however it went.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import cast

from bombe.web.runtime import frames
from bombe.web.runtime.frames import LENGTH, Answer
from bombe.web.runtime.spawning import spawned

START_SECONDS = 30.0  # for a new process to be ready; much more than it takes on a busy machine
END_SECONDS = 10.0  # for one that has closed its side of the line to be gone
# Finds our modules where this process does: it gets our `sys.path`.
LAUNCH = (
    "import json, os, sys; calls = os.fdopen(os.dup(0), 'rb'); told = json.loads(calls.readline());"
    " sys.path[:] = told[0]; from bombe.web.runtime.tasks import work; work(calls, *told[1:])"
)


class Worker(asyncio.SubprocessProtocol):
    """One process. While it lives it is among the `living`."""

    def __init__(self, living: set[Worker]) -> None:
        self.alive = True
        self.habits: set[object] = set()  # what it has done before
        self._living = living
        self._transport: asyncio.SubprocessTransport
        self._received = bytearray()
        loop = asyncio.get_running_loop()
        self._answer: asyncio.Future[bytes] = loop.create_future()
        self._ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def started(
        cls, living: set[Worker], niceness: int, memory: int, needs: Sequence[str] = ()
    ) -> Worker:
        """One that is ready, and has imported what it `needs`."""
        worker = await spawned((sys.executable, "-P", "-c", LAUNCH), lambda: cls(living))
        try:
            worker._write(json.dumps([sys.path, niceness, memory, [*needs]]).encode() + b"\n")
            async with asyncio.timeout(START_SECONDS):
                await worker._answer
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, call: bytes) -> Answer:
        """What it answers to a call; `EOFError` when it dies over it."""
        if not self.alive:
            raise EOFError
        self._answer = asyncio.get_running_loop().create_future()
        self._write(call)
        return frames.read_answer(await self._answer)

    async def overran(self) -> bool:
        """Whether a process that has died was ended because a task took too much processor time.
        Waits until it is gone by itself: to end it would lose how it ended."""
        with suppress(TimeoutError):
            async with asyncio.timeout(END_SECONDS):
                await asyncio.shield(self._ended)
        overran = getattr(signal, "SIGPROF", None)
        return overran is not None and self.returncode == -overran

    @property
    def returncode(self) -> int | None:
        """How it ended: minus the number of a signal, if it was one; None while it lives."""
        return self._transport.get_returncode()

    def kill(self) -> None:
        self._transport.close()

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        self.kill()
        await asyncio.shield(self._ended)

    def _write(self, data: bytes) -> None:
        # Cast, not checked: other event loops have transports of their own kind.
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._living.add(self)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        if len(self._received) < LENGTH.size:
            return
        length = LENGTH.unpack_from(self._received)[0]
        if length > frames.MOST_BYTES:
            self.kill()
            return
        end = LENGTH.size + length
        if len(self._received) >= end:
            frame = bytes(self._received[LENGTH.size : end])
            del self._received[:end]
            if not self._answer.done():
                self._answer.set_result(frame)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.alive = False
        if not self._answer.done():
            self._answer.set_exception(EOFError())
            self._answer.exception()  # retrieved, since perhaps nobody awaits it

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport.close()
        self._living.discard(self)
        self._ended.set_result(None)
