"""Animals on four legs, facing right, their feet at (0, 0). Sizes are said in each docstring."""

from __future__ import annotations

from colour import lift, mix
from shapes import blob, circle, ellipse, line, pts


def cat(pen, colour="#2c2a33", eye="#e8c94a", pose="sit", inner="#c98a86"):
    """A cat, 100 high sitting; pose: sit, back (seen from behind), walk (100 long)."""
    if pose == "walk":
        pen.fill(
            line([(-40, -46), (-62, -58), (-66, -84), (-54, -92)], (7, 5, 4), smooth=True),
            colour,
            shade=0.8,
            depth=6,
        )
        for x, f in ((-34, -41), (-24, -20), (22, 12), (33, 40)):
            pen.fill(
                line([(x, -34), ((x + f) / 2, -16), (f, -2)], (11, 6.5, 6), smooth=True),
                lift(colour, -0.03),
                shade=0.8,
                depth=7,
            )
        pen.fill(
            blob([(38, -50), (10, -54), (-30, -54), (-46, -42), (-34, -26), (6, -28), (36, -32)]),
            colour,
            shade=1.0,
            depth=18,
        )
        head = pen.at(48, -60)
    else:
        pen.fill(
            line([(18, -6), (44, -4), (56, -18), (48, -36)], (8, 7, 5), smooth=True),
            colour,
            shade=0.8,
            depth=6,
        )
        pen.fill(
            blob(
                [
                    (0, -74),
                    (16, -64),
                    (26, -34),
                    (30, -8),
                    (14, 2),
                    (-14, 2),
                    (-30, -8),
                    (-26, -34),
                    (-16, -64),
                ]
            ),
            colour,
            shade=1.0,
            depth=22,
        )
        if pose == "sit":
            for x in (-8, 8):
                pen.fill(
                    line([(x, -40), (x * 1.1, -4)], (10, 9)), lift(colour, 0.02), shade=0.9, depth=8
                )
                pen.fill(ellipse(x * 1.2, -1, 7.5, 4.5), lift(colour, 0.04), shade=0.8, depth=5)
        head = pen.at(0, -80)
    head.fill(
        [blob([(-20, -4), (-21, -27), (-5, -15)], 5), blob([(20, -4), (21, -27), (5, -15)], 5)],
        colour,
        shade=0.8,
        depth=8,
    )
    if pose != "back":
        head.fill(
            [pts([(-17, -9), (-18, -21), (-9, -14)]), pts([(17, -9), (18, -21), (9, -14)])],
            inner,
            opacity=0.8,
        )
    head.fill(ellipse(0, 0, 23, 19), colour, shade=1.0, depth=16)
    if pose != "back":
        for s in (-1, 1):
            head.fill(blob([(s * 4, -1), (s * 9, -6), (s * 15, -3), (s * 9, 2)], 6), eye)
            head.fill(ellipse(s * 9, -2, 1.4, 3.6), "#100c10")
            for a in (-8, 2, 12):
                head.fill(
                    line([(s * 6, 7), (s * 30, 5 + a * 0.8)], (0.7, 0.3)),
                    lift(colour, 0.35),
                    opacity=0.7,
                )
        head.fill(pts([(-2.6, 4), (2.6, 4), (0, 7)]), inner)
        head.fill(
            [line([(0, 7), (-4, 11)], 0.9), line([(0, 7), (4, 11)], 0.9)], lift(colour, -0.15)
        )


