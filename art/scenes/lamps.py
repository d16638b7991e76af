"""Nights that somebody has lit."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import impasto, strokes
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


@card("42", vignette=0.3)
def fish_in_the_lamplight(cv, rng):
    cv.lit(0.0, -1.0, "#fff0c0", "#0c1a3a")
    t.sky(cv, ["#16264e", "#2c4a7c", "#5f7fa8", "#a9b8cc"], 0, 700, rng, 0.4, "#4f6a98")
    t.hills(cv, rng, 690, 90, "#8fa5c0")
    for _ in range(34):
        f = rng.random()
        x = rng.uniform(-20, 1020)
        if abs(x - 540) > 150:
            t.pine(
                cv.pen(x, 690 + 50 * f, 0.8 + 0.9 * f, haze=("#7f98ba", 0.55 - 0.35 * f)),
                rng,
                "#24405a",
                snow="#c9d8ea",
            )
    snow = cv.fill(
        blob(
            [(-40, 740), (200, 716), (480, 738), (760, 712), (1040, 742), (1040, 1040), (-40, 1040)]
        ),
        linear(["#b4c6de", "#8fa6c8", "#5f78a4"], (0, 715), (0, 1000)),
        mottle=0.06,
    )
    # The cone of the lamp is an aquarium.
    lx, ly = 560, 236
    cone = pts([(lx - 26, ly), (lx + 26, ly), (lx + 322, 850), (lx - 322, 850)])
    _, y = grid()
    fade = np.clip(1.15 - (y - ly) / 780, 0, 1)
    beam = cv.mask([cone, ellipse(lx, 850, 322, 74)]).blurred(7)
    cv.fill(beam * fade.astype(np.float32), "#ffdf8c", opacity=0.62)
    cv.fill(
        ellipse(lx, 850, 318, 72),
        radial(["#fffbe6", "#ffefc0", "#ffd98a"], (lx, 850), 330),
        opacity=0.85,
        soft=10,
        clip=snow,
    )
    cv.fill(line([(lx, 866), (lx, 250)], (16, 10)), "#20222e", shade=1.0, depth=8)
    cv.fill(
        [rect(lx - 26, 850, 52, 18, 5), rect(lx - 14, 640, 28, 10, 4)],
        "#20222e",
        shade=1.0,
        depth=8,
    )
    cv.fill(
        blob([(lx - 58, 236), (lx - 40, 196), (lx, 176), (lx + 40, 196), (lx + 58, 236)]),
        "#20222e",
        shade=1.0,
        depth=20,
    )
    cv.fill(
        blob(
            [
                (lx - 58, 232),
                (lx - 36, 184),
                (lx, 162),
                (lx + 36, 184),
                (lx + 54, 214),
                (lx, 190),
                (lx - 40, 206),
            ]
        ),
        "#f2f6fc",
        shade=0.8,
        depth=14,
    )
    cv.glow(lx, 250, 210, "#fff3c4", 0.95)
    cv.fill(ellipse(lx, 240, 44, 14), "#fffdf0")
    school = (
        (470, 420, 0.85, -20, False),
        (640, 400, 0.7, 16, True),
        (575, 520, 1.25, -8, True),
        (430, 600, 1.0, 14, False),
        (700, 600, 1.1, -18, True),
        (540, 700, 0.9, 10, False),
        (660, 740, 0.75, 0, True),
        (400, 740, 0.8, -14, False),
    )
    for x, yy, s, a, flip in school:
        cv.fill(ellipse(x + (x - lx) * 0.3, 852, 40 * s, 8 * s), "#a8783c", opacity=0.35, soft=5)
        t.fish(
            cv.pen(x, yy, s, a, flip=flip),
            jitter(rng, "#f0662c", 0.03, 14),
            stripes=int(rng.integers(0, 3)),
        )
    t.bubbles(cv, rng, 600, 700, 60, 420, 14, "#fffbe6", 9)
    for x, yy in rng.uniform((250, 260), (870, 860), (90, 2)):
        if abs(x - lx) < 26 + (yy - ly) * 0.48:
            cv.fill(circle(x, yy, rng.uniform(1.5, 4)), "#fffbe8", opacity=0.85)
    # Somebody with a sledge has stopped at the edge of it.
    cv.fill(ellipse(180, 902, 130, 12), "#3a5080", opacity=0.5, soft=6)
    boy = cv.pen(232, 900, 1.85)
    h = t.person(
        boy,
        "up",
        coat="#b8302c",
        hat=("cap", "#2f5f8a"),
        scarf="#e9c45a",
        child=True,
        legs="#2a2f48",
    )
    hx, hy = boy.point(*h["hand2"])
    cv.fill(line([(hx, hy), (150, 872), (118, 878)], 2.6, smooth=True), "#3a2a24")
    cv.fill(
        [
            line([(30, 900), (112, 900), (128, 884)], 6),
            line([(40, 880), (110, 880)], 9),
            line([(52, 880), (52, 900)], 5),
            line([(98, 880), (98, 900)], 5),
        ],
        "#8a5230",
        shade=0.8,
        depth=5,
    )
    prints = [ellipse(10 + k * 18, 930 + 8 * (k % 2) - k, 7, 3.6) for k in range(12)]
    cv.fill(prints, "#4f6898", opacity=0.7)
    t.snowfall(cv, rng, 190, "#ffffff", 3.6)
    strokes(
        cv,
        rng,
        5,
        20,
        4500,
        vary=0.03,
        keep=[
            rect(20, 690, 290, 230),
            *[circle(x, yy, 62 * s) for x, yy, s, _, _ in school],
            rect(490, 150, 140, 110),
        ],
    )


@card("44", vignette=0.35)
def the_mask_stall(cv, rng):
    cv.lit(0.1, -0.95, "#ffe0a0", "#1a0616")
    cv.cover(linear(["#1c0f2e", "#3a1838", "#5a2038"], (0, 0), (0, 1000)))
    for x in np.arange(10, 1000, 110):  # houses behind
        t.town_house(
            cv.pen(x, 640, 3.2, haze=("#2a1230", 0.6)), rng, "#5a3048", "#2a1430", share=0.3
        )
    # The stall: a glowing back wall with shelves.
    cv.glow(500, 430, 620, "#ff9a4a", 0.5)
    cv.fill(
        rect(130, 210, 740, 540),
        radial(["#f2b45a", "#c4572f", "#6a1f2a"], (500, 400), 520),
        mottle=0.1,
    )
    for yy in (390, 556):
        cv.fill(rect(130, yy, 740, 18), "#5a2a1c", shade=0.8, depth=8)
        cv.fill(rect(130, yy + 18, 740, 16), "#4a1410", opacity=0.4, soft=5)
    looks = (
        ("#f3ead8", "#b8902f", "smile"),
        ("#c8352b", "#f2c14e", "sad"),
        ("#2f8a8a", "#f7e3b0", "smile"),
        ("#f2b93c", "#7a2a2a", "sad"),
        ("#7a4a9a", "#f2c14e", "smile"),
    )
    k = 0
    for row, yy in enumerate((386, 552)):
        for i in range(6):
            x = 205 + i * 118
            tone, trim, mood = looks[(k * 2 + row) % 5]
            k += 1
            if (row, i) == (1, 3):
                continue
            pen = cv.pen(x, yy - 4, 1.32, rng.uniform(-4, 4))
            t.mask_face(pen, jitter(rng, tone, 0.02, 8), trim, mood)
            kind = (i + row * 2) % 4
            if kind == 1:
                for s in (-1, 1):
                    pen.fill(
                        blob([(s * 16, -94), (s * 34, -128), (s * 38, -84)]),
                        tone,
                        shade=0.9,
                        depth=12,
                    )
            elif kind == 2:
                for a in np.linspace(-50, 50, 5):
                    t.feather(pen.at(a * 0.45, -92, 0.5, a), mix(trim, tone, 0.3))
            elif kind == 3:
                pen.fill(
                    blob([(-6, -48), (6, -48), (5, -30), (0, -6), (-5, -30)]),
                    trim,
                    shade=1.0,
                    depth=7,
                )
            if (row, i) == (0, 2):  # this one looks back
                for s in (-1, 1):
                    pen.fill(ellipse(s * 17.5, -63, 8, 5), "#fffdf0")
                    pen.fill(circle(s * 17.5 + 2, -62, 3.6), "#2a6a3a")
                    pen.fill(circle(s * 17.5 + 2, -62, 1.7), "#0a0a0a")
    # The seller has no face at all; on the empty nail's place stands the lamp-lit head.
    cv.fill(
        blob([(470, 760), (486, 640), (520, 600), (570, 590), (620, 600), (654, 640), (672, 760)]),
        "#2a1a3a",
        shade=1.0,
        depth=40,
        mottle=0.1,
    )
    cv.fill(ellipse(570, 540, 44, 54), "#eecfae", shade=1.0, depth=34)
    cv.fill(
        blob([(516, 520), (526, 478), (570, 460), (614, 478), (624, 520), (590, 496), (550, 496)]),
        "#2a1418",
        shade=0.9,
        depth=16,
    )
    cv.fill(
        line([(634, 640), (700, 670), (688, 610)], (36, 30, 22), smooth=True),
        "#2a1a3a",
        shade=1.0,
        depth=18,
    )
    cv.fill(circle(688, 600, 17), "#eecfae", shade=0.9, depth=12)
    # Counter and striped awning.
    cv.fill(rect(100, 742, 800, 40, 4), "#8a4a2a", shade=1.0, depth=16, mottle=0.15)
    cv.fill(rect(120, 780, 760, 160), "#5a2420", shade=0.6, depth=20, mottle=0.15)
    for x in np.arange(126, 870, 94):
        cv.fill(rect(x, 792, 82, 136, 4), "#6a2c26", shade=-0.6, depth=8)
    for x, s in ((180, 0.8), (300, 0.7), (800, 0.85)):
        t.mask_face(
            cv.pen(x, 762, s, 8), rng.choice(["#f3ead8", "#f2b93c", "#2f8a8a"]), "#b8902f", "smile"
        )
    for s in (-1, 1):
        cv.fill(rect(500 + s * 388 - 12, 180, 24, 770), "#5a2a1c", shade=1.0, depth=12)
    n = 12
    for k in range(n):
        x0, x1 = 70 + k * 860 / n, 70 + (k + 1) * 860 / n
        t0, t1 = 150 + k * 700 / n, 150 + (k + 1) * 700 / n
        tone = ("#b8242f", "#f6e6c8")[k % 2]
        cv.fill(
            np.concatenate(
                [
                    pts([(t0, 90), (t1, 90), (x1, 220)]),
                    arc((x0 + x1) / 2, 220, (x1 - x0) / 2, 30, 0, 180, 12),
                ]
            ),
            tone,
            shade=0.5,
            depth=14,
            mottle=0.08,
        )
    cv.fill(pts([(70, 180), (930, 180), (930, 220), (70, 220)]), "#2a0614", opacity=0.25, soft=16)
    # Paper lanterns on a string.
    rope = spline([(-20, 60), (180, 120), (380, 50), (600, 110), (820, 40), (1020, 110)])
    cv.fill(line(rope, 3), "#1a0a14")
    for i, tone in zip(
        (8, 20, 32, 44, 55), ("#ff6a3a", "#ffc23c", "#ff5a4a", "#ffd04a", "#ff7a3a"), strict=True
    ):
        x, yy = rope[i]
        cv.glow(x, yy + 46, 130, tone, 0.8)
        cv.fill(
            ellipse(x, yy + 44, 34, 40),
            radial(["#fff3b0", tone], (x, yy + 44), 42),
            shade=0.5,
            depth=20,
        )
        cv.fill(
            [line(arc(x, yy + 44, 34 * f, 40, -90, 90), 1.4) for f in (-0.9, -0.4, 0.1, 0.6)],
            lift(tone, -0.2),
            opacity=0.5,
        )
        cv.fill([rect(x - 12, yy, 24, 7), rect(x - 12, yy + 81, 24, 7)], "#3a1418")
    # The street, wet; the customer is a fox in a good coat.
    cv.fill(rect(-5, 930, 1010, 80), linear(["#4a1c2c", "#241020"], (0, 930), (0, 1000)))
    for x, yy in rng.uniform((0, 936), (1000, 996), (60, 2)):
        cv.fill(
            ellipse(x, yy, rng.uniform(14, 40), 2.4),
            rng.choice(["#ff9a4a", "#ffd07a", "#a83a3a"]),
            opacity=0.35,
        )
    fx, fy = 392, 978
    cv.fill(ellipse(fx, fy, 150, 16), "#0c0410", opacity=0.6, soft=6)
    tail = spline(
        [(fx + 30, fy - 60), (fx + 120, fy - 30), (fx + 180, fy - 110), (fx + 150, fy - 190)]
    )
    cv.fill(line(tail, (26, 62, 60, 12)), "#d8622c", shade=1.0, depth=30, mottle=0.14)
    cv.fill(line(tail[-12:], (52, 40, 6)), "#fbeedd", shade=1.0, depth=20)
    cv.fill(
        blob(
            [
                (fx - 96, fy),
                (fx - 84, fy - 120),
                (fx - 62, fy - 214),
                (fx, fy - 240),
                (fx + 62, fy - 214),
                (fx + 84, fy - 120),
                (fx + 96, fy),
            ]
        ),
        "#24406a",
        shade=1.0,
        depth=56,
        mottle=0.1,
    )
    cv.fill(
        [line([(fx, fy - 110), (fx + 3, fy)], 4), rect(fx - 36, fy - 122, 72, 12, 4)], "#162a4a"
    )
    for s in (-1, 1):
        cv.fill(
            blob([(fx + s * 20, fy - 322), (fx + s * 50, fy - 400), (fx + s * 72, fy - 300)]),
            "#c8541f",
            shade=1.0,
            depth=16,
        )
        cv.fill(
            blob([(fx + s * 40, fy - 352), (fx + s * 50, fy - 398), (fx + s * 60, fy - 346)]),
            "#2b1d1a",
        )
    cv.fill(
        blob(
            [
                (fx - 76, fy - 270),
                (fx - 62, fy - 324),
                (fx, fy - 344),
                (fx + 62, fy - 324),
                (fx + 76, fy - 270),
                (fx + 40, fy - 226),
                (fx - 40, fy - 226),
            ]
        ),
        "#d8622c",
        shade=1.0,
        depth=44,
        mottle=0.16,
    )
    cv.fill(
        line([(fx - 50, fy - 232), (fx, fy - 216), (fx + 50, fy - 232)], 24, smooth=True),
        "#e9c45a",
        shade=1.0,
        depth=12,
    )
    # In its raised paw: the face of a child.
    cv.fill(
        line(
            [(fx - 60, fy - 190), (fx - 120, fy - 200), (fx - 136, fy - 276)],
            (46, 40, 30),
            smooth=True,
        ),
        "#24406a",
        shade=1.0,
        depth=24,
    )
    t.mask_face(cv.pen(fx - 150, fy - 296, 1.25, -8), "#f2c9a4", "#7a4a2a", "smile")
    cv.fill(circle(fx - 138, fy - 294, 20), "#3a2018", shade=1.0, depth=12)
    impasto(cv, rng, None, 0.04)
