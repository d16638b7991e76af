"""Every command, as somebody types it."""

import ast
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import bombe
from bombe.cli import COMMANDS, main
from bombe.cli.stream import _PLAIN, _plain
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.generate import Wish, generate
from bombe.games.turing_machine.ids import id_of, parse_id
from bombe.games.turing_machine.problem import parse_problem, parse_secret
from bombe.games.turing_machine.worlds import worlds
from bombe.text import LANGUAGES

SRC = Path(bombe.__file__).parents[1]
CLASSIC = "4b 9a 11a 14c"
NIGHTMARE = "? 4b 9a 11a 14c CADB"
EXTREME = str(next(iter(worlds(parse_problem("15+16 23+8 46+13 34+17 9+37")))))
NO_WORLD = "1 2 3 4"
PROBLEMS = [str(parse_secret(text).problem) for text in (CLASSIC, NIGHTMARE, EXTREME)]
SECRETS = [CLASSIC, NIGHTMARE, EXTREME]

Json = Any
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str, str]:
        status = main(words)
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def says(run: Run) -> Callable[..., Json]:
    """The JSON of a command that must succeed."""

    def says(*words: str) -> Json:
        status, out, err = run(*words, "--json")
        assert (status, err) == (0, "")
        assert out.isascii()
        assert out.count("\n") == 1
        assert ": " not in re.sub(r'"[^"]*"', "", out)
        return json.loads(out)

    return says


@pytest.fixture
def refuses(run: Run) -> Callable[..., str]:
    """The sentence of a command that must fail."""

    def refuses(*words: str) -> str:
        status, out, err = run(*words)
        assert (status, out) == (2, "")
        assert err.startswith("bombe: ")
        assert err.count("\n") == 1
        assert err.endswith("\n")
        return err.removeprefix("bombe: ").rstrip("\n")

    return refuses


# ---- the command itself ----------------------------------------------------------------------


def test_alone_it_prints_help(run: Run) -> None:
    status, out, err = run()
    assert (status, err) == (0, "")
    assert all(f"\n  {name} " in out for name in COMMANDS)
    assert run("--help") == (0, out, "")


