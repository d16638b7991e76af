"""Turing with pictures of pixels: what each protocol sends, and which one a terminal is sent."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from bombe.cli.terminal.canvas import HALF, Cell, Inline, protocol
from bombe.games.imitation.rules import Imitation
from bombe.match import Match
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.emulator import SIGN, Emulator, card, difference
from support.imitation_screens import (
    BARE,
    DECK_FILES,
    FIRST,
    Screen,
    cards_of_one_colour,  # noqa: F401 (fixture)
    colour_of,
    files,
    gallery,
    states,
)
from support.scaling import SOAK, some
from support.terminals import (
    CLEAR,
    Open,
    play_refuses,  # noqa: F401 (fixture)
    terminal_of_imitation,  # noqa: F401 (fixture)
)

PIXELS = ("kitty", "iterm", "sixel")


@pytest.mark.parametrize(
    ("way", "width"),
    [*product(PIXELS, (8, 16, 48))] if SOAK else [*zip(PIXELS, (48, 16, 8), strict=True)],
)
def test_what_is_sent_is_the_card(way: str, width: int) -> None:
    inline = Inline(files(DECK_FILES), way, SIGN)
    for key in ("01", "40", "90"):
        lines = inline.paint(key, width)
        assert lines[:-1] == [" " * width] * (width // 2 - 1)
        screen = Emulator(60, 30).show("\n".join([*lines, "below"]))
        screen.assert_clean()
        (hung,) = screen.hung
        assert (hung.left, hung.top, hung.width, hung.height) == (0, 0, width, width // 2)
        assert difference(hung.image, card(key)) < 12
        assert difference(hung.image, card("17")) > 40
        assert "".join(screen.lines[width // 2]).strip() == "below"


@pytest.mark.parametrize("way", PIXELS)
def test_a_picture_of_pixels_at_the_end_of_a_screen(way: str) -> None:
    """Where drawing could scroll, and the next lines would be elsewhere."""
    lines = Inline(files(DECK_FILES), way, SIGN).paint("05", 12)
    screen = Emulator(40, 10).show("\n".join([*(str(n) for n in range(30)), *lines, "after", "> "]))
    screen.assert_clean()
    assert [one.top for one in screen.hung] == [2]
    assert "".join(screen.lines[8]).strip() == "after"


@pytest.mark.parametrize("way", PIXELS)
def test_pixels_that_cannot_be_read_are_blank(tmp_path: Path, way: str) -> None:
    assert Inline(files(tmp_path), way, SIGN).paint("01", 24) == [" " * 24] * 12


@pytest.mark.parametrize(
    ("hand", "way", "size"),
    some(
        [
            *((hand, "kitty", (80, 24)) for hand in (5, 4, 3)),
            *((4, "kitty", size) for size in ((100, 30), (100, 40), (60, 24))),
            (4, "iterm", (80, 24)),
            (4, "sixel", (80, 24)),
        ],
        few=4,
    ),
    ids=str,
)
def test_every_screen_of_pixels(folder: Path, hand: int, way: str, size: tuple[int, int]) -> None:
    """L is sent before R, each beside its own words, for every viewer."""
    canvas = Inline(files(folder), way, SIGN)
    for match, view in states(hand):
        skin = gallery(match, Screen(*size), canvas)
        shown = "\n".join([*skin.screen(view, []), "> "])
        screen = Emulator(*size).show(shown)
        screen.assert_clean()
        labels = [screen.label(one) for one in screen.hung]
        sides = [label for label in labels if re.match(r"\d [LR]", label)]
        assert sides == sorted(sides)
        assert len(sides) % 2 == 0
        if size[0] >= 80 and view["phase"] != "score":
            assert screen.hung
        keys = match.game.pictures(match.state, view["you"])
        for one, label in zip(screen.hung, labels, strict=True):
            number, side = label[:1], label[2:3]
            if label == "Guide":
                name = view["guide"]["name"]
            elif side in ("L", "R"):
                name = view["pairs"][int(number) - 1][side]["name"]
            else:
                name = view["hand_cards"][int(number) - 1]["name"]
            middle = one.image.getpixel((one.image.width // 2, one.image.height // 2))
            assert isinstance(middle, tuple)
            pairs = zip(middle, colour_of(int(keys[name])), strict=True)
            assert max(abs(a - b) for a, b in pairs) <= 3


@pytest.mark.parametrize(
    ("environ", "way"),
    [
        ({"TERM": "xterm-kitty"}, "kitty"),
        ({"TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"}, "kitty"),
        ({"TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"}, "kitty"),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "230805"}, "kitty"),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "211200"}, None),
        ({"TERM": "xterm-256color", "KONSOLE_VERSION": "new"}, None),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, "iterm"),
        ({"TERM": "xterm-256color", "WEZTERM_PANE": "0"}, "iterm"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"}, "iterm"),
        ({"TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"}, "iterm"),
        ({"TERM": "xterm", "TERM_PROGRAM": "mintty"}, "iterm"),
        ({"TERM": "foot"}, "sixel"),
        ({"TERM": "foot-extra"}, "sixel"),
        ({"TERM": "mlterm"}, "sixel"),
        # Started from a kitty, and none itself.
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KITTY_WINDOW_ID": "1"}, None),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"}, None),
        ({"TERM": "xterm-256color"}, None),
        ({}, None),
        # What keeps the text of a screen by itself.
        ({"TERM": "xterm-kitty", "TMUX": "/tmp/tmux,1,0"}, None),
        ({"TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"}, None),
        ({"TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"}, None),
        ({"TERM": "xterm-kitty", "STY": "1.pts"}, None),
    ],
    ids=str,
)
def test_the_protocol_of_a_terminal(environ: dict[str, str], way: str | None) -> None:
    assert protocol(environ) == way


@pytest.mark.parametrize(
    ("words", "changes", "mark"),
    [
        ((), {"TERM": "xterm-kitty"}, "\x1b_G"),
        ((), {"TERM_PROGRAM": "WezTerm"}, "\x1b]1337;"),
        ((), {"TERM": "foot"}, "\x1bP0;1;0q"),
        (("--pictures", "auto"), {"TERM": "foot"}, "\x1bP0;1;0q"),
        ((), {"TERM": "xterm-kitty", "TMUX": "x", "COLORTERM": "truecolor"}, HALF),
        (("--pictures", "blocks"), {"TERM": "xterm-kitty"}, HALF),
        (("--pictures", "kitty"), {"TMUX": "x"}, "\x1b_G"),
        (("--pictures", "iterm"), {"NO_COLOR": "1"}, "\x1b]1337;"),
        (("--pictures", "sixel"), {"TERM": "xterm"}, "\x1bP0;1;0q"),
        (("--pictures", "blocks"), {"NO_COLOR": "1"}, HALF),
        ((), {"TERM": "xterm-kitty", "NO_COLOR": "1"}, None),
        (("--plain",), {"TERM": "xterm-kitty"}, None),
        (("--pictures", "none"), {"TERM": "xterm-kitty"}, None),
        ((), {"TERM": "dumb", "KITTY_WINDOW_ID": "1"}, None),
    ],
    ids=str,
)
def test_how_pictures_are_shown(
    terminal: Open, words: tuple[str, ...], changes: dict[str, str], mark: str | None
) -> None:
    here = terminal(*FIRST, *words, **(BARE | changes))
    shown = here.until("> ") + here.type("see G\n")
    marks = {"\x1b_G", "\x1b]1337;", "\x1bP0;1;0q", HALF}
    assert {one for one in marks if one in shown} == ({mark} if mark else set())
    if mark and mark != HALF:
        screen = Emulator(80, 24, Cell(8, 16)).show(shown.rpartition(CLEAR)[2])
        screen.assert_clean()
        match = Match.new(Imitation(), {"first": 1}, 3, seed=1)
        view = match.view(0)
        key = match.game.pictures(match.state, 0)[view["guide"]["name"]]
        assert [difference(one.image, card(key)) < 12 for one in screen.hung] == [True]


@pytest.mark.parametrize("way", ["blocks", *PIXELS])
def test_no_pixels_into_a_pipe(refuses: Callable[..., str], way: str) -> None:
    said = refuses("imitation", "--pictures", way)
    assert f"--pictures: {way} works only in a terminal" in said


def test_plain_goes_with_no_pictures(refuses: Callable[..., str]) -> None:
    said = refuses("imitation", "--plain", "--pictures", "kitty")
    assert "--plain does not go with --pictures 'kitty'" in said
