"""Firefox and WebKit, each in front of a real server, for the tests that are about engines.

Playwright only drives browsers that it has changed itself. These are the system's, as people have
them: Firefox speaks WebDriver BiDi, WebKit the older WebDriver over HTTP. A `Window` has what both
can do, which is little: open a page, look at it by a script, press keys, click, change its size.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import httpx

from support.servers import firefox, free_port, screen, webkit
from support.serving import client

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE = 60.0  # seconds until something that does not happen is given up
Found = TypeVar("Found")
ENTER = "\ue007"

# The first element that a selector finds, that can be seen, and that is named so.
_FIND = """(selector, words) => [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility() && (one.getAttribute("aria-label") ?? one.textContent).includes(words))"""

# The middle of that element, once a pointer would hit it there; scrolled only if need be.
_MIDDLE = f"""(...wanted) => {{
    const one = ({_FIND})(...wanted);
    const middle = () => {{
        const {{ left, right, top, bottom }} = one.getBoundingClientRect();
        const [x, y] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)];
        return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
    }};
    if (!one) return null;
    if (!middle()) one.scrollIntoView({{ block: "center", behavior: "instant" }});
    return middle();
}}"""

# What a page complains of from now on.
_LISTEN = """() => {
    if (window.complaints) return;
    window.complaints = [];
    const { error } = console;
    console.error = (...said) => {
        complaints.push(said.join(" "));
        error.apply(console, said);
    };
    addEventListener("error", ({ message }) => complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
}"""


class Window(ABC):
    """A window of some engine, in front of a server, with the cookies of one person."""

    def __init__(self, home: str) -> None:
        self.home = home

    # What engines do each in their own way.

    @abstractmethod
    def open(self, path: str) -> None:
        """Go to a page of the server, until it is loaded."""

    @abstractmethod
    def evaluate(self, function: str, *given: Any) -> Any:
        """What a function returns or promises in the page; both ways as JSON."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    def complaints(self) -> list[str]:
        """Errors that its pages reported, as far as this engine tells."""

    @abstractmethod
    def _forget_cookies(self) -> None: ...

    @abstractmethod
    def _perform(self, source: dict[str, Any]) -> None:
        """What somebody does with a key or a pointer, as WebDriver describes it."""

    # What follows from that.

    def forget(self) -> None:
        """Be that of somebody else, who was never here."""
        self.open("/privacy")
        self.evaluate("() => [localStorage, sessionStorage].forEach((one) => one.clear())")
        self._forget_cookies()

    def until(self, function: str, *given: Any) -> Any:
        """Wait until a function returns something, across pages if need be."""
        end = time.monotonic() + PATIENCE
        while not (found := self.evaluate(function, *given)):
            if time.monotonic() > end:
                seen = self.evaluate("() => document.body.innerText")
                raise AssertionError(f"{given or function} never came; there is:\n{seen}")
            time.sleep(0.05)
        return found

    def sees(self, words: str, selector: str = "body *") -> None:
        """Wait until something says this."""
        self.until(f"(...wanted) => Boolean(({_FIND})(...wanted))", selector, words)

    def click(self, selector: str, words: str = "") -> None:
        x, y = self.until(_MIDDLE, selector, words)
        steps: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._perform({"type": "pointer", "id": "mouse", "actions": steps})

    def press(self, keys: str) -> None:
        steps = [{"type": move, "value": key} for key in keys for move in ("keyDown", "keyUp")]
        self._perform({"type": "key", "id": "keyboard", "actions": steps})


def _as_text(function: str) -> str:
    """The same from text to text: engines differ in what else they can hand over."""
    return f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given))) ?? 'null'"


# --- Firefox -------------------------------------------------------------------------------------

# It must not look for anything in the network, nor greet anybody; and one process for pages is
# enough. What animates for those who like that does not.
_FIREFOX_SETTINGS = {
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.newtabpage.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage": "about:blank",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.ipc.processCount": 1,
    "dom.ipc.processPrelaunch.enabled": False,
    "extensions.systemAddon.update.enabled": False,
    "extensions.update.enabled": False,
    "fission.autostart": False,
    "focusmanager.testmode": True,
    "intl.accept_languages": "en",
    "media.gmp-manager.updateEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.server": "",
    "ui.prefersReducedMotion": 1,
}


