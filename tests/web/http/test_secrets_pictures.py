"""Pictures of a match reach those who may see them, and nothing tells one from another but how they
look; and a player who must be silent cannot speak by any other means."""

from __future__ import annotations

import asyncio
import io
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image
from playwright.sync_api import Browser

from bombe import games
from bombe.table.commands import _COMMANDS, _HOST_COMMANDS, _IN_SILENCE
from bombe.table.events import Acted, Gone
from bombe.web.runtime import decks
from support import recording
from support.gallery import archive, file, make_game, picture, put_in
from support.order_lines import LINES
from support.recording import Viewer, clockwork
from support.serving import Person, Serving, serving


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("pictures")
    with serving(folder / "data", BOMBE_LIMITS="0", **make_game(folder)) as running:
        yield running


def bid(people: tuple[Person, ...]) -> None:
    for person in people:
        person.act("bid 1")


def picture_of(person: Person, name: str, **headers: str) -> httpx.Response:
    return person.client.get(f"/api/rooms/{person.room}/pictures/{name}", headers=headers)


def shown(person: Person) -> str:
    name: str = person.look()["view"]["face"]["name"]
    return name


def without_date(answer: httpx.Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in answer.headers.raw if name.lower() != b"date"]


# --- looking -------------------------------------------------------------------------------------


def seen_all(host: Person, wanted: int) -> list[httpx.Response]:
    """Answers with so many different pictures, of as many rounds as that takes."""
    found: dict[bytes, httpx.Response] = {}
    for _ in range(200):
        if host.look()["table"]["phase"] != "playing":
            host.order("start")
        host.act("bid 1")
        answer = picture_of(host, shown(host))
        assert answer.status_code == 200
        found.setdefault(answer.content, answer)
        if len(found) == wanted:
            return [*found.values()]
    raise AssertionError(len(found))


@pytest.mark.parametrize("own", [False, True], ids=["shipped", "own"])
def test_nothing_but_the_pixels_tells_pictures_apart(table: Serving, own: bool) -> None:
    with Person(table.url) as host:
        host.make(game="gallery")
        if own:
            images = [picture(1, (250, 250)), picture(2), Image.effect_noise((900, 900), 20)]
            files = {f"{n}.png": file(one) for n, one in enumerate(images)}
            assert all(one["key"] for one in put_in(host, archive(files)))
            host.order("option faces on")
        answers = seen_all(host, 3)
        lengths = {len(answer.content) for answer in answers}
        assert len(lengths) == 1
        assert lengths.pop() % decks.LEAST_STEP == 0
        heads = [without_date(answer) for answer in answers]
        assert heads[0] == heads[1] == heads[2]
        names = {name.lower() for name, _ in heads[0]}
        assert not names & {b"etag", b"last-modified", b"content-encoding", b"accept-ranges"}
        # What a host has put in is nowhere once it is deleted, in no browser either.
        kept = b"private, no-store" if own else b"private, max-age=31536000, immutable"
        assert (b"cache-control", kept) in heads[0]
        sizes = set()
        for answer in answers:
            with Image.open(io.BytesIO(answer.content)) as image:
                image.load()
                assert image.format == "WEBP"
                sizes.add(image.size)
        assert len(sizes) == (1 if own else 3)


def test_whatever_is_asked_besides_changes_nothing(table: Serving) -> None:
    with Person(table.url) as host:
        host.make(game="gallery", start=True)
        bid((host,))
        plain = picture_of(host, shown(host))
        for headers in (
            {"range": "bytes=0-99"},
            {"if-none-match": "*"},
            {"if-modified-since": "Wed, 21 Oct 2099 07:28:00 GMT"},
            {"accept-encoding": "gzip, br, zstd"},
            {"accept": "image/png"},
        ):
            answer = picture_of(host, shown(host), **headers)
            assert answer.status_code == 200
            assert answer.content == plain.content
            assert without_date(answer) == without_date(plain)
        head = host.client.head(f"/api/rooms/{host.room}/pictures/{shown(host)}")
        assert (head.status_code, head.content) == (200, b"")
        assert without_date(head) == without_date(plain)


