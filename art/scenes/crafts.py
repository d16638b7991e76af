"""Made by a patient hand: panes in lead, crosses of thread."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import col, jitter, lift
from deck import card
from media import cross_stitch
from noise import fbm
from shapes import blob, circle, ellipse, line, pts, rect, spline
from things.plants import branches


@card("62", vignette=0.35, grain=0.03)
def the_rose_window(cv, rng):
    """A peacock in an old hall; its tail is a window, and the day shines through."""
    cv.lit(0.0, -1.0, "#fff6dc", "#0c0c1e")
    cv.cover(radial(["#8a8578", "#57545a", "#2a2a38"], (500, 420), 760))
    # Stones of the wall.
    stones = []
    for row in range(15):
        u = -60 + (row * 47) % 90
        while u < 1020:
            w = rng.uniform(70, 130)
            stones.append(
                (rect(u + 2, row * 52 + 2, w - 4, 48, 6), jitter(rng, "#8f897c", 0.05, 4))
            )
            u += w
    t.confetti(cv, stones, 0.3)
    for x0 in (46, 954):
        cv.fill(line([(x0, -10), (x0, 800)], 92), "#8a8478", shade=1.0, depth=50, mottle=0.12)
        for y0 in (60, 780):
            cv.fill(rect(x0 - 62, y0 - 16, 124, 34, 5), "#a39c8c", shade=1.0, depth=14)
    cv.fill(
        rect(-5, 790, 1010, 220), linear(["#6a655f", "#3a3740"], (0, 790), (0, 1000)), mottle=0.1
    )
    for k in range(-9, 10):
        cv.fill(line([(500 + k * 60, 790), (500 + k * 130, 1010)], 2.4), "#26242c", opacity=0.6)
    for y0 in (830, 890, 970):
        cv.fill(line([(-5, y0), (1005, y0)], 2.4), "#26242c", opacity=0.6)
    # The fan: rings of panes, each an eye of glass.
    cx, cy = 500, 700
    cv.glow(cx, 470, 620, "#fff0c0", 0.55)
    cv.fill(
        np.concatenate([circle(cx, cy, 590)]),
        "#b5ad9a",
        clip=rect(-5, -5, 1010, 800),
        shade=0.9,
        depth=30,
    )
    lead = "#12101a"
    cv.fill(circle(cx, cy, 560), lead, clip=rect(-5, -5, 1010, 800))
    cv.fill(circle(cx, cy, 128), "#3a3540", clip=rect(-5, -5, 1010, 796))
    glass = fbm(rng, 16, 4)

    def pane(shape, tone):
        m = cv.fill(shape, jitter(rng, tone, 0.03, 7))
        cv.fill(m * np.clip((glass - 0.45) * 2.2, 0, 1), lift(tone, 0.16), opacity=0.7)
        cv.fill(m * np.clip((0.45 - glass) * 2.4, 0, 1), lift(tone, -0.14), opacity=0.5)
        return m

    def wedge(r0, r1, a0, a1, inset=3.2):
        g0, g1 = inset / r0, inset / r1
        a = np.linspace(a0 + g1, a1 - g1, 10)
        b = np.linspace(a1 - g0, a0 + g0, 10)
        return np.concatenate(
            [
                np.stack([cx + (r1 - inset) * np.cos(a), cy + (r1 - inset) * np.sin(a)], 1),
                np.stack([cx + (r0 + inset) * np.cos(b), cy + (r0 + inset) * np.sin(b)], 1),
            ]
        )

    first, last = np.radians(-190), np.radians(10)
    rings = (
        (130, 215, 11, "#1f8f6a"),
        (215, 325, 13, "#1f7fb0"),
        (325, 445, 15, "#2f9a7a"),
        (445, 552, 19, "#2a5fb8"),
    )
    for r0, r1, n, tone in rings:
        step = (last - first) / n
        for k in range(n):
            a0, a1 = first + k * step, first + (k + 1) * step
            pane(wedge(r0, r1, a0, a1), tone)
            mid, r = (a0 + a1) / 2, (r0 + r1) / 2
            px, py = cx + r * np.cos(mid), cy + r * np.sin(mid)
            size = (r1 - r0) * 0.36
            turn = np.degrees(mid)
            for grow, hue in (
                (1.18, lead),
                (1.08, "#f2b52e"),
                (0.80, lead),
                (0.72, "#e2571f"),
                (0.50, lead),
                (0.43, "#22c0b8"),
            ):
                eye = ellipse(px, py, size * grow, size * 0.74 * grow, turn)
                if hue == lead:
                    cv.fill(eye, lead)
                else:
                    pane(eye, hue)
            cv.fill(ellipse(px, py, size * 0.2, size * 0.15, turn), "#20184a")
    # Panes of ruby between the rim's stones.
    for k in range(24):
        a = first + (k + 0.5) * (last - first) / 24
        px, py = cx + 575 * np.cos(a), cy + 575 * np.sin(a)
        if py < 790:
            cv.fill(circle(px, py, 13), lead)
            cv.fill(circle(px, py, 9), "#e0304a", shade=0.6, depth=6)
    # Coloured light on the floor.
    for _ in range(90):
        x0, y0 = rng.uniform(60, 940), rng.uniform(830, 1000)
        tone = rng.choice(["#2f9ae0", "#22c08a", "#f2b52e", "#e2571f", "#22c0b8"])
        cv.fill(
            ellipse(x0, y0, rng.uniform(20, 50), rng.uniform(6, 15)),
            tone,
            opacity=0.34,
            soft=6,
            mode="screen",
        )
    cv.fill(rect(-5, 786, 1010, 8), "#26242c", opacity=0.6)
    # The bird.
    cv.fill(ellipse(500, 944, 150, 20), "#0c0a16", opacity=0.6, soft=9)
    for x0 in (468, 534):
        cv.fill(line([(x0, 860), (x0 - 2, 940)], 9), "#c9a06a", shade=0.9, depth=6)
        for dx in (-26, 0, 26):
            cv.fill(line([(x0 - 2, 936), (x0 + dx, 950)], (8, 5)), "#c9a06a")
    body = blob(
        [
            (500, 470),
            (456, 500),
            (450, 560),
            (426, 650),
            (392, 740),
            (410, 840),
            (500, 890),
            (590, 840),
            (608, 740),
            (574, 650),
            (550, 560),
            (544, 500),
        ]
    )
    cv.fill(
        body,
        linear(["#2aa0d8", "#1f5fc0", "#20389a", "#1c2a70"], (0, 470), (0, 880)),
        shade=1.0,
        depth=80,
    )
    scales = []
    for row in range(12):
        for k in range(-5, 6):
            x0, y0 = 500 + k * 24 + (row % 2) * 12, 610 + row * 21
            scales.append(line(spline([(x0 - 12, y0), (x0, y0 + 13), (x0 + 12, y0)]), 2.6))
    cv.fill(scales, "#5fd0f0", opacity=0.5, clip=body)
    cv.fill(circle(500, 452, 50), "#2a9ad8", shade=1.0, depth=36)
    cv.fill(
        blob([(484, 458), (516, 458), (508, 494), (500, 506), (492, 494)]),
        "#e8c06a",
        shade=1.0,
        depth=12,
    )
    for s in (-1, 1):
        cv.fill(ellipse(500 + s * 24, 442, 16, 12, s * 14), "#fff6e6")
        cv.fill(circle(500 + s * 23, 442, 7.5), "#120c1c")
        cv.fill(circle(500 + s * 23 - 2, 439, 2.4), "#ffffff")
    for k in range(-3, 4):
        tip = (500 + k * 22, 348 + abs(k) * 8)
        cv.fill(line([(500 + k * 5, 408), tip], 3.4), "#1c3a80")
        cv.fill(circle(*tip, 9), ("#22c0b8", "#f2b52e")[k % 2], shade=0.8, depth=6)
    # Somebody sweeps the colours together.
    who = cv.pen(196, 950, 1.5)
    cv.fill(ellipse(206, 952, 60, 9), "#0c0a16", opacity=0.5, soft=5)
    at = t.person(
        who, "hold", coat="#5a4a44", hair="#d9d4cc", hat=("cap", "#3a3430"), scarf="#a8322c"
    )
    hx, hy = who.point(*at["hand"])
    cv.fill(line([(hx - 8, hy - 50), (hx + 40, 936)], 6), "#a8743f", shade=0.8, depth=4)
    cv.fill(
        pts([(hx + 30, 922), (hx + 50, 922), (hx + 74, 958), (hx + 24, 958)]),
        "#d9b45a",
        shade=0.8,
        depth=10,
    )
    heap = [
        (
            circle(hx + 100 + rng.normal(0, 22), 950 - abs(rng.normal(0, 10)), rng.uniform(5, 10)),
            jitter(
                rng, rng.choice(["#2f9ae0", "#22c08a", "#f2b52e", "#e2571f", "#e0304a"]), 0.03, 5
            ),
        )
        for _ in range(46)
    ]
    t.confetti(cv, heap)


@card("64", vignette=0.12, grain=0.02)
def the_last_leaf(cv, rng):
    """An embroidered tree in winter; a real needle sews on one red leaf."""
    cv.lit(-0.6, -0.8, "#ffffff", "#4a3040")
    cloth = "#f6eedb"
    cv.cover(cloth)
    # A picture to be stitched: hills, a fence, the tree, a ladder with a tailor on it.
    cv.fill(ellipse(500, 880, 520, 110), "#6f9ab4", clip=rect(90, 700, 820, 212))
    cv.fill(ellipse(250, 900, 330, 70), "#9cc0cc", clip=rect(90, 700, 820, 212))
    tree = cv.pen(470, 880, 7.0)
    ribbons, _ = branches(np.random.default_rng(11), levels=4, thick=10, spread=30)
    tree.fill(ribbons, "#4a2418", mottle=0.0)
    tree.fill([line(r.points, r.widths * 0.35) for r in ribbons], "#8a4f2c", mottle=0.0)
    t.ladder(cv.pen(610, 890, 4.1, 13), 100, 18, "#c8801c", 8)
    for x0, y0, c in ((180, 250, "#2f5f9a"), (260, 180, "#2f5f9a"), (800, 200, "#2f5f9a")):
        cv.fill(line([(x0 - 36, y0 - 18), (x0, y0), (x0 + 36, y0 - 18)], 11), c)
    for k in range(7):
        x0 = 130 + k * 34 if k < 4 else 740 + (k - 4) * 50
        cv.fill(rect(x0, 838, 14, 60), "#7a2f5a")
    cv.fill(rect(120, 852, 130, 12), "#7a2f5a")
    cv.fill(rect(730, 852, 140, 12), "#7a2f5a")
    t.house(cv.pen(160, 866, 1.35), rng, "#e07f5a", "#9a2420", lit="#ffd23a")
    t.person(
        cv.pen(660, 720, 3.0, flip=True),
        "reach",
        coat="#14608a",
        hat="#7a1f1c",
        scarf="#f2b01c",
        length=0.4,
    )
    # A border.
    for k in range(24):
        u = 60 + k * 38.2
        for a, b in ((u, 52), (u, 948), (52, u), (948, u)):
            cv.fill(
                pts([(a, b - 15), (a + 15, b), (a, b + 15), (a - 15, b)]),
                ("#b8201c", "#14684a")[k % 2],
            )
    bare = np.abs(cv.rgb - col(cloth)).max(2) < 0.03
    drawn = cv.rgb.copy()
    cross_stitch(cv, 9, cloth)
    cv.rgb = cv.rgb * 0.6 + drawn * cv.rgb * 0.4  # thread is thick: little cloth shows between
    # Where nothing is sewn there is only the weave.
    x, y = grid()
    weave = 0.5 + 0.25 * np.sin(x * 1.4) + 0.25 * np.sin(y * 1.4)
    plain = col(cloth) * (0.9 + 0.1 * weave[..., None])
    open_ = Mask(bare.astype(np.float32)).blurred(1)
    cv.fill(open_, plain.astype(np.float32))
    wrinkle = fbm(rng, 3, 3)
    cv.fill(Mask(np.clip((0.45 - wrinkle) * 2, 0, 1)), "#8a7a88", opacity=0.14, mode="multiply")
    # The leaf is real, and so is the needle.
    leaf = cv.pen(318, 468, 1.9, -152)
    cv.shadow(leaf.placed(ellipse(0, -50, 26, 52)), 12, 16, 9, 0.45)
    t.leaf(leaf, "#d8302a", "#8f1a1e")
    thread = spline(
        [
            (318, 470),
            (260, 420),
            (190, 470),
            (210, 600),
            (330, 690),
            (470, 660),
            (560, 560),
            (600, 440),
            (690, 330),
            (760, 300),
        ]
    )
    stitches = [
        line([(300 + k * 14, 452 + 6 * (k % 2)), (322 + k * 14, 474 + 6 * (k % 2))], 6)
        for k in (-1, 0, 1)
    ]
    cv.shadow(line(thread, 6), 8, 13, 6, 0.4)
    cv.fill(line(thread, 7), "#c8242a", shade=1.0, depth=5)
    cv.fill(stitches, "#c8242a", shade=0.8, depth=4)
    twist = [line([p + (-2.5, 1.5), p + (2.5, -1.5)], 1.2) for p in thread[::2]]
    cv.fill(twist, "#f29a90", opacity=0.6)
    cv.shadow(line([(776, 312), (540, 70)], (17, 3)), 20, 28, 9, 0.45)
    cv.fill(
        line([(776, 312), (720, 254), (540, 70)], (19, 15, 2)),
        "#cfd4da",
        shade=1.0,
        depth=11,
        rim=0.5,
    )
    cv.fill(line([(772, 300), (560, 84)], (3, 1)), "#ffffff", opacity=0.9)
    cv.fill(line([(764, 300), (738, 273)], 6.5), "#3a3038")
    cv.fill(
        line([(744, 306), (758, 292), (752, 284)], 7, smooth=True), "#c8242a", shade=0.8, depth=4
    )
