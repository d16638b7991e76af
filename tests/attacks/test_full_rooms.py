"""Nobody fills a room: neither the places from which it is watched, nor the list of those who ever
came."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from bombe.table.commands import MOST_MEMBERS
from bombe.web.http.limits import Rates
from bombe.web.http.socket import MOST_WATCHING
from support.serving import Person, Serving, serving
from support.strangers import ended


@pytest.fixture(name="server", scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that is told by a proxy where its visitors come from."""
    with serving(tmp_path_factory.mktemp("full"), "--trusted-proxy") as running:
        yield running


def from_(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


async def watch(server: Serving, room: str, address: str) -> ClientConnection:
    return await connect(
        f"{server.live_url}/api/rooms/{room}/live?watch",
        additional_headers=from_(address),
        compression=None,
    )


def test_one_network_does_not_keep_others_from_watching(server: Serving) -> None:
    async def work(room: str) -> None:
        # From as many networks of 64 bits, all of one of 48.
        eves = [
            await watch(server, room, f"2001:db8:1:{n % 50:x}::7") for n in range(MOST_WATCHING)
        ]
        for eve in eves:
            assert "table" in json.loads(await eve.recv())
        others = [await watch(server, room, f"192.0.2.{n}") for n in range(10)]
        for other in others:
            assert "table" in json.loads(await other.recv())
        one_more = await watch(server, room, "2001:db8:1:ff::7")
        assert "Too many" in json.loads(await one_more.recv())["refused"]
        waiting = [asyncio.create_task(ended(eve)) for eve in eves]
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        while len(done) < len(others):
            done, _ = await asyncio.wait(waiting, timeout=0.05)
        assert {task.result() for task in done} == {4409}
        assert len(done) == len(others)
        for task in waiting:
            task.cancel()
        for wire in (*eves, *others, one_more):
            wire.transport.abort()

    with Person(server.url) as ada:
        asyncio.run(work(ada.make(game="closest", name="Ada", watch=True)))


def test_who_comes_and_goes_does_not_close_a_room(server: Serving) -> None:
    with Person(server.url) as ada, Person(server.url) as bob, httpx.Client() as eve:
        room = ada.make(game="closest", name="Ada")
        seats = f"{server.url}/api/rooms/{room}/seats"
        comings = 0
        for n in range(3 * MOST_MEMBERS):  # from more and more addresses
            headers = from_(f"198.51.100.{n // 40}")
            answer = eve.post(seats, json={"name": "Eve"}, headers=headers)
            if answer.status_code != 201:
                assert answer.status_code == 429  # too fast, and no more than that
                continue
            comings += 1
            headers["authorization"] = f"Bearer {answer.json()['key']}"
            order = {"order": "leave", "nonce": "1"}
            eve.post(f"{server.url}/api/rooms/{room}/orders", json=order, headers=headers)
        assert MOST_MEMBERS < comings <= Rates().joins_all.burst + 60
        bob.join(room, "Bob")
        ada.order("start")
        bob.act("bid 3")
        assert [one["name"] for one in ada.look()["table"]["people"]] == ["Ada", "Bob"]


def test_a_place_that_was_given_away_is_closed_to_who_had_it(server: Serving) -> None:
    async def work(ada: Person, eve: Person) -> None:
        room = ada.make(game="closest", name="Ada")
        eve.client.headers.update(from_("203.0.113.1"))
        eve.join(room, "Eve")
        async with connect(
            f"{server.live_url}/api/rooms/{room}/live",
            additional_headers={"authorization": f"Bearer {eve.key}"},
        ) as wire:
            await wire.recv()
            eve.order("leave")
            whos = []
            for n in range(MOST_MEMBERS):  # the last of whom gets Eve's place
                with Person(server.url) as other:
                    other.client.headers.update(from_(f"203.0.113.{2 + n // 30}"))
                    other.join(room)
                    whos.append(other.who)
                    if n < MOST_MEMBERS - 1:
                        other.order("leave")
            assert whos.count(eve.who) == 1
            assert await ended(wire) == 4403
        assert eve.look()["you"]["who"] is None

    with Person(server.url) as ada, Person(server.url) as eve:
        asyncio.run(work(ada, eve))
