"""Programs that play at a server: over a live connection, over HTTP, or both at once.

A `Wire` and a `Post` are two ways to the same seat. A `Player` plays match after match over a wire
and reconnects by itself: what was not acknowledged is sent again with the same nonce.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import Future
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import wraps
from itertools import count
from random import Random
from typing import Any, ParamSpec, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bombe.table import disclosure
from bombe.table.events import Row
from bombe.table.room import Room, folded
from bombe.web.runtime.store import StoreDown, store_at
from bombe.web.runtime.store.sqlite import SQLite
from support.scaling import SOAK
from support.serving import Refusal

Look = dict[str, Any]
Given = ParamSpec("Given")

PATIENCE = 60.0  # seconds until something that must happen is given up
PAUSES = (0.02, 0.05, 0.1, 0.2)  # seconds between attempts to come back; then the last one
PACE = 0.02 if SOAK else 0.05  # seconds between two looks, and the longest thought of an action


def on_a_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    @wraps(test)
    def run(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


async def until(wanted: Callable[[], bool], what: str = "what was waited for") -> None:
    """Wait for something that is seen only by looking."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                await asyncio.sleep(0.005)
    assert wanted(), f"never came: {what}"


# --- two ways to a seat --------------------------------------------------------------------------


class Lost(Exception):
    """The connection broke before there was an answer."""


class Way(Protocol):
    async def do(self, nonce: str, **wanted: str) -> None:
        """Act or order; returns when it is acknowledged, or raises `Refusal` or `Lost`."""
        ...

    async def when(self, wanted: Callable[[Look], bool]) -> Look:
        """What this seat sees, as soon as it is so."""
        ...

    async def close(self) -> None: ...


