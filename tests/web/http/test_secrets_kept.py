"""What a table does not tell: a problem that the host typed, the replay of a match that still runs,
and anything about people in its journal and its figures."""

from __future__ import annotations

import gc
import io
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import View
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.table import commands, disclosure
from bombe.web.logging import _Warnings
from support import recording
from support.recording import ELSEWHERE, Viewer, clockwork, play
from support.tracebacks import check_traceback, without_code
from support.twice import SEEDS, journal_out, look_around  # noqa: F401 (fixtures)
from support.with_tiny import closest  # noqa: F401 (fixture)

# ---- the secret options ------------------------------------------------------------------------

SECRET = "4b 9a 11a 14c"


@pytest.mark.parametrize(
    ("problem", "chosen"),
    [("", False), ("4 9 11 14", False), (SECRET, True), (id_of(parse_secret(SECRET)), True)],
)
def test_a_match_on_a_problem_that_somebody_knows_says_so(
    problem: str, chosen: bool, tmp_path: Path
) -> None:
    async def match() -> tuple[View, list[Viewer]]:
        async with recording.table(tmp_path) as table:
            host, guest, stranger = (Viewer(table, name) for name in ("Ada", "Bob", "Zoe"))
            await host.make(options={"problem": problem}, watch=True)
            await guest.join(host.room)
            stranger.room = host.room
            lines = [host.watch(), guest.watch(), stranger.watch("?watch")]
            # What is refused is quoted to nobody else either.
            assert (await host.order("option problem QQQQ")).status == 200
            assert (await host.order("start")).status == 409
            await host.order(f"option problem {problem}")
            await host.order("start")
            for viewer, line in zip((host, guest, stranger), lines, strict=True):
                await look_around(viewer, line, Chance(1), thoroughly=True)
            await host.order("host 1")  # not even to the next host
            await look_around(guest, lines[1], Chance(1), thoroughly=True)
            view = (await guest.ask("GET", f"/api/rooms/{host.room}")).json
            assert view["table"]["chosen"] is bool(problem)
            assert view["table"]["options"]["problem"] is False  # it was for this match alone
            return view["view"], [host, guest, stranger]

    view, viewers = play(match())
    assert view["chosen"] is chosen
    secret = parse_secret(SECRET)
    for viewer in viewers:
        everything = b"\n".join(text for _, text in viewer.received)
        assert b"'status': 5" not in everything
        assert viewer is viewers[0] or b"QQQQ" not in everything
        for hidden in (str(secret), id_of(secret)):
            assert hidden.encode() not in everything


# ---- a match that runs has no replay -----------------------------------------------------------


def test_only_the_end_brings_a_replay(tmp_path: Path) -> None:
    async def match() -> None:
        async with recording.table(tmp_path) as table:
            host = Viewer(table, "Ada")
            await host.make(options={"problem": SECRET}, start=True)
            places = [f"/api/matches/{id}" for id in ("match-000001", "match-999999")]
            for path in (places[0], f"{places[0]}/results.csv", "/m/match-000001"):
                running = await host.ask("GET", path)
                unknown = await host.ask("GET", path.replace("match-000001", "match-999999"))
                assert running.status == unknown.status == 404
                if path.startswith("/api"):
                    assert running == unknown
            await host.act(f"thumb up {CODES[parse_secret(SECRET).code]}")
            assert (await host.ask("GET", places[0])).status == 200
            assert (await host.ask("GET", places[1])).status == 404

    play(match())


# ---- the journal and the figures ---------------------------------------------------------------


class Odd(Exception):
    """Something nobody has thought of, with all that is secret in its words."""


