"""Sky, water and land: most take the canvas itself, in card units."""

from __future__ import annotations

import numpy as np
from canvas import SIZE, Mask, blur, grid, linear, radial
from colour import lift, mix, through
from noise import fbm, ground, ridge, ridged, sample, value
from shapes import circle, crescent, ellipse, line, pts


def sky(cv, stops, top=0, bottom=1000, rng=None, clouds=0.0, tint="#ffffff", cells=3):
    """A sky from the top to the horizon, with drifting cloud if rng is given."""
    cv.cover(linear(list(stops), (0, top), (0, bottom)))
    if rng is not None and clouds:
        field = fbm(rng, cells, 6, squash=0.4)
        a = np.clip((field - 0.5) * 3.2, 0, 1)
        cv.fill(Mask(a.astype(np.float32)), tint, opacity=clouds)


def stars(cv, rng, count=260, bottom=700, colour="#fff6dd", size=1.5, clip=None):
    """Stars, most of them small."""
    x, y = rng.uniform(0, 1000, count), rng.uniform(0, bottom, count)
    power = rng.pareto(2.6, count).clip(0.1, 4)
    for a, b, p in zip(x, y, power, strict=True):
        r = size * (0.45 + 0.35 * p)
        cv.fill(circle(a, b, r), colour, opacity=min(1, 0.35 + p * 0.4), clip=clip)
        if p > 2.2:
            cv.glow(a, b, r * 9, colour, 0.45, clip=clip)


def moon(cv, x, y, r, colour="#f6edcf", phase=1.0, rng=None, glow=0.6, angle=-30):
    """A moon with craters; phase below 1 is a crescent."""
    if glow:
        cv.glow(x, y, r * 4.2, colour, glow * 0.6)
        cv.glow(x, y, r * 2, colour, glow * 0.6)
    shape = circle(x, y, r) if phase >= 1 else crescent(x, y, r, phase, angle)
    mask = cv.fill(shape, colour, shade=0.35, depth=r * 0.8, mottle=0.05)
    rng = np.random.default_rng(3) if rng is None else rng
    for _ in range(16):
        a, d = rng.uniform(0, 6.28), rng.uniform(0, 0.85) * r
        s = r * rng.uniform(0.05, 0.2)
        cv.fill(
            ellipse(x + d * np.cos(a), y + d * np.sin(a), s, s * 0.9),
            lift(colour, -0.1),
            opacity=0.3,
            clip=mask,
            soft=s * 0.12,
        )
    return mask


def sun(cv, x, y, r, colour="#ffe9a8", rng=None, glow=0.8, rays=False):
    cv.glow(x, y, r * 5.5, colour, glow * 0.7)
    cv.glow(x, y, r * 2.2, colour, glow * 0.7)
    if rays and rng is not None:
        cv.rays(rng, x, y, colour, 0.25, count=22)
    return cv.fill(circle(x, y, r), radial([lift(colour, 0.1), colour], (x, y), r))


def cloud(cv, rng, x, y, w, colour="#ffffff", h=None, shadow=None, opacity=1.0, flat=True):
    """A heap of cloud, w wide, its flat foot at y."""
    h = w * 0.42 if h is None else h
    puffs = []
    for t in np.linspace(-1, 1, 15):
        r = h * (0.22 + 0.36 * (1 - t * t)) * rng.uniform(0.8, 1.2)
        puffs.append(ellipse(x + t * w * 0.42, y - r * 0.75, r * 1.25, r))
    for _ in range(16):
        t = rng.normal(0, 0.4)
        r = h * 0.3 * max(0.2, 1 - abs(t)) * rng.uniform(0.7, 1.2)
        puffs.append(
            ellipse(
                x + t * w * 0.36, y - h * (0.75 - 0.5 * abs(t)) * rng.uniform(0.5, 1), r * 1.1, r
            )
        )
    mask = cv.mask(puffs)
    if flat:
        mask = mask - cv.mask(pts([(x - w, y), (x + w, y), (x + w, y + h), (x - w, y + h)]))
    mask = mask.blurred(w * 0.006)
    shadow = mix(colour, cv.shadow_colour, 0.35) if shadow is None else shadow
    cv.fill(
        mask,
        linear([colour, colour, shadow], (0, y - h), (0, y + h * 0.1)),
        shade=0.8,
        depth=h * 0.35,
        opacity=opacity,
    )
    for puff in sorted(puffs, key=lambda p: p[:, 1].min()):
        cv.fill(
            puff,
            linear([colour, mix(colour, shadow, 0.8)], (0, y - h), (0, y)),
            shade=1.0,
            depth=h * 0.22,
            opacity=0.5 * opacity,
            clip=mask,
            soft=w * 0.003,
        )
    return mask


