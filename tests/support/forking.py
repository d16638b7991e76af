"""Servers that need not import anything: a process that has done so is forked for each.

To import and to set up the games takes a server a second of processor time, most of what many tests
take. So everyday runs do it once: a *template* is started like a server, gets ready, and waits. For
each server it forks a *keeper*, which forks the server and tells us when and how that ended. The
server has the arguments, variables, folder and log that it would have, and runs the same program.
`make soak` starts every server from nothing, as do the tests of `bombe serve` itself.

What a server draws by chance when it is imported, it has in common with others of the same
template: that is the mark of places in a page that is kept (`pages.frame`), and how strings hash.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import IO

POSSIBLE = sys.platform == "linux"
WIDTH = 12  # of a number that a keeper tells: which process, and later how it ended


class Forked:
    """What is used of a `Popen`, of a process that is a keeper's child and not ours."""

    def __init__(self, pid: int, keeper: int) -> None:
        self.pid = pid
        self._keeper = keeper  # from which the end is heard
        self._code: int | None = None

    def poll(self) -> int | None:
        return self._heard(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._heard(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("bombe", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def _heard(self, timeout: float | None) -> int | None:
        if self._code is None and select.select([self._keeper], [], [], timeout)[0]:
            self._code = int(os.read(self._keeper, WIDTH))
            os.close(self._keeper)
        return self._code


class _Template:
    def __init__(self, environment: Mapping[str, str]) -> None:
        self._line, theirs = socket.socketpair()
        self._lock = Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "support.forking"],
                env=environment,
                stdin=theirs.fileno(),
            )
        atexit.register(self._end)

    def _end(self) -> None:
        self._line.close()  # which it notices
        self._process.wait()

    def fork(
        self, program: str, words: Sequence[str], environment: Mapping[str, str], log: IO[bytes]
    ) -> Forked:
        told = json.dumps([program, [*words], {**environment}, os.getcwd()]).encode() + b"\n"
        heard, tell = os.pipe()
        with self._lock:
            # What they are comes with the first byte.
            socket.send_fds(self._line, [told[:1]], [log.fileno(), tell])
            self._line.sendall(told[1:])
            os.close(tell)
            pid = os.read(heard, WIDTH)
        assert pid, "the template of servers has ended"
        return Forked(int(pid), heard)


@cache
def template(path: str) -> _Template:
    """The one of this process, with modules from a path; made when it is first asked for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BOMBE_")}
    return _Template(kept | {"PYTHONPATH": path})


# --- in the template -----------------------------------------------------------------------------


def _get_ready() -> None:
    """Import what a server imports, and have the games that come with it."""
    from bombe import games
    from bombe.cli.commands import serve as _command  # noqa: F401
    from bombe.web import skins
    from bombe.web.http import serve as _serve  # noqa: F401
    from bombe.web.runtime.store import postgres as _postgres  # noqa: F401

    games.load()
    skins.load()


def _fork_for_ever(line: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the tests
    while True:
        received, (*given,), _, _ = socket.recv_fds(line, 1, 2)
        if not received:
            return
        while not received.endswith(b"\n"):
            received += line.recv(1 << 16)
        with suppress(ChildProcessError):  # no keeper, or none any more
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if not os.fork():
            line.close()
            _keep(received, *given)
            return
        for fd in given:
            os.close(fd)


def _keep(told: bytes, log: int, tell: int) -> None:
    if pid := os.fork():
        os.close(log)
        os.write(tell, b"%*d" % (WIDTH, pid))
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        os.write(tell, b"%*d" % (WIDTH, code))
        os._exit(0)
    os.close(tell)
    _become(log, *json.loads(told))


def _become(
    log: int, program: str, words: list[str], environment: dict[str, str], folder: str
) -> None:
    """The server: all that is not as in a new process is made so."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for fd, number in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(fd, number)
    os.close(nothing)
    os.close(log)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [program, *words]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _get_ready()
    _fork_for_ever(socket.socket(fileno=0))
