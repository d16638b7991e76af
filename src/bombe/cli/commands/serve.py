"""`bombe serve`: rooms in the browser, for friends here or anywhere."""

from __future__ import annotations

import errno
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from bombe.cli.parser import Parser
from bombe.text import BadInput, Language, T, quoted

about = T(
    "Opens the table: rooms to play in with a browser. Without options it is for this computer"
    " alone and keeps its rooms in a file of yours. Each option can also be given as an environment"
    " variable, such as BOMBE_PORT."
)


def arguments(parser: Parser) -> None:
    parser.option(
        "--host",
        T("the address to listen at: 127.0.0.1 (this computer, the default), 0.0.0.0 (everybody)"),
        T("ADDRESS"),
    )
    parser.option("--port", T("the port, 8000 by default; 0 takes a free one"), T("NUMBER"))
    parser.option(
        "--database",
        T("where rooms are kept: sqlite:///PATH or postgresql://USER@HOST/NAME"),
        T("ADDRESS"),
    )
    parser.option("--workers", T("how many processes; more than 1 needs PostgreSQL"), T("NUMBER"))
    parser.option("--data", T("the folder for the database and the server's key"), T("FOLDER"))
    parser.option(
        "--trusted-proxy",
        T("trust what a proxy in front says about where requests come from"),
    )
    parser.option(
        "--hsts",
        T(
            "whether to tell browsers that came by https to use nothing else for a year (HSTS): on"
            " (the default) or off"
        ),
        "on|off",
    )
    parser.option(
        "--decks",
        T(
            "whether hosts may add pictures of their own: on, off, or auto (the default: only "
            "when the table is open to this computer alone)"
        ),
        "auto|on|off",
    )
    parser.option(
        "--keep-rooms",
        T("how long a room is kept after the last action in it, 30 by default; 0 is for ever"),
        T("DAYS"),
    )
    parser.option(
        "--keep-matches",
        T("how long a match is kept after its end, 365 by default; 0 is for ever"),
        T("DAYS"),
    )


def run(arguments: Namespace, tongue: Language) -> None:
    with _installed():
        from bombe.web.http.settings import read_settings
    settings = read_settings(
        {
            "host": arguments.host,
            "port": arguments.port,
            "database": arguments.database,
            "workers": arguments.workers,
            "data": arguments.data,
            "trusted_proxy": "1" if arguments.trusted_proxy else None,
            "decks": arguments.decks,
            "hsts": arguments.hsts,
            "keep_rooms": arguments.keep_rooms,
            "keep_matches": arguments.keep_matches,
        },
        os.environ,
    )
    listener = _listener(settings.host, settings.port)
    port = listener.getsockname()[1]
    with listener:
        with _installed():  # what is wrong is said before: this takes most of a second
            from bombe.web.http.serve import serve
        serve(settings, listener, lambda: _announce(settings.host, port, settings.database, tongue))


@contextmanager
def _installed() -> Iterator[None]:
    """What is imported has all that it needs, or there is a sentence that says what it lacks."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadInput(
            T("the server needs {package}, which is not installed", package=quoted(error.name))
        ) from None


def _listener(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why there is none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(2048)
        except BaseException:
            listener.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput(
                T("port {port} is in use; choose another one with --port", port=port)
            ) from None
        if error.errno == errno.EACCES:
            raise BadInput(T("you may not use port {port}; try 8000", port=port)) from None
        raise BadInput(
            T("cannot listen at {host}: {why}", host=quoted(host), why=error.strerror)
        ) from None
    except UnicodeError:  # no name of a host can look like this
        raise BadInput(T("{host} is not an address to listen at", host=quoted(host))) from None
    return listener


def _announce(host: str, port: int, database: str, tongue: Language) -> None:
    """Say where the table is, once it is open."""
    everywhere = host in ("0.0.0.0", "::", "")
    here = "localhost" if everywhere or host == "127.0.0.1" else host
    here = f"[{here}]" if ":" in here else here
    lines = [T("Bombe is open at {address}", address=f"http://{here}:{port}")]
    if everywhere and (near := _address_on_the_network()):
        lines.append(
            T(
                "Phones and computers on the same network: {address}",
                address=f"http://{near}:{port}",
            )
        )
    if database.startswith("sqlite:///"):
        lines.append(T("Rooms are kept in {place}", place=database.removeprefix("sqlite:///")))
    else:
        lines.append(T("Rooms are kept in PostgreSQL"))
    lines.append(T("Ctrl-C closes it; nothing that was played is lost."))
    for line in lines:
        print(tongue.say(line), file=sys.stdout, flush=True)


def _address_on_the_network() -> str | None:
    """This computer's address as its neighbours see it. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for examples
            address: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") else address
