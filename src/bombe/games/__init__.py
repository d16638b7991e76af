"""The games, by key: our own, and those of installed packages.

A game is imported when it is first asked for: a program that needs a part of one does not load the
others. Other packages add theirs by an entry point whose name is the game's key:

    [project.entry-points."bombe.games"]
    bulls_and_cows = "bulls_and_cows.rules:BullsAndCows"

These are looked for when all games are asked for, or one that is not ours: that takes some time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from bombe import given
from bombe.text import BadInput, T, quoted

if TYPE_CHECKING:
    from bombe.game import Game

GROUP = "bombe.games"
Home = tuple[str, str]  # a module, and the name of the class in it

_HOMES: dict[str, Home] = {
    "turing_machine": ("bombe.games.turing_machine.rules", "TuringMachine"),
    "imitation": ("bombe.games.imitation.rules", "Imitation"),
}


class _Games(Mapping[str, "Game[Any]"]):
    def __init__(self) -> None:
        self._loaded: dict[str, Game[Any]] = {}
        self._packages: dict[str, str] = {}  # key -> the package that brings the game
        self._searched = False

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in _HOMES:
            self._search()
        if key not in self._loaded:
            home = _HOMES[key]
            self._loaded[key] = _made(home, self._packages.get(key, ""), key)
        return self._loaded[key]

    def __iter__(self) -> Iterator[str]:
        self._search()
        return iter(_HOMES)

    def __len__(self) -> int:
        self._search()
        return len(_HOMES)

    def _search(self) -> None:
        """Find the games of installed packages."""
        if self._searched:
            return
        from importlib.metadata import entry_points  # a slow import

        for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
            package = point.dist.name if point.dist else point.module
            home = (point.module, point.attr)
            taken = _HOMES.setdefault(point.name, home)
            if taken != home:
                raise _refusal(package, point.name, _is_taken(taken))
            self._packages[point.name] = package
        self._searched = True


def _made(home: Home, package: str, key: str) -> Game[Any]:
    """The game that lives there, or a sentence about the package that says so."""
    module, name = home
    try:
        game = _checked(getattr(import_module(module), name))
    except BadInput as why:
        raise _refusal(package or module, key, why.sentence) from None
    except Exception as error:  # a third-party module can fail in any way
        raise _refusal(
            package or module, key, quoted(f"{type(error).__name__}: {error}")
        ) from error
    if package and game.key != key:  # ours, and those that tests add, are known to be right
        raise _refusal(package, key, T("it calls itself {key}", key=quoted(game.key)))
    return game


def _checked(kind: Any) -> Game[Any]:
    """A game of this class, if it is one."""
    from bombe.game import lacking

    if not isinstance(kind, type):
        raise BadInput(T("{what} is not a class", what=quoted(kind)))
    if missing := lacking(kind):
        raise BadInput(T("the class lacks {members}; see bombe.game.Game", members=missing))
    game: Game[Any] = kind()
    return game


def _refusal(package: str, key: str, why: T | str) -> BadInput:
    return BadInput(
        T(
            "the package {package} cannot add the game {key}: {why}",
            package=quoted(package),
            key=quoted(key),
            why=why,
        )
    )


def _is_taken(home: Home) -> T:
    return T("this key is taken by {home}", home=":".join(home))


_games = _Games()
GAMES: Mapping[str, Game[Any]] = _games


def add(home: str) -> Game[Any]:
    """Add a game of somebody else's, named as "module:Class"."""
    module, _, name = home.partition(":")
    try:
        game = _checked(getattr(import_module(module), name))
        taken = _HOMES.get(game.key, (module, name))
        if taken != (module, name):
            raise BadInput(_is_taken(taken))
    except BadInput as error:
        raise _no_game(home, error.sentence) from None
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise _no_game(home, quoted(str(error))) from None
    _HOMES[game.key] = (module, name)
    return game


def _no_game(home: str, why: T | str) -> BadInput:
    return BadInput(T("{home} is not a game: {why}", home=quoted(home), why=why))


def load() -> None:
    """Load every game now, so that one that cannot be played is refused before anybody plays."""
    for key in GAMES:
        GAMES[key]


def find(key: str) -> Game[Any]:
    """The game of this key.

    >>> str(bombe.find("imitation").title)
    'Turing'
    """
    try:
        return GAMES[given.text(key)]
    except KeyError:
        raise BadInput(
            T("there is no game {key}; the games are {known}", key=quoted(key), known=sorted(GAMES))
        ) from None
