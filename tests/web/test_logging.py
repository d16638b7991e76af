"""The journal: what repeats is counted, and what is new is written at once."""

from __future__ import annotations

import io
import json
from typing import Any

from bombe.web.logging import MOST_LINES, WHILE_SECONDS, Journal


class Written(Journal):
    def __init__(self) -> None:
        self.text, self.now = io.StringIO(), 0.0
        super().__init__(self.text, lambda: self.now)

    def lines(self) -> list[dict[str, Any]]:
        """What was written since the last time, without when."""
        lines = [json.loads(line) for line in self.text.getvalue().splitlines()]
        self.text.seek(0)
        self.text.truncate()
        return [
            {name: line[name] for name in line if name not in ("at", "level")} for line in lines
        ]


def failed(depth: int) -> Exception:
    """An error with a traceback of its own."""

    def fail(left: int) -> None:
        if left:
            fail(left - 1)
        raise KeyError("secret")

    try:
        fail(depth)
    except KeyError as error:
        return error
    raise AssertionError


def test_the_first_at_once_then_how_many() -> None:
    journal = Written()
    for _ in range(1000):
        journal.warning("library", says="nonsense")
        journal.warning("library", says="other nonsense")
    assert [line["says"] for line in journal.lines()] == ["nonsense", "other nonsense"]
    journal.now = WHILE_SECONDS
    journal.settle(WHILE_SECONDS)
    assert [line["times"] for line in journal.lines()] == [999, 999]
    journal.warning("library", says="nonsense")
    assert journal.lines() == []
    journal.now = 2 * WHILE_SECONDS
    journal.warning("library", says="nonsense")  # which also says what is due
    assert [line["times"] for line in journal.lines()] == [1]
    journal.settle()
    assert [line["times"] for line in journal.lines()] == [1]
    journal.settle()
    assert journal.lines() == []
    journal.now = 10 * WHILE_SECONDS
    journal.warning("library", says="nonsense")
    assert [line.get("times") for line in journal.lines()] == [None]


def test_an_error_with_a_new_traceback_is_always_written() -> None:
    journal = Written()
    for _ in range(3):
        for depth in range(5):
            journal.failed(failed(depth))
    assert len({line["traceback"] for line in journal.lines()}) == 5
    journal.settle()
    told = journal.lines()
    assert [line["times"] for line in told] == [2] * 5
    assert all("traceback" not in line for line in told)


def test_starts_and_stops_are_no_repetition() -> None:
    journal = Written()
    for _ in range(3):
        journal.info("serving")
    assert len(journal.lines()) == 3


def test_memory_is_bounded_and_no_count_is_lost() -> None:
    journal = Written()
    for _ in range(2):
        for n in range(MOST_LINES + 50):
            journal.warning("odd", n=n)
            journal.warning("odd", n=n)
    journal.settle()
    assert sum(line.get("times", 1) for line in journal.lines()) == 4 * (MOST_LINES + 50)
    assert len(journal._lines) == 0
