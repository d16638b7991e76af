"""Optimal play, against a slow minimiser that is written straight from the definition."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from bombe.games.turing_machine import kernel
from bombe.games.turing_machine import solve as solve_module
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.problem import parse_problem, parse_transcript
from bombe.games.turing_machine.rows import Rows, rows_of
from bombe.games.turing_machine.search import ROUND, PlainSearch, Search, depth
from bombe.games.turing_machine.solve import Cost, Position, solve
from bombe.games.turing_machine.worlds import worlds
from support.scaling import scale, some
from support.slow_play import SlowPlay
from support.small_problems import small_problems

LONG = 1000.0

REFERENCE = {  # worlds, rounds, questions
    "3 7 10 14": (7, 9, 20),
    "2 13 17 20": (8, 12, 25),
    "21 31 37 39": (12, 15, 25),
    "23 28 41 48": (12, 17, 44),
    "33 40 43 45": (68, 132, 338),
    "15+16 23+8 46+13 34+17 9+37": (23, 40, 113),
    "? 4 9 11 14": (48, 48, 112),
}
LARGE = {
    "28+14 19+6 27+16 9+47 20+21": (78, 146, 405),
    "13+9 11+40 18+7 43+15": (177, 382, 1047),
    "? 3 7 10 14": (168, 381, 1031),
    "33 38 40 48": (348, 866, 2228),
}


def kernel_search(of: Rows) -> Search:
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    return kernel.KernelSearch(of, compiled)


SEARCHES = pytest.mark.parametrize("make", [PlainSearch, kernel_search], ids=["plain", "kernel"])


def rows_for(text: str) -> Rows:
    return rows_of(worlds(parse_problem(text)))


def everything(of: Rows) -> range:
    return range(len(of))


@cache
def slow_values() -> list[tuple[Rows, frozenset[int], tuple[int, int]]]:
    problems = small_problems(seed=5, count=scale(3000))
    return [(of, rows, SlowPlay(of, rows).from_new_round()) for of, rows in problems]


@SEARCHES
def test_against_the_slow_minimiser(make: type[Search]) -> None:
    for of, rows, slow in slow_values():
        value, proved = make(of).value(sorted(rows), LONG)  # type: ignore[call-arg]
        assert proved
        assert divmod(value, ROUND) == slow


@SEARCHES
@pytest.mark.parametrize("text", REFERENCE)
def test_reference_values(make: type[Search], text: str) -> None:
    of = rows_for(text)
    value, proved = make(of).value(everything(of), LONG)  # type: ignore[call-arg]
    assert proved
    assert (sum(of.weights), *divmod(value, ROUND)) == REFERENCE[text]


@pytest.mark.parametrize("text", some(LARGE, 3))
def test_large_reference_values(text: str) -> None:
    of = rows_for(text)
    value, proved = kernel_search(of).value(everything(of), LONG)
    assert proved
    assert (sum(of.weights), *divmod(value, ROUND)) == LARGE[text]


@pytest.mark.parametrize("text", [*REFERENCE, "? 2 18 44 48", "33 36 40 41"])
def test_plain_and_kernel_are_equal(text: str) -> None:
    of = rows_for(text)
    if len(of) > 100:
        rows = random.Random(1).sample(everything(of), 40)
    else:
        rows = list(everything(of))
    plain, compiled = PlainSearch(of), kernel_search(of)
    value, _ = plain.value(rows, LONG)
    assert compiled.value(rows, LONG) == (value, True)
    question = plain.question(rows, value, LONG)
    assert question == compiled.question(rows, value, LONG)
    assert question is not None
    for left in (1, 2, 3):
        opened = plain.open_value(rows, question[0], left, LONG)
        assert opened == compiled.open_value(rows, question[0], left, LONG)
        assert plain.open_question(
            rows, question[0], left, opened[0], LONG
        ) == compiled.open_question(rows, question[0], left, opened[0], LONG)


def played_cost(of: Rows, search: Search, row: int) -> tuple[int, int]:
    """Rounds and questions of the strategy when this is the true world."""
    position = Position(search, of, everything(of))
    rounds = questions = 0
    proposal: int | None = None
    left = 0
    while not position.settled:
        *_, par = position.improving(proposal, left)
        assert par.proved
        assert par.best is not None
        code, verifier = par.best
        if code != proposal or left == 0:
            rounds, proposal, left = rounds + 1, code, 3
        questions, left = questions + 1, left - 1
        passed = bool(of.masks[of.laws[row][verifier]] >> code & 1)
        position = position.after(code, verifier, passed)
    return rounds, questions


@SEARCHES
@pytest.mark.parametrize("text", list(REFERENCE)[:4] + list(REFERENCE)[5:])
def test_the_strategy_costs_what_is_claimed(make: type[Search], text: str) -> None:
    of = rows_for(text)
    search = make(of)  # type: ignore[call-arg]
    costs = [played_cost(of, search, row) for row in everything(of)]
    rounds = sum(cost[0] * weight for cost, weight in zip(costs, of.weights, strict=True))
    questions = sum(cost[1] * weight for cost, weight in zip(costs, of.weights, strict=True))
    assert (sum(of.weights), rounds, questions) == REFERENCE[text]


def test_bounds_improve_until_proved() -> None:
    of = rows_for("? 3 7 10 14")
    position = Position(kernel_search(of), of, everything(of))
    seen = list(position.improving())
    for one, two in pairwise(seen):
        assert one.lower <= two.lower <= two.cost <= one.cost
    assert seen[-1].proved
    assert (seen[-1].cost.rounds, seen[-1].cost.questions) == LARGE["? 3 7 10 14"][1:]


@SEARCHES
def test_too_little_time_gives_a_sound_bound(make: type[Search]) -> None:
    of = rows_for("33 38 40 48")
    search = make(of)  # type: ignore[call-arg]
    low, proved = search.value(everything(of), 0.01)
    assert not proved
    assert low <= 866 * ROUND + 2228
    cost, question = search.play(everything(of))
    assert cost >= 866 * ROUND + 2228
    assert question is not None


def test_a_small_hash_table_changes_no_value() -> None:
    of = rows_for("13+9 11+40 18+7 43+15")
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    search = kernel.KernelSearch(of, compiled, slots=1 << 8)
    value, proved = search.value(everything(of), LONG)
    assert proved
    assert divmod(value, ROUND) == (382, 1047)


@SEARCHES
def test_a_search_in_short_slices_gets_on(
    make: type[Search], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each slice forgets nearly all that the one before found: it ends because slices grow."""
    monkeypatch.setattr(solve_module, "FIRST_SLICE", 1e-5)
    problem = "23 28 41 48" if make is PlainSearch else "33 40 43 45"
    of = rows_for(problem)
    if make is PlainSearch:
        search: Search = _Forgetful(of)
    else:
        compiled = kernel.load()
        if compiled is None:
            pytest.skip("no C compiler here, so there is no kernel to test")
        search = kernel.KernelSearch(of, compiled, slots=1 << 8)
    *_, par = Position(search, of, range(len(of))).improving()
    assert par.proved
    assert par.cost == Cost(*REFERENCE[problem][1:])


