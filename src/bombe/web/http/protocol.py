"""Limits on what a connection can cost before its request is known.

A request must be complete in time, its head must not be endless, and what a live connection makes
us answer by itself must be read at the other end. A proxy in front would see to this as well; here
it holds without one.

This is the only module that uses uvicorn's private interfaces. `check` makes sure at start-up that
they are there, and `pyproject.toml` has a ceiling on the versions.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import uvicorn
from websockets.protocol import OPEN

from bombe.text import BadInput, T
from bombe.web.http.crowd import Crowd
from bombe.web.http.limits import Limits
from bombe.web.http.patience import Patience, Tolerance
from bombe.web.http.visitor import counted

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent
    from websockets.frames import Frame


def unfit(missing: str) -> BadInput:
    return BadInput(
        T(
            "uvicorn {version} has no {missing}, which the table needs; install a version that"
            " Bombe names",
            version=uvicorn.__version__,
            missing=missing,
        )
    )


try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ImportError as error:
    raise unfit(error.name or "a module") from None

HEAD_SECONDS = 20.0  # for the head of a request to be there
LARGEST_HEAD = 64 * 1024  # bytes of a request that are not its body
MOST_FRAGMENTS = 1000  # of one message
CLOSE_SECONDS = 2.0  # for the other end to say goodbye too
PIECE = 1024  # bytes of a live connection that are taken apart before others get their turn
IDLE_FRAMES = Tolerance(free=60, most=500, each_second=10, pause=0.5)  # pings, pongs, fragments
LAST_WORDS = 4 * PIECE  # bytes after we said goodbye in which the other end's is looked for
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole text
AT_ONCE = "at once"  # under which an application finds `LiveWire.send_at_once` in its state
MOST_AFTER_CLOSE = 64 * 1024  # bytes that it may still send meanwhile, which nobody looks at

# What is used of each class: its methods, and what its instances have from the start.
RELIED_ON: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: (
        *("connection_made", "connection_lost", "data_received", "send_400_response"),
        *("on_message_begin", "on_headers_complete", "on_body"),
        *("cycle", "loop", "transport", "client", "app_state", "_start_asgi_task"),
    ),
    RequestResponseCycle: ("response_complete", "disconnected", "message_event"),
    WebSocketsSansIOProtocol: (
        *("connection_lost", "data_received", "shutdown", "stop_keepalive", "keepalive_timeout"),
        *("run_asgi", "on_task_complete"),
        *("handle_ping", "handle_pong", "handle_cont", "receive", "send"),
        *("close_timeout", "close_sent", "handshake_initiated", "handshake_complete", "writable"),
        *("queue", "conn", "transport", "loop", "tasks", "read_paused", "frames", "app_state"),
    ),
}


def check() -> None:
    """`BadInput` if the installed uvicorn lacks something that is relied on here."""
    for kind, names in RELIED_ON.items():
        made = kind.__init__.__code__.co_names  # type: ignore[misc]
        for name in names:
            if not hasattr(kind, name) and name not in made:
                raise unfit(f"{kind.__name__}.{name}")


class Wire(HttpToolsProtocol):
    """A connection that carries requests."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._late: asyncio.TimerHandle | None = None
        self._head = 0
        self._answering: RequestResponseCycle | None = None  # `cycle` is the latest that was read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        limits: Limits | None = self.app_state.get("limits")
        crowd: Crowd | None = self.app_state.get("crowd")
        address = counted(self.client[0] if self.client else "")
        if limits and limits.spent("refusals", address):
            transport.abort()  # who has been told so often that it is too much is not even heard
            return
        if crowd is None or crowd.enter(transport, address):
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited()
        _leave(self.app_state, self.transport)
        super().connection_lost(exc)
        if self._answering is not None and not self._answering.response_complete:
            # Another one was read meanwhile, and only that is told.
            self._answering.disconnected = True
            self._answering.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        self._head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._waited()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _waited(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def _leave(state: dict[str, Any], transport: asyncio.Transport) -> None:
    crowd: Crowd | None = state.get("crowd")
    if crowd is not None:
        crowd.leave(transport)


def _head(text: bytes) -> bytes:
    """What goes before a text in a WebSocket frame of our side (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


class LiveWire(WebSocketsSansIOProtocol):
    """A live connection. What was read waits here, unread on, until all before it is dealt with;
    and it is taken apart in small pieces, so that a thousand frames in one packet hold up nobody.
    Frames that are no messages, such as pings, cost patience: first they slow the connection, then
    they end it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = CLOSE_SECONDS
        self.app_state = {**self.app_state, AT_ONCE: self.send_at_once}
        self._after_close = 0
        self._unread = b""  # what came and was not taken apart yet
        self._next: asyncio.Handle | None = None  # when more of it is
        self._deaf = False  # whether nothing more is taken apart
        self._patience: Patience | None = None  # most connections never try it

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread = b""
        _leave(self.app_state, self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request, whose size is limited
            super().data_received(data)
            return
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self._unread += data
        if self.close_sent and len(self._unread) > LAST_WORDS:
            self._deaf = True
        if self._deaf:
            self._unread = b""
        elif self._next is None:
            self._read_on()

    def _read_on(self) -> None:
        """Take some of it apart, as long as nothing waits to be dealt with."""
        self._next = None
        if self._unread and not self._waits():
            some, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            super().data_received(some)
        self._read_later()

    def _waits(self) -> bool:
        return not self.queue.empty() and not self.close_sent

    def _read_later(self) -> None:
        if self.transport.is_closing() or self._next is not None:
            return
        pause = self._patience.pause if self._patience else 0.0
        if self._waits():  # `receive` goes on
            self._pause()
        elif pause and not self.close_sent:
            self._pause()
            self._next = self.loop.call_later(pause, self._read_on)
        elif self._unread:
            self._pause()
            self._next = self.loop.call_soon(self._read_on)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        self._read_later()
        return message

    def send_at_once(self, texts: Sequence[bytes]) -> bool:
        """Send some texts in one piece, if the other end takes it now and nothing has ended; else
        `send` knows what is to be done. That makes each text an event and a frame an object, and
        writes each by itself: a table does little else."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))
        return True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._give_up()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up()

    def _give_up(self) -> None:
        """A transport that is closed waits until all was read at the other end, if need be for
        ever."""
        self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        if self.handshake_complete and not self.close_sent and not self.transport.is_closing():
            # As uvicorn does by default, but with a reason: a client that reads it comes back.
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})
            self.conn.send_close(1012, "restarting")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        else:
            super().shutdown()

    def handle_ping(self) -> None:
        super().handle_ping()
        if not self.writable.is_set():  # answers that nobody reads would pile up
            self.transport.abort()
        self._try_patience()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._try_patience()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:  # empty ones: the others have a size that is limited
            self.transport.abort()
        self._try_patience()

    def _try_patience(self) -> None:
        if self._patience is None:
            self._patience = Patience(self.loop.time, IDLE_FRAMES)
        if self._patience.lasts() or self._deaf or self.close_sent:
            return
        self._deaf = True
        self._unread = b""
        task = self.loop.create_task(self._end())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _end(self) -> None:
        with suppress(OSError, RuntimeError):  # it is gone, or being closed already
            await self.send({"type": "websocket.close", "code": 1008, "reason": "too many frames"})
