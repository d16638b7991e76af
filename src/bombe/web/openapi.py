"""The OpenAPI document of the table for programs.

What is sent to us is described by the very structures that read it; what we answer is described
here. A test compares it with the routes, another one with a running server. It is in English like
every other document; the sentences in the answers are in the language of the one who asks.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from bombe import __version__
from bombe.games import GAMES
from bombe.web.api import LONGEST_NONCE, MOST_MALFORMED, Act, NewRoom, NewSeat, Order
from bombe.web.orders import LONGEST_ACTION
from bombe.web.source import KEY_LENGTH
from bombe.web.visitor import COOKIE

Json = dict[str, Any]

ABOUT = """\
Make a room, join, look, act; and one live connection that shows every change.

A program shows its key as a bearer; a browser keeps it in a cookie. The key comes once, with the
first room that is made or joined, and opens every seat that was taken with it. The sentences in
answers are in the language that `?lang=` or Accept-Language asks for: en, fr or nl.

Whatever is refused has changed nothing, and is answered with one sentence."""

LIVE = f"""\
A WebSocket, with the key as bearer or cookie. `?watch` shows what spectators see, where the host
allows that. The first message has `table`, `you`, `view` and `chat`; each later one has those of
the first three that have changed, whole. Besides there come `said` for a line of chat, and `done`
or `refused` for what was sent.