class Wire:
    """A live connection."""

    def __init__(self, connection: ClientConnection) -> None:
        self.look: Look = {}
        self.said: list[Look] = []  # refusals that belong to nothing that was sent
        self.code: int | None = None  # with which it was closed
        self._connection = connection
        self._answers: dict[str, Future[None]] = {}
        self._changed = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def open(cls, url: str, room: str, key: str | None = None, query: str = "") -> Wire:
        """Connect, and wait for the first look or the reason why there is none."""
        try:
            connection = await connect(
                f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/live{query}",
                additional_headers={"authorization": f"Bearer {key}"} if key else None,
                compression=None,
                proxy=None,
                close_timeout=1,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Lost from error
        wire = cls(connection)
        await wire._come(lambda: bool(wire.look or wire.said))
        return wire

    async def _read(self) -> None:
        try:
            async for text in self._connection:
                self._take(json.loads(text))
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.code = self._connection.close_code
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(Lost())
            self._changed.set()

    def _take(self, message: Look) -> None:
        if "done" in message:
            answer = self._answers.get(message["done"])
            if answer and not answer.done():
                answer.set_result(None)
        elif "refused" in message:
            answer = self._answers.get(message.get("nonce", ""))
            if answer and not answer.done():
                answer.set_exception(Refusal(message["status"], message["refused"]))
            else:
                self.said.append(message)
        elif "said" not in message:
            self.look |= message

    async def do(self, nonce: str, **wanted: str) -> None:
        if self._reading.done():
            raise Lost
        answer = self._answers[nonce] = asyncio.get_running_loop().create_future()
        try:
            await self._connection.send(json.dumps({**wanted, "nonce": nonce}))
            async with asyncio.timeout(PATIENCE):
                await answer
        except ConnectionClosed:
            raise Lost from None
        finally:
            if answer.done() and not answer.cancelled():
                answer.exception()  # it may have been lost twice
            self._answers.pop(nonce, None)

    async def when(self, wanted: Callable[[Look], bool], patience: float | None = PATIENCE) -> Look:
        await self._come(lambda: bool(self.look) and wanted(self.look), patience)
        return self.look

    def poke(self) -> None:
        """Let those who wait look again."""
        self._changed.set()

    async def _come(self, wanted: Callable[[], bool], patience: float | None = PATIENCE) -> None:
        async with asyncio.timeout(patience):
            while not wanted():
                if self._reading.done():
                    raise Lost
                self._changed.clear()
                await self._changed.wait()

    async def closed(self) -> int | None:
        """The code with which it is closed, when it is."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([self._reading])
        return self.code

    async def close(self) -> None:
        await self._connection.close()
        await asyncio.wait([self._reading])


class Post:
    """Requests, one at a time."""

    def __init__(self, url: str, room: str, key: str) -> None:
        self._room = f"/api/rooms/{room}"
        self._client = _client(url, key)

    async def ask(self, method: str, path: str = "", **body: Any) -> Look:
        try:
            answer = await self._client.request(
                method, f"{self._room}{path}", json=body if method == "POST" else None
            )
        except httpx.TransportError as error:
            raise Lost from error
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json()["error"])
        found: Look = answer.json() if answer.content else {}
        return found

    async def do(self, nonce: str, **wanted: str) -> None:
        path = "/actions" if "action" in wanted else "/orders"
        answer = await self.ask("POST", path, **wanted, nonce=nonce)
        assert answer["done"] == nonce

    async def when(self, wanted: Callable[[Look], bool]) -> Look:
        async with asyncio.timeout(PATIENCE):
            while not wanted(look := await self.ask("GET")):
                await asyncio.sleep(PACE)
            return look

    async def close(self) -> None:
        await self._client.aclose()


def _client(url: str, key: str | None) -> httpx.AsyncClient:
    return httpx.AsyncClient(
        base_url=url,
        headers={"authorization": f"Bearer {key}"} if key else {},
        timeout=PATIENCE,
        verify=False,  # loading certificates takes longer than all the rest
        trust_env=False,
    )


# --- coming in -----------------------------------------------------------------------------------


async def entered(url: str, path: str, key: str | None = None, **body: Any) -> Look:
    """Make a room or take a seat: room, who and key."""
    async with _client(url, key) as client:
        answer = await client.post(path, json=body)
    if answer.status_code >= 400:
        raise Refusal(answer.status_code, answer.json()["error"])
    return {"key": key, **answer.json()}


async def table(url: str, people: int, **wanted: Any) -> tuple[str, list[str]]:
    """A new room with so many people: its code, and their keys."""
    made = await entered(url, "/api/rooms", name="P0", **wanted)
    keys = [made["key"]]
    for number in range(1, people):
        seat = await entered(url, f"/api/rooms/{made['room']}/seats", name=f"P{number}")
        assert seat["who"] == number + len(wanted.get("bots", []))
        keys.append(seat["key"])
    return made["room"], keys


# --- playing -------------------------------------------------------------------------------------


def is_waited_for(look: Look) -> bool:
    return look["you"]["who"] in look["table"]["waiting"]


def is_over(look: Look) -> bool:
    return bool(look["table"]["phase"] != "playing")


def any_action(look: Look, random: Random) -> str:
    """Something that a seat that is waited for may do, no matter what the others do meanwhile."""
    view = look["view"]
    if look["table"]["game"] == "closest":
        if random.random() < 0.2:
            return f"note {random.randrange(1000)}"
        return f"bid {random.randrange(10)}"
    if random.random() < 0.2:
        return f"note * {random.randrange(1000)}"
    page = view["sheet"]["rounds"][-1]
    free = [verifier for verifier in view["verifiers"] if verifier not in page["answers"]]
    code = "".join(random.choice("12345") for _ in range(3))
    if view["left"] and free and random.random() < 0.6:
        return f"ask {page['proposal'] if page['answers'] else code} {random.choice(free)}"
    return f"thumb up {code}" if random.random() < 0.3 else "thumb down"


class Player:
    """Somebody who plays as long as there is play, over a connection to one of some servers; a
    broken one is replaced. The host starts the next match until the last one is over."""

    def __init__(self, urls: Sequence[str], room: str, key: str, random: Random) -> None:
        self.acknowledged: list[str] = []
        self.refusals: list[Refusal] = []  # but for those that ask for a little patience
        self.told: Counter[int] = Counter()  # how often which status asked for that
        self.sentences: set[str] = set()
        self.connections = 0
        self._last = False
        self._wire: Wire | None = None
        self._urls = urls
        self._room = room
        self._key = key
        self._random = random
        self._nonces = count(1)
        self._pending: tuple[str, dict[str, str]] | None = None

    def end(self) -> None:
        """Let the match that is played be the last."""
        self._last = True
        if self._wire:
            self._wire.poke()

    @property
    def rests(self) -> bool:
        """Whether, as far as it has heard, it is others' turn to ask for something."""
        look = self._wire.look if self._wire else None
        if self._pending or not look:
            return False
        return not (
            look["you"]["who"] == look["table"]["host"] if is_over(look) else is_waited_for(look)
        )

    async def play(self) -> None:
        failed = 0
        for attempt in count():
            try:
                url = self._urls[attempt % len(self._urls)]
                wire = self._wire = await Wire.open(url, self._room, self._key)
            except Lost:
                failed += 1
            else:
                try:
                    if wire.look:
                        self.connections += 1
                        failed = 0
                        await self._play(wire)
                        return
                    self._note(await wire.closed() or 0, wire.said)
                    failed += 1
                except Lost:
                    pass
                finally:
                    await wire.close()
            await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)] * self._random.random())

    def _note(self, code: int, said: list[Look]) -> None:
        assert code == 4503, (code, said)
        self.told[503] += 1
        self.sentences |= {one["refused"] for one in said}

    async def _play(self, wire: Wire) -> None:
        # Without patience of its own: while the database is stopped, nobody gets a turn. The test
        # knows what must go on by when.
        while True:
            if self._pending:
                await self._send(wire, *self._pending)
            look = await wire.when(lambda look: is_waited_for(look) or is_over(look), None)
            if not is_over(look):
                self._want(look, action=any_action(look, self._random))
            elif self._last:
                return
            elif look["you"]["who"] == look["table"]["host"]:
                self._want(look, order="start")
            else:
                await wire.when(lambda look: not is_over(look) or self._last, None)

    def _want(self, look: Look, **wanted: str) -> None:
        self._pending = f"{look['you']['who']}-{next(self._nonces)}", wanted

    async def _send(self, wire: Wire, nonce: str, wanted: dict[str, str]) -> None:
        while self._pending:
            try:
                await wire.do(nonce, **wanted)
                self.acknowledged.append(nonce)
                self._pending = None
                # As people do; else a few players take the machine from the tests beside them.
                await asyncio.sleep(PACE * self._random.random())
            except Refusal as refusal:
                if refusal.status != 503:
                    self.refusals.append(refusal)
                    raise
                self.told[503] += 1
                self.sentences.add(refusal.sentence)
                await asyncio.sleep(PAUSES[-1] * self._random.random())


