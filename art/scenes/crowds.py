"""Very many of one kind, and one that is not."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear
from colour import jitter, lift, mix
from deck import card
from media import graded, watercolour
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("68", vignette=0.2, grain=0.03)
def the_high_chair(cv, rng):
    """A chair on legs as long as masts, an egg on it; all the birds look up."""
    cv.lit(0.5, -0.85, "#ffffff", "#2c3442")
    t.sky(cv, ["#8f979c", "#b4babb", "#d5d6d0", "#e8e5da"], 0, 760, rng, 0.7, "#f2f0e8")
    cv.glow(520, 200, 420, "#fffdf0", 0.6)
    t.hills(cv, rng, 700, 60, "#b4babb", points=6, texture=0.04)
    cv.fog(600, 740, "#e0dfd6", 0.7, fbm(rng, 3, 5))
    cv.fill(
        rect(-5, 700, 1010, 310),
        linear(["#cfcec6", "#a3a4a2", "#6f7478"], (0, 700), (0, 1000)),
        mottle=0.06,
    )
    # The legs, crooked and mended, with rungs too far apart.
    wood = "#5a4a42"
    feet = ((372, 905), (640, 905), (430, 800), (590, 800))
    seat = ((452, 330), (574, 330), (468, 318), (560, 318))
    for k in (2, 3, 0, 1):
        (fx, fy), (sx, sy) = feet[k], seat[k]
        path = [
            (sx, sy),
            (sx + (fx - sx) * 0.34 + rng.normal(0, 7), sy + (fy - sy) * 0.34),
            (sx + (fx - sx) * 0.68 + rng.normal(0, 7), sy + (fy - sy) * 0.68),
            (fx, fy),
        ]
        cv.fill(
            line(path, (12, 15) if k < 2 else (8, 10)),
            wood if k < 2 else "#7d736c",
            shade=1.0,
            depth=9,
        )
        if k < 2:
            for u in (1, 2):
                x0, y0 = path[u]
                cv.fill(
                    [line([(x0 - 11, y0 + d), (x0 + 11, y0 + d + 4)], 4) for d in (-9, 0, 9)],
                    "#d9d2c0",
                    shade=0.5,
                )
    for u in (0.25, 0.52, 0.78):
        a = (452 + (372 - 452) * u, 330 + 575 * u)
        b = (574 + (640 - 574) * u, 330 + 575 * u)
        cv.fill(line([a, b], 8), wood, shade=0.9, depth=6)
    # The chair.
    cv.fill(pts([(430, 318), (596, 318), (580, 296), (448, 296)]), "#7a6456", shade=0.8, depth=10)
    cv.fill(rect(430, 318, 166, 17, 4), "#5a4a42", shade=1.0, depth=9)
    for x0 in (452, 574):
        cv.fill(
            line([(x0, 300), (x0 + (x0 - 513) * 0.12, 130)], (12, 10)), wood, shade=1.0, depth=8
        )
        cv.fill(circle(x0 + (x0 - 513) * 0.12, 124, 10), wood, shade=1.0, depth=8)
    for y0 in (160, 200):
        cv.fill(
            line(spline([(448, y0), (513, y0 - 14), (578, y0)]), 15), "#6a564a", shade=1.0, depth=9
        )
    cv.fill(
        blob([(462, 304), (470, 284), (513, 276), (556, 284), (564, 304), (513, 312)]),
        "#b8302c",
        shade=1.0,
        depth=16,
    )
    cv.halo(ellipse(513, 240, 30, 40), "#fff6d8", 30, 0.6)
    t.egg(cv.pen(513, 290, 0.98), "#fbf3e2")
    # The birds: far ones as flecks, near ones as themselves; one is red.
    far = []
    for x0, y0 in sorted(rng.uniform((0, 716), (1000, 800), (420, 2)), key=lambda p: p[1]):
        n = 3 + (y0 - 700) * 0.09
        far.append(
            (
                ellipse(x0, y0, n, n * 1.25, 10, 8),
                jitter(rng, mix("#8f9499", "#5f666e", (y0 - 700) / 100), 0.06, 4),
            )
        )
        way = 1 if x0 < 510 else -1
        far.append(
            (
                pts(
                    [
                        (x0, y0 - n * 1.2),
                        (x0 + way * n * 1.2, y0 - n * 2.2),
                        (x0 + way * n * 0.6, y0 - n * 0.6),
                    ]
                ),
                jitter(rng, "#6a6f76", 0.05, 4),
            )
        )
    t.confetti(cv, far)
    near = []
    for row, y0 in enumerate((812, 848, 892, 946, 1008)):
        s = 0.42 + row * 0.17
        gap = 66 * s / 0.5 * 0.62
        for x0 in np.arange(-20 + (row % 2) * gap / 2, 1040, gap):
            near.append((x0 + rng.normal(0, 6), y0 + rng.normal(0, 5), s))
    red = min(range(len(near)), key=lambda i: abs(near[i][0] - 690) + abs(near[i][1] - 946) * 3)
    for i, (x0, y0, s) in enumerate(near):
        tone = jitter(
            rng, rng.choice(["#eceae4", "#c9cbca", "#8f969c", "#5a626b", "#3f464f"]), 0.02, 3
        )
        if i == red:
            tone = "#c8302a"
        _watcher(cv.pen(x0, y0, s, flip=x0 > 510), tone, rng.uniform(-8, 8))
    for x0, y0, s, w in (
        (250, 200, 0.5, "up"),
        (760, 150, 0.6, "glide"),
        (820, 330, 0.42, "down"),
        (180, 400, 0.4, "glide"),
    ):
        t.bird(cv.pen(x0, y0, s, flip=x0 > 500), "#5f666e", wings=w, belly="#d5d6d0")
    graded(cv, ["#20252c", "#7d848a", "#d5d5ce", "#fdfcf6"], 0.25)
    watercolour(cv, rng, 4, 0.09, "#faf8f0")


def _watcher(pen, tone, tilt):
    """A pigeon that looks up to the right, 100 high."""
    pen.fill(ellipse(0, 0, 40, 6), "#3a3f46", opacity=0.35, soft=3)
    for x in (-6, 8):
        pen.fill(line([(x, -22), (x + 1, 0)], 4), "#c8705a")
    pen.fill(
        pts([(-26, -34), (-62, -8), (-52, 0), (-14, -18)]), lift(tone, -0.1), shade=0.6, depth=8
    )
    pen.fill(
        blob([(-36, -26), (-24, -56), (4, -70), (28, -58), (30, -34), (8, -16), (-18, -16)]),
        tone,
        shade=1.0,
        depth=26,
    )
    pen.fill(
        blob([(-34, -24), (-26, -50), (0, -56), (6, -38), (-16, -20)]),
        lift(tone, -0.08),
        shade=0.8,
        depth=12,
    )
    head = pen.at(20, -66, 1, tilt)
    head.fill(line([(0, 8), (6, -18)], (26, 20)), lift(tone, 0.02), shade=0.9, depth=12)
    head.fill(circle(9, -26, 15), lift(tone, 0.02), shade=1.0, depth=11)
    head.fill(pts([(16, -38), (30, -52), (24, -30)]), "#d99a5a")
    head.fill(circle(12, -29, 3.2), "#1c1a20")
