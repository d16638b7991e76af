"""The keys to a seat: links that are exchanged in time and once, keys that are revoked."""

from __future__ import annotations

import pytest

from bombe.table import commands, disclosure, keys
from bombe.table.events import KeyAdded, KeysRemoved, LinkMade, SatDown
from bombe.table.members import LINK_LIFE
from bombe.table.room import Refused
from bombe.table.transfer import CarriedRoom, read_file, room_file
from support.lone_room import Table
from support.with_tiny import closest  # noqa: F401 (fixture)


@pytest.fixture(name="table")
def one_with_a_guest() -> Table:
    table = Table()
    table.join("Bob")
    return table


def link(table: Table, who: int, name: str = "link") -> str:
    table.post(keys.linked(table.room, who, name, table.now))
    return name


def exchange(table: Table, name: str, key: str, later: int = 0) -> None:
    table.now += later
    table.post(keys.exchanged(table.room, name, key, table.now))


def revoke(table: Table, who: int, *revoked: str, leave: bool = False) -> None:
    table.post(keys.revoked(table.room, who, revoked, leave))


# --- links -----------------------------------------------------------------------------------


def test_a_link_opens_nothing_and_is_exchanged_once(table: Table) -> None:
    link(table, 1)
    assert table.room.opened_by("link") is None
    assert keys.behind(table.room, "link", table.now) == 1
    exchange(table, "link", "phone")
    assert table.room.opened_by("phone") == 1
    with pytest.raises(keys.NoLink):
        exchange(table, "link", "thief")
    before = table.room
    exchange(table, "link", "phone")  # as by a double click
    assert table.room is before
    assert table.room == table.again()


@pytest.mark.parametrize(("later", "works"), [(LINK_LIFE - 1, True), (LINK_LIFE, False)])
def test_a_link_works_for_ten_minutes(table: Table, later: int, works: bool) -> None:
    assert LINK_LIFE == 600_000
    link(table, 1)
    if works:
        exchange(table, "link", "phone", later)
        assert table.room.opened_by("phone") == 1
    else:
        with pytest.raises(keys.NoLink):
            exchange(table, "link", "phone", later)
        assert table.room.opened_by("phone") is None


def test_a_new_link_is_the_only_one(table: Table) -> None:
    link(table, 1, "old")
    link(table, 0, "another's")
    link(table, 1, "new")
    with pytest.raises(keys.NoLink):
        exchange(table, "old", "phone")
    exchange(table, "another's", "tablet")
    exchange(table, "new", "phone")
    assert [table.room.opened_by(key) for key in ("tablet", "phone")] == [0, 1]


def test_a_browser_with_a_seat_takes_no_other(table: Table) -> None:
    link(table, 1)
    with pytest.raises(Refused, match="a seat of its own"):
        exchange(table, "link", "key0")
    before = table.room
    exchange(table, "link", "key1")  # where it was made: nothing is used up
    assert table.room is before


def test_a_seat_has_not_too_many_keys_or_links(table: Table) -> None:
    for n in range(keys.MOST_KEYS - 1):
        exchange(table, link(table, 1, f"link{n}"), f"phone{n}")
    with pytest.raises(Refused, match="too many devices"):
        link(table, 1)
    revoke(table, 1, "phone0")
    for n in range(keys.MOST_LINKS - keys.MOST_KEYS + 1):
        link(table, 1, f"more{n}")
    with pytest.raises(Refused, match="Too many links"):
        link(table, 1)


def test_a_link_of_the_time_when_it_was_a_key_has_expired(table: Table) -> None:
    """It is still known whose it was; but it opens nothing, unless it has just been made."""
    table.post([KeyAdded(who=1, key="old")])
    assert table.room.member_with("old") == 1
    assert table.room.opened_by("old") is None
    exchange(table, "old", "phone", LINK_LIFE - 1)
    table.post([KeyAdded(who=1, key="older")])
    with pytest.raises(keys.NoLink):
        exchange(table, "older", "tablet", LINK_LIFE)
    # What was exchanged then stays.
    table.post([KeyAdded(who=1, key="laptop", instead_of="older")])
    assert table.room.opened_by("laptop") == 1
    assert table.room.member_with("older") is None


# --- keys ------------------------------------------------------------------------------------


def test_a_revoked_key_opens_nothing_and_takes_the_link_with_it(table: Table) -> None:
    exchange(table, link(table, 1), "phone")
    link(table, 1, "out")
    link(table, 0, "another's")
    revoke(table, 1, "phone")
    assert table.room.opened_by("phone") is None
    assert table.room.opened_by("key1") == 1
    with pytest.raises(keys.NoLink):
        exchange(table, "out", "thief")
    exchange(table, "another's", "tablet")
    assert table.room == table.again()


def test_all_others_are_revoked_at_once(table: Table) -> None:
    for n in range(3):
        exchange(table, link(table, 1, f"link{n}"), f"phone{n}")
    revoke(table, 1, *keys.others(table.room, 1, "phone1"))
    assert [*table.room.members[1].keys] == ["phone1"]
    before = table.room
    revoke(table, 1)
    assert table.room is before  # there is nothing left to revoke
    link(table, 1, "out")
    revoke(table, 1)  # but the link
    assert table.room.members[1].links == {}


def test_with_the_last_key_one_leaves_for_good(table: Table) -> None:
    table.start()
    with pytest.raises(keys.LastKey):
        revoke(table, 0, "key0")
    revoke(table, 0, "key0", leave=True)
    assert table.room.places == (1,)
    assert table.room.host == 1
    assert table.room.opened_by("key0") is None
    assert table.room == table.again()


def test_one_who_has_left_can_revoke_the_last_key_too(table: Table) -> None:
    table.say(1, "leave")
    revoke(table, 1, "key1", leave=True)
    assert table.room.members[1].keys == {}


def test_keys_are_told_to_their_member_with_what_is_known_of_them(table: Table) -> None:
    table.post(commands.joined(table.room, "Eve", "abcdef0123456789", "program"))
    exchange(table, link(table, 2), "0123456789abcdef", 5000)
    told = disclosure.keys(table.room, 2, "abcdef0123456789").keys
    assert [(one.id, one.added, one.kind, one.this) for one in told] == [
        ("abcdef01", 1000, "program", True),
        ("01234567", 6000, "link", False),
    ]
    assert keys.named(table.room, 2, "01234567") == ["0123456789abcdef"]
    with pytest.raises(keys.NoKey):
        keys.named(table.room, 1, "01234567")
    (old,) = disclosure.keys(table.room, 1, "").keys
    assert old.kind is None


def test_nothing_of_keys_is_carried_in_a_file(table: Table) -> None:
    table.post(commands.joined(table.room, "Eve", "eve", "browser"))
    exchange(table, link(table, 2), "phone")
    revoke(table, 2, "phone")
    kinds = {type(row.event) for row in table.log}
    assert {LinkMade, KeyAdded, KeysRemoved, SatDown} <= kinds
    text = room_file(table.room.code, table.log)
    assert not any(word in text for word in ("phone", "link", "browser", "unkey", '"eve"'))
    carried = read_file(text)
    assert isinstance(carried, CarriedRoom)
    assert [len(one.keys) for one in carried.room.members] == [0, 0, 0]
