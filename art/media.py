"""Ways of making that change a whole canvas: oil, gouache, ink, linocut, mosaic, glass, paper."""

from __future__ import annotations

import numpy as np
from canvas import SIZE, UNIT, Mask, blur, resized
from colour import col, through
from noise import curl, fbm, lic, relaxed, worley
from PIL import Image, ImageDraw


def _bytes(rgb):
    return np.clip(rgb * 255 + 0.5, 0, 255).astype(np.uint8)


def strokes(cv, rng, width=9, length=34, count=9000, angle=None, vary=0.05, keep=None, detail=True):
    """Repaint the canvas with brush strokes that take their colour from what is there.

    angle: a field of radians (default: along the picture's own edges, and elsewhere a gentle flow);
    keep: a mask where the paint stays as it is (faces, small subjects); detail: a second, finer
    coat where the picture has edges.
    """
    under = blur(cv.rgb, width * UNIT * 0.35)
    flow = curl(rng, 3) if angle is None else angle
    luma = blur(under @ np.array([0.3, 0.6, 0.1], np.float32), 5)
    gy, gx = np.gradient(luma)
    strength = np.hypot(gx, gy)
    if angle is None:
        along = np.arctan2(gx, -gy)
        flow = np.where(strength > 0.006, along, flow)
    image = Image.fromarray(_bytes(under))
    _coat(image, rng, under, flow, width, length, count, vary)
    if detail:
        weight = np.clip(strength / 0.02, 0, 1)
        spots = _at(rng, weight, count)
        _coat(image, rng, cv.rgb, flow, width * 0.45, length * 0.5, count, vary * 0.8, spots)
    painted = np.asarray(image, np.float32) / 255
    if keep is not None:
        k = cv.mask(keep).full()[..., None]
        painted = painted * (1 - k) + cv.rgb * k
    cv.rgb = painted
    return flow


