"""What browser tests of a host's own pictures have in common: a room to put them into, and what its
page is to be asked."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from support.browsing import Visits, sit
from support.gallery import file, make_game, picture
from support.serving import Person, Serving, serving

if TYPE_CHECKING:
    from playwright.sync_api import Page


@contextmanager
def tables(folder: Path) -> Iterator[Serving]:
    """A server that takes pictures, and has another game with them beside our own."""
    with serving(folder / "data", BOMBE_LIMITS="0", **make_game(folder)) as server:
        yield server


def room_for_pictures(visit: Visits) -> Person:
    """The host of a room in which pictures can be put."""
    person = visit.program()
    person.make(game="imitation", name="Ada")
    return person


def opened(page: Page, host: Person) -> Page:
    """The host's page, with the part about pictures open."""
    sit(page, host)
    page.goto(f"/r/{host.room}")
    if page.locator("#own-pictures[open]").count() == 0:
        page.locator("#own-pictures > summary").click()
    return page


def upload(n: int, kind: str = "PNG") -> dict[str, Any]:
    return {"name": f"{n}.{kind.lower()}", "mimeType": "", "buffer": file(picture(n), kind)}


def choose(page: Page, *files: dict[str, Any]) -> None:
    page.get_by_label("Choose pictures").set_input_files([*files])  # type: ignore[arg-type]


def drop(page: Page, name: str, content: bytes, where: str = "#drop") -> None:
    data = page.evaluate_handle(
        """([name, text]) => {
            const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
            const data = new DataTransfer();
            data.items.add(new File([bytes], name));
            return data;
        }""",
        [name, base64.b64encode(content).decode()],
    )
    for kind in ("dragenter", "dragover", "drop"):
        page.dispatch_event(where, kind, {"dataTransfer": data})


def taken(page: Page, n: int, refused: int = 0) -> None:
    """Wait until all was sent and this has become of it."""
    words = f"Accepted: {n}. Not accepted: {refused}."
    page.locator("[data-part=sent]", has_text=words).wait_for(timeout=120_000)


def not_taken(page: Page) -> list[str]:
    return page.locator("[data-part=not-taken] li").all_inner_texts()


def count(page: Page, words: str) -> None:
    page.locator("#own-count", has_text=words).wait_for()


def shows(page: Page, *names: str) -> None:
    """Wait until the page shows just these, each of which is a picture."""
    page.wait_for_function(
        """(names) => JSON.stringify(names) === JSON.stringify(
            [...document.querySelectorAll("#previews img")].map((one) => one.alt))""",
        arg=[*names],
    )
    page.locator("#previews img").first.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('#previews img').naturalWidth === 768")
    page.wait_for_function(  # the others are loaded when somebody comes near them
        """async () => {
            for (const { src } of document.querySelectorAll("#previews img")) {
                const copy = Object.assign(new Image(), { src });
                await copy.decode();
                if (copy.naturalWidth !== 768) return false;
            }
            return true;
        }"""
    )
