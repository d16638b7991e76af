"""What those hear who do not see Turing Machine's page, and where the focus is for those who use
keys: each change is told once, and nothing that goes away takes the focus with it."""

from __future__ import annotations

import re
from itertools import product

from playwright.sync_api import Locator, Page

from support.browsing import (
    Visits,
    also_looked_at,
    answered,
    board,
    heard,
    hears,
    is_now,
    keys,
    law,
    match_of,
    match_with,
    open_board,
    play,
    set_digits,
    sticks_out,
    view_of,
)

SECRET, CODE = "4b 9a 11a 14c", "241"


def test_two_together_hear_each_other_and_play_against_the_machine(visit: Visits) -> None:
    ada, bob = match_of(visit, "Ada", "Bob", problem=SECRET, coop=True, machine="clever")
    for page in (ada, bob):
        page.get_by_text("All on one note sheet").first.wait_for()
        page.get_by_text("To beat: the Machine, clever").first.wait_for()
    _what_one_proposes_and_asks_is_heard_by_the_other(ada, bob)
    play(ada, "ask 341 A")
    bob.locator(".seat").first.wait_for()
    assert bob.locator(".seat-count").count() == 0  # the questions are the team's, not each one's
    view = view_of(bob)
    law(bob, "a").first.focus()
    bob.keyboard.press("Enter")
    answered(bob, view)
    ada.get_by_role("button", name=re.compile("^criterion a,.*crossed out$")).first.wait_for()
    play(ada, "thumb down")
    bob.get_by_text("Everyone is waiting for you.").first.wait_for()
    play(bob, "thumb down")
    for page in (ada, bob):
        hears(page, "End of round 1.")
        page.keyboard.press("Escape")
    _who_is_sure_is_heard_and_seen_and_can_take_it_back(ada, bob)
    # Two codes are no declaration: they have to talk.
    play(ada, "thumb up 341")
    bob.get_by_text("341").first.wait_for()
    keys(bob, f"thumb up {CODE}")
    for page in (ada, bob):
        page.get_by_text("You declare different codes.").first.wait_for()
    assert not view_of(ada)["over"]
    ada.get_by_role("button", name="Take it back").click()
    ada.get_by_role("button", name=f"Agree {CODE}").click()  # by one press
    for page in (ada, bob):
        page.get_by_role("heading", name="Right, but the Machine needed less").wait_for()
        page.get_by_text("Your team’s line").first.wait_for()
        page.get_by_text("The Machine’s line").first.wait_for()
    view = view_of(bob)
    assert view["outcome"]["why"] == "beaten"
    assert [one["proposal"] for one in view["sheets"][0] if one["proposal"]] == ["341"]


def _what_one_proposes_and_asks_is_heard_by_the_other(ada: Page, bob: Page) -> None:
    heard(bob)
    set_digits(ada, "341")
    hears(bob, "The proposal is 3 4 1.")
    for group, digit in enumerate("341"):  # and seen
        wheel = bob.get_by_role("radiogroup").nth(group)
        wheel.get_by_role("radio", name=digit, checked=True).wait_for(state="attached")
    heard(bob)
    ada.keyboard.press("b")
    hears(bob, "B says ")
    assert len([said for said in heard(bob) if "B says " in said]) == 1
    bob.keyboard.press("c")
    for page, letter in product((ada, bob), "BC"):
        page.get_by_role("button", name=re.compile(f"^{letter}: (yes|no)$")).first.wait_for()


def _who_is_sure_is_heard_and_seen_and_can_take_it_back(ada: Page, bob: Page) -> None:
    keys(ada, "thumb up 341")
    hears(bob, "Ada is sure of 3 4 1.")
    assert all("The proposal is" not in said for said in heard(ada))  # she has set it herself
    agree = bob.get_by_role("button", name="Agree 341")
    for width, height in ((390, 844), (1280, 800)):
        bob.set_viewport_size({"width": width, "height": height})
        assert bob.get_by_text("Ada is sure of 341.", exact=True).is_visible()
        assert agree.is_visible()
        assert sticks_out(bob) == []
    assert not ada.get_by_role("button", name="Agree").count()
    ada.get_by_role("button", name="Take it back").click()
    agree.wait_for(state="detached")


