"""Seen from straight above: what a bird sees."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear, radial
from colour import col, jitter, lift
from deck import card
from media import watercolour
from noise import fbm, scatter, worley
from palettes import PALETTES
from shapes import blob, circle, ellipse, line, rect, sector


def maze_walls(rng, n):
    """The walls of a labyrinth on an n × n grid, as pairs of grid points."""
    seen, stack, open_ = {(0, 0)}, [(0, 0)], set()
    while stack:
        x, y = stack[-1]
        free = [
            (x + a, y + b)
            for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= x + a < n and 0 <= y + b < n and (x + a, y + b) not in seen
        ]
        if not free:
            stack.pop()
            continue
        step = free[rng.integers(len(free))]
        open_.add(frozenset([(x, y), step]))
        seen.add(step)
        stack.append(step)
    walls = []
    for x in range(n):
        for y in range(n):
            if x + 1 < n and frozenset([(x, y), (x + 1, y)]) not in open_:
                walls.append(((x + 1, y), (x + 1, y + 1)))
            if y + 1 < n and frozenset([(x, y), (x, y + 1)]) not in open_:
                walls.append(((x, y + 1), (x + 1, y + 1)))
    return walls


@card("10", vignette=0.2)
def the_maze(cv, rng):
    cv.lit(-0.7, -0.7, "#fff6cf", "#1d2f3a")
    cv.cover("#e2cfa4")
    cv.fill(Mask(fbm(rng, 60, 3)), "#a98a5a", opacity=0.35)
    cv.fill(Mask(np.clip(fbm(rng, 4, 4) * 1.6 - 0.7, 0, 1)), "#f4e6c2", opacity=0.6)
    n, cell, x0, y0 = 9, 108, 14, 14
    shapes = []
    for (ax, ay), (bx, by) in maze_walls(rng, n):
        if all(4 <= v <= 5 for v in (ax, ay, bx, by)):
            continue
        shapes.append(
            line([(x0 + ax * cell, y0 + ay * cell), (x0 + bx * cell, y0 + by * cell)], 34)
        )
    edge = [(x0, y0), (x0 + n * cell, y0), (x0 + n * cell, y0 + n * cell), (x0, y0 + n * cell)]
    shapes += [
        line([edge[0], edge[1]], 34),
        line([edge[1], edge[2]], 34),
        line([edge[0], edge[3]], 34),
        line([edge[3], (x0 + 6 * cell, edge[3][1])], 34),
        line([(x0 + 7 * cell, edge[3][1]), edge[2]], 34),
    ]
    hedge = cv.mask(shapes)
    for k in (0.4, 1.0):
        cv.shadow(hedge, 26 * k, 26 * k, 4, 0.4, "#2a2440")
    cv.fill(hedge, "#3f7a3f", shade=1.0, depth=20, mottle=0.15)
    # Leaves, lighter on top of the hedges.
    full = hedge.full()
    places = rng.uniform(0, 1000, (9000, 2))
    i = (places * 1.535).astype(int)
    places = places[full[i[:, 1], i[:, 0]] > 0.9]
    t.leaves(
        cv.pen(),
        rng,
        places,
        ["#3f7a3f", "#5c9a48", "#2f6038", "#79b056"],
        5,
        lights=rng.normal(0.0, 0.12, len(places)),
    )
    for x, y in places[rng.integers(0, len(places), 26)]:
        cv.fill(
            [circle(x + a, y + b, 3.4) for a, b in ((0, 0), (5, 2), (-2, 5), (3, -4))],
            "#f7e6ee",
            opacity=0.9,
        )
    # In the middle stands a piano, and nobody plays it; a walker is nearly there.
    cx, cy = x0 + 4.5 * cell, y0 + 4.5 * cell
    cv.fill(circle(cx, cy, 62), "#c9b184", opacity=0.8, soft=3)
    grand = blob(
        [
            (cx - 34, cy + 36),
            (cx - 34, cy - 30),
            (cx - 18, cy - 48),
            (cx + 4, cy - 40),
            (cx + 14, cy - 10),
            (cx + 34, cy + 2),
            (cx + 34, cy + 36),
        ],
        8,
    )
    cv.shadow(grand, 16, 16, 5, 0.55)
    cv.fill(grand, "#2a2027", shade=0.9, depth=16, rim=0.4)
    cv.fill(rect(cx - 30, cy + 24, 60, 12), "#f8f2e2")
    cv.fill([rect(cx - 28 + k * 6, cy + 24, 2.6, 7) for k in range(10)], "#1a1518")
    cv.shadow(rect(cx - 16, cy + 46, 32, 14, 4), 8, 8, 3, 0.5)
    cv.fill(rect(cx - 16, cy + 46, 32, 14, 4), "#a8402f", shade=0.8, depth=8)
    for wx, wy, colour, hat in (
        (x0 + 6.5 * cell, y0 + 8.5 * cell, "#2f5f8a", "#f2c14e"),
        (x0 + 1.5 * cell, y0 + 2.5 * cell, "#8a3a6a", "#e8e0d0"),
    ):
        cv.fill(line([(wx, wy), (wx + 62, wy + 62)], (26, 18)), "#2a2440", opacity=0.5, soft=3)
        cv.fill(ellipse(wx, wy, 25, 15, 30), colour, shade=0.9, depth=14)
        cv.fill(circle(wx, wy, 16), hat, shade=0.8, depth=8)
        cv.fill(circle(wx, wy, 9), lift(hat, -0.07), shade=0.9, depth=7)
    # A ball of red thread has rolled along the way.
    path = [(x0 + 6.5 * cell, y0 + 8.5 * cell + 20), (x0 + 6.5 * cell, 1010)]
    cv.fill(line(path, 3.4), "#d8322f")
    # A balloon between us and the garden, and its shadow.
    cv.fill(circle(330, 800, 132), "#1d2040", opacity=0.42, soft=7)
    bx, by, r = 170, 640, 190
    for k in range(12):
        cv.fill(
            sector(bx, by, r, k * 30, k * 30 + 30.5),
            ("#e4572e", "#fbeecb", "#f2b134")[k % 3],
            mottle=0.06,
        )
    cv.fill(
        circle(bx, by, r),
        radial([(0, "#ffffff"), (0.55, "#f4ead8"), (1, "#5a4060")], (bx - 50, by - 55), r * 1.5),
        mode="multiply",
    )
    cv.fill(circle(bx, by, 18), "#c8452f", shade=0.9, depth=12)


@card("11", vignette=0.35)
def umbrellas(cv, rng):
    p = PALETTES["mist"]
    cv.lit(-0.5, -0.8, "#eef4f6", "#141a2a")
    # Wet cobbles.
    points = np.array(
        [(x * 38 + (y % 2) * 19, y * 33) for y in range(-1, 32) for x in range(-1, 28)], float
    )
    points += rng.normal(0, 3.4, points.shape)
    _, border, index = worley(rng, points=points)
    tone = rng.normal(0.42, 0.05, len(points))[index][..., None] * col("#9fb0bd")
    cv.rgb[:] = tone
    cv.fill(Mask(np.clip((4 - border) / 3, 0, 1).astype(np.float32)), "#1a202b", opacity=0.9)
    cv.fill(
        Mask(np.clip(border / 16, 0, 1).astype(np.float32)), "#c3d2d8", opacity=0.22, mode="screen"
    )
    puddle = np.clip((fbm(rng, 4, 4) - 0.58) * 12, 0, 1).astype(np.float32)
    cv.fill(Mask(puddle), linear(["#7f97a8", "#4a5c70"], (0, 0), (1000, 1000)), opacity=0.65)
    spots = [
        s
        for s in scatter(rng, 46, (-40, -40, 1040, 1040), 30)
        if np.hypot(s[0] - 560, s[1] - 540) > 235
    ]
    greys = ["#23242e", "#2f323d", "#1c2230", "#3a3a44", "#262a3a"]
    for x, y in spots:
        umbrella_top(
            cv,
            rng,
            x,
            y,
            rng.uniform(80, 98),
            jitter(rng, rng.choice(greys), 0.015, 6),
            rng.uniform(0, 45),
        )
    # The red one is held upside down and has filled: goldfish.
    x, y, r = 560, 540, 178
    cv.fill(ellipse(x + 34, y + 40, r, r), "#0c0f1a", opacity=0.55, soft=14)
    outer = octagon(x, y, r, 12)
    cv.fill(outer, "#c8262c", shade=0.8, depth=30, edge=0.4)
    water = cv.fill(
        octagon(x, y, r * 0.86, 12), radial(["#1f5a72", "#3f93a5", "#a8dde0"], (x + 10, y + 20), r)
    )
    for k in range(8):
        a = np.radians(12 + k * 45)
        cv.fill(
            line([(x, y), (x + r * np.cos(a), y + r * np.sin(a))], (2, 4)),
            "#8f1620" if k % 2 else "#a51c24",
            opacity=0.5,
        )
    for fx, fy, s, a in (
        (x - 40, y - 46, 1.0, 24),
        (x + 56, y + 30, 1.15, 200),
        (x - 50, y + 62, 0.8, -60),
    ):
        cv.fill(
            ellipse(fx + 6, fy + 14, 42 * s, 13 * s, a), "#0b3040", opacity=0.4, soft=4, clip=water
        )
        koi(cv.pen(fx, fy, s, a))
    for rx, ry, rr in ((x + 60, y - 80, 30), (x - 90, y + 6, 20), (x + 20, y + 100, 24)):
        for k in (1, 0.6, 0.3):
            cv.fill(line(circle(rx, ry, rr * k), 1.8), "#e8fbf8", opacity=0.6, clip=water)
    cv.fill(line([(x, y), (x + 10, y - 4)], (9, 6)), "#5a3a22", shade=0.8, depth=4)
    drops = []
    for rx, ry in rng.uniform(0, 1000, (150, 2)):
        a = np.arctan2(ry - 500, rx - 500)
        n = rng.uniform(16, 40)
        drops.append(line([(rx, ry), (rx - n * np.cos(a), ry - n * np.sin(a))], (2.2, 0.4)))
    cv.fill(drops, p.pale, opacity=0.45)
    cv.glow(560, 540, 420, "#ffd9c8", 0.18)
    watercolour(cv, rng, 2.5, 0.06)


def octagon(x, y, r, turn):
    """An umbrella's outline: eight sides that curve inwards."""
    parts = []
    for k in range(8):
        a, b = np.radians(turn + k * 45), np.radians(turn + k * 45 + 45)
        s = np.linspace(0, 1, 10, endpoint=False)
        rr = r * (1 - 0.09 * np.sin(s * np.pi))
        ang = a + (b - a) * s
        parts.append(np.stack([x + rr * np.cos(ang), y + rr * np.sin(ang)], 1))
    return np.concatenate(parts)


