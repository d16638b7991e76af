"""Whole strategies: the tree is a way to play, costs what is claimed, and is written down right."""

import json
import os
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bombe.cli import main
from bombe.cli.commands.strategy import as_picture, as_text
from bombe.games.turing_machine.booklet import BOOKLET
from bombe.games.turing_machine.careful import careful_strategy, taken
from bombe.games.turing_machine.codes import CODES, INDEX
from bombe.games.turing_machine.problem import (
    QUESTIONS_A_ROUND,
    VERIFIERS,
    Transcript,
    parse_problem,
    parse_transcript,
)
from bombe.games.turing_machine.solve import Cost, solve
from bombe.games.turing_machine.strategy import Ask, Found, Node, Strategy, nodes, strategy
from bombe.games.turing_machine.worlds import worlds
from bombe.games.turing_machine.worst import worst_case
from bombe.games.turing_machine.worst_search import Worst
from bombe.text import ENGLISH, LANGUAGES, BadInput, T, language

LONG = 1000.0
DOCS = Path(__file__).parents[3] / "docs"
PROBLEMS = [str(printed.problem) for printed in BOOKLET] + [
    "33 40 43 45",
    "15+16 23+8 46+13 34+17 9+37",
    "28+14 19+6 27+16 9+47 20+21",
    "23+47 42+1 2+10 16+13",  # where what looks best is not
    "38+22 9+15 19+29 7+21",
    "18 31 34 40 43",  # where a round goes on with the proposal of the round before
    "34+24 4+18 1+5 3+27 22+6",
    "? 4 9 11 14",
    "? 4 9 12 16",
]
ASKED = [  # problem, transcript
    ("3 7 10 14", "212 C+"),
    ("3 7 10 14", "212 C+;"),
    ("3 7 10 14", "132 A+ B- C-"),
    ("4 9 11 14", "341 A+"),
    ("? 4 9 11 14", "113 A-; 224 B-"),
    ("33 40 43 45", "212 C- D+"),
]
CASES = [(text, "") for text in PROBLEMS] + ASKED
EVERY = pytest.mark.parametrize(("text", "asked"), CASES)


@cache
def made(text: str, asked: str = "", seconds: float = LONG) -> Strategy:
    return strategy(parse_problem(text), asked, seconds)


def rounds_of(asked: str, text: str) -> list[tuple[int, list[int]]]:
    """The rounds before, as (proposal, verifiers asked)."""
    rounds = parse_transcript(asked, parse_problem(text)).rounds
    return [(one.code, [verifier for verifier, _ in one.answers]) for one in rounds]


def check_rounds(node: Node, rounds: list[tuple[int, list[int]]]) -> None:
    """Every way down the tree obeys the rules of a round."""
    if isinstance(node, Found):
        return
    if node.begins:
        rounds = [*rounds, (node.proposal, [])]
    *before, (proposal, verifiers) = rounds
    assert node.round == len(rounds)
    assert node.proposal == proposal
    assert node.verifier not in verifiers
    assert len(verifiers) < QUESTIONS_A_ROUND
    assert node.worlds == node.yes.worlds + node.no.worlds
    for child in (node.yes, node.no):
        assert child.worlds > 0
        check_rounds(child, [*before, (proposal, [*verifiers, node.verifier])])


@EVERY
def test_every_world_reaches_its_code(text: str, asked: str) -> None:
    check_worlds(made(text, asked), text, asked)


def check_worlds(found: Strategy, text: str, asked: str) -> None:
    check_rounds(found.tree, rounds_of(asked, text))
    problem = parse_problem(text)
    left = worlds(problem, parse_transcript(asked, problem))
    assert found.worlds == len(left)
    rounds = questions = 0
    reached: dict[int, int] = {}
    for world in left:
        node = found.tree
        while isinstance(node, Ask):
            rounds += node.begins
            questions += 1
            node = node.yes if world.answer(node.proposal, node.verifier) else node.no
        assert node.code == world.code
        reached[id(node)] = reached.get(id(node), 0) + 1
    for node in nodes(found.tree):
        if isinstance(node, Found):
            assert reached[id(node)] == node.worlds
    if isinstance(found.tree, Ask):
        assert found.cost == Cost(rounds, questions)


@EVERY
def test_it_costs_the_par(text: str, asked: str) -> None:
    found = made(text, asked)
    problem = parse_problem(text)
    transcript = parse_transcript(asked, problem)
    par = solve(worlds(problem, transcript), transcript, LONG)
    assert found.proved
    assert par.proved
    assert found.cost == par.cost == found.lower
    if isinstance(found.tree, Ask):
        assert (found.tree.proposal, found.tree.verifier) == par.best


