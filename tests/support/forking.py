"""Servers that need not import anything: a process that has done so is forked for each.

To import and to set up the games takes a server a second of processor time, and the processes in
which it deals and thinks another one: most of what many tests take. So everyday runs do it once. A
*template* is started like a server, gets ready, and waits. For each process that is wanted it
forks a *keeper*, which forks the process and tells us when and how that ended. A server has the
arguments, variables, folder and log that it would have, finds modules where it would, and runs the
same program; it has a template of its own for the processes beside it.

`make soak` starts everything from nothing, but for servers that were killed and are started again,
hundreds of times. So do, every day, the tests of `bombe serve`, of the pool of processes, and of a
server with several workers.

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
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock
from typing import IO, Any

from support.scaling import SOAK

POSSIBLE = sys.platform == "linux"
WIDTH = 12  # of a number that a keeper tells: which process, and later how it ended


class Forked:
    """What is used of a `Popen`, of a process that is a keeper's child and not ours."""

    def __init__(self, pid: int, keeper: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.stdin: IO[bytes] | None = None
        self.stdout: IO[bytes] | None = None
        self._keeper = keeper  # from which the end is heard

    def poll(self) -> int | None:
        return self._heard(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._heard(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("bombe", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _heard(self, timeout: float | None) -> int | None:
        if self.returncode is None:
            ends = select.poll()
            ends.register(self._keeper, select.POLLIN)
            if ends.poll(None if timeout is None else timeout * 1000):
                self.returncode = int(os.read(self._keeper, WIDTH))
                os.close(self._keeper)
        return self.returncode


class Template:
    """One that waits at the other end of a line, and ends with it."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._lock = Lock()

    def server(
        self, program: str, words: Sequence[str], environment: Mapping[str, str], log: IO[bytes]
    ) -> Forked:
        told = [program, *words], {**environment}, os.getcwd()
        return self._forked("server", told, log.fileno())

    def helper(self, command: Sequence[str]) -> Forked:
        """A process that runs a piece of Python, as `spawning` starts it."""
        (reads, writes), (hears, tells) = os.pipe(), os.pipe()
        forked = self._forked("helper", command[-1:], reads, tells)
        for theirs in (reads, tells):
            os.close(theirs)
        forked.stdin, forked.stdout = os.fdopen(writes, "wb", 0), os.fdopen(hears, "rb", 0)
        return forked

    def close(self) -> None:
        self._line.close()

    def _forked(self, kind: str, told: Sequence[Any], *files: int) -> Forked:
        line = json.dumps([kind, *told]).encode() + b"\n"
        heard, tell = os.pipe()
        with self._lock:
            # The files come with the first byte.
            socket.send_fds(self._line, [line[:1]], [tell, *files])
            self._line.sendall(line[1:])
            os.close(tell)
            pid = os.read(heard, WIDTH)
        assert pid, "the template has ended"
        return Forked(int(pid), heard)


@cache
def template(path: str) -> Template:
    """The one of this process, with modules from a path; made when it is first asked for."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BOMBE_")}
    ours, theirs = socket.socketpair()
    with theirs:
        command = [sys.executable, "-P", "-m", "support.forking"]
        process = subprocess.Popen(command, env=kept | {"PYTHONPATH": path}, stdin=theirs.fileno())
    made = Template(ours)
    atexit.register(process.wait)
    atexit.register(made.close)  # which is done first
    return made


@contextmanager
def beside_us(path: str) -> Iterator[None]:
    """Processes beside a server that runs in this process are forked too."""
    from bombe.web.runtime import spawning

    usual = spawning._begun
    if POSSIBLE and not SOAK:
        spawning._begun = template(path).helper  # type: ignore[assignment]
    try:
        yield
    finally:
        spawning._begun = usual


# --- in the template -----------------------------------------------------------------------------


def _get_ready() -> None:
    """Import what a server imports, and have the games that come with it, and templates."""
    from bombe import games
    from bombe.cli.commands import serve as _command  # noqa: F401
    from bombe.web import skins
    from bombe.web.http import serve as _serve  # noqa: F401
    from bombe.web.pages import frame
    from bombe.web.runtime.store import postgres as _postgres  # noqa: F401

    games.load()
    skins.load()
    for template in frame.TEMPLATES.glob("*.html"):
        frame._compile(template.name)


def _fork_for_ever(line: socket.socket) -> None:
    """Returns in a process that was forked and has done its work, and when the line has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever stops the tests
    while True:
        told, (*files,), _, _ = socket.recv_fds(line, 1, 3)
        if not told:
            return
        while not told.endswith(b"\n"):
            told += line.recv(1 << 16)
        with suppress(ChildProcessError):  # no keeper, or none any more
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        if not os.fork():
            line.close()
            kind, *rest = json.loads(told)
            tell, *own = files
            _keep(tell, own)
            (_serve if kind == "server" else _help)(own, *rest)
            return
        for fd in files:
            os.close(fd)


def _keep(tell: int, files: Sequence[int]) -> None:
    """Returns in the process that is wanted."""
    if pid := os.fork():
        for fd in files:
            os.close(fd)
        os.write(tell, b"%*d" % (WIDTH, pid))
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        with suppress(BrokenPipeError):  # nobody is left to hear it
            os.write(tell, b"%*d" % (WIDTH, code))
        os._exit(0)
    os.close(tell)
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _serve(
    files: Sequence[int], words: list[str], environment: dict[str, str], folder: str
) -> None:
    (log,) = files
    _put(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(log, 1)
    _put(log, 2)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    _look_in(environment["PYTHONPATH"].split(os.pathsep))
    ours, theirs = socket.socketpair()
    if not os.fork():
        ours.close()
        _fork_for_ever(theirs)
        return
    theirs.close()
    from bombe.web.runtime import spawning

    spawning._begun = Template(ours).helper  # type: ignore[assignment]
    program, *_ = sys.argv = words
    runpy.run_module(program, run_name="__main__", alter_sys=True)


def _look_in(path: Sequence[str]) -> None:
    """Find modules in these folders too, and run what is to be run first, as Python does when it
    starts: for the processes beside the server as well, which are forked later."""
    for folder in path:
        if folder in sys.path:
            continue
        sys.path.insert(0, folder)
        first = os.path.join(folder, "sitecustomize.py")
        if os.path.exists(first):
            runpy.run_path(first)


def _help(files: Sequence[int], code: str) -> None:
    os.setsid()
    for number, fd in enumerate(files):
        _put(fd, number)
    exec(code, {"__name__": "__main__"})


def _put(fd: int, number: int) -> None:
    if fd != number:
        os.dup2(fd, number)
        os.close(fd)


if __name__ == "__main__":
    _get_ready()
    _fork_for_ever(socket.socket(fileno=0))