def test_a_name_is_for_one_viewer(table: Serving) -> None:
    with (
        Person(table.url) as host,
        Person(table.url) as guest,
        Person(table.url) as stranger,
        Person(table.url) as elsewhere,
    ):
        host.make(game="gallery", options={"goal": 3})
        guest.join(host.room)
        stranger.room = host.room
        elsewhere.make(game="gallery", start=True)
        host.order("start")
        bid((host, guest))
        seats = {person: shown(person) for person in (host, guest)}
        public = re.sub(r"^\d", "-", seats[host])
        assert len({*seats.values(), public}) == 3
        first = picture_of(host, seats[host]).content
        assert picture_of(guest, seats[guest]).content == first  # the same card
        refusals = [
            picture_of(host, seats[guest]),
            picture_of(guest, seats[host]),
            picture_of(host, public),
            *(picture_of(stranger, name) for name in (seats[host], seats[guest], public)),
            *(picture_of(elsewhere, name) for name in (seats[guest], "17", "x" * 300)),
            host.client.get("/api/rooms/BCDFGH/pictures/17"),
            host.client.get("/api/matches/nothing/pictures/17"),
        ]
        assert {answer.status_code for answer in refusals} == {404}
        assert len({answer.content for answer in refusals}) == 1
        assert len({str(without_date(answer)) for answer in refusals}) == 1
        assert picture_of(host, "..%2f17").status_code == 404  # which is no name at all
        host.order("watch on")
        assert picture_of(stranger, public).content == first
        assert picture_of(stranger, seats[host]).status_code == 404
        if host.look()["table"]["phase"] == "playing":
            bid((host, guest))
            assert picture_of(host, seats[host]).status_code == 404  # of the card before


def test_replays_have_their_pictures(table: Serving) -> None:
    with Person(table.url) as host, Person(table.url) as stranger:
        host.make(game="gallery")
        ids = []
        for own in (False, True):
            if own:
                put_in(host, file(picture(1)))
                host.order("option faces on")
            host.order("start")
            while host.look()["table"]["phase"] == "playing":
                bid((host,))
            ids.append(host.look()["table"]["match"])
        for person in (host, stranger):
            for match, allowed in zip(ids, (True, person is host), strict=True):
                views = [
                    step["view"] for step in person.ask("GET", f"/api/matches/{match}")["steps"]
                ]
                names = [view["face"]["name"] for view in views if "face" in view]
                assert names
                for name in names:
                    path = f"/api/matches/{match}/pictures/{name}"
                    answer = person.client.get(path)
                    assert answer.status_code == (200 if allowed else 404)
                assert person.client.get(f"/api/matches/{match}/pictures/0.1").status_code == 404


def test_a_browser_shows_them(table: Serving, browser: Browser) -> None:
    with Person(table.url) as host:
        host.make(game="gallery", start=True)
        bid((host,))
        page = browser.new_context(
            extra_http_headers={"authorization": f"Bearer {host.key}"}
        ).new_page()
        page.goto(f"{table.url}/healthz")
        width = page.evaluate(
            """async path => {
                const image = new Image();
                image.src = path;
                await image.decode();
                return image.naturalWidth;
            }""",
            f"/api/rooms/{host.room}/pictures/{shown(host)}",
        )
        assert width in (64, 128, 256)


@pytest.mark.parametrize("size", [1, 700, 9000])
def test_padding_stops_at_nothing_but_the_length(size: int) -> None:
    webp = file(picture(size), "WEBP", quality=1 + size % 90)
    whole = decks.padded(webp, len(webp) + 8 + 2 * size)
    assert len(whole) == len(webp) + 8 + 2 * size
    with Image.open(io.BytesIO(webp)) as before, Image.open(io.BytesIO(whole)) as after:
        assert before.tobytes() == after.tobytes()
    for length in (len(webp), len(webp) + 6, len(webp) + 9):
        with pytest.raises(ValueError, match="too long"):
            decks.padded(webp, length)


