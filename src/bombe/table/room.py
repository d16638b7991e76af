"""A room: its log of events folded into what is so now. No clock, no chance, no waiting.

Everything that happens in a room is an event: somebody sits down, an option is chosen, a match
starts with its deal, a seat acts. Only events are kept; a room is the same on every process that
has read the same events. Who may ask for an event is decided in `commands`. Here it happens, if it
can: an event that the room has no place for is refused wherever it comes from, since a file that
somebody brings is folded as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from msgspec import UNSET

from bombe.game import Game, IllegalAction, View
from bombe.games import find
from bombe.match import Match
from bombe.table.bounds import Done, Sent
from bombe.table.events import (
    Acted,
    Ended,
    Event,
    GameChosen,
    Gone,
    HostChosen,
    KeyAdded,
    KeysRemoved,
    Left,
    LinkMade,
    PictureAdded,
    PictureRemoved,
    PicturesKept,
    Renamed,
    Returned,
    Row,
    SatDown,
    SettingsChanged,
    Spoke,
    Started,
)
from bombe.table.events import Who as Who  # re-exported for modules that use no events
from bombe.table.members import Key, Member, keyed, name_of
from bombe.table.plain_text import numbered
from bombe.table.played import Played
from bombe.table.score import Score, counted
from bombe.text import BadInput, T
from bombe.values import changed, derived

Nonces = Mapping[Who, tuple[tuple[str, str], ...]]  # what each has sent: a nonce and its action
KEPT_NONCES = 64  # of each member: enough for everything that is sent twice at once
KEPT_WORDS = 200  # lines of chat that somebody who comes later still sees


class Refused(BadInput):
    """What was asked of the room is not possible; one sentence says why. Nothing has changed."""

    status = 409


class Forbidden(Refused):
    """This member may not do it."""

    status = 403


class Impossible(BadInput):
    """An event that the room has no place for. No command makes one."""

    def __init__(self) -> None:
        super().__init__(T("this room could not have come from a table"))


class Full(Refused):
    def __init__(self) -> None:
        super().__init__(T("Too much has happened in this room; make a new one."))


class NoRoom(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such room; perhaps it has expired."))


class GameFault(Exception):
    """A game's own code raised what it should not have; one sentence says what did not happen."""

    def __init__(self, sentence: T) -> None:
        super().__init__(sentence)
        self.sentence = sentence


NOT_DONE = T("This game has a fault: that was not done. The server's log says more.")


@dataclass(frozen=True)
class Said:
    who: Who
    at: int
    text: str


@dataclass(frozen=True)
class Picture:
    """A picture that the host has put into the room. Its bytes are in the store."""

    key: str
    print: str  # what a program may know about its appearance, in the game's own form
    name: str  # of the file it came from, for the host


