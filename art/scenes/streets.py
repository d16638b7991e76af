"""A town by day with something in its air or on its stones that does not belong there."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes, watercolour
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect
from things.wanderers import goldfish, tortoise

WALLS = ["#e8c39a", "#dfa58a", "#e9d8b4", "#c9b7a0", "#d98f73", "#b9c4b0", "#e6b7a4"]


@card("69", vignette=0.22, warmth=0.015)
def garden_on_its_way(cv, rng):
    cv.lit(-0.7, -0.7, "#fff2c4", "#3b2a5a")
    t.sky(cv, ["#9fd0d8", "#d3e6d4", "#fbeec6"], 0, 560, rng, 0.6, "#ffffff")
    for x in np.arange(20, 1040, 74):
        t.town_house(
            cv.pen(x, 640, 2.5, haze=("#e9e2cf", 0.62)),
            rng,
            rng.choice(WALLS),
            "#8d6f73",
            w=30,
            h=rng.uniform(70, 120),
            lit=None,
            gable=rng.choice(["step", "point", "flat"]),
        )
    for x, h in ((20, 170), (150, 128), (282, 150), (742, 140), (866, 172), (985, 132)):
        t.town_house(
            cv.pen(x, 735, 2.9, haze=("#f3e6c8", 0.2)),
            rng,
            rng.choice(WALLS),
            rng.choice(["#7a4a4a", "#5d5a72", "#94573f"]),
            w=44,
            h=h,
            floors=5,
            lit="#9fc3cf",
            share=0.6,
            gable=rng.choice(["step", "point"]),
        )
    # Cobbles, larger towards the eye.
    cv.fill(rect(-5, 730, 1010, 280), linear(["#b9a794", "#8d7b78"], (0, 730), (0, 1000)))
    cv.fill(rect(-5, 728, 1010, 16), "#cdbfa8", shade=0.6, depth=8)
    stones = []
    y = 752.0
    while y < 1010:
        s = (y - 640) / 110
        for x in np.arange(-20, 1020, 17 * s) + rng.uniform(0, 14):
            stone = ellipse(x, y, 7.6 * s, 3.6 * s, rng.normal(0, 4), steps=12)
            stones.append((stone, jitter(rng, "#b5a493", 0.045, 12)))
        y += 8.4 * s
    t.confetti(cv, stones, 0.75)
    for x in (70, 935):
        t.street_lamp(cv.pen(x, 770, 2.9), on=False, iron="#3a3f4c")
    # The traveller.
    cv.fill(ellipse(520, 918, 380, 40), "#2c2140", opacity=0.5, soft=16)
    big = cv.pen(470, 905, 3.3)
    tortoise(big, rng, "#8f7a3e", "#a8a96c")
    # Its garden: lawn, pond with a fall over the edge, trees, flowers, fence, a summer house.
    turf = [
        (-78, -66),
        (-56, -84),
        (-10, -92),
        (38, -88),
        (66, -70),
        (50, -66),
        (0, -74),
        (-50, -68),
    ]
    lawn = big.fill(blob(turf), "#6f9d3f", shade=1.0, depth=16)
    for x in np.linspace(-74, 62, 30):
        drop = rng.uniform(6, 22)
        y0 = -69 - 5 * np.cos(x / 45)
        big.fill(line([(x, y0), (x + rng.normal(0, 2), y0 + drop)], (5, 1.5)), "#5f8f3a", shade=0.7)
    t.leafy_tree(big.at(-44, -82, 0.95), rng, "#5f9140", size=3.4, count=900, levels=5)
    t.leafy_tree(big.at(48, -78, 0.62), rng, "#e79ab0", size=3.6, count=520, levels=4)
    t.house(big.at(4, -86, 0.5), rng, "#f3ead2", "#c4553c", lit="#fff3b8", thatch=True)
    t.pine(big.at(-70, -72, 0.42), rng, "#3f7050")
    t.person(big.at(-18, -86, 0.3), "hold", coat="#2f6f8a", hat="#e8c65a")
    big.fill(ellipse(30, -80, 11, 3.4), "#7cc4d8", shade=0.5, clip=lawn)
    big.fill(
        line([(38, -79), (45, -66), (47, -40), (46, -22)], (4, 5, 4, 6), smooth=True), "#bfe8ee"
    )
    big.fill(line([(39, -78), (46, -66), (48, -40)], (1, 1.6, 1), smooth=True), "#ffffff")
    for k in range(26):
        x = -66 + k * 5.0
        y0 = -71 - 7 * np.cos((x + 4) / 45)
        tone = ["#e0455a", "#f4c542", "#ffffff", "#b06ad0"][k % 4]
        big.fill(circle(x, y0 + rng.normal(0, 1.5), 2.3), tone, shade=0.5, depth=2)
    # A child shows the way with a lettuce; a dog follows.
    kid = cv.pen(905, 935, 1.5, flip=True)
    h = t.person(kid, "reach", coat="#d8402f", legs="#3a3550", child=True, hat=("cap", "#f0c24a"))
    leafs = kid.at(*h["hand"], 0.5, -10)
    for a in (-50, -15, 20, 50):
        leafs.fill(ellipse(0, -22, 13, 26, 0) @ _turn(a), jitter(rng, "#8cc152", 0.05), shade=0.8)
    keep = [rect(850, 740, 150, 220), big.placed(rect(-30, -136, 66, 60))]
    flow = strokes(cv, rng, 5, 20, 9000, vary=0.035, keep=keep)
    impasto(cv, rng, flow, 0.04)


def _turn(angle):
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    return np.array([[c, s], [-s, c]])


@card("70", vignette=0.15)
def swing(cv, rng):
    """Noon, high above the roofs; somebody has tied a swing to a cloud."""
    cv.lit(0.4, -0.9, "#fffbe6", "#27407a")
    cv.cover(linear(["#2a86c8", "#63b2df", "#bfe3ea", "#f4f3dc"], (0, 0), (0, 720)))
    cv.fill(Mask(np.clip((fbm(rng, 3, 6, squash=0.3) - 0.55) * 3, 0, 1)), "#ffffff", opacity=0.35)
    t.hills(cv, rng, 640, 60, "#8fb5c4")
    cv.fill(rect(-5, 612, 1010, 60), linear(["#9ed0d8", "#cfe6dc"], (0, 610), (0, 670)))
    t.hills(cv, rng, 690, 40, "#a7c49a")
    # Rows of roofs, each nearer and larger.
    for row, (base, s) in enumerate(
        ((672, 0.34), (694, 0.46), (724, 0.64), (768, 0.9), (832, 1.28), (926, 1.8), (1060, 2.5))
    ):
        haze = max(0.0, 0.5 - row * 0.1)
        places = np.arange(-40 + (row % 2) * 40 * s, 1060, 84 * s)
        for px in places + rng.normal(0, 5 * s, len(places)):
            _roof(cv.pen(px, base, s, haze=("#dfe9df", haze)), rng)
    t.tower(cv.pen(170, 800, 1.3), rng, "#e9d9b8", "#3f7f86", lit="#37566a")
    # The cloud and its swing.
    t.cloud(cv, rng, 560, 200, 780, "#ffffff", 250, shadow="#a9c6e4")
    girl = cv.pen(345, 590, 2.7, 22)
    seat = [girl.point(-12, 4), girl.point(22, 4)]
    for (sx, sy), top in zip(seat, ((520, 185), (612, 190)), strict=True):
        cv.fill(line([(sx, sy), top], (4, 3)), "#8a6038")
    girl.fill(rect(-15, 0, 42, 6, 2), "#a8713c", shade=0.8, depth=5)
    # Hair and skirt fly behind.
    girl.fill(
        blob([(0, -56), (-10, -62), (-30, -60), (-44, -66), (-36, -52), (-20, -46), (-4, -46)]),
        "#6b2f1c",
        shade=0.8,
        depth=8,
    )
    girl.fill(
        blob([(-4, -10), (-14, -4), (-34, 2), (-50, 16), (-36, 14), (-30, 22), (-18, 12), (4, 6)]),
        "#c82a2c",
        shade=0.9,
        depth=9,
    )
    t.person(girl, "sit", coat="#e2362f", legs="#fff3e0", hair="#6b2f1c", length=0.5)
    girl.fill(
        blob([(-7, -14), (8, -15), (24, -13), (25, -3), (12, 4), (-6, 6), (-16, 0)]),
        "#ea4436",
        shade=0.8,
        depth=9,
    )
    for sx, sy in ((24, 12), (28, 14)):
        girl.fill(ellipse(sx + 3, sy + 2, 6, 3.4, 10), "#3a2a4a", shade=0.6, depth=3)
    for s, px, py in ((1.0, 700, 520), (0.7, 790, 470), (0.55, 640, 450)):
        t.bird(cv.pen(px, py, s * 0.7, -8, flip=True), "#f6f4ee", "#ffffff", wings="up")
    # Its shadow lies on the roofs.
    cv.fill(ellipse(470, 900, 60, 14, -10), "#2a2c5a", opacity=0.4, soft=5)
    strokes(
        cv, rng, 6, 22, 6000, vary=0.02, keep=[rect(180, 400, 300, 260), rect(600, 410, 260, 160)]
    )


def _roof(pen, rng):
    """A house seen from a little above: gable wall and a tiled slope."""
    roof = jitter(rng, rng.choice(["#c9583a", "#d8764a", "#b54a3e", "#8f5a58", "#d99a5e"]), 0.03)
    wall = rng.choice(["#f4e8cc", "#efd9b8", "#f6f0e2", "#e6c9a8"])
    w, h = rng.uniform(34, 46), rng.uniform(46, 66)
    pen.fill(rect(-w, -h + 6, 2 * w, h + 60), wall, shade=0.5, depth=20)
    for k in (-0.62, -0.1, 0.42):
        pen.fill(rect(k * w, -h + 18, w * 0.26, 15), "#50606e", shade=0.3)
        pen.fill(rect(k * w - 4, -h + 18, 4, 15), rng.choice(["#4f8f86", "#6a8a4a", "#3f6f9a"]))
    slope = pts([(-w - 5, -h + 10), (-w + 8, -h - 26), (w - 8, -h - 26), (w + 5, -h + 10)])
    tiles = pen.fill(slope, roof, shade=0.8, depth=14, edge=0.2)
    rows = [line([(-w - 8, -h + 4 - k * 8), (w + 8, -h + 4 - k * 8)], 1.2) for k in range(5)]
    pen.fill(rows, lift(roof, -0.1), clip=tiles, opacity=0.7)
    if rng.random() < 0.7:
        cx = rng.uniform(-0.6, 0.5) * w
        pen.fill(rect(cx, -h - 40, 10, 26), lift(roof, -0.06), shade=0.8, depth=6)
        pen.fill(rect(cx - 2, -h - 43, 14, 5), "#e9dcc0", shade=0.5)


@card("71", vignette=0.2, grain=0.025)
def washing_day(cv, rng):
    """Goldfish in an alley, between the shirts."""
    cv.lit(0.8, -0.5, "#fff0c0", "#43306a")
    cv.cover(linear(["#7cc3d4", "#c4e4d8", "#fdf0c9"], (0, 0), (0, 700)))

    def at(side, d, h):
        return 500 + side * 500 / d, 600 + h / d

    far = [(440, 690, 1.1), (500, 690, 1.4), (565, 690, 1.2)]
    for px, py, s in far:
        t.town_house(
            cv.pen(px, py, s, haze=("#fbe6c4", 0.5)), rng, "#d9a08a", w=56, h=110, lit=None
        )
    cv.fill(
        pts([at(-1, 0.95, 400), at(-1, 6, 400), at(1, 6, 400), at(1, 0.95, 400)]),
        linear(["#e9cfa8", "#b58f86"], (0, 660), (0, 1000)),
        mottle=0.1,
    )
    for d in np.geomspace(1, 6, 14):
        cv.fill(line([at(-1, d, 400), at(1, d, 400)], 3 / d), "#8d6f72", opacity=0.45)
    for side, wall, dark in ((-1, "#c98a86", "#9a6076"), (1, "#f2c58c", "#e2a06a")):
        cv.fill(
            pts([at(side, 0.95, 420), at(side, 0.95, -900), at(side, 6, -900), at(side, 6, 400)]),
            linear([wall, mix(wall, "#fbe6c4", 0.5)], (500 + side * 500, 0), (500 + side * 80, 0)),
            mottle=0.16,
        )
        for d0 in (1.2, 1.75, 2.6, 3.9):
            d1 = d0 * 1.13
            for h0 in (-690, -380, -70):
                quad = [
                    at(side, d0, h0),
                    at(side, d1, h0),
                    at(side, d1, h0 + 190),
                    at(side, d0, h0 + 190),
                ]
                cv.fill(pts(quad), "#4a4258", shade=0.4, depth=8)
                for a, b in ((d0 / 1.055, d0), (d1, d1 * 1.055)):
                    leaf = [
                        at(side, a, h0 - 8),
                        at(side, b, h0 - 8),
                        at(side, b, h0 + 198),
                        at(side, a, h0 + 198),
                    ]
                    cv.fill(pts(leaf), ["#4f8f86", "#6a86a8"][side > 0], shade=0.5, depth=4)
                sill = [
                    at(side, d0, h0 + 194),
                    at(side, d1, h0 + 194),
                    at(side, d1, h0 + 216),
                    at(side, d0, h0 + 216),
                ]
                cv.fill(pts(sill), lift(wall, 0.07))
        cv.fill(
            pts([at(side, 0.95, 420), at(side, 0.95, 330), at(side, 6, 330), at(side, 6, 400)]),
            dark,
            opacity=0.55,
        )
    # Lines from far to near, with washing, and fish in between.
    tints = ["#ffffff", "#f6e9d0", "#cfe3ee", "#f2b8b0", "#fff7e6", "#b9d0a8"]

    def wash(d, h, n):
        (x0, y0), (x1, _) = at(-1, d, h), at(1, d, h)
        sag = 60 / d
        xs = np.linspace(x0, x1, 30)
        rope = np.stack([xs, y0 + sag * (1 - ((xs - 500) / (500 / d)) ** 2)], 1)
        cv.fill(line(rope, 3.2 / d), "#5a4450")
        for k in range(n):
            u = (k + 0.5) / n + rng.normal(0, 0.01)
            px = x0 + (x1 - x0) * u
            py = float(np.interp(px, rope[:, 0], rope[:, 1]))
            _garment(cv.pen(px, py, 2.1 / d), rng, k, rng.choice(tints))

    def swim(px, py, s, angle, flip, tone):
        goldfish(cv.pen(px, py, s, angle, flip=flip), tone, lift(tone, 0.16), lift(tone, 0.07))

    wash(4.4, -420, 5)
    swim(520, 470, 0.42, -6, True, "#ee7a2c")
    wash(3.0, -640, 6)
    swim(610, 330, 0.55, 8, False, "#f2932f")
    wash(2.1, -560, 6)
    swim(390, 540, 0.9, -8, False, "#e9552b")
    swim(700, 500, 0.72, 10, True, "#f3a53a")
    wash(1.45, -820, 6)
    swim(560, 285, 1.15, 6, True, "#ef6a28")
    swim(540, 752, 2.3, -10, False, "#ea5f25")
    # A cat on a sill has seen them.
    cv.fill(ellipse(830, 934, 90, 16), "#5a3f5e", opacity=0.5, soft=7)
    t.cat(cv.pen(845, 930, 1.5, flip=True), "#3a3340", pose="sit")
    light = np.clip(1 - np.abs((grid()[0] - 620) * 0.9 + (grid()[1] - 500) * 0.5) / 260, 0, 1)
    cv.fill(Mask((light * 0.5).astype(np.float32)), "#fff0b8", mode="soft", opacity=0.5)
    watercolour(cv, rng, 3, 0.1)


def _garment(pen, rng, k, tone):
    """A sheet, a shirt or trousers on a line."""
    if k % 3 == 0:
        w, h = 44, rng.uniform(60, 84)
        shape = blob([(-w, 0), (0, 3), (w, 0), (w - 2, h), (10, h - 5), (-w + 6, h + 2)], 8)
        pen.fill(shape, tone, shade=0.9, depth=16, opacity=0.95)
        for x in (-22, 2, 24):
            pen.fill(line([(x, 6), (x + 4, h * 0.8)], (1, 4)), lift(tone, -0.1), opacity=0.5)
    elif k % 3 == 1:
        shape = pts(
            [
                (-24, 0),
                (24, 0),
                (50, 26),
                (38, 38),
                (24, 24),
                (25, 66),
                (-25, 66),
                (-24, 24),
                (-38, 38),
                (-50, 26),
            ]
        )
        pen.fill(shape, tone, shade=0.9, depth=14)
    else:
        legs = pts([(-20, 0), (20, 0), (24, 70), (6, 70), (1, 24), (-5, 70), (-24, 70)])
        pen.fill(legs, rng.choice(["#5f7fa5", "#b8564a", "#7d8a5a"]), shade=0.9, depth=10)
    for x in (-18, 18):
        pen.fill(rect(x - 1.5, -5, 3, 10), "#c08a4a")
