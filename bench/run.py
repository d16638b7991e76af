"""Measure speed: `make bench`, or `make bench ARGS="generate worlds"` for some groups only.

Every figure comes with a reference measured in the same run, so that figures from different
machines, or from a busy one, can be compared: look at the ratio. A contract is a promise about the
figure itself; `LATE` marks one that is not kept.

To measure something more, write a function that yields figures and put `@group` above it. What the
web table withstands is measured in `load`, what one database does in `spread`, what others notice
of slow thoughts in `thinking` and of attacks in `attacks`, and how fast its page answers in `page`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))

import attacked  # noqa: E402
import load  # noqa: E402
import page  # noqa: E402
import spread  # noqa: E402
import thinking  # noqa: E402

from bombe.catalogue.count import count  # noqa: E402
from bombe.chance import Chance  # noqa: E402
from bombe.games.turing_machine import generate as generator  # noqa: E402
from bombe.games.turing_machine import kernel  # noqa: E402
from bombe.games.turing_machine.additions import additions  # noqa: E402
from bombe.games.turing_machine.generate import (  # noqa: E402
    Difficulty,
    Wish,
    generate,
    how_many,
)
from bombe.games.turing_machine.ids import id_of, parse_id  # noqa: E402
from bombe.games.turing_machine.problem import SIZES, Mode, parse_problem  # noqa: E402
from bombe.games.turing_machine.rows import rows_of  # noqa: E402
from bombe.games.turing_machine.search import ROUND  # noqa: E402
from bombe.games.turing_machine.worlds import valid_tuples, worlds  # noqa: E402


@dataclass(frozen=True)
class Figure:
    """A measured time in seconds; the reference and the contract, if it has its own."""

    name: str
    seconds: float
    contract: float | None = None
    reference: float | None = None


# A group that measures no times yields lines with its figures, each beside its own reference.
Group = Callable[[], Iterator[Figure | str]]
GROUPS: dict[str, Group] = {}


def group(measure: Group) -> Group:
    GROUPS[measure.__name__.strip("_")] = measure
    return measure


def timed(run: Callable[[], object]) -> float:
    """Our own time: what it takes on a core that nobody else uses, however busy the machine is."""
    start = process_time()
    run()
    return process_time() - start


def typical(run: Callable[[], object], times: int = 11) -> float:
    return median(timed(run) for _ in range(times))


def reference() -> float:
    """A fixed piece of plain Python, much like what the engine does: integers, lists, a dict."""

    def work() -> None:
        seen: dict[int, int] = {}
        value = 1
        for at in range(20_000):
            value = value * 6364136223846793005 + 1442695040888963407 & (1 << 125) - 1
            masks = [value & value >> shift for shift in (1, 5, 25)]
            if masks[0].bit_count() not in seen:
                seen[masks[0].bit_count()] = at

    return typical(work, 7)


# ---- the groups ------------------------------------------------------------------------------


@group
def _generate() -> Iterator[Figure]:
    """One problem of every kind that exists, each time as in a new process."""

    def fresh(wish: Wish, seed: int) -> float:
        generator.card_sets.cache_clear()
        generator._single.cache_clear()
        return timed(lambda: next(generate(wish, seed)))

    for by_thought in (False, True):
        for mode in Mode:
            for n in SIZES:
                for difficulty in Difficulty:
                    wish = Wish(mode, n, difficulty, by_thought)
                    if how_many(wish) != 0:
                        times = (fresh(wish, seed) for seed in range(101 if by_thought else 31))
                        yield Figure(str(wish), median(times), contract=0.05)


@group
def _worlds() -> Iterator[Figure]:
    """All the worlds of cards that have many."""
    for cards in (
        "33 38 40 48",
        "33 36 40 47 48",
        "18 33 40 41 45 48",
        "13+9 11+40 18+7 43+15",
        "28+14 19+6 27+16 9+47 20+21",
        "40+48 41+33 45+46 47+43",
        "40+48 41+33 45+46 47+43 44+42 39+36",
    ):
        problem = parse_problem(cards)
        found = len(valid_tuples(problem.choices))
        seconds = typical(lambda problem=problem: valid_tuples(problem.choices))  # type: ignore[misc]
        yield Figure(f"{cards}: {found} worlds", seconds)


@group
def _additions() -> Iterator[Figure]:
    """What goes with these cards: the slowest known of each size."""
    for cards, n in (
        ((41,), 6),
        ((47,), 4),
        ((33, 46), 4),
        ((40, 48), 6),
        ((33, 36, 41), 5),
        ((33, 40, 48), 6),
        ((20, 33, 45, 48), 5),
        ((40, 41, 43, 45), 6),
        ((20, 33, 40, 44, 47), 6),
    ):
        seconds = typical(lambda cards=cards, n=n: additions(cards, n), 5)  # type: ignore[misc]
        yield Figure(f"{' '.join(map(str, cards))} of {n}", seconds, contract=1)


@group
def _ids() -> Iterator[Figure]:
    for mode in Mode:
        secret = next(generate(Wish(mode, 6, Difficulty.HARD), seed=1))
        name = id_of(secret)
        yield Figure(f"{mode}, 6 verifiers: id_of", typical(lambda s=secret: id_of(s)))  # type: ignore[misc]
        yield Figure(f"{mode}, 6 verifiers: parse_id", typical(lambda n=name: parse_id(n)))  # type: ignore[misc]


# Problems of the solver, and the seconds that we promise to prove them in. A plain search in C++
# takes 1.4, 29, 7.7 and 296 of them.
SOLVED = {
    "extreme 28+14 19+6 27+16 9+47 20+21 (78 worlds)": 1.0,
    "extreme 13+9 11+40 18+7 43+15 (177 worlds)": 10.0,
    "nightmare ? 3 7 10 14 (168 worlds)": 3.0,
    "classic 33 38 40 48 (348 worlds)": 60.0,
}
RANDOM_SETS = 400


@group
def _solve() -> Iterator[Figure]:
    """Optimal play with its proof, from nothing known."""
    compiled = kernel.load()
    if compiled is None:
        print("no C compiler here: the solver's figures are left out", file=sys.stderr)
        return

    def searched(text: str) -> tuple[kernel.KernelSearch, range]:
        every = rows_of(worlds(parse_problem(text)))
        assert compiled is not None
        return kernel.KernelSearch(every, compiled), range(len(every))

    def proved(text: str) -> None:
        search, rows = searched(text)
        assert search.value(rows, 1000.0)[1]

    for name, contract in SOLVED.items():
        text = name.split(" ", 1)[1].split(" (")[0]
        yield Figure(name, typical(partial(proved, text), 1), contract)
    for size in SIZES:
        chance = Chance(size)
        times = []
        while len(times) < RANDOM_SETS:
            cards = sorted(chance.sample(range(1, 49), size))
            text = " ".join(map(str, cards))
            if valid_tuples(parse_problem(text).choices):
                times.append(timed(partial(proved, text)))
        times.sort()
        yield Figure(f"classic, {size} verifiers, random card sets: median", median(times), 0.005)
        name = f"classic, {size} verifiers, random card sets: 99th percentile"
        yield Figure(name, times[RANDOM_SETS * 99 // 100], 1.0)
    for text, contract in (("? 2 18 33 40 41", 1.0), ("? 18 33 40 41 45 48", 10.0)):
        search, rows = searched(text)
        run = partial(first_question, search, rows)
        yield Figure(
            f"first question and bound, {text} ({len(rows):,} worlds)", timed(run), contract
        )


def first_question(search: kernel.KernelSearch, rows: range) -> None:
    assert search.play(rows)[1] is not None
    search.value(rows, 0.1)


@group
def _large() -> Iterator[Figure]:
    """One of the two largest card sets, to the end: about half a minute."""
    compiled = kernel.load()
    if compiled is None:
        return
    every = rows_of(worlds(parse_problem("33 36 40 47 48")))
    search = kernel.KernelSearch(every, compiled)
    rows = range(len(every))
    yield Figure(
        "classic 33 36 40 47 48 (522 worlds)", timed(lambda: search.value(rows, 1e6)), 60.0
    )
    value, done = search.value(rows, 1.0)
    assert (*divmod(value, ROUND), done) == (1444, 4045, True)


@group
def _catalogue() -> Iterator[Figure]:
    """Every card set of the game, counted."""
    if kernel.load() is not None:
        yield Figure("catalogue count, 3,013,938 card sets", timed(count), 40.0)


@group
def _start() -> Iterator[Figure]:
    """A whole command. Its contract is on top of what Python itself takes to start."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}

    def python(*words: str) -> float:
        start = perf_counter()
        command = [sys.executable, *words]
        subprocess.run(command, env=environment, capture_output=True, check=True)
        return perf_counter() - start

    launch = "import sys; from bombe.cli import main; sys.exit(main())"
    try:
        python("-c", launch, "cards", "4", "--json")  # so that the bytecode is there
    except subprocess.CalledProcessError as error:
        print("  bombe cards 4 --json fails:", error.stderr.decode().strip().rpartition("\n")[2])
        return
    # In turns, so that a busy machine slows both alike.
    pairs = [
        (python("-c", "pass"), python("-c", launch, "cards", "4", "--json")) for _ in range(11)
    ]
    bare, whole = (median(column) for column in zip(*pairs, strict=True))
    yield Figure("python -c pass", bare, reference=bare)
    yield Figure("bombe cards 4 --json", whole, contract=bare + 0.2, reference=bare)


_TABLES = (load.table, load.workers, load.idle, load.opening)
for _whole in (*_TABLES, spread.spread, thinking.thinking, attacked.attacks, page.page):
    group(_whole)


# ---- the table -------------------------------------------------------------------------------


def main(wanted: list[str]) -> int:
    unknown = [name for name in wanted if name not in GROUPS]
    if unknown:
        print(f"no group {', '.join(unknown)}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    for name in wanted or GROUPS:
        beside = reference()
        print(f"\n{name}: reference {beside * 1000:.2f} ms")
        print(f"  {'':58} {'ms':>9} {'ratio':>8}  contract")
        for figure in GROUPS[name]():
            if isinstance(figure, str):
                print(f"  {figure}", flush=True)
                continue
            ratio = figure.seconds / (figure.reference or beside)
            line = f"  {figure.name:58} {figure.seconds * 1000:9.2f} {ratio:8.3f}"
            if figure.contract is not None:
                line += f"  {figure.contract * 1000:.0f} ms"
                if figure.seconds > figure.contract:
                    line += "  LATE"
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
