"""The condition of a store, found out without changing anything, also beside a running server."""

from __future__ import annotations

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bombe.table.events import Row
from bombe.table.room import folded
from bombe.web.runtime.store import Heard, Store, Summary, store_at
from bombe.web.runtime.store.postgres import FAILURES, LONG, SETTINGS, PostgreSQL
from bombe.web.runtime.store.schema import POSTGRES, SQLITE, missing
from bombe.web.runtime.store.sqlite import SQLite
from bombe.web.runtime.store.transactions import PATIENCE


@dataclass(frozen=True)
class Condition:
    """What a store is like."""

    where: str
    version: int  # of its schema; 0: there are no tables yet
    newest: int  # the version that we know
    size: int  # bytes
    writable: bool
    damage: str  # what a check of the file has found; empty if that is nothing
    careless: str  # a setting by which a power failure loses what was acknowledged; empty if none
    last: int  # when the newest row was written, in milliseconds; 0 if there is none
    rooms: int
    matches: int
    unreadable: dict[str, str]  # rooms, and what went wrong


async def examine(address: str) -> Condition | None:
    """The condition of the store at an address; None where there is none yet."""
    named = store_at(address, read_only=True)
    if isinstance(named, SQLite):
        path = Path(address.removeprefix("sqlite:///"))
        return await _File(path).condition() if path.exists() else None
    return await _Database(address).condition()


class _File(SQLite):
    """An SQLite file, opened so that nothing is written, not even its log taken up."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, read_only=True)

    def _opened_to_read(self) -> sqlite3.Connection:
        # While a server runs, and after one was killed, there is a log beside the file. Where there
        # is none nobody writes, and the file is read without making one.
        writing = os.path.exists(f"{self._path}-wal")
        address = f"{self._path.as_uri()}?{'mode=ro' if writing else 'immutable=1'}"
        db = sqlite3.connect(address, timeout=PATIENCE, isolation_level=None, uri=True)
        try:
            missing(SQLITE, self._version(db), self._shown)  # refuses one that is newer
        except BaseException:
            db.close()
            raise
        return db

    async def condition(self) -> Condition:
        await self.open(_deaf)
        try:
            version = await self._reader.do(self._version)
            rows = await self._reader.do(lambda db: db.execute("PRAGMA quick_check(1)").fetchall())
            damage = "" if rows == [("ok",)] else str(rows[0][0])
            return Condition(
                where=self._shown,
                version=version,
                newest=len(SQLITE),
                size=sum(one.stat().st_size for one in self._on_disk()),
                # New files are made beside it.
                writable=all(os.access(one, os.W_OK) for one in (self._path, self._path.parent)),
                damage=damage,
                careless="",
                **await _contents(self, version),
            )
        finally:
            await self.close()

    def _on_disk(self) -> list[Path]:
        return [one for end in ("", "-wal") if (one := Path(f"{self._path}{end}")).exists()]


class _Database(PostgreSQL):
    """A PostgreSQL database, in transactions that cannot write."""

    def __init__(self, address: str) -> None:
        super().__init__(address, patience=0)

    async def open(self, heard: Heard) -> None:
        try:
            self._readers = await self._pool(1, SETTINGS | {"default_transaction_read_only": "on"})
        except (*FAILURES, ValueError) as error:
            raise self._refusal(error) from error

    async def condition(self) -> Condition:
        await self.open(_deaf)
        try:
            there = await self._value("SELECT to_regclass('bombe.version') IS NOT NULL")
            version = int(await self._value("SELECT version FROM bombe.version")) if there else 0
            missing(POSTGRES, version, self._shown)
            return Condition(
                where=self._shown,
                version=version,
                newest=len(POSTGRES),
                size=int(await self._value("SELECT pg_database_size(current_database())")),
                writable=bool(await self._value(_MAY_WRITE if version else _MAY_MAKE)),
                damage="",
                careless="" if await self._value("SHOW fsync") == "on" else "fsync = off",
                **await _contents(self, version),
            )
        finally:
            await self.close()

    async def _value(self, query: str) -> Any:
        return (await self._fetch(query, limit=LONG))[0][0]


_MAY_WRITE = (
    "SELECT NOT pg_is_in_recovery() AND bool_and(has_table_privilege(oid, 'INSERT, UPDATE'))"
    " FROM pg_class WHERE relnamespace = 'bombe'::regnamespace AND relkind = 'r'"
)
_MAY_MAKE = (
    "SELECT NOT pg_is_in_recovery() AND has_database_privilege(current_database(), 'CREATE')"
)


def _deaf(room: str, message: str) -> None:
    pass


async def _contents(store: Store, version: int) -> dict[str, Any]:
    """What is in it, after every room was read from its first row to its last."""
    if not version:
        return {"last": 0, "rooms": 0, "matches": 0, "unreadable": {}}
    rooms, matches = await store.rooms(), await store.matches()
    troubles = {room.room: _trouble(room, await store.read(room.room)) for room in rooms}
    left = {room.room for room in await store.rooms()}  # meanwhile some may have been deleted
    moments = [*(room.last for room in rooms), *(kept.at for kept in matches)]
    return {
        "last": max(moments, default=0),
        "rooms": len(rooms),
        "matches": len(matches),
        "unreadable": {room: why for room, why in troubles.items() if why and room in left},
    }


def _trouble(room: Summary, rows: list[Row]) -> str:
    """Why a room cannot be read, without a word of what is in it; empty if it can."""
    # A room that is played in may have grown since it was listed.
    if len(rows) < room.rows or any(row.n != n for n, row in enumerate(rows, 1)):
        return "rows missing"
    try:
        folded(room.room, rows)
    except Exception as error:  # a game that we do not know, or what no Bombe has written
        return type(error).__name__
    return ""
