"""The Machine at the table: a match goes on while it thinks, and waits for it at the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bombe.chance import Chance
from bombe.games import find
from bombe.match import Match
from bombe.table import disclosure
from support import recording
from support.recording import Viewer, clockwork, play
from support.small_match import SECRET

GAME = find("turing_machine")
LINE = "machine proved 341 A+"
OPTIONS = {"problem": SECRET, "machine": "optimal"}


def deal() -> dict[str, Any]:
    return Match.dealt(GAME, OPTIONS, 1, Chance(1)).deal


async def watching(viewer: Viewer) -> Any:
    return (await viewer.ask("GET", f"/api/rooms/{viewer.room}")).json


def test_the_match_ends_when_the_machine_has_played(tmp_path: Path) -> None:
    async def talk() -> None:
        async with recording.table(tmp_path) as table:
            table.dealer.next_deal, table.dealer.pondered = deal(), (30.0, LINE)
            ada = Viewer(table, "Ada")
            await ada.make(game="turing_machine", options=OPTIONS, start=True)
            line = ada.watch()
            await clockwork().until(1)
            assert (await ada.act("thumb up 241")).status == 200
            await clockwork().until(29)
            look = await watching(ada)
            assert (look["table"]["phase"], look["table"]["waiting"]) == ("playing", [])
            assert look["view"]["machine"] == {"level": "optimal", "thinking": True}
            page = await ada.ask("GET", f"/r/{ada.room}?plain", accept_language="nl")
            assert "de Machine denkt nog na" in page.body.decode()
            refused = await ada.act("ask 341 B")
            assert (refused.status, "still thinking" in refused.json["error"]) == (409, True)
            told = len(ada.received)
            await clockwork().until(31)
            assert b'"phase":"over"' in ada.received[told][1]
            assert (await watching(ada))["view"]["machine"]["rounds"] == 1
            await line.hang_up()

    play(talk())


def test_what_was_not_worked_out_is_begun_again_after_a_restart(tmp_path: Path) -> None:
    async def begun() -> Viewer:
        async with recording.table(tmp_path) as table:
            table.dealer.next_deal, table.dealer.pondered = deal(), (1e9, LINE)
            ada = Viewer(table, "Ada")
            await ada.make(game="turing_machine", options=OPTIONS, start=True)
            await clockwork().until(5)
            await ada.act("thumb up 241")
            return ada

    before = play(begun())

    async def again() -> None:
        async with recording.table(tmp_path) as table:
            table.dealer.pondered = (2.0, LINE)
            ada = Viewer(table, "Ada", dict(before.headers), room=before.room, who=before.who)
            assert (await watching(ada))["view"]["machine"]["thinking"] is True
            await clockwork().until(3)
            assert (await watching(ada))["table"]["phase"] == "over"

    play(again())


def test_what_comes_to_no_end_is_thought_quickly(tmp_path: Path) -> None:
    async def talk() -> None:
        async with recording.table(tmp_path) as table:
            table.dealer.next_deal, table.dealer.pondered = deal(), (1.0, "machine is no line")
            tried: list[bool] = []
            table.dealer.trying = tried.append
            ada = Viewer(table, "Ada")
            await ada.make(game="turing_machine", options=OPTIONS, start=True)
            await clockwork().until(60)
            assert tried == [False, True, True, True]  # and no more
            assert (await watching(ada))["table"]["phase"] == "playing"
            assert (await ada.order("end")).status == 200

    play(talk())


def test_a_thought_ends_with_its_match(tmp_path: Path) -> None:
    async def talk() -> None:
        async with recording.table(tmp_path) as table:
            table.dealer.next_deal, table.dealer.pondered = deal(), (1e9, LINE)
            ada = Viewer(table, "Ada")
            await ada.make(game="turing_machine", options=OPTIONS, start=True)
            live = table.server.rooms.live[ada.room]
            assert live.pondering is not None
            thought = live.pondering[1]
            await ada.order("end")
            await clockwork().settled()
            assert thought.cancelled()
            assert live.pondering is None
            table.dealer.pondered = (1.0, LINE)
            await ada.order("start")
            assert live.pondering is not None
            await clockwork().until(10)
            assert live.pondering is None
            assert live.room.played is not None
            assert live.room.played.match.log == ((None, LINE),)
            assert disclosure.legal(live.room, 0)

    play(talk())
