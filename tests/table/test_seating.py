"""What keeps a table from starting is said while people gather, and not only when they try."""

from __future__ import annotations

import pytest

from bombe.table.room import Refused
from bombe.text import BadInput, T, language
from bombe.web.pages.room_page import standing
from support.lone_room import Table
from support.with_tiny import closest  # noqa: F401 (fixture)

TWO = "Two players cannot play the competitive mode: choose co-operative or Gnirut."


def said(table: Table) -> list[str]:
    names: dict[int, str | T] = {who: table.room.name_of(who) for who in table.room.order}
    return [language("en").say(line) for line in standing(table.room, table.room.host, names)]


def test_two_are_told_that_they_cannot_play_competitively() -> None:
    table = Table("imitation")
    assert said(table) != [TWO]  # one more is missing, before anything else
    with pytest.raises(Refused) as alone:
        table.start()
    assert str(alone.value) == "2 to 6 can play; there is 1 here."
    table.join("Bob")
    assert said(table) == [TWO, "Waiting for 1 more player."]
    with pytest.raises(BadInput) as refusal:
        table.start()
    assert str(refusal.value) == TWO
    table.say(0, "option mode cooperative")
    assert said(table) == ["You are the host: start when everybody is here."]
    table.say(0, "option mode competitive")
    table.join("Cleo")
    assert said(table) == ["You are the host: start when everybody is here."]


def test_a_choice_for_single_seats_counts() -> None:
    table = Table("closest")
    table.say(0, "option goal 1")
    assert said(table) == ["You are the host: start when everybody is here."]
    table.say(0, "option start [1]")
    assert said(table) == ["nobody can start with the points to win"]


def test_bots_that_are_called_by_their_level_are_so_in_every_language() -> None:
    table = Table("turing_machine")
    for _ in range(2):
        table.say(0, "bot optimal")
    table.join("Clever")  # a person
    names = [table.room.name_of(who) for who in table.room.order[1:]]
    assert [language("en").say(name) for name in names] == ["Optimal", "Optimal 2", "Clever"]
    assert [language("nl").say(name) for name in names] == ["Optimaal", "Optimaal 2", "Clever"]
