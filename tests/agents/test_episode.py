"""Episodes are matches of one player: the same actions, the same answers, the same end."""

from __future__ import annotations

import doctest
from typing import Any, cast

import pytest

import bombe
from bombe import agents
from bombe.agents import Episode, Observation, episode
from bombe.chance import Chance
from bombe.games.turing_machine.rules import TuringMachine
from bombe.match import Match

SECRET = "4b 9a 11a 14c"
SEVEN = "3 7 10 14"  # which has so many worlds


def optimal(seen: Observation) -> str:
    """What nobody does better."""
    left = bombe.worlds(seen["problem"], seen["asked"])
    if len(left.codes) == 1:
        return f"thumb up {bombe.code_name(left.codes[0])}"
    asks = bombe.solve(seen["problem"], seen["asked"]).asks
    assert asks is not None
    if seen["left"] and seen["proposal"] in (None, asks.split()[0]):
        return f"ask {asks}"
    return "thumb down"


def played(one: Episode, seed: int) -> list[Any]:
    """All that comes of a match in which the player draws its actions, mostly questions."""
    chance, seen = Chance(seed), []
    while actions := one.legal():
        asks = [action for action in actions if action.startswith("ask")]
        some = asks if asks and chance.below(5) else ["thumb down", *actions[-20:]]
        seen.append(one.step(chance.pick(some)))
    return seen


def test_the_examples() -> None:
    for module in (agents, episode):
        failed, tried = doctest.testmod(module)
        assert (failed, tried > 0) == (0, True)


# --- against the match ----------------------------------------------------------------------------


@pytest.mark.parametrize("problem", [SECRET, SEVEN, "? 4 9 11 14", "15+16 23+8 46+13 34+17 9+37"])
def test_it_is_the_match_that_is_dealt_by_this_seed(problem: str) -> None:
    one = Episode(problem, seed=7)
    match: Match[Any] = Match.new(TuringMachine(), {"problem": problem}, seed=7)
    assert one.match == match
    chance = Chance(1)
    while actions := one.legal():
        usual = [action for action in match.legal(0) if action.split()[0] in ("ask", "thumb")]
        assert [*actions] == usual
        action = chance.pick(actions)
        seen = one.step(action).observation
        match = match.play(0, action)
        assert one.match == match
        view = match.view(0)
        answers = [
            (page["proposal"], view["verifiers"].index(letter), yes)
            for page in view["sheet"]["rounds"]
            for letter, yes in page["answers"].items()
        ]
        told = bombe.parse_transcript(seen["asked"], problem)
        assert [(bombe.code_name(code), *rest) for code, *rest in told.answers()] == answers
        assert (seen["round"], seen["left"]) == (view["round"], view["left"])
        assert seen["won"] == (bool(view["outcome"]["winners"]) if view["over"] else None)
        assert seen["solution"] == view.get("solution")
    assert match.outcome


def test_a_round_that_is_over_is_closed() -> None:
    one = Episode(SECRET)
    assert one.step("ask 341 A").observation["asked"] == "341 A+"
    assert one.observe()["proposal"] == "341"
    seen = one.step("thumb down").observation
    assert (seen["asked"], seen["proposal"], seen["left"]) == ("341 A+;", None, 3)
    # A round in which nothing was asked has no place in a transcript.
    assert one.step("thumb down").observation["asked"] == "341 A+;"
    assert one.step("ask 112 B").observation["asked"] == "341 A+; 112 B+"


# --- chance ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_matches() -> None:
    def three(seed: int) -> list[Any]:
        one = Episode(SEVEN, seed)
        seen = [played(one, 1)]
        for _ in range(2):
            one.reset()
            seen.append(played(one, 1))
        return seen

    assert three(5) == three(5)
    assert three(5) != three(6)
    one, other = Episode(SEVEN, 5), Episode(SEVEN, 9)
    one.reset()
    one.reset()
    assert one.reset(9) == other.observe()
    assert played(one, 2) == played(other, 2)
    assert one.reset() == other.reset()
    assert played(one, 3) == played(other, 3)


def test_every_world_comes_and_a_secret_stays() -> None:
    one, dealt = Episode(SEVEN, seed=1), set()
    for _ in range(60):
        dealt.add(str(one.match.state.secret))
        one.reset()
    assert dealt == set(map(str, bombe.worlds(SEVEN)))
    for named in (SECRET, "RY8YNND", bombe.parse_secret(SECRET)):
        same = Episode(named, seed=1)
        same.reset()
        assert str(same.match.state.secret) == SECRET


