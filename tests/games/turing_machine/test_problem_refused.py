"""The notation: what it refuses, where it says an error is, and in which words."""

import pickle
import time

import pytest

from bombe.games.turing_machine.problem import (
    NotationError,
    parse_cards,
    parse_problem,
    parse_secret,
    parse_transcript,
)
from bombe.text import BadInput
from support.notation import FOUR

# A caret under each text marks the character that the error names.
BAD_PROBLEMS = """
.
^
4
 ^
4 9 11
      ^
4 9 11 14 1 2 3
              ^
4 9 11 49
       ^
4 9 11 148
       ^
0 9 11 14
^
4 9 11 05
       ^
4 9 11 4
       ^
   4 9 11 4
          ^
4  9 11 14
  ^
4,9 11 14
 ^
4 9 11;14
      ^
4 9 11 14.
         ^
4 9 11 14b
         ^
4 9 11 14 ?
          ^
4 9 11 14 B
          ^
?4 9 11 14
 ^
?
 ^
?  4 9 11 14
  ^
? ? 4 9 11 14
  ^
? 4 9 11 14 CADB
            ^
? 4+5 9 11 14
  ^
4 9 11+12 14
    ^
4+5 9 11+12 14+15
    ^
4+5+6 7 8 9
   ^
4+ 9 11 14
  ^
4 + 5 9 11 14
  ^
+4 9 11 14
^
4+4 9+10 11+12 14+15
  ^
4+5 9+10 11+12 14+5
                  ^
4 9 11 -14
       ^
４ 9 11 14
^
4 9 11 ²
       ^
"""

BAD_SECRETS = """
.
^
4 9 11 14
 ^
4b 9a 11a 14
            ^
4d 9a 11a 14c
 ^
4j 9a 11a 14c
 ^
4bb 9a 11a 14c
 ^
4B 9a 11a 14c
 ^
4 b 9a 11a 14c
 ^
b4 9a 11a 14c
^
4b 9a 11a
         ^
4b 9a 11a 14c 4a
              ^
4b 9a 11a 14c CADB
              ^
? 4b 9a 11a 14c
               ^
? 4b 9a 11a 14c CAD
                ^
? 4b 9a 11a 14c CADD
                ^
? 4b 9a 11a 14c CADE
                ^
? 4b 9a 11a 14c CADBE
                ^
? 4b 9a 11a 14c cadb
                ^
? 4b 9a 11a 14c CADB 20a
                    ^
? 4b 9a CADB 11a 14c
            ^
26a+2a 13b+9 18a+7 43b+15
     ^
26+2 13b+9 18a+7 43b+15
    ^
26a+2 13b 18a+7 43b+15
      ^
"""

BAD_TRANSCRIPTS = """
34
^
3411
^
641
^
abc
^
;
^
341;;
    ^
341; ;
     ^
341 B+;11
       ^
341B+
   ^
341 112
    ^
341 B+ 112
       ^
341 E+
    ^
341 b+
    ^
341 +B
    ^
341 B
     ^
341 B?
     ^
341 B −
     ^
341 B−
     ^
341 B+C+
      ^
341 B++
      ^
341 B+, C+
      ^
341  B+
     ^
341 B+  C+
        ^
341 B+ B-
       ^
341 A+ B+ C+ D+
             ^
341 A+; 341 A+ C+ A+
                  ^
"""


def cases(table: str) -> list[tuple[str, int]]:
    """Each text with the position that it must be refused at. A dot means no text at all."""
    lines = table.strip("\n").split("\n")
    pairs = zip(lines[::2], lines[1::2], strict=True)
    return [("" if text == "." else text, caret.index("^") + 1) for text, caret in pairs]


