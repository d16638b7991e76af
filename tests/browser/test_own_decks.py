"""Whole decks that a host puts into a room in a real browser, and what may go wrong meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from support.browsing import PHONE, Visits, heard, problems, sit, sticks_out, until
from support.gallery import archive, file, picture, put_in
from support.own_pictures import (
    choose,
    count,
    drop,
    not_taken,
    opened,
    room_for_pictures,
    shows,
    tables,
    taken,
    upload,
)
from support.serving import Person, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

ENOUGH = 62  # pictures; the game wants 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with tables(tmp_path_factory.mktemp("decks")) as server:
        yield server


@pytest.fixture
def host(visit: Visits) -> Person:
    return room_for_pictures(visit)


@pytest.fixture
def page(visit: Visits, host: Person) -> Page:
    return opened(visit(), host)


def test_a_whole_deck_is_put_in_and_played_with(visit: Visits, host: Person, page: Page) -> None:
    guest, third = visit(), visit.program(host.room, "Cleo")
    sit(guest, visit.program(host.room, "Bob"))
    guest.goto(f"/r/{host.room}")
    count(page, "0 pictures; at least 60 are needed.")
    page.evaluate(
        """() => {
            const line = document.getElementById("sending");
            window.told = [];
            new MutationObserver(() => told.push(line.textContent)).observe(line,
                { childList: true });
        }"""
    )
    broken = {"name": "notes.png", "mimeType": "", "buffer": b"no picture at all"}
    again = {"name": "again.jpeg", "mimeType": "", "buffer": file(picture(3), "JPEG")}
    choose(page, *(upload(n) for n in range(30)), broken, again)
    taken(page, 30, refused=2)
    assert page.evaluate("told") == [f"Sending {n} of 32" for n in range(1, 33)]
    first, second = not_taken(page)
    assert first.startswith("notes.png This is not a picture that can be read here")
    assert second == "again.jpeg This is nearly the same as '3.png'."
    assert heard(page)[-1] == "Accepted: 30. Not accepted: 2."
    count(page, "30 pictures; at least 60 are needed.")
    files = {f"{n}.png": file(picture(n)) for n in range(30, ENOUGH)}
    drop(page, "rest.zip", archive(files | {"../up.png": file(picture(99))}))
    taken(page, 32, refused=1)
    assert not_taken(page) == ["../up.png Its name leads out of the archive."]
    # There are enough now, so they are played with unless the host does not want it.
    assert heard(page)[-1] == "Accepted: 32. Not accepted: 1. Play with these pictures: on."
    count(page, f"{ENOUGH} pictures.")
    shows(page, *(f"{n}.png" for n in range(ENOUGH)))

    row = guest.locator("#settings dd")
    row.get_by_text(f"{ENOUGH} pictures, in use").wait_for()
    assert guest.locator("#own-pictures, #previews").count() == 0
    page.get_by_label("Play with these pictures").uncheck()
    row.get_by_text(f"{ENOUGH} pictures, not in use").wait_for()
    choose(page, upload(ENOUGH))
    taken(page, 1)
    row.get_by_text(f"{ENOUGH + 1} pictures, not in use").wait_for()  # they were enough before
    page.get_by_label("Play with these pictures").check()
    row.get_by_text(f"{ENOUGH + 1} pictures, in use").wait_for()
    assert host.look()["table"]["options"]["pictures"] is True

    host.order("start")
    for one in (page, guest):  # on the game's own page now
        one.wait_for_function(
            """() => [...document.querySelectorAll("img[src*='/pictures/']")].some(
                (image) => image.complete && image.naturalWidth === 768)"""
        )
    name = third.look()["view"]["guide"]["name"]
    guide = third.client.get(f"/api/rooms/{host.room}/pictures/{name}")
    own = host.ask("GET", f"/api/rooms/{host.room}/pictures")["pictures"]
    kept = [host.client.get(f"/api/rooms/{host.room}/pictures/own/{one['key']}") for one in own]
    assert guide.content in {one.content for one in kept}


def test_a_drop_beside_it_does_nothing(page: Page) -> None:
    page.evaluate("window.mark = 1")
    drop(page, "1.png", file(picture(1)), "#seats")
    drop(page, "2.png", file(picture(2)))
    taken(page, 1)
    assert page.evaluate("window.mark") == 1
    shows(page, "2.png")


def test_a_folder_is_dropped(page: Page, tmp_path: Path) -> None:
    """As a file manager does it, on a page whose part about pictures is shut."""
    (tmp_path / "holiday" / "more").mkdir(parents=True)
    for name in ("2.png", "10.png", "more/3.png"):
        (tmp_path / "holiday" / name).write_bytes(file(picture(len(name))))
    (tmp_path / "holiday" / ".thumbnails").write_bytes(b"of some system")
    (tmp_path / "notes.txt").write_text("no picture")
    files = [str(tmp_path / "holiday"), str(tmp_path / "notes.txt")]
    devtools = page.context.new_cdp_session(page)

    def drag(kind: str, x: float, y: float) -> None:
        data = {"items": [], "files": files, "dragOperationsMask": 1}
        devtools.send("Input.dispatchDragEvent", {"type": kind, "x": x, "y": y, "data": data})

    page.locator("#own-pictures > summary").click()
    assert not page.locator("#drop").is_visible()
    drag("dragEnter", 5, 5)
    page.locator("#drop").wait_for()
    page.locator("#drop").scroll_into_view_if_needed()
    box = page.locator("#drop").bounding_box()
    assert box
    place = (box["x"] + 9, box["y"] + 9)
    drag("dragOver", *place)
    page.locator("#drop.over").wait_for()
    drag("dragOver", 5, 5)
    page.locator("#drop:not(.over)").wait_for()
    drag("dragOver", *place)
    drag("drop", *place)
    taken(page, 3, refused=1)
    shows(page, "2.png", "10.png", "3.png")
    assert not_taken(page)[0].startswith("notes.txt ")


def puts_in(request: Request) -> bool:
    return request.method == "POST" and "/pictures?" in request.url


def test_it_can_be_stopped(page: Page) -> None:
    page.evaluate(  # the second one takes for ever
        """() => {
            const { fetch } = window;
            window.fetch = (to, how) => !to.includes("2.png") ? fetch(to, how) :
                new Promise((_, fail) => how.signal.addEventListener("abort", fail));
        }"""
    )
    choose(page, *(upload(n) for n in range(1, 6)))
    page.locator("#sending", has_text="Sending 2 of 5").wait_for()
    page.get_by_role("button", name="Stop").focus()
    page.keyboard.press("Enter")
    taken(page, 1)
    assert page.evaluate("document.activeElement.id") == "put-in"
    assert not page.locator("#sending").is_visible()
    choose(page, upload(6))
    taken(page, 1)
    shows(page, "1.png", "6.png")


def test_a_server_that_wants_a_pause_gets_it(page: Page, visit: Visits) -> None:
    answers = [
        {"status": 429, "headers": {"retry-after": "1"}, "json": {"error": "too fast"}},
        {"status": 503, "json": {"error": "too much"}},
    ]

    def busy(route: Route) -> None:
        if puts_in(route.request) and answers:
            route.fulfill(**answers.pop(0))  # type: ignore[arg-type]
        else:
            route.fallback()

    page.route("**/pictures?**", busy)
    choose(page, upload(1), upload(2))
    taken(page, 2)
    assert answers == []
    with visit.forgiving("429", "503"):
        pass


def test_what_refuses_all_ends_it(page: Page, host: Person, visit: Visits) -> None:
    """One sentence is enough then, and not one for each file."""
    with visit.forgiving("409", "Failed to load resource"):
        why = {"error": "The server holds too much."}
        page.route("**/pictures?**", lambda route: route.fulfill(status=409, json=why))
        choose(page, *(upload(n) for n in range(1, 5)))
        taken(page, 0, refused=1)
        assert not_taken(page) == ["1.png The server holds too much."]
        page.unroute_all()
        page.route("**/pictures?**", lambda route: route.abort())
        choose(page, *(upload(n) for n in range(1, 5)))
        taken(page, 0, refused=1)
        assert not_taken(page) == ["1.png This could not be sent; is the connection lost?"]


def test_names_of_files_are_only_text(page: Page) -> None:
    name = "<img src=x onerror=alert(1)>.png"
    choose(page, {"name": name, "mimeType": "", "buffer": b"nothing"})
    taken(page, 0, refused=1)
    assert not_taken(page)[0].startswith(f"{name} ")
    choose(page, {"name": name, "mimeType": "", "buffer": file(picture(1))})
    taken(page, 1)
    shows(page, name)


def test_half_of_it_stays_when_the_page_changes(page: Page, host: Person, visit: Visits) -> None:
    choose(page, {"name": "bad.png", "mimeType": "", "buffer": b"nothing"})
    taken(page, 0, refused=1)
    visit.program(host.room, "Bob").order("say hello")
    page.get_by_text("hello").first.wait_for()
    assert len(not_taken(page)) == 1
    assert page.locator("#own-pictures[open]").count() == 1


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visits, host: Person, lang: str) -> None:
    put_in(host, archive({f"{'holiday' * 8}{n}.png": file(picture(n)) for n in range(4)}))
    page = opened(visit(locale=lang, **PHONE), host)
    bad: Any = {"name": f"{'x' * 70}.png", "mimeType": "", "buffer": b"nothing"}
    page.locator("#put-in").set_input_files([bad])
    page.locator("[data-part=not-taken] li").wait_for()
    page.locator("#own").check()
    page.locator(".wanting").wait_for()
    assert sticks_out(page) == []
    assert problems(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    assert sticks_out(page) == []
    assert problems(page) == []


def test_without_a_script(visit: Visits, host: Person) -> None:
    put_in(host, file(picture(1)), "one.png")
    page = opened(visit(java_script_enabled=False), host)
    # The test's browser shows no <noscript>, even without a script.
    assert "<noscript><p>Without JavaScript, no pictures can be added here." in page.content()
    assert not page.locator("#put-in").is_visible()
    assert page.locator("#previews img").count() == 1
    page.get_by_label("Play with these pictures").check()
    with page.expect_navigation():
        page.locator("#f-own button").click()
    assert page.get_by_label("Play with these pictures").is_checked()
    page.locator("#removing summary").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Remove all").click()
    assert page.locator("#previews").count() == 0


def test_other_settings_leave_the_choice_be(server: Serving, page: Page, host: Person) -> None:
    """The form with the other options says nothing of pictures."""
    put_in(host, file(picture(1)))
    page.get_by_label("Play with these pictures").check()
    page.select_option("[id='option.hand']", "3")
    page.wait_for_function("() => document.querySelector(\"[id='option.hand']\").value === '3'")
    until(page, lambda: host.look()["table"]["options"]["hand"] == 3)
    options = host.look()["table"]["options"]
    assert (options["hand"], options["pictures"]) == (3, True)
    assert not re.search(r'name="option\.pictures"', page.content())