Send what POST …/actions or POST …/orders take. It is closed with 1012 when the server restarts
(come back), 1013 when too much was left unread (come back), 1008 after more than {MOST_MALFORMED}
messages that could not be read, 4403 when the seat was given away or nobody may watch any more,
4404 when the room is gone, and 4000 + status when the connection is refused: then one message says
why."""


# --- schemas -------------------------------------------------------------------------------------


def _object(optional: tuple[str, ...] = (), **fields: Json) -> Json:
    return {
        "type": "object",
        "properties": fields,
        "required": [name for name in fields if name not in optional],
        "additionalProperties": False,
    }


def _list(of: Json) -> Json:
    return {"type": "array", "items": of}


def _maybe(one: Json) -> Json:
    if isinstance(one.get("type"), str):
        return {**one, "type": [one["type"], "null"]}
    return {"anyOf": [one, {"type": "null"}]}


def _ref(name: str) -> Json:
    return {"$ref": f"#/components/schemas/{name}"}


def _says(kind: str, description: str) -> Json:
    return {"type": kind, "description": description}


TEXT: Json = {"type": "string"}
NUMBER: Json = {"type": "integer"}
YES: Json = {"type": "boolean"}
WHO = _says("integer", "a member of the room, by the order in which they came")
SEAT = _maybe(_says("integer", "a seat of the match, from 0; null where there is none"))
VIEW: Json = {
    "type": ["object", "null"],
    "description": "the match as this viewer may see it, in the game's own form; null where that"
    " is nothing. Of any game, `you` is the seat and `seats` has what is public of each.",
}

ANSWERS: Json = {
    "Error": _object(error=_says("string", "one sentence that says why; nothing has changed")),
    "Games": _object(games=_list(_ref("Game"))),
    "Game": _object(
        key=TEXT,
        title=TEXT,
        seats=_object(least=NUMBER, most=NUMBER),
        bots=_list(_says("string", "a level")),
        options=_list(_ref("Option")),
    ),
    "Option": _object(
        name=TEXT,
        title=TEXT,
        default={},
        choices=_maybe({"type": "array", "description": "null: any text"}),
        per_seat=_says("boolean", "whether it is a list with a choice for each seat"),
        secret=_says("boolean", "whether nobody is shown what was chosen"),
    ),
    "Entered": _object(
        ("key",),
        room=_says("string", "the room's code"),
        who=WHO,
        link=_says("string", "what to send to the others"),
        key=_says("string", "proves the seat; only for a program that showed none"),
    ),
    "Attempt": _object(view=VIEW, options={"type": "object"}),
    "Anything": _says("object", "in the game's own form"),
    "Look": _object(table=_ref("Table"), you=_ref("You"), view=VIEW, chat=_list(_ref("Said"))),
    "Done": _object(
        done=_says("string", "the nonce"), table=_ref("Table"), you=_ref("You"), view=VIEW
    ),
    "Table": _object(
        code=TEXT,
        game=TEXT,
        title=TEXT,
        phase={"enum": ["lobby", "playing", "over"]},
        people=_list(_ref("Person")),
        seats=_list(_object(who=WHO, name=TEXT)),
        host=WHO,
        waiting=_list(WHO),
        options=_says("object", "what is chosen; of a secret option only whether anything is"),
        chosen=_says("boolean", "something secret was chosen: somebody may know what is hidden"),
        timer=_says("integer", "seconds for a turn; 0 is no limit"),
        deadline=_maybe(_says("integer", "when the turn ends, in milliseconds since 1970")),
        locked=YES,
        muted=YES,
        watched=YES,
        matches=_says("integer", "started so far"),
        outcome=_maybe(_object(winners=_list(WHO), why=TEXT)),
        match=_maybe(_says("string", "the id of the match, once it is over")),
    ),
    "Person": _object(
        who=WHO,
        name=TEXT,
        bot=_maybe(_says("string", "its level")),
        gone=_says("boolean", "not connected, and not waited for"),
        seat=SEAT,
    ),
    "You": _object(
        who=_maybe(WHO),
        seat=SEAT,
        speak=_says("boolean", "whether you may say something now"),
        here=_says("boolean", "whether you sit at the table"),
    ),
    "Said": _object(who=WHO, name=TEXT, text=TEXT),
    "Actions": _object(actions=_list(_says("string", "would be accepted now"))),
    "Link": _object(link=_says("string", "opens this seat on another device; keep it to yourself")),
    "Replay": _object(
        game=TEXT,
        title=TEXT,
        seats=_list(_object(name=TEXT, bot=_maybe(TEXT), winner=YES)),
        why=_says("string", "how it ended"),
        steps=_list(_object(seat=SEAT, action=TEXT, view=VIEW)),
    ),
    "Health": _object(status={"enum": ["ok", "down"]}),
}


def _schemas() -> Json:
    structures = (NewRoom, NewSeat, Act, Order)
    _, asked = msgspec.json.schema_components(
        structures, ref_template="#/components/schemas/{name}"
    )
    for structure in structures:
        schema = asked[structure.__name__]
        if "nonce" in schema["properties"]:
            schema["properties"]["nonce"] |= {
                "minLength": 1,
                "maxLength": LONGEST_NONCE,
                "description": "your own name for this request: sent again with the same one after"
                " a lost answer, it happens once",
            }
    asked["NewSeat"]["description"] = "How you want to be called."
    asked["Act"]["description"] = "An action in the match: a line of the game's own text."
    asked["Act"]["properties"]["action"]["description"] = f"at most {LONGEST_ACTION} characters"
    asked["Order"]["description"] = "Something that the room is told."
    return {**asked, **ANSWERS}


# --- routes --------------------------------------------------------------------------------------

REFUSALS = {
    400: "The request cannot be read.",
    403: "It is not for you to do, or another site's page has sent it.",
    404: "There is no such room or match.",
    409: "It is not possible now.",
    413: "The request is too large.",
    429: "Too fast; Retry-After says how many seconds to wait.",
    503: "The store cannot be reached, or there is too much to think about. Try again.",
}
NEEDED: list[Json] = [{"bearer": []}, {"cookie": []}]
OPTIONAL: list[Json] = [{}, *NEEDED]
CODE: Json = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "the room's code; case, blanks and hyphens do not matter",
    "schema": TEXT,
    "example": "BCDFGH",
}
KEY: Json = {
    "name": "key",
    "in": "path",
    "required": True,
    "description": "the game's key",
    "schema": TEXT,
    "example": next(iter(GAMES)),
}
NAME: Json = {
    "name": "name",
    "in": "path",
    "required": True,
    "description": "what is asked for; each game has its own",
    "schema": TEXT,
    "example": "lines",
}
ID: Json = {
    "name": "id",
    "in": "path",
    "required": True,
    "description": "a match that is over, as `match` of the table says",
    "schema": TEXT,
    "example": "9f86d081884c7d65",
}
KNOWN: Json = {
    "name": "If-None-Match",
    "in": "header",
    "description": "the ETag of the answer you have: if nothing has changed you get 304",
    "schema": TEXT,
}


def _operation(
    name: str,
    summary: str,
    answer: tuple[int, str | None],
    refusals: tuple[int, ...],
    *,
    body: tuple[str, Json] | None = None,
    security: list[Json] | None = None,
    description: str = "",
) -> Json:
    """An operation that answers with a schema, or with nothing, and all its refusals."""
    status, schema = answer
    answers: Json = {str(status): {"description": "Done." if schema is None else schema}}
    if schema is not None:
        answers[str(status)]["content"] = {"application/json": {"schema": _ref(schema)}}
    for refusal in refusals:
        answers[str(refusal)] = _refusal(refusal)
    operation: Json = {"operationId": name, "summary": summary, "responses": answers}
    if description:
        operation["description"] = description
    if security is not None:
        operation["security"] = security
    if body is not None:
        kind, example = body
        content = {"application/json": {"schema": _ref(kind), "example": example}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _refusal(status: int) -> Json:
    return {"$ref": f"#/components/responses/{status}"}


def _cached(operation: Json) -> Json:
    """An operation whose answer can be asked for again at little cost."""
    answers = operation["responses"]
    answers["200"]["headers"] = {"ETag": {"required": True, "schema": TEXT}}
    answers["304"] = {"description": "What you have is how it is."}
    return {**operation, "parameters": [KNOWN]}


def _paths() -> Json:
    return {
        "/api/games": {
            "get": _cached(
                _operation(
                    "games", "What can be played, and what can be chosen", (200, "Games"), ()
                )
            )
        },
        "/api/games/{key}/attempt": {
            "parameters": [KEY],
            "get": _operation(
                "attempt",
                "What a match would look like, before there is one",
                (200, "Attempt"),
                (404, 409, 429, 503),
                description="Options can be given in the query. Make a room with `options` to play"
                " what `view` shows.",
            ),
        },
        "/api/games/{key}/answers/{name}": {
            "parameters": [KEY, NAME],
            "post": _operation(
                "answer",
                "Ask the game's own knowledge, for its pages",
                (200, "Anything"),
                (400, 403, 404, 409, 413, 429, 503),
                body=("Anything", {"problem": "4 9 11 14", "transcripts": ["341 A+"]}),
            ),
        },
        "/api/rooms": {
            "post": _operation(
                "makeRoom",
                "Make a room",
                (201, "Entered"),
                (400, 403, 409, 413, 429, 503),
                body=("NewRoom", {"name": "Ada", "start": True}),
                security=OPTIONAL,
                description="Whoever makes it is its host. With `start` the match begins at once;"
                " `bots` has the level of each bot that is to sit down too.",
            )
        },
        "/api/rooms/{code}": {
            "parameters": [CODE],
            "get": _cached(
                _operation("look", "Look", (200, "Look"), (404, 409, 429, 503), security=OPTIONAL)
            ),
            "delete": _operation(
                "removeRoom",
                "Forget the room; for the host",
                (204, None),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/seats": {
            "parameters": [CODE],
            "post": _operation(
                "join",
                "Join; whoever has a seat already keeps it",
                (201, "Entered"),
                (400, 403, 404, 409, 413, 429, 503),
                body=("NewSeat", {"name": "Alan"}),
                security=OPTIONAL,
            ),
        },
        "/api/rooms/{code}/actions": {
            "parameters": [CODE],
            "get": _cached(
                _operation(
                    "legal",
                    "What would be accepted from you now; free text is not listed in all its forms",
                    (200, "Actions"),
                    (404, 409, 429, 503),
                    security=OPTIONAL,
                )
            ),
            "post": _operation(
                "act",
                "Act in the match",
                (200, "Done"),
                (400, 403, 404, 409, 413, 429, 503),
                body=("Act", {"action": "leave", "nonce": "1"}),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/orders": {
            "parameters": [CODE],
            "post": _operation(
                "order",
                "Tell the room something",
                (200, "Done"),
                (400, 403, 404, 409, 413, 429, 503),
                body=("Order", {"order": "name Grace", "nonce": "2"}),
                security=NEEDED,
                description="Anybody: name, say, leave, return. The host: game, option, timer,"
                " lock, chat, watch, bot, remove, host, start, end.",
            ),
        },
        "/api/rooms/{code}/links": {
            "parameters": [CODE],
            "post": _operation(
                "link",
                "A link that brings this seat to another device",
                (201, "Link"),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/live": {
            "parameters": [CODE],
            "summary": "See every change, and act",
            "description": LIVE,
            "x-websocket": {
                "send": [_ref("Act"), _ref("Order")],
                "receive": [
                    {"description": "the first", **_ref("Look")},
                    _object(
                        ("table", "you", "view"), table=_ref("Table"), you=_ref("You"), view=VIEW
                    ),
                    _object(said=_ref("Said")),
                    _object(done=_says("string", "the nonce of what has happened")),
                    _object(("nonce", "status"), refused=TEXT, nonce=TEXT, status=NUMBER),
                ],
            },
        },
        "/api/matches/{id}": {
            "parameters": [ID],
            "get": _cached(
                _operation(
                    "replay",
                    "A match that is over, step by step as the public saw it",
                    (200, "Replay"),
                    (404, 429, 503),
                )
            ),
        },
        "/api/matches/{id}/results.csv": {
            "parameters": [ID],
            "get": {
                "operationId": "results",
                "summary": "The results of a match that is over, as a table",
                "responses": {
                    "200": {
                        "description": "A line for each seat.",
                        "content": {"text/csv": {"schema": TEXT}},
                    },
                    **{str(one): _refusal(one) for one in (404, 429, 503)},
                },
            },
        },
        "/api/openapi.json": {
            "get": {
                "operationId": "openapi",
                "summary": "This document",
                "responses": {
                    "200": {
                        "description": "OpenAPI 3.1",
                        "content": {"application/json": {"schema": {"type": "object"}}},
                    }
                },
            }
        },
        "/healthz": {
            "get": {
                "operationId": "health",
                "summary": "Whether what is done here now would be kept",
                "responses": {
                    "200": {
                        "description": "It would.",
                        "content": {"application/json": {"schema": _ref("Health")}},
                    },
                    "503": {
                        "description": "It would not.",
                        "content": {"application/json": {"schema": _ref("Health")}},
                    },
                },
            }
        },
    }


def _responses() -> Json:
    answers: Json = {
        str(status): {
            "description": description,
            "content": {"application/json": {"schema": _ref("Error")}},
        }
        for status, description in REFUSALS.items()
    }
    answers["429"]["headers"] = {"Retry-After": {"required": True, "schema": NUMBER}}
    return answers


@cache
def document() -> Json:
    """The whole document. It is made once; nobody changes it."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bombe",
            "version": __version__,
            "description": ABOUT,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": _paths(),
        "components": {
            "schemas": _schemas(),
            "responses": _responses(),
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": f"the key, {KEY_LENGTH} characters",
                },
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }
