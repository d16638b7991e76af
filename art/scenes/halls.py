"""A hall full of people, and what hangs over them."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import lift, linear, mix, radial
from deck import card
from noise import ground
from shapes import arc, blob, circle, ellipse, line, pts, spline


def _tier(y, sag, half=620):
    """A balcony seen from the stage: it comes round towards us on both sides, and higher."""
    x = np.linspace(500 - half, 500 + half, 90)
    return np.stack([x, y - sag * ((x - 500) / 500) ** 2], 1)


def _jellyfish(cv, rng, x, y, r):
    """It gives all the light there is: a bell, its frills and long threads with beads of glass."""
    pink, pale = "#ff8a7a", "#ffe9d2"
    cv.glow(x, y + 60, r * 4.4, "#ff9a6a", 0.45)
    cv.glow(x, y, r * 2.4, "#ffc79a", 0.5)
    threads, beads = [], []
    for k in range(19):
        u = (k - 9) / 9
        foot = x + u * r * 0.86
        long = r * (1.6 + 1.25 * (1 - u * u)) * rng.uniform(0.8, 1.1)
        swing = rng.uniform(-26, 26)
        path = spline([(foot, y + 6), (foot + swing, y + long * 0.35), (foot - swing * 0.8 + u * 30, y + long * 0.7), (foot + swing * 0.5 + u * 56, y + long)])  # fmt: skip  # noqa: E501
        threads.append(line(path, (4.5, 1.2)))
        beads += [circle(*p, 4.6 - 2.6 * j / len(path)) for j, p in enumerate(path) if j % 5 == 3]
    cv.halo(threads, pink, 10, 0.5)
    cv.fill(threads, pale, opacity=0.75)
    cv.fill(beads, "#fffaf0", shade=0.5, depth=3)
    # Frilled arms in the middle.
    for k in (0, 4, 1, 3, 2):
        u = (k - 2) / 2
        n = rng.uniform(1.2, 1.5)
        path = [(x + u * r * 0.4, y), (x + u * r * 0.5 + 20, y + r * 0.45 * n), (x + u * r * 0.42 - 18, y + r * 0.9 * n), (x + u * r * 0.5, y + r * 1.3 * n)]  # fmt: skip  # noqa: E501
        p = spline(path, steps=24)
        turn = np.linspace(0, 26, len(p))
        side = np.linspace(24, 5, len(p)) * (1 + 0.45 * np.sin(turn))
        other = np.linspace(24, 5, len(p)) * (1 + 0.45 * np.cos(turn * 1.1))
        zero = np.zeros(len(p))
        veil = np.concatenate(
            [p - np.stack([side, zero], 1), (p + np.stack([other, zero], 1))[::-1]]
        )
        cv.fill(veil, mix(pink, pale, 0.45 - 0.1 * abs(u)), opacity=0.85, shade=0.9, depth=20)
        cv.fill(line(p, (6, 2)), "#fff3e0", opacity=0.7)
    bell = np.concatenate([arc(x, y, r, r * 0.92, 180, 360), spline([(x + r, y), (x + r * 0.84, y + r * 0.16), (x + r * 0.66, y + r * 0.02), (x + r * 0.42, y + r * 0.2), (x + r * 0.2, y + r * 0.04), (x, y + r * 0.22), (x - r * 0.2, y + r * 0.04), (x - r * 0.42, y + r * 0.2), (x - r * 0.66, y + r * 0.02), (x - r * 0.84, y + r * 0.16), (x - r, y)])])  # fmt: skip  # noqa: E501
    cv.halo(bell, "#ffb08a", 40, 0.8)
    dome = cv.fill(
        bell,
        radial(["#fffbee", "#ffd9b0", "#ff9a82", "#e0526a"], (x, y - r * 0.1), r * 1.08),
        opacity=1.0,
        shade=0.15,
        depth=r * 0.4,
    )
    for k in range(-4, 5):
        rib = spline(
            [
                (x + k * 4, y - r * 0.9),
                (x + k * r * 0.19, y - r * 0.42),
                (x + k * r * 0.235, y + r * 0.08),
            ]
        )
        cv.fill(line(rib, (1.5, 5)), "#fff3dc", opacity=0.6, clip=dome)
    for k in range(4):
        a = k * np.pi / 2 + 0.5
        cv.fill(
            line(
                ellipse(
                    x + np.cos(a) * r * 0.26, y - r * 0.46 + np.sin(a) * r * 0.16, r * 0.13, r * 0.1
                ),
                6,
            ),
            "#ff7a8a",
            opacity=0.7,
            clip=dome,
        )
    cv.fill(
        line(
            [(x - r * 0.68, y - r * 0.36), (x - r * 0.5, y - r * 0.64), (x - r * 0.2, y - r * 0.8)],
            (4, 14, 4),
            smooth=True,
        ),
        "#ffffff",
        opacity=0.8,
        soft=3,
    )


@card("48", vignette=0.35, grain=0.03)
def the_chandelier(cv, rng):
    cv.lit(0.0, -1.0, "#ffd0a0", "#06141c")
    teal, gold = "#164a50", "#c9974a"
    # The vault, then tier below tier, the far side of the hall first.
    cv.cover(radial(["#3f8a80", "#1f5a5c", "#0e3038", "#071a22"], (500, 150), 720))
    for k in range(-8, 9):
        cv.fill(line([(500, -260), (500 + k * 120, 330)], (2, 7)), gold, opacity=0.4)
    for rx, ry in ((300, 90), (470, 170), (640, 250)):
        cv.fill(line(arc(500, 20, rx, ry, 0, 180), 7), gold, opacity=0.55)
    cv.fill(ground(_tier(330, 150)), "#0a2228")
    for y, sag, high in ((400, 170, 62), (560, 130, 66), (716, 84, 70)):
        rim = _tier(y, sag)
        x = rim[:, 0]
        tall = high * (1 + 0.75 * ((x - 500) / 500) ** 2)
        back = rim - np.stack([x * 0, tall * 1.5], 1)
        wall = np.concatenate([back, rim[::-1]])
        cv.fill(wall, linear(["#0a2026", "#5a2f2c"], (0, y - 200), (0, y)), mottle=0.1)
        # Doors of light at the back of the boxes, and columns between.
        for k in range(-5, 6):
            cx = 500 + k * 104
            cy = np.interp(cx, x, rim[:, 1])
            n = 1 + 0.75 * ((cx - 500) / 500) ** 2
            arch = np.concatenate(
                [
                    arc(cx, cy - 62 * n, 30 * n, 30 * n, 180, 360),
                    pts([(cx + 30 * n, cy), (cx - 30 * n, cy)]),
                ]
            )
            cv.fill(arch, radial(["#c86a3c", "#5a2420"], (cx, cy - 40 * n), 70 * n), opacity=0.75)
            px = cx + 52
            py = np.interp(px, x, rim[:, 1])
            m = 1 + 0.75 * ((px - 500) / 500) ** 2
            cv.fill(line([(px, py), (px, py - 104 * m)], 11 * m), gold, shade=1.0, depth=7)
        # The public: heads and shoulders, all looking up.
        for k in range(52):
            hx = -60 + k * 21.6 + rng.uniform(-4, 4)
            n = 1 + 0.75 * ((hx - 500) / 500) ** 2
            hy = np.interp(hx, x, rim[:, 1]) - 12 * n - rng.uniform(0, 9)
            tone = ("#2f2030", "#3a2a2a", "#24303a", "#4a2a34")[rng.integers(4)]
            cv.fill(ellipse(hx, hy + 12 * n, 11 * n, 10 * n), tone, shade=0.9, depth=6)
            skin = ("#e0b08c", "#b98060", "#8a5a44", "#f0c8a4")[rng.integers(4)]
            cv.fill(circle(hx, hy, 6.4 * n), skin, shade=0.8, depth=5)
            cv.fill(
                ellipse(hx, hy + 2.4 * n, 6.6 * n, 5 * n),
                ("#2a1a18", "#5a3a24", "#c9c0b4")[rng.integers(3)],
            )
        parapet = np.concatenate([rim, (rim + np.stack([x * 0, tall], 1))[::-1]])
        cv.shadow(parapet, 0, 18, 12, 0.6)
        cv.fill(
            parapet,
            linear([lift(teal, 0.1), teal, lift(teal, -0.1)], (0, y - 40), (0, y + 80)),
            mottle=0.08,
        )
        for off, w in ((0.02, 10), (0.94, 7)):
            edge = rim + np.stack([x * 0, tall * off], 1)
            cv.fill(line(edge, w), gold, shade=1.0, depth=7)
        for k in range(-8, 9):
            cx = 500 + k * 72
            cy = np.interp(cx, x, rim[:, 1])
            n = 1 + 0.75 * ((cx - 500) / 500) ** 2
            shell = ellipse(cx, cy + high * 0.5 * n, 22 * n, 17 * n)
            cv.fill(line(np.concatenate([shell, shell[:1]]), 4), gold, shade=0.9, depth=4)
            cv.fill(circle(cx, cy + high * 0.5 * n, 6 * n), gold, shade=0.9, depth=5)
    # The stalls, rows of heads; then the boards of the stage and the one who plays.
    for row in range(4):
        y = 806 + row * 26
        for k in range(34 - 3 * row):
            n = 1 + row * 0.14
            hx = 500 + (k - (33 - 3 * row) / 2) * 31 * n + (row % 2) * 12
            tone = ("#3a2230", "#2a2030", "#203038", "#4a2a30")[rng.integers(4)]
            cv.fill(ellipse(hx, y + 16 * n, 15 * n, 13 * n), tone, shade=0.9, depth=7)
            skin = ("#e0b08c", "#b98060", "#8a5a44", "#f0c8a4")[rng.integers(4)]
            cv.fill(circle(hx, y, 8 * n), skin, shade=0.8, depth=6)
            cv.fill(
                ellipse(hx, y + 3.5 * n, 8.2 * n, 6 * n),
                ("#2a1a18", "#5a3a24", "#c9c0b4")[rng.integers(3)],
            )
    stage = ground(spline([(-20, 905), (250, 918), (500, 922), (750, 918), (1020, 905)]))
    cv.fill(stage, linear(["#b5713e", "#7a4426"], (0, 905), (0, 1000)), mottle=0.14)
    for k in range(9):
        shell = np.concatenate(
            [
                arc(100 + k * 100, 926, 26, 24, 180, 360),
                pts([(126 + k * 100, 930), (74 + k * 100, 930)]),
            ]
        )
        cv.fill(shell, gold, shade=1.0, depth=10)
    # No other light: what is far from it lies in the dark.
    dusk = radial(["#fff6ec", "#f6d8bc", "#c4a298", "#7f6c78", "#4a4458"], (500, 290), 800)
    cv.cover(dusk, 1.0, "multiply")
    _jellyfish(cv, rng, 500, 262, 206)
    cv.glow(500, 960, 190, "#ffcf9a", 0.45, squash=0.4)
    cv.fill(ellipse(500, 984, 70, 9), "#2a1418", opacity=0.6, soft=6)
    t.back_view(cv.pen(500, 984, 1.75), coat="#f8efe6", hair="#c9703a", length=0.7, arms="wide")
    gown = blob(
        [(-8, -64), (8, -64), (15, -30), (27, 0), (10, 3), (0, 2), (-10, 3), (-27, 0), (-15, -30)]
    )
    cv.pen(500, 984, 1.75).fill(gown, "#f8efe6", shade=1.0, depth=14)
