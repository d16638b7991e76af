"""Ice and cold water: quiet pictures in few colours."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import watercolour
from noise import fbm, worley
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("86", vignette=0.12, grain=0.025)
def cello_on_the_ice(cv, rng):
    """A concert for seals."""
    cv.lit(0.7, -0.6, "#fffaf0", "#4a6a8c")
    t.sky(cv, ["#c9dfe4", "#e6ecea", "#fbe9dc", "#fbd9cc"], 0, 470, rng, 0.7, "#ffffff")
    cv.glow(740, 430, 300, "#fff0d8", 0.8)
    cv.fill(circle(740, 418, 50), "#fffaf0")
    # Far bergs.
    for x, w, h in ((90, 150, 90), (250, 90, 46), (900, 190, 110), (560, 70, 30)):
        berg = pts(
            [
                (x - w, 476),
                (x - w * 0.6, 476 - h * 0.6),
                (x - w * 0.2, 476 - h),
                (x + w * 0.1, 476 - h * 0.7),
                (x + w * 0.5, 476 - h * 0.8),
                (x + w, 476),
            ]
        )
        cv.fill(berg, linear(["#f6fafa", "#cfe0e6"], (x + w, 0), (x - w, 0)), shade=0.5, depth=20)
    t.sea(cv, rng, 474, ["#cfe0de", "#8fbcc4", "#5f98a8"], 1000, glitter="#fff6e0", glitter_x=740)
    for _ in range(26):
        x, y = rng.uniform(0, 1000), rng.uniform(490, 990)
        w = (y - 440) / 6 * rng.uniform(0.4, 1)
        if not (150 < x < 830 and 640 < y < 960):
            slab = ellipse(x, y, w, w * 0.22, steps=9) + rng.normal(0, w * 0.05, (9, 2))
            cv.fill(slab + (0, w * 0.1), "#5fa3b0", opacity=0.7)
            cv.fill(slab, "#f4fafa", shade=0.5, depth=6)
    # A whale has come as well: its tail.
    tail = cv.pen(180, 585, 1.5)
    fluke = blob(
        [
            (-6, 0),
            (-10, -50),
            (-26, -72),
            (-74, -92),
            (-84, -108),
            (-40, -106),
            (0, -88),
            (40, -106),
            (84, -108),
            (74, -92),
            (26, -72),
            (12, -50),
            (12, 0),
        ]
    )
    tail.fill(fluke, "#3f5f78", shade=1.0, depth=20)
    tail.fill(line(ellipse(2, 0, 40, 7), 2.4), "#f4fbfa", opacity=0.8)
    tail.fill(
        [line([(x, -84), (x + d, -66 + abs(d))], (3, 1)) for x, d in ((-60, -4), (60, 4))],
        "#cfe4ea",
    )
    # The floe.
    top = blob(
        [
            (150, 800),
            (230, 740),
            (400, 716),
            (620, 712),
            (780, 744),
            (846, 800),
            (800, 856),
            (640, 892),
            (420, 900),
            (230, 866),
        ],
        12,
    )
    cv.fill(top + (0, 66), "#2f6f86", opacity=0.5, soft=12)
    under = cv.fill(
        [top + (0, k * 4) for k in range(14)],
        linear(["#bfe3ea", "#4fa3b4"], (0, 800), (0, 950)),
        shade=0.6,
        depth=30,
    )
    for x in rng.uniform(160, 840, 30):
        cv.fill(
            line([(x, 830), (x + rng.normal(0, 12), 960)], (1.4, 0.6)),
            "#eafafc",
            opacity=0.7,
            clip=under,
        )
    ice = cv.fill(top, linear(["#ffffff", "#eef5f6"], (0, 710), (0, 900)), shade=0.5, depth=40)
    # Cracks run out from the foot of the cello like five strings.
    for k in range(5):
        a = np.radians(12 + k * 34)
        end = (560 + 330 * np.cos(a), 806 + 110 * np.sin(a))
        mid = ((560 + end[0]) / 2 + rng.normal(0, 14), (806 + end[1]) / 2 + rng.normal(0, 7))
        cv.fill(line([(560, 806), mid, end], (1, 4, 2), smooth=True), "#8fc0d0", clip=ice)
    cv.fill(ellipse(430, 828, 170, 20), "#7f9fbc", opacity=0.55, soft=10, clip=ice)
    # The player.
    t.chair(cv.pen(404, 832, 2.2), "#7a4a34", "#a8323a")
    who = cv.pen(404, 738, 3.2)
    t.person(
        who, "sit", coat="#22232e", legs="#1c1c26", hair="#e9e4dc", length=0.3, scarf="#c8322f"
    )
    cello = cv.pen(572, 812, 2.25, -11)
    cello.fill(line([(0, 0), (0, -20)], (2, 3)), "#3a2a24")
    t.violin(cello.at(0, -6, 1.0), "#b5622c", "#2a1814")
    # Bow, and the arm that leads it.
    cv.fill(line([(478, 708), (742, 640)], 5), "#5a3424", shade=0.6)
    cv.fill(line([(480, 716), (744, 649)], 2.4), "#fff6e4")
    cv.fill(
        line([(424, 624), (478, 690), (546, 690)], (34, 27, 20), smooth=True),
        "#2c2d3a",
        shade=0.9,
        depth=14,
    )
    cv.fill(circle(552, 690, 12), "#e8bb98", shade=0.8, depth=7)
    cv.fill(
        line([(424, 618), (478, 634), (522, 604)], (28, 20), smooth=True),
        "#22232e",
        shade=0.8,
        depth=12,
    )
    cv.fill(circle(527, 598, 11), "#e8bb98", shade=0.8, depth=7)
    # Listeners.
    for x, y, s, flip in (
        (730, 960, 1.3, True),
        (890, 930, 1.0, True),
        (90, 940, 1.2, False),
        (905, 650, 0.7, True),
    ):
        _seal(cv.pen(x, y, s, flip=flip))
    t.bird(cv.pen(800, 764, 0.5, flip=True), "#f6f6f2", "#ffffff", wings="folded")
    t.flock(cv, rng, [(420, 130), (480, 160), (390, 180), (560, 120)], "#6f8fa0", 18)
    watercolour(cv, rng, 3, 0.1, "#fffdf8")


def _seal(pen, tone="#5f6f80"):
    """A seal's head above the water, looking right."""
    pen.fill(
        blob(
            [(-44, 6), (-40, -40), (-22, -76), (8, -86), (32, -70), (46, -52), (36, -40), (34, 6)]
        ),
        tone,
        shade=1.0,
        depth=24,
    )
    pen.fill(ellipse(36, -54, 16, 12, 10), lift(tone, 0.1), shade=0.9, depth=8)
    pen.fill(ellipse(48, -60, 5, 4), "#1c1c26")
    pen.fill(circle(16, -66, 6), "#14141c")
    pen.fill(circle(18, -68, 1.8), "#ffffff")
    for k in range(3):
        pen.fill(line([(40, -52 + k * 3), (64, -54 + k * 9)], (1, 0.4)), "#f4f4f0")
    pen.fill([line(ellipse(-4, 4, w, w * 0.18), 2) for w in (56, 74, 92)], "#f4fbfa", opacity=0.7)


