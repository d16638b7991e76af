"""Takes pictures of the main screens, large and small, light and dark, into docs/pictures/screens.

`make screens`, or `make screens ARGS="result reveal"` for some of them. They are looked at, laid
beside the design, and shown in the documentation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "src"), str(HOME / "tests")]

from servers import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from serving import Person, Serving, serving  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FOLDER = HOME / "docs" / "pictures" / "screens"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
THEMES = ("light", "dark")


@dataclass
class Stage:
    """A browser of one size and theme, in front of a server."""

    page: Page
    server: Serving
    small: bool

    def room(self, **options: Any) -> Person:
        """A room whose host is the visitor; the program has the same seat."""
        host = Person(self.server.url)
        host.make(game="turing_machine", options=options, name="Ada")
        cookie = {"name": "bombe", "value": host.key, "url": self.server.url}
        self.page.context.add_cookies([cookie])
        return host

    def friends(self, host: Person, *names: str) -> list[Person]:
        people = [Person(self.server.url) for _ in names]
        for person, name in zip(people, names, strict=True):
            person.join(host.room, name)
        return people

    def open(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        return self.page


Scene = Callable[[Stage], None]
SCENES: dict[str, Scene] = {}


def scene(one: Scene) -> Scene:
    SCENES[one.__name__.replace("_", "-")] = one
    return one


def play(stage: Stage, host: Person, *actions: str) -> None:
    for action in actions:
        host.act(action)


@scene
def landing(stage: Stage) -> None:
    stage.open("/")


@scene
def board(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c", machine="clever")
    host.order("start")
    play(
        stage,
        host,
        "ask 341 B",
        "ask 341 C",
        "thumb down",
        "ask 132 A",
        "mark 4c",
        "mark 9a +",
        "mark t3",
    )
    page = stage.open(f"/r/{host.room}")
    page.keyboard.press("c")


@scene
def six(stage: Stage) -> None:
    host = stage.room(problem="2a 7b 12a 16a 19b 22c")
    bob, cleo = stage.friends(host, "Bob", "Cleo")
    host.order("start")
    play(stage, host, "ask 341 B", "ask 341 C", "mark 7a", "mark 12c +")
    bob.act("ask 215 A")
    stage.open(f"/r/{host.room}")


@scene
def match(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c")
    bob, cleo = stage.friends(host, "Bob", "Cleo")
    host.order("start")
    play(stage, host, "ask 341 B", "ask 341 C", "mark 4c", "mark 9a +")
    bob.act("ask 215 A")
    bob.act("thumb down")
    page = stage.open(f"/r/{host.room}")
    page.keyboard.press("a")


@scene
def extreme(stage: Stage) -> None:
    host = stage.room(problem="15+16 23+8 46+13 34+17 9+37")
    host.order("start")
    play(stage, host, "ask 341 B", "ask 341 C")
    stage.open(f"/r/{host.room}")


@scene
def nightmare(stage: Stage) -> None:
    host = stage.room(problem="? 4b 9a 11a 14c CADB")
    host.order("start")
    play(stage, host, "ask 341 B", "ask 341 C")
    stage.open(f"/r/{host.room}")


@scene
def thumbs(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c")
    bob, cleo = stage.friends(host, "Bob", "Cleo")
    host.order("start")
    page = stage.open(f"/r/{host.room}")
    host.act("ask 341 B")
    for person, thumb in ((bob, "down"), (cleo, "up 123"), (host, "down")):
        person.act(f"thumb {thumb}")
    page.wait_for_timeout(700)


@scene
def sheet(stage: Stage) -> None:
    board(stage)
    if stage.small:
        stage.page.keyboard.press("s")
        stage.page.wait_for_timeout(400)


@scene
def result(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c")
    bob = stage.friends(host, "Bob")[0]
    host.order("start")
    for one in ("ask 341 B", "ask 341 C", "ask 341 A", "thumb down"):
        host.act(one)
    for one in ("ask 123 A", "ask 123 B", "thumb down"):
        bob.act(one)
    for one in ("ask 241 A", "ask 241 D", "thumb up 241"):
        host.act(one)
    bob.act("thumb down")
    stage.open(f"/r/{host.room}")


@scene
def solo_result(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c", machine="clever")
    host.order("start")
    for one in (
        "ask 341 B",
        "ask 341 C",
        "ask 341 A",
        "thumb down",
        "ask 132 A",
        "ask 132 C",
        "thumb up 241",
    ):
        host.act(one)
    stage.open(f"/r/{host.room}")


@scene
def lobby(stage: Stage) -> None:
    host = stage.room()
    stage.friends(host, "Bob", "Cleo")
    stage.open(f"/r/{host.room}")


@scene
def rules(stage: Stage) -> None:
    stage.open("/g/turing_machine/rules")


@scene
def box(stage: Stage) -> None:
    stage.open("/g/turing_machine/box")


@scene
def cards(stage: Stage) -> None:
    stage.open("/g/turing_machine/all")


def take(browser: Browser, server: Serving, name: str, size: str, theme: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        color_scheme=theme,  # type: ignore[arg-type]
        locale="en",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
    page = context.new_page()
    SCENES[name](Stage(page, server, size == "phone"))
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
    context.close()


def main(wanted: list[str]) -> None:
    from playwright.sync_api import sync_playwright  # which takes its time

    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        serving(Path(data), BOMBE_LIMITS="0", BOMBE_GAMES="") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*CHROMIUM_ARGUMENTS])
        for name in wanted or SCENES:
            for size in SIZES:
                for theme in THEMES:
                    take(browser, server, name, size, theme)
                    print(f"{name}-{size}-{theme}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
