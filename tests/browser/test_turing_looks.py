"""The page of Turing in a real browser: fair to both cards, and good to look at everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from support.browsing import (
    PHONE,
    Visits,
    at_rest,
    hears,
    problems,
    problems_again,
    sit,
    sticks_out,
    until,
    view_of,
)
from support.scaling import SOAK, in_the_soak, some
from support.serving import Person
from support.turing_browsing import OTHER, START, button, open_match, pair_shown, table_of, verdict

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route


def view(person: Person) -> dict[str, Any]:
    seen: dict[str, Any] = person.ask("GET", f"/api/rooms/{person.room}")["view"]
    return seen


# --- fair -----------------------------------------------------------------------------------------


def _masked(page: Page) -> str:
    """The whole of the match's page, without what differs by chance: which cards they are."""
    at_rest(page)  # all that is to be shown and said has been
    html: str = page.evaluate("document.getElementById('skin').innerHTML")
    now = view_of(page)
    pictures = [now["guide"], *(one for pair in now["pairs"] for one in pair.values())]
    for picture in pictures:
        html = html.replace(picture["text"], "TEXT").replace(picture["name"], "NAME")
    return re.sub(r"/rooms/\w+/", "/rooms/CODE/", html)


def _both_sides_of_the_page_are_the_same(page: Page, masked: str) -> None:
    lanes = re.findall(r'<div class="lane".*?</ol></div>', masked)
    plain = [re.sub(rf"\b{side}\b", "SIDE", lane) for side, lane in zip("LR", lanes, strict=True)]
    assert plain[0] == plain[1]
    sizes = page.evaluate(
        "[...document.querySelectorAll('.lane .is-large img')].map((one) => one.offsetWidth)"
    )
    assert sizes[0] == sizes[1] > 0


def _stages(visit: Visits, page: Page, side: str) -> list[str]:
    """What an Interrogator sees in a match where the Machine has this side."""
    for _ in range(30):
        people = table_of(visit, page, "Bob", "Cleo", first=2)
        if view(people[1])["side"] == side:
            break
    open_match(page, people[0].room)
    page.locator(".guide img").wait_for()  # or it may not be there yet, on a busy machine
    found = [_masked(page)]
    for n in (1, 2, 3):
        people[1].act("pick 2" if n < 3 else "pick 3")
        pair_shown(page, n)
        found.append(_masked(page))
        if n == 1:
            _both_sides_of_the_page_are_the_same(page, found[-1])
        page.keyboard.press("e")
        page.wait_for_function("() => document.querySelectorAll('dialog img').length === 2")
        found.append(_masked(page))
        page.keyboard.press("Escape")
        for one in (people[0], people[2]):
            if n < 3:
                one.act("pass")
        if n < 3:
            page.get_by_text(f"Bob is choosing for pair {n + 1}.").first.wait_for()
            found.append(_masked(page))
    return found


def test_the_page_is_the_same_whichever_side_is_the_machines(visit: Visits) -> None:
    page = visit()
    left, right = (_stages(visit, page, side) for side in "LR")
    assert len(left) == 9
    assert left == right
    assert all('alt=""' in html for html in left)


# Counts the pictures that come into the page at one beat.
_BEATS = """() => {
    window.beats = [];
    new MutationObserver((records) => {
        const added = records.flatMap((one) => [...one.addedNodes]);
        const shown = added.filter((one) => one.nodeName === "IMG").length;
        if (shown) window.beats.push(shown);
    }).observe(document.querySelector(".pairs"), { subtree: true, childList: true });
}"""


def _neither_card_is_seen_before_the_other(
    page: Page, held: list[Route], choosing: Person, late: str
) -> None:
    held.clear()
    page.evaluate("beats.splice(0)")
    choosing.act("pick 2")
    until(page, lambda: len(held) == 2)
    names = {side: one["name"] for side, one in view_of(page)["pairs"][-1].items()}
    by_side = {
        side: route for route in held for side in "LR" if route.request.url.endswith(names[side])
    }
    assert [route.request.url.rsplit("/", 1)[1] for route in held] == [names["L"], names["R"]]
    first = by_side[OTHER[late]]
    with page.expect_event("requestfinished", lambda one: one.url == first.request.url):
        first.continue_()
    at_rest(page)
    assert page.evaluate("beats") == []
    by_side[late].continue_()
    page.wait_for_function("() => beats.length > 0")
    assert page.evaluate("beats") == [2]  # both at one beat


