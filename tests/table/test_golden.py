"""Databases and exported files that earlier states of the code wrote are read as they were then.

The README in `golden/` describes its content. The files are written once and never again; each has
the expected result, as of then, beside it. `make golden ARGS=version-6` adds new ones, and does
not touch existing ones.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import asyncpg
import pytest

from bombe.table.archive import Kept
from bombe.table.events import Row, encode
from bombe.table.room import folded
from bombe.web.runtime.store import Store
from support.golden_facts import (
    NOTHING,
    all_carried,
    carried,
    command,
    ended,
    event_of,
    expected,
    files_of,
    in_store,
    looked,
    past,
    renamed,
    since,
    store_facts,
    without,
)
from support.golden_files import GOLDEN, VERSIONS
from support.servers import PostgreSQL


@pytest.fixture(name="version", params=VERSIONS)
def every_version(request: pytest.FixtureRequest) -> str:
    version: str = request.param
    return version


@pytest.fixture(name="address", params=["sqlite", "postgresql"])
def golden_store(request: pytest.FixtureRequest, version: str, tmp_path: Path) -> str:
    """A store of either kind that holds what was written then; a copy, which may be changed."""
    if request.param == "sqlite":
        copy = shutil.copyfile(GOLDEN / f"{version}.db", tmp_path / "rooms.db")
        return f"sqlite:///{copy}"
    server: PostgreSQL = request.getfixturevalue("postgres")
    address = server.database()
    asyncio.run(load(address, (GOLDEN / f"{version}.sql").read_text("utf-8")))
    return address


async def load(address: str, dump: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(dump)
    await connection.close()


def test_a_database_reads_as_it_did(address: str, version: str) -> None:
    whole = address.startswith("sqlite")  # the same rows have the same story everywhere
    told = asyncio.run(in_store(address, lambda store: store_facts(store, since(version), whole)))
    wanted = expected(version)["store"]
    told = without(told, told.keys() - wanted.keys())  # what there was not then
    assert [*told["rooms"]] == [*wanted["rooms"]]
    for code, was in wanted["rooms"].items():
        now = told["rooms"][code]
        assert now["rows"] == was["rows"], f"{code} has other rows"
        story = was["story"].split()
        for n, step in enumerate(now.setdefault("story", was["story"]).split()):
            assert step == story[n], f"{code} is another room after event {n + 1}"
        assert now == was
    assert [*told["matches"]] == [*wanted["matches"]]
    for id, was in wanted["matches"].items():
        assert told["matches"][id] == was
    assert told == wanted


def test_a_database_is_listed_and_exported_as_it_was(
    address: str, version: str, tmp_path: Path
) -> None:
    asyncio.run(in_store(address, lambda store: store.ping()))  # which brings it up to date
    where, wanted = ("--database", address), expected(version)
    assert command("list", *where) == wanted["rooms"]
    assert command("list", "--matches", *where) == wanted["matches"]
    files = files_of(version)
    names = [one["room"] for one in wanted["rooms"]] + [one["match"] for one in wanted["matches"]]
    assert sorted(names) == [file.stem for file in files]
    if address.startswith("postgresql"):
        files = files[:3]  # each takes some connections, and what is written does not depend on it
    for file in files:
        command("export", "--out", str(tmp_path / file.name), *where, "--", file.stem)
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_a_database_is_written_on(address: str) -> None:
    """In every room something happens, a running match ends, and a picture is put in."""

    async def write(store: Store) -> dict[str, list[Row]]:
        logs = {}
        for summary in await store.rooms():
            code, rows = summary.room, await store.read(summary.room)
            room = folded(code, rows)
            events, kept = renamed(room), list[Kept]()
            if room.running:
                end, match = ended(room)
                events, kept = [*events, *end], [match]
            news = [
                Row(room.n + n, room.at, encode(event).decode())
                for n, event in enumerate(events, 1)
            ]
            assert await store.append(code, news, kept, [("a picture", code.encode())])
            logs[code] = [*rows, *news]
        return logs

    async def check(store: Store) -> None:
        for code, rows in logs.items():
            assert await store.read(code) == rows
            room = folded(code, rows)
            assert room.running is None
            names = [one for one in map(event_of, rows) if one.get("name") == "Grace"]
            assert all(room.members[one["who"]].name == "Grace" for one in names)
            assert names or room.people == (0,)
            assert await store.picture(code, "a picture") == code.encode()
            if room.played:
                kept = await store.kept(room.played.id)
                assert kept is not None
                outcome = looked(room, 0, NOTHING)["table"]["outcome"]
                assert past(kept, room, NOTHING)["why"] == outcome["why"]

    logs = asyncio.run(in_store(address, write))
    asyncio.run(in_store(address, check))


def test_files_are_carried_in(version: str, tmp_path: Path) -> None:
    told, wanted = all_carried(version, tmp_path), expected(version)["files"]
    assert [*told] == [*wanted]
    for name, was in wanted.items():
        assert told[name] == was, name


def test_files_are_carried_into_postgres(
    postgres: PostgreSQL, version: str, tmp_path: Path
) -> None:
    wanted, address = expected(version)["files"], postgres.database()
    *_, match, room = sorted(files_of(version), key=lambda file: wanted[file.stem].get("events", 0))
    for file in (room, match):
        told = carried(file, address, tmp_path / file.name, since(version))
        assert told == wanted[file.stem]
