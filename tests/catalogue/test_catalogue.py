"""The catalogue: how many card sets there are, the sweep that solves them, the table we ship."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from time import monotonic, process_time, sleep
from typing import Any

import pytest

from bombe.catalogue import Graded, shipped
from bombe.catalogue import count as counting
from bombe.catalogue import sweep as sweeping
from bombe.catalogue.shipped import all_fours, four
from bombe.catalogue.sweep import Files, Progress, grade, processes, sweep
from bombe.cli import main
from bombe.games.turing_machine import kernel
from bombe.games.turing_machine.cards import CARDS
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.official import OFFICIAL
from bombe.games.turing_machine.problem import Mode, Problem, Transcript
from bombe.games.turing_machine.solve import solve
from bombe.games.turing_machine.worlds import Worlds, valid_tuples
from bombe.text import BadInput
from support.scaling import SOAK, scale

LIMIT = scale(300, least=100)  # card sets of a sweep here
CHUNK = 20
COUNTS = {4: (108_839, 1_033_950), 5: (737_495, 6_814_112), 6: (2_167_604, 12_984_829)}


def problem_of(cards: tuple[int, ...]) -> Problem:
    return Problem(Mode.CLASSIC, tuple((card,) for card in cards))


# ---- the count ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def numbers() -> dict[int, Any]:
    return counting.worlds_of_all((4, 5, 6))


def test_the_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["catalogue", "count", "--json"]) == 0
    wanted = {str(n): {"sets": sets, "worlds": worlds} for n, (sets, worlds) in COUNTS.items()}
    wanted["all"] = {"sets": 3_013_938, "worlds": 20_832_891}
    assert json.loads(capsys.readouterr().out) == wanted


@pytest.mark.parametrize("verifiers", COUNTS)
def test_each_card_set_has_the_worlds_that_worlds_finds(
    verifiers: int, numbers: dict[int, Any]
) -> None:
    chance = Random(verifiers)
    found = numbers[verifiers]
    for _ in range(scale(5000)):
        cards = tuple(sorted(chance.sample(list(CARDS), verifiers)))
        after = sum(comb(48 - card, verifiers - at) for at, card in enumerate(cards))
        worlds = found[len(found) - 1 - after]  # so many card sets come after it
        assert len(valid_tuples(problem_of(cards).choices)) == worlds


@pytest.mark.parametrize("verifiers", [(4,), (4, 6)] if SOAK else [(4,)])
def test_without_the_kernel_it_is_the_same(
    verifiers: tuple[int, ...], numbers: dict[int, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "load", lambda: None)
    plain = counting.worlds_of_all(verifiers)
    assert plain == {size: numbers[size] for size in verifiers}


# ---- a card set --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "worlds", "codes", "rounds", "questions"),
    [
        ((21, 31, 37, 39), 12, 10, 15, 25),
        ((23, 28, 41, 48), 12, 8, 17, 44),
        ((33, 40, 43, 45), 68, 31, 132, 338),
    ],
)
def test_a_grade(
    cards: tuple[int, ...], worlds: int, codes: int, rounds: int, questions: int
) -> None:
    found = grade(cards)
    assert found.proved
    assert found[:6] == (cards, worlds, found.codes, 0, rounds, questions)
    assert found.codes == len(Worlds(problem_of(cards)).codes)
    assert four(cards) == found


def test_a_code_known_at_set_up_costs_a_round_and_no_question() -> None:
    known = next(row for row in all_fours() if row.codes == 1 and row.worlds > 1)
    assert grade(known.cards) == known
    assert (known.rounds, known.questions, known.zero_question) == (known.worlds, 0, known.worlds)


def test_a_grade_is_what_solve_says() -> None:
    some = Random(1).sample(list(counting.card_sets(5)), scale(500))
    for cards, worlds in some:
        if worlds < 60:
            found = grade(cards)
            par = solve(Worlds(problem_of(cards)), Transcript(), 60)
            assert (found.rounds, found.questions) == (par.cost.rounds, par.cost.questions)
            assert found.proved
            assert par.proved


def test_too_little_time_gives_a_bound() -> None:
    found = grade((33, 38, 40, 48), seconds=0.01)
    assert not found.proved
    assert (found.lower_rounds, found.lower_questions) < (found.rounds, found.questions)
    assert found.lower_rounds <= 866 <= found.rounds


# ---- the sweep ---------------------------------------------------------------------------------


def read(out: Path) -> list[Any]:
    """The rows in the order of the files."""
    parquet = import_module("pyarrow.parquet")
    assert {path.suffix for path in out.iterdir()} <= {".parquet"}
    return [row for path in sorted(out.iterdir()) for row in parquet.read_table(path).to_pylist()]


@pytest.fixture(scope="module")
def swept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("sweep")
    with processes(1) as executor:
        assert sweep(Files(out, 4, CHUNK), executor, LIMIT).unproved == 0
    return out


@pytest.fixture(scope="module")
def wanted() -> list[dict[str, Any]]:
    """The rows that a sweep of the first card sets must have."""
    return [
        row._asdict() | {"cards": " ".join(map(str, row.cards)), "proved": True}
        for row in first_fours(LIMIT)
    ]


def first_fours(limit: int) -> list[Graded]:
    order = sweeping.in_order(4)
    return [row for at in range(0, 4 * limit, 4) if (row := four(order[at : at + 4]))]


def test_rows(swept: Path, wanted: list[dict[str, Any]]) -> None:
    assert read(swept) == wanted
    assert len(list(swept.iterdir())) == LIMIT / CHUNK


def test_two_workers_give_the_same_bytes(swept: Path, tmp_path: Path) -> None:
    with processes(2) as executor:
        sweep(Files(tmp_path, 4, CHUNK), executor, LIMIT)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        path.name: path.read_bytes() for path in swept.iterdir()
    }


def test_pandas_and_polars_read_it(swept: Path, wanted: list[dict[str, Any]]) -> None:
    pandas, polars = import_module("pandas"), import_module("polars")
    assert pandas.read_parquet(swept).to_dict("records") == wanted
    assert polars.read_parquet(swept / "*.parquet").to_dicts() == wanted
    assert polars.read_parquet(swept).to_dicts() == wanted


class Serial(Executor):
    """Runs what is submitted at once."""

    ran = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.ran += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


@contextmanager
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


@contextmanager
def dask() -> Iterator[Executor]:
    distributed = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as here,
        sweeping.cluster(here.scheduler_address) as executor,
    ):
        yield executor


@pytest.mark.parametrize("executors", [threads, dask] if SOAK else [threads])
@pytest.mark.filterwarnings("default")  # what others warn of in their own code
def test_runs_on_any_executor(executors: Any, tmp_path: Path, wanted: list[dict[str, Any]]) -> None:
    with executors() as executor:
        sweep(Files(tmp_path, 4, CHUNK), executor, LIMIT)
    assert read(tmp_path) == wanted


def test_goes_on_where_it_stopped(tmp_path: Path, wanted: list[dict[str, Any]]) -> None:
    files = Files(tmp_path, 4, CHUNK)
    sweep(files, Serial(), 3 * CHUNK)
    (tmp_path / ".sets-00007.parquet.tmp").write_bytes(b"half a f")
    (tmp_path / "sets-00001.parquet").unlink()
    executor = Serial()
    told: list[Progress] = []
    found = sweep(files, executor, 4 * CHUNK + 5, report=told.append)
    assert found.solved == 2 * CHUNK + 5
    assert found.seconds > 0
    assert executor.ran == 3  # the one that was lost, and two more
    assert read(tmp_path) == wanted[: 4 * CHUNK + 5]
    assert found[:3] == (4 * CHUNK + 5, sum_of(wanted[: 4 * CHUNK + 5]), 0)
    assert (told[0].done, told[0].left) == (2 * CHUNK, None)
    assert (told[-1].done, told[-1].total) == (4 * CHUNK + 5, 4 * CHUNK + 5)
    sweep(files, executor, 5 * CHUNK)  # a chunk that was cut short is filled up
    assert executor.ran == 4
    assert read(tmp_path) == wanted[: 5 * CHUNK]
    sweep(files, executor, 5 * CHUNK)
    assert executor.ran == 4


def sum_of(rows: list[dict[str, Any]]) -> int:
    return sum(row["worlds"] for row in rows)


def test_an_estimate_is_by_the_pace_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(sweeping, "monotonic", lambda: now)
    told: list[Progress] = []
    clock = sweeping.Clock(100, 60, told.append)
    clock.tell()
    for second in (10.0, 30.0):
        now = second
        clock.finished(20)
        clock.tell()
    now = 40.0
    clock.tell()
    assert told == [
        Progress(40, 100, None),
        Progress(60, 100, 20.0),
        Progress(80, 100, 15.0),
        Progress(80, 100, 20.0),  # nothing more was done, so it will be longer
    ]


@pytest.mark.parametrize("verifiers", [4, 5, 6] if SOAK else [4])
def test_the_order_is_of_all_card_sets_and_any_part_is_fair(verifiers: int) -> None:
    order = sweeping.in_order(verifiers)
    sets = [tuple(order[at : at + verifiers]) for at in range(0, len(order), verifiers)]
    worlds = dict(counting.card_sets(verifiers))
    assert sorted(sets) == list(worlds)
    mean = sum(worlds.values()) / len(worlds)
    for first in (0, 50_000):
        part = [worlds[cards] for cards in sets[first : first + 5000]]
        assert abs(sum(part) / len(part) / mean - 1) < 0.05


SCRIPT = """
import sys
from pathlib import Path
from bombe.catalogue.sweep import Files, processes, sweep
with processes(2) as executor:
    sweep(Files(Path(sys.argv[1]), 4, int(sys.argv[2])), executor, int(sys.argv[3]))
