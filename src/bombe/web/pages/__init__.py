"""The table for people: pages that work as plain forms, and live where a script may run.

GET  /                      a game to try, a new room, a code to join by
GET  /r/CODE                the room: the way in, seats, choices, the match, the chat
GET  /r/CODE/watch          what the public sees of it
GET  /r/CODE/screen         the same, to be read from afar
GET  /r/CODE/seat/TOKEN     a seat from another device
GET  /r/CODE/keys           where one is signed in
GET  /r/CODE/left           the way back for those who have left the table
GET  /m/ID                  replay of a match that is over
GET  /m/ID/review           who was good in it, and who lucky
GET  /m/ID/why              why something follows in it
GET  /g/GAME/NAME           a page of a game's own, such as its rules
GET  /g/GAME/school         what it teaches; /CHAPTER and /CHAPTER/NUMBER are in it
GET  /school                the same, of the first game that teaches
GET  /privacy               what is stored, and how long
GET  /preferences           colours, keys, and what a visitor prefers besides
GET  /manifest.webmanifest  what a phone must know to keep the table among its programs
POST /preferences: see `preferences`
POST /m/ID/branch           play on from a step of it
POST /rooms, /language, /r/CODE/join, act, order, settings, link, keys, leave, left, delete, and
seat/TOKEN: see `forms`
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from bombe.games import GAMES
from bombe.table import disclosure
from bombe.table.codes import read_code
from bombe.table.room import Forbidden, Room
from bombe.text import T, language
from bombe.web.http.keys import own_keys, seat_behind
from bombe.web.http.responses import NoPage
from bombe.web.http.server import server_of
from bombe.web.http.visitor import key_of, tongue_of
from bombe.web.pages import forms, past_page, privacy_words, words
from bombe.web.pages.frame import kept_page, page, qr, static, static_file
from bombe.web.pages.preferences import prefer, preferences
from bombe.web.pages.review_page import play_on, review
from bombe.web.pages.room_page import common, is_folded, link_of, room_page
from bombe.web.pages.school_page import any_school, school
from bombe.web.pages.view_layout import big_table, view_shape
from bombe.web.pages.why_page import why
from bombe.web.runtime import keyring
from bombe.web.skins import ServedSkin, first_board, skin_of

LISTED = 200  # steps of a match that a page has links to; a script, and the ways beside, go on
DESK = "#dbe5dc"  # the colour behind everything, in the light theme


async def refusal(request: Request, status: int, sentence: T) -> Response:
    """An error page."""
    said = language(tongue_of(request)).say(sentence)
    return await kept_page(request, "refusal.html", status, fills={"sentence": said})


async def home(request: Request) -> Response:
    return await _home(request)


async def _home(
    request: Request, status: int = 200, alert: T | None = None, code: str = ""
) -> Response:
    shown: dict[str, Any] = {"games": (*GAMES.values(),), "alert": alert, "code": code}
    asked = request.query_params.get("game")
    if asked is not None and asked not in GAMES:
        raise NoPage
    game = GAMES[asked] if asked else next(iter(GAMES.values()))
    skin = skin_of(game.key)
    if skin is None or alert:
        return await page(request, "home.html", status, **shown, at=game.key)
    shown |= {"title": game.title, "at": game.key, "skin": skin, "watch": False}
    shown |= {"script": "skin.js", "plain": ""}
    if 1 not in game.seats:  # it begins where the skin says how to
        return await kept_page(request, "try.html", status, **shown, attempt=None)
    status, board = await first_board(request, game, skin)
    fills = {"attempt": board.written(tongue_of(request))}
    return await kept_page(request, "try.html", status, fills=fills, **shown)


async def join_by_code(request: Request) -> Response:
    typed = request.query_params.get("code", "")
    code = read_code(typed)
    if code is None:
        return await _home(request, 400, words.no_such_code, typed[:40])
    return RedirectResponse(f"/r/{quote(code)}", 303)


async def room(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    skin = skin_of(live.room.game.key)
    folded, plain = is_folded(request), "plain" in request.query_params
    if skin is None or who is None or not live.room.played or plain or folded:
        return await room_page(request, live, who, folded=folded)
    return await _skin_page(request, live.room, skin, f"/r/{live.room.code}?plain")


async def game_page(request: Request) -> Response:
    """A page of a game's own beside the match, such as its rules."""
    key, name = request.path_params["key"], request.path_params["name"]
    skin = skin_of(key) if key in GAMES else None
    if skin is None or name not in skin.pages:
        raise NoPage
    shown: dict[str, Any] = {"title": skin.pages[name], "at": key, "code": "", "watch": False}
    shown |= {"skin": skin, "script": f"{name}.js", "plain": ""}
    return await kept_page(request, "skin.html", **shown, passages=skin.described.in_words(name))


