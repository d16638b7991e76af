"""What can happen in a room: a type for each kind of event, and the text in which it is kept.

This is the only statement of what a log holds. Commands make these, a room is folded from them,
stores keep their text, and an exported room is a list of them. The text is JSON, whose `do` names
the kind; what is not set is not in it. Logs are read for ever: a kind keeps its fields, their
order, and its meaning, and what is added to it later can be left out.

Every event ends with who asked for it, if it was a member who did: `nonce` is what they sent with
it, so that what is sent twice happens once, and `ordered` tells a command from an action in a
match. They are repeated because fields are written in the order of declaration.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bombe.game import Seat
from bombe.text import BadInput, T

Who = int  # a member of a room, by the place in the order in which they came
Asker = Who | UnsetType
Nonce = str | UnsetType
Flag = bool | UnsetType


class _Event(Struct, frozen=True, tag_field="do"):
    pass


class GameChosen(_Event, tag="game", frozen=True, kw_only=True):
    """Also the first event of every room."""

    game: str
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class SatDown(_Event, tag="sit", frozen=True, kw_only=True):
    """Somebody new is at the table: a person with a key, or a bot."""

    name: str
    key: str | UnsetType = UNSET  # its digest
    bot: str | UnsetType = UNSET  # its level
    kind: str | UnsetType = UNSET  # of the key: a browser's or a program's
    place: Who | UnsetType = UNSET  # of one who came and went, and whom the room forgets
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Renamed(_Event, tag="name", frozen=True, kw_only=True):
    who: Who
    name: str
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class LinkMade(_Event, tag="link", frozen=True, kw_only=True):
    """A link for another device can be exchanged for a key to a member's seat."""

    who: Who
    link: str  # its digest
    until: int  # milliseconds since 1970
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class KeyAdded(_Event, tag="key", frozen=True, kw_only=True):
    """A key opens a member's seat, instead of a link. One that is instead of nothing is a link of
    the time when those were keys."""

    who: Who
    key: str
    instead_of: str | UnsetType = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class KeysRemoved(_Event, tag="unkey", frozen=True, kw_only=True):
    """Some of a member's keys open nothing any more, nor does the link that was out."""

    who: Who
    keys: list[str]
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Gone(_Event, tag="gone", frozen=True, kw_only=True):
    """A member is not connected, and not waited for."""

    who: Who
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Returned(_Event, tag="here", frozen=True, kw_only=True):
    """A member is back who was gone, or had left."""

    who: Who
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Left(_Event, tag="left", frozen=True, kw_only=True):
    """A member is not at the table any more; one who was removed cannot come back."""

    whom: Who
    removed: Flag = UNSET
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class HostChosen(_Event, tag="host", frozen=True, kw_only=True):
    whom: Who
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Settings(Struct, frozen=True, kw_only=True):
    """What a host may set, as far as it was."""

    options: dict[str, Any] | UnsetType = UNSET
    timer: int | UnsetType = UNSET
    locked: Flag = UNSET
    muted: Flag = UNSET
    watched: Flag = UNSET


class SettingsChanged(_Event, tag="set", frozen=True, kw_only=True):
    to: Settings
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Origin(Struct, frozen=True):
    """Where a match has branched off: before a step of a line of another, as a review numbers
    them, both from 0."""

    match: str
    line: int
    step: int


class Started(_Event, tag="start", frozen=True, kw_only=True):
    """A match begins with its deal."""

    match: str
    seats: list[Who]  # the member on each seat
    order: list[Who]  # everybody at the table
    options: dict[str, Any]
    chosen: Flag = UNSET  # something secret was chosen for it
    deal: dict[str, Any]
    origin: Origin | UnsetType = UNSET
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Acted(_Event, tag="act", frozen=True, kw_only=True):
    """A line in the match: of a seat, or of chance."""

    seat: Seat | None
    action: str
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Ended(_Event, tag="end", frozen=True, kw_only=True):
    """The host ended the match."""

    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class Spoke(_Event, tag="say", frozen=True, kw_only=True):
    who: Who
    text: str
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class PictureAdded(_Event, tag="picture", frozen=True, kw_only=True):
    """A picture is in the room; its bytes are beside the log."""

    key: str
    print: str
    name: str
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class PicturesKept(_Event, tag="pictures", frozen=True, kw_only=True):
    """Of the pictures only these stay."""

    keys: list[str]
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


class PictureRemoved(_Event, tag="without", frozen=True, kw_only=True):
    key: str
    who: Asker = UNSET
    nonce: Nonce = UNSET
    ordered: Flag = UNSET


Event = (
    GameChosen
    | SatDown
    | Renamed
    | LinkMade
    | KeyAdded
    | KeysRemoved
    | Gone
    | Returned
    | Left
    | HostChosen
    | SettingsChanged
    | Started
    | Acted
    | Ended
    | Spoke
    | PictureAdded
    | PicturesKept
    | PictureRemoved
)

encode = msgspec.json.Encoder().encode  # an event as it is kept
_decode = msgspec.json.Decoder(Event).decode


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a room's log. They are numbered 1, 2, 3 … without a gap."""

    n: int
    at: int  # milliseconds since 1970
    text: str

    @property
    def event(self) -> Event:
        """What happened. `BadInput` if it is nothing that we know; what was added to a kind that
        we know is passed over."""
        try:
            event: Event = _decode(self.text)
        except msgspec.MsgspecError:
            raise BadInput(T("this room was written by a newer Bombe")) from None
        return event
