"""How many files somebody must read to follow one thing through the program: those that run for it.
What is only imported, and would run for something else, does not count."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import bombe
from bombe.cli import main

PACKAGE = Path(bombe.__file__).parent


@contextmanager
def walked() -> Iterator[set[str]]:
    """The files of the package in which a function is called meanwhile."""
    files: set[str] = set()
    inside = f"{PACKAGE}/"

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_name != "<module>" and code.co_filename.startswith(inside):
            files.add(code.co_filename.removeprefix(inside))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize(
    ("words", "most"),
    [
        (["generate", "--difficulty", "hard"], 14),
        (["solve", "4 9 11 14", "--asked", "341 A+", "--json"], 12),
    ],
    ids=["generate", "solve"],
)
def test_a_command_is_a_short_walk(
    words: list[str], most: int, capsys: pytest.CaptureFixture[str]
) -> None:
    main(words)  # the first time also makes what is made once: cards, catalogues
    first = capsys.readouterr().out
    with walked() as files:
        main(words)
    assert first
    assert "cli/__init__.py" in files
    assert len(files) <= most, sorted(files)
