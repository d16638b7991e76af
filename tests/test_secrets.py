"""Nobody sees more than the rules tell them: matches that told a seat the same look the same to it.

A random match is played again with something else hidden: another secret behind the same cards that
would have given this seat the same answers, other marks, notes and sealed codes of the others. All
that the seat receives must be the same, byte for byte, as long as the match runs.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from support import tiny, wandering
from support.hidden import (
    HIDDEN,
    TINY,
    TURING,
    Hidden,
    compare,
    note_of,
    walk,
)
from support.scaling import scale
from support.wandering import Setup, everybody, seen

from bombe.chance import Chance
from bombe.game import Game, Seat, View
from bombe.games.turing_machine import rules
from bombe.games.turing_machine.box import SYMBOLS, numbers
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.state import DOWN, State
from bombe.match import Match

SETUPS = [setup for hidden in HIDDEN.values() for setup in hidden.setups]


# ---- the tests -------------------------------------------------------------------------------


def test_every_game_is_here() -> None:
    # What Turing hides is drawn and not dealt: `test_imitation_secrets`.
    assert set(HIDDEN) | {"imitation"} == set(wandering.TABLES)


def compare_some(hidden: Hidden, game: Game[Any], setup: Setup, matches: int) -> int:
    compared = 0
    for seed in range(matches):
        chance = Chance(seed)
        match = Match.new(game, setup.options, setup.seats, seed)
        match = walk(hidden, match, chance.below(40), chance)
        for seat in wandering.some(everybody(match), 3, chance):
            compared += compare(hidden, match, seat, chance)
    return compared


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_hidden_changes_no_view(setup: Setup) -> None:
    matches = scale(100 if setup.key == "closest" else 30)
    assert compare_some(HIDDEN[setup.key], setup.game, setup, matches) > matches


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_notes_of_others_are_in_no_view(setup: Setup) -> None:
    together = bool(setup.options.get("coop"))
    for seed in range(scale(30)):
        chance = Chance(seed)
        match = walk(HIDDEN[setup.key], setup.new(chance), 30, chance)
        for who in everybody(match):
            view = seen(match, who)
            for seat in wandering.seats(match):
                own = seat == who or (together and who is not None)
                assert own or note_of(seat) not in view


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
            if not {"aid_codes", "aid_hints"} & set(setup.options):
                proposed = {word for _, action in match.log for word in action.split(" ")}
                assert set(re.findall(r"\d{3,}", view)) <= proposed


def test_spectators_learn_no_thumb_and_no_answer() -> None:
    match = Match.new(wandering.TABLES["turing_machine"], {"problem": "4 9 11 14"}, 3, seed=1)
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
        super().__init__()
        object.__setattr__(self, "leak", leak)

    def view(self, state: State, seat: Seat | None) -> View:
        leak = object.__getattribute__(self, "leak")
        return {**super().view(state, seat), "leak": leak(state, seat)}


class LeakyTiny(tiny.Closest):
    def view(self, state: tiny.State, seat: Seat | None) -> View:
        return {**super().view(state, seat), "sum": sum(p.number for p in state.players)}


def _first(state: State, seat: Seat | None) -> int:
    return 1 if seat == 0 else 0


LEAKS: dict[str, Callable[[State, Seat | None], object]] = {
    "how wide the law of A is": lambda state, seat: state.secret.laws[0].codes.bit_count(),
    "whether the code is even": lambda state, seat: state.secret.code % 2,
    "how many answers were yes": lambda state, seat: sum(
        passed for sheet in state.sheets for page in sheet.pages for _, passed in page.answers
    ),
    "a sealed thumb": lambda state, seat: state.players[_first(state, seat)].thumb == DOWN,
    "how much somebody marked": lambda state, seat: len(state.sheets[_first(state, seat)].marks),
    "how long a note is": lambda state, seat: len(str(state.sheets[_first(state, seat)].notes)),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    setup = Setup("turing_machine", 2, {"problem": "33 40 43 45"})
    with pytest.raises(AssertionError):
        compare_some(TURING, LeakyTuring(LEAKS[leak]), setup, 40)


def test_a_leak_of_the_tiny_game_is_found() -> None:
    with pytest.raises(AssertionError):
        compare_some(TINY, LeakyTiny(), Setup("closest", 3), 20)


def test_no_leak_is_found_where_there_is_none() -> None:
    setup = Setup("turing_machine", 2, {"problem": "33 40 43 45"})
    assert compare_some(TURING, LeakyTuring(lambda state, seat: state.round), setup, 5)
