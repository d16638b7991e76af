"""What may be asked of a room, and by whom: a command becomes events, or a refusal.

Every member of the room may say

    name Ada · say hello · leave · return

and the host also

    game KEY · option NAME VALUE · timer 90 · lock on · chat off · watch on
    bot LEVEL · remove 2 · host 1 · end · pictures none · pictures without KEY

While the game wants a member to be silent, everything that the others would notice is refused; but
anybody may leave, and a host may end the match, which ends the silence with it. The same goes for
those without a seat in that match, since one of them may be the silent one at a second device; and
until it is over the others are not told when such a member comes, leaves or is renamed.

Starting a match wants a deal, which takes time, and one that goes on wants a name: see `seating`
for `start` and `resume`. Whether a game allows an action is asked once: `happened` makes of events
the room after them, and refuses what cannot be.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bombe.chance import Chance
from bombe.game import Game, Seat, complete
from bombe.games import find
from bombe.table import absence, bounds, pictures
from bombe.table.archive import Kept, kept_match
from bombe.table.events import (
    Acted,
    Ended,
    Event,
    GameChosen,
    HostChosen,
    Left,
    Renamed,
    Row,
    SatDown,
    Settings,
    SettingsChanged,
    Spoke,
    Who,
    encode,
)
from bombe.table.plain_text import plain_line
from bombe.table.room import (
    NOT_DONE,
    Forbidden,
    Full,
    GameFault,
    Refused,
    Room,
    begun,
    must_be_host,
)
from bombe.text import T, quoted

LONGEST_NAME = 24
LONGEST_WORDS = 300  # of a line of chat
LONGEST_ACTION = 2000
LONGEST_NONCE = 64
LONGEST_OPTION = 500
MOST_MEMBERS = 64  # at the table, or remembered since they have played or spoken
LONGEST_TIMER = 3600

Made = tuple[Room, list[Event]]


# --- coming in -----------------------------------------------------------------------------------


def made(
    code: str,
    now: int,
    game: str,
    name: str,
    key: str,
    lines: Sequence[str],
    kind: str | UnsetType = UNSET,
) -> Made:
    """A new room with its host in it, who gives it some commands at once."""
    game_chosen = GameChosen(game=find(game).key)
    host = SatDown(name=plain_line(name, LONGEST_NAME), key=key, kind=kind)
    room = begun(code, game_chosen, now).after(host, now)
    room, events = obeyed_all(room, 0, lines, now)
    return room, [game_chosen, host, *events]


def joined(room: Room, name: str, key: str, kind: str | UnsetType = UNSET) -> list[Event]:
    if room.locked:
        raise Forbidden(T("The room is locked: the host lets nobody else in."))
    name, place = room.free_name(plain_line(name, LONGEST_NAME)), _free_place(room)
    return [SatDown(name=name, key=key, kind=kind, place=place)]


def _free_place(room: Room) -> Who | UnsetType:
    """Where in the list of members somebody new comes: at its end, or, so that it cannot grow by
    joining and leaving alone, where the first is who left without a trace."""
    if len(room.places) >= room.game.seats[-1]:
        raise Refused(T("Every seat is taken."))
    if len(room.members) < MOST_MEMBERS:
        return UNSET
    free = [who for who in range(len(room.members)) if room.can_forget(who)]
    if not free:
        raise Refused(T("Too many have come and gone in this room; make a new one."))
    return min(free, key=lambda who: room.members[who].since)


def must_be_same(room: Room, who: Who, since: int) -> None:
    """A member who has left may have been forgotten meanwhile, and the place be another's."""
    if room.members[who].since != since:
        raise Forbidden(T("The room has given your place to somebody else; join it again."))


# --- during a match ------------------------------------------------------------------------------


def acted(room: Room, who: Who, action: str, nonce: str) -> list[Event]:
    """A member's action in the match."""
    played = room.played
    if played is None:
        raise Refused(T("No match has started yet."))
    seat = played.seat_of(who)
    if seat is None:
        raise Forbidden(T("You have no seat in this match; you will have one in the next."))
    if who not in room.places or room.members[who].gone:
        # Else the game might wait again for one whom the room does not miss.
        raise Refused(T("You have left the table; sit down again first."))
    if len(action) > LONGEST_ACTION or "\n" in action:
        raise Refused(T("An action is one line of at most {n} characters.", n=LONGEST_ACTION))
    if not bounds.may_act(room, played, seat):
        raise Refused(T("You have made too many moves in this match."))
    return [Acted(seat=seat, action=action, who=who, nonce=nonce)]


