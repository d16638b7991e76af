"""Matches of Turing played at the table and recorded, with every byte that one viewer receives."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bombe.chance import Chance
from bombe.game import Deal, Seat
from bombe.games.imitation.deck import DECK, LEAST
from bombe.games.imitation.rules import Imitation
from bombe.games.imitation.state import State
from bombe.match import Entry
from bombe.table import pictures
from bombe.table.events import Event
from bombe.table.room import Picture, Room
from bombe.text import LANGUAGES
from bombe.web.logging import journal
from bombe.web.runtime import decks
from bombe.web.runtime.rooms import Rooms
from support import recording
from support.gallery import file, picture
from support.imitation_hidden import trace
from support.order_lines import LINES
from support.recording import Answer, Line, Table, Viewer, clockwork
from support.twice import NAMES

OWN = [[f"{n:016x}", f"{n:0270x}"] for n in range(LEAST)]
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"mode": "gnirut", "hand": 3}),
    (4, {"mode": "cooperative", "hand": 5}),
    (3, {"pictures": OWN}),
]
REFUSED = ("pick 0", "pick 9", "vote X", "meant 9 x", "round L 01", "nonsense", "")
Shape = tuple[int, tuple[tuple[str, str], ...], int]  # of an answer: status, headers, length


@cache
def webp(n: int) -> bytes:
    """A picture; some are much longer than others."""
    return file(picture(n, (16 + 4 * n, 16 + 4 * n)), "WEBP", quality=50)


@pytest.fixture(autouse=True)
def _full_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deck with a picture for every card, even if not all are drawn yet."""
    length = 4 * decks.LEAST_STEP
    shipped = {key: decks.padded(webp(n), length) for n, key in enumerate(DECK)}
    monkeypatch.setattr(decks, "shipped", lambda game: shipped if game == "imitation" else {})


@pytest.fixture(autouse=True)
def _quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "out", io.StringIO())


class Draws:
    """What chance draws, by the number of the round, where a test says so."""

    def __init__(self) -> None:
        self.rounds: dict[int, str] = {}


@pytest.fixture(autouse=True, name="draws")
def drawn_as_told(monkeypatch: pytest.MonkeyPatch) -> Draws:
    told, chance = Draws(), Imitation.chance

    def drawn(self: Imitation, state: State, luck: Chance) -> str | None:
        line = chance(self, state, luck)
        return line and told.rounds.get(state.number, line)

    monkeypatch.setattr(Imitation, "chance", drawn)
    return told


# ---- a match, played and recorded --------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """A match as it is played at the table."""

    options: Mapping[str, Any]
    deal: Deal
    log: tuple[Entry, ...]
    timer: int
    watched: bool

    @property
    def rounds(self) -> dict[int, str]:
        steps = trace(Imitation(), self.deal, self.log)
        return {
            before.state.number: action
            for before, (who, action) in zip(steps, self.log, strict=False)
            if who is None
        }

    @property
    def moves(self) -> list[tuple[Seat, str]]:
        return [(who, action) for who, action in self.log if who is not None]


@dataclass
class Recorded:
    viewer: Viewer
    shapes: set[Shape] = field(default_factory=set)  # of all pictures that anybody was given


def named(view: object) -> Iterator[str]:
    """The names of all pictures in a view."""
    if isinstance(view, dict):
        if "print" in view:
            yield view["name"]
        for value in view.values():
            yield from named(value)
    elif isinstance(view, list):
        for value in view:
            yield from named(value)


@dataclass
class Looking:
    """Somebody who looks at every picture once, as a browser does."""

    viewer: Viewer
    shapes: set[Shape]
    known: set[str] = field(default_factory=set)

    async def look(self) -> Answer:
        answer = await self.viewer.ask("GET", f"/api/rooms/{self.viewer.room}")
        for name in named(answer.json.get("view")):
            if name not in self.known:
                self.known.add(name)
                shown = await self.viewer.ask("GET", self._path(name))
                self.shapes.add((shown.status, tuple(shown.headers), len(shown.body)))
        return answer

    async def look_around(self, line: Line, chance: Chance) -> None:
        """Look at what there is, and try in vain what cannot be done."""
        answer, room = await self.look(), self.viewer.room
        etag = dict(answer.headers).get("etag", "")
        await self.viewer.ask("GET", f"/api/rooms/{room}", if_none_match=etag)
        paths = ["", "/watch", "/screen"] if chance.below(2) else ["?plain", "/watch?plain"]
        await self.viewer.ask("GET", f"/r/{room}{chance.pick(paths)}")
        await self.viewer.ask("GET", f"/api/rooms/{room}/actions")
        await self.viewer.ask("GET", self._path("0" * 16))
        if self.viewer.who is not None:
            await self.viewer.act(chance.pick(REFUSED))
        if chance.below(3) == 0:
            line.tell(action=chance.pick(REFUSED))
        if chance.below(6) == 0:
            again = self.viewer.watch("?watch" if self.viewer.who is None else "")
            await clockwork().settled()
            await again.hang_up()
        await clockwork().settled()

    def _path(self, name: str) -> str:
        return f"/api/rooms/{self.viewer.room}/pictures/{name}"


