"""A real table whose clock and chance are set, for golden files: what is played there twice is
written twice the same, in either store."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import httpx

from bombe.game import Game
from bombe.games.turing_machine.codes import CODES
from bombe.table.played import Played
from bombe.table.room import Room
from bombe.web.http.app import application, load_games
from bombe.web.http.limits import Limits
from bombe.web.http.server import Server
from bombe.web.http.settings import read_settings
from bombe.web.http.visitor import COOKIE, form_token
from bombe.web.runtime import presence
from bombe.web.runtime.entropy import KEY_LENGTH, Entropy
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store import store_at
from bombe.web.runtime.times import Times

Json = Any

HOME = "http://localhost"
SECRET = "what signs the forms of golden files"
PATIENCE = 120.0  # seconds until what should happen is given up
BEAT = 1600  # milliseconds from one request to the next
HOUR = 3_600_000
NEVER = 1e8  # seconds: nothing happens by itself that nobody asked for
KEPT_DAYS = 2  # that a room is kept


class Set(Entropy):
    """All that comes by chance comes from the time, and that goes on when it is told to: two bots
    that ask at once, in whichever order, get the same."""

    def __init__(self, start: int) -> None:
        self.time = start
        self.codes: list[str] = []  # of the next rooms

    def now(self) -> int:
        return self.time

    def jump(self) -> int:
        return 0

    def steady(self) -> float:
        return self.time / 1000

    def code(self) -> str:
        return self.codes.pop(0)

    def key(self) -> str:
        return self._drawn("key")[:KEY_LENGTH]

    def match(self) -> str:
        return self._drawn("match")[:16]

    def seed(self) -> int:
        return int(self._drawn("seed")[:16], 16)

    def _drawn(self, what: str) -> str:
        return sha256(f"{what} {self.time}".encode()).hexdigest()


class HeldPool(Pool):
    """In which the Machine thinks only when it may."""

    def __init__(self) -> None:
        super().__init__(1, 64, 60.0)
        self.may = asyncio.Event()
        self.may.set()

    async def ponder(
        self, game: Game[Any], asked: Any, quickly: bool = False, payer: str = "", room: str = ""
    ) -> str:
        await self.may.wait()
        return await super().ponder(game, asked, quickly, payer, room)


class Table:
    def __init__(self, address: str, entropy: Set) -> None:
        settings = read_settings(
            {"database": address, "secret": SECRET, "limits": "0", "data": os.devnull}, {}
        )
        load_games(settings)
        times = Times(
            grace=NEVER, unseen=NEVER, beat=0.0, idle=NEVER, kept_days=KEPT_DAYS, chore=NEVER
        )
        self.entropy = entropy
        self.pool = HeldPool()
        self.rooms = Rooms(store_at(address), self.pool, entropy, times)
        self.server = Server(self.rooms, settings, Limits(None, time.monotonic))
        self.app = application(self.server)

    def live(self, code: str) -> Live:
        return self.rooms.live[code]

    def room(self, code: str) -> Room:
        return self.live(code).room

    def played(self, code: str) -> Played:
        """The match on the table of a room."""
        played = self.room(code).played
        assert played
        return played

    def seats(self, code: str) -> Sequence[int]:
        return self.played(code).seats

    def state(self, code: str) -> Any:
        """What its game knows, secrets and all."""
        return self.played(code).match.state

    def found(self, code: str) -> str:
        """The code that is looked for."""
        return str(CODES[self.state(code).secret.code])

    def match(self, code: str) -> str:
        return self.played(code).id

    def hold(self) -> None:
        """The Machine does not come to its game, until it is let go."""
        self.pool.may.clear()

    async def let_go(self) -> None:
        self.entropy.time += BEAT
        self.pool.may.set()
        await self.at_rest()

    async def gone(self, code: str, who: int) -> None:
        """A member has not been seen for long."""
        self.entropy.time += BEAT
        presence.missed(self.rooms, self.live(code), who, 0.0)
        await until(lambda: self.room(code).members[who].gone)
        await self.at_rest()

    async def late(self, code: str) -> None:
        """Somebody has not acted in time: after some real seconds the room does."""
        before = self.room(code).n
        self.entropy.time += BEAT
        await until(lambda: self.room(code).n > before)
        await self.at_rest()

    async def grow(self, hours: int) -> None:
        """Servers have lived on the store for so long when they look at what is there."""
        self.entropy.time += hours * HOUR
        await self.rooms.expire()

    async def at_rest(self) -> None:
        """Nothing goes on by itself any more."""
        await until(lambda: all(map(self._rests, self.rooms.live.values())))

    def _rests(self, live: Live) -> bool:
        running = live.room.running
        thinks = running and running.pondered is not None and self.pool.may.is_set()
        return not (live.changing or live.pending or live.thinking or thinks)


@asynccontextmanager
async def table(address: str, entropy: Set) -> AsyncIterator[Table]:
    """A table that is open, and comes to a clean end."""
    opened = Table(address, entropy)
    await opened.rooms.open()
    try:
        yield opened
    finally:
        await opened.rooms.close()


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.005)


class Visitor:
    """Somebody at a table: a program, or a browser without scripts. What they want is done, with
    all that comes of it, when it is answered."""

    def __init__(self, table: Table, name: str, browser: bool = False, device: str = "") -> None:
        self.table = table
        self.name = name
        self.room = ""
        self.nonces = 0
        self.called = f"{name}{device}"  # by which nonces are told apart
        self.key = sha256(f"{name} {device}".encode()).hexdigest()[:KEY_LENGTH]
        headers = {"authorization": f"Bearer {self.key}"}
        if browser:
            headers = {"cookie": f"{COOKIE}={self.key}", "origin": HOME}
        self._headers = headers

    async def send(self, method: str, path: str, **how: Any) -> httpx.Response:
        self.table.entropy.time += BEAT
        wire = httpx.ASGITransport(self.table.app, client=("127.0.0.1", 1234))
        headers = self._headers | how.pop("headers", {})
        async with httpx.AsyncClient(transport=wire, base_url=HOME, headers=headers) as client:
            answer = await client.request(method, path, **how)
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        await self.table.at_rest()
        return answer

    async def ask(self, method: str, path: str, **body: Any) -> Json:
        answer = await self.send(method, path, json=body if method == "POST" else None)
        return answer.json() if answer.content else None

    async def form(self, path: str, **fields: str) -> None:
        self.nonces += 1
        own = {"token": form_token(SECRET, self.key), "nonce": f"{self.called}-{self.nonces}"}
        await self.send("POST", path, data=own | fields)

    async def make(self, code: str, **wanted: Any) -> Visitor:
        self.table.entropy.codes = [code]
        self.room = code
        await self.ask("POST", "/api/rooms", name=self.name, **wanted)
        return self

    async def make_by_form(self, code: str, **fields: str) -> Visitor:
        self.table.entropy.codes = [code]
        self.room = code
        await self.form("/rooms", **fields)
        return self

    async def branch(self, code: str, match: str, **wanted: Any) -> Visitor:
        """Play on from a step of a match, in a room of one's own."""
        self.table.entropy.codes = [code]
        self.room = code
        await self.ask("POST", f"/api/matches/{match}/branches", **wanted)
        return self

    async def join(self, code: str) -> Visitor:
        self.room = code
        await self.ask("POST", f"/api/rooms/{code}/seats", name=self.name)
        return self

    async def act(self, *actions: str) -> None:
        await self._each("action", actions)

    async def order(self, *orders: str) -> None:
        await self._each("order", orders)

    async def _each(self, what: str, lines: tuple[str, ...]) -> None:
        for line in lines:
            self.nonces += 1
            wanted = {what: line, "nonce": f"{self.called}-{self.nonces}"}
            await self.ask("POST", f"/api/rooms/{self.room}/{what}s", **wanted)

    async def link(self) -> str:
        """A link for another device; what it ends with."""
        made = await self.ask("POST", f"/api/rooms/{self.room}/links")
        return str(made["link"]).rpartition("/")[2]

    async def on_another(self, device: str, browser: bool = False) -> Visitor:
        """The same seat on another device."""
        other = Visitor(self.table, self.name, browser, device)
        other.room, token = self.room, await self.link()
        if browser:
            await other.form(f"/r/{self.room}/seat/{token}")
        else:
            await other.ask("POST", f"/api/rooms/{self.room}/seats", token=token)
        return other

    async def picture(self, name: str, data: bytes) -> str:
        """Put a picture in; its key."""
        answer = await self.send(
            "POST",
            f"/api/rooms/{self.room}/pictures",
            params={"name": name},
            content=data,
            headers={"content-type": "application/octet-stream"},
        )
        (file,) = answer.json()["files"]
        assert file["why"] is None, file
        return str(file["key"])

    async def review(self, match: str) -> None:
        """Have a match reviewed, and all that is found in it kept."""
        now = self.table.entropy.time
        async with asyncio.timeout(PATIENCE):
            while (await self.ask("GET", f"/api/matches/{match}/review"))["more"]:
                self.table.entropy.time = now  # however often it takes
