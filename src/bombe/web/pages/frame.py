"""What every page has: its language, the visitor's key, the token of its forms, its files."""

from __future__ import annotations

import asyncio
import io
import re
import secrets
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any
from urllib.parse import parse_qsl, quote

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.environment import TemplateModule
from markupsafe import Markup, escape
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from bombe.games import GAMES
from bombe.table.room import Forbidden
from bombe.text import LANGUAGES, Language, T, language
from bombe.web.http.requests import Malformed
from bombe.web.http.responses import KINDS, NoPage, lasting, remember_key
from bombe.web.http.server import server_of
from bombe.web.http.visitor import (
    PREFERENCES,
    form_token,
    has_kept,
    is_form_token,
    key_of,
    preferences_of,
    tongue_of,
)
from bombe.web.pages import words
from bombe.web.runtime.made import Made
from bombe.web.skins import ServedSkin, modules, skin_of

WEB = Path(__file__).parents[1]
TEMPLATES = WEB / "pages" / "templates"
STATIC = WEB / "static"
MOST_FIELDS = 500
SLICE_SECONDS = 0.0007  # of the processor, that a page is rendered at a stretch
OWN_NAMES = {"en": "English", "fr": "Français", "nl": "Nederlands"}

Prefers = tuple[tuple[str, str], ...]  # what a visitor has chosen, complete
NOTHING: Mapping[str, str] = {}
MOST_KEPT = 256
_kept: dict[Hashable, list[str]] = {}  # pages, in parts
_compiled = Made(0)  # templates
_PARTS = re.compile(r'{% (?:extends|import|include) "(.+?)"')  # of a template
Typed = dict[str, str]  # what somebody typed into a form that was refused, to be shown again


class Say:
    """The words of our pages in one language."""

    def __init__(self, tongue: Language) -> None:
        self._tongue = tongue

    def __getattr__(self, name: str) -> Any:
        said = getattr(words, name)
        if isinstance(said, T):
            return self._tongue.say(said)
        if isinstance(said, tuple):
            return [self._tongue.say(one) for one in said]
        return lambda *values: self._tongue.say(said(*values))


@cache
def _templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # or each page looks up the time of a dozen files
    )


def in_words(template: str, tongue: Language, at: str, **values: Any) -> TemplateModule:
    """The macros of a template in a language, about the game `at`."""
    return _templates().get_template(template).make_module({**_words(tongue, at), **values})


def _words(tongue: Language, at: str) -> dict[str, Any]:
    catalogue = GAMES[at].title.catalogue if at else None
    return {
        "say": Say(tongue),
        "t": tongue.say,
        "lookup": lambda text: tongue.lookup(text, catalogue),
        "lang": tongue.code,
    }


async def page(
    request: Request, template: str, status: int = 200, *, at: str = "", **values: Any
) -> Response:
    """A page in the visitor's language, about the game `at` if about any. A visitor without a key
    gets one, which the forms of the page are bound to. It is rendered in slices: one of a full room
    takes long, and others get their turn in between."""
    visit = _Visit(request)
    shown = visit.own() | values
    return visit.sent(await _text(template, visit.code, visit.prefers, at, shown), status)


async def kept_page(
    request: Request,
    template: str,
    status: int = 200,
    *,
    at: str = "",
    fills: Mapping[str, str] = NOTHING,
    **values: Hashable,
) -> Response:
    """A page that is the same for everybody who has chosen the same, but for the `fills`: it is
    rendered once, and only they are put in each time."""
    visit = _Visit(request)
    own = {**visit.own(), **fills}
    names = tuple(sorted(own))
    look = (template, visit.code, visit.prefers, at)
    asked = (*look, names, (*values.items(),), tuple(GAMES))
    parts = _kept.pop(asked, None)
    if parts is None:
        marks = {name: _mark(name) for name in names}
        text = await _text(*look, {**values, **marks})
        # Of every two parts, the second is the mark of what belongs there.
        parts = _MARK.split(text)
    _kept[asked] = parts  # now the last to be forgotten
    while len(_kept) > MOST_KEPT:
        del _kept[next(iter(_kept))]
    filled = {_mark(name): str(escape(own[name])) for name in names}
    return visit.sent("".join(filled.get(part, part) for part in parts), status)


