"""What comes of it for a player who leaves in the middle of a match, told before they do."""

from __future__ import annotations

from bombe.game import Seat
from bombe.games.imitation.state import Phase, State
from bombe.text import T


def leaving(before: State, after: State, seat: Seat) -> T | None:
    """By what the rules make of it: `after` is the state in which the seat has left."""
    ended = after.results[len(before.results) :]
    if any(result.void and result.responder == seat for result in ended):
        return T("You are the Responder: this round would not count, and your turn would be over.")
    if after.resting:
        return T("The game would be paused until another player is back.")
    if before.phase in (Phase.PICK, Phase.VOTE):
        return T("You would score nothing in this round unless you are back before it is over.")
    return None
