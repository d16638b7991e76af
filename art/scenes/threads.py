"""What hangs by a thread: wool, cross-stitch, strings."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import SIZE, UNIT, Mask, linear, radial
from colour import lift
from deck import card
from media import hatching, strokes
from noise import fbm, ground, ridge
from shapes import blob, circle, ellipse, line, pts, rect, spline, taper


def knitted(layer, rng, wide=13.0, high=10.5):
    """Turn the layer's colours into stitches: columns of V, each of one colour."""
    cw, ch = wide * UNIT, high * UNIT
    y, x = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    y = y + (fbm(rng, 5, 2) - 0.5) * 14
    x = x + (fbm(rng, 5, 2) - 0.5) * 10
    column = x / cw
    u = column % 1
    fold = np.abs(u - 0.5) * 2
    row = (y + (1 - fold) * ch * -0.75) / ch
    v = row % 1
    ci = np.clip((np.floor(column) + 0.5) * cw, 0, SIZE - 1).astype(int)
    ri = np.clip((np.floor(row) + 0.9) * ch, 0, SIZE - 1).astype(int)
    leg = 1 - np.abs(fold - 0.5) * 2
    twist = np.abs(((v + fold * 0.6) * 3) % 1 - 0.5)
    light = (0.42 + 0.72 * np.sqrt(np.clip(leg, 0, 1))) * (1.06 - 0.55 * np.abs(v - 0.45) ** 1.5)
    light = light * (0.93 + 0.14 * twist)
    layer.rgb = np.clip(layer.rgb[ri, ci] * light[..., None], 0, 1)
    layer.alpha = np.clip(layer.alpha, 0, 1)


