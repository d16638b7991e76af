"""Turing Machine's own page in a real browser: played with keys, with friends, and looked at."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from serving import Serving, serving

from bombe.chance import Chance
from bombe.games.turing_machine.bots import BOTS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PATIENCE_MS = 20_000
LARGEST_FIRST_LOAD = 150_000  # bytes, compressed
MOST_REQUESTS = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("skin"), BOMBE_LIMITS="0", BOMBE_GAMES="") as server:
        yield server


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    heard: list[str] = []
    yield heard
    assert heard == []


def visitor(
    browser: Browser, server: Serving, complaints: list[str], taught: bool = True, **context: Any
) -> Page:
    """Somebody with a browser; whoever was taught is not offered the lesson."""
    wanted = {"locale": "en", "reduced_motion": "reduce"} | context
    opened = browser.new_context(base_url=server.url, **wanted)
    opened.set_default_timeout(PATIENCE_MS)
    if taught:
        opened.add_init_script("localStorage.setItem('lesson', 'done')")
    page = opened.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda m: complaints.append(m.text) if m.type == "error" else None)
    return page


def view_of(page: Page) -> dict[str, Any]:
    """What the page's seat sees, from the server."""
    code = page.url.split("/r/")[1][:6]
    look: dict[str, Any] = page.request.get(f"/api/rooms/{code}").json()
    view: dict[str, Any] = look["view"]
    return view


def keys(page: Page, action: str) -> None:
    """Do with keys alone what an action says."""
    verb, *words = action.split(" ")
    if verb == "ask":
        view = view_of(page) if "/r/" in page.url else None
        if view is None or not view["sheet"]["rounds"][-1]["answers"]:
            to_the_first_wheel(page)
            page.keyboard.type(words[0])
        page.keyboard.press(words[1].lower())
    elif words == ["down"]:
        page.keyboard.press("n")
    else:
        page.keyboard.press("k")
        page.get_by_role("dialog").wait_for()
        page.keyboard.type(words[1])
        page.keyboard.press("Enter")


def to_the_first_wheel(page: Page) -> None:
    wheels = page.get_by_role("radiogroup")
    wheels.first.get_by_role("radio", checked=True).focus()


def answered(page: Page, before: dict[str, Any] | None) -> dict[str, Any]:
    """The view after something was done."""
    for _ in range(200):
        if "/r/" in page.url:
            view = view_of(page)
            if view != before:
                return view
        page.wait_for_timeout(50)
    raise AssertionError("nothing happened")


def test_from_the_first_visit_to_the_code_without_a_mouse(
    browser: Browser, server: Serving, complaints: list[str]
) -> None:
    page = visitor(browser, server, complaints)
    page.goto("/")
    page.get_by_role("radiogroup").first.wait_for()
    shown: dict[str, Any] = page.evaluate(
        "JSON.parse(document.getElementById('attempt').textContent)"
    )["view"]
    view, before = shown, None
    for _ in range(60):
        action = BOTS["optimal"](view, Chance(1))
        keys(page, action)
        view = before = answered(page, before)
        if view["over"]:
            break
    assert view["over"]
    page.get_by_text(view["id"]).first.wait_for()  # the result shows it now
    assert all(digit in page.locator("main").inner_text() for digit in view["solution"])


def test_two_play_and_see_each_other(
    browser: Browser, server: Serving, complaints: list[str]
) -> None:
    ada, bob = (visitor(browser, server, complaints) for _ in range(2))
    ada.goto("/")
    ada.get_by_role("button", name="New room").first.click()
    ada.wait_for_url("**/r/*")
    bob.goto(ada.url)
    bob.fill("#name", "<b>Bob</b>")
    bob.get_by_role("button", name="Join").click()
    bob.wait_for_selector("#seats")
    ada.get_by_role("button", name="Start").click()
    for page in (ada, bob):
        page.get_by_role("radiogroup").first.wait_for()
    assert ada.get_by_text("<b>Bob</b>").first.is_visible()  # as a name, and not as markup
    keys(ada, "ask 123 A")
    bob.get_by_text("123").first.wait_for()  # the proposal is public
    keys(ada, "thumb down")
    keys(bob, "thumb down")
    for page in (ada, bob):
        page.wait_for_function(
            "async () => (await (await fetch('/api/rooms/' + location.pathname.slice(3))).json())"
            ".view.round === 2"
        )
    ada.reload()
    ada.get_by_role("radiogroup").first.wait_for()
    assert view_of(ada)["sheet"]["rounds"][0]["proposal"] == "123"
    assert "1 question" in ada.locator("main").inner_text()


def test_marks_are_kept_and_taken_back(
    browser: Browser, server: Serving, complaints: list[str]
) -> None:
    page = visitor(browser, server, complaints)
    page.goto("/")
    page.get_by_role("radiogroup").first.wait_for()
    keys(page, "ask 123 A")
    before = answered(page, None)
    page.locator("button.law").first.click()
    struck = answered(page, before)
    assert "-" in struck["sheet"]["marks"].values()
    page.keyboard.press("z")
    assert not answered(page, struck)["sheet"]["marks"]


PLACES = ["/", "/g/turing_machine/rules", "/g/turing_machine/box", "/g/turing_machine/all"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_axe_finds_nothing(
    browser: Browser, server: Serving, complaints: list[str], scheme: str, language: str
) -> None:
    page = visitor(
        browser, server, complaints, color_scheme=scheme, locale=language, taught=scheme == "light"
    )
    for place in PLACES:
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        found = Axe().run(page)
        assert found.violations_count == 0, f"{place}: {found.generate_report()}"


def test_the_first_page_is_light(browser: Browser, server: Serving, complaints: list[str]) -> None:
    page = visitor(browser, server, complaints, taught=False)
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        body = response.body()
        kind = response.headers.get("content-type", "")
        sizes[response.url] = len(body if "font" in kind else gzip.compress(body, 9))

    page.on("response", weigh)
    page.goto("/")
    page.get_by_role("radiogroup").first.wait_for()
    page.wait_for_timeout(300)
    assert len(sizes) <= MOST_REQUESTS, sorted(sizes)
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes
    assert all(url.startswith(server.url) for url in sizes)


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_nothing_sticks_out(
    browser: Browser, server: Serving, complaints: list[str], width: int
) -> None:
    page = visitor(browser, server, complaints, viewport={"width": width, "height": 800})
    for place in PLACES:
        page.goto(place)
        page.locator("#skin > *:not(noscript)").first.wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{place} is {wide} wide"
