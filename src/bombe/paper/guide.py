"""The first page: lines to measure, how to cut, how to ask, and what is on the other pages."""

from __future__ import annotations

from collections.abc import Sequence

from bombe.paper.choices import Choices
from bombe.paper.inks import COLOURS
from bombe.paper.page import Page, Words, ruler, short, stroke, upright
from bombe.text import N, T

_LONG = 100  # mm of the lines to measure
_WIDE = 160.0
_PARTS = (
    T("15 punch cards: five digits of ▲, ■ and ●"),
    T("95 verification cards, with the numbers of the published box"),
    T("six covers, one for each verifier"),
    T("48 criteria cards"),
    T("six tents with the letters of the verifiers"),
)
_STEPS = (
    (
        T("Print"),
        T(
            "At 100 %, without “fit to page”, on card of 160 g or more: answers can be seen through"
            " thin paper. Try one page first, and measure both lines below."
        ),
    ),
    (
        T("Cut"),
        T(
            "First the cards, along their lines; then the 25 windows of each punch card, with a"
            " knife on a mat or with a punch. In a pile, the corners that are cut off lie together."
        ),
    ),
    (
        T("Set up"),
        T(
            "Each verifier gets its tent, its criteria card and the verification card with its"
            " number, at once under a cover. The command `bombe box` tells the numbers of any"
            " problem; problems made for the published box can be played too."
        ),
    ),
    (
        T("Ask"),
        T(
            "Lay your three punch cards, ▲, ■ and ●, on a verifier’s cover, knock the pile square"
            " and draw the cover out. One window is open to the bottom: it shows ✓ or ✗. Push the"
            " cover back before you lift the punch cards."
        ),
    ),
)


def guide_page(choices: Choices, counts: Sequence[int]) -> Page:
    say = choices.tongue.say
    page = upright(choices, say(T("The paper computer")))
    left = (page.wide - _WIDE) / 2
    y = (page.high - 240) / 2
    page.write(
        Words(left, y, _WIDE, 14, page.title, 26, bold=True, level=1),
        Words(left, y + 14, _WIDE, 7, say(T("Turing Machine, to print and to cut out")), 12),
    )
    y += 29
    for number, (name, told) in enumerate(_STEPS, start=1):
        page.write(
            Words(left, y, 8, 7, str(number), 15, bold=True, at="left + top"),
            Words(left + 9, y, 30, 7, say(name), 13, bold=True, at="left + top", level=2),
            Words(
                left + 40,
                y + 0.4,
                _WIDE - 40,
                24,
                say(told).replace("`", ""),
                11,
                at="left + top",
                lines=True,
            ),
        )
        y += 27
    y += 2
    page.write(Words(left, y, 60, 7, say(T("On these pages")), 13, bold=True, level=2))
    for part, count in zip(_PARTS, counts, strict=True):
        y += 7.2
        page.write(
            Words(left + 40, y - 7, 24, 7, say(N("{n} page", "{n} pages", count)), 11),
            Words(left + 64, y - 7, _WIDE - 64, 7, say(part), 11),
        )
    y += 14
    corner = (left, y + 26.0)
    ruler(page, choices, *corner, long=_LONG)
    up = left + _WIDE - 6
    ruler(page, choices, up, y + 50, long=_LONG // 2, turned=True)
    told = T("This line is {n} mm long.", n=_LONG)
    page.write(
        Words(left, corner[1] - 9, _LONG, 6, say(told), 11),
        Words(
            left + 104,
            y + 40,
            45,
            10,
            say(T("This line is {n} mm long.", n=_LONG // 2)),
            11,
            at="right + bottom",
            lines=True,
        ),
    )
    assert y + 50 < page.high - 5, short(y)
    rule = f"M{short(left)} {short((page.high - 240) / 2 + 24)}h{_WIDE}"
    page.draw(stroke(rule, COLOURS[choices.ink].ink, 0.5))
    return page
