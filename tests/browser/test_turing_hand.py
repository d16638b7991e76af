"""Turing in a real browser: mouse and keys mixed, what is typed, and pages that keep still."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from bombe.games.imitation.deck import TEXTS
from bombe.text import language
from support.browsing import (
    PHONE,
    Visits,
    at_once,
    hears,
    jumps,
    later,
    sticks_out,
    tab_to,
    view_of,
)
from support.scaling import some
from support.turing_browsing import button, open_match, pair_shown, table_of, verdict

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page

    from support.serving import Person

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LONG = ("Wilhelmina-Josephine Ada", "Wilhelmina-Josephine Bea")
TOO_LONG = "The same light. " * 10
MOST_JUMPS = 0.02


def _answering(visit: Visits, **wishes: Any) -> tuple[Page, list[Person]]:
    """The page of somebody who chooses from a hand."""
    page = visit(**(DESKTOP | wishes))
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    open_match(page, people[0].room)
    page.wait_for_function("() => document.querySelectorAll('.hand-card img').length === 4")
    return page, people


def _own(page: Page, number: int) -> Locator:
    """A card of the hand that may be chosen, with its keys; the first is 1."""
    return page.locator(".hand-cards li:not(:has(.taken))").nth(number - 1)


def _number(page: Page, number: int) -> int:
    """The same card's place in the hand, as an action counts it."""
    machine = view_of(page)["machine"]
    return [at for at in range(4) if at != machine][number - 1] + 1


def _chosen(page: Page, number: int) -> None:
    """Wait until this card, and no other, is about to be sent, and its key has the focus."""
    hears(page, f"Card {number} is chosen, and not sent yet.")
    sender = _own(page, number).get_by_role("button", name="Send this one")
    sender.wait_for()
    assert page.locator(".is-chosen").count() == 1
    assert sender.evaluate("(one) => one === document.activeElement")


def _sent(page: Page, people: list[Person], place: int) -> None:
    """Wait until a card was sent; it was this one."""
    page.get_by_text("You are silent.").wait_for()
    for one in people[1:]:
        one.act("vote L")
    verdict(page).wait_for()
    assert view_of(page)["opened"]["picked"][0] == place


def _again(page: Page, people: list[Person]) -> None:
    """Another match of the same people, at the same page: to open one takes most of the time."""
    people[0].order("end")
    page.locator(".ended").wait_for()
    people[0].order("start")
    page.wait_for_function("() => document.querySelectorAll('.hand-card img').length === 4")
    page.evaluate("heard.splice(0)")


# --- mouse and keys -------------------------------------------------------------------------------


def _dragged(page: Page) -> int:
    _own(page, 2).locator(".hand-card").drag_to(page.locator(".seen"))
    _chosen(page, 2)
    return 2


def _dragged_to_nothing(page: Page) -> int:
    page.keyboard.press("3")
    _own(page, 1).locator(".hand-card").drag_to(page.locator(".task h2"))
    _chosen(page, 3)
    return 3


def _chosen_twice(page: Page) -> int:
    _own(page, 1).get_by_role("button", name="Choose").click()
    _chosen(page, 1)
    page.keyboard.press("2")
    _chosen(page, 2)
    return 2


def _clicked_at_once(page: Page) -> int:
    """A double click only chooses, and Enter follows a click at once."""
    with at_once(page):
        _own(page, 1).get_by_role("button", name="Choose").dblclick()
    _chosen(page, 1)
    assert view_of(page)["phase"] == "pick"
    _own(page, 3).get_by_role("button", name="Choose").click()
    return 3


def _looked_at(page: Page, closed_by: str) -> int:
    page.keyboard.press("2")
    _own(page, 1).locator(".look").click()
    near = page.get_by_role("dialog")
    near.wait_for()
    if closed_by == "click":
        near.get_by_role("button", name="Close").click()
    else:
        page.keyboard.press(closed_by)
    near.wait_for(state="detached")
    _chosen(page, 2)
    return 2


def _on_a_stream(page: Page) -> int:
    """A key does not uncover the hand."""
    page.evaluate("document.documentElement.dataset.stream = 'on'")
    page.mouse.move(1, 1)
    page.keyboard.press("2")
    hears(page, "Card 2 is chosen, and not sent yet.")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.hand-cards li')).opacity") == "0"
    )
    return 2


