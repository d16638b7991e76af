"""Limits: buckets by themselves, and a real server that is asked for too much."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from pathlib import Path

import httpx
import pytest

from bombe.web.http.limits import (
    MOST_KNOWN,
    Address,
    Limits,
    Rate,
    Rates,
    Table,
    TooMuch,
    shared_table,
)
from bombe.web.http.visitor import counted
from support import flooding
from support.scaling import scale
from support.serving import SOURCE, Person, Serving, people, serving
from support.strangers import MEGABYTE, memory, sentence, web


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running
        web.client.close()


# ---- buckets ------------------------------------------------------------------------------------


def test_a_bucket_empties_by_use_and_fills_by_itself() -> None:
    now = [0.0]
    limits = Limits(Rates(seat=Rate(3, 0.5)), lambda: now[0])
    for _ in range(3):
        limits.take("seat", "room", 1)
    with pytest.raises(TooMuch) as refusal:
        limits.take("seat", "room", 1)
    assert (refusal.value.status, refusal.value.seconds) == (429, 2)
    assert limits.spent("seat", "room", 1)
    limits.take("seat", "room", 2)  # another seat
    limits.take("seat", "other", 1)  # another room
    limits.take("joins", "room", 1)  # another kind
    now[0] = 2.0
    assert not limits.spent("seat", "room", 1)
    limits.take("seat", "room", 1)
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1)
    now[0] = 1000.0
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1, n=4)  # more than it ever holds
    limits.take("seat", "room", 1, n=3)
    with pytest.raises(TooMuch):
        limits.take("seat", "room", 1)


def test_a_bucket_that_is_used_up_outlasts_any_number_of_others() -> None:
    now = [0.0]
    limits = Limits(Rates(), lambda: now[0])
    spend(limits, "rooms", "eve")
    for n in range(30_000):  # more than there are places
        with suppress(TooMuch):  # who comes late is as poor as those whose place it is
            limits.take("rooms", n)
    assert limits.spent("rooms", "eve")
    limits.take("misses", "eve", None)  # every kind has places of its own
    now[0] = 300.0  # all are full again
    for n in range(30_000, 30_060):
        limits.take("rooms", "eve")
        limits.take("rooms", n)
    assert limits.spent("rooms", "eve")
    assert len(limits._known) <= MOST_KNOWN


def spend(limits: Limits, kind: str, *whose: object) -> int:
    """Use a bucket up; how much was in it."""
    for taken in count():
        try:
            limits.take(kind, *whose)
        except TooMuch:
            return taken
    raise AssertionError


def test_processes_count_together_and_survive_each_other() -> None:
    with shared_table() as path:
        ours, theirs = (Limits(Rates(), lambda: 0.0, Table(path)) for _ in range(2))
        for _ in range(30):
            ours.take("rooms", "eve")
            theirs.take("rooms", "eve")
        assert ours.spent("rooms", "eve")
        assert theirs.spent("rooms", "eve")
        program = (
            "import sys; from bombe.web.http.limits import *\n"
            f"limits = Limits(Rates(), lambda: 0.0, Table({path!r}))\n"
            "assert limits.spent('rooms', 'eve')\n"
            "for _ in range(59): limits.take('rooms', 'ada')\n"
            "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
        )
        killed = subprocess.run([sys.executable, "-c", program], env={"PYTHONPATH": str(SOURCE)})
        assert killed.returncode == -signal.SIGKILL
        ours.take("rooms", "ada")
        assert theirs.spent("rooms", "ada")
    assert not Path(path).exists()


def test_a_clock_that_was_ahead_blocks_nobody_for_long() -> None:
    with shared_table() as path:
        spend(Limits(Rates(), lambda: 1e9, Table(path)), "rooms", "eve")
        now = [0.0]
        limits = Limits(Rates(), lambda: now[0], Table(path))
        assert limits.spent("rooms", "eve")
        now[0] = 2.0
        limits.take("seat", "eve")


def test_a_wide_network_has_a_bucket_of_its_own() -> None:
    limits = Limits(Rates(), lambda: 0.0)
    homes = [Address(f"2001:db8:0:{n:x}::/64", "2001:db8::/48") for n in range(10)]
    taken = [spend(limits, "misses_all", home) for home in homes]
    assert taken == [600, 600, *[0] * 8]  # two homes' worth for all of them
    assert spend(limits, "misses_all", Address("2001:db8:1:1::/64", "2001:db8:1::/48")) == 600
    assert spend(limits, "misses", homes[0], "key") == spend(limits, "misses", homes[9], "key")
    assert spend(limits, "misses_all", Address("192.0.2.1")) == 600


@pytest.mark.parametrize(
    ("host", "narrow", "wide"),
    [
        ("192.0.2.7", "192.0.2.7", None),
        ("::ffff:192.0.2.7", "192.0.2.7", None),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("testclient", "testclient", None),
    ],
)
def test_what_counts_as_an_address(host: str, narrow: str, wide: str | None) -> None:
    address = counted(host)
    assert (address, address.wide) == (narrow, wide)


def test_a_pace_lets_some_through_and_then_one_after_the_other() -> None:
    now = [0.0]
    limits = Limits(Rates(pages=Rate(10, 2, at_once=4)), lambda: now[0])
    waits = [limits.pace("pages", "eve") for _ in range(10)]
    assert waits == [0, 0, 0, 0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0]
    with pytest.raises(TooMuch):
        limits.pace("pages", "eve")
    now[0] = 3.0
    assert limits.pace("pages", "eve") == 0.5
    assert Limits(None, lambda: 0.0).pace("pages", "eve") == 0


def test_no_limits_where_none_are_wanted() -> None:
    limits = Limits(None, lambda: 0.0)
    for _ in range(1000):
        limits.take("rooms", "here")
    assert not limits.spent("rooms", "here")


# ---- too much -----------------------------------------------------------------------------------


def test_rooms_without_end_from_one_address(limited: Serving) -> None:
    before = memory(limited)
    made = refused = 0
    with httpx.Client(base_url=limited.url, timeout=30) as client:
        for _ in range(scale(10_000)):  # most are refused at forty a second
            answer = client.post("/api/rooms", json={"game": "closest", "name": "Eve"})
            if answer.status_code == 201:
                made += 1
                ours = answer.json()
            else:
                refused += 1
                assert "wait" in sentence(answer, 429)
                assert int(answer.headers["retry-after"]) >= 1
    assert 60 <= made <= 200
    assert refused > 0
    assert memory(limited) - before < 32 * MEGABYTE
    with Person(limited.url, ours["key"]) as eve:  # who has a room can play in it
        eve.room, eve.who = ours["room"], 0
        eve.order("start")
        eve.act("bid 3")
        path = f"/api/rooms/{eve.room}/actions"

        def noted(n: int) -> int:
            return eve.client.post(path, json={"action": "note", "nonce": str(n)}).status_code

        with ThreadPoolExecutor(8) as threads:
            assert {*threads.map(noted, range(200))} == {200, 429}


def bearer(n: int) -> dict[str, str]:
    return {"authorization": f"Bearer {n:A>22}"}


def test_who_tries_codes_is_slowed_down_and_learns_nothing(tmp_path: Path) -> None:
    # However slow the machine is, nothing is forgiven meanwhile.
    most = scale(600, 150)
    rates = f"misses=Rate(40, 0.001), misses_all=Rate({most}, 0.001, wide=2)"
    with (
        flooding.limited(tmp_path, rates) as server,
        Person(server.url) as ada,
        httpx.Client(base_url=server.url) as eve,
    ):
        room = ada.make(game="closest", name="Ada", start=True)
        answers = [
            eve.get(f"/api/rooms/BBBB{n:02}".replace("0", "B").replace("1", "C")).status_code
            for n in range(100)
        ]
        assert set(answers) == {404, 429}
        # A code that is right is answered as one that is wrong.
        for code in (room, "CCCCCC"):
            sentence(eve.get(f"/api/rooms/{code}"), 429)
        # Another browser of the same address is not held up, but not by a new key each time.
        answers = [
            eve.get("/api/rooms/CCCCCC", headers=bearer(n)).status_code for n in range(most + 50)
        ]
        assert set(answers) == {404, 429}
        assert answers[0] == 404
        for code in (room, "CCCCCC"):
            sentence(eve.get(f"/api/rooms/{code}", headers=bearer(-1)), 429)
        ada.act("bid 3")  # from the same address, at a seat of her own
        assert ada.look()["you"]["who"] == 0


def test_a_class_behind_one_address_can_play(limited: Serving) -> None:
    """Thirty, in eight rooms: they come, look, play and talk, and nobody is slowed down."""

    def pupils(n: int) -> int:
        with people(limited.url, 4 if n < 7 else 2) as all_here:
            host, *others = all_here
            room = host.make(game="closest", name="Host", options={"goal": 2})
            for number, person in enumerate(others):
                assert person.client.get(f"/r/{room}").status_code == 200
                person.join(room, f"Pupil {number}")
            host.order("start")
            acts = 0
            while host.look()["table"]["phase"] == "playing":
                for person in all_here:
                    if person.who in person.look()["table"]["waiting"]:
                        person.act(person.legal()[0])
                        acts += 1
            for person in all_here:
                person.order("say well played")
        return acts

    with ThreadPoolExecutor(8) as threads:
        assert all(acts >= 2 for acts in threads.map(pupils, range(8)))
    metrics = web.get(f"{limited.url}/metrics").text
    assert 'status="429"' not in metrics
    assert 'status="5' not in metrics
