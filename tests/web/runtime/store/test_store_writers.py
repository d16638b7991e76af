"""Many who write into a store at once: each number goes to one of them, what waits is written
together, and processes hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import asyncpg
import pytest

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import Store, StoreDown, groups, store_at
from bombe.web.runtime.store.asked import Append
from bombe.web.runtime.store.groups import Groups
from support.playing import on_a_loop
from support.scaling import scale
from support.stores import (  # noqa: F401 (fixtures)
    LONG_AGO,
    NOW,
    News,
    connected,
    deaf,
    either_store,
    file_address,
    opened,
    row,
    shared_store,
)

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


INSERT = "INSERT INTO bombe.room (room, n, first, last) VALUES ($1, 1, 0, 0)"


@on_a_loop
async def test_a_room_that_was_begun_by_another_is_not_waited_for(shared: str) -> None:
    async with opened(shared) as store, connected(shared) as other:
        await store.append("A", [row(1)])
        writing = other.transaction()
        await writing.start()
        await other.execute("UPDATE bombe.room SET n = 2 WHERE room = 'A'")
        async with asyncio.timeout(2):
            assert not await store.append("A", [row(1)])
        await writing.rollback()


@on_a_loop
async def test_of_two_that_wait_for_each_other_one_has_written_nothing(shared: str) -> None:
    """Two processes begin the same rooms: the database ends one of them, as a rule the one that has
    waited for longer, which is the store; where the machine stands still in between, the other."""
    async with opened(shared) as store, connected(shared) as other:
        waits = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        for attempt in range(20):
            first, second = f"A{attempt}", f"B{attempt}"
            writing = other.transaction()
            await writing.start()
            await other.execute(INSERT, second)
            appends = [
                asyncio.create_task(store.append(room, [row(1)])) for room in (first, second)
            ]
            while not await other.fetchval(waits):
                await asyncio.sleep(0.01)
            ended = True
            try:
                await other.execute(INSERT, first)  # which the store has written, awaiting second
            except asyncpg.DeadlockDetectedError:
                ended = False
            taken = await asyncio.wait_for(asyncio.gather(*appends), 30) if ended else []
            await writing.rollback()
            if ended:
                break
            assert await asyncio.gather(*appends) == [True, True]
        assert taken == [False, False]
        assert [await store.append(room, [row(1)]) for room in (first, second)] == [True, True]


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
    first = [asyncio.create_task(taking.ask(append)) for append in appends(20)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    more = [asyncio.create_task(taking.ask(append)) for append in appends(groups.MOST + 1)]
    more += [asyncio.create_task(taking.ask(append)) for append in appends(3)]
    first[3].cancel()  # a caller may give up
    await asyncio.sleep(0)
    go.set()
    await asyncio.wait([*first, *more])
    assert [n for n, task in enumerate(first) if not task.cancelled() and not task.result()] == [7]
    # No room twice in a group, and no group that is endless.
    assert sizes == [20, groups.MOST, 4]
    await taking.close()
    with pytest.raises(StoreDown):
        await taking.ask(appends(1)[0])


@on_a_loop
async def test_some_groups_at_a_time_and_nothing_is_left_behind() -> None:
    writing = most = 0

    async def write(group: Sequence[Append]) -> list[bool]:
        nonlocal writing, most
        writing += 1
        most = max(most, writing)
        await asyncio.sleep(0)
        writing -= 1
        return [True] * len(group)

    taking = Groups(write, most=2, at_a_time=3)
    await asyncio.gather(*map(taking.ask, appends(20)))
    assert most == 3
    async with asyncio.timeout(60):
        for append in appends(50) * 2:  # each as soon as the one before has been answered
            await taking.ask(append)


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
    outcomes = await asyncio.gather(*map(taking.ask, appends(5)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [bool, bool, OverflowError, bool, bool]
    down = True
    outcomes = await asyncio.gather(*map(taking.ask, appends(5)), return_exceptions=True)
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


# ---- notifications from other processes --------------------------------------------------------


@on_a_loop
async def test_processes_hear_each_other_and_not_themselves(shared: str) -> None:
    mine, yours = News(), News()
    async with opened(shared, mine) as me, opened(shared, yours) as you:
        assert me.shared
        assert await me.append('A "x" ▲', [row(1)])
        assert await yours.next(1) == [('A "x" ▲', "1")]
        assert len(await you.read('A "x" ▲')) == 1
        await you.tell("B", "here ▲" + "🂡" * 194)
        assert await mine.next(1) == [("B", "here ▲" + "🂡" * 194)]
        # What was refused is not told.
        assert not await you.append('A "x" ▲', [row(1)])
        assert await you.remove('A "x" ▲')
        assert await mine.next(1) == [('A "x" ▲', "")]
        await asyncio.gather(*(you.append(room, [Row(1, LONG_AGO, "")]) for room in "CDE"))
        assert sorted(await mine.next(3)) == [(room, "1") for room in "CDE"]
        assert len(await you.expire(NOW)) == 3
        assert sorted(await mine.next(3)) == [(room, "") for room in "CDE"]
        with pytest.raises(ValueError):
            await you.tell("B", "x" * 201)
        assert await you.append("end", [row(1)])
        assert await mine.next(1) == [("end", "1")]
    assert mine.heard == yours.heard == []


@on_a_loop
async def test_an_sqlite_store_has_nobody_to_hear(tmp_path: Path) -> None:
    news = News()
    async with opened(file_address(tmp_path / "rooms.db"), news) as store:
        assert not store.shared
        await store.append("A", [row(1)])
        await store.tell("A", "x")
    assert news.heard == []
