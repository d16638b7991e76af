"""Strangers at the door of a real server: whatever they send is refused in a sentence, changes
nothing, costs little, and disturbs nobody else."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import stat
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from serving import HERE, SOURCE, Person, Refusal, Serving, log_of, serving
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bombe.web.limits import Rates

STRANGE_KEYS = [
    "A" * 22,
    "A" * 21,
    "A" * 23,
    "A" * 10_000,
    "",
    "../../etc/passwd",
    "%00" * 8,
    "é" * 22,
    "'; DROP TABLE log; -- x",
]
BODY = {"content-type": "application/json"}
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Without limits, so that the tests do not slow each other down."""
    with serving(tmp_path_factory.mktemp("strangers"), BOMBE_LIMITS="0") as running:
        yield running
        web.client.close()
        log = running.log.read_text()
        for word in ("Traceback", '"failed"', '"level": "error"', "127.0.0.1", "Bearer"):
            assert word not in log


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as running:
        yield running


class Match:
    """Two at a running match, and a way to see that nothing has happened to it."""

    def __init__(self, server: Serving, **wanted: Any) -> None:
        self.server = server
        self.ada, self.bob = Person(server.url), Person(server.url)
        self.room = self.ada.make(**{"game": "closest", "name": "Ada", "watch": True, **wanted})
        self.bob.join(self.room, "Bob")
        self.ada.order("start")

    def __enter__(self) -> Match:
        self.before = self.state()
        return self

    def state(self) -> Any:
        events = log_of(self.server.data / "bombe.db", self.room)
        return self.ada.look(), self.bob.look(), events

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is None:
            assert self.state() == self.before
            self.ada.act("note still here")  # and it goes on
        self.ada.close()
        self.bob.close()


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
        answer = self.client.request(method, url, **more)
        self.client.cookies.clear()
        return answer

    def get(self, url: str, **more: Any) -> httpx.Response:
        return self.request("GET", url, **more)

    def post(self, url: str, **more: Any) -> httpx.Response:
        return self.request("POST", url, **more)


web = _Web()


# ---- other people's seats -----------------------------------------------------------------------


@pytest.mark.parametrize("key", STRANGE_KEYS, ids=map(str, range(len(STRANGE_KEYS))))
def test_a_guessed_key_opens_nothing(server: Serving, key: str) -> None:
    with Match(server) as match:
        for headers in (
            {"authorization": f"Bearer {key}".strip().encode()},
            {"cookie": f"bombe={key}".encode()},
            {"authorization": f"Basic {key}".strip().encode()},
        ):
            for path, body in (
                ("actions", {"action": "bid 1", "nonce": "1"}),
                ("orders", {"order": "end", "nonce": "1"}),
            ):
                answer = web.post(
                    f"{server.url}/api/rooms/{match.room}/{path}", headers=headers, json=body
                )
                assert "no seat" in sentence(answer, 403)
            answer = web.post(f"{server.url}/api/rooms/{match.room}/links", headers=headers)
            sentence(answer, 403)
            sentence(
                web.request("DELETE", f"{server.url}/api/rooms/{match.room}", headers=headers), 403
            )
            seen = web.get(f"{server.url}/api/rooms/{match.room}", headers=headers).json()
            assert seen["you"] == {"who": None, "seat": None, "speak": False, "here": False}
            assert "number" not in seen["view"]


def test_a_key_of_another_room_opens_nothing_here(server: Serving) -> None:
    with Match(server) as match, Person(server.url) as eve:
        eve.make(game="closest", name="Eve", start=True)
        eve.room = match.room
        assert eve.legal() == []
        for ask, words in ((eve.act, "bid 1"), (eve.order, "end")):
            with pytest.raises(Refusal) as refusal:
                ask(words)
            assert refusal.value.status == 403
        # Nor does a digest of a key, as the store holds it.
        digest = log_of(server.data / "bombe.db", match.room)[1]["key"]
        for stolen in (digest, digest[:22]):
            eve.key = stolen
            with pytest.raises(Refusal):
                eve.act("bid 1")


