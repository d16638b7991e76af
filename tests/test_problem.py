"""The notation: what it accepts, where it says an error is, and that it reads what it writes."""

import pickle
import re
import time
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bombe.chance import Chance
from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.problem import (
    Mode,
    NotationError,
    Problem,
    Round,
    Secret,
    Transcript,
    answer_name,
    broken_rule,
    is_secret,
    is_valid,
    parse_cards,
    parse_problem,
    parse_secret,
    parse_transcript,
    parse_verifier,
)
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput

FOUR = parse_problem("4 9 11 14")
SIX = parse_problem("4 9 11 14 20 21")

# --- what is read --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "mode", "groups"),
    [
        ("4 9 11 14", Mode.CLASSIC, ((4,), (9,), (11,), (14,))),
        ("14 4 11 9 48", Mode.CLASSIC, ((14,), (4,), (11,), (9,), (48,))),
        ("1 2 3 4 5 6", Mode.CLASSIC, ((1,), (2,), (3,), (4,), (5,), (6,))),
        ("? 4 9 11 14", Mode.NIGHTMARE, ((4,), (9,), (11,), (14,))),
        ("15+16 23+8 46+13 34+17", Mode.EXTREME, ((15, 16), (23, 8), (46, 13), (34, 17))),
        ("  4 9 11 14   ", Mode.CLASSIC, ((4,), (9,), (11,), (14,))),
        (" ? 4 9 11 14 ", Mode.NIGHTMARE, ((4,), (9,), (11,), (14,))),
    ],
)
def test_problem(text: str, mode: Mode, groups: tuple[tuple[int, ...], ...]) -> None:
    problem = parse_problem(text)
    assert problem == Problem(mode, groups)
    assert str(problem) == text.strip()
    assert problem.verifiers == "ABCDEF"[: len(groups)]
    assert problem.cards == tuple(card for group in groups for card in group)


@pytest.mark.parametrize(
    ("text", "laws", "by_verifier", "code"),
    [
        ("4b 9a 11a 14c", "4b 9a 11a 14c", "4b 9a 11a 14c", "241"),
        ("14c 11b 4a 9a", "14c 11b 4a 9a", "14c 11b 4a 9a", "221"),
        ("? 4b 9a 11a 14c CADB", "4b 9a 11a 14c", "9a 14c 4b 11a", "241"),
        ("26a+2 13b+9 18a+7 43b+15", "26a 13b 18a 43b", "26a 13b 18a 43b", "222"),
    ],
)
def test_secret(text: str, laws: str, by_verifier: str, code: str) -> None:
    secret = parse_secret(f" {text} ")
    assert str(secret) == text
    assert [law.name for law in secret.laws] == laws.split()
    assert [law.name for law in secret.by_verifier] == by_verifier.split()
    assert secret.code == code_index(code)


@pytest.mark.parametrize(
    ("text", "canonical", "closed", "answers"),
    [
        ("", "", False, []),
        ("   ", "", False, []),
        ("341", "341", False, []),
        ("341;", "341;", True, []),
        ("341 B- C+; 112 A+", "341 B- C+; 112 A+", False, ["341 B-", "341 C+", "112 A+"]),
        ("341 D+ A- B-;", "341 D+ A- B-;", True, ["341 D+", "341 A-", "341 B-"]),
        (" 341 B-  ;112;   555 A+ ; ", "341 B-; 112; 555 A+;", True, ["341 B-", "555 A+"]),
        ("341 B-; 341 B+", "341 B-; 341 B+", False, ["341 B-", "341 B+"]),
    ],
)
def test_transcript(text: str, canonical: str, closed: bool, answers: list[str]) -> None:
    transcript = parse_transcript(text, FOUR)
    assert str(transcript) == canonical
    assert transcript.closed is closed
    assert [answer_name(*answer) for answer in transcript.answers()] == answers


def test_a_transcript_knows_codes_and_verifiers_by_index() -> None:
    assert parse_transcript("111; 555 D+ A-", FOUR) == Transcript(
        (Round(0), Round(124, ((3, True), (0, False))))
    )


@pytest.mark.parametrize(("text", "index"), [("A", 0), ("D", 3)])
def test_verifier(text: str, index: int) -> None:
    assert parse_verifier(text, FOUR) == index


