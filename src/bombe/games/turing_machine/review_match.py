"""Who played in a match, and what, to be reviewed when it is over."""

from __future__ import annotations

from dataclasses import dataclass

from bombe.game import Seat
from bombe.games.turing_machine.problem import parse_transcript
from bombe.games.turing_machine.review import Game, Played
from bombe.games.turing_machine.state import DOWN, State


@dataclass(frozen=True)
class Contender:
    """A player, a team, or the Machine."""

    seats: tuple[Seat, ...]  # none: the Machine
    game: Game
    finished: bool = True  # by declaring a code


def contenders(state: State) -> list[Contender]:
    """All who played, the Machine last. A round that somebody let pass counts for them: it has
    neither a proposal nor a question."""
    everybody = range(len(state.players))
    teams = [(*everybody,)] if state.coop else [(seat,) for seat in everybody]
    found = [_contender(state, seats) for seats in teams]
    machine = state.machine
    if machine is not None and machine.line is not None:
        line = parse_transcript(machine.line, state.secret.problem)
        found.append(Contender((), Game.of(line, state.secret.code)))
    return found


def _contender(state: State, seats: tuple[Seat, ...]) -> Contender:
    rounds = tuple(Played(page.code, page.answers) for page in state.sheet(seats[0]).pages)
    declared = _declared(state, seats)
    game = Game(rounds, state.players[seats[0]].handicap, declared)
    return Contender(seats, game, finished=declared is not None)


def _declared(state: State, seats: tuple[Seat, ...]) -> int | None:
    """The code that they declared, if they did: a thumb that nobody saw declares nothing."""
    for seat in seats:
        player = state.players[seat]
        if player.shown and player.shown[-1] and player.thumb not in (None, DOWN):
            return player.thumb
    return None
