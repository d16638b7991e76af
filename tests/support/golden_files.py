"""Where the golden files are, and which versions of them there are."""

from __future__ import annotations

from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "table" / "golden"


def number(version: str) -> int:
    """The versions come in the order of their numbers."""
    return int(version.rpartition("-")[2])


VERSIONS = sorted((path.stem for path in GOLDEN.glob("*.db")), key=number)
