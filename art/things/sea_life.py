"""What swims or creeps, facing right. Sizes are said in each docstring."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import blob, circle, ellipse, line, spline


def fish(pen, colour="#e0683c", belly="#f8d9a0", fin=None, stripes=0, eye="#14121a"):
    """A fish, 100 long, its middle at (0, 0)."""
    fin = lift(colour, -0.08) if fin is None else fin
    pen.fill(
        blob([(-30, 0), (-46, -20), (-58, -24), (-50, 0), (-58, 24), (-46, 20)]),
        fin,
        shade=0.8,
        depth=8,
    )
    pen.fill(blob([(12, -18), (-2, -34), (-22, -30), (-20, -14)]), fin, shade=0.7, depth=7)
    pen.fill(blob([(2, 16), (-8, 30), (-20, 26), (-14, 12)]), fin, shade=0.7, depth=7)
    body = pen.fill(
        blob(
            [
                (48, 0),
                (36, -14),
                (10, -22),
                (-18, -14),
                (-36, -4),
                (-36, 4),
                (-18, 14),
                (10, 21),
                (36, 13),
            ]
        ),
        colour,
        shade=1.0,
        depth=17,
        edge=0.25,
    )
    pen.fill(ellipse(12, 18, 44, 13), belly, clip=body, soft=4, opacity=0.85)
    for i in range(stripes):
        x = 20 - i * 15
        pen.fill(
            line([(x, -26), (x + 5, 0), (x, 26)], 5, smooth=True), belly, clip=body, opacity=0.85
        )
    for row in range(4):
        for k in range(4):
            x, y = 12 - k * 11 - (row % 2) * 5, -10 + row * 6
            pen.fill(
                line([(x, y - 3), (x - 4, y), (x, y + 3)], 0.9, smooth=True),
                lift(colour, -0.14),
                clip=body,
                opacity=0.6,
            )
    pen.fill(
        line([(28, -12), (22, 0), (28, 11)], 1.5, smooth=True),
        lift(colour, -0.16),
        clip=body,
        opacity=0.8,
    )
    pen.fill(blob([(14, 4), (2, 13), (-6, 12), (4, 2)]), fin, shade=0.7, depth=5)
    pen.fill(circle(36, -4, 4), "#fbf3df")
    pen.fill(circle(37, -4, 2.3), eye)
    pen.fill(line([(47, 3), (41, 5.5)], 1.2), lift(colour, -0.2))


def whale(pen, colour="#2f5d7c", belly="#dfe6e0", eye="#0b0f16"):
    """A whale, 200 long, its middle at (0, 0). Returns its body as a mask, to paint on."""
    pen.fill(
        blob([(-70, -2), (-92, -16), (-112, -38), (-108, -14), (-120, 6), (-96, 4)]),
        lift(colour, -0.06),
        shade=0.8,
        depth=10,
    )
    body = pen.fill(
        blob(
            [
                (92, 6),
                (86, -18),
                (60, -36),
                (20, -40),
                (-26, -26),
                (-66, -8),
                (-84, -8),
                (-82, 2),
                (-52, 14),
                (-10, 34),
                (36, 42),
                (74, 30),
            ]
        ),
        colour,
        shade=1.0,
        depth=38,
        edge=0.2,
    )
    under = pen.fill(
        blob([(94, 8), (60, 14), (20, 16), (-24, 16), (-60, 10), (-20, 38), (40, 54), (84, 40)]),
        belly,
        clip=body,
        soft=1.5,
        shade=0.3,
    )
    for k in range(9):
        y = 18 + k * 3.2
        pen.fill(
            line(
                [(92 - k * 3, y - 5), (50, y + 2), (4 - k * 3, y + 3)], (0.7, 1.4, 0.4), smooth=True
            ),
            lift(belly, -0.22),
            clip=under,
            opacity=0.8,
        )
    pen.fill(
        blob([(34, 24), (28, 50), (8, 72), (6, 52), (14, 26)]),
        lift(colour, -0.03),
        shade=0.9,
        depth=11,
    )
    pen.fill(
        line([(92, 10), (66, 15), (52, 10)], (1, 2, 0.6), smooth=True),
        lift(colour, -0.16),
        clip=body,
    )
    pen.fill(circle(54, 1, 4), lift(colour, 0.12))
    pen.fill(circle(54, 1, 2.8), eye)
    pen.fill(circle(55, 0, 0.9), "#ffffff")
    return body


def jellyfish(pen, rng, colour="#d7a8e8", glow=0.5):
    """A jellyfish, bell 60 wide, 100 high with its arms."""
    if glow:
        pen.glow(0, -70, 90, colour, glow)
    for x in np.linspace(-24, 24, 9):
        path = [(x, -58)] + [
            (x + rng.normal(0, 4) + 3 * np.sin(i), -58 + i * 13) for i in range(1, 6)
        ]
        pen.fill(line(path, (1.6, 0.5), smooth=True), colour, opacity=0.55)
    for x in (-9, 0, 9):
        path = [(x, -60)] + [(x + 6 * np.sin(i * 1.4 + x), -60 + i * 11) for i in range(1, 5)]
        pen.fill(line(path, (8, 2), smooth=True), lift(colour, 0.08), opacity=0.4)
    bell = pen.fill(
        blob(
            [
                (-31, -58),
                (-27, -82),
                (0, -99),
                (27, -82),
                (31, -58),
                (16, -62),
                (0, -56),
                (-16, -62),
            ]
        ),
        colour,
        shade=0.9,
        depth=18,
        opacity=0.75,
        rim=0.4,
    )
    pen.fill(ellipse(-8, -84, 9, 5, -25), "#ffffff", opacity=0.5, soft=2, clip=bell)


def octopus_arm(pen, path, width=30, colour="#a8434a", cups="#f0c9b0"):
    """An arm along a path (local points), thick at its start, with suckers on one side."""
    p = spline(path, steps=18)
    w = np.linspace(width, width * 0.12, len(p))
    pen.fill(line(p, w), colour, shade=1.0, depth=width * 0.5, edge=0.2)
    d = np.gradient(p, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.maximum(np.hypot(d[:, 0], d[:, 1]), 1e-6)[:, None]
    for i in range(2, len(p) - 2, 4):
        q = p[i] + n[i] * w[i] * 0.26
        pen.fill(circle(*q, w[i] * 0.17), cups, shade=0.7, depth=w[i] * 0.15)
        pen.fill(circle(*q, w[i] * 0.08), lift(colour, -0.1), opacity=0.7)


def snail(pen, body="#c9a878", shell="#a5573a"):
    """A snail, 100 long, 70 high."""
    pen.fill(
        [
            line([(38, -24), (44, -46)], (4, 2.4)),
            line([(30, -24), (30, -44)], (4, 2.4)),
            circle(44, -48, 3.4),
            circle(30, -46, 3.2),
        ],
        body,
        shade=0.6,
    )
    pen.fill(
        blob([(46, -20), (38, -30), (24, -26), (8, -10), (-40, -8), (-60, 0), (20, 2), (44, -2)]),
        body,
        shade=1.0,
        depth=12,
    )
    pen.fill(circle(-8, -34, 32), shell, shade=1.0, depth=26, edge=0.3)
    t = np.linspace(0, 5.2 * np.pi, 110)
    r = 1.5 + t * 1.75
    pen.fill(
        line(np.stack([-6 + r * np.cos(t), -32 + r * np.sin(t)], 1), (1.4, 3)),
        lift(shell, -0.16),
        opacity=0.8,
    )


__all__ = [
    "fish",
    "jellyfish",
    "octopus_arm",
    "snail",
    "whale",
]