@pytest.mark.parametrize("text", ["", "E", "a", "AB", "1", " A", "É"])
def test_verifier_refused(text: str) -> None:
    with pytest.raises(BadInput, match="from A to D"):
        parse_verifier(text, FOUR)


@pytest.mark.parametrize(
    ("text", "secret"),
    [("4 9 11 14", False), ("? 4 9 11 14", False), ("4b 9a 11a 14c", True), ("", False)],
)
def test_is_secret(text: str, secret: bool) -> None:
    assert is_secret(text) is secret


# --- what is refused, and where ------------------------------------------------------------------

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
    """Each text with the position that it must be refused at. A dot stands for no text at all."""
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
        ("4j 9a 11a 14c", 2, "card 4 has the laws a to c"),
        ("4d 9a 11a 14c", 2, "card 4 has the laws a to c"),
        ("4bc 9a 11a 14c", 2, "card 4 has the laws a to c"),
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


# --- the two rules -------------------------------------------------------------------------------


def masks(*names: str) -> list[int]:
    return [LAWS[name].codes for name in names]


@pytest.mark.parametrize(
    ("laws", "valid"),
    [
        (masks("4b", "9a", "11a", "14c"), True),
        (masks("4b", "9b", "11c", "14a"), False),  # no code
        (masks("4a", "9a", "11a", "14a"), False),  # three codes
        (masks("4b", "9a", "11a", "14c", "14c"), False),  # the same twice
        (masks("4b", "9a", "11a", "14c", "13c"), False),  # follows from the others
        (masks("8d"), True),
        (masks("8d", "28a"), False),
    ],
)
def test_is_valid(laws: list[int], valid: bool) -> None:
    assert is_valid(laws) is valid
    assert (broken_rule(laws) is None) is valid


def test_the_superfluous_verifier_is_the_one_that_is_named() -> None:
    assert "verifier D is superfluous" in str(broken_rule(masks("4b", "9a", "11a", "13c", "14c")))
    # In nightmare the letter is that of the verifier, not that of the card's place.
    with pytest.raises(BadInput, match="verifier E is superfluous"):
        parse_secret("? 4b 9a 11a 13c 14c ABCED")


# --- round trips ---------------------------------------------------------------------------------

MODES = st.sampled_from(Mode)
DECKS = st.permutations(range(1, 49))


def lay(mode: Mode, size: int, cards: list[int]) -> Problem:
    """The problem of `size` verifiers with the first of these cards."""
    if mode is Mode.EXTREME:
        return Problem(mode, tuple(zip(cards[:size], cards[size : 2 * size], strict=True)))
    return Problem(mode, tuple((card,) for card in cards[:size]))


PROBLEMS = st.builds(lay, MODES, st.integers(4, 6), DECKS)


@st.composite
def secrets(draw: st.DrawFn, modes: st.SearchStrategy[Mode] = MODES) -> Secret:
    """A world of the first problem in a shuffled deck that has any."""
    mode, size, deck = draw(modes), draw(st.integers(4, 6)), draw(DECKS)
    for start in range(48):
        problem = lay(mode, size, deck[start:] + deck[:start])
        try:
            return worlds(problem).draw(Chance(draw(st.integers(0, 2**32))))
        except BadInput:
            continue
    assume(False)
    raise AssertionError


@st.composite
def transcripts(draw: st.DrawFn, problem: Problem) -> Transcript:
    rounds = []
    for _ in range(draw(st.integers(0, 9))):
        asked = draw(st.permutations(range(len(problem.groups))))[: draw(st.integers(0, 3))]
        answers = tuple((verifier, draw(st.booleans())) for verifier in asked)
        rounds.append(Round(draw(st.integers(0, 124)), answers))
    return Transcript(tuple(rounds), closed=bool(rounds) and draw(st.booleans()))


@given(PROBLEMS)
def test_problem_round_trip(problem: Problem) -> None:
    assert parse_problem(str(problem)) == problem


@given(secrets())
def test_secret_round_trip(secret: Secret) -> None:
    assert parse_secret(str(secret)) == secret
    assert is_secret(str(secret))
    assert not is_secret(str(secret.problem))


@given(secrets())
def test_a_secret_without_its_letters_is_its_problem(secret: Secret) -> None:
    assert re.sub("[a-i]| [A-F]+$", "", str(secret)) == str(secret.problem)


