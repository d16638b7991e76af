"""Turing played at random: it keeps to its rules, and to the contract of all games."""

from __future__ import annotations

import json

import pytest

from bombe.chance import Chance
from bombe.games.imitation.state import State
from bombe.match import Match
from bombe.testing import Setup, contract
from bombe.testing.contract import CONTRACT, check_somebody_can_act
from bombe.testing.wandering import wander
from support.imitation_rounds import GAME, OWN, begin, whole
from support.scaling import scale

# ---- at random -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["competitive", "cooperative", "gnirut"])
@pytest.mark.parametrize("seats", [3, 5])
def test_random_matches_keep_to_the_rules(mode: str, seats: int) -> None:
    """With many who leave and return."""
    voids = skips = finished = 0
    for seed in range(scale(200)):
        for match in wander(Match.new(GAME, {"mode": mode}, seats, seed), 400, Chance(seed)):
            if match.outcome is None:
                check_somebody_can_act(match)
            _check(match.state)
        finished += match.outcome is not None
        voids += sum(result.void for result in match.state.results)
        skips += sum(result.side is None for result in match.state.results)
    assert voids > skips > 0
    assert finished


def _check(state: State) -> None:
    """What is so at any time, by counts of its own."""
    seats = len(state.players)
    done = len(state.results)
    assert done == state.number - (not state.open)
    total, responder = [0] * seats, [0] * seats
    for number, result in enumerate(state.results, 1):
        assert result.number == number
        assert result.responder == (state.first + number - 1) % seats
        if not result.void:
            for seat, vote in result.votes:
                assert seat != result.responder
                worth = (0, 3, 2, 1)[vote.after] if vote.side != result.side else 0
                total[seat] += worth
                if state.mode != "gnirut":
                    total[result.responder] += worth
                    responder[result.responder] += worth
    assert [player.score for player in state.players] == total
    assert [player.responder for player in state.players] == responder
    if state.why:
        assert done % seats == 0
    if state.phase in ("pick", "vote"):
        assert state.responder in state.present


# ---- the contract ----------------------------------------------------------------------------


SETUPS = [
    Setup(GAME, 3),
    Setup(GAME, 2, {"mode": "gnirut", "hand": 3}),
    Setup(GAME, 2, {"mode": "cooperative"}),
    Setup(GAME, 6, {"mode": "cooperative", "hand": 5}),
    Setup(GAME, 4, {"mode": "gnirut"}),
    Setup(GAME, 4, {"pictures": OWN}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-{len(setup.options)}")
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: str(check.__name__))
def test_contract(check: contract.Check, setup: Setup) -> None:
    if check is contract.options_are_checked and setup.seats == 2:
        return  # where the default mode is refused
    if check is contract.bots_play_whole_matches and setup.options.get("mode") != "cooperative":
        return  # bots of one kind vote alike, and may be level for many laps
    for seed in range(1 if check is contract.options_are_checked else scale(20)):
        check(setup, Chance(seed))


def test_views_are_small() -> None:
    match = whole(begin(6, hand=5), "L", *(f"{seat}R3" for seat in range(1, 6)))
    assert len(json.dumps(match.view(0))) < 20_000
