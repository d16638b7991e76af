"""Where bots think and matches are dealt: a few processes beside the server.

No request and no push waits for them. Each does one task at a time; tasks that arrive while all are
busy wait in a queue of bounded length, deals before bots. A process that takes too long is killed,
and the next task gets a new one.

A process is a new interpreter, never a fork: the server has threads and an event loop, which do not
survive one. We talk through its standard input and output, which nobody else holds open, so that
each side notices when the other is gone, however it went.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from threading import Thread
from typing import Any, BinaryIO, cast

from bombe.chance import Chance
from bombe.game import Deal, Game, Options, View
from bombe.games import add
from bombe.groundwork import Work
from bombe.match import Match
from bombe.table.retelling import retold, whole
from bombe.table.room import GameFault
from bombe.text import BadInput, T
from bombe.web.logging import journal, traced

START_SECONDS = 30.0  # for a new process to be ready; much more than it takes on a busy machine
NICENESS = 5  # the loop goes first where cores are scarce
MEMORY = 768 * 1024 * 1024  # that a process may use for a stranger's upload
# Finds our modules where this process does: it gets our `sys.path`.
LAUNCH = (
    "import os, pickle, sys; calls = os.fdopen(os.dup(0), 'rb'); sys.path[:] = pickle.load(calls); "
    "from bombe.web.runtime.pool import work; work(calls)"
)
_LENGTH = Struct(">Q")


class Busy(Exception):
    """Too many tasks are queued already. Nothing was begun; try again later."""


class Unthought(Exception):
    """The task came to no end, and a new try may or may not. Says why, with no word of the data;
    the log has it too."""


class TooSlow(Unthought):
    """It took longer than a task may; its process was killed."""


class Broken(Unthought):
    """Its process died, or was ended with the pool."""


class Faulty(Broken, GameFault):
    """The game's code raised what it should not have; the log has the traceback."""

    def __init__(self, task: str, where: str) -> None:
        GameFault.__init__(self, NO_DEAL if task == "deal" else NO_ANSWER)
        self.args = (where,)


NO_DEAL = T("This game has a fault: the match could not be dealt. The server's log says more.")
NO_ANSWER = T("This game has a fault: it could not work this out. The server's log says more.")


Call = tuple[Any, ...]  # what is sent: the name of a task, the game's home, the arguments


@dataclass(eq=False)
class _Job:
    call: Call
    answer: asyncio.Future[Any]

    def settle(self, result: Any) -> None:
        if self.answer.done():  # the caller is gone
            return
        if isinstance(result, Exception):
            self.answer.set_exception(result)
        else:
            self.answer.set_result(result)


