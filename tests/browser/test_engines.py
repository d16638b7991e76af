"""The main path in the engines of others: Firefox's and WebKit's. All else is tested in Chromium,
which under `make soak` one of these tests has as the other player."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.games.turing_machine.bots import BOTS
from support.browsing import Visits, also_looked_at, board, play
from support.engines import ENTER, Window, firefox_window, webkit_window
from support.scaling import SOAK
from support.servers import Missing
from support.serving import Serving

NARROW = 447  # pixels; WebKit's window can be no narrower
ENGINES = {"firefox": firefox_window, "webkit": webkit_window}


@pytest.fixture(scope="module", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, server: Serving, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """One window of each, for all tests: to start them takes longer than the tests."""
    folder = tmp_path_factory.mktemp(request.param)
    try:
        with ENGINES[request.param](server.url, folder) as window:
            yield window
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture
def window(engine: Window) -> Iterator[Window]:
    """In front of somebody who comes for the first time."""
    engine.resize(1280, 800)
    engine.forget()
    yield engine
    assert engine.complaints() == []


# What the page of a room shows was told it by this.
_VIEW = (
    "async () => (await (await fetch(location.pathname.replace('/r/', '/api/rooms/'))).json()).view"
)


def first_page(window: Window, query: str = "") -> dict[str, Any]:
    """Open it; the view of the match on it, which has no room yet."""
    window.open(f"/{query}")
    window.until("() => document.querySelectorAll('.drum').length === 3")
    view: dict[str, Any] = json.loads(
        window.evaluate("() => document.getElementById('attempt').textContent")
    )["view"]
    return view


def ask(window: Window, code: str, letter: str) -> None:
    """By the wheels and the card's key, until the sheet has the answer."""
    answers = "() => document.querySelectorAll('.rounds .now svg.answer').length"
    before = window.evaluate(answers)
    if not before:
        window.click(".drum [aria-checked=true]")
        window.press(code)
        shown = "(code) => [...document.querySelectorAll('.drum [aria-checked=true]')]"
        shown += ".map((one) => one.lastElementChild.textContent).join('') === code"
        window.until(shown, code)
    window.click(".ask-here, .ask-key", f"Ask {letter}")
    window.until(f"(before) => ({answers})() > before", before)


NOW = ".rounds .now .number"
KNOWN = "?problem=PQ74954"  # by which the code is 221
NOTE = "not three, nor more" if SOAK else "not three"  # keys take their time
SHORT = ("ask 341 B", "ask 341 C", "thumb down", "ask 111 A", "thumb up 221")

# What is wider than the window, or than the sheet that it is on.
_TOO_WIDE = """() => {
    const sheet = document.querySelector(".sheet-paper").getBoundingClientRect().right;
    const over = (selector, edge) => [...document.querySelectorAll(selector)]
        .filter((one) => one.getBoundingClientRect().right > edge + 0.5)
        .map((one) => one.outerHTML.slice(0, 80));
    return [document.documentElement.scrollWidth > innerWidth ? over("body *", innerWidth) : [],
        over(".jot, .jot textarea", sheet)].flat();
}"""


def test_from_the_first_visit_to_the_code_with_a_sheet_that_is_kept(window: Window) -> None:
    view = first_page(window, "" if SOAK else KNOWN)
    short = iter(SHORT)
    for n in range(60):
        action = BOTS["optimal"](view, Chance(1)) if SOAK else next(short)
        verb, *words = action.split(" ")
        if verb == "ask":
            ask(window, *words)
        elif words == ["down"]:
            window.click(".next")
            window.sees(str(view["round"] + 1), NOW)
        else:
            window.click(".declare")
            window.sees("", "dialog.know")
            window.press(words[1] + ENTER)
            break
        if n == 0:
            _the_sheet_is_kept_and_has_room_for_its_notes(window)
        view = window.evaluate(_VIEW)
    solution = (
        "() => [...document.querySelectorAll('.outcome-code b')].map((one) => one.textContent)"
    )
    assert window.until(f"() => ({solution})().length === 3 && ({solution})()") == [*words[1]]


def _the_sheet_is_kept_and_has_room_for_its_notes(window: Window) -> None:
    window.click("#card-A .law")
    window.click(".digit-mark", "4")
    window.until(f"async () => Object.keys((await ({_VIEW})()).sheet.marks).length === 2")
    window.click(".jot textarea", "Note on A")
    window.press(NOTE)
    assert window.evaluate(_TOO_WIDE) == []
    window.resize(NARROW, 800)
    window.click(".sheet-key")
    window.sees("Note on A", ".jot textarea")
    assert window.evaluate(_TOO_WIDE) == []
    # What was written a moment ago outlives the page.
    window.click(".jot textarea", "Note on B")
    window.press("even")
    window.open(window.evaluate("() => location.pathname"))
    window.until("(note) => document.querySelector('.jot textarea')?.value === note", NOTE)
    window.until("() => document.querySelectorAll('.jot textarea')[1].value === 'even'")
    pressed = "(of) => document.querySelectorAll(`${of}[aria-pressed=true]`).length"
    assert [window.evaluate(pressed, of) for of in (".law", ".digit-mark")] == [1, 1]
    window.resize(1280, 800)


def test_two_play_and_see_each_other(window: Window, visit: Visits) -> None:
    window.open("/")
    window.click("button", "New room")
    room = window.until(
        "() => location.pathname.startsWith('/r/') && location.pathname.slice(3, 9)"
    )
    bob = visit.program(room, "Bob")
    pages = also_looked_at(visit, bob)  # in Chromium
    window.sees("Bob")
    window.click("button", "Start")
    window.until("() => document.querySelectorAll('.drum').length === 3")
    for page in pages:
        board(page)
    ask(window, "123", "A")
    assert "123" in json.dumps(bob.look()["view"])  # the proposal is public
    for page in pages:
        page.get_by_text("123").first.wait_for()
    window.click(".next")
    for page in pages:
        page.get_by_text("Everyone is waiting for you.").first.wait_for()
    for action, shown in (("ask 245 B", ("245", ".seat")), ("thumb down", ("2", NOW))):
        for page in pages:
            play(page, action)
        if not pages:
            bob.act(action)
        window.sees(*shown)
    assert bob.look()["view"]["round"] == window.evaluate(_VIEW)["round"] == 2


def test_the_box_answers(window: Window) -> None:
    window.open("/g/turing_machine/box")
    window.click(".box-choose label", "It is on the table already")
    for field, numbers in (("cards", "4 9 11 14"), ("numbers", "447 646 566 322")):
        window.click(f"#box-{field}")
        window.press(numbers)
    window.click(".box-choose .filled")
    window.sees("On the table", ".laid h2")
    for code, words in (("123", "123 is not the code."), ("241", "241 is the code.")):
        window.click("#box-code")
        window.evaluate("() => document.getElementById('box-code').select()")
        window.press(code + ENTER)
        window.sees(words, ".verdict")
