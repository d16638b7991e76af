"""A game's own page, as `bombe.skin` describes it: its files, ready to be served. No route here is
any game's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bombe.game import Game, Options, complete
from bombe.games import GAMES
from bombe.match import Match
from bombe.skin import Skin
from bombe.table.disclosure import encoder
from bombe.table.messages import Attempt
from bombe.text import LANGUAGES, BadInput, T, language, quoted
from bombe.web.http.requests import read_body
from bombe.web.http.responses import KINDS, REFUSALS, NoPage, explained, lasting
from bombe.web.http.responses import answer as answer_with
from bombe.web.http.server import Server, server_of
from bombe.web.http.visitor import address_of
from bombe.web.runtime.stock import Stock
from bombe.web.skins.modules import SHARED, module_file, sent


class ServedSkin:
    """What a game shows itself with, as browsers get it."""

    def __init__(self, game: Game[Any]) -> None:
        module, _, name = game.skin.partition(":")
        home = import_module(module)
        self.key = game.key
        self.folder = Path(home.__file__ or "").parent
        self.described: Skin = getattr(home, name)
        self.pages = self.described.pages
        self.title = game.title
        self.call = self.described.call or game.title
        sheets = {f"shared/{name}": body for name, body in sent(SHARED).items()}
        sheets |= (files := sent(self.folder))
        named = (*self.described.styles, *self.described.page_styles, self.described.script)
        named += tuple(filter(None, (self.described.review, self.described.school)))
        wanted = (*named, *(f"{page}.js" for page in self.pages))
        if missing := [name for name in wanted if name not in sheets]:
            raise BadInput(T("these files are missing: {names}", names=missing))
        styles = [sheets[name] for name in self.described.styles]
        # What only the pages beside the match say and look like need not come with the first board.
        more = [sheets[name] for name in self.described.page_styles]
        self.files = {
            **{name: body for name, body in files.items() if name.endswith(".js")},
            "skin.js": files[self.described.script],
            "skin.css": b"\n".join(styles),
            "pages.css": b"\n".join(styles + more),
            **{path.name: path.read_bytes() for path in sorted(self.folder.glob("*.webp"))},
        }
        for code in LANGUAGES:
            data = self.described.data(language(code))
            self.files[f"data.{code}"] = self._data(code, {}, data)
            whole = {**data, **self.described.page_data(language(code))}
            self.files[f"pages.{code}"] = self._data(code, self.described.page_words, whole)
        everything = b"".join(self.files.values())
        self.version = blake2b(everything, digest_size=6).hexdigest()

    def first(self, seed: int) -> Options:
        """The options of the match that the first page begins with."""
        given = self.described.first
        return given(seed) if given else self.described.attempt

    def tried(self, options: Options, match: Match[Any]) -> dict[str, Any]:
        """What somebody sees of a match with these options before their first action, and the
        options by which a room shows the same. This match, dealt to be looked at, is thrown away:
        when they act, a room is made for them."""
        view = match.view(0) | self.described.glance(options)[1]
        return {"view": view, "options": self.described.again(options, view)}

    def address(self, name: str) -> str:
        return f"/skin/{self.key}/{self.version}/{name}"

    def words(self, script: str, code: str) -> str:
        """Where a page with this script finds what it says."""
        return self.address(f"{'data' if script == 'skin.js' else 'pages'}.{code}")

    def style(self, script: str) -> str:
        """Where a page with this script finds what it looks like."""
        return self.address("skin.css" if script == "skin.js" else "pages.css")

    @property
    def answers(self) -> Mapping[str, Any]:
        if not self.described.answers:
            return {}
        module, _, name = self.described.answers.partition(":")
        found: Mapping[str, Any] = getattr(import_module(module), name)
        return found

    def _data(self, code: str, more: Mapping[str, T], data: Mapping[str, Any]) -> bytes:
        tongue = language(code)
        said = {**self.described.words, **more}
        words = {key: tongue.template(text) for key, text in said.items()}
        return encoder(code).encode({"lang": code, "words": words, **data})


@cache
def skin_of(key: str) -> ServedSkin | None:
    """The skin of a game, if it has one."""
    game = GAMES[key]
    return ServedSkin(game) if game.skin else None


def load() -> None:
    """Make every skin now, so that one that cannot be shown is refused before anybody comes."""
    for key in GAMES:
        try:
            if skin := skin_of(key):
                _ = skin.answers
        except Exception as error:  # whatever somebody else's module stumbles over
            why = error.sentence if isinstance(error, BadInput) else _said(error)
            raise BadInput(
                T("the game {key} cannot show its page: {why}", key=quoted(key), why=why)
            ) from error


def _said(error: Exception) -> str:
    return quoted(f"{type(error).__name__}: {error}")


async def file(request: Request) -> Response:
    """A file of a skin. Its address has the version in it, so that it may be kept for ever."""
    key, name = request.path_params["key"], request.path_params["name"]
    skin = skin_of(key) if key in GAMES else None
    if skin is None:
        raise NoPage
    if name not in skin.files:
        raise NoPage
    kind = KINDS.get(Path(name).suffix, "application/json")
    asked = request.path_params["version"]
    return await lasting(request, skin.files[name], kind, skin.version, asked)


async def attempt(request: Request) -> Response:
    """A match to try at once, with the options that the address has."""
    game = GAMES.get(request.path_params["key"])
    skin = skin_of(game.key) if game else None
    if game is None or skin is None or 1 not in game.seats:
        raise NoPage
    asked = {name: text for name, text in request.query_params.items() if name != "lang"}
    return answer_with(request, Attempt(**await _tried(request, game, skin, asked)))


class Board:
    """What the first page begins with, written once for each language."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.facts = facts
        self._written: dict[str, Markup] = {}

    def written(self, code: str) -> Markup:
        """As JSON within a page: nothing in it can end the element that holds it."""
        if code not in self._written:
            text = encoder(code).encode(self.facts).decode()
            self._written[code] = Markup(text.replace("<", "\\u003c"))
        return self._written[code]


