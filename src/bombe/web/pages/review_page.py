"""The page of a match that is over on which it is reviewed: one line at a time, as a table. The
game's own page for it, where it has one, is put in its place by a script."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bombe.games import GAMES, find
from bombe.text import language
from bombe.web.http.server import server_of
from bombe.web.http.visitor import tongue_of
from bombe.web.pages.frame import page
from bombe.web.skins import skin_of


async def review(request: Request) -> Response:
    told, names, known = await server_of(request).past_review(request)
    tongue = language(tongue_of(request))
    plain = "plain" in request.query_params
    skin = skin_of(told.game)
    drawn = skin.described.review if skin else ""
    lines = known.lines
    asked = request.query_params.get("line", "0")
    n = int(asked[:3]) if asked.isascii() and asked.isdigit() else 0
    n = max(0, min(n, len(lines) - 1))
    return await page(
        request,
        "review.html",
        id=request.path_params["id"],
        at=told.game,
        title=GAMES[told.game].title,
        skin=skin if drawn and not plain else None,
        script=drawn,
        code="",
        plain="",
        why=told.why[tongue.code],
        way="?plain&line=" if plain else "?line=",
        called=[line.name.get(tongue.code) or names[line.seats[0]] for line in lines],
        n=n,
        line=lines[n].read(tongue.code) if lines else None,
        more=known.more,
        reasons=bool(find(told.game).reasons),
    )
