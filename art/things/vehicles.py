"""Boats, balloons, trains and bicycles; facing right."""

from __future__ import annotations

import numpy as np
from canvas import SIZE
from colour import lift, mix
from shapes import arc, blob, circle, ellipse, line, pts, rect

from things.buildings import pane


def rowing_boat(pen, colour="#8a4b32", inside="#4a2a20"):
    """A rowing boat, 120 long; the water line is at y = 0, the seat at (0, -14)."""
    pen.fill(blob([(-60, -30), (-30, -22), (20, -22), (60, -34), (30, -16), (-30, -14)]), inside)
    hull = blob(
        [
            (-62, -31),
            (-56, -10),
            (-38, 4),
            (30, 5),
            (52, -8),
            (66, -37),
            (40, -22),
            (0, -17),
            (-36, -20),
        ]
    )
    body = pen.fill(hull, colour, shade=1.0, depth=14, edge=0.25, mottle=0.14)
    for k in range(3):
        y = -13 + k * 6
        pen.fill(
            line([(-60, y - 8), (0, y), (60, y - 12)], 1.1, smooth=True),
            lift(colour, -0.12),
            clip=body,
            opacity=0.7,
        )
    pen.fill(
        line([(-62, -31), (-36, -20), (0, -17), (40, -22), (66, -37)], 3, smooth=True),
        lift(colour, 0.12),
        shade=0.6,
        depth=3,
    )


def sailing_boat(pen, hull="#7a3b2e", sail="#f4ead2", mast="#4a3526", flag=None):
    """A sailing boat, 130 high; the water line is at y = 0."""
    pen.fill(line([(0, -8), (0, -128)], (3, 1.6)), mast, shade=0.6, depth=3)
    pen.fill(
        blob([(4, -122), (30, -80), (46, -30), (24, -26), (4, -24)], 8),
        sail,
        shade=1.0,
        depth=18,
        mottle=0.08,
    )
    pen.fill(
        blob([(-4, -112), (-14, -70), (-38, -28), (-20, -25), (-4, -24)], 8),
        lift(sail, -0.06),
        shade=1.0,
        depth=14,
        mottle=0.08,
    )
    for y in (-48, -72):
        pen.fill(line([(5, y), (36 + (y + 48) * 0.5, y + 4)], 0.8), lift(sail, -0.15), opacity=0.7)
    body = pen.fill(
        blob(
            [
                (-52, -18),
                (-44, -2),
                (-28, 8),
                (26, 8),
                (44, -2),
                (58, -22),
                (30, -15),
                (0, -13),
                (-30, -14),
            ]
        ),
        hull,
        shade=1.0,
        depth=14,
        edge=0.2,
        mottle=0.12,
    )
    pen.fill(line([(-50, -12), (0, -6), (54, -15)], 2, smooth=True), lift(hull, 0.2), clip=body)
    if flag is not None:
        pen.fill(
            blob([(0, -128), (-12, -131), (-22, -127), (-12, -123), (0, -121)], 6),
            flag,
            shade=0.7,
            depth=4,
        )


def paper_boat(pen, paper="#f7f1e3", shadow="#b9b6c4"):
    """A folded paper boat, 100 wide, 60 high; the water line is at y = 0."""
    pen.fill(pts([(0, -62), (-22, -24), (24, -24)]), paper, shade=0.4, depth=8)
    pen.fill(pts([(0, -62), (2, -24), (24, -24)]), shadow)
    pen.fill(pts([(-50, -28), (0, -18), (50, -28), (32, 2), (-32, 2)]), paper, shade=0.4, depth=10)
    pen.fill(pts([(0, -18), (50, -28), (32, 2), (4, 2)]), mix(paper, shadow, 0.7))
    pen.fill(pts([(-50, -28), (0, -18), (-34, -12)]), lift(paper, 0.03))


def ship(pen, hull="#3a2a2a", sail="#eadfc6", mast="#2f231d"):
    """A tall ship with three masts, 200 long, 180 high."""
    for x, h in ((-50, 130), (4, 165), (56, 140)):
        pen.fill(line([(x, -24), (x, -h)], (4, 2)), mast, shade=0.6)
        for k, (y, w) in enumerate(((-h * 0.42, 26), (-h * 0.66, 21), (-h * 0.85, 15))):
            top = y - h * 0.17
            pen.fill(
                blob(
                    [
                        (x - w, top),
                        (x + w, top),
                        (x + w + 8, y - 4),
                        (x + w, y + 6),
                        (x - w, y + 6),
                        (x - w + 5, y - 4),
                    ],
                    6,
                ),
                lift(sail, -0.02 * k),
                shade=1.0,
                depth=13,
                mottle=0.1,
            )
            pen.fill(line([(x - w - 2, top), (x + w + 2, top)], 2), mast)
    pen.fill(line([(86, -36), (128, -60)], (4, 2)), mast)
    pen.fill(pts([(60, -112), (124, -58), (70, -50)]), sail, shade=0.8, depth=10)
    body = pen.fill(
        blob(
            [
                (-98, -58),
                (-92, -16),
                (-74, 8),
                (70, 8),
                (92, -10),
                (104, -46),
                (70, -30),
                (0, -26),
                (-56, -32),
                (-70, -56),
            ]
        ),
        hull,
        shade=1.0,
        depth=22,
        mottle=0.14,
        edge=0.2,
    )
    for k in range(4):
        pen.fill(
            line([(-96, -26 + k * 8), (0, -14 + k * 7), (98, -28 + k * 8)], 1.2, smooth=True),
            lift(hull, 0.08),
            clip=body,
            opacity=0.6,
        )
    for x in (-86, -76):
        pane(pen, x, -50, 6, 7, "#ffd27a", glow=0.4, bars=False)


