"""The reference of the load bench: a bare Starlette broadcast, without rules, rooms or a store.

What comes from a socket is answered to it, and something to see goes to the sockets of its room: as
many messages and bytes as the table pushes, by the same server with the same settings.
"""

from __future__ import annotations

import os
import socket
import sys
from collections import defaultdict
from contextlib import suppress

import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from bombe.web.http.serve import _config
from bombe.web.http.settings import read_settings


def application(view: str, done: str, views: float) -> Starlette:
    """`views`: of the messages that one public action leads to, on average."""
    rooms: dict[str, list[WebSocket]] = defaultdict(list)
    owed = 0.0

    async def broadcast(websocket: WebSocket) -> None:
        nonlocal owed
        sockets = rooms[websocket.path_params["room"]]
        await websocket.accept()
        sockets.append(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                if '"note ' in text or '"mark ' in text:
                    await websocket.send_text(view)
                else:
                    owed += views
                    for other in sockets:
                        if owed >= 1:
                            owed -= 1
                            await other.send_text(view)
                await websocket.send_text(done)
        except (WebSocketDisconnect, RuntimeError):
            sockets.remove(websocket)

    return Starlette(
        routes=[
            Route("/healthz", lambda request: PlainTextResponse("ok")),
            WebSocketRoute("/{room}", broadcast),
        ]
    )


def main(port: str, view_size: str, done_size: str, views: str) -> None:
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", int(port)))
        listener.listen(2048)
        view = "{" + "v" * (int(view_size) - 2) + "}"
        done = '{"done"' + "d" * (int(done_size) - 8) + "}"
        settings = read_settings({}, {**os.environ, "BOMBE_SECRET": "-" * 32})
        app = application(view, done, float(views))
        with suppress(KeyboardInterrupt):
            uvicorn.Server(_config(settings, app)).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
