"""The start of a match: who sits where, and what was chosen for it. The deal takes time, so
`seated` says what to deal, and `started` what happens when the deal is there.

A room keeps a choice by the list of those at the table, as everybody sees it; a game knows seats,
and only of those who play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET

from bombe.game import Branch, Deal, Option, complete
from bombe.table import bounds, pictures
from bombe.table.events import Acted, Event, Origin, Started, Who
from bombe.table.room import Full, Picture, Refused, Room, must_be_host
from bombe.text import N, T


@dataclass(frozen=True)
class Seating:
    game: str
    chosen: Mapping[str, Any]  # the options when it was asked for
    order: tuple[Who, ...]  # everybody at the table
    seats: tuple[Who, ...]  # those of them who play
    options: dict[str, Any]  # as the room keeps them, a value for everybody at the table
    dealt: dict[str, Any]  # as the game is told, a value for each seat
    deck: tuple[Picture, ...]  # the room's own pictures


def seated(room: Room, who: Who) -> Seating:
    """Who will sit where in the next match, and its options. Those who are gone do not play; after
    each match everybody moves on by one seat, and what was chosen for them moves with them, unless
    somebody was chosen by their place."""
    must_be_host(room, who)
    if room.running:
        raise Refused(T("A match is running; end it first."))
    if not bounds.may_start(room, who):
        raise Full
    moved = 1 if _move_on(room) else 0
    order = room.places[moved:] + room.places[:moved]
    seats = tuple(one for one in order if not room.members[one].gone)
    options, dealt = for_match(room, order, seats)
    least, most = room.game.seats[0], room.game.seats[-1]
    if len(seats) not in room.game.seats:
        raise Refused(
            N(
                "{least} to {most} can play; there is {n} here.",
                "{least} to {most} can play; there are {n} here.",
                len(seats),
                least=least,
                most=most,
            )
        )
    known = complete(room.game.options, dealt, len(seats))
    return Seating(room.game.key, room.options, order, seats, options, known, room.deck)


def started(
    room: Room,
    who: Who,
    by: Seating,
    deal: Deal,
    drawn: Sequence[str],
    match: str,
    nonce: str | None = None,
) -> list[Event]:
    """The match begins as it was seated. Members who came in meanwhile play the next one."""
    must_be_host(room, who)
    known = room.game.key == by.game and room.options == by.chosen
    known = known and room.deck == by.deck
    known = known and set(by.order) <= set(room.places)
    # A match may not begin with somebody who has gone meanwhile: it would wait for them.
    there = not any(room.members[one].gone for one in by.seats)
    if room.running or not known or not there:
        raise Refused(T("The room has changed meanwhile; start again."))
    order = [one for one in by.order if one in room.places]
    order += [one for one in room.places if one not in by.order]
    start = Started(
        match=match,
        seats=list(by.seats),
        order=order,
        options=by.options,
        chosen=room.is_chosen,
        deal=deal,
        who=UNSET if nonce is None else who,
        nonce=UNSET if nonce is None else nonce,
    )
    return [start, *(Acted(seat=None, action=action) for action in drawn)]


def branched(room: Room, who: Who, origin: Origin, branch: Branch, match: str) -> list[Event]:
    """In a room with nobody else in it, a match begins in the midst of another."""
    start = Started(
        match=match,
        seats=[who],
        order=[who],
        options=dict(branch.options),
        chosen=branch.known,
        deal=branch.deal,
        origin=origin,
    )
    return [start, *(Acted(seat=0, action=action) for action in branch.actions)]


def resumed(room: Room, who: Who, match: str, nonce: str) -> list[Event]:
    """The match that was played alone and is over goes on in another, where its game knows how.
    What was chosen for the next ones stays as it is."""
    must_be_host(room, who)
    over = room.played
    there = who in room.people and over is not None and over.seats == (who,)
    if over is None or room.running or over.ended or not there:
        raise _nothing_to_resume()
    sequel = over.match.game.sequel(over.match.state)
    if sequel is None:
        raise _nothing_to_resume()
    if not bounds.may_start(room, who):
        raise Full
    deal, actions = sequel
    start = Started(
        match=match,
        seats=[who],
        order=[*room.places],
        options=dict(room.options),
        chosen=over.chosen,
        deal=deal,
        origin=over.origin or UNSET,
        who=who,
        nonce=nonce,
    )
    return [start, *(Acted(seat=0, action=action) for action in actions)]


def _nothing_to_resume() -> Refused:
    return Refused(T("No match can go on here."))


def _move_on(room: Room) -> bool:
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
                raise Refused(T("This room has no pictures of your own; add some first."))
            dealt[name] = pictures.pairs(room)
    return kept, dealt


def _seat(room: Room, option: Option, place: int, seats: Sequence[Who]) -> int:
    """The seat of the member at this place in the list, counted from 1."""
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
