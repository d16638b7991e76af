"""What a view tells twice, in notation and taken apart, is the same."""

from collections.abc import Mapping

import pytest

from bombe.games.turing_machine.problem import parse_problem, parse_secret, parse_transcript
from bombe.games.turing_machine.rules import TuringMachine
from bombe.match import Match

SECRETS = (
    "4b 9a 11a 14c",
    "? 4b 9a 11a 14c CADB",
)


def played(options: Mapping[str, object], seats: int, *actions: tuple[int, str]) -> Match[object]:
    match: Match[object] = Match.new(TuringMachine(), options, seats, seed=1)  # type: ignore[arg-type]
    for seat, action in actions:
        match = match.play(seat, action)
    return match


@pytest.mark.parametrize("problem", ["4 9 11 14", "5+11 9+48 14+30 22+41", "? 4 9 11 14"])
def test_the_cards_of_each_verifier(problem: str) -> None:
    view = played({"problem": problem}, 1).view(None)
    assert view["problem"] == problem
    assert view["groups"] == [[*group] for group in parse_problem(problem).groups]


@pytest.mark.parametrize("secret", SECRETS)
def test_what_the_verifiers_held(secret: str) -> None:
    view = played({"problem": secret}, 1, (0, "thumb up 111")).view(0)
    assert view["secret"] == secret
    known = parse_secret(secret)
    for held, law in zip(view["held"], known.by_verifier, strict=True):
        assert held["law"] == law.name
        assert law.card in held["cards"]
        assert tuple(held["cards"]) in known.problem.groups
    assert [held["verifier"] for held in view["held"]] == [*view["verifiers"]]


def test_the_questions_of_the_machine() -> None:
    options = {"problem": "4 9 11 14", "machine": "clever"}
    machine = played(options, 1, (0, "thumb up 111")).view(0)["machine"]
    rounds = parse_transcript(machine["line"], parse_problem("4 9 11 14")).rounds
    written = [
        " ".join([one["proposal"], *(v + "-+"[passed] for v, passed in one["answers"].items())])
        for one in machine["answered"]
    ]
    assert written == [*map(str, rounds)] != []


def test_thumbs() -> None:
    up = {"up": True, "code": "111"}
    match = played({"problem": "4 9 11 14"}, 2, (0, "thumb up 111"))
    assert match.view(0)["own_thumb"] == up
    assert match.view(1)["own_thumb"] is None
    assert not {"own_thumb", "team_thumbs", "last_thumbs"} & {*match.view(None)}
    match = match.play(1, "thumb down")  # one is out, and the other is the last
    assert match.view(None)["declared"] == ["up 111", "down"]
    assert match.view(None)["last_thumbs"] == [up, {"up": False, "code": None}]


def test_thumbs_of_a_team() -> None:
    match = played({"problem": "4 9 11 14", "coop": True}, 2, (0, "thumb down"))
    assert match.view(1)["team_thumbs"] == [{"up": False, "code": None}, None]
    assert "team_thumbs" not in match.view(None)
