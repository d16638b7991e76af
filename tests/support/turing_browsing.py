"""Matches of Turing in a real browser: how one is opened, and what its page shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from support.browsing import Visits, sit
from support.serving import Person

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

START = "/?game=imitation"
VERDICT = re.compile(r"^(.+ was|You were) [LR]\.$")
OTHER = {"L": "R", "R": "L"}


def table_of(visit: Visits, page: Page, *names: str, **options: Any) -> list[Person]:
    """A match that has begun: the page has the first seat, programs have the others too."""
    host = visit.program()
    host.make(game="imitation", options=options, name="Ada")
    sit(page, host)
    people = [host, *(visit.program(host.room, name) for name in names)]
    host.order("start")
    return people


def open_match(page: Page, room: str) -> None:
    page.goto(f"/r/{room}")
    page.locator(".imitation").wait_for()
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def verdict(page: Page) -> Locator:
    return page.get_by_role("heading", name=VERDICT)


def pair_shown(page: Page, n: int) -> None:
    """Wait until both cards of a pair can be seen."""
    page.wait_for_function(
        "(n) => document.querySelectorAll(`.lane li:nth-child(${n}) img`).length === 2", arg=n
    )
