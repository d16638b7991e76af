"""Ages in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bombe.table.archive import Kept
from bombe.web.runtime.store.ages import ANY, BATCH, HOUR, MATCHES, SEEN, Cleaned
from bombe.web.runtime.store.transactions import transaction, wipe

Do = Callable[[Callable[[sqlite3.Connection], Any]], Awaitable[Any]]

# Once an hour is enough: a room whose number has moved on is not old, whatever its age says.
CHANGED = """
SELECT room.room FROM room LEFT JOIN room_age ON room_age.room = room.room
WHERE room_age.room IS NULL OR room_age.n <> room.n AND room_age.lived < ?
"""
NEW = "SELECT kept.id FROM kept LEFT JOIN match_age USING (id) WHERE match_age.id IS NULL"
# From the tables themselves, in case something has been removed meanwhile.
AGE_ROOM = "INSERT OR REPLACE INTO room_age SELECT room, n, ? FROM room WHERE room = ?"
AGE_MATCH = f"INSERT OR IGNORE INTO match_age SELECT id, ?, {ANY} FROM kept WHERE id = ?"
OLD_ROOMS = """
SELECT room, n FROM room JOIN room_age USING (room, n) WHERE lived < ? ORDER BY room
"""
OLD_MATCHES = "SELECT id FROM match_age WHERE lived < ? ORDER BY id"
WORDY = f"""
SELECT kept.id, kept.at, kept.room, kept.text, room.room IS NOT NULL
FROM match_age JOIN kept USING (id) LEFT JOIN room ON room.room = kept.room
WHERE words = {ANY} OR words = {SEEN} AND room.room IS NULL LIMIT {MATCHES}
"""


class SQLiteAges:
    def __init__(self, read: Do, change: Do) -> None:
        self._read = read
        self._change = change

    async def grow(self, lived: int) -> int:
        def grow(db: sqlite3.Connection) -> int:
            with transaction(db):
                db.execute("UPDATE life SET lived = max(lived, ?)", (lived,))
                (now,) = db.execute("SELECT lived FROM life").fetchone()
            return int(now)

        now: int = await self._change(grow)
        for find, age in ((_all(CHANGED, now - HOUR), AGE_ROOM), (_all(NEW), AGE_MATCH)):
            names = [name for (name,) in await self._read(find)]
            for start in range(0, len(names), BATCH):
                await self._change(_each(age, [(now, name) for name in names[start:][:BATCH]]))
        return now

    async def rooms(self, before: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = await self._read(_all(OLD_ROOMS, before))
        return found

    async def matches(self, before: int) -> list[str]:
        return [id for (id,) in await self._read(_all(OLD_MATCHES, before))]

    async def wordy(self) -> list[tuple[Kept, bool]]:
        return [(Kept(*row), bool(there)) for *row, there in await self._read(_all(WORDY))]

    async def unword(self, cleaned: Sequence[Cleaned]) -> None:
        texts = [(one.text, one.id) for one in cleaned if one.text is not None]

        def unword(db: sqlite3.Connection) -> None:
            with transaction(db):
                db.executemany("UPDATE kept SET text = ? WHERE id = ?", texts)
                db.executemany(
                    "UPDATE match_age SET words = ? WHERE id = ?",
                    [(one.words, one.id) for one in cleaned],
                )
            if texts:
                wipe(db)

        await self._change(unword)


def _all(query: str, *values: object) -> Callable[[sqlite3.Connection], list[Any]]:
    return lambda db: db.execute(query, values).fetchall()


def _each(statement: str, values: list[tuple[int, str]]) -> Callable[[sqlite3.Connection], None]:
    def write(db: sqlite3.Connection) -> None:
        with transaction(db):
            db.executemany(statement, values)

    return write
