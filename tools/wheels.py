"""Builds the wheels that carry the solver's kernel, into a folder: one for each platform."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import TARGETS  # noqa: E402


def main(out: str, *platforms: str) -> None:
    if importlib.util.find_spec("ziglang") is None:
        print(
            "There is no ziglang here, so no wheel carries the kernel: `make wheels` installs it."
        )
        return
    for platform in platforms or TARGETS:
        command = [
            sys.executable,
            "-m",
            "build",
            "--no-isolation",
            "--wheel",
            "--outdir",
            out,
            ROOT,
        ]
        subprocess.run(command, check=True, env={**os.environ, "BOMBE_WHEEL": platform})


if __name__ == "__main__":
    main(*sys.argv[1:])
