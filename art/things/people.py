# ruff: noqa: C408, E501 (POSES is a table)
"""People: 100 units high standing, seen from the side or back, facing right (flip the pen for left)."""

from __future__ import annotations

import numpy as np
from colour import lift, mix
from shapes import blob, circle, ellipse, line, pts, spline

# Where the joints are: hip, neck, head, and for each limb its bends. y is up negative, feet at 0.
POSES = {
    "stand": dict(hip=(0, -46), neck=(0.5, -80), head=(2, -90), legs=[((-3, -46), (-4, -24), (-4, 0)), ((4, -46), (5, -24), (5, 0))],
                  arms=[((-5, -77), (-8, -61), (-7, -46)), ((6, -77), (9, -61), (9, -46))]),
    "walk": dict(hip=(0, -46), neck=(2, -79), head=(4.5, -89), legs=[((-2, -46), (-6, -24), (-16, -2)), ((3, -46), (9, -26), (13, 0))],
                 arms=[((-2, -76), (-9, -62), (-11, -48)), ((4, -76), (11, -63), (16, -50))]),
    "run": dict(hip=(0, -48), neck=(7, -79), head=(11, -88), legs=[((-2, -48), (-10, -30), (-26, -26)), ((3, -48), (16, -34), (16, -6))],
                arms=[((5, -76), (-7, -68), (-13, -56)), ((8, -76), (20, -66), (28, -74))]),
    "up": dict(hip=(0, -46), neck=(-1, -80), head=(-2, -90.5), legs=[((-3, -46), (-5, -24), (-6, 0)), ((4, -46), (6, -24), (6, 0))],
               arms=[((-5, -77), (-9, -61), (-9, -46)), ((6, -77), (9, -61), (10, -46))]),
    "reach": dict(hip=(0, -46), neck=(2, -80), head=(3, -90.5), legs=[((-3, -46), (-6, -24), (-8, 0)), ((4, -46), (6, -24), (5, 0))],
                  arms=[((-4, -77), (-9, -63), (-10, -49)), ((6, -78), (19, -88), (30, -101))]),
    "hold": dict(hip=(0, -46), neck=(1, -80), head=(3, -90), legs=[((-3, -46), (-4, -24), (-4, 0)), ((4, -46), (5, -24), (5, 0))],
                 arms=[((-4, -77), (-2, -62), (12, -60)), ((5, -77), (8, -62), (20, -60))]),
    "pull": dict(hip=(0, -44), neck=(13, -74), head=(18, -82), legs=[((-2, -44), (-14, -26), (-28, -3)), ((3, -44), (10, -24), (7, 0))],
                 arms=[((10, -72), (2, -60), (-10, -56)), ((13, -71), (4, -57), (-8, -53))]),
    "sit": dict(hip=(0, -6), neck=(1, -41), head=(3.5, -51), legs=[((2, -5), (20, -9), (23, 12)), ((2, -5), (23, -7), (27, 14))],
                arms=[((-3, -38), (-5, -22), (8, -12)), ((4, -38), (8, -23), (19, -13))]),
    "ground": dict(hip=(0, -6), neck=(-6, -38), head=(-5, -48), legs=[((2, -6), (17, -22), (27, -1)), ((2, -5), (22, -20), (33, 0))],
                   arms=[((-8, -35), (-17, -20), (-16, -2)), ((-4, -35), (6, -22), (16, -19))]),
    "kneel": dict(hip=(-3, -24), neck=(6, -54), head=(11, -62), legs=[((-3, -24), (2, -3), (-20, -2)), ((-1, -24), (14, -22), (14, 0))],
                  arms=[((5, -51), (14, -37), (24, -28)), ((7, -51), (18, -40), (28, -31))]),
    "row": dict(hip=(0, -6), neck=(-7, -38), head=(-6, -48), legs=[((2, -6), (20, -16), (32, -2)), ((2, -5), (22, -14), (34, -1))],
                arms=[((-8, -35), (4, -25), (16, -22)), ((-5, -35), (7, -24), (18, -21))]),
    "float": dict(hip=(0, -46), neck=(4, -78), head=(9, -87), legs=[((-2, -46), (-9, -28), (-24, -16)), ((3, -46), (2, -26), (-8, -8))],
                  arms=[((1, -76), (-14, -78), (-25, -88)), ((6, -76), (20, -74), (31, -84))]),
}  # fmt: skip


