"""What a visitor prefers: kept by the server, so from the first line of the page and without a
script; and at once where a script may run. Also what makes the table installable."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from bombe.web.http.visitor import PREFERENCES
from support.browsing import Visits, problems, problems_again, sit, sticks_out
from support.scaling import in_the_soak, some
from support.serving import HERE, SOURCE, Person, Serving, serving

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SIZES = ((1280, 800), (320, 640))
DARK, LIGHT = "rgb(13, 20, 17)", "rgb(219, 229, 220)"  # the desk
ROOMY: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
WITHOUT_SCRIPT: dict[str, Any] = {"java_script_enabled": False}


def desk(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
    return colour


def first_line(page: Page) -> str:
    """The <html> element as the server writes it, before any script."""
    found = re.search("<html[^>]*>", page.request.get(page.url).text())
    assert found
    return found[0]


def open_panel(page: Page) -> None:
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_role("dialog", name="Settings").wait_for()


def lobby(visit: Visits) -> Person:
    """The host of a room."""
    host = visit.program()
    host.make(game="turing_machine", name="Ada", watch=True)
    return host


# --- on the first page ---------------------------------------------------------------------------


def test_on_the_first_page_all_takes_effect_at_once(visit: Visits) -> None:
    page = visit(**ROOMY)
    page.goto("/")
    _a_browser_can_install_it(page, visit.server.url)
    _a_theme_takes_effect_at_once_and_stays(page)
    _what_could_not_be_kept_is_said_and_undone(visit, page)
    _keys_go_through_the_dialog(page)


def _a_browser_can_install_it(page: Page, home: str) -> None:
    session = page.context.new_cdp_session(page)
    told: dict[str, Any] = session.send("Page.getAppManifest")
    assert told["url"] == f"{home}/manifest.webmanifest"
    assert told["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # The browser of a test keeps nothing, and nothing is installed from such a one.
    assert {one["errorId"] for one in errors} <= {"in-incognito"}


def _a_theme_takes_effect_at_once_and_stays(page: Page) -> None:
    assert desk(page) == LIGHT
    assert "data-theme" not in first_line(page)
    with page.expect_response("**/preferences"):
        page.get_by_role("button", name="Switch to dark colours").click()
        assert desk(page) == DARK
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == (
        "Switch to light colours"
    )
    assert 'data-theme="dark"' in first_line(page)  # no script has to come first
    page.reload()
    assert desk(page) == DARK
    assert page.locator("meta[name=theme-color]").first.get_attribute("content") == "#0d1411"
    (kept,) = (one for one in page.context.cookies() if one["name"] == "theme")
    assert (kept["httpOnly"], kept["sameSite"]) == (True, "Lax")
    with page.expect_response("**/preferences"):
        page.get_by_role("button", name="Switch to light colours").click()
    assert desk(page) == LIGHT
    # Same as the device says, which is what nobody needs to be remembered for.
    open_panel(page)
    with page.expect_response("**/preferences"):
        page.get_by_role("radio", name="Same as the device").check()
    page.emulate_media(color_scheme="dark")
    assert desk(page) == DARK
    assert "data-theme" not in first_line(page)
    assert "theme" not in [one["name"] for one in page.context.cookies()]


def _what_could_not_be_kept_is_said_and_undone(visit: Visits, page: Page) -> None:
    """In the dialog, which is closed afterwards."""
    page.context.set_offline(True)
    with visit.forgiving("ERR_INTERNET_DISCONNECTED"):
        page.get_by_role("checkbox", name="I am streaming").click()
        page.get_by_role("alert").filter(has_text="could not be saved").wait_for()
    assert not page.get_by_role("checkbox", name="I am streaming").is_checked()
    assert page.evaluate("document.documentElement.dataset.stream") is None
    page.context.set_offline(False)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def _keys_go_through_the_dialog(page: Page) -> None:
    page.get_by_role("radiogroup").first.wait_for()
    opener = page.get_by_role("link", name="Settings").first
    opener.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    assert problems(page, within="dialog") == []
    before = page.url
    page.keyboard.press("a")  # which would ask verifier A
    inside = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        where = page.evaluate(
            """() => {
                const one = document.activeElement;
                const beside = one === document.body ? "browser" : "out";
                const place = one.closest("dialog") ? "in" : beside;
                return place + " " + (one.name || one.textContent.trim() || one.ariaLabel);
            }"""
        )
        assert not where.startswith("out"), where
        inside.add(where)
    for name in ("theme", "keys", "confirm", "sound", "stream", "The rules", "Close"):
        assert f"in {name}" in inside
    page.get_by_role("checkbox", name="Ask before").focus()
    with page.expect_response("**/preferences"):
        page.keyboard.press("Space")
    assert page.evaluate("document.documentElement.dataset.confirm") == "on"
    page.get_by_role("radio", name="Same as the device").focus()
    with page.expect_response("**/preferences"):
        page.keyboard.press("ArrowRight")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert opener.evaluate("(one) => one === document.activeElement")
    assert page.url == before
    assert 'data-theme="light" data-confirm="on"' in first_line(page)


# --- the forms -----------------------------------------------------------------------------------


def test_preferences_without_a_script(visit: Visits) -> None:
    page = visit(color_scheme="dark", **ROOMY, **WITHOUT_SCRIPT)
    _a_dark_device_and_a_light_page(page)
    _preferences(page)


def _a_dark_device_and_a_light_page(page: Page) -> None:
    page.goto("/privacy")
    assert not page.get_by_role("button", name="Switch to dark colours").is_visible()
    page.get_by_role("button", name="Switch to light colours").click()
    assert page.url.endswith("/privacy")
    page.get_by_role("button", name="Switch to dark colours").wait_for()
    assert 'data-theme="light"' in first_line(page)
    assert 'name="color-scheme" content="light"' in page.content()


def _preferences(page: Page) -> None:
    page.goto("/g/turing_machine/rules")
    page.get_by_role("link", name="Settings").first.click()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("checkbox", name="Keys of a single letter or digit").uncheck()
    page.get_by_role("checkbox", name="Ask before actions that can’t be undone").check()
    page.get_by_role("checkbox", name="I am streaming").check()
    page.get_by_role("button", name="Save").click()
    assert page.url.endswith("/g/turing_machine/rules")
    chosen = 'data-theme="dark" data-keys="off" data-confirm="on" data-stream="on"'
    assert chosen in first_line(page)
    page.get_by_role("link", name="Settings").first.click()
    assert not page.get_by_role("checkbox", name="Keys of a single letter or digit").is_checked()
    page.get_by_role("checkbox", name="Keys of a single letter or digit").check()
    page.get_by_role("button", name="Save").click()
    assert "data-keys" not in first_line(page)
    assert 'data-confirm="on"' in first_line(page)
    page.goto("/preferences")
    page.get_by_role("button", name="Français").first.click()
    assert 'lang="fr"' in first_line(page)


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({"theme": "pink"}, "theme cannot be 'pink'; choose from system, light, dark."),
        ({"keys": "off", "stream": ""}, "stream cannot be ''; choose from off, on."),
    ],
)
def test_what_cannot_be_changes_nothing(
    server: Serving, sent: dict[str, str], sentence: str
) -> None:
    with httpx.Client(base_url=server.url) as client:
        token = re.findall('name="token" value="([^"]+)"', client.get("/preferences").text)[0]
        answer = client.post("/preferences", data={"token": token, **sent})
        assert answer.status_code == 400
        assert sentence in answer.text.replace("&#39;", "'")
        assert "set-cookie" not in answer.headers
        # nor what another site sends, nor a cookie that somebody has made up
        assert client.post("/preferences", data={"theme": "dark"}).status_code == 403
        for name in PREFERENCES:
            client.cookies.set(name, '"><script>')
        assert '<html lang="en">' in client.get("/").text


def test_the_way_back_leads_to_no_other_site(server: Serving) -> None:
    with httpx.Client(base_url=server.url) as client:
        for back in ("https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example"):
            text = client.get("/preferences", params={"back": back}).text
            assert "elsewhere" not in text.partition("<main")[2].partition("</main")[0]
            token = re.findall('name="token" value="([^"]+)"', text)[0]
            sent = {"token": token, "back": back}
            assert client.post("/preferences", data=sent).headers["location"] == "/"


# --- streaming -----------------------------------------------------------------------------------


def shown(page: Page) -> str:
    """All that can be read on a page, and its title."""
    text: str = page.evaluate("document.title + ' ' + document.body.innerText")
    return text


def _the_code_is_not_shown(page: Page, code: str) -> None:
    for path in ("/screen", "/watch", ""):
        page.goto(f"/r/{code}{path}")
        assert code not in re.sub(r"\s", "", shown(page)), path
        assert not page.get_by_alt_text("QR code").is_visible()
        assert not page.get_by_role("img", name=code).is_visible()


def _the_link_is_covered(link: Locator, style: str = "disc") -> None:
    assert link.evaluate("(one) => getComputedStyle(one).webkitTextSecurity") == style


def _the_code_is_uncovered_and_covered(page: Page, code: str) -> None:
    page.locator("#invite .veil summary").focus()
    page.keyboard.press("Enter")
    page.get_by_role("img", name=code).wait_for()
    assert page.get_by_alt_text("QR code").is_visible()
    page.locator("#invite .veil summary", has_text="Hide").click()
    page.get_by_role("img", name=code).wait_for(state="hidden")


def _the_seat_link_is_not_shown(page: Page) -> None:
    page.get_by_text("Play on another device").click()
    page.get_by_role("button", name="Make a link").click()
    page.locator("svg.qr").wait_for(state="attached")
    link = page.get_by_label("Link")
    _the_link_is_covered(link)
    assert not page.locator("svg.qr").is_visible()
    assert problems_again(page) == []
    page.locator(".veil summary", has_text="Show").click()
    page.locator("svg.qr").wait_for()
    _the_link_is_covered(link, "none")


def _what_the_seat_sees_is_not_shown(page: Page, host: Person) -> None:
    page.goto("/privacy")  # from where no match that begins leads elsewhere
    host.order("start")
    page.goto(f"/r/{host.room}?plain")
    assert not page.locator("[data-fact=round]").is_visible()
    page.locator("#view .veil summary", has_text="Show").click()
    page.locator("[data-fact=round]").wait_for()
    assert host.room not in shown(page)


def test_a_stream_shows_no_code_no_link_and_nothing_of_a_seat(visit: Visits) -> None:
    page = visit(**ROOMY, permissions=["clipboard-read"])
    host = lobby(visit)
    code = host.room
    sit(page, host)
    page.goto(f"/r/{code}")
    assert code in re.sub(r"\s", "", shown(page))
    open_panel(page)
    with page.expect_response("**/preferences"):
        page.get_by_role("checkbox", name="I am streaming").check()  # no page is loaded anew
    page.keyboard.press("Escape")
    page.get_by_role("img", name=code).wait_for(state="hidden")
    _the_link_is_covered(page.get_by_label("Link"))
    page.get_by_role("button", name="Copy").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    assert problems_again(page) == []
    _the_code_is_uncovered_and_covered(page, code)
    _the_seat_link_is_not_shown(page)
    _the_code_is_not_shown(page, code)
    _what_the_seat_sees_is_not_shown(page, host)


def test_without_a_script_a_code_goes_there_and_a_stream_does_not_show_it(visit: Visits) -> None:
    host = lobby(visit)
    page = visit(**WITHOUT_SCRIPT)
    _a_code_goes_there(visit, page, host.room)
    sit(page, host)
    page.set_viewport_size(ROOMY["viewport"])
    _a_stream_does_not_show_it(visit, page, host.room)


def _a_code_goes_there(visit: Visits, page: Page, code: str) -> None:
    for width, height in some(SIZES[::-1]):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        words, ways = (page.locator(one).bounding_box() for one in ("#skin", "#more"))
        assert words
        assert ways
        assert ways["y"] - words["y"] < 200  # where a board would be there is no void
        assert ways["y"] < 400
        page.get_by_role("button", name="Play with friends").press("Enter")
        page.get_by_label("Join with a code").fill(code.lower())
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/r/{code}")
        page.get_by_label("Your name").wait_for()
    with visit.forgiving("status of 400"):
        page.goto("/join?code=K7XP2")
        assert page.get_by_role("alert").inner_text().startswith("A code has six letters")
        assert page.get_by_label("Code", exact=True).input_value() == "K7XP2"


def _a_stream_does_not_show_it(visit: Visits, page: Page, code: str) -> None:
    page.goto(f"/r/{code}")
    assert code in re.sub(r"\s", "", shown(page))
    page.context.add_cookies([{"name": "stream", "value": "on", "url": visit.server.url}])
    _the_code_is_not_shown(page, code)
    _the_link_is_covered(page.get_by_label("Link"))
    _the_code_is_uncovered_and_covered(page, code)


# --- the head of every page ----------------------------------------------------------------------


def test_whoever_has_a_code_or_friends_finds_where_to_go(visit: Visits) -> None:
    code = lobby(visit).room
    page = visit(**ROOMY)
    _play_with_friends_leads_into_a_lobby(page)
    for width, height in some(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        page.get_by_role("button", name="Play with friends").click()
        page.get_by_role("button", name="Open a table").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Open a table").wait_for(state="hidden")
        page.get_by_role("button", name="Play with friends").press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert sticks_out(page) == []
        page.keyboard.type(f"{code[:3]} {code[3:].lower()}")
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/r/{code}")
        page.get_by_label("Your name").wait_for()


def _play_with_friends_leads_into_a_lobby(page: Page) -> None:
    page.goto("/g/turing_machine/rules")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Open a table").click()
    page.wait_for_url("**/r/*")
    page.get_by_role("heading", name="Seats").wait_for()


# Those that can be seen: what each says, how wide it is and how high.
_KEYS_OF_THE_HEAD = """() => [...document.querySelectorAll("header.top :is(a, button)")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) =>
        box.width && box.height && one.checkVisibility({ visibilityProperty: true }))
    .map(([one, { width, height }]) => [one.innerText, width, height])"""


@pytest.mark.parametrize("language", some(["fr", "en", "nl"]))
def test_the_head_is_one_line_and_its_keys_are_large(visit: Visits, language: str) -> None:
    page = visit()
    host = lobby(visit)
    sit(page, host)
    code = host.room
    for path in ("/", f"/r/{code}", "/preferences"):
        page.goto(f"{path}?lang={language}")
        for width in some((320, 390, 1024, 768, 1280), 2):
            page.set_viewport_size({"width": width, "height": 800})
            head = page.locator("header.top").bounding_box()
            assert head
            assert head["height"] <= 60, (path, width)
            assert sticks_out(page) == [], (path, width)
            seen = page.evaluate(_KEYS_OF_THE_HEAD)
            assert seen
            for name, *sides in seen:
                assert min(sides) >= 44, (name, width)
        for name in ("rules", "box", "all"):  # a page or a dialog further, at most
            if path != f"/r/{code}":
                assert page.locator(f"main a[href='/g/turing_machine/{name}']").count()


TWIN = {
    "rules.py": """
