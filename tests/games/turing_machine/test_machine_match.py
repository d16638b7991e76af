"""A match against the Machine, whose game comes when it comes."""

from __future__ import annotations

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.testing.wandering import all_seen
from support.small_match import SECRET

GAME = TuringMachine()
CODE = CODES[parse_secret(SECRET).code]
WRONG = "111" if CODE != "111" else "222"
LINE = "machine proved 341 A+ B-; 112 C+"  # two rounds, three questions


def begin(seats: int = 1, level: str = "optimal") -> Match[State]:
    options = {"problem": SECRET, "machine": level, "coop": seats > 1}
    return Match.dealt(GAME, options, seats, Chance(1))


def found(seats: int = 1) -> Match[State]:
    match = begin(seats)
    for seat in range(seats):
        match = match.play(seat, f"thumb up {CODE}")
    return match


def test_a_deal_says_the_level_and_no_more() -> None:
    match = begin()
    assert match.deal["machine"] == {"level": "optimal"}
    assert match.log == ()
    assert GAME.ponders(match.state) == {"secret": SECRET, "level": "optimal"}


def test_a_program_gets_it_all_at_once() -> None:
    match = Match.new(GAME, {"problem": SECRET, "machine": "plain"}, 1, 1)
    assert [seat for seat, _ in match.log] == [None]
    assert GAME.ponders(match.state) is None
    assert match.play(0, f"thumb up {CODE}").outcome is not None


def test_nobody_notices_when_it_comes() -> None:
    match = begin().play(0, "ask 341 B").play(0, "note A hm")
    after = match.play(None, LINE)
    assert all_seen(after) == all_seen(match)
    assert (after.waiting, GAME.turn(after.state)) == (match.waiting, GAME.turn(match.state))
    assert [*GAME.legal(after.state, 0)] == [*GAME.legal(match.state, 0)]
    assert GAME.ponders(after.state) is None
    with pytest.raises(IllegalAction):
        after.play(None, LINE)


@pytest.mark.parametrize("seats", [1, 3])
def test_who_has_found_the_code_waits_for_the_machine(seats: int) -> None:
    match = found(seats)
    assert match.outcome is None
    assert match.waiting == frozenset()
    for seat in (*range(seats), None):
        view = match.view(seat)
        assert view["machine"] == {"level": "optimal", "thinking": True}
        assert not view["over"]
        assert "secret" not in view
        _, (sentence,) = GAME.about(view)[0]
        assert "still thinking" in str(sentence)
    assert match.view(0)["left"] == 0
    for action in ("ask 341 B", "thumb back", "thumb down", "resign", "propose 111", LINE):
        with pytest.raises(IllegalAction):
            match.play(0, action)
    match = match.play(0, "note A well").play(0, "mark t3").play(0, "leave").play(0, "return")
    assert GAME.late(match.state, 0) is None
    assert "machine" not in {action.split()[0] for action in GAME.legal(match.state, 0)}
    for action in GAME.legal(match.state, 0):
        match.play(0, action)
    match = match.play(None, LINE)
    assert match.outcome is not None
    assert match.outcome.winners == tuple(range(seats))
    assert match.view(None)["machine"]["questions"] == 3
    assert "thinking" not in match.view(0)["machine"]


def test_it_may_turn_out_that_the_machine_needed_less() -> None:
    match = begin()
    for _ in range(3):
        match = match.play(0, "thumb down")
    early = match.play(None, LINE).play(0, f"thumb up {CODE}")
    late = match.play(0, f"thumb up {CODE}").play(None, LINE)
    assert early.view(None)["outcome"] == {"winners": [], "why": "beaten"}
    assert all_seen(early) == all_seen(late)


def test_who_is_wrong_waits_for_nobody() -> None:
    match = begin().play(0, f"thumb up {WRONG}")
    assert match.outcome is not None
    assert match.view(0)["machine"] == {"level": "optimal"}
    assert GAME.ponders(match.state) is None
    with pytest.raises(IllegalAction):
        match.play(None, LINE)


@pytest.mark.parametrize(
    "action",
    [
        "machine",
        "machine perhaps 341 A+",
        "machine proved 341  A+",
        "machine proved 999 A+",
        "machine proved 341 F+",
        "machine 341 A+",
        "MACHINE proved",
        "ask 341 B",
        "leave",
        "",
    ],
)
def test_what_is_no_game_of_the_machine_is_refused(action: str) -> None:
    with pytest.raises(IllegalAction):
        begin().play(None, action)


def test_without_a_machine_there_is_nothing_to_hear() -> None:
    match = Match.dealt(GAME, {"problem": SECRET}, 1, Chance(1))
    assert GAME.ponders(match.state) is None
    with pytest.raises(IllegalAction):
        match.play(None, LINE)


@pytest.mark.parametrize("level", ["plain", "clever", "optimal"])
@pytest.mark.parametrize("quickly", [False, True])
def test_what_is_pondered_is_played_by_the_level(level: str, quickly: bool) -> None:
    match = begin(level=level)
    action = GAME.ponder(GAME.ponders(match.state) or {}, quickly)
    proved = level == "optimal" and not quickly
    assert action.startswith(f"machine {'proved' if proved else 'unproved'}")
    assert match.play(None, action).state.machine.line is not None  # type: ignore[union-attr]


def test_deals_of_old_hold_the_machines_game() -> None:
    game = {"level": "plain", "rounds": 2, "questions": 3, "proved": False, "line": LINE[15:]}
    match = Match.replayed(GAME, {**begin().deal, "machine": game}, [(0, f"thumb up {CODE}")])
    assert match.outcome is not None
    assert match.view(None)["machine"]["questions"] == 3
