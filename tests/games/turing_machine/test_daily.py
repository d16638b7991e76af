"""The problem of a day: the same for ever, by the calendar and nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date, timedelta
from hashlib import sha256
from itertools import product

import pytest

from bombe.games.turing_machine.daily import FIRST, POOLS, daily
from bombe.games.turing_machine.daily_pools import read_pool
from bombe.games.turing_machine.generate import Difficulty
from bombe.games.turing_machine.ids import id_of, parse_id
from bombe.games.turing_machine.problem import Mode, parse_problem
from bombe.games.turing_machine.worlds import worlds
from bombe.text import BadInput
from support.daily_golden import GOLDEN
from support.scaling import SOAK

MONDAY = date(2026, 10, 26)
START = date.fromisoformat(FIRST)
TEN_YEARS = [START + timedelta(days) for days in range(3653)]
# All of ten years, or some days of each weekday.
DAYS = TEN_YEARS if SOAK else TEN_YEARS[::61]


def test_the_golden_days() -> None:
    """Never change these: they have been played."""
    assert len(GOLDEN) >= 30
    for day, ids in GOLDEN.items():
        assert {mode: id_of(daily(day, mode).secret) for mode in Mode} == ids, day


@pytest.mark.parametrize("mode", Mode)
def test_by_the_rule_that_is_written_down(mode: Mode) -> None:
    """docs/daily.md, done a second time: with the library's calendar, and with worlds in a row."""
    for day in DAYS:
        found = daily(str(day), mode)
        week, weekday = divmod((day - MONDAY).days, 7)
        pool = read_pool(POOLS[mode, weekday].name)
        assert str(found.problem) == pool[week % len(pool)]
        assert (found.date, found.weekday, found.mode) == (str(day), day.weekday(), mode)
        every = worlds(found.problem)
        number = int(sha256(f"bombe daily {day} {mode}".encode()).hexdigest(), 16) % len(every)
        assert next(secret for at, secret in enumerate(every) if at == number) == found.secret


@pytest.mark.parametrize("mode", Mode)
def test_valid_and_never_settled(mode: Mode) -> None:
    for day in DAYS:
        found = daily(str(day), mode)
        assert len(worlds(found.problem).codes) > 1
        assert parse_id(id_of(found.secret)) == found.secret  # so it is a valid problem


@pytest.mark.parametrize("mode", Mode)
def test_the_kind_of_each_weekday(mode: Mode) -> None:
    for day in TEN_YEARS[6:13]:
        found = daily(str(day), mode)
        wish = POOLS[mode, day.weekday()].wish
        assert (found.difficulty, len(found.problem.groups)) == (wish.difficulty, wish.verifiers)


def test_classic_begins_easy_and_ends_hard() -> None:
    week = [daily(str(day)) for day in TEN_YEARS[1:8]]
    assert week[0].difficulty is Difficulty.EASY
    assert [len(one.problem.groups) for one in week] == [4, 4, 5, 4, 5, 6, 6]
    assert [one.difficulty for one in week[-2:]] == [Difficulty.HARD] * 2


def test_no_cards_again_in_three_years() -> None:
    last: dict[tuple[int, ...], int] = {}
    for at, day in enumerate(TEN_YEARS):
        for mode in Mode:
            pool = read_pool(POOLS[mode, day.weekday()].name)
            line = pool[(day - MONDAY).days // 7 % len(pool)]
            cards = tuple(sorted(parse_problem(line).cards))
            assert at - last.get(cards, -9999) > 1096, (day, mode)
            last[cards] = at


def test_the_calendar() -> None:
    """The days that there are, and their weekdays, are the library's."""
    for year in (2027, 2028, 2100, 2400, 9999):
        for month, day in product(range(1, 13), (1, 28, 29, 30, 31)):
            text = f"{year}-{month:02}-{day:02}"
            try:
                weekday = date.fromisoformat(text).weekday()
            except ValueError:
                with pytest.raises(BadInput, match="is not a date"):
                    daily(text)
            else:
                assert daily(text).weekday == weekday


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "today", "2026-11-1", "2026-11-01 ", "2026-11-01\n", "20261101", "2026-W45-1"),
        *("2026/11/01", "0000-01-01", "10000-01-01", "-2026-11-01", "2026-13-01", "2026-00-10"),
        *("2026-11-00", "2026-11-31", "2027-02-29", "２０２６-11-01", "2026-11-01T00:00", "NaN"),
    ],
)
def test_what_is_no_date(text: str) -> None:
    for mode in Mode:
        with pytest.raises(BadInput, match="is not a date such as 2026-11-01"):
            daily(text, mode)


@pytest.mark.parametrize("text", ["2026-10-31", "2025-11-01", "0001-01-01", "1912-06-23"])
def test_before_the_first_day(text: str) -> None:
    with pytest.raises(BadInput, match=f"no problem of {text}: the first day is 2026-11-01"):
        daily(text)


@pytest.mark.parametrize(("zone", "language"), [("Pacific/Kiritimati", "fr"), ("Etc/GMT+12", "nl")])
def test_elsewhere_it_is_the_same(zone: str, language: str) -> None:
    """In another process, time zone and language, and without the compiled kernel."""
    days = ["2026-11-01", "2028-02-29", "2031-07-02", "9999-12-31"]
    program = f"""
from bombe.cli import main
for day in {days!r}:
    for mode in ("classic", "extreme", "nightmare"):
        assert main(["daily", "--date", day, "--mode", mode, "--json"]) == 0
import sys
assert not [name for name in sys.modules if name.endswith((".kernel", ".solve", ".search"))]
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TZ": zone, "LANG": language, "PYTHONHASHSEED": "7"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(one["date"], one["mode"], one["id"]) for one in told] == [
        (day, mode, id_of(daily(day, mode).secret)) for day in days for mode in Mode
    ]
