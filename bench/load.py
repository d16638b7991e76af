"""Measure the table under load: `make bench ARGS="table workers idle opening"`.

`python bench/load.py profile` shows where a server spends its time under the same load.
"""

from __future__ import annotations

import asyncio
import os
import pstats
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, TypeVar

import uvloop
from players import ROUND, SEATS, Api, Load, Tally

BENCH = Path(__file__).resolve().parent
SOURCES, TESTS = BENCH.parent / "src", BENCH.parent / "tests"
sys.path[:0] = [str(SOURCES), str(TESTS)]

from support.servers import (  # noqa: E402
    Missing,
    free_port,
    postgres,
)

ROOMS = 250
# Matches are measured in these rounds, which is where most of them are played: views grow with
# each round, so that a run of so many seconds would depend on how far it came.
ROUNDS = (2, 5)
TURNS = 3  # of the table and the reference, one after the other: a busy machine slows both
LEAST_RATIO, GOAL = 0.25, 0.5
MOST_WAIT = 1.5  # of two workers, beside one: of two that share every room, neither may starve
PACE = 2.0  # seconds between a seat's actions, where it plays without haste
SOCKETS = 5000
IDLE_SECONDS = 20.0  # between two pings
REPLAYED = 500
PATIENCE = 60.0

Result = TypeVar("Result")


# ---- servers ---------------------------------------------------------------------------------


class Process:
    """A server in a process of its own, ready."""

    def __init__(self, command: list[str], port: int, **variables: str) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("BOMBE_")}
        environment = kept | {"PYTHONPATH": str(SOURCES), **variables}
        self.port = port
        began = perf_counter()
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 (as long as the process)
        self._popen = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self._said,
            stderr=subprocess.STDOUT,
        )
        self.pid = self._popen.pid
        while not self._answers():
            if self._popen.poll() is not None or perf_counter() - began > PATIENCE:
                self._said.seek(0)
                said = self._said.read().decode()
                raise RuntimeError(f"{' '.join(command)} does not answer: {said}")
            time.sleep(0.005)
        self.opened_in = perf_counter() - began

    def _answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> None:
        # Not SIGTERM: after that nothing of the process would run, such as a profiler.
        self._popen.send_signal(signal.SIGINT)
        try:
            self._popen.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()
        self._said.close()

    def cpu(self) -> float:
        """Seconds that it and its processes have worked."""
        return cpu_of(self.pid)

    def memory(self) -> int:
        """Bytes of the process itself; its bots think in others."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()


def cpu_of(pid: int) -> float:
    """Seconds that a process and those that it started have worked, if they still run."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(cpu_of(int(child)) for child in children)


@contextmanager
def folder() -> Iterator[Path]:
    # SQLite's file beside the sources, that is on a disk: elsewhere it may be in memory.
    with tempfile.TemporaryDirectory(prefix="bench-", dir=BENCH.parent / ".venv") as path:
        yield Path(path)


@contextmanager
def serving(
    data: Path, *arguments: str, python: tuple[str, ...] = ("-P",), limits: bool = False
) -> Iterator[Process]:
    """`bombe serve`, without limits if all the players come from one address, and fast."""
    port = free_port()
    command = [sys.executable, *python, "-m", "bombe", "serve", "--port", str(port)]
    process = Process(
        [*command, "--data", str(data), *arguments], port, BOMBE_LIMITS=f"{int(limits)}"
    )
    try:
        yield process
    finally:
        process.stop()


@contextmanager
def broadcasting(run: Run) -> Iterator[Process]:
    """The bare reference, that sends as much as a run of the table did."""
    port = free_port()
    words = [str(port), f"{run.view_size:.0f}", f"{run.done_size:.0f}", f"{run.views_each:.4f}"]
    process = Process([sys.executable, str(BENCH / "bare.py"), *words], port)
    try:
        yield process
    finally:
        process.stop()


# ---- a run -----------------------------------------------------------------------------------


