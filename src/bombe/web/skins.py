"""A game's own page. It lives with the game, in the folder `skin` of its package: scripts and
styles that turn a view into a page, and a module that says what they need.

The module has `MODULE`, the script that shows a match; `STYLES`; `data(language)`, the words and
pictures of the skin; `TRY`, the options of a match that a visitor may try at once, and `again`, the
options by which another match shows the same at its beginning; `PAGES`, the titles of pages beside
the match, such as its rules, each with a script of that name. A module `answers` beside it may have
`ANSWERS`, functions that the scripts may ask. No route here is any game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.game import Options
from bombe.games import GAMES
from bombe.match import Match
from bombe.text import LANGUAGES, T, language
from bombe.web.api import read_body, server_of
from bombe.web.bundle import bundled
from bombe.web.facts import encoder
from bombe.web.files import KINDS, NoPage, lasting
from bombe.web.visitor import address_of, tongue_of


class Skin:
    """What a game shows itself with."""

    def __init__(self, key: str, module: ModuleType) -> None:
        self.key = key
        self.folder = Path(module.__file__ or "").parent
        self._module = module
        self.scripts = {one.name: one.read_text("utf-8") for one in self.folder.glob("*.js")}
        self.pages: Mapping[str, T] = module.PAGES
        styles = "\n".join((self.folder / name).read_text("utf-8") for name in module.STYLES)
        self.files = {
            "skin.js": bundled(self.scripts, module.MODULE).encode(),
            **{f"{name}.js": bundled(self.scripts, f"{name}.js").encode() for name in self.pages},
            "skin.css": styles.encode(),
            **{f"data.{code}": self._data(code) for code in LANGUAGES},
        }
        whole = b"".join(self.files.values())
        self.version = blake2b(whole, digest_size=6).hexdigest()

    @property
    def attempt(self) -> Options:
        """The options of a match that a visitor may try at once."""
        options: Mapping[str, Any] = getattr(self._module, "TRY", {})
        return options

    def tried(self, options: Options, match: Match[Any]) -> dict[str, Any]:
        """What somebody sees of a match with these options before their first action, and the
        options by which a room shows the same. This match is thrown away: when they act, a room is
        made for them."""
        view = match.view(0)
        return {"view": view, "options": self._module.again(options, view)}

    def address(self, name: str) -> str:
        return f"/skin/{self.key}/{self.version}/{name}"

    @property
    def answers_home(self) -> str:
        return f"{self._module.__name__}.answers:ANSWERS"

    @property
    def answers(self) -> Mapping[str, Any]:
        if "answers.py" not in {path.name for path in self.folder.iterdir()}:
            return {}
        found: Mapping[str, Any] = import_module(f"{self._module.__name__}.answers").ANSWERS
        return found

    def _data(self, code: str) -> bytes:
        return encoder(code).encode(self._module.data(language(code)))


@cache
def skin_of(key: str) -> Skin | None:
    """The skin of a game, if it has one."""
    package = type(GAMES[key]).__module__.rpartition(".")[0]
    if not package or find_spec(f"{package}.skin") is None:
        return None
    return Skin(key, import_module(f"{package}.skin"))


async def file(request: Request) -> Response:
    """A file of a skin. Its address has the version in it, so that it may be kept for ever."""
    key, name = request.path_params["key"], request.path_params["name"]
    skin = skin_of(key) if key in GAMES else None
    if skin is None:
        raise NoPage
    if name not in skin.files:
        raise NoPage
    kind = KINDS.get(Path(name).suffix, "application/json")
    keep = request.path_params["version"] == skin.version
    return lasting(request, skin.files[name], kind, keep)


async def attempt(request: Request) -> Response:
    """A match to try at once. It is dealt where all are: some take seconds."""
    server = server_of(request)
    server.limits.take("questions", address_of(request))
    game = GAMES.get(request.path_params["key"])
    skin = skin_of(game.key) if game else None
    if game is None or skin is None:
        raise NoPage
    chosen = dict(skin.attempt)
    for name, text in request.query_params.items():
        if name != "lang":
            option = game.options.get(name)
            chosen[name] = _chosen(text, option.choices if option else ())
    rooms = server.rooms
    deal, drawn = await rooms.pool.deal(game, chosen, 1, rooms.source.seed())
    match = Match.replayed(game, deal, [(None, action) for action in drawn])
    body = encoder(tongue_of(request)).encode(skin.tried(chosen, match))
    return Response(body, media_type="application/json")


async def answer(request: Request) -> Response:
    """What the game itself can tell about something that is no secret here, such as a problem that
    somebody has typed. It may have to think: that is done where bots think."""
    server = server_of(request)
    server.limits.take("questions", address_of(request))
    game = GAMES.get(request.path_params["key"])
    skin = skin_of(game.key) if game else None
    name = request.path_params["name"]
    if game is None or skin is None or name not in skin.answers:
        raise NoPage
    asked = await read_body(request, dict[str, Any])
    told = await server.rooms.pool.answer(game, skin.answers_home, name, asked)
    return Response(encoder(tongue_of(request)).encode(told), media_type="application/json")


def _chosen(text: str, choices: Any) -> Any:
    """An option in an address: as JSON where that is one of the choices, else as text."""
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
    return value if not choices or value in choices else text


ROUTES = [
    Route("/skin/{key}/{version}/{name}", file),
    Route("/api/games/{key}/attempt", attempt),
    Route("/api/games/{key}/answers/{name}", answer, methods=["POST"]),
]
