"""A link for another device is no key: whoever finds it in a proxy's log, or is handed it as a
preview, can do nothing with it; and a key that got away can be revoked."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from support.scriptless import Visitor
from support.serving import Person, Refusal, Serving, log_of
from support.strangers import ended, open_door, sentence, watching, web  # noqa: F401 (fixtures)

TAKE = "Take this seat here"


def link_of(person: Person) -> str:
    """A new link for another device, as a path."""
    link: str = person.ask("POST", f"/api/rooms/{person.room}/links")["link"]
    return link.removeprefix(person.url)


def refused(ask: Callable[..., Any], *words: str) -> int:
    with pytest.raises(Refusal) as refusal:
        ask(*words)
    return refusal.value.status


@contextmanager
def host(server: Serving) -> Iterator[Person]:
    with Person(server.url) as person:
        person.make(game="closest", name="Ada", start=True)
        yield person


# --- a link ----------------------------------------------------------------------------------


def test_a_link_is_no_key(server: Serving) -> None:
    """What was found: the link itself could look, act, give orders and make more links."""
    with host(server) as ada, Person(server.url) as thief:
        thief.room = ada.room
        thief.key = link_of(ada).rpartition("/")[2]
        before = ada.look(), log_of(server.data / "bombe.db", ada.room)
        assert thief.look()["you"]["who"] is None
        assert thief.look()["view"] is None
        assert refused(thief.act, "bid 3") == 403
        assert refused(thief.order, "name Eve") == 403
        for method, path in (("POST", "/links"), ("GET", "/keys"), ("DELETE", "/keys")):
            assert refused(thief.ask, method, f"/api/rooms/{ada.room}{path}") == 403
        cookie = {"cookie": f"bombe={thief.key}"}
        assert web.get(f"{server.url}/api/rooms/{ada.room}", headers=cookie).json()["view"] is None
        asyncio.run(_is_shut(server, ada.room, thief.key))
        assert (ada.look(), log_of(server.data / "bombe.db", ada.room)) == before


async def _is_shut(server: Serving, room: str, key: str) -> None:
    async with watching(server, room, key) as live:
        assert await ended(live) == 4403


def test_it_works_once_however_often_it_is_looked_at(server: Serving) -> None:
    with host(server) as ada, Visitor(server) as phone, Visitor(server) as thief:
        path = link_of(ada)
        for _ in range(3):  # a preview, a proxy, a browser that reads ahead
            assert "Ada" in thief.get(path).text
        phone.get(path)
        phone.send(TAKE, twice=True)  # as by a double click
        assert phone.path == f"/r/{ada.room}"
        assert phone.client.get(f"/api/rooms/{ada.room}").json()["you"]["who"] == 0
        assert "used or has expired" in thief.send(TAKE, 403).alert
        assert "used or has expired" in thief.get(path, 403).alert
        assert thief.client.get(f"/api/rooms/{ada.room}").json()["you"]["who"] is None
        phone.get(path)  # the way back leads to the table
        assert phone.path == f"/r/{ada.room}"


def test_a_program_can_exchange_it_and_gets_a_key_of_its_own(server: Serving) -> None:
    with host(server) as ada, Person(server.url) as bot, Person(server.url) as thief:
        token = link_of(ada).rpartition("/")[2]
        seats = f"/api/rooms/{ada.room}/seats"
        entered = bot.ask("POST", seats, token=token)
        assert entered["who"] == 0
        assert entered["key"] not in (token, ada.key)
        assert refused(lambda: thief.ask("POST", seats, token=token)) == 403
        bot.room, bot.key = ada.room, entered["key"]
        bot.act("bid 3")
        assert refused(lambda: thief.ask("POST", seats, token="x" * 22)) == 403


def test_a_new_link_takes_the_place_of_the_one_before(server: Serving) -> None:
    with host(server) as ada, Visitor(server) as phone:
        old, new = link_of(ada), link_of(ada)
        phone.get(old, 403)
        assert "Ada" in phone.get(new).text


def test_no_browser_tells_others_of_the_link(server: Serving) -> None:
    with host(server) as ada:
        path = link_of(ada)
        page = web.get(server.url + path)
        # Not "no-referrer": with that a browser would not say where the form comes from.
        assert page.headers["referrer-policy"] == "strict-origin"
        assert page.headers["cache-control"] == "no-store"
        token = path.rpartition("/")[2]
        # Nothing that is followed or loaded from there has it in its address.
        with Person(server.url) as bob:
            bob.join(ada.room)  # who has a seat, and is refused another
            cookie = {"cookie": f"bombe={bob.key}"}
            form = web.get(server.url + path, headers=cookie).text
            token_of_form = re.findall(r'name="token" value="(\w+)"', form)[0]
            refused = web.post(server.url + path, headers=cookie, data={"token": token_of_form})
            assert refused.status_code == 409
            assert refused.headers["referrer-policy"] == "strict-origin"
        addresses = re.findall(r'(?:href|src|action)="([^"]*)"', page.text)
        assert not [address for address in addresses if token in address]
        assert len(addresses) > 5


def test_only_a_digest_of_it_is_kept(server: Serving) -> None:
    with host(server) as ada:
        token = link_of(ada).rpartition("/")[2]
        (made,) = (one for one in log_of(server.data / "bombe.db", ada.room) if one["do"] == "link")
        assert token not in str(made)
        assert made["who"] == 0


# --- keys ------------------------------------------------------------------------------------


def keys_of(person: Person) -> list[dict[str, Any]]:
    keys: list[dict[str, Any]] = person.ask("GET", f"/api/rooms/{person.room}/keys")["keys"]
    return keys


@contextmanager
def second(ada: Person) -> Iterator[Person]:
    """The same seat from another device."""
    with Person(ada.url) as other:
        token = link_of(ada).rpartition("/")[2]
        entered = other.ask("POST", f"/api/rooms/{ada.room}/seats", token=token)
        other.room, other.who, other.key = ada.room, 0, entered["key"]
        yield other


def test_a_key_that_got_away_is_revoked(server: Serving) -> None:
    async def work(ada: Person, stolen: Person) -> None:
        async with watching(server, ada.room, stolen.key) as live:
            await live.recv()
            async with watching(server, ada.room, ada.key) as own:
                await own.recv()
                (theirs,) = (one["id"] for one in keys_of(ada) if not one["this"])
                ada.ask("DELETE", f"/api/rooms/{ada.room}/keys/{theirs}")
                assert await ended(live) == 4403
                ada.act("bid 3")
                await own.recv()  # which goes on
        await _is_shut(server, ada.room, stolen.key)

    with host(server) as ada, second(ada) as stolen:
        assert [(one["kind"], one["this"]) for one in keys_of(ada)] == [
            ("program", True),
            ("link", False),
        ]
        asyncio.run(work(ada, stolen))
        assert refused(stolen.act, "bid 4") == 403
        assert refused(stolen.order, "name Eve") == 403
        assert stolen.look()["you"]["who"] is None
        assert len(keys_of(ada)) == 1


def test_signing_out_everywhere_else_takes_the_link_back_too(server: Serving) -> None:
    with host(server) as ada, second(ada) as one, second(ada) as two, Visitor(server) as thief:
        path = link_of(two)
        ada.ask("DELETE", f"/api/rooms/{ada.room}/keys")
        for other in (one, two):
            assert refused(other.act, "bid 3") == 403
        thief.get(path, 403)
        ada.act("bid 3")


def test_the_last_key_goes_only_when_that_is_meant(server: Serving) -> None:
    with host(server) as ada:
        (own,) = (one["id"] for one in keys_of(ada))
        path = f"/api/rooms/{ada.room}/keys/{own}"
        assert refused(ada.ask, "DELETE", path) == 409
        ada.order("name Grace")
        ada.ask("DELETE", f"{path}?leave")
        assert refused(ada.order, "return") == 403
        assert ada.look()["table"]["people"] == []


def test_nobody_else_sees_or_revokes_them(server: Serving) -> None:
    with host(server) as ada, Person(server.url) as bob:
        ada.order("end")
        bob.join(ada.room, "Bob")
        (own,) = (one["id"] for one in keys_of(ada))
        assert refused(bob.ask, "DELETE", f"/api/rooms/{ada.room}/keys/{own}") == 404
        assert own not in {one["id"] for one in keys_of(bob)}
        ids = web.get(f"{server.url}/api/rooms/{ada.room}/keys")
        sentence(ids, 403)
        ada.order("name Grace")
