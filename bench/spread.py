"""Measure how far one PostgreSQL goes: `make bench ARGS=spread`.

Processes that do nothing but write to their rooms, as many as a server would at most: what is
measured is the database, and what one process makes of the news of the others. `apart` has all
players of a room on one process, `shared` has every room on all processes.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, process_time

BENCH = Path(__file__).resolve().parent
SOURCES, TESTS = BENCH.parent / "src", BENCH.parent / "tests"
sys.path[:0] = [str(SOURCES), str(TESTS)]

import load  # noqa: E402

from bombe.table.events import Row  # noqa: E402
from bombe.web.runtime.store import Append, store_at  # noqa: E402
from support.servers import Missing, PostgreSQL, postgres  # noqa: E402

PROCESSES = (1, 2, 4, 8, 16)
ROOMS = 160  # all in all: ten for each of sixteen
SECONDS = 4.0
TEXT = json.dumps({"do": "act", "who": 1, "action": "ask 123 A", "nonce": "x" * 20})


# ---- a process ---------------------------------------------------------------------------------


async def write(address: str, rooms: Sequence[str], shared: bool) -> None:
    """Append to the rooms as fast as it goes, for a while."""
    heard = 0

    def hear(room: str, message: str) -> None:
        nonlocal heard
        heard += 1

    store = store_at(address)
    await store.open(hear)
    for room in rooms:
        await store.append(room, [Row(1, 1, TEXT)])  # unless another process has made it
    print("ready", flush=True)
    sys.stdin.readline()
    done, lost, waits = 0, 0, []
    until, worked, already = monotonic() + SECONDS, process_time(), heard

    async def play(room: str) -> None:
        nonlocal done, lost
        last = 1

        def decide(rows: Sequence[Row]) -> Append:
            nonlocal last
            last = rows[-1].n + 1
            return Append(room, [Row(last, 1, TEXT)], ())

        while (began := monotonic()) < until:
            if shared:
                while not await store.append_next(room, last - 1, decide):
                    lost += 1
            else:
                last += 1
                assert await store.append(room, [Row(last, 1, TEXT)])
            done += 1
            waits.append(monotonic() - began)

    await asyncio.gather(*map(play, rooms))
    waits.sort()
    result = {
        "done": done,
        "lost": lost,
        "heard": heard - already,
        "cpu": process_time() - worked,
        "median": waits[len(waits) // 2],
        "late": waits[len(waits) * 99 // 100],
    }
    print(json.dumps(result), flush=True)
    sys.stdin.readline()  # what the database has worked for it can be seen while it is connected
    await store.close()


# ---- all of them -------------------------------------------------------------------------------


def measure(server: PostgreSQL, processes: int, shared: bool) -> str:
    address = server.database()
    rooms = [f"R{n}" for n in range(ROOMS)]
    writers = []
    for n in range(processes):
        mine = rooms if shared else rooms[n::processes]
        words = [sys.executable, __file__, address, str(int(shared)), *mine]
        writers.append(
            subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        )
    for writer in writers:
        assert writer.stdout
        assert writer.stdout.readline() == "ready\n"
    before, worked = commits(address), load.cpu_of(server.pid)
    for writer in writers:
        assert writer.stdin
        writer.stdin.write("\n")
        writer.stdin.flush()
    results = []
    for writer in writers:
        assert writer.stdout
        results.append(json.loads(writer.stdout.readline()))
    worked, committed = load.cpu_of(server.pid) - worked, commits(address) - before
    for writer in writers:
        writer.communicate("\n")
    done = sum(result["done"] for result in results)
    cpu = sum(result["cpu"] for result in results)
    lost = sum(result["lost"] for result in results)
    return (
        f"{processes:2} processes, {'shared' if shared else 'apart '} rooms: {done / SECONDS:7,.0f}"
        f" appends/s in {committed / SECONDS:5,.0f} transactions/s, wait"
        f" {max(result['median'] for result in results) * 1000:.0f} ms, 99th percentile"
        f" {max(result['late'] for result in results) * 1000:.0f} ms; an append costs PostgreSQL"
        f" {worked / done * 1e6:.0f} µs and its process {cpu / done * 1e6:.0f}; busy:"
        f" PostgreSQL {worked / SECONDS:.2f}, processes {cpu / SECONDS:.2f}; news heard"
        f" {sum(result['heard'] for result in results) / SECONDS:,.0f}/s"
        + (f"; {lost:.0f} turns lost" if lost else "")
    )


def commits(address: str) -> int:
    async def ask() -> int:
        import asyncpg

        connection = await asyncpg.connect(address)
        query = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        try:
            return int(await connection.fetchval(query))
        finally:
            await connection.close()

    return asyncio.run(ask())


def spread() -> Iterator[str]:
    """One database and up to sixteen processes."""
    try:
        with postgres() as server:
            for shared in (False, True):
                for processes in PROCESSES:
                    yield measure(server, processes, shared)
    except Missing as missing:
        yield str(missing)


if __name__ == "__main__":
    address, shared, *rooms = sys.argv[1:]
    asyncio.run(write(address, rooms, shared == "1"))
