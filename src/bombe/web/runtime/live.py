"""A room in memory, and the connections that watch it.

A connection sends what its viewer has not seen yet: at once if the other end takes it, else from a
task of its own when it does. It looks at the room at that moment, so a slow one misses steps but
never a result, holds up nobody, and costs no memory.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Any

from bombe.game import Seat, View
from bombe.table import disclosure
from bombe.table.disclosure import Faces
from bombe.table.events import Event, Who
from bombe.table.messages import Acknowledged, Heard, Refused, Said
from bombe.table.room import GameFault, Room
from bombe.text import T
from bombe.web.logging import journal

Decide = Callable[[Room], list[Event]]
EVER = 2**63  # more than any row's number
TELLING_SECONDS = 0.001  # of the processor, to tell the connections of a room at once
RESTS = 3  # times as long it rests then, so that it has a quarter of the loop at most
MOST_NOTES = 200  # that a connection may leave unread
SEAT_LOST = T("You have lost this seat here: it was taken away, or signed out.")
UNWATCHED = T("Watching is off.")
ROOM_GONE = T("This room is gone: it was deleted, or has expired.")


class Live:
    """A room in memory. What happens in the room goes through `rooms.change` alone; beside it,
    `presence` keeps the absences here, `deadlines` the alarms, `bot_turns` who is thinking, and
    `thoughts` what the match ponders."""

    def __init__(self, room: Room, used: float) -> None:
        self.room = room
        self.lane = asyncio.Lock()  # held from the check of a change until it is written
        self.pending: list[Pending] = []  # changes that wait for the lane
        self.changing: asyncio.Task[None] | None = None  # takes them
        self.starting = asyncio.Lock()  # held while a match is dealt
        self.told = 0  # the number of a row that the store holds, as far as we have heard
        self.contested = False  # whether other processes write to it too
        self.following: asyncio.Task[Any] | None = None  # reads that
        self.sockets: set[Socket] = set()
        self.used = used  # when anybody last asked for it
        self.thinking: dict[Seat, Thought] = {}  # bots
        self.thought = asyncio.Lock()  # held by the slow bot that thinks
        self.pondering: tuple[Any, asyncio.Task[Any]] | None = None  # what the match ponders
        self.given_up: list[Any] = []  # what could not be worked out
        self.payer = ""  # the address that started the match; unknown after a restart
        self.confessed: set[tuple[str, Seat]] = set()  # bots that have told of a fault, by match
        self.absences: dict[Who, asyncio.TimerHandle] = {}  # when they will count as gone
        self.sought: set[Who] = set()  # whom the other processes are being asked for
        self.elsewhere: set[Who] = set()  # absent ones whom we know from other processes only
        self.late = Alarm()  # when the time of a turn is over
        self.missed = Alarm()  # when somebody who is gone was waited for long enough
        self.entering = True  # nothing has happened in it since it is in memory
        self._untold: dict[Socket, None] = {}  # connections that have not looked since a change
        self._telling: asyncio.TimerHandle | None = None  # goes on with them
        self._faces: dict[tuple[Who | None, str], Faces] = {}
        self._faces_of: Room | None = None
        self._tables: dict[tuple[Who | None, str], bytes] = {}
        self._owns: dict[Who | None, bytes] = {}
        self._tables_of: disclosure.Known | None = None
        self._seats: dict[str, tuple[Any, bytes]] = {}

    @property
    def stale(self) -> bool:
        """Whether the store may hold more than we have read."""
        return self.told > self.room.n

    @stale.setter
    def stale(self, stale: bool) -> None:
        self.told = EVER if stale else 0

    @property
    def busy(self) -> bool:
        """Whether it is being changed or read."""
        return self.changing is not None or self.lane.locked()

    def faces(self, who: Who | None, tongue: str) -> Faces:
        """What a viewer may see now, each part made once however many look."""
        room = self.room
        if self._faces_of is not room:
            self._faces, self._faces_of = {}, room
            known = disclosure.known(room)
            if known != self._tables_of:  # most actions in a match change nothing of the table
                self._tables, self._owns, self._tables_of = {}, {}, known
        faces = self._faces.get((who, tongue))
        if faces is None:
            encode = disclosure.encoder(tongue).encode
            alone = who if who is not None and room.is_aside(who) else None  # all others see one
            table = self._tables.get((alone, tongue))
            if table is None:
                table = self._tables[alone, tongue] = encode(disclosure.table(room, alone))
            own = self._owns.get(who)
            if own is None:
                own = self._owns[who] = disclosure.own_text(room, who)
            faces = (table, own, disclosure.evened(encode(self._view(who, tongue))))
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
        """Cancel everything this room is waiting for."""
        for handle in (*self.absences.values(), self.late, self.missed, self._telling):
            if handle:
                handle.cancel()
        self.absences.clear()
        self._telling = None
        for thought in self.thinking.values():
            thought.drop()
        if self.pondering:
            self.pondering[1].cancel()
            self.pondering = None

    def connected(self, who: Who) -> bool:
        return any(socket.who == who for socket in self.sockets)

    def push(self) -> None:
        """Let every connection see what has changed for it, and end those that may not look. Where
        that takes long, many look at much: they are told bit by bit, with rests in which others
        are served. What changes meanwhile is told with it. Those who acted come first."""
        first: dict[Socket, None] = {}
        others: dict[Socket, None] = {}
        for socket in self.sockets:
            if not socket.allowed:
                socket.shut()
            elif socket.noted:
                first[socket] = None
            else:
                others[socket] = None
        self._untold = first | self._untold | others
        if self._telling is None:
            self._tell_on()

    def _tell_on(self) -> None:
        self._telling, began, noted = None, thread_time(), perf_counter()
        while self._untold:
            socket = next(iter(self._untold))
            del self._untold[socket]
            if socket in self.sockets:
                socket.wake()
            if not self._untold or perf_counter() - noted <= TELLING_SECONDS:
                continue  # that clock costs next to nothing, the processor's much of a message
            took = thread_time() - began
            if took > TELLING_SECONDS:
                loop = asyncio.get_running_loop()
                self._telling = loop.call_later(RESTS * took, self._tell_on)
                return

    def tell_words(self, before: Room) -> None:
        """Pass on what was said since then."""
        room = self.room
        if room.chat is before.chat:
            return
        known = {id(words) for words in before.chat}
        for words in room.chat:
            if id(words) not in known:
                self._tell(disclosure.said(room, words))

    def tell(self, who: Who, sentence: T) -> None:
        """Let a member say something in every viewer's own language, to those who are there."""
        self._tell(Said(who, self.room.name_of(who), sentence))

    def _tell(self, said: Said) -> None:
        for socket in self.sockets:
            if disclosure.may_read(self.room, socket.who):
                socket.note(Heard(said))


