"""What the documents show is what happens.

Every ```console block of README.md and docs/ is run: lines that begin with `$ bombe` through the
command line, what follows must be their output. Every ```python block with `>>>` is a doctest.
"""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from bombe.cli import main

ROOT = Path(__file__).parents[1]
PAGES = [
    path for path in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))) if path.exists()
]


def blocks(page: Path, kind: str) -> list[tuple[str, str]]:
    """The blocks of a kind, each with its page and line."""
    text = page.read_text(encoding="utf-8")
    return [
        (f"{page.name}:{text.count(NEWLINE, 0, match.start()) + 1}", match[1])
        for match in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    ]


NEWLINE = "\n"
CONSOLE = [block for page in PAGES for block in blocks(page, "console")]
PYTHON = [page for page in PAGES if any(">>>" in text for _, text in blocks(page, "python"))]


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(("where", "block"), CONSOLE, ids=[where for where, _ in CONSOLE])
def test_console(where: str, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert block.startswith("$ "), where
    for session in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, wanted = session.partition("\n")
        program, *words = shlex.split(command)
        assert program == "bombe", f"only bombe can be tried here, not {program}"
        main(words)
        out, err = capsys.readouterr()
        assert (out + err).rstrip("\n") == wanted.rstrip("\n"), f"$ {command}"


@pytest.mark.parametrize("page", PYTHON, ids=lambda page: page.name)
def test_python(page: Path) -> None:
    """The blocks of a page are one session."""
    names: dict[str, object] = {}
    for where, text in blocks(page, "python"):
        if ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, names, where, str(page), 0)
            report: list[str] = []
            runner = doctest.DocTestRunner()
            assert not runner.run(test, out=report.append, clear_globs=False).failed, report
            names = test.globs


def test_the_pages_have_blocks() -> None:
    assert CONSOLE
