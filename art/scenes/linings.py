"""Clothes, and the weather inside them."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear
from colour import jitter, lift, mix
from deck import card
from media import strokes
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect


@card("74", vignette=0.25, grain=0.035)
def coat_with_a_valley(cv, rng):
    cv.lit(0.2, -1, "#fff6df", "#232733")
    cv.cover(linear(["#c3c8c6", "#dcdcd2", "#b4b6b0"], (0, 0), (0, 1000)))
    for depth, tone in ((0.75, "#c2c6c3"), (0.5, "#a3a9a8"), (0.25, "#7d8486")):
        for x in rng.uniform(-30, 1030, 9):
            w = 40 * (1.2 - depth)
            path = [(x, 1000), (x + rng.normal(0, 8), 600), (x + rng.normal(0, 22), -20)]
            cv.fill(line(path, (w, w * 0.75, w * 0.5), smooth=True), tone, shade=0.4, depth=w / 3)
            twigs = []
            for y in rng.uniform(40, 560, 7):
                s = rng.choice([-1, 1])
                n = rng.uniform(50, 130)
                twigs.append(
                    line(
                        [(x, y), (x + s * n * 0.5, y - n * 0.3), (x + s * n, y - n * 0.75)],
                        (w * 0.24, 1),
                        smooth=True,
                    )
                )
            cv.fill(twigs, tone)
        cv.fog(300, 1000, "#d9dad2", 0.5, fbm(rng, 3, 4, squash=0.3))
    leaves = [(rng.uniform(0, 1000), rng.uniform(905, 1000)) for _ in range(900)]
    t.leaves(
        cv.pen(), rng, sorted(leaves, key=lambda p: p[1]), ["#8d8578", "#a3957f", "#6f6a66"], 11
    )
    # The branch and the coat on it.
    cv.fill(
        line(
            [(1010, 60), (820, 120), (560, 132), (360, 108), (240, 130)],
            (88, 60, 40, 22, 8),
            smooth=True,
        ),
        "#4c4a4c",
        shade=1.0,
        depth=26,
        mottle=0.2,
    )
    cv.fill(
        [
            line([(640, 130), (600, 60), (610, -10)], (24, 10), smooth=True),
            line([(400, 112), (330, 50), (300, 0)], (16, 5), smooth=True),
        ],
        "#4c4a4c",
        shade=1.0,
        depth=10,
    )
    cv.fill(ellipse(500, 960, 260, 26), "#3a3c42", opacity=0.45, soft=16)
    red = "#b3262e"
    cv.fill(line([(500, 134), (502, 160), (488, 176), (500, 190)], 7, smooth=True), "#2c2a2e")
    for side in (-1, 1):
        sleeve = line(
            [
                (500 + side * 150, 262),
                (500 + side * 232, 430),
                (500 + side * 238, 600),
                (500 + side * 222, 690),
            ],
            (110, 112, 98, 104),
            smooth=True,
        )
        cv.fill(sleeve, lift(red, -0.06), shade=1.0, depth=44, mottle=0.12)
        cv.fill(
            line([(500 + side * 176, 672), (500 + side * 270, 682)], 40),
            lift(red, -0.14),
            shade=0.9,
            depth=16,
        )
    coat = blob(
        [
            (500, 186),
            (610, 200),
            (668, 250),
            (676, 420),
            (706, 640),
            (752, 900),
            (640, 932),
            (500, 938),
            (360, 932),
            (248, 900),
            (294, 640),
            (324, 420),
            (332, 250),
            (390, 200),
        ],
        14,
    )
    cv.fill(coat, red, shade=1.0, depth=80, mottle=0.12)
    # Inside, where a lining would be, a summer valley.
    lining = blob(
        [
            (500, 214),
            (560, 236),
            (578, 420),
            (606, 640),
            (640, 906),
            (500, 918),
            (356, 908),
            (394, 640),
            (424, 420),
            (438, 236),
        ],
        14,
    )
    inside = cv.mask(lining)
    view = cv.layer()
    view.lit(0.6, -0.8, "#fff6c8", "#2a4a5a")
    t.sky(view, ["#3f9fd6", "#8fd0e6", "#fdf1c0"], 200, 560, rng, 0.7, "#ffffff")
    t.sun(view, 545, 330, 30, "#fff1a8")
    t.mountains(view, rng, 590, 130, "#7fa0b8", snow="#ffffff", points=9)
    t.hills(view, rng, 640, 60, "#8fbf6a")
    t.hills(view, rng, 740, 70, "#7ab04f", foot="#5f9a45")
    river = [(520, 620), (470, 680), (540, 760), (450, 850), (520, 940)]
    view.fill(line(river, (4, 14, 26, 48, 90), smooth=True), "#6cc0dc", shade=0.5, depth=12)
    view.fill(line(pts(river) + (4, 0), (1, 3, 6, 10, 16), smooth=True), "#e8fbff", opacity=0.7)
    for x, y, s in (
        (580, 690, 0.3),
        (590, 780, 0.5),
        (412, 740, 0.42),
        (420, 880, 0.7),
        (606, 890, 0.75),
    ):
        t.leafy_tree(view.pen(x, y, s), rng, "#4f9440", size=5, count=160, levels=3)
    t.house(view.pen(556, 824, 0.5), rng, "#fff3d8", "#e0563c")
    bits = [
        (
            ellipse(rng.uniform(380, 620), rng.uniform(760, 930), 3.4, 2.6, steps=8),
            jitter(rng, rng.choice(["#ffffff", "#ffd23f", "#f2607c"]), 0.02),
        )
        for _ in range(150)
    ]
    t.confetti(view, bits)
    cv.halo(inside, "#fff3c0", 34, 0.5)
    cv.paste(view, clip=inside)
    cv.shadow(cv.mask(coat) - inside, 8, 12, 10, 0.4, clip=inside)
    # Lapels, buttons, pockets.
    for side in (-1, 1):
        flip = np.array([side, 1])
        lapel = pts(
            [(14, 196), (74, 206), (128, 330), (84, 352), (88, 384), (66, 440), (56, 300)]
        ) * flip + (500, 0)
        cv.shadow(lapel, side * 4, 8, 6, 0.4)
        cv.fill(lapel, lift(red, 0.03), shade=0.9, depth=20, edge=0.2)
        edge = np.array([(66, 430), (80, 500), (106, 640), (140, 906)]) * flip + (500, 0)
        cv.fill(line(edge, (9, 13), smooth=True), lift(red, 0.05), shade=0.9, depth=8)
        pocket = pts([(128, 640), (196, 628), (206, 662), (134, 676)]) * flip + (500, 0)
        cv.fill(pocket, lift(red, -0.05), shade=0.9, depth=10, edge=0.3)
    for k in range(4):
        x, y = 600 + k * 12, 470 + k * 100
        cv.fill(circle(x + 12, y, 12), "#e6b94e", shade=1.0, depth=9)
    cv.fill(
        line([(440, 206), (500, 196), (560, 206)], 26, smooth=True),
        lift(red, -0.1),
        shade=1.0,
        depth=14,
    )
    # What lives there comes out.
    for x, y, s, a in ((330, 560, 0.8, -20), (214, 470, 0.62, -26), (150, 340, 0.5, -14)):
        t.bird(cv.pen(x, y, s, a, flip=True), "#2f7fb0", "#f7e6b0", wings="up")
    t.butterfly(cv.pen(700, 520, 0.5, 30), "#f2c230")
    t.butterfly(cv.pen(830, 440, 0.38, -20), "#fbf3da")
    t.grass(cv.pen(), rng, 330, 680, 950, 34, 120, "#6fae4a")
    for x in (360, 430, 520, 600, 650):
        t.flower(
            cv.pen(x, 962, 0.9), mix(rng.choice(["#ffd23f", "#ffffff", "#f2607c"]), "#ffffff", 0.1)
        )
    strokes(
        cv,
        rng,
        5,
        20,
        5000,
        vary=0.03,
        keep=[lining, rect(90, 280, 330, 340), rect(650, 400, 250, 180)],
    )
