"""A match that has ended: how it is kept, played again, and written as a table of results."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bombe.game import Game, View
from bombe.games import find
from bombe.match import Entry, Match
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


def _wordless(game: Game[Any], log: Iterable[Sequence[Any]], seen: bool) -> list[list[Any]]:
    return [[seat, game.wordless(action, seen)] for seat, action in log]


def _text(facts: dict[str, Any]) -> str:
    return json.dumps(facts, separators=(",", ":"))


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

    def pictures(self) -> dict[str, str]:
        """Every picture that the public ever saw: name -> key."""
        match = Match.replayed(self.match.game, self.match.deal, ())
        named = {**match.game.pictures(match.state, None)}
        for seat, action in self.match.log:
            match = match.play(seat, action)
            named |= match.game.pictures(match.state, None)
        return named

    def steps(self) -> list[Step]:
        """The match as anybody could have watched it. What moved nothing that the public sees, such
        as a note on somebody's own sheet, stays with them for ever; and so does what was sealed
        when the host ended the match."""
        match = Match.replayed(self.match.game, self.match.deal, ())
        view = match.view(None)
        steps = [Step(None, "", view)]
        for seat, action in self.match.log:
            match = match.play(seat, action)
            now = match.view(None)
            if now != view:
                steps.append(Step(seat, "" if self.by_host else action, now))
                view = now
        return steps


def read_match(text: str) -> Past:
    """A match from what was kept or exported; `BadInput` if it is none."""
    try:
        facts = json.loads(text)
        if facts["bombe"] != FORMAT:
            raise BadInput(T("this match was written by a newer Bombe"))
        log: list[Entry] = [(seat, action) for seat, action in facts["log"]]
        match = Match.replayed(find(facts["game"]), facts["deal"], log)
        return Past(match, facts["bots"], facts["seats"], bool(facts["ended"]))
    except BadInput:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadInput(T("this is no match that can be played again")) from error


def results(past: Past, names: Sequence[str], tongue: Language) -> str:
    """A line for each seat: who, whether they won, and every plain fact that the public sees."""
    view = past.match.view(None)
    seats = view["seats"]
    columns = [
        name for name, value in seats[0].items() if isinstance(value, int | float | str | bool)
    ]
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(["seat", "name", "bot", "winner", *columns])
    for seat, facts in enumerate(seats):
        table.writerow(
            [
                seat + 1,
                _harmless(names[seat]),
                past.bots[seat] or "",
                int(seat in past.winners),
                *(_plain(facts.get(column), tongue) for column in columns),
            ]
        )
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
