"""Who is there and who is gone, at one process or several, and what a room does by itself: with its
timer, its bots, and what it could not write at first."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from bombe.table.events import Settings, SettingsChanged
from bombe.table.room import Room
from bombe.web.http.app import application
from bombe.web.http.limits import Limits
from bombe.web.http.server import Server
from bombe.web.http.settings import read_settings
from bombe.web.runtime import presence
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store import StoreDown, store_at
from bombe.web.runtime.times import Times
from support import forking, servers
from support.playing import Look, Post, Wire, all_of, entered, events_of, on_a_loop, table, until
from support.scaling import scale
from support.serving import PATH, PATIENCE, Refusal
from support.with_tiny import closest  # noqa: F401 (fixture)

# --- who is there --------------------------------------------------------------------------------
# Here the servers are in this process, with little patience.

LONG = 3600.0
HASTY = Times(grace=0.2, unseen=LONG, beat=0.05)


class Later(Entropy):
    """A clock that is ahead."""

    def now(self) -> int:
        return super().now() + 60_000


@dataclass
class Here:
    url: str
    rooms: Rooms


@asynccontextmanager
async def here(
    database: str, folder: Path, times: Times = HASTY, entropy: Entropy | None = None
) -> AsyncIterator[Here]:
    rooms = Rooms(store_at(database), Pool(1, 8, 20.0), entropy, times)
    settings = read_settings({"database": database, "data": str(folder)}, {})
    app = application(Server(rooms, settings, Limits(None, time.monotonic)))
    with socket.create_server(("127.0.0.1", 0)) as listener, forking.beside_us(PATH):
        config = uvicorn.Config(app, ws="websockets-sansio", lifespan="on", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            await until(lambda: server.started or serving.done(), "a server")
            yield Here(f"http://127.0.0.1:{listener.getsockname()[1]}", rooms)
        finally:
            server.should_exit = True
            await serving


def is_gone(look: Look, who: int) -> bool:
    return bool(look["table"]["people"][who]["gone"])


async def happened(database: str, room: str, *wanted: str) -> list[Look]:
    return [event for event, _ in await events_of(database, room) if event["do"] in wanted]


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bombe.db'}"
    address: str = request.getfixturevalue("postgres").database()
    return address


@pytest.fixture
def quick_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 0.2)


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_who_is_gone_is_not_waited_for_until_they_are_back(
    database: str, tmp_path: Path
) -> None:
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 3, game="closest")
        ada, bob, eve = [await Wire.open(server.url, room, key) for key in keys]
        await ada.do("1", order="start")
        await bob.do("1", action="bid 1")
        await eve.do("1", action="bid 2")
        await bob.when(lambda look: look["table"]["waiting"] == [0])
        await ada.close()
        look = await bob.when(lambda look: is_gone(look, 0))
        assert look["table"]["host"] == 1
        # The round has gone on without her.
        assert look["view"]["seats"][0]["gone"]
        assert len(look["view"]["turned"]) == 1
        ada = await Wire.open(server.url, room, keys[0])
        look = await bob.when(lambda look: not is_gone(look, 0))
        assert look["table"]["host"] == 1
        events = await happened(database, room, "gone", "here", "act")
        told = [(event["do"], event.get("seat", event.get("who"))) for event in events]
        assert told == [
            *(("act", 1), ("act", 2)),
            *(("gone", 0), ("act", 0), ("act", None)),  # "leave", and the card that is due
            *(("here", 0), ("act", 0)),
        ]
        assert [events[3]["action"], events[6]["action"]] == ["leave", "return"]
        await all_of(*(wire.close() for wire in (ada, bob, eve)))


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_when_all_have_gone_the_first_who_is_back_waits_for_nobody(
    database: str, tmp_path: Path
) -> None:
    """The last to leave does not count as gone, since nobody is waiting for them; later somebody
    is."""
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 2, game="closest")
        ada, bob = [await Wire.open(server.url, room, key) for key in keys]
        await ada.close()
        await bob.when(lambda look: is_gone(look, 0))
        await bob.close()
        await asyncio.sleep(4 * HASTY.grace)  # time itself, in which nothing happens
        assert [event["who"] for event in await happened(database, room, "gone")] == [0]
        ada = await Wire.open(server.url, room, keys[0])
        look = await ada.when(lambda look: is_gone(look, 1) and not is_gone(look, 0))
        assert look["table"]["host"] == 0
        await ada.close()


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_who_comes_and_goes_is_there_in_the_end(database: str, tmp_path: Path) -> None:
    """Even if it is just being written that they are gone."""
    random = Random(3)
    async with AsyncExitStack() as stack:
        times = Times(grace=0.01, unseen=LONG)
        urls = []
        for n in range(2 if database.startswith("postgresql") else 1):
            server = await stack.enter_async_context(here(database, tmp_path / f"{n}", times))
            urls.append(server.url)
        room, keys = await table(urls[0], 2, game="closest")
        bob = await Wire.open(urls[0], room, keys[1])
        for _ in range(scale(100)):
            ada = await Wire.open(random.choice(urls), room, keys[0])
            await ada.close()
            await asyncio.sleep(random.random() * (0.02 if len(urls) == 1 else 0.4))
        ada = await Wire.open(random.choice(urls), room, keys[0])
        await ada.when(lambda look: not is_gone(look, 0))
        # What was under way when she came has happened by the time another is missed.
        eve = await entered(urls[0], f"/api/rooms/{room}/seats")
        wire = await Wire.open(urls[0], room, eve["key"])
        await wire.close()
        await bob.when(lambda look: len(look["table"]["people"]) == 3 and is_gone(look, 2))
        await bob.when(lambda look: not is_gone(look, 0))
        await all_of(ada.close(), bob.close())


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_who_comes_while_it_is_written_that_they_are_gone(
    database: str, tmp_path: Path
) -> None:
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 2, game="closest")
        ada, bob = [await Wire.open(server.url, room, key) for key in keys]
        append = server.rooms.store.append
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def slowly(*given: Any) -> bool:
            begun.set()
            await may_end.wait()
            return await append(*given)

        server.rooms.store.append = slowly  # type: ignore[assignment, method-assign]
        await ada.close()
        await begun.wait()
        ada = await Wire.open(server.url, room, keys[0])
        assert not is_gone(ada.look, 0)
        may_end.set()
        async with asyncio.timeout(PATIENCE):
            while len(events := await happened(database, room, "gone", "here")) < 2:
                await asyncio.sleep(0.05)
        assert [event["do"] for event in events] == ["gone", "here"]
        await bob.when(lambda look: not is_gone(look, 0))
        await all_of(ada.close(), bob.close())


@on_a_loop
async def test_a_process_that_has_not_heard_yet_refuses_nothing_that_is_possible(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    async with (
        here(database, tmp_path / "one") as one,
        here(database, tmp_path / "two") as two,
    ):
        room, keys = await table(one.url, 2, game="closest")
        ada, bob = [
            await Wire.open(server.url, room, key)
            for server, key in zip((one, two), keys, strict=True)
        ]
        two.rooms.store._heard = lambda *_: None  # type: ignore[attr-defined]
        await ada.do("1", order="start")
        assert bob.look["table"]["phase"] == "lobby"
        await bob.do("1", action="bid 1")
        await ada.do("2", action="bid 2")  # and the round is over
        await bob.do("2", action="bid 3")
        await ada.do("3", order="end")
        with pytest.raises(Refusal, match="The match is over"):
            await bob.do("3", action="bid 4")
        await ada.do("4", order=f"host {bob.look['you']['who']}")
        await bob.do("4", order="start")
        assert bob.look["table"]["matches"] == 2
        await all_of(ada.close(), bob.close())


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_who_moves_to_another_process_is_not_missed(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    async with (
        here(database, tmp_path / "one") as one,
        here(database, tmp_path / "two") as two,
    ):
        room, keys = await table(one.url, 3, game="closest")
        ada, eve = [await Wire.open(one.url, room, key) for key in (keys[0], keys[2])]
        # The second process gets to know the room only now: it has never seen Ada and Eve.
        bob = await Wire.open(two.url, room, keys[1])
        await ada.close()
        ada = await Wire.open(two.url, room, keys[0])
        await eve.close()
        # Eve, who went later, is gone, and that was seen by the process that saw her last.
        await bob.when(lambda look: is_gone(look, 2))
        gone = await happened(database, room, "gone")
        assert [event["who"] for event in gone] == [2]
        await all_of(ada.close(), bob.close())


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_who_was_at_a_process_that_died_is_missed_by_another(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    times = Times(grace=LONG, unseen=0.5)
    async with here(database, tmp_path / "two", times) as two:
        async with here(database, tmp_path / "one", times) as one:
            room, keys = await table(one.url, 2, game="closest")
            bob = await Wire.open(two.url, room, keys[1])
            ada = await Wire.open(one.url, room, keys[0])
            # She is asked for now and then, and the first process answers for her.
            two.rooms.live[room].absences.clear()
            await until(lambda: 0 in two.rooms.live[room].absences, "an answer")
            assert not is_gone(bob.look, 0)
        await bob.when(lambda look: is_gone(look, 0))
        await all_of(ada.close(), bob.close())


# --- what goes on by itself ----------------------------------------------------------------------


async def hurry(server: Here, room: str) -> None:
    """Let a turn last a second, which no host may."""
    live = await server.rooms.find(room)
    await server.rooms.change(live, lambda _: [SettingsChanged(to=Settings(timer=1))])


@on_a_loop
async def test_the_timer_acts_for_those_who_do_not(database: str, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        shared = database.startswith("postgresql")
        one, *others = [
            await stack.enter_async_context(here(database, tmp_path / f"{n}"))
            for n in range(1 + shared)
        ]
        room, keys = await table(one.url, 2, game="closest", options={"goal": 1})
        await hurry(one, room)
        ada, bob = [
            await Wire.open(server.url, room, key)
            for server, key in zip([one, *others, one], keys, strict=False)
        ]
        await ada.do("1", order="start")
        await bob.do("1", action="bid 5")
        await ada.when(lambda look: look["table"]["phase"] == "over")
        acts = await happened(database, room, "act")
        posted = [(event["seat"], event["action"]) for event in acts[:2]]
        assert posted == [(1, "bid 5"), (0, "bid 0")]
        await all_of(ada.close(), bob.close())


@on_a_loop
async def test_a_turn_that_was_running_when_the_server_stopped_ends_later(
    database: str, tmp_path: Path
) -> None:
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 2, game="closest", options={"goal": 1})
        await hurry(server, room)
        post = Post(server.url, room, keys[0])
        await post.do("1", order="start")
        await post.close()
    async with here(database, tmp_path, entropy=Later()) as server:
        ada = await Wire.open(server.url, room, keys[0])
        await ada.when(lambda look: look["table"]["phase"] == "over")
        await ada.close()


def is_done(room: Room) -> bool:
    """Whether a turn has ended, somebody is gone or the bot has acted."""
    over = room.played is not None and room.running is None
    acted = room.running is not None and room.running.waiting == {0}
    return over or acted or any(member.gone for member in room.members)


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_what_the_room_could_not_write_is_written_later(
    tmp_path: Path, postgres: servers.PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn that ends, somebody who is gone and a bot that acts while the database is down."""
    database = postgres.database()
    async with here(database, tmp_path) as server:
        timed, keys = await table(server.url, 2, game="closest", options={"goal": 1})
        await hurry(server, timed)
        left, other_keys = await table(server.url, 2, game="closest")
        botted, bot_keys = await table(server.url, 1, game="closest", bots=["bold"])
        ada = await Wire.open(server.url, timed, keys[0])
        bob, eve = [await Wire.open(server.url, left, key) for key in other_keys]
        ian = await Wire.open(server.url, botted, bot_keys[0])
        await ada.do("1", order="start")
        await ian.do("1", order="start")
        await bob.close()
        failed: set[str] = set()
        store = server.rooms.store

        def noted(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
            async def tried(room: str, *rest: Any) -> Any:
                try:
                    return await work(room, *rest)
                except StoreDown:
                    failed.add(room)
                    raise

            return tried

        for way in ("append", "read", "tell"):
            monkeypatch.setattr(store, way, noted(getattr(store, way)))
        await asyncio.to_thread(postgres.stop, "immediate")
        rooms = {code: live.room for code, live in server.rooms.live.items()}
        early = {code for code, room in rooms.items() if is_done(room)}  # on a slow machine
        await until(lambda: failed | early == {timed, left, botted}, "three failures")
        await asyncio.to_thread(postgres.start)
        await ada.when(lambda look: look["table"]["phase"] == "over")
        await eve.when(lambda look: is_gone(look, 0))
        await ian.when(lambda look: look["table"]["waiting"] == [0])
        await all_of(*(wire.close() for wire in (ada, eve, ian)))


@on_a_loop
async def test_bots_go_on_after_a_restart(database: str, tmp_path: Path) -> None:
    slow = Times(beat=LONG)
    async with here(database, tmp_path, slow) as server:
        room, keys = await table(server.url, 1, game="closest", bots=["bold"])
        post = Post(server.url, room, keys[0])
        await post.do("1", order="start")
        assert (await post.ask("GET"))["table"]["waiting"] == [0, 1]
        await post.close()
    async with here(database, tmp_path) as server:
        ada = await Wire.open(server.url, room, keys[0])
        await ada.when(lambda look: look["table"]["waiting"] == [0])
        await ada.close()


@on_a_loop
async def test_a_bot_is_there_for_the_next_match_at_once(database: str, tmp_path: Path) -> None:
    """Although it still thinks about the last one."""
    async with here(database, tmp_path, Times(beat=0.3)) as server:
        room, keys = await table(server.url, 1, game="closest", bots=["bold"])
        ada = await Wire.open(server.url, room, keys[0])
        for nonce, order in enumerate(["start", "end", "start", "end", "start"]):
            await ada.do(f"{nonce}", order=order)
        await ada.when(lambda look: look["table"]["waiting"] == [0])
        await ada.close()
