"""Wheels that carry the solver's kernel: building them, looking into them, installing them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from support.scaling import SOAK

ROOT = Path(__file__).parents[2]
KERNEL = "bombe/games/turing_machine/kernel/kernel-"


def build(out: Path, platform: str, compiler: str = "cc") -> Path:
    """The wheel for a platform."""
    env = {**os.environ, "BOMBE_WHEEL": platform, "CC": compiler}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    command += ["--directory", str(out)]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.iterdir()
    return wheel


def carried(wheel: Path) -> tuple[str, bytes]:
    """The name and the bytes of the kernel in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.startswith(KERNEL))
        return name.rpartition("/")[2], archive.read(name)


def put(wheel: Path, venv: Path) -> Path:
    """Install a wheel in a new environment that holds nothing else; where its programs are. By pip,
    as most people do; where there is uv, that does it in everyday runs, in a tenth of the time."""
    programs = venv / ("Scripts" if os.name == "nt" else "bin")
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    quick = uv is not None and not SOAK
    _done(sys.executable, "-m", "venv", *(["--without-pip"] if quick else []), venv)
    python, words = programs / "python", ("install", "--no-index", "--no-deps")
    if quick:
        _done(str(uv), "pip", *words, "--offline", "--no-config", "--python", python, wheel)
    else:
        _done(python, "-m", "pip", "--isolated", *words, "--no-compile", wheel)
    return programs


def _done(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


class Installed:
    """A wheel in a new environment, without a compiler."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home = home
        self.python = put(wheel, home / "venv") / "python"

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
