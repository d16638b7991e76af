"""Bots of Turing Machine: whole matches of them, and how well each level plays."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import View
from bombe.games import find
from bombe.games.turing_machine import bots, kernel, solve
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.bots import LEVELS
from bombe.games.turing_machine.choices import MACHINES
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Difficulty
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.problem import SIZES, Mode
from bombe.match import Match
from support.scaling import SOAK, scale

GAME = find("turing_machine")
STEPS = 2000  # many more than a match of bots has


def act(match: Match[Any], seat: int, level: str) -> Match[Any]:
    """What a bot does now; it gets no more than what is sent, and leaves that as it was."""
    view = json.loads(json.dumps(match.view(seat)))
    before = json.dumps(view)
    action = GAME.bots[level](view, Chance(1))
    assert json.dumps(view) == before
    return match.play(seat, action)  # `IllegalAction` fails the test


def finished(match: Match[Any], levels: dict[int, str]) -> Match[Any]:
    """The match, played to its end by bots in these seats."""
    for step in range(STEPS):
        if match.outcome is not None:
            return match
        waiting = sorted(match.waiting & levels.keys())
        seat = waiting[step % len(waiting)]
        match = act(match, seat, levels[seat])
    raise AssertionError("the match has no end")


@cache
def alone(secret: str, level: str) -> tuple[int, int]:
    """Rounds and questions of a bot by itself."""
    match = finished(Match.new(GAME, {"problem": secret}, 1, 1), {0: level})
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    return match.state.round, match.state.questions(0)


# ---- whole matches -----------------------------------------------------------------------------


def test_levels_are_those_of_the_machine() -> None:
    assert tuple(GAME.bots) == LEVELS == tuple(Level) == MACHINES[1:]


EVERY = [*product(Mode, SIZES)]
FEW = [(Mode.CLASSIC, 6), (Mode.EXTREME, 5), (Mode.NIGHTMARE, 4)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "size"), EVERY if SOAK else FEW, ids=str)
def test_whole_matches(mode: Mode, size: int, level: str) -> None:
    """Alone, against each other, with handicaps, and as a team."""
    for seed in range(scale(10)):
        difficulty = list(Difficulty)[(seed + size) % 3]
        base = {"mode": mode.value, "verifiers": size, "difficulty": difficulty.value}
        for seats, more in (
            (1, {}),
            (3, {"handicap": [seed % 3, 2]}),
            (2, {"coop": True, "machine": "plain"}),
        ):
            match = Match.new(GAME, {**base, **more}, seats, seed)
            match = finished(match, dict.fromkeys(range(seats), level))
            assert match.outcome is not None
            assert match.outcome.winners or match.state.machine
            assert not any(player.out for player in match.state.players)  # never wrong


def test_levels_play_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over some matches of all three, the better one wins at least as often; all the time that it
    needs for that it has, on a busy machine too."""
    monkeypatch.setattr(solve, "FIRST_SLICE", 600.0)
    wins = dict.fromkeys(LEVELS, 0)
    for seed in range(scale(200, least=20)):
        order = Chance(seed).shuffled(LEVELS)
        match = Match.new(GAME, {"mode": "extreme", "verifiers": 4}, 3, seed)
        outcome = finished(match, dict(enumerate(order))).outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[order[seat]] += 1
    assert wins["plain"] <= wins["clever"] <= wins["optimal"]
    assert wins["plain"] * 2 < wins["optimal"]


@pytest.mark.parametrize("level", LEVELS)
def test_it_takes_up_any_sheet(level: str) -> None:
    """It continues from any questions asked and marks made before."""
    for seed in range(scale(200)):
        chance = Chance(seed)
        problem = chance.pick(["4 9 11 14", "? 2 18 44 48", "33 40 43 45"])
        match = Match.new(GAME, {"problem": problem}, 2, seed)
        for _ in range(chance.below(12)):
            asks = [a for a in GAME.legal(match.state, 0) if a.startswith("ask")]
            useful = [*asks, "mark t3", "note A x"]
            match = match.play(0, chance.pick(useful))
            if chance.below(4) == 0:
                match = match.play(0, "thumb down").play(1, "thumb down")
        match = finished(match.play(1, "leave"), {0: level})
        assert match.outcome is not None
        assert match.outcome.winners == (0,)


def test_it_does_nothing_when_nobody_waits_for_it() -> None:
    match = Match.new(GAME, {"problem": "4 9 11 14"}, 2, 1).play(0, "thumb down")
    for level in LEVELS:
        with pytest.raises(ValueError):
            GAME.bots[level](match.view(0), Chance(1))


@pytest.mark.parametrize("level", LEVELS)
def test_it_goes_by_its_sheet_and_who_is_there(level: str) -> None:
    """No other part of the view matters, and no chance."""
    match = Match.new(GAME, {"problem": "? 4 9 11 14"}, 2, 1).play(1, "leave")
    bot = GAME.bots[level]
    while match.outcome is None:
        action = bot(_bare(match.view(0)), Chance(2))
        assert bot(match.view(0), Chance(1)) == action
        match = match.play(0, action)


def _bare(view: View) -> View:
    """The parts of a view that a bot may go by."""
    names = ("problem", "sheet", "thumb", "left", "coop", "seats", "waiting", "you")
    return {name: view[name] for name in names}


