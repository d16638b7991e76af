"""Buildings and their parts, the foot in the middle at (0, 0), 100 high unless said otherwise."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import arc, blob, circle, ellipse, line, pts, rect


def pane(pen, x, y, w, h, lit="#ffd27a", frame="#4a3526", glow=0.5, bars=True, arch=False):
    """A window; lit=None is a dark one. (x, y) is its top left corner."""
    shape = (
        np.concatenate(
            [arc(x + w / 2, y + w / 2, w / 2, w / 2, 180, 360), [(x + w, y + h), (x, y + h)]]
        )
        if arch
        else rect(x, y, w, h)
    )
    if lit is not None and glow:
        pen.glow(x + w / 2, y + h / 2, max(w, h) * 2.4, lit, glow)
    pen.fill(line(np.concatenate([shape, shape[:1]]), w * 0.14), frame)
    pen.fill(shape, "#26303c" if lit is None else lit, shade=0.3, depth=w * 0.4)
    if bars:
        pen.fill(
            [
                line([(x + w / 2, y), (x + w / 2, y + h)], w * 0.08),
                line([(x, y + h * 0.5), (x + w, y + h * 0.5)], w * 0.08),
            ],
            frame,
        )


def house(
    pen,
    rng,
    wall="#d9b48a",
    roof="#8c3f30",
    lit="#ffd27a",
    w=80.0,
    h=52.0,
    chimney=True,
    door="#5a3a2a",
    thatch=False,
):
    """A cottage with a pitched roof; about 100 high."""
    if chimney:
        pen.fill(
            rect(w * 0.18, -h - 46, 11, 34), lift(wall, -0.15), shade=0.8, depth=6, mottle=0.15
        )
        pen.fill(rect(w * 0.18 - 2, -h - 48, 15, 5), lift(wall, -0.22), shade=0.5)
    pen.fill(
        pts([(-w / 2, 0), (-w / 2, -h), (w / 2, -h), (w / 2, 0)]),
        wall,
        shade=0.6,
        depth=20,
        mottle=0.14,
    )
    side = pts([(w * 0.2, 0), (w * 0.2, -h), (w / 2, -h), (w / 2, 0)])
    pen.fill(side, lift(wall, -0.08), opacity=0.6)
    top = -h - 44
    shape = (
        blob(
            [
                (-w * 0.62, -h + 5),
                (-w * 0.3, (top - h) / 2 - 3),
                (0, top),
                (w * 0.3, (top - h) / 2 - 3),
                (w * 0.62, -h + 5),
                (0, -h + 1),
            ],
            6,
        )
        if thatch
        else pts([(-w * 0.6, -h + 4), (-w * 0.04, top), (w * 0.04, top), (w * 0.6, -h + 4)])
    )
    tiles = pen.fill(shape, roof, shade=0.9, depth=16, edge=0.25, mottle=0.15)
    for k in range(1, 7):
        y = top + k * 7
        pen.fill(
            line([(-w * 0.6, y), (w * 0.6, y + rng.normal(0, 0.8))], 0.9),
            lift(roof, -0.12),
            clip=tiles,
            opacity=0.6,
        )
    pen.fill(rect(-w * 0.1, -30, 18, 30), door, shade=0.7, depth=6)
    pen.fill(circle(-w * 0.1 + 14, -15, 1.3), "#e0b860")
    pane(pen, -w * 0.4, -h + 14, 14, 15, lit)
    pane(pen, w * 0.22, -h + 14, 14, 15, lit)
    pane(pen, -6, top + 22, 11, 12, lit, bars=True)


def town_house(
    pen,
    rng,
    wall="#c97f5a",
    roof="#4a3b46",
    w=44.0,
    h=86.0,
    floors=4,
    lit="#ffd27a",
    share=0.5,
    gable="step",
):
    """A narrow house of a town; gable: step, point, flat."""
    pen.fill(rect(-w / 2, -h, w, h), wall, shade=0.6, depth=12, mottle=0.15)
    if gable == "step":
        n = 4
        steps = [(-w / 2, -h)]
        for i in range(n):
            x = -w / 2 + (i + 0.0) * w / 2 / n
            steps += [(x, -h - (i + 1) * 6), (x + w / 2 / n, -h - (i + 1) * 6)]
        steps += [(-x, y) for x, y in steps[::-1]]
        pen.fill(pts(steps), wall, shade=0.6, depth=8, mottle=0.15)
    elif gable == "point":
        pen.fill(
            pts([(-w * 0.56, -h), (0, -h - w * 0.7), (w * 0.56, -h)]),
            roof,
            shade=0.8,
            depth=10,
            mottle=0.12,
        )
    else:
        pen.fill(rect(-w * 0.55, -h - 5, w * 1.1, 6), roof, shade=0.6, depth=4)
    columns = 3 if w > 34 else 2
    for f in range(floors):
        for c in range(columns):
            x = -w / 2 + (c + 0.5) * w / columns - w * 0.09
            y = -h + 7 + f * (h - 22) / floors
            pane(
                pen,
                x,
                y,
                w * 0.18,
                (h - 22) / floors * 0.6,
                lit if rng.random() < share else None,
                frame=lift(wall, -0.2),
                glow=0.25,
                bars=w > 30,
            )
    pen.fill(rect(-w * 0.13, -15, w * 0.26, 15), lift(roof, -0.05), shade=0.6, depth=4)


def tower(pen, rng, stone="#9a8f86", roof="#5b3a52", w=34.0, lit="#ffd27a", flag=None):
    """A round tower with a pointed roof, 100 high to the eaves, 150 with the roof."""
    body = pen.fill(
        pts(
            [
                (-w * 0.55, 0),
                (-w * 0.45, -60),
                (-w * 0.48, -100),
                (w * 0.48, -100),
                (w * 0.45, -60),
                (w * 0.55, 0),
            ]
        ),
        stone,
        shade=1.0,
        depth=24,
        mottle=0.16,
    )
    for row in range(14):
        for _ in range(2):
            x, y = rng.uniform(-w * 0.5, w * 0.4), -5 - row * 6.8 + rng.normal(0, 1.4)
            pen.fill(
                rect(x, y, rng.uniform(4, 8), 3, 1),
                lift(stone, rng.uniform(-0.1, 0.05)),
                clip=body,
                opacity=0.6,
            )
    pen.fill(rect(-w * 0.62, -106, w * 1.24, 9, 2), lift(stone, -0.05), shade=0.9, depth=8)
    pen.fill(
        pts([(-w * 0.72, -104), (0, -156), (w * 0.72, -104), (0, -100)]),
        roof,
        shade=1.0,
        depth=20,
        mottle=0.12,
    )
    for y in (-84, -46):
        pane(pen, -4, y, 8, 14, lit, arch=True, bars=False)
    if flag is not None:
        pen.fill(line([(0, -154), (0, -176)], 1.2), "#2a2222")
        pen.fill(
            blob([(0, -176), (12, -173), (22, -176), (20, -166), (10, -168), (0, -165)], 6),
            flag,
            shade=0.8,
            depth=4,
        )


def lighthouse(pen, rng, white="#f1e9da", stripe="#b53a33", lamp="#ffe08a"):
    """A lighthouse, 150 high; its lamp is at (0, -132)."""
    body = pen.fill(
        pts([(-20, 0), (-13, -110), (13, -110), (20, 0)]), white, shade=1.0, depth=18, mottle=0.1
    )
    for y in (-10, -52, -94):
        pen.fill(
            pts([(-30, y), (30, y), (30, y - 20), (-30, y - 20)]),
            stripe,
            clip=body,
            shade=0.0,
            mottle=0.1,
            opacity=0.92,
        )
    pen.fill(pts([(0, 0), (0, -110), (14, -110), (22, 0)]), "#1b1440", clip=body, opacity=0.16)
    pen.fill(rect(-18, -116, 36, 6, 2), lift(stripe, -0.2), shade=0.8, depth=4)
    pen.glow(0, -128, 80, lamp, 0.9)
    pen.fill(rect(-10, -138, 20, 22), lamp, shade=0.3)
    pen.fill([line([(x, -138), (x, -116)], 1.4) for x in (-10, -4, 4, 10)], "#3a2a2a")
    pen.fill(
        blob([(-14, -138), (-8, -148), (0, -152), (8, -148), (14, -138)], 6),
        stripe,
        shade=0.9,
        depth=8,
    )
    pen.fill(circle(0, -154, 2.4), stripe)
    for y in (-36, -76):
        pane(pen, -3, y, 6, 10, None, bars=False, frame="#6a5a50")
    pen.fill(rect(-6, -18, 12, 18, 5), "#4a3230", shade=0.6)


def door(pen, colour="#7a3b2e", frame="#3f2a20", opened=0.0, beyond="#ffe3a0", w=50.0):
    """A door that stands alone, 100 high; opened 0 to 1. Returns the opening's mask."""
    pen.fill(
        pts([(-w / 2 - 6, 0), (-w / 2 - 6, -106), (w / 2 + 6, -106), (w / 2 + 6, 0)]),
        frame,
        shade=0.8,
        depth=5,
        mottle=0.14,
    )
    hole = pen.fill(rect(-w / 2, -100, w, 100), beyond if opened else "#15100f")
    k = 1 - opened * 0.72
    skew = opened * 9
    leaf = pts([(-w / 2, -100), (-w / 2 + w * k, -100 - skew), (-w / 2 + w * k, skew), (-w / 2, 0)])
    pen.fill(leaf, colour, shade=0.6, depth=9, mottle=0.16, edge=0.3)
    for y0, y1 in ((-92, -54), (-46, -8)):
        for x0, x1 in ((0.12, 0.44), (0.56, 0.88)):
            a, b = -w / 2 + w * k * x0, -w / 2 + w * k * x1
            pen.fill(
                pts([(a, y0), (b, y0), (b, y1), (a, y1)]), lift(colour, -0.07), shade=-0.6, depth=4
            )
    pen.fill(circle(-w / 2 + w * k * 0.9, -49, 2.4), "#e0b860", shade=0.9, depth=3)
    return hole


