"""The table for programs: JSON over HTTP to make a room, join, look, act. See `socket` for the live
connection, `keys` for those of one's own seat, and `uploads` for pictures.

POST   /api/rooms                    make a room
GET    /api/rooms/CODE               look
POST   /api/rooms/CODE/seats         join
POST   /api/rooms/CODE/actions       act in the match
GET    /api/rooms/CODE/actions       what would be accepted now
POST   /api/rooms/CODE/orders        tell the room something: see `commands`
DELETE /api/rooms/CODE               forget the room
GET    /api/matches/ID               replay of a match that is over
GET    /api/matches/ID/changes       the same in a form that is short for a long match
GET    /api/matches/ID/review        who was good in it, and who lucky
POST   /api/matches/ID/branches      play on from a step of it, in a room of your own
GET    /api/matches/ID/why           why something follows in it
GET    /api/games                    what can be played
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from hashlib import blake2b

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.games import GAMES
from bombe.table import disclosure
from bombe.table.archive import written_results
from bombe.table.messages import Actions, Done, Entered
from bombe.table.room import Forbidden, Room, Who
from bombe.text import T, language
from bombe.web.http.keys import exchange
from bombe.web.http.requests import (
    Act,
    Malformed,
    NewBranch,
    NewRoom,
    NewSeat,
    Order,
    nonce_of,
    read_body,
)
from bombe.web.http.responses import (
    answer,
    at,
    json,
    remember_key,
    tag_of,
    tagged,
    told_in_parts,
    unchanged,
    with_tag,
)
from bombe.web.http.server import server_of
from bombe.web.http.visitor import (
    address_of,
    from_browser,
    home_of,
    key_of,
    kind_of,
    proof_of,
    tongue_of,
)
from bombe.web.runtime.live import Live

MOST_PAGES = 16  # of a replay, in one answer: some 16 MB, as pages are mostly shorter


async def games(request: Request) -> Response:
    return with_tag(request, json(_games(tongue_of(request), tuple(GAMES))))


@lru_cache(32)
def _games(code: str, keys: tuple[str, ...]) -> bytes:
    body: bytes = disclosure.encoder(code).encode(disclosure.games())
    return body


async def make_room(request: Request) -> Response:
    wanted = await read_body(request, NewRoom)
    server, home = server_of(request), home_of(request)
    server.limits.take("rooms", address_of(request))
    key = key_of(request)
    proof = key or server.rooms.entropy.key()
    live = await server.rooms.make(
        wanted.game or next(iter(GAMES)),
        wanted.name,
        proof,
        _lines(wanted),
        wanted.start,
        kind_of(request),
        address_of(request),
    )
    return _entered(request, home, live.room, 0, None if key else proof)


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
    return tagged(request, disclosure.look(live.room, who))


async def take_seat(request: Request) -> Response:
    wanted = await read_body(request, NewSeat)
    server, home = server_of(request), home_of(request)
    live = await server.room(request)
    key = key_of(request)
    proof = key or server.rooms.entropy.key()
    if wanted.token:
        who = await exchange(request, live, wanted.token, proof)
        return _entered(request, home, live.room, who, None if key else proof)
    server.comes(request, live)
    who = await server.rooms.join(live, wanted.name, proof, kind_of(request))
    return _entered(request, home, live.room, who, None if key else proof)


def _entered(request: Request, home: str, room: Room, who: Who, key: str | None) -> Response:
    """Where somebody is who has just come in, and the key if it is new. A browser keeps that where
    no script reads it."""
    entered = Entered(room.code, who, f"{home}/r/{room.code}")
    if key is None:
        return answer(request, entered, 201)
    if not from_browser(request):
        return answer(request, msgspec.structs.replace(entered, key=key), 201)
    response = answer(request, entered, 201)
    remember_key(request, response, key)
    return response


async def act(request: Request) -> Response:
    wanted = await read_body(request, Act)
    server = server_of(request)
    live, who = await server.member(request)
    await server.act(live, who, proof_of(request, live.room), wanted.action, nonce_of(wanted))
    return _done(request, live, who, wanted.nonce)


async def order(request: Request) -> Response:
    wanted = await read_body(request, Order)
    server, payer = server_of(request), address_of(request)
    live, who = await server.member(request)
    key = proof_of(request, live.room)
    await server.order(live, who, key, wanted.order, nonce_of(wanted), payer)
    return _done(request, live, who, wanted.nonce)


def _done(request: Request, live: Live, who: Who, nonce: str) -> Response:
    faces = live.faces(who, tongue_of(request))
    return answer(request, Done(nonce, *map(disclosure.written, faces)))


async def legal(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    return tagged(request, Actions(disclosure.legal(live.room, who)))


async def remove_room(request: Request) -> Response:
    live, who = await server_of(request).member(request, surely=True)
    if who != live.room.host:
        raise Forbidden(T("Only the host can do that."))
    await server_of(request).rooms.remove(live.room.code)
    return Response(status_code=204)


async def replay(request: Request) -> Response:
    """Whole views may take many times what the match took, so a very long one comes in pieces."""
    told, names = await server_of(request).past_match(request)
    pages, replays = told.pages, server_of(request).rooms.replays
    first = bisect_right(pages, _from(request)) - 1
    end = first + MOST_PAGES
    following = pages[end] if end < len(pages) else None

    head = disclosure.replay(told, names, tongue_of(request), following)
    tag = tag_of(request, head, "steps", f"{told.digest} {first}")
    if known := unchanged(request, tag):
        return known
    made = [await replays.page(told, n) for n in range(first, min(end, len(pages)))]
    return told_in_parts(request, head, "steps", made, tag, server_of(request).long_answers)


async def changes(request: Request) -> Response:
    told, names = await server_of(request).past_match(request)
    head = disclosure.changes(told, names, tongue_of(request))
    tag = tag_of(request, head, "steps", told.digest)
    if known := unchanged(request, tag):
        return known
    gaps = server_of(request).long_answers
    return told_in_parts(request, head, "steps", told.parts, tag, gaps)


async def review(request: Request) -> Response:
    """What is known by now of who was good and who lucky."""
    told, names, you, known = await server_of(request).past_review(request)
    code = tongue_of(request)
    head = disclosure.reviews(told, names, you, code, known.more)
    lines = [line.texts[code] for line in known.lines]
    digest = blake2b(digest_size=12)
    for line in lines:
        digest.update(line.data.encode())
    tag = tag_of(request, head, "lines", digest.hexdigest())
    if same := unchanged(request, tag):
        return same
    return told_in_parts(request, head, "lines", lines, tag, server_of(request).long_answers)


async def branch(request: Request) -> Response:
    wanted = await read_body(request, NewBranch)
    server, home = server_of(request), home_of(request)
    key = key_of(request)
    proof = key or server.rooms.entropy.key()
    live = await server.branch(
        request, wanted.line, wanted.step, wanted.same, wanted.name, proof, kind_of(request)
    )
    return _entered(request, home, live.room, 0, None if key else proof)


async def why(request: Request) -> Response:
    """Why something follows from what one of its lines was told."""
    _, told = await server_of(request).past_why(request)
    return with_tag(request, json(told[tongue_of(request)].text()))


def _from(request: Request) -> int:
    asked = request.query_params.get("from", "0")
    if not (asked.isascii() and asked.isdigit() and len(asked) < 10):
        raise Malformed(T("A step is a number."))
    return int(asked)


async def table_of_results(request: Request) -> Response:
    told, names = await server_of(request).past_match(request)
    tongue = language(tongue_of(request))
    said = [tongue.say(name) for name in names]
    return Response(
        written_results(told.columns, told.rows, told.bots, told.winners, said, tongue),
        media_type="text/csv; charset=utf-8",
        headers={"content-disposition": 'attachment; filename="results.csv"'},
    )


ROUTES = [
    Route("/api/games", games),
    Route("/api/rooms", make_room, methods=["POST"]),
    at("/api/rooms/{code}", GET=look, DELETE=remove_room),
    Route("/api/rooms/{code}/seats", take_seat, methods=["POST"]),
    at("/api/rooms/{code}/actions", GET=legal, POST=act),
    Route("/api/rooms/{code}/orders", order, methods=["POST"]),
    Route("/api/matches/{id}", replay),
    Route("/api/matches/{id}/changes", changes),
    Route("/api/matches/{id}/review", review),
    Route("/api/matches/{id}/branches", branch, methods=["POST"]),
    Route("/api/matches/{id}/why", why),
    Route("/api/matches/{id}/results.csv", table_of_results),
]
