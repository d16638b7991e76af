"""Turing Machine's board at every size: what is operated is in view, and stays in its place."""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from support.browsing import (
    PHONE,
    Visits,
    at_rest,
    board,
    keys,
    match_with,
    open_board,
    play,
    problems,
    room_of,
    sticks_out,
)
from support.scaling import SOAK, in_the_soak, some

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = {
    "phone": (390, 844),
    "landscape": (844, 390),
    "tablet": (820, 1180),
    "smallest": (320, 640),
    "desktop": (1280, 800),
    "low desktop": (1024, 768),
    "small": (360, 800),
}

# Of each wheel: how far it is scrolled, its digit, and whether all of that is to be seen in it.
_SHOWN = """() => [...document.querySelectorAll(".drum")].map((drum) => {
    const front = drum.querySelector("[aria-checked=true]");
    const [box, face, digit] = [drum, front, front.lastElementChild]
        .map((one) => one.getBoundingClientRect());
    const middle = document.elementFromPoint(
        (digit.left + digit.right) / 2, (digit.top + digit.bottom) / 2);
    return [drum.scrollTop, front.lastElementChild.textContent,
        face.top >= box.top && face.bottom <= box.bottom && front.contains(middle)];
})"""


def shown(page: Page) -> list[tuple[int, str, bool]]:
    """The wheels, once they stand still."""
    found: list[tuple[int, str, bool]] = page.evaluate(f"() => atRest().then({_SHOWN})")
    return [(top, digit, seen) for top, digit, seen in found]


def test_a_wheel_shows_the_digit_that_will_be_asked(visit: Visits) -> None:
    page = visit(**PHONE)
    open_board(page)
    for size, way in zip(some(SIZES, 2), cycle(("tap", "click")), strict=False):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        turn_the_wheels(page, ("tap", "click") if SOAK else (way,))
        if SOAK or way == "tap":
            turn_them_by_keys(page)


FACES = ("1", "-1", "2", "-2", "0")  # as far from the one in front


def turn_the_wheels(page: Page, ways: tuple[str, ...]) -> None:
    drums = page.locator(".drum")
    assert drums.count() == 3
    code = [digit for _, digit, _ in shown(page)]
    for at, drum in enumerate(drums.all()):
        drum.evaluate("(drum) => drum.scrollIntoView({ block: 'center' })")
        for turn in ways:
            for away in FACES if SOAK else FACES[at % 2 :: 2]:  # some on each wheel
                face = drum.locator(f".away{away}")
                digit = face.locator("span").last.inner_text()
                if face.evaluate("(face) => getComputedStyle(face).pointerEvents") == "none":
                    continue
                face.tap() if turn == "tap" else face.click()
                code[at] = digit
                assert shown(page) == [(0, digit, True) for digit in code]


