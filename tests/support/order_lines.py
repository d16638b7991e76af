"""A line for every order of a room."""

from __future__ import annotations

# Everything that somebody at the table could tell it.
LINES = {
    "name": "name Signal",
    "say": "say it is left",
    "leave": None,
    "return": "return",
    "game": "game turing_machine",
    "option": "option goal 1",
    "timer": "timer 90",
    "lock": "lock on",
    "chat": "chat off",
    "watch": "watch on",
    "bot": "bot bold",
    "remove": "remove 1",
    "host": "host 1",
    "end": None,
    "pictures": "pictures none",
    "start": "start",
}
