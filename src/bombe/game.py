"""The protocol between a game and the table.

A game is a small pure machine: it waits for nothing, reads no clock, draws no chance by itself.
What runs it (terminal, server, test) knows only what is stated here, all of it in `Game`.
`bombe.testing` checks that a game keeps to it; docs/adding-a-game.md shows a whole one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from bombe.chance import Chance
from bombe.groundwork import Work, Worked
from bombe.text import BadInput, T, quoted

Seat = int  # 0, 1, 2 …; None, where a seat is expected, is a spectator
View = dict[str, Any]  # JSON
Deal = dict[str, Any]  # JSON
Options = Mapping[str, Any]  # JSON
About = Sequence[tuple[T | str, Sequence[T | str]]]  # headings with some sentences each

State = TypeVar("State")
LONGEST_PICTURE = 1000  # characters of a picture's key, and of its print
# Not printable by Unicode's own list, yet common in what people type: the spaces of French
# punctuation and the joiner within an emoji.
HARMLESS = {0xA0: " ", 0x202F: " ", 0x200D: None}
NOTHING: Mapping[Any, Any] = MappingProxyType({})


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
    what people call a choice that does not say it itself, `notes` what it means, in a line each.
    `along` is what usually goes with a choice, by the names of other options: pages choose that
    too, and it can be changed after."""

    title: T
    default: Any
    choices: Sequence[Any] = ()
    per_seat: bool = False
    secret: bool = False
    pictures: bool = False
    least: int = 0
    place: bool = False
    labels: Mapping[Any, T] = field(default_factory=dict)
    notes: Mapping[Any, T] = field(default_factory=dict)
    along: Mapping[Any, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a match ended: who won, nobody perhaps, and why in a sentence."""

    winners: tuple[Seat, ...]
    why: T
    together: bool = False
    """Whether all won or lost as one, against the game itself; for the score that a table keeps."""


@dataclass(frozen=True)
class Line:
    """What somebody played in a match that is over, to be reviewed."""

    seats: tuple[Seat, ...]
    """Whose it is; nobody's where a program played beside the table."""

    finished: bool = True
    name: T | None = None
    """What it is called, where it is not one seat's."""

    level: T | None = None
    """How well that program plays."""


@dataclass(frozen=True)
class Review:
    """How much of a line was skill, and how much luck."""

    proved: bool
    """Whether more time would make no difference."""

    review: Mapping[str, Any] | None
    """In the game's own form, as JSON, for its own page."""

    sums: Sequence[tuple[T, Sequence[T | str]]] = ()
    """What it cost: of what, and the parts of a line that adds up."""

    moments: Sequence[T] = ()
    columns: Sequence[T] = ()
    rows: Sequence[Sequence[T | str | float]] = ()
    """Step by step, as a table."""

    found: Any = None
    """What took the time, as JSON: with it the same review is there at once. Without a player's
    own words."""


@dataclass(frozen=True)
class Branch:
    """How a match begins in which somebody plays on, alone, from a moment of one that is over."""

    deal: Deal
    actions: Sequence[str]
    """Of its one seat, which lead to that moment."""

    options: Mapping[str, Any]
    """What a room has to have chosen so that its next match is alike."""

    known: bool
    """Whether what is hidden in it was shown when the other one was over."""


@dataclass(frozen=True)
class Reason:
    """Why something follows from what a line was told, or a case in which it is not so."""

    title: T
    """What follows, or that it does not."""

    steps: Sequence[Sequence[T]]
    """The way there, as some sentences each."""

    why: Mapping[str, Any]
    """In the game's own form, as JSON, for its own page."""

    rests: T | None = None
    """What it all rests on, in a sentence."""


class Bot(Protocol):
    """A player that sees what its seat sees."""

    def __call__(self, view: View, chance: Chance) -> str: ...


class Game(ABC, Generic[State]):
    """A game: a subclass of this, made without arguments. Every game must have
    what is abstract here, and the three attributes without a value; all the rest has a default.

    States are values: no method changes one, and two calls with the same arguments give the same.
    Once a match has an outcome, nobody is waited for, nothing is legal, `absent`, `back`, `late`,
    `chance` and `ponders` give None, and `apply` refuses everything.
    """

    key: str
    """The name of the game for programs, for ever: in addresses, logs and `bombe play KEY`."""

    title: T
    """Its name for people. The catalogue of this `T` is the game's own (see `bombe.text`)."""

    seats: range
    """How many can play, without gaps: `range(2, 7)` is two to six."""

    options: Mapping[str, Option] = NOTHING
    """What a host may choose, by name. `deal` gets them all, checked, with defaults filled in."""

    bots: Mapping[str, Bot] = NOTHING
    """Level -> bot. Each must be able to play a whole match from the views of its seat."""

    levels: Mapping[str, T] = NOTHING
    """What people call a level of bots that does not say it itself."""
    bot_names: Mapping[str, T] = NOTHING
    """What a bot is called that sat down under the name of its level, if that is not English."""

    credits: T | str = ""
    """Who made the game, in a sentence or two, for the foot of every page and the terminal."""

    skin: str = ""
    """Where the game's own page is described, as "package.skin:SKIN" (see `bombe.skin`); without
    one it is played by plain forms. Imported by the server only."""

    deck: str = ""
    """The folder with the pictures that the game comes with, KEY.webp for every key, beside the
    module of the game."""

    intake: str = ""
    """The module that makes pictures of a host's files, as "package.intake", for a game that has an
    option with `pictures`: `taken(data)` gives the bytes to keep and a print of how it looks, or
    raises `BadInput`; `alike(print, print)` says whether two are too much alike for one deck."""

    reviews: str = ""
    """The module that reviews matches that are over, as "package.review": `lines(state)` gives
    every `Line` that was played, and `review(state, n, seconds, found)` the `Review` of one of them
    in about so much processor time, with what an earlier one has `found`. `branch(state, n, step,
    same, chance)` is the `Branch` before a step of a line, with what is hidden in this match or
    with what chance draws of all that agrees with what that line knew by then; `BadInput` where
    there is no such step. Imported only in the processes in which bots think."""

    reasons: str = ""
    """The module that tells why something follows, of matches that are over, as "package.why":
    `why(match, n, claim, seconds)` gives the `Reason` for a claim, written in the game's own way,
    from what line `n` of its `reviews` was told, in about so much processor time; without a claim
    all that follows. `BadInput` where it is no claim. Imported only in the processes in which bots
    think."""

    school: str = ""
    """The module that teaches the game, as "package.school": `chapters()` gives every `Chapter`,
    `exercises(key, first, count)` so many exercises of a chapter from a number on, counted from 1,
    and `streak(seed)` some that get harder; the same ones for ever (see `bombe.lessons`). Imported
    only in the processes in which bots think."""

    view_type: type = dict
    """The type of a view, best a `TypedDict`. Beside the type of a field may be a string that says
    what it means, and a tuple or an enumeration of its choices (`Annotated[str, ("L", "R"), "…"]`);
    the API's document and the declarations for scripts are made from it."""

    works: Mapping[str, Worked] = NOTHING
    """What views rest on that takes long, by name: see `groundwork`."""

    def hurdle(self, options: Options, seats: int) -> T | None:
        """Why so many could not begin a match with these options, where the game can tell before it
        deals. People read it while they gather; `deal` must refuse the same."""
        return None

    def follows(self, options: Options) -> Mapping[str, Any]:
        """What other options come to by one that decides over them, such as a problem by which its
        size is given: None where that cannot be told. Pages show it in the place of what was chosen
        before."""
        return NOTHING

    @abstractmethod
    def deal(self, options: Options, seats: int, chance: Chance) -> Deal:
        """The chance at the start, complete, as JSON: with it the match is the same for ever, so it
        also says how many seats there are. `BadInput` where these options cannot be played."""

    @abstractmethod
    def start(self, deal: Deal) -> State:
        """The first state. Must go on reading every deal that was ever made: matches are kept."""

    def chance(self, state: State, chance: Chance) -> str | None:
        """A later draw, when the game wants one: an action that the table logs for no seat, and
        that `apply` accepts from no seat alone. Asked again after each until there is none."""
        return None

    def ponders(self, state: State) -> Any | None:
        """What the game wants worked out that takes long, as JSON with all that it depends on; None
        where there is nothing. What has the same `level` in it, if it has one, takes about as long.
        The match goes on meanwhile. It stays the same until the action
        comes that `ponder` makes of it, and may come from no seat alone, at any time, once. Nobody
        may notice when it comes, unless it ends the match: how long it took may tell a secret."""
        return None

    def ponder(self, asked: Any, quickly: bool = False) -> str:
        """That action, which the table logs for no seat. `quickly`: it came to no end before, so
        that something worse must do, which takes little. Not called where nothing is pondered."""
        raise TypeError(f"{self.key} ponders nothing")

    @abstractmethod
    def legal(self, state: State, seat: Seat) -> Iterable[str]:
        """Actions that would be accepted now, each once, for bots, menus and tests. Free text
        (notes, chat) need not be listed in all its forms. Depends on nothing that the seat may not
        know, and has something for everybody who is waited for."""

    @abstractmethod
    def apply(self, state: State, seat: Seat | None, action: str) -> State:
        """The state after the action, a line of text, or `IllegalAction` with a sentence. `None`
        acts for chance. Any text can come from any number: see `read_action`."""

    def wordless(self, action: str, seen: bool = False) -> str:
        """The action without a player's own words, as it is kept of a match that is over: `note A`
        for `note A perhaps even`. Without those that nobody else could see; with `seen`, also
        without those that others saw. What remains must be accepted wherever the action was, and
        make no other difference. By default no action has any such words."""
        return action

    @abstractmethod
    def waiting(self, state: State) -> frozenset[Seat]:
        """Those whom the table waits for: somebody until the match is over, unless all who could
        act are gone, or the match waits for what the game `ponders`. Everybody can see who is
        waited for."""

    def absent(self, state: State, seat: Seat) -> str | None:
        """The action that the table posts for a seat whose player is gone: `leave` where that is
        legal. Afterwards the seat must not be waited for until it is back."""
        return "leave" if "leave" in self.legal(state, seat) else None

    def patience(self, state: State, seat: Seat) -> float | None:
        """How many seconds the table waits for a seat whose player is gone before it posts what
        `absent` says; None: for as long as this stays so. Meanwhile everybody is told who is
        missing, and until when; but not of a seat that may not speak and for which it waits without
        end: to come and go would be a way to speak. Everybody may notice, so it must not tell what
        is hidden. By default it does not wait."""
        return 0.0

    def back(self, state: State, seat: Seat) -> str | None:
        """What it posts for one whose player has come back: `return` where that is legal."""
        return "return" if "return" in self.legal(state, seat) else None

    def leaving(self, state: State, seat: Seat) -> T | None:
        """What comes of it if a player who is here leaves now, in a sentence for those who are
        asked whether they mean it. Depends on nothing that the seat may not know."""
        return None

    def late(self, state: State, seat: Seat) -> str | None:
        """What it posts for one whose time has run out: by default the first legal action. There
        must be one for everybody who is waited for."""
        if seat not in self.waiting(state):
            return None
        return next(iter(self.legal(state, seat)), None)

    @abstractmethod
    def turn(self, state: State) -> int:
        """A number that changes when the time to act starts again, such as that of the round. All
        can see the clock, so it must not tell what a seat did in private."""

    def pace(self, state: State) -> tuple[float, float]:
        """How many seconds a bot takes at least and at most that is waited for now; by default it
        acts as soon as it can. All can see it, so it must not tell what is hidden."""
        return 0.0, 0.0

    def speaks(self, state: State, seat: Seat) -> bool:
        """Whether the seat may talk to the others now, beside the game."""
        return True

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """All that this seat may know, as JSON, built up from nothing; `None` is a spectator. In
        every game `you` is the seat and `seats` a list with an object for each, of what is public
        of it. What a seat may not know must not change a byte."""

    def glimpse(self, state: State) -> View | None:
        """What those at the table see of a running match in which they have no seat, where nobody
        may look on: who plays, and how it goes. It has the form of a view, says `glimpse`, and
        tells nothing that `view` does not tell everybody; by default there is nothing to see."""
        return None

    def groundwork(self, state: State) -> Iterable[Work]:
        """What the views of this state rest on that takes more than a millisecond or two and that
        its `works` do not know yet: the name of each and its arguments. The table has it worked
        out in another process before anybody looks, and lets `works` learn it. A view asks `works`
        in any case, so that it is the same without."""
        return ()

    def pictures(self, state: State, seat: Seat | None) -> Mapping[str, str]:
        """The pictures in this seat's view, and no other: name -> key of the picture. A view has
        the name only, and that tells nothing of the picture; the table gives the picture to those
        who may see the name. A game without pictures has none."""
        return NOTHING

    @abstractmethod
    def about(self, view: View) -> About:
        """What somebody must know to read this view, a spectator's and that of a match that is over
        too, as headings with some sentences each, of one line: for pages and programs that know
        nothing of the game. Made from the view alone."""

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, for good; None while it runs."""

    def sequel(self, state: State) -> tuple[Deal, Sequence[str]] | None:
        """How a match begins in which the only player of one that is over goes on where it ended,
        and what that seat does at once; None where the game knows no such thing. Its outcome has to
        say that it is one: what was lost stays lost."""
        return None

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))


ATTRIBUTES = ("key", "title", "seats")  # attributes that a game must set


def lacking(game: type) -> list[str]:
    """The members that a class lacks to be a game."""
    members = [name for name in vars(Game) if not name.startswith("_")]
    abstract: Collection[str] = getattr(game, "__abstractmethods__", ())
    return [name for name in (*ATTRIBUTES, *members) if not hasattr(game, name) or name in abstract]


def level_name(game: Game[Any], level: str) -> T | str:
    """What people call a level of bots."""
    return game.levels.get(level, level)


def hurdle(game: Game[Any], chosen: Options, seats: int) -> T | None:
    """Why so many could not begin a match with what was chosen so far."""
    usual = {name: [] if one.per_seat else one.default for name, one in game.options.items()}
    return game.hurdle({**usual, **chosen}, seats)


def read_action(
    action: str, verbs: Collection[str], seat: Seat | None, seats: int, over: bool
) -> tuple[Seat, str, list[str]]:
    """Who acts, the first word of the action and the others, as most games want them at the head of
    `apply`; `IllegalAction` where the match is over, nobody has that seat, it is no line of plain
    text, or it begins with none of the verbs."""
    if over:
        raise IllegalAction(T("The match is over."))
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise IllegalAction(T("That seat is not at this table."))
    if not isinstance(action, str) or not action.translate(HARMLESS).isprintable():
        raise IllegalAction(T("An action is one line of plain text."))
    verb, *words = action.split(" ")
    if verb not in verbs:
        raise IllegalAction(
            T(
                "{verb} is not an action; the actions are {known}.",
                verb=quoted(verb),
                known=list(verbs),
            )
        )
    return seat, verb, words


def complete(schema: Mapping[str, Option], chosen: Options, seats: int) -> dict[str, Any]:
    """All the options of a match: what was chosen, checked, and defaults for the rest."""
    for name in chosen:
        if name not in schema:
            raise BadInput(
                T(
                    "there is no option {name}; the options are {known}",
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
    # Keys and prints appear in actions, each as one word.
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
