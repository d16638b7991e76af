"""Colours: hex or tuples in, float triples (sRGB, 0 to 1) out; mixed in OKLab, as the eye does."""

from __future__ import annotations

import numpy as np

_TO_LMS = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def col(colour):
    """A colour as a float32 triple."""
    if isinstance(colour, str):
        digits = colour.lstrip("#")
        return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
    return np.asarray(colour, np.float32)


def to_lab(rgb):
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((np.maximum(rgb, 0) + 0.055) / 1.055) ** 2.4)
    return np.cbrt(linear @ _TO_LMS.T) @ _TO_LAB.T


def from_lab(lab):
    linear = (lab @ np.linalg.inv(_TO_LAB).T) ** 3 @ np.linalg.inv(_TO_LMS).T
    linear = np.clip(linear, 0, 1)
    rgb = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return rgb.astype(np.float32)


def mix(a, b, t=0.5):
    """Between two colours, the share t of the second."""
    return from_lab(to_lab(col(a)) * (1 - t) + to_lab(col(b)) * t)


def lift(colour, amount):
    """Lighter (amount above 0) or darker (below), by OKLab lightness."""
    lab = to_lab(col(colour))
    lab[0] = np.clip(lab[0] + amount, 0, 1)
    return from_lab(lab)


def vivid(colour, factor):
    """More (above 1) or less (below 1) saturated."""
    lab = to_lab(col(colour))
    lab[1:] *= factor
    return from_lab(lab)


def turn(colour, degrees):
    """The same lightness at another hue."""
    lab = to_lab(col(colour))
    angle = np.radians(degrees)
    c, s = np.cos(angle), np.sin(angle)
    lab[1:] = lab[1] * c - lab[2] * s, lab[1] * s + lab[2] * c
    return from_lab(lab)


def jitter(rng, colour, light=0.04, hue=8):
    """A neighbour of the colour, for leaves, bricks and strokes that are not all one."""
    return turn(lift(colour, rng.normal(0, light)), rng.normal(0, hue))


def ramp(stops, steps=512):
    """A lookup table (steps × 3) through colours, or through (place, colour) pairs."""
    stops = list(stops)
    if not (isinstance(stops[0], tuple) and len(stops[0]) == 2):
        stops = [(i / max(1, len(stops) - 1), c) for i, c in enumerate(stops)]
    places = [p for p, _ in stops]
    labs = np.array([to_lab(col(c)) for _, c in stops])
    t = np.linspace(0, 1, steps)
    return from_lab(np.stack([np.interp(t, places, labs[:, i]) for i in range(3)], 1))


def through(stops, t):
    """The colours of a ramp at an array of places t (0 to 1)."""
    table = ramp(stops)
    index = np.clip(np.asarray(t) * (len(table) - 1), 0, len(table) - 1).astype(np.int32)
    return table[index]
