"""The public Python interface: its names, what importing it costs, and what is written about it."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import pytest

import bombe
from bombe.agents import Episode

ROOT = Path(__file__).parents[1]
NAMES = [
    *("GAMES", "BadInput", "Difficulty", "Game", "IllegalAction", "Language", "Match", "Mode"),
    *("Outcome", "Problem", "Round", "Secret", "Transcript", "Wish", "Worlds", "__version__"),
    *("additions", "code_name", "difficulty_of", "find", "generate", "generate_on", "id_of"),
    *("parse_code", "parse_id", "parse_problem", "parse_secret", "parse_transcript"),
    *("read_source", "worlds"),
    # The mind.
    *("Box", "Claim", "Cost", "Explanation", "Graded", "Grade", "NotationError", "Par", "Review"),
    *("Step", "Strategy", "Symbol", "Why", "all_fours", "box", "explain", "four", "grade"),
    *("Ask", "Found", "machine", "read_box", "review", "sentences", "solve", "strategy", "why"),
    *("WorstCase", "worst"),
]


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ).stdout


def test_the_names_are_these() -> None:
    """To take one away or to rename it breaks somebody's program; to add one is a promise."""
    assert sorted(bombe.__all__) == sorted(NAMES)
    assert dir(bombe) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_there_and_described(name: str) -> None:
    assert getattr(bombe, name) is getattr(bombe, name)
    page = (ROOT / "docs" / "python-api.md").read_text("utf-8")
    assert f"`{name}`" in page.split("## All names")[1]


def test_the_page_promises_nothing_else() -> None:
    page = (ROOT / "docs" / "python-api.md").read_text("utf-8")
    assert sorted(re.findall(r"`(\w+)`", page.split("## All names")[1])) == sorted(NAMES)
    assert set(re.findall(r"\bbombe\.([A-Za-z_]\w*)", page)) <= {
        *NAMES,
        "agents",
        "catalogue",
        "games",
    }


def test_all_at_once() -> None:
    assert python("from bombe import *; print(*sorted(n for n in dir() if n[:2] != '__'))") == (
        " ".join(sorted(set(NAMES) - {"__version__"})) + "\n"
    )


def test_each_name_alone() -> None:
    """In an interpreter where nothing else was imported: no order of imports is needed."""
    code = "\n".join(
        [
            "import sys, bombe",
            f"for name in {NAMES!r}:",
            "    for module in [m for m in sys.modules if m.startswith('bombe.')]:",
            "        del sys.modules[module]",
            "    vars(bombe).pop(name, None) if name != '__version__' else None",
            "    getattr(bombe, name)",
        ]
    )
    assert python(code) == ""


def test_importing_it_costs_nothing() -> None:
    loaded = python("import sys, bombe; print(*sys.modules)").split()
    assert [name for name in loaded if name.startswith("bombe")] == ["bombe"]
    assert not {"argparse", "dataclasses", "gettext", "json", "random"} & {*loaded}


def test_an_unknown_name() -> None:
    with pytest.raises(AttributeError, match="module 'bombe' has no attribute 'enigma'"):
        bombe.enigma  # noqa: B018
    with pytest.raises(ImportError):
        from bombe import enigma  # noqa: F401


def test_the_example() -> None:
    failed, tried = doctest.testmod(bombe)
    assert (failed, tried >= 3) == (0, True)


FUNCTIONS = [name for name in NAMES if isinstance(getattr(bombe, name), FunctionType)]


@pytest.mark.parametrize("name", [*FUNCTIONS, "Match.legal", "Match.run"])
def test_each_function_shows_what_it_does(name: str) -> None:
    found = reduce(getattr, name.split("."), bombe)
    [test] = doctest.DocTestFinder(recurse=False).find(found, name, globs={"bombe": bombe})
    assert test.examples
    report: list[str] = []
    assert not doctest.DocTestRunner().run(test, out=report.append).failed, report


