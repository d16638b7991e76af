"""The progress of the school as files: the one that is kept, and those that are taken along."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from bombe.cli.files import create
from bombe.folders import data_folder
from bombe.games.turing_machine.school.progress import LONGEST, Progress, as_json, from_json
from bombe.text import BadInput, T, quoted

NAME = "school.json"


def kept_file(environment: Mapping[str, str]) -> Path:
    """Where the progress is kept: in the folder that the table uses too."""
    return Path(environment.get("BOMBE_DATA") or data_folder(environment)).expanduser() / NAME


def read_kept(path: Path) -> Progress:
    """What was kept; nothing at first."""
    return read(path) if os.path.exists(path) else Progress()


def read(path: Path) -> Progress:
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise _refused(path, error) from None
    try:
        return from_json(json.loads(text) if len(text) <= LONGEST else None)
    except (ValueError, RecursionError):
        raise BadInput(
            T("{file} is not a file of the school's progress", file=quoted(str(path)))
        ) from None


def keep(path: Path, progress: Progress) -> None:
    """Write it whole, or leave what was there."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(as_text(progress), encoding="ascii")
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        raise _refused(path, error) from None


def export(path: Path, progress: Progress) -> None:
    """Write a new file."""
    try:
        create(path, as_text(progress).encode("ascii"))
    except (OSError, ValueError) as error:
        raise _refused(path, error) from None


def forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(path, error) from None


def as_text(progress: Progress) -> str:
    return json.dumps(as_json(progress)) + "\n"


def _refused(path: Path, error: Exception) -> BadInput:
    why = (isinstance(error, OSError) and error.strerror) or str(error)
    return BadInput(T("{file}: {why}", file=quoted(str(path)), why=why))
