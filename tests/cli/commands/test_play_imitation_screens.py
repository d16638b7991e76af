"""Turing on screens of all sizes: pictures in coloured signs, words instead, and pages."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bombe.cli.terminal.canvas import HALF, TRUE, Blocks, Canvas, Inline, nearest
from bombe.cli.terminal.console import shown_length
from bombe.games.imitation.state import PAIRS
from bombe.text import LANGUAGES, language
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.emulator import SIGN, Emulator
from support.imitation_screens import (
    COLOURS,
    FIRST,
    Screen,
    cards_of_one_colour,  # noqa: F401 (fixture)
    files,
    gallery,
    painted,
    states,
)
from support.scaling import SOAK, some
from support.terminals import (
    END,
    PATIENCE,
    STYLE,
    Open,
    Play,
    environment,
    play_imitation,  # noqa: F401 (fixture)
    terminal_of_imitation,  # noqa: F401 (fixture)
    visible,
)

SIGNS = (24, 80)


def test_pictures_where_there_are_colours(terminal: Open) -> None:
    true, some = terminal(*FIRST, **COLOURS), terminal(*FIRST, COLORTERM="")
    for here in (true, some):  # on so few lines the rules come first
        assert "Enter shows the table." in here.until("> ")
    one, other = true.type("\n"), some.type("\n")
    assert "\x1b[38;2;" in one
    assert "\x1b[38;5;" in other
    assert "\x1b[38;2;" not in other
    assert painted(one) == painted(other) != []
    assert visible(one) == visible(other)
    assert len(visible(one)) <= SIGNS[0]
    assert max(map(len, visible(one))) <= SIGNS[1]
    assert max(len(run) for runs in painted(one) for run in runs) < 30
    large = true.type("see G\n")
    assert max(len(run) for runs in painted(large) for run in runs) >= 28
    assert "\x1b[0m" in large


@pytest.mark.parametrize(
    ("words", "changes"),
    [
        ((), {"NO_COLOR": "1"}),
        (("--plain",), {}),
        ((), {"TERM": "dumb"}),
        ((), {"TERM": "xterm", "COLORTERM": ""}),
        ((), {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}),
    ],
    ids=["NO_COLOR", "--plain", "dumb", "16 colours", "ascii"],
)
def test_words_where_there_are_none(
    terminal: Open, words: tuple[str, ...], changes: dict[str, str]
) -> None:
    here = terminal(*FIRST, *words, **(COLOURS | changes))
    shown = here.until("> ") + here.type("see G\n") + here.type("see\n")
    assert HALF not in shown
    assert "[38;" not in shown
    assert "Guide  " in STYLE.sub("", shown)


def test_no_pictures_into_a_pipe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bombe", "play", "imitation", *FIRST],
        input=b"see G\nsee\nq\n",
        capture_output=True,
        env=environment(**COLOURS),
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout
    assert HALF.encode() not in done.stdout


def test_no_pictures_without_pillow(tmp_path: Path, terminal: Open) -> None:
    (tmp_path / "PIL.py").write_text("raise ImportError")
    path = f"{tmp_path}:{environment()['PYTHONPATH']}"
    here = terminal(*FIRST, **COLOURS, PYTHONPATH=path)
    shown = here.until("> ") + here.type("see G\n")
    assert HALF not in shown
    assert "Guide  " in STYLE.sub("", shown)
    assert "This terminal could show the pictures if the package Pillow were installed." in shown
    asked = terminal(*FIRST, "--pictures", "kitty", **COLOURS, PYTHONPATH=path)
    status, said = asked.finish("")
    assert status == 2
    assert "--pictures: kitty needs the package Pillow; without it there are words" in said


def worded(value: Any, text: str) -> Any:
    """A view with another description for every picture."""
    if isinstance(value, dict):
        return {
            key: text if key == "text" and "print" in value else worded(one, text)
            for key, one in value.items()
        }
    return [worded(one, text) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
@pytest.mark.parametrize(
    ("size", "hand"),
    [*product([(80, 24), (100, 50), (60, 24), (100, 30)], [5, 4, 3])]
    if SOAK
    else [((80, 24), 5), ((100, 50), 4), ((60, 24), 3), ((100, 30), 5)],
    ids=str,
)
def test_screens_fit(folder: Path, hand: int, pictures: bool, size: tuple[int, int]) -> None:
    """With descriptions as long as they come."""
    text = "A long description of a picture, " * 3 + "with more."
    kinds = set()
    canvas = Blocks(files(folder), TRUE) if pictures else None
    for match, view in states(hand):
        console = Screen(*size)
        skin = gallery(match, console, canvas)
        lines = skin.screen(worded(view, text), [])
        kinds.add(view["phase"])
        assert max(map(shown_length, lines)) <= size[0]
        if size[0] >= 80:
            assert len(lines) < size[1], (view["phase"], view["pair"])
        if pictures and size[0] >= 80 and view["phase"] != "score":
            assert any(HALF in line for line in lines)
    assert kinds == {"pick", "vote", "score"}


def test_both_of_a_pair_are_painted_alike(folder: Path) -> None:
    """In the same lines, equally wide and high, whichever is the Machine's, and in one text."""
    canvas = Blocks(files(folder), TRUE)
    for size in ((80, 24), (100, 50), (80, 60)):
        for match, view in states():
            if view["phase"] != "vote":
                continue
            skin = gallery(match, Screen(*size), canvas)
            last = painted("\n".join(skin.screen(view, [])))[-1]
            assert len(last) >= 2
            assert len(set(map(len, last))) == 1
            both = painted("\n".join(skin.read("see L", view).say))
            assert [len(runs) for runs in both] == [2] * len(both)
            assert len({len(run) for runs in both for run in runs}) == 1