def person(
    pen,
    pose="stand",
    coat="#b5413a",
    legs="#2c2a3c",
    skin="#e0b08c",
    hair="#3a2620",
    hat=None,
    scarf=None,
    length=0.55,
    wide=1.0,
    child=False,
    bun=False,
):
    """Somebody in a coat. length: how far the coat reaches towards the feet (0.2 jacket, 0.9 gown).

    hat: None, or a colour: a brimmed hat; ("cap", colour), ("tall", colour), ("hood", colour).
    child: a larger head and shorter legs. Returns local points: hand, hand2, head, neck.
    """
    p = POSES[pose]
    hip, neck, head = (np.array(p[k], float) for k in ("hip", "neck", "head"))
    head_r = 8.4 if child else 6.6
    if child:
        head = neck + (head - neck) * 1.15
    (back_leg, front_leg), (back_arm, front_arm) = p["legs"], p["arms"]
    dark = lift(coat, -0.10)
    _leg(pen, back_leg, lift(legs, -0.05))
    pen.fill(line(back_arm, (5.4, 3.8), smooth=True), dark, shade=0.5, depth=5)
    pen.fill(circle(*back_arm[-1], 2.4), lift(skin, -0.06))
    _leg(pen, front_leg, legs)
    pen.fill(
        line(
            [hip + (0, -30) if pose in ("sit", "ground") else neck + (0, 2), neck + (0, -2), head],
            4.6,
        ),
        lift(skin, -0.08),
    )
    # The coat: shoulders, waist, and a hem that hangs between the legs.
    axis = neck - hip
    side = np.array([axis[1], -axis[0]]) / np.hypot(*axis) * wide  # towards the back
    seated = pose in ("sit", "ground", "row", "kneel")
    if seated:
        hem = np.array([back_leg[1], front_leg[1]], float)
        reach = min(1.0, length + 0.25)
        front = hip + (hem[1] - hip) * reach
        outline = [
            neck + side * 3.5, neck + side * -3.2 + (0, 1), neck - side * 6.5 + axis * -0.25,
            hip - side * 6 + axis * 0.2, front + (2, -4), front + (0, 5), hip + (3, 6), hip + side * 8 + (0, 5),
            hip + side * 7.5 + axis * 0.3, neck + side * 8 - axis * 0.15,
        ]  # fmt: skip
    else:
        feet = np.array([back_leg[-1], front_leg[-1]], float)
        left = hip + (feet[feet[:, 0].argmin()] - hip) * length
        right = hip + (feet[feet[:, 0].argmax()] - hip) * length
        flare = 4 + 7 * length * wide
        outline = [
            neck + side * 3.2 + (0, -1), neck - side * 3.2 + (0, -1), neck - side * 8 + (0, 4),
            neck * 0.45 + hip * 0.55 - side * 6.5, right + (flare, 0), (left + right) / 2 + (0, 2),
            left + (-flare, 0), neck * 0.45 + hip * 0.55 + side * 7, neck + side * 8.4 + (0, 4),
        ]  # fmt: skip
    body = blob([tuple(v) for v in outline], 8)
    pen.fill(body, coat, shade=0.9, depth=11, edge=0.25)
    if not seated:
        for t in (0.25, 0.6):
            start = neck * 0.3 + hip * 0.7 + (1 - t * 5, 0)
            end = (left * (1 - t) + right * t) + (0, -1)
            pen.fill(
                line([start, (start + end) / 2 + (1.4, 0), end], (0.4, 1.3), smooth=True),
                dark,
                opacity=0.7,
            )
    # The head, its hair and what is on it.
    nose = head + np.array([head_r * 0.98, head_r * 0.12])
    if pose in ("up", "reach"):
        nose = head + np.array([head_r * 0.78, -head_r * 0.62])
    pen.fill([circle(*head, head_r), circle(*nose, head_r * 0.2)], skin, shade=0.8, depth=7)
    back = np.array([-1.0, -0.25]) if pose not in ("up", "reach") else np.array([-1.0, 0.25])
    at = head + back * head_r * 0.36
    pen.fill(
        [ellipse(at[0], at[1], head_r * 0.98, head_r * 1.02), *([circle(*(head + (-head_r * 1.05, -head_r * 0.55)), head_r * 0.5)] if bun else [])],
        hair, cut=ellipse(head[0] + head_r * 0.75, head[1] + head_r * 0.3, head_r * 0.85, head_r * 0.95), shade=0.7, depth=5,
    )  # fmt: skip
    if scarf is not None:
        pen.fill(
            line([neck + (-4.5, 0.5), neck + (0, 2), neck + (5, 0)], 4.8, smooth=True),
            scarf,
            shade=0.7,
            depth=4,
        )
        pen.fill(
            line([neck + (-4, 1), neck + (-14, 3), neck + (-22, -2)], (4.2, 3.2), smooth=True),
            scarf,
            shade=0.7,
            depth=4,
        )
    if hat is not None:
        _hat(pen, head, head_r, hat)
    pen.fill(
        line(front_arm, (6.4, 4.4), smooth=True), lift(coat, 0.035), shade=0.8, depth=6, edge=0.2
    )
    pen.fill(circle(*front_arm[-1], 2.8), skin, shade=0.5, depth=3)
    return dict(hand=front_arm[-1], hand2=back_arm[-1], head=tuple(head), neck=tuple(neck))