def _what_cannot_be_shown_is_told(page: Page) -> None:
    """As in the replay of a match with pictures that went with their room."""
    page.route("**/pictures/*", lambda route: route.fulfill(status=404))
    page.reload()
    words = page.locator(".is-missing").get_by_text(view_of(page)["guide"]["text"])
    words.wait_for()
    assert (words.bounding_box() or {"width": 0})["width"] > 50


def test_pictures_that_are_late_and_those_that_never_come(visit: Visits) -> None:
    page = visit()
    people = table_of(visit, page, "Bob", "Cleo", first=2)
    open_match(page, people[0].room)
    page.locator(".guide img").wait_for()  # which is fetched by now, and not held below
    held: list[Route] = []
    page.route("**/pictures/*", lambda route: held.append(route))
    page.evaluate(_BEATS)
    _neither_card_is_seen_before_the_other(page, held, people[1], late="L")
    for one in (people[0], people[2]):
        one.act("pass")
    page.get_by_text("Bob is choosing for pair 2.").first.wait_for()
    _neither_card_is_seen_before_the_other(page, held, people[1], late="R")
    with visit.forgiving("404"):
        _what_cannot_be_shown_is_told(page)


# --- looked at ------------------------------------------------------------------------------------


def _round_over(people: list[Person]) -> None:
    """Play a round: all are right, the first after one pair."""
    at = view(people[0])["responder"]
    human = OTHER[view(people[at])["side"]]
    first, *others = [one for seat, one in enumerate(people) if seat != at]
    people[at].act("pick 2")
    first.act(f"vote {human}")
    if others:
        for one in others:
            one.act("pass")
        people[at].act("pick 2")
        for one in others:
            one.act(f"vote {human}")


SIZES = some([(320, 640), (390, 844), (1280, 800), (640, 400), (820, 1180)], 2)


def _at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """In which nothing sticks out; then it is as large as before."""
    before = page.viewport_size
    assert before
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert sticks_out(page) == [], (page.url, width)
        yield width, height
    page.set_viewport_size(before)


def _bottom(page: Page, name: str) -> float:
    found: float = page.locator(name).evaluate("(one) => one.getBoundingClientRect().bottom")
    return found


def _seen_closely(page: Page) -> None:
    page.keyboard.press("e")
    near = page.get_by_role("dialog")
    near.wait_for()
    assert sticks_out(page) == []
    # It begins with its title, whichever key has the focus, and says which side is which.
    assert near.evaluate("(one) => one.scrollTop") == 0
    assert near.get_by_text("L", exact=True).is_visible()
    page.keyboard.press("Escape")
    near.wait_for(state="detached")


def _the_key_for_the_left_one_is_large_and_votes(page: Page) -> None:
    left = page.locator(".vote-L")
    assert "humain" in left.inner_text()
    box = left.bounding_box()
    assert box
    assert box["height"] >= 44
    left.tap()
    page.locator(".vote-L").wait_for(state="detached")


