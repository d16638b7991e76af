"""One hostile client, in a process of its own and with an address of its own: so what others notice
of it is what the server does about it. `attacking` starts one.

It says `ready` when all that it needs is there, begins at the first line that it is sent, says
`begun` when every part of it is at it, stops at the second line, and tells what came of it in a
line of JSON. Nothing but the standard library is imported: what a stranger sends is bytes.
"""

from __future__ import annotations

import json
import os
import socket
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, cycle
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

ADDRESS = "127.0.0.66"  # of one, if it is not told another
CHUNK = 64 * 1024  # bytes of a live flood that are sent at once
PATIENCE = 30.0  # seconds for an answer
LIVE_SECONDS = 60.0  # until a live flood that nobody ends gives up
DEAR = "40+48 46+20 17+45 33+12 41+43"  # the cards on which the Machine and the aids take longest
AIDS = ("codes", "laws", "marks", "hints")
MARKS = [f"mark t{digit} {sign}" for digit in range(1, 6) for sign in "-+"]
PAGES = ("/", "/?game=imitation", "/privacy", "/preferences", "/g/turing_machine/box", "/nothing")


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    return struct.pack("!BB4x", fin << 7 | opcode, 0x80 | len(data)) + data


# What one may send over a live connection without ever asking for anything.
FLOODS = {
    "refused": frame(1, b'{"action":"x","nonce":"1"}'),
    "pings": frame(9, b""),
    "pongs": frame(10, b""),
    "empty": frame(1, b""),
    "malformed": frame(2, b"{"),
    "fragments": frame(1, b"{", fin=False) + frame(0, b"", fin=False) * 1000,
    "unmasked": b"\x81\x02{}",
    "large": struct.pack("!BBH4x", 0x81, 0xFE, 60_000) + b"x" * 60_000,
}


# ---- bytes -------------------------------------------------------------------------------------


def request(method: str, path: str, body: object = None, key: str = "", more: str = "") -> bytes:
    text = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if body is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"]
    if key:
        lines.append(f"Authorization: Bearer {key}")
    return "\r\n".join([*lines, more, ""]).encode() + (b"\r\n" if more else b"") + text


def connected(port: int, address: str, buffer: int = 0) -> socket.socket:
    """From this address, with so little place for what comes, if not 0."""
    wire = socket.socket()
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if buffer:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    wire.settimeout(PATIENCE)
    wire.bind((address, 0))
    wire.connect(("127.0.0.1", port))
    return wire


def handshake(
    port: int, room: str, key: str, address: str = "127.0.0.1", reads: bool = True
) -> socket.socket | None:
    """A live connection as bytes, to send what no library would; None if it was refused. One that
    will not be read has little place for what comes."""
    upgrade = (
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    )
    try:
        wire = connected(port, address, 0 if reads else 4096)
        wire.sendall(request("GET", f"/api/rooms/{room}/live", key=key, more=upgrade))
        if wire.recv(12) == b"HTTP/1.1 101":
            return wire
        wire.close()
    except OSError:
        pass
    return None


