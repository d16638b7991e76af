"""A match that is over, told again: its log is played once, and what comes of that serves everybody
who wants its steps, results or pictures.

It is told in parts. The first step of a part has the whole view, the others what changed since the
one before: whole views alone would take 200 MB for a player who shows a thumb 3,000 times, and this
form takes 1.4 MB. A new part begins when the changes have become longer than a whole view, so
that a step in the middle is found without reading all before it.

All of it is plain JSON: it is made in another process, since a long match takes a while.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from bombe.game import Game, View
from bombe.table.archive import Past, Walk, facts_of, parsed
from bombe.table.patches import differences, patched
from bombe.text import LANGUAGES, language

LONGEST_PART = 32_768  # bytes, if a view is not longer
MOST_BYTES = 8_000_000  # of all parts: what is more is left out, except the last step
LONGEST_PAGE = 2_000_000  # bytes of whole views, about

_encode = msgspec.json.Encoder().encode
Step = dict[str, Any]  # as messages.ChangedStep


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
    parts: list[str]  # lists of steps, as JSON
    pages: list[int]  # the first part of each page, such that a page with whole views is not long
    digest: str  # of the steps

    @property
    def size(self) -> int:
        return sum(map(len, self.parts)) + 200 * len(self.pictures) + 1000

    def part_of(self, step: int) -> int:
        return bisect_right(self.first, step) - 1

    def between(self, start: int, end: int) -> list[Step]:
        """Some of the steps; the first of them may lack its view."""
        found: list[Step] = []
        for n in range(self.part_of(start), self.part_of(end - 1) + 1):
            found += msgspec.json.decode(self.parts[n])
        skipped = start - self.first[self.part_of(start)]
        return found[skipped : skipped + end - start]

    def view(self, step: int) -> View:
        """What the public saw after a step."""
        part = self.part_of(step)
        view: View = {}
        for one in msgspec.json.decode(self.parts[part])[: step - self.first[part] + 1]:
            view = one["view"] if "view" in one else patched(view, one["changes"])
        return view


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
        digest=blake2b("".join(parts).encode(), digest_size=12).hexdigest(),
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

    def closed(self) -> list[str]:
        if self._left_out:
            self._since = self._whole + LONGEST_PART  # with a whole view, wherever it began
            self._write(*self._left_out)
        return [(b"[%b]" % b",".join(part)).decode() for part in self._parts]

    def _write(self, seat: int | None, action: str, view: View) -> None:
        done = {"seat": seat, "action": action}
        if self._parts and self._since <= max(LONGEST_PART, self._whole):
            text = _encode({**done, "changes": [*differences(self.last, view)]})
            self._since += len(text)
        else:
            text = _encode({**done, "view": view})
            self._whole, self._since = len(text), 0
            if not self.pages or self._page > LONGEST_PAGE:
                self.pages.append(len(self._parts))
                self._page = 0
            self.first.append(self.steps)
            self._parts.append([])
        self._parts[-1].append(text)
        self._page += self._whole + self._since
        self._bytes += len(text)
        self.steps += 1
        self.last = view


def whole(parts: list[str]) -> str:
    """The steps of some parts with whole views, as JSON without the brackets of the list."""
    return b",".join(_whole(parts)).decode()


def _whole(parts: list[str]) -> Iterator[bytes]:
    for part in parts:
        view = None
        for one in msgspec.json.decode(part):
            view = one["view"] if "view" in one else patched(view, one["changes"])
            yield _encode({"seat": one["seat"], "action": one["action"], "view": view})
