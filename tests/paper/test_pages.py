"""What printers and readers need of the pages: sizes, margins, letters, words, ink, bookmarks."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise, product
from math import hypot

import numpy as np
import pytest

from bombe.games.turing_machine.box import SYMBOLS
from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.pictures import law_words
from bombe.paper.backs import TARGETS, back_of, trial_pages
from bombe.paper.choices import FARTHEST, Choices, Ink, Paper, Turn
from bombe.paper.computer import verification_pages
from bombe.paper.criteria import criteria_pages
from bombe.paper.page import MARGIN, Picture, Placed, Words
from bombe.text import ENGLISH, LANGUAGES, language
from support.each import of_each
from support.printed import MM, Printed, field, machine, sheets
from support.scaling import some

COARSE = 40.0  # dots an inch
WISHES = [
    Choices(ENGLISH),
    Choices(language("fr"), Paper.LETTER, Ink.BLACK, large=True),
    Choices(language("nl"), Paper.LETTER, Ink.LIGHT, offset=(1.0, -0.5)),
    Choices(language("fr"), Paper.A4, Ink.BLACK, large=True, offset=(0.0, 0.0)),
]


def each_kind() -> list[Printed]:
    """Both things to print, in some of the ways they can be."""
    found = [machine(choices) for choices in some(WISHES, 2)]
    return [*found, *(sheets(choices) for choices in WISHES if choices.offset is None)]


def test_every_page_is_exactly_the_paper() -> None:
    for choices in WISHES[:2]:
        wide, high = choices.paper.size
        for found in machine(choices).sizes():
            assert found == pytest.approx((wide, high), abs=0.01)
        for found in sheets(choices).sizes():
            assert sorted(found) == pytest.approx(sorted((wide, high)), abs=0.01)


def test_nothing_is_printed_where_no_printer_reaches() -> None:
    for printed in each_kind():
        leave_the_margins_free(printed)


def leave_the_margins_free(printed: Printed) -> None:
    for page in range(1, len(printed.pages) + 1):
        dark = printed.dark(page, COARSE)
        edge = int(4.9 * COARSE / MM)  # of 5 mm
        inside = np.zeros_like(dark)
        inside[edge:-edge, edge:-edge] = True
        assert not (dark & ~inside).any(), (printed.choices, printed.pages[page - 1].title)


def test_each_letter_is_embedded_and_only_those_that_are_used() -> None:
    for printed in each_kind():
        names = re.findall(rb"/FontName ?/(\S+?)[/\s]", printed.content)
        assert {name.partition(b"+")[2] for name in names} == {
            b"BombePaper-Regular",
            b"BombePaper-Bold",
        }
        assert len(names) == printed.content.count(b"/FontFile2") > 0
        assert len(printed.content) < 20_000_000


def test_the_same_wishes_give_the_same_bytes_and_no_date() -> None:
    choices = WISHES[0]
    again = Printed(sheets(choices).pages, choices).content
    assert again == Printed(sheets(choices).pages, choices).content
    for word in (b"CreationDate", b"ModDate", b"xmp:CreateDate"):
        assert word not in again


def words(text: str) -> str:
    """Without what a line break or a sort of blank makes different."""
    return re.sub(r"\s+", "", text)


@of_each(LANGUAGES)
def test_words_can_be_searched_in_every_language(code: str) -> None:
    tongue = language(code)
    printed = machine(Choices(tongue))
    text = words(" ".join(map(printed.text, range(1, len(printed.pages) + 1))))
    for card in CARDS.values():
        title = tongue.say(card.title)
        assert words(title[0].upper() + title[1:]) in text
        for law in card.laws:
            said = words(tongue.say(law_words(law)))
            assert said in text or len(card.laws) > 4 or card.number == 42
    for placed in printed.cards("verification"):
        for number in placed["numbers"].values():
            assert str(number) in printed.text(placed["page"])
    assert words(printed.pages[0].title) in words(printed.text(1))


def test_each_law_of_a_criteria_card_has_its_letter_beside_it() -> None:
    """As notation calls it, such as `33f`, in rows and columns too: of all letters its own is
    nearest to it, and covers nothing."""
    choices = Choices(ENGLISH)
    found = set()
    for page in criteria_pages(choices):
        letters = [one for one in page.content if isinstance(one, Words) and len(one.text) == 1]
        for drawn in page.content:
            if not isinstance(drawn, Picture) or drawn.alt is None:
                continue
            number = next(card.facts["card"] for card in page.cards if holds(card, drawn))
            laws = {ENGLISH.say(law.text): law for law in LAWS.values() if law.card == number}
            law = laws[drawn.alt]
            away = {hypot(one.x - drawn.x, one.y - drawn.y): one for one in letters}
            letter = away[min(away)]
            assert letter.text == law.letter, law
            beside = letter.x + letter.wide <= drawn.x
            assert beside or letter.y + letter.high <= drawn.y, law
            found.add(law.name)
    assert found == {*LAWS}
    printed = machine(choices)
    (card,) = (card for card in printed.cards("criteria") if card["card"] == 48)
    assert {*"abcdefghi"} <= {*printed.text(card["page"]).split()}


def holds(card: Placed, drawn: Picture) -> bool:
    across = card.x <= drawn.x <= card.x + card.wide
    return across and card.y <= drawn.y <= card.y + card.high


def test_note_sheets_have_as_many_verifiers_as_are_asked_for_two_and_four_to_a_page() -> None:
    for choices, held in (
        (Choices(ENGLISH), [2, 4, 1]),
        (Choices(ENGLISH, Paper.LETTER, large=True), [1, 1]),
    ):
        for n in (4, 5, 6):
            printed = sheets(replace(choices, verifiers=n))
            assert [len(page.cards) for page in printed.pages] == held
            for number, page in enumerate(printed.pages, start=1):
                for one in page.cards:
                    assert one.x > MARGIN
                    assert one.y > MARGIN
                    assert one.x + one.wide < page.wide - MARGIN
                    assert one.y + one.high < page.high - MARGIN
                    for other in page.cards:
                        assert one is other or apart(one, other)
                found = re.findall(r"(?<!\S)[A-Z](?!\S)", printed.text(number))
                # In the head of a column, and in a box.
                assert sorted(found) == sorted("ABCDEF"[:n] * 2 * len(page.cards))


def test_there_are_bookmarks_a_language_and_tags() -> None:
    choices = Choices(language("fr"))
    printed = machine(choices)
    assert printed.bookmarks() == [page.title for page in printed.pages]
    assert b"/Lang(fr)" in printed.content
    assert b"/StructTreeRoot" in printed.content
    assert b"pdfuaid" in printed.content  # typst checks it
    assert printed.content.count(b"/Alt") > 15 + 95


def test_black_ink_is_black() -> None:
    choices = Choices(ENGLISH, ink=Ink.BLACK)
    for printed in (machine(choices), sheets(choices)):
        for page in some(range(1, len(printed.pages) + 1), 12):
            shown = np.asarray(printed.picture(page, COARSE)).astype(int)
            assert np.ptp(shown, axis=2).max() == 0
    coloured = np.asarray(machine(Choices(ENGLISH)).picture(2, COARSE)).astype(int)
    assert np.ptp(coloured, axis=2).max() > 50


def test_the_numbers_of_verification_cards_tell_nothing_of_what_they_check() -> None:
    cards = machine(Choices(ENGLISH)).cards("verification")
    assert len(cards) == 95
    firsts = [card["numbers"][SYMBOLS[0]] for card in cards]
    assert all(one < other for one, other in pairwise(firsts))


def test_backs_meet_fronts() -> None:
    """Turned on the edge it was made for, what is printed on the back lies behind what it belongs
    to."""
    dpi = 150.0
    for turn, moved in product(Turn, ((0.0, 0.0), (1.5, -2.0))):
        choices = Choices(ENGLISH, offset=moved, turn=turn)
        printed = Printed(trial_pages(choices), choices)
        front, back = (printed.dark(page, dpi) for page in (1, 2))
        back = np.flip(back, axis=1 if turn is Turn.LONG else 0)  # as it is seen through the paper
        right, below = (-moved[0], moved[1]) if turn is Turn.LONG else (moved[0], -moved[1])
        for x, y in TARGETS:
            seen = centre(front, 105 + x, 148.5 + y, dpi)
            behind = centre(back, 105 + x + right, 148.5 + y + below, dpi)
            assert behind[0] == pytest.approx(seen[0] + right, abs=0.2)
            assert behind[1] == pytest.approx(seen[1] + below, abs=0.2)


def test_what_the_page_to_test_with_says_brings_backs_behind_fronts() -> None:
    """A printer that prints backs farther right and down, as somebody who holds its page against
    the light sees them: done as the page says, they meet."""
    wrong = (0.8, -1.3)  # in the back's own directions
    for turn in Turn:
        choices = Choices(ENGLISH, offset=(0.0, 0.0), turn=turn)
        (told,) = (
            one.text
            for one in trial_pages(choices)[0].content
            if isinstance(one, Words) and "add 1" in one.text
        )
        seen = (-wrong[0], wrong[1]) if turn is Turn.LONG else (wrong[0], -wrong[1])
        across = seen[0] if "lie to the right of these, add 1" in told else -seen[0]
        down = -seen[1] if "lie above, add 1" in told else seen[1]
        assert (across, down) == (-wrong[0], -wrong[1])
        assert f"on the {turn} edge" in told


def centre(
    shown: np.ndarray[tuple[int, int], np.dtype[np.bool_]], x: float, y: float, dpi: float
) -> tuple[float, float]:
    """The middle of the ink near a place."""
    top, left = (round((at - 14) * dpi / MM) for at in (y, x))
    side = round(28 * dpi / MM)
    rows, columns = np.nonzero(shown[top : top + side, left : left + side])
    return (left + columns.mean() + 0.5) * MM / dpi, (top + rows.mean() + 0.5) * MM / dpi


@of_each(Turn)
def test_a_pattern_is_behind_cards_that_nobody_should_see_through(turn: Turn) -> None:
    """Of the last criteria cards too, which are at the top of a page that is not full."""
    choices = Choices(ENGLISH, offset=(0.0, 0.0), turn=turn)
    fronts = [verification_pages(choices)[0], criteria_pages(choices)[-1]]
    printed = Printed([one for page in fronts for one in (page, back_of(page, choices))], choices)
    assert len(printed.pages) == len(fronts) * 2
    for card in (*printed.cards("verification"), *printed.cards("criteria")):
        back = printed.dark(card["page"] + 1, COARSE)
        back = np.flip(back, axis=1 if turn is Turn.LONG else 0)
        behind = field(
            back,
            card["x"] + card["width"] / 2,
            card["y"] + card["height"] / 2,
            card["width"],
            card["height"],
            COARSE,
        )
        assert behind.mean() > 0.2
        for part in np.array_split(behind, 10, axis=1):
            assert part.any(axis=1).mean() > 0.9  # no part of it is left free


def test_no_back_leaves_the_paper_however_far_it_is_moved() -> None:
    """Up to where printers reach it is printed, and nothing beyond."""
    for paper, turn in zip(Paper, Turn, strict=True):
        for moved in ((-FARTHEST, -FARTHEST), (FARTHEST, FARTHEST)):
            choices = Choices(ENGLISH, paper, Ink.BLACK, offset=moved, turn=turn)
            back = back_of(verification_pages(choices)[0], choices)
            leave_the_margins_free(Printed([*trial_pages(choices), back], choices))


def test_what_is_cut_out_lies_in_the_middle_of_its_page_and_apart() -> None:
    for choices in WISHES:
        printed = machine(choices)
        for page in printed.pages:
            for one in page.cards:
                for other in page.cards:
                    assert one is other or apart(one, other)
            if page.cards:
                left = min(card.x for card in page.cards)
                right = max(card.x + card.wide for card in page.cards)
                assert left + right == pytest.approx(page.wide, abs=0.01)


def apart(one: Placed, other: Placed) -> bool:
    return any(
        a.x + a.wide <= b.x + 0.001 or a.y + a.high <= b.y + 0.001
        for a, b in ((one, other), (other, one))
    )


def test_the_lines_to_measure_are_true() -> None:
    """The longest dark line of the first page is 100 mm long."""
    dpi = 300.0
    dark = machine(Choices(ENGLISH)).dark(1, dpi)
    longest = 0
    for row in dark[round(200 * dpi / MM) :]:  # below the words and the line under the title
        edges = np.flatnonzero(np.diff(np.concatenate(([0], row.astype(np.int8), [0]))))
        if len(edges):
            longest = max(longest, int((edges[1::2] - edges[::2]).max()))
    assert longest * MM / dpi == pytest.approx(100, abs=0.5)
