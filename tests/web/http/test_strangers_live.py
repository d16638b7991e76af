"""Strangers at live connections: messages and frames that nobody should send, and connections that
nobody reads from."""

from __future__ import annotations

import asyncio
import json
import struct
from contextlib import suppress

import pytest
import websockets
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from support.attackers import frame, handshake
from support.serving import Person, Serving
from support.strangers import (  # noqa: F401 (fixtures)
    BODIES,
    MEGABYTE,
    Match,
    ended,
    memory,
    open_door,
    watching,
)


def test_a_live_connection_needs_a_seat_or_a_room_that_may_be_watched(server: Serving) -> None:
    async def work() -> None:
        with Person(server.url) as ada:
            room = ada.make(game="closest", name="Ada", start=True)
            for path, headers, status in (
                (f"{room}/live", {}, 403),
                (f"{room}/live", {"authorization": "Bearer " + "A" * 22}, 403),
                (f"{room}/live?watch=1", {}, 403),
                ("BBBBBB/live", {}, 404),
                ("%00/live", {}, 404),
            ):
                async with connect(
                    f"{server.live_url}/api/rooms/{path}", additional_headers=headers
                ) as live:
                    assert len(json.loads(await live.recv())["refused"]) > 10
                    assert await ended(live) == 4000 + status
            ada.order("watch on")
            async with watching(server, room) as live:
                first = json.loads(await live.recv())
                assert "number" not in first["view"]
                await live.send('{"action":"bid 1","nonce":"1"}')
                assert json.loads(await live.recv())["status"] == 403
                ada.order("watch off")
                assert await ended(live) == 4403
            for path in ("/", "/static/table.css", "/api/games", "/nothing"):
                with pytest.raises(websockets.InvalidStatus):
                    async with connect(f"{server.live_url}{path}"):
                        pass

    asyncio.run(work())


@pytest.mark.parametrize("number", range(len(BODIES)))
def test_a_malformed_message_is_refused_and_play_goes_on(server: Serving, number: int) -> None:
    async def work(match: Match) -> None:
        async with watching(server, match.room, match.ada.key) as live:
            await live.recv()
            for body in (
                BODIES[number][:16_000],
                BODIES[number][:16_000].decode("utf-8", "replace"),
            ):
                await live.send(body)
                answer = json.loads(await live.recv())
                assert answer["status"] in (400, 409)
                assert len(answer["refused"]) > 10

    with Match(server) as match:
        asyncio.run(work(match))


def test_frames_that_are_too_large_end_the_connection(server: Serving) -> None:
    async def work(match: Match) -> None:
        for message in ("x" * 20_000, b"x" * 20_000, ["x" * 1000] * 30):
            async with watching(server, match.room, match.ada.key) as live:
                await live.recv()
                with suppress(ConnectionClosed):
                    await live.send(message)
                # 1006: it was cut off while we were still sending.
                assert await ended(live) in (1009, 1006)
        async with watching(server, match.room, match.ada.key) as live:
            await live.recv()
            await live.send(['{"action":', '"dance",', '"nonce":"1"}'])  # in parts is fine
            assert json.loads(await live.recv())["status"] == 409

    with Match(server) as match:
        asyncio.run(work(match))


def test_a_flood_of_malformed_messages_ends_the_connection(server: Serving) -> None:
    async def work(match: Match) -> None:
        async with watching(server, match.room, match.ada.key) as live:
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await live.send("{")
            assert await ended(live) == 1008

    with Match(server) as match:
        asyncio.run(work(match))


@pytest.mark.parametrize(
    "part",
    [
        frame(9, b"p" * 120) * 100,  # pings that want answers nobody reads
        frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 5000,  # a message without an end
        frame(1, b"{") * 2000,
        frame(1, b"\xff\xff"),
        b"\xff" * 1000,
        struct.pack("!BBQ", 0x81, 0xFF, 1 << 62),
        frame(1, b"{}", fin=False) * 2,
    ],
    ids=["pings", "fragments", "malformed", "utf8", "noise", "huge", "interleaved"],
)
def test_frames_that_nobody_should_send(server: Serving, part: bytes) -> None:
    with Match(server) as match:
        before = memory(server)
        wire = handshake(server.port, match.room, match.bob.key, reads=False)
        assert wire
        wire.settimeout(2)
        sent = 0
        try:
            while sent < 32 * MEGABYTE:
                wire.sendall(part)
                sent += len(part)
        except OSError:
            pass
        wire.close()
        assert sent < 32 * MEGABYTE  # it was cut off, or nobody took more
        assert memory(server) - before < 16 * MEGABYTE


def test_one_who_does_not_read_costs_little_and_holds_up_nobody(server: Serving) -> None:
    with Person(server.url) as ada:
        room = ada.make(game="closest", name="Ada", watch=True, start=True)
        wires = [handshake(server.port, room, ada.key, reads=False) for _ in range(10)]
        before = memory(server)
        for n in range(400):
            ada.act(f"note {n} {'x' * 80}")
        assert ada.look()["view"]["note"].startswith("399 ")
        assert memory(server) - before < 16 * MEGABYTE
        for wire in wires:
            assert wire
            wire.close()


def test_one_member_has_not_endlessly_many_connections(server: Serving) -> None:
    async def work() -> None:
        with Person(server.url) as ada:
            room = ada.make(game="closest")
            lives = [await watching(server, room, ada.key) for _ in range(20)]
            for live in lives:
                await live.recv()
            async with watching(server, room, ada.key) as one_more:
                assert "Too many" in json.loads(await one_more.recv())["refused"]
                assert await ended(one_more) == 4409
            for live in lives:
                await live.close()

    asyncio.run(work())
