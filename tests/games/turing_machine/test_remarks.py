"""What the remarks say by example, against the laws."""

import re

import pytest

from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import parse_secret
from bombe.games.turing_machine.remarks import HARD, REMARKS
from bombe.games.turing_machine.skin.lesson import CODES_SHOWN, LAWS_SHOWN
from bombe.games.turing_machine.skin.words_pages import ASIDE
from bombe.text import ENGLISH

# The laws that each code of a remark satisfies, as the remark says; "" for none.
SAID = """
    8  112 8c   8  151 8c   8  211 8c   9  332 9c   9  353 9c   9  233 9c
    10 442 10c  10 454 10c  10 244 10c  14 223 -    15 344 -    16 454 16a  16 341 16b
    17 214 17c  17 522 17c  18 342 18b  19 241 19b  19 245 19b
    20 125 20c  20 121 20b  20 222 20a  21 313 21b  21 231 21a  21 333 21a  22 223 22c
    23 113 23a  23 123 23b  23 124 23c  24 312 24b  24 345 24a  24 132 24c
    25 312 25b  25 254 25b  25 345 25c  25 321 25c  25 135 25a  25 531 25a
    34 225 34a,34b  35 255 35b,35c  36 345 36a,36b  37 131 37a,37c  38 151 38a,38c  42 135 42a,42f
"""


def test_every_card_has_one() -> None:
    assert list(REMARKS) == list(CARDS)
    assert HARD == 26


@pytest.mark.parametrize("card", CARDS)
def test_codes_are_as_they_say(card: int) -> None:
    words = SAID.split()
    said = {
        code: set(laws.split(",")) - {"-"}
        for number, code, laws in zip(*[iter(words)] * 3, strict=True)
        if int(number) == card
    }
    assert set(re.findall(r"\b[1-5]{3}\b", ENGLISH.say(REMARKS[card]))) == set(said)
    for code, laws in said.items():
        assert {law.name for law in CARDS[card].laws if law.codes >> INDEX[code] & 1} == laws
        assert laws <= set(LAWS)


def test_the_example_of_a_round() -> None:
    """The rules page's: A ✗, D ✓ and C ✓ to 352."""

    def passes(law: str, code: str) -> bool:
        return bool(LAWS[law].codes >> INDEX[code] & 1)

    left = [
        {law.name for law in CARDS[card].laws if passes(law.name, "352") == passed}
        for card, passed in ((4, False), (14, True), (11, True))
    ]
    assert left == [{"4a", "4b"}, {"14c"}, {"11a"}]
    fitting = [
        code for code in CODES if all(any(passes(law, code) for law in laws) for laws in left)
    ]
    assert fitting == ["231", "241", "341", "342"]
    said = ENGLISH.say(ASIDE["rules_example_5"])
    assert all(code in said for code in fitting)


def test_what_is_shown_to_learners_is_in_no_booklet() -> None:
    shown = parse_secret(" ".join(LAWS_SHOWN))
    assert CODES[shown.code] == CODES_SHOWN[0]
    assert str(shown.problem) not in {str(printed.problem) for printed in BOOKLET}
    assert CODES_SHOWN[0] not in {CODES[printed.secret.code] for printed in BOOKLET}
