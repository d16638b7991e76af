"""What a viewer is told of a room: the table, which is the same for all; what is theirs; the match
as their seat sees it; and what was said.

No number of events, no time of the last one, nothing that moves when another seat does something
that is its own affair: two rooms that differ only in that send the same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from bombe.game import Game, Option, Seat, level_name
from bombe.game import Outcome as Ending
from bombe.games import GAMES
from bombe.table import absence, messages
from bombe.table.absence import Missed
from bombe.table.events import Origin as Branching
from bombe.table.keys import id_of
from bombe.table.members import Member, name_of
from bombe.table.messages import (
    Changed,
    Changes,
    Look,
    Origin,
    Outcome,
    Person,
    Replay,
    Sitter,
    Table,
    Tally,
    You,
)
from bombe.table.retelling import Retold
from bombe.table.room import Room, Said, Who
from bombe.table.score import Score
from bombe.text import Language, T, language

Faces = tuple[bytes, bytes, bytes]  # the table, what is the viewer's, and the view, as JSON
_wordless = msgspec.json.Encoder()  # for what is the same in every language


class Known(msgspec.Struct, frozen=True):
    """All of a room that its table and `own` are made from: neither changes while these do not."""

    code: str
    game: Game[Any]
    members: tuple[Member, ...]
    places: tuple[Who, ...]
    order: tuple[Who, ...]
    hushed: bool
    silent: frozenset[Seat]
    host: Who
    options: Mapping[str, Any]
    chosen: bool
    pictures: int
    timer: int
    deadline: int | None
    missed: tuple[Missed, ...]
    locked: bool
    muted: bool
    watched: bool
    matches: int
    score: Score
    match: str | None
    seats: tuple[Who, ...]
    waiting: frozenset[Seat]
    outcome: Ending | None
    origin: Branching | None


def known(room: Room) -> Known:
    played, running = room.played, room.running
    return Known(
        room.code,
        room.game,
        room.members,
        room.places,
        room.order,
        room.hushed,
        running.silent if running else frozenset(),
        room.host,
        room.options,
        running.chosen if running else room.is_chosen,
        len(room.deck),
        room.timer,
        room.deadline,
        absence.missed(room) if room.gone else (),
        room.locked,
        room.muted,
        room.watched,
        room.matches,
        room.score,
        played.id if played else None,
        played.seats if played else (),
        running.waiting if running else frozenset(),
        played.outcome if played else None,
        played.origin if played else None,
    )


def table(room: Room, viewer: Who | None = None) -> Table:
    """What everybody in the room may know about it; and that the viewer is there, who may be one
    whom the others do not see for now."""
    return _table(known(room), viewer)


def _table(known: Known, viewer: Who | None) -> Table:
    # Not from the room, so that nothing is told that is not in what tables are compared by.
    members, seats, outcome = known.members, known.seats, known.outcome
    return Table(
        code=known.code,
        game=known.game.key,
        title=known.game.title,
        phase="lobby" if known.match is None else "over" if outcome else "playing",
        people=[
            Person(
                who,
                name_of(members, who, known.game.bot_names),
                members[who].bot,
                members[who].gone,
                seats.index(who) if who in seats else None,
            )
            for who in known.places
            if who in known.order or who == viewer
        ],
        # Those who sat at the match and have left the table since: a view speaks of their seats.
        seats=[Sitter(who, name_of(members, who, known.game.bot_names)) for who in seats],
        host=known.host,
        waiting=[seats[seat] for seat in sorted(known.waiting)],
        options=options(known),
        chosen=known.chosen,
        pictures=known.pictures,
        timer=known.timer,
        deadline=known.deadline,
        locked=known.locked,
        muted=known.muted,
        watched=known.watched,
        matches=known.matches,
        score=_score(known),
        outcome=Outcome([seats[one] for one in outcome.winners], outcome.why) if outcome else None,
        match=known.match if outcome else None,
        missed=[messages.Missed(one.who, one.until) for one in known.missed] or UNSET,
    )


def _score(known: Known) -> list[Tally]:
    """The score of those whom everybody may know of now, and of a team that is at the match."""
    there = {*known.order, *known.seats}
    return [
        Tally([*side.who], side.together, tally.played, tally.won)
        for side, tally in sorted(known.score.items())
        if ({*side.who} == {*known.seats} if side.together else there.issuperset(side.who))
    ]


def options(room: Room | Known) -> dict[str, Any]:
    """What is chosen. Of a secret option only whether anything is: it may tell what is hidden. Of
    pictures, whether they are the room's own."""
    shown: dict[str, Any] = {}
    for name, option in room.game.options.items():
        chosen = room.options.get(name, [] if option.per_seat else option.default)
        if option.per_seat and room.hushed:  # a list that grows and shrinks with those we know of
            seen = zip(room.places, chosen, strict=False)
            chosen = [value for who, value in seen if who in room.order]
        if option.pictures:
            shown[name] = chosen is True
        else:
            shown[name] = chosen != option.default if option.secret else chosen
    return shown


