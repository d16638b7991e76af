"""The rooms of a server: made, found and forgotten, and the people who come and go."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bombe.table.room import NoRoom, Refused
from bombe.text import BadInput
from bombe.web.runtime import keyring
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.lifetimes import ASLEEP
from bombe.web.runtime.live import Live, Socket
from bombe.web.runtime.rooms import Rooms
from support.hosting import (
    QUICK,
    count,
    key,
    nobody,
    nobody_closes,
    opened,
    play_out,
    run,
    tell,
    until,
)
from support.with_tiny import closest  # noqa: F401 (fixture)

DAY = 86_400_000


class Clock(Entropy):
    """The true one, with clocks that are set by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000_000_000
        self.lived = 0.0

    def now(self) -> int:
        return self.time

    def steady(self) -> float:
        return self.lived

    async def live(self, rooms: Rooms, days: int) -> None:
        """So many days. The server does its chores as often as it must, to count as alive."""
        while days:
            passed = min(days, ASLEEP)
            days -= passed
            self.time += passed * DAY
            self.lived += passed * DAY / 1000
            await rooms.expire()


# ---- making, finding, forgetting ----------------------------------------------------------------


def test_a_room_that_is_refused_is_not_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            for game, lines, start in [
                ("chess", [], False),
                ("closest", ["option goal 9"], False),
                ("closest", ["option lucky 12"], True),  # which only the deal refuses
                ("closest", ["option start [1]", "option goal 1"], True),
            ]:
                with pytest.raises(BadInput) as refusal:
                    await rooms.make(game, "Ada", key(0), lines, start)
                assert len(str(refusal.value)) > 10
            assert (await count(rooms), rooms.live) == (0, {})

    run(work())


def test_made_and_started_in_one_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "", key(0), ["option goal 2"], True)
            assert live.room.running
            assert live.room.running.match.deal["goal"] == 2
            await play_out(rooms, live)
            machine = await rooms.make("turing_machine", "", key(0), [], True)
            assert machine.room.running

    run(work())


def test_looking_writes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["watch on"], True)
            before = await count(rooms)
            for who in (None, 0):
                live.faces(who, "en")
                socket = Socket(live, who, "en", nobody, nobody_closes)
                await rooms.attach(socket)
                rooms.detach(socket)
                await rooms.find(live.room.code)
                if who is not None:
                    await rooms.back(live, who)
            with pytest.raises(NoRoom):
                await rooms.find("BBBBBB")
            assert await count(rooms) == before

    run(work())


def test_a_room_out_of_memory_comes_back_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, most=3) as rooms:
            faces = {}
            for n in range(10):
                lines = ["bot bold", "option motto Again", "watch on"]
                live = await rooms.make("closest", f"Host {n}", key(n), lines, True)
                while live.thinking:
                    await asyncio.sleep(0.01)
                await tell(rooms, live, 0, "say hello")
                await rooms.act(live, 0, "note mine", "n")
                faces[live.room.code] = [live.faces(who, "fr") for who in (None, 0, 1)]
            assert len(rooms.live) <= 4
            for code, before in faces.items():
                live = await rooms.find(code)
                assert [live.faces(who, "fr") for who in (None, 0, 1)] == before
                assert [said.text for said in live.room.chat] == ["hello"]
        async with opened(tmp_path) as rooms:  # and after a restart
            for code, before in faces.items():
                live = await rooms.find(code)
                assert [live.faces(who, "fr") for who in (None, 0, 1)] == before
                assert live.room.did(0, "n", "note mine")

    run(work())


def test_the_least_recently_used_room_leaves_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, most=3) as rooms:
            first, second, third = [
                (await rooms.make("closest", "", key(n))).room.code for n in range(3)
            ]
            await rooms.find(first)
            fourth = (await rooms.make("closest", "", key(3))).room.code
            assert [*rooms.live] == [third, first, fourth]
            await rooms.find(second)
            assert [*rooms.live] == [first, fourth, second]

    run(work())


def test_a_room_with_somebody_in_it_stays_in_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, most=1) as rooms:
            first = await rooms.make("closest", "Ada", key(0))
            socket = Socket(first, 0, "en", nobody, nobody_closes)
            await rooms.attach(socket)
            for n in range(5):
                await rooms.make("closest", "", key(n))
            assert rooms.live[first.room.code] is first
            assert len(rooms.live) <= 2

    run(work())


