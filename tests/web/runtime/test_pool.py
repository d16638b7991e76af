"""The pool: real processes that deal and think, are too slow, die, and vanish with their server."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import Game, Options
from bombe.games import find
from bombe.match import Match
from bombe.text import LANGUAGES, BadInput, language
from bombe.web.runtime.pool import Broken, Busy, Pool, TooSlow, Unthought
from support.odd_bots import ODD, SECRET, Nested, Odd
from support.scaling import scale, some
from support.tiny import Closest, bold

LONG = 60.0  # seconds that no task here takes
TURING_MACHINE = find("turing_machine")


def run(size: int, queue: int, seconds: float, talk: Callable[[Pool], Awaitable[None]]) -> Pool:
    """Talk with a pool, and leave nothing behind."""

    async def within() -> Pool:
        pool = Pool(size, queue, seconds, quick=LONG)
        try:
            await talk(pool)
        finally:
            await pool.close()
        return pool

    pool = asyncio.run(within())
    assert (pool.waiting, pool.thinking) == (0, 0)
    gc.collect()  # what was left open would be a warning now, and so an error
    return pool


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def pid(pool: Pool) -> int:
    return int(await pool.think(ODD, "process", {}, 1))


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# ---- the same as here --------------------------------------------------------------------------


# Of all games in one pool: its processes take longer to start than what they are asked here.
Wanted = tuple[Game[Any], Options, int]  # seats

DEALT: list[Wanted] = [
    (Closest(), {"goal": 2, "motto": "é {x}"}, 3),
    (ODD, {}, 2),
    (Nested.Game(), {}, 1),
    (TURING_MACHINE, {"mode": "extreme", "machine": "clever"}, 1),
    (TURING_MACHINE, {"problem": "4 9 11 14", "handicap": [1]}, 4),
]
REFUSED: list[Wanted] = [
    (ODD, {"motto": "refuse"}, 2),
    (Closest(), {"motto": "x" * 41}, 2),
    (Closest(), {}, 99),
    (Closest(), {"no": "such"}, 2),
    (TURING_MACHINE, {"problem": "4 9"}, 1),
    (TURING_MACHINE, {"verifiers": 7}, 1),
]


def test_deals_are_those_of_this_process() -> None:
    async def talk(pool: Pool) -> None:
        for game, options, seats in DEALT:
            for seed in range(5):
                match = Match.dealt(game, options, seats, Chance(seed))
                deal, drawn = await pool.deal(game, options, seats, seed)
                assert deal == match.deal
                assert [(None, action) for action in drawn] == list(match.log)
                assert bool(drawn) is isinstance(game, Odd)

    assert run(2, 0, LONG, talk).done == 5 * len(DEALT)


def test_thoughts_are_those_of_this_process() -> None:
    async def talk(pool: Pool) -> None:
        for game in (Closest(), TURING_MACHINE):
            for level, bot in game.bots.items():
                for seed in range(5):
                    view = Match.new(game, {}, 2, seed).view(1)
                    assert await pool.think(game, level, view, seed) == bot(view, Chance(seed))

    run(1, 0, LONG, talk)


def test_a_refusal_comes_back_with_its_sentence() -> None:
    async def talk(pool: Pool) -> None:
        for game, options, seats in REFUSED:
            with pytest.raises(BadInput) as here:
                Match.new(game, options, seats, 1)
            with pytest.raises(BadInput) as there:
                await pool.deal(game, options, seats, 1)
            assert there.value.sentence == here.value.sentence
            assert [language(code).say(there.value.sentence) for code in LANGUAGES] == [
                language(code).say(here.value.sentence) for code in LANGUAGES
            ]

    assert run(1, 0, LONG, talk).killed == 0


def test_much_is_sent_as_well_as_little() -> None:
    async def talk(pool: Pool) -> None:
        for size in (0, 1, 70_000, 3_000_000):
            assert await pool.think(ODD, "length", {"text": "é" * size}, 1) == f"bid {size}"

    run(1, 0, LONG, talk)


# ---- limits ------------------------------------------------------------------------------------


def test_many_tasks_of_few_processes() -> None:
    tasks = scale(1000)

    async def talk(pool: Pool) -> None:
        assert pool.thinking == 0
        views = [Match.new(Closest(), {}, 1, seed).view(0) for seed in range(tasks)]
        bids = [pool.think(ODD, "bold", view, seed) for seed, view in enumerate(views)]
        pids = [pid(pool) for _ in range(tasks)]
        most = 0

        async def watch() -> None:
            nonlocal most
            while True:
                most = max(most, pool.thinking)
                await asyncio.sleep(0)

        watching = asyncio.create_task(watch())
        got = await asyncio.gather(*bids)
        assert got == [bold(view, Chance(seed)) for seed, view in enumerate(views)]
        assert len(set(await asyncio.gather(*pids))) == 2
        assert most == 2
        watching.cancel()

    pool = run(3, 2 * tasks, LONG, talk)  # of which one is kept for deals
    assert (pool.done, pool.killed) == (2 * tasks, 0)


def test_processes_are_started_when_needed_and_stay() -> None:
    async def talk(pool: Pool) -> None:
        assert len({await pid(pool) for _ in range(10)}) == 1

    run(5, 0, LONG, talk)


def test_a_full_queue_refuses_at_once(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def talk(pool: Pool) -> None:
        def think(payer: str = "") -> asyncio.Task[str]:
            asked = pool.think(ODD, "gated", {"gate": str(gate)}, 1, payer)
            return asyncio.create_task(asked)

        tasks = [think() for _ in range(5)]
        await until(lambda: (pool.thinking, pool.waiting) == (2, 3))
        for _ in range(3):
            with pytest.raises(Busy):
                await think()
        await pool.deal(ODD, {}, 1, 1)  # bots keep no deal out
        other = think("another")  # nor those of others
        await until(lambda: pool.waiting == 4)
        other.cancel()
        await until(lambda: pool.waiting == 3)
        assert (pool.thinking, pool.waiting) == (2, 3)
        # A cancelled caller frees its place for another; that place is the last.
        tasks[3].cancel()
        await until(lambda: pool.waiting == 2)
        tasks[3] = think()
        await until(lambda: pool.waiting == 3)
        with pytest.raises(Busy):
            await think()
        gate.touch()
        assert len(set(await asyncio.gather(*tasks))) == 1

    pool = run(3, 3, LONG, talk)  # of which one is kept for deals
    assert (pool.done, pool.killed) == (6, 0)


def test_who_goes_in_the_middle_of_a_thought_costs_no_process(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        task = asyncio.create_task(pool.think(ODD, "gated", {"gate": str(gate)}, 1))
        await until(lambda: pool.thinking == 1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert pool.thinking == 1
        gate.touch()
        assert await pid(pool) == first

    pool = run(1, 1, LONG, talk)
    assert (pool.done, pool.killed) == (3, 0)


def test_deals_go_before_bots(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    order: list[str] = []

    async def talk(pool: Pool) -> None:
        async def think(name: str) -> None:
            await pool.think(ODD, "gated", {"gate": str(gate)}, 1)
            order.append(name)

        async def deal(name: str) -> None:
            await pool.deal(ODD, {}, 1, 1)
            order.append(name)

        tasks = []
        for number, task in enumerate((think, think, deal, think, deal)):
            tasks.append(asyncio.create_task(task(f"{task.__name__} {number}")))
            await until(lambda: pool.thinking + pool.waiting == len(tasks))
        gate.touch()
        await asyncio.gather(*tasks)

    run(1, 10, LONG, talk)
    assert order == ["think 0", "deal 2", "deal 4", "think 1", "think 3"]


def test_who_thinks_too_long_is_ended() -> None:
    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        bad = [pool.think(ODD, "endless", {}, 1) for _ in range(2)]
        ended = await asyncio.gather(*bad, pid(pool), return_exceptions=True)
        assert [type(result) for result in ended] == [TooSlow, TooSlow, int]
        assert ended[2] != first
        await until(lambda: gone(first))
        assert await pid(pool) == ended[2]

    pool = run(1, 5, 1.0, talk)
    assert (pool.killed, pool.done) == (2, 3)


# ---- what goes wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["killed", "leaving"])
def test_a_process_that_dies_is_replaced(level: str) -> None:
    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        with pytest.raises(Broken):
            await pool.think(ODD, level, {}, 1)
        assert await pid(pool) != first

    assert run(1, 0, LONG, talk).killed == 1


def test_a_process_that_died_while_idle_is_not_noticed_by_anybody() -> None:
    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        os.kill(first, signal.SIGKILL)
        await until(lambda: gone(first))
        assert await pid(pool) != first

    pool = run(1, 0, LONG, talk)
    assert (pool.done, pool.killed) == (2, 0)


def test_a_fault_of_a_bot_says_where_and_tells_nothing() -> None:
    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        with pytest.raises(Unthought) as caught:
            await pool.think(ODD, "faulty", {}, 1)
        assert "KeyError in support.odd_bots" in str(caught.value)
        assert SECRET not in repr(caught.value)
        with pytest.raises(Broken, match="KeyError"):
            await pool.think(ODD, "no such level", {}, 1)
        assert await pid(pool) == first

    assert run(1, 0, LONG, talk).killed == 0


def test_a_game_may_print_and_read(capfd: pytest.CaptureFixture[str]) -> None:
    async def talk(pool: Pool) -> None:
        for _ in range(3):
            assert await pool.think(ODD, "noisy", {}, 1) == "bid 0"

    run(1, 0, LONG, talk)
    out, err = capfd.readouterr()
    assert (out, err.count("a word between us")) == ("", 3)


def test_the_keyboard_does_not_reach_a_process() -> None:
    async def talk(pool: Pool) -> None:
        first = await pid(pool)
        assert os.getpgid(first) != os.getpgid(0)
        os.kill(first, signal.SIGINT)
        assert await pool.think(ODD, "interrupted", {}, 1) == "bid 4"
        assert await pid(pool) == first

    run(1, 0, LONG, talk)


# ---- the end -----------------------------------------------------------------------------------


def test_closing_ends_everything() -> None:
    async def talk(pool: Pool) -> None:
        pids = [await pid(pool)]
        tasks = [asyncio.create_task(pool.think(ODD, "endless", {}, 1)) for _ in range(4)]
        await until(lambda: (pool.thinking, pool.waiting) == (2, 2))
        await pool.close()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in ended] == [Broken] * 4
        assert all(map(gone, pids))
        with pytest.raises(Broken):
            await pool.deal(ODD, {}, 1, 1)
        await pool.close()

    run(3, 5, LONG, talk)


@pytest.mark.parametrize("ticks", some([0, 1, 2, 5, 10, 20, 40, 80], 4))
def test_closing_while_processes_start_and_die(ticks: int) -> None:
    async def talk(pool: Pool) -> None:
        tasks = [
            asyncio.create_task(pool.think(ODD, level, {}, 1))
            for level in ("endless", "killed", "endless", "killed", "killed") * 2
        ]
        for _ in range(ticks):
            await asyncio.sleep(0.01)
        await pool.close()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in ended] == [Broken] * 10

    run(3, 10, LONG, talk)


SERVER = """
import asyncio
from bombe.web.runtime.pool import Pool
from support.odd_bots import ODD

async def main():
    pool = Pool(4, 10, 1000)
    tasks = [asyncio.create_task(pool.think(ODD, "endless", {}, 1)) for _ in range(2)]
    while pool.thinking < 2:
        await asyncio.sleep(0)
    await pool.think(ODD, "process", {}, 1)  # and this one is idle then
    print("ready", flush=True)
    await asyncio.gather(*tasks)

asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_processes_vanish_with_their_server(how: signal.Signals) -> None:
    """They hold the server's standard error open, as long as one of them lives."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        [sys.executable, "-c", SERVER],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        server.send_signal(how)
        try:
            server.communicate(timeout=LONG)  # until the last of them has closed it
        finally:
            server.kill()
