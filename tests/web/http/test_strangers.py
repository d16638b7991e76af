"""Strangers at the door of a real server: other people's seats and other sites are closed to them,
and what the server tells everybody is harmless."""

from __future__ import annotations

import asyncio
import json
import re
import stat
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from support.serving import Person, Refusal, Serving, client, log_of, serving
from support.strangers import Match, ended, open_door, sentence, watching, web  # noqa: F401 (fixtures)

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


# ---- headers and keys ---------------------------------------------------------------------------


def test_headers_of_every_answer(server: Serving) -> None:
    with Person(server.url) as ada:
        room = ada.make(game="closest")
        for path in ("/", "/privacy", "/healthz", "/metrics", "/api/games", "/api/nothing", "/x"):
            check_headers(ada.client.get(path))
        for path in (f"/r/{room}", f"/api/rooms/{room}", f"/r/{room}/qr.svg", "/api/matches/x"):
            check_headers(ada.client.get(path))
        for path in (
            "/static/icon.svg",
            "/static/nothing.css",
            "/skin/turing_machine/x/nothing.js",
        ):
            check_headers(ada.client.get(path))  # one can be opened as a page, the others are pages
        check_headers(ada.client.post("/api/rooms", content=b"{"))
        check_headers(ada.client.post("/api/rooms", headers={"origin": "http://evil"}, json={}))
        for path in (f"/api/rooms/{room}", f"/r/{room}", "/healthz"):
            assert "no-store" in ada.client.get(path).headers["cache-control"]


FILES = r'(?:href|src|data-script|data-words)="(/(?:static|skin|modules)/[^"]+|/manifest[^"]+)"'


def test_headers_of_files_that_are_no_pages(server: Serving) -> None:
    """They carry what a browser heeds in them, and not what only a page is asked to keep to."""
    with httpx.Client(base_url=server.url) as client:
        files = set(re.findall(FILES, client.get("/").text))
        assert {urlsplit(path).path.rpartition(".")[2] for path in files} >= {"css", "js", "woff2"}
        assert any("/data." in path for path in files)
        for path in sorted(files):
            answer = client.get(path)
            assert answer.status_code == 200
            kind = answer.headers["content-type"]
            assert not kind.startswith("text/html")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cross-origin-resource-policy"] == "same-origin"
            assert "server" not in answer.headers
            assert "cache-control" in answer.headers
            assert ("content-security-policy" in answer.headers) is (kind == "image/svg+xml")
            assert "set-cookie" not in answer.headers
            if "etag" in answer.headers:
                again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
                assert again.status_code == 304
                assert again.headers["cache-control"] == answer.headers["cache-control"]


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
        inline = r'<script(?![^>]*\bsrc=|[^>]*type="(?:application/json|importmap)")'  # facts
        assert not re.search(inline, answer.text)
        # The one text that a browser heeds is allowed by its digest, and nothing else is.
        maps = re.findall(r'<script type="importmap">(.*?)</script>', answer.text)
        digests = [b64encode(sha256(one.encode()).digest()).decode() for one in maps]
        assert len(maps) == 1
        assert f"script-src 'self' 'sha256-{digests[0]}';" in policy
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
        with client(server.url) as browser:
            browser.headers["origin"] = server.url
            made = browser.post("/api/rooms", json={"game": "closest", "start": True}).json()
            room = made["room"]
            page = browser.get(f"/r/{room}").text
            assert server.stop() == 0
            server.start()
            assert path.read_text() == secret
            assert browser.get(f"/api/rooms/{room}").json()["you"]["who"] == 0
            tokens = re.compile(r'name="token" value="(\w+)"')
            assert tokens.findall(page) == tokens.findall(browser.get(f"/r/{room}").text)
        assert secret not in server.log.read_text()