DAILY = replace(QUICK, chore=DAY / 1000)


def test_rooms_expire_after_thirty_days(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with opened(tmp_path, clock, DAILY) as rooms:
            old = await rooms.make("closest", "Ada", key(0), ["option goal 1"], True)
            await play_out(rooms, old)
            match = old.room.played.id
            used = await rooms.make("closest", "Eve", key(0))
            closed: list[tuple[int, str]] = []

            async def close(code: int, reason: str) -> None:
                closed.append((code, reason))

            socket = Socket(old, None, "en", nobody, close)
            await rooms.attach(socket)
            sending = rooms.background.begin(socket.run())
            await rooms.expire()
            await clock.live(rooms, 29)
            await tell(rooms, used, 0, "lock on")
            assert len(await rooms.store.rooms()) == 2
            await clock.live(rooms, 2)
            await sending
            assert closed == [(4404, "the room is gone")]
            with pytest.raises(NoRoom):
                await rooms.find(old.room.code)
            assert (await rooms.find(used.room.code)) is used
            assert await rooms.store.kept(match)  # its replay stays
            await clock.live(rooms, 365 - 31)
            assert await rooms.store.kept(match)
            await clock.live(rooms, 1)
            assert await rooms.store.kept(match) is None

    run(work())


def test_nothing_grows_old_while_no_server_lives(tmp_path: Path) -> None:
    """A clock that jumps, a server that is stopped or does not run: none of that counts."""

    async def work() -> None:
        clock = Clock()
        for _ in range(3):
            async with opened(tmp_path, clock, DAILY) as rooms:
                if not await rooms.store.rooms():
                    await rooms.make("closest", "Ada", key(0))
                await rooms.expire()
                clock.time += 1000 * DAY
                await rooms.expire()
                clock.time -= 2000 * DAY
                await rooms.expire()
                clock.lived += 1000 * DAY / 1000
                await rooms.expire()
                assert len(await rooms.store.rooms()) == 1
            clock.time += 1000 * DAY
            clock.lived += 1000 * DAY / 1000
        async with opened(tmp_path, clock, DAILY) as rooms:
            await clock.live(rooms, 30)  # it did live for 15 days, 5 each time it was stopped
            assert not await rooms.store.rooms()

    run(work())


def test_what_is_kept_for_ever_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        forever = replace(DAILY, kept_days=0, matches_days=0)
        async with opened(tmp_path, clock, forever) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["option goal 1"], True)
            await play_out(rooms, live)
            await rooms.expire()
            await clock.live(rooms, 400)
            assert len(await rooms.store.rooms()) == len(await rooms.store.matches()) == 1

    run(work())


def test_a_removed_room_is_gone_for_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            await rooms.remove(live.room.code)
            with pytest.raises(NoRoom):
                await rooms.find(live.room.code)
            assert await count(rooms) == 0

    run(work())


# ---- people -------------------------------------------------------------------------------------


def test_who_has_a_place_keeps_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            assert await rooms.join(live, "Bob", key(1)) == 1
            assert await rooms.join(live, "Robert", key(1)) == 1
            assert live.room.members[1].name == "Bob"
            await keyring.link(rooms, live, 1, "token")
            assert await keyring.exchange(rooms, live, "token", key(7)) == 1
            assert await rooms.join(live, "", key(7)) == 1
            await tell(rooms, live, 0, "remove 1")
            assert await rooms.join(live, "Bob", key(1)) == 2  # as somebody new
            other = await rooms.make("closest", "Eve", key(1))
            assert not {*other.room.members[0].keys} & {*live.room.members[2].keys}

    run(work())


def test_a_host_who_has_gone_is_missed_by_whoever_comes_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            socket = Socket(live, 0, "en", nobody, nobody_closes)
            await rooms.attach(socket)
            rooms.detach(socket)
            await asyncio.sleep(QUICK.grace * 3)  # time itself: nobody there to miss them
            assert live.room.people == (0,)
            await rooms.join(live, "Bob", key(1))
            await until(lambda: live.room.host == 1)
            assert live.room.members[0].gone
            await rooms.back(live, 0)
            assert not live.room.members[0].gone
            await until(lambda: not live.absences or live.room.host == 1)

    run(work())


