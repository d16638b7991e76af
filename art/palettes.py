# ruff: noqa: E501 (a table with one mood per line)
"""Colours that go together, each with a mood.

sky: from the top to the horizon. land: from far to near. hot: what draws the eye. glow: the colour of the
light. ink: the darkest. pale: the lightest.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    sky: tuple[str, ...]
    land: tuple[str, ...]
    hot: tuple[str, ...]
    glow: str
    ink: str
    pale: str


def _p(sky, land, hot, glow, ink, pale):
    return Palette(*(tuple(part.split()) for part in (sky, land, hot)), glow, ink, pale)


PALETTES = {
    "dawn": _p("#3d4a7c #8d6f9e #e59a8f #fbd9a5", "#b98a9a #84658a #54466f #2c2745", "#f26b5b #ffd166", "#ffe3b0", "#1d1833", "#fff3dc"),
    "storm": _p("#1c2733 #34485a #6d7f8a #b9b9a4", "#5f6f74 #43525a #2b373f #161d24", "#e8c547 #d1495b", "#f2ecc9", "#0e1318", "#e6e8df"),
    "candlelight": _p("#160d0c #2c1712 #57291a #8a4a24", "#6b3a22 #4b2618 #2f1812 #180c0a", "#ffb347 #e2583e", "#ffd48a", "#0d0706", "#fff0cf"),
    "underwater": _p("#2fa5a8 #137a92 #0b4f73 #07284a", "#1a6d80 #0f4c66 #0a3350 #061c33", "#ff8a5b #ffd25a", "#bdf5e6", "#041426", "#e4fff6"),
    "autumn": _p("#c9d1c1 #e5cfa0 #efb36a #e08a4a", "#c1763c #96502c #64341f #351d16", "#c8352b #f4b942", "#ffe7b3", "#22130f", "#fff4dc"),
    "desert": _p("#2f7fa8 #7fb7c3 #f0dcae #f3c27f", "#e2a35d #c9793f #9c5232 #5d2f25", "#1f8a8c #d7412f", "#fff3cf", "#2b1715", "#fff6e2"),
    "winter": _p("#5d7a9c #93adc4 #c9d8e2 #eef0ea", "#c4d2de #9db2c6 #7089a5 #3f556f", "#c8323c #e7a33c", "#fff6e0", "#1d2a3c", "#fbfdff"),
    "carnival": _p("#2b1b4f #6a2c70 #b83b5e #f08a5d", "#8d3a70 #5f2a63 #3f1f50 #23123a", "#f9d423 #21c7a8", "#ffe29a", "#170a2a", "#fff5da"),
    "night": _p("#050a1e #0d1b3e #1c3566 #40608c", "#274468 #1a2f50 #101f3a #080f22", "#f7c66b #e07a5f", "#f6e7b4", "#040714", "#eaf1ff"),
    "ink": _p("#d9d2c3 #e6dfd0 #efe9dc #f7f3e9", "#b5ada0 #7f786f #4c4743 #211f1f", "#b3261e #d9a441", "#fffdf5", "#121113", "#fbf8ef"),
    "rose": _p("#7a3f63 #b96a86 #e7a6ac #fbdcd0", "#c9828f #9b5870 #6b3a56 #3a1f38", "#ffe08a #4aa3a2", "#fff0dd", "#26122a", "#fff5ef"),
    "verdigris": _p("#0f3b3d #2a6b64 #6aa68c #d5d9a8", "#5e9380 #3b6e63 #234a47 #112a2c", "#e4572e #f2c14e", "#f7f0bf", "#0a1a1d", "#f6f5dd"),
    "moss": _p("#8fa58a #b6c39a #dcd9ac #f3e9c4", "#8a9a5b #5f7541 #3d5232 #1e2d20", "#d9532c #f3c969", "#fff6cc", "#121b13", "#fbf7e1"),
    "lavender": _p("#3c3670 #6d63a8 #a99bd0 #e9d3e2", "#8a7fb8 #635a96 #423b72 #231f47", "#ffcf6f #f2788f", "#fff0d6", "#161233", "#fbf3ff"),
    "copper": _p("#20262b #4d4a45 #94705a #dba279", "#9c6b4d #74492f #4b2e22 #261814", "#56c1b4 #f6d98a", "#ffdcb0", "#130d0b", "#fff1e0"),
    "spring": _p("#6fb7d6 #a8d8dd #dcefd8 #fff7d8", "#a7cc8a #7bb069 #4e8a55 #2a5741", "#f25f7c #ffc93c", "#fffbe0", "#16302b", "#fffdf2"),
    "harbour": _p("#254b6b #5d8aa3 #b5c9c4 #f4dfba", "#5f7f8a #3f6070 #274555 #132733", "#d8412f #f2b134", "#fff0c8", "#0c1a24", "#fbf6e8"),
    "plum": _p("#1d0f2e #43204f #7f3667 #d0607a", "#6b3260 #4b2250 #301640 #190a28", "#f7b267 #62c7b5", "#ffd9b0", "#10061c", "#ffeef0"),
    "lemon": _p("#f4d35e #f7e08e #fbefc0 #fff9e3", "#e0b04a #b9853a #7b5a34 #3d2f27", "#0d6e8a #ee4b3a", "#fffdf0", "#2a201b", "#fffdf3"),
    "aurora": _p("#060b26 #0c2f4f #12726d #6fd3a0", "#1d4a5c #143449 #0d2237 #061022", "#f5b5e8 #fff3a3", "#b8ffd9", "#030716", "#effff8"),
    "terracotta": _p("#a7c4c2 #d9d6bd #f1d3a6 #eba77a", "#d98559 #b6613f #83432f #4a271f", "#2a6f77 #f5e0a3", "#fff1d2", "#281511", "#fff7ea"),
    "mist": _p("#9fb0b8 #b9c6c9 #d4dad6 #ebe9dd", "#b0bcbd #8b9b9e #647679 #3c4b50", "#cf5c36 #efc050", "#fffbe8", "#20292d", "#faf8f0"),
    "ember": _p("#14090c #3b0f14 #86201a #e55a1c", "#64201c #451417 #2b0c11 #150609", "#ffd23f #3fa7a0", "#ffcf7a", "#0a0406", "#fff0d4"),
    "ocean": _p("#0b3954 #1b6a87 #56a9b8 #d6ecdf", "#2f86a0 #1c6583 #124865 #0a2a42", "#ff6b4a #ffd166", "#f4fbe6", "#061a2b", "#f6fffb"),
    "candy": _p("#f7a8b8 #fbc8c0 #fde3c8 #fff6dd", "#9ad0c2 #6fb3b8 #4d7ea8 #3a4a7b", "#e63973 #ffc43d", "#fffbe8", "#2a2450", "#fffaf2"),
}  # fmt: skip
