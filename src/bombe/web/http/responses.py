"""Files that never change under their address: a browser keeps them, and gets them compressed. Only
these are: a page is not, since the length of what is compressed tells about what is in it."""

from __future__ import annotations

from functools import lru_cache
from gzip import compress
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

from bombe.table.room import Refused
from bombe.text import T

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# These are never shown as a page that could do anything; an SVG may be, and may hold a script.
INERT = {KINDS[suffix] for suffix in (".css", ".js", ".png", ".webp", ".woff2")}
INERT |= {"application/manifest+json"}
COMPRESSED_ALREADY = {KINDS[".png"], KINDS[".webp"], KINDS[".woff2"]}
LASTING = "public, max-age=31536000, immutable"


class NoPage(Refused):
    status = 404

    def __init__(self) -> None:
        super().__init__(T("There is no such page."))


def lasting(request: Request, body: bytes, kind: str, keep: bool = True) -> Response:
    """Some bytes to keep for ever, or to ask for again where others may stand there one day."""
    headers = {"cache-control": LASTING if keep else "no-cache", "etag": _tag(body)}
    if kind not in COMPRESSED_ALREADY:
        headers["vary"] = "accept-encoding"
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if "vary" in headers and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = _compressed(body)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(256)
def _tag(body: bytes) -> str:
    # A weak one, since it is the same whether compressed or not.
    return f'W/"{blake2b(body, digest_size=12).hexdigest()}"'


@lru_cache(256)
def _compressed(body: bytes) -> bytes:
    return compress(body, 9, mtime=0)
