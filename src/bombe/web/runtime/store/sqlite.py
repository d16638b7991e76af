"""Rooms in an SQLite file, for one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from bombe.table.archive import Kept
from bombe.table.events import Row
from bombe.text import BadInput, T, quoted
from bombe.web.runtime.store import MOST_ROWS, Heard, Picture, StoreDown, Summary
from bombe.web.runtime.store.groups import Append, Groups, must_be_storable, storable
from bombe.web.runtime.store.schema import SQLITE, Steps, missing

if sys.platform != "win32":
    import fcntl

Result = TypeVar("Result")

OURS = 0x626F6D62  # the application id in the file: "bomb"
PATIENCE = 5.0  # seconds to wait for another transaction, such as a backup's
WIPE_MILLISECONDS = 200  # the same, for what can be done later
BATCH = 20  # rooms that are removed in one transaction; appends wait for no more
EVER = 2**63 - 1


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
        self._reader = _Thread()
        self._writer = self._reader if read_only else _Thread()
        self._groups = Groups(self._write)

    async def open(self, heard: Heard) -> None:
        try:
            if not self._read_only:
                await self._writer.start(self._opened)
            await self._reader.start(self._opened_to_read)
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
        await self._groups.close()
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
        return await self._groups.append(Append(room, rows, kept, pictures, without))

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
            with _transaction(db):
                return _keep(db, kept)

        return await self._writer.do(keep)

    async def rooms(self) -> list[Summary]:
        query = "SELECT room, n, first, last FROM room ORDER BY last DESC, room"
        return await self._reader.do(lambda db: [Summary(*row) for row in db.execute(query)])

    async def matches(self) -> list[Kept]:
        query = "SELECT id, at, room, text FROM kept ORDER BY at DESC, id"
        return await self._reader.do(lambda db: [Kept(*row) for row in db.execute(query)])

    async def remove(self, room: str) -> bool:
        gone = storable(room) and await self._remove([room], EVER) == [room]
        if gone:
            await self._writer.do(_wipe)
        return gone

    async def forget(self, id: str) -> bool:
        if not storable(id):
            return False

        def forget(db: sqlite3.Connection) -> bool:
            with _transaction(db):
                return db.execute("DELETE FROM kept WHERE id = ?", (id,)).rowcount == 1

        return await self._writer.do(forget)

    async def expire(self, before: int) -> list[str]:
        query = "SELECT room FROM room WHERE last < ? ORDER BY room"
        old = await self._reader.do(lambda db: [room for (room,) in db.execute(query, (before,))])
        gone = []
        for start in range(0, len(old), BATCH):
            gone += await self._remove(old[start : start + BATCH], before)
        if gone:
            await self._writer.do(_wipe)
        return gone

    async def ping(self) -> None:
        def write(db: sqlite3.Connection) -> None:
            with _transaction(db):  # this writes even when the value is the same
                db.execute(f"PRAGMA user_version = {len(self._steps)}")

        await self._writer.do(write)

    # ---- writing -----------------------------------------------------------------------------

    async def _write(self, group: Sequence[Append]) -> list[bool]:
        def write(db: sqlite3.Connection) -> list[bool]:
            with _transaction(db):
                taken = [_take(db, append) for append in group]
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
                        _hang(db, append)
            if any(append.without for append in group):
                _wipe(db)
            return taken

        return await self._writer.do(write)

    async def _remove(self, rooms: Sequence[str], before: int) -> list[str]:
        """Forget those of the rooms whose last row is older than that."""

        def remove(db: sqlite3.Connection) -> list[str]:
            delete = "DELETE FROM room WHERE room = ? AND last < ?"
            with _transaction(db):
                gone = [room for room in rooms if db.execute(delete, (room, before)).rowcount]
                db.executemany("DELETE FROM log WHERE room = ?", [(room,) for room in gone])
            return gone

        return await self._writer.do(remove)

    # ---- opening -----------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        """The connection that writes, to a file that is ours alone and has the newest schema."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = self._locked()
        os.close(os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600))
        db = sqlite3.connect(self._path, timeout=PATIENCE, isolation_level=None)
        try:
            version = self._version(db)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("PRAGMA secure_delete = ON")  # what is forgotten is not left in the file
            db.execute("PRAGMA synchronous = FULL")  # else the last commits go with the power
            db.execute("PRAGMA fullfsync = ON")  # macOS: to the disk, and not into its cache
            db.execute("PRAGMA checkpoint_fullfsync = ON")
            if steps := missing(self._steps, version, self._shown):
                if version:
                    self._copy(db, version)
                with _transaction(db):
                    for step in steps:
                        for statement in step:
                            db.execute(statement)
                    db.execute(f"PRAGMA application_id = {OURS}")
                    db.execute(f"PRAGMA user_version = {len(self._steps)}")
        except BaseException:
            db.close()
            raise
        return db

    def _opened_to_read(self) -> sqlite3.Connection:
        # Not with mode=ro: a file whose server was killed can only be read after its log has been
        # taken up, and that is writing.
        address = f"{self._path.as_uri()}?mode=rw"
        db = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
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


class _Thread:
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

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._db is None or self._executor is None:
            raise StoreDown("closed")
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._executor, work, self._db)
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error


def _wipe(db: sqlite3.Connection) -> None:
    """Leave nothing in the file's log of what was deleted. Where somebody reads it at the moment,
    such as a back-up, nobody waits for that: then it goes with the next time, or at the end."""
    with suppress(sqlite3.Error):  # what was asked for is done, and durable
        db.execute(f"PRAGMA busy_timeout = {WIPE_MILLISECONDS}")
        try:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            db.execute(f"PRAGMA busy_timeout = {round(1000 * PATIENCE)}")


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # SQLite may have rolled back already
            db.execute("ROLLBACK")
        raise


def _take(db: sqlite3.Connection, append: Append) -> bool:
    """Let the room go as far as the append does, and keep the matches, if it fits."""
    last = append.rows[-1]
    if any(db.execute("SELECT 1 FROM kept WHERE id = ?", (k.id,)).fetchone() for k in append.kept):
        return False
    if append.before == 0:
        moved = db.execute(
            "INSERT INTO room (room, n, first, last) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (append.room, last.n, append.rows[0].at, last.at),
        )
    else:
        moved = db.execute(
            "UPDATE room SET n = ?, last = ? WHERE room = ? AND n = ?",
            (last.n, last.at, append.room, append.before),
        )
    return moved.rowcount == 1 and all(_keep(db, kept) for kept in append.kept)


def _hang(db: sqlite3.Connection, append: Append) -> None:
    """Take pictures out of a room, and put others in."""
    db.executemany(
        "DELETE FROM picture WHERE room = ? AND key = ?",
        [(append.room, key) for key in append.without],
    )
    db.executemany(
        "INSERT INTO picture (room, key, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [(append.room, key, data) for key, data in append.pictures],
    )


def _keep(db: sqlite3.Connection, kept: Kept) -> bool:
    done = db.execute(
        "INSERT INTO kept (id, at, room, text) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (kept.id, kept.at, kept.room, kept.text),
    )
    return done.rowcount == 1
