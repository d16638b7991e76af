"""Fields of noise, SIZE × SIZE and 0 to 1 unless said otherwise: clouds, cells, flows, patterns."""

from __future__ import annotations

import numpy as np
from canvas import SIZE, UNIT, blur, grid, resized
from PIL import Image
from scipy import ndimage
from scipy.spatial import cKDTree


def _unit(a):
    low, high = float(a.min()), float(a.max())
    return ((a - low) / max(high - low, 1e-9)).astype(np.float32)


def value(rng, cells, squash=1.0):
    """One octave: random values on a grid of cells across the card, smoothly joined; -1 to 1."""
    w, h = max(2, round(cells)) + 3, max(2, round(cells / squash)) + 3
    small = rng.uniform(-1, 1, (h, w)).astype(np.float32)
    image = Image.fromarray(small).resize((SIZE, SIZE), Image.BICUBIC, box=(1, 1, w - 1, h - 1))
    return np.asarray(image)


def fbm(rng, cells=4, octaves=6, gain=0.5, squash=1.0):
    """Cloud-like noise; squash below 1 lays it flat (0.3: streaks), above 1 stands it up."""
    total, weight = 0, 1.0
    for i in range(octaves):
        total = total + value(rng, cells * 2**i, squash) * np.float32(weight)
        weight *= gain
    return _unit(total)


def ridged(rng, cells=4, octaves=5, gain=0.55):
    """Noise with sharp crests: rock, lightning, crumpled paper."""
    total, weight = 0, 1.0
    for i in range(octaves):
        total = total + (1 - np.abs(value(rng, cells * 2**i))) * np.float32(weight)
        weight *= gain
    return _unit(total)


def sample(field, x, y):
    """A field's values at other places (card units)."""
    at = [np.clip(y * UNIT, 0, SIZE - 1), np.clip(x * UNIT, 0, SIZE - 1)]
    return ndimage.map_coordinates(field, at, order=1, mode="nearest")


def warped(rng, cells=3, octaves=5, amount=120):
    """Noise bent by other noise: marble, smoke, oil on water."""
    x, y = grid()
    dx, dy = value(rng, cells), value(rng, cells)
    return sample(fbm(rng, cells, octaves), x + dx * amount, y + dy * amount)


def worley(rng, count=120, points=None):
    """Cells around random points: (distance to the nearest, distance to the border, its number).

    Distances are in card units.
    """
    if points is None:
        points = scatter(rng, count)
    x, y = grid()
    half = np.s_[::2, ::2]
    d, i = cKDTree(points).query(np.stack([x[half].ravel(), y[half].ravel()], 1), k=2, workers=1)
    n = SIZE // 2
    near = resized(d[:, 0].reshape(n, n))
    border = resized((d[:, 1] - d[:, 0]).reshape(n, n)) / 2
    return near, border, np.kron(i[:, 0].reshape(n, n), np.ones((2, 2), np.int32)).astype(np.int32)


