"""The rooms of a server over a real store and real processes that deal and think."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from tiny import Closest, bold

from bombe import games
from bombe.chance import Chance
from bombe.game import Bot, View
from bombe.text import BadInput, language
from bombe.web.kept import read_match, results
from bombe.web.limits import Limits, Rate, Rates, TooMuch
from bombe.web.live import MOST_NOTES, Live, Socket
from bombe.web.pool import Pool
from bombe.web.room import KEPT_WORDS, NoRoom, Refused
from bombe.web.rooms import Rooms, Times
from bombe.web.source import Source
from bombe.web.store.sqlite import SQLite

DAY = 86_400_000
QUICK = Times(grace=0.05, unseen=3600.0, beat=0.0)
PATIENCE = 60.0  # seconds until what should happen is given up


def never(view: View, chance: Chance) -> str:
    raise RuntimeError("no idea")


def stubborn(view: View, chance: Chance) -> str:
    return "cheat"


@dataclass(frozen=True)
class Hopeless(Closest):
    """Closest, with bots that never bring anything about."""

    key: str = "hopeless"
    bots: Mapping[str, Bot] = field(
        default_factory=lambda: {"never": never, "stubborn": stubborn, "bold": bold}
    )


@pytest.fixture(autouse=True, scope="module")
def more_games() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._HOMES, "closest", ("tiny", "Closest"))
        patch.setitem(games._HOMES, "hopeless", (__name__, "Hopeless"))
        yield


class Clock(Source):
    """The true source, with a clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 1_000_000_000_000

    def now(self) -> int:
        return self.time


@asynccontextmanager
async def opened(
    folder: Path, source: Source | None = None, times: Times = QUICK, most: int = 1000
) -> Any:
    rooms = Rooms(SQLite(folder / "rooms.db"), Pool(1, 64, 20.0), source, times, most)
    await rooms.open()
    try:
        yield rooms
    finally:
        await rooms.close()


