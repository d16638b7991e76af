"""Somebody very small and something very large, far away or high up."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid, linear
from colour import jitter, lift, mix
from deck import card
from media import hatching, impasto, strokes
from noise import fbm
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


@card("83", vignette=0.15)
def wedding_peak(cv, rng):
    """A rope team on a wedding cake."""
    cv.lit(-0.8, -0.5, "#fffaf0", "#7a4a86")
    t.sky(cv, ["#f29ab0", "#f9c3bf", "#fde6d2", "#fff6e6"], 0, 900, rng, 0.5, "#fffaf2")
    # Meringue peaks around, in haze.
    for x, y, s, haze in (
        (70, 820, 1.0, 0.6),
        (930, 800, 1.15, 0.55),
        (190, 880, 0.8, 0.35),
        (840, 900, 0.7, 0.3),
    ):
        for k in range(7):
            w = (150 - k * 20) * s
            tone = mix("#fff4ea", "#f6b4bc", haze)
            cv.fill(
                ellipse(x + 6 * (k % 2), y - k * 42 * s, w, 40 * s),
                tone,
                shade=0.8 * (1 - haze * 0.5),
                depth=36,
            )
        cv.fill(
            pts([(x - 26 * s, y - 270 * s), (x + 8 * s, y - 345 * s), (x + 28 * s, y - 270 * s)]),
            tone,
            shade=0.6,
        )
    cv.fog(620, 1000, "#fff1ea", 0.75, fbm(rng, 3, 5, squash=0.35))
    # Four tiers.
    tiers = [(980, 400, 190), (800, 300, 190), (622, 214, 180), (452, 136, 160)]
    for k, (base, w, h) in enumerate(tiers):
        side = np.concatenate(
            [arc(500, base - h, w, w * 0.16, 180, 0), arc(500, base, w, w * 0.16, 0, 180)]
        )
        tone = "#fff3ea" if k % 2 == 0 else "#fbdce0"
        cv.fill(
            side,
            linear(
                [lift(tone, 0.02), tone, mix(tone, "#c98aa8", 0.55)], (500 - w, 0), (500 + w, 0)
            ),
            mottle=0.05,
        )
        cv.fill(ellipse(500, base - h, w, w * 0.16), "#fffaf4", shade=0.4, depth=20)
        # Icing that runs over the edge.
        drips = [ellipse(500, base - h, w, w * 0.16)]
        for a in np.linspace(4, 176, 11 + 2 * (3 - k)):
            px, py = 500 + w * np.cos(np.radians(a)), base - h + w * 0.16 * np.sin(np.radians(a))
            n = rng.uniform(16, 66) * (1 - 0.12 * k)
            drips.append(line([(px, py - 6), (px, py + n)], (22 - 3 * k, 17 - 3 * k)))
        glaze = "#f7a9b8" if k % 2 == 0 else "#ffffff"
        cv.fill(
            drips, glaze, cut=ellipse(500, base - h - 5, w * 0.93, w * 0.13), shade=1.0, depth=9
        )
        top = cv.fill(ellipse(500, base - h - 4, w * 0.95, w * 0.14), lift(glaze, 0.03), shade=0.3)
        cv.shadow(
            ellipse(500, base - h - 4, tiers[min(k + 1, 3)][1] * 1.02, w * 0.12),
            30,
            8,
            12,
            0.3,
            clip=top,
        )
        # Pearls around the foot, roses and leaves on the edge.
        for a in np.linspace(0, 180, 25 - 3 * k):
            px, py = 500 + w * np.cos(np.radians(a)), base + w * 0.16 * np.sin(np.radians(a))
            cv.fill(circle(px, py, 11 - 1.5 * k), "#fffdf6", shade=1.0, depth=9)
    for px, py, s in (
        (190, 800, 1.0),
        (250, 826, 0.8),
        (742, 832, 1.0),
        (690, 846, 0.75),
        (350, 640, 0.8),
        (650, 650, 0.9),
        (606, 660, 0.65),
        (412, 466, 0.6),
    ):
        for a in (150, 30):
            cv.fill(
                ellipse(px + 26 * s * np.cos(np.radians(a)), py + 8 * s, 20 * s, 9 * s, a - 90),
                "#7fae6a",
                shade=0.8,
                depth=8,
            )
        _rose(cv.pen(px, py, s), "#e23d5f")
    # The couple on the summit.
    for px, coat, extra in (
        (478, "#24222c", {"hat": ("tall", "#24222c")}),
        (524, "#ffffff", {"length": 0.95, "bun": True}),
    ):
        t.person(cv.pen(px, 296, 1.15, flip=px > 500), "stand", coat=coat, **extra)
    # The rope team: leader near the top tier, second below, camp at the foot.
    lead = cv.pen(330, 592, 1.18)
    rope = [(338, 540), (300, 610), (268, 700), (220, 742)]
    cv.fill(line(rope, 4, smooth=True), "#2f6f9a")
    t.person(
        cv.pen(212, 786, 1.25),
        "up",
        coat="#2f7f9a",
        legs="#3a3550",
        hat=("cap", "#f0c24a"),
        scarf="#f0c24a",
    )
    cv.fill(line([(338, 540), (360, 500), (388, 430)], 4, smooth=True), "#2f6f9a")
    hand = t.person(
        lead, "reach", coat="#e2382f", legs="#3a3550", hat=("cap", "#3a5f9a"), length=0.3
    )["hand"]
    hx, hy = lead.point(*hand)
    cv.fill(line([(hx - 16, hy + 26), (hx + 8, hy - 18)], 5), "#8a5a34", shade=0.7)
    cv.fill(
        line([(hx - 16, hy - 22), (hx + 8, hy - 18), (hx + 34, hy - 4)], (2, 7, 2), smooth=True),
        "#c9d3da",
        shade=0.8,
    )
    tent = cv.pen(640, 812, 1.0)
    tent.fill(pts([(-70, 12), (-8, -70), (60, 12)]), "#f2a52f", shade=0.9, depth=24)
    tent.fill(pts([(-8, -70), (60, 12), (84, -4), (24, -76)]), "#c97f1f", shade=0.6, depth=14)
    tent.fill(pts([(-26, 12), (-8, -52), (12, 12)]), "#5a3a2a")
    # Sugar snow on the wind.
    t.snowfall(cv, rng, 150, "#ffffff", 3.6)
    keep = [
        rect(170, 640, 110, 160),
        rect(290, 440, 120, 160),
        rect(440, 160, 130, 150),
        rect(560, 720, 180, 120),
    ]
    flow = strokes(cv, rng, 5.5, 20, 5000, vary=0.02, keep=keep)
    impasto(cv, rng, flow, 0.03)


def _rose(pen, tone):
    pen.fill(circle(0, 0, 26), lift(tone, -0.06), shade=1.0, depth=18)
    for r, k in ((20, 5), (13, 4), (7, 3)):
        for i in range(k):
            a = i * 2 * np.pi / k + r
            pen.fill(
                ellipse(r * 0.5 * np.cos(a), r * 0.5 * np.sin(a), r * 0.62, r * 0.5, np.degrees(a)),
                lift(tone, 0.012 * (20 - r)),
                shade=0.9,
                depth=7,
            )


@card("89", vignette=0.2, grain=0.0)
def cats_cradle(cv, rng):
    """Two giants play with the power lines while the sun goes down."""
    cv.lit(0.0, -1, "#ffe6c0", "#1a0f28")
    cv.cover(linear(["#b8403a", "#e2703c", "#f6b25a", "#fce3a0"], (0, 0), (0, 760)))
    cv.fill(Mask(np.clip((fbm(rng, 3, 6, squash=0.25) - 0.5) * 3, 0, 1)), "#8f2a3c", opacity=0.5)
    t.sun(cv, 500, 690, 96, "#fff3c0")
    t.hills(cv, rng, 770, 70, "#b0603c")
    t.hills(cv, rng, 810, 50, "#8a4434")
    cv.fill(
        rect(-5, 800, 1010, 210), linear(["#a8643a", "#5a3030"], (0, 800), (0, 1000)), mottle=0.15
    )
    for k in range(-8, 9):
        cv.fill(line([(500 + k * 34, 806), (500 + k * 150, 1010)], (1, 5)), "#3f2228", opacity=0.5)
    # The giants sit face to face.
    skin, cloth = "#c08a80", ("#7f5578", "#5a6690")
    hands = []
    for side, tone in ((-1, cloth[0]), (1, cloth[1])):

        def at(x, y, side=side):
            return 500 + side * x, y

        seat = [
            at(470, 900),
            at(520, 640),
            at(470, 440),
            at(392, 372),
            at(330, 400),
            at(318, 560),
            at(330, 700),
            at(250, 690),
            at(190, 720),
            at(200, 880),
        ]
        cv.fill(ellipse(*at(340, 890), 230, 30), "#2a1420", opacity=0.6, soft=12)
        cv.fill(blob(seat, 12), tone, shade=1.0, depth=80, mottle=0.12)
        leg = [at(360, 820), at(250, 660), at(186, 700), at(176, 880)]
        cv.fill(line(leg, (150, 120, 104, 84), smooth=True), lift(tone, -0.05), shade=1.0, depth=50)
        cv.fill(
            blob([at(226, 862), at(180, 850), at(104, 876), at(96, 900), at(220, 902)]),
            "#2a1c24",
            shade=0.9,
            depth=18,
        )
        # Head in profile, bent over the game.
        head = blob(
            [
                at(420, 330),
                at(432, 240),
                at(380, 176),
                at(310, 176),
                at(268, 226),
                at(262, 262),
                at(240, 290),
                at(262, 304),
                at(258, 338),
                at(282, 364),
                at(330, 366),
                at(350, 400),
                at(408, 392),
            ],
            12,
        )
        cv.fill(head, skin, shade=1.0, depth=60, mottle=0.1)
        hair = blob(
            [
                at(440, 350),
                at(456, 240),
                at(400, 150),
                at(310, 146),
                at(262, 196),
                at(330, 214),
                at(356, 262),
                at(372, 330),
            ],
            10,
        )
        cv.fill(hair, ("#2c1c28", "#8a4a34")[side > 0], shade=1.0, depth=40)
        cv.fill(ellipse(*at(358, 290), 17, 26), lift(skin, -0.05), shade=0.9, depth=10)
        cv.fill(line([at(312, 262), at(290, 270), at(276, 264)], (3, 8, 3), smooth=True), "#1a1018")
        cv.fill(line([at(286, 336), at(268, 336), at(258, 328)], (2, 5, 2), smooth=True), "#3a1f2c")
        for dy, wrist in ((0, (206, 372)), (1, (200, 566))):
            arm = [at(400, 460 + 30 * dy), at(270, 560 + 20 * dy), at(wrist[0] + 30, wrist[1] + 14)]
            cv.fill(
                line(arm, (110, 92, 54), smooth=True),
                lift(tone, 0.03 + 0.02 * dy),
                shade=1.0,
                depth=36,
            )
            palm = at(*wrist)
            cv.fill(ellipse(*palm, 42, 36), skin, shade=1.0, depth=22)
            for k, a in enumerate((-38, -12, 14, 40)):
                c, s = np.cos(np.radians(a)), np.sin(np.radians(a))
                tip = (palm[0] - side * 78 * c, palm[1] + 72 * s)
                cv.fill(line([palm, tip], (22, 15)), lift(skin, 0.02 * (k % 2)), shade=1.0, depth=9)
                hands.append((side, dy, k, tip))
    # The cradle.
    tips = {(s, d, k): p for s, d, k, p in hands}
    wires = [
        ((-1, 0, 0), (1, 0, 0)),
        ((-1, 0, 3), (1, 1, 0)),
        ((-1, 1, 0), (1, 0, 3)),
        ((-1, 1, 3), (1, 1, 3)),
        ((-1, 0, 1), (1, 1, 2)),
        ((-1, 1, 2), (1, 0, 1)),
        ((-1, 0, 0), (1, 1, 3)),
        ((-1, 1, 3), (1, 0, 0)),
    ]
    strings = [line([tips[a], tips[b]], 5) for a, b in wires]
    cv.fill(strings, "#1c1220")
    # Pylons, plucked of their wires, lead to the horizon.
    for px, base, s in ((500, 812, 0.34), (470, 850, 0.7), (548, 940, 1.5)):
        _pylon(cv.pen(px, base, s))
    for tip, foot in (
        ((-1, 1, 3), (464, 790)),
        ((1, 1, 3), (632, 790)),
        ((-1, 1, 2), (430, 780)),
        ((1, 1, 2), (612, 754)),
    ):
        a, b = tips[tip], foot
        cv.fill(
            line([a, ((a[0] + b[0]) / 2 - 20, (a[1] + b[1]) / 2 + 40), b], 4, smooth=True),
            "#1c1220",
        )
    t.flock(cv, rng, [(180 + 40 * k, 90 + 24 * np.sin(k)) for k in range(5)], "#2a1420", 16)
    t.grass(cv.pen(), rng, -10, 1010, 1004, 34, 260, "#3a2028")
    # An etching over a wash: lines alone would be too fine for a picture of this size.
    wash = cv.rgb.copy()
    hatching(cv, rng, "#24121f", "#fbe2a8", 13, tint=0.9, gamma=1.0, contour=0.7)
    cv.rgb = wash * 0.5 + cv.rgb * 0.5
    # A line of birds sits on the lowest wire, as birds do.
    a, b = pts([tips[-1, 1, 3], tips[1, 1, 3]])
    for u in np.linspace(0.2, 0.8, 6):
        x, y = a + (b - a) * u
        t.bird(cv.pen(x, y - 9, 0.26), "#16101c", wings="folded")


def _pylon(pen):
    legs = [line([(-26, 0), (-8, -90), (0, -150)], 3.4), line([(26, 0), (8, -90), (0, -150)], 3.4)]
    for k in range(5):
        y0, y1 = -k * 22, -(k + 1) * 22
        w0, w1 = 26 - k * 4.2, 26 - (k + 1) * 4.2
        legs += [line([(-w0, y0), (w1, y1)], 1.8), line([(w0, y0), (-w1, y1)], 1.8)]
    for y, w in ((-100, 56), (-124, 42), (-142, 24)):
        legs += [line([(-w, y), (w, y)], 3), line([(-w, y), (0, y - 12), (w, y)], 1.8)]
    pen.fill(legs, "#1c1220")


@card("90", vignette=0.12)
def watering_the_grey(cv, rng):
    """Somebody tips a can on a grey hill, and out comes a rainbow."""
    cv.lit(-0.6, -0.8, "#fffbe0", "#2a3050")
    x, y = grid()
    t.sky(cv, ["#b9bec2", "#d3d6d4", "#ecebe4"], 0, 620, rng, 0.6, "#f8f8f4")
    t.mountains(cv, rng, 600, 150, "#a3a9ac", snow="#f2f2ee", points=8)
    t.hills(cv, rng, 650, 80, "#a9adaa")
    for px in np.linspace(330, 980, 8):
        s = rng.uniform(0.5, 0.8)
        t.house(cv.pen(px, 690 + rng.uniform(-8, 10), s), rng, "#c9c9c4", "#8a8c90", lit="#dededa")
    t.hills(cv, rng, 760, 60, "#9a9f9b", foot="#7f8583")
    cv.fill(
        rect(-5, 740, 1010, 270), linear(["#a3a8a2", "#6f7674"], (0, 740), (0, 1000)), mottle=0.1
    )
    # The rainbow: bands along an arc that widen where they land and run away as a river.
    bands = ["#e2382f", "#f2862f", "#f8d23a", "#5fb54a", "#2f9ad0", "#4a57b8", "#8f4aa8"]
    axis = spline(
        [
            (452, 322),
            (520, 284),
            (590, 340),
            (632, 480),
            (640, 640),
            (600, 770),
            (470, 850),
            (330, 910),
            (240, 1020),
        ],
        steps=16,
    )
    d = np.gradient(axis, axis=0)
    n = np.stack([-d[:, 1], d[:, 0]], 1) / np.hypot(d[:, 0], d[:, 1])[:, None]
    wide = np.interp(
        np.linspace(0, 1, len(axis)), [0, 0.3, 0.55, 0.75, 1], [22, 80, 150, 230, 420]
    )[:, None]
    outline = np.concatenate([axis + n * wide / 2, (axis - n * wide / 2)[::-1]])
    # Colour comes back around it: a second, painted layer of the same land.
    green = np.clip(1 - np.hypot((x - 520) / 520, (y - 830) / 190), 0, 1) ** 0.7 * (y > 735)
    cv.fill(
        Mask(np.clip(green * 2.2, 0, 1).astype(np.float32)),
        linear(["#a9cf5a", "#6fae45"], (0, 740), (0, 1000)),
    )
    warm = np.clip(1 - np.hypot((x - 640) / 330, (y - 650) / 130), 0, 1) * (y < 735)
    cv.fill(
        Mask(np.clip(warm * 2, 0, 1).astype(np.float32)), "#ffb35a", mode="overlay", opacity=0.9
    )
    cv.halo(outline, "#fffbe8", 26, 0.6)
    for k, tone in enumerate(bands):
        u0, u1 = k / 7 - 0.5, (k + 1) / 7 - 0.5
        strip = np.concatenate([axis - n * wide * u0, (axis - n * wide * (u1 + 0.012))[::-1]])
        cv.fill(strip, tone, shade=0.4, depth=10)
    gloss = [
        line(axis[12:70] + n[12:70] * wide[12:70] * u, (1, 4, 1)) for u in (-0.36, -0.1, 0.2, 0.4)
    ]
    cv.fill(gloss, "#ffffff", opacity=0.5)
    drops = [
        ellipse(px, py, 5, 8, steps=10)
        for px, py in zip(rng.normal(640, 110, 50), rng.uniform(560, 780, 50), strict=True)
    ]
    t.confetti(cv, [(p, jitter(rng, rng.choice(bands), 0.02)) for p in drops])
    # Flowers where it has been.
    spots = [(rng.normal(560, 230), rng.uniform(760, 985)) for _ in range(48)]
    for px, py in sorted(spots, key=lambda p: p[1]):
        if abs(px - np.interp(py, axis[:, 1], axis[:, 0])) > np.interp(py, [760, 1000], [100, 190]):
            t.flower(
                cv.pen(px, py, (py - 640) / 260), rng.choice(bands[:3] + ["#ffffff", "#f27aa8"])
            )
    # The gardener on a crag to the left with a can as large as a cottage.
    crag = blob(
        [
            (-40, 1010),
            (-30, 560),
            (40, 505),
            (170, 490),
            (270, 500),
            (300, 560),
            (268, 680),
            (290, 800),
            (210, 1010),
        ],
        12,
    )
    cv.fill(crag, "#8a8f90", shade=1.0, depth=70, mottle=0.2)
    can = cv.pen(215, 330, 1.0, 24)
    tin = "#d8402f"
    can.fill(line(arc(-20, -30, 150, 120, 150, 330), 17), lift(tin, -0.1), shade=1.0, depth=9)
    can.fill(
        line([(70, 60), (150, -20), (205, -92)], (46, 34, 24)), lift(tin, 0.02), shade=1.0, depth=16
    )
    can.fill(
        pts([(184, -128), (232, -84), (216, -64), (170, -112)]),
        lift(tin, 0.06),
        shade=0.9,
        depth=12,
    )
    can.fill(pts([(-104, -80), (84, -80), (96, 104), (-112, 104)]), tin, shade=1.0, depth=60)
    can.fill(ellipse(-10, -80, 95, 24), lift(tin, -0.18), shade=0.4)
    can.fill([rect(-110, -40, 200, 9), rect(-112, 70, 206, 9)], lift(tin, 0.1), shade=0.6, depth=4)
    who = cv.pen(96, 506, 1.75)
    t.person(
        who, "reach", coat="#2f6f9a", legs="#3a3550", hat="#f0d48a", scarf="#f2b632", length=0.4
    )
    t.grass(cv.pen(), rng, -10, 300, 1006, 40, 120, "#7f8583")
    t.grass(cv.pen(), rng, 300, 1010, 1008, 44, 260, "#5f9a40")
    t.cloud(cv, rng, 830, 190, 260, "#f4f4f0", 90)
    keep = [rect(20, 300, 160, 230), outline]
    flow = strokes(cv, rng, 5, 20, 3600, vary=0.025, keep=keep)
    impasto(cv, rng, flow, 0.03)
