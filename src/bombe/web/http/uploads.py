"""Pictures of matches, and pictures that a host puts into a room.

GET    /api/rooms/CODE/pictures/NAME      a picture in what the viewer sees of the match
GET    /api/matches/ID/pictures/NAME      one in the replay of a match that is over
POST   /api/rooms/CODE/pictures?name=FILE put in a picture, or an archive of some; for the host
GET    /api/rooms/CODE/pictures           what was put in; for the host
GET    /api/rooms/CODE/pictures/own/KEY   how one of these looks; for the host
DELETE /api/rooms/CODE/pictures/own/KEY   take it out again; for the host

A name appears in the view of each player who may see the picture, and is theirs alone. All answers
with a picture of one deck have the same headers and the same length, even if a request asks for
more, such as a range; and a picture that is not there, or not for this viewer, is refused in the
same words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.table import pictures
from bombe.table.messages import File, Pictures, PutIn
from bombe.table.messages import Picture as PictureInRoom
from bombe.table.pictures import NoPicture
from bombe.table.plain_text import plain_line
from bombe.table.room import Forbidden, GameFault, NoRoom, Picture, Refused, Who
from bombe.text import BadInput, T, quoted
from bombe.web.http.requests import Malformed
from bombe.web.http.responses import answer
from bombe.web.http.server import Server, server_of
from bombe.web.http.visitor import address_of, is_local, member_of
from bombe.web.runtime import decks
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Busy, Unthought

KEPT = "private, max-age=31536000, immutable"  # a name is for one appearance of one picture
NOT_KEPT = "private, no-store"  # a picture of a host's own is nowhere once it is deleted
LONGEST_NAME = 80  # of a file
TRIES = 5  # at putting in a picture while others are put in
MOST_UPLOADS = 4  # at once, since each may be large
MOST_OF_ONE = 2  # of these, from one address
NOT_HERE = T("This server takes no pictures; its operator can allow them with --decks on.")


# --- looking at them -----------------------------------------------------------------------------


async def of_room(request: Request) -> Response:
    server, name = server_of(request), request.path_params["name"]
    try:
        live, who = await server.seen(request, pictures=True)
    except NoRoom:
        raise NoPicture from None
    key = live.room.pictures(who).get(name)
    if key is None or live.room.played is None:
        raise NoPicture
    game = live.room.played.match.game.key
    content = decks.shipped(game).get(key)
    return _sent(content) if content else await _own_sent(server, live.room.code, key)


async def of_match(request: Request) -> Response:
    server = server_of(request)
    server.limits.take("pictures", address_of(request))
    kept = await server.rooms.store.kept(request.path_params["id"])
    if kept is None:
        raise NoPicture
    told = await server.rooms.replays.retold(kept)
    key = told.pictures.get(request.path_params["name"])
    if key is None:
        raise NoPicture
    content = decks.shipped(told.game).get(key)
    if content is None:  # pictures of a room are for those who are in it
        try:
            live = await server.rooms.find(kept.room)
            if server.rooms.store.shared:  # another process may have ended a key
                await server.rooms.refresh(live)
        except Refused:
            raise NoPicture from None
        if member_of(request, live.room) is None:
            raise NoPicture
        return await _own_sent(server, kept.room, key)
    return _sent(content)


async def of_host(request: Request) -> Response:
    server = server_of(request)
    try:
        live, who = await server.seen(request, pictures=True)
    except NoRoom:
        raise NoPicture from None
    key = request.path_params["key"]
    if who != live.room.host or all(one.key != key for one in live.room.deck):
        raise NoPicture
    return await _own_sent(server, live.room.code, key)


async def _own(server: Server, code: str, key: str) -> bytes:
    content = await server.rooms.store.picture(code, key)
    if content is None:
        raise NoPicture
    return decks.padded(content, decks.OWN_LENGTH)


async def _own_sent(server: Server, code: str, key: str) -> Response:
    return _sent(await _own(server, code, key), NOT_KEPT)


def _sent(content: bytes, caching: str = KEPT) -> Response:
    return Response(content, media_type="image/webp", headers={"cache-control": caching})


# --- putting them in, and taking them out --------------------------------------------------------


def may_put_in(request: Request) -> bool:
    """Whether the operator lets hosts put pictures in. Unless told otherwise only those at this
    computer: what strangers put in is the operator's to answer for."""
    settings = server_of(request).settings
    if settings.decks == "auto":
        return settings.is_private and is_local(request)
    return settings.decks == "on"


async def listed(request: Request) -> Response:
    live = await _hosted(request)
    server_of(request).limits.take("looks", live.room.code, live.room.host)
    deck = [PictureInRoom(one.key, one.name) for one in live.room.deck]
    return answer(request, Pictures(may_put_in(request), pictures.MOST, deck))


