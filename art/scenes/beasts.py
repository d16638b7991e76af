"""A beast as large as a hill, and the people who live with it; painted in oil."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear
from colour import jitter, lift
from deck import card
from media import impasto, strokes
from shapes import blob, circle, ellipse, line, pts, rect


@card("04", vignette=0.3, warmth=0.02)
def village_on_a_fox(cv, rng):
    cv.lit(-0.8, -0.6, "#ffe3a8", "#3a1630")
    t.sky(cv, ["#8fb0b5", "#d6d3b0", "#f6d49a", "#f2b27a"], 0, 620, rng, 0.5, "#fff3da")
    t.sun(cv, 130, 330, 44, "#fff1b8")
    t.hills(cv, rng, 600, 170, "#c3a37e")
    t.hills(cv, rng, 650, 120, "#b08355")
    for x in rng.uniform(0, 1000, 26):
        t.leafy_tree(
            cv.pen(x, 650 + rng.uniform(-10, 20), 0.45),
            rng,
            rng.choice(["#c9772c", "#a8502a", "#d9a13a"]),
            size=6,
            count=50,
            levels=3,
        )
    # The fox lies curled around the village.
    fur, white, dark = "#cc6428", "#f6ead6", "#2b1a18"
    cv.fill(ellipse(520, 812, 490, 80), "#3a2018", opacity=0.45, soft=20)
    body = cv.fill(
        blob(
            [
                (60, 760),
                (90, 600),
                (220, 480),
                (420, 430),
                (620, 470),
                (760, 570),
                (840, 700),
                (800, 800),
                (500, 850),
                (160, 840),
            ]
        ),
        fur,
        shade=1.0,
        depth=190,
        mottle=0.12,
    )
    # Houses along its back.
    spine = [
        (170, 520, 0.62),
        (235, 478, 0.78),
        (318, 448, 0.72),
        (402, 434, 0.95),
        (500, 440, 0.8),
        (590, 462, 0.68),
        (660, 500, 0.58),
    ]
    for i, (x, y, s) in enumerate(spine):
        if i == 3:
            t.tower(cv.pen(x - 6, y + 16, 0.85), rng, "#d8c6a8", "#5d4a6a", flag="#2f6f73")
            continue
        t.house(
            cv.pen(x, y + 16, s),
            rng,
            jitter(rng, "#e9d3ab", 0.03, 8),
            rng.choice(["#7a3a3a", "#5d4a5c", "#8a4a2c"]),
        )
    for x in rng.uniform(150, 700, 22):
        y = 430 + ((x - 430) / 270) ** 2 * 110 + rng.uniform(14, 40)
        t.pine(cv.pen(x, y, rng.uniform(0.25, 0.4)), rng, "#4f6a3e")
    t.smoke(cv, rng, [(254, 405), (300, 340), (280, 270), (350, 190)], (6, 30), "#fff3e0", 26, 0.5)
    # Terraced gardens hint at fur.
    for _k in range(60):
        x, y = rng.uniform(110, 780), rng.uniform(540, 800)
        cv.fill(
            line([(x, y), (x + 14, y + 10), (x + 20, y + 26)], (1, 5, 0.5), smooth=True),
            lift(fur, rng.choice([-0.09, 0.06])),
            opacity=0.6,
            clip=body,
        )
    # Tail in front, head on the right.
    cv.fill(
        line([(150, 800), (300, 880), (520, 890), (700, 850)], (120, 170, 160, 60), smooth=True),
        lift(fur, 0.03),
        shade=1.0,
        depth=90,
        mottle=0.12,
    )
    cv.fill(
        blob([(590, 800), (690, 790), (760, 820), (700, 890), (600, 930), (560, 860)]),
        white,
        shade=1.0,
        depth=50,
        mottle=0.1,
    )
    head = cv.pen(760, 690, 5.4, 14)
    head.fill(
        [blob([(-18, -2), (-20, -34), (-2, -15)], 5), blob([(2, -15), (15, -35), (17, -6)], 5)],
        fur,
        shade=0.9,
        depth=9,
    )
    head.fill(
        [pts([(-14, -12), (-17, -27), (-7, -16)]), pts([(6, -16), (13.5, -28), (13, -11)])],
        dark,
        opacity=0.75,
        soft=0.5,
    )
    face = head.fill(
        blob(
            [
                (-19, -4),
                (-8, -17),
                (8, -17),
                (19, -4),
                (34, 8),
                (38, 13),
                (30, 15),
                (6, 18),
                (-14, 12),
            ]
        ),
        fur,
        shade=1.0,
        depth=16,
    )
    head.fill(
        blob([(-16, 10), (4, 6), (20, 6), (36, 12), (26, 20), (0, 24)]), white, clip=face, soft=1
    )
    head.fill(circle(37, 11, 3.4), dark, shade=0.8, depth=2)
    head.fill(line([(4, -1), (10, 2.4), (17, 0)], (0.6, 2, 0.6), smooth=True), dark)
    # One wide-awake climber with a rope at its ear.
    t.person(
        cv.pen(930, 905, 1.25, flip=True), "up", coat="#2f6f73", hat="#3a2a2a", scarf="#f2c14e"
    )
    t.grass(cv.pen(), rng, -10, 1010, 985, 40, 420, "#9a7a34")
    homes = [rect(x - 40 * s, y - 86 * s, 80 * s, 100 * s) for x, y, s in spine]
    strokes(
        cv,
        rng,
        6,
        24,
        9000,
        vary=0.035,
        keep=[rect(870, 770, 120, 150), *homes, rect(378, 300, 40, 150)],
    )
    impasto(cv, rng, None, 0.045)


@card("06", vignette=0.25)
def snail_with_a_lighthouse(cv, rng):
    cv.lit(0.8, -0.6, "#fff3cf", "#5a2440")
    t.sky(cv, ["#3d93a8", "#8cc5c0", "#f3e0b0", "#f7c98c"], 0, 640)
    t.cloud(cv, rng, 240, 210, 260, "#fff6e4")
    t.cloud(cv, rng, 880, 130, 180, "#fff6e4")
    t.hills(cv, rng, 640, 130, "#e9b878", points=3, rough=0.25)
    t.hills(cv, rng, 730, 150, "#e0a25e", points=2, rough=0.2, foot="#c9793f")
    front = blob(
        [(-60, 1040), (-60, 820), (200, 780), (520, 850), (800, 800), (1060, 740), (1060, 1040)], 12
    )
    cv.fill(front, linear(["#eab06a", "#c2703a"], (0, 760), (0, 1000)), mottle=0.08)
    for k in range(16):
        y = 850 + k * 11
        cv.fill(
            line(
                [(x, y + 10 * np.sin(x / 74 + k * 0.8)) for x in range(-10, 1020, 20)],
                2.4,
                smooth=False,
            ),
            "#9c5232",
            opacity=0.22,
        )
    # A wet trail behind, and the long shadow.
    cv.fill(
        blob([(-20, 880), (200, 868), (330, 872), (330, 892), (120, 904), (-20, 910)]),
        "#fff1d0",
        opacity=0.55,
        soft=4,
    )
    cv.fill(
        blob([(60, 900), (300, 872), (700, 880), (560, 930), (240, 940)]),
        "#5a2a3a",
        opacity=0.4,
        soft=10,
    )
    skin, rock = "#b98a5c", "#8f8478"
    for x0, x1, top in ((742, 812, 560), (700, 722, 556)):
        cv.fill(
            [line([(x0, 700), (x1, top)], (30, 13)), circle(x1, top, 20)], skin, shade=0.9, depth=16
        )
        cv.fill(circle(x1 + 5, top - 2, 7), "#20161a")
    cv.fill(
        blob(
            [
                (800, 720),
                (772, 660),
                (690, 660),
                (620, 760),
                (420, 810),
                (150, 850),
                (90, 890),
                (600, 890),
                (770, 872),
                (815, 800),
            ]
        ),
        skin,
        shade=1.0,
        depth=70,
        mottle=0.12,
    )
    for _ in range(40):
        x, y = rng.uniform(170, 780), rng.uniform(800, 880)
        cv.fill(ellipse(x, y, 7, 4), lift(skin, rng.choice([-0.08, 0.06])), opacity=0.5)
    # Its shell is a rock, and on the rock there is a light.
    rockshape = blob(
        [
            (210, 850),
            (190, 720),
            (260, 600),
            (380, 545),
            (500, 570),
            (590, 660),
            (620, 780),
            (560, 850),
            (380, 872),
        ],
        10,
    )
    shell = cv.fill(rockshape, rock, shade=1.0, depth=110, mottle=0.2)
    turn = np.linspace(0, 4.6 * np.pi, 160)
    r = 12 + turn * 15.5
    cv.fill(
        line(
            np.stack([410 + r * np.cos(turn + 0.5), 730 + r * 0.82 * np.sin(turn + 0.5)], 1),
            (5, 13),
        ),
        lift(rock, -0.17),
        opacity=0.75,
        clip=shell,
    )
    for x, y, s in ((300, 596, 0.36), (330, 570, 0.3), (520, 588, 0.4)):
        t.pine(cv.pen(x, y, s), rng, "#55704a")
    t.house(cv.pen(478, 576, 0.62), rng, "#f1e6cf", "#a8402f")
    t.lighthouse(cv.pen(402, 562, 2.5), rng)
    cv.fill(
        pts([(402, 232), (1040, 90), (1040, 260)]), "#fff4c0", opacity=0.3, soft=8, mode="screen"
    )
    for k in range(5):
        t.bird(
            cv.pen(190 + k * 44 + rng.normal(0, 9), 330 + 30 * np.sin(k * 2), 0.3, -10),
            "#f4f0e8",
            wings=("up", "glide", "down")[k % 3],
        )
    # Somebody pulls at a rope.
    puller = cv.pen(925, 868, 1.5)
    t.person(puller, "pull", coat="#1f6f78", hat="#f1d9a0", legs="#4a3a40", length=0.4)
    a = puller.point(-9, -55)
    cv.fill(line([a, ((a[0] + 806) / 2, 800), (806, 770)], 3, smooth=True), "#5a3a26")
    strokes(
        cv,
        rng,
        6,
        26,
        8000,
        vary=0.03,
        keep=[rect(340, 170, 130, 420), rect(840, 700, 140, 190), rect(430, 480, 110, 110)],
    )
    impasto(cv, rng, None, 0.05)
