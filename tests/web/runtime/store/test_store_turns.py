"""Turns: each process that writes to a room waits until it may, and nobody's work is in vain. One
that dies or stops in the middle of its turn loses it."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

import pytest

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import Append, Store, StoreDown, postgres
from bombe.web.runtime.store import turns as taking_turns
from support.playing import on_a_loop
from support.scaling import scale
from support.stores import (  # noqa: F401 (fixtures)
    NOW,
    connected,
    either_store,
    opened,
    row,
    shared_store,
)


def next_row(rows: Sequence[Row], text: str) -> Append:
    return Append("A", [row(rows[-1].n + 1, text)], ())


@on_a_loop
async def test_what_is_written_is_decided_by_what_is_there(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("A", [row(1), row(2), row(3)])
        told: list[Sequence[Row]] = []

        def decide(rows: Sequence[Row]) -> Append:
            told.append(rows)
            return Append("A", [row(4), row(5)], [Kept("k", NOW, "A", "")], [("p", b"x")])

        assert await store.append_next("A", 1, decide)
        assert told == [[row(2), row(3)]]
        assert [line.n for line in await store.read("A")] == [1, 2, 3, 4, 5]
        assert await store.kept("k")
        assert await store.picture("A", "p") == b"x"


@on_a_loop
async def test_who_decides_for_nothing_writes_nothing(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("A", [row(1)])
        assert await store.append_next("A", 0, lambda rows: None)
        assert await store.read("A") == [row(1)]


@on_a_loop
async def test_who_fails_to_decide_fails_alone(address: str) -> None:
    async with opened(address) as store:
        rooms = ["A", "B", "C", "D"]
        for room in rooms:
            assert await store.append(room, [row(1)], [Kept(room, NOW, room, "")])

        def deciding(room: str) -> Append:
            if room == "B":
                raise KeyError(room)
            kept = [Kept("A", NOW, room, "")] if room == "C" else []  # an id that is taken
            return Append(room, [row(2)], kept)

        outcomes = await asyncio.gather(
            *(store.append_next(room, 0, lambda _, room=room: deciding(room)) for room in rooms),  # type: ignore[misc]
            return_exceptions=True,
        )
        assert outcomes[0] is outcomes[3] is True
        assert isinstance(outcomes[1], KeyError)
        assert outcomes[2] is False
        assert [len(await store.read(room)) for room in rooms] == [2, 1, 1, 2]
        assert await store.append_next("A", 0, lambda rows: next_row(rows, ""))


@on_a_loop
async def test_a_room_that_is_gone_has_no_rows(address: str) -> None:
    async with opened(address) as store:
        told: list[Sequence[Row]] = []
        assert await store.append_next("A", 0, lambda rows: told.append(rows))
        assert told == [[]]


# ---- processes ---------------------------------------------------------------------------------


@on_a_loop
async def test_nobody_decides_twice_and_turns_alternate(shared: str) -> None:
    """However many write to a room: what one has made of it is written."""
    decided = 0

    async def play(store: Store, name: str) -> None:
        nonlocal decided

        def decide(rows: Sequence[Row]) -> Append:
            nonlocal decided
            decided += 1
            return next_row(rows, name)

        for _ in range(turns):
            assert await store.append_next("A", 0, decide)

    turns = scale(400)
    async with opened(shared) as one, opened(shared) as two:
        assert await one.append("A", [row(1)])
        await asyncio.gather(play(one, "one"), play(two, "two"))
        log = await one.read("A")
    assert [line.n for line in log] == [*range(1, 2 * turns + 2)]
    assert decided == 2 * turns
    # As long as both write, it is not one for a long time, and then the other. One begins first.
    texts = [line.text for line in log[1:]]
    begun = max(texts.index(text) for text in {*texts})
    ended = min(len(texts) - texts[::-1].index(text) for text in {*texts})
    both = texts[begun - 1 : ended + 1]
    changes = sum(first != second for first, second in pairwise(both))
    assert changes > len(both) / 2


@on_a_loop
async def test_turns_of_many_rooms_from_two_processes(shared: str) -> None:
    """Neither waits for the other in a circle, which would be `StoreDown`, and what needs no turn
    waits for nobody."""
    rooms = [f"R{n}" for n in range(120)]

    async def turn(store: Store, room: str) -> bool:
        return await store.append_next(
            room, 0, lambda rows: Append(room, [row(rows[-1].n + 1)], ())
        )

    async def play(store: Store, order: Sequence[str]) -> None:
        for _ in range(scale(100)):
            assert all(await asyncio.gather(*(turn(store, room) for room in order)))

    async with opened(shared) as one, opened(shared) as two:
        await asyncio.gather(*(one.append(room, [row(1)]) for room in rooms))
        await asyncio.gather(play(one, rooms), play(two, rooms[::-1]))
        for room in rooms:
            assert len(await two.read(room)) == 1 + 2 * scale(100)


# Takes a turn, and in the middle of it, when the room is locked and nothing is written, stops
# itself. Says how it ended, and tries again as the rooms of a server do.
HOLDER = """
import asyncio, os, signal, sys
from bombe.table.events import Row
from bombe.web.runtime.store import Append, postgres, store_at