def test_the_mind_comes_without_the_web() -> None:
    code = "\n".join(
        [
            "import sys, bombe",
            "bombe.worlds('4 9 11 14')",
            "solver = 'bombe.games.turing_machine.solve' in sys.modules",
            "for name in bombe.__all__: getattr(bombe, name)",
            "bombe.solve('4 9 11 14'), bombe.review('4 9 11 14', '341 A+')",
            "bombe.why('4 9 11 14', '341 A+', '=241'), bombe.four([4, 9, 11, 14])",
            "from bombe.agents import Episode; Episode('4 9 11 14').step('ask 341 A')",
            "print(solver, *sys.modules)",
        ]
    )
    solver, *loaded = python(code).split()
    assert solver == "False"  # who asks for the worlds alone pays for them alone
    others = {"starlette", "msgspec", "asyncio", "jinja2", "PIL", "uvicorn", "argparse"}
    assert not others & {*loaded}
    assert not [one for one in loaded if one.startswith(("bombe.web", "bombe.table", "bombe.cli"))]


# --- what may be given, and what is refused -------------------------------------------------------


@pytest.mark.parametrize(
    "problem",
    [
        "4 9 11 14",
        "4b 9a 11a 14c",
        "RY8YNND",
        "booklet 1",
        bombe.parse_problem("4 9 11 14"),
        bombe.parse_secret("4b 9a 11a 14c"),
    ],
    ids=str,
)
def test_a_problem_may_be_text_or_a_value(problem: bombe.Problem | bombe.Secret | str) -> None:
    asked = bombe.parse_transcript("341 A+", problem)
    for given in ("341 A+", asked):
        assert [str(world) for world in bombe.worlds(problem, given)] == ["4b 9a 11a 14c"]
        assert bombe.solve(problem, given).cost == bombe.Cost(0, 0)
        assert bombe.strategy(problem, given).worlds == 1
        assert bombe.why(problem, given, "=241").follows
        assert bombe.explain(problem, given).code == bombe.parse_code("241")
        assert bombe.review(problem, given, declared=bombe.parse_code("241")).declared
    assert bombe.grade(problem).worlds == len(bombe.worlds(problem)) == 2
    assert bombe.difficulty_of(problem) is bombe.Difficulty.EASY
    assert len([*bombe.generate_on(problem, seed=1, count=2)]) == 2


def test_cards_may_be_text_or_numbers() -> None:
    assert bombe.four("4 9 11 14") == bombe.four((14, 4, 9, 11)) is not None
    assert bombe.four("4 9 11") is None
    assert bombe.additions("4 9 11", 4) == bombe.additions((4, 9, 11), 4)