@card("26", vignette=0.2, grain=0.025)
def the_knitted_valley(cv, rng):
    cv.lit(-0.5, -0.85, "#fff6e0", "#3a2a30")
    cv.cover(linear(["#f7efe0", "#f0e0c6"], (0, 0), (0, 1000)))
    cv.fill(Mask(fbm(rng, 6, 5)), "#e0c8a4", opacity=0.35)
    cloth = cv.layer()
    cloth.cover("#8fc7dc")
    for y0, tone in ((300, "#8fc7dc"), (350, "#a9d6e2"), (392, "#c9e6e4"), (430, "#eaf2da")):
        cloth.fill(rect(-5, y0, 1010, 900), tone)
    for cx, cy in ((170, 360), (640, 330)):
        cloth.fill(
            [
                ellipse(cx, cy, 80, 20),
                ellipse(cx - 16, cy - 16, 40, 24),
                ellipse(cx + 30, cy - 10, 34, 20),
            ],
            "#ffffff",
        )
    for base, high, tone in (
        (560, 120, "#7fa9a0"),
        (620, 130, "#8ab86a"),
        (690, 110, "#5f9a5a"),
        (790, 120, "#b5b84a"),
        (890, 100, "#4f8a52"),
        (980, 90, "#2f6a4c"),
    ):
        crest = ridge(rng, base, high, 0.3, 4)
        cloth.fill(ground(crest), tone)
        for k in range(1, 4, 2):
            cloth.fill(line(crest + (0, 24 * k), 11), lift(tone, 0.09 if k == 1 else -0.06))
    cloth.fill(
        blob(
            [
                (430, 1010),
                (470, 900),
                (400, 820),
                (520, 740),
                (480, 660),
                (510, 640),
                (560, 740),
                (470, 820),
                (560, 900),
                (560, 1010),
            ]
        ),
        "#6fb7d6",
    )
    for x, y, s in (
        (250, 640, 1),
        (330, 665, 0.8),
        (800, 610, 1.1),
        (880, 640, 0.8),
        (150, 800, 1.3),
    ):
        cloth.fill(pts([(x - 36 * s, y), (x, y - 120 * s), (x + 36 * s, y)]), "#27584c")
        cloth.fill(rect(x - 7 * s, y, 14 * s, 18 * s), "#6a4630")
    cloth.fill(rect(660, 630, 110, 86), "#f2e2c4")
    cloth.fill(pts([(640, 634), (715, 560), (790, 634)]), "#c9412f")
    cloth.fill([rect(700, 664, 30, 52), rect(748, 556, 20, 40)], "#7a3b2e")
    for x, y in ((230, 900), (340, 870), (760, 860), (860, 905), (680, 930)):
        cloth.fill(
            [
                ellipse(x, y, 46, 28),
                ellipse(x - 22, y - 14, 24, 18),
                ellipse(x + 18, y - 14, 24, 18),
            ],
            "#fbf5e6",
        )
        cloth.fill(
            [
                ellipse(x + 46, y - 8, 16, 18),
                rect(x - 26, y + 20, 12, 26),
                rect(x + 16, y + 20, 12, 26),
            ],
            "#3a3038",
        )
    knitted(cloth, rng)
    # The upper edge is still on the needle; it sinks to the right.
    n = 46
    xs = np.linspace(60, 950, n)
    edge = np.stack([xs, 300 + 26 * (xs - 500) / 500], 1)
    rough = rng.normal(0, 3, 24)
    left = [(60 + 8 * np.sin(k * 0.9) + rough[k], 290 + k * 32) for k in range(24)]
    right = [(952 + 8 * np.sin(k * 0.7 + 1) + rough[23 - k], 1020 - k * 30) for k in range(24)]
    sheet = pts([*left, *right])
    cv.shadow(sheet, 12, 16, 16, 0.45)
    cv.paste(cloth, clip=sheet)
    for x, y in edge:
        cv.fill(
            line(
                [(x - 6, y + 16), (x - 7, y - 8), (x, y - 16), (x + 7, y - 8), (x + 6, y + 16)],
                6.4,
                smooth=True,
            ),
            "#8fc7dc",
            shade=0.9,
            depth=5,
        )
    a, b = (20, 274), (1010, 328)
    cv.shadow(line([a, b], 20), 6, 16, 8, 0.35)
    cv.fill(line([a, b], (20, 20, 16)), "#c98a4a", shade=1.0, depth=14, mottle=0.12)
    cv.fill(circle(22, 274, 27), "#a8602c", shade=1.0, depth=20)
    for x, y in edge[::1]:
        cv.fill(
            line([(x + 5, y + 10), (x + 8, y - 8), (x + 1, y - 16)], (5, 6, 3), smooth=True),
            lift("#8fc7dc", -0.03),
            shade=0.8,
            depth=4,
        )
    second = [(1010, 90), (720, 300)]
    cv.shadow(line(second, 18), 8, 20, 10, 0.3)
    cv.fill(line(second, (20, 18, 4)), "#c98a4a", shade=1.0, depth=14, mottle=0.12)
    # The sun is the ball of wool.
    cx, cy, r = 330, 140, 112
    cv.glow(cx, cy, 330, "#ffe08a", 0.45, mode="multiply")
    cv.fill(
        line([(cx + 60, cy + 92), (520, 262), (640, 190), (716, 298)], 7, smooth=True),
        "#f2b134",
        shade=0.9,
        depth=5,
    )
    for k in range(16):
        ang = np.radians(k * 22.5 + 8)
        p0, p1 = r + 22, r + (58 if k % 2 else 42)
        if cy + p1 * np.sin(ang) < 262:
            cv.fill(
                line(
                    [
                        (cx + p0 * np.cos(ang), cy + p0 * np.sin(ang)),
                        (cx + p1 * np.cos(ang), cy + p1 * np.sin(ang)),
                    ],
                    7,
                ),
                "#f6c95a",
                shade=0.9,
                depth=5,
            )
    cv.shadow(circle(cx, cy, r), 10, 20, 16, 0.35)
    ball = cv.fill(circle(cx, cy, r), "#f2b134", shade=1.0, depth=80)
    for turn in (20, -35, 80, -70):
        for k in range(-5, 6):
            if (k + turn) % 2:
                continue
            bow = 0.35 * r
            off = k * 19
            p = spline(
                [
                    (-r, off + bow * 0.2),
                    (0, off - bow * 0.5 * np.sign(k or 1)),
                    (r, off + bow * 0.2),
                ]
            )
            c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
            q = p @ np.array([[c, s], [-s, c]]) + (cx, cy)
            cv.fill(
                line(q, 11),
                lift("#f2b134", 0.03 * np.sin(k * 2 + turn)),
                shade=0.9,
                depth=8,
                clip=ball,
                opacity=0.92,
            )
    cv.fill(
        circle(cx, cy, r),
        radial(["#fff6c8", "#f2b134", "#a8601c"], (cx - 40, cy - 50), 200),
        mode="soft",
        opacity=0.6,
    )


