"""The smallest at the heaviest work."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import grid, linear, radial
from colour import jitter, lift
from deck import card
from media import strokes
from noise import fbm, ground, warped
from shapes import arc, blob, circle, ellipse, line, pts, rect, spline


@card("56", vignette=0.3, grain=0.03)
def the_morning_shift(cv, rng):
    """Beetles roll the planets home over the hills before it is day."""
    cv.lit(-0.75, -0.55, "#fff0c4", "#061226")
    t.sky(
        cv, ["#12164a", "#3f3a86", "#b8628e", "#f6a884", "#ffe3ae"], 0, 690, rng, 0.16, "#ffd9c0", 3
    )
    for base, high, tone, hx, size in (
        (640, 120, "#b5709a", 950, 0.25),
        (716, 110, "#7a4f8a", 150, 0.36),
    ):
        slope = t.hills(cv, rng, base, high, tone, rough=0.3, points=3)
        y = np.interp(hx, slope[:, 0], slope[:, 1])
        side = hx > 500
        p = cv.pen(hx, y + 4, size, -6 if side else 4, flip=side)
        ball = p.point(150, -178)
        r = 172 * size
        ring = ellipse(*ball, r * 1.75, r * 0.34, -18)
        if side:
            cv.fill(line(ring, 5), "#e9c98a", shade=0.6, depth=3)
        globe = cv.fill(
            circle(*ball, r), "#e0a05c" if side else "#c8583c", shade=1.0, depth=r, mottle=0.2
        )
        if side:
            cv.fill(
                [ellipse(ball[0], ball[1] + k * r * 0.3, r, 3) for k in (-1.6, -0.4, 1.2)],
                "#a8683c",
                opacity=0.5,
                clip=globe,
            )
            cv.fill(
                line(arc(*ball, r * 1.75, r * 0.34, 0, 180), 5),
                "#f6dfa8",
                clip=cv.mask(rect(0, ball[1], 1000, 200)),
            )
        _roller(p, "#3a2a5a")
    # Our hill goes up to the right.
    x = np.linspace(-10, 1010, 120)
    hill = np.stack([x, 862 - 0.15 * x + 10 * np.sin(x / 120)], 1)
    cv.fill(
        ground(hill), linear(["#5f8a4a", "#2f5a48", "#141f3a"], (0, 730), (0, 1000)), mottle=0.14
    )
    y0 = float(np.interp(430, hill[:, 0], hill[:, 1]))
    p = cv.pen(420, y0 + 2, 1.18, -8.5)
    ball = p.point(176, -204)
    cv.fill(ellipse(ball[0] + 40, ball[1] + 246, 250, 22, -8), "#04141c", opacity=0.5, soft=10)
    cv.glow(*ball, 420, "#9fe6e0", 0.35)
    field = warped(rng, 7, 6, 60)
    globe = t.planet(
        cv,
        *ball,
        236,
        field,
        [
            (0, "#0f3f7a"),
            (0.47, "#2f86b8"),
            (0.52, "#8fd0c4"),
            (0.55, "#d9c98a"),
            (0.63, "#6fa548"),
            (0.8, "#3f7a3a"),
            (1, "#8a6a48"),
        ],
    )
    swirl = np.clip(fbm(rng, 6, 6, squash=0.5) * 4 - 2.5, 0, 1)
    cv.fill(globe * swirl.astype(np.float32), "#ffffff", opacity=0.72)
    gx, gy = grid()
    d = np.hypot(gx - ball[0], gy - ball[1]) / 236
    air = globe * np.clip((d - 0.8) * 5, 0, 1).astype(np.float32)
    cv.fill(
        air * np.clip(0.5 - (gx - ball[0]) / 400, 0, 1).astype(np.float32), "#c9fbf4", opacity=0.8
    )
    night = np.clip(((gx - ball[0]) * 0.75 + (gy - ball[1]) * 0.55) / 236 * 1.5 - 0.15, 0, 0.86)
    cv.fill(globe * night.astype(np.float32), "#061530", opacity=0.85)
    dark = [
        (a, b)
        for a, b in ball + rng.normal((110, 60), (56, 76), (70, 2))
        if np.hypot(a - ball[0], b - ball[1]) < 216
    ]
    t.sparks(
        cv,
        rng,
        [q for q in dark if (q[0] - ball[0]) * 0.75 + (q[1] - ball[1]) * 0.55 > 60],
        "#ffc86a",
        1.7,
        9,
    )
    _roller(p, "#6e3416")
    t.grass(cv.pen(0, 0, 1, -8.5), rng, -160, 900, 872, 26, 230, "#5f9a4c", 5)
    t.grass(cv.pen(0, 0, 1), rng, -10, 1010, 1004, 120, 150, "#173f38", 16)
    keep = [rect(210, 560, 330, 300), rect(70, 520, 210, 150), rect(810, 520, 190, 120)]
    keep.append(circle(*ball, 250))
    strokes(cv, rng, 4.5, 18, 3200, vary=0.03, detail=False, keep=keep)
    t.stars(cv, rng, 170, 380, "#fff6dd", 1.5, cv.mask(rect(0, 0, 1000, 400), circle(*ball, 240)))


def _roller(pen, tone):
    """A dung beetle head down that pushes backwards; feet on y = 0, its ball around (176, -204)."""
    dark, lit = lift(tone, -0.12), lift(tone, 0.16)

    def leg(path, w, colour):
        """Thigh and shin with thorns, and a foot like a thread."""
        a, b, c = (np.array(p, float) for p in path)
        pen.fill(line([a, b], (w, w * 1.15)), colour, shade=1.0, depth=8)
        pen.fill(line([b, c], (w, w * 0.45)), colour, shade=1.0, depth=8)
        along = (c - b) / np.hypot(*(c - b))
        out = np.array((along[1], -along[0]))
        thorns = []
        for f in (0.3, 0.55, 0.8):
            p = b + (c - b) * f
            thorns.append(
                pts([p - along * w * 0.3, p + along * w * 0.3, p + out * w * 0.85 + along * 4])
            )
        pen.fill(thorns, colour, shade=0.7, depth=4)
        pen.fill(line([c, c + along * 10 + out * 4, c + along * 14 + out * 12], (w * 0.4, 2)), dark)

    leg([(20, -120), (44, -168), (62, -226)], 13, dark)
    leg([(-50, -66), (-20, -50), (-12, -6)], 12, dark)
    leg([(-110, -40), (-92, -26), (-86, -4)], 11, dark)
    back = ellipse(-6, -106, 92, 62, -36)
    shell = pen.fill(
        back, pen.linear([lit, tone, dark], (-50, -170), (30, -60)), shade=1.0, depth=46, rim=0.5
    )
    for k, bend in enumerate((-26, -8, 12, 32)):
        a, b = np.array((-76, -58.0)), np.array((62, -160.0))
        across = np.array((0.6, 0.8)) * bend
        seam = spline([a + across * 0.7, (a + b) / 2 + across * 1.5, b + across * 0.6])
        pen.fill(line(seam, (1.5, 3.6 if k == 0 else 2.4, 1.5)), dark, opacity=0.85, clip=shell)
    gloss = spline([(-58, -118), (-36, -142), (-4, -160), (22, -166)])
    pen.fill(line(gloss, (3, 13, 10, 3)), "#fff3d0", opacity=0.8, soft=3, clip=shell)
    sheen = spline([(-20, -54), (26, -78), (58, -116)])
    pen.fill(line(sheen, (3, 12, 3)), "#4fe0c0", opacity=0.5, soft=4, clip=shell)
    neck = ellipse(-90, -54, 47, 40, -30)
    pen.fill(
        neck, pen.linear([lit, tone, dark], (-116, -92), (-70, -20)), shade=1.0, depth=26, rim=0.5
    )
    pen.fill(ellipse(-104, -74, 15, 7, -40), "#fff3d0", opacity=0.7, soft=3)
    horn = spline([(-134, -44), (-150, -66), (-146, -88)])
    pen.fill(line(horn, (13, 8, 3)), tone, shade=1.0, depth=7)
    head = blob(
        [(-178, -14), (-170, -34), (-146, -48), (-122, -40), (-116, -18), (-136, -6), (-160, -4)]
    )
    pen.fill(head, pen.linear([lit, dark], (-150, -50), (-140, -4)), shade=1.0, depth=14, rim=0.4)
    pen.fill(circle(-140, -31, 7.5), "#fff3cc", shade=0.5, depth=5)
    pen.fill(circle(-142.5, -30, 4.2), "#0a0c14")
    leg([(-92, -30), (-112, -22), (-118, -4)], 13, tone)
    leg([(-36, -50), (8, -58), (12, -6)], 14, tone)
    leg([(40, -96), (84, -102), (98, -160)], 15, tone)


@card("62", vignette=0.35, warmth=0.02)
def the_strong_one(cv, rng):
    """An ant lifts two cherries on a match, and the house rises."""
    cv.lit(-0.35, -0.95, "#fff3cc", "#3a0f14")
    # The tent from inside: stripes that meet at the top.
    cv.cover("#f3b83f")
    for k in range(0, 30, 2):
        a, b = np.radians(k * 12 + 3), np.radians(k * 12 + 15)
        rays = [
            (500, -40),
            (500 + 1500 * np.cos(a), -40 + 1500 * np.sin(a)),
            (500 + 1500 * np.cos(b), -40 + 1500 * np.sin(b)),
        ]
        cv.fill(pts(rays), "#fbe6ae")
    cv.cover(radial(["#ffffff", "#fbe3b0", "#c8743a", "#5a1f1c"], (500, 380), 860), mode="multiply")
    cone = pts([(410, -10), (590, -10), (900, 850), (100, 850)])
    cv.fill(cone, linear(["#fffbe0", "#fff3b8"], (0, 0), (0, 850)), opacity=0.34, soft=14)
    # The ring.
    cv.fill(rect(-5, 770, 1010, 240), linear(["#b5522f", "#6a2420"], (0, 770), (0, 1000)))
    cv.fill(
        ellipse(500, 842, 470, 92), linear(["#f6d79a", "#e0a85c"], (0, 760), (0, 930)), mottle=0.14
    )
    cv.fill(ellipse(500, 836, 330, 58), "#fff6cc", opacity=0.55, soft=14)
    cv.fill(ellipse(500, 846, 190, 26), "#7a3a1c", opacity=0.5, soft=8)
    # A reel of thread to stand on.
    cv.fill(
        np.concatenate([arc(500, 824, 150, 28, 0, 180), arc(500, 792, 150, 28, 180, 0)]),
        "#d9a864",
        shade=1.0,
        depth=30,
        mottle=0.12,
    )
    cv.fill(ellipse(500, 792, 150, 28), "#e0b878", mottle=0.12)
    cv.fill(ellipse(506, 798, 124, 20), "#8a4a24", opacity=0.45, soft=4)
    cv.fill(
        np.concatenate([arc(500, 796, 108, 18, 0, 180), [(392, 700), (608, 700)]]),
        linear(["#3fb0a8", "#1f8a8a", "#0f4f5a"], (392, 0), (608, 0)),
        mottle=0.06,
    )
    for k in range(10):
        cv.fill(line(arc(500, 706 + k * 9, 107, 17, 0, 180), 2), "#0f5a60", opacity=0.55)
    cv.fill(
        np.concatenate([arc(500, 700, 150, 28, 0, 180), arc(500, 674, 150, 28, 180, 0)]),
        "#e3b672",
        shade=1.0,
        depth=24,
        mottle=0.12,
    )
    cv.fill(ellipse(500, 674, 150, 28), "#f4d094", mottle=0.12)
    cv.fill(ellipse(500, 676, 104, 16), "#8a4a24", opacity=0.45, soft=5)
    _strong_ant(cv.pen(500, 676, 1.0))
    # The first row, from behind.
    for k, cx in enumerate((70, 208, 346, 500, 652, 794, 934)):
        _spectator(cv.pen(cx, 1010, 1.0 + 0.12 * np.sin(k * 2.3)), k)
    inks = ("#e0303a", "#1f8a8a", "#fff6dc", "#f2a03c")
    bits = []
    for k, (x, y) in enumerate(rng.uniform((60, 40), (940, 700), (60, 2))):
        r = rng.uniform(2.5, 6)
        bit = ellipse(x, y, r, r * 0.6, rng.uniform(0, 180), steps=8)
        bits.append((bit, jitter(rng, inks[k % 4], 0.02, 3)))
    t.confetti(cv, bits, 0.85)
    strokes(
        cv, rng, 4.5, 17, 2600, vary=0.03, keep=[rect(60, 90, 880, 770), rect(0, 850, 1000, 150)]
    )


def _strong_ant(pen):
    """An ant from the front on its hind legs, 470 high with what it lifts; feet on y = 0."""
    skin, dark = "#6a2a1c", "#35130f"

    def limb(path, w, colour=skin):
        pen.fill(line(path, w), colour, shade=1.0, depth=9)
        pen.fill(
            [circle(*p, (w[0] if isinstance(w, tuple) else w) * 0.56) for p in path[1:-1]],
            colour,
            shade=0.9,
            depth=8,
        )

    pen.fill(
        blob(
            [
                (0, -164),
                (52, -136),
                (62, -84),
                (36, -40),
                (0, -28),
                (-36, -40),
                (-62, -84),
                (-52, -136),
            ]
        ),
        dark,
        shade=1.0,
        depth=40,
    )
    for y in (-118, -88, -58):
        pen.fill(line(arc(0, y - 22, 58, 26, 20, 160), 3), "#7a3a28", opacity=0.6)
    for s in (-1, 1):
        m = np.array((s, 1))
        limb(np.array([(20, -162), (76, -112), (62, -4)]) * m, (19, 15, 9))
        pen.fill(line(np.array([(58, -4), (88, 0)]) * m, (11, 7)), dark, shade=0.8, depth=5)
        # The middle pair is put on the hips.
        limb(np.array([(28, -208), (92, -206), (38, -168)]) * m, (15, 12, 9))
    # The middle in a striped vest.
    chest = blob(
        [
            (0, -282),
            (38, -270),
            (48, -228),
            (32, -180),
            (0, -164),
            (-32, -180),
            (-48, -228),
            (-38, -270),
        ]
    )
    vest = pen.fill(chest, "#fff3dc", shade=1.0, depth=30)
    pen.fill(
        [rect(-60, y, 120, 13) for y in (-258, -232, -206, -180)],
        "#2f5a9a",
        clip=vest,
        opacity=0.95,
    )
    pen.fill(chest, "#3a0f14", opacity=0.22, cut=ellipse(-16, -232, 46, 66))
    # The match and its cherries.
    bar = -452
    for s in (-1, 1):
        m = np.array((s, 1))
        limb(np.array([(34, -262), (112, -330), (96, bar + 4)]) * m, (19, 16, 11))
    pen.fill(rect(-262, bar - 11, 524, 20, 4), "#f0cf94", shade=1.0, depth=10, mottle=0.12)
    for s in (-1, 1):
        c = (s * 274, bar + 6)
        pen.shadow(circle(*c, 92), 8, 12, 10, 0.35)
        fruit = blob(
            [
                (c[0] + a, c[1] + b)
                for a, b in (
                    (-90, 0),
                    (-66, -62),
                    (-24, -82),
                    (0, -74),
                    (24, -82),
                    (66, -62),
                    (90, 0),
                    (64, 64),
                    (0, 90),
                    (-64, 64),
                )
            ]
        )
        pen.fill(
            fruit,
            pen.radial(["#f2384a", "#b80f2a", "#5a0418"], (c[0] - 30, c[1] - 34), 150),
            shade=0.8,
            depth=50,
        )
        pen.fill(ellipse(c[0] - 40, c[1] - 40, 22, 13, -40), "#fff3e6", opacity=0.85, soft=3)
        pen.fill(ellipse(c[0] + 44, c[1] + 50, 26, 10, -42), "#ff8a6a", opacity=0.45, soft=5)
        pen.fill(
            line(
                [(c[0], c[1] - 70), (c[0] - s * 10, c[1] - 130), (c[0] - s * 56, c[1] - 196)],
                (6, 4.5, 8),
                smooth=True,
            ),
            "#6f8a34",
            shade=0.9,
            depth=4,
        )
        pen.fill(circle(s * 97, bar, 12), skin, shade=1.0, depth=8)
    # The head: large eyes, feelers, jaws and a moustache.
    head = blob(
        [
            (0, -388),
            (40, -384),
            (60, -350),
            (46, -308),
            (18, -284),
            (0, -280),
            (-18, -284),
            (-46, -308),
            (-60, -350),
            (-40, -384),
        ]
    )
    pen.fill(
        head,
        pen.linear([lift(skin, 0.08), skin, dark], (-40, -390), (40, -280)),
        shade=1.0,
        depth=30,
    )
    for s in (-1, 1):
        m = np.array((s, 1))
        pen.fill(
            line(
                np.array([(20, -380), (44, -416), (78, -408), (96, -384)]) * m,
                (7, 5, 6),
                smooth=True,
            ),
            dark,
            shade=0.8,
            depth=4,
        )
        pen.fill(ellipse(s * 34, -346, 17, 21, s * 14), "#fff8e6", shade=0.7, depth=10)
        pen.fill(circle(s * 30, -342, 8.5), "#14080a")
        pen.fill(circle(s * 30 - 3, -346, 3), "#ffffff")
        pen.fill(line(np.array([(18, -372), (48, -372)]) * m + (0, -4 if s > 0 else 2), 5), dark)
        pen.fill(
            line(
                np.array([(0, -312), (22, -318), (42, -306), (54, -322)]) * m,
                (13, 10, 5, 2),
                smooth=True,
            ),
            "#1c0a0c",
            shade=0.8,
            depth=5,
        )
        pen.fill(line(np.array([(8, -292), (14, -276), (2, -270)]) * m, (7, 3), smooth=True), dark)


def _spectator(pen, k):
    """Somebody small from behind: a ladybird, a beetle or a snail's horns, up to the shoulders."""
    if k % 3 == 0:
        back = pen.fill(ellipse(0, 0, 74, 88), "#8a1a22", shade=0.9, depth=34)
        pen.fill(line([(0, -90), (0, 40)], 4), "#1c0a10")
        pen.fill(
            [circle(x, y, 12) for x, y in ((-34, -44), (36, -40), (-46, -8), (48, -4))],
            "#1c0a10",
            clip=back,
        )
        pen.fill(ellipse(0, -86, 36, 25), "#1c0a10", shade=0.8, depth=12)
    elif k % 3 == 1:
        pen.fill(ellipse(0, 0, 66, 84), "#123c3a", shade=1.0, depth=34)
        pen.fill(line([(0, -82), (0, 40)], 3), "#061a1a")
        pen.fill(ellipse(0, -84, 42, 24), "#0f302f", shade=0.9, depth=12)
        pen.fill(ellipse(0, -108, 25, 17), "#0a2424", shade=0.9, depth=10)
    else:
        pen.fill(
            blob([(-60, 20), (-54, -50), (-24, -96), (24, -96), (54, -50), (60, 20)]),
            "#3a1c3a",
            shade=1.0,
            depth=30,
        )
    top = {0: -104, 1: -120, 2: -92}[k % 3]
    for s in (-1, 1):
        pen.fill(
            line([(s * 12, top + 4), (s * 26, top - 34), (s * 44, top - 44)], (5, 3), smooth=True),
            "#1c0a14",
        )
        pen.fill(circle(s * 44, top - 44, 5.5), "#1c0a14")
