"""The golden files hold every kind of event with every field, and every action of both games."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bombe.games.imitation import rules as imitation
from bombe.games.turing_machine import rules as turing_machine

GOLDEN = Path(__file__).parent / "golden"

# What an event can have beside its kind.
ASKED = {"who", "nonce", "ordered"}
EVENTS = {
    "sit": {"name", "bot", "key", *ASKED},
    "name": {"name", *ASKED},
    "key": {"who", "key", "instead_of"},
    "gone": {"who"},
    "here": {*ASKED},
    "left": {"whom", "removed", *ASKED},
    "host": {"whom", *ASKED},
    "game": {"game", *ASKED},
    "set": {"to", *ASKED},
    "start": {"match", "seats", "order", "options", "chosen", "deal", "who", "nonce"},
    "act": {"seat", "action", *ASKED},
    "end": {*ASKED},
    "say": {"text", *ASKED},
    "picture": {"key", "print", "name"},
    "pictures": {"keys", *ASKED},
    "without": {"key", *ASKED},
}
SET = {"options", "timer", "locked", "muted", "watched"}
SINCE_3 = {
    "sit": {*EVENTS["sit"], "kind", "place"},
    "link": {"who", "link", "until"},
    "unkey": {"who", "keys"},
}
LATER = {"why"}  # actions that came after these files
DRAWN = {"version-2": {"round"}, "version-3": {"round", "machine"}}


@pytest.mark.parametrize(
    ("version", "known"), [("version-2", EVENTS), ("version-3", {**EVENTS, **SINCE_3})]
)
def test_every_kind_of_event_is_there(
    version: str, known: dict[str, set[str]], tmp_path: Path
) -> None:
    copy = shutil.copyfile(GOLDEN / f"{version}.db", tmp_path / "rooms.db")
    with closing(sqlite3.connect(copy)) as database:
        events = [json.loads(text) for (text,) in database.execute("SELECT text FROM log")]
    kinds: dict[str, set[str]] = {}
    for event in events:
        kinds.setdefault(event["do"], set()).update(event.keys() - {"do"})
    assert kinds == known
    assert {name for event in events if event["do"] == "set" for name in event["to"]} == SET
    keyless = [one for one in events if one["do"] == "sit" and not {"bot", "key"} & one.keys()]
    assert keyless  # as in a room that came from a file
    acts = [one for one in events if one["do"] == "act"]
    verbs = {one["action"].partition(" ")[0] for one in acts if one["seat"] is not None}
    assert verbs == {*turing_machine.ACTIONS, *imitation.ACTIONS} - LATER
    drawn = {one["action"].partition(" ")[0] for one in acts if one["seat"] is None}
    assert drawn == DRAWN[version]
