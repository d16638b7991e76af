"""The tables of both stores, and the steps by which those of an older version become them.

The first step makes version 1 out of nothing, the second version 2 out of 1, and so on. A step that
has been released is never changed.

`room` says for every room how far its log goes. An append moves that on, if it is where the append
expects it, before it writes anything: so no number is used twice and none is skipped, even if
others write to the room or remove it meanwhile, and the oldest rooms are found without reading the
logs.

`life` says for how many milliseconds servers have run on this store, and the tables of ages how
long that was when a room had last changed, or a match was first seen: clocks of machines jump, and
this one does not. `words` says what may be left of players' own words in a match.

`review` has what was found out about a match: nothing that its players wrote.
"""

from __future__ import annotations

from collections.abc import Sequence

from bombe.text import BadInput, T

Steps = Sequence[Sequence[str]]  # each of some statements

SQLITE: Steps = (
    (
        """CREATE TABLE room (
            room TEXT PRIMARY KEY, n INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL
        ) WITHOUT ROWID""",
        # With a rowid: new rows of many rooms lie side by side, and a group of appends changes few
        # pages. Kept in the order of the rooms it would be one for each, at half the pace.
        """CREATE TABLE log (
            room TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (room, n)
        )""",
        """CREATE TABLE kept (
            id TEXT PRIMARY KEY, at INTEGER NOT NULL, room TEXT NOT NULL, text TEXT NOT NULL
        )""",
    ),
    (
        # Deleted with their room, by the database itself.
        """CREATE TABLE picture (
            room TEXT NOT NULL REFERENCES room ON DELETE CASCADE, key TEXT NOT NULL,
            data BLOB NOT NULL, PRIMARY KEY (room, key)
        )""",
    ),
    (
        "CREATE TABLE life (lived INTEGER NOT NULL)",
        "INSERT INTO life VALUES (0)",
        """CREATE TABLE room_age (
            room TEXT PRIMARY KEY, n INTEGER NOT NULL, lived INTEGER NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE match_age (
            id TEXT PRIMARY KEY, lived INTEGER NOT NULL, words INTEGER NOT NULL
        ) WITHOUT ROWID""",
    ),
    (
        # Deleted with their match, by the database itself.
        """CREATE TABLE review (
            id TEXT PRIMARY KEY REFERENCES kept ON DELETE CASCADE, data BLOB NOT NULL
        )""",
    ),
)

POSTGRES: Steps = (
    (
        # Bytes are compared, not words of some language: quicker, and in the same order as SQLite.
        """CREATE TABLE bombe.room (
            room text COLLATE "C" PRIMARY KEY,
            n bigint NOT NULL, first bigint NOT NULL, last bigint NOT NULL
        ) WITH (fillfactor = 70)""",  # room for the new version of a row beside the old one
        """CREATE TABLE bombe.log (
            room text COLLATE "C", n bigint, at bigint NOT NULL, text text NOT NULL,
            PRIMARY KEY (room, n)
        )""",
        """CREATE TABLE bombe.kept (
            id text COLLATE "C" PRIMARY KEY,
            at bigint NOT NULL, room text NOT NULL, text text NOT NULL
        )""",
    ),
    (
        """CREATE TABLE bombe.picture (
            room text COLLATE "C" REFERENCES bombe.room ON DELETE CASCADE, key text COLLATE "C",
            data bytea NOT NULL, PRIMARY KEY (room, key)
        )""",
        # They are compressed already; to try again would take time and gain nothing.
        "ALTER TABLE bombe.picture ALTER COLUMN data SET STORAGE EXTERNAL",
    ),
    (
        "CREATE TABLE bombe.life (lived bigint NOT NULL)",
        "INSERT INTO bombe.life VALUES (0)",
        # Not tied to the rooms: that would lock a room while its age is written.
        """CREATE TABLE bombe.room_age (
            room text COLLATE "C" PRIMARY KEY, n bigint NOT NULL, lived bigint NOT NULL
        )""",
        """CREATE TABLE bombe.match_age (
            id text COLLATE "C" PRIMARY KEY, lived bigint NOT NULL, words integer NOT NULL
        )""",
    ),
    (
        """CREATE TABLE bombe.review (
            id text COLLATE "C" PRIMARY KEY REFERENCES bombe.kept ON DELETE CASCADE,
            data bytea NOT NULL
        )""",
        "ALTER TABLE bombe.review ALTER COLUMN data SET STORAGE EXTERNAL",
    ),
)


def missing(steps: Steps, version: int, where: str) -> Steps:
    """The steps that a database of some version lacks."""
    if version > len(steps):
        raise BadInput(
            T(
                "the database {where} has version {version}, and this program knows only "
                "{newest}: use a newer program",
                where=where,
                version=version,
                newest=len(steps),
            )
        )
    return steps[version:]
