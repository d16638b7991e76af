"""Made by a patient hand: crosses of thread."""

from __future__ import annotations

import numpy as np
import things as t
from canvas import Mask, grid
from colour import col
from deck import card
from media import cross_stitch
from noise import fbm
from shapes import ellipse, line, pts, rect, spline
from things.plants import branches


@card("64", vignette=0.12, grain=0.02)
def the_last_leaf(cv, rng):
    """An embroidered tree in winter; a real needle sews on one red leaf."""
    cv.lit(-0.6, -0.8, "#ffffff", "#4a3040")
    cloth = "#f6eedb"
    cv.cover(cloth)
    # A picture to be stitched: hills, a fence, the tree, a ladder with a tailor on it.
    cv.fill(ellipse(500, 880, 520, 110), "#6f9ab4", clip=rect(90, 700, 820, 212))
    cv.fill(ellipse(250, 900, 330, 70), "#9cc0cc", clip=rect(90, 700, 820, 212))
    tree = cv.pen(470, 880, 7.0)
    ribbons, _ = branches(np.random.default_rng(11), levels=4, thick=10, spread=30)
    tree.fill(ribbons, "#4a2418", mottle=0.0)
    tree.fill([line(r.points, r.widths * 0.35) for r in ribbons], "#8a4f2c", mottle=0.0)
    t.ladder(cv.pen(610, 890, 4.1, 13), 100, 18, "#c8801c", 8)
    for x0, y0, c in ((180, 250, "#2f5f9a"), (260, 180, "#2f5f9a"), (800, 200, "#2f5f9a")):
        cv.fill(line([(x0 - 36, y0 - 18), (x0, y0), (x0 + 36, y0 - 18)], 11), c)
    for k in range(7):
        x0 = 130 + k * 34 if k < 4 else 740 + (k - 4) * 50
        cv.fill(rect(x0, 838, 14, 60), "#7a2f5a")
    cv.fill(rect(120, 852, 130, 12), "#7a2f5a")
    cv.fill(rect(730, 852, 140, 12), "#7a2f5a")
    t.house(cv.pen(160, 866, 1.35), rng, "#e07f5a", "#9a2420", lit="#ffd23a")
    t.person(
        cv.pen(660, 720, 3.0, flip=True),
        "reach",
        coat="#14608a",
        hat="#7a1f1c",
        scarf="#f2b01c",
        length=0.4,
    )
    # A border.
    for k in range(24):
        u = 60 + k * 38.2
        for a, b in ((u, 52), (u, 948), (52, u), (948, u)):
            cv.fill(
                pts([(a, b - 15), (a + 15, b), (a, b + 15), (a - 15, b)]),
                ("#b8201c", "#14684a")[k % 2],
            )
    bare = np.abs(cv.rgb - col(cloth)).max(2) < 0.03
    drawn = cv.rgb.copy()
    cross_stitch(cv, 9, cloth)
    cv.rgb = cv.rgb * 0.6 + drawn * cv.rgb * 0.4  # thread is thick: little cloth shows between
    # Where nothing is sewn there is only the weave.
    x, y = grid()
    weave = 0.5 + 0.25 * np.sin(x * 1.4) + 0.25 * np.sin(y * 1.4)
    plain = col(cloth) * (0.9 + 0.1 * weave[..., None])
    open_ = Mask(bare.astype(np.float32)).blurred(1)
    cv.fill(open_, plain.astype(np.float32))
    wrinkle = fbm(rng, 3, 3)
    cv.fill(Mask(np.clip((0.45 - wrinkle) * 2, 0, 1)), "#8a7a88", opacity=0.14, mode="multiply")
    # The leaf is real, and so is the needle.
    leaf = cv.pen(318, 468, 1.9, -152)
    cv.shadow(leaf.placed(ellipse(0, -50, 26, 52)), 12, 16, 9, 0.45)
    t.leaf(leaf, "#d8302a", "#8f1a1e")
    thread = spline(
        [
            (318, 470),
            (260, 420),
            (190, 470),
            (210, 600),
            (330, 690),
            (470, 660),
            (560, 560),
            (600, 440),
            (690, 330),
            (760, 300),
        ]
    )
    stitches = [
        line([(300 + k * 14, 452 + 6 * (k % 2)), (322 + k * 14, 474 + 6 * (k % 2))], 6)
        for k in (-1, 0, 1)
    ]
    cv.shadow(line(thread, 6), 8, 13, 6, 0.4)
    cv.fill(line(thread, 7), "#c8242a", shade=1.0, depth=5)
    cv.fill(stitches, "#c8242a", shade=0.8, depth=4)
    twist = [line([p + (-2.5, 1.5), p + (2.5, -1.5)], 1.2) for p in thread[::2]]
    cv.fill(twist, "#f29a90", opacity=0.6)
    cv.shadow(line([(776, 312), (540, 70)], (17, 3)), 20, 28, 9, 0.45)
    cv.fill(
        line([(776, 312), (720, 254), (540, 70)], (19, 15, 2)),
        "#cfd4da",
        shade=1.0,
        depth=11,
        rim=0.5,
    )
    cv.fill(line([(772, 300), (560, 84)], (3, 1)), "#ffffff", opacity=0.9)
    cv.fill(line([(764, 300), (738, 273)], 6.5), "#3a3038")
    cv.fill(
        line([(744, 306), (758, 292), (752, 284)], 7, smooth=True), "#c8242a", shade=0.8, depth=4
    )
