"""The notation on any text: what is written is read again, and what is no notation is refused."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bombe.games.turing_machine.cards import LAWS
from bombe.games.turing_machine.problem import (
    Mode,
    NotationError,
    Problem,
    Secret,
    is_secret,
    parse_problem,
    parse_secret,
    parse_transcript,
    parse_verifier,
)
from bombe.text import BadInput
from support.notation import FOUR, PROBLEMS, SIX, secrets, transcripts


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

NOTATION = st.text(st.sampled_from("0123456789abcjABCDEFG+-?;  \t\r\n.é"), max_size=40)
AROUND = " \t\r\n"  # what does not matter around a text
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
    text = text.strip(AROUND)
    group = rf"{CARD}(\+{CARD})?"
    if not re.fullmatch(rf"(\? )?{group}( {group}){{3,5}}", text):
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
    text = text.strip(AROUND)
    group = rf"({CARD}[a-i]|{CARD}[a-i]\+{CARD}|{CARD}\+{CARD}[a-i])"
    shape = re.fullmatch(rf"(\? )?{group}(?: {group}){{3,5}}( [A-F]+)?", text)
    if not shape or not is_problem(re.sub("[a-i]| [A-F]+$", "", text)):
        return False
    word = sorted(re.sub("[^A-F]", "", text))
    size = len(re.findall("[a-i]", text))
    return all(law in LAWS for law in re.findall("[0-9]+[a-i]", text)) and (
        word == (list("ABCDEF"[:size]) if "?" in text else [])
    )


def is_transcript(text: str, verifiers: str) -> bool:
    text = text.strip(AROUND)
    one = f"[1-5]{{3}}( [{verifiers}][-+]){{0,3}}"
    if not re.fullmatch(f"({one}( *; *{one})*( *;)?)?", text):
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
        assert str(problem) == text.strip(AROUND)


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
            assert str(secret) == text.strip(AROUND)


@given(st.text() | NOTATION | near_misses(transcripts(FOUR).map(str)), st.sampled_from([FOUR, SIX]))
def test_any_text_as_a_transcript(text: str, problem: Problem) -> None:
    try:
        transcript = parse_transcript(text, problem)
    except NotationError as error:
        assert not is_transcript(text, problem.verifiers)
        assert_inside(error, text)
    else:
        assert is_transcript(text, problem.verifiers)
        assert str(transcript) == re.sub(" *; *", "; ", text).strip(AROUND)


@given(st.text())
def test_any_text_as_a_verifier(text: str) -> None:
    try:
        assert "ABCD"[parse_verifier(text, FOUR)] == text
    except BadInput:
        assert text not in list("ABCD")
