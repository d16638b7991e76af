"""The protocol between a game and the table.

A game is a small pure machine: it waits for nothing, reads no clock, draws no chance by itself.
Whoever runs it (terminal, server, test) knows only what stands here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bombe.chance import Chance
from bombe.text import BadInput, T, quoted

Seat = int  # 0, 1, 2 …; None, where a seat is expected, is a spectator
View = dict[str, Any]  # JSON
Deal = dict[str, Any]  # JSON
Options = Mapping[str, Any]  # JSON

State = TypeVar("State")
LONGEST_PICTURE = 1000  # characters of a picture's key, and of its print


class IllegalAction(BadInput):
    """The action is not possible now; holds one sentence for the player. Nothing has changed."""


@dataclass(frozen=True)
class Option:
    """Something a host may choose. Without `choices` it is free text, which `deal` checks. With
    `per_seat` it is a list with one choice a seat, where what is missing is the default. What is
    chosen for a `secret` one is shown to nobody: it may tell what the deal hides. With `pictures`
    it is a list of `[key, print]`, which the table makes of the pictures that a host puts in: what
    each is kept as, and what a program may know of how it looks. Of these a match wants `least`,
    which `deal` checks. With `place` a choice is the place of somebody in the list of those at the
    table, from 1, or 0 for nobody; `deal` is told that player's seat, from 1 as well. `labels` are
    what people call a choice that does not say it itself."""

    title: T
    default: Any
    choices: Sequence[Any] = ()
    per_seat: bool = False
    secret: bool = False
    pictures: bool = False
    least: int = 0
    place: bool = False
    labels: Mapping[Any, T] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a match ended: who won, nobody perhaps, and why in a sentence."""

    winners: tuple[Seat, ...]
    why: T


class Bot(Protocol):
    """A player that sees what its seat sees."""

    def __call__(self, view: View, chance: Chance) -> str: ...


def level_name(game: Game[Any], level: str) -> T | str:
    """What people call a level of bots; a game that has another word for it says so in `levels`."""
    levels: Mapping[str, T] = getattr(game, "levels", {})
    return levels.get(level, level)


def hurdle(game: Game[Any], chosen: Options, seats: int) -> T | None:
    """Why so many could not begin a match with what was chosen so far, where a game can tell before
    it deals: it says so in `hurdle(options, seats)`. People read it while they gather."""
    tell = getattr(game, "hurdle", None)
    if tell is None:
        return None
    usual = {name: [] if one.per_seat else one.default for name, one in game.options.items()}
    found: T | None = tell({**usual, **chosen}, seats)
    return found


def view_type(game: Game[Any]) -> type:
    """The type of a game's views: a `TypedDict`, where it names one in `view_type`. Beside the
    type of a field may be a string that says what it means, and a tuple or an enumeration of its
    choices; the API's document and the declarations for scripts are made from it."""
    found: type = getattr(game, "view_type", dict)
    return found


class Game(Protocol[State]):
    @property
    def key(self) -> str: ...
    @property
    def title(self) -> T: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def bots(self) -> Mapping[str, Bot]:
        """Level -> bot."""
        ...

    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        """The chance at the start, complete: with it the match is the same for ever."""
        ...

    def start(self, deal: Deal) -> State: ...

    def chance(self, state: State, chance: Chance) -> str | None:
        """A later draw, when the game wants one: an action that the table logs for no seat."""
        ...

    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        """Actions that would be accepted now, for bots, menus and tests. Free text (notes, chat)
        need not be listed in all its forms."""
        ...

    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        """The state after the action, or `IllegalAction`. `None` acts for chance."""
        ...

    def waiting(self, state: State) -> frozenset[Seat]:
        """Whom the table waits for."""
        ...

    def absent(self, state: State, seat: Seat) -> str | None:
        """What the table posts for a seat whose player is gone."""
        ...

    def back(self, state: State, seat: Seat) -> str | None:
        """What the table posts for a seat whose player has come back."""
        ...

    def late(self, state: State, seat: Seat) -> str | None:
        """What the table posts for a seat whose time has run out."""
        ...

    def turn(self, state: State) -> int:
        """A number that changes when the time to act starts again, such as that of the round."""
        ...

    def speaks(self, state: State, seat: Seat) -> bool:
        """Whether the seat may talk to the others now, beside the game."""
        ...

    def view(self, state: State, seat: Seat | None) -> View:
        """All that this seat may know, built up from nothing; `None` is a spectator. Whatever the
        game, `you` is the seat and `seats` a list with what is public of each."""
        ...

    def pictures(self, state: State, seat: Seat | None) -> Mapping[str, str]:
        """The pictures in this seat's view, and no other: name -> key of the picture. A view has
        the name only, and that tells nothing of the picture; the table gives the picture to
        whoever may see the name. A game without pictures has none."""
        ...

    def about(self, view: View) -> Sequence[tuple[T | str, Sequence[T | str]]]:
        """What somebody must know to read this view, as headings with some sentences each: for
        pages and programs that know nothing of the game."""
        ...

    def outcome(self, state: State) -> Outcome | None: ...


def complete(schema: Mapping[str, Option], chosen: Options, seats: int) -> dict[str, Any]:
    """All the options of a match: what was chosen, checked, and defaults for the rest."""
    for name in chosen:
        if name not in schema:
            raise BadInput(
                T(
                    "there is no option {name}; there are {known}",
                    name=quoted(name),
                    known=sorted(schema),
                )
            )
    options: dict[str, Any] = {}
    for name, option in schema.items():
        value = chosen.get(name, [] if option.per_seat else option.default)
        if option.per_seat:
            if not isinstance(value, list) or len(value) > seats:
                raise BadInput(T("{name} wants a list with a value for each seat", name=name))
            value = [_checked(name, option, one) for one in value]
            options[name] = value + [option.default] * (seats - len(value))
        else:
            options[name] = _checked(name, option, value)
    return options


def _checked(name: str, option: Option, value: object) -> object:
    if option.pictures:
        return _checked_pictures(name, value)
    # The types must be the same too: True is not 1 for a host who chooses from 0, 1 and 2.
    if option.choices:
        for choice in option.choices:
            if type(choice) is type(value) and choice == value:
                return choice
    elif isinstance(value, str):
        return value
    raise BadInput(
        T(
            "{value} is not possible for {name}; choose from {choices}",
            value=quoted(value),
            name=name,
            choices=list(option.choices) or T("any text"),
        )
    )


def _checked_pictures(name: str, value: object) -> list[list[str]]:
    # Keys and prints stand in actions, each a word of its own.
    pictures: list[Any] = value if isinstance(value, list) else [value]
    for picture in pictures:
        if not (
            isinstance(picture, list)
            and len(picture) == 2
            and all(isinstance(word, str) and _is_word(word) for word in picture)
        ):
            raise BadInput(T("{name} wants a list of pictures, each a key and a print", name=name))
    if len({key for key, _ in pictures}) < len(pictures):
        raise BadInput(T("{name} has the same picture twice", name=name))
    return [[*picture] for picture in pictures]


def _is_word(text: str) -> bool:
    return 0 < len(text) <= LONGEST_PICTURE and text.isprintable() and text.split() == [text]