@dataclass(frozen=True)
class Room:
    code: str
    game: Game[Any]
    n: int = 0  # events so far
    at: int = 0  # when the last one was
    options: Mapping[str, Any] = field(default_factory=dict)  # what was chosen, unchecked
    members: tuple[Member, ...] = ()
    places: tuple[Who, ...] = ()  # the members at the table, in the order of their seats
    host: Who = 0
    locked: bool = False  # nobody else may join
    muted: bool = False  # no chat
    watched: bool = False  # spectators may look
    timer: int = 0  # seconds for each turn; 0 is no limit
    played: Played | None = None
    matches: int = 0  # started so far
    past: Score = field(default_factory=dict)  # of the matches before the one on the table
    chat: tuple[Said, ...] = ()
    deck: tuple[Picture, ...] = ()  # pictures for a game that takes some
    pictured: int = 0  # how many were ever put in
    nonces: Nonces = field(default_factory=dict)
    sent: Sent = field(default_factory=Sent)

    @property
    def running(self) -> Played | None:
        """The match, while it is not over."""
        return self.played if self.played and self.played.outcome is None else None

    @derived.of("played", "past")
    def score(self) -> Score:
        """Who has won how many matches at this table. One that the host ended does not count."""
        played = self.played
        if played is None or played.ended or played.outcome is None:
            return self.past
        return counted(self.past, played.seats, played.outcome)

    @derived.of("members", "places")
    def people(self) -> tuple[Who, ...]:
        """Persons at the table who are not gone."""
        return tuple(
            who
            for who in self.places
            if self.members[who].bot is None and not self.members[who].gone
        )

    @derived.of("members", "places")
    def gone(self) -> tuple[Who, ...]:
        """Persons who have a place at the table, and are gone."""
        return tuple(who for who in self.places if self.members[who].gone)

    @derived
    def order(self) -> tuple[Who, ...]:
        """The members at the table whom everybody may know of."""
        if not self.hushed:
            return self.places
        return tuple(who for who in self.places if not self.is_aside(who))

    def is_aside(self, who: Who) -> bool:
        """Whether the others may not know of a member now. While anybody must be silent these are
        all persons who do not play: the silent one could come in once more as one of them, and each
        coming and going would be a sign."""
        played = self.played
        if played is None or not self.hushed:
            return False
        return self.members[who].bot is None and who not in played.seats

    def can_forget(self, who: Who) -> bool:
        """Whether a member came and left without a trace: the place may be given to another."""
        member = self.members[who]
        return member.left and not member.known and who != self.host

    @property
    def deadline(self) -> int | None:
        """When the turn of those who are waited for runs out."""
        running = self.running
        if not running or not self.timer or not running.waiting:
            return None
        return running.turn_since + self.timer * 1000

    def opened_by(self, key: str) -> Who | None:
        """The member whose seat a key opens, by its digest."""
        return self._keys.get(key)

    @derived.of("members")
    def _keys(self) -> dict[str, Who]:
        return {key: who for who, member in enumerate(self.members) for key in member.keys}

    def member_with(self, proof: str) -> Who | None:
        """The member to whom a key or a link belongs, by its digest."""
        linked = (who for who, member in enumerate(self.members) if proof in member.links)
        return self._keys[proof] if proof in self._keys else next(linked, None)

    @property
    def is_chosen(self) -> bool:
        """Whether something secret is chosen for the next match."""
        return any(
            option.secret and self.options.get(name, option.default) != option.default
            for name, option in self.game.options.items()
        )

    def name_of(self, who: Who) -> str | T:
        return name_of(self.members, who, self.game.bot_names)

    def free_name(self, name: str, who: Who | None = None) -> str:
        """The name, with a number after it if a visible member at the table already has it."""
        return numbered(name, {self.members[one].name for one in self.order if one != who})

    def did(self, who: Who, nonce: str, action: str = "") -> bool:
        """Whether what a member sent with this nonce has happened already; `Refused` if that was
        another action."""
        for known, done in self.nonces.get(who, ()):
            if known == nonce and nonce:
                if done != action:
                    raise Refused(T("This nonce was used for something else."))
                return True
        return False

    def may_speak(self, who: Who | None) -> bool:
        if self.muted or who is None or who not in self.places:
            return False
        return not self.is_silent(who)

    def is_silent(self, who: Who) -> bool:
        """Whether a member may tell the others nothing now, by any means: because the game forbids
        it; or because it forbids somebody, and this one has no seat. A player who must be silent
        could come in a second time, as somebody who need not be."""
        running = self.running
        if running is None:
            return False
        seat = running.seat_of(who)
        return self.hushed if seat is None else seat in running.silent

    @property
    def hushed(self) -> bool:
        """Whether anybody must be silent."""
        return self.played is not None and bool(self.played.silent)

    def may_watch(self, who: Who | None) -> bool:
        """Whether one without a seat may see what the public sees."""
        return self.watched or (who is not None and not self.running)

    def view(self, who: Who | None) -> View | None:
        """What a member, or a spectator, may see of the match; None where that is nothing.
        `GameFault` if the game cannot tell."""
        if self.played is None:
            return None
        seat = self.played.seat_of(who)
        try:
            if seat is None and not self.may_watch(who):
                return None if who is None else self.played.match.glimpse()
            return self.played.match.view(seat)
        except Exception as error:
            raise GameFault(
                T("This game has a fault: it cannot show the match. The server's log says more.")
            ) from error

    def pictures(self, who: Who | None) -> Mapping[str, str]:
        """The pictures in what a member, or a spectator, may see of the match: name -> key."""
        if self.played is None:
            return {}
        game, state = self.played.match.game, self.played.match.state
        seat = self.played.seat_of(who)
        named = {} if seat is None else game.pictures(state, seat)
        if self.may_watch(who):  # also on a seat, from which one can look as the public does
            named = {**named, **game.pictures(state, None)}
        return named

    def after(self, event: Event, at: int) -> Room:
        """The room after an event; `BadInput` if it cannot be, `GameFault` if the rules fail."""
        nonces = self.nonces
        who, nonce = event.who, event.nonce
        if who is not UNSET:
            _must(0 <= who < len(self.members))
            if nonce:
                action = event.action if isinstance(event, Acted) and not event.ordered else ""
                sent = (*nonces.get(who, ()), (nonce, action))[-KEPT_NONCES:]
                nonces = {**nonces, who: sent}
        room = _happen(self, event, at, nonces)
        return _with_all(room, self.order) if self.hushed and not room.hushed else room

    def with_member(self, who: Who, **changes: Any) -> Room:
        member = changed(self.members[who], **changes)
        return changed(self, members=(*self.members[:who], member, *self.members[who + 1 :]))