def hills(
    cv,
    rng,
    base,
    height,
    colour,
    rough=0.45,
    points=5,
    sharp=0.0,
    texture=0.06,
    light=0.12,
    foot=None,
):
    """One range from left to right, lighter on top; gives back its skyline."""
    skyline = ridge(rng, base, height, rough, points, sharp)
    low = foot if foot is not None else colour
    top = skyline[:, 1].min()
    cv.fill(
        ground(skyline),
        linear([lift(colour, light), colour, low], (0, top), (0, min(1000, base + height * 0.8))),
        mottle=texture,
    )
    return skyline


def mountains(cv, rng, base, height, colour, snow=None, points=7, shadow=None):
    """Sharp peaks with a lit and a dark side, and snow if a colour is given."""
    skyline = ridge(rng, base, height, 0.5, points, sharp=1.0)
    body = cv.mask(ground(skyline))
    cv.fill(body, colour, mottle=0.08)
    field = ridged(rng, 7, 6)
    gy, gx = np.gradient(blur(field, 3))
    facing = np.clip(-(gx * cv.light[0] * 1.5 + gy * cv.light[1]) * 46, -1, 1)
    shadow = mix(colour, cv.shadow_colour, 0.55) if shadow is None else shadow
    cv.fill(body * np.clip(-facing, 0, 1).astype(np.float32), shadow, opacity=0.8)
    cv.fill(
        body * np.clip(facing, 0, 1).astype(np.float32),
        mix(colour, cv.light_colour, 0.5),
        opacity=0.7,
    )
    if snow is not None:
        _, y = grid()
        line_y = np.interp(np.linspace(0, 1000, SIZE), skyline[:, 0], skyline[:, 1]).astype(
            np.float32
        )
        below = (y - line_y[None, :]) / height
        cap = np.clip((0.30 - below + (field - 0.5) * 0.5) * 9, 0, 1) * np.clip(
            (base - height * 0.45 - y) / (height * 0.15), 0, 1
        )
        cv.fill(body * cap.astype(np.float32), snow, opacity=0.92)
        cv.fill(
            body * (cap * np.clip(-facing, 0, 1)).astype(np.float32),
            mix(snow, shadow, 0.6),
            opacity=0.8,
        )
    return skyline


def sea(cv, rng, top, stops, bottom=1000, glitter=None, glitter_x=500, waves=46, clip=None):
    """Water in perspective: finer towards the horizon; glitter is the colour of a light's path."""
    body = cv.mask(pts([(-5, top), (1005, top), (1005, bottom + 5), (-5, bottom + 5)]))
    if clip is not None:
        body = body * cv.mask(clip)
    cv.fill(body, linear(list(stops), (0, top), (0, bottom)))
    x, y = grid()
    depth = np.clip((y - top) / max(1, bottom - top), 0.003, 1)
    noise = fbm(rng, 5, 4)
    # Perspective: the same waves seen at a distance that grows towards the horizon.
    field = sample(
        noise, (x - 500) / (0.22 + depth * 1.2) * 0.35 + 500, 1000 * (np.log(depth) * 0.16 % 1)
    )
    bands = np.sin(field * waves + np.log(depth) * waves * 0.7)
    cv.fill(body * np.clip(bands, 0, 1).astype(np.float32), lift(stops[0], 0.1), opacity=0.22)
    cv.fill(
        body * np.clip(-bands - 0.3, 0, 1).astype(np.float32), lift(stops[-1], -0.1), opacity=0.3
    )
    if glitter is not None:
        path = np.exp(-(((x - glitter_x) / (26 + depth * 150)) ** 2)) * np.clip(
            bands * 2 - 0.5, 0, 1
        )
        cv.fill(body * path.astype(np.float32), glitter, opacity=0.8, mode="screen")
    return body


