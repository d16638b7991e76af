"""The page of a game's school. Its own script shows it; without one it can be read: what the
chapters teach, each with its example, and an exercise with its solution."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from bombe.games import GAMES
from bombe.web.http.responses import NoPage
from bombe.web.http.school import MOST, chapters, exercise_of
from bombe.web.http.visitor import tongue_of
from bombe.web.pages import words
from bombe.web.pages.frame import page
from bombe.web.skins import skin_of


async def school(request: Request) -> Response:
    game, taught = await chapters(request)
    skin = skin_of(game.key)
    chapter = request.path_params.get("chapter")
    number = request.path_params.get("number", "1")
    if skin is None or (chapter and chapter not in (*taught.keys, "streak")):
        raise NoPage
    if not (number.isascii() and number.isdigit() and 0 < int(number[:9]) <= MOST):
        raise NoPage
    told = taught.chapters(tongue_of(request))
    exercise = None
    if chapter in taught.keys and "number" in request.path_params:
        exercise = await exercise_of(request, game, str(chapter), int(number))
    return await page(
        request,
        "school.html",
        at=game.key,
        title=words.school,
        of=game.title,
        skin=skin,
        script=skin.described.school,
        code="",
        plain="",
        watch=False,
        exercise=exercise,
        following=int(number) + 1 if int(number) < MOST else None,
        chapters=[one for one in told if chapter in (None, "streak", one.key)],
    )


async def any_school(request: Request) -> Response:
    """A short address, to be told: it leads to the first game that has a school."""
    key = next((key for key, game in GAMES.items() if game.school), None)
    if key is None:
        raise NoPage
    rest = request.path_params.get("rest", "")
    return RedirectResponse(f"/g/{key}/school" + (f"/{rest}" if rest else ""), 307)
