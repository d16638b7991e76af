"""How answers are written: what is told as JSON, refusals as sentences, cookies, routes, and files
that never change under their address. Only these are compressed: a page is not, since the length of
what is compressed tells about what is in it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import lru_cache
from gzip import compress
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bombe.table.disclosure import encoder, evened
from bombe.table.messages import Anything, Error, Told
from bombe.table.retelling import Packed
from bombe.table.room import GameFault, Refused
from bombe.text import BadInput, T
from bombe.web.http.visitor import COOKIE, address_of, cookie_of, tongue_of
from bombe.web.runtime.gaps import Gaps
from bombe.web.runtime.live import said_of
from bombe.web.runtime.pool import Busy, TooSlow, Unthought
from bombe.web.runtime.store import StoreDown

COOKIE_SECONDS = 60 * 60 * 24 * 400
# The errors that a request may end in; each is explained in a sentence.
REFUSALS = (BadInput, StoreDown, Busy, Unthought)

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# These are never shown as a page that could do anything; an SVG may be, and may hold a script.
INERT = {KINDS[suffix] for suffix in (".css", ".js", ".png", ".webp", ".woff2")}
INERT |= {"application/manifest+json"}
COMPRESSED_ALREADY = {KINDS[".png"], KINDS[".webp"], KINDS[".woff2"]}
LASTING = "public, max-age=31536000, immutable"


# --- JSON ----------------------------------------------------------------------------------------


def answer(request: Request, told: Told | Anything, status: int = 200) -> Response:
    """Something told, in the language of the request."""
    return json(encoder(tongue_of(request)).encode(told), status)


def json(written: bytes, status: int = 200) -> Response:
    """What is JSON already."""
    return Response(written, status, media_type="application/json")


def tagged(request: Request, told: Told) -> Response:
    """The same with an ETag: while it matches the one in the request, nothing is sent again."""
    return with_tag(request, json(evened(encoder(tongue_of(request)).encode(told))))


def with_tag(request: Request, response: Response) -> Response:
    tag = f'"{blake2b(response.body, digest_size=12).hexdigest()}"'
    response.headers["etag"] = tag
    return unchanged(request, tag) or response


def told_in_parts(
    request: Request, told: Told, field: str, parts: Sequence[Packed], tag: str, gaps: Gaps
) -> Response:
    """Something told with a long list in a field that is empty in `told`. It is sent bit by bit: to
    unpack and copy it at once would take too long."""
    address = address_of(request)
    head, tail = _around(request, told, field)
    commas = max(0, len(parts) - 1)
    size = len(head) + len(tail) + sum(part.length for part in parts) + commas

    async def sent() -> AsyncIterator[bytes]:
        await gaps.turn(address)
        yield head
        for n, part in enumerate(parts):
            if n:
                yield b","
            for chunk in part.chunks():
                yield chunk
                await gaps.turn(address)  # sending does not wait while the other end keeps up
        yield tail

    headers = {"etag": tag, "content-length": str(size)}
    return _BitByBit(sent(), headers)


class _BitByBit(Response):
    """An answer of which each bit is made when those before it are sent, as long as somebody is
    there. Starlette has one, for which it imports, at first, what takes 40 milliseconds."""

    media_type = "application/json"

    def __init__(self, bits: AsyncIterator[bytes], headers: dict[str, str]) -> None:
        self.bits = bits
        self.status_code = 200
        self.background = None
        self.init_headers(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.ensure_future(_gone(receive))
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        try:
            await send(start)
            async for bit in self.bits:
                if gone.done():
                    return
                await send({"type": "http.response.body", "body": bit, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            gone.cancel()


async def _gone(receive: Receive) -> None:
    """Wait until nobody is at the other end."""
    while (await receive())["type"] != "http.disconnect":
        pass


def tag_of(request: Request, told: Told, field: str, digest: str) -> str:
    """The ETag of such an answer, where `digest` is that of the list."""
    whole = b"".join(_around(request, told, field)) + digest.encode()
    return f'"{blake2b(whole, digest_size=12).hexdigest()}"'


def _around(request: Request, told: Told, field: str) -> tuple[bytes, bytes]:
    """What comes before and after the entries of the list."""
    start = f'"{field}":['.encode()
    head, _, tail = encoder(tongue_of(request)).encode(told).partition(start + b"]")
    return head + start, b"]" + tail


def unchanged(request: Request, tag: str) -> Response | None:
    """The answer to one who has this already."""
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    return None


# --- refusals ------------------------------------------------------------------------------------


class NoPage(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such page."))


def explained(refusal: Exception) -> tuple[int, T]:
    """The status and the sentence for a refusal, or for an unexpected error."""
    if isinstance(refusal, Refused):
        return refusal.status, refusal.sentence
    if isinstance(refusal, BadInput):
        return 409, refusal.sentence
    if isinstance(refusal, GameFault):
        return 500, said_of(refusal)
    if isinstance(refusal, Busy):
        return 503, T("The server has too much to do; try again in a moment.")
    if isinstance(refusal, TooSlow):
        return 503, T("This took the server too long to work out; try again in a moment.")
    if isinstance(refusal, Unthought):
        return 503, T("The server was interrupted while it worked on this; try again in a moment.")
    if isinstance(refusal, StoreDown):
        return 503, T("The server cannot reach its database; nothing was changed. Try again soon.")
    return 500, said_of(refusal)


def refused(request: Request, status: int, sentence: T) -> Response:
    """A refusal, for a program."""
    return answer(request, Error(sentence), status)


# --- cookies -------------------------------------------------------------------------------------


def remember(request: Request, response: Response, name: str, value: str) -> None:
    """Set a long-lived cookie that scripts cannot read."""
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def remember_key(request: Request, response: Response, key: str) -> None:
    """Let a browser keep its key. One that had it under the plain name, from before or from a visit
    without encryption, has it under the strict one afterwards."""
    remember(request, response, cookie_of(request), key)
    if cookie_of(request) != COOKIE and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, secure=True, httponly=True, samesite="lax")


# --- routes --------------------------------------------------------------------------------------


def at(path: str, **doing: Callable[[Request], Awaitable[Response]]) -> Route:
    """A route for all that can be done at a path, so that a refusal names every method."""

    async def do(request: Request) -> Response:
        return await doing["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, do, methods=[*doing])


# --- files ---------------------------------------------------------------------------------------


async def lasting(
    request: Request, body: bytes, kind: str, version: str, asked: str | None
) -> Response:
    """A file to be cached for ever under the address that has its version. Without a version it is
    revalidated; with another nobody may keep it, or a cache would give an old file to those who
    ask for what a later Bombe has under that address."""
    caching = "no-cache" if asked is None else LASTING if asked == version else "no-store"
    headers = {"cache-control": caching, "etag": _tag(body)}
    if kind not in COMPRESSED_ALREADY:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "vary" in headers and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = _known[body] if body in _known else await asyncio.to_thread(_compressed, body)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(256)
def _tag(body: bytes) -> str:
    # A weak ETag, since it is the same whether compressed or not.
    return f'W/"{blake2b(body, digest_size=12).hexdigest()}"'


_known: dict[bytes, bytes] = {}  # of the files that we have, compressed


def _compressed(body: bytes) -> bytes:
    """In a thread: of a large one it takes many milliseconds."""
    small = _known[body] = compress(body, 9, mtime=0)
    return small
