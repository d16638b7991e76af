"""What the page for owners of the box asks, against the commands and the booklet."""

import json
from typing import Any

import pytest

from bombe.cli import main
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.box import SYMBOLS, numbers
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.generate import Difficulty, Wish, generate
from bombe.games.turing_machine.ids import id_of, parse_id
from bombe.games.turing_machine.official import OFFICIAL
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    Mode,
    Secret,
    parse_problem,
    parse_secret,
    parse_transcript,
)
from bombe.games.turing_machine.skin import box_answers
from bombe.games.turing_machine.skin.box_answers import beat, check, doubt, set_up
from bombe.games.turing_machine.worlds import Worlds, worlds
from bombe.text import BadInput

FIRST = "RY8YNND"  # the first problem of the booklet: 4b 9a 11a 14c
NIGHTMARE = next(generate(Wish(Mode.NIGHTMARE, 4, Difficulty.EASY), 3))
EXTREME = next(generate(Wish(Mode.EXTREME, 5, Difficulty.STANDARD), 3))
SECRETS = [BOOKLET[0].secret, BOOKLET[19].secret, NIGHTMARE, EXTREME]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command says, as JSON."""
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def transcript(secret: Secret, *rounds: tuple[str, str], misread: str = "") -> str:
    """The true answers, but for one that is misread: `341 B`."""

    def answer(code: str, letter: str) -> str:
        passed = secret.answer(INDEX[code], VERIFIERS.index(letter))
        return letter + "-+"[passed is not (misread == f"{code} {letter}")]

    return "; ".join(" ".join([code, *(answer(code, v) for v in asked)]) for code, asked in rounds)


# ---- set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize("printed", BOOKLET, ids=lambda printed: str(printed.number))
def test_the_booklet_is_set_up_as_it_is_printed(printed: Any) -> None:
    told = set_up({"booklet": printed.number})
    assert [row["number"] for row in told["rows"]] == printed.numbers
    assert [row["cards"] for row in told["rows"]] == list(printed.problem.groups)
    assert told["sign"] == printed.symbol.sign
    assert parse_id(told["source"]["problem"]).code == printed.secret.code


@pytest.mark.parametrize("secret", SECRETS, ids=str)
@pytest.mark.parametrize("symbol", ["", *SYMBOLS])
def test_an_id_is_set_up_as_the_command_does(
    secret: Secret, symbol: str, capsys: pytest.CaptureFixture[str]
) -> None:
    name = id_of(secret)
    told = set_up({"problem": name.lower(), "symbol": symbol})
    expected = said(capsys, "box", name, *(["--symbol", symbol] if symbol else []))
    assert [row["number"] for row in told["rows"]] == expected["numbers"]
    assert told["id"] == name


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_a_set_up_gives_nothing_away(secret: Secret) -> None:
    told = set_up({"problem": id_of(secret)})
    shown = str(told)
    assert str(secret) not in shown
    assert CODES[secret.code] not in [str(value) for value in told.values()]
    if secret.problem.mode is Mode.NIGHTMARE:
        assert all(row["cards"] == () for row in told["rows"])  # whose card is whose is hidden
        assert list(told["cards"]) == sorted(secret.problem.cards)


def test_cards_get_a_secret_of_their_own() -> None:
    told = set_up({"problem": "14 4 9 11"})
    assert told["problem"] == "4 9 11 14"
    assert str(parse_id(told["id"]).problem) == "4 9 11 14"


def test_a_new_problem_fits_the_wish() -> None:
    for mode in Mode:
        told = set_up({"mode": mode, "verifiers": 6, "difficulty": "hard"})
        assert told["mode"] is mode
        assert [row["verifier"] for row in told["rows"]] == list("ABCDEF")


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_what_lies_on_the_table_is_read_back(secret: Secret) -> None:
    laid = {
        "problem": str(secret.problem),
        "numbers": " ".join(map(str, numbers(secret, SYMBOLS[2]))),
        "laid": True,
    }
    told = set_up(laid)
    assert told["sign"] == SYMBOLS[2].sign
    assert check({**told["source"], "code": CODES[secret.code]})["correct"]


def test_the_letters_stay_as_the_cards_lie() -> None:
    secret = parse_secret("14c 4b 9a 11a")
    table = " ".join(map(str, numbers(secret, SYMBOLS[0])))
    told = set_up({"problem": "14 4 9 11", "numbers": table, "laid": True})
    assert [row["cards"] for row in told["rows"]] == [(14,), (4,), (9,), (11,)]
    asked = transcript(secret, ("341", "ABC"), ("215", "D"))
    assert doubt({**told["source"], "asked": asked})["well"]


def test_cards_that_lie_there_without_numbers_have_no_secret() -> None:
    told = set_up({"problem": "14 4 9 11", "laid": True})
    assert told["id"] is None
    assert [row["number"] for row in told["rows"]] == [None] * 4
    with pytest.raises(BadInput, match="cards alone"):
        check({**told["source"], "code": "241"})


# ---- the code, and the Machine ----------------------------------------------------------------


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_one_code_of_all_is_right(secret: Secret) -> None:
    name = id_of(secret)
    right = [code for code in CODES if check({"problem": name, "code": code})["correct"]]
    assert right == [CODES[secret.code]]


@pytest.mark.parametrize("number", [1, 13, 17])
def test_the_rivals_play_as_the_command_does(
    number: int, capsys: pytest.CaptureFixture[str]
) -> None:
    told = beat({"booklet": number, "rounds": 2, "questions": 4})
    name = id_of(BOOKLET[number - 1].secret)
    for rival in told["rivals"]:
        level = str(rival["name"]).split()[1]
        if level == "official":
            continue
        expected = said(capsys, "machine", name, "--level", level)
        assert rival["score"] == (expected["rounds"], expected["questions"])
        assert rival["won"] is (rival["score"] >= (2, 4))
    assert len(told["rivals"]) >= 3


def test_as_good_as_the_machine_is_good_enough() -> None:
    optimal = beat({"problem": FIRST, "rounds": 1, "questions": 1})["rivals"][-1]
    assert optimal["score"] == (1, 1)
    assert optimal["won"]
    assert not beat({"problem": FIRST, "rounds": 1, "questions": 2})["rivals"][-1]["won"]
    assert not beat({"problem": FIRST, "rounds": 2, "questions": 1})["rivals"][-1]["won"]


def test_the_official_machine_is_there_where_its_score_is_known() -> None:
    one = OFFICIAL[0]
    problem = parse_problem(" ".join(map(str, one.cards)))
    secret = next(world for world in worlds(problem) if world.code == one.code)
    told = beat({"problem": id_of(secret), "rounds": 1, "questions": 3})["rivals"][0]
    assert str(told["name"]) == "The official Machine"
    assert told["score"] == (one.rounds, one.par)
    other = beat({"problem": id_of(NIGHTMARE), "rounds": 1, "questions": 3})["rivals"]
    assert "official" not in str([rival["name"] for rival in other])


# ---- "the Machine is wrong!" ------------------------------------------------------------------

ROUNDS = (("341", "ABC"), ("112", "ABD"), ("245", "BCD"), ("533", "ACD"))


@pytest.mark.parametrize("secret", SECRETS, ids=str)
def test_the_misread_answer_is_named(secret: Secret) -> None:
    name = id_of(secret)
    secret = parse_id(name)
    assert doubt({"problem": name, "asked": transcript(secret, *ROUNDS)})["well"]
    for code, letters in ROUNDS:
        for letter in letters:
            asked = transcript(secret, *ROUNDS, misread=f"{code} {letter}")
            told = doubt({"problem": name, "asked": asked})
            assert not told["well"]
            assert [(one["proposal"], one["verifier"]) for one in told["answers"]] == [
                (code, letter)
            ]


def test_with_cards_alone_the_contradiction_is_that_of_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    secret = BOOKLET[0].secret
    contradictions = 0
    for code, letters in ROUNDS:
        for letter in letters:
            asked = transcript(secret, *ROUNDS, misread=f"{code} {letter}")
            told = doubt({"problem": "4 9 11 14", "asked": asked})
            expected = said(capsys, "solve", "4 9 11 14", "--asked", asked, "--time", "0")
            blamed = [
                f"{one['proposal']} {one['verifier']}{'-+'[one['passed']]}"
                for one in told["answers"]
            ]
            assert blamed == expected.get("contradiction", [])
            assert told["well"] is not bool(blamed)
            if not blamed:
                assert told["worlds"] == expected["worlds"]
                assert told["codes"] == expected["codes"]
                continue
            contradictions += 1
            # The one that was misread mends everything, so it is among the suspects.
            found = [(one["proposal"], one["verifier"]) for one in told["suspects"]]
            assert (code, letter) in found
    assert contradictions


def test_a_suspect_mends_everything_by_itself_and_nothing_else_does() -> None:
    secret = BOOKLET[0].secret
    asked = transcript(secret, *ROUNDS, misread="341 A")
    told = doubt({"problem": "4 9 11 14", "asked": asked})
    answers = parse_transcript(asked, secret.problem).answers()
    mending = []
    for code, verifier, passed in answers:
        rest = [one for one in answers if one != (code, verifier, passed)]
        if len(Worlds(secret.problem, [*rest, (code, verifier, not passed)])):
            mending.append((CODES[code], VERIFIERS[verifier]))
    assert [(one["proposal"], one["verifier"]) for one in told["suspects"]] == mending


@pytest.mark.parametrize(
    ("cards", "asked", "blamed", "suspects", "told"),
    [
        ("4 9 11 14", "555 D+", 1, 1, "Its opposite fits"),
        ("4 9 11 14", "443 B+; 541 C+", 1, 0, "even with its opposite the rest does not fit"),
        ("4 9 11 14", "333 A-; 121 C-", 2, 2, "it is one of these"),
        ("4 9 11 14", "333 C-; 245 A-; 324 A+", 2, 1, "it is what C said about 333"),
        ("2 6 9 11", "214 A+; 341 D+; 422 D+", 2, 0, "Reversing one of them is not"),
        ("? 4 9 11 14", "243 C+; 224 D+; 555 D-; 445 D-", 3, 2, "it is one of 243 C, 224 D."),
    ],
)
def test_with_cards_alone_it_is_told_what_was_assumed_and_what_to_do(
    cards: str, asked: str, blamed: int, suspects: int, told: str
) -> None:
    found = doubt({"problem": cards, "asked": asked})
    assert (len(found["answers"]), len(found["suspects"])) == (blamed, suspects)
    first, assumed, guess, advice = map(str, found["words"])
    assert ("this answer" in first) is (blamed == 1)
    assert "two rules" in assumed
    assert told in guess
    assert "Compare the cards" in advice
    assert "numbers of the verification cards" in advice


def test_answers_that_fit_may_be_misread_all_the_same() -> None:
    found = doubt({"problem": "4 9 11 14", "asked": "341 A+"})
    assert found["well"]
    assert "Add the numbers of the verification cards" in str(found["words"][1])
    known = doubt({"problem": FIRST, "asked": "341 A+"})
    assert "Add the numbers of the verification cards" not in str(known["words"])


@pytest.mark.parametrize(
    "typed", ["341 B- C+; 112 A+", "341 b✗ C✓\n112  a+\n", " 341 B-  c+ ;; 112 A✓;"]
)
def test_a_transcript_may_be_typed_in_many_ways(typed: str) -> None:
    told = box_answers.rows({"problem": FIRST, "asked": typed})
    assert told["rows"] == [
        {"code": "341", "answers": {"B": False, "C": True}},
        {"code": "112", "answers": {"A": True}},
    ]
    plain = doubt({"problem": FIRST, "asked": "341 B- C+; 112 A+"})
    assert doubt({"problem": FIRST, "asked": typed}) == plain


def test_a_wrong_card_in_one_place_is_noticed() -> None:
    secret = BOOKLET[0].secret
    asked = "; ".join(
        f"{code} B{'+-'[secret.answer(INDEX[code], 1)]}" for code in ("341", "112", "333")
    )
    told = doubt({"problem": FIRST, "asked": asked})
    assert len(told["answers"]) == 3
    assert "answers of B" in str(told["words"][1])


def test_a_cross_on_a_hard_card_is_explained() -> None:
    secret = parse_id(id_of(BOOKLET[16].secret))  # 21 31 37 39
    refused = next(code for code in CODES if not secret.answer(INDEX[code], 1))
    told = doubt({"booklet": 17, "asked": f"{refused} B-"})
    assert told["well"]
    assert "card 31" in " ".join(map(str, told["words"]))


# ---- what is refused --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("set_up", {}),
        ("set_up", {"problem": 7}),
        ("set_up", {"problem": "9" * 5000}),
        ("set_up", {"problem": "RY8YNNX"}),
        ("set_up", {"problem": "4 9 11"}),
        ("set_up", {"problem": "33 40 41 43 45 48"}),
        ("set_up", {"problem": FIRST, "symbol": "star"}),
        ("set_up", {"problem": FIRST, "numbers": "447 646 566 322"}),
        ("set_up", {"problem": "4 9 11 14", "numbers": "447 646 566 999"}),
        ("set_up", {"problem": "4 9 11 14", "numbers": "447 646 566"}),
        ("set_up", {"booklet": 0}),
        ("set_up", {"booklet": 21}),
        ("set_up", {"booklet": True}),
        ("set_up", {"booklet": "1"}),
        ("set_up", {"mode": "dream", "verifiers": 4, "difficulty": "easy"}),
        ("set_up", {"mode": "classic", "verifiers": 7, "difficulty": "easy"}),
        ("set_up", {"mode": ["classic"], "verifiers": 4, "difficulty": "easy"}),
        ("set_up", {"mode": "classic"}),
        ("check", {"problem": FIRST, "code": "246"}),
        ("check", {"problem": FIRST}),
        ("beat", {"problem": FIRST, "rounds": 0, "questions": 0}),
        ("beat", {"problem": FIRST, "rounds": 1, "questions": 4}),
        ("beat", {"problem": FIRST, "rounds": 1.5, "questions": 1}),
        ("beat", {"problem": FIRST, "rounds": True, "questions": 1}),
        ("beat", {"problem": FIRST, "rounds": 10**30, "questions": 1}),
        ("doubt", {"problem": FIRST, "asked": ""}),
        ("doubt", {"problem": FIRST, "asked": "341"}),
        ("doubt", {"problem": FIRST, "asked": "341 E+"}),
        ("rows", {"problem": FIRST, "asked": "34 B-"}),
        ("doubt", {"problem": FIRST, "asked": "341 A+ B+ C+ D+"}),
        ("doubt", {"problem": FIRST, "asked": "; ".join(["341 A- B- C-"] * 13)}),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(name: str, asked: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as refused:
        box_answers.ANSWERS[f"box_{name}"](asked)
    assert 10 < len(str(refused.value)) < 300
