"""Starts a process without holding up the loop.

To start one as a loop does copies the tables of the server's whole memory (uvloop forks): 6 ms of
processor time, and some 40 on a busy machine, in which nobody is answered; and whoever makes the
Machine think and thinks better of it makes us start one. `subprocess` copies nothing, and takes
half a millisecond, in a thread.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from subprocess import PIPE, Popen
from typing import TypeVar

Protocol = TypeVar("Protocol", bound=asyncio.SubprocessProtocol)


async def spawned(command: Sequence[str], make: Callable[[], Protocol]) -> Protocol:
    """A process in a session of its own, so that what is typed at our terminal (^C) does not reach
    it; its standard input and output are pipes. Whoever waits for this must not be cancelled."""
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":  # where loops cannot read from such pipes
        _, made = await loop.subprocess_exec(make, *command, stderr=None)
        return made
    popen = await asyncio.to_thread(_begun, command)
    protocol = make()
    process = _Process(popen, protocol)
    protocol.connection_made(process)
    process.pipes[1], _ = await loop.connect_read_pipe(lambda: _Pipe(process, 1), popen.stdout)
    process.pipes[0], _ = await loop.connect_write_pipe(lambda: _Pipe(process, 0), popen.stdin)
    return protocol


def _begun(command: Sequence[str]) -> Popen[bytes]:
    return Popen(command, bufsize=0, stdin=PIPE, stdout=PIPE, start_new_session=True)


class _Process(asyncio.SubprocessTransport):
    def __init__(self, popen: Popen[bytes], protocol: asyncio.SubprocessProtocol) -> None:
        super().__init__()
        self.pipes: dict[int, asyncio.BaseTransport] = {}
        self.protocol = protocol
        self._popen = popen
        self._ending: asyncio.Future[int] | None = None

    def get_pid(self) -> int:
        return self._popen.pid

    def get_returncode(self) -> int | None:
        return self._popen.returncode

    def get_pipe_transport(self, fd: int) -> asyncio.BaseTransport | None:
        return self.pipes.get(fd)

    def send_signal(self, signal: int) -> None:
        self._popen.send_signal(signal)

    def is_closing(self) -> bool:
        return self._ending is not None

    def close(self) -> None:
        """Kill it, if it lives."""
        if self._popen.returncode is None:
            self._popen.kill()
        for pipe in self.pipes.values():
            pipe.close()

    def lost(self, fd: int, error: Exception | None) -> None:
        """One of its pipes has ended, and so does it, by itself or because it is killed."""
        self.protocol.pipe_connection_lost(fd, error)
        if self._ending is None:
            loop = asyncio.get_running_loop()
            self._ending = loop.run_in_executor(None, self._popen.wait)
            self._ending.add_done_callback(lambda _: self.protocol.connection_lost(None))


class _Pipe(asyncio.Protocol):
    def __init__(self, process: _Process, fd: int) -> None:
        self._process = process
        self._fd = fd

    def data_received(self, data: bytes) -> None:
        self._process.protocol.pipe_data_received(self._fd, data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._process.lost(self._fd, exc)
