"""The file of the compiled kernel: which one may be loaded, and how it is made.

A wheel may carry one; otherwise it is compiled where it runs, once, into a folder of the user's.
Loading a library is running it, so it must be ours alone: a regular file and no link, owned by us
or by root, in a folder of which the same holds, and neither writable by anybody else. The name of
a file says what it was made from and ends with a digest of its bytes, so that one that was cut
short, or made from other sources, is never loaded.
"""

from __future__ import annotations

import ctypes
import os
import platform
import stat
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import takewhile
from pathlib import Path

from bombe.text import T

HERE = Path(__file__).parent
SOURCES = tuple(sorted(HERE.glob("*.[ch]")))
# Nothing that ties it to the processor that compiles it: -march=native gains nothing.
FLAGS = ("-O3", "-shared", "-fPIC")
LIBRARIES = ("-lm",)
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
COMPILER = "cc"
PATIENCE = 120  # seconds for the compiler
OFF = "off"  # as the value of BOMBE_KERNEL
DIGITS = 16  # of a digest in a name

# Windows has neither owners nor modes in this sense: there a kernel is carried or there is none.
POSIX = os.name == "posix"


class Origin(StrEnum):
    CARRIED = "carried"  # came with the package
    COMPILED = "compiled"


class Unusable(Exception):
    """Why a file or a folder is not used."""

    def __init__(self, why: T) -> None:
        super().__init__(why)
        self.why = why


class Unloadable(Unusable):
    """The system refuses to load a library that is ours and whole."""


Typed = Callable[[ctypes.CDLL], None]  # declares its functions; AttributeError if it lacks one


@dataclass(frozen=True)
class Refusal:
    """A file or a folder that is not used, and why."""

    path: Path
    why: T


@dataclass(frozen=True)
class Found:
    """The kernel, or why there is none."""

    kernel: ctypes.CDLL | None = None
    origin: Origin | None = None
    path: Path | None = None
    refused: tuple[Refusal, ...] = ()


# --- names ---------------------------------------------------------------------------------------


def source_digest() -> str:
    """What a carried kernel is known by: its wheel is for one platform anyway."""
    digest = sha256()
    for source in SOURCES:
        text = source.read_bytes()
        digest.update(f"{source.name} {len(text)} ".encode() + text)
    return digest.hexdigest()[:DIGITS]


def machine_digest() -> str:
    """What a compiled kernel is known by: the sources, the flags, the platform, the processor."""
    # The machine's name is that of a 64-bit kernel even to a 32-bit Python, and the same for both
    # C libraries of Linux.
    system = (sys.platform, getattr(sys.implementation, "_multiarch", ""), sys.maxsize)
    made_for = (source_digest(), FLAGS, LIBRARIES, system, platform.machine(), processor())
    return sha256(repr(made_for).encode()).hexdigest()[:DIGITS]


def processor() -> str:
    """What the processor calls itself: a home may be shared by machines with different ones, and a
    compiler may be set up to use all that its own can do."""
    steady = (
        "vendor_id",
        "cpu family",
        "model",
        "flags",
        "cpu implementer",
        "cpu part",
        "features",
    )
    try:
        with Path("/proc/cpuinfo").open(encoding="utf-8", errors="replace") as file:
            first = takewhile(str.strip, file)
            return "".join(line for line in first if line.lower().startswith(steady))
    except OSError:  # macOS, where the platform says it
        return ""


def named(made: bytes, known_by: str, suffix: str = SUFFIX) -> str:
    """The name of a library with these bytes."""
    return f"kernel-{known_by}-{sha256(made).hexdigest()[:DIGITS]}{suffix}"


def _candidates(folder: Path, known_by: str) -> list[Path]:
    return sorted(folder.glob(f"kernel-{known_by}-*{SUFFIX}"))


