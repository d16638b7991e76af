"""The OpenAPI document of the table for programs.

What is sent and told is described by the very types that are read and written; here are the routes.
A test compares them with those of the server, another one the document with a running server. It is
in English like every other document; the sentences in the answers are in the reader's language.
"""

from __future__ import annotations

from functools import cache

from bombe import __version__
from bombe.games import GAMES
from bombe.table import messages, school_messages
from bombe.table.schema import Json, components
from bombe.web.http.operations import (
    NEEDED,
    OPTIONAL,
    REFUSALS,
    cached,
    of,
    operation,
    picture,
    refused,
)
from bombe.web.http.parameters import (
    CHAPTER,
    CLAIM,
    CODE,
    EXERCISE,
    FILE,
    FROM,
    ID,
    KEY,
    LEAVE,
    LINE,
    NAME,
    OWN,
    OWN_KEY,
    PICTURE,
    TEXT,
    UPLOAD,
)
from bombe.web.http.requests import ASKED, Act, NewBranch, NewRoom, NewSeat, Order
from bombe.web.http.socket import MALFORMED, REFUSED
from bombe.web.http.visitor import COOKIE, HOST_COOKIE
from bombe.web.runtime.entropy import KEY_LENGTH

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
(come back), 1013 when too much was left unread (come back), 1008 after more than {REFUSED.most}
messages that were refused (one that cannot be read counts as {MALFORMED}) or hundreds of frames
that were no messages, 4403 when the seat was taken away, its key was revoked or nobody may watch
any more, 4404 when the room is gone, and 4000 + status when the connection is refused: then one
message says why."""


# --- routes --------------------------------------------------------------------------------------


def _paths() -> Json:
    return {
        "/api/games": {
            "get": cached(
                operation(
                    "games", "What can be played, and what can be chosen", (200, messages.Games), ()
                )
            )
        },
        "/api/games/{key}/attempt": {
            "parameters": [KEY],
            "get": operation(
                "attempt",
                "What a match would look like, before there is one",
                (200, messages.Attempt),
                (404, 409, 429, 503),
                description="Options can be given in the query. Make a room with `options` to play"
                " what `view` shows.",
            ),
        },
        "/api/games/{key}/answers/{name}": {
            "parameters": [KEY, NAME],
            "post": operation(
                "answer",
                "Ask the game's own knowledge, for its pages",
                (200, messages.Anything),
                (400, 403, 404, 409, 413, 429, 503),
                body=(messages.Anything, {"problem": "4 9 11 14", "transcripts": ["341 A+"]}),
            ),
        },
        "/api/games/{key}/school": {
            "parameters": [KEY],
            "get": cached(
                operation(
                    "school",
                    "What the game's school teaches: its chapters, each with an example",
                    (200, school_messages.School),
                    (404, 429, 503),
                )
            ),
        },
        "/api/games/{key}/school/{chapter}": {
            "parameters": [KEY, CHAPTER, EXERCISE],
            "get": cached(
                operation(
                    "exercises",
                    "Some exercises of a chapter; there is no end of them",
                    (200, school_messages.Exercises),
                    (400, 404, 429, 503),
                    description="The same number is the same exercise for ever.",
                )
            ),
        },
        "/api/games/{key}/streak": {
            "parameters": [KEY],
            "get": operation(
                "streak",
                "Exercises of all chapters that get harder and harder; another time others",
                (200, school_messages.Streak),
                (404, 429, 503),
            ),
        },
        "/api/rooms": {
            "post": operation(
                "makeRoom",
                "Make a room",
                (201, messages.Entered),
                (400, 403, 409, 413, 429, 503),
                body=(NewRoom, {"name": "Ada", "start": True}),
                security=OPTIONAL,
                description="Whoever makes it is its host. With `start` the match begins at once;"
                " `bots` has the level of each bot that is to sit down too.",
            )
        },
        "/api/rooms/{code}": {
            "parameters": [CODE],
            "get": cached(
                operation(
                    "look", "Look", (200, messages.Look), (404, 409, 429, 503), security=OPTIONAL
                )
            ),
            "delete": operation(
                "removeRoom",
                "Forget the room; for the host",
                (204, None),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/seats": {
            "parameters": [CODE],
            "post": operation(
                "join",
                "Join, or take your seat on another device; if you have a seat, you keep it",
                (201, messages.Entered),
                (400, 403, 404, 409, 413, 429, 503),
                body=(NewSeat, {"name": "Alan"}),
                security=OPTIONAL,
            ),
        },
        "/api/rooms/{code}/actions": {
            "parameters": [CODE],
            "get": cached(
                operation(
                    "legal",
                    "What would be accepted from you now; free text is not listed in all its forms",
                    (200, messages.Actions),
                    (404, 409, 429, 503),
                    security=OPTIONAL,
                )
            ),
            "post": operation(
                "act",
                "Act in the match",
                (200, messages.Done),
                (400, 403, 404, 409, 413, 429, 503),
                body=(Act, {"action": "leave", "nonce": "1"}),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/orders": {
            "parameters": [CODE],
            "post": operation(
                "order",
                "Tell the room something",
                (200, messages.Done),
                (400, 403, 404, 409, 413, 429, 503),
                body=(Order, {"order": "name Grace", "nonce": "2"}),
                security=NEEDED,
                description="Anybody: name, say, leave, return. The host: game, option, timer,"
                " lock, chat, watch, bot, remove, host, start, end, pictures.",
            ),
        },
        "/api/rooms/{code}/links": {
            "parameters": [CODE],
            "post": operation(
                "link",
                "A link that brings this seat to another device",
                (201, messages.Link),
                (403, 404, 409, 429, 503),
                security=NEEDED,
                description="It is no key: it can be exchanged once for one, within ten minutes."
                " A browser does that on the page it opens; a program sends the end of it as"
                " `token` to POST …/seats. A new link takes the place of the one before.",
            ),
        },
        "/api/rooms/{code}/keys": {
            "parameters": [CODE],
            "get": operation(
                "keys",
                "What opens your seat",
                (200, messages.Keys),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
            "delete": operation(
                "revokeOthers",
                "Revoke every key to your seat but the one you show, and the link that is out",
                (204, None),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
        },
        "/api/rooms/{code}/keys/{id}": {
            "parameters": [CODE, OWN_KEY],
            "delete": operation(
                "revoke",
                "Revoke a key to your seat",
                (204, None),
                (403, 404, 409, 429, 503),
                security=NEEDED,
                description="Connections that were opened with it are closed with 4403.",
            )
            | {"parameters": [LEAVE]},
        },
        "/api/rooms/{code}/pictures": {
            "parameters": [CODE],
            "get": operation(
                "pictures",
                "The pictures that were put into the room; for the host",
                (200, messages.Pictures),
                (403, 404, 409, 429, 503),
                security=NEEDED,
            ),
            "post": operation(
                "putIn",
                "Put in a picture, or a ZIP archive of some; for the host, between matches",
                (200, messages.PutIn),
                (400, 403, 404, 408, 409, 413, 429, 503),
                security=NEEDED,
                description="Each file is taken or refused by itself. What is sent again is there"
                " once.",
            )
            | {"parameters": [FILE], "requestBody": UPLOAD},
        },
        "/api/rooms/{code}/pictures/{name}": {
            "parameters": [CODE, PICTURE],
            "get": picture("picture", "A picture in your view", OPTIONAL),
        },
        "/api/rooms/{code}/pictures/own/{key}": {
            "parameters": [CODE, OWN],
            "get": picture("ownPicture", "A picture that was put in; for the host", OPTIONAL),
            "delete": operation(
                "takeOut",
                "Take out a picture that was put in; for the host, between matches",
                (204, None),
                (403, 404, 409, 429, 503),
                security=NEEDED,
                description="It is deleted, and can be put in again.",
            ),
        },
        "/api/rooms/{code}/live": {
            "parameters": [CODE],
            "summary": "See every change, and act",
            "description": LIVE,
            "x-websocket": {
                "send": [of(Act), of(Order)],
                "receive": [of(kind) for kind in messages.LIVE],
            },
        },
        "/api/matches/{id}": {
            "parameters": [ID, FROM],
            "get": cached(
                operation(
                    "replay",
                    "A match that is over, step by step as the public saw it",
                    (200, messages.Replay),
                    (400, 404, 429, 503),
                )
            ),
        },
        "/api/matches/{id}/changes": {
            "parameters": [ID],
            "get": cached(
                operation(
                    "changes",
                    "The same, where most steps tell only what has changed: short for a long match",
                    (200, messages.Changes),
                    (404, 429, 503),
                )
            ),
        },
        "/api/matches/{id}/review": {
            "parameters": [ID],
            "get": cached(
                operation(
                    "review",
                    "How much of what everybody played was skill, and how much luck",
                    (200, messages.Reviews),
                    (404, 409, 429, 503),
                    description="It is worked out when it is first asked for. While `more` is true"
                    " ask again in a second or two: lines that have a `review` of null, or are not"
                    " `proved`, may get better. The form of `review` is the game's own.",
                )
            ),
        },
        "/api/matches/{id}/branches": {
            "parameters": [ID],
            "post": operation(
                "branch",
                "Play on from a step of a match that is over, in a room of your own",
                (201, messages.Entered),
                (400, 403, 404, 409, 413, 429, 503),
                body=(NewBranch, {"line": 0, "step": 2, "same": False}),
                security=OPTIONAL,
                description="The new match has one seat, yours, and begins with what that line had"
                " asked before that step. The match that is over stays as it was.",
            ),
        },
        "/api/matches/{id}/why": {
            "parameters": [ID, LINE, CLAIM],
            "get": cached(
                operation(
                    "why",
                    "Why something follows from what somebody was told, or a case against it",
                    (200, messages.Why),
                    (400, 404, 409, 429, 503),
                    description="Of matches that are over only. The form of `why` is the game's"
                    " own.",
                )
            ),
        },
        "/api/matches/{id}/pictures/{name}": {
            "parameters": [ID, PICTURE],
            "get": picture("pastPicture", "A picture in the replay of a match", OPTIONAL),
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
                    **refused((404, 429, 503)),
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
                    },
                    **refused(()),
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
                        "content": {"application/json": {"schema": of(messages.Health)}},
                    },
                    "503": {
                        "description": "It would not.",
                        "content": {"application/json": {"schema": of(messages.Health)}},
                    },
                },
            }
        },
    }


def _responses() -> Json:
    answers: Json = {
        str(status): {
            "description": description,
            "content": {"application/json": {"schema": of(messages.Error)}},
        }
        for status, description in REFUSALS.items()
    }
    answers["429"]["headers"] = {"Retry-After": {"required": True, "schema": {"type": "integer"}}}
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
            "schemas": components(GAMES, ASKED),
            "responses": _responses(),
            "securitySchemes": {
                "bearer": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": f"the key, {KEY_LENGTH} characters",
                },
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": f"over https: {HOST_COOKIE}",
                },
            },
        },
    }
