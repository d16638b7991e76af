"""What was printed, read from pictures of its pages: by what can be seen, and where the layout says
that a card is. Lengths are millimetres, of cards from their top left corner."""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any, TypeVar

import numpy as np
import pypdfium2
from numpy.typing import NDArray
from PIL import Image

from bombe.paper.choices import Choices
from bombe.paper.layout import layout
from bombe.paper.machine import TITLE, machine_pages
from bombe.paper.page import Page
from bombe.paper.sheets import sheet_pages
from bombe.paper.typeset import pdf

Dark = NDArray[np.bool_]  # a picture: what is ink
Pixel = TypeVar("Pixel", bound=np.generic)
Placed = dict[str, Any]  # a card or a cell of the layout
MM = 25.4  # an inch
_A_FRAME = 0.08  # of a cell with a window is ink at least; of one with a dot, a hundredth


class Printed:
    def __init__(self, pages: list[Page], choices: Choices) -> None:
        self.pages, self.choices = pages, choices
        self.content = pdf(pages, choices.tongue.say(TITLE), choices)
        self.layout = layout(pages)
        self.cells: list[Placed] = self.layout["cells"]

    def cards(self, kind: str) -> list[Placed]:
        return [card for card in self.layout["cards"] if card["kind"] == kind]

    @cached_property
    def _document(self) -> pypdfium2.PdfDocument:
        return pypdfium2.PdfDocument(self.content)

    def picture(self, page: int, dpi: float) -> Image.Image:
        """A page, counted from 1."""
        shown: Image.Image = self._document[page - 1].render(scale=dpi / 72).to_pil()
        return shown.convert("RGB")

    @cache  # noqa: B019
    def text(self, page: int) -> str:
        found: str = self._document[page - 1].get_textpage().get_text_bounded()
        return found

    def sizes(self) -> list[tuple[float, float]]:
        """Of the pages, in millimetres."""
        sizes = [page.get_size() for page in self._document]
        return [(wide * MM / 72, high * MM / 72) for wide, high in sizes]

    def bookmarks(self) -> list[str]:
        return [one.get_title() for one in self._document.get_toc() if one.level == 0]

    @cache  # noqa: B019 (as long as the tests of a module)
    def dark(self, page: int, dpi: float) -> Dark:
        return np.asarray(self.picture(page, dpi).convert("L")) < 140

    def cut_out(self, card: Placed, dpi: float) -> Dark:
        """A card as it comes off its page."""
        left, top, wide, high = (
            round(card[name] * dpi / MM) for name in ("x", "y", "width", "height")
        )
        return self.dark(card["page"], dpi)[top : top + high, left : left + wide]

    def open_cells(self, card: Dark, dpi: float) -> list[Placed]:
        """Where a card has a window to cut out: there its frame is seen."""
        return [
            cell
            for cell in self.cells
            if field(card, cell["x"], cell["y"], 6.0, 6.4, dpi).mean() > _A_FRAME
        ]

    def cut_open(self, card: Dark, dpi: float) -> Dark:
        """What is open once the windows of a card are cut out, along their frames."""
        opened = np.zeros_like(card)
        for cell in self.open_cells(card, dpi):
            around = (cell["x"], cell["y"], 6.4, 7.0)
            rows, columns = np.nonzero(field(card, *around, dpi))
            field(opened, *around, dpi)[
                rows.min() : rows.max() + 1, columns.min() : columns.max() + 1
            ] = True
        return opened


@cache
def machine(choices: Choices) -> Printed:
    return Printed(machine_pages(choices), choices)


@cache
def sheets(choices: Choices) -> Printed:
    return Printed(sheet_pages(choices), choices)


def field(
    shown: NDArray[Pixel], x: float, y: float, wide: float, high: float, dpi: float
) -> NDArray[Pixel]:
    """A part of a picture around a point."""
    left, right = (round((x + side * wide / 2) * dpi / MM) for side in (-1, 1))
    top, low = (round((y + side * high / 2) * dpi / MM) for side in (-1, 1))
    return shown[top:low, left:right]


def says_yes(card: Dark, cell: Placed, dpi: float) -> bool:
    """✓ is a disc and mostly ink, ✗ is mostly paper; nothing is in between."""
    ink = float(field(card, cell["x"], cell["y"], 3.4, 3.4, dpi).mean())
    assert not 0.4 < ink < 0.6, ink
    return ink >= 0.6
