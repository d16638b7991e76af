"""Limits: buckets by themselves, and a real server that is asked for too much."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from bombe.web.http.limits import Limits, Rate, Rates, TooMuch
from support.serving import Person, Refusal, Serving, serving
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


def test_buckets_are_bounded_in_number() -> None:
    limits = Limits(Rates(), lambda: 0.0, most=100)
    for n in range(1000):
        limits.take("strangers", n)
    assert len(limits._buckets) == 100


def test_no_limits_where_none_are_wanted() -> None:
    limits = Limits(None, lambda: 0.0)
    for _ in range(1000):
        limits.take("rooms", "here")
    assert not limits.spent("rooms", "here")


# ---- too much -----------------------------------------------------------------------------------


def test_ten_thousand_rooms_from_one_address(limited: Serving) -> None:
    before = memory(limited)
    made = refused = 0
    with httpx.Client(base_url=limited.url, timeout=30) as client:
        for _ in range(10_000 if os.environ.get("BOMBE_SOAK") == "1" else 2_000):
            answer = client.post("/api/rooms", json={"game": "closest", "name": "Eve"})
            if answer.status_code == 201:
                made += 1
                ours = answer.json()
            else:
                refused += 1
                assert "wait" in sentence(answer, 429)
                assert int(answer.headers["retry-after"]) >= 1
    assert 60 <= made <= 200 < refused
    assert memory(limited) - before < 32 * MEGABYTE
    with Person(limited.url, ours["key"]) as eve:  # who has a room can play in it
        eve.room, eve.who = ours["room"], 0
        eve.order("start")
        eve.act("bid 3")
        refusals = set()
        for n in range(300):
            try:
                eve.act(f"note {n}")
            except Refusal as refusal:
                refusals.add(refusal.status)
        assert refusals == {429}


def bearer(n: int) -> dict[str, str]:
    return {"authorization": f"Bearer {n:A>22}"}


def test_who_tries_codes_is_slowed_down_and_learns_nothing(limited: Serving) -> None:
    with Person(limited.url) as ada, httpx.Client(base_url=limited.url) as eve:
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
            eve.get("/api/rooms/CCCCCC", headers=bearer(n)).status_code
            for n in range(int(2 * Rates().misses_all.burst))
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
        size = 4 if n < 7 else 2
        people = [Person(limited.url) for _ in range(size)]
        host = people[0]
        room = host.make(game="closest", name="Host", options={"goal": 2})
        for number, person in enumerate(people[1:]):
            assert person.client.get(f"/r/{room}").status_code == 200
            person.join(room, f"Pupil {number}")
        host.order("start")
        acts = 0
        while host.look()["table"]["phase"] == "playing":
            for person in people:
                if person.who in person.look()["table"]["waiting"]:
                    person.act(person.legal()[0])
                    acts += 1
        for person in people:
            person.order("say well played")
            person.close()
        return acts

    with ThreadPoolExecutor(8) as threads:
        assert all(acts >= 2 for acts in threads.map(pupils, range(8)))
    metrics = web.get(f"{limited.url}/metrics").text
    assert 'status="429"' not in metrics
    assert 'status="5' not in metrics
