"""Somebody who opens as many connections as there can be, and says nothing: the others still come
in, and those who are there stay. And somebody who leaves in the middle of everything."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from support import attackers
from support.attackers import connected, handshake
from support.flooding import limited, playing
from support.server_log import lines, until
from support.serving import Person, Refusal, Serving, customized, serving

FILES = 256  # that the server may open
CONNECTIONS = 400
PAGES = 200  # fewer than are refused; the last one waits for some seconds
EVE, VISITOR = "127.0.0.9", "127.0.0.2"


@contextmanager
def from_elsewhere(server: Serving) -> Iterator[httpx.Client]:
    way = httpx.HTTPTransport(local_address=VISITOR)
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", transport=way) as visitor:
        yield visitor


def half_open(server: Serving) -> socket.socket:
    wire = connected(server.port, EVE)
    with suppress(ConnectionError):  # it was ended at once
        wire.sendall(b"GET / HTTP/1.1\r\n")
    return wire


def looking(server: Serving, person: Person) -> socket.socket:
    wire = handshake(server.port, person.room, person.key)
    assert wire
    return wire


def test_who_opens_all_connections_takes_them_from_itself(tmp_path: Path) -> None:
    with serving(tmp_path) as server, playing(server) as ada, ExitStack() as held:
        assert server.process
        live = held.enter_context(looking(server, ada))
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FILES, FILES))
        for n in range(CONNECTIONS):
            held.enter_context(half_open(server))
            if n % 20 == 0:
                with from_elsewhere(server) as visitor:
                    assert visitor.get("/privacy").status_code == 200
        ada.act("note still here")
        live.settimeout(10)
        heard = b""
        while b"still here" not in heard:  # on the connection that she had from the beginning
            heard += (part := live.recv(65536))
            assert part
        with from_elsewhere(server) as visitor:
            made = visitor.post("/api/rooms", json={"game": "closest", "start": True})
            assert made.status_code == 201
        assert lines(server, "crowded")


def test_a_server_uses_all_files_that_it_may_have(tmp_path: Path) -> None:
    """What a shell begins with is few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, hard))
    try:
        with serving(tmp_path) as server:
            assert server.process
            files, _ = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert files == (65536 if hard == resource.RLIM_INFINITY else min(hard, 65536))


def test_pages_that_wait_for_their_turn_hold_up_nobody_else(tmp_path: Path) -> None:
    request = b"GET /privacy HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(tmp_path) as server, from_elsewhere(server) as visitor, ExitStack() as held:
        for _ in range(PAGES):
            wire = held.enter_context(half_open(server))
            wire.sendall(request.partition(b"\r\n")[2])
        wire.settimeout(0.01)
        assert visitor.get("/privacy").status_code == 200
        with pytest.raises(TimeoutError):  # the last of the others waits still
            wire.recv(10)


def test_live_connections_are_opened_in_turns(tmp_path: Path) -> None:
    """Fifty at once of one client made everybody wait for all of them."""
    slow = "from bombe.web.http import server\nserver.OPENING_SECONDS = 1.0\n"
    with customized(tmp_path, slow) as server, playing(server) as ada, ExitStack() as held:
        upgrade = (
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        )
        asked = attackers.request("GET", f"/api/rooms/{ada.room}/live", key=ada.key, more=upgrade)
        wires = []
        for address in (*[EVE] * 4, VISITOR):
            wires.append(held.enter_context(connected(server.port, address)))
            wires[-1].sendall(asked)
            ada.act(f"note {len(wires)}")  # after which the server has read it
        assert wires[0].recv(12) == wires[-1].recv(12) == b"HTTP/1.1 101"
        wires[-2].settimeout(0.01)
        with pytest.raises(TimeoutError):  # the last of the others waits still
            wires[-2].recv(12)


def test_in_a_crowd_of_connections_less_is_told(tmp_path: Path) -> None:
    """One client with many seats, and many connections of each: every action goes to all."""
    with limited(tmp_path, "room=Rate(90, 0.001)") as server, ExitStack() as held:
        eves = [held.enter_context(Person(server.url)) for _ in range(4)]
        room = eves[0].make(game="closest")
        for eve in eves[1:]:
            eve.join(room)
        for eve in eves:
            for _ in range(16):
                held.enter_context(looking(server, eve))
        for n in range(30):  # each counts as 3
            eves[n % 4].order(f"name {n}")
        with pytest.raises(Refusal) as refusal:
            eves[0].order("name once more")
        assert refusal.value.status == 429


def test_who_leaves_while_requests_wait_is_no_failure(tmp_path: Path) -> None:
    request = b"GET /privacy HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving(tmp_path) as server:
        for n in range(30):
            with socket.create_connection(("127.0.0.1", server.port), 10) as wire:
                wire.sendall(request * 20)
                assert wire.recv(10 + n)
        with from_elsewhere(server) as visitor:
            until(lambda: visitor.get("/healthz").status_code == 200)
    assert not lines(server, "failed")
    assert not [line for line in lines(server, "library") if "ASGI" in line["says"]]