def test_help_is_in_one_language(run: Run) -> None:
    _, out, _ = run("--lang", "fr", "--help")
    assert "show program's version" not in out
    assert "\noptions\u00a0:\n" in out
    _, out, _ = run("cards", "--help", "--lang", "fr")
    assert re.findall(r"^\S.*\S:$", out, re.MULTILINE) == []  # French has a blank before a colon
    assert "\noptions\u00a0:\n" in out
    _, out, _ = run("cards", "--help")
    assert "\npositional arguments:\n" in out
    assert "\noptions:\n" in out


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"bombe {bombe.__version__}\n", "")


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_each(run: Run, name: str, language: str) -> None:
    status, out, err = run(name, "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert f"bombe {name}" in out
    assert "--lang" in out
    assert ("--json" in out) == (name not in ("play", "serve"))
    assert max(map(len, out.splitlines())) <= 80


def test_unknown_command(refuses: Callable[..., str]) -> None:
    assert refuses("sovle").startswith("there is no command 'sovle'; there are serve, rooms, play")


@pytest.mark.parametrize("where", ["before", "after", "joined"])
def test_language(run: Run, where: str) -> None:
    words = {
        "before": ["--lang", "fr", "cards", "4"],
        "after": ["cards", "4", "--lang", "fr"],
        "joined": ["cards", "--lang=fr", "4"],
    }
    french = run(*words[where])[1]
    assert french != run("cards", "4")[1]
    assert french == run("--lang", "fr", "cards", "4")[1]


def test_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    dutch = run("cards", "4", "--lang", "nl")[1]
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert run("cards", "4")[1] == dutch
    assert run("cards", "4", "--lang", "en")[1] != dutch
    assert "LANGUAGE" not in os.environ


def test_errors_of_argparse_are_translated(refuses: Callable[..., str]) -> None:
    english = refuses("solve")
    assert english == "the following arguments are required: PROBLEM; see `bombe solve --help`"
    assert len({english, refuses("solve", "--lang", "fr"), refuses("--lang=nl", "solve")}) == 3


@pytest.mark.parametrize("text", ["", "de", "EN", "\udcff", "fr_FR", "../fr"])
def test_unknown_language(refuses: Callable[..., str], text: str) -> None:
    assert "is not one of en, fr, nl" in refuses("cards", "--lang", text)
    assert "is not one of en, fr, nl" in refuses(f"--lang={text}")


def test_options_are_not_abbreviated(refuses: Callable[..., str]) -> None:
    assert "--rev" in refuses("booklet", "--rev")


def test_a_failure_is_one_line_whatever_was_typed(refuses: Callable[..., str]) -> None:
    for rubbish in ("a\nb", "\udcff", "\x00", "\r\x1b[31m", "\u2028", "x" * 10_000, "--\n"):
        for words in ([rubbish], ["solve", rubbish], ["cards", "4", rubbish], ["show", rubbish]):
            assert refuses(*words).isprintable()


LONG = [
    "x" * 100_000,
    "4" * 100_000,
    "4 " * 50_000,
    "\x00" * 100_000,
    "💥" * 100_000,
    "C" * 100_000,
]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
@pytest.mark.parametrize("text", LONG, ids=lambda text: ascii(text[:2]))
def test_a_failure_is_short_whatever_was_typed(
    monkeypatch: pytest.MonkeyPatch, text: str, encoding: str
) -> None:
    secret = "RY8YNND"
    for words in (
        [text],
        [f"--lang={text}"],
        [f"--{text}"],
        ["cards", text],
        ["cards", "4", text],
        ["cards", f"--with={text}"],
        ["cards", f"--json={text}"],
        ["booklet", text],
        ["show", text],
        ["show", f"4b {text}"],
        ["solve", text],
        ["solve", "4 9 11 14", f"--asked={text}"],
        ["solve", "4 9 11 14", f"--asked=341 {text}"],
        ["solve", "4 9 11 14", f"--time={text}"],
        ["answer", secret, text, "A"],
        ["answer", secret, "341", text],
        ["check", secret, text],
        ["check", f"4 9 11 14 {text}", "341"],
        ["box", secret, f"--symbol={text}"],
        ["box", "--cards=4 9 11 14", f"--numbers={text}"],
        ["box", "--cards=4 9 11 14", "--numbers=447 646 566 322", f"--id={text}"],
        ["generate", f"--mode={text}"],
        ["generate", f"--verifiers={text}"],
        ["generate", f"--count={text}"],
        ["generate", f"--seed={text}"],
        ["generate", f"--cards={text}"],
        ["play", text],
        ["play", f"--cards={text}"],
        ["play", secret, f"--players={text}"],
    ):
        stream = io.TextIOWrapper(io.BytesIO(), encoding)
        monkeypatch.setattr("sys.stderr", stream)
        assert main(words) == 2, [word[:20] for word in words]
        stream.seek(0)
        assert len(stream.read()) <= 320, [word[:20] for word in words]


def test_long_numbers_are_short_in_sentences(refuses: Callable[..., str]) -> None:
    for words in (
        ["cards", "9" * 4000],
        ["booklet", "9" * 4000],
        ["generate", "--count", "9" * 4000],
        ["generate", "--count", "9" * 4000, "--mode", "extreme"],
        ["generate", "--count", "9" * 4000, "--cards", "4 9 11 14"],
    ):
        assert len(refuses(*words)) < 300


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
    assert "2 worlds are left" in out
    assert "a ■<4, b ■=4" in out
    assert "221 241" in out


def test_solve_after_answers(says: Callable[..., Json], run: Run) -> None:
    found = says("solve", "4 9 11 14", "--asked", "241 A+")
    assert (found["worlds"], found["codes"]) == (1, ["241"])
    assert found["laws"] == {"A": ["b"], "B": ["a"], "C": ["a"], "D": ["c"]}
    assert "The code must be 241." in run("solve", "4 9 11 14", "--asked", "241 A+")[1]


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
    assert "a law letter belongs to a secret" in refuses("solve", CLASSIC)
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
    assert "does not say which laws" in refuses("machine", "4 9 11 14")


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
    assert "does not say which laws" in refuses("answer", "4 9 11 14", "241", "A")
    assert "does not say which laws" in refuses("check", "4 9 11 14", "241")
    assert "is not a code" in refuses("check", CLASSIC, "24")
    assert refuses("check", "NOTANID", "241")


# ---- box -------------------------------------------------------------------------------------


def test_box_numbers(says: Callable[..., Json], run: Run) -> None:
    found = says("box", CLASSIC, "--symbol", "lozenge")
    assert list(found.items()) == [("symbol", "lozenge"), ("numbers", [447, 646, 566, 322])]
    assert says("box", NIGHTMARE, "--symbol", "lozenge")["numbers"] == [646, 322, 447, 566]
    for text in SECRETS:
        name = id_of(parse_secret(text))
        fixed = says("box", name)
        assert fixed == says("box", text)
        assert fixed == says("box", name, "--symbol", fixed["symbol"])
    status, out, _ = run("box", CLASSIC, "--symbol", "currency")
    assert status == 0
    assert "¤" in out
    assert "  A  573  card 4\n" in out


def test_box_numbers_of_a_nightmare_hide_the_cards(run: Run) -> None:
    out = run("box", NIGHTMARE, "--symbol", "lozenge")[1]
    assert "  A  646\n  B  322\n" in out


def test_box_check(says: Callable[..., Json], run: Run) -> None:
    words = ("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 322")
    assert list(says(*words).items()) == [("valid", True), ("problem", "4 9 11 14")]
    assert says(*words, "--reveal") == {"valid": True, "problem": "4 9 11 14", "solution": "241"}
    assert "241" not in run(*words)[1]
    assert "The code is 241." in run(*words, "--reveal")[1]
    turned = ("box", "--cards", "14 4 9 11", "--numbers", "322 447 646 566")
    assert says(*turned) == {"valid": True, "problem": "14 4 9 11"}


def test_box_check_against_an_id(says: Callable[..., Json], run: Run) -> None:
    right, other = id_of(parse_secret(CLASSIC)), id_of(parse_secret("4a 9a 11b 14c"))
    for cards, table in (
        ("4 9 11 14", "447 646 566 322"),
        ("14 4 9 11", "322 447 646 566"),
        ("4 9 11 14", "577 369 461 694"),
    ):
        words = ("box", "--cards", cards, "--numbers", table, "--id")
        assert says(*words, right) == {"valid": True, "problem": cards, "matches": True}
        assert says(*words, other) == {"valid": True, "problem": cards, "matches": False}
        assert f"It is the problem {right}." in run(*words, right)[1]
        assert f"It is not the problem {other}." in run(*words, other)[1]


def test_box_check_of_a_nightmare(says: Callable[..., Json]) -> None:
    """The id names which verifier holds which law: one order of the numbers of 24."""
    name = id_of(parse_secret(NIGHTMARE))
    right = [646, 322, 447, 566]
    for table in permutations(right):
        text = " ".join(map(str, table))
        found = says("box", "--cards", "? 4 9 11 14", "--numbers", text, "--id", name)
        assert found["valid"]
        assert found["matches"] == (list(table) == right)


def test_box_invalid(says: Callable[..., Json], run: Run) -> None:
    words = ("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 325")
    found = says(*words, "--reveal")
    assert list(found) == ["valid", "reason"]
    assert found["valid"] is False
    assert found["reason"]
    found = says(*words, "--id", id_of(parse_secret(CLASSIC)))
    assert (found["valid"], found["matches"]) == (False, False)
    status, out, _ = run(*words)
    assert status == 0
    assert out.startswith("✗ ")


def test_box_refuses(refuses: Callable[..., str]) -> None:
    both = ("--cards", "4 9 11 14", "--numbers", "447 646 566 322")
    assert "'999'" in refuses("box", "--cards", "4 9 11 14", "--numbers", "447 646 566 999")
    assert "has 4 verifiers" in refuses("box", "--cards", "4 9 11 14", "--numbers", "447 646 566")
    assert refuses("box", "--cards", "4 9 11 14", "--numbers", "")
    assert refuses("box")
    assert refuses("box", "--cards", "4 9 11 14")
    assert refuses("box", "--numbers", "447 646 566 322")
    assert refuses("box", CLASSIC, *both)
    assert refuses("box", CLASSIC, "--reveal")
    assert refuses("box", CLASSIC, "--id", "X")
    assert refuses("box", *both, "--symbol", "hash")
    assert refuses("box", *both, "--id", "NOTANID")
    assert refuses("box", *both, "--id", "")
    assert refuses("box", CLASSIC, "--symbol", "#")
    assert refuses("box", "4 9 11 14")


# ---- booklet ---------------------------------------------------------------------------------


def test_booklet(says: Callable[..., Json], run: Run) -> None:
    found = says("booklet")
    assert [one["number"] for one in found] == list(range(1, 21))
    assert list(found[0].items()) == [
        ("number", 1),
        ("problem", "4 9 11 14"),
        ("numbers", [447, 646, 566, 322]),
        ("difficulty", 1),
        ("luck", 3),
    ]
    for one in found:
        assert says("booklet", str(one["number"])) == one
    shown = says("booklet", "--reveal")
    assert [one["solution"] for one in shown] == [CODES[p.secret.code] for p in BOOKLET]
    assert says("booklet", "20", "--reveal") == {**found[19], "solution": "411"}
    assert "447 646 566 322" in run("booklet")[1]
    assert "411" not in run("booklet", "20")[1]
    assert "The code is 411." in run("booklet", "20", "--reveal")[1]


def test_booklet_refuses(refuses: Callable[..., str]) -> None:
    for text in ("0", "21", "-1", "x", "", "9" * 5000, "1 2", "01", "+1"):
        assert refuses("booklet", text)
    assert refuses("booklet", "x") == "'x' is not a problem number: they go from 1 to 20"


# ---- cards -----------------------------------------------------------------------------------


def test_cards(says: Callable[..., Json], run: Run) -> None:
    found = says("cards")
    assert [one["card"] for one in found] == list(range(1, 49))
    assert sum(len(one["laws"]) for one in found) == 183
    assert list(found[3]) == ["card", "title", "text", "laws"]
    assert found[3]["laws"][1] == {"letter": "b", "text": "■ is exactly 4.", "codes": 25}
    for one in found:
        assert says("cards", str(one["card"])) == one
        assert one["title"] in run("cards", str(one["card"]))[1]
    out = run("cards")[1]
    assert max(map(len, out.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_in_each_language(run: Run, says: Callable[..., Json], language: str) -> None:
    assert (says("cards", "4", "--lang", language) == says("cards", "4")) == (language == "en")
    for words in (
        ["cards"],
        ["cards", "24"],
        ["booklet"],
        ["show", EXTREME],
        ["solve", "4 9 11 14"],
    ):
        status, out, err = run(*words, "--lang", language)
        assert (status, err) == (0, "")
        assert max(map(len, out.splitlines())) <= 80


def test_cards_to_add(says: Callable[..., Json], run: Run) -> None:
    found = says("cards", "--with", "4 9 11")
    assert list(found) == ["cards", "verifiers", "add"]
    assert (found["cards"], found["verifiers"]) == ([4, 9, 11], 5)
    assert found["add"] == sorted(set(found["add"]) - {4, 9, 11})
    four = says("cards", "--with", "4 9 11", "--verifiers", "4")
    assert four["verifiers"] == 4
    possible = []
    for card in range(1, 49):
        if card not in (4, 9, 11) and main(["solve", f"4 9 11 {card}"]) == 0:
            possible.append(card)
    run("--version")  # takes what was printed
    assert four["add"] == possible
    assert says("cards", "--with", "1 5 10 15 16")["verifiers"] == 6
    assert " ".join(map(str, possible[:5])) in run("cards", "--with", "4 9 11", "--verifiers=4")[1]


def test_cards_refuses(refuses: Callable[..., str]) -> None:
    for text in ("0", "49", "-1", "x", "", "9" * 5000):
        assert refuses("cards", text)
        if text:
            assert refuses("cards", f"--with={text}")
    assert refuses("cards", "x") == "'x' is not a card number: cards go from 1 to 48"
    for text in ("04", "+4", "-4", "4 09", "4 +9", "4,9", "4b 9", "4\u00a09", "²"):
        assert "character" in refuses("cards", f"--with={text}")
        assert refuses("cards", text)
    assert "twice" in refuses("cards", "--with", "4 4")
    assert refuses("cards", "--with", "1 2 3 4 5 6")
    assert refuses("cards", "--with", "1 2 3 4 5", "--verifiers", "4")
    assert refuses("cards", "--with", "4 9", "--verifiers", "7")
    assert refuses("cards", "4", "--with", "5")
    assert refuses("cards", "--verifiers", "5")


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


# ---- as a program ----------------------------------------------------------------------------


def start(
    *words: str | bytes, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [sys.executable, "-m", "bombe", *words],
        env={**kept, "PYTHONPATH": str(SRC), **(env or {})},
        capture_output=True,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize(
    "env",
    [
        {"LANG": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
    ],
    ids=str,
)
def test_plain_terminals(env: dict[str, str]) -> None:
    done = start("cards", "4", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"4" in done.stdout
    done = start("cards", "--lang", "fr", env=env)
    assert (done.returncode, done.stderr) == (0, b"")
    rubbish = start("solve", b"4 9 \xff\xfe 14", env=env)
    assert (rubbish.returncode, rubbish.stdout) == (2, b"")
    assert rubbish.stderr.count(b"\n") == 1
    assert b"Traceback" not in rubbish.stderr


def test_json_is_the_same_everywhere() -> None:
    one = start("show", "4 9 11 14", "--json", "--lang", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert one.stdout == start("show", "4 9 11 14", "--json", "--lang", "fr").stdout
    assert json.loads(one.stdout)


def test_ascii_shapes_can_be_read() -> None:
    done = start("cards", "43", env={"PYTHONIOENCODING": "ascii"})
    assert b"^<#" in done.stdout
    assert b"^=o" in done.stdout
    assert start("check", CLASSIC, "241", env={"PYTHONIOENCODING": "ascii"}).stdout[:2] == b"+ "


def test_what_was_typed_is_escaped_where_it_cannot_be_shown() -> None:
    ascii_only = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "1"}
    done = start("cards", "é", env=ascii_only)
    assert done.stderr == rb"bombe: '\xe9' is not a card number: cards go from 1 to 48" + b"\n"
    done = start("show", "é", "--lang", "fr", env=ascii_only)
    assert b"'\\xe9'" in done.stderr
    assert b"caractere" in done.stderr  # our own words lose an accent
    done = start("cards", "é", env={"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"})
    assert "'é'".encode() in done.stderr


def test_every_sign_that_we_print_has_an_ascii_form() -> None:
    texts = [path.read_text("utf-8") for path in SRC.rglob("*.po")]
    for path in (SRC / "bombe").rglob("*.py"):
        if path.name != "stream.py":
            texts += literals(path)
    signs = {c for text in texts for c in text if not c.isascii()}
    assert [c for c in signs if c not in _PLAIN and _plain(c) == "?"] == []
    assert set(_PLAIN) - signs <= set("æÆœŒ")  # which French may need any day


def literals(path: Path) -> list[str]:
    """The texts in a source, without what documents it."""
    tree = ast.parse(path.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, documented)]
    skipped = {ast.get_docstring(node, clean=False) for node in nodes}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value not in skipped
    ]


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_closed_pipe_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "cards"],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        stdout=write,
        stderr=subprocess.PIPE,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_streams_that_are_not_there(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("sys.stdout", None)
        assert main(["cards", "4"]) == 0
    with monkeypatch.context() as patch:
        patch.setattr("sys.stderr", None)
        assert main(["nonsense"]) == 2
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is full")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bombe", "cards"],
            env={**os.environ, "PYTHONPATH": str(SRC)},
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_ctrl_c_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bombe.cli.cards.run", interrupt)
    assert run("cards") == (130, "", "")


@pytest.mark.parametrize(
    ("words", "unused"),
    [
        (["--help"], ["games", "json"]),
        (["cards", "4"], ["worlds", "generate", "ids", "box", "rules", "json"]),
        (["cards", "4", "--json"], ["worlds", "generate", "ids", "box", "rules"]),
        (["booklet"], ["worlds", "generate", "ids", "rules"]),
        (["check", CLASSIC, "241"], ["generate", "box", "rules"]),
        (["solve", "4 9 11 14"], ["generate", "box", "rules"]),
        (["show", "4 9 11 14"], ["box", "rules"]),
    ],
    ids=str,
)
def test_a_command_imports_only_what_it_uses(words: list[str], unused: list[str]) -> None:
    program = f"""
import sys
before = set(sys.modules)
from bombe.cli import main
main({words!r})
print("\\n", *(set(sys.modules) - before))
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    loaded = done.stdout.splitlines()[-1].split()
    last_names = {name.rpartition(".")[2] for name in loaded if not name.startswith("bombe.cli")}
    assert not last_names & set(unused)
    assert len(loaded) < 100
    # The heavy ones of the standard library, which nothing here needs.
    assert not {"asyncio", "shutil", "socket", "subprocess", "tempfile"} & set(loaded)
