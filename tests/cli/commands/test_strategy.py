"""The command `strategy`, where what it writes is printed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.commands import (
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
)

PROBLEM = "3 7 10 14"


@pytest.mark.parametrize("form", ["txt", "json", "svg"])
def test_what_is_printed_is_what_would_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    monkeypatch.chdir(tmp_path)
    status, printed, err = run("strategy", PROBLEM, "--out", "-", "--format", form)
    assert (status, err) == (0, "")
    assert [*tmp_path.iterdir()] == []
    assert run("strategy", PROBLEM, "--out", f"s.{form}")[0] == 0
    assert printed == (tmp_path / f"s.{form}").read_text("utf-8")


def test_without_a_format_it_is_text(run: Run) -> None:
    text = run("strategy", PROBLEM, "--out", "-", "--format", "txt")
    assert run("strategy", PROBLEM, "--out", "-") == text
    assert text[1].startswith("Strategy for the cards 3 7 10 14\n")


def test_what_does_not_go_together(refuses: Callable[..., str], tmp_path: Path) -> None:
    out = str(tmp_path / "s.txt")
    assert refuses("strategy", PROBLEM, "--out", out, "--format", "txt") == (
        "--format is for --out - only"
    )
    assert refuses("strategy", PROBLEM, "--out", "-", "--json") == (
        "--json and --out - do not go together"
    )
    assert refuses("strategy", PROBLEM, "--out", "-", "--format", "pdf") == (
        "--format: 'pdf' is not one of txt, json, svg"
    )
    assert refuses("strategy", PROBLEM) == "--out is missing: the file to write"
    assert not (tmp_path / "s.txt").exists()
