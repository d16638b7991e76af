"""Machines with a will of their own."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift
from deck import card
from media import strokes
from noise import fbm, ground, ridge
from shapes import blob, circle, ellipse, line, pts, rect
from things.works import carousel, gear, rocket


@card("36", vignette=0.35)
def behind_the_dial(cv, rng):
    cv.lit(-0.25, -0.95, "#fff0c4", "#1c0d08")
    cv.cover(radial(["#a8703a", "#5f3820", "#22120c"], (560, 380), 800))
    cv.fill(Mask(fbm(rng, 4, 5)), "#1a0d08", opacity=0.4)
    # The dial from behind: the day shines through; only strokes for hours.
    cx, cy, r = 590, 370, 330
    cv.glow(cx, cy, 640, "#ffdf96", 0.75)
    cv.fill(circle(cx, cy, r + 34), "#6a4020", shade=1.0, depth=26, mottle=0.12)
    face = cv.fill(
        circle(cx, cy, r), radial(["#fffdf0", "#fff0c0", "#f0c878"], (cx - 40, cy - 60), r * 1.2)
    )
    view = cv.layer()
    t.cloud(view, rng, 480, 330, 260, "#ffffff", shadow="#f0d8a0", opacity=0.7)
    t.cloud(view, rng, 740, 470, 220, "#ffffff", shadow="#f0d8a0", opacity=0.6)
    for i, x in enumerate(np.arange(250, 960, 52)):
        h = 70 + 60 * abs(np.sin(i * 1.9))
        view.fill(
            [
                rect(x, 700 - h, 44, h),
                pts([(x - 3, 700 - h), (x + 22, 660 - h), (x + 47, 700 - h)]),
            ],
            "#e0ac62",
            opacity=0.75,
        )
    cv.paste(view, clip=face, blurred=3, opacity=0.8)
    for k in range(12):
        a = np.radians(k * 30)
        r0, r1 = r * 0.84, r * 0.95
        cv.fill(
            line(
                [
                    (cx + r0 * np.cos(a), cy + r0 * np.sin(a)),
                    (cx + r1 * np.cos(a), cy + r1 * np.sin(a)),
                ],
                22 if k % 3 == 0 else 12,
            ),
            "#5f3a1c",
        )
    cv.fill(line(circle(cx, cy, r * 0.78), 4), "#8a5a2c", opacity=0.7)
    for a, n, w in ((-140, 0.52, 22), (-20, 0.74, 15)):
        ra = np.radians(a)
        tip = (cx + r * n * np.cos(ra), cy + r * n * np.sin(ra))
        tail = (cx - 60 * np.cos(ra), cy - 60 * np.sin(ra))
        cv.fill(
            [
                line([tail, (cx, cy), tip], (w, w, 3)),
                circle(cx + r * n * 0.66 * np.cos(ra), cy + r * n * 0.66 * np.sin(ra), w * 1.1),
            ],
            "#3a2010",
        )
    cv.rays(rng, cx, cy, "#fff0bc", 0.4, 12, 120, 110, 1100, 4)
    pen = cv.pen()
    brass, copper, iron = "#c8923f", "#b5653a", "#6a5648"
    gear(pen, 190, 190, 120, 22, copper, 6, 4)
    gear(pen, 70, 430, 150, 26, iron, 6, 10)
    gear(pen, 960, 720, 150, 26, copper, 6, 3)
    gear(pen, cx, cy, 74, 16, brass, 4, 8)
    cv.fill(line([(cx, cy), (300, 620)], 18), "#7a5430", shade=1.0, depth=12)
    gear(pen, 300, 640, 190, 32, brass, 6, 0)
    gear(pen, 560, 800, 122, 22, copper, 5, 6)
    gear(pen, 130, 890, 150, 26, copper, 6, 12)
    gear(pen, 770, 920, 130, 22, brass, 5, 2)
    # The clockmaker has put up his bed, lamp and ladder here.
    cv.fill(rect(-5, 962, 1010, 50), "#3a2012", shade=0.6, depth=14, mottle=0.2)
    t.ladder(cv.pen(432, 966, 3.9, 6), 100, 15, "#8a5a30", 11)
    man = cv.pen(462, 744, 2.3, flip=True)
    h = t.person(
        man, "reach", coat="#2f5f6a", hair="#e9e2d6", skin="#e3b08c", length=0.3, legs="#2a2430"
    )
    hx, hy = man.point(*h["hand"])
    cv.fill(line([(hx, hy), (hx - 24, hy - 6)], 6), "#4a4a52")
    cv.fill(
        blob([(hx - 16, hy - 8), (hx + 16, hy - 8), (hx + 12, hy + 24), (hx - 12, hy + 24)]),
        "#c8352b",
        shade=1.0,
        depth=12,
    )
    cv.fill(line([(hx - 12, hy), (hx - 34, hy - 22)], (6, 2)), "#c8352b")
    t.lantern(cv.pen(880, 566, 1.1), "#ffe08a")
    cv.fill(line([(880, 380), (880, 458)], 3), "#2a1810")
    t.cat(cv.pen(905, 966, 1.35, flip=True), "#2a2226", pose="back")
    strokes(
        cv, rng, 4, 15, 4500, vary=0.03, keep=[rect(360, 480, 180, 280), rect(830, 800, 160, 170)]
    )


@card("37", vignette=0.15, warmth=0.01)
def the_runaways(cv, rng):
    cv.lit(0.7, -0.7, "#fff3d6", "#7a2a4a")
    t.sky(cv, ["#5fb8b0", "#9fd6c4", "#f6e9c8", "#fbd0b8"], 0, 560, rng, 0.4, "#fff6e6")
    t.sun(cv, 850, 190, 54, "#fffbe6", rng)
    for base, high, tone in ((560, 90, "#f2b5a0"), (620, 90, "#ee9f92"), (700, 100, "#e88a86")):
        crest = ridge(rng, base, high, 0.25, 3)
        cv.fill(
            ground(crest),
            linear([lift(tone, 0.08), tone, lift(tone, -0.05)], (0, base - high), (0, base + 130)),
            mottle=0.06,
        )
        lee = np.concatenate([crest, (crest + (90, 70))[::-1]])
        cv.fill(lee, "#a84a6a", opacity=0.18, soft=10)
    cv.fill(
        pts([(-5, 700), (1005, 660), (1005, 1005), (-5, 1005)]),
        linear(["#ef9a8c", "#e07a7a", "#c45a6a"], (0, 670), (0, 1000)),
        mottle=0.08,
    )
    x, y = grid()
    sand = np.sin(y / 5 + (fbm(rng, 4, 4) - 0.5) * 26 + x / 60)
    cv.fill(Mask((np.clip(sand, 0, 1) * (y > 690)).astype(np.float32)), "#b54a64", opacity=0.10)
    # The roundabout stands empty but for one child.
    cv.fill(ellipse(190, 744, 270, 26), "#7a2a4a", opacity=0.4, soft=10)
    top = cv.pen(262, 742, 2.35)
    carousel(top)
    t.person(cv.pen(402, 708, 1.2), "reach", coat="#2f6f9a", child=True, hair="#4a2a1a")
    # Off they go, poles and all.
    herd = (
        (560, 700, 1.0, "#fbf3e4", "#d8413a"),
        (720, 640, 0.8, "#f6c95a", "#7a3a2a"),
        (870, 598, 0.6, "#8ac4c4", "#2f5f7a"),
        (640, 890, 1.75, "#fbf6ec", "#e0ae48"),
        (890, 800, 1.35, "#f2a0a8", "#8a2a4a"),
        (960, 560, 0.42, "#fbf3e4", "#7a3a5a"),
    )
    for hx, hy, s, tone, mane in sorted(herd, key=lambda h: h[1]):
        cv.fill(ellipse(hx - 10 * s, hy + 2, 76 * s, 8 * s), "#7a2a4a", opacity=0.4, soft=4 * s)
        for _ in range(9):
            cv.fill(
                ellipse(hx - rng.uniform(50, 130) * s, hy - rng.uniform(0, 26) * s, 20 * s, 10 * s),
                "#fbe0d0",
                opacity=0.4,
                soft=5 * s,
            )
        pen = cv.pen(hx, hy, s, -4)
        pen.fill(line([(0, -140), (0, -22)], 3.4), "#e0ae48", shade=1.0, depth=3)
        t.horse(pen, tone, mane, pose="gallop")
        pen.fill(line([(0, -140), (0, -76)], 3.4), "#e0ae48", shade=1.0, depth=3)
        pen.fill(circle(0, -142, 4.4), "#e0ae48", shade=1.0, depth=4)
        pen.fill(
            blob([(-14, -74), (-2, -78), (10, -74), (10, -58), (-12, -58)]),
            "#d8413a",
            shade=0.9,
            depth=8,
        )
        pen.fill(line([(-14, -60), (12, -60)], 2.4), "#f7d26a")
    prints = []
    for k in range(26):
        f = k / 25
        px, py = 380 + 180 * f + 10 * np.sin(k * 2), 830 + 50 * f + 12 * (k % 2)
        prints.append(ellipse(px, py, 8, 4))
    cv.fill(prints, "#a04060", opacity=0.5)
    strokes(
        cv,
        rng,
        5,
        20,
        5000,
        vary=0.03,
        keep=[rect(0, 290, 520, 460)]
        + [rect(hx - 110 * s, hy - 150 * s, 200 * s, 160 * s) for hx, hy, s, _, _ in herd],
    )


@card("38", vignette=0.2)
def the_greenhouse(cv, rng):
    cv.lit(-0.5, -0.85, "#fffbe0", "#0c2a1c")
    cv.cover(linear(["#cfe9dc", "#e9f5dc", "#bfe0b0"], (0, 0), (0, 1000)))
    cv.glow(250, 130, 520, "#fffbe0", 0.7)
    # Trees outside, dim through the panes.
    back = cv.layer()
    for x in np.arange(-20, 1040, 150):
        t.leafy_tree(
            back.pen(x, 700, rng.uniform(3.0, 4.0)),
            rng,
            "#9ac48a",
            bark="#8aa585",
            size=5,
            count=260,
            levels=4,
        )
    cv.paste(back, blurred=5, opacity=0.55)
    floor = linear(["#c9b58a", "#a88a5f"], (0, 760), (0, 1000))
    cv.fill(pts([(250, 760), (750, 760), (1050, 1005), (-50, 1005)]), floor, mottle=0.12)
    for k in range(-4, 5):
        cv.fill(line([(500 + k * 62, 760), (500 + k * 136, 1005)], 2.4), "#7a6040", opacity=0.5)
    for yy in (786, 826, 884, 960):
        cv.fill(line([(-5, yy), (1005, yy)], 2.4), "#7a6040", opacity=0.5)
    # Iron and glass: the far gable, then the ribs that come to us.
    iron = "#5f8a7a"

    def rib(s, w):
        px = [
            500 - 250 * s,
            500 - 250 * s,
            500 - 130 * s,
            500,
            500 + 130 * s,
            500 + 250 * s,
            500 + 250 * s,
        ]
        py = [
            560 + 200 * s,
            560 - 60 * s,
            560 - 210 * s,
            560 - 290 * s,
            560 - 210 * s,
            560 - 60 * s,
            560 + 200 * s,
        ]
        cv.fill(line(list(zip(px, py, strict=True)), w), iron)

    for k in range(1, 6):
        f = k / 6
        yy = 560 + 200 - 460 * f * 0.9
        cv.fill(
            line([(250 + max(0, f - 0.55) * 270, yy), (750 - max(0, f - 0.55) * 270, yy)], 3),
            iron,
            opacity=0.9,
        )
    for k in range(7):
        xx = 290 + k * 70
        cv.fill(
            line([(xx, 760), (xx, 500 - 200 * (1 - abs(xx - 500) / 250))], 3), iron, opacity=0.9
        )
    for sx, sy in (
        (-250, -60),
        (-130, -210),
        (0, -290),
        (130, -210),
        (250, -60),
        (-250, 90),
        (250, 90),
    ):
        cv.fill(
            line([(500 + sx, 560 + sy), (500 + sx * 2.7, 560 + sy * 2.7)], (4, 10)),
            iron,
            shade=0.7,
            depth=6,
        )
    for s, w in ((1, 5), (1.35, 7), (1.85, 10)):
        rib(s, w)
    cv.rays(rng, 180, -60, "#fffbe0", 0.5, 12, 60, 62, 1300, 4)
    # Plants along the sides, far to near.
    for k in range(6):
        f = k / 5
        for s in (-1, 1):
            x = 500 + s * (250 + 190 * f)
            y = 770 + 200 * f
            size = 1.0 + 1.5 * f
            cv.fill(
                pts(
                    [
                        (x - 30 * size, y - 34 * size),
                        (x + 30 * size, y - 34 * size),
                        (x + 22 * size, y),
                        (x - 22 * size, y),
                    ]
                ),
                jitter(rng, "#c46a3f", 0.03, 6),
                shade=1.0,
                depth=16 * size,
                mottle=0.12,
            )
            kind = (k + (s > 0)) % 4
            p = cv.pen(x, y - 32 * size, size)
            if kind == 0:
                t.palm(p, rng, "#3f8a4c")
            elif kind == 1:
                for a in np.linspace(-60, 60, 7):
                    t.leaf(
                        p.at(0, 0, rng.uniform(0.8, 1.15), a),
                        jitter(rng, "#4f9a4a", 0.04, 8),
                        "#a5d08a",
                    )
            elif kind == 2:
                t.leafy_tree(
                    p, rng, ["#4a8a3a", "#6aa545", "#e88a2c"], size=3.2, count=420, levels=4
                )
            else:
                for a in np.linspace(-40, 40, 7):
                    t.flower(
                        p.at(a * 0.4, 0, 1.7, a),
                        rng.choice(["#f26b8a", "#f7c83c", "#b08ae0"]),
                        height=rng.uniform(30, 55),
                    )
    # In the middle something has come up.
    cv.fill(ellipse(520, 900, 200, 26), "#3a2a18", opacity=0.5, soft=10)
    rk = cv.pen(500, 760, 3.4)
    for s, y, n in ((-1, -20, 1.0), (1, -30, 1.1), (-1, -6, 0.8), (1, -8, 0.85)):
        t.leaf(rk.at(s * 4, y + 12, n * 0.62, s * 74), "#4f9a3f", "#b5dc8a")
    rocket(rk)
    vine = [
        (500 + 96 * np.sin(v) * (0.9 - 0.28 * v / 9), 770 - v * 45) for v in np.linspace(0, 9, 30)
    ]
    for i in range(2, 30, 2):
        if np.cos(np.linspace(0, 9, 30)[i]) > -0.2:
            t.leaf(cv.pen(*vine[i], 0.42, rng.uniform(-120, 120)), "#5aa548", "#c4e49a")
    front = [v for v, f in zip(vine, np.linspace(0, 9, 30), strict=True) if np.cos(f) > -0.3]
    cuts = np.flatnonzero(np.hypot(*np.diff(np.array(front), axis=0).T) > 60) + 1
    for part in np.split(np.array(front), cuts):
        if len(part) > 1:
            cv.fill(line(part, 9, smooth=True), "#3f7a34", shade=1.0, depth=6)
    cv.fill([ellipse(500, 768, 142, 24)], "#5a3a22", mottle=0.2)
    cv.fill(
        pts([(360, 766), (640, 766), (606, 906), (394, 906)]),
        "#c4623a",
        shade=1.0,
        depth=60,
        mottle=0.12,
    )
    cv.fill(rect(344, 748, 312, 44, 8), "#d0704a", shade=1.0, depth=20, mottle=0.1)
    cv.fill(ellipse(500, 752, 142, 15), "#4a2f1c", mottle=0.3)
    for s in (-1, 1):
        t.leaf(cv.pen(500 + s * 60, 756, 1.1, s * 52), "#5aa548", "#c4e49a")
        t.leaf(cv.pen(500 + s * 90, 758, 0.8, s * 84), "#4f9a3f", "#c4e49a")
    # The gardener waters it.
    g = cv.pen(258, 930, 2.2)
    cv.fill(ellipse(262, 932, 60, 9), "#3a2a18", opacity=0.5, soft=5)
    h = t.person(
        g, "hold", coat="#3f6f9a", hat="#e8c878", legs="#4a3a2c", hair="#8a5a34", length=0.35
    )
    hx, hy = g.point(*h["hand"])
    cv.fill(
        line([(hx - 6, hy - 10), (hx + 22, hy - 34), (hx + 44, hy - 8)], 5, smooth=True), "#8a949a"
    )
    cv.fill(rect(hx - 4, hy - 8, 50, 48, 6), "#a9b4ba", shade=1.0, depth=16)
    cv.fill(line([(hx + 40, hy + 24), (hx + 84, hy - 22)], (10, 6)), "#a9b4ba", shade=1.0, depth=6)
    cv.fill(
        [
            line(
                [
                    (hx + 88 + k * 3, hy - 26 + k * 4),
                    (hx + 112 + k * 7, hy + 6 + k * 9),
                    (hx + 118 + k * 9, hy + 44 + k * 6),
                ],
                (2.6, 1.4),
                smooth=True,
            )
            for k in range(5)
        ],
        "#8fd0e6",
        opacity=0.85,
    )
    t.butterfly(cv.pen(668, 470, 0.5, 24), "#f2a03c")
    t.butterfly(cv.pen(322, 560, 0.4, -20), "#f26b8a")
    strokes(
        cv, rng, 4, 16, 3000, vary=0.03, keep=[rect(190, 690, 260, 250), rect(380, 200, 240, 560)]
    )
