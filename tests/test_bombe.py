"""The public Python interface: its names, what importing it costs, and what is written about it."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bombe

ROOT = Path(__file__).parents[1]
NAMES = [
    *("GAMES", "BadInput", "Difficulty", "Game", "IllegalAction", "Language", "Match", "Mode"),
    *("Outcome", "Problem", "Round", "Secret", "Transcript", "Wish", "Worlds", "__version__"),
    *("additions", "code_name", "difficulty_of", "find", "generate", "generate_on", "id_of"),
    *("parse_code", "parse_id", "parse_problem", "parse_secret", "parse_transcript"),
    *("read_source", "worlds"),
]


def python(code: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ).stdout


def test_the_names_are_these() -> None:
    """To take one away or to rename it breaks somebody's program; to add one is a promise."""
    assert sorted(bombe.__all__) == sorted(NAMES)
    assert dir(bombe) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_there_and_described(name: str) -> None:
    assert getattr(bombe, name) is getattr(bombe, name)
    page = (ROOT / "docs" / "python-api.md").read_text("utf-8")
    assert f"`{name}`" in page.split("## All names")[1]


def test_the_page_promises_nothing_else() -> None:
    page = (ROOT / "docs" / "python-api.md").read_text("utf-8")
    assert sorted(re.findall(r"`(\w+)`", page.split("## All names")[1])) == sorted(NAMES)
    assert set(re.findall(r"\bbombe\.([A-Za-z_]\w*)", page)) <= {*NAMES, "games"}


def test_all_at_once() -> None:
    assert python("from bombe import *; print(*sorted(n for n in dir() if n[:2] != '__'))") == (
        " ".join(sorted(set(NAMES) - {"__version__"})) + "\n"
    )


def test_each_name_alone() -> None:
    """In an interpreter where nothing else was imported: no order of imports is needed."""
    code = "\n".join(
        [
            "import sys, bombe",
            f"for name in {NAMES!r}:",
            "    for module in [m for m in sys.modules if m.startswith('bombe.')]:",
            "        del sys.modules[module]",
            "    vars(bombe).pop(name, None) if name != '__version__' else None",
            "    getattr(bombe, name)",
        ]
    )
    assert python(code) == ""


def test_importing_it_costs_nothing() -> None:
    loaded = python("import sys, bombe; print(*sys.modules)").split()
    assert [name for name in loaded if name.startswith("bombe")] == ["bombe"]
    assert not {"argparse", "dataclasses", "gettext", "json", "random"} & {*loaded}


def test_an_unknown_name() -> None:
    with pytest.raises(AttributeError, match="module 'bombe' has no attribute 'enigma'"):
        bombe.enigma  # noqa: B018
    with pytest.raises(ImportError):
        from bombe import enigma  # noqa: F401


def test_the_example() -> None:
    failed, tried = doctest.testmod(bombe)
    assert (failed, tried > 3) == (0, True)


def test_the_newest_version_is_in_the_changes() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = re.search(r"^## (\d+\.\d+\.\d+)\b", changes, re.MULTILINE)
    assert newest
    assert newest[1] == bombe.__version__
