"""Connections, as far as a stranger can make them costly before anybody knows what they want.

A request must be complete in time, its head must not be endless, and what a live connection makes
us answer by itself must be read at the other end. A proxy in front would see to this as well; here
it holds without one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD_SECONDS = 20.0  # for the head of a request to be there
LARGEST_HEAD = 64 * 1024  # bytes of a request that are not its body
MOST_FRAGMENTS = 1000  # of one message
CLOSE_SECONDS = 2.0  # for the other end to say goodbye too
MOST_AFTER_CLOSE = 64 * 1024  # bytes that it may still send meanwhile, which nobody looks at


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
            # As the server does it by itself, but with words: whoever reads them comes back.
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
