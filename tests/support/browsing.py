"""People with real browsers in front of a real server, for the tests.

`visit()` opens the browser of one more person; what they do is done with keys, by the names that a
screen reader tells. Nothing that a page complains of, and no request to anybody else, is forgiven.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

from support.scaling import SOAK, some
from support.serving import Person, Serving, serving
from support.witness import LASTING, WITNESS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

PATIENCE_MS = 20_000
TURING_MACHINE = "turing_machine"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@dataclass
class Visits:
    """Opens browsers, and records the complaints about their pages."""

    browser: Browser
    server: Serving
    complaints: list[str] = field(default_factory=list)
    programs: list[Person] = field(default_factory=list)

    def __call__(
        self, taught: bool = True, lasting: bool = False, home: str = "", **wishes: Any
    ) -> Page:
        """The page of a new visitor; one who was taught is not offered the lesson."""
        address = home or self.server.url
        wanted = {"locale": "en", "reduced_motion": "reduce", "base_url": address} | wishes
        context = self.browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WITNESS)
        if lasting:
            context.add_init_script(LASTING)
        if taught:
            context.add_init_script("localStorage.setItem('lesson', 'done')")
        page = context.new_page()
        complain = self.complaints.append
        page.on("pageerror", lambda error: complain(str(error)))
        page.on("console", lambda said: complain(said.text) if said.type == "error" else None)
        page.on("dialog", lambda dialog: complain(f"a dialog of the browser: {dialog.message}"))
        ours = (address, address.replace("http", "ws"), "data:", "blob:")
        context.on(
            "request",
            lambda sent: None if sent.url.startswith(ours) else complain(f"request: {sent.url}"),
        )
        return page

    def program(self, room: str = "", name: str = "") -> Person:
        """Somebody without a browser; in a room, if one is named."""
        person = Person(self.server.url)
        self.programs.append(person)
        if room:
            person.join(room, name)
        return person

    @contextmanager
    def forgiving(self, *words: str) -> Iterator[None]:
        """What a browser itself says when, for instance, a server is gone."""
        yield
        self.complaints[:] = [
            one for one in self.complaints if not any(word in one for word in words)
        ]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A table for the whole run, with our own games only."""
    with serving(tmp_path_factory.mktemp("table"), BOMBE_LIMITS="0", BOMBE_GAMES="") as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Serving) -> Iterator[Visits]:
    """Opens browsers in front of the test's server."""
    with visiting(browser, server) as visits:
        yield visits
    assert visits.complaints == []


@contextmanager
def visiting(browser: Browser, server: Serving) -> Iterator[Visits]:
    """The same where a test has a server of its own, and complaints are to be expected."""
    visits = Visits(browser, server)
    yield visits
    for person in visits.programs:
        person.close()


def room_of(visit: Visits, host: Page, name: str = "Ada", **options: Any) -> Person:
    """A room whose host is a visitor. The same seat, for what a program does sooner."""
    person = visit.program()
    person.make(game=TURING_MACHINE, options=options, name=name)
    sit(host, person)
    return person


def sit(page: Page, person: Person) -> None:
    """Let a visitor have the seat of a program."""
    page.context.add_cookies([{"name": "bombe", "value": person.key, "url": person.url}])


def match_of(
    visit: Visits, *names: str, wishes: dict[str, Any] | None = None, **options: Any
) -> list[Page]:
    """A match that has begun, each player in front of their board."""
    pages = [visit(**(wishes or {})) for _ in names]
    host = room_of(visit, pages[0], names[0], **options)
    for page, name in zip(pages[1:], names[1:], strict=True):
        sit(page, visit.program(host.room, name))
    host.order("start")
    for page in pages:
        open_board(page, host.room)
    return pages


def match_with(
    visit: Visits, *others: str, wishes: dict[str, Any] | None = None, **options: Any
) -> tuple[Page, list[Person]]:
    """The same where only Ada's board is looked at: the others are programs, and so is she, too,
    where that is all the same."""
    page = visit(**(wishes or {}))
    host = room_of(visit, page, **options)
    people = [host, *(visit.program(host.room, name) for name in others)]
    host.order("start")
    open_board(page, host.room)
    return page, people


