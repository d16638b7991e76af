"""Somebody far too large for the place, and people who have got used to it."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import mix
from deck import card
from media import hatching
from noise import fbm
from shapes import blob, ellipse, line, rect, spline


@card("25", vignette=0.15, grain=0.02)
def the_nave(cv, rng):
    cv.lit(0.5, -0.85, "#fff6dc", "#2f3a48")
    t.sky(cv, ["#7fa9b5", "#b9d2cc", "#f0ecd2", "#fff6dc"], 0, 700, rng, 0.8, "#ffffff")
    cv.glow(500, 560, 420, "#fff3c0", 0.9)
    _, y = grid()
    cv.fill(
        rect(-5, 640, 1010, 365),
        linear(["#f5e6bd", "#dcb988", "#b98a62"], (0, 640), (0, 1000)),
        mottle=0.12,
    )
    t.sea(cv, rng, 610, ["#a8cfcb", "#6fa9ae"], 652, waves=30)
    ripples = np.sin(np.maximum(y - 640, 0) ** 0.5 * 7 + (fbm(rng, 4, 3) - 0.5) * 9)
    cv.fill(Mask((np.clip(ripples, 0, 1) * (y > 655)).astype(np.float32)), "#a87a54", opacity=0.16)
    bone = "#f1e6cc"
    # Far end: the skull, a chancel with a light in it.
    skull = blob([(440, 672), (428, 600), (448, 540), (480, 508), (520, 508), (552, 540), (572, 600), (560, 672), (530, 650), (500, 644), (470, 650)])  # fmt: skip  # noqa: E501
    cv.fill(skull, mix(bone, "#cfd8cc", 0.35), shade=1.0, depth=34)
    cv.fill([ellipse(462, 592, 11, 16, 12), ellipse(538, 592, 11, 16, -12)], "#6a6a66")
    cv.fill(blob([(484, 668), (482, 630), (500, 610), (518, 630), (516, 668)]), "#ffdf8a")
    cv.glow(500, 640, 90, "#ffe08a", 0.9)
    # Ribs from far to near.
    count = 9
    for k in range(count):
        near = k / (count - 1)
        s = 0.32 + 1.55 * near**1.7
        haze = 0.5 * (1 - near)
        tone = mix(bone, "#dfe8dc", haze)
        top, foot = 520 - 330 * s * 0.82, 652 + 215 * s * 0.9
        for side in (-1, 1):
            rib = spline([(500 + side * 16 * s, top), (500 + side * 150 * s, top + 42 * s), (500 + side * 262 * s, top + 190 * s), (500 + side * 292 * s, top + 340 * s), (500 + side * 246 * s, foot)], steps=16)  # fmt: skip  # noqa: E501
            shade = [(px + 70 * s, foot + (foot - py) * 0.10) for px, py in rib[28:]]
            cv.fill(line(shade, (26 * s, 10 * s)), "#6a5560", opacity=0.30, soft=5 * s)
            cv.fill(
                line(rib, (20 * s, 34 * s, 32 * s, 24 * s, 15 * s)),
                tone,
                shade=1.0,
                depth=20 * s,
                mottle=0.12,
                edge=0.2,
            )
        if k < count - 1:
            body = blob([(500 - 36 * s, top - 6 * s), (500 - 30 * s, top - 26 * s), (500 + 30 * s, top - 26 * s), (500 + 36 * s, top - 6 * s), (500 + 22 * s, top + 18 * s), (500 - 22 * s, top + 18 * s)])  # fmt: skip  # noqa: E501
            cv.fill(
                line([(500, top), (500, top + 46 * s)], (16 * s, 5 * s)),
                tone,
                shade=0.9,
                depth=10 * s,
            )
            cv.fill(body, tone, shade=1.0, depth=22 * s, mottle=0.12, edge=0.25)
    cv.rays(rng, 650, -60, "#fff3c8", 0.38, 9, 50, 105, 1200, 4)
    # Candles along the aisle and those who come.
    for k in range(7):
        s = 0.3 + k * 0.17
        yy = 668 + k * k * 6.2
        for side in (-1, 1):
            cv.fill(
                rect(500 + side * (80 + k * 30) - 2.4 * s * 2, yy - 26 * s, 5 * s * 2, 26 * s),
                "#fffaf0",
                shade=0.6,
            )
            cv.glow(500 + side * (80 + k * 30), yy - 32 * s, 40 * s + 10, "#ffd070", 0.8)
            cv.fill(ellipse(500 + side * (80 + k * 30), yy - 33 * s, 3.2 * s, 8 * s), "#fff3b0")
    for xx, yy, s, tone in (
        (470, 700, 0.42, "#6a7684"),
        (520, 716, 0.5, "#7a6470"),
        (482, 752, 0.66, "#56667a"),
    ):
        cv.fill(ellipse(xx + 14 * s, yy, 22 * s, 5 * s), "#4a3a40", opacity=0.5, soft=2)
        t.back_view(cv.pen(xx, yy, s), tone, legs="#3a3440", length=0.9)
    cv.fill(ellipse(560, 872, 60, 9), "#4a3a40", opacity=0.5, soft=4)
    t.back_view(cv.pen(535, 872, 1.5), "#c8352b", hair="#3a2018", length=0.85)
    t.back_view(cv.pen(592, 872, 0.95), "#2f6f8a", hair="#6a3a1c", length=0.6)
    t.flock(cv, rng, [(180 + 50 * k, 120 + 34 * np.sin(k * 2)) for k in range(6)], "#4a5660", 15)
    cv.bloom(0.82, 16, 0.25)
    plain = cv.rgb.copy()
    hatching(cv, rng, "#3a3038", "#fff6e0", 5.2, tint=0.9, gamma=1.25, contour=0.8)
    cv.rgb = cv.rgb * 0.62 + plain * 0.38