async def recorded(
    folder: Path, part: Part, seat: Seat | None, same: int, chance: Chance
) -> Recorded:
    """Play a match for one viewer, whose doings `same` decides; `chance` those of the others."""
    folder.mkdir(parents=True)
    async with recording.table(folder) as table:
        people = await gathered(table, part)
        stranger = Viewer(table, "Zoe", room=people[0].room)
        watching, looks = stranger if seat is None else people[seat], Chance(same)
        result = Recorded(watching)
        watching.headers["accept-language"] = looks.pick(LANGUAGES)
        eyes = Looking(watching, result.shapes)
        lines: dict[int, Line] = {}
        for at, one in enumerate(people):
            if at != seat and chance.below(2):
                lines[at] = one.watch()
        line = watching.watch("?watch" if seat is None else "")
        await clockwork().until(1)
        assert (await people[0].order("start")).status == 200
        for moment, (who, action) in enumerate(part.moves, 2):
            await clockwork().until(moment)
            if who == seat:
                assert (await people[who].act(action)).status == 200
            else:
                await _act(people[who], lines.get(who), action, chance)
            await clockwork().settled()
            for at, one in enumerate(people):
                if at != seat and chance.below(4) == 0:
                    await clockwork().until(moment + 0.2 + at / 10)
                    await _restless(one, lines, result, _is_silent(table, one), chance)
            await clockwork().until(moment + 0.95)
            await eyes.look_around(line, looks)
        room = table.server.rooms.live[people[0].room].room
        assert room.running
        assert room.running.match.log == part.log
        return result


async def gathered(table: Table, part: Part) -> list[Viewer]:
    """A room with everybody in it, where the match is about to start."""
    people = [Viewer(table, name) for name in NAMES[: part.deal["seats"]]]
    own = "pictures" in part.options
    chosen = {name: value for name, value in part.options.items() if name != "pictures"}
    await people[0].make(
        game="imitation", name="Ada", options=chosen, timer=part.timer, watch=part.watched
    )
    for viewer in people[1:]:
        await viewer.join(people[0].room, viewer.name)
    if own:
        await put_in(table.server.rooms, people[0].room)
        assert (await people[0].order("option pictures on")).status == 200
    table.dealer.next_deal = part.deal
    return people


async def put_in(rooms: Rooms, code: str) -> None:
    """All the pictures of the host's own, as if they had been painted anew already."""
    room = await rooms.find(code)
    for n, (key, print_) in enumerate(OWN):
        one = Picture(key, print_, f"{n}.png")

        def added(now: Room, one: Picture = one) -> list[Event]:
            return pictures.added(now, 0, one, now)

        await rooms.change(room, added, {key: webp(n)})


async def _act(viewer: Viewer, line: Line | None, action: str, chance: Chance) -> None:
    """By any of the ways there are."""
    if line is not None and chance.below(2):
        line.tell(action=action)
    elif chance.below(3) == 0:
        await viewer.send_form("act", action=action)
    else:
        await viewer.act(action)


def _is_silent(table: Table, viewer: Viewer) -> bool:
    assert viewer.who is not None
    return table.server.rooms.live[viewer.room].room.is_silent(viewer.who)


async def _restless(
    viewer: Viewer, lines: dict[int, Line], result: Recorded, silent: bool, chance: Chance
) -> None:
    """What others do without anybody's notice."""
    assert viewer.who is not None
    room, what = viewer.room, chance.below(5)
    if what == 0:
        await viewer.act(chance.pick(REFUSED))
    elif what == 1:
        await viewer.ask("POST", f"/api/rooms/{room}/links")
    elif what == 2 and silent:
        await viewer.order(chance.pick([line for line in LINES.values() if line]))
    elif what == 3:
        await Looking(viewer, result.shapes).look()
    else:  # the page is loaded again
        if line := lines.pop(viewer.who, None):
            await line.hang_up()
        await viewer.ask("GET", f"/r/{room}{chance.pick(['', '?plain'])}")
        lines[viewer.who] = viewer.watch()
    await clockwork().settled()
