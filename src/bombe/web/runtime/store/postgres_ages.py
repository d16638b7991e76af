"""Ages in PostgreSQL, where several processes keep them together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from bombe.table.archive import Kept
from bombe.web.runtime.store.ages import ANY, HOUR, MATCHES, SEEN, Cleaned

Connection = Any  # asyncpg is untyped
Do = Callable[[Callable[[Connection], Awaitable[Any]]], Awaitable[Any]]

AGEING = 0x626F6D63  # the lock of the one process that writes ages
# Once an hour is enough: a room whose number has moved on is not old, whatever its age says.
AGE_ROOMS = """
INSERT INTO bombe.room_age (room, n, lived)
SELECT room.room, room.n, $1 FROM bombe.room LEFT JOIN bombe.room_age AS age USING (room)
WHERE age.room IS NULL OR age.n <> room.n AND age.lived < $2
ON CONFLICT (room) DO UPDATE SET n = excluded.n, lived = excluded.lived
"""
# Of rooms that were removed while the others were written.
FORGET_ROOMS = """
DELETE FROM bombe.room_age WHERE NOT EXISTS (
    SELECT FROM bombe.room WHERE room.room = room_age.room
)
"""
AGE_MATCHES = f"""
INSERT INTO bombe.match_age (id, lived, words)
SELECT kept.id, $1, {ANY} FROM bombe.kept LEFT JOIN bombe.match_age AS age USING (id)
WHERE age.id IS NULL ON CONFLICT DO NOTHING
"""
OLD_ROOMS = """
SELECT room, n FROM bombe.room JOIN bombe.room_age USING (room, n) WHERE lived < $1 ORDER BY room
"""
OLD_MATCHES = "SELECT id FROM bombe.match_age WHERE lived < $1 ORDER BY id"
WORDY = f"""
SELECT kept.id, kept.at, kept.room, kept.text, room.room IS NOT NULL
FROM bombe.match_age JOIN bombe.kept USING (id) LEFT JOIN bombe.room ON room.room = kept.room
WHERE words = {ANY} OR words = {SEEN} AND room.room IS NULL LIMIT {MATCHES}
"""


class PostgresAges:
    def __init__(self, do: Do) -> None:
        self._do = do

    async def grow(self, lived: int) -> int:
        async def grow(connection: Connection) -> int:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", AGEING)
                now = await connection.fetchval(
                    "UPDATE bombe.life SET lived = greatest(lived, $1) RETURNING lived", lived
                )
                await connection.execute(AGE_ROOMS, now, now - HOUR)
                await connection.execute(FORGET_ROOMS)
                await connection.execute(AGE_MATCHES, now)
            return int(now)

        grown: int = await self._do(grow)
        return grown

    async def rooms(self, before: int) -> list[tuple[str, int]]:
        return [(room, n) for room, n in await self._fetch(OLD_ROOMS, before)]

    async def matches(self, before: int) -> list[str]:
        return [id for (id,) in await self._fetch(OLD_MATCHES, before)]

    async def wordy(self) -> list[tuple[Kept, bool]]:
        return [(Kept(*row), there) for *row, there in await self._fetch(WORDY)]

    async def unword(self, cleaned: Sequence[Cleaned]) -> None:
        async def unword(connection: Connection) -> None:
            async with connection.transaction():
                await connection.executemany(
                    "UPDATE bombe.kept SET text = $2 WHERE id = $1",
                    [(one.id, one.text) for one in cleaned if one.text is not None],
                )
                await connection.executemany(
                    "UPDATE bombe.match_age SET words = $2 WHERE id = $1",
                    [(one.id, one.words) for one in cleaned],
                )

        await self._do(unword)

    async def _fetch(self, query: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._do(lambda connection: connection.fetch(query, *values))
        return rows
