"""Takes pictures of the main screens, large and small, light and dark, into docs/pictures/screens.

`make screens`, or `make screens ARGS="result reveal"` for some of them. They are looked at, laid
beside the design, and shown in the documentation.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from PIL import Image

HOME = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(HOME / "src"), str(HOME / "tests")]

from support.reviewed import LINE, over, reviewed  # noqa: E402
from support.servers import CHROMIUM_ARGUMENTS, chromium  # noqa: E402
from support.serving import Person, Serving, serving  # noqa: E402

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

    def room(self, game: str = "turing_machine", **options: Any) -> Person:
        """A room whose host is the visitor; the program has the same seat."""
        host = Person(self.server.url)
        host.make(game=game, options=options, name="Ada")
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
    bob, _ = stage.friends(host, "Bob", "Cleo")
    host.order("start")
    play(stage, host, "ask 341 B", "ask 341 C", "mark 7a", "mark 12c +")
    bob.act("ask 215 A")
    stage.open(f"/r/{host.room}")


@scene
def match(stage: Stage) -> None:
    host = stage.room(problem="4b 9a 11a 14c")
    bob, _ = stage.friends(host, "Bob", "Cleo")
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


def worked_out(page: Page) -> None:
    """Wait until the page of a result has what takes a busy machine a while."""
    page.get_by_text("nothing new").first.wait_for()


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
    worked_out(stage.open(f"/r/{host.room}"))


@scene
def why(stage: Stage) -> None:
    host = stage.room(problem="3b 7a 10a 14a")
    host.order("start")
    play(stage, host, "ask 341 B", "mark 3c", "ask 341 C", "mark 14b", "ask 341 D", "thumb down")
    play(stage, host, "ask 111 A", "thumb down", "ask 131 A", "thumb up 132")
    match = host.look()["table"]["match"]
    page = stage.open(f"/m/{match}/review#why")
    page.get_by_role("button", name="square is smaller than both others: out. Why?").click()
    page.locator(".why-panel").wait_for()


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
    worked_out(stage.open(f"/r/{host.room}"))


@scene
def review(stage: Stage) -> None:
    host = stage.room(problem="3b 7a 10a 14a", machine="optimal")
    host.order("start")
    play(stage, host, *LINE, "thumb up 132")
    match = over(host)
    reviewed(host, match)
    page = stage.open(f"/m/{match}/review#1.3")
    page.locator(".review-curve").wait_for()


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


SOLVED = {
    **{"reading": dict.fromkeys(range(1, 9), True)},
    **{"hidden": {n: n != 3 for n in range(1, 9)}},
    **{"one-code": {1: True, 2: False, 3: True}},
}


def pupil(stage: Stage) -> None:
    """Somebody who has solved a few exercises."""
    progress = json.dumps({"format": "bombe school 1", "chapters": SOLVED, "streak": 12})
    stage.page.add_init_script(f"localStorage.setItem('school', {json.dumps(progress)})")


@scene
def school(stage: Stage) -> None:
    pupil(stage)
    stage.open("/g/turing_machine/school")


@scene
def exercise(stage: Stage) -> None:
    pupil(stage)
    page = stage.open("/g/turing_machine/school/one-code/4")
    page.keyboard.press("2")


# --- the imitation game ---------------------------------------------------------------------------


def human_game(stage: Stage, first: int) -> list[Person]:
    host = stage.room("imitation", first=first)
    people = [host, *stage.friends(host, "Marek", "Ines", "Dilly")]
    host.order("start")
    return people


@scene
def turing_start(stage: Stage) -> None:
    stage.open("/?game=imitation")


@scene
def turing_responder(stage: Stage) -> None:
    host, *others = human_game(stage, 1)
    host.act("pick 2")
    for one in others:
        one.act("pass")
    page = stage.open(f"/r/{host.room}")
    page.keyboard.press("2")


@scene
def turing_interrogator(stage: Stage) -> None:
    host, marek, ines, dilly = human_game(stage, 2)
    marek.act("pick 2")
    ines.act("vote L")
    host.act("pass")
    dilly.act("pass")
    marek.act("pick 3")
    ines.order("say Small houses on both sides again. That is a mood, not an accident.")
    host.order("say The colours speak for R.")
    stage.open(f"/r/{host.room}")


@scene
def turing_opened(stage: Stage) -> None:
    host, marek, ines, dilly = human_game(stage, 2)
    marek.act("pick 2")
    ines.act("vote L")
    host.act("vote R")
    dilly.act("pass")
    marek.act("pick 3")
    dilly.act("vote R")
    marek.act("meant 1 The same light.")
    stage.open(f"/r/{host.room}")


@scene
def turing_result(stage: Stage) -> None:
    people = human_game(stage, 2)
    while not people[0].ask("GET", f"/api/rooms/{people[0].room}")["view"]["over"]:
        human_round(people)
        for one in people:
            one.act("next")
    stage.open(f"/r/{people[0].room}")


def human_round(people: list[Person]) -> None:
    """Play a round: one dares early, and may err; the rest wait for two pairs."""
    seen = [one.ask("GET", f"/api/rooms/{one.room}")["view"] for one in people]
    at = seen[0]["responder"]
    machine = seen[at]["side"]
    human = "R" if machine == "L" else "L"
    bold, *others = people[at + 1 :] + people[:at]
    people[at].act("pick 2")
    bold.act(f"vote {machine if at in (1, 2) else human}")
    for one in others:
        one.act("pass")
    people[at].act("pick 3")
    for one in others:
        one.act(f"vote {human}")


@scene
def turing_rules(stage: Stage) -> None:
    stage.open("/g/imitation/rules")


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
    picture = Image.open(BytesIO(page.screenshot()))
    picture.save(FOLDER / f"{name}-{size}-{theme}.webp", quality=88, method=6)
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
                    print(f"{name}-{size}-{theme}.webp")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
