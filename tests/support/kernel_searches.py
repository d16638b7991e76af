"""Searches of every kind through the kernel, and what they do when memory is refused.

`python kernel_searches.py few` or `all` is a process that a sanitizer can watch: it takes the
kernel from the cache (XDG_CACHE_HOME), which must be one that was built with BOMBE_FAIL_ALLOC, and
prints what it found as JSON. With `leak` or `wild` it does what a sanitizer must complain about.
"""

from __future__ import annotations

import ctypes
import json
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

from bombe.catalogue.count import worlds_of_all
from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.generate import Difficulty, Wish, generate, how_many
from bombe.games.turing_machine.problem import SIZES, Mode, parse_problem
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.search import Effort, Search
from bombe.games.turing_machine.worlds import worlds
from bombe.games.turing_machine.worst_search import Worst

LONG = 1e6  # seconds
FEW_SLOTS = 1 << 8  # so that much is forgotten
MOST_ROWS = 150  # of more rows a sample is searched
# Of very many rows of nightmare the worst case of a sample may take minutes, so of a smaller one.
MANY_ROWS, WORST_ROWS = 400, 30
# What `few` searches: narrow and wide sets, and a hash table that grows.
FEW = ("3 7 10 14", "33 40 43 45", "15+16 23+8 46+13 34+17 9+37")
LARGE = ("13+9 11+40 18+7 43+15", "? 3 7 10 14", "28+14 19+6 27+16 9+47 20+21")
HEAVY = "? 2 18 44 48"  # has rows that represent more than one world
# Sets are wide from 65 rows on.
WIDTHS = (1, 2, 3, 63, 64, 65, 66, 128)
# So many rows that only a sample of them is looked at.
HUGE = "? 18 33 40 41 45 48"


def library() -> ctypes.CDLL:
    compiled = kernel.load()
    assert compiled is not None
    return compiled


def rows_for(text: str) -> Rows:
    return rows_of(worlds(parse_problem(text)))


# ---- what searches find ------------------------------------------------------------------------


def proved(search: Search, rows: Sequence[int]) -> list[object]:
    """What must be the same however much was forgotten on the way."""
    value, done = search.value(rows, LONG)
    question = search.question(rows, value, LONG)
    found: list[object] = [value, done, question]
    if question is None:
        return found
    for left in (1, 2, 3):
        opened, done = search.open_value(rows, question[0], left, LONG)
        found += [opened, done, search.open_question(rows, question[0], left, opened, LONG)]
    return found


def worst(search: Search, rows: Sequence[int]) -> list[object]:
    """What always suffices, from a new round and in the middle of one."""
    ways = ((None, 0), (0, 1), (31, 2), (62, 3))
    return [
        search.worst(rows, kind, LONG, proposal, left, most)
        for kind in Worst
        for proposal, left in ways
        for most in (None, 1)
    ]


def played(search: Search, rows: Sequence[int]) -> list[object]:
    """Strategies that are made at once. They go by what is known, so memory makes them better."""
    some, more = Effort(12, 1, LONG), Effort(16, 4, LONG)
    new = [search.play(rows, effort=effort) for effort in (some, more)]
    return [*new, *(search.play(rows, 0, left, some) for left in (1, 2, 3))]


def interrupted(search: Search, rows: Sequence[int]) -> None:
    """Calls that have no time for what they are asked."""
    low, _ = search.value(rows, 0.0)
    search.play(rows, effort=Effort(12, 1, 0.0))
    search.question(rows, low, 0.0)
    for kind in Worst:
        search.worst(rows, kind, 0.0)
    for left in (1, 2, 3):
        search.open_value(rows, 0, left, 0.0)
        search.open_question(rows, 0, left, low, 0.0)


def cases(few: bool) -> Iterator[tuple[Rows, list[int], int]]:
    """Rows, with some of each and with how many slots a hash table may have."""
    for text in FEW if few else (*FEW, *LARGE):
        of = rows_for(text)
        yield of, list(range(len(of))), kernel.SLOTS
        if not few:
            yield of, list(range(len(of)))[:70], FEW_SLOTS
    yield rows_for("3 7 10 14"), [], kernel.SLOTS
    yield rows_for(HEAVY), list(range(40)), kernel.SLOTS
    if few:
        return
    chance = random.Random(1)
    of = rows_for("33 38 40 48")
    for width in WIDTHS:
        yield of, sorted(chance.sample(range(len(of)), width)), kernel.SLOTS
    for mode in Mode:
        for size in SIZES:
            for difficulty in Difficulty:
                wish = Wish(mode, size, difficulty)
                if how_many(wish) == 0:
                    continue
                of = rows_of(worlds(next(generate(wish, seed=size)).problem))
                rows = range(len(of))
                some = chance.sample(rows, min(len(rows), MOST_ROWS))
                yield of, sorted(some), kernel.SLOTS


