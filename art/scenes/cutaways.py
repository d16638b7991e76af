"""Cut open: what the thing holds inside is another world."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift
from deck import card
from media import hatching, impasto, strokes
from noise import fbm, warped
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline
from things.crawlers import bee


def _hexagon(x, y, r):
    a = np.radians(np.arange(6) * 60 + 30)
    return np.stack([x + r * np.cos(a), y + r * np.sin(a)], 1)


@card("49", vignette=0.3, grain=0.035)
def the_hive(cv, rng):
    """Rooms of wax: the bees have furniture."""
    cv.lit(-0.3, -0.9, "#fff6c8", "#5a2408")
    cv.cover("#e9a62c")
    r = 172.0
    w = r * np.sqrt(3)
    cells = {}
    for row in range(-1, 5):
        for k in range(-1, 5):
            x, y = 60 + k * w + (row % 2) * w / 2, 60 + row * r * 1.5
            cells[(row, k)] = (x, y)
    for (row, k), (x, y) in cells.items():
        deep = radial(["#b8641a", "#8a420f", "#5a260a"], (x, y - 20), r * 1.05)
        if (row * 3 + k * 5) % 4 == 0:
            deep = radial(["#ffd866", "#f6a92a", "#c8701a"], (x - 20, y - 40), r * 1.0)
        cv.fill(_hexagon(x, y, r * 0.97), "#f7d06a", shade=0.5, depth=10, mottle=0.10)
        cv.fill(_hexagon(x, y, r * 0.87), "#c9831f", mottle=0.1)
        # The lower walls catch the light from above.
        h = _hexagon(x, y, r * 0.87)
        i = _hexagon(x, y + 3, r * 0.74)
        for a, tone in (
            (0, "#f2b840"),
            (1, "#f6c552"),
            (2, "#a8661a"),
            (3, "#8a4a12"),
            (4, "#8f5014"),
            (5, "#d99a2e"),
        ):
            b = (a + 1) % 6
            cv.fill(pts([h[a], h[b], i[b], i[a]]), tone, mottle=0.08)
        cv.fill(i, deep, mottle=0.06)

    def pen(row, k, s, dx=0, dy=0, **how):
        x, y = cells[(row, k)]
        return cv.pen(x + dx, y + dy, s, **how)

    def lamp(row, k, dx=0):
        x, y = cells[(row, k)]
        x += dx
        cv.fill(line([(x, y - 122), (x, y - 84)], 3), "#3a1c0c")
        cv.fill(
            pts([(x - 24, y - 66), (x + 24, y - 66), (x + 10, y - 88), (x - 10, y - 88)]),
            "#c8452f",
            shade=0.8,
            depth=10,
        )
        cv.glow(x, y - 50, 130, "#ffe28a", 0.75)
        cv.fill(ellipse(x, y - 64, 10, 7), "#fffbe0")

    # The middle: one sits at the piano, in a red scarf.
    lamp(1, 1)
    t.piano(pen(1, 1, 1.45, -42, 104), "#5a2a20")
    bee(pen(1, 1, 1.35, 62, 26, flip=True), "#f2b02e")
    x, y = cells[(1, 1)]
    cv.fill(
        line([(x + 44, y + 12), (x + 36, y + 34), (x + 52, y + 52)], 13, smooth=True),
        "#d8382c",
        shade=0.7,
        depth=8,
    )
    # Bed, with somebody asleep under the blanket.
    t.bed(pen(2, 2, 1.05, 0, 88), "#6d3a20", "#fff4dc", "#2f7f8a")
    bee(pen(2, 2, 0.6, -52, 28, angle=-78), "#f2b02e")
    t.moon(cv, cells[(2, 2)][0] + 50, cells[(2, 2)][1] - 70, 20, "#fff0c0", 0.6)
    # A library.
    x, y = cells[(1, 2)]
    for shelf in range(3):
        yy = y - 60 + shelf * 62
        u = x - 92
        while u < x + 88:
            wide = rng.uniform(11, 20)
            tall = rng.uniform(34, 50)
            if not (shelf == 1 and u > x + 18):
                tone = jitter(
                    rng, rng.choice(["#2f6f78", "#b8402f", "#e8dcc0", "#4a3a68"]), 0.03, 5
                )
                cv.fill(rect(u, yy - tall, wide - 2, tall), tone, shade=0.6, depth=6)
            u += wide
        cv.fill(rect(x - 104, yy, 208, 8), "#5a2a12", shade=0.5, depth=5)
    bee(pen(1, 2, 0.66, 52, -12), "#f2b02e")
    # The bath.
    x, y = cells[(2, 1)]
    bee(pen(2, 1, 0.8, -14, 24), "#f2b02e")
    tub = blob(
        [
            (x - 98, y + 30),
            (x, y + 36),
            (x + 98, y + 30),
            (x + 78, y + 92),
            (x, y + 104),
            (x - 78, y + 92),
        ]
    )
    cv.fill(tub, "#fbf4e4", shade=1.0, depth=30)
    cv.fill(line([(x - 102, y + 32), (x + 102, y + 32)], 12), "#ffffff", shade=0.6, depth=6)
    for _ in range(34):
        cv.fill(
            circle(x + rng.uniform(-88, 92), y + rng.uniform(2, 26), rng.uniform(6, 15)),
            "#f4fbf8",
            shade=0.9,
            depth=9,
            opacity=0.92,
        )
    # Stairs and a door; a table with honey; an armchair; a picture of a flower.
    t.stairs(pen(2, 0, 1.0, -70, 112), 9, 60, 13, 14, "#e0a84a")
    t.door(pen(2, 0, 1.1, 62, -4), "#7a3b1e", opened=0.6)
    t.armchair(pen(0, 1, 1.25, 0, 106), "#3f7f78")
    bee(pen(0, 1, 0.75, 4, 30), "#f2b02e")
    t.table(pen(0, 2, 1.2, 0, 110), "#6d3a20")
    t.cup(pen(0, 2, 0.9, -36, 40), "#f7f0de")
    t.candle(pen(0, 2, 0.8, 42, 40))
    t.hourglass(pen(3, 1, 1.4, 0, 60))
    t.mirror(pen(2, 3, 1.7, -20, 106))
    t.table(pen(3, 0, 1.3, 0, 100), "#6d3a20")
    t.egg(pen(3, 0, 0.8, -30, 22), "#fff4dc", spots="#c8702a")
    t.bottle(pen(3, 0, 0.9, 34, 22), "#c8d9b0")
    t.clock(pen(0, 0, 1.2, 0, 10), "#6a3a1c")
    bee(pen(3, 2, 0.95, 0, 10, flip=True), "#f2b02e")
    t.ladder(pen(1, 0, 2.0, 34, 110), 100, 16, "#7a4a20")
    bee(pen(1, 0, 0.85, -16, 16), "#f2b02e")
    cv.glow(*cells[(1, 1)], 300, "#ffe9a0", 0.25)
    strokes(cv, rng, 4, 14, 3500, vary=0.02, keep=np.full_like(grid()[0], 0.7))
    impasto(cv, rng, None, 0.05)


@card("50", vignette=0.2, grain=0.03)
def the_roots(cv, rng):
    """A small tree, and under it the streets of its roots."""
    cv.lit(-0.4, -0.9, "#fff2cc", "#160c08")
    t.sky(cv, ["#dfe0cc", "#f4ead0", "#fbf0d4"], 0, 240, rng, 0.5, "#ffffff")
    t.hills(cv, rng, 236, 60, "#b9bd92", points=4)
    ground = spline(
        [(-20, 246), (150, 226), (350, 214), (500, 200), (660, 214), (850, 232), (1020, 240)]
    )
    soil = np.concatenate([ground, [(1020, 1020), (-20, 1020)]])
    field = warped(rng, 5, 5, 90)
    cv.fill(soil, linear(["#a9845c", "#8a6544", "#5a4030", "#33241e"], (0, 210), (0, 1000)))
    earth = cv.mask(soil)
    cv.fill(earth * np.clip((field - 0.55) * 3, 0, 1), "#d9b07c", opacity=0.35)
    for _ in range(110):
        x, y = rng.uniform(0, 1000), rng.uniform(300, 990)
        s = rng.uniform(4, 15)
        cv.fill(
            ellipse(x, y, s * 1.3, s, rng.uniform(-30, 30)),
            jitter(rng, "#a39078", 0.06, 5),
            shade=1.0,
            depth=s,
            opacity=0.75,
        )
    # Hollows with light in them, each with houses.
    hollows = [
        (185, 420, 120, 74),
        (790, 430, 140, 80),
        (470, 590, 150, 92),
        (170, 700, 130, 88),
        (820, 720, 150, 96),
        (500, 870, 130, 84),
    ]
    for x, y, rx, ry in hollows:
        cave = blob(
            [
                (x - rx, y + ry * 0.5),
                (x - rx * 0.85, y - ry * 0.5),
                (x, y - ry),
                (x + rx * 0.85, y - ry * 0.55),
                (x + rx, y + ry * 0.5),
                (x, y + ry * 0.78),
            ]
        )
        cv.fill(cave, radial(["#ffe9a8", "#f2b45a", "#7a3f22", "#2c1710"], (x, y + 10), rx * 1.15))
    for i, (x, y, rx, ry) in enumerate(hollows[:5]):
        n = 3 + i % 2
        for k in range(n):
            u = x + (k - (n - 1) / 2) * rx * 0.46
            s = rng.uniform(0.72, 1.0) * ry / 84
            tone = rng.choice(["#c8704a", "#d9c09a", "#8a9a8c", "#b98a5a", "#a85a4a"])
            t.town_house(
                cv.pen(u, y + ry * 0.6, s),
                rng,
                tone,
                "#4a2a20",
                share=0.6,
                gable=("point", "step")[(k + i) % 2],
            )
    # Roots go round them.
    starts = [
        [
            (470, 190),
            (400, 270),
            (300, 320),
            (160, 320),
            (60, 380),
            (30, 480),
            (60, 600),
            (-10, 660),
        ],
        [(530, 190), (610, 270), (720, 326), (860, 326), (950, 400), (975, 520), (1010, 580)],
        [
            (480, 200),
            (420, 330),
            (330, 430),
            (320, 540),
            (300, 640),
            (330, 740),
            (300, 850),
            (320, 1010),
        ],
        [
            (520, 200),
            (590, 340),
            (650, 440),
            (660, 560),
            (650, 660),
            (680, 760),
            (650, 860),
            (700, 1010),
        ],
        [(500, 200), (505, 320), (490, 400), (480, 480)],
        [(330, 430), (240, 520), (150, 560), (60, 610), (20, 720), (40, 840), (10, 960)],
        [(650, 440), (740, 540), (860, 590), (960, 640), (985, 760), (960, 900), (1010, 980)],
        [(300, 640), (360, 730), (480, 740), (590, 740), (660, 700)],
        [(310, 800), (230, 850), (140, 850), (80, 900), (60, 1010)],
        [(670, 800), (760, 860), (870, 860), (930, 930)],
        [(480, 480), (410, 520), (360, 500)],
        [(482, 480), (560, 510), (640, 500)],
    ]
    for k, path in enumerate(starts):
        w = (46, 46, 48, 48, 40, 26, 26, 22, 18, 18, 20, 20)[k]
        p = spline(path)
        cv.shadow(line(p, np.linspace(w, 6, len(p))), 6, 10, 7, 0.6)
        cv.fill(line(p, np.linspace(w, 6, len(p))), "#c9a074", shade=1.0, depth=w * 0.5, mottle=0.2)
        for j in range(12, len(p) - 4, 9):
            side = rng.choice([-1, 1])
            hair = [
                p[j],
                p[j] + (side * rng.uniform(12, 26), rng.uniform(8, 26)),
                p[j] + (side * rng.uniform(22, 46), rng.uniform(24, 60)),
            ]
            cv.fill(line(hair, (5, 1), smooth=True), "#b48a60", shade=0.6, depth=3)
    # Ladders, a stair, lamps, walkers.
    t.ladder(cv.pen(360, 700, 1.15, 4), 100, 16, "#e0bf8c")
    t.ladder(cv.pen(640, 610, 1.2, -5), 100, 16, "#e0bf8c")
    t.ladder(cv.pen(90, 610, 1.1, 6), 100, 16, "#e0bf8c")
    t.street_lamp(cv.pen(232, 466, 0.8), iron="#2a1a14")
    t.street_lamp(cv.pen(880, 480, 0.8), iron="#2a1a14")
    t.street_lamp(cv.pen(400, 650, 0.8), iron="#2a1a14")
    # At the deepest place there is an egg of light, and somebody who found it.
    cv.glow(510, 880, 200, "#fff4c0", 0.8)
    t.egg(cv.pen(530, 938, 1.15), "#fffbe8")
    t.person(cv.pen(430, 938, 0.72), "reach", coat="#b8322c", hat="#3a2018")
    # The tree, and the only thing that shows above.
    t.leafy_tree(cv.pen(500, 212, 2.0), rng, "#7f9a4a", "#5a3e2c", 2.6, 1300)
    t.grass(cv.pen(), rng, -10, 1010, 240, 22, 240, "#7d8f4e")
    cv.fill(line([(60, 232), (110, 226)], 4), "#5a3e2c")
    t.hare(cv.pen(215, 224, 0.5), "#8a6f52")
    hatching(cv, rng, "#2a1712", "#f4e6c8", 5.2, tint=0.78, gamma=1.0, contour=0.8)
    for x, y, rx, _ in hollows:
        cv.glow(x, y, rx * 1.2, "#ffd070", 0.3)


@card("53", vignette=0.25, grain=0.03)
def the_hours(cv, rng):
    """Above it is a desert, below it is a sea; the sand falls as rain."""
    cv.lit(-0.7, -0.6, "#fffbe6", "#1c2440")
    cv.cover(linear(["#b9a8c8", "#e0c8cc", "#f6e2cc"], (0, 0), (0, 800)))
    cv.fill(Mask(np.clip((fbm(rng, 4, 5) - 0.5) * 2, 0, 1)), "#fff6ec", opacity=0.5)
    cv.fill(rect(-5, 850, 1010, 160), linear(["#8a6a8a", "#5a4468"], (0, 850), (0, 1000)))
    cv.fill(line([(-5, 850), (1005, 850)], 5), "#c9a0a8", opacity=0.7)
    cv.fill(ellipse(640, 912, 420, 42), "#2a1c44", opacity=0.55, soft=16)
    top = np.concatenate(
        [
            spline([(236, 130), (240, 260), (310, 380), (420, 462), (486, 500)]),
            spline([(514, 500), (580, 462), (690, 380), (760, 260), (764, 130)]),
        ]
    )
    low = np.stack([top[:, 0], 1000 - top[:, 1]], 1)[::-1]
    upper, lower = cv.mask(top), cv.mask(low)
    # The desert.
    land = cv.layer()
    t.sky(land, ["#f08a4a", "#f8bd6a", "#fde6a8"], 120, 330)
    t.sun(land, 610, 222, 44, "#fff6c8")
    land.fill(
        pts(
            [
                (200, 330),
                (300, 276),
                (390, 318),
                (480, 262),
                (600, 322),
                (700, 284),
                (820, 330),
                (820, 520),
                (200, 520),
            ]
        ),
        "#dd9a52",
        shade=0.6,
        depth=30,
    )
    dune = spline([(200, 350), (330, 318), (430, 352), (560, 330), (680, 360), (800, 330)])
    land.fill(
        np.concatenate([dune, [(800, 540), (200, 540)]]),
        linear(["#f6cf86", "#e0a054"], (0, 320), (0, 480)),
        mottle=0.1,
    )
    shade_side = spline(
        [(430, 352), (470, 380), (480, 440), (500, 500), (620, 430), (700, 365), (560, 332)]
    )
    land.fill(shade_side, "#b86f3c", opacity=0.55, soft=3)
    for k in range(7):
        land.fill(
            line(
                spline([(300 + k * 12, 352 + k * 17), (400, 374 + k * 17), (470, 362 + k * 18)]),
                1.6,
            ),
            "#b8783f",
            opacity=0.5,
        )
    t.palm(land.pen(352, 340, 0.95), rng)
    for k, x in enumerate((470, 522, 574)):
        _camel(land.pen(x, 336 + 5 * (k % 2), 0.42))
    cv.paste(land, clip=upper)
    # The sea: a storm under the neck, a ship on it, fish below.
    sea = cv.layer()
    t.sky(sea, ["#2a4a68", "#5f8aa0", "#c9dcd0"], 480, 700)
    for k, (y, h, c) in enumerate(
        ((705, 26, "#3f8fa6"), (740, 34, "#27708e"), (785, 34, "#1a567a"))
    ):
        if k == 1:
            t.ship(sea.pen(372, 730, 0.7, -5), "#4a2a24", "#fbf2dc")
        t.wave(sea, rng, y, h, c, 150, phase=k * 60)
    t.whale(sea.pen(590, 826, 0.7, -6), "#123a58")
    cv.paste(sea, clip=lower)
    # Sand through the neck turns to rain.
    cv.fill(
        line([(500, 470), (500, 560)], (14, 6)), linear(["#f6cf86", "#a8d0dc"], (0, 480), (0, 560))
    )
    t.cloud(cv, rng, 500, 610, 190, "#e6edf0", shadow="#6a7f92")
    drops = []
    for x, y in rng.uniform((420, 614), (580, 690), (60, 2)):
        drops.append(line([(x, y), (x - 3, y + 20)], (0.6, 2.2)))
    cv.fill(drops, "#eafaff", opacity=0.8)
    # Glass.
    for m, outline in ((upper, top), (lower, low)):
        inner = m - m.blurred(16)
        cv.fill(inner, "#eef8fa", opacity=0.55)
        cv.fill(line(np.concatenate([outline, outline[:1]]), 5), "#ffffff", opacity=0.7)
    for path in ([(268, 180), (276, 270), (330, 362)], [(330, 640), (276, 730), (268, 800)]):
        cv.fill(line(path, (8, 15, 4), smooth=True), "#ffffff", opacity=0.75, soft=2)
    cv.fill(line([(722, 180), (716, 250)], (5, 9, 3)), "#ffffff", opacity=0.5, soft=2)
    # The frame.
    wood = "#7a4a2c"
    for y, h in ((84, 50), (866, 50)):
        for k, (dx, dh) in enumerate(((0, 0.4), (18, 0.6))):
            yy = y + (h * 0.4 if (k == 1) == (y < 500) else 0) * 1.0
            cv.fill(
                rect(192 + dx, yy, 616 - 2 * dx, h * dh, 9),
                lift(wood, 0.04 * k),
                shade=1.0,
                depth=16,
                mottle=0.12,
            )
    for x in (222, 778):
        body = []
        for y0, r in (
            (135, 17),
            (180, 12),
            (260, 9),
            (420, 13),
            (500, 19),
            (580, 13),
            (740, 9),
            (820, 12),
            (868, 17),
        ):
            body.append((x + r, y0))
        right = spline(body)
        cv.shadow(np.concatenate([right, (right * (-1, 1) + (2 * x, 0))[::-1]]), 8, 6, 6, 0.35)
        cv.fill(
            np.concatenate([right, (right * (-1, 1) + (2 * x, 0))[::-1]]),
            wood,
            shade=1.0,
            depth=13,
            mottle=0.12,
        )
    cv.fill(np.concatenate([arc(500, 500, 24, 13, 0, 360)]), "#d9a84a", shade=1.0, depth=10)
    strokes(cv, rng, 4, 18, 3500, vary=0.02, keep=[rect(200, 80, 600, 840)])


def _camel(pen, colour="#7a4a2c"):
    """A camel with its rider's load, 100 long."""
    for x in (-30, -20, 20, 30):
        pen.fill(line([(x, -40), (x + 2, -20), (x, 0)], (8, 5)), lift(colour, -0.06))
    pen.fill(
        blob(
            [
                (-44, -46),
                (-30, -62),
                (-12, -60),
                (0, -84),
                (14, -62),
                (34, -58),
                (40, -42),
                (0, -34),
            ]
        ),
        colour,
        shade=0.8,
        depth=14,
    )
    pen.fill(line([(34, -50), (52, -52), (58, -84)], (13, 9, 7), smooth=True), colour)
    pen.fill(ellipse(64, -88, 12, 6, 8), colour)
    pen.fill(rect(-20, -66, 16, 22, 3), "#c8402f")
