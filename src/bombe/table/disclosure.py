"""What a viewer is told of a room: the table, which is the same for all; what is theirs; the match
as their seat sees it; and what was said.

No number of events, no time of the last one, nothing that moves when another seat does something
that is its own affair: two rooms that differ only in that send the same bytes.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

import msgspec

from bombe.game import Option, Seat, level_name
from bombe.games import GAMES
from bombe.table.room import Room, Said, Who
from bombe.text import Language, T, language

Facts = dict[str, Any]  # JSON, with sentences that are yet to be put into a language


def table(room: Room, viewer: Who | None = None) -> Facts:
    """What everybody in the room may know about it; and that the viewer is there, who may be one
    whom the others do not see for now."""
    played, running = room.played, room.running
    outcome = played.outcome if played else None
    seats = played.seats if played else ()
    return {
        "code": room.code,
        "game": room.game.key,
        "title": room.game.title,
        "phase": "playing" if running else "over" if played else "lobby",
        "people": [
            {
                "who": who,
                "name": room.name_of(who),
                "bot": room.members[who].bot,
                "gone": room.members[who].gone,
                "seat": seats.index(who) if who in seats else None,
            }
            for who in room.seen_by(viewer)
        ],
        # Those who sat at the match and have left the table since: a view speaks of their seats.
        "seats": [{"who": who, "name": room.name_of(who)} for who in seats],
        "host": room.host,
        "waiting": [seats[seat] for seat in sorted(running.waiting)] if running else [],
        "options": options(room),
        "chosen": played.chosen if running and played else room.is_chosen,
        "pictures": len(room.deck),
        "timer": room.timer,
        "deadline": room.deadline,
        "locked": room.locked,
        "muted": room.muted,
        "watched": room.watched,
        "matches": room.matches,
        "outcome": outcome
        and {"winners": [seats[seat] for seat in outcome.winners], "why": outcome.why},
        "match": played.id if played and outcome else None,
    }


def told(room: Room) -> tuple[Any, ...]:
    """All that `table` tells comes from these: where they are the same, so is the table."""
    played, running = room.played, room.running
    return (
        *(room.game.key, room.members, room.places, room.host, room.options, room.matches),
        room.order,
        *(room.timer, room.deadline, room.locked, room.muted, room.watched, len(room.deck)),
        *(played and played.outcome, played and played.id, played and played.seats),
        running and running.waiting,
    )


def options(room: Room) -> Facts:
    """What is chosen. Of a secret option only whether anything is: it may tell what is hidden. Of
    pictures, whether they are the room's own."""
    shown: Facts = {}
    for name, option in room.game.options.items():
        chosen = room.options.get(name, [] if option.per_seat else option.default)
        if option.per_seat and room.hushed:  # a list that grows and shrinks with those we know of
            known = zip(room.places, chosen, strict=False)
            chosen = [value for who, value in known if who in room.order]
        if option.pictures:
            shown[name] = chosen is True
        else:
            shown[name] = chosen != option.default if option.secret else chosen
    return shown


def own(room: Room, who: Who | None) -> Facts:
    """What a viewer is in the room."""
    played = room.played
    return {
        "who": who,
        "seat": played.seat_of(who) if played else None,
        "speak": room.may_speak(who),
        "here": who in room.places,
    }


def own_text(room: Room, who: Who | None) -> bytes:
    """The same as JSON, which has no words in it."""
    seat = room.played.seat_of(who) if room.played else None
    return _encoded(who, seat, room.may_speak(who), who in room.places)


@lru_cache(maxsize=4096)
def _encoded(who: Who | None, seat: Seat | None, speak: bool, here: bool) -> bytes:
    return msgspec.json.encode({"who": who, "seat": seat, "speak": speak, "here": here})


def said(room: Room, words: Said) -> Facts:
    return {"who": words.who, "name": room.name_of(words.who), "text": words.text}


def look(room: Room, who: Who | None) -> Facts:
    """All at once, as somebody gets it who has just come or looks once."""
    known = table(room, who)
    if who is None and not room.watched:  # the way in, and no more
        known |= {"waiting": [], "deadline": None, "outcome": None, "match": None}
        known["pictures"] = 0
    return {
        "table": known,
        "you": own(room, who),
        "view": room.view(who),
        "chat": [said(room, words) for words in room.chat] if may_read(room, who) else [],
    }


def may_read(room: Room, who: Who | None) -> bool:
    """Whether one may read what is said: those in the room, and spectators where they may look."""
    return who is not None or room.watched


def games() -> list[Facts]:
    """The games that can be played, and what a host may choose."""
    return [
        {
            "key": game.key,
            "title": game.title,
            "seats": {"least": game.seats[0], "most": game.seats[-1]},
            "bots": [*game.bots],
            "levels": [level_name(game, level) for level in game.bots],
            "credits": game.credits,
            "options": [_option(name, option) for name, option in game.options.items()],
        }
        for game in GAMES.values()
    ]


def _option(name: str, option: Option) -> Facts:
    return {
        "name": name,
        "title": option.title,
        "default": option.default,
        "choices": [*option.choices] or None,
        "labels": [option.labels.get(choice) for choice in option.choices] or None,
        "per_seat": option.per_seat,
        "secret": option.secret,
        "pictures": option.pictures,
        "least": option.least,
    }


@cache
def encoder(code: str) -> msgspec.json.Encoder:
    """Writes facts as JSON in one of our languages."""
    tongue = language(code)
    return msgspec.json.Encoder(enc_hook=lambda value: _words(tongue, value))


def _words(tongue: Language, value: object) -> str:
    if isinstance(value, T):
        return tongue.say(value)
    raise TypeError(f"{type(value)} is no JSON")
