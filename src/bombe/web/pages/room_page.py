"""What the page of a room shows: the facts that its viewer may know, arranged for the template."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from bombe.game import Option, hurdle, level_name
from bombe.games import GAMES
from bombe.table import absence, disclosure
from bombe.table.messages import Table
from bombe.table.room import Room, Who
from bombe.text import T, language
from bombe.web.http.guard import LARGEST_UPLOAD
from bombe.web.http.server import server_of
from bombe.web.http.uploads import NOT_HERE, may_put_in
from bombe.web.http.visitor import home_of, tongue_of
from bombe.web.pages import words
from bombe.web.pages.frame import Typed, marks_of, page
from bombe.web.pages.view_layout import MOST_LISTED, grouped, view_shape
from bombe.web.runtime.live import Live

TIMERS = (0, 15, 30, 60, 90, 120, 180, 300, 600, 1800)


def link_of(request: Request, room: Room) -> str:
    return f"{home_of(request)}/r/{room.code}"


def common(request: Request, room: Room, who: Who | None) -> dict[str, Any]:
    """What every page about a room wants to know."""
    table = disclosure.table(room, who)
    link = link_of(request, room)
    names = {one.who: one.name for one in table.seats}
    names |= {one.who: one.name for one in table.people}
    say = language(tongue_of(request)).say
    deadline = table.deadline
    return {
        "at": room.game.key,
        "table": table,
        "link": link,
        "names": names,
        "marks": marks_of([say(one.name) for one in table.people]),
        "levels": {level: level_name(room.game, level) for level in room.game.bots},
        "seat_names": [say(seat.name) for seat in table.seats],
        "standing": standing(room, who, names),
        "score": score(table, names),
        "reviewed": bool(room.game.reviews and room.played and not room.played.ended),
        "now": server_of(request).rooms.entropy.now() if deadline or table.missed else None,
        "refresh": False,
        "alert": None,
        "typed": {},
        "socket": None,
    }


def standing(room: Room, who: Who | None, names: dict[Who, str | T]) -> list[T]:
    """The state of play, in a sentence or two."""
    played = room.played
    if played and played.outcome:
        winners = [names[played.seats[seat]] for seat in played.outcome.winners]
        return [words.won(winners) if winners else words.nobody_won, played.outcome.why]
    if played:
        waiting = [played.seats[seat] for seat in sorted(played.waiting)]
        others = [names[one] for one in waiting if one != who]
        missed = [names[one.who] for one in absence.missed(room) if one.who != who]
        return [
            *([words.your_turn] if who in waiting else []),
            *([words.waiting_for(others)] if others else []),
            *map(words.missed, missed),
        ]
    present = sum(not room.members[one].gone for one in room.order)
    missing = _missing(room, present)
    more = [words.waiting_for_more(missing)] if missing else []
    if present < room.game.seats[0]:
        return more
    if reason := hurdle(room.game, room.options, present):
        return [reason, *more]
    away = [names[one] for one in room.order if room.members[one].gone]
    return [
        *([words.waiting_for(away)] if away else []),
        words.host_starts if who == room.host else words.waiting_for_start(names[room.host]),
    ]


def _missing(room: Room, present: int) -> int:
    """How many more it takes, with these options; 0 where others would make no difference."""
    seats = range(max(present, room.game.seats[0]), room.game.seats[-1] + 1)
    enough = (n for n in seats if hurdle(room.game, room.options, n) is None)
    return next(enough, present) - present


def score(table: Table, names: dict[Who, str | T]) -> list[T]:
    """Who has won how many matches here, in a sentence or two."""
    apart = sorted((one for one in table.score if not one.together), key=lambda one: -one.won)
    wins = [(names[one.who[0]], one.won) for one in apart]
    return [
        *([words.score(wins)] if wins else []),
        *(
            (words.score_together if len(one.who) > 1 else words.score_alone)(one.won, one.played)
            for one in table.score
            if one.together
        ),
    ]


def is_folded(request: Request) -> bool:
    """Whether the page is wanted for the table around the match, and not for the match itself."""
    return "table" in request.query_params


async def room_page(
    request: Request,
    live: Live,
    who: Who | None,
    status: int = 200,
    alert: T | None = None,
    typed: Typed | None = None,
    folded: bool = False,
) -> Response:
    """The room as a member sees it, or the way in for somebody who is none. What a game's own page
    shows better may be folded away."""
    room = live.room
    shown = common(request, room, who) | {"alert": alert, "typed": typed or {}, "folded": folded}
    if who is None:
        return await page(request, "stranger.html", status, **shown, full=_is_full(room))
    await asyncio.sleep(0)  # for a full room each step takes a while
    look = disclosure.look(room, who)
    view = look.view and view_shape(look.view, shown["seat_names"])
    await asyncio.sleep(0)
    moves = grouped(disclosure.legal(room, who))
    await asyncio.sleep(0)
    is_host = who == room.host
    waited_for = who in shown["table"].waiting
    shown |= {
        "you": look.you,
        "chat": look.chat,
        "view": view,
        "about": room.game.about(look.view) if look.view else (),
        # A game whose view says `chosen` knows whether what was chosen tells anything.
        "tells": (look.view or {}).get("chosen", shown["table"].chosen),
        "moves": moves,
        "most_listed": MOST_LISTED,
        "is_host": is_host,
        "full": _is_full(room),
        "most": room.game.seats[-1],
        "settings": settings(room, is_host),
        "own": own_pictures(request, room),
        "timers": sorted({*TIMERS, room.timer}),
        "games": [(game.key, game.title) for game in GAMES.values()],
        # A player whose turn it is must not lose what they are typing to a page refresh.
        "refresh": alert is None and not waited_for and (bool(room.running) or not is_host),
        "socket": f"/api/rooms/{room.code}/live",
    }
    return await page(request, "room.html", status, **shown)


def _is_full(room: Room) -> bool:
    return len(room.order) >= room.game.seats[-1]


# --- options -------------------------------------------------------------------------------------


def settings(room: Room, is_host: bool) -> list[dict[str, Any]]:
    """The options of the game, each with what is chosen and what may be. What something secret
    comes to only the host is told, who chose it."""
    shown = disclosure.options(room)
    usual = {name: one.default for name, one in room.game.options.items()}
    follows = room.game.follows({**usual, **room.options})
    counts = Counter(map(_family, room.game.options))
    families = {family for family, n in counts.items() if n > 1}
    return [
        _setting(room, name, option, shown[name], families) | _fixed(option, name, follows, is_host)
        for name, option in room.game.options.items()
        if not option.pictures
    ]


def _fixed(option: Option, name: str, follows: Mapping[str, Any], is_host: bool) -> dict[str, Any]:
    """An option that another one decides over."""
    if name not in follows:
        return {}
    value = follows[name] if is_host else None
    label = words.by_secret if value is None else _label(option, value)
    return {"kind": "fixed", "label": label, "value": "" if value is None else written(value)}


def own_pictures(request: Request, room: Room) -> dict[str, Any] | None:
    """What was put into the room to play with, where the game takes pictures of its host's."""
    found = [(name, one) for name, one in room.game.options.items() if one.pictures]
    if not found or not room.game.intake:
        return None
    name, option = found[0]
    return {
        "name": name,
        "title": option.title,
        "least": option.least,
        "deck": room.deck,
        "is_on": disclosure.options(room)[name],
        "why_not": None if may_put_in(request) else NOT_HERE,
        "largest": LARGEST_UPLOAD,
    }