def _leg(pen, joints, colour):
    pen.fill(line(joints, (8, 4.6), smooth=True), colour, shade=0.7, depth=6)
    x, y = joints[-1]
    shoe = [
        (x - 2.6, y - 4),
        (x + 1.5, y - 4),
        (x + 4, y - 1.6),
        (x + 8, y - 0.4),
        (x + 8, y + 1.4),
        (x - 3, y + 1.4),
    ]
    pen.fill(blob(shoe, 5), lift(colour, -0.12), shade=0.6, depth=3)


def _hat(pen, head, r, hat):
    kind, colour = (
        hat
        if isinstance(hat, tuple) and isinstance(hat[0], str) and not hat[0].startswith("#")
        else ("brim", hat)
    )
    x, y = head
    if kind == "cap":
        pen.fill(
            [
                ellipse(x - 0.6, y - r * 0.62, r * 1.08, r * 0.62),
                line([(x, y - r * 0.35), (x + r * 1.55, y - r * 0.3)], (2.6, 1.4)),
            ],
            colour,
            shade=0.8,
            depth=5,
        )
    elif kind == "tall":
        pen.fill([pts([(x - r * 0.85, y - r * 0.5), (x - r * 0.95, y - r * 2.7), (x + r * 0.95, y - r * 2.7), (x + r * 0.85, y - r * 0.5)]),
                  ellipse(x, y - r * 0.52, r * 1.6, r * 0.24)], colour, shade=0.9, depth=6)  # fmt: skip
    elif kind == "hood":
        hood = [
            (x + r * 0.5, y - r * 1.05),
            (x - r * 0.6, y - r * 1.15),
            (x - r * 1.35, y - r * 0.3),
            (x - r * 1.2, y + r * 1.2),
            (x + r * 0.1, y + r * 1.5),
            (x + r * 0.35, y + r * 0.6),
            (x + r * 0.15, y - r * 0.3),
        ]
        pen.fill(blob(hood, 6), colour, shade=0.9, depth=6)
    elif kind == "cone":
        pen.fill(
            pts([(x - r, y - r * 0.55), (x + r * 0.95, y - r * 0.6), (x - r * 0.5, y - r * 3.2)]),
            colour,
            shade=0.9,
            depth=6,
        )
    else:
        pen.fill([ellipse(x, y - r * 0.55, r * 1.75, r * 0.26, -4), blob([(x - r * 0.95, y - r * 0.5), (x - r * 0.8, y - r * 1.4), (x, y - r * 1.5), (x + r * 0.8, y - r * 1.35), (x + r * 0.95, y - r * 0.5)], 6)],
                 colour, shade=0.9, depth=5)  # fmt: skip


