"""What keeps the parts apart: who may import whom, and that the core does no IO."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from bombe.games import GAMES
from support.each import of_each

SOURCE = Path(__file__).parents[1] / "src"
PACKAGE = SOURCE / "bombe"
LONGEST = 500  # lines of a module

# Folders at the edge; all the rest is the core.
EDGE = ("cli", "table", "web", "catalogue", "paper", "agents")
# What is the same for every game.
GENERIC = (
    *PACKAGE.glob("*.py"),
    *PACKAGE.glob("table/**/*.py"),
    *PACKAGE.glob("web/**/*.py"),
    PACKAGE / "cli" / "terminal" / "hotseat.py",
)

IO = {
    *("asyncio", "builtins", "concurrent", "ctypes", "datetime", "fcntl", "fileinput", "getpass"),
    *("glob", "http", "importlib", "io", "locale", "logging", "mmap", "multiprocessing", "os"),
    *("pathlib", "pickle", "platform", "pkgutil", "queue", "random", "secrets", "select"),
    *("selectors", "shelve", "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl"),
    *("subprocess", "sys", "tempfile", "termios", "threading", "time", "tty", "urllib", "uuid"),
}
ALLOWED = {
    "bombe": {"importlib"},  # names are imported when first used
    "bombe.games": {"importlib"},  # and so are games
    "bombe.text": {"pathlib"},  # where the translations lie
    "bombe.folders": {"os", "pathlib"},  # where a user's files lie
    "bombe.games.turing_machine.daily_pools": {"pathlib"},  # where its file lies
    "bombe.chance": {"secrets"},  # a seed, when none was given
    # The mind of the game may look at the clock, to stop in time. Nothing it proves depends on it.
    "bombe.games.turing_machine.search": {"time"},
    "bombe.games.turing_machine.worst_search": {"time"},
    "bombe.games.turing_machine.solve": {"time"},
    "bombe.games.turing_machine.strategy": {"time"},
    "bombe.games.turing_machine.careful": {"time"},
    "bombe.games.turing_machine.machine": {"time"},
    "bombe.games.turing_machine.explain": {"time"},
    "bombe.games.turing_machine.review": {"time"},
    "bombe.games.turing_machine.review_told": {"time"},
    "bombe.games.turing_machine.why_told": {"time"},
    # Compiles the kernel and loads it.
    "bombe.games.turing_machine.kernel": {"ctypes", "os", "time"},
    "bombe.games.turing_machine.kernel.library": {
        "ctypes",
        "os",
        "pathlib",
        "platform",
        "shutil",
        "subprocess",
        "sys",
        "tempfile",
    },
    "bombe.games.imitation.intake": {"io"},  # Pillow reads from files only, such as one in memory
    "bombe.__main__": {"sys"},  # `python -m bombe`
}
CALLS = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__", "hash", "id"}


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
CORE = [name for name in MODULES if not name.startswith(tuple(f"bombe.{edge}" for edge in EDGE))]
PROTOCOL = (
    *("bombe.game", "bombe.match", "bombe.skin", "bombe.text", "bombe.chance", "bombe.values"),
    *("bombe.given", "bombe.groundwork", "bombe.folders", "bombe.lessons"),
)
WEB = [name for name in MODULES if name.startswith(("bombe.table", "bombe.web"))]
TABLE = [name for name in MODULES if within(name, "bombe.table")]
# What a table may use of the standard library: nothing that waits, looks outside or at a clock.
TABLE_MAY_USE = {
    *(
        "__future__",
        "collections",
        "csv",
        "dataclasses",
        "enum",
        "functools",
        "hashlib",
        "io",
        "json",
    ),
    *("re", "types", "typing", "unicodedata", "base64", "bisect", "itertools", "zlib"),
}
WEB_COMMANDS = tuple(f"bombe.cli.commands.{name}" for name in ("serve", "rooms", "doctor"))


@cache
def tree_of(name: str) -> ast.Module:
    return ast.parse(MODULES[name].read_text(encoding="utf-8"))


def imports(name: str) -> set[str]:
    """Every module that a module imports, at the top or within a function, as full names."""
    return set(_imports(name))


def _imports(name: str) -> Iterator[str]:
    package = name if MODULES[name].name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(tree_of(name)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, *filter(None, [base])])
            yield base
            # `from bombe import cli` imports a module too
            yield from (
                f"{base}.{alias.name}" for alias in node.names if f"{base}.{alias.name}" in MODULES
            )


def test_the_modules_are_found() -> None:
    assert {*PROTOCOL, "bombe.games.turing_machine.rules"} <= set(CORE)


@of_each(CORE)
def test_core_does_no_io(name: str) -> None:
    roots = {module.partition(".")[0] for module in imports(name)}
    assert not (roots & IO) - ALLOWED.get(name, set())


def calls(name: str) -> set[str]:
    return {
        node.func.id
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }


@of_each(CORE)
def test_core_calls_nothing_that_depends_on_the_machine(name: str) -> None:
    called = calls(name)
    # An object may have a hash of its own; then it calls that of its parts.
    hashes = {"hash"} if "def __hash__" in MODULES[name].read_text(encoding="utf-8") else set()
    assert not (called & CALLS) - hashes


@of_each(PROTOCOL)
def test_the_protocol_knows_no_game_and_no_edge(name: str) -> None:
    ours = {module for module in imports(name) if within(module, "bombe")}
    assert ours <= set(PROTOCOL)


@of_each([name for name in CORE if within(name, "bombe.games")])
def test_a_game_knows_no_edge_and_no_other_game(name: str) -> None:
    parts = name.split(".")
    for module in imports(name):
        assert not any(within(module, f"bombe.{edge}") for edge in EDGE)
        if len(parts) > 2 and within(module, "bombe.games"):
            assert within(module, ".".join(parts[:3]))


@of_each(TABLE)
def test_the_table_is_pure(name: str) -> None:
    """It knows the protocol, the register of the games and itself, and one package."""
    ours = {module for module in imports(name) if within(module, "bombe")}
    assert {one for one in ours if not within(one, "bombe.table")} <= {*PROTOCOL, "bombe.games"}
    roots = {module.partition(".")[0] for module in imports(name)}
    assert roots <= {*TABLE_MAY_USE, "bombe", "msgspec"}
    assert not calls(name) & (CALLS - {"id"} | {"setattr"})
    assert ast.get_docstring(tree_of(name))


def test_only_the_events_say_how_an_event_is_written() -> None:
    """Everybody else uses their types."""
    written = [
        name
        for name in MODULES
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.Constant) and node.value == "do"
    ]
    assert written == ["bombe.table.events"]


@of_each(WEB)
def test_the_web_stands_on_the_table(name: str) -> None:
    ours = {module for module in imports(name) if within(module, "bombe")}
    ours = {module for module in ours if not module.startswith(("bombe.table", "bombe.web"))}
    # The register of the games, and not what lies behind it.
    assert ours <= {*PROTOCOL, "bombe.games", "bombe"}
    taken = {
        alias.name
        for node in ast.walk(tree_of(name))
        if isinstance(node, ast.ImportFrom) and node.module == "bombe" and not node.level
        for alias in node.names
        if f"bombe.{alias.name}" not in MODULES
    }
    assert taken <= {"__version__"}  # the other names are those of a game


HTTP = [name for name in MODULES if within(name, "bombe.web.http")]


def test_the_modules_of_http_import_one_way() -> None:
    """No two of them need each other, and nobody but the application needs those with routes."""
    needs = {name: imports(name) & {*HTTP} - {"bombe.web.http"} for name in HTTP}
    while free := {name for name, needed in needs.items() if not needed}:
        needs = {name: needed - free for name, needed in needs.items() if name not in free}
    assert needs == {}
    users = [name for name in MODULES if "bombe.web.http.api" in imports(name)]
    assert users == ["bombe.web.http.app"]


@of_each([name for name in MODULES if name not in (*WEB, *WEB_COMMANDS)])
def test_only_its_commands_know_the_web(name: str) -> None:
    assert not [module for module in imports(name) if within(module, "bombe.web")]


@of_each(GENERIC)
def test_the_generic_parts_name_no_game(path: Path) -> None:
    if path == PACKAGE / "__init__.py" or not path.exists():
        return  # the public names, which are those of the games too
    text = path.read_text(encoding="utf-8")
    for key, game in GAMES.items():
        for word in (key, str(game.title), type(game).__name__):
            assert not re.search(rf"\b{re.escape(word)}\b", text), f"{word} in {path}"


@of_each(MODULES)
def test_no_module_is_long(name: str) -> None:
    assert len(MODULES[name].read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_no_module_of_tests_is_long() -> None:
    tests = Path(__file__).parent.rglob("*.py")
    assert [one.name for one in tests if one.read_text("utf-8").count("\n") > LONGEST] == []


def test_core_modules_state_what_they_are() -> None:
    assert all(ast.get_docstring(tree_of(name)) for name in CORE if name != "bombe.__main__")


# --- the tests -----------------------------------------------------------------------------------

TESTS = Path(__file__).parent
# Folders of the tests that are about no folder of the package.
OWN = {Path("attacks"), Path("browser"), Path("support")}


@of_each(sorted(TESTS.rglob("*.py")))
def test_nothing_imports_a_test_module(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(alias.name for alias in node.names)]
        else:
            continue
        of_tests = [name for name in names if re.search(r"(^|\.)(conftest|test_\w+)$", name)]
        assert not of_tests


def test_the_tests_lie_in_the_folders_of_what_they_test() -> None:
    folders = {path.parent.relative_to(TESTS) for path in TESTS.rglob("test_*.py")}
    assert {one for one in folders - OWN if not (PACKAGE / one).is_dir()} == set()
