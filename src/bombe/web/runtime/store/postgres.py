"""Rooms in PostgreSQL, for any number of processes.

Each process has one connection that writes, some that read, some that take turns at rooms that
other processes write to as well, and one that listens. They are to reach the server itself or a
pooler that gives sessions: LISTEN is lost on one that gives transactions.
"""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Task
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.text import BadInput, T, quoted
from bombe.web.runtime.store import MOST_ROWS, Decide, Heard, Picture, StoreDown, Summary
from bombe.web.runtime.store.ages import Ages
from bombe.web.runtime.store.asked import Append, Next, Read, must_be_storable, storable
from bombe.web.runtime.store.groups import Groups
from bombe.web.runtime.store.postgres_ages import PostgresAges
from bombe.web.runtime.store.schema import POSTGRES, Steps, missing
from bombe.web.runtime.store.statements import (
    APPEND,
    NOTIFY,
    Connection,
    columns,
    item,
    letters,
    opened,
    outcomes,
    read_on,
    transposed,
)
from bombe.web.runtime.store.turns import Turns

Result = TypeVar("Result")
Pool = Any  # asyncpg is untyped

CHANNEL = "bombe"
LONGEST = 200  # characters that may be told
LIMIT = 5.0  # seconds; a server that has not answered by then is down
LONG = 60.0  # for lists and removals
PATIENCE = 10.0  # seconds to wait at the start for a server that is just starting too
READERS = 2  # connections
HELD = 2.0  # seconds that other processes wait for one that has stopped in the middle of its turn
WAITED = 1.0  # seconds for such a room, before those that were got meanwhile are let go
TURNS = 25  # rooms in one transaction: what they decide is checked without a pause
TURN_TAKERS = 3  # connections: under load much of a turn is waiting for the next answer
BATCH = 100  # rooms that are removed in one transaction; their appends wait for no more
BEAT = 15.0  # seconds between two looks whether the connection that listens is still good
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts to listen again; then the last one
MIGRATION = 0x626F6D62  # the lock to hold while checking the version
EVER = 2**63 - 1

SETTINGS = {
    "application_name": "bombe",
    "synchronous_commit": "on",  # overrides the server's default: what we acknowledge is durable
    "default_transaction_isolation": "read committed",
}
# The one statement that writes is planned once, and for a table that may grow a thousandfold
# before the server notices.
WRITING = SETTINGS | {"enable_seqscan": "off", "plan_cache_mode": "force_generic_plan"}
# Whoever stops in the middle of a turn loses it, and with it the connection.
TAKING_TURNS = WRITING | {
    "idle_in_transaction_session_timeout": f"{HELD:.0f}s",
    "lock_timeout": f"{WAITED:.0f}s",
}
# Failures of the connection or the server. Data that cannot be written is the caller's fault, and
# a number that is taken is no failure.
FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
FAULTS = (ValueError, asyncpg.DataError, asyncpg.UniqueViolationError)
# Not worth retrying: wrong password, no such database, not allowed.
REFUSALS = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


