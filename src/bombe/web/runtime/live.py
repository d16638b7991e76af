"""A room in memory, and the connections that watch it.

A connection sends whatever its viewer has not seen yet: at once if the wire takes it, else from a
task of its own when it does. It looks at the room at that moment, so one that is slow misses steps
and never a result, holds up nobody, and costs no memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bombe.game import Seat, View
from bombe.table import disclosure
from bombe.table.disclosure import Faces
from bombe.table.messages import Acknowledged, Heard, Refused
from bombe.table.room import Event, Room, Who

Decide = Callable[[Room], list[Event]]
MOST_NOTES = 200  # that a connection may leave unread


class Live:
    """A room in memory. Only `rooms` changes it."""

    def __init__(self, room: Room, used: float) -> None:
        self.room = room
        self.lane = asyncio.Lock()  # held from the check of a change until it is written
        self.turns: list[Turn] = []  # changes that wait for the lane
        self.stale = False  # whether the store may hold more than we know
        self.following: asyncio.Task[Any] | None = None  # reads that
        self.sockets: set[Socket] = set()
        self.used = used  # when anybody last asked for it
        self.thinking: set[Seat] = set()
        self.absences: dict[Who, asyncio.TimerHandle] = {}  # when to take them for gone
        self.sought: set[Who] = set()  # whom the other processes are being asked for
        self.elsewhere: set[Who] = set()  # absent ones whom we know from other processes only
        self.alarm: asyncio.TimerHandle | None = None
        self.alarm_at: int | None = None
        self._faces: dict[tuple[Who | None, str], Faces] = {}
        self._faces_of: Room | None = None
        self._tables: dict[tuple[Who | None, str], bytes] = {}
        self._tables_of: disclosure.Known | None = None
        self._seats: dict[str, tuple[Any, bytes]] = {}

    def faces(self, who: Who | None, tongue: str) -> Faces:
        """What a viewer may see now, each part made once however many look."""
        room = self.room
        if self._faces_of is not room:
            self._faces, self._faces_of = {}, room
            known = disclosure.known(room)
            if known != self._tables_of:  # most actions in a match change nothing of the table
                self._tables, self._tables_of = {}, known
        faces = self._faces.get((who, tongue))
        if faces is None:
            encode = disclosure.encoder(tongue).encode
            alone = who if who is not None and room.is_aside(who) else None  # all others see one
            table = self._tables.get((alone, tongue))
            if table is None:
                table = self._tables[alone, tongue] = encode(disclosure.table(room, alone))
            faces = (table, disclosure.own_text(room, who), encode(self._view(who, tongue)))
            self._faces[who, tongue] = faces
        return faces

    def _view(self, who: Who | None, tongue: str) -> View | None:
        """A viewer's view. What is public of the seats is most of it, and often the same list for
        all viewers: then it is written once."""
        view = self.room.view(who)
        if view is None:
            return None
        seats, known = view["seats"], self._seats.get(tongue)
        if known is None or known[0] is not seats:
            known = self._seats[tongue] = (seats, disclosure.encoder(tongue).encode(seats))
        return {**view, "seats": disclosure.written(known[1])}

    def rest(self) -> None:
        """Wait for nothing any more."""
        for handle in (*self.absences.values(), self.alarm):
            if handle:
                handle.cancel()
        self.absences.clear()
        self.alarm = self.alarm_at = None

    def connected(self, who: Who) -> bool:
        return any(socket.who == who for socket in self.sockets)

    def push(self) -> None:
        """Let every connection see what has changed for it, and end those that may not look."""
        for socket in self.sockets:
            if socket.who is None:
                allowed = self.room.watched
            else:
                allowed = bool(self.room.members[socket.who].keys)
            if allowed:
                socket.wake()
            else:
                socket.close(4403, "not allowed any more")

    def tell_words(self, before: Room) -> None:
        """Pass on what was said since then."""
        room = self.room
        if room.chat is before.chat:
            return
        known = {id(words) for words in before.chat}
        for words in room.chat:
            if id(words) not in known:
                for socket in self.sockets:
                    if disclosure.may_read(room, socket.who):
                        socket.note(Heard(disclosure.said(room, words)))


@dataclass(eq=False)
class Turn:
    """A change that somebody wants: what it makes of the room, and what became of it."""

    decide: Decide
    done: bool = False
    error: Exception | None = None


class Wire(Protocol):
    """A way to send at once."""

    def ready(self) -> bool:
        """Whether it takes more now."""
        ...

    def write(self, messages: Sequence[bytes]) -> None: ...


class Socket:
    """A connection of one viewer to one room."""

    def __init__(
        self,
        live: Live,
        who: Who | None,
        tongue: str,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int, str], Awaitable[None]],
        wire: Wire | None = None,
    ) -> None:
        self.live = live
        self.who = who
        self.tongue = tongue
        self._send = send
        self._close = close
        self._wire = wire
        self._sending = True  # whether the task is, which comes first until it has nothing to do
        self._seen: Faces | None = None
        self._notes: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self.wake()

    @property
    def closing(self) -> bool:
        return self._closing is not None

    def wake(self) -> None:
        """Send what there is to send."""
        wire = self._wire
        if wire is None or self._sending or self._closing or not wire.ready():
            self._wake.set()
            return
        messages = [message] if (message := self._unseen()) else []
        messages += self._notes
        self._notes.clear()
        if messages:
            wire.write(messages)

    def note(self, note: Heard | Acknowledged | Refused) -> None:
        """Tell this connection something that no later look would show."""
        if self._seen is None and isinstance(note, Heard):
            return  # its first look will show what was said so far
        if len(self._notes) >= MOST_NOTES:
            self.close(1013, "too slow")
        else:
            self._notes.append(disclosure.encoder(self.tongue).encode(note))
        self.wake()

    def close(self, code: int, reason: str) -> None:
        """End the connection, after what there is to send."""
        self._closing = self._closing or (code, reason)
        self.wake()

    async def run(self) -> None:
        """Send until it is closed."""
        while True:
            if not self._wake.is_set():
                self._sending = False
                await self._wake.wait()
                self._sending = True
            self._wake.clear()
            await self._show()
            while self._notes:
                await self._send(self._notes.popleft().decode())
                await self._show()  # what a note speaks of comes before the note
            if self._closing:
                await self._close(*self._closing)
                return

    async def _show(self) -> None:
        if self._closing is None and (message := self._unseen()):
            await self._send(message.decode())

    def _unseen(self) -> bytes:
        """A message with the parts that differ from what this connection was sent last."""
        faces = self.live.faces(self.who, self.tongue)
        before, self._seen = self._seen, faces
        if before is None:
            room = self.live.room
            return disclosure.encoder(self.tongue).encode(disclosure.look(room, self.who))
        if before == faces:
            return b""
        return disclosure.changed(before, faces)
