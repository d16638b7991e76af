"""Masks and fields: arrays over the canvas of 1536 pixels, which is delivered as 768."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy import ndimage

SIZE = 1536
UNIT = SIZE / 1000  # pixels per card unit


@dataclass
class Mask:
    """How much of each pixel is covered (0 to 1), for a box of the canvas; outside it is empty."""

    a: np.ndarray
    x: int = 0
    y: int = 0

    @property
    def box(self):
        return self.x, self.y, self.x + self.a.shape[1], self.y + self.a.shape[0]

    def within(self, box):
        """This mask's values in another box."""
        x0, y0, x1, y1 = box
        out = np.zeros((max(0, y1 - y0), max(0, x1 - x0)), np.float32)
        a0, b0, a1, b1 = self.box
        left, top, right, bottom = max(x0, a0), max(y0, b0), min(x1, a1), min(y1, b1)
        if left < right and top < bottom:
            part = self.a[top - b0 : bottom - b0, left - a0 : right - a0]
            out[top - y0 : bottom - y0, left - x0 : right - x0] = part
        return out

    def full(self):
        return self.within((0, 0, SIZE, SIZE))

    def __mul__(self, other):
        if isinstance(other, Mask):
            return Mask(self.a * other.within(self.box), self.x, self.y)
        if isinstance(other, np.ndarray):
            x0, y0, x1, y1 = self.box
            return Mask(self.a * other[y0:y1, x0:x1], self.x, self.y)
        return Mask(self.a * np.float32(other), self.x, self.y)

    def __sub__(self, other):
        return Mask(self.a * (1 - other.within(self.box)), self.x, self.y)

    def __or__(self, other):
        a, b = self.box, other.box
        box = min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])
        return Mask(np.maximum(self.within(box), other.within(box)), box[0], box[1])

    def inverse(self):
        return Mask(1 - self.full())

    def blurred(self, radius):
        """With a soft edge; radius in card units."""
        sigma = radius * UNIT
        if sigma < 0.3 or not self.a.size:
            return self
        pad = int(sigma * 3) + 1
        x0, y0, x1, y1 = self.box
        box = max(0, x0 - pad), max(0, y0 - pad), min(SIZE, x1 + pad), min(SIZE, y1 + pad)
        return Mask(blur(self.within(box), sigma), box[0], box[1])

    def moved(self, dx, dy):
        grown = Mask(self.a, self.x + round(dx * UNIT), self.y + round(dy * UNIT))
        x0, y0, x1, y1 = grown.box
        box = (
            min(max(0, x0), SIZE),
            min(max(0, y0), SIZE),
            max(min(SIZE, x1), 0),
            max(min(SIZE, y1), 0),
        )
        return Mask(grown.within(box), box[0], box[1])


def blur(a, sigma):
    """Gaussian blur in pixels; wide ones are made on a smaller picture, which looks the same."""
    if sigma < 0.3 or min(a.shape[:2], default=0) < 2:
        return a
    factor = int(max(1, min(sigma / 3, min(a.shape[:2]) / 8)))
    if factor == 1:
        return ndimage.gaussian_filter(a, (sigma, sigma, 0)[: a.ndim], mode="nearest")
    h, w = a.shape[:2]
    size = max(2, w // factor), max(2, h // factor)
    planes = [a] if a.ndim == 2 else [a[..., i] for i in range(a.shape[2])]
    out = []
    for plane in planes:
        image = Image.fromarray(np.ascontiguousarray(plane, np.float32)).resize(size, Image.BOX)
        small = ndimage.gaussian_filter(np.asarray(image), sigma / factor, mode="nearest")
        out.append(np.asarray(Image.fromarray(small).resize((w, h), Image.BICUBIC)))
    return out[0] if a.ndim == 2 else np.stack(out, 2)


def resized(a, size=SIZE, smooth=True):
    """A 2-d field at the canvas's size."""
    how = Image.BICUBIC if smooth else Image.NEAREST
    return np.asarray(
        Image.fromarray(np.ascontiguousarray(a, np.float32)).resize((size, size), how)
    )


def grid():
    """Card units of every pixel: x and y, each SIZE × SIZE."""
    axis = (np.arange(SIZE, dtype=np.float32) + 0.5) / np.float32(UNIT)
    return np.broadcast_to(axis, (SIZE, SIZE)), np.broadcast_to(axis[:, None], (SIZE, SIZE))
