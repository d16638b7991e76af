"""What no view of Turing Machine may hold, beside what `bombe.testing` looks for in every game (see
test_contract): secrets by name, and leaks in the game's own `view`, which must be found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from bombe.chance import Chance
from bombe.game import Seat, View
from bombe.games.turing_machine import rules
from bombe.games.turing_machine.box import SYMBOLS, numbers
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.testing import Setup
from bombe.testing.secrets import compare_some, walk
from bombe.testing.wandering import everybody, seen
from support.hidden import HIDDEN, TuringHidden
from support.scaling import scale
from support.setups import TABLES

TURING = HIDDEN["turing_machine"]


@pytest.mark.parametrize("setup", TURING.setups, ids=str)
def test_no_view_holds_the_id_the_secret_or_the_numbers(setup: Setup) -> None:
    for seed in range(scale(30)):
        chance = Chance(seed)
        match = walk(TURING, setup.new(chance), chance.below(30), chance)
        secret = parse_secret(match.deal["secret"])
        known = {str(number) for symbol in SYMBOLS for number in numbers(secret, symbol)}
        for who in everybody(match):
            view = seen(match, who)
            assert id_of(secret).lower() not in view.lower()
            assert str(secret) not in view
            told = {"secret", "held", "solution", "id", "declared", "last_thumbs", "sheets"}
            assert not told & set(match.view(who))
            # Numbers of three digits that are codes too are proposals, or what an aid tells.
            assert not (known - set(CODES)) & set(re.findall(r"\d+", view))
            if not {"aid_codes", "aid_hints", "aid_why"} & set(setup.options):
                proposed = {word for _, action in match.log for word in action.split(" ")}
                assert set(re.findall(r"\d{3,}", view)) <= proposed


def test_spectators_learn_no_thumb_and_no_answer() -> None:
    match = Match.new(TABLES["turing_machine"], {"problem": "4 9 11 14"}, 3, seed=1)
    for seat, action in [(0, "ask 341 B"), (0, "thumb up 241"), (1, "thumb down")]:
        match = match.play(seat, action)
    for who in (1, 2, None):
        assert "241" not in seen(match, who)
        assert "true" not in json.dumps(match.view(who)["seats"][0]["rounds"])
        assert match.view(who)["seats"][0]["rounds"][0]["thumb"] is None


# ---- these tests can fail --------------------------------------------------------------------


class LeakyTuring(rules.TuringMachine):
    """Views that give something away, as a careless change might."""

    def __init__(self, leak: Callable[[State, Seat | None], object]) -> None:
        self.leak = leak

    def view(self, state: State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "leak": self.leak(state, seat)}


def leaking(leak: Callable[[State, Seat | None], object]) -> Setup:
    return Setup(LeakyTuring(leak), 2, {"problem": "33 40 43 45"})


@pytest.mark.parametrize("leak", TuringHidden.state_leaks)
def test_a_leak_is_found(leak: str) -> None:
    with pytest.raises(AssertionError):
        compare_some(TURING, leaking(TuringHidden.state_leaks[leak]), 40)


def test_no_leak_is_found_where_there_is_none() -> None:
    assert compare_some(TURING, leaking(lambda state, seat: state.round), 5)