def fox(pen, colour="#c8602a", white="#f4e9d8", dark="#2b1d1a", pose="sit"):
    """A fox, 100 high sitting; pose: sit, walk (120 long), sleep (curled, 100 wide)."""
    if pose == "sleep":
        pen.fill(ellipse(0, -24, 52, 27), colour, shade=1.0, depth=26)
        pen.fill(
            line([(-46, -18), (-20, 2), (20, 2), (44, -12)], (24, 26, 20, 6), smooth=True),
            lift(colour, 0.03),
            shade=1.0,
            depth=14,
        )
        pen.fill(line([(28, 1), (44, -12)], (16, 5)), white, shade=0.8, depth=8)
        head = pen.at(24, -22, 1, 18)
    elif pose == "walk":
        pen.fill(
            line([(-42, -46), (-66, -44), (-90, -28), (-104, -30)], (10, 20, 17, 3), smooth=True),
            colour,
            shade=1.0,
            depth=12,
        )
        pen.fill(line([(-94, -29), (-105, -31)], (11, 3)), white, shade=0.7)
        for x, f in ((-36, -46), (-26, -20), (24, 16), (34, 46)):
            pen.fill(
                line([(x, -38), ((x + f) / 2, -18), (f, -2)], (13, 7, 6), smooth=True),
                mix(colour, dark, 0.5),
                shade=0.8,
                depth=7,
            )
        pen.fill(
            blob([(42, -56), (10, -58), (-34, -58), (-50, -46), (-38, -30), (8, -34), (38, -36)]),
            colour,
            shade=1.0,
            depth=18,
        )
        pen.fill(blob([(44, -50), (36, -34), (26, -36), (36, -54)]), white, shade=0.5, soft=1)
        head = pen.at(54, -66)
    else:
        pen.fill(
            line([(-14, -6), (-42, -2), (-60, -16), (-62, -40)], (10, 22, 20, 3), smooth=True),
            colour,
            shade=1.0,
            depth=12,
        )
        pen.fill(line([(-62, -26), (-62, -41)], (13, 3)), white, shade=0.7)
        pen.fill(
            blob(
                [
                    (4, -74),
                    (20, -60),
                    (24, -34),
                    (24, -6),
                    (10, 2),
                    (-18, 2),
                    (-28, -14),
                    (-20, -44),
                    (-10, -64),
                ]
            ),
            colour,
            shade=1.0,
            depth=20,
        )
        pen.fill(
            blob([(10, -64), (22, -50), (20, -28), (10, -24), (6, -44)]), white, shade=0.5, soft=1.5
        )
        for x in (8, 20):
            pen.fill(
                line([(x, -34), (x + 1, -2)], (9, 6)), mix(colour, dark, 0.6), shade=0.8, depth=6
            )
            pen.fill(ellipse(x + 3, -1, 6, 3.4), dark, shade=0.6)
        head = pen.at(8, -80)
    head.fill(
        [blob([(-16, -4), (-17, -32), (-2, -14)], 5), blob([(4, -14), (14, -33), (16, -6)], 5)],
        colour,
        shade=0.8,
        depth=8,
    )
    head.fill(
        [pts([(-13, -12), (-15, -25), (-6, -15)]), pts([(7, -15), (13, -26), (13, -11)])],
        dark,
        opacity=0.8,
    )
    face = head.fill(
        blob(
            [
                (-18, -4),
                (-8, -17),
                (8, -17),
                (19, -4),
                (34, 8),
                (38, 13),
                (30, 15),
                (6, 16),
                (-12, 9),
            ]
        ),
        colour,
        shade=1.0,
        depth=13,
    )
    head.fill(
        blob([(-14, 8), (4, 6), (20, 6), (36, 12), (26, 18), (0, 20)]), white, clip=face, soft=1
    )
    head.fill(circle(37, 11, 3.4), dark)
    if pose == "sleep":
        head.fill(line([(5, 0), (10, 2), (15, 0)], 1.6, smooth=True), dark)
    else:
        head.fill(ellipse(10, -2, 2.6, 3), dark)
        head.fill(circle(10.8, -3, 0.8), "#ffffff")


def horse(pen, colour="#7b4a2c", mane="#2a1a14", pose="stand"):
    """A horse, 100 high at the ears; pose: stand, gallop."""
    if pose == "gallop":
        legs = [
            ((-30, -52), (-46, -36), (-66, -26)),
            ((-24, -50), (-34, -28), (-56, -12)),
            ((22, -50), (44, -42), (60, -30)),
            ((26, -52), (50, -52), (54, -34)),
        ]
    else:
        legs = [
            ((-30, -50), (-34, -26), (-31, 0)),
            ((-24, -50), (-22, -26), (-24, 0)),
            ((20, -48), (18, -24), (18, 0)),
            ((27, -50), (29, -26), (27, 0)),
        ]
    tail = (
        [(-40, -62), (-56, -58), (-60, -34), (-54, -14)]
        if pose == "stand"
        else [(-40, -62), (-62, -68), (-82, -58), (-96, -62)]
    )
    pen.fill(line(tail, (6, 12, 9, 2), smooth=True), mane, shade=0.8, depth=8)
    for i, leg in enumerate(legs):
        c = lift(colour, -0.07) if i % 2 == 0 else colour
        pen.fill(line(leg, (15, 7.5, 5.5), smooth=True), c, shade=0.9, depth=7)
        x, y = leg[-1]
        pen.fill(ellipse(x + 1.5, y - 1, 4.6, 3.2), mane)
    pen.fill(
        blob(
            [
                (34, -62),
                (14, -66),
                (-14, -64),
                (-36, -68),
                (-46, -56),
                (-38, -40),
                (-12, -38),
                (16, -36),
                (34, -46),
            ]
        ),
        colour,
        shade=1.0,
        depth=20,
        edge=0.15,
    )
    pen.fill(
        line([(26, -54), (38, -72), (46, -88)], (25, 17, 13), smooth=True),
        colour,
        shade=0.9,
        depth=12,
    )
    pen.fill(
        blob([(40, -96), (52, -94), (66, -76), (70, -68), (62, -63), (50, -74), (40, -82)]),
        colour,
        shade=1.0,
        depth=10,
        edge=0.2,
    )
    pen.fill(
        [blob([(40, -94), (40, -106), (46, -96)], 5), blob([(46, -95), (50, -106), (52, -94)], 5)],
        lift(colour, -0.03),
        shade=0.7,
    )
    for k in range(7):
        t = k / 6
        x, y = 42 - t * 22, -98 + t * 34
        pen.fill(
            line([(x, y), (x - 8, y + 4), (x - 13, y + 15)], (5, 5, 1.4), smooth=True),
            lift(mane, 0.02 * (k % 3)),
            shade=0.6,
            depth=4,
        )
    pen.fill(circle(53, -85, 2), "#0e0b0a")
    pen.fill(ellipse(66, -69, 1.6, 1), "#0e0b0a")


