"""Rounds of Turing, played from scripts.

In a script each line is `seat action`; one that must be refused ends with ` !`. `* L` is a draw
with the Machine on side L. With hands of four the Machine's card is then the first of each hand,
else the last; `pick 2` and `pick 3` are always possible.
"""

from __future__ import annotations

import pytest

from bombe.game import IllegalAction
from bombe.games.imitation.deck import DECK, LEAST
from bombe.games.imitation.rules import WHY, Imitation
from bombe.games.imitation.state import State
from bombe.match import Match
from bombe.testing.contract import check_is_one_sentence

GAME = Imitation()
KEYS = list(DECK)
OWN = [[f"own{n}", f"{n:0270x}"] for n in range(LEAST)]


def begin(seats: int = 3, mode: str = "competitive", hand: int = 4, first: int = 0) -> Match[State]:
    deal = {
        "mode": mode,
        "hand": hand,
        "seats": seats,
        "first": first,
        "veil": "0123456789abcdef" * 2,
        "deck": None,
    }
    return Match(GAME, deal, GAME.start(deal))


def draw(side: str, hand: int = 4, start: int = 0) -> str:
    return " ".join(["round", side, *KEYS[start : start + 1 + 3 * hand]])


def play(match: Match[State], script: str) -> Match[State]:
    for line in script.strip().splitlines():
        who, _, action = line.strip().partition(" ")
        if who == "*":
            match = match.play(None, draw(action, match.state.size))
        elif action.endswith(" !"):
            with pytest.raises(IllegalAction) as caught:
                match.play(int(who), action[:-2])
            check_is_one_sentence(caught.value)
        else:
            match = match.play(int(who), action)
    return match


def whole(match: Match[State], side: str, *votes: str) -> Match[State]:
    """A round to its score: each vote such as `1L2` is of a seat, for a side, after a pair."""
    match = match.play(None, draw(side, match.state.size))
    for pair in "123":
        if match.state.phase != "pick":
            break
        match = match.play(match.state.responder, "pick 2")
        for seat in sorted(match.waiting):
            mine = [vote for vote in votes if vote[0] == str(seat) and vote[2] == pair]
            match = match.play(seat, f"vote {mine[0][1]}" if mine else "pass")
    assert match.view(None)["phase"] == "score"
    return match


def onward(match: Match[State]) -> Match[State]:
    """Everybody says that the next round may begin."""
    for seat in sorted(match.waiting):
        match = match.play(seat, "next")
    return match


def lap(match: Match[State], *rounds: str) -> Match[State]:
    """Rounds, each the Machine's side and votes, such as `L 1R1 2L3`."""
    for one in rounds:
        side, *votes = one.split(" ")
        match = onward(whole(match, side, *votes))
    return match


def scores(match: Match[State]) -> list[int]:
    return [seat["score"] for seat in match.view(None)["seats"]]


def as_responder(match: Match[State]) -> list[int]:
    return [seat["responder"] for seat in match.view(None)["seats"]]


def phase(match: Match[State]) -> tuple[str, int, int]:
    view = match.view(None)
    return view["phase"], view["round"], view["pair"]


def ended(match: Match[State], why: str, *winners: int) -> bool:
    assert match.outcome is not None
    assert match.outcome.why == WHY[why]
    assert match.view(None)["outcome"] == {"winners": list(winners), "why": why}
    return match.outcome.winners == winners
