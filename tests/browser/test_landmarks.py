"""The parts of every page that a screen reader jumps between: no two of a kind have one name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe

from bombe.text import LANGUAGES
from support.browsing import Visits, room_of
from support.scaling import some

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDTHS = (320, 1280)  # a head with the games in it, and one without
ANYWHERE = (
    *("/", "/?game=imitation", "/join?code=x", "/preferences", "/privacy", "/nothing"),
    *("/g/turing_machine/rules", "/g/turing_machine/box", "/g/imitation/rules"),
)


def doubles(page: Page, *paths: str) -> list[str]:
    found = []
    for path in paths:
        page.goto(path)
        if page.locator("#skin").count():
            page.locator("#skin > *:not(noscript)").first.wait_for()
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            answer = Axe().run(page, options={"runOnly": ["landmark-unique"]}).response
            assert answer["passes"]
            found += [
                f"{path} {width}: {node['html']}"
                for one in answer["violations"]
                for node in one["nodes"]
            ]
    page.goto("/privacy")  # a page about a room goes where the room goes
    return found


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_landmarks_have_names_of_their_own(visit: Visits, language: str) -> None:
    page = visit(locale=language)
    host = room_of(visit, page)
    host.order("watch on")
    room = f"/r/{host.room}"
    stranger = visit(locale=language)
    with visit.forgiving("status of 400", "status of 404"):  # no such code, no such page
        found = doubles(page, *ANYWHERE, room, f"{room}/screen", f"{room}/watch", f"{room}/delete")
        found += doubles(stranger, room)
        host.order("start")
        found += doubles(page, room, f"{room}?table", f"{room}?plain", f"{room}/screen")
        host.order("end")
        match = host.look()["table"]["match"]
        found += doubles(page, f"{room}?table", f"/m/{match}", f"/m/{match}?plain")
    assert found == []
