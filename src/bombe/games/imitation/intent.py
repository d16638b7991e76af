"""What somebody is about to do, and what the table does for those who are late or away.

A page tells which card its Responder has selected, and at which side somebody points, before it is
sent: `choose 3` and `point L`, or `choose` and `point` for none. Nobody else ever learns of it. It
is what the table then does for a seat whose time has run out.
"""

from __future__ import annotations

from bombe.game import IllegalAction, Seat
from bombe.games.imitation.ending import next_responder
from bombe.games.imitation.state import PAIRS, SIDES, Phase, State
from bombe.text import T

MINUTE = 60.0  # seconds


def no_card(state: State) -> IllegalAction:
    return IllegalAction(
        T("Choose a card of your hand from 1 to {last}, like this: pick 2", last=state.size)
    )


def place(state: State, number: str) -> int:
    """The place in the hand of a card that the Responder may choose."""
    assert state.cards
    numbers = [str(n + 1) for n in range(state.size)]
    if number not in numbers:
        raise no_card(state)
    if numbers.index(number) == state.cards.machine:
        raise IllegalAction(T("Card {n} is the Machine's; choose another.", n=number))
    return numbers.index(number)


def chosen(state: State, seat: Seat, words: list[str]) -> State:
    """The Responder has selected a card, or none any more."""
    if len(words) > 1:
        raise no_card(state)
    for number in words:
        place(state, number)
    return state.with_player(seat, intent="".join(words))


def pointed(state: State, seat: Seat, words: list[str]) -> State:
    """An Interrogator points at a side, or at none any more."""
    if len(words) > 1 or not {*words} <= {*SIDES}:
        raise IllegalAction(T("Point like this: point L, or point R; point alone takes it back"))
    return state.with_player(seat, intent="".join(words))


def about_to(state: State, seat: Seat) -> str:
    """The card that a seat has selected, from 1, or the side that it points at; empty where there
    is neither, or it has acted since."""
    acts = state.phase in (Phase.PICK, Phase.VOTE) and seat in state.waiting
    return state.players[seat].intent if acts else ""


def late(state: State, seat: Seat) -> str | None:
    """What is posted for one whose time has run out: the card that they have selected, else the
    first; no vote as long as there is another pair, then for the side that they point at, if they
    do; and going on."""
    if seat not in state.waiting & state.present:
        return None
    intent = about_to(state, seat)
    if state.phase is Phase.PICK:
        assert state.cards
        return f"pick {intent or (2 if state.cards.machine == 0 else 1)}"
    if state.phase is Phase.VOTE:
        if state.pair < PAIRS:
            return "pass"
        return f"vote {intent}" if intent else "abstain"
    return "next"


def patience(state: State, seat: Seat) -> float | None:
    """How long the table waits for a seat whose player is away, in seconds: for those who would
    lose their round, as long as something is missing of them. The Responder loses nothing while
    only votes are missing; the next one, who is waited for meanwhile too, nothing by having acted;
    and nobody does while the match is paused. The others are not waited for."""
    if seat == state.responder and state.phase in (Phase.PICK, Phase.VOTE):
        needed = state.phase is Phase.PICK
    elif seat == next_responder(state) and len(state.players) > 2:
        needed = seat in state.waiting  # where two play, to leave would be a pause
    else:
        return 0.0
    return state.wait * MINUTE if needed and not state.resting else None
