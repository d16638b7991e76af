"""Backs, for paper that is turned on its long edge, where what is left on the front is right on the
back; or on its short edge, where what is above is below."""

from __future__ import annotations

from bombe.paper.choices import Choices, Ink, Turn
from bombe.paper.inks import COLOURS
from bombe.paper.page import BLEED, MARGIN, Page, Words, short, stroke, upright
from bombe.text import T

_BACKED = {"verification", "criteria"}  # through which nobody should see, and which are shuffled
# To the right and down from the middle: the same whichever way the page is turned.
TARGETS = ((-80.0, -115.0), (80.0, -115.0), (0.0, 0.0), (-80.0, 115.0), (80.0, 115.0))
_EDGE = MARGIN + 0.25  # and half a line
_FIELD = 12  # mm to each side of a target, by which the offset can be read


_HOW = {
    Turn.LONG: T(
        "Print this page on both sides, turned on the long edge, and hold it against the light,"
        " with this side towards you. For each millimetre that the plain crosses lie to the right"
        " of these, add 1 to the first number of --offset; to the left, take 1 away. For each"
        " millimetre that they lie above, add 1 to the second number; below, take 1 away."
    ),
    Turn.SHORT: T(
        "Print this page on both sides, turned on the short edge, and hold it against the light,"
        " with this side towards you. For each millimetre that the plain crosses lie to the left"
        " of these, add 1 to the first number of --offset; to the right, take 1 away. For each"
        " millimetre that they lie below, add 1 to the second number; above, take 1 away."
    ),
}


def blank(page: Page) -> Page:
    return Page(page.wide, page.high, page.title)


def back_of(page: Page, choices: Choices) -> Page:
    """A pattern behind all its cards that goes over the outer cuts; nothing behind other pages."""
    back = blank(page)
    cards = [card for card in page.cards if card.kind in _BACKED]
    if not cards or choices.offset is None:
        return back
    across, down = choices.offset
    left, right = min(card.x for card in cards), max(card.x + card.wide for card in cards)
    top, low = min(card.y for card in cards), max(card.y + card.high for card in cards)
    if choices.turn is Turn.LONG:
        left, right = page.wide - right, page.wide - left
    else:
        top, low = page.high - low, page.high - top
    left, right, top, low = left + across, right + across, top + down, low + down
    # However far it is moved, it ends where printers do.
    back.draw(
        _pattern(
            max(_EDGE, left - BLEED),
            max(_EDGE, top - BLEED),
            min(page.wide - _EDGE, right + BLEED),
            min(page.high - _EDGE, low + BLEED),
            choices,
        )
    )
    return back


def _pattern(left: float, top: float, right: float, low: float, choices: Choices) -> str:
    """Lines to both sides, close enough that print cannot be read through them."""
    wide, high = right - left, low - top
    step, thick = (3.0, 0.2) if choices.ink is Ink.LIGHT else (1.5, 0.45)
    path = []
    for n in range(1, int((wide + high) / step) + 1):
        at = n * step
        x0, y0 = max(0.0, at - high), min(high, at)
        x1, y1 = min(wide, at), max(0.0, at - wide)
        for mirrored in (False, True):
            a, b = (wide - x0, wide - x1) if mirrored else (x0, x1)
            path.append(f"M{short(left + a)} {short(top + y0)}L{short(left + b)} {short(top + y1)}")
    frame = f"M{short(left)} {short(top)}H{short(right)}V{short(low)}H{short(left)}Z"
    return stroke("".join(path) + frame, COLOURS[choices.ink].ink, thick)


def trial_pages(choices: Choices) -> list[Page]:
    """A front and a back by which somebody finds the offset of a printer."""
    say = choices.tongue.say
    front = upright(choices, say(T("Do backs meet fronts?")))
    back = blank(front)
    assert choices.offset is not None
    moved = choices.offset
    ink = COLOURS[choices.ink].ink
    for x, y in TARGETS:
        front.draw(_scale(front.wide / 2 + x, front.high / 2 + y, ink))
        at = (front.wide / 2 + x + moved[0], front.high / 2 + y + moved[1])
        cross = f"M{short(at[0] - 6)} {short(at[1])}h12m-6 -6v12"
        back.draw(stroke(cross, ink, 0.3))
    used = T("These backs are printed with --offset={x},{y}.", x=short(moved[0]), y=short(moved[1]))
    left = front.wide / 2 - 62
    front.write(
        Words(left, 45, 124, 9, front.title, 16, bold=True, level=1),
        Words(left, 56, 124, 40, say(_HOW[choices.turn]), 10.5, lines=True, at="left + top"),
        Words(left, 100, 124, 8, say(used), 10.5),
    )
    return [front, back]


def _scale(x: float, y: float, ink: str) -> str:
    """A cross with millimetres on it, each fifth one longer."""
    path = [
        f"M{short(x - _FIELD)} {short(y)}h{2 * _FIELD}M{short(x)} {short(y - _FIELD)}v{2 * _FIELD}"
    ]
    for n in range(-_FIELD, _FIELD + 1):
        half = 1.6 if n % 5 == 0 else 0.8
        path.append(f"M{short(x + n)} {short(y - half)}v{2 * half}")
        path.append(f"M{short(x - half)} {short(y + n)}h{2 * half}")
    return stroke("".join(path), ink, 0.12)