def _band(path, start, stop, widths):
    """The piece of a ribbon between two of its points, with straight ends."""
    d = np.gradient(path, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None] * widths[:, None] / 2
    cut = slice(start, stop + 1)
    return np.concatenate([(path + n)[cut], (path - n)[cut][::-1]])


@card("27", vignette=0.2, grain=0.03)
def the_long_scarf(cv, rng):
    cv.lit(0.2, -0.95, "#fff6d0", "#4a3424")
    t.sky(cv, ["#e9a92c", "#f6c64a", "#fbdc7a", "#fff3c4"], 0, 560, rng, 0.5, "#fff3c8")
    cv.glow(520, 420, 420, "#fffbe2", 0.8)
    cv.fill(circle(520, 420, 104), "#fffdf0")
    t.hills(cv, rng, 556, 40, "#e8b95a", points=7)
    t.sea(
        cv,
        rng,
        550,
        ["#fbe9a8", "#eec45c", "#d19a3c", "#a8722c"],
        1000,
        glitter="#fffbe0",
        glitter_x=520,
    )
    scarf = "#d2302c"
    far, near = (792, 660, 1.75, True), (226, 800, 2.5, False)
    necks = []
    for (x0, y0, s, flip), tone, coat, hat in (
        (far, "#5a4a6a", "#3a6a5a", "#3a2a30"),
        (near, "#7a3b2e", "#33508c", "#4a2f24"),
    ):
        cv.fill(ellipse(x0, y0 + 8 * s, 66 * s, 9 * s), "#5a3418", opacity=0.55, soft=5)
        pen = cv.pen(x0, y0 - 14 * s, s * 1.1, flip=flip)
        at = t.person(pen, "row", coat=coat, hat=("cap", hat), hair="#4a2a1a")
        necks.append(pen.point(*at["neck"]))
        t.rowing_boat(cv.pen(x0, y0, s, flip=flip), tone)
        oar = cv.pen(x0, y0, s, flip=flip)
        oar.fill(line([(14, -36), (-26, 8)], (2.4, 2)), "#6a4426", shade=0.6, depth=3)
        oar.fill(ellipse(-30, 12, 5, 10, 40), "#8a5a34", shade=0.6, depth=3)
        cv.fill(
            [line(ellipse(x0, y0 + 10 * s, r * s, r * 0.13 * s), 2) for r in (78, 94)],
            "#fff6cc",
            opacity=0.5,
        )
    (fx, fy), (nx, ny) = necks
    # From neck to neck, in a long bow that nearly drinks; birds have made it theirs.
    bow = spline(
        [
            (nx, ny),
            (nx + 70, ny + 20),
            (nx + 170, 760),
            (nx + 290, 806),
            (nx + 400, 770),
            (fx - 70, fy + 40),
            (fx, fy + 4),
        ],
        steps=22,
    )
    # Cloth that turns over now and then.
    wide = np.linspace(60, 32, len(bow)) * (
        0.62 + 0.38 * np.abs(np.cos(np.linspace(0, 9.4, len(bow))))
    )
    cv.fill(line(bow + (0, 110), wide * 0.8), "#7a3a18", opacity=0.3, soft=8)
    for k, i in enumerate(range(0, len(bow) - 1, 11)):
        cv.fill(
            _band(bow, i, min(i + 11, len(bow) - 1), wide),
            (scarf, "#f9e3bc")[k % 2],
            shade=0.7,
            depth=16,
            mottle=0.12,
        )
    for (x, y), s in (((nx, ny), 1.5), ((fx, fy), 0.95)):
        end = pts(
            [
                (x - 10 * s, y),
                (x - 30 * s, y + 4 * s),
                (x - 44 * s, y + 52 * s),
                (x - 20 * s, y + 56 * s),
            ]
        )
        cv.fill(
            end if s > 1 else end * (-1, 1) + (2 * x, 0), scarf, shade=0.8, depth=10, mottle=0.1
        )
        fringe = [
            line([(x - (42 - 5 * k) * s, y + 52 * s), (x - (46 - 5 * k) * s, y + 66 * s)], 2.4 * s)
            for k in range(5)
        ]
        cv.fill(
            fringe if s > 1 else [line(f.points * (-1, 1) + (2 * x, 0), 2) for f in fringe],
            "#f9e3bc",
        )
        cv.fill(ellipse(x, y + 2, 24 * s, 13 * s), scarf, shade=1.0, depth=10 * s)
    for i, flip in ((52, False), (66, True), (79, False), (104, True)):
        x, y = bow[i]
        t.bird(
            cv.pen(x, y - wide[i] / 2 - 16, 0.72 - i * 0.001, 0, flip=flip),
            "#2c3a52",
            belly="#f3e6cf",
            wings="folded",
        )
    t.bird(cv.pen(560, 640, 0.55, -14), "#2c3a52", belly="#f3e6cf", wings="up")
    t.flock(cv, rng, [(140 + 42 * k, 190 + 26 * np.sin(k * 1.4)) for k in range(5)], "#8a5a24", 14)
    strokes(
        cv,
        rng,
        6,
        30,
        6000,
        vary=0.04,
        keep=[
            rect(fx - 120, fy - 60, 300, 170),
            rect(60, ny - 80, 330, 280),
            line(bow, wide + 10),
            rect(480, 600, 160, 80),
            *[circle(bow[i][0], bow[i][1] - 30, 40) for i in (52, 66, 79, 104)],
        ],
    )