def test_who_goes_is_not_waited_for_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            await rooms.join(live, "Bob", key(1))
            await tell(rooms, live, 0, "start")
            one = Socket(live, 1, "en", nobody, nobody_closes)
            two = Socket(live, 1, "en", nobody, nobody_closes)
            for socket in (one, two):
                await rooms.attach(socket)
            rooms.detach(one)
            await asyncio.sleep(QUICK.grace * 3)  # time itself, in which nothing happens
            assert not live.room.members[1].gone  # the other device is still there
            rooms.detach(two)
            await until(lambda: live.room.members[1].gone)
            assert live.room.running.waiting == {0}
            await rooms.attach(one)
            assert live.room.running.waiting == {0, 1}

    run(work())


def test_nobody_waits_for_a_seat_that_is_full(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            answers = await asyncio.gather(
                *(rooms.join(live, "", key(n)) for n in range(1, 12)), return_exceptions=True
            )
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert sorted(answer for answer in answers if isinstance(answer, int)) == [
                1,
                2,
                3,
                4,
                5,
            ]
            assert len(refused) == 6

    run(work())


class Viewer:
    """A connection of a member, and what it is sent: a list of messages each time."""

    def __init__(self, rooms: Rooms, live: Live, who: int) -> None:
        self.told: list[list[dict[str, Any]]] = []
        self.socket = Socket(live, who, "en", self.send, nobody_closes)
        self._rooms = rooms

    async def send(self, messages: Sequence[bytes]) -> None:
        self.told.append([json.loads(message) for message in messages])

    async def look(self) -> None:
        await self._rooms.attach(self.socket)
        self._rooms.background.begin(self.socket.run())
        await until(lambda: bool(self.told))
        self.told.clear()

    async def act(self, action: str, nonce: str) -> None:
        socket = self.socket
        noted = partial(socket.acknowledge, nonce)
        await self._rooms.act(socket.live, socket.who or 0, action, nonce, noted=noted)


def test_what_comes_at_the_same_moment_is_told_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            for n in (1, 2):
                await rooms.join(live, f"Bob {n}", key(n))
            await rooms.order(live, 0, "start", "s")
            ada, bob, eve = viewers = [Viewer(rooms, live, who) for who in range(3)]
            for viewer in viewers:
                await viewer.look()
            await asyncio.gather(ada.act("bid 3", "a"), bob.act("bid 4", "b"))
            assert len(live.room.running.waiting) == 1
            # Of those who acted each hears it with what has changed, in one piece.
            for viewer, nonce in ((ada, "a"), (bob, "b")):
                [[changed, done]] = viewer.told
                assert {"table", "view"} <= changed.keys()
                assert done == {"done": nonce}
            [[changed]] = eve.told
            assert changed["table"]["waiting"] == [2]
            # What only one may know is silent for the others; what was done already is done.
            await asyncio.gather(bob.act("note mine", "c"), ada.act("bid 3", "a"))
            assert [len(viewer.told) for viewer in viewers] == [2, 2, 1]
            assert ada.told[-1] == [{"done": "a"}]
            assert bob.told[-1][-1] == {"done": "c"}

    run(work())


def test_a_change_happens_though_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            for seen in (0, 1):  # before it is begun, and while it is written
                asked = asyncio.create_task(rooms.order(live, 0, f"name Grace {seen}", f"{seen}"))
                await asyncio.sleep(0)
                while seen and not live.lane.locked():
                    await asyncio.sleep(0)
                asked.cancel()
                await rooms.order(live, 0, "lock on" if seen else "chat off", f"then {seen}")
                assert live.room.members[0].name == f"Grace {seen}"
            assert live.room.locked
            assert live.room.muted

    run(work())


def test_what_was_begun_is_written_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            asked = asyncio.create_task(rooms.order(live, 0, "name Grace", "n"))
            await asyncio.sleep(0)
        await asked
        async with opened(tmp_path) as rooms:
            found = await rooms.find(live.room.code)
            assert found.room.members[0].name == "Grace"

    run(work())