async def first_board(request: Request, game: Game[Any], skin: ServedSkin) -> tuple[int, Board]:
    """What the first page begins with, and its status: the match that its address asks for, as a
    link to a problem does. Where that cannot be it is another, and `refused` says why. An address
    may have more in it that is not for us."""
    asked = {name: text for name, text in request.query_params.items() if name in game.options}
    if not asked:
        return 200, await _any_board(server_of(request), game, skin)
    try:
        return 200, Board(await _tried(request, game, skin, asked))
    except REFUSALS as refusal:
        status, sentence = explained(refusal)
    board = await _any_board(server_of(request), game, skin)
    return 400 if status == 409 else status, Board(board.facts | {"refused": sentence})


async def _any_board(server: Server, game: Game[Any], skin: ServedSkin) -> Board:
    async def dealt() -> Board:
        options = skin.first(rooms.entropy.seed())
        return Board(await _shown(server, game, skin, options))

    rooms = server.rooms
    stock = server.first_boards.get(game.key)
    if stock is None:
        stock = server.first_boards[game.key] = Stock(dealt, rooms.background.begin_quietly)
    board: Board = await stock.one()
    return board


async def _tried(
    request: Request, game: Game[Any], skin: ServedSkin, asked: Mapping[str, str]
) -> dict[str, Any]:
    """A match to try with these options. It is dealt where all are: some take seconds."""
    server = server_of(request)
    server.limits.take("questions", address_of(request))
    chosen = dict(skin.described.attempt)
    for name, text in asked.items():
        option = game.options.get(name)
        chosen[name] = _chosen(text, option.choices if option else ())
    complete(game.options, chosen, 1)  # also what is not dealt now
    return await _shown(server, game, skin, chosen, address_of(request))


async def _shown(
    server: Server, game: Game[Any], skin: ServedSkin, options: Options, payer: str = ""
) -> dict[str, Any]:
    dealt, _ = skin.described.glance(options)
    rooms = server.rooms
    deal, drawn = await rooms.pool.deal(game, dealt, 1, rooms.entropy.seed(), payer)
    return skin.tried(options, Match.replayed(game, deal, [(None, action) for action in drawn]))


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
    told = await server.rooms.pool.answer(
        game, skin.described.answers, name, asked, address_of(request)
    )
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
