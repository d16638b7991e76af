"""What every request passes: limits on how many come from one address and on their size, a check
where it was sent from, headers that let a page do no more than it needs, refusals as sentences, and
a line in the journal.

Those who come too often wait for their answers, also for the answer that they came too often: the
next request of a connection is not read before that. What costs us most is the answer."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from bombe.table.room import Refused
from bombe.text import T
from bombe.web.http.limits import Limits, TooMuch
from bombe.web.http.metrics import Metrics
from bombe.web.http.responses import INERT, REFUSALS, explained, refused
from bombe.web.http.visitor import address_of, must_be_from_here
from bombe.web.logging import journal
from bombe.web.runtime.gaps import Gaps

LARGEST_BODY = 64 * 1024
BODY_SECONDS = 30.0
# A host may put a whole archive of pictures into a room. None of it is read before the sender is
# known.
UPLOADS = re.compile(r"/api/rooms/[^/]+/pictures")
LARGEST_UPLOAD = 64 * 1024 * 1024
UPLOAD_SECONDS = 300.0
FILES = ("/static/", "/skin/", "/modules/")  # which are in memory
FILE_COST = 0.25  # of another request
# What is no page: files, and the API, which has limits of its own.
NO_PAGES = (*FILES, "/api/", "/healthz", "/metrics", "/favicon.ico")
PAGE_SECONDS = 0.004  # more than it takes to make one
SLOWED_SECONDS = 0.004  # from one request that had to wait to the next; one costs less than half
MOST_WAITING = 2000  # requests that wait for their turn; more are refused at once

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' {inline}; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self';"
        " frame-ancestors 'none'; base-uri 'none'"
    ),
    "x-content-type-options": "nosniff",
    # Not "no-referrer": then a browser would not tell us either that a form is our own.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

# For a year, of this very host: whether those below it have a certificate is not ours to say.
HSTS = "max-age=31536000"

# The subset that browsers also honour for files.
HEADERS_OF_FILES = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}

Page = Callable[[Request, int, T], Awaitable[Response]]


class TooLarge(Refused):
    status = 413

    def __init__(self, most: int) -> None:
        super().__init__(T("That is too large; at most {n} bytes.", n=most))


class TooSlow(Refused):
    status = 408

    def __init__(self) -> None:
        super().__init__(T("The request did not arrive in full in time."))


class Guard:
    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        metrics: Metrics,
        page: Page,
        inline: str,
        hsts: bool,
    ) -> None:
        """`inline` is the digest of the one inline script of our pages; `hsts` whether browsers
        that came by https are told to come so from now on."""
        self.app = app
        self.limits = limits
        self.waiting = 0
        self.pages = Gaps(PAGE_SECONDS)
        self.slowed = Gaps(SLOWED_SECONDS)
        self.headers = {name: value.format(inline=f"'{inline}'") for name, value in HEADERS.items()}
        self.metrics = metrics
        self.page = page  # shows a refusal to a person
        self.hsts = hsts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._watch(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                wanted = HEADERS_OF_FILES if _is_file(status, headers) else self.headers
                for name, value in wanted.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if self.hsts and scope["scheme"] == "https":
                    headers["strict-transport-security"] = HSTS
            await send(message)

        try:
            await self._answer(scope, receive, sending)
        finally:
            # The route and not the path: that may hold a room's code or a seat's key.
            route = getattr(scope.get("route"), "path", "unknown")
            seconds = time.perf_counter() - began
            self.metrics.request(scope["method"], route, status, seconds)
            if status >= 500:
                journal.warning("answered", method=scope["method"], route=route, status=status)

    async def _watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection. Refusals are sent over it; only unexpected errors get here."""
        try:
            await self.app(scope, receive, send)
        except OSError:  # the client is gone; uvicorn knows
            raise
        except (WebSocketDisconnect, WebSocketDisconnected):
            return
        except Exception as error:
            journal.failed(error)
            with suppress(RuntimeError):  # it may be closed already
                await send({"type": "websocket.close", "code": 1011})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        begun = False

        async def once(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._turn(request)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                must_be_from_here(request)
            await self.app(scope, _measured(request, receive), once)
        except TooMuch as refusal:
            response = await self._slowly_refused(request, refusal)
        except REFUSALS as refusal:
            response = await self._refusal(request, *explained(refusal))
        except HTTPException as error:  # no such page, or not with this method
            sentence = T("There is no such page.")
            if error.status_code == 405:
                sentence = T("That cannot be done there.")
            response = await self._refusal(request, error.status_code, sentence)
            response.headers.update(error.headers or {})
        except ClientDisconnect:
            return
        except Exception as error:
            journal.failed(error)
            response = await self._refusal(request, *explained(error))
        else:
            return
        if not begun:
            await response(scope, receive, send)

    async def _turn(self, request: Request) -> None:
        """Wait until it is the turn of a request, or raise `TooMuch`."""
        address, path = address_of(request), request.scope["path"]
        cost = FILE_COST if path.startswith(FILES) else 1
        seconds = self.limits.pace("address", address, n=cost)
        if not path.startswith(NO_PAGES):
            seconds = max(seconds, self.limits.pace("pages", address))
            if self.pages.waiting >= MOST_WAITING:
                raise TooMuch(seconds)
            await self._wait(seconds, address)
            await self.pages.turn(address)
        else:
            await self._wait(seconds, "" if cost < 1 else address)

    async def _wait(self, seconds: float, address: str) -> None:
        """Wait so long, and then for a turn of this address, if it is one."""
        if seconds <= 0:
            return
        if self.waiting >= MOST_WAITING:
            raise TooMuch(seconds)
        self.waiting += 1
        try:
            await asyncio.sleep(seconds)
            # When the loop was late, all whose time came meanwhile would be done before others.
            if address:
                await self.slowed.turn(address)
        finally:
            self.waiting -= 1

    async def _slowly_refused(self, request: Request, refusal: TooMuch) -> Response:
        headers = {"retry-after": str(refusal.seconds)}
        address = address_of(request)
        try:
            await self._wait(self.limits.pace("refusals", address), address)
        except TooMuch:
            headers["connection"] = "close"
            return PlainTextResponse("429", 429, headers)
        response = await self._refusal(request, *explained(refusal))
        response.headers.update(headers)
        return response

    async def _refusal(self, request: Request, status: int, sentence: T) -> Response:
        if not request.url.path.startswith("/api/"):
            return await self.page(request, status, sentence)
        return refused(request, status, sentence)


def _is_file(status: int, headers: MutableHeaders) -> bool:
    """Whether an answer can never be shown as a page. Of JSON only what is the same for everybody,
    and so may be cached: a room's has every header, in case a browser ever shows it."""
    if status == 304:  # a browser keeps the headers of its cached copy
        return True
    kind = headers.get("content-type", "").partition(";")[0]
    return kind in INERT or (kind == "application/json" and "cache-control" in headers)


def _measured(request: Request, receive: Receive) -> Receive:
    """The body of a request, until it is too large or too slow."""
    most, seconds = LARGEST_BODY, BODY_SECONDS
    if request.method == "POST" and UPLOADS.fullmatch(request.url.path):
        most, seconds = LARGEST_UPLOAD, UPLOAD_SECONDS
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length[:12]) > most:
        raise TooLarge(most)
    size, complete = 0, False
    end = asyncio.get_running_loop().time() + seconds

    async def receiving() -> Message:
        nonlocal size, complete
        if complete:
            return await receive()  # only that the client has disconnected
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise TooSlow from None
        size += len(message.get("body", b""))
        complete = not message.get("more_body", False)
        if size > most:
            raise TooLarge(most)
        return message

    return receiving
