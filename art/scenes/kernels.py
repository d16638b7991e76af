"""Something small that is opened, and larger inside than outside."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear, radial
from colour import jitter, lift, mix
from deck import card
from media import strokes, watercolour
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect


@card("72", vignette=0.4, warmth=0.02)
def the_red_mine(cv, rng):
    """Miners bring red stones out of a pomegranate."""
    cv.lit(-0.7, -0.7, "#ffe2b0", "#0c1418")
    cv.cover(radial(["#3f6a66", "#1f4448", "#0c2228"], (300, 260), 900))
    grain = fbm(rng, 3, 5, squash=0.12)
    table = cv.fill(
        rect(-5, 742, 1010, 270), linear(["#6a4630", "#8a5a38", "#4a2c1e"], (0, 742), (0, 1000))
    )
    cv.fill(table * np.clip(grain * 2 - 0.9, 0, 1), "#2a1810", opacity=0.5)
    cv.fill(ellipse(540, 836, 440, 50), "#140a0a", opacity=0.6, soft=16)
    centre = (520, 470)
    skin = blob(
        [
            (520, 120),
            (660, 140),
            (800, 230),
            (880, 390),
            (872, 570),
            (790, 730),
            (650, 822),
            (500, 838),
            (350, 812),
            (220, 716),
            (156, 570),
            (160, 400),
            (236, 240),
            (380, 144),
        ]
    )
    # The crown on top, then the skin.
    for k, (x0, x1, tip, high) in enumerate(
        ((430, 490, 404, 30), (550, 612, 640, 34), (466, 530, 470, 6), (516, 580, 584, 8))
    ):
        cv.fill(
            blob([(x0, 150), (x0 - 4, 96), (tip, high), (x1 - 6, 92), (x1, 150)]),
            ("#a83a30", "#8a2a28", "#c4503c", "#b5442f")[k],
            shade=1.0,
            depth=18,
            mottle=0.15,
        )
    body = cv.fill(
        skin,
        radial(["#e8674a", "#c8342f", "#8a1c26", "#4a0d1a"], (340, 300), 640),
        shade=0.9,
        depth=110,
        mottle=0.2,
    )
    specks = [
        (ellipse(a, b, r, r, steps=7), jitter(rng, "#f0a070", 0.04))
        for a, b, r in zip(
            rng.uniform(160, 880, 420),
            rng.uniform(120, 830, 420),
            rng.uniform(0.8, 2.6, 420),
            strict=True,
        )
    ]
    layer = cv.layer()
    t.confetti(layer, specks, 0.5)
    cv.paste(layer, clip=body)
    # Where it is broken open.
    gap = blob(
        [
            (470, 236),
            (560, 214),
            (648, 262),
            (742, 330),
            (776, 450),
            (760, 590),
            (700, 716),
            (590, 770),
            (470, 772),
            (350, 724),
            (284, 600),
            (268, 470),
            (316, 352),
            (388, 300),
        ]
    )
    rim = blob((gap - centre) * 1.07 + centre)
    cv.fill(rim, "#f6dcae", shade=1.0, depth=16, mottle=0.1)
    hole = cv.fill(gap, radial(["#5a0a18", "#2a040e", "#14020a"], (520, 560), 330))
    _seeds(cv, rng, gap, hole)
    _diggers(cv, rng)
    strokes(
        cv,
        rng,
        4,
        15,
        2200,
        vary=0.03,
        keep=[ellipse(520, 478, 386, 380), rect(0, 780, 1000, 200), rect(380, 0, 280, 200)],
    )


def _seeds(cv, rng, gap, hole):
    """Rows of seeds in chambers that pale skins divide; the lower middle has been dug out."""
    inside = hole.full()
    spots = []
    for row, y in enumerate(np.arange(240, 790, 38)):
        for x in np.arange(270 + (row % 2) * 21, 790, 42):
            sx, sy = x + rng.normal(0, 5), y + rng.normal(0, 4)
            dug = ((sx - 500) / 150) ** 2 + ((sy - 700) / 190) ** 2 < 1
            i, j = int(np.clip(sy, 0, 999) * 1.536), int(np.clip(sx, 0, 999) * 1.536)
            if inside[i, j] > 0.5 and not dug:
                spots.append((sx, sy))
    for sx, sy in spots:
        near = max(0.0, 1 - np.hypot(sx - 500, sy - 660) / 380)
        tone = mix("#8a0f24", "#f0263a", near)
        turn = np.degrees(np.arctan2(sy - 640, sx - 500))
        seed = ellipse(sx, sy, 27, 22, -turn, steps=28)
        cv.fill(
            seed,
            radial([lift(tone, 0.14), tone, lift(tone, -0.14)], (sx - 7, sy - 8), 34),
            shade=0.9,
            depth=16,
            clip=hole,
        )
        cv.fill(ellipse(sx - 8, sy - 9, 6.5, 3.6, -35, steps=14), "#ffe6dc", opacity=0.9, clip=hole)
    for path in (
        [(500, 200), (474, 320), (486, 420), (470, 520)],
        [(230, 390), (350, 470), (400, 566)],
        [(800, 380), (680, 460), (618, 556)],
    ):
        cv.fill(
            line(path, (26, 11, 13), smooth=True),
            "#f3d6a4",
            shade=1.0,
            depth=8,
            clip=hole,
            mottle=0.1,
        )
    cave = blob(
        [
            (376, 770),
            (372, 660),
            (410, 566),
            (470, 528),
            (540, 526),
            (600, 566),
            (634, 660),
            (628, 770),
        ]
    )
    cv.fill(cave, radial(["#ffb45a", "#b5302a", "#3a0612"], (505, 690), 200), clip=hole, soft=3)
    cv.glow(505, 690, 260, "#ffb060", 0.7, clip=hole)


def _diggers(cv, rng):
    wood = "#a8743f"
    for path, w in (
        ([(392, 806), (404, 590)], 22),
        ([(622, 806), (606, 590)], 22),
        ([(374, 594), (634, 584)], 24),
    ):
        cv.fill(line(path, w), wood, shade=1.0, depth=10, mottle=0.2)
    # Rails come out over the rim and down to the table.
    for f in np.linspace(0, 1, 12):
        y = 752 + 230 * f**1.3
        mid, half = 500 - 150 * f**1.2, 44 + 92 * f
        cv.fill(
            line([(mid - half * 1.25, y), (mid + half * 1.25, y)], 5 + 9 * f),
            "#5a3822",
            shade=0.9,
            depth=5,
        )
    v = np.linspace(0, 1.06, 20)
    for s in (-1, 1):
        rail = np.stack([500 - 150 * v**1.2 + s * (44 + 92 * v), 748 + 230 * v**1.3], 1)
        cv.fill(line(rail, (4, 10)), "#c9ced0", shade=1.0, depth=5)
    # A cart that is full.
    cart = cv.pen(424, 914, 1.35)
    cart.fill(ellipse(0, 6, 96, 12), "#140a0a", opacity=0.5, soft=6)
    for k, (a, b) in enumerate(
        ((-46, -104), (-16, -112), (18, -110), (46, -102), (-30, -126), (4, -134), (32, -124))
    ):
        cart.fill(
            ellipse(a, b, 25, 21, k * 40),
            cart.radial(["#ff6a5a", "#e01c34", "#7a0a1c"], (a - 7, b - 8), 34),
            shade=0.9,
            depth=16,
        )
        cart.fill(ellipse(a - 8, b - 9, 6, 3.4, -35), "#fff0e6", opacity=0.9)
    cart.fill(
        pts([(-84, -98), (84, -98), (62, -22), (-62, -22)]),
        "#4f6068",
        shade=1.0,
        depth=24,
        mottle=0.18,
    )
    cart.fill(rect(-90, -104, 180, 13, 5), "#7a8a90", shade=1.0, depth=6)
    cart.fill([circle(x, -60, 3.4) for x in (-64, -22, 22, 64)], "#a8b4b8")
    for x in (-40, 40):
        cart.fill(circle(x, -12, 20), "#23282c", shade=0.9, depth=8)
        cart.fill(circle(x, -12, 8), "#8a969a", shade=0.9, depth=5)
    hauler = cv.pen(196, 946, 1.75, flip=True)
    cv.fill(ellipse(190, 948, 70, 9), "#140a0a", opacity=0.5, soft=5)
    rope = [hauler.point(-10, -55), (250, 846), cart.point(-78, -60)]
    cv.fill(line(rope, 4.5, smooth=True), "#e3c48a", shade=0.8, depth=3)
    t.person(hauler, "pull", coat="#2f7fa8", legs="#23303c", hat=("cap", "#f2c13c"), length=0.2)
    up = cv.pen(664, 690, 1.0)
    t.ladder(cv.pen(690, 800, 2.5, 8), 100, 20, "#b5834a")
    t.person(
        up.at(36, -2, 1.25, flip=True),
        "reach",
        coat="#e9a23c",
        legs="#23303c",
        hat=("cap", "#f2c13c"),
        length=0.2,
    )
    for lx, ly, s in ((402, 700, 0.5), (606, 690, 0.5)):
        t.lantern(cv.pen(lx, ly, s), "#ffe08a")
        cv.glow(lx, ly - 20, 110, "#ffc86a", 0.7)
    # Some have rolled away.
    for a, b, r in ((66, 838, 26), (726, 900, 27), (820, 884, 30), (884, 858, 24)):
        cv.fill(ellipse(a + 8, b + r * 0.75, r * 1.2, r * 0.3), "#140a0a", opacity=0.5, soft=4)
        cv.fill(
            ellipse(a, b, r, r * 0.84, -20),
            radial(["#ff6a5a", "#e01c34", "#7a0a1c"], (a - 8, b - 9), r * 1.3),
            shade=0.9,
            depth=18,
        )
        cv.fill(
            ellipse(a - r * 0.34, b - r * 0.38, r * 0.24, r * 0.13, -35), "#fff0e6", opacity=0.9
        )


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
