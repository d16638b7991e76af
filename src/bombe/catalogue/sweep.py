"""Solves card set after card set and keeps what it finds in Parquet files.

The order is fixed, but strides through all card sets, since the hard ones are neighbours: any first
part of it is a fair sample, and the pace so far tells how long the rest will take. It is cut into
numbered chunks. A chunk is solved by some worker and then written here:
into a temporary file, made safe on the disk and renamed, so that its file is there and complete, or
not there. A restarted sweep continues with the chunks that have no file. So a sweep may be killed
at any moment; no row is lost, and none appears twice.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    wait,
)
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module
from itertools import count
from math import gcd, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from bombe.catalogue import Graded
from bombe.catalogue.count import card_sets
from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.problem import Mode, Problem
from bombe.games.turing_machine.rows import rows_of
from bombe.games.turing_machine.search import PlainSearch, Search
from bombe.games.turing_machine.solve import Cost
from bombe.games.turing_machine.worlds import Worlds
from bombe.text import BadInput, T, quoted

CHUNK = 1000  # card sets
SECONDS = 60.0  # for one card set
PACE = 1.0  # seconds between two looks at the clock
CONNECT = 10  # seconds to wait for a cluster
SUFFIX = ".parquet"
TEMPORARY = ".tmp"
DIED = T("a worker process died; start the same sweep again to resume it")


# ---- what a worker does ------------------------------------------------------------------------


def grade(cards: Sequence[int], seconds: float = SECONDS) -> Graded:
    """Solve a card set, which must have a world. With too little time the costs are those of the
    best strategy found."""
    every = rows_of(Worlds(Problem(Mode.CLASSIC, tuple((card,) for card in cards))))
    worlds, codes = len(every), len(set(every.codes))
    if codes == 1:  # known at set-up: a round is begun to declare it
        return Graded(tuple(cards), worlds, codes, worlds, worlds, 0, worlds, 0)
    compiled = kernel.load()
    search: Search = (
        PlainSearch(every) if compiled is None else kernel.KernelSearch(every, compiled)
    )
    rows = range(worlds)
    value, proved = search.value(rows, seconds)
    lower = Cost.of(value)
    cost = lower if proved else Cost.of(search.play(rows)[0])
    return Graded(
        tuple(cards),
        worlds,
        codes,
        0,
        cost.rounds,
        cost.questions,
        lower.rounds,
        lower.questions,
    )


def grade_chunk(verifiers: int, cards: bytes, seconds: float) -> list[Graded]:
    """Solve card sets that are written one after the other."""
    return [
        grade(tuple(cards[at : at + verifiers]), seconds) for at in range(0, len(cards), verifiers)
    ]


# ---- workers -----------------------------------------------------------------------------------


@contextmanager
def processes(workers: int) -> Iterator[Executor]:
    """Processes of this machine."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    kernel.load()  # compiled once, before they all need it
    executor = ProcessPoolExecutor(workers, get_context("spawn"), _prepare)
    try:
        yield executor
    except BrokenExecutor as error:
        raise BadInput(DIED) from error
    finally:
        executor.shutdown(wait=False, cancel_futures=True)


