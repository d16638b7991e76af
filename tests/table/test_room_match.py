"""A match in a room by itself: who comes and goes, rematches, the timer, and what is kept of it."""

from __future__ import annotations

import json

import pytest

from bombe.game import IllegalAction
from bombe.match import Match
from bombe.table import absence, commands, seating
from bombe.table.archive import kept_match, read_match
from bombe.table.events import Acted, Returned
from bombe.table.room import Forbidden, Refused, Who
from bombe.text import BadInput
from support.lone_room import Table, full
from support.tiny import Closest
from support.with_tiny import closest  # noqa: F401 (fixture)

# ---- a match ------------------------------------------------------------------------------------


def seats(table: Table) -> tuple[Who, ...]:
    assert table.room.played
    return table.room.played.seats


def waiting(table: Table) -> set[Who]:
    assert table.room.running
    return {seats(table)[seat] for seat in table.room.running.waiting}


@pytest.mark.parametrize("how", ["leave", "remove", "gone"])
def test_the_game_is_told_who_has_gone_and_who_is_back(how: str) -> None:
    table = full()
    table.start()
    seat = seats(table).index(1)
    written = {
        "leave": lambda: table.say(1, "leave", "n1"),
        "remove": lambda: table.say(0, "remove 1", "n1"),
        "gone": lambda: table.post(absence.gone(table.room, 1)),
    }[how]()
    acted = [(event.seat, event.action) for event in written if isinstance(event, Acted)]
    assert acted == [(seat, "leave")]
    assert waiting(table) == {0, 2}
    assert seats(table) == (0, 1, 2)
    if how == "leave":
        with pytest.raises(Refused, match="sit down again"):
            table.act(1, "return")
    if how != "remove":
        written = table.post(absence.here(table.room, 1))
        assert [type(event) for event in written] == [Returned, Acted]
        assert waiting(table) == {0, 1, 2}
    assert table.again() == table.room


def test_leaving_may_end_a_round() -> None:
    table = full(2)
    table.start()
    table.act(0, "bid 3")
    table.say(1, "leave")
    assert table.room.played
    assert len(table.room.played.match.state.turned) == 1


def test_who_comes_late_looks_on_and_plays_the_next() -> None:
    table = full(2)
    table.start()
    late = table.join("Late")
    assert table.room.view(late) is None
    with pytest.raises(Forbidden, match="no seat in this match"):
        table.act(late, "bid 1")
    table.say(0, "watch on")
    view = table.room.view(late)
    assert view is not None
    assert view["you"] is None
    assert table.room.may_speak(late)
    table.end()
    table.start()
    assert set(seats(table)) == {0, 1, late}


def test_an_action_is_for_a_match_and_one_line() -> None:
    table = full(2)
    with pytest.raises(Refused, match="No match"):
        table.act(0, "bid 1")
    table.start()
    for action in ("note a\nbid 1", "note " + "x" * commands.LONGEST_ACTION, "dance", ""):
        before = table.room
        with pytest.raises(BadInput):
            table.act(0, action)
        assert table.room is before
    table.end()
    with pytest.raises(IllegalAction, match="over"):
        table.act(0, "bid 1")
    assert table.room.played
    assert table.room.played.outcome
    assert str(table.room.played.outcome.why) == "The host ended the match."


def test_a_rematch_moves_everybody_on_with_what_was_chosen_for_them() -> None:
    table = full(3, "option start [1,0,0]")
    table.start()
    assert seats(table) == (0, 1, 2)
    table.end()
    table.start()
    assert seats(table) == (1, 2, 0)
    assert table.room.options["start"] == [0, 0, 1]
    assert table.room.played
    assert table.room.played.match.deal["start"] == [0, 0, 1]
    table.end()
    table.post(absence.gone(table.room, 1))
    table.start(table.room.host)
    assert table.room.order == (2, 0, 1)
    assert seats(table) == (2, 0)
    assert table.room.played.match.deal["start"] == [0, 1]
    table.end()
    table.post(absence.here(table.room, 1))
    table.start(table.room.host)
    assert seats(table) == (0, 1, 2)
    assert table.room.played.match.deal["start"] == [1, 0, 0]
    assert table.again() == table.room


