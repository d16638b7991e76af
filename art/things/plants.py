"""Trees and plants. Trees are about 100 units high, their foot at (0, 0)."""

from __future__ import annotations

import numpy as np
from canvas import UNIT, Mask
from colour import col, jitter, lift, mix
from PIL import Image, ImageDraw
from shapes import blob, ellipse, line, moved, pts, spline


def branches(rng, height=100.0, levels=6, spread=26.0, lean=0.0, thick=7.0, droop=0.0):
    """The skeleton of a tree: ribbons, and the tips of its twigs with their direction."""
    ribbons, tips = [], []

    def grow(x, y, angle, length, width, level):
        bend = rng.normal(0, 9)
        mid = (
            x + np.cos(np.radians(angle + bend)) * length * 0.5,
            y + np.sin(np.radians(angle + bend)) * length * 0.5,
        )
        end = (
            x + np.cos(np.radians(angle)) * length,
            y + np.sin(np.radians(angle)) * length + droop * (levels - level),
        )
        ribbons.append(line([(x, y), mid, end], (width, width * 0.66), smooth=True))
        if level == 0:
            tips.append((*end, angle))
            return
        if level <= 2:
            tips.append((*end, angle))
        for sign in (-1, 1) if rng.random() < 0.8 else (-1, 0.1, 1):
            turn = sign * spread * rng.uniform(0.6, 1.35)
            grow(
                *end,
                angle + turn + (-90 - angle) * 0.06,
                length * rng.uniform(0.66, 0.86),
                width * 0.66,
                level - 1,
            )

    grow(0, 0, -90 + lean, height * 0.27, thick, levels)
    return ribbons, np.array(tips)


def bare_tree(pen, rng, bark="#3b2a26", **how):
    """A tree in winter; returns the tips of its twigs."""
    ribbons, tips = branches(rng, **how)
    pen.fill(ribbons, bark, shade=0.7, depth=5)
    return tips


def leafy_tree(pen, rng, leaf="#6f8f3c", bark="#4a3226", size=2.6, count=1500, light=0.14, **how):
    """A tree of single leaves, lighter on the side of the light."""
    ribbons, tips = branches(rng, **{"levels": 5, **how})
    pen.fill(ribbons, bark, shade=0.7, depth=5)
    if len(tips) == 0:
        return tips
    lx, ly = pen.canvas.light
    lx = -lx if pen.flip else lx
    centre, reach = tips[:, :2].mean(0), np.ptp(tips[:, :2], axis=0) / 2 + 1
    pick = tips[rng.integers(0, len(tips), count), :2] + rng.normal(0, 100 * 0.045, (count, 2))
    facing = ((pick - centre) / reach) @ np.array([lx, ly])
    order = np.argsort(facing + rng.normal(0, 0.35, count))
    leaves(pen, rng, pick[order], leaf, size, lights=facing[order] * light)
    return tips


def leaves(pen, rng, places, colour, size=2.6, lights=None):
    """Many leaves at once, each a little different; quick, and without shading."""
    n = len(places)
    base = [
        jitter(rng, c, 0.03, 9)
        for c in ([colour] if isinstance(colour, str) else colour)
        for _ in range(10)
    ]
    base = [pen.colour(c) for c in base]
    lights = np.zeros(n) if lights is None else lights
    layer_paint = []
    for (x, y), light in zip(places, lights, strict=True):
        c = base[rng.integers(len(base))]
        c = np.clip(c * (1 + light * 1.6) + (light > 0) * light * 0.25 * col("#ffe9a8"), 0, 1)
        w, h, a = size * rng.uniform(0.7, 1.3), size * rng.uniform(0.4, 0.75), rng.uniform(0, 180)
        layer_paint.append(
            (
                moved(
                    ellipse(x, y, w, h, a, steps=8), pen.x, pen.y, pen.scale, pen.angle, pen.flip
                ),
                c,
            )
        )
    confetti(pen.canvas, layer_paint)