def test_enter_sends_the_last_choice_however_it_was_made(visit: Visits) -> None:
    page, people = _answering(visit)
    looks = [partial(_looked_at, closed_by=way) for way in some(["Escape", "e", "click"])]
    ways: list[Callable[[Page], int]]
    ways = [_dragged, _dragged_to_nothing, _chosen_twice, _clicked_at_once, *looks, _on_a_stream]
    for choose in ways:
        numbers = [_number(page, number) for number in (1, 2, 3)]
        chosen = choose(page)
        page.keyboard.press("Enter")
        _sent(page, people, numbers[chosen - 1])
        if choose is not ways[-1]:
            _again(page, people)


def test_what_is_reached_with_the_tab_key_does_what_it_says(visit: Visits) -> None:
    page, people = _answering(visit)
    picture = _own(page, 3).locator(".look")
    page.keyboard.press("1")
    _chosen(page, 1)
    tab_to(page, picture)
    page.keyboard.press("Enter")
    near = page.get_by_role("dialog")
    near.wait_for()
    page.keyboard.press("Escape")
    near.wait_for(state="detached")
    assert picture.evaluate("(one) => one === document.activeElement")
    page.keyboard.press("Tab")
    page.keyboard.down("Enter")  # chooses, and goes on being held
    for _ in range(3):
        later(page, 250)
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    _chosen(page, 3)
    assert view_of(page)["phase"] == "pick"
    place = _number(page, 3)
    page.keyboard.press("Enter")
    _sent(page, people, place)


# --- the end of a match and of a round ------------------------------------------------------------


def test_a_match_that_the_host_ended_has_no_hand_any_more(visit: Visits) -> None:
    page, people = _answering(visit)
    page.evaluate("document.documentElement.dataset.confirm = 'on'")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.get_by_role("dialog", name="Send card 1?").wait_for()
    people[0].order("end")
    page.get_by_text("The host ended the match.").first.wait_for()
    page.locator(".hand").wait_for(state="detached")
    assert page.get_by_role("dialog").count() == 0
    assert page.get_by_role("heading", name="Choose your answer.").count() == 0
    assert page.get_by_text("is choosing").count() == 0
    assert page.get_by_text("answers").count() == 0
    assert page.evaluate("document.activeElement.closest('#skin') !== null")
    page.keyboard.press("e")  # shows what is on the page: the Guide, and nothing after it
    page.get_by_role("dialog", name="Guide").wait_for()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("dialog", name="Guide").is_visible()
    page.keyboard.press("Escape")
    # Another match begins with nothing chosen.
    people[0].order("start")
    page.locator(".ended").wait_for(state="detached")
    assert page.locator(".is-chosen").count() == 0


def _scored(visit: Visits) -> tuple[Page, list[Person]]:
    page, people = _answering(visit)
    people[0].act(f"pick {_number(page, 1)}")
    for one in people[1:]:
        one.act("vote L")
    verdict(page).wait_for()
    return page, people


def test_what_was_meant_is_told_when_going_on(visit: Visits) -> None:
    page, people = _scored(visit)
    typing = page.get_by_label("What did you mean with pair 1?")
    typing.fill("  The same light. ")
    button(page, "Next round").click()
    page.get_by_text("Waiting for Bob and Cleo").first.wait_for()
    seen = people[1].ask("GET", f"/api/rooms/{people[1].room}")["view"]
    assert seen["opened"]["meant"][0] == "The same light."
    button(page, "Told").wait_for()
    typing.fill("")  # until the next round begins it can be taken back
    page.keyboard.press("Enter")
    button(page, "Tell them").wait_for()
    page.wait_for_function("() => !viewed.opened.meant[0]")


def test_what_was_meant_is_not_lost_when_it_is_refused(visit: Visits) -> None:
    page, _ = _scored(visit)
    typing = page.get_by_label("What did you mean with pair 1?")
    typing.evaluate("(one) => one.removeAttribute('maxlength')")
    typing.fill(TOO_LONG)
    button(page, "Next round").click()
    page.get_by_role("alert").get_by_text("120").wait_for()
    assert typing.input_value() == TOO_LONG
    assert not view_of(page)["seats"][0]["ready"]
    typing.fill("The same light.")
    verdict(page).click()  # out of the line: keys are keys again
    page.keyboard.press("n")
    page.get_by_text("Waiting for Bob and Cleo").first.wait_for()
    assert view_of(page)["opened"]["meant"][0] == "The same light."


# --- looking closely ------------------------------------------------------------------------------