@card("28", vignette=0.3, grain=0.008)
def who_holds_the_rain(cv, rng):
    cv.lit(-0.4, -0.9, "#ffffff", "#101418")
    cv.cover(linear(["#6f7a84", "#a4adb2", "#d9dcd8", "#efeee4"], (0, 0), (0, 860)))
    cloudy = fbm(rng, 3, 6, squash=0.5)
    cv.fill(Mask(np.clip((cloudy - 0.45) * 3, 0, 1)), "#4f5962", opacity=0.6)
    # The one above: hat, bent head, wide sleeves of cloud.
    coat = "#3a424c"
    body = blob([(300, -20), (220, 80), (150, 190), (120, 250), (230, 290), (330, 250), (400, 300), (500, 326), (600, 300), (670, 250), (770, 290), (880, 250), (850, 190), (780, 80), (700, -20)], 12)  # fmt: skip  # noqa: E501
    cv.fill(body, linear(["#59636e", coat], (0, 0), (0, 320)), shade=1.0, depth=70, mottle=0.2)
    for s in (-1, 1):
        cv.fill(
            line(
                [(500 + s * 190, 60), (500 + s * 290, 160), (500 + s * 330, 262)],
                (120, 110, 76),
                smooth=True,
            ),
            coat,
            shade=1.0,
            depth=50,
            mottle=0.2,
        )
        hand = cv.pen(500 + s * 336, 262, 1.5, 180, flip=s < 0)
        t.hand(hand, "#d9cdbf", "#3a424c", "pinch")
    for x, y, w in (
        (120, 130, 260),
        (880, 130, 260),
        (500, 30, 420),
        (310, 330, 190),
        (690, 332, 190),
        (500, 372, 250),
    ):
        t.cloud(cv, rng, x, y, w, "#b9c0c4", shadow="#5f6972", opacity=0.92, flat=False)
    cv.fill(ellipse(500, 190, 70, 84), "#dccfc0", shade=1.0, depth=46, mottle=0.1)
    cv.fill(
        blob(
            [
                (430, 206),
                (452, 262),
                (500, 296),
                (548, 262),
                (570, 206),
                (540, 236),
                (500, 232),
                (460, 236),
            ]
        ),
        "#8a9096",
        shade=0.9,
        depth=18,
    )
    cv.fill(
        [
            taper([(462, 186), (478, 194), (492, 186)], 6),
            taper([(508, 186), (522, 194), (538, 186)], 6),
        ],
        "#2a2c30",
    )
    cv.fill(
        blob([(490, 190), (510, 190), (514, 220), (500, 228), (486, 220)]),
        "#cdbeae",
        shade=1.0,
        depth=10,
    )
    cv.fill(ellipse(500, 144, 140, 26), "#20252c", shade=0.9, depth=12)
    cv.fill(
        blob([(424, 140), (436, 60), (500, 44), (564, 60), (576, 140), (500, 152)]),
        "#2a3038",
        shade=1.0,
        depth=36,
    )
    # Two crosses of wood, and strings that are the rain.
    drops, beads = [], []
    for s in (-1, 1):
        cx, cy = 500 + s * 336, 410
        for ends in (((-150, 10), (150, -10)), ((-86, -34), (86, 34))):
            bar = [(cx + ends[0][0], cy + ends[0][1]), (cx + ends[1][0], cy + ends[1][1])]
            cv.fill(line(bar, 15), "#8a6440", shade=0.9, depth=10)
            n = 12
            for k in range(n):
                f = k / (n - 1)
                x = bar[0][0] * (1 - f) + bar[1][0] * f
                y = bar[0][1] * (1 - f) + bar[1][1] * f
                end = rng.uniform(720, 960)
                drops.append(line([(x, y), (x, end)], 1.5))
                for _ in range(3):
                    by = rng.uniform(y + 60, end)
                    beads.append(blob([(x, by - 12), (x + 4, by), (x, by + 5), (x - 4, by)], 5))
                beads.append(blob([(x, end - 16), (x + 5.5, end), (x, end + 7), (x - 5.5, end)], 5))
        for k in (-60, 0, 60):
            cv.fill(line([(cx, cy - 96), (cx + k, cy)], 2.2), "#3a3a3a")
    for x in np.arange(390, 620, 21):
        y = rng.uniform(430, 500)
        drops.append(line([(x, 360), (x, y + 380)], 1.1))
        beads.append(blob([(x, y), (x + 4, y + 13), (x, y + 18), (x - 4, y + 13)], 5))
    # The town in the wet.
    for i, x in enumerate(np.arange(20, 1010, 84)):
        t.town_house(
            cv.pen(x, 800 + 8 * np.sin(i), 1.35 + 0.35 * abs(np.sin(i * 1.9))),
            rng,
            ("#9aa2a4", "#7f8a90", "#b4b6b0")[i % 3],
            "#4a525a",
            share=0.15,
            gable=("step", "point")[i % 2],
        )
    cv.fill(
        rect(-5, 798, 1010, 210), linear(["#a9aeac", "#6f777c"], (0, 798), (0, 1000)), mottle=0.15
    )
    for _ in range(36):
        x, y = rng.uniform(0, 1000), rng.uniform(840, 990)
        cv.fill(line(ellipse(x, y, 22, 5), 1.6), "#e8ecec", opacity=0.7)
    for x, y, s, tone, flip in (
        (110, 900, 1.25, "#4a4f56", False),
        (260, 945, 1.5, "#34383e", True),
        (700, 895, 1.2, "#565c62", True),
        (890, 960, 1.6, "#2c3036", True),
    ):
        cv.fill(ellipse(x, y, 46 * s, 7 * s), "#3a4046", opacity=0.6, soft=3)
        h = t.person(cv.pen(x, y, s, flip=flip), "walk", coat=tone, hair="#2a2a2a", skin="#cfc4b8")
        ux, uy = cv.pen(x, y, s, flip=flip).point(*h["hand"])
        t.umbrella(cv.pen(ux, uy, s * 0.9), lift(tone, 0.05))
    plain = cv.rgb.copy()
    hatching(cv, rng, "#1d2229", "#f2eee2", 12, tint=0.3, gamma=1.0, contour=0.6)
    cv.rgb = cv.rgb * 0.3 + plain * 0.7  # softer lines, which also keeps the file small
    cv.fill(drops, "#27506c", opacity=0.75)
    cv.fill(beads, "#2f6f94", opacity=0.95)
    # One child has found where the sun is kept.
    cv.fill(ellipse(490, 950, 90, 15), "#f2b93c", opacity=0.55, soft=6)
    h = t.person(
        cv.pen(470, 950, 1.9), "up", coat="#e2a11f", child=True, hair="#4a2a1a", legs="#3a3a44"
    )
    ux, uy = cv.pen(470, 950, 1.9).point(*h["hand"])
    t.umbrella(cv.pen(ux, uy, 1.9), "#ffcf3a")