def hare(pen, colour="#9a7f62", belly="#ece0cb", inner="#d99f92"):
    """A hare that sits up, 100 high with its ears."""
    for x, tip in ((-8, -16), (2, 6)):
        pen.fill(
            line([(x, -64), (tip * 0.8, -84), (tip, -102)], (9, 11, 3), smooth=True),
            colour,
            shade=0.8,
            depth=7,
        )
        pen.fill(
            line([(x, -68), (tip * 0.8, -84), (tip, -97)], (3, 5, 1), smooth=True),
            inner,
            opacity=0.7,
        )
    pen.fill(circle(-24, -8, 7), belly, shade=0.8, depth=6)
    pen.fill(
        blob(
            [(4, -52), (16, -38), (18, -14), (10, 0), (-14, 1), (-26, -8), (-22, -30), (-10, -48)]
        ),
        colour,
        shade=1.0,
        depth=18,
    )
    pen.fill(ellipse(8, -22, 9, 16), belly, soft=2.5, opacity=0.9)
    pen.fill(
        blob([(-20, -18), (-4, -20), (2, -6), (16, -2), (16, 2), (-16, 2), (-25, -6)]),
        lift(colour, -0.02),
        shade=1.0,
        depth=9,
    )
    pen.fill(
        line([(10, -34), (18, -20), (16, -8)], (7, 5), smooth=True),
        lift(colour, 0.03),
        shade=0.8,
        depth=5,
    )
    pen.fill(
        blob([(-12, -62), (0, -70), (13, -64), (20, -54), (12, -47), (-6, -48)]),
        colour,
        shade=1.0,
        depth=11,
    )
    pen.fill(circle(7, -60, 2.8), "#17100e")
    pen.fill(circle(7.9, -61, 0.9), "#ffffff")
    pen.fill(circle(19, -55, 1.7), inner)


def elephant(pen, colour="#8b8794", tusk="#f1e8d4"):
    """An elephant, 100 high, 130 long."""
    for x in (-34, 22):
        pen.fill(line([(x, -44), (x, -2)], (20, 18)), lift(colour, -0.09), shade=0.9, depth=12)
    pen.fill(line([(-58, -60), (-66, -40), (-62, -26)], (3, 1.8), smooth=True), lift(colour, -0.1))
    pen.fill(
        blob(
            [
                (40, -90),
                (6, -96),
                (-34, -92),
                (-58, -70),
                (-56, -38),
                (-30, -28),
                (16, -28),
                (40, -40),
            ]
        ),
        colour,
        shade=1.0,
        depth=34,
        edge=0.15,
    )
    for x in (-46, 34):
        pen.fill(line([(x, -44), (x, -2)], (24, 21)), colour, shade=1.0, depth=14)
        pen.fill([ellipse(x + k, -1, 3, 2.2) for k in (-6, 0, 6)], tusk, opacity=0.8)
    pen.fill(
        line([(68, -66), (80, -44), (76, -22), (86, -10)], (20, 14, 10, 7), smooth=True),
        colour,
        shade=1.0,
        depth=12,
    )
    pen.fill(
        blob([(40, -96), (60, -96), (78, -80), (78, -56), (60, -46), (42, -56)]),
        colour,
        shade=1.0,
        depth=22,
    )
    pen.fill(
        line([(66, -50), (82, -42), (92, -48)], (6, 5, 1.5), smooth=True), tusk, shade=0.9, depth=4
    )
    pen.fill(
        blob([(44, -96), (26, -96), (14, -78), (20, -52), (34, -44), (46, -62)]),
        lift(colour, 0.04),
        shade=1.0,
        depth=14,
        edge=0.25,
    )
    pen.fill(circle(62, -74, 2.4), "#120f14")
    for k in range(6):
        x, y = 78 - k * 0.4, -56 + k * 7
        pen.fill(line([(x - 5, y), (x + 6, y + 1.5)], 0.9), lift(colour, -0.13), opacity=0.6)


__all__ = [
    "cat",
    "elephant",
    "fox",
    "hare",
    "horse",
]