@given(st.data(), PROBLEMS)
def test_transcript_round_trip(data: st.DataObject, problem: Problem) -> None:
    transcript = data.draw(transcripts(problem))
    assert parse_transcript(str(transcript), problem) == transcript


@given(secrets(), st.integers(0, 124))
def test_a_verifier_answers_by_the_law_it_holds(secret: Secret, code: int) -> None:
    for group, (law, place) in enumerate(zip(secret.laws, secret.places, strict=True)):
        assert law.card in secret.problem.groups[group]
        assert secret.answer(code, place) is bool(law.codes & 1 << code)


# --- any text ------------------------------------------------------------------------------------

NOTATION = st.text(st.sampled_from("0123456789abcjABCDEFG+-?;  \t.é"), max_size=40)
CARD = "([1-9][0-9]?)"


@st.composite
def near_misses(draw: st.DrawFn, good: st.SearchStrategy[str]) -> str:
    """A good text with a few characters lost, added or changed."""
    text = draw(good)
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(text)))
        new = draw(NOTATION.map(lambda typed: typed[:1]) | st.just(" "))
        cut = draw(st.integers(0, 1))
        text = text[:at] + new + text[at + cut :]
    return text


def is_problem(text: str) -> bool:
    """Whether text is a problem, by the grammar as a regular expression."""
    group = rf"{CARD}(\+{CARD})?"
    if not re.fullmatch(rf" *(\? )?{group}( {group}){{3,5}} *", text):
        return False
    cards = [int(card) for card in re.findall("[0-9]+", text)]
    pluses = text.count("+")
    return (
        max(cards) <= 48
        and len(set(cards)) == len(cards)
        and (pluses == 0 or (2 * pluses == len(cards) and "?" not in text))
    )


def is_secret_by_grammar(text: str) -> bool:
    """Whether text is a secret, if perhaps of no valid world."""
    group = rf"({CARD}[a-i]|{CARD}[a-i]\+{CARD}|{CARD}\+{CARD}[a-i])"
    shape = re.fullmatch(rf" *(\? )?{group}(?: {group}){{3,5}}( [A-F]+)? *", text)
    if not shape or not is_problem(re.sub("[a-i]| [A-F]+ *$", "", text)):
        return False
    word = sorted(re.sub("[^A-F]", "", text))
    size = len(re.findall("[a-i]", text))
    return all(law in LAWS for law in re.findall("[0-9]+[a-i]", text)) and (
        word == (list("ABCDEF"[:size]) if "?" in text else [])
    )


def is_transcript(text: str, verifiers: str) -> bool:
    one = f"[1-5]{{3}}( [{verifiers}][-+]){{0,3}}"
    if not re.fullmatch(f" *({one}( *; *{one})*( *;)?)? *", text):
        return False
    asked = [re.findall("[A-F]", turn) for turn in text.split(";")]
    return all(len(set(letters)) == len(letters) for letters in asked)


def assert_inside(error: NotationError, text: str) -> None:
    assert 1 <= error.position <= len(text) + 1
    assert f"character {error.position}: " in str(error)


@given(st.text() | NOTATION | near_misses(PROBLEMS.map(str)))
def test_any_text_as_a_problem(text: str) -> None:
    try:
        problem = parse_problem(text)
    except NotationError as error:
        assert not is_problem(text)
        assert_inside(error, text)
    else:
        assert is_problem(text)
        assert str(problem) == text.strip(" ")


@given(st.text() | NOTATION | near_misses(secrets().map(str)))
def test_any_text_as_a_secret(text: str) -> None:
    try:
        secret = parse_secret(text)
    except NotationError as error:
        assert not is_secret_by_grammar(text)
        assert_inside(error, text)
    except BadInput:
        assert is_secret_by_grammar(text)
    else:
        assert is_secret_by_grammar(text)
        assert parse_secret(str(secret)) == secret
        if secret.problem.mode is not Mode.EXTREME:
            assert str(secret) == text.strip(" ")


@given(st.text() | NOTATION | near_misses(transcripts(FOUR).map(str)), st.sampled_from([FOUR, SIX]))
def test_any_text_as_a_transcript(text: str, problem: Problem) -> None:
    try:
        transcript = parse_transcript(text, problem)
    except NotationError as error:
        assert not is_transcript(text, problem.verifiers)
        assert_inside(error, text)
    else:
        assert is_transcript(text, problem.verifiers)
        assert str(transcript) == re.sub(" *; *", "; ", text).strip(" ")