@pytest.mark.parametrize(
    ("language", "theme"), some([("fr", "dark"), ("en", "light"), ("nl", "light")])
)
def test_axe_finds_nothing_nothing_sticks_out_and_a_desktop_need_not_scroll(
    visit: Visits, language: str, theme: str
) -> None:
    size = {"viewport": {"width": 1280, "height": 800}} if language == "en" else PHONE
    page = visit(locale=language, color_scheme=theme, **size)
    themes = (theme, "light" if theme == "dark" else "dark")
    found = []
    for place, look in ((START, problems), *[("/g/imitation/rules", problems_again)] * SOAK):
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        found += look(page, *themes)
        assert len([*_at_every_size(page)]) == len(SIZES)
    people = table_of(visit, page, "Bob", "Maximiliane of the very long name", "D", first=1, hand=5)
    open_match(page, people[0].room)
    page.keyboard.press("1")
    found += problems(page, *themes)  # the hand
    for width, height in _at_every_size(page):
        if width == 1280:
            assert _bottom(page, ".hand") <= height
    _round_over(people)
    page.locator(".opened").wait_for()
    found += problems(page, *themes)
    for width, _ in _at_every_size(page):
        if width == 1280:  # the verdict and its key are one panel, whichever is higher
            assert _bottom(page, ".verdict") == _bottom(page, ".opened .dock")
    for one in people:
        one.act("next")
    people[1].act("pick 2")
    for one in people[2:] * 4:
        one.order("say Something that takes more than one line in a narrow column.")
    pair_shown(page, 1)
    found += problems(page, *themes)  # the round
    for width, height in _at_every_size(page):
        if width == 1280:
            assert _bottom(page, ".imitation") <= height
        elif height > 619:  # the keys to vote with are always at hand
            assert _bottom(page, ".dock") <= height
        _seen_closely(page)
    page.keyboard.press("e")
    page.get_by_role("dialog").wait_for()
    found += problems(page, themes[0], within="dialog")
    assert found == []
    if language == "fr":
        page.keyboard.press("Escape")
        _the_key_for_the_left_one_is_large_and_votes(page)


