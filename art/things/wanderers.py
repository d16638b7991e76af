"""Small animals on their way: a tortoise, a hedgehog, frogs, penguins, a goldfish. Facing right."""

from __future__ import annotations

import numpy as np
from colour import jitter, lift, mix
from shapes import blob, circle, ellipse, line, pts

from things.plants import confetti


def tortoise(pen, rng, shell="#8a7442", skin="#a9a06a", seam="#4d4128"):
    """A tortoise in its stride, 200 long; the flat top of its shell runs from -62 to 52 at -78."""
    for x, y, reach in ((-52, -24, -14), (48, -24, 10)):
        pen.fill(line([(x, y), (x + reach, -2)], (26, 22)), lift(skin, -0.14), shade=0.8, depth=10)
    pen.fill(
        line([(-84, -26), (-104, -18), (-114, -6)], (14, 3), smooth=True), skin, shade=0.8, depth=8
    )
    # Neck and head, lifted.
    pen.fill(
        line([(70, -30), (98, -44), (112, -62)], (30, 24, 22), smooth=True),
        skin,
        shade=1.0,
        depth=14,
    )
    for k in range(5):
        x, y = 80 + k * 7, -26 - k * 6
        pen.fill(
            line([(x, y), (x - 3, y - 10), (x - 1, y - 20)], (0.5, 1.3, 0.5), smooth=True),
            lift(skin, -0.16),
            opacity=0.7,
        )
    pen.fill(
        blob([(98, -66), (104, -84), (122, -90), (138, -80), (142, -68), (130, -60), (110, -58)]),
        skin,
        shade=1.0,
        depth=16,
    )
    pen.fill(
        line([(141, -68), (130, -66), (121, -69)], (1, 1.6, 0.6), smooth=True), lift(skin, -0.25)
    )
    pen.fill(circle(124, -78, 4.2), "#fbf3d8")
    pen.fill(circle(125, -78, 2.8), "#1c1612")
    pen.fill(circle(126, -79, 0.9), "#ffffff")
    pen.fill(
        line([(118, -83), (124, -85), (130, -82)], (1, 2.6, 1), smooth=True), lift(skin, -0.12)
    )
    for x, reach in ((-70, -6), (30, 18)):
        leg = line([(x, -30), (x + reach * 0.4, -14), (x + reach, 0)], (34, 28, 26), smooth=True)
        pen.fill(leg, skin, shade=1.0, depth=14)
        for k in (-8, 0, 8):
            pen.fill(ellipse(x + reach + k, 11, 3.6, 2.8), "#e9dfbd", shade=0.6, depth=3)
        for _ in range(16):
            px, py = x + reach * 0.5 + rng.normal(0, 7), rng.uniform(-26, 2)
            pen.fill(ellipse(px, py, 2.6, 1.9), lift(skin, -0.12), opacity=0.55)
    dome = blob(
        [
            (-96, -24),
            (-90, -52),
            (-66, -76),
            (0, -84),
            (56, -76),
            (84, -52),
            (92, -26),
            (40, -16),
            (-50, -16),
        ]
    )
    body = pen.fill(dome, shell, shade=1.0, depth=44, edge=0.25)
    for x0, x1, x2, x3 in ((-80, -56, -12, -24), (-24, -12, 30, 24), (24, 30, 66, 74)):
        plate = pts([(x0, -34), (x1, -66), (x2, -70), (x3, -36), ((x0 + x3) / 2, -28)])
        pen.fill(line(np.concatenate([plate, plate[:1]]), 3.2), seam, clip=body, opacity=0.8)
        mid = plate.mean(0)
        for s in (0.76, 0.52, 0.3):
            ring = mid + (plate - mid) * s
            pen.fill(
                line(np.concatenate([ring, ring[:1]]), 1.2),
                lift(shell, 0.1),
                clip=body,
                opacity=0.7,
            )
    pen.fill(
        line([(-96, -22), (-50, -12), (40, -12), (92, -23)], (6, 9, 6), smooth=True),
        mix(shell, seam, 0.5),
        shade=0.9,
        depth=6,
    )
    return body


