"""The rooms of a server: the only state that requests share.

Every change goes the same way: check it against the room, write it, then tell those who watch. A
room has one lane, so its changes come one after the other; rooms do not wait for each other. Where
other processes write too, the second to write reads what the first wrote and checks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bombe.chance import Chance
from bombe.game import Deal
from bombe.table import commands, seating
from bombe.table.archive import Kept
from bombe.table.codes import digest
from bombe.table.events import Event, Row, Who
from bombe.table.room import GameFault, NoRoom, Refused, Room
from bombe.text import BadInput, T
from bombe.web.logging import journal
from bombe.web.runtime import bot_turns, deadlines, presence
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.folding import folded_on, loaded
from bombe.web.runtime.live import Decide, Live, Socket, Turn
from bombe.web.runtime.pool import Busy, Pool, Unthought
from bombe.web.runtime.preparing import prepare
from bombe.web.runtime.replays import Replays
from bombe.web.runtime.store import Store, StoreDown

TRIES = 50  # at a change that other processes keep getting ahead of
CODES_TRIED = 20
NO_PICTURES: Mapping[str, bytes] = {}
RETRY_SECONDS = 1.0  # until background work is retried on a store that is down


@dataclass(frozen=True)
class Times:
    """How long a room waits, in seconds."""

    grace: float = 45.0  # for somebody whose connection broke
    unseen: float = 600.0  # for somebody who has none and asks now and then
    beat: float = 1.0  # bots act on its strokes, so that how long they thought does not show
    idle: float = 900.0  # until a room that nobody uses leaves the memory
    kept_days: float = 30.0  # until a room is forgotten
    chore: float = 60.0  # between two looks at what is idle


class Rooms:
    def __init__(
        self,
        store: Store,
        pool: Pool,
        entropy: Entropy | None = None,
        times: Times | None = None,
        most: int = 20_000,  # in memory
    ) -> None:
        self.store = store
        self.pool = pool
        self.replays = Replays(pool)
        self.entropy = entropy or Entropy()
        self.times = times or Times()
        self.most = most
        self.live: dict[str, Live] = {}
        self.actions = 0  # written by this process
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def open(self) -> None:
        await self.store.open(self._heard)
        self.begin(self._chores())

    async def close(self) -> None:
        """Disconnect everybody, with a reason that lets them come back."""
        self._closed = True
        for live in self.live.values():
            live.rest()
            for socket in live.sockets:
                socket.close(1012, "restarting")
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()
        await self.store.close()

    # --- finding a room --------------------------------------------------------------------------

    async def find(self, code: str) -> Live:
        """The room with this code, from memory or from the store; `NoRoom`."""
        live = self.live.get(code)
        if live is None:
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = self.begin(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(task)
        elif live.stale:
            await self._read_on(live)
        live.used = self._now()
        return live

    async def _load(self, code: str) -> Live:
        try:
            room = await loaded(self.store, code)
        except (BadInput, GameFault, KeyError, ValueError) as error:
            journal.failed(error, "unreadable")
            raise Refused(T("This room was made by another Bombe; it cannot be opened.")) from None
        if room is None:
            raise NoRoom
        await prepare(self.pool, room)
        live = self._enter(Live(room, self._now()))
        if self.store.shared:
            self._follow(live)  # what was written while we read was told to nobody here
        return live

    def _enter(self, live: Live) -> Live:
        self.live[live.room.code] = live
        self._make_place()
        for who in live.room.people:
            presence.seen_elsewhere(self, live, who)
        self.go_on(live)
        return live

    def _make_place(self) -> None:
        """Evict the least recently used rooms, down to what memory should hold."""
        if len(self.live) <= self.most:
            return
        idle = [
            live
            for live in self.live.values()
            if not live.sockets and not live.thinking and not live.lane.locked()
        ]
        for live in sorted(idle, key=lambda live: live.used)[: self.most // 10 + 1]:
            self._drop(live)

    def _drop(self, live: Live) -> None:
        self.live.pop(live.room.code, None)
        live.rest()

    # --- changing a room -------------------------------------------------------------------------

    async def make(
        self, game: str, name: str, key: str, lines: Sequence[str] = (), start: bool = False
    ) -> Live:
        """A new room whose host has the key. If any part of it is refused, no room is made."""
        for _ in range(CODES_TRIED):
            code, now = self.entropy.code(), self.entropy.now()
            room, events = commands.made(code, now, game, name, digest(code, key), lines)
            if start:
                events += await self._started(room, 0)
            change = self._happened(Room(code, room.game), events)
            await prepare(self.pool, change.room)
            if await self.store.append(code, change.rows, change.ended):
                return self._enter(Live(change.room, self._now()))
        raise Refused(T("No code is free for a new room."))

    async def change(
        self, live: Live, decide: Decide, pictures: Mapping[str, bytes] = NO_PICTURES
    ) -> None:
        """Let a room change as `decide` says of it, or raise its refusal. When this returns, the
        change will be there for ever, and the pictures that it puts into the room with it. What
        comes while another change is being written is taken along with the next one, all in the
        order in which it came."""
        turn = Turn(decide, pictures)
        live.turns.append(turn)
        async with live.lane:
            if not turn.done:
                await self._take(live)
        if turn.error:
            raise turn.error

    async def _take(self, live: Live) -> None:
        """Let all changes happen that wait, and tell those who watch."""
        turns, live.turns = live.turns, []
        try:
            await self._take_all(live, turns)
        except (StoreDown, BadInput, Busy) as error:
            for turn in turns:
                turn.done, turn.error = True, error
            if isinstance(error, StoreDown):
                self._follow(live)  # it may have been written: show it to those who watch
        except BaseException:
            live.turns = turns + live.turns  # the next change takes them along
            raise
        live.push()
        self.go_on(live)

    async def _take_all(self, live: Live, turns: list[Turn]) -> None:
        fresh = not self.store.shared
        for _ in range(TRIES):
            if live.stale:
                await self._catch_up(live)
                fresh = True
            before = room = live.room
            rows: list[Row] = []
            kept: list[Kept] = []
            data: dict[str, bytes] = {}
            for turn in turns:
                turn.error = None
                try:
                    if events := turn.decide(room):
                        change = self._happened(room, events)
                        room = change.room
                        rows += change.rows
                        kept += change.ended
                        data |= turn.pictures
                except Exception as error:
                    turn.error = error
            if not fresh and any(isinstance(turn.error, BadInput) for turn in turns):
                live.stale = True  # what another process wrote may make it possible
                continue
            if rows:
                await prepare(self.pool, room)
            written = not rows
            try:
                hung, unhung = _hung(before, room)
                pictures = [(key, data[key]) for key in hung]
                written = written or await self.store.append(
                    room.code, rows, kept, pictures, unhung
                )
            finally:
                live.stale |= not written  # until we know what the store holds
            if written:
                live.room = room
                for turn in turns:
                    turn.done = True
                    self.actions += turn.error is None
                live.tell_words(before)
                return
        raise Busy

    def _happened(self, room: Room, events: list[Event]) -> commands.Change:
        now = max(room.at, self.entropy.now())
        return commands.happened(room, events, now, lambda: Chance(self.entropy.seed()))

    async def refresh(self, live: Live) -> None:
        """Catch up with everything written so far, without waiting for the notification."""
        live.stale = True
        await self._read_on(live)

    async def _read_on(self, live: Live) -> None:
        """Take in what other processes have written."""
        async with live.lane:
            if live.stale:
                await self._catch_up(live)
        live.push()
        self.go_on(live)

    async def _catch_up(self, live: Live) -> None:
        before = live.room
        live.stale = False
        try:
            # From the last row that we know: if even that is missing, the room is gone.
            rows = await self.store.read(before.code, before.n - 1)
            room = await folded_on(before, rows)
            await prepare(self.pool, room)
        except BaseException:
            live.stale = True
            raise
        if not rows:
            self._removed(before.code)
            raise NoRoom
        live.room = room
        live.tell_words(before)

    def _follow(self, live: Live) -> None:
        """Read on as soon as the store can be reached."""
        live.stale = True
        if live.following is None or live.following.done():
            live.following = self.begin_quietly(self._followed(live))

    async def _followed(self, live: Live) -> None:
        while live.stale and self.holds(live):
            try:
                await self._read_on(live)
            except StoreDown:
                await asyncio.sleep(RETRY_SECONDS)

    def holds(self, live: Live) -> bool:
        """Whether a room is still in memory."""
        return self.live.get(live.room.code) is live

    async def remove(self, code: str) -> None:
        """Forget a room, now."""
        await self.store.remove(code)
        self._removed(code)

    def _removed(self, code: str) -> None:
        live = self.live.get(code)
        if live:
            self._drop(live)
            for socket in live.sockets:
                socket.close(4404, "the room is gone")

    # --- what members do -------------------------------------------------------------------------

    async def act(self, live: Live, who: Who, action: str, nonce: str) -> None:
        def decide(room: Room) -> list[Event]:
            return [] if room.did(who, nonce, action) else commands.acted(room, who, action, nonce)

        await self.change(live, decide)

    async def order(self, live: Live, who: Who, line: str, nonce: str) -> None:
        if line.strip() == "start":
            await self.start(live, who, nonce)
            return

        def decide(room: Room) -> list[Event]:
            return [] if room.did(who, nonce) else commands.obeyed(room, who, line, nonce)

        await self.change(live, decide)

    async def start(self, live: Live, who: Who, nonce: str) -> None:
        """Start a match. The deal may take a while: the room is not held up by it."""
        if self.store.shared:  # members who joined through another process play too
            await self.refresh(live)
        if live.room.did(who, nonce):
            return
        seated = seating.seated(live.room, who)
        dealt = await self._dealt(live.room, seated)

        def decide(room: Room) -> list[Event]:
            if room.did(who, nonce):
                return []
            return seating.started(room, who, seated, *dealt, nonce)

        await self.change(live, decide)

    async def _started(self, room: Room, who: Who) -> list[Event]:
        seated = seating.seated(room, who)
        return seating.started(room, who, seated, *await self._dealt(room, seated))

    async def _dealt(self, room: Room, seated: seating.Seating) -> tuple[Deal, list[str], str]:
        """A deal for those who are seated, what chance drew at once, and a name for the match."""
        seed, match = self.entropy.seed(), self.entropy.match()
        deal, drawn = await self.pool.deal(room.game, seated.dealt, len(seated.seats), seed)
        return deal, drawn, match

    async def join(self, live: Live, name: str, key: str) -> Who:
        """Take a place in the room; a member who has one already keeps it."""
        proof = digest(live.room.code, key)

        def decide(room: Room) -> list[Event]:
            who = room.member_with(proof)
            if who is None:
                return commands.joined(room, name, proof)
            return commands.here(room, who)

        await self.change(live, decide)
        who = live.room.member_with(proof)
        if who is None:
            raise NoRoom
        self.saw(live, who)
        return who

    async def add_key(self, live: Live, who: Who, key: str, link: str = "") -> None:
        """Let one more key open a member's seat: a link, or the device that has followed it."""
        code = live.room.code
        proof, used = digest(code, key), digest(code, link) if link else ""
        await self.change(live, lambda room: commands.keyed(room, who, proof, used))

    # --- who is there ----------------------------------------------------------------------------

    async def attach(self, socket: Socket) -> None:
        # Between being found and now the room may have left the memory, and come back.
        live = socket.live = self.live.setdefault(socket.live.room.code, socket.live)
        who = socket.who
        live.sockets.add(socket)
        if who is not None:
            presence.found(self, live, who)
            await presence.welcomed(self, live, who)

    def detach(self, socket: Socket) -> None:
        live, who = socket.live, socket.who
        live.sockets.discard(socket)
        live.used = self._now()
        if who is not None and not live.connected(who) and not self._closed:
            presence.missed(self, live, who, self.times.grace)

    def saw(self, live: Live, who: Who) -> None:
        """A member has asked for something."""
        if not live.connected(who):
            presence.missed(self, live, who, self.times.unseen)

    async def back(self, live: Live, who: Who) -> None:
        """A member without a connection has asked for something: they are there."""
        self.saw(live, who)
        await presence.welcomed(self, live, who)

    def _heard(self, code: str, message: str) -> None:
        """Another process has written, told us something, or may have done so."""
        if not code:
            for every in self.live.values():
                self._follow(every)
            return
        live = self.live.get(code)
        if live is None:
            return
        verb, _, rest = message.partition(" ")
        if verb == "removed":
            self._removed(code)
        elif verb in ("here", "seek"):
            presence.heard(self, live, verb, int(rest))
        else:
            self._follow(live)

    # --- what goes on by itself ------------------------------------------------------------------

    def go_on(self, live: Live) -> None:
        """Watch the deadline of a turn, start the bots whose turn it is, and greet those who came
        back while their absence was being written."""
        if self._closed or not self.holds(live):
            return
        room = live.room
        for who in {socket.who for socket in live.sockets}:
            if who is not None and room.members[who].gone:
                self.begin_quietly(presence.welcomed(self, live, who))
        if room.deadline != live.alarm_at:
            deadlines.watch(self, live)
        running = room.running
        if running is None:
            return
        for seat in running.waiting:
            if room.members[running.seats[seat]].bot and seat not in live.thinking:
                live.thinking.add(seat)
                self.begin_quietly(bot_turns.play(self, live, seat, running.id))

    async def _chores(self) -> None:
        """Evict rooms that nobody uses, and delete those that have expired."""
        while True:
            await asyncio.sleep(self.times.chore)
            now = self._now()
            for live in [*self.live.values()]:
                quiet = not live.sockets and not live.thinking and not live.lane.locked()
                if quiet and now - live.used > self.times.idle:
                    self._drop(live)
            await self._quietly(self.expire())

    async def expire(self) -> None:
        before = self.entropy.now() - int(self.times.kept_days * 86_400_000)
        for code in await self.store.expire(before):
            self._removed(code)

    def begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def begin_quietly(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self.begin(self._quietly(work))
        task.add_done_callback(lambda _: work.close())  # it may have been ended before it began
        return task

    async def _quietly(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do background work: a failure is logged, and the work is done another time."""
        try:
            await work
        except (StoreDown, BadInput, Busy, Unthought) as error:
            journal.warning("undone", kind=type(error).__name__)
        except Exception as error:
            journal.failed(error, "undone")

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _hung(before: Room, room: Room) -> tuple[list[str], list[str]]:
    """The pictures that were put into a room, and those that were taken out, by key."""
    if before.deck is room.deck:
        return [], []
    old, new = {one.key for one in before.deck}, {one.key for one in room.deck}
    return sorted(new - old), sorted(old - new)