def balloon(pen, colours=("#d8412f", "#f6e3b4"), basket="#8a5a34", gores=8):
    """A hot-air balloon, 140 high; the basket's floor is at (0, 0)."""
    pen.fill(
        [
            line([(-8, -14), (-26, -62)], 0.8),
            line([(8, -14), (26, -62)], 0.8),
            line([(-3, -14), (-9, -60)], 0.7),
            line([(3, -14), (9, -60)], 0.7),
        ],
        "#3a2a22",
    )
    envelope = blob(
        [
            (0, -140),
            (30, -134),
            (46, -112),
            (44, -88),
            (28, -66),
            (10, -56),
            (-10, -56),
            (-28, -66),
            (-44, -88),
            (-46, -112),
            (-30, -134),
        ]
    )
    mask = pen.fill(envelope, colours[0])
    for i in range(gores):
        a, b = (np.sin((i + d) / gores * np.pi - np.pi / 2) for d in (0, 1))
        side = []
        for s in (a, b):
            y = np.linspace(-141, -55, 24)
            w = 47 * np.sqrt(np.clip(1 - ((y + 100) / 46) ** 2, 0, 1))
            side.append(np.stack([s * w, y], 1))
        pen.fill(
            np.concatenate([side[0], side[1][::-1]]),
            colours[i % len(colours)],
            clip=mask,
            mottle=0.08,
        )
    # The same paint again, only for its roundness.
    if pen.ink is None:
        cv = pen.canvas
        x0, y0, x1, y1 = mask.box
        under = np.zeros((SIZE, SIZE, 3), np.float32)
        under[y0:y1, x0:x1] = cv.rgb[y0:y1, x0:x1]
        if cv.alpha is not None:
            under[y0:y1, x0:x1] /= np.maximum(cv.alpha[y0:y1, x0:x1, None], 1e-4)
        cv.fill(mask, under, shade=1.0, depth=44 * pen.scale)
    pen.fill(pts([(-10, -56), (10, -56), (7, -50), (-7, -50)]), lift(colours[0], -0.15))
    weave = pen.fill(
        blob([(-10, -15), (-9, 0), (0, 2), (9, 0), (10, -15)], 5), basket, shade=0.9, depth=7
    )
    pen.fill(
        [line([(-11, y), (11, y)], 0.8) for y in (-11, -7, -3)], lift(basket, -0.12), clip=weave
    )
    pen.fill(line([(-11, -15), (11, -15)], 2.2), lift(basket, 0.08))


def locomotive(pen, colour="#2f4858", trim="#c8452f", lit="#ffd27a", brass="#d8a23c"):
    """A steam locomotive, 150 long, its wheels on y = 0; the chimney's top is at (52, -84)."""
    pen.fill(rect(-72, -26, 140, 12, 2), lift(colour, -0.12), shade=0.6, depth=6)
    pen.fill(rect(-30, -62, 92, 40, 19), colour, shade=1.0, depth=22)
    pen.fill([rect(x, -63, 3, 42) for x in (-8, 16, 40)], brass, shade=0.7, depth=2)
    pen.fill(
        pts([(45, -60), (47, -84), (42, -90), (62, -90), (57, -84), (59, -60)]),
        lift(colour, -0.05),
        shade=1.0,
        depth=10,
    )
    pen.fill(
        blob([(4, -60), (5, -72), (13, -77), (21, -72), (22, -60)], 5), brass, shade=1.0, depth=9
    )
    pen.fill(rect(-72, -84, 44, 62, 3), trim, shade=0.7, depth=14)
    pen.fill(rect(-78, -90, 56, 8, 3), lift(colour, -0.08), shade=0.7, depth=5)
    pane(pen, -62, -74, 24, 20, lit, frame=lift(trim, -0.15))
    pen.fill(circle(63, -52, 7), brass, shade=0.8, depth=5)
    pen.glow(68, -52, 60, lit, 0.6)
    pen.fill(circle(65, -52, 4.6), "#fff3c8")
    pen.fill(pts([(58, -20), (66, -20), (82, 0), (58, 0)]), lift(trim, -0.05), shade=0.7, depth=6)
    for x, r in ((-52, 18), (-14, 18), (22, 14), (48, 12)):
        wheel(pen, x, -r, r, trim, lift(colour, -0.16))
    pen.fill(line([(-52, -14), (-14, -14), (22, -14)], 3), brass, shade=0.6, depth=2)


