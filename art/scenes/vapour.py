"""Steam and smoke, and what they are doing."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import lift
from deck import card
from media import impasto, strokes
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect
from things.wanderers import penguin


@card("88", vignette=0.12)
def the_warm_spring(cv, rng):
    """Penguins at their bath."""
    cv.lit(0.6, -0.8, "#fff2d0", "#3f5a86")
    t.sky(cv, ["#f6c98a", "#fbe0b0", "#fff3d6"], 0, 480, rng, 0.5, "#ffffff")
    t.sun(cv, 790, 170, 54, "#fff6cf")
    t.mountains(cv, rng, 390, 260, "#a9bbd6", snow="#ffffff", points=7)
    cv.fill(
        rect(-5, 370, 1010, 640),
        linear(["#f4f7fa", "#dbe7f0", "#f8fbfc"], (0, 370), (0, 1000)),
        mottle=0.05,
    )
    for px, py, s in ((50, 440, 1.0), (560, 410, 0.7), (620, 400, 0.55), (960, 440, 1.1)):
        t.pine(cv.pen(px, py, s), rng, "#4f7a70", snow="#ffffff")
    # Those who wait in line, with towels over the arm.
    for k, (px, py, s) in enumerate(((150, 500, 1.0), (270, 482, 0.9), (376, 468, 0.8))):
        cv.fill(ellipse(px - 22 * s, py, 42 * s, 9 * s), "#6f8fb8", opacity=0.5, soft=4)
        pen = cv.pen(px, py, s)
        penguin(pen)
        pen.fill(rect(26, -54, 22, 40, 3), ["#e2503f", "#f2b632", "#3f8f9a"][k], shade=0.9, depth=8)
    # The pool, rimmed with stones.
    rim = blob(
        [
            (30, 760),
            (100, 620),
            (320, 550),
            (560, 540),
            (790, 570),
            (940, 660),
            (985, 790),
            (900, 910),
            (640, 965),
            (330, 955),
            (110, 890),
        ],
        14,
    )
    centre = np.array([510, 755])
    pool = cv.fill(
        rim, linear(["#bfeee4", "#5cc4c4", "#2f9aa8"], (0, 600), (0, 950)), shade=-0.5, depth=50
    )
    waves = np.sin(grid()[1] / 5.5 + (fbm(rng, 5, 4) - 0.5) * 46)
    cv.fill(pool * np.clip(waves * 1.5 - 0.4, 0, 1).astype(np.float32), "#e9fffa", opacity=0.35)
    ring = centre + (rim - centre) * 1.02
    order = np.argsort(ring[:, 1])
    for i in order[::3]:
        px, py = ring[i]
        if py > 800 or rng.random() < 0.8:
            r = 20 + (py - 580) / 14 + rng.uniform(0, 10)
            stone = blob(
                [
                    (px - r, py + 8),
                    (px - r * 0.6, py - r * 0.6),
                    (px + r * 0.3, py - r * 0.7),
                    (px + r, py),
                    (px + r * 0.5, py + r * 0.5),
                ],
                6,
            )
            cv.fill(
                stone, lift("#8d98a8", rng.normal(0, 0.04)), shade=1.0, depth=r * 0.6, mottle=0.1
            )
            cv.fill(
                blob(
                    [
                        (px - r * 0.8, py - 2),
                        (px - r * 0.5, py - r * 0.66),
                        (px + r * 0.3, py - r * 0.76),
                        (px + r * 0.9, py - 8),
                        (px, py - r * 0.25),
                    ],
                    6,
                ),
                "#ffffff",
                shade=0.6,
                depth=8,
            )
    # Bathers: folded towels on their heads, one with a duck, one asleep under a hat.
    bathers = [
        (250, 690, 1.9, "#e2503f"),
        (440, 640, 1.6, "#ffffff"),
        (640, 660, 1.75, "#3f8f9a"),
        (340, 850, 2.8, "#f2b632"),
        (690, 860, 3.0, "#e2503f"),
    ]
    for px, py, s, towel in bathers:
        pen = cv.pen(px, py + 46 * s, s)
        penguin(pen, bathing=True)
        pen.fill([ellipse(0, -46, 44, 8)], "#d9fbf4", opacity=0.75)
        pen.fill(
            [line(ellipse(0, -46, w, w * 0.2), 1.6) for w in (40, 54, 66)], "#f2fffb", opacity=0.6
        )
        pen.fill(
            blob([(-17, -96), (-14, -106), (0, -109), (14, -106), (17, -96), (0, -93)]),
            towel,
            shade=0.9,
            depth=8,
        )
        pen.fill(line([(-15, -99), (15, -99)], 1.6), lift(towel, -0.1), opacity=0.7)
    duck = cv.pen(530, 800, 1.15)
    duck.fill(
        blob([(-40, 0), (-46, -18), (-20, -14), (6, -18), (30, -10), (34, 4), (0, 14)]),
        "#f6c632",
        shade=1.0,
        depth=14,
    )
    duck.fill(circle(22, -30, 18), "#f6c632", shade=1.0, depth=12)
    duck.fill(blob([(36, -32), (54, -28), (38, -22)]), "#ea7a2c", shade=0.8)
    duck.fill(circle(27, -34, 3.2), "#1a1418")
    duck.fill(line(ellipse(-4, 8, 50, 9), 1.8), "#f2fffb", opacity=0.7)
    # The waiter brings tea.
    cv.fill(ellipse(848, 606, 90, 14), "#5a7aa0", opacity=0.5, soft=6)
    waiter = cv.pen(860, 605, 2.1, flip=True)
    penguin(waiter)
    waiter.fill(pts([(-12, -68), (0, -63), (-12, -58)]), "#c8322f", shade=0.6)
    waiter.fill(pts([(12, -68), (0, -63), (12, -58)]), "#c8322f", shade=0.6)
    waiter.fill(line([(26, -60), (50, -66)], (10, 7)), "#2a3140", shade=0.8)
    waiter.fill(ellipse(66, -70, 34, 5), "#c9ced8", shade=0.8, depth=4)
    t.teapot(waiter.at(58, -73, 0.28), "#e2503f")
    t.cup(waiter.at(84, -72, 0.3))
    # Steam in swathes, and small flakes.
    for path in (
        [(260, 640), (220, 520), (300, 400), (250, 240)],
        [(540, 640), (600, 500), (540, 360), (620, 180)],
        [(560, 560), (520, 430), (600, 330)],
    ):
        t.smoke(cv, rng, path, (24, 80), "#ffffff", 16, 0.16)
    steam = np.clip((fbm(rng, 4, 5) - 0.45) * 2.4, 0, 1) * np.clip(
        1 - np.hypot(grid()[1] - 560, (grid()[0] - 470) * 0.7) / 260, 0, 1
    )
    cv.fill(Mask(steam.astype(np.float32)), "#ffffff", opacity=0.5)
    t.snowfall(cv, rng, 90, "#ffffff", 3.6)
    keep = [rect(px - 44 * s, py - 66 * s, 88 * s, 80 * s) for px, py, s, _ in bathers]
    keep += [rect(650, 380, 300, 240), rect(470, 730, 140, 100)]
    flow = strokes(cv, rng, 6, 22, 3500, vary=0.02, keep=keep)
    impasto(cv, rng, flow, 0.03)
