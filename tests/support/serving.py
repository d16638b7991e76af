"""A real server for the tests: `bombe serve` in a process of its own, and people at it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any

import httpx

from support import forking
from support.scaling import SOAK
from support.servers import free_port

HERE = Path(__file__).parents[1]  # the folder of the tests
SOURCE = HERE.parent / "src"
PATH = os.pathsep.join([str(SOURCE), str(HERE)])
PATIENCE = 60.0  # seconds until a server that does not answer is given up


class Serving:
    """A server that can be killed and started again at the same address."""

    program = "bombe"  # the module that is run
    from_nothing = False  # and not by a process that has imported everything already

    def __init__(self, data: Path, *arguments: str, **variables: str) -> None:
        self.data = data
        self.arguments = arguments
        self.port = free_port()
        kept = {name: value for name, value in os.environ.items() if not name.startswith("BOMBE_")}
        self.environment = kept | {
            "PYTHONPATH": PATH,
            "BOMBE_GAMES": "support.tiny:Closest",
            **variables,
        }
        self.log = data / "server.log"
        self.process: subprocess.Popen[bytes] | forking.Forked | None = None

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    @property
    def live_url(self) -> str:
        return f"ws://localhost:{self.port}"

    def start(self) -> None:
        self.data.mkdir(parents=True, exist_ok=True)
        words = ["serve", "--port", str(self.port), "--data", str(self.data), *self.arguments]
        with self.log.open("ab") as log:
            self.process = self._begun(words, log)
        self.wait()

    def _begun(self, words: list[str], log: IO[bytes]) -> subprocess.Popen[bytes] | forking.Forked:
        path = self.environment["PYTHONPATH"].split(os.pathsep)
        with_ours = {*PATH.split(os.pathsep)} <= {*path}
        from_nothing = self.from_nothing or (SOAK and self.process is None)
        if forking.POSSIBLE and with_ours and not from_nothing:
            return forking.template(PATH).server(self.program, words, self.environment, log)
        command = [sys.executable, "-P", "-m", self.program, *words]
        return subprocess.Popen(
            command, env=self.environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
        )

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        with client(self.url) as asking:
            while time.monotonic() < end:
                assert self.process
                assert self.process.poll() is None, self.log.read_text()
                try:
                    # Not by a request each time, which takes a hundred times as long to refuse.
                    socket.create_connection(("localhost", self.port), timeout=5).close()
                    if asking.get("/healthz", timeout=5).status_code == 200:
                        return
                except (OSError, httpx.TransportError):
                    time.sleep(0.03)
        raise AssertionError(f"no answer: {self.log.read_text()}")

    def kill(self) -> None:
        """At once, as a power failure would."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(data: Path, *arguments: str, **variables: str) -> Iterator[Serving]:
    server = Serving(data, *arguments, **variables)
    server.start()
    try:
        yield server
    finally:
        if server.process and server.process.poll() is None:
            server.stop()


@contextmanager
def customized(folder: Path, program: str, *arguments: str, **variables: str) -> Iterator[Serving]:
    """A server that runs a program first, such as one that shortens its patience."""
    (folder / "sitecustomize.py").write_text(program)
    path = os.pathsep.join([str(folder), PATH])
    with serving(folder / "data", *arguments, PYTHONPATH=path, **variables) as running:
        yield running


def client(url: str = "") -> httpx.Client:
    """To read certificates, which nobody here has, takes longer than all the rest."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=False)


class Refusal(AssertionError):
    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(f"{status} {sentence}")
        self.status = status
        self.sentence = sentence


class Person:
    """A program at a seat, over plain HTTP."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.client = client(url)
        self.room = ""
        self.who = -1
        self.nonces = 0
        if key:
            self.key = key

    @property
    def key(self) -> str:
        return self.client.headers["authorization"].partition(" ")[2]

    @key.setter
    def key(self, key: str) -> None:
        self.client.headers["authorization"] = f"Bearer {key}"

    def ask(self, method: str, path: str, **body: Any) -> Any:
        answer = self.client.request(method, path, json=body if method == "POST" else None)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json()["error"])
        return answer.json() if answer.content else None

    def make(self, **wanted: Any) -> str:
        self._enter(self.ask("POST", "/api/rooms", **wanted))
        return self.room

    def join(self, room: str, name: str = "") -> None:
        self._enter(self.ask("POST", f"/api/rooms/{room}/seats", name=name))

    def _enter(self, entered: dict[str, Any]) -> None:
        self.room, self.who = entered["room"], entered["who"]
        if "key" in entered:
            self.key = entered["key"]

    def look(self) -> Any:
        return self.ask("GET", f"/api/rooms/{self.room}")

    def legal(self) -> list[str]:
        actions: list[str] = self.ask("GET", f"/api/rooms/{self.room}/actions")["actions"]
        return actions

    def act(self, action: str, nonce: str = "") -> Any:
        return self.ask(
            "POST", f"/api/rooms/{self.room}/actions", action=action, nonce=nonce or self.nonce()
        )

    def order(self, order: str, nonce: str = "") -> Any:
        return self.ask(
            "POST", f"/api/rooms/{self.room}/orders", order=order, nonce=nonce or self.nonce()
        )

    def nonce(self) -> str:
        self.nonces += 1
        return f"{self.who}-{self.nonces}"

    def close(self) -> None:
        self.client.close()

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def people(url: str, count: int) -> Iterator[list[Person]]:
    """Some of them, who are all gone in the end, whatever happens."""
    with ExitStack() as stack:
        yield [stack.enter_context(Person(url)) for _ in range(count)]


def log_of(database: Path, room: str) -> list[dict[str, Any]]:
    """The events of a room as SQLite keeps them."""
    import sqlite3

    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT text FROM log WHERE room = ? ORDER BY n", (room,))
        events = [json.loads(text) for (text,) in rows]
    connection.close()
    return events
