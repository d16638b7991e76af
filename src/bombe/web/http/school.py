"""The schools of games for programs: chapters, exercises, streaks. It is the same for everybody;
nothing of any match is in it.

GET    /api/games/KEY/school            chapters, each with an example
GET    /api/games/KEY/school/CHAPTER    some exercises
GET    /api/games/KEY/streak            others that get harder
"""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.game import Game
from bombe.games import GAMES
from bombe.table import school_messages
from bombe.table.messages import Told
from bombe.table.school_messages import Exercises, School, Streak
from bombe.table.teaching import Taught
from bombe.text import T
from bombe.web.http.requests import Malformed
from bombe.web.http.responses import NoPage, tag_of, told_in_parts, unchanged
from bombe.web.http.server import server_of
from bombe.web.http.visitor import address_of, tongue_of
from bombe.web.runtime.schools import BATCH, Pay, first_of

MOST = 999_999  # exercises of a chapter


def taught_game(request: Request) -> Game[Any]:
    """The game that a request names, if it has a school."""
    game = GAMES.get(request.path_params["key"])
    if game is None or not game.school:
        raise NoPage
    return game


async def school(request: Request) -> Response:
    game, taught = await chapters(request)
    return _told(request, School(game.key, game.title, BATCH, []), "chapters", taught)


async def chapters(request: Request) -> tuple[Game[Any], Taught]:
    """What the school that a request names teaches."""
    server, game = server_of(request), taught_game(request)
    server.limits.take("strangers", address_of(request))
    schools = server.rooms.schools
    return game, await schools.chapters(game, address_of(request), _paying(request))


def _paying(request: Request) -> Pay:
    """How a request pays for what must be made for it."""
    return partial(server_of(request).limits.take, "questions", address_of(request))


async def exercises(request: Request) -> Response:
    number = _number(request.query_params.get("from", "1"))
    game, known = await chapters(request)
    chapter = request.path_params["chapter"]
    if chapter not in known.keys:
        raise NoPage
    schools = server_of(request).rooms.schools
    taught = await schools.exercises(game, chapter, number, address_of(request), _paying(request))
    return _told(request, Exercises(chapter, first_of(number), []), "exercises", taught)


async def exercise_of(
    request: Request, game: Game[Any], chapter: str, number: int
) -> school_messages.Exercise:
    """An exercise in the language of a request."""
    schools = server_of(request).rooms.schools
    taught = await schools.exercises(game, chapter, number, address_of(request), _paying(request))
    return taught.exercise(tongue_of(request), number - first_of(number))


async def streak(request: Request) -> Response:
    server = server_of(request)
    game = taught_game(request)
    server.limits.take("questions", address_of(request))
    seed, taught = await server.rooms.schools.streak(game)
    return _told(request, Streak(seed, []), "exercises", taught)


def _number(asked: str) -> int:
    if not (asked.isascii() and asked.isdigit() and 0 < int(asked[:9]) <= MOST):
        raise Malformed(T("The number of an exercise is from 1 to {most}.", most=MOST))
    return int(asked)


def _told(request: Request, told: Told, field: str, taught: Taught) -> Response:
    """Something told, with what is taught in a field of it."""
    tag = tag_of(request, told, field, taught.digest)
    if known := unchanged(request, tag):
        return known
    gaps = server_of(request).long_answers
    return told_in_parts(request, told, field, taught.texts[tongue_of(request)], tag, gaps)


ROUTES = [
    Route("/api/games/{key}/school", school),
    Route("/api/games/{key}/school/{chapter}", exercises),
    Route("/api/games/{key}/streak", streak),
]