@dataclass
class Run:
    """What was measured."""

    actions: int
    seconds: float
    server_cpu: float
    client_cpu: float
    waits: list[float]  # sorted
    messages: float  # each action led to so many, of so many bytes
    size: float
    view_size: float
    done_size: float
    views_each: float  # messages to see for each action that concerned all
    again: int  # actions that had to be sent again
    room_memory: float = 0.0

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor for an action."""
        return self.server_cpu / self.actions * 1e6

    def percentile(self, percent: int) -> float:
        return self.waits[len(self.waits) * percent // 100] * 1000


def run(work: Coroutine[Any, Any, Result]) -> Result:
    raise_limit()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def raise_limit() -> None:
    """As many open files as we may have; processes that we start have them too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def measured(load: Load, process: Process) -> Run:
    """Play, and measure from the first round that counts to the last."""
    first, last = (1, 2) if load.pace else ROUNDS
    each_round = len(load.seats) * len(ROUND)
    load.start()
    await load.until(each_round * (first - 1) or 1)
    load.tally = Tally()
    began, worked, helped = perf_counter(), process.cpu(), process_time()
    await load.until(each_round * (last - first + 1) - 1)
    seconds = perf_counter() - began
    tally = load.tally
    public = tally.done - tally.own
    result = Run(
        tally.done,
        seconds,
        process.cpu() - worked,
        process_time() - helped,
        sorted(tally.waits),
        (tally.views + tally.done) / tally.done,
        (tally.view_bytes + tally.done_bytes) / tally.done,
        tally.view_bytes / tally.views,
        tally.done_bytes / tally.done,
        (tally.views - tally.own) / public,
        tally.again,
    )
    load.close()
    return result


def play_table(process: Process, pace: float = 0.0) -> Run:
    async def play() -> Run:
        empty = process.memory()
        load = Load(pace=pace)
        api = Api(process.port)
        for _ in range(ROOMS):
            code, keys = api.room()
            for key in keys:
                await load.connect(process.port, f"/api/rooms/{code}/live", key)
        await asyncio.sleep(0.5)
        memory = (process.memory() - empty) / ROOMS
        result = await measured(load, process)
        result.room_memory = memory
        return result

    return run(play())


def play_bare(process: Process) -> Run:
    async def play() -> Run:
        load = Load(rounds=False)
        for room in range(ROOMS):
            for _ in range(SEATS):
                await load.connect(process.port, f"/{room}")
        return await measured(load, process)

    return run(play())


# ---- the groups ------------------------------------------------------------------------------


def table() -> Iterator[str]:
    """Rooms under constant play on one process, beside a bare broadcast of the same bytes."""
    yield (
        f"{ROOMS} rooms x {SEATS} seats, rounds {ROUNDS[0]} to {ROUNDS[1]}, 1 action in 5 private,"
        " SQLite"
    )
    pairs = []
    for turn in range(TURNS):
        with folder() as data, serving(data) as process:
            ours = play_table(process)
        with broadcasting(ours) as process:
            bare = play_bare(process)
        pairs.append((ours, bare))
        yield _turn(f"table, turn {turn + 1}", ours)
        yield _turn(f"bare broadcast, turn {turn + 1}", bare)

    def typical(of: Callable[[Run], float], which: int = 0) -> float:
        return median(of(pair[which]) for pair in pairs)

    ratio = median(ours.rate / bare.rate for ours, bare in pairs)
    cost = median(bare.cost / ours.cost for ours, bare in pairs)
    verdict = "" if ratio >= LEAST_RATIO else "  TOO SLOW"
    rate = typical(lambda run: run.rate)
    yield f"actions/s {rate:,.0f}; bare broadcast {typical(lambda run: run.rate, 1):,.0f}"
    yield f"ratio {ratio:.3f}  contract {LEAST_RATIO}, goal {GOAL}{verdict}"
    yield f"the same by the server's processor time: {cost:.3f}"
    yield f"memory per room with its {SEATS} connections {typical(_room_memory) / 1024:.0f} KiB"
    with folder() as data, serving(data) as process:
        yield _turn(f"an action per seat every {PACE:.0f} s", play_table(process, pace=PACE))


def _room_memory(run: Run) -> float:
    return run.room_memory


def _turn(name: str, run: Run) -> str:
    return (
        f"{name:28} {run.rate:6,.0f} actions/s, wait {run.percentile(50):.1f} ms, 99th percentile"
        f" {run.percentile(99):.1f} ms; {run.messages:.2f} messages, {run.size:,.0f} bytes and"
        f" {run.cost:.0f} µs an action; busy: server {run.server_cpu / run.seconds:.2f},"
        f" players {run.client_cpu / run.seconds:.2f}"
        + (f"; {run.again} sent again" if run.again else "")
    )


