"""High up in the snow: music and other heavy loads."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import blur, grid, lift, linear, mix
from deck import card
from media import strokes
from noise import fbm, ground, ridge, ridged
from shapes import blob, circle, ellipse, line, pts, rect, spline

# --- an elephant goes skiing ---


def _elephant_behind(pen, hide="#8f97a8"):
    """A sitting elephant from behind: (0, 0) is the middle of its seat; 130 wide, 150 high."""
    dark = lift(hide, -0.08)
    trunk = [(-20, -104), (-62, -96), (-98, -108), (-116, -138), (-112, -170), (-96, -182)]
    nose = pen.fill(line(trunk, (36, 30, 24, 19, 14), smooth=True), hide, shade=1.0, depth=12)
    for k in range(9):
        f = spline(trunk)[22 + k * 4]
        pen.fill(line([f + (-9, 3), f, f + (9, 3)], (0.4, 1.4, 0.4)), dark, opacity=0.7, clip=nose)
    for s in (-1, 1):
        ear = blob([(s * 22, -136), (s * 52, -146), (s * 76, -128), (s * 78, -98), (s * 60, -72), (s * 40, -76), (s * 24, -92)])  # fmt: skip  # noqa: E501
        pen.fill(ear, lift(hide, 0.02), shade=1.0, depth=14)
        fold = [(s * 30, -130), (s * 50, -112), (s * 52, -86)]
        pen.fill(line(fold, (1, 5, 1), smooth=True), dark, opacity=0.6, soft=1.5)
    body = blob([(0, -100), (34, -94), (56, -66), (66, -30), (64, -2), (44, 14), (0, 20), (-44, 14), (-64, -2), (-66, -30), (-56, -66), (-34, -94)], 12)  # fmt: skip  # noqa: E501
    pen.fill(body, hide, shade=1.0, depth=46, mottle=0.07)
    skull = blob([(0, -160), (24, -154), (36, -130), (34, -104), (18, -90), (0, -88), (-18, -90), (-34, -104), (-36, -130), (-24, -154)], 12)  # fmt: skip  # noqa: E501
    pen.shadow(skull, 3, 8, 7, 0.4)
    pen.fill(skull, lift(hide, 0.02), shade=1.0, depth=32, mottle=0.07)
    for y, w in ((-60, 26), (-40, 34), (-20, 30)):
        pen.fill(
            line([(-w, y), (0, y + 5), (w, y)], (0.5, 1.8, 0.5), smooth=True), dark, opacity=0.6
        )
    # A woollen hat, and a scarf in the wind.
    hat = blob([(-37, -128), (-34, -156), (-16, -178), (0, -182), (16, -178), (34, -156), (37, -128), (0, -120)], 10)  # fmt: skip  # noqa: E501
    wool = pen.fill(hat, "#d8322c", shade=1.0, depth=24)
    for x in range(-32, 33, 8):
        rib = [(x * 0.3, -180), (x * 0.9, -152), (x * 1.1, -126)]
        pen.fill(line(rib, (0.5, 1.6), smooth=True), "#8f1c20", opacity=0.6, clip=wool)
    pen.fill(
        line([(-38, -128), (0, -118), (38, -128)], 13, smooth=True), "#fbf3e4", shade=1.0, depth=8
    )
    pen.fill(circle(2, -188, 13), "#fbf3e4", shade=1.0, depth=12, mottle=0.3)


@card("30", vignette=0.15)
def room_for_one_more(cv, rng):
    cv.lit(-0.65, -0.75, "#fff6dc", "#20406a")
    t.sky(cv, ["#2f7fc0", "#6fb2dc", "#cfe8ee", "#fbeed2"], 0, 560, rng, 0.3, "#ffffff")
    t.mountains(cv, rng, 560, 330, "#8fb0cc", "#ffffff", 6, "#5f84ac")
    spur = pts(
        [(700, 640), (770, 520), (820, 470), (866, 436), (960, 432), (1010, 400), (1010, 640)]
    )
    cv.fill(spur, linear(["#f6fbff", "#cfdfee", "#9dbbd8"], (800, 420), (860, 640)), mottle=0.05)
    cv.fill(pts([(866, 436), (960, 432), (900, 520), (920, 640), (800, 640)]), "#7ea3c8", opacity=0.35, soft=5)  # fmt: skip  # noqa: E501
    # Slopes of snow, with firs.
    for base, high, tone in ((580, 70, "#dfeaf2"), (690, 110, "#eaf1f5")):
        crest = ridge(rng, base, high, 0.25, 3)
        cv.fill(
            ground(crest),
            linear([lift(tone, 0.04), tone, "#b9d0e4"], (0, base - high), (0, base + 240)),
        )
        for x in rng.uniform(0, 1000, 15):
            y = np.interp(x, crest[:, 0], crest[:, 1]) + rng.uniform(4, 40)
            n = rng.uniform(0.5, 0.8) * (base / 640) ** 3
            t.pine(cv.pen(x, y, n), rng, "#3f6a78", snow="#f6fbff")
    near = ground(spline([(-20, 850), (200, 880), (460, 930), (700, 890), (1020, 800)]))
    cv.fill(near, linear(["#fbfdff", "#dbe8f2", "#b5cde2"], (0, 820), (0, 1000)), mottle=0.03)
    hut = cv.pen(912, 438, 0.62)
    t.house(hut, rng)
    # The pylon, and the cable that sags to where the load is and goes up again.
    steel, cable = "#5f7590", "#2a3444"
    cv.fill(line([(812, 70), (836, 700)], (13, 24)), steel, shade=1.0, depth=12)
    cv.fill(line([(736, 78), (890, 62)], (11, 15)), steel, shade=0.9, depth=8)
    cv.fill(
        line([(150, -20), (450, 148), (748, 64), (868, 300), (900, 372)], (10, 9, 6, 2, 1)), cable
    )
    cv.fill(line([(960, -20), (884, 50), (922, 290), (916, 372)], (9, 6, 2, 1)), cable)
    for f, n in ((0.3, 1.0), (0.62, 0.7), (0.88, 0.5)):
        x, y = 748 + 120 * f, 64 + 236 * f
        cv.fill(line([(x, y), (x + 3 * n, y + 52 * n)], 3 * n), cable)
        cv.fill(rect(x - 22 * n, y + 50 * n, 48 * n, 14 * n, 3), "#d8392f", shade=0.6, depth=4)
        for dx, tone in ((-10, "#2f6fb0"), (12, "#f2b52c")):
            cv.fill(circle(x + dx * n, y + 32 * n, 8 * n), tone, shade=0.8, depth=5)
            cv.fill(ellipse(x + dx * n, y + 48 * n, 10 * n, 12 * n), lift(tone, -0.1))
    cv.fill(
        [ellipse(590, 965, 230, 26, -5), ellipse(800, 940, 60, 9, -8)],
        "#6f98c4",
        opacity=0.5,
        soft=12,
    )
    for dx in (-26, 26):
        ski_track = [
            (930 + dx * 0.2, 700),
            (960 + dx * 0.4, 780),
            (900 + dx * 0.8, 880),
            (980 + dx, 1005),
        ]
        cv.fill(line(ski_track, (1, 6), smooth=True), "#9cbcdc", opacity=0.7)
    # The chair hangs as it must: the heavy end down.
    chair = cv.pen(450, 148, 1.0, -6)
    frame = [
        line([(0, 0), (0, 70)], 16),
        line([(0, 66), (-150, 90), (-232, 200), (-246, 420), (-240, 600)], 17, smooth=True),
        line([(0, 66), (150, 90), (232, 200), (246, 420), (240, 600)], 17, smooth=True),
    ]
    big = chair.at(-66, 574, 2.5)
    # Legs and skis hang below the bench, the tails of the skis towards us.
    for x in (-92, 34):
        ski = blob([(x - 16, 690), (x + 20, 690), (x + 32, 770), (x + 35, 806), (x + 2, 815), (x - 31, 806), (x - 28, 770)], 6)  # fmt: skip  # noqa: E501
        plank = chair.fill(ski, "#f2b52c", shade=1.0, depth=14)
        chair.fill(
            pts([(x - 3, 690), (x + 7, 690), (x + 11, 850), (x - 7, 850)]), "#d8392f", clip=plank
        )
        leg = line([(x, 560), (x + 2, 660), (x + 2, 706)], (88, 84, 90))
        chair.fill(leg, "#828aa0", shade=1.0, depth=44, mottle=0.07)
        chair.fill(ellipse(x + 2, 722, 47, 20), "#6a7288", shade=0.8, depth=16)
    for x in (166, 190):
        ski = blob([(x - 5, 648), (x + 5, 648), (x + 9, 716), (x, 722), (x - 9, 716)], 6)
        chair.fill(ski, "#2fa0a8", shade=0.9, depth=6)
    chair.fill(rect(-252, 560, 504, 34, 12), "#a5673a", shade=1.0, depth=16)
    _elephant_behind(big)
    child = chair.at(178, 660, 2.1)
    t.back_view(child, coat="#f2b52c", hair="#4a2c20", length=0.2)
    child.fill(
        blob([(-9, -92), (-8, -102), (0, -107), (8, -102), (9, -92), (0, -90)]),
        "#2f8f9a",
        shade=1.0,
        depth=8,
    )
    child.fill(circle(0, -108, 4), "#fbf6ea", shade=0.8, depth=4)
    # The back of the bench is nearest to us.
    chair.fill(frame, "#d8392f", shade=1.0, depth=11, rim=0.3)
    for y in (470, 512, 554):
        slat = rect(-250, y, 500, 27, 9)
        chair.shadow(slat, 4, 10, 6, 0.4)
        chair.fill(slat, "#c08048", shade=1.0, depth=13, mottle=0.14)
    # Its tail has come out between the slats.
    tail = [(-66, 500), (-48, 540), (-58, 600), (-40, 640)]
    chair.fill(line(tail, (17, 11, 8), smooth=True), "#8f97a8", shade=1.0, depth=8)
    chair.fill(
        blob([(-48, 632), (-32, 634), (-24, 668), (-38, 684), (-50, 664)]),
        "#4a4a58",
        shade=0.8,
        depth=8,
    )
    t.snowfall(cv, rng, 90, "#ffffff", 3.4)
    strokes(
        cv, rng, 4, 15, 2500, vary=0.03, keep=[rect(150, 100, 600, 860), rect(700, 30, 280, 320)]
    )


# --- an organ whose pipes are a mountain ---


def _pipe(cv, x, top, foot, w, metal):
    """A pipe from its conical foot to its mouth and up; snow lies on its rim."""
    mouth = foot - w * 1.5
    body = pts([(x - w / 2, top), (x + w / 2, top), (x + w / 2, mouth), (x + w * 0.12, foot), (x - w * 0.12, foot), (x - w / 2, mouth)])  # fmt: skip  # noqa: E501
    stops = [(0, lift(metal, -0.22)), (0.22, lift(metal, 0.02)), (0.36, lift(metal, 0.22)), (0.55, metal), (1, lift(metal, -0.3))]  # fmt: skip  # noqa: E501
    cv.shadow(body, 7, 6, 7, 0.5)
    tube = cv.fill(body, linear(stops, (x - w / 2, 0), (x + w / 2, 0)), mottle=0.05)
    lip = blob([(x - w * 0.36, mouth + 1), (x - w * 0.2, mouth - w * 0.5), (x, mouth - w * 0.72), (x + w * 0.2, mouth - w * 0.5), (x + w * 0.36, mouth + 1)], 6)  # fmt: skip  # noqa: E501
    cv.fill(lip, lift(metal, -0.1), clip=tube, edge=0.5)
    slot = pts([(x - w * 0.36, mouth - 2), (x + w * 0.36, mouth - 2), (x + w * 0.33, mouth + w * 0.16), (x - w * 0.33, mouth + w * 0.16)])  # fmt: skip  # noqa: E501
    cv.fill(slot, "#140f22")
    cap = blob([(x - w * 0.56, top + w * 0.16), (x - w * 0.5, top - w * 0.12), (x - w * 0.1, top - w * 0.4), (x + w * 0.4, top - w * 0.16), (x + w * 0.56, top + w * 0.14), (x + w * 0.3, top + w * 0.3), (x, top + w * 0.14), (x - w * 0.3, top + w * 0.34)], 6)  # fmt: skip  # noqa: E501
    cv.fill(cap, "#f4f2fb", shade=1.0, depth=w * 0.3)


@card("23", vignette=0.3)
def the_great_organ(cv, rng):
    cv.lit(-0.7, -0.6, "#ffe3b8", "#1a1440")
    t.sky(cv, ["#1f2458", "#4a3f86", "#a8679a", "#f2a58a", "#fbd6a0"], 0, 640, rng, 0.4, "#f6c9b0")
    t.stars(cv, rng, 120, 300)
    t.mountains(cv, rng, 640, 260, "#6a5f9a", "#d9cdea", 8, "#453f7c")
    # The mountain that holds them: lit on the left, snow in its gullies.
    left = [
        (40, 760),
        (110, 600),
        (170, 560),
        (214, 440),
        (282, 372),
        (318, 270),
        (392, 200),
        (430, 110),
        (478, 52),
    ]
    right = [
        (540, 108),
        (600, 170),
        (640, 280),
        (716, 340),
        (760, 430),
        (838, 500),
        (880, 600),
        (960, 680),
        (980, 760),
    ]
    massif = cv.fill(pts(left + right), "#6f629c", mottle=0.1)
    field = ridged(rng, 6, 6)
    gy, gx = np.gradient(blur(field, 4))
    facing = np.clip(-(gx * cv.light[0] * 1.5 + gy * cv.light[1]) * 52, -1, 1)
    spine = [(478, 52), (500, 160), (470, 260), (530, 380), (500, 520), (540, 760), (990, 770)]
    cv.fill(cv.mask(pts(spine + right[::-1])) * massif, "#2f2a66", opacity=0.6, soft=3)
    cv.fill(massif * np.clip(-facing, 0, 1), "#2a2458", opacity=0.75)
    _, y = grid()
    snow = np.clip((fbm(rng, 7, 5) - 0.36 - y / 2600) * 5 + facing * 0.6, 0, 1)
    cv.fill(massif * snow, linear(["#fff0e4", "#c9b9e0"], (380, 0), (640, 60)), opacity=0.9)
    cv.fill(massif * np.clip(facing - 0.2, 0, 1), "#ffd9b8", opacity=0.5)
    # Pipes: the tallest in the middle and at the ends, as the peaks of a range.
    heights = (370, 440, 500, 450, 380, 300, 236, 184, 236, 300, 380, 450, 500, 440, 370)
    swathe = np.clip(fbm(rng, 6, 5, squash=0.6) * 1.9 - 0.45, 0, 1)
    for k in range(0, 15, 2):
        x, top = 500 + (k - 7) * 43, heights[k]
        path = [
            (x, top + 4),
            (x + 8, top - 50),
            (x + 60, top - 110),
            (x + 190, top - 150),
            (x + 420, top - 150 + 8 * k),
        ]
        plume = cv.mask(line(path, (14, 34, 54, 80, 110), smooth=True), soft=9)
        cv.fill(plume * swathe, "#fdf3ff", opacity=0.6)
    order = sorted(range(15), key=lambda k: -abs(k - 7))
    for k in order:
        w = 44 - 1.2 * abs(k - 7) + (10 if k == 7 else 0)
        x = 500 + (k - 7) * 43
        metal = mix("#d9a94e", "#b9893f", abs(k - 7) / 9)
        _pipe(cv, x, heights[k], 700 + 4 * abs(k - 7), w, metal)
    # What comes out of them is weather.
    flakes = []
    for _ in range(560):
        k, f = rng.integers(15), rng.uniform(0, 1)
        x = 500 + (k - 7) * 43 + 420 * f**1.4 + rng.normal(0, 10 + 40 * f)
        y = heights[k] - 170 * f**0.6 + rng.normal(0, 8 + 44 * f)
        n = rng.uniform(1.2, 3.6)
        flakes.append((ellipse(x, y, n, n, 0, 8), np.ones(3)))
    t.confetti(cv, flakes, 0.9)
    # The case they stand on, drifted over.
    cv.fill(rect(170, 690, 660, 70, 6), "#5a3426", shade=1.0, depth=20, mottle=0.16)
    cv.fill(rect(160, 686, 680, 16, 5), "#7a4a30", shade=1.0, depth=8)
    drift = blob([(120, 770), (180, 742), (300, 752), (420, 764), (600, 764), (720, 748), (830, 738), (900, 770), (900, 860), (120, 860)], 10)  # fmt: skip  # noqa: E501
    snow = ground(
        spline(
            [(-20, 700), (120, 740), (300, 790), (500, 800), (700, 786), (880, 736), (1020, 690)]
        )
    )
    cv.fill(
        [drift, snow],
        linear(["#fdeee6", "#d8c9e8", "#9c8fc8", "#6a62a5"], (0, 700), (0, 1000)),
        mottle=0.03,
    )
    # The console and who plays.
    cv.fill(ellipse(520, 880, 170, 24), "#4a3f86", opacity=0.6, soft=10)
    cv.fill(rect(392, 716, 216, 150, 8), "#6a3f2a", shade=1.0, depth=24, mottle=0.15)
    for k, y in enumerate((764, 786, 808)):
        cv.fill(rect(404 - 4 * k, y, 192 + 8 * k, 15, 2), "#f6ecd8", shade=0.5, depth=5)
        cv.fill([rect(410 + 11 * j, y, 5, 8) for j in range(17) if j % 7 not in (2, 6)], "#221a20")
    for s in (-1, 1):
        t.candle(cv.pen(500 + s * 92, 720, 0.85))
        cv.glow(500 + s * 92, 664, 110, "#ffc46a", 0.6)
    cv.glow(500, 780, 200, "#ffb45a", 0.4)
    player = cv.pen(500, 958, 1.85)
    t.back_view(player, coat="#c82c34", hair="#f0ece4", legs="#2a2038", length=0.0, arms="wide")
    cv.fill(rect(424, 872, 152, 22, 6), "#6a3f2a", shade=1.0, depth=12)
    tails = [pts([(482, 866), (500, 872), (492, 930), (470, 936)]), pts([(518, 866), (500, 872), (508, 930), (530, 936)])]  # fmt: skip  # noqa: E501
    cv.fill(tails, "#a81f2c", shade=0.9, depth=10)
    cv.fill([line([(440, 890), (432, 950)], 10), line([(560, 890), (568, 950)], 10)], "#4a2a1e")
    # Firs in front.
    for x, y, n in (
        (60, 860, 2.2),
        (150, 820, 1.5),
        (930, 860, 2.4),
        (850, 812, 1.4),
        (985, 800, 1.5),
        (10, 790, 1.4),
    ):
        t.pine(cv.pen(x, y, n), rng, "#2f3a6a", snow="#f6f0ff")
    strokes(cv, rng, 4, 15, 2500, vary=0.03, keep=[rect(170, 90, 660, 860)])
