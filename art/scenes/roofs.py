"""Under a roof and over the roofs: what hangs there, and who keeps the sky clean."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, lift, linear
from colour import jitter
from deck import card
from media import strokes
from noise import fbm, ground
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


def _roosting(pen, cloth, awake=False, glint="#f7d24a"):
    """A folded umbrella that hangs by its crook at (0, 0), 100 long, and may be looking."""
    pen.fill(
        line([*arc(5, -2, 6, 7, 200, -10), (11, 14), (11, 26)][::1], 2.6, smooth=False),
        "#a5723c",
        shade=0.9,
        depth=3,
    )
    cx = 11
    body = blob([(cx - 4, 22), (cx + 4, 22), (cx + 14, 44), (cx + 13, 66), (cx + 5, 90), (cx, 97), (cx - 5, 90), (cx - 13, 66), (cx - 14, 44)], 8)  # fmt: skip  # noqa: E501
    pen.fill(line([(cx, 92), (cx, 104)], (2.4, 1)), "#8a8f98", shade=0.7, depth=2)
    # Corners of the cloth stick out like ears and elbows.
    tips = [
        pts([(cx - 13, 70), (cx - 15, 88), (cx - 5, 84)]),
        pts([(cx + 13, 70), (cx + 15, 88), (cx + 5, 84)]),
    ]
    pen.fill(tips, lift(cloth, -0.03), shade=0.6, depth=4)
    skin = pen.fill(body, cloth, shade=1.0, depth=14, rim=0.35)
    for k in (-8, -3, 3, 8):
        fold = [(cx + k * 0.3, 24), (cx + k * 1.25, 56), (cx + k * 0.5, 92)]
        pen.fill(line(fold, (0.5, 1.6, 0.4), smooth=True), lift(cloth, -0.09), clip=skin)
    pen.fill(line([(cx - 15, 50), (cx, 54), (cx + 15, 50)], 3, smooth=True), lift(cloth, 0.06))
    if awake:
        for s in (-1, 1):
            pen.glow(cx + s * 5, 74, 12, glint, 0.5)
            pen.fill(ellipse(cx + s * 5, 74, 3.6, 3.6), glint)
            pen.fill(ellipse(cx + s * 5, 74.4, 1.3, 2.6), "#14101a")


def _flying(pen, cloth):
    """An open umbrella on the wing, 200 wide, its stick hanging from (0, 0)."""
    pen.fill(
        line([(0, -10), (0, 70), (4, 80), (12, 80), (14, 70)], 4), "#a5723c", shade=0.8, depth=3
    )
    rim = [
        (-100, 14),
        (-74, -6),
        (-48, 12),
        (-22, -4),
        (0, 12),
        (22, -4),
        (48, 12),
        (74, -6),
        (100, 14),
    ]
    under = pts([*rim, (60, 22), (0, 30), (-60, 22)])
    pen.fill(under, lift(cloth, -0.2))
    wing = np.concatenate([pts(rim), spline([(100, 14), (84, -34), (40, -62), (0, -70), (-40, -62), (-84, -34), (-100, 14)])])  # fmt: skip  # noqa: E501
    top = pen.fill(wing, cloth, shade=1.0, depth=36, rim=0.5)
    for x in (-48, 0, 48):
        pen.fill(
            line([(0, -70), (x * 0.7, -44), (x, 12)], (1, 3), smooth=True),
            lift(cloth, -0.12),
            clip=top,
        )
    pen.fill(line([(0, -70), (0, -84)], (5, 2)), "#8a8f98")
    for x in (-42, -14):
        pen.fill(ellipse(x, -22, 11, 10), "#f7d24a", shade=0.6, depth=6)
        pen.fill(ellipse(x - 3, -21, 4, 7), "#14101a")


@card("12", vignette=0.35, grain=0.03)
def the_roost(cv, rng):
    cv.lit(0.35, -0.8, "#bfe0f2", "#0a0a18")
    wood, dark = "#7a5a48", "#2a1e24"
    cv.cover(linear(["#2c2530", "#3c3038"], (0, 0), (0, 1000)))
    # The far gable with its round window; slopes of boards left and right.
    gable = pts([(500, 150), (790, 640), (210, 640)])
    cv.fill(gable, linear(["#5a4a50", "#7a6258"], (0, 150), (0, 640)), mottle=0.12)
    for k in range(1, 14):
        y = 150 + k * 38
        cv.fill(
            line([(500 - (y - 150) * 0.59, y), (500 + (y - 150) * 0.59, y)], 2), dark, opacity=0.5
        )

    def slope(s):
        return pts(
            [
                (500, 150),
                (500 + s * 290, 640),
                (500 + s * 900, 1005),
                (500 + s * 900, -400),
                (500, -400),
            ]
        )

    for s in (-1, 1):
        side = cv.fill(
            slope(s),
            linear([wood, "#4a3636", "#241a22"], (500 + s * 120, 400), (500 + s * 560, 300)),
            mottle=0.12,
        )
        for f in np.linspace(0, 1, 12):
            a = (500 + s * 290 * f, 150 + 490 * f)
            b = (500 + s * (60 + 1500 * f), -320 + 1500 * f)
            cv.fill(line([a, b], (2, 7)), "#1c141a", opacity=0.55, clip=side)
    floor = pts([(210, 640), (790, 640), (1300, 1005), (-300, 1005)])
    cv.fill(floor, linear(["#8a6a52", "#5a4238", "#2c2024"], (0, 640), (0, 1000)), mottle=0.14)
    for k in range(-7, 8):
        cv.fill(
            line([(500 + k * 42, 640), (500 + k * 118, 1005)], (1.5, 5)), "#1c141a", opacity=0.5
        )
    # The window and the evening in it.
    cv.glow(500, 430, 460, "#8fc4e6", 0.65)
    cv.fill(circle(500, 430, 122), "#5a4034", shade=1.0, depth=14)
    glass = cv.fill(
        circle(500, 430, 106), linear(["#4f93cc", "#a9d6e6", "#fbe6b4"], (0, 324), (0, 536))
    )
    bars = [line([(500, 320), (500, 540)], 9), line([(390, 430), (610, 430)], 9)]
    cv.fill(bars, "#5a4034", clip=glass, shade=0.8, depth=5)
    light = pts([(420, 500), (580, 500), (760, 900), (330, 900)])
    cv.fill(light, "#a9d6f2", opacity=0.16, mode="screen", soft=16)
    pool = ellipse(560, 800, 190, 84, -4)
    cross = [line([(548, 700), (572, 900)], 14), line([(350, 806), (770, 792)], 9)]
    cv.fill(pool, "#cfe6f2", opacity=0.34, mode="screen", cut=cross, soft=3.5)
    # A pair of rafters with a beam, and a beam right over our heads.
    for foot in (-60, 1060):
        cv.fill(
            line([(500, -130), (foot, 760)], 34),
            lift(wood, -0.08),
            shade=0.9,
            depth=22,
            mottle=0.15,
        )
    cloths = ("#3d3a52", "#2f4256", "#4c3a54", "#3a3448", "#2f3a4a")
    rows = (
        (rect(276, 196, 448, 34), 2.35, ((306, 0), (376, 1), (584, 0), (654, 1))),
        (rect(-10, 24, 1020, 62), 4.3, ((30, 1), (160, 0), (740, 0), (872, 1))),
    )
    for beam, size, places in rows:
        cv.shadow(beam, 0, 22, 10, 0.5)
        cv.fill(beam, lift(wood, -0.04), shade=0.9, depth=24, mottle=0.18)
        for i, (x, awake) in enumerate(places):
            top = beam[2][1] - (size * 8 if size < 3 else size * 6)
            pen = cv.pen(x, top, size * (1, 0.9, 0.94, 1.04)[i], (2, -2, 3, -3)[i])
            _roosting(pen, cloths[(i + int(size)) % 5], awake)
    # One is up already.
    _flying(cv.pen(552, 604, 1.25, -17), "#dc3028")
    # A child comes up through the floor with a lamp.
    hatch = pts([(150, 850), (390, 850), (420, 960), (110, 960)])
    cv.fill(hatch, "#0e0a10")
    lid = pts([(150, 850), (390, 850), (372, 700), (176, 706)])
    cv.shadow(lid, 0, 10, 8, 0.5)
    cv.fill(lid, "#8a664c", shade=0.9, depth=14, mottle=0.15)
    for f in (0.25, 0.5, 0.75):
        cv.fill(line([(150 + 240 * f, 850), (176 + 196 * f, 703)], 3), "#2a1c1c", opacity=0.7)
    inside = np.concatenate([pts([(100, 0), (430, 0)]), pts([(430, 970), (100, 970)])])
    kid = cv.layer()
    t.back_view(kid.pen(262, 1090, 3.4), coat="#e8b23c", hair="#4a2c20", length=0.4, arms="wide")
    cv.paste(kid, clip=inside)
    cv.fill(pts([(110, 960), (420, 960), (426, 984), (104, 984)]), "#9a7456", shade=0.8, depth=10)
    t.lantern(cv.pen(392, 872, 0.95))
    cv.glow(392, 830, 260, "#ffb45a", 0.5)
    strokes(cv, rng, 4, 15, 2500, vary=0.03, keep=[rect(0, 20, 1000, 960)])


@card("13", vignette=0.15, grain=0.03)
def the_window_cleaner(cv, rng):
    cv.lit(-0.5, -0.85, "#fff3cc", "#1c2430")
    # What is behind the weather.
    cv.cover(linear(["#2f8fd0", "#7cc4e6", "#fdeebc", "#fbc98a"], (0, 0), (0, 640)))
    cv.glow(330, 300, 420, "#fff6cc", 0.8)
    t.sun(cv, 330, 300, 74, "#fffbe0", rng)
    t.flock(cv, rng, [(560, 160), (610, 190), (668, 150), (520, 210)], "#ffffff", 20)
    fair = cv.rgb.copy()
    # The weather: a grey film with rain in it.
    field = fbm(rng, 3, 6, squash=0.5)
    cv.cover(linear(["#4c5660", "#78838a", "#a9adaa"], (0, 0), (0, 700)))
    cv.fill(Mask(np.clip((field - 0.45) * 3, 0, 1)), "#39424c", opacity=0.7)
    cv.fill(Mask(np.clip((0.42 - field) * 3, 0, 1)), "#c2c6c2", opacity=0.5)
    t.rain(cv, rng, 420, "#dfe6ea", 54, 10, 0.4)
    # He has wiped from side to side, and is on his way back.
    wipe = spline([(100, 140), (300, 112), (640, 118), (796, 150), (806, 236), (700, 262), (400, 250), (170, 272), (112, 350), (190, 416), (400, 404), (480, 398)], steps=20)  # fmt: skip  # noqa: E501
    blade = pts([(470, 317), (560, 306), (566, 478), (480, 480)])
    band = cv.mask([line(wipe, 164), blade])
    cv.fill(band.blurred(7).moved(3, 6), "#1c242c", opacity=0.55)
    cv.fill(band, fair)
    wet = band.blurred(3)
    cv.fill(Mask(np.clip(1 - np.abs(wet.a - 0.5) * 3, 0, 1), wet.x, wet.y), "#f4fafc", opacity=0.75)
    # Smears that he has missed, and what runs down.
    missed = line([(180, 196), (420, 176), (700, 186)], (1, 5, 1), smooth=True)
    cv.fill(missed, "#8a949a", opacity=0.6)
    for x in rng.uniform(150, 780, 26):
        edge = (482 if x < 556 else 340) - 5 * rng.uniform(0, 1)
        long = rng.uniform(20, 110)
        drip = line(
            [(x, edge - 8), (x + 2, edge + long * 0.6), (x, edge + long)], (4, 3, 7), smooth=True
        )
        cv.fill(drip, "#e6eef2", opacity=0.7)
    # The country below: first as it is in the sun.
    land = cv.layer()
    for base, high, tone in ((690, 90, "#9cc08a"), (740, 60, "#86b565")):
        t.hills(land, rng, base, high, tone, points=4)
    x = 30
    while x < 980:
        n = rng.uniform(1.05, 1.65)
        tone = ("#e8745a", "#f2c06a", "#f6e6cc", "#6aa5b8", "#e89a8a")[rng.integers(5)]
        gable = ("point", "step")[rng.integers(2)]
        t.town_house(land.pen(x, 800, n), rng, tone, "#a5453a", share=0.25, gable=gable)
        x += 44 * n + 6
    t.hills(land, rng, 850, 60, "#7fb04a", points=3)
    land.fill(
        ground(spline([(-20, 880), (240, 850), (520, 880), (800, 850), (1020, 870)])),
        linear(["#94c25a", "#5f9440"], (0, 850), (0, 1000)),
        mottle=0.08,
    )
    blooms = []
    for px, py in rng.uniform((0, 885), (1000, 1000), (520, 2)):
        tone = ("#f2604a", "#fbd24a", "#fff6ec", "#f29ab0")[rng.integers(4)]
        n = 2.5 + (py - 880) / 26
        blooms.append((ellipse(px, py, n, n * 0.8, 0, 9), jitter(rng, tone, 0.03, 6)))
    t.confetti(land, blooms)
    # Then the rain takes the colour out, but not where the light falls.
    _, gy = grid()
    beam = cv.mask(pts([(120, 420), (560, 420), (690, 1010), (-60, 1010)]), soft=34).full()
    tone = land.rgb @ np.array([0.3, 0.59, 0.11], np.float32)
    grey = tone[..., None] * np.array([0.50, 0.56, 0.62], np.float32)
    land.rgb = land.rgb * beam[..., None] + grey * (1 - beam[..., None])
    cv.paste(land)
    shine = Mask((beam * np.clip((gy - 470) / 200, 0, 1) * 0.5).astype(np.float32))
    cv.fill(shine, "#fff0b0", opacity=0.42, mode="screen")
    # The ladder leans on the sky.
    feet, heads = ((742, 962), (812, 962)), ((612, 310), (650, 306))
    for k in range(22):
        f = (k + 0.5) / 22
        a, b = (np.array(p) + (np.array(q) - p) * f for p, q in zip(feet, heads, strict=True))
        cv.fill(line([a, b], 7 - 3 * f), "#c48a44", shade=0.8, depth=4)
    for p, q in zip(feet, heads, strict=True):
        cv.fill(line([p, q], (13, 8)), "#dba45a", shade=1.0, depth=7)
    man = cv.pen(664, 570, 1.85, flip=True)
    h = t.person(man, "reach", coat="#d8392f", legs="#2f4470", hat=("cap", "#2f4470"), length=0.02)
    hx, hy = man.point(*h["hand"])
    cv.fill(line([(hx + 6, hy + 6), (566, 392)], 7), "#6a4630", shade=0.8, depth=4)
    cv.fill(line([(564, 304), (570, 482)], 13), "#3a3f48", shade=0.9, depth=6)
    cv.fill(line([(556, 304), (562, 482)], 6), "#c9a24a", shade=0.8, depth=4)
    # His bucket hangs from a rung.
    cv.fill(line([(716, 640), (736, 600), (756, 640)], 3, smooth=True), "#4a4f58")
    cv.fill(pts([(706, 636), (766, 636), (758, 694), (714, 694)]), "#4a9fd0", shade=1.0, depth=22)
    suds = [circle(712 + k * 9, 634 - 5 * (k % 2), 8) for k in range(7)]
    cv.fill(suds, "#f6fafc", shade=0.8, depth=6)
    # Somebody below lets the umbrella sink.
    kid = cv.pen(250, 960, 1.5)
    cv.fill(ellipse(270, 961, 46, 7), "#2f4a24", opacity=0.5, soft=4)
    g = t.person(kid, "up", coat="#f2b52c", legs="#3a4a6a", child=True, length=0.3, hair="#4a2c20")
    t.umbrella(kid.at(*g["hand2"], 0.62, 130), "#2f6f9a")
    strokes(
        cv, rng, 4, 16, 2000, vary=0.03, keep=[rect(520, 290, 310, 700), rect(0, 600, 1000, 370)]
    )