def _prepare() -> None:
    """Make a worker exit when interrupted, and when its parent process exits for any reason."""
    import signal
    from multiprocessing import connection, parent_process
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if parent := parent_process():

        def watch() -> None:
            connection.wait([parent.sentinel])
            os._exit(1)

        Thread(target=watch, daemon=True).start()


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster, each with this package installed."""
    distributed = needed("distributed", "dask[distributed]")
    try:
        client = distributed.Client(address, timeout=CONNECT)
    except (OSError, ValueError) as error:
        raise BadInput(
            T("no Dask scheduler answers at {address}", address=quoted(address))
        ) from error
    with client:
        try:
            yield client.get_executor()
        except (CancelledError, distributed.KilledWorker) as error:
            raise BadInput(DIED) from error


def needed(module: str, package: str) -> Any:
    """A module that does not come with us."""
    try:
        return import_module(module)
    except ImportError:
        raise BadInput(
            T(
                "the sweep needs {package}; install it with {command}",
                package=package,
                command=f"`pip install '{package}'`",
            )
        ) from None


# ---- the sweep ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Progress:
    """How far a sweep has come: card sets, and the seconds it will still take."""

    done: int
    total: int
    left: float | None  # None while nothing can be said


class Found(NamedTuple):
    """What is in the files of a sweep, and what it has done now."""

    sets: int
    worlds: int
    unproved: int  # card sets
    solved: int  # card sets, now
    seconds: float


@dataclass(frozen=True)
class Chunk:
    number: int
    cards: bytes
    sets: int

    @property
    def name(self) -> str:
        return f"sets-{self.number:05}{SUFFIX}"


def sweep(
    files: Files,
    executor: Executor,
    limit: int | None = None,
    seconds: float = SECONDS,
    report: Callable[[Progress], None] = lambda progress: None,
) -> Found:
    """Solve all card sets of so many verifiers, or so many of them, into files; what is there
    already is kept."""
    started = monotonic()
    with files.locked():
        chunks = list(cut(files.verifiers, files.chunk, limit))
        missing = [one for one in chunks if files.rows(one) < one.sets]
        clock = Clock(sum(one.sets for one in chunks), sum(one.sets for one in missing), report)
        waiting = {
            executor.submit(grade_chunk, files.verifiers, one.cards, seconds): one
            for one in missing
        }
        pending: set[Future[list[Graded]]] = set(waiting)
        try:
            while pending:
                clock.tell()
                finished, pending = wait(pending, PACE, FIRST_COMPLETED)
                for future in finished:
                    one = waiting.pop(future)
                    files.write(one, future.result())
                    clock.finished(one.sets)
        finally:
            for future in pending:
                future.cancel()
        clock.tell()
        return files.found(chunks, sum(one.sets for one in missing), monotonic() - started)


def cut(verifiers: int, size: int, limit: int | None = None) -> Iterator[Chunk]:
    """The card sets in chunks."""
    order = in_order(verifiers)
    total = len(order) // verifiers if limit is None else min(limit, len(order) // verifiers)
    for number, first in enumerate(range(0, total, size)):
        last = min(first + size, total)
        yield Chunk(number, order[first * verifiers : last * verifiers], last - first)


def in_order(verifiers: int) -> bytes:
    """The card sets in the order of the sweep, one after the other."""
    everything = [bytes(cards) for cards, _ in card_sets(verifiers)]
    total = len(everything)
    # By the golden section: wherever it stops, no part has been left out for long.
    stride = next(n for n in count(round(total * (sqrt(5) - 1) / 2)) if gcd(n, total) == 1)
    return b"".join(everything[at * stride % total] for at in range(total))


class Clock:
    """Tells how far it is, and from the pace so far how long it will be."""

    def __init__(self, total: int, left: int, report: Callable[[Progress], None]) -> None:
        self._report = report
        self._total = total
        self._left = left
        self._solved = 0
        self._started = monotonic()

    def finished(self, sets: int) -> None:
        self._left -= sets
        self._solved += sets

    def tell(self) -> None:
        left = None
        if self._solved:
            left = (monotonic() - self._started) * self._left / self._solved
        self._report(Progress(self._total - self._left, self._total, left))


class Files:
    """The folder of a sweep."""

    def __init__(self, out: Path, verifiers: int, chunk: int = CHUNK) -> None:
        self.verifiers = verifiers
        self.chunk = chunk
        self._arrow = needed("pyarrow", "pyarrow")
        self._parquet = needed("pyarrow.parquet", "pyarrow")
        self._out = out
        self._about = {b"bombe": f"verifiers={verifiers} chunk={chunk}".encode()}
        small, text = self._arrow.int32(), self._arrow.string()
        columns = [("cards", text), *((name, small) for name in Graded._fields[1:])]
        columns.append(("proved", self._arrow.bool_()))
        self._schema = self._arrow.schema(columns, metadata=self._about)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Make the folder and lock it; remove what an earlier sweep did not finish."""
        try:
            self._out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(
                T(
                    "the folder {path} cannot be used: {why}",
                    path=quoted(str(self._out)),
                    why=error.strerror or error,
                )
            ) from error
        with _alone(self._out):
            for path in self._out.glob(f".*{TEMPORARY}"):
                path.unlink()
            yield

    def rows(self, chunk: Chunk) -> int:
        """How many rows of a chunk are there."""
        path = self._out / chunk.name
        if not path.exists():
            return 0
        try:
            found = self._parquet.read_metadata(path)
        except (OSError, self._arrow.ArrowInvalid):
            found = None
        if found is None or (found.metadata or {}).get(b"bombe") != self._about[b"bombe"]:
            raise BadInput(T("{path} does not belong to this sweep", path=quoted(str(path))))
        return int(found.num_rows)

    def found(self, chunks: Iterable[Chunk], solved: int, seconds: float) -> Found:
        sets = worlds = unproved = 0
        for chunk in chunks:
            table = self._parquet.ParquetFile(self._out / chunk.name).read(["worlds", "proved"])
            sets += table.num_rows
            worlds += sum(table["worlds"].to_pylist())
            unproved += table["proved"].to_pylist().count(False)
        return Found(sets, worlds, unproved, solved, seconds)

    def write(self, chunk: Chunk, rows: list[Graded]) -> None:
        assert len(rows) == chunk.sets
        columns: list[Sequence[object]] = list(zip(*rows, strict=True))
        columns[0] = [" ".join(map(str, row.cards)) for row in rows]
        columns.append([row.proved for row in rows])
        arrays = [
            self._arrow.array(column, kind)
            for column, kind in zip(columns, self._schema.types, strict=True)
        ]
        table = self._arrow.Table.from_arrays(arrays, schema=self._schema)
        path = self._out / chunk.name
        temporary = path.with_name(f".{path.name}{TEMPORARY}")
        with open(temporary, "wb") as file:
            self._parquet.write_table(table, file, compression="zstd")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        with suppress(OSError):  # make the name durable too; not every platform lets us
            folder = os.open(self._out, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """No other sweep works in a folder. The lock ends with the process, even if it is killed."""
    try:
        import fcntl
    except ImportError:  # not on every platform
        yield
        return
    lock = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(
                T("another sweep is running in {path}", path=quoted(str(folder)))
            ) from None
        yield
    finally:
        os.close(lock)
