"""Any game at one keyboard: whose turn it is, the empty screen between two, bots, and the end."""

import pytest

from bombe.chance import Chance
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.hotseat import HotSeat
from bombe.cli.terminal.skins.plain import Plain
from bombe.match import Match
from bombe.text import language
from support import tiny
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.terminals import END


class Recorder(Console):
    """A console that records what is on the screen each time a line is asked for."""

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


NAMES = [f"Player {n}" for n in range(1, 4)]


def tiny_table(*typed: str, seats: int = 2, shared: bool = False) -> tuple[HotSeat, Recorder]:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 1}, seats, seed=1)
    console = Recorder(*typed)
    skin = Plain(console, english, lambda: table.match, NAMES[:seats], shared)
    table = HotSeat(match, skin, console, english, chance=Chance(2))
    return table, console


def test_any_game_is_playable() -> None:
    table, console = tiny_table("", "bid 3", "", "nonsense", "bid 4", *(["", "bid 1"] * 20))
    table.run(["Welcome."])
    assert table.match.outcome is not None
    assert any(seat is None for seat, _ in table.match.log)  # chance had its turn
    assert console.screens[1].endswith("Welcome.\n> ")
    assert "That is not possible now.\n> " in console.screens[4]
    won = ", ".join(NAMES[seat] for seat in table.match.outcome.winners)
    assert console.now.endswith(f"\nWon by: {won}.\nEnough points.\n")
    assert "winners: " + ", ".join(map(str, table.match.outcome.winners)) in console.now


def test_an_empty_screen_between_two() -> None:
    table, console = tiny_table("", "note mine alone", "bid 3", "", "bid 4")
    table.run([])
    turn = "Player {}, it is your turn. Press Enter when nobody else is looking. "
    assert console.screens[0] == turn.format(1)  # the first one has something to hide too
    assert "mine alone" in console.screens[2]
    assert console.screens[3] == turn.format(2)
    after = console.screens[4]
    assert after.startswith(" Closest · Player 2 \n")
    assert "\nbid: -\nnote: -\n> " in after
    assert "mine alone" not in after
    assert "bid 3" not in after


def test_no_empty_screen_when_it_is_shared() -> None:
    table, console = tiny_table("bid 3", shared=True)
    table.run([])
    heads = [screen.partition("\n")[0] for screen in console.screens]
    assert heads == [" Closest · Player 1 ", " Closest · Player 2 "]


def test_none_for_one_player() -> None:
    table, console = tiny_table("bid 3", "bid 4", seats=1)
    table.run([])
    assert not any("your turn" in screen for screen in console.screens)


def test_bots_act_once_nobody_else_is_waited_for() -> None:
    english = language("en")
    match = Match.new(tiny.Closest(), {"goal": 3}, 3, seed=1)
    console = Recorder(*["bid 3"] * 40)
    bots = {1: tiny.bold, 2: tiny.bold}
    skin = Plain(console, english, lambda: table.match, NAMES)
    table = HotSeat(match, skin, console, english, bots, Chance(2))
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


def test_what_there_is_to_know_can_be_asked_for() -> None:
    table, console = tiny_table("about", "actions", "", seats=1)
    table.run(["Welcome."])
    assert "Closest to the card scores; 1 points win." in console.screens[1]
    assert "bid 0   bid 1" in console.screens[2]
    assert console.screens[3] == console.screens[2]  # an empty line asks the same
    assert table.match.log == ()


def test_every_view_is_shown_by_its_names() -> None:
    table, _ = tiny_table("bid 3", seats=1)
    skin = table.skin
    assert isinstance(skin, Plain)
    view = {
        "you": 0,
        "some_thing": None,
        "on": True,
        "pair": {"left": 1, "right": [1, 2]},
        "rounds": [{"card": 3, "bids": [1, None]}, {"card": 4, "bids": [{"a": 1}]}],
        "seats": [{"points": 2, "gone": False}],
    }
    assert skin.screen(view, [])[1:] == [
        "some thing: -",
        "on: yes",
        "pair: left 1; right 1, 2",
        "rounds:",
        "  1. card 3; bids 1, -",
        "  2. card 4; bids (a 1)",
        "seats:",
        "  Player 1 points 2; gone no",
    ]
