"""What the page says of how a match ended is so: a guess is called one, and nothing is compared
that cannot be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from support.browsing import (
    PHONE,
    Visits,
    act,
    board,
    keys,
    law,
    match_of,
    match_with,
    open_board,
    problems_again,
    room_of,
    view_of,
)
from support.scaling import SOAK, in_the_soak

if TYPE_CHECKING:
    from playwright.sync_api import Page

SECRET = "4b 9a 11a 14c"  # 241


def shared(page: Page) -> str:
    return page.get_by_role("group", name="To share").inner_text()


def test_a_guess_is_called_one(visit: Visits) -> None:
    (ada,) = match_of(visit, "Ada", problem=SECRET, machine="plain", aid_hints=True, aid_codes=True)
    ada.keyboard.press("h")
    ada.get_by_role("button", name=re.compile("Hint")).first.wait_for()
    codes = view_of(ada)["sheet"]["codes"]
    assert "241" in codes
    n = len(codes)
    assert n > 1
    keys(ada, "thumb up 241")
    ada.get_by_text(f"A guess: {n} codes were still possible.").first.wait_for()
    ada.locator(".outcome.is-won").wait_for()
    assert f"A guess: {n} codes" in shared(ada)
    assert "1 hint" in shared(ada)
    assert "codes still possible" in shared(ada)
    assert problems_again(ada) == []


def test_after_a_wrong_code_one_may_go_on_before_all_is_shown(visit: Visits) -> None:
    ada = visit()
    host = room_of(visit, ada, problem=SECRET, machine="plain")
    host.order("start")
    for action in ("ask 341 B", "thumb down", "ask 132 C"):
        host.act(action)
    open_board(ada, host.room)
    law(ada, "b").first.click()
    ada.wait_for_function("() => Object.keys(viewed.sheet.marks).length === 1")
    ada.get_by_label("Note on A").fill("perhaps even")
    ada.get_by_label("Note", exact=True).fill("  not  4 ")
    ada.locator(".declare").click()  # while the last note is hardly written
    ada.get_by_role("dialog").wait_for()
    ada.keyboard.type("111")
    ada.keyboard.press("Enter")
    ada.get_by_role("heading", name="111 was not the code").wait_for()
    assert problems_again(ada, "dark", "light") == []
    assert ada.locator(".outcome-code").count() == 0
    # One decides with one's own board in view: nothing can be done there, nothing more is told.
    sheet = ada.get_by_role("region", name="Note sheet")
    assert sheet.locator("tbody tr").first.locator(".of-shape").all_inner_texts() == ["3", "4", "1"]
    assert sheet.get_by_label("Note on A").input_value() == "perhaps even"
    assert "241" not in ada.locator("#main").inner_text()
    for key in (law(ada, "b").first, sheet.locator(".digit-mark").first):
        assert key.get_attribute("aria-disabled") == "true"
    assert law(ada, "b").first.get_attribute("aria-pressed") == "true"
    assert ada.locator(".sheet .declare").count() == 0
    ada.get_by_role("button", name="Keep looking").click()
    board(ada)
    ada.wait_for_function(
        "() => Object.keys(viewed.sheet.marks).length === 1 && viewed.round === 3"
    )
    view = view_of(ada)
    assert view["sheet"]["notes"] == {"*": "not 4", "A": "perhaps even"}
    assert ada.get_by_label("Note on A").input_value() == "perhaps even"
    assert [one["proposal"] for one in view["sheet"]["rounds"]] == ["341", "132", None]
    assert view["machine"] is None
    ada.keyboard.press("k")
    warning = ada.locator("#know-warning").inner_text()
    assert "ends the match" not in warning
    assert "was lost by a wrong code already" in warning
    ada.keyboard.press("Escape")
    keys(ada, "thumb up 112")
    ada.get_by_role("button", name="Show the code").click()
    ada.locator(".outcome-code").wait_for()
    ada.locator(".outcome.is-lost").wait_for()
    assert ada.get_by_text("against the Machine").count() == 0
    # What was found in the end is not shared as if nothing had gone wrong; a new problem is.
    assert "After a wrong code, which lost the match." in shared(ada)
    ada.reload()
    ada.get_by_role("button", name="Show the code").click()
    assert "After a wrong code, which lost the match." in shared(ada)
    ada.get_by_role("button", name="Another problem like this").click()
    board(ada)
    ada.wait_for_function("() => viewed.round === 1 && !viewed.over")
    host.act("resign")
    ada.locator(".standings").wait_for()
    assert "After a wrong code" not in shared(ada)


def test_a_code_that_is_found_after_a_wrong_one_is_no_win_anywhere(visit: Visits) -> None:
    aids = {"aid_hints": True, "aid_codes": True}
    (ada,) = match_of(visit, "Ada", wishes=PHONE, problem=SECRET, machine="plain", **aids)
    act(ada, "ask 341 B", "hint")
    ada.get_by_role("button", name="Note sheet").click()
    keys(ada, "thumb up 111")  # and the sheet that was open does not lie over the question
    ada.get_by_role("button", name="Keep looking").click()
    board(ada)
    ada.get_by_role("button", name="Note sheet").click()
    said = "After a wrong code, 111, which lost the match."
    ada.get_by_text(said[:-1]).locator("visible=true").first.wait_for()
    act(ada, "hint", "thumb down", "ask 341 B")
    keys(ada, "thumb up 241")
    # At the table as in the replay, also for those who were not there.
    replay = ada.get_by_role("link", name="Step through it").get_attribute("href")
    _it_is_no_win(ada, said)
    ada.context.clear_cookies()
    for page in (ada, *[visit() for _ in range(SOAK)]):
        page.goto(f"{replay}")
        page.keyboard.press("End")
        _it_is_no_win(page, said)


def _it_is_no_win(page: Page, said: str) -> None:
    page.get_by_role("heading", name="The code was found after a wrong one").wait_for()
    page.locator(".outcome.is-lost").get_by_text(said).wait_for()
    row = page.locator(".standings-table tbody tr")
    assert "right, after a wrong code" in row.inner_text()
    assert page.locator(".standings-table .won").count() == 0
    assert page.get_by_text("Won by").count() == 0
    text = shared(page)
    told = "After a wrong code, which lost the match."
    for one in (told, "2 hints", "codes still possible", "1 ✗\n3 ✗\n✓ 3 rounds, 2 questions"):
        assert one in text
    assert "111" not in text  # nothing is told of the code


def test_nothing_is_compared_after_a_wrong_code_and_places_are_by_the_rules(visit: Visits) -> None:
    ada, (host, bob, cleo) = match_with(visit, "Bob", "Cleo", problem=SECRET)
    host.act("ask 341 B")
    cleo.act("thumb down")
    keys(ada, "thumb up 241")
    bob.act("thumb up 241")
    rows = ada.locator(".standings-table tbody tr")
    rows.first.wait_for()
    names = [row.locator("strong").inner_text() for row in rows.all()]
    assert names == ["Bob", "Ada (you)", "Cleo"]


@in_the_soak  # as of two in a match of three (test_skin_match)
def test_a_tie_is_said_plainly(visit: Visits) -> None:
    ada, (_, bob) = match_with(visit, "Bob", problem=SECRET)
    keys(ada, "thumb up 241")
    bob.act("thumb up 241")
    ada.get_by_role("heading", name="You tie on fewest questions and share the win").wait_for()
    open_board(ada)
