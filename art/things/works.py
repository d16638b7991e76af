"""Things that turn, fly or are built: gears, a rocket, a carousel, a bath."""

from __future__ import annotations

import numpy as np
from colour import lift, mix
from shapes import arc, blob, circle, ellipse, line, pts, rect


def gear(pen, x, y, r, teeth=16, colour="#b5833f", spokes=5, turn=0.0):
    """A toothed wheel with its middle at (x, y); r is its radius without the teeth."""
    n = teeth * 4
    a = np.radians(turn) + np.arange(n) * 2 * np.pi / n
    tooth = min(0.16 * r, 2.2 * r / teeth)
    radius = r + np.where(np.arange(n) % 4 < 2, tooth, 0.0)
    rim = np.stack([x + radius * np.cos(a), y + radius * np.sin(a)], 1)
    holes = []
    if spokes:
        for k in range(spokes):
            a0 = turn + 360 / spokes * k + 9
            a1 = turn + 360 / spokes * (k + 1) - 9
            holes.append(
                np.concatenate(
                    [
                        arc(x, y, r * 0.78, r * 0.78, a0, a1, 14),
                        arc(x, y, r * 0.30, r * 0.30, a1, a0, 14),
                    ]
                )
            )
    pen.shadow(
        pen.canvas.mask(pen.placed(rim)) - pen.canvas.mask(pen.placed(holes)) if holes else rim,
        5,
        8,
        6,
        0.5,
    )
    pen.fill(rim, colour, cut=holes or None, shade=1.0, depth=r * 0.12, mottle=0.14, rim=0.25)
    pen.fill(line(circle(x, y, r * 0.88), r * 0.03), lift(colour, -0.14), opacity=0.7)
    pen.fill(circle(x, y, r * 0.2), lift(colour, 0.06), shade=1.0, depth=r * 0.14)
    pen.fill(circle(x, y, r * 0.07), lift(colour, -0.25), shade=-0.6, depth=r * 0.05)


def rocket(pen, body="#f3ead8", trim="#d8392f", glass="#6fc0d6"):
    """A rocket that stands, 160 high, its fins on y = 0."""
    for s in (-1, 1):
        pen.fill(
            blob([(s * 14, -52), (s * 40, -26), (s * 46, 4), (s * 30, -6), (s * 14, -8)], 8),
            trim,
            shade=1.0,
            depth=14,
        )
    hull = blob(
        [
            (0, -160),
            (16, -138),
            (27, -100),
            (28, -58),
            (20, -8),
            (0, -4),
            (-20, -8),
            (-28, -58),
            (-27, -100),
            (-16, -138),
        ],
        10,
    )
    mask = pen.fill(hull, body, shade=1.0, depth=30)
    pen.fill(
        blob([(0, -166), (30, -122), (0, -112), (-30, -122)]), trim, clip=mask, shade=1.0, depth=26
    )
    pen.fill([rect(-40, -34, 80, 6), rect(-40, -22, 80, 4)], trim, clip=mask)
    pen.fill(circle(0, -86, 14), "#b9a88a", shade=0.9, depth=6)
    pen.fill(circle(0, -86, 10), glass, shade=-0.7, depth=8)
    pen.fill(ellipse(-3, -90, 4, 2.4, -35), "#ffffff", opacity=0.85)
    pen.fill(circle(0, -56, 6), "#b9a88a", shade=0.9, depth=4)
    pen.fill(circle(0, -56, 4), glass, shade=-0.6, depth=4)
    pen.fill(blob([(-4, -30), (4, -30), (5, 2), (0, 8), (-5, 2)]), trim, shade=1.0, depth=7)


def carousel(pen, canopy=("#d8413a", "#fbf0d8"), gold="#e0ae48"):
    """A roundabout without its horses, 200 wide, 190 high; its floor stands on y = 0."""
    pen.fill([ellipse(0, -8, 100, 14), rect(-100, -14, 200, 8)], "#8a4a3a", shade=0.8, depth=8)
    pen.fill(ellipse(0, -15, 98, 12), "#d9b07a", shade=0.3, depth=6)
    pen.fill(rect(-22, -112, 44, 100, 4), "#f3d9a8", shade=1.0, depth=20)
    for k in range(3):
        pen.fill(
            rect(-15 + k * 11, -96, 8, 60, 4),
            ("#8ac4c4", "#f09a8a", "#8ac4c4")[k],
            shade=-0.5,
            depth=3,
        )
    poles = (-86, -52, 50, 84)
    for x in poles:
        pen.fill(line([(x, -10), (x, -112)], 3), gold, shade=1.0, depth=3)
    pen.fill(rect(-108, -124, 216, 16, 5), gold, shade=0.9, depth=8)
    for x in np.arange(-100, 101, 12.5):
        pen.fill(circle(x, -116, 3), "#fff6c8")
    n = 16
    edge = [np.cos(np.pi * (1 - k / n)) * 108 for k in range(n + 1)]
    for k in range(n):
        pen.fill(
            pts(
                [
                    (edge[k], -122),
                    (edge[k] * 0.04, -184),
                    (edge[k + 1] * 0.04, -184),
                    (edge[k + 1], -122),
                ]
            ),
            canopy[k % 2],
            shade=0.0,
        )
        a, b = edge[k], edge[k + 1]
        pen.fill(
            np.concatenate([arc((a + b) / 2, -123, abs(b - a) / 2, 9, 180, 0, 9)]),
            mix(canopy[k % 2], "#5a2a2a", 0.12),
        )
    whole = pts([(-108, -122), (0, -186), (108, -122)])
    pen.fill(
        whole,
        mix(canopy[0], "#2a1020", 0.5),
        opacity=0.35,
        clip=pts([(-108, -122), (-4, -186), (-30, -122)]),
        soft=4,
    )
    pen.fill(circle(0, -189, 6), gold, shade=1.0, depth=5)


def bath(pen, enamel="#f6f1e6", feet="#c9973f"):
    """A bath on feet, 170 long, 70 high; its rim is at -66."""
    for x in (-52, 52):
        pen.fill(
            blob([(x - 10, -14), (x + 10, -14), (x + 6, -4), (x + 12, 2), (x - 8, 2)]),
            feet,
            shade=1.0,
            depth=6,
        )
    pen.fill(
        blob(
            [(-84, -64), (-76, -30), (-56, -12), (0, -8), (56, -12), (76, -34), (90, -74), (0, -60)]
        ),
        enamel,
        shade=1.0,
        depth=34,
    )
    pen.fill(
        line([(-88, -66), (-40, -62), (30, -62), (80, -70), (98, -82)], 7, smooth=True),
        lift(enamel, 0.03),
        shade=1.0,
        depth=6,
    )


__all__ = ["bath", "carousel", "gear", "rocket"]
