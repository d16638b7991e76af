"""The games, by key."""

from __future__ import annotations

from typing import Any

from bombe.game import Game
from bombe.games.turing_machine.rules import TuringMachine
from bombe.text import BadInput, T

GAMES: dict[str, Game[Any]] = {game.key: game for game in (TuringMachine(),)}


def find(key: str) -> Game[Any]:
    try:
        return GAMES[key]
    except KeyError:
        raise BadInput(
            T("there is no game {key}; there are {known}", key=repr(key), known=sorted(GAMES))
        ) from None
