"""Bulls and Cows keeps to what Bombe wants of a game, and to its own rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import Deal, IllegalAction, Seat
from bombe.match import Entry, Match
from bombe.testing import GameContract, Hidden, Leak, Setup
from bombe.text import language
from bulls_and_cows.codes import answer, codes
from bulls_and_cows.rules import BullsAndCows

GAME = BullsAndCows()


# What a careless view might tell; the tests show that each would be noticed.
LEAKS: dict[str, Leak] = {
    "the first digit": lambda match, seat: match.state.code[0],
    "what somebody else did": lambda match, seat: match.state.players[seat == 0].guesses,
}


class Codes(Hidden):
    """What is hidden: the code, and what the others have guessed."""

    setups = (Setup(GAME, 2), Setup(GAME, 3), Setup(GAME, 2, {"length": 4}))
    leaks = LEAKS

    def told(self, match: Match[Any], seat: Seat | None) -> object:
        """What a seat was told of its own guesses; and that the match is over, which ends it."""
        state = match.state
        own = () if seat is None else state.players[seat].guesses
        return [answer(state.code, guess) for guess in own], state.over

    def deals(self, match: Match[Any], seat: Seat | None, chance: Chance) -> Iterator[Deal]:
        """Other codes by which the seat would have been told the same."""
        state = match.state
        own = () if seat is None else state.players[seat].guesses
        told = [answer(state.code, guess) for guess in own]
        alike = [
            code
            for code in codes(len(state.code))
            if [answer(code, guess) for guess in own] == told
        ]
        for _ in range(4):
            yield {**match.deal, "code": chance.pick(alike)}

    def disguised(self, match: Match[Any], entry: Entry, revealed: bool, chance: Chance) -> str:
        """Another guess, of which nobody else sees anything."""
        _, action = entry
        if not action.startswith("guess"):
            return action
        return f"guess {chance.pick([*codes(len(match.state.code))])}"


class TestBullsAndCows(GameContract):
    game = GAME
    hidden = Codes()
    setups = (Setup(GAME, 1), Setup(GAME, 3), Setup(GAME, 6, {"length": 4, "rounds": 7}))
    matches = 10


@pytest.mark.parametrize(
    ("code", "guess", "told"),
    [("123", "123", (3, 0)), ("123", "312", (0, 3)), ("123", "143", (2, 0)), ("12", "23", (0, 1))],
)
def test_answers(code: str, guess: str, told: tuple[int, int]) -> None:
    assert answer(code, guess) == told


def test_a_match() -> None:
    match = Match.new(GAME, {}, 2, seed=1)
    code = match.state.code
    wrong = "".join(reversed(code))
    for seat, action in [(0, f"guess {wrong}"), (1, "pass"), (1, f"guess {code}"), (0, "pass")]:
        match = match.play(seat, action)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert language("fr").say(match.outcome.why) == f"Le code {code} a été trouvé."


def test_a_refusal() -> None:
    match = Match.new(GAME, {}, 1, seed=1)
    with pytest.raises(IllegalAction) as refusal:
        match.play(0, "guess 11")
    assert str(refusal.value) == "Guess 3 different digits, not '11'."
    assert language("fr").say(refusal.value.sentence) == (
        "Proposez 3 chiffres différents, pas '11'."
    )