def confetti(canvas, polygons, opacity=1.0):
    """Many small flat polygons in one go: [(points in card units, colour), …], the last on top."""
    points = np.concatenate([p for p, _ in polygons]) * UNIT
    h, w = canvas.rgb.shape[:2]
    x0, y0 = np.clip(points.min(0).astype(int) - 2, 0, (w, h))
    x1, y1 = np.clip(points.max(0).astype(int) + 3, 0, (w, h))
    if x1 <= x0 or y1 <= y0:
        return
    image = Image.new("RGB", (int(x1 - x0), int(y1 - y0)))
    cover = Image.new("L", image.size)
    pen, hole = ImageDraw.Draw(image), ImageDraw.Draw(cover)
    for p, colour in polygons:
        flat = (p * UNIT - (x0, y0)).ravel().tolist()
        pen.polygon(flat, fill=tuple((np.clip(colour, 0, 1) * 255).astype(int).tolist()))
        hole.polygon(flat, fill=255)
    mask = Mask(np.asarray(cover, np.float32) / 255, int(x0), int(y0))
    canvas._lay(mask, np.asarray(image, np.float32) / 255, opacity, "normal")


def pine(pen, rng, colour="#2f4f3e", bark="#3d2b23", snow=None):
    """A fir of ragged tiers, 100 high."""
    pen.fill(line([(0, 0), (0, -20)], (5, 4)), bark, shade=0.7, depth=4)
    tiers = 8
    for i in range(tiers):
        low, wide = -8 - i * 11, 27 * (1 - i / (tiers + 0.5)) + 2
        top = low - 24
        edge = []
        n = 9
        for j in range(n + 1):
            t = j / n * 2 - 1
            edge.append(
                (
                    t * wide * rng.uniform(0.92, 1.06),
                    low + (1 - abs(t)) * 4 + rng.uniform(-1, 1) + (3 if j % 2 else 0),
                )
            )
        pen.fill(
            pts([(0, top), *edge[::-1]]),
            lift(colour, i * 0.008 - 0.02),
            shade=0.8,
            depth=8,
            edge=0.2,
        )
        if snow is not None:
            pen.fill(
                pts(
                    [
                        (0, top),
                        (wide * 0.5, low - 7),
                        (wide * 0.2, low - 8),
                        (0, low - 4),
                        (-wide * 0.3, low - 8),
                        (-wide * 0.55, low - 6),
                    ]
                ),
                snow,
                shade=0.5,
                depth=5,
            )


def palm(pen, rng, leaf="#4f8a4c", bark="#8a6242", lean=12.0):
    """A palm, 100 high."""
    trunk = spline([(0, 0), (lean * 0.25, -35), (lean, -78)])
    pen.fill(line(trunk, (6, 3.4)), bark, shade=0.8, depth=4)
    for i in range(3, len(trunk), 3):
        pen.fill(line([trunk[i] + (-2.4, 0), trunk[i] + (2.4, 0.6)], 0.7), lift(bark, -0.12))
    for angle in (-172, -150, -120, -88, -55, -28, -5, 15, 165):
        a = np.radians(angle + rng.normal(0, 5))
        tip = np.array([np.cos(a), np.sin(a) * 0.8]) * rng.uniform(30, 38)
        spine = spline([(0, 0), tip * 0.55 + (0, -6), tip + (0, 9)]) + (lean, -78)
        side = [
            p + (0, 9 * np.sin(np.pi * min(1, k / len(spine) + 0.12)) * (0.7 if k % 2 else 1))
            for k, p in enumerate(spine)
        ]
        pen.fill(
            np.concatenate([spine, side[::-1]]), jitter(rng, leaf, 0.04, 6), shade=0.8, depth=5
        )
    for x, y in ((-2, 1), (2, 2), (0, 3)):
        pen.fill(ellipse(lean + x, -77 + y, 2.6, 2.6), "#7a4a2a", shade=0.8, depth=3)


def willow(pen, rng, leaf="#8fae6b", bark="#4d3a2c", strands=70):
    """A weeping willow, 100 high."""
    ribbons, tips = branches(rng, height=88, levels=4, spread=34, thick=9)
    pen.fill(ribbons, bark, shade=0.7, depth=5)
    hang = [tips[i % len(tips), :2] + rng.normal(0, 3, 2) for i in range(strands)]
    for x, y in sorted(hang, key=lambda p: p[1]):
        side = np.sign(x) * rng.uniform(4, 14)
        end = rng.uniform(-26, -6)
        c = jitter(rng, leaf, 0.05, 6)
        pen.fill(
            line(
                [
                    (x, y),
                    (x + side, y - 4),
                    (x + side * 1.5, (y + end) / 2),
                    (x + side * 1.4 + rng.normal(0, 2), end),
                ],
                (1.2, 1.8, 0.5),
                smooth=True,
            ),
            c,
            opacity=0.9,
        )