def _drawn(room: Room, chance: Callable[[], Chance]) -> Event | None:
    """What the game draws now, if anything."""
    running = room.running
    if running is None or type(running.match.game).chance is Game.chance:  # it never draws
        return None
    try:
        action = running.match.game.chance(running.match.state, chance())
    except Exception as error:
        raise GameFault(NOT_DONE) from error
    return None if action is None else Acted(seat=None, action=action)


@dataclass(frozen=True)
class Change:
    """A room after what happened in it, and what is to be written of that."""

    room: Room
    rows: list[Row]
    ended: list[Kept]  # the match that is over now, if one is


def happened(
    before: Room, events: Iterable[Event], at: int, chance: Callable[[], Chance]
) -> Change:
    """The room after the events and all that the game draws then; `BadInput` if one of them cannot
    be, such as an action that the game refuses; `GameFault` if the game's own code fails."""
    room, rows = before, []
    waiting = deque(events)
    while waiting:
        event = waiting.popleft()
        room = room.after(event, at)
        rows.append(Row(room.n, at, encode(event).decode()))
        if not waiting and (drawn := _drawn(room, chance)):
            waiting.append(drawn)
    over = room.played is not None and not room.running
    known = before.played is not None and not before.running and before.matches == room.matches
    return Change(room, rows, [kept_match(room)] if over and not known else [])


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
            return [Acted(seat=seat, action=action)]
    return []


def given_up(room: Room, seat: Seat) -> list[Event]:
    """What the room posts for a bot that could not think of anything."""
    running = room.running
    if not running or seat not in running.waiting:
        return []
    game, state = running.match.game, running.match.state
    action = game.late(state, seat) or game.absent(state, seat)
    return [] if action is None else [Acted(seat=seat, action=action)]


# --- a line of text ------------------------------------------------------------------------------


def obeyed(room: Room, who: Who, line: str, nonce: str = "") -> list[Event]:
    """What a command does that a member gives to the room."""
    verb, _, rest = line.partition(" ")
    command = _COMMANDS.get(verb) or _HOST_COMMANDS.get(verb)
    if command is None:
        raise Refused(
            T(
                "The room does not know {verb}; it knows {known}.",
                verb=quoted(verb),
                known=[*_COMMANDS, *_HOST_COMMANDS, "start", "resume"],
            )
        )
    if verb in _HOST_COMMANDS:
        must_be_host(room, who)
    if verb not in _IN_SILENCE and room.is_silent(who):
        raise absence.unheard()
    if verb not in _ALWAYS and not bounds.may_order(room, who):
        raise Full
    events = command(room, who, rest.strip())
    if events and nonce:
        events[0] = replace(events[0], who=who, nonce=nonce, ordered=True)
    return events


def obeyed_all(
    room: Room, who: Who, lines: Iterable[str], now: int, nonce: str = ""
) -> tuple[Room, list[Event]]:
    """What several commands do one after the other, and the room after them."""
    events: list[Event] = []
    for line in lines:
        for event in obeyed(room, who, line):
            room = room.after(event, now)
            events.append(event)
    if events and nonce:
        events[0] = replace(events[0], who=who, nonce=nonce)
    return room, events


def _name(room: Room, who: Who, rest: str) -> list[Event]:
    name = room.free_name(plain_line(rest, LONGEST_NAME), who)
    if not name:
        raise Refused(T("A name needs at least one visible letter."))
    return [Renamed(who=who, name=name)] if name != room.members[who].name else []


def _say(room: Room, who: Who, rest: str) -> list[Event]:
    if room.muted:
        raise Forbidden(T("The host has switched the chat off."))
    if not room.may_speak(who):
        raise Forbidden(T("You may not speak now."))
    if not bounds.may_speak(room, who):
        raise Refused(T("You have said too much in this room; make a new one."))
    if len(rest) > LONGEST_WORDS:
        raise Refused(T("A line has at most {n} characters.", n=LONGEST_WORDS))
    text = plain_line(rest, LONGEST_WORDS)
    if not text:
        raise Refused(T("There is nothing to say."))
    return [Spoke(who=who, text=text)]


def _leave(room: Room, who: Who, rest: str) -> list[Event]:
    if who not in room.places:
        return []
    return [*absence.absent(room, who), Left(whom=who)]


def _return(room: Room, who: Who, rest: str) -> list[Event]:
    return absence.here(room, who)


