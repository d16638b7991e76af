"""Players for the load bench: thousands of connections from one process, so light that the server
is what is measured. They speak WebSocket by hand and read of a message only what they need."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from random import Random
from time import perf_counter

GAME = "turing_machine"
SEATS = 4
# What a seat does in each round. One action in five is its own affair: a mark or a note.
ROUND = ("ask A", "ask C", "own", "ask E", "thumb down")
PAUSE = 0.2  # seconds until what was refused for a moment is sent again
TEXT, PING = 0x81, 0x89  # first bytes of whole frames


class Unplayable(Exception):
    """The server refused or closed what the bench takes for legal."""


@dataclass
class Tally:
    """What came and went since the start."""

    done: int = 0
    own: int = 0  # of these, what concerned one seat alone
    views: int = 0  # messages with something to see
    view_bytes: int = 0
    done_bytes: int = 0
    again: int = 0  # actions that were sent again because the server had too much to do
    waits: list[float] = field(default_factory=list)  # seconds from an action to its `done`


class Load:
    """All the players of a run. With `rounds` a seat whose thumb is in waits until it sees the
    next round, as the rules want; the bare reference knows no rounds."""

    def __init__(self, rounds: bool = True, pace: float = 0.0) -> None:
        self.rounds = rounds
        self.pace = pace  # seconds between a seat's actions; 0: the next as soon as one is done
        self.tally = Tally()
        self.seats: list[Seat] = []
        self.loop = asyncio.get_running_loop()
        self.failed: asyncio.Future[None] = self.loop.create_future()
        self._mark = 0
        self._reached: asyncio.Future[None] | None = None
        self._random = Random(1)

    async def connect(self, port: int, path: str, key: str = "") -> Seat:
        def protocol() -> Seat:
            return Seat(self, path, key, len(self.seats))

        _, seat = await self.loop.create_connection(protocol, "127.0.0.1", port)
        self.seats.append(seat)
        await seat.open
        return seat

    def start(self) -> None:
        for seat in self.seats:
            if self.pace:
                self.loop.call_later(self._random.uniform(0, self.pace), seat.act)
            else:
                seat.act()

    async def until(self, done: int) -> None:
        """Wait until so many actions are done."""
        self._mark, self._reached = done, self.loop.create_future()
        await asyncio.wait({self._reached, self.failed}, return_when=asyncio.FIRST_COMPLETED)
        if self.failed.done():
            self.failed.result()

    def done(self, own: bool, size: int, seconds: float) -> None:
        tally = self.tally
        tally.done += 1
        tally.own += own
        tally.done_bytes += size
        tally.waits.append(seconds)
        if tally.done == self._mark and self._reached:
            self._reached.set_result(None)

    def fail(self, why: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(Unplayable(why))

    def close(self) -> None:
        for seat in self.seats:
            seat.closed = True
            seat.transport.abort()


class Seat(asyncio.Protocol):
    """A connection that plays."""

    transport: asyncio.Transport

    def __init__(self, load: Load, path: str, key: str, number: int) -> None:
        self.load = load
        self.path = path
        self.key = key
        self.open: asyncio.Future[None] = load.loop.create_future()
        self.closed = False
        self._rest = b""
        self._shaken = False
        self._script = script(number)
        self._nonces = count()
        self._frame = b""
        self._own = False
        self._sent = 0.0
        self._sought = b""  # what a view holds once the next round has begun
        self._idle = False  # waiting for that, with nothing under way

    # ---- playing -----------------------------------------------------------------------------

    def act(self) -> None:
        if self.closed:
            return
        action, next_round = next(self._script)
        self._own = action.startswith(("mark", "note"))
        if next_round and self.load.rounds:
            self._sought = b'"round":%d,' % next_round
        text = f'{{"action":"{action}","nonce":"{next(self._nonces)}"}}'.encode()
        # A mask of zeros: the server has to apply it all the same.
        self._frame = bytes((TEXT, 0x80 | len(text), 0, 0, 0, 0)) + text
        self._sent = perf_counter()
        self.transport.write(self._frame)

    def _act_again(self) -> None:
        """The same with the same nonce, as a client does that was told to try again."""
        if not self.closed:
            self.transport.write(self._frame)

    def _seen(self, data: bytes, start: int, end: int) -> None:
        """A message has come."""
        load = self.load
        if data.startswith(b'{"done"', start):
            load.done(self._own, end - start, perf_counter() - self._sent)
            self._idle = bool(self._sought)
            if not self._idle:
                self._go_on()
        elif data.startswith(b'{"refused"', start) and data.endswith(b'"status":503}', 0, end):
            load.tally.again += 1
            load.loop.call_later(PAUSE, self._act_again)
        elif data.startswith(b'{"refused"', start):
            load.fail(data[start:end].decode())
        else:
            load.tally.views += 1
            load.tally.view_bytes += end - start
            if self._sought and data.find(self._sought, start, end) >= 0:
                self._sought = b""
                if self._idle:
                    self._idle = False
                    self._go_on()

    def _go_on(self) -> None:
        if self.load.pace:
            self.load.loop.call_later(self.load.pace, self.act)
        else:
            self.act()

    # ---- WebSocket ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}",
            *([f"Authorization: Bearer {self.key}"] if self.key else []),
        ]
        self.transport.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._shaken:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head[:20]:
                self.load.fail(head.decode())
                return
            self._shaken = True
            self.open.set_result(None)
        at, end_of_data = 0, len(data)
        while end_of_data - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            end_of_frame = start + size
            if end_of_frame > end_of_data or start > end_of_data:
                break
            kind = data[at]
            if kind == TEXT:
                self._seen(data, start, end_of_frame)
            elif kind == PING:
                pong = bytes((0x8A, 0x80 | size, 0, 0, 0, 0)) + data[start:end_of_frame]
                self.transport.write(pong)
            else:
                self.load.fail(f"frame {kind:#x}: {data[start:end_of_frame]!r}")
            at = end_of_frame
        self._rest = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed:
            self.load.fail(f"connection lost: {error}")


def script(number: int) -> Iterator[tuple[str, int]]:
    """The actions of a seat for ever: none of them declares a code, so the match does not end.
    With the last of a round comes the number of the next."""
    for round_number in count(1):
        proposal = f"{1 + number % 5}{1 + round_number % 5}{1 + number // 5 % 5}"
        for step in ROUND:
            if step.startswith("ask"):
                yield f"ask {proposal} {step[-1]}", 0
            elif step == "own":
                shape, digit = "tsc"[round_number // 10 % 3], round_number // 2 % 5 + 1
                marking = round_number % 2 and round_number < 30
                yield (f"mark {shape}{digit}" if marking else f"note A seen {round_number}"), 0
            else:
                yield step, round_number + 1


# ---- rooms -----------------------------------------------------------------------------------


class Api:
    """The table's API over one connection that is kept."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self._connection = HTTPConnection(
            "127.0.0.1", port, timeout=60, source_address=(address, 0)
        )

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> bytes:
        headers = {"content-type": "application/json"}
        if key:
            headers["authorization"] = f"Bearer {key}"
        text = None if body is None else json.dumps(body).encode()
        self._connection.request(method, path, text, headers)
        answer = self._connection.getresponse()
        said = answer.read()
        if answer.status >= 400:
            raise Unplayable(f"{method} {path}: {answer.status} {said.decode()}")
        return said

    def room(self, watch: bool = False) -> tuple[str, list[str]]:
        """A room where a match has just begun: its code, and the keys of its seats."""
        made = json.loads(self.ask("POST", "/api/rooms", {"game": GAME, "watch": watch}))
        code, keys = made["room"], [made["key"]]
        for _ in range(SEATS - 1):
            keys.append(json.loads(self.ask("POST", f"/api/rooms/{code}/seats", {}))["key"])
        self.ask("POST", f"/api/rooms/{code}/orders", {"order": "start", "nonce": "s"}, keys[0])
        return code, keys
