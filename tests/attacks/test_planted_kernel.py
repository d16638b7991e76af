"""Loading a library is running it. Somebody who can write where ours is looked for puts another
there; it must not run, and what was asked for is answered all the same."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bombe.games.turing_machine.kernel import library

pytestmark = pytest.mark.skipif(os.name != "posix", reason="owners and modes")

STRANGER = 12345  # a user who is neither us nor root
# Writes a file as soon as it is loaded, and has none of the kernel's functions.
FOREIGN = """
#include <fcntl.h>
#include <stdlib.h>
__attribute__((constructor)) static void run(void) { creat(getenv("PLANTED"), 0600); }
"""


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here, so there is nothing to plant")
    folder = tmp_path_factory.mktemp("foreign")
    (folder / "foreign.c").write_text(FOREIGN)
    made = folder / "foreign.so"
    command = [compiler, "-shared", "-fPIC", "-o", str(made), str(folder / "foreign.c")]
    subprocess.run(command, check=True)
    return made.read_bytes()


@dataclass(frozen=True)
class Home:
    """Where a user's Bombe looks for a compiled kernel."""

    root: Path

    @property
    def cache(self) -> Path:
        return self.root / "cache" / "bombe"

    @property
    def fallback(self) -> Path:
        return self.root / "temporary" / f"bombe-{os.geteuid()}"

    def plant(self, data: bytes, name: str | None = None) -> Path:
        """Put a library where it is looked for, by the name that it must have."""
        self.cache.mkdir(parents=True, mode=0o700)
        path = self.cache / (name or library.named(data, library.machine_digest()))
        path.write_bytes(data)
        path.chmod(0o600)
        return path

    def solves(self, compiler: str = "no-such-compiler", cards: str = "3 7 10 14") -> bool:
        """Whether the library that was planted has run; the problem is solved in any case."""
        planted = self.root / "planted"
        (self.root / "temporary").mkdir(exist_ok=True)
        environment = {
            **os.environ,
            "XDG_CACHE_HOME": str(self.cache.parent),
            "TMPDIR": str(self.root / "temporary"),
            "CC": compiler,
            "PLANTED": str(planted),
        }
        environment.pop("BOMBE_KERNEL", None)
        command = [sys.executable, "-m", "bombe", "solve", cards, "--json"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["par"]["proved"]
        return planted.exists()


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.fixture
def quick_compiler(tmp_path: Path) -> str:
    script = tmp_path / "quick-cc"
    script.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    script.chmod(0o755)
    return str(script)


def test_one_of_our_own_does_run(home: Home, foreign: bytes) -> None:
    """Else the tests below would prove nothing. It is no kernel, so plain Python does the work."""
    home.plant(foreign)
    assert home.solves()


def anybody_may_write(path: Path) -> None:
    path.chmod(0o606)


def the_group_may_write(path: Path) -> None:
    path.chmod(0o660)


def anybody_may_write_to_the_folder(path: Path) -> None:
    path.parent.chmod(0o777)


def a_folder_for_all_as_for_temporary_files(path: Path) -> None:
    path.parent.chmod(0o1777)


def a_link(path: Path) -> None:
    elsewhere = path.rename(path.parent / "elsewhere")
    path.symlink_to(elsewhere)


def a_folder_that_is_a_link(path: Path) -> None:
    elsewhere = path.parent.rename(path.parent.parent / "elsewhere")
    path.parent.symlink_to(elsewhere)


def of_a_stranger(path: Path) -> None:
    os.chown(path, STRANGER, STRANGER)


def in_a_stranger_s_folder(path: Path) -> None:
    os.chown(path.parent, STRANGER, STRANGER)


PLANTED = [
    anybody_may_write,
    the_group_may_write,
    anybody_may_write_to_the_folder,
    a_folder_for_all_as_for_temporary_files,
    a_link,
    a_folder_that_is_a_link,
    # Only root can give a file away.
    *([of_a_stranger, in_a_stranger_s_folder] if os.geteuid() == 0 else []),
]


@pytest.mark.parametrize("how", PLANTED, ids=lambda how: how.__name__)
def test_a_planted_library_does_not_run(
    home: Home, foreign: bytes, how: Callable[[Path], None]
) -> None:
    how(home.plant(foreign))
    assert not home.solves()


def test_what_is_not_whole_is_not_loaded(home: Home, foreign: bytes) -> None:
    """The system maps a file that was cut short, and the process dies when it is touched."""
    whole = home.plant(foreign)
    whole.write_bytes(foreign[: len(foreign) // 2])
    assert not home.solves()


def test_a_pipe_is_not_waited_for(home: Home, foreign: bytes) -> None:
    path = home.plant(foreign)
    path.unlink()
    os.mkfifo(path, 0o600)
    assert not home.solves()


@pytest.mark.parametrize("how", [the_group_may_write, anybody_may_write_to_the_folder])
def test_ours_is_compiled_into_a_folder_of_our_own(
    home: Home, foreign: bytes, quick_compiler: str, how: Callable[[Path], None]
) -> None:
    path = home.plant(foreign)
    how(path)
    assert not home.solves(quick_compiler, "33 40 43 45")
    ours = home.cache if how is the_group_may_write else home.fallback
    (made,) = {*ours.iterdir()} - {path}
    assert ours.stat().st_mode & 0o777 == 0o700
    assert made.stat().st_mode & 0o777 == 0o600
    assert made.stat().st_uid == os.geteuid()


def test_one_without_our_functions_is_compiled_again(
    home: Home, foreign: bytes, quick_compiler: str
) -> None:
    path = home.plant(foreign)
    assert home.solves(quick_compiler, "33 40 43 45")
    assert len({*home.cache.iterdir()} - {path}) == 1
