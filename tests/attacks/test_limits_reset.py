"""Somebody who has used up a limit cannot get it back: not by asking under many names, not from
another process of the server, not from another network of the same household.

The limits are those of a real server, only smaller, so that they are used up soon."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from support.flooding import limited
from support.scaling import scale
from support.servers import PostgreSQL
from support.serving import client

RANDOM_KEYS = scale(60_000) // 6  # more than there were places once, under `make soak`
RATES = "rooms=Rate(5, 0.001), misses_all=Rate(20, 0.001, wide=2)"


@pytest.fixture
def stranger(tmp_path: Path) -> Iterator[httpx.Client]:
    """At a server of their own, that is told by a proxy where its visitors come from: where others
    have filled the table, whoever comes new may have to begin with less."""
    with limited(tmp_path, RATES, "--trusted-proxy") as running, client(running.url) as stranger:
        yield stranger


def guess(stranger: httpx.Client, address: str, n: int) -> int:
    """Try a code, with a key of its own."""
    headers = {"x-forwarded-for": address, "authorization": f"Bearer {n:A>22}"}
    return stranger.get("/api/rooms/BBBBBB", headers=headers).status_code


def test_random_keys_do_not_push_a_spent_limit_out(stranger: httpx.Client) -> None:
    def make() -> int:
        eve = {"x-forwarded-for": "192.0.2.7"}
        return stranger.post("/api/rooms", json={"game": "closest"}, headers=eve).status_code

    assert Counter(make() for _ in range(10)) == {201: 5, 429: 5}
    for n in range(RANDOM_KEYS):
        guess(stranger, f"198.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}", n)
    assert Counter(make() for _ in range(10)) == {429: 10}


def test_a_household_with_many_networks_guesses_no_more_codes(stranger: httpx.Client) -> None:
    # Three tries from each network, which is nothing for one.
    answers = [guess(stranger, f"2001:db8:1:{n // 3:x}::7", n) for n in range(50)]
    assert Counter(answers) == {404: 40, 429: 10}
    assert guess(stranger, "2001:db8:2:1::7", 1) == 404  # somebody else


def test_two_processes_have_one_limit(postgres: PostgreSQL, tmp_path: Path) -> None:
    made: Counter[int] = Counter()
    with limited(tmp_path, RATES, "--workers", "2", "--database", postgres.database()) as server:
        for _ in range(20):  # each on a connection of its own, and so on either process
            with client(server.url) as eve:
                made[eve.post("/api/rooms", json={"game": "closest"}).status_code] += 1
    assert made == {201: 5, 429: 15}
