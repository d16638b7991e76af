"""The stores: one suite over SQLite and PostgreSQL, each the real thing."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import asyncpg
import pytest
import servers
from scaling import scale

from bombe.text import BadInput
from bombe.web.store import Heard, Kept, Row, Store, StoreDown, Summary, groups, store_at
from bombe.web.store import postgres as postgres_store
from bombe.web.store.groups import Append, Groups
from bombe.web.store.postgres import PostgreSQL
from bombe.web.store.schema import POSTGRES, SQLITE, Steps
from bombe.web.store.sqlite import SQLite

Given = ParamSpec("Given")
LONG_AGO, NOW = 1_000, 1_700_000_000_000


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store that nobody has used, of either kind."""
    if request.param == "sqlite":
        return file_address(tmp_path / "rooms.db")
    server: servers.PostgreSQL = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def shared(postgres: servers.PostgreSQL) -> str:
    """A store that many processes may use."""
    return postgres.database()


def file_address(path: Path) -> str:
    return f"sqlite:///{path}"


def deaf(room: str, message: str) -> None:
    pass


def on_a_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


class News:
    """What a store has told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self._come = asyncio.Event()

    def __call__(self, room: str, message: str) -> None:
        self.heard.append((room, message))
        self._come.set()

    async def next(self, count: int) -> list[tuple[str, str]]:
        """The next so many."""
        async with asyncio.timeout(60):
            while len(self.heard) < count:
                self._come.clear()
                await self._come.wait()
        first, self.heard = self.heard[:count], self.heard[count:]
        return first


@asynccontextmanager
async def opened(store: Store | str, heard: Heard = deaf) -> AsyncIterator[Store]:
    if isinstance(store, str):
        store = store_at(store)
    await store.open(heard)
    try:
        yield store
    finally:
        await store.close()


def row(n: int, text: str = "{}", at: int = NOW) -> Row:
    return Row(n, at, text)


# ---- what is written is read -------------------------------------------------------------------


@on_a_loop
async def test_rows_come_back_in_order_also_later(address: str) -> None:
    rows = [Row(n, NOW + n, json.dumps({"n": n})) for n in range(1, 12)]
    async with opened(address) as store:
        assert await store.read("AAAA") == []
        assert await store.append("AAAA", rows[:1])
        assert await store.append("AAAA", rows[1:10])
        assert await store.append("BBBB", [row(1, "other")])
        assert await store.append("AAAA", rows[10:])
        assert await store.read("AAAA") == rows
        assert await store.read("AAAA", 7) == rows[7:]
        assert await store.read("AAAA", 11) == []
    async with opened(address) as store:
        assert await store.read("AAAA") == rows
        assert await store.read("BBBB") == [row(1, "other")]


TEXTS = [
    "",
    " ",
    "'; DROP TABLE log; --",
    'ünïcödé ▲■● 🂡 \u202e\u200b "quoted" \\ $1 %s {0}',
    "".join(map(chr, range(1, 32))) + "\x7f\x80\x9f\u2028\ufeff\uffff",
    "🎲x" * 200_000,  # 1 MB
    json.dumps("\0"),
]


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
@on_a_loop
async def test_any_text_comes_back(address: str, text: str) -> None:
    name = text[:50]
    async with opened(address) as store:
        kept = Kept(name, NOW, name, text)
        assert await store.append(name, [row(1, text)], [kept])
        assert await store.read(name) == [row(1, text)]
        assert await store.kept(name) == kept
        assert [summary.room for summary in await store.rooms()] == [name]
        assert await store.remove(name)
        assert await store.forget(name)


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "▲\udfff"])
@on_a_loop
async def test_text_that_cannot_be_kept_is_nowhere(address: str, text: str) -> None:
    async with opened(address) as store:
        for attempt in (
            store.append("A", [row(1, text)]),
            store.append(text, [row(1)]),
            store.append("A", [row(1)], [Kept(text, NOW, "A", "")]),
            store.append("A", [row(1)], [Kept("a", NOW, "A", text)]),
            store.keep(Kept("a", NOW, text, "")),
        ):
            with pytest.raises(ValueError):
                await attempt
        assert await store.read(text) == []
        assert await store.kept(text) is None
        assert not await store.remove(text)
        assert not await store.forget(text)
        assert not await store.rooms()
        assert not await store.matches()


@on_a_loop
async def test_the_largest_numbers(address: str) -> None:
    async with opened(address) as store:
        largest = Row(1, 2**63 - 1, "")
        assert await store.append("A", [largest])
        assert await store.read("A", 2**63 - 1) == []
        assert await store.read("A") == [largest]
        # One that does not fit spoils nothing for those that are written with it.
        outcomes = await asyncio.gather(
            store.append("B", [row(1)]),
            store.append("C", [Row(1, 2**63, "")]),
            store.append("D", [row(1)]),
            return_exceptions=True,
        )
        assert outcomes[0] is True
        assert isinstance(outcomes[1], (OverflowError, ValueError, asyncpg.DataError))
        assert outcomes[2] is True


# ---- numbers -----------------------------------------------------------------------------------


@on_a_loop
async def test_a_taken_number_and_a_gap_are_refused(address: str) -> None:
    async with opened(address) as store:
        assert not await store.append("A", [row(2)])
        assert not await store.append("A", [row(0)])
        assert await store.append("A", [row(1), row(2), row(3)])
        for first in (-1, 0, 1, 2, 3, 5, 6):
            kept = Kept(f"k{first}", NOW, "A", "")
            assert not await store.append("A", [row(first), row(first + 1)], [kept])
        assert len(await store.read("A")) == 3
        assert await store.append("A", [row(4)])
        assert not await store.matches()


@pytest.mark.parametrize("numbers", [(), (1, 3), (2, 1), (1, 1)])
@on_a_loop
async def test_rows_that_do_not_follow_each_other_are_an_error(
    address: str, numbers: Sequence[int]
) -> None:
    async with opened(address) as store:
        with pytest.raises(ValueError):
            await store.append("A", [row(n) for n in numbers])
        assert await store.read("A") == []


async def race(stores: Sequence[Store], tasks: int, rows: int) -> None:
    """Many write into one room: each number goes to exactly one of them, and to the one that was
    told so."""
    won: list[str] = []

    async def play(name: int) -> None:
        store, mine, last = stores[name % len(stores)], 0, 0
        while mine < rows:
            text = f"{name} {mine}"
            if await store.append("A", [row(last + 1, text)]):
                won.append(text)
                mine += 1
                last += 1
            else:
                last = (await store.read("A"))[-1].n

    await asyncio.gather(*map(play, range(tasks)))
    for store in stores:
        log = await store.read("A")
        assert [line.n for line in log] == [*range(1, tasks * rows + 1)]
        assert sorted(line.text for line in log) == sorted(won)


@on_a_loop
async def test_exactly_one_of_many_gets_a_number(address: str) -> None:
    async with opened(address) as store:
        outcomes = await asyncio.gather(*(store.append("B", [row(1)]) for _ in range(50)))
        assert outcomes.count(True) == 1
        await race([store], tasks=8, rows=scale(100))


@on_a_loop
async def test_exactly_one_of_many_gets_a_number_across_processes(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as two:
        outcomes = await asyncio.gather(
            *(store.append("B", [row(1)]) for store in (one, two) for _ in range(20))
        )
        assert outcomes.count(True) == 1
        await race([one, two], tasks=8, rows=scale(100))


@on_a_loop
async def test_many_rooms_at_once_from_two_processes(shared: str) -> None:
    """Groups of appends that overlap: none is lost, and they never wait for each other in a
    circle, which would be `StoreDown`."""
    rooms = [f"R{n}" for n in range(30)]
    others = [f"X{n}" for n in range(3000)]  # in a small table rows are found in the same order

    async def play(store: Store, random: Random) -> int:
        won = 0

        async def append(room: str) -> None:
            nonlocal won
            log = await store.read(room)
            if await store.append(room, [row(len(log) + 1)]):
                won += 1

        for _ in range(scale(300)):
            await asyncio.gather(*map(append, random.sample(rooms, 20)))
        return won

    async with opened(shared) as one, opened(shared) as two:
        await asyncio.gather(*(one.append(room, [row(1)]) for room in others))
        won = await asyncio.gather(play(one, Random(1)), play(two, Random(2)))
        logs = [await one.read(room) for room in rooms]
    assert all([line.n for line in log] == [*range(1, len(log) + 1)] for log in logs)
    assert sum(map(len, logs)) == sum(won)
    assert min(won) > 0


@on_a_loop
async def test_a_room_that_is_removed_while_others_append_has_no_gap(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as two:
        removed = 0

        async def play() -> None:
            for _ in range(scale(1000)):
                log = await one.read("A")
                await one.append("A", [row(len(log) + 1)])

        playing = asyncio.create_task(play())
        while not playing.done():
            removed += await two.remove("A")
            log = await two.read("A")
            assert [line.n for line in log] == [*range(1, len(log) + 1)]
        await playing
        assert removed > 0
        await two.remove("A")
        assert await one.append("A", [row(1)])
        assert await one.read("A") == [row(1)]


# ---- matches that have ended -------------------------------------------------------------------


@on_a_loop
async def test_matches_are_kept_with_the_rows_that_end_them_or_not_at_all(address: str) -> None:
    first, second = Kept("one", NOW, "A", "{}"), Kept("two", NOW + 1, "A", "[]")
    async with opened(address) as store:
        assert await store.append("A", [row(1)], [first, second])
        assert await store.kept("one") == first
        assert await store.kept("three") is None
        assert await store.matches() == [second, first]
        # The number is free, but the id of a match is not: again nothing is written, and
        # what is written at the same moment is not concerned.
        third = Kept("three", NOW, "A", "")
        outcomes = await asyncio.gather(
            store.append("A", [row(2)], [third, Kept("one", NOW, "A", "again")]),
            store.append("B", [row(1)]),
            store.append("C", [row(1)], [Kept("four", NOW, "C", "")]),
        )
        assert [*outcomes] == [False, True, True]
        assert len(await store.read("A")) == 1
        assert await store.kept("one") == first
        assert await store.kept("three") is None
        assert await store.append("A", [row(2)], [third])
        with pytest.raises(ValueError):
            await store.append("A", [row(3)], [Kept("five", 1, "A", "")] * 2)


@on_a_loop
async def test_two_appends_at_once_cannot_keep_the_same_match(address: str) -> None:
    async with opened(address) as store:
        outcomes = await asyncio.gather(
            *(store.append(room, [row(1)], [Kept("x", NOW, room, "")]) for room in "ABC")
        )
        assert outcomes.count(True) == 1
        match = await store.kept("x")
        assert match
        assert [summary.room for summary in await store.rooms()] == [match.room]


@on_a_loop
async def test_a_match_by_itself(address: str) -> None:
    match = Kept("one", NOW, "A", "{}")
    async with opened(address) as store:
        assert await store.keep(match)
        assert not await store.keep(Kept("one", NOW, "B", "other"))
        assert await store.matches() == [match]
        assert await store.forget("one")
        assert not await store.forget("one")
        assert await store.kept("one") is None
        assert await store.keep(match)


# ---- lists, and what is removed ----------------------------------------------------------------


@on_a_loop
async def test_rooms_are_listed_removed_and_expire(address: str) -> None:
    async with opened(address) as store:
        for n in range(250):
            room, at = f"old{n:03}", LONG_AGO + n
            assert await store.append(room, [Row(1, at, ""), Row(2, at, "")])
        assert await store.append("stays", [Row(1, LONG_AGO, ""), Row(2, NOW, "")])
        assert await store.append("newer", [Row(1, NOW + 1, "")], [Kept("k", NOW, "old1", "")])
        listed = await store.rooms()
        assert listed[:2] == [
            Summary("newer", 1, NOW + 1, NOW + 1),
            Summary("stays", 2, LONG_AGO, NOW),
        ]
        assert len(listed) == 252
        assert listed[-1] == Summary("old000", 2, LONG_AGO, LONG_AGO)

        assert await store.remove("old007")
        assert not await store.remove("old007")
        assert not await store.remove("never")

        gone = await store.expire(LONG_AGO + 230)
        assert sorted(gone) == [f"old{n:03}" for n in range(230) if n != 7]
        assert await store.expire(LONG_AGO + 230) == []
        assert len(await store.rooms()) == 22
        assert await store.read("old000") == []
        assert len(await store.read("old230")) == 2
        # A room that is gone begins anew.
        assert not await store.append("old000", [row(3)])
        assert await store.append("old000", [row(1)])
        assert [match.id for match in await store.matches()] == ["k"]


@on_a_loop
async def test_rooms_with_the_same_moment_are_listed_in_the_same_order(address: str) -> None:
    rooms = ["b", "É", "B", "a", "A", "é", "_", "1"]
    async with opened(address) as store:
        for room in rooms:
            await store.append(room, [row(1)], [Kept(room, NOW, room, "")])
        assert [summary.room for summary in await store.rooms()] == sorted(rooms)
        assert [match.id for match in await store.matches()] == sorted(rooms)


@on_a_loop
async def test_play_goes_on_while_rooms_expire(address: str) -> None:
    async with opened(address) as store:
        count = max(2000, scale(5000))
        await asyncio.gather(
            *(store.append(f"old{n}", [row(1, at=LONG_AGO)]) for n in range(count))
        )
        expiring = asyncio.create_task(store.expire(NOW))
        written = 0
        while not expiring.done():
            written += 1
            assert await store.append("live", [row(written)])
        assert len(await expiring) == count
        # The removal came in many parts, with appends between them.
        assert written > 3
        assert [summary.room for summary in await store.rooms()] == ["live"]


@on_a_loop
async def test_ping(address: str) -> None:
    store = store_at(address)
    await store.open(deaf)
    await store.ping()
    await store.close()
    for attempt in (store.ping(), store.read("A"), store.append("A", [row(1)])):
        with pytest.raises(StoreDown):
            await attempt


# ---- groups ------------------------------------------------------------------------------------


def appends(count: int) -> list[Append]:
    return [Append(f"R{n}", [row(1)], ()) for n in range(count)]


@on_a_loop
async def test_all_that_wait_are_written_together() -> None:
    sizes: list[int] = []
    go = asyncio.Event()

    async def write(group: Sequence[Append]) -> list[bool]:
        sizes.append(len(group))
        await go.wait()
        return [append.room != "R7" for append in group]

    taking = Groups(write)
    first = [asyncio.create_task(taking.append(append)) for append in appends(20)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    more = [asyncio.create_task(taking.append(append)) for append in appends(groups.MOST + 1)]
    more += [asyncio.create_task(taking.append(append)) for append in appends(3)]
    first[3].cancel()  # whoever waits may give up
    await asyncio.sleep(0)
    go.set()
    await asyncio.wait([*first, *more])
    assert [n for n, task in enumerate(first) if not task.cancelled() and not task.result()] == [7]
    # No room twice in a group, and no group that is endless.
    assert sizes == [20, groups.MOST, 4]
    await taking.close()
    with pytest.raises(StoreDown):
        await taking.append(appends(1)[0])


@on_a_loop
async def test_what_cannot_be_written_fails_alone_and_a_failure_of_the_store_fails_all() -> None:
    down = False

    async def write(group: Sequence[Append]) -> list[bool]:
        if down:
            raise StoreDown("gone")
        if any(append.room == "R2" for append in group):
            raise OverflowError
        return [True] * len(group)

    taking = Groups(write)
    outcomes = await asyncio.gather(*map(taking.append, appends(5)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [bool, bool, OverflowError, bool, bool]
    down = True
    outcomes = await asyncio.gather(*map(taking.append, appends(5)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreDown] * 5


@on_a_loop
async def test_close_waits_for_what_is_being_written(address: str) -> None:
    store = store_at(address)
    await store.open(deaf)
    writing = [asyncio.create_task(store.append(f"R{n}", [row(1)])) for n in range(1200)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*writing))
    async with opened(address) as store:
        assert len(await store.rooms()) == 1200


# ---- news of other processes -------------------------------------------------------------------


@on_a_loop
async def test_processes_hear_each_other_and_not_themselves(shared: str) -> None:
    mine, yours = News(), News()
    async with opened(shared, mine) as me, opened(shared, yours) as you:
        assert me.shared
        assert await me.append('A "x" ▲', [row(1)])
        assert await yours.next(1) == [('A "x" ▲', "")]
        assert len(await you.read('A "x" ▲')) == 1
        await you.tell("B", "here ▲" + "🂡" * 194)
        assert await mine.next(1) == [("B", "here ▲" + "🂡" * 194)]
        # What was refused is not told.
        assert not await you.append('A "x" ▲', [row(1)])
        assert await you.remove('A "x" ▲')
        assert await mine.next(1) == [('A "x" ▲', "")]
        await asyncio.gather(*(you.append(room, [Row(1, LONG_AGO, "")]) for room in "CDE"))
        assert sorted(await mine.next(3)) == [(room, "") for room in "CDE"]
        assert len(await you.expire(NOW)) == 3
        assert sorted(await mine.next(3)) == [(room, "") for room in "CDE"]
        with pytest.raises(ValueError):
            await you.tell("B", "x" * 201)
        assert await you.append("end", [row(1)])
        assert await mine.next(1) == [("end", "")]
    assert mine.heard == yours.heard == []


@on_a_loop
async def test_an_sqlite_store_has_nobody_to_hear(tmp_path: Path) -> None:
    news = News()
    async with opened(file_address(tmp_path / "rooms.db"), news) as store:
        assert not store.shared
        await store.append("A", [row(1)])
        await store.tell("A", "x")
    assert news.heard == []


# ---- failures ----------------------------------------------------------------------------------

# Appends two rows and a match at a time to some rooms, and says so only when it is done.
WRITER = """
import asyncio, sys
from bombe.web.store import Kept, Row, store_at

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


