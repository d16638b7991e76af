"""What may be asked of a room, and by whom: a line of text becomes events, or a refusal.

Whoever is in the room may say

    name Ada · say hello · leave · return

and the host also

    game KEY · option NAME VALUE · timer 90 · lock on · chat off · watch on
    bot LEVEL · remove 2 · host 1 · end · pictures none · pictures without KEY

While the game wants a member to be silent, everything is refused that the others would notice; but
whoever will may leave, and a host end the match, which ends the silence with it. The same goes for
those without a seat in that match, since one of them may be the silent one at a second device; and
until it is over the others do not even know of them, whoever comes, leaves or is named here.

Starting a match wants a deal, which takes time: `seating` says what to deal, `started` what
happens when the deal is there. Nothing here waits, draws or looks at a clock.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bombe.chance import Chance
from bombe.game import Deal, IllegalAction, Seat, complete
from bombe.games import find
from bombe.table import pictures
from bombe.table import seating as chosen
from bombe.table.plain_text import plain_line
from bombe.table.room import Event, Forbidden, Picture, Refused, Room, Who, folded
from bombe.text import T, quoted

LONGEST_NAME = 24
LONGEST_WORDS = 300  # of a line of chat
LONGEST_ACTION = 2000
LONGEST_NONCE = 64
LONGEST_OPTION = 500
MOST_MEMBERS = 64  # who ever came, so that a log cannot grow by comings and goings alone
LONGEST_TIMER = 3600
MOST_ACTIONS = 3000  # of a seat in a match: a log must stay short enough to be read again
MOST_KEYS = 32  # that open one member's seat

Made = tuple[Room, list[Event]]


# --- coming in -----------------------------------------------------------------------------------


def made(code: str, now: int, game: str, name: str, key: str, lines: Sequence[str]) -> Made:
    """A new room with its host in it, who gives it some orders at once."""
    events: list[Event] = [
        {"do": "game", "game": find(game).key},
        {"do": "sit", "name": plain_line(name, LONGEST_NAME), "key": key},
    ]
    room = folded(code, ((event, now) for event in events))
    for line in lines:
        for event in ordered(room, 0, line):
            room = room.after(event, now)
            events.append(event)
    return room, events


def joined(room: Room, name: str, key: str) -> list[Event]:
    if room.locked:
        raise Forbidden(T("The room is locked: the host lets nobody else in."))
    _must_have_a_place(room)
    return [{"do": "sit", "name": room.free_name(plain_line(name, LONGEST_NAME)), "key": key}]


def _must_have_a_place(room: Room) -> None:
    if len(room.places) >= room.game.seats[-1]:
        raise Refused(T("Every seat is taken."))
    if len(room.members) >= MOST_MEMBERS:
        raise Refused(T("Too many have come and gone in this room; make a new one."))


def keyed(room: Room, who: Who, key: str, instead_of: str = "") -> list[Event]:
    """One more key that opens a member's seat, or one instead of another that was for once only."""
    if room.member_with(key) is not None:
        return []
    if instead_of:
        if room.member_with(instead_of) != who:
            raise Forbidden(T("This link has been used; make a new one on the other device."))
        return [{"do": "key", "who": who, "key": key, "instead_of": instead_of}]
    if len(room.members[who].keys) >= MOST_KEYS:
        raise Refused(T("This seat was opened on too many devices."))
    return [{"do": "key", "who": who, "key": key}]


# --- during a match ------------------------------------------------------------------------------


def acted(room: Room, who: Who, action: str, nonce: str) -> list[Event]:
    """A member's action in the match."""
    played = room.played
    if played is None:
        raise Refused(T("No match has started yet."))
    seat = played.seat_of(who)
    if seat is None:
        raise Forbidden(T("You have no seat in this match; you will have one in the next."))
    if played.ended:
        raise IllegalAction(T("The match is over."))
    if who not in room.places or room.members[who].gone:
        # Else the game might wait again for one whom the room does not miss.
        raise Refused(T("You have left the table; sit down again first."))
    if len(action) > LONGEST_ACTION or "\n" in action:
        raise Refused(T("An action is one line of at most {n} characters.", n=LONGEST_ACTION))
    log = played.match.log
    if len(log) > MOST_ACTIONS and sum(one == seat for one, _ in log) > MOST_ACTIONS:
        raise Refused(T("You have done more in this match than it can hold."))
    return [_act(seat, action, who, nonce)]