def test_what_was_chosen_for_one_is_not_for_whoever_moves_up() -> None:
    table = full(3, "option start [0,1,0]")
    table.say(0, "host 1")
    table.say(0, "leave")
    table.start(1)
    assert table.room.played
    assert table.room.played.match.deal["start"] == [1, 0]


def test_the_table_must_fit_the_game() -> None:
    table = full(1)
    table.say(0, "bot bold")
    table.say(0, "leave")
    before = table.room
    table.start()  # a bot alone
    assert seats(table) == (1,)
    crowd = Table("turing_machine")
    for _ in range(7):
        crowd.join()
    crowd.say(0, "game closest")
    with pytest.raises(Refused, match="here are 8"):
        crowd.start()
    assert before.played is None


@pytest.mark.parametrize("change", ["leave", "gone", "game", "start", "host"])
def test_a_deal_that_comes_too_late_is_not_used(change: str) -> None:
    table = full()
    seated = seating.seated(table.room, 0)
    dealt = Match.new(table.room.game, seated.dealt, 3, 1)
    {
        "leave": lambda: table.say(1, "leave"),
        "gone": lambda: table.post(absence.gone(table.room, 1)),
        "game": lambda: table.say(0, "game turing_machine"),
        "start": lambda: table.start(),
        "host": lambda: table.say(0, "host 1"),
    }[change]()
    with pytest.raises(Refused):
        seating.started(table.room, 0, seated, dealt.deal, [], "m")


def test_who_comes_while_it_is_dealt_plays_the_next() -> None:
    table = full(2)
    seated = seating.seated(table.room, 0)
    dealt = Match.new(table.room.game, seated.dealt, 2, 1)
    late = table.join()
    table.post(seating.started(table.room, 0, seated, dealt.deal, [], "m"))
    assert seats(table) == (0, 1)
    assert table.room.order == (0, 1, late)


def test_the_timer_acts_for_those_who_are_late() -> None:
    table = full(3, "timer 30")
    table.start()
    assert table.room.deadline == table.now + 30_000
    table.now += 10_000
    table.act(1, "bid 2")
    assert table.room.deadline == table.now + 20_000  # of the same turn
    assert commands.late(table.room, table.now + 19_999) == []
    table.now += 20_000
    acted = []
    while late := commands.late(table.room, table.now):
        acted += [(event.seat, event.action) for event in late if isinstance(event, Acted)]
        table.post(late)
    assert acted == [(0, "bid 0"), (2, "bid 0")]
    assert table.room.deadline == table.now + 30_000  # a new turn
    table.end()
    assert table.room.deadline is None
    assert commands.late(table.room, table.now * 10) == []


def test_the_room_acts_for_a_bot_without_an_idea() -> None:
    table = full(1, "bot bold")
    assert commands.given_up(table.room, 0) == []
    table.start()
    assert commands.given_up(table.room, 1) == [Acted(seat=1, action="bid 0")]
    table.post(commands.given_up(table.room, 1))
    assert commands.given_up(table.room, 1) == []


# ---- what is kept -------------------------------------------------------------------------------


@pytest.mark.parametrize("by_host", [False, True])
def test_a_match_is_kept_without_names(by_host: bool) -> None:
    table = full(2, "option goal 1")
    table.start()
    if by_host:
        table.end()
    else:
        table.act(0, "note secret of Ada")
        for who in (0, 1):
            table.act(who, "bid 3")
    kept = kept_match(table.room)
    assert "Ada" not in kept.text
    past = read_match(kept.text)
    assert past.by_host is by_host
    assert table.room.played
    assert table.room.played.outcome
    assert past.why == table.room.played.outcome.why
    log = table.room.played.match.log
    assert past.match.log == tuple((seat, Closest().wordless(action)) for seat, action in log)
    assert "secret" not in json.dumps([step.view for step in past.steps()])
    assert not any("note" in step.action for step in past.steps())
