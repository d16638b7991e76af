"""The lanes of the pool: what is slow never holds up what is quick, and payers take turns."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bombe.web.runtime.pool import Broken, Pool
from support.odd_bots import ODD

LONG = 60.0  # seconds that no task here takes


def run(talk: Callable[[Pool], Awaitable[None]], quick: float = LONG, slow: int = 1) -> Pool:
    async def within() -> Pool:
        pool = Pool(1, 10, LONG, slow=slow, quick=quick)
        pool._slow.niceness = 0  # beside other tests it would get no processor for long
        try:
            await talk(pool)
        finally:
            await pool.close()
        return pool

    return asyncio.run(within())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def think(pool: Pool, level: str, payer: str = "", room: str = "", **view: Any) -> Any:
    return asyncio.ensure_future(pool.think(ODD, level, view, 1, payer, room))


async def learn(pool: Pool) -> int:
    """Let the pool learn that `toiling` is slow; the process that it thinks in from then on."""
    await pool.think(ODD, "toiling", {}, 1)
    assert pool.is_slow(ODD, "toiling")
    return int(await pool.think(ODD, "toiling", {}, 1))


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_what_is_too_slow_for_the_quick_lane_goes_on_in_the_slow_one(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def talk(pool: Pool) -> None:
        thoughts = [think(pool, "straining", gate=str(gate)) for _ in range(3)]
        await until(lambda: pool.moved == 1)
        # All of them were moved with the first, and no other need be.
        await until(lambda: (pool._slow.thinking, pool._slow.waiting) == (1, 2))
        await pool.deal(ODD, {}, 1, 1)
        assert not any(thought.done() for thought in thoughts)
        later = think(pool, "straining", gate=str(gate))
        await until(lambda: pool._slow.waiting == 3)
        gate.touch()
        assert len(set(await asyncio.gather(*thoughts, later))) == 1

    pool = run(talk, quick=0.2)
    assert (pool.moved, pool.killed) == (1, 0)


def test_what_took_much_is_slow_from_then_on() -> None:
    async def talk(pool: Pool) -> None:
        quick = int(await pool.think(ODD, "process", {}, 1))
        assert not pool.is_slow(ODD, "process")
        slow = await learn(pool)
        assert slow != quick
        assert int(await pool.think(ODD, "process", {}, 1)) == quick

    assert run(talk).moved == 0


def begin_slowly(pool: Pool, level: str) -> None:
    """Let thoughts of this level begin in the slow lane."""
    pool._dear.add(("think", type(ODD).__module__, "Odd", level))


def test_a_room_has_one_thought(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def talk(pool: Pool) -> None:
        begin_slowly(pool, "gated")
        rooms = ("x", "x", "y", "z")
        thoughts = [think(pool, "gated", "a", room, gate=str(gate)) for room in rooms]
        await until(lambda: pool._slow.thinking == 2)
        assert pool._slow.busy == {"x", "y"}  # of x one waits, and let y go first
        gate.touch()
        await asyncio.gather(*thoughts)

    run(talk, slow=2)


def test_payers_take_turns(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    order: list[str] = []

    async def talk(pool: Pool) -> None:
        begin_slowly(pool, "gated")
        thoughts = []
        for who in ("a x", "a y", "a z", "b v", "b w"):
            thoughts.append(think(pool, "gated", *who.split(), gate=str(gate)))
            thoughts[-1].add_done_callback(lambda _, who=who: order.append(who))
        await until(lambda: (pool._slow.thinking, pool._slow.waiting) == (1, 4))
        gate.touch()
        await asyncio.gather(*thoughts)

    run(talk)
    assert order[0] == "a x"
    # b came last, and waited for one more of a at most.
    assert order.index("b v") <= 2
    assert order.index("b v") < order.index("b w")


def test_what_nobody_waits_for_is_dropped(tmp_path: Path) -> None:
    async def talk(pool: Pool) -> None:
        process = await learn(pool)
        begin_slowly(pool, "gated")
        begun = think(pool, "gated", gate=str(tmp_path / "never"))
        waits = think(pool, "gated", gate=str(tmp_path / "never"))
        await until(lambda: pool._slow.waiting == 1)
        waits.cancel()
        await until(lambda: pool._slow.waiting == 0)
        begun.cancel()
        await until(lambda: gone(process) and pool.thinking == 0)
        assert await pool.think(ODD, "toiling", {}, 1) != str(process)

    pool = run(talk)
    assert (pool.dropped, pool.killed) == (1, 0)


def test_a_slow_process_has_little_memory() -> None:
    async def talk(pool: Pool) -> None:
        process = await learn(pool)
        begin_slowly(pool, "greedy")
        with pytest.raises(Broken, match="MemoryError"):
            await pool.think(ODD, "greedy", {}, 1)
        assert await pool.think(ODD, "toiling", {}, 1) == str(process)  # and goes on

    assert run(talk).killed == 0
