"""Games that were left: the way back to one's own from the first page, and what the page says while
the line to the server is down or slow."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from support.browsing import (
    PHONE,
    Visits,
    act,
    answered,
    at_rest,
    board,
    heard,
    hears,
    keys,
    later,
    match_with,
    open_board,
    problems,
    problems_again,
    room_of,
    set_digits,
    sticks_out,
    tried,
    until,
    view_of,
)
from support.scaling import SOAK
from support.turing_browsing import open_match, table_of

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

SECRET = "4b 9a 11a 14c"
NOT_OVER = "Your game is not over."
LOST = "The connection is lost."
LATE = "The answer is late."
THROUGH = "everything has arrived"


def begin(page: Page) -> str:
    """Ask once on the first page, by which there is a room; there was none before."""
    open_board(page)
    _nothing_is_said_of_games(page)
    before = tried(page)
    keys(page, "ask 123 A")
    answered(page, before)
    return page.url


def _nothing_is_said_of_games(page: Page) -> None:
    assert not page.get_by_text(NOT_OVER).is_visible()
    assert not page.get_by_text("Your latest games").is_visible()


def _a_new_problem_in_the_middle_of_a_game_is_asked_about(page: Page) -> None:
    page.get_by_role("button", name="New problem").click()
    page.get_by_role("dialog", name="Leave this game unfinished?").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_role("button", name="New problem").click()
    page.get_by_role("dialog").get_by_role("button", name="New problem").click()
    page.get_by_role("dialog", name="New problem").wait_for()


def _the_way_back_is_one_click(page: Page, place: str) -> None:
    page.goto("/")
    board(page)
    strip = page.locator("#go-on")
    strip.get_by_text(NOT_OVER).wait_for()
    assert problems(page, "dark", "light", within="#go-on") == []
    assert sticks_out(page) == []
    ask = page.get_by_role("button", name=re.compile("^Ask A")).first
    box = ask.bounding_box()
    assert box
    assert box["y"] + box["height"] <= page.evaluate("innerHeight")
    strip.get_by_role("link", name="Continue").click()
    board(page)
    assert page.url == place
    assert view_of(page)["seats"][0]["questions"] == 1


def test_an_unfinished_game_is_one_click_away(visit: Visits) -> None:
    page = visit()
    place = begin(page)
    _a_new_problem_in_the_middle_of_a_game_is_asked_about(page)
    _the_way_back_is_one_click(page, place)
    if SOAK:
        same = page.context.storage_state()  # that of somebody who has played the same
        _the_way_back_is_one_click(visit(**PHONE, storage_state=same), place)

        other = visit()  # nobody else's first page says so
        open_board(other)
        _nothing_is_said_of_games(other)

    # What is over is found among the latest.
    act(page, "thumb up 111" if view_of(page).get("solution") != "111" else "thumb up 112")
    page.goto("/")
    board(page)
    assert problems(page, "light", within="#own-games") == []
    assert problems_again(page, "light") == []  # all around that, too
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("heading", name="Your latest games").wait_for()
        page.locator("#own-games").get_by_role("link").first.wait_for()


def began(page: Page) -> str:
    """One more match of the same visitor, alone: the code of its room."""
    wanted = {"game": "turing_machine", "options": {"problem": SECRET}, "start": True}
    answer = page.request.post("/api/rooms", data=wanted)
    assert answer.status == 201, answer.text()
    code: str = answer.json()["room"]
    return code


def look_at(page: Page, code: str) -> None:
    open_board(page, code)
    at_rest(page)


# As if the page had seen a match like the latest in these rooms, too, with nobody else.
_SEEN = """(codes) => {
    const games = JSON.parse(localStorage.getItem("games"));
    for (const code of codes) games.unshift({ ...games[0], others: [], code });
    localStorage.setItem("games", JSON.stringify(games));
}"""


def test_ten_games_are_remembered_and_others_are_named(visit: Visits) -> None:
    ada, _ = match_with(visit, "Bob", problem=SECRET)
    at_rest(ada)
    *rest, last = [began(ada) for _ in range(10)]
    ada.evaluate(_SEEN, rest)
    ada.goto("/")
    board(ada)
    ada.locator("#own-games").get_by_text("with Bob").first.wait_for()
    look_at(ada, last)
    ada.goto("/")
    board(ada)
    at_rest(ada)
    assert ada.locator("#own-games li").count() == 10
    assert ada.get_by_text("with Bob").count() == 0  # the eleventh
    _what_is_over_or_gone_is_not_offered(visit, ada, last, rest)


def _what_is_over_or_gone_is_not_offered(
    visit: Visits, page: Page, ended: str, gone: list[str]
) -> None:
    done = {"action": "thumb up 111", "nonce": "1"}  # on another device
    assert page.request.post(f"/api/rooms/{ended}/actions", data=done).ok
    for code in gone:
        assert page.request.delete(f"/api/rooms/{code}").ok
    with visit.forgiving("404"):
        page.goto("/")
        board(page)
        at_rest(page)
    assert not page.get_by_text(NOT_OVER).is_visible()
    ways = page.locator("#own-games").get_by_role("link")
    assert ways.count() == 1
    assert re.search(r"/m/\w+", ways.first.get_attribute("href") or "")


# --- the line ------------------------------------------------------------------------------------


def test_a_network_that_is_gone_is_told_at_once_and_what_was_asked_arrives(visit: Visits) -> None:
    page, _ = match_with(visit, problem=SECRET)
    _what_was_asked_arrives(visit, page)
    # The other game says so too, and so does the lobby.
    people = table_of(visit, page, "Bob", "Cleo")
    open_match(page, people[0].room)
    _a_lost_line_is_told(visit, page)
    lobby = room_of(visit, page)
    page.goto(f"/r/{lobby.room}")
    page.locator("html.live").wait_for(state="attached")
    _a_lost_line_is_told(visit, page)


def _a_lost_line_is_told(visit: Visits, page: Page) -> None:
    with visit.forgiving("WebSocket", "net::ERR"):
        page.context.set_offline(True)
        page.get_by_text(LOST).first.wait_for(timeout=2000)
        page.context.set_offline(False)
        hears(page, THROUGH)


def _what_was_asked_arrives(visit: Visits, page: Page) -> None:
    set_digits(page, "341")
    with visit.forgiving("WebSocket", "net::ERR"):
        page.context.set_offline(True)
        page.get_by_text(LOST).first.wait_for(timeout=2000)
        page.keyboard.press("b")
        set_digits(page, "555")  # too late: what is asked stays in view
        assert page.evaluate(
            "[...document.querySelectorAll('.away0')].map((one) => one.innerText)"
        ) == [*"341"]
        page.context.set_offline(False)
        page.get_by_role("button", name="B: ").first.wait_for()
        hears(page, THROUGH)
        assert not page.get_by_text(LOST).is_visible()
        assert view_of(page)["sheet"]["rounds"][-1]["proposal"] == "341"
        # Pressed again and again, one round is over.
        page.context.set_offline(True)
        page.get_by_text(LOST).first.wait_for(timeout=2000)
        for _ in range(3):
            page.keyboard.press("n")
            later(page, 1000)
        page.context.set_offline(False)
        page.wait_for_function("() => viewed.round > 1")
        at_rest(page)
    assert view_of(page)["round"] == 2


# Counts what keeps the screen awake.
_LOCKS = """(() => {
    window.locks = 0;
    const lock = { request: async () => {
        window.locks += 1;
        return { release: async () => void (window.locks -= 1) };
    } };
    Object.defineProperty(navigator, "wakeLock", { value: lock });
})()"""


def test_a_late_answer_is_told_and_the_screen_stays_awake_while_one_is_waited_for(
    visit: Visits,
) -> None:
    ada = visit()
    host = room_of(visit, ada, problem=SECRET)
    bob = visit.program(host.room, "Bob")
    host.order("start")
    ada.add_init_script(_LOCKS)
    held: list[str | bytes] = []
    far: list[WebSocketRoute] = []

    def slow(line: WebSocketRoute) -> None:
        far.append(line.connect_to_server())
        line.on_message(lambda said: held.append(said))  # goes no further

    ada.route_web_socket(re.compile("/live"), slow)
    open_board(ada, host.room)
    ada.wait_for_function("() => locks === 1")
    keys(ada, "ask 341 B")
    ada.get_by_text(LATE).wait_for(timeout=2500)
    assert "Reading" in ada.locator(".board").inner_text()
    until(ada, lambda: held)
    far[0].send(held[0])
    ada.get_by_role("button", name="B: ").first.wait_for()
    hears(ada, THROUGH)
    assert sum(LATE in one for one in heard(ada)) == 1
    host.act("thumb down")
    ada.wait_for_function("() => locks === 0")
    bob.act("thumb down")
    ada.wait_for_function("() => locks === 1")
