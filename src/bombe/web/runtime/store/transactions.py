"""What is done with a connection to SQLite, and what its errors mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from bombe.table.archive import Kept
from bombe.table.messages import Trouble
from bombe.web.runtime.store.asked import Append

PATIENCE = 5.0  # seconds to wait for another transaction, such as a backup's
WIPE_MILLISECONDS = 200  # the same, for what can be done later

TROUBLES: dict[int, Trouble] = {
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
}


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
    try:
        db.execute(f"PRAGMA busy_timeout = {WIPE_MILLISECONDS}")
        try:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            db.execute(f"PRAGMA busy_timeout = {round(1000 * PATIENCE)}")
    except sqlite3.Error as error:
        if trouble_of(error) == "disk":
            raise
        # Else what was asked for is done, and durable.


def make_durable(db: sqlite3.Connection) -> None:
    """Let commits survive a power failure, and leave nothing behind of what is deleted."""
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # what is forgotten is not left in the file
    db.execute("PRAGMA synchronous = FULL")  # else the last commits go with the power
    db.execute("PRAGMA fullfsync = ON")  # macOS: to the disk, and not into its cache
    db.execute("PRAGMA checkpoint_fullfsync = ON")


def take(db: sqlite3.Connection, append: Append) -> bool:
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
    return moved.rowcount == 1 and all(keep(db, kept) for kept in append.kept)


def hang(db: sqlite3.Connection, append: Append) -> None:
    """Take pictures out of a room, and put others in."""
    db.executemany(
        "DELETE FROM picture WHERE room = ? AND key = ?",
        [(append.room, key) for key in append.without],
    )
    db.executemany(
        "INSERT INTO picture (room, key, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        [(append.room, key, data) for key, data in append.pictures],
    )


def keep(db: sqlite3.Connection, kept: Kept) -> bool:
    done = db.execute(
        "INSERT INTO kept (id, at, room, text) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (kept.id, kept.at, kept.room, kept.text),
    )
    return done.rowcount == 1