@dataclass
class Alarm:
    """Rings at a moment of a room, once."""

    at: int | None = None  # that moment, by the room's time
    handle: asyncio.TimerHandle | None = None
    began: tuple[int, float] | None = None  # what it ends, by the room's time and our loop's clock

    def cancel(self) -> None:
        if self.handle:
            self.handle.cancel()
        self.at = self.handle = None


@dataclass
class Thought:
    """What a bot thinks about."""

    match: str
    answer: asyncio.Future[str] | None = None  # None while it does not think

    def drop(self) -> None:
        if self.answer:
            self.answer.cancel()


@dataclass(eq=False)
class Pending:
    """A change that somebody wants: what it makes of the room, and what became of it."""

    decide: Decide
    pictures: Mapping[str, bytes]  # that it may put into the room, by key
    settled: asyncio.Future[None]  # once all that was to be told of it was told
    noted: Callable[[], None] | None = None  # called when it is written, before that
    error: Exception | None = None

    def settle(self) -> None:
        if not self.settled.done():  # else nobody waits for it any more
            self.settled.set_result(None)


class Gone(Exception):
    """Nobody is at the other end of a connection any more."""


class Socket:
    """A connection of one viewer to one room. `send` takes some messages that follow each other; it
    and `close` may raise `Gone`."""

    def __init__(
        self,
        live: Live,
        who: Who | None,
        tongue: str,
        send: Callable[[Sequence[bytes]], Awaitable[None]],
        close: Callable[[int, str], Awaitable[None]],
        key: str | None = None,  # the digest of the one it was opened with; None: any of the seat's
        network: str = "",
    ) -> None:
        self.live = live
        self.who = who
        self.key = key
        self._since = 0 if who is None else live.room.members[who].since
        self.network = network  # that it comes from
        self.tongue = tongue
        self._send = send
        self._close = close
        self._sending = True  # at first the task is
        self._again = False  # whether there may be more to send than was looked at
        self._rest: Rest | None = None  # of what was begun, for the task
        self._wake = asyncio.Event()  # of the task
        self._seen: Faces | None = None
        self._faulty = False  # whether the last look failed
        self._notes: deque[bytes] = deque()
        self._closing: tuple[int, str] | None = None
        self._ended = False

    @property
    def closing(self) -> bool:
        return self._closing is not None

    @property
    def noted(self) -> bool:
        """Whether it has notes to send."""
        return bool(self._notes)

    @property
    def allowed(self) -> bool:
        """Whether its viewer may look, still."""
        room = self.live.room
        if self.who is None:
            return room.watched
        if self.key is None:
            member = room.members[self.who]
            return bool(member.keys) and member.since == self._since
        return room.opened_by(self.key) == self.who

    def wake(self) -> None:
        """Send what there is to send: at once if the other end takes it, else the task does."""
        if self._sending:
            self._again = True
            return
        self._sending = True
        self._rest = begun(self._send_all())
        if self._rest or self._ended:
            self._wake.set()

    def note(self, note: Heard | Acknowledged | Refused) -> None:
        """Tell this connection something that no later look would show."""
        if self._seen is None and isinstance(note, Heard):
            return  # its first look will show what was said so far
        if len(self._notes) >= MOST_NOTES:
            self.close(1013, "too slow")
        else:
            self._notes.append(disclosure.encoder(self.tongue).encode(note))
        self.wake()

    def acknowledge(self, nonce: str) -> None:
        """What was sent with this nonce has happened. It is told together with what that changed,
        as soon as the room tells it."""
        if len(self._notes) < MOST_NOTES:
            self._notes.append(disclosure.encoder(self.tongue).encode(Acknowledged(nonce)))
        else:
            self.close(1013, "too slow")

    def close(self, code: int, reason: str) -> None:
        """End the connection, after what there is to send."""
        self._closing = self._closing or (code, reason)
        self.wake()

    def shut(self) -> None:
        """End the connection of a viewer who may not look any more, and say why."""
        self._end(4403, "not allowed any more", UNWATCHED if self.who is None else SEAT_LOST)

    def bereave(self) -> None:
        """End the connection to a room that is no more, and say so."""
        self._end(4404, "the room is gone", ROOM_GONE)

    def _end(self, code: int, reason: str, why: T) -> None:
        if self._closing is None:
            self._closing = (code, reason)  # first: nothing else is shown then
            self.note(Refused(why))

    async def run(self) -> None:
        """The task that sends the first look, and everything that cannot be sent at once, until
        the connection is closed."""
        await self._send_all()
        while not self._ended:
            await self._wake.wait()
            self._wake.clear()
            if self._rest:
                rest, self._rest = self._rest, None
                await rest

    async def _send_all(self) -> None:
        """Send until there is nothing more to send."""
        try:
            self._again = True
            while self._again or self._notes:
                self._again = False
                told = len(self._notes)  # what these speak of is in this look, and so comes first
                look = b"" if self._closing else self._looked()
                messages = [look] if look else []
                messages += [self._notes.popleft() for _ in range(told)]
                if messages:
                    await self._send(messages)
                if self._closing:
                    await self._close(*self._closing)
                    raise Gone
        except Gone:
            self._ended = True
        else:
            self._sending = False

    def _looked(self) -> bytes:
        """What is new to this viewer. When it cannot be told, that is told, once; other viewers
        and the room are none the worse for it."""
        try:
            message = self._unseen()
        except Exception as error:
            if self._faulty:
                return b""
            self._faulty = True
            journal.failed(error)
            return disclosure.encoder(self.tongue).encode(Refused(said_of(error), "", 500))
        self._faulty = False
        return message

    def _unseen(self) -> bytes:
        """A message with the parts that differ from what this connection was sent last."""
        faces = self.live.faces(self.who, self.tongue)
        before = self._seen
        if before is None:
            look = disclosure.look(self.live.room, self.who)
            self._seen = faces
            return disclosure.evened(disclosure.encoder(self.tongue).encode(look))
        self._seen = faces
        if before == faces:
            return b""
        return disclosure.changed(before, faces)


def said_of(error: Exception) -> T:
    """What people are told about an unexpected error."""
    if isinstance(error, GameFault):
        return error.sentence
    return T("Something went wrong here. Nothing was changed.")


# --- sending at once -----------------------------------------------------------------------------


class Rest:
    """What is left of some work that had to wait for something."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._work = work
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self._awaited
        except BaseException as error:  # the task is cancelled, and so is the work
            self._work.throw(error)
        yield from self._work.__await__()


def begun(work: Coroutine[Any, Any, None]) -> Rest | None:
    """Do as much of some work as can be done without waiting. Where the other end takes what it is
    sent, that is all of it, and a task that is woken for each message would cost more than the
    message."""
    try:
        return Rest(work, work.send(None))
    except StopIteration:
        return None
