"""An SQLite store whose files are moved, replaced or cut off while it is open."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from bombe.web.runtime.store import StoreDown
from bombe.web.runtime.store.asked import Append
from bombe.web.runtime.store.groups import Groups
from bombe.web.runtime.store.sqlite import SQLite
from support.playing import on_a_loop
from support.stores import opened, row


def remove(path: Path) -> None:
    path.unlink()


def remove_the_log(path: Path) -> None:
    Path(f"{path}-wal").unlink()


def remove_the_index(path: Path) -> None:
    Path(f"{path}-shm").unlink()


def remove_the_folder(path: Path) -> None:
    path.parent.rename(path.parent.with_name("elsewhere"))


def replace(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def empty(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (remove, "removed"),
        (remove_the_log, "removed"),
        (remove_the_index, "removed"),
        (remove_the_folder, "removed"),
        (replace, "replaced"),
        (empty, "truncated"),
    ],
)
@on_a_loop
async def test_nothing_is_written_to_a_file_that_is_lost(
    tmp_path: Path, harm: Callable[[Path], None], why: str
) -> None:
    path = tmp_path / "data" / "rooms.db"
    async with opened(SQLite(path)) as store:
        assert await store.append("A", [row(1)])
        await store.remove("A")  # which also moves everything from the log into the file
        assert await store.append("A", [row(1)])
        harm(path)
        before = sorted(file.name for file in path.parent.glob("*"))
        for attempt in (store.append("A", [row(2)]), store.ping(), store.remove("A"), store.ping()):
            with pytest.raises(StoreDown) as down:
                await attempt
            assert down.value.why == why
        if why != "truncated":  # what is still open can still be read
            assert await store.read("A") == [row(1)]
        assert sorted(file.name for file in path.parent.glob("*")) == before


@on_a_loop
async def test_a_shorter_file_is_used_only_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    async with opened(SQLite(path)) as store:
        assert await store.append("A", [row(1, "x" * 100_000)])
        assert await store.append("B", [row(1)])
        assert await store.remove("A")
        size = path.stat().st_size
        tidy = sqlite3.connect(path)
        tidy.execute("VACUUM")
        tidy.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        tidy.close()
        assert path.stat().st_size < size
        await store.ping()  # which looks whether it is whole
        assert await store.append("B", [row(2)])
        assert await store.read("B") == [row(1), row(2)]
        assert await store.remove("B")  # nothing is left in the log
        os.truncate(path, path.stat().st_size // 2)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await store.ping()
            with pytest.raises(StoreDown):
                await store.append("C", [row(1)])


@on_a_loop
async def test_a_damaged_page_harms_only_those_who_need_it() -> None:
    """What is written together with a room on it is written by itself."""

    async def write(group: Sequence[Append]) -> Sequence[bool]:
        if any(append.room == "damaged" for append in group):
            raise StoreDown("malformed", "corrupt")
        return [True for _ in group]

    groups: Groups[Append, bool] = Groups(write)
    one, damaged, other = await asyncio.gather(
        *(groups.ask(Append(room, [row(1)], [])) for room in ("A", "damaged", "B")),
        return_exceptions=True,
    )
    assert one is other is True
    assert isinstance(damaged, StoreDown)
    assert damaged.why == "corrupt"
