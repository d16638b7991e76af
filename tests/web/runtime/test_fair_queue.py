"""Payers take turns, and so do the rooms of a payer."""

from __future__ import annotations

from dataclasses import dataclass

from bombe.chance import Chance
from bombe.web.runtime.fair_queue import FairQueue
from support.scaling import scale


@dataclass(eq=False)
class Job:
    payer: str
    room: str = ""
    n: int = 0


def taken(queue: FairQueue[Job]) -> list[tuple[str, str, int]]:
    found = []
    while job := queue.take():
        found.append((job.payer, job.room, job.n))
    return found


def test_who_wants_much_waits_for_themselves() -> None:
    queue: FairQueue[Job] = FairQueue()
    for n in range(50):
        queue.put(Job("greedy", "r", n))
    queue.put(Job("modest"))
    order = [payer for payer, _, _ in taken(queue)]
    assert order.index("modest") == 1
    assert order.count("greedy") == 50


def test_rooms_of_a_payer_take_turns() -> None:
    queue: FairQueue[Job] = FairQueue()
    for room, n in (("x", 1), ("x", 2), ("x", 3), ("y", 1), ("y", 2)):
        queue.put(Job("one", room, n))
    assert [(room, n) for _, room, n in taken(queue)] == [
        *(("x", 1), ("y", 1), ("x", 2), ("y", 2), ("x", 3))
    ]


def test_rooms_that_are_busy_are_passed_over() -> None:
    queue: FairQueue[Job] = FairQueue()
    queue.put(Job("one", "x"))
    queue.put(Job("two", "y"))
    assert queue.take({"x", "y"}) is None
    job = queue.take({"x"})
    assert job is not None
    assert job.room == "y"
    assert (len(queue), queue.waiting("one"), queue.waiting("two")) == (1, 1, 0)


def test_nothing_is_lost_or_doubled() -> None:
    chance = Chance(3)
    queue: FairQueue[Job] = FairQueue()
    known: list[Job] = []
    for step in range(scale(8_000)):
        match chance.below(3):
            case 0 | 1:
                job = Job(chance.pick("abc"), chance.pick("xyz"), step)
                queue.put(job)
                known.append(job)
            case _:
                if chance.below(2) and known:
                    gone = chance.pick(known)
                    assert queue.drop(gone)
                    assert not queue.drop(gone)
                    known.remove(gone)
                elif found := queue.take({chance.pick("xyz")}):
                    known.remove(found)
                    assert all(  # of its room it was the first
                        one.n > found.n
                        for one in known
                        if (one.payer, one.room) == (found.payer, found.room)
                    )
        assert len(queue) == len(known)
        assert {id(job) for job in queue} == {id(job) for job in known}
