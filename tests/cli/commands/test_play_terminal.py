"""Turing Machine in a real terminal: what fits, colours, keys that end it, and streams."""

import re
import subprocess
import sys

import pytest

from bombe.games.turing_machine.problem import Mode
from bombe.text import LANGUAGES
from support.commands import (
    CLASSIC,
    NIGHTMARE,
    plain_environment,  # noqa: F401 (fixture)
)
from support.scaling import some
from support.terminals import (
    CLEAR,
    END,
    FORGET,
    PATIENCE,
    Open,
    Play,
    environment,
    play_turing_machine,  # noqa: F401 (fixture)
    screens,
    terminal_of_turing_machine,  # noqa: F401 (fixture)
    visible,
)

HEADER = " Turing Machine · "
LARGEST = [
    ("--verifiers", "6", "--difficulty", "hard", "--seed", "9"),
    ("--mode", "nightmare", "--verifiers", "6", "--difficulty", "hard", "--seed", "4"),
    *(
        ("--mode", "extreme", "--verifiers", "6", "--difficulty", "hard", "--seed", seed)
        for seed in some(("3", "20", "33"))
    ),
]


def fits(lines: list[str]) -> bool:
    return len(lines) <= 24 and max(map(len, lines)) <= 80


@pytest.mark.parametrize("words", LARGEST, ids=lambda words: "-".join(words[1::2]))
def test_the_first_screen_fits(terminal: Open, words: tuple[str, ...]) -> None:
    opened = [(lang, terminal(*words, "--lang", lang)) for lang in LANGUAGES]
    for lang, here in opened:
        lines = visible(here.until("\n> "))
        assert fits(lines), (lang, lines)
        assert lines[0].startswith(HEADER)
        assert sum("● c  1  2  3  4  5" in line for line in lines) == 1
        assert lines[-1] == "> "


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", ["1", "8"])
def test_more_screens_fit(play: Play, lang: str, mode: Mode, players: str) -> None:
    """Of the hardest problems, also after a round and with the longest message."""
    words = ("--mode", mode, "--verifiers", "6", "--difficulty", "hard", "--players", players)
    for seed in range(1, 4):
        out = play(
            *(*words, "--lang", lang, "--seed", str(seed)),
            typed=("111 ABC", "*A text", "** text", "?", "??", "?A", f"?{'x' * 90}", "-t345 +s12"),
        )
        shown = screens(out)
        assert len(shown) == 9
        assert all(screen.count("\n") <= 24 for screen in shown[:-1]), (mode, lang, seed)
        assert all("● c " in shown[at] for at in (0, 2, 3, 7, 8))
        # Where the cards take most of the screen, a long message is shown alone.
        assert "● c " in shown[1] or mode is Mode.EXTREME


def test_a_small_and_a_large_terminal(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--mode", "extreme", "--verifiers", "6", "--difficulty", "hard", "--seed", "3")
    title = "which one is below 4"
    assert title not in play(*words, typed=())  # no room for the titles of the cards
    monkeypatch.setenv("LINES", "50")
    assert title in play(*words, typed=())
    monkeypatch.setenv("COLUMNS", "60")
    out = play(CLASSIC, "--players", "2", typed=("341 ABC",))
    assert max(map(len, out.splitlines())) <= 60
    assert "Player 2: " in out


def test_without_colour_nothing_is_lost(terminal: Open) -> None:
    here = terminal(NIGHTMARE, NO_COLOR="1")
    assert "\x1b" not in here.until("\n> ").replace(CLEAR, "")
    shown = here.type("-4b +9a -A4 +t3\n")
    assert "\x1b" not in shown.replace(CLEAR, "")
    assert "-b ■=4" in shown
    assert "+a no 3" in shown
    assert "\n·BCD  4" in shown
    assert "[3]" in shown
    shown = here.type("341 A\n")
    assert re.search(r"1  341 [✓✗] · · ·", shown)
    status, shown = here.finish("=241\ny\n")
    assert status == 0
    assert "\x1b" not in shown.replace(CLEAR, "")
    assert "You won." in shown


def test_with_colour_it_is_the_same(terminal: Open) -> None:
    plain, coloured = terminal(CLASSIC, NO_COLOR="1"), terminal(CLASSIC)
    for typed in ("", "-4b +9a -t3\n", "341 AB\n"):
        one, other = plain.type(typed), coloured.type(typed)
        assert "\x1b[" in other.replace(CLEAR, "")
        assert visible(one) == visible(other)
    assert "\x1b[2;9m-b ■=4\x1b[0m" in coloured.shown


def test_a_dumb_terminal_gets_no_sequences(terminal: Open) -> None:
    here = terminal(CLASSIC, TERM="dumb")
    here.until("\n> ")
    here.type("341 AB\n")
    assert "\x1b" not in here.shown


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
@pytest.mark.parametrize("typed", ["", "341 A\n", "=241\n"])
def test_ending_it_by_a_key(terminal: Open, key: str, typed: str) -> None:
    here = terminal(CLASSIC)
    here.until("\n> ")
    if typed:
        here.type(typed, end=r"(> |\(y/n\) )")
    status, shown = here.finish(key)
    assert status == 0
    assert shown.endswith(f"\n{END}\n")
    assert "Traceback" not in here.shown


def test_the_curtain_hides_a_sheet(terminal: Open) -> None:
    here = terminal(CLASSIC, "--players", "2")
    here.until("Player 1> ")
    here.type("341 A\n")
    here.type("*A secret thought\n")
    curtain = here.type(".\n", end="looking. ")
    assert FORGET in curtain  # also what can be scrolled back to
    ask = "Player 2, it is your turn. Press Enter when nobody else is looking. "
    assert curtain.split(FORGET)[1] == ask
    after = here.type("\n", end="Player 2> ")
    # The line typed before is not to be had by the arrow key either.
    after += here.type("\x1b[A\x1b[A\n", end="Player 2> ")
    assert "secret thought" not in after
    assert "✓" not in after
    back = here.type(".\n", end="Player 2> ")  # the player who ends a round begins the next
    assert "Round 2." in back
    here.type(".\n", end="looking. ")
    assert "secret thought" in here.type("\n", end="Player 1> ")


def test_alone_the_screen_can_be_scrolled_back(terminal: Open) -> None:
    here = terminal(CLASSIC)
    here.until("\n> ")
    here.type("341 A\n")
    assert "\x1b[3J" not in here.shown


def test_a_reader_that_has_seen_enough() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bombe", "play", CLASSIC],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin
    assert process.stdout
    assert process.stderr
    with process, process.stdin as typed:
        assert process.stdout.read(20)
        process.stdout.close()
        try:
            typed.write(b"341 A\n" * 100)
            typed.flush()
        except BrokenPipeError:
            pass  # it has ended already
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_missing(closed: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-m", "bombe", "play", CLASSIC],
        input=b"341 AB\n=241\ny\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if closed == "2>&-":
        assert b"You won." in done.stdout


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "utf-16"])
def test_lines_that_are_no_text(encoding: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "play", CLASSIC],
        input=b"\xff\xfe\xc3\n\x00\n341 AB\n=241\ny\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if encoding != "utf-16":
        assert b"You won." in done.stdout
