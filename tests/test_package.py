"""What we ship: the archives, the installed command, the container, the imports, the locks."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import bombe
from bombe.cli import COMMANDS
from bombe.games.turing_machine.kernel import library
from support.each import of_each
from support.wheels import Installed, build, carried, put

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bombe"
MODULES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# What the package runs with, that with the tools of development, what builds its wheels, and what
# installs all that.
LOCKS = (
    *("requirements-run.lock", "requirements.lock"),
    *("requirements-wheels.lock", "requirements-uv.lock"),
)
# Who may use it: the web table, its commands, and what a game does for it in its processes. Every
# other part runs without.
WITH_PACKAGES = (
    *PACKAGE.glob("table/**/*.py"),
    *PACKAGE.glob("web/**/*.py"),
    PACKAGE / "cli" / "commands" / "serve.py",
    PACKAGE / "cli" / "commands" / "rooms.py",
    PACKAGE / "cli" / "commands" / "doctor.py",
    PACKAGE / "cli" / "terminal" / "canvas.py",  # which does without where Pillow is not
    *PACKAGE.glob("games/*/intake.py"),
)


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
        "SECURITY.md",
        ".ci/run",
        "LICENSE",
        "Makefile",
        "pyproject.toml",
    }
    single |= {"requirements.in", "requirements-wheels.in", "requirements-uv.in", *LOCKS}
    single |= {"hatch_build.py"}
    single |= {"Containerfile", ".containerignore"}
    docs = files(ROOT / "docs", ROOT)
    assert docs
    wanted = single | docs | files(PACKAGE, ROOT) | files(ROOT / "tests", ROOT)
    assert wanted <= in_sdist


# --- installed -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `bombe` command in an environment that holds nothing else."""
    home = tmp_path_factory.mktemp("installed")
    return put(wheel, home / "venv") / "bombe"


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


@pytest.mark.parametrize("command", [name for name in COMMANDS if name not in ("serve", "rooms")])
def test_installed_runs_without_packages(installed: Path, tmp_path: Path, command: str) -> None:
    assert command in run(installed, command, "--help", cwd=tmp_path)


def test_commands_leave_no_files(installed: Path, tmp_path: Path) -> None:
    run(installed, "cards", "4", cwd=tmp_path)
    assert not list(tmp_path.iterdir())


# --- with the kernel in it ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def host_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here, so there is no kernel to carry")
    quick = tmp_path_factory.mktemp("compiler") / "cc"
    quick.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    quick.chmod(0o755)
    return build(tmp_path_factory.mktemp("host"), "host", str(quick))


def test_the_carried_kernel_solves(host_wheel: Path, tmp_path: Path) -> None:
    assert host_wheel.name.endswith(f"-py3-none-{sys.platform}_{os.uname().machine}.whl")
    here = Installed(tmp_path, host_wheel)
    assert here.solver() == "carried"
    par = here.says("solve", "33 40 43 45")["par"]
    assert isinstance(par, dict)
    assert (par["rounds"], par["questions"], par["proved"]) == (132, 338, True)
    assert not [*tmp_path.glob(".cache")]  # nothing was compiled
    # One that is not as it was built, or that others could change, is left alone.
    data = here.kernel.read_bytes()
    here.kernel.write_bytes(data[:-1])
    assert here.solver() == "python"
    here.kernel.write_bytes(data)
    here.kernel.chmod(0o666)
    assert here.solver() == "python"


def test_its_name_tells_the_sources_and_the_bytes(host_wheel: Path) -> None:
    name, data = carried(host_wheel)
    assert name == library.named(data, library.source_digest())


def test_a_platform_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="BOMBE_WHEEL is one of host, manylinux"):
        build(tmp_path, "amiga")


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
    shutil.copytree(PACKAGE, home / "src" / "bombe")
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


@pytest.mark.skipif(os.name == "nt", reason="make and sh")
@pytest.mark.parametrize("target", ["run", "play"])
def test_what_is_set_up_needs_no_network(tmp_path: Path, target: str) -> None:
    """The second time, and `make play` at once, nothing is installed."""
    home = tmp_path / "checkout"
    home.mkdir()
    (home / ".venv").mkdir()
    for name in ("Makefile", "requirements-run.lock"):
        shutil.copy(ROOT / name, home)
    for stamp in ("made", "package", *(["run"] if target == "run" else [])):
        (home / ".venv" / stamp).touch()
    wanted = {"run": "serve", "play": "play"}[target]
    # Within another make it would say which folder it is in.
    said = run("make", "--no-print-directory", "--dry-run", target, "ARGS=--some thing", cwd=home)
    assert said == f"exec .venv/bin/bombe {wanted} --some thing\n"