def run(work: Awaitable[None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(bounded())


async def until(so: Callable[[], bool]) -> None:
    while not so():
        await asyncio.sleep(0.01)


async def count(rooms: Rooms) -> int:
    return sum(summary.rows for summary in await rooms.store.rooms())


def key(n: int) -> str:
    return f"key-number-{n:011}"


async def tell(rooms: Rooms, live: Live, who: int, *lines: str) -> None:
    for line in lines:
        await rooms.order(live, who, line, f"{who} {line} {live.room.n}")


async def play_out(rooms: Rooms, live: Live) -> None:
    """Everybody who is no bot bids until the match is over."""
    while running := live.room.running:
        for seat in sorted(running.waiting):
            who = running.seats[seat]
            if live.room.members[who].bot is None:
                await rooms.act(live, who, "bid 4", f"{live.room.n}")
        await asyncio.sleep(0)


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


async def nobody(message: str) -> None: ...


async def nobody_closes(code: int, reason: str) -> None: ...


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


def test_rooms_expire_after_thirty_days(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Clock()
        async with opened(tmp_path, clock) as rooms:
            old = await rooms.make("closest", "Ada", key(0), ["option goal 1"], True)
            await play_out(rooms, old)
            match = old.room.played.id
            used = await rooms.make("closest", "Eve", key(0))
            closed: list[tuple[int, str]] = []

            async def close(code: int, reason: str) -> None:
                closed.append((code, reason))

            socket = Socket(old, None, "en", nobody, close)
            await rooms.attach(socket)
            sending = rooms.begin(socket.run())
            clock.time += 29 * DAY
            await tell(rooms, used, 0, "lock on")
            await rooms.expire()
            assert len(await rooms.store.rooms()) == 2
            clock.time += DAY + 1
            await rooms.expire()
            await sending
            assert closed == [(4404, "the room is gone")]
            with pytest.raises(NoRoom):
                await rooms.find(old.room.code)
            assert (await rooms.find(used.room.code)) is used
            assert await rooms.store.kept(match)  # its replay stays

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
            await rooms.add_key(live, 1, key(7))
            assert await rooms.join(live, "", key(7)) == 1
            await tell(rooms, live, 0, "remove 1")
            assert await rooms.join(live, "Bob", key(1)) == 2  # as somebody new
            other = await rooms.make("closest", "Eve", key(1))
            assert other.room.members[0].keys.isdisjoint(live.room.members[2].keys)

    run(work())


def test_a_host_who_has_gone_is_missed_by_whoever_comes_later(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            socket = Socket(live, 0, "en", nobody, nobody_closes)
            await rooms.attach(socket)
            rooms.detach(socket)
            await asyncio.sleep(QUICK.grace * 3)  # nobody there to miss them
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
            await asyncio.sleep(QUICK.grace * 3)
            assert not live.room.members[1].gone  # the other device is still there
            rooms.detach(two)
            await until(lambda: live.room.members[1].gone)
            assert live.room.running.waiting == {0}
            await rooms.attach(one)
            assert live.room.running.waiting == {0, 1}

    run(work())


def test_the_deal_may_refuse(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["option lucky 12"])
            before, rows = live.room, await count(rooms)
            with pytest.raises(BadInput, match="from 1 to 9"):
                await tell(rooms, live, 0, "start")
            assert live.room is before
            assert await count(rooms) == rows
            await tell(rooms, live, 0, "option lucky 7", "start")
            assert live.room.running

    run(work())


def test_what_is_sent_twice_happens_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            await asyncio.gather(*(rooms.order(live, 0, "start", "s") for _ in range(5)))
            assert live.room.matches == 1
            await asyncio.gather(*(rooms.order(live, 0, "say hello", "h") for _ in range(5)))
            assert len(live.room.chat) == 1
            await asyncio.gather(*(rooms.act(live, 0, "bid 3", "b") for _ in range(5)))
            assert len(live.room.played.match.state.turned) == 1

    run(work())


def test_a_rematch_moves_everybody_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["option goal 1", "bot bold"])
            await rooms.join(live, "Bob", key(1))
            seats = []
            for _ in range(4):
                await tell(rooms, live, 0, "start")
                seats.append(live.room.played.seats)
                await play_out(rooms, live)
            assert seats == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
            assert len(await rooms.store.matches()) == 4

    run(work())


# ---- bots and timer -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["closest", "turing_machine"])
def test_bots_play_whole_matches(tmp_path: Path, game: str) -> None:
    level = next(iter(games.find(game).bots))

    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make(game, "Ada", key(0), [f"bot {level}"] * 3)
            await rooms.join(live, "Bob", key(1))
            await tell(rooms, live, 0, "host 4", "leave")  # so that only bots are left to play
            await tell(rooms, live, 4, "start")
            await tell(rooms, live, 4, "leave")
            await until(lambda: not live.room.running)
            assert live.room.played.outcome
            await until(lambda: not live.thinking)

    run(work())


@pytest.mark.parametrize("level", ["never", "stubborn"])
def test_the_room_acts_for_a_bot_that_always_fails(tmp_path: Path, level: str) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("hopeless", "Ada", key(0), ["option goal 1", f"bot {level}"])
            await tell(rooms, live, 0, "start", "leave")
            await until(lambda: not live.room.running)  # though nobody else ever acts
            bids = [action for seat, action in live.room.played.match.log if seat == 1]
            assert set(bids) == {"bid 0"}

    run(work())


def test_the_timer_posts_what_is_late(tmp_path: Path) -> None:
    class Fast(Source):
        """A clock on which a turn of 5 seconds takes no time."""

        def now(self) -> int:
            return super().now() * 1000

    async def work() -> None:
        async with opened(tmp_path, Fast()) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["timer 5", "option goal 1"], True)
            await until(lambda: not live.room.running)
            assert {action for seat, action in live.room.played.match.log if seat == 0} == {"bid 0"}

    run(work())


# ---- what is kept -------------------------------------------------------------------------------


def test_a_match_is_kept_with_its_last_action_and_tells_no_private_notes(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "=1+1", key(0), ["option goal 1"])
            await rooms.join(live, "@Bob", key(1))
            await tell(rooms, live, 0, "start")
            name = live.room.played.id
            await rooms.act(live, 0, "note private-note", "p")
            assert await rooms.store.kept(name) is None
            await play_out(rooms, live)
            kept = await rooms.store.kept(name)
            assert kept is not None
            assert kept.room == live.room.code
            past = read_match(kept.text)
            steps = past.steps()
            told = json.dumps([(step.seat, step.action, step.view) for step in steps])
            assert "private-note" not in told
            assert [step.view for step in steps][-1] == live.room.played.match.view(None)
            table = results(past, ["=1+1", "@Bob"], language("nl"))
            rows = list(csv.DictReader(io.StringIO(table)))
            assert [row["name"] for row in rows] == ["'=1+1", "'@Bob"]
            winners = set(past.winners)
            assert [row["winner"] for row in rows] == [str(int(seat in winners)) for seat in (0, 1)]
            assert all(row["points"].isdigit() for row in rows)

    run(work())


def test_marks_and_notes_of_a_sheet_stay_private(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("turing_machine", "Ada", key(0))
            await rooms.join(live, "Bob", key(1))
            await tell(rooms, live, 0, "start")
            name = live.room.played.id
            for n, action in enumerate(["note A private-note", "mark t3 +", "ask 341 A"]):
                await rooms.act(live, 0, action, f"{n}")
            await tell(rooms, live, 0, "end")
            kept = await rooms.store.kept(name)
            told = json.dumps([(s.seat, s.action, s.view) for s in read_match(kept.text).steps()])
            assert "private-note" not in told
            assert not any(step[1].startswith(("mark", "note")) for step in json.loads(told))

    run(work())


def test_the_chat_that_is_kept_is_bounded(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            heard: list[str] = []

            async def send(message: str) -> None:
                heard.append(message)

            stuck: list[str] = []

            async def stick(message: str) -> None:
                stuck.append(message)
                await asyncio.Event().wait()

            slow = Socket(live, 0, "en", stick, nobody_closes)  # nobody reads from it
            quick = Socket(live, 0, "en", send, nobody_closes)
            for socket in (slow, quick):
                await rooms.attach(socket)
                rooms.begin(socket.run())
            await until(lambda: bool(heard and stuck))
            for n in range(KEPT_WORDS + 20):
                await rooms.order(live, 0, f"say {n}", f"{n}")
            assert len(live.room.chat) == KEPT_WORDS
            assert len(slow._notes) == MOST_NOTES
            assert slow._closing == (1013, "too slow")
            await until(lambda: len(heard) > KEPT_WORDS + 20)
            said = [json.loads(m)["said"]["text"] for m in heard if '"said"' in m]
            assert said == [str(n) for n in range(KEPT_WORDS + 20)]

    run(work())


# ---- limits -------------------------------------------------------------------------------------


def test_a_bucket_empties_by_use_and_fills_by_itself() -> None:
    now = [0.0]
    limits = Limits(Rates(seat=Rate(3, 0.5)), lambda: now[0])
    for _ in range(3):
        limits.take("seat", "room", 1)
    with pytest.raises(TooMuch) as refusal:
        limits.take("seat", "room", 1)
    assert (refusal.value.status, refusal.value.seconds) == (429, 2)
    assert limits.spent("seat", "room", 1)
    limits.take("seat", "room", 2)  # another seat
    limits.take("seat", "other", 1)  # another room
    limits.take("joins", "room", 1)  # another kind
    now[0] = 2.0
    assert not limits.spent("seat", "room", 1)
    limits.take("seat", "room", 1)
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1)
    now[0] = 1000.0
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1, n=4)  # more than it ever holds
    limits.take("seat", "room", 1, n=3)
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1)


def test_buckets_are_bounded_in_number() -> None:
    limits = Limits(Rates(), lambda: 0.0, most=100)
    for n in range(1000):
        limits.take("strangers", n)
    assert len(limits._buckets) == 100


def test_no_limits_where_none_are_wanted() -> None:
    limits = Limits(None, lambda: 0.0)
    for _ in range(1000):
        limits.take("rooms", "here")
    assert not limits.spent("rooms", "here")


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
