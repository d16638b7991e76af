"""Servers that die, databases that stop, operators who restart: nothing that was acknowledged is
lost, and those who play go on without help."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Literal

import httpx
import pytest
import servers
import uvicorn
from playing import (
    Look,
    Player,
    Post,
    Wire,
    all_of,
    check_everywhere,
    check_log,
    entered,
    events_of,
    on_a_loop,
    table,
    until,
)
from scaling import scale
from serving import PATIENCE, Refusal, Serving, serving

import bombe.games
from bombe.web import presence
from bombe.web.app import application
from bombe.web.limits import Limits
from bombe.web.pool import Pool
from bombe.web.room import Event
from bombe.web.rooms import Rooms, Times
from bombe.web.server import Server
from bombe.web.settings import read_settings
from bombe.web.source import Source
from bombe.web.store import store_at

OFF = {"BOMBE_LIMITS": "0"}


@pytest.fixture(autouse=True)
def _closest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs are replayed here too."""
    monkeypatch.setitem(bombe.games._HOMES, "closest", ("tiny", "Closest"))


@dataclass
class Party:
    """The people of one room, who play as long as the block lasts."""

    room: str
    keys: list[str]
    bots: int
    players: list[Player]

    @property
    def acknowledged(self) -> list[list[str]]:
        """The nonces by member; bots, who sit after the host, have none."""
        host, *others = [[*player.acknowledged] for player in self.players]
        return [host, *([] for _ in range(self.bots)), *others]


def done(parties: Sequence[Party]) -> int:
    return sum(len(player.acknowledged) for party in parties for player in party.players)


PARTIES = (("closest", 4, 0), ("turing_machine", 3, 0), ("closest", 2, 1))


@asynccontextmanager
async def playing(database: str, urls: Sequence[str], random: Random) -> AsyncIterator[list[Party]]:
    """Some rooms under constant play, spread over the servers; at the end it is seen to it that
    each match is played to its end and everything is as the logs say."""
    parties = []
    for game, people, bots in PARTIES:
        options = {"goal": 1} if bots else {}  # they take their time
        room, keys = await table(urls[0], people, game=game, bots=["bold"] * bots, options=options)
        players = []
        for number, key in enumerate(keys):
            ways = [*urls[number % len(urls) :], *urls[: number % len(urls)]]
            players.append(Player(ways, room, key, Random(random.random())))
        parties.append(Party(room, keys, bots, players))
    everybody = [player for party in parties for player in party.players]
    async with asyncio.TaskGroup() as group:
        tasks = {player: group.create_task(player.play()) for player in everybody}
        yield parties
        # The hosts first: they may just be starting another match.
        hosts = [party.players[0] for party in parties]
        for some in (hosts, everybody):
            for player in some:
                player.end()
            await asyncio.wait([tasks[player] for player in some])
    assert not [refusal for player in everybody for refusal in player.refusals]
    await check_parties(database, parties)
    for party in parties:
        members = [party.keys[0], *(None for _ in range(party.bots)), *party.keys[1:]]
        now = await check_everywhere(database, urls, party.room, members)
        assert not now.running


async def check_parties(database: str, parties: Sequence[Party]) -> None:
    for party in parties:
        acknowledged = party.acknowledged
        check_log(await events_of(database, party.room), acknowledged)


# --- kill -9 -------------------------------------------------------------------------------------


async def killed_again_and_again(database: str, running: Sequence[Serving], kills: int) -> None:
    random = Random(9)
    async with playing(database, [server.url for server in running], random) as parties:
        for _ in range(kills):
            enough = done(parties) + random.randrange(1, 60)
            await until(lambda enough=enough: done(parties) >= enough, "play that goes on")  # type: ignore[misc]
            server = random.choice(running)
            server.kill()
            await asyncio.to_thread(server.start)
            await check_parties(database, parties)
    connections = [player.connections for party in parties for player in party.players]
    assert sum(connections) >= len(connections) + kills


@on_a_loop
async def test_killed_again_and_again_with_sqlite(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'bombe.db'}"
    with serving(tmp_path / "server", "--database", database, **OFF) as server:
        await killed_again_and_again(database, [server], scale(100))