def goldfish(pen, colour="#ee7a2c", belly="#ffd9a0", fin="#ffb25e"):
    """A fancy goldfish with veils for a tail, 150 long, its middle at (0, 0)."""
    veils = (
        [(-34, -4), (-70, -34), (-104, -40), (-96, -16), (-108, 0), (-78, -2)],
        [(-34, 2), (-66, 10), (-92, 34), (-104, 52), (-70, 44), (-48, 20)],
    )
    for veil in veils:
        pen.fill(blob(veil), fin, opacity=0.85, shade=0.6, depth=14)
        for k in range(5):
            end = pts(veil)[1 + k % 4] * 0.96
            pen.fill(
                line([(-34, 0), (end + (-34, 0)) / 2, end], (1.6, 0.6)),
                lift(colour, 0.02),
                opacity=0.55,
            )
    pen.fill(
        blob([(-22, -24), (-16, -52), (8, -56), (22, -42), (20, -26)]),
        fin,
        opacity=0.9,
        shade=0.7,
        depth=12,
    )
    body = pen.fill(
        blob([(-42, -2), (-26, -26), (6, -34), (38, -24), (52, -4), (40, 16), (10, 28), (-24, 18)]),
        colour,
        shade=1.0,
        depth=28,
        edge=0.15,
    )
    pen.fill(
        blob([(-30, 8), (6, 12), (44, 4), (36, 24), (0, 36), (-26, 24)]),
        belly,
        clip=body,
        soft=6,
        opacity=0.8,
    )
    for i in range(5):
        for j in range(4):
            x, y = -24 + i * 10 + (j % 2) * 5, -17 + j * 9
            pen.fill(
                line([(x, y - 4), (x - 3.4, y), (x, y + 4)], (0.4, 1.2, 0.4), smooth=True),
                lift(colour, -0.1),
                clip=body,
                opacity=0.6,
            )
    pen.fill(blob([(4, 18), (-4, 36), (-20, 46), (-14, 28), (-6, 18)]), fin, opacity=0.9, shade=0.6)
    pen.fill(circle(36, -8, 7.5), "#fff6e0", shade=0.5, depth=5)
    pen.fill(circle(37.5, -8, 4.4), "#1b1218")
    pen.fill(circle(39, -10, 1.4), "#ffffff")
    pen.fill(line([(52, 0), (47, 4), (46, 6)], (2, 1), smooth=True), lift(colour, -0.2))


def hedgehog(pen, rng, spine="#6a513d", face="#d9b78e"):
    """A hedgehog, 120 long, 80 high, without the back's upper edge being smooth."""
    for x in (-30, -12, 26, 40):
        pen.fill(ellipse(x, -2, 9, 5), lift(face, -0.2), shade=0.8, depth=5)
    bits = []
    for _ in range(760):
        a = rng.uniform(np.pi * 0.9, np.pi * 1.9)
        r = np.sqrt(rng.uniform(0.0, 1.0))
        x, y = -4 + 54 * r * np.cos(a), -10 + 58 * r * np.sin(a)
        # Quills lie back and point away from the face.
        out = np.array([x - 46.0, (y + 4) * 1.3])
        out /= np.hypot(*out)
        side = np.array([-out[1], out[0]]) * 1.5
        tip = np.array([x, y]) + out * rng.uniform(13, 21)
        colour = jitter(rng, spine, 0.07, 6)
        if rng.random() < 0.35:
            colour = lift(colour, 0.16)
        quill = pts([np.array([x, y]) - side, tip, np.array([x, y]) + side])
        bits.append((x, pen.placed(quill), pen.colour(colour)))
    body = blob(
        [(-62, -6), (-60, -36), (-36, -64), (0, -72), (30, -58), (44, -34), (40, -4), (-10, 0)]
    )
    pen.fill(body, lift(spine, -0.08), shade=1.0, depth=30)
    bits.sort(key=lambda b: b[0])
    confetti(pen.canvas, [(p, c) for _, p, c in bits])
    pen.fill(
        blob(
            [(24, -44), (42, -44), (58, -30), (76, -17), (72, -10), (50, -3), (26, -4), (18, -24)]
        ),
        face,
        shade=1.0,
        depth=20,
    )
    pen.fill(ellipse(33, -42, 8, 10, 20), lift(face, -0.12), shade=0.9, depth=8)
    pen.fill(ellipse(34, -41, 4.5, 6, 20), "#b98a74", opacity=0.8)
    pen.fill(circle(76, -16, 5), "#231a1c", shade=0.8, depth=4)
    pen.fill(circle(54, -26, 4.2), "#17121a")
    pen.fill(circle(55.5, -27.6, 1.4), "#ffffff")
    pen.fill(line([(68, -9), (60, -6), (53, -9)], (0.5, 1.4, 0.5), smooth=True), lift(face, -0.3))