@card("87", vignette=0.3)
def what_the_ice_dreams(cv, rng):
    """An iceberg above and below the water; the larger part sleeps."""
    cv.lit(-0.5, -0.85, "#f4ffff", "#04243f")
    level = 268
    t.sky(cv, ["#f2b48c", "#f9d6b0", "#fdf0d8"], 0, level, rng, 0.6, "#fff8ea", 4)
    deep = linear(["#6fd0d4", "#2f9fb8", "#12688f", "#083a63", "#051f3f"], (0, level), (0, 1000))
    cv.fill(rect(-5, level, 1010, 740), deep)
    cv.rays(rng, 330, level - 140, "#d9fff4", 0.3, 16, 110, 84, 1000, 4)
    # Head: outline in facets.
    head = pts(
        [
            (500, 268),
            (640, 280),
            (740, 340),
            (800, 450),
            (796, 560),
            (770, 660),
            (724, 770),
            (650, 870),
            (560, 940),
            (500, 954),
            (440, 940),
            (350, 870),
            (276, 770),
            (230, 660),
            (204, 560),
            (200, 450),
            (260, 340),
            (360, 280),
        ]
    )
    cv.halo(head, "#8fe6ea", 50, 0.45)
    ice = cv.fill(
        head,
        linear(["#e9ffff", "#a9e6ee", "#5fb6d4", "#2a7fae", "#17588c"], (320, 280), (640, 960)),
        shade=0.9,
        depth=120,
    )

    def plane(points, tone, opacity=0.6, soft=4.0):
        cv.fill(pts(points), tone, opacity=opacity, soft=soft, clip=ice)

    lit, mid, dark = "#f4ffff", "#5fb0d0", "#0f4a7c"
    for s in (-1, 1):
        m = np.array([s, 1])
        o = np.array([500, 0])

        def at(points, m=m, o=o):
            return pts(points) * m + o

        # Brow, socket, lid, cheek, temple.
        plane(
            at([(30, 500), (90, 470), (200, 482), (232, 540), (190, 610), (90, 610), (40, 570)]),
            dark,
            0.55 if s > 0 else 0.42,
            16,
        )
        plane(
            at([(26, 470), (100, 436), (210, 452), (240, 500), (200, 482), (96, 476)]),
            lit,
            0.65 if s < 0 else 0.4,
        )
        lid = blob(
            [
                tuple(p)
                for p in at([(60, 566), (100, 526), (150, 522), (196, 556), (160, 590), (106, 592)])
            ],
            10,
        )
        cv.fill(lid, mix(lit, mid, 0.35 if s < 0 else 0.6), shade=1.0, depth=26, clip=ice, soft=1.5)
        lash = spline(at([(56, 566), (104, 598), (160, 596), (200, 556)]))
        cv.fill(line(lash, (4, 11, 4)), "#0a3560", soft=1)
        for k in range(4, len(lash) - 3, 6):
            p = lash[k]
            cv.fill(line([p, p + ((p[0] - 500 - s * 128) * 0.16, 19)], (5, 1.5)), "#0a3560")
        plane(
            at([(110, 650), (220, 600), (268, 600), (236, 700), (150, 730)]),
            lit if s < 0 else mid,
            0.5 if s < 0 else 0.3,
            12,
        )
        plane(
            at([(100, 730), (190, 740), (150, 850), (84, 820)]), dark, 0.28 if s < 0 else 0.45, 14
        )
    # Nose: a lit and a dark side, wings and nostrils.
    plane([(470, 480), (500, 470), (502, 690), (440, 700), (456, 660)], lit, 0.85, 2)
    plane([(500, 470), (534, 490), (556, 670), (566, 704), (502, 692)], dark, 0.62, 3)
    plane([(440, 698), (502, 686), (566, 704), (530, 726), (500, 732), (466, 724)], dark, 0.6, 5)
    # Mouth.
    cv.fill(
        blob(
            [
                (404, 800),
                (450, 776),
                (486, 768),
                (500, 776),
                (514, 768),
                (552, 776),
                (598, 800),
                (500, 812),
            ]
        ),
        "#3a86b4",
        shade=0.9,
        depth=14,
        clip=ice,
    )
    cv.fill(
        blob([(420, 806), (500, 812), (584, 806), (546, 842), (500, 850), (456, 842)]),
        "#7fc6de",
        shade=1.0,
        depth=18,
        clip=ice,
    )
    cv.fill(
        line(
            [(400, 801), (460, 802), (500, 810), (544, 802), (602, 801)],
            (2, 6, 7, 6, 2),
            smooth=True,
        ),
        "#0a3560",
    )
    plane([(440, 860), (560, 860), (530, 880), (470, 880)], dark, 0.4, 9)
    # Facets and cracks of the ice itself.
    _, border, index = worley(rng, 90)
    tone = rng.normal(0, 1, 90)[index].astype(np.float32)
    cv.fill(ice * np.clip(tone * 0.5, 0, 1), "#ffffff", opacity=0.2)
    cv.fill(ice * np.clip(-tone * 0.5, 0, 1), "#0f4a7c", opacity=0.22)
    cv.fill(ice * np.clip(1.6 - border, 0, 1).astype(np.float32), "#e9ffff", opacity=0.4)
    # Above: the tip, in the sun.
    tip = pts(
        [
            (352, 272),
            (392, 196),
            (430, 176),
            (462, 96),
            (500, 60),
            (540, 120),
            (572, 134),
            (610, 210),
            (650, 272),
        ]
    )
    cap = cv.fill(tip, linear(["#ffffff", "#e6f2f6"], (400, 60), (600, 270)), shade=0.6, depth=30)
    cv.fill(
        [
            pts([(500, 60), (540, 120), (520, 272), (650, 272), (610, 210), (572, 134)]),
            pts([(430, 176), (462, 96), (470, 272), (430, 272)]),
        ],
        "#a9cfe0",
        opacity=0.7,
        clip=cap,
    )
    # The surface.
    edge = np.stack(
        [
            np.linspace(-10, 1010, 120),
            level + 5 * np.sin(np.linspace(0, 40, 120)) + 3 * np.sin(np.linspace(0, 91, 120)),
        ],
        1,
    )
    cv.fill(np.concatenate([edge, edge[::-1] + (0, 26)]), "#c9fff4", opacity=0.4, soft=4)
    cv.fill(line(edge, 4.5), "#f6fffb", opacity=0.95)
    # A boat that sees only the tip; a diver with a lamp has seen the rest.
    boat = cv.pen(176, level + 4, 1.0)
    t.rowing_boat(boat, "#c8322f", "#5a2420")
    t.person(boat.at(-6, -14, 0.72), "row", coat="#2f4a6a", hat="#f0d48a")
    lamp = (778, 716)
    cv.glow(*lamp, 200, "#ffe9a0", 0.75)
    who = cv.pen(872, 812, 0.95, -62, flip=True)
    t.person(who, "float", coat="#1d2a3a", legs="#16202c", hair="#1d2a3a", length=0.2)
    cv.fill(circle(*lamp, 9), "#fff8d0")
    t.bubbles(cv, rng, 880, 720, 14, 400, 22, "#e8fff8", 9)
    for k in range(16):
        px, py = 90 + (k % 4) * 36 + rng.normal(0, 9), 600 + (k // 4) * 34 + rng.normal(0, 8)
        t.fish(cv.pen(px, py, 0.26, -8), jitter(rng, "#9fe0e0", 0.03), "#e9fff6")
    motes = [
        (ellipse(a, b, r, r, steps=8), jitter(rng, "#c9f4f0", 0.03))
        for a, b, r in zip(
            rng.uniform(0, 1000, 130),
            rng.uniform(300, 1000, 130),
            rng.uniform(0.8, 2.2, 130),
            strict=True,
        )
    ]
    t.confetti(cv, motes, 0.5)
    cv.fill(
        Mask((fbm(rng, 30, 3) * 0.5).astype(np.float32)),
        radial(["#ffffff", "#0a3560"], (400, 300), 800),
        opacity=0.12,
    )
