"""Seen from straight above: what a bird sees."""

from __future__ import annotations

import numpy as np
from canvas import Mask, linear, radial
from colour import col, jitter, lift
from deck import card
from media import watercolour
from noise import fbm, scatter, worley
from palettes import PALETTES
from shapes import blob, circle, ellipse, line


@card("11", vignette=0.35)
def umbrellas(cv, rng):
    p = PALETTES["mist"]
    cv.lit(-0.5, -0.8, "#eef4f6", "#141a2a")
    # Wet cobbles.
    points = np.array(
        [(x * 38 + (y % 2) * 19, y * 33) for y in range(-1, 32) for x in range(-1, 28)], float
    )
    points += rng.normal(0, 3.4, points.shape)
    _, border, index = worley(rng, points=points)
    tone = rng.normal(0.42, 0.05, len(points))[index][..., None] * col("#9fb0bd")
    cv.rgb[:] = tone
    cv.fill(Mask(np.clip((4 - border) / 3, 0, 1).astype(np.float32)), "#1a202b", opacity=0.9)
    cv.fill(
        Mask(np.clip(border / 16, 0, 1).astype(np.float32)), "#c3d2d8", opacity=0.22, mode="screen"
    )
    puddle = np.clip((fbm(rng, 4, 4) - 0.58) * 12, 0, 1).astype(np.float32)
    cv.fill(Mask(puddle), linear(["#7f97a8", "#4a5c70"], (0, 0), (1000, 1000)), opacity=0.65)
    spots = [
        s
        for s in scatter(rng, 46, (-40, -40, 1040, 1040), 30)
        if np.hypot(s[0] - 560, s[1] - 540) > 235
    ]
    greys = ["#23242e", "#2f323d", "#1c2230", "#3a3a44", "#262a3a"]
    for x, y in spots:
        umbrella_top(
            cv,
            rng,
            x,
            y,
            rng.uniform(80, 98),
            jitter(rng, rng.choice(greys), 0.015, 6),
            rng.uniform(0, 45),
        )
    # The red one is held upside down and has filled: goldfish.
    x, y, r = 560, 540, 178
    cv.fill(ellipse(x + 34, y + 40, r, r), "#0c0f1a", opacity=0.55, soft=14)
    outer = octagon(x, y, r, 12)
    cv.fill(outer, "#c8262c", shade=0.8, depth=30, edge=0.4)
    water = cv.fill(
        octagon(x, y, r * 0.86, 12), radial(["#1f5a72", "#3f93a5", "#a8dde0"], (x + 10, y + 20), r)
    )
    for k in range(8):
        a = np.radians(12 + k * 45)
        cv.fill(
            line([(x, y), (x + r * np.cos(a), y + r * np.sin(a))], (2, 4)),
            "#8f1620" if k % 2 else "#a51c24",
            opacity=0.5,
        )
    for fx, fy, s, a in (
        (x - 40, y - 46, 1.0, 24),
        (x + 56, y + 30, 1.15, 200),
        (x - 50, y + 62, 0.8, -60),
    ):
        cv.fill(
            ellipse(fx + 6, fy + 14, 42 * s, 13 * s, a), "#0b3040", opacity=0.4, soft=4, clip=water
        )
        koi(cv.pen(fx, fy, s, a))
    for rx, ry, rr in ((x + 60, y - 80, 30), (x - 90, y + 6, 20), (x + 20, y + 100, 24)):
        for k in (1, 0.6, 0.3):
            cv.fill(line(circle(rx, ry, rr * k), 1.8), "#e8fbf8", opacity=0.6, clip=water)
    cv.fill(line([(x, y), (x + 10, y - 4)], (9, 6)), "#5a3a22", shade=0.8, depth=4)
    drops = []
    for rx, ry in rng.uniform(0, 1000, (150, 2)):
        a = np.arctan2(ry - 500, rx - 500)
        n = rng.uniform(16, 40)
        drops.append(line([(rx, ry), (rx - n * np.cos(a), ry - n * np.sin(a))], (2.2, 0.4)))
    cv.fill(drops, p.pale, opacity=0.45)
    cv.glow(560, 540, 420, "#ffd9c8", 0.18)
    watercolour(cv, rng, 2.5, 0.06)


def octagon(x, y, r, turn):
    """An umbrella's outline: eight sides that curve inwards."""
    parts = []
    for k in range(8):
        a, b = np.radians(turn + k * 45), np.radians(turn + k * 45 + 45)
        s = np.linspace(0, 1, 10, endpoint=False)
        rr = r * (1 - 0.09 * np.sin(s * np.pi))
        ang = a + (b - a) * s
        parts.append(np.stack([x + rr * np.cos(ang), y + rr * np.sin(ang)], 1))
    return np.concatenate(parts)


def umbrella_top(cv, rng, x, y, r, colour, turn):
    cv.fill(ellipse(x + 18, y + 22, r, r), "#0c0f1a", opacity=0.5, soft=8)
    for k in range(8):
        a, b = np.radians(turn + k * 45), np.radians(turn + k * 45 + 45)
        mid = (a + b) / 2
        facing = np.cos(mid) * cv.light[0] + np.sin(mid) * cv.light[1]
        s = np.linspace(0, 1, 8)
        rr = r * (1 - 0.09 * np.sin(s * np.pi))
        ang = a + (b - a) * s
        wedge = np.concatenate(
            [[(x, y)], np.stack([x + rr * np.cos(ang), y + rr * np.sin(ang)], 1)]
        )
        cv.fill(wedge, lift(colour, 0.02 + 0.07 * facing), shade=0.25, depth=12, mottle=0.06)
    cv.fill(
        [
            line(
                [
                    (x, y),
                    (
                        x + r * np.cos(np.radians(turn + k * 45)),
                        y + r * np.sin(np.radians(turn + k * 45)),
                    ),
                ],
                1.2,
            )
            for k in range(8)
        ],
        lift(colour, 0.14),
        opacity=0.6,
    )
    cv.fill(circle(x, y, 4), "#b9b4a8", shade=0.8, depth=3)


def koi(pen):
    """A goldfish from above, 90 long."""
    pen.fill(
        blob([(-26, 0), (-46, -14), (-52, -4), (-46, 2), (-52, 10), (-44, 15)]),
        "#f7a04a",
        shade=0.6,
        depth=6,
        opacity=0.9,
    )
    pen.fill(
        [
            blob([(12, -10), (4, -24), (-6, -20), (0, -8)]),
            blob([(12, 10), (4, 24), (-6, 20), (0, 8)]),
        ],
        "#f9b870",
        opacity=0.85,
    )
    body = pen.fill(
        blob([(40, 0), (30, -11), (8, -14), (-18, -7), (-32, 0), (-18, 7), (8, 14), (30, 11)]),
        "#ee6a24",
        shade=1.0,
        depth=12,
    )
    pen.fill(
        [ellipse(16, -3, 12, 7), ellipse(-12, 3, 9, 5)],
        "#fff1dc",
        opacity=0.85,
        soft=1.5,
        clip=body,
    )
    pen.fill([circle(32, -7, 2), circle(32, 7, 2)], "#18100e")