def umbrella_top(cv, rng, x, y, r, colour, turn):
    cv.fill(ellipse(x + 18, y + 22, r, r), "#0c0f1a", opacity=0.5, soft=8)
    for k in range(8):
        a, b = np.radians(turn + k * 45), np.radians(turn + k * 45 + 45)
        mid = (a + b) / 2
        facing = np.cos(mid) * cv.light[0] + np.sin(mid) * cv.light[1]
        s = np.linspace(0, 1, 8)
        rr = r * (1 - 0.09 * np.sin(s * np.pi))
        ang = a + (b - a) * s
        wedge = np.concatenate(
            [[(x, y)], np.stack([x + rr * np.cos(ang), y + rr * np.sin(ang)], 1)]
        )
        cv.fill(wedge, lift(colour, 0.02 + 0.07 * facing), shade=0.25, depth=12, mottle=0.06)
    cv.fill(
        [
            line(
                [
                    (x, y),
                    (
                        x + r * np.cos(np.radians(turn + k * 45)),
                        y + r * np.sin(np.radians(turn + k * 45)),
                    ),
                ],
                1.2,
            )
            for k in range(8)
        ],
        lift(colour, 0.14),
        opacity=0.6,
    )
    cv.fill(circle(x, y, 4), "#b9b4a8", shade=0.8, depth=3)


def koi(pen):
    """A goldfish from above, 90 long."""
    pen.fill(
        blob([(-26, 0), (-46, -14), (-52, -4), (-46, 2), (-52, 10), (-44, 15)]),
        "#f7a04a",
        shade=0.6,
        depth=6,
        opacity=0.9,
    )
    pen.fill(
        [
            blob([(12, -10), (4, -24), (-6, -20), (0, -8)]),
            blob([(12, 10), (4, 24), (-6, 20), (0, 8)]),
        ],
        "#f9b870",
        opacity=0.85,
    )
    body = pen.fill(
        blob([(40, 0), (30, -11), (8, -14), (-18, -7), (-32, 0), (-18, 7), (8, 14), (30, 11)]),
        "#ee6a24",
        shade=1.0,
        depth=12,
    )
    pen.fill(
        [ellipse(16, -3, 12, 7), ellipse(-12, 3, 9, 5)],
        "#fff1dc",
        opacity=0.85,
        soft=1.5,
        clip=body,
    )
    pen.fill([circle(32, -7, 2), circle(32, 7, 2)], "#18100e")