async def check_after_death(address: str, seed: int, said: dict[str, int]) -> None:
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
        assert await others.next(1) == [("A", "")]
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
            assert await others.next(1) == [("A", "")]
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
        await store.ping()
        assert await store.append("A", [row(2)], [Kept("k", 1, "A", "")])
    async with opened(file_address(path)) as store:
        assert await store.read("A") == [row(1), row(2)]


# ---- opening -----------------------------------------------------------------------------------


def refused(store: Store) -> str:
    """The sentence with which a store refuses to open."""

    async def main() -> str:
        with pytest.raises(BadInput) as caught:
            await store.open(deaf)
        return str(caught.value)

    return asyncio.run(main())


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "rooms.db"

    async def main() -> None:
        async with opened(SQLite(path)) as store:
            await store.append("A", [row(1)])
            files = sorted(path.parent.iterdir())
            assert [file.name.removeprefix(path.name) for file in files] == [
                *("", "-lock", "-shm", "-wal")
            ]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    old = os.umask(0)
    try:
        asyncio.run(main())
    finally:
        os.umask(old)


@on_a_loop
async def test_it_survives_a_power_failure(tmp_path: Path) -> None:
    """As far as that can be seen here: the settings that make a commit wait for the disk."""
    store = SQLite(tmp_path / "rooms.db")
    async with opened(store):
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("fullfsync", 1)):
            ask = f"PRAGMA {pragma}"
            said = await store._writer.do(lambda db, ask=ask: db.execute(ask).fetchone())  # type: ignore[misc]
            assert said == (value,)


