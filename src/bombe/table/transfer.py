"""Rooms and matches as files, to be carried from one table to another.

A file may come from anywhere. So its events are read by their shape, then the whole of it is played
again and looked at by everybody who could: what passes will not fail on the table either.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from bombe.game import Options, complete
from bombe.table import disclosure
from bombe.table.archive import FORMAT, Past, kept_match, read_match, results
from bombe.table.commands import (
    LONGEST_ACTION,
    LONGEST_NAME,
    LONGEST_NONCE,
    LONGEST_TIMER,
    LONGEST_WORDS,
    MOST_MEMBERS,
)
from bombe.table.room import Room, folded
from bombe.text import ENGLISH, BadInput, T
from bombe.web.runtime.entropy import read_code
from bombe.web.runtime.store import Kept, Row

LATEST = 253_402_300_799_999  # the end of the year 9999
LONGEST_ID = 64


@dataclass(frozen=True)
class CarriedRoom:
    """A room that can be put on a table: its log, and the matches that ended in it."""

    room: Room
    rows: list[Row]
    kept: list[Kept]


@dataclass(frozen=True)
class CarriedMatch:
    """A match that has ended, and can be kept anywhere."""

    kept: Kept
    past: Past


Carried = CarriedRoom | CarriedMatch


# --- the shape of events -------------------------------------------------------------------------

Who = Annotated[int, Meta(ge=0, lt=MOST_MEMBERS)]
When = Annotated[int, Meta(ge=0, le=LATEST)]
Line = Annotated[str, Meta(max_length=LONGEST_ACTION)]
Id = Annotated[str, Meta(pattern=rf"\A[A-Za-z0-9_-]{{1,{LONGEST_ID}}}\Z")]


class _Event(Struct, forbid_unknown_fields=True, tag_field="do"):
    who: Who | UnsetType = UNSET  # whose order or action it was
    nonce: Annotated[str, Meta(max_length=LONGEST_NONCE)] | UnsetType = UNSET
    ordered: bool | UnsetType = UNSET  # it came as an order


class Sit(_Event, tag="sit", kw_only=True):
    name: Annotated[str, Meta(max_length=LONGEST_NAME + 3)]  # with a number behind it, perhaps
    bot: str | UnsetType = UNSET


class Name(_Event, tag="name", kw_only=True):
    who: Who
    name: Annotated[str, Meta(max_length=LONGEST_NAME + 3)]


class Gone(_Event, tag="gone", kw_only=True):
    who: Who


class Here(_Event, tag="here", kw_only=True):
    who: Who


class Left(_Event, tag="left", kw_only=True):
    whom: Who
    removed: bool | UnsetType = UNSET


class Host(_Event, tag="host", kw_only=True):
    whom: Who


class Game(_Event, tag="game", kw_only=True):
    game: str


class Chosen(Struct, forbid_unknown_fields=True):
    """What a host may set."""

    options: dict[str, Any] | UnsetType = UNSET
    timer: Annotated[int, Meta(ge=0, le=LONGEST_TIMER)] | UnsetType = UNSET
    locked: bool | UnsetType = UNSET
    muted: bool | UnsetType = UNSET
    watched: bool | UnsetType = UNSET


class Set(_Event, tag="set", kw_only=True):
    to: Chosen


class Start(_Event, tag="start", kw_only=True):
    match: Id
    seats: list[Who]
    order: list[Who]
    options: dict[str, Any]
    chosen: bool | UnsetType = UNSET
    deal: dict[str, Any]


class Action(_Event, tag="act", kw_only=True):
    seat: Who | None
    action: Line


class End(_Event, tag="end", kw_only=True):
    pass


class Say(_Event, tag="say", kw_only=True):
    who: Who
    text: Annotated[str, Meta(max_length=LONGEST_WORDS)]


AnyEvent = Sit | Name | Gone | Here | Left | Host | Game | Set | Start | Action | End | Say


class RoomFile(Struct, forbid_unknown_fields=True):
    bombe: int
    room: str
    rows: Annotated[list[tuple[When, AnyEvent]], Meta(min_length=2)]


class MatchFile(Struct, forbid_unknown_fields=True):
    bombe: int
    match: Id
    at: When
    game: str
    deal: dict[str, Any]
    log: list[tuple[Who | None, Line]]
    seats: Annotated[list[Who], Meta(min_length=1)]
    bots: list[str | None]
    started: When
    ended: bool


# --- out -----------------------------------------------------------------------------------------


def room_file(code: str, rows: list[Row]) -> str:
    """A room with all that happened in it. It holds what a running match hides; but nothing by
    which somebody could take a seat, and no pictures that were put into it: those are for that room
    only. A match that was played with them can be played again, without a look at them."""
    events = [(row.at, json.loads(row.text)) for row in rows]
    keyless = [
        (at, {name: value for name, value in event.items() if name != "key"})
        for at, event in events
        # Another device of somebody who sat there; pictures.
        if event["do"] not in ("key", "picture", "pictures", "without")
    ]
    return _text({"bombe": FORMAT, "room": code, "rows": keyless})


def match_file(kept: Kept) -> str:
    """A match that has ended. Not the code of its room: elsewhere that may be another one's."""
    facts = json.loads(kept.text)
    return _text({"bombe": facts.pop("bombe"), "match": kept.id, "at": kept.at, **facts})


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))  # in ASCII, as it is stored


