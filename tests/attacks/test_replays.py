"""A stranger asks again and again for the replay of a long match: it is made once, beside the loop,
and others are served meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.types import Message

from bombe.games import find
from bombe.table import bounds, commands
from bombe.table.messages import Replay
from bombe.table.retelling import Packed
from bombe.web.http.responses import told_in_parts
from bombe.web.runtime import pool as pool_module
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.pool import Pool
from support.hosting import key, opened, run
from support.long_rooms import KEY, Log, write
from support.odd_bots import ODD
from support.serving import Person, Refusal, Serving, serving

GETS = 40
SHOWN = {"drawn": lambda asked: asked}


def processor_seconds(server: Serving) -> float:
    """What the server itself has used of the processor, without its other processes."""
    assert server.process
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def a_match(code: str, rounds: int) -> Log:
    log = Log(code, "turing_machine")
    log.play(8, ["note A hm", "note A", "thumb down"] * rounds)
    log.post(commands.obeyed(log.room, 0, "end"))
    return log


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")
def test_it_is_made_once_however_many_ask(tmp_path: Path) -> None:
    """To ask for a match of a thousand actions costs the server what a short one costs."""
    short, long = a_match("BBBBBB", 1), a_match("CCCCCC", 40)
    write(tmp_path, short, long)
    with serving(tmp_path, BOMBE_LIMITS="0") as server, Person(server.url) as stranger:

        def cost(log: Log) -> float:
            path = f"/api/matches/{log.kept[0].id}/results.csv"
            first = stranger.client.get(path)
            assert first.status_code == 200
            before = processor_seconds(server)
            for _ in range(GETS):
                assert stranger.client.get(path).content == first.content
            return processor_seconds(server) - before

        assert cost(long) < 3 * cost(short) + 0.05


def test_all_who_ask_at_once_wait_for_one_making(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[str] = Counter()
    retold = Pool.retold

    async def counted(self: Pool, game: Any, text: str) -> Any:
        made["retold"] += 1
        return await retold(self, game, text)

    monkeypatch.setattr(Pool, "retold", counted)

    async def work() -> None:
        async with opened(tmp_path) as rooms:
            live = await rooms.make("turing_machine", "Ada", key(0), start=True)
            for n in range(20):
                await rooms.act(live, 0, f"note A {n}", f"a{n}")
            await rooms.order(live, 0, "end", "n3")
            kept = await rooms.store.kept(live.room.played.id)
            asked = [rooms.replays.retold(kept) for _ in range(30)]
            givers_up = [asyncio.ensure_future(rooms.replays.retold(kept)) for _ in range(5)]
            await asyncio.sleep(0)
            for one in givers_up:
                one.cancel()
            first, *others = await asyncio.gather(*asked)
            assert all(one is first for one in others)
            assert await rooms.replays.retold(kept) is first
            assert made == {"retold": 1}
            # What does not fit is forgotten, and made again.
            rooms.replays._made._most = 0
            await rooms.replays.page(first, 0)
            assert rooms.replays._made._bytes == 0
            await rooms.replays.retold(kept)
            assert made == {"retold": 2}

    run(work())


def test_it_is_told_while_the_slow_lane_thinks_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is longer than it looks, and is begun in the quick lane."""
    game, short, long = find("turing_machine"), a_match("BBBBBB", 1), a_match("CCCCCC", 10)
    texts = [log.kept[0].text for log in (short, long)]
    monkeypatch.setattr(pool_module, "LONG_REPLAY", len(texts[0]))

    async def work() -> None:
        pool = Pool(2, 10, seconds=1000.0, quick=0.001)
        pool._steady.niceness = 0  # beside other tests it would take long
        try:
            gate = {"gate": str(tmp_path / "never")}
            thought = asyncio.ensure_future(pool.think(ODD, "straining", gate, 1))
            async with asyncio.timeout(60):
                while not pool._slow.thinking:
                    await asyncio.sleep(0.01)
                told = [await pool.retold(game, text) for text in texts]
                shown = await pool.drawn(game, f"{__name__}:SHOWN", {"step": 3})
            assert [one["steps"] for one in told] == [9, 81]
            assert shown == {"step": 3}
            assert not thought.done()
            assert pool.moved == 2  # the thought, and the short one
        finally:
            await pool.close()
            thought.cancel()

    asyncio.run(work())


@pytest.mark.skipif(sys.platform == "win32", reason="has no niceness")
def test_nobody_waits_until_its_process_has_begun() -> None:
    """The first replay of a server took ten seconds on a busy machine: a process was started for
    it, and imported the pages behind everything else."""
    game = find("turing_machine")

    async def work() -> None:
        pool = Pool(1, 10, seconds=60.0, needs=["support.priority"])
        try:
            await pool.deal(game, {}, 1, seed=1)
            async with asyncio.timeout(60):
                while not pool._steady.idle:
                    await asyncio.sleep(0.01)
            ready = [*pool._steady.idle]
            at_import, later = await pool.drawn(game, "support.priority:SHOWN", {})
            assert at_import == os.nice(0)
            assert later > at_import or at_import == 19
            assert pool._steady.idle == ready
        finally:
            await pool.close()

    asyncio.run(work())


@pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at in /proc")
def test_it_may_wait_for_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its time is what it works, not what others make it wait: beside busy loops that was 503."""
    game, text = find("turing_machine"), a_match("CCCCCC", 10).kept[0].text
    monkeypatch.setattr(pool_module, "LONG_REPLAY", 0)

    async def work() -> None:
        loop = asyncio.get_running_loop()
        pool = Pool(1, 10, seconds=3.0)
        pool._steady.niceness = 0
        try:
            first = await pool.retold(game, text)
            (worker,) = pool._steady.idle
            pid = worker._transport.get_pid()
            os.kill(pid, signal.SIGSTOP)
            loop.call_later(3.5, os.kill, pid, signal.SIGCONT)
            assert await pool.retold(game, text) == first
            assert pool.killed == 0
        finally:
            await pool.close()

    asyncio.run(work())


def test_a_seat_cannot_write_for_ever(tmp_path: Path) -> None:
    """Sixteen seats wrote 19,957 notes into a match, within the limits on how fast."""
    log = Log("BBBBBB", "turing_machine")
    log.play(1, ["note A hm"] * (bounds.MOST_ACTIONS - 3))
    write(tmp_path, log)
    with serving(tmp_path) as server, Person(server.url, KEY) as host:
        host.room, host.who = "BBBBBB", 0
        for n in range(3):
            host.act(f"note A {n}")
        with pytest.raises(Refusal, match="too many moves in this match"):
            host.act("note A 3")
        host.order("say I can write no more")
        host.order("end")
        host.order("leave")


def test_nothing_more_is_made_for_one_who_is_gone() -> None:
    """Of a long answer, whose bits are made one after the other."""
    sent: list[bytes] = []

    async def work() -> None:
        request = Request({"type": "http", "headers": [], "query_string": b"", "client": None})
        told = Replay("turing_machine", "", [], "", [])
        parts = [Packed.of(b"1" * 10)] * 50
        answer = told_in_parts(request, told, "steps", parts, "", Gaps(0.0))
        gone = asyncio.Event()

        async def receive() -> Message:
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message.get("body", b""))
            if sent.count(b"1" * 10) == 3:
                gone.set()

        await answer(request.scope, receive, send)

    run(work())
    assert sent.count(b"1" * 10) == 3
