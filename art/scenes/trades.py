"""People at a trade that nobody knew there was."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear
from deck import card
from media import strokes
from noise import ground, ridge
from shapes import blob, circle, ellipse, line, pts, rect, spline, taper

# --- stripes are put on by hand ---


def _bucket(pen):
    """A pail of black paint, 30 high, with a run down its side."""
    pen.fill(line([(-13, -28), (0, -46), (13, -28)], 2, smooth=True), "#5a5f68")
    pen.fill(pts([(-15, -30), (15, -30), (11, 0), (-11, 0)]), "#c9ced2", shade=1.0, depth=10)
    pen.fill(ellipse(0, -30, 15, 4), "#17151c")
    pen.fill(line([(6, -30), (7, -14)], (5, 4)), "#17151c")


def _herd(cv, x, y, size, striped):
    """A horse far off: white before, striped after."""
    beast = cv.layer()
    t.horse(beast.pen(x, y, size), "#f6efe2", "#d9cdbc" if not striped else "#2a2430")
    cv.fill(ellipse(x, y + 1, 52 * size, 6 * size), "#6a2a20", opacity=0.4, soft=4)
    cv.paste(beast)
    if striped:
        bands = [
            taper(
                [
                    (x + (k - 8) * 8 * size, y - 110 * size),
                    (x + (k - 7.4) * 8 * size, y - 60 * size),
                    (x + (k - 8) * 8 * size, y),
                ],
                4.2 * size,
            )
            for k in range(17)
        ]
        cv.fill(bands, "#221c28", clip=Mask(beast.alpha))


@card("24", vignette=0.18, warmth=0.01)
def the_stripers(cv, rng):
    cv.lit(-0.55, -0.8, "#fffbe6", "#3a2450")
    t.sky(cv, ["#f3b84e", "#f9d27c", "#fdebb8"], 0, 640, rng, 0.3, "#fff6d8")
    cv.fill(circle(180, 210, 92), "#fff8de", opacity=0.9)
    for base, high, tone in ((640, 60, "#e8a05a"), (672, 36, "#dd8048")):
        cv.fill(ground(ridge(rng, base, high, 0.3, 4)), tone, mottle=0.06)
    cv.fill(
        rect(-5, 668, 1010, 340),
        linear(["#d9713f", "#c4532f", "#9c3826"], (0, 668), (0, 1000)),
        mottle=0.1,
    )
    for x, n in ((940, 1.0), (60, 0.7)):
        tree = cv.pen(x, 676, n)
        tree.fill(
            [line([(0, 0), (4, -60), (-30, -104)], (10, 5)), line([(4, -56), (34, -106)], (7, 4))],
            "#5a3428",
        )
        tree.fill(
            [ellipse(-34, -112, 62, 18), ellipse(40, -116, 60, 17), ellipse(2, -132, 66, 18)],
            "#7a8a3c",
            shade=0.9,
            depth=14,
        )
    # Those who wait, and those who are done.
    for x, y, n in ((40, 712, 0.62), (130, 722, 0.74)):
        _herd(cv, x, y, n, False)
    for x, y, n in ((938, 730, 0.84), (870, 702, 0.56)):
        _herd(cv, x, y, n, True)
    hide, shadow, ink = "#fbf5ea", "#d9cde0", "#1d1a24"
    cv.fill(ellipse(490, 900, 340, 34), "#5a1c1c", opacity=0.55, soft=12)
    # Far legs, body, near legs.
    far_fore = line([(668, 600), (690, 730), (694, 820), (704, 872)], (78, 44, 30, 34), smooth=True)
    far_hind = line(
        [(350, 600), (372, 700), (346, 756), (366, 836), (376, 872)],
        (110, 66, 42, 30, 34),
        smooth=True,
    )
    cv.fill([far_fore, far_hind], shadow, shade=1.0, depth=26)
    tail = line([(262, 492), (228, 540), (222, 620)], (22, 15, 12), smooth=True)
    cv.fill(tail, hide, shade=1.0, depth=12)
    cv.fill(
        blob([(216, 600), (234, 604), (246, 690), (228, 740), (206, 700)]),
        "#e6dccb",
        shade=1.0,
        depth=14,
    )
    body = blob([(300, 452), (350, 432), (420, 440), (500, 448), (560, 430), (600, 396), (640, 336), (690, 268), (738, 232), (772, 286), (752, 348), (722, 400), (714, 470), (716, 540), (692, 610), (640, 656), (560, 676), (450, 668), (370, 650), (300, 660), (258, 610), (250, 530)], 12)  # fmt: skip  # noqa: E501
    fore = line(
        [(640, 590), (650, 700), (648, 756), (644, 836), (654, 884)],
        (104, 54, 46, 31, 36),
        smooth=True,
    )
    hind = line(
        [(322, 590), (318, 690), (276, 760), (288, 840), (298, 884)],
        (138, 74, 46, 31, 36),
        smooth=True,
    )
    trunk = cv.mask([body, fore, hind])
    cv.fill(trunk, hide, shade=1.0, depth=54, mottle=0.04)
    skull = blob([(722, 238), (752, 230), (788, 262), (836, 330), (876, 386), (884, 418), (862, 440), (832, 432), (790, 398), (750, 372), (722, 330)], 12)  # fmt: skip  # noqa: E501
    # The stripes so far: neck, shoulder and forelegs.
    bands = []
    for f in np.linspace(0.02, 0.94, 8):
        crest = np.array((574, 424)) + np.array((160, -188)) * f
        throat = np.array((716, 590)) + np.array((30, -230)) * f
        bend = (crest + throat) / 2 + (22 - 10 * f, 26 - 10 * f)
        bands.append(taper([crest + (-8, -8), bend, throat + (6, 6)], 27 - 9 * f))
    for k, x in enumerate((462, 506, 550)):
        bands.append(
            taper([(x, 426), (x + 22, 520), (x + 14 + 12 * k, 610), (x - 4 + 12 * k, 690)], 25)
        )
    bands.append(taper([(600, 440), (622, 540), (612, 640)], 26))
    for k in range(9):
        y = 648 + k * 25
        bands.append(taper([(586, y - 8), (648, y + 6), (706, y - 10)], 12 - 0.5 * k))
    cv.fill(bands, ink, clip=trunk, shade=0.5, depth=20)
    cv.fill(
        [taper([(640, y - 6), (690, y + 6), (740, y - 8)], 11) for y in range(660, 850, 25)],
        "#2a2432",
        clip=cv.mask(far_fore) - trunk,
    )
    # The next one is half way down.
    cv.fill(taper([(412, 428), (430, 480), (436, 540)], 25), ink, clip=trunk)
    for x, y, n in ((437, 552, 60), (428, 540, 34)):
        cv.fill(line([(x, y - 20), (x, y + n)], (5, 6)), ink, clip=trunk)
    # Mane, ears, head.
    crest = spline([(566, 428), (604, 388), (646, 326), (694, 262), (740, 226)], steps=10)
    for k in range(0, len(crest) - 2, 2):
        a, b = crest[k], crest[min(k + 3, len(crest) - 1)]
        out = np.array([-(b - a)[1], (b - a)[0]])
        out = out / np.hypot(*out) * (-44 if out[1] > 0 else 44) * min(1, (k + 4) / 14)
        tuft = pts([a, b, b + out + (2, -2), a + out * 0.92])
        cv.fill(tuft, ink if (k // 2) % 2 else hide, shade=0.8, depth=10)
    ears = blob([(738, 244), (716, 206), (722, 158), (746, 178), (762, 226)]), blob([(762, 240), (756, 196), (776, 162), (792, 194), (786, 248)])  # fmt: skip  # noqa: E501
    cv.fill(ears[1], shadow, shade=0.9, depth=14)
    cv.shadow(skull, -4, 14, 12, 0.35, clip=trunk)
    face = cv.fill(skull, hide, shade=1.0, depth=40)
    cv.fill(ears[0], hide, shade=1.0, depth=14)
    cv.fill(
        blob([(736, 226), (728, 204), (730, 180), (744, 198), (750, 224)]), "#6a4a58", opacity=0.8
    )
    # On the head they lie across its length, and leave the eye free.
    cheeks = []
    along, across = np.array((0.64, 0.77)), np.array((0.77, -0.64))
    for reach, start, stop, wide in ((2, -60, 60, 12), (26, -64, 4, 11), (48, -66, -8, 11), (70, -62, -16, 10), (92, -58, -18, 9), (88, 16, 50, 9), (108, 14, 48, 8), (126, 12, 44, 7)):  # fmt: skip  # noqa: E501
        a = np.array((742, 278)) + along * reach
        ends = a + across * start, a + across * (start + stop) / 2 - along * 9, a + across * stop
        cheeks.append(taper(ends, wide))
    cv.fill(cheeks, ink, clip=face)
    cv.fill(
        blob([(850, 372), (880, 384), (892, 420), (862, 446), (830, 438), (836, 408)]),
        "#3a3038",
        clip=face,
        shade=0.8,
        depth=16,
    )
    cv.fill(ellipse(870, 402, 8, 5, 40), "#120e14")
    cv.fill(line([(822, 414), (838, 430), (870, 428)], (2, 4, 1.5), smooth=True), "#120e14")
    cv.fill(ellipse(790, 302, 17, 13, 30), "#fbf5ea")
    cv.fill(circle(791, 303, 12), "#1a1216", shade=0.8, depth=8)
    cv.fill(circle(787, 298, 4), "#ffffff")
    for x, y in ((654, 884), (298, 884), (704, 874), (376, 874)):
        cv.fill(
            pts([(x - 21, y - 16), (x + 15, y - 16), (x + 29, y + 20), (x - 24, y + 20)]),
            "#3a2c34",
            shade=1.0,
            depth=10,
        )
    # The painters.
    blue, cap = "#2f6f9a", ("cap", "#f6efe2")
    feet, heads = ((432, 928), (512, 928)), ((412, 500), (470, 496))
    for f in np.linspace(0.04, 0.97, 13):
        rung = [np.array(p) + (np.array(q) - p) * f for p, q in zip(feet, heads, strict=True)]
        cv.fill(line(rung, 6), "#c98a44", shade=0.8, depth=4)
    for p, q in zip(feet, heads, strict=True):
        cv.shadow(line([p, q], 10), 5, 5, 4, 0.3)
        cv.fill(line([p, q], 10), "#e6ae5e", shade=1.0, depth=6)
    man = cv.pen(476, 704, 1.6, flip=True)
    h = t.person(man, "reach", coat=blue, legs="#2a4a7a", hat=cap, length=0.02)
    hx, hy = man.point(*h["hand"])
    cv.fill(line([(hx + 8, hy + 8), (436, 552)], 5), "#8a5a34")
    cv.fill(line([(440, 558), (434, 540)], (12, 9)), ink)
    rider = cv.pen(372, 436, 1.5)
    t.person(rider, "sit", coat="#2f8f8a", legs="#2a5a6a", hat=cap, length=0.02, hair="#c9703a")
    _bucket(cv.pen(318, 442, 1.3))
    cv.fill(line([(396, 420), (424, 432)], 4), "#8a5a34")
    cv.fill(line([(420, 430), (432, 440)], (9, 6)), ink)
    kneeler = cv.pen(770, 906, 1.6, flip=True)
    cv.fill(ellipse(766, 908, 56, 8), "#5a1c1c", opacity=0.5, soft=5)
    g = t.person(kneeler, "kneel", coat="#e0b23c", legs="#5a4a34", hat=cap, length=0.02)
    kx, ky = kneeler.point(*g["hand"])
    cv.fill(line([(kx + 12, ky + 2), (kx - 18, ky - 4)], 4), "#8a5a34")
    cv.fill(line([(kx - 16, ky - 4), (kx - 28, ky - 6)], (9, 5)), ink)
    cv.fill([ellipse(860, 928, 54, 9), ellipse(896, 936, 24, 5)], ink)
    _bucket(cv.pen(838, 924, 1.6))
    _bucket(cv.pen(562, 944, 1.7))
    prints = [
        ellipse(900 + 30 * k, 950 - 26 * k + 10 * (k % 2), 9 - k * 0.8, 5 - k * 0.4)
        for k in range(4)
    ]
    cv.fill(prints, ink, opacity=0.8)
    strokes(
        cv, rng, 4, 15, 2400, vary=0.03, keep=[rect(190, 150, 710, 810), rect(0, 600, 1000, 140)]
    )
