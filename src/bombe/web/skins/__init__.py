"""A game's own page. It lives with the game, in the folder `skin` of its package: scripts and
styles that turn a view into a page, perhaps pictures, and a module that says what they need.

The module has `MODULE`, the script that shows a match; `STYLES`; `data(language)`, the words and
pictures of the skin; `TRY`, the options of a match that a visitor may try at once, and `again`, the
options by which another match shows the same at its beginning; `PAGES`, the titles of pages beside
the match, such as its rules, each with a script of that name; perhaps `ASIDE` and `ASIDE_STYLES`,
words and styles that only those pages need, `CALL`, which invites to the game in two or three
words, and `glance`, by what options a match is dealt that is only looked at and what its view lacks
then. A module `answers` beside it may have `ANSWERS`, functions that the
scripts may ask. No route here is any game's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.game import Game, Options, View, complete
from bombe.games import GAMES
from bombe.match import Match
from bombe.table.disclosure import encoder
from bombe.table.messages import Attempt
from bombe.text import LANGUAGES, T, language
from bombe.web.http.requests import read_body
from bombe.web.http.responses import KINDS, REFUSALS, NoPage, explained, lasting
from bombe.web.http.responses import answer as answer_with
from bombe.web.http.server import server_of
from bombe.web.http.visitor import address_of
from bombe.web.skins.modules import SHARED, module_file, sent


class Skin:
    """What a game shows itself with."""

    def __init__(self, key: str, module: ModuleType) -> None:
        self.key = key
        self.folder = Path(module.__file__ or "").parent
        self._module = module
        sheets = {f"shared/{name}": body for name, body in sent(SHARED).items()}
        sheets |= (files := sent(self.folder))
        self.pages: Mapping[str, T] = module.PAGES
        self.title = GAMES[key].title
        self.call: T = getattr(module, "CALL", self.title)
        styles = [sheets[name] for name in module.STYLES]
        # What only the pages beside the match say and look like need not come with the first board.
        aside: Mapping[str, T] = getattr(module, "ASIDE", {})
        more = [sheets[name] for name in getattr(module, "ASIDE_STYLES", ())]
        self.files = {
            **{name: body for name, body in files.items() if name.endswith(".js")},
            "skin.js": files[module.MODULE],
            "skin.css": b"\n".join(styles),
            "pages.css": b"\n".join(styles + more),
            **{path.name: path.read_bytes() for path in sorted(self.folder.glob("*.webp"))},
            **{f"data.{code}": self._data(code) for code in LANGUAGES},
            **{f"pages.{code}": self._data(code, aside) for code in LANGUAGES},
        }
        whole = b"".join(self.files.values())
        self.version = blake2b(whole, digest_size=6).hexdigest()

    @property
    def attempt(self) -> Options:
        """The options of a match that a visitor may try at once."""
        options: Mapping[str, Any] = getattr(self._module, "TRY", {})
        return options

    def first(self, seed: int) -> Options:
        """The options of the match that the first page begins with."""
        given: Callable[[int], Options] | None = getattr(self._module, "first", None)
        return given(seed) if given else self.attempt

    def glance(self, options: Options) -> tuple[Options, View]:
        """The options by which to deal a match that is only looked at, and what its view lacks."""
        given: Callable[[Options], tuple[Options, View]] | None
        given = getattr(self._module, "glance", None)
        return given(options) if given else (options, {})

    def tried(self, options: Options, match: Match[Any]) -> dict[str, Any]:
        """What somebody sees of a match with these options before their first action, and the
        options by which a room shows the same. This match, dealt to be looked at, is thrown away:
        when they act, a room is made for them."""
        view = match.view(0) | self.glance(options)[1]
        return {"view": view, "options": self._module.again(options, view)}

    def address(self, name: str) -> str:
        return f"/skin/{self.key}/{self.version}/{name}"

    def words(self, script: str, code: str) -> str:
        """Where a page with this script finds what it says."""
        return self.address(f"{'data' if script == 'skin.js' else 'pages'}.{code}")

    def style(self, script: str) -> str:
        """Where a page with this script finds what it looks like."""
        return self.address("skin.css" if script == "skin.js" else "pages.css")

    @property
    def answers_home(self) -> str:
        return f"{self._module.__name__}.answers:ANSWERS"

    @property
    def answers(self) -> Mapping[str, Any]:
        if "answers.py" not in {path.name for path in self.folder.iterdir()}:
            return {}
        found: Mapping[str, Any] = import_module(f"{self._module.__name__}.answers").ANSWERS
        return found

    def _data(self, code: str, aside: Mapping[str, T] = MappingProxyType({})) -> bytes:
        tongue = language(code)
        data = self._module.data(tongue)
        if aside:
            more = {key: tongue.lookup(words.template) for key, words in aside.items()}
            data = data | {"words": data["words"] | more}
        return encoder(code).encode(data)


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
    """A match to try at once, with the options that the address has."""
    game = GAMES.get(request.path_params["key"])
    skin = skin_of(game.key) if game else None
    if game is None or skin is None or 1 not in game.seats:
        raise NoPage
    asked = {name: text for name, text in request.query_params.items() if name != "lang"}
    return answer_with(request, Attempt(**await _tried(request, game, skin, asked)))


async def first_board(request: Request, game: Game[Any], skin: Skin) -> tuple[int, dict[str, Any]]:
    """What the first page begins with, and its status: the match that its address asks for, as a
    link to a problem does. Where that cannot be it is another, and `refused` says why. An address
    may have more in it that is not for us."""
    status, refused = 200, {}
    asked = {name: text for name, text in request.query_params.items() if name in game.options}
    if asked:
        try:
            return status, await _tried(request, game, skin, asked)
        except REFUSALS as refusal:
            status, sentence = explained(refusal)
            status, refused = 400 if status == 409 else status, {"refused": sentence}
    seed = server_of(request).rooms.source.seed()
    options = skin.first(seed)
    dealt, _ = skin.glance(options)
    return status, skin.tried(options, Match.new(game, dealt, 1, seed)) | refused


async def _tried(
    request: Request, game: Game[Any], skin: Skin, asked: Mapping[str, str]
) -> dict[str, Any]:
    """A match to try with these options. It is dealt where all are: some take seconds."""
    server = server_of(request)
    server.limits.take("questions", address_of(request))
    chosen = dict(skin.attempt)
    for name, text in asked.items():
        option = game.options.get(name)
        chosen[name] = _chosen(text, option.choices if option else ())
    complete(game.options, chosen, 1)  # also what is not dealt now
    dealt, _ = skin.glance(chosen)
    rooms = server.rooms
    deal, drawn = await rooms.pool.deal(game, dealt, 1, rooms.source.seed())
    match = Match.replayed(game, deal, [(None, action) for action in drawn])
    return skin.tried(chosen, match)


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
    return answer_with(request, told)


def _chosen(text: str, choices: Any) -> Any:
    """An option in an address: as JSON where that is one of the choices, else as text."""
    try:
        value = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
    return value if not choices or value in choices else text


ROUTES = [
    Route("/modules/{version}/{name}", module_file),
    Route("/skin/{key}/{version}/{name}", file),
    Route("/api/games/{key}/attempt", attempt),
    Route("/api/games/{key}/answers/{name}", answer, methods=["POST"]),
]
