"""Something very large comes to where nobody waited for it."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import things as t
from canvas import Mask, grid, linear, radial
from colour import jitter, lift, mix
from deck import card
from media import strokes
from noise import fbm, sample
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


@card("77", vignette=0.35, warmth=0.02)
def the_boat_train(cv, rng):
    """A liner comes in between the platforms of a station."""
    cv.lit(-0.7, -0.7, "#ffe9b4", "#06202c")
    far = (500, 600)
    cv.cover(radial(["#fff3cc", "#f8d592", "#d99a62", "#5a5a5c", "#16323e"], (420, 460), 760))
    _hall(cv, rng, far)
    # Water instead of rails, with the morning in it.
    basin = pts([(96, 1005), (500, 600), (904, 1005)])
    cv.fill(basin, linear(["#f2cd92", "#8a9a8a", "#2f6068", "#12343f"], (0, 640), (0, 1000)))
    _liner(cv.pen(500, 748, 1.0), rng)
    wet = cv.mask(rect(-5, 748, 1010, 260)) * cv.mask(basin)
    glass = cv.mirrored(748)
    x, y = grid()
    ripple = np.sin(y / 4.2 + (fbm(rng, 9, 3, squash=0.25) - 0.5) * 16)
    glass.distort(ripple * (3 + (y - 748).clip(0) * 0.05), np.zeros_like(y))
    cv.paste(glass, opacity=0.55, clip=wet)
    cv.fill(wet * np.clip(ripple - 0.45, 0, 1).astype(np.float32), "#ffe9bc", opacity=0.35)
    for k in range(7):
        w = 118 + k * 46
        bow = spline([(500 - w, 752 + k * 34), (500 - w * 0.5, 750 + k * 15), (500, 748 + k * 7)])
        both = [line(bow, (1, 3, 5)), line(bow * (-1, 1) + (1000, 0), (1, 3, 5))]
        cv.fill(both, "#fff6dc", opacity=0.65 - k * 0.08, clip=wet)
    cv.fill(ellipse(500, 750, 142, 7), "#fffaf0", opacity=0.8, soft=2)
    _platforms(cv, rng, far)
    _waiting(cv)
    beams = []
    for x, w, slant in (
        (40, 46, 330),
        (190, 30, 350),
        (330, 60, 340),
    ):
        beams.append(pts([(x, -5), (x + w, -5), (x + w * 1.9 + slant, 860), (x + slant, 860)]))
    air = cv.mask(beams, soft=9) * np.clip(1 - y / 860, 0, 1)
    cv.fill(air, "#ffeab8", opacity=0.42, mode="screen")
    strokes(cv, rng, 4, 15, 3000, vary=0.03, detail=False, keep=[rect(60, 90, 880, 880)])


def _hall(cv, rng, far):
    """Iron arches and dusty glass, far to near."""

    def arch(s):
        wide, spring = 236 * s, far[1] - 40 * s
        top = arc(far[0], spring, wide, wide * 1.02, 180, 360, 60)
        foot = far[1] + 90 * s
        return np.concatenate([[(far[0] - wide, foot)], top, [(far[0] + wide, foot)]])

    scales = (1.0, 1.22, 1.5, 1.86, 2.34, 3.0)
    cv.fill(arch(1.0), linear(["#fffbe6", "#fff0c4", "#f9d698"], (0, 320), (0, 640)))
    for a, b in pairwise(scales):
        band = np.concatenate([arch(a), arch(b)[::-1]])
        tone = linear(
            [
                mix("#f6d79c", "#8a7a68", (a - 1) / 2),
                mix("#d9b48a", "#143240", (a - 1) / 1.2 if a < 2.2 else 1.0),
            ],
            (200, 300),
            (900, 420),
        )
        cv.fill(band, tone, opacity=0.6, mottle=0.2)
    bars = []
    for angle in np.arange(180, 361, 12):
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        ends = [(far[0] + 236 * k * c, far[1] - 40 * k + 240 * k * s) for k in (1.0, 4.4)]
        bars.append(line(ends, (1.6, 7)))
    for angle in np.arange(186, 361, 12):
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        ends = [(far[0] + 236 * k * c, far[1] - 40 * k + 240 * k * s) for k in (1.0, 4.4)]
        bars.append(line(ends, (0.8, 2.6)))
    cv.fill(bars, "#23404a", opacity=0.85)
    for s in scales:
        w = 3.2 * s**1.7
        iron = mix("#6a6a60", "#12242e", (s - 1) / 1.4 if s < 2.4 else 1.0)
        cv.fill(line(arch(s), w), iron)
        cv.fill(line(arch(s) + (w * 0.2, w * 0.2), w * 0.22), "#c9a878", opacity=0.5)
    # The far gable: a fan of panes.
    for angle in np.arange(195, 360, 15):
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        cv.fill(line([(500 + 60 * c, 560 + 60 * s), (500 + 236 * c, 560 + 240 * s)], 2), "#8a7a5c")
    for r in (60, 120, 180):
        cv.fill(line(arc(500, 560, r, r, 180, 360), 2), "#8a7a5c")


def _liner(pen, rng):
    """A liner from ahead, 620 high; its water line is at y = 0."""
    hot, cream = "#d8392a", "#fbf0d6"
    smoke = [(0, -640), (-24, -690), (-80, -720), (-150, -722), (-240, -760)]
    puffs = spline(smoke, steps=9)
    for i, p in enumerate(puffs):
        r = 16 + i * 1.5
        pen.fill(circle(p[0] + rng.normal(0, 5), p[1] + rng.normal(0, 5), r), "#6a6460",
                 opacity=0.34, soft=4, shade=0.8, depth=16)  # fmt: skip
    # Funnel.
    funnel = np.concatenate([[(-50, -440)], arc(0, -626, 46, 12, 180, 360), [(50, -440)]])
    pen.fill(
        funnel,
        pen.linear([lift(hot, 0.06), hot, "#8a1f1c"], (-50, 0), (50, 0)),
        shade=0.9,
        depth=40,
    )
    cap = np.concatenate([arc(0, -626, 46, 12, 180, 360), arc(0, -586, 47, 12, 0, 180)])
    pen.fill(cap, "#23252c", shade=0.9, depth=20)
    pen.fill(ellipse(0, -627, 44, 10), "#0c0c10")
    # The white tiers, each with its lit row of windows.
    for w, top, foot, n in ((104, -486, -430, 8), (132, -434, -380, 10), (158, -384, -310, 12)):
        deck = np.concatenate([arc(0, top, w, 9, 180, 360), [(w, foot), (-w, foot)]])
        pen.fill(
            deck, pen.linear(["#fff8e2", cream, "#b79f88"], (-w, 0), (w, 0)), shade=0.7, depth=16
        )
        pen.fill(line(arc(0, top + 3, w + 6, 9, 180, 360), 6), "#8a6a4c", shade=0.9, depth=4)
        pane = (2 * w - 24) / n
        for k in range(n):
            x = -w + 12 + k * pane
            pen.fill(
                rect(x + 2.5, top + 12 - 5 * (1 - ((x + pane / 2) / w) ** 2), pane - 5, 19, 2),
                "#2c3a44",
            )
            pen.fill(
                rect(x + 4, top + 13.5 - 5 * (1 - ((x + pane / 2) / w) ** 2), pane - 8, 15, 1),
                "#ffd980",
            )
    # Mast, yard and stays with pennants.
    pen.fill(line([(0, -372), (0, -676)], (9, 4)), "#7a4a2a", shade=1.0, depth=5)
    pen.fill(line([(-56, -578), (56, -578)], 4.5), "#7a4a2a", shade=1.0, depth=3)
    pen.fill(rect(-13, -540, 26, 20, 4), "#5a3a24", shade=0.9, depth=8)
    for s in (-1, 1):
        pen.fill(line([(0, -670), (s * 178, -332)], 1.6), "#3a2a22")
        for k in range(9):
            x, y = s * (16 + k * 18.0), -640 + k * 34.0
            tone = (hot, "#f2b83c", "#2f7f8a", "#fbf0d6")[k % 4]
            pen.fill(pts([(x - s * 7, y - 13), (x + s * 7, y + 13), (x - s * 7, y + 21)]), tone)
    # The hull: two cheeks that meet in the stem.
    sheer = np.array([(0, -372), (60, -352), (124, -330), (176, -314), (196, -306)])
    side = np.array([(196, -306), (192, -220), (178, -120), (150, -40), (132, 0)])
    edge = np.concatenate([spline(sheer), spline(side)])
    for s in (-1, 1):
        cheek = np.concatenate([edge, [(0, 0)]]) * (s, 1)
        paint = (
            pen.linear(["#4f5f6c", "#2a3844", "#151d28"], (-196, 0), (0, 0))
            if s < 0
            else pen.linear(["#0c131c", "#111a24", "#06090f"], (0, 0), (196, 0))
        )
        hull = pen.fill(cheek, paint, shade=0.5, depth=26, mottle=0.1)
        for k in range(1, 8):
            f = k / 8
            seam = np.array(
                [(0, -372 * (1 - f)), (90 - 14 * f, -340 * (1 - f)), (196 - 64 * f, -306 * (1 - f))]
            )
            pen.fill(
                line(seam * (s, 1), 1.4, smooth=True),
                "#8a9aa4" if s < 0 else "#2f3c48",
                opacity=0.5,
                clip=hull,
            )
        band = np.array([(0, -54), (80, -48), (150, -42), (160, 4), (0, 4)])
        pen.fill(band * (s, 1), "#b8352a" if s < 0 else "#6a1c1e", clip=hull)
        pen.fill(
            line(np.array([(0, -57), (80, -51), (156, -45)]) * (s, 1), 5),
            "#f4e6c8" if s < 0 else "#9a8a78",
            clip=hull,
        )
        pen.fill(
            line(spline(sheer) * (s, 1) + (0, 5), 10), "#fff3d2" if s < 0 else "#a8937c", clip=hull
        )
        pen.fill(line(spline(sheer) * (s, 1), 3.5), "#d9a94a", shade=0.8, depth=3)
        # Anchor in its hawse.
        pen.fill(ellipse(s * 62, -236, 15, 20), "#05080c")
        pen.fill(
            line(np.array([(62, -240), (63, -176)]) * (s, 1), 7), "#8f938f", shade=1.0, depth=4
        )
        fluke = spline(
            np.array([(36, -202), (42, -176), (63, -164), (84, -178), (90, -204)]) * (s, 1)
        )
        pen.fill(line(fluke, (3, 9, 11, 9, 3)), "#8f938f", shade=1.0, depth=5)
        for k in range(4):
            pen.fill(circle(s * (106 + k * 22), -212 + k * 6, 6.5), "#c9a25a")
            pen.fill(circle(s * (106 + k * 22), -212 + k * 6, 4.6), "#ffe08a")
    pen.fill(line([(0, -374), (0, 0)], (7, 4)), "#93a1a8", shade=0.9, depth=4)
    pen.fill(line([(0, -54), (0, 0)], 4), "#d8584a")


def _platforms(cv, rng, far):
    for s in (-1, 1):

        def at(x, y, s=s):
            return 500 + s * x, y

        top = pts([at(404, 1005), at(70, 668), at(560, 668), at(560, 1005)])
        tone = ["#e6c491", "#a8835f", "#6a5244"] if s < 0 else ["#b08f70", "#6a564c", "#3a3434"]
        slab = cv.fill(top, linear(tone, (0, 668), (0, 1000)), mottle=0.14)
        face = pts([at(404, 1005), at(70, 668), at(62, 668), at(350, 1005)])
        cv.fill(face, "#2a2a30" if s < 0 else "#6a5648", mottle=0.1)
        cv.fill(line([at(404, 1005), at(70, 668)], (9, 2)), "#fbe9bc" if s < 0 else "#c9a884")
        for k in range(1, 5):
            cv.fill(
                line([at(404 + 60 * k, 1005), at(70 + 14 * k, 668)], (2.4, 0.6)),
                "#4a3a34",
                opacity=0.5,
                clip=slab,
            )
        for f in (0.2, 0.27, 0.37, 0.51, 0.7, 0.96):
            y = 600 + 405 * f
            cv.fill(
                line([at(404 * f - 4, y), at(620, y)], 1 + 2.4 * f),
                "#4a3a34",
                opacity=0.45,
                clip=slab,
            )
        # Lamps along it.
        for f, high in ((0.36, 1.0), (0.62, 1.7)):
            x, y = at(404 * f + 128 * f + 60, 600 + 405 * f)
            t.street_lamp(cv.pen(x, y, 2.3 * high), "#ffe6a0")


def _waiting(cv):
    """One traveller, who had expected something else."""
    shade = pts([(196, 928), (230, 922), (330, 986), (270, 994)])
    cv.fill(shade, "#2a1c1c", opacity=0.4, soft=5)
    t.suitcase(cv.pen(142, 934, 0.82), "#8a4a2c")
    t.back_view(
        cv.pen(214, 932, 2.1),
        coat="#c8402f",
        hair="#3a2018",
        legs="#22303c",
        length=0.06,
        hat="#2f4a58",
    )
    cv.fill(ellipse(820, 905, 70, 9), "#140c0c", opacity=0.4, soft=4)
    t.suitcase(cv.pen(800, 900, 0.95), "#5a6a58")
    t.suitcase(cv.pen(848, 904, 0.6), "#a8622f")
    t.suitcase(cv.pen(806, 836, 0.62), "#7a3a34")


@card("80", vignette=0.15, warmth=0.01)
def at_anchor(cv, rng):
    """An anchor has come down out of the sky; on the fields lies the shadow of what holds it."""
    cv.lit(-0.6, -0.75, "#fffbe0", "#16324a")
    t.sky(cv, ["#3f93c4", "#8cc6dc", "#d6ebdc", "#fbf3d2"], 0, 360, rng, 0.5, "#ffffff")
    t.hills(cv, rng, 372, 60, "#8fb6b0", points=5)
    t.hills(cv, rng, 396, 44, "#86b089", points=6)
    # Fields in perspective: strips that run to the horizon, cut by hedges.
    rows = [380, 404, 440, 494, 574, 690, 850, 1010]
    tones = ["#b9cc6a", "#94b95a", "#e6cf6c", "#7fa84e", "#cfd278", "#a3c262", "#e9d98a", "#88b255"]
    n = 0
    for a, b in pairwise(rows):
        cuts = np.sort(rng.uniform(-760, 760, 4 if a < 560 else 3))
        edges = np.concatenate([[-1500], cuts, [1500]])
        for u, v in pairwise(edges):
            n += 1

            def at(w, y):
                return 500 + w * (0.16 + 0.84 * (y - 380) / 620) + 14 * np.sin(
                    w * 0.01 + y * 0.02
                ), y

            plot = pts([at(u, a), at(v, a), at(v, b), at(u, b)])
            tone = jitter(rng, tones[(n * 5 + n // 3) % 8], 0.02, 5)
            mask = cv.fill(plot, linear([lift(tone, 0.05), tone], (0, a), (0, b)), mottle=0.1)
            lines = [
                line([at(u + (v - u) * f, a), at(u + (v - u) * f, b)], 0.6 + (a - 380) / 330)
                for f in np.linspace(0.04, 0.96, int(min(26, 4 + (v - u) / 30)))
            ]
            cv.fill(lines, lift(tone, -0.09), opacity=0.45, clip=mask)
            hedge = [
                ellipse(*at(u, y), 3 + (y - 380) / 90, 2.4 + (y - 380) / 120, steps=14)
                for y in np.arange(a, b, 3 + (a - 380) / 60)
            ]
            cv.fill(hedge, "#4f7f45", shade=0.8, depth=4)
        hedge = [
            ellipse(
                w + rng.normal(0, 3),
                a + rng.normal(0, 1),
                5 + (a - 380) / 70,
                3 + (a - 380) / 110,
                steps=14,
            )
            for w in np.arange(-10, 1015, 6 + (a - 380) / 45)
        ]
        cv.fill(hedge, "#4a7a42", shade=0.9, depth=5)
    # A village with a spire, to be small beside it.
    for hx, hy, s in (
        (176, 470, 0.5),
        (226, 478, 0.55),
        (136, 486, 0.55),
        (198, 500, 0.62),
        (258, 500, 0.55),
    ):
        t.house(cv.pen(hx, hy, s), rng, wall="#f6ecd6", roof="#c8503a")
    t.tower(cv.pen(212, 484, 0.62), rng, "#efe4cc", "#7a4a5a", w=22)
    # The shadow of a ship with full sails, laid flat on the ground.
    above = cv.layer()
    t.ship(above.pen(704, 650, 2.05, ink="#000000"))
    x, y = grid()
    cast = sample(above.alpha, x + (y - 650) * 0.28, 650 + (y - 650) * 1.6)
    cv.fill(Mask(cast).blurred(2.2), "#12384c", opacity=0.68)
    _anchor_and_chain(cv, rng)
    t.flock(cv, rng, [(742, 120), (790, 96), (830, 140), (700, 170)], "#fdfdf6", 15)
    for sx, sy, s, flip in (
        (690, 850, 1.0, False),
        (778, 880, 1.15, False),
        (880, 838, 0.95, False),
        (842, 930, 1.3, False),
    ):
        _sheep(cv.pen(sx, sy, s, flip=flip))
    cv.fill(ellipse(140, 846, 40, 6), "#2a4a3a", opacity=0.45, soft=4)
    t.person(cv.pen(112, 846, 1.5), "up", coat="#e9573a", legs="#2f4a6a", hat="#f2d07a", length=0.2)
    t.grass(cv.pen(0, 0), rng, -10, 1010, 1004, 40, 260, "#5a8a44", 8)
    strokes(
        cv,
        rng,
        4.5,
        17,
        3200,
        vary=0.03,
        keep=[
            rect(330, 0, 330, 900),
            rect(70, 680, 110, 180),
            rect(640, 770, 300, 170),
            rect(110, 400, 190, 110),
        ],
    )


def _anchor_and_chain(cv, rng):
    """The anchor ploughs to the right; its chain gets smaller until it is gone."""
    iron, deep = "#d8452c", "#8a2a20"
    furrow = blob(
        [
            (-20, 890),
            (150, 872),
            (330, 850),
            (470, 838),
            (520, 870),
            (440, 902),
            (250, 926),
            (-20, 960),
        ]
    )
    soil = cv.fill(
        furrow, linear(["#8a5a38", "#5a3824"], (0, 840), (0, 950)), mottle=0.3, shade=0.8, depth=22
    )
    for k in range(6):
        path = spline([(-20, 900 + k * 9), (200, 880 + k * 8), (460, 850 + k * 7)])
        cv.fill(line(path, 2.6), "#3a2418", opacity=0.45, clip=soil)
    # Chain: links seen in turn from the face and from the side.
    start, stop = np.array((538.0, 478.0)), np.array((640.0, -30.0))
    place, size, k = 0.0, 1.0, 0
    direction = (stop - start) / np.hypot(*(stop - start))
    angle = np.degrees(np.arctan2(direction[0], -direction[1]))
    while start[1] + direction[1] * place > -40:
        p = cv.pen(*(start + direction * place), size, angle)
        if k % 2:
            p.fill(line([(0, 12), (0, -44)], 12), deep, shade=1.0, depth=6)
        else:
            p.fill(
                rect(-17, -44, 34, 56, 17), iron, cut=rect(-7, -34, 14, 36, 7), shade=1.0, depth=6
            )
        place += 34 * size
        size *= 0.945
        k += 1
    a = cv.pen(440, 880, 1.0, 13)
    shank = pts([(-17, -20), (-13, -380), (13, -380), (17, -20)])
    arms = [(-178, -128), (-160, -62), (-104, -10), (0, 18), (104, -10), (160, -62), (178, -128)]
    a.fill(
        line(arms, (22, 34, 42, 50, 42, 34, 22), smooth=True),
        iron,
        shade=1.0,
        depth=24,
        mottle=0.14,
    )
    for s in (-1, 1):
        fluke = [(s * 196, -176), (s * 206, -96), (s * 168, -84), (s * 118, -92), (s * 160, -126)]
        a.fill(pts(fluke), iron, shade=1.0, depth=18, mottle=0.14)
    a.fill(
        shank,
        a.linear([lift(iron, 0.06), iron, deep], (-17, 0), (17, 0)),
        shade=0.9,
        depth=16,
        mottle=0.12,
    )
    a.fill(rect(-118, -352, 236, 24, 12), "#8a5a34", shade=1.0, depth=14, mottle=0.2)
    a.fill([circle(-118, -340, 19), circle(118, -340, 19)], "#b87a44", shade=1.0, depth=14)
    a.fill(circle(0, -404, 44), iron, cut=circle(0, -404, 25), shade=1.0, depth=12)
    # It has bitten into the ground.
    heap = [
        (300, 900),
        (360, 862),
        (420, 850),
        (486, 866),
        (560, 846),
        (620, 876),
        (652, 912),
        (500, 940),
        (380, 934),
    ]
    cv.fill(
        blob(heap) - (38, 0),
        linear(["#9a6640", "#5a3824"], (0, 850), (0, 940)),
        shade=1.0,
        depth=20,
        mottle=0.35,
    )
    clods = []
    for _ in range(70):
        cx, cy = rng.normal(440, 110), rng.normal(912, 18)
        r = rng.uniform(3, 10)
        clods.append(ellipse(cx, cy, r * 1.3, r, rng.uniform(0, 90), steps=9))
    cv.fill(clods, "#7a4c2e", shade=1.0, depth=6)


def _sheep(pen):
    """A sheep that gallops to the right, 70 long."""
    pen.fill(ellipse(0, 2, 40, 6), "#2a4a3a", opacity=0.4, soft=4)
    for x0, x1 in ((-20, -34), (-14, -24), (18, 34), (24, 44)):
        pen.fill(line([(x0, -20), (x1, -4)], (5.4, 3.4)), "#2f2a2e")
    wool = [
        circle(x, y, r)
        for x, y, r in (
            (-22, -30, 15),
            (-8, -38, 16),
            (8, -38, 16),
            (22, -32, 14),
            (4, -26, 16),
            (-12, -24, 14),
        )
    ]
    pen.fill(wool, "#fbf6e8", shade=1.0, depth=12)
    pen.fill(ellipse(40, -42, 11, 8, 24), "#2f2a2e", shade=0.8, depth=6)
    pen.fill(ellipse(32, -46, 7, 3.4, -30), "#2f2a2e")
    pen.fill(circle(42, -45, 2.2), "#fffdf4")
    pen.fill(circle(30, -49, 6), "#fbf6e8", shade=0.8, depth=5)