@on_a_loop
async def test_commits_wait_for_the_disk_whatever_the_server_is_set_to(shared: str) -> None:
    connection = await asyncpg.connect(shared)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()
    store = PostgreSQL(shared)
    async with opened(store):
        for _ in range(2):  # new, and used before
            assert await store._change("SHOW synchronous_commit") == [("on",)]


@on_a_loop
async def test_a_file_is_served_by_one_process_and_read_by_any(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    async with opened(SQLite(path)) as store:
        await store.append("A", [row(1)])
        with pytest.raises(BadInput, match="in use by another process"):
            await SQLite(path).open(deaf)
        async with opened(SQLite(path, read_only=True)) as reader:
            assert len(await reader.rooms()) == 1
            with pytest.raises(StoreDown, match="readonly"):
                await reader.append("A", [row(2)])
            with pytest.raises(StoreDown, match="readonly"):
                await reader.remove("A")
            assert await store.append("A", [row(2)])
            assert len(await reader.read("A")) == 2
    async with opened(SQLite(path)), opened(SQLite(path, read_only=True)) as reader:
        assert len(await reader.read("A")) == 2


def test_files_that_are_no_store_are_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Alan, " * 1000)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE log (line TEXT)")
    db.close()
    before = other.read_bytes()
    for read_only in (False, True):
        assert "letter.txt' cannot be opened: file is not a database" in refused(
            SQLite(text, read_only=read_only)
        )
        assert "other.db' is the database of another program" in refused(
            SQLite(other, read_only=read_only)
        )
        assert "cannot be opened" in refused(SQLite(tmp_path, read_only=read_only))
        assert "cannot be opened" in refused(SQLite(text / "rooms.db", read_only=read_only))
    assert text.read_text() == "Dear Alan, " * 1000
    assert other.read_bytes() == before
    assert "unable to open" in refused(SQLite(tmp_path / "none.db", read_only=True))
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://nobody:{secret}@127.0.0.1:{port}/postgres", '"nobody" does not exist'),
        ("postgresql://postgres:{secret}@127.0.0.1:{port}/none", '"none" does not exist'),
        ("postgresql://postgres:{secret}@127.0.0.1:1/postgres", "cannot be used"),
        ("postgresql://postgres:{secret}@127.0.0.1:one/x", "cannot be read"),
        ("postgresql://postgres:x/{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres:12?{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres:12#{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres@127.0.0.1:{port}/none?password={secret}", "none"),
        ("postgresql://127.0.0.1/x?sslmode={secret}", "cannot be read"),
    ],
)
def test_a_bad_address_is_a_sentence_without_the_password(
    postgres: servers.PostgreSQL, address: str, sentence: str
) -> None:
    postgres.start()
    address = address.format(port=postgres.port, secret="swordfish")
    said = refused(PostgreSQL(address, patience=0))
    assert sentence in said
    assert "swordfish" not in said


