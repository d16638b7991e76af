"""The games, by key. A game is imported when it is first asked for: whoever needs a part of one
does not load the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bombe.text import BadInput, T, quoted

if TYPE_CHECKING:
    from bombe.game import Game

_HOMES = {
    "turing_machine": ("bombe.games.turing_machine.rules", "TuringMachine"),
    "imitation": ("bombe.games.imitation.rules", "Imitation"),
}


class _Games(Mapping[str, "Game[Any]"]):
    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in self._loaded:
            module, name = _HOMES[key]
            self._loaded[key] = getattr(import_module(module), name)()
        return self._loaded[key]

    def __iter__(self) -> Iterator[str]:
        return iter(_HOMES)

    def __len__(self) -> int:
        return len(_HOMES)


GAMES: Mapping[str, Game[Any]] = _Games()


def add(home: str) -> Game[Any]:
    """Add a game of somebody else's, named as "module:Class"."""
    module, _, name = home.partition(":")
    try:
        game: Game[Any] = getattr(import_module(module), name)()
        _HOMES[game.key] = (module, name)
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise BadInput(
            T("{home} is no game: {why}", home=quoted(home), why=quoted(str(error)))
        ) from None
    return game


def find(key: str) -> Game[Any]:
    try:
        return GAMES[key]
    except KeyError:
        raise BadInput(
            T("there is no game {key}; there are {known}", key=quoted(key), known=sorted(GAMES))
        ) from None
