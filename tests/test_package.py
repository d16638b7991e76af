"""What we ship: the archives, the installed command, the imports, the pinned tools."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import bombe

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bombe"
MODULES = sorted(PACKAGE.rglob("*.py"))


def run(*command: str | Path, cwd: Path) -> str:
    """The output of a command that must succeed, away from this environment's settings."""
    env = {k: v for k, v in os.environ.items() if not k.startswith(("BOMBE_", "PYTHON"))}
    env |= {"PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{command} gave {done.returncode}:\n{done.stdout}\n{done.stderr}"
    return done.stdout


# --- the archives --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, and the wheel that is built from it."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    return out


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (path,) = dist.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def in_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def in_sdist(dist: Path) -> set[str]:
    (path,) = dist.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def files(folder: Path, base: Path) -> set[str]:
    return {
        path.relative_to(base).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def test_archives_bear_the_version(dist: Path) -> None:
    assert {path.name for path in dist.iterdir()} == {
        f"bombe-{bombe.__version__}.tar.gz",
        f"bombe-{bombe.__version__}-py3-none-any.whl",
    }


def test_wheel_holds_the_whole_package(in_wheel: set[str]) -> None:
    inside = {name for name in in_wheel if ".dist-info/" not in name}
    assert inside == files(PACKAGE, PACKAGE.parent)
    assert "bombe/py.typed" in inside


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("kind", ["mo", "po"])
def test_wheel_holds_the_translations(in_wheel: set[str], language: str, kind: str) -> None:
    assert f"bombe/locale/{language}/LC_MESSAGES/bombe.{kind}" in in_wheel


def test_sdist_holds_what_is_needed_to_work_on_it(in_sdist: set[str]) -> None:
    single = {
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        ".ci/run",
        "LICENSE",
        "Makefile",
        "pyproject.toml",
    }
    single |= {"requirements.in", "requirements.lock"}
    docs = files(ROOT / "docs", ROOT)
    assert docs
    wanted = single | docs | files(PACKAGE, ROOT) | files(ROOT / "tests", ROOT)
    assert wanted <= in_sdist


# --- installed -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bombe` command in an environment that holds nothing else."""
    home = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", home / "venv", cwd=home)
    programs = home / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(
        programs / "python",
        *("-m", "pip", "--isolated", "install", "--no-index", "--no-deps", wheel),
        cwd=home,
    )
    return programs / "bombe"


def test_installed_shows_a_card(installed: Path, tmp_path: Path) -> None:
    assert json.loads(run(installed, "cards", "4", "--json", cwd=tmp_path))


def test_installed_solves(installed: Path, tmp_path: Path) -> None:
    out = run(installed, "solve", "4 9 11 14", "--json", cwd=tmp_path)
    assert json.loads(out)
    assert "241" in re.sub(r"\D", "", out)  # the first problem of the rule book


def test_installed_speaks_french(installed: Path, tmp_path: Path) -> None:
    french = run(installed, "cards", "4", "--lang", "fr", cwd=tmp_path)
    english = run(installed, "cards", "4", "--lang", "en", cwd=tmp_path)
    assert french.strip()
    assert french != english


def test_commands_leave_no_files(installed: Path, tmp_path: Path) -> None:
    run(installed, "cards", "4", cwd=tmp_path)
    assert not list(tmp_path.iterdir())


# --- from a checkout -----------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="make and sh")
def test_the_launcher_is_found_however_it_is_called(tmp_path: Path) -> None:
    programs = tmp_path / "only these"
    programs.mkdir()
    make = shutil.which("make")
    assert make
    (programs / "make").symlink_to(make)
    (programs / "python3").symlink_to(sys.executable)
    home = tmp_path / "a checkout"
    shutil.copytree(PACKAGE, home / "src" / "bombe", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "Makefile", home)
    bare = {"PATH": str(programs)}

    def says(*command: str | Path, cwd: Path = tmp_path, env: dict[str, str] = bare) -> str:
        done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return done.stdout

    wanted = f"bombe {bombe.__version__}\n"
    says(programs / "make", ".venv/package", cwd=home)
    moved = tmp_path / "moved elsewhere"
    home.rename(moved)
    folder = moved / ".venv" / "bin"
    assert says(folder / "bombe", "--version") == wanted
    assert says("/bin/sh", "bombe", "--version", cwd=folder) == wanted
    links = tmp_path / "some links"
    links.mkdir()
    (links / "full").symlink_to(folder / "bombe")
    (links / "relative").symlink_to(Path("..", "moved elsewhere", ".venv", "bin", "bombe"))
    (links / "twice").symlink_to("relative")
    system = {"PATH": os.environ["PATH"]}  # following a link takes readlink
    for link in links.iterdir():
        assert says(link, "--version", env=system) == wanted
        assert says("/bin/sh", link.name, "--version", cwd=links, env=system) == wanted


# --- the standard library only -------------------------------------------------------------------


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_module_imports_the_standard_library_only(path: Path) -> None:
    tree = ast.parse(path.read_bytes())
    roots = {name.partition(".")[0] for name in imports(tree)}
    assert roots <= sys.stdlib_module_names | {"bombe"}


# --- the pinned tools ----------------------------------------------------------------------------


def locked() -> list[str]:
    """The requirements of the lock, one line each, without the comments."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    return text.replace("\\\n", " ").splitlines()


def test_every_pinned_tool_has_a_hash() -> None:
    assert locked()
    for line in locked():
        assert re.match(r"[a-z0-9.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_every_wanted_tool_is_pinned() -> None:
    wanted = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    pinned = {line.partition("==")[0] for line in locked()}
    assert {line for line in wanted if line and not line.startswith("#")} <= pinned


def test_the_lock_names_no_host_and_no_place() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host|(^|\s)/", text)
