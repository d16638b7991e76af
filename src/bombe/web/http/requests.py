"""What is sent to us: bodies of requests and messages of live connections, as types, and reading
them. The API's document is made from these types too."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET, Meta
from starlette.requests import Request

from bombe.table.commands import LONGEST_ACTION, LONGEST_NONCE
from bombe.table.room import Refused
from bombe.text import T, quoted

LONGEST_CLAIM = 20  # characters of what may follow in a match

# The length is checked by `nonce_of`, which says in the reader's language what is wrong.
Nonce = Annotated[
    str,
    Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NONCE}),
    "your own name for this request: sent again with the same one after a lost answer, it happens"
    " once",
]


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """What a new room is to be; all of it can be left out."""

    game: Annotated[str, "its key; the first game unless said"] = ""
    name: Annotated[str, "how the others see you"] = ""
    options: Annotated[dict[str, Any], "what is chosen"] = {}
    timer: Annotated[int, "seconds for a turn; 0 is no limit"] = 0
    watch: Annotated[bool, "whether anybody with the code may watch"] = False
    bots: Annotated[list[str], "the level of each bot that sits down too"] = []
    start: Annotated[bool, "whether the match begins at once"] = False


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of your own, or one that you have on another device."""

    name: Annotated[str, "how you want to be called"] = ""
    token: Annotated[str, "the end of a link for another device: you get that seat"] = ""


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a match that is over, to play on from."""

    line: Annotated[int, "whose line, as the review lists them, from 0"]
    step: Annotated[int, "before which step of it, from 0; after all of them is the end"]
    same: Annotated[
        bool, "with what was hidden in that match; false: any that agrees with what was known then"
    ] = True
    name: Annotated[
        str, "how you want to be called; empty: as in that match, if you were there"
    ] = ""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """An action in the match: a line of the game's own text."""

    action: Annotated[str, f"at most {LONGEST_ACTION} characters"]
    nonce: Nonce


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the room is told."""

    order: str
    nonce: Nonce


class _Message(msgspec.Struct):
    order: Any = UNSET


_acts = msgspec.json.Decoder(Act)
ASKED = (NewRoom, NewSeat, NewBranch, Act, Order)
Body = TypeVar("Body")


class Malformed(Refused):
    status = 400


async def read_body(request: Request, kind: type[Body]) -> Body:
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Malformed(T("Send JSON, with the content type application/json."))
    return _read(await request.body(), kind)


def read_message(text: str | bytes) -> Act | Order:
    """A message of a live connection."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _acts.decode(text)  # as most are
    is_order = _read(text, _Message).order is not UNSET
    return _read(text, Order) if is_order else _read(text, Act)


def _read(text: str | bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(T("This is not what was expected: {why}", why=quoted(str(error)))) from None
    except RecursionError:
        raise Malformed(T("This is not what was expected.")) from None


def nonce_of(wanted: Act | Order) -> str:
    if not 1 <= len(wanted.nonce) <= LONGEST_NONCE:
        raise Malformed(T("A nonce has 1 to {n} characters.", n=LONGEST_NONCE))
    return wanted.nonce
