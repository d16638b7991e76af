"""High up: a house on a line, an island that swims, a rope in the sky."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Canvas, Mask, grid, linear, radial
from colour import col, jitter, lift, through
from deck import card
from media import watercolour
from noise import fbm, worley
from shapes import blob, circle, ellipse, line, moved, pts, rect, spline, taper, turned


@card("39", vignette=0.12, grain=0.03, contrast=0.12)
def the_house_on_a_line(cv, rng):
    cv.lit(0.6, -0.75, "#fff6dc", "#5a4a6a")
    t.sky(cv, ["#9fc9d9", "#cfe3dc", "#f9ecd0", "#fbdcb0"], 0, 800, rng, 0.7, "#ffffff", cells=4)
    for x, y, w in ((170, 300, 260), (420, 130, 230), (880, 470, 260), (150, 560, 180)):
        t.cloud(cv, rng, x, y, w, "#ffffff", shadow="#c9cfe0", opacity=0.85)
    t.hills(cv, rng, 800, 90, "#c4b8c4")
    t.hills(cv, rng, 850, 110, "#d9a85a", points=3)
    hill = blob(
        [
            (-40, 1040),
            (-30, 880),
            (120, 800),
            (300, 800),
            (480, 860),
            (700, 930),
            (1040, 960),
            (1040, 1040),
        ]
    )
    cv.fill(
        hill,
        linear(["#c4b84a", "#8a9a3f", "#5f7a38"], (0, 800), (0, 1000)),
        shade=0.6,
        depth=40,
        mottle=0.14,
    )
    t.grass(cv.pen(), rng, -10, 1010, 1005, 60, 320, "#7a8a34", bend=26)
    for x, s in ((820, 1.5), (930, 1.9)):
        t.leafy_tree(
            cv.pen(x, 950 + s * 8, s, 8),
            rng,
            ["#d9632c", "#e89a2c", "#c8452f"],
            count=500,
            levels=4,
            lean=12,
        )
    # The house, tilted by the wind, with its garden's clod of earth beneath.
    house = cv.pen(640, 400, 2.7, -13)
    clod = blob([(-78, -4), (80, -4), (66, 20), (36, 34), (14, 62), (-4, 40), (-30, 44), (-56, 18)])
    house.fill(clod, "#8a5a3a", shade=1.0, depth=26, mottle=0.2)
    roots = [
        line(
            [(x, 22), (x + rng.normal(0, 8), 46), (x + rng.normal(0, 16), 66 + rng.uniform(0, 20))],
            (3, 0.8),
            smooth=True,
        )
        for x in np.linspace(-50, 52, 9)
    ]
    house.fill(roots, "#6a4430")
    house.fill(
        blob([(-82, -2), (-40, -10), (0, -6), (50, -10), (84, -2), (70, 8), (0, 6), (-70, 8)]),
        "#8aa545",
        shade=0.8,
        depth=8,
        mottle=0.1,
    )
    t.house(house, rng, "#fbeed2", "#d8452f")
    t.leafy_tree(house.at(66, -4, 0.55), rng, "#7a9a3f", count=220, levels=4)
    t.flower(house.at(-60, -4, 0.5), "#f26b8a")
    sx, sy = house.point(34, -104)
    t.smoke(
        cv,
        rng,
        spline([(sx, sy), (sx + 50, sy - 40), (sx + 150, sy - 50), (sx + 290, sy - 90)]),
        (8, 30),
        "#ffffff",
        22,
        0.5,
    )
    # Its tail is the washing.
    tail = spline(
        [house.point(70, 20), (860, 470), (800, 560), (900, 640), (830, 740), (900, 800)], steps=24
    )
    cv.fill(line(tail, 2.6), "#5a4a4a")
    for k, i in enumerate(range(9, len(tail) - 6, 13)):
        x, y = tail[i]
        d = tail[i + 2] - tail[i - 2]
        pen = cv.pen(x, y, 1.0, np.degrees(np.arctan2(d[1], d[0])) * 0.25 - 14 + 10 * np.sin(k))
        tone = (
            "#e2463a",
            "#f7f0e0",
            "#3f7fb0",
            "#f2b93c",
            "#8ac4a0",
            "#e88aa0",
            "#f7f0e0",
            "#3f7fb0",
        )[k % 8]
        shirt = pts(
            [
                (-30, 6),
                (-16, -2),
                (16, -2),
                (30, 6),
                (24, 22),
                (16, 16),
                (16, 50),
                (-16, 50),
                (-16, 16),
                (-24, 22),
            ]
        )
        trousers = pts([(-18, -2), (18, -2), (21, 60), (6, 60), (0, 22), (-6, 60), (-21, 60)])
        sock = pts([(-7, -2), (7, -2), (7, 24), (20, 32), (18, 40), (-7, 36)])
        pen.fill((shirt, trousers, sock)[k % 3], tone, shade=0.8, depth=10)
    # She holds on, her heels in the grass.
    girl = cv.pen(196, 806, 2.5)
    h = t.person(
        girl, "reach", coat="#2f5f9a", child=True, hair="#8a3a1c", scarf="#e2463a", legs="#4a3040"
    )
    hx, hy = girl.point(*h["hand"])
    cv.fill(line(spline([(hx, hy), (360, 560), (480, 500), house.point(-12, 40)]), 2.6), "#4a3a3a")
    cv.fill(ellipse(hx, hy, 9, 13, 30), "#8a5a34")
    t.fox(cv.pen(420, 862, 0.9, 8, flip=True), "#d8622c")
    leaves = rng.uniform((0, 100), (1000, 940), (46, 2))
    t.leaves(cv.pen(), rng, leaves, ["#d9632c", "#e8a52c", "#b5452f"], 8)
    watercolour(cv, rng, 5, 0.14)


@card("40", vignette=0.2, grain=0.03)
def the_swimming_island(cv, rng):
    cv.lit(-0.6, -0.75, "#fff9dc", "#0a3040")
    deep = fbm(rng, 3, 5)
    cv.cover(through(["#0f6a86", "#1a8aa0", "#2fa9b0"], deep))
    x, y = grid()
    swell = np.sin((x * 0.5 + y) / 13 + (fbm(rng, 5, 3) - 0.5) * 16)
    cv.fill(Mask(np.clip(swell - 0.3, 0, 1).astype(np.float32)), "#bff0e6", opacity=0.14)
    pen = cv.pen(490, 520, 1.0, 24)  # it swims to the upper right
    shell = blob(
        [
            (0, -330),
            (130, -300),
            (226, -190),
            (258, -30),
            (236, 130),
            (150, 262),
            (0, 318),
            (-150, 262),
            (-236, 130),
            (-258, -30),
            (-226, -190),
            (-130, -300),
        ],
        12,
    )
    limbs = {
        "head": blob(
            [(-56, -300), (-66, -372), (-50, -430), (0, -462), (50, -430), (66, -372), (56, -300)]
        ),
        "lf": blob(
            [
                (-190, -210),
                (-270, -300),
                (-370, -320),
                (-450, -270),
                (-480, -180),
                (-410, -220),
                (-330, -210),
                (-230, -110),
            ]
        ),
        "rf": blob(
            [
                (190, -210),
                (280, -320),
                (390, -330),
                (440, -250),
                (450, -150),
                (390, -220),
                (320, -220),
                (230, -110),
            ]
        ),
        "lb": blob([(-170, 220), (-250, 290), (-280, 370), (-240, 400), (-170, 370), (-110, 280)]),
        "rb": blob([(170, 220), (260, 270), (310, 340), (280, 384), (200, 370), (110, 280)]),
        "tail": blob([(-30, 300), (0, 400), (30, 300)]),
    }
    everything = [pen.placed(part) for part in (shell, *limbs.values())]
    whole = cv.mask(everything)
    cv.fill(whole.blurred(46), "#7fe6d6", opacity=0.9)
    cv.fill(whole.blurred(16), "#e8f6cc", opacity=0.7)
    _, scales, _ = worley(rng, 900)
    scale = np.clip((3.0 - scales) / 2, 0, 1).astype(np.float32)
    for name, part in limbs.items():
        m = pen.fill(part, "#a8a86a", shade=1.0, depth=50, mottle=0.2)
        cv.fill(m * scale, "#5f6a48", opacity=0.55)
        if name != "head":
            pen.fill(part, "#5fd0c4", opacity=0.42)  # under water
    for s in (-1, 1):
        pen.fill(ellipse(s * 40, -398, 13, 9, s * 60), "#f6efd0", shade=0.5, depth=6)
        pen.fill(circle(s * 42, -400, 6), "#1a2420")
    pen.fill(line([(-34, -436), (0, -452), (34, -436)], 4, smooth=True), "#5f6a48", opacity=0.7)
    # The shell: a beach, then fields in plates, each ploughed its own way.
    pen.shadow(shell, 12, 16, 14, 0.5)
    body = pen.fill(shell, "#f0dfaa", shade=0.5, depth=40)
    inner = pen.fill(moved(shell, 0, 0, 0.92), "#7a9a4a", mottle=0.1)
    rows = [(0, -230), (0, -110), (0, 14), (0, 136), (0, 240)] + [
        (s * a, b)
        for s in (-1, 1)
        for a, b in (
            (128, -170),
            (152, -40),
            (150, 90),
            (118, 200),
            (226, -110),
            (236, 30),
            (200, 160),
            (70, -290),
        )
    ]
    points = np.array([pen.point(*p) for p in rows])
    _, border, index = worley(rng, points=points)
    tones = ["#e6c04a", "#8ab04a", "#c9a23f", "#5f9a4a", "#d98a3f", "#a8c05a", "#7aa548", "#e8d27a"]
    table = np.stack([col(tones[k % 8]) for k in rng.permutation(len(points))])
    angle = rng.uniform(0, np.pi, len(points))[index]
    furrow = np.sin((x * np.cos(angle) + y * np.sin(angle)) / 3.4)[..., None]
    fields = np.clip(table[index] * (1 + 0.09 * furrow), 0, 1).astype(np.float32)
    cv.fill(inner, fields, mottle=0.14)
    hedge = np.clip((6.5 - border) / 2, 0, 1).astype(np.float32)
    cv.fill(inner * hedge, "#3f6a3a", mottle=0.3)
    trees = []
    spots = np.argwhere((hedge[::12, ::12] > 0.4) & (inner.full()[::12, ::12] > 0.9)) * 12 / 1.536
    for py, px in spots[rng.permutation(len(spots))[:330]]:
        trees.append((px + rng.normal(0, 3), py + rng.normal(0, 3), rng.uniform(4, 9)))
    greens = [jitter(rng, "#3f7a3f", 0.04, 8) for _ in range(12)]
    t.confetti(cv, [(circle(a + 4, b + 5, r), col("#2a4a34")) for a, b, r in trees])
    t.confetti(cv, [(circle(a, b, r), greens[i % 12]) for i, (a, b, r) in enumerate(trees)])
    t.confetti(
        cv,
        [
            (circle(a - r * 0.25, b - r * 0.3, r * 0.5), lift(greens[i % 12], 0.09))
            for i, (a, b, r) in enumerate(trees)
        ],
    )
    cv.fill(
        body,
        radial(["#ffffff", "#e9f0d8", "#4a6a60"], pen.point(-60, -90), 420),
        mode="multiply",
        opacity=0.55,
    )
    # A lake, a village with a church, a road down to the harbour.
    pen.fill(
        blob([(-60, 40), (-20, 10), (40, 20), (60, 60), (10, 84), (-44, 76)]),
        "#3fa0b8",
        shade=-0.6,
        depth=10,
    )
    cv.fill(
        line(
            spline(
                [pen.point(30, 78), pen.point(70, 130), pen.point(120, 150), pen.point(244, 120)]
            ),
            7,
        ),
        "#f4e6bc",
    )
    for hx, hy in (
        (60, 110),
        (92, 96),
        (84, 150),
        (118, 120),
        (132, 176),
        (-110, -60),
        (-90, -84),
        (10, -180),
        (-150, 120),
    ):
        a = rng.uniform(-20, 20)
        cx, cy = pen.point(hx, hy)
        cv.fill(turned(rect(cx - 9, cy - 6, 24, 20), a, (cx, cy)), "#20302a", opacity=0.45, soft=2)
        cv.fill(turned(rect(cx - 12, cy - 10, 24, 10), a, (cx, cy)), "#d8553a")
        cv.fill(turned(rect(cx - 12, cy, 24, 10), a, (cx, cy)), "#a83a2c")
    # Boats, wakes and gulls.
    for bx, by, a in ((150, 800, 40), (880, 760, -120), (110, 300, 70), (760, 905, 10)):
        b = cv.pen(bx, by, 0.62, a)
        b.fill(
            [
                taper([(-20, -6), (-90, -34), (-170, -44)], 7),
                taper([(-20, 6), (-90, 34), (-170, 44)], 7),
            ],
            "#f2fffa",
            opacity=0.75,
        )
        b.shadow(
            blob([(50, 0), (20, -17), (-30, -16), (-38, 0), (-30, 16), (20, 17)]), 8, 10, 5, 0.5
        )
        b.fill(
            blob([(50, 0), (20, -17), (-30, -16), (-38, 0), (-30, 16), (20, 17)]),
            "#8a4a2f",
            shade=0.9,
            depth=10,
        )
        b.fill(blob([(26, 2), (2, -30), (-8, 2)]), "#fffaf0", shade=0.9, depth=10)
    for gx, gy, s, a in (
        (800, 200, 1.0, 20),
        (850, 290, 0.8, 40),
        (120, 470, 0.9, -30),
        (860, 560, 1.1, 60),
    ):
        wing = [
            taper([(-44, 10), (-20, -8), (0, 0)], 12),
            taper([(44, 10), (20, -8), (0, 0)], 12),
            ellipse(0, 2, 6, 17),
        ]
        g = cv.pen(gx, gy, s, a)
        g.shadow(wing, 22, 34, 4, 0.4)
        g.fill(wing, "#ffffff", shade=0.5, depth=6)
    watercolour(cv, rng, 3.5, 0.10)


@card("41", vignette=0.0, grain=0.006, contrast=0.0)
def between_two_moons(cv, rng):
    """Two inks on cream paper, each with its own dots: one canvas of greys for each."""
    paper, rose, teal = col("#fbf0dc"), col("#f0566a"), col("#174a63")
    warm, cold = Canvas("#ffffff"), Canvas("#ffffff")
    for sheet in (warm, cold):
        sheet.tooth = cv.tooth
        sheet.lit(-0.6, -0.7, "#ffffff", "#000000")
    warm.cover(linear(["#8f8f8f", "#c4c4c4", "#ffffff", "#ffffff"], (0, 0), (0, 800)))
    x, y = grid()
    # Moons: the near one round, the far one thin.
    mx, my, r = 170, 330, 232
    cold.fill(
        circle(mx, my, r), radial(["#ffffff", "#e0e0e0", "#8a8a8a"], (mx - 60, my - 60), r * 1.6)
    )
    warm.fill(
        circle(mx, my, r), radial(["#ffffff", "#f0f0f0", "#b0b0b0"], (mx - 50, my - 60), r * 1.5)
    )
    for a, b, s in (
        (120, 250, 46),
        (250, 400, 58),
        (110, 430, 34),
        (210, 200, 22),
        (320, 290, 26),
        (170, 500, 20),
    ):
        cold.fill(circle(a, b, s), "#9a9a9a")
        cold.fill(circle(a + s * 0.16, b + s * 0.18, s * 0.84), "#cfcfcf")
    nx, ny, q = 850, 350, 132
    warm.fill(circle(nx, ny, q), "#101010", cut=circle(nx + 76, ny - 44, q * 0.94))
    # The rope sags from rim to horn; the walker is where it is lowest.
    rope = spline([(mx + r - 14, my + 66), (560, 500), (nx - q + 20, ny + 60)], steps=30)
    cold.fill(line(rope, 5), "#000000")
    cold.fill([circle(mx + r - 16, my + 64, 12), circle(nx - q + 22, ny + 60, 11)], "#000000")
    mid = rope[29]
    walker = cold.pen(mid[0], mid[1] + 2, 2.6)
    at = t.person(
        walker,
        "reach",
        coat="#4a4a4a",
        legs="#000000",
        skin="#ffffff",
        hair="#000000",
        hat=("tall", "#000000"),
        length=0.45,
    )
    coat = warm.pen(mid[0], mid[1] + 2, 2.6)
    coat.fill(blob([(-9, -78), (9, -78), (16, -30), (0, -26), (-16, -30)]), "#202020")
    hx, hy = walker.point(*at["hand"])
    hx2, hy2 = walker.point(*at["head"])
    warm.fill(circle(hx2, hy2, 18), "#ffffff")
    t.umbrella(warm.pen(hx, hy, 2.0, 10), "#101010", handle="#ffffff")
    cold.fill(line([(hx, hy), (hx + 30, hy - 176)], 5), "#000000")
    t.cat(cold.pen(318, 158, 0.95, 30), "#101010", eye="#ffffff", pose="sit")
    # Clouds in bands, a sea of roofs far below.
    for k, (yy, g) in enumerate(((640, "#e0e0e0"), (700, "#c0c0c0"), (770, "#9a9a9a"))):
        edge = [
            (xx, yy + 26 * np.sin(xx / 90 + k * 2) + 14 * np.sin(xx / 37 + k))
            for xx in np.linspace(-20, 1020, 80)
        ]
        heap = [
            circle(xx, yv + 8, 42 + 16 * np.sin(i * 1.7 + k))
            for i, (xx, yv) in enumerate(edge[::4])
        ]
        warm.fill([*heap, pts([*edge, (1020, 1020), (-20, 1020)])], g, shade=0.8, depth=26)
    cold.fill(Mask(np.clip((y - 640) / 500, 0, 1).astype(np.float32)), "#8a8a8a", opacity=0.6)
    for i, xx in enumerate(np.arange(-10, 1020, 62)):
        h = 70 + 90 * abs(np.sin(i * 2.3 + 0.5))
        w = 56
        cold.fill(
            [
                rect(xx, 1000 - h, w, h + 10),
                pts([(xx - 5, 1000 - h), (xx + w / 2, 950 - h), (xx + w + 5, 1000 - h)]),
            ],
            ("#1c1c1c", "#3c3c3c", "#5a5a5a")[i % 3],
        )
        warm.fill(rect(xx, 1000 - h, w, h + 10), "#e0e0e0")
        for j in range(2):
            for m in range(int(h // 34)):
                if rng.random() < 0.6:
                    win = rect(xx + 12 + j * 20, 1014 - h + m * 32, 11, 16)
                    cold.fill(win, "#ffffff")
                    warm.fill(win, "#b0b0b0")
    for a, b in rng.uniform((40, 30), (960, 560), (46, 2)):
        if (
            np.hypot(a - mx, b - my) > r + 30
            and np.hypot(a - nx, b - ny) > q + 20
            and abs(a - 580) > 120
        ):
            s = rng.uniform(3, 8)
            star = pts(
                [
                    (a, b - s * 2),
                    (a + s * 0.4, b - s * 0.4),
                    (a + s * 2, b),
                    (a + s * 0.4, b + s * 0.4),
                    (a, b + s * 2),
                    (a - s * 0.4, b + s * 0.4),
                    (a - s * 2, b),
                    (a - s * 0.4, b - s * 0.4),
                ]
            )
            warm.fill(star, "#ffffff")
            cold.fill(star, "#707070" if rng.random() < 0.4 else "#ffffff")
    out = np.broadcast_to(paper, cv.rgb.shape).copy()
    dots = 0.5 + 0.25 * sum(
        np.cos((x * np.cos(a) + y * np.sin(a)) * 2 * np.pi / 14) for a in np.radians((20, 110))
    )
    pink = np.clip(1 - np.roll(warm.rgb[..., 0], (3, 3), (0, 1)), 0, 1)
    pink = np.clip((pink - dots * 0.96) * 3.4 + 0.5, 0, 1) * (pink > 0.015)
    # The blue is flat, as from a worn roller: only the rose has dots.
    blue = np.clip(1 - cold.rgb[..., 0], 0, 1) * (0.86 + 0.14 * fbm(rng, 30, 2))
    for amount, ink in ((pink, rose), (blue, teal)):
        out *= 1 - amount[..., None] * (1 - ink)
    cv.rgb[:] = out
    cv.fill(rect(-5, -5, 1010, 1010), paper, cut=rect(26, 26, 948, 948))
