"""What the forms of our pages do: each checks where it comes from, does one thing, and shows the
page again, with a sentence if the thing was refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bombe.game import Option
from bombe.games import GAMES
from bombe.table import commands
from bombe.table.events import Event
from bombe.table.keys import LastKey, held
from bombe.table.room import Forbidden, Refused, Room, Who
from bombe.text import LANGUAGES, BadInput, T
from bombe.web.http.keys import exchange, new_link, revoke
from bombe.web.http.responses import explained, remember
from bombe.web.http.server import server_of
from bombe.web.http.visitor import LANGUAGE_COOKIE, address_of, key_of, member_of, proof_of
from bombe.web.pages import words
from bombe.web.pages.frame import Fields, form, inside, page, qr, typed_in
from bombe.web.pages.room_page import common, is_folded, is_switch, room_page, written
from bombe.web.runtime.live import Live
from bombe.web.runtime.pool import Busy
from bombe.web.runtime.store import StoreDown
from bombe.web.skins import skin_of

Deed = Callable[[Request, Live, Who, Fields], Awaitable[None]]


def _to(path: str) -> Response:
    return RedirectResponse(path, 303)


# --- without a room ------------------------------------------------------------------------------


async def switch_language(request: Request) -> Response:
    fields = await form(request)
    response = _to(inside(fields.get("back", "/")))
    if fields.get("lang") in LANGUAGES:
        remember(request, response, LANGUAGE_COOKIE, fields["lang"])
    return response


async def make_room(request: Request) -> Response:
    fields = await form(request)
    server = server_of(request)
    server.limits.take("rooms", address_of(request))
    key = key_of(request)
    assert key  # the form is bound to it
    game, alone = fields.get("game", ""), "alone" in fields
    skin = skin_of(game) if alone and game in GAMES else None
    # Alone one plays what the first page shows.
    first = skin.first(server.rooms.entropy.seed()) if skin else {}
    live = await server.rooms.make(
        game,
        "",
        key,
        [f"option {name} {written(value)}" for name, value in first.items()],
        start=alone,
        kind="browser",
        payer=address_of(request),
    )
    return _to(f"/r/{live.room.code}")


# --- coming in -----------------------------------------------------------------------------------


async def join(request: Request) -> Response:
    fields = await form(request)
    server = server_of(request)
    live = await server.room(request)
    key = key_of(request)
    assert key
    server.comes(request, live)
    try:
        await server.rooms.join(live, fields.get("name", ""), key, "browser")
    except (BadInput, Busy, StoreDown) as refusal:
        return await _room_again(request, live, fields, refusal)
    return _to(f"/r/{live.room.code}")


async def take_seat(request: Request) -> Response:
    """Bring a seat to this browser, by a link from another."""
    await form(request)
    live = await server_of(request).room(request)
    key = key_of(request)
    assert key
    await exchange(request, live, request.path_params["token"], key)
    return _to(f"/r/{live.room.code}")


# --- in a room -----------------------------------------------------------------------------------


def _deed(do: Deed, anchor: str = "") -> Callable[[Request], Awaitable[Response]]:
    """A form that only members of the room can send."""

    async def answer(request: Request) -> Response:
        fields = await form(request)
        live, who = await server_of(request).member(request)
        try:
            await do(request, live, who, fields)
        except (BadInput, Busy, StoreDown) as refusal:
            return await _room_again(request, live, fields, refusal)
        return _to(f"/r/{live.room.code}?{'table' if is_folded(request) else 'plain'}{anchor}")

    return answer


async def _room_again(request: Request, live: Live, fields: Fields, refusal: Exception) -> Response:
    status, sentence = explained(refusal)
    who = member_of(request, live.room)
    typed, folded = typed_in(fields), is_folded(request)
    return await room_page(request, live, who, status, sentence, typed, folded)


async def _act(request: Request, live: Live, who: Who, fields: Fields) -> None:
    action = fields.get("action")
    if action is None:
        action = " ".join([fields.get("prefix", ""), *fields.every("word")])
        action = " ".join(action.split())  # a phone's keyboard likes to add blanks
    key = proof_of(request, live.room)
    await server_of(request).act(live, who, key, action.strip(), _nonce(fields))


async def _order(request: Request, live: Live, who: Who, fields: Fields) -> None:
    line = f"{fields.get('order', '')} {fields.get('value', '')}".strip()
    key = proof_of(request, live.room)
    await server_of(request).order(live, who, key, line, _nonce(fields), address_of(request))


def _nonce(fields: Fields) -> str:
    nonce = fields.get("nonce", "")[: commands.LONGEST_NONCE]
    if not nonce:
        raise Refused(words.stale_form)
    return nonce


async def _settings(request: Request, live: Live, who: Who, fields: Fields) -> None:
    """Several commands at once: all of them happen, or none."""
    server, nonce = server_of(request), _nonce(fields)
    server.limits.take("seat", live.room.code, who)
    server.limits.take("room", live.room.code)

    def decide(room: Room) -> list[Event]:
        if room.did(who, nonce):
            return []
        return commands.obeyed_all(room, who, _lines(room, fields), room.at, nonce)[1]

    key = proof_of(request, live.room)
    await server.rooms.change(live, held(live.room, who, key, decide))


act = _deed(_act, "#play")
order = _deed(_order)
settings = _deed(_settings)


def _lines(room: Room, fields: Fields) -> list[str]:
    """The commands that make a room what the form says, of which most is so already."""
    lines: list[str] = []
    if "options" in fields:
        if fields["options"] != room.game.key:
            raise Refused(words.game_changed)
        changes = {
            name: wanted
            for name, option in room.game.options.items()
            if (wanted := _wanted(room, name, option, fields)) is not None
        }
        lines += [f"option {name} {wanted}" for name, wanted in _along(room, changes).items()]
        if fields.get("timer", str(room.timer)) != str(room.timer):
            lines.append(f"timer {fields['timer']}")
    for verb, is_on in (("lock", room.locked), ("chat", not room.muted), ("watch", room.watched)):
        if (verb in fields) is not is_on:
            lines.append(f"{verb} {'off' if is_on else 'on'}")
    return lines


def _along(room: Room, changes: dict[str, str]) -> dict[str, str]:
    """The same with what usually goes with it, unless that was chosen as well."""
    more: dict[str, str] = {}
    for name, wanted in changes.items():
        for value, others in room.game.options[name].along.items():
            if written(value) == wanted:
                more |= {other: written(choice) for other, choice in others.items()}
    return {**more, **changes}


def _wanted(room: Room, name: str, option: Option, fields: Fields) -> str | None:
    """What a form wants an option to be; None where that is so already."""
    field = f"option.{name}"
    if option.secret:
        typed = fields.get(field, "").strip()
        return "" if f"clear.{name}" in fields else typed or None
    if option.per_seat:
        seats_now = _trimmed(option, room.options.get(name, []))
        choices = {written(choice): choice for choice in option.choices}
        texts = [fields.get(f"{field}.{n}") for n in range(len(room.order))]
        seats = [choices.get(text or "", option.default) for text in texts]
        # The shortest list that says it: it goes on to fit when the last ones leave the table.
        return written(_trimmed(option, seats)) if _trimmed(option, seats) != seats_now else None
    now = written(room.options.get(name, option.default))
    wanted = written(field in fields) if is_switch(option) else fields.get(field, now).strip()
    return None if wanted == now else wanted


def _trimmed(option: Option, values: list[Any]) -> list[Any]:
    values = [*values]
    while values and values[-1] == option.default:
        values.pop()
    return values


async def make_link(request: Request) -> Response:
    """A link that opens this seat elsewhere. It is shown once and is never in an address here."""
    await form(request)
    live, who, made = await new_link(request)
    shown = common(request, live.room, who)
    shown |= {"seat_link": made.link, "seat_qr": await qr(made.link)}
    return await page(request, "link.html", **shown)


async def sign_out(request: Request) -> Response:
    """End the key that a button names, or every other one. The last one asks first."""
    fields = await form(request)
    name = fields.get("key", "")
    try:
        live = await revoke(request, name, leave="sure" in fields)
    except LastKey:
        live, who = await server_of(request).member(request)
        shown = common(request, live.room, who)
        return await page(request, "sign_out.html", **shown, key=name)
    here = member_of(request, live.room) is None
    return _to(f"/r/{live.room.code}" if here else f"/r/{live.room.code}/keys")


async def leave(request: Request) -> Response:
    """Leave a running match, for those who were asked whether they mean it."""
    fields = await form(request)
    live, who = await server_of(request).member(request)
    key = proof_of(request, live.room)
    await server_of(request).order(live, who, key, "leave", _nonce(fields), address_of(request))
    return _to(f"/r/{live.room.code}/left")


async def left_page(
    request: Request, live: Live, who: Who, status: int = 200, alert: T | None = None
) -> Response:
    shown = common(request, live.room, who) | {"alert": alert}
    running = live.room.running
    kept = running is not None and running.seat_of(who) is not None
    return await page(request, "left.html", status, **shown, kept=kept)


async def come_back(request: Request) -> Response:
    """Sit down again, for those who have left the table."""
    fields = await form(request)
    live, who = await server_of(request).member(request)
    key = proof_of(request, live.room)
    try:
        await server_of(request).order(
            live, who, key, "return", _nonce(fields), address_of(request)
        )
    except (BadInput, Busy, StoreDown) as refusal:
        return await left_page(request, live, who, *explained(refusal))
    return _to(f"/r/{live.room.code}")


async def delete(request: Request) -> Response:
    await form(request)
    live, who = await server_of(request).member(request, surely=True)
    if who != live.room.host:
        raise Forbidden(words.only_host_deletes)
    await server_of(request).rooms.remove(live.room.code)
    return _to("/")
