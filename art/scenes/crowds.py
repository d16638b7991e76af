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
from things.footwear import shoe


@card("67", vignette=0.15, grain=0.035)
def the_parade(cv, rng):
    """Shoes march through a street in three lines, with nobody in them."""
    cv.lit(-0.6, -0.8, "#fffbe8", "#2a1c5a")
    t.sky(cv, ["#f47f8a", "#f9a58c", "#fcd3a4"], 0, 420)
    cv.fill(circle(500, 300, 190), "#fff0c0", opacity=0.75)
    walls = ["#2f7f8c", "#f6c445", "#5a4a8c", "#fff0dc", "#3f6fa8", "#e8788a", "#3f9a7a"]
    for k, x0 in enumerate(np.arange(40, 1010, 152)):
        t.town_house(
            cv.pen(x0, 490, 2.9 + 0.5 * np.sin(k * 2.2), haze=("#fcb49a", 0.18)),
            rng,
            walls[k],
            "#7a2f4a",
            share=0.5,
            gable=("step", "point", "flat")[k % 3],
        )
    # Garlands of paper lanterns.
    for y0, sag in ((30, 100), (110, 80)):
        rope = spline(
            [(-10, y0), (250, y0 + sag * 0.8), (500, y0 + sag), (750, y0 + sag * 0.8), (1010, y0)]
        )
        cv.fill(line(rope, 3), "#2a1c4a")
        for k in range(3, len(rope), 5):
            x1, y1 = rope[k]
            cv.fill(
                ellipse(x1, y1 + 21, 15, 19),
                ("#f9d423", "#e8433a", "#fff6e0", "#21c7a8")[k % 4],
                shade=1.0,
                depth=12,
            )
    cv.fill(
        rect(-5, 486, 1010, 530),
        linear(["#f6c9a0", "#f2b56a", "#e89a3c"], (0, 516), (0, 1000)),
        mottle=0.1,
    )
    cv.fill(rect(-5, 480, 1010, 20), "#c98a9a", shade=0.6, depth=10)
    stones = []
    for y0 in np.geomspace(30, 480, 13):
        for x0 in np.arange(-40 + (y0 * 7) % 60, 1040, 24 + y0 * 0.22):
            stones.append(
                (
                    ellipse(x0, 490 + y0, 10 + y0 * 0.09, 3 + y0 * 0.02, 0, 12),
                    jitter(rng, "#e0a050", 0.03, 5),
                )
            )
    t.confetti(cv, stones, 0.5)
    # Three lines of pairs, in step: the one behind stands, the one before swings.
    ranks = (
        (
            606,
            0.86,
            176,
            62,
            ("brogue", "boot", "ballet", "trainer", "heel", "wellington"),
            ("#23214a", "#8a3f2c", "#f0709a", "#1f8a5a", "#8a2fa8", "#f2b01c"),
        ),
        (
            768,
            1.24,
            252,
            116,
            ("wellington", "heel", "boot", "bootee"),
            ("#e2332a", "#14808c", "#5a3424", "#f29ab0"),
        ),
        (968, 1.85, 352, 140, ("clown", "boot", "heel"), ("#2f6fc0", "#2a2230", "#d81f4a")),
    )
    for y, s, gap, x0, kinds, tones in ranks:
        for k, (kind, tone) in enumerate(zip(kinds, tones, strict=True)):
            for dx, dy, a in ((-30, 0, 0), (36, -22, -20)):
                px = x0 + k * gap + dx * s
                cv.fill(ellipse(px, y + 3, 50 * s, 8 * s), "#5a2a5a", opacity=0.5, soft=4 * s)
                shoe(cv.pen(px, y + dy * s, s, a), kind, tone, "#fff6e0")
    bits = []
    for x0, y0 in rng.uniform((0, 0), (1000, 1000), (170, 2)):
        n = 4 + y0 * 0.006
        bits.append(
            (
                ellipse(x0, y0, n, n * 0.45, rng.uniform(0, 180), 6),
                jitter(
                    rng,
                    rng.choice(["#f9d423", "#21c7a8", "#ffffff", "#e8433a", "#3f5fc0"]),
                    0.02,
                    4,
                ),
            )
        )
    t.confetti(cv, bits)


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
