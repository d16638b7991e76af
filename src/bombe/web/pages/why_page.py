"""The page that tells why something follows in a match that is over, in words: without a claim, all
that follows from what one of its lines was told. A game's own page asks the API."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bombe.table.messages import Why
from bombe.web.http.server import server_of
from bombe.web.http.visitor import tongue_of
from bombe.web.pages.frame import page


async def why(request: Request) -> Response:
    line, told = await server_of(request).past_why(request)
    return await page(
        request,
        "why.html",
        id=request.path_params["id"],
        line=line,
        told=msgspec.json.decode(told[tongue_of(request)].text(), type=Why),
    )
