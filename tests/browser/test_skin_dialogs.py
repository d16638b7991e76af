"""What visitors type into the pages: it is read as it is meant, shown as it was typed, and where it
cannot be, a sentence says so and nothing is lost."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from support.browsing import (
    PHONE,
    Visits,
    answered,
    heard,
    hears,
    is_now,
    law,
    match_of,
    open_board,
    play,
    problems,
    problems_again,
    sticks_out,
    tried,
    until,
    view_of,
)
from support.scaling import some

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

BOX = "/g/turing_machine/box"
RULES = "/g/turing_machine/rules"
SECRET = "4b 9a 11a 14c"  # whose code is 241

# --- the box -------------------------------------------------------------------------------------


def choose(page: Page, kind: str, **fields: str) -> None:
    """Lay something on the table, by the name of its key."""
    page.get_by_role("radio", name=kind).check(force=True)
    for name, text in fields.items():
        page.locator(f"#box-{name}").fill(text)
    page.locator(".box-choose .filled").click()


def laid(page: Page) -> list[str]:
    """The numbers of the cards on the table."""
    page.get_by_role("heading", name="On the table").wait_for()
    return re.findall(r"Card (\d+)", page.locator(".laid").inner_text())


def refusal(page: Page, of: str) -> Locator:
    sentence = page.locator(f"#{of}-error p")
    sentence.wait_for()
    return sentence


TYPED = {
    " 4;  9 , 11,, 14, ": "4 9 11 14",
    "4,9,11,14": "4 9 11 14",
    "15+16, 23 + 8; 9+37,34+17": "15 16 23 8 9 37 34 17",
    "? 4, 9, 11, 14": "4 9 11 14",
    "?4,9,11,14": "4 9 11 14",
}


def test_cards_are_typed_as_everybody_likes_and_a_doubt_says_what_it_rests_on(
    visit: Visits,
) -> None:
    page = visit()
    _what_was_typed_is_shown_as_it_was_typed(visit, page)
    for typed, (kind, field) in product(
        some(TYPED),
        (("It is on the table already", "cards"), ("A new one", "cards"), ("An id", "id")),
    ):
        page.goto(BOX)
        choose(page, kind, **{field: typed})
        assert sorted(laid(page)) == sorted(TYPED[typed].split()), (typed, kind)
    _so_are_verification_cards(page)
    _a_doubt_about_cards_says_what_it_rests_on(page)


def _so_are_verification_cards(page: Page) -> None:
    page.goto(BOX)
    choose(page, "It is on the table already", cards="4, 9, 11, 14", numbers="447, 646;566  322")
    laid(page)
    page.get_by_label("Code:").fill("241")
    page.keyboard.press("Enter")
    page.get_by_text("241 is the code.").wait_for()


def _what_was_typed_is_shown_as_it_was_typed(visit: Visits, page: Page) -> None:
    with visit.forgiving("409"):
        page.goto(BOX)
        for typed in ("hello", "abc"):
            choose(page, "An id", id=typed)
            # What a stylesheet makes of it is in innerText, unless it is about the first letter.
            assert refusal(page, "choose").inner_text().startswith(f"'{typed}'")
            assert look_of(refusal(page, "choose")) == "none"
        choose(page, "An id", id="4 9 99 14")
        sentence = refusal(page, "choose")
        assert "99" in sentence.inner_text()
        choose(page, "An id", id="")
        assert refusal(page, "choose").inner_text().startswith("A problem or an id is missing")


def look_of(one: Locator) -> str:
    found: str = one.evaluate("(one) => getComputedStyle(one, '::first-letter').textTransform")
    return found


ROUNDS = ("rounds", "Your rounds must be a whole number from 1 to 99.")
QUESTIONS = ("questions", "Your questions must be a whole number from 0 to 297.")
NUMBERS = [
    ("three", "3", ROUNDS),
    ("0", "3", ROUNDS),
    ("2", "-1", QUESTIONS),
    ("1e30", "3", ROUNDS),
    ("", "", ROUNDS),
    ("9" * 400, "3", ROUNDS),
    ("2", "2.5", QUESTIONS),
]


def test_a_verdict_goes_when_it_is_not_about_what_is_typed(visit: Visits) -> None:
    page = visit()
    page.goto(BOX)
    choose(page, "The booklet")
    laid(page)
    verdict = page.locator(".rivals")
    page.get_by_label("Your rounds").fill("2")
    page.get_by_label("Your questions").fill("4")
    page.keyboard.press("Enter")
    verdict.wait_for()
    looked_at: set[str] = set()
    for rounds, questions, (at, told) in some(NUMBERS, 3):
        page.get_by_label(f"Your {at}").fill(rounds if at == "rounds" else questions)
        assert not verdict.count(), (rounds, questions)  # before anything is sent
        page.get_by_label("Your rounds").fill(rounds)
        page.get_by_label("Your questions").fill(questions)
        heard(page)
        page.get_by_role("button", name="Compare").click()
        assert refusal(page, "beat").inner_text() == told, (rounds, questions)
        hears(page, told)
        field = page.locator(f"#box-{at}")
        assert field.get_attribute("aria-invalid") == "true"
        assert field.evaluate("(one) => one === document.activeElement")
        assert not verdict.count()
        if at not in looked_at:
            look = problems_again if looked_at else problems
            assert look(page, "light") == []
        looked_at.add(at)
        page.get_by_label("Your rounds").fill("2")
        page.get_by_label("Your questions").fill("4")
        assert not page.locator("#beat-error p").count()
        page.keyboard.press("Enter")
        verdict.wait_for()
    with visit.forgiving("409"):  # what is too much for so few rounds
        page.get_by_label("Your rounds").fill("1")
        page.keyboard.press("Enter")
        assert refusal(page, "beat").inner_text().startswith("1 round has at most 3 questions")
        _other_verdicts_go_too(page)
    _an_answer_that_comes_late_is_not_shown(page)


def _other_verdicts_go_too(page: Page) -> None:
    code = page.get_by_label("Code:")
    code.fill("241")
    page.keyboard.press("Enter")
    verdict = page.get_by_text("241 is the code.")
    verdict.wait_for()
    code.fill("24")
    assert not verdict.count()
    page.keyboard.press("Enter")
    assert refusal(page, "check").inner_text().startswith("'24' is not a code")
    page.get_by_label("Code of round 1").fill("341")
    page.get_by_role("button", name="A: not asked").first.click()
    page.get_by_role("button", name="Find the mistake").click()
    page.locator(".found").wait_for()
    page.get_by_role("button", name="A: yes").first.click()
    assert not page.locator(".found").count()


def _an_answer_that_comes_late_is_not_shown(page: Page) -> None:
    waiting: list[Route] = []
    page.route("**/answers/box_check", lambda route: waiting.append(route))
    code = page.get_by_label("Code:")
    code.fill("241")
    page.keyboard.press("Enter")
    code.fill("111")
    page.keyboard.press("Enter")
    until(page, lambda: len(waiting) == 2)
    waiting[1].continue_()
    page.get_by_text("111 is not the code.").wait_for()
    waiting[0].continue_()
    page.wait_for_load_state("networkidle")
    assert not page.get_by_text("241 is the code.").count()
    page.get_by_text("111 is not the code.").wait_for()


def _a_doubt_about_cards_says_what_it_rests_on(page: Page) -> None:
    page.goto(BOX)
    choose(page, "It is on the table already", cards="4,9,11,14")
    laid(page)
    page.get_by_role("button", name="Write it as text").click()
    page.get_by_label("Answers").fill("443 B+; 541 C+")
    page.get_by_role("button", name="Find the mistake").click()
    found = page.locator(".found")
    found.wait_for()
    told = found.inner_text()
    assert "With these cards this answer cannot be right." in told
    assert "two rules" in told
    assert "No single one" not in told
    assert problems_again(page, "light") == []


# --- the rules -----------------------------------------------------------------------------------


def test_the_rules_list_the_keys_that_there_are_and_how_to_mark(visit: Visits) -> None:
    page = visit()
    open_board(page)
    page.keyboard.press("?")
    told = page.locator(".keylist dt").all_inner_texts()
    explained = page.locator(".keylist dd").all_inner_texts()
    page.keyboard.press("Escape")
    first = law(page, "a").first
    before = tried(page)
    first.click(button="right")
    struck = answered(page, before)
    assert is_now(first, "crossed out")
    first.click(button="right")
    answered(page, struck)
    assert not is_now(first, "crossed out")
    page.goto(RULES)
    listed = page.locator(".keys-list")
    listed.wait_for()
    # Those who listen hear the names of the arrows.
    signs = [re.sub(r"Arrow \w+", "", one) for one in listed.locator("dt").all_inner_texts()]
    assert ["".join(one.split()) for one in signs] == ["".join(one.split()) for one in told]
    assert listed.locator("dd").all_inner_texts() == explained
    assert {"H", "?"} <= {one.strip() for one in told}
    # They tell how to mark, too, and it was so.
    page.get_by_text("the right button crosses it out at once").wait_for()


# --- I know the code -----------------------------------------------------------------------------


def declaring(page: Page) -> Locator:
    page.keyboard.press("k")
    dialog = page.get_by_role("dialog", name="I know the code")
    dialog.wait_for()
    return dialog


def lacking(dialog: Locator) -> int:
    """For how many shapes a digit is said to be missing."""
    told = dialog.get_by_role("alert")
    told.get_by_text("Still missing").wait_for()
    return told.locator("svg").count()


def test_a_slip_of_the_finger_loses_no_match(visit: Visits) -> None:
    (page,) = match_of(visit, "Ada", problem=SECRET)
    before = play(page, "ask 341 B")
    dialog = declaring(page)
    assert not dialog.get_by_role("radio", checked=True).count()
    page.keyboard.press("9")
    hears(page, "9 is not a digit from 1 to 5.")
    page.keyboard.press("Enter")
    assert lacking(dialog) == 3
    page.keyboard.type("2x4")
    hears(page, "x is not a digit from 1 to 5.")
    page.keyboard.press("Enter")
    assert lacking(dialog) == 1
    hears(page, "Still missing")
    assert problems(page, "dark", "light", within="dialog") == []
    dialog.get_by_role("button", name="Declare 24").click(force=True)
    assert view_of(page) == before
    # One digit too many begins anew.
    page.keyboard.type("13")
    dialog.get_by_role("button", name="Declare 241").wait_for(state="detached")
    page.keyboard.press("Enter")
    assert lacking(dialog) == 2
    assert view_of(page) == before
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert view_of(page) == before
    # What was typed and not declared is forgotten.
    dialog = declaring(page)
    assert not dialog.get_by_role("radio", checked=True).count()
    # A digit is mended where it stands.
    page.keyboard.type("251")
    dialog.get_by_role("group").nth(1).get_by_role("radio", name="4").check(force=True)
    page.keyboard.press("Enter")
    view = answered(page, before)
    assert view["declared"] == ["up 241"]


def test_a_small_phone_has_room_for_the_code(visit: Visits) -> None:
    page = visit(locale="fr", **{**PHONE, "viewport": {"width": 320, "height": 568}})
    open_board(page)
    page.locator(".declare").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    height = "(one) => one.getBoundingClientRect().height"
    before = dialog.evaluate(height)
    dialog.locator("[type=submit]").tap(force=True)
    page.wait_for_function("() => document.querySelector('.know-wrong').textContent")
    assert dialog.evaluate(height) == before  # nothing jumps
    assert sticks_out(page) == []
