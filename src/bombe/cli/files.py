"""Files that a command writes: all of one or nothing, and every failure in one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bombe.text import BadInput, T, quoted

LONGEST_NAME = 250


def file_name(path: Path) -> str:
    """A file or folder for a sentence; what matters is at the end."""
    return quoted(str(path), LONGEST_NAME)


@contextmanager
def _writing(out: Path) -> Iterator[None]:
    """Turn an error of the file system into a sentence."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        why = error.strerror if isinstance(error, OSError) else None
        raise BadInput(
            T("--out: {file} cannot be written: {why}", file=file_name(out), why=why or error)
        ) from None


def check_folder(out: Path) -> None:
    with _writing(out):
        is_folder, has_folder = out.is_dir(), out.parent.is_dir()
    if is_folder:
        raise BadInput(T("--out: {file} is a folder", file=file_name(out)))
    if not has_folder:
        raise BadInput(T("--out: there is no folder {folder}", folder=file_name(out.parent)))


def replace(out: Path, content: bytes) -> None:
    """Write a file: all of it or nothing."""
    with _writing(out):
        target = Path(os.path.realpath(out))  # what a link leads to, not the link
        part = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            part.write_bytes(content)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