# ---- a shared sheet ----------------------------------------------------------------------------


def team(problem: str = "4 9 11 14", seats: int = 3) -> Match[Any]:
    return Match.new(GAME, {"problem": problem, "coop": True}, seats, 3)


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_team_it_follows(level: str) -> None:
    """While a person asks it only shows its thumb: down, and up as soon as it knows the code."""
    match = team()
    code = CODES[match.state.secret.code]
    line = played(match.state.secret, Level(level)).line
    for number, asked in enumerate(line.rounds):
        if number:
            match = match.play(0, "thumb down")
        for verifier, _ in asked.answers:
            match = match.play(0, f"ask {CODES[asked.code]} {'ABCD'[verifier]}")
            for seat in (1, 2):
                match = act(match, seat, level)
            known = len(match.state.sheet(0).transcript().answers()) == len(line.answers())
            thumb = f"thumb up {code}" if known else "thumb down"
            assert match.log[-2:] == ((1, thumb), (2, thumb))
    match = match.play(0, f"thumb up {code}")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_team_it_asks_when_the_others_are_gone(level: str) -> None:
    match = team().play(0, "leave").play(1, "leave")
    match = finished(match, {2: level})
    assert any(action.startswith("ask") for _, action in match.log)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_in_a_team_it_asks_after_a_round_without_a_question(level: str) -> None:
    match = team(seats=2)
    match = act(match.play(0, "propose 111"), 1, level)
    assert match.log[-1] == (1, "thumb down")
    match = match.play(0, "thumb down")
    assert match.state.round == 2
    match = act(match, 1, level)
    assert match.log[-1][1].startswith("ask")


def test_in_a_team_it_does_not_declare_what_is_wrong() -> None:
    match = team("4 9 18 20", seats=2)  # a code that is known at set-up
    match = act(match.play(0, "thumb up 555"), 1, "clever")
    assert match.log[-1] == (1, "thumb up 111")
    assert match.waiting == {0, 1}
    match = act(match, 1, "clever")
    assert match.log[-1] == (1, "thumb down")
    assert (match.outcome, match.state.round) == (None, 2)


# ---- how well they play ------------------------------------------------------------------------


def test_a_better_level_needs_less() -> None:
    """Over the printed problems, and as the Machine itself does."""
    entries = BOOKLET if scale(10) > 1 else BOOKLET[::2]
    totals = {level: [alone(str(entry.secret), level) for entry in entries] for level in LEVELS}
    rounds = {level: sum(rounds for rounds, _ in games) for level, games in totals.items()}
    questions = {level: sum(asked for _, asked in games) for level, games in totals.items()}
    assert rounds["optimal"] <= rounds["clever"] < rounds["plain"]
    assert questions["plain"] > 2 * questions["optimal"]


@pytest.mark.parametrize("level", ["plain", "clever"])
def test_it_plays_as_the_machine_does(level: str) -> None:
    """The same questions, as long as the Machine's own have no clock."""
    for entry in BOOKLET:
        game = played(entry.secret, Level(level))
        assert alone(str(entry.secret), level) == (game.rounds, game.questions)


def test_optimal_bots_add_up_to_little_more_than_the_machine() -> None:
    games = [played(entry.secret, Level.OPTIMAL) for entry in BOOKLET[::2]]
    own = [alone(str(entry.secret), "optimal") for entry in BOOKLET[::2]]
    machine = sum(game.rounds for game in games)
    assert machine * 0.9 <= sum(rounds for rounds, _ in own) <= machine * 1.1


# ---- large problems ----------------------------------------------------------------------------

LARGEST = ("? 33 39 40 41 45 48", "43+45 41+46 39+47 40+48 33+44")


def test_it_looks_no_further_than_it_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of too many worlds it makes no search, with the kernel and, much sooner, without one."""
    searched: list[int] = []
    monkeypatch.setattr(
        "bombe.games.turing_machine.solve.search_of", lambda rows: searched.append(len(rows))
    )
    nightmare = Match.new(GAME, {"problem": LARGEST[0]}, 1, 1).view(0)
    extreme = Match.new(GAME, {"problem": LARGEST[1]}, 1, 1).view(0)
    assert GAME.bots["optimal"](nightmare, Chance(1)) == GAME.bots["clever"](nightmare, Chance(1))
    monkeypatch.setattr(kernel, "load", lambda: None)
    assert GAME.bots["optimal"](extreme, Chance(1)) == GAME.bots["clever"](extreme, Chance(1))
    assert not searched
    small = Match.new(GAME, {"problem": "4 9 11 14"}, 1, 1).view(0)
    with pytest.raises(AttributeError):  # our search is none
        GAME.bots["optimal"](small, Chance(1))
    assert searched
    assert searched[0] <= bots.MOST_PLAIN_ROWS


@pytest.mark.parametrize("problem", LARGEST)
@pytest.mark.parametrize("level", LEVELS)
def test_the_largest_problems_are_played(level: str, problem: str) -> None:
    """To their end when there is time."""
    match = Match.new(GAME, {"problem": problem}, 1, 1)
    for _ in range(scale(50)):
        if match.outcome is None:
            match = act(match, 0, level)
    if SOAK:
        assert match.outcome is not None
        assert match.outcome.winners == (0,)
