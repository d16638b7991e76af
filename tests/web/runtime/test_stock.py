"""A stock: nobody waits but the first, and what many take at once is replaced at leisure."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bombe.web.runtime.stock import SIZE, Stock
from support.playing import on_a_loop, until


class Maker:
    def __init__(self) -> None:
        self.made = 0
        self.fails = False
        self.ready = asyncio.Event()
        self.tasks: list[asyncio.Task[Any]] = []
        self.stock = Stock(self.make, self.begin)

    async def make(self) -> int:
        await self.ready.wait()
        if self.fails:
            raise ValueError
        self.made += 1
        return self.made

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[Any]:
        self.tasks.append(asyncio.get_running_loop().create_task(work))
        return self.tasks[-1]


@on_a_loop
async def test_those_who_come_first_wait_for_one_together() -> None:
    maker = Maker()
    first = [asyncio.create_task(maker.stock.one()) for _ in range(50)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in first)
    maker.ready.set()
    assert {await task for task in first} == {1}


@on_a_loop
async def test_each_gets_another_as_soon_as_there_are_some() -> None:
    maker = Maker()
    maker.ready.set()
    while maker.made < SIZE:
        await maker.stock.one()
        await asyncio.sleep(0)
    got = [await maker.stock.one() for _ in range(3 * SIZE)]  # at once, of what there is
    assert set(got) <= set(range(1, SIZE + 2))
    assert len(set(got)) == SIZE
    assert len(maker.tasks) <= SIZE + 1


@on_a_loop
async def test_a_failure_is_told_to_those_who_wait_and_tried_again() -> None:
    maker = Maker()
    maker.ready.set()
    maker.fails = True
    waiting = [asyncio.create_task(maker.stock.one()) for _ in range(3)]
    for task in waiting:
        with pytest.raises(ValueError):
            await task
    maker.fails = False
    assert await maker.stock.one() == 1
    await until(lambda: all(task.done() for task in maker.tasks))


@on_a_loop
async def test_one_who_gives_up_takes_nothing_from_the_others() -> None:
    maker = Maker()
    impatient, patient = (asyncio.create_task(maker.stock.one()) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    maker.ready.set()
    assert await patient == 1
