"""The rooms of a server: the only state that requests share.

Every change goes the same way: check it against the room, write it, then tell those who watch. A
room has one lane, so its changes come one after the other; rooms do not wait for each other. Where
other processes write too, they take turns, each checking against what the others wrote.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from msgspec import UNSET, UnsetType

from bombe.chance import Chance
from bombe.game import Branch
from bombe.table import absence, commands, keys, seating
from bombe.table.codes import digest, label
from bombe.table.events import Event, Origin, Who
from bombe.table.room import NoRoom, Refused, Room
from bombe.text import T
from bombe.web.logging import journal
from bombe.web.runtime import bot_turns, deadlines, dealing, memory, presence, thoughts
from bombe.web.runtime.background import Background, quietly
from bombe.web.runtime.drafts import Behind, Draft
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.folding import GAP_SECONDS, folded_on, loaded
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.lifetimes import Lifetimes
from bombe.web.runtime.live import EVER, Decide, Live, Pending, Socket
from bombe.web.runtime.pool import Busy, Pool
from bombe.web.runtime.preparing import prepare
from bombe.web.runtime.replays import Replays
from bombe.web.runtime.reviews import Reviews
from bombe.web.runtime.schools import Schools
from bombe.web.runtime.store import Append, Store, StoreDown
from bombe.web.runtime.times import Times
from bombe.web.runtime.whys import Whys

TRIES = 50  # at a change that other processes keep getting ahead of
CODES_TRIED = 20
LONG_LOG = 1000  # actions of a match
NO_PICTURES: Mapping[str, bytes] = {}
RETRY_SECONDS = 1.0  # until background work is retried on a store that is down


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
        self.live: OrderedDict[str, Live] = OrderedDict()  # the least recently used first
        self.actions = 0  # written by this process
        self.chores = 0  # done so far
        self.unreadable: set[str] = set()  # rooms that were asked for and are damaged
        self.lifetimes = Lifetimes(
            store, self.entropy, self.times.chore, self.times.kept_days, self.times.matches_days
        )
        self.since = 0  # when this process began, by its own clock
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._folding = Gaps(GAP_SECONDS)
        self.background = Background()
        self.reviews = Reviews(store, pool, self.background)
        self.whys = Whys(pool)
        self.schools = Schools(pool, self.background, self.entropy)
        self._closed = False

    async def open(self) -> None:
        await self.store.open(self._heard)
        self.since = self.entropy.now()
        self.background.begin(self._chores())

    async def close(self) -> None:
        """Disconnect everybody, with a reason that lets them come back."""
        self._closed = True
        for live in self.live.values():
            live.rest()
            for socket in live.sockets:
                socket.close(1012, "restarting")
        await self.background.end()
        await self.pool.close()
        if changing := [live.changing for live in self.live.values() if live.changing]:
            await asyncio.wait(changing)  # what was begun is written
        await self.store.close()

    # --- finding a room --------------------------------------------------------------------------

    async def find(self, code: str) -> Live:
        """The room with this code, from memory or from the store; `NoRoom`."""
        live = self.live.get(code)
        if live is None:
            task = self._loading.get(code)
            if task is None:
                task = self._loading[code] = self.background.begin(self._load(code))
                task.add_done_callback(lambda _: self._loading.pop(code, None))
            live = await asyncio.shield(task)
        elif live.stale:
            await self._read_on(live)
        memory.used(self, live)
        return live

    async def _load(self, code: str) -> Live:
        try:
            room = await loaded(self.store, code, self._folding)
        except StoreDown as error:
            if error.why == "corrupt":  # other rooms may be whole
                self._cannot_read(code, error)
            raise
        except Exception as error:  # a log that was damaged may lead to anything
            self._cannot_read(code, error)
            raise Refused(
                T("This room cannot be read: it is damaged, or was made by another Bombe.")
            ) from None
        if room is None:
            raise NoRoom
        self.unreadable.discard(code)
        await prepare(self.pool, room)
        live = self._enter(Live(room, self.now()))
        if self.store.shared:  # what was written while we read was told to nobody here
            await self.refresh(live)
        return live

    def _cannot_read(self, code: str, error: Exception) -> None:
        if code not in self.unreadable:
            self.unreadable.add(code)
            journal.failed(error, "unreadable", room=label(code))

    def _enter(self, live: Live) -> Live:
        self.live[live.room.code] = live
        memory.make_place(self, live)
        for who in live.room.people:
            presence.seen_elsewhere(self, live, who)
        self.go_on(live)
        live.entering = False
        return live

    def drop(self, live: Live) -> None:
        self.live.pop(live.room.code, None)
        live.rest()

    # --- changing a room -------------------------------------------------------------------------

    async def make(
        self,
        game: str,
        name: str,
        key: str,
        lines: Sequence[str] = (),
        start: bool = False,
        kind: str | UnsetType = UNSET,
        payer: str = "",
        branch: tuple[Origin, Branch] | None = None,
    ) -> Live:
        """A new room whose host has the key, with a match that starts at once, or goes on where
        another one was, if that is wanted. If any part of it is refused, no room is made."""
        for _ in range(CODES_TRIED):
            code, now = self.entropy.code(), self.entropy.now()
            room, events = commands.made(code, now, game, name, digest(code, key), lines, kind)
            if start:
                events += await dealing.started(self, room, 0, payer)
            elif branch:
                events += seating.branched(room, 0, *branch, self.entropy.match())
            change = self._happened(Room(code, room.game), events)
            await prepare(self.pool, change.room)
            if await self.store.append(code, change.rows, change.ended):
                live = Live(change.room, self.now())
                live.payer = payer
                return self._enter(live)
        raise Refused(T("No code is free for a new room."))

    async def change(
        self,
        live: Live,
        decide: Decide,
        pictures: Mapping[str, bytes] = NO_PICTURES,
        noted: Callable[[], None] | None = None,
    ) -> None:
        """Let a room change as `decide` says of it, or raise its refusal. When this returns, the
        change will be there for ever, and the pictures that it puts into the room with it. What
        comes at the same moment, or while another change is being written, is taken together, all
        in the order in which it came. `noted` is called when it is written, before it is told."""
        settled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        pending = Pending(decide, pictures, settled, noted)
        live.pending.append(pending)
        if live.changing is None:
            # It begins after everything that the loop has to do now, which may bring more changes.
            live.changing = asyncio.create_task(self._take_turns(live))
        await settled
        if pending.error:
            raise pending.error

    async def _take_turns(self, live: Live) -> None:
        """Let all changes happen that wait, and those that come meanwhile."""
        while live.pending:
            async with live.lane:
                pending, live.pending = live.pending, []
                try:
                    await self._take(live, pending)
                except Exception as error:
                    journal.failed(error)
                except BaseException:  # the process ends: nobody knows what became of them
                    for one in pending:
                        one.error = StoreDown("closed")
                    raise
                finally:
                    for one in pending:
                        one.settle()
        live.changing = None

    async def _take(self, live: Live, pending: list[Pending]) -> None:
        """Let some changes happen, and tell those who watch."""
        try:
            await self._take_all(live, pending)
        except Exception as error:
            for one in pending:
                one.error = error
            if isinstance(error, StoreDown):
                live.stale = True
                self._follow(live)  # it may have been written: show it to those who watch
        try:
            if live.contested:  # else it was prepared before it was written
                await prepare(self.pool, live.room)
        finally:
            live.push()
            self.go_on(live)

    async def _take_all(self, live: Live, pending: list[Pending]) -> None:
        """Write what these changes make of the room: at once as long as no other process writes to
        it too, else when it is our turn."""
        fresh = not self.store.shared
        for _ in range(TRIES):
            if live.stale and not live.contested:
                await self._catch_up(live)
                fresh = True
            before = live.room
            draft = Draft(before, pending, self._happened)
            written = False
            try:
                if live.contested:
                    live.stale = False
                    written = await self.store.append_next(before.code, before.n - 1, draft.after)
                else:
                    append = await self._tried(draft)
                    if not fresh and (draft.refused or append is None):
                        continue  # what another process wrote may change that
                    if draft.room.played and draft.room.played.match.groundwork:
                        await prepare(self.pool, draft.room)
                    written = append is None or await self._append(append)
            except Behind:
                pass
            finally:
                if not written:
                    live.stale = True  # until we know what the store holds
            if written:
                live.room, live.contested = draft.room, draft.others
                for one in pending:
                    if one.error is None:
                        self.actions += 1
                        if one.noted:
                            one.noted()
                live.tell_words(before)
                return
            live.contested = not live.contested
        raise Busy

    async def _tried(self, draft: Draft) -> Append | None:
        """What a draft comes to. Where a match is long it is tried in a thread: should it end, all
        of it is written once more, which takes some milliseconds."""
        played = draft.room.played
        if played is None or len(played.match.log) < LONG_LOG:
            return draft.tried(draft.room)
        return await asyncio.to_thread(draft.tried, draft.room)

    async def _append(self, append: Append) -> bool:
        return await self.store.append(
            append.room, append.rows, append.kept, append.pictures, append.without
        )

    def _happened(self, room: Room, events: list[Event]) -> commands.Change:
        return commands.happened(
            room, events, self.time_in(room), lambda: Chance(self.entropy.seed())
        )

    def time_in(self, room: Room) -> int:
        """The time, which does not go back in a room even if the clock does."""
        return max(room.at, self.entropy.now())

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
            room = await folded_on(before, rows, self._folding)
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
        if live.following is None or live.following.done():
            live.following = self.background.begin_quietly(self._followed(live))

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
        self.background.begin_quietly(self.lifetimes.clean())

    def _removed(self, code: str) -> None:
        self.unreadable.discard(code)
        live = self.live.get(code)
        if live:
            self.drop(live)
            for socket in live.sockets:
                socket.bereave()

    # --- what members do -------------------------------------------------------------------------

    async def act(
        self,
        live: Live,
        who: Who,
        action: str,
        nonce: str,
        key: str | None = None,
        noted: Callable[[], None] | None = None,
    ) -> None:
        def decide(room: Room) -> list[Event]:
            return [] if room.did(who, nonce, action) else commands.acted(room, who, action, nonce)

        await self.change(live, keys.held(live.room, who, key, decide), noted=noted)

    async def order(
        self, live: Live, who: Who, line: str, nonce: str, payer: str = "", key: str | None = None
    ) -> None:
        if line.strip() == "start":
            async with live.starting:  # the second finds a match that runs, and deals no other
                await dealing.start(self, live, who, nonce, payer, key)
            return

        def decide(room: Room) -> list[Event]:
            if room.did(who, nonce):
                return []
            if line.strip() == "resume":
                return seating.resumed(room, who, self.entropy.match(), nonce)
            return commands.obeyed(room, who, line, nonce)

        await self.change(live, keys.held(live.room, who, key, decide))

    async def join(self, live: Live, name: str, key: str, kind: str | UnsetType = UNSET) -> Who:
        """Take a place in the room; a member who has one already keeps it."""
        proof = digest(live.room.code, key)

        def decide(room: Room) -> list[Event]:
            who = room.opened_by(proof)
            if who is None:
                return commands.joined(room, name, proof, kind)
            return absence.here(room, who)

        await self.change(live, decide)
        who = live.room.opened_by(proof)
        if who is None:
            raise NoRoom
        self.saw(live, who)
        return who

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
        memory.used(self, live)
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
                every.stale = True
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
            live.told = max(live.told, int(message) if message else EVER)
            if live.stale:
                self._follow(live)

    # --- what goes on by itself ------------------------------------------------------------------

    def go_on(self, live: Live) -> None:
        """Watch the deadline of a turn, start the bots whose turn it is and what the game ponders,
        drop what became pointless of both, and greet those who came back while their absence was
        being written."""
        if self._closed or not self.holds(live):
            return
        room = live.room
        for who in {socket.who for socket in live.sockets}:
            if who is not None and room.members[who].gone and absence.is_back(room, who):
                self.background.begin_quietly(presence.welcomed(self, live, who))
        if room.deadline != live.late.at or room.gone or live.missed.at is not None:
            deadlines.watch(self, live)
        running = room.running
        bots = [
            seat
            for seat in (running.waiting if running else ())
            if running and room.members[running.seats[seat]].bot
        ]
        if bots or live.thinking:
            bot_turns.begin(self, live, bots)
        if live.pondering or (running and running.pondered is not None):
            thoughts.begin(self, live)

    async def _chores(self) -> None:
        """Evict rooms that nobody uses, and delete those that have expired."""
        while True:
            await asyncio.sleep(self.times.chore)
            await memory.forget_idle(self)
            await quietly(self.expire())
            self.chores += 1

    async def expire(self) -> None:
        for code in await self.lifetimes.look():
            self._removed(code)

    def now(self) -> float:
        return asyncio.get_running_loop().time()