def _act(seat: Seat | None, action: str, who: Who | None = None, nonce: str = "") -> Event:
    event: Event = {"do": "act", "seat": seat, "action": action}
    if who is not None:
        event |= {"who": who, "nonce": nonce}
    return event


def settled(room: Room, chance: Chance) -> Event | None:
    """What the game draws now, if anything."""
    running = room.running
    if running is None:
        return None
    action = running.match.game.chance(running.match.state, chance)
    return None if action is None else _act(None, action)


def late(room: Room, now: int) -> list[Event]:
    """What the room posts for those whose time has run out."""
    running = room.running
    if not running or room.deadline is None or now < room.deadline:
        return []
    game, state = running.match.game, running.match.state
    for seat in sorted(running.waiting):
        action = game.late(state, seat)
        if action is not None:
            # One at a time: after each it is asked again who is still waited for.
            return [_act(seat, action)]
    return []


def given_up(room: Room, seat: Seat) -> list[Event]:
    """What the room posts for a bot that could not think of anything."""
    running = room.running
    if not running or seat not in running.waiting:
        return []
    game, state = running.match.game, running.match.state
    action = game.late(state, seat) or game.absent(state, seat)
    return [] if action is None else [_act(seat, action)]


def gone(room: Room, who: Who) -> list[Event]:
    """A person has not been seen for long. It matters only where somebody else is left."""
    if who not in room.people or len(room.people) < 2:
        return []
    absent = _absent(room, who)
    if room.is_silent(who) and not absent and not room.is_aside(who):
        return []  # to come and go where it costs nothing would be a way to speak
    return [{"do": "gone", "who": who}, *absent]


def here(room: Room, who: Who) -> list[Event]:
    """A person is back who was gone, or had left."""
    if not room.members[who].gone and who in room.places:
        return []
    back = _back(room, who)
    if who not in room.places:
        if len(room.places) >= room.game.seats[-1]:
            raise Refused(T("Every seat is taken."))
        if room.is_silent(who) and not back and not room.is_aside(who):
            raise _unheard()  # for the same reason as those who are gone
    return [{"do": "here", "who": who}, *back]


def _absent(room: Room, who: Who) -> list[Event]:
    return _posted(room, who, lambda game, state, seat: game.absent(state, seat))


def _back(room: Room, who: Who) -> list[Event]:
    return _posted(room, who, lambda game, state, seat: game.back(state, seat))


def _posted(room: Room, who: Who, wanted: Callable[[Any, Any, Seat], str | None]) -> list[Event]:
    running = room.running
    seat = running.seat_of(who) if running else None
    if running is None or seat is None:
        return []
    action = wanted(running.match.game, running.match.state, seat)
    return [] if action is None else [_act(seat, action)]


# --- starting a match ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Seating:
    game: str
    chosen: Mapping[str, Any]  # the options when it was asked for
    order: tuple[Who, ...]  # everybody at the table
    seats: tuple[Who, ...]  # those of them who play
    options: dict[str, Any]  # as the room keeps them, a value for everybody at the table
    dealt: dict[str, Any]  # as the game is told, a value for each seat
    deck: tuple[Picture, ...]  # the room's own pictures


def seating(room: Room, who: Who) -> Seating:
    """Who will sit where in the next match, and its options. Those who are gone do not play; after
    each match everybody moves on by one seat, and what was chosen for them moves with them, unless
    somebody was chosen by their place."""
    _must_be_host(room, who)
    if room.running:
        raise Refused(T("A match is running; end it first."))
    moved = 1 if chosen.move_on(room) else 0
    order = room.places[moved:] + room.places[:moved]
    seats = tuple(one for one in order if not room.members[one].gone)
    options, dealt = chosen.for_match(room, order, seats)
    least, most = room.game.seats[0], room.game.seats[-1]
    if len(seats) not in room.game.seats:
        raise Refused(
            T("{least} to {most} can play; here are {n}.", least=least, most=most, n=len(seats))
        )
    known = complete(room.game.options, dealt, len(seats))
    return Seating(room.game.key, room.options, order, seats, options, known, room.deck)