def carriage(pen, colour="#7a3b4a", lit="#ffd27a", roof="#2c2832", windows=4):
    """A railway carriage, 140 long, its wheels on y = 0."""
    pen.fill(rect(-70, -74, 140, 58, 5), colour, shade=0.7, depth=16)
    pen.fill(rect(-74, -80, 148, 9, 4), roof, shade=0.8, depth=6)
    pen.fill(rect(-70, -36, 140, 3), lift(colour, 0.15))
    for i in range(windows):
        pane(
            pen,
            -60 + i * 120 / windows + 3,
            -66,
            120 / windows - 9,
            24,
            lit,
            frame=lift(colour, -0.15),
            glow=0.4,
        )
    for x in (-46, -24, 24, 46):
        wheel(pen, x, -10, 10, roof, lift(roof, -0.1))


def wheel(pen, x, y, r, colour, rim, spokes=8):
    pen.fill(circle(x, y, r), rim, cut=circle(x, y, r * 0.78), shade=0.7, depth=3)
    pen.fill(
        [
            line([(x, y), (x + r * 0.85 * np.cos(a), y + r * 0.85 * np.sin(a))], r * 0.09)
            for a in np.arange(spokes) * 2 * np.pi / spokes
        ],
        colour,
    )
    pen.fill(circle(x, y, r * 0.2), colour, shade=0.8, depth=3)


def bicycle(pen, colour="#2f6f73", tyre="#221f24"):
    """A bicycle, 100 long, wheels on y = 0, saddle at (-14, -56), handle at (34, -62)."""
    for x in (-34, 34):
        pen.fill(circle(x, -24, 24), tyre, cut=circle(x, -24, 21.6))
        pen.fill(
            [
                line([(x, -24), (x + 22 * np.cos(a), -24 + 22 * np.sin(a))], 0.6)
                for a in np.arange(14) * np.pi / 7
            ],
            "#8d8a86",
        )
        pen.fill(circle(x, -24, 2.6), "#6a6662")
    frame = [
        line(p, 2.8)
        for p in (
            [(-34, -24), (-4, -24), (26, -48)],
            [(-34, -24), (-12, -50), (26, -50)],
            [(-4, -24), (-14, -56)],
            [(34, -24), (26, -50), (24, -62)],
        )
    ]
    pen.fill(frame, colour, shade=0.8, depth=3)
    pen.fill(line([(24, -62), (34, -64), (36, -58)], 2.4, smooth=True), tyre)
    pen.fill(blob([(-24, -57), (-8, -60), (-4, -57), (-14, -54)], 5), "#5a3a26", shade=0.8, depth=4)
    pen.fill(circle(-4, -24, 6), tyre, cut=circle(-4, -24, 4))
    pen.fill([line([(-4, -24), (0, -14)], 1.8), line([(-3, -13), (4, -13)], 2.2)], tyre)


def kite(pen, colour="#d8412f", second="#f4c542", tail="#3d6e8c"):
    """A kite, 100 high, its middle at (0, 0)."""
    corners = [(0, -56), (34, -10), (0, 50), (-34, -10)]
    for i in range(4):
        a, b = corners[i], corners[(i + 1) % 4]
        pen.fill(
            pts([a, b, (0, -10)]), lift(colour if i % 2 else second, -0.03 * i), shade=0.3, depth=10
        )
    pen.fill([line([(0, -56), (0, 50)], 1.4), line([(-34, -10), (34, -10)], 1.4)], "#4a3526")
    path = [(0, 50), (10, 72), (-8, 94), (8, 118)]
    pen.fill(line(path, 1, smooth=True), "#4a3526")
    for x, y in path[1:]:
        pen.fill(
            [
                pts([(x, y), (x - 9, y - 5), (x - 9, y + 5)]),
                pts([(x, y), (x + 9, y - 5), (x + 9, y + 5)]),
            ],
            tail,
            shade=0.5,
            depth=4,
        )


def smoke(cv, rng, path, size=(14, 60), colour="#e8e2da", count=34, opacity=0.55):
    """Puffs along a path (card units) that grow as they drift."""
    p = pts(path)
    t = np.linspace(0, 1, len(p))
    for k in np.linspace(0.0, 1, count):
        x, y = (np.interp(k, t, p[:, i]) for i in (0, 1))
        r = size[0] + (size[1] - size[0]) * k
        x, y = x + rng.normal(0, r * 0.3), y + rng.normal(0, r * 0.25)
        cv.fill(
            ellipse(x, y, r, r * 0.85),
            colour,
            shade=0.8,
            depth=r * 0.7,
            soft=r * 0.12,
            opacity=opacity * (1 - 0.6 * k),
        )


__all__ = [
    "arc",
    "balloon",
    "bicycle",
    "carriage",
    "kite",
    "locomotive",
    "paper_boat",
    "rowing_boat",
    "sailing_boat",
    "ship",
    "smoke",
    "wheel",
]