async def put_in(request: Request) -> Response:
    live = await _hosted(request)
    server, who = server_of(request), live.room.host
    if not may_put_in(request):
        raise Forbidden(NOT_HERE)
    pictures.must_take(live.room, who)
    server.limits.take("uploads", live.room.code)
    if await server.rooms.store.picture_bytes() > decks.MOST_BYTES:
        raise Refused(T("The server has no room for more pictures; try again another day."))
    name = _shown(request.query_params.get("name", "")) or "?"
    with _a_place(server, address_of(request)):
        data = await request.body()
        if not data:
            raise Malformed(T("There is no file in this request."))
        files = [one async for one in _all_put_in(server, live, who, name, data)]
    return answer(request, PutIn(files, len(live.room.deck)))


async def take_out(request: Request) -> Response:
    live, who = await server_of(request).member(request, surely=True)
    server, key = server_of(request), request.path_params["key"]
    server.limits.take("seat", live.room.code, who)
    server.limits.take("room", live.room.code)
    await server.rooms.change(live, lambda now: pictures.without(now, who, key))
    return Response(status_code=204)


async def _hosted(request: Request) -> Live:
    """The room of a request that comes from its host."""
    server = server_of(request)
    live, who = await server.member(request, surely=True)
    if server.rooms.store.shared:
        await server.rooms.refresh(live)
    if who != live.room.host:
        raise Forbidden(T("Only the host can do that."))
    return live


@contextmanager
def _a_place(server: Server, address: str) -> Iterator[None]:
    """An upload may take minutes, and one client must not keep all the others from theirs."""
    if server.uploading.total() >= MOST_UPLOADS or server.uploading[address] >= MOST_OF_ONE:
        raise Busy
    server.uploading[address] += 1
    try:
        yield
    finally:
        server.uploading[address] -= 1
        server.uploading += Counter()  # without those who have none


class Present(Refused):
    """The very same picture is in the room, perhaps because our answer was lost: no harm is done,
    and we can still say which one it is."""

    def __init__(self, key: str, name: str) -> None:
        super().__init__(T("This is there already, as {name}.", name=quoted(name)))
        self.key = key


async def _all_put_in(
    server: Server, live: Live, who: Who, name: str, data: bytes
) -> AsyncIterator[File]:
    """Put in a picture, or all that are in an archive, one after the other."""
    if data[:4] not in decks.ARCHIVES:
        yield await _tried(server, live, who, name, data)
        return
    start: int | None = 0
    while start is not None:
        try:
            unpacked = server.rooms.pool.bounded(
                live.room.game,
                "bombe.web.runtime.decks:unpacked",
                data,
                start,
                payer=live.room.code,
            )
            entries, start = await unpacked
        except (BadInput, Busy, Unthought) as refusal:
            yield File(name, None, _why(refusal))
            return
        for entry, content in entries:
            if isinstance(content, T):
                yield File(_shown(entry), None, content)
            else:
                yield await _tried(server, live, who, _shown(entry), content)


async def _tried(server: Server, live: Live, who: Who, name: str, data: bytes) -> File:
    try:
        return File(name, await _put_in(server, live, who, name, data), None)
    except (BadInput, Busy, Unthought) as refusal:
        return File(name, getattr(refusal, "key", None), _why(refusal))


def _why(refusal: Exception) -> T:
    if isinstance(refusal, BadInput | GameFault):
        return refusal.sentence
    if isinstance(refusal, Busy):
        return T("The server has too much to do; try again in a moment.")
    return T("This takes too much time or memory to open.")


async def _put_in(server: Server, live: Live, who: Who, name: str, data: bytes) -> str:
    """Put a picture in; the key that it has then."""
    if len(data) > decks.LARGEST_FILE:
        raise Refused(decks.too_large())
    for _ in range(TRIES):
        try:
            return await _compared(server, live, who, name, data)
        except pictures.Changed:
            continue
    raise Busy


async def _compared(server: Server, live: Live, who: Who, name: str, data: bytes) -> str:
    """Put a picture in that is like none of those that are there; `Changed` if they are others by
    then."""
    rooms, room = server.rooms, live.room
    pictures.must_take(room, who)
    intake, prints = room.game.intake, [one.print for one in room.deck]
    kept, print_, near = await rooms.pool.bounded(
        room.game, "bombe.web.runtime.decks:taken", intake, data, prints, payer=room.code
    )
    key = pictures.own_key(room, kept)
    if same := [one.name for one in room.deck if one.key == key]:
        raise Present(key, same[0])
    if near is not None:
        raise Refused(T("This is nearly the same as {name}.", name=quoted(room.deck[near].name)))
    picture = Picture(key, print_, name)
    await rooms.change(live, lambda now: pictures.added(now, who, picture, room), {key: kept})
    return key


def _shown(name: str) -> str:
    """The name of a file, safe to show."""
    return plain_line(name, LONGEST_NAME)


async def at_room(request: Request) -> Response:
    return await (put_in if request.method == "POST" else listed)(request)


async def at_own(request: Request) -> Response:
    return await (take_out if request.method == "DELETE" else of_host)(request)


ROUTES = [
    Route("/api/rooms/{code}/pictures", at_room, methods=["GET", "POST"]),
    Route("/api/rooms/{code}/pictures/{name}", of_room),
    Route("/api/rooms/{code}/pictures/own/{key}", at_own, methods=["GET", "DELETE"]),
    Route("/api/matches/{id}/pictures/{name}", of_match),
]