def test_without_time_it_says_that_nothing_is_proved() -> None:
    found = made("? 3 7 10 14", "", 0.0)
    check_rounds(found.tree, [])
    assert not found.proved
    assert found.lower <= Cost(381, 1031) < found.cost
    assert "(not proved: at least" in as_text(found, ENGLISH)
    assert found.as_json()["lower"] == {
        "rounds": found.lower.rounds,
        "questions": found.lower.questions,
    }


def test_contradicting_answers_have_no_strategy() -> None:
    with pytest.raises(BadInput, match="contradict"):
        strategy(parse_problem("4 9 11 14"), "341 C+; 112 A+", 0.0)


# ---- in the worst case -------------------------------------------------------------------------

IN_THE_WORST_CASE = [  # where the best strategy on average is not always the best in the worst case
    ("3 7 10 14", ""),
    ("3 7 10 14", "212 C+"),
    ("33 40 43 45", "212 C- D+"),
    ("33 40 43 45", ""),
    ("15+16 23+8 46+13 34+17 9+37", ""),
    ("? 4 9 12 16", ""),
    ("4 9 18 20", ""),
]


@cache
def careful(text: str, asked: str, kind: Worst, seconds: float = LONG) -> Strategy:
    return careful_strategy(parse_problem(text), asked, kind, seconds)


@pytest.mark.parametrize("kind", Worst)
@pytest.mark.parametrize(("text", "asked"), IN_THE_WORST_CASE)
def test_it_takes_no_more_than_what_suffices(text: str, asked: str, kind: Worst) -> None:
    found = careful(text, asked, kind)
    check_worlds(found, text, asked)
    problem = parse_problem(text)
    transcript = parse_transcript(asked, problem)
    case = worst_case(worlds(problem, transcript), transcript, kind, LONG)
    assert found.worst == case
    assert case.proved
    if isinstance(found.tree, Ask):
        assert taken(found.tree, kind) == case.most
    average = made(text, asked)
    assert found.cost >= average.cost
    if taken(average.tree, kind) == taken(found.tree, kind):
        assert found.tree == average.tree
    data = json.loads(json.dumps(found.as_json()))
    assert read_back(data["tree"], len(rounds_of(asked, text))) == found.tree
    assert data["worst"] == case.as_json()
    assert (data["proved"], "lower" in data) == (True, False)


def test_the_worst_case_may_cost_on_average() -> None:
    for kind in Worst:
        assert careful("33 40 43 45", "", kind).cost > made("33 40 43 45").cost


def test_without_time_the_worst_case_is_not_proved_either() -> None:
    found = careful("? 3 7 10 14", "", Worst.QUESTIONS, 0.0)
    check_rounds(found.tree, [])
    assert found.worst is not None
    assert found.worst.least <= 6 < found.worst.most == taken(found.tree, Worst.QUESTIONS)
    assert "(not proved: at least" in as_text(found, ENGLISH)
    assert found.as_json()["worst"] == found.worst.as_json()
    assert found.as_json()["proved"] is False


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_worst_case_in_words(code: str) -> None:
    tongue = language(code)
    found = careful("33 40 43 45", "", Worst.ROUNDS)
    assert found.worst is not None
    text = " ".join(as_text(found, tongue).split())
    assert tongue.say(found.worst.words) in text
    assert tongue.say(T("No strategy has a better worst case.")) in text
    check_picture(found)


# ---- what is written -------------------------------------------------------------------------


def read_back(data: dict[str, object], round_before: int) -> Node:
    """A node from its JSON."""
    worlds_left = data["worlds"]
    assert isinstance(worlds_left, int)
    if "code" in data:
        return Found(INDEX[str(data["code"])], worlds_left)
    number, yes, no = data["round"], data["yes"], data["no"]
    assert isinstance(number, int)
    assert isinstance(yes, dict)
    assert isinstance(no, dict)
    return Ask(
        INDEX[str(data["proposal"])],
        VERIFIERS.index(str(data["verifier"])),
        number,
        number != round_before,
        worlds_left,
        read_back(yes, number),
        read_back(no, number),
    )


@EVERY
def test_json_round_trip(text: str, asked: str) -> None:
    found = made(text, asked)
    data = json.loads(json.dumps(found.as_json()))
    assert read_back(data["tree"], len(rounds_of(asked, text))) == found.tree
    assert data["problem"] == text
    assert Cost(data["rounds"], data["questions"]) == found.cost
    assert (data["worlds"], data["proved"]) == (found.worlds, True)
    assert data.get("asked", "") == asked


