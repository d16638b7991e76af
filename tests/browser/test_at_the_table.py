"""The table around a match: nobody is stranded, and what cannot be undone is asked about."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from support.browsing import (
    Visits,
    also_looked_at,
    at_rest,
    board,
    heard,
    keys,
    match_with,
    open_board,
    room_of,
    until,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from support.serving import Person

SECRET = "4b 9a 11a 14c"


# A phone's share sheet.
_SHARE = """() => {
    Object.assign(window, { shared: [], refusal: null });
    navigator.share = async (what) => {
        shared.push(what);
        if (refusal) throw refusal;
    };
}"""


def table_of(page: Page) -> None:
    page.goto(f"{page.url.split('?')[0]}?table")
    page.locator("html.live").wait_for(state="attached")


def test_a_rematch_from_the_table_brings_everybody_to_the_board(visit: Visits) -> None:
    ada, (host, bob) = match_with(visit, "Bob", problem=SECRET)
    pages = [ada, *also_looked_at(visit, bob)]
    keys(ada, "thumb up 241")
    bob.act("thumb up 111")
    for page in pages:
        page.get_by_role("button", name=re.compile("Copy, no spoilers")).wait_for()
        assert not page.get_by_text("Matches won").count()  # the result says it all
        table_of(page)
        page.get_by_text("Matches won at this table: Ada 1, Bob 0.").wait_for()
        result, rest = (page.locator(one).bounding_box() for one in ("#result", "#rest"))
        assert result
        assert rest
        assert result["y"] + result["height"] <= rest["y"]  # what comes next is first
    ada.get_by_role("button", name="Rematch").click()
    for page in pages:
        board(page)
        assert "?" not in page.url
        page.evaluate(_SHARE)
    host.act("resign")  # so the last one left has won
    for page in pages:
        page.get_by_text("Matches won at this table: Ada 1 and Bob 1.").wait_for()
        share = page.get_by_role("button", name="Share, no spoilers")
        share.click()
        shown = page.get_by_role("group", name="To share").inner_text()
        page.wait_for_function("(text) => shared.at(-1)?.text === text", arg=shown)
    # One who changes their mind has not copied anything; where it fails, it is copied.
    ada.evaluate("refusal = new DOMException('', 'AbortError')")
    ada.get_by_role("button", name="Share, no spoilers").click()
    ada.wait_for_function("() => shared.length === 2")
    ada.evaluate("refusal = new DOMException('', 'NotAllowedError')")
    assert not ada.get_by_role("button", name="Copied").count()
    ada.get_by_role("button", name="Share, no spoilers").click()
    ada.get_by_role("button", name="Copied").wait_for()


def test_at_the_table_words_are_heard_and_leaving_a_match_is_asked_about(visit: Visits) -> None:
    ada, (_, bob) = match_with(visit, "Bob", problem=SECRET)
    pages = also_looked_at(visit, bob)
    at_rest(ada)
    room = ada.url
    table_of(ada)
    _what_is_heard_is_words(ada, bob)
    ada.get_by_role("link", name="Leave the table").click()
    ada.get_by_role("heading", name="Leave the table in the middle of a match?").wait_for()
    asked = ada.url
    ada.get_by_role("link", name="Stay").click()
    board(ada)
    assert ada.url == room
    assert not is_away(bob)
    for page in pages:
        assert not page.get_by_text("away").is_visible()
    ada.goto(asked)
    ada.get_by_role("button", name="Leave the table").click()
    ada.get_by_role("heading", name="You have left the table.").wait_for()
    until(ada, lambda: is_away(bob))
    ada.get_by_role("button", name="Sit down again").click()
    board(ada)  # at once, and not as text
    assert ada.url == room
    until(ada, lambda: not is_away(bob))
    ada.goto(asked)
    ada.get_by_role("button", name="Leave the table").click()
    ada.get_by_role("link", name="To the start").click()
    board(ada)  # of the first page
    assert ada.url.endswith("/")
    on = ada.locator("#go-on").get_by_role("link", name="Continue")
    on.wait_for()
    until(ada, lambda: is_away(bob))
    for page in pages:
        page.get_by_text("away").first.wait_for()
    on.click()  # one looks on, and is told so
    ada.wait_for_url("**/r/*")
    ada.get_by_text("You have left the table.").wait_for()
    ada.get_by_role("button", name="Sit down again").click()
    ada.get_by_text("You have left the table.").wait_for(state="hidden")
    until(ada, lambda: not is_away(bob))
    for page in pages:
        page.get_by_text("away").first.wait_for(state="hidden")
    # One who loses the seat is told so, and where to go.
    bob.order("remove 0")  # who is the host by now
    ada.get_by_role("alert").filter(has_text="seat").wait_for()
    way = ada.get_by_role("link", name="Back to the first page")
    assert way.bounding_box()
    assert way.get_attribute("href") == "/"


def is_away(person: Person) -> bool:
    """Whether Ada has left, as somebody else is told."""
    return bool(person.look()["view"]["seats"][0]["gone"])


def _what_is_heard_is_words(ada: Page, bob: Person) -> None:
    heard(ada)
    bob.act("thumb down")
    ada.get_by_text("It is your turn.").first.wait_for()
    ada.wait_for_function("() => heard.length > 0")
    said = " ".join(heard(ada))
    assert said
    assert not re.search(r"waiting:|seats|done:|left:", said), said


# --- the lobby -----------------------------------------------------------------------------------


def test_with_others_and_alone_one_plays_what_was_chosen_on_purpose(visit: Visits) -> None:
    page = visit()
    page.add_init_script(f"({_SHARE})()")
    host = room_of(visit, page)
    visit.program(host.room, "Bob")
    page.goto(f"/r/{host.room}")
    page.locator("html.live").wait_for(state="attached")
    _somebody_is_removed_only_on_purpose(page)
    _together_there_is_a_machine_to_beat_until_it_is_switched_off(page, host)
    host = room_of(visit, page)
    visit.program(host.room, "Bob")
    page.goto(f"/r/{host.room}")
    page.locator("html.live").wait_for(state="attached")
    _what_is_chosen_while_an_answer_is_late_is_kept(page, host)
    _a_host_who_waits_for_the_deal_is_told_so(page)
    _alone_one_plays_what_the_first_page_shows(page)


def _somebody_is_removed_only_on_purpose(page: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).click()  # the link, where a phone can
    page.wait_for_function("() => shared[0]?.url === location.href")
    page.locator("summary", has_text="Remove").click()
    page.get_by_role("button", name="Remove Bob now").click()
    page.locator("#person-1").wait_for(state="detached")


def _together_there_is_a_machine_to_beat_until_it_is_switched_off(page: Page, host: Person) -> None:
    machine = page.locator("[id='option.machine']")
    page.locator("[id='option.coop']").check()
    page.wait_for_function("() => document.getElementById('option.machine').value === 'plain'")
    machine.select_option("none")
    at_rest(page)
    assert host.look()["table"]["options"]["coop"]
    assert machine.input_value() == "none"


def _what_is_chosen_while_an_answer_is_late_is_kept(page: Page, host: Person) -> None:
    late: list[Callable[[], None]] = []

    def hold(route: Route) -> None:
        answer = route.fetch()
        late.append(lambda: route.fulfill(response=answer))

    page.route("**/r/*/*", hold, times=1)
    page.locator("[id='option.coop']").check()
    # The page hears of it by its live connection, and shows what the server has chosen.
    page.wait_for_function("() => document.getElementById('option.machine').value === 'plain'")
    machine = page.locator("[id='option.machine']")
    machine.select_option("none")
    until(page, lambda: late)
    late[0]()
    at_rest(page)
    assert machine.input_value() == "none"
    assert host.look()["table"]["options"]["machine"] == "none"


def _a_host_who_waits_for_the_deal_is_told_so(page: Page) -> None:
    held: list[Route] = []
    page.route("**/order", lambda route: held.append(route))
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Dealing…").wait_for()
    until(page, lambda: bool(held))
    page.wait_for_function("() => heard.includes('Dealing…')")
    held[0].continue_()
    board(page)
    assert not page.get_by_text("nothing to see").count()


def test_the_lobby_leads_nowhere_else_and_says_what_was_chosen(visit: Visits) -> None:
    page = visit()
    host = room_of(visit, page)
    page.goto(f"/r/{host.room}")
    page.locator("html.live").wait_for(state="attached")
    host.order("option problem 4 9 11 14")
    page.get_by_label("Do without it").wait_for(state="attached")
    for one in ("option.mode", "option.machine", "timer"):  # in one form, or in the other
        assert page.locator(f"[id='{one}']").count() == 1
    assert page.locator("#lost").is_hidden()
    assert page.get_by_role("navigation", name="Games").count() == 0
    chooser = page.get_by_label("Game", exact=True)
    assert chooser.evaluate("(one) => getComputedStyle(one).appearance") == "none"  # ours
    settings = page.locator("#settings")
    assert settings.locator("[id='option.verifiers']").inner_text() == "4"
    assert settings.locator("[id='option.difficulty']").inner_text() == "easy"
    typed = settings.get_by_label("An id or cards of your own").first
    assert typed.get_attribute("placeholder") == "chosen; type to change it"
    settings.get_by_label("Do without it, An id or cards of your own").wait_for(state="attached")
    settings.get_by_label(re.compile("^Together: ")).wait_for(state="attached")
    page.get_by_text("Change name").click()
    page.get_by_label("Your name").fill("Adele")
    page.get_by_role("button", name="Save").first.click()
    page.get_by_text("Adele").first.wait_for()
    page.get_by_label("Your name").wait_for(state="hidden")
    # Who comes after is somebody else, and is told less.
    page.context.clear_cookies()
    page.goto(f"/r/{host.room}")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Join").click()
    page.get_by_text("follows from the host’s choice").first.wait_for()
    assert "easy" not in page.locator("#settings").inner_text()


def _alone_one_plays_what_the_first_page_shows(page: Page) -> None:
    open_board(page)
    page.get_by_role("button", name=re.compile("^Play alone now")).click()
    page.wait_for_url("**/r/*")
    board(page)
    view = page.request.get(f"/api/rooms/{page.url[-6:]}").json()["view"]
    assert (len(view["verifiers"]), view["difficulty"]) == (4, "easy")
    assert view["machine"]["level"] == "plain"
