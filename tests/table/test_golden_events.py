"""The golden files hold every kind of event with every field, and every action of both games."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, get_args

import pytest

from bombe.games.imitation import rules as imitation
from bombe.games.turing_machine import choices
from bombe.games.turing_machine import rules as turing_machine
from bombe.table.events import Event
from bombe.table.transfer import MatchFile
from bombe.text import ENGLISH
from bombe.web.runtime.store.schema import SQLITE
from support.golden_files import GOLDEN, VERSIONS, number

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
COLUMNS = {"match", "at"}  # of a match that is kept, beside its text
SET = {"options", "timer", "locked", "muted", "watched"}
# What came with a version, which need not be written yet: events, or more of what they have;
# actions; what is said by no seat; options of games.
CAME: dict[str, dict[str, set[str]]] = {
    "version-3": {
        "sit": {"kind", "place"},
        "link": {"who", "link", "until"},
        "unkey": {"who", "keys"},
    },
    "version-4": {"start": {"origin"}},
}
ACTIONS_CAME = {"version-4": {"why"}, "version-6": {"choose", "point", "abstain"}}
DRAWN_CAME = {"version-3": {"machine"}}
OPTIONS_CAME = {"version-4": {"aid_why"}, "version-6": {"wait"}}
ENDS_CAME = {
    "version-5": {"The code was found, but after a wrong one, which had lost the match."},
}
NEWEST = VERSIONS[-1]


def since(came: Mapping[str, set[str]], version: str) -> set[str]:
    """What came after a version."""
    later = [names for new, names in came.items() if number(new) > number(version)]
    return set[str]().union(*later)


def known_by(version: str) -> dict[str, set[str]]:
    """The events that a version knows, and what each can have."""
    known = {kind: {*fields} for kind, fields in EVENTS.items()}
    for new, came in CAME.items():
        for kind, fields in came.items() if number(new) <= number(version) else ():
            known.setdefault(kind, set()).update(fields)
    return known


@pytest.mark.parametrize("version", VERSIONS[1:])  # the first has what it was then, not all
def test_every_kind_of_event_is_there(version: str, tmp_path: Path) -> None:
    copy = shutil.copyfile(GOLDEN / f"{version}.db", tmp_path / "rooms.db")
    with closing(sqlite3.connect(copy)) as database:
        events = [json.loads(text) for (text,) in database.execute("SELECT text FROM log")]
    kinds: dict[str, set[str]] = {}
    for event in events:
        kinds.setdefault(event["do"], set()).update(event.keys() - {"do"})
    assert kinds == known_by(version)
    assert {name for event in events if event["do"] == "set" for name in event["to"]} == SET
    keyless = [one for one in events if one["do"] == "sit" and not {"bot", "key"} & one.keys()]
    assert keyless  # as in a room that came from a file
    acts = [one for one in events if one["do"] == "act"]
    verbs = {one["action"].partition(" ")[0] for one in acts if one["seat"] is not None}
    later = since(ACTIONS_CAME, version)
    assert verbs == {*turing_machine.ACTIONS, *imitation.ACTIONS} - later
    drawn = {one["action"].partition(" ")[0] for one in acts if one["seat"] is None}
    assert drawn == {"round", "machine"} - since(DRAWN_CAME, version)


def test_the_newest_files_hold_all_that_is_stored_now(tmp_path: Path) -> None:
    """When this fails, what is stored has changed: say above what came, for the next version, or
    add files of this state with `make golden`."""
    copy = shutil.copyfile(GOLDEN / f"{NEWEST}.db", tmp_path / "rooms.db")
    with closing(sqlite3.connect(copy)) as database:

        def column(query: str) -> list[Any]:
            return [value for (value,) in database.execute(query)]

        assert column("PRAGMA user_version") == [len(SQLITE)]
        tables = column("SELECT name FROM sqlite_schema WHERE type = 'table'")
        assert all(column(f"SELECT count(*) FROM {table}") != [0] for table in tables)
        events = [json.loads(text) for text in column("SELECT text FROM log")]
        kept = [json.loads(text) for text in column("SELECT text FROM kept")]
    # What nobody asks for is said to be asked by nobody.
    now = {one.__struct_config__.tag: {*one.__struct_fields__} for one in get_args(Event)}
    stated = known_by(max([NEWEST, *CAME], key=number))
    assert {kind: fields - ASKED for kind, fields in now.items()} == {
        kind: fields - ASKED for kind, fields in stated.items()
    }
    assert {name for match in kept for name in match} == {*MatchFile.__struct_fields__} - COLUMNS
    options = {
        name for one in events if one["do"] == "set" for name in one["to"].get("options", ())
    }
    known = {*choices.OPTIONS, *imitation.Imitation.options} - since(OPTIONS_CAME, NEWEST)
    assert options == known
    told = json.loads((GOLDEN / f"{NEWEST}.json").read_text("utf-8"))["store"]["matches"]
    ends = {ENGLISH.say(why) for game in (turing_machine, imitation) for why in game.WHY.values()}
    ends -= since(ENDS_CAME, NEWEST)
    assert {one["why"] for one in told.values()} == {*ends, "The host ended the match."}
