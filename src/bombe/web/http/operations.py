"""How an operation of the table for programs is described: what it takes, what it answers, and how
it may be refused. See `openapi`."""

from __future__ import annotations

from bombe.games import GAMES
from bombe.table.schema import Json, ref

TEXT: Json = {"type": "string"}
REFUSALS = {
    400: "The request cannot be read.",
    403: "It is not for you to do, or another site's page has sent it.",
    404: "There is no such room or match.",
    408: "The request did not come to its end in time.",
    409: "It is not possible now.",
    413: "The request is too large.",
    429: "Too fast; Retry-After says how many seconds to wait.",
    500: "The server or the game has a fault. The server's log says more.",
    503: "The store cannot be reached, or there is too much to think about. Try again.",
}
NEEDED: list[Json] = [{"bearer": []}, {"cookie": []}]
OPTIONAL: list[Json] = [{}, *NEEDED]


def in_path(name: str, description: str, example: str) -> Json:
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": description,
        "schema": TEXT,
        "example": example,
    }


CODE = in_path("code", "the room's code; case, blanks and hyphens do not matter", "BCDFGH")
KEY = in_path("key", "the game's key", next(iter(GAMES)))
NAME = in_path("name", "what is asked for; each game has its own", "lines")
ID = in_path("id", "a match that is over, as `match` of the table says", "9f86d081884c7d65")
OWN_KEY = in_path("id", "one of your keys, as the list of them has it", "4bd2c801")
LEAVE: Json = {
    "name": "leave",
    "in": "query",
    "description": "revoke even the last key: then you have left the table for good",
    "schema": TEXT,
}
CHAPTER = in_path("chapter", "a chapter, by its key", "reading")
EXERCISE: Json = {
    "name": "from",
    "in": "query",
    "description": "the number of an exercise, from 1; those that come at a time with it are told",
    "schema": {"type": "integer", "minimum": 1, "maximum": 999_999},
    "example": 1,
}
FROM: Json = {
    "name": "from",
    "in": "query",
    "description": "where to go on in a very long match, as `next` of the answer before says",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "example": 0,
}
PICTURE = in_path("name", "the picture's name, as the view has it", "2c26b46b68ffc68f")
OWN: Json = {
    **PICTURE,
    "name": "key",
    "description": "the picture's key, as the list of what was put in has it",
}
FILE: Json = {
    "name": "name",
    "in": "query",
    "description": "what the file is called, to speak of it",
    "schema": TEXT,
    "example": "holiday.zip",
}
UPLOAD: Json = {
    "required": True,
    "description": "the file as it is, whatever its type",
    "content": {"application/octet-stream": {"schema": {**TEXT, "minLength": 1}}},
}
KNOWN: Json = {
    "name": "If-None-Match",
    "in": "header",
    "description": "the ETag of the answer you have: if nothing has changed you get 304",
    "schema": TEXT,
}


def of(kind: type) -> Json:
    """The schema of a type."""
    return ref(kind.__name__)


def operation(
    name: str,
    summary: str,
    answer: tuple[int, type | None],
    refusals: tuple[int, ...],
    *,
    body: tuple[type, Json] | None = None,
    security: list[Json] | None = None,
    description: str = "",
) -> Json:
    """An operation that answers with something told, or with nothing, and all its refusals."""
    status, told = answer
    answers: Json = {str(status): {"description": "Done."}}
    if told is not None:
        answers[str(status)] = {
            "description": told.__doc__,
            "content": {"application/json": {"schema": of(told)}},
        }
    answers |= refused(refusals)
    described: Json = {"operationId": name, "summary": summary, "responses": answers}
    if description:
        described["description"] = description
    if security is not None:
        described["security"] = security
    if body is not None:
        kind, example = body
        content = {"application/json": {"schema": of(kind), "example": example}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def refused(statuses: tuple[int, ...]) -> Json:
    """How a request may be refused; and any may meet with a fault."""
    return {
        str(status): {"$ref": f"#/components/responses/{status}"}
        for status in sorted((*statuses, 500))
    }


def picture(name: str, summary: str, security: list[Json]) -> Json:
    refusals = refused((404, 409, 429, 503))
    found = {"description": "All of a deck have one length.", "content": {"image/webp": {}}}
    return {
        "operationId": name,
        "summary": summary,
        "security": security,
        "responses": {"200": found, **refusals},
    }


def cached(described: Json) -> Json:
    """An operation whose answer can be asked for again at little cost."""
    answers = described["responses"]
    answers["200"]["headers"] = {"ETag": {"required": True, "schema": TEXT}}
    answers["304"] = {"description": "What you have is how it is."}
    return {**described, "parameters": [KNOWN]}