def own(room: Room, who: Who | None) -> You:
    """What a viewer is in the room. Where the match came from is told only to those who play it:
    the way back leads to what was hidden there."""
    seat = room.played.seat_of(who) if room.played else None
    origin = room.played.origin if room.played and seat is not None else None
    return You(who, seat, room.may_speak(who), who in room.places, _origin(origin))


def _origin(origin: Branching | None) -> Origin | UnsetType:
    return UNSET if origin is None else Origin(origin.match, origin.line, origin.step)


def own_text(room: Room, who: Who | None) -> bytes:
    """The same as JSON, which has no words in it."""
    return _wordless.encode(own(room, who))


def said(room: Room, words: Said) -> messages.Said:
    return messages.Said(words.who, room.name_of(words.who), words.text)


def look(room: Room, who: Who | None) -> Look:
    """All at once, as somebody gets it who has just come or looks once."""
    seen = table(room, who)
    if who is None and not room.watched:  # the way in, and no more
        seen = msgspec.structs.replace(
            seen,
            waiting=[],
            deadline=None,
            score=[],
            outcome=None,
            match=None,
            pictures=0,
            missed=UNSET,
        )
    chat = [said(room, words) for words in room.chat] if may_read(room, who) else []
    return Look(seen, own(room, who), room.view(who), chat)


def keys(room: Room, who: Who, own: str) -> messages.Keys:
    """What opens a member's seat, for that member alone, who has shown one of them."""
    return messages.Keys(
        [
            messages.Key(id_of(digest), key.added, key.kind, digest == own)
            for digest, key in room.members[who].keys.items()
        ]
    )


def may_read(room: Room, who: Who | None) -> bool:
    """Whether one may read what is said: those in the room, and spectators where they may look."""
    return who is not None or room.watched


def legal(room: Room, who: Who | None) -> list[str]:
    """Actions that a member's seat could play now."""
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None or who not in room.people:
        return []
    return list(running.match.game.legal(running.match.state, seat))


def leaving(room: Room, who: Who) -> T | None:
    """What comes of it if a member leaves the match now."""
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None or who not in room.people:
        return None
    return running.match.game.leaving(running.match.state, seat)


def replay(told: Retold, names: list[str | T], code: str, next: int | None = None) -> Replay:
    """A match that is over, as the public saw it, with what its seats were called: all but the
    steps, which are written already."""
    return Replay(**_of_past(told, names, code), next=UNSET if next is None else next)


def changes(told: Retold, names: list[str | T], code: str) -> Changes:
    """The same, for those who take the steps as changes."""
    return Changes(**_of_past(told, names, code))


def reviews(
    told: Retold, names: list[str | T], you: Seat | None, code: str, more: bool
) -> messages.Reviews:
    """The review of it: all but the lines, which are written already."""
    facts = _of_past(told, names, code)
    del facts["steps"]
    return messages.Reviews(**facts, you=you, lines=[], more=more)


def _of_past(told: Retold, names: list[str | T], code: str) -> dict[str, Any]:
    return {
        "game": told.game,
        "title": GAMES[told.game].title,
        "seats": [
            messages.Player(name, told.bots[seat], seat in told.winners)
            for seat, name in enumerate(names)
        ],
        "why": told.why[code],
        "origin": _origin(told.origin),
        "steps": [],
    }


def games() -> messages.Games:
    """The games that can be played, and what a host may choose."""
    return messages.Games(
        [
            messages.Game(
                key=game.key,
                title=game.title,
                seats=messages.SeatRange(game.seats[0], game.seats[-1]),
                bots=[*game.bots],
                levels=[level_name(game, level) for level in game.bots],
                credits=game.credits,
                options=[_option(name, option) for name, option in game.options.items()],
            )
            for game in GAMES.values()
        ]
    )


def _option(name: str, option: Option) -> messages.Option:
    return messages.Option(
        name=name,
        title=option.title,
        default=option.default,
        choices=[*option.choices] or None,
        labels=[option.labels.get(choice) for choice in option.choices] or None,
        per_seat=option.per_seat,
        secret=option.secret,
        pictures=option.pictures,
        least=option.least,
    )


def changed(before: Faces, now: Faces) -> bytes:
    """The message with those parts that are not what they were."""
    return _wordless.encode(
        Changed(
            UNSET if now[0] == before[0] else written(now[0]),
            UNSET if now[1] == before[1] else written(now[1]),
            UNSET if now[2] == before[2] else written(now[2]),
        )
    )


def written(part: bytes) -> Any:
    """A part of a message that is JSON already, in place of what it was written from."""
    return msgspec.Raw(part)


def evened(text: bytes) -> bytes:
    """The same JSON, as long with a true in it as with a false: else its length would tell, on a
    line without encryption, how a question was answered."""
    return text + b" " * text.count(b"true")


@cache
def encoder(code: str) -> msgspec.json.Encoder:
    """Writes what is told as JSON in one of our languages."""
    tongue = language(code)
    return msgspec.json.Encoder(enc_hook=lambda value: _words(tongue, value))


def _words(tongue: Language, value: object) -> str:
    if isinstance(value, T):
        return tongue.say(value)
    raise TypeError(f"{type(value)} is no JSON")
