"""A room by screen reader: what others change is announced once, and nothing else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bombe.text import LANGUAGES, language
from bombe.web.pages import words
from support.browsing import Visits, heard, hears, room_of, sit
from support.scaling import some
from support.serving import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page


def listening(page: Page, path: str) -> None:
    """In front of a page that is connected and has said all that it had to."""
    page.goto(path)
    page.locator("html.live").wait_for(state="attached")
    heard(page)


def guest_of(visit: Visits, host: Person, name: str = "Bob") -> Page:
    page = visit()
    sit(page, visit.program(host.room, name))
    listening(page, f"/r/{host.room}")
    return page


@pytest.mark.parametrize("code", some(LANGUAGES))
def test_a_host_hears_who_comes_and_goes_and_is_called_otherwise(visit: Visits, code: str) -> None:
    page = visit(locale=code)
    host = room_of(visit, page, "Grace")
    listening(page, f"/r/{host.room}")
    guest = visit.program(host.room, "Ada")
    say = language(code).say
    came, went = say(words.came("Ada")), say(words.went("Ada"))
    hears(page, came)
    assert heard(page) == [came]
    guest.order("leave")
    hears(page, went)
    assert heard(page) == [went]
    guest.order("return")
    hears(page, came)
    assert heard(page) == [came]
    if code == "en":
        _a_name_is_heard_when_it_changes_and_ones_own_is_not(page, host, guest)


def _a_name_is_heard_when_it_changes_and_ones_own_is_not(
    page: Page, host: Person, guest: Person
) -> None:
    guest.order("name {name} & {before}")
    hears(page, "Ada is now called {name} & {before}.")
    host.order("name Cleo")
    page.locator("#seats strong", has_text="Cleo").wait_for()
    assert heard(page) == ["Ada is now called {name} & {before}."]


def test_guests_hear_what_the_host_chooses_and_another_game(visit: Visits) -> None:
    host = visit.program()
    host.make(game="turing_machine", name="Ada")
    bob = guest_of(visit, host)
    host.order("option mode nightmare")
    hears(bob, "ightmare")
    (said,) = heard(bob)
    assert said.count(":") == 1, said
    assert said == f"{bob.locator('dt:has(+ #chosen-mode)').inner_text()}: " + (
        bob.locator("#chosen-mode").inner_text()
    )
    host.order("timer 60")
    hears(bob, "Time for each turn: 60 s")
    assert heard(bob) == ["Time for each turn: 60 s"]
    host.order("say hello")  # of which nothing else is a part
    hears(bob, "hello")
    assert heard(bob) == ["Ada hello"]
    host.order("chat off")
    hears(bob, "The host has switched the chat off.")
    assert heard(bob) == ["The host has switched the chat off."]
    _what_is_as_usual_again_is_heard_too(visit, host, bob)
    _another_game_is_one_piece_of_news(host, bob)


def _what_is_as_usual_again_is_heard_too(visit: Visits, host: Person, bob: Page) -> None:
    assert not bob.locator("#chosen-handicap-1").is_visible()
    host.order("option handicap [0, 2]")
    bob.locator("#chosen-handicap-1").wait_for()
    (said,) = heard(bob)
    assert "Bob" in said
    visit.program(host.room, "Cem")
    hears(bob, "Cem has joined")
    assert heard(bob) == ["Cem has joined the table."]  # and nothing of a place as usual
    host.order("option handicap []")
    bob.locator("#chosen-handicap-1").wait_for(state="hidden")
    (said,) = heard(bob)
    assert "Bob" in said
    assert "Cem" not in said


def _another_game_is_one_piece_of_news(host: Person, bob: Page) -> None:
    host.order("remove 2")  # two are left
    hears(bob, "Cem has left")
    heard(bob)
    assert "Turing Machine" in bob.locator(".where").inner_text()
    host.order("game imitation")
    title = host.look()["table"]["title"]
    hears(bob, f"Game: {title}")
    (said,) = heard(bob)
    # And why two cannot start with it as it is; nothing of all the choices that come with it.
    start = "Two players cannot play the competitive mode: choose co-operative or Gnirut."
    start += " Waiting for 1 more player."
    assert said in (f"Game: {title}. {start}", f"{start} Game: {title}", f"{start}. Game: {title}")
    assert title in bob.locator(".where").inner_text()  # the head of the page too
    # A new host has the choices in front of them, and hears only that.
    host.order("host 1")
    bob.locator("#f-settings").wait_for()
    assert not any(":" in one.replace("host:", "") for one in heard(bob))


def test_a_silence_tells_no_name(visit: Visits) -> None:
    page = visit()
    host = visit.program()
    host.make(game="imitation", name="Ada", options={"first": 2})  # Bob keeps silent, Ada need not
    for name in ("Bob", "Cem"):
        visit.program(host.room, name)
    host.order("start")
    sit(page, host)
    listening(page, f"/r/{host.room}?table")
    visit.program(host.room, "It is the left one")
    host.order("lock on")  # by which the page changes, after that
    page.locator("#lock:checked").wait_for(state="attached")
    assert not any("left one" in one for one in heard(page))
    assert "left one" not in page.content()
    host.order("end")
    hears(page, "It is the left one has joined the table.")
