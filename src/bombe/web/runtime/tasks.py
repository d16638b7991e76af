"""What the processes beside the server do: one task after another, each named in `TASKS`.

This module is what such a process runs. The server only reads the table: the name of a task, what
it calls, and of what type its answer is.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import thread_time
from typing import Any, BinaryIO

import msgspec

from bombe.chance import Chance
from bombe.game import Branch, Deal, Game, Options, View
from bombe.games import add
from bombe.match import Match
from bombe.table.reasoning import reason
from bombe.table.retelling import retold, whole
from bombe.table.reviewing import branched, lines, reviewed
from bombe.table.teaching import taught
from bombe.text import BadInput
from bombe.web.logging import traced
from bombe.web.runtime import frames
from bombe.web.runtime.frames import LENGTH, Done, Failed, Refused, Spent, packed

UPLOAD_MEMORY = 768 * 1024 * 1024  # that a process may use for a stranger's upload
READY = Done(msgspec.Raw(packed(None)), 0.0)


@dataclass(frozen=True)
class Task:
    does: Callable[..., object]  # with a game, and arguments that can be sent
    answer: Any  # its type
    movable: bool = True  # whether the other lanes are for it too, which have less memory
    awaited: bool = False  # by somebody, and there is no way to do without


def _deal(game: Game[Any], options: Options, seats: int, seed: int) -> tuple[Deal, list[str]]:
    match = Match.dealt(game, options, seats, Chance(seed))
    return match.deal, [action for _, action in match.log]


def _think(game: Game[Any], level: str, view: View, seed: int) -> str:
    return game.bots[level](view, Chance(seed))


def _ponder(game: Game[Any], asked: Any, quickly: bool) -> str:
    return game.ponder(asked, quickly)


def _answer(game: Game[Any], home: str, name: str, asked: dict[str, Any]) -> object:
    module, _, mapping = home.partition(":")
    return getattr(import_module(module), mapping)[name](asked)


def _bounded(game: Game[Any], home: str, *arguments: Any) -> object:
    module, _, name = home.partition(":")
    function = getattr(import_module(module), name)
    with _limited(UPLOAD_MEMORY):
        return function(*arguments)


def _groundwork(game: Game[Any], works: Sequence[Any]) -> list[Any]:
    return [game.works[name](*arguments) for name, arguments in works]


def _whole(game: Game[Any], page: dict[str, Any]) -> dict[str, Any]:
    return whole(**page)


def _lines(game: Game[Any], text: str) -> list[dict[str, Any]]:
    return lines(game, _reviewer(game), text)


def _review(game: Game[Any], *arguments: Any) -> dict[str, Any]:
    return reviewed(game, _reviewer(game), *arguments)


def _branch(
    game: Game[Any], text: str, line: int, step: int, same: bool, seed: int
) -> dict[str, Any]:
    branch = branched(game, _reviewer(game), text, line, step, same, Chance(seed))
    return asdict(branch)


def _why(game: Game[Any], *arguments: Any) -> dict[str, Any]:
    return reason(game, import_module(game.reasons), *arguments)


def _reviewer(game: Game[Any]) -> Any:
    return import_module(game.reviews)


def _taught(game: Game[Any], *asked: Any) -> dict[str, Any]:
    return taught(import_module(game.school), *asked)


TASKS = {
    "deal": Task(_deal, tuple[dict[str, Any], list[str]]),
    "think": Task(_think, str),
    "ponder": Task(_ponder, str),
    "answer": Task(_answer, Any),
    "bounded": Task(_bounded, Any, movable=False),
    "groundwork": Task(_groundwork, list[Any]),
    "retold": Task(retold, Any, awaited=True),
    "whole": Task(_whole, Any, awaited=True),
    "lines": Task(_lines, Any, awaited=True),
    "review": Task(_review, Any),
    "branch": Task(_branch, Branch, awaited=True),
    "why": Task(_why, Any, awaited=True),
    "taught": Task(_taught, Any, awaited=True),
}


# --- the process ---------------------------------------------------------------------------------


def work(calls: BinaryIO, niceness: int, memory: int, needs: Sequence[str]) -> None:
    """Do one task after another, until the sender is gone; with so much memory, if not 0."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # First of all: on a busy machine somebody would wait ten seconds for what takes half of one.
    for module in needs:
        import_module(module)
    _yield_to_others(niceness)
    # Nothing that a game prints, reads or starts may interfere with this channel.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    heard: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(calls, heard), daemon=True).start()
    with _limited(memory):
        answer = frames.framed(READY)
        while True:
            answers.write(answer)
            answers.flush()
            answer = _answered(heard.get())


def _yield_to_others(niceness: int) -> None:
    if hasattr(os, "nice"):
        os.nice(niceness)
    # Linux may share processors between sessions first, and this process has one of its own: then
    # it is the session that must be nice.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))


def _listen(calls: BinaryIO, heard: SimpleQueue[bytes]) -> None:
    """In a thread, so that even in the middle of a long thought we end with our server."""
    try:
        while length := calls.read(LENGTH.size):
            heard.put(calls.read(LENGTH.unpack(length)[0]))
    finally:
        os._exit(0)


def _answered(data: bytes) -> bytes:
    call = frames.read_call(data)
    began = thread_time()
    try:
        with _hurried(call.seconds):
            value = packed(TASKS[call.task].does(_game(*call.home), *call.arguments))
        return frames.framed(Done(msgspec.Raw(value), thread_time() - began))
    except BadInput as error:
        # The sentence alone: an error may be made of other things, and not be sent with them.
        return frames.framed(Refused(msgspec.Raw(packed(error.sentence))))
    except MemoryError as error:  # where it is limited, that is on purpose
        return frames.framed(Spent(_where(error)))
    except Exception as error:
        return frames.framed(Failed(_where(error), traced(error)))


@contextmanager
def _hurried(seconds: float) -> Iterator[None]:
    """Let the system end this process after so much processor time, where it can. What others do
    on the same machine does not count, as it would by a clock."""
    if not seconds or not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0.0)


@contextmanager
def _limited(memory: int) -> Iterator[None]:
    """Limit this process to so much more than it has, where the system supports that."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:
        memory = 0
    if not memory:
        yield
        return
    import resource  # not available on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = pages * resource.getpagesize() + memory
    if soft != resource.RLIM_INFINITY:
        most = min(most, soft)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


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
