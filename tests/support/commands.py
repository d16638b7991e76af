"""The command `bombe`, run as somebody types it, on problems of each mode."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bombe
from bombe.cli import main
from bombe.games.turing_machine.problem import parse_problem
from bombe.games.turing_machine.worlds import worlds

SRC = Path(bombe.__file__).parents[1]
CLASSIC = "4b 9a 11a 14c"  # the code is 241
NIGHTMARE = "? 4b 9a 11a 14c CADB"
EXTREME = str(next(iter(worlds(parse_problem("15+16 23+8 46+13 34+17 9+37")))))
SECRETS = [CLASSIC, NIGHTMARE, EXTREME]

Json = Any
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language, and 80×24 signs."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


@pytest.fixture(name="run")
def running(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*words: str) -> tuple[int, str, str]:
        status = main(words)
        return status, *capsys.readouterr()

    return run


@pytest.fixture(name="says")
def saying(run: Run) -> Callable[..., Json]:
    """The JSON of a command that must succeed."""

    def says(*words: str) -> Json:
        status, out, err = run(*words, "--json")
        assert (status, err) == (0, "")
        assert out.isascii()
        assert out.count("\n") == 1
        assert ": " not in re.sub(r'"[^"]*"', "", out)
        return json.loads(out)

    return says


@pytest.fixture(name="refuses")
def refusing(run: Run) -> Callable[..., str]:
    """The sentence of a command that must fail."""

    def refuses(*words: str) -> str:
        status, out, err = run(*words)
        assert (status, out) == (2, "")
        assert err.startswith("bombe: ")
        assert err.count("\n") == 1
        assert err.endswith("\n")
        return err.removeprefix("bombe: ").rstrip("\n")

    return refuses
