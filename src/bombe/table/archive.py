"""A match that has ended: how it is kept, played again, and written as a table of results."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from bombe.game import Game, View
from bombe.games import find
from bombe.match import Entry, Match
from bombe.table.events import Origin
from bombe.table.room import NOT_DONE, GameFault, Room
from bombe.text import BadInput, Language, T

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Kept:
    """A match that has ended. It holds no names, and no words that only their author saw."""

    id: str
    at: int  # when it ended
    room: str
    text: str


@dataclass(frozen=True)
class Step:
    """Something that happened in a match, and what the public saw after it."""

    seat: int | None
    action: str
    view: View


def kept_match(room: Room) -> Kept:
    """The match on the table, which is over. Deal and log say it all."""
    played = room.played
    assert played
    try:
        log = _wordless(room.game, played.match.log, seen=False)
    except Exception as error:
        raise GameFault(NOT_DONE) from error
    facts = {
        "bombe": FORMAT,
        "game": room.game.key,
        "deal": played.match.deal,
        "log": log,
        "seats": list(played.seats),
        "bots": [room.members[who].bot for who in played.seats],
        "started": played.started,
        "ended": played.ended,
    }
    if played.origin is not None:
        facts["origin"] = played.origin
    return Kept(played.id, room.at, room.code, _text(facts))


def unworded(text: str, seen: bool) -> str:
    """What is kept of a match without its players' own words, where its game is known here: those
    that nobody else could see, or all of them. What anybody can see in a replay while its room is
    there does not depend on the former."""
    try:
        facts = json.loads(text)
        log = _wordless(find(facts["game"]), facts["log"], seen)
    except Exception:  # it cannot be played again either
        return text
    return text if log == facts["log"] else _text({**facts, "log": log})


def _wordless(game: Game[Any], log: Iterable[Sequence[Any]], seen: bool) -> list[Sequence[Any]]:
    wordless = game.wordless
    return [
        entry if (plain := wordless(entry[1], seen)) is entry[1] else [entry[0], plain]
        for entry in log
    ]


def _text(facts: dict[str, Any]) -> str:
    # Not by `json`, which takes five times as long; a long match would hold everybody up.
    return msgspec.json.encode(facts).decode()


class Walk(NamedTuple):
    """A match after an entry of its log; at first before all of them."""

    seat: int | None
    action: str
    match: Match[Any]


@dataclass(frozen=True)
class Unplayed:
    """A match that has ended, as it was kept: its log is not played yet."""

    game: Game[Any]
    deal: Mapping[str, Any]
    log: Sequence[Entry]
    bots: Sequence[str | None]
    seats: Sequence[int]  # members of the room it was played in
    by_host: bool  # the host ended it
    origin: Origin | None = None  # where it has branched off, if it has

    def walk(self) -> Iterator[Walk]:
        """The match at its beginning and after each action."""
        match = Match.replayed(self.game, self.deal, ())
        yield Walk(None, "", match)
        for seat, action in self.log:
            match = match.play(seat, action)
            yield Walk(seat, action, match)


@dataclass(frozen=True)
class Past:
    """A match that has ended, read back."""

    match: Match[Any]
    bots: Sequence[str | None]
    seats: Sequence[int]  # members of the room it was played in
    by_host: bool  # the host ended it

    @property
    def why(self) -> T:
        outcome = self.match.outcome
        return outcome.why if outcome else T("The host ended the match.")

    @property
    def winners(self) -> tuple[int, ...]:
        return self.match.outcome.winners if self.match.outcome else ()

    def steps(self) -> list[Step]:
        """The match as anybody could have watched it. What moved nothing that the public sees, such
        as a note on somebody's own sheet, stays with them for ever; and so does what was sealed
        when the host ended the match."""
        steps: list[Step] = []
        for seat, action, match in self._unplayed.walk():
            view = match.view(None)
            if not steps or view != steps[-1].view:
                steps.append(Step(seat, "" if self.by_host else action, view))
        return steps

    @property
    def _unplayed(self) -> Unplayed:
        match = self.match
        return Unplayed(match.game, match.deal, match.log, self.bots, self.seats, self.by_host)


def parsed(text: str, game: Game[Any] | None = None) -> Unplayed:
    """A match from what was kept or exported, without a look at its log; `BadInput` if it is none.
    The game is found by its key, unless it is given."""
    try:
        facts = json.loads(text)
        if facts["bombe"] != FORMAT:
            raise BadInput(T("this match was written by a newer Bombe"))
        log: list[Entry] = [(seat, action) for seat, action in facts["log"]]
        game = game or find(facts["game"])
        ended = bool(facts["ended"])
        origin = msgspec.convert(facts.get("origin"), Origin | None)
        return Unplayed(game, facts["deal"], log, facts["bots"], facts["seats"], ended, origin)
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError) as error:  # msgspec's are of the last kind
        raise _none() from error


def read_match(text: str) -> Past:
    """A match from what was kept or exported; `BadInput` if it is none."""
    was = parsed(text)
    try:
        match = Match.replayed(was.game, was.deal, was.log)
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise _none() from error
    return Past(match, was.bots, was.seats, was.by_host)


def _none() -> BadInput:
    return BadInput(T("this match cannot be played again"))


def results(past: Past, names: Sequence[str], tongue: Language) -> str:
    """A line for each seat: who, whether they won, and every plain fact that the public sees."""
    columns, rows = facts_of(past.match.view(None))
    return written_results(columns, rows, past.bots, past.winners, names, tongue)


def facts_of(view: View) -> tuple[list[str], list[list[Any]]]:
    """The plain facts of each seat that a public view has, and their names."""
    seats = view["seats"]
    columns = [
        name for name, value in seats[0].items() if isinstance(value, int | float | str | bool)
    ]
    return columns, [[facts.get(column) for column in columns] for facts in seats]


def written_results(
    columns: Sequence[str],
    rows: Sequence[Sequence[Any]],
    bots: Sequence[str | None],
    winners: Sequence[int],
    names: Sequence[str],
    tongue: Language,
) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(["seat", "name", "bot", "winner", *columns])
    for seat, facts in enumerate(rows):
        won = int(seat in winners)
        plain = [_plain(value, tongue) for value in facts]
        table.writerow([seat + 1, _harmless(names[seat]), bots[seat] or "", won, *plain])
    return out.getvalue()


def _plain(value: object, tongue: Language) -> object:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, str | T):
        return _harmless(tongue.say(value))
    return value


def _harmless(text: str) -> str:
    """Text that no spreadsheet reads as a formula."""
    return f"'{text}" if text[:1] in "=+-@\t\r" and text else text
