"""A match that is played at the table twice, and what one viewer receives.

The second time something is different that this viewer may not know: the secret, the others' notes
and marks and how many there are and when, their sealed choices, what they tried in vain, how they
are connected, what the host typed into a secret option. Everything that this viewer receives must
be the same, as long as the match runs.
"""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route

from bombe.chance import Chance
from bombe.game import Deal, Seat
from bombe.games.turing_machine.box import SYMBOLS, numbers
from bombe.games.turing_machine.codes import CODES
from bombe.games.turing_machine.ids import id_of
from bombe.games.turing_machine.problem import parse_secret
from bombe.match import Entry, Match
from bombe.table import disclosure, messages
from bombe.table.room import Room, Who
from bombe.testing import Setup, wandering
from bombe.testing.secrets import trace, walk
from bombe.text import LANGUAGES
from bombe.web.logging import journal
from bombe.web.runtime import live
from support import recording
from support.hidden import HIDDEN
from support.recording import Line, Table, Viewer, clockwork, play

NAMES = ("Ada", "Bob", "Cleo", "Dirk", "Eva", "Finn")
SEEDS = 77_345_000_000  # a seed has this many and some: nobody may be told
NO_SEED = SEEDS + 999_999

PRIVATE = {
    "turing_machine": ("mark t1", "mark s2 +", "unmark t1", "note A plugh", "note * much more"),
    "closest": ("note", "note plugh", "note much more of it"),
}
REFUSED = ("", "rubbish", "ask 666 Z", "bid 99", "thumb sideways", "note Z", "unmark c5 now")


