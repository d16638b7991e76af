"""Hints in a match: who gets them, when they say more, and what others see of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.hint_lines import RUNGS
from bombe.games.turing_machine.hints import ladder
from bombe.games.turing_machine.problem import parse_problem
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.worlds import Worlds
from bombe.match import Match
from support.hint_positions import positions
from support.scaling import scale


def begin(seats: int = 1, problem: str = "2b 18a 44a 48e", **options: Any) -> Match[State]:
    chosen = {"problem": problem, "aid_hints": True, **options}
    return Match.new(TuringMachine(), chosen, seats)


def rungs(match: Match[State], seat: int) -> tuple[int, int]:
    public = match.view(None)["seats"][seat]
    return public["hints"], public["rung"]


def play(match: Match[State], *actions: str, seat: int = 0) -> Match[State]:
    for action in actions:
        match = match.play(seat, action)
    return match


def test_a_hint_climbs_three_rungs_and_a_new_answer_begins_another() -> None:
    match = play(begin(), "ask 341 B")
    assert match.view(0)["sheet"]["hint"] is None
    told = []
    for rung in range(1, RUNGS + 1):
        match = play(match, "hint")
        told.append(match.view(0)["sheet"]["hint"])
        assert rungs(match, 0) == (rung, rung)
    assert [len(hint["lines"]) for hint in told] == [1, 2, 3]
    assert [hint["target"] for hint in told] == [None, "18b", "18b"]
    assert told[2]["lines"][:2] == told[1]["lines"]
    with pytest.raises(IllegalAction):
        play(match, "hint")
    assert "hint" not in match.game.legal(match.state, 0)
    match = play(match, "ask 341 C")
    assert match.view(0)["sheet"]["hint"] is None
    assert rungs(match, 0) == (3, 0)
    match = play(match, "hint", "thumb down")
    assert rungs(match, 0) == (4, 0)


def test_a_hint_stays_the_same_while_it_is_followed() -> None:
    match = play(begin(), "ask 341 B", "hint", "mark 18b", "hint", "hint")
    hint = match.view(0)["sheet"]["hint"]
    assert hint["target"] == "18b"
    assert hint == play(begin(), "ask 341 B", "hint", "hint", "hint").view(0)["sheet"]["hint"]


def test_without_the_aid_there_is_no_hint() -> None:
    match = begin(aid_hints=False)
    with pytest.raises(IllegalAction):
        play(match, "hint")
    assert "hint" not in match.game.legal(match.state, 0)
    assert "hint" not in match.view(0)["sheet"]
    assert not {"hints", "rung"} & set(match.view(0)["seats"][0])
    assert match.view(None)["aids"] == []
    assert begin().view(None)["aids"] == ["hints"]


def test_others_see_that_there_was_a_hint_and_not_what_it_said() -> None:
    before = play(begin(3), "ask 341 B")
    after = play(before, "hint", "hint")
    for seat in (1, 2, None):
        old, new = (json.loads(json.dumps(match.view(seat))) for match in (before, after))
        assert (new["seats"][0].pop("hints"), new["seats"][0].pop("rung")) == (2, 2)
        assert (old["seats"][0].pop("hints"), old["seats"][0].pop("rung")) == (0, 0)
        assert old == new
    for seat in (1, 2):
        assert after.view(seat)["sheet"]["hint"] is None


def test_a_team_has_one_hint() -> None:
    match = play(begin(2, coop=True), "ask 341 B", "hint")
    match = play(match, "hint", seat=1)
    assert rungs(match, 0) == rungs(match, 1) == (2, 2)
    assert match.view(0)["sheet"]["hint"] == match.view(1)["sheet"]["hint"]
    composed = play(match, "thumb down")
    assert rungs(composed, 0) == (2, 2)


def test_who_is_out_or_gone_gets_no_hint() -> None:
    for action in ("resign", "leave"):
        match = play(begin(3), action)
        with pytest.raises(IllegalAction):
            play(match, "hint")


def test_the_question_is_one_that_can_be_asked_now() -> None:
    """About the round's own proposal while it has something to tell, else in the next round."""
    problem = parse_problem("2 18 44 48")
    hint = ladder(problem, (), (), None, True)
    assert hint.lines[1][0] == "hint_question"
    assert ladder(problem, (), (), None, False).lines[1][0] == "hint_question_next"
    for other in ("333", "111"):
        key, values = ladder(problem, (), (), INDEX[other], True).lines[1]
        assert (key == "hint_question") == (values["code"] == other)


def test_two_deals_that_answered_alike_give_the_same_hint() -> None:
    compared = 0
    for problem, answers, marks in positions(scale(400), seed=3):
        secrets = list(Worlds(problem, answers))
        chance = Chance(len(secrets))
        told = set()
        for secret in chance.sample(secrets, min(3, len(secrets))):
            match = begin(1, str(secret))
            for code, v, _ in answers:
                page = match.view(0)["sheet"]["rounds"][-1]
                letter = problem.verifiers[v]
                asked = page["answers"]
                if asked and (page["proposal"] != CODES[code] or letter in asked or len(asked) > 2):
                    match = play(match, "thumb down")
                match = play(match, f"ask {CODES[code]} {letter}")
            for target, sign in marks:
                match = play(match, f"mark {target} {sign}")
            for _ in range(RUNGS):
                match = play(match, "hint")
                told.add(json.dumps(match.view(0)["sheet"]["hint"]))
            compared += 1
        assert len(told) == RUNGS
    assert compared > scale(400)


def test_a_hint_is_told_in_words_where_nothing_is_drawn() -> None:
    match = play(begin(), "ask 341 B", "hint", "hint")
    heading, lines = match.game.about(match.view(0))[-1]
    assert str(heading) == "Hint"
    assert [str(line) for line in lines] == [
        "Look at verifier B: one of its criteria can be crossed out.",
        "B said yes to 341, and 341 does not meet this criterion:"
        " 18b The three digits add up to an odd number.",
    ]
    assert all(str(heading) != "Hint" for heading, _ in match.game.about(match.view(None)))