def test_a_wish_gives_a_problem_to_each_match() -> None:
    wish = bombe.Wish(bombe.Mode.NIGHTMARE, 4, bombe.Difficulty.EASY)
    one, problems = Episode(wish, seed=1), set()
    for _ in range(5):
        seen = one.reset()
        problems.add(seen["problem"])
        assert (seen["mode"], seen["verifiers"]) == ("nightmare", "ABCD")
        assert bombe.difficulty_of(seen["problem"]) == "easy"
    assert len(problems) > 1


def test_without_a_seed_it_is_another_each_time() -> None:
    assert len({str(Episode(SEVEN).match.state.secret) for _ in range(40)}) > 1


# --- what is known, and what it costs -------------------------------------------------------------


def test_the_player_knows_what_its_answers_tell_and_no_more() -> None:
    """Two worlds that answer alike are the same to it."""
    one, other = Episode("4a 9a 11b 14c"), Episode(SECRET)
    for action in ("ask 112 B", "ask 112 D", "thumb down", "ask 555 A"):
        assert one.observe() == other.observe()
        assert one.legal() == other.legal()
        assert one.step(action) == other.step(action)
    assert one.step("thumb up 241").reward != other.step("thumb up 241").reward


def test_optimal_play_costs_par() -> None:
    par = bombe.solve(SEVEN)
    rounds = questions = 0
    for secret in bombe.worlds(SEVEN):
        one, total = Episode(secret), 0.0
        while not one.terminated:
            total += one.step(optimal(one.observe())).reward
        assert one.won
        rounds += one.observe()["round"]
        questions += one.questions
        assert total == pytest.approx(-(one.observe()["round"] + one.questions / 1000))
    assert bombe.Cost(rounds, questions) == par.cost


def test_a_wrong_code_is_charged_all_the_rounds() -> None:
    for before in ([], ["thumb down"], ["ask 341 A", "thumb down", "ask 341 B", "thumb down"]):
        one = Episode(SECRET, rounds=8)
        total = sum(one.step(action).reward for action in before)
        last = one.step("thumb up 555")
        assert (last.terminated, last.truncated) == (True, False)
        asked = sum(action.startswith("ask") for action in before)
        assert total + last.reward == pytest.approx(-8 - asked / 1000)
        assert (last.observation["won"], last.observation["solution"]) == (False, "241")
        assert one.legal() == ()


def test_who_declares_nothing_is_stopped() -> None:
    one = Episode(SECRET, rounds=2)
    assert one.step("thumb down")[1:] == (-1.0, False, False)
    last = one.step("thumb down")
    assert last[1:] == (-1.0, False, True)
    seen = last.observation
    assert (seen["won"], seen["solution"], seen["left"], seen["round"]) == (False, None, 0, 2)
    assert one.legal() == ()
    with pytest.raises(bombe.IllegalAction, match="The match is over"):
        one.step("ask 341 A")
    assert one.reset()["won"] is None
    # The code may be declared in the last round.
    one.step("thumb down")
    assert one.step("thumb up 241")[1:] == (-1.0, True, False)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("ask 341 E", "There is no verifier 'E'"),
        ("ask 361 A", "'361' is not a code"),
        ("thumb sideways", "Show your thumb like this"),
        ("leave", "'leave' is not an action; the actions are ask, thumb."),
        ("mark 4b", "'mark 4b' is not an action"),
        ("", "'' is not an action"),
    ],
)
def test_what_is_not_possible_changes_nothing(action: str, sentence: str) -> None:
    one = Episode(SECRET)
    before = one.match
    with pytest.raises(bombe.IllegalAction, match=sentence):
        one.step(action)
    with pytest.raises(bombe.IllegalAction, match="None is not an action"):
        one.step(cast(Any, None))
    assert one.match is before


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(bombe.NotationError, match="character 5: card 9 is there twice"):
        Episode("4 9 9 14")
    with pytest.raises(bombe.BadInput, match="a count is 1 or more, not 0"):
        Episode(SECRET, rounds=0)


def test_it_shows_itself_without_the_answer() -> None:
    one = Episode(SECRET, rounds=2)
    one.step("ask 341 A")
    assert repr(one) == "Episode(4 9 11 14: in round 1, 1 question)"
    one.step("thumb down")
    one.step("thumb down")
    assert repr(one) == "Episode(4 9 11 14: lost after 2 rounds, 1 question)"
