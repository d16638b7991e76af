"""How whole strategies use their time."""

import pytest

from bombe.games.turing_machine.careful import careful_strategy
from bombe.games.turing_machine.problem import Problem, Transcript, parse_problem
from bombe.games.turing_machine.search import QUICK, Effort, Search
from bombe.games.turing_machine.solve import Position
from bombe.games.turing_machine.strategy import (
    Ask,
    Strategy,
    position_after,
    strategy,
    strategy_in,
)
from bombe.games.turing_machine.worst_search import Worst


def test_the_number_has_its_time_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """As much as `solve` gives it, however long a strategy takes."""
    search = type(position_after(parse_problem("3 7 10 14"), Transcript(())).search)
    asked: list[tuple[str, float]] = []
    number = search.worst

    def worst(self: Search, rows: list[int], kind: Worst, seconds: float, *rest: int) -> object:
        asked.append(("number", seconds))
        return number(self, rows, kind, seconds, *rest)

    def timed(
        position: Position, problem: Problem, transcript: Transcript, seconds: float
    ) -> Strategy:
        asked.append(("average", seconds))
        return strategy_in(position, problem, transcript, seconds)

    monkeypatch.setattr(search, "worst", worst)
    monkeypatch.setattr("bombe.games.turing_machine.careful.strategy_in", timed)
    careful_strategy(parse_problem("3 7 10 14"), "", Worst.ROUNDS, 40.0)
    assert asked[0] == ("number", 20.0)
    assert asked[1][0] == "average"
    assert 0 < asked[1][1] <= 20.0


def test_when_the_time_is_over_many_rows_get_less_care(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strategy at once is made for every node of the tree."""
    search = type(position_after(parse_problem("? 3 7 10 14"), Transcript(())).search)
    played: list[tuple[int, float]] = []
    looked: list[int] = []
    play, value, open_value = search.play, search.value, search.open_value

    def playing(
        self: Search,
        rows: list[int],
        proposal: int | None = None,
        left: int = 0,
        effort: Effort = QUICK,
    ) -> object:
        played.append((len(rows), effort.seconds))
        return play(self, rows, proposal, left, effort)

    def valuing(self: Search, rows: list[int], seconds: float) -> object:
        looked.append(len(rows))
        return value(self, rows, seconds)

    monkeypatch.setattr(search, "play", playing)

    def valuing_open(self: Search, rows: list[int], *rest: int) -> object:
        looked.append(len(rows))
        return open_value(self, rows, *rest)

    monkeypatch.setattr(search, "value", valuing)
    monkeypatch.setattr(search, "open_value", valuing_open)
    found = strategy(parse_problem("? 3 7 10 14"), seconds=0.0)
    assert isinstance(found.tree, Ask)
    many = [seconds for rows, seconds in played if rows > 64]
    assert many
    assert not any(many)
    assert [rows for rows in looked if rows > 64] == [168]  # and there is one tree only
    assert len(looked) > 1
