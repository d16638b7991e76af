"""Lets a wheel carry the solver's kernel, compiled for the platform that BOMBE_WHEEL names.

Without that variable the wheel is for every platform, and the kernel is compiled where it runs.
`host` takes the C compiler of this machine, and the wheel is for machines like it; any other name
is one of TARGETS, for which `ziglang` compiles on any machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
HOST = "host"
# The platform of a wheel, and what Zig calls it, with the oldest system that it is for.
TARGETS = {
    "manylinux_2_17_x86_64.manylinux2014_x86_64": "x86_64-linux-gnu.2.17",
    "manylinux_2_17_aarch64.manylinux2014_aarch64": "aarch64-linux-gnu.2.17",
    "musllinux_1_2_x86_64": "x86_64-linux-musl",
    "musllinux_1_2_aarch64": "aarch64-linux-musl",
    "macosx_11_0_x86_64": "x86_64-macos.11.0",
    "macosx_11_0_arm64": "aarch64-macos.11.0",
    "win_amd64": "x86_64-windows-gnu",
}
SUFFIXES = {"macosx": ".dylib", "win": ".dll"}


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        platform = os.environ.get("BOMBE_WHEEL", "")
        if version == "editable" or not platform:
            return
        # The package itself knows how its kernel is compiled and named, and needs nothing for it.
        sys.path.insert(0, str(ROOT / "src"))
        from bombe.games.turing_machine.kernel import library

        self.folder = tempfile.TemporaryDirectory()
        made = Path(self.folder.name) / "made"
        if platform == HOST:
            compiler = library.compiler_at(os.environ)
            if compiler is None:
                raise SystemExit("BOMBE_WHEEL=host needs a C compiler, and there is none here")
            command = library.command([compiler], made)
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        elif platform in TARGETS:
            zig = [sys.executable, "-m", "ziglang", "cc", "-target", TARGETS[platform], "-s"]
            command = library.command(zig, made)
            if platform.startswith("macosx"):  # else it is the path of this very build
                command.append("-Wl,-install_name,@rpath/kernel.dylib")
        else:
            raise SystemExit(f"BOMBE_WHEEL is one of {', '.join([HOST, *TARGETS])}")
        subprocess.run(command, check=True)
        made.chmod(0o644)
        suffix = SUFFIXES.get(platform.partition("_")[0], ".so")
        name = library.named(made.read_bytes(), library.source_digest(), suffix)
        build_data["tag"] = f"py3-none-{platform}"
        build_data["pure_python"] = False
        home = library.HERE.relative_to(ROOT / "src")
        build_data["force_include"][str(made)] = (home / name).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
