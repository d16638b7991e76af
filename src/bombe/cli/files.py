"""Files that a command writes: all of one or nothing, and every failure in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bombe.text import BadInput, T, quoted

LONGEST_NAME = 250
STANDARD_OUTPUT = "-"  # what it is called where a file is written


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


def file_to_write(name: str | None, suffixes: Sequence[str]) -> Path:
    """The file that --out names, once it is known to be one that may be written: what is wrong with
    it is said now, and not after a long search."""
    if not name:
        raise BadInput(T("--out is missing: the file to write"))
    out = Path(name)
    if out.name.lower() in suffixes:  # what a script leaves of a name that is empty
        raise BadInput(T("--out: {file} is a suffix without a name", file=file_name(out)))
    if out.suffix.lower() not in suffixes:
        if len(suffixes) > 1:
            raise BadInput(
                T(
                    "--out: {file} must end in one of {known}",
                    file=file_name(out),
                    known=[*suffixes],
                )
            )
        raise BadInput(
            T("--out: {file} must end in {suffix}", file=file_name(out), suffix=suffixes[0])
        )
    _check_folder(out)
    return out


def _check_folder(out: Path) -> None:
    with _writing(out):
        is_folder, has_folder = out.is_dir(), out.parent.is_dir()
    if is_folder:
        raise BadInput(T("--out: {file} is a folder", file=file_name(out)))
    if not has_folder:
        raise BadInput(T("--out: there is no folder {folder}", folder=file_name(out.parent)))


def replace(out: Path, content: bytes) -> None:
    """Write a file: all of it or nothing. A pipe or a device takes it as it comes."""
    with _writing(out):
        if out.exists() and not out.is_file():
            out.write_bytes(content)
            return
        target = Path(os.path.realpath(out))  # what a link leads to, not the link
        part = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            part.write_bytes(content)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)


def create(out: Path, content: bytes, mode: int = 0o666) -> None:
    """Write a file that is not there yet: all of it or nothing. What the file system says against
    it is raised as it is."""
    handle = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
    except BaseException:
        out.unlink(missing_ok=True)
        raise


def put(content: bytes) -> None:
    """Write to the standard output, as it is."""
    if sys.stdout is not None:  # the program was started with it
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