def test_pictures_go_with_a_room_that_expires(tmp_path: Path) -> None:
    async def main() -> None:
        from bombe.table.events import Row
        from bombe.web.runtime.store import store_at

        store = store_at(f"sqlite:///{tmp_path / 'rooms.db'}")
        await store.open(lambda room, message: None)
        for room, at in (("OLD", 1), ("NEW", 100)):
            rows = [Row(1, at, "{}"), Row(2, at, "{}")]
            assert await store.append(room, rows, (), [("a", b"one"), ("b", b"three")])
        assert await store.picture_bytes() == 16
        # Where the rows are refused, so are the pictures.
        assert not await store.append("NEW", [Row(9, 100, "{}")], (), [("c", b"c")], ["a"])
        assert await store.picture("NEW", "c") is None
        assert await store.append("NEW", [Row(3, 100, "{}")], (), [("c", b"c")], ["a"])
        found = [await store.picture("NEW", key) for key in "abc\0"]
        assert found == [None, b"three", b"c", None]
        assert await store.expire(50) == ["OLD"]
        assert await store.picture("OLD", "a") is None
        assert await store.remove("NEW")
        assert await store.picture_bytes() == 0
        await store.close()

    asyncio.run(main())


# --- silence -------------------------------------------------------------------------------------


def test_every_order_is_thought_of() -> None:
    assert set(LINES) == {*_COMMANDS, *_HOST_COMMANDS, "start"}
    # Those that cannot be a signal: what is said is refused by itself; who leaves is gone in the
    # game too, which then is another one; an end ends the silence.
    assert set(_IN_SILENCE) == {"say", "leave", "return", "end"}


@pytest.fixture
def _with_tiny_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._HOMES, "closest", ("support.tiny", "Closest"))


@pytest.mark.usefixtures("_with_tiny_game")
def test_whoever_is_silent_gives_no_sign(tmp_path: Path) -> None:
    """The host has bid and must be silent until the card is there."""

    async def main() -> None:
        loop = clockwork()
        async with recording.table(tmp_path) as table:
            host, guest, third = (Viewer(table, name) for name in ("Ada", "Bob", "Cleo"))
            await host.make(game="closest", watch=True)
            await guest.join(host.room)
            await third.join(host.room)
            public = Viewer(table, "public", room=host.room)
            lines = [viewer.watch() for viewer in (host, guest, third)]
            lines.append(public.watch("?watch"))
            await loop.until(1)
            assert (await host.order("start")).status == 200
            assert (await host.act("bid 3")).status == 200
            await loop.until(2)
            before = [list(viewer.received) for viewer in (guest, third, public)]
            looks = [await _look(viewer) for viewer in (guest, third, public)]

            await lines[0].hang_up()
            for at, line in enumerate(filter(None, LINES.values())):
                answer = await host.order(line)
                expected = 200 if line == "return" else 409 if line == "start" else 403
                assert answer.status == expected, (line, answer)
                again = host.watch()
                await loop.until(3 + at)
                again.tell(order=line)
                await loop.until(3.5 + at)
                await again.hang_up()
            await host.ask("POST", f"/api/rooms/{host.room}/seats", {"name": "Signal"})
            await host.ask("POST", f"/api/rooms/{host.room}/links")
            await host.ask("POST", f"/api/rooms/{host.room}/pictures", b"x")
            await host.ask("GET", f"/api/rooms/{host.room}/pictures/0.0")
            await host.ask("GET", f"/api/rooms/{host.room}")
            lines[0] = host.watch()
            await loop.until(30)

            assert [await _look(viewer) for viewer in (guest, third, public)] == looks
            for viewer, seen in zip((guest, third, public), before, strict=True):
                later = [one for one in viewer.received[len(seen) :] if b"live" in one[1][:5]]
                assert later == []

            for viewer in (guest, third):
                assert (await viewer.act("bid 3")).status == 200
            assert (await host.order("name Free")).status == 200
            assert (await _look(guest))["table"]["people"][0]["name"] == "Free"
            for open_line in lines:
                await open_line.hang_up()

    recording.play(main())