def _at(rng, weight, count):
    w = np.asarray(resized(weight, 256)).clip(0).ravel() + 1e-5
    pick = rng.choice(256 * 256, count, p=w / w.sum())
    cell = SIZE / 256
    return np.stack([pick % 256, pick // 256], 1) * cell + rng.uniform(0, cell, (count, 2))


def _coat(image, rng, source, flow, width, length, count, vary, spots=None):
    spots = rng.uniform(0, SIZE, (count, 2)) if spots is None else spots
    i = np.clip(spots.astype(int), 0, SIZE - 1)
    colours = source[i[:, 1], i[:, 0]]
    bright = rng.normal(0, vary, (count, 1)) + rng.normal(0, vary * 0.35, (count, 3))
    colours = _bytes(np.clip(colours * (1 + bright), 0, 1))
    p = [spots]
    n = 4
    step = length * UNIT / n * rng.uniform(0.5, 1.2, (count, 1))
    for _ in range(n):
        j = np.clip(p[-1].astype(int), 0, SIZE - 1)
        a = flow[j[:, 1], j[:, 0]]
        p.append(p[-1] + np.stack([np.cos(a), np.sin(a)], 1) * step)
    paths = np.stack(p, 1).reshape(count, -1)
    wide = np.maximum(1, width * UNIT * rng.uniform(0.5, 1.1, count)).astype(int)
    pen = ImageDraw.Draw(image)
    for path, colour, w in zip(paths.tolist(), colours.tolist(), wide.tolist(), strict=True):
        pen.line(path, fill=tuple(colour), width=w, joint="curve" if w > 6 else None)


def impasto(cv, rng, flow=None, amount=0.10, length=22):
    """The relief of bristles: a raking light over paint brushed along a flow."""
    flow = curl(rng, 3) if flow is None else flow
    relief = lic(rng, flow, length)
    gy, gx = np.gradient(blur(relief, 1.0))
    light = np.clip(-(gx * cv.light[0] + gy * cv.light[1]) * 14, -1, 1)
    cv.rgb = np.clip(
        cv.rgb * (1 + amount * light[..., None] + amount * 0.4 * (relief[..., None] - 0.5)), 0, 1
    )


def watercolour(cv, rng, bleed=6, granulation=0.10, paper="#f6efe0"):
    """Wobbly edges, pigment that gathers in them, and grain of the paper."""
    dx, dy = (fbm(rng, 26, 3) - 0.5) * bleed * 2, (fbm(rng, 26, 3) - 0.5) * bleed * 2
    cv.distort(dx, dy)
    wide = blur(cv.rgb, 5 * UNIT)
    cv.rgb = np.clip(cv.rgb + (cv.rgb - wide) * 0.5, 0, 1)
    cloud = fbm(rng, 5, 6)[..., None]
    grain = fbm(rng, 180, 2)[..., None]
    wash = 1 - granulation * (grain - 0.5) * 1.6
    cv.rgb = np.clip(cv.rgb * wash, 0, 1)
    cv.rgb = cv.rgb + (col(paper) - cv.rgb) * (cloud - 0.35).clip(0) * 0.35


def hatching(cv, rng, ink="#1d1a22", paper="#f1e6cf", spacing=7, tint=0.0, gamma=1.0, contour=0.0):
    """An etching: the darker, the more directions of lines.

    tint keeps some of the colour; gamma above 1 darkens; contour draws lines along the edges.
    """
    plain = np.clip(cv.rgb @ np.array([0.3, 0.59, 0.11], np.float32), 0, 1)
    tone = blur(plain, 2) ** gamma
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    bend = (fbm(rng, 5, 3) - 0.5) * 26 * UNIT
    total = np.zeros((SIZE, SIZE), np.float32)
    for i, (angle, level) in enumerate([(35, 0.82), (-50, 0.55), (80, 0.34), (5, 0.18)]):
        a = np.radians(angle)
        phase = (x * np.cos(a) + y * np.sin(a) + bend * (1 if i % 2 else -1)) / (spacing * UNIT)
        saw = np.abs(phase % 1 - 0.5) * 2
        thick = np.clip((level - tone) / level, 0, 1) * 0.85
        total = np.maximum(total, np.clip((thick - saw) * spacing * UNIT * 0.5, 0, 1))
    if contour:
        gy, gx = np.gradient(blur(plain, 1.4))
        total = np.maximum(total, np.clip(np.hypot(gx, gy) * contour * 40 - 0.5, 0, 1))
    light = col(paper) * (1 - tint) + cv.rgb * tint
    cv.rgb = light + (col(ink) - light) * total[..., None]


def linocut(cv, rng, inks=("#17151c", "#b8432f", "#e9b44c", "#f3ead6"), rough=0.06, edges=None):
    """Few flat inks by tone, with the ragged edge and the missed specks of a hand press.

    edges: the tones (0 to 1) where one ink gives way to the next; default: equal areas.
    """
    tone = cv.rgb @ np.array([0.3, 0.59, 0.11], np.float32)
    tone = blur(tone, 2.2) + (fbm(rng, 40, 3) - 0.5) * rough * 2
    if edges is None:
        edges = np.percentile(tone, np.linspace(0, 100, len(inks) + 1)[1:-1])
    index = np.digitize(tone, edges)
    table = np.stack([col(c) for c in inks])
    flat = blur(table[index], 0.9)
    specks = (fbm(rng, 260, 1) > 0.86)[..., None]
    cv.rgb = np.where(specks, flat * 0.6 + table[-1] * 0.4, flat).astype(np.float32)


def mosaic(cv, rng, count=2600, grout="#2a2420", gap=1.6, vary=0.06, weight=None):
    """Small stones; with a weight field there are more and smaller ones where it is high."""
    points = relaxed(rng, count, 3, weight)
    _, border, index = worley(rng, points=points)
    _cells(cv, rng, index, border, len(points), grout, gap, vary)


def stained_glass(cv, rng, count=420, lead="#14110f", gap=3.2, vary=0.08):
    """Panes in lead, lit from behind."""
    points = relaxed(rng, count, 2)
    _, border, index = worley(rng, points=points)
    _cells(cv, rng, index, border, count, lead, gap, vary)
    streak = fbm(rng, 14, 4)[..., None]
    cv.rgb = np.clip(cv.rgb * (0.8 + 0.5 * streak), 0, 1)


def _cells(cv, rng, index, border, count, gap_colour, gap, vary):
    flat = index.ravel()
    size = np.maximum(np.bincount(flat, minlength=count), 1)
    means = np.stack([np.bincount(flat, cv.rgb[..., i].ravel(), count) / size for i in range(3)], 1)
    means = np.clip(means * (1 + rng.normal(0, vary, (count, 1))), 0, 1)
    stone = means[index].astype(np.float32)
    stone *= (0.86 + 0.2 * np.clip(border / 8, 0, 1))[..., None]
    line = np.clip((gap - border) * 1.2, 0, 1)[..., None]
    cv.rgb = (stone * (1 - line) + col(gap_colour) * line).astype(np.float32)


def halftone(cv, spacing=11, ink="#20304a", paper="#f3e7cc", angle=25):
    """Printed dots, larger where it is darker."""
    tone = blur(cv.rgb @ np.array([0.3, 0.59, 0.11], np.float32), 3)
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) / (spacing * UNIT)
    a = np.radians(angle)
    u, v = x * np.cos(a) + y * np.sin(a), y * np.cos(a) - x * np.sin(a)
    d = np.hypot(u % 1 - 0.5, v % 1 - 0.5)
    dots = np.clip((np.sqrt(1 - tone) * 0.72 - d) * spacing * UNIT, 0, 1)[..., None]
    cv.rgb = col(paper) * (1 - dots) + col(ink) * dots


def stippled(cv, rng, count=14000, ink="#221f2b", paper="#efe4cd", dot=2.6, colour=False):
    """Dots of ink, closer where it is darker."""
    tone = 1 - blur(cv.rgb @ np.array([0.3, 0.59, 0.11], np.float32), 2)
    points = relaxed(rng, count, 2, tone) * UNIT
    image = Image.fromarray(_bytes(np.broadcast_to(col(paper), cv.rgb.shape)))
    pen = ImageDraw.Draw(image)
    i = np.clip(points.astype(int), 0, SIZE - 1)
    radius = dot * UNIT * (0.4 + 0.7 * tone[i[:, 1], i[:, 0]])
    colours = cv.rgb[i[:, 1], i[:, 0]] * 0.85 if colour else np.broadcast_to(col(ink), (count, 3))
    for (x, y), r, c in zip(
        points.tolist(), radius.tolist(), _bytes(colours).tolist(), strict=True
    ):
        pen.ellipse((x - r, y - r, x + r, y + r), fill=tuple(c))
    cv.rgb = np.asarray(image, np.float32) / 255


def paper_cut(cv, shape, colour, lift=8, clip=None, **how):
    """A sheet of coloured paper that lies a little above what is below, and throws a shadow."""
    mask = cv.mask(shape)
    cv.shadow(mask, -cv.light[0] * lift, -cv.light[1] * lift, lift * 0.9, 0.5, clip=clip)
    how.setdefault("mottle", 0.05)
    return cv.fill(mask, colour, rim=0.25, clip=clip, **how)


def graded(cv, stops, amount=0.5):
    """Pull the whole picture towards a ramp by tone: one light over everything."""
    tone = np.clip(cv.rgb @ np.array([0.3, 0.59, 0.11], np.float32), 0, 1)
    cv.rgb = cv.rgb * (1 - amount) + through(stops, tone) * amount


def cross_stitch(cv, pitch=9, cloth="#e9dfc8"):
    """Little crosses of thread on cloth."""
    cell = max(4, round(pitch * UNIT))
    n = SIZE // cell
    small = np.stack(
        [np.asarray(Image.fromarray(cv.rgb[..., i]).resize((n, n), Image.BOX)) for i in range(3)], 2
    )
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32) / cell
    fx, fy = x % 1, y % 1
    d1, d2 = np.abs(fx - fy), np.abs(fx + fy - 1)
    thread = np.clip(1 - np.minimum(d1, d2) / 0.27, 0, 1)
    shine = 0.75 + 0.45 * np.clip(thread, 0, 1)
    i = np.minimum(y.astype(int), n - 1), np.minimum(x.astype(int), n - 1)
    a = np.clip(thread * 4, 0, 1)[..., None]
    cv.rgb = (col(cloth) * 0.9) * (1 - a) + np.clip(small[i] * shine[..., None], 0, 1) * a


__all__ = [
    "Mask",
    "cross_stitch",
    "graded",
    "halftone",
    "hatching",
    "impasto",
    "linocut",
    "mosaic",
    "paper_cut",
    "stained_glass",
    "stippled",
    "strokes",
    "watercolour",
]
