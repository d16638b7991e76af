"""The modules that the scripts of any skin may import, as `bombe/words.js`, and how a browser finds
them: by an import map, which every page has and which the policy of our pages names by its digest.

Our own scripts are put together before they are sent, so that of these modules their pages load
one, Preact. Another's skin needs no such step: its files are sent as they are and import what they
like.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from bombe.web.http.responses import KINDS, NoPage, lasting

SHARED = Path(__file__).parent / "shared"
BUILT = "built"


def sent(folder: Path) -> dict[str, bytes]:
    """The scripts and styles of a folder as browsers get them, by name: those in its `built`, which
    `make scripts` makes of the others, and where it has none just as they are."""
    built = folder / BUILT
    place = built if built.is_dir() else folder
    found = (path for path in sorted(place.iterdir()) if path.suffix in (".css", ".js"))
    return {path.name: path.read_bytes() for path in found}


@cache
def modules() -> dict[str, bytes]:
    """The modules, and the licences of those that others have made."""
    found = [path for path in sorted(SHARED.iterdir()) if path.suffix in (".js", ".txt")]
    return {path.name: path.read_bytes() for path in found}


@cache
def _version() -> str:
    return blake2b(b"".join(modules().values()), digest_size=6).hexdigest()


def address(name: str) -> str:
    return f"/modules/{_version()}/{name}"


@cache
def import_map() -> Markup:
    """What a page says about where to find `bombe/…`."""
    return Markup(msgspec.json.encode({"imports": {"bombe/": address("")}}).decode())


@cache
def import_map_digest() -> str:
    """By this a policy allows that one text within a page, and no other."""
    return "sha256-" + b64encode(sha256(import_map().encode()).digest()).decode()


async def module_file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in modules():
        raise NoPage
    kind, asked = KINDS[Path(name).suffix], request.path_params["version"]
    return await lasting(request, modules()[name], kind, _version(), asked)
