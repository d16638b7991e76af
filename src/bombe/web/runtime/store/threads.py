"""A connection to SQLite in a thread of its own, and what its errors mean."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import TypeVar

from bombe.table.messages import Trouble
from bombe.web.runtime.store import StoreDown

Result = TypeVar("Result")

PATIENCE = 5.0  # seconds to wait for another transaction, such as a backup's
WIPE_MILLISECONDS = 200  # the same, for what can be done later

TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


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


def trouble_of(error: sqlite3.Error | OSError) -> Trouble:
    """What an error of SQLite or of its files means to an operator."""
    if isinstance(error, OSError):
        return "disk"
    code = getattr(error, "sqlite_errorcode", None)  # which errors of the module itself lack
    return "unreachable" if code is None else TROUBLES.get(code & 0xFF, "unreachable")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # SQLite may have rolled back already
            db.execute("ROLLBACK")
        raise


def wipe(db: sqlite3.Connection) -> None:
    """Leave nothing in the file's log of what was deleted. Where somebody reads it at the moment,
    such as a back-up, nobody waits for that: then it goes with the next time, or at the end."""
    with suppress(sqlite3.Error):  # what was asked for is done, and durable
        db.execute(f"PRAGMA busy_timeout = {WIPE_MILLISECONDS}")
        try:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            db.execute(f"PRAGMA busy_timeout = {round(1000 * PATIENCE)}")
