"""What those who play at a real server notice of a hostile client; `attackers` are such clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from support.serving import Person, Serving, customized


@contextmanager
def limited(folder: Path, rates: str, *arguments: str) -> Iterator[Serving]:
    """A server with smaller limits, which are used up sooner."""
    program = (
        "from bombe.web.http import app\n"
        "from bombe.web.http.limits import Rate, Rates\n"
        f"app.Rates = lambda: Rates({rates})\n"
    )
    with customized(folder, program, *arguments) as running:
        yield running


def loop_seconds(server: Serving) -> float:
    """How long the thread of the server's event loop has worked so far."""
    assert server.process
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


def wait_for(server: Serving, person: Person, times: int) -> float:
    """How long the server works from somebody's action to its answer, in the middle of some: what
    they would wait if nothing else ran on the machine, and so what comes before them."""
    waits = []
    for n in range(times):
        began = loop_seconds(server)
        person.act(f"note {n}")
        waits.append(loop_seconds(server) - began)
    return median(waits)


@contextmanager
def playing(server: Serving) -> Iterator[Person]:
    """Somebody who plays for themselves and minds their own business."""
    with Person(server.url) as person:
        person.make(game="closest", start=True)
        yield person
