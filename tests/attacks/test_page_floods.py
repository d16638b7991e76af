"""Somebody who asks for pages as fast as it goes: they come more slowly, then not at all, and those
who play hardly notice. A class that comes at once notices nothing."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from support.attackers import ADDRESS, PAGES, attacking, connected, request
from support.flooding import Timed, limited, loop_seconds, playing, timed, waits_for
from support.serving import Person, Serving, client

PUPILS = 35


@pytest.fixture(name="server", scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    with timed(tmp_path_factory.mktemp("pages"), "--trusted-proxy") as running:
        yield running


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")
def test_a_flood_of_pages_is_slowed_and_others_hardly_notice(server: Timed, tmp_path: Path) -> None:
    with (
        timed(tmp_path / "quiet") as quiet,
        playing(server) as ada,
        playing(quiet) as bob,
        client(server.url) as visitor,
    ):
        assert visitor.get("/").status_code == 200  # who comes first waits for a board
        worked = loop_seconds(server)
        with attacking(server.port, "pages") as eve:
            eve.begun()
            during, usual = waits_for(server, ada, quiet, bob, 25)
            assert visitor.get("/privacy").status_code == 200  # somebody else is not slowed
        worked = loop_seconds(server) - worked
    assert set(eve.answers) <= {"200", "404", "429"}
    pages = sum(eve.answers.values())
    assert worked / pages < 0.01, (worked, pages)
    assert during < 2 * usual


def test_too_many_pages_are_refused_in_a_sentence(tmp_path: Path) -> None:
    rates = "pages=Rate(3, 0.001, at_once=3), refusals=Rate(4, 0.001, at_once=4)"
    with limited(tmp_path, rates) as server, client(server.url) as eve:
        assert [eve.get(page).status_code for page in PAGES[:3]] == [200] * 3
        for tongue, sentence in (("en", "Too fast"), ("fr", "Trop vite"), ("nl", "Te snel")):
            refused = eve.get("/", headers={"accept-language": tongue})
            assert refused.status_code == 429
            assert f'role="alert">{sentence}' in refused.text
            assert int(refused.headers["retry-after"]) > 100
        assert eve.get("/static/table.css").status_code == 200  # which is no page
        assert eve.post("/api/rooms", json={}).status_code == 201
        eve.get("/nothing")
        curt = eve.get("/")  # who goes on is told no more than that
        assert (curt.status_code, curt.text, curt.headers["connection"]) == (429, "429", "close")
        with pytest.raises(httpx.TransportError):
            eve.get("/")  # and is not even heard
        ada = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", transport=ada) as elsewhere:
            assert elsewhere.get("/").status_code == 200


def test_nobody_waits_for_the_pages_that_another_waits_for(tmp_path: Path) -> None:
    rates = "pages=Rate(3, 0.02, at_once=1)"  # the second after fifty seconds
    page = request("GET", "/privacy")
    with (
        limited(tmp_path, rates) as server,
        client(server.url) as ada,
        connected(server.port, ADDRESS) as first,
        connected(server.port, ADDRESS) as second,
    ):
        first.sendall(page)
        assert first.recv(12) == b"HTTP/1.1 200"
        second.sendall(page)
        assert ada.get("/healthz").status_code == 200  # the second has been read by now
        assert ada.get("/privacy").status_code == 200
        second.setblocking(False)
        with pytest.raises(BlockingIOError):
            second.recv(1)
        server.kill()  # or it would let the second have its page


def test_a_class_behind_one_address_comes_at_once_and_plays(server: Serving) -> None:
    """All open the first page with its files, then the page of a room, and play in it."""

    def pupil(n: int) -> int:
        with Person(server.url) as person:
            person.client.headers["x-forwarded-for"] = "198.51.100.7"
            first = person.client.get("/")
            assert first.status_code == 200
            for path in ("/static/table.css", "/static/skin.js", "/healthz", "/api/games"):
                assert person.client.get(path).status_code == 200
            if n % 7:  # in rooms of seven
                rooms[n // 7].wait()
                person.join(codes[n // 7], f"Pupil {n}")
            else:
                codes[n // 7] = person.make(game="turing_machine", name="Host")
                rooms[n // 7].set()
            assert person.client.get(f"/r/{person.room}").status_code == 200
            for word in range(5):
                person.order(f"say {word}")
            return len(person.look()["table"]["people"])

    codes: dict[int, str] = {}
    rooms = [threading.Event() for _ in range(PUPILS // 7)]
    with ThreadPoolExecutor(PUPILS) as threads:
        assert all(threads.map(pupil, range(PUPILS)))
    with client(server.url) as operator:
        figures = operator.get("/metrics", headers={"host": "localhost"}).text
    assert 'status="429"' not in figures
    assert 'status="5' not in figures
