"""Limits on what a connection can cost before its request is known.

A request must be complete in time, its head must not be endless, and what a live connection makes
us answer by itself must be read at the other end. A proxy in front would see to this as well; here
it holds without one.

This is the only module that uses uvicorn's private interfaces. `check` makes sure at start-up that
they are there, and `pyproject.toml` has a ceiling on the versions.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import uvicorn

from bombe.text import BadInput, T

if TYPE_CHECKING:
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
MOST_AFTER_CLOSE = 64 * 1024  # bytes that it may still send meanwhile, which nobody looks at

# What is used of each class: its methods, and what its instances have from the start.
RELIED_ON: dict[type, tuple[str, ...]] = {
    HttpToolsProtocol: (
        *("connection_made", "connection_lost", "data_received", "send_400_response"),
        *("on_message_begin", "on_headers_complete", "on_body"),
        *("cycle", "loop", "transport"),
    ),
    RequestResponseCycle: ("response_complete",),
    WebSocketsSansIOProtocol: (
        *("data_received", "shutdown", "stop_keepalive", "handle_ping", "handle_cont"),
        *("close_timeout", "close_sent", "handshake_complete", "writable", "frames"),
        *("queue", "conn", "transport"),
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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._waited()
        super().connection_lost(exc)

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


class LiveWire(WebSocketsSansIOProtocol):
    """A live connection."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.close_timeout = CLOSE_SECONDS
        self._after_close = 0

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._after_close += len(data)
            if self._after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        super().data_received(data)

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

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:  # empty ones: the others have a size that is limited
            self.transport.abort()