def _game(room: Room, who: Who, rest: str) -> list[Event]:
    _must_be_between(room)
    game = find(rest)
    if game is room.game:
        return []
    dropped = [
        Left(whom=other, removed=True)
        for other in room.places
        if (bot := room.members[other].bot) is not None and bot not in game.bots
    ]
    return [*dropped, GameChosen(game=game.key)]


def _option(room: Room, who: Who, rest: str) -> list[Event]:
    _must_be_between(room)
    name, _, text = rest.partition(" ")
    if name not in room.game.options:
        raise Refused(
            T(
                "There is no option {name}; the options are {known}.",
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
    return [SettingsChanged(to=Settings(options=options))]


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
        raise Refused(T("A timer has 0 to {n} seconds; 0 means no timer.", n=LONGEST_TIMER))
    if 0 < seconds < 5:
        raise Refused(T("Nobody can think in less than 5 seconds."))
    _must_be_between(room)
    return [SettingsChanged(to=Settings(timer=seconds))]


def _number(text: str) -> int | None:
    """The number that was typed; None for what is none, or endless."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _lock(room: Room, who: Who, rest: str) -> list[Event]:
    locked = _on(rest)
    return [SettingsChanged(to=Settings(locked=locked))] if locked is not room.locked else []


def _chat(room: Room, who: Who, rest: str) -> list[Event]:
    muted = not _on(rest)
    return [SettingsChanged(to=Settings(muted=muted))] if muted is not room.muted else []


def _watch(room: Room, who: Who, rest: str) -> list[Event]:
    watched = _on(rest)
    return [SettingsChanged(to=Settings(watched=watched))] if watched is not room.watched else []


def _on(text: str) -> bool:
    if text not in ("on", "off"):
        raise Refused(T("Say on or off."))
    return text == "on"


def _bot(room: Room, who: Who, rest: str) -> list[Event]:
    if rest not in room.game.bots:
        raise Refused(
            T(
                "There is no bot {level}; the bots are {known}.",
                level=quoted(rest),
                known=[*room.game.bots],
            )
        )
    if room.hushed:  # who sits down next, and whether there is a place, would tell who came in
        raise Refused(T("Somebody has to stay silent now; add a bot when that is over."))
    place = _free_place(room)
    return [SatDown(name=room.free_name(rest.capitalize()), bot=rest, place=place)]


def _remove(room: Room, who: Who, rest: str) -> list[Event]:
    whom = _at_the_table(room, rest)
    if whom == who:
        raise Refused(T("You cannot remove yourself; you can leave."))
    return [*absence.absent(room, whom), Left(whom=whom, removed=True)]


def _host(room: Room, who: Who, rest: str) -> list[Event]:
    whom = _at_the_table(room, rest)
    if room.members[whom].bot is not None:
        raise Refused(T("A bot cannot be the host."))
    if room.members[whom].gone:
        raise Refused(T("An absent player cannot be the host."))
    return [] if whom == room.host else [HostChosen(whom=whom)]


def _at_the_table(room: Room, text: str) -> Who:
    whom = _number(text)
    if whom is not None and whom in room.order:
        return whom
    raise Refused(T("Nobody at the table has the number {n}.", n=quoted(text)))


def _end(room: Room, who: Who, rest: str) -> list[Event]:
    if not room.running:
        raise Refused(T("No match is running."))
    return [Ended()]


def _pictures(room: Room, who: Who, rest: str) -> list[Event]:
    what, _, key = rest.partition(" ")
    if what == "without" and key:
        return pictures.without(room, who, key.strip())
    if rest != "none":
        raise Refused(T("Say none, or without and a key: the room forgets all pictures, or one."))
    return pictures.emptied(room, who)


_Command = Callable[[Room, Who, str], list[Event]]
_COMMANDS: dict[str, _Command] = {"name": _name, "say": _say, "leave": _leave, "return": _return}
_HOST_COMMANDS: dict[str, _Command] = {
    "game": _game,
    "option": _option,
    "timer": _timer,
    "lock": _lock,
    "chat": _chat,
    "watch": _watch,
    "bot": _bot,
    "remove": _remove,
    "host": _host,
    "end": _end,
    "pictures": _pictures,
}
# What a silent member may do: what has a sentence of its own, and what nobody can be kept from.
_IN_SILENCE = ("say", "leave", "return", "end")
_ALWAYS = ("say", "leave", "end")  # likewise in a room that holds no more
