"""The web application: puts the parts together."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec import UNSET
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bombe.games import GAMES, add, load
from bombe.table.messages import Health
from bombe.table.room import Forbidden
from bombe.text import T
from bombe.web import pages, skins
from bombe.web.http import api, keys, school, socket, uploads
from bombe.web.http.crowd import Crowd
from bombe.web.http.guard import Guard
from bombe.web.http.limits import Limits, Rates, Table
from bombe.web.http.openapi import document
from bombe.web.http.responses import answer, json
from bombe.web.http.server import Server, server_of
from bombe.web.http.settings import Settings, read_settings
from bombe.web.http.visitor import is_local
from bombe.web.logging import WHILE_SECONDS, journal, write_warnings
from bombe.web.pages import past_page
from bombe.web.runtime.pool import Pool
from bombe.web.runtime.rooms import Rooms
from bombe.web.runtime.store import StoreDown, store_at
from bombe.web.runtime.times import Times
from bombe.web.skins import modules

# A thread that wants the interpreter may demand it after so long, but counts anew whenever the loop
# lets go of it for less than it takes to wake up, as at every look at its connections. With the
# usual 5 ms the store's thread got it hardly ever while the loop was busy with short things.
SWITCH_SECONDS = 0.0002
QUEUE = 64  # thoughts and deals of an address that may wait
THINKING_SECONDS = 20.0
SETTLING_SECONDS = 30.0  # between two looks at what the journal has counted
CLOCK = "bombe-now"  # a header: the clock by which turns end, in milliseconds since 1970
SHARED_LIMITS = "BOMBE_SHARED_LIMITS"  # tells a process where the limits of all are counted


def from_environment() -> Starlette:
    """The application, for a process that was told its settings by environment variables."""
    write_warnings()
    return application(server(read_settings({}, os.environ), _limits_of_all()))


def _limits_of_all() -> Table | None:
    """What the processes of a server count together."""
    path = os.environ.get(SHARED_LIMITS)
    try:
        return Table(path) if path else None
    except OSError:  # somebody has removed it: better limits of our own than no process
        journal.warning("unshared")
        return None


def server(settings: Settings, counted: Table | None = None) -> Server:
    """The table of a process that does nothing else."""
    tune()
    load_games(settings)
    half = max(1, (os.cpu_count() or 2) // 2)
    pool = Pool(max(2, half), QUEUE, THINKING_SECONDS, slow=half, needs=_needs())
    times = Times(
        paced=settings.limits,
        kept_days=settings.keep_rooms,
        matches_days=settings.keep_matches,
    )
    rooms = Rooms(store_at(settings.database), pool, times=times)
    limits = Limits(Rates() if settings.limits else None, time.monotonic, counted)
    return Server(rooms, settings, limits)


def _needs() -> list[str]:
    """What it takes to show a match that is over."""
    modules = [(type(game).__module__, game.reviews, game.reasons) for game in GAMES.values()]
    return [past_page.__name__, *filter(None, chain.from_iterable(modules))]


def tune() -> None:
    """Make the interpreter one for a server."""
    # Nearly all that a room is made of has no reference cycles, and is freed as soon as it is not
    # needed. To look at everything for what does, as often as usual, would take a third of all time
    # with a thousand players. What is new is looked at in small parts: 50,000 objects at once held
    # everybody up for 30 ms.
    gc.freeze()
    gc.set_threshold(300, 2, 80_000)
    sys.setswitchinterval(SWITCH_SECONDS)


def load_games(settings: Settings) -> None:
    """All games, those of elsewhere too; `BadInput` where one cannot be played or shown."""
    for home in settings.games:
        add(home)
    load()
    skins.load()


def application(
    server: Server,
    ready: Callable[[], None] = lambda: None,  # called when it is open
) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Crowd | Limits]]:
        await server.rooms.open()
        journal.info("serving")
        server.rooms.background.begin(_settling())
        ready()
        yield {"limits": server.limits, "crowd": Crowd()}  # for `protocol`
        await server.rooms.close()
        journal.settle()
        journal.info("stopped")

    app = Starlette(
        routes=[
            *api.ROUTES,
            *keys.ROUTES,
            *school.ROUTES,
            *socket.ROUTES,
            *uploads.ROUTES,
            *pages.ROUTES,
            *skins.ROUTES,
            Route("/api/openapi.json", openapi),
            Route("/healthz", healthz),
            Route("/metrics", metrics),
        ],
        middleware=[
            Middleware(
                Guard,
                limits=server.limits,
                metrics=server.metrics,
                page=pages.refusal,
                inline=modules.import_map_digest(),
                hsts=server.settings.hsts,
            )
        ],
        exception_handlers={HTTPException: _left_to_the_guard},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


async def _settling() -> None:
    """Let the journal say in time how often its lines came again, also when nothing more comes."""
    while True:
        await asyncio.sleep(SETTLING_SECONDS)
        journal.settle(WHILE_SECONDS)


async def _left_to_the_guard(request: Request, error: Exception) -> Response:
    raise error  # which has a message for it


async def openapi(request: Request) -> Response:
    return json(_document(tuple(GAMES)))


@lru_cache(8)
def _document(keys: tuple[str, ...]) -> bytes:
    return msgspec.json.encode(document())


async def healthz(request: Request) -> Response:
    """Whether what is done here now would be kept."""
    server = server_of(request)
    try:
        await server.must_be_well()
    except StoreDown as error:
        response = answer(request, Health("down", error.why), 503)
    else:
        unreadable = len(server.rooms.unreadable) if is_local(request) else 0
        response = answer(request, Health("ok", unreadable=unreadable or UNSET))
    response.headers[CLOCK] = str(server.rooms.entropy.now())
    return response


async def metrics(request: Request) -> Response:
    if not is_local(request):
        raise Forbidden(T("The metrics are shown on this machine only."))
    server = server_of(request)
    return PlainTextResponse(server.metrics.text(server.rooms))
