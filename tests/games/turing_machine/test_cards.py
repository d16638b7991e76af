"""The 48 cards: every law against a second statement of it, and the counts of the whole table."""

from collections.abc import Iterator
from itertools import product

import pytest

from bombe.games.turing_machine.cards import CARDS, LAWS, Card, Law, find_card
from bombe.text import BadInput

# The table of laws once more, in symbols; a semicolon between two laws. `most` is how often the
# commonest value appears; `whole`, `front` and `back` are the code, its first two and its last two
# digits; they are in `rising` (12345) when they go up by one.
TABLE = """
 1  ▲=1; ▲>1
 2  ▲<3; ▲=3; ▲>3
 3  ■<3; ■=3; ■>3
 4  ■<4; ■=4; ■>4
 5  ▲ in even; ▲ in odd
 6  ■ in even; ■ in odd
 7  ● in even; ● in odd
 8  ones=0; ones=1; ones=2; ones=3
 9  threes=0; threes=1; threes=2; threes=3
10  fours=0; fours=1; fours=2; fours=3
11  ▲<■; ▲=■; ▲>■
12  ▲<●; ▲=●; ▲>●
13  ■<●; ■=●; ■>●
14  ▲<■ and ▲<●; ■<▲ and ■<●; ●<▲ and ●<■
15  ▲>■ and ▲>●; ■>▲ and ■>●; ●>▲ and ●>■
16  evens>odds; odds>evens
17  evens=0; evens=1; evens=2; evens=3
18  total in even; total in odd
19  ▲+■<6; ▲+■=6; ▲+■>6
20  most=3; most=2; most=1
21  not most=2; most=2
22  ▲<■<●; ▲>■>●; not ▲<■<● and not ▲>■>●
23  total<6; total=6; total>6
24  whole in rising; whole not in rising and (front in rising or back in rising); \
    front not in rising and back not in rising
25  front not in either and back not in either; \
    (front in either or back in either) and whole not in either; whole in either
26  ▲<3; ■<3; ●<3
27  ▲<4; ■<4; ●<4
28  ▲=1; ■=1; ●=1
29  ▲=3; ■=3; ●=3
30  ▲=4; ■=4; ●=4
31  ▲>1; ■>1; ●>1
32  ▲>3; ■>3; ●>3
33  ▲ in even; ▲ in odd; ■ in even; ■ in odd; ● in even; ● in odd
34  not ▲>■ and not ▲>●; not ■>▲ and not ■>●; not ●>▲ and not ●>■
35  not ▲<■ and not ▲<●; not ■<▲ and not ■<●; not ●<▲ and not ●<■
36  total in (3, 6, 9, 12, 15); total in (4, 8, 12); total in (5, 10, 15)
37  ▲+■=4; ▲+●=4; ■+●=4
38  ▲+■=6; ▲+●=6; ■+●=6
39  ▲=1; ▲>1; ■=1; ■>1; ●=1; ●>1
40  ▲<3; ▲=3; ▲>3; ■<3; ■=3; ■>3; ●<3; ●=3; ●>3
41  ▲<4; ▲=4; ▲>4; ■<4; ■=4; ■>4; ●<4; ●=4; ●>4
42  ▲<■ and ▲<●; ■<▲ and ■<●; ●<▲ and ●<■; ▲>■ and ▲>●; ■>▲ and ■>●; ●>▲ and ●>■
43  ▲<■; ▲=■; ▲>■; ▲<●; ▲=●; ▲>●
44  ■<▲; ■=▲; ■>▲; ■<●; ■=●; ■>●
45  ones=0; ones=1; ones=2; threes=0; threes=1; threes=2
46  threes=0; threes=1; threes=2; fours=0; fours=1; fours=2
47  ones=0; ones=1; ones=2; fours=0; fours=1; fours=2
48  ▲<■; ▲=■; ▲>■; ▲<●; ▲=●; ▲>●; ■<●; ■=●; ■>●
"""


def statements() -> Iterator[tuple[str, str]]:
    """Each law's name, and what the table above says of it, as an expression."""
    for line in TABLE.replace("\\\n", "").strip().splitlines():
        card, laws = line.split(maxsplit=1)
        for letter, law in zip("abcdefghi", laws.split(";"), strict=False):
            words = {"=": "==", "▲": "triangle", "■": "square", "●": "circle"}
            for symbol, word in words.items():
                law = law.replace(symbol, word)
            yield card + letter, law.strip()