class FirefoxWindow(Window):
    def __init__(self, home: str, line: ClientConnection) -> None:
        super().__init__(home)
        self._line = line
        self._numbers = itertools.count(1)
        self._complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self._here = {"context": self.ask("browsingContext.create", type="tab")["context"]}
        # It comes by and by; without it, keys do half of what they do.
        self.ask("browsingContext.activate", **self._here)
        self.until("() => document.hasFocus()")

    def ask(self, method: str, **what: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": what}))
        while True:
            said = json.loads(self._line.recv(PATIENCE))
            if said.get("method") == "log.entryAdded" and said["params"]["level"] == "error":
                self._complaints.append(said["params"]["text"])
            if said.get("id") == number:
                if said["type"] == "error":
                    raise AssertionError(f"{method}: {said['message']}")
                return said["result"]

    def open(self, path: str) -> None:
        self.ask("browsingContext.navigate", **self._here, url=self.home + path, wait="complete")

    def evaluate(self, function: str, *given: Any) -> Any:
        answer = self.ask(
            "script.callFunction",
            functionDeclaration=_as_text(function),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target=self._here,
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise AssertionError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.ask("browsingContext.setViewport", **self._here, viewport=size)

    def complaints(self) -> list[str]:
        self.ask("session.status")  # what was told before that is here too
        return self._complaints

    def _forget_cookies(self) -> None:
        self.ask("storage.deleteCookies", partition={"type": "context", **self._here})

    def _perform(self, source: dict[str, Any]) -> None:
        self.ask("input.performActions", **self._here, actions=[source])


@contextmanager
def firefox_window(home: str, folder: Path) -> Iterator[FirefoxWindow]:
    from websockets.sync.client import connect  # which takes its time

    settings = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
        for name, value in _FIREFOX_SETTINGS.items()
    )
    (folder / "user.js").write_text("".join(settings))
    command = [firefox(), "--headless", "--no-remote", "--profile", str(folder)]
    with _running([*command, "--remote-debugging-port=0"], folder) as said:
        address = _when(lambda: re.search(r"BiDi listening on (ws://\S+)", said.read_text()))
        with connect(f"{address[1]}/session", proxy=None, max_size=None) as line:
            window = FirefoxWindow(home, line)
            yield window
            window.ask("browser.close")


# --- WebKit --------------------------------------------------------------------------------------


# What it would leave to a graphics card takes the processor half as long again.
_NO_GRAPHICS_CARD = {
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
}


class WebKitWindow(Window):
    def __init__(self, home: str, driver: httpx.Client, program: str) -> None:
        super().__init__(home)
        self._driver = driver
        self._session = ""
        wishes = {"webkitgtk:browserOptions": {"binary": program, "args": ["--automation"]}}
        answer = self.ask("POST", "", capabilities={"alwaysMatch": wishes})
        self._session = f"/{answer['sessionId']}"
        self._complaints: list[str] = []

    def ask(self, method: str, path: str, **what: Any) -> Any:
        body = what if method == "POST" else None
        answer = self._driver.request(method, f"/session{self._session}{path}", json=body)
        value = answer.json()["value"]
        if answer.is_error:
            raise AssertionError(f"{path}: {value['error']}: {value['message']}")
        return value

    def open(self, path: str) -> None:
        self.complaints()
        self.ask("POST", "/url", url=self.home + path)
        self.evaluate(_LISTEN)

    def evaluate(self, function: str, *given: Any) -> Any:
        script = f"return ({_as_text(function)})(arguments[0])"
        return json.loads(
            self.ask("POST", "/execute/sync", script=script, args=[json.dumps(given)])
        )

    def resize(self, width: int, height: int) -> None:
        """Of the page; what the window has around that depends on its toolkit."""
        around = self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.ask("POST", "/window/rect", width=width + around[0], height=height + around[1])
        self.until("(...size) => `${[innerWidth, innerHeight]}` === `${size}`", width, height)

    def complaints(self) -> list[str]:
        """Only of what comes after a page was loaded: before, it listens to nobody."""
        self._complaints += self.evaluate("() => window.complaints?.splice(0) ?? []")
        return self._complaints

    def _forget_cookies(self) -> None:
        # The driver only passes this on, and says that it is done: under load the next page might
        # be there first, and lose the cookie that its forms are bound to.
        self.ask("DELETE", "/cookie")
        _when(lambda: self.ask("GET", "/cookie") == [])

    def _perform(self, source: dict[str, Any]) -> None:
        self.ask("POST", "/actions", actions=[source])


@contextmanager
def webkit_window(home: str, folder: Path) -> Iterator[WebKitWindow]:
    """It cannot do without a screen, and gets one that nobody sees."""
    programs, invisible = webkit(), screen()
    for toolkit in ("gtk-3.0", "gtk-4.0"):
        (folder / toolkit).mkdir()
        (folder / toolkit / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    port = free_port()
    showing = [invisible, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with ExitStack() as stack:
        said = stack.enter_context(_running(showing, folder))
        number = _when(lambda: re.search(r"^(\d+)\n", said.read_text(), re.MULTILINE))
        command = [programs.driver, f"--port={port}"]
        stack.enter_context(_running(command, folder, DISPLAY=f":{number[1]}", **_NO_GRAPHICS_CARD))
        driver = stack.enter_context(client(f"http://127.0.0.1:{port}"))
        _when(lambda: _answers(driver))
        window = WebKitWindow(home, driver, programs.browser)
        stack.callback(window.ask, "DELETE", "")
        yield window


def _answers(driver: httpx.Client) -> bool:
    try:
        return bool(driver.get("/status").json()["value"]["ready"])
    except httpx.TransportError:
        return False


# --- their programs ------------------------------------------------------------------------------


@contextmanager
def _running(command: list[str], folder: Path, **variables: str) -> Iterator[Path]:
    """A program that keeps what it has to keep in a folder; the file of what it says."""
    said = folder / Path(command[0]).name
    homes = dict.fromkeys(
        ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"), str(folder)
    )
    with said.open("w") as log:
        # A group of its own: programs that it starts go with it.
        program = subprocess.Popen(
            command,
            env=os.environ | homes | variables,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    try:
        yield said
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGTERM)
        program.wait(PATIENCE)


def _when(so: Callable[[], Found | None]) -> Found:
    """Wait for something that a program does."""
    end = time.monotonic() + PATIENCE
    while not (found := so()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return found
