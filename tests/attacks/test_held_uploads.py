"""Somebody who begins to put pictures in and goes on very slowly: others can put in theirs."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path
from select import select

from support.serving import PATIENCE, Person, Serving, serving

EVE, ADA = "192.0.2.7", "198.51.100.7"
UPLOADS = 5  # one more than a process takes at once


def begun(server: Serving, eve: Person) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    wire.sendall(
        f"POST /api/rooms/{eve.room}/pictures?name=x HTTP/1.1\r\nHost: localhost:{server.port}\r\n"
        f"X-Forwarded-For: {EVE}\r\nAuthorization: Bearer {eve.key}\r\n"
        "Content-Type: application/octet-stream\r\nContent-Length: 60000000\r\n\r\nx".encode()
    )
    return wire


def test_uploads_that_do_not_end_keep_nobody_else_from_theirs(tmp_path: Path) -> None:
    with ExitStack() as held:
        server = held.enter_context(serving(tmp_path, "--trusted-proxy", "--decks", "on"))
        eve, ada = (held.enter_context(Person(server.url)) for _ in range(2))
        for person, address in ((eve, EVE), (ada, ADA)):
            person.client.headers["x-forwarded-for"] = address
            person.make(game="imitation")
        wires = [held.enter_context(begun(server, eve)) for _ in range(UPLOADS)]
        refused, _, _ = select(wires, [], [], PATIENCE)  # the others have their places by then
        assert refused[0].recv(12) == b"HTTP/1.1 503"
        answer = ada.client.post(
            f"/api/rooms/{ada.room}/pictures?name=x",
            content=b"no picture",
            headers={"content-type": "application/octet-stream"},
        )
        assert answer.status_code == 200
