"""The commands about problems: solve, machine, generate, show, answer, check; what play accepts."""

import io
import json
import re
from collections.abc import Callable

import pytest

from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Wish, generate
from bombe.games.turing_machine.ids import id_of, parse_id
from bombe.games.turing_machine.problem import answer_name, parse_secret
from bombe.games.turing_machine.worlds import worlds
from support.commands import (
    CLASSIC,
    EXTREME,
    NIGHTMARE,
    SECRETS,
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)

NO_WORLD = "1 2 3 4"
PROBLEMS = [str(parse_secret(text).problem) for text in (CLASSIC, NIGHTMARE, EXTREME)]


# ---- solve -----------------------------------------------------------------------------------


def test_solve(says: Callable[..., Json], run: Run) -> None:
    assert list(says("solve", "4 9 11 14", "--time", "0").items()) == [
        ("mode", "classic"),
        ("verifiers", 4),
        ("worlds", 2),
        ("codes", ["221", "241"]),
        ("laws", {"A": ["a", "b"], "B": ["a"], "C": ["a", "b"], "D": ["c"]}),
    ]
    out = run("solve", "4 9 11 14")[1]
    assert "2 possibilities are left" in out
    assert "a ■<4, b ■=4" in out
    assert "221 241" in out


def test_solve_after_answers(says: Callable[..., Json], run: Run) -> None:
    found = says("solve", "4 9 11 14", "--asked", "241 A+")
    assert (found["worlds"], found["codes"]) == (1, ["241"])
    assert found["laws"] == {"A": ["b"], "B": ["a"], "C": ["a"], "D": ["c"]}
    assert "The code must be 241." in run("solve", "4 9 11 14", "--asked", "241 A+")[1]


def test_solve_the_worst_case(says: Callable[..., Json], run: Run) -> None:
    found = says("solve", "3 7 10 14", "--worst", "rounds")
    assert {**says("solve", "3 7 10 14"), "worst": {"rounds": 2, "proved": True}} == found
    asked = ("solve", "3 7 10 14", "--asked", "212 C+", "--worst")
    assert says(*asked, "rounds")["worst"] == {"rounds": 1, "proved": True}
    assert says(*asked, "questions")["worst"] == {"questions": 2, "proved": True}
    settled = says("solve", "4 9 18 20", "--worst", "rounds")
    assert settled["worst"] == {"rounds": 1, "proved": True}
    assert says("solve", "RY8YNND", "--worst", "questions")["worst"]["questions"] == 1
    hurried = says("solve", "? 3 7 10 14", "--time", "0", "--worst", "questions")
    assert "par" not in hurried
    assert hurried["worst"]["at_least"] <= 6 <= hurried["worst"]["questions"]
    assert hurried["worst"]["proved"] is False
    nothing = says("solve", "4 9 11 14", "--asked", "341 C+; 112 A+", "--worst", "rounds")
    assert "worst" not in nothing
    for lang, said in (
        ("en", "Whatever the answers, 2 rounds are enough (proved)."),
        ("fr", "Quelles que soient les réponses, 2 manches suffisent (prouvé)."),
        ("nl", "Wat de antwoorden ook zijn, 2 rondes zijn genoeg (bewezen)."),
    ):
        assert said in run("solve", "3 7 10 14", "--worst", "rounds", "--lang", lang)[1]
    assert run("solve", "3 7 10 14", "--worst", "luck")[0] == 2


def test_solve_extreme(says: Callable[..., Json]) -> None:
    found = says("solve", "15+16 23+8 46+13 34+17 9+37")
    assert (found["mode"], found["worlds"]) == ("extreme", 23)
    assert found["laws"]["A"] == ["15a", "15b", "15c", "16b"]
    assert found["laws"]["B"] == ["8a", "8b"]
    assert found["laws"]["C"] == ["13b", "46d", "46e"]


def test_solve_nightmare(says: Callable[..., Json]) -> None:
    assert says("solve", "? 2 18 44 48", "--time", "0")["worlds"] == 960
    found = says("solve", "? 4 9 11 14")
    assert found["mode"] == "nightmare"
    assert found["laws"]["D"] == ["4a", "4b", "9a", "11a", "11b", "14c"]


