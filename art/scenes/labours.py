"""Somebody at work on what nobody thinks is anybody's work."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, linear, radial
from colour import jitter
from deck import card
from media import impasto, strokes
from noise import swirls, warped
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("65", vignette=0.35, grain=0.035)
def the_baker(cv, rng):
    """Before dawn the baker takes the sun out of the oven."""
    cv.lit(0.8, 0.1, "#ffdf98", "#1c0a14")
    cv.cover(radial(["#c9703a", "#7a3a2a", "#3a1c24"], (660, 520), 800))
    # Bricks.
    bricks = []
    for row in range(26):
        for k in range(-1, 15):
            x0, y0 = k * 76 + (row % 2) * 38, row * 34
            bricks.append(
                (rect(x0 + 2, y0 + 2, 72, 30), np.clip(jitter(rng, "#9a5a42", 0.04, 6), 0, 1))
            )
    t.confetti(cv, bricks, 0.35)
    # The window: still night.
    cv.fill(rect(86, 116, 214, 270, 5), "#4a2a1e", shade=0.8, depth=14)
    night = rect(104, 134, 178, 234)
    cv.fill(night, linear(["#0b1436", "#1c2f66", "#3f5a92"], (0, 134), (0, 368)))
    for sx, sy in rng.uniform((112, 140), (276, 280), (24, 2)):
        cv.fill(circle(sx, sy, rng.uniform(1.2, 3)), "#eaf1ff")
    roofs = [
        pts(
            [
                (110 + k * 46, 368),
                (110 + k * 46, 316 - 14 * (k % 2)),
                (132 + k * 46, 290 - 14 * (k % 2)),
                (154 + k * 46, 316 - 14 * (k % 2)),
                (154 + k * 46, 368),
            ]
        )
        for k in range(4)
    ]
    cv.fill(roofs, "#0a0f26", clip=night)
    cv.fill([rect(187, 134, 12, 234), rect(104, 244, 178, 11)], "#4a2a1e", shade=0.6, depth=6)
    cv.fill(rect(74, 384, 238, 22, 4), "#6a402c", shade=0.9, depth=10)
    # The oven: an arch of stones, fire behind.
    cv.fill(circle(700, 470, 330), "#5a3028", shade=0.9, depth=60, mottle=0.15)
    cv.fill(rect(370, 470, 660, 330), "#5a3028", mottle=0.15)
    for k in range(13):
        a0, a1 = np.radians(180 + k * 180 / 13 + 1), np.radians(180 + (k + 1) * 180 / 13 - 1)
        stone = pts(
            [
                (700 + r * np.cos(a), 480 + r * np.sin(a))
                for r, a in ((226, a0), (312, a0), (312, a1), (226, a1))
            ]
        )
        cv.fill(stone, jitter(rng, "#c08a64", 0.04, 5), shade=1.0, depth=22, mottle=0.15)
    for k in range(4):
        for s in (-1, 1):
            cv.fill(
                rect(700 + s * 269 - 43, 484 + k * 60, 86, 56, 6),
                jitter(rng, "#b07c5a", 0.04, 5),
                shade=1.0,
                depth=18,
                mottle=0.15,
            )
    mouth = np.concatenate(
        [
            spline(
                [(474, 490), (486, 390), (560, 290), (700, 254), (840, 290), (914, 390), (926, 490)]
            ),
            [(926, 720), (474, 720)],
        ]
    )
    cave = cv.fill(mouth, radial(["#ffe9a0", "#f6a23a", "#c8481c", "#4a0f10"], (700, 560), 340))
    flames = [
        line(
            [
                (490 + k * 30, 600),
                (484 + k * 30 + 14 * np.sin(k), 500 - 30 * np.sin(k * 1.9)),
                (494 + k * 30, 420 - 40 * np.cos(k * 1.3)),
            ],
            (44, 28, 3),
            smooth=True,
        )
        for k in range(15)
    ]
    cv.fill(flames, "#f8822a", opacity=0.6, clip=cave, soft=5)
    cv.fill(
        [line(f.points + (6, 60), f.widths * 0.6) for f in flames],
        "#ffd060",
        opacity=0.5,
        clip=cave,
        soft=5,
    )
    cv.fill(
        pts([(440, 716), (960, 716), (1000, 770), (410, 770)]),
        "#d0a078",
        shade=0.9,
        depth=16,
        mottle=0.15,
    )
    cv.fill(
        pts([(410, 770), (1000, 770), (1000, 1010), (430, 1010)]),
        linear(["#7a4632", "#2c141a"], (0, 770), (0, 1000)),
        mottle=0.15,
    )
    # The floor, sacks, loaves.
    cv.fill(pts([(-5, 900), (430, 900), (430, 1010), (-5, 1010)]), "#4a2a26", mottle=0.15)
    for x0, y0, s in ((60, 905, 1.0), (140, 930, 0.9)):
        cv.fill(
            blob(
                [
                    (x0 - 62 * s, y0 + 40),
                    (x0 - 56 * s, y0 - 70),
                    (x0 - 20 * s, y0 - 104),
                    (x0 + 26 * s, y0 - 104),
                    (x0 + 60 * s, y0 - 66),
                    (x0 + 64 * s, y0 + 40),
                ]
            ),
            "#d9c29a",
            shade=1.0,
            depth=50,
            mottle=0.15,
        )
        cv.fill(line([(x0 - 26 * s, y0 - 92), (x0 + 30 * s, y0 - 92)], 9), "#8a5a34")
    # The sun on the peel.
    sx, sy = 596, 590
    cv.fill(line([(250, 690), (600, 672)], (15, 15)), "#a8743f", shade=1.0, depth=9)
    cv.fill(ellipse(sx, 676, 140, 22), "#8a5a30", shade=1.0, depth=10)
    cv.glow(sx, sy, 560, "#ffd060", 0.75)
    rays = []
    for k in range(16):
        a = k * np.pi / 8 + 0.1
        n = 164 if k % 2 else 146
        rays.append(
            pts(
                [
                    (sx + 104 * np.cos(a - 0.13), sy + 104 * np.sin(a - 0.13)),
                    (sx + n * np.cos(a), sy + n * np.sin(a)),
                    (sx + 104 * np.cos(a + 0.13), sy + 104 * np.sin(a + 0.13)),
                ]
            )
        )
    cv.fill(rays, "#f7a72e", shade=0.7, depth=12)
    crust = cv.fill(
        circle(sx, sy, 112),
        radial(["#fffbe0", "#ffe07a", "#f6b23a", "#d97f22"], (sx - 16, sy - 20), 126),
        shade=0.5,
        depth=40,
    )
    for k in range(3):
        cut = spline(
            [(sx - 56 + k * 42, sy - 52), (sx - 40 + k * 42, sy), (sx - 50 + k * 42, sy + 56)]
        )
        cv.fill(line(cut, (3, 12, 3)), "#fffdf0", clip=crust, opacity=0.9)
        cv.fill(line(cut + (8, 2), (1, 4, 1)), "#c8701c", clip=crust, opacity=0.7)
    flour = rng.normal((sx - 20, sy - 30), (44, 40), (90, 2))
    cv.fill(
        [circle(a, b, rng.uniform(1, 2.6)) for a, b in flour], "#fffdf4", opacity=0.8, clip=crust
    )
    # The baker.
    cv.fill(ellipse(240, 985, 150, 18), "#12060c", opacity=0.6, soft=8)
    who = cv.pen(226, 985, 4.6)
    t.person(who, "hold", coat="#f4ead8", legs="#5a4a5a", hair="#3a2018", length=0.62, wide=1.25)
    ax, ay = who.point(3, -97)
    hat = [
        ellipse(ax - 26, ay - 34, 34, 30),
        ellipse(ax + 8, ay - 46, 38, 34),
        ellipse(ax + 36, ay - 30, 28, 26),
        rect(ax - 34, ay - 30, 66, 44, 6),
    ]
    cv.fill(hat, "#fffaf0", shade=1.0, depth=30)
    cv.fill(line([(ax - 36, ay + 10), (ax + 34, ay + 6)], 9), "#e6d9c4")
    mx, my = who.point(9.5, -87)
    cv.fill(
        blob([(mx - 10, my + 4), (mx + 14, my - 2), (mx + 22, my + 8), (mx + 2, my + 10)]),
        "#3a2018",
    )
    cv.glow(300, 600, 200, "#ffcf7a", 0.35)
    t.cat(cv.pen(455, 985, 0.95, flip=True), "#2a1a22", pose="back")
    impasto(cv, rng, None, 0.05)


@card("66", vignette=0.2, grain=0.03)
def the_observer(cv, rng):
    """A telescope on a hill looks at the sky, and the sky looks back."""
    cv.lit(0.2, -0.9, "#fff6dc", "#2c2a58")
    t.sky(cv, ["#5f9ac0", "#9cc4cc", "#f4d9b8", "#f6b49a"], 0, 800, rng, 0.5, "#fff6ea")
    # The eye: lids of cloud, an iris of sea and land.
    ex, ey = 500, 300
    for r, o in ((520, 0.25), (430, 0.3)):
        cv.fill(ellipse(ex, ey, r, r * 0.52), "#fff2dc", opacity=o, soft=40)
    top = spline([(110, 320), (250, 190), (420, 116), (560, 108), (730, 176), (890, 310)])
    low = spline([(890, 310), (760, 410), (600, 468), (440, 474), (270, 424), (110, 320)])
    almond = np.concatenate([top, low])
    white = cv.fill(
        almond, linear(["#f7f4ec", "#dfeaf0", "#ffffff"], (0, 110), (0, 470)), shade=0.6, depth=90
    )
    iris = warped(rng, 5, 5, 60)
    gx, gy = grid()
    d = np.hypot(gx - ex, gy - ey) / 172
    angle = np.arctan2(gy - ey, gx - ex)
    fibre = np.sin(angle * 70 + iris * 14) * 0.5 + 0.5
    ring = cv.mask(circle(ex, ey, 172)) * white
    cv.fill(ring, radial(["#f2c04a", "#e08a3c", "#2f8a86", "#155a72", "#0c2f4a"], (ex, ey), 174))
    cv.fill(
        ring * (np.clip(fibre - 0.4, 0, 1) * np.clip((d - 0.38) * 4, 0, 1)).astype(np.float32),
        "#fff0b8",
        opacity=0.45,
    )
    cv.fill(
        ring * (np.clip(0.45 - fibre, 0, 1) * np.clip((d - 0.38) * 4, 0, 1)).astype(np.float32),
        "#06283a",
        opacity=0.6,
    )
    # In the pupil, very small: the hill and the telescope.
    pupil = cv.fill(circle(ex, ey, 70), radial(["#0c0e24", "#141a3a", "#05060f"], (ex, ey), 72))
    cv.fill(ellipse(ex, ey + 62, 70, 34), "#7fae6a", clip=pupil, opacity=0.9)
    cv.fill(
        [
            line([(ex - 14, ey + 32), (ex + 12, ey + 8)], (5, 8)),
            line([(ex, ey + 20), (ex - 6, ey + 38)], 3),
            line([(ex, ey + 20), (ex + 8, ey + 38)], 3),
        ],
        "#ffd98a",
        clip=pupil,
    )
    cv.fill(line(np.concatenate([top]), (8, 34, 10)), "#3f5a88", opacity=0.5, soft=12, clip=white)
    cv.fill(ellipse(ex - 62, ey - 74, 36, 26, -30), "#ffffff", opacity=0.92, soft=2)
    cv.fill(circle(ex + 66, ey + 60, 12), "#ffffff", opacity=0.6, soft=2)
    # Clouds make the lids.
    for k in range(3, len(top) - 2, 7):
        x0, y0 = top[k]
        lift_ = 1 - abs(x0 - 500) / 460
        t.cloud(
            cv,
            rng,
            x0,
            y0 + 24,
            120 + 70 * lift_,
            "#fffaf2",
            h=62 + 46 * lift_,
            shadow="#d9b4b8",
            opacity=0.96,
            flat=False,
        )
    for k in range(6, len(low) - 4, 8):
        x0, y0 = low[k]
        t.cloud(
            cv, rng, x0, y0 + 34, 110, "#fff2e6", h=40, shadow="#e6b8a8", opacity=0.9, flat=False
        )
    # The land.
    t.hills(cv, rng, 760, 90, "#c99aa0", points=5)
    t.hills(cv, rng, 830, 90, "#9a8a72", points=4)
    t.pine(cv.pen(90, 850, 0.8, haze=("#c99aa0", 0.3)), rng)
    t.pine(cv.pen(140, 860, 1.0, haze=("#c99aa0", 0.3)), rng)
    hill = spline(
        [(-20, 990), (180, 930), (360, 840), (520, 806), (680, 832), (850, 920), (1020, 960)]
    )
    cv.fill(
        np.concatenate([hill, [(1020, 1020), (-20, 1020)]]),
        linear(["#a9b860", "#5f7a44", "#33512f"], (0, 800), (0, 1000)),
        mottle=0.1,
    )
    t.grass(cv.pen(), rng, -10, 1010, 1000, 60, 420, "#56733c")
    # The telescope, long and of brass, on three legs.
    foot = np.array([640, 716])
    for fx in (590, 650, 706):
        cv.fill(line([foot, (fx, 846)], (11, 7)), "#6a4028", shade=0.9, depth=7)
    along = np.array([-0.56, -0.83])

    def p(u):
        return foot + along * u

    cv.fill(line([p(-92), p(-40)], (18, 20)), "#3a2a24", shade=1.0, depth=12)
    cv.fill(line([p(-54), p(30)], (32, 36)), "#d9a53a", shade=1.0, depth=20)
    cv.fill(line([p(24), p(100)], (46, 50)), "#b5413a", shade=1.0, depth=26)
    cv.fill(line([p(96), p(116)], (60, 62)), "#e2b34a", shade=1.0, depth=26)
    cv.fill(ellipse(*p(122), 30, 9, -34), "#dff0f4", shade=0.5)
    cv.fill(circle(*foot, 14), "#8a5a2c", shade=1.0, depth=10)
    who = cv.pen(716, 868, 1.35, flip=True)
    t.person(
        who,
        "up",
        coat="#3a4f8a",
        hat=("cone", "#2a2a5a"),
        hair="#e8e2da",
        length=0.85,
        scarf="#f2c14e",
    )
    t.cat(cv.pen(456, 848, 0.66), "#3a2c30", pose="back")
    flow = swirls(rng, [(500, 300, 330, 1)], 0.0, 0.4)
    keep = [ellipse(ex, ey, 400, 190), rect(520, 570, 260, 300), rect(-5, 660, 1010, 350)]
    strokes(cv, rng, 7, 40, 4500, flow, vary=0.035, keep=keep, detail=False)
    t.flock(cv, rng, [(160, 560), (206, 590), (118, 604), (860, 520)], "#4a4a72", 17)
    impasto(cv, rng, flow, 0.06)
