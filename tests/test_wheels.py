"""Wheels that carry the solver's kernel, which is used where nothing can be compiled."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bombe.games.turing_machine.kernel import library
from support.scaling import SOAK

ROOT = Path(__file__).parents[1]
KERNEL = "bombe/games/turing_machine/kernel/kernel-"


def build(out: Path, platform: str, compiler: str = "cc") -> Path:
    """The wheel for a platform."""
    env = {**os.environ, "BOMBE_WHEEL": platform, "CC": compiler}
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", out, ROOT]
    done = subprocess.run(command, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = out.iterdir()
    return wheel


def carried(wheel: Path) -> tuple[str, bytes]:
    """The name and the bytes of the kernel in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.startswith(KERNEL))
        return name.rpartition("/")[2], archive.read(name)


# --- for this machine ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler here, so there is no kernel to carry")
    quick = tmp_path_factory.mktemp("compiler") / "cc"
    quick.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    quick.chmod(0o755)
    return build(tmp_path_factory.mktemp("host"), "host", str(quick))


class Installed:
    """A wheel in a new environment, without a compiler."""

    def __init__(self, home: Path, wheel: Path) -> None:
        self.home = home
        self.python = home / "venv" / "bin" / "python"
        subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
        pip = [self.python, "-m", "pip", "--isolated", "install", "--no-index", "--no-deps", wheel]
        subprocess.run(pip, check=True, capture_output=True)

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
        command = [self.python.with_name("bombe"), *words, "--json"]
        done = subprocess.run(command, env=env, capture_output=True, text=True)
        assert done.stderr == ""
        told: dict[str, object] = json.loads(done.stdout)
        return told

    @property
    def solver(self) -> object:
        findings = self.says("doctor")["findings"]
        assert isinstance(findings, list)
        return next(one["solver"] for one in findings if one["topic"] == "solver")


def test_the_carried_kernel_solves(wheel: Path, tmp_path: Path) -> None:
    assert wheel.name.endswith(f"-py3-none-{library.sys.platform}_{os.uname().machine}.whl")
    installed = Installed(tmp_path, wheel)
    assert installed.solver == "carried"
    par = installed.says("solve", "33 40 43 45")["par"]
    assert isinstance(par, dict)
    assert (par["rounds"], par["questions"], par["proved"]) == (132, 338, True)
    assert not [*tmp_path.glob(".cache")]  # nothing was compiled
    # One that is not as it was built, or that others could change, is left alone.
    data = installed.kernel.read_bytes()
    installed.kernel.write_bytes(data[:-1])
    assert installed.solver == "python"
    installed.kernel.write_bytes(data)
    installed.kernel.chmod(0o666)
    assert installed.solver == "python"


def test_its_name_tells_the_sources_and_the_bytes(wheel: Path) -> None:
    name, data = carried(wheel)
    assert name == library.named(data, library.source_digest())


def test_a_platform_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="BOMBE_WHEEL is one of host, manylinux"):
        build(tmp_path, "amiga")


# --- for others ----------------------------------------------------------------------------------

ELF, MACHO, PE = b"\x7fELF", 0xFEEDFACF, b"MZ"
X86_64, AARCH64 = 62, 183  # as ELF has them
MACHO_CPUS = {0x01000007: "x86_64", 0x0100000C: "arm64"}


def made_for(data: bytes) -> str:
    """The system and the processor that a library says it is for."""
    if data[:4] == ELF:
        (machine,) = struct.unpack_from("<H", data, 18)
        processor = {X86_64: "x86_64", AARCH64: "aarch64"}[machine]
        return f"{'glibc' if b'libc.so.6' in data else 'musl'} {processor}"
    if data[:2] == PE:
        (at,) = struct.unpack_from("<I", data, 0x3C)
        assert data[at : at + 4] == b"PE\0\0"
        (machine,) = struct.unpack_from("<H", data, at + 4)
        return f"windows {({0x8664: 'x86_64'})[machine]}"
    magic, cpu = struct.unpack_from("<II", data)
    assert magic == MACHO
    return f"macos {MACHO_CPUS[cpu]}"


PLATFORMS = {
    "manylinux_2_17_x86_64.manylinux2014_x86_64": "glibc x86_64",
    "manylinux_2_17_aarch64.manylinux2014_aarch64": "glibc aarch64",
    "musllinux_1_2_x86_64": "musl x86_64",
    "musllinux_1_2_aarch64": "musl aarch64",
    "macosx_11_0_x86_64": "macos x86_64",
    "macosx_11_0_arm64": "macos arm64",
    "win_amd64": "windows x86_64",
}


@pytest.mark.skipif(not SOAK, reason="each takes its time")
@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_wheel_for_another_platform(platform: str, tmp_path: Path) -> None:
    if importlib.util.find_spec("ziglang") is None:
        pytest.skip("no ziglang here; `make wheels` installs it")
    wheel = build(tmp_path / "dist", platform)
    assert wheel.name.endswith(f"-py3-none-{platform}.whl")
    name, data = carried(wheel)
    assert made_for(data) == PLATFORMS[platform]
    assert name.startswith(f"kernel-{library.source_digest()}-")
    assert b"bombe_new" in data
    assert str(tmp_path).encode() not in data
    assert str(ROOT).encode() not in data
    with zipfile.ZipFile(wheel) as archive:
        (text,) = (archive.read(one) for one in archive.namelist() if one.endswith("/WHEEL"))
    assert b"Root-Is-Purelib: false" in text
    if platform.startswith("manylinux") and platform.endswith(os.uname().machine):
        assert Installed(tmp_path, wheel).solver == "carried"