def back_view(
    pen, coat="#394b7a", hair="#2c1d18", legs="#26222f", length=0.6, hat=None, arms="down"
):
    """Somebody seen from behind, looking into the picture. arms: down, up, wide."""
    for x in (-4.5, 4.5):
        pen.fill(
            line([(x, -44), (x * 1.15, -22), (x * 1.2, -1)], (8.5, 5.2)), legs, shade=0.7, depth=6
        )
        pen.fill(ellipse(x * 1.25, -0.6, 4.2, 2.2), lift(legs, -0.1))
    reach = {
        "down": ((12, -61), (13.5, -46)),
        "up": ((17, -90), (18, -106)),
        "wide": ((24, -74), (38, -80)),
    }[arms]
    for sign in (-1, 1):
        joints = [(sign * 7, -76), *((sign * x, y) for x, y in reach)]
        pen.fill(line(joints, (6.5, 4.4), smooth=True), lift(coat, -0.04), shade=0.7, depth=6)
        pen.fill(circle(*joints[-1], 2.7), "#d9a988")
    bottom = -44 * (1 - length)
    flare = 9 + 6 * length
    pen.fill(line([(0, -80), (0, -88)], 5), "#c99b7c")
    coat_shape = [
        (-3, -82),
        (3, -82),
        (9.5, -77),
        (9, -60),
        (flare, bottom),
        (0, bottom + 2),
        (-flare, bottom),
        (-9, -60),
        (-9.5, -77),
    ]
    pen.fill(blob(coat_shape, 8), coat, shade=0.9, depth=12, edge=0.25)
    pen.fill(line([(0, -56), (0.6, bottom + 1)], (0.4, 1.2)), lift(coat, -0.12), opacity=0.8)
    pen.fill(ellipse(0, -90, 6.6, 7.2), hair, shade=0.8, depth=6)
    if hat is not None:
        _hat(pen, (0, -91), 7, hat)
    return dict(
        hand=(reach[-1][0], reach[-1][1]), hand2=(-reach[-1][0], reach[-1][1]), head=(0, -90)
    )


def hand(pen, skin="#d9a27c", sleeve="#3b4a78", pose="open", nails=True):
    """A hand that reaches up from below, 100 units from wrist to fingertips. pose: open, cupped, point, pinch."""
    spans = {
        "open": [((-17, -52), (-30, -74), (-36, -90)), ((-7, -58), (-12, -84), (-14, -104)), ((4, -59), (5, -88), (6, -110)), ((14, -55), (20, -82), (24, -101))],
        "cupped": [((-18, -50), (-31, -66), (-30, -84)), ((-7, -56), (-13, -77), (-8, -96)), ((5, -56), (7, -78), (12, -95)), ((15, -52), (23, -69), (28, -84))],
        "point": [((-16, -50), (-22, -66), (-10, -62)), ((-7, -56), (-9, -72), (1, -64)), ((4, -57), (4, -74), (12, -64)), ((14, -54), (19, -84), (22, -112))],
        "pinch": [((-17, -52), (-30, -70), (-32, -88)), ((-8, -57), (-16, -80), (-14, -99)), ((3, -58), (4, -82), (14, -99)), ((14, -53), (26, -72), (34, -86))],
    }[pose]  # fmt: skip
    thumb = {
        "open": ((17, -26), (36, -40), (47, -57)),
        "cupped": ((17, -24), (34, -38), (40, -56)),
        "point": ((17, -26), (24, -44), (12, -54)),
        "pinch": ((17, -24), (34, -42), (37, -68)),
    }[pose]
    palm = blob(
        [(-14, 4), (-17, -20), (-21, -46), (-8, -60), (8, -61), (18, -52), (19, -24), (14, 4)]
    )
    for finger in spans:
        pen.fill(line(finger, (11.5, 10.5, 8), smooth=True), skin, shade=0.9, depth=10)
        if nails:
            (x, y), (px, py) = finger[-1], finger[1]
            angle = np.degrees(np.arctan2(y - py, x - px))
            pen.fill(ellipse(x, y, 3.4, 2.6, angle), mix(skin, "#ffe6da", 0.6), opacity=0.8)
    pen.fill(palm, skin, shade=0.9, depth=20)
    pen.fill(line(thumb, (14, 12, 9), smooth=True), lift(skin, 0.02), shade=1.0, depth=12)
    for crease in ([(-14, -40), (-2, -36), (12, -42)], [(-12, -30), (0, -24), (4, -8)]):
        pen.fill(line(crease, (0.6, 1.4, 0.5), smooth=True), lift(skin, -0.16), opacity=0.6)
    if sleeve is not None:
        pen.fill(
            pts([(-24, -4), (24, -4), (30, 70), (-30, 70)]), sleeve, shade=1.0, depth=18, edge=0.3
        )
        pen.fill(line([(-24, -4), (24, -4)], 6), lift(sleeve, 0.08), shade=0.8, depth=5)


