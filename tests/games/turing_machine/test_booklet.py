"""The 20 printed problems: from the cards, and from the numbers on the table."""

import pytest

from bombe.games.turing_machine.booklet import BOOKLET, Printed, find_printed
from bombe.games.turing_machine.box import read_setup
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import Mode, Secret, parse_problem
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput

# As printed: the booklet's solutions, cards and verification cards.
AS_PRINTED = """
    241 / 4 9 11 14 / 447 646 566 322
    435 / 3 7 10 14 / 564 355 635 720
    331 / 4 9 13 17 / 677 217 634 528
    345 / 3 8 15 16 / 662 790 404 509
    354 / 2 6 14 17 / 413 532 596 537
    512 / 2 7 10 13 / 437 405 378 797
    241 / 8 12 15 17 / 356 695 329 618
    423 / 3 5 9 15 16 / 631 252 219 349 374
    344 / 1 7 10 12 17 / 357 610 463 399 393
    242 / 2 6 8 12 15 / 224 543 793 757 687
    325 / 5 10 11 15 17 / 445 639 289 406 484
    111 / 4 9 18 20 / 335 362 421 747
    111 / 11 16 19 21 / 279 515 770 523
    422 / 2 13 17 20 / 585 228 647 268
    253 / 5 14 18 19 20 / 763 598 223 317 520
    243 / 2 7 12 16 19 22 / 778 654 614 640 751 485
    133 / 21 31 37 39 / 341 432 706 495
    331 / 23 28 41 48 / 681 244 440 737
    224 / 19 24 30 31 38 / 237 353 204 423 606
    411 / 11 22 30 33 34 40 / 287 533 389 486 547 615
"""
PRINTED = [[part.strip() for part in line.split("/")] for line in AS_PRINTED.strip().splitlines()]


def test_there_are_twenty() -> None:
    assert [printed.number for printed in BOOKLET] == list(range(1, 21))
    assert len(PRINTED) == 20


@pytest.mark.parametrize("printed", BOOKLET, ids=lambda printed: printed.number)
class TestEach:
    def test_is_as_printed(self, printed: Printed) -> None:
        solution, cards, numbers = PRINTED[printed.number - 1]
        assert str(printed.problem) == cards
        assert printed.numbers == [int(number) for number in numbers.split()]
        assert CODES[printed.secret.code] == solution

    def test_from_the_cards(self, printed: Printed) -> None:
        solution, cards, _ = PRINTED[printed.number - 1]
        left = worlds(parse_problem(cards))
        assert printed.secret in list(left)
        assert CODES.index(solution) in left.codes
        assert (len(left.codes) == 1) == (printed.number in (9, 12, 20))

    def test_from_the_numbers(self, printed: Printed) -> None:
        solution, cards, numbers = PRINTED[printed.number - 1]
        found = read_setup(parse_problem(cards), [int(number) for number in numbers.split()])
        assert isinstance(found, Secret)
        assert CODES[found.code] == solution
        assert found == printed.secret

    def test_difficulty_and_luck(self, printed: Printed) -> None:
        wanted = (1, 3) if printed.number <= 11 else (1, 2) if printed.number <= 16 else (2, 1)
        assert (printed.difficulty, printed.luck) == wanted
        assert printed.introductory == (printed.number <= 16)

    def test_is_classic(self, printed: Printed) -> None:
        assert printed.problem.mode is Mode.CLASSIC


def test_find() -> None:
    assert find_printed(20) is BOOKLET[-1]
    for number in (0, 21, -1):
        with pytest.raises(BadInput):
            find_printed(number)