def also_looked_at(visit: Visits, person: Person, **wishes: Any) -> list[Page]:
    """Under `make soak`, what somebody has on the screen in whose place a program plays."""
    if not SOAK:
        return []
    page = visit(**wishes)
    sit(page, person)
    page.goto(f"/r/{person.room}")
    return [page]


def enter(page: Page, room: str, name: str) -> None:
    """Come into a room by its link, as a guest does."""
    page.goto(f"/r/{room}")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()
    page.get_by_role("heading", name="Players").or_(page.get_by_text(name).first).first.wait_for()


# A line on which everything from the server comes late.
_SLOW = """(() => {
    window.WebSocket = class extends WebSocket {
        set onmessage(hear) {
            this.addEventListener("message", (event) => setTimeout(hear, 300, event));
        }
    };
})()"""


def slow_line(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(_SLOW)


def open_board(page: Page, room: str = "") -> None:
    page.goto(f"/r/{room}" if room else "/")
    board(page)


def board(page: Page) -> None:
    """Wait until there is a board to play on."""
    page.get_by_role("radiogroup").first.wait_for()


# --- what is so ----------------------------------------------------------------------------------


def view_of(page: Page) -> dict[str, Any]:
    """What the page's seat sees, from the server."""
    code = page.url.split("/r/")[1][:6]
    look: dict[str, Any] = page.request.get(f"/api/rooms/{code}").json()
    view: dict[str, Any] = look["view"]
    return view


def tried(page: Page) -> dict[str, Any]:
    """The match that the first page shows, which has no room yet."""
    attempt = json.loads(page.evaluate("document.getElementById('attempt').textContent"))
    view: dict[str, Any] = attempt["view"]
    return view


# Whether the page is that of a room, and has another view than this. (As text, here and below: a
# view has thousands of values, and to hand them over one by one takes its time.)
_CHANGED = """(text) => {
    const before = JSON.parse(text);
    const same = (a, b) => a === b || (a !== null && b !== null && typeof a === "object" &&
        typeof b === "object" && Object.keys(a).length === Object.keys(b).length &&
        Object.keys(a).every((key) => key in b && same(a[key], b[key])));
    return location.pathname.startsWith("/r/") && viewed && !same(viewed, before);
}"""


def answered(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """The view after something was done, once the page has it too."""
    page.wait_for_function(_CHANGED, arg=json.dumps(before))
    views = [before]

    def is_shown() -> bool:
        views.append(view_of(page))
        shown = json.loads(page.evaluate("JSON.stringify(viewed)"))
        return bool(views[-1] != before and shown == views[-1])

    until(page, is_shown)
    return views[-1]


def at_rest(page: Page) -> None:
    """Wait until the page has nothing left to do: every announcement has been made."""
    page.wait_for_function("() => atRest()")


def later(page: Page, ms: int) -> None:
    """Put the page's clock ahead: what comes next is no second press of the same key."""
    page.evaluate("(ms) => later(ms)", ms)


@contextmanager
def at_once(page: Page) -> Iterator[None]:
    """What is done in here takes the page no time, however busy the machine is."""
    page.evaluate("stopClocks(true)")
    yield
    page.evaluate("stopClocks(false)")


def sent(page: Page) -> None:
    """Wait until something was sent that is not answered yet."""
    page.wait_for_function("() => awaited() > 0")


def until(page: Page, so: Callable[[], object]) -> None:
    """Wait for something that is seen on this side of the browser only."""
    end = time.monotonic() + PATIENCE_MS / 1000
    while not so():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(10)  # in which the browser tells what it has to


def heard(page: Page) -> list[str]:
    """What a screen reader had to say since it was asked last, once nothing more is to come."""
    at_rest(page)
    said: list[str] = page.evaluate("heard.splice(0)")
    return said


def hears(page: Page, words: str) -> None:
    """Wait until a screen reader says something with these words, now or before."""
    page.wait_for_function("(words) => heard.some((text) => text.includes(words))", arg=words)


def jumps(page: Page) -> dict[str, Any]:
    """How far the layout shifted since the last call."""
    at_rest(page)
    found: dict[str, Any] = page.evaluate("jumped()")
    return found


# Without all that it found right, which is much. It loads no styles a second time, either: only
# rules that are experimental, which do not run, look at them as they were sent.
_AXE = """async ([where, wishes]) => {
    const { passes, violations } = await axe.run(where, wishes);
    return { passes: passes.length, violations };
}"""


def problems(page: Page, *themes: str, within: str = "html") -> list[str]:
    """What axe finds wrong: with everything in the first theme, under `make soak` with colours in
    the others. It takes its time for every element, so what has been looked at can be left out; and
    as long again in a page where it has not run before."""
    from axe_playwright_python.sync_playwright import Axe  # which takes its time

    if page.evaluate("!window.axe"):
        page.evaluate(Axe().axe_script)
    found = []
    for n, theme in enumerate(some(themes or ("light", "dark"))):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        rules = {"runOnly": ["color-contrast", "link-in-text-block"]} if n else {}
        wishes = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}, **rules}
        answer = page.evaluate(_AXE, [within, wishes])
        assert answer["passes"]
        found += [
            f"{page.url} {theme}: {one['id']} {node['html']} {node['failureSummary']}"
            for one in answer["violations"]
            for node in one["nodes"]
        ]
    return found


