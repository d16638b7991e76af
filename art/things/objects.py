"""Things of the pocket, about 100 units high, standing on (0, 0) unless said otherwise."""

from __future__ import annotations

import numpy as np
from colour import lift, mix
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline, turned


def key(pen, colour="#c89a3c"):
    """An old key, 100 long, upright: its bow at the top, its foot at (0, 0)."""
    bow = [circle(0, -84, 16), circle(-13, -70, 10), circle(13, -70, 10)]
    hole = [circle(0, -86, 8), circle(-13, -70, 4.6), circle(13, -70, 4.6)]
    pen.fill(
        [
            *bow,
            line([(0, -64), (0, -2)], 7),
            rect(-6, -62, 12, 5, 2),
            rect(0, -24, 20, 7, 1),
            rect(0, -11, 16, 8, 1),
            rect(12, -22, 8, 10, 1),
        ],
        colour,
        cut=hole,
        shade=1.0,
        depth=6,
        rim=0.4,
    )


def book(pen, cover="#7c2f3a", pages="#f1e7cf", opened=True):
    """A book: open, from the front, 120 wide, 50 high; or closed and lying, 90 wide, 22 high."""
    if not opened:
        pen.fill(rect(-45, -22, 90, 22, 3), cover, shade=0.8, depth=6)
        pen.fill(rect(-40, -18, 86, 14), pages, shade=0.3)
        pen.fill(
            [line([(-40, -18 + k * 3.4), (46, -18 + k * 3.4)], 0.6) for k in range(5)],
            lift(pages, -0.16),
        )
        return
    pen.fill(
        pts([(-62, -46), (0, -38), (62, -46), (62, 2), (0, 8), (-62, 2)]), cover, shade=0.7, depth=6
    )
    for s in (-1, 1):
        page = blob(
            [
                (0, -40),
                (s * 16, -50),
                (s * 40, -51),
                (s * 58, -46),
                (s * 58, -2),
                (s * 38, -5),
                (s * 14, -4),
                (0, 4),
            ],
            8,
        )
        inside = pen.fill(page, pages, shade=0.8, depth=12)
        pen.fill(
            pts([(0, -44), (s * 12, -50), (s * 12, 0), (0, 4)]),
            lift(pages, -0.22),
            soft=4,
            opacity=0.6,
            clip=inside,
        )


def umbrella(pen, colour="#b8322f", handle="#4a3020", closed=False):
    """An umbrella, 110 wide, 100 high; the hand holds it at (0, 0)."""
    pen.fill(
        line([(0, -84), (0, 0), (2, 8), (9, 8), (10, 2)], 2.4, smooth=False),
        handle,
        shade=0.6,
        depth=2,
    )
    if closed:
        pen.fill(
            blob([(0, -96), (6, -60), (4, -18), (-4, -18), (-6, -60)]), colour, shade=1.0, depth=6
        )
        return
    rim = [
        (-56, -56),
        (-42, -61),
        (-28, -54),
        (-14, -60),
        (0, -54),
        (14, -60),
        (28, -54),
        (42, -61),
        (56, -56),
    ]
    dome = pts([*rim, *arc(0, -56, 56, 38, 0, -180)])
    body = pen.fill(dome, colour, shade=0.9, depth=24)
    for x in (-28, 0, 28):
        rib = spline([(0, -94), (x * 0.72, -78), (x, -54)])
        pen.fill(line(rib, (1, 1.6)), lift(colour, -0.13), clip=body, opacity=0.8)
    pen.fill(
        pts([(0, -94), *arc(0, -56, 28, 38, -90, -0), (14, -60), (0, -54)]),
        lift(colour, -0.06),
        clip=body,
        opacity=0.35,
    )
    pen.fill(line([(0, -92), (0, -101)], (3, 1)), handle)


