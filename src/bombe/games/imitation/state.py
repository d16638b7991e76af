"""The state of a match: who plays, what is on the table, and the scores."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from bombe.game import Seat
from bombe.games.imitation.deck import Card
from bombe.values import changed, derived

PAIRS = 3
SIDES = ("L", "R")


class Mode(StrEnum):
    COMPETITIVE = "competitive"
    COOPERATIVE = "cooperative"
    GNIRUT = "gnirut"


class Phase(StrEnum):
    DEAL = "deal"  # cards are drawn for a new round
    PICK = "pick"  # the Responder chooses a card
    VOTE = "vote"  # a pair is on the table
    SCORE = "score"  # the round is over and everything is opened
    OVER = "over"


@dataclass(frozen=True)
class Cards:
    """What is drawn for a round: the Machine's side, the Guide, and a hand for each pair."""

    side: str
    guide: str
    hands: tuple[tuple[str, ...], ...]

    @property
    def human(self) -> str:
        """The other side."""
        return "R" if self.side == "L" else "L"

    @property
    def machine(self) -> int:
        """Where in each hand the Machine's card is: the outermost on its side."""
        return 0 if self.side == "L" else len(self.hands[0]) - 1

    def pair(self, n: int, pick: int) -> dict[str, str]:
        """The cards of a pair by side, L first whichever is whose."""
        hand = self.hands[n - 1]
        by_side = {self.side: hand[self.machine], self.human: hand[pick]}
        return {side: by_side[side] for side in SIDES}


@dataclass(frozen=True)
class Vote:
    side: str
    after: int  # which pair
    why: str = ""  # the reason, a word of `reasons`
    pair: int | None = None  # that the reason is about

    def points(self, human: str) -> int:
        return PAIRS + 1 - self.after if self.side == human else 0


@dataclass(frozen=True)
class Player:
    score: int = 0  # all points
    responder: int = 0  # those of them that were earned as Responder
    gone: bool = False
    vote: Vote | None = None  # of this round
    passed: bool = False  # after this pair
    ready: bool = False  # for the next round
    intent: str = ""  # a card that is selected, from 1, or a side that is pointed at


@dataclass(frozen=True)
class Result:
    """A round that is over."""

    number: int
    responder: Seat
    void: bool
    side: str | None  # the Machine's; None where nothing was drawn
    votes: tuple[tuple[Seat, Vote], ...]  # those that count
    points: tuple[int, ...]  # what each seat scored
    abstained: tuple[Seat, ...] = ()  # who was there and did not vote, in a round that counts


@dataclass(frozen=True)
class Kept:
    """What lay on the table in a round, and what was said of it: for the gallery at the end."""

    cards: Cards | None  # None where nothing was drawn
    picks: tuple[int, ...]
    themes: tuple[str, ...]
    meant: tuple[str, ...]


@dataclass(frozen=True)
class State:
    mode: Mode
    size: int  # of a hand
    first: Seat  # who is Responder in the first round
    veil: str  # what the names of pictures are made with
    deck: Mapping[str, Card]
    players: tuple[Player, ...]
    number: int = 1  # of the round
    phase: Phase = Phase.DEAL
    pair: int = 1  # that is being chosen or voted on, or was last
    cards: Cards | None = None
    picks: tuple[int, ...] = ()  # places in the hands
    themes: tuple[str, ...] = ()  # what each was meant by, a word of `reasons` or none
    meant: tuple[str, ...] = ("",) * PAIRS
    results: tuple[Result, ...] = ()
    kept: tuple[Kept, ...] = ()  # of the rounds before this one
    winners: tuple[Seat, ...] = ()
    why: str = ""  # a key of WHY once it is decided, which is before the last words
    turn: int = 0
    wait: int = 3  # minutes, for a Responder who is away

    @property
    def over(self) -> bool:
        return self.phase is Phase.OVER

    @property
    def open(self) -> bool:
        """Whether everybody may see everything."""
        return self.phase in (Phase.SCORE, Phase.OVER)

    @property
    def responder(self) -> Seat:
        return (self.first + self.number - 1) % len(self.players)

    @property
    def lap(self) -> int:
        return (self.number - 1) // len(self.players) + 1

    @property
    def goal(self) -> int:
        """The points that all need together: so that sum / seats / (seats - 1) is 2 at least."""
        seats = len(self.players)
        return 2 * seats * (seats - 1)

    @property
    def needed(self) -> int:
        """How many of them are still missing."""
        return max(0, self.goal - sum(player.score for player in self.players))

    @property
    def this_round(self) -> Kept:
        return Kept(self.cards, self.picks, self.themes, self.meant)

    @derived
    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat, player in enumerate(self.players) if not player.gone)

    @derived
    def interrogators(self) -> frozenset[Seat]:
        """Those of them who are present."""
        return self.present - {self.responder}

    @property
    def resting(self) -> bool:
        """Nobody can play alone. What is decided is decided, however few hear of it."""
        return len(self.present) < 2 and not self.why

    @derived
    def waiting(self) -> frozenset[Seat]:
        if self.over:
            return frozenset()
        if self.resting:
            # One who is left waits for the others; where nobody is left, nobody waits.
            everybody = frozenset(range(len(self.players)))
            return everybody - self.present if self.present else frozenset()
        if self.phase is Phase.PICK:
            return frozenset({self.responder})
        if self.phase is Phase.VOTE:
            return frozenset(
                seat
                for seat in self.interrogators
                if self.players[seat].vote is None and not self.players[seat].passed
            )
        if self.phase is Phase.SCORE:
            return frozenset(seat for seat in self.present if not self.players[seat].ready)
        return frozenset()

    @derived
    def memory(self) -> dict[Any, Any]:
        """What views have already computed from this state, for the next viewer."""
        return {}

    def with_player(self, seat: Seat, **changes: Any) -> State:
        players = list(self.players)
        players[seat] = changed(players[seat], **changes)
        return changed(self, players=tuple(players))

    def with_players(self, **changes: Any) -> State:
        """The same change for all."""
        return changed(self, players=tuple(changed(player, **changes) for player in self.players))


def timed(before: State, after: State) -> State:
    """The time to act starts again with each step of a round, and after a rest."""
    steps = [(state.number, state.pair, state.phase, state.resting) for state in (before, after)]
    return after if steps[0] == steps[1] else changed(after, turn=after.turn + 1)
