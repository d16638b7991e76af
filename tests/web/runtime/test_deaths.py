"""Servers that die, databases that stop, operators who restart: nothing that was acknowledged is
lost, and those who play go on without help."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal

import asyncpg
import pytest

from support import servers
from support.playing import (
    Look,
    Player,
    Post,
    Wire,
    all_of,
    check_everywhere,
    check_log,
    events_of,
    on_a_loop,
    table,
    until,
)
from support.scaling import SOAK, scale, some
from support.serving import PATIENCE, Refusal, Serving, client, serving
from support.with_tiny import closest  # noqa: F401 (fixture)

OFF = {"BOMBE_LIMITS": "0"}
KILLS = 200 if SOAK else 2


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
        options = {"goal": 1} if bots else {}  # they are slow
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
            ending = [tasks[player] for player in some]
            await until(lambda: all(task.done() for task in ending), "the end of the match")  # noqa: B023
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
            enough = done(parties) + random.randrange(1, 30)
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
        await killed_again_and_again(database, [server], KILLS)


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
        await killed_again_and_again(database, [one, two], KILLS)


# --- a process that stops for a while ------------------------------------------------------------


@on_a_loop
async def test_a_process_that_is_paused_holds_up_nobody(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    """At any moment, and be it in the middle of its turn: the other process goes on with every
    room, and the paused one finds its way when it wakes up."""
    database, random = postgres.database(), Random(7)
    observer = await asyncpg.connect(database)
    with (
        serving(tmp_path / "one", "--database", database, **OFF) as one,
        serving(tmp_path / "two", "--database", database, **OFF) as two,
    ):
        async with playing(database, [one.url, two.url], random) as parties:
            for turn in range(scale(60)):
                enough = done(parties) + random.randrange(1, 60)
                await until(lambda n=enough: done(parties) >= n, "play that goes on")  # type: ignore[misc]
                paused, other = random.sample([one, two], 2)
                assert paused.process
                paused.process.send_signal(signal.SIGSTOP)
                try:
                    for party in parties:
                        await gets_a_turn(other, party, f"pause {turn}")
                    async with asyncio.timeout(PATIENCE):
                        while await observer.fetch(MIDDLE_OF_TURN):
                            await asyncio.sleep(0.05)
                finally:
                    paused.process.send_signal(signal.SIGCONT)
                await check_parties(database, parties)
    for server in (one, two):
        check_nothing_failed(server)
    await observer.close()


# Nobody is acting at the other process, since everybody waits for those at the paused one.
MIDDLE_OF_TURN = """
SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'
"""


async def gets_a_turn(server: Serving, party: Party, nonce: str) -> None:
    """What is asked is done or refused for a reason, and not because the room cannot be had."""
    post = Post(server.url, party.room, party.keys[0])
    try:
        await post.do(nonce, order="name P0")
    except Refusal as refusal:
        if refusal.status == 503:
            raise
    finally:
        await post.close()


# --- the database stops --------------------------------------------------------------------------


def health(server: Serving) -> int:
    with client(server.url) as asking:
        return asking.get("/healthz").status_code


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
            stops: list[Literal["fast", "immediate"]] = some(["immediate", "fast"])
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
                            or all(player.rests for player in party.players)
                        ),
                        "word that the database is down",
                    )
                # In a room nobody may be asking for anything just then: who is waited for may have
                # to hear of it from the other process first. So somebody asks in each.
                for party in parties:
                    for url in urls:
                        post = Post(url, party.room, party.keys[0])
                        with pytest.raises(Refusal) as unheard:
                            await post.do(f"away {turn}", order="name Nobody")
                        assert unheard.value.status == 503
                        await post.close()
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
            "The server cannot reach its database; nothing was changed. Try again soon."
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


@pytest.mark.parametrize(
    ("workers", "how"),
    some([(1, signal.SIGTERM), (1, signal.SIGINT), (2, signal.SIGINT), (2, signal.SIGTERM)]),
)
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
