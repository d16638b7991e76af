"""An opening in the world: a door, a puddle, a laid table."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from noise import fbm, relaxed, worley
from shapes import blob, circle, ellipse, line, pts, rect, spline, turned


@card("33", vignette=0.3)
def the_only_guest(cv, rng):
    cv.lit(-0.6, -0.75, "#fff3d6", "#1a0810")
    # A chequered floor from above.
    cv.cover("#2f4a44")
    for i in range(10):
        for k in range(10):
            if (i + k) % 2:
                cv.fill(rect(i * 100, k * 100, 100, 100), "#d9d2b8", mottle=0.12)
            else:
                cv.fill(rect(i * 100, k * 100, 100, 100), "#2f5a50", mottle=0.16)
    cv.fill(Mask(fbm(rng, 3, 4)), "#0c1614", opacity=0.35)

    def chair(x, y, angle, tone="#8a5a34"):
        pen = cv.pen(x, y, 1.0, angle)
        pen.shadow(rect(-52, -52, 104, 112, 12), 14, 18, 14, 0.5)
        pen.fill(rect(-48, -46, 96, 92, 14), tone, shade=0.9, depth=14, mottle=0.14)
        pen.fill(rect(-38, -40, 76, 78, 12), "#c9a24a", shade=0.9, depth=22)
        pen.fill(rect(-54, 38, 108, 22, 10), lift(tone, -0.05), shade=1.0, depth=10, mottle=0.14)

    for k in range(4):
        chair(186, 170 + k * 180, 90)
        chair(814, 170 + k * 180, -90)
    chair(500, 52, 180)
    chair(500, 962, 0)
    top = rect(230, 70, 540, 830, 26)
    cv.shadow(top, 22, 30, 24, 0.6)
    cv.fill(
        top, linear(["#cf3038", "#a81c2c"], (230, 70), (770, 900)), shade=0.5, depth=20, mottle=0.08
    )
    lace = [
        circle(230 + 540 * (k % 2), y, 15) for k in range(2) for y in np.arange(92, 890, 30)
    ] + [circle(x, 70 + 830 * (k % 2), 15) for k in range(2) for x in np.arange(252, 765, 30.5)]
    cv.fill(lace, "#b8242f", shade=0.6, depth=8)
    cv.fill(rect(448, 70, 104, 830), "#f6ead2", shade=0.3, depth=10, mottle=0.05)
    cv.fill(
        [turned(rect(488, y, 24, 24), 45, (500, y + 12)) for y in np.arange(96, 880, 52)],
        "#d9a441",
        opacity=0.6,
    )

    def plate(x, y, r=68, tone="#fbf6ea", rim="#3f6f9a"):
        cv.shadow(circle(x, y, r), 8, 11, 8, 0.5)
        cv.fill(circle(x, y, r), tone, shade=0.9, depth=16)
        cv.fill(line(circle(x, y, r * 0.88), 3.5), rim)
        cv.fill(circle(x, y, r * 0.68), lift(tone, -0.05), shade=-0.7, depth=12)
        return cv.mask(circle(x, y, r * 0.68))

    left, right = 330, 670
    rows = [170, 350, 530, 710]
    m = [plate(x, y) for y in rows for x in (left, right)]
    plate(500, 140, 60)
    # Each is served something that cannot be eaten.
    cv.fill(m[0], radial(["#8fd6dc", "#2f86a0"], (left, rows[0]), 48))
    cv.fill(
        blob([(left - 24, 184), (left, 164), (left + 26, 184), (left, 196)]),
        "#f0d592",
        shade=0.8,
        depth=8,
    )
    t.palm(cv.pen(left, 184, 0.62), rng)
    cv.fill(m[1], "#161c44")
    cv.glow(right, rows[0], 60, "#fff0b0", 0.5)
    t.moon(cv, right, rows[0], 30, "#f9edc4", rng=rng, glow=0)
    t.cloud(cv, rng, left, 366, 96, "#ffffff", shadow="#8fa3bd", flat=False)
    cv.fill(
        [line([(left - 24 + k * 12, 370), (left - 28 + k * 12, 392)], 2.4) for k in range(5)],
        "#5f8fb5",
    )
    t.snail(cv.pen(right, 372, 0.62), "#b5833f")
    cv.fill(m[4], "#8ab85a")
    t.house(cv.pen(left, 556, 0.5), rng, "#f6e6c4", "#c9412f")
    cv.fill(m[5], radial(["#5aa9c4", "#1f6a90"], (right, rows[2]), 50))
    t.paper_boat(cv.pen(right, 548, 0.62))
    t.key(cv.pen(left, 748, 0.78, 30), "#c89a3c")
    t.butterfly(cv.pen(right, 712, 0.72, 20), "#e8843a")
    cv.fill(circle(500, 140, 40), "#f7b23a", shade=1.0, depth=24)
    cv.glow(500, 140, 110, "#ffd86a", 0.8)
    # Candles and glasses seen from above.
    for y in (260, 440, 620):
        cv.glow(500, y, 150, "#ffe09a", 0.6)
        cv.fill(circle(500, y, 22), "#c9973f", shade=1.0, depth=10)
        cv.fill(circle(500, y, 12), "#fff6dc", shade=0.6, depth=6)
        cv.fill(ellipse(504, y - 4, 5, 8, 40), "#ff9a2c")
    for y in rows:
        for x, s in ((left, 1), (right, -1)):
            cv.fill(
                circle(x + s * 80, y - 50, 17),
                "#e8f0f0",
                opacity=0.45,
                shade=0.9,
                depth=10,
                rim=0.8,
            )
            cv.fill(circle(x + s * 80, y - 50, 10), "#7a1c2c", opacity=0.85)
            for dy in (-1, 1):
                cv.fill(
                    line([(x - s * 30, y + dy * 82), (x + s * 44, y + dy * 82)], (7, 3)),
                    "#d5d9dc",
                    shade=0.9,
                    depth=4,
                )
    # The guest, from above: a bear who minds his manners.
    brown = "#6d4426"
    cv.fill(ellipse(520, 950, 150, 70), "#0a0406", opacity=0.5, soft=16)
    cv.fill(
        line([(410, 930), (388, 862), (428, 800)], (74, 62, 48), smooth=True),
        brown,
        shade=1.0,
        depth=34,
        mottle=0.2,
    )
    cv.fill(
        line([(590, 930), (612, 862), (572, 800)], (74, 62, 48), smooth=True),
        brown,
        shade=1.0,
        depth=34,
        mottle=0.2,
    )
    plate(500, 800, 70)
    t.flower(cv.pen(500, 842, 1.5), "#f26b8a", "#f7d23c", petals=7, height=26)
    cv.fill(line([(424, 812), (420, 740)], (7, 4)), "#d5d9dc", shade=0.9, depth=4)
    cv.fill([line([(414 + k * 6, 742), (413 + k * 6, 716)], 2.6) for k in range(3)], "#d5d9dc")
    cv.fill(line([(574, 812), (580, 716)], (6, 10)), "#d5d9dc", shade=0.9, depth=4)
    for x in (426, 574):
        cv.fill(circle(x, 806, 29), brown, shade=1.0, depth=20, mottle=0.2)
    cv.fill(
        blob(
            [(372, 1000), (388, 930), (440, 900), (560, 900), (612, 930), (628, 1000), (500, 1030)]
        ),
        "#2f5f9a",
        shade=1.0,
        depth=50,
        mottle=0.1,
    )
    cv.fill([circle(436, 888, 28), circle(564, 888, 28)], brown, shade=1.0, depth=20, mottle=0.2)
    cv.fill([circle(436, 888, 14), circle(564, 888, 14)], "#c98f74", shade=0.5, depth=8)
    cv.shadow(circle(500, 928, 78), 6, 10, 10, 0.5)
    cv.fill(circle(500, 926, 78), brown, shade=1.0, depth=56, mottle=0.24)
    cv.fill(ellipse(500, 868, 32, 26), "#b98a62", shade=1.0, depth=18)
    cv.fill(ellipse(500, 848, 13, 9), "#20140f")


@card("34", vignette=0.15, warmth=0.01)
def the_sea_door(cv, rng):
    cv.lit(-0.7, -0.7, "#fff3c0", "#5a2f14")
    t.sky(cv, ["#4f9fd0", "#8fc9e2", "#d6ecdc", "#fdf0c4"], 0, 520, rng, 0.3, "#ffffff")
    for x, y, w in ((190, 210, 330), (820, 150, 380), (640, 330, 230)):
        t.cloud(cv, rng, x, y, w, "#ffffff", shadow="#a9c3d6")
    t.hills(cv, rng, 500, 40, "#9ab06a")
    for x in np.arange(20, 1000, 90):
        t.leafy_tree(
            cv.pen(x + rng.normal(0, 20), 500, rng.uniform(0.35, 0.6)),
            rng,
            "#5f8a4a",
            count=90,
            levels=3,
        )
    cv.fill(
        rect(-5, 494, 1010, 510), linear(["#f3d070", "#e6b13c", "#c98a28"], (0, 494), (0, 1000))
    )
    # Wheat in rows of strokes that grow towards us; a path has been trodden.
    tones = [jitter(rng, mix("#f0c14a", "#b5761f", k / 53), 0.03, 5) for k in range(40)]
    stalks = [lift(tone, -0.12) for tone in tones]

    def wheat(y0, y1, count):
        ears = []
        for y in np.sort(rng.uniform(y0, y1, count)):
            f = (y - 490) / 510
            x = rng.uniform(-10, 1010)
            lane = 520 + 60 * np.sin(y / 120)
            if (abs(x - lane) < 26 + 66 * f and y < 900) or (
                y > 850 and 330 < x < 900 and y < 1050
            ):
                continue
            h = 22 + 120 * f
            bend = (10 + 30 * f) * (0.5 + 0.5 * np.sin(x / 90 + y / 70)) + rng.normal(0, 5)
            w = 1.6 + 4.2 * f
            k = rng.integers(40)
            ears.append(
                (
                    pts(
                        [
                            (x - w * 0.3, y + 20),
                            (x + bend * 0.5, y - h * 0.6),
                            (x + w * 0.3, y + 20),
                        ]
                    ),
                    stalks[k],
                )
            )
            ears.append(
                (
                    ellipse(x + bend * 0.72, y - h * 0.74, w, h * 0.22, 16 + bend * 0.5, steps=8),
                    tones[k],
                )
            )
        t.confetti(cv, ears)

    wheat(496, 860, 3000)
    # Through the door it is night, and high tide.
    cv.fill(pts([(600, 812), (900, 850), (880, 880), (560, 836)]), "#5a3010", opacity=0.45, soft=8)
    hole = rect(390, 310, 250, 500)
    cv.fill(rect(362, 282, 306, 540, 4), "#e9e0cf", shade=0.9, depth=14, mottle=0.1)
    night = cv.layer()
    t.sky(night, ["#0b1638", "#1c3a70", "#4f7fa8"], 300, 600)
    t.stars(night, rng, 200, 560)
    t.moon(night, 560, 400, 36, "#fff3cf", rng=rng)
    t.sea(night, rng, 580, ["#4f86a8", "#1f4f7a", "#0f2f58"], 820, glitter="#fff3cf", glitter_x=560)
    t.sailing_boat(night.pen(470, 604, 0.5), "#20304a", "#dfe6f0")
    for k, y in enumerate((720, 760, 806)):
        t.wave(night, rng, y, 44, lift("#1f5a80", -0.03 * k), 150, phase=80 * k, foam="#eaf6fa")
    cv.paste(night, clip=hole)
    cv.fill(line([(390, 310), (390, 810)], 18), "#0a1020", opacity=0.5, soft=7, clip=hole)
    # The leaf stands open to the left.
    leaf = pts([(390, 310), (214, 268), (214, 872), (390, 812)])
    cv.shadow(leaf, 20, 16, 16, 0.35)
    cv.fill(
        leaf,
        linear(["#2f8a8a", "#1f6a70"], (214, 300), (390, 800)),
        shade=0.5,
        depth=16,
        mottle=0.12,
    )
    for a, b in ((0.08, 0.46), (0.54, 0.92)):
        for u0, u1 in ((0.12, 0.44), (0.56, 0.88)):
            quad = []
            for u, v in ((u0, a), (u1, a), (u1, b), (u0, b)):
                x = 390 - 176 * u
                y0, y1 = 310 - 42 * u, 812 + 60 * u
                quad.append((x, y0 + (y1 - y0) * v))
            cv.fill(pts(quad), "#256f74", shade=-0.8, depth=10)
    cv.fill(circle(236, 570, 12), "#e8c25a", shade=1.0, depth=8)
    # Water has come over the sill, with a fish or two.
    spill = blob(
        [
            (384, 800),
            (450, 792),
            (560, 790),
            (648, 800),
            (700, 860),
            (640, 930),
            (540, 960),
            (430, 950),
            (360, 900),
        ]
    )
    cv.fill(
        spill,
        linear(["#1f5a80", "#3f8fb0", "#9fd3d6"], (0, 790), (0, 960)),
        shade=0.8,
        depth=24,
        opacity=0.92,
        rim=0.6,
    )
    cv.fill(
        [
            line(
                spline(
                    [(400 + k * 8, 836 + k * 30), (500, 850 + k * 30), (640 - k * 12, 834 + k * 30)]
                ),
                (1, 4, 1),
            )
            for k in range(4)
        ],
        "#eafcff",
        opacity=0.7,
    )
    t.fish(cv.pen(470, 900, 0.75, -24), "#f2762c", stripes=2)
    t.fish(cv.pen(600, 742, 0.6, -50), "#f2a03c")
    for _ in range(16):
        x, y = rng.normal(600, 50), rng.normal(770, 40)
        cv.fill(circle(x, y, rng.uniform(2, 5)), "#e8fbff", opacity=0.85)
    t.hare(cv.pen(800, 900, 1.7, flip=True), "#a5825c")
    wheat(900, 1060, 520)
    flow = strokes(
        cv,
        rng,
        5,
        22,
        3000,
        vary=0.05,
        keep=[rect(210, 265, 470, 560), rect(350, 780, 360, 180), rect(730, 710, 140, 200)],
        detail=False,
    )
    impasto(cv, rng, flow, 0.09)


@card("35", vignette=0.3)
def the_puddle(cv, rng):
    cv.lit(-0.3, -0.9, "#f2f4f4", "#14181e")
    # Wet cobbles, from a child's height.
    points = relaxed(rng, 620, 2)
    points[:, 1] = 1000 * (points[:, 1] / 1000) ** 1.25
    _, border, index = worley(rng, points=points)
    tones = rng.uniform(-0.07, 0.07, len(points))
    tone = tones[index][..., None] + 0.50 + np.clip(border / 26, 0, 1)[..., None] * 0.12
    cv.rgb[:] = tone * np.array([0.92, 0.98, 1.04], np.float32)
    cv.fill(Mask(np.clip((4.5 - border) / 3, 0, 1).astype(np.float32)), "#2a3038", opacity=0.85)
    cv.cover(linear(["#dfe6e6", "#8a949a", "#4f5860"], (0, 0), (0, 1000)), 0.55, "multiply")
    puddle = blob([(120, 560), (230, 450), (400, 410), (560, 424), (720, 400), (860, 470), (930, 600), (880, 760), (760, 880), (560, 930), (360, 910), (190, 820), (100, 690)], 14)  # fmt: skip  # noqa: E501
    cv.fill(line(np.concatenate([puddle, puddle[:1]]), 22), "#1c2228", opacity=0.5, soft=6)
    # In it: a night with planets, and who stands there upside down.
    space = cv.layer()
    space.lit(0.7, 0.6, "#ffe9c0", "#05061a")
    space.cover(radial(["#5a3f8a", "#2a2a68", "#0c1236"], (640, 640), 560))
    space.fill(Mask(np.clip((fbm(rng, 3, 6) - 0.5) * 3, 0, 1)), "#c95a8a", opacity=0.45)
    t.stars(space, rng, 320, 1000, size=2.0)
    t.planet(
        space,
        745,
        690,
        92,
        fbm(rng, 3, 5, squash=0.25),
        ["#f6d9a0", "#e8944a", "#b5503a", "#f2c27a"],
    )
    space.fill(
        line(ellipse(745, 690, 160, 34, -18), 11),
        "#ffe9b8",
        cut=rect(600, 560, 300, 128),
        opacity=0.95,
    )
    t.planet(space, 250, 690, 40, fbm(rng, 4, 4), ["#9fe0d6", "#3f8aa8", "#2a4f8a"])
    # An astronaut, feet up.
    suit = "#eef0f4"
    man = space.pen(468, 440, 3.1, 180)
    man.fill(
        [
            line([(-8, -44), (-11, -20), (-11, 0)], (17, 13)),
            line([(8, -44), (11, -20), (11, 0)], (17, 13)),
        ],
        suit,
        shade=1.0,
        depth=10,
    )
    man.fill([ellipse(-12, -2, 10, 6), ellipse(12, -2, 10, 6)], "#c8352b", shade=0.9, depth=6)
    man.fill(rect(-20, -88, 40, 44, 12), lift(suit, -0.15), shade=0.8, depth=10)
    man.fill(
        [
            line([(-15, -78), (-27, -62), (-24, -44)], (13, 9), smooth=True),
            line([(15, -78), (28, -70), (34, -88)], (13, 9), smooth=True),
        ],
        suit,
        shade=1.0,
        depth=9,
    )
    man.fill(rect(-17, -86, 34, 46, 12), suit, shade=1.0, depth=16)
    man.fill(rect(-9, -72, 18, 12, 2), "#4a90a8", shade=0.5, depth=4)
    man.fill([circle(-5, -55, 2), circle(1, -55, 2)], "#e2463a")
    man.fill(circle(0, -104, 21), suit, shade=1.0, depth=16)
    man.fill(
        ellipse(0, -104, 15, 14),
        linear(["#1c2448", "#f2a03c"], man.point(0, -92), man.point(0, -118)),
        shade=0.8,
        depth=8,
    )
    ripple = np.sin(np.hypot(*(g - c for g, c in zip(grid(), (300, 800), strict=True))) / 9) * 2.4
    space.distort(ripple * 0.6, ripple)
    cv.paste(space, clip=puddle)
    inside = cv.mask(puddle)
    cv.fill(inside, linear(["#ffffff", "#8fa0c0"], (0, 400), (0, 620)), opacity=0.10, mode="screen")
    for x, y, r in ((300, 800, 60), (620, 540, 40), (220, 600, 34), (800, 560, 26), (560, 860, 44)):
        cv.fill(
            [line(ellipse(x, y, r * k, r * k * 0.42), 3) for k in (0.5, 1.0, 1.5)],
            "#dfe9ff",
            opacity=0.55,
            clip=inside,
        )
    cv.fill(line(np.concatenate([puddle, puddle[:1]]), 4), "#e8eef2", opacity=0.6)
    # Red boots, a yellow coat, cut by the upper edge.
    cv.fill(ellipse(480, 432, 150, 22), "#1a1e26", opacity=0.45, soft=8)
    for x in (420, 520):
        boot = blob(
            [
                (x - 40, 200),
                (x + 40, 200),
                (x + 42, 330),
                (x + 46, 372),
                (x + 40, 424),
                (x, 440),
                (x - 44, 424),
                (x - 46, 330),
            ],
            10,
        )
        cv.fill(line([(x, 60), (x, 220)], 54), "#33508c", shade=1.0, depth=26)
        cv.fill(boot, "#d8261f", shade=1.0, depth=36, rim=0.4)
        cv.fill(ellipse(x, 202, 43, 13), "#8a1418")
        cv.fill(line([(x - 42, 424), (x, 436), (x + 42, 424)], 13, smooth=True), "#7a1016")
        cv.fill(line([(x - 24, 240), (x - 26, 350)], (6, 10)), "#ffd6cc", opacity=0.7, soft=2)
    cv.fill(
        blob([(300, -30), (640, -30), (668, 120), (600, 142), (470, 128), (340, 142), (272, 120)]),
        "#f2b91f",
        shade=1.0,
        depth=50,
        mottle=0.08,
    )
    cv.fill(
        [line([(400 + k * 70, -10), (396 + k * 74, 130)], (3, 8)) for k in range(3)],
        "#b5801a",
        opacity=0.5,
        soft=3,
    )
    t.rain(cv, rng, 170, "#e6eef2", 60, 12, 0.5)
    for x, y in rng.uniform((20, 60), (980, 990), (40, 2)):
        cv.fill(
            [line([(x, y), (x - 7, y - 12)], 1.8), line([(x, y), (x + 7, y - 12)], 1.8)],
            "#f2f6f8",
            opacity=0.6,
        )
