"""A beast whose coat is something else: grain, candles."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from shapes import blob, circle, ellipse, line, pts, rect, spline
from things.wanderers import hedgehog


def _ear_of_wheat(base, angle, length, colour, rng):
    """One ear on its straw, as polygons with colours."""
    c, s = np.cos(angle), np.sin(angle)
    along, across = np.array([c, s]), np.array([-s, c])
    bits = []
    dark, pale = colour * 0.78, colour * 0.7 + 0.28
    root = np.array(base, float)
    tip = root + along * length
    straw = pts([root - across * 1.6, tip - across * 0.8, tip + across * 0.8, root + across * 1.6])
    bits.append((straw, dark))
    grain = np.array([(0, 0), (5, -4.4), (13, -4.6), (20, -1.6), (13, 2.2), (5, 2)])
    for k in range(7):
        at = root + along * (length * 0.56 + k * length * 0.066)
        for side in (-1, 1):
            g = grain * (1, side) * (length / 150)
            a = np.stack([g[:, 0] * 0.92 + 0, g[:, 1] - side * 2.4 + g[:, 0] * -0.22 * side], 1)
            tint = colour * (1 + rng.normal(0, 0.07))
            bits.append((at + a[:, :1] * along + a[:, 1:] * across, tint))
        if k > 2:
            for side in (-1, 1):
                far = at + along * length * 0.3 + across * side * length * 0.07
                bits.append((pts([at - across, far, at + across]), pale))
    return bits


@card("75", vignette=0.22, warmth=0.02)
def lion_of_wheat(cv, rng):
    cv.lit(-0.5, -0.85, "#fff3c0", "#5a2a1c")
    t.sky(cv, ["#58a8cf", "#a9d6dc", "#f6ecc4"], 0, 760, rng, 0.6, "#ffffff")
    t.flock(cv, rng, [(90, 120), (140, 150), (850, 90), (905, 130), (940, 100)], "#3a4a5a", 16)
    bits = []
    cx, cy = 500, 500
    # Ears radiate; the outer ones first, so that the inner ones lie on top.
    for ring, (reach, count) in enumerate(((300, 120), (255, 115), (205, 100), (160, 80))):
        for k in range(count):
            a = 2 * np.pi * (k + rng.uniform(-0.35, 0.35)) / count
            sx, sy = np.cos(a), np.sin(a)
            base = (cx + sx * reach * 0.92, cy + sy * reach)
            lit = -0.5 * sx - 0.85 * sy
            tone = lift(mix("#d9a03a", "#c07a2c", 0.3 + 0.08 * ring), 0.07 * lit - 0.012 * ring)
            n = rng.uniform(150, 200) * (1 - 0.06 * ring)
            bits += _ear_of_wheat(base, a + rng.normal(0, 0.14), n, tone, rng)
    cv.fill(ellipse(cx, cy + 10, 330, 350), "#7a4a20", soft=26)
    t.confetti(cv, bits)
    # Ears and face.
    fur, light, dark = "#d89a4c", "#f6e0b4", "#3a2018"
    for s in (-1, 1):
        cv.fill(circle(cx + s * 150, 322, 62), lift(fur, -0.04), shade=1.0, depth=36)
        cv.fill(circle(cx + s * 146, 330, 38), "#8a4a34", soft=5, opacity=0.8)
    face = blob(
        [
            (500, 290),
            (590, 305),
            (650, 370),
            (668, 470),
            (640, 570),
            (600, 660),
            (560, 730),
            (500, 752),
            (440, 730),
            (400, 660),
            (360, 570),
            (332, 470),
            (350, 370),
            (410, 305),
        ],
        14,
    )
    cv.shadow(face, 10, 22, 22, 0.5)
    head = cv.fill(face, fur, shade=1.0, depth=90, mottle=0.1)
    hairs = []
    for _ in range(420):
        x, y = rng.uniform(340, 660), rng.uniform(300, 730)
        dx, dy = (x - 500) * 0.1, 10 + (y - 480) * 0.02
        hairs.append(line([(x, y), (x + dx, y + dy)], (0.4, 1.8, 0.4)))
    cv.fill(hairs[::2], lift(fur, -0.1), opacity=0.45, clip=head)
    cv.fill(hairs[1::2], lift(fur, 0.1), opacity=0.45, clip=head)
    # Bridge of the nose, brows, cheeks.
    cv.fill(
        blob([(500, 330), (536, 400), (548, 560), (500, 600), (452, 560), (464, 400)]),
        lift(fur, 0.05),
        shade=0.8,
        depth=30,
        soft=7,
        clip=head,
    )
    for s in (-1, 1):
        x = cx + s * 84
        cv.fill(ellipse(x, 452, 66, 48, s * 14), lift(fur, -0.16), soft=12, opacity=0.8, clip=head)
        eye = blob(
            [
                (x - s * 48, 462),
                (x - s * 10, 430),
                (x + s * 34, 430),
                (x + s * 50, 444),
                (x + s * 16, 470),
                (x - s * 20, 474),
            ]
        )
        cv.fill(eye, dark)
        iris = cv.fill(
            blob(
                [
                    (x - s * 36, 460),
                    (x - s * 8, 438),
                    (x + s * 28, 436),
                    (x + s * 38, 446),
                    (x + s * 12, 464),
                    (x - s * 16, 467),
                ]
            ),
            "#f6d878",
        )
        cv.fill(circle(x + s * 2, 449, 20), "#c07a1e", clip=iris)
        cv.fill(circle(x + s * 2, 449, 10), "#140c0a", clip=iris)
        cv.fill(circle(x - 5, 442, 5), "#ffffff")
        cv.fill(
            blob([(x - s * 44, 436), (x, 404), (x + s * 58, 412), (x + s * 20, 426)]),
            light,
            soft=4,
            opacity=0.8,
        )
    muzzle = [ellipse(452, 622, 72, 62, 10), ellipse(548, 622, 72, 62, -10)]
    cv.fill(ellipse(500, 700, 62, 52), light, shade=1.0, depth=36)
    cv.fill(line([(446, 676), (500, 700), (554, 676)], (4, 13, 4), smooth=True), dark)
    for m in muzzle:
        cv.fill(m, light, shade=0.9, depth=46)
    for s in (-1, 1):
        for k in range(9):
            x, y = cx + s * (30 + 18 * (k % 4)), 606 + 17 * (k // 3)
            cv.fill(circle(x, y, 3), "#7a5030")
        for k in range(5):
            x, y = cx + s * (56 + 8 * k), 600 + 14 * k
            hair = [(x, y), (x + s * 90, y - 16 + 8 * k), (x + s * 180, y + 12 + 14 * k)]
            cv.fill(line(hair, (2.4, 0.6), smooth=True), "#fff8e0", opacity=0.9)
    nose = blob(
        [
            (500, 596),
            (468, 584),
            (444, 552),
            (470, 538),
            (500, 542),
            (530, 538),
            (556, 552),
            (532, 584),
        ]
    )
    cv.fill(nose, "#6b3030", shade=1.0, depth=24)
    cv.fill([ellipse(474, 565, 11, 7, 20), ellipse(526, 565, 11, 7, -20)], "#2a1010")
    cv.fill(ellipse(488, 549, 16, 5, -6), "#e8b0a0", opacity=0.7, soft=3)
    cv.fill(line([(500, 594), (500, 648)], (4, 6)), dark)
    # A field's edge in front, and two who have come to cut it.
    cv.fill(rect(-5, 880, 1010, 130), "#b5782c", soft=30)

    def crop(count, foot, tall):
        bits = []
        for x in rng.uniform(-20, 1020, count):
            lean = -np.pi / 2 + rng.normal(0, 0.16)
            tone = jitter(rng, "#d9a544", 0.04)
            bits += _ear_of_wheat(
                (x, foot + rng.uniform(0, 30)), lean, tall * rng.uniform(0.8, 1.2), tone, rng
            )
        t.confetti(cv, bits)

    crop(130, 1000, 150)
    man = cv.pen(150, 955, 2.0)
    h = t.person(man, "hold", coat="#3a6a9a", legs="#4a3428", hat="#f0dca0", scarf="#d8402f")
    man.fill(line([(h["hand"][0] - 12, -30), (h["hand"][0] + 6, -108)], 3.4), "#6a4428", shade=0.7)
    blade = spline([(h["hand"][0] + 6, -108), (h["hand"][0] + 40, -104), (h["hand"][0] + 62, -78)])
    man.fill(line(blade, (9, 6, 1)), "#dfe6ea", shade=0.8, depth=4)
    t.person(
        cv.pen(855, 965, 1.95, flip=True),
        "up",
        coat="#b8402f",
        legs="#3a2c38",
        hat="#f0dca0",
        length=0.9,
        bun=True,
    )
    crop(100, 1030, 105)
    strokes(
        cv,
        rng,
        3.4,
        14,
        3500,
        vary=0.03,
        keep=[face, rect(80, 730, 250, 200), rect(790, 760, 140, 170)],
    )
    impasto(cv, rng, None, 0.035)


@card("76", vignette=0.5, grain=0.035)
def candle_bearer(cv, rng):
    """A hedgehog carries the light through a dark wood."""
    cv.lit(-0.2, -1, "#ffcf85", "#04141c")
    cv.cover(radial(["#2f6a68", "#17464e", "#0a2430", "#051019"], (470, 430), 760))
    for tone, w in (("#123a44", 26), ("#0c2a35", 44), ("#071a24", 74)):
        for x in rng.uniform(-20, 1020, 7):
            cv.fill(
                line(
                    [(x, 900), (x + rng.normal(0, 20), 400), (x + rng.normal(0, 40), -20)],
                    (w * 1.3, w, w * 0.8),
                    smooth=True,
                ),
                tone,
                shade=0.4,
                depth=w / 3,
            )
    cv.glow(460, 470, 520, "#ffb35a", 0.55)
    # The forest floor: moss and fallen leaves.
    floor = np.stack([np.linspace(-10, 1010, 60), 790 + 14 * np.sin(np.linspace(0, 9, 60))], 1)
    cv.fill(
        np.concatenate([floor, [(1010, 1010), (-10, 1010)]]),
        linear(["#4c6a34", "#23402c", "#0c1c1a"], (0, 780), (0, 1000)),
        mottle=0.25,
    )
    t.grass(cv.pen(), rng, -10, 1010, 806, 34, 420, "#4a6a36")
    cv.glow(470, 840, 420, "#ffb04a", 0.5, squash=0.35)
    places = [(rng.uniform(0, 1000), rng.uniform(830, 1000)) for _ in range(160)]
    t.leaves(
        cv.pen(), rng, sorted(places, key=lambda p: p[1]), ["#8a4a24", "#a8692c", "#5a3820"], 17
    )
    cv.fill(ellipse(480, 872, 380, 40), "#04100f", opacity=0.6, soft=14)
    hog = cv.pen(440, 868, 5.5)
    # Candles stand where the longest spines would be; the far ones first.
    candles = [
        (-48, -48, 26, -22),
        (-30, -62, 36, -12),
        (-8, -68, 44, -3),
        (14, -62, 34, 7),
        (30, -50, 22, 16),
    ]
    near = [(-40, -34, 24, -16), (-20, -46, 32, -6), (2, -48, 36, 2), (20, -40, 24, 10)]
    for x, y, n, a in candles:
        _candle(hog.at(x, y + 8, 0.9, a), n)
    hedgehog(hog, rng, "#6d5038", "#e2bd90")
    for x, y, n, a in near:
        _candle(hog.at(x, y + 8, 1.0, a), n)
    # Warm light on its face; moths; toadstools that look on.
    cv.fill(line([hog.point(60, -30), hog.point(76, -18)], 4), "#ffe2b0", opacity=0.4, soft=3)
    for x, y, s, a in (
        (160, 250, 0.5, 20),
        (300, 120, 0.42, -30),
        (640, 130, 0.5, 25),
        (800, 300, 0.4, -15),
        (90, 450, 0.34, 40),
    ):
        t.butterfly(cv.pen(x, y, s, a), "#e8d3a8", "#a8824e", "#5a4028")
    t.sparks(
        cv,
        rng,
        [(rng.uniform(80, 920), rng.uniform(60, 700)) for _ in range(26)],
        "#ffc46a",
        1.8,
        13,
    )
    for x, y, s in ((70, 905, 1.3), (140, 930, 0.8), (945, 925, 1.2), (885, 950, 0.7)):
        t.mushroom(cv.pen(x, y, s), "#b8452f", "#d9c8a0")
    t.grass(cv.pen(), rng, -10, 1010, 1010, 60, 200, "#16302a")
    cv.bloom(0.72, 16, 0.35)
    impasto(cv, rng, None, 0.03)


def _candle(pen, n):
    """A thin candle with wax running down."""
    pen.fill(line([(0, 4), (0, -n)], (6.6, 5.4)), "#f6e6c0", shade=1.0, depth=5)
    pen.fill(
        [
            line([(-2.4, -n + 1), (-2.8, -n * 0.5)], (2, 2.6)),
            line([(2.2, -n + 1), (2.6, -n * 0.66)], (1.6, 2.2)),
        ],
        "#fff6dc",
        shade=0.8,
        depth=2,
    )
    pen.fill(ellipse(0, -n, 3, 1.1), "#ffedb8")
    pen.fill(line([(0, -n), (0.4, -n - 4)], 0.8), "#2a1a12")
    pen.glow(0, -n - 7, 34, "#ffb347", 0.75)
    flame = blob(
        [(0, -n - 2), (2.7, -n - 6), (1.5, -n - 11), (0, -n - 17), (-1.5, -n - 11), (-2.7, -n - 6)]
    )
    pen.fill(flame, "#ffd36b")
    pen.fill(ellipse(0, -n - 6, 1.3, 3), "#fffbe8")
