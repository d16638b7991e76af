"""Turing Machine's page in each of its modes, languages and sizes."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine.bots import BOTS
from bombe.text import T, language
from support.browsing import (
    PHONE,
    Visits,
    answered,
    at_rest,
    beside,
    board,
    hears,
    is_now,
    jumps,
    keys,
    law,
    match_of,
    match_with,
    open_board,
    play,
    problems,
    problems_again,
    room_of,
    sit,
    sticks_out,
    tab_to,
    tried,
    view_of,
)
from support.french import FILLED, english, leftovers, translations
from support.scaling import SOAK, in_the_soak, some

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Locator, Page

CLASSIC, CODE = "4b 9a 11a 14c", "241"
EXTREME = "15+16 23+8 46+13 34+17 9+37"
NIGHTMARE = "? 4b 9a 11a 14c CADB"
SIX = "8b 16a 23c 24c 26b 33c"  # cards of two, three and four laws, and one of six in a grid
MODES = {"classic": CLASSIC, "extreme": EXTREME, "nightmare": NIGHTMARE}


# --- whole matches -------------------------------------------------------------------------------


@in_the_soak  # as in classic mode (test_skin) every day, and the end of a nightmare below
@pytest.mark.parametrize("mode", ["extreme", "nightmare"])
def test_a_whole_match_with_keys(visit: Visits, mode: str) -> None:
    (page,) = match_of(visit, "Ada", problem=MODES[mode])
    view = view_of(page)
    for _ in range(60):
        keys(page, BOTS["clever"](view, Chance(1)))
        view = answered(page, view)
        if view["over"]:
            break
    _is_proved(page, view)


def _is_proved(page: Page, view: dict[str, Any]) -> None:
    """The result is shown, and that its code passes every verifier."""
    page.get_by_role("heading", name="You broke the code").wait_for()
    page.get_by_text(view["id"]).first.wait_for()
    proof = page.get_by_role("heading", name=f"{view['solution']} passes every verifier")
    proof.wait_for()
    # What each checks is a sentence of its own.
    said = page.locator(".proof-says").first.inner_text()
    assert f"\n{view['solution']}: " in said


def marked(page: Page, before: dict[str, Any]) -> dict[str, str]:
    marks: dict[str, str] = answered(page, before)["sheet"]["marks"]
    return marks


@in_the_soak  # as in a nightmare, below, every day
def test_marks_on_either_card_with_keys(visit: Visits) -> None:
    (page,) = match_of(visit, "Ada", problem=EXTREME)
    second = page.get_by_role("article", name="Verifier B, one of its two cards").nth(1)
    page.keyboard.press("Shift+B")
    tab_to(page, law(second, "b"))
    steps = [{}, {"8b": "-"}, {"8b": "+"}]
    for before, after in pairwise(steps):
        view = view_of(page)
        assert view["sheet"]["marks"] == before
        page.keyboard.press("Enter")
        assert marked(page, view) == after
    assert law(second, "b").evaluate("(one) => one === document.activeElement")
    assert is_now(law(second, "b"), "kept")
    for key, now in (("z", 1), ("z", 0), ("Shift+Z", 1), ("Shift+Z", 2)):
        view = view_of(page)
        page.keyboard.press(key)
        assert marked(page, view) == steps[now]
    view = view_of(page)
    digit = page.get_by_role("button", name="square is 3")
    tab_to(page, digit)
    page.keyboard.press("Space")
    assert marked(page, view) == {"8b": "+", "s3": "-"}


def test_marks_on_whose_card_it_is_and_the_code_with_keys(visit: Visits) -> None:
    (page,) = match_of(visit, "Ada", problem=NIGHTMARE)
    card = page.get_by_role("article", name="Card without a letter").nth(2)
    assert page.get_by_role("article", name="Card without a letter").count() == 4
    home = card.get_by_role("button", name="verifier D has this card")
    tab_to(page, home)
    view = view_of(page)
    page.keyboard.press("Enter")
    assert marked(page, view) == {"D11": "-"}
    view = view_of(page)
    page.keyboard.press("Enter")
    assert marked(page, view) == {"D11": "+"}
    assert is_now(home, "kept")
    assert home.evaluate("(one) => one === document.activeElement")
    for key, now in (("z", {"D11": "-"}), ("z", {}), ("Shift+Z", {"D11": "-"})):
        view = view_of(page)
        page.keyboard.press(key)
        assert marked(page, view) == now
    before = play(page, "ask 341 B")
    for key in ("k", *CODE, "Enter"):  # typed ahead
        page.keyboard.press(key)
    view = answered(page, before)
    assert view["over"]
    assert view["declared"] == [f"up {CODE}"]
    _is_proved(page, view)


# --- French, on a phone, in the dark -------------------------------------------------------------

# What of the page can be read or heard, each piece once.
_WORDS = """() => {
    const found = new Set();
    const seen = (one) => one.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const { parentElement: around, textContent } = walker.currentNode;
        if (!around.closest("script, style, noscript, [lang]:not(html)") && seen(around))
            found.add(textContent);
    }
    for (const one of document.querySelectorAll("body *")) {
        // Sentences of several pieces, such as those with a drawn ▲ in them.
        if (/^(P|LI|BUTTON|H[1-6]|SPAN|LABEL|SUMMARY|A|TH|TD|DT|DD)$/.test(one.nodeName)
            && !one.closest("[lang]:not(html)") && seen(one))
            found.add(one.textContent);
        for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
            if (one.hasAttribute(name) && !one.closest("[lang]:not(html)"))
                found.add(one.getAttribute(name));
    }
    found.add(document.title);
    return [...found].map((text) => text.trim().replace(/\\s+/g, " ")).filter(Boolean);
}"""


def words_of(page: Page) -> set[str]:
    found: list[str] = page.evaluate(_WORDS)
    return {*found}


def filled(templates: Iterable[str]) -> list[str]:
    """Some sentences with a number in their gaps."""
    return [FILLED.sub("3", template) for template in some(sorted(templates), 200)]


def test_english_is_told_from_french() -> None:
    assert leftovers({"pair ou impair", "Manche 3"}) == []
    assert leftovers({"Round 3"}) == ["'Round 3' is 'Round {n}'"]
    ours = filled({*translations().values()})
    assert leftovers({*ours, *map(" ".join, pairwise(ours))}) == []
    for planted in filled(one.template for one in english() if len(one.parts) > 1):
        assert leftovers({planted}), planted


def test_a_french_phone_in_the_dark(visit: Visits) -> None:
    """From the first page to the code, by tapping."""
    page = visit(taught=False, locale="fr", color_scheme="dark", **PHONE)
    open_board(page)
    assert min(beside(page, ".ask-key", ".ask-long")) >= 5
    words_seen = words_of(page)
    view = tried(page)
    for _ in range(60):
        verb, *words = BOTS["clever"](view, Chance(1)).split(" ")
        if verb == "ask":
            if not view["sheet"]["rounds"][-1]["answers"]:
                tap_digits(page, words[0])
            tap(page, "Ask {letter}", letter=words[1])
        elif words == ["down"]:
            tap(page, "Next round")
        else:
            tap(page, "I know the code")
            dialog = page.get_by_role("dialog")
            for group, digit in enumerate(words[1]):
                dialog.get_by_role("group").nth(group).get_by_role("radio", name=digit).tap()
            words_seen |= words_of(page)
            dialog.get_by_role("button", name=re.compile(words[1])).tap()
        view = answered(page, view)
        words_seen |= words_of(page)
        if view["over"]:
            break
    assert view["over"]
    page.get_by_text(view["id"]).first.wait_for()
    page.wait_for_load_state("networkidle")
    words_seen |= words_of(page)
    assert page.evaluate("document.documentElement.lang") == "fr"
    assert sticks_out(page) == []
    assert min(beside(page, ".proof-card", ".proof-says a")) >= 5
    assert leftovers(words_seen) == []


def tap(page: Page, template: str, **values: str) -> None:
    """A key by its French name."""
    name = language("fr").say(T(template, **values))
    page.get_by_role("button", name=name).locator("visible=true").first.tap()


def tap_digits(page: Page, code: str) -> None:
    """Turn each wheel, as a finger does: the faces beside the one in front can be tapped."""
    for place, digit in enumerate(code):
        wheel = page.get_by_role("radiogroup").nth(place)
        face = wheel.get_by_role("radio", name=digit)
        for _ in range(4):
            if face.get_attribute("aria-checked") == "true":
                break
            # The nearest face on the way, which is one that shows.
            now = int(wheel.get_by_role("radio", checked=True).inner_text().strip()[-1])
            step = 1 if (int(digit) - now) % 5 <= 2 else -1
            wheel.get_by_role("radio", name=str((now - 1 + step) % 5 + 1)).tap()
        assert face.get_attribute("aria-checked") == "true"


# --- looked at by axe ----------------------------------------------------------------------------


def test_axe_finds_nothing_in_a_match(visit: Visits) -> None:
    page, people = match_with(visit, "Bob", wishes={"lasting": True}, problem=CLASSIC)
    play(page, "ask 341 B")
    law(page, "a").first.click()
    page.get_by_label("Note on A").fill("even")
    found = problems(page, "light", "dark")
    page.get_by_label("Note on A").blur()
    page.keyboard.press("k")
    page.get_by_role("dialog").wait_for()
    found += problems_again(page, within="dialog")
    page.keyboard.press("Escape")
    play(page, "thumb down")
    people[1].act("thumb down")
    shown = page.get_by_text("End of round 1", exact=True)
    shown.wait_for()
    found += problems(page, "dark", "light", within="html" if SOAK else ".reveal")
    assert shown.is_visible()
    assert found == []


@in_the_soak  # as on a phone, below, every day
def test_axe_finds_nothing_at_the_end(visit: Visits) -> None:
    won, (_, bob) = match_with(visit, "Bob", wishes={"locale": "nl"}, problem=CLASSIC)
    play(won, "ask 341 B", f"thumb up {CODE}")
    bob.act("thumb down")
    pages = [won]
    if SOAK:
        pages.append(lost := visit(locale="nl"))
        sit(lost, bob)
        lost.goto(won.url)
    for page in pages:
        page.get_by_text(CODE).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.keyboard.press("Escape")
    assert [one for page in pages for one in problems(page, "dark", "light")] == []


@in_the_soak
@pytest.mark.parametrize(
    ("mode", "language", "options"),
    [
        ("extreme", "en", {"aid_codes": True, "aid_laws": True, "aid_marks": True}),
        ("nightmare", "fr", {}),
        ("classic", "nl", {"coop": True, "machine": "plain"}),
    ],
)
def test_axe_finds_nothing_in_a_mode(
    visit: Visits, mode: str, language: str, options: dict[str, Any]
) -> None:
    pages = match_of(
        visit, "Ada", *["Bob"] * ("coop" in options), wishes={"locale": language},
        problem=MODES[mode], **options,
    )  # fmt: skip
    page = pages[0]
    play(page, "ask 341 B")
    page.get_by_role("button", name=re.compile(r"\b3\b")).last.click()  # a digit of the sheet
    assert problems(page, "light", "dark") == []


@in_the_soak  # as in the hand (test_skin_sizes) every day
def test_axe_finds_nothing_on_a_phone(visit: Visits) -> None:
    (page,) = match_of(visit, "Ada", wishes={"locale": "fr", **PHONE}, problem=CLASSIC)
    play(page, "ask 341 B")
    found = problems_again(page, "dark")
    page.keyboard.press("s")
    page.get_by_label("Note", exact=True).wait_for()
    found += problems(page, "dark", "light")
    assert found == []


@in_the_soak  # as in test_pages every day
def test_axe_finds_nothing_in_the_lobby(visit: Visits) -> None:
    page = visit(locale="nl")
    host = room_of(visit, page)
    visit.program(host.room, "Bob")
    page.goto(f"/r/{host.room}")
    page.get_by_text("Bob").first.wait_for()
    assert problems(page) == []


# --- small windows -------------------------------------------------------------------------------

# What cannot be got at: each thing that takes the focus is given it, and must then be seen and be
# hit by a finger in its middle.
_HIDDEN = """() => {
    const wanted = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const lost = [];
    for (const one of document.querySelectorAll(wanted)) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.tabIndex < 0 || one.disabled || one.classList.contains("skip")) continue;
        one.focus();
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        const hit = document.elementFromPoint(x, y);
        const name = `${one.nodeName} ${one.getAttribute("aria-label") ?? one.textContent.trim()}`;
        const label = one.labels?.[0];
        const mine = hit && (one.contains(hit) || label?.contains(hit) || hit.contains(label));
        if (document.activeElement !== one) lost.push(`${name}: takes no focus`);
        else if (left < -1 || right > innerWidth + 1) lost.push(`${name}: beside the window`);
        else if (!mine) lost.push(`${name}: behind ${hit?.nodeName} ${hit?.className}`);
    }
    return lost;
}"""


@in_the_soak  # as among six verifiers and at the end, below, every day
@pytest.mark.parametrize("mode", MODES)
def test_everything_can_be_reached_in_a_small_window(visit: Visits, mode: str) -> None:
    page, people = match_with(visit, "Bob", problem=MODES[mode])
    sizes = ((640, 400), (320, 640), (390, 844))  # the first is 1280 × 800 at 200 %
    for (width, height), letter in zip(sizes, "BCA", strict=True):
        page.set_viewport_size({"width": width, "height": height})
        assert sticks_out(page) == []
        assert page.evaluate(_HIDDEN) == []
        page.keyboard.press("s")
        page.get_by_label("Note", exact=True).wait_for()
        assert sticks_out(page) == []
        page.keyboard.press("Escape")
        play(page, f"ask 341 {letter}")
        assert sticks_out(page) == []
    # The deck follows its letters, so that each card can be got at.
    for article in page.get_by_role("article").all():
        article.scroll_into_view_if_needed()
        assert article.get_by_role("button").first.is_visible()
    play(page, "thumb down")
    people[1].act("thumb down")
    hears(page, "End of round 1.")
    assert sticks_out(page) == []


# The laws that lie under the dock, wholly or in part, while the page is not scrolled.
_UNDER = """() => {
    scrollTo(0, 0);
    const { top } = document.querySelector(".engine").getBoundingClientRect();
    return [...document.querySelectorAll(".law")]
        .map((law) => [law.getAttribute("aria-label"), law.getBoundingClientRect().bottom - top])
        .filter(([, below]) => below > 0.5);
}"""


@pytest.mark.parametrize("locale", some(["nl", "fr", "en"]))  # the longest words of the bar first
def test_six_verifiers_and_three_people_on_a_small_phone(visit: Visits, locale: str) -> None:
    page = visit(locale=locale, **PHONE)
    host = room_of(visit, page, problem=SIX, aid_hints=locale == "nl")
    for name in ("Bob", "Cleo"):
        visit.program(host.room, name)
    host.order("start")
    host.act("ask 341 B")
    open_board(page, host.room)
    assert page.locator(".law").count() == 21
    for width, height in some(((320, 640), (390, 844), (360, 640), (412, 915)), 2):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_UNDER) == [], f"{width} x {height}"
        for letter in "ACDEF":
            name = language(locale).say(T("Ask {letter}", letter=letter))
            key = page.get_by_role("button", name=name, exact=True).locator("visible=true")
            assert min(size_of(key)) >= 44
        assert sticks_out(page) == []
    # Lower than that, a law comes out as soon as it has the focus.
    page.set_viewport_size({"width": 320, "height": 568})
    assert page.evaluate(_HIDDEN) == []
    assert problems_again(page, "dark") == []
    # As wide as a desk, and no higher than need be.
    for letter in "CD":
        host.act(f"ask 341 {letter}")
    page.wait_for_function("() => Object.keys(viewed.sheet.rounds[0].answers).length === 3")
    page.set_viewport_size({"width": 1280, "height": 720})
    at_rest(page)
    assert page.evaluate(_LOWEST) <= 720
    assert sticks_out(page) == []


_LOWEST = """() => Math.max(...[...document.querySelectorAll('.engine, .sheet')]
    .map((part) => part.getBoundingClientRect().bottom))"""


def size_of(key: Locator) -> tuple[float, float]:
    box = key.bounding_box()
    assert box
    return box["width"], box["height"]


@pytest.mark.parametrize(
    ("locale", "others", "words"),
    some(
        [
            ("nl", ("Bob", "Cleo", "Dora"), "Rematch, same people"),
            ("fr", (), "Another problem like this"),
        ]
    ),
)
def test_a_phone_shows_the_result_and_what_comes_next(
    visit: Visits, locale: str, others: tuple[str, ...], words: str
) -> None:
    page = visit(locale=locale, **PHONE)
    host = room_of(visit, page, problem=CLASSIC)
    people = [host, *(visit.program(host.room, name) for name in others)]
    host.order("start")
    for person in people:
        person.act("ask 341 B")
    for person in people:
        person.act("thumb down" if person is not host else f"thumb up {CODE}")
    page.goto(f"/r/{host.room}")
    again = page.get_by_role("button", name=language(locale).say(T(words)))
    again.wait_for()
    page.wait_for_load_state("networkidle")
    assert jumps(page)["sudden"] < 0.02
    outcome = page.locator("section").filter(has=page.locator("#outcome"))
    for width, height in ((390, 844), (320, 640), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        code_and_words, key = outcome.bounding_box(), again.bounding_box()
        assert code_and_words
        assert key
        assert code_and_words["y"] >= 0
        assert code_and_words["y"] + code_and_words["height"] <= key["y"]
        assert key["y"] + key["height"] <= height
        assert min(key["width"], key["height"]) >= 44
        assert sticks_out(page) == []
        assert page.evaluate(_HIDDEN) == []
    assert problems(page, "dark", "light") == []
    page.locator(".skip").first.focus()  # which comes before all else
    tab_to(page, again)
    page.keyboard.press("Enter")
    board(page)
