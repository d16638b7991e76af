"""The kernel without memory, and under the sanitizers of the compiler.

Each runs in a process of its own (see `kernel_searches`), with a kernel that is built for it and
lies in a cache where that process finds it compiled.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.kernel import library
from bombe.games.turing_machine.rows import Rows
from bombe.games.turing_machine.search import PlainSearch
from support import kernel_searches
from support.scaling import in_the_soak

SEARCHES = Path(kernel_searches.__file__)
SANITIZED = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
QUICK = ("-O0", "-g1")  # compiled at once
WATCHED = ("-O1", "-g", *SANITIZED)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


@cache
def compiler() -> str:
    found = shutil.which(os.environ.get("CC") or "cc")
    if found is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    return found


def runtimes() -> list[str]:
    """What a sanitized library needs to be loaded before all others."""
    found = []
    for name in ("libasan.so", "libubsan.so"):
        command = [compiler(), f"-print-file-name={name}"]
        path = Path(subprocess.run(command, capture_output=True, text=True).stdout.strip())
        # Where there is none, only its name is printed; and some are a text for the linker.
        if not path.is_absolute() or not path.exists() or path.read_bytes()[:4] != b"\x7fELF":
            pytest.skip(f"the C compiler here has no {name} to load, so nothing can be sanitized")
        found.append(str(path))
    return found


@dataclass(frozen=True)
class Ended:
    """How a process ended: what it found, unless it was stopped, and what else it said."""

    report: dict[str, list[object]] | None
    said: str

    @property
    def complaints(self) -> str:
        """What a sanitizer has to say about the kernel. Python has leaks of its own."""
        if self.report is None:
            return self.said
        _, _, leaks = self.said.partition("LeakSanitizer: detected memory leaks")
        ours = [leak for leak in leaks.split("\n\n") if "/kernel/" in leak]
        return "\n\n".join(ours)


@dataclass(frozen=True)
class Built:
    """A kernel that is built for tests, in a cache of its own."""

    environment: dict[str, str]

    @classmethod
    def of(cls, cache_home: Path, flags: tuple[str, ...], preloaded: list[str]) -> Built:
        environment = {
            **os.environ,
            "XDG_CACHE_HOME": str(cache_home),
            "PYTHONPATH": str(library.HERE.parents[3]),
        }
        environment.pop("BOMBE_KERNEL", None)
        if preloaded:
            environment |= {
                "LD_PRELOAD": " ".join(preloaded),
                "ASAN_OPTIONS": "detect_leaks=1",
                "UBSAN_OPTIONS": "print_stacktrace=1",
                "PYTHONMALLOC": "malloc",  # which hides no pointer, and none that is long gone
            }
        folder, *_ = library.folders(environment)
        folder.mkdir(mode=0o700, parents=True)
        made = folder / "made"
        command = [compiler(), *flags, "-DBOMBE_FAIL_ALLOC", "-Wall", "-Wextra", "-Werror"]
        command += ["-shared", "-fPIC", "-o", str(made), str(library.HERE / "kernel.c"), "-lm"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        made.chmod(0o600)
        made.rename(folder / library.named(made.read_bytes(), library.machine_digest()))
        return cls(environment)

    def run(self, what: str) -> Ended:
        command = [sys.executable, str(SEARCHES), what]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if not done.stdout:  # a signal leaves no word
            return Ended(None, f"{done.stderr}\nit ended with {done.returncode}")
        return Ended(json.loads(done.stdout), done.stderr)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return Built.of(tmp_path_factory.mktemp("cache"), WATCHED, runtimes())


def usual() -> ctypes.CDLL:
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    return compiled


def found_usually(few: bool) -> list[object]:
    """What the kernel finds that everybody uses, as it comes out of JSON."""
    found: list[object] = json.loads(json.dumps(kernel_searches.found(few)))
    return found


def check(ended: Ended, few: bool) -> None:
    assert not ended.complaints, ended.complaints
    assert ended.report is not None
    assert ended.report["found"] == found_usually(few)
    for failures in ended.report["starved"]:
        assert isinstance(failures, list)
        assert all(failures)  # whichever way memory was refused, some searches did fail


def test_refused_memory_is_an_error_and_no_more(tmp_path: Path) -> None:
    check(Built.of(tmp_path, QUICK, []).run("few"), True)


@in_the_soak
def test_searches_under_the_sanitizers(watched: Built) -> None:
    check(watched.run("all"), False)


@in_the_soak
@pytest.mark.parametrize(
    ("what", "complaint"), [("leak", "leak of"), ("wild", "heap-buffer-overflow")]
)
def test_the_sanitizers_do_complain(watched: Built, what: str, complaint: str) -> None:
    ended = watched.run(what)
    if "LeakSanitizer has encountered a fatal error" in ended.said:
        pytest.skip("processes may not be traced here, so a sanitizer cannot look for leaks")
    assert complaint in ended.complaints


def test_all_memory_is_asked_for_in_one_place() -> None:
    """Elsewhere it could not be refused, and nobody would count it."""
    for source in library.SOURCES:
        text = COMMENT.sub("", source.read_text(encoding="utf-8"))
        asked = re.findall(r"\b(?:malloc|calloc|realloc|strdup|free)\s*\(|\b(?:abort|exit)\b", text)
        assert bool(asked) is (source.name == "memory.h"), source.name


def test_nothing_is_asked_where_one_code_is_left() -> None:
    of = kernel_searches.rows_for("33 40 43 45")
    same = [row for row, code in enumerate(of.codes) if code == of.codes[0]]
    assert len(same) > 1
    for rows in ([], [0], same):
        for search in (PlainSearch(of), kernel.KernelSearch(of, usual())):
            assert kernel_searches.proved(search, rows) == [0, True, None]
            assert search.play(rows) == (0, None)


def test_worlds_that_would_overflow_a_cost_are_refused() -> None:
    small = kernel_searches.rows_for("3 7 10 14")
    heavy = (kernel.MOST_WORLDS, *small.weights[1:])
    with pytest.raises(OverflowError, match=r"4,194,310 worlds are more"):
        kernel.KernelSearch(Rows(small.verifiers, small.masks, small.laws, heavy), usual())


if os.geteuid() == 0:  # only root can become another user

    def test_a_user_without_a_home_has_a_folder_too() -> None:
        code = (
            "import os, pwd; from bombe.games.turing_machine.kernel import library;"
            "os.environ.pop('HOME', None); os.setuid(54321); print(*library.folders({}))"
        )
        environment = {"PYTHONPATH": str(library.HERE.parents[3])}
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        assert done.stdout == "/tmp/bombe-54321\n", done.stderr