@pytest.mark.parametrize(("text", "position"), cases(BAD_PROBLEMS))
def test_problem_refused(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_problem(text)
    assert caught.value.position == position
    assert f"character {position}: " in str(caught.value)
    assert repr(text) in str(caught.value)


@pytest.mark.parametrize(("text", "position"), cases(BAD_SECRETS))
def test_secret_refused(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_secret(text)
    assert caught.value.position == position


@pytest.mark.parametrize(("text", "position"), cases(BAD_TRANSCRIPTS))
def test_transcript_refused(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_transcript(text, FOUR)
    assert caught.value.position == position


@pytest.mark.parametrize("blank", ["\t", "\n", "\r", "\v", "\f", "\N{NO-BREAK SPACE}", "\0"])
def test_only_the_space_is_a_blank(blank: str) -> None:
    problems = [(f"4{blank}9 11 14", 2)]
    transcripts = [(f"341{blank}B+", 4)]
    if blank not in "\t\n\r":  # which around the whole do not matter
        problems += [(f"4 9 11 14{blank}", 10), (f"{blank}4", 1)]
        transcripts += [(f"341 B+{blank}", 7), (f"{blank}341", 1)]
    for text, position in problems:
        with pytest.raises(NotationError) as caught:
            parse_problem(text)
        assert caught.value.position == position
    for text, position in transcripts:
        with pytest.raises(NotationError) as caught:
            parse_transcript(text, FOUR)
        assert caught.value.position == position


def test_blanks_around_the_whole_do_not_matter() -> None:
    around = " \t\r\n{} \t\r\n"
    for text in ("4 9 11 14", "? 4 9 11 14", "15+16 23+8 46+13 34+17"):
        assert str(parse_problem(around.format(text))) == text
    for text in ("4b 9a 11a 14c", "? 4b 9a 11a 14c CADB"):
        assert str(parse_secret(around.format(text))) == text
    for text in ("", "341 B-; 112 A+", "341 B-;"):
        assert str(parse_transcript(around.format(text), FOUR)) == text


@pytest.mark.parametrize(
    ("text", "position", "what"),
    [
        ("341  A+", 6, "one space"),
        ("341 A+B+", 7, "one space"),
        ("341A+", 4, "one space"),
        ("341 A+  B+", 9, "one space"),
        ("341 A+ 112 B+", 8, "a semicolon"),
    ],
)
def test_what_is_said_about_a_transcript(text: str, position: int, what: str) -> None:
    with pytest.raises(NotationError, match=what) as caught:
        parse_transcript(text, FOUR)
    assert caught.value.position == position


@pytest.mark.parametrize(
    ("text", "position", "what"),
    [
        ("4B 9A 11A 14C", 2, "small"),
        ("4b 9A 11a 14c", 5, "small"),
        ("4j 9a 11a 14c", 2, "card 4 has the criteria a to c"),
        ("4d 9a 11a 14c", 2, "card 4 has the criteria a to c"),
        ("4bc 9a 11a 14c", 2, "card 4 has the criteria a to c"),
    ],
)
def test_what_is_said_about_letters_of_laws(text: str, position: int, what: str) -> None:
    for parse in (parse_problem, parse_secret):
        with pytest.raises(NotationError) as caught:
            parse(text)
        if parse is parse_secret or position == 2:
            assert caught.value.position == position
            assert what in str(caught.value)


def test_cards() -> None:
    assert parse_cards("") == []
    assert parse_cards(" \t4 9  11\n") == [4, 9, 11]
    for text, position in (("4,9", 2), ("4 09", 3), ("4 4", 3), ("4b", 2), ("+4", 1), ("4 49", 3)):
        with pytest.raises(NotationError) as caught:
            parse_cards(text)
        assert caught.value.position == position


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("4b 9b 11c 14a", "no code"),
        ("4a 9a 11a 14a", "3 codes"),
        ("9b 15c 24a 26b", "superfluous"),  # a run of three is too rare for four verifiers
        ("? 4a 9a 11a 14a CADB", "3 codes"),
        ("2a+26 13b+9 18a+7 43a+15", "3 codes"),
    ],
)
def test_a_secret_that_is_no_valid_world_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=why) as caught:
        parse_secret(text)
    assert type(caught.value) is BadInput  # the notation is good
    assert text in str(caught.value)


def test_an_error_can_be_sent_to_another_process() -> None:
    with pytest.raises(NotationError) as caught:
        parse_problem("4 9 11 49")
    again = pickle.loads(pickle.dumps(caught.value))
    assert (type(again), str(again)) == (NotationError, str(caught.value))
    assert again.position == 8


@pytest.mark.parametrize(
    "text", ["1" * 400_000, "1 " * 400_000, "1+" * 400_000, " " * 400_000 + "x"]
)
def test_long_rubbish_is_refused_quickly(text: str) -> None:
    start = time.perf_counter()
    for parse in (parse_problem, parse_secret):
        with pytest.raises(NotationError):
            parse(text)
    with pytest.raises(NotationError):
        parse_transcript(text, FOUR)
    assert time.perf_counter() - start < 5