@on_a_loop
async def test_killed_again_and_again_with_postgres(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    """One of two processes each time: the people at the other one go on meanwhile."""
    database = postgres.database()
    with (
        serving(tmp_path / "one", "--database", database, **OFF) as one,
        serving(tmp_path / "two", "--database", database, **OFF) as two,
    ):
        await killed_again_and_again(database, [one, two], scale(100))


# --- the database stops --------------------------------------------------------------------------


def health(server: Serving) -> int:
    return httpx.get(f"{server.url}/healthz", timeout=PATIENCE).status_code


@on_a_loop
async def test_the_database_stops_and_comes_back(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    database = postgres.database()
    with (
        serving(tmp_path / "one", "--database", database, **OFF) as one,
        serving(tmp_path / "two", "--database", database, **OFF) as two,
    ):
        urls = [one.url, two.url]
        async with playing(database, urls, Random(5)) as parties:
            players = [player for party in parties for player in party.players]
            quiet, keys = await table(one.url, 2, game="closest")
            watcher, ways = await Wire.open(one.url, quiet, keys[0]), Post(two.url, quiet, keys[1])
            stops: list[Literal["fast", "immediate"]] = ["fast", "immediate"]
            for turn, how in enumerate(stops * max(1, scale(10))):
                enough = done(parties) + 30
                await until(lambda n=enough: done(parties) >= n, "play that goes on")  # type: ignore[misc]
                # Where a bot is waited for, nobody asks for anything meanwhile.
                asking = [party for party in parties if not party.bots]
                told = [sum(player.told[503] for player in party.players) for party in asking]
                await asyncio.to_thread(postgres.stop, how)
                for party, before in zip(asking, told, strict=True):
                    await until(
                        lambda party=party, before=before: (  # type: ignore[misc]
                            sum(player.told[503] for player in party.players) > before
                        ),
                        "word that the database is down",
                    )
                for server in (one, two):
                    await until_health_is(503, server)
                with pytest.raises(Refusal) as refused:
                    await ways.do(f"down {turn}", order=f"name Down{turn}")
                assert refused.value.status == 503

                await asyncio.to_thread(postgres.start)
                for server in (one, two):
                    await until_health_is(200, server)
                for party in parties:
                    enough = done([party]) + 4
                    await until(
                        lambda party=party, enough=enough: done([party]) >= enough,  # type: ignore[misc]
                        "play that goes on",
                    )
                # The processes hear each other again.
                await renamed(ways, f"down {turn}", f"Down{turn}")
                await watcher.when(lambda look, n=turn: f"Down{n}" in names(look))  # type: ignore[misc]
            await all_of(watcher.close(), ways.close())
        sentences = {sentence for player in players for sentence in player.sentences}
        assert sentences == {
            "The table's memory cannot be reached; nothing was changed. Try again soon."
        }
        for server in (one, two):
            check_nothing_failed(server)


def names(look: Look) -> list[str]:
    return [person["name"] for person in look["table"]["people"]]


async def until_health_is(status: int, server: Serving) -> None:
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(health, server) != status:
            await asyncio.sleep(0.05)


async def renamed(ways: Post, nonce: str, name: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ways.do(nonce, order=f"name {name}")
            except Refusal as refusal:
                if refusal.status != 503:
                    raise
                await asyncio.sleep(0.1)


# --- a stop that is meant ------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("workers", [1, 2])
@on_a_loop
async def test_a_server_that_is_stopped_says_so(
    tmp_path: Path, postgres: servers.PostgreSQL, how: signal.Signals, workers: int
) -> None:
    database = f"sqlite:///{tmp_path / 'bombe.db'}" if workers == 1 else postgres.database()
    arguments = ("--database", database, "--workers", str(workers))
    with serving(tmp_path / "server", *arguments, **OFF) as server:
        async with playing(database, [server.url], Random(1)) as parties:
            room, keys = await table(server.url, 1, game="closest", watch=True)
            for _ in range(scale(10)):
                enough = done(parties) + 20
                await until(lambda n=enough: done(parties) >= n, "play that goes on")  # type: ignore[misc]
                wires = [
                    await Wire.open(server.url, room, keys[0]),
                    await Wire.open(server.url, room, query="?watch"),
                ]
                assert server.process
                server.process.send_signal(how)
                assert await asyncio.to_thread(server.process.wait, PATIENCE) == 0
                assert [await wire.closed() for wire in wires] == [1012, 1012]
                await all_of(*(wire.close() for wire in wires))
                await asyncio.to_thread(server.start)
                await check_parties(database, parties)
    check_nothing_failed(server)


def check_nothing_failed(server: Serving) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log, log
    assert '"level": "error"' not in log, log
    assert '"library"' not in log, log


# --- who is there --------------------------------------------------------------------------------
# Here the servers are in this process, with little patience.

LONG = 3600.0
HASTY = Times(grace=0.2, unseen=LONG, beat=0.05)


class Later(Source):
    """A clock that is ahead."""

    def now(self) -> int:
        return super().now() + 60_000


@dataclass
class Here:
    url: str
    rooms: Rooms


@asynccontextmanager
async def here(
    database: str, folder: Path, times: Times = HASTY, source: Source | None = None
) -> AsyncIterator[Here]:
    rooms = Rooms(store_at(database), Pool(1, 8, 20.0), source, times)
    settings = read_settings({"database": database, "data": str(folder)}, {})
    app = application(Server(rooms, settings, Limits(None, time.monotonic)))
    with socket.create_server(("127.0.0.1", 0)) as listener:
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


async def happened(database: str, room: str, *wanted: str) -> list[Event]:
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
    """The last to go is not taken for gone, since there is nobody to wait for them; later there
    is."""
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 2, game="closest")
        ada, bob = [await Wire.open(server.url, room, key) for key in keys]
        await ada.close()
        await bob.when(lambda look: is_gone(look, 0))
        await bob.close()
        await asyncio.sleep(4 * HASTY.grace)
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
        # Whatever was under way when she came has happened by the time that another is missed.
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
    await server.rooms.change(live, lambda _: [{"do": "set", "to": {"timer": 1}}])


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
async def test_a_timer_that_ran_out_while_the_server_was_down(
    database: str, tmp_path: Path
) -> None:
    async with here(database, tmp_path) as server:
        room, keys = await table(server.url, 2, game="closest", options={"goal": 1})
        await hurry(server, room)
        post = Post(server.url, room, keys[0])
        await post.do("1", order="start")
        await post.close()
    async with here(database, tmp_path, source=Later()) as server:
        ada = await Wire.open(server.url, room, keys[0])
        await ada.when(lambda look: look["table"]["phase"] == "over")
        await ada.close()


@pytest.mark.usefixtures("quick_answers")
@on_a_loop
async def test_what_the_room_could_not_write_is_written_later(
    tmp_path: Path, postgres: servers.PostgreSQL
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
        await asyncio.to_thread(postgres.stop, "immediate")
        await asyncio.sleep(2)  # everything that would be written has failed
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