# --- what must be so afterwards ------------------------------------------------------------------


async def rows_of(database: str, room: str) -> list[Row]:
    """The log of a room as its store holds it. Where a store, or the whole machine, stood still for
    longer than a server waits, whoever plays asks again, and so does who looks."""
    path = database.removeprefix("sqlite:///")
    store = store_at(database) if path == database else SQLite(path, read_only=True)
    await store.open(lambda *_: None)
    try:
        for pause in PAUSES:
            with suppress(StoreDown):
                rows = await store.read(room)
                break
            await asyncio.sleep(pause)
        else:
            rows = await store.read(room)
    finally:
        await store.close()
    assert [row.n for row in rows] == [*range(1, len(rows) + 1)]
    return rows


async def events_of(database: str, room: str) -> list[tuple[Look, int]]:
    """The same as plain JSON."""
    return [(json.loads(row.text), row.at) for row in await rows_of(database, room)]


def check_log(events: Sequence[tuple[Look, int]], acknowledged: Sequence[Sequence[str]]) -> None:
    """Each seat's acknowledged nonces are there once and in order; no nonce is there twice."""
    nonces = [(event["who"], event["nonce"]) for event, _ in events if event.get("nonce")]
    assert len(set(nonces)) == len(nonces)
    for who, wanted in enumerate(acknowledged):
        heard = set(wanted)
        assert [nonce for one, nonce in nonces if one == who and nonce in heard] == [*wanted]


def shown(room: Room, who: int | None) -> Look:
    """What a server must show of a room."""
    look: Look = json.loads(disclosure.encoder("en").encode(disclosure.look(room, who)))
    return look


async def check_everywhere(
    database: str, urls: Sequence[str], room: str, keys: Sequence[str | None]
) -> Room:
    """The log replays to what every server shows to every member; a bot has no key."""
    for url in urls:
        for who, key in enumerate(keys):
            if key is not None:
                await _check_shown(database, url, room, who, key)
    return folded(room, await rows_of(database, room))


async def _check_shown(database: str, url: str, room: str, who: int, key: str) -> None:
    """Notifications from other processes take a moment, however quiet the room is; and it may not
    be quiet: somebody who has been away for long is gone meanwhile."""
    post = Post(url, room, key)
    end = asyncio.get_running_loop().time() + 5
    try:
        while True:
            late = asyncio.get_running_loop().time() > end
            look = await post.ask("GET")
            wanted = shown(folded(room, await rows_of(database, room)), who)
            if late or look == wanted:
                break
    finally:
        await post.close()
    assert look["table"] == wanted["table"]  # apart, so that a failure says what differs
    assert look == wanted


async def all_of(*works: Awaitable[Any]) -> None:
    """Do all at once. The first that fails ends the others."""
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(_awaited(work))


async def _awaited(work: Awaitable[Any]) -> None:
    await work
