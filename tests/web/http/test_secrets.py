"""Nobody learns from the table what the rules hide: not from a byte, a header, a refusal, nor from
the moment at which something is sent. A random match is played at the table twice (see `twice`),
time runs out, bots think.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response

from bombe.chance import Chance
from bombe.game import IllegalAction, Seat
from bombe.table import commands, disclosure
from bombe.table.events import Event
from bombe.table.room import Room
from bombe.testing import Setup
from bombe.text import T
from bombe.web.http import api, responses
from bombe.web.http.server import server_of
from bombe.web.runtime.times import Times
from support import recording
from support.recording import Viewer, clockwork, play
from support.scaling import scale, some
from support.setups import at
from support.twice import (  # noqa: F401 (fixtures)
    NAMES,
    PRIVATE,
    _push_always,
    _with,
    compare,
    journal_out,
    same_bytes,
)
from support.with_tiny import closest  # noqa: F401 (fixture)

TABLES = (
    at("turing_machine", 1, {"problem": "? 4 9 11 14", "machine": "plain"}),
    at("turing_machine", 2, {"problem": "33 40 43 45", "aid_codes": True, "aid_marks": True}),
    at("turing_machine", 2, {"problem": "? 4 9 11 14"}),
    at("turing_machine", 3, {"problem": "2 18 44 48", "handicap": [0, 2, 1]}),
    at("turing_machine", 4, {"problem": "13+9 11+40 18+7 43+15", "aid_marks": True}),
    at("turing_machine", 3, {"problem": "2 18 44 48", "coop": True, "machine": "clever"}),
    at("turing_machine", 2, {"problem": "28+14 19+6 27+16 9+47 20+21", "coop": True}),
    at("closest", 2),
    at("closest", 4, {"start": [1], "motto": "hm"}),
)


# ---- comparing ---------------------------------------------------------------------------------


def compare_some(folder: Path, setup: Setup, matches: int) -> None:
    for seed in range(matches):
        assert compare(folder, setup, seed) > 50


@pytest.mark.parametrize("setup", TABLES, ids=str)
def test_what_is_hidden_changes_no_byte(setup: Setup, tmp_path: Path) -> None:
    compare_some(tmp_path, setup, scale(30))


# ---- time that runs out ------------------------------------------------------------------------


async def late(folder: Path, moves: list[tuple[float, Seat, str]]) -> Viewer:
    """Nobody does in time what is waited for; the others do what is theirs. What the last sees."""
    folder.mkdir()
    async with recording.table(folder) as table:
        people = [Viewer(table, name) for name in NAMES[:3]]
        await people[0].make(game="closest", timer=5)
        for viewer in people[1:]:
            await viewer.join(people[0].room)
        line = people[-1].watch()
        await people[0].order("start")
        for at, seat, action in sorted(moves):
            await clockwork().until(at)
            await people[seat].act(action)
        await clockwork().until(22)
        await line.hang_up()
        return people[-1]


def test_time_runs_out_whatever_others_write(tmp_path: Path) -> None:
    chance = Chance(5)
    first = play(late(tmp_path / "first", []))
    pushed = [at for at, text in first.received if b'"turned":[{' in text]
    assert {5, 10} <= {*pushed}
    for n in range(scale(30)):
        moves = [
            (chance.below(2000) / 100, chance.below(2), chance.pick(PRIVATE["closest"]))
            for _ in range(chance.below(20))
        ]
        assert same_bytes(first, play(late(tmp_path / str(n), moves))) > 5


# ---- bots --------------------------------------------------------------------------------------


async def watched_bots(folder: Path, thoughts: dict[int, tuple[float, str]], beat: float) -> Viewer:
    """Two bots and a person play; what the person receives."""
    folder.mkdir()
    async with recording.table(folder, Times(beat=beat)) as table:
        table.dealer.next_deal = {"motto": "", "goal": 3, "start": [0] * 3, "numbers": [5, 5, 5]}
        table.dealer.thoughts = lambda view: thoughts[view["you"]]
        viewer = Viewer(table, "Ada")
        await viewer.make(game="closest", bots=["bold", "bold"])
        line = viewer.watch()
        await viewer.order("start")
        for moment in range(1, 20):
            await clockwork().until(moment / 4)
            await viewer.ask("GET", f"/api/rooms/{viewer.room}")
        await line.hang_up()
        return viewer


def bots_show_nothing(folder: Path, beat: float) -> None:
    chance = Chance(7)
    rows = [
        {seat: ((1 + chance.below(48)) / 100, f"bid {chance.below(10)}") for seat in (1, 2)}
        for _ in range(scale(60, least=3))
    ]
    first, *others = (play(watched_bots(folder / str(n), row, beat)) for n, row in enumerate(rows))
    for other in others:
        assert same_bytes(first, other) > 20


def test_neither_the_choice_of_a_bot_nor_its_thinking_shows(tmp_path: Path) -> None:
    bots_show_nothing(tmp_path, beat=0.5)


def test_without_a_beat_it_would_show(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        bots_show_nothing(tmp_path, beat=0)


# ---- these tests can fail ----------------------------------------------------------------------


def _header(monkeypatch: pytest.MonkeyPatch) -> None:
    made = responses.tagged

    def with_header(request: Any, *rest: Any) -> Response:
        response = made(request, *rest)
        response.headers["x-changes"] = str(server_of(request).rooms.actions)
        return response

    monkeypatch.setattr(api, "tagged", with_header)


def _refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that says how far the log has come."""
    acted = commands.acted

    def telling(room: Room, *rest: Any) -> list[Event]:
        try:
            room.after(acted(room, *rest)[0], 0)
        except IllegalAction as refusal:
            sentence = T("{why} ({n})", why=refusal.sentence, n=room.n)
            raise IllegalAction(sentence) from None
        return acted(room, *rest)

    monkeypatch.setattr(commands, "acted", telling)


def _legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions that are listed by what somebody else did last."""
    legal = disclosure.legal

    def telling(room: Room, who: int | None) -> list[str]:
        assert room.played
        return sorted(legal(room, who), key=lambda action: hash((action, room.n)))

    monkeypatch.setattr(disclosure, "legal", telling)


def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disclosure, "options", lambda room: dict(room.options))


LEAKS = {
    "how many events there were": _with(lambda room: room.n),
    "when the last one was": _with(lambda room: room.at),
    "the log": _with(lambda room: room.played and room.played.match.log),
    "a digest of the deal": _with(lambda room: room.played and hash(str(room.played.match.deal))),
    "how often somebody acted": _with(lambda room: [len(sent) for sent in room.nonces.values()]),
    "that something happened": _push_always,
    "a header": _header,
    "a refusal": _refusal,
    "the order of what is legal": _legal,
    "what the host typed": _echo,
}


@pytest.mark.parametrize("leak", some(LEAKS, 5))
def test_a_leak_is_found(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        compare_some(tmp_path, at("turing_machine", 2, {"problem": "33 40 43 45"}), 20)