def test_solve_contradiction(says: Callable[..., Json], run: Run) -> None:
    found = says("solve", "4 9 11 14", "--asked", "341 B- C+; 112 A+; 555 D-")
    assert (found["worlds"], found["codes"]) == (0, [])
    assert found["laws"] == {"A": [], "B": [], "C": [], "D": []}
    assert found["contradiction"] == ["341 C+", "112 A+"]
    out = run("solve", "4 9 11 14", "--asked", "341 B- C+; 112 A+; 555 D-")[1]
    assert "These 2 answers cannot all be right:\n  341 C+\n  112 A+\n" in out
    assert "misread" in out
    out = run("solve", "4 9 11 14", "--asked", "555 D+")[1]
    assert "This answer cannot be right:\n  555 D+\n" in out


def test_solve_takes_an_id(says: Callable[..., Json]) -> None:
    for text in SECRETS:
        secret = parse_secret(text).ascending()
        words = "--time", "0"
        assert says("solve", id_of(secret), *words) == says("solve", str(secret.problem), *words)


def test_solve_takes_a_secret(says: Callable[..., Json], refuses: Callable[..., str]) -> None:
    """It tells no more than the cards do, and refuses answers that are not the secret's own."""
    for text in SECRETS:
        secret = parse_secret(text)
        words = "--asked", answer_name(0, 1, secret.answer(0, 1)), "--time", "0"
        assert says("solve", text, *words) == says("solve", str(secret.problem), *words)
    for named in (CLASSIC, "RY8YNND", "booklet 1"):
        assert refuses("solve", named, "--asked", "341 A+ B+; 112 A+") == (
            "341 B+ contradicts the problem itself: there B says ✗ to 341"
        )


def test_solve_advises(says: Callable[..., Json], run: Run) -> None:
    found = says("solve", "3 7 10 14")
    assert found["par"] == {
        "worlds": 7,
        "rounds": 9,
        "questions": 20,
        "proved": True,
        "lower": {"rounds": 9, "questions": 20},
    }
    assert found["best"] == {"proposal": "212", "verifier": "C"}
    out = run("solve", "3 7 10 14")[1]
    assert out.endswith("\nAsk C about 212. Expected 1.29 rounds, 2.86 questions (proved).\n")
    assert says("solve", "4 9 11 14", "--asked", "341 A+")["best"] is None
    assert "par" not in says("solve", "4 9 11 14", "--asked", "555 D+")
    unproved = says("solve", "? 33 38 40 48", "--time", "0.1")
    assert unproved["par"]["proved"] is False
    assert unproved["par"]["lower"]["rounds"] < unproved["par"]["rounds"]
    assert unproved["best"] is not None


def test_solve_time(says: Callable[..., Json], refuses: Callable[..., str]) -> None:
    for text in ("1", "0.5", "1e3"):
        assert says("solve", "4 9 11 14", "--time", text) == says("solve", "4 9 11 14")
    quick = says("solve", "4 9 11 14", "--time", "0")
    assert quick == {
        key: value
        for key, value in says("solve", "4 9 11 14").items()
        if key not in ("par", "best")
    }
    for text in ("-1", "x", "", "nan", "inf", "9" * 5000):
        assert "--time" in refuses("solve", "4 9 11 14", f"--time={text}")


def test_solve_refuses(refuses: Callable[..., str]) -> None:
    assert "character 5" in refuses("solve", "4 9 1199 14")
    assert "the criterion of this verifier is missing" in refuses("solve", "4b 9a 11a 14")
    assert "make no valid problem" in refuses("solve", NO_WORLD)
    assert "character 5" in refuses("solve", "4 9 11 14", "--asked", "341 E+")


# ---- the Machine -----------------------------------------------------------------------------


def test_machine(says: Callable[..., Json], run: Run, refuses: Callable[..., str]) -> None:
    assert says("machine", CLASSIC) == {
        "level": "optimal",
        "rounds": 1,
        "questions": 1,
        "proved": True,
        "line": "111 A-",
        "code": "241",
    }
    plain = says("machine", CLASSIC, "--level", "plain")
    assert (plain["level"], plain["proved"], plain["code"]) == ("plain", False, "241")
    assert plain["questions"] > 1
    assert (
        "   1  111  A ✗\n1 round, 1 question, and the code is 241.\n" in run("machine", CLASSIC)[1]
    )
    assert "--level" in refuses("machine", CLASSIC, "--level", "godlike")
    assert "does not say which criteria" in refuses("machine", "4 9 11 14")