def must_be_host(room: Room, who: Who) -> None:
    if who != room.host:
        raise Forbidden(T("Only the host can do that."))


def _must(true: bool) -> None:
    if not true:
        raise Impossible


def _happen(before: Room, event: Event, at: int, nonces: Nonces) -> Room:
    n = before.n + 1
    if isinstance(event, Acted):  # most are, and get by with one copy instead of two
        played = _played_on(before.played, event, at)
        return changed(before, n=n, at=at, nonces=nonces, played=played)
    room = changed(before, n=n, at=at, nonces=nonces, sent=before.sent.after(event, before.host))
    match event:  # the most frequent first
        case Spoke():
            said = Said(event.who, room.at, event.text)
            room = room.with_member(event.who, known=True)
            return changed(room, chat=(*room.chat, said)[-KEPT_WORDS:])
        case SettingsChanged():
            return _set(room, event)
        case PictureAdded():
            picture = Picture(event.key, event.print, event.name)
            return changed(room, deck=(*room.deck, picture), pictured=room.pictured + 1)
        case SatDown():
            return _sit(room, event)
        case Started():
            return _start(room, event)
        case Left():
            return _leave(room, event)
        case Returned():
            return _return(room, event.who)
        case Gone():
            return _with_host(room.with_member(event.who, gone=True, gone_at=room.at))
        case Renamed():
            return room.with_member(event.who, name=event.name)
        case LinkMade() | KeyAdded() | KeysRemoved():
            return room.with_member(event.who, **keyed(room.members[event.who], event, at))
        case HostChosen():
            _must(event.whom in room.places)
            return changed(room, host=event.whom)
        case GameChosen():
            _must(room.running is None)
            game = find(event.game)
            return changed(room, game=game, options={}, past=room.score, played=None, deck=())
        case Ended():
            _must(room.running is not None)
            return changed(room, played=changed(room.played, ended=True))
        case PicturesKept():
            return changed(room, deck=tuple(one for one in room.deck if one.key in event.keys))
        case PictureRemoved():
            return changed(room, deck=tuple(one for one in room.deck if one.key != event.key))
        case _:
            assert_never(event)


def _played_on(played: Played | None, event: Acted, at: int) -> Played:
    if played is None:
        raise BadInput(T("no match has started"))
    if played.outcome:
        raise IllegalAction(T("The match is over."))
    if event.seat is not None:
        _must(0 <= event.seat < len(played.seats))
    before = played.match
    try:
        match = before.play(event.seat, event.action)
        same_turn = match.game.turn(before.state) == match.game.turn(match.state)
    except BadInput:
        raise
    except Exception as error:
        raise GameFault(NOT_DONE) from error
    since = played.turn_since if same_turn else at
    return changed(played, match=match, turn_since=since, done=played.done.after(event))


