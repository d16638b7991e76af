"""The first Responder is whom the host sees in the list, in every match."""

from __future__ import annotations

import pytest

from bombe.table import absence
from bombe.table.room import Refused, Who
from support.lone_room import Table


def at_a_table(*names: str) -> Table:
    table = Table("imitation")
    for name in names:
        table.join(name)
    return table


def shown(table: Table) -> list[str]:
    """The list of those at the table."""
    return [str(table.room.name_of(who)) for who in table.room.order]


def responder(table: Table) -> str:
    """Who answers first in the match that begins now."""
    table.start(table.room.host)
    running = table.room.running
    assert running
    name = str(table.room.name_of(running.seats[running.match.state.responder]))
    table.end()
    return name


def gone(table: Table, who: Who) -> None:
    table.post(absence.gone(table.room, who))


@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("before", [0, 1, 2])
def test_it_is_whom_the_list_shows(place: int, before: int) -> None:
    table = at_a_table("Bob", "Cleo")
    for _ in range(before):
        responder(table)
    table.say(0, f"option first {place}")
    chosen = shown(table)[place - 1]
    for _ in range(3):
        assert responder(table) == chosen
        assert shown(table)[place - 1] == chosen


def test_who_is_away_is_passed_over_and_not_counted() -> None:
    table = at_a_table("Bob", "Cleo", "Dan")
    table.say(0, "option first 3")
    gone(table, 1)
    assert responder(table) == "Cleo"
    gone(table, 2)
    with pytest.raises(Refused) as refusal:
        table.start()
    said = "First Responder: Cleo is away. Choose another, or: at random."
    assert str(refusal.value) == said
    table.say(0, "option mode gnirut")
    table.say(0, "option first 4")
    assert responder(table) == "Dan"


def test_without_a_choice_everybody_moves_on() -> None:
    table = at_a_table("Bob", "Cleo")
    orders_seen = []
    for _ in range(3):
        responder(table)
        orders_seen.append(shown(table))
    assert orders_seen == [
        ["Ada", "Bob", "Cleo"],
        ["Bob", "Cleo", "Ada"],
        ["Cleo", "Ada", "Bob"],
    ]


def test_nobody_at_that_place_is_said_at_the_start() -> None:
    table = at_a_table("Bob", "Cleo")
    table.say(0, "option first 4")
    with pytest.raises(Refused) as refusal:
        table.start()
    said = "First Responder: only 3 are at the table. Choose another, or: at random."
    assert str(refusal.value) == said
    table.join("Dan")
    assert responder(table) == "Dan"
    table.say(3, "leave")
    with pytest.raises(Refused):
        table.start()
    table.say(0, "option first 0")
    assert responder(table) in ("Ada", "Bob", "Cleo")
