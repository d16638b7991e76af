"""Looking straight up or straight down."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear
from colour import jitter, lift, mix
from deck import card
from media import impasto
from noise import fbm, lic, swirls
from shapes import blob, circle, ellipse, line, pts, rect, star


@card("81", vignette=0.35)
def out_of_the_well(cv, rng):
    """From the bottom of a well: stones, a ladder, a round of sky, and who looks in."""
    cv.lit(0.2, -1, "#fff6d8", "#0a1220")
    cx, cy = 520, 330

    def ring(r):
        """The centre moves down and the circle grows as a course of stones comes nearer."""
        share = (r - 190) / 700
        return cx - 20 * share, cy + 190 * share

    cv.cover("#0b1016")
    courses = 190 * 1.19 ** np.arange(0, 10)
    for i in range(len(courses) - 2, -1, -1):
        r0, r1 = courses[i], courses[i + 1]
        (x0, y0), (x1, y1) = ring(r0), ring(r1)
        dark = i / (len(courses) - 1)
        cv.fill(circle(x1, y1, r1), mix("#5a6a58", "#0a0f14", dark**0.6))
        n = 22
        stones = []
        for k in range(n):
            a0 = 2 * np.pi * (k + 0.5 * (i % 2)) / n + 0.014
            a1 = 2 * np.pi * (k + 1 + 0.5 * (i % 2)) / n - 0.014
            a = np.linspace(a0, a1, 8)
            inner = np.stack([x0 + (r0 + 2) * np.cos(a), y0 + (r0 + 2) * np.sin(a)], 1)
            outer = np.stack([x1 + (r1 - 3) * np.cos(a[::-1]), y1 + (r1 - 3) * np.sin(a[::-1])], 1)
            facing = 0.5 + 0.5 * np.sin((a0 + a1) / 2)  # the lower stones catch the light
            base = mix("#b9b59a", "#18222a", min(1, dark * 1.15 + (1 - facing) * 0.25))
            tone = jitter(rng, base, 0.025, 6)
            if rng.random() < 0.25:
                tone = mix(tone, "#5f8a45", 0.5 * (1 - dark))
            stones.append((np.concatenate([inner, outer]), tone))
        t.confetti(cv, stones)
    for i in range(2, len(courses) - 1, 1):
        cv.fill(line(circle(*ring(courses[i]), courses[i]), 5), "#0a1016", opacity=0.6, soft=2)
    grain = fbm(rng, 40, 3)
    cv.fill(Mask((grain * 0.6).astype(np.float32)), "#05090d", opacity=0.4)
    # The round of sky.
    cv.glow(cx, cy + 60, 560, "#dff2e0", 0.35)
    hole = cv.fill(
        circle(cx, cy, 192),
        linear(["#3f9fdc", "#8fd0ec", "#e2f4ee"], (cx - 120, cy - 180), (cx + 100, cy + 190)),
    )
    clouds = np.clip((fbm(rng, 7, 5) - 0.55) * 4, 0, 1)
    cv.fill(hole * clouds, "#ffffff", opacity=0.9)
    cv.glow(cx + 60, cy - 60, 160, "#fffbe0", 0.8, clip=hole)
    # Sheep look over the rim.
    for a in (-160, -118, -62, -20, 22, 150):
        c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
        _sheep_face(cv.pen(cx + c * 158, cy + s * 158, 0.95, a + 90 + rng.normal(0, 5)))
    grass = []
    for a in rng.uniform(0, 2 * np.pi, 420):
        p = np.array([cx + 196 * np.cos(a), cy + 196 * np.sin(a)])
        d = np.array([np.cos(a), np.sin(a)])
        side = np.array([-d[1], d[0]])
        n = rng.uniform(12, 34)
        grass.append(
            (
                pts([p - side * 2.5, p - d * n + side * rng.normal(0, 7), p + side * 2.5]),
                jitter(rng, "#5f9a3f", 0.06, 8),
            )
        )
    t.confetti(cv, grass)
    # The ladder, narrowing towards the light.
    low = [(330, 1010), (690, 1010)]
    top = [(494, 500), (560, 500)]
    rails = [line([a, b], (34, 10)) for a, b in zip(low, top, strict=True)]
    rungs = []
    for k in range(13):
        u = 1 - 0.83**k
        p = pts(low)[0] + (pts(top)[0] - pts(low)[0]) * u * 1.08
        q = pts(low)[1] + (pts(top)[1] - pts(low)[1]) * u * 1.08
        rungs.append(line([p + (0, -22 * (1 - u)), q + (0, -22 * (1 - u))], 24 * (1 - u) + 5))
    cv.shadow(rails + rungs, -14, 26, 12, 0.7)
    cv.fill(
        rungs, linear(["#e9c48a", "#7a5232", "#3a281e"], (0, 490), (0, 1000)), shade=1.0, depth=9
    )
    cv.fill(
        rails, linear(["#f0cf98", "#8a5f3a", "#4a3424"], (0, 490), (0, 1000)), shade=1.0, depth=12
    )
    # Somebody climbs, seen from below.
    who = cv.pen(524, 705, 1.72)
    for s, foot in ((-1, 4), (1, -14)):
        who.fill(
            line([(s * 6, -46), (s * 10, -22), (s * 12, foot)], (14, 9), smooth=True),
            "#2a2c46",
            shade=0.8,
            depth=7,
        )
        who.fill(ellipse(s * 12, foot + 3, 7, 9), "#4a2c22", shade=0.8, depth=5)
    who.fill(
        blob([(-19, -50), (-17, -86), (-8, -100), (8, -100), (17, -86), (19, -50), (0, -42)]),
        "#d8402f",
        shade=1.0,
        depth=16,
    )
    for s, reach in ((-1, -128), (1, -112)):
        who.fill(
            line([(s * 14, -92), (s * 21, -108), (s * 19, reach)], (10, 7), smooth=True),
            "#c23428",
            shade=0.9,
            depth=7,
        )
        who.fill(circle(s * 19, reach, 4.5), "#e6b48e")
    who.fill(circle(0, -106, 11), "#4a2c20", shade=0.9, depth=8)
    who.fill([ellipse(0, -110, 16, 6)], "#f0c24a", shade=0.9, depth=6)
    t.lantern(who.at(27, -34, 0.34), "#ffd888", "#2b2529")
    # Roots and a light shaft.
    for a, n in ((200, 120), (238, 90), (-20, 110), (-60, 80), (160, 80)):
        c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
        p = np.array([cx + 240 * c, cy + 40 + 240 * s])
        cv.fill(
            line([p, p + (20 * c + 8, n * 0.5), p + (30 * c - 10, n)], (7, 1), smooth=True),
            "#3a3a28",
        )
    cv.rays(rng, cx + 10, cy, "#f4fbe0", 0.22, 9, 70, 95, 900, 5)
    impasto(cv, rng, None, 0.04)


def _sheep_face(pen):
    """A woolly head that looks down; up is towards its crown."""
    wool = [circle(30 * np.cos(a), -18 + 26 * np.sin(a), 17) for a in np.linspace(0, 6.28, 11)]
    pen.fill(wool, "#f8f4e8", shade=1.0, depth=14)
    for s in (-1, 1):
        pen.fill(ellipse(s * 33, -14, 14, 7, s * 24), "#4a3d42", shade=0.8, depth=5)
    pen.fill(
        blob([(-20, -24), (0, -34), (20, -24), (17, 8), (0, 24), (-17, 8)]),
        "#4a3d42",
        shade=1.0,
        depth=14,
    )
    for s in (-1, 1):
        pen.fill(circle(s * 10, -8, 5.4), "#fbf6dc")
        pen.fill(circle(s * 9, -6, 2.9), "#16121a")
    pen.fill(ellipse(0, 14, 6, 3), "#8a6a70")
    pen.fill(
        [circle(x, -32 - 4 * (x == 0), 11) for x in (-12, 0, 12)], "#fffbf0", shade=0.9, depth=8
    )


@card("82", vignette=0.4)
def star_fishers(cv, rng):
    """Boats from above on water that is deeper than it looks."""
    cv.lit(-0.5, -0.8, "#dfe8ff", "#020414")
    flow = swirls(rng, [(300, 330, 260, 1), (760, 640, 300, -1), (160, 820, 200, -1)], 0.5)
    streak = lic(rng, flow, 40)
    cloud = fbm(rng, 3, 6)
    cv.cover(linear(["#152a6a", "#241f5c", "#0c1038"], (0, 0), (1000, 1000)))
    tone = np.clip(cloud * 1.7 - 0.6, 0, 1)
    cv.fill(Mask(tone), "#6a4aa8", opacity=0.55)
    cv.fill(Mask(np.clip(cloud * 2.4 - 1.3, 0, 1)), "#e07aa8", opacity=0.4)
    cv.fill(Mask((streak**2).astype(np.float32)), "#8fb0ff", opacity=0.22)
    t.stars(cv, rng, 430, 1000, "#fff6dd", 1.7)
    # The net: a wheel of mesh, thrown from the boat; the catch glows in it.
    nx, ny, r = 655, 345, 268
    cv.glow(nx, ny, 400, "#ffe9a0", 0.35)
    a = np.linspace(0, 2 * np.pi, 31)
    edge = np.stack(
        [nx + (r + 12 * np.sin(a * 5)) * np.cos(a), ny + (r + 12 * np.sin(a * 5)) * np.sin(a)], 1
    )
    net = cv.fill(edge, "#0a1038", opacity=0.35)
    places = [
        (nx + d * np.cos(b), ny + d * np.sin(b))
        for d, b in zip(rng.uniform(30, 225, 15), rng.uniform(0, 6.28, 15), strict=True)
    ]
    for px, py in places:
        n = rng.uniform(11, 21)
        cv.glow(px, py, n * 4.5, "#ffdf8a", 0.8)
        cv.fill(star(px, py, n, 5, 0.45, rng.uniform(0, 72)), "#fff3b8", shade=0.6, depth=6)
    mesh = []
    for k in range(30):
        b = 2 * np.pi * k / 30
        for turn in (-1, 1):
            s = np.linspace(0.05, 1, 16)
            path = np.stack(
                [nx + r * s * np.cos(b + turn * s * 0.9), ny + r * s * np.sin(b + turn * s * 0.9)],
                1,
            )
            mesh.append(line(path, 1.7))
    cv.fill(mesh, "#f2dfae", opacity=0.75, clip=net)
    cv.fill(line(np.concatenate([edge, edge[:1]]), 6), "#e8cf94", shade=0.6)
    for px, py in edge[:-1]:
        cv.fill(circle(px, py, 9), "#c8502f", shade=1.0, depth=7)
    # The boat near the lower left, two fishers; rope to the net.
    boat = cv.pen(290, 740, 1.0, -40)
    _boat(boat, "#a85a34")
    man = boat.at(118, 4, 1.25, 12)
    _fisher(man, "#2f6f86", "#e8c65a")
    hand = man.point(36, -18)
    cv.fill(
        line([hand, (520, 560), (nx - 40, ny + 70), (nx, ny)], (4, 3, 2), smooth=True), "#f2dfae"
    )
    _fisher(boat.at(-70, 2, 1.2, 176), "#b8402f", "#3a2c38", oars=True)
    lamp = boat.point(212, 0)
    cv.glow(*lamp, 190, "#ffc46a", 0.8)
    cv.fill(circle(*lamp, 13), "#fff0c0", shade=0.4)
    cv.fill(line(circle(*lamp, 16), 4), "#3a2a22")
    # A second boat far off, and a fish of stars that escapes below.
    small = cv.pen(140, 190, 0.42, 62)
    _boat(small, "#5a7a8a")
    _fisher(small.at(40, 0, 1.2, 0), "#e0d0a0", "#8a3a4a")
    cv.glow(*small.point(212, 0), 90, "#ffc46a", 0.8)
    fish = [
        (700, 870),
        (748, 826),
        (820, 812),
        (890, 836),
        (930, 868),
        (890, 902),
        (820, 922),
        (748, 908),
        (700, 870),
        (650, 830),
        (655, 912),
        (700, 870),
    ]
    cv.fill(line(fish, 1.8), "#bcd2ff", opacity=0.6)
    t.sparks(cv, rng, [*fish, (880, 858)], "#e6efff", 4.5, 30)
    cv.bloom(0.7, 12, 0.3)


def _boat(pen, wood):
    """A boat from above, 470 long, its bow to the right."""
    hull = blob(
        [
            (-210, 0),
            (-196, -62),
            (-60, -92),
            (90, -78),
            (200, -26),
            (236, 0),
            (200, 26),
            (90, 78),
            (-60, 92),
            (-196, 62),
        ],
        12,
    )
    pen.shadow(hull, 8, 14, 16, 0.7)
    pen.fill(hull, wood, shade=1.0, depth=20)
    inner = pen.fill(hull * (0.9, 0.8), lift(wood, -0.2), shade=-0.6, depth=26)
    planks = [line([(-190, y * 26), (190, y * 22)], 2.4) for y in range(-3, 4)]
    pen.fill(planks, lift(wood, -0.28), clip=inner, opacity=0.8)
    for x in (-120, 10, 130):
        pen.fill(rect(x - 15, -90, 30, 180), lift(wood, 0.04), clip=inner, shade=0.8, depth=9)


def _fisher(pen, coat, hat, oars=False):
    """Somebody from above, facing right: hat, shoulders, arms."""
    if oars:
        for s in (-1, 1):
            pen.fill(line([(28, s * 24), (2, s * 150)], 6), "#c89a64", shade=0.8)
            pen.fill(ellipse(-6, s * 178, 13, 34, s * 12), "#c89a64", shade=0.8, depth=8)
    for s in (-1, 1):
        pen.fill(
            line([(0, s * 28), (24, s * 30), (36, s * 18)], (22, 15), smooth=True),
            lift(coat, 0.03),
            shade=1.0,
            depth=10,
        )
        pen.fill(circle(37, s * 18, 7), "#e0b08c", shade=0.8)
    pen.fill(ellipse(0, 0, 24, 42), coat, shade=1.0, depth=20)
    pen.fill(circle(6, 0, 29), hat, shade=1.0, depth=14)
    pen.fill(circle(6, 0, 15), lift(hat, 0.07), shade=1.0, depth=10)