def workers() -> Iterator[str]:
    """The same play on PostgreSQL, by one process and by two that share every room."""
    runs = []
    try:
        with postgres() as server:
            for n in (1, 2):
                words = ("--database", server.database(), "--workers", str(n))
                with folder() as data, serving(data, *words) as process:
                    time.sleep(1)  # the others open a little later than the first
                    runs.append(play_table(process))
                    yield _turn(f"PostgreSQL, workers: {n}", runs[-1])
    except Missing as missing:
        yield str(missing)
        return
    one, two = runs
    ratio = two.percentile(99) / one.percentile(99)
    verdict = "" if ratio <= MOST_WAIT else "  TOO SLOW"
    yield f"two beside one: {two.rate / one.rate:.2f} of the actions/s"
    yield f"99th percentile {ratio:.2f} times that of one  contract {MOST_WAIT}{verdict}"


def idle() -> Iterator[str]:
    """Connections on which nothing happens."""
    raise_limit()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200
    wanted = min(SOCKETS, most)
    if wanted < SOCKETS:
        yield f"only {wanted} of {SOCKETS} connections: more files may not be open here"
    watching = wanted // ROOMS - SEATS

    with folder() as data, serving(data) as process:
        before = process.cpu()
        time.sleep(IDLE_SECONDS)
        nothing = (process.cpu() - before) * 60 / IDLE_SECONDS
        yield f"no connection: {nothing:.2f} s of processor a minute"

        async def sit() -> tuple[int, float, float]:
            api = Api(process.port)
            rooms = [api.room(watch=True) for _ in range(ROOMS)]
            load = Load()
            empty = process.memory()
            for code, keys in rooms:
                for key in keys:
                    await load.connect(process.port, f"/api/rooms/{code}/live", key)
                for _ in range(watching):
                    await load.connect(process.port, f"/api/rooms/{code}/live?watch=1")
            await asyncio.sleep(1)
            memory = (process.memory() - empty) / len(load.seats)
            before = process.cpu()
            await asyncio.sleep(IDLE_SECONDS)
            cpu = (process.cpu() - before) * 60 / IDLE_SECONDS
            if load.failed.done():
                load.failed.result()
            load.close()
            return len(load.seats), memory, cpu

        n, memory, cpu = run(sit())
        yield f"{n} connections: {cpu:.2f} s of processor a minute, pings included"
        yield f"memory per connection {memory / 1024:.1f} KiB"


def opening() -> Iterator[str]:
    """From the command to the first answer, and from the store to the first view."""
    imports = "import asyncpg, httptools, jinja2, msgspec, segno, starlette, uvicorn, websockets"

    def python(words: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, "-c", words], check=True)
        return perf_counter() - start

    opened, bare = [], []
    with folder() as data:
        for _ in range(5):
            bare.append(python(imports))
            with serving(data) as process:
                opened.append(process.opened_in)
        yield f"bombe serve until it answers {median(opened) * 1000:.0f} ms"
        yield f"Python with the same packages {median(bare) * 1000:.0f} ms"
        with serving(data) as process:
            code, key = run(_long_match(process))
        with serving(data) as process:
            api = Api(process.port)
            api.ask("GET", "/healthz")
            times = []
            for _ in range(6):
                start = perf_counter()
                api.ask("GET", f"/api/rooms/{code}", key=key)
                times.append(perf_counter() - start)
        yield f"a room of {REPLAYED} actions, first look after a restart {times[0] * 1000:.1f} ms"
        yield f"the same from memory {median(times[1:]) * 1000:.1f} ms"


async def _long_match(process: Process) -> tuple[str, str]:
    code, keys = Api(process.port).room()
    load = Load()
    for key in keys:
        await load.connect(process.port, f"/api/rooms/{code}/live", key)
    load.start()
    await load.until(REPLAYED)
    load.close()
    return code, keys[0]


# ---- profile ---------------------------------------------------------------------------------


def profile(top: str = "45") -> None:
    """Under cProfile, which sees the loop's thread and makes small functions look dearer."""
    with folder() as data:
        figures = data / "profile"
        with serving(data, python=("-m", "cProfile", "-o", str(figures))) as process:
            ours = play_table(process)
        print(_turn("under the profiler", ours))
        pstats.Stats(str(figures)).sort_stats("tottime").print_stats(int(top))


GROUPS = {"table": table, "workers": workers, "idle": idle, "opening": opening}

if __name__ == "__main__":
    if sys.argv[1:2] == ["profile"]:
        profile(*sys.argv[2:])
    else:
        for name in sys.argv[1:] or GROUPS:
            for line in GROUPS[name]():
                print(line, flush=True)
