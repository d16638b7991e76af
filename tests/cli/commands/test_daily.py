"""`bombe daily`, run as somebody types it."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import gmtime

import pytest

from bombe.cli.commands import daily as command
from bombe.games.turing_machine.daily import daily
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import Mode
from support.commands import (
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
)

SUNDAY = 1793491200  # 2026-11-01, in seconds


def today_is(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "gmtime", lambda: gmtime(seconds))


@pytest.mark.parametrize("mode", Mode)
def test_json(run: Run, mode: Mode) -> None:
    status, out, err = run("daily", "--date", "2027-03-05", "--mode", mode, "--json")
    assert (status, err) == (0, "")
    found = daily("2027-03-05", mode)
    told = json.loads(out)
    assert [*told] == ["date", "mode", "problem", "id", "verifiers", "difficulty"]
    assert told == {
        "date": "2027-03-05",
        "mode": mode,
        "problem": str(found.problem),
        "id": id_of(found.secret),
        "verifiers": len(found.problem.groups),
        "difficulty": found.difficulty,
    }


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("en", "The problem of Friday 2027-03-05:"),
        ("fr", "Le problème du vendredi 2027-03-05 :"),
        ("nl", "De uitdaging van vrijdag 2027-03-05:"),
    ],
)
def test_for_people(run: Run, language: str, first: str) -> None:
    status, out, err = run("daily", "--date", "2027-03-05", "--lang", language)
    assert (status, err) == (0, "")
    name = id_of(daily("2027-03-05").secret)
    lines = out.splitlines()
    assert lines[0] == first
    assert lines[1].startswith(name)
    assert lines[2].endswith(f"`bombe play {name}`")
    assert len(lines) == 3


def test_without_a_date_it_is_today_in_utc(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    for seconds, date in ((0, "2026-11-01"), (86399.9, "2026-11-01"), (86400, "2026-11-02")):
        today_is(SUNDAY + seconds, monkeypatch)
        assert json.loads(run("daily", "--json")[1])["date"] == date


def test_a_clock_before_the_first_day(
    refuses: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    today_is(SUNDAY - 1, monkeypatch)
    assert "no problem of 2026-10-31: the first day is 2026-11-01" in refuses("daily")


@pytest.mark.parametrize(
    "words",
    [
        ["--date", "2026-10-31"],
        ["--date", "2027-02-29"],
        ["--date", "10000-01-01"],
        ["--date", "tomorrow"],
        ["--date", ""],
        ["--mode", "hard"],
        ["--mode", "nightmare", "--date", "1912-06-23"],
        ["2026-11-01"],
    ],
    ids=str,
)
def test_refused_in_one_sentence(refuses: Callable[..., str], words: list[str]) -> None:
    assert refuses("daily", *words)
