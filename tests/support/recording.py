"""The web table in this very process, with time and chance controlled by the test, and people at it
for whom every byte they receive is recorded, and when.

A request is made where a web server would make it (ASGI), so that all the headers we send are seen.
The clock does not move until it is advanced: everything at one moment is finished before the next,
however long that takes.
"""

from __future__ import annotations

import asyncio
import json
import math
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple
from urllib.parse import urlencode

from bombe.chance import Chance
from bombe.game import Deal, Game, Options, View
from bombe.match import Match
from bombe.table.codes import ALPHABET
from bombe.table.teaching import taught
from bombe.web.http import guard
from bombe.web.http import server as server_module
from bombe.web.http.app import application
from bombe.web.http.limits import Limits, Rate, Rates
from bombe.web.http.server import Server
from bombe.web.http.settings import Settings
from bombe.web.http.visitor import form_token
from bombe.web.runtime import live
from bombe.web.runtime.entropy import Entropy
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store import store_at
from bombe.web.runtime.times import Times

Result = TypeVar("Result")
Given = TypeVarTuple("Given")
Seen = tuple[float, bytes]  # when, and everything that was received then

# Nobody is made to wait for their turn: while a request is answered, the clock stands still.
AT_ONCE = Rate(1e9, 1.0, at_once=1e9)
RATES = Rates(address=AT_ONCE, pages=AT_ONCE, refusals=AT_ONCE)
EPOCH = 1_700_000_000_000  # when a recording begins, in milliseconds
ELSEWHERE = "203.0.113.7"  # an address that is not this machine's


class Clockwork(asyncio.SelectorEventLoop):
    """A loop whose clock a test moves on."""

    def __init__(self) -> None:
        self.moment = 0.0
        self._outside: set[asyncio.Future[Any]] = set()  # what threads are doing
        super().__init__()

    def time(self) -> float:
        return self.moment

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Given], Result], *args: *Given
    ) -> asyncio.Future[Result]:
        future = super().run_in_executor(executor, func, *args)
        self._outside.add(future)
        future.add_done_callback(self._outside.discard)
        return future

    async def until(self, moment: float) -> None:
        """Let everything happen that is to happen up to this moment, and it be that moment."""
        while True:
            await asyncio.sleep(0)
            # Looked up each time: a loop with many cancelled timers puts the others in a new list.
            ready, timers = vars(self)["_ready"], vars(self)["_scheduled"]
            if self._outside:
                await asyncio.wait(self._outside)
            elif not ready:
                due = min((one.when() for one in timers if not one.cancelled()), default=math.inf)
                if due > moment:
                    break
                self.moment = max(self.moment, due)
        self.moment = moment

    async def settled(self) -> None:
        await self.until(self.moment)


def clockwork() -> Clockwork:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Clockwork)
    return loop


