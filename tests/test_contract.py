"""Our games, and a tiny one, keep the contract between a game and the table, by the kit that other
packages use for theirs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games import GAMES, find
from bombe.testing import GameContract, contract
from bombe.testing.wandering import somewhere, verb
from bombe.text import BadInput
from support import setups
from support.hidden import HIDDEN
from support.scaling import scale
from support.setups import SETUPS, TABLES


def test_every_game_is_tried() -> None:
    assert {setup.game.key for setup in SETUPS} == set(TABLES) == set(HIDDEN) > set(GAMES)
    for key, game in GAMES.items():
        assert game.key == key
        assert find(key) is game
        assert str(game.title)
    with pytest.raises(BadInput):
        find("no such game")


class TestTuringMachine(GameContract):
    game = TABLES["turing_machine"]
    hidden = HIDDEN["turing_machine"]
    setups = setups.of("turing_machine")
    matches = scale(30, least=2)


class TestImitation(GameContract):
    game = TABLES["imitation"]
    hidden = HIDDEN["imitation"]
    setups = setups.of("imitation")
    matches = scale(30, least=2)


class TestClosest(GameContract):
    game = TABLES["closest"]
    hidden = HIDDEN["closest"]
    setups = setups.of("closest")
    matches = scale(100, least=5)


@pytest.mark.parametrize("key", TABLES)
@given(data=st.data())
def test_any_text_is_accepted_or_refused(key: str, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from(setups.of(key)))
    match = somewhere(setup, 5, Chance(data.draw(st.integers(0, 3))))
    verbs = sorted({verb(a) for seat in (0,) for a in setup.game.legal(match.state, seat)})
    start = data.draw(st.sampled_from(["", *(f"{verb} " for verb in verbs)]))
    action = start + data.draw(st.text() | st.from_regex(r"\A[0-9a-zA-Z+*-]{1,4}\Z"))
    seat = data.draw(st.none() | st.integers(-1, setup.seats))
    with contract.unchanged(match):
        contract.anything_is_accepted_or_refused(match, seat, action)