def test_a_refusal_goes_with_its_cause_and_hand_and_votes_fit_small_screens(visit: Visits) -> None:
    page = visit(locale="fr", viewport={"width": 390, "height": 844})
    host = visit.program()
    host.make(game="imitation", options={"first": 1, "hand": 5}, name="Ada")
    sit(page, host)
    people = [host, visit.program(host.room, "Bob")]
    page.goto(f"/r/{host.room}")
    page.locator("#f-start button").click()
    page.get_by_role("alert").filter(has_text="deux").wait_for()
    people.append(visit.program(host.room, "Cleo"))
    page.get_by_role("alert").filter(has_text="deux").wait_for(state="detached")
    assert visit.complaints.pop().endswith("(Conflict)")  # of the refusal
    page.goto("/privacy")  # the lobby would go to the match by itself, and two ways at once is none
    host.order("start")
    open_match(page, host.room)
    assert page.locator(".hand-cards li").count() == 5
    assert _bottom(page, ".hand") <= 844
    at_rest(page)
    page.goto("/privacy")  # programs are fast, and pictures of a hand that is gone are gone
    _round_over(people)
    for one in people:
        one.act("next")
    people[1].act("pick 2")
    open_match(page, host.room)
    pair_shown(page, 1)
    page.locator(".vote-R").wait_for()
    for width, height in ((844, 390), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        assert sticks_out(page) == []
        assert _bottom(page, ".dock") <= height
        rows = {
            round(box["y"] + box["height"] / 2)
            for key in page.locator(".dock button").all()
            if (box := key.bounding_box())
        }
        assert len(rows) == 1, rows
        assert _bottom(page, ".pairs") <= page.locator(".dock").evaluate(
            "(one) => one.getBoundingClientRect().top"
        )


def test_the_end_is_told_and_can_be_replayed(visit: Visits) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    people = table_of(visit, page, "Bob", mode="cooperative", first=1)
    for n in (1, 2):
        _round_over(people)
        if n == 1:
            for one in people:
                one.act("next")
    open_match(page, people[0].room)
    people[1].act("next")
    button(page, "To the result").click()
    page.get_by_role("heading", name="You have won together").wait_for()
    hears(page, "You have won together.")
    rows = page.get_by_role("table").get_by_role("row")
    assert rows.count() == 1 + 2 + 2  # two rounds, and two sums
    assert problems(page, "light", "dark") == []
    _the_gallery_can_be_walked_through_and_saved(page)
    page.get_by_role("link", name="Step through it").click()
    page.wait_for_url("**/m/*")
    for _ in range(2):
        page.get_by_role("link", name="Next", exact=True).click()
    page.wait_for_function("() => document.querySelectorAll('main img').length >= 3")
    page.wait_for_function("() => [...document.images].every((one) => one.naturalWidth)")
    assert problems_again(page) == []  # as test_replay finds in another match
    page.goto(f"/r/{people[0].room}")
    button(page, "Another game").click()
    page.get_by_role("heading", name="Choose your answer.").wait_for()  # as the host has chosen
    for n in (1, 2):
        at_rest(page)  # programs are fast, and the pictures of a hand that is gone are gone, too
        _round_over(people)
        page.wait_for_function("(n) => viewed.round === n && viewed.opened", arg=n)
        at_rest(page)
        for one in people:
            one.act("next")
    page.get_by_text("Matches won together at this table: 2 of 2.").wait_for()
    page.set_viewport_size({"width": 2560, "height": 1440})  # where everything grows
    assert page.evaluate("getComputedStyle(document.body).zoom") == "1.5"
    assert sticks_out(page) == []


def _the_gallery_can_be_walked_through_and_saved(page: Page) -> None:
    """By keys alone, within a round; and as a picture that has its pictures in it."""
    gallery = page.get_by_role("region", name="Every round")
    rounds = gallery.locator("ol > li.paper")
    assert rounds.count() == 2
    first = rounds.first.get_by_role("button").nth(1)
    first.focus()
    page.keyboard.press("Enter")
    near = page.get_by_role("dialog")
    near.get_by_role("heading", name="Round 1, pair 1").wait_for()
    shown = view_of(page)["gallery"]["rounds"][0]
    assert near.get_by_text(shown["pairs"][0]["L"]["text"]).count()
    pictures = 1 + 2 * len(shown["pairs"])
    for _ in range(pictures):  # all of the round, and no further
        assert "Round 1" in near.get_by_role("heading").inner_text()
        page.keyboard.press("ArrowRight")
    near.get_by_role("heading", name="Round 1, pair 1").wait_for()
    page.keyboard.press("Escape")
    near.wait_for(state="detached")
    assert first.evaluate("(one) => one === document.activeElement")
    with page.expect_download() as saved:
        button(page, "Save as a picture").click()
    picture = Image.open(saved.value.path()).convert("RGB")
    assert picture.width == 1280
    assert len(picture.getcolors(picture.width * picture.height) or ()) > 5000  # painted cards


def test_on_a_phone_the_mode_the_time_and_the_lap_are_known(visit: Visits) -> None:
    page = visit(**PHONE)
    host = visit.program()
    host.make(game="imitation", options={"mode": "gnirut", "first": 2}, name="Ada")
    sit(page, host)
    people = [host, visit.program(host.room, "Bob")]
    host.order("timer 90")
    host.order("start")
    open_match(page, host.room)
    people[1].act("pick 2")
    pair_shown(page, 1)
    assert page.get_by_text("This is Gnirut: Bob wants you to be wrong.").is_visible()
    assert page.get_by_text("the other was dealt by the Machine").is_visible()  # the first time
    page.evaluate("scrollTo(0, 900)")
    clock = page.get_by_role("timer").bounding_box()
    assert clock is not None
    assert 0 <= clock["y"] <= 100
    human = OTHER[view(people[1])["side"]]
    host.act(f"vote {human}")
    verdict(page).wait_for()
    assert page.evaluate("scrollY") == 0  # another screen begins at its top
    assert page.get_by_text("Gnirut, round 1 of 2").is_visible()
    for one in people:
        one.act("next")
    page.get_by_role("heading", name="Choose your answer.").wait_for()
    _round_over(people)
    hears(page, "It’s a tie after this lap: play another.")
    host.order("end")
    hears(page, "The host ended the match.")


@in_the_soak  # as where axe looks, above, every day
def test_a_french_phone_in_the_dark(visit: Visits) -> None:
    page = visit(locale="fr", color_scheme="dark", **PHONE)
    page.goto(START)
    page.get_by_role("button", name="Trouver l’humain").tap()
    page.wait_for_url("**/r/*")
    left = page.locator(".vote-L")
    left.wait_for()
    assert "humain" in left.inner_text()
    box = left.bounding_box()
    assert box
    assert box["height"] >= 44
    left.tap()
    page.locator(".opened").wait_for()
    assert sticks_out(page) == []
    # What is on the cards is told in French, too, once it is known in French.
    page.locator(".look").first.tap()
    page.get_by_role("dialog").wait_for()
    assert problems_again(page, "dark", within="dialog") == []
