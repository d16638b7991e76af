"""Any game at one keyboard: whose turn it is, the empty screen between two, bots, and the end."""

import json

import pytest
from support import tiny
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.terminals import END

from bombe.chance import Chance
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import PlainSkin, Table
from bombe.match import Match
from bombe.text import language


class Recorder(Console):
    """A console that keeps what stands on the screen each time a line is asked for."""

    def __init__(self, *typed: str) -> None:
        super().__init__()
        self.typed = list(typed)
        self.screens: list[str] = []
        self.now = ""

    def clear(self) -> None:
        self.now = ""

    def show(self, lines: object) -> None:
        assert isinstance(lines, list)
        self.now += "\n".join(lines) + "\n"

    def ask(self, prompt: str) -> str:
        self.screens.append(self.now + prompt)
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        self.now += f"{prompt}{line}\n"
        return line


def tiny_table(*typed: str, seats: int = 2, shared: bool = False) -> tuple[Table, Recorder]:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 1}, seats, seed=1)
    console = Recorder(*typed)
    return Table(match, PlainSkin(shared), console, english, chance=Chance(2)), console


def test_any_game_is_playable() -> None:
    table, console = tiny_table("", "bid 3", "", "nonsense", "bid 4", *(["", "bid 1"] * 20))
    table.run(["Welcome."])
    assert table.match.outcome is not None
    assert any(seat is None for seat, _ in table.match.log)  # chance had its turn
    assert console.screens[1].endswith("Welcome.\n> ")
    assert "That is not possible now.\n> " in console.screens[4]
    assert json.loads(console.now)["winners"] == list(table.match.outcome.winners)


def test_an_empty_screen_between_two() -> None:
    table, console = tiny_table("", "note mine alone", "bid 3", "", "bid 4")
    table.run([])
    turn = "Player {}, it is your turn. Press Enter when nobody else looks. "
    assert console.screens[0] == turn.format(1)  # the first one has something to hide too
    assert "mine alone" in console.screens[2]
    assert console.screens[3] == turn.format(2)
    after = console.screens[4]
    view = json.loads(after.removesuffix("> "))
    assert (view["you"], view["bid"], view["note"]) == (1, None, "")
    assert "mine alone" not in after
    assert "bid 3" not in after


def test_no_empty_screen_when_it_is_shared() -> None:
    table, console = tiny_table("bid 3", shared=True)
    table.run([])
    assert [json.loads(screen.removesuffix("> "))["you"] for screen in console.screens] == [0, 1]


def test_none_for_one_player() -> None:
    table, console = tiny_table("bid 3", "bid 4", seats=1)
    table.run([])
    assert not any("your turn" in screen for screen in console.screens)


def test_bots_act_once_nobody_else_is_waited_for() -> None:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 3}, 3, seed=1)
    console = Recorder(*["bid 3"] * 40)
    bots = {1: tiny.bold, 2: tiny.bold}
    table = Table(match, PlainSkin(), console, english, bots, Chance(2))
    table.run([])
    assert table.match.outcome is not None
    assert not any("your turn" in screen for screen in console.screens)
    seats = [seat for seat, _ in table.match.log]
    assert seats == [0, 1, 2, None] * (len(seats) // 4)


@pytest.mark.parametrize("typed", [("", "quit"), ("", "leave", "", "leave"), ()])
def test_it_ends_early(typed: tuple[str, ...]) -> None:
    """By a wish, because nobody is left to be waited for, or because no more is typed."""
    table, console = tiny_table(*typed)
    table.run([])
    assert table.match.outcome is None
    assert console.now.endswith(f"\n{END}\n")
