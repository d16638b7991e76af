"""Somebody who has used up a limit cannot get it back: not by asking under many names, not from
another process of the server, not from another network of the same household."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bombe.web.http.limits import Rates
from support.scaling import scale
from support.servers import PostgreSQL
from support.serving import Serving, serving

RANDOM_KEYS = scale(60_000)  # more than there were buckets once, under `make soak`
EVE = "2001:db8:1:2::7"


@pytest.fixture
def behind_proxy(tmp_path: Path) -> Iterator[Serving]:
    """A server that is told where its visitors come from."""
    with serving(tmp_path, "--trusted-proxy") as running:
        yield running


def from_(address: str, **more: str) -> dict[str, str]:
    return {"x-forwarded-for": address, **more}


def test_random_keys_do_not_push_a_spent_limit_out(behind_proxy: Serving) -> None:
    def make() -> int:
        return eve.post("/api/rooms", json={"game": "closest"}, headers=from_(EVE)).status_code

    with httpx.Client(base_url=behind_proxy.url, timeout=60) as eve:
        made = Counter(make() for _ in range(70))
        assert made[201] <= Rates().rooms.burst + 1
        assert made[429] >= 8
        for n in range(RANDOM_KEYS):  # each from an address, and with a key, of its own
            headers = from_(f"198.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}")
            eve.get("/api/rooms/BBBBBB", headers=headers | {"authorization": f"Bearer {n:A>22}"})
        assert Counter(make() for _ in range(20))[201] <= RANDOM_KEYS * 0.01 * 0.2 + 2


def test_a_household_with_many_networks_guesses_no_more_codes(behind_proxy: Serving) -> None:
    with httpx.Client(base_url=behind_proxy.url, timeout=60) as eve:
        answers: Counter[int] = Counter()
        for n in range(1600):  # three for each network, which is nothing for one
            headers = from_(f"2001:db8:1:{n // 3:x}::7", authorization=f"Bearer {n:A>22}")
            answers[eve.get("/api/rooms/BBBBBB", headers=headers).status_code] += 1
        rate = Rates().misses_all
        assert answers[404] < rate.wide * rate.burst + 100 * rate.wide * rate.each_second
        assert answers[429] > 0
        neighbour = from_("2001:db8:2:1::7")
        assert eve.get("/api/rooms/BBBBBB", headers=neighbour).status_code == 404


def test_two_processes_have_one_limit(postgres: PostgreSQL, tmp_path: Path) -> None:
    database = postgres.database()
    with serving(tmp_path, "--workers", "2", "--database", database) as server:
        made: Counter[int] = Counter()
        for _ in range(150):  # each on a connection of its own, and so on either process
            answer = httpx.post(f"{server.url}/api/rooms", json={"game": "closest"}, verify=False)
            made[answer.status_code] += 1
        # One for each five seconds may have been added meanwhile.
        assert 60 <= made[201] <= 75, made
