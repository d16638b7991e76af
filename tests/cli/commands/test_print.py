"""`bombe print`: what it writes, what it says, and what it refuses without leaving anything."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from bombe.cli import main
from support.commands import (
    Json,
    Run,
    plain_environment,  # noqa: F401 (fixture)
    refusing,  # noqa: F401 (fixture)
    running,  # noqa: F401 (fixture)
    saying,  # noqa: F401 (fixture)
)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_sheets_are_written_and_nothing_else(
    run: Run, says: Callable[..., Json], tmp_path: Path
) -> None:
    assert run("print", "sheets", "--out", "a.pdf") == (0, "3 pages. Written to a.pdf.\n", "")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF-")
    told = says(
        "print", "sheets", "--large", "--ink", "black", "--paper", "letter", "--out", "b.pdf"
    )
    assert told == {"what": "sheets", "pages": 2, "out": "b.pdf"}
    assert says("print", "sheets", "--verifiers", "4", "--out", "b.pdf")["pages"] == 3
    assert {path.name for path in tmp_path.iterdir()} == {"a.pdf", "b.pdf"}
    assert (tmp_path / "a.pdf").read_bytes() != (tmp_path / "b.pdf").read_bytes()
    assert run("print", "sheets", "--out", "a.pdf", "--lang", "fr")[1] == (
        "3 pages. Écrit dans a.pdf.\n"
    )


def test_the_layout_tells_every_card_and_every_cell(run: Run, says: Callable[..., Json]) -> None:
    found = says("print", "layout")
    kinds = [card["kind"] for card in found["cards"]]
    counts = {kind: kinds.count(kind) for kind in kinds}
    assert counts == {"punch": 15, "verification": 95, "cover": 6, "criteria": 48, "tent": 6}
    assert len(found["cells"]) == 125
    assert len(found["pages"]) == max(card["page"] for card in found["cards"]) == 32
    assert found["cells"][0] == {"code": "111", "row": 1, "column": 1, "x": 8.0, "y": 14.3}
    status, out, err = run("print", "layout", "--large", "--paper", "letter")
    assert (status, err) == (0, "")
    assert "4 cards of 94.5 × 132 mm" in out
    assert len(says("print", "layout", "--offset", "0,0")["pages"]) == 66
    assert len(says("print", "layout", "--offset", "0,0", "--turn", "short")["pages"]) == 66


def test_what_is_wrong_is_said_and_leaves_nothing(
    refuses: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "folder.pdf").mkdir()
    wrong = {
        ("book", "--out", "a.pdf"): "'book' cannot be printed; there is machine, sheets, layout",
        ("machine",): "--out is missing: the file to write",
        ("machine", "--out", "a.svg"): "--out: 'a.svg' must end in .pdf",
        ("machine", "--out", ".pdf"): "--out: '.pdf' is a suffix without a name",
        ("machine", "--out", ""): "--out is missing: the file to write",
        ("machine", "--out", "-", "--json"): "--json and --out - do not go together",
        ("machine", "--out", "no/a.pdf"): "--out: there is no folder 'no'",
        ("machine", "--out", "folder.pdf"): "--out: 'folder.pdf' is a folder",
        ("sheets", "--out", "a.pdf", "--paper", "a5"): "--paper: 'a5' is not one of a4, letter",
        ("sheets", "--out", "a.pdf", "--ink", "red"): (
            "--ink: 'red' is not one of full, light, black"
        ),
        ("sheets", "--out", "a.pdf", "--offset", "0,0"): "--offset is for machine, layout only",
        ("machine", "--out", "a.pdf", "--turn", "short"): (
            "--turn is for backs, which need --offset"
        ),
        ("layout", "--offset", "0,0", "--turn", "up"): "--turn: 'up' is not one of long, short",
        ("machine", "--out", "a.pdf", "--verifiers", "4"): "--verifiers is for sheets only",
        ("sheets", "--out", "a.pdf", "--verifiers", "7"): (
            "--verifiers: '7' is not a whole number from 4 to 6"
        ),
        ("layout", "--out", "a.pdf"): "--out is for machine, sheets only",
    }
    for words, sentence in wrong.items():
        assert refuses("print", *words) == sentence
    for offset in ("1000,0", "10.5,0", "1", "1,2,3", "a,b", "nan,0", "1e0,0", "0,-10.01", ""):
        said = refuses("print", "machine", "--out", "a.pdf", f"--offset={offset}")
        assert "is not two numbers from -10 to 10" in said
    assert [path.name for path in tmp_path.iterdir()] == ["folder.pdf"]


def test_dash_is_the_standard_output(
    capsysbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    for out in ("a.pdf", "-"):
        assert main(["print", "sheets", "--out", out]) == 0
    told, err = capsysbinary.readouterr()
    assert (told, err) == (b"3 pages. Written to a.pdf.\n" + (tmp_path / "a.pdf").read_bytes(), b"")
    assert [path.name for path in tmp_path.iterdir()] == ["a.pdf"]


def test_a_terminal_gets_no_pdf(
    refuses: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert refuses("print", "sheets", "--out", "-") == (
        "--out -: a terminal cannot show a PDF; send it to a file or a program"
    )


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_stays_one(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "a.pdf"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    assert run("print", "sheets", "--out", "a.pdf")[0] == 0
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    reader.join(20)
    assert read[0].startswith(b"%PDF-")
    assert [*tmp_path.iterdir()] == [pipe]


def test_without_typst_it_says_how_to_install_it(
    refuses: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert refuses("print", "sheets", "--out", "a.pdf") == (
        "to print, typst must be installed: `pip install 'bombe[paper]'`"
    )
    assert not [*tmp_path.iterdir()]


def test_a_full_disk_leaves_the_file_of_before(
    refuses: Callable[..., str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = tmp_path / "a.pdf"
    before.write_bytes(b"before")
    real = Path.write_bytes

    def full(path: Path, content: bytes) -> int:
        real(path, content[:100])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    said = refuses("print", "sheets", "--out", "a.pdf")
    assert said == "--out: 'a.pdf' cannot be written: No space left on device"
    assert before.read_bytes() == b"before"
    assert [*tmp_path.iterdir()] == [before]