STATEMENTS = dict(statements())


def facts(triangle: int, square: int, circle: int) -> dict[str, object]:
    """What the table's words mean for one code."""
    whole = f"{triangle}{square}{circle}"
    return {
        "triangle": triangle,
        "square": square,
        "circle": circle,
        "whole": whole,
        "front": whole[:2],
        "back": whole[1:],
        "ones": whole.count("1"),
        "threes": whole.count("3"),
        "fours": whole.count("4"),
        "evens": whole.count("2") + whole.count("4"),
        "odds": whole.count("1") + whole.count("3") + whole.count("5"),
        "most": {1: 3, 2: 2, 3: 1}[len(set(whole))],
        "total": triangle + square + circle,
        "even": (2, 4, 6, 8, 10, 12, 14),
        "odd": (1, 3, 5, 7, 9, 11, 13, 15),
        "rising": "12345",
        "either": "12345 54321",
    }


@pytest.mark.parametrize("name", STATEMENTS)
def test_law_holds_for_the_codes_the_table_says(name: str) -> None:
    condition = compile(STATEMENTS[name], name, "eval")
    codes = LAWS[name].codes
    said, held = set(), set()
    for triangle, square, circle in product(range(1, 6), repeat=3):
        code = f"{triangle}{square}{circle}"
        if eval(condition, facts(triangle, square, circle)):
            said.add(code)
        if codes >> 25 * (triangle - 1) + 5 * (square - 1) + (circle - 1) & 1:
            held.add(code)
    assert held == said
    assert codes < 2**125


def test_there_are_48_cards_in_order() -> None:
    assert list(CARDS) == list(range(1, 49))
    assert [card.number for card in CARDS.values()] == list(range(1, 49))


def test_laws_are_those_of_the_table() -> None:
    assert list(LAWS) == list(STATEMENTS)


def test_laws_know_their_card_and_letter() -> None:
    for card in CARDS.values():
        assert [law.card for law in card.laws] == [card.number] * len(card.laws)
        assert "".join(law.letter for law in card.laws) == "abcdefghi"[: len(card.laws)]
        assert [LAWS[f"{card.number}{law.letter}"] for law in card.laws] == list(card.laws)
    assert [law.name for law in LAWS.values()] == list(LAWS)


def test_183_laws_of_which_98_differ() -> None:
    assert sum(len(card.laws) for card in CARDS.values()) == 183
    assert len({law.codes for law in LAWS.values()}) == 98


def test_179_laws_are_usable_of_which_94_differ() -> None:
    usable = [law for law in LAWS.values() if law.usable]
    assert len(usable) == 179
    assert len({law.codes for law in usable}) == 94


def test_the_four_laws_that_no_problem_can_hold() -> None:
    unusable = {name: law.codes.bit_count() for name, law in LAWS.items() if not law.usable}
    assert unusable == {"8d": 1, "9d": 1, "10d": 1, "24a": 3}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: str(card.number))
def test_words_say_something(card: Card) -> None:
    things: tuple[Card | Law, ...] = (card, *card.laws)
    for thing in things:
        for words in (str(thing.title), str(thing.text)):
            assert words.strip() == words != ""
            assert "{" not in words


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: str(card.number))
def test_words_tell_the_laws_of_a_card_apart(card: Card) -> None:
    assert len({str(law.title) for law in card.laws}) == len(card.laws)
    assert len({str(law.text) for law in card.laws}) == len(card.laws)


def test_words_tell_the_cards_apart() -> None:
    assert len({str(card.title) for card in CARDS.values()}) == 48
    assert len({str(card.text) for card in CARDS.values()}) == 48


def test_laws_with_the_same_words_are_the_same() -> None:
    by_text: dict[str, set[int]] = {}
    for law in LAWS.values():
        by_text.setdefault(str(law.text), set()).add(law.codes)
    assert {text for text, codes in by_text.items() if len(codes) > 1} == set()


def test_find_card() -> None:
    assert find_card(48) is CARDS[48]


@pytest.mark.parametrize("number", [0, 49, -1])
def test_find_card_refuses_others(number: int) -> None:
    with pytest.raises(BadInput, match=rf"no card {number}\b"):
        find_card(number)
