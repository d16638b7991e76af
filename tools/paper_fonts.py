# /// script
# requires-python = ">=3.11"
# dependencies = ["brotli", "fonttools"]
# ///
"""The lettering of what is printed: `uv run tools/paper_fonts.py`, after a change.

What makes the PDF reads neither packed fonts nor two weights in one file, and the font of the pages
has no ▲ ■ ● ◊ ✓ ✗. So both weights are cut from it, and the signs are drawn in: on paper they are
letters too, which are copied, searched and read aloud.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SOURCE = Path(__file__).parents[1] / "src" / "bombe"
FONT = SOURCE / "web" / "static" / "fonts" / "national-park-latin.woff2"
FOLDER = SOURCE / "paper" / "fonts"
FAMILY = "Bombe Paper"
WEIGHTS = {"Regular": (500, 400), "Bold": (750, 700)}  # in the font, and as what it is asked for
KEPT = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2009, 0x2013, 0x2014]
KEPT += [0x2018, 0x2019, 0x201C, 0x201D, 0x2026, 0x2191, 0x2193, 0x2212]
HIGH = 700  # of a capital letter
Points = list[tuple[float, float]]


def polygon(*loops: Points) -> TTGlyphPen:
    pen = TTGlyphPen(None)
    for points in loops:
        pen.moveTo(points[0])
        for point in points[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen


def disc() -> TTGlyphPen:
    """A circle of eight arcs, each a quadratic curve."""
    from math import cos, pi, sin

    pen, r, x, y = TTGlyphPen(None), HIGH / 2 + 10, 400, HIGH / 2
    out = r / cos(pi / 8)
    pen.moveTo((x + r, y))
    for step in range(8):
        bend, end = -(step + 0.5) * pi / 4, -(step + 1) * pi / 4
        pen.qCurveTo(
            (round(x + out * cos(bend)), round(y + out * sin(bend))),
            (round(x + r * cos(end)), round(y + r * sin(end))),
        )
    pen.closePath()
    return pen


def stroke(a: tuple[float, float], b: tuple[float, float], thick: float) -> Points:
    """A line as a loop, clockwise."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = thick / 2 / sqrt(dx * dx + dy * dy)
    x, y = -dy * far, dx * far
    corners = [(a[0] + x, a[1] + y), (b[0] + x, b[1] + y), (b[0] - x, b[1] - y)]
    return [(round(p), round(q)) for p, q in [*corners, (a[0] - x, a[1] - y)]]


SIGNS = {  # name: code, what draws it, how wide
    "triangle": (0x25B2, lambda: polygon([(400, 710), (790, 0), (10, 0)]), 800),
    "square": (0x25A0, lambda: polygon([(60, 0), (60, 680), (740, 680), (740, 0)]), 800),
    "circle": (0x25CF, disc, 800),
    "lozenge": (
        0x25CA,
        lambda: polygon(
            [(280, 760), (540, 350), (280, -60), (20, 350)],
            [(280, 630), (105, 350), (280, 70), (455, 350)],
        ),
        560,
    ),
    "tick": (
        0x2713,
        lambda: polygon(stroke((90, 330), (310, 60), 120), stroke((265, 75), (640, 660), 120)),
        720,
    ),
    "cross": (
        0x2717,
        lambda: polygon(stroke((110, 620), (610, 80), 110), stroke((110, 80), (610, 620), 110)),
        720,
    ),
}


def make(style: str) -> None:
    at, asked = WEIGHTS[style]
    font = instantiateVariableFont(TTFont(FONT, recalcTimestamp=False), {"wght": at})
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk"]
    options.hinting = False
    options.name_IDs = [0, 13, 14]  # whose it is, and the licence
    cutter = Subsetter(options)
    cutter.populate(unicodes=KEPT)
    cutter.subset(font)
    order = font.getGlyphOrder()
    for name, (code, draw, wide) in SIGNS.items():
        glyph = draw().glyph()
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (wide, glyph.xMin)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name
        if name not in order:
            order.append(name)
    font.setGlyphOrder(order)
    space = font.getBestCmap()[0x2009]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[0x202F] = space  # the narrow one of French
    names = font["name"]
    whole = f"{FAMILY} {style}"
    told = {1: FAMILY, 2: style, 3: whole, 4: whole, 6: f"BombePaper-{style}"}
    for number, words in told.items():
        names.setName(words, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = asked
    bold = style == "Bold"
    font["OS/2"].fsSelection = 1 << 5 if bold else 1 << 6
    font["head"].macStyle = int(bold)
    if "STAT" in font:
        del font["STAT"]
    font.flavor = None  # not packed
    font.save(FOLDER / f"bombe-paper-{style.lower()}.ttf")


for name in WEIGHTS:
    make(name)