def test_a_removed_seat_is_closed_at_once_and_for_ever(server: Serving) -> None:
    async def work(ada: Person, bob: Person) -> None:
        room = ada.make(game="closest", name="Ada", watch=True)
        bob.join(room, "Bob")
        ada.order("start")
        async with watching(server, room, bob.key) as live:
            await live.recv()
            ada.order("remove 1")
            assert await ended(live) == 4403
        before = ada.look()
        for ask, words in ((bob.act, "return"), (bob.order, "name Boss")):
            with pytest.raises(Refusal) as refusal:
                ask(words)
            assert refusal.value.status == 403
        assert bob.look()["you"]["who"] is None
        assert ada.look() == before

    with Person(server.url) as ada, Person(server.url) as bob:
        asyncio.run(work(ada, bob))


def test_what_was_sent_once_cannot_be_sent_again(server: Serving) -> None:
    with Person(server.url) as ada:
        ada.make(game="closest", name="Ada", start=True)
        first = ada.act("bid 3", "nonce")
        after = ada.look()
        assert ada.act("bid 3", "nonce")["view"] == first["view"]
        for tell, other in ((ada.act, "bid 9"), (ada.order, "end")):
            with pytest.raises(Refusal, match="409 This nonce was used for something else"):
                tell(other, "nonce")
        assert ada.look() == after


# ---- other sites --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": ""},
        {"origin": "http://localhost.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://{host}", "sec-fetch-site": "cross-site"},
    ],
)
def test_another_site_can_do_nothing(server: Serving, headers: dict[str, str]) -> None:
    headers = {
        name: value.format(host=f"localhost:{server.port}") for name, value in headers.items()
    }
    with Match(server) as match:
        cookie = {"cookie": f"bombe={match.ada.key}", **headers}
        rooms = f"{server.url}/api/rooms"
        for url, body in (
            (f"{rooms}/{match.room}/actions", {"action": "bid 1", "nonce": "1"}),
            (f"{rooms}/{match.room}/orders", {"order": "end", "nonce": "1"}),
            (f"{rooms}/{match.room}/links", {}),
            (f"{rooms}/{match.room}/seats", {}),
            (rooms, {}),
        ):
            assert "another site" in sentence(web.post(url, headers=cookie, json=body), 403)
        sentence(web.request("DELETE", f"{rooms}/{match.room}", headers=cookie), 403)

        async def work() -> None:
            async with connect(
                f"{server.live_url}/api/rooms/{match.room}/live", additional_headers=cookie
            ) as live:
                assert "another site" in json.loads(await live.recv())["refused"]
                assert await ended(live) == 4403

        asyncio.run(work())


def test_our_own_pages_can(server: Serving) -> None:
    with Person(server.url) as ada:
        ada.client.headers.update({"origin": server.url, "sec-fetch-site": "same-origin"})
        answer = ada.client.post("/api/rooms", json={"game": "closest"})
        assert answer.status_code == 201
        assert "key" not in answer.json()  # it is in the cookie, where no script reads it
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        room = answer.json()["room"]
        assert ada.client.get(f"/api/rooms/{room}").json()["you"]["who"] == 0


def test_a_form_without_our_token_is_refused(server: Serving) -> None:
    with Match(server) as match:
        for path in ("act", "order", "settings", "link", "delete", "join"):
            answer = web.post(
                f"{server.url}/r/{match.room}/{path}",
                headers={"cookie": f"bombe={match.ada.key}"},
                data={"action": "bid 1", "order": "end", "nonce": "1", "token": "0" * 32},
            )
            assert 400 <= answer.status_code < 500
            assert answer.headers["content-type"].startswith("text/html")


# ---- malformed requests -------------------------------------------------------------------------

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


# ---- live connections ---------------------------------------------------------------------------


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