Asked = Callable[[], object]
REFUSED: dict[str, tuple[Asked, str]] = {
    "notation": (
        lambda: bombe.worlds("4 9 9 14"),
        "'4 9 9 14', character 5: card 9 is there twice",
    ),
    "no problem": (lambda: bombe.solve("1 2 3 4"), "the cards 1 2 3 4 make no valid problem"),
    "no id": (lambda: bombe.grade("RY8YNNN"), "the id 'RY8YNNN' is mistyped"),
    "no card": (lambda: bombe.four("4 9 11 49"), "character 8: there is no card 49"),
    "the same card": (lambda: bombe.additions("4 9 4", 4), "character 5: card 4 is there twice"),
    "nothing": (lambda: bombe.grade(""), "a problem or an id is missing"),
    "other things": (
        lambda: bombe.grade(cast(str, [4, 9, 11, 14])),
        "a problem is text such as 4 9 11 14, or one of Problem, Secret, not [4, 9, 11, 14]",
    ),
    "other answers": (
        lambda: bombe.worlds("4 9 11 14", cast(str, 341)),
        "what was asked is text such as 341 B- C+; 112 A+, not 341",
    ),
    "answers of another problem": (
        lambda: bombe.worlds("4 9 11 14", bombe.Transcript((bombe.Round(0, ((4, True),)),))),
        "there is no verifier 'E': they go from A to D",
    ),
    "answers of no problem": (
        lambda: bombe.worlds("4 9 11 14", bombe.Transcript((bombe.Round(0, ((-1, True),)),))),
        "there is no verifier '': they go from A to D",
    ),
    "answers": (lambda: bombe.solve("4 9 11 14", "341 A"), "the answer of A is missing"),
    "a contradiction": (
        lambda: bombe.solve("4 9 11 14", "341 A+; 112 A+"),
        "these answers contradict each other: 341 A+, 112 A+",
    ),
    "a lie": (lambda: bombe.worlds("RY8YNND", "341 A-"), "341 A- contradicts the problem itself"),
    "a claim": (lambda: bombe.why("4 9 11 14", "", "4b"), "'4b' is not a claim"),
    "another's claim": (
        lambda: bombe.why("4 9 11 14", "", bombe.Claim("5a", True)),
        "'5a' cannot be marked: a criterion is 4a",
    ),
    "a code": (lambda: bombe.review("4 9 11 14", "", "361"), "'361' is not a code"),
    "an index": (
        lambda: bombe.review("4 9 11 14", "", 125),
        "a code is text such as 341, or its index from 0 to 124, not 125",
    ),
    "no secret": (lambda: bombe.machine("4 9 11 14"), "'4 9 11 14' does not say which criteria"),
    "a level": (
        lambda: bombe.machine("RY8YNND", "grand"),
        "'grand' is not possible for level; choose from plain, clever, optimal",
    ),
    "a kind": (
        lambda: bombe.worst("4 9 11 14", kind="luck"),
        "'luck' is not possible for kind; choose from rounds, questions",
    ),
    "a worst case": (
        lambda: bombe.strategy("4 9 11 14", worst=cast(str, True)),
        "True is not possible for worst; choose from rounds, questions",
    ),
    "a symbol": (lambda: bombe.box("RY8YNND", "star"), "there is no symbol 'star'"),
    "a set-up": (
        lambda: bombe.read_box("4 9 11 14", [447, 646, 566, 293]),
        "this is not a valid set-up: no code passes all the verifiers",
    ),
    "few numbers": (lambda: bombe.read_box("4 9 11 14", [447]), "'4 9 11 14' has 4 verifiers"),
}


def _run(**given: object) -> object:
    return bombe.Match.new(bombe.find("turing_machine"), seed=1).run(**cast(Any, given))


def _match(seats: object) -> object:
    return bombe.Match.new(bombe.find("turing_machine"), seats=cast(Any, seats))


