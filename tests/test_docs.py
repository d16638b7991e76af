"""What the documents show is what happens.

Every ```console block of README.md and docs/ is run: lines that begin with `$ bombe` through the
command line, what follows must be their output. Every ```python block with `>>>` is a doctest.
"""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from bombe.cli import COMMANDS, main
from bombe.game import ATTRIBUTES, Game

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


# --- files that a page shows ---------------------------------------------------------------------

SHOWN = [
    (page.name, *found)
    for page in PAGES
    for found in re.findall(
        r"^<!-- ([\w./-]+) -->\n```\w+\n(.*?)^```$",
        page.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
]


@pytest.mark.parametrize(("page", "name", "block"), SHOWN, ids=[name for _, name, _ in SHOWN])
def test_a_block_is_a_part_of_the_file_that_it_names(page: str, name: str, block: str) -> None:
    assert block in (ROOT / name).read_text(encoding="utf-8"), page


def test_the_example_is_shown_whole() -> None:
    shown = {name for _, name, _ in SHOWN}
    example = ROOT / "examples" / "bulls-and-cows"
    sources = {*example.rglob("*.py"), *example.rglob("*.js"), example / "pyproject.toml"}
    left_out = {example / "src" / "bulls_and_cows" / "__init__.py"}
    assert shown == {path.relative_to(ROOT).as_posix() for path in sources - left_out}
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    members = {name for name in vars(Game) if not name.startswith("_")} | {*ATTRIBUTES}
    table = page.partition("| member |")[2].partition("\n\n")[0]
    assert (
        set(re.findall(r"`(\w+)[(`]", "\n".join(re.findall(r"^\|([^|]*)", table, re.M)))) == members
    )


# --- links ---------------------------------------------------------------------------------------

LINKED = [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)


def links(text: str) -> list[str]:
    """Where the links and images of a page lead, but for other sites."""
    without_code = re.sub(r"`[^`]*`", "", text)
    found = re.findall(r"\]\(([^()\s]+)\)", without_code)
    found += re.findall(r"^\[[^\]]+\]:\s*(\S+)", without_code, re.MULTILINE)
    found += re.findall(r"""(?:src|href)=["']([^"']+)""", without_code)
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """The headings of a page, as GitHub names them in links."""
    headings = re.findall(r"^#+ +(.*?) *$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: Path, text: str) -> list[str]:
    wrong = []
    for link in links(text):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    return wrong


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page, prose(page)) == []


def test_the_pages_have_links_and_a_broken_one_is_found() -> None:
    assert "docs/pictures/play.svg" in links(prose(ROOT / "README.md"))
    assert "playing.md#actions" in links(prose(ROOT / "docs" / "notation.md"))
    text = "[a](LICENSE) ![b](no.svg) [`c`](docs/playing.md#no) [d](#unofficial) [e](#no) `[f](no)`"
    wrong = ["no.svg", "docs/playing.md#no", "#no"]
    assert broken(ROOT / "README.md", text) == wrong
    assert broken(ROOT / "README.md", "[a](https://example.org/no) [b](docs/playing.md)") == []


def test_every_command_has_a_section() -> None:
    assert set(COMMANDS) <= anchors(ROOT / "docs" / "command-line.md")


def test_the_architecture_names_every_module_of_a_game() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    for game in (ROOT / "src" / "bombe" / "games").glob("*/__init__.py"):
        modules = {path.stem for path in game.parent.glob("*.py")} - {"__init__"}
        modules |= {path.parent.name for path in game.parent.glob("*/__init__.py")}
        named = set(re.findall(r"^ {6}(\w+) {2,}\S", text, re.MULTILINE))
        assert modules <= named, game.parent.name