def found(few: bool) -> list[object]:
    """What the searches find that does not depend on the clock."""
    every: list[object] = []
    for of, rows, slots in cases(few):
        search = kernel.KernelSearch(of, library(), slots)
        interrupted(kernel.KernelSearch(of, library(), slots), rows)
        every += [proved(search, rows), played(kernel.KernelSearch(of, library(), slots), rows)]
        every.append(worst(search, rows if len(of) <= MANY_ROWS else rows[:WORST_ROWS]))
    if not few:
        of = rows_for(HUGE)
        search = kernel.KernelSearch(of, library())
        cost, question = search.play(range(len(of)), effort=Effort(12, 1, 0.0))
        assert question is not None
        assert search.value(range(len(of)), 0.1)[0] < cost
        assert search.worst(range(len(of)), Worst.ROUNDS, 0.1)[0] >= 3
        every.append([sum(sets) for sets in worlds_of_all((4, 5)).values()])
    return every


# ---- without memory ----------------------------------------------------------------------------


def refuse(granted: int, times: int) -> None:
    """After so many requests for memory that are granted, refuse the next ones."""
    library().bombe_refuse(ctypes.c_int64(granted), ctypes.c_int64(times))


def held() -> int:
    """How many pieces of memory the kernel holds."""
    return int(library().bombe_held())


class Insisting:
    """A search whose every call is refused the first request for memory it makes, then the second
    and so on, until it is granted all it asks for. It gives back what it took each time."""

    def __init__(self, search: Search, step: int) -> None:
        self._search = search
        self._step = step
        self.refusals = 0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def call(*words: object) -> object:
            before = held()
            for granted in count(0, self._step):
                refuse(granted, 1)
                try:
                    return getattr(self._search, name)(*words)
                except MemoryError:
                    self.refusals += 1
                    assert held() == before
                finally:
                    refuse(0, 0)
            raise AssertionError("unreachable")

        return call


def starved(text: str, step: int = 1) -> list[int]:
    """Refuse each request for memory of some searches in turn, or every n-th; how often a
    search failed, with one request refused, with all from then on, and one call after the other."""
    of = rows_for(text)
    rows = list(range(len(of)))

    def searched(search: Search) -> list[object]:
        open_round = search.worst(rows, Worst.ROUNDS, LONG, 31, 2)
        return [*proved(search, rows), open_round, search.worst(rows, Worst.QUESTIONS, LONG)]

    wanted = searched(kernel.KernelSearch(of, library()))
    assert held() == 0
    failures = []
    for times in (1, 1 << 40):
        failures.append(0)
        for granted in count(0, step):
            refuse(granted, times)
            try:
                search = kernel.KernelSearch(of, library())
                assert searched(search) == wanted
                played(search, rows)
            except MemoryError:
                failures[-1] += 1
            search = None  # type: ignore[assignment]
            refused = library().bombe_refused()
            refuse(0, 0)
            assert held() == 0, "memory was kept"
            if not refused:
                break
    insisting: Any = Insisting(kernel.KernelSearch(of, library()), step)
    assert searched(insisting) == wanted
    failures.append(insisting.refusals)
    del insisting
    assert held() == 0, "memory was kept"
    return failures


# ---- what a sanitizer must see -----------------------------------------------------------------


def leak() -> None:
    of = rows_for("3 7 10 14")
    kernel.KernelSearch(of, library())._solver = None


def wild() -> None:
    of = rows_for("3 7 10 14")
    kernel.KernelSearch(of, library()).value([0, len(of)], LONG)


def main(what: str) -> None:
    report: dict[str, object] = {}
    if what in ("few", "all"):
        few = what == "few"
        report["found"] = found(few)
        report["starved"] = [
            starved("3 7 10 14", 5 if few else 1),
            starved("33 40 43 45", 97 if few else 1),
        ]
        assert held() == 0, "memory was kept"
    else:
        {"leak": leak, "wild": wild}[what]()
    print(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1])
