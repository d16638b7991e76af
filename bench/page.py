"""Measure Turing Machine's page in a real browser: `make bench ARGS=page`.

From the press of a key to the frame that shows the answer, by the page's own clock, beside a bare
echo whose text is put on a bare page in the same browser. And what the first page costs.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING, Any

from load import BENCH, Process, folder, free_port, serving
from players import GAME

from support.servers import CHROMIUM_ARGUMENTS, Missing, chromium
from support.serving import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOMS = 9
ROUNDS = ("341", "152", "423")
LETTERS = "BAC"
LONGEST_WAIT_MS = 100  # contract, for the median
MOST_BYTES, MOST_REQUESTS, LARGEST_JUMP = 150_000, 12, 0.02
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
PATIENCE_MS = 30_000

# `waited` becomes the milliseconds from the next press of a key to the first frame in which
# `isThere()`. The browser's own time of the press counts, and so what it was busy with then.
_WATCH = """() => {
    window.waited = new Promise((resolve) => {
        let pressed = 0;
        const press = ({ timeStamp }) => (pressed = timeStamp);
        addEventListener("keydown", press, { once: true, capture: true });
        const look = () => {
            if (!pressed || !window.isThere()) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - pressed));
        };
        const observer = new MutationObserver(look);
        const all = { subtree: true, childList: true, attributes: true, characterData: true };
        observer.observe(document, all);
    });
}"""
_ANSWERED = """(letter) => {
    const key = `[aria-label="${letter}: yes"], [aria-label="${letter}: no"]`;
    window.isThere = () => [...document.querySelectorAll(key)].some((one) => one.checkVisibility());
}"""
# A page that does nothing but to send a message for a key, and to show what comes back.
_BARE = """(port) => new Promise((resolve) => {
    document.body.replaceChildren(document.createElement("p"));
    const shown = document.body.firstChild;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/echo`);
    let heard = 0;
    socket.onmessage = ({ data }) => {
        if (data.startsWith('{"done"')) shown.textContent = `${++heard}`;
    };
    addEventListener("keydown", () => {
        const before = heard;
        window.isThere = () => heard > before && shown.textContent === `${heard}`;
        socket.send('{"action": "note "}');
    });
    socket.onopen = () => resolve(null);
})"""
_JUMPS = """() => new Promise((resolve) => {
    let jumped = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) if (!one.hadRecentInput) jumped += one.value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(jumped), 100);
})"""

_BODIES = """() => ["navigation", "resource"]
    .flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def page() -> Iterator[str]:
    """The page that people play on."""
    try:
        path = chromium()
    except Missing as missing:
        yield str(missing)
        return
    from playwright.sync_api import sync_playwright  # which is slow

    with folder() as data, serving(data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*CHROMIUM_ARGUMENTS])
        yield from _answers(browser, server)
        for name, size in SIZES.items():
            yield _first_load(browser, server, name, size)
        browser.close()


# ---- from key to answer ----------------------------------------------------------------------


def _answers(browser: Browser, server: Process) -> Iterator[str]:
    ours: list[float] = []
    bare: list[float] = []
    with _echo(browser, _size_of_view(server)) as echo:
        # In turns, so that a busy machine slows both alike.
        for _ in range(ROOMS):
            ours += _room(browser, server)
            bare += [_waited(echo, "x") for _ in range(len(ROUNDS) * len(LETTERS))]
    ours.sort()
    bare.sort()
    yield f"{len(ours)} questions in {ROOMS} rooms, each from the key to the frame with the answer"
    late = "" if median(ours) <= LONGEST_WAIT_MS else "  LATE"
    yield f"answer {_two(ours)}  contract {LONGEST_WAIT_MS} ms for the median{late}"
    yield f"bare echo and text {_two(bare)}"
    yield f"ratio of the medians {median(ours) / median(bare):.2f}"


def _two(waits: list[float]) -> str:
    return f"{median(waits):.1f} ms, 95th percentile {waits[len(waits) * 95 // 100]:.1f} ms"


def _room(browser: Browser, server: Process) -> list[float]:
    """The waits of a match: three questions in each of its rounds."""
    with _player(server) as player, _context(browser, server) as context:
        context.add_cookies([{"name": "bombe", "value": player.key, "url": player.url}])
        page = context.new_page()
        page.goto(f"/r/{player.room}")
        page.get_by_role("radiogroup").first.wait_for()
        waits = []
        for number, code in enumerate(ROUNDS, start=1):
            page.get_by_role("radiogroup").first.get_by_role("radio", checked=True).focus()
            page.keyboard.type(code)
            for letter in LETTERS:
                page.evaluate(_ANSWERED, letter)
                waits.append(_waited(page, letter.lower()))
            page.keyboard.press("n")
            page.get_by_text(f"Round {number + 1}").locator("visible=true").first.wait_for()
        return waits


def _waited(page: Page, key: str) -> float:
    page.evaluate(_WATCH)
    page.keyboard.press(key)
    waited: float = page.evaluate("waited")
    return waited


@contextmanager
def _player(server: Process) -> Iterator[Person]:
    """The seat of a match that has just begun."""
    with Person(_home(server)) as person:
        person.make(game=GAME, start=True)
        yield person


@contextmanager
def _echo(browser: Browser, view_size: int) -> Iterator[Page]:
    """A bare page. Its server sends a message of this size, and that it is done, for each."""
    port = free_port()
    words = [str(port), str(view_size), "60", "0"]
    process = Process([sys.executable, str(BENCH / "bare.py"), *words], port)
    try:
        with _context(browser, process) as context:
            page = context.new_page()
            page.goto("/healthz")
            page.evaluate(_BARE, port)
            yield page
    finally:
        process.stop()


def _size_of_view(server: Process) -> int:
    """The bytes of what a question is answered with, as in the first round of a match."""
    with _player(server) as player:
        return len(json.dumps({"view": player.look()["view"]}))


# ---- the first page --------------------------------------------------------------------------


def _first_load(browser: Browser, server: Process, name: str, size: tuple[int, int]) -> str:
    width, height = size
    with _context(browser, server, viewport={"width": width, "height": height}) as context:
        page = context.new_page()
        network = context.new_cdp_session(page)
        sizes: list[float] = []
        network.on("Network.loadingFinished", lambda one: sizes.append(one["encodedDataLength"]))
        network.send("Network.enable")
        page.goto("/")
        page.get_by_role("radiogroup").first.wait_for()
        page.wait_for_load_state("networkidle")
        jumped: float = page.evaluate(_JUMPS)
        bodies: int = page.evaluate(_BODIES)
        ready = page.evaluate("performance.getEntriesByType('paint').at(-1).startTime")
    kept = bodies <= MOST_BYTES and len(sizes) <= MOST_REQUESTS and jumped < LARGEST_JUMP
    return (
        f"first page, {name}: {bodies / 1000:.0f} kB ({sum(sizes) / 1000:.0f} with headers) in"
        f" {len(sizes)} requests, first contents after {ready:.0f} ms, jumps {jumped:.4f}"
        f"  contract {MOST_BYTES / 1000:.0f} kB, {MOST_REQUESTS} requests, {LARGEST_JUMP}"
        f"{'' if kept else '  BROKEN'}"
    )


def _home(server: Process) -> str:
    return f"http://127.0.0.1:{server.port}"


@contextmanager
def _context(browser: Browser, server: Process, **wishes: Any) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=_home(server), locale="en", **wishes)
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script("localStorage.setItem('lesson', 'done')")
    yield context
    context.close()


if __name__ == "__main__":
    for line in page():
        print(line, flush=True)
