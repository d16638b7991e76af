"""The wheels for other platforms. Only that for this machine can be run; the others are known by
their headers."""

from __future__ import annotations

import importlib.util
import os
import struct
import zipfile
from pathlib import Path

import pytest

from bombe.games.turing_machine.kernel import library
from support.wheels import ROOT, Installed, build, carried

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
        assert Installed(tmp_path, wheel).solver() == "carried"
