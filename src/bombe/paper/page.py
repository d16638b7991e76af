"""A page as drawings and words, each at its place in millimetres; and what belongs to its edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bombe.paper.choices import Choices
from bombe.paper.inks import COLOURS

MARGIN = 5.0  # that no printer reaches
BLEED = 3.0  # of what goes over a cut
_OFF, _LONG = 1.0, 4.0  # crop marks: how far from the cut, and how long where there is room
HAIR = 0.2  # how thick a line to cut along is
RULER = 50


@dataclass(frozen=True)
class Picture:
    x: float
    y: float
    wide: float
    high: float
    drawn: str  # SVG, without its outermost element
    box: tuple[float, float]  # what it is drawn in
    alt: str | None = None  # None: it tells nothing
    style: str = ""


@dataclass(frozen=True)
class Words:
    x: float
    y: float
    wide: float
    high: float
    text: str
    size: float  # points; less where they would not fit
    bold: bool = False
    at: str = "left + horizon"  # as typst aligns
    colour: str = ""
    level: int = 0  # of a heading
    lines: bool = False  # whether they may take several lines
    turned: bool = False  # read from below


@dataclass(frozen=True)
class Placed:
    """Something to cut out."""

    kind: str
    name: str
    x: float
    y: float
    wide: float
    high: float
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass
class Page:
    wide: float
    high: float
    title: str
    content: list[Picture | Words] = field(default_factory=list)
    cards: list[Placed] = field(default_factory=list)

    def draw(self, drawn: str, alt: str | None = None, style: str = "") -> None:
        """SVG in the page's own millimetres."""
        box = (self.wide, self.high)
        self.content.append(Picture(0, 0, *box, drawn, box, alt, style))

    def write(self, *words: Words) -> None:
        self.content += words


def upright(choices: Choices, title: str) -> Page:
    return Page(*choices.paper.size, title)


def across(choices: Choices, title: str) -> Page:
    wide, high = choices.paper.size
    return Page(high, wide, title)


def short(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")


def stroke(path: str, colour: str, thick: float = HAIR, more: str = "") -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{short(thick)}"'
        f"{' ' + more if more else ''}/>"
    )


def crop_marks(page: Page, across: Iterable[float], down: Iterable[float]) -> None:
    """Marks at all four edges for cuts at these x and y, outside of what is cut."""
    xs, ys = sorted(across), sorted(down)
    path = []
    left, right, top, bottom = xs[0] - _OFF, xs[-1] + _OFF, ys[0] - _OFF, ys[-1] + _OFF
    tall = min(_LONG, top - MARGIN)
    long = min(_LONG, left - MARGIN)
    for x in xs:
        path += [f"M{short(x)} {short(top)}v{short(-tall)}", f"M{short(x)} {short(bottom)}v"]
        path[-1] += short(tall)
    for y in ys:
        path += [f"M{short(left)} {short(y)}h{short(-long)}", f"M{short(right)} {short(y)}h"]
        path[-1] += short(long)
    page.draw(stroke("".join(path), "#000", 0.15))


def ruler(
    page: Page,
    choices: Choices,
    x: float,
    y: float,
    long: int = RULER,
    turned: bool = False,
) -> None:
    """A line of so many millimetres from a place on, to the right or, turned, upwards."""
    path = f"M{short(x)} {short(y)}" + (f"v{-long}" if turned else f"h{long}")
    for at in range(0, long + 1, 10):
        tick = 3.0 if at in (0, long) else 1.6
        place = (x, y - at) if turned else (x + at, y)
        moved = f"m{short(-tick / 2)} 0h" if turned else f"m0 {short(-tick / 2)}v"
        path += f"M{short(place[0])} {short(place[1])}{moved}{short(tick)}"
    page.draw(stroke(path, COLOURS[choices.ink].ink, 0.25))
