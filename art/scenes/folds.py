"""Folded paper that has come alive."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import linear
from colour import jitter, lift, mix
from deck import card
from media import paper_cut
from noise import ridged
from shapes import blob, circle, ellipse, line, moved, pts


def _facets(cv, parts, base, rng, spread=0.05):
    """Faces of one folded sheet: (points, lightness) pairs, with a bright edge at each fold."""
    for points, light in parts:
        shape = pts(points)
        tone = lift(base, light + rng.normal(0, spread * 0.2))
        low, high = shape[:, 1].min(), shape[:, 1].max()
        paint = linear([lift(tone, 0.03), lift(tone, -0.03)], (0, low), (0, high))
        cv.fill(shape, paint, mottle=0.06)
        closed = np.concatenate([shape, shape[:1]])
        cv.fill(line(closed, 1.6), lift(tone, 0.1), opacity=0.7)


@card("84", vignette=0.18, grain=0.035)
def paper_tiger(cv, rng):
    """A child feeds the tiger that it has folded."""
    cv.lit(-0.6, -0.8, "#fff8e4", "#12303a")
    cv.cover(linear(["#bfe3d4", "#8ccabf"], (0, 0), (0, 1000)))
    paper_cut(cv, circle(560, 430, 350), "#fbe9a8", 10)
    paper_cut(cv, circle(560, 430, 262), "#fff6d2", 8)
    # Leaves of paper from all sides, the darker the nearer.
    for ring, (tone, reach) in enumerate((("#4fa898", 0.0), ("#2b8079", 1.0))):
        for x, y, a, s in (
            (40, 120, 120, 2.6),
            (-10, 330, 95, 2.4),
            (940, 60, 215, 2.6),
            (1010, 300, 260, 2.7),
            (840, 0, 190, 2.2),
            (180, -10, 160, 2.4),
        ):
            a, s = a + ring * 24 - 8, s * (1 + 0.1 * ring)
            leaf = moved(
                blob([(0, 0), (26, -30), (30, -70), (0, -118), (-30, -70), (-26, -30)]),
                x - 30 * reach * np.sign(x - 500) * -1,
                y,
                s,
                a,
            )
            paper_cut(cv, leaf, jitter(rng, tone, 0.02, 5), 7)
            c, d = np.sin(np.radians(a)), -np.cos(np.radians(a))
            x0 = x - 30 * reach * np.sign(x - 500) * -1
            cv.fill(line([(x0, y), (x0 + c * 100 * s, y + d * 100 * s)], (4, 1)), lift(tone, 0.1))
    paper_cut(
        cv,
        pts(
            [(-10, 850), (200, 826), (470, 842), (760, 822), (1010, 846), (1010, 1010), (-10, 1010)]
        ),
        "#e9b45c",
        8,
    )
    paper_cut(
        cv,
        pts([(-10, 930), (330, 900), (640, 922), (1010, 896), (1010, 1010), (-10, 1010)]),
        "#d8913f",
        8,
    )
    orange, ink, white = "#ef8430", "#33231f", "#fff3dd"
    # Shadow on the ground, tail as a pleated strip.
    cv.fill(ellipse(380, 886, 380, 28), "#5a2f1c", opacity=0.5, soft=10)
    zig = pts([(128, 640), (60, 560), (110, 470), (46, 390), (100, 310), (60, 250)])
    for k in range(len(zig) - 1):
        a, b = zig[k], zig[k + 1]
        w = np.array([34 - 4 * k, 0])
        quad = [a - w * 0.5, b - w * 0.45, b + w * 0.45, a + w * 0.5]
        paper_cut(cv, pts(quad), ink if k == 4 else lift(orange, 0.05 if k % 2 else -0.08), 4)
    # Far legs.
    far = [
        ([(320, 700), (400, 690), (392, 800), (420, 884), (330, 884), (338, 800)], -0.16),
        ([(560, 660), (640, 660), (650, 780), (668, 884), (580, 884), (586, 780)], -0.16),
    ]
    _facets(cv, far, orange, rng)
    # Body.
    a, b, c, d, e = (92, 660), (160, 500), (320, 424), (480, 396), (600, 430)
    f, g, h = (240, 620), (400, 560), (520, 590)
    i, j, k, m = (150, 790), (270, 770), (430, 750), (570, 740)
    body = pts([a, b, c, d, e, (630, 560), m, k, j, i])
    cv.shadow(body, 10, 16, 14, 0.4)
    parts = [
        ([a, b, f], 0.0),
        ([b, c, f], 0.07),
        ([c, g, f], 0.02),
        ([c, d, g], 0.08),
        ([d, h, g], 0.0),
        ([d, e, h], 0.05),
        ([a, f, i], -0.07),
        ([f, j, i], -0.12),
        ([f, g, j], -0.05),
        ([g, k, j], -0.1),
        ([g, h, k], -0.07),
        ([h, m, k], -0.13),
        ([e, (630, 560), m, h], -0.03),
    ]
    _facets(cv, parts, orange, rng)
    _facets(cv, [([j, k, m, (500, 790), (330, 800)], 0.0)], white, rng)
    # Near legs.
    legs = [
        ([(150, 640), (262, 600), (320, 720), (250, 790), (170, 760)], 0.04),
        ([(250, 790), (170, 760), (190, 830), (180, 884), (290, 884), (276, 830)], -0.06),
        ([(450, 620), (560, 600), (580, 740), (500, 760)], 0.05),
        ([(500, 760), (580, 740), (566, 820), (590, 884), (480, 884), (500, 820)], -0.04),
    ]
    cv.shadow([pts(p) for p, _ in legs], 6, 8, 8, 0.35)
    _facets(cv, legs, orange, rng)
    _facets(
        cv,
        [
            ([(180, 884), (186, 856), (280, 856), (290, 884)], 0.0),
            ([(480, 884), (492, 856), (578, 856), (590, 884)], 0.0),
        ],
        white,
        rng,
    )
    stripes = [
        [(200, 476), (232, 462), (236, 560)],
        [(270, 446), (304, 430), (312, 540)],
        [(352, 417), (392, 410), (384, 530)],
        [(440, 402), (478, 397), (462, 510)],
        [(96, 650), (118, 600), (186, 650)],
        [(114, 716), (122, 752), (200, 716)],
        [(300, 770), (322, 768), (324, 690)],
        [(390, 757), (416, 753), (410, 670)],
        [(560, 690), (580, 720), (502, 690)],
        [(186, 790), (190, 816), (240, 806)],
        [(506, 788), (506, 812), (556, 802)],
        [(520, 404), (552, 414), (528, 500)],
    ]
    cv.fill([pts(s) for s in stripes], ink, mottle=0.08)
    # Head, frontal, tilted down to the child.
    face = cv.pen(668, 488, 1.14, 9)
    faces = _face()
    outline = face.placed(
        pts(
            [
                (0, -150),
                (66, -136),
                (112, -190),
                (136, -110),
                (150, -20),
                (96, 86),
                (44, 128),
                (0, 136),
                (-44, 128),
                (-96, 86),
                (-150, -20),
                (-136, -110),
                (-112, -190),
                (-66, -136),
            ]
        )
    )
    cv.shadow(outline, 14, 20, 14, 0.5)
    for tone, polygons in faces(orange, white, ink):
        _facets(cv, [(face.placed(pts(p)), light) for p, light in polygons], tone, rng)
    marks = [
        [(-10, -146), (10, -146), (0, -92)],
        [(-40, -138), (-24, -142), (-16, -96)],
        [(40, -138), (24, -142), (16, -96)],
        [(-146, -34), (-148, -8), (-96, -26)],
        [(146, -34), (148, -8), (96, -26)],
        [(-128, 30), (-116, 52), (-84, 24)],
        [(128, 30), (116, 52), (84, 24)],
        [(-136, -92), (-141, -68), (-98, -76)],
        [(136, -92), (141, -68), (98, -76)],
    ]
    face.fill([pts(p) for p in marks], ink)
    for s in (-1, 1):
        face.fill(pts([(s * 26, -44), (s * 58, -66), (s * 84, -50), (s * 56, -34)]), "#e6f27a")
        face.fill(pts([(s * 48, -62), (s * 64, -62), (s * 62, -37), (s * 50, -36)]), ink)
        for dy in (0, 14, 28):
            face.fill(line([(s * 40, 62 + dy * 0.4), (s * 150, 40 + dy * 1.4)], (2.6, 1)), white)
    face.fill(pts([(-26, 26), (26, 26), (0, 54)]), ink)
    face.fill([line([(0, 52), (0, 82)], 4), line([(-30, 96), (0, 82), (30, 96)], 4)], ink)
    # The child with a paper fish; scissors and scraps on the ground.
    cv.fill(ellipse(880, 934, 90, 14), "#5a2f1c", opacity=0.45, soft=6)
    kid = cv.pen(890, 930, 2.15, flip=True)
    hand = t.person(
        kid, "reach", coat="#2f6fb0", legs="#33304a", child=True, hair="#4a2a1c", scarf="#f2c14e"
    )["hand"]
    fx, fy = kid.point(*hand)
    fish = cv.pen(fx - 6, fy - 24, 0.8, 8)
    for shape, tone in (
        ([(20, 0), (52, -22), (52, 22)], "#c8322f"),
        ([(-58, 0), (-10, -28), (28, 0)], "#e8483c"),
        ([(-58, 0), (-10, 28), (28, 0)], "#c8322f"),
    ):
        paper_cut(cv, fish.placed(pts(shape)), tone, 4)
    fish.fill(circle(-34, -5, 4), white)
    t.scissors(cv.pen(730, 985, 0.95, 62), grip="#2f6fb0")
    for x, y, tone in (
        (620, 960, "#ef8430"),
        (560, 940, "#c8322f"),
        (690, 930, "#fff3dd"),
        (800, 975, "#4fa898"),
        (480, 965, "#fff3dd"),
    ):
        bit = pts(rng.uniform(-22, 22, (3, 2)) * (1.3, 0.6)) + (x, y)
        paper_cut(cv, bit, tone, 3)
    crumple = ridged(rng, 5, 4)[..., None]
    cv.rgb = np.clip(cv.rgb * (0.95 + 0.09 * crumple), 0, 1)


def _face():
    """The facets of the head, about (0, 0), 300 wide."""

    def tones(orange, white, ink):
        both = []
        pale = []
        dark = []
        for s, tilt in ((-1, 0.05), (1, -0.05)):
            dark.append(([(s * 66, -136), (s * 112, -190), (s * 136, -110)], 0.02))
            pale.append(([(s * 84, -132), (s * 110, -166), (s * 122, -116)], 0.0))
            both.append(([(0, -150), (s * 66, -136), (s * 40, -70), (0, -80)], 0.05 + tilt))
            both.append(
                ([(s * 66, -136), (s * 136, -110), (s * 100, -60), (s * 40, -70)], 0.02 + tilt)
            )
            both.append(([(s * 136, -110), (s * 150, -20), (s * 100, -60)], -0.04 + tilt))
            both.append(
                ([(s * 150, -20), (s * 96, 86), (s * 70, 10), (s * 100, -60)], -0.02 + tilt)
            )
            both.append(([(s * 40, -70), (s * 100, -60), (s * 70, 10), (s * 30, 20)], 0.0 + tilt))
            pale.append(([(s * 70, 10), (s * 96, 86), (s * 44, 128), (s * 50, 60)], -0.02 + tilt))
            pale.append(
                (
                    [(s * 30, 20), (s * 70, 10), (s * 50, 60), (s * 40, 100), (0, 84), (0, 40)],
                    0.0 + tilt,
                )
            )
            pale.append(([(0, 84), (s * 40, 100), (s * 44, 128), (0, 136)], -0.08 + tilt))
        both.append(([(-40, -70), (0, -80), (40, -70), (30, 20), (0, 40), (-30, 20)], 0.09))
        return [
            (mix(orange, ink, 0.25), dark),
            (white, pale[:1] + pale[4:5]),
            (orange, both),
            (white, pale[1:4] + pale[5:]),
        ]

    return tones
