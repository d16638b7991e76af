"""The table for programs: JSON over HTTP to make a room, join, look, act; and one live connection.

POST   /api/rooms                    make a room
GET    /api/rooms/CODE               look
POST   /api/rooms/CODE/seats         join
POST   /api/rooms/CODE/actions       act in the match
GET    /api/rooms/CODE/actions       what would be accepted now
POST   /api/rooms/CODE/orders        tell the room something: see `orders`
POST   /api/rooms/CODE/links         a link that brings this seat to another device
DELETE /api/rooms/CODE               forget the room
WS     /api/rooms/CODE/live          see every change, and act
GET    /api/matches/ID               replay of a match that is over
GET    /api/games                    what can be played
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, ParamSpec, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bombe.games import GAMES
from bombe.table import disclosure
from bombe.table.archive import Past, read_match, results
from bombe.table.room import Forbidden, GameFault, NoRoom, Refused, Room, Who
from bombe.text import BadInput, Language, T, language, quoted
from bombe.web.http.server import Server
from bombe.web.http.visitor import (
    COOKIE,
    address_of,
    from_browser,
    home_of,
    key_of,
    member_of,
    must_be_from_here,
    tongue_of,
)
from bombe.web.logging import journal
from bombe.web.runtime.live import Gone, Live, Socket, said_of
from bombe.web.runtime.pool import Busy, TooSlow, Unthought
from bombe.web.runtime.store import StoreDown

COOKIE_SECONDS = 60 * 60 * 24 * 400
MOST_MALFORMED = 20  # messages of a connection, before it is closed
CLOSING_SECONDS = 5.0  # for one who floods us to be told why it ends
LONGEST_NONCE = 64
MOST_SOCKETS = (20, 200)  # of one member, of all who watch a room
# What may become of a request besides an answer; each is explained in a sentence.
REFUSALS = (BadInput, StoreDown, Busy, Unthought)


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """What a new room is to be; all of it can be left out."""

    game: str = ""
    name: str = ""
    options: dict[str, Any] = {}
    timer: int = 0
    watch: bool = False
    bots: list[str] = []
    start: bool = False


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""


class Act(msgspec.Struct, forbid_unknown_fields=True):
    action: str
    nonce: str


class Order(msgspec.Struct, forbid_unknown_fields=True):
    order: str
    nonce: str


Body = TypeVar("Body")
Arguments = ParamSpec("Arguments")


class Malformed(Refused):
    status = 400


# --- requests ------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    return _json(request, {"games": disclosure.games()})


async def make_room(request: Request) -> Response:
    wanted = await read_body(request, NewRoom)
    server, home = server_of(request), home_of(request)
    server.limits.take("rooms", address_of(request))
    key = key_of(request)
    proof = key or server.rooms.source.key()
    live = await server.rooms.make(
        wanted.game or next(iter(GAMES)), wanted.name, proof, _lines(wanted), wanted.start
    )
    response = _json(request, _entered(request, home, live.room, 0, None if key else proof), 201)
    if key is None:
        _remember(request, response, proof)
    return response


def _lines(wanted: NewRoom) -> list[str]:
    """The orders that make a new room what is wanted."""
    lines = [f"option {name} {_text(value)}" for name, value in wanted.options.items()]
    if wanted.timer:
        lines.append(f"timer {wanted.timer}")
    if wanted.watch:
        lines.append("watch on")
    return lines + [f"bot {level}" for level in wanted.bots]


def _text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


async def look(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    return _json(request, disclosure.look(live.room, who))


async def take_seat(request: Request) -> Response:
    wanted = await read_body(request, NewSeat)
    server, home = server_of(request), home_of(request)
    live = await server.room(request)
    if member_of(request, live.room) is None:
        server.limits.take("joins", live.room.code)
    key = key_of(request)
    proof = key or server.rooms.source.key()
    who = await server.rooms.join(live, wanted.name, proof)
    response = _json(request, _entered(request, home, live.room, who, None if key else proof), 201)
    if key is None:
        _remember(request, response, proof)
    return response


def _entered(
    request: Request, home: str, room: Room, who: Who, key: str | None
) -> disclosure.Facts:
    """Where somebody is who has just come in. A browser keeps its key where no script reads it."""
    entered = {"room": room.code, "who": who, "link": f"{home}/r/{room.code}"}
    if key is not None and not from_browser(request):
        entered["key"] = key
    return entered


async def act(request: Request) -> Response:
    wanted = await read_body(request, Act)
    live, who = await server_of(request).member(request)
    await server_of(request).act(live, who, wanted.action, _nonce(wanted.nonce))
    return _done(request, live, who, wanted.nonce)


async def order(request: Request) -> Response:
    wanted = await read_body(request, Order)
    live, who = await server_of(request).member(request)
    await server_of(request).order(live, who, wanted.order, _nonce(wanted.nonce))
    return _done(request, live, who, wanted.nonce)


def _done(request: Request, live: Live, who: Who, nonce: str) -> Response:
    table, you, view = live.faces(who, tongue_of(request))
    done = msgspec.json.encode(nonce)
    return _sent(b'{"done":%s,"table":%s,"you":%s,"view":%s}' % (done, table, you, view))


async def legal(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    return _json(request, {"actions": legal_actions(live.room, who)})


def legal_actions(room: Room, who: Who | None) -> list[str]:
    """Actions that a member's seat could play now."""
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None or who not in room.people:
        return []
    return list(running.match.game.legal(running.match.state, seat))