class Line:
    """A connection that carries requests, made anew whenever it was ended."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self._wire: socket.socket | None = None

    def ask(self, sent: bytes) -> tuple[int, bytes]:
        """The status and the body of an answer; status 0 if the connection ended."""
        try:
            if self._wire is None:
                self._wire = connected(self.port, self.address)
            self._wire.sendall(sent)
            return self._answer(self._wire)
        except OSError:
            self.close()
            return 0, b""

    def _answer(self, wire: socket.socket) -> tuple[int, bytes]:
        data = b""
        while b"\r\n\r\n" not in data:
            data += self._part(wire)
        head, _, body = data.partition(b"\r\n\r\n")
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        size = int(fields.get(b"content-length", 0))
        while len(body) < size:
            body += self._part(wire)
        if fields.get(b"connection") == b"close":
            self.close()
        return int(head[9:12]), body

    @staticmethod
    def _part(wire: socket.socket) -> bytes:
        part = wire.recv(65536)
        if not part:
            raise ConnectionError
        return part

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None


@dataclass
class Flood:
    """A live connection that sends the same over and over, and reads what it gets, or does not."""

    kind: str
    reads: bool = True
    answers: int = 0  # messages and pongs that came back
    close: list[Any] | None = None  # the code and the reason that it was ended with
    ended: bool = False
    seconds: float = 0.0  # that it lasted

    def run(self, wire: socket.socket) -> None:
        """Until it was ended."""
        began = time.monotonic()
        wire.settimeout(LIVE_SECONDS)
        receiving = threading.Thread(target=self._receive, args=(wire,), daemon=True)
        if self.reads:
            receiving.start()
        self._send(wire)
        if self.reads:
            receiving.join(LIVE_SECONDS)
        self.seconds = time.monotonic() - began
        wire.close()

    def _send(self, wire: socket.socket) -> None:
        sent = FLOODS[self.kind]
        chunk, end = sent * max(1, CHUNK // len(sent)), time.monotonic() + LIVE_SECONDS
        try:
            while not self.ended and time.monotonic() < end:
                wire.sendall(chunk)
        except ConnectionError:
            self.ended = True
        except TimeoutError:
            pass

    def _receive(self, wire: socket.socket) -> None:
        data = b""
        try:
            while part := wire.recv(65536):
                data = self._taken(data + part)
        except ConnectionError:
            pass
        except TimeoutError:
            return
        self.ended = True

    def _taken(self, data: bytes) -> bytes:
        """What is left of the bytes after the frames in them; the first are the handshake's end."""
        if not self.answers and b"\r\n\r\n" in data:
            data = data.partition(b"\r\n\r\n")[2]
        while len(data) >= 2:
            size, start = data[1], 2
            if size == 126:
                size, start = int.from_bytes(data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + size:
                break
            body = data[start : start + size]
            if data[0] & 15 == 8:
                self.close = [int.from_bytes(body[:2], "big"), body[2:].decode()]
            self.answers += 1
            data = data[start + size :]
        return data


# ---- what it does ------------------------------------------------------------------------------


class Attack:
    """Some threads that do something until they are told to stop, and what came of it."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.over = threading.Event()
        self.answers: Counter[str] = Counter()  # by status; 0: the connection was ended
        self.floods: list[Flood] = []  # live connections that were ended, or not
        self._todo: list[Callable[[], None]] = []
        self._line = Line(port, address)
        self._nonces = count()

    # -- each kind says what its threads do, and has done before what it needs for it

    def replays(self, match: str) -> None:
        """Ask again and again for a long match that is over."""
        for path in (f"/api/matches/{match}", f"/m/{match}", f"/api/matches/{match}/results.csv"):
            self._repeat(4, partial(request, "GET", path))

    def starts(self) -> None:
        """Start matches against the Machine where it thinks longest, and end them."""
        options = {"problem": DEAR, "machine": "optimal"}
        room, key = self._room(options=options)
        orders = [partial(self._order, room, key, order) for order in ("start", "end")]
        self._repeat(60, *orders)
        self._once([{"options": options, "start": True}] * 50)

    def bots(self) -> None:
        """Fill rooms with bots that think long."""
        wanted = {"options": {"problem": DEAR}, "bots": ["optimal"] * 39, "start": True}
        self._once([wanted, wanted])

    def aids(self) -> None:
        """Mark on sheets that are worked out anew for the dearest cards, in many rooms."""
        options = {"problem": DEAR, **{f"aid_{aid}": True for aid in AIDS}}
        for _ in range(50):
            room, key = self._room(options=options, start=True)
            self._repeat(1, *(partial(self._act, room, key, mark) for mark in MARKS))

    def marks(self) -> None:
        """Mark over live connections, in many rooms: all that can be asked for at once."""
        for _ in range(50):
            self._todo.append(partial(self._mark, *self._room(start=True)))

    def pages(self, connections: str = "50") -> None:
        """Ask for pages."""
        for n in range(int(connections)):
            self._repeat(1, partial(request, "GET", PAGES[n % len(PAGES)]))

    def live(self, each: str = "2", again: str = "again") -> None:
        """Send over live connections what comes to nothing."""
        room, key = self._room(start=True)
        kinds = [(kind, True) for kind in FLOODS for _ in range(int(each))]
        for kind, reads in [*kinds, ("pings", False), ("refused", False)]:
            self._todo.append(partial(self._flood, kind, reads, room, key, again == "again"))

    # -- of which these are parts

    def _room(self, **wanted: Any) -> tuple[str, str]:
        body = {"game": "turing_machine", **wanted}
        status, said = self._line.ask(request("POST", "/api/rooms", body))
        assert status == 201, said
        made = json.loads(said)
        return made["room"], made["key"]

    def _order(self, room: str, key: str, order: str) -> bytes:
        body = {"order": order, "nonce": f"{next(self._nonces)}"}
        return request("POST", f"/api/rooms/{room}/orders", body, key)

    def _act(self, room: str, key: str, action: str) -> bytes:
        body = {"action": action, "nonce": f"{next(self._nonces)}"}
        return request("POST", f"/api/rooms/{room}/actions", body, key)

    def _repeat(self, threads: int, *requests: Callable[[], bytes]) -> None:
        """One after the other, and again from the first."""

        def run() -> None:
            line = Line(self.port, self.address)
            for asked in cycle(requests):
                if self.over.is_set():
                    return
                status, _ = line.ask(asked())
                self.answers[f"{status}"] += 1

        self._todo += [run] * threads

    def _once(self, rooms: Sequence[dict[str, Any]]) -> None:
        def run() -> None:
            line = Line(self.port, self.address)
            for wanted in rooms:
                body = {"game": "turing_machine", **wanted}
                status, _ = line.ask(request("POST", "/api/rooms", body))
                self.answers[f"{status}"] += 1
            self.over.wait()

        self._todo.append(run)

    def _mark(self, room: str, key: str) -> None:
        wire = handshake(self.port, room, key, self.address)
        self.answers["opened" if wire else "unopened"] += 1
        while wire and not self.over.is_set():
            wanted = [{"action": mark, "nonce": f"{next(self._nonces)}"} for mark in MARKS]
            try:
                wire.sendall(b"".join(frame(1, json.dumps(one).encode()) for one in wanted))
                wire.recv(65536)
            except OSError:
                return

    def _flood(self, kind: str, reads: bool, room: str, key: str, again: bool) -> None:
        while not self.over.is_set():
            wire = handshake(self.port, room, key, self.address, reads)
            self.answers["opened" if wire else "unopened"] += 1
            if wire:
                flood = Flood(kind, reads)
                self.floods.append(flood)
                flood.run(wire)
            if not again:
                return

    # -- the whole

    def run(self) -> dict[str, Any]:
        threads = [threading.Thread(target=todo, daemon=True) for todo in self._todo]
        print("ready", flush=True)
        sys.stdin.readline()
        for thread in threads:
            thread.start()
        while self.answers.total() < len(threads):
            time.sleep(0.005)
        print("begun", flush=True)
        sys.stdin.readline()
        self.over.set()
        end = time.monotonic() + LIVE_SECONDS
        for thread in threads:
            thread.join(max(0.0, end - time.monotonic()))
        return {"answers": self.answers, "floods": [asdict(flood) for flood in self.floods]}


def yield_to_all() -> None:
    """Use only what nobody else wants of the processors, in this session, which is ours alone."""
    os.nice(19)
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")


def main(port: str, address: str, last: str, kind: str, *words: str) -> None:
    if last == "last":
        yield_to_all()
    attack = Attack(int(port), address)
    getattr(attack, kind)(*words)
    print(json.dumps(attack.run()), flush=True)


# ---- from outside ------------------------------------------------------------------------------


class Attacker:
    """A process that attacks, as the one that started it sees it."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process
        self._begun = False
        self.answers: dict[str, int] = {}  # both of an `Attack`, when it is over
        self.floods: list[Flood] = []

    def begun(self) -> None:
        """Wait until it is at it with all that it has."""
        if not self._begun:
            assert self._heard() == "begun\n"
            self._begun = True

    def go_on(self) -> None:
        assert self._process.stdin
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def tell(self) -> None:
        self.begun()
        self.go_on()
        told = json.loads(self._heard())
        self.answers = told["answers"]
        self.floods = [Flood(**flood) for flood in told["floods"]]

    def _heard(self) -> str:
        assert self._process.stdout
        return self._process.stdout.readline()


@contextmanager
def attacking(
    port: int, kind: str, *words: str, address: str = ADDRESS, last: bool = False
) -> Iterator[Attacker]:
    """While one attacks a server; with `last` it gets of the processors what nobody else wants."""
    how = (str(port), address, "last" if last else "")
    command = [sys.executable, "-I", __file__, *how, kind, *words]
    with Popen(command, stdin=PIPE, stdout=PIPE, text=True, start_new_session=True) as process:
        try:
            attacker = Attacker(process)
            assert attacker._heard() == "ready\n"
            attacker.go_on()
            yield attacker
            attacker.tell()
        finally:
            process.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
