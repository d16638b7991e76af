"""Furniture and vessels, about 100 units high, standing on (0, 0) unless said otherwise."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import arc, blob, circle, ellipse, line, pts, rect


def chair(pen, colour="#7a5236", seat="#a8433a"):
    """A chair seen from the front quarter, 100 high, its seat at -46."""
    pen.fill(
        [line([(-14, -40), (-12, -4)], 4), line([(26, -42), (25, -6)], 4)],
        lift(colour, -0.1),
        shade=0.6,
        depth=3,
    )
    pen.fill(
        [
            line([(-22, 0), (-22, -46), (-18, -98)], 5),
            line([(20, -46), (24, -98)], 4.6),
            line([(18, -42), (18, 0)], 5),
        ],
        colour,
        shade=0.8,
        depth=4,
    )
    pen.fill(
        [line([(-18, -94), (24, -95)], 8), line([(-20, -74), (22, -75)], 5)],
        colour,
        shade=0.8,
        depth=5,
    )
    pen.fill(
        [line([(x, -92), (x - 1, -50)], 2.4) for x in (-6, 4, 14)], lift(colour, 0.03), shade=0.5
    )
    pen.fill(pts([(-25, -44), (-16, -52), (27, -52), (22, -44)]), seat, shade=0.7, depth=5)
    pen.fill(pts([(-25, -44), (22, -44), (22, -39), (-25, -39)]), lift(colour, -0.04))


def armchair(pen, colour="#8c3f4a", feet="#3a2620"):
    """An armchair from the front, 100 high, 110 wide."""
    pen.fill(
        [
            pts([(-42, -8), (-34, -8), (-36, 0), (-41, 0)]),
            pts([(42, -8), (34, -8), (36, 0), (41, 0)]),
        ],
        feet,
    )
    back = pen.fill(
        blob([(-40, -20), (-42, -80), (-28, -98), (0, -102), (28, -98), (42, -80), (40, -20)]),
        colour,
        shade=1.0,
        depth=22,
    )
    for x, y in ((-18, -80), (0, -82), (18, -80), (-10, -64), (10, -64)):
        pen.fill(circle(x, y, 1.8), lift(colour, -0.15), clip=back)
    pen.fill(rect(-38, -44, 76, 24, 9), lift(colour, 0.05), shade=1.0, depth=14)
    pen.fill(rect(-40, -24, 80, 18, 4), lift(colour, -0.05), shade=0.8, depth=8)
    for s in (-1, 1):
        pen.fill(
            rect(s * 46 - 10, -58, 20, 52, 9), lift(colour, 0.02), shade=1.0, depth=12, edge=0.2
        )


def table(pen, colour="#7a5236", w=130.0, h=60.0, cloth=None):
    """A table from the front; its top is at -h."""
    for x in (-w * 0.42, w * 0.42):
        pen.fill(line([(x, -h), (x, 0)], (8, 5)), lift(colour, -0.06), shade=0.8, depth=5)
    pen.fill(rect(-w / 2, -h - 3, w, 10, 2), colour, shade=0.8, depth=5, mottle=0.15)
    if cloth is not None:
        edge = [(-w / 2 - 3, -h - 4), (w / 2 + 3, -h - 4)]
        wave = [(x, -h + 24 + 5 * np.sin(x * 0.14)) for x in np.linspace(w / 2 + 5, -w / 2 - 5, 40)]
        pen.fill(pts([*edge, *wave]), cloth, shade=0.7, depth=8, mottle=0.08)


def bed(pen, wood="#6d4630", sheet="#f0e8da", blanket="#3f5f8a", w=180.0):
    """A bed from the side, w long, its head on the left; the mattress is at -44."""
    pen.fill(
        [rect(-w / 2 - 6, -92, 10, 92, 3), rect(w / 2 - 4, -62, 10, 62, 3)],
        wood,
        shade=0.8,
        depth=6,
        mottle=0.14,
    )
    pen.fill(rect(-w / 2, -32, w, 16, 2), wood, shade=0.6, depth=6, mottle=0.14)
    pen.fill(rect(-w / 2 + 3, -50, w - 6, 20, 7), sheet, shade=0.9, depth=9)
    pen.fill(
        blob([(-w / 2 + 6, -52), (-w / 2 + 14, -68), (-w / 2 + 44, -66), (-w / 2 + 48, -50)]),
        lift(sheet, 0.02),
        shade=1.0,
        depth=10,
    )
    pen.fill(
        blob(
            [
                (-w * 0.14, -54),
                (0, -60),
                (w * 0.3, -57),
                (w / 2 - 4, -54),
                (w / 2 - 4, -22),
                (0, -18),
                (-w * 0.15, -22),
            ]
        ),
        blanket,
        shade=1.0,
        depth=13,
        mottle=0.1,
    )


def clock(pen, rim="#8a5a34", face="#f3ead4", hands=(10, 2), ink="#2a2020"):
    """A round clock without digits, 100 wide, its middle at (0, 0); hands are places of twelve."""
    pen.fill(circle(0, 0, 50), rim, shade=1.0, depth=9)
    pen.fill(circle(0, 0, 42), face, shade=-0.4, depth=9)
    for k in range(12):
        a = np.radians(k * 30)
        r = 33 if k % 3 == 0 else 35.5
        pen.fill(
            line(
                [(r * np.sin(a), -r * np.cos(a)), (39 * np.sin(a), -39 * np.cos(a))],
                3 if k % 3 == 0 else 1.6,
            ),
            ink,
        )
    for at, length, wide in ((hands[0], 22, 4.2), (hands[1], 33, 3)):
        a = np.radians(at * 30)
        pen.fill(
            line(
                [(-6 * np.sin(a), 6 * np.cos(a)), (length * np.sin(a), -length * np.cos(a))],
                (wide, 1),
            ),
            ink,
        )
    pen.fill(circle(0, 0, 3.4), rim, shade=0.6, depth=3)


def piano(pen, colour="#241e24", keys="#f4ecdc"):
    """An upright piano from the front, 120 wide, 100 high."""
    pen.fill(rect(-60, -100, 120, 96, 3), colour, shade=0.7, depth=14, mottle=0.1)
    pen.fill(
        [rect(-52, -92, 48, 30, 2), rect(4, -92, 48, 30, 2)],
        lift(colour, 0.05),
        shade=-0.6,
        depth=4,
    )
    pen.fill(rect(-64, -52, 128, 16, 2), lift(colour, 0.04), shade=0.7, depth=6)
    pen.fill(rect(-56, -50, 112, 10), keys)
    pen.fill([line([(x, -50), (x, -40)], 0.6) for x in np.arange(-56, 57, 5.6)], "#6a6058")
    pen.fill(
        [rect(-56 + k * 5.6 + 3.8, -50, 3.4, 6) for k in range(20) if k % 7 not in (2, 6)],
        "#141216",
    )
    pen.fill([rect(-62, -40, 9, 40, 2), rect(53, -40, 9, 40, 2)], colour, shade=0.8, depth=5)
    pen.fill([ellipse(-6, -3, 4, 2), ellipse(6, -3, 4, 2)], "#c89a3c")


def mirror(pen, frame="#a9782f", glass="#bcd2d8"):
    """A standing oval mirror, 100 high; returns its glass as a mask, to put something in."""
    pen.fill(
        [line([(-26, 0), (-20, -20)], 3.6), line([(26, 0), (20, -20)], 3.6)],
        lift(frame, -0.1),
        shade=0.7,
        depth=3,
    )
    pen.fill(ellipse(0, -56, 32, 46), frame, shade=1.0, depth=8, rim=0.2)
    mask = pen.fill(ellipse(0, -56, 27, 41), glass, shade=-0.4, depth=10)
    pen.fill(
        [line([(-14, -34), (8, -82)], (3, 6)), line([(-4, -28), (16, -72)], (1.5, 3))],
        "#ffffff",
        opacity=0.28,
        clip=mask,
    )
    return mask


def candle(pen, wax="#efe2c4", holder="#a87a3a", flame="#ffcf6b", height=56.0):
    """A candle in a holder; its flame is at (0, -height - 20)."""
    pen.glow(0, -height - 20, 120, flame, 0.8)
    pen.fill([ellipse(0, -3, 28, 6), rect(-9, -12, 18, 9, 2)], holder, shade=1.0, depth=7)
    pen.fill(
        blob(
            [
                (-7, -8),
                (-7.5, -height),
                (-3, -height - 2),
                (3, -height + 1),
                (7.5, -height - 1),
                (7, -8),
            ],
            6,
        ),
        wax,
        shade=0.9,
        depth=8,
    )
    pen.fill(line([(7, -height + 2), (8.5, -height + 16)], (3, 4)), lift(wax, 0.03), shade=0.6)
    pen.fill(line([(0, -height), (0.5, -height - 8)], 1.2), "#2a1a14")
    pen.fill(
        blob(
            [
                (0, -height - 32),
                (5, -height - 16),
                (3.6, -height - 6),
                (-3.6, -height - 6),
                (-5, -height - 16),
            ]
        ),
        flame,
        soft=0.4,
    )
    pen.fill(
        blob([(0, -height - 22), (2.4, -height - 12), (0, -height - 6), (-2.4, -height - 12)]),
        "#fffbe8",
        soft=0.4,
    )


def lantern(pen, light="#ffd888", iron="#2b2529", glow=1.0):
    """A hand lantern, 100 high with its ring; hung from (0, -100), its light at (0, -42)."""
    if glow:
        pen.glow(0, -42, 190, light, 0.75 * glow)
        pen.glow(0, -42, 70, light, 0.6 * glow)
    pen.fill(line(circle(0, -92, 8), 2.4), iron)
    pen.fill(
        [
            pts([(-18, -72), (18, -72), (7, -86), (-7, -86)]),
            rect(-20, -12, 40, 9, 2),
            rect(-14, -4, 28, 5, 2),
        ],
        iron,
        shade=0.8,
        depth=5,
    )
    pen.fill(pts([(-16, -72), (16, -72), (18, -12), (-18, -12)]), light, opacity=0.9)
    pen.fill(blob([(0, -58), (6, -38), (0, -24), (-6, -38)]), "#fffbe8", soft=2)
    pen.fill(
        [line([(x0, -72), (x1, -12)], 2) for x0, x1 in ((-16, -18), (0, 0), (16, 18))],
        iron,
        opacity=0.9,
    )


def hourglass(pen, frame="#8a5a34", sand="#e6bf7a", glass="#dfeaf0", level=0.5):
    """An hourglass, 100 high; level 1 is all sand above."""
    for x in (-24, 24):
        pen.fill(line([(x, -6), (x, -94)], 3.4), lift(frame, -0.06), shade=0.8, depth=3)
    bulb = blob(
        [
            (-19, -92),
            (19, -92),
            (20, -74),
            (3, -51),
            (3, -49),
            (20, -26),
            (19, -8),
            (-19, -8),
            (-20, -26),
            (-3, -49),
            (-3, -51),
            (-20, -74),
        ],
        6,
    )
    mask = pen.fill(bulb, glass, opacity=0.45, shade=0.4, depth=8)
    pen.fill(rect(-30, -50 - 34 * level, 60, 34 * level + 1), sand, clip=mask, shade=0.4, depth=8)
    pen.fill(
        blob([(-30, 2), (-20, -10), (0, -12 - 30 * (1 - level)), (20, -10), (30, 2)], 6),
        sand,
        clip=mask,
        shade=0.6,
        depth=8,
    )
    pen.fill(line([(0, -50), (0, -12)], 1.3), sand)
    pen.fill(
        line([(-14, -86), (-15, -74), (-7, -60)], (1, 3, 1), smooth=True), "#ffffff", opacity=0.6
    )
    pen.fill([rect(-31, -8, 62, 9, 3), rect(-31, -101, 62, 9, 3)], frame, shade=0.9, depth=6)


def bottle(pen, glass="#7fae9c", cork="#b08a5a", opacity=0.4):
    """A bottle, 100 high, 44 wide; returns its inside as a mask.

    Draw what it holds there, then call this again with less opacity.
    """
    shape = blob(
        [
            (-21, -2),
            (-22, -30),
            (-21, -56),
            (-8, -72),
            (-7, -92),
            (7, -92),
            (8, -72),
            (21, -56),
            (22, -30),
            (21, -2),
            (0, 1),
        ],
        8,
    )
    mask = pen.fill(shape, glass, opacity=opacity, shade=0.8, depth=10, rim=0.5)
    pen.fill(line(np.concatenate([shape, shape[:1]]), 1.2), lift(glass, 0.15), opacity=0.6)
    pen.fill([rect(-6, -101, 12, 13, 2)], cork, shade=0.8, depth=4)
    pen.fill(
        line([(-15, -10), (-16, -34), (-14, -52)], (1, 3.4, 1), smooth=True),
        "#ffffff",
        opacity=0.55,
    )
    return mask


def bell_jar(pen, glass="#d5e4e6", wood="#5a3a28"):
    """A glass dome on a foot, 100 high, 70 wide. Draw what it holds first, standing on -8."""
    pen.fill([ellipse(0, -4, 42, 8), rect(-40, -10, 80, 6, 2)], wood, shade=0.8, depth=6)
    dome = np.concatenate([[(-34, -10)], arc(0, -62, 34, 38, 180, 360), [(34, -10)]])
    pen.fill(dome, glass, opacity=0.2, shade=0.5, depth=10)
    pen.fill(line(dome, 1.4), glass, opacity=0.8)
    pen.fill(circle(0, -102, 4), glass, shade=0.8, depth=3)
    pen.fill(
        line([(-26, -20), (-27, -60), (-18, -84)], (1, 4, 1), smooth=True), "#ffffff", opacity=0.5
    )


def cup(pen, colour="#f0e6d2", tea="#a5632c", w=70.0):
    """A tea cup on its saucer, 50 high."""
    pen.fill(ellipse(0, -2, w * 0.78, 7), lift(colour, -0.05), shade=0.8, depth=6)
    pen.fill(
        line(
            [(w * 0.42, -40), (w * 0.68, -36), (w * 0.62, -18), (w * 0.34, -12)], 4.4, smooth=True
        ),
        colour,
        shade=0.8,
        depth=4,
    )
    pen.fill(
        blob(
            [
                (-w / 2, -50),
                (-w * 0.44, -22),
                (-w * 0.2, -3),
                (w * 0.2, -3),
                (w * 0.44, -22),
                (w / 2, -50),
                (0, -46),
            ],
            8,
        ),
        colour,
        shade=1.0,
        depth=18,
    )
    pen.fill(ellipse(0, -50, w / 2, 8), lift(colour, -0.1), shade=0.4)
    pen.fill(ellipse(0, -49, w * 0.45, 6), tea, shade=-0.4, depth=6)


def teapot(pen, colour="#4f7f8a", trim="#e8d9b0"):
    """A teapot, 90 high, 130 wide with its spout to the right."""
    pen.fill(
        line([(-38, -60), (-66, -58), (-62, -26), (-36, -20)], 7, smooth=True),
        colour,
        shade=0.9,
        depth=5,
    )
    pen.fill(
        line([(36, -26), (56, -40), (62, -62), (72, -66)], (20, 12, 8, 9), smooth=True),
        colour,
        shade=1.0,
        depth=9,
    )
    pen.fill(
        blob(
            [(0, -76), (32, -66), (44, -38), (32, -8), (0, -2), (-32, -8), (-44, -38), (-32, -66)]
        ),
        colour,
        shade=1.0,
        depth=32,
    )
    pen.fill(
        blob([(-22, -72), (0, -84), (22, -72), (0, -69)], 6), lift(colour, 0.05), shade=0.9, depth=7
    )
    pen.fill(circle(0, -87, 5), trim, shade=0.9, depth=4)
    pen.fill(line([(-40, -46), (0, -38), (40, -46)], 2.4, smooth=True), trim, opacity=0.9)


__all__ = [
    "armchair",
    "bed",
    "bell_jar",
    "bottle",
    "candle",
    "chair",
    "clock",
    "cup",
    "hourglass",
    "lantern",
    "mirror",
    "piano",
    "table",
    "teapot",
]
