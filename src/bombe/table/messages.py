"""All that the table tells, as types: answers to requests, and messages of a live connection.

The API's document and the declarations for scripts are made from these (see `schema`). A string
beside a field's type says what the field means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from bombe.text import T

if TYPE_CHECKING:
    Words = str | T
else:
    Words = str  # what a reader gets, once it is put into their language

Who = Annotated[int, "a member of the room, by the order in which they came"]
Seat = Annotated[int, "a seat of the match, from 0; null where there is none"]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]


class AnyView(TypedDict):
    """What the view of any game has, among more in the game's own form."""

    you: Annotated[int | None, "the viewer's seat; null for the public"]
    seats: Annotated[list[dict[str, Any]], "what is public of each seat"]


class Anything(TypedDict):
    """What a game asks and answers, in its own form."""


OPEN = (AnyView, Anything)  # these may have more than is said of them


class Told(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of every message: everything that is sent as JSON is one of these."""


class Error(Told, frozen=True):
    """Why something was refused."""

    error: Annotated[Words, "one sentence that says why; nothing has changed"]


# Why a store cannot be written to. It tells nothing of where the store is.
Trouble = Literal["unreachable", "removed", "replaced", "truncated", "disk", "full", "corrupt"]


class Health(Told, frozen=True, omit_defaults=True):
    """Whether what is done here now would be kept."""

    status: Literal["ok", "down"]
    why: Annotated[Trouble | UnsetType, "what is wrong with the store, if it is down"] = UNSET
    unreadable: Annotated[
        int | UnsetType,
        "rooms that were asked for and cannot be read; told to the server's own machine only",
    ] = UNSET


# --- games ---------------------------------------------------------------------------------------


class SeatRange(Told, frozen=True):
    """How many can play."""

    least: int
    most: int


class Option(Told, frozen=True):
    """Something that a host may choose."""

    name: str
    title: Words
    default: Any
    choices: Annotated[list[Any] | None, "null: any text"]
    labels: list[Annotated[Words | None, "what people call it; null: as it is"]] | None
    per_seat: Annotated[bool, "whether it is a list with a choice for each seat"]
    secret: Annotated[bool, "whether nobody is shown what was chosen"]
    pictures: Annotated[bool, "whether it is on or off: to play with the room's own pictures"]
    least: Annotated[int, "how many pictures a match with them wants at least; 0: any number"]


class Game(Told, frozen=True):
    """A game that can be played."""

    key: str
    title: Words
    seats: SeatRange
    bots: list[Annotated[str, "a level"]]
    levels: list[Annotated[Words, "what people call each level of bots"]]
    credits: Annotated[Words, "who made the game"]
    options: list[Option]


class Games(Told, frozen=True):
    """The games that can be played, and what a host may choose."""

    games: list[Game]


class Attempt(Told, frozen=True):
    """What a match would look like, before there is one."""

    view: View | None
    options: Annotated[dict[str, Any], "by which a room shows the same"]


# --- a room --------------------------------------------------------------------------------------


class Person(Told, frozen=True):
    """A member at the table."""

    who: Who
    name: Words
    bot: Annotated[str | None, "its level"]
    gone: Annotated[bool, "not connected, and not waited for, or only for a while"]
    seat: Seat | None


class Sitter(Told, frozen=True):
    """The member on a seat of the match, who may have left the table since."""

    who: Who
    name: Words


class Outcome(Told, frozen=True):
    """How a match ended."""

    winners: list[Who]
    why: Annotated[Words, "in a sentence"]


class Tally(Told, frozen=True):
    """How often somebody has won at this table, of the matches that came to their end."""

    who: Annotated[list[Who], "one who played against others, or all who played together"]
    together: Annotated[bool, "they won or lost as one, against the game itself; alone perhaps"]
    played: int
    won: int


class Missed(Told, frozen=True):
    """Somebody who is gone, and for whom the match waits all the same."""

    who: Who
    until: Annotated[int, "when their seat is given up, in milliseconds since 1970"]


class Table(Told, frozen=True):
    """What everybody in a room may know about it."""

    code: Annotated[str, "the room's code"]
    game: Annotated[str, "the game's key"]
    title: Annotated[Words, "what the game is called"]
    phase: Literal["lobby", "playing", "over"]
    people: Annotated[list[Person], "the members at the table"]
    seats: Annotated[list[Sitter], "the member on each seat of the match"]
    host: Who
    waiting: Annotated[list[Who], "those whom the match waits for"]
    options: Annotated[
        dict[str, Any], "what is chosen; of a secret option only whether anything is"
    ]
    chosen: Annotated[bool, "something secret was chosen: somebody may know what is hidden"]
    pictures: Annotated[int, "how many the host has put in"]
    timer: Annotated[int, "seconds for a turn; 0 is no limit"]
    deadline: Annotated[int | None, "when the turn ends, in milliseconds since 1970"]
    locked: Annotated[bool, "nobody else may join"]
    muted: Annotated[bool, "there is no chat"]
    watched: Annotated[bool, "anybody with the code may watch"]
    matches: Annotated[int, "started so far"]
    score: Annotated[
        list[Tally],
        "of everybody at the table, and of those together who sit at the match as one",
    ]
    outcome: Annotated[Outcome | None, "of the match, once it is over"]
    match: Annotated[str | None, "the id of the match, once it is over"]
    missed: Annotated[
        list[Missed] | UnsetType,
        "those who are gone and whose seats are kept for a while; only where there are any",
    ] = UNSET


class Origin(Told, frozen=True):
    """Where a match has branched off."""

    match: Annotated[str, "the match in which it did, which is over"]
    line: Annotated[int, "whose line of it that was, as its review lists them, from 0"]
    step: Annotated[int, "before which step of that line, from 0"]


class You(Told, frozen=True):
    """What a viewer is in the room."""

    who: Who | None
    seat: Seat | None
    speak: Annotated[bool, "whether you may say something now"]
    here: Annotated[bool, "whether you sit at the table"]
    origin: Annotated[
        Origin | UnsetType, "where the match that you play has branched off, if it has"
    ] = UNSET


class Said(Told, frozen=True):
    """A line of chat."""

    who: Who
    name: Words
    text: Words


class Look(Told, frozen=True):
    """All that a viewer may know; the first message of a live connection too."""

    table: Table
    you: You
    view: View | None
    chat: Annotated[list[Said], "what was said lately"]


class Actions(Told, frozen=True):
    """What a viewer could do in the match."""

    actions: list[Annotated[str, "would be accepted now"]]


class Entered(Told, frozen=True):
    """Where somebody is who has just come in."""

    room: Annotated[str, "the room's code"]
    who: Who
    link: Annotated[str, "what to send to the others"]
    key: Annotated[str | UnsetType, "proves the seat; only for a program that showed none"] = UNSET


class Link(Told, frozen=True):
    """A way to a seat."""

    link: Annotated[str, "can be exchanged once for a key to this seat; keep it to yourself"]
    until: Annotated[int, "when it expires, in milliseconds since 1970"]


class Key(Told, frozen=True):
    """A key to your seat."""

    id: Annotated[str, "by which you can revoke it"]
    added: Annotated[int, "when, in milliseconds since 1970"]
    kind: Annotated[
        str | None,
        "what got it: `browser` or `program`, or any of them by a `link`; null: not known",
    ]
    this: Annotated[bool, "whether you have just shown it"]


class Keys(Told, frozen=True):
    """What opens your seat."""

    keys: list[Key]


class Done(Told, frozen=True):
    """What was sent has happened, and how everything is now."""

    done: Annotated[str, "the nonce"]
    table: Table
    you: You
    view: View | None


# --- pictures ------------------------------------------------------------------------------------


class Picture(Told, frozen=True):
    """A picture that was put in."""

    key: str
    name: Annotated[str, "of the file that it came from"]


class Pictures(Told, frozen=True):
    """The pictures that were put into a room."""

    allowed: Annotated[bool, "whether the operator lets you put some in"]
    most: Annotated[int, "how many a room holds"]
    pictures: list[Picture]


class File(Told, frozen=True):
    """What became of a file."""

    name: str
    key: Annotated[str | None, "by which it is known now; null if it was refused"]
    why: Annotated[Words | None, "one sentence that says why it was refused"]


class PutIn(Told, frozen=True):
    """What became of the files that were put in."""

    files: list[File]
    pictures: Annotated[int, "how many there are now"]


# --- a match that is over ------------------------------------------------------------------------


class Player(Told, frozen=True):
    """A seat of a match that is over."""

    name: Words
    bot: Annotated[str | None, "its level"]
    winner: bool


class Step(Told, frozen=True):
    """Something that happened, and what the public saw after it."""

    seat: Seat | None
    action: str
    view: View


class Replay(Told, frozen=True):
    """A match that is over, step by step as the public saw it."""

    game: Annotated[str, "the game's key"]
    title: Annotated[Words, "what the game is called"]
    seats: list[Player]
    why: Annotated[Words, "how it ended"]
    steps: list[Step]
    next: Annotated[
        int | UnsetType, "where a very long one goes on: ask again with ?from= and this"
    ] = UNSET
    origin: Annotated[Origin | UnsetType, "where it has branched off, if it has"] = UNSET


class Operation(Told, frozen=True):
    """A change of a view, as JSON Patch (RFC 6902) writes it."""

    op: Annotated[str, ("add", "remove", "replace")]
    path: str
    value: Annotated[Any, "what is there now; not where something is removed"] = UNSET


class ChangedStep(Told, frozen=True):
    """Something that happened, and what the public saw after it: whole, or as what has changed
    since the step before."""

    seat: Seat | None
    action: str
    view: View | UnsetType = UNSET
    changes: list[Operation] | UnsetType = UNSET


class Changes(Told, frozen=True):
    """A match that is over, step by step, where most steps tell only what has changed. All of a
    long match in a small part of what whole views take."""

    game: Annotated[str, "the game's key"]
    title: Annotated[Words, "what the game is called"]
    seats: list[Player]
    why: Annotated[Words, "how it ended"]
    steps: list[ChangedStep]
    origin: Annotated[Origin | UnsetType, "where it has branched off, if it has"] = UNSET


class ReviewSum(Told, frozen=True):
    """What a line cost, as parts that add up."""

    of: Annotated[Words, "what is counted"]
    parts: list[Words]


class Reviewed(Told, frozen=True):
    """What somebody played, reviewed."""

    seats: Annotated[list[int], "whose it is; nobody's where a program played beside the table"]
    name: Annotated[Words | None, "where it is not one seat's"]
    level: Annotated[Words | None, "how well that program plays"]
    finished: bool
    proved: Annotated[bool, "whether more time would make no difference"]
    review: Annotated[dict[str, Any] | None, "in the game's own form; null: not worked out"]
    sums: list[ReviewSum]
    moments: Annotated[list[Words], "what mattered most, in sentences"]
    columns: Annotated[list[Words], "of the table"]
    rows: Annotated[list[list[Words]], "step by step"]


class Reviews(Told, frozen=True):
    """The review of a match that is over."""

    game: Annotated[str, "the game's key"]
    title: Annotated[Words, "what the game is called"]
    seats: list[Player]
    why: Annotated[Words, "how it ended"]
    you: Annotated[Seat | None, "yours, while the room is there; null: not known"]
    lines: list[Reviewed]
    more: Annotated[bool, "more is being worked out: ask again"]
    origin: Annotated[Origin | UnsetType, "where it has branched off, if it has"] = UNSET


class Why(Told, frozen=True):
    """Why something follows from what somebody was told in a match that is over."""

    claim: Annotated[str, "what was asked about, as the game writes it; empty: all that follows"]
    title: Annotated[Words, "what follows, or that it does not"]
    steps: Annotated[list[Words], "the way there; or a case in which it is not so"]
    rests: Annotated[Words | None, "what it all rests on"]
    why: Annotated[dict[str, Any], "in the game's own form"]


# --- live messages, besides `Look` ---------------------------------------------------------------


class Changed(Told, frozen=True):
    """Those parts that have changed, each one whole."""

    table: Table | UnsetType = UNSET
    you: You | UnsetType = UNSET
    view: View | UnsetType | None = UNSET


class Heard(Told, frozen=True):
    """Somebody has said something."""

    said: Said


class Acknowledged(Told, frozen=True):
    """What was sent has happened; the change that it made came before."""

    done: Annotated[str, "the nonce of what has happened"]


class Refused(Told, frozen=True):
    """What was sent was refused; without a nonce, the connection itself."""

    refused: Annotated[Words, "one sentence that says why; nothing has changed"]
    nonce: str | UnsetType = UNSET
    status: Annotated[int | UnsetType, "that HTTP would have"] = UNSET


LIVE = (Look, Changed, Heard, Acknowledged, Refused)  # what comes over a live connection