class PostgreSQL:
    """The store in a PostgreSQL database."""

    shared = True

    def __init__(
        self, address: str, *, steps: Steps = POSTGRES, patience: float = PATIENCE
    ) -> None:
        self._address = address
        self._steps = steps
        self._patience = patience
        self._nonce = secrets.token_hex(4)  # by which we recognize our own notifications
        self._appends = Groups(self._write)
        self._turns = Groups(self._take_turns, TURNS, TURN_TAKERS)
        self._reads = Groups(self._read_on)
        self.ages: Ages = PostgresAges(lambda work: self._use(self._readers, work, LONG))
        self._readers: Pool = None
        self._writer: Pool = None
        self._turn_takers: Pool = None
        self._listener: Connection = None
        self._listening: Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        try:
            self._listener = await self._first_connection()
            await self._migrate(self._listener)
            await self._listener.add_listener(CHANNEL, self._hear)
            self._readers = await self._pool(READERS, SETTINGS)
            self._writer = await self._pool(1, WRITING)
            self._turn_takers = await self._pool(TURN_TAKERS, TAKING_TURNS)
        except BaseException as error:
            await self.close()
            if isinstance(error, BadInput) or not isinstance(error, (*FAILURES, ValueError)):
                raise
            raise self._refusal(error) from error
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        for groups in (self._appends, self._turns, self._reads):
            await groups.close()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        if self._listener is not None:
            with suppress(*FAILURES):
                await self._listener.close(timeout=LIMIT)
        for pool in (self._readers, self._writer, self._turn_takers):
            if pool is not None:
                with suppress(*FAILURES):
                    await asyncio.wait_for(pool.close(), LIMIT)

    async def read(self, room: str, after: int = 0, most: int = MOST_ROWS) -> list[Row]:
        if not storable(room):
            return []
        if after > 0 and most == MOST_ROWS:  # what is new is little: with what is new in others
            return await self._reads.ask(Read(room, after))
        query = "SELECT n, at, text FROM bombe.log WHERE room = $1 AND n > $2 ORDER BY n LIMIT $3"
        rows = await self._fetch(query, room, after, most)
        return [Row(*row) for row in rows]

    async def append(
        self,
        room: str,
        rows: Sequence[Row],
        kept: Sequence[Kept] = (),
        pictures: Sequence[Picture] = (),
        without: Sequence[str] = (),
    ) -> bool:
        return await self._appends.ask(Append(room, rows, kept, pictures, without))

    async def append_next(self, room: str, after: int, decide: Decide) -> bool:
        return await self._turns.ask(Next(room, after, decide))

    async def picture(self, room: str, key: str) -> bytes | None:
        if not storable(room, key):
            return None
        query = "SELECT data FROM bombe.picture WHERE room = $1 AND key = $2"
        rows = await self._fetch(query, room, key)
        return rows[0][0] if rows else None

    async def picture_bytes(self) -> int:
        query = "SELECT coalesce(sum(octet_length(data)), 0) FROM bombe.picture"
        return int((await self._fetch(query))[0][0])

    async def tell(self, room: str, message: str) -> None:
        must_be_storable(room, message)
        if len(message) > LONGEST:
            raise ValueError("a message that is too long")
        letter = letters(self._nonce, [item(room, message)])
        await self._fetch(NOTIFY, letter)

    async def kept(self, id: str) -> Kept | None:
        if not storable(id):
            return None
        query = "SELECT id, at, room, text FROM bombe.kept WHERE id = $1"
        rows = await self._fetch(query, id)
        return Kept(*rows[0]) if rows else None

    async def keep(self, kept: Kept) -> bool:
        must_be_storable(kept.id, kept.room, kept.text)
        statement = (
            "INSERT INTO bombe.kept (id, at, room, text) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT DO NOTHING RETURNING id"
        )
        return bool(await self._change(statement, kept.id, kept.at, kept.room, kept.text))

    async def review(self, id: str) -> bytes | None:
        if not storable(id):
            return None
        rows = await self._fetch("SELECT data FROM bombe.review WHERE id = $1", id)
        return rows[0][0] if rows else None

    async def keep_review(self, id: str, data: bytes) -> bool:
        if not storable(id):
            return False
        statement = (
            "INSERT INTO bombe.review (id, data) SELECT id, $2 FROM bombe.kept WHERE id = $1"
            " ON CONFLICT (id) DO UPDATE SET data = excluded.data RETURNING id"
        )
        return bool(await self._change(statement, id, data))

    async def rooms(self) -> list[Summary]:
        query = "SELECT room, n, first, last FROM bombe.room ORDER BY last DESC, room"
        return [Summary(*row) for row in await self._fetch(query, limit=LONG)]

    async def matches(self) -> list[Kept]:
        query = "SELECT id, at, room, text FROM bombe.kept ORDER BY at DESC, id"
        return [Kept(*row) for row in await self._fetch(query, limit=LONG)]

    async def remove(self, room: str) -> bool:
        return storable(room) and await self.remove_unchanged([(room, EVER)]) == [room]

    async def forget(self, id: str) -> bool:
        if not storable(id):
            return False
        await self._change("DELETE FROM bombe.match_age WHERE id = $1", id)
        return bool(await self._change("DELETE FROM bombe.kept WHERE id = $1 RETURNING id", id))

    async def expire(self, before: int) -> list[str]:
        query = "SELECT room, n FROM bombe.room WHERE last < $1 ORDER BY room"
        return await self.remove_unchanged(await self._fetch(query, before, limit=LONG))

    async def remove_unchanged(self, rooms: Sequence[tuple[str, int]]) -> list[str]:
        gone: list[str] = []
        for start in range(0, len(rooms), BATCH):
            gone += await self._remove(rooms[start : start + BATCH])
        return gone

    async def ping(self) -> None:
        await self._change("UPDATE bombe.version SET version = version RETURNING version")

    # ---- reading and writing -----------------------------------------------------------------

    async def _write(self, group: Sequence[Append]) -> list[bool]:
        try:
            taken = await self._change(APPEND, *columns(group, self._nonce))
        except asyncpg.UniqueViolationError:  # the id of a match, which spoils all of the group
            if len(group) == 1:
                return [False]
            raise
        except StoreDown as error:
            if isinstance(error.__cause__, asyncpg.DeadlockDetectedError):
                return [False] * len(group)  # others are just writing to these rooms
            raise
        return outcomes(group, taken)

    async def _read_on(self, group: Sequence[Read]) -> list[list[Row]]:
        return await self._use(self._readers, lambda c: read_on(c, group), LIMIT)

    async def _take_turns(self, group: Sequence[Next]) -> Sequence[bool | Exception | None]:
        turns = Turns(group, self._nonce)
        try:
            await self._use(self._turn_takers, turns.take, LIMIT)
        except StoreDown:
            if not turns.lost:
                raise
            return [False] * len(group)
        except asyncpg.UniqueViolationError:  # as above
            if len(group) == 1:
                return [False]
            raise
        return turns.outcomes

    async def _remove(self, rooms: Sequence[tuple[str, int]]) -> list[str]:
        async def remove(connection: Connection) -> list[str]:
            async with connection.transaction():
                # Nobody appends to them while they are locked. What was appended until then is
                # seen only by a statement that begins afterwards.
                held = await connection.fetch(
                    "SELECT room FROM bombe.room"
                    " JOIN unnest($1::text[], $2::bigint[]) AS doomed (name, most) ON room = name"
                    " WHERE n <= most ORDER BY room FOR UPDATE OF room",
                    *transposed(2, rooms),
                )
                gone = [room for (room,) in held]
                for table in ("log", "room_age", "room"):
                    await connection.execute(
                        f"DELETE FROM bombe.{table} WHERE room = ANY ($1)", gone
                    )
                await connection.execute(
                    NOTIFY, letters(self._nonce, [item(room) for room in gone])
                )
            return gone

        # Not through the connection that appends: those would wait.
        return await self._use(self._readers, remove, LONG)

    async def _fetch(self, query: str, *values: object, limit: float | None = None) -> list[Any]:
        return await self._use(self._readers, lambda c: c.fetch(query, *values), limit or LIMIT)

    async def _change(self, statement: str, *values: object) -> list[Any]:
        return await self._use(self._writer, lambda c: c.fetch(statement, *values), LIMIT)

    async def _use(
        self, pool: Pool, work: Callable[[Connection], Awaitable[Result]], limit: float
    ) -> Result:
        """Do something with a connection, a new one if need be; `StoreDown` if that takes long."""
        connection: Connection = None
        if pool is None:
            raise StoreDown("closed")
        try:
            async with asyncio.timeout(limit):
                connection = await pool.acquire()
                return await work(connection)
        except FAULTS:
            raise
        except FAILURES as error:
            self._give_up(connection)
            raise StoreDown(str(_reason(error))) from error
        except BaseException:
            self._give_up(connection)
            raise
        finally:
            if connection is not None:
                with suppress(*FAILURES):
                    await pool.release(connection, timeout=LIMIT)

    @staticmethod
    def _give_up(connection: Connection) -> None:
        """Close a connection at once. It may be in the middle of something, and to end that
        properly would be to wait for a server that does not answer."""
        if connection is not None:
            with suppress(*FAILURES):
                connection.terminate()

    # ---- notifications from other processes --------------------------------------------------

    def _hear(self, connection: Connection, pid: int, channel: str, letter: str) -> None:
        sender, news = opened(letter)
        if sender != self._nonce:
            for room, message in news:
                self._heard(room, message)

    async def _listen(self) -> None:
        """Listen for ever, with a new connection whenever one is lost."""
        while True:
            await _until_lost(self._listener)
            self._give_up(self._listener)
            failed = 0
            while True:
                await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
                try:
                    async with asyncio.timeout(LIMIT):
                        self._listener = await self._connect()
                        await self._listener.add_listener(CHANNEL, self._hear)
                    break
                except FAILURES:
                    self._give_up(self._listener)
                    failed += 1
            # Not called here: if it fails, that must not be the end of listening.
            asyncio.get_running_loop().call_soon(self._heard, "", "")

    # ---- opening -----------------------------------------------------------------------------

    async def _connect(self) -> Connection:
        return await asyncpg.connect(self._address, timeout=LIMIT, server_settings=SETTINGS)

    async def _pool(self, size: int, settings: dict[str, str]) -> Pool:
        async def nothing(connection: Connection) -> None:
            """Nothing to reset: a session is never altered, and asking would cost a round trip."""

        # None is opened before it is needed, and so none has to be there for the pool to work.
        return await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=size,
            timeout=LIMIT,
            server_settings=settings,
            reset=nothing,
        )

    async def _first_connection(self) -> Connection:
        loop = asyncio.get_running_loop()
        until = loop.time() + self._patience
        while True:
            try:
                return await self._connect()
            except (*REFUSALS, ValueError):
                raise
            except FAILURES:
                if loop.time() > until:
                    raise
            await asyncio.sleep(0.25)

    async def _migrate(self, connection: Connection) -> None:
        """Bring the schema up to date, one process at a time, all of it or nothing."""
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION)
            version = await self._version(connection)
            steps = missing(self._steps, version, self._shown)
            if not steps:
                return
            if version:
                await self._copy(connection, version)
            for step in steps:
                for statement in step:
                    await connection.execute(statement)
            await connection.execute("UPDATE bombe.version SET version = $1", len(self._steps))

    async def _version(self, connection: Connection) -> int:
        """The version of the schema, 0 after having made room for one."""
        if await connection.fetchval("SELECT to_regclass('bombe.version')") is None:
            # Asked first, since even `IF NOT EXISTS` needs the right to create.
            if await connection.fetchval("SELECT to_regnamespace('bombe')") is None:
                await connection.execute("CREATE SCHEMA bombe")
            await connection.execute("CREATE TABLE bombe.version (version integer NOT NULL)")
            await connection.execute("INSERT INTO bombe.version VALUES (0)")
        return int(await connection.fetchval("SELECT version FROM bombe.version"))

    async def _copy(self, connection: Connection, version: int) -> None:
        """Keep the tables as they are in another schema, under a name that is free."""
        name, tries = f"bombe_v{version}", 1
        while await connection.fetchval("SELECT to_regnamespace($1)", name) is not None:
            tries += 1
            name = f"bombe_v{version}_{tries}"
        await connection.execute(f"CREATE SCHEMA {name}")
        for (table,) in await connection.fetch(
            "SELECT quote_ident(tablename) FROM pg_tables WHERE schemaname = 'bombe'"
        ):
            await connection.execute(f"CREATE TABLE {name}.{table} AS TABLE bombe.{table}")

    def _refusal(self, error: Exception) -> BadInput:
        """Why the store could not be opened, without the password."""
        if isinstance(error, ValueError) or not self._shown:
            # The error may quote part of a password.
            return BadInput(
                T(
                    "the address of the database cannot be read:"
                    " write postgresql://USER:PASSWORD@HOST/NAME"
                )
            )
        return BadInput(
            T(
                "the database {where} cannot be used: {reason}",
                where=self._shown,
                reason=_reason(error),
            )
        )

    @property
    def _shown(self) -> str:
        """The address without the password; nothing if it is not clear where that ends."""
        try:
            parts = urlsplit(self._address)
            user, host, port = parts.username, parts.hostname or "", parts.port
        except ValueError:
            return ""
        if any("@" in part for part in (parts.path, parts.query, parts.fragment)):
            return ""
        who = f"{user}@" if user else ""
        where = f"{host}:{port}" if port else host
        return quoted(f"{parts.scheme}://{who}{where}{parts.path}")


async def _until_lost(connection: Connection) -> None:
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not connection.is_closed() and not lost.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), BEAT)
        if not lost.is_set():
            try:
                await connection.execute("SELECT 1", timeout=LIMIT)
            except FAILURES:
                return


def _reason(error: BaseException) -> T | str:
    return T("it does not answer") if isinstance(error, TimeoutError) else str(error)
