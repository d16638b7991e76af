"""Rooms in an SQLite file, for one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.table.messages import Trouble
from bombe.text import BadInput, T, quoted
from bombe.web.logging import journal
from bombe.web.runtime.store import (
    MOST_ROWS,
    Decide,
    Heard,
    Picture,
    StoreDown,
    Summary,
    transactions,
)
from bombe.web.runtime.store.ages import Ages
from bombe.web.runtime.store.asked import Append, must_be_storable, storable
from bombe.web.runtime.store.files import OpenFiles
from bombe.web.runtime.store.groups import Groups
from bombe.web.runtime.store.schema import SQLITE, Steps, missing
from bombe.web.runtime.store.sqlite_ages import SQLiteAges
from bombe.web.runtime.store.transactions import (
    PATIENCE,
    hang,
    make_durable,
    take,
    transaction,
    trouble_of,
    wipe,
)

if sys.platform != "win32":
    import fcntl

Result = TypeVar("Result")

OURS = 0x626F6D62  # the application id in the file: "bomb"
BATCH = 20  # rooms that are removed in one transaction; appends wait for no more
EVER = 2**63 - 1
USUAL = " " * 32_000  # more than what somebody does takes up
BEAT = 0.5  # seconds between two looks at the files while nothing is written
# After a disk has failed all of it is read before we go on: not more often than once a second, and
# not for more than a tenth of the time, however many ask how we are.
MENDING, SHARE = 1.0, 10


class SQLite:
    """The store in a file. One process may serve from it, since rooms live in its memory; another
    can open it `read_only` meanwhile."""

    shared = False

    def __init__(self, path: str | Path, *, read_only: bool = False, steps: Steps = SQLITE) -> None:
        self._path = Path(path).absolute()
        self._shown = quoted(str(self._path), 250)  # long enough for the name at its end
        self._read_only = read_only
        self._steps = steps
        self._lock: int | None = None
        self._reader = Thread()
        self._writer = self._reader if read_only else Thread()
        self._appends = Groups(self._write)
        self.ages: Ages = SQLiteAges(self._reader.do, self._change)
        self._files: OpenFiles
        self._distrusted = False  # a write has failed: nothing is believed until it was looked at
        self._full = False  # the last write found no room
        self._told: Trouble | None = None
        self._mending = asyncio.Lock()
        self._next_attempt = 0.0
        self._watching: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        try:
            if not self._read_only:
                await self._writer.start(self._opened)
            await self._reader.start(self._opened_to_read)
            if not self._read_only:
                self._watching = asyncio.create_task(self._watch())
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise BadInput(
                T(
                    "the database {path} cannot be opened: {reason}",
                    path=self._shown,
                    reason=error.strerror if isinstance(error, OSError) else str(error),
                )
            ) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._appends.close()
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.wait([self._watching])
        await self._reader.stop()
        await self._writer.stop()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def read(self, room: str, after: int = 0, most: int = MOST_ROWS) -> list[Row]:
        if not storable(room):
            return []
        query = "SELECT n, at, text FROM log WHERE room = ? AND n > ? ORDER BY n LIMIT ?"
        return await self._reader.do(
            lambda db: [Row(*row) for row in db.execute(query, (room, after, most))]
        )

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
        append = decide(await self.read(room, after))  # nobody else writes: it is always our turn
        return append is None or await self._appends.ask(append)

    async def picture(self, room: str, key: str) -> bytes | None:
        if not storable(room, key):
            return None
        query = "SELECT data FROM picture WHERE room = ? AND key = ?"
        row = await self._reader.do(lambda db: db.execute(query, (room, key)).fetchone())
        return row[0] if row else None

    async def picture_bytes(self) -> int:
        query = "SELECT coalesce(sum(length(data)), 0) FROM picture"
        (total,) = await self._reader.do(lambda db: db.execute(query).fetchone())
        return int(total)

    async def tell(self, room: str, message: str) -> None:
        pass  # there is nobody else

    async def kept(self, id: str) -> Kept | None:
        if not storable(id):
            return None
        query = "SELECT id, at, room, text FROM kept WHERE id = ?"
        row = await self._reader.do(lambda db: db.execute(query, (id,)).fetchone())
        return Kept(*row) if row else None

    async def keep(self, kept: Kept) -> bool:
        must_be_storable(kept.id, kept.room, kept.text)

        def keep(db: sqlite3.Connection) -> bool:
            with transaction(db):
                return transactions.keep(db, kept)

        return await self._change(keep)

    async def review(self, id: str) -> bytes | None:
        if not storable(id):
            return None
        query = "SELECT data FROM review WHERE id = ?"
        row = await self._reader.do(lambda db: db.execute(query, (id,)).fetchone())
        return row[0] if row else None

    async def keep_review(self, id: str, data: bytes) -> bool:
        statement = "INSERT OR REPLACE INTO review SELECT id, ? FROM kept WHERE id = ?"

        def keep(db: sqlite3.Connection) -> bool:
            with transaction(db):
                return db.execute(statement, (data, id)).rowcount == 1

        return storable(id) and await self._change(keep)

    async def rooms(self) -> list[Summary]:
        query = "SELECT room, n, first, last FROM room ORDER BY last DESC, room"
        return await self._reader.do(lambda db: [Summary(*row) for row in db.execute(query)])

    async def matches(self) -> list[Kept]:
        query = "SELECT id, at, room, text FROM kept ORDER BY at DESC, id"
        return await self._reader.do(lambda db: [Kept(*row) for row in db.execute(query)])

    async def remove(self, room: str) -> bool:
        return storable(room) and await self.remove_unchanged([(room, EVER)]) == [room]

    async def forget(self, id: str) -> bool:
        if not storable(id):
            return False

        def forget(db: sqlite3.Connection) -> bool:
            with transaction(db):
                db.execute("DELETE FROM match_age WHERE id = ?", (id,))
                return db.execute("DELETE FROM kept WHERE id = ?", (id,)).rowcount == 1

        return await self._change(forget)

    async def expire(self, before: int) -> list[str]:
        query = "SELECT room, n FROM room WHERE last < ? ORDER BY room"
        old = await self._reader.do(lambda db: db.execute(query, (before,)).fetchall())
        return await self.remove_unchanged(old)

    async def remove_unchanged(self, rooms: Sequence[tuple[str, int]]) -> list[str]:
        gone = []
        for start in range(0, len(rooms), BATCH):
            gone += await self._remove(rooms[start : start + BATCH])
        if gone:
            await self._change(wipe)
        return gone

    async def ping(self) -> None:
        await self._mend()
        await self._change(self._try)

    # ---- writing -----------------------------------------------------------------------------

    async def _write(self, group: Sequence[Append]) -> list[bool]:
        def write(db: sqlite3.Connection) -> list[bool]:
            with transaction(db):
                taken = [take(db, append) for append in group]
                db.executemany(
                    "INSERT INTO log (room, n, at, text) VALUES (?, ?, ?, ?)",
                    [
                        (append.room, row.n, row.at, row.text)
                        for append, took in zip(group, taken, strict=True)
                        if took
                        for row in append.rows
                    ],
                )
                for append, took in zip(group, taken, strict=True):
                    if took and (append.pictures or append.without):
                        hang(db, append)
            if any(append.without for append in group):
                wipe(db)
            return taken

        return await self._change(write)

    async def _remove(self, rooms: Sequence[tuple[str, int]]) -> list[str]:
        def remove(db: sqlite3.Connection) -> list[str]:
            delete = "DELETE FROM room WHERE room = ? AND n <= ?"
            with transaction(db):
                gone = [room for room, n in rooms if db.execute(delete, (room, n)).rowcount]
                for table in ("log", "room_age"):
                    db.executemany(f"DELETE FROM {table} WHERE room = ?", [(one,) for one in gone])
            return gone

        return await self._change(remove)

    async def _change(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Write something. It is said to be done only where the file that it is in is still the one
        at the path."""

        def change(db: sqlite3.Connection) -> Result:
            self._must_be_sound()
            try:
                result = work(db)
            except sqlite3.Error as error:
                self._distrusted |= trouble_of(error) == "disk"
                self._full |= trouble_of(error) == "full"
                raise
            self._full = False
            self._must_be_sound()
            return result

        try:
            result = await self._writer.do(change)
        except StoreDown as error:
            if error.why in ("removed", "replaced", "truncated", "disk"):
                self._tell(error.why)
            raise
        self._tell(None)
        return result

    def _try(self, db: sqlite3.Connection) -> None:
        with transaction(db):  # this writes even when the value is the same
            db.execute(f"PRAGMA user_version = {len(self._steps)}")
            if self._full:  # there may be room for that, and for nothing that anybody does
                db.execute("INSERT INTO kept (id, at, room, text) VALUES ('', 0, '', ?)", (USUAL,))
                db.execute("DELETE FROM kept WHERE id = ''")

    # ---- files that are lost, a disk that fails -----------------------------------------------

    def _must_be_sound(self) -> None:
        if self._read_only:
            return
        if trouble := self._trouble():
            raise StoreDown("the file of the database is not as it was", trouble)

    def _trouble(self) -> Trouble | None:
        return self._files.trouble() or ("disk" if self._distrusted else None)

    async def _watch(self) -> None:
        """Notice what happens to the files while nobody writes, and whether it is over."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(StoreDown, BadInput):
                self._tell(await self._writer.do(lambda _: self._trouble()))
                await self._mend()

    async def _mend(self) -> None:
        """After a write that failed the disk may hold less than it said, and so may a file that has
        become shorter: go on only with new connections, after all of it was read."""
        loop = asyncio.get_running_loop()
        async with self._mending:
            began = loop.time()
            if self._read_only or began < self._next_attempt:
                return
            if not await self._writer.do(lambda _: self._is_mendable()):
                return
            try:
                await self._reader.restart(self._opened_to_read)
                await self._writer.restart(self._reopened)
            finally:
                now = loop.time()
                self._next_attempt = now + max(MENDING, SHARE * (now - began))
            self._distrusted = False
            self._tell(None)

    def _is_mendable(self) -> bool:
        lost = self._files.trouble()
        if lost == "truncated":
            return not self._files.is_empty
        return lost is None and self._distrusted

    def _reopened(self) -> sqlite3.Connection:
        db = self._connection()
        try:
            make_durable(db)
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError("the database is damaged")
            self._try(db)
            self._files = OpenFiles(self._path)
        except BaseException:
            db.close()
            raise
        return db

    def _tell(self, trouble: Trouble | None) -> None:
        if trouble != self._told:
            self._told = trouble
            if trouble:
                journal.error("store down", why=trouble)
            else:
                journal.warning("store up")

    # ---- opening -----------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        """The connection that writes, to a file that is ours alone and has the newest schema."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = self._locked()
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        db = self._connection()
        try:
            version = self._version(db)
            make_durable(db)
            if steps := missing(self._steps, version, self._shown):
                if version:
                    self._copy(db, version)
                with transaction(db):
                    for step in steps:
                        for statement in step:
                            db.execute(statement)
                    db.execute(f"PRAGMA application_id = {OURS}")
                    db.execute(f"PRAGMA user_version = {len(self._steps)}")
            self._try(db)  # so that all files are there
            self._files = OpenFiles(self._path)
        except BaseException:
            db.close()
            raise
        return db

    def _connection(self) -> sqlite3.Connection:
        """A connection to a file that is there: none is made."""
        address = f"{self._path.as_uri()}?mode=rw"
        return sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)

    def _opened_to_read(self) -> sqlite3.Connection:
        # Not with mode=ro: a file whose server was killed can only be read after its log has been
        # taken up, and that is writing.
        db = self._connection()
        try:
            db.execute("PRAGMA query_only = ON")
            if missing(self._steps, self._version(db), self._shown):
                raise BadInput(
                    T(
                        "the database {path} is of an older version: start the server once, which"
                        " brings it up to date",
                        path=self._shown,
                    )
                )
        except BaseException:
            db.close()
            raise
        return db

    def _locked(self) -> int | None:
        """A lock that is released when this process ends, even if it is killed."""
        if sys.platform == "win32":
            return None
        # Beside the file, since SQLite has locks of its own on it. It is not deleted at the end:
        # somebody might just be waiting for it.
        lock = os.open(f"{self._path}-lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            if not isinstance(error, BlockingIOError):
                raise
            raise BadInput(
                T(
                    "the database {path} is in use by another process: stop that first, or let"
                    " both use PostgreSQL",
                    path=self._shown,
                )
            ) from error
        return lock

    def _version(self, db: sqlite3.Connection) -> int:
        """The version of the schema, 0 if the file is empty."""
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (owner,) = db.execute("PRAGMA application_id").fetchone()
        (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if tables and owner != OURS:
            raise BadInput(T("{path} is the database of another program", path=self._shown))
        return int(version)

    def _copy(self, db: sqlite3.Connection, version: int) -> None:
        """Keep the file as it is beside it, under a name that is free."""
        unfinished = Path(f"{self._path}.copying")
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))
        copy = sqlite3.connect(unfinished)
        try:
            db.backup(copy)
        finally:
            copy.close()
        name, tries = f"{self._path}.v{version}-backup", 1
        while os.path.lexists(name):
            tries += 1
            name = f"{self._path}.v{version}-backup-{tries}"
        unfinished.rename(name)


class Thread:
    """A connection and the one thread that uses it, so that the loop never waits for the disk."""

    def __init__(self) -> None:
        self._db: sqlite3.Connection | None = None
        self._executor: ThreadPoolExecutor | None = None

    async def start(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._executor = ThreadPoolExecutor(1, "sqlite")
        loop = asyncio.get_running_loop()
        self._db = await loop.run_in_executor(self._executor, connect)

    async def stop(self) -> None:
        db, self._db = self._db, None
        executor, self._executor = self._executor, None
        if executor is not None:
            if db is not None:
                with suppress(sqlite3.Error):
                    await asyncio.get_running_loop().run_in_executor(executor, db.close)
            executor.shutdown()

    async def restart(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Go on with another connection. Where there is none, nothing can be done until the next
        restart."""

        def again(old: sqlite3.Connection) -> sqlite3.Connection:
            with suppress(sqlite3.Error):
                old.close()
            return connect()

        self._db = await self.do(again)

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._db is None or self._executor is None:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, work, self._db)
        except (sqlite3.Error, OSError) as error:
            raise StoreDown(str(error), trouble_of(error)) from error