def stairs(pen, steps=8, w=40.0, rise=8.0, run=10.0, colour="#b9a58f"):
    """Steps that climb to the right from (0, 0), seen from the side; returns the top's point."""
    outline = [(0, 0)]
    for i in range(steps):
        outline += [(i * run, -(i + 1) * rise), ((i + 1) * run, -(i + 1) * rise)]
    outline += [(steps * run, 0)]
    pen.fill(pts(outline), colour, shade=0.5, depth=8, mottle=0.14)
    for i in range(steps):
        y = -(i + 1) * rise
        pen.fill(rect(i * run - 1, y, run + 2, 2.2), lift(colour, 0.12))
    return steps * run, -steps * rise


def ladder(pen, height=100.0, w=16.0, colour="#7a5636", rungs=9, foot=1.25):
    """A ladder that stands at (0, 0) and leads straight up; turn the pen to lean it."""
    pen.fill(
        [
            line([(-w / 2 * foot, 0), (-w / 2, -height)], 2.4),
            line([(w / 2 * foot, 0), (w / 2, -height)], 2.4),
        ],
        colour,
        shade=0.8,
        depth=3,
    )
    for i in range(rungs):
        t = (i + 0.6) / rungs
        half = w / 2 * (foot + (1 - foot) * t)
        pen.fill(
            line([(-half, -height * t), (half, -height * t)], 1.9),
            lift(colour, 0.05),
            shade=0.6,
            depth=2,
        )


