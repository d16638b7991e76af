"""Something small that is opened, and larger inside than outside."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift
from deck import card
from media import impasto, watercolour
from noise import fbm
from shapes import blob, circle, crescent, ellipse, line, pts, rect, spline, wobble
from things.wanderers import ladybird


@card("72", vignette=0.45, warmth=0.02)
def walnut_theatre(cv, rng):
    cv.lit(0.1, -1, "#ffd79a", "#120806")
    grain = fbm(rng, 3, 6, squash=0.12)
    cv.cover(radial(["#4a2a2e", "#2b161d", "#12090e"], (500, 420), 720))
    cv.fill(
        rect(-5, 690, 1010, 320),
        linear(["#7a4528", "#4a2617", "#27120c"], (0, 690), (0, 1000)),
    )
    cv.fill(Mask((grain * (grid()[1] > 690)).astype(np.float32)), "#2a120a", opacity=0.55)
    cv.glow(500, 800, 520, "#ff9d4a", 0.5, squash=0.4)
    # The other half of the shell leans behind, rounded side to us.
    cv.fill(ellipse(820, 735, 190, 30), "#0c0505", opacity=0.6, soft=14)
    back = blob(
        [
            (690, 730),
            (660, 600),
            (700, 470),
            (800, 420),
            (900, 460),
            (950, 590),
            (920, 720),
            (800, 752),
        ]
    )
    half = cv.fill(back, "#8a5a34", shade=1.0, depth=120, mottle=0.2)
    _wrinkles(cv, rng, half, (806, 590), 150, 180, 70, "#4a2a18")
    # The near half stands open like a stage.
    cv.fill(ellipse(440, 850, 400, 46), "#080303", opacity=0.7, soft=18)
    outer = wobble(
        rng,
        blob(
            [
                (90, 560),
                (120, 350),
                (240, 190),
                (440, 120),
                (640, 190),
                (752, 360),
                (776, 570),
                (720, 760),
                (580, 850),
                (440, 868),
                (290, 850),
                (150, 760),
            ],
            16,
        ),
        7,
    )
    shell = cv.fill(outer, "#b07a46", shade=1.0, depth=90, mottle=0.22)
    _wrinkles(cv, rng, shell, (440, 510), 340, 370, 150, "#5a3520")
    centre = np.array([436, 505])
    rim = wobble(rng, centre + (outer - centre) * (0.83, 0.86), 4)
    cv.fill(rim, "#e0b27a", shade=0.9, depth=26, rim=0.5)
    hole = wobble(rng, centre + (outer - centre) * (0.765, 0.80), 4)
    stage = cv.fill(hole, radial(["#ffdf9a", "#e89a4c", "#8a3a22", "#3a120f"], (436, 560), 420))
    cv.shadow(cv.mask(rim) - stage, 0, 26, 22, 0.7, clip=stage)
    # Scenery: a paper moon, waves and a castle.
    cv.fill(
        rect(150, 150, 600, 560),
        linear(["#2a3f78", "#6a7fc0", "#f2c79a"], (0, 200), (0, 640)),
        clip=stage,
    )
    cv.glow(455, 350, 150, "#fff1c0", 0.6, clip=stage)
    cv.fill(crescent(455, 350, 54, 0.4, -20), "#fff0b8", shade=0.5, depth=16, rim=0.5)
    cv.fill(line([(462, 298), (464, 120)], 2), "#3a2a2a", clip=stage)
    for k in range(7):
        star = (352 + k * 27, 370 + 90 * np.sin(k * 2.1))
        cv.fill(circle(*star, 4), "#fff3c8", clip=stage)
    t.castle(cv.pen(330, 590, 0.95, haze=("#6a6aa8", 0.3)), rng, "#7d7ab0", "#43386e")
    for k, tone in enumerate(("#3f6fa8", "#2f5a92", "#24467a")):
        x = np.linspace(120, 780, 80)
        y = 590 + k * 26 + 12 * np.sin(x / 26 + k * 1.7)
        edge = np.concatenate([np.stack([x, y], 1), [(780, 720), (120, 720)]])
        cv.fill(edge, tone, shade=0.7, depth=10, clip=stage, rim=0.4)
    # Boards, footlights, players.
    boards = pts([(150, 676), (722, 676), (770, 860), (100, 860)])
    cv.fill(boards, linear(["#c98a4a", "#8a4f28"], (0, 676), (0, 850)), clip=stage)
    for k in range(-9, 10):
        cv.fill(
            line([(436 + k * 32, 676), (436 + k * 46, 860)], 2.4),
            "#5a2f18",
            clip=stage,
            opacity=0.7,
        )
    cv.glow(420, 560, 260, "#fff0b8", 0.5, clip=stage)
    for px in (360, 520):
        cv.fill(ellipse(px, 764, 60, 9), "#3a1a10", opacity=0.5, soft=4, clip=stage)
    king = cv.pen(352, 760, 2.1)
    h = t.person(king, "reach", coat="#7a2f8a", legs="#e8d8c0", scarf="#f2c14e", length=0.8)
    t.crown(king.at(h["head"][0] - 1, h["head"][1] - 4, 0.16))
    t.person(
        cv.pen(528, 762, 1.95, flip=True),
        "kneel",
        coat="#2f8f86",
        hair="#b8622c",
        bun=True,
        length=0.9,
    )
    # Curtains gathered to both sides and a scalloped pelmet.
    red = "#b3232e"
    for side in (-1, 1):
        base = 436 + side * 300
        for k in range(5):
            top = base - side * (20 + k * 40)
            low = base - side * (2 + k * 15)
            fold = line(
                [(top, 150), (top + side * 26, 420), (low + side * 14, 560), (low, 700)],
                (58, 54, 34, 52),
                smooth=True,
            )
            cv.fill(fold, lift(red, -0.05 + 0.03 * (k % 2)), shade=1.0, depth=24, clip=stage)
        cv.fill(
            line([(base + side * 40, 545), (base - side * 70, 575)], 15),
            "#e8b84a",
            shade=0.9,
            depth=8,
            clip=stage,
        )
    for k in range(7):
        px = 205 + k * 77
        swag = blob([(px - 44, 150), (px + 44, 150), (px + 40, 236), (px, 262), (px - 40, 236)])
        cv.fill(swag, lift(red, 0.02), shade=1.0, depth=30, clip=stage)
    edge = spline([(165 + k * 38.5, 236 if k % 2 else 262) for k in range(15)])
    cv.fill(line(edge, 8), "#e8b84a", shade=0.8, depth=6, clip=stage)
    for px in np.linspace(215, 660, 9):
        y = 838 - abs(px - 436) * 0.12
        cv.glow(px, y - 14, 60, "#ffd27a", 0.6, clip=stage)
        cv.fill(ellipse(px, y, 13, 9), "#e0b27a", shade=0.9, depth=6, clip=stage)
    # The house is full.
    for k, px in enumerate(np.linspace(90, 800, 8)):
        pen = cv.pen(px, 960 + 12 * np.sin(k * 2.3), 1.28, 4 * np.sin(k * 1.9))
        pen.fill(ellipse(0, 2, 34, 7), "#0a0403", opacity=0.6, soft=3)
        ladybird(pen, jitter(rng, "#c22f2b", 0.03, 10))
    impasto(cv, rng, None, 0.04)


def _wrinkles(cv, rng, clip, centre, rx, ry, count, ink):
    """The furrows of a nutshell, mostly lengthwise."""
    cx, cy = centre
    furrows = []
    for _ in range(count):
        a, r = rng.uniform(0, 2 * np.pi), np.sqrt(rng.uniform(0.05, 1))
        x, y = cx + rx * r * np.cos(a), cy + ry * r * np.sin(a)
        lean = (x - cx) / rx * 18
        n = rng.uniform(14, 34)
        path = [
            (x - lean, y - n),
            (x + rng.normal(0, 8), y),
            (x + lean * 0.4 + rng.normal(0, 9), y + n),
        ]
        furrows.append(line(path, (0.8, rng.uniform(3, 6.5), 0.8), smooth=True))
    cv.fill(furrows, ink, opacity=0.55, clip=clip, soft=0.8)
    lit = [type(f)(f.points + (3.5, -3), f.widths * 0.6) for f in furrows]
    cv.fill(lit, lift(ink, 0.38), opacity=0.4, clip=clip)


@card("73", vignette=0.12, grain=0.025)
def pear_room(cv, rng):
    """A white morning; half a pear on a plate, and somebody at home in it."""
    cv.lit(-0.75, -0.6, "#ffffff", "#4c5a8a")
    cv.cover(linear(["#f1eee6", "#fbf8ee", "#e9e4dc"], (0, 0), (1000, 700)))
    # The window's light lies on the wall.
    for x0, y0 in ((90, 70), (250, 100), (90, 260), (250, 290)):
        cv.fill(
            pts([(x0, y0), (x0 + 140, y0 + 26), (x0 + 140, y0 + 186), (x0, y0 + 160)]),
            "#fff7cf",
            opacity=0.8,
            soft=5,
        )
    cv.fill(rect(-5, 740, 1010, 270), linear(["#dfe4ec", "#f6f5f2"], (0, 740), (0, 1000)))
    for x in np.arange(-600, 1600, 74):
        cv.fill(line([(500 + (x - 500) * 0.55, 742), (x, 1010)], (3, 9)), "#7fa3c4", opacity=0.5)
    for y, w in ((768, 3), (806, 5), (860, 7), (935, 10)):
        cv.fill(line([(-5, y), (1005, y)], w), "#7fa3c4", opacity=0.5)
    # A whole pear behind.
    cv.fill(ellipse(840, 812, 170, 26), "#5c6a98", opacity=0.4, soft=12)
    whole = blob(
        [
            (720, 700),
            (740, 580),
            (800, 480),
            (810, 400),
            (850, 372),
            (890, 400),
            (905, 480),
            (962, 590),
            (975, 700),
            (930, 800),
            (840, 824),
            (760, 798),
        ]
    )
    cv.fill(
        whole,
        linear(["#b9c65a", "#d2b548", "#cf8a4a"], (740, 500), (960, 700)),
        shade=1.0,
        depth=130,
        mottle=0.2,
    )
    cv.fill(line([(850, 384), (862, 340), (886, 312)], (9, 6), smooth=True), "#6a4a2c", shade=0.9)
    # The half, its cut face to us.
    cv.fill(ellipse(420, 915, 330, 44), "#5c6a98", opacity=0.5, soft=18)
    skin = blob(
        [
            (130, 690),
            (170, 540),
            (268, 410),
            (312, 270),
            (332, 150),
            (400, 100),
            (470, 142),
            (492, 262),
            (540, 404),
            (648, 540),
            (692, 690),
            (640, 840),
            (520, 912),
            (410, 920),
            (290, 910),
            (180, 838),
        ],
        14,
    )
    cv.fill(
        skin,
        linear(["#a9bd4a", "#c9c04a", "#d98a4c"], (200, 200), (700, 800)),
        shade=1.0,
        depth=60,
        mottle=0.15,
    )
    centre = np.array([410, 560])
    flesh = cv.fill(
        centre + (skin - centre) * (0.945, 0.96) + (-6, 2),
        radial(["#fffbe4", "#fbf3c8", "#f0e6a4"], (400, 600), 420),
        shade=0.6,
        depth=40,
        mottle=0.08,
    )
    veins = []
    for a in rng.uniform(0, 2 * np.pi, 240):
        r0, r1 = rng.uniform(0.66, 0.82), rng.uniform(0.84, 0.97)
        d = np.array([np.cos(a) * 275, np.sin(a) * 330])
        veins.append(
            line([np.array([406, 600]) + d * r0, np.array([406, 600]) + d * r1], (0.6, 1.8))
        )
    cv.fill(veins, "#d9c87a", opacity=0.5, clip=flesh)
    # Two rooms: the core and a bedroom in the neck, with a stair between.
    core = blob(
        [
            (408, 452),
            (500, 492),
            (566, 600),
            (560, 730),
            (500, 810),
            (408, 826),
            (318, 810),
            (258, 730),
            (252, 600),
            (316, 492),
        ]
    )
    attic = blob(
        [
            (400, 196),
            (446, 226),
            (456, 300),
            (440, 352),
            (400, 364),
            (360, 352),
            (344, 300),
            (354, 226),
        ]
    )
    shaft = line([(402, 350), (402, 470)], 44)
    cv.fill([core, attic, shaft], "#c2a650", soft=3)
    for room in (core, attic, shaft):
        cv.fill(cv.mask(room).blurred(1), "#8a5f3a")
    inside = cv.fill(core, linear(["#c96a5a", "#e39a7a"], (0, 460), (0, 760)), shade=-0.5, depth=40)
    for k in range(-6, 7):
        cv.fill(
            line([(408 + k * 27, 440), (408 + k * 27, 760)], 5),
            "#f3c7a0",
            opacity=0.55,
            clip=inside,
        )
    cv.fill(
        rect(240, 742, 340, 100), linear(["#a8693c", "#c98a52"], (0, 742), (0, 820)), clip=inside
    )
    cv.fill(line([(240, 742), (580, 742)], 7), "#fff0d0", clip=inside)
    up = cv.fill(attic, linear(["#4a6a9a", "#7fa0c4"], (0, 200), (0, 360)), shade=-0.4, depth=20)
    for _ in range(16):
        cv.fill(circle(rng.uniform(350, 450), rng.uniform(205, 320), 2.2), "#fff3c0", clip=up)
    cv.fill(rect(335, 334, 130, 40), "#8a5f3a", clip=up)
    t.bed(cv.pen(402, 340, 0.46), blanket="#d8504a")
    cv.fill(circle(377, 311, 5), "#e6b48e")
    t.ladder(cv.pen(402, 742, 1.0), 400, 26, "#7a4a2a", 24)
    cv.glow(320, 600, 130, "#fff0b0", 0.8, clip=inside)
    lamp = cv.pen(312, 744, 1.3)
    lamp.fill(line([(0, 0), (0, -92)], 4), "#4a3426")
    lamp.fill(pts([(-22, -86), (22, -86), (13, -116), (-13, -116)]), "#fff2b4", shade=0.5, depth=10)
    lamp.fill(ellipse(0, 0, 16, 4), "#4a3426")
    t.armchair(cv.pen(486, 786, 1.1), "#2f7a78")
    reader = cv.pen(484, 748, 1.05, flip=True)
    h = t.person(reader, "sit", coat="#f0c24a", legs="#3a3a52", hair="#5a3020", bun=True)
    t.book(reader.at(h["hand"][0] + 4, h["hand"][1] + 2, 0.26, -12), "#8a2f3a")
    cv.fill(rect(440, 560, 62, 50), "#8a5f3a", shade=0.6, depth=5, clip=inside)
    cv.fill(rect(446, 566, 50, 38), linear(["#9fd0e0", "#8fb86a"], (0, 566), (0, 604)), clip=inside)
    t.cat(cv.pen(360, 800, 0.44), "#3a3038", pose="sit")
    # Seeds outside like luggage, stalk and leaf, a knife in front.
    cv.fill(
        line([(402, 118), (396, 70), (420, 24)], (13, 9, 12), smooth=True),
        "#6a4a2c",
        shade=1.0,
        depth=9,
    )
    t.leaf(cv.pen(404, 70, 1.6, 64), "#6f9a3f")
    for x, y, a in ((690, 900, 40), (735, 930, -20), (655, 945, 80)):
        cv.fill(ellipse(x + 5, y + 9, 26, 9), "#5c6a98", opacity=0.4, soft=4)
        seed = ellipse(0, 0, 26, 14) * (1, 1)
        seed[:, 1] *= 1 - seed[:, 0] / 60
        c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
        cv.fill(seed @ np.array([[c, s], [-s, c]]) + (x, y), "#4a2a1c", shade=1.0, depth=14)
    watercolour(cv, rng, 2.5, 0.08, "#fffdf6")
