"""What follows a round: the end of the match, or the round of another Responder."""

from __future__ import annotations

from bombe.game import Seat
from bombe.games.imitation.state import Mode, State
from bombe.values import changed


def decided(state: State) -> State:
    """Whether the round that is over was the last one, and who has won."""
    seats = len(state.players)
    if state.number % seats:
        return state  # not everybody has been Responder as often as the others
    if state.mode is Mode.COOPERATIVE:
        if not state.needed:
            return changed(state, why="together", winners=tuple(range(seats)))
        return changed(state, why="short")
    best = max((player.score, player.responder) for player in state.players)
    leaders = [
        seat
        for seat, player in enumerate(state.players)
        if (player.score, player.responder) == best
    ]
    if len(leaders) > 1:
        return state  # another lap
    level = sum(player.score == best[0] for player in state.players) > 1
    return changed(state, why="tie" if level else "lead", winners=tuple(leaders))


def next_responder(state: State) -> Seat | None:
    """Whose round is next, where one may follow: those who have left have had their turn. While a
    round goes on nobody knows how it is scored, but a co-operative match has one lap anyway."""
    if state.why:
        return None
    known, seats = state.open or state.mode is Mode.COOPERATIVE, len(state.players)
    for number in range(state.number, state.number + seats - 1):
        if known and decided(changed(state, number=number)).why:
            return None
        seat = (state.first + number) % seats
        if seat in state.present:
            return seat
    return None
