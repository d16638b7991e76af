"""Strangers who send malformed, endless or strange requests: each is refused in a sentence, changes
nothing, costs little, and disturbs nobody else."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.serving import Person, Serving, customized
from support.strangers import (  # noqa: F401 (fixtures)
    BODIES,
    BODY,
    MEGABYTE,
    Match,
    memory,
    open_door,
    raw,
    sentence,
    web,
)

# ---- malformed requests -------------------------------------------------------------------------


@pytest.mark.parametrize("body", BODIES, ids=map(str, range(len(BODIES))))
def test_a_body_that_is_none_is_refused(server: Serving, body: bytes) -> None:
    with Match(server) as match:
        headers = {**BODY, "authorization": f"Bearer {match.ada.key}"}
        for path in ("actions", "orders", "seats"):
            if path == "seats" and body.startswith(b'"'):
                continue
            url = f"{server.url}/api/rooms/{match.room}/{path}"
            sentence(web.post(url, headers=headers, content=body), 400, 409)
        sentence(web.post(f"{server.url}/api/rooms", headers=BODY, content=body), 400)


@pytest.mark.parametrize(
    "options",
    [
        {"goal": 10**400},
        {"goal": -1},
        {"goal": 1e300},
        {"goal": None},
        {"goal": {"a": {}}},
        {"motto": "\x00" * 600},
        {"": ""},
        {"goal 1": 1},
        {"\n": "\n"},
        {"x" * 50_000: 1},
    ],
)
def test_a_room_of_nonsense_is_not_made(server: Serving, options: dict[str, Any]) -> None:
    before = rooms_of(server)
    answer = web.post(f"{server.url}/api/rooms", json={"game": "closest", "options": options})
    sentence(answer, 400, 409)
    for wanted in (
        {"game": "x" * 9999},
        {"timer": 10**300},
        {"timer": -1},
        {"bots": ["bold"] * 5000, "game": "closest"},
        {"bots": ["\ufffe"]},
    ):
        sentence(web.post(f"{server.url}/api/rooms", json=wanted), 400, 409)
    for depth in (200, 900, *range(930, 1000, 3)):  # about where the stack ends
        body = b'{"options":{"goal":' + b"[" * depth + b"]" * depth + b"}}"
        sentence(web.post(f"{server.url}/api/rooms", headers=BODY, content=body), 400, 409)
    assert rooms_of(server) == before


def rooms_of(server: Serving) -> int:
    text = web.get(f"{server.url}/metrics").text
    found = re.search(r"^bombe_changes_total (\d+)", text, re.M)
    rooms = re.search(r"^bombe_rooms (\d+)", text, re.M)
    assert found
    assert rooms
    return int(rooms[1])


@pytest.mark.parametrize(
    "name", ["<img src=x onerror=alert(1)>", "a\x00\x1b[2Jb", "\u202eevil", "n" * 9000]
)
def test_names_are_harmless(server: Serving, name: str) -> None:
    with Person(server.url) as ada:
        room = ada.make(game="closest", name=name)
        shown = ada.look()["table"]["people"][0]["name"]
        assert shown.isprintable()
        assert len(shown) <= 24
        ada.order(f"say {name[:250]}")
        page = ada.client.get(f"/r/{room}").text
        assert "<img src=x" not in page
        assert not set(page) & {"\x00", "\x1b", "\u202e"}


def test_only_json_is_json(server: Serving) -> None:
    with Match(server) as match:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
            answer = web.post(
                f"{server.url}/api/rooms/{match.room}/actions",
                headers={"content-type": kind, "authorization": f"Bearer {match.ada.key}"},
                content=b'{"action":"bid 1","nonce":"1"}',
            )
            assert "JSON" in sentence(answer, 400)


def test_what_is_too_large_is_not_read(server: Serving) -> None:
    before = memory(server)
    with Match(server) as match:
        headers = {**BODY, "authorization": f"Bearer {match.ada.key}"}
        url = f"{server.url}/api/rooms/{match.room}/actions"
        answer = web.post(url, headers=headers, content=b" " * (MEGABYTE // 2))
        assert "too large" in sentence(answer, 413)

        def endless() -> Iterator[bytes]:
            for _ in range(64):
                yield b" " * MEGABYTE

        with suppress(httpx.TransportError):  # it may close the connection in our face
            sentence(web.post(url, headers=headers, content=endless()), 413)
    head = f"POST /api/rooms HTTP/1.1\r\nHost: localhost:{server.port}\r\n".encode()
    for lie in (b"99999999999999999999", b"-1", b"x", b"\xb2", b"1, 2"):
        answer_bytes = raw(
            server, head + b"Content-Length: " + lie + b"\r\nConnection: close\r\n\r\n"
        )
        assert re.match(rb"HTTP/1.1 4(00|13) ", answer_bytes)
    assert memory(server) - before < 32 * MEGABYTE


def test_an_endless_head_is_cut_off(server: Serving) -> None:
    before = memory(server)
    for start, more in (
        (b"GET /", b"a" * 8192),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 1500),
        (b"GET / HTTP/1.1\r\na: ", b"a" * 8192),
        (b"GET / HTTP/1.1\r\nHost: a\r\n" + b"b", b"c" * 8192),
        (
            b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\na: ",
            b"b" * 8192,
        ),
    ):
        with socket.create_connection(("localhost", server.port), timeout=10) as wire:
            sent = 0
            try:
                wire.sendall(start)
                while sent < 64 * MEGABYTE:
                    wire.sendall(more)
                    sent += len(more)
            except OSError:
                pass
            assert sent < 16 * MEGABYTE
    assert memory(server) - before < 32 * MEGABYTE
    assert web.get(f"{server.url}/healthz").status_code == 200


@pytest.mark.parametrize(
    "request_line",
    [
        b"GARBAGE",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET /\xff\xfe HTTP/1.1",
        b"GET /api/rooms/%ff%00%0d%0a HTTP/1.1",
        b"GET //evil.example/ HTTP/1.1",
        b"GET http://evil.example/api/games HTTP/1.1",
        b"GET /api/games?lang=%ff%00&lang=<b> HTTP/1.1",
        b"GET /static/../settings.py HTTP/1.1",
        b"GET /static/%2e%2e/settings.py HTTP/1.1",
        b"GET /static/..%2fsettings.py HTTP/1.1",
        b"GET /static//etc/passwd HTTP/1.1",
        b"GET /static/%00 HTTP/1.1",
        b"GET /static/" + b"a" * 5000 + b" HTTP/1.1",
        b"GET /api/matches/%00 HTTP/1.1",
        b"GET /api/matches/../../x HTTP/1.1",
        b"GET /r/%00 HTTP/1.1",
        b"GET /m/%ff HTTP/1.1",
        b"CONNECT evil.example:80 HTTP/1.1",
        b"TRACE / HTTP/1.1",
        b"PROPFIND / HTTP/1.1",
        b"OPTIONS * HTTP/1.1",
    ],
)
def test_strange_requests(server: Serving, request_line: bytes) -> None:
    answer = raw(server, request_line + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    status = int(answer.split(b" ", 2)[1])
    assert status < 500
    if b"games" not in request_line:
        assert status >= 400 or b"evil" in request_line
    assert b"import annotations" not in answer
    assert b"root:" not in answer
    assert b"Traceback" not in answer


def test_methods(server: Serving) -> None:
    with Match(server) as match:
        for path in ("/api/rooms", f"/api/rooms/{match.room}", "/api/games", "/api/nothing", "/"):
            for method in ("PUT", "PATCH", "OPTIONS", "DELETE", "PURGE"):
                answer = web.request(method, f"{server.url}{path}")
                assert 400 <= answer.status_code < 500
                if path.startswith("/api/"):
                    sentence(answer, 403, 404, 405)
        for path in ("/api/games", f"/api/rooms/{match.room}", "/", "/healthz"):
            answer = web.request("HEAD", f"{server.url}{path}")
            assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "host", ["evil.example/x", "a b", "<script>", "a@b", "localhost:99999999", "", "é", "a,b", "'"]
)
def test_a_host_that_is_none_gets_no_link_and_no_room(server: Serving, host: str) -> None:
    before = rooms_of(server)
    answer = raw(
        server,
        b"POST /api/rooms HTTP/1.1\r\nHost: "
        + host.encode()
        + b"\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
    )
    assert re.match(rb"HTTP/1.1 4\d\d ", answer)
    assert rooms_of(server) == before


def test_links_use_the_address_that_one_came_by(server: Serving) -> None:
    for host in ("192.0.2.7:8000", "play.example", "[2001:db8::1]:8000"):
        answer = web.post(f"{server.url}/api/rooms", headers={"host": host}, json={})
        made = answer.json()
        assert made["link"] == f"http://{host}/r/{made['room']}"


# ---- requests that take their time --------------------------------------------------------------


def test_requests_that_never_end_hold_up_nobody(server: Serving) -> None:
    wires = []
    for n in range(300):
        wire = socket.create_connection(("localhost", server.port), timeout=10)
        wire.sendall(
            [
                b"",
                b"GET / HT",
                b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
            ][n % 3]
        )
        wires.append(wire)
    with Person(server.url) as ada:
        ada.make(game="closest", start=True)
        for n in range(20):
            ada.act(f"note {n}")
    for wire in wires:
        wire.close()


def test_a_request_must_be_complete_in_time(tmp_path: Path) -> None:
    """With a server whose patience is a moment."""
    program = (
        "import bombe.web.http.protocol, bombe.web.http.guard\n"
        "bombe.web.http.protocol.HEAD_SECONDS = bombe.web.http.guard.BODY_SECONDS = 0.2\n"
    )
    with customized(tmp_path, program) as server:
        for start, answered in (
            (b"", b""),
            (b"GET / HTTP", b""),
            (
                b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n"
                b"Content-Type: application/json\r\nConnection: close\r\n\r\n{",
                b"HTTP/1.1 408",
            ),
        ):
            with socket.create_connection(("localhost", server.port), timeout=30) as wire:
                wire.sendall(start)
                answer = b""
                try:
                    while part := wire.recv(65536):
                        answer += part
                except ConnectionResetError:
                    pass
                assert answer.startswith(answered)