"""


def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    """SIGKILL: nobody can prepare for it. Every file that is there is whole, the workers end too,
    and in the end every row is there once."""
    limit, chunk = scale(2000, least=400), 20
    psutil = import_module("psutil")
    chance = Random()
    seen = 0.2  # seconds until something is written
    for _ in range(scale(30)):
        started = monotonic()
        process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(tmp_path), str(chunk), str(limit)],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )
        before = len(list(tmp_path.glob("*.parquet")))
        at_work = chance.random() < 0.8  # else it is killed while it starts
        while at_work and len(list(tmp_path.glob("*.parquet"))) == before:
            assert process.poll() in (None, 0)
            if process.poll() == 0:
                break
            sleep(0.002)
        seen = max(seen, monotonic() - started)
        sleep(chance.uniform(0, 0.1 if at_work else seen))
        workers = psutil.Process(process.pid).children() if process.poll() is None else []
        process.send_signal(signal.SIGKILL)
        process.wait()
        _, alive = psutil.wait_procs(workers, timeout=20)
        assert not alive, "a worker outlives the sweep"
        for path in tmp_path.glob("*.parquet"):
            assert len(import_module("pyarrow.parquet").read_table(path)) == chunk
    with processes(2) as executor:
        sweep(Files(tmp_path, 4, chunk), executor, limit)
    found = [row["cards"] for row in read(tmp_path)]
    assert found == [" ".join(map(str, row.cards)) for row in first_fours(limit)]


def test_a_file_is_there_when_it_is_safe_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: list[dict[str, Any]]
) -> None:
    """A power failure, as far as it can be had: nothing goes on once the disk should be asked."""

    def fail(_: int) -> None:
        raise InterruptedError

    files = Files(tmp_path, 4, CHUNK)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(InterruptedError):
            sweep(files, Serial(), 2 * CHUNK)
    assert not list(tmp_path.glob("*.parquet"))
    sweep(files, Serial(), 2 * CHUNK)
    assert read(tmp_path) == wanted[: 2 * CHUNK]


def test_a_worker_that_dies_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "grade_chunk", die)
    with pytest.raises(BadInput, match="a worker process died"), processes(1) as executor:
        sweep(Files(tmp_path, 4, CHUNK), executor, LIMIT)


def die(*_: object) -> None:
    os._exit(1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the following arguments are required: count|sweep"),
        ("guess", "'guess' is not one of count, sweep"),
        ("count --limit 3", "--limit is for sweep only"),
        ("sweep --out x", "sweep needs --verifiers"),
        ("sweep --verifiers 4", "sweep needs --out"),
        ("sweep --verifiers 7 --out x", "--verifiers: '7' is not a whole number from 4 to 6"),
        ("sweep --verifiers 4 --out x --limit 0", "--limit: '0' is not"),
        ("sweep --verifiers 4 --out x --workers 0", "--workers: '0' is not"),
        ("sweep --verifiers 4 --out x --time no", "--time: 'no' is not"),
        ("sweep --verifiers 4 --out x --workers 2 --dask y", "--workers and --dask do not go"),
        ("sweep --verifiers 4 --out file --limit 9", "the folder 'file' cannot be used"),
        ("sweep --verifiers 5 --out other --limit 9", "does not belong to this sweep"),
    ],
)
def test_bad_arguments(
    words: str,
    sentence: str,
    tmp_path: Path,
    swept: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    Path("other").symlink_to(swept)
    assert main(["catalogue", *words.split()]) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert (out, err.count("\n")) == ("", 1)
    assert not Path("x").exists()


def test_two_sweeps_in_one_folder(tmp_path: Path) -> None:
    files = Files(tmp_path, 4, CHUNK)
    with files.locked(), pytest.raises(BadInput, match="another sweep is running in"):
        sweep(files, Serial(), LIMIT)


@pytest.mark.parametrize(
    ("module", "words"), [("pyarrow", []), ("distributed", ["--dask", "tcp://localhost:1"])]
)
def test_what_is_not_installed_is_named(
    module: str,
    words: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["catalogue", "sweep", "--verifiers", "4", "--out", str(tmp_path), *words]) == 2
    assert f"the sweep needs {module}" in capsys.readouterr().err.replace("dask[", "").replace(
        "]", ""
    )


def test_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wanted: list[dict[str, Any]]
) -> None:
    words = ["catalogue", "sweep", "--verifiers", "4", "--out", str(tmp_path)]
    words += ["--limit", str(LIMIT)]
    assert main([*words, "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    # The folder's name may be long.
    assert out.split()[:5] == [str(LIMIT), "card", "sets", "are", "in"]
    assert err == ""  # the bar is for terminals
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.pop("seconds") >= 0
    assert found == {"sets": LIMIT, "worlds": sum_of(wanted), "unproved": 0, "solved": 0}
    assert read(tmp_path) == wanted


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    words = ["catalogue", "sweep", "--verifiers", "4", "--out", str(tmp_path), "--limit", "30"]
    assert main([*words, "--workers", "1"]) == 0
    shown = terminal.getvalue().split("\r")
    assert "░ 0 of 30 card sets, no estimate yet" in shown[1]
    assert "█ 30 of 30 card sets, about 0 s left" in shown[-3]
    assert shown[-2:] == [" " * len(shown[-3].rstrip()), ""]


# ---- the table we ship -------------------------------------------------------------------------


@pytest.fixture(scope="module", name="rows")
def shipped_rows() -> list[Graded]:
    return list(all_fours())


def test_the_table_is_complete(rows: list[Graded]) -> None:
    assert len(rows) == COUNTS[4][0]
    assert sum(row.worlds for row in rows) == COUNTS[4][1]
    assert [row.cards for row in rows] == sorted({row.cards for row in rows})
    assert [(row.cards, row.worlds) for row in rows] == list(counting.card_sets(4))
    for row in rows:
        assert row.rounds >= row.worlds
        assert 1 <= row.codes <= min(row.worlds, len(CODES))
        assert (row.questions == 0) == (row.codes == 1) == (row.zero_question == row.worlds)


def test_the_table_is_small_and_quick() -> None:
    assert shipped.FILE.stat().st_size < 1_500_000
    shortest = 1.0
    for _ in range(5):
        shipped._columns.cache_clear()
        started = process_time()
        four((1, 2, 3, 4))
        shortest = min(shortest, process_time() - started)
    assert shortest < 0.1


def test_a_sample_of_the_table_is_proved_again(rows: list[Graded]) -> None:
    for row in Random().sample(rows, scale(10_000)):
        if SOAK or row.worlds < 100:
            assert grade(row.cards) == row


def test_the_table_is_found_by_cards(rows: list[Graded]) -> None:
    for row in Random(2).sample(rows, 1000):
        assert four(reversed(row.cards)) == row
    known = {row.cards for row in rows}
    none = [cards for cards in combinations(CARDS, 4) if cards not in known]
    assert not any(map(four, none))
    hardest = (33, 38, 40, 48)
    assert four(hardest) == Graded(hardest, 348, 36, 0, 866, 2228, 866, 2228)
    for odd in ((1, 2, 3), (1, 1, 2, 3), (4, 9, 11, 49), (0, 4, 9, 11), (4, 9, 11, 14, 17)):
        assert four(odd) is None


# ---- the official pars -------------------------------------------------------------------------


def test_the_official_pars() -> None:
    assert len(set(OFFICIAL)) == 427
    assert sum(one.par for one in OFFICIAL) == 2935
    for one in OFFICIAL:
        assert list(one.cards) == sorted(set(one.cards))
        assert one.code in Worlds(problem_of(one.cards)).codes
        assert one.rounds == {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4, 11: 4, 12: 4, 13: 5}[one.par]