def test_grade(says: Callable[..., Json], run: Run) -> None:
    assert says("grade", "3 7 10 14") == {
        "problem": "3 7 10 14",
        "mode": "classic",
        "worlds": 7,
        "rounds": 9,
        "questions": 20,
        "effort": 2.86,
        "luck": 0.35,
        "proved": True,
    }
    assert says("grade", CLASSIC)["effort"] == 1.0
    assert "effort 2.86, luck 0.35." in run("grade", "3 7 10 14")[1]


def test_generate_by_grade(
    run: Run, says: Callable[..., Json], refuses: Callable[..., str]
) -> None:
    words = ("--effort", "3-4", "--luck", "0-0.5", "--seed", "1")
    lines = run("generate", *words, "--count", "3", "--json")[1].splitlines()
    assert lines[:2] == run("generate", *words, "--count", "2", "--json")[1].splitlines()
    for line in lines:
        graded = says("grade", json.loads(line)["problem"])
        assert 3 <= graded["effort"] <= 4
        assert graded["luck"] <= 0.5
    assert "only 0" in refuses("generate", "--effort", "9-10", "--difficulty", "easy")
    for text in ("3", "4-3", "a-b", "-1-2", "1-", "1-2-3", ""):
        assert "--effort" in refuses("generate", f"--effort={text}")
    assert "--cards" in refuses("generate", "--effort", "1-2", "--cards", "4 9 11 14")


# ---- generate --------------------------------------------------------------------------------


def test_generate_defaults(says: Callable[..., Json], run: Run) -> None:
    found = says("generate", "--seed", "7")
    assert list(found) == ["id", "problem", "mode", "difficulty", "verifiers"]
    assert (found["mode"], found["difficulty"], found["verifiers"]) == ("classic", "standard", 5)
    assert str(parse_id(found["id"]).problem) == found["problem"]
    out = run("generate", "--seed", "7")[1]
    assert found["id"] in out
    assert found["problem"] in out


@pytest.mark.parametrize("mode", ["classic", "extreme", "nightmare"])
def test_generate_reveals_only_when_asked(says: Callable[..., Json], mode: str) -> None:
    words = ("generate", "--seed", "-3", "--mode", mode, "--verifiers", "4", "--difficulty", "hard")
    hidden, shown = says(*words), says(*words, "--reveal")
    assert list(shown) == [*hidden, "secret", "solution"]
    assert {**shown, **hidden} == shown
    secret = parse_secret(shown["secret"])
    assert id_of(secret) == shown["id"]
    assert CODES[secret.code] == shown["solution"]
    assert (shown["mode"], shown["difficulty"], shown["verifiers"]) == (mode, "hard", 4)


def test_generate_many(run: Run) -> None:
    status, out, err = run("generate", "--count", "5", "--seed", "1", "--json")
    assert (status, err) == (0, "")
    found = [json.loads(line) for line in out.splitlines()]
    assert len({one["id"] for one in found}) == 5
    fewer = run("generate", "--count", "2", "--seed", "1", "--json")[1]
    assert out.startswith(fewer)
    assert fewer.count("\n") == 2


def test_generate_by_thought(says: Callable[..., Json]) -> None:
    found = says("generate", "--by-thought", "--seed", "1", "--reveal")
    assert says("solve", found["problem"])["codes"] == [found["solution"]]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_generate_on_cards(says: Callable[..., Json], problem: str) -> None:
    found = says("generate", "--cards", problem, "--seed", "1", "--reveal")
    assert found["problem"] == problem
    assert found["solution"] in says("solve", problem)["codes"]


def test_generate_on_cards_that_options_contradict(
    refuses: Callable[..., str], says: Callable[..., Json]
) -> None:
    cards = ("generate", "--cards", "4 9 11 14")
    assert "--mode extreme" in refuses(*cards, "--mode", "extreme")
    assert refuses(*cards, "--verifiers", "5") == (
        "--verifiers 5 does not fit the cards '4 9 11 14': they call for 4"
    )
    assert "--difficulty hard" in refuses(*cards, "--difficulty", "hard")
    says(*cards, "--mode", "classic", "--verifiers", "4", "--difficulty", "easy")


