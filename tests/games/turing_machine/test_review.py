"""Skill and luck: the sum is exact, and every value in it is that of optimal play."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest

from bombe.games.turing_machine.codes import INDEX
from bombe.games.turing_machine.problem import (
    Mode,
    Secret,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.review import (
    Game,
    Played,
    Review,
    Reviewer,
    Total,
)
from bombe.games.turing_machine.review_json import as_json
from bombe.games.turing_machine.solve import Cost
from bombe.text import BadInput
from support.review_games import LONG, games, numbers


def reviewed(problem: str, asked: str, declared: str | None = None) -> Review:
    cards = parse_problem(problem)
    game = Game.of(parse_transcript(asked, cards), None if declared is None else INDEX[declared])
    return Reviewer(cards).review(game, LONG)


def per_world(total: Total) -> tuple[Fraction, Fraction]:
    assert total.proved
    return (
        Fraction(total.cost.rounds, total.worlds),
        Fraction(total.cost.questions, total.worlds),
    )


def check_the_sum(review: Review) -> None:
    """What the game cost, and still will, is par plus all regrets minus all lucks."""
    assert review.proved
    par, left = per_world(review.par), per_world(review.left)
    regret, luck = numbers(review.regret), numbers(review.luck)
    cost = (review.cost.rounds, review.cost.questions)
    for n in range(2):
        to_come = left[n] if review.open else 0
        assert cost[n] + to_come == par[n] + regret[n] - luck[n]


# --- many games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", Mode)
def test_the_sum_is_exact(mode: Mode) -> None:
    seen = {"open": 0, "settled": 0, "wasted": 0, "unlucky": 0, "idle": 0, "handicap": 0}
    for board, player, game in games(mode):
        review = board.reviewer.review(game, LONG)
        check_the_sum(review)
        assert review.cost.rounds == max(len(game.rounds), not review.open)
        assert review.cost.questions == len(game.answers()) + game.handicap
        assert review.open is not player.position.settled
        check_the_steps(review, game)
        if review.declared is not None:
            right = [world for world in board.secrets if agrees(world, game)]
            of = sum(world.code == game.declared for world in right)
            assert review.declared.share == Fraction(of, len(right))
        seen["open" if review.open else "settled"] += 1
        seen["wasted"] += any(step.best is None for step in review.steps)
        seen["unlucky"] += numbers(review.luck) < (0, 0)
        seen["idle"] += any(step.verifier is None for step in review.steps)
        seen["handicap"] += game.handicap > 0
    assert all(seen.values()), seen


def agrees(world: Secret, game: Game) -> bool:
    return all(world.answer(code, v) is passed for code, v, passed in game.answers())


def check_the_steps(review: Review, game: Game) -> None:
    """By the definitions of regret and luck. Each step begins where the one before has ended."""
    begins = replace(review.par, cost=review.par.cost + Cost(0, -game.handicap * review.par.worlds))
    before = (begins.worlds, begins.cost)
    number = 0
    for step in review.steps:
        assert (step.before.worlds, step.before.cost) == before
        begins_round = step.round > number
        number = step.round
        asked, was, after = (
            (
                Fraction(total.cost.rounds, step.before.worlds),
                Fraction(total.cost.questions, step.before.worlds),
            )
            for total in (step.asked, step.before, step.after)
        )
        share = Fraction(step.before.worlds, step.after.worlds)
        came = (begins_round + after[0] * share, (step.verifier is not None) + after[1] * share)
        assert numbers(step.regret) == (asked[0] - was[0], asked[1] - was[1])
        assert numbers(step.regret) >= (0, 0)
        assert numbers(step.luck) == (asked[0] - came[0], asked[1] - came[1])
        before = (step.after.worlds, step.after.cost)
    assert before == (review.left.worlds, review.left.cost)


# --- single games --------------------------------------------------------------------------------


def test_a_question() -> None:
    """The sample of what was asked for."""
    assert json.dumps(as_json(reviewed("3 7 10 14", "341 B+")), separators=(",", ":")) == (
        '{"worlds":7,"proved":true,"par":{"rounds":9,"questions":20},"steps":[{"round":1,'
        '"proposal":"341","verifier":"B","answer":"+","before":{"worlds":7,"rounds":9,'
        '"questions":20},"asked":{"rounds":9,"questions":21},"after":{"worlds":2,"rounds":0,'
        '"questions":2},"best":{"proposal":"212","verifier":"C"},"regret":{"rounds":"0",'
        '"questions":"1/7"},"luck":{"rounds":"2/7","questions":"1"},"proved":true}],"cost":'
        '{"rounds":1,"questions":1},"regret":{"rounds":"0","questions":"1/7"},"luck":{"rounds":'
        '"2/7","questions":"1"},"open":true}'
    )


@pytest.mark.parametrize(
    ("asked", "rounds", "questions"),
    [("", 1, 0), ("111", 1, 0), ("111;", 1, 0), ("111 A+", 1, 1), ("111; 222", 2, 0)],
)
def test_a_code_that_is_known_at_set_up(asked: str, rounds: int, questions: int) -> None:
    """Takes a round to declare it; every other one and every question is regret."""
    review = reviewed("4 9 18 20", asked)
    check_the_sum(review)
    assert review.par.cost == Cost(1, 0)
    assert review.cost == Cost(rounds, questions)
    assert numbers(review.regret) == (rounds - 1, questions)
    assert numbers(review.luck) == (0, 0)
    assert not review.open
    assert [step.best for step in review.steps] == [None] * len(review.steps)


def test_a_question_after_the_code_was_settled_is_regret() -> None:
    review = reviewed("4 9 11 14", "341 A+ B-; 111 A-")
    check_the_sum(review)
    _, second, third = review.steps
    assert (numbers(second.regret), second.best) == ((0, 1), None)
    assert (numbers(third.regret), third.best) == ((1, 1), None)
    assert numbers(second.luck) == numbers(third.luck) == (0, 0)


def test_ending_a_round_early_is_regret_of_the_next_question() -> None:
    went_on, ended = (reviewed("3 7 10 14", asked) for asked in ("212 C+ A-", "212 C+; 212 A-"))
    assert as_json(reviewed("3 7 10 14", "212 C+;")) == as_json(reviewed("3 7 10 14", "212 C+"))
    assert went_on.steps[0] == ended.steps[0]
    assert went_on.steps[1].before == ended.steps[1].before
    assert numbers(went_on.regret) == (0, 0)
    assert numbers(ended.steps[1].regret) > (0, 0)
    check_the_sum(ended)


def test_a_round_without_a_question_is_a_step() -> None:
    review = reviewed("3 7 10 14", "341; 212 C+")
    check_the_sum(review)
    empty, asked = review.steps
    assert (empty.round, empty.proposal, empty.verifier, empty.answer) == (
        1,
        INDEX["341"],
        None,
        None,
    )
    assert (asked.round, numbers(asked.regret)[0] >= 1) == (2, True)
    told = as_json(review)["steps"]
    assert isinstance(told, list)
    assert (told[0]["verifier"], told[0]["answer"]) == (None, None)


def test_a_round_without_a_proposal_is_one_for_any() -> None:
    """As in a match, where a proposal is first heard of when it is asked about."""
    reviewer = Reviewer(parse_problem("3 7 10 14"))
    review = reviewer.review(Game((Played(None),)), LONG)
    check_the_sum(review)
    assert numbers(review.regret) == (0, 0)
    assert review.left.cost == Cost(9 - 7, 20)
    review = reviewer.review(Game((Played(None), Played(INDEX["212"], ((2, True),)))), LONG)
    check_the_sum(review)
    assert numbers(review.regret) == (1, 0)


def test_a_handicap_is_in_par_and_in_the_cost() -> None:
    reviewer = Reviewer(parse_problem("3 7 10 14"))
    without, one, two = (
        reviewer.review(Game((Played(INDEX["212"], ((2, True),)),), handicap), LONG)
        for handicap in (0, 1, 2)
    )
    assert without.par.cost < one.par.cost < two.par.cost
    assert [review.cost.questions for review in (without, one, two)] == [1, 2, 3]
    for review in (without, one, two):
        check_the_sum(review)


@pytest.mark.parametrize(
    ("asked", "declared", "right"),
    [
        ("341 B+", "431", "1/2"),
        ("341 B+", "122", "0"),
        ("", "122", "1/7"),
        ("212 C+ A+", "122", "1"),
    ],
)
def test_a_guess(asked: str, declared: str, right: str) -> None:
    told = as_json(reviewed("3 7 10 14", asked, declared))
    assert list(told)[-1] == "declared"
    assert told["declared"] == {"code": declared, "right": right}


def test_answers_that_contradict_each_other() -> None:
    with pytest.raises(BadInput, match="contradict each other: 341 C\\+, 112 A\\+"):
        reviewed("4 9 11 14", "341 B- C+; 112 A+; 555 D-")
    with pytest.raises(BadInput, match="this answer cannot be right: 555 D\\+"):
        reviewed("4 9 11 14", "555 D+")


def test_the_game_that_is_computed_by_hand() -> None:
    """As in docs/machine.md."""
    review = reviewed("3 7 10 14", "212 C+; 212 A-; 131 A+")
    check_the_sum(review)
    assert [(step.asked.cost.rounds, step.asked.cost.questions) for step in review.steps] == [
        (7 + 2 + 0, 7 + 5 + 8),
        (3 + 0 + 2, 3 + 0 + 2),
        (2 + 0 + 0, 2 + 0 + 0),
    ]
    assert [numbers(step.regret) for step in review.steps] == [(0, 0), (1, 0), (0, 0)]
    assert [numbers(step.luck) for step in review.steps] == [
        (Fraction(-8, 21), Fraction(4, 21)),
        (Fraction(-1, 3), Fraction(-1, 3)),
        (0, 0),
    ]