async def main(address, limit):
    postgres.TAKING_TURNS["idle_in_transaction_session_timeout"] = limit
    store = store_at(address)
    await store.open(lambda room, message: None)
    stops = 1

    def decide(rows):
        nonlocal stops
        print("held", flush=True)
        if stops:
            stops -= 1
            os.kill(os.getpid(), signal.SIGSTOP)
        return Append("A", [Row(rows[-1].n + 1, 1, "holder")], ())

    while not await store.append_next("A", 0, decide):
        print("lost", flush=True)
    print("written", flush=True)
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def holding(address: str, limit: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has stopped in the middle of its turn."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, address, limit], stdout=subprocess.PIPE, text=True
    ) as holder:
        try:
            assert holder.stdout
            assert holder.stdout.readline() == "held\n"
            yield holder
        finally:
            holder.kill()


@on_a_loop
async def test_who_stops_in_the_middle_of_a_turn_loses_it(shared: str) -> None:
    async with opened(shared) as store:
        assert await store.append("A", [row(1)])
        assert await store.append("B", [row(1)])
        with holding(shared, "500ms") as holder:
            # Without a turn nobody waits, and other rooms go on.
            assert not await store.append("A", [row(2, "too early")])
            assert await store.append("B", [row(2)])
            # With one it is waited for, and comes.
            assert await store.append_next("A", 0, lambda rows: next_row(rows, "other"))
            holder.send_signal(signal.SIGCONT)
            assert holder.stdout
            said = [holder.stdout.readline().strip() for _ in range(3)]
            assert said == ["lost", "held", "written"]
        assert [line.text for line in await store.read("A")] == ["{}", "other", "holder"]


@on_a_loop
async def test_a_room_that_others_have_for_long_is_no_database_that_is_down(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several that stand still, one after the other, have a room for longer than any one of them
    may. Whoever waits for it keeps no other room from anybody."""
    monkeypatch.setattr(postgres, "LIMIT", 2.0)
    async with opened(shared) as store, connected(shared) as other:
        for room in ("A", "B"):
            assert await store.append(room, [row(1)])
        holding = other.transaction()
        await holding.start()
        await other.execute("SELECT FROM bombe.room WHERE room = 'B' FOR UPDATE")
        waiting = asyncio.create_task(
            store.append_next("B", 0, lambda rows: Append("B", [row(rows[-1].n + 1)], ()))
        )
        await asyncio.sleep(postgres.LIMIT + 1)
        assert await store.append_next("A", 0, lambda rows: next_row(rows, "meanwhile"))
        assert not waiting.done()
        await holding.rollback()
        assert await waiting
        assert len(await store.read("B")) == 2


@on_a_loop
async def test_a_room_that_is_never_had_is_given_up(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taking_turns, "MOST_WAITED", 1)
    async with opened(shared) as store, connected(shared) as other:
        assert await store.append("A", [row(1)])
        async with other.transaction():
            await other.execute("SELECT FROM bombe.room WHERE room = 'A' FOR UPDATE")
            with pytest.raises(StoreDown):
                await store.append_next("A", 0, lambda rows: next_row(rows, "never"))
        assert await store.append_next("A", 0, lambda rows: next_row(rows, "now"))
        assert [line.text for line in await store.read("A")] == ["{}", "now"]


@on_a_loop
async def test_who_dies_in_the_middle_of_a_turn_holds_up_nobody(shared: str) -> None:
    async with opened(shared) as store:
        assert await store.append("A", [row(1)])
        for number in range(scale(40)):
            with holding(shared, "1h") as holder:
                turn = asyncio.create_task(
                    store.append_next("A", 0, lambda rows: next_row(rows, "other"))
                )
                holder.kill()
                assert await turn
            assert len(await store.read("A")) == number + 2
        assert {line.text for line in await store.read("A")} == {"{}", "other"}