def test_generate_refuses(refuses: Callable[..., str]) -> None:
    for option, text in (
        ("--mode", "Classic"),
        ("--verifiers", "7"),
        ("--verifiers", "4.0"),
        ("--difficulty", ""),
        ("--seed", "x"),
        ("--seed", "1.5"),
        ("--seed", "٣"),
        ("--seed", "9" * 5000),
        ("--count", "0"),
        ("--count", "-1"),
        ("--count", "many"),
    ):
        assert refuses("generate", f"{option}={text}").startswith(f"{option}: ")
    assert "make no valid problem" in refuses("generate", "--cards", NO_WORLD)
    assert refuses("generate", "--cards", "4 9 11 14", "--count", "1000")
    assert refuses("generate", "--mode", "classic", "--difficulty", "easy", "--count", "10000000")
    assert refuses("generate", "--json", "--verifiers", "4", "--difficulty", "easy", "--count=1317")
    for size in ("4", "5", "6"):
        words = ("generate", "--mode", "extreme", "--verifiers", size, "--count")
        assert refuses(*words, "9" * 30).startswith("there are fewer than ")


# ---- show ------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", SECRETS)
def test_show_id(says: Callable[..., Json], text: str) -> None:
    secret = parse_secret(text)
    name = id_of(secret)
    found = says("show", name)
    assert list(found) == ["id", "problem", "mode", "difficulty", "verifiers", "cards"]
    assert (found["id"], found["problem"]) == (name, str(secret.problem))
    shown = says("show", name, "--reveal")
    assert list(shown)[5:7] == ["secret", "solution"]
    assert (shown["secret"], shown["solution"]) == (text, CODES[secret.code])
    assert says("show", text) == found
    assert says("show", text, "--reveal") == shown


@pytest.mark.parametrize(("text", "secret"), [*zip(PROBLEMS, SECRETS, strict=True)])
def test_show_problem(says: Callable[..., Json], text: str, secret: str) -> None:
    found = says("show", text)
    assert found["id"] is None
    assert found == {**says("show", secret), "id": None}


def test_show_cards(says: Callable[..., Json]) -> None:
    cards = says("show", "4 9 11 14")["cards"]
    assert [(card["verifier"], card["card"]) for card in cards] == [
        ("A", 4),
        ("B", 9),
        ("C", 11),
        ("D", 14),
    ]
    assert list(cards[0]) == ["verifier", "card", "title", "laws"]
    assert cards[0]["title"] == "■ against 4"
    assert cards[0]["laws"][1] == {"letter": "b", "text": "■ is exactly 4."}
    assert [len(card["laws"]) for card in cards] == [3, 4, 3, 3]
    dark = says("show", "? 4 9 11 14")["cards"]
    assert [card["verifier"] for card in dark] == [None] * 4
    extreme = says("show", PROBLEMS[2])["cards"]
    assert [card["verifier"] for card in extreme] == list("AABBCCDDEE")
    assert [card["card"] for card in extreme[:4]] == [15, 16, 23, 8]


@pytest.mark.parametrize("text", SECRETS)
def test_show_for_people_gives_nothing_away(run: Run, text: str) -> None:
    problem = parse_secret(text).problem
    others = [str(secret) for secret in worlds(problem) if str(secret) != text]
    _, one, _ = run("show", text)
    _, other, _ = run("show", others[0])
    # Apart from the id, which is on the first line.
    assert one.partition("\n")[2] == other.partition("\n")[2]
    assert "✓" not in one
    status, shown, _ = run("show", text, "--reveal")
    assert status == 0
    assert f"The code is {CODES[parse_secret(text).code]}." in shown


def test_show_has_no_answer_of_cards_alone(says: Callable[..., Json], run: Run) -> None:
    for problem in PROBLEMS:
        assert says("show", problem, "--reveal") == says("show", problem)
        status, out, err = run("show", problem, "--reveal")
        assert (status, err) == (0, "")
        assert out == run("show", problem)[1] + (
            "\nCards alone have no answer to reveal; an id has one.\n"
        )