def _family(name: str) -> str:
    return name.partition("_")[0]


def _setting(
    room: Room, name: str, option: Option, chosen: Any, families: Collection[str]
) -> dict[str, Any]:
    """An option for the template. Few hosts look for a choice for single seats, or for one of
    several that begin with the same word, such as aids: those are put aside."""
    setting = {
        "name": name,
        "title": option.title,
        "kind": "text",
        "chosen": chosen,
        "choices": [
            (written(one), _called(room, option, one))
            for one in option.choices
            if not option.place or one == chosen or _is_taken(room, one)
        ],
        "notes": [(_label(option, one), note, one == chosen) for one, note in option.notes.items()],
        "label": "" if option.per_seat else _called(room, option, chosen),
        "value": written(chosen),
        "is_usual": chosen == option.default,
        "aside": option.per_seat or _family(name) in families,
        "seats": [],
    }
    if option.secret:
        return setting | {"kind": "secret"}
    if option.per_seat:
        values = [*chosen, *[option.default] * len(room.order)]
        seats = [
            {
                "who": who,
                "name": room.name_of(who),
                "value": written(value),
                "label": _label(option, value),
                "is_usual": value == option.default,
            }
            for who, value in zip(room.order, values, strict=False)
        ]
        is_usual = all(seat["is_usual"] for seat in seats)
        return setting | {"kind": "seats", "seats": seats, "is_usual": is_usual}
    if is_switch(option):
        return setting | {"kind": "switch"}
    return setting | {"kind": "choice" if option.choices else "text"}


def is_switch(option: Option) -> bool:
    return not option.per_seat and [*option.choices] in ([False, True], [True, False])


def written(value: object) -> str:
    """A choice as a form sends it and an order says it."""
    return value if isinstance(value, str) else json.dumps(value)


def _called(room: Room, option: Option, value: Any) -> object:
    """A choice as people read it: where it is a place in the list, by who is there."""
    at = value - 1 if option.place else -1
    if 0 <= at < len(room.places) and room.places[at] in room.order:
        return room.name_of(room.places[at])
    return _label(option, value)


def _is_taken(room: Room, place: Any) -> bool:
    """Whether there is somebody in that place of the list: nobody is in none."""
    return not place or (place <= len(room.places) and room.places[place - 1] in room.order)


def _label(option: Option, value: Any) -> object:
    if isinstance(value, bool):
        return words.on if value else words.off
    return option.labels.get(value, value) if option.choices else value
