"""Steam and smoke, and what they are doing."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import lift, mix
from deck import card
from media import impasto, strokes
from noise import fbm, sample
from shapes import blob, circle, ellipse, line, pts, rect
from things.wanderers import penguin


@card("85", vignette=0.2, grain=0.035)
def smoke_dancers(cv, rng):
    """Above a chimney two dancers turn, as long as the fire lasts."""
    cv.lit(0.8, -0.4, "#ffe0c8", "#3a2a5a")
    x, y = grid()
    t.sky(cv, ["#5d5a8c", "#a3789c", "#e79a8f", "#fbc98f"], 0, 880, rng, 0.35, "#fbd2b0", 2)
    t.sun(cv, 880, 800, 60, "#ffe0a0")
    # Roofs against the evening.
    for k, (base, tone) in enumerate(((850, "#8a5f7c"), (900, "#664668"))):
        for px in np.arange(-20, 1060, 92) + k * 40:
            h = rng.uniform(40, 120)
            roof = [
                rect(px - 46, base - h, 92, 300),
                pts([(px - 54, base - h), (px, base - h - 66), (px + 54, base - h)]),
            ]
            cv.fill(roof, mix(tone, "#e79a8f", 0.25 * (1 - k)), shade=0.4, depth=16)
            cv.fill(rect(px + 16, base - h - 70, 14, 50), tone)
    cv.fog(700, 960, "#f2a98f", 0.45, fbm(rng, 3, 4, squash=0.3))
    # The dancers, on a layer of their own that is stirred at the end.
    smoke = cv.layer()
    pale, soft = "#fbf3ee", "#d9c3d4"

    def puff(shape, tone, depth, blur=3.0, opacity=0.95):
        smoke.fill(shape, tone, soft=blur, shade=1.0, depth=depth, opacity=opacity)

    # From the chimney a rope of smoke winds up into her skirt.
    puff(
        line(
            [(404, 800), (392, 770), (430, 730), (400, 690), (440, 650)],
            (38, 56, 74, 96, 150),
            smooth=True,
        ),
        soft,
        34,
        5,
    )
    puff(
        line([(420, 700), (520, 690), (600, 720), (690, 690)], (90, 80, 54, 10), smooth=True),
        soft,
        26,
        7,
        0.8,
    )
    # He: behind, coat-tails flying to the right.
    puff(
        line([(566, 330), (600, 440), (612, 560), (560, 660)], (92, 90, 78, 40), smooth=True),
        soft,
        40,
    )
    puff(
        blob([(600, 430), (660, 520), (760, 590), (700, 600), (640, 590), (600, 560)]), soft, 24, 4
    )
    puff(line([(618, 520), (640, 620), (610, 690)], (50, 38, 22), smooth=True), soft, 18)
    puff(circle(556, 236, 43), soft, 30)
    puff(line([(536, 330), (470, 370), (420, 400)], (44, 34, 26), smooth=True), soft, 16)
    # She: leaning back, the skirt a great bell.
    skirt = blob(
        [
            (402, 420),
            (452, 430),
            (520, 540),
            (590, 640),
            (600, 700),
            (500, 716),
            (380, 700),
            (270, 716),
            (170, 690),
            (210, 620),
            (320, 540),
        ],
        14,
    )
    puff(skirt, pale, 80, 3)
    for k in range(7):
        end = (200 + k * 62, 694)
        smoke.fill(
            line([(424, 440), (400 + k * 10, 560), end], (2, 9, 20), smooth=True),
            soft,
            opacity=0.55,
            soft=4,
        )
    puff(line([(424, 436), (410, 370), (392, 312)], (58, 66, 84), smooth=True), pale, 30)
    puff(circle(366, 236, 40), pale, 28)
    puff(
        [
            circle(336, 216, 24),
            line([(330, 226), (280, 250), (230, 240), (190, 262)], (26, 20, 3), smooth=True),
        ],
        soft,
        14,
    )
    puff(
        line([(360, 320), (270, 330), (200, 280), (150, 206)], (32, 26, 20, 12), smooth=True),
        pale,
        13,
    )
    # Joined hands, high on the right.
    puff(
        line([(410, 320), (480, 300), (600, 250), (690, 170)], (32, 28, 24, 16), smooth=True),
        pale,
        13,
    )
    puff(line([(590, 330), (660, 280), (694, 176)], (44, 32, 20), smooth=True), soft, 16)
    # Wisps that leave them.
    for path, w in (
        ([(150, 206), (110, 150), (150, 100), (120, 40)], 16),
        ([(694, 170), (740, 120), (710, 70), (760, 20)], 20),
        ([(760, 590), (840, 580), (870, 530), (930, 530)], 24),
        ([(190, 262), (140, 290), (90, 270)], 12),
        ([(170, 690), (110, 680), (80, 640)], 26),
    ):
        smoke.fill(line(path, (w, w * 0.7, w * 0.3, 1), smooth=True), pale, soft=4, opacity=0.6)
    bend = fbm(rng, 7, 4)
    smoke.distort((bend - 0.5) * 44, (fbm(rng, 7, 4) - 0.5) * 44)
    veil = 0.72 + 0.4 * sample(fbm(rng, 9, 5), x, y)
    smoke.rgb *= np.clip(veil, 0, 1)[..., None]
    smoke.alpha *= np.clip(veil, 0, 1)
    cv.paste(smoke, 0.35, blurred=9)
    cv.paste(smoke, 0.92)
    cv.glow(640, 380, 420, "#ffd9b0", 0.2)
    # The roof in front, the chimney, and the sweep who stays to watch.
    ridge = pts([(-10, 940), (330, 862), (660, 872), (1010, 990), (1010, 1010), (-10, 1010)])
    tiles = cv.fill(ridge, "#4a3352", shade=0.8, depth=30)
    for k in range(9):
        cv.fill(
            line(
                [
                    (-10, 960 + k * 14),
                    (330, 884 + k * 16),
                    (660, 892 + k * 16),
                    (1010, 1010 + k * 14),
                ],
                3,
            ),
            "#33223f",
            clip=tiles,
        )
    stack = rect(346, 800, 116, 130)
    cv.fill(stack, "#9a4a44", shade=1.0, depth=30)
    for row in range(6):
        cv.fill(line([(346, 812 + row * 21), (462, 812 + row * 21)], 2.6), "#6a2f38", opacity=0.8)
        for k in range(4):
            bx = 346 + k * 36 + (row % 2) * 18
            cv.fill(
                line([(bx, 812 + row * 21), (bx, 833 + row * 21)], 2.6),
                "#6a2f38",
                opacity=0.8,
                clip=stack,
            )
    cv.fill(rect(334, 788, 140, 24, 4), "#b05f50", shade=0.9, depth=12)
    cv.fill(rect(370, 764, 68, 30, 4), "#7a3f3c", shade=1.0, depth=14)
    who = cv.pen(690, 878, 2.0, flip=True)
    t.person(
        who, "ground", coat="#221c2c", legs="#1a1622", hat=("tall", "#17131f"), scarf="#d8402f"
    )
    brush = cv.pen(770, 905, 1.0, 30)
    brush.fill(line([(0, 10), (0, -190)], 6), "#6a4a3a", shade=0.7)
    brush.fill(
        [
            line([(0, -190), (34 * np.cos(a), -190 + 34 * np.sin(a))], 3)
            for a in np.linspace(0, 6.28, 26)
        ],
        "#17131f",
    )
    t.cat(cv.pen(590, 872, 0.62), "#241c2c", pose="back")
    impasto(cv, rng, None, 0.03)


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
