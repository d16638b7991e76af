"""One small thing on a quiet ground, looked at closely, as a naturalist would."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import jitter, lift
from deck import card
from media import watercolour
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect, spline
from things.crawlers import spider


@card("51", vignette=0.12, grain=0.03, contrast=0.03)
def the_herbarium(cv, rng):
    """A plant that bears keys, pressed on a sheet; a beetle has the lock."""
    cv.lit(-0.6, -0.8, "#ffffff", "#3a2a50")
    cv.cover("#fbf6ea")
    cv.fill(Mask(np.clip((fbm(rng, 4, 6) - 0.45) * 1.6, 0, 1)), "#efe2c4", opacity=0.6)
    for x, y, r in ((860, 140, 90), (120, 860, 120), (760, 800, 60)):
        cv.fill(line(circle(x, y, r), 6), "#d9bd8c", opacity=0.25, soft=3)
        cv.fill(circle(x, y, r), "#e8d3a4", opacity=0.14, soft=5)
    stem = spline([(488, 780), (470, 640), (500, 500), (486, 370), (500, 250)])
    cv.shadow(line(stem, (14, 8)), 8, 8, 6, 0.25)
    green = "#6a8f4f"
    # Roots.
    for k in range(15):
        a = np.radians(90 + (k - 7) * 11 + rng.normal(0, 4))
        n = rng.uniform(90, 190)
        path = [
            (488, 778),
            (488 + n * 0.5 * np.cos(a) + rng.normal(0, 10), 778 + n * 0.5 * np.sin(a)),
            (488 + n * np.cos(a), 778 + n * np.sin(a) * 0.92),
        ]
        cv.fill(line(path, (8, 1.2), smooth=True), jitter(rng, "#a8805a", 0.04, 5), opacity=0.9)
        for _j in range(3):
            q = np.array(path[1]) + rng.normal(0, 12, 2)
            cv.fill(line([q, q + (rng.normal(0, 24), 30)], (2.4, 0.8)), "#b8906a", opacity=0.8)
    cv.fill(line(stem, (19, 9)), green, shade=1.0, depth=10)
    # Leaves in pairs.
    for x, y, n, a in (
        (476, 690, 2.0, -74),
        (480, 680, 1.8, 70),
        (492, 560, 2.1, -62),
        (494, 545, 2.2, 58),
        (488, 430, 1.6, -58),
        (490, 420, 1.7, 64),
    ):
        leaf = cv.pen(x, y, n, a)
        cv.shadow(leaf.placed(ellipse(0, -50, 22, 48)), 7, 9, 6, 0.2)
        t.leaf(leaf, jitter(rng, green, 0.04, 8))
    # Branches that bear keys: buds, green ones, ripe ones.
    twigs = [
        ([(490, 470), (380, 400), (270, 390), (220, 440)], "#a8b86a", 0.95, 184),
        ([(494, 500), (610, 440), (720, 420), (776, 470)], "#d0a648", 1.35, 172),
        ([(487, 370), (400, 290), (320, 240), (262, 270)], "#c99f40", 1.15, 196),
        ([(492, 340), (590, 260), (680, 220), (742, 262)], "#bfae58", 1.0, 168),
        ([(482, 610), (360, 590), (240, 600), (186, 660)], "#d9a83a", 1.45, 182),
        ([(486, 640), (620, 600), (740, 620), (800, 690)], "#8fb060", 0.7, 176),
    ]
    for path, tone, s, a in twigs:
        cv.fill(line(path, (8, 4), smooth=True), green, shade=0.8, depth=5)
        x, y = path[-1]
        pen = cv.pen(x, y + 98 * s, s, a - 180)
        cv.shadow(pen.placed([circle(0, -82, 18), rect(-4, -66, 8, 66)]), 9, 10, 6, 0.3)
        t.key(pen, tone)
        for k in (-1, 0, 1):
            sepal = blob(
                [
                    (x, y - 6),
                    (x + k * 16 - 6, y + 8),
                    (x + k * 22, y + 24 * s),
                    (x + k * 14 + 6, y + 8),
                ],
                5,
            )
            cv.fill(sepal, lift(green, 0.05), shade=0.8, depth=6)
    # The flower on top: petals around the bow of the greatest key.
    for ring, (n, r, tone) in enumerate(((9, 104, "#e87f8c"), (8, 74, "#f4a8a4"))):
        for k in range(n):
            a = 360 / n * k + ring * 20
            x, y = 500 + r * 0.62 * np.cos(np.radians(a)), 196 + r * 0.62 * np.sin(np.radians(a))
            cv.shadow(ellipse(x, y, r * 0.5, r * 0.27, a), 5, 7, 6, 0.16)
            cv.fill(
                ellipse(x, y, r * 0.5, r * 0.27, a),
                jitter(rng, tone, 0.03, 6),
                shade=0.8,
                depth=18,
                edge=0.25,
            )
    big = cv.pen(500, 262, 2.0, 0)
    cv.shadow(circle(500, 110, 44), 8, 10, 6, 0.3)
    t.key(big, "#e2b13c")
    # The beetle with a keyhole in its back.
    b = cv.pen(800, 862, 1.15, -40)
    for s in (-1, 1):
        for y0, k in ((-16, -30), (0, 6), (18, 40)):
            b.fill(
                line([(s * 20, y0), (s * 44, y0 + k * 0.4), (s * 54, y0 + k)], (5, 2.4)), "#1f2a3a"
            )
        b.fill(line([(s * 6, -62), (s * 20, -86), (s * 40, -90)], (3, 2), smooth=True), "#1f2a3a")
    cv.shadow(b.placed(ellipse(0, 6, 36, 50)), 10, 12, 8, 0.35)
    b.fill(circle(0, -50, 17), "#22303f", shade=1.0, depth=10)
    b.fill(ellipse(0, 6, 36, 48), "#1f6f78", shade=1.0, depth=34)
    b.fill(line([(0, -40), (0, 54)], 2), "#0d3a44")
    b.fill([circle(0, -4, 11), pts([(-5, 0), (5, 0), (10, 30), (-10, 30)])], "#120d18")
    # Strips of paper hold it.
    for x, y, a, n in (
        (488, 738, 8, 110),
        (500, 320, -6, 84),
        (276, 396, 74, 64),
        (700, 424, -70, 64),
    ):
        strip = cv.pen(x, y, 1, a)
        cv.shadow(strip.placed(rect(-n / 2, -13, n, 26)), 3, 5, 3, 0.25)
        strip.fill(rect(-n / 2, -13, n, 26), "#f2e6c6", opacity=0.93, shade=0.4, depth=6)
    watercolour(cv, rng, 4, 0.10, "#fffaf0")


@card("52", vignette=0.15, grain=0.03)
def the_lost_glove(cv, rng):
    """A glove stands in the snow, and somebody has moved in."""
    cv.lit(0.7, -0.6, "#fffdf4", "#48608a")
    t.sky(cv, ["#c3ccd4", "#dde2e4", "#f3f1ea"], 0, 560, rng, 0.6, "#ffffff")
    t.hills(cv, rng, 560, 90, "#d3dde2", points=4, texture=0.03)
    for _ in range(34):
        x = rng.uniform(-10, 1010)
        t.pine(
            cv.pen(x, 545 + rng.uniform(-10, 26), rng.uniform(0.55, 1.15), haze=("#dfe6e8", 0.62)),
            rng,
            "#4a6270",
        )
    drift = spline([(-20, 600), (200, 570), (420, 600), (640, 572), (860, 600), (1020, 580)])
    cv.fill(
        np.concatenate([drift, [(1020, 1020), (-20, 1020)]]),
        linear(["#eef2f4", "#fbfcfb", "#dfe8f0"], (0, 570), (0, 1000)),
    )
    bumps = fbm(rng, 5, 4, squash=0.35)
    _, y = grid()
    cv.fill(Mask(np.clip((0.46 - bumps) * 4, 0, 1) * (y > 610)), "#a9c0d8", opacity=0.5)
    red, dark = "#c8322f", "#8f1f26"
    # Its long blue shadow on the snow.
    cv.fill(
        blob([(340, 850), (180, 880), (40, 930), (-20, 1000), (140, 1000), (300, 930), (480, 890)]),
        "#7f9cc4",
        opacity=0.55,
        soft=10,
    )
    fingers = [
        [(392, 520), (352, 420), (330, 330)],
        [(456, 480), (440, 330), (430, 216)],
        [(530, 476), (538, 310), (544, 180)],
        [(602, 492), (626, 350), (642, 250)],
    ]
    thumb = [(640, 690), (720, 620), (770, 520), (792, 452)]
    palm = blob(
        [
            (384, 860),
            (366, 700),
            (356, 560),
            (392, 490),
            (500, 470),
            (606, 482),
            (652, 560),
            (656, 700),
            (636, 860),
            (510, 872),
        ]
    )
    for f, w in zip((*fingers, thumb), (78, 86, 88, 82, 90), strict=True):
        cv.fill(line(f, (w, w * 0.96, w * 0.84), smooth=True), red, shade=1.0, depth=46, mottle=0.1)
    body = cv.fill(palm, red, shade=1.0, depth=110, mottle=0.1)
    cv.fill(line([(426, 520), (420, 470)], 5), dark, opacity=0.6)
    cv.fill(line([(494, 506), (492, 440)], 5), dark, opacity=0.6)
    cv.fill(line([(568, 510), (578, 440)], 5), dark, opacity=0.6)
    whole = body
    for f, w in zip((*fingers, thumb), (78, 86, 88, 82, 90), strict=True):
        whole = whole | cv.mask(line(f, (w, w * 0.96, w * 0.84), smooth=True))
    # Stitches: little chevrons in rows, and a pattern of white flakes.
    lit, dim = [], []
    for yy in np.arange(160, 860, 15.0):
        for xx in np.arange(290, 830, 17.0):
            lit.append(line([(xx - 7, yy - 5), (xx, yy + 4), (xx + 7, yy - 5)], 2.2))
            dim.append(line([(xx - 7, yy - 1), (xx, yy + 8), (xx + 7, yy - 1)], 2.6))
    cv.fill(dim, dark, opacity=0.55, clip=whole)
    cv.fill(lit, "#f0766a", opacity=0.4, clip=whole)
    white = []
    for k in range(8):
        u = 390 + k * 34
        white += [pts([(u, 566), (u + 13, 584), (u, 602), (u - 13, 584)])]
        white += [
            line([(u - 17, 540), (u, 548), (u + 17, 540)], 6),
            line([(u - 17, 628), (u, 620), (u + 17, 628)], 6),
        ]
    cv.fill(white, "#fbf4e6", opacity=0.92, clip=body, shade=0.3, depth=5)
    # The cuff in ribs.
    for k in range(13):
        u = 372 + k * 23
        cv.fill(
            line([(u, 770), (u - 2 + k * 0.3, 890)], 25),
            jitter(rng, "#f3ead8", 0.015, 3),
            shade=1.0,
            depth=13,
        )
    # Door, windows with light.
    cv.glow(508, 830, 190, "#ffd070", 0.6)
    door = np.concatenate(
        [
            spline([(466, 812), (474, 764), (508, 744), (542, 764), (550, 812)]),
            [(550, 892), (466, 892)],
        ]
    )
    cv.fill(door, "#5a3a2a", shade=0.7, depth=10)
    cv.fill(
        np.concatenate(
            [
                spline([(476, 812), (484, 772), (508, 756), (532, 772), (540, 812)]),
                [(540, 892), (476, 892)],
            ]
        ),
        linear(["#fff3b8", "#ffc35a"], (0, 750), (0, 890)),
    )
    cv.fill(pts([(476, 800), (446, 812), (446, 904), (476, 892)]), "#7a4f36", shade=0.7, depth=9)
    for x, y0 in ((432, 690), (590, 690), (545, 300), (436, 320)):
        t.pane(cv.pen(), x - 17, y0 - 20, 34, 40, frame="#5a2a24", glow=0.7)
    # Smoke from the middle finger, through a stove pipe.
    cv.fill(line([(548, 166), (550, 104)], 24), "#4a4a54", shade=1.0, depth=14)
    cv.fill(line([(534, 98), (566, 98)], 12), "#5a5a64", shade=0.8, depth=8)
    t.smoke(cv, rng, [(550, 84), (580, 30), (660, -20), (760, -70)], (20, 70), "#ffffff", 30, 0.6)
    # Snow on the fingertips and at the foot.
    for x, yy, r in ((330, 300, 36), (428, 182, 40), (644, 218, 38), (796, 418, 42)):
        cv.fill(ellipse(x, yy, r, 16, 4), "#ffffff", shade=0.8, depth=12)
    bank = spline(
        [
            (60, 1010),
            (250, 930),
            (340, 888),
            (470, 892),
            (520, 910),
            (600, 890),
            (720, 886),
            (830, 930),
            (1000, 1010),
        ]
    )
    cv.fill(
        np.concatenate([bank, [(1000, 1030), (60, 1030)]]), "#f8fbfb", soft=3, shade=0.4, depth=20
    )
    # A mouse comes home with a nut, and its tracks behind.
    tracks = []
    for k in range(15):
        u = k / 14
        x, yy = 620 + 400 * u, 938 + 20 * np.sin(u * 5)
        tracks.append(ellipse(x, yy + (9 if k % 2 else -3), 7, 3.6))
    cv.fill(tracks, "#8fa8c8", opacity=0.8)
    _mouse(cv.pen(628, 946, 0.95, flip=True))
    cv.fill(ellipse(508, 920, 90, 22), "#ffd98a", opacity=0.6, soft=8)
    t.snowfall(cv, rng, 200, "#ffffff", 4.5)


def _mouse(pen, colour="#7a6a62"):
    """A mouse with a nut, 100 long."""
    pen.fill(line([(-40, -10), (-66, -4), (-84, -20)], (4, 1.5), smooth=True), "#c99a90")
    pen.fill(
        blob([(-46, -2), (-44, -30), (-14, -48), (16, -40), (34, -26), (30, -4), (0, 0)]),
        colour,
        shade=1.0,
        depth=22,
    )
    pen.fill(
        blob([(14, -40), (34, -50), (60, -28), (40, -18), (20, -20)]),
        lift(colour, 0.04),
        shade=1.0,
        depth=14,
    )
    pen.fill(circle(18, -52, 14), colour, shade=0.8, depth=8)
    pen.fill(circle(18, -52, 9), "#d9a39a")
    pen.fill(circle(40, -38, 3.4), "#141014")
    pen.fill(circle(60, -27, 3), "#3a2222")
    pen.fill(line([(20, -20), (40, -14)], 6), lift(colour, -0.03))
    pen.fill(circle(48, -10, 11), "#a8642c", shade=1.0, depth=9)
    pen.fill(line([(8, 0), (22, 0)], 5), "#c99a90")
    pen.fill(line([(-30, 0), (-14, 0)], 5), "#c99a90")


@card("63", vignette=0.25, grain=0.03)
def the_web(cv, rng):
    """Dew on a web: in each drop another place."""
    cv.lit(-0.6, -0.8, "#fffdf0", "#0c2030")
    cv.cover(linear(["#dfe9c4", "#a9cf9a", "#4f9a7f", "#1d5a58"], (80, 0), (860, 1000)))
    for _ in range(46):
        x, y, r = rng.uniform(0, 1000), rng.uniform(0, 1000), rng.uniform(30, 110)
        cv.fill(
            circle(x, y, r),
            rng.choice(["#fff6c8", "#cfe8a8", "#2f8a6a", "#f7d98a", "#8fd0b0"]),
            opacity=rng.uniform(0.08, 0.26),
            soft=6,
        )
    cv.glow(90, 60, 620, "#fffbe0", 0.6)
    # Two stalks carry it.
    for path, w in (
        ([(-20, 880), (120, 600), (180, 300), (150, -20)], 26),
        ([(1020, 940), (900, 640), (930, 300), (1010, -20)], 30),
    ):
        cv.fill(line(path, w, smooth=True), "#3a5f34", shade=1.0, depth=18)
    hub = np.array([520, 450])
    spokes = []
    for k in range(17):
        a = k * 2 * np.pi / 17 + rng.normal(0, 0.05)
        reach = min(
            abs((390 if np.cos(a) < 0 else 420) / (np.cos(a) + 1e-6)), abs(560 / (np.sin(a) + 1e-6))
        )
        spokes.append((a, reach))
        cv.fill(
            line([hub, hub + reach * np.array([np.cos(a), np.sin(a)])], 2.6),
            "#f7fbf0",
            opacity=0.75,
        )
    beads = []
    for ring in range(13):
        u = 0.07 + ring * 0.066
        path = []
        for (a, r), (b, s) in zip(spokes, spokes[1:] + spokes[:1], strict=True):
            b = b if b > a else b + 2 * np.pi
            p = hub + r * u * np.array([np.cos(a), np.sin(a)])
            q = hub + s * u * np.array([np.cos(b), np.sin(b)])
            mid = (p + q) / 2 + (hub - (p + q) / 2) * 0.09 + (0, 5)
            path += list(spline([p, mid, q], steps=6))
        path = np.array(path)
        cv.fill(line(path, 1.8), "#f7fbf0", opacity=0.7)
        for j in range(0, len(path), 3):
            if rng.random() < 0.6:
                beads.append((*path[j], rng.uniform(2.5, 7)))
    for x, y, r in beads:
        cv.fill(circle(x, y + r * 0.4, r), "#dff4ea", opacity=0.85, shade=1.0, depth=r)
        cv.fill(circle(x - r * 0.3, y, r * 0.3), "#ffffff")
    worlds = [
        (500, 520, 150, _w_sea),
        (262, 300, 92, _w_desert),
        (742, 268, 104, _w_winter),
        (276, 700, 98, _w_night),
        (752, 690, 112, _w_town),
        (508, 868, 80, _w_flower),
        (486, 150, 74, _w_face),
    ]
    for x, y, r, world in worlds:
        drop = blob(
            [
                (x, y - r * 1.08),
                (x + r * 0.72, y - r * 0.66),
                (x + r, y + r * 0.1),
                (x + r * 0.68, y + r * 0.78),
                (x, y + r * 1.04),
                (x - r * 0.68, y + r * 0.78),
                (x - r, y + r * 0.1),
                (x - r * 0.72, y - r * 0.66),
            ]
        )
        cv.shadow(drop, r * 0.1, r * 0.2, r * 0.14, 0.4)
        mask = cv.mask(drop)
        inside = cv.layer()
        world(inside, rng, x, y, r)
        cv.paste(inside, clip=mask)
        border = mask - mask.blurred(r * 0.16)
        cv.fill(border, "#f4fff8", opacity=0.75)
        rim = mask * (1 - mask.moved(-r * 0.05, -r * 0.07).full())
        cv.fill(rim, "#06283a", opacity=0.35)
        cv.fill(
            ellipse(x - r * 0.42, y - r * 0.52, r * 0.26, r * 0.13, -38),
            "#ffffff",
            opacity=0.92,
            soft=1.5,
        )
        cv.fill(circle(x - r * 0.64, y - r * 0.2, r * 0.055), "#ffffff", opacity=0.9)
        cv.fill(
            line(
                spline(
                    [
                        (x - r * 0.1, y + r * 0.86),
                        (x + r * 0.5, y + r * 0.66),
                        (x + r * 0.82, y + r * 0.2),
                    ]
                ),
                (2, r * 0.05, 2),
            ),
            "#ffffff",
            opacity=0.55,
        )
    spider(cv.pen(770, 470, 0.95, 70), "#5a4034")


def _w_sea(cv, rng, x, y, r):
    t.sky(cv, ["#f29a6a", "#fbd08a", "#fff0c0"], y - r, y + r * 0.2)
    cv.fill(circle(x + r * 0.4, y - r * 0.1, r * 0.2), "#fff8d8")
    for k, c in enumerate(("#2f8fa6", "#1f6f92", "#12527a")):
        t.wave(cv, rng, y + r * (0.3 + 0.24 * k), r * 0.16, c, r * 0.7, k * 40)
        if k == 0:
            t.sailing_boat(cv.pen(x - r * 0.2, y + r * 0.34, r / 115), "#b8322f")


def _w_desert(cv, rng, x, y, r):
    t.sky(cv, ["#4fa8c0", "#f6e3b0"], y - r, y + r * 0.4)
    cv.fill(
        blob(
            [
                (x - r * 1.2, y + r),
                (x - r * 0.8, y + r * 0.3),
                (x, y + r * 0.1),
                (x + r, y + r * 0.4),
                (x + r, y + r * 1.2),
            ]
        ),
        "#e8a850",
        shade=0.8,
        depth=30,
    )
    t.palm(cv.pen(x - r * 0.1, y + r * 0.5, r / 82), rng)


def _w_winter(cv, rng, x, y, r):
    t.sky(cv, ["#7f9cc0", "#dfe8f0"], y - r, y + r * 0.5)
    cv.fill(ellipse(x, y + r * 1.0, r * 1.3, r * 0.56), "#ffffff", shade=0.5, depth=20)
    for dx, s in ((-0.45, 0.8), (0.35, 1.0)):
        t.pine(cv.pen(x + dx * r, y + r * 0.6, s * r / 95), rng, "#2f5f5a", snow="#ffffff")
    t.house(cv.pen(x - r * 0.05, y + r * 0.7, r / 210), rng)


def _w_night(cv, rng, x, y, r):
    t.sky(cv, ["#0d1440", "#3a3a8a"], y - r, y + r)
    t.moon(cv, x + r * 0.2, y - r * 0.2, r * 0.34, "#fff0c0", 0.5, angle=20)
    places = rng.uniform((x - r, y - r), (x + r, y + r), (26, 2))
    cv.fill([circle(a, b, 2.4) for a, b in places], "#ffffff")
    cv.fill(ellipse(x, y + r * 1.1, r * 1.2, r * 0.5), "#0a0f2a")
    t.cat(cv.pen(x - r * 0.25, y + r * 0.72, r / 150), "#05060f", pose="back")


def _w_town(cv, rng, x, y, r):
    t.sky(cv, ["#d8607a", "#f7b28a"], y - r, y + r * 0.5)
    for k in range(5):
        t.town_house(
            cv.pen(x + (k - 2) * r * 0.42, y + r * 0.72, r / 88 * rng.uniform(0.8, 1.15)),
            rng,
            rng.choice(["#5a4a7a", "#8a4a6a", "#c8704a"]),
            "#2a2048",
            share=0.6,
        )
    cv.fill(rect(x - r, y + r * 0.7, 2 * r, r * 0.5), "#3a2a50")


def _w_flower(cv, rng, x, y, r):
    t.sky(cv, ["#fbe08a", "#fff6d0"], y - r, y + r)
    for dx, tone in ((-0.4, "#e8505a"), (0.05, "#f2788f"), (0.45, "#8a5ab0")):
        t.flower(cv.pen(x + dx * r, y + r * 0.9, r / 30), tone)


def _w_face(cv, rng, x, y, r):
    t.sky(cv, ["#bfe0e8", "#e8f4e8"], y - r, y + r)
    t.eye(cv.pen(x, y, r / 108), "#b5702c", "#d8a98a")
