"""Turing Machine's own page in a real browser: played with keys, with friends, and looked at."""

from __future__ import annotations

import gzip
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine.bots import BOTS
from support.browsing import (
    PHONE,
    TURING_MACHINE,
    Visits,
    answered,
    at_rest,
    board,
    enter,
    heard,
    hears,
    jumps,
    keys,
    law,
    open_board,
    play,
    problems,
    problems_again,
    room_of,
    sit,
    slow_line,
    sticks_out,
    tried,
    view_of,
)
from support.scaling import SOAK, in_the_soak, some
from support.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

LARGEST_FIRST_LOAD = 150_000  # bytes, compressed
MOST_REQUESTS = 12
LARGEST_JUMP = 0.02  # in the browser's measure of what moves by itself


def test_from_the_first_visit_to_the_code_without_a_mouse(visit: Visits) -> None:
    page = visit()
    open_board(page)
    view = tried(page)
    for _ in range(60):
        action = BOTS["optimal"](view, Chance(1))
        keys(page, action)
        view = answered(page, view)
        if not view["waiting"]:
            break
    if not view["over"]:  # the Machine still thinks
        view = answered(page, view)
    assert view["over"]
    page.get_by_text(view["id"]).first.wait_for()  # the result shows it now
    assert all(digit in page.locator("main").inner_text() for digit in view["solution"])


def test_keys_pressed_at_once_after_a_round_are_about_the_next(visit: Visits) -> None:
    page = visit()
    slow_line(page)
    open_board(page)
    heard(page)
    page.keyboard.type("132ab" + "n" + "245b")
    page.wait_for_function("() => viewed?.sheet.rounds.at(-1).proposal === '245'")
    first, second = view_of(page)["sheet"]["rounds"]
    assert (first["proposal"], list(first["answers"])) == ("132", ["A", "B"])
    assert list(second["answers"]) == ["B"]
    # The first question, which makes the room, is heard, and no lost connection.
    hears(page, "A says ")
    assert all("connection" not in said for said in heard(page))


@in_the_soak  # as in other engines every day, and names and reloads in tests of their own
def test_two_play_and_see_each_other(visit: Visits) -> None:
    ada, bob = visit(), visit()
    ada.goto("/")
    ada.get_by_role("button", name="New room").first.click()
    ada.wait_for_url("**/r/*")
    enter(bob, ada.url[-6:], "<b>Bob</b>")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bob):
        board(page)
    assert ada.get_by_text("<b>Bob</b>").first.is_visible()  # as a name, and not as markup
    keys(ada, "ask 123 A")
    bob.get_by_text("123").first.wait_for()  # the proposal is public
    play(ada, "thumb down")
    play(bob, "thumb down")
    assert view_of(ada)["round"] == view_of(bob)["round"] == 2
    ada.reload()
    board(ada)
    assert view_of(ada)["sheet"]["rounds"][0]["proposal"] == "123"
    assert "1 question" in ada.locator("main").inner_text()


def test_marks_are_taken_back_answers_are_heard_and_any_keyboard_will_do(visit: Visits) -> None:
    page = visit()
    open_board(page)
    keys(page, "ask 123 A")
    before = answered(page, tried(page))
    _marks_are_kept_and_taken_back(page, before)
    page.keyboard.press("z")
    page.wait_for_function("() => !Object.keys(viewed.sheet.marks).length")
    _a_screen_reader_hears_the_answer_and_nothing_else(page, view_of(page))
    _keys_whatever_the_keyboard(page)


def _marks_are_kept_and_taken_back(page: Page, before: dict[str, Any]) -> None:
    tip = page.locator(".engine").get_by_text("Press a criterion to cross it out")
    tip.wait_for()  # until it was done once
    key = law(page, "a").first
    words = (key.get_attribute("aria-label") or "").removeprefix("criterion a, ")
    assert not set(words) & set("▲■●")  # not every voice knows them
    key.click()
    struck = answered(page, before)
    assert "-" in struck["sheet"]["marks"].values()
    tip.wait_for(state="detached")
    page.keyboard.press("z")
    hears(page, f"{words}, not marked")
    cleared = answered(page, struck)
    assert not cleared["sheet"]["marks"]
    page.keyboard.press("Shift+Z")
    hears(page, f"{words}, crossed out")
    assert answered(page, cleared)["sheet"]["marks"] == struck["sheet"]["marks"]