# --- in a container ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def container() -> list[list[str]]:
    """The instructions of the Containerfile, in words."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line.strip()]


def instruction(container: list[list[str]], name: str) -> str:
    (found,) = (words for words in container if words[0] == name)
    return " ".join(found[1:])


def test_the_container_copies_what_is_there(container: list[list[str]]) -> None:
    rules = (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines()
    let_in = {rule[1:] for rule in rules if rule.startswith("!")}
    copied = {
        source
        for name, *words in container
        if name == "COPY" and not words[0].startswith("--from")
        for source in words[:-1]
    }
    assert copied == let_in
    assert "*" in rules
    for source in copied:
        assert (ROOT / source).exists()
    # and that is enough to make the package
    needed = {
        PROJECT["readme"],
        *PROJECT["license-files"],
        "hatch_build.py",
        "pyproject.toml",
        "src",
    }
    assert needed <= copied


def test_the_container_installs_what_is_locked(container: list[list[str]]) -> None:
    (words,) = (words for words in container if "--requirement" in words)
    assert words[-1] == "requirements-run.lock"
    assert "--require-hashes" in words


def test_the_container_carries_the_kernel_and_no_compiler(container: list[list[str]]) -> None:
    stages = [at for at, (name, *_) in enumerate(container) if name == "FROM"]
    first, last = container[: stages[-1]], container[stages[-1] :]
    assert any({"install", "gcc"} <= {*words} for words in first)
    assert any("BOMBE_WHEEL=host" in words for words in first)
    assert not any("apt-get" in words or "gcc" in words for words in last)
    # The libraries of both stages are the same, and the image is the same when it is made again.
    (base,) = {container[at][1] for at in stages}
    assert re.fullmatch(r"python:\d+\.\d+\.\d+-slim-\w+", base)


def test_the_container_is_healthy_when_the_table_says_so(container: list[list[str]]) -> None:
    health = instruction(container, "HEALTHCHECK")
    command = json.loads(health[health.index("[") :])
    assert command[:2] == ["python", "-c"]
    compile(command[2], "health", "exec")
    port = instruction(container, "EXPOSE")
    assert f"http://127.0.0.1:{port}/healthz" in command[2]


def test_the_container_starts_a_command_that_is_there(container: list[list[str]]) -> None:
    (words,) = (words for words in container if words[0] == "CMD")
    program, command, *options = json.loads(" ".join(words[1:]))
    assert program in PROJECT["scripts"]
    assert instruction(container, "VOLUME") in options
    takes = run(sys.executable, "-m", "bombe", command, "--help", cwd=ROOT / "src")
    for option in options:
        assert not option.startswith("--") or re.search(rf"{option}\b", takes), option


def test_the_container_s_user_is_not_root(container: list[list[str]]) -> None:
    user = instruction(container, "USER")
    assert int(user) > 0
    assert any(f"--uid {user}" in " ".join(words) for words in container)


# --- the standard library only -------------------------------------------------------------------


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def names(requirements: list[str]) -> set[str]:
    """Of packages; the same that their modules have, but for one."""
    found = (re.match(r"[a-z0-9-]+", line) for line in requirements)
    return {{"pillow": "PIL"}.get(match[0], match[0]) for match in found if match}


@of_each(MODULES)
def test_module_imports_the_standard_library_only(path: Path) -> None:
    tree = ast.parse(path.read_bytes())
    roots = {name.partition(".")[0] for name in imports(tree)}
    allowed = names(PROJECT["dependencies"]) if path in WITH_PACKAGES else set()
    if path == PACKAGE / "paper" / "typeset.py":  # when it is called
        allowed = names(PROJECT["optional-dependencies"]["paper"])
    assert roots <= sys.stdlib_module_names | {"bombe"} | allowed


def test_what_the_web_table_may_import() -> None:
    assert names(PROJECT["dependencies"]) == {
        *("asyncpg", "httptools", "jinja2", "markupsafe", "msgspec", "PIL", "segno"),
        *("starlette", "uvicorn", "uvloop", "websockets"),
    }


# --- the locks -----------------------------------------------------------------------------------


def locked(lock: str) -> list[str]:
    """The requirements of a lock, one line each, without the comments."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)
    return text.replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pinned_package_has_a_hash(lock: str) -> None:
    assert locked(lock)
    for line in locked(lock):
        assert re.match(r"[a-z0-9.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def test_every_wanted_package_is_pinned() -> None:
    tools = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    assert names(PROJECT["dependencies"]) <= names(locked("requirements-run.lock"))
    assert names(tools) <= names(locked("requirements.lock"))
    for kind in ("wheels", "uv"):
        wanted = (ROOT / f"requirements-{kind}.in").read_text(encoding="utf-8").splitlines()
        assert names(wanted) == names(locked(f"requirements-{kind}.lock"))


def test_the_tools_run_with_what_players_run_with() -> None:
    def pins(lock: str) -> set[tuple[str, str]]:
        """Each version with its hashes."""
        heads = (line.partition(" --hash") for line in locked(lock))
        return {(head.partition(" ;")[0].strip(), hashes) for head, _, hashes in heads}

    assert pins("requirements-run.lock") <= pins("requirements.lock")


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_names_no_host_and_no_place(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted-host|(^|\s)/", text)
