"""The machine's clock jumps by a month or a year, while the server runs and while it does not.
Nothing is forgotten by that, and no turn ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from support.scaling import some
from support.server_log import lines, until
from support.serving import Person, Serving, client, serving

MONTH, YEAR = 31 * 86_400, 366 * 86_400


def chores_done(server: Serving, count: int = 3) -> None:
    """Until the server has looked through its rooms so many times more."""

    def looks() -> float:
        with client(server.url) as asking:
            text = asking.get("/metrics").text
        (line,) = [one for one in text.splitlines() if one.startswith("bombe_chores_total ")]
        return float(line.split()[1])

    wanted = looks() + count
    until(lambda: looks() >= wanted)


def view(person: Person) -> Any:
    return person.look()["table"]


@pytest.mark.parametrize("store", some(["sqlite", "postgresql"]))
def test_nothing_is_forgotten_when_the_clock_jumps(
    tmp_path: Path, store: str, request: pytest.FixtureRequest
) -> None:
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    options: list[str] = []
    if store == "postgresql":
        options = ["--database", request.getfixturevalue("postgres").database()]
    variables = {"BOMBE_GAMES": "support.jumping:Closest", "BOMBE_TEST_AHEAD": str(ahead)}
    with serving(tmp_path / "data", *options, **variables) as server, Person(server.url) as ada:
        ada.make(game="closest", options={"goal": 1})
        ada.order("start")
        ada.act("bid 4")
        match = view(ada)["match"]
        ada.order("timer 600")
        ada.order("start")
        for jump in (MONTH, -YEAR, 2 * YEAR):
            ahead.write_text(str(jump))
            chores_done(server)
            table = view(ada)
            assert (table["phase"], table["waiting"]) == ("playing", [0])
        assert lines(server, "clock jumped")
        server.stop()
        server.start()  # with its clock two years ahead
        chores_done(server)
        table = view(ada)
        assert (table["phase"], table["waiting"]) == ("playing", [0])
        assert ada.ask("GET", f"/api/matches/{match}")["seats"]
        assert not lines(server, "expired")
