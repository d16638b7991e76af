"""`bombe rooms` with files from anywhere: one that is not right is refused and writes nothing."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bombe.cli import main
from bombe.table.transfer import CarriedMatch, CarriedRoom, match_file, read_file, room_file
from bombe.text import BadInput
from support.rooms_cli import (  # noqa: F401 (fixtures)
    Json,
    Played,
    Refuses,
    Says,
    alone,
    empty_elsewhere,
    holds,
    in_store,
    played_on_sqlite,
    what_it_refuses,
    what_it_says,
)
from support.scaling import scale


def test_a_room_is_no_match(sqlite: Played, says: Says, refuses: Refuses, tmp_path: Path) -> None:
    file = tmp_path / "room.json"
    says("export", "--out", str(file), *sqlite.where, "--", sqlite.code)
    assert refuses("replay", str(file)).startswith("this is a room")
    assert "there is no room and no match" in refuses("export", "BCDFGH", *sqlite.where)


def test_a_file_may_be_printed(
    sqlite: Played, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "room.json"
    for out in (["--out", str(file)], ["--out", "-"], []):
        assert main(["rooms", "export", *out, *sqlite.where, "--", sqlite.code]) == 0
        if out != ["--out", str(file)]:
            assert capsys.readouterr().out == file.read_text()
        capsys.readouterr()


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
).map(copy.deepcopy)  # or what one example changes in it would be so in the next


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
