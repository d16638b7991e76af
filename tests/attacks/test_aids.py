"""Aids on the largest cards, and a seat that marks as fast as it may: no mark makes the worlds
again, and what an answer needs is worked out beside the loop."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bombe.games.turing_machine import aids
from bombe.table import disclosure
from bombe.web.runtime import preparing
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Broken, Busy, Pool
from bombe.web.runtime.rooms import Rooms
from support.hosting import key, opened, run

LARGE = "40+48 46+20 17+45 33+12 41+43"
AIDS = ("codes", "laws", "marks", "hints")
LINES = [f"option problem {LARGE}", *(f"option aid_{aid} true" for aid in AIDS)]


@pytest.fixture(name="here")
def worked_out_here(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is worked out in this process, the one with the loop."""
    done: Counter[str] = Counter()
    for name, work in aids.WORKS.items():
        work.forget()

        def counted(*arguments: Any, name: str = name, real: Any = work.function) -> Any:
            done[name] += 1
            return real(*arguments)

        monkeypatch.setattr(work, "function", counted)
    return done


async def playing(rooms: Rooms) -> Live:
    live = await rooms.make("turing_machine", "Ada", key(0), LINES)
    await rooms.join(live, "Bob", key(1))
    await rooms.order(live, 0, "start", "s")
    return live


async def asked_and_marked(rooms: Rooms, live: Live, marks: int) -> None:
    """What two do, and what they see of it."""
    for who in (0, 1):
        for verifier in "ABC":
            await rooms.act(live, who, f"ask 34{who + 1} {verifier}", f"{who}{verifier}")
            view: Any = disclosure.look(live.room, who).view
            assert view["sheet"]["codes"]
        await rooms.act(live, who, "hint", f"{who} hint")
        for n in range(marks):
            await rooms.act(live, who, f"mark t{1 + n % 5} {'-+'[n % 2]}", f"{who} {n}")
            view = disclosure.look(live.room, who).view
            assert view["sheet"]["laws"]
            assert view["sheet"]["hint"]


def test_no_mark_and_no_answer_makes_worlds_on_the_loop(tmp_path: Path, here: Counter[str]) -> None:
    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await playing(rooms)
            await asked_and_marked(rooms, live, 50)
            # Nor does one who comes back to the room when it has left the memory.
            rooms.drop(live)
            for one in aids.WORKS.values():
                one.forget()
            again = await rooms.find(live.room.code)
            for who in (None, 0, 1):
                disclosure.look(again.room, who)

    run(work())
    # Once answers have left little it takes less to work it out than to ask for it.
    assert here["left"] <= 4
    assert not here["hint"]


@pytest.mark.parametrize("fault", [Busy(), Broken("died")])
def test_nothing_is_lost_where_nobody_works_it_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: Counter[str], fault: Exception
) -> None:
    async def failing(*_: Any) -> Any:
        raise fault

    monkeypatch.setattr(Pool, "groundwork", failing)
    monkeypatch.setattr(preparing, "BUSY_SECONDS", 0.001)

    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await playing(rooms)
            await asked_and_marked(rooms, live, 5)
            assert live.room.played
            assert live.room.played.done.actions == (9, 9)

    run(work())
    assert here["left"]
    assert here["left"] + here["hint"] <= 10  # each once