@given(st.text())
def test_any_text_as_a_verifier(text: str) -> None:
    try:
        assert "ABCD"[parse_verifier(text, FOUR)] == text
    except BadInput:
        assert text not in list("ABCD")


# --- one way to write it -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("26+2a 13b+9 18a+7 43b+15", "26a+2 13b+9 18a+7 43b+15"),
        ("2+26a 13b+9 18a+7 43b+15", "2a+26 13b+9 18a+7 43b+15"),
        ("26a+2 13b+9 18a+7 43b+15", "26a+2 13b+9 18a+7 43b+15"),
        ("26a+2 9+13b 18a+7 43b+15", "26a+2 9+13b 18a+7 43b+15"),  # on one card only
    ],
)
def test_a_law_on_both_cards_is_written_on_the_first(typed: str, written: str) -> None:
    assert str(parse_secret(typed)) == written
    assert parse_secret(typed) == parse_secret(written)


@given(secrets(st.just(Mode.EXTREME)))
def test_every_law_on_both_cards_is_written_on_the_first(secret: Secret) -> None:
    words = str(secret).split()
    for index, ((first, second), law) in enumerate(
        zip(secret.problem.groups, secret.laws, strict=True)
    ):
        twins = [other for other in CARDS[second].laws if other.codes == law.codes]
        if law.card == first and twins:
            words[index] = f"{first}+{twins[0].name}"
        elif law.card == second:
            assert law.codes not in [other.codes for other in CARDS[first].laws]
    assert parse_secret(" ".join(words)) == secret


@given(PROBLEMS)
def test_choices_are_the_usable_laws_each_once(problem: Problem) -> None:
    for group, choice in zip(problem.groups, problem.choices, strict=True):
        wanted = {law.codes for card in group for law in CARDS[card].laws if law.usable}
        assert len(choice) == len(wanted)
        assert {law.codes for law in choice} == wanted
        for law in choice:
            first = next(c for c in group if law.codes in [o.codes for o in CARDS[c].laws])
            assert law.card == first


# --- ascending order -----------------------------------------------------------------------------


@given(secrets(st.just(Mode.CLASSIC)))
def test_ascending_classic(secret: Secret) -> None:
    ordered = secret.ascending()
    assert ordered.problem == secret.problem.ascending()
    assert ordered.problem.mode is Mode.CLASSIC
    assert list(ordered.problem.cards) == sorted(secret.problem.cards)
    assert ordered.code == secret.code
    for code, (old, card) in product(range(125), enumerate(secret.problem.cards)):
        new = ordered.problem.cards.index(card)
        assert ordered.answer(code, new) is secret.answer(code, old)
    assert parse_secret(str(ordered)) == ordered


@given(secrets(st.just(Mode.NIGHTMARE)))
def test_ascending_nightmare(secret: Secret) -> None:
    ordered = secret.ascending()
    assert ordered.problem == secret.problem.ascending()
    assert ordered.problem.mode is Mode.NIGHTMARE
    assert list(ordered.problem.cards) == sorted(secret.problem.cards)
    assert ordered.code == secret.code
    assert ordered.by_verifier == secret.by_verifier
    for code, verifier in product(range(125), range(len(secret.laws))):
        assert ordered.answer(code, verifier) is secret.answer(code, verifier)
    assert parse_secret(str(ordered)) == ordered


@given(secrets(st.just(Mode.EXTREME)))
def test_ascending_leaves_extreme_alone(secret: Secret) -> None:
    assert secret.ascending() == secret
    assert secret.problem.ascending() == secret.problem


def test_ascending_by_hand() -> None:
    classic = parse_secret("14c 11a 4b 9a")
    assert str(classic.ascending()) == "4b 9a 11a 14c"
    nightmare = parse_secret("? 14c 11a 4b 9a ABCD")
    assert str(nightmare.ascending()) == "? 4b 9a 11a 14c CDBA"


def code_index(name: str) -> int:
    triangle, square, circle = (int(digit) - 1 for digit in name)
    return 25 * triangle + 5 * square + circle