def grass(pen, rng, x0, x1, y=0.0, height=14.0, count=120, colour="#5f7541", bend=4.0):
    """Blades along a line, drawn back to front."""
    blades = []
    for x in rng.uniform(x0, x1, count):
        h, b = height * rng.uniform(0.4, 1.15), rng.normal(bend, 3)
        c = pen.colour(jitter(rng, colour, 0.035, 5))
        outline = pts(
            [
                (x - 0.8, y),
                (x - 0.3 + b * 0.3, y - h * 0.55),
                (x + b, y - h),
                (x + 0.7 + b * 0.3, y - h * 0.5),
                (x + 0.9, y),
            ]
        )
        blades.append((pen.placed(outline), c))
    confetti(pen.canvas, blades)


def flower(pen, petal="#d9445f", centre="#f4c542", stem="#4f7a45", petals=6, height=40.0):
    """A flower on a stem; the bloom is about 24 wide."""
    pen.fill(line([(0, 0), (2, -height * 0.5), (0, -height)], (1.8, 1.2), smooth=True), stem)
    leaf = blob(
        [(1, -height * 0.35), (9, -height * 0.5), (13, -height * 0.62), (5, -height * 0.5)], 5
    )
    pen.fill(leaf, stem, shade=0.6, depth=3)
    for i in range(petals):
        a = i * 360 / petals + 12
        x, y = 7.5 * np.cos(np.radians(a)), 7.5 * np.sin(np.radians(a))
        pen.fill(
            ellipse(x, -height + y, 6.4, 4.3, a),
            lift(petal, 0.03 * (i % 2)),
            shade=0.8,
            depth=6,
            edge=0.25,
        )
    pen.fill(ellipse(0, -height, 4, 4), centre, shade=0.8, depth=4)


def mushroom(pen, cap="#c43b32", stalk="#efe3cc", spots=True):
    """A mushroom, 100 high, cap 110 wide."""
    pen.fill(
        blob([(-14, 0), (-11, -30), (-9, -60), (9, -60), (12, -30), (16, 0), (0, 4)]),
        stalk,
        shade=0.9,
        depth=14,
    )
    pen.fill(
        blob([(-50, -56), (0, -46), (50, -56), (0, -66)]),
        lift(mix(stalk, cap, 0.25), -0.12),
        shade=0.5,
    )
    dome = blob(
        [(-56, -58), (-44, -84), (0, -101), (44, -84), (56, -58), (30, -57), (0, -62), (-30, -57)]
    )
    inside = pen.fill(dome, cap, shade=1.0, depth=26)
    if spots:
        for x, y, r in (
            (-28, -78, 7),
            (0, -90, 8),
            (26, -80, 6),
            (-8, -72, 5),
            (42, -66, 4),
            (-44, -66, 4),
            (14, -68, 4),
        ):
            pen.fill(ellipse(x, y, r, r * 0.7), "#fbf1de", shade=0.6, depth=4, clip=inside)


def leaf(pen, colour="#a8602c", vein=None):
    """One leaf, 100 long, from its stalk at (0, 0) upwards."""
    shape = blob(
        [(0, 0), (18, -22), (24, -50), (12, -80), (0, -100), (-12, -80), (-24, -50), (-18, -22)]
    )
    pen.fill(shape, colour, shade=0.9, depth=18, edge=0.3)
    vein = lift(colour, -0.12) if vein is None else vein
    pen.fill(line([(0, 14), (0, -50), (0, -96)], (2.4, 0.6)), vein)
    for i in range(1, 7):
        y = -12 * i
        for s in (-1, 1):
            pen.fill(
                line(
                    [(0, y), (s * 10, y - 9), (s * (20 - abs(i - 3.5) * 2.2), y - 15)],
                    (1.2, 0.4),
                    smooth=True,
                ),
                vein,
                opacity=0.8,
            )


__all__ = [
    "bare_tree",
    "branches",
    "confetti",
    "flower",
    "grass",
    "leaf",
    "leafy_tree",
    "leaves",
    "mushroom",
    "palm",
    "pine",
    "willow",
]
