"""Turing's page on a phone that sleeps, in each phase: what the others see of it, and what is kept.
And what a page says that one is shut out of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from support.browsing import Visits, act, hears, sit, until, view_of, visiting
from support.serving import customized
from support.turing_browsing import open_match, table_of, verdict

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# Who has no connection counts as gone much sooner.
HASTY = """
from bombe.web.runtime.times import Times
Times.__init__.__defaults__ = (0.2, *Times.__init__.__defaults__[1:])
"""
LOCKS = """(() => {
    window.locks = 0;
    const lock = { request: async () => {
        window.locks += 1;
        return { release: async () => void (window.locks -= 1) };
    } };
    Object.defineProperty(navigator, "wakeLock", { value: lock });
})()"""
AWAY = "Ada is away. If they are not back in time, their round does not count."


@pytest.fixture
def hasty(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Visits]:
    folder = tmp_path_factory.mktemp("hasty")
    with (
        customized(folder, HASTY, BOMBE_LIMITS="0", BOMBE_GAMES="") as server,
        visiting(browser, server) as visits,
    ):
        yield visits


def asleep(phone: Page) -> None:
    phone.goto("about:blank")


def test_a_phone_that_sleeps_in_each_phase_and_rooms_that_are_shut(hasty: Visits) -> None:
    phone = hasty(viewport={"width": 390, "height": 844}, has_touch=True)
    ada, bob, cleo = table_of(hasty, phone, "Bob", "Cleo", first=1, wait=10)
    room = ada.room
    ada.order("end")
    ada.order("timer 1800")
    ada.order("start")
    page = hasty(viewport={"width": 1280, "height": 800})
    page.add_init_script(LOCKS)
    sit(page, bob)
    open_match(page, room)

    # The Responder selects a card, and the phone sleeps: all know whom they wait for.
    open_match(phone, room)
    phone.get_by_role("button", name="Choose card 2 of your hand").click()
    until(phone, lambda: "selected" in view_of(phone))
    selected = view_of(phone)["selected"]
    assert "selected" not in view_of(page)
    asleep(phone)
    notice = page.locator(".away")
    notice.get_by_text(AWAY).wait_for()
    hears(page, AWAY)
    assert notice.get_by_role("timer").inner_text().split()[-1] in ("10:00", "9:59", "9:58")
    assert page.evaluate("locks") == 0
    open_match(phone, room)
    notice.wait_for(state="detached")
    # It is as it was, and Enter sends it.
    phone.get_by_role("button", name="Send this one").click()
    page.wait_for_function("() => locks === 1")  # the screen stays awake while one is waited for
    assert view_of(phone)["picks"] == [selected]

    # While only votes are missing nobody sees it, and after the last pair one points at a side.
    asleep(phone)
    for _ in range(2):
        act(page, "pass")
        cleo.act("pass")
        ada.act(next(one for one in ada.legal() if one.startswith("pick")))
    page.get_by_text("The last pair: everybody votes.").wait_for()
    assert notice.count() == 0
    page.get_by_role("button", name="R is human").hover()
    until(page, lambda: view_of(page).get("pointed") == "R")
    page.mouse.move(5, 5)
    until(page, lambda: "pointed" not in view_of(page))
    page.keyboard.press("l")
    page.mouse.move(9, 9)  # which takes back nothing that a key has done
    until(page, lambda: view_of(page).get("pointed") == "L")
    act(page, "vote R")
    cleo.act("vote L")
    verdict(page).wait_for()
    assert view_of(page)["opened"]["void"] is False
    page.wait_for_function("() => locks === 1")

    # Whom the host removes is told so, and so is who is in a room that is deleted.
    open_match(phone, room)
    act(phone, "next")
    bob.order("host 0")  # which he became when she was away
    ada.order("remove 1")
    page.get_by_role("alert").filter(has_text="You have lost this seat here").wait_for()
    page.get_by_role("link", name="To the start").click()
    page.get_by_role("button", name="Find the human").wait_for()
    ada.ask("DELETE", f"/api/rooms/{room}")
    phone.get_by_role("alert").filter(has_text="This room is gone").wait_for()
    assert phone.get_by_role("link", name="To the start").is_visible()


def test_who_is_removed_in_a_lobby_reads_why_and_may_come_in_again(visit: Visits) -> None:
    host, page = visit.program(), visit()
    host.make(game="imitation", name="Ada")
    sit(page, visit.program(host.room, "Bob"))
    page.goto(f"/r/{host.room}")
    page.locator("html.live").wait_for()
    host.order("remove 1")
    page.get_by_role("alert").filter(has_text="You have lost this seat here").wait_for()
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Join").click()
    page.get_by_text("Bo").first.wait_for()
    assert host.look()["table"]["people"][1]["name"] == "Bo"