def _sit(room: Room, event: SatDown) -> Room:
    kind = None if event.kind is UNSET else event.kind
    keys = {event.key: Key(room.at, kind)} if event.key else {}
    bot = None if event.bot is UNSET else event.bot
    member = Member(event.name, bot, keys, since=room.n)
    who = len(room.members) if event.place is UNSET else event.place
    _must(who == len(room.members) or (0 <= who < len(room.members) and room.can_forget(who)))
    members = (*room.members[:who], member, *room.members[who + 1 :])
    nonces = {one: sent for one, sent in room.nonces.items() if one != who}
    sent = room.sent.without(who)
    room = changed(room, members=members, places=(*room.places, who), nonces=nonces, sent=sent)
    # The first to enter a room that everybody has left becomes its host.
    return _with_host(room)


def _return(room: Room, who: Who) -> Room:
    room = room.with_member(who, gone=False, left=False)
    if who not in room.places:
        room = changed(room, places=(*room.places, who))
    return _with_host(room)


def _leave(room: Room, event: Left) -> Room:
    whom = event.whom
    _must(whom in room.places)
    room = room.with_member(whom, left=True, **({"keys": {}, "links": {}} if event.removed else {}))
    place = room.places.index(whom)
    places = room.places[:place] + room.places[place + 1 :]
    # What was chosen for a seat leaves with its member; the others keep theirs.
    options = dict(room.options)
    for name, option in room.game.options.items():
        if option.per_seat and name in options:
            options[name] = options[name][:place] + options[name][place + 1 :]
    return _with_host(changed(room, places=places, options=options))


def _set(room: Room, event: SettingsChanged) -> Room:
    to = event.to
    _must(to.options is UNSET or room.running is None)
    return changed(
        room,
        options=room.options if to.options is UNSET else to.options,
        timer=room.timer if to.timer is UNSET else to.timer,
        locked=room.locked if to.locked is UNSET else to.locked,
        muted=room.muted if to.muted is UNSET else to.muted,
        watched=room.watched if to.watched is UNSET else to.watched,
    )


def _start(room: Room, event: Started) -> Room:
    seats, order = tuple(event.seats), tuple(event.order)
    _must(room.running is None and len(seats) in room.game.seats)
    _must(sorted(order) == sorted(room.places))
    _must(len(set(seats)) == len(seats) and set(seats) <= set(order))
    match = Match.replayed(room.game, event.deal, ())
    played = Played(event.match, match, seats, room.at, room.at, Done.nothing(len(seats)))
    played = changed(played, chosen=event.chosen is True, origin=event.origin or None)
    for who in seats:
        room = room.with_member(who, known=True)
    return changed(
        room,
        past=room.score,
        played=played,
        matches=room.matches + 1,
        places=order,
        options=event.options,
    )


def _with_host(room: Room) -> Room:
    """With a host who is there, if anybody is: the next at the table takes over. In a silence a
    host whom the others do not see stays so until it is over, or their going would show."""
    if room.host in room.people or not room.people:
        return room
    if room.is_aside(room.host):
        return room
    known = [who for who in room.people if who in room.order]
    return changed(room, host=(known or room.people)[0])


def _with_all(room: Room, known: tuple[Who, ...]) -> Room:
    """After a silence in which these were known: those who were not have a name for themselves."""
    taken = {room.members[who].name for who in known}
    for who in room.places:
        if who not in known:
            name = numbered(room.members[who].name, taken)
            room = room.with_member(who, name=name)
            taken.add(name)
    return _with_host(room)


def begun(code: str, event: Event, at: int) -> Room:
    """A new room after its first event, which names the game."""
    if not isinstance(event, GameChosen):
        raise Impossible
    return Room(code, find(event.game)).after(event, at)


def folded(code: str, rows: Iterable[Row]) -> Room:
    """The room that its whole log describes."""
    first, *rest = rows
    room = begun(code, first.event, first.at)
    for row in rest:
        room = room.after(row.event, row.at)
    return room
