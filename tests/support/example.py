"""The example of a game from outside, installed in a folder as `pip` would, and other packages like
it that are wrong."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from support.serving import SOURCE

EXAMPLE = SOURCE.parent / "examples" / "bulls-and-cows"
PACKAGE = EXAMPLE / "src" / "bulls_and_cows"
GENERATED = shutil.ignore_patterns("__pycache__", ".*", "dist")


def install(folder: Path) -> dict[str, str]:
    """Build the package away from the repository, and unpack it; the variables by which Python, and
    so a server, finds it and nothing else from outside."""
    shutil.copytree(EXAMPLE, folder / "made", ignore=GENERATED)
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder / "dist"],
        cwd=folder / "made",
        check=True,
        capture_output=True,
    )
    (wheel,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return found_in(folder / "installed")


def pretend(folder: Path, package: str, points: str, **modules: str) -> dict[str, str]:
    """A package that is installed there, with entry points and modules."""
    described = folder / f"{package}-1.0.dist-info"
    described.mkdir(parents=True)
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[bombe.games]\n{points}\n")
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)
    return found_in(folder)


def found_in(folder: Path) -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join(map(str, (SOURCE, folder))), "BOMBE_GAMES": ""}


def bombe(*words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("BOMBE_", "LC_", "LANG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "bombe", *words],
        env={**kept, "PYTHONUTF8": "1", **variables},
        input=typed,
        capture_output=True,
        encoding="utf-8",
    )