@pytest.mark.parametrize("code", LANGUAGES)
@EVERY
def test_text_is_narrow_and_complete(text: str, asked: str, code: str) -> None:
    found = made(text, asked)
    lines = as_text(found, language(code)).splitlines()
    assert max(map(len, lines)) <= 80
    lines = lines[len(lines) - lines[::-1].index("") :]  # what is below the words
    drawn = [line for line in lines if re.search(r" = [1-5]{3} | [1-5]{3} [A-F] ", line)]
    if isinstance(found.tree, Ask):
        for node, line in zip(nodes(found.tree), drawn, strict=True):
            assert line.endswith(f" {node.worlds}")
            if isinstance(node, Found):
                assert f"= {CODES[node.code]} " in line
            else:
                assert f" {CODES[node.proposal]} {VERIFIERS[node.verifier]} " in line
                number = line[: len(language(code).say(T("round")))].strip()
                assert number == (str(node.round) if node.begins else "")


def test_deep_trees_fit_too() -> None:
    tree: Node = Found(0, 1)
    for depth in range(35, 0, -1):
        begins = (depth - 1) % 3 == 0
        tree = Ask(1, depth % 3, (depth + 2) // 3, begins, 40 - depth, tree, Found(2, 1))
    found = Strategy(parse_problem("3 7 10 14"), Transcript(), tree, Cost(0, 0))
    assert max(map(len, as_text(found, ENGLISH).splitlines())) <= 80
    check_picture(found)


SVG = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]  # left, top, right, bottom


def line_ends(path: str) -> tuple[tuple[float, float], tuple[float, float]]:
    number = r"(-?[\d.]+)"
    found = re.fullmatch(rf"M{number} {number}h.*V{number}q0 {number} .*H{number}", path)
    assert found, path
    x, y, low, bend, end = map(float, found.groups())
    return (x, y), (end, round(low + bend, 1))


def check_picture(found: Strategy) -> None:
    root = ElementTree.fromstring(as_picture(found, ENGLISH))
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    boxes: dict[str, list[tuple[Box, str]]] = {"question": [], "code": []}
    for group in root.iter(f"{SVG}g"):
        left, top, wide, high = map(float, group.attrib["data-box"].split())
        words = "".join(text.text or "" for text in group.iter(f"{SVG}text"))
        boxes[group.attrib["class"]].append(((left, top, left + wide, top + high), words))
    everything = sorted(box for kind in boxes.values() for box, _ in kind)
    for left, top, right, bottom in everything:
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height
    # In a column, sorted by left and then top, each ends before the next begins; columns follow
    # each other with room for the answers.
    for one, two in pairwise(everything):
        if one[0] == two[0]:
            assert one[3] < two[1]
        else:
            assert one[2] + 40 <= two[0]
    asks = [node for node in nodes(found.tree) if isinstance(node, Ask)]
    leaves = [node for node in nodes(found.tree) if isinstance(node, Found)]
    assert sorted(words for _, words in boxes["question"]) == sorted(
        CODES[node.proposal] + VERIFIERS[node.verifier] for node in asks
    )
    assert [words[:3] for _, words in sorted(boxes["code"])] == [CODES[one.code] for one in leaves]
    marks = [element.attrib.get("class") for element in root.iter()]
    legend = 1 if asks else 0
    assert marks.count("yes") == marks.count("no") == len(asks) + legend
    assert marks.count("line") == 2 * len(asks) + legend
    assert marks.count("band") == len({node.round for node in asks})
    assert not list(root.iter(f"{SVG}script"))
    # One line to the left edge of everything but the first question, from a right edge.
    paths = [element.attrib["d"] for element in root.iter() if element.get("class") == "line"]
    lines = [line_ends(path) for path in paths[: 2 * len(asks)]]
    lefts = [(one[0], round((one[1] + one[3]) / 2, 1)) for one in everything]
    rights = [(box[2], round((box[1] + box[3]) / 2, 1)) for box, _ in boxes["question"]]
    assert sorted(end for _, end in lines) == sorted(lefts)[1:]
    assert sorted(start for start, _ in lines) == sorted([*rights, *rights])


@EVERY
def test_pictures(text: str, asked: str) -> None:
    check_picture(made(text, asked))


def test_a_large_picture() -> None:
    check_picture(made("13+9 11+40 18+7 43+15", "", 0.0))


# ---- the command -----------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["strategy", *words])
    out, err = capsys.readouterr()
    assert bool(err) is bool(status)
    return status, out + err


