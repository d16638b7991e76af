"""The review of a match that is over, in a real browser: it adds up on the screen, by keys and on a
phone, and is reached from the result and the replay."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from support.browsing import PHONE, Visits, problems, problems_again, sit, sticks_out
from support.reviewed import SECRET, over, played, reviewed
from support.serving import Person, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

_IN_VIEW = """() => {
    const row = document.querySelector(".review-list .now").getBoundingClientRect();
    const keys = document.querySelector(".review-dock").getBoundingClientRect();
    return row.top >= 0 && row.bottom <= keys.top;
}"""

# The words of the drawing that one of its lines or bars runs through.
_CROSSED = """() => {
    const svg = document.querySelector(".review-curve svg");
    const boxes = [...svg.querySelectorAll("rect.choices, rect.luck")].map((one) => one.getBBox());
    const points = [...svg.querySelectorAll("path.own, path.beside")].flatMap((one) =>
        Array.from({ length: 500 }, (_, n) =>
            one.getPointAtLength(one.getTotalLength() * n / 499)));
    const all = [...boxes, ...points].map(({ x, y, width = 0, height = 0 }) =>
        ({ x, y, right: x + width, bottom: y + height }));
    return [...svg.querySelectorAll("text")].filter((one) => {
        const { x, y, width, height } = one.getBBox();
        return all.some((it) =>
            it.x < x + width && it.right > x && it.y < y + height && it.bottom > y);
    }).map((one) => one.textContent.trim());
}"""


@pytest.fixture(scope="module")
def match(server: Serving) -> str:
    """One that was played against the optimal Machine, of which the review is worked out."""
    with Person(server.url) as ada:
        match = played(ada, machine="optimal")
        reviewed(ada, match)
        return match


def test_a_review_adds_up_by_keys_and_one_plays_on_from_it(visit: Visits, match: str) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    page.goto(f"/m/{match}")
    assert page.get_by_role("link", name="Why?").get_attribute("href") == f"/m/{match}/review#why"
    page.get_by_role("link", name="Review", exact=True).click()
    page.get_by_text("Par 1.29, questions 1.00, luck 0.71: 3 rounds.").wait_for()
    assert page.locator(".review-line").inner_text().split("\n")[0] == "1.29"
    rows = page.get_by_role("row")
    assert rows.count() == 1 + 5
    page.keyboard.press("j")
    page.keyboard.press("ArrowRight")
    assert rows.nth(3).locator("[aria-current]").inner_text() == "3"
    assert "A about 341" in rows.nth(3).inner_text()
    page.get_by_role("heading", name="Question 3", exact=True).wait_for()
    chosen = page.locator(".review-chosen")
    assert chosen.locator(".review-split", has_text="best").inner_text().count("152") == 1
    assert chosen.get_by_text("What the answer could tell about 341:").is_visible()
    legend = page.locator(".review-legend").inner_text()
    assert [*map(str.strip, legend.split("\n"))] == ["par 1.29", "Ada: 3", "The Machine: 2"]
    assert page.evaluate(_CROSSED) == []
    assert problems(page, "light", "dark") == []
    page.keyboard.press("2")
    page.get_by_text("Par 1.29, questions 0.00, luck 0.71: 2 rounds.").wait_for()
    page.keyboard.press("1")
    page.get_by_role("button", name="Question 4 was unlucky").click()
    page.set_viewport_size(PHONE["viewport"])
    page.evaluate("scrollTo(0, 0)")
    page.locator(".review-dock").get_by_role("button", name="Previous question").click()
    page.wait_for_function(_IN_VIEW)  # below the curve, and over the keys
    inside = page.locator(".review-inside")
    inside.get_by_text("152").first.wait_for()  # opened in its place
    assert inside.get_by_text("What the answer could tell about 341:").is_visible()
    wasted = page.get_by_role("columnheader", name="Rounds wasted").bounding_box()
    bar = rows.nth(1).locator(".regret-bar").bounding_box()
    assert wasted
    assert bar
    assert wasted["x"] < bar["x"] + bar["width"] < wasted["x"] + wasted["width"]
    assert wasted["y"] < bar["y"]
    assert wasted["height"] > 8
    assert rows.nth(3).locator("[aria-current]").inner_text() == "3"
    assert sticks_out(page) == []
    assert problems_again(page) == []
    # The address has where we are; from there one plays on, and comes back to it.
    assert page.url.endswith("/review#1.3")
    page.keyboard.press("p")
    page.get_by_role("dialog", name="Play on from question 3").wait_for()
    page.get_by_text("Drawn from the 3 possibilities that agree").wait_for()
    assert problems_again(page, "dark", "light") == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play on from question 3").click()
    page.get_by_role("button", name="The same code").click()
    page.wait_for_url("**/r/*")
    back = page.get_by_role("link", name="From question 3: back to the review")
    back.wait_for()
    assert sticks_out(page) == []
    page.get_by_role("button", name="Ask D").wait_for()
    assert page.get_by_role("button", name="Ask B").count() == 0  # asked already
    back.click()
    page.get_by_role("heading", name="Review").wait_for()
    assert page.url.endswith(f"/m/{match}/review#1.3")
    rows.nth(3).locator("[aria-current]").wait_for()


def test_ones_own_line_and_what_is_special_about_a_line(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    _ones_own_line_is_the_first(visit, page)
    _what_is_not_proved_is_said_when_nobody_works_on_it_any_more(visit, page)
    _a_code_that_was_declared_without_asking(visit, page)
    _the_plain_machine_did_not_use_the_two_rules_and_that_is_said(visit, page)


def _ones_own_line_is_the_first(visit: Visits, page: Page) -> None:
    ada, bob = visit.program(), visit.program()
    ada.make(game="turing_machine", options={"problem": SECRET}, name="Ada")
    bob.join(ada.room, "Bob")
    ada.order("start")
    bob.act("ask 341 B")
    bob.act("thumb up 132")
    ada.act("thumb down")
    match = over(ada)
    reviewed(ada, match)
    sit(page, bob)
    page.goto(f"/m/{match}/review")
    tabs = page.locator(".review-tab")
    tabs.first.wait_for()
    names = tabs.locator("> span").all_inner_texts()
    assert [name.split("\n")[0] for name in names] == ["Bob you", "Ada"]
    assert "your questions" in page.locator(".review-sum").inner_text()
    page.keyboard.press("2")
    page.locator(".review-big", has_text="Did not finish.").wait_for()
    # Who asked nothing is not praised for their questions.
    page.locator(".review-moments", has_text="Nothing was asked.").wait_for()
    assert page.locator(".review-list, .review-curve").count() == 0


def _what_is_not_proved_is_said_when_nobody_works_on_it_any_more(visit: Visits, page: Page) -> None:
    ada = visit.program()
    match = played(ada)
    told = reviewed(ada, match)
    line = told["lines"][0]
    line["proved"] = line["review"]["steps"][2]["proved"] = False
    line["review"]["sum"] = line["review"]["drawn"][2]["expected"] = None
    line["review"]["moments"] = [None, None]
    line["moments"] = ["Not everything could be proved in the time."]
    line["rows"][2][4:] = ["at least 0.40", "not worked out in the time"]
    answers = [{**told, "more": True}, told]
    page.route("**/review?lang=*", lambda route: route.fulfill(json=answers[0]))
    page.goto(f"/m/{match}/review")
    page.get_by_role("status").get_by_text("Working out question 3 of 5").wait_for()
    shown = page.locator(".review-all").inner_text()
    assert "This is being worked out." in shown
    assert "in the time" not in shown
    assert "at least" not in shown
    answers.pop(0)
    page.get_by_text("Not everything could be proved in the time.").wait_for()
    assert "at least 0.40" in page.get_by_role("row").nth(3).inner_text()
    assert page.locator(".review-curve").count() == 0
    page.unroute_all()


def _a_code_that_was_declared_without_asking(visit: Visits, page: Page) -> None:
    ada = visit.program()
    ada.make(game="turing_machine", options={"problem": SECRET}, name="Ada", start=True)
    ada.act("thumb up 132")
    match = over(ada)
    reviewed(ada, match)
    sit(page, ada)
    page.goto(f"/m/{match}/review")
    page.get_by_text("You declared without asking.").wait_for()
    assert page.get_by_text("No question could have been better.").count() == 0
    rest = page.locator(".review-term").last.inner_text()
    assert " ".join(rest.split()) == "+ 0.29 still to come"


def _the_plain_machine_did_not_use_the_two_rules_and_that_is_said(
    visit: Visits, page: Page
) -> None:
    ada = visit.program()
    match = played(ada, machine="plain")
    reviewed(ada, match)
    words = "The plain Machine does not use the two rules"
    page.goto(f"/m/{match}/review#2.1")
    page.locator("#skin p", has_text=words).wait_for()
    for line in "12":
        page.keyboard.press(line)
        page.locator(f".review-tab:nth-child({line})[aria-current]").wait_for()
        assert page.evaluate(_CROSSED) == [], line
    # Without a script too, for the Machine's line only.
    for number, said in ((1, True), (0, False)):
        text = ada.client.get(f"/m/{match}/review?line={number}").text
        assert bool(re.search(rf"<p[^>]*>[^<]*{words}", text)) is said
        assert f'href="?line={1 - number}"' in text


def test_without_a_script_it_is_a_table(visit: Visits, match: str) -> None:
    page = visit(java_script_enabled=False)
    page.goto(f"/m/{match}/review")
    big = page.locator(".big").inner_text()
    assert big == "Rounds: par 1.29 + choices 1.00 + luck 0.71 = 3"
    assert page.locator("tbody tr").count() == 5
    page.locator("a[href='?line=1']").click()
    page.wait_for_url("**/review?line=1")
    assert page.locator("#whose").inner_text() == "The Machine (optimal)"
    page.goto(f"/m/{match}/review")
    page.get_by_label("Play on from").select_option("3: 341 D")
    page.get_by_role("button", name="Another code").click()
    page.wait_for_url("**/r/*")
    page.get_by_role("link", name="Played on from an earlier match").wait_for()