async def make_link(request: Request) -> Response:
    live, who = await server_of(request).member(request)
    return _json(request, {"link": await seat_link(request, live, who)}, 201)


async def seat_link(request: Request, live: Live, who: Who) -> str:
    """An address at which another device can take this seat."""
    server, home = server_of(request), home_of(request)
    server.limits.take("seat", live.room.code, who, n=5)
    key = server.rooms.source.key()
    await server.rooms.add_key(live, who, key)
    return f"{home}/r/{live.room.code}/seat/{key}"


async def remove_room(request: Request) -> Response:
    live, who = await server_of(request).member(request)
    if who != live.room.host:
        raise Forbidden(T("Only the host can do that."))
    await server_of(request).rooms.remove(live.room.code)
    return Response(status_code=204)


async def replay(request: Request) -> Response:
    past, names = await past_match(request)
    return _json(
        request,
        {
            "game": past.match.game.key,
            "title": past.match.game.title,
            "seats": [
                {"name": name, "bot": past.bots[seat], "winner": seat in past.winners}
                for seat, name in enumerate(names)
            ],
            "why": past.why,
            "steps": [
                {"seat": step.seat, "action": step.action, "view": step.view}
                for step in past.steps()
            ],
        },
    )


async def table_of_results(request: Request) -> Response:
    past, names = await past_match(request)
    tongue = language(tongue_of(request))
    return Response(
        results(past, [tongue.say(name) for name in names], tongue),
        media_type="text/csv; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="results.csv"'},
    )


async def past_match(request: Request) -> tuple[Past, list[str | T]]:
    """The ended match that a request names, and the names of its seats while its room is there."""
    server = server_of(request)
    server.limits.take("strangers", address_of(request))
    kept = await server.rooms.store.kept(request.path_params["id"])
    if kept is None:
        server.missed(address_of(request), key_of(request))
        raise NoMatch
    past = read_match(kept.text)
    names: list[str | T] = [T("Player {n}", n=seat + 1) for seat in range(len(past.seats))]
    try:
        room = (await server.rooms.find(kept.room)).room
    except Refused:
        return past, names  # the names went with the room
    return past, [
        room.name_of(who) if who < len(room.members) else names[seat]
        for seat, who in enumerate(past.seats)
    ]


