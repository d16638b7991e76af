"""Databases and exported files that earlier states of the code wrote are read as they were then.

The README in `golden/` describes its content. The files are written once and never again; each has
the expected result, as of then, beside it. A new one gets that by
`python tests/table/test_golden.py version-4`, which does not touch existing ones.
"""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import msgspec
import pytest

from bombe.cli import main
from bombe.table import commands, disclosure
from bombe.table.archive import Kept, kept_match, read_match, results
from bombe.table.events import Event, Row, encode
from bombe.table.retelling import Packed, Retold, retold, whole
from bombe.table.room import Room, folded
from bombe.text import ENGLISH, BadInput
from bombe.web.runtime.store import Store, store_at
from bombe.web.runtime.store.ages import HOUR
from support.servers import PostgreSQL

Json = Any
Result = TypeVar("Result")

GOLDEN = Path(__file__).parent / "golden"
VERSIONS = sorted(path.stem for path in GOLDEN.glob("*.db"))
LATER = {"aid_why"}  # options of games that came after these files
HOURS = 60  # for which servers have lived at most on what is here
LONGEST = 1200  # characters of what is kept to be read; of the rest a digest is


# --- all that is asked of the code ---------------------------------------------------------------


async def in_store(address: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    """What is done with a store that is opened as a server would."""
    store = store_at(address)
    await store.open(lambda room, message: None)
    try:
        return await work(store)
    finally:
        await store.close()


def event_of(row: Row) -> Json:
    return json.loads(row.text)


def along(code: str, rows: list[Row]) -> Iterator[Room]:
    """The room after each of its rows."""
    room = folded(code, rows[:1])
    yield room
    for row in rows[1:]:
        room = room.after(row.event, row.at)
        yield room


# Fields that views have gained since, which only repeat what was in them: left out, so that all the
# rest is compared with what was sent then.
SINCE = ("groups", "own_thumb", "team_thumbs", "held", "last_thumbs")
SINCE_OF_THE_MACHINE = "answered"
SINCE_OF_THE_TABLE = "score"


def as_then(view: Json) -> Json:
    """A view as those had it who wrote the golden files."""
    if view is None:
        return None
    then = {name: value for name, value in view.items() if name not in SINCE}
    if isinstance(machine := then.get("machine"), dict):
        then["machine"] = {
            name: value for name, value in machine.items() if name != SINCE_OF_THE_MACHINE
        }
    return then


def looked(room: Room, who: int | None) -> Json:
    look: Json = json.loads(disclosure.encoder("en").encode(disclosure.look(room, who)))
    table = {name: value for name, value in look["table"].items() if name != SINCE_OF_THE_TABLE}
    # What a host could not choose then is as if nobody had.
    for name in LATER & table["options"].keys():
        assert table["options"].pop(name) is False
    return {**look, "table": table, "view": as_then(look["view"])}


def looks(room: Room) -> Json:
    """All that anybody is told of a room, by viewer, and the pictures that they may see."""
    return {
        str(who): {
            "look": looked(room, who),
            "pictures": dict(room.pictures(who)),
        }
        for who in (None, *range(len(room.members)))
    }


def remembers(room: Room, who: int, nonce: str, action: str) -> bool:
    """Whether what was sent once is known if it is sent again."""
    return room.did(who, nonce, action)


def holders(room: Room, keys: set[str]) -> dict[str, int | None]:
    """Whose seat a key opens."""
    return {key: room.member_with(key) for key in sorted(keys)}


def devices(room: Room) -> Json:
    """Of each member what opens the seat, what can be exchanged for a key to it, and how many such
    links there were."""
    return [
        [
            {name: [key.added, key.kind, key.link] for name, key in member.keys.items()},
            dict(member.links),
            member.linked,
        ]
        for member in room.members
    ]


def opening(steps: list[Room]) -> Json:
    """The devices in the end, and a digest of them after each event."""
    story = " ".join(digest(devices(step))[:8] for step in steps)
    return {"devices": brief(devices(steps[-1])), "devices_story": story}


def hung(room: Room) -> list[list[str]]:
    """The pictures that were put into a room: the key of each, its print and its name."""
    return [[one.key, one.print, one.name] for one in room.deck]


def past(kept: Kept, room: Room | None) -> Json:
    """What is told of a match that is over, with the names of its room if that is there still."""
    match = read_match(kept.text)
    names = [f"Player {seat + 1}" for seat in range(len(match.seats))]
    if room is not None:
        names = [ENGLISH.say(room.name_of(who)) for who in match.seats]
    encoded = disclosure.encoder("en").encode(
        {
            "why": match.why,
            "steps": [[step.seat, step.action, step.view] for step in match.steps()],
        }
    )
    told: Json = json.loads(encoded)
    again = msgspec.convert(retold(match.match.game, kept.text), Retold)
    pages = [whole(**again.page(n)) for n in range(len(again.pages))]
    in_full = [step for page in pages for step in msgspec.convert(page, Packed).steps()]
    assert [[step["seat"], step["action"], step["view"]] for step in in_full] == told["steps"]
    return {
        "why": told["why"],
        "winners": [*match.winners],
        "bots": [*match.bots],
        "by_host": match.by_host,
        "results": results(match, names, ENGLISH),
        "pictures": again.pictures,
        "steps": [[seat, action, as_then(view)] for seat, action, view in told["steps"]],
    }


def renamed(room: Room) -> list[Event]:
    """Somebody at the table takes another name."""
    for who in room.people:
        try:
            return commands.obeyed(room, who, "name Grace", "a new nonce")
        except BadInput:  # one who keeps silent
            continue
    return commands.here(room, 0)  # nobody is there: somebody comes back


def ended(room: Room) -> tuple[list[Event], Kept]:
    """The host ends the match that is running."""
    events = commands.obeyed(room, room.host, "end", "the end")
    for event in events:
        room = room.after(event, room.at)
    return events, kept_match(room)


def command(*words: str) -> Json:
    """What `bombe rooms` says, which must succeed."""
    with redirect_stdout(io.StringIO()) as out:
        assert main(["rooms", "--json", *words]) == 0
    return json.loads(out.getvalue())


# --- what is made of it --------------------------------------------------------------------------


def canonical(value: Json) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    return sha256(canonical(value).encode()).hexdigest()


def brief(value: Json) -> Json:
    """Itself where somebody may want to read it, else a digest."""
    return value if len(canonical(value)) <= LONGEST else digest(value)


def room_facts(code: str, rows: list[Row], whole: bool = False) -> Json:
    events = [event_of(row) for row in rows]
    steps = [*along(code, rows)]
    room = steps[-1]
    sent = [
        (one["who"], one["nonce"], "" if one.get("ordered") else one.get("action", ""))
        for one in events
        if one.get("nonce")
    ]
    proofs = [one for one in events if one["do"] in ("sit", "link", "key")]
    keys = {one[name] for one in proofs for name in ("key", "link", "instead_of") if name in one}
    return {
        "rows": digest([[row.n, row.at, event] for row, event in zip(rows, events, strict=True)]),
        # What everybody was told after each event, which takes the most time.
        **({"story": " ".join(digest(looks(step))[:8] for step in steps)} if whole else {}),
        "looks": {who: brief(look) for who, look in looks(room).items()},
        "remembered": [remembers(room, *one) for one in sent].count(True),
        "keys": brief(holders(room, keys)),
        **(opening(steps) if any(one["do"] == "link" for one in events) else {}),
    }


async def store_facts(store: Store, whole: bool = True) -> Json:
    rooms: dict[str, Room] = {}
    told: Json = {"rooms": {}, "matches": {}, "pictures": await store.picture_bytes()}
    for summary in await store.rooms():
        code, rows = summary.room, await store.read(summary.room)
        rooms[code] = folded(code, rows)
        told["rooms"][code] = room_facts(code, rows, whole) | {
            "summary": [summary.rows, summary.first, summary.last],
            "hung": digest(
                [
                    [*picture, sha256(await store.picture(code, picture[0]) or b"").hexdigest()]
                    for picture in hung(rooms[code])
                ]
            ),
        }
    for kept in await store.matches():
        match = past(kept, rooms.get(kept.room))
        told["matches"][kept.id] = {
            "at": kept.at,
            "room": kept.room,
            **{name: brief(value) for name, value in match.items()},
        }
    return {**told, "ages": await age_facts(store)}


async def age_facts(store: Store) -> Json:
    """What counts as old from which age of the store on, in hours; and which matches may hold words
    that must go."""
    told: Json = {"rooms": {}, "matches": {}}
    for hour in range(HOURS):
        for name, old in (("rooms", store.ages.rooms), ("matches", store.ages.matches)):
            now = digest(await old(hour * HOUR + 1))
            if now not in told[name].values():
                told[name][str(hour)] = now
    return {**told, "wordy": [[kept.id, there] for kept, there in await store.ages.wordy()]}


async def file_facts(name: str, store: Store) -> Json:
    """What has become of a file that was taken in."""
    kept = await store.kept(name)
    if kept is not None:
        return {"at": kept.at, "room": kept.room, "match": digest(past(kept, None))}
    rows = await store.read(name)
    matches = {one.id: one for one in await store.matches() if one.room == name}
    return {
        "events": len(rows),
        "room": digest(room_facts(name, rows)),
        "matches": {id: digest([one.at, past(one, None)]) for id, one in sorted(matches.items())},
    }


def carried(file: Path, address: str, again: Path) -> Json:
    """What is made of a file by a table that it is brought to, and what goes out again there."""
    where = ("--database", address)
    path = command("import", str(file), *where)["path"]
    read = asyncio.run(in_store(address, lambda store: file_facts(file.stem, store)))
    command("export", "--out", str(again), *where, "--", file.stem)
    same = again.read_bytes() == file.read_bytes()
    return {"path": path, "again": "the same" if same else digest(again.read_text()), **read}


def files_of(version: str) -> list[Path]:
    return sorted((GOLDEN / version).glob("*.json"))


def all_carried(version: str, folder: Path) -> Json:
    """All files of a version. A match that came with its room is there already, so those that are
    files of their own go elsewhere."""
    told = {}
    for file in files_of(version):
        kind = "rooms" if "rows" in json.loads(file.read_text()) else "matches"
        address = f"sqlite:///{folder / kind}.db"
        told[file.stem] = carried(file, address, folder / f"again-{file.name}")
    return told


def expected(version: str) -> Json:
    return json.loads((GOLDEN / f"{version}.json").read_text("utf-8"))


# --- the tests -----------------------------------------------------------------------------------


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
    told = asyncio.run(in_store(address, lambda store: store_facts(store, whole)))
    wanted = expected(version)["store"]
    if "ages" not in wanted:  # nothing had one then
        del told["ages"]
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
                assert (
                    past(kept, room)["why"] == looks(room)["0"]["look"]["table"]["outcome"]["why"]
                )

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
        assert carried(file, address, tmp_path / file.name) == wanted[file.stem]


# --- for a new one -------------------------------------------------------------------------------


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
    for name in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as folder:
            write_expectations(name, Path(folder))
