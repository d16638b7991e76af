"""Stores for the tests that nobody has used: of either kind, each the real thing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from bombe.table.events import Row
from bombe.web.runtime.store import Heard, Store, store_at
from support import servers

LONG_AGO, NOW = 1_000, 1_700_000_000_000


@pytest.fixture(name="address", params=["sqlite", "postgresql"])
def either_store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store that nobody has used, of either kind."""
    if request.param == "sqlite":
        return file_address(tmp_path / "rooms.db")
    server: servers.PostgreSQL = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture(name="shared")
def shared_store(postgres: servers.PostgreSQL) -> str:
    """A store that many processes may use."""
    return postgres.database()


def file_address(path: Path) -> str:
    return f"sqlite:///{path}"


def deaf(room: str, message: str) -> None:
    pass


class News:
    """What a store has told."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self._come = asyncio.Event()

    def __call__(self, room: str, message: str) -> None:
        self.heard.append((room, message))
        self._come.set()

    async def next(self, count: int) -> list[tuple[str, str]]:
        """The next so many."""
        async with asyncio.timeout(60):
            while len(self.heard) < count:
                self._come.clear()
                await self._come.wait()
        first, self.heard = self.heard[:count], self.heard[count:]
        return first


@asynccontextmanager
async def opened(store: Store | str, heard: Heard = deaf) -> AsyncIterator[Store]:
    if isinstance(store, str):
        store = store_at(store)
    await store.open(heard)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[asyncpg.Connection]:
    """To the database itself, past any store."""
    connection = await asyncpg.connect(address)
    try:
        yield connection
    finally:
        await connection.close()


def row(n: int, text: str = "{}", at: int = NOW) -> Row:
    return Row(n, at, text)