class NoMatch(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such match."))


# --- the live connection -------------------------------------------------------------------------


async def live_view(socket: WebSocket) -> None:
    """The live view of one seat, or of a spectator."""
    server = server_of(socket)
    tongue = language(tongue_of(socket))
    try:
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
            raise Forbidden(T("The host lets nobody watch."))
        if who is None and not watching:
            raise Forbidden(T("You have no seat in this room; join it first."))
        server.limits.take(
            "sockets", live.room.code, who if who is not None else address_of(socket)
        )
        if sum(other.who == who for other in live.sockets) >= MOST_SOCKETS[who is None]:
            raise Refused(T("Too many connections look at this room; close one."))
    except REFUSALS as refusal:
        await _turn_away(socket, refusal, tongue)
        return
    await socket.accept()
    send, close = _ending(socket.send_text), _ending(socket.close)
    viewer = Socket(live, who, tongue.code, send, close)
    sending = server.rooms.begin(viewer.run())
    try:
        await server.rooms.attach(viewer)
        await _obey(socket, server, viewer, tongue)
        if viewer.closing:
            await asyncio.wait([sending], timeout=CLOSING_SECONDS)
    finally:
        server.rooms.detach(viewer)
        sending.cancel()


def _ending(send: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, Awaitable[None]]:
    """A way to send that says `Gone` when there is nobody to send to, or we have closed it."""

    async def sending(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        try:
            await send(*arguments, **named)
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None

    return sending


async def _turn_away(socket: WebSocket, refusal: Exception, tongue: Language) -> None:
    """Say why in a message before closing: a browser shows no script the status of a refusal."""
    await socket.accept()
    status, sentence = explained(refusal)
    await socket.send_text(msgspec.json.encode({"refused": tongue.say(sentence)}).decode())
    await socket.close(4000 + status, "refused")


async def _obey(socket: WebSocket, server: Server, viewer: Socket, tongue: Language) -> None:
    """Do what comes over a connection, one thing after the other."""
    malformed = 0
    while not viewer.closing:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        nonce = ""
        try:
            wanted = _read_message(message.get("text") or message.get("bytes") or "")
            nonce = wanted.nonce
            await _do(server, viewer, wanted)
            viewer.note(done=nonce)
        except REFUSALS as refusal:
            status, sentence = explained(refusal)
            viewer.note(refused=sentence, nonce=nonce, status=status)
            malformed += isinstance(refusal, Malformed) or viewer.who is None
            if malformed > MOST_MALFORMED:
                viewer.close(1008, "malformed")
        except Exception as error:
            journal.failed(error)
            status, sentence = explained(error)
            viewer.note(refused=sentence, nonce=nonce, status=status)


async def _do(server: Server, viewer: Socket, wanted: Act | Order) -> None:
    live, who = viewer.live, viewer.who
    if who is None:
        raise Forbidden(T("Those who watch cannot act."))
    if live.room.code not in server.rooms.live:
        raise NoRoom
    if not live.room.members[who].keys:
        viewer.close(4403, "removed")
        raise Forbidden(T("The host has taken your seat away."))
    if isinstance(wanted, Act):
        await server.act(live, who, wanted.action, _nonce(wanted.nonce))
    else:
        await server.order(live, who, wanted.order, _nonce(wanted.nonce))


def _read_message(text: str | bytes) -> Act | Order:
    kind: type[Act] | type[Order] = Order if b'"order"' in _bytes(text)[:400] else Act
    return _read(text, kind)


def _bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("utf-8", "replace")


# --- shared --------------------------------------------------------------------------------------


def server_of(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


async def read_body(request: Request, kind: type[Body]) -> Body:
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise Malformed(T("Send JSON, with the content type application/json."))
    return _read(await request.body(), kind)


def _read(text: str | bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(T("This is not what was expected: {why}", why=quoted(str(error)))) from None
    except RecursionError:
        raise Malformed(T("This is not what was expected.")) from None


def _nonce(nonce: str) -> str:
    if not 1 <= len(nonce) <= LONGEST_NONCE:
        raise Malformed(T("A nonce has 1 to {n} characters.", n=LONGEST_NONCE))
    return nonce


def explained(refusal: Exception) -> tuple[int, T]:
    """The status and the sentence that a refusal is answered with, or what nobody expected."""
    if isinstance(refusal, Refused):
        return refusal.status, refusal.sentence
    if isinstance(refusal, BadInput):
        return 409, refusal.sentence
    if isinstance(refusal, GameFault):
        return 500, said_of(refusal)
    if isinstance(refusal, Busy):
        return 503, T("The server has too much to think about; try again in a moment.")
    if isinstance(refusal, TooSlow):
        return 503, T("This took the server too long to work out; try again in a moment.")
    if isinstance(refusal, Unthought):
        return 503, T("The server was interrupted while it worked on this; try again in a moment.")
    if isinstance(refusal, StoreDown):
        return 503, T("The table's memory cannot be reached; nothing was changed. Try again soon.")
    return 500, said_of(refusal)


def _remember(request: Request, response: Response, key: str) -> None:
    """Let a browser keep its key, for all rooms and for long."""
    if from_browser(request):
        remember(request, response, COOKIE, key)


def remember(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _json(request: Request, value: object, status: int = 200) -> Response:
    body = disclosure.encoder(tongue_of(request)).encode(value)
    tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
    if request.method == "GET" and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    response = _sent(body, status)
    if request.method == "GET":
        response.headers["etag"] = tag
    return response


def _sent(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def _at(path: str, **doing: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route for all that can be done at a path, so that a refusal names every method."""

    async def do(request: Request) -> Response:
        return await doing["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, do, methods=[*doing])


ROUTES = [
    Route("/api/games", games),
    Route("/api/rooms", make_room, methods=["POST"]),
    _at("/api/rooms/{code}", GET=look, DELETE=remove_room),
    Route("/api/rooms/{code}/seats", take_seat, methods=["POST"]),
    _at("/api/rooms/{code}/actions", GET=legal, POST=act),
    Route("/api/rooms/{code}/orders", order, methods=["POST"]),
    Route("/api/rooms/{code}/links", make_link, methods=["POST"]),
    Route("/api/matches/{id}", replay),
    Route("/api/matches/{id}/results.csv", table_of_results),
    WebSocketRoute("/api/rooms/{code}/live", live_view),
]
