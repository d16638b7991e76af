"""Ways up: what stands on the ground goes on into the sky."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear
from colour import lift
from deck import card
from media import impasto, strokes, watercolour
from shapes import blob, circle, ellipse, line, pts, rect, spline, star


@card("20", vignette=0.35)
def night_music(cv, rng):
    cv.lit(0.6, -0.8, "#fff0c8", "#0c0a2c")
    t.sky(cv, ["#0f1440", "#2b3478", "#5f62a8", "#b39ac6"], 0, 900, rng, 0.35, "#a8a4d8")
    t.stars(cv, rng, 220, 700)
    t.moon(cv, 770, 220, 150, "#fbf0cc", glow=0.9, rng=rng)
    for x, y, w in (
        (150, 700, 300),
        (860, 640, 340),
        (420, 850, 420),
        (900, 880, 380),
        (80, 930, 360),
    ):
        t.cloud(cv, rng, x, y, w, "#cfc8ea", shadow="#6a66a8", flat=False)
    # Keys as steps: they grow smaller towards the moon.
    path = spline(
        [(90, 935), (300, 850), (500, 740), (600, 610), (640, 480), (700, 390), (748, 352)],
        steps=16,
    )
    count = 30
    at = np.linspace(0, 1, count) ** 0.8
    for k in range(count):
        j = at[k] * (len(path) - 1)
        x, y = (np.interp(j, np.arange(len(path)), path[:, i]) for i in (0, 1))
        s = 1.25 - 1.08 * at[k]
        w, d, h = 128 * s, 40 * s, 30 * s
        top = pts(
            [
                (x - w / 2, y),
                (x + w / 2, y),
                (x + w / 2 + d * 0.6, y - d),
                (x - w / 2 + d * 0.6, y - d),
            ]
        )
        cv.shadow(
            pts([(x - w / 2, y + h), (x + w / 2, y + h), (x + w / 2, y), (x - w / 2, y)]),
            -6 * s,
            26 * s,
            12 * s,
            0.35,
        )
        cv.fill(
            pts([(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + h), (x - w / 2, y + h)]),
            linear(["#d8cfc0", "#9a8fa8"], (0, y), (0, y + h)),
        )
        cv.fill(
            pts(
                [
                    (x + w / 2, y),
                    (x + w / 2 + d * 0.6, y - d),
                    (x + w / 2 + d * 0.6, y - d + h),
                    (x + w / 2, y + h),
                ]
            ),
            "#efe6cf",
        )
        cv.fill(top, "#fbf5e6", mottle=0.05)
        if k % 7 not in (2, 6):
            bx = x - w * 0.24
            cv.fill(
                pts(
                    [
                        (bx - w * 0.22, y - d * 0.3),
                        (bx + w * 0.22, y - d * 0.3),
                        (bx + w * 0.22 + d * 0.42, y - d * 1.0),
                        (bx - w * 0.22 + d * 0.42, y - d * 1.0),
                    ]
                ),
                "#1a1626",
            )
            cv.fill(
                pts(
                    [
                        (bx - w * 0.22, y - d * 0.3),
                        (bx + w * 0.22, y - d * 0.3),
                        (bx + w * 0.22, y - d * 0.3 + h * 0.35),
                        (bx - w * 0.22, y - d * 0.3 + h * 0.35),
                    ]
                ),
                "#3a3450",
            )
    # The piano it all comes from is at the foot; a cat goes up, a player below.
    t.cat(cv.pen(480, 738, 1.5), "#1d1a26", pose="walk")
    t.cat(cv.pen(668, 452, 0.42, flip=True), "#1d1a26", pose="back")
    for x, y, s, a in (
        (250, 640, 0.9, -8),
        (330, 560, 0.7, 10),
        (540, 470, 0.6, -16),
        (840, 470, 0.8, 8),
        (890, 560, 0.6, -6),
    ):
        t.butterfly(cv.pen(x, y, s * 0.6, a * 3), "#f2c46a", "#fff3d0", "#2a2040")
    cv.bloom(0.75, 16, 0.4)
    strokes(cv, rng, 4.5, 20, 6000, vary=0.025, keep=[rect(20, 330, 760, 640)])


@card("21", vignette=0.3, warmth=0.02)
def the_night_mail(cv, rng):
    cv.lit(-0.7, -0.6, "#ffe0b0", "#2a1440")
    t.sky(cv, ["#4a6fa5", "#8fa9c9", "#f3c9b0", "#f7a98a"], 0, 820, rng, 0.5, "#ffe6d6")
    t.sun(cv, 140, 560, 60, "#fff0c0")
    for x, y, w, c in (
        (820, 330, 300, "#ffe6dc"),
        (120, 240, 260, "#fff0e4"),
        (600, 190, 200, "#ffeee2"),
    ):
        t.cloud(cv, rng, x, y, w, c, shadow="#c98a9a")
    # A bank of cloud; out of it, the rails rise.
    for x, y, w in ((60, 770, 420), (360, 720, 380), (700, 760, 460), (960, 720, 420)):
        t.cloud(cv, rng, x, y, w, "#fbd9cc", shadow="#b97f9a", flat=False)
    way = spline(
        [(-40, 760), (160, 735), (380, 690), (600, 610), (800, 500), (1040, 330)], steps=30
    )
    d = np.gradient(way, axis=0)
    for j in range(4, len(way), 16):
        x, y = way[j]
        cv.fill(
            [
                line([(x - 8, y), (x - 14, y + 330)], (7, 9)),
                line([(x + 8, y), (x + 14, y + 330)], (7, 9)),
            ],
            "#7a4a4a",
            shade=0.7,
            depth=6,
        )
        cv.fill(
            [line([(x - 12, y + 60 + k * 80), (x + 13, y + 130 + k * 80)], 4) for k in range(3)],
            "#8a5a54",
        )
    for j in range(0, len(way), 3):
        x, y = way[j]
        cv.fill(line([(x - 2, y + 3), (x + 3, y + 14)], 8), "#5a3a3e")
    cv.fill(line(way + (0, 2), 6), "#4a3238")
    cv.fill(line(way, 2.4), "#f0d0c0")

    def riding(x):
        j = int(np.argmin(np.abs(way[:, 0] - x)))
        return way[j], np.degrees(np.arctan2(d[j, 1], d[j, 0]))

    for x, colour in ((130, "#4f7a6a"), (305, "#8a3f4f"), (478, "#c98a3c")):
        (px, py), a = riding(x)
        t.carriage(cv.pen(px, py - 2, 1.16, a), colour, windows=4)
    (px, py), a = riding(672)
    engine = cv.pen(px, py - 2, 1.3, a)
    t.locomotive(engine, "#2f4f6a", "#c8452f")
    cx, cy = engine.point(52, -92)
    # Its smoke turns into birds.
    t.smoke(
        cv,
        rng,
        [(cx, cy), (cx - 60, cy - 70), (cx - 190, cy - 120), (cx - 330, cy - 150)],
        (12, 40),
        "#fff6ee",
        30,
        0.8,
    )
    for k in range(13):
        u = k / 12
        bx, by = (
            cx - 340 - u * 270 + rng.normal(0, 16),
            cy - 150 - 60 * np.sin(u * 3) + rng.normal(0, 24),
        )
        t.bird(
            cv.pen(bx, by, 0.46 - 0.16 * u, -12 + rng.normal(0, 8), flip=True),
            "#fffaf4",
            wings=("up", "glide", "down")[k % 3],
            beak="#e8a06a",
        )
    # Clouds in front, and a fisher on one of them.
    for x, y, w in ((180, 960, 520), (640, 1000, 620), (950, 900, 420)):
        t.cloud(cv, rng, x, y, w, "#fff0e8", shadow="#c58fa8", flat=False)
    t.person(cv.pen(830, 800, 1.35), "sit", coat="#3f6a8a", hat="#e9d3a0", legs="#4a3a4a")
    rod = [(856, 784), (920, 720), (968, 716)]
    cv.fill(line(rod, (4, 1.5), smooth=True), "#4a3020")
    cv.fill(line([(968, 716), (972, 860)], 1.3), "#ffffff", opacity=0.8)
    cv.fill(star(973, 872, 13), "#ffdf7a", shade=0.8, depth=6)
    impasto(cv, rng, None, 0.05)


@card("22", vignette=0.25, grain=0.02)
def the_gardener(cv, rng):
    cv.lit(0.4, -0.9, "#fff3c0", "#10183a")
    t.sky(cv, ["#0e1b45", "#1f4474", "#3f7f96", "#a8cfae"], 0, 760, rng, 0.4, "#6fb0b0")
    t.stars(cv, rng, 110, 380)
    t.hills(cv, rng, 760, 120, "#2f6a72", points=4)
    t.house(cv.pen(860, 742, 0.95), rng, "#d9c9a8", "#6a3a4a")
    t.hills(cv, rng, 820, 60, "#2a5a4f", points=3)
    for i in range(7):
        y = 812 + i * 26 + i * i * 1.6
        cv.fill(
            blob(
                [
                    (-20, y),
                    (300, y - 8),
                    (700, y + 4),
                    (1020, y - 6),
                    (1020, y + 14 + i * 2),
                    (500, y + 18 + i * 2),
                    (-20, y + 14 + i * 2),
                ]
            ),
            lift("#5a3f34", -0.015 * i),
            shade=0.9,
            depth=14,
            mottle=0.15,
        )
    # Stars on stalks, from seedling to ripe; the last ones have let go.
    stalks = [
        (90, 930, 60, 11),
        (185, 960, 120, 17),
        (300, 900, 170, 22),
        (410, 965, 240, 30),
        (700, 930, 330, 42),
        (800, 985, 440, 56),
        (920, 940, 560, 68),
    ]
    for x, y, h, r in stalks:
        lean = rng.normal(0, 16)
        stem = spline([(x, y), (x + lean, y - h * 0.5), (x + lean * 0.4, y - h)])
        cv.fill(line(stem, (9, 4)), "#6fa562", shade=0.8, depth=5)
        for k in range(2, max(3, int(h / 55))):
            j = int(k / max(3, h / 55) * len(stem))
            sx, sy = stem[min(j, len(stem) - 1)]
            for s in (-1, 1):
                cv.fill(
                    blob(
                        [
                            (sx, sy),
                            (sx + s * 18, sy - 20),
                            (sx + s * 44, sy - 24),
                            (sx + s * 24, sy - 4),
                        ],
                        6,
                    ),
                    "#7fb56a",
                    shade=0.8,
                    depth=8,
                )
        ex, ey = stem[-1]
        cv.glow(ex, ey, r * 4.2, "#fff0a0", 0.75)
        cv.fill(
            star(ex, ey, r * 1.25, inner=0.5, angle=-90 + rng.normal(0, 10)),
            "#ffdf6a",
            shade=1.0,
            depth=r * 0.7,
            rim=0.4,
        )
        cv.fill(star(ex, ey, r * 0.55, inner=0.5), "#fffbe0", soft=r * 0.12, opacity=0.8)
    for x, y, r in ((620, 330, 22), (540, 220, 17), (690, 190, 14), (460, 120, 11), (600, 90, 9)):
        cv.glow(x, y, r * 4, "#fff0a0", 0.7)
        cv.fill(
            star(x, y, r, inner=0.5, angle=-90 + rng.normal(0, 14)), "#ffe58a", shade=0.8, depth=8
        )
        cv.fill(line([(x, y + r), (x + 8, y + r + 26)], (3, 0.6)), "#9fd08a")
    # The gardener, old, with a can that pours moonlight.
    pen = cv.pen(500, 962, 2.9)
    at = t.person(
        pen,
        "hold",
        coat="#b5503c",
        legs="#3a3f5a",
        hair="#e6e2da",
        hat="#e6c98a",
        length=0.45,
        wide=1.15,
    )
    hx, hy = pen.point(*at["hand"])
    can = cv.pen(hx + 26, hy + 52, 1.0)
    can.fill(line([(-26, -46), (0, -70), (28, -46)], 6, smooth=True), "#6d8a94", shade=0.8, depth=5)
    can.fill(line([(26, -14), (60, -40), (76, -52)], (14, 8, 7)), "#7f9ca6", shade=0.9, depth=7)
    can.fill(ellipse(80, -55, 8, 16, 40), "#8fb0ba", shade=0.8, depth=6)
    can.fill(rect(-28, -48, 58, 50, 6), "#7f9ca6", shade=1.0, depth=22)
    rx, ry = can.point(86, -56)
    for _ in range(26):
        u = rng.uniform(0, 1)
        dx = 10 + u * 46 + rng.normal(0, 7)
        dy = u * u * 190
        cv.fill(circle(rx + dx, ry + dy, rng.uniform(1.8, 3.6)), "#eaf6ff", opacity=0.9)
    cv.glow(rx + 40, ry + 80, 120, "#dff0ff", 0.4)
    t.cat(cv.pen(250, 985, 0.9), "#e0d6c4", pose="sit")
    watercolour(cv, rng, 2.2, 0.05)