def scatter(rng, count, box=(0, 0, 1000, 1000), tries=8):
    """Points that keep their distance from one another (best of a few candidates)."""
    x0, y0, x1, y1 = box
    kept = [rng.uniform((x0, y0), (x1, y1))]
    batch = max(1, count // 40)
    while len(kept) < count:
        tree = cKDTree(np.array(kept))
        candidates = rng.uniform((x0, y0), (x1, y1), (batch, tries, 2))
        d, _ = tree.query(candidates.reshape(-1, 2))
        best = d.reshape(batch, tries).argmax(1)
        kept.extend(candidates[np.arange(batch), best])
    return np.array(kept[:count])


def relaxed(rng, count, rounds=3, weight=None):
    """Points spread evenly (Lloyd); with a weight field, denser where it is high: stipples."""
    points = scatter(rng, count) if weight is None else _weighted(rng, count, weight)
    n = 256
    axis = (np.arange(n) + 0.5) * 1000 / n
    x, y = (v.ravel() for v in np.meshgrid(axis, axis))
    w = np.ones(n * n) if weight is None else np.asarray(resized(weight, n)).ravel() + 1e-3
    for _ in range(rounds):
        _, i = cKDTree(points).query(np.stack([x, y], 1))
        mass = np.bincount(i, w, count)
        centre = np.stack([np.bincount(i, w * x, count), np.bincount(i, w * y, count)], 1)
        points = np.where(mass[:, None] > 0, centre / np.maximum(mass, 1e-9)[:, None], points)
    return points


def _weighted(rng, count, weight):
    w = np.asarray(resized(weight, 256)).clip(0).ravel() ** 1.5 + 1e-6
    pick = rng.choice(256 * 256, count, p=w / w.sum())
    return np.stack([pick % 256, pick // 256], 1) * 1000 / 256 + rng.uniform(0, 4, (count, 2))


def curl(rng, cells=3, octaves=2):
    """A flow without sources: angles in radians for every pixel, for hair, wind and water."""
    field = fbm(rng, cells, octaves)
    gy, gx = np.gradient(blur(field, 4))
    return np.arctan2(-gx, gy).astype(np.float32)


def swirls(rng, centres, base=0.0, wander=0.4):
    """A flow that turns around some centres (x, y, reach, ±1); angles in radians."""
    x, y = grid()
    u = np.full((SIZE, SIZE), np.cos(base), np.float32)
    v = np.full((SIZE, SIZE), np.sin(base), np.float32)
    for cx, cy, reach, sense in centres:
        w = np.exp(-(((x - cx) ** 2 + (y - cy) ** 2) / (reach * reach))) * 4
        d = np.hypot(x - cx, y - cy) + 1
        u, v = u - w * sense * (y - cy) / d, v + w * sense * (x - cx) / d
    return np.arctan2(v, u) + value(rng, 4) * wander


def lic(rng, angle, length=24, size=512, stretch=1.0):
    """Noise smeared along a flow (line integral convolution): brushed, woven, windblown."""
    angle = resized(np.cos(angle), size), resized(np.sin(angle), size)
    noise = ndimage.gaussian_filter(rng.uniform(0, 1, (size, size)), 0.5 * stretch).astype(
        np.float32
    )
    total = noise.copy()
    start = np.mgrid[0:size, 0:size].astype(np.float32)
    for sense in (1, -1):
        y, x = start.copy()
        for _ in range(length // 2):
            iy, ix = (
                np.clip(y, 0, size - 1).astype(np.int32),
                np.clip(x, 0, size - 1).astype(np.int32),
            )
            x += angle[0][iy, ix] * sense
            y += angle[1][iy, ix] * sense
            iy, ix = (
                np.clip(y, 0, size - 1).astype(np.int32),
                np.clip(x, 0, size - 1).astype(np.int32),
            )
            total += noise[iy, ix]
    low, high = np.percentile(total, (1, 99))
    return resized(np.clip((total - low) / (high - low), 0, 1))


def reaction(rng, feed=0.037, kill=0.060, size=160, steps=1800):
    """Gray-Scott: (0.037, 0.060) is a maze, (0.030, 0.062) spots, (0.055, 0.062) worms."""
    u = np.ones((size, size), np.float32)
    v = np.zeros((size, size), np.float32)
    for x, y in rng.integers(4, size - 4, (size // 3, 2)):
        u[y - 3 : y + 3, x - 3 : x + 3] = 0.5
        v[y - 3 : y + 3, x - 3 : x + 3] = 0.25
    v += rng.uniform(0, 0.02, v.shape).astype(np.float32)

    def spread(a):
        up, down = np.roll(a, 1, 0), np.roll(a, -1, 0)
        cross = up + down + np.roll(a, 1, 1) + np.roll(a, -1, 1)
        return cross * np.float32(0.25) - a

    for _ in range(steps):
        uvv = u * v * v
        u += np.float32(0.84) * spread(u) - uvv + np.float32(feed) * (1 - u)
        v += np.float32(0.42) * spread(v) + uvv - np.float32(feed + kill) * v
    return resized(_unit(v))


def tooth(rng):
    """The surface that `mottle` shows: blooms of pigment and paper grain, about -1 to 1."""
    cloud = fbm(rng, 7, 5) - 0.5
    fibre = blur(rng.normal(0, 1, (SIZE, SIZE)).astype(np.float32), 1.6)
    fibre /= fibre.std()
    return (cloud * 2.4 + fibre * 0.35).astype(np.float32)


def steps(field, count, soft=0.05):
    """A field cut into flat terraces: cut paper, contour lines, linocut tones."""
    t = field * count
    whole = np.floor(t)
    f = np.clip((t - whole - (1 - soft)) / soft, 0, 1)
    return ((whole + f) / count).astype(np.float32)


def ridge(rng, base, height, rough=0.5, points=9, sharp=0.0):
    """A skyline from left to right (points for a polygon): hills, or with `sharp` mountains."""
    x = np.linspace(-20, 1020, 260)
    y = np.zeros_like(x)
    weight = 1.0
    for octave in range(6):
        n = points * 2**octave
        knots = rng.uniform(-1, 1, n + 3)
        t = (x + 20) / 1040 * n
        i, f = t.astype(int), t % 1
        f = f if sharp > 0.5 else f * f * (3 - 2 * f)
        y += weight * (knots[i] * (1 - f) + knots[i + 1] * f)
        weight *= rough
    y /= np.abs(y).max()
    return np.stack([x, base - (y * 0.5 + 0.5) * height], 1)


def ground(line, bottom=1020):
    """The polygon below a skyline."""
    return np.concatenate([line, [(line[-1, 0], bottom), (line[0, 0], bottom)]])
