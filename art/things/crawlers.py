"""Small beasts with six or eight legs."""

from __future__ import annotations

import numpy as np
from colour import lift
from shapes import blob, circle, ellipse, line


def ant(pen, colour="#3a1c18", step=0.0):
    """An ant from above, 100 long, its head towards the right, its middle at (0, 0)."""
    for i, (x, reach) in enumerate(((10, 30), (2, 6), (-6, -28))):
        for s in (-1, 1):
            swing = 7 * np.sin(step + i * 2.1 + (s > 0) * 3.1)
            knee = (x + reach * 0.55 + swing * 0.5, s * 21)
            foot = (x + reach * 1.15 + swing, s * 37)
            pen.fill(line([(x, s * 3), knee, foot], (4.2, 3.4, 1.8)), lift(colour, -0.02))
    for s in (-1, 1):
        pen.fill(
            line([(40, s * 4), (52, s * 16), (66, s * 13)], (2.4, 2, 1.4), smooth=True), colour
        )
    pen.fill(ellipse(-33, 0, 23, 15), colour, shade=1.0, depth=14)
    pen.fill(ellipse(-9, 0, 6, 4.6), colour)
    pen.fill(ellipse(6, 0, 13, 8), colour, shade=1.0, depth=8)
    pen.fill(ellipse(31, 0, 13, 11.5), lift(colour, 0.02), shade=1.0, depth=9)
    for s in (-1, 1):
        pen.fill(circle(37, s * 7, 2.2), "#0c0606")
    pen.fill(ellipse(-36, -5, 9, 3.4), "#fff0d8", opacity=0.3, soft=1.4)


def bee(pen, fur="#e9a92c", dark="#33231b", wing="#f4f6ee"):
    """A bee from the side, 100 long, its head towards the right, its middle at (0, 0)."""
    for a, size in ((-30, 1.0), (-58, 0.82)):
        x, y = 2 - 24 * size * np.cos(np.radians(a + 40)), -20 - 32 * size
        pen.fill(ellipse(x, y, 40 * size, 17 * size, 90 + a * 0.9), wing, opacity=0.72, rim=0.5)
    body = pen.fill(
        blob([(-52, 6), (-34, -20), (-6, -25), (16, -20), (20, 4), (8, 22), (-20, 25), (-42, 18)]),
        fur,
        shade=1.0,
        depth=22,
    )
    for x, w in ((-40, 9), (-24, 10), (-7, 10)):
        pen.fill(
            line([(x + 3, -30), (x - 3, 0), (x + 3, 30)], w, smooth=True),
            dark,
            clip=body,
            opacity=0.92,
        )
    pen.fill(ellipse(16, -2, 19, 20), lift(fur, 0.05), shade=1.0, depth=14)
    pen.fill(circle(38, 0, 15), dark, shade=0.9, depth=10)
    pen.fill(ellipse(44, -3, 5, 6.5), "#fbf6e6")
    pen.fill(circle(46, -2, 2.8), "#14100e")
    for dx in (0, 8):
        pen.fill(
            line([(38 + dx, -12), (44 + dx, -27), (56 + dx, -29)], (2.4, 1.6), smooth=True), dark
        )
        pen.fill(circle(56 + dx, -29, 2.6), dark)
    for x in (-12, 4, 18):
        pen.fill(line([(x, 18), (x + 3, 30), (x - 3, 38)], (3.4, 2), smooth=True), dark)


def spider(pen, colour="#4a3a34", mark="#e9c46a"):
    """A garden spider from above, body 50 long, legs 120 across; its head is up."""
    for s in (-1, 1):
        for base, knee, foot in (
            ((4, -12), (26, -42), (34, -74)),
            ((7, -9), (40, -26), (62, -44)),
            ((7, -5), (40, 8), (60, 34)),
            ((4, -2), (24, 34), (28, 70)),
        ):
            path = [(s * x, y) for x, y in (base, knee, foot)]
            pen.fill(line(path, (3.6, 3, 1.2), smooth=True), colour, shade=0.5, depth=3)
    pen.fill(ellipse(0, 14, 19, 23), colour, shade=1.0, depth=18)
    pen.fill(ellipse(0, -11, 11, 12), lift(colour, 0.05), shade=1.0, depth=9)
    pen.fill([line([(0, -2), (0, 30)], (3, 2)), line([(-8, 8), (8, 8)], 3)], mark, opacity=0.85)
