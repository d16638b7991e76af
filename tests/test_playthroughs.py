"""Whole matches in plain text, which must come out the same for ever: `playthroughs/*.txt`.

    game turing_machine     the game, and then what was dealt
    deal {…}
    0> ask 341 B            seat 0 does something; * is chance
    0? round left           seat 0 looks at parts of its view; * is a spectator
      round: 1              indented: what came of it; after an action only if it was refused

To write what comes of it anew: BOMBE_REWRITE=1. Then read the difference.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from bombe.game import IllegalAction
from bombe.match import Match
from support.setups import TABLES

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
REWRITE = os.environ.get("BOMBE_REWRITE") == "1"


def told(text: str) -> str:
    """A playthrough with what comes of each line."""
    lines = []
    match: Match[Any] | None = None
    for line in text.splitlines():
        if line.startswith("  "):
            continue  # what came of it when this was written
        lines.append(line)
        if line.startswith("game "):
            game = TABLES[line.removeprefix("game ")]
        elif line.startswith("deal "):
            match = Match.replayed(game, json.loads(line.removeprefix("deal ")), [])
        elif line and not line.startswith("#"):
            assert match is not None
            match, results = step(match, line)
            lines += [f"  {result}" for result in results]
    assert match is not None
    assert match.outcome is not None, "the match does not end"
    return "\n".join(lines) + "\n"


def step(match: Match[Any], line: str) -> tuple[Match[Any], list[str]]:
    who, mark, rest = line[0], line[1], line[3:]
    seat = None if who == "*" else int(who)
    if mark == "?":
        return match, [f"{path}: {part(match.view(seat), path)}" for path in rest.split(" ")]
    assert mark == ">", line
    try:
        return match.play(seat, rest), []
    except IllegalAction as error:
        return match, [f"! {error}"]


def part(view: Any, path: str) -> str:
    """A part of a view by its path, such as `seats.0.rounds`; `-` is what is not there."""
    for key in path.split("."):
        if isinstance(view, list):
            view = view[int(key)]
        elif key in view:
            view = view[key]
        else:
            return "-"
    return json.dumps(view, ensure_ascii=False)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_playthrough(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    result = told(text)
    if REWRITE:
        path.write_text(result, encoding="utf-8")
    else:
        assert result == text


def test_there_are_playthroughs() -> None:
    assert len(FILES) >= 7