def handshake(server: Serving, room: str, key: str) -> socket.socket:
    """A live connection as bytes, to send what no library would."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(10)
    wire.connect(("127.0.0.1", server.port))
    wire.sendall(
        f"GET /api/rooms/{room}/live HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        f"Authorization: Bearer {key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    return struct.pack("!BB4x", fin << 7 | opcode, 0x80 | len(data)) + data


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
        wire = handshake(server, match.room, match.bob.key)
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
        wires = [handshake(server, room, ada.key) for _ in range(10)]
        before = memory(server)
        for n in range(400):
            ada.act(f"note {n} {'x' * 80}")
        assert ada.look()["view"]["note"].startswith("399 ")
        assert memory(server) - before < 16 * MEGABYTE
        for wire in wires:
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
    (tmp_path / "sitecustomize.py").write_text(
        "import bombe.web.wire, bombe.web.guard\n"
        "bombe.web.wire.HEAD_SECONDS = bombe.web.guard.BODY_SECONDS = 0.2\n"
    )
    path = os.pathsep.join([str(tmp_path), str(SOURCE), str(HERE)])
    with serving(tmp_path / "data", PYTHONPATH=path) as server:
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


# ---- headers and keys ---------------------------------------------------------------------------


def test_headers_of_every_answer(server: Serving) -> None:
    with Person(server.url) as ada:
        room = ada.make(game="closest")
        for path in ("/", "/privacy", "/healthz", "/metrics", "/api/games", "/api/nothing", "/x"):
            check_headers(ada.client.get(path))
        for path in (f"/r/{room}", f"/api/rooms/{room}", "/static/table.css", "/api/matches/x"):
            check_headers(ada.client.get(path))
        check_headers(ada.client.post("/api/rooms", content=b"{"))
        check_headers(ada.client.post("/api/rooms", headers={"origin": "http://evil"}, json={}))
        for path in (f"/api/rooms/{room}", f"/r/{room}", "/healthz"):
            assert "no-store" in ada.client.get(path).headers["cache-control"]


def check_headers(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers
    assert "cache-control" in answer.headers
    if "<script" in answer.text:
        inline = r'<script(?![^>]*\bsrc=|[^>]*type="application/json")'  # facts are no script
        assert not re.search(inline, answer.text)
    assert not re.search(r"\son\w+=", answer.text)


def test_behind_a_proxy_with_tls(tmp_path: Path) -> None:
    with serving(tmp_path, "--trusted-proxy") as server:
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
        browser = {"origin": "https://play.example", "host": "play.example", **forwarded}
        answer = web.post(f"{server.url}/api/rooms", headers=browser, json={})
        assert answer.json()["link"].startswith("https://play.example/r/")
        assert "Secure" in answer.headers["set-cookie"].split("; ")
        assert web.get(f"{server.url}/metrics", headers=forwarded).status_code == 403
        # Each behind the proxy has a bucket of their own, which nobody leaves by a lie.
        lies = 0
        for n in range(100):
            headers = {"x-forwarded-for": f"198.51.100.{n}, 192.0.2.2"}
            lies += web.post(f"{server.url}/api/rooms", headers=headers, json={}).is_success
        assert lies < 75
        headers = {"x-forwarded-for": "192.0.2.3"}
        assert web.post(f"{server.url}/api/rooms", headers=headers, json={}).is_success


def test_a_proxy_that_is_not_trusted_is_not_believed(server: Serving) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}
    answer = web.post(f"{server.url}/api/rooms", headers=forwarded, json={})
    assert answer.json()["link"].startswith("http://")


def test_keys_are_made_once_and_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        path = tmp_path / "server.key"
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        secret = path.read_text()
        assert len(secret) >= 32
        browser = httpx.Client(base_url=server.url, headers={"origin": server.url})
        room = browser.post("/api/rooms", json={"game": "closest", "start": True}).json()["room"]
        page = browser.get(f"/r/{room}").text
        assert server.stop() == 0
        server.start()
        assert path.read_text() == secret
        assert browser.get(f"/api/rooms/{room}").json()["you"]["who"] == 0
        tokens = re.compile(r'name="token" value="(\w+)"')
        assert tokens.findall(page) == tokens.findall(browser.get(f"/r/{room}").text)
        browser.close()
        assert secret not in server.log.read_text()
