"""A match told again: every step is what the archive says, in a form that grows with the match and
not with its square."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.match import Match
from bombe.table import retelling
from bombe.table.archive import kept_match, read_match
from bombe.table.patches import differences, patched
from bombe.table.retelling import Packed, Retold, looked_at, retold, whole
from bombe.testing.wandering import wander
from support.lone_room import Table

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab/~", max_size=3), inner),
    max_leaves=12,
)


@given(JSON, JSON)
def test_differences_lead_from_one_to_the_other(before: Any, now: Any) -> None:
    operations = json.loads(json.dumps([*differences(before, now)]))
    after = patched(json.loads(json.dumps(before)), operations)
    assert json.dumps(after, sort_keys=True) == json.dumps(now, sort_keys=True)
    assert not [*differences(now, json.loads(json.dumps(now)))]


def text_of(match: Match[Any], ended: bool) -> str:
    seats = len(match.view(None)["seats"])
    facts = {
        "bombe": 1,
        "game": match.game.key,
        "deal": match.deal,
        "log": [*match.log],
        "seats": [*range(seats)],
        "bots": [None] * seats,
        "started": 0,
        "ended": ended,
    }
    return json.dumps(facts)


def in_full(told: Retold) -> list[dict[str, Any]]:
    steps = []
    for page in range(len(told.pages)):
        made = msgspec.convert(whole(**json.loads(json.dumps(told.page(page)))), Packed)
        assert b"".join(made.chunks()) == made.text()
        assert len(made.text()) == made.length < 2 * retelling.LONGEST_PAGE
        steps += made.steps()
    return steps


def view_at(told: Retold, step: int) -> Any:
    view, (listed,) = looked_at(**json.loads(json.dumps(told.around(step, step, step + 1))))
    assert set(listed) <= {"seat", "action", "view", "changes"}
    return view


def told_of(match: Match[Any], ended: bool = True) -> Retold:
    return msgspec.convert(retold(match.game, text_of(match, ended)), Retold)


@pytest.mark.parametrize("game", ["turing_machine", "imitation"])
@pytest.mark.parametrize("longest", [0, 3000, 1 << 15])
def test_it_tells_what_the_archive_tells(
    game: str, longest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retelling, "LONGEST_PART", longest)
    monkeypatch.setattr(retelling, "LONGEST_PAGE", 20_000)
    from bombe.games import find

    first = Match.new(find(game), {}, 3, 7)
    *_, match = wander(first, 80, Chance(5))
    ended = match.outcome is None
    told, past = told_of(match, ended), read_match(text_of(match, ended))
    steps = past.steps()
    expected = [{"seat": one.seat, "action": one.action, "view": one.view} for one in steps]
    assert in_full(told) == json.loads(json.dumps(expected))
    assert told.steps == len(steps)
    assert [view_at(told, n) for n in range(told.steps)] == [one["view"] for one in expected]
    _, some = looked_at(**told.around(30, 2, 5))
    assert [one["action"] for one in some] == [one.action for one in steps[2:5]]
    assert told.winners == [*past.winners]
    assert told.why["en"] == str(past.why)
    assert len(told.rows) == 3
    assert told.pages[0] == told.first[0] == 0


def of_thumbs(n: int) -> Match[Any]:
    from support.small_match import begin

    match: Match[Any] = begin()
    for _ in range(n):
        match = match.play(0, "thumb down")
    return match


def test_it_does_not_grow_with_the_square() -> None:
    """Twice as many rounds, each of which stays in view: whole views take four times as much."""
    short, long = told_of(of_thumbs(300)), told_of(of_thumbs(600))
    assert long.steps == 601
    lengths = [sum(part.length for part in told.parts) for told in (short, long)]
    assert lengths[1] < 3 * lengths[0]
    assert long.size < lengths[1]
    assert len(json.dumps(in_full(long))) > 3.5 * len(json.dumps(in_full(short)))


def test_what_is_too_long_keeps_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retelling, "MOST_BYTES", 20_000)
    match = of_thumbs(600)
    told = told_of(match)
    assert 10 < told.steps < 400
    assert sum(part.length for part in told.parts) < 80_000
    assert view_at(told, told.steps - 1) == match.view(None)
    for n in range(told.steps - 1):
        assert len(view_at(told, n)["seats"][0]["rounds"]) == n + 1


def test_the_log_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = of_thumbs(50)
    text, played = text_of(match, True), 0
    play = Match.play

    def counted(self: Match[Any], seat: int | None, action: str) -> Match[Any]:
        nonlocal played
        played += 1
        return play(self, seat, action)

    monkeypatch.setattr(Match, "play", counted)
    retold(match.game, text)
    assert played == 50


def test_what_a_room_keeps_can_be_told_again() -> None:
    table = Table("turing_machine")
    table.start()
    for action in ("note A é", "ask 341 B", "thumb down"):
        table.act(0, action)
    table.end()
    kept = kept_match(table.room)
    assert kept.text.startswith('{"bombe":1,"game":"turing_machine",')
    told = msgspec.convert(retold(table.room.game, kept.text), Retold)
    assert told.steps == 3
    assert [one["action"] for one in in_full(told)] == ["", "", ""]  # the host ended it
    assert told.why["fr"] != told.why["en"]