def started(
    room: Room, who: Who, seated: Seating, deal: Deal, drawn: Sequence[str], match: str
) -> list[Event]:
    """The match begins as it was seated. Whoever came in meanwhile plays the next one."""
    _must_be_host(room, who)
    known = room.game.key == seated.game and room.options == seated.chosen
    known = known and room.deck == seated.deck
    known = known and set(seated.order) <= set(room.places)
    # A match may not begin with somebody who has gone meanwhile: it would wait for them.
    there = not any(room.members[one].gone for one in seated.seats)
    if room.running or not known or not there:
        raise Refused(T("The room has changed meanwhile; start again."))
    order = [one for one in seated.order if one in room.places]
    order += [one for one in room.places if one not in seated.order]
    start: Event = {
        "do": "start",
        "match": match,
        "seats": list(seated.seats),
        "order": order,
        "options": seated.options,
        "chosen": room.is_chosen,
        "deal": deal,
    }
    return [start, *(_act(None, action) for action in drawn)]


# --- orders --------------------------------------------------------------------------------------


def ordered(room: Room, who: Who, line: str, nonce: str = "") -> list[Event]:
    """What a line does that a member gives to the room."""
    verb, _, rest = line.partition(" ")
    order = _ORDERS.get(verb) or _HOST_ORDERS.get(verb)
    if order is None:
        raise Refused(
            T(
                "The room does not know {verb}; it knows {known}.",
                verb=quoted(verb),
                known=[*_ORDERS, *_HOST_ORDERS, "start"],
            )
        )
    if verb in _HOST_ORDERS:
        _must_be_host(room, who)
    if verb not in _IN_SILENCE and room.is_silent(who):
        raise _unheard()
    events = order(room, who, rest.strip())
    if events and nonce:
        events[0] = {**events[0], "who": who, "nonce": nonce, "ordered": True}
    return events


def _unheard() -> Forbidden:
    return Forbidden(T("You keep silent now, and the others would notice that; wait a little."))


def _must_be_host(room: Room, who: Who) -> None:
    if who != room.host:
        raise Forbidden(T("Only the host can do that."))


def _name(room: Room, who: Who, rest: str) -> list[Event]:
    name = room.free_name(plain_line(rest, LONGEST_NAME), who)
    if not name:
        raise Refused(T("A name has at least one letter that can be seen."))
    return [{"do": "name", "who": who, "name": name}] if name != room.members[who].name else []


def _say(room: Room, who: Who, rest: str) -> list[Event]:
    if room.muted:
        raise Forbidden(T("The host has switched the chat off."))
    if not room.may_speak(who):
        raise Forbidden(T("You may not speak now."))
    if len(rest) > LONGEST_WORDS:
        raise Refused(T("A line has at most {n} characters.", n=LONGEST_WORDS))
    text = plain_line(rest, LONGEST_WORDS)
    if not text:
        raise Refused(T("There is nothing to say."))
    return [{"do": "say", "who": who, "text": text}]


def _leave(room: Room, who: Who, rest: str) -> list[Event]:
    if who not in room.places:
        return []
    return [*_absent(room, who), {"do": "left", "whom": who}]


def _return(room: Room, who: Who, rest: str) -> list[Event]:
    return here(room, who)


def _game(room: Room, who: Who, rest: str) -> list[Event]:
    _must_be_between(room)
    game = find(rest)
    if game is room.game:
        return []
    dropped = [
        {"do": "left", "whom": other, "removed": True}
        for other in room.places
        if (bot := room.members[other].bot) is not None and bot not in game.bots
    ]
    return [*dropped, {"do": "game", "game": game.key}]


def _option(room: Room, who: Who, rest: str) -> list[Event]:
    _must_be_between(room)
    name, _, text = rest.partition(" ")
    if name not in room.game.options:
        raise Refused(
            T(
                "There is no option {name}; there are {known}.",
                name=quoted(name),
                known=[*room.game.options],
            )
        )
    if len(text) > LONGEST_OPTION:
        raise Refused(T("That is too long."))
    if room.game.options[name].pictures:
        value: Any = _on({"true": "on", "false": "off"}.get(text, text))  # or as JSON says it
    else:
        value = _value(room, name, text)
        complete(room.game.options, {name: value}, room.game.seats[-1])
    options = {**room.options, name: value}
    return [{"do": "set", "to": {"options": options}}]


