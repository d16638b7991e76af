"""The live connection: every change as one viewer may see it, and a way to act.

WS     /api/rooms/CODE/live          see every change, and act
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from bombe.table import disclosure
from bombe.table.messages import Acknowledged
from bombe.table.messages import Refused as RefusedMessage
from bombe.table.room import Forbidden, NoRoom, Refused, Who
from bombe.text import T
from bombe.web.http.requests import Act, Malformed, Order, nonce_of, read_message
from bombe.web.http.responses import REFUSALS, explained
from bombe.web.http.server import Server, server_of
from bombe.web.http.visitor import (
    address_of,
    key_of,
    member_of,
    must_be_from_here,
    proof_of,
    tongue_of,
)
from bombe.web.logging import journal
from bombe.web.runtime.live import SEAT_LOST, UNWATCHED, Gone, Live, Socket

MOST_MALFORMED = 20  # messages of a connection, before it is closed
CLOSING_SECONDS = 5.0  # for a flooding client to be told why it is cut off
MOST_SOCKETS = (20, 200)  # of one member, of all who watch a room


class LiveView:
    """The live view of one seat, or of a spectator. An application, and not a function of a
    `WebSocket`: that checks each message once more, and a table does little else than send."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        server = server_of(socket)
        try:
            live, who = await _admitted(socket, server)
        except REFUSALS as refusal:
            await _turn_away(socket, refusal)
            return
        await socket.accept()
        key = proof_of(socket, live.room)
        viewer = Socket(live, who, tongue_of(socket), *_ways_out(send), key)
        if not viewer.allowed:  # since a moment ago, before anybody would have told it
            viewer.shut()
        sending = server.rooms.begin(viewer.run())
        try:
            await server.rooms.attach(viewer)
            await _obey(socket, server, viewer)
            if viewer.closing:
                await asyncio.wait([sending], timeout=CLOSING_SECONDS)
        finally:
            server.rooms.detach(viewer)
            sending.cancel()


async def _admitted(socket: WebSocket, server: Server) -> tuple[Live, Who | None]:
    """The room that a connection may look at, and as which of its members."""
    must_be_from_here(socket)
    live = await server.room(socket)
    watching = socket.query_params.get("watch") is not None
    who = member_of(socket, live.room)
    if who is None and key_of(socket) is not None and server.rooms.store.shared:
        # Another process may have seated them a moment ago.
        server.limits.take("strangers", address_of(socket))
        await server.rooms.refresh(live)
        who = member_of(socket, live.room)
    if watching:
        who = None
    if watching and not live.room.watched:
        raise Forbidden(UNWATCHED)
    if who is None and not watching:
        raise Forbidden(T("You have no seat in this room; join it first."))
    server.limits.take("sockets", live.room.code, who if who is not None else address_of(socket))
    if sum(other.who == who for other in live.sockets) >= MOST_SOCKETS[who is None]:
        raise Refused(T("Too many connections look at this room; close one."))
    return live, who


def _ways_out(
    send: Send,
) -> tuple[Callable[[str], Awaitable[None]], Callable[[int, str], Awaitable[None]]]:
    """How to send a text, and to close. Both say `Gone` when there is nobody to send to, or we have
    closed it."""

    async def tell(text: str) -> None:
        try:
            await send({"type": "websocket.send", "text": text})
        except (OSError, RuntimeError):
            raise Gone from None

    async def close(code: int, reason: str) -> None:
        try:
            await send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):
            raise Gone from None

    return tell, close


async def _turn_away(socket: WebSocket, refusal: Exception) -> None:
    """Say why in a message before closing: a browser shows no script the status of a refusal."""
    await socket.accept()
    status, sentence = explained(refusal)
    message = disclosure.encoder(tongue_of(socket)).encode(RefusedMessage(sentence))
    await socket.send_text(message.decode())
    await socket.close(4000 + status, "refused")


async def _obey(socket: WebSocket, server: Server, viewer: Socket) -> None:
    """Handle the messages of a connection, one after the other."""
    malformed = 0
    while not viewer.closing:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        nonce = ""
        try:
            wanted = read_message(message.get("text") or message.get("bytes") or "")
            nonce = wanted.nonce
            await _do(server, viewer, wanted)
            viewer.note(Acknowledged(nonce))
        except REFUSALS as refusal:
            status, sentence = explained(refusal)
            viewer.note(RefusedMessage(sentence, nonce, status))
            malformed += isinstance(refusal, Malformed) or viewer.who is None
            if malformed > MOST_MALFORMED:
                viewer.close(1008, "malformed")
        except Exception as error:
            journal.failed(error)
            status, sentence = explained(error)
            viewer.note(RefusedMessage(sentence, nonce, status))


async def _do(server: Server, viewer: Socket, wanted: Act | Order) -> None:
    live, who = viewer.live, viewer.who
    if who is None:
        raise Forbidden(T("Those who watch cannot act."))
    if live.room.code not in server.rooms.live:
        raise NoRoom
    if not viewer.allowed:
        viewer.shut()
        raise Forbidden(SEAT_LOST)
    if isinstance(wanted, Act):
        await server.act(live, who, wanted.action, nonce_of(wanted))
    else:
        await server.order(live, who, wanted.order, nonce_of(wanted))


ROUTES = [WebSocketRoute("/api/rooms/{code}/live", LiveView())]
