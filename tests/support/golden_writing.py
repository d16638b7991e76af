"""Writes golden files of the present state: `make golden ARGS=version-6`. Those that are there stay
as they are. See `tests/table/golden/README.md`."""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from support import golden_rooms, servers
from support.golden_facts import all_carried, command, in_store, store_facts
from support.golden_files import GOLDEN
from support.golden_table import Set, Table, table

START = 1_790_000_000_000  # milliseconds since 1970
# What pg_dump says that only some versions of PostgreSQL know, or that is of no use.
LEFT_OUT = ("--", "\\", "SET transaction_timeout", "SET default_")


def played(address: str, folder: Path) -> None:
    """Play all of it on a store; in between one of the rooms goes elsewhere and comes back."""
    entropy, where = Set(START), ("--database", address)
    asyncio.run(_session(address, entropy, golden_rooms.first))
    file = folder / "carried.json"
    command("export", "--out", str(file), *where, "--", golden_rooms.CARRIED)
    command("purge", *where, "--", golden_rooms.CARRIED)
    command("import", str(file), *where)
    file.unlink()
    asyncio.run(_session(address, entropy, golden_rooms.last))


async def _session(address: str, entropy: Set, play: Callable[[Table], Awaitable[None]]) -> None:
    async with table(address, entropy) as opened:
        await play(opened)


def portable(dump: str) -> str:
    """A dump that goes into any PostgreSQL, without comments."""
    lines = [line for line in dump.splitlines() if not line.startswith(LEFT_OUT)]
    blocks = "\n".join(lines).split("\n\n")
    return "\n\n".join(block.strip("\n") for block in blocks if block.strip()) + "\n"


def write(version: str, folder: Path, server: servers.PostgreSQL) -> None:
    """Play in both stores, which must come to the same, and keep what they hold."""
    out = GOLDEN / version
    out.mkdir()
    file = folder / "golden.db"
    addresses = [f"sqlite:///{file}", server.database()]
    for address in addresses:
        played(address, folder)
    one, other = (asyncio.run(in_store(address, store_facts)) for address in addresses)
    assert one == other, "the stores hold different things"
    shutil.copyfile(file, GOLDEN / f"{version}.db")
    dump = portable(server.dump(addresses[1]))
    (GOLDEN / f"{version}.sql").write_text(dump, "utf-8", newline="\n")
    where = ("--database", addresses[0])
    rooms, matches = command("list", *where), command("list", "--matches", *where)
    for name in [one["room"] for one in rooms] + [one["match"] for one in matches]:
        command("export", "--out", str(out / f"{name}.json"), *where, "--", name)
        (out / f"{name}.json").chmod(0o644)
    write_expectations(version, folder)


def write_expectations(version: str, folder: Path) -> None:
    """Write down what is made of a version now."""
    copy = shutil.copyfile(GOLDEN / f"{version}.db", folder / "copy.db")
    address = f"sqlite:///{copy}"
    told = {"store": asyncio.run(in_store(address, store_facts))}
    told["rooms"] = command("list", "--database", address)
    told["matches"] = command("list", "--matches", "--database", address)
    told["files"] = all_carried(version, folder)
    with (GOLDEN / f"{version}.json").open("x", encoding="utf-8", newline="\n") as out:
        out.write(json.dumps(told, ensure_ascii=False, indent=1) + "\n")


if __name__ == "__main__":
    (name,) = sys.argv[1:]
    with TemporaryDirectory() as here, servers.postgres() as server:
        write(name, Path(here), server)
