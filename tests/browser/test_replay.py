"""A match that is over, in a real browser: step by step on the game's own board, with keys, by a
link, without a script; and a match that goes on, on a big screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from support.browsing import PHONE, Visits, heard, problems, problems_again, sit, sticks_out, tab_to
from support.scaling import SOAK, in_the_soak, some
from support.serving import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page

LAST = re.compile(r"(\d+) of \1$")
KNOWN = "PQ74954"  # the very laws of 4 9 11 14 by which its code is 221
WIDE = {"width": 1280, "height": 800}


def steps_of(person: Person) -> list[dict[str, Any]]:
    match = person.look()["table"]["match"]
    steps: list[dict[str, Any]] = person.ask("GET", f"/api/matches/{match}")["steps"]
    return steps


def of_turing_machine(visit: Visits) -> Person:
    """A match of two that is over: both ask and go on, and one knows the code."""
    host = visit.program()
    host.make(game="turing_machine", options={"problem": KNOWN}, name="Ada")
    guest = visit.program(host.room, "Bob")
    host.order("start")
    for action in ("ask 341 B", "ask 341 A", "thumb down"):
        host.act(action)
    guest.act("ask 111 C")
    guest.act("thumb down")
    host.act("thumb up 221")
    guest.act("thumb down")
    assert host.look()["table"]["phase"] == "over"
    return host


def of_imitation(visit: Visits) -> Person:
    """A match of two that is over; the pictures of its first round were seen long ago."""
    host = visit.program()
    host.make(game="imitation", options={"mode": "cooperative", "first": 1}, name="Ada")
    people = [host, visit.program(host.room, "Bob")]
    host.order("start")
    while host.look()["table"]["phase"] == "playing":
        for one in people:
            legal = [
                action for action in one.legal() if action.startswith(("pick", "vote", "next"))
            ]
            if legal:
                one.act(legal[0])
    return host


def open_replay(page: Page, person: Person, end: str = "") -> None:
    page.goto(f"/m/{person.look()['table']['match']}{end}")
    page.locator("#skin > *:not(noscript)").first.wait_for(state="attached")


def is_at(page: Page, n: int, most: int) -> None:
    page.locator("#step-of", has_text=re.compile(f"^Step {n} of {most}$")).wait_for()
    assert page.get_by_role("slider").input_value() == str(n)
    assert page.locator("#steps [aria-current]").count() == 1


def test_a_match_step_by_step_by_links_and_by_itself(visit: Visits) -> None:
    host = of_turing_machine(visit)
    most = len(steps_of(host)) - 1
    page = visit(viewport=WIDE)
    open_replay(page, host, "#3")
    is_at(page, 3, most)
    _a_step_can_be_linked(page, most)
    open_replay(page, host, "?step=2")
    is_at(page, 2, most)
    _the_match_plays_by_itself(page, most)
    open_replay(page, host)
    page.locator(".board").wait_for()
    is_at(page, 0, most)
    _step_by_step(page, most)
    _with_keys_alone(page, most)


def _step_by_step(page: Page, most: int) -> None:
    assert page.get_by_text("Before the first move").first.is_visible()
    assert page.locator(".answer-line").inner_text().strip() == ""  # nothing is to be done here
    page.get_by_role("link", name="Next", exact=True).click()
    is_at(page, 1, most)
    assert "Ada asked B about 341" in page.locator("#done").inner_text()
    assert page.locator(".seat", has_text="Ada").locator(".mono").inner_text().endswith("341")
    assert any("asked B about 341" in text for text in heard(page))
    page.wait_for_url("**#1")
    page.get_by_role("link", name="Last", exact=True).click()
    is_at(page, most, most)
    page.get_by_role("heading", name="Ada broke").wait_for()
    assert page.get_by_text("Rematch").count() == 0
    page.get_by_role("link", name="Previous", exact=True).click()
    page.locator(".board").wait_for()
    page.get_by_role("link", name="First", exact=True).click()
    is_at(page, 0, most)
    assert page.locator("[data-go=first]").get_attribute("aria-disabled") == "true"
    # A stranger is not led to the room.
    assert not page.get_by_role("link", name="Back to the room").is_visible()


def _with_keys_alone(page: Page, most: int) -> None:
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", most)):
        page.keyboard.press(key)
        is_at(page, step, most)
    page.keyboard.press("ArrowRight")  # there is no more
    is_at(page, most, most)
    page.keyboard.press("Home")
    is_at(page, 0, most)
    slider = page.get_by_role("slider")
    tab_to(page, slider)
    page.keyboard.press("ArrowRight")  # once, though the page has that key too
    is_at(page, 1, most)
    assert slider.get_attribute("aria-valuetext") == f"Step 1 of {most}"
    page.keyboard.press("End")
    is_at(page, most, most)


def _a_step_can_be_linked(page: Page, most: int) -> None:
    page.evaluate("location.hash = '#99'")  # as far as it goes
    is_at(page, most, most)
    page.evaluate("location.hash = '#nowhere'")
    is_at(page, most, most)
    # The step before is written into the address just then.
    page.evaluate(f"location.hash = '#3'; history.replaceState(null, '', '#{most}')")
    is_at(page, 3, most)


def _the_match_plays_by_itself(page: Page, most: int) -> None:
    page.get_by_text("All steps").click()
    page.locator("#steps a").nth(4).click()
    is_at(page, 4, most)
    page.wait_for_url(re.compile(r"/m/[^?]+#4$"))
    page.get_by_role("link", name="Last", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()  # from the beginning again
    is_at(page, 0, most)
    page.get_by_role("button", name="Pause").wait_for()
    is_at(page, 2, most)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()


@in_the_soak  # as in another match (test_turing_looks) every day
def test_a_match_of_pictures_has_those_of_every_round(visit: Visits) -> None:
    host = of_imitation(visit)
    most = len(steps_of(host)) - 1
    page = visit(viewport=WIDE)
    open_replay(page, host)
    page.locator(".imitation").wait_for()
    seen = set()
    for step in range(1, most + 1):
        page.keyboard.press("ArrowRight")
        is_at(page, step, most)
        page.wait_for_function(
            """() => { const all = [...document.querySelectorAll("#skin img")];
                return document.querySelectorAll("#skin .card-picture").length === all.length
                    && all.every((one) => one.complete && one.naturalWidth); }"""
        )
        seen |= {*page.locator("#skin img").evaluate_all("(all) => all.map((one) => one.src)")}
    assert len(seen) > 6
    assert all("/api/matches/" in address for address in seen)
    page.get_by_role("heading", name="Scores").wait_for()
    assert not page.locator(".talk").is_visible()
    assert page.get_by_text("Another game").count() == 0
    # It is told in words, too.
    page.get_by_text("All steps").click()
    page.locator("#steps").get_by_text(
        re.compile("^Ada chose card [1-9] of the hand.$")
    ).first.wait_for()


def is_shown(page: Page, end: str) -> None:
    """Wait for the third step or the last."""
    page.locator("#step-of", has_text="Step 3" if end == "#3" else LAST).wait_for()
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")


@in_the_soak  # as in what is told of their steps, below, every day
@pytest.mark.parametrize("made", [of_turing_machine, of_imitation])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visits, made: Any) -> None:
    host = made(visit)
    page = visit(viewport=WIDE)
    for end in ("#3", "#9999"):
        open_replay(page, host, end)
        is_shown(page, end)
        assert problems(page, "light", "dark") == []
    small = visit(**PHONE)
    for end in ("#3", "#9999"):
        open_replay(small, host, end)
        is_shown(small, end)
        for width in (390, 320):
            small.set_viewport_size({"width": width, "height": 740})
            assert sticks_out(small) == [], (end, width)


@pytest.mark.parametrize(
    ("made", "plain"),
    some(
        [
            (of_turing_machine, False),
            (of_imitation, True),
            (of_turing_machine, True),
            (of_imitation, False),
        ]
    ),
)
def test_without_a_script_and_as_plain_tables(visit: Visits, made: Any, plain: bool) -> None:
    host = made(visit)
    most = len(steps_of(host)) - 1
    page = visit(java_script_enabled=plain)
    page.goto(f"/m/{host.look()['table']['match']}{'?plain' if plain else ''}")
    for step in range(1, 4):
        page.get_by_role("link", name="Next", exact=True).click()
        page.get_by_text(f"Step {step} of {most}").wait_for()
        assert page.locator(".paper dl.facts").first.is_visible()
    assert page.get_by_role("slider").count() == 0
    assert page.get_by_role("button", name="Play", exact=True).count() == 0
    assert page.locator("[data-match]").count() == (0 if plain else 1)
    if not plain:
        _without_a_script_a_watcher_gets_the_plain_page_of_the_same(visit, page)


def _without_a_script_a_watcher_gets_the_plain_page_of_the_same(visit: Visits, page: Page) -> None:
    host = visit.program()
    host.make(game="turing_machine", options={"problem": "4 9 11 14"}, start=True, watch=True)
    for path in ("watch", "screen"):
        page.goto(f"/r/{host.room}/{path}")
        page.wait_for_url(f"**/{path}?plain")
        page.locator("#status").wait_for()


def test_a_big_screen_shows_the_board_and_the_way_in(visit: Visits) -> None:
    host = visit.program()
    host.make(game="turing_machine", options={"problem": "4 9 11 14"}, watch=True, name="Ada")
    page = visit(viewport={"width": 1920, "height": 1080})
    page.goto(f"/r/{host.room}/screen")
    page.locator(".names li", has_text="Ada").wait_for()
    visit.program(host.room, "Bob")
    page.locator(".names li", has_text="Bob").wait_for()
    host.order("start")
    page.locator(".board.watching").wait_for()  # by itself
    host.act("ask 341 B")
    page.locator(".seat", has_text="Ada").locator(".mono", has_text="341").wait_for()
    code = page.get_by_role("img", name=host.room)
    assert code.is_visible()
    assert page.get_by_alt_text("QR code").is_visible()
    assert problems(page, "dark", "light") == []
    assert sticks_out(page) == []
    host.order("lock on")
    code.wait_for(state="hidden")
    host.order("lock off")
    code.wait_for()
    if SOAK:  # before a match it is looked at every day (test_prefs)
        page.context.add_cookies([{"name": "stream", "value": "on", "url": visit.server.url}])
        page.reload()
        page.locator(".board.watching").wait_for()
        assert not code.is_visible()
        assert not page.get_by_alt_text("QR code").is_visible()
    page.goto(f"/r/{host.room}/screen?plain")
    page.locator("#view table").wait_for()


def test_what_nobody_may_watch_or_the_host_ended_shows_nothing_that_is_hidden(
    visit: Visits,
) -> None:
    host = visit.program()
    host.make(game="turing_machine", options={"problem": "4 9 11 14"}, start=True, name="Ada")
    page = visit(viewport=WIDE)
    sit(page, host)
    page.goto(f"/r/{host.room}/screen")
    page.get_by_text("once spectators may watch").wait_for()
    assert page.locator("#skin, #view").count() == 0
    page.locator(".names li", has_text="Ada").wait_for()
    host.order("watch on")
    page.locator(".board.watching").wait_for()
    # The match is ended, and somebody else looks at it.
    host.act("ask 341 B")
    host.order("end")
    page.context.clear_cookies()
    open_replay(page, host, "#1")
    page.get_by_text("The host ended the match.").first.wait_for()
    assert page.locator("#done").inner_text() == "Ada"
    assert page.locator(".outcome-code").count() == 0


def test_a_long_match_lists_the_steps_around_the_one_that_is_shown(visit: Visits) -> None:
    """A script goes on where the list ends; without one the page of another step lists others."""
    host = visit.program()
    host.make(game="turing_machine", options={"problem": "4 9 11 14"}, name="Ada", start=True)
    for _ in range(210):
        host.act("thumb down")
    host.act("thumb up 111")
    assert host.look()["table"]["phase"] == "over"
    most = 211
    page = visit(viewport=WIDE)
    open_replay(page, host)
    page.locator(".board").wait_for()
    assert page.locator("#steps a").count() == 200
    page.get_by_role("link", name="Last", exact=True).click()
    page.locator("#step-of", has_text=f"Step {most} of {most}").wait_for()
    assert page.locator("#done").inner_text() == "Ada: thumb up, 111."
    page.get_by_role("link", name="Previous", exact=True).click()
    page.locator("#step-of", has_text=f"Step {most - 1} of {most}").wait_for()
    assert page.locator("#done").inner_text() == "Ada: thumb down."
    page.get_by_role("link", name="First", exact=True).click()
    is_at(page, 0, most)
    plain = host.client.get(f"/m/{host.look()['table']['match']}?plain&step={most}").text
    assert f'data-step="{most}"' in plain
    assert 'data-step="0"' not in plain
    told = host.ask("GET", f"/api/matches/{host.look()['table']['match']}")
    assert [step["action"] for step in told["steps"]] == [
        "",
        *["thumb down"] * 210,
        "thumb up 111",
    ]
    assert "next" not in told


def test_a_step_shows_what_was_answered_and_what_that_left(visit: Visits) -> None:
    page = visit()
    host = of_turing_machine(visit)
    sit(page, host)
    page.goto(f"/r/{host.room}")
    page.get_by_role("link", name="Step through it").click()
    page.locator(".board").wait_for()
    page.get_by_role("link", name="Next").click()
    done = page.locator("#done")
    done.get_by_text(re.compile("^Ada asked B about 341: [✓✗]$")).wait_for()
    page.get_by_role("img", name=re.compile("341")).or_(page.locator(".engine")).first.wait_for()
    page.get_by_text(re.compile(r"^Possible cases left: \d+\.")).wait_for()
    assert page.locator(".engine").is_visible()
    page.locator(".law.struck[data-name='9d']").wait_for()  # three 3s leave one code alone
    assert problems(page, "dark", "light") == []
    assert sticks_out(page) == []
    page.set_viewport_size({"width": 320, "height": 740})
    assert sticks_out(page) == []
    page.get_by_role("link", name="Back to the room").click()
    page.wait_for_url(f"**/r/{host.room}")


def is_whole(page: Page, selector: str) -> bool:
    """Whether nothing lies over an element, and it is in the window from top to bottom."""
    seen: bool = page.locator(selector).evaluate(
        """(one) => { const { left, right, top, bottom } = one.getBoundingClientRect();
            return [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
                one.contains(document.elementFromPoint((left + right) / 2, y))); }"""
    )
    return seen


def test_on_a_phone_a_step_shows_its_answer_and_the_card_that_was_asked(visit: Visits) -> None:
    host = of_turing_machine(visit)
    for lang in some(("fr", "en", "nl")):
        page = visit(**PHONE, locale=lang)
        open_replay(page, host)
        page.locator(".retold").wait_for()
        assert page.locator(".pips .used").count() == 0, lang  # nothing has been asked
        for asked in "BA":
            page.locator("[data-go=next]").click()
            page.locator(".tab[aria-current]", has_text=asked).wait_for()
            page.wait_for_function(
                """(id) => { const { left, right } =
                    document.getElementById(id).getBoundingClientRect();
                    return left >= 0 && right <= innerWidth; }""",
                arg=f"card-{asked}",
            )
            page.locator(".answer-line.is-no", has_text=asked).wait_for()
            assert is_whole(page, f"#card-{asked}"), (lang, asked)
            assert is_whole(page, ".answer-line"), (lang, asked)
        assert page.locator(".pips .used").count() == 2, lang
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            lines = page.locator(".replay-ways > *").evaluate_all(
                "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
            )
            assert len({*lines}) == 1, (lang, width)
            assert sticks_out(page) == [], (lang, width)
    # Nothing is docked: what was answered so far is written below.
    assert not page.locator(".ending").is_visible()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.locator(".rounds").scroll_into_view_if_needed()
    assert is_whole(page, ".rounds")
    assert problems_again(page, "light", "dark") == []


def test_a_round_of_the_other_game_is_told_as_it_was_seen(visit: Visits) -> None:
    host = of_imitation(visit)
    page = visit(viewport=WIDE)
    sit(page, host)
    page.goto(f"/r/{host.room}")
    page.get_by_role("link", name="Step through it").click()
    page.locator(".imitation").wait_for()
    done, part = page.locator("#done"), page.get_by_label("Part of the match")
    go_on = page.get_by_role("button", name="Next part")
    assert part.locator("option").all_inner_texts()[:2] == [
        "Round 1, pair 1",
        "Round 1, the votes",
    ]
    page.keyboard.press("ArrowRight")  # the cards are drawn
    done.get_by_text("Round 1 begins, and Ada answers.").wait_for()
    page.keyboard.press("ArrowRight")  # Ada has chosen
    page.locator(".lane-cards img").first.wait_for()
    assert part.input_value() == "0"
    go_on.click()
    done.get_by_text(re.compile(r"^Bob voted\. Ada was [LR]\. ")).wait_for()
    page.get_by_role("heading", name=re.compile("^Ada was [LR].$")).wait_for()
    assert page.locator(".dock").count() == 0
    assert len([text for text in heard(page) if "Ada was" in text]) == 1
    assert problems(page, "light", "dark") == []
    page.keyboard.press("Shift+ArrowRight")
    page.locator("#part", has=page.locator("option:checked", has_text="Round 2, pair 1")).wait_for()
    page.keyboard.press("Shift+ArrowLeft")
    part.select_option("The result")
    done.get_by_text(re.compile("went on. (You have won together|The Machine fooled)")).wait_for()
    assert go_on.get_attribute("aria-disabled") == "true"
    page.get_by_text("All steps").click()
    every = page.locator("#steps").inner_text()
    assert not re.search(r"\bround [LR] \d|vote [LR]|voted [LR]", every)
    page.set_viewport_size(PHONE["viewport"])
    assert sticks_out(page) == []
    page.get_by_role("link", name="Back to the room").click()
    page.wait_for_url(f"**/r/{host.room}")