class _Forgetful(PlainSearch):
    """The plain search, which has no limit for what it knows, without what it knew."""

    def value(self, rows: Sequence[int], seconds: float) -> tuple[int, bool]:
        self._known.clear()
        return super().value(rows, seconds)


def test_an_interrupt_ends_a_search_and_is_not_lost() -> None:
    of = rows_for("33 38 40 48")
    compiled = kernel.load()
    if compiled is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    search = kernel.KernelSearch(of, compiled)
    main = threading.get_ident()
    timer = threading.Timer(0.2, lambda: signal.pthread_kill(main, signal.SIGINT))
    before = search.searches
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        search.value(everything(of), LONG)
    assert search.searches > before
    low, proved = search.value(everything(of), 0.01)  # and it can be used on
    assert not proved
    assert 0 < low <= 866 * ROUND + 2228


@pytest.mark.parametrize(
    ("problem", "asked", "worlds_left", "rounds", "questions"),
    [
        ("4 9 18 20", "", 1, 1, 0),  # known at set-up: a round to declare it
        ("4 9 18 20", "111", 1, 0, 0),
        ("3 7 10 14", "212 C+", 3, 2, 5),  # the round may be used on
        ("3 7 10 14", "212 C+;", 3, 5, 5),  # a new one must be begun
        ("4 9 11 14", "341 A+", 1, 0, 0),
    ],
)
def test_open_and_closed_rounds(
    problem: str, asked: str, worlds_left: int, rounds: int, questions: int
) -> None:
    cards = parse_problem(problem)
    transcript = parse_transcript(asked, cards)
    par = solve(worlds(cards, transcript), transcript, LONG)
    assert par.proved
    assert (par.worlds, par.cost) == (worlds_left, Cost(rounds, questions))


def test_depth_is_the_least() -> None:
    """Against every way to build the tree, for a few leaves."""

    @cache
    def least(weights: tuple[int, ...], branches: int) -> int:
        if len(weights) == 1:
            return 0
        best = 10**9
        for n in range(2, min(branches, len(weights)) + 1):
            for these in combinations(range(len(weights)), n):
                joined = sum(weights[i] for i in these)
                rest = [w for i, w in enumerate(weights) if i not in these]
                best = min(best, joined + least(tuple(sorted([*rest, joined])), branches))
        return best

    chance = random.Random(2)
    for _ in range(60):
        weights = tuple(sorted(chance.randint(1, 9) for _ in range(chance.randint(1, 6))))
        for branches in (2, 3, 4):
            assert depth(weights, branches) == least(weights, branches)


def test_a_world_that_answers_alike_counts_for_both() -> None:
    of = rows_for("? 2 18 44 48")
    assert sum(of.weights) == 960
    assert len(of) < 960
    assert all(CODES[code] for code in of.codes)


@pytest.mark.parametrize(
    "without",
    [
        {"BOMBE_KERNEL": "off"},
        {"CC": "no-such-compiler"},
        {"XDG_CACHE_HOME": "/dev/null/nowhere", "TMPDIR": "/dev/null/nowhere"},
    ],
    ids=lambda without: next(iter(without)),
)
def test_everything_works_without_the_kernel(without: dict[str, str], tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), **without}
    # More rows than are worth a kernel, so that it is asked for.
    command = [sys.executable, "-m", "bombe", "solve", "33 40 43 45", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    par = json.loads(done.stdout)["par"]
    assert (par["rounds"], par["questions"], par["proved"]) == (132, 338, True)
    assert not list(tmp_path.rglob("*.so"))


def test_the_kernel_is_compiled_once(tmp_path: Path) -> None:
    quick = tmp_path / "cc"
    quick.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    quick.chmod(0o755)
    cache = tmp_path / "cache"
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "CC": str(quick)}
    first = kernel.found(environment).path
    if first is None:
        pytest.skip("no C compiler here, so there is no kernel to test")
    written = first.stat().st_mtime_ns
    assert kernel.found(environment).path == first
    assert first.stat().st_mtime_ns == written
    assert [path.name for path in (cache / "bombe").iterdir()] == [first.name]
