"""A picture of pieces: glass in lead."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from canvas import Mask, blur, radial
from colour import jitter, mix, through
from deck import card
from noise import fbm, worley
from shapes import arc, blob, circle, ellipse, line, pts, rect, turned


def glazed(cv, rng, shape, colour, lead=5.0):
    """One pane with lead around it."""
    cv.fill(shape, jitter(rng, colour, 0.035, 6))
    cv.fill(line(np.concatenate([shape, shape[:1]]), lead), "#15110f")


@card("29", vignette=0.25, grain=0.02)
def the_candle_stag(cv, rng):
    cv.lit(-0.3, -0.95, "#ffffff", "#000000")
    cv.cover("#4a423c")
    stone = fbm(rng, 8, 5)
    cv.cover(through(["#332d29", "#5a5048", "#7a6e62"], stone))
    arch = np.concatenate(
        [
            [(110, 1010)],
            arc(520, 470, 410, 470, 180, 262),
            arc(480, 470, 410, 470, 278, 360),
            [(890, 1010)],
        ]
    )
    _, border, _ = worley(
        rng,
        points=np.array(
            [
                (x + (j % 2) * 70, y)
                for j, y in enumerate(np.arange(40, 1000, 92))
                for x in np.arange(-30, 1060, 140)
            ]
        ),
    )
    cv.fill(Mask(np.clip((3.2 - border), 0, 1).astype(np.float32)), "#211c19", opacity=0.8)
    cv.shadow(arch, 0, 0, 26, 0.8, "#000000")
    cv.fill(line(arch, 44), "#8a7d6e", shade=1.0, depth=22, mottle=0.15)
    glass = cv.layer()
    glass.cover("#15110f")
    # A sky of rays around the head: gold within, then rose, then blue.
    cx, cy = 500, 560
    rings = (0, 150, 250, 350, 460, 580, 760)
    tones = ["#fff0a0", "#ffd34f", "#f79a3a", "#e0553f", "#a8386a", "#4a3f9a", "#2a4f9a"]
    for i, (r0, r1) in enumerate(pairwise(rings)):
        n = (10, 14, 18, 22, 26, 30)[i]
        for k in range(n):
            a0, a1 = 360 / n * (k + 0.5 * (i % 2)), 360 / n * (k + 1 + 0.5 * (i % 2))
            shape = np.concatenate([arc(cx, cy, r0, r0, a0, a1, 8), arc(cx, cy, r1, r1, a1, a0, 8)])
            if shape[:, 1].min() < 905:
                glazed(glass, rng, shape, mix(tones[i], tones[i + 1], rng.uniform(0, 0.6)), 4)
    for x, y, r in (
        (190, 470, 13),
        (810, 440, 15),
        (240, 330, 10),
        (770, 300, 10),
        (500, 60, 15),
        (390, 130, 10),
        (620, 140, 11),
    ):
        glazed(
            glass,
            rng,
            turned(
                pts(
                    [
                        (x, y - r * 1.7),
                        (x + r * 0.5, y - r * 0.5),
                        (x + r * 1.5, y),
                        (x + r * 0.5, y + r * 0.5),
                        (x, y + r * 1.7),
                        (x - r * 0.5, y + r * 0.5),
                        (x - r * 1.5, y),
                        (x - r * 0.5, y - r * 0.5),
                    ]
                ),
                10,
                (x, y),
            ),
            "#fffbe0",
            3,
        )
    # Antlers of gold, candles on every tine.
    for s in (-1, 1):
        beam = [
            (500 + s * 44, 500),
            (500 + s * 96, 440),
            (500 + s * 190, 400),
            (500 + s * 240, 320),
            (500 + s * 226, 216),
        ]
        tines = [
            ((500 + s * 96, 440), (500 + s * 96, 372), (500 + s * 78, 310)),
            ((500 + s * 180, 404), (500 + s * 168, 320), (500 + s * 150, 236)),
            ((500 + s * 236, 366), (500 + s * 286, 352), (500 + s * 318, 330)),
        ]
        glass.fill(
            [
                line(beam, (36, 30, 24, 18), smooth=True),
                *[line(tn, (26, 20, 18), smooth=True) for tn in tines],
            ],
            "#15110f",
        )
        glass.fill(
            [
                line(beam, (27, 21, 15, 9), smooth=True),
                *[line(tn, (17, 12, 9), smooth=True) for tn in tines],
            ],
            "#b5762c",
        )
        for x, y in (tines[0][-1], tines[1][-1], tines[2][-1], beam[-1]):
            glazed(glass, rng, rect(x - 13, y - 62, 26, 66), "#f7efe0", 4)
            glazed(
                glass,
                rng,
                blob([(x, y - 122), (x + 15, y - 84), (x, y - 64), (x - 15, y - 84)]),
                "#ff7a2a",
                4,
            )
            glass.fill(
                blob([(x, y - 106), (x + 7, y - 84), (x, y - 70), (x - 7, y - 84)]), "#fff6a8"
            )
    # The stag looks at us: neck and chest, then the face in panes.
    neck = [
        ([(404, 700), (452, 690), (440, 800), (380, 900), (330, 960), (300, 900)], "#8a4526"),
        ([(596, 700), (548, 690), (560, 800), (620, 900), (670, 960), (700, 900)], "#8a4526"),
        ([(452, 690), (500, 740), (500, 870), (440, 940), (380, 900), (440, 800)], "#b5622e"),
        ([(548, 690), (500, 740), (500, 870), (560, 940), (620, 900), (560, 800)], "#a85628"),
        ([(500, 870), (440, 940), (470, 1010), (530, 1010), (560, 940)], "#e9c48a"),
    ]
    for shape, tone in neck:
        glazed(glass, rng, blob(shape, 4), tone)
    for s in (-1, 1):
        glazed(
            glass,
            rng,
            blob(
                [
                    (500 + s * 92, 560),
                    (500 + s * 160, 520),
                    (500 + s * 226, 520),
                    (500 + s * 190, 580),
                    (500 + s * 110, 606),
                ]
            ),
            "#9a5228",
        )
        glazed(
            glass,
            rng,
            blob(
                [
                    (500 + s * 120, 568),
                    (500 + s * 165, 540),
                    (500 + s * 200, 536),
                    (500 + s * 170, 572),
                ]
            ),
            "#e8a58a",
            3,
        )
        glazed(
            glass,
            rng,
            blob(
                [
                    (500, 490),
                    (500 + s * 60, 496),
                    (500 + s * 104, 556),
                    (500 + s * 100, 610),
                    (500 + s * 46, 610),
                    (500, 560),
                ],
                6,
            ),
            "#c4702f",
        )
        glazed(
            glass,
            rng,
            blob(
                [
                    (500 + s * 46, 606),
                    (500 + s * 100, 606),
                    (500 + s * 84, 680),
                    (500 + s * 52, 740),
                    (500 + s * 28, 690),
                ],
                6,
            ),
            "#a8562a",
        )
        glazed(
            glass,
            rng,
            blob(
                [(500 + s * 50, 594), (500 + s * 72, 580), (500 + s * 94, 596), (500 + s * 72, 616)]
            ),
            "#fff3c4",
            4,
        )
        glass.fill(ellipse(500 + s * 71, 598, 11, 13), "#1c1210")
        glass.fill(circle(500 + s * 68, 593, 4), "#ffffff")
    glazed(
        glass,
        rng,
        blob(
            [
                (500, 500),
                (530, 570),
                (530, 660),
                (540, 730),
                (500, 760),
                (460, 730),
                (470, 660),
                (470, 570),
            ],
            6,
        ),
        "#e0954a",
    )
    glazed(
        glass,
        rng,
        blob([(456, 728), (500, 712), (544, 728), (538, 782), (500, 808), (462, 782)], 8),
        "#f0d8a8",
    )
    glazed(
        glass,
        rng,
        blob([(470, 728), (500, 718), (530, 728), (518, 756), (500, 766), (482, 756)], 6),
        "#2a1a1c",
        4,
    )
    # Green ground with leaves.
    for k in range(9):
        x = 110 + k * 98
        glazed(
            glass,
            rng,
            blob(
                [
                    (x - 62, 1015),
                    (x - 30, 930 - 20 * (k % 2)),
                    (x + 20, 905 + 18 * (k % 3)),
                    (x + 66, 1015),
                ],
                6,
            ),
            ("#2f7a4a", "#4f9a4a", "#1f6a5a")[k % 3],
        )
    streak = fbm(rng, 5, 5, squash=2.6)
    glass.rgb *= (0.72 + 0.56 * streak)[..., None]
    cv.paste(glass, clip=arch)
    inside = cv.mask(arch)
    cv.fill(
        inside, radial(["#fff6d0", "#ffe9b0", "#7a6a9a"], (cx, 460), 640), mode="soft", opacity=0.8
    )
    light = blur(cv.rgb * inside.full()[..., None], 60)
    cv.rgb = 1 - (1 - np.clip(cv.rgb, 0, 1)) * (1 - light * 0.28)
    cv.fill(line(arch, 10), "#15110f")