def play(work: Coroutine[Any, Any, Result]) -> Result:
    """Do the work on a loop with a clock of its own."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(work)


ASKING: ContextVar[str] = ContextVar("ASKING", default="")  # on whose behalf something is done


class Tokens(Entropy):
    """Gives the same each time: keys by who asks, and the seed that the test has set. How often a
    server needed one for somebody else must not decide what is next."""

    def __init__(self) -> None:
        self.next_seed = 0
        self.made: Counter[str] = Counter()

    def now(self) -> int:
        return EPOCH + round(clockwork().moment * 1000)

    def code(self) -> str:
        return "".join(ALPHABET[7 * self._number("code") % len(ALPHABET)] for _ in range(6))

    def key(self) -> str:
        who = ASKING.get()
        return f"{who}-{self._number(who)}".rjust(22, "_")

    def match(self) -> str:
        return f"match-{self._number('match'):06}"

    def seed(self) -> int:
        return self.next_seed

    def _number(self, kind: str) -> int:
        self.made[kind] += 1
        return self.made[kind]


class Dealer(Pool):
    """Deals what the test wants to be dealt, and thinks as long as the test wants. Where it wants
    nothing it does what a process of the pool would do."""

    def __init__(self) -> None:
        super().__init__(1, 1, 1.0)
        self.next_deal: Deal | None = None
        self.pondered = (0.0, "")  # after how long, and what
        self.trying: Callable[[bool], object] = bool  # told of each try, and whether it is quick
        self.thoughts: Callable[[View], tuple[float, str]] | None = None

    async def deal(
        self,
        game: Game[Any],
        options: Options,
        seats: int,
        seed: int,
        payer: str = "",
        room: str = "",
    ) -> tuple[Deal, list[str]]:
        if self.next_deal is not None:
            return self.next_deal, []
        match = Match.dealt(game, options, seats, Chance(seed))
        return match.deal, [action for _, action in match.log]

    async def ponder(
        self,
        game: Game[Any],
        asked: Any,
        quickly: bool = False,
        payer: str = "",
        room: str = "",
    ) -> str:
        self.trying(quickly)
        seconds, action = self.pondered
        await asyncio.sleep(seconds)
        return action

    async def think(
        self,
        game: Game[Any],
        level: str,
        view: View,
        seed: int,
        payer: str = "",
        room: str = "",
    ) -> str:
        assert self.thoughts
        seconds, action = self.thoughts(view)
        await asyncio.sleep(seconds)
        return action

    async def taught(
        self, game: Game[Any], asked: Sequence[Any], payer: str, long: bool = False
    ) -> Any:
        return _taught(game.school, *asked)


@cache
def _taught(school: str, *asked: Any) -> Any:
    return taught(import_module(school), *asked)


@dataclass
class Table:
    """A server that runs."""

    app: Any
    server: Server
    tokens: Tokens
    dealer: Dealer


@asynccontextmanager
async def table(folder: Path, times: Times | None = None) -> AsyncIterator[Table]:
    database = f"sqlite:///{folder / 'table.db'}"
    settings = Settings(
        "0.0.0.0", 8000, database, 1, folder, False, "secret" * 8, games=(), limits=True
    )
    tokens, dealer = Tokens(), Dealer()
    rooms = Rooms(store_at(database), dealer, tokens, times)
    gaps = guard.PAGE_SECONDS, server_module.BIT_SECONDS, live.TELLING_SECONDS
    opening, server_module.OPENING_SECONDS = server_module.OPENING_SECONDS, 0.0
    guard.PAGE_SECONDS = server_module.BIT_SECONDS = 0.0
    live.TELLING_SECONDS = math.inf  # a rest is as long as this machine needed
    server = Server(rooms, settings, Limits(RATES, clockwork().time))
    app = application(server)
    heard: asyncio.Queue[Any] = asyncio.Queue()
    said: asyncio.Queue[Any] = asyncio.Queue()
    heard.put_nowait({"type": "lifespan.startup"})
    life = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, heard.get, said.put))
    assert (await said.get())["type"] == "lifespan.startup.complete"
    try:
        yield Table(app, server, tokens, dealer)
    finally:
        guard.PAGE_SECONDS, server_module.BIT_SECONDS, live.TELLING_SECONDS = gaps
        server_module.OPENING_SECONDS = opening
        heard.put_nowait({"type": "lifespan.shutdown"})
        await life


@dataclass
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Viewer:
    """Somebody at a table, or before it: requests, live connections, and what came of them."""

    table: Table
    name: str
    headers: dict[str, str] = field(default_factory=dict)
    address: str = ELSEWHERE
    received: list[Seen] = field(default_factory=list)
    bodies: list[bytes] = field(default_factory=list)  # the parts of it that hold JSON
    room: str = ""
    who: int | None = None
    nonces: int = 0

    def _scope(self, kind: str, method: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        path, _, query = path.partition("?")
        named = {"host": "table.example", **self.headers, **headers}
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": (self.address, 4711),
            "server": ("127.0.0.1", 8000),
            "subprotocols": [],
            "extensions": {},
        }

    def _note(self, what: str, message: dict[str, Any]) -> None:
        """Write down everything of a message."""
        self.received.append((round(clockwork().moment, 6), f"{what} {message!r}".encode()))
        self._keep((message.get("text") or "").encode())

    def _keep(self, text: bytes) -> None:
        if text[:1] in (b"{", b"["):
            self.bodies.append(text)

    async def ask(
        self, method: str, path: str, body: bytes | dict[str, Any] = b"", **headers: str
    ) -> Answer:
        """Make a request; the names of headers are written with _ for -."""
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if isinstance(body, dict):
            body = json.dumps(body).encode()
            given.setdefault("content-type", "application/json")
        messages = [{"type": "http.request", "body": body, "more_body": False}]
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            if messages:
                return messages.pop()
            return await asyncio.Future()  # they stay on the line

        async def send(message: dict[str, Any]) -> None:
            self._note(f"{method} {path}", message)
            sent.append(message)

        ASKING.set(self.name)
        await self.table.app(self._scope("http", method, path, given), receive, send)
        headers_sent = [(name.decode(), value.decode()) for name, value in sent[0]["headers"]]
        whole = b"".join(message.get("body", b"") for message in sent[1:])
        self._keep(whole)
        return Answer(sent[0]["status"], headers_sent, whole)

    def watch(self, query: str = "") -> Line:
        return Line(self, f"/api/rooms/{self.room}/live{query}")

    # --- as `serving.Person` does it ---

    async def make(self, **wanted: Any) -> None:
        self._enter(await self.ask("POST", "/api/rooms", wanted))

    async def join(self, room: str, name: str = "") -> None:
        self._enter(await self.ask("POST", f"/api/rooms/{room}/seats", {"name": name}))

    def _enter(self, answer: Answer) -> None:
        assert answer.status == 201, answer
        self.room, self.who = answer.json["room"], answer.json["who"]
        self.headers["authorization"] = f"Bearer {answer.json['key']}"

    async def act(self, action: str) -> Answer:
        return await self._told("actions", action=action)

    async def order(self, order: str) -> Answer:
        return await self._told("orders", order=order)

    async def _told(self, where: str, **what: str) -> Answer:
        return await self.ask("POST", f"/api/rooms/{self.room}/{where}", what | self.nonce())

    async def send_form(self, where: str, **fields: str) -> Answer:
        """As a page of ours would."""
        fields |= {"token": form_token(self.table.server.settings.secret, self.key)} | self.nonce()
        return await self.ask(
            "POST",
            f"/r/{self.room}/{where}",
            urlencode(fields).encode(),
            content_type="application/x-www-form-urlencoded",
        )

    @property
    def key(self) -> str:
        return self.headers["authorization"].partition(" ")[2]

    def nonce(self) -> dict[str, str]:
        self.nonces += 1
        return {"nonce": f"{self.nonces}"}


class Line:
    """A live connection."""

    def __init__(self, viewer: Viewer, path: str) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._viewer = viewer
        ASKING.set(viewer.name)
        scope = viewer._scope("websocket", "GET", path, {})
        self._task = asyncio.ensure_future(viewer.table.app(scope, self._said.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        self._viewer._note("live", message)

    def say(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    def tell(self, **what: str) -> None:
        self.say(json.dumps(what | self._viewer.nonce()))

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task
