"""The review of a match that is over, in a real browser: it adds up on the screen, by keys and on a
phone, and is reached from the result and the replay."""

from __future__ import annotations

from support.browsing import PHONE, Visits, problems, sticks_out
from support.serving import Person

SECRET = "3b 7a 10a 14a"  # whose code is 132
LINE = ("ask 341 B", "ask 341 C", "ask 341 D", "thumb down", "ask 111 A", "thumb down", "ask 131 A")


def reviewed(visit: Visits) -> tuple[Person, str]:
    """A match that is over, and whose review is known."""
    ada = visit.program()
    options = {"problem": SECRET, "machine": "optimal"}
    ada.make(game="turing_machine", options=options, name="Ada", start=True)
    for action in (*LINE, "thumb up 132"):
        ada.act(action)
    while not (match := ada.look()["table"]["match"]):
        pass
    while ada.ask("GET", f"/api/matches/{match}/review")["more"]:
        pass
    return ada, match


def test_a_review_adds_up_by_keys_and_on_a_phone(visit: Visits) -> None:
    _, match = reviewed(visit)
    page = visit(viewport={"width": 1280, "height": 800})
    page.goto(f"/m/{match}")
    page.get_by_role("link", name="Review", exact=True).click()
    page.get_by_text("Par 1.29, questions 1.00, luck 0.71: 3 rounds.").wait_for()
    assert page.locator(".review-line").inner_text().split("\n")[0] == "1.29"
    rows = page.get_by_role("row")
    assert rows.count() == 1 + 5
    page.keyboard.press("j")
    page.keyboard.press("ArrowRight")
    assert rows.nth(3).locator("[aria-current]").inner_text() == "3"
    assert "A about 341" in rows.nth(3).inner_text()
    page.get_by_role("heading", name="Question 3").wait_for()
    assert page.locator(".review-split", has_text="best").inner_text().count("152") == 1
    assert problems(page, "light", "dark") == []
    page.keyboard.press("2")
    page.get_by_text("Par 1.29, questions 0.00, luck 0.71: 2 rounds.").wait_for()
    page.keyboard.press("1")
    page.set_viewport_size(PHONE["viewport"])
    page.locator(".review-dock").get_by_role("button", name="Next question").click()
    assert rows.nth(4).locator("[aria-current]").inner_text() == "4"
    assert sticks_out(page) == []
    assert problems(page) == []


def test_without_a_script_it_is_a_table(visit: Visits) -> None:
    _, match = reviewed(visit)
    page = visit(java_script_enabled=False)
    page.goto(f"/m/{match}/review")
    big = page.locator(".big").inner_text()
    assert big == "Rounds: par 1.29 + choices 1.00 + luck 0.71 = 3"
    assert page.locator("tbody tr").count() == 5
    page.locator("a[href='?line=1']").click()
    page.wait_for_url("**/review?line=1")
    assert page.locator("#whose").inner_text() == "The Machine (optimal)"
