"""The notation: what it accepts, the two rules of a problem, and the one way to write it."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bombe.games.turing_machine.cards import CARDS, LAWS
from bombe.games.turing_machine.problem import (
    Mode,
    Problem,
    Round,
    Secret,
    Transcript,
    answer_name,
    broken_rule,
    is_secret,
    is_valid,
    parse_problem,
    parse_secret,
    parse_transcript,
    parse_verifier,
)
from bombe.text import BadInput
from support.notation import FOUR, PROBLEMS, secrets

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
