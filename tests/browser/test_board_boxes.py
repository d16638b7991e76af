"""The boxes of Turing Machine's board: in the window, beside each other, where the design has them.

Styles that belong to another part of a page have moved the board's own lines before, and nothing
but a look at a picture told.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from support.browsing import Visits, at_rest, open_board, room_of
from support.scaling import some

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Each with the others at the table, whose strip takes a part of the window.
BOARDS: dict[str, dict[str, Any]] = {
    "four": {"problem": "4b 9a 11a 14c"},
    "six": {"problem": "2a 7b 12a 16a 19b 22c"},
    "extreme": {"problem": "15+16 23+8 46+13 34+17 9+37"},
    "nightmare": {"problem": "? 4b 9a 11a 14c CADB"},
}
SIZES = {  # every other one every day: one of each design
    "desktop": (1280, 800),
    "low desktop": (1024, 768),
    "phone": (390, 844),
    "smallest": (320, 640),
    "landscape": (844, 390),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "largest": (2560, 1440),
}
# Of each part the first that is to be seen: left, top, right, bottom.
_BOXES = """(parts) => {
    scrollTo(0, 0);
    const box = (path) => {
        const seen = [...document.querySelectorAll(path)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.getBoundingClientRect()).find(({ width, height }) => width * height);
        return seen && [seen.left, seen.top, seen.right, seen.bottom];
    };
    return Object.fromEntries(Object.entries(parts)
        .map(([name, path]) => [name, box(path)]).filter(([, found]) => found));
}"""
# The keys of the board whose words have more than one line; some words are for listeners only.
_BROKEN = """() => [...document.querySelectorAll(".ending .button, .ending .button span")]
    .filter((one) => one.getBoundingClientRect().width > 1).filter((one) => {
        const text = [...one.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const words = document.createRange();
        if (text) words.selectNode(text);
        return text && words.getClientRects().length > 1;
    }).map((one) => `${one.textContent} has two lines`)"""
MAIN = {
    "head": "header.top",
    "people": ".board > .people",
    "chat": ".board > .talk summary",
    "cards": ".cards",
    "machine": ".engine",
    "sheet": ".sheet-paper",
    "keys": ".ending",
}
INNER = {
    "digits' line": ".setting-digits .line",
    "wheels": ".wheels",
    "reader's line": ".reading .line",
    "reader": ".reader",
    "answer": ".said-here",
    "asking": ".ask-keys, .questions",
}


@dataclass
class Box:
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def inside(self, other: Box) -> bool:
        return (
            self.left >= other.left - 1
            and self.top >= other.top - 1
            and self.right <= other.right + 1
            and self.bottom <= other.bottom + 1
        )

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right - 1
            and other.left < self.right - 1
            and self.top < other.bottom - 1
            and other.top < self.bottom - 1
        )


def boxes(page: Page, parts: dict[str, str]) -> dict[str, Box]:
    return {name: Box(*box) for name, box in page.evaluate(_BOXES, parts).items()}


@pytest.mark.parametrize("name", some(BOARDS))
def test_the_boxes_of_the_board(visit: Visits, name: str) -> None:
    page = visit()
    host = room_of(visit, page, **BOARDS[name])
    for friend in ("Bob", "Cleo"):
        visit.program(host.room, friend)
    host.order("start")
    host.act("ask 341 B")
    open_board(page, host.room)
    for size in some(SIZES, 4):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        if width >= 390:
            assert page.evaluate(_BROKEN) == [], size
        assert faults(page, Box(0, 0, width, height), name == "extreme") == [], size


def faults(page: Page, window: Box, extreme: bool) -> list[str]:
    """What is not where it belongs."""
    main, inner = boxes(page, MAIN), boxes(page, INNER)
    assert main.keys() >= {"head", "people", "chat", "cards", "machine", "keys"}
    assert inner.keys() >= {"wheels", "reader", "answer", "asking"}
    wide, flat = window.right >= 1180, window.bottom < 560
    phone = window.right < 700 or flat
    found = []
    # All of it is in the window where there is room, and what is operated always.
    found += [
        f"{part} is out of the window"
        for part, box in main.items()
        if (wide or part != "cards") and not box.inside(window)
    ]
    found += [
        f"{part} is out of the machine"
        for part, box in inner.items()
        if not box.inside(main["machine"])
    ]
    # The strip has room for the key to the chat, a wide sheet for its keys; a dock lies over cards
    # that are too long; and on a phone the round is told where the reader has no tabs.
    over = {("people", "chat")}
    over |= {("sheet", "keys")} if wide else {("cards", "machine"), ("cards", "keys")}
    over |= {("reader's line", "reader")} if phone else set()
    found += [
        f"{one} lies over {other}"
        for parts in (main, inner)
        for one, other in combinations(parts, 2)
        if (one, other) not in over and parts[one].meets(parts[other])
    ]
    cards, machine, keys = main["cards"], main["machine"], main["keys"]
    sheet = main.get("sheet", keys)
    places = {
        "the strip is between the head and the board": main["head"].bottom <= main["people"].top + 1
        and main["people"].bottom <= min(cards.top, machine.top) + 1,
        "the machine is below the cards": flat or cards.top < machine.top,
        "the machine is beside the cards": not flat or cards.right < machine.left,
        "the sheet is on the right": not wide or machine.right < sheet.left,
        "the sheet is beside the cards": not wide or extreme or cards.right < sheet.left,
        "the keys are at the end of the sheet": not wide
        or (keys.left >= sheet.left and keys.top > sheet.top + sheet.height / 2),
        "the keys are at the end of the window": wide or abs(keys.bottom - window.bottom) < 1,
        "the machine rests on the keys": wide or abs(machine.bottom - keys.top) < 8,
        "the machine has its part of the window": 0.15
        < machine.width * machine.height / (window.width * window.height)
        < 0.55,
    }
    return found + [f"not so: {place}" for place, so in places.items() if not so]
