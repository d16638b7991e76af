"""Why, in a real browser: in the review by keys and on a phone, and as an aid on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from support.browsing import PHONE, Visits, problems, problems_again, sit, sticks_out

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from support.serving import Person

SECRET = "3b 7a 10a 14a"  # whose code is 132
ASKED = ("ask 341 B", "mark 3c", "ask 341 C")
REST = ("mark 14b", "ask 341 D", "thumb down", "ask 111 A", "thumb up 132")


def test_why_as_an_aid_and_in_a_review(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    ada = visit.program()
    wanted = {"problem": SECRET, "aid_why": True}
    ada.make(game="turing_machine", options=wanted, name="Ada", start=True)
    for action in ASKED:
        ada.act(action)
    sit(page, ada)
    page.goto(f"/r/{ada.room}")
    _why_as_an_aid(page, ada)
    for action in REST:
        ada.act(action)
    # From the result's cards one comes to the criterion of that card.
    page.get_by_role("link", name="Why? 14a").click()
    page.locator("#why-claim:focus").wait_for()
    page.get_by_role("heading", name="D must be checking 14a").wait_for()
    page.keyboard.press("Escape")
    _why_in_a_review(page)


def _why_as_an_aid(page: Page, ada: Person) -> None:
    law = page.locator("[data-target='14b']")
    law.focus()
    page.keyboard.press("w")
    page.locator("#why-claim:focus").wait_for()
    note = page.get_by_role("complementary", name="D cannot be checking 14b")
    assert "Rests on: 341 C✗." in note.inner_text()
    assert page.locator(".rounds .rests").count() == 1
    assert page.locator(".rounds .faded").count() == 1
    assert problems_again(page, "dark", "light") == []
    page.keyboard.press("Escape")
    assert page.locator(".rounds .rests").count() == 0
    assert law.evaluate("one => one === document.activeElement")
    # By the key of the sheet a press asks, and marks nothing.
    marks = ada.look()["view"]["sheet"]["marks"]
    assert len(marks) == 1
    page.get_by_role("button", name="Why?", exact=True).click()
    page.locator("[data-target='c1']").click()
    page.get_by_role("complementary", name="cannot be 1").wait_for()
    assert ada.look()["view"]["sheet"]["marks"] == marks


def _why_in_a_review(page: Page) -> None:
    page.get_by_role("button", name="Why?", exact=True).wait_for()
    page.keyboard.press("w")
    page.locator(".why-law:focus").wait_for()
    law = page.get_by_role("button", name="square is smaller than both others: out. Why?")
    law.focus()
    page.keyboard.press("Enter")
    # The heading has the focus, the steps are a list, and what it rests on is ringed.
    page.locator("#why-claim:focus").wait_for()
    panel = page.get_by_role("complementary", name="D cannot be checking 14b")
    assert panel.get_by_role("listitem").count() >= 1
    # An answer that it names rings its cell on the sheet.
    chip = panel.get_by_role("button", name="341 C: no").last
    assert page.locator(".why-cell.pointed").count() == 0
    chip.focus()
    page.locator(".why-cell.pointed").wait_for()
    page.locator("#why-claim").focus()
    assert page.locator(".why-cell.pointed").count() == 0
    assert "Impossible since question 2. Crossed out after question 2: right." in panel.inner_text()
    assert page.locator(".why-cell.rests").count() == 1 + 1  # and the one that explains the rings
    assert page.locator(".why-cell.faded").count() == 3
    assert problems(page, "dark", "light") == []
    page.keyboard.press("Escape")
    assert law.evaluate("one => one === document.activeElement")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="D must be checking 14a").wait_for()
    page.get_by_role("button", name="Next criterion").click()
    page.get_by_role("complementary", name="D cannot be checking 14b").wait_for()
    # A mark that came too soon, and on a phone.
    page.set_viewport_size(PHONE["viewport"])
    page.get_by_role("button", name="This mark did not follow yet.").click()
    page.get_by_text("This mark did not follow: crossed out after question 1").wait_for()
    assert page.locator(".why-case-code").inner_text() != "132"
    assert sticks_out(page) == []
    assert problems_again(page) == []
