"""How much a match and a room hold: nobody can use up what the others have, and a room that holds
no more can be left."""

from __future__ import annotations

import pytest

from bombe.table import bounds
from bombe.table.room import Full, Refused
from support.lone_room import Table
from support.with_tiny import closest  # noqa: F401 (fixture)


def of_two() -> Table:
    table = Table("turing_machine")
    table.join("Bob")
    table.start()
    return table


def test_a_seat_has_so_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ACTIONS", 5)
    table = of_two()
    for n in range(5):
        table.act(0, f"note A {n}")
    with pytest.raises(Refused, match="too many moves in this match"):
        table.act(0, "note A 6")
    table.act(1, "note A 1")
    assert table.room.played
    assert table.room.played.done.actions == (5, 1)
    assert table.again() == table.room


def test_one_seat_cannot_use_up_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_TOGETHER", 10)
    table = of_two()
    for n in range(10):
        table.act(0, f"note A {n}")
    with pytest.raises(Refused, match="too many moves in this match"):
        table.act(0, "note A 1")
    for n in range(5):  # its share
        table.act(1, f"note A {n}")
    with pytest.raises(Refused, match="too many moves in this match"):
        table.act(1, "note A 1")


def test_nor_by_long_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "LONGEST_TOGETHER", 1000)
    table = of_two()
    for _ in range(3):
        table.act(0, f"note A {'x' * 490}")
    with pytest.raises(Refused, match="too many moves in this match"):
        table.act(0, "note A x")
    table.act(1, f"note A {'x' * 450}")


def test_a_member_has_so_many_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ORDERS", 8)
    table = Table()
    table.join("Bob")
    table.say(1, "leave", "n0")
    table.say(1, "return", "n1")
    for n in range(8 - table.room.sent.orders[1]):
        table.say(1, f"name Bob{'y' * (n + 1)}")
    table.refuses(Full, 1, "name Rob", "make a new one")
    table.say(0, "lock on")  # the host is none the worse for it
    table.say(1, "say I have still a voice")
    table.say(1, "leave")
    table.refuses(Full, 1, "return", "make a new one")
    for line in ("lock off", "lock on") * 4:
        if bounds.may_order(table.room, 0):
            table.say(0, line)
    table.refuses(Full, 0, "watch on", "make a new one")
    assert table.again() == table.room


def test_a_member_has_so_many_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_LINES", 4)
    table = Table()
    table.join("Bob")
    for n in range(4):
        table.say(1, f"say {n}")
    table.refuses(Refused, 1, "say 4", "make a new one")
    table.say(0, "say well")
    assert table.again() == table.room


def test_a_full_room_can_be_left_and_its_match_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = of_two()
    monkeypatch.setattr(bounds, "MOST_EVENTS", table.room.n)
    with pytest.raises(Refused, match="too many moves in this match"):
        table.act(0, "note A 1")
    for line in ("say hello", "name Cid", "lock on"):
        table.refuses(Refused, 0, line, "make a new one")
    table.say(0, "end")
    assert table.room.running is None
    with pytest.raises(Full):
        table.start()
    table.say(1, "leave")
    table.say(0, "leave")
    assert not table.room.places


def test_a_match_that_begins_can_be_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bounds.ROOM_FOR_A_MATCH > 2 * bounds.MOST_TOGETHER
    table = Table("turing_machine")
    monkeypatch.setattr(bounds, "MOST_EVENTS", table.room.n + bounds.ROOM_FOR_A_MATCH)
    with pytest.raises(Full):
        table.start()
    table.say(0, "lock on")


def test_a_longer_log_is_still_read(monkeypatch: pytest.MonkeyPatch) -> None:
    table = of_two()
    for n in range(20):
        table.act(0, f"note A {n}")
        table.say(1, f"say {n}")
    for name in ("MOST_ACTIONS", "MOST_TOGETHER", "MOST_ORDERS", "MOST_LINES", "MOST_EVENTS"):
        monkeypatch.setattr(bounds, name, 3)
    assert table.again() == table.room
