"""One schema for what happens in a room: written as it always was, read back as it was written."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from bombe.table import commands, events
from bombe.table.events import Acted, Event, Row, Settings, SettingsChanged, Started, encode
from bombe.table.room import Impossible, Refused, folded
from bombe.table.transfer import CarriedRoom, read_file, room_file
from bombe.text import BadInput
from support.lone_room import Table, full
from support.with_tiny import closest  # noqa: F401 (fixture)

GOLDEN = Path(__file__).parent / "golden"
KINDS: tuple[type[Event], ...] = get_args(Event)

# --- how events were written when they were dictionaries ---------------------------------------

# The fields of each kind in the order in which they were put in; `?` is for those that can be left
# out. The member who asked comes after the others, unless it was among them.
WRITTEN = {
    "game": "game who? nonce? ordered?",
    "sit": "name key? bot? kind? place? who? nonce? ordered?",
    "name": "who name nonce? ordered?",
    "link": "who link until nonce? ordered?",
    "key": "who key instead_of? nonce? ordered?",
    "unkey": "who keys nonce? ordered?",
    "gone": "who nonce? ordered?",
    "here": "who nonce? ordered?",
    "left": "whom removed? who? nonce? ordered?",
    "host": "whom who? nonce? ordered?",
    "set": "to who? nonce? ordered?",
    "start": "match seats order options chosen? deal origin? who? nonce? ordered?",
    "act": "seat action who? nonce? ordered?",
    "end": "who? nonce? ordered?",
    "say": "who text nonce? ordered?",
    "picture": "key print name who? nonce? ordered?",
    "pictures": "keys who? nonce? ordered?",
    "without": "key who? nonce? ordered?",
}
SET = "options timer locked muted watched"

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
MEMBER = st.integers(0, 63)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(-1e9, 1e9) | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
OBJECT = st.dictionaries(TEXT, JSON, max_size=4)
SETTINGS = {
    "options": OBJECT,
    "timer": st.integers(0, 3600),
    **dict.fromkeys(("locked", "muted", "watched"), st.booleans()),
}
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "who": MEMBER,
    "whom": MEMBER,
    "until": st.integers(0, 2**53),
    "place": MEMBER,
    # In this order, which `fixed_dictionaries` would not keep.
    "origin": st.tuples(TEXT, MEMBER, MEMBER).map(
        lambda drawn: dict(zip(("match", "line", "step"), drawn, strict=True))
    ),
    "seat": st.none() | MEMBER,
    "seats": st.lists(MEMBER, max_size=6),
    "order": st.lists(MEMBER, max_size=6),
    "keys": st.lists(TEXT, max_size=3),
    "options": OBJECT,
    "deal": OBJECT,
    "to": st.sampled_from(SET.split()).flatmap(
        lambda name: SETTINGS[name].map(lambda value: {name: value})
    ),
    **dict.fromkeys(("ordered", "removed", "chosen"), st.booleans()),
}


@st.composite
def dictionaries(draw: st.DrawFn) -> dict[str, Any]:
    """An event as it was put together before there were types for it."""
    kind = draw(st.sampled_from([*WRITTEN]))
    event: dict[str, Any] = {"do": kind}
    for field in WRITTEN[kind].split():
        name = field.removesuffix("?")
        if name == field or draw(st.booleans()):
            event[name] = draw(VALUES.get(name, TEXT))
    return event


@given(dictionaries())
def test_every_kind_is_written_as_before(event: dict[str, Any]) -> None:
    text: str = msgspec.json.encode(event).decode()
    read = Row(1, 0, text).event
    assert encode(read).decode() == text
    assert Row(1, 0, encode(read).decode()).event == read
    # As it is in a file.
    assert json.dumps(msgspec.to_builtins(read)) == json.dumps(event)


def test_every_kind_is_among_them() -> None:
    assert {kind.__struct_config__.tag for kind in KINDS} == WRITTEN.keys()
    for kind in KINDS:
        fields = msgspec.structs.fields(kind)
        shown = [field.name + "?" * (not field.required) for field in fields]
        assert shown == WRITTEN[str(kind.__struct_config__.tag)].split()
    assert [*Settings.__struct_fields__] == SET.split()


def golden_rows(version: str) -> Iterator[Row]:
    with closing(
        sqlite3.connect(f"file:{GOLDEN / version}.db?mode=ro&immutable=1", uri=True)
    ) as db:
        yield from (Row(*row) for row in db.execute("SELECT n, at, text FROM log ORDER BY room, n"))


@pytest.mark.parametrize("version", ["version-1", "version-2"])
def test_what_was_stored_is_written_again_byte_for_byte(version: str) -> None:
    rows = [*golden_rows(version)]
    assert len(rows) > 50
    for row in rows:
        again = encode(row.event).decode()
        # Rows that came from a file are in ASCII.
        in_a_file = json.dumps(msgspec.to_builtins(row.event), separators=(",", ":"))
        assert row.text in (again, in_a_file)


# --- what is no event ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"fly"}',
        '{"do":null}',
        '{"who":1}',
        "{}",
        "[]",
        "act",
        "",
        '{"do":"act","seat":0}',
        '{"do":"act","seat":"0","action":"bid 3"}',
        '{"do":"set","to":{"timer":"soon"}}',
        '{"do":"start","match":"m"}',
        "[" * 100_000,
    ],
)
def test_what_is_unknown_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadInput, match="newer Bombe"):
        Row(1, 0, text).event  # noqa: B018 (it is read when it is asked for)


def test_what_a_later_bombe_adds_to_a_kind_is_passed_over() -> None:
    text = '{"do":"act","mood":"glad","seat":0,"action":"bid 3"}'
    assert Row(1, 0, text).event == Acted(seat=0, action="bid 3")


def test_an_event_does_not_change() -> None:
    with pytest.raises(AttributeError):
        Acted(seat=0, action="bid 3").action = "bid 4"  # type: ignore[misc]


# --- what the fold refuses -----------------------------------------------------------------------


def impossible() -> Iterator[Event]:
    yield events.GameChosen(game="closest")
    yield events.Ended(who=9, nonce="x")
    yield events.Renamed(who=3, name="Eve")
    yield events.Renamed(who=-1, name="Eve")
    yield events.Spoke(who=3, text="x")
    yield events.LinkMade(who=3, link="x", until=0)
    yield events.KeyAdded(who=3, key="x", instead_of="y")
    yield events.KeysRemoved(who=3, keys=[])
    yield events.Left(whom=3)
    yield events.Left(whom=-1)
    yield events.HostChosen(whom=3)
    yield SettingsChanged(to=Settings(options={}))
    yield Acted(seat=3, action="bid 3")
    yield Acted(seat=-1, action="bid 3")
    yield Acted(seat=0, action="bid 3", who=3, nonce="x")
    yield Started(match="m", seats=[0, 1, 2], order=[0, 1, 2], options={}, deal={})


@pytest.mark.parametrize("event", [*impossible()], ids=lambda event: type(event).__name__)
def test_an_event_that_the_room_has_no_place_for(event: Event) -> None:
    table = full()
    table.start()
    with pytest.raises(Impossible, match="could not have come from a table"):
        table.room.after(event, table.now)


@pytest.mark.parametrize(
    ("seats", "order"),
    [([0, 1], [0, 1]), ([0, 0], [0, 1, 2]), ([0, 3], [0, 1, 2]), ([], [0, 1, 2])],
)
def test_a_start_with_other_people(seats: list[int], order: list[int]) -> None:
    table = full()
    start = Started(match="m", seats=seats, order=order, options={}, deal={})
    with pytest.raises(Impossible):
        table.room.after(start, table.now)


def test_a_room_begins_with_its_game() -> None:
    table = Table()
    with pytest.raises(Impossible):
        folded("BCDFGH", table.log[1:])
    with pytest.raises(Impossible):
        table.room.after(events.Ended(), table.now)


# --- nonces --------------------------------------------------------------------------------------


def test_an_action_whose_nonce_is_order_is_an_action() -> None:
    """Also where the log is read again, and where it is carried elsewhere."""
    table = full(2)
    table.start()
    table.act(0, "bid 3", "order")
    table.say(1, "name Grace", "ordered")
    (acted,) = [row.event for row in table.log if row.event.nonce == "order"]
    assert isinstance(acted, Acted)
    assert acted.ordered is UNSET
    carried = read_file(room_file(table.room.code, table.log))
    assert isinstance(carried, CarriedRoom)
    for room in (table.room, table.again(), carried.room):
        assert room.did(0, "order", "bid 3")
        with pytest.raises(Refused, match="something else"):
            room.did(0, "order")  # as a command
        assert room.did(1, "ordered")
        with pytest.raises(Refused, match="something else"):
            room.did(1, "ordered", "bid 3")


def test_a_command_that_acts_for_a_seat_is_a_command() -> None:
    table = full(2)
    table.start()
    first, *_ = table.say(1, "leave", "n")
    assert isinstance(first, Acted)
    assert (first.who, first.nonce, first.ordered) == (1, "n", True)
    assert table.room.did(1, "n")
    assert commands.obeyed(table.room, 0, "lock on")[0].nonce is UNSET