_SECRET = secrets.token_hex(16)
_MARK = re.compile(f"({_SECRET}[0-9a-f]{{8}})")


@cache
def _mark(name: str) -> str:
    """What holds the place of something: nothing that anybody could know or type, and such that
    templates leave it as it is. All begin alike, so that they are found in long pages at once."""
    return _SECRET + blake2b(name.encode(), digest_size=4).hexdigest()


async def _text(
    template: str, code: str, prefers: Prefers, at: str, values: Mapping[str, Any]
) -> str:
    await _compiled.once(template, lambda: asyncio.to_thread(_compile, template))
    pieces: list[str] = []
    await asyncio.sleep(0)  # who asks for a page has already done something for it
    began, noted = thread_time(), perf_counter()
    for piece in _pieces(template, code, prefers, at, values):
        pieces.append(piece)
        # By the clock on the wall first, which is never behind and is read ten times as fast.
        if perf_counter() - noted > SLICE_SECONDS and thread_time() - began > SLICE_SECONDS:
            await asyncio.sleep(0)
            began, noted = thread_time(), perf_counter()
    return "".join(pieces)


def _compile(template: str) -> tuple[None, int]:
    """Compile a template and those that it is made of: in a thread, since that of a room takes
    100 milliseconds when it is first used, and once for all who want it then: threads hinder the
    loop, the more the more there are."""
    found = [template]
    for name in found:
        _templates().get_template(name)
        source = (TEMPLATES / name).read_text(encoding="utf-8")
        found += {*_PARTS.findall(source)} - {*found}
    return None, 0  # the templates know it


def _pieces(
    template: str, code: str, prefers: Prefers, at: str, values: Mapping[str, Any]
) -> Iterator[str]:
    """A page, piece by piece: what a macro makes is one of them."""
    tongue, chosen = language(code), dict(prefers)
    return (
        _templates()
        .get_template(template)
        .generate(
            **_words(tongue, at),
            languages=[(code, OWN_NAMES[code]) for code in LANGUAGES],
            static=static,
            import_map=modules.import_map(),
            module=modules.address,
            avatar=avatar,
            prefers=chosen,
            unusual={name: to for name, to in prefers if to != PREFERENCES[name][0]},
            choices=PREFERENCES,
            skins=skins(),
            credits=[game.credits for game in GAMES.values() if game.credits],
            at=at,
            friends_game=at or next(iter(GAMES)),
            **values,
        )
    )


class _Visit:
    """Who asks for a page."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.server = server_of(request)
        self.key = key_of(request) or self.server.rooms.entropy.key()
        # Then neither a link nor a browser passes the address on, not even to us.
        self.is_secret = "token" in request.path_params
        self.code = tongue_of(request)
        self.prefers: Prefers = (*preferences_of(request).items(),)

    def own(self) -> dict[str, str]:
        """What is different on every page."""
        here = _here(self.request)
        return {
            "token": form_token(self.server.settings.secret, self.key),
            "nonce": self.server.rooms.entropy.key(),
            "here": here,
            "way_back": "/" if self.is_secret else quote(here),
        }

    def sent(self, body: str, status: int) -> Response:
        response = HTMLResponse(body, status)
        if self.is_secret:
            response.headers["referrer-policy"] = "strict-origin"  # not "no-referrer": see `guard`
        # Not in answer to a form: if another site sent it, the browser withheld its cookie, and a
        # new key would cost the visitor all their seats.
        if self.request.method == "GET" and not has_kept(self.request):
            remember_key(self.request, response, self.key)
        return response


def skins() -> list[ServedSkin]:
    """The games that have a page of their own, and so a place in the head of every page."""
    return [skin for key in GAMES if (skin := skin_of(key))]


def _here(request: Request) -> str:
    """Where to come back to after the language or a preference was changed."""
    if request.method != "GET":
        return "/"
    url = URL(scope=request.scope).remove_query_params("lang")
    return url.path + (f"?{url.query}" if url.query else "")


def inside(path: str) -> str:
    """A path of this site; never another site, even if the address was forged."""
    return "/" if not path.startswith("/") or path.startswith(("//", "/\\")) else path


# --- forms ---------------------------------------------------------------------------------------


class Fields(dict[str, str]):
    """What a form was sent with: of each field its last text, and all of them where it has more."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        super().__init__(pairs)
        self._pairs = pairs

    def every(self, name: str) -> list[str]:
        return [text for field, text in self._pairs if field == name]


