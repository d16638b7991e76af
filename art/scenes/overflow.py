"""More than it was made to hold."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift
from deck import card
from media import strokes
from noise import fbm
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline
from things.works import bath


def _envelope(pen, paper="#fffaf0", seal="#d8352b"):
    """A folded letter, 100 wide, 64 high, centred."""
    pen.shadow(rect(-50, -32, 100, 64, 3), 5, 8, 6, 0.3)
    pen.fill(rect(-50, -32, 100, 64, 3), paper, shade=0.5, depth=8)
    pen.fill([line([(-50, 32), (-8, -2)], 1.6), line([(50, 32), (8, -2)], 1.6)], lift(paper, -0.18))
    pen.fill(pts([(-50, -32), (0, 8), (50, -32)]), lift(paper, -0.05), shade=0.6, depth=6)
    pen.fill(circle(0, 4, 8), seal, shade=1.0, depth=6)


@card("43", vignette=0.1, grain=0.03)
def spring_post(cv, rng):
    cv.lit(-0.6, -0.75, "#fffdf0", "#7a4a6a")
    t.sky(cv, ["#f7b8c4", "#fbd0cc", "#fde6d8", "#fff8ea"], 0, 820, rng, 0.5, "#ffffff")
    t.hills(cv, rng, 830, 70, "#e8b8c8", points=4)
    t.hills(cv, rng, 880, 60, "#b5d0a0", points=3)
    cv.fill(
        rect(-5, 880, 1010, 130), linear(["#9ac47a", "#6aa55a"], (0, 880), (0, 1000)), mottle=0.1
    )
    t.grass(cv.pen(), rng, -10, 1010, 1005, 70, 420, "#6aa552", bend=8)
    for x in rng.uniform(0, 1000, 44):
        if abs(x - 640) > 50:
            t.flower(
                cv.pen(x, rng.uniform(920, 1000), rng.uniform(0.8, 1.5)),
                rng.choice(["#ffffff", "#f26b8a", "#f7d23c", "#b08ae0"]),
            )
    # Post and box, its flap hanging open to the left.
    red = "#d8322c"
    cv.fill(rect(632, 640, 46, 350), "#b08a62", shade=1.0, depth=22, mottle=0.18)
    cv.fill(ellipse(655, 985, 80, 12), "#3f6a3a", opacity=0.5, soft=6)
    side = np.concatenate(
        [
            [(450, 660)],
            arc(520, 490, 70, 130, 180, 270),
            arc(860, 490, 64, 116, 270, 360),
            [(924, 640)],
        ]
    )
    cv.shadow(side, 10, 18, 14, 0.3)
    cv.fill(
        side,
        linear([lift(red, 0.10), red, lift(red, -0.14)], (0, 360), (0, 660)),
        shade=0.9,
        depth=46,
        mottle=0.06,
    )
    front = np.concatenate([[(396, 668)], arc(468, 492, 72, 136, 180, 360), [(540, 668)]])
    cv.fill(front, lift(red, -0.05), shade=0.8, depth=14)
    hole = np.concatenate([[(410, 656)], arc(468, 496, 58, 118, 180, 360), [(526, 656)]])
    cv.fill(hole, radial(["#2a0c14", "#4a141c"], (480, 600), 160))
    flap = np.concatenate([[(392, 670)], arc(440, 820, 70, 110, 180, 0, 30), [(536, 670)]])
    flap[:, 0] -= (flap[:, 1] - 670) * 0.35
    cv.shadow(flap, 8, 14, 10, 0.35)
    cv.fill(flap, lift(red, 0.02), shade=1.0, depth=26)
    cv.fill(circle(386, 850, 15), "#f2c14e", shade=1.0, depth=10)
    cv.fill(
        [line([(860, 440), (860, 330)], 8), rect(860, 322, 58, 34, 4)],
        "#f2c14e",
        shade=0.9,
        depth=6,
    )
    # They come out in a spiral: first folded paper, then wings.
    tones = ["#f26b3c", "#f7b92c", "#4a90d0", "#e8487a", "#7a5ac0", "#2fa58a", "#fffaf0", "#f2935a"]
    path = spline(
        [
            (470, 610),
            (400, 600),
            (300, 560),
            (200, 440),
            (220, 280),
            (360, 180),
            (560, 160),
            (740, 230),
            (840, 130),
            (960, 60),
        ],
        steps=30,
    )
    for i, k in enumerate(np.linspace(4, len(path) - 1, 64).astype(int)):
        f = k / len(path)
        x, y = path[k] + rng.normal(0, 16 + 62 * f, 2)
        s = (0.5 + 0.75 * np.sin(f * np.pi) ** 0.8) * rng.uniform(0.55, 1.15)
        pen = cv.pen(x, y, s, rng.uniform(-50, 50))
        if f < 0.5 and i % 5 == 2:
            for w in (-1, 1):
                pen.fill(
                    blob([(w * 46, -10), (w * 80, -46), (w * 104, -30), (w * 84, 4), (w * 50, 12)]),
                    jitter(rng, tones[i % 8], 0.03, 8),
                    shade=0.9,
                    depth=14,
                )
            _envelope(pen)
        else:
            t.butterfly(
                pen,
                jitter(rng, tones[i % 8], 0.03, 10),
                rng.choice(["#fff3c4", "#2a2440", "#ffffff"]),
            )
    for x, y, s, a in (
        (446, 560, 0.62, -30),
        (494, 600, 0.55, 24),
        (456, 630, 0.6, 70),
        (420, 690, 0.7, -10),
    ):
        t.butterfly(cv.pen(x, y, s, a), jitter(rng, tones[int(x) % 8], 0.03, 8))
    # The postman salutes.
    cv.fill(ellipse(170, 962, 60, 8), "#3f6a3a", opacity=0.5, soft=4)
    t.person(
        cv.pen(160, 960, 2.0),
        "up",
        coat="#2f5f9a",
        hat=("cap", "#1f3f72"),
        legs="#24304a",
        length=0.4,
    )
    cv.fill(
        [line([(150, 800), (186, 880)], 5), rect(164, 868, 48, 40, 6)],
        "#a8683a",
        shade=0.9,
        depth=8,
    )
    t.grass(cv.pen(), rng, -10, 1010, 1015, 46, 260, "#5a9a4a", bend=8)
    strokes(
        cv,
        rng,
        5,
        18,
        2600,
        vary=0.03,
        detail=False,
        keep=[
            rect(380, 300, 560, 600),
            rect(90, 740, 150, 230),
            *[circle(*p, 90 + 60 * i / len(path)) for i, p in enumerate(path) if i % 8 == 0],
        ],
    )


@card("45", vignette=0.25)
def bath_day(cv, rng):
    cv.lit(-0.4, -0.9, "#fffbe6", "#04241f")
    t.sky(cv, ["#cfe6d4", "#eaf3d8", "#fbf6dc"], 0, 330, rng, 0.6, "#ffffff")
    t.cloud(cv, rng, 180, 150, 240, "#ffffff", shadow="#c4d6c9")
    t.cloud(cv, rng, 850, 190, 280, "#ffffff", shadow="#c4d6c9")
    t.flock(cv, rng, [(660 + 40 * k, 80 + 14 * (k % 2)) for k in range(4)], "#5a7a72", 12)
    # Below the line it is green and goes down a long way.
    x, y = grid()
    top = 352 + 9 * np.sin(x[0] / 46) + 5 * np.sin(x[0] / 19 + 1)
    wet = (y > top[None, :]).astype(np.float32)
    cv.fill(
        Mask(wet),
        linear(["#5fc4a4", "#2a8f80", "#13605e", "#082f38", "#041a24"], (0, 350), (0, 1000)),
    )
    shafts = (
        np.clip(np.sin(x / 34 + (y - 350) * 0.012 + (fbm(rng, 3, 3) - 0.5) * 9), 0, 1)
        * np.clip(1 - (y - 350) / 430, 0, 1)
        * wet
    )
    cv.fill(Mask(shafts.astype(np.float32)).blurred(6), "#d6ffe0", opacity=0.28)
    # The one below: half the sea is its face.
    skin = "#2f6a68"
    body = blob(
        [
            (60, 1040),
            (70, 880),
            (150, 730),
            (300, 640),
            (480, 610),
            (680, 630),
            (850, 710),
            (940, 850),
            (960, 1040),
        ],
        12,
    )
    cv.fill(
        body,
        linear(["#4f9488", skin, "#0f3840"], (0, 610), (0, 1000)),
        shade=1.0,
        depth=120,
        mottle=0.2,
    )
    mask = cv.mask(body)
    warts = [
        ellipse(a, b, r, r * 0.8)
        for a, b, r in zip(
            rng.uniform(100, 920, 60),
            rng.uniform(640, 980, 60),
            rng.uniform(5, 16, 60),
            strict=True,
        )
    ]
    cv.fill(warts, "#3f807a", shade=0.9, depth=8, clip=mask, opacity=0.7)
    for s in (-1, 1):
        fin = blob(
            [
                (500 + s * 400, 850),
                (500 + s * 470, 760),
                (500 + s * 540, 760),
                (500 + s * 520, 900),
                (500 + s * 440, 960),
            ]
        )
        cv.fill(fin, "#3f807a", shade=1.0, depth=30, mottle=0.15)
        ex, ey = 500 + s * 200, 742
        cv.fill(circle(ex, ey, 76), "#235450", shade=1.0, depth=30)
        eye = cv.fill(
            circle(ex, ey, 62),
            radial(["#fffbe0", "#f2e08a", "#c9a23f"], (ex, ey), 66),
            shade=0.7,
            depth=30,
        )
        cv.fill(circle(ex - s * 16, ey - 26, 31), "#0c1418", clip=eye)
        cv.fill([circle(ex - s * 16 - 10, ey - 38, 10), circle(ex - s * 4, ey - 14, 5)], "#ffffff")
        cv.fill(line(arc(ex, ey, 72, 70, 200, 340), (4, 16, 4)), "#1c4644", shade=0.8, depth=8)
    mouth = blob(
        [
            (190, 880),
            (330, 872),
            (500, 866),
            (670, 872),
            (810, 880),
            (740, 960),
            (500, 1000),
            (260, 960),
        ]
    )
    cv.fill(mouth, radial(["#4a1020", "#20060f"], (500, 930), 300))
    teeth = []
    for k in range(13):
        a = 226 + k * 46
        teeth.append(
            pts(
                [
                    (a - 15, 866 + 5 * abs(k - 6) / 3),
                    (a + 15, 866 + 5 * abs(k - 6) / 3),
                    (a, 914 - 4 * abs(k - 6)),
                ]
            )
        )
    cv.fill(teeth, "#fdf6dc", shade=0.9, depth=8)
    teeth = [
        pts(
            [
                (a - 17, 985 - abs(a - 500) * 0.12),
                (a + 17, 985 - abs(a - 500) * 0.12),
                (a, 936 - abs(a - 500) * 0.05),
            ]
        )
        for a in np.arange(270, 740, 58)
    ]
    cv.fill(teeth, "#efe6c4", shade=0.9, depth=8)
    cv.fill(
        line([(178, 884), (330, 866), (500, 858), (670, 866), (822, 884)], 16, smooth=True),
        "#4f9488",
        shade=1.0,
        depth=10,
    )
    # Its lantern reaches up: the plug on the chain.
    stalk = spline([(500, 622), (520, 560), (570, 520), (620, 540)])
    cv.fill(line(stalk, (16, 9, 6)), "#3f807a", shade=1.0, depth=8)
    cv.glow(630, 556, 190, "#eaffb0", 0.9)
    cv.fill(
        circle(630, 558, 24),
        radial(["#ffffff", "#f2ffb0", "#b8e06a"], (626, 552), 28),
        shade=0.6,
        depth=12,
    )
    chain = spline([(560, 396), (575, 440), (560, 480), (585, 520)])
    cv.fill([circle(*p, 3.6) for p in chain[::2]], "#d9d3c0")
    cv.fill([ellipse(588, 528, 20, 9), rect(574, 518, 28, 9, 3)], "#2a2a30", shade=1.0, depth=6)
    for a, b, s, flip in (
        (160, 470, 0.7, False),
        (250, 540, 0.5, False),
        (850, 480, 0.6, True),
        (780, 580, 0.45, True),
        (110, 620, 0.4, False),
    ):
        t.fish(cv.pen(a, b, s, 0, flip=flip), "#f2a03c")
    t.bubbles(cv, rng, 300, 870, 40, 460, 18, "#e8fff0", 11)
    t.bubbles(cv, rng, 740, 860, 30, 400, 14, "#e8fff0", 9)
    # The bath, its hull below the line.
    tub = cv.pen(480, 410, 2.15)
    man = cv.pen(424, 300, 2.3)
    h = t.person(
        man, "row", coat="#e6b590", skin="#e6b590", legs="#e6b590", hair="#e6b590", length=0.1
    )
    hx, hy = man.point(*h["head"])
    cv.fill(
        blob(
            [
                (hx - 22, hy + 2),
                (hx - 20, hy - 18),
                (hx, hy - 26),
                (hx + 18, hy - 16),
                (hx + 17, hy - 4),
                (hx - 4, hy - 6),
            ]
        ),
        "#f26b8a",
        shade=1.0,
        depth=14,
    )
    cv.fill(
        [circle(hx - 12, hy - 12, 2.4), circle(hx, hy - 17, 2.4), circle(hx + 10, hy - 10, 2.4)],
        "#fff0f4",
    )
    bath(tub)
    cv.fill(
        tub.placed(
            blob(
                [
                    (-84, -64),
                    (-76, -30),
                    (-56, -12),
                    (0, -8),
                    (56, -12),
                    (76, -34),
                    (90, -74),
                    (0, -60),
                ]
            )
        ),
        "#2a9a86",
        opacity=0.38,
        clip=Mask(wet),
    )
    for _ in range(26):
        a, b, r = rng.normal(470, 90), rng.uniform(246, 284), rng.uniform(8, 24)
        if 300 < a < 650:
            cv.fill(
                circle(a, b + 6 * abs(a - 470) / 90, r), "#ffffff", shade=0.7, depth=r, opacity=0.9
            )
    arm = man.point(*h["hand"])
    cv.fill(line([arm, (arm[0] + 60, arm[1] - 110)], (5, 4)), "#8a5a34", shade=0.8, depth=4)
    cv.fill(ellipse(arm[0] + 66, arm[1] - 122, 17, 24, 28), "#d9a45a", shade=1.0, depth=12)
    # A duck keeps it company.
    cv.fill(
        blob([(742, 352), (750, 320), (790, 316), (836, 306), (826, 344), (800, 362), (760, 362)]),
        "#f7cf2c",
        shade=1.0,
        depth=20,
    )
    cv.fill(circle(764, 304, 25), "#f7cf2c", shade=1.0, depth=18)
    cv.fill(blob([(744, 306), (722, 314), (744, 322)]), "#f2762c", shade=0.8, depth=6)
    cv.fill(circle(756, 298, 4), "#20160c")
    edge = np.stack([x[0][::6], top[::6]], 1)
    cv.fill(line(edge, 6), "#f2fff4", opacity=0.9)
    cv.fill(line(edge + (0, 9), 3), "#c9f6e0", opacity=0.6)
    strokes(
        cv, rng, 5, 18, 3200, vary=0.03, keep=[rect(290, 130, 560, 300), rect(200, 650, 600, 340)]
    )
