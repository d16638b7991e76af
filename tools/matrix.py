"""Run tests on several versions of Python, each in an environment of its own.

    python tools/matrix.py FOLDER LOCK VERSION... -- ARGUMENTS OF PYTEST

A version is looked for on the PATH and among those of pyenv. One that is not found is named and
passed over; what fails on one does not keep the others from being tried.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def main(folder: Path, lock: Path, versions: list[str], arguments: list[str]) -> int:
    found = {version: python for version in versions if (python := find(version))}
    failed = []
    for version, python in found.items():
        print(f"Python {version}: {python}", flush=True)
        if not tried(environment(folder / version, python, lock), arguments):
            failed.append(version)
    missing = [version for version in versions if version not in found]
    print(f"Passed: {said([one for one in found if one not in failed])}.", end=" ")
    print(f"Failed: {said(failed)}. Not found here: {said(missing)}.")
    return 1 if failed or not found else 0


def said(versions: list[str]) -> str:
    return ", ".join(versions) or "none"


def find(version: str) -> str | None:
    return next((path for path in candidates(version) if is_version(path, version)), None)


def candidates(version: str) -> Iterator[str]:
    if path := shutil.which(f"python{version}"):
        yield path
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True))


def is_version(python: str, version: str) -> bool:
    """Whether it runs and is what its name says: pyenv has names on the PATH that do not run."""
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    answer = subprocess.run(asked, capture_output=True, text=True)
    return answer.stdout.strip() == version


def environment(folder: Path, python: str, lock: Path) -> Path:
    """The Python of an environment with what the lock lists; made anew only for another lock."""
    inside = folder / "bin" / "python"
    stamp, wanted = folder / "lock", hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        subprocess.run([python, "-m", "venv", "--clear", folder], check=True)
        if shutil.which("uv"):
            install = ["uv", "pip", "install", "--python", str(inside)]
        else:
            install = [str(inside), "-m", "pip", "install", "--disable-pip-version-check"]
        subprocess.run([*install, "--quiet", "--require-hashes", "-r", lock], check=True)
        stamp.write_text(wanted)
    return inside


def tried(python: Path, arguments: list[str]) -> bool:
    # The tests run programs, too, which are to find the package.
    variables = os.environ | {"PYTHONPATH": str(Path("src").resolve())}
    return subprocess.run([python, "-m", "pytest", *arguments], env=variables).returncode == 0


if __name__ == "__main__":
    words = sys.argv[1:]
    end = words.index("--")
    sys.exit(main(Path(words[0]), Path(words[1]), words[2:end], words[end + 1 :]))
