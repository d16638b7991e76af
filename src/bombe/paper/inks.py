"""How much ink: the colours of pages, and the style of their drawings.

Colour is never needed: shapes are known by their form, ✓ and ✗ by form and weight.
"""

from __future__ import annotations

from dataclasses import dataclass

from bombe.games.turing_machine.pictures.strokes import shape, short
from bombe.paper.choices import Ink


@dataclass(frozen=True)
class Colours:
    ink: str
    faint: str  # hairlines that may be overlooked
    shapes: tuple[tuple[str, str, str], ...]  # of ▲ ■ ●: fill, outline, a digit on it
    tabs: tuple[str, str, str]  # of the punch cards
    head: str  # of the criteria cards
    plate: str  # behind a number that must be found
    on_plate: str
    words: tuple[str, str, str]  # ▲ ■ ● among words


_DRAWN = 26.0  # how wide shapes are in the head of a card
_DARK = "#13201b"
COLOURS = {
    Ink.FULL: Colours(
        ink=_DARK,
        faint="#a9a58f",
        shapes=(
            ("#2c66d8", "#163c8c", "#fff"),
            ("#f3b41b", "#6b4b00", "#2b1e00"),
            ("#8f4fc9", "#4d1e7a", "#fff"),
        ),
        tabs=("#c6d8f8", "#f9df9b", "#dfcbf1"),
        head="#f1e5c8",
        plate=_DARK,
        on_plate="#fff",
        words=("#2c66d8", "#d99500", "#8f4fc9"),
    ),
    Ink.LIGHT: Colours(
        ink=_DARK,
        faint="#b4b4ab",
        shapes=(
            ("#d5e2fa", "#2c66d8", _DARK),
            ("#fbe8b6", "#a87800", _DARK),
            ("#e6d7f4", "#8f4fc9", _DARK),
        ),
        tabs=("none", "none", "none"),
        head="none",
        plate="none",
        on_plate=_DARK,
        words=("#2c66d8", "#c48a00", "#8f4fc9"),
    ),
    Ink.BLACK: Colours(
        ink="#000",
        faint="#000",
        shapes=(("#000", "#000", "#fff"),) * 3,
        tabs=("none", "none", "none"),
        head="none",
        plate="none",
        on_plate="#000",
        words=("#000", "#000", "#000"),
    ),
}


def shape_at(kind: int, x: float, y: float, size: float) -> str:
    """▲, ■ or ● around a point, in the proportions that it has in the head of a card: a small ■ is
    no less square than a large one."""
    place = f"translate({short(x)} {short(y)}) scale({size / _DRAWN:.4f})"
    return f'<g transform="{place}">{shape(kind, 0, 0, _DRAWN)}</g>'


def pictures_style(ink: Ink) -> str:
    """The style of the pictures of cards and laws, whose classes say what is meant."""
    c = COLOURS[ink]
    black = ink is Ink.BLACK
    shapes = "".join(
        f".{name}{{fill:{fill};stroke:{line};stroke-width:1.2;stroke-linejoin:round}}"
        f"text.on-{name}{{fill:{on};font-size:11px;font-weight:700}}"
        for name, (fill, line, on) in zip("tsc", c.shapes, strict=True)
    )
    rail = "stroke-width:1" if black else "stroke-width:5"
    return (
        f"text{{font-family:'Bombe Paper';font-weight:700;text-anchor:middle;fill:{c.ink}}}"
        f"{shapes}.hollow{{fill:none}}.ink{{fill:{c.ink}}}"
        f".line{{fill:none;stroke:{c.ink};stroke-width:1.8;stroke-linecap:round}}"
        ".dashed{stroke-dasharray:3 3;stroke-linecap:butt}"
        f".ghost{{fill:none;stroke:{c.ink};stroke-width:1;stroke-dasharray:2.6 2.2}}"
        f".thick{{fill:none;stroke:{c.ink};stroke-width:6;stroke-linecap:round}}"
        f".rail{{fill:none;stroke:{c.faint};{rail};stroke-linecap:round}}"
        f".cell{{fill:none;stroke:{c.faint};stroke-width:{0.6 if black else 1.1}}}"
        f".plate{{fill:none;stroke:{c.ink};stroke-width:1.7}}"
        f".open,.bag{{fill:none;stroke:{c.ink};stroke-width:1.4}}.pip{{fill:#fff}}"
        "text.on{fill:#fff;font-size:12.5px}text.mini{font-size:10.5px}"
        "text.dim{font-size:9.5px;font-weight:400}text.big{font-size:17px}"
        "text.sign{font-size:16px}text.small{font-size:12.5px}text.tiny{font-size:10.5px}"
    )
