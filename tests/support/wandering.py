"""Matches of every game, played at random: how they are set up, what is done, and who sees what."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from support.tiny import Closest

from bombe.chance import Chance
from bombe.game import Game, Seat
from bombe.games import GAMES
from bombe.match import Match

Item = TypeVar("Item")
TABLES: dict[str, Game[Any]] = {**GAMES, "closest": Closest()}


@dataclass(frozen=True)
class Setup:
    """A kind of match to try."""

    key: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    private: tuple[str, ...] = ()  # actions that no other seat may notice

    @property
    def game(self) -> Game[Any]:
        return TABLES[self.key]

    def new(self, chance: Chance) -> Match[Any]:
        return Match.new(self.game, self.options, self.seats, seed=chance.below(1 << 32))

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *map(str, self.options.values())])


_MARKS = ("note A it is odd", "note * a plan", "mark t3", "mark t3 +", "note A")
SETUPS = [
    Setup("closest", 1),
    Setup("closest", 2, {"goal": 1, "motto": "hm {x} %s"}, private=("note mine", "note")),
    Setup("closest", 5, {"start": [1, 0, 1]}, private=("note mine", "note")),
    Setup("turing_machine", 1),
    Setup("turing_machine", 2, {"problem": "4 9 11 14"}, private=_MARKS),
    Setup("turing_machine", 3, {"problem": "33 40 43 45", "handicap": [0, 2, 1]}, private=_MARKS),
    Setup("turing_machine", 5, {"mode": "extreme", "verifiers": 4, "aid_codes": True}, _MARKS),
    Setup("turing_machine", 2, {"problem": "? 2 18 44 48", "aid_marks": True}, private=_MARKS),
    Setup("turing_machine", 1, {"problem": "? 4 9 11 14", "coop": True}),
    Setup("turing_machine", 3, {"problem": "2 18 44 48", "coop": True, "aid_codes": True}),
    Setup("turing_machine", 2, {"problem": "2 18 44 48", "aid_hints": True}, private=_MARKS),
    Setup("turing_machine", 12, {"problem": "2 18 44 48"}, private=_MARKS),
    Setup("imitation", 3),
    Setup("imitation", 2, {"mode": "gnirut", "hand": 3}),
    Setup("imitation", 6, {"mode": "cooperative", "hand": 5}),
]

# A game that nobody has named options for is tried with its defaults.
SETUPS += [
    Setup(key, seats)
    for key, game in TABLES.items()
    if key not in {setup.key for setup in SETUPS}
    for seats in sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})
]

# ---- playing at random -----------------------------------------------------------------------

SELDOM = ("leave", "resign")  # would end most matches before they begin


def verb(action: str) -> str:
    return action.partition(" ")[0]


def everybody(match: Match[Any]) -> list[Seat | None]:
    """Everybody who can look: the seats and a spectator."""
    return [*seats(match), None]


def seats(match: Match[Any]) -> range:
    return range(len(match.view(None)["seats"]))


def seen(match: Match[Any], seat: Seat | None) -> str:
    """What somebody sees, as it would be sent."""
    return json.dumps(match.view(seat), ensure_ascii=False, allow_nan=False)


def all_seen(match: Match[Any]) -> list[str]:
    return [seen(match, seat) for seat in everybody(match)]


def some(items: Iterable[Item], n: int, chance: Chance) -> tuple[Item, ...]:
    """A few of many."""
    found = list(items)
    return chance.sample(found, min(n, len(found)))


def any_action(match: Match[Any], seat: Seat, chance: Chance) -> str | None:
    """A legal action: first what kind, then which, since some kinds have many more than others."""
    kinds: dict[str, list[str]] = {}
    for action in match.game.legal(match.state, seat):
        kind = " ".join(action.split(" ")[:2]) if verb(action) == "thumb" else verb(action)
        kinds.setdefault(kind, []).append(action)
    if len(kinds) > len(SELDOM) and chance.below(10):
        kinds = {kind: actions for kind, actions in kinds.items() if kind not in SELDOM}
    return chance.pick(kinds[chance.pick(list(kinds))]) if kinds else None


def wander(match: Match[Any], steps: int, chance: Chance) -> Iterator[Match[Any]]:
    """The match, and after each of some random actions; draws are made at once and not counted."""
    yield match
    for _ in range(steps):
        for seat in chance.shuffled(seats(match)):
            action = any_action(match, seat, chance)
            if action is not None:
                match = match.play(seat, action).drawn(chance)
                yield match
                break
        else:
            return


def somewhere(setup: Setup, steps: int, chance: Chance) -> Match[Any]:
    """A match in its midst."""
    *_, match = wander(setup.new(chance), chance.below(steps), chance)
    return match
