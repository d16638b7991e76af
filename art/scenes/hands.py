"""A hand, close, does something to the world."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from noise import curl, fbm
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("12", vignette=0.25)
def drawing_the_night(cv, rng):
    cv.lit(0.8, -0.5, "#fff3cc", "#141238")
    # The day behind.
    t.sky(cv, ["#f6a96a", "#fbd08a", "#fff0c4"], 0, 640, rng, 0.5, "#ffffff")
    t.sun(cv, 880, 420, 58, "#fff6c8", rng)
    t.hills(cv, rng, 700, 130, "#b7b86a")
    t.hills(cv, rng, 770, 80, "#8fa850")
    t.sea(cv, rng, 770, ["#f3d9a0", "#8fb59a", "#4f8f8a"], 880, glitter="#fff6cf", glitter_x=880)
    t.hills(cv, rng, 900, 50, "#7a9a3e", points=3, foot="#4f7434")
    t.grass(cv.pen(), rng, 500, 1010, 990, 40, 300, "#6d9038")
    for x in rng.uniform(560, 1000, 30):
        t.flower(
            cv.pen(x, 985 + rng.uniform(-25, 20), rng.uniform(0.6, 1.1)),
            rng.choice(["#e8546a", "#f6c445", "#ffffff"]),
        )
    # The night in front: a heavy cloth with folds, its hem lifted.
    edge = spline(
        [
            (760, -20),
            (700, 160),
            (640, 330),
            (600, 470),
            (585, 580),
            (520, 720),
            (430, 860),
            (330, 1020),
        ],
        steps=20,
    )
    cloth = np.concatenate([edge, [(-20, 1020), (-20, -20)]])
    night = cv.layer()
    t.sky(night, ["#070b24", "#121b48", "#2a3470", "#4a4a86"], 0, 900)
    t.stars(night, rng, 300, 1000)
    t.moon(night, 180, 190, 64, "#f6edcf", phase=0.55, angle=160)
    t.hills(night, rng, 800, 130, "#202a58")
    t.hills(night, rng, 860, 60, "#161d44")
    for x in (60, 150, 250, 350):
        t.town_house(
            night.pen(x, 900 + rng.uniform(-10, 10), rng.uniform(1.2, 1.7)),
            rng,
            mix(rng.choice(["#6d5a7a", "#4a5a80", "#7a5a60"]), "#101436", 0.45),
            "#171a3a",
            share=0.45,
            gable=rng.choice(["step", "point"]),
        )
    t.hills(night, rng, 960, 40, "#0c1130", points=3)
    cv.shadow(cloth, 24, 10, 18, 0.5)
    mask = cv.mask(cloth)
    cv.paste(night, clip=mask)
    # Folds run to the fingers.
    for k in range(15):
        a = -20 + k * 75
        fold = (
            [(a, -10), (a * 0.75 + 90, 260), (a * 0.3 + 370, 480), (598, 578)]
            if k > 2
            else [(-20, 120 + k * 260), (240, 330 + k * 170), (598, 578)]
        )
        cv.fill(line(fold, (30, 22, 6), smooth=True), "#03051a", opacity=0.26, soft=7, clip=mask)
        cv.fill(
            line([(x + 20, y) for x, y in fold], (16, 12, 3), smooth=True),
            "#aab4ff",
            opacity=0.12,
            soft=6,
            clip=mask,
        )
    cv.fill(line(edge, 15), "#e0b860", shade=0.9, depth=9, rim=0.3)
    for j in range(4, len(edge), 7):
        x, y = edge[j]
        cv.fill(line([(x, y), (x + 15, y + 32)], (3, 9)), "#c99a40", shade=0.7, depth=6)
    # The hand from the right.
    hand = cv.pen(905, 700, 3.7, -62)
    cv.fill(
        blob([(620, 580), (760, 640), (960, 760), (900, 800), (680, 690)]),
        "#2a1430",
        opacity=0.3,
        soft=16,
    )
    t.hand(hand, "#d79c78", "#a8433f", "pinch")
    strokes(
        cv, rng, 5, 20, 7000, vary=0.03, keep=[rect(0, 720, 430, 240), rect(560, 480, 440, 330)]
    )


@card("13", vignette=0.35)
def letting_go(cv, rng):
    cv.lit(-0.3, -0.9, "#fff0c0", "#0d0a2a")
    t.sky(cv, ["#141238", "#3a2a68", "#8a4f86", "#e08a7a"], 0, 900, rng, 0.45, "#c98aa8")
    t.stars(cv, rng, 160, 500)
    # The moon on its string: a paper lantern of a moon, tethered to a chimney.
    mx, my = 420, 430
    t.moon(cv, mx, my, 165, "#fff0c4", glow=1.0, rng=rng)
    cv.fill(line([(mx - 8, 596), (mx + 8, 596), (mx, 612)], 10), "#e8c98a", shade=0.6)
    tether = spline([(mx, 610), (mx + 30, 690), (mx - 20, 780), (mx + 20, 872)])
    cv.fill(line(tether, 4.4), "#f6e3b4")
    # Roofs.
    for i, (x, y, s) in enumerate(
        ((70, 1010, 2.2), (240, 1040, 2.6), (690, 1050, 2.7), (860, 1030, 2.2), (980, 1050, 2.9))
    ):
        t.town_house(
            cv.pen(x, y, s, haze=("#5a3a6a", 0.25)),
            rng,
            ("#6a4a6a", "#4a4a78", "#7a4f5c")[i % 3],
            "#2a2048",
            share=0.35,
            gable="point",
        )
    t.house(cv.pen(450, 1060, 2.1), rng, "#8a6a7a", "#4a2f5a", w=120, chimney=False)
    cv.fill(rect(415, 846, 46, 70), "#9a5a4f", shade=0.8, depth=16, mottle=0.15)
    cv.fill(rect(406, 838, 64, 16, 3), "#b56a58", shade=0.8, depth=8)
    t.cat(cv.pen(612, 962, 0.75, flip=True), "#1a1626", pose="back")
    t.person(cv.pen(330, 955, 1.2), "reach", coat="#d8412f", child=True, hair="#3a2018")
    # The hand with scissors from the right.
    pen = cv.pen(620, 748, 3.6, -82)
    cv.fill(
        blob([(470, 760), (700, 770), (1000, 800), (1000, 860), (640, 830)]),
        "#120a26",
        opacity=0.3,
        soft=18,
    )
    hand = cv.pen(905, 742, 3.3, -84)
    for finger in (((-14, -55), (-22, -78), (-13, -98)), ((-2, -58), (-6, -82), (6, -98))):
        hand.fill(line(finger, (12, 11, 8), smooth=True), "#b57f6a", shade=0.9, depth=10)
    t.scissors(pen, "#d5d9e6", "#2f6f8a", angle=15)
    hand.fill(
        blob(
            [(-14, 4), (-18, -20), (-22, -46), (-8, -62), (8, -62), (19, -52), (20, -24), (14, 4)]
        ),
        "#c98f74",
        shade=1.0,
        depth=20,
    )
    for finger in (
        ((-18, -48), (-30, -70), (-18, -84), (-6, -78)),
        ((-6, -56), (-14, -80), (0, -92), (10, -82)),
        ((6, -56), (4, -80), (18, -90), (24, -80)),
    ):
        hand.fill(line(finger, (13, 12, 9), smooth=True), "#cf967a", shade=1.0, depth=11)
    hand.fill(
        line([(17, -26), (32, -46), (34, -66), (24, -76)], (15, 13, 9), smooth=True),
        "#d79e82",
        shade=1.0,
        depth=12,
    )
    hand.fill(pts([(-25, -2), (25, -2), (33, 80), (-33, 80)]), "#2c2a4a", shade=1.0, depth=18)
    hand.fill(line([(-25, -3), (25, -3)], 9), "#e9e2d2", shade=0.8, depth=6)
    strokes(cv, rng, 5, 22, 5000, vary=0.03, keep=[rect(300, 590, 700, 400), circle(mx, my, 170)])
    impasto(cv, rng, None, 0.05)


@card("14", vignette=0.45)
def a_handful(cv, rng):
    cv.lit(0.3, -0.95, "#ffe6a8", "#06141c")
    cv.cover(linear(["#0b1f2c", "#14404a", "#2a6a5c"], (0, 0), (0, 1000)))
    for k in range(3):
        field = fbm(rng, 3 + k, 5)
        cv.fill(
            Mask(np.clip((field - 0.5) * 3, 0, 1).astype(np.float32)),
            ("#0a1a24", "#2f7a66", "#0d2a30")[k],
            opacity=0.35,
        )
    for x, y in rng.uniform(0, 1000, (26, 2)):
        cv.glow(x, y, rng.uniform(20, 60), "#bfe8a0", 0.2)
    cv.glow(500, 420, 520, "#ffdc8a", 0.5)
    # The hand: a cup of fingers behind, then earth, then the front of the palm.
    skin = "#c48a68"
    big = cv.pen(500, 905, 7.0)
    for finger, w in (
        (((-22, -34), (-42, -52), (-46, -76)), 13),
        (((-13, -40), (-27, -66), (-28, -92)), 14),
        (((0, -42), (-4, -70), (-4, -100)), 14.5),
        (((13, -40), (20, -68), (22, -94)), 14),
    ):
        big.fill(
            line(finger, (w + 2, w, w * 0.72), smooth=True),
            lift(skin, -0.06),
            shade=1.0,
            depth=12,
            mottle=0.08,
        )
    earth = blob(
        [(-33, -44), (-16, -52), (4, -54), (24, -50), (36, -42), (20, -34), (0, -31), (-20, -34)]
    )
    soil = big.fill(earth, "#4a3a26", shade=0.8, depth=10, mottle=0.2)
    big.fill(
        blob([(-30, -45), (0, -53), (32, -45), (10, -40), (-14, -40)]),
        "#5d7a35",
        shade=0.6,
        depth=6,
        clip=soil,
        soft=0.6,
    )
    trees = sorted(
        ((rng.uniform(-27, 30), rng.uniform(-50, -38)) for _ in range(24)), key=lambda q: q[1]
    )
    for x, y in trees:
        if abs(x - 2) < 7 and y > -45:
            continue
        s = rng.uniform(0.17, 0.30) * (1 + (y + 46) * 0.01)
        if rng.random() < 0.7:
            t.pine(big.at(x, y, s), rng, jitter(rng, "#3a6a48", 0.04, 8))
        else:
            t.leafy_tree(
                big.at(x, y, s),
                rng,
                rng.choice(["#7a9a3c", "#b98a34", "#6a8f4a"]),
                size=6,
                count=110,
                levels=3,
            )
    # A camp fire and its keeper.
    fx, fy = big.point(2, -40)
    cv.glow(fx, fy - 10, 150, "#ffb04a", 0.9)
    cv.fill(
        [
            line([(fx - 16, fy + 4), (fx + 14, fy - 3)], 6),
            line([(fx - 14, fy - 3), (fx + 16, fy + 5)], 6),
        ],
        "#3a2418",
        shade=0.7,
    )
    cv.fill(
        blob([(fx, fy - 44), (fx + 13, fy - 16), (fx + 8, fy), (fx - 8, fy), (fx - 13, fy - 18)]),
        "#ff9a3a",
        soft=1,
    )
    cv.fill(
        blob([(fx, fy - 24), (fx + 6, fy - 10), (fx, fy), (fx - 6, fy - 10)]), "#fff3b0", soft=1
    )
    t.person(cv.pen(fx - 62, fy + 6, 0.86), "ground", coat="#c8352b", hat=("hood", "#c8352b"))
    big.fill(
        blob(
            [
                (-36, -42),
                (-22, -34),
                (0, -31),
                (22, -34),
                (37, -40),
                (33, -20),
                (23, 2),
                (19, 16),
                (-19, 16),
                (-22, 0),
                (-34, -18),
            ]
        ),
        skin,
        shade=1.0,
        depth=26,
        mottle=0.08,
    )
    big.fill(
        line([(16, -8), (36, -20), (45, -36), (46, -55)], (24, 19, 14, 10), smooth=True),
        lift(skin, 0.03),
        shade=1.0,
        depth=13,
        mottle=0.08,
    )
    big.fill(ellipse(46, -57, 3.6, 5, 6), mix(skin, "#ffe6da", 0.55), shade=0.5, depth=3)
    for crease in (
        [(-28, -26), (-6, -18), (20, -24)],
        [(-24, -14), (-4, -8), (14, -12)],
        [(22, -26), (12, -12), (12, 6)],
    ):
        big.fill(line(crease, (0.4, 1.1, 0.3), smooth=True), lift(skin, -0.18), opacity=0.55)
    big.fill(pts([(-26, 10), (26, 10), (30, 30), (-30, 30)]), "#e6dcc4", shade=0.8, depth=6)
    for x, y in np.stack([rng.normal(500, 190, 46), rng.uniform(120, 640, 46)], 1):
        cv.glow(x, y, rng.uniform(12, 26), "#f4f08a", 0.7)
        cv.fill(circle(x, y, rng.uniform(1.6, 3)), "#fffbd0")
    t.smoke(
        cv,
        rng,
        [(fx, fy - 50), (fx + 20, fy - 200), (fx - 10, 190), (fx + 40, 60)],
        (7, 46),
        "#cfd8c0",
        26,
        0.3,
    )
    impasto(cv, rng, curl(rng, 4), 0.05)