def test_whoever_may_make_no_tables_is_told_so(postgres: servers.PostgreSQL, shared: str) -> None:
    async def prepare() -> None:
        connection = await asyncpg.connect(shared)
        await connection.execute("CREATE ROLE guest LOGIN")
        await connection.close()

    asyncio.run(prepare())
    assert "permission denied" in refused(PostgreSQL(shared.replace("postgres@", "guest@")))


@on_a_loop
async def test_a_server_that_starts_at_the_same_time_is_waited_for(
    postgres: servers.PostgreSQL, shared: str
) -> None:
    postgres.stop()
    context = opened(PostgreSQL(shared, patience=60))
    opening = asyncio.create_task(context.__aenter__())
    await asyncio.sleep(0.5)
    assert not opening.done()
    await asyncio.to_thread(postgres.start)
    store = await opening
    await store.ping()
    await context.__aexit__(None, None, None)


# ---- schema ------------------------------------------------------------------------------------

SECOND: dict[str, Steps] = {
    "sqlite": (
        (
            "ALTER TABLE kept ADD COLUMN game TEXT NOT NULL DEFAULT 'old'",
            "UPDATE log SET text = text || '!'",
        ),
    ),
    "postgresql": (
        (
            "ALTER TABLE bombe.kept ADD COLUMN game text NOT NULL DEFAULT 'old'",
            "UPDATE bombe.log SET text = text || '!'",
        ),
    ),
}
BROKEN: dict[str, Steps] = {
    "sqlite": ((*SECOND["sqlite"][0], "DROP TABLE nothing"),),
    "postgresql": ((*SECOND["postgresql"][0], "DROP TABLE nothing"),),
}


