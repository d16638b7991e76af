"""`bombe play KEY`: any game at one keyboard, here the tiny one."""

from collections.abc import Callable
from types import MappingProxyType

import pytest

from bombe.text import LANGUAGES, language
from support import tiny
from support.commands import (
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
)
from support.terminals import Play, _player
from support.with_tiny import closest  # noqa: F401 (fixture)

Refuses = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return _player(monkeypatch, capsys, "closest")


def test_a_person_among_bots(play: Play) -> None:
    out = play("--bots", "2", "--option", "goal=1", "--seed", "3", typed=("bid 3",) * 30)
    assert out.startswith(" Closest · Player 1 \n")
    assert "Bot 2 (daring) points 0; gone no; done no" in out
    assert "Closest is ours, for tests." in out
    assert "Closest to the card scores; 1 points win." in out
    assert "Won by: " in out
    assert out.endswith("Enough points.\n")
    again = play("--bots", "2", "--option", "goal=1", "--seed", "3", typed=("bid 3",) * 30)
    assert again == out


def test_several_persons(play: Play) -> None:
    out = play("--players", "2", "--option", "start=0,1", typed=("", "quit"))
    assert out.startswith("Player 1, it is your turn.")
    assert "Player 2 points 1" in out
    assert "Bot" not in out
    assert out.endswith("The match ends here.\n")


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_in_every_language(play: Play, code: str) -> None:
    say = language(code).say
    typed = ("bid 3",) * 30
    out = play("--lang", code, "--option", "goal=1", "--option", "motto=a b", typed=typed)
    assert say(tiny.Closest.title) in out
    assert "motto: a b" in out


def test_options_are_listed(run: Run) -> None:
    status, out, _ = run("play", "closest", "--help")
    assert status == 0
    assert "seats, persons and bots together: 1 to 6" in out
    assert "goal: Points to win: 1, 2, 3; 3 by default" in out
    assert "start: Points at the start, one for each seat: 0, 1" in out
    assert "motto: Motto of the table: any text; '' by default" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--option", "goal=9"], "'9' is not possible for goal; choose from 1, 2, 3"),
        (["--option", "goal"], "--option: 'goal' is not NAME=VALUE"),
        (["--option", "size=3"], "there is no option 'size'"),
        (["--players", "7"], "--players: '7' is not a whole number from 1 to 6"),
        (["--players", "6", "--bots", "1"], "Closest has 1 to 6 seats, not 7"),
        (["--level", "timid"], "--level: 'timid' is not one of bold"),
        (["--option", "goal=1", "--option", "start=1"], "nobody can start with the points to win"),
    ],
)
def test_what_is_wrong_is_said(refuses: Refuses, words: list[str], sentence: str) -> None:
    assert sentence in refuses("play", "closest", *words)


def test_a_game_that_is_not_there(refuses: Refuses) -> None:
    assert refuses("play", "chess").startswith(
        "there is no game 'chess'; the games are closest, imit"
    )


def test_a_game_without_bots(refuses: Refuses, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Closest, "bots", MappingProxyType({}))
    monkeypatch.setattr(tiny.Closest, "seats", range(2, 7))
    assert refuses("play", "closest", "--bots", "1") == "Closest has no bots"
    assert "Player 2 points" in play(typed=("", "quit"))


def test_our_own_have_skins_of_their_own(run: Run) -> None:
    for key, option in (("turing_machine", "--verifiers"), ("imitation", "--pictures")):
        status, out, _ = run("play", key, "--help")
        assert (status, option in out) == (0, True)
