"""Opening a store: what is refused in a sentence, and an older schema that is brought forward."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import asyncpg
import pytest

from bombe.table.archive import Kept
from bombe.text import BadInput
from bombe.web.runtime.store import Store, StoreDown, store_at
from bombe.web.runtime.store.postgres import PostgreSQL
from bombe.web.runtime.store.schema import POSTGRES, SQLITE, Steps
from bombe.web.runtime.store.sqlite import SQLite
from support import servers
from support.playing import on_a_loop
from support.stores import (  # noqa: F401 (fixtures)
    NOW,
    deaf,
    either_store,
    file_address,
    opened,
    row,
    shared_store,
)

# ---- opening -----------------------------------------------------------------------------------


def refused(store: Store) -> str:
    """The sentence with which a store refuses to open."""

    async def main() -> str:
        with pytest.raises(BadInput) as caught:
            await store.open(deaf)
        return str(caught.value)

    return asyncio.run(main())


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "rooms.db"

    async def main() -> None:
        async with opened(SQLite(path)) as store:
            await store.append("A", [row(1)])
            files = sorted(path.parent.iterdir())
            assert [file.name.removeprefix(path.name) for file in files] == [
                *("", "-lock", "-shm", "-wal")
            ]
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    old = os.umask(0)
    try:
        asyncio.run(main())
    finally:
        os.umask(old)


@on_a_loop
async def test_it_survives_a_power_failure(tmp_path: Path) -> None:
    """As far as that can be seen here: the settings that make a commit wait for the disk."""
    store = SQLite(tmp_path / "rooms.db")
    async with opened(store):
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("fullfsync", 1)):
            ask = f"PRAGMA {pragma}"
            said = await store._writer.do(lambda db, ask=ask: db.execute(ask).fetchone())  # type: ignore[misc]
            assert said == (value,)


@on_a_loop
async def test_commits_wait_for_the_disk_whatever_the_server_is_set_to(shared: str) -> None:
    connection = await asyncpg.connect(shared)
    name = await connection.fetchval("SELECT current_database()")
    await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    await connection.close()
    store = PostgreSQL(shared)
    async with opened(store):
        for _ in range(2):  # new, and used before
            assert await store._change("SHOW synchronous_commit") == [("on",)]


@on_a_loop
async def test_a_file_is_served_by_one_process_and_read_by_any(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    async with opened(SQLite(path)) as store:
        await store.append("A", [row(1)])
        with pytest.raises(BadInput, match="in use by another process"):
            await SQLite(path).open(deaf)
        async with opened(SQLite(path, read_only=True)) as reader:
            assert len(await reader.rooms()) == 1
            with pytest.raises(StoreDown, match="readonly"):
                await reader.append("A", [row(2)])
            with pytest.raises(StoreDown, match="readonly"):
                await reader.remove("A")
            assert await store.append("A", [row(2)])
            assert len(await reader.read("A")) == 2
    async with opened(SQLite(path)), opened(SQLite(path, read_only=True)) as reader:
        assert len(await reader.read("A")) == 2


def test_files_that_are_no_store_are_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Alan, " * 1000)
    other = tmp_path / "other.db"
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE log (line TEXT)")
    db.close()
    before = other.read_bytes()
    for read_only in (False, True):
        assert "letter.txt' cannot be opened: file is not a database" in refused(
            SQLite(text, read_only=read_only)
        )
        assert "other.db' is the database of another program" in refused(
            SQLite(other, read_only=read_only)
        )
        assert "cannot be opened" in refused(SQLite(tmp_path, read_only=read_only))
        assert "cannot be opened" in refused(SQLite(text / "rooms.db", read_only=read_only))
    assert text.read_text() == "Dear Alan, " * 1000
    assert other.read_bytes() == before
    assert "unable to open" in refused(SQLite(tmp_path / "none.db", read_only=True))
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("postgresql://nobody:{secret}@127.0.0.1:{port}/postgres", '"nobody" does not exist'),
        ("postgresql://postgres:{secret}@127.0.0.1:{port}/none", '"none" does not exist'),
        ("postgresql://postgres:{secret}@127.0.0.1:1/postgres", "cannot be used"),
        ("postgresql://postgres:{secret}@127.0.0.1:one/x", "cannot be read"),
        ("postgresql://postgres:x/{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres:12?{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres:12#{secret}@127.0.0.1/x", "cannot be read"),
        ("postgresql://postgres@127.0.0.1:{port}/none?password={secret}", "none"),
        ("postgresql://127.0.0.1/x?sslmode={secret}", "cannot be read"),
    ],
)
def test_a_bad_address_is_a_sentence_without_the_password(
    postgres: servers.PostgreSQL, address: str, sentence: str
) -> None:
    postgres.start()
    address = address.format(port=postgres.port, secret="swordfish")
    said = refused(PostgreSQL(address, patience=0))
    assert sentence in said
    assert "swordfish" not in said


def test_whoever_may_make_no_tables_is_told_so(postgres: servers.PostgreSQL, shared: str) -> None:
    async def prepare() -> None:
        connection = await asyncpg.connect(shared)
        await connection.execute("CREATE ROLE guest LOGIN")
        await connection.close()

    asyncio.run(prepare())
    assert "permission denied" in refused(PostgreSQL(shared.replace("postgres@", "guest@")))


@on_a_loop
async def test_a_server_that_starts_at_the_same_time_is_waited_for(
    postgres: servers.PostgreSQL, shared: str
) -> None:
    postgres.stop()
    context = opened(PostgreSQL(shared, patience=60))
    opening = asyncio.create_task(context.__aenter__())
    await asyncio.sleep(0.5)  # time itself: it has tried, and goes on trying
    assert not opening.done()
    await asyncio.to_thread(postgres.start)
    store = await opening
    await store.ping()
    await context.__aexit__(None, None, None)


# ---- schema ------------------------------------------------------------------------------------

SECOND: dict[str, Steps] = {
    "sqlite": (
        (
            "ALTER TABLE kept ADD COLUMN game TEXT NOT NULL DEFAULT 'old'",
            "UPDATE log SET text = text || '!'",
        ),
    ),
    "postgresql": (
        (
            "ALTER TABLE bombe.kept ADD COLUMN game text NOT NULL DEFAULT 'old'",
            "UPDATE bombe.log SET text = text || '!'",
        ),
    ),
}
BROKEN: dict[str, Steps] = {
    "sqlite": ((*SECOND["sqlite"][0], "DROP TABLE nothing"),),
    "postgresql": ((*SECOND["postgresql"][0], "DROP TABLE nothing"),),
}


def stepped(address: str, further: dict[str, Steps]) -> Store:
    """The store as a later version of the program would open it."""
    kind, _, rest = address.partition("://")
    if kind == "sqlite":
        return SQLite(rest[1:], steps=(*SQLITE, *further[kind]))
    return PostgreSQL(address, steps=(*POSTGRES, *further[kind]))


async def copies(address: str) -> list[str]:
    """The names of the copies, each of which holds the room as it was."""
    kind, _, rest = address.partition("://")
    names = []
    if kind == "sqlite":
        path = Path(rest[1:])
        for copy in sorted(path.parent.glob(f"{path.name}.*")):
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            db = sqlite3.connect(copy)
            assert db.execute("SELECT text FROM log").fetchall() == [("as it was",)]
            assert db.execute("PRAGMA user_version").fetchone() == (len(SQLITE),)
            db.close()
            names.append(copy.name.removeprefix(f"{path.name}."))
    else:
        connection = await asyncpg.connect(address)
        for (name,) in await connection.fetch(
            "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'bombe%' ORDER BY nspname"
        ):
            if name != "bombe":
                assert await connection.fetch(f"SELECT text FROM {name}.log") == [("as it was",)]
                version = await connection.fetchval(f"SELECT version FROM {name}.version")
                assert version == len(POSTGRES)
                names.append(name)
        await connection.close()
    return names


@on_a_loop
async def test_an_older_schema_is_brought_forward_and_a_copy_kept(address: str) -> None:
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")], [Kept("k", NOW, "A", "")])
    assert await copies(address) == []
    for _ in range(2):  # the second time there is nothing to do
        async with opened(stepped(address, SECOND)) as store:
            assert await store.read("A") == [row(1, "as it was!")]
            assert await store.kept("k") == Kept("k", NOW, "A", "")
        assert len(await copies(address)) == 1
    # Back to the program of today, which knows less.
    today = len(SQLITE)
    says = f"has version {today + 1}, and this program knows only {today}"
    with pytest.raises(BadInput, match=says):
        await store_at(address).open(deaf)


@on_a_loop
async def test_a_step_that_fails_changes_nothing_and_copies_are_never_overwritten(
    address: str,
) -> None:
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")])
    with pytest.raises(BadInput):
        await stepped(address, BROKEN).open(deaf)
    async with opened(address) as store:
        assert await store.read("A") == [row(1, "as it was")]
    before = await copies(address)
    async with opened(stepped(address, SECOND)) as store:
        assert await store.read("A") == [row(1, "as it was!")]
    assert len(await copies(address)) == len(before) + 1


@on_a_loop
async def test_a_copy_has_a_name_of_its_own(tmp_path: Path) -> None:
    address = file_address(tmp_path / "rooms.db")
    (tmp_path / "rooms.db.copying").write_text("what a crash left")
    async with opened(address) as store:
        await store.append("A", [row(1, "as it was")])
    for _ in range(2):
        with pytest.raises(BadInput):
            await stepped(address, BROKEN).open(deaf)
    today = len(SQLITE)
    assert await copies(address) == [f"v{today}-backup", f"v{today}-backup-2"]


def test_a_reader_does_not_bring_a_file_forward(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"

    async def main() -> None:
        async with opened(SQLite(path)):
            pass

    asyncio.run(main())
    later = SQLite(path, read_only=True, steps=(*SQLITE, *SECOND["sqlite"]))
    assert "is of an older version" in refused(later)
    assert [file.name for file in tmp_path.glob("*backup*")] == []


@on_a_loop
async def test_processes_that_start_together_do_not_disturb_each_other(shared: str) -> None:
    for steps in (POSTGRES, (*POSTGRES, *SECOND["postgresql"])):
        stores = [PostgreSQL(shared, steps=steps) for _ in range(6)]
        await asyncio.gather(*(store.open(deaf) for store in stores))
        if steps is POSTGRES:
            assert await stores[0].append("A", [row(1, "as it was")])
        assert len(await stores[5].read("A")) == 1
        await asyncio.gather(*(store.close() for store in stores))
    assert await copies(shared) == [f"bombe_v{len(POSTGRES)}"]


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "mysql://x", "rooms.db", ""])
def test_an_address_of_neither_kind_is_refused(address: str) -> None:
    with pytest.raises(BadInput, match="is not a database"):
        store_at(address)