CARDS = "4 9 11 14"
WISH = bombe.Wish(verifiers=4)
OTHER: Any = 5
NONE: Any = None
OTHER_KINDS: dict[str, list[Asked]] = {
    "5 is not text": [
        lambda: bombe.parse_problem(OTHER),
        lambda: bombe.parse_secret(OTHER),
        lambda: bombe.parse_transcript(OTHER, CARDS),
        lambda: bombe.parse_code(OTHER),
        lambda: bombe.parse_id(OTHER),
        lambda: bombe.read_source(OTHER),
        lambda: bombe.find(OTHER),
    ],
    "numbers: 5 is not a list of whole numbers": [lambda: bombe.read_box(CARDS, OTHER)],
    "numbers: '447 646' is not a list": [lambda: bombe.read_box(CARDS, cast(Any, "447 646"))],
    "numbers: [[447], 646, 566, 322] is not a list": [
        lambda: bombe.read_box(CARDS, cast(Any, [[447], 646, 566, 322]))
    ],
    "cards: None is not a list of whole numbers": [
        lambda: bombe.four(NONE),
        lambda: bombe.additions(NONE, verifiers=4),
    ],
    "cards: [4, 9, True] is not a list": [lambda: bombe.additions([4, 9, True], verifiers=4)],
    "a problem has 4, 5 or 6 verifiers, not 4.0": [
        lambda: bombe.additions("4 9 11", verifiers=cast(Any, 4.0))
    ],
    "seconds: 'x' is not a number": [
        lambda: bombe.solve(CARDS, seconds=cast(Any, "x")),
        lambda: bombe.strategy(CARDS, seconds=cast(Any, "x")),
        lambda: bombe.grade(CARDS, seconds=cast(Any, "x")),
        lambda: bombe.review(CARDS, "341 A+", seconds=cast(Any, "x")),
        lambda: bombe.why(CARDS, "341 A+", "=241", seconds=cast(Any, "x")),
        lambda: bombe.explain(CARDS, "341 A+", seconds=cast(Any, "x")),
        lambda: bombe.machine("RY8YNND", seconds=cast(Any, "x")),
    ],
    "seconds: nan is not a number": [lambda: bombe.solve(CARDS, seconds=float("nan"))],
    "seconds: 1000": [lambda: bombe.solve(CARDS, seconds=10**400)],
    "wish: 'easy' is not of the kind Wish": [lambda: bombe.generate(cast(Any, "easy"))],
    "effort: 5 is not two numbers, the lower one first": [
        lambda: bombe.generate(WISH, effort=OTHER)
    ],
    "effort: (5, 1) is not two numbers": [lambda: bombe.generate(WISH, effort=(5, 1))],
    "luck: (nan, 1) is not two numbers": [lambda: bombe.generate(WISH, luck=(float("nan"), 1))],
    "luck: ('0', 1) is not two numbers": [lambda: bombe.generate(WISH, luck=cast(Any, ("0", 1)))],
    "luck: (0,) is not two numbers": [lambda: bombe.generate(WISH, luck=cast(Any, (0,)))],
    "luck: False is not two numbers": [lambda: bombe.generate(WISH, luck=cast(Any, False))],
    "a count is 1 or more, not 1.5": [
        lambda: bombe.generate(WISH, count=cast(Any, 1.5)),
        lambda: bombe.generate_on(CARDS, count=cast(Any, 1.5)),
        lambda: Episode(CARDS, rounds=cast(Any, 1.5)),
    ],
    "a count is 1 or more, not '3'": [
        lambda: bombe.generate(WISH, count=cast(Any, "3")),
        lambda: Episode(CARDS, rounds=cast(Any, "3")),
    ],
    "step: 5 is not of the kind Step": [lambda: bombe.sentences(OTHER, CARDS)],
    "index: 200 is not a whole number from 0 to 124": [lambda: bombe.code_name(200)],
    "index: -1 is not a whole number": [lambda: bombe.code_name(-1)],
    "index: '341' is not a whole number": [lambda: bombe.code_name(cast(Any, "341"))],
    "a code is text such as 341, or its index from 0 to 124, not True": [
        lambda: bombe.review(CARDS, "341 A+", declared=True)
    ],
    "a code is text such as 341, or its index from 0 to 124, not 1.0": [
        lambda: bombe.review(CARDS, "341 A+", declared=cast(Any, 1.0))
    ],
    "5 is not possible for players; choose from plain": [
        lambda: _run(players=5),
        lambda: _run(players={0: 5}),
    ],
    "most: 'x' is not a whole number from 0 on": [lambda: _run(players="plain", most="x")],
    "Turing Machine has 1 to 40 seats, not 2.0": [lambda: _match(seats=2.0)],
    "Turing Machine has 1 to 40 seats, not True": [lambda: _match(seats=True)],
}


