"""A round of Turing as a terminal shows it, on screens of any size and with cards of one colour."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image

from bombe.chance import Chance
from bombe.cli.terminal.canvas import HALF, Canvas
from bombe.cli.terminal.console import Console
from bombe.cli.terminal.skins.imitation import Gallery
from bombe.cli.terminal.wall import Wall
from bombe.game import View
from bombe.games.imitation import deck
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import PAIRS, State
from bombe.match import Match
from bombe.text import language
from support.terminals import STYLE

DECK_FILES = Path(deck.__file__).with_name("deck")
COLOURS = {"COLORTERM": "truecolor"}
FIRST = ("--first", "1", "--seed", "1")


def painted(out: str) -> list[list[str]]:
    """The lines with pictures, each as its runs of signs."""
    lines = [STYLE.sub("", line) for line in out.split("\n")]
    return [re.findall(f"{HALF}+", line) for line in lines if HALF in line]


def colour_of(number: int) -> tuple[int, int, int]:
    """Of a card that is nothing else; no two are alike."""
    return 2 * number, 255 - 2 * number, 37 * number % 256


@pytest.fixture(scope="session", name="folder")
def cards_of_one_colour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("cards")
    for number in range(1, 91):
        image = Image.new("RGB", (64, 64), colour_of(number))
        image.save(folder / f"{number:02}.webp", lossless=True)
    return folder


def files(folder: Path) -> Callable[[str], bytes]:
    return lambda key: (folder / f"{key}.webp").read_bytes()


class Screen(Console):
    """A console of some size with all colours."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.size = width, height
        self.colour = True

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]


def states(hand: int = 4, seats: int = 4) -> Iterator[tuple[Match[State], View]]:
    """A round to its end, as those see it who are waited for."""
    options = {"hand": hand, "first": 1}
    match = Match.new(Imitation(), options, seats, seed=3)
    chance = Chance(1)
    while match.state.phase != "over" and match.state.number == 1:
        yield from ((match, match.view(seat)) for seat in sorted(match.waiting))
        seat = min(match.waiting)
        legal = [action for action in match.game.legal(match.state, seat) if action != "vote L"]
        if match.state.pair == PAIRS:
            legal = [action for action in legal if action != "pass"]
        match = match.play(seat, "pass" if "pass" in legal else legal[0]).drawn(chance)


def gallery(match: Match[State], console: Console, canvas: Canvas | None) -> Gallery:
    persons = frozenset(range(4))
    look = lambda seat: match.game.pictures(match.state, seat)  # noqa: E731
    wall = Wall(console, canvas)
    return Gallery(console, language("en"), persons, wall, look, "bombe play imitation --seed 3")


# Overrides what the terminal that runs the tests says about itself.
BARE = dict.fromkeys(
    ("TMUX", "STY", "TERM_PROGRAM", "KITTY_WINDOW_ID", "LC_TERMINAL", "WEZTERM_PANE"), ""
) | {"KONSOLE_VERSION": "", "COLORTERM": ""}
