"""`bombe catalogue`: every classic card set, counted or solved."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING

from bombe.cli.output import print_json, print_text
from bombe.cli.parser import Parser, choice, seconds, whole
from bombe.text import BadInput, Language, N, T, quoted

if TYPE_CHECKING:
    from bombe.catalogue.sweep import Progress

about = T(
    "`count`: how many sets of classic cards make a problem, and how many problems they make; it "
    "takes seconds, or minutes where the kernel cannot be compiled. `sweep`: solves every card "
    "set and stores the results as Parquet files; you can stop it at any time, and start it again "
    "to go on."
)
BAR = 24  # characters
SWEEP_OPTIONS = ("verifiers", "out", "limit", "time", "workers", "dask")


class What(StrEnum):
    COUNT = "count"
    SWEEP = "sweep"


def arguments(parser: Parser) -> None:
    parser.positional("what", T("what to do"), "|".join(What))
    parser.option("--verifiers", T("sweep: of how many verifiers, 4 to 6"), "N")
    parser.option("--out", T("sweep: the folder for the files"), T("FOLDER"))
    parser.option("--limit", T("sweep: only this many card sets, a fair sample"), T("NUMBER"))
    parser.option(
        "--time",
        T("sweep: seconds for a card set; 60 by default. After that, its bound is kept"),
        "S",
    )
    parser.option("--workers", T("sweep: processes; by default one for each core"), T("NUMBER"))
    parser.option("--dask", T("sweep: the scheduler of a Dask cluster to use"), T("ADDRESS"))
    parser.json()


def run(arguments: Namespace, tongue: Language) -> None:
    if choice(tongue.say(T("what to do")), arguments.what, What) is What.COUNT:
        for name in SWEEP_OPTIONS:
            if getattr(arguments, name) is not None:
                raise BadInput(T("{option} is for {what} only", option=f"--{name}", what="sweep"))
        _count(arguments, tongue)
    else:
        _sweep(arguments, tongue)


def _count(arguments: Namespace, tongue: Language) -> None:
    from bombe.catalogue.count import Count, count

    found = count()
    everything = Count(*map(sum, zip(*found.values(), strict=True)))
    if arguments.json:
        numbers = {str(size): one._asdict() for size, one in found.items()}
        print_json(numbers | {"all": everything._asdict()})
        return
    for size, one in found.items():
        print_text(
            tongue,
            T(
                "{n} verifiers: {sets} card sets, {worlds} problems.",
                n=size,
                sets=one.sets,
                worlds=one.worlds,
            ),
        )
    print_text(
        tongue,
        T(
            "In all: {sets} card sets, {worlds} problems.",
            sets=everything.sets,
            worlds=everything.worlds,
        ),
    )


def _sweep(arguments: Namespace, tongue: Language) -> None:
    from bombe.catalogue import sweep
    from bombe.games.turing_machine.problem import SIZES

    for name in ("verifiers", "out"):
        if not getattr(arguments, name):
            raise BadInput(T("{what} needs {option}", what="sweep", option=f"--{name}"))
    verifiers = whole("--verifiers", arguments.verifiers, SIZES[0], SIZES[-1])
    limit = None if arguments.limit is None else whole("--limit", arguments.limit, 1)
    time = sweep.SECONDS if arguments.time is None else seconds("--time", arguments.time)
    if arguments.dask is None:
        cores = os.cpu_count() or 1
        workers = sweep.processes(
            cores if arguments.workers is None else whole("--workers", arguments.workers, 1, 1000)
        )
    elif arguments.workers is None:
        workers = sweep.cluster(arguments.dask)
    else:
        raise BadInput(T("{one} and {other} do not go together", one="--workers", other="--dask"))
    bar = Bar(tongue)
    out = Path(arguments.out)
    files = sweep.Files(out, verifiers)
    try:
        with workers as executor:
            found = sweep.sweep(files, executor, limit, time, bar.show)
    finally:
        bar.end()
    if arguments.json:
        print_json(found._asdict() | {"seconds": round(found.seconds, 1)})
        return
    print_text(
        tongue,
        N(
            "{n} card set is in {path}: {worlds} problems, {unproved} not proved.",
            "{n} card sets are in {path}: {worlds} problems, {unproved} card sets not proved.",
            found.sets,
            path=quoted(str(out)),
            worlds=found.worlds,
            unproved=found.unproved,
        ),
        N(
            "{n} of them was solved now, in {s} s.",
            "{n} of them were solved now, in {s} s.",
            found.solved,
            s=round(found.seconds),
        ),
    )


class Bar:
    """The progress, on a terminal, on the line where it was."""

    def __init__(self, tongue: Language) -> None:
        self._say = tongue.say
        self._live = sys.stderr is not None and sys.stderr.isatty()
        self._width = 0

    def show(self, progress: Progress) -> None:
        if not self._live:
            return
        full = BAR * progress.done // max(progress.total, 1)
        told = T(
            "{done} of {total} card sets, {left}",
            done=progress.done,
            total=progress.total,
            left=_left(progress.left),
        )
        self._write(f"{'█' * full}{'░' * (BAR - full)} {self._say(told)}")

    def end(self) -> None:
        if self._live:
            self._write("")
            print("\r", end="", file=sys.stderr, flush=True)

    def _write(self, text: str) -> None:
        print(f"\r{text.ljust(self._width)}", end="", file=sys.stderr, flush=True)
        self._width = len(text)


def _left(time: float | None) -> T:
    if time is None:
        return T("no estimate yet")
    if time < 100:
        return T("about {n} s left", n=round(time))
    if time < 100 * 60:
        return T("about {n} min left", n=round(time / 60))
    return T("about {n} h left", n=round(time / 3600))
