"""A small world in a vessel on a table: weather under glass, in a cup, in a jar."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import lift, mix
from deck import card
from media import impasto, strokes
from noise import curl, fbm, lic
from palettes import PALETTES
from shapes import arc, blob, circle, ellipse, line, pts, rect


def planks(cv, rng, y, colour, boards=5):
    """A table top from y to the bottom, its grain running across."""
    cv.fill(
        rect(-5, y, 1010, 1005 - y),
        linear([lift(colour, 0.06), lift(colour, -0.12)], (0, y), (0, 1000)),
    )
    grain = lic(rng, (fbm(rng, 3, 3) - 0.5) * 0.5, 60)
    _, gy = grid()
    below = ((gy > y) * np.clip(grain - 0.5, 0, 1) * 2).astype(np.float32)
    cv.fill(Mask(below), lift(colour, -0.2), opacity=0.45)
    for k in range(1, boards):
        at = y + (1000 - y) * (k / boards) ** 1.5
        cv.fill(
            line([(-5, at), (1005, at + rng.normal(0, 3))], 2 + k * 0.5),
            lift(colour, -0.28),
            opacity=0.8,
        )


@card("01", vignette=0.4)
def ship_in_a_bottle(cv, rng):
    p, storm = PALETTES["copper"], PALETTES["storm"]
    cv.lit(-0.7, -0.7, "#ffe0b0", "#1a0f14")
    cv.cover(radial(["#b9774a", "#6b3f2c", "#2a1a18"], (150, 150), 1100))
    cv.fill(Mask(fbm(rng, 3, 5)), "#2a1712", opacity=0.35)
    # A shelf of blurred books behind.
    back = cv.layer()
    x = -20.0
    while x < 1020:
        w, h = rng.uniform(28, 62), rng.uniform(210, 330)
        back.fill(
            rect(x, 400 - h, w, h, 4),
            mix(
                rng.choice(["#7c2f3a", "#2f5560", "#8a6a34", "#4a3a58", "#6d4630"]), "#3a2018", 0.45
            ),
            shade=0.9,
            depth=14,
        )
        x += w + 3
    back.fill(rect(-5, 398, 1010, 26), "#4a2c20", shade=0.6, depth=10)
    cv.paste(back, blurred=5)
    planks(cv, rng, 690, p.land[1])
    cv.fill(ellipse(520, 810, 480, 70), "#0d0608", opacity=0.6, soft=22)
    for x0 in (210, 640):
        cv.fill(
            pts([(x0 - 50, 850), (x0 - 34, 700), (x0 + 34, 700), (x0 + 50, 850)]),
            "#5a3522",
            shade=0.9,
            depth=20,
            mottle=0.15,
        )
    glass = cv.pen(70, 570, 8.9, 90)
    inside = t.bottle(glass, "#33464f", opacity=1.0)
    sea = cv.layer()
    sea.lit(-0.5, -0.8, storm.glow, storm.ink)
    t.sky(sea, ["#10202e", "#38566a", "#9fb3ac", "#e9d9a8"], 380, 660, rng, 0.7, "#1c2b38", cells=6)
    bolt = [(520, 385), (500, 440), (528, 452), (496, 520), (512, 528), (490, 590)]
    sea.halo(line(bolt, 4), "#fff3c0", 26, 0.9)
    sea.fill(line(bolt, (7, 2)), "#fffbe6")
    for k, y in enumerate((608, 640)):
        t.wave(sea, rng, y, 40, lift("#2a5a6a", 0.05 - 0.05 * k), 150, phase=40 * k, foam="#dff0ea")
    t.ship(sea.pen(360, 668, 1.3, -9), hull="#4a2a22", sail="#efe0c2")
    for k, y in enumerate((690, 728, 770)):
        t.wave(
            sea,
            rng,
            y,
            52,
            lift("#1f4a5c", 0.0 - 0.04 * k),
            210,
            phase=90 + 77 * k,
            foam="#dff0ea",
            crest=14,
        )
    cv.paste(sea, clip=inside)
    t.bottle(glass, "#9fc4bd", opacity=0.16)
    cv.fill(
        line([(180, 730), (330, 744), (470, 730)], (2, 8, 2), smooth=True),
        "#ffe9c0",
        opacity=0.35,
        soft=2,
    )
    # Sea water has found a way out.
    for x, y, r in ((884, 796, 40), (930, 850, 22), (840, 868, 12)):
        cv.fill(
            ellipse(x, y, r * 1.7, r * 0.42), "#6fa5b0", shade=0.9, depth=10, opacity=0.85, rim=0.5
        )
    t.fish(cv.pen(905, 792, 0.62, -14), "#d9793c", stripes=2)
    impasto(cv, rng, curl(rng, 4), 0.06)


@card("02", warmth=0.02, vignette=0.35)
def storm_in_a_teacup(cv, rng):
    cv.lit(0.7, -0.7, "#fff0cf", "#241a3a")
    cv.cover(linear(["#2b3a57", "#5a5f7c", "#b58c82"], (0, 0), (0, 700)))
    # Steam: a whale that swims out of the cup.
    steam = cv.layer()
    whale = steam.pen(560, 230, 2.7, -16)
    t.whale(whale, "#cfd6de", "#f6f3ee")
    curls = steam.layer()
    for x0, bend, w in ((470, 60, 50), (560, -70, 40), (610, 50, 30), (430, -40, 26)):
        path = [(x0, 560), (x0 + bend, 480), (x0 - bend * 0.5, 400), (x0 + bend, 310)]
        curls.fill(
            line(path, (w * 0.3, w, w * 0.8, 4), smooth=True), "#eef0f2", opacity=0.5, soft=9
        )
    cv.paste(curls, blurred=8, opacity=0.9)
    flow = curl(rng, 5)
    steam.distort(np.cos(flow) * 7, np.sin(flow) * 7)
    cv.paste(steam, blurred=10, opacity=0.5)
    cv.paste(steam, blurred=1.5, opacity=0.62)
    planks(cv, rng, 720, "#7d5a4a")
    cv.fill(ellipse(480, 900, 440, 84), "#140c18", opacity=0.55, soft=20)
    china, blue = "#f2eadb", "#3f6390"
    cv.fill(ellipse(500, 872, 430, 92), china, shade=0.9, depth=40)
    cv.fill(ellipse(500, 862, 330, 62), lift(china, -0.08), shade=-0.6, depth=30)
    cv.fill(
        line([(770, 640), (905, 620), (900, 760), (720, 790)], (34, 40, 30), smooth=True),
        china,
        shade=1.0,
        depth=26,
    )
    bowl = blob(
        [
            (190, 590),
            (215, 730),
            (330, 860),
            (500, 884),
            (670, 860),
            (785, 730),
            (810, 590),
            (500, 690),
        ],
        14,
    )
    cv.fill(bowl, china, shade=1.0, depth=130)
    for k in range(1, 8):
        x = 215 + k * 72
        y = 752 + 62 * np.sin(k / 8 * np.pi)
        t.flower(cv.pen(x, y + 40, 1.5), "#4a70a0", "#e8c25a", "#5f8aa5")
    cv.fill(
        bowl, linear(["#ffffff", "#201640"], (780, 600), (230, 800)), mode="multiply", opacity=0.35
    )
    cv.fill(ellipse(500, 592, 312, 118), lift(china, -0.03), shade=0.9, depth=14)
    tea = cv.fill(
        ellipse(500, 600, 290, 100), radial(["#d9924a", "#a5602c", "#5a2f1c"], (560, 600), 300, 0.4)
    )
    rings = cv.layer()
    for r in (40, 66, 96, 130, 168, 210):
        rings.fill(line(ellipse(430, 604, r, r * 0.33), 2.4), "#ffe2ae", opacity=0.5)
    cv.paste(rings, clip=tea, opacity=0.8)
    cv.fill(ellipse(640, 590, 46, 17), "#fff3cf", clip=tea, soft=1)
    for k in range(5):
        cv.fill(
            ellipse(640 + rng.normal(0, 10), 616 + k * 13, 34 - k * 5, 3),
            "#fff3cf",
            clip=tea,
            opacity=0.7,
        )
    t.person(cv.pen(428, 590, 0.95), "row", coat="#b5413a", hat="#e6c987")
    t.rowing_boat(cv.pen(430, 604, 1.15), blue)
    cv.fill(line([(447, 572), (520, 500), (560, 520)], (3, 1.4), smooth=True), "#3a2a22")
    cv.fill(line([(560, 520), (566, 596)], 1), "#fff3df", opacity=0.8)
    cv.fill(line(arc(500, 592, 312, 118, 20, 160), 5), blue)
    cv.glow(900, 120, 500, "#ffdca0", 0.45)
    # A spoon leans like a pier.
    cv.fill(
        line([(690, 610), (830, 520), (930, 440)], (16, 14, 22), smooth=True),
        "#c9c6c0",
        shade=1.0,
        depth=12,
    )
    strokes(cv, rng, 5, 20, 7000, vary=0.025, detail=True, keep=rect(360, 470, 240, 160))


@card("03", vignette=0.3)
def summer_under_glass(cv, rng):
    cv.lit(-0.6, -0.8, "#fff4d6", "#1d2a4a")
    cv.cover("#6d7f95")
    # Behind: a window with a snowy evening.
    view = cv.layer()
    t.sky(view, ["#3d5478", "#7f9abb", "#d6dde2", "#f3dfc8"], 60, 520, rng, 0.4)
    t.hills(view, rng, 560, 120, "#b7c6d6")
    t.hills(view, rng, 600, 90, "#dfe8ef")
    for x, s in ((180, 1.3), (260, 0.9), (690, 1.1), (790, 1.5), (860, 1.0)):
        t.pine(view.pen(x, 610, s), rng, "#4b6478", snow="#eef4fa")
    t.snowfall(view, rng, 160, size=4)
    cv.paste(view, clip=rect(90, 40, 820, 580))
    for shape in (
        rect(60, 20, 880, 30),
        rect(60, 20, 34, 640),
        rect(906, 20, 34, 640),
        rect(482, 30, 30, 620),
        rect(60, 300, 880, 22),
    ):
        cv.fill(shape, "#8a6a58", shade=0.7, depth=12, mottle=0.12)
    for s in (0, 1):
        side = (
            [(0, 0), (150, 0), (120, 200), (60, 420), (90, 640), (0, 640)]
            if s == 0
            else [(1000, 0), (850, 0), (890, 220), (945, 420), (915, 640), (1000, 640)]
        )
        cv.fill(blob(side), "#8c3442", shade=1.0, depth=50, mottle=0.12)
        for k in range(4):
            x = 20 + k * 26 if s == 0 else 980 - k * 26
            cv.fill(
                line([(x, 0), (x + 4, 300), (x, 640)], (10, 4, 12), smooth=True),
                "#4a1828",
                opacity=0.35,
                soft=4,
            )
    planks(cv, rng, 660, "#74513f")
    cv.fill(ellipse(520, 905, 320, 50), "#0e0a14", opacity=0.55, soft=16)
    # The jar: inside it is July.
    dome = np.concatenate([[(260, 860)], arc(500, 430, 240, 300, 180, 360), [(740, 860)]])
    warm = cv.layer()
    t.sky(warm, ["#5db3da", "#a9dceb", "#fff3c8"], 130, 760)
    t.sun(warm, 620, 280, 34, "#fff2b0")
    t.cloud(warm, rng, 400, 330, 170, "#ffffff")
    t.hills(warm, rng, 800, 80, "#8fbf62")
    t.hills(warm, rng, 850, 60, "#6aa548")
    t.leafy_tree(warm.pen(510, 850, 4.0), rng, "#5d9c3c", size=2.4, count=2200)
    for x in rng.uniform(270, 730, 40):
        t.flower(
            warm.pen(x, 866, rng.uniform(0.5, 0.9)),
            rng.choice(["#e8546a", "#f6c445", "#f2f2f2", "#a06ad0"]),
        )
    t.grass(warm.pen(), rng, 260, 740, 870, 26, 260, "#5a9440")
    t.bird(warm.pen(610, 520, 0.5, -10), "#d8572f")
    warm.fill([line([(386, 580), (380, 762)], 2), line([(430, 580), (420, 762)], 2)], "#5a4030")
    warm.fill(rect(366, 760, 68, 7), "#7a5236")
    t.person(
        warm.pen(396, 760, 1.05), "sit", coat="#f0c440", child=True, hair="#5a2f1c", length=0.5
    )
    cv.glow(500, 560, 480, "#ffe9a0", 0.55)
    cv.paste(warm, clip=dome)
    cv.fill(
        [ellipse(500, 880, 300, 52), rect(200, 860, 600, 24)],
        "#4d3020",
        shade=0.9,
        depth=26,
        mottle=0.1,
    )
    cv.fill(
        ellipse(500, 862, 300, 44), "#6a452e", cut=rect(240, 700, 520, 163), shade=0.5, depth=12
    )
    cv.fill(dome, "#cfe6ea", opacity=0.10, shade=0.9, depth=70)
    cv.fill(line(dome, 6), "#eaf6f6", opacity=0.75)
    cv.fill(
        line([(300, 760), (290, 480), (350, 270)], (3, 22, 3), smooth=True),
        "#ffffff",
        opacity=0.5,
        soft=3,
    )
    cv.fill(circle(500, 112, 24), "#dcebec", shade=1.0, depth=18)
    t.cat(cv.pen(868, 905, 2.5, flip=True), "#5b5560", pose="back")