BOX = "/g/turing_machine/box"
PLACES = [*["/"] * SOAK, "/g/turing_machine/rules", BOX, "/g/turing_machine/all"]
# All the cards that there are, one like the other, take axe longer than all else together.
_A_DOZEN = """() => {
    for (const one of document.querySelectorAll(".all-cards > :nth-child(n + 13)")) one.remove();
}"""


@pytest.mark.parametrize("language", some(["fr", "en", "nl"]))
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visits, language: str) -> None:
    page = visit(locale=language, taught=language == "fr")
    for place in PLACES:
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        if not SOAK:
            page.evaluate(_A_DOZEN)
        # The first page and the box are looked at every day while they are used, and that the
        # first page fits, too.
        look = problems_again if place in ("/", BOX) else problems
        assert look(page, "light", "dark") == []
        _fits_every_width(page, 320, 1280)
    page.goto("/preferences")
    assert problems(page, "dark", "light") == []


def _fits_every_width(page: Page, *widths: int) -> None:
    for width in widths:
        page.set_viewport_size({"width": width, "height": 800})
        assert sticks_out(page) == [], (page.url, width)


@pytest.mark.parametrize(
    ("language", "size"),
    some(product(("fr", "en", "nl"), ((390, 844), (1280, 800)))),
)
def test_the_first_page_is_light_and_nothing_jumps(
    visit: Visits, server: Serving, language: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit(taught=False, locale=language, viewport={"width": width, "height": height})
    _the_first_page_is_light(page, server)
    _nothing_jumps(page)


def _the_first_page_is_light(page: Page, server: Serving) -> None:
    sizes: dict[str, int] = {}
    on_the_wire: list[int] = []  # with the head of each answer
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda end: on_the_wire.append(end["encodedDataLength"]))

    def weigh(response: Any) -> None:
        body = response.body()
        kind = response.headers.get("content-type", "")
        sizes[response.url] = len(body if "font" in kind else gzip.compress(body, 9))

    page.on("response", weigh)
    open_board(page)
    at_rest(page)
    page.remove_listener("response", weigh)
    assert len(sizes) <= MOST_REQUESTS, sorted(sizes)
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes
    came = page.evaluate(
        """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
            .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
    )
    assert 0 < came <= LARGEST_FIRST_LOAD
    assert len(on_the_wire) >= len(sizes)
    assert sum(on_the_wire) <= LARGEST_FIRST_LOAD
    assert all(url.startswith(server.url) for url in sizes)


@in_the_soak
def test_nothing_sticks_out(visit: Visits) -> None:
    page = visit()
    for place in PLACES:
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        _fits_every_width(page, 320, 390, 768, 1280)


def _nothing_jumps(page: Page) -> None:
    """On a page that has come with its fonts, and everything that loads late."""
    keys(page, "ask 123 A")
    view = answered(page, tried(page))
    found = jumps(page)
    assert found["sudden"] < LARGEST_JUMP, found["what"]
    for action in ("ask 123 B", "ask 123 C", "thumb down", "ask 345 A"):
        keys(page, action)
        view = answered(page, view)
        at_rest(page)
        if action.startswith("ask"):  # the answer is about this card: it is the one in view
            assert page.locator(".tab[aria-current]").inner_text() == action[-1]
    found = jumps(page)
    # Here nothing may jump at all, though a browser forgives what follows a key at once.
    assert found["sudden"] + found["caused"] < LARGEST_JUMP, found["what"]


def _a_screen_reader_hears_the_answer_and_nothing_else(page: Page, view: dict[str, Any]) -> None:
    heard(page)
    for action, letter, left in (("ask 123 B", "B", 1), ("ask 123 C", "C", 0)):
        keys(page, action)
        view = answered(page, view)
        passed = view["sheet"]["rounds"][-1]["answers"][letter]
        said = "yes" if passed else "no"
        assert heard(page) == [f"{letter} says {said} to 1 2 3. Questions left: {left}."]
    # Marking is announced by the key that was pressed, and not a second time.
    law(page, "a").first.focus()
    page.keyboard.press("Enter")
    answered(page, view)
    assert heard(page) == []
    assert law(page, "a").first.get_attribute("aria-pressed") == "true"


def _keys_whatever_the_keyboard(page: Page) -> None:
    view = view_of(page)
    page.locator("#main").focus()
    page.keyboard.press("N")  # capitals are locked
    view = answered(page, view)
    assert view["round"] == 2
    page.evaluate(  # digits that need the shift key
        """() => [["'", "Digit4"], ["&", "Digit1"], ['"', "Digit3"]].forEach(([key, code]) => {
            const pressed = new KeyboardEvent("keydown", { key, code, bubbles: true });
            document.body.dispatchEvent(pressed);
        })"""
    )
    page.keyboard.press("B")
    second = answered(page, view)["sheet"]["rounds"][1]
    assert (second["proposal"], list(second["answers"])) == ("413", ["B"])
    page.keyboard.press("Shift+A")  # goes to a card, as ever
    assert page.evaluate("document.activeElement.id") == "card-A"


def test_what_comes_after_the_last_question_is_said_however_fast_it_was_asked(
    visit: Visits,
) -> None:
    page = visit(**PHONE)
    open_board(page)
    page.keyboard.type("123abc")
    page.wait_for_function("() => Object.keys(viewed?.sheet.rounds[0].answers ?? {}).length === 3")
    at_rest(page)  # the deck has settled, and told where: the card in view was asked last
    assert page.locator(".tab[aria-current]").inner_text() == "C"
    left = page.locator("#card-C").evaluate("(card) => card.getBoundingClientRect().left")
    assert 0 <= left < 60
    said = page.get_by_role("alert").filter(has_text="No question is left in this round")
    assert said.count() == 0
    # It goes with the next thing that is done, and with the key that puts things away.
    for way in ("key", "mark"):
        page.keyboard.press("d")
        said.wait_for()
        assert page.evaluate(_COVERED) == []
        if way == "key":
            page.keyboard.press("Escape")
        else:
            law(page, "a").last.click()
        said.wait_for(state="detached")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.keyboard.press("d")
    said.wait_for()
    assert page.evaluate(_COVERED) == []
    play(page, "thumb down")
    said.wait_for(state="detached")


# Keys and cards that lie under what was refused.
_COVERED = """() => {
    const over = document.querySelector(".alert").getBoundingClientRect();
    const under = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    };
    return [...document.querySelectorAll(":is(button, a, [role=radio], .card, .sheet-paper)")]
        .filter((one) => !one.closest(".alert") && one.checkVisibility() && under(one))
        .map((one) => one.className + one.textContent);
}"""


def test_whoever_comes_late_or_only_watches_is_not_left_alone(visit: Visits) -> None:
    page = visit()  # of one after the other
    host = visit.program()
    room = host.make(game=TURING_MACHINE, options={"verifiers": 5}, name="Ada")
    bob, cleo, dan = (visit.program(room, name) for name in ("Bob", "Cleo", "Dan"))
    host.order("start")
    page.goto(f"/r/{room}")
    page.get_by_label("Your name").fill("Dora")
    page.get_by_role("button", name="Join").click()
    page.get_by_role("heading", name="You play in the next match").wait_for()
    page.get_by_text("Waiting for Ada, Bob, Cleo, and Dan.").wait_for()
    bob.act("thumb down")
    page.get_by_text("Waiting for Ada, Cleo, and Dan.").wait_for()
    sit(page, host)
    open_board(page, room)
    play(page, "ask 123 B", "thumb down")
    page.get_by_text("Your thumb is in. Waiting for Cleo and Dan.").last.wait_for()
    assert page.get_by_text("Your thumb is in").count() == 1  # and not wherever there is room
    # Those who may watch see what was asked in every round.
    page.goto(f"/r/{room}?table")
    page.get_by_text("More options").click()
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.get_by_label("Spectators may watch").check()
    at_rest(page)  # else it may just be showing the answer when it is asked to go elsewhere
    page.context.clear_cookies()
    page.goto(f"/r/{room}/watch")
    for other in (cleo, dan):
        other.act("thumb down")
    page.get_by_role("cell", name="123 B down").wait_for()
    page.get_by_role("columnheader", name="Round 2").wait_for()


WIDE = ("2a 7b 12a 16a 19b 22c", "15+16 23+8 46+13 34+17 9+37", "? 4b 9a 11a 14c CADB")


@in_the_soak  # as among six verifiers and three people (test_skin_modes) every day
@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_a_match_fits_a_low_window(visit: Visits, language: str) -> None:
    page = visit(viewport={"width": 1280, "height": 720}, locale=language)
    for problem in WIDE:
        host = room_of(visit, page, problem=problem)
        for name in ("Bob", "Cleo"):
            visit.program(host.room, name)
        host.order("start")
        open_board(page, host.room)
        play(page, "ask 341 B", "ask 341 C", "ask 341 D")
        lowest = page.evaluate(
            "() => Math.max(...[...document.querySelectorAll('.engine, .sheet')]"
            ".map((part) => part.getBoundingClientRect().bottom))"
        )
        assert lowest <= 720, problem
