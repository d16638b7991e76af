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
    heard,
    hears,
    jumps,
    later,
    sticks_out,
    tab_to,
    view_of,
)
from support.scaling import SOAK, in_the_soak, some
from support.turing_browsing import button, open_match, pair_shown, table_of, verdict

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator, Page

    from support.serving import Person

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LONG = ("Wilhelmina-Josephine Ada", "Wilhelmina-Josephine Bea")
TOO_LONG = "The same light. " * 10
MOST_JUMPS = 0.02
PAIRS = 3  # of a round


def _answering(visit: Visits, **wishes: Any) -> tuple[Page, list[Person]]:
    """The page of somebody who chooses from a hand."""
    page = visit(**(DESKTOP | wishes))
    people = table_of(visit, page, "Bob", "Cleo", first=1)
    _open_hand(page, people[0].room)
    return page, people


def _open_hand(page: Page, room: str) -> None:
    open_match(page, room)
    page.wait_for_function("() => document.querySelectorAll('.hand-card img').length === 4")


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


def _answering_again(page: Page) -> None:
    """Wait for another hand, of which nothing is chosen, and forget what was said before."""
    page.wait_for_function("() => document.querySelectorAll('.hand-card img').length === 4")
    assert page.locator(".is-chosen").count() == 0
    heard(page)


# --- mouse and keys -------------------------------------------------------------------------------


def _another_match(page: Page, people: list[Person]) -> None:
    """In which the same person begins, on the same page."""
    people[0].order("end")
    page.locator(".ended").wait_for()
    people[0].order("start")
    _answering_again(page)


def _enter_sends_what_was_dragged(page: Page) -> int:
    place = _number(page, 2)
    _own(page, 2).locator(".hand-card").drag_to(page.locator(".seen"))
    _chosen(page, 2)
    page.keyboard.press("Enter")
    return place


def _a_drag_that_comes_to_nothing_changes_nothing(page: Page) -> int:
    place = _number(page, 3)
    page.keyboard.press("3")
    _own(page, 1).locator(".hand-card").drag_to(page.locator(".task h2"))
    _chosen(page, 3)
    page.keyboard.press("Enter")
    return place


def _enter_sends_the_last_choice_however_it_was_made(page: Page) -> int:
    place = _number(page, 2)
    _own(page, 1).get_by_role("button", name="Choose").click()
    _chosen(page, 1)
    page.keyboard.press("2")
    _chosen(page, 2)
    page.keyboard.press("Enter")
    return place


def _enter_follows_a_click_at_once_and_a_double_click_only_chooses(page: Page) -> int:
    place = _number(page, 3)
    with at_once(page):
        _own(page, 1).get_by_role("button", name="Choose").dblclick()
    _chosen(page, 1)
    assert view_of(page)["phase"] == "pick"
    _own(page, 3).get_by_role("button", name="Choose").click()
    page.keyboard.press("Enter")
    return place


def _enter_sends_after_a_closer_look(page: Page, closed_by: str) -> int:
    place = _number(page, 2)
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
    page.keyboard.press("Enter")
    return place


def _what_is_reached_with_the_tab_key_does_what_it_says(page: Page) -> int:
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
    return place


def _on_a_stream_a_key_does_not_uncover_the_hand(page: Page) -> int:
    place = _number(page, 2)
    page.evaluate("document.documentElement.dataset.stream = 'on'")
    page.mouse.move(1, 1)
    page.keyboard.press("2")
    hears(page, "Card 2 is chosen, and not sent yet.")
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.hand-cards li')).opacity") == "0"
    )
    page.keyboard.press("Enter")
    return place


def _what_is_chosen_with_mouse_and_keys_is_sent(page: Page, people: list[Person]) -> None:
    ways: list[Callable[[Page], int]] = [
        _enter_sends_what_was_dragged,
        _a_drag_that_comes_to_nothing_changes_nothing,
        _enter_sends_the_last_choice_however_it_was_made,
        _enter_follows_a_click_at_once_and_a_double_click_only_chooses,
        *(
            partial(_enter_sends_after_a_closer_look, closed_by=how)
            for how in some(["Escape", "e", "click"])
        ),
        _what_is_reached_with_the_tab_key_does_what_it_says,
        *[_on_a_stream_a_key_does_not_uncover_the_hand] * SOAK,
    ]
    for first in range(0, len(ways), PAIRS):
        if first:
            _another_match(page, people)
        places = []
        for n, sending in enumerate(ways[first : first + PAIRS], 1):
            if n > 1:
                for one in people[1:]:
                    one.act("pass")
                _answering_again(page)
            places.append(sending(page))
            page.get_by_text("You are silent.").wait_for()
            assert len(view_of(page)["pairs"]) == n
        for one in people[1:]:
            one.act("vote L")
        verdict(page).wait_for()
        assert view_of(page)["opened"]["picked"] == places
    page.evaluate("document.documentElement.dataset.stream = ''")