def test_what_others_see_tells_nothing(folder: Path) -> None:
    """While a round is on, an Interrogator's screen has the words of the view and no more."""
    for match, view in states():
        if view["phase"] != "vote":
            continue
        skin = gallery(match, Screen(80, 60), None)
        shown = "\n".join([*skin.screen(view, []), *skin.read("see", view).say])
        assert "Machine's" not in shown
        assert "human's" not in shown


@pytest.mark.parametrize("colours", [256, TRUE])
def test_a_canvas_paints(tmp_path: Path, colours: int) -> None:
    halves = Image.new("RGB", (64, 64), (255, 0, 0))
    halves.paste((0, 0, 255), (0, 32, 64, 64))
    halves.save(tmp_path / "91.webp", lossless=True)
    canvas = Blocks(files(tmp_path), colours)
    lines = canvas.paint("91", 24)
    assert [shown_length(line) for line in lines] == [24] * 12
    red, blue = ("2;255;0;0", "2;0;0;255") if colours == TRUE else ("5;196", "5;21")
    assert f"38;{red};48;{red}m" in lines[0]
    assert f"38;{blue};48;{blue}m" in lines[-1]
    assert all(line.endswith("\x1b[0m") for line in lines)


@pytest.mark.parametrize("content", [None, b"", b"no picture at all"])
def test_what_cannot_be_read_is_blank(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "01.webp").write_bytes(content)
    assert Blocks(files(tmp_path), TRUE).paint("01", 24) == [" " * 24] * 12


def test_the_nearest_of_256_colours() -> None:
    levels = (0, 95, 135, 175, 215, 255)
    cube = {
        16 + 36 * r + 6 * g + b: (levels[r], levels[g], levels[b])
        for r in range(6)
        for g in range(6)
        for b in range(6)
    }
    greys = {232 + n: (8 + 10 * n,) * 3 for n in range(24)}
    colours = cube | greys
    for red in range(0, 256, 15):
        for green in range(0, 256, 15):
            for blue in range(0, 256, 15):
                far = {
                    number: (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2
                    for number, (r, g, b) in colours.items()
                }
                assert far[nearest((red, green, blue))] == min(far.values())


def test_plain_is_one_thing_below_the_other(play: Play) -> None:
    out = play("--plain", "--first", "2", "--seed", "1", typed=("pass", "see"))
    assert re.search(r"^1 L  ", out, re.MULTILINE)
    assert re.search(r"^1 R  ", out, re.MULTILINE)
    assert not re.search(r"\d L  .* \d R  ", out)


# ---- what is longer than a screen ------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pictures", [True, False], ids=["pictures", "words"])
def test_nothing_important_is_above_the_screen(
    folder: Path, pictures: bool, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On 60×24 not everything has room; what was asked, or how it went, has."""
    canvas = Blocks(files(folder), TRUE) if pictures else None
    for match, view in states(5):
        console = Screen(60, 24)
        monkeypatch.setattr(console, "clears", True)
        skin = gallery(match, console, canvas)
        skin.say = language(lang).say
        kept = [STYLE.sub("", line) for line in skin.screen(view, [])[-23:]]
        assert any(line.startswith(" Turing · ") for line in kept)
        for sentence in (skin._role(view)[0], skin._scores(view)[0]):
            assert sentence in kept


@pytest.mark.parametrize(
    ("size", "way"),
    some(
        [
            *(((80, 24), "blocks"), ((80, 24), None), ((60, 24), None), ((60, 24), "blocks")),
            *(((100, 30), "blocks"), ((100, 30), None), ((40, 20), "kitty"), ((80, 24), "kitty")),
            ((40, 20), None),
        ],
        few=4,
    ),
    ids=str,
)
def test_pages(folder: Path, size: tuple[int, int], way: str | None) -> None:
    """Anything asked for is shown in pages; together they have all of it, and none is cut."""
    canvas: Canvas | None = Blocks(files(folder), TRUE) if way == "blocks" else None
    if way == "kitty":
        canvas = Inline(files(folder), way, SIGN)
    for match, view in states():
        if view["phase"] == "vote" and view["pair"] < PAIRS:
            continue
        console = Screen(*size)
        console.clears = True
        skin = gallery(match, console, canvas)
        for line in ("see", "?"):
            whole = skin.read(line, view).say
            seen: list[str] = []
            message = list(whole)
            for _ in range(40):
                page = skin.screen(view, message)
                assert len(page) < size[1] or len(page) <= message[0].count("\n") + 5
                Emulator(size[0], 60).show("\n".join([*page, "> "])).assert_clean()
                seen += page[2:-2]
                if "Enter shows more." not in STYLE.sub("", page[-1]):
                    break
                message = list(skin.read("", view).say)
            assert "\n".join(seen) == "\n".join(whole)
            assert "Enter shows the table." in STYLE.sub("", page[-1])
            assert skin.read("", view).actions == ()
            skin.screen(view, [])


def test_another_line_ends_the_pages(terminal: Open) -> None:
    here = terminal(*FIRST, **COLOURS)
    here.until("> ")
    here.type("\n")
    assert "Enter shows more." in here.type("see\n")
    assert "Enter shows the table." in here.type("see G\n")
    assert "try 2 to see the pair first" in here.type("\n")


@pytest.mark.parametrize("keys", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_keys_that_stop(terminal: Open, keys: str) -> None:
    here = terminal(*FIRST, **COLOURS)
    here.until("> ")
    status, shown = here.finish(keys)
    assert status == 0
    assert str(END) in shown
