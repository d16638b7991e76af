"""Behind a proxy with a certificate: cookies that nobody else can set, browsers that come back by
https alone, and pages of the same name without encryption that are another site."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect

from support.serving import Serving, serving
from support.strangers import ended, open_door, sentence, web  # noqa: F401 (fixtures)

HOST = "play.example"
FORWARDED = {"host": HOST, "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https"}
STRICT = "__Host-bombe"


@pytest.fixture(name="proxied", scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("proxied")
    with serving(folder, "--trusted-proxy", BOMBE_LIMITS="0") as running:
        yield running


def cookies(answer: httpx.Response) -> dict[str, list[str]]:
    """The cookies that an answer sets: of each its value, and what else is said of it."""
    lines = [line.split("; ") for line in answer.headers.get_list("set-cookie")]
    return {line[0].partition("=")[0]: [line[0].partition("=")[2], *line[1:]] for line in lines}


# --- cookies ---------------------------------------------------------------------------------


def test_a_cookie_that_no_other_host_can_set(proxied: Serving) -> None:
    made = cookies(web.get(proxied.url, headers=FORWARDED))
    assert [*made] == [STRICT]
    assert {"Secure", "Path=/", "HttpOnly", "SameSite=lax"} <= {*made[STRICT]}
    assert not [part for part in made[STRICT] if part.lower().startswith("domain")]
    browser = {**FORWARDED, "origin": f"https://{HOST}"}
    entered = web.post(f"{proxied.url}/api/rooms", headers=browser, json={"game": "closest"})
    assert [*cookies(entered)] == [STRICT]


def test_a_seat_under_the_old_name_moves_over(proxied: Serving) -> None:
    """Those who had a seat before keep it, and their key is not sent without encryption again."""
    browser = {**FORWARDED, "origin": f"https://{HOST}"}
    entered = web.post(f"{proxied.url}/api/rooms", headers=browser, json={"game": "closest"})
    key, room = cookies(entered)[STRICT][0], entered.json()["room"]
    old = {**FORWARDED, "cookie": f"bombe={key}"}
    page = web.get(f"{proxied.url}/r/{room}", headers=old)
    assert "you, host" in page.text
    moved = cookies(page)
    assert moved[STRICT][0] == key
    assert moved["bombe"][0] in ("", '""')
    assert "Max-Age=0" in moved["bombe"]
    new = {**FORWARDED, "cookie": f"{STRICT}={key}"}
    again = web.get(f"{proxied.url}/r/{room}", headers=new)
    assert "you, host" in again.text
    assert not cookies(again)
    # A form of the page that was open meanwhile is the same visitor's.
    (token, *_) = re.findall(r'name="token" value="(\w+)"', page.text)
    for cookie in (old, new):
        form = {**cookie, "origin": f"https://{HOST}"}
        fields = {"token": token, "order": "name Ada", "nonce": cookie["cookie"][:9]}
        assert web.post(f"{proxied.url}/r/{room}/order", headers=form, data=fields).is_redirect


def test_a_key_that_somebody_slips_in_is_not_preferred(proxied: Serving) -> None:
    """A page without encryption, or a host next to ours, can set the plain cookie."""
    browser = {**FORWARDED, "origin": f"https://{HOST}"}
    entered = web.post(f"{proxied.url}/api/rooms", headers=browser, json={"game": "closest"})
    key, room = cookies(entered)[STRICT][0], entered.json()["room"]
    both = {**FORWARDED, "cookie": f"bombe={'A' * 22}; {STRICT}={key}"}
    assert web.get(f"{proxied.url}/api/rooms/{room}", headers=both).json()["you"]["who"] == 0


def test_without_a_certificate_all_is_as_it_was(server: Serving) -> None:
    answer = web.get(server.url, headers=FORWARDED)  # which nobody vouches for
    assert [*cookies(answer)] == ["bombe"]
    assert "Secure" not in cookies(answer)["bombe"]
    assert "strict-transport-security" not in answer.headers


# --- browsers that come back -----------------------------------------------------------------


def test_browsers_are_told_to_come_by_https(proxied: Serving) -> None:
    paths = ["/", "/api/games", "/static/icon.svg", "/nothing", "/healthz"]
    for path in paths:
        answer = web.get(proxied.url + path, headers=FORWARDED)
        assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]
    plain = {**FORWARDED, "x-forwarded-proto": "http"}
    assert "strict-transport-security" not in web.get(proxied.url, headers=plain).headers


# --- origins ---------------------------------------------------------------------------------

OURS = [f"https://{HOST}", f"https://{HOST}:443", f"https://{HOST.upper()}"]
OTHERS = [
    f"http://{HOST}",
    f"http://{HOST}:443",
    f"https://{HOST}:80",
    f"https://{HOST}:8443",
    f"https://{HOST}:x",
    f"https://{HOST}/",
    f"https://evil@{HOST}",
    f"https://{HOST}.evil.example",
    f"ftp://{HOST}",
    f"//{HOST}",
    HOST,
    "null",
    "",
]


@pytest.mark.parametrize("host", [HOST, f"{HOST}:443"])
def test_an_origin_is_compared_with_its_scheme(proxied: Serving, host: str) -> None:
    rooms = f"{proxied.url}/api/rooms"
    for origin in OURS:
        headers = {**FORWARDED, "host": host, "origin": origin}
        assert web.post(rooms, headers=headers, json={"game": "closest"}).status_code == 201
    for origin in OTHERS:
        headers = {**FORWARDED, "host": host, "origin": origin}
        assert "another site" in sentence(web.post(rooms, headers=headers, json={}), 403), origin


def test_and_so_is_that_of_a_live_connection(proxied: Serving) -> None:
    made = web.post(f"{proxied.url}/api/rooms", json={"game": "closest"}).json()

    async def first(origin: str) -> dict[str, object]:
        headers = {**FORWARDED, "origin": origin, "cookie": f"{STRICT}={made['key']}"}
        del headers["host"]
        url = f"ws://{HOST}/api/rooms/{made['room']}/live"
        async with connect(
            url, additional_headers=headers, proxy=None, host="localhost", port=proxied.port
        ) as live:
            message: dict[str, object] = json.loads(await live.recv())
            if "refused" in message:
                assert await ended(live) == 4403
            return message

    async def work() -> None:
        for origin in OURS:
            assert "table" in await first(origin)
        for origin in OTHERS:
            assert "another site" in str((await first(origin))["refused"]), origin

    asyncio.run(work())


def test_an_operator_who_forgot_to_tell_of_the_proxy_is_told(server: Serving) -> None:
    headers = {"host": HOST, "origin": f"https://{HOST}"}
    answer = web.post(f"{server.url}/api/rooms", headers=headers, json={})
    assert "--trusted-proxy" in sentence(answer, 403)
