"""The paper computer works: its cards are cut out of pictures of pages and laid on one another."""

from __future__ import annotations

from itertools import combinations
from math import cos, hypot, inf, pi, sin

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageChops

from bombe.games.turing_machine.box import Symbol, number_of
from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.codes import CODES
from bombe.paper.choices import Choices, Ink, Paper
from bombe.paper.punched import BODY, WIDE, WINDOW_HIGH, WINDOW_WIDE, cells, windows
from bombe.text import ENGLISH
from support.printed import MM, Dark, Placed, Printed, field, machine, says_yes
from support.scaling import SOAK, in_the_soak, some

QUICK = 100.0  # dots an inch, for every day
FULL = 300.0


# --- the map of codes to cells -------------------------------------------------------------------


def test_each_code_has_a_cell_of_its_own() -> None:
    spots = {(cell.row, cell.column) for cell in cells().values()}
    assert [*cells()] == [*CODES]
    assert spots == {(row, column) for row in range(5) for column in range(25)}


def test_no_two_windows_of_a_card_touch_and_all_can_be_punched() -> None:
    assert min(WINDOW_WIDE, WINDOW_HIGH) >= 5
    for kind in range(3):
        for digit in range(1, 6):
            spots = [(cell.row, cell.column) for cell in windows(kind, digit).values()]
            assert len(spots) == 25
            for row, column in spots:
                near = [(r, c) for r, c in spots if abs(r - row) < 2 and abs(c - column) < 2]
                assert near == [(row, column)]


def test_a_punch_card_stays_strong() -> None:
    """What `docs/printing.md` says for holes."""
    nearest, cut = inf, 0.0
    for kind in range(3):
        for digit in range(1, 6):
            spots = [*windows(kind, digit).values()]
            cut += len(spots) * 2 * (WINDOW_WIDE + WINDOW_HIGH)
            assert len(spots) * WINDOW_WIDE * WINDOW_HIGH < 0.1 * WIDE * BODY
            for one, other in combinations(spots, 2):
                apart = abs(one.x - other.x) - WINDOW_WIDE, abs(one.y - other.y) - WINDOW_HIGH
                nearest = min(nearest, hypot(*(max(0.0, side) for side in apart)))
    assert nearest == pytest.approx(8.8, abs=0.05)
    assert cut == pytest.approx(8400)


# --- readings ------------------------------------------------------------------------------------


def codes_of(card: Placed) -> int:
    """The codes to which a card must say ✓, by the criterion that its number is known for."""
    (codes,) = {
        law.codes
        for law in LAWS.values()
        if law.usable and number_of(law, Symbol.HASH) == card["numbers"]["hash"]
    }
    return codes


def read_everything(printed: Printed, dpi: float) -> int:
    """Each three punch cards on each verification card: one window is open, and tells the truth."""
    punched = {}
    for card in printed.cards("punch"):
        seen = printed.open_cells(printed.cut_out(card, dpi), dpi)
        punched[card["shape"], str(card["digit"])] = {cell["code"] for cell in seen}
    assert len(punched) == 15
    open_to_the_bottom = {}
    for code in CODES:
        three = [punched[one] for one in zip("▲■●", code, strict=True)]
        (open_to_the_bottom[code],) = set.intersection(*three)
    assert {*open_to_the_bottom.values()} == {*CODES}
    readings = 0
    for card in printed.cards("verification"):
        shown = printed.cut_out(card, dpi)
        answers = {cell["code"]: says_yes(shown, cell, dpi) for cell in printed.cells}
        codes = codes_of(card)
        for index, code in enumerate(CODES):
            assert answers[open_to_the_bottom[code]] == bool(codes >> index & 1), (card, code)
            readings += 1
    return readings


def test_every_code_asked_of_every_card_gives_the_right_answer() -> None:
    assert read_everything(machine(Choices(ENGLISH)), QUICK) == 125 * 95


@in_the_soak
def test_the_same_in_every_ink_on_both_papers_as_printers_see_it() -> None:
    for paper in Paper:
        for ink in Ink:
            printed = machine(Choices(ENGLISH, paper, ink))
            assert read_everything(printed, FULL) == 125 * 95


# --- cards that lie askew ------------------------------------------------------------------------

# Right, down, and degrees: a card that was shifted by a millimetre, or turned by half a degree.
MOVES = [
    *((cos(turn * pi / 4), sin(turn * pi / 4), 0.0) for turn in range(8)),
    *((0.0, 0.0, degrees) for degrees in (-0.5, 0.5)),
]


def moved(
    shown: NDArray[np.uint8], move: tuple[float, float, float], dpi: float
) -> NDArray[np.uint8]:
    right, down, degrees = move
    image = Image.fromarray(shown).rotate(degrees)
    shifted = (round(right * dpi / MM), round(down * dpi / MM))
    wide, high = image.size
    # What leaves on one side must not come in on the other.
    large = Image.new("L", (wide + 40, high + 40))
    large.paste(image, (20, 20))
    return np.asarray(ImageChops.offset(large, *shifted).crop((20, 20, wide + 20, high + 20)))


def test_a_card_that_lies_askew_still_shows_the_right_answer_and_no_other() -> None:
    """With any one of the four cards moved, more than half of the right mark can be seen, and less
    than a tenth of any other."""
    dpi = FULL if SOAK else QUICK
    printed = machine(Choices(ENGLISH))
    places = {cell["code"]: at for at, cell in enumerate(printed.cells, start=1)}
    marks = printed.layout["mark"]["width"]
    opened = {}
    for card in printed.cards("punch"):
        cut = printed.cut_open(printed.cut_out(card, dpi), dpi)
        opened[card["shape"], str(card["digit"])] = cut.astype(np.uint8) * 255
    below = np.zeros_like(next(iter(opened.values())))
    for at, cell in enumerate(printed.cells, start=1):
        field(below, cell["x"], cell["y"], marks, marks, dpi)[:] = at
    whole = np.bincount(below.ravel(), minlength=126)
    seen_least, seen_wrong = 1.0, 0.0
    for code in some(CODES, 20):
        cards = [*zip("▲■●", code, strict=True)]
        for which in range(4):
            for move in MOVES:
                three: list[Dark] = [
                    (moved(opened[one], move, dpi) if at == which else opened[one]) > 127
                    for at, one in enumerate(cards)
                ]
                bottom = moved(below, move, dpi) if which == 3 else below
                through = np.logical_and.reduce(three)
                shares = np.bincount(bottom[through], minlength=126) / whole
                seen_least = min(seen_least, shares[places[code]])
                shares[places[code]] = shares[0] = 0
                seen_wrong = max(seen_wrong, shares.max())
    assert seen_least > 0.5
    assert seen_wrong < 0.1


def test_laid_straight_one_window_is_open_and_shows_the_whole_mark() -> None:
    dpi = QUICK
    printed = machine(Choices(ENGLISH))
    mark = printed.layout["mark"]["width"]
    opened = {
        (card["shape"], str(card["digit"])): printed.cut_open(printed.cut_out(card, dpi), dpi)
        for card in printed.cards("punch")
    }
    for cell in printed.cells:
        through = np.logical_and.reduce(
            [opened[one] for one in zip("▲■●", cell["code"], strict=True)]
        )
        inside = field(through, cell["x"], cell["y"], mark, mark, dpi)
        assert inside.all()
        assert through.sum() < WINDOW_WIDE * WINDOW_HIGH * 1.2 * (dpi / MM) ** 2