def turn_them_by_keys(page: Page) -> None:
    page.locator(".drum").first.get_by_role("radio", checked=True).focus()
    for key in (*["ArrowDown"] * 5, "ArrowUp", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        assert [(top, seen) for top, _, seen in shown(page)] == [(0, True)] * 3


# What one needs to play, and cannot be seen without scrolling.
_OUT_OF_VIEW = """() => {
    scrollTo(0, 0);
    const keys = [...document.querySelectorAll(".ask-key, .ask-here")]
        .filter((key) => key.checkVisibility());
    return [...document.querySelectorAll(".drum, .ending .declare, .ending .next"), ...keys]
        .map((part) => [part.className, part.getBoundingClientRect()])
        .filter(([, { top, bottom, left, right, height }]) => !height || top < 0 || left < 0 ||
            bottom > innerHeight + 0.5 || right > innerWidth + 0.5)
        .map(([name, { top, bottom }]) => `${name} ${top} ${bottom}`);
}"""
# How much of the window the board uses, and how large its text is.
_USED = """() => {
    const used = ["bottom", "right"].map((side) => Math.max(
        ...[...document.querySelectorAll(".engine, .sheet, .ending")]
            .map((part) => part.getBoundingClientRect()[side])));
    const line = document.querySelector(".answer-line");
    const zoom = line.getBoundingClientRect().width / line.offsetWidth;
    return [used[0] / innerHeight, used[1] / innerWidth,
        parseFloat(getComputedStyle(line).fontSize) * zoom];
}"""
_LINES = """(one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""
ALL_SIZES = {**SIZES, "large": (1920, 1080), "largest": (2560, 1440), "flat": (667, 375)}
EVERY_DAY = ("phone", "smallest", "desktop", "large", "largest")


def test_the_machine_and_its_keys_are_in_view(visit: Visits) -> None:
    page = visit(taught=False)
    open_board(page)
    sizes = {}
    for name in ALL_SIZES if SOAK else EVERY_DAY:
        width, height = ALL_SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(_OUT_OF_VIEW) == [], name
        assert sticks_out(page) == [], name
        high, wide, sizes[name] = page.evaluate(_USED)
        assert high > 0.9, name
        assert wide > 0.9, name
        # However narrow it is, what the header offers has two lines at most.
        for way in page.locator(".bar-new").all():
            assert way.evaluate(_LINES) <= 2, name
        # Those who come for the first time see that they can learn.
        box = page.locator("#bar").get_by_role("link", name="School").bounding_box()
        assert box is not None, name
        assert box["width"] >= 44, name
        assert box["x"] + box["width"] <= width, name
    assert sizes["desktop"] < sizes["large"] < sizes["largest"]
    # It is there for those who are stuck, too.
    page.keyboard.press("a")
    page.locator(".ask-key.done").wait_for(state="attached")
    page.wait_for_url("**/r/*")
    assert page.locator("#bar").get_by_role("link", name="School").is_visible()
    _notes_have_room_in_every_engine(page)


def test_two_cards_and_a_thumb_have_room_in_extreme_mode(visit: Visits) -> None:
    # The last two cards have four criteria each.
    page, _ = match_with(visit, "Bob", problem="15+16 23+8 46+13 34+17 9+10", coop=True)
    page.set_viewport_size({"width": 390, "height": 844})
    at_rest(page)
    assert page.evaluate(_UNDER_THE_MACHINE) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    keys(page, "thumb up 241")
    back = page.get_by_role("button", name="Take it back")
    back.wait_for()
    for part in (back, page.locator(".engine")):
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= 800


_UNDER_THE_MACHINE = """() => {
    const { top } = document.querySelector(".engine").getBoundingClientRect();
    return [...document.querySelectorAll(".law")].map((law) => law.getBoundingClientRect().bottom)
        .filter((bottom) => bottom > top);
}"""


def _notes_have_room_in_every_engine(page: Page) -> None:
    # As in a browser that does not fit a field to its text.
    rule = ".jot textarea { field-sizing: fixed !important; }"
    page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", rule)
    for width, height in ((1280, 800), (447, 800)):
        page.set_viewport_size({"width": width, "height": height})
        if width < 1180:
            page.keyboard.press("s")
        page.get_by_label("Note", exact=True).wait_for()
        assert sticks_out(page) == []
        widest = "(sheet) => Math.max(...[...sheet.querySelectorAll('.jot')]"
        widest += ".map((one) => one.getBoundingClientRect().right))"
        right = page.locator(".sheet-paper").evaluate("(one) => one.getBoundingClientRect().right")
        assert page.locator(".sheet-paper").evaluate(widest) <= right


# The laws of the card in view that something lies over.
_COVERED = """() => {
    const letter = document.querySelector(".tab[aria-current]").textContent.trim()[0];
    const { top } = document.querySelector(".hint-note").getBoundingClientRect();
    return [...document.querySelectorAll(`#card-${letter} .law`)]
        .filter((law) => law.getBoundingClientRect().bottom > top).map((law) => law.textContent);
}"""


# What would look as if a pointer were over it for as long as nothing else is touched.
_HOVERING = """() => {
    const found = [];
    const look = (rules, within) => {
        for (const rule of rules) {
            if (rule.media && !matchMedia(rule.media.mediaText).matches) continue;
            const selector = rule.selectorText ?? "";
            const name = `${within} ${selector}`;
            if (/:hover/.test(selector) && !/:active/.test(selector)) found.push(name);
            if (rule.cssRules) look(rule.cssRules, name);
        }
    };
    for (const sheet of document.styleSheets) look(sheet.cssRules, "");
    return found;
}"""


def test_a_phone_in_the_hand(visit: Visits) -> None:
    page = visit(**PHONE)
    host = room_of(visit, page, problem="4b 9a 11a 14c", aid_hints=True)
    host.order("start")
    open_board(page, host.room)
    play(page, "ask 111 B", "ask 111 C")
    assert page.evaluate(_HOVERING) == []
    # The card over the first hole does not hide which card it is.
    tab = page.locator(".first .flap").bounding_box()
    loupe = page.locator(".loupe .ring").bounding_box()
    assert tab
    assert loupe
    assert loupe["y"] >= tab["y"] + tab["height"] - 1
    # A hint leaves the laws in sight that it speaks of, and names the one that it is about.
    for _ in range(3):
        host.act("hint")
    page.wait_for_function("() => viewed?.sheet.hint?.rung === 3")
    at_rest(page)
    note = page.locator(".hint-note")
    assert page.evaluate(_COVERED) == []
    assert all(line.is_visible() for line in note.locator("li").all())
    page.locator("body").press("Escape")
    note.wait_for(state="detached")
    # What was written a moment ago outlives the page.
    page.get_by_role("button", name="Sheet").click()
    page.get_by_label("Note", exact=True).wait_for()
    assert problems(page, "dark", "light") == []
    page.get_by_label("Note on A").fill("not three")
    page.reload()
    board(page)
    page.wait_for_function("() => viewed?.sheet.notes.A === 'not three'")


# Keys that ask without saying so, and words that do not fit where they are.
_CRAMPED = """() => {
    const shown = [...document.querySelectorAll(".ask-key, .ask-here, .bar-text")]
        .filter((one) => one.checkVisibility());
    const keys = shown.filter((one) => !one.matches(".bar-text"));
    const bare = keys.filter((one) => /^.?$/.test(one.innerText.trim()));
    const cut = shown.filter((one) => one.scrollWidth > one.clientWidth + 1);
    return [keys.length, ...[...bare, ...cut].map((one) => `${one.className}: ${one.innerText}`)];
}"""


@in_the_soak  # as beside three people (test_skin_modes) every day
def test_dutch_words_have_room_beside_six_verifiers(visit: Visits) -> None:
    page = visit(locale="nl", **PHONE)
    page.goto("/?problem=3+7+29+33+35+45")
    board(page)
    for width, height in ((390, 844), (320, 640), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(_CRAMPED) == [6], width
        # The words of a criterion are on one line.
        law = page.locator("#card-A .law").first
        assert law.locator("span").last.evaluate(_LINES) == 1, width
