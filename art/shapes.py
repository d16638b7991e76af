"""Outlines in card units: (0, 0) is the top left corner, (1000, 1000) the bottom right.

A shape is a closed polygon (an N×2 array), a `Ribbon` (a line with a width that may change), or a
list of shapes, which means all of them together.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Ribbon:
    points: np.ndarray
    widths: np.ndarray


def pts(points):
    return np.asarray(points, np.float64).reshape(-1, 2)


def spline(points, closed=False, steps=12):
    """A smooth curve through the points (Catmull-Rom)."""
    p = pts(points)
    if closed:
        p = np.concatenate([p[-1:], p, p[:2]])
    else:
        p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    parts = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        parts.append(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    if not closed:
        parts.append(p[-2:-1])
    return np.concatenate(parts)


def blob(points, steps=10):
    """A closed smooth shape through the points."""
    return spline(points, closed=True, steps=steps)


def line(points, width, smooth=False):
    """A line; width is one number, (from, to), or one for each point."""
    p = spline(points) if smooth else pts(points)
    w = np.atleast_1d(np.asarray(width, np.float64))
    w = np.interp(np.linspace(0, 1, len(p)), np.linspace(0, 1, len(w)), w) if len(w) > 1 else w
    return Ribbon(p, np.broadcast_to(w, len(p)).copy())


def taper(points, width, smooth=True):
    """A stroke that swells in the middle and ends in points, like a brush's."""
    p = spline(points) if smooth else pts(points)
    return Ribbon(p, np.sin(np.linspace(0.03, np.pi - 0.03, len(p))) ** 0.7 * width)


def ellipse(x, y, rx, ry=None, angle=0.0, steps=72):
    ry = rx if ry is None else ry
    t = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    return turned(np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], 1), angle, (x, y))


def circle(x, y, r):
    return ellipse(x, y, r)


def rect(x, y, w, h, round=0.0):
    """From its top left corner; `round` is the radius of the corners."""
    if not round:
        return pts([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])
    r, quarter = min(round, w / 2, h / 2), np.linspace(0, np.pi / 2, 8)
    corners = []
    for i, (cx, cy) in enumerate(
        [(x + w - r, y + h - r), (x + r, y + h - r), (x + r, y + r), (x + w - r, y + r)]
    ):
        t = quarter + i * np.pi / 2
        corners.append(np.stack([cx + r * np.cos(t), cy + r * np.sin(t)], 1))
    return np.concatenate(corners)


def arc(x, y, rx, ry, start, stop, steps=40):
    """Points of an arc in degrees (0 is right, 90 is down): a piece for polygons and lines."""
    t = np.radians(np.linspace(start, stop, steps))
    return np.stack([x + rx * np.cos(t), y + ry * np.sin(t)], 1)


def crescent(x, y, r, phase=0.4, angle=-30):
    """A moon: phase 0 is thin, 1 is half full."""
    a = arc(0, 0, r, r, -90, 90)
    b = arc(0, 0, r * (1 - phase), r, 90, -90)
    return turned(np.concatenate([a, b]), angle) + (x, y)


def star(x, y, r, points=5, inner=0.45, angle=-90):
    t = np.radians(angle) + np.arange(points * 2) * np.pi / points
    radius = np.where(np.arange(points * 2) % 2, r * inner, r)
    return np.stack([x + radius * np.cos(t), y + radius * np.sin(t)], 1)


def wobble(rng, shape, amount):
    """The polygon with an unsteady hand: smooth noise along its outline."""
    p = pts(shape)
    n = max(6, len(p) // 8)
    offset = rng.normal(0, amount, (n, 2))
    at = np.arange(len(p)) * n / len(p)
    i, f = at.astype(int) % n, (at % 1)[:, None]
    f = f * f * (3 - 2 * f)
    return p + offset[i] * (1 - f) + offset[(i + 1) % n] * f


def fine(shape, step=6.0):
    """The polygon with a point every few units, so that `wobble` has something to move."""
    p = pts(shape)
    out = []
    for a, b in zip(p, np.roll(p, -1, 0), strict=True):
        n = max(1, int(np.hypot(*(b - a)) / step))
        out.append(a + (b - a) * np.linspace(0, 1, n, endpoint=False)[:, None])
    return np.concatenate(out)


def each(shape, change):
    """The same change of points for all parts of a shape."""
    if isinstance(shape, Ribbon):
        return Ribbon(change(shape.points), shape.widths)
    if isinstance(shape, list):
        return [each(part, change) for part in shape]
    return change(pts(shape))


def turned(shape, angle, about=(0, 0)):
    """Rotated by degrees, clockwise as seen."""
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    matrix = np.array([[c, s], [-s, c]])
    return each(shape, lambda p: (p - about) @ matrix + about)


def moved(shape, dx=0.0, dy=0.0, scale=1.0, angle=0.0, flip=False):
    """Scaled, mirrored, turned and moved, in this order."""
    c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
    matrix = np.array([[c, s], [-s, c]]) * scale

    def change(p):
        p = p * (-1, 1) if flip else p
        return p @ matrix + (dx, dy)

    if isinstance(shape, list):
        return [moved(part, dx, dy, scale, angle, flip) for part in shape]
    if isinstance(shape, Ribbon):
        return Ribbon(change(shape.points), shape.widths * scale)
    return change(pts(shape))


def bounds(shape):
    """x0, y0, x1, y1 of a shape."""
    if isinstance(shape, list):
        boxes = np.array([bounds(part) for part in shape])
        return (*boxes[:, :2].min(0), *boxes[:, 2:].max(0))
    if isinstance(shape, Ribbon):
        half = shape.widths.max() / 2
        return (*(shape.points.min(0) - half), *(shape.points.max(0) + half))
    return (*pts(shape).min(0), *pts(shape).max(0))
