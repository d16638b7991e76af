"""Strangers at the door of a real server: what they send, and how to see that it changed nothing,
cost little and disturbed nobody else."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from support.serving import Serving, log_of, people, serving

BODY = {"content-type": "application/json"}
MEGABYTE = 1 << 20


@pytest.fixture(name="server", scope="module")
def open_door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Without limits, so that the tests do not slow each other down."""
    with serving(tmp_path_factory.mktemp("strangers"), BOMBE_LIMITS="0") as running:
        yield running
        web.client.close()
        log = running.log.read_text()
        for word in ("Traceback", '"failed"', '"level": "error"', "127.0.0.1", "Bearer"):
            assert word not in log


class Match:
    """Two at a running match, and a way to see that nothing has happened to it."""

    def __init__(self, server: Serving, **wanted: Any) -> None:
        self.server = server
        self.wanted = {"game": "closest", "name": "Ada", "watch": True, **wanted}

    def __enter__(self) -> Match:
        with ExitStack() as held:
            self.ada, self.bob = held.enter_context(people(self.server.url, 2))
            self.room = self.ada.make(**self.wanted)
            self.bob.join(self.room, "Bob")
            self.ada.order("start")
            self.before = self.state()
            self._held = held.pop_all()
        return self

    def state(self) -> Any:
        events = log_of(self.server.data / "bombe.db", self.room)
        return self.ada.look(), self.bob.look(), events

    def __exit__(self, kind: object, *_: object) -> None:
        with self._held:
            if kind is None:
                assert self.state() == self.before
                self.ada.act("note still here")  # and it goes on


def sentence(answer: httpx.Response, *statuses: int) -> str:
    """The sentence of a refusal."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:200])
    said: str = answer.json()["error"]
    assert 10 < len(said) < 400
    assert said.isprintable()
    return said


def memory(server: Serving) -> int:
    """Bytes that the server's process holds."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024


def raw(server: Serving, data: bytes) -> bytes:
    """What the server answers to these bytes, until it closes."""
    with socket.create_connection(("localhost", server.port), timeout=10) as wire:
        wire.sendall(data)
        answer = b""
        while part := wire.recv(65536):
            answer += part
        return answer


class _Web:
    """Requests of strangers: one client, since each takes its time to be made, without memory."""

    def __init__(self) -> None:
        self.client = httpx.Client(timeout=30)

    def request(self, method: str, url: str, **more: Any) -> httpx.Response:
        if self.client.is_closed:  # since the tests of another module have ended
            self.client = httpx.Client(timeout=30)
        answer = self.client.request(method, url, **more)
        self.client.cookies.clear()
        return answer

    def get(self, url: str, **more: Any) -> httpx.Response:
        return self.request("GET", url, **more)

    def post(self, url: str, **more: Any) -> httpx.Response:
        return self.request("POST", url, **more)


web = _Web()


BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"7",
    b'"action"',
    b"\xff\xfe",
    b'{"action":"\xff","nonce":"1"}',
    b'{"action":"\\ud800","nonce":"1"}',
    b'{"action":1,"nonce":"1"}',
    b'{"action":"bid 1"}',
    b'{"action":"bid 1","nonce":""}',
    b'{"action":"bid 1","nonce":"' + b"n" * 65 + b'"}',
    b'{"action":"bid 1","nonce":"1","seat":1}',
    b'{"action":"' + b"x" * 2001 + b'","nonce":"1"}',
    b'{"action":"bid 1\\nbid 2","nonce":"1"}',
    b'{"action":"\\u0000","nonce":"\\u0000"}',
    b'{"action":"bid \xe2\x80\xae1","nonce":"1"}',
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b"9" * 60_000,
    b"-",
    b"NaN",
]


def watching(server: Serving, room: str, key: str = "", **more: Any) -> connect:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    query = "" if key else "?watch=1"
    return connect(
        f"{server.live_url}/api/rooms/{room}/live{query}",
        additional_headers=headers,
        compression=None,
        **more,
    )


async def ended(live: ClientConnection) -> int:
    """The code that a connection ends with."""
    try:
        while True:
            await live.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
