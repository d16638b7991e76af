"""Runs the application: one process, or several on one socket."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from uvicorn.supervisors import Multiprocess

from bombe.web.http.app import SHARED_LIMITS, application, load_games, server
from bombe.web.http.crowd import use_files
from bombe.web.http.limits import shared_table
from bombe.web.http.protocol import LiveWire, Wire, check
from bombe.web.http.settings import Settings
from bombe.web.logging import write_warnings
from bombe.web.runtime.store import Store, store_at

LARGEST_MESSAGE = 16 * 1024  # over a live connection, to us
STOPPING_SECONDS = 5


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a listening socket until it is told to stop; `ready` is called when it is open."""
    write_warnings()
    check()
    use_files()
    asyncio.run(_tried(store_at(settings.database)))
    if settings.workers > 1:
        load_games(settings)  # so that a faulty one is reported once, too
        os.environ |= settings.environment()
        config = _config(settings, "bombe.web.http.app:from_environment", factory=True)
        with shared_table() as counted:
            os.environ[SHARED_LIMITS] = counted
            ready()
            Multiprocess(config, sockets=[listener]).run()
        return
    one = uvicorn.Server(_config(settings, application(server(settings), ready)))
    # It re-raises the signal that stopped it: an orderly shutdown must not look like a crash.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with suppress(KeyboardInterrupt):
        one.run(sockets=[listener])


async def _tried(store: Store) -> None:
    """Open a store and close it, so that a problem is reported once, before anything runs, and
    not by every process."""
    await store.open(lambda room, message: None)
    await store.close()


def _config(settings: Settings, app: object, factory: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        factory=factory,
        workers=settings.workers,
        http=Wire,
        ws=LiveWire,
        ws_max_size=LARGEST_MESSAGE,
        # The length of a compressed message would reveal something about its content.
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        forwarded_allow_ips="*" if settings.trusted_proxy else None,
        timeout_graceful_shutdown=STOPPING_SECONDS,
    )