def chess(pen, kind="king", colour="#efe4cd"):
    """A chess piece, 100 high: king, queen, bishop, knight, rook, pawn."""
    base = [ellipse(0, -4, 28, 6), rect(-26, -12, 52, 8, 3), ellipse(0, -14, 21, 5)]
    stem = pts([(-15, -14), (-8, -40), (-9, -58), (9, -58), (8, -40), (15, -14)])
    if kind == "knight":
        head = blob(
            [
                (-16, -16),
                (-14, -44),
                (-20, -66),
                (-6, -92),
                (2, -98),
                (5, -90),
                (18, -78),
                (30, -58),
                (24, -51),
                (8, -58),
                (12, -36),
                (17, -16),
            ]
        )
        pen.fill([*base, head], colour, shade=1.0, depth=14, edge=0.2)
        pen.fill(circle(6, -78, 2.2), "#1a1518")
        pen.fill(
            [line([(-10, -84 + k * 9), (-19, -78 + k * 9)], 2) for k in range(5)],
            lift(colour, -0.18),
        )
        return
    tops = {
        "king": [
            blob([(-9, -58), (-17, -80), (0, -86), (17, -80), (9, -58)], 6),
            rect(-2.5, -102, 5, 17),
            rect(-7.5, -97, 15, 5),
        ],
        "queen": [
            pts([(-9, -58), (-19, -88), (-9, -78), (0, -92), (9, -78), (19, -88), (9, -58)]),
            circle(0, -95, 4),
            circle(-19, -90, 3),
            circle(19, -90, 3),
        ],
        "bishop": [
            blob([(0, -98), (13, -74), (8, -58), (-8, -58), (-13, -74)], 6),
            circle(0, -99, 3.4),
        ],
        "rook": [
            pts(
                [
                    (-14, -58),
                    (-16, -84),
                    (-9, -84),
                    (-9, -78),
                    (-4, -78),
                    (-4, -84),
                    (4, -84),
                    (4, -78),
                    (9, -78),
                    (9, -84),
                    (16, -84),
                    (14, -58),
                ]
            )
        ],
        "pawn": [circle(0, -68, 13)],
    }[kind]
    pen.fill([*base, stem, ellipse(0, -58, 14, 4), *tops], colour, shade=1.0, depth=12, edge=0.2)


def scissors(pen, steel="#c9ced2", grip="#b8322f", angle=18):
    """Scissors, 100 long, the points up, opened by some degrees."""
    for s in (-1, 1):
        half = turned(
            [pts([(-5, -44), (s * 1, -104), (5, -44)]), line([(0, -44), (-s * 9, -20)], 6)],
            s * angle,
            (0, -44),
        )
        pen.fill(half, steel, shade=0.9, depth=5, edge=0.2)
        ring = turned(ellipse(-s * 13, -8, 12, 15), s * angle, (0, -44))
        hole = turned(ellipse(-s * 13, -8, 7.5, 10), s * angle, (0, -44))
        pen.fill(ring, grip, cut=hole, shade=1.0, depth=5)
    pen.fill(circle(0, -44, 3), lift(steel, -0.2), shade=0.8)


def spool(pen, thread="#c23b4a", wood="#c89a64"):
    """A reel of thread, 60 high, 44 wide."""
    body = pen.fill(rect(-15, -50, 30, 40, 4), thread, shade=1.0, depth=14)
    pen.fill(
        [line([(-16, y), (16, y + 2.4)], 0.8) for y in range(-49, -9, 3)],
        lift(thread, -0.14),
        clip=body,
    )
    pen.fill([ellipse(0, -8, 22, 6), ellipse(0, -54, 22, 6)], wood, shade=0.9, depth=5)
    pen.fill(ellipse(0, -55, 6, 2), lift(wood, -0.3))


def egg(pen, colour="#efe2cc", crack=False, spots=None):
    """An egg, 100 high, 76 wide. Returns its mask."""
    shape = blob(
        [
            (0, -100),
            (22, -86),
            (36, -54),
            (36, -28),
            (20, -4),
            (0, 0),
            (-20, -4),
            (-36, -28),
            (-36, -54),
            (-22, -86),
        ]
    )
    mask = pen.fill(shape, colour, shade=1.0, depth=36)
    if spots is not None:
        rng = np.random.default_rng(11)
        for _ in range(40):
            x, y, r = rng.uniform(-36, 36), rng.uniform(-98, 0), rng.uniform(0.6, 3.4)
            pen.fill(ellipse(x, y, r, r * 0.8), spots, clip=mask, opacity=0.7)
    if crack:
        pen.fill(
            line(
                [(-34, -56), (-20, -46), (-12, -60), (0, -44), (10, -60), (20, -48), (34, -58)],
                (1, 2.4, 1),
            ),
            "#2a1d18",
        )
    return mask


def apple(pen, colour="#c2312b", leaf="#5d8a3a", bite=False):
    """An apple, 100 high."""
    cut = [circle(42, -52, 15), circle(46, -34, 12)] if bite else None
    pen.fill(
        blob(
            [
                (0, -78),
                (16, -86),
                (36, -78),
                (42, -52),
                (32, -16),
                (14, 0),
                (0, -4),
                (-14, 0),
                (-32, -16),
                (-42, -52),
                (-36, -78),
                (-16, -86),
            ]
        ),
        colour,
        cut=cut,
        shade=1.0,
        depth=34,
    )
    pen.fill(line([(0, -76), (2, -92), (8, -102)], (2.6, 3.6), smooth=True), "#4a3020")
    pen.fill(blob([(4, -88), (16, -100), (32, -100), (20, -88)], 6), leaf, shade=0.8, depth=6)
    pen.fill(ellipse(-20, -62, 6, 12, 20), "#ffffff", opacity=0.35, soft=2)


