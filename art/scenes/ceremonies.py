"""Something solemn happens, seen from where the public would be."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from noise import swirls
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("57", vignette=0.4, grain=0.035)
def the_magician(cv, rng):
    """A rabbit on the stage draws a hand out of a hat; the seats are empty."""
    cv.lit(0.0, -1.0, "#fff2cc", "#1a0410")
    cv.cover("#2a0a14")
    # Back cloth and boards.
    cv.fill(rect(150, 80, 700, 560), radial(["#f2b45a", "#c8603a", "#6a1f2c"], (500, 330), 520))
    rays = [
        pts(
            [
                (500, 420),
                (500 + 900 * np.cos(a), 420 + 900 * np.sin(a)),
                (500 + 900 * np.cos(a + 0.13), 420 + 900 * np.sin(a + 0.13)),
            ]
        )
        for a in np.arange(0, 6.28, 0.262)
    ]
    cv.fill(rays, "#ffd98a", opacity=0.35, clip=rect(150, 80, 700, 560))
    boards = pts([(120, 640), (880, 640), (1000, 800), (0, 800)])
    cv.fill(boards, linear(["#d99a5a", "#8a4a2c"], (0, 640), (0, 800)), mottle=0.1)
    for k in range(-8, 9):
        cv.fill(
            line([(500 + k * 48, 640), (500 + k * 64, 800)], 2.4),
            "#4a2014",
            opacity=0.6,
            clip=boards,
        )
    cv.fill(ellipse(500, 724, 230, 46), "#fff0c0", opacity=0.6, soft=14)
    beam = pts([(430, -20), (570, -20), (740, 730), (260, 730)])
    cv.fill(beam, linear(["#fff6d8", "#ffe9a8"], (0, 0), (0, 720)), opacity=0.28, soft=14)
    # The hat, and what comes out.
    cv.fill(ellipse(610, 742, 96, 16), "#3a1410", opacity=0.6, soft=7)
    hand = cv.pen(612, 596, 1.75, 8)
    cv.fill(ellipse(620, 500, 120, 150), "#5a1a20", opacity=0.5, soft=40)
    t.hand(hand, "#f2c4a0", "#fffaf0", "open")
    cv.fill(pts([(536, 600), (688, 600), (674, 742), (550, 742)]), "#23202e", shade=1.0, depth=50)
    cv.fill(pts([(538, 618), (686, 618), (684, 650), (541, 650)]), "#c8322f", shade=0.9, depth=40)
    cv.fill(ellipse(612, 600, 112, 20), "#2c2838", shade=0.9, depth=14)
    cv.fill(ellipse(612, 598, 78, 11), "#08060c")
    cv.fill(
        hand.placed(pts([(-24, -6), (24, -6), (25, 3), (-25, 3)])), "#fffaf0", shade=0.8, depth=12
    )
    # The rabbit.
    cv.fill(ellipse(400, 744, 110, 18), "#3a1410", opacity=0.6, soft=8)
    r = cv.pen(400, 746, 3.35)
    t.hare(r, "#fbf6ee", "#ffffff", "#f2a8a8")
    cape = blob([(350, 560), (300, 640), (270, 742), (340, 752), (372, 700), (392, 600)])
    cv.fill(cape, "#7a1f4a", shade=1.0, depth=34)
    cv.fill(line([(446, 588), (520, 520)], 15), "#fbf6ee", shade=1.0, depth=10)
    cv.fill(line([(512, 530), (580, 440)], 8), "#1c1824", shade=0.6)
    cv.fill(line([(571, 452), (582, 438)], 9), "#ffffff")
    for k in range(9):
        a = k * 0.7
        cv.fill(
            circle(
                586 + rng.uniform(14, 70) * np.cos(a),
                426 + rng.uniform(14, 60) * np.sin(a),
                rng.uniform(3, 6),
            ),
            "#fff6c0",
        )
    cv.glow(584, 434, 110, "#fff2b0", 0.8)
    # Curtains, pelmet.
    for s in (-1, 1):
        for k in range(9):
            x0 = 500 + s * (520 - k * 30)
            low = 500 + s * (520 - k * 22)
            fold = [
                (x0, -10),
                (500 + s * (510 - k * 30 + 10 * np.sin(k)), 300),
                (low, 520),
                (low + s * 12, 790),
            ]
            cv.fill(
                line(fold, (46, 44, 34), smooth=True),
                jitter(rng, "#b8202c", 0.03, 4),
                shade=1.0,
                depth=26,
            )
        cv.fill(
            line(spline([(500 + s * 530, 520), (500 + s * 400, 566), (500 + s * 318, 530)]), 22),
            "#e2b13c",
            shade=1.0,
            depth=12,
        )
    for k in range(7):
        x0 = 70 + k * 144
        swag = np.concatenate(
            [spline([(x0 - 84, -10), (x0 - 66, 84), (x0, 132), (x0 + 66, 84), (x0 + 84, -10)])]
        )
        cv.fill(swag, "#a81c28", shade=1.0, depth=50)
        cv.fill(
            line(
                spline([(x0 - 78, 50), (x0 - 40, 112), (x0, 132), (x0 + 40, 112), (x0 + 78, 50)]),
                13,
            ),
            "#e2b13c",
            shade=1.0,
            depth=8,
        )
    # Foot lights.
    cv.fill(
        pts([(-5, 800), (1005, 800), (1005, 852), (-5, 852)]),
        linear(["#6a3420", "#2a0d10"], (0, 800), (0, 850)),
        shade=0.4,
    )
    for x0 in np.arange(60, 1000, 98):
        cv.glow(x0, 796, 60, "#ffe9a0", 0.7)
        cv.fill(ellipse(x0, 802, 25, 15), "#d9a83a", shade=1.0, depth=10)
    # The empty seats, and on one of them a carrot.
    for row, (y, w) in enumerate(((862, 106), (938, 132))):
        for k in range(-6, 7):
            x0 = 500 + (k + 0.5 * (row % 2)) * w
            seat = blob(
                [
                    (x0 - w * 0.44, y + 120),
                    (x0 - w * 0.44, y + 10),
                    (x0 - w * 0.3, y - 22),
                    (x0, y - 30),
                    (x0 + w * 0.3, y - 22),
                    (x0 + w * 0.44, y + 10),
                    (x0 + w * 0.44, y + 120),
                ]
            )
            cv.fill(seat, mix("#8a1f2c", "#4a0f1c", row * 0.5), shade=1.0, depth=32, rim=0.5)
            if row == 0 and k == 3:
                cv.fill(
                    line([(x0 + 8, y - 26), (x0 + 2, y - 66), (x0 + 18, y - 84)], (5, 22, 26)),
                    "#f2802c",
                    shade=1.0,
                    depth=14,
                )
                for a in (-30, 0, 30):
                    cv.fill(
                        line([(x0 + 18, y - 90), (x0 + 18 + a, y - 124 + abs(a) * 0.4)], (10, 3)),
                        "#5f9a3f",
                        shade=0.6,
                    )
    impasto(cv, rng, None, 0.04)


@card("58", vignette=0.2, grain=0.03)
def the_wedding(cv, rng):
    """Two scarecrows marry in the corn; the crows are the guests."""
    cv.lit(0.5, -0.85, "#fffbd0", "#5a2c10")
    t.sky(cv, ["#f6c93a", "#fbdc6a", "#fff0b0"], 0, 560)
    t.sun(cv, 500, 250, 150, "#fff6c0", rng, 0.6)
    cv.fill(line(circle(500, 250, 196), 16), "#fff3b0", opacity=0.5, soft=3)
    t.hills(cv, rng, 560, 90, "#e0a83a", points=4)
    for x0 in (90, 160, 880):
        t.leafy_tree(
            cv.pen(x0, 540, 0.75, haze=("#f0c050", 0.35)), rng, "#8a8a3a", size=3.2, count=500
        )
    cv.fill(
        pts([(-5, 555), (1005, 555), (1005, 1005), (-5, 1005)]),
        linear(["#e8b440", "#c98a2a", "#8a5518"], (0, 555), (0, 1000)),
    )

    def corn(y0, y1, count, height):
        blades = []
        for x, y in sorted(rng.uniform((-20, y0), (1020, y1), (count, 2)), key=lambda p: p[1]):
            if abs(x - 500) < (70 if y < 700 else 290) and y > 600:
                continue
            n = height * rng.uniform(0.7, 1.2)
            lean = rng.normal(8, 8)
            tone = jitter(rng, rng.choice(["#f2c84e", "#e0a634", "#c98726", "#f9dd7a"]), 0.03, 5)
            blades.append(
                (pts([(x - 2, y), (x + lean * 0.6, y - n), (x + 3, y)]), lift(tone, -0.08))
            )
            blades.append(
                (ellipse(x + lean * 0.7, y - n, n * 0.20, n * 0.075, -80 + lean, 8), tone)
            )
        t.confetti(cv, blades)

    corn(570, 700, 900, 50)
    # The aisle, strewn with petals.
    cv.fill(
        pts([(440, 600), (560, 600), (690, 1010), (310, 1010)]),
        linear(["#d9a860", "#a8743a"], (0, 600), (0, 1000)),
        mottle=0.15,
    )
    _scarecrow(cv, rng, 372, 900, 1, bride=True)
    _scarecrow(cv, rng, 640, 900, -1, bride=False)
    # Hands of straw meet.
    cv.fill(
        [line([(490, 556), (520 + k * 3, 566 + k * 6)], (3, 1.5)) for k in range(-3, 4)], "#f6dc8a"
    )
    # The priest stands on a post between them.
    cv.fill(line([(506, 830), (506, 720)], (26, 22)), "#7a5230", shade=1.0, depth=14)
    crow = cv.pen(500, 690, 1.2)
    t.bird(crow, "#20202c", wings="folded", beak="#e0a030")
    cv.fill(line([(530, 668), (540, 694)], 11), "#ffffff")
    t.book(cv.pen(560, 712, 0.32), "#8a1f2c")
    # Guests on both sides, in rows, and some who could not wait.
    for row, (y, s) in enumerate(((690, 0.95), (790, 1.25), (915, 1.6))):
        for side in (-1, 1):
            for k in range(2):
                x0 = 500 + side * (400 + k * 130 - row * 24)
                guest = cv.pen(x0, y + rng.uniform(-8, 8), s, -16, flip=side > 0)
                cv.fill(line([(x0, y), (x0, y + 90 * s)], 12 * s), "#7a5230", shade=0.9, depth=8)
                t.bird(guest, jitter(rng, "#24222e", 0.02, 5), wings="folded")
                if (k + row) % 2 == 0:
                    tone = ("#7a2f5a", "#2f5f6a", "#c8402f")[row]
                    guest.at(37, -21, 1, 16).fill(
                        [ellipse(0, 0, 22, 4), rect(-13, -28, 26, 28)], tone, shade=0.8, depth=8
                    )
        corn(y + 60 + 20 * row, y + 110 + 20 * row, 300, 34 + 10 * row)
    t.bird(cv.pen(796, 496, 1.0, flip=True), "#24222e", wings="folded")
    t.bird(cv.pen(150, 300, 0.9), "#24222e", wings="up")
    t.bird(cv.pen(240, 210, 0.6), "#24222e", wings="down")
    flow = swirls(rng, [(500, 250, 260, 1)], 0.1, 0.5)
    _, y = grid()
    strokes(
        cv,
        rng,
        7,
        34,
        5000,
        flow,
        vary=0.04,
        detail=False,
        keep=Mask(
            (
                np.clip((y - 440) / 30, 0, 1)
                + cv.mask([rect(200, 220, 660, 400), rect(80, 150, 230, 220)]).full()
            )
            .clip(0, 1)
            .astype(np.float32)
        ),
    )
    petals = [
        (
            ellipse(*p, rng.uniform(5, 10), rng.uniform(3, 6), rng.uniform(0, 180), 8),
            jitter(rng, rng.choice(["#fff6f0", "#f29aa8", "#e8505a"]), 0.02, 4),
        )
        for p in np.concatenate(
            [rng.normal((500, 880), (70, 80), (90, 2)), rng.uniform((150, 80), (850, 560), (46, 2))]
        )
    ]
    t.confetti(cv, petals)
    impasto(cv, rng, flow, 0.05)


def _scarecrow(cv, rng, x, y, way, bride):
    """A scarecrow on its pole, from the front, about 600 high; way is where the other stands."""
    cloth, trim = ("#fffaf2", "#f2d9d4") if bride else ("#34405f", "#27304a")
    cv.fill(line([(x, y + 20), (x, y - 520)], 22), "#7a5230", shade=1.0, depth=14)
    arms = [(x - way * 176, y - 366), (x, y - 384), (x + way * 146, y - 340)]
    cv.fill(line(arms, 17), "#7a5230", shade=0.9, depth=10)

    def straw(px, py, ax, ay, n=20, reach=46):
        bits = []
        for _ in range(n):
            d = np.array([ax, ay]) * reach * rng.uniform(0.6, 1.1) + rng.normal(0, 13, 2)
            bits.append(line([(px, py), (px + d[0], py + d[1])], (6, 2)))
        cv.fill(bits, "#f2d070", shade=0.5, depth=4)

    straw(*arms[0], -way, 0.15)
    straw(*arms[2], way, 0.3)
    if bride:
        veil = blob(
            [
                (x, y - 590),
                (x - 90, y - 540),
                (x - 130, y - 360),
                (x - 190, y - 120),
                (x - 170, y + 10),
                (x - 60, y - 20),
                (x + 60, y - 30),
                (x + 110, y - 380),
                (x + 84, y - 540),
            ]
        )
        cv.fill(veil, "#ffffff", opacity=0.55, shade=0.5, depth=40)
        skirt = blob(
            [
                (x - 50, y - 300),
                (x + 50, y - 300),
                (x + 96, y - 150),
                (x + 150, y - 10),
                (x, y + 14),
                (x - 150, y - 10),
                (x - 96, y - 150),
            ]
        )
        cv.fill(skirt, cloth, shade=1.0, depth=80)
        for k in range(-3, 4):
            cv.fill(
                line(
                    [(x + k * 10, y - 290), (x + k * 24, y - 150), (x + k * 42, y - 4)],
                    (2, 6),
                    smooth=True,
                ),
                trim,
                opacity=0.8,
            )
        cv.fill(
            [circle(x - 132 + k * 38, y - 4 + 8 * np.sin(k), 15) for k in range(8)],
            trim,
            shade=0.8,
            depth=10,
        )
    else:
        for s in (-1, 1):
            cv.fill(
                line([(x + s * 26, y - 230), (x + s * 34, y - 30)], (54, 48)),
                "#4a4038",
                shade=1.0,
                depth=24,
            )
            straw(x + s * 34, y - 34, 0, 1, 16, 36)
        cv.fill(rect(x + 14, y - 150, 36, 36), "#c8703f", shade=0.5, depth=6)
    for a, b in ((arms[1], arms[0]), (arms[1], arms[2])):
        cv.fill(line([a, b], (66, 48)), cloth, shade=1.0, depth=26)
    body = blob(
        [
            (x - 60, y - 404),
            (x + 60, y - 404),
            (x + 54, y - 310),
            (x + 62, y - 210 if not bride else y - 290),
            (x - 62, y - 210 if not bride else y - 290),
            (x - 54, y - 310),
        ]
    )
    cv.fill(body, cloth, shade=1.0, depth=40)
    if bride:
        cv.fill(line([(x - 54, y - 300), (x + 54, y - 300)], 15), "#f29aa8", shade=0.8, depth=8)
    else:
        cv.fill(pts([(x - 24, y - 404), (x + 24, y - 404), (x, y - 310)]), "#fffaf2")
        cv.fill(
            [
                pts([(x, y - 396), (x - 30, y - 412), (x - 30, y - 380)]),
                pts([(x, y - 396), (x + 30, y - 412), (x + 30, y - 380)]),
            ],
            "#d8382c",
            shade=0.8,
            depth=9,
        )
        cv.fill([circle(x, y - 290, 5), circle(x, y - 260, 5)], "#e2b13c")
        t.flower(cv.pen(x - 40, y - 350, 0.9), "#ffffff", height=16)
    straw(x, y - 400, 0, -0.2, 16, 40)
    # A sack for a head, buttons for eyes, a seam for a smile.
    cv.fill(
        blob(
            [
                (x - 56, y - 480),
                (x - 40, y - 530),
                (x, y - 544),
                (x + 40, y - 530),
                (x + 56, y - 480),
                (x + 36, y - 424),
                (x, y - 408),
                (x - 36, y - 424),
            ]
        ),
        "#e0bd86",
        shade=1.0,
        depth=44,
        mottle=0.2,
    )
    cv.fill(line([(x - 24, y - 416), (x + 24, y - 416)], 9), "#a8743a", shade=0.7, depth=5)
    for s, c in ((-1, "#2f5f6a"), (1, "#3a2a20")):
        cv.fill(circle(x + s * 22 + way * 8, y - 486, 12), c, shade=1.0, depth=8)
        cv.fill([circle(x + s * 22 + way * 8 + d, y - 486, 1.8) for d in (-3, 3)], "#f6e6c0")
    cv.fill(ellipse(x + way * 44 - 14 * way, y - 462, 9, 7), "#e8907a", opacity=0.6, soft=3)
    mouth = spline(
        [(x - 20 + way * 8, y - 454), (x + way * 8, y - 440), (x + 22 + way * 8, y - 456)]
    )
    cv.fill(line(mouth, 4), "#6a3a20")
    for k in range(2, len(mouth), 5):
        cv.fill(line([mouth[k] + (0, -6), mouth[k] + (0, 6)], 2.6), "#6a3a20")
    if bride:
        for k in range(9):
            a = np.radians(200 + k * 17.5)
            fx, fy = x + 58 * np.cos(a), y - 490 + 62 * np.sin(a)
            cv.fill(
                circle(fx, fy, 14), ("#ffffff", "#f29aa8", "#f7d35a")[k % 3], shade=1.0, depth=9
            )
            cv.fill(circle(fx, fy, 5), "#e2a13c")
        bouquet = arms[0]
        for _ in range(12):
            dx, dy = rng.normal(0, 22), rng.normal(-16, 18)
            cv.fill(
                circle(bouquet[0] + dx, bouquet[1] + dy, 14),
                rng.choice(["#e8505a", "#ffffff", "#f7d35a", "#c85f9a"]),
                shade=1.0,
                depth=9,
            )
    else:
        cv.fill(
            [
                pts([(x - 44, y - 520), (x - 50, y - 640), (x + 46, y - 636), (x + 44, y - 520)]),
                ellipse(x, y - 520, 88, 15, 2),
            ],
            "#2a2634",
            shade=1.0,
            depth=34,
        )
        cv.fill(
            pts([(x - 46, y - 534), (x - 47, y - 562), (x + 45, y - 560), (x + 44, y - 534)]),
            "#d8382c",
            shade=0.8,
            depth=20,
        )
