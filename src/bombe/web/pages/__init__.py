"""The table for people: pages that work as plain forms, and live where a script may run.

GET  /                      the games, a new room, a code to join by
GET  /r/CODE                the room: the way in, seats, choices, the match, the chat
GET  /r/CODE/watch          what the public sees of it
GET  /r/CODE/screen         the same, to be read from afar
GET  /r/CODE/seat/KEY       a seat from another device
GET  /m/ID                  replay of a match that is over
GET  /g/GAME/NAME           a page of a game's own, such as its rules
GET  /privacy               what is stored, and how long
POST /rooms, /language, /r/CODE/join, act, order, settings, link, delete, seat/KEY: see `forms`
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from bombe.games import GAMES
from bombe.match import Match
from bombe.text import T, language
from bombe.web import facts
from bombe.web.api import past_match, server_of
from bombe.web.files import NoPage
from bombe.web.pages import forms, words
from bombe.web.pages.frame import embedded, page, qr, static, static_file
from bombe.web.pages.readable import big_table, view_shape
from bombe.web.pages.table import common, link_of, room_page
from bombe.web.room import Forbidden, Room
from bombe.web.skins import Skin, skin_of
from bombe.web.source import read_code
from bombe.web.visitor import tongue_of


def refusal(request: Request, status: int, sentence: T) -> Response:
    """A page that says why there is nothing else to see."""
    return page(request, "refusal.html", status, sentence=sentence)


async def home(request: Request) -> Response:
    return _home(request)


def _home(request: Request, status: int = 200, alert: T | None = None, code: str = "") -> Response:
    shown: dict[str, Any] = {"games": [*GAMES.values()], "alert": alert, "code": code}
    game = next(iter(GAMES.values()))
    skin = skin_of(game.key)
    if skin is None or alert:
        return page(request, "home.html", status, **shown)
    shown |= {"title": game.title, "game": game.key, "skin": skin, "watch": False}
    shown["script"] = "skin.js"
    match = Match.new(game, skin.attempt, 1, server_of(request).rooms.source.seed())
    shown["attempt"] = embedded(tongue_of(request), skin.tried(skin.attempt, match))
    return page(request, "try.html", **shown)


async def join_by_code(request: Request) -> Response:
    typed = request.query_params.get("code", "")
    code = read_code(typed)
    if code is None:
        return _home(request, 400, words.no_such_code, typed[:40])
    return RedirectResponse(f"/r/{quote(code)}", 303)


async def room(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    skin = skin_of(live.room.game.key)
    if skin is None or who is None or not live.room.played or "plain" in request.query_params:
        return room_page(request, live, who)
    return _skin_page(request, live.room, skin)


async def game_page(request: Request) -> Response:
    """A page of a game's own beside the match, such as its rules."""
    key, name = request.path_params["key"], request.path_params["name"]
    skin = skin_of(key) if key in GAMES else None
    if skin is None or name not in skin.pages:
        raise NoPage
    shown: dict[str, Any] = {"title": skin.pages[name], "game": key, "code": "", "watch": False}
    return page(request, "skin.html", **shown, skin=skin, script=f"{name}.js")


def _skin_page(request: Request, room: Room, skin: Skin, watch: bool = False) -> Response:
    """The game's own page for a match that is on the table."""
    shown: dict[str, Any] = {"title": room.game.title, "game": room.game.key, "code": room.code}
    return page(request, "skin.html", **shown, skin=skin, watch=watch, script="skin.js")


async def qr_picture(request: Request) -> Response:
    live, _ = await server_of(request).seen(request)
    return Response(qr(link_of(request, live.room)), media_type="image/svg+xml")


async def watch(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    room = live.room
    if not room.watched:
        raise Forbidden(words.no_watching)
    skin = skin_of(room.game.key)
    if skin and room.played and "plain" not in request.query_params:
        return _skin_page(request, room, skin, watch=True)
    look = facts.look(room, None)
    shown = common(request, room, None)
    shown |= {
        "view": look["view"] and view_shape(look["view"], shown["seat_names"]),
        "chat": look["chat"],
        "refresh": True,
        "socket": f"/api/rooms/{room.code}/live?watch",
        "is_member": who is not None,
    }
    return page(request, "watch.html", **shown)


async def screen(request: Request) -> Response:
    """The big screen. A member may put it up where nobody else may watch: of what they see it
    shows only the part that is public."""
    live, who = await server_of(request).seen(request)
    room = live.room
    if not room.watched and who is None:
        raise Forbidden(words.no_watching)
    view = room.view(None if room.watched else who)
    shown = common(request, room, None)
    shown |= {
        "seats": view and big_table(view["seats"], shown["seat_names"]),
        "refresh": True,
        "socket": f"/api/rooms/{room.code}/live" + ("?watch" if room.watched else ""),
    }
    return page(request, "screen.html", **shown)


async def seat(request: Request) -> Response:
    live, who = await forms.seat_behind(request)
    return page(request, "seat.html", name=live.room.name_of(who), game=live.room.game.title)


async def confirm_delete(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    if who != live.room.host:
        raise Forbidden(words.only_host_deletes)
    return page(request, "delete.html", **common(request, live.room, who))


async def replay(request: Request) -> Response:
    past, names = await past_match(request)
    say = language(tongue_of(request)).say
    steps = past.steps()
    asked = request.query_params.get("step", "0")
    n = int(asked[:6]) if asked.isascii() and asked.isdigit() else 0
    n = min(n, len(steps) - 1)
    return page(
        request,
        "replay.html",
        id=request.path_params["id"],
        game=past.match.game.title,
        why=past.why,
        winners=[names[seat] for seat in past.winners],
        names=names,
        steps=steps,
        n=n,
        view=view_shape(steps[n].view, [say(name) for name in names]),
    )


async def privacy(request: Request) -> Response:
    return page(request, "privacy.html")


async def icon(request: Request) -> Response:
    return RedirectResponse(static("icon.svg"), 301)


ROUTES = [
    Route("/", home),
    Route("/join", join_by_code),
    Route("/privacy", privacy),
    Route("/favicon.ico", icon),
    Route("/language", forms.switch_language, methods=["POST"]),
    Route("/rooms", forms.make_room, methods=["POST"]),
    Route("/m/{id}", replay),
    Route("/g/{key}/{name}", game_page),
    Route("/r/{code}", room),
    Route("/r/{code}/qr.svg", qr_picture),
    Route("/r/{code}/watch", watch),
    Route("/r/{code}/screen", screen),
    Route("/r/{code}/seat/{key}", seat, methods=["GET"]),
    Route("/r/{code}/seat/{key}", forms.take_seat, methods=["POST"]),
    Route("/r/{code}/delete", confirm_delete, methods=["GET"]),
    Route("/r/{code}/delete", forms.delete, methods=["POST"]),
    Route("/r/{code}/join", forms.join, methods=["POST"]),
    Route("/r/{code}/act", forms.act, methods=["POST"]),
    Route("/r/{code}/order", forms.order, methods=["POST"]),
    Route("/r/{code}/settings", forms.settings, methods=["POST"]),
    Route("/r/{code}/link", forms.make_link, methods=["POST"]),
    Route("/static/{path:path}", static_file),
]
