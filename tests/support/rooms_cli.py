"""`bombe rooms` and real databases for it: one in which something was played, beside its running
server, and an empty one elsewhere."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bombe.cli import main
from bombe.web.runtime.store import Store, store_at
from support.servers import PostgreSQL
from support.serving import Person, Serving, serving

Json = Any
Says = Callable[..., Json]
Refuses = Callable[..., str]
LONG_AGO = 1_000_000_000_000  # 2001


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No database but those of the test, in English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "BOMBE_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("BOMBE_DATA", str(tmp_path / "unasked"))
    monkeypatch.setenv("BOMBE_GAMES", "support.tiny:Closest")


@pytest.fixture(name="says")
def what_it_says(capsys: pytest.CaptureFixture[str]) -> Says:
    def says(*words: str) -> Json:
        status = main(["rooms", "--json", *words])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        assert out.isascii()
        assert out.count("\n") == 1
        return json.loads(out)

    return says


@pytest.fixture(name="refuses")
def what_it_refuses(capsys: pytest.CaptureFixture[str]) -> Refuses:
    def refuses(*words: str) -> str:
        status = main(["rooms", *words])
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        assert err.count("\n") == 1
        return err.removeprefix("bombe: ").rstrip("\n")

    return refuses


class Played:
    """A database in which a room has had a match of each game, and one that still runs."""

    def __init__(self, server: Serving, database: str) -> None:
        self.server = server
        self.database = database
        with Person(server.url) as ada, Person(server.url) as alan:
            self.code = ada.make(game="closest", name="Ada", options={"goal": 1}, watch=True)
            alan.join(self.code, "Alan")
            ada.order("start")
            alan.act("note a secret thought")
            while ada.look()["table"]["phase"] == "playing":
                for one in (ada, alan):
                    one.act("bid 3")
            ended = [ada.look()["table"]["match"]]
            ada.order("remove 1")
            ada.order("game turing_machine")
            ada.order("start")
            ada.act("ask 123 A")
            ada.act("thumb up 111")
            ended.append(ada.look()["table"]["match"])
            ada.order("start")
            ada.order("say hello")
            ada.ask("POST", f"/api/rooms/{self.code}/links")
            ada.act("ask 321 B")
            self.key = ada.key
            self.matches = ended
            self.replays = [ada.ask("GET", f"/api/matches/{id}") for id in ended]

    @property
    def where(self) -> tuple[str, str]:
        return ("--database", self.database)


@pytest.fixture(name="sqlite", scope="module")
def played_on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    data = tmp_path_factory.mktemp("data")
    with serving(data, BOMBE_LIMITS="0") as server:
        yield Played(server, f"sqlite:///{data / 'bombe.db'}")


@pytest.fixture(name="shared", scope="module")
def played_on_postgres(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgreSQL
) -> Iterator[Played]:
    address = postgres.database()
    data = tmp_path_factory.mktemp("shared")
    with serving(data, "--database", address, BOMBE_LIMITS="0") as server:
        yield Played(server, address)


@pytest.fixture(name="played", params=["sqlite", "shared"])
def played_on_either(request: pytest.FixtureRequest) -> Played:
    """On both stores, with the server running."""
    one: Played = request.getfixturevalue(request.param)
    return one


@pytest.fixture(name="elsewhere", params=["sqlite", "postgres"])
def empty_elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, str]:
    """An empty database somewhere else."""
    if request.param == "sqlite":
        return ("--database", f"sqlite:///{tmp_path / 'elsewhere.db'}")
    server: PostgreSQL = request.getfixturevalue("postgres")
    return ("--database", server.database())


def in_store(where: str | Store, work: Callable[[Store], Any]) -> Any:
    async def do() -> Any:
        store = store_at(where) if isinstance(where, str) else where
        await store.open(lambda room, message: None)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def holds(says: Says, where: tuple[str, str]) -> tuple[int, int]:
    """How many rooms and matches are there."""
    return len(says("list", *where)), len(says("list", "--matches", *where))