# --- in ------------------------------------------------------------------------------------------


def read_file(text: str | bytes) -> Carried:
    """What a file holds, if all of it can be played again; else `BadInput`, whatever is in it."""
    try:
        start = msgspec.json.decode(text, type=dict[str, Any])
        if start.get("bombe", FORMAT) != FORMAT:
            raise BadInput(T("this file was written by a newer Bombe"))
        if "room" in start:
            return _room(msgspec.json.decode(text, type=RoomFile), start)
        return _match(msgspec.json.decode(text, type=MatchFile))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadInput(T("this is neither a room nor a match that was exported")) from None
    except BadInput:
        raise
    except Exception as error:
        # A game's rules trust a deal that was made by them; with another one anything may happen.
        raise BadInput(T("this cannot be played again")) from error


def _match(file: MatchFile) -> CarriedMatch:
    facts = msgspec.to_builtins(file)
    kept = Kept(facts.pop("match"), facts.pop("at"), "", _text(facts))
    past = read_match(kept.text)
    seats = len(past.match.view(None)["seats"])
    if not len(file.seats) == len(set(file.seats)) == len(file.bots) == seats:
        raise BadInput(T("the seats of the match do not fit"))
    if file.ended == (past.match.outcome is not None):
        raise BadInput(T("this match has not ended"))
    _look_back(past)
    return CarriedMatch(kept, past)


def _look_back(past: Past) -> None:
    """Look at a match in every way in which it will be looked at."""
    disclosure.encoder("en").encode([past.why, [step.view for step in past.steps()]])
    results(past, ["" for _ in past.seats], ENGLISH)


def _room(file: RoomFile, plain: dict[str, Any]) -> CarriedRoom:
    if read_code(file.room) != file.room:
        raise BadInput(T("{code} is no code of a room", code=_text(file.room)))
    room: Room | None = None
    rows: list[Row] = []
    kept: list[Kept] = []
    for (at, one), (_, written) in zip(file.rows, plain["rows"], strict=True):
        read = msgspec.to_builtins(one)
        event = {name: read[name] for name in written}  # in the order in which it was written
        if rows and at < rows[-1].at:
            raise BadInput(T("row {n} is older than the one before it", n=len(rows) + 1))
        before, room = room, _after(room, file.room, one, event, at)
        rows.append(Row(room.n, at, _text(event)))
        if room.played and not room.running and (before is None or _new(before, room)):
            kept.append(kept_match(room))
            _look_back(read_match(kept[-1].text))
    assert room
    if len({match.id for match in kept}) < len(kept):
        raise BadInput(T("two matches have the same id"))
    for who in (None, *range(len(room.members))):
        disclosure.encoder("en").encode(disclosure.look(room, who))
    if room.running:
        for seat in range(len(room.running.seats)):
            list(room.game.legal(room.running.match.state, seat))
    return CarriedRoom(room, rows, kept)


def _new(before: Room, room: Room) -> bool:
    """Whether the match on the table ended with the last event."""
    return before.running is not None or before.matches != room.matches


def _after(room: Room | None, code: str, one: AnyEvent, event: dict[str, Any], at: int) -> Room:
    """The room after an event that the table itself could have written."""
    if room is None:
        return folded(code, [(event, at)])
    options: Options | None = None
    match one:
        case Sit(name=name, bot=bot):
            _must(len(room.places) < room.game.seats[-1] and len(room.members) < MOST_MEMBERS)
            _must(_plain(name) and (bot is UNSET or bot in room.game.bots))
        case Name(name=name):
            _must(_plain(name))
        case Say(text=text):
            _must(_plain(text))
        case Left(whom=whom) | Host(whom=whom):
            _must(whom in room.places)
        case Here(who=who):
            _must(who in room.places or len(room.places) < room.game.seats[-1])
        case Game():
            _must(room.running is None)
        case Set(to=to) if to.options is not UNSET:
            _must(room.running is None)
            options = to.options
        case Start(seats=seats, order=order, options=options):
            _must(room.running is None and len(seats) in room.game.seats)
            _must(sorted(order) == sorted(room.places) and set(seats) <= set(order))
            _must(len(set(seats)) == len(seats))
        case Action(seat=seat):
            _must(room.running is not None)
            _must(seat is None or seat < len(room.running.seats if room.running else ()))
        case End():
            _must(room.running is not None)
    if options is not None:
        own = [name for name, option in room.game.options.items() if option.pictures]
        _must(all(isinstance(options.get(name, False), bool) for name in own))
        said = {name: value for name, value in options.items() if name not in own}
        complete(room.game.options, said, room.game.seats[-1])
    if one.who is not UNSET:
        _must(one.who < len(room.members))
    return room.after(event, at)


def _plain(text: str) -> bool:
    """Whether others may see the text as it is: see `plain_line`."""
    return all(c == " " or not (c.isspace() or unicodedata.category(c)[0] == "C") for c in text)


def _must(true: bool) -> None:
    if not true:
        raise BadInput(T("this room could not have come about on a table"))