def _value(room: Room, name: str, text: str) -> Any:
    """What was chosen for an option: as JSON, or as plain text for an option that is text."""
    option = room.game.options[name]
    if not option.choices:
        return plain_line(text, LONGEST_OPTION)
    if isinstance(option.default, str) and text in option.choices:
        return text
    try:
        return json.loads(text)
    except ValueError:
        return text


def _must_be_between(room: Room) -> None:
    if room.running:
        raise Refused(T("A match is running; its options are fixed."))


def _timer(room: Room, who: Who, rest: str) -> list[Event]:
    seconds = _number(rest)
    if seconds is None or seconds > LONGEST_TIMER:
        raise Refused(T("A timer has 0 to {n} seconds; 0 is none.", n=LONGEST_TIMER))
    if 0 < seconds < 5:
        raise Refused(T("Nobody can think in less than 5 seconds."))
    _must_be_between(room)
    return [{"do": "set", "to": {"timer": seconds}}]


def _number(text: str) -> int | None:
    """The number that was typed; None for what is none, or endless."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _switch(name: str, on: bool = True) -> Callable[[Room, Who, str], list[Event]]:
    """An order that switches something of the room: `on` is what the word "on" makes of it."""

    def order(room: Room, who: Who, rest: str) -> list[Event]:
        value = _on(rest) is on
        return [] if getattr(room, name) is value else [{"do": "set", "to": {name: value}}]

    return order


def _on(text: str) -> bool:
    if text not in ("on", "off"):
        raise Refused(T("Say on or off."))
    return text == "on"


def _bot(room: Room, who: Who, rest: str) -> list[Event]:
    if rest not in room.game.bots:
        raise Refused(
            T(
                "There is no bot {level}; there are {known}.",
                level=quoted(rest),
                known=[*room.game.bots],
            )
        )
    if room.hushed:  # who sits down next, and whether there is a place, would tell who came in
        raise Refused(T("Somebody keeps silent now; seat a bot when that is over."))
    _must_have_a_place(room)
    return [{"do": "sit", "name": room.free_name(rest.capitalize()), "bot": rest}]


def _remove(room: Room, who: Who, rest: str) -> list[Event]:
    whom = _at_the_table(room, rest)
    if whom == who:
        raise Refused(T("You cannot remove yourself; you can leave."))
    return [*_absent(room, whom), {"do": "left", "whom": whom, "removed": True}]


def _host(room: Room, who: Who, rest: str) -> list[Event]:
    whom = _at_the_table(room, rest)
    if room.members[whom].bot is not None:
        raise Refused(T("A bot cannot be the host."))
    if room.members[whom].gone:
        raise Refused(T("Whoever is not there cannot be the host."))
    return [] if whom == room.host else [{"do": "host", "whom": whom}]


def _at_the_table(room: Room, text: str) -> Who:
    whom = _number(text)
    if whom is not None and whom in room.order:
        return whom
    raise Refused(T("Nobody at the table has the number {n}.", n=quoted(text)))


def _end(room: Room, who: Who, rest: str) -> list[Event]:
    if not room.running:
        raise Refused(T("No match is running."))
    return [{"do": "end"}]


def _pictures(room: Room, who: Who, rest: str) -> list[Event]:
    what, _, key = rest.partition(" ")
    if what == "without" and key:
        return pictures.without(room, who, key.strip())
    if rest != "none":
        raise Refused(T("Say none, or without and a key: the room forgets all pictures, or one."))
    return pictures.emptied(room, who)


_Order = Callable[[Room, Who, str], list[Event]]
_ORDERS: dict[str, _Order] = {"name": _name, "say": _say, "leave": _leave, "return": _return}
_HOST_ORDERS: dict[str, _Order] = {
    "game": _game,
    "option": _option,
    "timer": _timer,
    "lock": _switch("locked"),
    "chat": _switch("muted", on=False),
    "watch": _switch("watched"),
    "bot": _bot,
    "remove": _remove,
    "host": _host,
    "end": _end,
    "pictures": _pictures,
}
# What a silent member may do: what has a sentence of its own, and what nobody can be kept from.
_IN_SILENCE = ("say", "leave", "return", "end")
