"""Votes of Turing in a real browser: a letter alone casts none, one that was cast can be taken
back, and it is seen on its way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from support.browsing import PHONE, Visits, hears, later, slow_line, until, view_of
from support.serving import Person
from support.turing_browsing import button, open_match, pair_shown, table_of

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute


def _asked(visit: Visits, page: Page) -> list[Person]:
    """The page is asked for the first pair, with Cleo; Bob has answered."""
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    people[1].act(next(one for one in people[1].legal() if one.startswith("pick")))
    pair_shown(page, 1)
    return people


def _vote_of(page: Page) -> str | None:
    side: str | None = view_of(page)["vote"]
    return side


def test_no_letter_votes_and_a_vote_can_be_taken_back(visit: Visits) -> None:
    page = visit()
    people = _asked(visit, page)
    back = button(page, "Take it back")
    # Somebody types who has not noticed that nothing to write on has the focus.
    page.keyboard.type("Looks like R. Really lonely, p")
    assert page.locator(".is-pointed").count() == 0
    page.keyboard.press("Enter")
    assert back.count() == 0
    # A letter points, Enter does it, and Escape takes that back.
    page.evaluate("new Promise((go) => setTimeout(go, 1100))")  # nobody types any more
    page.keyboard.press("r")
    assert page.evaluate("document.activeElement.innerText").startswith("R is human")
    page.keyboard.press("Space")  # as after the first word of a text
    assert page.locator(".is-pointed").count() == 0
    assert back.count() == 0
    page.evaluate("new Promise((go) => setTimeout(go, 1100))")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    back.wait_for()
    hears(page, "You vote R.")
    page.keyboard.press("Escape")
    hears(page, "You have not voted.")
    # Later a space is no end of a word, and presses what has the focus.
    page.keyboard.press("r")
    page.evaluate("new Promise((go) => setTimeout(go, 600))")
    page.keyboard.press("Space")
    back.wait_for()
    page.keyboard.press("Escape")
    back.wait_for(state="detached")
    page.evaluate("new Promise((go) => setTimeout(go, 500))")
    # By mouse it is the same; a pass can become a vote while others think.
    button(page, "Pass, see pair 2").click()
    page.get_by_text("You have passed. You can still vote").wait_for()
    button(page, "R is human").dblclick()  # the second press takes nothing back
    back.wait_for()
    page.evaluate("new Promise((go) => setTimeout(go, 500))")
    back.dblclick()  # nor does it vote or pass
    button(page, "L is human").wait_for()
    assert back.count() == 0
    page.evaluate("new Promise((go) => setTimeout(go, 500))")
    button(page, "L is human").click()
    back.wait_for()
    assert _vote_of(page) is None
    assert view_of(page)["seats"][0] | {"passed": True} == view_of(page)["seats"][0]
    page.get_by_text("You voted L after pair 1").wait_for()
    assert _vote_of(page) == "L"
    assert people[2].look()["view"]["seats"][0]["voted"] == 1


def test_a_vote_is_seen_on_its_way_and_lost_by_no_page_that_is_left(visit: Visits) -> None:
    page = visit(**PHONE)
    slow_line(page)
    people = _asked(visit, page)
    button(page, "R is human").click()
    page.get_by_text("You vote R.", exact=True).wait_for()
    # A page that nobody looks at does not wait: nothing can be taken back there.
    page.evaluate(
        """window.docks = [];
        const note = () => docks.push(document.querySelector(".dock").innerText);
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
        Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));"""
    )
    page.get_by_text("You voted R after pair 1").wait_for()
    docks = page.evaluate("docks")
    assert any("Sending your vote for R" in dock for dock in docks)
    assert not any("L is human" in dock for dock in docks)  # not for a moment as before
    page.evaluate("delete document.hidden")
    people[2].act("pass")
    people[1].act(next(one for one in people[1].legal() if one.startswith("pick")))
    # Whoever has left the page has voted.
    other = visit()
    people = _asked(visit, other)
    button(other, "L is human").click()
    button(other, "Take it back").wait_for()
    other.goto("/")
    until(other, lambda: people[0].look()["view"]["vote"] == "L")


def test_a_vote_is_for_the_pair_that_was_seen(visit: Visits) -> None:
    page = visit()
    people = _asked(visit, page)
    button(page, "R is human").click()
    button(page, "Take it back").wait_for()
    people[2].act("pass")
    people[0].act("pass")  # on another device, and all are done with this pair
    page.get_by_text("Your vote was not sent: this pair was over.").first.wait_for()
    people[1].act(next(one for one in people[1].legal() if one.startswith("pick")))
    pair_shown(page, 2)
    assert button(page, "R is human").is_visible()
    assert _vote_of(page) is None


def test_what_arrives_when_its_pair_is_over_is_done_to_no_other(visit: Visits) -> None:
    page = visit()
    held: list[str | bytes] = []
    far: list[WebSocketRoute] = []
    holds: list[str] = ["pass"]

    def slow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        far.append(server)

        def hear(said: str | bytes) -> None:
            if holds[0] in str(said):
                held.append(said)
            else:
                server.send(said)

        line.on_message(hear)

    page.route_web_socket(re.compile("/live"), slow)
    people = _asked(visit, page)

    def next_pair(n: int) -> None:
        until(page, lambda: held)
        people[2].act("pass")
        people[1].act(next(one for one in people[1].legal() if one.startswith("pick")))
        pair_shown(page, n)
        far[-1].send(held.pop())

    # A pass is sent again when the connection is back, but by then another device had passed.
    button(page, "Pass, see pair 2").click()
    people[0].act("pass")
    next_pair(2)
    again = button(page, "Pass, see pair 3")
    again.wait_for()
    page.wait_for_function("() => !document.querySelector('.dock [aria-disabled=true]')")
    assert "".join(page.locator(".alert").all_inner_texts()) == ""
    assert view_of(page)["seats"][0]["passed"] is False
    # A vote instead of a pass is held up as well, and the third pair has never been looked at.
    holds[0] = "vote"
    again.click()
    page.get_by_text("You have passed. You can still vote").wait_for()
    button(page, "L is human").click()
    next_pair(3)
    page.locator(".alert").filter(has_text="Your vote was not sent: this pair was over.").wait_for()
    assert _vote_of(page) is None
    holds[0] = "nothing"
    later(page, 400)
    button(page, "R is human").click()
    page.get_by_text("You voted R after pair 3").wait_for()
