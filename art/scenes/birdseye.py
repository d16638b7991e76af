"""Seen from straight above: the ground is the picture, and what crosses it is small."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from noise import fbm, scatter
from shapes import circle, ellipse, fine, line, pts, spline, wobble
from things.crawlers import ant


def _heart(x, y, size):
    a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
    return np.stack(
        [
            x + size * 16 * np.sin(a) ** 3,
            y - size * (13 * np.cos(a) - 5 * np.cos(2 * a) - 2 * np.cos(3 * a) - np.cos(4 * a)),
        ],
        1,
    )


@card("46", vignette=0.25, grain=0.03)
def the_swimmer(cv, rng):
    """A lake like a heart; the wake of one swimmer goes through it like a crack."""
    cv.lit(-0.7, -0.7, "#fff0c0", "#2a1030")
    cv.cover("#5a3024")
    shore = wobble(rng, _heart(510, 470, 23.5), 5)
    middle = np.array([510, 455])
    wide = middle + (shore - middle) * 1.07
    cv.fill(wide, "#d9b98a", mottle=0.1)
    lake = cv.fill(
        shore, radial(["#0b4a63", "#14718a", "#3fa6a8", "#8fd0bd"], (510, 440), 400), edge=0.2
    )
    ripple = fbm(rng, 26, 3, squash=0.5)
    cv.fill(lake * np.clip((ripple - 0.56) * 6, 0, 1), "#bfeee0", opacity=0.3)
    cv.fill(lake * np.clip((0.4 - ripple) * 5, 0, 1), "#083a55", opacity=0.35)
    # The wake: from the notch down to the swimmer.
    crack = spline([(508, 330), (546, 392), (482, 450), (540, 520), (500, 596)])
    for k, (spread, o) in enumerate(((26, 0.25), (12, 0.4), (0, 0.95))):
        taper = np.linspace(1, 0.15, len(crack)) * spread
        for s in (-1, 1) if spread else (1,):
            path = crack + np.stack([taper * s, taper * 0], 1)
            cv.fill(line(path, (6, 3) if k != 2 else (9, 5)), "#f4fff6", opacity=o, clip=lake)
    swimmer = cv.pen(500, 622, 1.25, 8)
    swimmer.fill(ellipse(0, 0, 12, 30), "#e0a880", shade=0.8, depth=12)
    swimmer.fill(ellipse(0, -4, 13, 16), "#2a3f78", shade=0.6, depth=10)
    for path in ([(11, 14), (30, 22), (34, 50)], [(-11, 14), (-34, 6), (-40, -18)]):
        swimmer.fill(line(path, (9, 6), smooth=True), "#e0a880", shade=0.7, depth=5)
    for s in (-1, 1):
        swimmer.fill(line([(s * 6, -24), (s * 10, -56)], (9, 5)), "#d99a74", shade=0.7, depth=5)
    swimmer.fill(circle(0, 38, 14), "#e2362c", shade=1.0, depth=10)
    cv.fill(ellipse(500, 672, 56, 34), "#f4fff6", opacity=0.22, soft=6)
    # A jetty with a towel.
    cv.fill(line([(690, 640), (600, 560)], 34), "#1a0d16", opacity=0.35, soft=5)
    for k in range(12):
        u = k / 11
        x, y = 694 - 96 * u, 632 - 84 * u
        cv.fill(line([(x - 11, y + 13), (x + 11, y - 13)], 8.6), jitter(rng, "#c79a6a", 0.03, 4))
    cv.fill(line([(648, 606), (628, 588)], 20), "#f6f0e0", shade=0.4)
    cv.fill(line([(643, 601), (633, 592)], 20), "#e2703c")
    # The forest: shadows first, then crowns from far light to near.
    spots = scatter(rng, 900, (-20, -20, 1020, 1020))
    inside = np.array([_within(p, middle + (shore - middle) * 1.13) for p in spots])
    spots = spots[~inside]
    size = rng.uniform(20, 34, len(spots))
    cv.shadow([circle(x, y, r) for (x, y), r in zip(spots, size, strict=True)], 15, 17, 6, 0.6)
    tones = ["#c8352b", "#e2692b", "#f2a63a", "#f4c952", "#a8302c", "#d9862e", "#7d8a3a", "#4a6a3c"]
    share = [0.2, 0.22, 0.18, 0.12, 0.12, 0.08, 0.05, 0.03]
    leaves = []
    for (x, y), r in sorted(zip(spots, size, strict=True), key=lambda s: s[0][1]):
        tone = jitter(rng, rng.choice(tones, p=share), 0.03, 6)
        a = np.linspace(0, 2 * np.pi, 26, endpoint=False)
        rough = r * (1 + 0.10 * np.sin(a * 7 + x) + 0.06 * np.sin(a * 4 + y))
        cv.fill(
            np.stack([x + rough * np.cos(a), y + rough * np.sin(a)], 1),
            tone,
            shade=1.0,
            depth=r,
            mottle=0.1,
        )
        for _ in range(9):
            d, b = r * rng.uniform(0, 0.85), rng.uniform(0, 6.28)
            px, py = x + d * np.cos(b), y + d * np.sin(b)
            lit = 0.06 * np.cos(b - np.radians(225)) * d / r
            leaves.append(
                (
                    ellipse(px, py, 4.6, 3, rng.uniform(0, 180), 8),
                    lift(tone, lit + rng.normal(0.02, 0.03)),
                )
            )
    t.confetti(cv, leaves, 0.7)
    # Gulls over the lake.
    t.flock(cv, rng, [(690, 300), (740, 326), (664, 350)], "#fff4e0", 17)


def _within(p, polygon):
    x, y = polygon[:, 0], polygon[:, 1]
    x2, y2 = np.roll(x, -1), np.roll(y, -1)
    cross = ((y > p[1]) != (y2 > p[1])) & (p[0] < (x2 - x) * (p[1] - y) / (y2 - y + 1e-12) + x)
    return bool(cross.sum() % 2)


@card("47", vignette=0.3, grain=0.03)
def the_crumb(cv, rng):
    """Ants carry the sun home over a checked cloth; it is the only light there is."""
    sx, sy = 560, 430
    cv.lit(-0.4, -0.8, "#fff2c0", "#2a1a48")
    x, y = grid()
    cv.cover("#f7f1e4")
    lane = (np.floor((x + y * 0.06) / 84) % 2, np.floor((y - x * 0.06) / 84) % 2)
    cv.fill(Mask(lane[0].astype(np.float32)), "#4f9fb0", opacity=0.5)
    cv.fill(Mask(lane[1].astype(np.float32)), "#4f9fb0", opacity=0.5)
    weave = np.sin(x * 1.5) * np.sin(y * 1.5)
    cv.fill(Mask(np.clip(weave, 0, 1).astype(np.float32)), "#234a5a", opacity=0.10)
    fold = fbm(rng, 3, 3)
    cv.fill(Mask(np.clip((0.5 - fold) * 2.4, 0, 1)), "#2a4a6a", opacity=0.35, mode="multiply")
    # Light falls off from the sun.
    d = np.hypot(x - sx, y - sy)
    cv.cover(radial(["#ffe9a0", "#ffd9a0", "#a8a0b8", "#5a5a88"], (sx, sy), 800), 0.75, "multiply")
    # The hole they make for.
    hole = wobble(rng, fine(ellipse(112, 880, 96, 80)), 5)
    for _ in range(70):
        a, r = rng.uniform(0, 6.28), rng.uniform(92, 150)
        cv.fill(
            circle(112 + r * np.cos(a), 880 + r * 0.86 * np.sin(a), rng.uniform(4, 13)),
            jitter(rng, "#a8754a", 0.05, 5),
            shade=1.0,
            depth=8,
        )
    cv.fill(hole, radial(["#0a0408", "#1c0d10", "#5a3a2a"], (112, 880), 100))
    # What is left of the picnic.
    cv.shadow(circle(930, 96, 190), 26, -26, 16, 0.5)
    cv.fill(circle(930, 96, 190), "#f3eee6", shade=0.9, depth=36)
    cv.fill(circle(930, 96, 132), "#e6dfd6", shade=-0.5, depth=26)
    cv.fill(line(circle(930, 96, 166), 7), "#c8503f", opacity=0.8)
    cv.fill(pts([(905, 30), (850, 120), (960, 150)]), "#e8b860", shade=0.8, depth=20)
    cv.fill(line([(852, 119), (962, 149)], 14), "#b8402f", shade=0.8, depth=8)
    cv.shadow(line([(905, 480), (870, 800)], 16), 18, 8, 6, 0.4)
    cv.fill(line([(898, 560), (866, 830)], (12, 20)), "#c9ccd4", shade=1.0, depth=10)
    cv.fill(line([(898, 560), (904, 500)], (14, 40)), "#c9ccd4", shade=1.0, depth=12)
    for k in range(4):
        cv.fill(line([(889 + k * 11, 504), (893 + k * 11, 420)], (8, 4)), "#d5d8de", shade=0.9)
    # The sun, flames all around, ants beneath its rim.
    places = []
    for k in range(17):
        a = k * 2 * np.pi / 17 + rng.normal(0, 0.05)
        r = rng.uniform(244, 286)
        places.append((sx + r * np.cos(a), sy + r * np.sin(a), 155 + rng.normal(0, 12), 0.78))
    path = spline([(150, 840), (215, 770), (270, 720), (330, 650)])
    for k in range(0, len(path), 5):
        px, py = path[k] + rng.normal(0, 26, 2)
        places.append((px, py, 140 + rng.normal(0, 14), 0.62))
    for px, py, a in ((450, 850, 195), (620, 800, 205), (760, 690, 230), (300, 930, 185)):
        places.append((px, py, a, 0.66))
    places += [(160, 120, 60, 0.6), (250, 210, 40, 0.62), (330, 130, 80, 0.6), (830, 350, 170, 0.6)]
    for px, py, _, s in places:
        away = np.array([px - sx, py - sy])
        away = away / np.hypot(*away)
        cv.fill(
            line(
                [(px, py), (px + away[0] * 95 * s, py + away[1] * 95 * s)],
                (46 * s, 22 * s),
            ),
            "#241440",
            opacity=0.55,
            soft=7,
        )
    for k, (px, py, a, s) in enumerate(places):
        ant(cv.pen(px, py, s * 1.35, a), mix("#1c0d10", "#5a1c14", rng.uniform(0, 0.5)), k * 1.3)
    cv.glow(sx, sy, 520, "#ffd060", 0.55)
    for ring, (n, r0, r1, tone) in enumerate(
        ((18, 196, 268, "#f0842a"), (18, 190, 236, "#f8b03a"))
    ):
        flames = []
        for k in range(n):
            a = (k + ring * 0.5) * 2 * np.pi / n
            b = a + 0.20
            flames.append(
                line(
                    [
                        (sx + r0 * 0.9 * np.cos(a), sy + r0 * 0.9 * np.sin(a)),
                        (sx + r0 * 1.1 * np.cos(a + 0.02), sy + r0 * 1.1 * np.sin(a + 0.02)),
                        (sx + r1 * np.cos(b), sy + r1 * np.sin(b)),
                    ],
                    (56, 34, 3),
                    smooth=True,
                )
            )
        cv.fill(flames, tone, shade=0.4, depth=12)
    ball = cv.fill(
        circle(sx, sy, 200), radial(["#fffbe0", "#ffe782", "#fbb93a", "#ee8a2a"], (sx, sy), 205)
    )
    swirl = fbm(rng, 7, 5)
    cv.fill(ball * np.clip((swirl - 0.55) * 4, 0, 1), "#fffdf0", opacity=0.5)
    cv.fill(ball * np.clip((0.42 - swirl) * 4, 0, 1), "#f08a2c", opacity=0.45)
    cv.glow(sx, sy, 330, "#fff2b0", 0.45)
    flow = strokes(cv, rng, 4, 16, 5000, vary=0.02, keep=Mask((d > 300).astype(np.float32)))
    impasto(cv, rng, flow, 0.04)
