"""Pictures in small pieces: stones, cut blocks of lino, stitches. Flat, bold, few colours."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, blur, grid, radial
from colour import lift
from deck import card
from media import cross_stitch, mosaic
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect, turned
from things.wanderers import frog


@card("78", vignette=0.2, grain=0.0)
def raven_and_marble(cv, rng):
    """A raven offers a marble that looks back; an open hand below."""
    cv.lit(-0.5, -0.8, "#fff0c8", "#1a0c20")
    x, y = grid()
    d = np.hypot(x - 640, y - 470)
    ring = np.sin(d / 17)
    cv.cover(radial(["#f7d77a", "#eea13a", "#d2542c", "#8f2230"], (640, 470), 780))
    cv.fill(Mask(np.clip(ring * 2, 0, 1).astype(np.float32)), "#fff0b0", opacity=0.16)
    ink, blue, light = "#141428", "#263a72", "#5f86b8"
    # A branch from the left, and the bird on it.
    cv.fill(
        line([(-20, 850), (180, 812), (420, 830), (560, 800)], (60, 46, 30, 8), smooth=True),
        "#4a2c2c",
        shade=1.0,
        depth=24,
    )
    t.leaves(
        cv.pen(),
        rng,
        [(rng.uniform(20, 520), 800 + rng.normal(0, 34)) for _ in range(20)],
        ["#5d8a4a", "#8aa84e"],
        24,
    )
    tail = [
        line([(150, 640), (60, 800 + k * 22), (10 + k * 26, 950)], (60, 50, 34), smooth=True)
        for k in range(4)
    ]
    for k, feather in enumerate(tail):
        cv.fill(feather, (ink, blue)[k % 2])
    body = blob(
        [
            (120, 640),
            (130, 480),
            (220, 340),
            (330, 262),
            (370, 190),
            (440, 140),
            (520, 142),
            (576, 190),
            (576, 260),
            (540, 330),
            (540, 470),
            (480, 640),
            (380, 760),
            (240, 770),
        ],
        14,
    )
    bird = cv.fill(body, ink, shade=0.9, depth=90)
    for row in range(7):
        for k in range(9):
            px, py = 180 + k * 44 + (row % 2) * 22, 350 + row * 54
            cv.fill(
                line([(px - 19, py), (px, py + 24), (px + 19, py)], (5, 11, 5), smooth=True),
                (blue, "#36508f")[k % 2],
                clip=bird,
            )
    for k in range(6):
        a, b = (300 - k * 14, 420 + k * 22), (150 - k * 22, 700 + k * 24)
        feather = line(
            [a, ((a[0] + b[0]) / 2 - 46 + k * 6, (a[1] + b[1]) / 2 + 10), b],
            (66, 60, 18),
            smooth=True,
        )
        cv.fill(feather, (ink, blue, "#1d2a55")[k % 3])
        cv.fill(line(feather.points[4:-4], 6), light, opacity=0.85)
    cv.fill(
        blob([(560, 196), (640, 206), (720, 250), (742, 296), (690, 286), (600, 272), (556, 262)]),
        "#3c3a4a",
    )
    cv.fill(
        blob([(560, 268), (620, 284), (678, 306), (700, 340), (636, 330), (560, 296)]), "#2a2836"
    )
    cv.fill(circle(492, 212, 32), "#f7e6a8")
    cv.fill(circle(498, 212, 17), "#0c0a14")
    cv.fill(circle(491, 205, 6), "#ffffff")
    cv.fill([line([(330, 760), (330, 820)], 22), line([(410, 740), (420, 820)], 22)], "#6a5a5a")
    # The marble, held at the tip of the beak.
    mx, my = 742, 392
    cv.glow(mx, my, 300, "#fff6c8", 0.8)
    cv.fill(circle(mx, my, 112), "#0f3f4a")
    cv.fill(
        circle(mx, my, 104), radial(["#e9fff2", "#5fd0c0", "#1f8f9a", "#10505e"], (mx, my), 104)
    )
    for a in np.linspace(0, 2 * np.pi, 26, endpoint=False):
        p, q = np.array([np.cos(a), np.sin(a)]) * 46, np.array([np.cos(a), np.sin(a)]) * 98
        cv.fill(line([(mx, my) + p, (mx, my) + q], (4, 9)), "#c8fff0", opacity=0.8)
    cv.fill(circle(mx, my, 44), "#101018")
    cv.fill(circle(mx - 18, my - 20, 16), "#ffffff")
    # The hand, against a dark cloud so that it can be seen.
    cv.fill(ellipse(760, 860, 250, 190), "#7a1f33", soft=34, opacity=0.9)
    t.hand(cv.pen(740, 985, 3.7, 2), "#f3c29c", None, "open", nails=False)
    cv.fill(ellipse(742, 840, 60, 34), "#e8a890", opacity=0.6, soft=10)
    cv.fill(pts([(640, 962), (880, 962), (910, 1010), (620, 1010)]), "#2f6f6a")
    # A border of two rows.
    frame = rect(-5, -5, 1010, 1010)
    cv.fill(frame, "#2f2a4a", cut=rect(44, 44, 912, 912))
    for k in range(22):
        for a, b in ((k * 46 + 22, 20), (k * 46 + 22, 980), (20, k * 46 + 22), (980, k * 46 + 22)):
            cv.fill(
                turned(rect(a - 13, b - 13, 26, 26), 45, (a, b)), "#eea13a" if k % 2 else "#f6ead0"
            )
    focus = np.exp(-(((x - mx) ** 2 + (y - my) ** 2) / 150**2)) * 2
    head = np.exp(-(((x - 520) ** 2 + (y - 230) ** 2) / 130**2)) * 1.6
    palm = np.exp(-(((x - 745) ** 2 + (y - 790) ** 2) / 170**2)) * 1.2
    edge = ((x < 46) | (x > 954) | (y < 46) | (y > 954)) * 0.6
    dense = (0.55 + focus + head + edge + palm).astype(np.float32)
    mosaic(cv, rng, 4000, "#5a4038", 1.1, 0.06, dense)
    cv.rgb = blur(cv.rgb, 1.15)  # sharper grout would cost more bytes than a card has


@card("79", vignette=0.12, grain=0.02, contrast=0.0)
def frog_band(cv, rng):
    """Frogs march and play in the rain: a lino print in four greens and one yellow."""
    paper, lime, leaf, deep, sun = "#f1edcf", "#b9cf5c", "#5d9a4a", "#16382f", "#f2b92f"
    x, y = grid()
    cv.cover(paper)
    # Cut marks of the sky follow the rain.
    marks = []
    for px, py in rng.uniform((-60, -40), (1100, 720), (420, 2)):
        n = rng.uniform(26, 70)
        marks.append(line([(px, py), (px - n * 0.42, py + n)], (1, 4.4, 0.6)))
    cv.fill(rect(-5, -5, 1010, 780), "#8fc0b0")
    cv.fill(marks, paper)
    for k, px in enumerate(np.linspace(-20, 1020, 15)):
        h = 300 + 130 * np.sin(k * 2.2)
        cv.fill(
            line(
                [(px, 780), (px + 20, 780 - h * 0.6), (px + 46 * np.sin(k), 780 - h)],
                (9, 6, 3),
                smooth=True,
            ),
            leaf,
        )
        cv.fill(ellipse(px + 46 * np.sin(k), 790 - h, 13, 42, 8 * np.sin(k)), "#7a4a26")
    cv.fill(rect(-5, 760, 1010, 250), "#3f8a86")
    ripples = []
    for py in np.arange(778, 1000, 17):
        px = rng.uniform(-60, 0)
        while px < 1000:
            n = rng.uniform(40, 150)
            ripples.append(
                line([(px, py), (px + n / 2, py - 5), (px + n, py)], (0.8, 5, 0.8), smooth=True)
            )
            px += n + rng.uniform(10, 60)
    cv.fill(ripples, "#a9d6c4")
    pads = [(175, 850, 180), (475, 862, 180), (775, 850, 180)]
    for px, py, r in pads:
        cv.fill(ellipse(px, py + 14, r, 42), deep)
        cv.fill(ellipse(px, py, r, 42), leaf)
        veins = [
            line([(px, py), (px + r * 0.86 * np.cos(a), py + 36 * np.sin(a))], (5, 1))
            for a in np.linspace(0, 2 * np.pi, 13)
        ]
        cv.fill(veins, lime)
    # The band: drum, tuba, trumpet; each shadow is a block of dark ink behind the body.
    for (px, py, _), stride, skin in zip(pads, (1, -1, 1), (lime, "#8fbf4a", lime), strict=True):
        shade = cv.layer()
        frog(shade.pen(px - 20, py, 4.3), stride=stride)
        dark = Mask(shade.alpha)
        cv.fill(dark.moved(-9, 8), deep)
        cv.fill(dark.moved(8, -4), deep)
        lay = cv.layer()
        lay.lit(0.7, -0.7, "#ffffff", "#000000")
        frog(lay.pen(px - 20, py, 4.3), skin, "#f3efc0", stride, deep)
        tone = (lay.rgb / np.maximum(lay.alpha, 1e-3)[..., None]) @ np.array(
            [0.3, 0.59, 0.11], np.float32
        )
        cv.paste(lay)
        cuts = (np.sin((x * 0.8 + y * 0.6) / 2.6) > 0.1) & (tone < 0.56) & (lay.alpha > 0.5)
        cv.fill(Mask(cuts.astype(np.float32)), deep, opacity=0.9)
    _drum(cv.pen(240, 706, 1.0), sun, deep, paper)
    _tuba(cv.pen(535, 640, 1.0), sun, deep)
    _trumpet(cv.pen(835, 556, 1.0), sun, deep)
    # The leader wears a hat; rain bounces off it.
    for px, py, h in ((768, 424, 92), (468, 436, 60), (168, 424, 72)):
        cv.fill([rect(px - 44, py - h, 88, h), ellipse(px, py, 78, 14)], deep)
        cv.fill(rect(px - 44, py - 26, 88, 13), "#c8402f")
    big = []
    for px, py in rng.uniform((0, 0), (1080, 900), (70, 2)):
        n = rng.uniform(50, 100)
        big.append(line([(px, py), (px - n * 0.42, py + n)], (1, 5, 0.6)))
    cv.fill(big, paper, opacity=0.95)
    # The hand press: rough edges and missed specks.
    cv.distort((fbm(rng, 60, 2) - 0.5) * 7, (fbm(rng, 60, 2) - 0.5) * 7)
    specks = np.clip((fbm(rng, 240, 1) - 0.83) * 20, 0, 1)
    cv.fill(Mask(specks), paper, opacity=0.6)
    cv.fill(rect(-5, -5, 1010, 1010), paper, cut=rect(30, 30, 940, 940, 6))


def _drum(pen, gold, dark, skin):
    pen.fill([rect(-96, -96, 190, 140, 8), ellipse(0, -96, 98, 30), ellipse(0, 44, 98, 30)], dark)
    pen.fill(rect(-88, -90, 176, 128), "#c8402f")
    zig = [(-88 + k * 29.3, -80 if k % 2 else 34) for k in range(7)]
    pen.fill(line(zig, 7), skin)
    pen.fill([ellipse(0, 40, 90, 22)], gold)
    pen.fill(ellipse(0, -96, 90, 24), skin)
    pen.fill([line([(-100, -190), (-10, -104)], 10), circle(-12, -106, 12)], dark)
    pen.fill([line([(90, -210), (26, -112)], 10), circle(28, -114, 12)], dark)


def _tuba(pen, gold, dark):
    path = [(-44, -86), (-76, -20), (-40, 60), (40, 60), (70, -30), (66, -190)]
    pen.fill(line(path, (22, 44, 58, 62, 62, 84), smooth=True), dark)
    pen.fill(pts([(20, -190), (112, -190), (170, -300), (-40, -300)]), dark)
    pen.fill(line(path, (12, 28, 40, 44, 44, 60), smooth=True), gold)
    pen.fill(pts([(36, -180), (98, -180), (152, -292), (-22, -292)]), gold)
    pen.fill(ellipse(65, -298, 106, 26), dark)
    pen.fill(ellipse(65, -298, 88, 16), "#8a5a1c")
    pen.fill([line([(-22, 10 + k * 0), (-22, -30)], 8) for k in (0,)], dark)
    pen.fill([circle(-6 + k * 26, 14, 10) for k in range(3)], dark)
    pen.fill(line([(58, -40), (58, -170)], 8), "#fbe9a0")


def _trumpet(pen, gold, dark):
    pen.fill(
        [line([(-50, -8), (70, -44)], 30), pts([(40, -64), (60, -16), (118, 4), (82, -118)])], dark
    )
    pen.fill(
        [line([(-48, -8), (70, -44)], 16), pts([(50, -54), (62, -24), (106, -8), (80, -98)])], gold
    )
    pen.fill(
        [line([(-4 + k * 20, -22 - k * 6), (-10 + k * 20, -52 - k * 6)], 9) for k in range(3)], dark
    )


@card("80", vignette=0.1, grain=0.0)
def snail_express(cv, rng):
    """A sampler in cross-stitch: a slow train, always on time."""
    cloth = "#f3ead6"
    cv.cover(cloth)
    cv.lit(-0.5, -0.8, "#ffffff", "#3a2030")
    # Land in bands.
    for base, height, tone in ((690, 110, "#a9d3cf"), (720, 60, "#7fbf9a")):
        x = np.linspace(0, 1000, 60)
        y = base - height * (0.5 + 0.5 * np.sin(x / 120 + base))
        cv.fill(np.concatenate([np.stack([x, y], 1), [(1000, 740), (0, 740)]]), tone)
    cv.fill(rect(0, 722, 1000, 30), "#2f6f48")
    cv.fill(rect(0, 745, 1000, 24), "#7a5236")
    for px in range(0, 1000, 36):
        cv.fill(rect(px, 769, 18, 18), "#7a5236")
    cv.fill(circle(760, 236, 84), "#f2b632")
    for a in np.linspace(0, 2 * np.pi, 12, endpoint=False):
        c, s = np.cos(a), np.sin(a)
        cv.fill(
            line([(760 + 108 * c, 236 + 108 * s), (760 + 146 * c, 236 + 146 * s)], 18), "#f2b632"
        )
    # Three snails; shells are carriages.
    for k, (px, shell, body) in enumerate(
        ((786, "#c8322f", "#b0602c"), (500, "#2f6f9a", "#b0602c"), (214, "#7a4a96", "#b0602c"))
    ):
        pen = cv.pen(px, 745, 0.98)
        slug = blob(
            [
                (-140, 0),
                (-120, -30),
                (0, -44),
                (80, -40),
                (96, -92),
                (128, -100),
                (150, -70),
                (140, -10),
                (110, 0),
            ]
        )
        pen.fill(slug, body)
        pen.fill([line([(104, -90), (92, -150)], 12), line([(132, -92), (140, -150)], 12)], body)
        pen.fill([circle(92, -154, 13), circle(141, -154, 13)], "#3a2030")
        pen.fill(circle(128, -68, 9), "#3a2030")
        pen.fill(circle(-18, -128, 106), shell)
        s = np.linspace(0.6, 4.3 * np.pi, 90)
        spiral = np.stack([-18 + (14 + s * 6.3) * np.cos(s), -128 + (14 + s * 6.3) * np.sin(s)], 1)
        pen.fill(line(spiral, 11), lift(shell, 0.2))
        if k:
            pen.fill(rect(-52, -166, 72, 62), "#ffe98a")
            pen.fill(line([(-52, -135), (20, -135)], 9), lift(shell, -0.12))
            pen.fill(circle(-18, -120, 17), ["", "#d89a70", "#8a5a3c"][k])
            pen.fill(rect(-36, -150, 36, 16), ["", "#c8322f", "#3f8a5a"][k])
        else:
            pen.fill([rect(-8, -286, 46, 70), rect(-20, -300, 70, 22)], "#2a2a3a")
        pen.fill(line([(-140, -8), (-176, -8)], 11), "#2a2030")
    for px, py, r in (
        (756, 412, 34),
        (700, 372, 44),
        (624, 340, 54),
        (534, 326, 60),
        (440, 330, 50),
    ):
        cv.fill(circle(px, py, r), "#9fb3bc")
    # Flowers below, birds above, a border of hearts and leaves.
    for k, px in enumerate(np.linspace(110, 890, 9)):
        tone = ["#d8402f", "#f2b632", "#b05a9a"][k % 3]
        cv.fill(line([(px, 900), (px, 836)], 10), "#3f8a5a")
        cv.fill(
            [
                circle(px - 16, 830, 13),
                circle(px + 16, 830, 13),
                circle(px, 814, 13),
                circle(px, 846, 13),
            ],
            tone,
        )
        cv.fill(circle(px, 830, 9), "#ffe98a")
    for px, py in ((180, 190), (300, 140), (400, 220)):
        cv.fill(line([(px - 44, py - 20), (px, py), (px + 44, py - 20)], 12), "#2f6f9a")
    cv.fill(rect(0, 0, 1000, 1000), "#c8322f", cut=rect(28, 28, 944, 944))
    for k, a in enumerate(np.linspace(56, 944, 23)):
        for px, py in ((a, 56), (a, 944), (56, a), (944, a)):
            cv.fill(rect(px - 10, py - 10, 20, 20), "#3f8a5a" if k % 2 else "#f2b632")
    weave = fbm(rng, 90, 2)[..., None]
    cv.rgb = np.clip(cv.rgb * (0.94 + 0.12 * weave), 0, 1)
    flat = cv.rgb.copy()
    cross_stitch(cv, 10.4, "#d8cbb0")
    # Thick wool: some colour shows between the crosses as well.
    cv.rgb = blur(np.clip(cv.rgb * 0.56 + flat * 0.47, 0, 1), 0.9)
