"""How old rooms and matches are, by the time that servers have lived on a store."""

from __future__ import annotations

from bombe.table.archive import Kept
from bombe.web.runtime.store.ages import HOUR, SEEN, Cleaned
from support.playing import on_a_loop
from support.stores import NOW, either_store, opened, row  # noqa: F401 (fixture)


@on_a_loop
async def test_rooms_and_matches_age_by_what_servers_have_lived(address: str) -> None:
    async with opened(address) as store:
        ages = store.ages
        assert await ages.grow(1000) == 1000
        assert await store.append("A", [row(1)], [Kept("a", NOW, "A", "{}")])
        assert await store.append("B", [row(1)])
        assert await ages.rooms(10 * HOUR) == []  # nobody has looked at them yet
        assert await ages.grow(2000) == 2000
        assert await ages.rooms(2000) == []
        assert await ages.rooms(2001) == [("A", 1), ("B", 1)]
        assert await ages.matches(2001) == ["a"]
        assert await store.append("B", [row(2)])
        assert await ages.rooms(2001) == [("A", 1)]  # at once, though its age is not written yet
        assert await ages.grow(2000 + 2 * HOUR) == 2000 + 2 * HOUR
        assert await ages.rooms(2000 + 2 * HOUR) == [("A", 1)]
        assert await ages.rooms(2001 + 2 * HOUR) == [("A", 1), ("B", 2)]
        assert await ages.grow(0) == 2000 + 2 * HOUR  # it never goes back
    async with opened(address) as store:
        assert await store.ages.grow(0) == 2000 + 2 * HOUR


@on_a_loop
async def test_a_room_that_changes_while_it_is_looked_at_stays(address: str) -> None:
    async with opened(address) as store:
        assert await store.append("A", [row(1)])
        assert await store.append("B", [row(1)])
        await store.ages.grow(1000)
        old = await store.ages.rooms(1001)
        assert await store.append("A", [row(2)])
        assert await store.remove_unchanged(old) == ["B"]
        # One of the same name begins its life anew.
        assert await store.append("B", [row(1)])
        assert await store.ages.rooms(EVER) == []
        await store.ages.grow(3 * HOUR)
        assert await store.ages.rooms(3 * HOUR) == []


EVER = 2**62


@on_a_loop
async def test_matches_are_cleaned_once_and_again_when_their_room_is_gone(address: str) -> None:
    async with opened(address) as store:
        ages = store.ages
        kept = [Kept(f"m{n}", NOW, "A", f"text {n}") for n in range(30)]
        assert await store.append("A", [row(1)], kept)
        assert await ages.wordy() == []
        await ages.grow(1)
        seen = set()
        while some := await ages.wordy():
            assert all(there for _, there in some)
            seen |= {one for one, _ in some}
            await ages.unword(
                [Cleaned(one.id, "other" if one.id == "m7" else None, SEEN) for one, _ in some]
            )
        assert seen == set(kept)
        assert [one.id for one in await store.matches() if one.text == "other"] == ["m7"]
        assert await store.remove("A")
        while some := await ages.wordy():
            assert not any(there for _, there in some)
            await ages.unword([Cleaned(one.id, None, 0) for one, _ in some])
        assert await store.forget("m7")
        assert len(await ages.matches(EVER)) == 29
