"""A host puts a few pictures into a room in a real browser. Whole decks, and more of what can go
wrong, are in test_own_decks, which is slow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from support.browsing import Visits, heard, hears, sit, tab_to
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
from support.serving import Person, Serving, serving

if TYPE_CHECKING:
    from playwright.sync_api import FileChooser, Locator, Page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with tables(tmp_path_factory.mktemp("decks")) as server:
        yield server


@pytest.fixture
def host(visit: Visits) -> Person:
    return room_for_pictures(visit)


def test_what_is_put_in_taken_out_and_not_enough(visit: Visits, host: Person) -> None:
    page = opened(visit(), host)
    _what_is_dropped_is_taken_or_refused_one_by_one(page)
    _by_keys_alone_some_are_put_in_and_all_removed(page)
    _one_after_the_other_is_taken_out(page, visit, host)
    host.order("pictures none")
    count(page, "0 pictures; at least 60 are needed.")
    _too_few_are_told_before_and_after_the_start(page, visit, host)


def _what_is_dropped_is_taken_or_refused_one_by_one(page: Page) -> None:
    good = {f"{n}.png": file(picture(n)) for n in range(3)}
    bad = {
        "notes.txt": b"text",
        "../up.png": file(picture(9)),
        "again.jpg": file(picture(1), "JPEG"),
    }
    drop(page, "holiday.zip", archive(good | bad))
    taken(page, 3, refused=3)
    wrong, path, again = not_taken(page)
    assert wrong.startswith("notes.txt This is not a picture that can be read here")
    assert path == "../up.png Its name leads out of the archive."
    assert again == "again.jpg This is nearly the same as '1.png'."
    shows(page, "0.png", "1.png", "2.png")
    count(page, "3 pictures; at least 60 are needed.")
    choose(page, {"name": "empty.png", "mimeType": "", "buffer": b""})
    taken(page, 0, refused=1)
    assert not_taken(page) == ["empty.png This could not be read."]


def _by_keys_alone_some_are_put_in_and_all_removed(page: Page) -> None:
    chosen: list[bool] = []

    def choose_two(chooser: FileChooser) -> None:
        chosen.append(chooser.is_multiple())
        chooser.set_files([upload(4), upload(5)])  # type: ignore[arg-type]

    page.on("filechooser", choose_two)
    page.evaluate("document.activeElement.blur()")
    heard(page)
    field = page.locator("#put-in")
    tab_to(page, field)
    page.keyboard.press("Enter")
    taken(page, 2)
    assert heard(page) == ["Sending 1 of 2", "Accepted: 2. Not accepted: 0."]
    assert chosen == [True]
    assert field.input_value() == ""
    page.locator("#removing summary").focus()
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="Remove all"))
    page.keyboard.press("Enter")
    count(page, "0 pictures; at least 60 are needed.")
    page.locator("#put-in:focus").wait_for()  # and not the beginning of the page
    assert page.locator("[data-part=sent]").inner_text() == ""
    page.remove_listener("filechooser", choose_two)


def _too_few_are_told_before_and_after_the_start(page: Page, visit: Visits, host: Person) -> None:
    put_in(host, file(picture(1)))
    for name in ("Bob", "Cleo"):
        visit.program(host.room, name)
    page.get_by_label("Play with these pictures").check()
    page.locator(".wanting", has_text="1 picture; at least 60 are needed.").wait_for()
    with visit.forgiving("409"):
        page.get_by_role("button", name="Start").click()
        page.get_by_role("alert").get_by_text("A deck has at least 60 pictures, not 1.").wait_for()
        choose(page, upload(2))
        taken(page, 1)
    assert page.locator("#alert").count() == 0  # it is not so any more
    page.locator(".wanting", has_text="2 pictures").wait_for()
    page.get_by_label("Play with these pictures").uncheck()
    page.locator(".wanting").wait_for(state="detached")


def take_out(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=f"Remove, {name}", exact=True)


def has_focus(one: Locator) -> None:
    """Wait until it has."""
    here = "(one) => one === document.activeElement"
    one.page.wait_for_function(here, arg=one.element_handle())


def _one_after_the_other_is_taken_out(page: Page, visit: Visits, host: Person) -> None:
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(7)}))
    _one_that_cannot_be_taken_out_stays(page, visit)
    _a_second_click_is_not_for_the_next_one(page)
    _one_is_taken_out_by_keys_alone(page)


def _one_that_cannot_be_taken_out_stays(page: Page, visit: Visits) -> None:
    names = [f"{n}.png" for n in range(7)]
    shows(page, *names)
    key = take_out(page, "6.png")
    key.evaluate("(one) => { one.value = 'pictures without 0123456789abcdef' }")
    with visit.forgiving("404"):
        key.focus()
        page.keyboard.press("Enter")
        page.get_by_role("alert").get_by_text("There is no such picture.").wait_for()
    has_focus(key)
    shows(page, *names)
    key.press("Enter")
    shows(page, *names[:-1])
    page.locator("#alert").wait_for(state="detached")


def _a_second_click_is_not_for_the_next_one(page: Page) -> None:
    take_out(page, "4.png").hover()
    page.mouse.down()
    page.mouse.up()
    shows(page, "0.png", "1.png", "2.png", "3.png", "5.png")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.get_by_label("Play with these pictures").check()  # after which it would have happened
    page.locator(".wanting", has_text="5 pictures").wait_for()
    page.get_by_label("Play with these pictures").uncheck()
    take_out(page, "5.png").click()
    shows(page, "0.png", "1.png", "2.png", "3.png")


def _one_is_taken_out_by_keys_alone(page: Page) -> None:
    page.evaluate("document.activeElement.blur()")
    tab_to(page, take_out(page, "1.png"))
    heard(page)
    page.keyboard.down("Enter")
    shows(page, "0.png", "2.png", "3.png")
    hears(page, "Removed: 1.png.")
    has_focus(take_out(page, "2.png"))
    page.keyboard.down("Enter")  # held down, as by somebody slow
    page.keyboard.up("Enter")
    for name, *left in (("2.png", "0.png", "3.png"), ("3.png", "0.png")):
        has_focus(take_out(page, name))
        page.keyboard.press("Enter")
        shows(page, *left)
    has_focus(take_out(page, "0.png"))  # there is none after it
    page.keyboard.press("Space")
    count(page, "0 pictures; at least 60 are needed.")
    has_focus(page.locator("#put-in"))
    assert heard(page)[-1] == "Removed: 0.png."
    choose(page, upload(1))  # nothing is left to which it could be alike
    taken(page, 1)
    shows(page, "1.png")


def test_one_is_taken_out_without_a_script(visit: Visits, host: Person) -> None:
    put_in(host, archive({f"{n}.png": file(picture(n)) for n in range(3)}))
    page = opened(visit(java_script_enabled=False), host)
    for left in (["0.png", "2.png"], ["0.png"], []):
        with page.expect_navigation():
            key = take_out(page, "1.png" if len(left) == 2 else "2.png" if left else "0.png")
            key.press("Enter")
        names = [one.get_attribute("alt") for one in page.locator("#previews img").all()]
        assert names == left
    with visit.program(host.room, "Bob") as guest:
        assert "pictures without" not in guest.client.get(f"/r/{host.room}").text


def test_between_matches_and_all_removed(visit: Visits) -> None:
    """In a game of which the page knows nothing."""
    host = visit.program()
    host.make(game="gallery")
    put_in(host, file(picture(1)), "one.png")
    host.order("start")
    page = visit()
    sit(page, host)
    page.goto(f"/r/{host.room}")
    assert page.locator("#own-pictures").count() == 0  # they are fixed while a match runs
    host.order("end")
    page.locator("#own-pictures[open]").wait_for()
    choose(page, upload(2))
    taken(page, 1)
    shows(page, "one.png", "2.png")
    page.get_by_label("Play with these pictures").check()
    page.locator("#removing summary").click()
    page.get_by_role("button", name="Remove all").click()
    count(page, "0 pictures.")
    assert page.locator("#previews").count() == 0
    # What was chosen stays chosen, and can be taken back; then there is nothing to choose any more.
    box = page.get_by_label("Play with these pictures")
    assert box.is_checked()
    box.click()
    box.wait_for(state="detached")
    assert host.look()["table"]["options"]["faces"] is False


def test_where_the_operator_takes_none(tmp_path: Path) -> None:
    with serving(tmp_path, "--decks", "off") as server, Person(server.url) as host:
        host.make(game="imitation")
        text = host.client.get(f"/r/{host.room}").text
        assert "This server takes no pictures; its operator can allow them" in text
        assert 'id="put-in"' not in text
        assert "at least 60" not in text  # which would be asking for some
        host.order("game turing_machine")
        assert "own-pictures" not in host.client.get(f"/r/{host.room}").text
