"""The state of a match: who plays, what is on the sheets, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from bombe.game import Seat
from bombe.games.turing_machine.problem import QUESTIONS_A_ROUND, Secret
from bombe.games.turing_machine.sheet import Sheet
from bombe.values import changed, derived

DOWN = -1  # a thumb that is down; one that is up is the index of the code sealed with it


@dataclass(frozen=True)
class Player:
    """What belongs to a seat and not to its sheet."""

    handicap: int = 0
    thumb: int | None = None  # DOWN, a code, or not given yet
    shown: tuple[bool, ...] = ()  # thumbs of the rounds that are over: up?
    out: bool = False
    gone: bool = False


@dataclass(frozen=True)
class Opponent:
    """The Machine, and its own game on this problem once it has played it."""

    level: str
    rounds: int = 0
    questions: int = 0
    proved: bool = False
    line: str | None = None


class Miss(NamedTuple):
    """A wrong code, and the round in which it was declared; 0 where that was not kept."""

    code: int
    round: int


@dataclass(frozen=True)
class State:
    secret: Secret
    coop: bool
    chosen: bool
    aids: tuple[str, ...]
    players: tuple[Player, ...]
    sheets: tuple[Sheet, ...]
    machine: Opponent | None = None
    round: int = 1
    found: Seat | None = None  # who has found the code, while the Machine is still thinking
    winners: tuple[Seat, ...] = ()
    why: str = ""  # a key of WHY once the match is over
    missed: tuple[Miss, ...] = ()  # wrong codes by which it was lost before it went on

    @property
    def over(self) -> bool:
        return bool(self.why)

    @property
    def alone(self) -> bool:
        """One sheet against the Machine, whether by one player or by a team."""
        return len(self.sheets) == 1

    @derived.of("players")
    def playing(self) -> frozenset[Seat]:
        """Those who are not out."""
        return frozenset(seat for seat, player in enumerate(self.players) if not player.out)

    @derived.of("players")
    def present(self) -> frozenset[Seat]:
        return frozenset(seat for seat in self.playing if not self.players[seat].gone)

    @derived
    def memory(self) -> dict[Any, Any]:
        """What views have already computed from this state, for the next viewer."""
        return {}

    @derived.of("secret", "coop", "chosen", "aids", "machine")
    def lasting_memory(self) -> dict[Any, Any]:
        """What they have computed from that which is the same for the whole match."""
        return {}

    @property
    def suspended(self) -> bool:
        """Whether the match waits for the Machine: the code was found."""
        return self.found is not None and not self.over

    @derived.of("players", "found", "why")
    def waiting(self) -> frozenset[Seat]:
        """Those whom the round waits for."""
        if self.over or self.suspended:
            return frozenset()
        missing = {seat for seat in self.present if self.players[seat].thumb is None}
        # A team whose thumbs are all up for different codes waits until somebody reconsiders.
        return frozenset(missing or self.present)

    def sheet(self, seat: Seat) -> Sheet:
        return self.sheets[0 if self.coop else seat]

    def questions(self, seat: Seat) -> int:
        """Asked over the whole match, with those that the handicap filled in."""
        asked = sum(len(page.answers) for page in self.sheet(seat).pages)
        return asked + self.players[seat].handicap

    def left(self, seat: Seat) -> int:
        """Questions that may still be asked this round."""
        sheet = self.sheet(seat)
        filled = self.players[seat].handicap if len(sheet.pages) == 1 else 0
        return QUESTIONS_A_ROUND - filled - len(sheet.page.answers)

    def with_player(self, seat: Seat, **changes: Any) -> State:
        players = list(self.players)
        players[seat] = changed(players[seat], **changes)
        return changed(self, players=tuple(players))

    def with_sheet(self, seat: Seat, sheet: Sheet) -> State:
        sheets = list(self.sheets)
        sheets[0 if self.coop else seat] = sheet
        return changed(self, sheets=tuple(sheets))
