"""A match that is over, told again: its log is played once, and what comes of that serves everybody
who wants its steps, results or pictures.

It is told in parts. The first step of a part has the whole view, the others what changed since the
one before: whole views alone would take 200 MB for a player who shows a thumb 3,000 times, and this
form takes 1.4 MB. A new part begins when the changes have become longer than a whole view, so
that a step in the middle is found without reading all before it. Parts are compressed, to a tenth
or less: it is made in another process, since a long match takes a while, and even to hand over some
megabytes would hold everybody up.

All that goes from process to process is plain JSON.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from bisect import bisect_right
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any

import msgspec

from bombe.game import Game, View
from bombe.table.archive import Past, Walk, facts_of, parsed
from bombe.table.events import Origin
from bombe.table.patches import differences, patched
from bombe.text import LANGUAGES, language

LONGEST_PART = 32_768  # bytes, if a view is not longer
MOST_BYTES = 8_000_000  # of all parts: what is more is left out, except the last step
LONGEST_PAGE = 2_000_000  # bytes of whole views, about
CHUNK = 1 << 16

_encode = msgspec.json.Encoder().encode
Step = dict[str, Any]  # as `messages.ChangedStep` says


class Packed(msgspec.Struct, frozen=True):
    """Some JSON, compressed."""

    length: int  # in bytes, before that
    data: str

    @classmethod
    def of(cls, text: bytes) -> Packed:
        return cls(len(text), b64encode(zlib.compress(text)).decode())

    def text(self) -> bytes:
        return zlib.decompress(b64decode(self.data))

    def chunks(self) -> Iterator[bytes]:
        """The text bit by bit, for those who can wait for the rest."""
        unpacking, rest = zlib.decompressobj(), b64decode(self.data)
        while chunk := unpacking.decompress(rest, CHUNK):
            rest = unpacking.unconsumed_tail
            yield chunk

    def steps(self) -> list[Step]:
        """What it says, where that is some steps."""
        found: list[Step] = msgspec.json.decode(b"[%b]" % self.text())
        return found


class Retold(msgspec.Struct, frozen=True):
    """A match told again."""

    game: str
    seats: list[int]  # members of the room it was played in
    bots: list[str | None]
    winners: list[int]
    why: dict[str, str]  # how it ended, in each language
    columns: list[str]  # of the results
    rows: list[list[Any]]
    pictures: dict[str, str]  # that the public ever saw: name -> key
    steps: int
    first: list[int]  # the number of the first step of each part
    parts: list[Packed]  # steps, as a list without its brackets
    pages: list[int]  # the first step of each page, such that a page with whole views is not long
    digest: str  # of the steps
    reviewed: bool  # whether there is a review of it
    origin: Origin | None = None  # where it has branched off, if it has

    @property
    def size(self) -> int:
        packed = sum(len(part.data) + 200 for part in self.parts)
        return packed + 200 * len(self.pictures) + 5000

    def part_of(self, step: int) -> int:
        return bisect_right(self.first, step) - 1

    def around(self, step: int, start: int, end: int) -> dict[str, Any]:
        """What `looked_at` wants to know of a step, and of those that are listed with it."""
        found = self._between(min(start, step), max(end, step + 1))
        return {**found, "step": step, "listed": [start, end]}

    def page(self, n: int) -> dict[str, Any]:
        """What `whole` wants to know of a page."""
        start, end = [*self.pages, self.steps][n : n + 2]
        return {**self._between(start, end), "start": start, "end": end}

    def _between(self, start: int, end: int) -> dict[str, Any]:
        first, last = self.part_of(start), self.part_of(end - 1)
        parts = msgspec.to_builtins(self.parts[first : last + 1])
        return {"first": self.first[first], "parts": parts}


def looked_at(
    first: int, parts: list[dict[str, Any]], step: int, listed: tuple[int, int]
) -> tuple[View, list[Step]]:
    """What the public saw after a step, and some steps, of which only who did what is of use."""
    steps = [one for part in msgspec.convert(parts, list[Packed]) for one in part.steps()]
    view: View = {}
    for one in steps[: step - first + 1]:
        view = one["view"] if "view" in one else patched(view, one["changes"])
    start, end = listed
    return view, steps[start - first : end - first]


def retold(game: Game[Any], text: str) -> dict[str, Any]:
    """A kept match told again, as plain JSON of a `Retold`; `BadInput` if it is none."""
    past = parsed(text, game)
    walk, telling = past.walk(), _Telling()
    pictures: dict[str, str] = {}
    shows = type(game).pictures is not Game.pictures
    for step in walk:
        if shows:
            pictures |= game.pictures(step.match.state, None)
        telling.tell(step, past.by_host)
    columns, rows = facts_of(telling.last)
    parts = telling.closed()
    done = Past(step.match, past.bots, past.seats, past.by_host)
    made = Retold(
        game=game.key,
        seats=[*past.seats],
        bots=[*past.bots],
        winners=[*done.winners],
        why={code: language(code).say(done.why) for code in LANGUAGES},
        columns=columns,
        rows=rows,
        pictures=pictures,
        steps=telling.steps,
        first=telling.first,
        parts=parts,
        pages=telling.pages,
        digest=telling.digest,
        reviewed=bool(game.reviews) and not past.by_host,
        origin=past.origin,
    )
    plain: dict[str, Any] = msgspec.to_builtins(made)
    return plain


class _Telling:
    """The parts as they are made."""

    def __init__(self) -> None:
        self.last: View = {}
        self.steps = 0
        self.first: list[int] = []
        self.pages: list[int] = []
        self._parts: list[list[bytes]] = []
        self._whole = 0  # bytes of the view at the beginning of the part
        self._since = 0  # and of the changes after it
        self._page = 0  # bytes of the page with whole views, about
        self._bytes = 0
        self._left_out: tuple[int | None, str, View] | None = None
        self._hash = blake2b(digest_size=12)

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()

    def tell(self, step: Walk, by_host: bool) -> None:
        view = step.match.view(None)
        if self.steps and view == self.last:
            return
        action = "" if by_host else step.action
        if self._bytes > MOST_BYTES:
            self._left_out = step.seat, action, view
            self.last = view
            return
        self._write(step.seat, action, view)

    def closed(self) -> list[Packed]:
        if self._left_out:
            self._since = self._whole + LONGEST_PART  # with a whole view, wherever it began
            self._write(*self._left_out)
        return [Packed.of(b",".join(part)) for part in self._parts]

    def _write(self, seat: int | None, action: str, view: View) -> None:
        done = {"seat": seat, "action": action}
        if self._parts and self._since <= max(LONGEST_PART, self._whole):
            text = _encode({**done, "changes": [*differences(self.last, view)]})
            self._since += len(text)
        else:
            text = _encode({**done, "view": view})
            self._whole, self._since = len(text), 0
            self.first.append(self.steps)
            self._parts.append([])
        self._parts[-1].append(text)
        self._hash.update(text)
        if not self.pages or self._page > LONGEST_PAGE:
            self.pages.append(self.steps)
            self._page = 0
        self._page += self._whole + self._since
        self._bytes += len(text)
        self.steps += 1
        self.last = view


def whole(first: int, parts: list[dict[str, Any]], start: int, end: int) -> dict[str, Any]:
    """Some steps with whole views, as a list without its brackets."""
    told = _whole(msgspec.convert(parts, list[Packed]))
    some = islice(told, start - first, end - first)
    plain: dict[str, Any] = msgspec.to_builtins(Packed.of(b",".join(map(_encode, some))))
    return plain


def _whole(parts: list[Packed]) -> Iterator[Step]:
    """Each is to be used before the next: they share what is the same."""
    view: View = {}
    for part in parts:
        for one in part.steps():
            view = one["view"] if "view" in one else patched(view, one["changes"])
            yield {"seat": one["seat"], "action": one["action"], "view": view}