from support.tiny import Closest

class Twin(Closest):
    skin = "twin.skin:SKIN"
""",
    "skin/__init__.py": """
from bombe.skin import Skin
from bombe.text import T

SKIN = Skin(script="twin.js", call=T("Find the twin"), words={"twin": T("a {what}", what="")})
""",
    # Several modules, which nothing puts together, and what all skins may use.
    "skin/twin.js": """
import { html, render } from "bombe/preact.js";
import { learn, say } from "bombe/words.js";
import { WHAT } from "./what.js";

export function mount(root, table, data) {
  learn(data);
  render(html`<p>${say("twin", { what: WHAT })}</p>`, root);
}
""",
    "skin/what.js": "export const WHAT = 'twin';\n",
}


@pytest.fixture
def another_game(tmp_path: Path) -> Iterator[Serving]:
    """A table with another game that has a page of its own."""
    home = tmp_path / "games" / "twin"
    for name, text in TWIN.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    path = ":".join(map(str, (SOURCE, HERE, home.parent)))
    with serving(
        tmp_path / "data", BOMBE_LIMITS="0", BOMBE_GAMES="twin.rules:Twin", PYTHONPATH=path
    ) as server:
        yield server


@in_the_soak  # as the game of test_bulls_and_cows has every day
def test_every_game_with_a_page_has_a_place_in_the_head(
    visit: Visits, another_game: Serving
) -> None:
    page = visit(home=another_game.url, **ROOMY)
    page.goto("/")
    games = page.get_by_role("navigation", name="Games").filter(visible=True)
    assert games.get_by_role("link").count() == 3
    games.get_by_role("link", name="Find the twin").click()
    page.get_by_text("a twin").wait_for()
    assert games.locator("[aria-current]").inner_text() == "Find the twin\nClosest"
    assert sticks_out(page) == []
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("heading", name="A room for Closest").wait_for(state="attached")
    with httpx.Client(base_url=another_game.url) as client:
        assert client.get("/?game=chess").status_code == 404


# --- installing ----------------------------------------------------------------------------------


def test_icons_are_what_the_manifest_says(server: Serving) -> None:
    with httpx.Client(base_url=server.url) as client:
        answer = client.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        icons = answer.json()["icons"]
        assert {(one["sizes"], one["purpose"]) for one in icons} == {
            ("192x192", "any"),
            ("512x512", "any"),
            ("512x512", "maskable"),
        }
        apple = re.findall('apple-touch-icon" href="([^"]+)"', client.get("/").text)
        for address, sizes in [(one["src"], one["sizes"]) for one in icons] + [
            (apple[0], "180x180")
        ]:
            picture = client.get(address)
            assert picture.headers["content-type"] == "image/png"
            assert "immutable" in picture.headers["cache-control"]
            width, height = (int.from_bytes(picture.content[n : n + 4]) for n in (16, 20))
            assert f"{width}x{height}" == sizes
