"""An animal, near and large, looks at something; its look is the picture."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from noise import worley
from shapes import blob, circle, ellipse, line, moved, pts, rect, spline, star


@card("48", vignette=0.2, grain=0.03)
def the_guest(cv, rng):
    """A giraffe has come to the window of the top floor, for tea."""
    cv.lit(0.8, -0.5, "#fffbe0", "#3a1c4a")
    t.sky(cv, ["#7fc4d0", "#bfe0d4", "#fdf0c8"], 0, 820, rng, 0.7, "#ffffff")
    # Roofs far below.
    for _row, (y, s, h) in enumerate(((830, 0.9, 0.45), (900, 1.2, 0.3), (985, 1.6, 0.12))):
        for x in np.arange(520, 1040, 56 * s):
            t.house(
                cv.pen(x + rng.uniform(-8, 8), y + 30, s * 0.62, haze=("#e6e6cc", h)),
                rng,
                rng.choice(["#e8c8a0", "#d9a08a", "#f0e0c0", "#b9c9c0"]),
                rng.choice(["#b8503f", "#c8703f", "#8a4a5a"]),
            )
    # The wall.
    wall = rect(-5, -5, 560, 1010)
    cv.fill(wall, linear(["#f2a6a0", "#f7bfae", "#ee9c98"], (0, 0), (560, 300)), mottle=0.12)
    cv.fill(rect(536, -5, 24, 1010), "#fbd8c4", shade=0.6, depth=12)
    cv.fill(rect(-5, -5, 590, 62), "#fbe3cc", shade=0.8, depth=22)
    cv.fill(rect(-5, 57, 575, 14), "#c97f80", opacity=0.6, soft=4)
    cv.fill(rect(-5, 800, 566, 26), "#fbe3cc", shade=0.8, depth=14)
    for y0 in (870,):
        cv.fill(rect(150, y0, 250, 140), "#4a5a78", shade=-0.4, depth=16)
        cv.fill(rect(132, y0 - 14, 286, 20), "#fbf0e0", shade=0.7, depth=10)
        cv.fill(line([(275, y0), (275, 1010)], 10), "#fbf0e0")
    # The window: open, a child on a stool, a table laid for two.
    cv.fill(rect(104, 218, 350, 440), "#fbf0e0", shade=0.8, depth=16)
    room = cv.fill(
        rect(126, 240, 306, 396), linear(["#4a3a62", "#8a5a68", "#e0a070"], (126, 240), (432, 640))
    )
    cv.fill(circle(270, 300, 150), "#ffd890", opacity=0.6, soft=60, clip=room)
    cv.fill(rect(160, 300, 84, 70), "#c99a4a", clip=room, shade=0.7, depth=8)
    cv.fill(rect(168, 308, 68, 54), "#7fae9c", clip=room)
    cv.fill(line([(286, 240), (286, 306)], 3), "#2a1a30")
    cv.fill(pts([(252, 340), (320, 340), (304, 300), (268, 300)]), "#f2c14e", shade=0.8, depth=14)
    cv.glow(286, 350, 110, "#fff0b0", 0.6)
    inside = cv.layer()
    child = inside.pen(240, 700, 2.75)
    t.person(child, "hold", coat="#2f7f8a", child=True, hair="#5a2c1c", length=0.5)
    cv.paste(inside, clip=room)
    hx, hy = child.point(20, -60)
    t.cup(cv.pen(hx + 22, hy + 6, 0.95), "#ffffff", "#b5702c")
    for x0, _flip in ((0, False), (458, True)):
        shutter = rect(x0 + 6, 212, 92, 452, 4)
        cv.shadow(shutter, -10, 8, 8, 0.35)
        cv.fill(shutter, "#2f9a92", shade=0.8, depth=12)
        for k in range(15):
            cv.fill(rect(x0 + 18, 232 + k * 28, 68, 14), "#1f7a78", shade=0.8, depth=5)
    cv.shadow(rect(90, 640, 378, 34), -8, 22, 10, 0.4)
    cv.fill(rect(90, 636, 378, 34, 5), "#fff6e6", shade=0.9, depth=14)
    for x, tone in ((130, "#e8505a"), (168, "#f6c445"), (400, "#ffffff"), (436, "#e8505a")):
        cv.fill(
            pts([(x - 22, 600), (x + 22, 600), (x + 16, 640), (x - 16, 640)]),
            "#c8643c",
            shade=1.0,
            depth=12,
        )
        for dx, h in ((-12, 34), (0, 46), (12, 30)):
            t.flower(cv.pen(x + dx, 602, 1.2), tone, height=h)
    # The giraffe.
    neck = spline([(900, 1030), (872, 860), (826, 680), (780, 520), (742, 400)])
    widths = np.interp(np.linspace(0, 1, len(neck)), [0, 0.5, 1], [270, 180, 128])
    body = cv.mask(line(neck, widths))
    head = blob(
        [
            (800, 300),
            (742, 262),
            (672, 290),
            (600, 330),
            (536, 366),
            (508, 400),
            (516, 440),
            (556, 458),
            (620, 452),
            (690, 450),
            (752, 452),
            (800, 400),
        ]
    )
    mane = [
        line([p + (w * 0.42, 4), p + (w * 0.62, -22)], (26, 8))
        for p, w in zip(neck[4::2], widths[4::2], strict=True)
    ]
    cv.shadow(body | cv.mask(head), -34, 26, 22, 0.35)
    cv.fill(mane, "#8a4a24", shade=0.6, depth=9)
    hide = cv.fill(body, "#f4cf7e", shade=1.0, depth=80, mottle=0.08)
    pts_ = []
    for p, w, d in zip(neck[::3], widths[::3], neck[1::3], strict=False):
        normal = np.array([-(d - p)[1], (d - p)[0]])
        normal /= np.hypot(*normal)
        for k in (-0.42, -0.12, 0.2, 0.46):
            pts_.append(p + normal * w * k + rng.normal(0, 9, 2))
    _, border, _ = worley(rng, points=np.array(pts_))
    patches = hide * np.clip((border - 6.5) / 2.5, 0, 1)
    cv.fill(patches, "#b5652a", opacity=0.9, mottle=0.1, shade=0.4, depth=40)
    # Ear behind, horns, head.
    cv.fill(
        blob([(786, 300), (850, 262), (900, 268), (868, 316), (810, 336)]),
        "#e8b868",
        shade=1.0,
        depth=20,
    )
    cv.fill(blob([(806, 302), (850, 278), (880, 278), (856, 304)]), "#c98a78", opacity=0.8)
    for x, y in ((730, 268), (764, 262)):
        cv.fill(line([(x, y + 20), (x + 10, y - 50)], (20, 15)), "#e8bb68", shade=1.0, depth=9)
        cv.fill(circle(x + 10, y - 54, 13), "#5a2f1c", shade=1.0, depth=9)
    face = cv.fill(head, "#f7d88e", shade=1.0, depth=52, mottle=0.06)
    for x, y, r in ((760, 330, 26), (784, 386, 20), (724, 400, 24), (706, 300, 18), (668, 420, 17)):
        cv.fill(star(x, y, r * 1.2, 6, 0.8, x), "#b5652a", opacity=0.75, clip=face, soft=1.5)
    muzzle = blob(
        [(600, 344), (540, 370), (508, 402), (516, 440), (556, 458), (604, 446), (622, 396)]
    )
    cv.fill(muzzle, "#f9e6bc", shade=0.8, depth=34, clip=face, soft=3)
    cv.fill(ellipse(536, 392, 9, 5, -40), "#5a3420")
    cv.fill(line([(516, 428), (560, 436), (606, 420)], (3, 5, 2), smooth=True), "#7a4a2c")
    cv.fill(
        blob([(520, 436), (506, 452), (514, 480), (532, 478), (540, 446)]),
        "#d97f86",
        shade=0.8,
        depth=12,
    )
    cv.fill(ellipse(694, 336, 26, 21), "#fffaf0", shade=0.4, depth=10)
    cv.fill(circle(686, 338, 15), "#2a1812")
    cv.fill(circle(680, 332, 5), "#ffffff")
    cv.fill(line(spline([(664, 330), (690, 308), (724, 324)]), (4, 9, 5)), "#5a2f1c")
    for k in range(5):
        cv.fill(
            line([(672 + k * 12, 318 - 5 * np.sin(k)), (664 + k * 13, 296)], (4, 1.5)), "#5a2f1c"
        )
    # A bow tie: one dresses for tea.
    cv.fill(
        [blob([(784, 566), (704, 522), (700, 600)]), blob([(784, 566), (866, 530), (858, 604)])],
        "#d8382c",
        shade=1.0,
        depth=24,
    )
    cv.fill(circle(783, 566, 18), "#b82a24", shade=1.0, depth=12)
    strokes(
        cv,
        rng,
        5,
        22,
        3500,
        vary=0.025,
        keep=[rect(0, 200, 560, 480), head, line(neck, widths * 1.1), rect(690, 200, 220, 120)],
    )


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