async def _skin_page(
    request: Request,
    room: Room,
    skin: ServedSkin,
    plain: str,
    watch: bool = False,
    template: str = "skin.html",
) -> Response:
    """The game's own page for a match that is on the table; `plain` is where the same is to be seen
    without a script."""
    shown: dict[str, Any] = {"title": room.game.title, "at": room.game.key, "code": room.code}
    shown |= {"skin": skin, "script": "skin.js", "watch": watch, "plain": plain}
    return await page(request, template, **shown, link=link_of(request, room), locked=room.locked)


async def qr_picture(request: Request) -> Response:
    live, _ = await server_of(request).seen(request)
    return Response(await qr(link_of(request, live.room)), media_type="image/svg+xml")


async def watch(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    room = live.room
    if not room.watched:
        raise Forbidden(words.no_watching)
    skin = skin_of(room.game.key)
    if skin and room.played and "plain" not in request.query_params:
        return await _skin_page(request, room, skin, f"/r/{room.code}/watch?plain", watch=True)
    look = disclosure.look(room, None)
    shown = common(request, room, None)
    shown |= {
        "view": look.view and view_shape(look.view, shown["seat_names"]),
        "about": look.view and room.game.about(look.view),
        "chat": look.chat,
        "refresh": True,
        "socket": f"/api/rooms/{room.code}/live?watch",
        "is_member": who is not None,
    }
    return await page(request, "watch.html", **shown)


async def screen(request: Request) -> Response:
    """The big screen. A member may put it up where nobody else may watch: of what they see it
    shows only the part that is public."""
    live, who = await server_of(request).seen(request)
    room = live.room
    if not room.watched and who is None:
        raise Forbidden(words.no_watching)
    skin = skin_of(room.game.key)
    drawn = skin is not None and "plain" not in request.query_params
    if skin and drawn and room.played and room.watched:
        plain = f"/r/{room.code}/screen?plain"
        return await _skin_page(request, room, skin, plain, watch=True, template="big.html")
    view = room.view(None if room.watched else who)
    shown = common(request, room, None)
    shown |= {
        "seats": view and not drawn and big_table(view["seats"], shown["seat_names"]),
        "undrawn": view and drawn,
        "refresh": True,
        "socket": f"/api/rooms/{room.code}/live" + ("?watch" if room.watched else ""),
    }
    return await page(request, "screen.html", **shown)


async def seat(request: Request) -> Response:
    """What a link for another device shows. Looking does not use it up: previews and browsers that
    read ahead do look."""
    live = await server_of(request).room(request)
    token, key = request.path_params["token"], key_of(request)
    if key and keyring.has_exchanged(live, token, key):  # back in the history
        return RedirectResponse(f"/r/{live.room.code}", 303)
    who = await seat_behind(request, live, token)
    return await page(request, "seat.html", name=live.room.name_of(who), game=live.room.game.title)


async def keys(request: Request) -> Response:
    """What opens one's seat."""
    live, who, own = await own_keys(request)
    shown = [(key, datetime.fromtimestamp(key.added / 1000, UTC)) for key in own.keys]
    return await page(request, "keys.html", **common(request, live.room, who), keys=shown)


async def confirm_delete(request: Request) -> Response:
    live, who = await server_of(request).seen(request)
    if who != live.room.host:
        raise Forbidden(words.only_host_deletes)
    return await page(request, "delete.html", **common(request, live.room, who))


async def confirm_leave(request: Request) -> Response:
    live, who = await server_of(request).member(request)
    why = disclosure.leaving(live.room, who)
    return await page(request, "leave.html", **common(request, live.room, who), why=why)


async def left(request: Request) -> Response:
    """Where those are who have left the table, with the way back."""
    live, who = await server_of(request).member(request)
    if who in live.room.places:
        return RedirectResponse(f"/r/{live.room.code}", 303)
    return await forms.left_page(request, live, who)


async def replay(request: Request) -> Response:
    """A match that is over, step by step. The game's own page for it, where it has one, is put in
    place by a script: without one the same page shows each step as it is written."""
    server, id = server_of(request), request.path_params["id"]
    told, names = await server.past_match(request)
    plain = "plain" in request.query_params
    tongue = language(tongue_of(request))
    asked = request.query_params.get("step", "0")
    n = int(asked[:6]) if asked.isascii() and asked.isdigit() else 0
    n, most = min(n, told.steps - 1), told.steps - 1
    start = max(0, min(n - LISTED // 2, told.steps - LISTED))
    said = tuple(tongue.say(name) for name in names)
    way = "?plain&step=" if plain else "?step="
    pictures = f"/api/matches/{id}/pictures"
    values = (
        *(("names", said), ("way", way), ("lang", tongue.code)),
        *(("game", told.game), ("pictures", pictures)),
    )
    done, steps, view = await server.rooms.replays.drawn(
        told, past_page.HOME, n, (start, min(start + LISTED, told.steps)), values
    )
    return await kept_page(
        request,
        "replay.html",
        id=id,
        pictures=pictures,
        at=told.game,
        title=GAMES[told.game].title,
        skin=None if plain else skin_of(told.game),
        script="skin.js",
        code="",
        plain="",
        reviewed=told.reviewed,
        reasons=told.reviewed and bool(GAMES[told.game].reasons),
        origin=told.origin,
        why=told.why[tongue.code],
        winners=tuple(names[seat] for seat in told.winners),
        way=way,
        n=n,
        most=most,
        done=Markup(done),
        steps=Markup(steps),
        view=Markup(view),
    )


async def privacy(request: Request) -> Response:
    settings = server_of(request).settings
    points = privacy_words.points(settings.keep_rooms, settings.keep_matches)
    said = tuple(map(language(tongue_of(request)).say, points))
    return await kept_page(request, "privacy.html", points=said)


async def manifest(request: Request) -> Response:
    icons = [("icon-192.png", "192x192", "any"), ("icon-512.png", "512x512", "any")]
    icons += [("icon-maskable-512.png", "512x512", "maskable")]
    described = {
        "id": "/",
        "name": "Bombe",
        "short_name": "Bombe",
        "description": language(tongue_of(request)).say(words.what_this_is),
        "start_url": "/",
        "display": "standalone",
        "theme_color": DESK,
        "background_color": DESK,
        "icons": [
            {"src": static(name), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in icons
        ],
    }
    return JSONResponse(described, media_type="application/manifest+json")


async def icon(request: Request) -> Response:
    return RedirectResponse(static("icon.svg"), 301)


ROUTES = [
    Route("/", home),
    Route("/join", join_by_code),
    Route("/privacy", privacy),
    Route("/favicon.ico", icon),
    Route("/manifest.webmanifest", manifest),
    Route("/preferences", preferences, methods=["GET"]),
    Route("/preferences", prefer, methods=["POST"]),
    Route("/language", forms.switch_language, methods=["POST"]),
    Route("/rooms", forms.make_room, methods=["POST"]),
    Route("/m/{id}", replay),
    Route("/m/{id}/review", review),
    Route("/m/{id}/branch", play_on, methods=["POST"]),
    Route("/m/{id}/why", why),
    Route("/school", any_school),
    Route("/school/{rest:path}", any_school),
    Route("/g/{key}/school", school),
    Route("/g/{key}/school/{chapter}", school),
    Route("/g/{key}/school/{chapter}/{number}", school),
    Route("/g/{key}/{name}", game_page),
    Route("/r/{code}", room),
    Route("/r/{code}/qr.svg", qr_picture),
    Route("/r/{code}/watch", watch),
    Route("/r/{code}/screen", screen),
    Route("/r/{code}/seat/{token}", seat, methods=["GET"]),
    Route("/r/{code}/seat/{token}", forms.take_seat, methods=["POST"]),
    Route("/r/{code}/keys", keys, methods=["GET"]),
    Route("/r/{code}/keys", forms.sign_out, methods=["POST"]),
    Route("/r/{code}/leave", confirm_leave, methods=["GET"]),
    Route("/r/{code}/leave", forms.leave, methods=["POST"]),
    Route("/r/{code}/left", left, methods=["GET"]),
    Route("/r/{code}/left", forms.come_back, methods=["POST"]),
    Route("/r/{code}/delete", confirm_delete, methods=["GET"]),
    Route("/r/{code}/delete", forms.delete, methods=["POST"]),
    Route("/r/{code}/join", forms.join, methods=["POST"]),
    Route("/r/{code}/act", forms.act, methods=["POST"]),
    Route("/r/{code}/order", forms.order, methods=["POST"]),
    Route("/r/{code}/settings", forms.settings, methods=["POST"]),
    Route("/r/{code}/link", forms.make_link, methods=["POST"]),
    Route("/static/{path:path}", static_file),
]
