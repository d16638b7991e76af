"""What a visitor prefers in every game: kept in cookies, one each, and written on `<html>` so that
styles and scripts find it there before anything is drawn.

POST /preferences takes any of them; those that a form does not send stay as they are.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bombe.text import quoted
from bombe.web.http.requests import Malformed
from bombe.web.http.responses import remember
from bombe.web.http.visitor import PREFERENCES
from bombe.web.pages import words
from bombe.web.pages.frame import form, inside, kept_page


async def preferences(request: Request) -> Response:
    back = inside(request.query_params.get("back", "/"))
    return await kept_page(request, "preferences.html", fills={"back": back})


async def prefer(request: Request) -> Response:
    fields = await form(request)
    wanted = {name: fields[name] for name in PREFERENCES if name in fields}
    for name, value in wanted.items():
        if value not in PREFERENCES[name]:
            raise Malformed(words.no_such_choice(name, quoted(value), PREFERENCES[name]))
    response = RedirectResponse(inside(fields.get("back", "/")), 303)
    for name, value in wanted.items():
        if value == PREFERENCES[name][0]:
            response.delete_cookie(name)
        else:
            remember(request, response, name, value)
    return response
