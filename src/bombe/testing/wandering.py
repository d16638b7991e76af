"""Matches of any game, played at random: how they are set up, what is done, and who sees what."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from bombe.chance import Chance
from bombe.game import Game, Seat
from bombe.match import Match
from bombe.text import shortened

Item = TypeVar("Item")


@dataclass(frozen=True)
class Setup:
    """A kind of match to try."""

    game: Game[Any]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    private: tuple[str, ...] = ()  # actions that no other seat may notice

    def new(self, chance: Chance) -> Match[Any]:
        return Match.new(self.game, self.options, self.seats, seed=chance.below(1 << 32))

    def __str__(self) -> str:
        chosen = [shortened(str(value), 40) for value in self.options.values()]
        return "-".join([self.game.key, str(self.seats), *chosen])


def usual_setups(game: Game[Any]) -> list[Setup]:
    """A game with its default options, for few, some and many players."""
    middle = game.seats[len(game.seats) // 2]
    return [Setup(game, seats) for seats in sorted({game.seats[0], middle, game.seats[-1]})]


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
        kinds.setdefault(_kind(action), []).append(action)
    if len(kinds) > len(SELDOM) and chance.below(10):
        kinds = {kind: actions for kind, actions in kinds.items() if kind not in SELDOM}
    return chance.pick(kinds[chance.pick(list(kinds))]) if kinds else None


@lru_cache(1 << 14)  # games list the same actions again and again
def _kind(action: str) -> str:
    """Its verb, and for one that goes up, down or back, where to."""
    first, _, rest = action.partition(" ")
    second = rest.partition(" ")[0]
    return f"{first} {second}" if second in ("up", "down", "back") else first


def wander(match: Match[Any], steps: int, chance: Chance) -> Iterator[Match[Any]]:
    """The match, and after each of some random actions; draws are made at once and not counted."""
    yield match
    places = seats(match)
    for _ in range(steps):
        for seat in chance.shuffled(places):
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