def test_the_suffix_says_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = made("3 7 10 14")
    for name, wanted in (
        ("a.txt", as_text(found, ENGLISH)),
        ("a.svg", as_picture(found, ENGLISH)),
        ("A.SVG", as_picture(found, ENGLISH)),
    ):
        out = tmp_path / name
        assert run(capsys, "3 7 10 14", "--out", str(out)) == (
            0,
            f"Expected 1.29 rounds, 2.86 questions (proved). Written to {out}.\n",
        )
        assert out.read_text("utf-8") == wanted
    out = tmp_path / "a.json"
    assert run(capsys, "3 7 10 14", "--out", str(out), "--asked", "212 C+", "--json") == (
        0,
        '{"problem":"3 7 10 14","rounds":2,"questions":5,"worlds":3,"proved":true,'
        f'"out":"{out}"}}\n',
    )
    assert json.loads(out.read_bytes()) == made("3 7 10 14", "212 C+").as_json()
    assert len(os.listdir(tmp_path)) == 4


def test_the_worst_case_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.json"
    words = ("3 7 10 14", "--out", str(out), "--worst", "questions")
    assert run(capsys, *words) == (
        0,
        "Whatever the answers, 3 questions are enough (proved). "
        f"Expected 1.29 rounds, 2.86 questions. Written to {out}.\n",
    )
    assert run(capsys, *words, "--json") == (
        0,
        '{"problem":"3 7 10 14","rounds":9,"questions":20,"worlds":7,"proved":true,'
        f'"worst":{{"questions":3,"proved":true}},"out":"{out}"}}\n',
    )
    assert json.loads(out.read_bytes())["worst"] == {"questions": 3, "proved": True}


def test_an_id_is_its_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "a.txt"
    run(capsys, "RY8YNND", "--out", str(out))
    assert out.read_text("utf-8") == as_text(made("4 9 11 14"), ENGLISH)


@pytest.mark.parametrize(
    ("out", "sentence"),
    [
        ("a.pdf", r"--out: '.*a\.pdf' must end in one of \.txt, \.json, \.svg"),
        ("txt", "must end in one of"),
        ("missing/a.txt", "--out: there is no folder '.*missing'"),
        ("folder.svg", r"--out: '.*folder\.svg' is a folder"),
        ("x" * 300 + ".txt", "cannot be written: "),
        ("a\0.txt", "cannot be written: "),
        ("file/a.txt", "--out: there is no folder"),
    ],
)
def test_what_cannot_be_written(
    out: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "file").touch()
    status, text = run(capsys, "4 9 11 14", "--out", f"{tmp_path}/{out}")
    assert status == 2
    assert text.count("\n") == 1
    assert re.search(sentence, text)
    assert sorted(os.listdir(tmp_path)) == ["file", "folder.svg"]


def test_a_failure_leaves_what_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "a.txt"
    out.write_text("old")

    def full(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    status, text = run(capsys, "4 9 11 14", "--out", str(out))
    assert (status, out.read_text()) == (2, "old")
    assert text.endswith("cannot be written: No space left on device\n")
    assert os.listdir(tmp_path) == ["a.txt"]


def test_a_link_stays_a_link(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "link.txt").symlink_to("real.txt")
    assert run(capsys, "4 9 11 14", "--out", str(tmp_path / "link.txt"))[0] == 0
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text("utf-8") == as_text(made("4 9 11 14"), ENGLISH)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["4 9 11 14"], "--out is missing"),
        (["4 9 11 14", "--out", "a.txt", "--worst", "luck"], "'luck' is not one of rounds, quest"),
        (["1 2 3 4", "--out", "a.txt"], "make no valid problem"),
        (["4 9 11 14", "--out", "a.txt", "--time", "soon"], "--time: 'soon' is not a number"),
        (["4 9 11 14", "--out", "a.txt", "--asked", "341 E+"], "a verifier from A to D"),
        (["4 9 11 14", "--out", "a.txt", "--asked", "341 C+; 112 A+"], "contradict each other"),
    ],
)
def test_bad_input(
    words: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    status, text = run(capsys, *words)
    assert status == 2
    assert sentence in text
    assert not os.listdir(tmp_path)


def test_the_documents_show_what_is_written() -> None:
    found = made("3 7 10 14")
    assert f"```text\n{as_text(found, ENGLISH)}```" in (DOCS / "command-line.md").read_text("utf-8")
    drawn = (DOCS / "pictures" / "strategy.svg").read_text("utf-8")
    assert drawn == as_picture(found, ENGLISH), "bombe strategy '3 7 10 14' --out …/strategy.svg"
