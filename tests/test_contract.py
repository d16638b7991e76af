"""Every game, and a tiny one of our own, keeps the contract between a game and the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import contract
from support.contract import CONTRACT
from support.scaling import scale
from support.wandering import SETUPS, TABLES, Setup, somewhere, verb

from bombe.chance import Chance
from bombe.games import GAMES, find
from bombe.text import BadInput

# Checks that try the same thing whatever the seats and options are run once for each game.
ONCE = (contract.options_are_checked,)


def test_every_game_is_tried() -> None:
    assert {setup.key for setup in SETUPS} == set(TABLES) > set(GAMES)
    for key, game in GAMES.items():
        assert game.key == key
        assert find(key) is game
        assert str(game.title)
    with pytest.raises(BadInput):
        find("no such game")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("check", CONTRACT, ids=lambda check: str(check.__name__))
def test_contract(check: Callable[[Setup, Chance], None], setup: Setup) -> None:
    crowded = setup.seats > 6
    for seed in range(1 if check in ONCE or crowded else scale(30)):
        check(setup, Chance(seed))


@pytest.mark.parametrize("key", TABLES)
@given(data=st.data())
def test_any_text_is_accepted_or_refused(key: str, data: st.DataObject) -> None:
    setup = data.draw(st.sampled_from([setup for setup in SETUPS if setup.key == key]))
    match = somewhere(setup, 5, Chance(data.draw(st.integers(0, 3))))
    verbs = sorted({verb(a) for seat in (0,) for a in setup.game.legal(match.state, seat)})
    start = data.draw(st.sampled_from(["", *(f"{verb} " for verb in verbs)]))
    action = start + data.draw(st.text() | st.from_regex(r"\A[0-9a-zA-Z+*-]{1,4}\Z"))
    seat = data.draw(st.none() | st.integers(-1, setup.seats))
    with contract.unchanged(match):
        contract.anything_is_accepted_or_refused(match, seat, action)
