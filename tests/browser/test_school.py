"""The school in a real browser: from the first page to what is solved, by keys and on a phone; a
wrong choice is met by a case, and what is solved is kept, taken along, brought back and deleted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from support.browsing import (
    PHONE,
    Visits,
    hears,
    law,
    problems,
    problems_again,
    sticks_out,
)
from support.scaling import SOAK

if TYPE_CHECKING:
    from playwright.sync_api import Page

HOME = "/g/turing_machine/school"
BATCH = 8
LONG_MS = 120_000


def exercises(page: Page, chapter: str) -> list[dict[str, Any]]:
    told = page.request.get(f"/api/games/turing_machine/school/{chapter}").json()
    found: list[dict[str, Any]] = told["exercises"]
    return found


def wrong(exercise: dict[str, Any]) -> list[str]:
    """The keys of the wrong choices."""
    return [str(at + 1) for at in range(4) if at != exercise["right"]]


def right(exercise: dict[str, Any]) -> str:
    return str(exercise["right"] + 1)


def solved(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('school')"))


_KEEP = """(more) => {
    const kept = JSON.parse(localStorage.getItem("school"));
    Object.assign(kept.chapters.reading, more);
    localStorage.setItem("school", JSON.stringify(kept));
}"""


_OVERLAPS = """() => [...document.querySelectorAll(".school-board .grid .law")].filter((law) => {
    const name = parseFloat(getComputedStyle(law, "::before").height);
    const drawn = law.querySelector("svg").getBoundingClientRect();
    return drawn.top < law.getBoundingClientRect().top + name;
}).map((law) => law.dataset.name)"""


def overlaps(page: Page) -> list[str]:
    """The names of criteria in a table that lie on their pictures."""
    page.locator(".school-board .grid .law").first.wait_for()
    found: list[str] = page.evaluate(_OVERLAPS)
    return found


def came(page: Page, number: int) -> None:
    page.wait_for_url(f"**/reading/{number}")
    page.locator(".tutor .caps", has_text=f"Exercise {number}").wait_for()
    page.locator("#asks:focus").wait_for()


def test_a_chapter_by_keys_and_what_is_kept_of_it(visit: Visits, tmp_path: Path) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    page.goto("/")
    page.get_by_role("link", name="School").first.click()
    page.get_by_role("heading", name="School", level=1).wait_for()
    page.get_by_text("Start here").wait_for()
    assert page.locator(".chapter").count() == 8
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{HOME}/reading")
    page.get_by_text("Worked example").wait_for()
    assert page.locator(".tutor .choice.right").count() == 1
    assert page.locator(".school-held li").count() == 4
    assert problems_again(page, "light", "dark") == []
    # What the chapter is about is beside the example, or before it where there is no room.
    for width, before in ((390, True), (1280, False)):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.locator(".school-intro").is_visible() is before
        assert page.locator(".pupil").is_visible() is not before
        assert page.locator(".tutor .caps").is_visible()
        assert sticks_out(page) == []
    page.keyboard.press("n")
    came(page, 1)
    made = exercises(page, "reading")

    # Each wrong choice stays marked, and is met by a case of its own.
    first, second, third = wrong(made[0])
    page.keyboard.press(first)
    page.locator(".choice.wrong", has_text="does not follow").wait_for()
    codes = [page.locator(".met-code .school-code").inner_text()]
    hears(page, "does not follow")
    assert page.get_by_role("radio").count() == 4
    page.keyboard.press(second)
    page.locator(".choice.wrong").nth(1).wait_for()
    codes.append(page.locator(".met-code .school-code").inner_text())
    assert codes[0] != codes[1]
    assert page.evaluate("localStorage.getItem('school')") is None
    assert problems(page, "light", "dark") == []
    page.keyboard.press(right(made[0]))
    page.get_by_role("heading", name="Right.").wait_for()
    page.wait_for_function("document.activeElement.textContent.trim().startsWith('Next')")
    assert solved(page)["chapters"] == {"reading": {"1": False}}
    assert third  # was not needed

    # At once; then the line is lost, and the series goes on.
    page.keyboard.press("Enter")
    came(page, 2)
    page.keyboard.press(right(made[1]))
    page.get_by_role("heading", name="Right.").wait_for()
    page.context.set_offline(True)
    page.keyboard.press("n")
    came(page, 3)
    assert page.locator("table .ringed").count() == 1  # the last answer, which it is about
    for key in wrong(made[2]):
        page.keyboard.press(key)
    page.get_by_role("heading", name="This one is left.").wait_for()
    assert page.locator(".steps li").count() == len(made[2]["why"])
    page.keyboard.press("n")
    came(page, 4)
    page.context.set_offline(False)
    # Two hints say where to look; the third is why.
    for said in made[3]["hints"]:
        page.keyboard.press("h")
        hears(page, said.split("✗")[0].split("✓")[0])
    assert page.locator(".steps").count() == 0
    page.keyboard.press("h")
    page.locator(".steps").wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0
    page.wait_for_function("document.activeElement.textContent === 'Why'")
    # Arrows only move; Enter chooses.
    page.get_by_role("radio").first.focus()
    for _ in range(made[3]["right"]):
        page.keyboard.press("ArrowDown")
    assert page.locator(".choice.right, .choice.wrong").count() == 0
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Right.").wait_for()
    kept = {"1": False, "2": True, "3": False, "4": False}
    assert solved(page)["chapters"] == {"reading": kept}

    # Once more fills a slot; skipping leaves one open.
    page.get_by_role("link", name="All chapters").click()
    page.get_by_text("4 of 64 solved").wait_for()
    assert page.locator(".chapter").first.locator(".slot.later").count() == 3
    assert page.locator(".chapter .slot.next").count() == 1
    assert page.get_by_role("link", name="You know enough").count() == 0
    page.locator(".school-again").first.click()
    came(page, 1)
    page.keyboard.press(right(made[0]))
    page.get_by_role("heading", name="Right.").wait_for()
    page.go_back()
    page.get_by_text("4 of 64 solved").wait_for()
    kept["1"] = True
    assert solved(page) == {"format": "bombe school 1", "chapters": {"reading": kept}, "streak": 0}
    assert problems(page, "dark", "light") == []

    # Taken along, deleted after a question, and brought back; what is no such file changes nothing.
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save it as a file").click()
    file = tmp_path / "school.json"
    taken.value.save_as(file)
    assert json.loads(file.read_text("ascii")) == solved(page)
    for answer in ("Cancel", "Delete it"):
        page.get_by_role("button", name="Delete it").click()
        page.get_by_role("dialog").get_by_role("button", name=answer).click()
        page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_text("Start here").wait_for()
    assert page.evaluate("localStorage.getItem('school')") is None
    bad = tmp_path / "bad.json"
    bad.write_text('{"format":"bombe school 1","chapters":{"reading":{"1":2}},"streak":0}')
    page.locator("input[type=file]").set_input_files(bad)
    page.get_by_text("This is not a file of the school's progress").wait_for()
    assert page.get_by_text("Start here").count() == 1
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("4 of 64 solved").wait_for()
    assert solved(page)["chapters"] == {"reading": kept}

    # A chapter whose slots are full leads to the next. (Of some it is kept that they were solved.)
    start = 5 if SOAK else BATCH
    page.evaluate(_KEEP, {str(number): True for number in range(5, start)})
    for number in range(start, BATCH + 1):
        page.goto(f"{HOME}/reading/{number}")
        page.get_by_role("radiogroup").wait_for()
        assert page.get_by_role("button", name="Next chapter").count() == 0
        page.keyboard.press(right(made[number - 1]))
        page.get_by_role("heading", name="Right.").wait_for()
    page.get_by_role("button", name="Next chapter").click()
    page.wait_for_url(f"**{HOME}/hidden")
    assert overlaps(page) == []
    # Who can read answers may play: there are seven more chapters for later.
    page.get_by_role("link", name="All chapters").click()
    ready = page.get_by_role("link", name="You know enough for an easy problem")
    assert ready.get_attribute("href") == "/"


def test_on_a_phone_and_a_streak(visit: Visits) -> None:
    page = visit(**PHONE)
    # What a card checks is read from its beginning, however little room it has.
    page.goto(f"{HOME}/superfluous/2")
    page.locator("#card-D .about-key").tap()
    page.locator(".about").wait_for()
    page.wait_for_function("() => document.activeElement.closest('.about')")
    assert page.locator(".about").evaluate("(panel) => panel.scrollTop") == 0
    page.goto(f"{HOME}/nightmare/2")
    page.get_by_role("radiogroup").wait_for()
    (made,) = exercises(page, "nightmare")[1:2]
    page.locator(".choice").nth(int(wrong(made)[0]) - 1).tap()
    page.locator(".met-code").wait_for()
    assert sticks_out(page) == []
    mark = law(page.locator(".card").first, "a")
    mark.tap()
    assert "struck" in (mark.get_attribute("class") or "")
    assert problems_again(page, "dark", "light") == []
    page.locator(".choice").nth(made["right"]).tap()
    page.get_by_role("button", name="Next").wait_for()
    assert sticks_out(page) == []

    # A streak is made behind all that is quick, which takes its time on a busy machine; then it is
    # there. One is right, and three mistakes end it.
    assert page.request.get("/api/games/turing_machine/streak", timeout=LONG_MS).ok
    with page.expect_response("**/turing_machine/streak?*") as told:
        page.goto(f"{HOME}/streak")
    drawn = told.value.json()["exercises"]
    for n, one in enumerate(drawn[:4]):
        page.get_by_text(f"Position {n + 1} ·").wait_for(state="attached")
        page.locator("#asks:focus" if n else "#asks").wait_for()
        at = one["right"] if n == 0 else int(wrong(one)[0]) - 1
        page.locator(".choice").nth(at).tap()
        page.get_by_text(f"{n} of 3 mistakes").wait_for()
        page.get_by_role("button", name="Next").tap()
    page.get_by_role("heading", name="The streak is over. 1 position solved.").wait_for()
    page.get_by_text("Your longest streak is 1.").wait_for()
    assert solved(page)["streak"] == 1
    assert problems_again(page, "light") == []
    assert sticks_out(page) == []
    page.get_by_role("link", name="All chapters").first.tap()
    page.get_by_role("heading", name="School", level=1).wait_for()
    assert sticks_out(page) == []
    assert problems_again(page, "light", "dark") == []


def test_without_a_script_it_is_read(visit: Visits) -> None:
    page = visit(java_script_enabled=False)
    page.goto(f"{HOME}?lang=nl")
    assert page.locator(".in-words h2").count() == 8
    assert "bombe school" in page.locator("main").inner_text()
    page.goto(HOME)
    page.get_by_role("link", name="Exercise 1").first.click()
    page.get_by_text("Solution", exact=True).click()
    assert "is right." in page.locator("details[open]").inner_text()
