"""A hillside that breathes."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear, radial
from colour import lift
from deck import card
from media import impasto, strokes
from noise import fbm
from shapes import blob, ellipse, line, pts, rect, spline


@card("77", vignette=0.2)
def dragon_tunnel(cv, rng):
    """The line runs through a hill that breathes."""
    cv.lit(-0.6, -0.8, "#fff6c4", "#16384a")
    t.sky(cv, ["#8cc7c0", "#cbe3c0", "#f8f2c8"], 0, 520, rng, 0.7, "#ffffff")
    t.mountains(cv, rng, 470, 190, "#9fbfb8", snow="#f4faf0", points=7)
    t.hills(cv, rng, 520, 90, "#a9c98c")
    t.hills(cv, rng, 600, 80, "#8fba68")
    cv.fill(
        rect(-5, 570, 1010, 440),
        linear(["#9cc46a", "#6fa24c", "#4a7d3e"], (0, 570), (0, 1000)),
        mottle=0.12,
    )
    for px in rng.uniform(0, 1000, 22):
        t.leafy_tree(
            cv.pen(px, rng.uniform(575, 600), 0.4), rng, "#5f9440", size=6, count=40, levels=3
        )
    green, back, pale = "#4f8a4a", "#3c6f42", "#c9cf7e"
    # The tail comes round the front on the left.
    cv.fill(ellipse(400, 800, 480, 46), "#1f4430", opacity=0.5, soft=18)
    body = blob(
        [
            (-60, 760),
            (-30, 520),
            (60, 360),
            (210, 262),
            (370, 270),
            (500, 350),
            (590, 470),
            (620, 640),
            (600, 800),
            (300, 830),
            (0, 820),
        ],
        14,
    )
    hill = cv.fill(
        body,
        linear([lift(green, 0.08), green, back], (0, 260), (0, 820)),
        shade=1.0,
        depth=150,
        mottle=0.2,
    )
    scales = []
    for row in range(16):
        for k in range(22):
            px, py = k * 32 - 40 + (row % 2) * 16, 290 + row * 32
            scales.append(
                line([(px - 15, py), (px, py + 15), (px + 15, py)], (0.8, 3, 0.8), smooth=True)
            )
    fade = Mask(np.clip(fbm(rng, 4, 4) * 2 - 0.5, 0, 1))
    cv.fill(scales, lift(back, -0.16), opacity=0.8, clip=hill * fade)
    # A folded wing like a cliff.
    wing = blob(
        [
            (60, 800),
            (90, 560),
            (190, 420),
            (330, 400),
            (430, 470),
            (400, 560),
            (420, 660),
            (330, 700),
            (300, 800),
            (200, 760),
            (140, 830),
        ],
        12,
    )
    cv.shadow(wing, 12, 16, 16, 0.45, clip=hill)
    skin = cv.fill(wing, "#c9a54c", shade=1.0, depth=50, mottle=0.15)
    for end in ((110, 810), (205, 770), (305, 790), (410, 660)):
        cv.fill(
            line(
                [(330, 410), ((330 + end[0]) / 2 - 20, (410 + end[1]) / 2 - 14), end],
                (14, 9, 4),
                smooth=True,
            ),
            "#8a5f2c",
            shade=0.9,
            depth=8,
            clip=skin,
        )
    # Woods and spines on the ridge.
    ridge_line = spline(
        [(40, 390), (120, 306), (210, 264), (300, 258), (380, 276), (470, 326), (545, 400)]
    )
    for k in range(4, len(ridge_line) - 2, 6):
        px, py = ridge_line[k]
        dx, dy = ridge_line[k + 1] - ridge_line[k - 1]
        n = np.array([dy, -dx]) / np.hypot(dx, dy)
        spike = pts(
            [(px - dx, py - dy + 8), (px + n[0] * 64 - 12, py + n[1] * 64), (px + dx, py + dy + 8)]
        )
        cv.fill(spike, "#e88a3c", shade=0.9, depth=14)
    for px in np.linspace(50, 540, 34):
        py = float(np.interp(px, ridge_line[:, 0], ridge_line[:, 1])) + rng.uniform(14, 60)
        t.pine(cv.pen(px, py, rng.uniform(0.3, 0.52)), rng, "#2f6a48")
    # The head rests on the ground, its mouth a tunnel.
    cv.fill(ellipse(740, 850, 300, 34), "#1f4430", opacity=0.6, soft=14)
    for bx, by, n in ((556, 440, 1.0), (600, 400, 1.25)):
        horn = line(
            [(bx + 20, by + 60), (bx - 20, by - 10), (bx - 90 * n, by - 60 * n)],
            (44, 30, 4),
            smooth=True,
        )
        cv.fill(horn, "#d9c98a", shade=1.0, depth=18)
    skull = blob(
        [
            (480, 820),
            (470, 640),
            (520, 500),
            (610, 430),
            (720, 430),
            (800, 500),
            (880, 540),
            (956, 570),
            (976, 640),
            (930, 680),
            (800, 690),
            (740, 720),
            (720, 850),
            (560, 850),
        ],
        12,
    )
    head = cv.fill(
        skull,
        linear([lift(green, 0.12), green], (0, 430), (0, 820)),
        shade=1.0,
        depth=90,
        mottle=0.18,
    )
    cv.fill(scales, lift(back, -0.1), opacity=0.6, clip=head * fade)
    jaw = blob(
        [
            (560, 870),
            (600, 800),
            (740, 840),
            (880, 846),
            (970, 838),
            (985, 866),
            (900, 898),
            (700, 905),
        ]
    )
    cv.fill(jaw, lift(green, 0.02), shade=1.0, depth=26)
    mouth = blob(
        [
            (640, 850),
            (650, 740),
            (700, 690),
            (800, 676),
            (930, 676),
            (962, 660),
            (950, 720),
            (962, 850),
            (880, 872),
            (720, 872),
        ],
        10,
    )
    throat = cv.fill(mouth, radial(["#140d12", "#3a1a22", "#7a3a3c"], (700, 800), 300))
    cv.fill(
        [
            pts([(x0, 676 - (x0 > 900) * 8), (x0 + 15, 722), (x0 + 32, 676)])
            for x0 in (760, 816, 872, 918)
        ],
        "#fbf3d0",
        shade=0.9,
        depth=12,
    )
    cv.fill(
        [pts([(x0, 850), (x0 + 12, 812), (x0 + 26, 850)]) for x0 in (912, 944)],
        "#fbf3d0",
        shade=0.9,
        depth=10,
    )
    cv.fill(line([(560, 540), (610, 566), (672, 548)], (5, 12, 5), smooth=True), "#16301f")
    for k in range(5):
        cv.fill(
            line([(580 + k * 19, 560 + 5 * np.sin(k * 0.8)), (576 + k * 20, 582)], (4, 1)),
            "#16301f",
        )
    cv.fill(
        blob([(548, 520), (606, 478), (684, 500), (690, 526), (616, 516)]),
        lift(green, 0.12),
        shade=1.0,
        depth=20,
    )
    cv.fill(ellipse(916, 582, 20, 12, 24), "#16301f")
    cv.fill(
        line([(896, 566), (918, 560), (940, 578)], (3, 9, 3), smooth=True),
        lift(green, 0.1),
        shade=0.9,
    )
    for k in range(6):
        cv.fill(
            ellipse(700 + k * 34, 660 + 4 * k % 9, 14, 8), pale, opacity=0.7, shade=0.7, depth=6
        )
    # Track and train: the last carriage is still inside.
    cv.fill(pts([(640, 868), (1010, 868), (1010, 930), (640, 930)]), "#a89a80", mottle=0.2, soft=3)
    t.track(cv.pen(560, 900, 1.0), 460)
    train = cv.layer()
    t.carriage(train.pen(690, 900, 1.0), "#c8452f", windows=3)
    t.locomotive(train.pen(846, 900, 1.05), "#2f4858", "#e0a030")
    inside = rect(640, 600, 400, 400)
    cv.paste(train, clip=inside)
    cv.fill(
        rect(630, 640, 130, 262),
        linear(["#140d12", "#140d12"], (0, 0), (1, 0)),
        opacity=0.55,
        soft=22,
        clip=throat,
    )
    t.smoke(
        cv,
        rng,
        [(902, 800), (900, 730), (960, 640), (930, 520), (980, 400)],
        (12, 48),
        "#fbf8ee",
        30,
        0.6,
    )
    t.smoke(cv, rng, [(926, 572), (970, 500), (900, 400), (930, 250)], (6, 40), "#fbf8ee", 22, 0.5)
    # Sheep that do not mind, and someone with a red signal cloth.
    for px, py, s in ((90, 900, 1.0), (190, 940, 1.25), (330, 900, 0.95), (440, 955, 1.2)):
        _sheep(cv.pen(px, py, s), rng)
    t.person(
        cv.pen(560, 965, 1.25), "reach", coat="#d8402f", legs="#3a3550", hat=("cap", "#2a3a5a")
    )
    t.grass(cv.pen(), rng, -10, 1010, 1006, 40, 340, "#5f9440")
    keep = [rect(640, 780, 360, 140), rect(510, 820, 120, 160), rect(0, 180, 600, 200)]
    flow = strokes(cv, rng, 5, 20, 6000, vary=0.035, keep=keep)
    impasto(cv, rng, flow, 0.04)


def _sheep(pen, rng):
    for x in (-16, -6, 8, 18):
        pen.fill(line([(x, -14), (x, 0)], 4), "#3a3238")
    wool = [
        ellipse(x, y, 14, 12)
        for x, y in ((-18, -24), (-6, -32), (8, -33), (20, -26), (8, -20), (-8, -20))
    ]
    pen.fill(wool, "#f6f1e4", shade=1.0, depth=12)
    pen.fill(ellipse(34, -32, 10, 7, 30), "#3a3238", shade=0.8, depth=5)
    pen.fill(ellipse(27, -39, 6, 3, -30), "#3a3238")