def problems_again(page: Page, *themes: str, within: str = "html") -> list[str]:
    """The same under `make soak` only: another test looks every day at a page of this kind."""
    return problems(page, *themes, within=within) if SOAK else []


def sticks_out(page: Page) -> list[str]:
    """What makes a page wider than its window."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
            [...document.querySelectorAll("body *")]
                .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
                .map((one) => `${one.nodeName} ${one.id} ${one.getAttribute("class")} ` +
                    `${one.getBoundingClientRect().right}`)"""
    )
    return found


_BESIDE = """([boxes, words]) => [...document.querySelectorAll(boxes)].flatMap((box) => {
    const range = document.createRange();
    range.selectNodeContents(box.querySelector(words));
    const [around, text] = [box, range].map((one) => one.getBoundingClientRect());
    return [text.left - around.left, around.right - text.right];
})"""


def beside(page: Page, boxes: str, words: str) -> list[float]:
    """How much is left beside words in each of the boxes that they are in."""
    found: list[float] = page.evaluate(_BESIDE, [boxes, words])
    return found


# --- what is done --------------------------------------------------------------------------------


def keys(page: Page, action: str) -> None:
    """Do with keys alone what an action says."""
    verb, *words = action.split(" ")
    if verb == "ask":
        view = view_of(page) if "/r/" in page.url else None
        if view is None or not view["sheet"]["rounds"][-1]["answers"]:
            set_digits(page, words[0])
        page.keyboard.press(words[1].lower())
    elif words == ["down"]:
        page.keyboard.press("n")
    else:
        page.keyboard.press("k")
        page.get_by_role("dialog").wait_for()
        page.keyboard.type(words[1])
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for(state="detached")


def set_digits(page: Page, code: str) -> None:
    page.get_by_role("radiogroup").first.get_by_role("radio", checked=True).focus()
    page.keyboard.type(code)


def play(page: Page, *actions: str) -> dict[str, Any]:
    """Do actions with keys, one after the other, each when the one before has happened."""
    view = view_of(page)
    for action in actions:
        keys(page, action)
        view = answered(page, view)
    return view


def act(page: Page, *actions: str) -> None:
    """The same by the page's seat on another device, where it is not about the keys."""
    code = page.url.split("/r/")[1][:6]
    for action in actions:
        sent = {"action": action, "nonce": f"elsewhere {next(_NUMBERS)}"}
        answer = page.request.post(f"/api/rooms/{code}/actions", data=sent)
        assert answer.ok, answer.text()


_NUMBERS = count(1)


def tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """Press the tab key until something has the focus."""
    one = wanted.element_handle()  # once: to look for it anew takes longer than the key
    for _ in range(most):
        page.keyboard.press("Tab")
        if one.evaluate("(one) => one === document.activeElement"):
            return
    raise AssertionError(f"{wanted} cannot be reached")


def law(where: Page | Locator, letter: str) -> Locator:
    """The key on a card by which a law is marked, with any mark."""
    return where.get_by_role("button", name=re.compile(rf"^criterion {letter}, "))


def is_now(key: Locator, sign: str) -> bool:
    """Whether something is told to be "crossed out" or "kept"."""
    return (key.get_attribute("aria-label") or "").endswith(sign)
