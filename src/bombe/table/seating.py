"""What was chosen for a match, from how the room keeps it to how the game is told of it.

A room keeps a choice by the list of those at the table, as everybody sees it; a game knows seats,
and only of those who play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bombe.game import Option
from bombe.table import pictures
from bombe.table.room import Refused, Room, Who
from bombe.text import T


def move_on(room: Room) -> bool:
    """Whether everybody moves on by one seat before the next match. Where somebody was chosen by
    their place in the list, the list stays as it was when that was done."""
    named = any(
        option.place and room.options.get(name, option.default) != option.default
        for name, option in room.game.options.items()
    )
    return room.matches > 0 and not named


def for_match(
    room: Room, order: Sequence[Who], seats: Sequence[Who]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The options as the room keeps them when its list has this order, and as the game is told of
    them when these play."""
    dealt = dict(room.options)
    # A secret option is for one match: the next would have an answer that everybody knows.
    kept = {
        name: value
        for name, value in room.options.items()
        if not (name in room.game.options and room.game.options[name].secret)
    }
    for name, option in room.game.options.items():
        if option.per_seat and name in kept:
            values = [*kept[name], *[option.default] * len(room.places)]
            chosen = dict(zip(room.places, values, strict=False))
            kept[name] = [chosen[who] for who in order]
            dealt[name] = [chosen[who] for who in seats]
        elif option.place and dealt.get(name, option.default) != option.default:
            dealt[name] = 1 + _seat(room, option, dealt[name], seats)
        elif option.pictures and dealt.pop(name, False):
            if not room.deck:
                raise Refused(T("No pictures of your own are in this room; put some in first."))
            dealt[name] = pictures.pairs(room)
    return kept, dealt


def _seat(room: Room, option: Option, place: int, seats: Sequence[Who]) -> int:
    """The seat of whoever has this place in the list, which begins with 1."""
    otherwise = option.labels.get(option.default, option.default)
    if place > len(room.places):
        raise Refused(
            T(
                "{option}: only {n} are at the table. Choose another, or: {otherwise}.",
                option=option.title,
                n=len(room.places),
                otherwise=otherwise,
            )
        )
    who = room.places[place - 1]
    if who not in seats:
        raise Refused(
            T(
                "{option}: {name} is away. Choose another, or: {otherwise}.",
                option=option.title,
                name=room.name_of(who),
                otherwise=otherwise,
            )
        )
    return seats.index(who)
