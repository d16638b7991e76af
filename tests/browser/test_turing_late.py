"""Coming late to a match of Turing, and leaving one, in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from support.browsing import Visits, problems, sticks_out, until, view_of
from support.serving import Person
from support.turing_browsing import button, pair_shown

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_who_comes_late_has_a_page_that_is_alive_and_then_a_seat(visit: Visits) -> None:
    host = visit.program()
    host.make(game="imitation", options={"first": 1}, name="Ada")
    people = [host, visit.program(host.room, "Bob"), visit.program(host.room, "Cleo")]
    host.order("start")
    page = visit()
    page.goto(f"/r/{host.room}")
    page.get_by_label("Your name").fill("Dilly")
    button(page, "Join").click()
    _sees_how_it_goes(page, people)
    _looks_on_where_that_is_allowed(page, people)
    host.order("end")
    host.order("option first 4")
    host.order("start")
    button(page, "Choose").first.wait_for()
    assert page.locator("p.hush[role=alert]").inner_text() == ""  # nor how the last one ended
    _leaves_and_comes_back(page, host)


def _sees_how_it_goes(page: Page, people: list[Person]) -> None:
    page.get_by_role("heading", name="You have come in the middle of a match").wait_for()
    now = page.locator(".glimpse-now")
    assert now.inner_text() == "Competitive, round 1 of 3. Ada is choosing for pair 1."
    assert page.get_by_text("You have a seat in the next match.").is_visible()
    assert page.locator(".card-back").bounding_box()
    assert page.locator("#skin img").count() == 0
    assert page.locator(".seats li").count() == 3  # the players
    assert problems(page) == sticks_out(page) == []
    people[0].act("pick 2" if people[0].look()["view"]["machine"] == 0 else "pick 1")
    page.get_by_text("Pair 1 is here.").wait_for()
    people[1].act("vote L")
    page.get_by_text("voted, after pair 1").wait_for()
    people[2].act("vote R")
    page.get_by_text("The votes are revealed.").wait_for()
    scores = [str(seat["score"]) for seat in people[0].look()["view"]["seats"]]
    assert scores.count("3") == 2
    shown = page.locator(".seats .score").all_inner_texts()
    assert [re.sub(r"\D", "", one) for one in shown] == scores
    page.set_viewport_size({"width": 390, "height": 844})
    assert sticks_out(page) == []


def _looks_on_where_that_is_allowed(page: Page, people: list[Person]) -> None:
    people[0].order("watch on")
    page.locator(".opened-pairs").wait_for()
    for one in people:
        one.act("next")
    people[1].act("pick 2" if people[1].look()["view"]["machine"] == 0 else "pick 1")
    pair_shown(page, 1)
    assert page.get_by_text("You have a seat in the next match.").is_visible()


def _leaves_and_comes_back(page: Page, host: Person) -> None:
    match = page.url
    page.goto(f"{match}/leave")
    page.get_by_text("You are the Responder: this round would not count").wait_for()
    button(page, "Leave the table").click()
    page.get_by_role("heading", name="You have left the table.").wait_for()
    until(page, lambda: host.look()["view"]["opened"])
    assert host.look()["view"]["opened"]["void"] is True
    assert problems(page) == []
    button(page, "Sit down again").click()
    page.locator(".imitation").wait_for()
    assert page.url == match
    assert view_of(page)["you"] == 3
    page.goto(f"{match}/left")  # where nobody is who is there
    page.locator(".imitation").wait_for()
