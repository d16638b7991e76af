"""Cut paper: sheet above sheet, each with its own shadow."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import radial
from colour import jitter, lift
from deck import card
from media import paper_cut
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


@card("17", vignette=0.2, grain=0.025)
def the_clearing(cv, rng):
    cv.lit(-0.5, -0.85, "#fff6d8", "#0c1428")
    cv.cover(radial(["#fff6d6", "#ffe2a0", "#f6b878"], (500, 380), 620))
    paper_cut(cv, circle(500, 360, 190), "#fffaf0", 6)
    for k in range(3):
        paper_cut(
            cv,
            blob(
                [
                    (120 + k * 260, 470),
                    (180 + k * 260, 440),
                    (260 + k * 250, 430),
                    (330 + k * 250, 455),
                    (380 + k * 250, 480),
                    (250 + k * 255, 492),
                ]
            ),
            "#fbe3c0",
            5,
        )
    tones = ["#e9b48a", "#c98a86", "#94687f", "#5f4d74", "#3a3760", "#221f40"]
    floor = [640, 690, 740, 800, 860, 930]
    for i, tone in enumerate(tones):
        base = floor[i]
        hill = np.stack(
            [np.linspace(-20, 1020, 60), base + 24 * np.sin(np.linspace(0, 5 + i, 60) + i * 2)], 1
        )
        sheet = [np.concatenate([hill, [(1020, 1020), (-20, 1020)]])]
        reach = 330 + i * 22
        for s in (-1, 1):
            for k in range(3):
                x = 500 + s * (reach * 0.55 + k * (100 + i * 12) + rng.uniform(-18, 18))
                if i < 2:
                    top = base - rng.uniform(210, 320)
                    sheet.append(pts([(x - 44, base + 20), (x, top), (x + 44, base + 20)]))
                    continue
                w = 12 + i * 6
                lean = s * rng.uniform(-20, 50)
                sheet.append(
                    line(
                        [(x, base + 40), (x + lean * 0.4, base - 300), (x + lean, -40)],
                        (w * 1.5, w, w * 0.7),
                        smooth=True,
                    )
                )
                for j in range(4):
                    y0 = base - 170 - j * 130 + rng.uniform(-40, 40)
                    d = -s if j % 2 else s
                    bx = x + lean * (base - y0) / (base + 40)
                    sheet.append(
                        line(
                            [(bx, y0), (bx + d * 50, y0 - 40), (bx + d * (80 + 14 * i), y0 - 110)],
                            (w * 0.5, w * 0.3, 2),
                            smooth=True,
                        )
                    )
        paper_cut(cv, sheet, tone, 7 + i * 1.5)
        if i == 2:
            # The fox on a stage of light, with a paper crown.
            fox = cv.pen(490, 762, 2.1)
            cv.fill(ellipse(490, 764, 120, 12), "#2a1838", opacity=0.4, soft=5)
            t.fox(fox, "#d8622c", "#fbeedd")
            t.crown(cv.pen(514, 546, 0.52, 2), "#f2b93c")
        if i == 3:
            for x, flip in ((300, False), (690, True), (760, True)):
                t.hare(cv.pen(x, 822, 0.95, flip=flip, ink="#2c2548"))
            t.owl(cv.pen(640, 838, 0.75, ink="#2c2548"))
        if i == 4:
            for x in (160, 880):
                for y0 in (760, 792):
                    cv.fill([circle(x - 9, y0, 5), circle(x + 9, y0, 5)], "#ffe08a")
    for x, y in rng.uniform((240, 480), (760, 780), (18, 2)):
        cv.glow(x, y, 22, "#fff0b0", 0.6)
        cv.fill(circle(x, y, 2.6), "#fffbe0")
    ferns = []
    for x in np.arange(-20, 1030, 46):
        h = rng.uniform(70, 150) * (0.6 + abs(x - 500) / 700)
        bend = rng.normal(0, 26)
        stalk = spline([(x, 1010), (x + bend * 0.3, 1000 - h * 0.6), (x + bend, 1000 - h)])
        ferns.append(line(stalk, (5, 1.5)))
        for j in range(4, len(stalk), 3):
            n = 26 * (1 - j / len(stalk)) + 8
            ferns += [line([stalk[j], stalk[j] + (s * n, -n * 0.5)], (5, 1)) for s in (-1, 1)]
    paper_cut(cv, ferns, "#14122c", 10)


@card("18", vignette=0.3, grain=0.025)
def the_diver(cv, rng):
    cv.lit(0.2, -0.95, "#e8fff4", "#02121c")
    cv.cover("#06182a")
    tones = ["#bfe8d4", "#8fd3c4", "#57b3b0", "#2f8b98", "#1d647c", "#124560", "#0b2c45"]
    for i, tone in reversed(list(enumerate(tones))):
        r = 470 - i * 52
        n = 90
        a = np.linspace(0, 2 * np.pi, n, endpoint=False)
        rough = 1 + 0.07 * np.sin(a * (5 + i) + i) + 0.04 * np.sin(a * (11 - i) + 2 * i)
        hole = np.stack(
            [500 + (r + 60) * rough * np.cos(a), 400 + i * 22 + r * rough * np.sin(a)], 1
        )
        sheet = cv.mask(rect(-5, -5, 1010, 1010)) - cv.mask(hole)
        cv.shadow(sheet, 4, 12, 9, 0.35, "#02121c")
        cv.fill(sheet, tone, mottle=0.05, rim=0.25)
    # Weeds and corals stick out of the nearest sheets.
    for i in range(24):
        x = rng.choice([rng.uniform(0, 300), rng.uniform(700, 1000)])
        h = rng.uniform(120, 300)
        path = [(x + 16 * np.sin(k * 1.3 + i), 1010 - h * k / 5) for k in range(6)]
        paper_cut(
            cv,
            line(path, (17, 12, 3), smooth=True),
            jitter(rng, rng.choice(["#c8553d", "#e08a4a", "#7a3b5e", "#2f7a6a"]), 0.02, 5),
            6,
        )
    # The beast keeps to the dark: arms from the corners.
    arm = "#b8404a"
    for path, w in (
        ([(1020, 700), (880, 640), (800, 720), (840, 830), (740, 880), (640, 820), (640, 740)], 92),
        ([(-20, 820), (110, 720), (230, 760), (280, 880), (390, 900), (430, 830)], 84),
        ([(-20, 300), (90, 330), (160, 250), (120, 160), (190, 110)], 60),
    ):
        p = spline(path)
        cv.shadow(line(p, np.linspace(w, 8, len(p))), 6, 18, 12, 0.5)
        t.octopus_arm(cv.pen(), path, w, arm, "#f6cdb4")
    # The diver hangs in the middle with a lamp that has a star in it.
    cv.glow(560, 480, 330, "#fff3b8", 0.7)
    cv.fill(line([(452, -10), (446, 160), (462, 300)], 6, smooth=True), "#e8d9a8", shade=0.5)
    diver = cv.pen(458, 640, 3.4)
    at = t.person(
        diver,
        "float",
        coat="#c9a24a",
        legs="#8a6a34",
        skin="#d9b98c",
        length=0.12,
        wide=1.25,
        hair="#c9a24a",
    )
    hx, hy = diver.point(*at["head"])
    cv.fill(circle(hx, hy, 46), "#d8a640", shade=1.0, depth=34, rim=0.4)
    cv.fill(circle(hx + 16, hy, 25), "#8a5a24", shade=0.6, depth=8)
    cv.fill(circle(hx + 16, hy, 19), "#bfe6ea", shade=0.8, depth=14)
    cv.fill(ellipse(hx + 9, hy - 7, 6, 4, -30), "#ffffff", opacity=0.8)
    lx, ly = diver.point(*at["hand"])
    t.lantern(cv.pen(lx + 4, ly + 102, 1.05), "#fff0a8", "#5a3a24")
    t.bubbles(cv, rng, hx + 10, hy - 50, 26, 300, 16, size=12)
    for x, y, s, f in (
        (250, 420, 0.7, False),
        (700, 300, 0.6, True),
        (770, 350, 0.45, True),
        (330, 300, 0.45, False),
    ):
        cv.shadow(ellipse(x, y, 40 * s, 16 * s), 4, 12, 7, 0.35)
        t.fish(cv.pen(x, y, s, flip=f), "#f2a03c", stripes=2)


@card("19", vignette=0.35)
def the_pop_up_book(cv, rng):
    cv.lit(-0.6, -0.8, "#fff0cc", "#2a1420")
    cv.cover(radial(["#8a5a4a", "#5a3440", "#241624"], (420, 420), 900))
    for k in range(7):
        cv.fill(line([(-10, 700 + k * 52), (1010, 690 + k * 54)], 3), "#1a0d16", opacity=0.45)
    cv.fill(ellipse(500, 905, 480, 60), "#0a0408", opacity=0.6, soft=18)
    # The book lies open.
    for s in (-1, 1):
        cv.fill(
            pts([(500, 930), (500 + s * 470, 880), (500 + s * 400, 640), (500, 660)]),
            "#7c2f3a",
            shade=0.6,
            depth=12,
        )
        for k in range(5):
            d = k * 5
            page = blob(
                [
                    (500, 915 - d),
                    (500 + s * 120, 880 - d),
                    (500 + s * 300, 868 - d),
                    (500 + s * 450, 866 - d),
                    (500 + s * 388, 640 - d),
                    (500 + s * 240, 632 - d),
                    (500 + s * 90, 640 - d),
                    (500, 664 - d),
                ],
                8,
            )
            cv.fill(page, lift("#f4ead2", -0.03 * (4 - k)), shade=0.5, depth=16)
    meadow = blob(
        [
            (140, 800),
            (220, 690),
            (420, 660),
            (580, 660),
            (780, 690),
            (860, 800),
            (700, 850),
            (500, 868),
            (300, 850),
        ]
    )
    paper_cut(cv, meadow, "#8fae62", 6)
    paper_cut(
        cv,
        blob([(420, 868), (470, 800), (520, 760), (560, 700), (600, 705), (580, 780), (560, 862)]),
        "#e6cf96",
        2,
    )
    # Standing sheets, back to front: moon, mountains, castle, forest.
    paper_cut(cv, circle(650, 200, 92), "#fbe7a8", 12)
    cv.fill([line([(650, 292), (640, 640)], 5)], "#d9c9a4")
    paper_cut(
        cv,
        pts(
            [
                (190, 690),
                (270, 470),
                (330, 540),
                (420, 380),
                (520, 560),
                (600, 470),
                (690, 610),
                (770, 520),
                (830, 690),
            ]
        ),
        "#7f8fb0",
        12,
    )
    paper_cut(cv, pts([(420, 380), (388, 438), (416, 430), (430, 452), (452, 436)]), "#f4f4f0", 2)
    wall, roof = "#e8c9a8", "#b5413a"
    castle = [rect(390, 520, 260, 170)]
    for x, h, w in ((390, 250, 56), (650, 230, 56), (470, 330, 64), (560, 400, 70)):
        castle.append(rect(x - w / 2, 690 - h, w, h))
    paper_cut(cv, castle, wall, 12)
    for x, h, w in ((390, 250, 56), (650, 230, 56), (470, 330, 64), (560, 400, 70)):
        paper_cut(
            cv,
            pts([(x - w * 0.72, 692 - h), (x, 692 - h - w * 1.35), (x + w * 0.72, 692 - h)]),
            roof,
            7,
        )
        for k in range(2):
            y0 = 722 - h + k * 74
            cv.fill(
                np.concatenate([arc(x, y0, 9, 9, 180, 360), [(x + 9, y0 + 20), (x - 9, y0 + 20)]]),
                "#ffd46a",
            )
            cv.glow(x, y0 + 8, 44, "#ffd46a", 0.5)
    cv.fill(np.concatenate([arc(520, 640, 30, 34, 180, 360), [(550, 690), (490, 690)]]), "#5a2f3a")
    for x in np.arange(394, 650, 26):
        cv.fill(rect(x, 508, 13, 14), wall, shade=0.3)
    firs = [
        (215, 726, 170),
        (270, 752, 210),
        (335, 742, 150),
        (730, 746, 190),
        (790, 722, 160),
        (680, 764, 130),
    ]
    for x, y, h in firs:
        tone = jitter(rng, "#3f7a62", 0.03, 6)
        paper_cut(
            cv,
            [
                pts(
                    [
                        (x - h * (0.30 - 0.06 * k), y - h * 0.24 * k),
                        (x, y - h * (0.5 + 0.17 * k)),
                        (x + h * (0.30 - 0.06 * k), y - h * 0.24 * k),
                    ]
                )
                for k in range(3)
            ],
            tone,
            8,
        )
    # Paper birds have left the page; a real child walks in.
    for x, y, s, a in (
        (250, 300, 0.9, -20),
        (170, 210, 0.75, -30),
        (330, 190, 0.6, -12),
        (820, 330, 0.8, 14),
        (900, 240, 0.6, 20),
    ):
        wing = [
            pts([(0, 0), (-46, -34), (-10, 10)]),
            pts([(0, 0), (30, -50), (24, 4)]),
            pts([(-60, 6), (0, 0), (44, 8), (0, 16)]),
        ]
        pen = cv.pen(x, y, s, a)
        for k, part in enumerate(wing):
            paper_cut(cv, pen.placed(part), ("#f8f2e4", "#d9d2c4", "#fffaf0")[k], 7)
    t.person(
        cv.pen(462, 884, 1.55), "walk", coat="#2f6f8a", child=True, hair="#3a2018", scarf="#f2b134"
    )
    cv.glow(520, 560, 420, "#ffdf9a", 0.3)