def bridge(pen, w=200.0, h=50.0, colour="#a58c78", arches=3):
    """A stone bridge, w wide from (-w/2, 0); its road is at -h."""
    hump = np.array([(x, -h - 10 * np.cos(x / w * np.pi)) for x in np.linspace(-w / 2, w / 2, 40)])
    holes = []
    for i in range(arches):
        cx, r = -w / 2 + (i + 0.5) * w / arches, w / arches * 0.36
        holes.append(
            np.concatenate([arc(cx, -h * 0.3, r, h * 0.52, 180, 360), [(cx + r, 8), (cx - r, 8)]])
        )
    body = pen.fill(
        np.concatenate([hump, [(w / 2, 2), (-w / 2, 2)]]),
        colour,
        cut=holes,
        shade=0.8,
        depth=12,
        mottle=0.18,
    )
    for i in range(arches):
        cx, r = -w / 2 + (i + 0.5) * w / arches, w / arches * 0.36
        pen.fill(
            line(arc(cx, -h * 0.3, r + 2.5, h * 0.52 + 2.5, 180, 360), 4),
            lift(colour, 0.06),
            shade=0.6,
            depth=3,
            clip=body,
        )
    pen.fill(line(hump + (0, -1), 5), lift(colour, 0.08), shade=0.8, depth=4)


