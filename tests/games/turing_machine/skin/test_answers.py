"""What the page of the end asks: the worlds before and after each question."""

import json
import re

import pytest

from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import INDEX
from bombe.games.turing_machine.problem import (
    VERIFIERS,
    parse_problem,
    parse_secret,
    parse_transcript,
)
from bombe.games.turing_machine.skin.answers import (
    ANSWERS,
    MOST_LINES,
    MOST_QUESTIONS,
    deduced,
    lines,
)
from bombe.games.turing_machine.worlds import Worlds
from bombe.text import BadInput
from bombe.web.skins import skin_of

SECRET = parse_secret("4b 9a 11a 14c")
PROBLEM = "4 9 11 14"


def transcript(*rounds: tuple[str, str]) -> str:
    """What the verifiers of the secret answer."""
    return "; ".join(
        " ".join(
            [code, *(v + "-+"[SECRET.answer(INDEX[code], VERIFIERS.index(v))] for v in letters)]
        )
        for code, letters in rounds
    )


@pytest.mark.parametrize("game", ["turing_machine", "imitation"])
def test_the_board_has_all_the_words_it_may_say(game: str) -> None:
    """Those that only the pages beside it say come with these."""
    skin = skin_of(game)
    assert skin
    script = skin.files["skin.js"].decode()
    known, every = (json.loads(skin.files[name])["words"] for name in ("data.en", "pages.en"))
    begun = tuple(re.findall(r"`([a-z_]+)\$\{[^`]*`", script))  # what a script puts together
    aside = every.keys() - known.keys()
    said = {key for key in aside if re.search(rf"[\"'`]{key}[\"'`]", script)}
    assert said | {key for key in aside if key.startswith(begun)} == set()


def test_the_worlds_are_counted_before_and_after_each_question() -> None:
    told = lines({"problem": PROBLEM, "transcripts": [transcript(("341", "AB"), ("112", "CD"))]})
    (line,) = told["lines"]
    assert [(one["proposal"], one["verifier"]) for one in line] == [
        *(("341", "A"), ("341", "B")),
        *(("112", "C"), ("112", "D")),
    ]
    # By definition: how many of all worlds give every answer so far.
    every = list(Worlds(parse_problem(PROBLEM)))
    assert told["worlds"] == line[0]["before"] == len(every)
    for number, one in enumerate(line):
        agree = [
            world
            for world in every
            if all(
                world.answer(INDEX[past["proposal"]], VERIFIERS.index(past["verifier"]))
                is past["passed"]
                for past in line[: number + 1]
            )
        ]
        assert one["after"] == len(agree)
        if number:
            assert one["before"] == line[number - 1]["after"]
    assert line[-1]["after"] < line[0]["before"]


def test_a_question_that_says_nothing_leaves_as_many() -> None:
    twice = transcript(("341", "A"), ("341", "A"))
    (line,) = lines({"problem": PROBLEM, "transcripts": [twice]})["lines"]
    assert line[1]["before"] == line[1]["after"] == line[0]["after"]


def test_answers_that_cannot_be_leave_no_world() -> None:
    (line,) = lines({"problem": PROBLEM, "transcripts": ["341 A+; 341 A-; 112 B+"]})["lines"]
    assert [one["after"] for one in line][1:] == [0, 0]


def test_nothing_asked_is_an_empty_line() -> None:
    told = lines({"problem": PROBLEM, "transcripts": ["", ""]})
    assert told["lines"] == [[], []]
    assert lines({"problem": PROBLEM, "transcripts": []})["worlds"] == told["worlds"]


def test_nightmare_counts_the_seatings_too() -> None:
    classic = lines({"problem": PROBLEM, "transcripts": []})["worlds"]
    assert lines({"problem": f"? {PROBLEM}", "transcripts": []})["worlds"] == 24 * classic


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"problem": PROBLEM},
        {"problem": 4, "transcripts": []},
        {"problem": "4 9", "transcripts": []},
        {"problem": PROBLEM, "transcripts": "341 A+"},
        {"problem": PROBLEM, "transcripts": [7]},
        {"problem": PROBLEM, "transcripts": ["341 X+"]},
        {"problem": PROBLEM, "transcripts": [""] * (MOST_LINES + 1)},
        {"problem": PROBLEM, "transcripts": ["; ".join(["341 A+"] * (MOST_QUESTIONS + 1))]},
        {"problem": PROBLEM, "transcripts": [" " * 2000]},
    ],
)
def test_anything_else_is_refused(asked: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        ANSWERS["lines"](asked)


def test_as_much_as_is_allowed_is_answered() -> None:
    most = "; ".join(["341 A+"] * MOST_QUESTIONS)
    told = lines({"problem": PROBLEM, "transcripts": [most] * MOST_LINES})
    assert [len(line) for line in told["lines"]] == [MOST_QUESTIONS] * MOST_LINES


def test_what_answers_leave_is_what_all_worlds_say_that_agree() -> None:
    text = transcript(("341", "AB"))
    told = deduced({"problem": PROBLEM, "transcript": text})
    answers = parse_transcript(text, parse_problem(PROBLEM)).answers()
    agree = list(Worlds(parse_problem(PROBLEM), answers))
    held = {law.name for world in agree for law in world.laws}
    every = {law.name for card in (4, 9, 11, 14) for law in CARDS[card].laws}
    assert told["worlds"] == len(agree)
    assert told["codes"] == len({world.code for world in agree})
    assert set(told["struck"]) == every - held
    assert lines({"problem": PROBLEM, "transcripts": [text]})["codes"] == [told["codes"]]


@pytest.mark.parametrize("told", ["3 9 13 17", "? 3 9 13 17", "11+43 2+26 9+45 7+18"])
@pytest.mark.parametrize("text", ["", "341 B-", "111 C-"])
def test_a_law_is_struck_wherever_it_is_printed(told: str, text: str) -> None:
    """Also one that no problem can hold, and one that is printed on both cards of a verifier."""
    problem = parse_problem(told)
    left = Worlds(problem, parse_transcript(text, problem).answers()).tuples
    assert left
    assert {*deduced({"problem": told, "transcript": text})["struck"]} == {
        law.name
        for group, cards in enumerate(problem.groups)
        for card in cards
        for law in CARDS[card].laws
        if all(laws[group].codes != law.codes for laws in left)
    }
