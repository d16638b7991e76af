"""PostgreSQL's statements about many rooms at once, and the letters in which processes tell each
other what is new in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bombe.table.events import Row
from bombe.web.runtime.store.asked import Append, Next, Read

Connection = Any  # asyncpg is untyped

LONGEST_LETTER = 7900  # bytes of news; PostgreSQL takes 8,000 with what is around them

# All of a group in one statement, which is one round trip and one transaction. A room is first
# moved on, if it is where the append expects it; what is written and told follows from that.
# A room that another process has locked is left out, like one that has moved on. It waits only for
# one that begins the same room at the same moment: a room that is there already is not tried to be
# begun, since an INSERT waits for whoever is just changing it. Where two begin several rooms they
# may still wait for each other; the database then ends one of them.
APPEND = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::int[]
    ) AS asked (room, before, n, first, last, news, letter)
), held AS MATERIALIZED (
    SELECT room FROM bombe.room WHERE room = ANY ($1) ORDER BY room FOR UPDATE SKIP LOCKED
), grown AS (
    UPDATE bombe.room SET n = asked.n, last = asked.last
    FROM asked JOIN held USING (room)
    WHERE room.room = asked.room AND room.n = asked.before
    RETURNING room.room
), begun AS (
    INSERT INTO bombe.room (room, n, first, last)
    SELECT room, n, first, last FROM asked
    WHERE before = 0 AND NOT EXISTS (SELECT FROM bombe.room WHERE room.room = asked.room)
    ORDER BY room COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING room
), taken AS (
    SELECT room FROM grown UNION ALL SELECT room FROM begun
), written AS (
    INSERT INTO bombe.log (room, n, at, text)
    SELECT * FROM unnest($8::text[], $9::bigint[], $10::bigint[], $11::text[])
        AS row (room, n, at, text)
    WHERE room IN (SELECT room FROM taken)
), ended AS (
    INSERT INTO bombe.kept (id, at, room, text)
    SELECT id, at, room, text
    FROM unnest($12::text[], $13::text[], $14::bigint[], $15::text[], $16::text[])
        AS kept (by, id, at, room, text)
    WHERE by IN (SELECT room FROM taken)
), hung AS (
    INSERT INTO bombe.picture (room, key, data)
    SELECT * FROM unnest($17::text[], $18::text[], $19::bytea[]) AS picture (room, key, data)
    WHERE room IN (SELECT room FROM taken)
    ON CONFLICT DO NOTHING
), unhung AS (
    DELETE FROM bombe.picture USING unnest($20::text[], $21::text[]) AS old (room, key)
    WHERE picture.room = old.room AND picture.key = old.key
        AND old.room IN (SELECT room FROM taken)
)
SELECT array_agg(room), pg_notify('bombe', format('["%s",[%s]]', $22::text, string_agg(news, ',')))
FROM taken JOIN asked USING (room) GROUP BY letter
"""

# Rooms are locked in one order everywhere, so that no two processes wait for each other. Only a
# statement that begins afterwards sees all that was written until then.
HOLD = "SELECT FROM bombe.room WHERE room = ANY ($1) ORDER BY room FOR UPDATE"

# The same without waiting: those of the rooms that are ours now, or are not there.
HOLD_FREE = """
WITH held AS MATERIALIZED (
    SELECT room FROM bombe.room WHERE room = ANY ($1) ORDER BY room FOR UPDATE SKIP LOCKED
)
SELECT asked.room FROM unnest($1::text[]) AS asked (room)
WHERE asked.room IN (SELECT room FROM held)
    OR NOT EXISTS (SELECT FROM bombe.room WHERE room.room = asked.room)
"""

# What is new in many rooms.
READ_ON = """
SELECT log.room, log.n, log.at, log.text
FROM unnest($1::text[], $2::bigint[]) AS known (room, n),
    LATERAL (SELECT * FROM bombe.log WHERE room = known.room AND n > known.n) AS log
ORDER BY log.room, log.n
"""

NOTIFY = "SELECT pg_notify('bombe', letter) FROM unnest($1::text[]) AS letter"


def columns(group: Sequence[Append], sender: str) -> list[object]:
    """The values of `APPEND`, which tells the other processes how far each room goes now."""
    news = [item(a.room, str(a.rows[-1].n)) for a in group]
    rooms = [
        (a.room, a.before, a.rows[-1].n, a.rows[0].at, a.rows[-1].at, told, letter)
        for a, told, letter in zip(group, news, _letters(news), strict=True)
    ]
    return [
        *transposed(7, rooms),
        *transposed(4, [(a.room, row.n, row.at, row.text) for a in group for row in a.rows]),
        *transposed(5, [(a.room, k.id, k.at, k.room, k.text) for a in group for k in a.kept]),
        *transposed(3, [(a.room, *picture) for a in group for picture in a.pictures]),
        *transposed(2, [(a.room, key) for a in group for key in a.without]),
        sender,
    ]


def outcomes(group: Sequence[Append], taken: Sequence[Any]) -> list[bool]:
    """Which of a group have been written, from the rows that `APPEND` gives."""
    rooms = {room for some, _ in taken for room in some}
    return [append.room in rooms for append in group]


async def read_on(connection: Connection, group: Sequence[Read | Next]) -> list[list[Row]]:
    """What is new in each of a group."""
    found: dict[str, list[Row]] = {one.room: [] for one in group}
    rooms, afters = [one.room for one in group], [one.after for one in group]
    for room, *row in await connection.fetch(READ_ON, rooms, afters):
        found[room].append(Row(*row))
    return [*found.values()]


def item(room: str, message: str = "") -> str:
    """One of the news in a letter."""
    return msgspec.json.encode((room, message)).decode()


def opened(text: str) -> tuple[str, list[tuple[str, str]]]:
    """Who sent a letter, and of each room that it is about, what is new."""
    return msgspec.json.decode(text, type=tuple[str, list[tuple[str, str]]])


def letters(sender: str, news: Sequence[str]) -> list[str]:
    """News in as few letters as hold them."""
    by_letter: dict[int, list[str]] = {}
    for told, number in zip(news, _letters(news), strict=True):
        by_letter.setdefault(number, []).append(told)
    return [f'["{sender}",[{",".join(some)}]]' for some in by_letter.values()]


def _letters(news: Sequence[str]) -> Iterator[int]:
    """In which letter each of the news goes: to send few is cheaper for everybody who gets them."""
    number = size = 0
    for told in news:
        size += len(told.encode()) + 1
        if size > LONGEST_LETTER:
            number, size = number + 1, len(told.encode()) + 1
        yield number


def transposed(count: int, rows: Sequence[tuple[object, ...]]) -> Sequence[Sequence[object]]:
    return [*zip(*rows, strict=True)] if rows else [()] * count
