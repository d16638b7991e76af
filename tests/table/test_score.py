"""The score of a table: who has won how many matches there, against others or together."""

from __future__ import annotations

from collections import Counter

from bombe.table import absence
from bombe.table.disclosure import look, table
from bombe.table.events import Acted
from bombe.table.room import Who
from support.lone_room import Table, full
from support.with_tiny import closest  # noqa: F401 (fixture)

SECRET, CODE = "4b 9a 11a 14c", "241"
Told = list[tuple[list[Who], bool, int, int]]


def told(one: Table, viewer: Who | None = 0) -> Told:
    score = look(one.room, viewer).table.score
    return [(tally.who, tally.together, tally.played, tally.won) for tally in score]


def played(one: Table) -> set[Who]:
    """A match to its end; those who have won it."""
    one.start()
    while running := one.room.running:
        one.act(running.seats[min(running.waiting)], "bid 3")
    assert one.room.played
    assert one.room.played.outcome
    return {one.room.played.seats[seat] for seat in one.room.played.outcome.winners}


def test_each_win_counts_for_those_who_won_and_for_nobody_else() -> None:
    one, wins = full(3, "option goal 1"), Counter[Who]()
    assert told(one) == []
    for n in range(1, 6):
        wins.update(played(one))
        assert told(one) == [([who], False, n, wins[who]) for who in range(3)]
    assert len({*wins.values()}) > 1  # else this would not tell them apart
    one.start()
    before = told(one)
    one.end()  # by the host: nobody has won it, and nobody has lost it
    assert told(one) == before
    one.say(0, "game closest")  # the table is the same, whatever is played at it
    assert told(one) == before
    assert one.again() == one.room


def test_it_is_told_of_those_at_the_table_to_those_who_may_know() -> None:
    one = full(3, "option goal 1")
    played(one)
    late = one.join("Late")
    assert told(one) == told(one, late)
    assert [who for who, *_ in told(one)] == [[0], [1], [2]]
    assert told(one, None) == []  # nobody may watch
    one.say(0, "watch on")
    assert told(one, None) == told(one)
    one.say(2, "leave")
    one.start()  # without the one who has left
    assert [who for who, *_ in told(one)] == [[0], [1]]
    one.act(0, "bid 3")  # from now on nobody is told who comes in
    assert one.room.hushed
    before = look(one.room, 1).table
    one.post(absence.here(one.room, 2))
    assert look(one.room, 1).table == before
    one.act(1, "bid 3")
    one.act(late, "bid 3")
    assert [who for who, *_ in told(one)] == [[0], [1], [2], [late]]


def declared(one: Table, code: str) -> None:
    """A match in which everybody declares a code, and the Machine plays beside them."""
    one.say(0, f"option problem {SECRET}")
    one.start()
    running = one.room.running
    assert running
    if running.pondered:
        action = running.match.game.ponder(running.pondered)
        one.post([Acted(seat=None, action=action)])
    for who in running.seats:
        one.act(who, f"thumb up {code}")
    assert one.room.running is None


def test_together_all_win_or_lose_as_one_and_alone_against_the_machine() -> None:
    one = Table("turing_machine", "option machine plain")
    declared(one, "111")
    declared(one, CODE)
    assert told(one) == [([0], True, 2, 1)]
    one.say(0, "option machine none")
    declared(one, CODE)  # found at leisure: against nobody
    assert told(one) == [([0], True, 2, 1)]
    one.join("Bo")
    one.say(0, "option machine plain")
    one.say(0, "option coop true")
    declared(one, CODE)
    assert told(one) == [([0, 1], True, 1, 1)]  # another team than one alone
    declared(one, "111")
    assert told(one) == [([0, 1], True, 2, 1)]
    one.say(0, "option machine none")
    one.say(0, "option coop false")
    declared(one, CODE)
    assert told(one) == [([0], False, 1, 1), ([1], False, 1, 1), ([0, 1], True, 2, 1)]
    assert one.again() == one.room
    assert table(one.room).score == table(one.again()).score