@pytest.mark.parametrize("sentence", OTHER_KINDS)
def test_what_is_of_another_kind_is_said_in_a_sentence(sentence: str) -> None:
    for ask in OTHER_KINDS[sentence]:
        with pytest.raises(bombe.BadInput, match=re.escape(sentence)) as caught:
            ask()
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("game", ["turing_machine", "imitation"])
def test_only_a_seat_that_there_is_sees_and_acts(game: str) -> None:
    match = bombe.Match.new(bombe.find(game), seats=4, seed=1)
    for seat in (4, -1, True, "0", 0.0):
        for ask in (match.view, match.legal):
            with pytest.raises(bombe.BadInput, match=re.escape(f"seat: {seat!r} is not a whole")):
                ask(cast(Any, seat))
    for seat in (4, -1, "0"):
        with pytest.raises(bombe.IllegalAction, match="That seat is not at this table"):
            match.play(cast(Any, seat), "ask 341 A")
    with pytest.raises(bombe.BadInput):
        match.legal(NONE)
    assert match.view(None)["seats"]
    with pytest.raises(bombe.IllegalAction, match="An action is one line of plain text"):
        match.play(0, NONE)


def test_numbers_of_another_library_are_numbers() -> None:
    class Five:
        def __index__(self) -> int:
            return 5

    assert bombe.code_name(cast(Any, Five())) == "121"
    assert bombe.grade(CARDS, seconds=cast(Any, Five())).proved


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_wrong_is_said_in_a_sentence(name: str) -> None:
    ask, sentence = REFUSED[name]
    with pytest.raises(bombe.BadInput, match=re.escape(sentence)) as caught:
        ask()
    assert isinstance(caught.value, ValueError)
    assert "\n" not in str(caught.value)


def test_the_notation_says_where() -> None:
    with pytest.raises(bombe.NotationError) as caught:
        bombe.why("4 9 11 14", "341 X+", "=241")
    assert caught.value.position == 5


def test_values_are_short_and_honest_in_a_console() -> None:
    shown = {
        repr(bombe.worlds("? 4 9 11 14", "341 A+")),
        repr(bombe.worlds("4 9 11 14", "341 A+")),
        repr(bombe.solve("4 9 11 14", "341 A+")),
        repr(bombe.parse_transcript("341 A+; 112;", "4 9 11 14")),
        repr(bombe.parse_transcript("341 A+", "4 9 11 14").rounds[0]),
        repr(bombe.worlds("4 9 11 14").laws[0]),
        repr(bombe.strategy("4 9 11 14", "341 A+")),
        repr(bombe.strategy("4 9 11 14", "341 A+", worst="rounds")),
        repr(bombe.worst("4 9 11 14")),
        repr(bombe.review("4 9 11 14", "341 A+")),
        repr(bombe.why("4 9 11 14", "", "-111")),
        repr(bombe.why("4 9 11 14", "", "=241")),
    }
    assert shown == {
        "Worlds(? 4 9 11 14: 24 worlds, 2 codes)",
        "Worlds(4 9 11 14: 1 world, 1 code)",
        "Par(1 world: 0 rounds, 0 questions, proved)",
        "Transcript(341 A+; 112;)",
        "Round(341 A+)",
        "[Law(4a), Law(4b)]",
        "Strategy(4 9 11 14; 341 A+: 1 world, 0 rounds, 0 questions, proved)",
        "Strategy(4 9 11 14; 341 A+: 1 world, 0 rounds, 0 questions; worst case 0 rounds, proved)",
        "WorstCase(1 round, proved)",
        "Review(1 round, 1 question, proved)",
        "Why(-111 follows from the cards)",
        "Why(=241 does not follow: 4a 9a 11b 14c)",
    }
    # What was not proved is not called so.
    unproved = bombe.Par(3, bombe.Cost(6, 9), bombe.Cost(5, 8), (65, 1))
    assert repr(unproved) == (
        "Par(3 worlds: 6 rounds, 9 questions at most, 5 rounds, 8 questions at least; ask 341 B)"
    )
    found = bombe.strategy("4 9 11 14", worst="questions")
    assert found.worst is not None
    unsure = replace(found, worst=replace(found.worst, most=5, least=4))
    assert repr(unsure) == (
        "Strategy(4 9 11 14: 2 worlds, 2 rounds, 2 questions;"
        " worst case 5 questions at most, 4 at least)"
    )


def test_the_newest_version_is_in_the_changes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+)\b", changes, re.MULTILINE)
    assert newest
    assert newest[1] == bombe.__version__