def test_the_journal_says_nothing_of_people(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("Ada Lovelace", "Bob of Bletchley")
    monkeypatch.setattr("bombe.web.logging.WHILE_SECONDS", 0.0)  # every line

    async def match() -> list[str]:
        async with recording.table(tmp_path) as table:
            table.tokens.next_seed = SEEDS
            people = [Viewer(table, "Ada"), Viewer(table, "Bob", address="2001:db8::4711")]
            await people[0].make(name=names[0], options={"problem": SECRET}, bots=["plain"])
            await people[1].join(people[0].room, names[1])
            lines = [viewer.watch() for viewer in people]
            table.dealer.thoughts = lambda view: (0.1, "rubbish xyzzy")
            await people[0].order("start")
            for viewer, line in zip(people, lines, strict=True):
                await viewer.act("ask 345 A")
                await viewer.act("note * xyzzy")
                line.tell(action="ask 345 xyzzy")
                await viewer.send_form("link")
                await look_around(viewer, line, Chance(1), thoroughly=True)
            await clockwork().until(20)
            room = table.server.rooms.live[people[0].room].room

            def fails(*_: object) -> Any:
                raise Odd(room, people, SECRET)

            with monkeypatch.context() as broken:
                broken.setattr(disclosure, "look", fails)
                broken.setattr(commands, "acted", fails)
                for viewer in people:
                    assert (await viewer.ask("GET", f"/api/rooms/{viewer.room}")).status == 500
                    assert (await viewer.act("note * xyzzy")).status == 500
                    assert (await viewer.ask("GET", f"/r/{viewer.room}?plain")).status == 500
            await table.server.rooms.store.close()  # and now nothing can be kept
            assert (await people[0].act("ask 345 B")).status == 503
            await clockwork().settled()
            keys = [viewer.key for viewer in people]
            running = room.running
            assert running
            return [room.code, *keys, running.id, json.dumps(running.match.deal)]

    told = play(match())
    lines = written.getvalue().splitlines()
    events = [json.loads(line) for line in lines]
    assert {"serving", "failed", "answered", "stopped"} <= {event["event"] for event in events}
    secret = parse_secret(SECRET)
    hidden = [*names, "Lovelace", ELSEWHERE, "2001:db8", "xyzzy", "345", str(SEEDS)[:5], SECRET]
    # A traceback has lines of source code, which may well have such words, and nothing else.
    traces = [event["traceback"] for event in events if "traceback" in event]
    assert len(traces) == 6
    for event in events:
        if "traceback" in event:
            check_traceback(event["traceback"])
            assert event["traceback"].endswith(f".{event['kind']}")
            event["traceback"] = without_code(event["traceback"])
    everything = json.dumps(events).lower()
    for text in [*told, *hidden, id_of(secret), "thumb", "ask "]:
        assert text.lower() not in everything
    allowed = {"at", "level", "event", "kind", "where", "method", "route", "status", "traceback"}
    allowed |= {"task", "game"}  # what a process of the pool was busy with
    for event in events:
        assert event.keys() <= allowed, event
        assert all(isinstance(value, str | int) for value in event.values())


def test_what_fails_behind_the_scenes_is_not_quoted(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python writes down what a task failed with that nobody waits for."""
    monkeypatch.setattr(logging.getLogger("asyncio"), "handlers", [_Warnings()])
    monkeypatch.setattr(logging.getLogger("asyncio"), "propagate", False)

    words = "xyzzy"

    async def fail() -> None:
        raise Odd(words)

    async def background() -> None:
        async with recording.table(tmp_path) as table:
            table.server.rooms.background.begin(fail())
            clockwork().call_soon(int, "xyzzy")
            await clockwork().settled()
            gc.collect()

    play(background())
    events = [json.loads(line) for line in written.getvalue().splitlines()]
    failures = [event for event in events if event["event"] == "library"]
    assert [failure["kind"] for failure in failures] == ["ValueError", "Odd"]
    for failure in failures:
        check_traceback(failure["traceback"])
    assert "in fail\n    raise Odd(words)\n" in failures[1]["traceback"]
    assert "xyzzy" not in written.getvalue()


def test_only_this_machine_sees_the_figures(tmp_path: Path) -> None:
    async def ask() -> None:
        async with recording.table(tmp_path) as table:
            own = {"host": "localhost:8000"}
            here = Viewer(table, "Ada", address="127.0.0.1", headers=own)
            assert b"bombe_changes_total" in (await here.ask("GET", "/metrics")).body
            asked = [
                await here.ask("GET", "/metrics", host="table.example"),
                await here.ask("GET", "/metrics", x_forwarded_for="127.0.0.1"),
                await here.ask("GET", "/metrics", forwarded="for=::1"),
                await here.ask("GET", "/metrics", via="1.1 proxy"),
            ]
            for address in (ELSEWHERE, "10.0.0.2", "2001:db8::1", "testclient"):
                asked.append(await Viewer(table, "Bob", address=address).ask("GET", "/metrics"))
            assert {answer.status for answer in asked} == {403}
            assert not any(b"bombe_" in answer.body for answer in asked)

    play(ask())
