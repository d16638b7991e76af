"""`bombe review`: its JSON, what it refuses, and what people read; reviews after a match."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction

import pytest

from bombe.cli.match_reviews import match_reviews, print_match_reviews, short_lines
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.machine import Level, played
from bombe.games.turing_machine.problem import Mode, parse_secret
from bombe.games.turing_machine.review_lines import Sum, sums
from bombe.games.turing_machine.rules import TuringMachine
from bombe.games.turing_machine.state import State
from bombe.match import Match
from bombe.text import ENGLISH, LANGUAGES, language
from support.commands import (
    CLASSIC,
    SECRETS,
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)
from support.review_games import games

SAMPLE = (
    '{"worlds":7,"proved":true,"par":{"rounds":9,"questions":20},"steps":[{"round":1,"proposal":'
    '"341","verifier":"B","answer":"+","before":{"worlds":7,"rounds":9,"questions":20},"asked":'
    '{"rounds":9,"questions":21},"after":{"worlds":2,"rounds":0,"questions":2},"best":{"proposal":'
    '"212","verifier":"C"},"regret":{"rounds":"0","questions":"1/7"},"luck":{"rounds":"2/7",'
    '"questions":"1"},"proved":true}],"cost":{"rounds":1,"questions":1},"regret":{"rounds":"0",'
    '"questions":"1/7"},"luck":{"rounds":"2/7","questions":"1"},"open":true}\n'
)
LEFT = re.compile(r"par (\S+) ([+−]) \S+ (\S+) ([+−]) \S+ (\S+) = (\d+)(?: \+ (\S+))?")


# --- for programs --------------------------------------------------------------------------------


def test_json(run: Run) -> None:
    assert run("review", "3 7 10 14", "--asked", "341 B+", "--json") == (0, SAMPLE, "")
    assert run("review", "3 7 10 14", "--asked", "341 B+;", "--json") == (0, SAMPLE, "")


def test_a_declared_code(says: Callable[..., Json], refuses: Callable[..., str]) -> None:
    words = "review", "3 7 10 14", "--asked", "341 B+", "--declared"
    assert says(*words, "431")["declared"] == {"code": "431", "right": "1/2"}
    assert says(*words, "111")["declared"] == {"code": "111", "right": "0"}
    for text in ("361", "", "4311", "abc"):
        assert "is not a code" in refuses(*words, text)


def test_whatever_names_the_problem(says: Callable[..., Json]) -> None:
    """The answer that a secret or an id knows changes nothing of what the player could know."""
    told = says("review", "4 9 11 14", "--asked", "341 A+")
    for name in (CLASSIC, "RY8YNND", "booklet 1"):
        assert says("review", name, "--asked", "341 A+") == told
    for text in SECRETS:
        assert says("review", text, "--time", "1")["steps"] == []
    assert says("review", "4 9 11 14") == says("review", "4 9 11 14", "--asked", "")


def test_what_it_refuses(refuses: Callable[..., str]) -> None:
    for name in (CLASSIC, "RY8YNND", "booklet 1"):
        assert refuses("review", name, "--asked", "341 A+; 112 B-") == (
            "112 B- contradicts the problem itself: there B says ✓ to 112"
        )
    words = "review", "4 9 11 14", "--asked"
    assert refuses(*words, "341 B- C+; 112 A+; 555 D-") == (
        "these answers contradict each other: 341 C+, 112 A+"
    )
    assert refuses(*words, "555 D+") == "this answer cannot be right: 555 D+"
    assert "character 5" in refuses(*words, "341 E+")
    assert "make no valid problem" in refuses("review", "1 2 3 4")
    assert "--time" in refuses(*words, "341 A+", "--time", "-1")


def test_too_little_time(says: Callable[..., Json], run: Run) -> None:
    words = "review", "? 33 38 40 48", "--asked", "341 A+", "--time", "0"
    told = says(*words)
    assert (told["proved"], told["steps"][0]["proved"]) == (False, False)
    assert [*told["par"]] == ["rounds", "questions", "lower"]
    assert [*told["steps"][0]["before"]] == ["worlds", "rounds", "questions", "lower"]
    assert [*told["regret"]] == ["rounds", "questions", "least", "most"]
    out = run(*words)[1]
    assert "(not proved)" in out
    assert "Not everything could be proved in the time." in out


# --- for people ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_people_read(run: Run, lang: str) -> None:
    """The sums add up as they are printed, in every language and on 80 columns."""
    words = "--asked", "212 C+; 212 A-; 131", "--declared", "132", "--lang", lang
    status, out, err = run("review", "3 7 10 14", *words)
    assert (status, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    found = LEFT.findall(out)
    assert len(found) == 2
    for par, one, choices, other, luck, cost, more in found:
        told = [int(re.sub("[.,]", "", text)) for text in (par, choices, luck, more)]
        total = (
            told[0] + told[1] * (1 if one == "+" else -1) + told[2] * (1 if other == "+" else -1)
        )
        assert total == int(cost) * 100 + told[3]
    assert "7 → 3" in out
    assert "3 → 2" in out
    if lang != "en":
        assert not set(re.findall(r"\w+", out)) & {"luck", "choices", "rounds", "better", "answer"}


def test_the_list_and_the_moments(run: Run) -> None:
    out = run("review", "3 7 10 14", "--asked", "212 C+; 212 A-; 131", "--declared", "132")[1]
    assert out == (
        "Cards 3 7 10 14: 3 rounds, 2 questions.\n\n"
        "Rounds: par 1.29 + choices 1.00 + luck 0.71 = 3 + 0.00 to come\n"
        "Questions: par 2.86 + choices 0.00 + luck 0.14 = 2 + 1.00 to come\n"
        "What cost most: 212 A, 1.00 rounds more than going on with A about 212. Bad\n"
        "luck: the answer to 212 C cost 0.38 rounds. 132 was declared, a guess: right in\n"
        "1 of 2 possibilities.\n\n"
        "  1  212 C ✓           7 → 3  nothing was better\n"
        "  2  212 A ✗           3 → 2  1.00 rounds more than going on with A about 212\n"
        "  3  131, no question  2 → 2  nothing was better\n"
    )
    out = run("review", "4 9 11 14", "--asked", "341 A+ B-")[1]
    assert "The answers were as good as expected." in " ".join(out.split())
    assert "  341 B ✗  1 → 1  1.00 questions: the code was known\n" in out
    out = run("review", "3 7 10 14", "--asked", "212 C+ A+", "--declared", "122")[1]
    assert "No question could have been better. Good luck: the answer to 212 A" in out
    assert "122 was declared, and was certain." in out
    assert "Nothing was asked." in run("review", "3 7 10 14")[1]
    assert "which the answers exclude" in run("review", "3 7 10 14", "--declared", "111")[1]


def test_rounded_parts_add_up() -> None:
    """Luck is rounded last: it takes what the others leave."""
    third = Fraction(1, 3)
    told = Sum(par=1 + third, choices=third, cost=2, to_come=Fraction(0))
    assert (told.par, told.choices, told.luck) == (133, 33, 34)
    for mode in Mode:
        for board, _, game in games(mode):
            review = board.reviewer.review(game, 1000.0)
            for _, words in sums(review):
                text = " ".join(map(ENGLISH.say, words))
                par, one, choices, other, luck, cost, more = LEFT.fullmatch(
                    text.removesuffix(" to come")
                ).groups()  # type: ignore[union-attr]
                signed = [f"{sign}{n}" for sign, n in ((one, choices), (other, luck))]
                parts = [Fraction(n.replace("−", "-")) for n in (par, *signed)]
                assert sum(parts) == Fraction(cost) + Fraction(more or 0)


# --- after a match -------------------------------------------------------------------------------


def match_of(*actions: tuple[int, str], seats: int = 1, **options: Json) -> State:
    match = Match.new(TuringMachine(), {"problem": CLASSIC, **options}, seats, 1)
    for seat, action in actions:
        match = match.play(seat, action)
    assert match.outcome
    return match.state


def test_the_games_of_a_match() -> None:
    state = match_of(
        *((0, "ask 341 A"), (0, "thumb down"), (1, "ask 222 D"), (1, "thumb up 222")),
        *((2, "thumb down"), (0, "thumb up 241"), (2, "thumb down")),
        seats=3,
        handicap=[0, 1, 0],
    )
    one, two, three = match_reviews(state)
    assert (one.review.cost.rounds, one.review.cost.questions) == (2, 1)
    assert (two.review.cost.rounds, two.review.cost.questions) == (1, 2)
    assert (three.review.cost.rounds, three.review.cost.questions) == (2, 0)
    assert [who.who.finished for who in (one, two, three)] == [True, True, False]
    assert [who.who.game.declared for who in (one, two, three)] == [
        CODES.index("241"),
        CODES.index("222"),
        None,
    ]
    assert [who.as_json()["seats"] for who in (one, two, three)] == [[0], [1], [2]]


def test_the_machine_has_a_review_too(capsys: pytest.CaptureFixture[str]) -> None:
    state = match_of((0, "ask 341 A"), (0, "thumb up 241"), machine="plain")
    player, machine = match_reviews(state)
    game = played(parse_secret(CLASSIC), Level.PLAIN)
    assert machine.review.cost.questions == game.questions
    assert machine.as_json()["seats"] == []
    print_match_reviews([player, machine], ENGLISH)
    out = capsys.readouterr().out
    assert "\nPlayer 1\nRounds: par 1.00 + choices 0.00 + luck 0.00 = 1\n" in out
    assert "\nThe Machine\nRounds: par 1.00 + choices 1.00 + luck 0.00 = 2\n" in out


def test_a_team_is_reviewed_together() -> None:
    state = match_of(
        *((0, "propose 341"), (1, "ask 341 A"), (0, "thumb up 241"), (1, "thumb up 241")),
        seats=2,
        coop=True,
    )
    (team,) = match_reviews(state)
    assert team.as_json()["seats"] == [0, 1]
    assert (team.review.cost.rounds, team.review.cost.questions) == (1, 1)
    assert short_lines(state, ENGLISH)[1].startswith("Together, rounds: par 1.00 ")


def test_what_is_said_when_a_match_has_just_ended(run: Run) -> None:
    """With a command that says the rest, whatever the order of the cards."""
    state = match_of((0, "ask 341 A"), (0, "thumb up 241"), problem="9a 4b 11a 14c")
    *_, moments, line = short_lines(state, ENGLISH)
    assert "declared, a guess: right in 1 of 2 possibilities." in moments
    command = line.removeprefix("Question by question: ")
    assert command == "bombe review '9a 4b 11a 14c' --asked '341 A-' --declared 241"
    named = match_of((0, "ask 341 A"), (0, "thumb up 241"))
    *_, line = short_lines(named, ENGLISH)
    assert line.endswith("bombe review RY8YNND --asked '341 A+' --declared 241")
    # A round that was let pass has no place in the notation.
    idle = match_of((0, "thumb down"), (0, "thumb up 241"))
    assert not any("bombe review" in line for line in short_lines(idle, ENGLISH))
    assert short_lines(match_of((0, "resign")), ENGLISH) == []


def test_nobody_waits_long_when_a_match_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it over with an error, where there is too little memory."""
    state = match_of((0, "ask 341 A"), (0, "thumb up 241"))

    def exhaust(*_: object) -> None:
        raise MemoryError

    for name, value in (("match_reviews", exhaust), ("MOST_WORLDS", 1)):
        with monkeypatch.context() as patch:
            patch.setattr(f"bombe.cli.match_reviews.{name}", value)
            empty, line = short_lines(state, ENGLISH)
            assert (empty, "bombe review" in line) == ("", True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_are_told_in_a_line_each(lang: str) -> None:
    state = match_of((0, "thumb up 241"), (1, "thumb up 222"), seats=2)
    empty, one, two = short_lines(state, language(lang))
    assert empty == ""
    assert max(len(one), len(two)) <= 80
    assert LEFT.search(one)
    assert LEFT.search(two)
