"""Hard light on a plain ground: what it shows is not what stands there."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear, radial
from colour import lift, mix
from deck import card
from media import strokes
from noise import fbm
from scipy import ndimage
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


def cast(cv, draw, foot, length=1.0, lean=-0.9, colour="#4a3550", opacity=0.7):
    """The shadow of what `draw` draws, laid on the ground from `foot` towards the viewer."""
    layer = cv.layer()
    draw(layer)
    step = 2
    small = layer.alpha[::step, ::step]
    unit = 768 / 1000
    x0, y0 = foot[0] * unit, foot[1] * unit
    # From a (row, column) of the shadow to where it stood upright, above the foot.
    matrix = np.array([[-1 / length, 0], [lean / length, 1]])
    offset = np.array([y0, x0]) - matrix @ np.array([y0, x0])
    laid = ndimage.affine_transform(small, matrix, offset, order=1)
    field = np.repeat(np.repeat(laid, step, 0), step, 1)
    cv.fill(
        Mask(np.clip(field, 0, 1).astype(np.float32)).blurred(1.6),
        colour,
        opacity=opacity,
        mode="multiply",
    )


@card("31", vignette=0.15, grain=0.03)
def noon_square(cv, rng):
    cv.lit(0.5, -0.85, "#fff6cc", "#5a3020")
    cv.cover(linear(["#f2bb3e", "#f7cf62", "#fbe08a"], (0, 150), (0, 1000)), 1.0)
    # Slabs that run to a far point.
    lines = [line([(500 + k * 46, 210), (500 + k * 210, 1010)], (1.2, 4)) for k in range(-14, 15)]
    rows, y = [], 212.0
    gap = 14.0
    while y < 1000:
        rows.append(line([(-5, y), (1005, y)], 1 + (y - 200) / 300))
        y += gap
        gap *= 1.2
    cv.fill([*lines, *rows], "#c98a2a", opacity=0.45)
    cv.fill(Mask(fbm(rng, 5, 5)), "#fff3c0", opacity=0.25)
    # An arcade closes the square, in its own shade.
    cv.fill(rect(-5, -5, 1010, 120), "#7fb7b0")
    cv.fill(rect(-5, 40, 1010, 176), linear(["#e9dcc0", "#d9c39a"], (0, 40), (0, 216)), mottle=0.1)
    for x in np.arange(-20, 1010, 86):
        cv.fill(
            np.concatenate([arc(x + 43, 130, 27, 30, 180, 360), [(x + 70, 216), (x + 16, 216)]]),
            linear(["#3f3040", "#7a4a40"], (0, 100), (0, 216)),
        )
        cv.fill(rect(x + 30, 54, 24, 30, 3), "#6a7a80")
    cv.fill(rect(-5, 34, 1010, 12), "#f7ecd2", shade=0.5, depth=6)
    cv.fill(pts([(-5, 216), (1005, 216), (1005, 232), (-5, 232)]), "#a8682a", opacity=0.5, soft=3)
    violet = "#7a4a6a"
    walkers = (
        # foot, scale, who, what the light makes of it
        (
            (370, 296),
            0.95,
            {"pose": "walk", "coat": "#2f5f8a", "hat": "#243a52"},
            lambda sheet, x, y: t.elephant(sheet.pen(x, y, 1.5), "#000000"),
        ),
        (
            (740, 300),
            0.95,
            {"pose": "stand", "coat": "#c8352b", "length": 0.85, "bun": True},
            lambda sheet, x, y: t.horse(
                sheet.pen(x - 10, y + 28, 1.5), "#000000", "#000000", pose="gallop"
            ),
        ),
        (
            (300, 520),
            1.45,
            {"pose": "walk", "coat": "#3a3a44", "hat": ("tall", "#20202a")},
            lambda sheet, x, y: t.heron(sheet.pen(x, y, 2.7), "#000000", "#000000", "#000000"),
        ),
        (
            (890, 470),
            1.5,
            {"pose": "run", "coat": "#2f8a6a", "child": True},
            lambda sheet, x, y: t.fox(sheet.pen(x, y, 2.2), "#000000", "#000000", "#000000"),
        ),
    )
    for (x, y), s, who, other in walkers:
        cast(cv, lambda sheet, o=other, x=x, y=y: o(sheet, x, y), (x, y), 0.95, 0.85, violet)
        t.person(cv.pen(x, y, s), **who)
    # A cat that is somebody else.
    x, y = 590, 660
    cast(
        cv,
        lambda sheet: (
            t.back_view(
                sheet.pen(x, y, 3.5), "#000000", "#000000", "#000000", length=0.7, arms="wide"
            ),
            t.crown(sheet.pen(x, y - 335, 0.8), "#000000", "#000000"),
        ),
        (x, y),
        0.86,
        0.75,
        violet,
    )
    t.cat(cv.pen(x, y, 1.35), "#2c2a33")
    t.flock(cv, rng, [(620 + 40 * k, 20 + 8 * (k % 2)) for k in range(5)], "#33504a", 10)
    strokes(
        cv,
        rng,
        5,
        22,
        4500,
        vary=0.035,
        keep=[circle(px, py - s * 45, s * 62) for (px, py), s, _, _ in walkers]
        + [circle(590, 590, 95)],
    )


@card("32", vignette=0.12, grain=0.025)
def the_kept_storm(cv, rng):
    cv.lit(-0.7, -0.7, "#ffffff", "#5a6878")
    cv.cover(linear(["#fdfbf6", "#f1efe9", "#dfe0de"], (0, 0), (900, 900)))
    # Light of a window on the wall.
    for x in (560, 760):
        for y in (110, 330):
            cv.fill(
                pts([(x, y), (x + 170, y + 50), (x + 150, y + 240), (x - 20, y + 190)]),
                "#fff6d2",
                opacity=0.85,
                soft=4,
            )
    cv.fill(rect(-5, 760, 1010, 245), linear(["#fbf9f4", "#e4e1da"], (0, 760), (0, 1000)))
    veins = fbm(rng, 4, 6)
    marble = np.clip(1 - np.abs(veins - 0.5) * 26, 0, 1)
    cv.fill(Mask(marble.astype(np.float32)), "#a9adb4", opacity=0.35, clip=rect(-5, 760, 1010, 245))
    cv.fill(line([(-5, 760), (1005, 760)], 4), "#b9b7b4")
    cv.fill(ellipse(620, 872, 330, 46), "#6a7688", opacity=0.45, soft=20)
    cage = np.concatenate(
        [
            [(270, 850)],
            spline(
                [
                    (270, 850),
                    (262, 480),
                    (300, 300),
                    (400, 190),
                    (500, 160),
                    (600, 190),
                    (700, 300),
                    (738, 480),
                    (730, 850),
                ]
            ),
            [(730, 850)],
        ]
    )
    brass = "#c9973f"

    # Bars at the back, then the weather, then the bars in front.
    def bar(u, tone, w):
        xs = [500 + (x - 500) * u for x in (730, 738, 700, 600, 500)]
        cv.fill(
            line(list(zip(xs, (850, 480, 300, 190, 160), strict=True)), w, smooth=True),
            tone,
            shade=0.9,
            depth=5,
        )

    for u in np.linspace(-0.9, 0.9, 10):
        bar(u, mix(brass, "#8a7a5a", 0.4), 4)
    storm = cv.layer()
    storm.lit(-0.5, -0.85, "#dfe6f0", "#0a0f1c")
    storm.fill(cage, radial(["#5a6a80", "#3a4860", "#222c40"], (500, 560), 420), opacity=0.88)
    storm.fill(
        Mask(np.clip((fbm(rng, 6, 6) - 0.4) * 2.5, 0, 1)), "#1a2234", opacity=0.55, clip=cage
    )
    for x, y, w, tone in (
        (420, 330, 260, "#5f6d84"),
        (590, 350, 260, "#4a5870"),
        (500, 410, 400, "#3f4b62"),
        (380, 450, 240, "#56647c"),
        (630, 460, 230, "#4a586f"),
    ):
        t.cloud(storm, rng, x, y, w, tone, shadow="#1c2436", flat=False)
    for path in (
        [(450, 460), (420, 540), (458, 556), (410, 650), (440, 660), (396, 770)],
        [(590, 470), (610, 540), (580, 560), (616, 660)],
    ):
        storm.halo(line(path, 9), "#ffe98a", 36, 1.0)
        storm.fill(line(path, (13, 9, 2)), "#fffbe0")
    drops = [
        line([(x, y), (x - 10, y + 36)], (0.8, 2.4))
        for x, y in rng.uniform((280, 470), (740, 800), (90, 2))
    ]
    storm.fill(drops, "#cfe0ee", opacity=0.6, clip=cage)
    for k, y in enumerate((800, 826)):
        t.wave(storm, rng, y, 30, lift("#2f5a70", -0.05 * k), 110, phase=60 * k)
    t.paper_boat(storm.pen(560, 810, 0.8, -10))
    t.wave(storm, rng, 846, 22, "#24485c", 120, phase=150)
    cv.paste(storm, clip=cage)
    for u in (-1, -0.74, -0.44, -0.15, 0.15, 0.44, 0.74, 1):
        bar(u, brass, 7.5)
    for y, w in ((852, 240), (560, 238), (300, 201)):
        cv.fill(line(arc(500, y, w, 24 if y < 800 else 18, 0, 180), 9), brass, shade=0.9, depth=6)
    cv.fill(
        [ellipse(500, 868, 262, 30), rect(238, 850, 524, 20)],
        lift(brass, -0.03),
        shade=1.0,
        depth=16,
        rim=0.3,
    )
    cv.fill(line(circle(500, 120, 30), 9), brass, shade=1.0, depth=6)
    cv.fill(circle(500, 160, 17), brass, shade=1.0, depth=12)
    # It leaks: a puddle that goes over the edge.
    puddle = blob(
        [
            (600, 896),
            (700, 884),
            (800, 892),
            (860, 918),
            (810, 944),
            (720, 936),
            (650, 952),
            (580, 926),
        ]
    )
    cv.shadow(puddle, 3, 5, 4, 0.3)
    cv.fill(
        puddle,
        linear(["#a9c6d6", "#6f9ab2"], (640, 870), (800, 1000)),
        shade=0.9,
        depth=20,
        opacity=0.85,
        rim=0.5,
    )
    # The canary is out, and stays dry.
    cv.fill(ellipse(178, 902, 84, 12), "#7a8090", opacity=0.4, soft=6)
    bird = cv.pen(160, 846, 1.75)
    t.bird(bird, "#f6c92c", belly="#ffe680", wings="folded", beak="#e8782c")
    cv.fill([line([(158, 870), (156, 900)], 4), line([(178, 870), (180, 900)], 4)], "#d9782c")
    t.umbrella(cv.pen(196, 858, 1.5, 6), "#e2463a")
