"""Something leaves, and goes through the air although it cannot."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import lift, mix
from deck import card
from media import strokes
from noise import fbm, ground, ridged
from shapes import blob, circle, ellipse, line, pts, rect, spline


@card("60", vignette=0.3, grain=0.03)
def the_way_of_light(cv, rng):
    """A cyclist rides out over the sea on the beam of a lighthouse."""
    cv.lit(-0.8, -0.3, "#ffe9a8", "#04101f")
    lamp, end = np.array((208.0, 330.0)), np.array((1010.0, 196.0))
    t.sky(cv, ["#071a2c", "#0e3346", "#1d5560", "#4f8a84"], 0, 640, rng, 0.5, "#0a2434", 3)
    t.hills(cv, rng, 646, 30, "#173c48", points=4)
    t.sea(
        cv, rng, 640, ["#3f7a7c", "#174a58", "#0a2a3a", "#061826"], glitter="#ffe29a", glitter_x=640
    )
    # The beam: a road of light, hard along its upper edge, that goes soft below.
    x, y = grid()
    along = (x - lamp[0]) / (end[0] - lamp[0])
    top = lamp[1] + (end[1] - lamp[1]) * along
    thick = 12 + 190 * along.clip(0)
    below = (y - top) / thick
    body = np.clip(1 - below, 0, 1) ** 0.8 * np.clip(below * thick / 1.6, 0, 1) * (along > 0)
    fade = np.clip(1.15 - along * 0.5, 0, 1)
    dust = 0.85 + 0.4 * (fbm(rng, 5, 4, squash=0.3) - 0.5)
    cv.fill(Mask((body * fade * dust).astype(np.float32)), "#ffc94a", opacity=1.0)
    cv.fill(Mask((body**3 * fade).astype(np.float32)), "#fff3b8", opacity=0.85)
    glare = np.exp(-np.abs(y - top) / (16 + 40 * along.clip(0))) * (along > 0) * fade
    cv.fill(Mask(glare.astype(np.float32)), "#ffd27a", opacity=0.35, mode="screen")
    wake = (
        np.exp(-(((x - 640) / 330) ** 2))
        * np.clip((y - 646) / 60, 0, 1)
        * np.clip((900 - y) / 220, 0, 1)
    )
    cv.fill(Mask(wake.astype(np.float32)), "#ffd98a", opacity=0.16, mode="screen")

    def road(f):
        return lamp + (end - lamp) * f

    tilt = np.degrees(np.arctan2(*(end - lamp)[::-1]))
    # Gulls have come to sit on it.
    for f in (0.80, 0.845, 0.93):
        gx, gy = road(f)
        t.bird(
            cv.pen(gx, gy - 12, 0.34, tilt, flip=True), "#dfe6e4", "#fffdf2", "folded", "#e8a030"
        )
    _cyclist(cv.pen(*road(0.52), 1.9, tilt))
    # A ship far out, whose crew will not be believed.
    t.sailing_boat(cv.pen(862, 690, 0.5), "#0c1c28", "#c9b68a")
    # The rock, the house and the tower.
    rock = [
        (-20, 1010),
        (-20, 700),
        (40, 716),
        (96, 742),
        (190, 752),
        (286, 762),
        (330, 812),
        (402, 850),
        (452, 930),
        (520, 1010),
    ]
    stone = cv.fill(
        pts(rock),
        linear(["#3f5a60", "#22363f", "#0a161f"], (200, 720), (240, 1000)),
        shade=0.9,
        depth=40,
        mottle=0.25,
    )
    cv.fill(stone * np.clip(ridged(rng, 9, 4) * 2.4 - 1.5, 0, 1), "#8a9a90", opacity=0.35)
    cv.fill(stone * np.clip(fbm(rng, 14, 4) * 3 - 1.9, 0, 1), "#04101a", opacity=0.5)
    t.house(cv.pen(84, 748, 1.0), rng, wall="#9aa59c", roof="#5a2a2c")
    t.lighthouse(cv.pen(196, 762, 3.27), rng, "#e9e2cf", "#b8322c", "#fff0b0")
    cv.glow(*lamp, 260, "#ffe7a0", 0.85)
    cv.glow(*lamp, 90, "#fffbe6", 0.9)
    keep = [rect(470, 10, 330, 320), rect(100, 220, 200, 550), rect(820, 150, 190, 120)]
    keep += [rect(830, 600, 80, 110), rect(20, 640, 140, 120)]
    strokes(cv, rng, 4.5, 18, 3400, vary=0.03, detail=False, keep=keep)
    dark = cv.mask(
        rect(0, 0, 1000, 600),
        [rect(460, 0, 300, 300), circle(*lamp, 170), rect(130, 240, 140, 400)],
    )
    beam = pts([lamp - (0, 6), end - (0, 30), end + (0, 200), lamp + (0, 12)])
    t.stars(cv, rng, 170, 560, "#fff3d0", 1.5, cv.mask(dark, beam))


def _cyclist(pen):
    """Somebody on a bicycle with a basket, riding to the right; wheels on y = 0."""
    skin, coat, legs = "#e6b088", "#d8382c", "#22344a"
    pedal, hip, knee = (6, -12), (-13, -62), (12, -48)
    pen.fill(
        line([hip, (4, -44), (-8, -30)], (8.5, 6, 5), smooth=True),
        lift(legs, -0.06),
        shade=0.7,
        depth=5,
    )
    pen.fill(line([(-9, -28), (-1, -27)], 4.4), "#1c1418")
    t.bicycle(pen, "#1f7f86", "#14161c")
    pen.fill(line([hip, knee, pedal], (9.5, 7.5, 5)), legs, shade=0.8, depth=6)
    pen.fill(line([(3, -11), (13, -11)], 4.6), "#1c1418")
    pen.fill(
        blob(
            [
                (-20, -64),
                (-17, -82),
                (-4, -97),
                (6, -98),
                (7, -86),
                (-2, -70),
                (-6, -58),
                (-16, -57),
            ]
        ),
        coat,
        shade=1.0,
        depth=10,
    )
    pen.fill(
        line([(3, -92), (13, -76), (31, -66)], (7.4, 5), smooth=True),
        lift(coat, 0.04),
        shade=0.9,
        depth=6,
    )
    pen.fill(circle(32, -66, 3), skin)
    pen.fill(line([(3, -98), (7, -104)], 5), lift(skin, -0.08))
    pen.fill([circle(9, -110, 8), circle(17, -109, 1.8)], skin, shade=0.8, depth=7)
    pen.fill(
        [ellipse(6.5, -115, 9, 5.6, -8), line([(10, -115), (20, -114)], (3, 1.6))],
        "#2a3a4a",
        shade=0.8,
        depth=5,
    )
    scarf = spline([(2, -99), (-14, -104), (-30, -97), (-46, -106), (-64, -99)])
    pen.fill(
        [line(scarf, (5.4, 4, 6.5)), line([(-1, -100), (9, -98)], 5.6)],
        "#f6c24a",
        shade=0.8,
        depth=4,
    )
    pen.fill(pts([(36, -66), (58, -66), (54, -50), (40, -50)]), "#b5834a", shade=0.9, depth=6)
    for k, tone in enumerate(("#fff6dc", "#e9dcc0", "#fffaf0")):
        pen.fill(rect(38 + k * 6, -74 + (k % 2) * 3, 9, 11), tone, shade=0.5, depth=3)
    pen.fill(circle(40, -56, 3.4), "#fff6cc")


@card("85", vignette=0.3, grain=0.03)
def the_circus_leaves(cv, rng):
    """A circus tent swims up into the evening like a jellyfish."""
    cv.lit(-0.5, -0.85, "#ffe9b8", "#1a0a33")
    t.sky(
        cv, ["#1b1546", "#43276e", "#9a3f7c", "#f0786a", "#fcc07a"], 0, 830, rng, 0.35, "#f6a08a", 3
    )
    t.stars(cv, rng, 120, 420, "#fff3d8", 1.3)
    # Others have gone before.
    for tx, ty, s in ((872, 150, 0.2), (136, 228, 0.26), (790, 330, 0.13)):
        _tent(cv.pen(tx, ty, s, 8 if tx > 500 else -10, haze=("#7a3a80", 0.35)), rng, False)
    # The fair on the hill, with a round of bare ground.
    hill = np.stack([np.linspace(-10, 1010, 80), 858 - 34 * np.sin(np.linspace(0, np.pi, 80))], 1)
    for wx, r in ((842, 92),):
        wheel = [line(circle(wx, 716, r), 5), line(circle(wx, 716, r * 0.8), 2.5)]
        for a in np.arange(0, 360, 30):
            c, n = np.cos(np.radians(a)), np.sin(np.radians(a))
            wheel.append(line([(wx, 716), (wx + r * c, 716 + r * n)], 2))
        wheel += [line([(wx, 716), (wx - 46, 842)], 6), line([(wx, 716), (wx + 46, 842)], 6)]
        cv.fill(wheel, "#3a1c50")
        lamps = [(wx + r * np.cos(a), 716 + r * np.sin(a)) for a in np.arange(0, 6.2, 0.5236)]
        t.sparks(cv, rng, lamps, "#ffd98a", 4, 24)
    for bx, s, tone in (
        (70, 1.0, "#5a2a6a"),
        (168, 0.8, "#4a2260"),
        (724, 0.7, "#4a2260"),
        (956, 0.9, "#5a2a6a"),
    ):
        booth = cv.pen(bx, 850, s)
        booth.fill(rect(-44, -62, 88, 66), tone)
        booth.fill(pts([(-54, -60), (-34, -94), (34, -94), (54, -60)]), lift(tone, 0.08))
        booth.fill(rect(-30, -50, 60, 30, 3), "#ffd27a")
        booth.glow(0, -36, 90, "#ffb45a", 0.6)
    cv.fill(
        ground(hill), linear(["#4a2058", "#2a1244", "#150826"], (0, 820), (0, 1000)), mottle=0.12
    )
    cv.fill(ellipse(500, 872, 210, 22), "#e08a5a", opacity=0.55, soft=6)
    cv.glow(500, 860, 330, "#ffb060", 0.45, squash=0.4)
    rope = _tent(cv.pen(500, 372, 1.0, -4), rng, True)[-2]
    # The ringmaster would not let go.
    grip = np.array(rope[34]) - cv.pen(0, 0, 1.3, 10).point(30, -101)
    hang = cv.pen(*grip, 1.3, 10)
    t.person(
        hang,
        "reach",
        coat="#c8262c",
        legs="#fbf3e0",
        hair="#2a1620",
        hat=("tall", "#140a1c"),
        length=0.2,
    )
    # Those who had tickets.
    for cx in (150, 192, 262, 330, 392, 448, 566, 640, 716, 790, 862):
        s = rng.uniform(1.25, 1.5)
        child = rng.random() < 0.3
        who = cv.pen(cx, 990 + rng.uniform(-14, 10), s * (0.75 if child else 1), flip=cx > 520)
        t.person(
            who,
            ("up", "reach", "up")[cx % 3],
            coat="#4a1f56",
            legs="#240e34",
            skin="#a85a5a",
            hair="#1a0822",
            child=child,
            length=0.3,
        )
    strokes(
        cv, rng, 4.5, 18, 2800, vary=0.03, keep=[rect(210, 90, 580, 800), rect(100, 850, 820, 150)]
    )


def _tent(pen, rng, near):
    """A striped tent, 560 wide, that swims; the middle of its hem is at (0, 0).

    Gives back its ropes from left to right, as points of the card.
    """
    ropes = []
    red, cream = "#e0303a", "#fff0d0"
    gores, wide, tall = 14, 270, 250
    if near:
        pen.glow(0, 20, 460, "#ffb86a", 0.6)
    # What trails behind: frills in the middle, ropes with lamps around.
    if near:
        for k, x0 in enumerate((-70, -24, 26, 72)):
            v = np.linspace(0, 1, 40)
            mid = np.stack(
                [x0 + 30 * np.sin(v * 9 + k * 1.7) * (0.3 + v), 20 + v * (300 + 40 * (k % 2))], 1
            )
            frill = mid + np.stack([12 * np.sin(v * 60), 0 * v], 1)
            pen.fill(line(frill, (30, 22, 3)), "#ffd9c0", opacity=0.6, shade=0.8, depth=10)
            pen.fill(line(mid, (10, 6, 1)), "#fff6e0", opacity=0.7)
    for k, x0 in enumerate(np.linspace(-236, 236, 9)):
        v = np.linspace(0, 1, 44)
        sway = 34 * np.sin(v * 6.5 + k * 1.1) * v - x0 * 0.18 * v
        rope = np.stack([x0 + sway, 20 + v * (360 + 70 * np.sin(k * 2.4))], 1)
        pen.fill(line(rope, (7, 2.5) if near else (12, 6)), "#f2c88a", shade=0.8, depth=4)
        ropes.append([pen.point(*p) for p in rope])
        if near:
            t.sparks(pen.canvas, rng, ropes[-1][5::6], "#ffe08a", 4.2, 24)
    # The lit inside, seen from a little below.
    pen.fill(ellipse(0, 6, wide, 52), pen.radial(["#fff6c8", "#ffc45a", "#c8552f"], (0, 20), wide))
    # The dome in stripes that follow its roundness.
    v = np.linspace(0, 1, 24)
    lift_y = -tall * (1 - v**1.9) ** 0.8 - 18 * np.exp(-((v / 0.1) ** 2))

    def meridian(share):
        """A seam from the top to the hem: share -1 (left) to 1 (right)."""
        x = wide * np.sin(share * np.pi / 2) * v**0.82
        sag = 50 * np.cos(share * np.pi / 2) * v**3
        return np.stack([x, lift_y + sag * 0.72 + 4], 1)

    seams = [meridian(f) for f in np.linspace(-1, 1, gores + 1)]
    whole = np.concatenate([seams[0], *[s[-1:] for s in seams[1:-1]], seams[-1][::-1]])
    pen.fill(whole, cream)
    for k, (a, b) in enumerate(pairwise(seams)):
        tone = red if k % 2 else cream
        side = (k + 0.5) / gores
        shadow = mix(tone, "#4a1050", np.clip((side - 0.45) * 1.3, 0, 0.6))
        pen.fill(
            np.concatenate([a, b[::-1]]),
            pen.linear(
                [lift(shadow, 0.03), shadow, mix(shadow, "#ffb45a", 0.35)], (0, -tall), (0, 40)
            ),
        )
    # The hem: a scallop for each stripe.
    for k, (a, b) in enumerate(pairwise(seams)):
        (x0, y0), (x1, y1) = a[-1], b[-1]
        drop = 20 + 20 * np.cos((k + 0.5) / gores * np.pi - np.pi / 2)
        flap = blob(
            [
                (x0, y0 - 4),
                (x1, y1 - 4),
                (x1, y1 + drop * 0.6),
                ((x0 + x1) / 2, (y0 + y1) / 2 + drop * 1.3),
                (x0, y0 + drop * 0.6),
            ],
            6,
        )
        pen.fill(flap, cream if k % 2 else red, shade=0.9, depth=12)
    pen.fill(line([s[-1] for s in seams], 6, smooth=True), "#f2b83c", shade=0.9, depth=4)
    # A pole through the top, with a pennant.
    pen.fill(line([(0, -tall - 8), (0, -tall - 78)], 6), "#f2c86a", shade=0.8, depth=4)
    pen.fill(
        pts([(0, -tall - 78), (70, -tall - 60), (0, -tall - 42)]), "#21b8a0", shade=0.7, depth=8
    )
    pen.fill(circle(0, -tall - 80, 8), "#f2c86a", shade=0.9, depth=6)
    return ropes
