"""What `bombe doctor` finds out about the program and its machine, one thing at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from bombe import __version__
from bombe.cli.output import moment
from bombe.text import LANGUAGES, LOCALE, T, quoted

DAY = 86_400_000  # milliseconds
YEAR = 365 * DAY
EARLIEST = 1_767_225_600_000  # 2026: no Bombe is older, so no clock that is right says less
SLACK = 5_000  # milliseconds by which the clocks of two processes may differ
STEP = 1.0  # seconds by which a clock that nobody sets never differs from one that cannot be set
LEAST_FREE = 200 << 20  # bytes

# What the table cannot do without, by the names that are imported.
TABLE_PACKAGES = (
    *("asyncpg", "httptools", "jinja2", "markupsafe", "msgspec", "segno", "starlette", "uvicorn"),
    *(() if sys.platform == "win32" else ("uvloop",)),
    "websockets",
)
MORE_PACKAGES = {
    "PIL": ("Pillow", T("decks of your own, and pictures in the terminal")),
    "pyarrow": ("pyarrow", T("`bombe catalogue sweep`")),
    "typst": ("typst", T("`bombe print`")),
}


class Level(StrEnum):
    WELL = "well"
    NOTE = "note"  # worth knowing
    WRONG = "wrong"  # somebody should mend it


@dataclass(frozen=True)
class Finding:
    topic: str
    level: Level
    says: T | str
    facts: Mapping[str, object] = field(default_factory=dict)  # for programs


def program() -> Iterator[Finding]:
    import platform

    facts = {
        "version": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(),
    }
    yield Finding(
        "program", Level.WELL, T("Bombe {version}, Python {python}, {platform}", **facts), facts
    )


# --- the solver ----------------------------------------------------------------------------------


def solver(environment: Mapping[str, str]) -> Iterator[Finding]:
    from bombe.games.turing_machine import kernel
    from bombe.games.turing_machine.kernel import library

    found = kernel.found(environment, compile_now=False)
    facts = {"solver": found.origin or "python", "path": found.path and str(found.path)}
    compiler = library.compiler_at(environment) if library.POSIX else None
    if found.origin is library.Origin.CARRIED:
        level, says = (
            Level.WELL,
            T("the compiled kernel that came with Bombe: {path}", path=found.path),
        )
    elif found.origin is library.Origin.COMPILED:
        level, says = Level.WELL, T("the kernel that was compiled here: {path}", path=found.path)
    elif environment.get("BOMBE_KERNEL") == library.OFF:
        level, says = (
            Level.NOTE,
            T("plain Python, since BOMBE_KERNEL is off: large problems are slow"),
        )
    elif compiler:
        level, says = (
            Level.WELL,
            T(
                "plain Python, until a large problem needs the kernel: then {compiler} compiles it",
                compiler=compiler,
            ),
        )
    else:
        level, says = (
            Level.NOTE,
            T(
                "plain Python, since Bombe came without a kernel and there is no C compiler: large"
                " problems are slow"
            ),
        )
    yield Finding("solver", level, says, facts | {"compiler": compiler})
    if found.path:
        yield Finding("kernel", Level.WELL, T("its file belongs to this user alone, and is intact"))
    for refusal in found.refused:
        yield Finding(
            "kernel",
            Level.WRONG,
            T("{path} is not used: {why}", path=quoted(str(refusal.path), 250), why=refusal.why),
            {"path": str(refusal.path)},
        )


# --- the clock and the disk ----------------------------------------------------------------------


def clock(now: int, last: int, drift: float) -> Iterator[Finding]:
    """`now` and the newest entry of the store in milliseconds, 0 if there is none; and by how many
    seconds the clock has moved otherwise than time did while we looked."""
    facts = {"now": moment(now), "last": moment(last) if last else None}
    level: Level
    says: T | str
    if now < EARLIEST:
        level, says = Level.WRONG, T("it is not {now}: the clock is wrong", **facts)
    elif last > now + SLACK:
        level, says = (
            Level.WRONG,
            T(
                "it is {now}, before the newest entry in the store, {last}: the clock is wrong, or"
                " was",
                **facts,
            ),
        )
    elif last and now - last > YEAR:
        level, says = (
            Level.WRONG,
            T(
                "it is {now}, and the newest entry in the store is of {last}: if the clock is"
                " wrong, set it before you start the server, which deletes old rooms",
                **facts,
            ),
        )
    elif abs(drift) > STEP:
        level, says = Level.WRONG, T("the clock has just been moved by {n} seconds", n=round(drift))
    else:
        level, says = Level.WELL, moment(now)
    yield Finding("clock", level, says, facts)


def disk(folder: Path) -> Iterator[Finding]:
    """The disk of a folder that need not be there yet."""
    import shutil

    there = next(one for one in (folder.absolute(), *folder.absolute().parents) if one.exists())
    free = shutil.disk_usage(there).free
    facts = {"folder": str(folder), "free": free}
    told = {"free": in_bytes(free), "folder": quoted(str(folder), 250)}
    if free < LEAST_FREE:
        yield Finding("disk", Level.WRONG, T("only {free} are free for {folder}", **told), facts)
    else:
        yield Finding("disk", Level.WELL, T("{free} are free for {folder}", **told), facts)
    if not os.access(there, os.W_OK):
        says = T("{folder} cannot be written to", folder=told["folder"])
        yield Finding("disk", Level.WRONG, says, facts)


def in_bytes(size: int) -> str:
    """In a unit that needs no comma and no point, which mean different things in our languages."""
    unit, many = next(
        (one for one in (("kB", 10**3), ("MB", 10**6)) if size < 10_000 * one[1]), ("GB", 10**9)
    )
    return f"{size / many:.0f} {unit}"


# --- packages and languages ----------------------------------------------------------------------


def packages() -> Iterator[Finding]:
    from importlib.util import find_spec

    gone = [name for name in TABLE_PACKAGES if find_spec(name) is None]
    if gone:
        says = T("the table needs {packages}, not installed here", packages=gone)
        yield Finding("packages", Level.WRONG, says, {"missing": gone})
    else:
        yield Finding("packages", Level.WELL, T("all that the table needs is installed"))
    for name, (package, use) in MORE_PACKAGES.items():
        if find_spec(name) is None:
            says = T("{package} is not installed; it is for {use}", package=package, use=use)
            yield Finding("packages", Level.NOTE, says, {"missing": [package]})


def languages() -> Iterator[Finding]:
    gone = [
        code
        for code in LANGUAGES[1:]  # English is in the sources
        if not (LOCALE / code / "LC_MESSAGES" / "bombe.mo").exists()
    ]
    if gone:
        says = T("the translations are missing for {languages}", languages=gone)
        yield Finding("languages", Level.WRONG, says, {"missing": gone})
    else:
        yield Finding("languages", Level.WELL, ", ".join(LANGUAGES))