def wave(cv, rng, y, height, colour, length=180, phase=0.0, foam="#f4fbf4", crest=0.0):
    """A row of waves across the card, filled to the bottom; draw rows from back to front."""
    x = np.linspace(-20, 1020, 400)
    t = (x + phase) / length * 2 * np.pi
    top = (
        y
        - height * (0.5 + 0.5 * np.sin(t + 0.45 * np.cos(t)))
        - height * 0.15 * np.sin(t * 0.37 + 1)
    )
    edge = np.stack([x + crest * np.cos(t), top], 1)
    cv.fill(
        ground(edge),
        linear(
            [lift(colour, 0.12), colour, lift(colour, -0.1)], (0, y - height), (0, y + height * 2)
        ),
        mottle=0.07,
    )
    if foam is not None:
        cv.fill(line(edge, 1.2 + height * 0.03), foam, opacity=0.75)
        for _ in range(3):
            cv.fill(
                line(edge + (rng.uniform(-9, 9), rng.uniform(0.14, 0.45) * height), 0.9),
                foam,
                opacity=0.22,
            )
    return edge


def rain(cv, rng, count=260, colour="#dfe8ee", length=42, slant=8, opacity=0.4):
    drops = []
    for x, y in rng.uniform((-30, -40), (1030, 1000), (count, 2)):
        n = length * rng.uniform(0.5, 1.2)
        drops.append(line([(x, y), (x - slant * n / length, y + n)], (0.5, 1.5)))
    cv.fill(drops, colour, opacity=opacity)


def snowfall(cv, rng, count=240, colour="#ffffff", size=3.2):
    for x, y in rng.uniform(0, 1000, (count, 2)):
        r = size * rng.uniform(0.3, 1.4) ** 1.5
        cv.fill(circle(x, y, r), colour, soft=r * 0.35, opacity=rng.uniform(0.5, 0.95))


def bubbles(cv, rng, x, y, spread=60, height=400, count=26, colour="#e8fff8", size=9):
    """A column of air bubbles that rises from (x, y)."""
    for i in range(count):
        t = (i + rng.random()) / count
        bx, by, r = (
            x + rng.normal(0, spread * (0.3 + t)),
            y - t * height,
            size * rng.uniform(0.25, 1),
        )
        cv.fill(circle(bx, by, r), colour, opacity=0.16)
        cv.fill(line(circle(bx, by, r), max(0.7, r * 0.14)), colour, opacity=0.6)
        cv.fill(ellipse(bx - r * 0.35, by - r * 0.4, r * 0.26, r * 0.16, -40), colour, opacity=0.9)


def rocks(cv, rng, x, y, w, colour="#6d665f", count=7):
    """A heap of stones, w wide, standing on y."""
    for _i in range(count):
        cx, r = x + rng.uniform(-0.5, 0.5) * w, w * rng.uniform(0.08, 0.2)
        t = np.sort(rng.uniform(np.pi, 2 * np.pi, 6))
        shape = [(cx + r * 1.2 * np.cos(a), y + r * np.sin(a) * rng.uniform(0.8, 1.15)) for a in t]
        shape = pts([(cx - r * 1.25, y + 3), *shape, (cx + r * 1.25, y + 3)])
        cv.fill(
            shape,
            lift(colour, rng.normal(0, 0.04)),
            shade=1.0,
            depth=r * 0.7,
            mottle=0.15,
            edge=0.25,
        )


def planet(cv, x, y, r, field, stops, glow=None):
    """A ball wrapped in a field: lit from the canvas's light. Returns its mask."""
    gx, gy = grid()
    u, v = (gx - x) / r, (gy - y) / r
    d = np.clip(u * u + v * v, 0, 1)
    z = np.sqrt(1 - d)
    f = sample(field, 500 + np.arctan2(u, z) * 250, 500 + np.arcsin(np.clip(v, -1, 1)) * 250)
    lambert = np.clip(u * cv.light[0] + v * cv.light[1] + z * 0.55, 0, 1)[..., None]
    paint = through(stops, f) * (0.16 + 0.95 * lambert)
    if glow is not None:
        cv.glow(x, y, r * 2.2, glow, 0.7)
    return cv.fill(circle(x, y, r), np.clip(paint, 0, 1).astype(np.float32))


def sparks(cv, rng, places, colour="#ffe29a", size=2.0, glow=14):
    """Small lights: fireflies, embers, lamps in the distance."""
    for x, y in places:
        r = size * rng.uniform(0.6, 1.3)
        cv.glow(x, y, glow * rng.uniform(0.7, 1.4), colour, 0.75)
        cv.fill(circle(x, y, r), lift(colour, 0.1))


__all__ = [
    "bubbles",
    "cloud",
    "hills",
    "moon",
    "mountains",
    "planet",
    "rain",
    "rocks",
    "sea",
    "sky",
    "snowfall",
    "sparks",
    "stars",
    "sun",
    "value",
    "wave",
]