# --- the end of a match and of a round ------------------------------------------------------------


def _a_match_that_the_host_ended_has_no_hand_any_more(page: Page, people: list[Person]) -> None:
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
    page.evaluate("document.documentElement.dataset.confirm = ''")


def _scored(page: Page, people: list[Person]) -> None:
    people[0].act(f"pick {_number(page, 1)}")
    for one in people[1:]:
        one.act("vote L")
    verdict(page).wait_for()


def _what_was_meant_is_told_when_going_on(page: Page, people: list[Person]) -> None:
    _scored(page, people)
    typing = page.get_by_label("What did you mean by pair 1?")
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


def _what_was_meant_is_not_lost_when_it_is_refused(page: Page, people: list[Person]) -> None:
    _scored(page, people)
    typing = page.get_by_label("What did you mean by pair 1?")
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


def _the_hand_did_not_jump_when_it_was_opened(page: Page) -> None:
    found = jumps(page)
    assert found["sudden"] < MOST_JUMPS, found


def test_a_hand_with_mouse_and_keys_and_the_end_of_a_match_and_a_round(visit: Visits) -> None:
    page, people = _answering(visit)
    _the_hand_did_not_jump_when_it_was_opened(page)
    _what_is_chosen_with_mouse_and_keys_is_sent(page, people)
    _another_match(page, people)
    _a_match_that_the_host_ended_has_no_hand_any_more(page, people)
    _what_was_meant_is_told_when_going_on(page, people)
    _another_match(page, people)
    _what_was_meant_is_not_lost_when_it_is_refused(page, people)
    if SOAK:  # On a phone, with a hand that nobody has seen yet.
        page.goto("/privacy")
        page.set_viewport_size(PHONE["viewport"])
        for order in ("end", "start"):
            people[0].order(order)
        _open_hand(page, people[0].room)
        _the_hand_did_not_jump_when_it_was_opened(page)


# --- looking closely ------------------------------------------------------------------------------


def _near(visit: Visits, lang: str, **wishes: Any) -> tuple[Page, list[Person], Locator]:
    """A pair looked at closely, with the longest words that there are below each card."""
    page = visit(locale=lang, **wishes)
    people = table_of(visit, page, "Bob", *LONG, first=2)
    open_match(page, people[0].room)
    people[1].act("pick 2")
    pair_shown(page, 1)
    return page, people, _look_closely(page, lang)


def _look_closely(page: Page, lang: str) -> Locator:
    page.keyboard.press("e")
    near = page.get_by_role("dialog")
    near.locator("img").nth(1).wait_for()
    longest = max((language(lang).say(one) for one in TEXTS.values()), key=len)
    near.locator("figcaption").evaluate_all(
        "(all, text) => all.forEach((one) => (one.textContent = text))", longest
    )
    return near


def _box(one: Locator) -> FloatRect:
    box = one.bounding_box()
    assert box
    return box


@in_the_soak  # as on a phone, below, every day
@pytest.mark.parametrize("lang", ["fr", "nl", "en"])
def test_a_pair_is_seen_closely_without_scrolling(visit: Visits, lang: str) -> None:
    page, _, near = _near(visit, lang, **DESKTOP)
    for size in ((1280, 800), (1280, 720), (1366, 768), (1920, 1080), (820, 1180)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert near.evaluate("(one) => one.scrollHeight - one.clientHeight") == 0
        top = _box(near.locator(".over-keys"))["y"]
        for one in near.locator("figcaption").all():
            box = _box(one)
            assert box["y"] + box["height"] <= top
        left, right = (_box(one) for one in near.locator("img").all())
        assert left["width"] == right["width"] >= min(size[0] * 0.42, size[1] * 0.6), size


@pytest.mark.parametrize("lang", some(("fr", "en")))
def test_on_a_phone_left_is_left_too_and_long_names_are_told_apart(
    visit: Visits, lang: str
) -> None:
    page, people, near = _near(visit, lang, **PHONE)
    _left_is_left(page, near, 390)
    page.keyboard.press("Escape")
    near.wait_for(state="detached")
    if SOAK:
        page.set_viewport_size({"width": 320, "height": 640})
        _left_is_left(page, _look_closely(page, lang), 320)
        page.keyboard.press("Escape")
        near.wait_for(state="detached")
    for one in (people[0], *people[2:]):
        one.act("vote L")
    page.locator(".opened").wait_for()
    for width in some([320, 390, 1280]):
        page.set_viewport_size({"width": width, "height": 800})
        _long_names_are_told_apart(page)


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


@in_the_soak  # as a hand does not when it is opened, above, every day
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
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


# --- long names -----------------------------------------------------------------------------------


def _long_names_are_told_apart(page: Page) -> None:
    names = page.locator(".opened-votes li > :nth-child(2)")
    assert names.all_inner_texts() == ["Ada", *LONG]
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    assert sticks_out(page) == []
