"""Everything at once: six people do everything twice, from two places, at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import bombe.games
from support import servers
from support.playing import (
    Look,
    Lost,
    Post,
    Way,
    Wire,
    all_of,
    any_action,
    check_everywhere,
    check_log,
    entered,
    events_of,
    is_over,
    is_waited_for,
    on_a_loop,
    table,
)
from support.scaling import SOAK, scale, some
from support.serving import Refusal, customized, serving

SEATS = 6
GAMES = ["closest", "turing_machine"]


@pytest.fixture(autouse=True)
def _closest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Logs are replayed here too."""
    monkeypatch.setitem(bombe.games._HOMES, "closest", ("support.tiny", "Closest"))


@dataclass(frozen=True)
class Tables:
    """Servers of one database."""

    database: str
    urls: Sequence[str]


@contextmanager
def running(kind: str, folder: Path, postgres: servers.PostgreSQL) -> Iterator[Tables]:
    database = f"sqlite:///{folder / 'bombe.db'}" if kind == "sqlite" else postgres.database()
    processes = 2 if kind == "two processes" else 1
    workers = ("--workers", "2") if kind == "two workers" else ()
    with ExitStack() as stack:
        urls = [
            stack.enter_context(
                serving(folder / f"server{n}", "--database", database, *workers, BOMBE_LIMITS="0")
            ).url
            for n in range(processes)
        ]
        # Two places for everybody: connections to workers are spread by chance.
        yield Tables(database, urls * (2 // processes))


KINDS = some(["sqlite", "two processes", "two workers"], 2)  # workers are processes, too
GOAL = {} if SOAK else {"goal": 1}


@pytest.fixture(params=KINDS, scope="module")
def tables(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Tables]:
    folder = tmp_path_factory.mktemp("races")
    with running(request.param, folder, request.getfixturevalue("postgres")) as tables:
        yield tables


@dataclass
class Twice:
    """A seat that does everything from two places at once."""

    ways: tuple[Way, Way]
    random: Random
    nonces: Iterator[int] = field(default_factory=lambda: count(1))
    acknowledged: list[str] = field(default_factory=list)

    async def do(self, look: Look, **wanted: str) -> None:
        nonce = f"{look['you']['who']}-{next(self.nonces)}"
        await all_of(*(way.do(nonce, **wanted) for way in self.ways))
        self.acknowledged.append(nonce)

    async def play(self) -> None:
        """Until the match is over. Only while it is waited for: then nobody else's action can make
        its own impossible, and every refusal is a false one."""
        while True:
            look = await self.ways[0].when(lambda look: is_over(look) or is_waited_for(look))
            if is_over(look):
                return
            await self.do(look, action=any_action(look, self.random))


async def seated(tables: Tables, room: str, keys: Sequence[str], random: Random) -> list[Twice]:
    """Everybody with two ways to their seat; some see by one place and some by the other."""
    people = []
    for who, key in enumerate(keys):
        here, there = tables.urls if who % 2 else reversed(tables.urls)
        if who < 2:
            ways: tuple[Way, Way] = (
                await Wire.open(here, room, key),
                await Wire.open(there, room, key),
            )
        elif who < 4:
            ways = (await Wire.open(here, room, key), Post(there, room, key))
        else:
            ways = (Post(here, room, key), Post(there, room, key))
        people.append(Twice(ways, Random(random.random())))
    return people


@pytest.mark.parametrize("game", some(GAMES))
@on_a_loop
async def test_six_who_do_everything_twice_at_once(tables: Tables, game: str) -> None:
    random = Random(4)
    options = GOAL if game == "closest" else {}
    room, keys = await table(tables.urls[0], SEATS, game=game, watch=True, options=options)
    people = await seated(tables, room, keys, random)
    matches = scale(20)
    for match in range(1, matches + 1):
        host = people[0]
        await host.do(await host.ways[0].when(is_over), order="start")
        await all_of(
            *(
                one.ways[0].when(lambda look, n=match: look["table"]["matches"] == n)  # type: ignore[misc]
                for one in people
            )
        )
        await all_of(*(one.play() for one in people))
    events = await events_of(tables.database, room)
    check_log(events, [one.acknowledged for one in people])
    written = sum(bool(event.get("nonce")) for event, _ in events)
    assert written == sum(len(one.acknowledged) for one in people)
    now = await check_everywhere(tables.database, tables.urls, room, keys)
    assert now.matches == matches
    assert not now.running
    assert not any(member.gone for member in now.members)
    await all_of(*(way.close() for one in people for way in one.ways))


async def outcomes(*works: object) -> tuple[int, list[Refusal]]:
    """How many succeeded of what was done at once, and why the others did not."""
    found = await asyncio.gather(*works, return_exceptions=True)  # type: ignore[call-overload]
    refusals = [one for one in found if isinstance(one, Refusal)]
    others = [one for one in found if isinstance(one, BaseException) and one not in refusals]
    assert not others
    return len(found) - len(refusals), refusals


@on_a_loop
async def test_who_joins_many_times_at_once_has_one_seat(tables: Tables) -> None:
    for n in range(scale(50)):
        room, _ = await table(tables.urls[0], 1, game="closest")
        key = f"{n:A>22}"
        joined = await asyncio.gather(
            *(
                entered(url, f"/api/rooms/{room}/seats", key, name="Ada")
                for url in [*tables.urls] * 3
            )
        )
        assert {one["who"] for one in joined} == {1}
        events = await events_of(tables.database, room)
        assert sum(event["do"] == "sit" for event, _ in events) == 2


@on_a_loop
async def test_the_last_seat_is_taken_once(tables: Tables) -> None:
    room, _ = await table(tables.urls[0], SEATS - 1, game="closest")
    done, refusals = await outcomes(
        *(entered(url, f"/api/rooms/{room}/seats", name="Ada") for url in [*tables.urls] * 4)
    )
    assert done == 1
    assert {one.status for one in refusals} == {409}


@on_a_loop
async def test_a_new_seat_is_known_everywhere_at_once(tables: Tables) -> None:
    """A client that joined at one process may connect to another before that has heard of it."""
    for _ in range(scale(100)):
        room, keys = await table(tables.urls[0], 1, game="closest")
        host = await Wire.open(tables.urls[1], room, keys[0])  # so that it has the room in memory
        seat = await entered(tables.urls[0], f"/api/rooms/{room}/seats", name="Ada")
        wire = await Wire.open(tables.urls[1], room, seat["key"])
        assert wire.look["you"]["who"] == 1
        await all_of(wire.close(), host.close())


@on_a_loop
async def test_a_revoked_key_is_cut_off_everywhere(tables: Tables) -> None:
    for _ in range(scale(20)):
        room, (own,) = await table(tables.urls[0], 1, game="closest")
        here = Post(tables.urls[0], room, own)
        token = (await here.ask("POST", "/links"))["link"].rpartition("/")[2]
        # A link is known everywhere too.
        seat = await entered(tables.urls[1], f"/api/rooms/{room}/seats", token=token)
        stolen = await Wire.open(tables.urls[1], room, seat["key"])
        assert stolen.look["you"]["who"] == 0
        await here.ask("DELETE", "/keys")
        assert await stolen.closed() == 4403
        there = Post(tables.urls[1], room, seat["key"])
        assert (await there.ask("GET"))["you"]["who"] is None
        await all_of(here.close(), there.close())


DEAF = """
from bombe.web.runtime.store.postgres import PostgreSQL
PostgreSQL._hear = lambda *news: None
"""


@on_a_loop
async def test_a_revoked_key_does_nothing_where_nobody_has_heard_of_it(
    tmp_path: Path, postgres: servers.PostgreSQL
) -> None:
    """One of two servers hears of nothing; so it knows what it has read itself."""
    database = ("--database", postgres.database())
    (tmp_path / "deaf").mkdir()
    with (
        serving(tmp_path / "server", *database, BOMBE_LIMITS="0") as one,
        customized(tmp_path / "deaf", DEAF, *database, BOMBE_LIMITS="0") as deaf,
    ):
        for wanted in (
            {"action": "note 1"},
            {"action": "note done before"},  # sent once more
            {"order": "say hello"},
            {"order": "lock off"},  # as it is anyway
            {"order": "start"},
            "links",
            "keys",
            "room",
        ):
            room, (own,) = await table(one.url, 1, game="closest")
            here = Post(one.url, room, own)
            await here.do("begin", order="start")
            token = (await here.ask("POST", "/links"))["link"].rpartition("/")[2]
            seat = await entered(deaf.url, f"/api/rooms/{room}/seats", token=token)
            stolen = Post(deaf.url, room, seat["key"])
            wire = await Wire.open(deaf.url, room, seat["key"])
            await stolen.do("before", action="note done before")
            await here.ask("DELETE", "/keys")
            nonce = "before" if "before" in str(wanted) else "after"
            if isinstance(wanted, dict):
                trying: Awaitable[object] = stolen.do(nonce, **wanted)
            else:
                verb = "POST" if wanted == "links" else "DELETE"
                trying = stolen.ask(verb, "" if wanted == "room" else f"/{wanted}")
            with pytest.raises(Refusal) as refused:
                await trying
            assert refused.value.status == 403, wanted
            if isinstance(wanted, dict):  # nor over a connection that is open
                with pytest.raises((Refusal, Lost)):
                    await wire.do("by wire", **wanted)
            assert (await here.ask("GET"))["you"]["who"] == 0
            await all_of(here.close(), stolen.close(), wire.close())
        # Nor does it see a picture that only its seat may see.
        room, (own, *_) = await table(one.url, 3, game="imitation")
        here = Post(one.url, room, own)
        await here.do("begin", order="start")
        token = (await here.ask("POST", "/links"))["link"].rpartition("/")[2]
        seat = await entered(deaf.url, f"/api/rooms/{room}/seats", token=token)
        there = Post(deaf.url, room, seat["key"])
        view = (await there.ask("GET"))["view"]
        with (
            httpx.Client(headers={"authorization": f"Bearer {own}"}) as mine,
            httpx.Client(headers={"authorization": f"Bearer {seat['key']}"}) as theirs,
        ):
            path = f"/api/rooms/{room}/pictures/{next(names_in(view))}"
            assert theirs.get(deaf.url + path).status_code == 200
            await here.ask("DELETE", "/keys")
            assert theirs.get(deaf.url + path).status_code == 404
            assert mine.get(deaf.url + path).status_code == 200
        await all_of(here.close(), there.close())


def names_in(view: Any) -> Iterator[str]:
    """The names of the pictures that somebody sees."""
    if isinstance(view, dict):
        if "name" in view and "text" in view:
            yield view["name"]
        view = [*view.values()]
    if isinstance(view, list):
        for one in view:
            yield from names_in(one)


@pytest.mark.parametrize("matches", [0, 1], ids=["start", "rematch"])
@on_a_loop
async def test_many_starts_at_once_are_one_match(tables: Tables, matches: int) -> None:
    for n in range(scale(30)):
        room, keys = await table(tables.urls[0], 2, game="closest", start=False)
        ways = [Post(url, room, keys[0]) for url in tables.urls]
        for number in range(matches):
            await ways[0].do(f"start {number}", order="start")
            await ways[0].do(f"end {number}", order="end")
        done, refusals = await outcomes(
            *(way.do(f"{n} {i} {j}", order="start") for i, way in enumerate(ways) for j in range(3))
        )
        assert done == 1
        assert {one.status for one in refusals} == {409}
        # The same one twice: the second request is told that it has been done.
        await ways[1].do("end", order="end")
        done, refusals = await outcomes(*(way.do("again", order="start") for way in ways))
        assert done == len(ways)
        now = await check_everywhere(tables.database, tables.urls, room, keys)
        assert now.matches == matches + 2
        await all_of(*(way.close() for way in ways))


@on_a_loop
async def test_who_has_come_in_before_a_start_plays(tables: Tables) -> None:
    """Also when they came by another process, and the news of it are still on their way."""
    for _ in range(scale(200)):
        room, (key,) = await table(tables.urls[0], 1, game="closest", start=False)
        host = Post(tables.urls[0], room, key)
        late = await entered(tables.urls[1], f"/api/rooms/{room}/seats", name="Late")
        await host.do("1", order="start")
        now = await check_everywhere(tables.database, tables.urls, room, [key, late["key"]])
        assert now.running
        assert {*now.running.seats} == {0, 1}
        await host.close()


@on_a_loop
async def test_who_joins_during_a_start_plays_now_or_next(tables: Tables) -> None:
    """The deal takes a while, and nobody has to wait for it at the door."""
    for _ in range(scale(30)):
        room, keys = await table(tables.urls[0], 2, game="turing_machine")
        host = Post(tables.urls[0], room, keys[0])
        joining = [
            entered(url, f"/api/rooms/{room}/seats", name="Late") for url in [*tables.urls] * 2
        ]
        starting = asyncio.create_task(host.do("1", order="start"))
        late = await asyncio.gather(*joining)
        await starting
        keys += [one["key"] for one in sorted(late, key=lambda one: one["who"])]
        now = await check_everywhere(tables.database, tables.urls, room, keys)
        assert now.running
        assert {*now.order} == {*range(6)}
        assert {0, 1} <= {*now.running.seats} <= {*range(6)}
        await host.do("2", order="end")
        await host.do("3", order="start")
        again = await check_everywhere(tables.database, tables.urls, room, keys)
        assert again.running
        assert {*again.running.seats} == {*range(6)}
        await host.close()
