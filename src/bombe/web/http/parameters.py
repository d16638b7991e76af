"""What requests name besides their bodies, for the OpenAPI document: in addresses, queries and
headers."""

from __future__ import annotations

from bombe.games import GAMES
from bombe.table.schema import Json
from bombe.web.http.requests import LONGEST_CLAIM

TEXT: Json = {"type": "string"}


def _in_path(name: str, description: str, example: str) -> Json:
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": description,
        "schema": TEXT,
        "example": example,
    }


CODE = _in_path("code", "the room's code; case, blanks and hyphens do not matter", "BCDFGH")
KEY = _in_path("key", "the game's key", next(iter(GAMES)))
NAME = _in_path("name", "what is asked for; each game has its own", "lines")
ID = _in_path("id", "a match that is over, as `match` of the table says", "9f86d081884c7d65")
OWN_KEY = _in_path("id", "one of your keys, as the list of them has it", "4bd2c801")
LEAVE: Json = {
    "name": "leave",
    "in": "query",
    "description": "revoke even the last key: then you have left the table for good",
    "schema": TEXT,
}
CHAPTER = _in_path("chapter", "a chapter, by its key", "reading")
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
LINE: Json = {
    "name": "line",
    "in": "query",
    "description": "whose answers: a line of the review, from 0",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999},
    "example": 0,
}
CLAIM: Json = {
    "name": "claim",
    "in": "query",
    "description": "what may follow, as the game writes it; empty or missing: all that follows",
    "schema": {"type": "string", "maxLength": LONGEST_CLAIM},
    "example": "-4b",
}
PICTURE = _in_path("name", "the picture's name, as the view has it", "2c26b46b68ffc68f")
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
