"""PostgreSQL's statements about many rooms at once."""

from __future__ import annotations

from collections.abc import Sequence

from bombe.web.runtime.store.asked import Append

# All of a group in one statement, which is one round trip and one transaction. A room is first
# moved on, if it is where the append expects it; what is written and told follows from that.
# It never waits for another process: a room that one has locked is left out, as one that has moved
# on.
APPEND = """
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[]
    ) AS asked (room, before, n, first, last, news)
), held AS MATERIALIZED (
    SELECT room FROM bombe.room WHERE room = ANY ($1) ORDER BY room FOR UPDATE SKIP LOCKED
), grown AS (
    UPDATE bombe.room SET n = asked.n, last = asked.last
    FROM asked JOIN held USING (room)
    WHERE room.room = asked.room AND room.n = asked.before
    RETURNING room.room
), begun AS (
    INSERT INTO bombe.room (room, n, first, last)
    SELECT room, n, first, last FROM asked WHERE before = 0 ORDER BY room COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING room
), taken AS (
    SELECT room FROM grown UNION ALL SELECT room FROM begun
), written AS (
    INSERT INTO bombe.log (room, n, at, text)
    SELECT * FROM unnest($7::text[], $8::bigint[], $9::bigint[], $10::text[])
        AS row (room, n, at, text)
    WHERE room IN (SELECT room FROM taken)
), ended AS (
    INSERT INTO bombe.kept (id, at, room, text)
    SELECT id, at, room, text
    FROM unnest($11::text[], $12::text[], $13::bigint[], $14::text[], $15::text[])
        AS kept (by, id, at, room, text)
    WHERE by IN (SELECT room FROM taken)
), hung AS (
    INSERT INTO bombe.picture (room, key, data)
    SELECT * FROM unnest($16::text[], $17::text[], $18::bytea[]) AS picture (room, key, data)
    WHERE room IN (SELECT room FROM taken)
    ON CONFLICT DO NOTHING
), unhung AS (
    DELETE FROM bombe.picture USING unnest($19::text[], $20::text[]) AS old (room, key)
    WHERE picture.room = old.room AND picture.key = old.key
        AND old.room IN (SELECT room FROM taken)
)
SELECT room, pg_notify('bombe', news) FROM taken JOIN asked USING (room)
"""

# Rooms are locked in one order everywhere, so that two processes never wait for each other. Only a
# statement that begins afterwards sees all that was written until then.
HOLD = "SELECT room, n FROM bombe.room WHERE room = ANY ($1) ORDER BY room FOR UPDATE"

# What is new in many rooms.
READ_ON = """
SELECT log.room, log.n, log.at, log.text
FROM unnest($1::text[], $2::bigint[]) AS known (room, n),
    LATERAL (SELECT * FROM bombe.log WHERE room = known.room AND n > known.n ORDER BY n) AS log
"""


def columns(group: Sequence[Append], news: Sequence[str]) -> list[Sequence[object]]:
    """The values of `APPEND`; `news` is what the other processes are told of each."""
    rooms = [
        (a.room, a.before, a.rows[-1].n, a.rows[0].at, a.rows[-1].at, told)
        for a, told in zip(group, news, strict=True)
    ]
    return [
        *_columns(6, rooms),
        *_columns(4, [(a.room, row.n, row.at, row.text) for a in group for row in a.rows]),
        *_columns(5, [(a.room, k.id, k.at, k.room, k.text) for a in group for k in a.kept]),
        *_columns(3, [(a.room, *picture) for a in group for picture in a.pictures]),
        *_columns(2, [(a.room, key) for a in group for key in a.without]),
    ]


def _columns(count: int, rows: Sequence[tuple[object, ...]]) -> Sequence[Sequence[object]]:
    return [*zip(*rows, strict=True)] if rows else [()] * count
