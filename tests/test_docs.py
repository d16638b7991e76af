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


def blocks(kind: str) -> list[object]:
    """The blocks of a kind, each named by its page and line."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for match in re.finditer(rf"^```{kind}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
            line = text.count("\n", 0, match.start()) + 1
            found.append(pytest.param(match[1], id=f"{page.name}:{line}"))
    return found


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("block", blocks("console"))
def test_console(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert block.startswith("$ ")
    for session in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, wanted = session.partition("\n")
        program, *words = shlex.split(command)
        assert program == "bombe", f"only bombe can be tried here, not {program}"
        main(words)
        out, err = capsys.readouterr()
        assert (out + err).rstrip("\n") == wanted.rstrip("\n"), f"$ {command}"


@pytest.mark.parametrize("block", [b for b in blocks("python") if ">>>" in b.values[0]])  # type: ignore[attr-defined]
def test_python(block: str) -> None:
    test = doctest.DocTestParser().get_doctest(block, {}, "block", None, 0)
    report: list[str] = []
    assert not doctest.DocTestRunner().run(test, out=report.append).failed, "".join(report)


def test_the_pages_have_blocks() -> None:
    assert blocks("console")
