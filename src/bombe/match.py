"""A match: a deal, a log of actions, and the state they lead to.

Only deal and log are ever kept; the state is the log folded over the deal, so a restart, a replay
and an analysis are all the same thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from operator import eq
from typing import Any, Generic, overload

from bombe.chance import Chance
from bombe.game import Bot, Deal, Game, Options, Outcome, Seat, State, View, complete
from bombe.given import whole
from bombe.groundwork import Work
from bombe.text import BadInput, T, quoted, shortened
from bombe.values import changed, derived

Entry = tuple[Seat | None, str]


class Log(Sequence[Entry]):
    """What was done in a match, in order. Reads like a tuple and equals one, but to append takes
    the same time and memory however long it is: logs that grow from one another share a list, of
    which each sees its own beginning. A second branch from the same log gets a list of its own."""

    __slots__ = ("_length", "_shared")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._shared = [*entries]
        self._length = len(self._shared)

    def appended(self, entry: Entry) -> Log:
        shared, length = self._shared, self._length
        if len(shared) == length:
            shared.append(entry)
        # Looked at afterwards, since another thread may have appended in between.
        if shared[length] is not entry:
            shared = [*self, entry]
        log = object.__new__(Log)
        log._shared, log._length = shared, length + 1
        return log

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Entry]:
        return islice(self._shared, self._length)

    @overload
    def __getitem__(self, at: int) -> Entry: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Entry, ...]: ...
    def __getitem__(self, at: int | slice) -> Entry | tuple[Entry, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            if step > 0:
                return tuple(self._shared[start:stop:step])
            return tuple(self._shared[n] for n in range(start, stop, step))
        return self._shared[range(self._length)[at]]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Log | tuple):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))

    def __hash__(self) -> int:
        return self[:].__hash__()

    def __repr__(self) -> str:
        return repr(self[:])


@dataclass(frozen=True)
class Match(Generic[State]):
    """One match at one moment. `play` returns the match after an action; this one never changes."""

    game: Game[State]
    deal: Deal
    state: State = field(repr=False)
    log: Sequence[Entry] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.log, Log):
            object.__setattr__(self, "log", Log(self.log))

    @classmethod
    def new(
        cls,
        game: Game[State],
        options: Options | None = None,
        seats: int = 1,
        seed: int | None = None,
    ) -> Match[State]:
        """A match that begins, dealt by chance (by `seed`, if one is given), with all that the game
        draws and works out at once."""
        chance = Chance(seed)
        return cls.dealt(game, options, seats, chance).drawn(chance)

    @classmethod
    def dealt(
        cls, game: Game[State], options: Options | None, seats: int, chance: Chance
    ) -> Match[State]:
        """A match that begins, without what the game works out, which may take long."""
        if type(seats) is not int or seats not in game.seats:
            raise BadInput(
                T(
                    "{game} has {least} to {most} seats, not {n}",
                    game=game.title,
                    least=game.seats[0],
                    most=game.seats[-1],
                    n=shortened(seats),
                )
            )
        deal = game.deal(complete(game.options, options or {}, seats), seats, chance)
        return cls(game, deal, game.start(deal))._drawn(chance)

    @classmethod
    def replayed(
        cls, game: Game[State], deal: Mapping[str, Any], log: Iterable[Entry]
    ) -> Match[State]:
        """The match that a stored deal and log describe."""
        match = cls(game, dict(deal), game.start(dict(deal)))
        for seat, action in log:
            match = match.play(seat, action)
        return match

    def play(self, seat: Seat | None, action: str) -> Match[State]:
        """The match after the action; `IllegalAction` if it is not possible now."""
        state = self.game.apply(self.state, seat, action)
        assert isinstance(self.log, Log)
        return changed(self, state=state, log=self.log.appended((seat, action)))

    def drawn(self, chance: Chance) -> Match[State]:
        """The match after every draw that the game wants now, and after what it ponders."""
        match = self._drawn(chance)
        while (asked := self.game.ponders(match.state)) is not None:
            match = match.play(None, self.game.ponder(asked))._drawn(chance)
        return match

    def _drawn(self, chance: Chance) -> Match[State]:
        match = self
        while (action := self.game.chance(match.state, chance)) is not None:
            match = match.play(None, action)
        return match

    def run(
        self,
        players: Mapping[Seat, Bot | str] | Bot | str,
        seed: int | None = None,
        most: int = 10_000,
    ) -> Match[State]:
        """The match after its players have played on, with all that the game draws meanwhile: until
        it is over, somebody is waited for who is not among them, or so many actions were played. A
        player is a level of the game's bots or takes a view and chance and gives an action; one
        alone plays every seat. The same seed plays the same match.

        >>> match = bombe.Match.new(next(iter(bombe.GAMES.values())), seats=2, seed=1)
        >>> match.run("plain", seed=1).outcome.winners
        (0, 1)
        >>> match.run({1: "plain"}, seed=1).waiting
        frozenset({0})
        """
        if not isinstance(players, Mapping):
            players = dict.fromkeys(range(self.game.seats[-1]), players)
        bots = {seat: self._player(one) for seat, one in players.items()}
        chance = Chance(seed)
        match = self.drawn(chance)
        for _ in range(whole("most", most, 0)):
            seat = min(match.waiting & bots.keys(), default=None)
            if seat is None:
                break
            match = match.play(seat, bots[seat](match.view(seat), chance)).drawn(chance)
        return match

    def _player(self, player: Bot | str) -> Bot:
        if callable(player):
            return player
        if not isinstance(player, str) or player not in self.game.bots:
            raise BadInput(
                T(
                    "{value} is not possible for {name}; choose from {choices}",
                    value=quoted(player),
                    name="players",
                    choices=[*self.game.bots],
                )
            )
        return self.game.bots[player]

    def legal(self, seat: Seat) -> tuple[str, ...]:
        """What this seat may do now.

        >>> match = bombe.Match.new(next(iter(bombe.GAMES.values())), seed=1)
        >>> match.legal(0)[:3]
        ('ask 111 A', 'ask 111 B', 'ask 111 C')
        """
        return tuple(self.game.legal(self.state, self._at_the_table(seat)))

    def view(self, seat: Seat | None) -> View:
        """All that this seat may know, as JSON; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self._at_the_table(seat))

    def _at_the_table(self, seat: Seat) -> Seat:
        """A seat that there is: a list would take -1 for the last one."""
        return whole("seat", seat, 0, self._last)

    @derived.of("game", "deal")
    def _last(self) -> Seat:
        return len(self.game.view(self.state, None)["seats"]) - 1

    def glimpse(self) -> View | None:
        return self.game.glimpse(self.state)

    def __repr__(self) -> str:
        ended = self.outcome
        who = "nobody" if ended is None else " and ".join(map(str, ended.winners)) or "nobody"
        how = "running" if ended is None else f"{who} won"
        actions = f"{len(self.log)} action{'s' * (len(self.log) != 1)}"
        return f"Match({self.game.key}: {how}, {actions})"

    @property
    def groundwork(self) -> list[Work]:
        """What views rest on that takes long and was not worked out yet."""
        return [*self.game.groundwork(self.state)]

    @property
    def waiting(self) -> frozenset[Seat]:
        return self.game.waiting(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)