@pytest.fixture(name="written", autouse=True)
def journal_out(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What the server writes into its journal."""
    out = io.StringIO()
    monkeypatch.setattr(journal, "out", out)
    return out


# ---- what happens at a table -----------------------------------------------------------------


@dataclass(frozen=True)
class Move:
    at: float
    seat: Seat
    action: str
    seed: int = NO_SEED  # what chance draws after it, if it draws


@dataclass(frozen=True)
class Part:
    """A match as it is played at the table: what is dealt, what the host typed, who does what."""

    setup: Setup
    deal: Deal
    typed: str  # into the secret option of the game
    timer: int
    watched: bool  # whether the public may look
    moves: tuple[Move, ...]
    end: int  # the moment after all of them
    pondered: tuple[float, str]  # after how long the Machine has played, and what


def units(match: Match[Any]) -> Iterator[tuple[Match[Any], Seat, str, list[str]]]:
    """Each action of a seat: the match before it, who, what, and what chance drew after it."""
    steps = list(trace(match))
    for at, (seat, action) in enumerate(match.log):
        if seat is not None:
            draws = []
            for other, draw in match.log[at + 1 :]:
                if other is not None:
                    break
                draws.append(draw)
            yield steps[at], seat, action, draws


def seed_for(match: Match[Any], draws: list[str]) -> int:
    """A seed by which chance draws just this."""
    if not draws:
        return NO_SEED
    (draw,) = draws
    return next(
        seed
        for seed in range(SEEDS, SEEDS + 10_000)
        if match.game.chance(match.state, Chance(seed)) == draw
    )


def is_private(match: Match[Any], seat: Seat | None, entry: Entry) -> bool:
    """Whether an action is its player's own affair, of which this viewer hears nothing."""
    who, action = entry
    shared = seat is not None and match.deal.get("coop", False)
    return who != seat and not shared and wandering.verb(action) in ("mark", "unmark", "note")


class Two:
    """A match and another one that tells a viewer the same, as parts to be played."""

    def __init__(self, setup: Setup, match: Match[Any], seat: Seat | None, chance: Chance) -> None:
        self.setup, self.seat, self.chance = setup, seat, chance
        hidden = HIDDEN[setup.game.key]
        chosen = bool(chance.below(2))
        deals = [match.deal, chance.pick([match.deal, *hidden.deals(match, seat, chance)])]
        deals = [self._varied(deal, chosen) for deal in deals]
        self.matches = [Match(setup.game, deal, setup.game.start(deal)) for deal in deals]
        self.moves: list[list[Move]] = [[], []]
        self.end = 2
        for before, who, action, draws in units(match):
            if is_private(match, seat, (who, action)):
                for n in (0, 1):
                    self._privately(n, who, chance.below(4))
            else:
                other = action
                if who != seat:
                    revealed = hidden.reveals(before) < hidden.reveals(match)
                    other = hidden.disguised(self.matches[1], (who, action), revealed, chance)
                if not self._goes_on(who, [action, other], draws):
                    break
            for n in (0, 1):
                self._extras(n)
            self.end += 1
        typed = [self._typed(deal) for deal in deals]
        if seat == 0:
            typed[1] = typed[0]  # the host knows it
        elif not chosen and chance.below(3) == 0:
            typed = ["", ""]
        timer, watched = chance.pick([0, 3600]), bool(chance.below(4))
        for moves in self.moves:
            moves.sort(key=lambda move: move.at)
        self.parts = [
            Part(setup, deal, what, timer, watched, tuple(moves), self.end, self._pondered())
            for deal, what, moves in zip(deals, typed, self.moves, strict=True)
        ]

    def _varied(self, deal: Deal, chosen: bool) -> Deal:
        if "chosen" in deal:
            deal = {**deal, "chosen": chosen}
        if deal.get("machine") and self.chance.below(2):  # as it was in deals of old
            needed = {"rounds": 2 + self.chance.below(9), "questions": 5 + self.chance.below(20)}
            deal = {**deal, "machine": {**deal["machine"], **needed, "line": "plugh"}}
        return deal

    def _pondered(self) -> tuple[float, str]:
        """What nobody may notice: neither what the Machine has played nor when."""
        rounds = [
            f"{self.chance.pick(CODES)} {self.chance.pick('ABCD')}{self.chance.pick('+-')}"
            for _ in range(self.chance.below(9))
        ]
        line = f"machine {self.chance.pick(['proved', 'unproved'])} {'; '.join(rounds)}".rstrip()
        return self.chance.below(100 * self.end) / 100, line

    def _typed(self, deal: Deal) -> str:
        if not deal.get("chosen"):
            return f"quux{self.chance.below(1000)}"
        secret = parse_secret(deal["secret"])
        return self.chance.pick([id_of(secret), str(secret)])

    def _goes_on(self, who: Seat, actions: list[str], draws: list[str]) -> bool:
        """Play an action in both, unless the viewer is told different things by them then."""
        told, moves = [], []
        after = list(self.matches)
        for n in (0, 1):
            after[n] = after[n].play(who, actions[n])
            moves.append(Move(self.end, who, actions[n], seed_for(after[n], draws)))
            for draw in draws:
                after[n] = after[n].play(None, draw)
            told.append(HIDDEN[self.setup.game.key].told(after[n], self.seat))
        if told[0] != told[1]:
            return False
        self.matches = after
        for n in (0, 1):
            self.moves[n].append(moves[n])
        return True

    def _privately(self, n: int, who: Seat, times: int) -> None:
        for _ in range(times):
            at = self.end + 0.1 + self.chance.below(80) / 100
            self.moves[n].append(Move(at, who, self.chance.pick(PRIVATE[self.setup.game.key])))

    def _extras(self, n: int) -> None:
        """What others may do at any time without anybody's notice."""
        for who in range(self.setup.seats):
            if who == self.seat:
                continue
            if self.chance.below(6) == 0:
                at = self.end + 0.1 + self.chance.below(80) / 100
                self.moves[n].append(Move(at, who, self.chance.pick(REFUSED)))
            if self.chance.below(6) == 0 and is_private(self.matches[n], self.seat, (who, "note")):
                self._privately(n, who, self.chance.pick([1, 1, 2, 10]))


# ---- a part, played and recorded ---------------------------------------------------------------


def addresses(table: Table, room: str) -> list[str]:
    """Every address that can be looked at, as far as it concerns this room or no other."""
    values = {"code": room, "id": "match-000001", "path": "x"}
    values |= {"key": "turing_machine", "version": "0", "name": "rules"}  # of a game's own pages
    values |= {"chapter": "reading", "number": "1", "rest": "reading"}  # of its school
    paths = [
        route.path.replace("{token}", "k" * 22)
        for route in table.app.routes
        if isinstance(route, Route) and "GET" in (route.methods or ())
    ]
    paths += ["/r/{code}?plain", "/r/{code}/watch?plain"]  # where a game has pages of its own
    return [re.sub(r"{(\w+)(:\w+)?}", lambda found: values[found[1]], path) for path in paths]


async def look_around(viewer: Viewer, line: Line, chance: Chance, thoroughly: bool) -> None:
    """Look at everything one can, and try in vain what one cannot do."""
    api_of_room = f"/api/rooms/{viewer.room}"
    await viewer.ask("GET", api_of_room)
    paths = addresses(viewer.table, viewer.room)
    for path in paths if thoroughly else chance.sample(paths, 2):
        answer = await viewer.ask("GET", path, accept_language=chance.pick(["en", "fr", "nl"]))
        if etag := dict(answer.headers).get("etag"):
            await viewer.ask("GET", path, if_none_match=etag)
    orders_tried = ["start", "option goal 1", "option problem 123", "dance", "remove 9", "bot x"]
    orders_tried += ["say hello"] if chance.below(9) == 0 else []
    tries: list[tuple[str, bytes | dict[str, Any]]] = [
        *(("actions", {"action": action, "nonce": f"x{action}"}) for action in REFUSED),
        *(("orders", {"order": order, "nonce": f"x{order}"}) for order in orders_tried),
        ("actions", b"{"),
        ("actions", {"action": "x"}),
        ("seats", b'["xyzzy"]'),
        ("links", b""),
        ("nowhere", b""),
    ]
    if viewer.who is None:
        tries += [("seats", {"name": 7}), ("orders", {"order": "end", "nonce": "x"})]
    for where, body in tries if thoroughly else chance.sample(tries, 2):
        await viewer.ask("POST", f"{api_of_room}/{where}", body)
    if viewer.who is not None and chance.below(3) == 0:
        await viewer.send_form("act", action=chance.pick(REFUSED))
        await viewer.send_form("order", order="start")
    if chance.below(3) == 0:
        line.say("{")
    if chance.below(3) == 0:
        line.tell(action=chance.pick(REFUSED))
    await clockwork().settled()
    if thoroughly or chance.below(5) == 0:
        await viewer.ask("DELETE", "/api/rooms/234567")
        again = viewer.watch("?watch" if viewer.who is None else "")
        await clockwork().settled()
        await again.hang_up()
    await clockwork().settled()


async def recorded(
    folder: Path, part: Part, seat: Seat | None, same: int, chance: Chance
) -> tuple[Viewer, list[Viewer]]:
    """Play a part: what one viewer received, and all the others. What the viewer does is decided by
    the seed `same`; `chance` decides how the others are connected."""
    folder.mkdir(parents=True)
    secret = next(name for name, option in part.setup.game.options.items() if option.secret)
    async with recording.table(folder) as table:
        table.dealer.next_deal = part.deal
        table.dealer.pondered = part.pondered
        table.tokens.next_seed = NO_SEED
        people = [Viewer(table, name) for name in NAMES[: part.setup.seats]]
        await people[0].make(
            game=part.setup.game.key,
            name=NAMES[0],
            options={**part.setup.options, secret: part.typed},
            timer=part.timer,
            watch=part.watched,
        )
        for viewer in people[1:]:
            await viewer.join(people[0].room, viewer.name)
        stranger = Viewer(table, "Zoe", room=people[0].room)
        looks = Chance(same)
        watching = stranger if seat is None else people[seat]
        watching.headers["accept-language"] = looks.pick(LANGUAGES)
        line = watching.watch("?watch" if seat is None else "")
        lines = [line if at == seat else _maybe(one, chance) for at, one in enumerate(people)]
        await clockwork().until(1)
        assert (await people[0].order("start")).status == 200
        table.dealer.next_deal = None  # that was for this room alone
        moves = list(part.moves)
        for moment in range(2, part.end + 1):
            while moves and moves[0].at < moment:
                move = moves.pop(0)
                await clockwork().until(move.at)
                table.tokens.next_seed = move.seed
                how = looks if move.seat == seat else chance
                await _act(people[move.seat], lines[move.seat], move.action, how)
                await clockwork().settled()
                table.tokens.next_seed = NO_SEED
            await clockwork().until(moment - 0.05)
            await look_around(watching, line, looks, thoroughly=moment == part.end)
        room = table.server.rooms.live[people[0].room].room
        assert room.running, "only while a match runs are its secrets kept"
        return watching, [one for one in (*people, stranger) if one is not watching]


def _maybe(viewer: Viewer, chance: Chance) -> Line | None:
    return viewer.watch() if chance.below(2) else None


async def _act(viewer: Viewer, line: Line | None, action: str, chance: Chance) -> None:
    """By any of the ways there are."""
    if line is not None and chance.below(2):
        line.tell(action=action)
    elif chance.below(3) == 0:
        await viewer.send_form("act", action=action)
    else:
        await viewer.act(action)


# ---- comparing ---------------------------------------------------------------------------------


def compare(folder: Path, setup: Setup, seed: int) -> int:
    """Play a match twice for one viewer; how many messages were compared."""
    chance = Chance(seed)
    match = Match.new(setup.game, setup.options, setup.seats, seed)
    match = walk(HIDDEN[setup.game.key], match, 4 + chance.below(14), chance)
    seat = chance.pick(wandering.everybody(match))
    two = Two(setup, match, seat, chance)
    first, second = (
        play(recorded(folder / f"{seed}-{n}", part, seat, seed, chance))
        for n, part in enumerate(two.parts)
    )
    for part, (viewer, others) in zip(two.parts, (first, second), strict=True):
        for one in (viewer, *others):
            check_holds_nothing(part, one)
        assert not any(b"plugh" in text for _, text in viewer.received)
    return same_bytes(first[0], second[0])


def same_bytes(first: Viewer, second: Viewer) -> int:
    for one, other in zip(first.received, second.received, strict=False):
        assert one == other
    assert len(first.received) == len(second.received)
    return len(first.received)


def check_holds_nothing(part: Part, viewer: Viewer) -> None:
    """While a match runs nobody is sent what it is about, the seed, or what was typed in secret."""
    everything = b"\n".join(text for _, text in viewer.received).lower()
    assert b"'status': 5" not in everything  # what fails tells nothing, and shows nothing
    assert str(SEEDS)[:5].encode() not in everything
    assert not part.typed or part.typed.lower().encode() not in everything
    if part.setup.game.key != "turing_machine":
        return
    secret = parse_secret(part.deal["secret"])
    for hidden in (id_of(secret), str(secret)):
        assert hidden.lower().encode() not in everything
    known = {str(number) for symbol in SYMBOLS for number in numbers(secret, symbol)} - set(CODES)
    for body in viewer.bodies:
        read = json.loads(body)
        # Elsewhere numbers are what a request came to, such as 409, which a card bears too.
        about = {part: read.get(part) for part in ("table", "you", "view", "actions")}
        assert not known & set(re.findall(r"(?<!\w)\d+(?!\w)", json.dumps(about)))
        tells = {"secret", "solution", "id", "declared", "sheets"}
        assert not tells & (read.get("view") or {}).keys()


# ---- tables that tell too much -----------------------------------------------------------------


class Telling(messages.Table, frozen=True):
    """A table that tells everybody something more."""

    leak: object = None


def _with(leak: Callable[[Room], object]) -> Callable[[pytest.MonkeyPatch], None]:
    """A table that tells everybody something about the room."""

    def patch(monkeypatch: pytest.MonkeyPatch) -> None:
        table = disclosure.table

        def telling(room: Room, viewer: Who | None = None) -> Telling:
            told = table(room, viewer)
            return Telling(**msgspec.structs.asdict(told), leak=leak(room))

        monkeypatch.setattr(disclosure, "table", telling)

    return patch


def _push_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every connection hears that something happened, if not what."""

    def unseen(socket: live.Socket) -> bytes:
        return disclosure.encoder("en").encode(disclosure.look(socket.live.room, socket.who))

    monkeypatch.setattr(live.Socket, "_unseen", unseen)