def eye(pen, iris="#3a7d8c", skin="#d8a98a", lash="#2a1a18", open=1.0):
    """A large eye, 200 wide, centred at (0, 0). Returns its opening as a mask, for what happens inside."""
    h = 52 * open
    top, low = (
        spline([(-100, 8), (-55, -h * 0.8), (5, -h), (60, -h * 0.62), (100, 2)]),
        spline([(100, 2), (50, h * 0.7), (-10, h * 0.86), (-60, h * 0.6), (-100, 8)]),
    )
    almond = np.concatenate([top, low])
    pen.fill(
        blob([(-128, 6), (-70, -86), (0, -100), (70, -84), (126, 0), (66, 74), (0, 88), (-66, 72)]),
        lift(skin, -0.05),
        soft=9,
        opacity=0.7,
    )
    white = pen.fill(almond, "#f4eee4", shade=0.6, depth=26)
    pen.fill(circle(0, 0, 47), lift(iris, -0.2), clip=white)
    pen.fill(
        circle(0, 0, 43),
        pen.radial([lift(iris, 0.25), iris, lift(iris, -0.12)], (0, 0), 44),
        clip=white,
    )
    rng = np.random.default_rng(5)
    for a in rng.uniform(0, 2 * np.pi, 90):
        r0, r1 = rng.uniform(18, 26), rng.uniform(32, 43)
        pen.fill(
            line([(r0 * np.cos(a), r0 * np.sin(a)), (r1 * np.cos(a), r1 * np.sin(a))], (1.4, 0.5)),
            lift(iris, rng.uniform(-0.1, 0.25)),
            opacity=0.6,
            clip=white,
        )
    pen.fill(circle(0, 0, 19), "#0b0a10", clip=white)
    pen.fill(
        np.concatenate([top, top[::-1] + (0, 14)]), "#1c1428", opacity=0.35, soft=4, clip=white
    )
    pen.fill(line(top, (2, 6, 3)), lash)
    pen.fill(line(low, (1, 2, 1)), lift(skin, -0.25), opacity=0.7)
    for t in np.linspace(0.05, 0.97, 26):
        i = int(t * (len(top) - 1))
        x, y = top[i]
        dx = (x / 100) * 16
        pen.fill(
            line(
                [(x, y), (x + dx * 0.5, y - 12), (x + dx * 1.3, y - 19 - 5 * np.sin(t * 3))],
                (2.4, 0.5),
                smooth=True,
            ),
            lash,
        )
    pen.fill(ellipse(-15, -17, 8, 10, 20), "#ffffff", opacity=0.9)
    pen.fill(circle(14, 15, 4), "#ffffff", opacity=0.5)
    return white


def mask_face(pen, colour="#e9e0cf", trim="#b8902f", mood="smile"):
    """A theatre mask, 100 high, centred at (0, -50)."""
    outline = blob(
        [
            (0, -100),
            (28, -96),
            (40, -70),
            (34, -36),
            (16, -8),
            (0, -2),
            (-16, -8),
            (-34, -36),
            (-40, -70),
            (-28, -96),
        ]
    )
    holes = [
        blob([(-28, -62), (-17, -70), (-7, -62), (-17, -56)]),
        blob([(28, -62), (17, -70), (7, -62), (17, -56)]),
    ]
    bend = 1 if mood == "smile" else -1
    holes.append(
        blob(
            [(-16, -26 - 3 * bend), (0, -22 + 3 * bend), (16, -26 - 3 * bend), (0, -20 + 9 * bend)]
        )
    )
    pen.shadow(outline, 4, 6, 6, 0.4)
    pen.fill(outline, colour, cut=holes, shade=1.0, depth=26, edge=0.2)
    pen.fill(
        line([(1, -62), (5, -44), (0, -39), (-4, -42)], (1, 2.2, 0.8), smooth=True),
        lift(colour, -0.2),
        opacity=0.7,
    )
    for s in (-1, 1):
        pen.fill(
            line([(s * 30, -76), (s * 18, -83), (s * 7, -77)], (1, 3, 1), smooth=True),
            trim,
            shade=0.6,
        )
        pen.fill(ellipse(s * 22, -42, 7, 5), mix(colour, "#d06a5a", 0.6), soft=3, opacity=0.6)
    pen.fill(line(outline, 2.2), trim, shade=0.6, depth=3)


__all__ = ["POSES", "back_view", "eye", "hand", "mask_face", "person"]
