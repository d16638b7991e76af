"""One hostile client at a real server: what it sends as fast as it can, how it ends, and what the
others notice of it."""

from __future__ import annotations

import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from support.serving import Person, Serving, customized

CHUNK = 64 * 1024  # bytes that are sent at once
END_SECONDS = 60.0  # until a flood that nobody ends gives up


def handshake(server: Serving, room: str, key: str) -> socket.socket:
    """A live connection as bytes, to send what no library would."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.settimeout(10)
    wire.connect(("127.0.0.1", server.port))
    wire.sendall(
        f"GET /api/rooms/{room}/live HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        f"Authorization: Bearer {key}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert wire.recv(12) == b"HTTP/1.1 101"
    return wire


def frame(opcode: int, data: bytes, fin: bool = True) -> bytes:
    return struct.pack("!BB4x", fin << 7 | opcode, 0x80 | len(data)) + data


@contextmanager
def limited(folder: Path, rates: str, *arguments: str) -> Iterator[Serving]:
    """A server with smaller limits, which are used up sooner."""
    program = (
        "from bombe.web.http import app\n"
        "from bombe.web.http.limits import Rate, Rates\n"
        f"app.Rates = lambda: Rates({rates})\n"
    )
    with customized(folder, program, *arguments) as running:
        yield running


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


@dataclass
class Flood:
    """A live connection that sends the same over and over, and reads what it gets, or does not."""

    wire: socket.socket
    frame: bytes
    reads: bool = True
    sent: int = 0  # frames that the server's side took
    answers: int = 0  # messages and pongs that came back
    close: tuple[int, str] | None = None  # the code and the reason that it was ended with
    ended: bool = False
    _threads: list[threading.Thread] = field(default_factory=list)

    def begin(self) -> Flood:
        self.wire.settimeout(END_SECONDS)
        for run in (self._send, self._receive) if self.reads else (self._send,):
            thread = threading.Thread(target=run, daemon=True)
            thread.start()
            self._threads.append(thread)
        return self

    def end(self) -> None:
        """Wait until it was ended."""
        for thread in self._threads:
            thread.join(END_SECONDS)
        self.wire.close()

    def _send(self) -> None:
        times = max(1, CHUNK // len(self.frame))
        chunk, end = self.frame * times, time.monotonic() + END_SECONDS
        try:
            while not self.ended and time.monotonic() < end:
                self.wire.sendall(chunk)
                self.sent += times
        except (ConnectionError, ValueError):
            self.ended = True

    def _receive(self) -> None:
        data = b""
        with suppress(OSError):
            while part := self.wire.recv(65536):
                data = self._taken(data + part)
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
                self.close = int.from_bytes(body[:2], "big"), body[2:].decode()
            self.answers += 1
            data = data[start + size :]
        return data


def processor_seconds(server: Serving) -> float:
    """How long the server's process has worked so far."""
    assert server.process
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(person: Person, times: int) -> float:
    """How long somebody waits for the answer to an action, in the middle of some."""
    waits = []
    for n in range(times):
        began = time.perf_counter()
        person.act(f"note {n}")
        waits.append(time.perf_counter() - began)
    return median(waits)


@contextmanager
def playing(server: Serving) -> Iterator[Person]:
    """Somebody who plays for themselves and minds their own business."""
    with Person(server.url) as person:
        person.make(game="closest", start=True)
        yield person