def feather(pen, colour="#e8e2d6", quill="#b9a98c"):
    """A feather, 100 long, its quill at (0, 0), upwards."""
    vane = blob([(0, -18), (13, -36), (15, -64), (4, -100), (-10, -76), (-14, -46), (-7, -22)])
    mask = pen.fill(vane, colour, shade=0.8, depth=10)
    for k in range(26):
        y = -22 - k * 2.9
        pen.fill(
            [line([(0, y), (15, y - 12)], 0.6), line([(0, y), (-15, y - 10)], 0.6)],
            lift(colour, -0.12),
            clip=mask,
            opacity=0.6,
        )
    pen.fill(line([(0, 0), (0.5, -50), (3, -96)], (2, 1.6, 0.5), smooth=True), quill)


def shell(pen, colour="#e9b9a0", stripe="#b8705c"):
    """A scallop, 100 wide, 90 high, its hinge at (0, 0)."""
    fan = pts(
        [
            (-12, 0),
            *[
                (
                    52 * np.cos(a) * (1 + 0.04 * np.cos(a * 18)),
                    -36 + 52 * np.sin(a) * (1 + 0.04 * np.cos(a * 18)),
                )
                for a in np.linspace(np.pi * 0.92, np.pi * 2.08, 80)
            ],
            (12, 0),
        ]
    )
    mask = pen.fill(fan, colour, shade=1.0, depth=24)
    for a in np.linspace(np.pi * 1.02, np.pi * 1.98, 11):
        pen.fill(
            line([(0, -2), (54 * np.cos(a), -36 + 54 * np.sin(a))], (0.8, 2.6)),
            stripe,
            clip=mask,
            opacity=0.55,
        )
    pen.fill(pts([(-20, 2), (20, 2), (12, -8), (-12, -8)]), lift(colour, -0.05), shade=0.8, depth=4)


def suitcase(pen, colour="#8a5233", trim="#d8b27a"):
    """A suitcase, 100 wide, 70 high."""
    pen.fill(line([(-14, -68), (-12, -78), (12, -78), (14, -68)], 4), lift(colour, -0.12))
    pen.fill(rect(-50, -68, 100, 68, 8), colour, shade=0.9, depth=14, mottle=0.14)
    pen.fill([rect(-32, -69, 8, 70), rect(24, -69, 8, 70)], trim, shade=0.4, depth=4)
    pen.fill(
        [
            pts([(sx * 50, sy), (sx * 36, sy), (sx * 50, sy + (14 if sy < -10 else -14))])
            for sx in (-1, 1)
            for sy in (-68, 0)
        ],
        trim,
        shade=0.4,
    )
    pen.fill(line([(-50, -48), (50, -48)], 1.2), lift(colour, -0.16))


def crown(pen, gold="#d9a83a", gem="#b8324a"):
    """A crown, 100 wide, 70 high."""
    pen.fill(
        pts([(-44, 0), (-50, -54), (-26, -26), (0, -68), (26, -26), (50, -54), (44, 0)]),
        gold,
        shade=1.0,
        depth=10,
        rim=0.3,
    )
    pen.fill(
        [circle(-50, -57, 5), circle(0, -71, 6), circle(50, -57, 5)],
        lift(gold, 0.06),
        shade=1.0,
        depth=5,
    )
    pen.fill(rect(-46, -14, 92, 14, 3), lift(gold, -0.05), shade=0.9, depth=6)
    pen.fill([ellipse(x, -7, 5, 4.4) for x in (-26, 0, 26)], gem, shade=1.0, depth=4)


def violin(pen, wood="#a5562a", dark="#2a1a16"):
    """A violin, 130 high, upright."""
    pen.fill([line([(0, -70), (0, -118)], 5), circle(0, -122, 5)], dark, shade=0.7, depth=3)
    pen.fill(
        blob(
            [
                (0, -72),
                (18, -68),
                (20, -52),
                (13, -42),
                (24, -26),
                (20, -6),
                (0, 0),
                (-20, -6),
                (-24, -26),
                (-13, -42),
                (-20, -52),
                (-18, -68),
            ]
        ),
        wood,
        shade=1.0,
        depth=16,
        edge=0.4,
    )
    pen.fill(
        [
            line([(0, -96), (0, -40)], (4, 5)),
            rect(-7, -27, 14, 2.4),
            pts([(-3, -22), (3, -22), (1.5, -4), (-1.5, -4)]),
        ],
        dark,
    )
    pen.fill(
        [line([(s * 10, -38), (s * 12, -30), (s * 10, -22)], 1.6, smooth=True) for s in (-1, 1)],
        dark,
    )
    pen.fill(
        [line([(x, -112), (x * 1.6, -20)], 0.5) for x in (-1.4, -0.5, 0.5, 1.4)],
        mix(wood, "#ffffff", 0.7),
    )


__all__ = [
    "apple",
    "book",
    "chess",
    "crown",
    "egg",
    "feather",
    "key",
    "scissors",
    "shell",
    "spool",
    "suitcase",
    "umbrella",
    "violin",
]
