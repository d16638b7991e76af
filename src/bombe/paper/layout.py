"""Where everything is: enough to cut the cards out of a picture of the pages, and to check them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bombe.paper.page import Page, Placed
from bombe.paper.punched import MARK, WINDOW_HIGH, WINDOW_WIDE, cells


def layout(pages: Sequence[Page]) -> dict[str, Any]:
    """Millimetres from the top left corner: of the page for cards, of the card for cells. A cell is
    told by its middle; rows and columns count from 1."""
    return {
        "unit": "mm",
        "pages": [
            {"page": number, "title": page.title, "width": page.wide, "height": page.high}
            for number, page in enumerate(pages, start=1)
        ],
        "cards": [
            _card(number, card) for number, page in enumerate(pages, start=1) for card in page.cards
        ],
        "cells": [
            {
                "code": code,
                "row": cell.row + 1,
                "column": cell.column + 1,
                "x": round(cell.x, 3),
                "y": round(cell.y, 3),
            }
            for code, cell in cells().items()
        ],
        "window": {"width": WINDOW_WIDE, "height": WINDOW_HIGH},
        "mark": {"width": MARK, "height": MARK},
    }


def _card(number: int, card: Placed) -> dict[str, Any]:
    return {
        "kind": card.kind,
        "name": card.name,
        "page": number,
        "x": round(card.x, 3),
        "y": round(card.y, 3),
        "width": card.wide,
        "height": card.high,
        **card.facts,
    }
