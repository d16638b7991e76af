"""A running table: its rooms, limits and settings, and how requests reach them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from starlette.requests import HTTPConnection

from bombe.game import Seat
from bombe.games import find
from bombe.table.archive import Kept
from bombe.table.codes import read_code
from bombe.table.events import Origin
from bombe.table.keys import NoSeat
from bombe.table.retelling import Packed, Retold
from bombe.table.room import NoRoom, Refused, Who
from bombe.text import T
from bombe.web.http.limits import Limits
from bombe.web.http.metrics import Metrics
from bombe.web.http.requests import LONGEST_CLAIM, Malformed
from bombe.web.http.settings import Settings
from bombe.web.http.visitor import address_of, key_of, member_of
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.live import Live
from bombe.web.runtime.reviews import Known
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.stock import Stock
from bombe.web.runtime.store import StoreDown

PING_SECONDS = 1.0
BIT_SECONDS = 0.004  # from one bit of a long answer to the next: some megabytes are there at once
OPENING_SECONDS = 0.003  # from one live connection to the next: to open one costs most of that
MOST_STEPS = 10_000  # and lines of a match: more there cannot be
CROWD = 32  # connections of a room to which to tell something costs as much as to do it


class NoMatch(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such match."))


class NoReview(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("Matches of this game are not reviewed."))


class Reviewed(NamedTuple):
    """A match that is over, and what is known of its review."""

    told: Retold
    names: list[str | T]
    you: Seat | None  # of whoever asks
    known: Known


class NoReason(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("This game cannot tell why something follows."))


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


@dataclass
class Server:
    rooms: Rooms
    settings: Settings
    limits: Limits
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], float] = time.monotonic
    uploading: Counter[str] = field(default_factory=Counter)  # of each address, in progress
    long_answers: Gaps = field(default_factory=lambda: Gaps(BIT_SECONDS))
    openings: Gaps = field(default_factory=lambda: Gaps(OPENING_SECONDS))
    first_boards: dict[str, Stock[Any]] = field(default_factory=dict)  # of each game
    _well: float | None = None  # when the store could last be written to

    async def must_be_well(self) -> None:
        """Raises `StoreDown` when nothing can be stored now. Finding out costs a commit, so
        frequent callers get the result of a moment ago."""
        if self._well is None or self.clock() - self._well > PING_SECONDS:
            await self.rooms.store.ping()
            self._well = self.clock()

    async def room(self, connection: HTTPConnection) -> Live:
        """The room that a request names. Clients that try codes are slowed down, and are not told
        even when one is right; those who have a seat there are let through."""
        address, key = address_of(connection), key_of(connection)
        tired = self._tired(address, key)
        try:
            code = read_code(connection.path_params["code"])
            if code is None:
                raise NoRoom
            live = await self.rooms.find(code)
        except NoRoom:
            self.missed(address, key)
            raise
        if tired and member_of(connection, live.room) is None:
            self.missed(address, key)
        return live

    def _tired(self, address: str, key: str | None) -> bool:
        return self.limits.spent("misses", address, key) or self.limits.spent("misses_all", address)

    def missed(self, address: str, key: str | None) -> None:
        """Count a code or key that opened nothing. Each browser has its own bucket, so that one
        pupil does not lock out the whole class; a larger one is shared by an address."""
        self.limits.take("misses", address, key)
        self.limits.take("misses_all", address)

    def comes(self, connection: HTTPConnection, live: Live) -> None:
        """Count somebody who takes a seat, unless they have one."""
        if member_of(connection, live.room) is None:
            self.limits.take("joins", live.room.code, address_of(connection))
            self.limits.take("joins_all", live.room.code)

    async def seen(
        self, connection: HTTPConnection, pictures: bool = False
    ) -> tuple[Live, Who | None]:
        """The room that a request looks at, or at the pictures of, and which of its members."""
        live = await self.room(connection)
        who = await self._who(connection, live)
        if pictures:
            whose = address_of(connection) if who is None else who
            self.limits.take("pictures", live.room.code, whose)
        elif who is None:
            self.limits.take("strangers", address_of(connection))
        else:
            self.limits.take("looks", live.room.code, who)
        if self.rooms.store.shared:
            # Another process may have acknowledged a change that we have not been notified of yet.
            with suppress(StoreDown):  # then show what we have, as before
                await self.rooms.refresh(live)
            who = member_of(connection, live.room)  # whose key may have been revoked there
        if who is not None and not live.connected(who):
            await self.rooms.back(live, who)
        return live, who

    async def member(self, connection: HTTPConnection, surely: bool = False) -> tuple[Live, Who]:
        """The room in which a request wants to do something, and the member it comes from. Another
        process may have ended their key a moment ago: what is done with it is either given the key,
        to be refused by the room as it is then, or asks here to be sure."""
        live = await self.room(connection)
        who = await self._who(connection, live)
        if who is not None and (surely or live.room.members[who].gone) and self.rooms.store.shared:
            await self.rooms.refresh(live)
            who = member_of(connection, live.room)
        if who is not None and not live.connected(who):
            await self.rooms.back(live, who)
            who = member_of(connection, live.room)  # who had left may be forgotten since
        if who is None:
            self.limits.take("strangers", address_of(connection))
            raise NoSeat
        return live, who

    async def _who(self, connection: HTTPConnection, live: Live) -> Who | None:
        """Which member a request comes from; another process may have seated them just now."""
        who = member_of(connection, live.room)
        if who is None and key_of(connection) is not None and self.rooms.store.shared:
            self.limits.take("strangers", address_of(connection))
            await self.rooms.refresh(live)
            who = member_of(connection, live.room)
        return who

    async def past_match(self, connection: HTTPConnection) -> tuple[Retold, list[str | T]]:
        """The ended match that a request names, and the names of its seats while its room is
        there."""
        kept = await self._kept(connection)
        told = await self.rooms.replays.retold(kept)
        names, _ = await self._sitters(connection, kept, told)
        return told, names

    async def past_review(self, connection: HTTPConnection) -> Reviewed:
        """The same, and what is known of its review."""
        kept, told = await self._reviewed(connection)
        names, you = await self._sitters(connection, kept, told)
        known = await self.rooms.reviews.of(find(told.game), kept, address_of(connection))
        return Reviewed(told, names, you, known)

    async def branch(
        self,
        connection: HTTPConnection,
        line: int,
        step: int,
        same: bool,
        name: str,
        key: str,
        kind: str,
    ) -> Live:
        """A new room in which somebody plays on from a step of the match that a request names."""
        payer = address_of(connection)
        self.limits.take("rooms", payer)
        if not (0 <= line < MOST_STEPS and 0 <= step < MOST_STEPS):
            raise Refused(T("There is no such step in this match."))
        kept, told = await self._reviewed(connection)
        names, you = await self._sitters(connection, kept, told)
        game, seed = find(told.game), self.rooms.entropy.seed()
        branch = await self.rooms.pool.branch(game, kept.text, line, step, same, seed, payer)
        called = names[you] if you is not None and not name else name
        origin = Origin(kept.id, line, step)
        return await self.rooms.make(
            game.key,
            called if isinstance(called, str) else "",
            key,
            kind=kind,
            payer=payer,
            branch=(origin, branch),
        )

    async def _reviewed(self, connection: HTTPConnection) -> tuple[Kept, Retold]:
        kept = await self._kept(connection)
        told = await self.rooms.replays.retold(kept)
        if not find(told.game).reviews:
            raise NoReview
        return kept, told

    async def past_why(self, connection: HTTPConnection) -> tuple[int, dict[str, Packed]]:
        """The line of it that a request names, and why what it names follows there, in each
        language; or all that does."""
        asked = connection.query_params.get("line", "0")
        claim = connection.query_params.get("claim", "")
        if not (asked.isascii() and asked.isdigit() and len(asked) < 4):
            raise Malformed(T("A line is a number."))
        if len(claim) > LONGEST_CLAIM:
            raise Malformed(T("That is not a claim."))
        n = int(asked)
        kept = await self._kept(connection)
        told = await self.rooms.replays.retold(kept)
        game = find(told.game)
        if not game.reasons:
            raise NoReason
        return n, await self.rooms.whys.of(game, kept, n, claim, address_of(connection))

    async def _kept(self, connection: HTTPConnection) -> Kept:
        self.limits.take("strangers", address_of(connection))
        kept = await self.rooms.store.kept(connection.path_params["id"])
        if kept is None:
            self.missed(address_of(connection), key_of(connection))
            raise NoMatch
        return kept

    async def _sitters(
        self, connection: HTTPConnection, kept: Kept, told: Retold
    ) -> tuple[list[str | T], Seat | None]:
        """The names of the seats of an ended match, and which was that of whoever asks, while its
        room is there; afterwards both are gone with it."""
        names: list[str | T] = [T("Player {n}", n=seat + 1) for seat in range(len(told.seats))]
        try:
            room = (await self.rooms.find(kept.room)).room
        except Refused:
            return names, None
        called = [
            room.name_of(who) if who < len(room.members) else names[seat]
            for seat, who in enumerate(told.seats)
        ]
        asks = member_of(connection, room)
        return called, told.seats.index(asks) if asks in told.seats else None

    async def act(
        self,
        live: Live,
        who: Who,
        key: str | None,
        action: str,
        nonce: str,
        noted: Callable[[], None] | None = None,
    ) -> None:
        """Let a member act; `noted` is called when that is written, before it is told."""
        self._count(live, who)
        self.metrics.actions += 1
        await self.rooms.act(live, who, action, nonce, key, noted)

    async def order(
        self, live: Live, who: Who, key: str | None, line: str, nonce: str, payer: str
    ) -> None:
        self._count(live, who)
        if line.startswith("say "):
            self.limits.take("words", live.room.code, who)
        await self.rooms.order(live, who, line, nonce, payer, key)

    def _count(self, live: Live, who: Who) -> None:
        self.limits.take("seat", live.room.code, who)
        # What is told to many costs more than all the rest of it.
        self.limits.take("room", live.room.code, n=1 + len(live.sockets) // CROWD)