def frog(pen, skin="#6da544", belly="#e8e7a6", stride=1, dark="#1a2a18"):
    """A frog that marches upright, 100 high. stride: 1 or -1, which leg is in front."""
    s = stride
    back = [(-4, -34), (-4 - 16 * s, -22), (-4 - 18 * s, -2)]
    front = [(4, -34), (8 + 18 * s, -26), (6 + 16 * s, -4)]
    for joints, tone in ((back, -0.1), (front, 0.0)):
        pen.fill(line(joints, (17, 10, 6), smooth=True), lift(skin, tone), shade=0.9, depth=8)
        x, y = joints[-1]
        pen.fill(
            [line([(x, y), (x + 15, y + k)], (5, 3)) for k in (-4, 0, 4)],
            lift(skin, tone),
            shade=0.7,
            depth=4,
        )
    pen.fill(
        blob(
            [
                (-20, -40),
                (-19, -62),
                (-8, -76),
                (10, -76),
                (22, -60),
                (22, -40),
                (8, -28),
                (-8, -28),
            ]
        ),
        skin,
        shade=1.0,
        depth=20,
    )
    pen.fill(ellipse(9, -48, 12, 18), belly, shade=0.5, depth=10)
    pen.fill(
        blob([(-18, -78), (-10, -92), (10, -94), (28, -84), (30, -76), (14, -68), (-8, -68)]),
        skin,
        shade=1.0,
        depth=16,
    )
    pen.fill(line([(29, -78), (16, -74), (0, -77)], (1, 2.2, 0.8), smooth=True), lift(skin, -0.25))
    for x in (-4, 12):
        pen.fill(circle(x, -94, 8.5), skin, shade=0.9, depth=7)
        pen.fill(circle(x + 1.5, -95, 5.8), "#fbf6d0")
        pen.fill(circle(x + 3, -95, 3), dark)


def penguin(pen, coat="#2a3140", breast="#fbf7ee", beak="#e9a13a", bathing=False):
    """A penguin, 100 high, from the front quarter; bathing shows it down to its shoulders only."""
    if not bathing:
        for x in (-12, 12):
            pen.fill(ellipse(x, -2, 12, 5), beak, shade=0.7, depth=5)
    cut = pts([(-60, -46), (60, -46), (60, 30), (-60, 30)]) if bathing else None
    outline = blob(
        [
            (-26, -4),
            (-34, -34),
            (-25, -66),
            (-18, -88),
            (0, -100),
            (18, -88),
            (25, -66),
            (34, -34),
            (26, -4),
            (0, 2),
        ]
    )
    pen.fill(outline, coat, cut=cut, shade=1.0, depth=24)
    for s in (-1, 1):
        pen.fill(
            blob([(s * 26, -64), (s * 40, -40), (s * 41, -22), (s * 31, -34), (s * 27, -50)]),
            lift(coat, -0.04),
            cut=cut,
            shade=0.9,
            depth=8,
        )
    pen.fill(
        blob(
            [(-20, -6), (-25, -34), (-17, -60), (0, -66), (17, -60), (25, -34), (20, -6), (0, -2)]
        ),
        breast,
        cut=cut,
        shade=0.7,
        depth=22,
    )
    pen.fill(
        blob(
            [(0, -70), (-13, -70), (-15, -82), (-6, -88), (0, -82), (6, -88), (15, -82), (13, -70)]
        ),
        breast,
        shade=0.5,
        depth=8,
    )
    for s in (-1, 1):
        pen.fill(ellipse(s * 15, -66, 5, 8, s * 20), beak, opacity=0.6, soft=2)
        pen.fill(circle(s * 7, -80, 2.8), "#14161c")
        pen.fill(circle(s * 7 + 0.8, -81, 0.9), "#ffffff")
    pen.fill(blob([(-6, -76), (0, -79), (6, -76), (2, -68), (0, -66), (-2, -68)]), beak, shade=0.9)
