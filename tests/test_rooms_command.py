"""`bombe rooms`: with real databases, beside a running server, and with files from anywhere."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scaling import scale
from servers import PostgreSQL
from serving import Person, Serving, serving

from bombe.cli import main
from bombe.text import BadInput
from bombe.web.exported import CarriedMatch, CarriedRoom, match_file, read_file, room_file
from bombe.web.source import digest
from bombe.web.store import Kept, Row, Store, store_at
from bombe.web.store.sqlite import SQLite

Json = Any
Says = Callable[..., Json]
Refuses = Callable[..., str]
LONG_AGO = 1_000_000_000_000  # 2001


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No database but those of the test, in English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "BOMBE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BOMBE_DATA", str(tmp_path / "unasked"))
    monkeypatch.setenv("BOMBE_GAMES", "tiny:Closest")


@pytest.fixture
def says(capsys: pytest.CaptureFixture[str]) -> Says:
    def says(*words: str) -> Json:
        status = main(["rooms", "--json", *words])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        assert out.isascii()
        assert out.count("\n") == 1
        return json.loads(out)

    return says


@pytest.fixture
def refuses(capsys: pytest.CaptureFixture[str]) -> Refuses:
    def refuses(*words: str) -> str:
        status = main(["rooms", *words])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        return err.removeprefix("bombe: ").rstrip("\n")

    return refuses


class Played:
    """A database in which a room has had a match of each game, and one that still runs."""

    def __init__(self, server: Serving, database: str) -> None:
        self.server = server
        self.database = database
        with Person(server.url) as ada, Person(server.url) as alan:
            self.code = ada.make(game="closest", name="Ada", options={"goal": 1}, watch=True)
            alan.join(self.code, "Alan")
            ada.order("start")
            alan.act("note a secret thought")
            while ada.look()["table"]["phase"] == "playing":
                for one in (ada, alan):
                    one.act("bid 3")
            ended = [ada.look()["table"]["match"]]
            ada.order("remove 1")
            ada.order("game turing_machine")
            ada.order("start")
            ada.act("ask 123 A")
            ada.act("thumb up 111")
            ended.append(ada.look()["table"]["match"])
            ada.order("start")
            ada.order("say hello")
            ada.ask("POST", f"/api/rooms/{self.code}/links")
            ada.act("ask 321 B")
            self.key = ada.key
            self.matches = ended
            self.replays = [ada.ask("GET", f"/api/matches/{id}") for id in ended]

    @property
    def where(self) -> tuple[str, str]:
        return ("--database", self.database)


@pytest.fixture(scope="module")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    data = tmp_path_factory.mktemp("data")
    with serving(data, BOMBE_LIMITS="0") as server:
        yield Played(server, f"sqlite:///{data / 'bombe.db'}")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, postgres: PostgreSQL) -> Iterator[Played]:
    address = postgres.database()
    data = tmp_path_factory.mktemp("shared")
    with serving(data, "--database", address, BOMBE_LIMITS="0") as server:
        yield Played(server, address)


@pytest.fixture(params=["sqlite", "shared"])
def played(request: pytest.FixtureRequest) -> Played:
    """On both stores, with the server running."""
    one: Played = request.getfixturevalue(request.param)
    return one


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """An empty database somewhere else."""
    if request.param == "sqlite":
        return ("--database", f"sqlite:///{tmp_path / 'elsewhere.db'}")
    server: PostgreSQL = request.getfixturevalue("postgres")
    return ("--database", server.database())


def in_store(where: str | Store, work: Callable[[Store], Any]) -> Any:
    async def do() -> Any:
        store = store_at(where) if isinstance(where, str) else where
        await store.open(lambda room, message: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def holds(says: Says, where: tuple[str, str]) -> tuple[int, int]:
    """How many rooms and matches are there."""
    return len(says("list", *where)), len(says("list", "--matches", *where))


# --- looking -------------------------------------------------------------------------------------


def test_list(played: Played, says: Says) -> None:
    (room,) = says("list", *played.where)
    assert room["first"] <= room["last"]
    assert {name: room[name] for name in ("room", "game", "people", "matches", "state")} == {
        "room": played.code,
        "game": "turing_machine",
        "people": 1,
        "matches": 3,
        "state": "playing",
    }
    listed = says("list", "--matches", *played.where)
    assert sorted(one["match"] for one in listed) == sorted(played.matches)
    assert {one["game"] for one in listed} == {"closest", "turing_machine"}


def test_a_name_may_stand_anywhere(sqlite: Played, refuses: Refuses) -> None:
    for words in (["NONONO", *sqlite.where], [*sqlite.where, "NONONO"]):
        assert "no room 'NONONO'" in refuses("purge", *words, "--dry-run")
        assert "no match '-NONO'" in refuses("purge", "--matches", *sqlite.where, "--", "-NONO")


def test_a_list_for_people(sqlite: Played, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rooms", "list", *sqlite.where]) == 0
    head, room = capsys.readouterr().out.splitlines()
    assert head.split()[0] == "code"
    assert room.split()[:5] == [sqlite.code, "turing_machine", "1", "3", "playing"]
    assert max(map(len, (head, room))) <= 80
    assert main(["rooms", "list", "--matches", *sqlite.where]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_nothing_is_there(says: Says, refuses: Refuses, tmp_path: Path) -> None:
    """Nor is anything made by looking or forgetting, a key for the server least of all."""
    where = ("--data", str(tmp_path / "none"))
    for words in (["list"], ["export", "BCDFGH"], ["purge"], ["purge", "--dry-run"]):
        assert "cannot be opened" in refuses(*words, *where)
    assert [*tmp_path.iterdir()] == []


def test_no_key_is_made(sqlite: Played, says: Says, tmp_path: Path) -> None:
    match = tmp_path / "match.json"
    says("export", "--out", str(match), *sqlite.where, "--", sqlite.matches[0])
    says("import", str(match), "--data", str(tmp_path / "here"))
    assert not [*(tmp_path / "here").glob("server.key*")]
    assert not (tmp_path / "unasked").exists()


# --- there and back ------------------------------------------------------------------------------


def test_a_match_goes_anywhere(
    played: Played, elsewhere: tuple[str, str], says: Says, refuses: Refuses, tmp_path: Path
) -> None:
    for n, (match, replay) in enumerate(zip(played.matches, played.replays, strict=True)):
        file = tmp_path / f"{n}.json"
        assert says("export", "--out", str(file), *played.where, "--", match) == {"out": str(file)}
        assert played.code not in file.read_text()
        assert says("import", str(file), *elsewhere) == {"path": f"/m/{match}"}
        told = says("replay", str(file))
        assert told["steps"] == replay["steps"]
        assert told["why"] == replay["why"]
        assert kept_text(elsewhere[1], match) == kept_text(played.database, match)
        again = tmp_path / f"{n} again.json"
        says("export", "--out", str(again), *elsewhere, "--", match)
        assert again.read_bytes() == file.read_bytes()
        assert "already" in refuses("import", str(file), *elsewhere)
    assert holds(says, elsewhere) == (0, 2)


def kept_text(address: str, match: str) -> str:
    """What a store keeps of a match, also while a server runs on it."""
    path = address.removeprefix("sqlite:///")
    store: Store = SQLite(path, read_only=True) if path != address else store_at(address)
    kept: Kept = in_store(store, lambda store: store.kept(match))
    return kept.text


def test_a_room_goes_anywhere(
    played: Played, elsewhere: tuple[str, str], says: Says, refuses: Refuses, tmp_path: Path
) -> None:
    file = tmp_path / "room.json"
    says("export", "--out", str(file), *played.where, "--", played.code.lower())
    assert file.stat().st_mode & 0o777 == 0o600
    assert "hello" in file.read_text()
    # Nothing by which anybody could take a seat.
    assert played.key not in file.read_text()
    assert digest(played.code, played.key) not in file.read_text()
    assert '"key"' not in file.read_text()
    assert says("import", str(file), *elsewhere) == {"path": f"/r/{played.code}"}
    here, there = says("list", *played.where), says("list", *elsewhere)
    assert there == here
    ids = [
        sorted(one["match"] for one in says("list", "--matches", *w))
        for w in (played.where, elsewhere)
    ]
    assert ids[0] == ids[1]
    again = tmp_path / "again.json"
    says("export", "--out", str(again), *elsewhere, "--", played.code)
    assert again.read_bytes() == file.read_bytes()
    assert refuses("import", str(file), *elsewhere) == f"the room {played.code} is here already"
    assert says("purge", played.code, *elsewhere)["rooms"] == [played.code]
    assert holds(says, elsewhere) == (0, 2)
    says("import", str(file), *elsewhere)  # the matches are still there, and are the same
    assert holds(says, elsewhere) == (1, 2)


def test_an_imported_room_is_on_the_table(sqlite: Played, says: Says, tmp_path: Path) -> None:
    """Those who watch see it, those who come can join; the old keys open nothing."""
    file, data = tmp_path / "room.json", tmp_path / "new"
    says("export", "--out", str(file), *sqlite.where, "--", sqlite.code)
    says("import", str(file), "--data", str(data))
    with serving(data) as server, Person(server.url) as watcher:
        watcher.room = sqlite.code
        seen = watcher.look()
        assert seen["table"]["phase"] == "playing"
        assert seen["view"]["seats"][0]["questions"] == 1
        assert watcher.ask("GET", f"/api/matches/{sqlite.matches[0]}") == sqlite.replays[0]
        watcher.key = sqlite.key
        assert watcher.look()["you"]["who"] is None


def test_a_file_is_not_overwritten(sqlite: Played, refuses: Refuses, tmp_path: Path) -> None:
    file = tmp_path / "there"
    file.write_text("mine")
    assert "File exists" in refuses("export", sqlite.code, "--out", str(file), *sqlite.where)
    assert file.read_text() == "mine"


def test_a_replay_for_people(
    sqlite: Played, says: Says, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    says("export", "--out", str(file), *sqlite.where, "--", sqlite.matches[1])
    assert main(["rooms", "replay", str(file)]) == 0
    first, *steps, last = capsys.readouterr().out.splitlines()
    assert first.startswith("Turing Machine, played to its end on 2")
    assert steps == ["  Player 1: ask 123 A", "  Player 1: thumb up 111"]
    assert last == "The code was wrong. Nobody won."
    says("export", "--out", str(tmp_path / "other.json"), *sqlite.where, "--", sqlite.matches[0])
    assert main(["rooms", "replay", str(tmp_path / "other.json")]) == 0
    text = capsys.readouterr().out
    assert "secret thought" not in text
    assert "\n  Chance: " in text
    assert "Won by: Player " in text


# --- forgetting ----------------------------------------------------------------------------------


def test_purge(elsewhere: tuple[str, str], says: Says, refuses: Refuses) -> None:
    event = json.dumps({"do": "game", "game": "closest"})

    async def fill(store: Store) -> None:
        for code, at in (("BCDFGH", LONG_AGO), ("BCDFGJ", LONG_AGO), ("BCDFGK", 2**42)):
            assert await store.append(code, [Row(1, at, event)])

    in_store(elsewhere[1], fill)
    old = {"BCDFGH", "BCDFGJ"}
    assert set(says("purge", "--dry-run", *elsewhere)["rooms"]) == old
    assert holds(says, elsewhere) == (3, 0)
    assert "no room 'NONONO'" in refuses("purge", "BCDFGK", "NONONO", *elsewhere)
    assert holds(says, elsewhere) == (3, 0)
    assert says("purge", "--days", "20000", *elsewhere)["rooms"] == []
    assert set(says("purge", *elsewhere)["rooms"]) == old
    assert says("purge", "bcd-fgk", "BCDFGK", *elsewhere)["rooms"] == ["BCDFGK"]
    assert holds(says, elsewhere) == (0, 0)


def test_purge_of_matches(
    sqlite: Played, elsewhere: tuple[str, str], says: Says, refuses: Refuses, tmp_path: Path
) -> None:
    for n, match in enumerate(sqlite.matches):
        says("export", "--out", str(tmp_path / str(n)), *sqlite.where, "--", match)
        says("import", str(tmp_path / str(n)), *elsewhere)
    assert "needs ID" in refuses("purge", "--matches", *elsewhere)
    purge = ("purge", "--matches", *elsewhere, "--")
    assert "no match" in refuses(*purge, *sqlite.matches, "other")
    assert says(*purge, sqlite.matches[0])["matches"] == [sqlite.matches[0]]
    assert holds(says, elsewhere) == (0, 1)


def test_beside_a_server(sqlite: Played, says: Says, refuses: Refuses, tmp_path: Path) -> None:
    """A file in use can be read, and not be written."""
    file = tmp_path / "match.json"
    says("export", "--out", str(file), *sqlite.where, "--", sqlite.matches[0])
    for words in (["import", str(file)], ["purge"], ["purge", sqlite.code]):
        assert "in use by another process" in refuses(*words, *sqlite.where)
    assert holds(says, sqlite.where) == (1, 2)


def test_a_purged_room_is_gone_from_a_running_server(
    postgres: PostgreSQL, says: Says, tmp_path: Path
) -> None:
    address = postgres.database()
    with serving(tmp_path / "data", "--database", address) as server, Person(server.url) as ada:
        code = ada.make()
        says("purge", code, "--database", address)
        looks = (ada.client.get(f"/api/rooms/{code}").status_code for _ in range(100))
        assert 404 in looks  # once the server has heard of it


# --- what is not right ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "required"),
        (["lost"], "is not one of list, export, import, purge, replay"),
        (["list", "BCDFGH"], "list takes no name"),
        (["export"], "export takes one name, not 0"),
        (["import", "a", "b"], "import takes one name, not 2"),
        (["import", "no\0file"], "cannot be used"),
        (["replay", "/nowhere/at.all"], "No such file"),
        (["list", "--days", "3"], "--days is for purge only"),
        (["export", "BCDFGH", "--matches"], "--matches is for list, purge only"),
        (["list", "--dry-run"], "--dry-run is for purge only"),
        (["purge", "--days", "-1"], "is not a whole number from 0"),
        (["purge", "--days", "3", "BCDFGH"], "do not go together"),
        (["list", "--database", "mysql://x"], "is no database"),
    ],
)
def test_refusals(refuses: Refuses, words: list[str], why: str, tmp_path: Path) -> None:
    assert why in refuses(*words)
    assert [*tmp_path.iterdir()] == []


def test_a_room_is_no_match(sqlite: Played, says: Says, refuses: Refuses, tmp_path: Path) -> None:
    file = tmp_path / "room.json"
    says("export", "--out", str(file), *sqlite.where, "--", sqlite.code)
    assert refuses("replay", str(file)).startswith("this is a room")
    assert "there is no room and no match" in refuses("export", "BCDFGH", *sqlite.where)


@pytest.fixture(scope="module")
def files(sqlite: Played, tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """What was exported: both matches, and the room."""
    folder = tmp_path_factory.mktemp("files")
    for name in (*sqlite.matches, sqlite.code):
        out = str(folder / f"{name}.json")
        assert main(["rooms", "export", "--out", out, *sqlite.where, "--", name]) == 0
    return [
        json.loads((folder / f"{name}.json").read_text()) for name in (*sqlite.matches, sqlite.code)
    ]


RUBBISH = (
    st.none()
    | st.booleans()
    | st.integers(-3, 70)
    | st.sampled_from([-1, 2**63, 10**30, 1e300, "", "x", "\0", "\ud800", "💥", [], {}, [[]]])
    | st.text(max_size=5)
)


def places(value: Json, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    if isinstance(value, dict):
        for name in value:
            yield from places(value[name], (*path, name))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            yield from places(one, (*path, n))


@given(st.data())
@settings(max_examples=scale(3000), suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_changed_file_is_read_or_refused(files: list[Json], data: st.DataObject) -> None:
    """One that is read can be carried on: it reads the same after it was exported again."""
    file = copy.deepcopy(data.draw(st.sampled_from(files)))
    for _ in range(data.draw(st.integers(1, 2))):
        *above, last = data.draw(st.sampled_from([*places(file)]))
        holder = file
        for step in above:
            holder = holder[step]
        change = data.draw(st.sampled_from(["replace", "remove", "repeat", "add"]))
        if change == "remove":
            del holder[last]
        elif change == "repeat" and isinstance(holder, list):
            holder.insert(last, copy.deepcopy(holder[last]))
        elif change == "add" and isinstance(holder, dict):
            holder[data.draw(st.sampled_from(["key", "who", "bot", "n", "room", "do", "x"]))] = (
                data.draw(RUBBISH)
            )
        else:
            holder[last] = data.draw(RUBBISH)
        if not [*places(file)]:
            break
    try:
        carried = read_file(json.dumps(file))
    except BadInput:
        return
    if isinstance(carried, CarriedRoom):
        assert carried.room.n == len(carried.rows) == carried.rows[-1].n
        assert all(not member.keys for member in carried.room.members)
        again = read_file(room_file(carried.room.code, carried.rows))
        assert isinstance(again, CarriedRoom)
        assert (again.rows, again.kept) == (carried.rows, carried.kept)
    else:
        again = read_file(match_file(carried.kept))
        assert isinstance(again, CarriedMatch)
        assert again.kept == carried.kept


@given(st.binary(max_size=60) | st.text(max_size=60).map(lambda text: text.encode()))
def test_any_bytes_are_refused(text: bytes) -> None:
    with pytest.raises(BadInput):
        read_file(text)


def spoilt(file: Json) -> Iterator[Json]:
    """The file with one thing wrong in each."""
    changes: list[Json] = [
        {"bombe": 2},
        {"bombe": None},
        {"game": "chess"},
        {"log": [[0, "bid 99"]]},
        {"log": [[5, "bid 3"]]},
        {"log": []},
        {"deal": {}},
        {"seats": []},
        {"bots": []},
        {"ended": True},
        {"match": "../../etc"},
        {"extra": 1},
    ]
    for change in changes:
        yield file | change
    yield {name: value for name, value in file.items() if name != "deal"}
    yield [file]


def spoilt_room(file: Json) -> Iterator[Json]:
    rows = file["rows"]
    yield file | {"room": "short"}
    yield file | {"rows": []}
    yield file | {"rows": rows[1:]}
    yield file | {"rows": [*rows[:2], [rows[1][0] - 1, rows[2][1]]]}
    for event in (
        {"do": "fly"},
        {"do": "act", "seat": 0, "action": "ask 666 A"},
        {"do": "act", "seat": 0, "action": "ask 321 C", "who": 60, "nonce": "x"},
        {"do": "set", "to": {"members": []}},
        {"do": "set", "to": {"options": {"mode": "easy"}}},
        {"do": "set", "to": {"timer": -1}},
        {"do": "say", "who": 0, "text": "\x1b[2J"},
        {"do": "say", "who": -1, "text": "x"},
        {"do": "sit", "name": "Eve", "key": "0" * 32},
        {"do": "key", "who": 0, "key": "0" * 32},
        {"do": "sit", "name": "x" * 1000},
        {"do": "host", "whom": 1},
        {"do": "game", "game": "closest"},
        {"do": "left"},
    ):
        yield file | {"rows": [*rows, [rows[-1][0], event]]}


def test_a_bad_file_writes_nothing(
    files: list[Json], elsewhere: tuple[str, str], says: Says, refuses: Refuses, tmp_path: Path
) -> None:
    match, _, room = files
    bad = [*spoilt(match), *spoilt_room(room)]
    assert len(bad) == 32
    in_store(elsewhere[1], lambda store: store.ping())  # so that there is one to look at
    file = tmp_path / "bad.json"
    for one in bad:
        file.write_text(json.dumps(one))
        assert refuses("import", str(file), *elsewhere)
        if "rows" not in one:
            assert refuses("replay", str(file))
    assert holds(says, elsewhere) == (0, 0)
    file.write_text(json.dumps(room))  # and the right one is right
    says("import", str(file), *elsewhere)
    assert holds(says, elsewhere) == (1, 2)


def test_a_room_of_an_unknown_game(says: Says, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'rooms.db'}"
    event = json.dumps({"do": "game", "game": "chess"})
    in_store(address, lambda store: store.append("BCDFGH", [Row(1, LONG_AGO, event)]))
    (room,) = says("list", "--database", address)
    assert (room["room"], room["state"], room["game"]) == ("BCDFGH", "unreadable", None)