def test_show_refuses(refuses: Callable[..., str]) -> None:
    assert "make no valid problem" in refuses("show", NO_WORLD)
    assert "not a valid problem" in refuses("show", "4c 9a 11a 14c")
    assert refuses("show", "NOTANID")
    for blank in ("", " ", "\t\r\n"):
        assert "a problem or an id is missing" in refuses("show", blank)
        assert "a problem or an id is missing" in refuses("check", blank, "241")


def test_blanks_around_do_not_matter(says: Callable[..., Json]) -> None:
    for text in (*SECRETS, *PROBLEMS, id_of(parse_secret(CLASSIC))):
        assert says("show", f" \t{text} \r\n") == says("show", text)


def test_a_mistyped_id_is_called_an_id(refuses: Callable[..., str]) -> None:
    assert "no id has the character ' '" in refuses("show", "RY8 YNND")
    assert "no id has the character '+'" in refuses("show", "RY8+YNND")
    assert "no id has the character '?'" in refuses("show", "RY8YNND?")


# ---- answer and check ------------------------------------------------------------------------


@pytest.mark.parametrize("text", SECRETS)
def test_answer_and_check(says: Callable[..., Json], text: str) -> None:
    secret = parse_secret(text)
    for source in (text, id_of(secret)):
        for code in ("111", "241", "345", CODES[secret.code]):
            for verifier, letter in enumerate(secret.problem.verifiers):
                wanted = {"answer": secret.answer(CODES.index(code), verifier)}
                assert says("answer", source, code, letter) == wanted
            assert says("check", source, code) == {"correct": code == CODES[secret.code]}


def test_answers_for_people(run: Run) -> None:
    assert run("answer", CLASSIC, "241", "A")[1].startswith("✓ ")
    status, out, _ = run("answer", CLASSIC, "111", "A")
    assert status == 0
    assert out.startswith("✗ ")
    assert run("check", CLASSIC, "241") == (0, "✓ 241 is the code.\n", "")
    assert run("check", CLASSIC, "242") == (0, "✗ 242 is not the code.\n", "")


def test_answer_and_check_refuse(refuses: Callable[..., str]) -> None:
    assert "'641' is not a code" in refuses("answer", CLASSIC, "641", "A")
    assert "no verifier 'E'" in refuses("answer", CLASSIC, "241", "E")
    assert "no verifier 'a'" in refuses("answer", CLASSIC, "241", "a")
    assert "no verifier ''" in refuses("answer", CLASSIC, "241", "")
    assert "does not say which criteria" in refuses("answer", "4 9 11 14", "241", "A")
    assert "does not say which criteria" in refuses("check", "4 9 11 14", "241")
    assert "is not a code" in refuses("check", CLASSIC, "24")
    assert refuses("check", "NOTANID", "241")


# ---- play: only its arguments ----------------------------------------------------------------


def test_play_refuses(refuses: Callable[..., str]) -> None:
    assert refuses("play", "NOTANID")
    assert "make no valid problem" in refuses("play", NO_WORLD)
    assert refuses("play", "--players", "0")
    assert refuses("play", "--players", "9")
    assert refuses("play", "--json")
    assert refuses("play", "--count", "2")
    assert "--mode extreme" in refuses("play", "4 9 11 14", "--mode", "extreme")
    assert "named twice" in refuses("play", "4 9 11 14", "--cards", "4 9 11 14")
    assert "make no valid problem" in refuses("play", "--cards", NO_WORLD)
    for text in (CLASSIC, id_of(parse_secret(CLASSIC))):
        assert "nothing to draw" in refuses("play", text, "--seed", "1")
        assert "2 codes are possible" in refuses("play", text, "--by-thought")
        assert "2 codes are possible" in refuses("play", "--cards", text, "--by-thought")


def test_play_takes_cards_as_an_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    settled = next(generate(Wish(verifiers=4, by_thought=True), 1))
    for words, problem in (
        (["--cards", "4 9 11 14"], "4 9 11 14"),
        (["--cards", CLASSIC], CLASSIC),
        ([id_of(settled), "--by-thought"], str(settled)),
        (["--cards", str(settled.problem), "--by-thought", "--seed", "1"], str(settled.problem)),
    ):
        monkeypatch.setattr("sys.stdin", io.StringIO("??\nq\n"))
        status, out, err = run("play", *words)
        assert (status, err) == (0, "")
        assert "The match ends here." in out
        number = int(re.findall(r"\d+", problem)[0])
        assert str(CARDS[number].title) in out
