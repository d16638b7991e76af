"""Who has a place in a room, and what proves it: keys, and the link that brings one's seat to
another device.

A link is no key. It opens nothing; it can be exchanged, once and within ten minutes, for a key. Of
both a room keeps digests alone.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from bombe.table.events import KeyAdded, KeysRemoved, LinkMade, Who
from bombe.text import T

LINK_LIFE = 10 * 60 * 1000  # milliseconds
Kept = TypeVar("Kept")


@dataclass(frozen=True)
class Key:
    added: int  # when
    kind: str | None  # where it came from: a browser, a program, a link; None: that is not known
    link: str = ""  # the digest of the link that it was exchanged for


@dataclass(frozen=True)
class Member:
    """Somebody with a place in the room: a person, or a bot of some level."""

    name: str
    bot: str | None = None
    keys: Mapping[str, Key] = field(default_factory=dict)  # by digest
    links: Mapping[str, int] = field(default_factory=dict)  # by digest, until when
    linked: int = 0  # how many links there ever were
    gone: bool = False  # not connected, and not waited for, or not for long
    gone_at: int = 0  # since when, if they are
    left: bool = False  # not at the table any more
    since: int = 0  # the number of the event with which they came
    known: bool = False  # has played or spoken: the room must remember who it was


def name_of(members: Sequence[Member], who: Who, bots: Mapping[str, T]) -> str | T:
    """What a viewer reads. A bot that is called by its level is so in every language."""
    name, bot = members[who].name, members[who].bot
    if bot is not None and bot in bots:
        called, _, number = name.partition(" ")
        if called == bot.capitalize() and number.isdecimal():
            return T("{name} {n}", name=bots[bot], n=number)
        if name == bot.capitalize():
            return bots[bot]
    return name or T("Player {n}", n=who + 1)


def keyed(member: Member, event: LinkMade | KeyAdded | KeysRemoved, at: int) -> dict[str, Any]:
    """What becomes of a member's keys and links."""
    match event:
        case LinkMade():  # in place of the one before: the latest is the one that is meant
            return {"links": {event.link: event.until}, "linked": member.linked + 1}
        case KeyAdded(instead_of=str(link)):
            key = Key(at, "link", link)
            return {
                "keys": {**_without(member.keys, [link]), event.key: key},
                "links": _without(member.links, [link]),
            }
        case KeyAdded():  # which was a link, without an end: by now it has come to one
            return {"links": {**member.links, event.key: at + LINK_LIFE}}
        case KeysRemoved():  # any of which may have made the link
            return {"keys": _without(member.keys, event.keys), "links": {}}


def _without(these: Mapping[str, Kept], gone: Collection[str]) -> dict[str, Kept]:
    return {name: one for name, one in these.items() if name not in gone}