def stepped(address: str, further: dict[str, Steps]) -> Store:
    """The store as a later version of the program would open it."""
    kind, _, rest = address.partition("://")
    if kind == "sqlite":
        return SQLite(rest[1:], steps=(*SQLITE, *further[kind]))
    return PostgreSQL(address, steps=(*POSTGRES, *further[kind]))


async def copies(address: str) -> list[str]:
    """The names of the copies, each of which holds the room as it was."""
    kind, _, rest = address.partition("://")
    names = []
    if kind == "sqlite":
        path = Path(rest[1:])
        for copy in sorted(path.parent.glob(f"{path.name}.*")):
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            db = sqlite3.connect(copy)
            assert db.execute("SELECT text FROM log").fetchall() == [("as it was",)]
            assert db.execute("PRAGMA user_version").fetchone() == (len(SQLITE),)
            db.close()
            names.append(copy.name.removeprefix(f"{path.name}."))
    else:
        connection = await asyncpg.connect(address)
        for (name,) in await connection.fetch(
            "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'bombe%' ORDER BY nspname"
        ):
            if name != "bombe":
                assert await connection.fetch(f"SELECT text FROM {name}.log") == [("as it was",)]
                version = await connection.fetchval(f"SELECT version FROM {name}.version")
                assert version == len(POSTGRES)
                names.append(name)
        await connection.close()
    return names


