"""The live connection: every change as one viewer may see it, and a way to act.

WS     /api/rooms/CODE/live          see every change, and act
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from bombe.table import disclosure
from bombe.table.keys import NoSeat
from bombe.table.messages import Acknowledged
from bombe.table.messages import Refused as RefusedMessage
from bombe.table.room import Forbidden, NoRoom, Refused, Who
from bombe.text import T
from bombe.web.http.limits import Address, TooMuch
from bombe.web.http.patience import Patience, Tolerance
from bombe.web.http.protocol import AT_ONCE
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

REFUSED = Tolerance(free=30, most=70, each_second=0.5, pause=0.1)
MALFORMED = 3  # times as bad as something that was merely refused
CLOSING_SECONDS = 2.0  # for a flooding client to be told why it is cut off
MOST_SOCKETS = 20  # of one member
MOST_WATCHING = 200  # a room, in this process


class TooMany(Refused):
    def __init__(self) -> None:
        super().__init__(T("Too many connections look at this room; close one."))


class LiveView:
    """The live view of one seat, or of a spectator. An application, and not a function of a
    `WebSocket`: that checks each message once more, and a table does little else than send."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        server = server_of(socket)
        try:
            live, who = await _admitted(socket, server)
        except REFUSALS as refusal:
            await _turn_away(socket, server, refusal)
            return
        await socket.accept()
        key = proof_of(socket, live.room)
        viewer = Socket(
            live, who, tongue_of(socket), *_ways_out(scope, send), key, _network(socket)
        )
        if not viewer.allowed:  # since a moment ago, before anybody would have told it
            viewer.shut()
        sending = server.rooms.background.begin(viewer.run())
        try:
            await server.rooms.attach(viewer)
            await _obey(receive, server, viewer, address_of(socket))
            if viewer.closing:
                await asyncio.wait([sending], timeout=CLOSING_SECONDS)
        finally:
            server.rooms.detach(viewer)
            sending.cancel()


async def _admitted(socket: WebSocket, server: Server) -> tuple[Live, Who | None]:
    """The room that a connection may look at, and as which of its members."""
    must_be_from_here(socket)
    await asyncio.sleep(server.limits.pace("address", address_of(socket)))
    await server.openings.turn(address_of(socket))  # fifty at once made everybody wait for them all
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
        raise NoSeat
    server.limits.take("sockets", live.room.code, who if who is not None else address_of(socket))
    if who is None:
        _make_place(live, _network(socket))
    elif sum(other.who == who for other in live.sockets) >= MOST_SOCKETS:
        raise TooMany
    return live, who


def _make_place(live: Live, network: str) -> None:
    """Let one more watch. Where all places are taken, networks share them: the one that has most
    gives one up for another that has fewer."""
    watching = [one for one in live.sockets if one.who is None and not one.closing]
    if len(watching) < MOST_WATCHING:
        return
    having = Counter(one.network for one in watching)
    greediest, most = having.most_common(1)[0]
    if most <= having[network] + 1:
        raise TooMany
    next(one for one in watching if one.network == greediest).close(4409, "others watch too")


def _network(socket: WebSocket) -> str:
    """Where a connection comes from, as widely as one household may have it."""
    address = address_of(socket)
    return address.wide or address


def _ways_out(
    scope: Scope, send: Send
) -> tuple[Callable[[Sequence[bytes]], Awaitable[None]], Callable[[int, str], Awaitable[None]]]:
    """How to send some texts, and to close. Both say `Gone` when there is nobody to send to, or we
    have closed it."""
    at_once: Callable[[Sequence[bytes]], bool] | None = scope.get("state", {}).get(AT_ONCE)

    async def tell(texts: Sequence[bytes]) -> None:
        if at_once and at_once(texts):
            return
        try:
            for text in texts:
                await send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):
            raise Gone from None

    async def close(code: int, reason: str) -> None:
        try:
            await send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):
            raise Gone from None

    return tell, close


async def _turn_away(socket: WebSocket, server: Server, refusal: Exception) -> None:
    """Say why in a message before closing: a browser shows no script the status of a refusal."""
    if isinstance(refusal, TooMuch):
        try:
            await asyncio.sleep(server.limits.pace("refusals", address_of(socket)))
        except TooMuch:
            await socket.close()  # unopened, in a few bytes
            return
    await socket.accept()
    status, sentence = explained(refusal)
    message = disclosure.encoder(tongue_of(socket)).encode(RefusedMessage(sentence))
    await socket.send_text(message.decode())
    await socket.close(4000 + status, "refused")


async def _obey(receive: Receive, server: Server, viewer: Socket, address: Address) -> None:
    """Handle the messages of a connection, one after the other. While none is taken, nothing is
    read at the other end: those whose messages come to nothing are slowed by that, and then
    cut off."""
    patience = Patience(asyncio.get_running_loop().time, REFUSED)
    while not viewer.closing:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        nonce = ""
        try:
            wanted = read_message(message.get("text") or message.get("bytes") or "")
            nonce = wanted.nonce
            if wait := server.limits.pace("address", address):
                await asyncio.sleep(wait)
            await _do(server, viewer, wanted, address)
        except REFUSALS as refusal:
            status, sentence = explained(refusal)
            viewer.note(RefusedMessage(sentence, nonce, status))
            if status < 500:  # else it is our fault that it came to nothing
                useless = isinstance(refusal, Malformed) or viewer.who is None
                if not patience.lasts(MALFORMED if useless else 1):
                    viewer.close(1008, "too many refusals")
            await asyncio.sleep(patience.pause)  # at least the others get their turn
        except Exception as error:
            journal.failed(error)
            status, sentence = explained(error)
            viewer.note(RefusedMessage(sentence, nonce, status))


async def _do(server: Server, viewer: Socket, wanted: Act | Order, payer: str) -> None:
    live, who = viewer.live, viewer.who
    if who is None:
        raise Forbidden(T("Spectators cannot act."))
    if live.room.code not in server.rooms.live:
        raise NoRoom
    if not viewer.allowed:
        viewer.shut()
        raise Forbidden(SEAT_LOST)
    nonce = nonce_of(wanted)
    if isinstance(wanted, Act):
        noted = partial(viewer.acknowledge, nonce)
        await server.act(live, who, viewer.key, wanted.action, nonce, noted)
    else:
        await server.order(live, who, viewer.key, wanted.order, nonce, payer)
        viewer.note(Acknowledged(nonce))


ROUTES = [WebSocketRoute("/api/rooms/{code}/live", LiveView())]
