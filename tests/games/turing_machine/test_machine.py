"""The Machine at its three levels."""

from itertools import islice

import pytest

from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.problem import (
    Mode,
    Secret,
    parse_problem,
    parse_secret,
    parse_transcript,
)
from bombe.games.turing_machine.solve import Cost, solve
from bombe.games.turing_machine.worlds import Worlds, worlds

SECRETS = [
    next(generate(Wish(mode, size, difficulty), seed=size))
    for mode in Mode
    for size in ((4, 5) if mode is not Mode.NIGHTMARE else (4,))
    for difficulty in (Difficulty.EASY, Difficulty.STANDARD)
]


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_a_game_is_legal_and_true(level: Level, secret: Secret) -> None:
    game = played(secret, level)
    again = parse_transcript(str(game.line), secret.problem)  # at most three different verifiers
    assert again == game.line
    assert game.code == secret.code
    for code, verifier, passed in game.line.answers():
        assert secret.answer(code, verifier) is passed
    assert game.questions == len(game.line.answers())
    assert game.rounds == max(1, len(game.line.rounds))


@pytest.mark.parametrize("level", [Level.CLEVER, Level.OPTIMAL])
@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_it_stops_as_soon_as_the_code_is_known(level: Level, secret: Secret) -> None:
    answers = played(secret, level).line.answers()
    assert Worlds(secret.problem, answers).codes == [secret.code]
    if answers:
        assert len(Worlds(secret.problem, answers[:-1]).codes) > 1


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_plain_never_knows_more_than_the_rules_allow(secret: Secret) -> None:
    """When it declares, every choice of laws that agrees with the answers has the same one code."""
    answers = played(secret, Level.PLAIN).line.answers()
    assert Worlds(secret.problem, answers).codes == [secret.code]


@pytest.mark.parametrize("text", ["3 7 10 14", "23 28 41 48", "? 4 9 11 14"])
def test_optimal_games_add_up_to_par(text: str) -> None:
    problem = parse_problem(text)
    left = worlds(problem)
    games = [played(world) for world in left]
    assert all(game.proved for game in games)
    par = solve(left, parse_transcript("", problem), 1000)
    cost = Cost(sum(game.rounds for game in games), sum(game.questions for game in games))
    assert par.proved
    assert cost == par.cost


def test_the_same_secret_gives_the_same_line() -> None:
    for secret in SECRETS:
        for level in Level:
            assert played(secret, level) == played(secret, level)


def test_a_code_known_at_set_up_takes_a_round_and_no_question() -> None:
    game = played(parse_secret(str(next(islice(worlds(parse_problem("4 9 18 20")), 1)))))
    assert (game.rounds, game.questions, str(game.line)) == (1, 0, "")
    assert CODES[game.code] == "111"


def test_levels_in_order_over_the_booklet() -> None:
    """On average the better level needs no more rounds, and the plain one far more questions."""
    totals = {level: [played(entry.secret, level) for entry in BOOKLET] for level in Level}
    rounds = {level: sum(game.rounds for game in games) for level, games in totals.items()}
    questions = {level: sum(game.questions for game in games) for level, games in totals.items()}
    assert rounds[Level.OPTIMAL] <= rounds[Level.CLEVER] < rounds[Level.PLAIN]
    assert questions[Level.PLAIN] > 2 * questions[Level.OPTIMAL]
