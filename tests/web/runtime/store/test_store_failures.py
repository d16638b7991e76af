"""Stores that fail: processes that are killed, a PostgreSQL that stops or hangs, a full disk."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import Store, StoreDown
from bombe.web.runtime.store import postgres as postgres_store
from bombe.web.runtime.store.sqlite import SQLite
from support import servers
from support.playing import on_a_loop
from support.scaling import scale
from support.stores import (  # noqa: F401 (fixtures)
    NOW,
    News,
    either_store,
    file_address,
    opened,
    row,
    shared_store,
)

# Appends two rows and a match at a time to some rooms, and says so only when it is done.
WRITER = """
import asyncio, sys
from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import store_at

async def main(address, seed):
    store = store_at(address)
    await store.open(lambda room, message: None)

    async def play(name):
        room = f"{seed}-{name}"
        for n in range(1, 1_000_000, 2):
            rows = [Row(n, n, "x" * n), Row(n + 1, n, "y" * n)]
            assert await store.append(room, rows, [Kept(f"{room}-{n}", n, room, "")])
            print(room, n + 1, flush=True)

    await asyncio.gather(*map(play, range(5)))

asyncio.run(main(sys.argv[1], sys.argv[2]))
"""


def test_nothing_acknowledged_is_lost_when_a_process_is_killed(address: str) -> None:
    random = Random(9)
    acknowledged = 0
    for seed in range(scale(100)):
        said: dict[str, int] = {}
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, address, str(seed)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout
            for _ in range(random.randrange(1, 200)):
                room, n = writer.stdout.readline().split()
                said[room] = int(n)
            writer.kill()
            # What it had still said, the last line perhaps in part.
            for line in writer.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    room, n = line.split()
                    said[room] = int(n)
        assert writer.returncode == -signal.SIGKILL
        acknowledged += sum(said.values())
        asyncio.run(check_after_death(address, seed, said))
    assert acknowledged >= scale(100) * 2


async def until_nobody_writes(address: str) -> None:
    """Until PostgreSQL has done what it was told to by a process that is no more."""
    database = await asyncpg.connect(address)
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    while await database.fetchval(f"{others} AND pid <> pg_backend_pid()"):
        await asyncio.sleep(0.01)
    await database.close()


async def check_after_death(address: str, seed: int, said: dict[str, int]) -> None:
    if address.startswith("postgresql:"):
        await until_nobody_writes(address)
    async with opened(address) as store:
        kept = {match.id for match in await store.matches()}
        for room in (f"{seed}-{name}" for name in range(5)):
            log = await store.read(room)
            assert len(log) >= said.get(room, 0)
            assert len(log) % 2 == 0
            assert [(line.n, len(line.text)) for line in log] == [
                (n, n - 1 + n % 2) for n in range(1, len(log) + 1)
            ]
            mine = {match for match in kept if match.startswith(f"{room}-")}
            assert mine == {f"{room}-{n}" for n in range(1, len(log), 2)}
            # And it can go on.
            last = len(log) + 1
            assert await store.append(room, [Row(last, 1, "")])


async def all_down(store: Store) -> None:
    for attempt in (
        store.append("A", [row(2)]),
        store.read("A"),
        store.kept("x"),
        store.keep(Kept("y", 1, "", "")),
        store.tell("A", "x"),
        store.rooms(),
        store.matches(),
        store.remove("A"),
        store.forget("x"),
        store.expire(NOW),
        store.ping(),
    ):
        with pytest.raises(StoreDown):
            await attempt


@on_a_loop
async def test_play_goes_on_after_postgresql_was_away(
    postgres: servers.PostgreSQL, shared: str
) -> None:
    news, others = News(), News()
    async with opened(shared, news) as store, opened(shared, others) as other:
        assert await store.append("A", [row(1)])
        assert await others.next(1) == [("A", "1")]
        for how in ("fast", "immediate"):
            postgres.stop(how)
            await all_down(store)
            postgres.start()
            # Once each: something may have been missed.
            assert await news.next(1) == [("", "")]
            assert await others.next(1) == [("", "")]
            last = len(await store.read("A"))
            assert await store.append("A", [row(last + 1)])
            await store.ping()
            assert await others.next(1) == [("A", str(last + 1))]
            await other.tell("A", "here")
            assert await news.next(1) == [("A", "here")]
        assert news.heard == others.heard == []
        assert [line.n for line in await other.read("A")] == [1, 2, 3]


@on_a_loop
async def test_appends_when_postgresql_stops_are_kept_or_not_known(
    postgres: servers.PostgreSQL, shared: str
) -> None:
    said: dict[str, int] = {}
    downs = 0
    async with opened(shared) as store:

        async def play(room: str) -> None:
            nonlocal downs
            try:
                for n in range(1, 1_000_000):
                    assert await store.append(room, [row(n)])
                    said[room] = n
            except StoreDown:
                downs += 1

        playing = [asyncio.create_task(play(f"R{n}")) for n in range(20)]
        while min(said.get(f"R{n}", 0) for n in range(20)) < 5:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.gather(*playing)
        assert downs == 20
        await asyncio.to_thread(postgres.start)
    async with opened(shared) as store:
        for room, n in said.items():
            assert len(await store.read(room)) in (n, n + 1)


@on_a_loop
async def test_a_database_that_does_not_answer_is_down(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(shared) as store:
        assert await store.append("A", [row(1)])
        blocker = await asyncpg.connect(shared)
        async with blocker.transaction():
            await blocker.execute("LOCK bombe.room, bombe.log, bombe.kept, bombe.version")
            monkeypatch.setattr(postgres_store, "LIMIT", 0.2)
            monkeypatch.setattr(postgres_store, "LONG", 0.2)
            for attempt in (
                store.append("A", [row(2)]),
                store.read("A"),
                store.remove("A"),
                store.ping(),
            ):
                with pytest.raises(StoreDown, match="does not answer"):
                    await attempt
            monkeypatch.undo()
        await blocker.close()
        # Whether the append came through is not known, but the store is in order.
        log = await store.read("A")
        assert await store.append("A", [row(len(log) + 1)]) or len(await store.read("A")) == 2


@on_a_loop
async def test_connections_that_hang_are_replaced(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_store, "LIMIT", 0.5)
    monkeypatch.setattr(postgres_store, "BEAT", 0.2)
    news = News()
    async with opened(shared, news) as store:
        await store.read("A")
        assert await store.append("A", [row(1)])
        observer = await asyncpg.connect(shared)
        pids = await observer.fetch(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'bombe'"
            " AND datname = current_database()"
        )
        await observer.close()
        assert len(pids) == 3  # one reads, one writes, one listens
        for (pid,) in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            with pytest.raises(StoreDown):
                await store.append("A", [row(2)])
            with pytest.raises(StoreDown):
                await store.read("A")
            # The server itself is well.
            log = await store.read("A")
            assert [line.n for line in log] == [1]
            assert await news.next(1) == [("", "")]
        finally:
            for (pid,) in pids:
                os.kill(pid, signal.SIGCONT)
        monkeypatch.undo()
        while not await store.append("A", [row(len(log) + 1)]):  # if the one before did get through
            log = await store.read("A")
        assert [line.n for line in await store.read("A")] == [*range(1, len(log) + 2)]


@on_a_loop
async def test_whoever_is_cancelled_leaves_the_store_in_order(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("A", [row(1)])
        random = Random(3)
        for _ in range(scale(300)):
            tasks: list[asyncio.Task[Any]] = [
                asyncio.create_task(store.read("A")),
                asyncio.create_task(store.append("A", [row(1)])),
                asyncio.create_task(store.rooms()),
                asyncio.create_task(store.remove("B")),
            ]
            await asyncio.sleep(random.random() * 0.002)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        assert await store.append("A", [row(2)])
        assert len(await store.read("A")) == 2


@contextmanager
def no_room_on_disk(path: Path) -> Iterator[None]:
    """No file grows beyond the size that this one has."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def is_well(store: Store) -> bool:
    try:
        await store.ping()
    except StoreDown:
        return False
    return True