async def _look(viewer: Viewer) -> Any:
    return (await viewer.ask("GET", f"/api/rooms/{viewer.room}")).json


@pytest.mark.usefixtures("_with_tiny_game")
def test_who_is_silent_and_gone_is_gone_in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """To be away shows only where it costs a move in the game."""
    from bombe.table import absence
    from support import tiny
    from support.lone_room import full

    table = full(2, "option goal 3")
    table.start()
    table.act(0, "bid 3")
    assert table.room.is_silent(0)
    assert [type(event) for event in absence.gone(table.room, 0)] == [Gone, Acted]
    monkeypatch.setattr(tiny.Closest, "absent", lambda self, state, seat: None)
    assert absence.gone(table.room, 0) == []
    assert [type(event) for event in absence.gone(table.room, 1)] == [Gone]


def test_the_database_has_no_more_than_the_pixels(table: Serving) -> None:
    """What was sent is nowhere on the disk."""
    marker = b"plugh-in-a-comment"
    with Person(table.url) as host:
        host.make(game="gallery")
        put_in(host, file(picture(1), "JPEG", comment=marker))
        with sqlite3.connect(f"file:{table.data / 'bombe.db'}?mode=ro", uri=True) as db:
            (count,) = db.execute("SELECT count(*) FROM picture").fetchone()
        db.close()
    assert count > 0
    for path in table.data.iterdir():
        assert marker not in path.read_bytes(), path


@pytest.mark.usefixtures("_with_tiny_game")
def test_whoever_is_silent_comes_in_again_in_vain(tmp_path: Path) -> None:
    """Under another name, at another device, without a seat in the match."""

    async def main() -> None:
        loop = clockwork()
        async with recording.table(tmp_path) as table:
            host, guest, second = (Viewer(table, name) for name in ("Ada", "Bob", "Second"))
            await host.make(game="closest", name="Ada", options={"goal": 3})
            await guest.join(host.room, "Bob")
            assert (await host.order("start")).status == 200
            assert (await host.act("bid 3")).status == 200  # and is silent now
            line = guest.watch()
            await loop.until(1)
            known, before = await _look(guest), len(guest.received)
            await second.join(host.room, "It is left")
            await loop.until(2)
            assert guest.received[before:] == []
            assert await _look(guest) == known
            assert [one["name"] for one in (await _look(second))["table"]["people"]] == [
                "Ada",
                "Bob",
                "It is left",
            ]
            assert (await _look(second))["you"]["speak"] is False
            before = len(guest.received)
            for at, order in enumerate(("say left", "name Left", "lock on"), 3):
                assert (await second.order(order)).status == 403
                again = second.watch()
                await loop.until(at)
                again.tell(order=order)
                await loop.until(at + 0.5)
                await again.hang_up()
            await loop.until(500)  # nobody sees a member without a seat leave or come back
            assert (await second.ask("GET", f"/api/rooms/{second.room}")).status == 200
            assert guest.received[before:] == []
            assert (await guest.order("say who is that?")).status == 200  # who plays may speak
            await loop.settled()
            before = len(guest.received)
            for _ in range(3):
                assert (await second.order("leave")).status == 200
                assert (await second.order("return")).status == 200
            assert (await second.order("leave")).status == 200
            answer = await second.ask("POST", f"/api/rooms/{host.room}/seats", {"name": "Left"})
            assert answer.status == 201
            assert guest.received[before:] == []
            assert b"eft" not in b"".join(text for _, text in guest.received)

            assert (await guest.act("bid 3")).status == 200  # which ends the silence
            assert (await second.order("say left")).status == 200
            assert (await _look(guest))["table"]["people"][2]["name"] == "It is left"
            await line.hang_up()

    recording.play(main())
