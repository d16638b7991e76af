"""Turing in the terminal with pictures of one's own: what is taken from a folder or an archive."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from bombe.chance import Chance
from bombe.cli import main
from bombe.games.imitation import intake
from bombe.games.imitation.likeness import PRINT_LENGTH
from bombe.games.imitation.rules import Imitation
from bombe.match import Match
from support import terminals
from support.commands import plain_environment  # noqa: F401 (fixture)
from support.emulator import Emulator, difference
from support.imitation_screens import BARE, FIRST
from support.scaling import in_the_soak
from support.terminals import (
    CLEAR,
    PATIENCE,
    Open,
    Play,
    environment,
    play_imitation,  # noqa: F401 (fixture)
    play_refuses,  # noqa: F401 (fixture)
    screens,
    terminal_of_imitation,  # noqa: F401 (fixture)
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sixty pictures with a sound in their names, and what is none."""
    folder = tmp_path_factory.mktemp("own")
    chance = Chance(1)
    for number in range(60):
        noise = bytes(chance.below(256) for _ in range(48))
        image = Image.frombytes("RGB", (4, 4), noise).resize((200, 200), Image.Resampling.NEAREST)
        image.save(folder / f"picture\x07{number:02}.png")
    (folder / "twin.png").write_bytes((folder / "picture\x0707.png").read_bytes())
    (folder / "broken.png").write_bytes((folder / "picture\x0701.png").read_bytes()[:200])
    (folder / "\x1b[31mred.txt").write_text("no picture")
    (folder / ".hidden").write_text("nobody's")
    (folder / "below").mkdir()
    return folder


@pytest.fixture(autouse=True, scope="module")
def _taken_once() -> Iterator[None]:
    """A file that was taken in is not taken in again: sixty take seconds, and give the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(intake, "taken", cache(intake.taken))
        yield


def packed(folder: Path, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w") as made:
        for path in sorted(folder.iterdir(), reverse=True):
            made.write(path, f"box/{path.name}")
        made.writestr("__MACOSX/box/picture 01.png", b"beside")
    return archive


@pytest.mark.parametrize("packs", [False, True], ids=["folder", "archive"])
def test_pictures_of_ones_own(play: Play, own: Path, tmp_path: Path, packs: bool) -> None:
    path = packed(own, tmp_path / "own.zip") if packs else own
    out = play("--deck", str(path), "--first", "2", "--seed", "1", typed=("", "pass"))
    where = "box/" if packs else ""
    flat = " ".join(out.split())
    assert f"'{where}twin.png': This is nearly the same as 'picture?07'." in flat
    assert f"'{where}broken.png': This picture is broken." in flat
    assert re.search(r"red\.txt': This is not a picture that can be read here", flat)
    assert "hidden" not in out
    assert "MACOSX" not in out
    table = screens(out)[1]
    # In the order of their names, not that on the disk.
    pictures = [[f"{number:03}", "0" * PRINT_LENGTH] for number in range(1, 61)]
    match = Match.new(Imitation(), {"first": 2, "pictures": pictures}, 3, seed=1)
    assert match.state.cards
    assert f"Guide  picture?{int(match.state.cards.guide) - 1:02}\n" in table
    assert re.search(r"^1 L  picture\?\d\d +1 R  picture\?\d\d$", table, re.MULTILINE)


@in_the_soak
def test_pictures_of_ones_own_are_shown(
    terminal: Open, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(terminals, "PATIENCE", 6 * PATIENCE)  # sixty pictures are taken in
    words = ("--deck", str(own), "--pictures", "kitty", *FIRST)
    here = terminal(*words, **BARE)
    shown = here.until("> ") + here.type("\n") + here.type("see G\n")
    screen = Emulator(80, 24).show(shown.rpartition(CLEAR)[2])
    (hung,) = screen.hung
    text = "".join(map("".join, screen.lines))
    name = re.search(r"picture\?(\d\d)", text)
    assert name
    with Image.open(own / f"picture\x07{name[1]}.png") as image:
        assert difference(hung.image, image.convert("RGB")) < 25


def test_a_deck_that_cannot_be_played_with(
    refuses: Callable[..., str], own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "No such file" in refuses("imitation", "--deck", str(tmp_path / "none"))
    (tmp_path / "text").write_text("no archive")
    said = refuses("imitation", "--deck", str(tmp_path / "text"))
    assert "this is neither a folder nor a ZIP archive" in said
    few = tmp_path / "few"
    few.mkdir()
    for path in sorted(own.iterdir()):
        if path.name.startswith(("picture\x070", "broken")):
            (few / path.name).write_bytes(path.read_bytes())
    assert main(["play", "imitation", "--deck", str(few)]) == 2
    out, err = capsys.readouterr()
    assert "'broken.png': This picture is broken." in out
    assert "A deck has at least 60 pictures, not 10." in err
    # What else is wrong is said before the pictures are looked at.
    assert "Two players cannot play" in refuses("imitation", "--deck", str(own), "--players", "2")


def test_an_archive_that_is_a_trap(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    archive = tmp_path / "trap.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("bomb.png", bytes(30_000_000))
        made.writestr("../../out.png", b"no picture")
    assert main(["play", "imitation", "--deck", str(archive)]) == 2
    out, err = capsys.readouterr()
    assert "'bomb.png': This file is too large; at most 20 MB." in out
    assert "'../../out.png': This is not a picture that can be read here" in out
    assert "not 0." in err
    assert not (tmp_path.parent.parent / "out.png").exists()


def test_without_pillow(tmp_path: Path) -> None:
    (tmp_path / "PIL.py").write_text("raise ImportError")
    path = f"{tmp_path}:{environment()['PYTHONPATH']}"
    for words in (("--deck", str(tmp_path)), ()):
        done = subprocess.run(
            [sys.executable, "-m", "bombe", "play", "imitation", *FIRST, *words],
            input=b"q\n",
            capture_output=True,
            env=environment(PYTHONPATH=path),
            timeout=PATIENCE,
            check=False,
        )
        said = b"bombe: --deck: pictures of your own need the package Pillow\n" if words else b""
        assert (done.returncode, done.stderr) == (2 if words else 0, said)
