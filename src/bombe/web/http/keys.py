"""The keys to one's own seat, for programs; and what the pages share of it.

POST   /api/rooms/CODE/links         a link that brings this seat to another device
GET    /api/rooms/CODE/keys          what opens this seat
DELETE /api/rooms/CODE/keys          everything but the key that is shown
DELETE /api/rooms/CODE/keys/ID       a key; with ?leave the last one too
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.table import disclosure
from bombe.table.keys import NoLink, NoSeat
from bombe.table.messages import Keys, Link
from bombe.table.room import Who
from bombe.web.http.responses import answer, at
from bombe.web.http.server import Server, server_of
from bombe.web.http.visitor import address_of, home_of, key_of, proof_of
from bombe.web.runtime import keyring
from bombe.web.runtime.live import Live


async def new_link(request: Request) -> tuple[Live, Who, Link]:
    """A link that brings the seat of who asks to another device."""
    server, home = server_of(request), home_of(request)
    live, who = await server.member(request, surely=True)
    server.limits.take("seat", live.room.code, who, n=5)
    token = server.rooms.entropy.key()
    until = await keyring.link(server.rooms, live, who, token)
    return live, who, Link(f"{home}/r/{live.room.code}/seat/{token}", until)


async def seat_behind(request: Request, live: Live, token: str) -> Who:
    """The member that a link is for."""
    server = server_of(request)
    try:
        return await keyring.behind(server.rooms, live, token)
    except NoLink:
        _missed(server, request)
        raise


async def exchange(request: Request, live: Live, token: str, key: str) -> Who:
    """Let a key open the seat that a link is for."""
    server = server_of(request)
    try:
        return await keyring.exchange(server.rooms, live, token, key)
    except NoLink:
        _missed(server, request)
        raise


def _missed(server: Server, request: Request) -> None:
    server.missed(address_of(request), key_of(request))


async def own_keys(request: Request) -> tuple[Live, Who, Keys]:
    """What opens the seat of who asks."""
    live, who = await server_of(request).seen(request)
    if who is None:
        raise NoSeat
    return live, who, disclosure.keys(live.room, who, proof_of(request, live.room) or "")


async def revoke(request: Request, name: str, leave: bool) -> Live:
    """End a key to the seat of who asks; without a name every other one."""
    server = server_of(request)
    live, who = await server.member(request, surely=True)
    server.limits.take("seat", live.room.code, who)
    if name:
        await keyring.revoke(server.rooms, live, who, name, leave)
    else:
        own = proof_of(request, live.room) or ""
        await keyring.revoke_others(server.rooms, live, who, own)
    return live


# --- for programs --------------------------------------------------------------------------------


async def make_link(request: Request) -> Response:
    _, _, link = await new_link(request)
    return answer(request, link, 201)


async def list_keys(request: Request) -> Response:
    _, _, keys = await own_keys(request)
    return answer(request, keys)


async def revoke_one(request: Request) -> Response:
    await revoke(request, request.path_params["id"], "leave" in request.query_params)
    return Response(status_code=204)


async def revoke_others(request: Request) -> Response:
    await revoke(request, "", leave=False)
    return Response(status_code=204)


ROUTES = [
    Route("/api/rooms/{code}/links", make_link, methods=["POST"]),
    at("/api/rooms/{code}/keys", GET=list_keys, DELETE=revoke_others),
    Route("/api/rooms/{code}/keys/{id}", revoke_one, methods=["DELETE"]),
]
