"""`bombe rooms`: looking, carrying rooms and matches elsewhere, and forgetting them, with real
databases and beside a running server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bombe.cli import main
from bombe.cli.commands import rooms
from bombe.games.turing_machine.rules import TuringMachine
from bombe.match import Match
from bombe.table.archive import Kept, Past
from bombe.table.codes import digest, label
from bombe.table.events import Row
from bombe.text import BadInput
from bombe.web.runtime.store import Store, store_at
from bombe.web.runtime.store.sqlite import SQLite
from support.rooms_cli import (  # noqa: F401 (fixtures)
    LONG_AGO,
    Played,
    Refuses,
    Says,
    alone,
    empty_elsewhere,
    holds,
    in_store,
    played_on_either,
    played_on_postgres,
    played_on_sqlite,
    what_it_refuses,
    what_it_says,
)
from support.servers import PostgreSQL
from support.serving import Person, serving

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


def test_a_replay_with_reviews(
    sqlite: Played,
    says: Says,
    refuses: Refuses,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    files = [tmp_path / name for name in ("closest.json", "turing_machine.json")]
    for file, match in zip(files, sqlite.matches, strict=True):
        says("export", "--out", str(file), *sqlite.where, "--", match)
    plain = says("replay", str(files[1]))
    told = says("replay", str(files[1]), "--review")
    (one,) = told.pop("reviews")
    assert told == plain
    assert (one["seats"], one["finished"]) == ([0], True)
    (step,) = one["review"]["steps"]
    assert (step["proposal"], step["verifier"]) == ("123", "A")
    assert one["review"]["declared"]["code"] == "111"
    assert main(["rooms", "replay", str(files[1]), "--review"]) == 0
    out = capsys.readouterr().out
    assert "The code was wrong. Nobody won.\n\nPlayer 1\nRounds: par " in out
    assert "only matches of Turing Machine" in refuses("replay", str(files[0]), "--review")
    assert "--review is for replay only" in refuses("export", sqlite.code, "--review")


def test_what_the_host_ended_stays_hidden() -> None:
    match = Match.new(TuringMachine(), {}, 1, 1)
    with pytest.raises(BadInput, match="stays hidden"):
        rooms._reviews(Past(match, [None], [0], by_host=True))


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
        (["list", "--database", "mysql://x"], "is not a database"),
    ],
)
def test_refusals(refuses: Refuses, words: list[str], why: str, tmp_path: Path) -> None:
    assert why in refuses(*words)
    assert [*tmp_path.iterdir()] == []


def test_a_room_of_an_unknown_game(says: Says, tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'rooms.db'}"
    event = json.dumps({"do": "game", "game": "chess"})
    in_store(address, lambda store: store.append("BCDFGH", [Row(1, LONG_AGO, event)]))
    (room,) = says("list", "--database", address)
    assert (room["room"], room["state"], room["game"]) == ("BCDFGH", "unreadable", None)
    assert room["label"] == label("BCDFGH")
