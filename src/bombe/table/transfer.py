"""Rooms and matches as files, to be carried from one table to another.

A file may come from anywhere. So the whole of it is folded, as any log is; after each event the
room is compared with what a table lets a room be; and at the end it is looked at by everybody who
could: what passes will not fail on the table either.
"""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from bombe.game import complete
from bombe.table import disclosure
from bombe.table.archive import FORMAT, Kept, Past, kept_match, read_match, results
from bombe.table.bounds import MOST_ACTIONS
from bombe.table.codes import read_code
from bombe.table.commands import (
    LONGEST_ACTION,
    LONGEST_NAME,
    LONGEST_NONCE,
    LONGEST_TIMER,
    LONGEST_WORDS,
    MOST_MEMBERS,
)
from bombe.table.events import (
    Event,
    KeyAdded,
    KeysRemoved,
    LinkMade,
    Origin,
    PictureAdded,
    PictureRemoved,
    PicturesKept,
    Row,
    SatDown,
)
from bombe.table.retelling import retold
from bombe.table.room import Impossible, Room, begun
from bombe.text import ENGLISH, BadInput, T

LATEST = 253_402_300_799_999  # the end of the year 9999
LONGEST_NUMBERED = 2 * LONGEST_NAME  # a name with numbers after it
ID = r"\A[A-Za-z0-9_-]{1,64}\Z"  # of a match


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


# --- files ---------------------------------------------------------------------------------------

Who = Annotated[int, Meta(ge=0, lt=MOST_MEMBERS)]
When = Annotated[int, Meta(ge=0, le=LATEST)]
Line = Annotated[str, Meta(max_length=LONGEST_ACTION)]


class RoomFile(Struct, forbid_unknown_fields=True):
    bombe: int
    room: str
    rows: Annotated[list[tuple[When, Event]], Meta(min_length=2)]


class MatchFile(Struct, forbid_unknown_fields=True):
    bombe: int
    match: Annotated[str, Meta(pattern=ID)]
    at: When
    game: str
    deal: dict[str, Any]
    log: list[tuple[Who | None, Line]]
    seats: Annotated[list[Who], Meta(min_length=1)]
    bots: list[str | None]
    started: When
    ended: bool
    origin: Origin | UnsetType = UNSET


# --- out -----------------------------------------------------------------------------------------


def room_file(code: str, rows: list[Row]) -> str:
    """A room with all that happened in it. It holds what a running match hides; but nothing by
    which somebody could take a seat, and no pictures that were put into it: those are for that room
    only. A match that was played with them can be played again, without a look at them."""
    carried = [(row.at, _carried(row.event)) for row in rows]
    kept = [(at, msgspec.to_builtins(event)) for at, event in carried if event is not None]
    return _text({"bombe": FORMAT, "room": code, "rows": kept})


def _carried(event: Event) -> Event | None:
    """What is in a file of an event; None if nothing is."""
    match event:
        case SatDown():
            return replace(event, key=UNSET, kind=UNSET)
        case (
            LinkMade()
            | KeyAdded()
            | KeysRemoved()
            | PictureAdded()
            | PicturesKept()
            | PictureRemoved()
        ):
            return None
        case _:
            return event


def match_file(kept: Kept) -> str:
    """A match that has ended. Not the code of its room: elsewhere that may be another one's."""
    facts = json.loads(kept.text)
    return _text({"bombe": facts.pop("bombe"), "match": kept.id, "at": kept.at, **facts})


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))  # in ASCII, as it is stored


# --- in ------------------------------------------------------------------------------------------


def read_file(text: str | bytes) -> Carried:
    """What a file holds, if all of it can be replayed; else `BadInput`, for any content."""
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
    _must(file.origin is UNSET or _is_usual(file.origin))
    _look_back(past, kept.text)
    return CarriedMatch(kept, past)


def _look_back(past: Past, text: str) -> None:
    """Look at a match in every way in which it will be looked at."""
    retold(past.match.game, text)
    results(past, ["" for _ in past.seats], ENGLISH)


def _room(file: RoomFile, plain: dict[str, Any]) -> CarriedRoom:
    if read_code(file.room) != file.room:
        raise BadInput(T("{code} is not the code of a room", code=_text(file.room)))
    room: Room | None = None
    rows: list[Row] = []
    kept: list[Kept] = []
    for (at, event), (_, written) in zip(file.rows, plain["rows"], strict=True):
        if rows and at < rows[-1].at:
            raise BadInput(T("row {n} is older than the one before it", n=len(rows) + 1))
        facts = msgspec.to_builtins(event)
        # Nothing that is passed over when it is read, and nothing that is never carried.
        _must(facts == written and _carried(event) == event)
        before, room = room, room.after(event, at) if room else begun(file.room, event, at)
        _must_be_usual(room, before)
        rows.append(Row(room.n, at, _text(facts)))
        if room.played and not room.running and (before is None or _new(before, room)):
            kept.append(kept_match(room))
            _look_back(read_match(kept[-1].text), kept[-1].text)
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


def _must_be_usual(room: Room, before: Room | None) -> None:
    """Refuse a room that no command lets a room become. Commands keep to limits of which the fold
    knows nothing, since a log that was written under other limits must stay readable. For every
    kind of event the room that results is checked."""
    played, most = room.played, room.game.seats[-1]
    _must(len(room.places) <= max(most, len(before.places) if before else 0))
    _must(0 <= room.timer <= LONGEST_TIMER)
    _must(all(len(sent[-1][0]) <= LONGEST_NONCE for sent in room.nonces.values()))
    _must(all(len(said.text) <= LONGEST_WORDS and _plain(said.text) for said in room.chat[-1:]))
    if played:
        _must(re.match(ID, played.id) is not None)
        _must(played.origin is None or _is_usual(played.origin))
        _must(all(len(action) <= LONGEST_ACTION for _, action in played.match.log[-1:]))
    if before is None or room.members is not before.members:
        came = [one for one in room.members if one.since == room.n]
        _must(len(room.members) <= MOST_MEMBERS)
        _must(all(one.bot is None or one.bot in room.game.bots for one in came))
        _must(all(len(one.name) <= LONGEST_NUMBERED and _plain(one.name) for one in room.members))
    if before is None or room.options is not before.options:
        own = [name for name, option in room.game.options.items() if option.pictures]
        _must(all(isinstance(room.options.get(name, False), bool) for name in own))
        others = {name: value for name, value in room.options.items() if name not in own}
        complete(room.game.options, others, most)


def _is_usual(origin: Origin) -> bool:
    known = 0 <= origin.line <= MOST_MEMBERS and 0 <= origin.step <= MOST_ACTIONS
    return known and re.match(ID, origin.match) is not None


def _must(true: bool) -> None:
    if not true:
        raise Impossible


def _plain(text: str) -> bool:
    """Whether others may see the text as it is: see `plain_line`."""
    return all(c == " " or not (c.isspace() or unicodedata.category(c)[0] == "C") for c in text)
