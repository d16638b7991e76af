"""Somebody at work on what nobody thinks is anybody's work."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift
from deck import card
from media import impasto, strokes
from noise import fbm, swirls, warped
from shapes import blob, circle, ellipse, line, pts, rect, spline, star


@card("56", vignette=0.35, grain=0.03)
def the_catch(cv, rng):
    """A bear fishes for stars through the ice; above there are few left."""
    cv.lit(-0.7, 0.2, "#c8f4e0", "#070a2a")
    t.sky(cv, ["#0a0f34", "#16265a", "#2f5a8a", "#8fc0c4"], 0, 560)
    x, y = grid()
    band = warped(rng, 3, 4, 160)
    veil = np.exp(-(((y - 210 - (band - 0.5) * 260) / 90) ** 2)) * (
        0.5 + 0.5 * np.sin(x / 16 + band * 30)
    )
    cv.fill(Mask(np.clip(veil, 0, 1).astype(np.float32)), "#6fe0a8", opacity=0.5, mode="screen")
    t.stars(cv, rng, 26, 420)
    t.mountains(cv, rng, 575, 170, "#5f86ac", snow="#e6f2f6", points=9)
    cv.fill(
        rect(-5, 560, 1010, 450), linear(["#bfe0e4", "#7fb0cc", "#3f6a9c"], (0, 560), (0, 1000))
    )
    crack = fbm(rng, 7, 5)
    cv.fill(
        Mask((np.clip(1 - np.abs(crack - 0.5) * 60, 0, 1) * (y > 575)).astype(np.float32)),
        "#f4ffff",
        opacity=0.35,
    )
    cv.fill(
        Mask(
            (np.clip((fbm(rng, 4, 4, squash=0.3) - 0.55) * 5, 0, 1) * (y > 562)).astype(np.float32)
        ),
        "#f4fbff",
        opacity=0.7,
    )
    # The hole, and the light from it.
    hx, hy = 690, 800
    cv.glow(hx, hy, 420, "#ffe9a0", 0.75, squash=0.6)
    cv.fill(ellipse(hx, hy + 8, 176, 62), "#e8f6f8", shade=0.8, depth=14)
    hole = cv.fill(
        ellipse(hx, hy, 156, 50),
        radial(["#fff6c8", "#f0b84a", "#7a4a6a", "#182250"], (hx, hy + 12), 170, 0.36),
    )
    for _ in range(16):
        a, d = rng.uniform(0, 6.28), rng.uniform(0.1, 0.9)
        sx, sy = hx + 140 * d * np.cos(a), hy + 42 * d * np.sin(a)
        cv.fill(star(sx, sy, rng.uniform(5, 11), angle=rng.uniform(0, 90)), "#fffbe0", clip=hole)
    # The bear on a box.
    fur, dark = "#8a5a3c", "#5a3626"
    cv.fill(ellipse(280, 912, 250, 28), "#16224a", opacity=0.6, soft=12)
    cv.fill(rect(150, 800, 210, 106, 6), "#9a6a44", shade=0.9, depth=20, mottle=0.15)
    for k in range(3):
        cv.fill(line([(150, 830 + k * 28), (360, 830 + k * 28)], 3), dark, opacity=0.7)
    body = blob(
        [
            (150, 800),
            (116, 690),
            (130, 560),
            (190, 470),
            (290, 452),
            (366, 520),
            (392, 640),
            (384, 760),
            (350, 816),
            (230, 826),
        ]
    )
    cv.fill(body, fur, shade=1.0, depth=120, mottle=0.12)
    cv.fill(
        line([(330, 770), (430, 800), (440, 890)], (104, 84, 66), smooth=True),
        fur,
        shade=1.0,
        depth=44,
        mottle=0.12,
    )
    cv.fill(ellipse(466, 896, 54, 24), dark, shade=1.0, depth=18)
    tuft = []
    for _ in range(520):
        px, py = rng.normal((250, 640), (84, 110))
        tuft.append(line([(px, py), (px - 5, py + 16)], (2.6, 0.8)))
    cv.fill(tuft, dark, opacity=0.4, clip=body)
    head = blob(
        [
            (230, 400),
            (250, 320),
            (320, 286),
            (396, 306),
            (430, 366),
            (500, 396),
            (506, 430),
            (470, 456),
            (400, 476),
            (310, 486),
            (250, 460),
        ]
    )
    cv.fill(circle(262, 312, 34), fur, shade=1.0, depth=20)
    cv.fill(circle(264, 316, 19), "#c98f78", shade=0.4)
    face = cv.fill(head, lift(fur, 0.02), shade=1.0, depth=66, mottle=0.12)
    cv.fill(circle(350, 292, 30), fur, shade=1.0, depth=18)
    cv.fill(circle(352, 297, 16), "#c98f78", shade=0.4)
    cv.fill(
        blob([(420, 384), (500, 396), (506, 432), (468, 456), (418, 456), (400, 420)]),
        "#c99a74",
        shade=0.8,
        depth=30,
        clip=face,
        soft=3,
    )
    cv.fill(ellipse(498, 402, 17, 13), "#1c1218", shade=0.8, depth=9)
    cv.fill(circle(396, 370, 8), "#140c10")
    cv.fill(circle(399, 367, 2.8), "#ffffff")
    cv.fill(line(spline([(484, 436), (456, 446), (430, 438)]), 4), dark)
    scarf = line(spline([(236, 474), (300, 512), (380, 494), (412, 470)]), 46)
    cv.fill(scarf, "#d8382c", shade=1.0, depth=26)
    cv.fill(
        line(spline([(262, 500), (210, 560), (196, 650)]), (44, 36)), "#d8382c", shade=1.0, depth=22
    )
    for k in range(3):
        cv.fill(line([(216 - k * 8, 566 + k * 34), (246 - k * 8, 580 + k * 34)], 8), "#f6e6c8")
    # The rod and its catch.
    grip = (500, 640)
    rod = spline([(440, 700), (560, 560), (660, 440), (720, 420)])
    cv.fill(line(rod, (11, 4)), "#6a4028", shade=0.9, depth=6)
    cv.fill(line([(720, 420), (690, 590)], 2.2), "#f4fbff")
    cv.fill(line([(690, 680), (690, hy)], 2.2), "#fff6c8", opacity=0.5)
    cv.glow(690, 636, 240, "#fff2a8", 0.9)
    t_star = star(690, 636, 62, angle=-80)
    cv.halo(t_star, "#ffe27a", 22, 0.8)
    cv.fill(t_star, radial(["#fffdf0", "#ffe27a", "#f6b93a"], (684, 628), 66), shade=0.6, depth=20)
    drops = [
        ellipse(690 + dx, 712 + dy, 3.4, 6) for dx, dy in ((-18, 10), (6, 34), (16, -4), (-6, 60))
    ]
    cv.fill(drops, "#fffbe0")
    cv.fill(
        line([(330, 560), (420, 640), grip], (92, 76, 58), smooth=True),
        fur,
        shade=1.0,
        depth=40,
        mottle=0.12,
    )
    cv.fill(ellipse(*grip, 40, 32, -30), dark, shade=1.0, depth=20)
    # The bucket.
    bucket = pts([(826, 800), (966, 800), (946, 930), (846, 930)])
    cv.glow(896, 780, 170, "#ffe9a0", 0.8)
    for k in range(8):
        cv.fill(
            star(846 + (k % 4) * 32, 790 - (k // 4) * 22, 27, angle=rng.uniform(0, 72)),
            "#ffe58a",
            shade=0.8,
            depth=12,
        )
    cv.fill(bucket, "#5f7f9a", shade=1.0, depth=44)
    for yy in (826, 900):
        cv.fill(line([(830, yy), (962, yy)], 6), "#3f5a78")
    cv.fill(ellipse(896, 936, 90, 12), "#16224a", opacity=0.5, soft=6)
    cv.fill(line(spline([(826, 802), (896, 712), (966, 802)]), 4), "#c9d6de")
    impasto(cv, rng, None, 0.05)


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
