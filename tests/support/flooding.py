"""What those who play at a real server notice of a hostile client; `attackers` are such clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from statistics import median

from support.attackers import Line, request
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


class Timed(Serving):
    """A server that notes what it did for each action."""

    program = "support.timed_loop"

    def __init__(self, data: Path, *arguments: str) -> None:
        super().__init__(data, *arguments, TIMED=str(data / "timed"))

    def wait_of(self, person: Person, action: str) -> float:
        """How long the server works from somebody's action to its answer: what they would wait if
        nothing else ran on the machine, and so what comes before them."""
        body = {"action": action, "nonce": person.nonce()}
        sent = request("POST", f"/api/rooms/{person.room}/actions", body, person.key)
        began = loop_seconds(self)
        status, said = self.line.ask(sent)
        assert status == 200, said
        last = (self.data / "timed").read_text().splitlines()[-1]
        return float(last.split()[1]) - began

    @cached_property
    def line(self) -> Line:
        return Line(self.port, "127.0.0.1")


@contextmanager
def timed(data: Path, *arguments: str) -> Iterator[Timed]:
    server = Timed(data, *arguments)
    server.start()
    try:
        yield server
    finally:
        server.line.close()
        server.stop()


def waits_for(attacked: Timed, ada: Person, quiet: Timed, bob: Person, times: int) -> list[float]:
    """How long somebody waits, in the middle of some actions, and how long somebody else at a
    server where nothing else happens: in turns, so that a busy machine slows both alike."""
    turns = range(times)
    pairs = [(attacked.wait_of(ada, f"note {n}"), quiet.wait_of(bob, f"note {n}")) for n in turns]
    return [median(waits) for waits in zip(*pairs, strict=True)]


@contextmanager
def playing(server: Serving) -> Iterator[Person]:
    """Somebody who plays for themselves and minds their own business."""
    with Person(server.url) as person:
        person.make(game="closest", start=True)
        yield person
