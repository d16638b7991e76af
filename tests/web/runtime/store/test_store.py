"""The stores: one suite over SQLite and PostgreSQL, each the real thing. What is written is read:
rooms, and matches that have ended; and what is removed is gone."""

from __future__ import annotations

import asyncio
import json

import asyncpg
import pytest

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.web.runtime.store import StoreDown, Summary, store_at
from bombe.web.runtime.store.ages import Cleaned
from support.playing import on_a_loop
from support.scaling import scale
from support.stores import LONG_AGO, NOW, deaf, either_store, opened, row  # noqa: F401 (fixtures)

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
async def test_what_was_found_out_goes_with_its_match(address: str) -> None:
    async with opened(address) as store:
        assert not await store.keep_review("m", b"early")  # there is no such match
        assert await store.append("A", [row(1)], [Kept("m", NOW, "A", "{}")])
        assert await store.review("m") is None
        assert await store.keep_review("m", b"\0some")
        assert await store.keep_review("m", b"\0\xffmore")
        assert await store.remove("A")
        await store.ages.grow(1)
        some = await store.ages.wordy()
        await store.ages.unword([Cleaned(one.id, "{ }", 0) for one, _ in some])
    async with opened(address) as store:
        assert await store.review("m") == b"\0\xffmore"
        assert await store.review("\0") is None
        assert not await store.keep_review("\0", b"")
        assert await store.forget("m")
        assert await store.review("m") is None
        assert await store.keep(Kept("m", NOW, "", "{}"))
        assert await store.review("m") is None  # of another by that name nothing is known


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
