# ruff: noqa: E501 (_SHAPES is a table)
"""Shoes from the side, the toe towards the right, the sole on y = 0, about 100 long."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import blob, circle, ellipse, line, pts, spline

_SHAPES = {
    "brogue": [(-46, -4), (-48, -38), (-34, -44), (-10, -42), (8, -28), (34, -22), (50, -12), (50, -4)],
    "boot": [(-42, -4), (-44, -40), (-40, -92), (-4, -94), (2, -50), (16, -32), (40, -24), (52, -12), (52, -4)],
    "wellington": [(-38, -4), (-42, -40), (-44, -116), (6, -118), (4, -56), (16, -36), (42, -28), (54, -14), (54, -4)],
    "trainer": [(-48, -8), (-50, -34), (-40, -46), (-16, -48), (6, -34), (34, -26), (52, -18), (54, -8)],
    "clown": [(-46, -4), (-48, -34), (-34, -42), (-8, -40), (10, -24), (34, -28), (64, -40), (90, -30), (94, -8), (84, -4)],
    "slipper": [(-44, -4), (-40, -14), (-14, -16), (2, -34), (28, -38), (50, -24), (54, -8), (46, -4)],
}  # fmt: skip


def shoe(pen, kind="brogue", colour="#8a4a2c", second="#f4e6c8"):
    """A shoe: brogue, boot, wellington, trainer, clown, slipper, heel, ballet, bootee."""
    if kind == "heel":
        pen.fill(
            line([(-42, -46), (-38, -20), (-36, 0)], (14, 6, 5), smooth=True),
            lift(colour, -0.1),
            shade=0.7,
            depth=5,
        )
        upper = blob(
            [
                (-52, -62),
                (-40, -54),
                (-20, -46),
                (4, -24),
                (24, -20),
                (50, -6),
                (48, 0),
                (20, -2),
                (-6, -14),
                (-30, -38),
                (-48, -44),
            ],
            8,
        )
        pen.fill(upper, colour, shade=1.0, depth=14, rim=0.3)
        pen.fill(circle(18, -17, 7), second, shade=0.8, depth=5)
        return
    if kind == "ballet":
        upper = blob(
            [(-46, -6), (-48, -26), (-30, -20), (0, -16), (26, -24), (48, -14), (52, -4), (0, 0)], 8
        )
        pen.fill(upper, colour, shade=1.0, depth=14)
        for path in (
            [(-36, -22), (-24, -60), (0, -78), (-20, -96)],
            [(-30, -20), (0, -50), (-14, -78), (14, -92)],
        ):
            pen.fill(line(path, (5, 3), smooth=True), lift(colour, 0.06), shade=0.5, depth=3)
        return
    if kind == "bootee":
        pen.fill(
            blob(
                [
                    (-32, -2),
                    (-34, -30),
                    (-28, -60),
                    (2, -60),
                    (4, -36),
                    (24, -30),
                    (36, -14),
                    (32, -2),
                ]
            ),
            colour,
            shade=1.0,
            depth=18,
        )
        pen.fill([circle(-28 + k * 10, -62, 7) for k in range(4)], second, shade=0.8, depth=5)
        pen.fill(line([(-30, -42), (2, -42)], 4), second)
        pen.fill([circle(6, -38, 5), circle(10, -28, 5)], second, shade=0.8, depth=4)
        return
    outline = _SHAPES[kind]
    wide = max(x for x, _ in outline)
    body = pen.fill(blob(outline, 9), colour, shade=1.0, depth=20, rim=0.2)
    sole = second if kind in ("trainer", "wellington") else lift(colour, -0.18)
    pen.fill(
        line([(-45, -3), (wide - 4, -3)], 9 if kind == "trainer" else 7), sole, shade=0.6, depth=4
    )
    if kind in ("brogue", "boot", "clown"):
        pen.fill(
            pts([(-47, -8), (-22, -8), (-24, 3), (-47, 3)]), lift(colour, -0.2), shade=0.6, depth=4
        )
    if kind in ("brogue", "trainer", "boot", "clown"):
        x0, y0, n = {
            "brogue": (-8, -40, 3),
            "trainer": (-12, -46, 4),
            "boot": (-2, -84, 6),
            "clown": (-6, -38, 3),
        }[kind]
        for k in range(n):
            dx = k * (2 if kind == "boot" else 8)
            dy = k * (9 if kind == "boot" else 5)
            pen.fill(line([(x0 + dx - 6, y0 + dy + 6), (x0 + dx + 4, y0 + dy)], 3), second)
    if kind == "brogue":
        pen.fill(
            line(spline([(24, -24), (20, -12), (26, -4)]), 2.4), second, clip=body, opacity=0.8
        )
    if kind == "trainer":
        pen.fill(
            [line([(-24 + k * 12, -12), (-14 + k * 12, -34)], 5) for k in range(3)],
            second,
            clip=body,
        )
    if kind == "clown":
        pen.fill(circle(70, -32, 9), second, shade=0.9, depth=7)
        pen.fill([circle(26, -18, 5), circle(48, -22, 5), circle(-28, -24, 5)], second)
    if kind == "slipper":
        pen.fill(
            [circle(26 + 10 * np.cos(a), -40 + 8 * np.sin(a), 7) for a in range(0, 7)],
            second,
            shade=0.8,
            depth=6,
        )
    if kind == "wellington":
        pen.fill(ellipse(-19, -116, 25, 5), lift(colour, -0.2))
        pen.fill(line([(-34, -100), (-34, -50)], (4, 2)), "#ffffff", opacity=0.5)
