"""Wheels that carry the solver's kernel: building them, looking into them, installing them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
KERNEL = "bombe/games/turing_machine/kernel/kernel-"


def build(out: Path, platform: str, compiler: str = "cc") -> Path:
    """The wheel for a platform."""
    env = {**os.environ, "BOMBE_WHEEL": platform, "CC": compiler}
    command = [
        sys.executable,
        "-m",
        "build",
        "--no-isolation",
        "--wheel",
        "--outdir",
        str(out),
        str(ROOT),
    ]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.iterdir()
    return wheel


def carried(wheel: Path) -> tuple[str, bytes]:
    """The name and the bytes of the kernel in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.startswith(KERNEL))
        return name.rpartition("/")[2], archive.read(name)


class Installed:
    """A wheel in a new environment, without a compiler."""

    def __init__(self, home: Path, wheel: Path, pip: Path) -> None:
        """`pip` is a Python that has it: to put one into a new environment takes long."""
        self.home = home
        self.python = home / "venv" / "bin" / "python"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", home / "venv"], check=True)
        command: list[str | Path] = [
            pip,
            "-m",
            "pip",
            "--isolated",
            "--python",
            self.python,
            "install",
        ]
        command += ["--no-index", "--no-deps", "--no-compile", wheel]
        subprocess.run(command, check=True, capture_output=True)

    @property
    def kernel(self) -> Path:
        (found,) = (self.home / "venv").glob(f"lib/*/site-packages/{KERNEL}*")
        return found

    def says(self, *words: str) -> dict[str, object]:
        env = {
            "PATH": str(self.python.parent),
            "HOME": str(self.home),
            "TMPDIR": str(self.home),
            "BOMBE_DATA": str(self.home / "data"),
        }
        command = [str(self.python.with_name("bombe")), *words, "--json"]
        done = subprocess.run(command, env=env, capture_output=True, text=True)
        assert done.stderr == ""
        told: dict[str, object] = json.loads(done.stdout)
        return told

    def solver(self) -> str:
        """Which solver runs."""
        findings = self.says("doctor")["findings"]
        assert isinstance(findings, list)
        return str(next(one["solver"] for one in findings if one["topic"] == "solver"))
