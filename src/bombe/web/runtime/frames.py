"""What the server and the processes beside it say to each other: bytes that hold data only.

A process reads what strangers send, and may be under the control of one. So nothing that it says
can make this side run code, import a module or open a file: it is MessagePack, of bounded length,
with a few kinds of our own. A sentence is sent as what it is made of; where its words are looked up
is not said by the sender but known to the receiver, from the game that was asked.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import Any

import msgspec
from msgspec.msgpack import Ext

from bombe.text import Catalogue, N, Quoted, T

LENGTH = Struct(">Q")
MOST_BYTES = 256 * 1024 * 1024  # of a message; none of ours comes near it
# Kinds of our own, which MessagePack does not have.
SENTENCE, QUOTED, NUMBER, ODD_TEXT = range(1, 5)

Home = tuple[str, str]  # where a process finds a game: the module, and a class in it


class Call(msgspec.Struct, array_like=True, frozen=True):
    """What a process is to do."""

    task: str
    home: Home
    arguments: list[Any]
    seconds: float = 0.0  # of processor time that it may take, if not 0


class Done(msgspec.Struct, array_like=True, frozen=True, tag="done"):
    value: msgspec.Raw
    seconds: float  # of processor time


class Refused(msgspec.Struct, array_like=True, frozen=True, tag="refused"):
    """What was asked cannot be: a sentence says why."""

    sentence: msgspec.Raw


class Spent(msgspec.Struct, array_like=True, frozen=True, tag="spent"):
    """There was not enough memory."""

    where: str


class Failed(msgspec.Struct, array_like=True, frozen=True, tag="failed"):
    where: str
    traceback: str


Answer = Done | Refused | Spent | Failed


class _Sentence(msgspec.Struct, array_like=True, frozen=True):
    template: str
    values: dict[str, Any]
    foreign: bool  # another package's
    plural: str | None = None
    number: int = 0


class Unsendable(ValueError):
    """It is no message, or holds what a message cannot."""


def framed(message: Call | Answer) -> bytes:
    data = packed(message)
    return LENGTH.pack(len(data)) + data


def packed(value: object) -> bytes:
    """A value as bytes: JSON, bytes and sentences."""
    try:
        try:
            return _encoder.encode(value)
        except (OverflowError, UnicodeEncodeError):
            return _encoder.encode(_spelt_out(value))  # rare, and slow
    except (TypeError, RecursionError) as error:
        raise Unsendable from error


def read_call(data: bytes) -> Call:
    call: Call = unpacked(data, Call, None)
    return call


def read_answer(data: bytes) -> Answer:
    try:
        return _answers.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unsendable from error


def read_sentence(data: msgspec.Raw, catalogue: Catalogue | None) -> T:
    sentence = unpacked(data, Any, catalogue)
    if not isinstance(sentence, T):
        raise Unsendable
    return sentence


def unpacked(data: msgspec.Raw | bytes, kind: Any, catalogue: Catalogue | None) -> Any:
    """A value of this type. Sentences of another package are looked up in the catalogue."""
    try:
        return _decoder(kind, catalogue).decode(data)
    except (ValueError, RecursionError) as error:  # a DecodeError is a ValueError too
        raise Unsendable from error


# --- kinds of our own ----------------------------------------------------------------------------


def _packed_kind(value: object) -> Any:
    if isinstance(value, T):
        number = (value.plural, value.number) if isinstance(value, N) else (None, 0)
        values = {name: _marked(one) for name, one in value.values.items()}
        sentence = _Sentence(value.template, values, value.catalogue is not None, *number)
        return Ext(SENTENCE, packed(sentence))
    raise TypeError(f"a message cannot hold {type(value)}")


def _marked(value: object) -> object:
    """What a sentence holds, with those strings marked that somebody typed."""
    if isinstance(value, Quoted):
        return Ext(QUOTED, value.encode("utf-8", "surrogatepass"))
    if isinstance(value, list | tuple):
        return [_marked(one) for one in value]
    if value is None or isinstance(value, str | int | float | T):
        return value
    return str(value)


def _spelt_out(value: Any) -> Any:
    """The same with numbers and text that MessagePack has no place for."""
    if isinstance(value, msgspec.Struct):
        fields = {name: _spelt_out(getattr(value, name)) for name in value.__struct_fields__}
        return type(value)(**fields)
    if isinstance(value, dict):
        return {_name(name): _spelt_out(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_spelt_out(one) for one in value]
    if isinstance(value, int) and not -(1 << 63) <= value < 1 << 64:
        return Ext(NUMBER, hex(value).encode())
    if isinstance(value, str) and not value.isascii():
        return Ext(ODD_TEXT, value.encode("utf-8", "surrogatepass"))
    return value


def _name(name: Any) -> Any:
    """The name of a field, which must be text or a number here too. None of ours has half a
    character in it, so nothing is lost where one is written otherwise."""
    return name.encode("utf-8", "replace").decode() if isinstance(name, str) else name


@cache
def _decoder(kind: Any, catalogue: Catalogue | None) -> msgspec.msgpack.Decoder[Any]:
    def kind_of_our_own(code: int, data: memoryview) -> object:
        if code == SENTENCE:
            return _sentence(_decoder(_Sentence, catalogue).decode(data), catalogue)
        if code == NUMBER:
            return int(bytes(data), 16)
        if code in (QUOTED, ODD_TEXT):
            text = bytes(data).decode("utf-8", "surrogatepass")
            return Quoted(text) if code == QUOTED else text
        raise ValueError(f"a message has no kind {code}")

    return msgspec.msgpack.Decoder(kind, ext_hook=kind_of_our_own)


def _sentence(said: _Sentence, catalogue: Catalogue | None) -> T:
    simple, counting = _classes(catalogue if said.foreign else None)
    if said.plural is None:
        return simple(said.template, **said.values)
    values = {name: value for name, value in said.values.items() if name != "n"}
    return counting(said.template, said.plural, said.number, **values)


@cache
def _classes(catalogue: Catalogue | None) -> tuple[type[T], type[N]]:
    """Sentences that are looked up in this catalogue, None being ours."""
    if catalogue is None:
        return T, N
    own = {"__slots__": (), "catalogue": catalogue}
    return type("T", (T,), own), type("N", (N,), own)


_encoder = msgspec.msgpack.Encoder(enc_hook=_packed_kind)
_answers: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
