"""What members may do with the keys that open their seat: make a link for another device, exchange
it for a key, see which keys there are, revoke some."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bombe.table.commands import must_be_same, obeyed
from bombe.table.events import Event, KeyAdded, KeysRemoved, LinkMade, Who
from bombe.table.members import LINK_LIFE
from bombe.table.room import Forbidden, Refused, Room
from bombe.text import T

MOST_KEYS = 32  # that open one member's seat
MOST_LINKS = 200  # that were ever made for it, so that a log cannot grow by them
ID_LENGTH = 8  # of a key's digest: enough to tell a member's own keys apart


class NoSeat(Forbidden):
    def __init__(self) -> None:
        super().__init__(T("You have no seat in this room; join it first."))


class NoLink(Forbidden):
    """Whether it was used, has expired or never was is nobody's business."""

    def __init__(self) -> None:
        super().__init__(
            T("This link has been used or has expired; make a new one where you have your seat.")
        )


class NoKey(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("You have no such key."))


class LastKey(Refused):
    def __init__(self) -> None:
        super().__init__(
            T("This is the last key to your seat; without it you leave the table for good.")
        )


def held(
    room: Room, who: Who, key: str | None, decide: Callable[[Room], list[Event]]
) -> Callable[[Room], list[Event]]:
    """What a member decides who has shown a key, by its digest: refused if by the time of the
    change it opens the seat no longer, or the room has given the place to somebody else."""
    since = room.members[who].since

    def decided(now: Room) -> list[Event]:
        must_be_same(now, who, since)
        must_open(now, who, key)
        return decide(now)

    return decided


def must_open(room: Room, who: Who, key: str | None) -> None:
    """Whether a key, if one was shown, opens a member's seat still."""
    if key is not None and room.opened_by(key) != who:
        raise NoSeat


def linked(room: Room, who: Who, link: str, now: int) -> list[Event]:
    """A link for another device, by its digest."""
    member = room.members[who]
    if len(member.keys) >= MOST_KEYS:
        raise Refused(T("Your seat is open on too many devices; sign out on some of them first."))
    if member.linked >= MOST_LINKS:
        raise Refused(T("Too many links were made for this seat."))
    return [LinkMade(who=who, link=link, until=now + LINK_LIFE)]


def behind(room: Room, link: str, now: int) -> Who:
    """The member whose seat a link brings to another device."""
    who = room.member_with(link)
    if who is None or now >= room.members[who].links.get(link, 0):
        raise NoLink
    return who


def is_taken(room: Room, link: str, key: str) -> bool:
    """Whether a key is the very one that the link was exchanged for."""
    who = room.opened_by(key)
    return who is not None and room.members[who].keys[key].link == link


def exchanged(room: Room, link: str, key: str, now: int) -> list[Event]:
    """A key instead of a link. Sent again it changes nothing."""
    if is_taken(room, link, key):
        return []
    who = behind(room, link, now)
    own = room.opened_by(key)
    if own not in (None, who):
        raise Refused(
            T("This browser has a seat of its own in this room; use another browser for this one.")
        )
    if own == who:  # the link was opened where it was made, and is left for the other device
        return []
    if len(room.members[who].keys) >= MOST_KEYS:
        raise Refused(T("Your seat is open on too many devices; sign out on some of them first."))
    return [KeyAdded(who=who, key=key, instead_of=link)]


def id_of(key: str) -> str:
    """By what a member names a key of theirs, which is enough to revoke it and for nothing else."""
    return key[:ID_LENGTH]


def named(room: Room, who: Who, name: str) -> list[str]:
    """The keys of a member that this is the id of: there is one."""
    keys = [key for key in room.members[who].keys if id_of(key) == name]
    if not keys:
        raise NoKey
    return keys


def others(room: Room, who: Who, own: str) -> list[str]:
    """All keys of a member but the one that is shown."""
    return [key for key in room.members[who].keys if key != own]


def revoked(room: Room, who: Who, keys: Collection[str], leave: bool = False) -> list[Event]:
    """Some keys open the seat no longer, and the link that is out is void. With the last one the
    member leaves for good, which must be meant."""
    member = room.members[who]
    if not keys and not member.links:
        return []
    removed = KeysRemoved(who=who, keys=[*keys])
    if keys and len(keys) == len(member.keys):
        if not leave:
            raise LastKey
        return [*obeyed(room, who, "leave"), removed]
    return [removed]