class Pool:
    """At most `size` processes, at most `queue` tasks that wait for one, at most `seconds` for a
    task once it is begun. Processes are started when they are first needed, and stay."""

    def __init__(self, size: int, queue: int, seconds: float) -> None:
        self.size = size
        self.queue = queue
        self.seconds = seconds
        self.thinking = 0  # tasks begun and not ended
        self.done = 0  # tasks that ended by themselves
        self.killed = 0  # processes that were too slow, or died
        self._deals: deque[_Job] = deque()
        self._bots: deque[_Job] = deque()
        self._workers: set[_Worker] = set()  # those that live
        self._idle: list[_Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._deals) + len(self._bots)

    async def deal(
        self, game: Game[Any], options: Options, seats: int, seed: int
    ) -> tuple[Deal, list[str]]:
        """The deal of a new match, and what chance drew at once. `BadInput` as `Match.new`."""
        call = ("deal", _home(game), dict(options), seats, seed)
        deal, drawn = await self._ask(self._deals, call)
        return deal, drawn

    async def think(self, game: Game[Any], level: str, view: View, seed: int) -> str:
        """The next action of a bot that sees this view."""
        return str(await self._ask(self._bots, ("think", _home(game), level, view, seed)))

    async def answer(self, game: Game[Any], home: str, name: str, asked: dict[str, Any]) -> Any:
        """What a function of the game's own says, found as `module:mapping` under a name."""
        return await self._ask(self._bots, ("answer", _home(game), home, name, asked))

    async def groundwork(self, game: Game[Any], works: Sequence[Work]) -> list[Any]:
        """What comes of some of the game's `works`."""
        asked = [[name, [*arguments]] for name, arguments in works]
        results: list[Any] = await self._ask(self._bots, ("groundwork", _home(game), asked))
        return results

    async def retold(self, game: Game[Any], text: str) -> Any:
        """A match that is over, told again: see `retelling`."""
        return await self._ask(self._bots, ("retold", _home(game), text))

    async def whole(self, game: Game[Any], page: dict[str, Any]) -> Any:
        """A page of it with whole views."""
        return await self._ask(self._bots, ("whole", _home(game), page))

    async def bounded(self, game: Game[Any], home: str, *arguments: Any) -> Any:
        """What a function, named as `module:function`, makes of what a stranger has sent: with
        little memory, so that it harms at most its process."""
        return await self._ask(self._bots, ("bounded", _home(game), home, *arguments))

    async def close(self) -> None:
        """End every process, and every task that waits or thinks."""
        self._closed = True
        for jobs in (self._deals, self._bots):
            while jobs:
                jobs.popleft().settle(Broken("closed"))
        # Not cancelled, since a process that is just being started could not be taken back; but
        # killed, so that a caller waiting for one learns of its death.
        while self._workers or self._tasks:
            await asyncio.gather(*(worker.end() for worker in list(self._workers)))
            if self._tasks:
                await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)

    async def _ask(self, jobs: deque[_Job], call: Call) -> Any:
        if self._closed:
            raise Broken("closed")
        if self.thinking >= self.size and self.waiting >= self.queue:
            raise Busy
        job = _Job(call, asyncio.get_running_loop().create_future())
        jobs.append(job)
        self._begin()
        try:
            return await job.answer
        finally:
            # A cancelled caller gives up its place. A task that is already running goes on: it ends
            # soon, and a new process would cost more.
            if job in jobs:
                jobs.remove(job)

    def _begin(self) -> None:
        """Begin what waits, as far as there are processes for it."""
        while self.waiting and self.thinking < self.size and not self._closed:
            job = (self._deals or self._bots).popleft()
            self.thinking += 1
            task = asyncio.get_running_loop().create_task(self._do(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, job: _Job) -> None:
        worker = None
        result: Any
        try:
            worker = await self._worker()
            if self._closed:  # since then
                raise EOFError
            async with asyncio.timeout(self.seconds):
                kind, value = await worker.ask(job.call)
            result = value if kind == "done" else _refusal(job.call, kind, value)
            self.done += 1
            self._idle.append(worker)
            worker = None
        except TimeoutError:
            journal.warning("slow", **_what(job.call))
            result = TooSlow("killed")
            self.killed += 1
        except Exception as error:  # in every case the next task gets a new process
            result = Broken(f"the process died: {type(error).__name__}")
            if not self._closed:
                journal.error("died", **_what(job.call))
                self.killed += 1
        self.thinking -= 1
        job.settle(result)
        self._begin()
        if worker is not None:
            await worker.end()

    async def _worker(self) -> _Worker:
        """A process that is ready: one that has nothing to do, else a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
        return await _Worker.started(self._workers)


def _refusal(call: Call, kind: str, value: Any) -> Exception:
    """The outcome of a task that did not end as it should."""
    if kind == "refused":
        return BadInput(value)
    if kind == "spent":
        return Broken(value)
    where, traceback = value
    journal.error("failed", **_what(call), where=where, traceback=traceback)
    return Faulty(call[0], where)


def _what(call: Call) -> dict[str, str]:
    """What the log may contain about a task."""
    return {"task": call[0], "game": ".".join(call[1])}


class _Worker(asyncio.SubprocessProtocol):
    """One process, seen from here. While it lives it is among the `living`."""

    def __init__(self, living: set[_Worker]) -> None:
        self.alive = True
        self._living = living
        self._transport: asyncio.SubprocessTransport
        self._received = bytearray()
        loop = asyncio.get_running_loop()
        self._answer: asyncio.Future[bytes] = loop.create_future()
        self._ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def started(cls, living: set[_Worker]) -> _Worker:
        # In a session of its own, so that what is typed at our terminal (^C) does not reach it.
        _, worker = await asyncio.get_running_loop().subprocess_exec(
            lambda: cls(living),
            *(sys.executable, "-P", "-c", LAUNCH),
            stderr=None,
            start_new_session=True,
        )
        try:
            worker._write(pickle.dumps(sys.path))
            async with asyncio.timeout(START_SECONDS):
                await worker._answer
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, call: Call) -> Any:
        if not self.alive:
            raise EOFError
        self._answer = asyncio.get_running_loop().create_future()
        self._write(_framed(call))
        return pickle.loads(await self._answer)

    async def end(self) -> None:
        """Kill it, and wait until it is gone."""
        self._transport.close()
        await asyncio.shield(self._ended)

    def _write(self, data: bytes) -> None:
        # Cast, not checked: other event loops have transports of their own kind.
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(data)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self._living.add(self)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        if len(self._received) < _LENGTH.size:
            return
        end = _LENGTH.size + _LENGTH.unpack_from(self._received)[0]
        if len(self._received) >= end:
            frame = bytes(self._received[_LENGTH.size : end])
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


def _home(game: Game[Any]) -> tuple[str, str]:
    """Where the process finds the game: a class that is made without arguments."""
    return type(game).__module__, type(game).__qualname__


def _framed(message: object) -> bytes:
    data = pickle.dumps(message)
    return _LENGTH.pack(len(data)) + data


# ---- in the process --------------------------------------------------------------------------


def work(calls: BinaryIO) -> None:
    """Do one task after another, until the sender is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Nothing that a game prints, reads or starts may interfere with this channel.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    heard: SimpleQueue[Call] = SimpleQueue()
    Thread(target=_listen, args=(calls, heard), daemon=True).start()
    answer = _framed("ready")
    while True:
        answers.write(answer)
        answers.flush()
        answer = _answered(heard.get())


def _listen(calls: BinaryIO, heard: SimpleQueue[Call]) -> None:
    """In a thread, so that even in the middle of a long thought we end with our server."""
    try:
        while length := calls.read(_LENGTH.size):
            heard.put(pickle.loads(calls.read(_LENGTH.unpack(length)[0])))
    finally:
        os._exit(0)


def _answered(call: Call) -> bytes:
    task, home, *arguments = call
    try:
        return _framed(("done", _TASKS[task](_game(*home), *arguments)))
    except BadInput as error:
        # The sentence alone: an error may be made of other things, and not be copied by them.
        return _framed(("refused", error.sentence))
    except Exception as error:
        if task == "bounded" and isinstance(error, MemoryError):  # it has little, on purpose
            return _framed(("spent", _where(error)))
        return _framed(("failed", (_where(error), traced(error))))


def _deal(game: Game[Any], options: Options, seats: int, seed: int) -> tuple[Deal, list[str]]:
    match = Match.new(game, options, seats, seed)
    return match.deal, [action for _, action in match.log]


def _think(game: Game[Any], level: str, view: View, seed: int) -> str:
    return game.bots[level](view, Chance(seed))


def _answer(game: Game[Any], home: str, name: str, asked: dict[str, Any]) -> object:
    module, _, mapping = home.partition(":")
    return getattr(import_module(module), mapping)[name](asked)


def _groundwork(game: Game[Any], works: Sequence[Any]) -> list[Any]:
    return [game.works[name](*arguments) for name, arguments in works]


def _bounded(game: Game[Any], home: str, *arguments: Any) -> object:
    module, _, name = home.partition(":")
    function = getattr(import_module(module), name)
    with _little_memory():
        return function(*arguments)


@contextmanager
def _little_memory() -> Iterator[None]:
    """Limit this process to `MEMORY` more than it has, where the system supports that."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        yield
        return
    import resource  # not available on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + MEMORY
    if soft != resource.RLIM_INFINITY:
        most = min(most, soft)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


_TASKS: dict[str, Callable[..., object]] = {
    "deal": _deal,
    "think": _think,
    "answer": _answer,
    "bounded": _bounded,
    "groundwork": _groundwork,
    "retold": retold,
    "whole": lambda game, page: whole(**page),
}


@cache
def _game(module: str, name: str) -> Game[Any]:
    game: Game[Any] = attrgetter(name)(import_module(module))()
    with suppress(BadInput):  # so that it is also found by its key, if it is a module's
        add(f"{module}:{name}")
    return game


def _where(error: Exception) -> str:
    """What went wrong and where; not in its own words, which may hold a secret."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = "" if at is None else f" in {at.tb_frame.f_globals.get('__name__')}:{at.tb_lineno}"
    return f"{type(error).__name__}{place}"