@on_a_loop
async def test_an_older_schema_is_brought_forward_and_a_copy_kept(address: str) -> None:
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")], [Kept("k", NOW, "A", "")])
    assert await copies(address) == []
    for _ in range(2):  # the second time there is nothing to do
        async with opened(stepped(address, SECOND)) as store:
            assert await store.read("A") == [row(1, "as it was!")]
            assert await store.kept("k") == Kept("k", NOW, "A", "")
        assert len(await copies(address)) == 1
    # Back to the program of today, which knows less.
    today = len(SQLITE)
    says = f"is of version {today + 1}, and this program knows only {today}"
    with pytest.raises(BadInput, match=says):
        await store_at(address).open(deaf)


@on_a_loop
async def test_a_step_that_fails_changes_nothing_and_copies_are_never_overwritten(
    address: str,
) -> None:
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")])
    with pytest.raises(BadInput):
        await stepped(address, BROKEN).open(deaf)
    async with opened(address) as store:
        assert await store.read("A") == [row(1, "as it was")]
    before = await copies(address)
    async with opened(stepped(address, SECOND)) as store:
        assert await store.read("A") == [row(1, "as it was!")]
    assert len(await copies(address)) == len(before) + 1


@on_a_loop
async def test_a_copy_has_a_name_of_its_own(tmp_path: Path) -> None:
    address = file_address(tmp_path / "rooms.db")
    (tmp_path / "rooms.db.copying").write_text("what a crash left")
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")])
    for _ in range(2):
        with pytest.raises(BadInput):
            await stepped(address, BROKEN).open(deaf)
    today = len(SQLITE)
    assert await copies(address) == [f"v{today}-backup", f"v{today}-backup-2"]


def test_a_reader_does_not_bring_a_file_forward(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"

    async def main() -> None:
        async with opened(SQLite(path)):
            pass

    asyncio.run(main())
    later = SQLite(path, read_only=True, steps=(*SQLITE, *SECOND["sqlite"]))
    assert "is of an older version" in refused(later)
    assert [file.name for file in tmp_path.glob("*backup*")] == []


@on_a_loop
async def test_processes_that_start_together_do_not_disturb_each_other(shared: str) -> None:
    for steps in (POSTGRES, (*POSTGRES, *SECOND["postgresql"])):
        stores = [PostgreSQL(shared, steps=steps) for _ in range(6)]
        await asyncio.gather(*(store.open(deaf) for store in stores))
        if steps is POSTGRES:
            assert await stores[0].append("A", [row(1, "as it was")])
        assert len(await stores[5].read("A")) == 1
        await asyncio.gather(*(store.close() for store in stores))
    assert await copies(shared) == [f"bombe_v{len(POSTGRES)}"]


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "mysql://x", "rooms.db", ""])
def test_an_address_of_neither_kind_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="is no database"):
        store_at(address)
