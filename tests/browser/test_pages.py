"""The pages in a real browser: live, and undisturbed by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from support.browsing import (
    Visits,
    also_looked_at,
    at_once,
    at_rest,
    problems,
    sit,
    sticks_out,
    until,
    visiting,
)
from support.scaling import SOAK, in_the_soak, some
from support.serving import Person, Serving, log_of, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("pages"), BOMBE_LIMITS="0") as server:
        yield server


def new_room(visit: Visits, page: Page, game: str, alone: bool = False, end: str = "") -> str:
    """As by a form of the first page, which takes longer to open than most of what is done here."""
    host = visit.program()
    host.make(game=game, start=alone)
    sit(page, host)
    room = f"{visit.server.url}/r/{host.room}"
    page.goto(room + end)
    return room


def plain_room(visit: Visits, page: Page, game: str, alone: bool = False) -> str:
    """A room of a game that has a page of its own, on the page of plain forms."""
    return new_room(visit, page, game, alone, "?plain")


def comes(visit: Visits, page: Page, room: str, name: str, end: str = "") -> None:
    """Somebody joins by a program, and has the page before them."""
    sit(page, visit.program(room.rpartition("/")[2], name))
    page.goto(room + end)
    page.wait_for_selector("#seats")


def join(page: Page, room: str, name: str) -> None:
    page.goto(room)
    page.fill("#name", name)
    page.get_by_role("button", name="Join").click()
    page.wait_for_selector("#seats")


def is_live(page: Page) -> None:
    """Wait until the page is connected and has looked once."""
    page.locator("html.live").wait_for(state="attached")


@pytest.fixture
def ada(visit: Visits) -> Page:
    return visit()


@pytest.fixture
def bob(visit: Visits) -> Page:
    return visit()


def mark(page: Page) -> None:
    """So that a page that was loaded anew can be told from one that was not."""
    page.evaluate("window.mark = 1")


def is_marked(page: Page) -> bool:
    return bool(page.evaluate("window.mark === 1"))


def test_two_browsers_play_and_talk_and_whoever_is_removed_sees_it(
    visit: Visits, ada: Page, bob: Page
) -> None:
    ada.goto("/")
    form = ada.locator("form:has(input[value=closest])")
    form.locator("button").first.click()
    ada.wait_for_url("**/r/*")
    room = ada.url.partition("?")[0]
    is_live(ada)
    mark(ada)
    with visit.forgiving("WebSocket", "net::ERR"):
        _a_lost_connection_is_said_and_comes_back(
            ada,
            lose=lambda: ada.context.set_offline(True),
            mend=lambda: ada.context.set_offline(False),
        )
    join(bob, room, "Bob")
    ada.get_by_text("Bob", exact=True).first.wait_for()
    _what_is_said_late_is_said(ada, bob)
    ada.get_by_role("button", name="Copy").click()
    ada.get_by_role("button", name="Copied").wait_for()
    ada.select_option("[id='option.goal']", "1")
    bob.locator("#settings dd", has_text="1").first.wait_for()
    mark(bob)
    ada.locator("#f-start button").click()
    _a_match_is_played(ada, bob)
    ada.get_by_role("button", name="Rematch").click()
    bob.wait_for_selector("#moves")
    assert is_marked(ada)
    assert is_marked(bob)
    bob.reload()
    bob.wait_for_selector("#moves")
    ada.locator("#remove-1 > summary").click()
    ada.locator("[value='remove 1']").click()
    bob.get_by_role("button", name="Join").wait_for()  # at once


def _a_match_is_played(ada: Page, bob: Page) -> None:
    bob.wait_for_selector("#moves")
    ada.wait_for_selector("#moves")
    for n in range(30):
        for page in (ada, bob):
            page.locator("#result, [value='bid 3']").first.wait_for()
        if ada.locator("#result").count():
            break
        ada.locator(f"[value='bid {n % 10}']").click()
        bob.locator(f"[value='bid {(n + 5) % 10}']").click()
        for page in (ada, bob):  # until then it shows the round before
            page.locator("form[aria-busy]").wait_for(state="detached")
    bob.locator("#result").wait_for()


def _what_is_said_late_is_said(ada: Page, bob: Page) -> None:
    late: list[Route] = []
    ada.route("**/r/*/*", lambda route: late.append(route), times=1)
    for words in ("hello", "are you there?"):
        ada.fill("#say", words)
        ada.locator("#f-say button").click()
        ada.locator("#f-say button").click()  # which is the same click
    until(ada, lambda: late)
    late[0].continue_()
    bob.locator("#said li", has_text="are you there?").wait_for()
    assert bob.locator("#said li", has_text="hello").count() == 1
    assert bob.locator("#said li", has_text="are you there?").count() == 1
    ada.locator("#f-say[aria-busy]").wait_for(state="detached")
    assert ada.input_value("#say") == ""


def test_a_push_disturbs_nobody(visit: Visits, bob: Page) -> None:
    ada = visit.program()
    room = f"{visit.server.url}/r/{ada.make(game='turing_machine')}"
    comes(visit, bob, room, "Bob", "?plain")
    ada.order("start")
    bob.wait_for_selector("#moves")
    is_live(bob)
    bob.locator("#device summary").click()
    bob.locator("#f-act-ask input[name=word]").fill("12")
    bob.locator("#f-act-ask select").select_option("C")
    bob.fill("#any", "note A perhaps")
    bob.evaluate("document.getElementById('any').setSelectionRange(5, 6)")
    bob.evaluate("scrollTo(0, 150)")
    for n in range(3):
        ada.order(f"say hello {n}")
        bob.get_by_text(f"hello {n}").first.wait_for()
    ada.act("thumb down")
    bob.locator("[data-fact='seats Player 1 done']", has_text="yes").wait_for()
    assert bob.evaluate(
        """() => {
            const any = document.activeElement;
            return [any.id, any.value, any.selectionStart, any.selectionEnd, scrollY,
                document.querySelector("#f-act-ask input[name=word]").value,
                document.querySelector("#f-act-ask select").value,
                document.getElementById("device").open];
        }"""
    ) == ["any", "note A perhaps", 5, 6, 150, "12", "C", True]
    news = bob.locator("#news").inner_text()
    assert "done: " in news
    assert "handicap" not in news  # which did not change
    # What was sent is gone from its field, and only that.
    bob.locator("#f-any button").click()
    bob.locator("[data-fact='sheet notes A']", has_text="perhaps").wait_for()
    until(bob, lambda: bob.input_value("#any") == "")  # the push may come before the answer
    assert bob.input_value("#any") == ""
    assert bob.locator("#f-act-ask input[name=word]").input_value() == "12"


def test_a_refusal_is_shown_and_a_double_click_does_one_thing(
    visit: Visits, ada: Page, server: Serving
) -> None:
    room = plain_room(visit, ada, "turing_machine", alone=True)
    is_live(ada)
    mark(ada)
    _a_refusal_is_shown_and_the_text_stays(visit, ada)
    at_rest(ada)
    _a_double_click_does_one_thing(ada)
    events = log_of(server.data / "bombe.db", room.rpartition("/")[2])
    assert [event.get("action") for event in events].count("thumb down") == 3
    assert [event["do"] for event in events].count("say") == 1


def _a_refusal_is_shown_and_the_text_stays(visit: Visits, ada: Page) -> None:
    ada.fill("#any", "fly")
    ada.locator("#f-any button").click()
    ada.get_by_role("alert").wait_for()
    assert "'fly' is not an action" in ada.get_by_role("alert").inner_text()
    assert ada.input_value("#any") == "fly"
    ada.fill("#any", "thumb down")
    ada.locator("#f-any button").click()
    ada.locator("[data-fact=round]", has_text="2").wait_for()
    ada.get_by_role("alert").wait_for(state="detached")
    with visit.forgiving("409"):  # the browser's own line
        assert is_marked(ada)


def _a_double_click_does_one_thing(ada: Page) -> None:
    """Two rounds go by with it, and one thing is said."""
    with at_once(ada):
        ada.locator("[value='thumb down']").dblclick()
    ada.locator("[data-fact=round]", has_text="3").wait_for()
    at_rest(ada)
    ada.evaluate(  # the second click comes when the first has been answered, with a fresh nonce
        """async () => {
            const click = () => document.querySelector("[value='thumb down']").click();
            later(400);
            click();
            stopClocks(true);
            const round = () => document.querySelector("[data-fact=round]").textContent.trim();
            while (round() !== "4") await new Promise((done) => setTimeout(done, 5));
            click();
            stopClocks(false);
        }"""
    )
    ada.fill("#say", "once")
    with at_once(ada):
        ada.locator("#f-say button").dblclick()
    ada.get_by_text("once").first.wait_for()
    ada.reload()


def _a_lost_connection_is_said_and_comes_back(
    page: Page, lose: Callable[[], None], mend: Callable[[], None]
) -> None:
    page.fill("#name", "Ada Lov")
    lose()
    page.get_by_text("The connection is lost").first.wait_for()
    mend()
    page.locator("#lost").wait_for(state="hidden")
    assert page.input_value("#name") == "Ada Lov"
    page.locator("#f-name button").click()
    page.locator("#seats strong", has_text="Ada Lov").wait_for()


@in_the_soak  # another server is killed every day in front of its pages (test_skin_lost)
def test_a_server_that_is_killed_and_comes_back(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    data = tmp_path_factory.mktemp("lost")
    with serving(data, BOMBE_LIMITS="0") as server, visiting(browser, server) as visit:
        page = visit()
        new_room(visit, page, "closest")
        is_live(page)
        _a_lost_connection_is_said_and_comes_back(page, lose=server.kill, mend=server.start)


def test_the_big_screen_follows_and_counts_down(visit: Visits, ada: Page) -> None:
    room = new_room(visit, ada, "closest")
    screen = ada.context.new_page()
    screen.goto(f"{room}/screen")
    is_live(screen)
    mark(screen)
    bob = visit.program(room.rpartition("/")[2], "Bob")
    screen.locator(".names li", has_text="Bob").wait_for()
    guests = also_looked_at(visit, bob)
    ada.locator("#more-options summary").click()
    ada.check("#watch")  # by which another connection is the right one
    ada.select_option("#timer", "600")
    until(ada, lambda: bob.look()["table"]["timer"] == 600)
    for guest in guests:
        guest.locator("#settings dd", has_text="600").wait_for()
    ada.locator("#f-start button").click()
    left = int(screen.locator(".time").inner_text())
    assert 590 <= left <= 600
    # A second may pass unseen where the machine stands still.
    until(screen, lambda: int(screen.locator(".time").inner_text()) <= left - 2)
    assert "Time" not in screen.locator("#news").inner_text()  # nobody wants to hear each second
    assert is_marked(screen)


def test_axe_finds_nothing(visit: Visits, server: Serving, ada: Page) -> None:
    host = visit.program()
    room = f"{server.url}/r/{host.make(game='closest')}"
    sit(ada, host)
    with Person(server.url) as person:
        person.make(game="closest", options={"goal": 1}, start=True)
        person.act("bid 4")
        over = person.look()["table"]["match"]
        lobby = person.make(game="turing_machine", watch=True, bots=["plain"], timer=600)
        person.join(host.room, "Bob")
        person.order("say hello")
    ada.goto(room)
    ada.get_by_text("hello").first.wait_for()
    ada.locator("#more-options summary").click()
    ada.check("#watch")
    at_rest(ada)
    found = problems(ada, "light", "dark")
    if SOAK:
        pages = [room, "/", "/privacy", f"{room}/delete", f"{room}/screen", f"/r/{lobby}"]
        found += [problem for path in pages for problem in problems_at(ada, path)]
        ada.goto(room)
    ada.locator("#f-start button").click()
    ada.wait_for_selector("#moves")
    at_rest(ada)
    found += problems(ada, "light", "dark")
    pages = [room, f"{room}/screen", f"{room}/watch"]
    found += [problem for path in pages * SOAK for problem in problems_at(ada, path)]
    found += problems_at(ada, f"/m/{over}", "dark", "light")
    host.make(game="turing_machine", start=True)
    sit(ada, host)
    for path in [f"/r/{host.room}?plain"] * SOAK + [f"/r/{host.room}?table"]:
        found += problems_at(ada, path, "dark", "light")
    assert found == []


def test_the_table_around_a_match_leaves_the_match_to_its_own_page(
    visit: Visits, ada: Page
) -> None:
    room = new_room(visit, ada, "turing_machine", alone=True)
    ada.get_by_role("link", name="The table").click()
    ada.wait_for_url(f"{room}?table")
    is_live(ada)
    assert ada.locator("#seats").is_visible()
    assert not ada.get_by_text("Any action, as text").is_visible()
    ada.fill("#say", "hello")
    ada.keyboard.press("Enter")
    ada.locator("#said").wait_for()
    assert ada.locator(".folded").count() == 1  # also after a form was sent
    ada.locator("#plainly > summary").click()
    ada.get_by_text("Any action, as text").wait_for()
    ada.get_by_role("link", name="Back to the match").click()
    ada.locator(".board").wait_for()


def problems_at(page: Page, path: str, *themes: str) -> list[str]:
    page.goto(path)
    return problems(page, *themes)


def test_nothing_is_cut_off_on_a_small_screen(visit: Visits, ada: Page, server: Serving) -> None:
    ada.set_viewport_size({"width": 320, "height": 640})
    room = new_room(visit, ada, "turing_machine", alone=True, end="?plain")
    for path in (f"{room}?plain", f"{room}/screen", *["/", "/privacy"] * SOAK):
        if path != ada.url:
            ada.goto(path)
        assert ada.evaluate("document.documentElement.scrollWidth") <= 320, path
    for game in some(("turing_machine", "imitation", "closest")):
        _the_big_screen_fits_a_phone(ada, server, game)


def _the_big_screen_fits_a_phone(ada: Page, server: Serving, game: str) -> None:
    with Person(server.url) as host, Person(server.url) as bob, Person(server.url) as cem:
        room = host.make(game=game, name="Ada", watch=True)
        for one in (bob, cem):
            one.join(room, "A name as long as any")
        ada.goto(f"/r/{room}/screen")
        ada.locator(".names li").nth(2).wait_for()
        assert sticks_out(ada) == [], game
        ada.goto("/privacy")
        assert sticks_out(ada) == []
        host.order("start")
        ada.goto(f"/r/{room}/screen")
        ada.locator("#skin > *:not(noscript), #status").first.wait_for()
        assert sticks_out(ada) == [], game