def focused(page: Page) -> str:
    """What has the focus, and a failure if nothing has."""
    page.wait_for_function("() => document.activeElement !== document.body")
    return str(page.evaluate("document.activeElement.textContent.trim().slice(0, 40)"))


def marks_and_ends(lesson: Locator) -> None:
    """The last step: criteria are crossed out and kept, and two keys end a round."""
    key = lesson.locator(".lesson-marks button").first
    for sign in ("crossed out", "kept"):
        key.press("Enter")
        assert is_now(key, sign)
    text = lesson.locator(".lesson-text").inner_text()
    assert "cross" in text
    caps = lesson.locator(".lesson-key").all_inner_texts()
    board = lesson.page.locator("body")
    for cap, name in zip(caps, ("I know the code", "Next round"), strict=True):
        assert cap.startswith(name)
        assert board.get_by_role("button", name=name).count() == 1  # what the board calls it


def test_the_lesson_has_the_focus_and_gives_it_back(visit: Visits) -> None:
    page = visit(taught=False)
    open_board(page)
    opener = page.get_by_role("button", name="The game in a minute")
    for way in ("Escape", "Play"):
        opener.focus()
        page.keyboard.press("Enter")
        # The focus moves once the change has been painted.
        page.wait_for_function("() => document.activeElement.closest('.lesson')")
        assert page.locator(".lesson h2").inner_text() == focused(page)
        if way == "Play":
            for _ in range(4):
                page.locator(".lesson-foot .filled").press("Enter")
            marks_and_ends(page.locator(".lesson"))
            page.get_by_role("button", name="Play", exact=True).press("Enter")
        else:
            page.keyboard.press(way)
        page.locator(".lesson").wait_for(state="detached")
        page.wait_for_function("() => document.activeElement !== document.body")
        assert page.evaluate("document.activeElement.id") == "main"
        if way == "Escape":
            page.evaluate("localStorage.removeItem('lesson')")
            open_board(page)


def test_the_focus_survives_the_round_and_the_match_and_aids_are_told(visit: Visits) -> None:
    ada, (host, bob) = match_with(visit, "Bob", problem=SECRET, aid_codes=True)
    others = also_looked_at(visit, bob)
    aids = [page.locator(".engine").get_by_text("Aids: ") for page in (ada, *others)]
    for told in aids:
        told.wait_for()
    ada.get_by_role("button", name="Next round").focus()
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Take it back").wait_for()
    assert focused(ada) == "Take it back"
    bob.act("thumb down")
    ada.wait_for_function("() => viewed.round === 2")
    assert "know" in focused(ada)
    play(ada, "ask 123 A")
    ada.locator(".engine").get_by_text("Press a criterion to cross it out").wait_for()
    assert aids[0].is_visible()
    # What was refused is put away.
    ada.keyboard.type("bcd")
    away = ada.locator(".alert").get_by_role("button", name="Close")
    away.focus()
    assert "Close" not in ada.get_by_role("alert").filter(has_text="No question").inner_text()
    ada.keyboard.press("Enter")
    away.wait_for(state="detached")
    focused(ada)
    assert aids[0].is_visible()
    assert view_of(ada)["aids"] == ["codes"]
    # Another match, by oneself and by somebody else.
    for who in ("ada", "another device"):
        for person in (host, bob):
            person.act(f"thumb up {CODE}")
        again = ada.get_by_role("button", name="Rematch")
        again.wait_for()
        for page in (ada, *others):
            page.locator("h2").first.focus()
            heard(page)
        if who == "ada":
            again.focus()
            ada.keyboard.press("Enter")
        else:
            host.order("start")
        for page in (ada, *others):
            _a_match_begins(page)


def _a_match_begins(page: Page) -> None:
    page.wait_for_function("() => !viewed.over")
    board(page)
    focused(page)
    hears(page, "Round 1.")
    # It begins as any match does, whatever was set and seen in the last one.
    assert page.locator(".away0").all_inner_texts() == ["1", "1", "1"]
    assert (page.locator(".tab[aria-current]").text_content() or "").strip() == "A"
