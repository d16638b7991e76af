"""Pictures in small pieces: stones, cut blocks of lino. Flat, bold, few colours."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, blur, grid, radial
from deck import card
from media import mosaic
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
