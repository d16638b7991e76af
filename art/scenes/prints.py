"""Prints: a block cut by hand, and a plate etched with lines."""

from __future__ import annotations

import itertools

import numpy as np
import things as t
from canvas import Mask, blur, grid, linear
from colour import lift
from deck import card
from media import hatching, linocut
from noise import fbm
from shapes import blob, circle, ellipse, line, moved, pts, rect


@card("15", vignette=0.1, grain=0.02, contrast=0.0)
def the_thief(cv, rng):
    """A crow with a key; greys here, inks in the end."""
    cv.cover("#c8c8c8")
    x, y = grid()
    # A sky of wind: bands that run around the moon.
    d = np.hypot(x - 790, y - 660)
    bands = np.sin(d / 13 + (fbm(rng, 4, 3) - 0.5) * 22)
    cv.fill(Mask(np.clip(bands * 3, 0, 1).astype(np.float32)), "#858585")
    cv.fill(circle(790, 660, 232), "#ffffff")
    cv.fill(circle(790, 660, 206), "#c9c9c9", cut=circle(756, 640, 204))
    # Town below, with many towers and one lit window.
    for k, x0 in enumerate(np.arange(20, 1010, 58)):
        h = 120 + 90 * abs(np.sin(k * 1.7))
        body = [
            rect(x0 - 24, 1000 - h, 48, h),
            pts([(x0 - 31, 1000 - h), (x0, 915 - h), (x0 + 31, 1000 - h)]),
        ]
        cv.fill(body, "#050505")
        cv.fill(line([(x0 - 31, 1000 - h), (x0, 915 - h), (x0 + 31, 1000 - h)], 4), "#c9c9c9")
        for j in range(4):
            cv.fill(
                rect(x0 - 12 + (j % 2) * 15, 1020 - h + (j // 2) * 40, 9, 18),
                "#ffffff" if k == 9 and j == 0 else "#7a7a7a",
            )
    # The crow, large, wings spread.
    wing = []
    for k in range(9):
        a = np.radians(-158 + k * 12.5)
        root = (470 - k * 4, 470 - k * 3)
        tip = (
            470 + 470 * np.cos(a) * (1 - 0.035 * abs(k - 3)),
            470 + 400 * np.sin(a) * (1 - 0.03 * k),
        )
        wing.append(
            line(
                [root, ((root[0] + tip[0]) / 2 + 14, (root[1] + tip[1]) / 2 - 26), tip],
                (64, 46, 8),
                smooth=True,
            )
        )
    cv.fill(wing, "#060606")
    for k, feather in enumerate(wing):
        cv.fill(
            line(feather.points[4:-3] + (5, 7), (1.5, 3.6, 1)), "#d0d0d0" if k % 2 else "#8a8a8a"
        )
    far = []
    for k in range(7):
        a = np.radians(-84 + k * 11)
        tip = (560 + 330 * np.cos(a), 470 + 360 * np.sin(a))
        far.append(
            line(
                [(560, 480), ((560 + tip[0]) / 2 - 8, (480 + tip[1]) / 2 - 12), tip],
                (48, 34, 6),
                smooth=True,
            )
        )
    cv.fill(far, "#0a0a0a")
    for feather in far:
        cv.fill(line(feather.points[5:-3] + (6, 2), (1, 3, 1)), "#8a8a8a")
    tail = [
        line(
            [(330, 560), (190, 640 + k * 24), (96 + k * 12, 690 + k * 34)],
            (40, 34, 14),
            smooth=True,
        )
        for k in range(5)
    ]
    cv.fill(tail, "#060606")
    cv.fill([line(f.points[6:] + (2, -9), (1, 3, 1)) for f in tail], "#a0a0a0")
    cv.fill(
        blob(
            [
                (300, 560),
                (380, 490),
                (540, 450),
                (660, 470),
                (742, 436),
                (806, 470),
                (800, 520),
                (740, 556),
                (620, 610),
                (470, 640),
                (360, 620),
            ]
        ),
        "#060606",
    )
    for _ in range(46):
        px, py = rng.uniform(360, 690), rng.uniform(510, 610)
        cv.fill(
            line([(px, py), (px - 14, py + 8), (px - 26, py + 8)], (0.8, 3, 0.6), smooth=True),
            "#9a9a9a",
        )
    cv.fill(blob([(792, 470), (850, 478), (900, 506), (846, 512), (792, 520)]), "#2a2a2a")
    cv.fill(line([(798, 497), (896, 506)], (2, 1)), "#e0e0e0")
    cv.fill(circle(766, 476, 13), "#ffffff")
    cv.fill(circle(768, 476, 6), "#050505")
    # The key in the beak.
    key = cv.pen(862, 786, 2.7, 10)
    t.key(key, "#000000")
    cv.fill(line([(868, 500), (890, 516), (906, 545)], 5), "#000000")
    linocut(cv, rng, ("#16141c", "#b3402c", "#e7b04a", "#f4ead4"), 0.035, (0.26, 0.62, 0.88))
    cv.fill(rect(-5, -5, 1010, 1010), "#f4ead4", cut=rect(32, 32, 936, 936, 6))


@card("16", vignette=0.15, grain=0)
def the_old_game(cv, rng):
    cv.lit(-0.8, -0.5, "#ffffff", "#000000")
    cv.cover(linear(["#c2c2c2", "#f2f2f2", "#ffffff"], (0, 0), (0, 560)))
    cv.fill(Mask(np.clip((fbm(rng, 3, 6, squash=0.4) - 0.5) * 3, 0, 1)), "#8a8a8a", opacity=0.3)
    cv.fill(circle(250, 210, 76), "#ffffff")
    t.mountains(cv, rng, 600, 210, "#b4b4b4", points=8)
    # The board lies in the grass, in perspective, half sunk.
    cv.fill(
        pts([(-5, 590), (1005, 590), (1005, 1005), (-5, 1005)]),
        linear(["#cfcfcf", "#9a9a9a"], (0, 590), (0, 1000)),
    )
    rows = [600, 632, 676, 735, 812, 912, 1040]
    for i, (a, b) in enumerate(itertools.pairwise(rows)):
        for k in range(-7, 7):
            if (i + k) % 2:
                sa, sb = (a - 540) * 0.72, (b - 540) * 0.72
                quad = pts(
                    [
                        (480 + k * sa, a),
                        (480 + (k + 1) * sa, a),
                        (480 + (k + 1) * sb, b),
                        (480 + k * sb, b),
                    ]
                )
                cv.fill(quad, "#565656", mottle=0.3, opacity=0.85)
    moss = np.clip((fbm(rng, 7, 5) - 0.55) * 7, 0, 1).astype(np.float32)
    _, y = grid()
    cv.fill(Mask(moss * (y > 612)), "#b9b9b9", opacity=0.9)
    # Pieces as large as towers: standing, cracked, fallen.
    for x, base, s, kind, tone, angle in (
        (120, 668, 1.5, "rook", "#b4b4b4", 0),
        (300, 640, 1.1, "bishop", "#3a3a3a", 3),
        (905, 690, 2.1, "queen", "#404040", -4),
        (640, 650, 1.3, "pawn", "#c4c4c4", 0),
        (760, 636, 0.9, "knight", "#b8b8b8", 0),
    ):
        cv.fill(ellipse(x + 70 * s, base, 90 * s, 9 * s), "#303030", opacity=0.6, soft=4)
        t.chess(cv.pen(x, base + 4, s, angle), kind, tone)
    # The king has a door, windows and ivy: somebody lives in it.
    cv.fill(ellipse(690, 858, 320, 34), "#202020", opacity=0.65, soft=7)
    king = cv.pen(500, 872, 6.6)
    t.chess(king, "king", "#bdbdbd")
    hole = np.concatenate([moved(rect(-4.5, -24, 9, 12), 0, 0), ellipse(0, -24, 4.5, 5)[36:]])
    king.fill(hole, "#101010")
    for y0 in (-42, -54, -74):
        king.fill(ellipse(0, y0, 2.2, 3.2), "#141414")
    for _ in range(90):
        a = rng.uniform(-15, 2)
        yy = rng.uniform(-58, -8)
        wide = 15 - (-(yy + 14)) * 0.16 if yy < -14 else 22
        if abs(a) < wide:
            king.fill(
                ellipse(a - 3, yy, 0.9, 0.7, rng.uniform(0, 90)),
                lift("#6a6a6a", rng.normal(0, 0.1)),
            )
    king.fill(line([(6, -84), (2, -70), (7, -58), (3, -46)], (0.4, 1.1, 0.4)), "#1a1a1a")
    # A fallen rook in front, with birds.
    cv.fill(ellipse(200, 925, 220, 26), "#202020", opacity=0.6, soft=6)
    t.chess(cv.pen(330, 905, 3.1, -84), "rook", "#4a4a4a")
    t.bird(cv.pen(150, 800, 0.62, 0), "#303030", wings="folded")
    t.bird(cv.pen(232, 796, 0.5, 0, flip=True), "#505050", wings="folded")
    t.flock(cv, rng, [(600 + k * 38, 170 + 40 * np.sin(k)) for k in range(7)], "#202020", 14)
    hatching(cv, rng, "#221c2a", "#f3e8d0", 11, gamma=1.5, contour=1.9)
    cv.rgb = blur(cv.rgb, 1.1)
    # The only colour: a small visitor in red, and the door's light.
    cv.fill(king.placed(hole), "#eaa636", shade=-0.7, depth=30)
    t.person(
        cv.pen(610, 905, 1.5, flip=True),
        "up",
        coat="#c23a2c",
        legs="#2a2430",
        hat="#2a2430",
        scarf="#e9b44c",
    )
    t.grass(cv.pen(), rng, -10, 1010, 1000, 38, 260, "#3a3440")