async def form(request: Request) -> Fields:
    """The fields of a form, if one of our own pages has sent it."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise Malformed(words.bad_form)
    try:
        text = (await request.body()).decode("ascii")
        pairs = parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise Malformed(words.bad_form) from None
    fields = Fields(pairs)
    key = key_of(request)
    secret = server_of(request).settings.secret
    if key is None or not is_form_token(secret, key, fields.get("token", "")):
        raise Forbidden(words.stale_form)
    return fields


def typed_in(fields: Fields) -> Typed:
    """What was typed, by form and field, so that the page with the refusal can show it again."""
    name = fields.get("form", "")
    typed = {f"{name}.{field}": text for field, text in fields.items() if field != "token"}
    words = enumerate(fields.every("word"), 1)
    return typed | {f"{name}.word{place}": word for place, word in words}


# --- files and pictures --------------------------------------------------------------------------


@cache
def _statics() -> dict[str, bytes]:
    """All that can be requested: a path from a request is never looked up on the disk."""
    found = (path for path in sorted(STATIC.rglob("*")) if path.suffix in KINDS)
    others = {
        path.relative_to(STATIC).as_posix(): path.read_bytes()
        for path in found
        if path.suffix not in (".css", ".js")
    }
    return others | modules.sent(STATIC)


async def static_file(request: Request) -> Response:
    """A file of ours. When one changes, so does the address that pages give it."""
    path = request.path_params["path"]
    if path not in _statics():
        raise NoPage
    suffix, asked = Path(path).suffix, request.query_params.get("v")
    if suffix == ".woff2" and asked is None:
        asked = _version(path)  # a font has no version in its address, and never changes under it
    return await lasting(request, _statics()[path], KINDS[suffix], _version(path), asked)


@cache
def _version(name: str) -> str:
    return blake2b(_statics()[name], digest_size=6).hexdigest()


def static(name: str) -> str:
    return f"/static/{name}?v={_version(name)}"


async def qr(text: str) -> Markup:
    """A QR code as SVG, dark on light in both themes: not every phone reads the reverse. Made in a
    thread: it takes 5 milliseconds."""
    return await asyncio.to_thread(_qr, text)


@lru_cache(256)
def _qr(text: str) -> Markup:
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        omitsize=True,
        border=2,
        dark="#13201b",
        light="#fcf5e4",
        svgclass="qr",
        lineclass=None,
    )
    return Markup(out.getvalue().decode().strip())  # made of black and white squares only


# The five holes of each letter on a teleprinter's tape, A to Z.
_HOLES = (
    *("11000", "10011", "01110", "10010", "10000", "10110", "01011", "00101", "01100", "11010"),
    *("11110", "01001", "00111", "00110", "00011", "01101", "11101", "01010", "10100", "00001"),
    *("11100", "01111", "11001", "10111", "10101", "10001"),
)


def avatar(name: str, marks: Mapping[str, str] | None = None) -> tuple[str, str]:
    """What represents a name, and the five holes of its first letter: that letter, or what tells it
    from others at the table that begin with it."""
    letter = name[:1].upper()
    mark = (marks or {}).get(name, letter)
    if "A" <= letter <= "Z":
        return mark, _HOLES[ord(letter) - ord("A")]
    return mark, f"{ord(letter or ' ') % 32:05b}"


def marks_of(names: Iterable[str]) -> dict[str, str]:
    """For each name its first letter, and, where others begin with it too, another of its letters,
    or its number. The same as `marksOf` of the scripts."""
    marks: dict[str, str] = {}
    alike: dict[str, list[str]] = {}
    for name in sorted({*names}, key=lambda name: (len(name), name)):
        alike.setdefault(name[:1].upper(), []).append(name)
    for first, group in alike.items():
        if len(group) == 1:
            marks[group[0]] = first
            continue
        taken: set[str] = set()
        for name in group:
            rest = [one for one in name[1:].lower() if one != " "]
            number = rest[-1:] if rest and rest[-1] in "0123456789" else []
            more = [*number, *(rest or [""]), *map(str, range(2, len(group) + 2))]
            mark = next(first + one for one in more if first + one not in taken)
            taken.add(mark)
            marks[name] = mark
    return marks
