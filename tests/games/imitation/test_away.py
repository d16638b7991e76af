"""Rounds of Turing that survive: phones sleep in each phase and the table waits for them; and none
who must be silent tells anything by that. With a clock of the tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bombe.web.http.server import Server
from support import recording
from support.imitation_recording import (
    Part,
    _full_deck,  # noqa: F401 (fixture)
    _quiet,  # noqa: F401 (fixture)
    drawn_as_told,  # noqa: F401 (fixture)
    gathered,
)
from support.imitation_rounds import draw
from support.recording import EPOCH, Line, Viewer, clockwork, play

DEAL = {"mode": "competitive", "hand": 4, "seats": 3, "first": 0, "veil": "5" * 32, "deck": None}
GRACE, MINUTE = 45, 60


class Party:
    """Three people with a connection each, the first of whom is the Responder."""

    def __init__(self, people: list[Viewer], server: Server) -> None:
        self.people = people
        self.server = server
        self.lines: dict[int, Line] = {}

    async def awake(self, who: int) -> None:
        self.lines[who] = self.people[who].watch()
        await clockwork().settled()

    async def asleep(self, who: int) -> None:
        await self.lines.pop(who).hang_up()

    async def act(self, who: int, *actions: str) -> None:
        for action in actions:
            self.lines[who].tell(action=action)
            await clockwork().settled()

    async def later(self, seconds: float) -> None:
        await clockwork().until(clockwork().moment + seconds)

    async def look(self, who: int = 1) -> dict[str, Any]:
        answer = await self.people[who].ask("GET", f"/api/rooms/{self.people[who].room}")
        found: dict[str, Any] = answer.json
        return found

    def received(self, *others: int) -> list[int]:
        return [len(self.people[who].received) for who in others]

    async def missed(self, asking: int = 1) -> list[tuple[int, float]]:
        """Who is missed, and for how many seconds more, as one hears it who is there."""
        now = EPOCH + clockwork().moment * 1000
        told = (await self.look(asking))["table"].get("missed", [])
        return [(one["who"], (one["until"] - now) / 1000) for one in told]


@asynccontextmanager
async def party(folder: Path, timer: int = 0, **deal: int) -> AsyncIterator[Party]:
    async with recording.table(folder) as table:
        people = await gathered(table, Part({}, {**DEAL, **deal}, (), timer, True))
        gathering = Party(people, table.server)
        for who in range(3):
            await gathering.awake(who)
        gathering.lines[0].tell(order="start")
        await clockwork().settled()
        yield gathering
        for who in [*gathering.lines]:
            await gathering.asleep(who)


@pytest.fixture(autouse=True)
def _drawn(draws: Any) -> None:
    draws.rounds = {1: draw("L")}  # a card 1 is the Machine's


def test_a_phone_that_sleeps_for_a_minute_in_each_phase_costs_no_round(tmp_path: Path) -> None:
    async def main() -> None:
        async with party(tmp_path) as table:
            # It is the Responder's turn: the table waits, says so to all, and for how long.
            await table.asleep(0)
            await table.later(GRACE - 1)
            assert await table.missed() == []
            await table.later(1)
            assert await table.missed() == [(0, 3 * MINUTE)]
            look = await table.look()
            assert look["table"]["people"][0]["gone"]
            assert (look["view"]["phase"], look["table"]["waiting"]) == ("pick", [0])
            bob = table.people[1]  # who may have a page of plain forms
            plain = (await bob.ask("GET", f"/r/{bob.room}?plain")).body.decode()
            assert "Ada is away; if they are not back in time" in plain
            assert f'data-deadline="{look["table"]["missed"][0]["until"]}"' in plain
            await table.later(15)
            assert await table.missed() == [(0, 3 * MINUTE - 15)]
            await table.awake(0)
            assert await table.missed() == []
            await table.act(0, "pick 2")
            # While only votes are missing nothing happens, nor is anything seen, however long.
            before = table.received(1, 2)
            await table.asleep(0)
            await table.later(20 * MINUTE)
            await table.awake(0)
            await table.later(MINUTE)
            assert table.received(1, 2) == before
            await table.act(1, "vote R")
            # The time begins when the Responder is needed again.
            await table.asleep(0)
            await table.later(10 * MINUTE)
            await table.act(2, "pass")
            await table.later(GRACE)
            ((who, seconds),) = await table.missed()
            assert who == 0
            assert 3 * MINUTE - GRACE <= seconds <= 3 * MINUTE
            await table.awake(0)
            await table.act(0, "pick 2")
            await table.act(2, "vote R")
            view = (await table.look())["view"]
            assert view["opened"]["void"] is False
            assert view["opened"]["points"] == [5, 3, 2]
            # Between rounds the table waits for the next Responder, and not for the others.
            await table.asleep(1)
            await table.asleep(2)
            await table.act(0, "next")
            await table.later(MINUTE)
            assert [who for who, _ in await table.missed(0)] == [1]
            gone = [seat["gone"] for seat in (await table.look(0))["view"]["seats"]]
            assert gone == [False, False, True]
            await table.awake(1)
            await table.act(1, "next")
            view = (await table.look())["view"]
            assert (view["round"], view["phase"], view["responder"]) == (2, "pick", 1)

    play(main())


def test_the_next_responder_is_waited_for_while_others_vote(tmp_path: Path) -> None:
    async def main() -> None:
        async with party(tmp_path) as table:
            await table.act(0, "pick 2")
            await table.asleep(1)
            await table.act(2, "vote R")
            await table.later(GRACE)
            ((who, seconds),) = await table.missed(0)
            assert who == 1
            assert 3 * MINUTE - 1 <= seconds <= 3 * MINUTE
            await table.later(2 * MINUTE)
            assert not (await table.look(0))["view"]["seats"][1]["gone"]
            await table.awake(1)
            await table.act(1, "vote R")
            # And so between the rounds; only then the round does not count.
            await table.asleep(1)
            await table.act(0, "next")
            await table.act(2, "next")
            await table.later(GRACE + 3 * MINUTE - 1)
            assert await table.missed(0) == [(1, 1)]
            assert (await table.look(0))["view"]["round"] == 1
            await table.later(1)
            view = (await table.look(0))["view"]
            assert (view["round"], view["responder"]) == (3, 2)
            assert [one["void"] for one in view["history"]] == [False, True]

    play(main())


@pytest.mark.parametrize(("deal", "minutes"), [({}, 3), ({"wait": 1}, 1), ({"wait": 10}, 10)])
def test_a_round_is_void_when_the_responder_is_not_back_in_time(
    tmp_path: Path, deal: dict[str, int], minutes: int
) -> None:
    async def main() -> None:
        async with party(tmp_path, **deal) as table:
            await table.asleep(0)
            await table.later(GRACE + minutes * MINUTE - 1)
            assert await table.missed() == [(0, 1)]
            assert (await table.look())["view"]["phase"] == "pick"
            await table.later(1)
            look = await table.look()
            assert "missed" not in look["table"]
            assert look["view"]["opened"]["void"] is True
            assert look["view"]["seats"][0]["gone"]
            await table.awake(0)
            assert not (await table.look())["view"]["seats"][0]["gone"]

    play(main())


def test_a_room_that_was_read_again_waits_on(tmp_path: Path) -> None:
    """It has left the memory meanwhile: what has passed of the time has passed."""

    async def main() -> None:
        async with party(tmp_path) as table:
            await table.asleep(0)
            await table.later(GRACE + MINUTE)
            rooms, code = table.server.rooms, table.people[0].room
            for who in (1, 2):
                await table.asleep(who)
            rooms.drop(rooms.live[code])
            await table.awake(1)
            await table.later(2 * MINUTE - 1)
            assert (await table.look())["view"]["phase"] == "pick"
            await table.later(1)
            assert (await table.look())["view"]["phase"] == "score"

    play(main())


def test_to_leave_or_be_removed_ends_the_round_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with party(tmp_path) as table:
            table.lines[0].tell(order="leave")
            await clockwork().settled()
            assert (await table.look())["view"]["opened"]["void"] is True
            await table.asleep(0)
            await table.later(10 * MINUTE)
            assert await table.missed() == []

    play(main())


def test_who_is_late_sends_what_was_selected_and_votes_for_what_was_pointed_at(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with party(tmp_path, timer=30) as table:
            before = table.received(1, 2)
            await table.act(0, "choose 2", "choose 4", "choose 3")
            assert table.received(1, 2) == before
            await table.asleep(0)
            for pair in range(3):
                assert (await table.look())["view"]["pair"] == pair + 1
                await table.later(30)
                if pair < 2:
                    await table.act(1, "pass")
                    await table.act(2, "pass")
            before = table.received(0, 2)
            await table.act(1, "point R", "point L")
            assert table.received(0, 2) == before
            await table.later(30)
            opened = (await table.look())["view"]["opened"]
            assert opened["picked"] == [3, 2, 2]
            assert [(vote["seat"], vote["side"]) for vote in opened["votes"]] == [(1, "L")]
            assert opened["void"] is False

    play(main())


@pytest.mark.parametrize(("timer", "comes_first"), [(2 * MINUTE, False), (30 * MINUTE, True)])
def test_a_plain_page_shows_the_clock_that_counts(
    tmp_path: Path, timer: int, comes_first: bool
) -> None:
    async def main() -> None:
        async with party(tmp_path, timer=timer) as table:
            await table.asleep(0)
            await table.later(GRACE)
            assert await table.missed() == [(0, 3 * MINUTE)]
            bob = table.people[1]
            plain = (await bob.ask("GET", f"/r/{bob.room}?plain")).body.decode()
            assert ("Time to come back" in plain) is comes_first
            assert "Time left" in plain
            await table.later(3 * MINUTE)
            view = (await table.look())["view"]
            assert (view["phase"], view["opened"] is not None) == (
                ("score", True) if comes_first else ("vote", False)
            )

    play(main())


def test_who_must_be_silent_comes_back_unnoticed_where_nobody_waits(tmp_path: Path) -> None:
    """A Responder who is gone, and for whom a card was sent, could else choose a moment to return
    while the others vote."""

    async def main() -> None:
        async with party(tmp_path, timer=MINUTE) as table:
            await table.asleep(0)
            await table.later(MINUTE + 1)
            look = await table.look()
            assert (look["view"]["phase"], look["table"]["people"][0]["gone"]) == ("vote", True)
            before = table.received(1, 2)
            for _ in range(3):
                await table.awake(0)
                await table.later(2)
                table.lines[0].tell(order="return")
                await table.asleep(0)
            await table.awake(0)
            await table.later(1)
            assert table.received(1, 2) == before
            await table.act(1, "pass")
            await table.act(2, "pass")
            assert not (await table.look())["table"]["people"][0]["gone"]
            await table.act(0, "pick 2")
            assert (await table.look())["view"]["phase"] == "vote"

    play(main())
