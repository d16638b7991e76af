"""What names a problem, as people type it."""

import pytest

from bombe.games.turing_machine.reference import read_source, read_typed, tidied
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.skin import box_answers
from bombe.match import Match
from bombe.text import BadInput


def test_one_blank_goes_between_cards_however_they_are_typed() -> None:
    assert tidied(" 3, 7,10 ;14 ") == "3 7 10 14"
    assert tidied("?4 + 5 9") == "? 4+5 9"


def test_what_is_typed_is_read_and_what_a_program_writes_is_read_strictly() -> None:
    typed = " 3, 7,10 ;14 "
    assert read_typed(typed) == read_source("3 7 10 14")
    assert read_typed(" ry8ynnd,") == read_source("RY8YNND")
    with pytest.raises(BadInput):
        read_source("3, 7, 10, 14")


def test_a_match_and_the_page_of_the_box_take_what_is_typed() -> None:
    match = Match.new(TuringMachine(), {"problem": "3, 7,10 ;14 "}, 1, 5)
    assert match.view(0)["problem"] == "3 7 10 14"
    asked = {"problem": "4, 9,11 14", "numbers": "447, 646;566 322", "laid": True}
    laid = box_answers.set_up(asked)
    assert laid["problem"] == "4 9 11 14"
    assert laid["source"] == {"problem": "4 9 11 14", "numbers": "447 646 566 322"}


@pytest.mark.parametrize("id", ["A52 F7E 1", "b63 yrw 4", "#C46 43N", "A52-F7E-1"])
def test_an_id_of_the_official_site_is_known_for_one(id: str) -> None:
    with pytest.raises(BadInput, match="official site"):
        read_typed(id)
