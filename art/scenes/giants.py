"""Somebody far too large for the place, and people who have got used to it."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import lift, mix
from deck import card
from media import hatching, strokes
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect, spline, taper


@card("23", vignette=0.2, warmth=0.01)
def the_sleeping_range(cv, rng):
    cv.lit(0.75, -0.65, "#ffe6b8", "#3a2450")
    t.sky(cv, ["#7fb0cc", "#f0cfc6", "#fbd08f", "#ffe9b8"], 0, 700, rng, 0.6, "#fff2e0")
    t.sun(cv, 880, 250, 56, "#fff3c4", rng)
    t.mountains(cv, rng, 680, 200, "#c9a5b5", snow="#fff3ea", points=7)
    cv.fog(520, 720, "#ffe3cb", 0.8, fbm(rng, 4, 4, squash=0.4))
    stone, wool = "#c9917a", "#7d9a58"
    # He sits with his arms about his knees: shoulders, head, knees, arms, feet.
    back = blob([(90, 900), (150, 640), (230, 500), (330, 440), (500, 420), (670, 440), (770, 500), (850, 640), (910, 900)], 12)  # fmt: skip  # noqa: E501
    cv.fill(
        back,
        linear([lift(wool, 0.1), wool, "#4f6b4c"], (0, 430), (0, 900)),
        shade=1.0,
        depth=90,
        mottle=0.16,
    )
    for k in range(7):
        a = 470 + k * 48
        cv.fill(
            line(
                [(120, a + 60), (330, a - 10), (500, a - 26), (670, a - 10), (880, a + 60)],
                5,
                smooth=True,
            ),
            "#4f6b3c",
            opacity=0.35,
            clip=back,
        )
    head = blob([(330, 330), (352, 210), (430, 142), (500, 128), (570, 142), (648, 210), (670, 330), (646, 450), (580, 540), (500, 566), (420, 540), (354, 450)], 12)  # fmt: skip  # noqa: E501
    cv.shadow(head, -14, 26, 20, 0.4)
    cv.fill(
        [ellipse(326, 370, 34, 54, -8), ellipse(674, 370, 34, 54, 8)],
        lift(stone, -0.03),
        shade=1.0,
        depth=26,
        mottle=0.14,
    )
    cv.fill(
        head,
        linear([lift(stone, 0.06), stone, "#9a6a66"], (0, 130), (0, 570)),
        shade=1.0,
        depth=95,
        mottle=0.16,
    )
    for s in (-1, 1):
        cv.fill(ellipse(500 + s * 92, 440, 52, 32), "#e8604c", opacity=0.32, soft=16)
        cv.fill(
            blob(
                [
                    (500 + s * 34, 352),
                    (500 + s * 90, 330),
                    (500 + s * 148, 356),
                    (500 + s * 92, 400),
                ]
            ),
            lift(stone, -0.02),
            shade=1.0,
            depth=18,
            mottle=0.1,
        )
        cv.fill(
            taper([(500 + s * 40, 372), (500 + s * 92, 398), (500 + s * 146, 370)], 10), "#4a2c3a"
        )
        for k in range(5):
            x0 = 500 + s * (62 + k * 17)
            cv.fill(
                line(
                    [(x0, 388 - 2 * abs(k - 2)), (x0 + s * (k - 1) * 3, 408 - 3 * abs(k - 2))],
                    (4, 1.5),
                ),
                "#4a2c3a",
            )
    nose = blob([(478, 380), (500, 366), (522, 380), (534, 440), (544, 470), (500, 486), (456, 470), (466, 440)])  # fmt: skip  # noqa: E501
    cv.shadow(nose, -9, 8, 8, 0.3)
    cv.fill(nose, lift(stone, 0.02), shade=1.0, depth=30, mottle=0.12)
    cv.fill(line([(446, 514), (500, 530), (556, 508)], (3, 8, 3), smooth=True), "#7a4048")
    # His hair and brows are woods; there is snow on top.
    places = rng.uniform((300, 110), (700, 330), (108, 2))
    for x, y in sorted(places.tolist(), key=lambda p: p[1]):
        d = np.hypot((x - 500) / 190, (y - 330) / 200)
        if 0.72 < d < 1.06:
            t.pine(
                cv.pen(x, y + 18, rng.uniform(0.5, 0.85)),
                rng,
                mix("#2c5248", "#5c7a52", rng.random()),
                snow="#fff6ee" if y < 190 else None,
            )
    for s in (-1, 1):
        for k in range(9):
            t.pine(
                cv.pen(500 + s * (44 + k * 13), 336 - 16 * np.sin(k / 8 * 3.1), 0.26),
                rng,
                "#3a5a4a",
            )
    # Knees, and arms around them.
    for s in (-1, 1):
        knee = blob([(500 + s * 24, 900), (500 + s * 36, 700), (500 + s * 74, 590), (500 + s * 132, 552), (500 + s * 192, 590), (500 + s * 226, 700), (500 + s * 240, 920)], 12)  # fmt: skip  # noqa: E501
        cv.shadow(knee, -10, 10, 16, 0.4)
        cv.fill(
            knee,
            linear(["#9fb0a0", "#6f8a92", "#4f6478"], (0, 550), (0, 900)),
            shade=1.0,
            depth=80,
            mottle=0.18,
        )
        foot = blob([(500 + s * 30, 930), (500 + s * 50, 870), (500 + s * 140, 846), (500 + s * 240, 868), (500 + s * 262, 930)])  # fmt: skip  # noqa: E501
        cv.fill(foot, stone, shade=1.0, depth=40, mottle=0.14)
        for k in range(4):
            cv.fill(
                circle(500 + s * (62 + k * 52), 912 - 4 * k, 25 - 2 * k),
                lift(stone, 0.02),
                shade=1.0,
                depth=20,
                mottle=0.1,
            )
    for s in (-1, 1):
        arm = spline(
            [(500 + s * 330, 640), (500 + s * 300, 740), (500 + s * 170, 772), (500 + s * 10, 742)]
        )
        cv.shadow(line(arm, (90, 78, 60)), -6, 16, 14, 0.4)
        cv.fill(line(arm, (100, 92, 76, 60)), wool, shade=1.0, depth=46, mottle=0.16)
    cv.fill(
        [ellipse(466, 742, 54, 32, 8), ellipse(540, 748, 50, 30, -14)],
        stone,
        shade=1.0,
        depth=24,
        mottle=0.12,
    )
    for k in range(3):
        cv.fill(line([(500, 734 + k * 12), (560, 728 + k * 12)], 3), "#7a4f50", opacity=0.6)
    for x, y in ((210, 560), (255, 520), (760, 520), (800, 570), (838, 640), (180, 650)):
        t.leafy_tree(cv.pen(x, y, rng.uniform(0.5, 0.7)), rng, "#a8a848", count=160, levels=4)
    t.house(cv.pen(742, 716, 0.34), rng, "#f3e3c4", "#b5413a")
    t.house(cv.pen(250, 706, 0.30), rng, "#f3e3c4", "#b5413a")
    # A tent on the knee, and somebody up early.
    cv.glow(372, 520, 110, "#ffcf6a", 0.6)
    cv.fill(pts([(318, 574), (360, 486), (412, 572)]), "#e2542f", shade=0.8, depth=18)
    cv.fill(pts([(348, 573), (361, 494), (382, 573)]), "#ffe9a8")
    t.person(cv.pen(632, 556, 0.78, flip=True), "up", coat="#2f5f9a", hat=("cap", "#f2b134"))
    t.smoke(
        cv,
        rng,
        spline([(556, 506), (620, 470), (690, 440), (760, 400)]),
        (6, 34),
        "#fffaf0",
        22,
        0.35,
    )
    # A lake before him, and dark firs to look over.
    cv.fog(760, 940, "#ffe9d6", 0.5, fbm(rng, 5, 4, squash=0.4))
    t.sea(cv, rng, 925, ["#f3cfb4", "#8fa9b5"], 1000, glitter="#fff0c8", glitter_x=700)
    for x in (-4, 30, 72, 118, 880, 925, 962, 1000):
        t.pine(cv.pen(x, 1012, rng.uniform(1.4, 2.6)), rng, mix("#2c3f4a", "#3f4f58", rng.random()))
    t.flock(cv, rng, [(130 + 30 * k, 260 - 12 * abs(k - 3)) for k in range(6)], "#5a4458", 12)
    strokes(
        cv,
        rng,
        5,
        20,
        4500,
        vary=0.03,
        detail=False,
        keep=[rect(300, 470, 130, 110), rect(340, 320, 320, 230), rect(590, 470, 90, 90)],
    )


@card("24", vignette=0.3)
def the_visitor(cv, rng):
    cv.lit(-0.2, -0.95, "#fff4cc", "#2a1a20")
    cv.cover(linear(["#5f8a72", "#4a7462"], (0, 0), (0, 760)))
    leaves = []
    for i, x in enumerate(np.arange(20, 1000, 62)):  # wallpaper
        for y in np.arange(20 + (i % 2) * 36, 720, 72):
            leaves += [
                ellipse(x - 9, y, 11, 4, 40),
                ellipse(x + 9, y, 11, 4, -40),
                circle(x, y - 9, 3),
            ]
    cv.fill(leaves, "#a9c29a", opacity=0.4)
    cv.fill(rect(-5, 700, 1010, 70), "#efe3c6", shade=0.4, depth=10)
    cv.fill(
        rect(-5, 760, 1010, 245), linear(["#b0703f", "#8a5030"], (0, 760), (0, 1000)), mottle=0.15
    )
    for k in range(9):
        cv.fill(
            line([(k * 125, 770), (500 + (k * 125 - 500) * 1.5, 1005)], 3), "#5a3020", opacity=0.6
        )
    # The window is full of cat.
    hole = rect(180, 90, 640, 520)
    view = cv.layer()
    view.lit(-0.5, -0.8, "#fff0cc", "#4a1c10")
    view.cover("#dd8a3c")
    cx, cy = 500, 400
    tones = {
        k: [
            lift(mix("#e59a4a", k, s), v)
            for s in np.linspace(0, 0.85, 12)
            for v in (-0.03, 0, 0.03)
        ]
        for k in ("#a8521f", "#fbe9d0")
    }
    fur = []
    for x, y in rng.uniform((150, 60), (850, 640), (9000, 2)):
        a = np.arctan2(y - cy, (x - cx) * 0.8) + rng.normal(0, 0.22)
        n = rng.uniform(16, 34)
        d = np.hypot((x - cx) * 0.8, y - cy)
        stripe = (
            np.sin(np.arctan2(y - 130, x - cx) * 11 + d * 0.006) if y < 330 else np.sin(d * 0.045)
        )
        white = (abs(x - cx) < 105 and y > 400) or np.hypot(x - cx, (y - 520) * 1.2) < 150
        share = 11 if white else int(9 * max(0.0, stripe) * (d > 150))
        tone = tones["#fbe9d0" if white else "#a8521f"][share * 3 + rng.integers(3)]
        nx, ny = -np.sin(a) * 2.6, np.cos(a) * 2.6
        fur.append(
            (
                pts([(x + nx, y + ny), (x + n * np.cos(a), y + n * np.sin(a)), (x - nx, y - ny)]),
                tone,
            )
        )
    t.confetti(view, fur)
    for s in (-1, 1):
        ex = 500 + s * 168
        lid = blob([(ex - s * 118, 356), (ex - s * 60, 288), (ex + s * 30, 262), (ex + s * 112, 296), (ex + s * 92, 370), (ex + s * 10, 408), (ex - s * 70, 400)], 12)  # fmt: skip  # noqa: E501
        view.fill(lid, "#3a1c14", soft=3)
        view.fill(lid, "#5a2a18")
        ball = blob([(ex - s * 100, 356), (ex - s * 52, 300), (ex + s * 28, 276), (ex + s * 98, 304), (ex + s * 80, 362), (ex + s * 8, 394), (ex - s * 62, 386)], 12)  # fmt: skip  # noqa: E501
        iris = view.fill(
            ball,
            radial(["#fdf3a0", "#c7d44c", "#5f9a3a", "#1f4a2a"], (ex - s * 8, 345), 112),
            shade=0.6,
            depth=40,
        )
        spokes = [
            line(
                [
                    (ex - s * 8 + 26 * np.cos(a), 342 + 40 * np.sin(a)),
                    (ex - s * 8 + 108 * np.cos(a), 342 + 100 * np.sin(a)),
                ],
                1.6,
            )
            for a in np.linspace(0, 6.28, 54)
        ]
        view.fill(spokes, "#f7f7a8", opacity=0.28, clip=iris)
        view.fill(ellipse(ex - s * 12, 348, 27, 56), "#0c0a0c", clip=iris)
        view.fill(
            [ellipse(ex - 34, 308, 19, 23, 20), circle(ex + 34, 374, 8)],
            "#ffffff",
            opacity=0.95,
            clip=iris,
        )
    view.fill(
        blob([(446, 470), (500, 458), (554, 470), (534, 508), (500, 524), (466, 508)]),
        "#d9707a",
        shade=1.0,
        depth=22,
    )
    view.fill([ellipse(480, 496, 8, 4, 30), ellipse(520, 496, 8, 4, -30)], "#6a2a34")
    view.fill(
        [
            line([(500, 522), (500, 556)], 4),
            line([(500, 554), (462, 586), (420, 574)], (4, 6, 2), smooth=True),
            line([(500, 554), (538, 586), (580, 574)], (4, 6, 2), smooth=True),
        ],
        "#7a3a2a",
    )
    for s in (-1, 1):
        for k in range(4):
            view.fill(
                taper(
                    [
                        (500 + s * 90, 520 + k * 15),
                        (500 + s * 210, 500 + k * 26),
                        (500 + s * 350, 500 + k * 44),
                    ],
                    4,
                ),
                "#fffaf0",
                opacity=0.9,
            )
    view.fill(ellipse(500, 560, 130, 64), "#ffffff", opacity=0.3, soft=20)  # breath on the pane
    cv.fill(hole, "#bfe0ea")
    cv.paste(view, clip=hole)
    cv.fill(pts([(180, 90), (330, 90), (180, 420)]), "#ffffff", opacity=0.16, soft=3)
    cv.fill(pts([(640, 90), (720, 90), (420, 610), (330, 610)]), "#ffffff", opacity=0.10, soft=3)
    wood = "#f3e8d0"
    for shape in (rect(158, 68, 684, 30, 4), rect(158, 68, 30, 560, 4), rect(812, 68, 30, 560, 4)):
        cv.shadow(shape, 4, 9, 6, 0.35)
        cv.fill(shape, wood, shade=0.7, depth=10)
    cv.shadow(rect(130, 604, 740, 34, 6), 4, 18, 12, 0.5)
    cv.fill(rect(130, 604, 740, 34, 6), wood, shade=0.8, depth=14)
    for s in (-1, 1):  # curtains
        x = 500 + s * 380
        shape = blob([(x - s * 90, 30), (x + s * 70, 30), (x + s * 66, 400), (x + s * 74, 690), (x - s * 20, 690), (x + s * 6, 470), (x - s * 60, 260)])  # fmt: skip  # noqa: E501
        cv.shadow(shape, 6, 10, 10, 0.35)
        cv.fill(shape, "#c9483a", shade=1.0, depth=40, mottle=0.1)
        for k in range(4):
            cv.fill(
                line(
                    [
                        (x - s * (60 - k * 34), 40),
                        (x + s * (k * 24 - 8), 330),
                        (x + s * (k * 20 + 2), 680),
                    ],
                    (9, 5, 8),
                    smooth=True,
                ),
                "#7a2028",
                opacity=0.4,
                soft=3,
            )
    cv.fill(rect(60, 20, 880, 18, 9), "#8a5a34", shade=1.0, depth=10)
    # What it looks at: a goldfish on the sill.
    bowl = circle(500, 560, 52)
    cv.fill(
        bowl, "#bfe3ea", opacity=0.72, shade=0.9, depth=30, rim=0.5, cut=rect(440, 500, 120, 22)
    )
    cv.fill(bowl, "#5fb0c4", opacity=0.6, cut=rect(440, 500, 120, 40))
    t.fish(cv.pen(504, 572, 0.5, flip=True), "#f2612c")
    cv.fill(ellipse(500, 522, 38, 7), "#eaf6f8", opacity=0.8)
    # Nobody minds: tea is served.
    cv.fill(ellipse(300, 940, 250, 34), "#2a120c", opacity=0.45, soft=12)
    t.armchair(cv.pen(190, 952, 2.5), "#d9a441")
    at = cv.pen(214, 846, 2.35)
    t.person(at, "sit", coat="#3a5a8a", legs="#3a2f3a", hair="#b9b2a8", skin="#e6b590", length=0.4)
    t.cup(cv.pen(272, 806, 0.62), "#ffffff")
    t.table(cv.pen(560, 948, 1.5), "#6a3f28", w=130, h=62)
    t.teapot(cv.pen(545, 856, 0.8), "#3f7f8a")
    t.cup(cv.pen(622, 856, 0.6), "#ffffff")
    t.hare(cv.pen(848, 958, 1.1, flip=True), "#8a8a92")
    strokes(
        cv, rng, 4, 16, 6000, vary=0.025, keep=[rect(150, 690, 760, 280), rect(300, 250, 400, 370)]
    )


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
