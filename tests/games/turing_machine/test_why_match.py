"""Why as an aid in a match: who may ask, what is told from a seat's own answers alone, and that it
shows to nobody else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction
from bombe.games.turing_machine import aids
from bombe.games.turing_machine.claims import parse_claim
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.entailment import Ground
from bombe.games.turing_machine.problem import answer_name, parse_problem
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.games.turing_machine.why import why
from bombe.games.turing_machine.worlds import Worlds
from bombe.match import Match
from support.hint_positions import positions
from support.scaling import scale

SECRET = "3b 7a 10a 14a"


def begin(seats: int = 1, problem: str = SECRET, **options: Any) -> Match[State]:
    return Match.new(TuringMachine(), {"problem": problem, "aid_why": True, **options}, seats)


def play(match: Match[State], *actions: str, seat: int = 0) -> Match[State]:
    for action in actions:
        match = match.play(seat, action)
    return match


def test_what_is_told_is_what_why_says() -> None:
    match = play(begin(), "ask 341 B", "ask 341 C")
    assert match.view(0)["sheet"]["why"] is None
    for claim in ("-14b", "+7a", "-t5", "=132", "-341", "-3b", "+3b", "-10c"):
        found = play(match, f"why {claim}").view(0)["sheet"]["why"]
        problem = parse_problem("3 7 10 14")
        answers = match.state.sheets[0].transcript().answers()
        told = why(Ground(problem), answers, parse_claim(claim, problem))
        assert (found["claim"], found["follows"]) == (claim, told.follows)
        assert found["because"] == [answer_name(*answer) for answer in told.because]
        assert bool(found["steps"]) == told.follows == (found["case"] is None)
        if found["case"]:
            assert found["case"]["code"] == CODES[told.case.code] if told.case else False


def test_a_new_answer_and_a_new_round_put_it_away() -> None:
    match = play(begin(), "ask 341 B", "why -14b")
    assert match.view(0)["sheet"]["why"]["claim"] == "-14b"
    assert play(match, "mark 14b").view(0)["sheet"]["why"]["claim"] == "-14b"
    for action in ("ask 341 C", "thumb down"):
        assert play(match, action).view(0)["sheet"]["why"] is None


@pytest.mark.parametrize(
    "wrong", ["why", "why 14b", "why -4b", "why -A4", "why -14b x", "why +341"]
)
def test_what_is_no_claim_is_refused(wrong: str) -> None:
    with pytest.raises(IllegalAction):
        play(begin(), wrong)


def test_without_the_aid_nobody_may_ask() -> None:
    """Whichever other aids there are."""
    others: dict[str, Any] = {f"aid_{name}": True for name in ("codes", "laws", "marks", "hints")}
    match = begin(aid_why=False, **others)
    with pytest.raises(IllegalAction, match="Nobody may ask why"):
        play(match, "why -14b")
    assert "why" not in match.view(0)["sheet"]
    assert not any(action.startswith("why") for action in match.game.legal(match.state, 0))
    assert begin().view(None)["aids"] == ["why"]
    # Nor once one is out.
    with pytest.raises(IllegalAction):
        play(begin(3), "resign", "why -14b")


def test_others_see_nothing_of_it() -> None:
    before = play(begin(3), "ask 341 B")
    after = play(before, "why -14b", "why =132")
    for seat in (1, 2, None):
        assert json.dumps(before.view(seat)) == json.dumps(after.view(seat))
    team = play(begin(2, coop=True), "ask 341 B", "why -14b")
    assert team.view(0)["sheet"]["why"] == team.view(1)["sheet"]["why"] is not None


def test_two_deals_that_answered_alike_are_told_the_same() -> None:
    """Whatever is asked, and whatever the others were answered."""
    compared = 0
    for problem, answers, marks in positions(scale(200, least=30), seed=6):
        chance = Chance(len(answers))
        secrets = [*Worlds(problem, answers)]
        secrets = [secrets[0], secrets[-1], chance.pick(secrets)]
        asked = [f"={CODES[chance.below(125)]}"]
        asked += [f"{sign}{target}" for target, sign in marks][:2]
        told = set()
        for secret in secrets:
            match = begin(2, str(secret))
            for code, v, _ in answers:
                letter = problem.verifiers[v]
                page = match.view(0)["sheet"]["rounds"][-1]
                if page["answers"] and (
                    page["proposal"] != CODES[code]
                    or letter in page["answers"]
                    or len(page["answers"]) > 2
                ):
                    match = play(play(match, "thumb down"), "thumb down", seat=1)
                match = play(match, f"ask {CODES[code]} {letter}")
            match = play(match, f"ask {CODES[chance.below(125)]} A", seat=1)
            told.add(
                json.dumps([play(match, f"why {one}").view(0)["sheet"]["why"] for one in asked])
            )
            compared += 1
        assert len(told) == 1
    assert compared > 30


def test_it_is_worked_out_beforehand() -> None:
    aids.WORKS["why"].forget()
    match = play(begin(), "ask 341 B", "why -14b")
    (work,) = match.game.groundwork(match.state)
    assert work == ("why", ("3 7 10 14", "341 B-", "-14b"))
    found = json.loads(json.dumps(aids.WORKS["why"].function(*work[1])))
    aids.WORKS["why"].learn(work[1], found)
    assert [*match.game.groundwork(match.state)] == []
    assert match.view(0)["sheet"]["why"] == found


def test_it_is_told_in_words_where_nothing_is_drawn() -> None:
    match = play(begin(), "ask 341 B", "ask 341 C", "why +7a")
    heading, said = match.game.about(match.view(0))[-1]
    assert str(heading) == "B must be checking 7a (● even)"
    assert [str(line) for line in said] == [
        "B said no to 341. That rules out what 341 meets, here 7b (● odd).",
        "All the others are out: B checks 7a (● even).",
        "Rests on: 341 B✗.",
    ]
    heading, said = match.game.about(play(match, "why -3b").view(0))[-1]
    assert str(heading) == "This does not follow: A cannot be checking 3b (■=3)"
    assert str(said[0]) == "In this case it is not so. It agrees with every answer."


def test_deals_from_before_have_no_such_aid() -> None:
    match = begin(aid_why=False)
    assert match.deal["aids"] == []
    assert TuringMachine().start({**match.deal, "aids": ["hints"]}).aids == ("hints",)
