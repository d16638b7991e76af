"""An animal, near and large, looks at something; its look is the picture."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from shapes import blob, circle, ellipse, line, moved, pts, rect, spline


def _ivy(x, y, r, angle):
    a = np.radians([90, 62, 40, 16, -8, -32, -60, -90, -120, -148, -172, 164, 140, 118])
    d = np.array([0.35, 0.72, 0.5, 0.98, 0.56, 0.62, 0.7, 1.25, 0.7, 0.62, 0.56, 0.98, 0.5, 0.72])
    shape = np.stack([d * np.cos(a), d * np.sin(a)], 1) * r
    return moved(spline(shape, True, 3), x, y, 1, angle)


@card("54", vignette=0.35, grain=0.03)
def the_watch(cv, rng):
    """An owl in the ivy; its two eyes do not tell the same time."""
    cv.lit(-0.5, -0.85, "#f8f6b8", "#06140e")
    cv.cover(radial(["#7f9a4a", "#2f5a38", "#0e2a20"], (300, 120), 1000))
    back = []
    for x, y in rng.uniform(-30, 1030, (420, 2)):
        back.append(
            (
                _ivy(x, y, rng.uniform(34, 60), rng.uniform(0, 360)),
                jitter(rng, mix("#1f4a30", "#4f7a3a", (1000 - y) / 1000 * 0.8), 0.03, 6),
            )
        )
    t.confetti(cv, back)
    # The body: rows of feathers.
    body = blob(
        [
            (500, 130),
            (300, 170),
            (210, 330),
            (190, 600),
            (230, 860),
            (330, 1030),
            (680, 1030),
            (780, 860),
            (812, 600),
            (790, 330),
            (700, 170),
        ]
    )
    cv.shadow(body, 20, 26, 30, 0.6)
    plumage = cv.fill(body, "#8a6a48", shade=1.0, depth=130, mottle=0.1)
    for row in reversed(range(13)):
        y = 556 + row * 38
        n = 13
        for k in range(n + row % 2):
            x = 210 + (k - (row % 2) * 0.5) * 580 / (n - 1)
            tone = mix("#d9bd8c", "#6d4a30", min(1, abs(x - 500) / 270)) if row < 12 else "#6d4a30"
            feather = blob(
                [
                    (x - 24, y - 22),
                    (x + 24, y - 22),
                    (x + 20, y + 14),
                    (x, y + 34),
                    (x - 20, y + 14),
                ]
            )
            cv.fill(
                feather, jitter(rng, tone, 0.025, 4), shade=0.9, depth=16, clip=plumage, edge=0.3
            )
            cv.fill(
                line([(x, y - 10), (x, y + 28)], (1.5, 4)), "#4a2f1e", opacity=0.55, clip=plumage
            )
    for s in (-1, 1):
        tuft = blob(
            [
                (500 + s * 80, 190),
                (500 + s * 210, 60),
                (500 + s * 290, 40),
                (500 + s * 270, 170),
                (500 + s * 200, 290),
            ]
        )
        cv.fill(tuft, "#7a5838", shade=1.0, depth=44)
        for k in range(5):
            cv.fill(
                line(
                    [
                        (500 + s * (150 + k * 18), 230 - k * 6),
                        (500 + s * (252 + k * 6), 84 + k * 14),
                    ],
                    (5, 1.5),
                ),
                "#3f2a1c",
                opacity=0.6,
            )
    # The face: two discs of rays, in each a dial.
    for s, hands in ((-1, (10, 2)), (1, (4, 8))):
        cx, cy = 500 + s * 146, 372
        disc = cv.fill(ellipse(cx, cy, 184, 196), "#ecd9ae", shade=0.9, depth=70, mottle=0.06)
        rays = []
        for a in np.linspace(0, 2 * np.pi, 84, endpoint=False):
            r1 = rng.uniform(165, 196)
            rays.append(
                line(
                    [
                        (cx + 112 * np.cos(a), cy + 112 * np.sin(a)),
                        (cx + r1 * np.cos(a), cy + r1 * np.sin(a)),
                    ],
                    (5, 1.4),
                )
            )
        cv.fill(rays, "#9a7448", opacity=0.6, clip=disc)
        cv.shadow(circle(cx, cy, 116), 8, 12, 10, 0.5)
        cv.fill(circle(cx, cy, 118), "#b98a34", shade=1.0, depth=20, rim=0.4)
        dial = cv.fill(
            circle(cx, cy, 100), radial(["#fff6c8", "#ffd65a", "#ee9a26"], (cx - 10, cy - 16), 112)
        )
        cv.fill(dial - dial.blurred(8), "#7a4a14", opacity=0.6)
        for k in range(12):
            a = np.radians(k * 30)
            r0 = 72 if k % 3 == 0 else 80
            cv.fill(
                line(
                    [
                        (cx + r0 * np.cos(a), cy + r0 * np.sin(a)),
                        (cx + 90 * np.cos(a), cy + 90 * np.sin(a)),
                    ],
                    9 if k % 3 == 0 else 5,
                ),
                "#2a1810",
            )
        for place, n, w in ((hands[0], 50, 12), (hands[1], 74, 8)):
            a = np.radians(place * 30 - 90)
            cv.fill(
                line([(cx, cy), (cx + n * np.cos(a), cy + n * np.sin(a))], (w, w * 0.5)), "#1c0f0c"
            )
        cv.fill(circle(cx, cy, 24), "#120a0a")
        cv.fill(ellipse(cx - 9, cy - 9, 8, 6, -40), "#ffffff", opacity=0.9)
        cv.fill(
            spline(
                [(cx - 80, cy - 50), (cx - 30, cy - 86), (cx + 20, cy - 88), (cx - 20, cy - 66)],
                True,
            ),
            "#ffffff",
            opacity=0.35,
            soft=3,
        )
        brow = [
            (500 + s * 20, 330),
            (500 + s * 110, 214),
            (500 + s * 300, 190),
            (500 + s * 220, 240),
            (500 + s * 90, 290),
        ]
        cv.fill(blob(brow), "#6d4a2e", shade=1.0, depth=26)
    cv.fill(
        blob([(470, 400), (530, 400), (540, 450), (502, 540), (462, 450)]),
        "#4a3626",
        shade=1.0,
        depth=30,
    )
    cv.fill(line([(484, 420), (494, 500)], (5, 2)), "#c9b088", opacity=0.7)
    # Ivy in front, lit from the left above; a stem with a small key in it.
    for path in (
        [(-20, 700), (160, 640), (300, 720), (380, 860), (360, 1020)],
        [(1020, 560), (880, 640), (780, 760), (800, 900), (700, 1020)],
        [(560, 1020), (600, 930), (760, 830), (900, 860), (1020, 800)],
    ):
        cv.fill(line(path, (16, 9), smooth=True), "#5a4430", shade=1.0, depth=9)
    places = []
    for x, y in rng.uniform((-20, -20), (1020, 1020), (700, 2)):
        d = np.hypot((x - 500) / 330, (y - 440) / 460)
        if (d > 1.0 and (y > 260 or d > 1.28)) or (y > 850 and rng.random() < 0.6):
            places.append((x, y, d))
    places.sort(key=lambda p: -p[2])
    for x, y, _ in places[-250:]:
        r = rng.uniform(34, 58)
        leaf = _ivy(x, y, r, rng.uniform(-60, 60))
        cv.fill(leaf + (5, 8), "#04120c", opacity=0.45, soft=4)
        lit = np.clip(1 - (x + y) / 1500, -0.3, 1) * 0.12
        tone = jitter(rng, "#4f8a3f", 0.04, 9)
        cv.fill(leaf, lift(tone, lit), shade=0.8, depth=r * 0.6, edge=0.25)
    key = cv.pen(786, 846, 1.5, 24)
    cv.shadow(line([(786, 846), (840, 700)], 16), 6, 10, 5, 0.5)
    t.key(key, "#f0c04a")
    impasto(cv, rng, None, 0.04)


@card("55", vignette=0.25, grain=0.03)
def the_conductor(cv, rng):
    """An octopus conducts: it has arms enough for all."""
    cv.lit(-0.4, -0.9, "#fff6e0", "#3a1450")
    _x, _y = grid()
    cv.cover(radial(["#fff0dc", "#fbc9b8", "#f09a9c", "#c85f80"], (500, 330), 780))
    cv.rays(rng, 500, -60, "#fffbe8", 0.5, 16, 70, 90, 1300, 4)
    # Weeds at the sides are the curtains.
    for s in (-1, 1):
        for k in range(11):
            u = 500 + s * (340 + k * 18)
            path = [
                (u + s * 30 * np.sin(j * 1.1 + k), 1010 - j * (110 + 12 * (k % 4)) - 30 * k % 60)
                for j in range(9)
            ]
            cv.fill(
                line(path, (34, 28, 8), smooth=True),
                jitter(rng, "#a8325c", 0.04, 8),
                shade=1.0,
                depth=18,
            )
    t.bubbles(cv, rng, 180, 760, 60, 660, 30, "#fffdf6", 16)
    t.bubbles(cv, rng, 820, 760, 60, 660, 30, "#fffdf6", 16)
    skin, cups = "#1f8f8c", "#f7d9c0"
    paths = [
        ([(430, 640), (330, 600), (230, 640), (150, 560), (160, 430), (220, 380)], 62),
        ([(570, 640), (670, 600), (770, 640), (850, 560), (840, 430), (780, 380)], 62),
        ([(440, 610), (350, 520), (300, 400), (330, 280), (300, 180)], 58),
        ([(560, 610), (650, 520), (700, 400), (670, 280), (700, 180)], 58),
        ([(440, 690), (330, 720), (220, 760), (120, 730), (70, 660)], 60),
        ([(560, 690), (670, 720), (780, 760), (880, 730), (930, 660)], 60),
    ]
    ends = []
    for path, w in paths:
        p = spline(path)
        cv.shadow(line(p, np.linspace(w, 8, len(p))), 8, 16, 12, 0.3)
        t.octopus_arm(cv.pen(), path, w, skin, cups)
        ends.append(path[-1])
    # What they hold.
    t.violin(cv.pen(232, 452, 1.35, -24), "#b5562a")
    for (bx, by), a in ((ends[2], -26), (ends[3], 26)):
        tip = (bx + 150 * np.sin(np.radians(a)), by - 150 * np.cos(np.radians(a)))
        cv.fill(line([(bx, by + 14), tip], (10, 4)), "#6a2038", shade=0.5)
        cv.fill(circle(bx, by + 14, 12), "#7a3a2c", shade=1.0, depth=9)
        cv.glow(*tip, 60, "#fff6c0", 0.8)
    t.umbrella(cv.pen(778, 402, 1.2, 16), "#f2b134")
    t.cup(cv.pen(70, 664, 1.0), "#ffffff")
    # Trumpet at the right.
    horn = cv.pen(930, 640, 1.0, -14)
    horn.fill(line([(-90, 0), (30, 0)], 13), "#e8b440", shade=1.0, depth=9)
    horn.fill(pts([(26, -9), (70, -40), (70, 40), (26, 9)]), "#f2c455", shade=1.0, depth=16)
    horn.fill(line(ellipse(-26, 16, 34, 15), 8), "#d99f32", shade=0.8, depth=5)
    # The head, a tail coat and a bow tie.
    coat = blob(
        [
            (500, 520),
            (430, 540),
            (372, 640),
            (360, 760),
            (420, 800),
            (500, 806),
            (580, 800),
            (640, 760),
            (628, 640),
            (570, 540),
        ]
    )
    cv.fill(coat, "#2a2140", shade=1.0, depth=50)
    cv.fill(pts([(462, 540), (538, 540), (500, 720)]), "#fffaf0", shade=0.6, depth=20)
    for s in (-1, 1):
        cv.fill(
            pts([(500 + s * 40, 532), (500 + s * 96, 580), (500 + s * 6, 722)]),
            "#3a3058",
            shade=0.8,
            depth=14,
        )
    head = blob(
        [
            (500, 120),
            (408, 140),
            (350, 220),
            (352, 330),
            (396, 420),
            (420, 500),
            (460, 550),
            (540, 550),
            (580, 500),
            (604, 420),
            (648, 330),
            (650, 220),
            (592, 140),
        ]
    )
    cv.shadow(head, 12, 22, 18, 0.35)
    bald = cv.fill(
        head, radial(["#5fc9b8", "#2a9a94", "#147078"], (440, 220), 360), shade=1.0, depth=110
    )
    for _ in range(46):
        a, d = rng.uniform(0, 6.28), rng.uniform(0, 1) ** 0.5
        cv.fill(
            ellipse(
                500 + 120 * d * np.cos(a),
                230 + 100 * d * np.sin(a),
                rng.uniform(4, 13),
                rng.uniform(4, 10),
            ),
            "#0f6068",
            opacity=0.35,
            clip=bald,
            soft=1.5,
        )
    for s in (-1, 1):
        cx = 500 + s * 74
        cv.fill(ellipse(cx, 420, 54, 46), "#2a9a94", shade=1.0, depth=30)
        cv.fill(ellipse(cx, 424, 40, 28), "#fff6dc", shade=0.5, depth=14)
        cv.fill(ellipse(cx, 428, 24, 9), "#1a1224")
        cv.fill(
            spline([(cx - 56, 412), (cx, 376), (cx + 56, 412), (cx, 402)], True),
            "#187a7c",
            shade=0.8,
            depth=12,
        )
    cv.fill(line(spline([(466, 492), (500, 504), (534, 490)]), (3, 6, 3)), "#0d4a52")
    cv.fill(
        [blob([(500, 548), (440, 516), (438, 584)]), blob([(500, 548), (560, 516), (562, 584)])],
        "#d8382c",
        shade=1.0,
        depth=18,
    )
    cv.fill(circle(500, 549, 15), "#a82a24", shade=1.0, depth=10)
    # Desk, and the orchestra from behind: fish.
    cv.fill(pts([(380, 800), (620, 800), (650, 850), (350, 850)]), "#6d3a44", shade=0.8, depth=20)
    cv.fill(rect(350, 850, 300, 160), "#54283a", shade=0.8, depth=26)
    book = cv.pen(500, 806, 1.7)
    t.book(book, "#7c2f3a")
    tones = ["#f2a03c", "#4a6fb0", "#f7d35a", "#e8566a", "#8a5ab0", "#f29a5a"]
    for k, fx in enumerate((70, 205, 335, 665, 795, 930)):
        fy = 930 + 14 * (k % 2)
        cv.shadow(ellipse(fx, fy, 60, 52), 6, -10, 12, 0.35)
        fish = cv.pen(fx, fy, 1.5, -64 if k < 3 else -116, flip=k >= 3)
        if k >= 3:
            fish = cv.pen(fx, fy, 1.5, 64, flip=True)
        t.fish(fish, tones[k], stripes=3 if k % 2 else 0)
    flow = strokes(
        cv,
        rng,
        5,
        20,
        4500,
        vary=0.025,
        keep=[
            head,
            coat,
            rect(340, 130, 320, 680),
            rect(150, 130, 200, 340),
            rect(650, 40, 240, 420),
        ],
    )
    impasto(cv, rng, flow, 0.04)
