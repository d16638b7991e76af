"""The page of a match that is over on which it is reviewed: one line at a time, as a table. The
game's own page for it, where it has one, is put in its place by a script."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bombe.games import GAMES, find
from bombe.table.messages import Reviewed
from bombe.text import T, language
from bombe.web.http.requests import Malformed
from bombe.web.http.server import server_of
from bombe.web.http.visitor import key_of, tongue_of
from bombe.web.pages.frame import form, page
from bombe.web.skins import skin_of


async def review(request: Request) -> Response:
    told, names, you, known = await server_of(request).past_review(request)
    tongue = language(tongue_of(request))
    plain = "plain" in request.query_params
    skin = skin_of(told.game)
    drawn = skin.described.review if skin else ""
    lines = known.lines
    own = next((n for n, line in enumerate(lines) if you in line.seats), 0)
    asked = request.query_params.get("line", "")
    n = int(asked[:3]) if asked.isascii() and asked.isdigit() else own
    n = max(0, min(n, len(lines) - 1))
    line = lines[n].read(tongue.code) if lines else None
    called = [line.name.get(tongue.code) or names[line.seats[0]] for line in lines]
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
        # One's own is the first.
        called=sorted(enumerate(called), key=lambda one: one[0] != own),
        n=n,
        line=line,
        questions=_questions(line) if line else [],
        origin=told.origin,
        more=known.more,
        reasons=bool(find(told.game).reasons),
    )


def _questions(line: Reviewed) -> list[tuple[int, str | T]]:
    """The steps from which one can play on, as the second column of the table names them."""
    return [(step, row[1]) for step, row in enumerate(line.rows)] if line.review else []


async def play_on(request: Request) -> Response:
    """Play on from a step, in a room of one's own."""
    fields = await form(request)
    key = key_of(request)
    assert key  # the form is bound to it
    line, step = (_number(fields.get(name, "")) for name in ("line", "step"))
    same = fields.get("code") != "another"
    live = await server_of(request).branch(request, line, step, same, "", key, "browser")
    return RedirectResponse(f"/r/{live.room.code}", 303)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 5):
        raise Malformed(T("A step is a number."))
    return int(text)