@on_a_loop
async def test_a_full_disk_is_down_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    async with opened(file_address(path)) as store:
        assert await store.append("A", [row(1)])
        with no_room_on_disk(Path(f"{path}-wal")):
            for attempt in (
                store.append("A", [row(2, "x" * 100_000)], [Kept("k", 1, "A", "")]),
                store.keep(Kept("k", 1, "A", "")),
                store.remove("A"),
                store.ping(),
            ):
                with pytest.raises(StoreDown):
                    await attempt
            assert await store.read("A") == [row(1)]
        while not await is_well(store):  # it looks at everything again, but not all the time
            await asyncio.sleep(0.01)
        assert await store.append("A", [row(2)], [Kept("k", 1, "A", "")])
    async with opened(file_address(path)) as store:
        assert await store.read("A") == [row(1), row(2)]


@on_a_loop
async def test_what_is_nearly_full_is_down(tmp_path: Path) -> None:
    """There is room for a ping, and not for what people do."""
    async with opened(file_address(tmp_path / "rooms.db")) as store:
        assert isinstance(store, SQLite)
        assert await store.append("A", [row(1)])

        async def has_room_for(pages: int) -> None:
            def limit(db: sqlite3.Connection) -> None:
                (used,) = db.execute("PRAGMA page_count").fetchone()
                db.execute(f"PRAGMA max_page_count = {used + pages}")

            await store._writer.do(limit)

        await has_room_for(1)
        for attempt in (store.append("A", [row(2, "x" * 20_000)]), store.ping(), store.ping()):
            with pytest.raises(StoreDown) as down:
                await attempt
            assert down.value.why == "full"
        await has_room_for(100)
        await store.ping()
        assert await store.append("A", [row(2)])
        assert not await store.matches()
