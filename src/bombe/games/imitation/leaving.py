"""What comes of it for a player who leaves in the middle of a match, told before they do."""

from __future__ import annotations

from bombe.game import Seat
from bombe.games.imitation.ending import next_responder
from bombe.games.imitation.state import Phase, State
from bombe.text import T

NEXT = T(
    "You would score nothing in this round unless you are back before it is over. You are the next"
    " Responder: your round would not count unless you are back before it begins."
)
NEXT_OPEN = T(
    "You are the next Responder: your round would not count unless you are back before it begins."
)


def leaving(before: State, after: State, seat: Seat) -> T | None:
    """By what the rules make of it: `after` is the state in which the seat has left."""
    votes = before.phase in (Phase.PICK, Phase.VOTE)
    if votes and seat == before.responder:
        return T("You are the Responder: this round would not count, and your turn would be over.")
    if after.resting:
        return T("The game would be paused until another player is back.")
    if any(result.responder == seat for result in after.results[len(before.results) :]):
        return T("You are the next Responder: your round would not count.")
    if seat == next_responder(before):
        return NEXT if votes else NEXT_OPEN
    if votes:
        return T("You would score nothing in this round unless you are back before it is over.")
    return None
