"""Rooms in one-point perspective where the outside has come in."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import lift, mix
from deck import card
from noise import fbm, value
from shapes import blob, circle, ellipse, line, pts, rect, star


def box(cv, back, colours, mottle=0.07):
    """A room around its back wall (x, y, w, h); colours: ceiling, left, right, floor, back."""
    x, y, w, h = back
    ceiling, left, right, floor, wall = colours
    cv.fill(
        pts([(-5, -5), (1005, -5), (x + w, y), (x, y)]),
        linear([lift(ceiling, -0.1), ceiling], (0, 0), (0, y)),
        mottle=mottle,
    )
    cv.fill(
        pts([(-5, 1005), (1005, 1005), (x + w, y + h), (x, y + h)]),
        linear([lift(floor, -0.1), floor], (0, y + h), (0, 1000)),
        mottle=mottle,
    )
    cv.fill(
        pts([(-5, -5), (x, y), (x, y + h), (-5, 1005)]),
        linear([lift(left, 0.04), lift(left, -0.08)], (0, 0), (x, 0)),
        mottle=mottle,
    )
    cv.fill(
        pts([(1005, -5), (x + w, y), (x + w, y + h), (1005, 1005)]),
        linear([lift(right, -0.08), lift(right, 0.04)], (x + w, 0), (1000, 0)),
        mottle=mottle,
    )
    cv.fill(rect(x, y, w, h), wall, mottle=mottle)
    corner = [
        line([a, b], 3)
        for a, b in (
            ((0, 0), (x, y)),
            ((1000, 0), (x + w, y)),
            ((0, 1000), (x, y + h)),
            ((1000, 1000), (x + w, y + h)),
        )
    ]
    cv.fill(
        [
            *corner,
            *(
                line([a, b], 3)
                for a, b in (
                    ((x, y), (x, y + h)),
                    ((x + w, y), (x + w, y + h)),
                    ((x, y + h), (x + w, y + h)),
                )
            ),
        ],
        lift(wall, -0.3),
        opacity=0.35,
        soft=4,
    )


@card("07", vignette=0.4)
def the_tide_comes_in(cv, rng):
    cv.lit(0.5, -0.8, "#dff1ff", "#0b1030")
    box(cv, (190, 120, 620, 520), ("#39435c", "#3f5f6a", "#4d6f76", "#3a3440", "#557a80"))
    # Wallpaper: small sprigs on the back wall.
    for row in range(8):
        for k in range(10):
            x, y = 220 + k * 62 + (row % 2) * 31, 150 + row * 62
            if x < 800:
                cv.fill(
                    [
                        ellipse(x, y, 7, 3, 50),
                        ellipse(x + 6, y + 3, 7, 3, -50),
                        line([(x + 3, y + 2), (x + 3, y + 16)], 1.4),
                    ],
                    "#7ea39a",
                    opacity=0.5,
                )
    view = cv.layer()
    t.sky(view, ["#0d1a44", "#24407c", "#7f90b8"], 150, 470)
    t.stars(view, rng, 160, 480)
    t.moon(view, 600, 250, 54, "#fbf1d2")
    t.sea(view, rng, 430, ["#5a78a8", "#1e3866"], 560, glitter="#fff0c8", glitter_x=600)
    cv.paste(view, clip=rect(500, 160, 240, 330))
    for shape in (
        rect(488, 146, 264, 16),
        rect(488, 146, 14, 352),
        rect(738, 146, 14, 352),
        rect(612, 150, 12, 344),
        rect(488, 320, 264, 10),
        rect(474, 490, 292, 20),
    ):
        cv.fill(shape, "#d9cdb4", shade=0.7, depth=8)
    # A picture on the wall, hung askew: a small dry boat.
    frame = cv.pen(330, 290, 1.0, -6)
    frame.fill(rect(-76, -62, 152, 124, 3), "#a9782f", shade=0.9, depth=9)
    frame.fill(rect(-62, -48, 124, 96), "#d8c9a4")
    t.sailing_boat(frame.at(0, 32, 0.55), "#7a3b2e")
    # Light of the lamp and the reader in the armchair.
    t.armchair(cv.pen(330, 792, 3.3), "#a8433f")
    t.person(
        cv.pen(318, 690, 3.0),
        "sit",
        coat="#e0c9a0",
        legs="#3a3a52",
        hair="#c9c4ba",
        skin="#e0b08c",
        length=0.2,
    )
    t.book(cv.pen(392, 660, 1.0, -8), "#2f5560")
    cv.fill(line([(150, 840), (150, 400)], (9, 6)), "#8a6a3a", shade=0.8, depth=6)
    cv.glow(150, 360, 420, "#ffd38a", 0.75)
    cv.fill(
        pts([(96, 420), (204, 420), (182, 322), (118, 322)]),
        linear(["#ffe9b8", "#ffc978"], (0, 320), (0, 420)),
        shade=0.5,
        depth=20,
    )
    t.cat(cv.pen(330, 494, 1.15), "#33303c")
    # The water: transparent, with a bright line where it meets the air.
    level = 716
    x, y = grid()
    swell = level + 7 * np.sin(x / 60) + 5 * np.sin(x / 23 + 1)
    under = np.clip((y - swell) / 3, 0, 1).astype(np.float32)
    dx = value(rng, 18, 0.5) * 9 * under
    cv.distort(dx, dx * 0.3)
    cv.fill(Mask(under), linear(["#2a7f94", "#0b3050"], (0, level), (0, 1000)), opacity=0.66)
    web = np.clip(1 - np.abs(fbm(rng, 9, 3, squash=0.5) - 0.5) * 22, 0, 1) * under
    cv.fill(Mask(web.astype(np.float32)), "#bff0e8", opacity=0.3, mode="screen")
    edge = np.stack(
        [
            np.arange(-5, 1010, 8.0),
            level
            + 7 * np.sin(np.arange(-5, 1010, 8.0) / 60)
            + 5 * np.sin(np.arange(-5, 1010, 8.0) / 23 + 1),
        ],
        1,
    )
    cv.fill(line(edge, 4), "#d8f5ee", opacity=0.8)
    for fx, fy, s, a, c in (
        (600, 800, 1.5, 4, "#ef7d3c"),
        (760, 880, 1.1, -8, "#f2c14e"),
        (520, 920, 0.9, 6, "#e4572e"),
        (170, 925, 1.0, -4, "#f2c14e"),
    ):
        t.fish(cv.pen(fx, fy, s, a, flip=fx > 550), c, stripes=3)
    t.bubbles(cv, rng, 640, 790, 12, 60, 6, size=6)
    t.paper_boat(cv.pen(830, 722, 1.35, 5))
    cv.glow(600, 760, 300, "#fff0c8", 0.25, squash=0.3)


@card("08", vignette=0.5, grain=0.035)
def the_corridor(cv, rng):
    cv.lit(0.0, -1.0, "#ffdf9a", "#12081c")
    box(cv, (400, 330, 200, 240), ("#221a30", "#33264a", "#33264a", "#241a2c", "#120c1a"), 0.12)
    # Chequered floor.
    for i in range(14):
        d0, d1 = 0.885**i, 0.885 ** (i + 1)
        ya, yb = 450 + 555 * d0, 450 + 555 * d1
        if yb < 570:
            break
        for k in range(-8, 8):
            if (i + k) % 2 == 0:
                quad = [
                    (500 + k * 130 * d0, ya),
                    (500 + (k + 1) * 130 * d0, ya),
                    (500 + (k + 1) * 130 * d1, yb),
                    (500 + k * 130 * d1, yb),
                ]
                half = [
                    (500 - 505 * d0, ya),
                    (500 + 505 * d0, ya),
                    (500 + 505 * d1, yb),
                    (500 - 505 * d1, yb),
                ]
                cv.fill(
                    pts(quad), mix("#6a5570", "#241a2c", 1 - d0 * 0.8), opacity=0.75, clip=pts(half)
                )
    # Doors on both sides, each of another colour; one stands open.
    paints = ["#7c2f3a", "#2f5f66", "#8a6a34", "#4f3a70", "#3f6a44", "#8a4a2c"]
    number = 0
    for i, d in enumerate((0.93, 0.66, 0.5)):
        e = d * 0.80
        for s in (-1, 1):
            xa, xb = 500 + s * 503 * d, 500 + s * 503 * e
            top_a, top_b = 450 - 290 * d, 450 - 290 * e
            low_a, low_b = 450 + 553 * d, 450 + 553 * e
            quad = pts([(xa, top_a), (xb, top_b), (xb, low_b), (xa, low_a)])
            frame = pts(
                [
                    (xa + s * 14 * d, top_a - 16 * d),
                    (xb - s * 12 * e, top_b - 16 * e),
                    (xb - s * 12 * e, low_b),
                    (xa + s * 14 * d, low_a),
                ]
            )
            open_one = i == 1 and s == 1
            cv.fill(frame, "#4a3526", shade=0.8, depth=8)
            if open_one:
                cv.fill(quad, linear(["#fff3c0", "#ffb85a"], (0, top_a), (0, low_a)))
                continue
            cv.fill(
                quad,
                mix(paints[number % 6], "#1a1020", 0.25 + 0.18 * i),
                shade=0.5,
                depth=20,
                mottle=0.14,
            )
            number += 1
            for u0, u1, v0, v1 in ((0.15, 0.85, 0.06, 0.45), (0.15, 0.85, 0.55, 0.93)):

                def at(u, v, xa=xa, xb=xb, ta=top_a, tb=top_b, la=low_a, lb=low_b):
                    return xa + (xb - xa) * u, (ta + (tb - ta) * u) * (1 - v) + (
                        la + (lb - la) * u
                    ) * v

                cv.fill(
                    pts([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]),
                    "#120a18",
                    opacity=0.3,
                    shade=-0.5,
                    depth=6,
                )
            cv.fill(
                circle(xa + (xb - xa) * 0.86, (top_a + low_a) / 2 + 20, 9 * d),
                "#e0b860",
                shade=1.0,
                depth=6,
            )
    # Light falls out of the open door, with the shadow of something antlered.
    cv.fill(
        pts([(828, 812), (764, 742), (330, 800), (250, 930), (520, 960)]),
        "#ffd27a",
        opacity=0.55,
        soft=10,
        mode="screen",
    )
    shade = cv.layer()
    spot = shade.pen(500, 884, 2.0, 0)
    antlers = []
    for s in (-1, 1):
        antlers += [
            line([(s * 9, -44), (s * 22, -66), (s * 18, -92)], (5, 2), smooth=True),
            line([(s * 18, -58), (s * 38, -70)], (4, 1.5)),
            line([(s * 21, -72), (s * 38, -88)], (3.5, 1.2)),
        ]
    spot.fill(
        [ellipse(0, -32, 13, 18), blob([(-24, 20), (-16, -18), (16, -18), (24, 20)]), *antlers],
        "#140818",
    )
    cv.paste(shade, opacity=0.75, blurred=2.5)
    cv.glow(800, 600, 330, "#ffcf7a", 0.5)
    # The end of the corridor is dark, with two eyes.
    cv.fill(rect(400, 330, 200, 240), radial(["#05030a", "#120c1a"], (500, 450), 140))
    for x0 in (484, 516):
        cv.glow(x0, 470, 26, "#f4e06a", 0.8)
        cv.fill(ellipse(x0, 470, 5.5, 7), "#fff6b0")
    child = cv.pen(300, 972, 2.7)
    at = t.person(
        child,
        "hold",
        coat="#e9e2d2",
        legs="#d9a988",
        hair="#5a3320",
        child=True,
        length=0.72,
        bun=True,
    )
    hand = child.point(*at["hand"])
    t.lantern(cv.pen(hand[0] + 6, hand[1] + 88, 0.9), glow=0.9)
    # A bare bulb's chain of dust.
    for px, py in rng.uniform((250, 300), (820, 900), (70, 2)):
        cv.fill(circle(px, py, rng.uniform(0.8, 2.2)), "#ffe9b0", opacity=0.4)


@card("09", vignette=0.3)
def the_counterpane(cv, rng):
    cv.lit(-0.7, -0.7, "#ffe2b0", "#231a4a")
    cv.cover(linear(["#27305a", "#4f4a7a", "#8a6a86"], (0, 0), (0, 600)))
    for k in range(13):
        cv.fill(rect(k * 84 - 20, -5, 30, 560), "#ffffff", opacity=0.05)
    cv.glow(120, 200, 560, "#ffd890", 0.55)
    # The head of the bed and the pillow with the sleeper.
    cv.fill(
        blob([(40, 640), (50, 300), (190, 220), (330, 300), (350, 640)]),
        "#6d4630",
        shade=0.9,
        depth=40,
        mottle=0.15,
    )
    cv.fill(
        blob([(86, 640), (92, 340), (190, 272), (290, 340), (300, 640)]),
        "#8a5a3c",
        shade=0.6,
        depth=26,
        mottle=0.15,
    )
    cv.fill(
        blob([(60, 560), (80, 440), (220, 410), (380, 440), (420, 540), (330, 610), (120, 620)]),
        "#f4ecdf",
        shade=1.0,
        depth=70,
    )
    head = cv.pen(262, 500, 7.2)
    head.fill(circle(0, 0, 11.5), "#e3b592", shade=0.9, depth=12)
    head.fill(
        blob([(-12, 4), (-13, -8), (-2, -14), (10, -11), (12, -3), (4, -6), (-4, -4), (-8, 6)], 8),
        "#7a3d1f",
        shade=0.8,
        depth=6,
    )
    head.fill(line([(3, 1), (6, 2.4), (9, 1)], 0.9, smooth=True), "#4a2a20")
    head.fill(line([(-4, 1), (-1.6, 2.4), (0.6, 1)], 0.8, smooth=True), "#4a2a20")
    head.fill([ellipse(7.6, 5, 2.4, 1.6), ellipse(-4, 5, 2.2, 1.5)], "#e08a78", opacity=0.5, soft=1)
    head.fill(line([(1.4, 7), (3.4, 7.8), (5.4, 7)], 0.8, smooth=True), "#9a4a40")
    # The blanket: quilted fields, hill behind hill, down to a sea in the foreground.
    ridges = [
        ([(300, 620), (420, 500), (560, 470), (700, 520), (860, 470), (1020, 520)], "#6f9a8a"),
        ([(200, 650), (360, 590), (520, 600), (700, 560), (880, 610), (1020, 570)], "#8fae62"),
        ([(60, 690), (240, 660), (420, 690), (620, 640), (820, 690), (1020, 650)], "#d2b659"),
        ([(-20, 750), (180, 730), (420, 770), (640, 730), (840, 775), (1020, 740)], "#b97a4a"),
    ]
    for i, (top, colour) in enumerate(ridges):
        crest = line(top, 1, smooth=True).points
        shape = np.concatenate([crest, [(1020, 1020), (top[0][0] - 30, 1020)]])
        hill = cv.fill(
            shape,
            linear(
                [lift(colour, 0.1), lift(colour, -0.12)],
                (0, crest[:, 1].min()),
                (0, crest[:, 1].max() + 130),
            ),
            mottle=0.1,
            shade=0.7,
            depth=40,
        )
        for k in range(16):
            x0 = top[0][0] + k * 74
            cv.fill(
                line(
                    [(x0, 400), (x0 + 60 - k * 4, 560), (x0 + 110 - k * 8, 1000)], 2.4, smooth=True
                ),
                lift(colour, -0.16),
                opacity=0.5,
                clip=hill,
            )
        for k in range(4):
            cv.fill(line(crest + (0, 26 + k * 34), 2), lift(colour, 0.14), opacity=0.55, clip=hill)
        for j in rng.integers(10, len(crest) - 6, 5 - i):
            x0, y0 = crest[j]
            if x0 > 420:
                t.pine(cv.pen(x0, y0 + 12, 0.4 + 0.12 * i), rng, "#3f6a58")
    t.house(cv.pen(690, 560, 0.62), rng)
    t.windmill(cv.pen(900, 640, 0.75), rng)
    # A lit sheet of sea with a fold of foam, a ship leaving it.
    for k, y in enumerate((835, 885, 940)):
        t.wave(cv, rng, y, 30, lift("#3f6f9a", -0.05 * k), 240, phase=70 * k, foam="#f4ecdf")
    t.sailing_boat(cv.pen(250, 838, 0.95, -4), "#a8402f", "#f8efdc")
    for k in range(5):
        x0 = 470 + k * 62
        j = 660 + (k % 2) * 6
        t.horse(cv.pen(x0, j + 42 - k * 4, 0.42), "#4a2f2a", pose="gallop")
        t.person(
            cv.pen(x0 + 2, j + 17 - k * 4, 0.36), "row", coat="#b5413a", hat=("cone", "#f2c14e")
        )
    t.moon(cv, 850, 150, 60, "#fff0c4", phase=0.5, angle=150)
    for x0, y0 in ((520, 120), (640, 210), (720, 90), (950, 300), (560, 290)):
        cv.fill(line([(x0, -5), (x0, y0)], 1.2), "#e8dcc0", opacity=0.6)
        cv.glow(x0, y0, 40, "#ffe9a8", 0.6)
        cv.fill(star(x0, y0, 15), "#ffe08a", shade=0.9, depth=8)
