"""Matches in the rooms of a server: dealt and played by real processes, with bots and a timer, and
what is kept of them."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bombe import games
from bombe.chance import Chance
from bombe.game import Bot, View
from bombe.table.archive import read_match, results
from bombe.table.events import Settings, SettingsChanged
from bombe.table.messages import Acknowledged
from bombe.table.room import KEPT_WORDS
from bombe.text import BadInput, language
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.live import MOST_NOTES, Live, Socket
from support.hosting import count, key, nobody_closes, opened, play_out, run, tell, until
from support.tiny import Closest, bold
from support.with_tiny import closest  # noqa: F401 (fixture)

DAY = 86_400_000


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
def hopeless() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games._HOMES, "hopeless", (__name__, "Hopeless"))
        yield


# ---- a match and the next one -------------------------------------------------------------------


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
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["option goal 1"])
            # A second, which no host may choose.
            await rooms.change(live, lambda _: [SettingsChanged(to=Settings(timer=1))])
            await tell(rooms, live, 0, "start")
            await until(lambda: not live.room.running)
            assert {action for seat, action in live.room.played.match.log if seat == 0} == {"bid 0"}

    run(work())


def test_no_turn_ends_because_a_clock_is_set(tmp_path: Path) -> None:
    class Jumping(Entropy):
        ahead = 0

        def now(self) -> int:
            return super().now() + self.ahead

    def left(live: Live) -> float:
        """Seconds until the turn ends."""
        assert live.late.handle
        return live.late.handle.when() - asyncio.get_running_loop().time()

    async def work() -> None:
        clock = Jumping()
        async with opened(tmp_path, clock) as rooms:
            live = await rooms.make("closest", "Ada", key(0), ["timer 600"], True)
            # What has passed of a turn has passed, though the room was not in memory meanwhile.
            clock.ahead = 400_000
            rooms.drop(live)
            live = await rooms.find(live.room.code)
            assert 100 < left(live) <= 200
            for clock.ahead in (31 * DAY, -366 * DAY):
                await rooms.act(live, 0, "bid 4", f"{clock.ahead}")  # and the next turn begins
                assert 500 < left(live) <= 600
            rooms.drop(live)
            live = await rooms.find(live.room.code)
            assert 500 < left(live) <= 600  # it began on another clock
        async with opened(tmp_path, clock) as rooms:
            assert 500 < left(await rooms.find(live.room.code)) <= 600  # the server was away

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

            async def send(messages: Sequence[bytes]) -> None:
                heard.extend(message.decode() for message in messages)

            stuck: list[bytes] = []

            async def stick(messages: Sequence[bytes]) -> None:
                stuck.extend(messages)
                await asyncio.Event().wait()

            slow = Socket(live, 0, "en", stick, nobody_closes)  # nobody reads from it
            quick = Socket(live, 0, "en", send, nobody_closes)
            for socket in (slow, quick):
                await rooms.attach(socket)
                rooms.background.begin(socket.run())
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


def test_what_an_acknowledgement_speaks_of_comes_before_it(tmp_path: Path) -> None:
    """Also to one who reads slowly, for whom both were waiting behind something older."""

    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("closest", "Ada", key(0))
            heard: list[str] = []
            reads = asyncio.Event()

            async def send(messages: Sequence[bytes]) -> None:
                heard.extend(message.decode() for message in messages)
                await reads.wait()

            socket = Socket(live, 0, "en", send, nobody_closes)
            await rooms.attach(socket)
            rooms.background.begin(socket.run())
            await until(lambda: bool(heard))
            await rooms.order(live, 0, "name Grace", "n")
            socket.note(Acknowledged("n"))
            reads.set()
            await until(lambda: len(heard) == 3)
            first, changed, done = map(json.loads, heard)
            assert first["table"]["people"][0]["name"] == "Ada"
            assert changed["table"]["people"][0]["name"] == "Grace"
            assert done == {"done": "n"}

    run(work())
