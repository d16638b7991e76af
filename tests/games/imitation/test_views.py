"""Nothing tells which card is the Machine's: rounds that look the same are the same, to the byte.

A random match is cut short within a round and played again with something else hidden in it: the
Machine on the other side of the very pairs that were shown, other discards, other hands to come,
other votes behind the others' backs. At every step each viewer must be told the same in every way:
view, pictures, what it may do, what it is refused with, whom the table waits for, and when.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import IllegalAction, Seat, View
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import State
from bombe.match import Match
from bombe.testing import wandering
from bombe.testing.wandering import everybody, seen
from bombe.text import T
from support.imitation_hidden import (
    OWN,
    SETUPS,
    compare,
    trace,
)
from support.scaling import scale


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=lambda one: str(one)[:40])
def test_what_is_hidden_changes_nothing_that_anybody_is_told(
    seats: int, options: dict[str, Any]
) -> None:
    matches = scale(200, least=20)
    differed = compare(Imitation(), seats, options, matches)
    wanted = {"side", "side with pairs", "hands", "own hands to come", "picks"}
    if seats > 2:
        wanted |= {"votes", "votes for the Responder"}
    assert set(differed) == wanted
    assert differed["hands"] > matches
    assert differed["side with pairs"] > matches / 2


# ---- names -----------------------------------------------------------------------------------


def test_names_tell_nothing_of_the_cards() -> None:
    """All other cards on the same places: other keys and prints, and the same names."""
    game = Imitation()
    for seed in range(scale(200, least=20)):
        chance = Chance(seed)
        match = Match.new(game, {}, 3, seed)
        *_, match = wandering.wander(match, chance.below(40), chance)
        other_cards = dict(zip(match.state.deck, chance.shuffled([*match.state.deck]), strict=True))
        log = [
            (who, " ".join(other_cards.get(word, word) for word in action.split(" ")))
            if who is None
            else (who, action)
            for who, action in match.log
        ]
        *_, other = trace(game, match.deal, log)
        for viewer in everybody(match):
            ours, theirs = (game.pictures(one.state, viewer) for one in (match, other))
            assert list(ours) == list(theirs)
            assert [other_cards[key] for key in ours.values()] == [*theirs.values()]


def test_another_veil_gives_other_names() -> None:
    game = Imitation()
    match = Match.new(game, {}, 3, seed=1)
    deal = {**match.deal, "veil": f"{1:032x}"}
    other = Match.replayed(game, deal, match.log)
    for viewer in everybody(match):
        assert not set(game.pictures(match.state, viewer)) & set(game.pictures(other.state, viewer))
    veils = {Match.new(game, {}, 3, seed).deal["veil"] for seed in range(100)}
    assert {len(veil) for veil in veils} == {32}
    assert len(veils) == 100


def test_neither_veil_nor_keys_are_in_a_view() -> None:
    for seed in range(scale(100, least=10)):
        chance = Chance(seed)
        for match in wandering.wander(
            Match.new(Imitation(), {"pictures": OWN}, 3, seed), 40, chance
        ):
            for viewer in everybody(match):
                sent = seen(match, viewer)
                assert match.state.veil not in sent
                assert '"own' not in sent


# ---- these tests can fail --------------------------------------------------------------------


def _others(state: State, seat: Seat | None) -> bool:
    return seat != state.responder and state.cards is not None and not state.open


@dataclass(frozen=True)
class Leaky(Imitation):
    """Gives something away in one of the ways in which a viewer is told anything."""

    leak: Callable[[State], int] = field(default=lambda state: 0)
    way: str = "view"

    def _leaks(self, way: str, state: State, seat: Seat | None = None) -> int:
        return self.leak(state) if self.way == way and _others(state, seat) else 0

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        if self._leaks("order", state, seat):
            view["pairs"] = [dict(reversed(pair.items())) for pair in view["pairs"]]
        if leaked := self._leaks("view", state, seat):
            view["leak"] = leaked
        if leaked := self._leaks("words", state, seat):
            view["pair"] += leaked
        return view

    def pictures(self, state: State, seat: Seat | None) -> Mapping[str, str]:
        named = dict(super().pictures(state, seat))
        if self._leaks("names", state, seat):
            named["0" * 16] = "01"
        return dict(reversed(named.items())) if self._leaks("files", state, seat) else named

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        yield from super().legal(state, seat)
        if self._leaks("legal", state, seat):
            yield "meant 1"

    def turn(self, state: State) -> int:
        return super().turn(state) + self._leaks("turn", state)

    def pace(self, state: State) -> tuple[float, float]:
        least, most = super().pace(state)
        return least, most + self._leaks("pace", state)

    def waiting(self, state: State) -> frozenset[Seat]:
        return frozenset() if self._leaks("waiting", state) else super().waiting(state)

    def speaks(self, state: State, seat: Seat) -> bool:
        return super().speaks(state, seat) and not self._leaks("speaks", state, seat)

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        if action.startswith("pick") and self._leaks("refusal", state, seat):
            raise IllegalAction(T("No card is to be chosen now, nor ever."))
        return super().apply(state, seat, action)


def _machine(state: State) -> int:
    return int(state.cards is not None and state.cards.side == "L" and bool(state.picks))


def _discards(state: State) -> int:
    assert state.cards
    return int(min(state.cards.hands[0]) < "04")


def _to_come(state: State) -> int:
    assert state.cards
    return int(state.cards.hands[-1][0] < "30" and len(state.picks) < 3)


def _voted_left(state: State) -> int:
    return sum(player.vote is not None and player.vote.side == "L" for player in state.players)


def _place(state: State) -> int:
    return state.picks[-1] if state.picks else 0


LEAKS: dict[str, tuple[str, Callable[[State], int]]] = {
    "the Machine's side in the view": ("view", _machine),
    "a low card among the first hand": ("view", _discards),
    "a card of the last hand": ("view", _to_come),
    "how many voted L": ("view", _voted_left),
    "where in the hand the human's card was": ("view", _place),
    "the Machine's card comes first in the message": ("order", _machine),
    "the Machine's card comes first among the files": ("files", _machine),
    "one picture more": ("names", _machine),
    "the number of a pair": ("words", _machine),
    "one legal action more": ("legal", _machine),
    "the clock": ("turn", _machine),
    "the pace of bots": ("pace", _machine),
    "whom the table waits for": ("waiting", _machine),
    "who may speak": ("speaks", _machine),
    "the sentence of a refusal": ("refusal", _machine),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    way, what = LEAKS[leak]
    with pytest.raises(AssertionError):
        compare(Leaky(leak=what, way=way), 3, {}, 60)


def test_a_leak_to_the_responder_is_found() -> None:
    class Telling(Imitation):
        """Shows the Responder how the others have voted."""

        def view(self, state: State, seat: Seat | None) -> View:
            view = super().view(state, seat)
            return view | {"leak": _voted_left(state)} if seat == state.responder else view

    with pytest.raises(AssertionError):
        compare(Telling(), 3, {}, 60)


def test_no_leak_is_found_where_there_is_none() -> None:
    assert compare(Leaky(leak=lambda state: state.number, way="view"), 3, {}, 20)
