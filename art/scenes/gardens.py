"""Plants that do more than grow: one has a shadow of its own, one has been trained."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import UNIT, Mask, blur, col, grid, lift, linear
from colour import jitter
from deck import card
from media import strokes
from noise import fbm, ground, ridge
from shapes import blob, circle, ellipse, line, pts, rect, spline

# --- a dead tree in a desert, and its living shadow ---


def _in_its_shadow(points, foot):
    """Where the light throws a point of the tree: (aside, height) from its foot, onto the sand."""
    p = pts(points)
    return np.stack(
        [foot[0] + p[:, 0] - p[:, 1] * 0.62, foot[1] + p[:, 0] * 0.10 + p[:, 1] * 0.56], 1
    )


def _meadow(cv, rng, where, count):
    """Blades of grass that stand upright wherever the mask is."""
    rows, columns = np.nonzero(where.full()[::4, ::4] > 0.5)
    pick = rng.integers(0, len(rows), count)
    spots = np.stack([columns[pick], rows[pick]], 1) * 4 / UNIT + rng.uniform(0, 3, (count, 2))
    spots = spots[np.argsort(spots[:, 1])]
    tones = [
        lift(c, s) for c in ("#3f8a3c", "#5aa544", "#2f7340", "#86bf4a") for s in (-0.05, 0, 0.05)
    ]
    bits = []
    for x, y in spots:
        tall, lean = rng.uniform(9, 17) * (0.4 + y / 1300), rng.normal(0, 3)
        blade = pts([(x - 2.2, y), (x + 2.2, y), (x + lean, y - tall)])
        bits.append((blade, tones[rng.integers(len(tones))]))
    t.confetti(cv, bits)
    return spots


def _camel(pen, colour="#b9824c"):
    """A camel that grazes, 100 high, facing left."""
    dark = lift(colour, -0.12)
    for x, foot in ((-24, -28), (26, 24)):
        pen.fill(line([(x, -46), (x - 2, -26), (foot, 0)], (11, 6, 6)), dark, shade=0.6, depth=5)
    pen.fill(line([(46, -62), (54, -44), (53, -34)], (4, 2), smooth=True), dark)
    body = blob([(-40, -58), (-30, -72), (-16, -74), (-8, -86), (0, -104), (9, -108), (18, -100), (26, -80), (40, -74), (50, -58), (42, -42), (4, -36), (-30, -40)])  # fmt: skip  # noqa: E501
    hide = pen.fill(body, colour, shade=1.0, depth=20)
    rug = blob([(-20, -66), (-6, -78), (24, -78), (34, -66), (32, -38), (-16, -38)], 6)
    pen.fill(rug, "#c8342c", shade=0.8, depth=12, clip=hide)
    for h in (-46, -66):
        pen.fill(line([(-19, h), (6, h - 3), (34, h)], 3, smooth=True), "#f2c14e", clip=hide)
    for x, foot in ((-30, -34), (36, 38)):
        pen.fill(line([(x, -50), (x + 2, -26), (foot, 0)], (15, 7, 7)), colour, shade=0.9, depth=7)
    neck = [(-32, -58), (-52, -44), (-66, -46), (-74, -30), (-80, -16)]
    pen.fill(line(neck, (24, 13, 10), smooth=True), colour, shade=1.0, depth=10)
    head = blob([(-72, -26), (-78, -22), (-94, -10), (-96, -4), (-88, -2), (-74, -10)])
    pen.fill(head, colour, shade=0.9, depth=8)
    pen.fill(blob([(-74, -26), (-68, -36), (-66, -26)]), dark)
    pen.fill(circle(-82, -14, 1.8), "#1c100c")


@card("05", vignette=0.2, warmth=0.01)
def the_shade_that_is_left(cv, rng):
    cv.lit(0.75, -0.66, "#fff4d2", "#5a2430")
    t.sky(cv, ["#3f9db5", "#8fcac6", "#f3e6bd", "#f9d49a"], 0, 470, rng, 0.25, "#fff6e0")
    t.sun(cv, 838, 118, 62, "#fffdf0", rng)
    for base, high, tone in ((455, 120, "#eebb85"), (490, 80, "#e8a568")):
        crest = ridge(rng, base, high, 0.22, 3)
        cv.fill(
            ground(crest),
            linear([lift(tone, 0.07), tone, lift(tone, -0.06)], (0, base - high), (0, base + 90)),
            mottle=0.05,
        )
        lee = np.concatenate([crest, (crest + (-80, 60))[::-1]])
        cv.fill(lee, "#8a3f38", opacity=0.2, soft=9)
    sand = cv.fill(
        ground(spline([(-20, 500), (200, 476), (520, 492), (760, 470), (1020, 488)])),
        linear(["#f3c078", "#e9a75e", "#cf7f45"], (0, 480), (0, 1000)),
        mottle=0.07,
    )
    x, y = grid()
    depth = np.clip((y - 470) / 530, 0.02, 1)
    ripple = np.sin(np.log(depth + 0.12) * 46 + (fbm(rng, 5, 4) - 0.5) * 9 + x / 130)
    cv.fill(sand * np.clip(ripple, 0, 1), "#a5532f", opacity=0.16)
    cv.fill(sand * np.clip(-ripple, 0, 1), "#ffe6b0", opacity=0.16)

    # The shadow has all the leaves: a meadow in the shape of a crown.
    foot = (664, 566)
    bunches = ((6, 655, 62), (-112, 610, 66), (122, 612, 64), (-206, 500, 66), (206, 506, 66), (-70, 500, 62), (64, 508, 60), (-150, 386, 56), (150, 392, 58), (0, 396, 50), (4, 575, 40))  # fmt: skip  # noqa: E501
    lumps = []
    for cu, cw, reach in bunches:
        lumps.append(_in_its_shadow(ellipse(cu, cw, reach * 0.8, reach * 0.8), foot))
        for a in rng.uniform(0, 2 * np.pi, 26):
            n = rng.uniform(12, 22)
            u, v = cu + reach * 0.88 * np.cos(a), cw + reach * 0.84 * np.sin(a)
            lumps.append(
                _in_its_shadow(ellipse(u, v, n * 1.5, n * 0.8, rng.uniform(0, 180), 18), foot)
            )
    for a in np.linspace(0, 2 * np.pi, 19):
        u, v = rng.uniform(280, 310) * np.cos(a), 505 + rng.uniform(220, 240) * np.sin(a)
        lumps.append(_in_its_shadow(ellipse(u, v, 12, 7, rng.uniform(0, 180), 14), foot))
    lumps.append(_in_its_shadow([(-20, -4), (20, -4), (18, 260), (-18, 260)], foot))
    boughs = []
    for path in ([(0, 230), (-60, 330), (-150, 390)], [(0, 230), (70, 330), (150, 400)], [(0, 230), (2, 420), (0, 600)], [(-50, 320), (-90, 440), (-120, 600)], [(50, 310), (80, 440), (120, 600)], [(-120, 370), (-180, 430), (-206, 500)], [(120, 370), (180, 430), (206, 500)]):  # fmt: skip  # noqa: E501
        boughs.append(line(_in_its_shadow(path, foot), (17, 7)))
    shade = cv.mask(lumps + boughs)
    cv.fill(shade, "#5a2a2c", opacity=0.72, soft=1.5)
    green = shade.blurred(9)
    green = Mask(np.clip((green.a - 0.66) * 9, 0, 1), green.x, green.y)
    cv.fill(green, linear(["#4f8a3a", "#276a3c", "#17503a"], (0, 560), (0, 960)), mottle=0.1)
    spots = _meadow(cv, rng, green, 5000)
    cv.fill(boughs, "#0c2c24", opacity=0.5, soft=2.5)
    for px, py in spots[rng.integers(0, len(spots), 90)]:
        n = 0.5 + py / 1600
        tone = ("#fff2a8", "#fff6ec", "#f28aa0")[rng.integers(3)]
        cv.fill(circle(px, py - 16 * n, 4.6 * n), tone)
        cv.fill(circle(px, py - 16 * n, 1.7 * n), "#c9822c")

    # The tree itself has been dead for a hundred years.
    bark = "#b79a84"
    limbs = [
        ([(664, 576), (658, 480), (676, 390), (664, 300)], (50, 34, 30, 22)),
        ([(668, 420), (610, 350), (560, 318), (520, 250), (470, 226)], (26, 18, 13, 8, 3)),
        ([(560, 318), (540, 270), (552, 214), (530, 160)], (13, 9, 6, 2)),
        ([(520, 250), (480, 268), (440, 262)], (8, 5, 2)),
        ([(664, 320), (620, 240), (628, 170), (596, 96)], (20, 14, 10, 3)),
        ([(628, 180), (660, 120), (654, 60)], (10, 7, 2)),
        ([(622, 210), (586, 180), (570, 130)], (9, 6, 2)),
        ([(668, 330), (722, 262), (716, 190), (752, 124)], (20, 14, 9, 2)),
        ([(718, 230), (700, 170), (708, 120)], (8, 5, 2)),
        ([(672, 404), (738, 356), (800, 344), (840, 290), (886, 280)], (24, 17, 12, 8, 2)),
        ([(800, 344), (846, 352), (880, 338)], (9, 6, 2)),
        ([(742, 354), (772, 300), (764, 256)], (11, 7, 2)),
    ]
    roots = (((650, 556), (612, 576), (570, 584)), ((676, 556), (722, 576), (764, 578)))
    limbs += [(root, (30, 16, 3)) for root in (*roots, ((664, 560), (660, 590), (636, 606)))]
    tree = [line(path, w, smooth=True) for path, w in limbs]
    cv.fill(tree, bark, shade=1.0, depth=13, mottle=0.16, edge=0.2)
    grain = []
    for k in range(7):
        u = 648 + k * 6
        grain.append(
            line([(u, 566), (u - 5 + k, 480), (u + 12 - k, 400)], (0.6, 2.2, 0.6), smooth=True)
        )
    cv.fill(grain, "#6a4438", opacity=0.55)
    cv.fill(ellipse(664, 474, 8, 14), "#4a2c2a")
    t.bird(cv.pen(884, 272, 0.34, flip=True), "#2c2430")

    # Two who have found it.
    cv.fill(ellipse(478, 858, 90, 12), "#12382c", opacity=0.5, soft=6)
    rest = cv.pen(206, 832, 1.75)
    t.person(
        rest, "ground", coat="#f6ecd6", legs="#3a4f7a", hat="#e8c46a", hair="#3a2620", length=0.1
    )
    _camel(cv.pen(478, 858, 1.6))
    grass = []
    for px, py in ((216, 838), (478, 866)):
        for dx in rng.uniform(-70, 70, 60):
            yy = py + rng.uniform(-4, 9)
            tall = rng.uniform(10, 24)
            bend = rng.normal(0, 4)
            blade = pts([(px + dx - 2.4, yy), (px + dx + 2.4, yy), (px + dx + bend, yy - tall)])
            grass.append((blade, jitter(rng, "#4a9442", 0.05, 8)))
    t.confetti(cv, grass)
    t.butterfly(cv.pen(330, 690, 0.3, 20), "#f7e27a")
    # A track comes to it from far away.
    steps = []
    for k in range(34):
        f = k / 33
        steps.append(
            ellipse(985 - 345 * f**0.8 + 7 * (-1) ** k, 950 - 190 * f, 8 - 4 * f, 4 - 2 * f)
        )
    cv.fill(steps, "#8a4630", opacity=0.55)
    kept = shade.blurred(8) | cv.mask([rect(420, 40, 480, 560), rect(130, 560, 460, 330)])
    strokes(cv, rng, 4, 16, 2000, vary=0.03, keep=kept)


# --- a hedge that has learnt something ---


def _clipped(cv, rng, shape, leaf="#4f8f3c", size=7.4, density=0.0135, depth=60.0, on=None):
    """A volume of small leaves, cut to a shape and round under the light."""
    mask = cv.mask(shape)
    if on is not None:
        cv.shadow(mask, -cv.light[0] * 14, 18, 14, 0.6, colour="#0a2018", clip=on)
    cv.fill(mask, lift(leaf, -0.16), shade=0.8, depth=depth)
    pad = 4
    height = blur(np.pad(mask.a, pad), depth * UNIT / 2)
    gy, gx = np.gradient(height)
    facing = -(gx * cv.light[0] + gy * cv.light[1])[pad:-pad, pad:-pad] * depth * UNIT * 1.7
    rows, columns = np.nonzero(mask.a > 0.5)
    count = int(len(rows) / UNIT**2 * density)
    pick = rng.integers(0, len(rows), count)
    lit = np.clip(facing[rows[pick], columns[pick]], -1, 1)
    places = np.stack([columns[pick] + mask.x, rows[pick] + mask.y], 1) / UNIT
    tones = [jitter(rng, leaf, 0.035, 9) for _ in range(14)]
    sun, dark = col("#e6f08a"), col("#123a30")
    bits = []
    for i in np.argsort(lit + rng.normal(0, 0.25, count)):
        tone = tones[rng.integers(14)]
        light = lit[i] + rng.normal(0, 0.12)
        tone = tone + (sun - tone) * max(light, 0) * 0.62 + (dark - tone) * max(-light, 0) * 0.85
        long, a = size * rng.uniform(0.7, 1.3), rng.uniform(0, 180)
        bits.append((ellipse(*places[i], long, long * 0.5, a, steps=8), tone))
    t.confetti(cv, bits)
    return mask


@card("10", vignette=0.18)
def good_hedge(cv, rng):
    cv.lit(-0.62, -0.78, "#fffbe0", "#12303a")
    t.sky(cv, ["#6ab6dc", "#a9d9e4", "#eef4d8"], 0, 520, rng, 0.5, "#ffffff")
    # Far trees, a clipped wall, a lawn and a path of gravel that comes to us.
    for x in np.arange(-30, 1060, 92):
        n = rng.uniform(60, 96)
        _clipped(cv, rng, ellipse(x, 430, n, n * 1.1), "#94bd94", 5, 0.008, 50)
    _clipped(cv, rng, rect(-20, 452, 1040, 110), "#6aa262", 5, 0.010, 40)
    cv.fill(
        rect(-5, 552, 1010, 460), linear(["#a5cf6a", "#7fb651", "#5c9440"], (0, 552), (0, 1000))
    )
    path = pts([(330, 556), (440, 556), (760, 1005), (-160, 1005)])
    cv.fill(path, linear(["#f3e3bd", "#e6cd9a", "#d2b27c"], (0, 556), (0, 1000)), mottle=0.16)
    for u, y, n in ((300, 592, 20), (470, 592, 20), (214, 652, 30), (80, 760, 48)):
        cv.fill(ellipse(u + n * 0.5, y, n * 1.1, n * 0.25), "#2f5a2a", opacity=0.5, soft=6)
        _clipped(cv, rng, pts([(u - n * 0.8, y), (u + n * 0.8, y), (u, y - n * 3.2)]), "#4f8a44", 5, 0.02, n)  # fmt: skip  # noqa: E501
    # The box it stood in.
    _box(cv, rng, 870, 760)
    # The dog: far parts first.
    cv.fill(ellipse(720, 935, 270, 36), "#234a24", opacity=0.6, soft=12)
    leaf, far = "#4f9440", "#458a3e"
    trunk = blob([(540, 470), (640, 440), (700, 520), (766, 640), (806, 780), (790, 890), (700, 930), (610, 900), (560, 800), (510, 680), (500, 560)], 14)  # fmt: skip  # noqa: E501
    ear = blob([(612, 290), (664, 320), (690, 420), (672, 500), (630, 506), (604, 440), (596, 340)])
    muzzle = blob([(520, 310), (440, 330), (392, 352), (384, 392), (420, 418), (500, 424), (560, 400)])  # fmt: skip  # noqa: E501
    tail = line([(770, 820), (840, 770), (872, 700)], (34, 22, 18), smooth=True)
    leg = line([(560, 700), (548, 800), (540, 880)], (64, 54, 52), smooth=True)
    arm = line([(556, 630), (470, 690), (400, 650)], (74, 56, 46), smooth=True)
    body = cv.mask([trunk, ellipse(734, 830, 118, 104), leg, ellipse(566, 590, 96, 120, 10)])
    head = cv.mask([trunk, ellipse(560, 350, 112, 104), circle(580, 236, 76)])
    for part, tone, depth, on in (
        (tail, far, 24, None),
        (circle(880, 640, 62), leaf, 60, None),
        (leg, far, 40, None),
        (ellipse(522, 908, 58, 30), far, 34, None),
        (trunk, leaf, 110, body),
        (ellipse(734, 830, 118, 104), leaf, 90, body),
        (ellipse(656, 918, 94, 32), leaf, 40, body),
        (ellipse(566, 590, 96, 120, 10), leaf, 90, body),
        (arm, leaf, 46, body),
        (ellipse(382, 640, 46, 37, -20), leaf, 40, body),
    ):
        _clipped(cv, rng, part, tone, depth=depth, on=on)
    neck = blob(
        [(486, 390), (560, 370), (668, 390), (676, 470), (620, 520), (540, 510), (492, 460)]
    )
    _clipped(cv, rng, neck, far, depth=60, on=body)
    collar = blob([(492, 430), (560, 470), (640, 470), (668, 440), (674, 474), (620, 512), (548, 512), (490, 474)])  # fmt: skip  # noqa: E501
    cv.shadow(collar, 6, 14, 10, 0.6, clip=body)
    cv.fill(collar, "#d8342c", shade=1.0, depth=20)
    cv.fill(circle(534, 524, 22), "#f2c14e", shade=1.0, depth=14, rim=0.5)
    for part, depth in (
        (ellipse(560, 350, 112, 104), 90),
        (muzzle, 54),
        (circle(580, 236, 76), 70),
        (ear, 50),
    ):
        _clipped(cv, rng, part, leaf, depth=depth, on=head)
    nose = blob([(368, 346), (396, 332), (420, 346), (412, 374), (384, 382)])
    cv.fill(nose, "#1c1a20", shade=1.0, depth=16)
    cv.fill(ellipse(386, 346, 9, 4), "#ffffff", opacity=0.7)
    cv.fill(circle(500, 316, 18), "#17151a", shade=0.8, depth=10)
    cv.fill(circle(493, 309, 6), "#ffffff")
    cv.fill(line([(404, 406), (440, 414), (492, 398)], (2, 6, 2), smooth=True), "#12301c")
    cv.fill(blob([(416, 410), (446, 412), (450, 444), (434, 460), (416, 446)]), "#f0788a", shade=0.9, depth=14)  # fmt: skip  # noqa: E501
    # The gardener, his shears put down, and the leaves that fell on the way out of the box.
    cv.fill(ellipse(262, 936, 76, 12), "#7a5a30", opacity=0.5, soft=6)
    man = cv.pen(232, 934, 3.0)
    t.person(
        man, "reach", coat="#35619a", legs="#6a5440", hat="#f0d58a", hair="#d5d0c8", length=0.04
    )
    man.fill(blob([(1, -70), (8, -70), (11, -44), (10, -26), (0, -26), (0, -46)], 6), "#f3ead6", shade=0.8, depth=8)  # fmt: skip  # noqa: E501
    t.scissors(cv.pen(70, 934, 1.2, 74), grip="#a5673a")
    fallen = []
    for _ in range(70):
        f = rng.uniform(0, 1)
        x, y = 330 + 560 * f + rng.normal(0, 40), 972 - 150 * f**2 + rng.normal(0, 14)
        fallen.append(
            (ellipse(x, y, 7, 3.4, rng.uniform(0, 180), 8), jitter(rng, "#4f8f3c", 0.06, 10))
        )
    t.confetti(cv, fallen)
    keep = cv.mask([rect(340, 150, 640, 800), rect(150, 600, 190, 360)])
    strokes(cv, rng, 4, 15, 2200, vary=0.04, keep=keep)


def _box(cv, rng, x, y):
    """A square tub of white boards with balls on its corners, and only earth in it."""
    cv.fill(ellipse(x + 30, y + 4, 150, 24), "#234a24", opacity=0.5, soft=9)
    cv.fill(rect(x - 110, y - 150, 220, 150), "#efe6d2", shade=0.9, depth=20, mottle=0.08)
    for k in range(1, 6):
        cv.fill(line([(x - 110 + k * 37, y - 148), (x - 110 + k * 37, y)], 3), "#b5a688")
    for h in (-136, -14):
        cv.fill(rect(x - 112, y + h - 9, 224, 18), "#f7f0e0", shade=0.9, depth=8)
    for s in (-1, 1):
        cv.fill(rect(x + s * 108 - 13, y - 164, 26, 172), "#f7f0e0", shade=0.9, depth=12)
        cv.fill(circle(x + s * 108, y - 176, 17), "#f7f0e0", shade=1.0, depth=14)
    cv.fill(ellipse(x, y - 152, 96, 14), "#4a2f20", mottle=0.3)
