"""What flies, facing right. Sizes are said in each docstring."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import blob, circle, ellipse, line, pts


def bird(pen, colour="#2f3b52", belly=None, wings="up", beak="#e0a030"):
    """A small bird, 100 from beak to tail, its middle at (0, 0). wings: up, down, glide, folded."""
    belly = lift(colour, 0.18) if belly is None else belly
    if wings != "folded":
        back = {
            "up": [(6, -6), (-2, -34), (-22, -62), (-20, -36), (-14, -10)],
            "down": [(6, 0), (4, 24), (-14, 46), (-16, 24), (-14, 2)],
            "glide": [(8, -6), (10, -30), (0, -54), (-8, -30), (-12, -4)],
        }[wings]
        pen.fill(blob(back), lift(colour, -0.08), shade=0.7, depth=9)
    pen.fill(
        blob([(-18, 0), (-40, -4), (-62, -8), (-58, 0), (-62, 7), (-34, 8)]),
        lift(colour, -0.05),
        shade=0.7,
        depth=7,
    )
    body = blob(
        [
            (34, -10),
            (26, -18),
            (12, -16),
            (-10, -12),
            (-28, -2),
            (-22, 8),
            (0, 14),
            (20, 9),
            (31, 0),
        ]
    )
    inside = pen.fill(body, colour, shade=0.9, depth=15, edge=0.2)
    pen.fill(ellipse(6, 12, 24, 11, -8), belly, soft=3, clip=inside, opacity=0.9)
    pen.fill(pts([(32, -12), (46, -6), (31, -4)]), beak, shade=0.6, depth=4)
    pen.fill(circle(25, -10, 2.4), "#0d0c12")
    pen.fill(circle(25.8, -10.8, 0.8), "#ffffff")
    front = {
        "up": [(12, -6), (10, -32), (-8, -70), (-26, -60), (-24, -36), (-14, -6)],
        "down": [(12, 0), (8, 28), (-12, 58), (-26, 40), (-22, 16), (-12, 0)],
        "glide": [(12, -4), (4, 22), (-18, 52), (-26, 36), (-20, 12), (-12, -2)],
        "folded": [(12, -10), (-4, -12), (-34, -3), (-46, 2), (-24, 8), (2, 4)],
    }[wings]
    wing = pen.fill(blob(front), lift(colour, 0.04), shade=0.9, depth=12, edge=0.25)
    far = np.array(front[2])
    for k in range(5):
        end = far + (np.array(front[3]) - far) * k / 4
        pen.fill(
            line([(-2, -2), (np.array((-2, -2)) + end) / 2 + (2, 0), end], (0.6, 1.4), smooth=True),
            lift(colour, -0.12),
            clip=wing,
            opacity=0.7,
        )


def flock(cv, rng, places, colour="#20222e", size=9):
    """Far birds: two strokes each."""
    for x, y in places:
        s, a = size * rng.uniform(0.6, 1.3), rng.uniform(0.1, 0.9)
        cv.fill(
            [
                line(
                    [
                        (x, y),
                        (x - s * 0.6, y - s * 0.5 * a - 1),
                        (x - s * 1.3, y + s * 0.25 * (1 - a)),
                    ],
                    (s * 0.24, s * 0.06),
                    smooth=True,
                ),
                line(
                    [
                        (x, y),
                        (x + s * 0.6, y - s * 0.55 * a - 1),
                        (x + s * 1.3, y + s * 0.2 * (1 - a)),
                    ],
                    (s * 0.24, s * 0.06),
                    smooth=True,
                ),
            ],
            colour,
        )


def owl(pen, colour="#7d5f45", face="#e6d3b0", eye="#f0b43c"):
    """An owl that sits, 100 high."""
    pen.fill(
        [
            blob([(-30, -84), (-26, -104), (-12, -92)], 5),
            blob([(30, -84), (26, -104), (12, -92)], 5),
        ],
        lift(colour, -0.08),
        shade=0.6,
    )
    body = pen.fill(
        blob(
            [
                (0, -98),
                (30, -88),
                (36, -56),
                (32, -20),
                (16, -2),
                (-16, -2),
                (-32, -20),
                (-36, -56),
                (-30, -88),
            ]
        ),
        colour,
        shade=1.0,
        depth=26,
        edge=0.2,
    )
    pen.fill(ellipse(0, -30, 19, 30), lift(face, -0.06), clip=body, soft=2)
    for row in range(6):
        for k in range(-2, 3):
            x, y = k * 8 + (row % 2) * 4, -52 + row * 9
            if abs(x) < 19:
                pen.fill(
                    line([(x - 3, y), (x, y + 4), (x + 3, y)], 1.3, smooth=True),
                    lift(colour, -0.1),
                    clip=body,
                    opacity=0.8,
                )
    for s in (-1, 1):
        pen.fill(ellipse(s * 14, -72, 16, 17), face, shade=0.5, depth=9)
        pen.fill(circle(s * 12, -71, 9), eye, shade=0.5, depth=6)
        pen.fill(circle(s * 12, -71, 4.8), "#120c0a")
        pen.fill(circle(s * 12 + 2, -73, 1.7), "#ffffff")
        pen.fill(
            blob([(s * 36, -66), (s * 41, -34), (s * 26, -8), (s * 26, -40)]),
            lift(colour, -0.07),
            shade=0.9,
            depth=10,
        )
        for k in (-5, 0, 5):
            pen.fill(line([(s * 11 + k, -4), (s * 11 + k * 1.2, 2)], (3, 1.6)), "#c98a3a")
    pen.fill(pts([(-4, -68), (4, -68), (0, -57)]), "#b7762e", shade=0.7, depth=3)


def heron(pen, colour="#8d9aa6", dark="#2d3642", beak="#d99a3a"):
    """A wading bird, 100 high."""
    for x in (-2, 6):
        pen.fill(line([(x, -42), (x + 3, -22), (x + 1, 0), (x + 9, 0.5)], (1.7, 1.3)), "#7a6a4a")
    pen.fill(
        line([(14, -54), (26, -66), (18, -80), (22, -92)], (9, 4.6, 4), smooth=True),
        colour,
        shade=0.9,
        depth=5,
    )
    pen.fill(
        blob([(18, -58), (8, -64), (-16, -54), (-38, -40), (-16, -40), (6, -40)]),
        colour,
        shade=1.0,
        depth=13,
        edge=0.25,
    )
    pen.fill(
        blob([(4, -60), (-18, -50), (-42, -37), (-20, -41), (0, -46)]),
        dark,
        shade=0.7,
        depth=8,
        opacity=0.9,
    )
    pen.fill(ellipse(25, -93, 7, 5, -8), colour, shade=0.8, depth=5)
    pen.fill(line([(27, -96), (16, -97), (6, -92)], (2.6, 0.6), smooth=True), dark)
    pen.fill(pts([(30, -96), (56, -91), (30, -89.5)]), beak, shade=0.5, depth=3)
    pen.fill(circle(27, -94, 1.2), "#101014")


def butterfly(pen, colour="#e07b39", spots="#fbe6b0", body="#241a1a"):
    """A butterfly seen from above, 100 wide, its middle at (0, 0)."""
    for s in (-1, 1):
        pen.fill(
            blob([(s * 3, -4), (s * 22, -36), (s * 48, -42), (s * 50, -18), (s * 30, 0)]),
            colour,
            shade=0.8,
            depth=12,
            edge=0.5,
        )
        pen.fill(
            blob([(s * 3, 2), (s * 28, 4), (s * 38, 20), (s * 24, 38), (s * 10, 24)]),
            lift(colour, -0.05),
            shade=0.8,
            depth=10,
            edge=0.5,
        )
        pen.fill(
            [circle(s * 40, -30, 4), circle(s * 26, 20, 5), circle(s * 30, -20, 3)],
            spots,
            opacity=0.9,
        )
        pen.fill(line([(s * 1, -16), (s * 8, -32)], (1.2, 0.8)), body)
    pen.fill(line([(0, -18), (0, 0), (0, 24)], (3, 6, 2), smooth=True), body, shade=0.8, depth=3)


__all__ = [
    "bird",
    "butterfly",
    "flock",
    "heron",
    "owl",
]
