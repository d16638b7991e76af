"""What some changes make of a room, before it is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bombe.table.archive import Kept
from bombe.table.commands import Change
from bombe.table.events import Event, Row
from bombe.table.room import Room
from bombe.text import BadInput
from bombe.web.runtime.live import Pending
from bombe.web.runtime.store import Append

Happened = Callable[[Room, list[Event]], Change]
MOST_NEW = 100  # rows of others, which are folded while all processes wait for this room


class Behind(Exception):
    """Others have written so much, or removed the room, that it has to be read again first."""


class Draft:
    """Some changes that are tried on a room one after the other. Each finds out what it would have
    found alone: one that is refused keeps its refusal, and the next is tried without it."""

    def __init__(self, before: Room, pending: Sequence[Pending], happened: Happened) -> None:
        self.room = before  # as it is afterwards
        self.others = False  # whether other processes have written meanwhile
        self._before = before
        self._pending = pending
        self._happened = happened

    @property
    def refused(self) -> bool:
        return any(isinstance(one.error, BadInput) for one in self._pending)

    def after(self, rows: Sequence[Row]) -> Append | None:
        """What to write after these rows, the last that we know and those of others since."""
        if not 0 < len(rows) <= MOST_NEW:
            raise Behind
        room = self._before
        for row in rows[1:]:
            room = room.after(row.event, row.at)
        self.others = room is not self._before
        return self.tried(room)

    def tried(self, before: Room) -> Append | None:
        """What to write, if anything is changed."""
        room = before
        rows: list[Row] = []
        kept: list[Kept] = []
        data: dict[str, bytes] = {}
        for one in self._pending:
            one.error = None
            try:
                if events := one.decide(room):
                    change = self._happened(room, events)
                    room = change.room
                    rows += change.rows
                    kept += change.ended
                    data |= one.pictures
            except Exception as error:
                one.error = error
        self.room = room
        if not rows:
            return None
        hung, unhung = _hung(before, room)
        return Append(room.code, rows, kept, [(key, data[key]) for key in hung], unhung)


def _hung(before: Room, room: Room) -> tuple[list[str], list[str]]:
    """The pictures that were put into a room, and those that were taken out, by key."""
    if before.deck is room.deck:
        return [], []
    old, new = {one.key for one in before.deck}, {one.key for one in room.deck}
    return sorted(new - old), sorted(old - new)
