"""What those hear who do not see Turing Machine's page, and where the focus is for those who use
keys: each change is told once, and nothing that goes away takes the focus with it."""

from __future__ import annotations

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
    match_of,
    match_with,
    open_board,
    play,
    sticks_out,
    tried,
    view_of,
)


def test_one_sheet_is_heard_by_all(visit: Visits) -> None:
    ada, bob = match_of(visit, "Ada", "Bob", coop=True)
    heard(bob)
    ada.keyboard.type("241")
    hears(bob, "The proposal is 2 4 1.")
    heard(bob)
    ada.keyboard.press("b")
    hears(bob, "B says ")
    assert len([said for said in heard(bob) if "B says " in said]) == 1
    keys(ada, "thumb up 241")
    hears(bob, "Ada is sure of 2 4 1.")
    assert all("The proposal is" not in said for said in heard(ada))  # she has set it herself
    # What is heard is also seen, and one press agrees.
    agree = bob.get_by_role("button", name="Agree 241")
    for width, height in ((390, 844), (1280, 800)):
        bob.set_viewport_size({"width": width, "height": height})
        assert bob.get_by_text("Ada is sure of 241.", exact=True).is_visible()
        assert agree.is_visible()
        assert sticks_out(bob) == []
    assert not ada.get_by_role("button", name="Agree").count()
    ada.get_by_role("button", name="Take it back").click()
    agree.wait_for(state="detached")
    keys(ada, "thumb up 241")
    agree.click()
    for page in (ada, bob):
        page.wait_for_function("() => viewed.over")


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


def test_the_focus_survives_the_round_and_the_match(visit: Visits) -> None:
    ada, bob = match_of(visit, "Ada", "Bob", problem="4b 9a 11a 14c")
    ada.get_by_role("button", name="Next round").focus()
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Take it back").wait_for()
    assert focused(ada) == "Take it back"
    keys(bob, "thumb down")
    ada.wait_for_function("() => viewed.round === 2")
    assert "know" in focused(ada)
    # What was refused is put away.
    ada.keyboard.type("123abcd")
    away = ada.locator(".alert").get_by_role("button", name="Close")
    away.focus()
    assert "Close" not in ada.get_by_role("alert").filter(has_text="No question").inner_text()
    ada.keyboard.press("Enter")
    away.wait_for(state="detached")
    focused(ada)
    # Another match.
    solution = "241"
    for page in (ada, bob):
        keys(page, f"thumb up {solution}")
    again = ada.get_by_role("button", name="Rematch")
    again.wait_for()
    bob.locator("h2").first.focus()
    again.focus()
    heard(bob)
    ada.keyboard.press("Enter")
    for page in (ada, bob):
        page.wait_for_function("() => !viewed.over")
        board(page)
        focused(page)
        hears(page, "Round 1.")
        # It begins as any match does, whatever was set and seen in the last one.
        assert page.locator(".away0").all_inner_texts() == ["1", "1", "1"]
        assert (page.locator(".tab[aria-current]").text_content() or "").strip() == "A"


def test_keys_whatever_the_keyboard(visit: Visits) -> None:
    page = visit()
    open_board(page)
    view = tried(page)
    page.evaluate(  # digits that need the shift key
        """() => [["'", "Digit4"], ["&", "Digit1"], ['"', "Digit3"]].forEach(([key, code]) => {
            const pressed = new KeyboardEvent("keydown", { key, code, bubbles: true });
            document.body.dispatchEvent(pressed);
        })"""
    )
    page.keyboard.press("B")  # capitals are locked
    view = answered(page, view)
    first = view["sheet"]["rounds"][0]
    assert (first["proposal"], list(first["answers"])) == ("413", ["B"])
    page.keyboard.press("Shift+A")  # goes to a card, as ever
    assert page.evaluate("document.activeElement.id") == "card-A"
    page.keyboard.press("N")
    assert answered(page, view)["round"] == 2


def test_aids_are_told_to_the_others_throughout(visit: Visits) -> None:
    ada, (_, bob) = match_with(visit, "Bob", aid_codes=True)
    for page in (ada, *also_looked_at(visit, bob)):
        page.locator(".engine").get_by_text("Aids: ").wait_for()
    play(ada, "ask 123 A")
    ada.locator(".engine").get_by_text("Press a criterion to cross it out").wait_for()
    assert ada.locator(".engine").get_by_text("Aids: ").is_visible()
    play(ada, "ask 123 B", "ask 123 C")
    assert ada.locator(".engine").get_by_text("Aids: ").is_visible()
    assert view_of(ada)["aids"] == ["codes"]
