"""A hand, close, does something to the world."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear
from colour import jitter, lift, mix
from deck import card
from media import impasto
from noise import curl, fbm
from shapes import blob, circle, ellipse, line, pts


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
