"""Alone, after a wrong code, one may keep looking: with all that was on the sheet, and with nothing
made good by it."""

from __future__ import annotations

import pytest

from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.table import seating
from bombe.table.room import Forbidden, Refused
from support.lone_room import Table
from support.small_match import SECRET, begin


def play(match: Match[State], *actions: str) -> Match[State]:
    for action in actions:
        match = match.play(0, action)
    return match


def gone_on(match: Match[State]) -> Match[State]:
    found = match.game.sequel(match.state)
    assert found is not None
    deal, actions = found
    return play(Match.replayed(TuringMachine(), deal, ()), *actions)


def test_all_that_was_on_the_sheet_goes_along() -> None:
    lost = play(
        begin(aid_hints=True, aid_codes=True, machine="plain"),
        *("ask 341 B", "ask 341 A", "hint", "thumb down", "thumb down", "ask 132 C", "hint"),
        *("mark 4a", "mark t3 +", "note A perhaps even", "note *  two  spaces", "thumb up 111"),
    )
    on = gone_on(lost)
    before, now = lost.view(0), on.view(0)
    assert now["sheet"]["rounds"] == [
        *before["sheet"]["rounds"],
        {"proposal": None, "answers": {}},
    ]
    assert (now["round"], now["left"], now["over"]) == (before["round"] + 1, 3, False)
    for part in ("marks", "notes", "codes"):
        assert now["sheet"][part] == before["sheet"][part]
    assert now["seats"][0]["hints"] == 2
    assert (now["aids"], now["machine"]) == (before["aids"], None)
    assert "solution" not in now
    # And once more after another wrong one.
    again = gone_on(play(on, "hint", "thumb up 112")).view(0)
    assert again["seats"][0]["hints"] == 3
    assert again["round"] == now["round"] + 1


def test_what_is_found_later_is_no_win() -> None:
    lost = play(begin(aid_hints=True), "hint", "ask 341 B", "thumb up 111")
    assert "missed" not in lost.view(None)
    twice = gone_on(play(gone_on(lost), "thumb up 112"))
    assert twice.view(None)["missed"] == ["111", "112"]
    found = play(twice, "hint", "thumb up 241")
    assert found.outcome
    assert found.outcome.winners == ()
    assert "after a wrong one, which had lost the match" in str(found.outcome.why)
    view = found.view(None)  # as a replay has it
    assert view["outcome"] == {"winners": [], "why": "late"}
    assert (view["missed"], view["seats"][0]["hints"]) == (["111", "112"], 2)
    assert found.game.sequel(found.state) is None


def test_a_replay_tells_of_a_wrong_code_when_it_was_declared() -> None:
    lost = play(begin(), "ask 341 B", "thumb down", "ask 132 C", "thumb up 111")
    twice = gone_on(play(gone_on(lost), "ask 241 A", "thumb up 112"))
    told = [
        Match.replayed(twice.game, twice.deal, twice.log[:n]).view(None).get("missed", [])
        for n in range(len(twice.log) + 1)
    ]
    assert told == [[], [], [], [], ["111"], ["111"], ["111", "112"]]
    # Where older matches do not say in which round, it is told from the beginning, as before.
    deal = {name: value for name, value in twice.deal.items() if name != "missed_in"}
    assert Match.replayed(twice.game, deal, ()).view(None)["missed"] == ["111", "112"]


@pytest.mark.parametrize("end", ["thumb up 241", "resign", "ask 341 B"])
def test_only_a_wrong_code_is_gone_on_from(end: str) -> None:
    match = play(begin(), end)
    assert match.game.sequel(match.state) is None


def test_of_many_nobody_goes_on_alone() -> None:
    match = begin(2, coop=True)
    for seat in (0, 1):
        match = match.play(seat, "thumb up 111")
    assert match.outcome
    assert match.game.sequel(match.state) is None


@pytest.mark.parametrize("named", [False, True])
def test_whether_somebody_may_know_the_secret_stays_as_it_was(named: bool) -> None:
    table = Table("turing_machine", *[f"option problem {SECRET}"] * named)
    table.say(0, "option machine plain")
    table.start()
    with pytest.raises(Refused, match="No match can go on here"):
        seating.resumed(table.room, 0, "next", "a1")
    played = table.room.played
    assert played
    code = CODES[played.match.state.secret.code]
    wrong = next(one for one in ("111", "222") if one != code)
    table.act(0, f"thumb up {wrong}")
    options = table.room.options
    bob = table.join("Bob")
    with pytest.raises(Forbidden):
        seating.resumed(table.room, bob, "next", "a1")
    table.post(seating.resumed(table.room, 0, "next", "a1"))
    room = table.room
    assert room.running
    assert (room.running.seats, room.running.chosen) == ((0,), named)
    view = room.view(0)
    assert view
    assert (view["chosen"], room.options) == (named, options)
    assert room.did(0, "a1")  # sent again, it happens once
    assert table.again() == room
