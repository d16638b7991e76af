"""Pictures that a host puts into a room, as far as the room knows of them: their names and prints.
Their bytes lie in the store."""

from __future__ import annotations

from hashlib import blake2b

from bombe.table.events import Event, PictureAdded, PictureRemoved, PicturesKept, Who
from bombe.table.room import Picture, Refused, Room, must_be_host
from bombe.text import T

MOST = 200  # pictures in a room
MOST_EVER = 2000  # ever put in, so that a log cannot grow by adding and removing alone


def pairs(room: Room) -> list[list[str]]:
    """The room's own pictures, as a game is told of them."""
    return [[picture.key, picture.print] for picture in room.deck]


def own_key(room: Room, data: bytes) -> str:
    """From the content, so that a picture sent twice is stored once; different in every room."""
    return blake2b(data, digest_size=8, key=room.code.encode()).hexdigest()


class NoPicture(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such picture."))


def _must_be_free(room: Room, who: Who) -> None:
    """Whether a member may change the deck now."""
    must_be_host(room, who)
    if room.running:
        raise Refused(T("A match is running; its pictures are fixed."))


def must_take(room: Room, who: Who) -> None:
    """Whether a member may put a picture in now."""
    _must_be_free(room, who)
    if not room.game.intake:
        raise Refused(T("This game takes no pictures."))
    if len(room.deck) >= MOST:
        raise Refused(T("There are {n} pictures already; a room has no more.", n=MOST))
    if room.pictured >= MOST_EVER:
        raise Refused(T("Too many pictures have come and gone in this room; make a new one."))


class Changed(Refused):
    """Others were put in meanwhile: compare again."""

    def __init__(self) -> None:
        super().__init__(T("The room has changed meanwhile; try again."))


def added(room: Room, who: Who, picture: Picture, compared: Room) -> list[Event]:
    """Put in a picture that was compared with those in the room at that time."""
    must_take(room, who)
    if room.deck != compared.deck or room.game is not compared.game:
        raise Changed
    return [PictureAdded(key=picture.key, print=picture.print, name=picture.name)]


def without(room: Room, who: Who, key: str) -> list[Event]:
    """A picture is taken out; the store forgets its data with that."""
    _must_be_free(room, who)
    if all(one.key != key for one in room.deck):
        raise NoPicture
    return [PictureRemoved(key=key)]


def emptied(room: Room, who: Who) -> list[Event]:
    _must_be_free(room, who)
    return [PicturesKept(keys=[])] if room.deck else []