def folders(environment: Mapping[str, str]) -> list[Path]:
    """Where compiled kernels are looked for and put: the first of these that is ours alone."""
    if not POSIX:
        return []
    temporary = Path(environment.get("TMPDIR") or "/tmp") / f"bombe-{os.geteuid()}"
    try:
        home = Path(environment.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    except RuntimeError:  # a user without a home, as in some containers
        return [temporary]
    return [home / "bombe", temporary]


# --- ours alone ----------------------------------------------------------------------------------


def _must_be_ours(status: os.stat_result, owners: frozenset[int]) -> None:
    if not POSIX:
        return
    if status.st_uid not in owners:
        raise Unusable(T("it belongs to another user"))
    if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise Unusable(T("others may write to it"))


def _owners() -> frozenset[int]:
    return frozenset((os.geteuid(), 0)) if POSIX else frozenset()


def _packages_owners() -> frozenset[int]:
    """Whoever installed us may also have carried the kernel here: we run the code anyway."""
    return _owners() | {os.stat(__file__).st_uid}


def _opened(name: str | Path, flags: int, folder: int | None = None) -> int:
    try:
        return os.open(name, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | flags, dir_fd=folder)
    except OSError as error:
        with suppress(OSError):
            if stat.S_ISLNK(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode):
                raise Unusable(T("it is a link")) from None
        raise _cannot_be_opened(error) from None


def _cannot_be_opened(error: OSError) -> Unusable:
    return Unusable(T("it cannot be opened: {why}", why=error.strerror or error))


def _folder(path: Path, owners: frozenset[int]) -> int:
    """A folder that is ours alone, open."""
    opened = _opened(path, os.O_DIRECTORY)
    try:
        _must_be_ours(os.fstat(opened), owners)
    except BaseException:
        os.close(opened)
        raise
    return opened


def _file(path: Path, owners: frozenset[int]) -> int:
    """A library that is ours alone, open, so that what was looked at is what is loaded."""
    if not POSIX:
        return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    folder = _folder(path.parent, owners)
    try:
        return _opened(path.name, os.O_NONBLOCK, folder)  # it may be a pipe, and nobody may write
    finally:
        os.close(folder)


def _checked(path: Path, owners: frozenset[int]) -> int:
    opened = _file(path, owners)
    try:
        status = os.fstat(opened)
        if not stat.S_ISREG(status.st_mode):
            raise Unusable(T("it is not a regular file"))
        _must_be_ours(status, owners)
        with os.fdopen(opened, "rb", closefd=False) as file:
            if path.name != named(file.read(), path.name.split("-")[1]):
                raise Unusable(T("it is damaged"))
    except BaseException:
        os.close(opened)
        raise
    return opened


def _loaded(path: Path, owners: frozenset[int], typed: Typed) -> ctypes.CDLL:
    try:
        opened = _checked(path, owners)
    except OSError as error:
        raise _cannot_be_opened(error) from None
    name = f"/proc/self/fd/{opened}"
    swappable = sys.platform != "linux" or not os.path.exists(name)
    try:
        kernel = ctypes.CDLL(str(path) if swappable else name)
    except OSError as error:
        os.close(opened)
        raise Unloadable(T("it cannot be loaded: {why}", why=error)) from None
    if swappable:
        os.close(opened)
    # Otherwise it stays open: the system knows a library by the name it was loaded by, and would
    # give us this one again for the next file with that number.
    try:
        typed(kernel)
    except AttributeError:
        raise Unusable(T("it is not the kernel")) from None
    return kernel


# --- finding and compiling -----------------------------------------------------------------------


def find(environment: Mapping[str, str], typed: Typed, compile_now: bool) -> Found:
    """The kernel that came with us, else one that is compiled, if need be and possible now."""
    if environment.get("BOMBE_KERNEL") == OFF:
        return Found()
    refused: list[Refusal] = []
    places = folders(environment)
    hopeless = set()  # folders in which even a sound library cannot be loaded, such as on noexec
    for origin, path, owners in _known(places):
        try:
            return Found(_loaded(path, owners, typed), origin, path, tuple(refused))
        except Unusable as error:
            refused.append(Refusal(path, error.why))
            if isinstance(error, Unloadable):
                hopeless.add(path.parent)
    compiler = compiler_at(environment) if compile_now else None
    if compiler is None:
        return Found(refused=tuple(refused))
    for folder in places:
        if folder in hopeless:
            continue
        path = folder
        try:
            path = _compiled(compiler, folder)
            kernel = _loaded(path, _owners(), typed)
            return Found(kernel, Origin.COMPILED, path, tuple(refused))
        except Unusable as error:
            refused.append(Refusal(path, error.why))
    return Found(refused=tuple(refused))


def _known(places: Sequence[Path]) -> Iterator[tuple[Origin, Path, frozenset[int]]]:
    """What might be the kernel, the best first."""
    for path in _candidates(HERE, source_digest()):
        yield Origin.CARRIED, path, _packages_owners()
    known_by = machine_digest() if places else ""
    for folder in places:
        for path in _candidates(folder, known_by):
            yield Origin.COMPILED, path, _owners()


def compiler_at(environment: Mapping[str, str]) -> str | None:
    """The C compiler, if there is one."""
    # Imported here and below, so that nobody whose kernel is there waits for these.
    import shutil
    import subprocess

    found = shutil.which(environment.get("CC") or COMPILER, path=environment.get("PATH"))
    if found == "/usr/bin/cc" and sys.platform == "darwin":
        # On a Mac without developer tools this is a program that offers to install them.
        asked = subprocess.run(["/usr/bin/xcode-select", "-p"], capture_output=True)
        return found if asked.returncode == 0 else None
    return found


def command(compiler: Sequence[str], target: Path) -> list[str]:
    """How the kernel is compiled, here and for a wheel."""
    return [*compiler, *FLAGS, "-o", str(target), str(HERE / "kernel.c"), *LIBRARIES]


def _compiled(compiler: str, folder: Path) -> Path:
    import subprocess
    import tempfile

    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(_folder(folder, _owners()))
        with tempfile.TemporaryDirectory(dir=folder) as work:
            made = Path(work) / "made"
            subprocess.run(
                command([compiler], made), check=True, capture_output=True, timeout=PATIENCE
            )
            made.chmod(0o600)  # a compiler goes by the umask
            target = folder / named(made.read_bytes(), machine_digest())
            os.replace(made, target)  # atomic, even if another process is compiling it now
    except (OSError, subprocess.SubprocessError) as error:
        raise Unusable(T("the kernel cannot be compiled there: {why}", why=error)) from None
    return target
