"""Somebody small goes somewhere on a thing that was made for something else."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, linear
from colour import jitter, lift
from deck import card
from media import impasto, strokes, watercolour
from noise import fbm, ridged, swirls
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("59", vignette=0.25, grain=0.03)
def the_last_volume(cv, rng):
    """A bridge of books over a canyon; the builder brings what is missing."""
    cv.lit(0.7, -0.7, "#fff0c4", "#3a1530")
    t.sky(cv, ["#5fa8b0", "#bfd9c4", "#fbe6b4", "#f9c88a"], 0, 620, rng, 0.6, "#fff6e0")
    for base, h, c in ((520, 170, "#d9b8a8"), (610, 130, "#dda58a")):
        line_ = [(-20, base)]
        x = -20
        while x < 1020:
            wide = rng.uniform(70, 190)
            top = base - h * rng.uniform(0.3, 1)
            line_ += [
                (x + 8, top),
                (x + wide - 10, top + rng.uniform(-6, 8)),
                (x + wide, base - h * 0.15),
            ]
            x += wide + rng.uniform(10, 60)
        cv.fill(
            pts([*line_, (1020, 1020), (-20, 1020)]),
            linear([lift(c, 0.08), lift(c, -0.02)], (0, base - h), (0, base)),
            mottle=0.1,
        )
        cv.fog(base - 90, base + 120, "#fdebc8", 0.75)
    # The gorge, with a thread of river.
    cv.fill(
        pts([(-40, 545), (1040, 545), (1040, 1040), (-40, 1040)]),
        linear(["#fbe6c0", "#f0bf9a", "#c07f86", "#7a4f7a"], (0, 560), (0, 1000)),
        soft=26,
    )
    cv.fill(
        line(spline([(560, 760), (500, 830), (540, 900), (470, 1010)]), (5, 34)),
        "#7fd0cc",
        shade=0.5,
    )
    # The arch: books as voussoirs, the key book is missing.
    cx, cy, r0 = 500, 880, 380
    tones = [
        "#b8322f",
        "#2f6f78",
        "#e0a83a",
        "#4a3a68",
        "#3f7f5a",
        "#d9c9a0",
        "#8a4a2c",
        "#c85f7a",
        "#27466a",
    ]
    n = 29
    start, stop = 207, 333
    step = (stop - start) / n
    under = []
    for k in range(n):
        a0, a1 = np.radians(start + k * step + 0.12), np.radians(start + (k + 1) * step - 0.12)
        if k == 17:
            continue
        deep = r0 + rng.uniform(92, 112)
        near = r0 - rng.uniform(0, 10)
        quad = pts(
            [
                (cx + near * np.cos(a0), cy + near * np.sin(a0)),
                (cx + deep * np.cos(a0), cy + deep * np.sin(a0)),
                (cx + deep * np.cos(a1), cy + deep * np.sin(a1)),
                (cx + near * np.cos(a1), cy + near * np.sin(a1)),
            ]
        )
        under.append((k, quad, near, deep, a0, a1))
    cv.fill([q + (0, 26) for _, q, *_ in under], "#3a1530", opacity=0.3, soft=16)
    for k, quad, near, deep, a0, a1 in under:
        tone = jitter(rng, tones[(k * 4) % len(tones)], 0.02, 5)
        cv.fill(quad, tone, shade=1.0, depth=14, mottle=0.12, edge=0.25)
        for f in (0.14, 0.2, 0.8, 0.86):
            r = near + (deep - near) * f
            cv.fill(
                line(
                    [
                        (cx + r * np.cos(a0 + 0.003), cy + r * np.sin(a0 + 0.003)),
                        (cx + r * np.cos(a1 - 0.003), cy + r * np.sin(a1 - 0.003)),
                    ],
                    3,
                ),
                "#f6d98a",
                opacity=0.85,
            )
    # The walls of the gorge stand before its ends.
    rock = ridged(rng, 9, 5)
    strata = np.sin(grid()[1] / 11 + fbm(rng, 5, 4) * 10)
    for side, edge in (
        (
            -1,
            [
                (-20, 505),
                (120, 500),
                (216, 508),
                (222, 560),
                (206, 640),
                (252, 720),
                (230, 820),
                (280, 900),
                (262, 1020),
                (-20, 1020),
            ],
        ),
        (
            1,
            [
                (1020, 505),
                (880, 500),
                (768, 508),
                (752, 570),
                (776, 660),
                (742, 740),
                (772, 850),
                (730, 940),
                (742, 1020),
                (1020, 1020),
            ],
        ),
    ):
        cliff = cv.fill(
            pts(edge),
            linear(["#d9703f", "#9a4432", "#5a2036"], (0, 500), (0, 1000)),
            shade=0.9,
            depth=60,
            mottle=0.15,
        )
        cv.fill(cliff * np.clip(strata * 2, 0, 1).astype(np.float32), "#8a3f34", opacity=0.35)
        cv.fill(cliff * np.clip((rock - 0.6) * 4, 0, 1), "#ffcf9a", opacity=0.35)
        cv.fill(cliff * np.clip((0.35 - rock) * 4, 0, 1), "#4a1c30", opacity=0.4)
        for _ in range(26):
            gx = rng.uniform(0, 230) if side < 0 else rng.uniform(770, 1000)
            t.grass(cv.pen(gx, 508, 1.4), rng, -8, 8, 0, 16, 8, "#a8943f")
    # Piles at the abutments.
    for x, base, n_ in ((205, 510, 3), (150, 506, 5), (800, 508, 4), (856, 504, 6), (906, 504, 2)):
        for k in range(n_):
            t.book(
                cv.pen(
                    x + rng.uniform(-6, 6),
                    base - k * 15,
                    0.68,
                    rng.uniform(-3, 3),
                    flip=bool(k % 2),
                ),
                rng.choice(tones),
                opened=False,
            )
    # The builder.
    a = np.radians(start + 15.7 * step)
    foot = (cx + (r0 + 100) * np.cos(a), cy + (r0 + 100) * np.sin(a))
    who = cv.pen(foot[0] - 14, foot[1] + 4, 2.0, 3)
    at = t.person(who, "hold", coat="#26486a", hat="#7a3a24", scarf="#e2b13c", length=0.5)
    hx, hy = who.point(*at["hand"])
    vol = cv.pen(hx + 16, hy + 30, 0.72, 84)
    t.book(vol, "#d8382c", opened=False)
    # Pages blow away, as birds do.
    for x, y, s, an in (
        (590, 300, 1.0, -20),
        (680, 236, 0.8, 20),
        (760, 270, 0.9, -40),
        (840, 180, 0.7, 10),
        (900, 230, 0.6, 40),
        (640, 170, 0.6, 5),
        (300, 700, 0.9, 30),
        (420, 800, 0.8, -30),
    ):
        p = cv.pen(x, y, s, an)
        p.fill(
            blob([(-26, -4), (-12, -16), (0, -4), (0, 10), (-14, 0)], 5),
            "#fffaf0",
            shade=0.8,
            depth=10,
        )
        p.fill(
            blob([(26, -8), (12, -18), (0, -4), (0, 10), (14, -2)], 5),
            "#f1e6cc",
            shade=0.8,
            depth=10,
        )
    arch = line(
        [
            (cx + (r0 + 50) * np.cos(b), cy + (r0 + 50) * np.sin(b))
            for b in np.radians(np.arange(207, 334, 3))
        ],
        150,
    )
    keep = [
        arch,
        rect(-5, 495, 1010, 520),
        rect(110, 420, 130, 90),
        rect(760, 400, 180, 110),
        rect(500, 180, 200, 230),
        rect(560, 120, 400, 230),
    ]
    strokes(cv, rng, 6, 26, 6000, swirls(rng, [], 0.15, 0.7), vary=0.035, keep=keep)
    impasto(cv, rng, swirls(rng, [(900, 120, 200, 1)], 0.15, 0.5), 0.05)


@card("61", vignette=0.15, grain=0.03)
def the_green_sea(cv, rng):
    """A bath under sail on hills like waves; sheep are the foam."""
    cv.lit(-0.5, -0.85, "#fffde0", "#1c4a58")
    t.sky(cv, ["#6fc0dc", "#b9e2e0", "#f4f7d4"], 0, 620, rng, 0.4, "#ffffff")
    t.cloud(cv, rng, 810, 210, 300, "#ffffff", shadow="#a9cfdc")
    t.cloud(cv, rng, 120, 320, 220, "#ffffff", shadow="#a9cfdc")
    tones = ["#bfdc9a", "#9fce7c", "#7fbb62", "#5fa650", "#458d48"]
    sheep = []
    for k, (y, h) in enumerate(((560, 70), (640, 100), (0, 0), (880, 110), (980, 110))):
        x = np.linspace(-20, 1020, 200)
        if k == 2:
            # The great wave that the bath is on: it curls to the right.
            crest = spline(
                [
                    (-20, 800),
                    (120, 760),
                    (270, 650),
                    (420, 590),
                    (600, 580),
                    (740, 620),
                    (800, 690),
                    (880, 760),
                    (1020, 790),
                ]
            )
        else:
            crest = np.stack(
                [x, y - h * (0.5 + 0.5 * np.sin(x / 150 + k * 1.9 + 0.5 * np.cos(x / 150)))], 1
            )
        body = np.concatenate([crest, [(1020, 1020), (-20, 1020)]])
        cv.fill(
            body,
            linear(
                [lift(tones[k], 0.08), tones[k], lift(tones[k], -0.1)],
                (0, crest[:, 1].min()),
                (0, crest[:, 1].min() + 300),
            ),
            mottle=0.08,
        )
        for j in range(7):
            cv.fill(line(crest + (0, 14 + j * 26), (1, 4, 1)), lift(tones[k], -0.08), opacity=0.35)
        step = 9 if k < 2 else 12
        for i in range(6, len(crest) - 6, step):
            if (
                0 < crest[i, 0] < 1000
                and not (k == 2 and 300 < crest[i, 0] < 800)
                and rng.random() < 0.75
            ):
                sheep.append((k, crest[i, 0], crest[i, 1] + 8))
    # Grass swept by the wind.
    blades = []
    for x0, y0 in rng.uniform((0, 660), (1000, 1000), (900, 2)):
        n = 8 + (y0 - 640) * 0.03
        blades.append(
            (
                pts([(x0, y0), (x0 + n * 0.9, y0 - n * 1.2), (x0 + 2.5, y0)]),
                jitter(rng, "#6fae50", 0.05, 8),
            )
        )
    t.confetti(cv, blades, 0.7)
    for k, sx, sy in sheep:
        _sheep(cv.pen(sx, sy, (0.28, 0.4, 0.6, 0.75, 0.95)[k], flip=bool(rng.random() < 0.3)), rng)
    # The bath.
    cv.fill(ellipse(540, 596, 250, 20), "#2a5a38", opacity=0.5, soft=9)
    cv.fill(line([(560, 420), (552, 60)], (13, 8)), "#9a6a40", shade=1.0, depth=9)
    rail = line([(470, 92), (700, 74)], 7)
    cv.fill(rail, "#c9a050", shade=0.8, depth=5)
    sail = blob(
        [
            (482, 100),
            (590, 96),
            (690, 88),
            (742, 170),
            (754, 270),
            (716, 366),
            (610, 374),
            (500, 366),
            (526, 270),
            (524, 180),
        ],
        12,
    )
    cloth = cv.fill(sail, "#fffaf0", shade=0.9, depth=60, mottle=0.04)
    for k in range(5):
        x0 = 500 + k * 48
        cv.fill(
            line(spline([(x0, 84), (x0 + 50, 180), (x0 + 54, 280), (x0 + 16, 380)]), 21),
            "#f2707c",
            opacity=0.9,
            clip=cloth,
            shade=0.3,
        )
    for k in range(8):
        cv.fill(line(circle(484 + k * 29, 96 - k * 2.2, 8), 2.5), "#b8903f")
    cv.fill(line([(500, 366), (420, 470)], 2.5), "#7a5a3a")
    cv.fill(line([(716, 366), (736, 470)], 2.5), "#7a5a3a")
    who = cv.pen(430, 520, 2.15)
    t.person(
        who,
        "reach",
        coat="#e6b08c",
        skin="#e6b08c",
        legs="#e6b08c",
        hair="#7a3a1c",
        hat=("cap", "#2f6f9a"),
        length=0.2,
    )
    hx, hy = who.point(30, -101)
    cv.fill(
        line([(hx - 56, hy + 22), (hx + 44, hy - 12)], (13, 22)), "#d9a83a", shade=1.0, depth=10
    )
    tub = blob(
        [
            (300, 444),
            (540, 458),
            (786, 436),
            (764, 520),
            (700, 580),
            (540, 592),
            (390, 582),
            (326, 520),
        ],
        14,
    )
    cv.shadow(tub, 12, 16, 12, 0.25)
    cv.fill(tub, "#fdfbf4", shade=1.0, depth=70)
    cv.fill(line(spline([(288, 440), (540, 456), (798, 430)]), 21), "#ffffff", shade=1.0, depth=12)
    for x0 in (400, 690):
        cv.fill(
            blob(
                [
                    (x0 - 22, 574),
                    (x0 + 24, 570),
                    (x0 + 16, 598),
                    (x0 + 34, 614),
                    (x0 - 26, 614),
                    (x0 - 10, 598),
                ]
            ),
            "#d9a83a",
            shade=1.0,
            depth=12,
        )
    foam = []
    for _ in range(30):
        foam.append((rng.uniform(320, 770), rng.uniform(418, 446), rng.uniform(9, 26)))
    for fx, fy, r in sorted(foam, key=lambda f: f[1]):
        cv.fill(circle(fx, fy, r), "#f4fbff", shade=1.0, depth=r, opacity=0.95)
    t.bubbles(cv, rng, 330, 400, 60, 300, 22, "#ffffff", 18)
    # The duck is the figurehead.
    duck = cv.pen(812, 432, 0.9)
    duck.fill(
        blob([(-34, 0), (-38, -22), (-10, -20), (6, -30), (28, -24), (30, 0), (0, 8)]),
        "#f9cf3a",
        shade=1.0,
        depth=18,
    )
    duck.fill(circle(20, -42, 19), "#f9cf3a", shade=1.0, depth=14)
    duck.fill(blob([(36, -46), (56, -40), (36, -34)], 5), "#f0803a", shade=0.8, depth=6)
    duck.fill(circle(26, -47, 3.4), "#1c1410")
    watercolour(cv, rng, 3.5, 0.08, "#fffdf4")


def _sheep(pen, rng):
    """A sheep, 100 long."""
    for x in (-24, -12, 14, 26):
        pen.fill(line([(x, -24), (x, 0)], 7), "#4a4148")
    wool = [
        circle(x + rng.normal(0, 3), y + rng.normal(0, 3), r)
        for x, y, r in (
            (-32, -40, 20),
            (-12, -50, 22),
            (12, -50, 22),
            (32, -42, 20),
            (-20, -30, 20),
            (4, -30, 22),
            (26, -30, 18),
        )
    ]
    pen.fill(wool, "#fffdf4", shade=1.0, depth=22)
    pen.fill(ellipse(52, -50, 15, 11, 24), "#4a4148", shade=0.7, depth=8)
    pen.fill(ellipse(40, -58, 10, 4.5, -24), "#4a4148")
    pen.fill(circle(44, -62, 11), "#fffdf4", shade=0.8, depth=8)
