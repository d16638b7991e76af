"""Others think as long as they like: whoever starts a match is answered all the same.

The cards are those on which the optimal Machine and its bots take longest. No figure here is in
seconds: a start was answered while the thoughts that came before it were still to be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from support.scaling import scale
from support.serving import Person, Refusal, Serving, log_of, serving
from support.thoughts import done, thoughts, until

DEAR = "40+48 46+20 17+45 33+12 41+43"
STARTS = scale(60, 10)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path) as one:
        yield one


def started(server: Serving, stack: ExitStack, **wanted: object) -> Person:
    person = stack.enter_context(Person(server.url))
    person.make(game="turing_machine", start=True, **wanted)
    assert person.look()["table"]["phase"] == "playing"
    return person


def test_nobody_waits_for_the_machine(tmp_path: Path) -> None:
    with ExitStack() as stack:
        # So many rooms in the long run that an address would have to wait before it makes more.
        server = stack.enter_context(serving(tmp_path, BOMBE_LIMITS="0"))
        greedy = [
            started(server, stack, options={"problem": DEAR, "machine": "optimal"})
            for _ in range(STARTS)
        ]
        # Starts that waited for their Machine would leave nothing to think about.
        assert thoughts(server) > STARTS // 2
        for _ in range(5):
            ada = started(server, stack, options={"problem": "4 9 11 14"})
            ada.act("ask 341 B")
        assert thoughts(server) > STARTS // 2
        # A Machine that takes little does not wait for those that take long.
        bob = started(server, stack, options={"problem": "4 9 11 14", "machine": "plain"})
        until(lambda: _machine_played(server, bob.room))
        assert thoughts(server) > STARTS // 2
        for person in greedy:
            person.order("end")
        until(lambda: thoughts(server) == 0)  # what became pointless is dropped


def _machine_played(server: Serving, room: str) -> bool:
    events = log_of(server.data / "bombe.db", room)
    return any(event.get("action", "").startswith("machine ") for event in events)


def test_many_starts_of_one_room_deal_once(server: Serving) -> None:
    with Person(server.url) as ada, ThreadPoolExecutor() as threads:
        ada.make(game="turing_machine", options={"problem": DEAR, "machine": "optimal"})
        before = done(server)
        starts = [threads.submit(ada.order, "start", f"start {n}") for n in range(20)]
        refusals = [one.exception() for one in starts]
        assert refusals.count(None) == 1
        assert {one.status for one in refusals if isinstance(one, Refusal)} == {409}
        assert done(server) == before + 1
        assert thoughts(server) == 1
        ada.order("end")
        until(lambda: thoughts(server) == 0)


def test_bots_keep_nobody_from_starting(server: Serving) -> None:
    with ExitStack() as stack:
        for _ in range(2):
            started(server, stack, options={"problem": DEAR}, bots=["optimal"] * 39)
        until(lambda: thoughts(server) > 1)
        for _ in range(12):
            ada = started(server, stack, options={"problem": "4 9 11 14"})
            ada.act("ask 341 B")
        assert thoughts(server) > 0