def _near(visit: Visits, lang: str, **wishes: Any) -> tuple[Page, Locator]:
    """A pair looked at closely, with the longest words that there are below each card."""
    page = visit(locale=lang, **wishes)
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    people[1].act("pick 2")
    pair_shown(page, 1)
    page.keyboard.press("e")
    near = page.get_by_role("dialog")
    _with_the_longest_words(near, lang)
    return page, near


def _with_the_longest_words(near: Locator, lang: str) -> None:
    near.locator("img").nth(1).wait_for()
    longest = max((language(lang).say(one) for one in TEXTS.values()), key=len)
    near.locator("figcaption").evaluate_all(
        "(all, text) => all.forEach((one) => (one.textContent = text))", longest
    )


def _box(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("lang", some(["fr", "nl", "en"]))
def test_a_pair_is_seen_closely_without_scrolling(visit: Visits, lang: str) -> None:
    page, near = _near(visit, lang)
    for width, height in ((1280, 800), (1280, 720), (1366, 768), (1920, 1080), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        assert near.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0, width
        top = _box(near.locator(".over-keys"))["y"]
        for one in near.locator("figcaption").all():
            box = _box(one)
            assert box["y"] + box["height"] <= top, width
        left, right = (_box(one) for one in near.locator("img").all())
        assert left["width"] == right["width"] >= min(width * 0.42, height * 0.6), width


@pytest.mark.parametrize("lang", some(["fr", "en"]))
def test_on_a_phone_left_is_left_too(visit: Visits, lang: str) -> None:
    page, near = _near(visit, lang, **PHONE)
    for width, height in ((390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        _left_is_left(page, near, width)
        page.keyboard.press("Escape")
        near.wait_for(state="detached")
        page.keyboard.press("e")
        _with_the_longest_words(near, lang)


def _left_is_left(page: Page, near: Locator, width: int) -> None:
    left, right = near.locator("figure").all()

    def is_fair() -> None:
        one, other = _box(left.locator("img")), _box(right.locator("img"))
        assert one["x"] + one["width"] <= other["x"]
        assert (one["y"], one["height"]) == (other["y"], other["height"])
        assert sticks_out(page) == []
        assert near.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0
        assert near.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0

    is_fair()
    sizes = {_box(one.locator("img"))["width"] for one in (left, right)}
    assert len(sizes) == 1
    assert min(sizes) >= width * 0.45
    for one, other in ((left, right), (right, left)):
        one.get_by_role("button").tap()  # nearer, in its place
        is_fair()
        picture = _box(one.locator("img"))
        assert picture["width"] == picture["height"] >= width * 0.75
        assert _box(other.locator("img"))["width"] >= 44  # to be tapped
        assert other.locator(".side-disc").is_visible()
        assert one.get_by_role("button").get_attribute("aria-pressed") == "true"
    right.get_by_role("button").tap()  # and both again
    assert {_box(one.locator("img"))["width"] for one in (left, right)} == sizes
    near.locator(".over-keys button").last.tap()
    page.locator(".lane .look").last.tap()  # the one that was tapped is the nearer at once
    assert _box(right.locator("img"))["width"] >= width * 0.75


# --- keeping still --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", some([(390, 844), (1280, 800)]))
def test_nothing_jumps(visit: Visits, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    found = {"load": jumps(page)}
    for n in (1, 2, 3):
        people[1].act("pick 2" if n < 3 else "pick 3")
        pair_shown(page, n)
        found[f"pair {n}"] = jumps(page)
        if n < 3:
            for one in (people[0], people[2]):
                one.act("pass")
            page.get_by_text(f"Bob is choosing for pair {n + 1}.").first.wait_for()
            found[f"choosing {n + 1}"] = jumps(page)
    assert {what: one for what, one in found.items() if one["sudden"] >= MOST_JUMPS} == {}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_hand_does_not_jump_when_it_is_opened(visit: Visits, size: tuple[int, int]) -> None:
    page, _ = _answering(visit, viewport={"width": size[0], "height": size[1]})
    found = jumps(page)
    assert found["sudden"] < MOST_JUMPS, found


# --- long names -----------------------------------------------------------------------------------


@pytest.mark.parametrize("width", some([320, 390, 1280]))
def test_long_names_are_told_apart(visit: Visits, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800})
    people = table_of(visit, page, *LONG, first=1)
    people[0].act("pick 2")
    for one in people[1:]:
        one.act("vote L")
    open_match(page, people[0].room)
    verdict(page).wait_for()
    names = page.locator(".opened-votes li > :nth-child(2)")
    assert names.all_inner_texts() == list(LONG)
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    assert sticks_out(page) == []
