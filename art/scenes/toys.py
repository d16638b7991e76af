"""Things that are made for play, taken seriously."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import lift
from deck import card
from media import strokes
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect

DEPTH = np.array((84.0, -40.0))  # from a card's front edge to its back edge


@card("67", vignette=0.15, grain=0.03)
def the_tenants(cv, rng):
    """A house of cards on the beach; a crab wants the card at the very bottom."""
    cv.lit(-0.7, -0.7, "#fffbe0", "#2a4a6a")
    t.sky(cv, ["#3fa9b8", "#86cfc8", "#d6ecd0", "#fdf3cf"], 0, 520, rng, 0.5, "#ffffff")
    t.sun(cv, 150, 150, 46, "#fffbe0", glow=0.7)
    t.sea(cv, rng, 500, ["#6fc4c0", "#2f93a4", "#1c7088"], 720, glitter="#fffbe0", glitter_x=160)
    t.sailing_boat(cv.pen(846, 522, 0.62), "#e9573a", "#fffaf0")
    x = np.linspace(-10, 1010, 200)
    for drop, tone in ((0, "#f7fffa"), (14, "#e6cf9c")):
        shore = 690 + drop + 12 * np.sin(x / 90) + 7 * np.sin(x / 37 + 1)
        sand = np.concatenate([np.stack([x, shore], 1), [(1010, 1010), (-10, 1010)]])
        cv.fill(sand, tone)
    cv.fill(
        sand, linear(["#e2c48c", "#f4dba6", "#e9bf80", "#d19a5f"], (0, 690), (0, 1000)), mottle=0.12
    )
    gx, gy = grid()
    ripple = np.sin(gy / 6 + (fbm(rng, 5, 3) - 0.5) * 22 + gx / 80)
    dry = np.clip((gy - 760) / 120, 0, 1)
    cv.fill(Mask((np.clip(ripple, 0, 1) * dry).astype(np.float32)), "#a86f3c", opacity=0.13)
    # The long shadow of the house, to the right.
    cast = pts([(244, 892), (790, 892), (1010, 820), (1010, 784), (640, 790)])
    cv.fill(cast, "#7a4a3a", opacity=0.38, soft=9)
    _card_house(cv, rng)
    _crab(cv.pen(132, 948, 1.12))
    t.shell(cv.pen(884, 952, 0.42, 14), "#f6c8b0")
    t.shell(cv.pen(700, 972, 0.3, -30), "#fbe6c8", "#d99a8a")
    t.flock(cv, rng, [(640, 130), (700, 96), (560, 90)], "#fdfdf6", 15)
    strokes(
        cv, rng, 4.5, 18, 3200, vary=0.03, keep=[rect(210, 150, 720, 750), rect(30, 780, 330, 190)]
    )


def _face(cv, corner, up, kind, dark, deep=DEPTH):
    """A card that stands on its long edge: from `corner` along `up` and back by `deep`."""
    corner, up = np.array(corner, float), np.array(up, float)

    def at(u, v):
        """u along the depth, v upwards, both 0 to 1."""
        return corner + deep * u + up * v

    def patch(points):
        return pts([at(u, v) for u, v in points])

    tone = "#c9bda8" if dark else "#fffdf4"
    sheet = patch([(0, 0), (0, 1), (1, 1), (1, 0)])
    cv.fill(sheet, tone, shade=0.35, depth=10, mottle=0.05)
    red, blue = ("#8f2a34", "#27456a") if dark else ("#e0303c", "#2f6aa8")
    if kind in ("red", "blue"):
        ink = red if kind == "red" else blue
        cv.fill(patch([(0.1, 0.08), (0.1, 0.92), (0.9, 0.92), (0.9, 0.08)]), ink)
        net = []
        for k in np.arange(-1, 1.01, 0.2):
            for slope in (1, -1):
                ends = [(u, (0.5 + slope * (u - 0.5) + k)) for u in np.linspace(0.1, 0.9, 9)]
                ends = [(u, v) for u, v in ends if 0.08 <= v <= 0.92]
                if len(ends) > 1:
                    net.append(line([at(u, v) for u, v in ends], 1.7))
        cv.fill(net, tone, opacity=0.85)
        cv.fill(
            patch(
                [(0.5 + 0.2 * np.cos(a), 0.5 + 0.2 * np.sin(a)) for a in np.linspace(0, 6.2, 24)]
            ),
            tone,
        )
        cv.fill(
            patch(
                [(0.5 + 0.13 * np.cos(a), 0.5 + 0.13 * np.sin(a)) for a in np.linspace(0, 6.2, 24)]
            ),
            ink,
        )
    else:
        places = {
            "two": ((0.5, 0.78), (0.5, 0.22)),
            "four": ((0.27, 0.78), (0.73, 0.78), (0.27, 0.22), (0.73, 0.22)),
            "five": ((0.27, 0.8), (0.73, 0.8), (0.27, 0.2), (0.73, 0.2), (0.5, 0.5)),
        }[kind]
        a = np.linspace(0, 2 * np.pi, 30)
        heart = np.stack(
            [np.sin(a) ** 3, (13 * np.cos(a) - 5 * np.cos(2 * a) - 2 * np.cos(3 * a)) / 16], 1
        )
        for u, v in places:
            cv.fill(pts([at(u + 0.15 * p, v + 0.12 * q) for p, q in heart]), red)
    cv.fill(line(np.concatenate([sheet, sheet[:1]]), 1.6), lift(tone, -0.22), opacity=0.7)


def _card_house(cv, rng):
    half, rise, foot, left = 70, 152, 890, 214
    fronts = ["five", "red", "two", "blue", "four", "red", "five", "two", "blue", "five"]
    inside = ["blue", "two", "red", "four", "red", "blue", "five", "red", "two", "blue"]
    lit = {1: True, 4: True, 8: True}
    n = 0
    for level in range(4):
        y = foot - level * (rise + 9)
        rooms = 4 - level
        start = left + level * (half + 3)
        for k in range(rooms - 1, -1, -1):
            x = start + k * (2 * half + 6)
            i = n + k
            apex = (x + half, y - rise)
            gone = level == 0 and k == 0
            _face(cv, (x, y), (half, -rise), inside[i], True) if not gone else None
            # What is inside: the back opening's light.
            room = pts([(x, y), apex, (x + 2 * half, y)])
            if gone:
                _face(cv, (x - 16, y - 4), (96, -104), "four", False)
            if lit.get(i):
                cv.fill(room, "#ffcf6a", opacity=0.35)
                cv.glow(x + half, y - 50, 90, "#ffd98a", 0.85, clip=room)
            _tenant(cv, i, x + half + 20, y)
            _face(cv, (x + 2 * half, y), (-half, -rise), fronts[i], False)
        n += rooms
        # The floor above: cards that lie flat.
        top = y - rise
        for k in range(rooms - 1):
            a = start + half + k * (2 * half + 6) - 8
            slab = pts(
                [
                    (a, top),
                    (a + 2 * half + 20, top),
                    (a + 2 * half + 20 + DEPTH[0], top + DEPTH[1]),
                    (a + DEPTH[0], top + DEPTH[1]),
                ]
            )
            cv.fill(slab, "#f6eeda", mottle=0.05)
            cv.fill(slab, "#e0303c" if (k + level) % 2 else "#2f6aa8", opacity=0.75,
                    clip=pts((slab - slab.mean(0)) * 0.84 + slab.mean(0)))  # fmt: skip
            cv.fill(rect(a, top - 1, 2 * half + 20, 7, 2), "#fffdf4", shade=0.6, depth=4)
            cv.fill(line([(a, top + 7), (a + 2 * half + 20, top + 7)], 1.5), "#8a7a68", opacity=0.6)


def _tenant(cv, i, x, y):
    """Somebody at home, in some of the rooms."""
    if i == 1:
        t.armchair(cv.pen(x + 4, y - 8, 0.55), "#2f7f7a")
        t.person(cv.pen(x + 4, y - 28, 0.66), "sit", coat="#e9b23c", legs="#3a3a5a", length=0.2)
    elif i == 4:
        t.person(
            cv.pen(x - 2, y, 0.74), "hold", coat="#d8412f", legs="#2f3a5a", length=0.2, bun=True
        )
    elif i == 8:
        t.person(cv.pen(x + 4, y, 0.7), "reach", coat="#2f8a6a", child=True, length=0.2)


def _crab(pen, red="#e8452c"):
    """A crab that holds something in its right claw, 150 wide; the claw is at (92, -74)."""
    dark = lift(red, -0.14)
    pen.fill(ellipse(0, 6, 84, 9), "#7a4a3a", opacity=0.4, soft=4)
    for s in (-1, 1):
        for k, (kx, ky, fx) in enumerate(((58, -34, 84), (54, -22, 72), (46, -10, 56))):
            pen.fill(
                line([(s * 30, -22 + k * 3), (s * kx, ky - 10), (s * fx, 4)], (8, 6, 2.4)),
                dark,
                shade=0.8,
                depth=5,
            )
        arm = (
            [(s * 36, -34), (s * 66, -46), (s * 74, -66)]
            if s > 0
            else [(-36, -34), (-62, -54), (-58, -78)]
        )
        pen.fill(line(arm, (9, 11), smooth=True), red, shade=0.9, depth=6)
    shell = blob(
        [(-50, -30), (-36, -54), (0, -62), (36, -54), (50, -30), (34, -10), (0, -4), (-34, -10)]
    )
    pen.fill(shell, red, shade=1.0, depth=26, mottle=0.12)
    pen.fill(
        [circle(x, y, 2.4) for x, y in ((-24, -46), (-10, -51), (12, -50), (26, -44))],
        lift(red, 0.12),
    )
    pen.fill(line([(-14, -20), (0, -16), (14, -20)], 3, smooth=True), "#7a1c14")
    for s in (-1, 1):
        pen.fill(line([(s * 13, -56), (s * 15, -74)], 4.4), red, shade=0.8, depth=4)
        pen.fill(circle(s * 15, -78, 8), "#fffaf0", shade=0.6, depth=6)
        pen.fill(circle(s * 15 + 3, -79, 4.2), "#1c1418")
    for cx, cy, a in ((-60, -96, -12), (86, -84, 48)):
        claw = pen.at(cx, cy, 1.0, a)
        claw.fill(
            blob([(-6, 24), (-24, 8), (-24, -16), (-10, -34), (-7, -14), (0, -4)]),
            red,
            shade=1.0,
            depth=12,
        )
        claw.fill(
            blob([(-4, 24), (18, 10), (22, -12), (12, -30), (6, -10), (0, -2)]),
            red,
            shade=1.0,
            depth=12,
        )