def windmill(pen, rng, wall="#d9cdb8", cap="#6d3f34", sail="#f2e6cc", turn=18):
    """A windmill, 130 high with its cap."""
    pen.fill(
        pts([(-30, 0), (-20, -92), (20, -92), (30, 0)]), wall, shade=1.0, depth=22, mottle=0.12
    )
    pen.fill(
        blob([(-24, -90), (-16, -108), (0, -114), (16, -108), (24, -90)], 6),
        cap,
        shade=0.9,
        depth=10,
    )
    pane(pen, -5, -66, 10, 13, "#ffd27a")
    pen.fill(rect(-8, -24, 16, 24, 7), lift(cap, -0.08), shade=0.6)
    for k in range(4):
        arm = pen.at(0, -94, 1, turn + k * 90)
        arm.fill(line([(0, 0), (0, -74)], (3, 1.8)), lift(cap, -0.1), shade=0.6)
        cloth = arm.fill(
            pts([(1, -16), (17, -18), (17, -72), (1, -72)]), sail, shade=0.5, depth=6, opacity=0.92
        )
        arm.fill(
            [line([(1, y), (17, y)], 0.9) for y in range(-72, -14, 8)]
            + [line([(9, -16), (9, -72)], 0.9)],
            lift(cap, -0.05),
            clip=cloth,
            opacity=0.7,
        )
    pen.fill(circle(0, -94, 4), lift(cap, -0.12), shade=0.8)


def street_lamp(pen, light="#ffe0a0", iron="#23212a", on=True):
    """A street lamp, 100 high; its light is at (0, -92)."""
    pen.fill(line([(0, 0), (0, -82)], (4.4, 2)), iron, shade=0.7, depth=3)
    pen.fill([rect(-6, -4, 12, 4, 1), line([(-8, -76), (8, -76)], 1.6)], iron)
    if on:
        pen.glow(0, -91, 70, light, 0.85)
    pen.fill(
        pts([(-5, -83), (5, -83), (7.5, -98), (-7.5, -98)]), light if on else "#5a6068", shade=0.3
    )
    pen.fill(
        [
            pts([(-9, -98), (9, -98), (0, -106)]),
            line([(-5, -83), (-7.5, -98)], 1),
            line([(5, -83), (7.5, -98)], 1),
            ellipse(0, -107, 1.6, 2),
        ],
        iron,
    )


__all__ = [
    "bridge",
    "door",
    "house",
    "ladder",
    "lighthouse",
    "pane",
    "stairs",
    "street_lamp",
    "tower",
    "town_house",
    "windmill",
]
