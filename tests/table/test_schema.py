"""What is sent is what its types say: every view has the shape that its game declares, and every
message is of a type in the document."""

from __future__ import annotations

import ast
import json
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

import bombe
from bombe.chance import Chance
from bombe.games import GAMES
from bombe.match import Match
from bombe.table import messages
from bombe.table.messages import Told
from bombe.table.schema import components, schemas_of, told
from bombe.testing import Setup
from bombe.testing.wandering import everybody, wander
from bombe.web.http.openapi import document
from support.setups import SETUPS

PACKAGE = Path(bombe.__file__).parent

# ---- views ------------------------------------------------------------------------------------


@cache
def shape_of(key: str) -> jsonschema_rs.Validator:
    schemas = components(GAMES, ())
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{key}.View", "components": {"schemas": schemas}}
    )


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("setup", [one for one in SETUPS if one.game.key in GAMES], ids=str)
def test_every_view_has_the_shape_that_its_game_declares(setup: Setup) -> None:
    shape, seen = shape_of(setup.game.key), 0
    for seed in range(4):
        chance = Chance(seed)
        for match in wander(setup.new(chance), 60, chance):
            for seat in everybody(match):
                shape.validate(as_json(match.view(seat)))
                seen += 1
    assert seen > 20


def views(key: str) -> list[dict[str, Any]]:
    setup = next(one for one in SETUPS if one.game.key == key)
    match = Match.new(setup.game, setup.options, setup.seats, 1)
    return [as_json(match.view(seat)) for seat in everybody(match)]


@pytest.mark.parametrize("key", GAMES)
def test_a_field_more_or_less_would_be_found(key: str) -> None:
    for view in views(key):
        shape_of(key).validate(view)
        assert not shape_of(key).is_valid({**view, "more": 1})
        assert not shape_of(key).is_valid({name: view[name] for name in view if name != "round"})
        assert not shape_of(key).is_valid({**view, "round": "one"})
        assert not shape_of(key).is_valid({**view, "mode": "unheard of"})
        public = [{**seat, "more": 1} for seat in view["seats"]]
        assert not shape_of(key).is_valid({**view, "seats": public})


# ---- everything else --------------------------------------------------------------------------


def reached(part: Any, schemas: dict[str, Any]) -> set[str]:
    """The names of the schemas that a part of the document leads to."""
    found: set[str] = set()
    todo = [part]
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            name = str(one.get("$ref", "")).removeprefix("#/components/schemas/")
            if name in schemas and name not in found:
                found.add(name)
                todo.append(schemas[name])
            todo += one.values()
        elif isinstance(one, list):
            todo += one
    return found


def subclasses(kind: type[Told]) -> set[type[Told]]:
    found = {one for one in kind.__subclasses__() if one.__module__.startswith("bombe.")}
    return found.union(*map(subclasses, found))


def test_nothing_is_told_whose_type_is_not_in_the_document() -> None:
    described = document()
    schemas = described["components"]["schemas"]
    names = reached([described["paths"], described["components"]["responses"]], schemas)
    assert names == schemas.keys()
    assert {kind.__name__ for kind in told()} <= names
    import_module("bombe.web.http.app")  # with every module that tells anything
    assert subclasses(Told) == {*told()}


def calls(path: Path) -> list[tuple[str, ast.Call]]:
    """Every call in a module, and the name of what is called."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            found.append((node.func.id if isinstance(node.func, ast.Name) else name, node))
    return found


def test_json_is_written_in_one_place() -> None:
    """What is told goes through `answer`, which takes nothing but what is told."""
    written, dumped = set(), set()
    for path in sorted((PACKAGE / "web").rglob("*.py")):
        for name, call in calls(path):
            where = str(path.relative_to(PACKAGE))
            kinds = [ast.unparse(word.value) for word in call.keywords if word.arg == "media_type"]
            if "'application/json'" in kinds:
                written.add(where)
            if name in ("JSONResponse", "send_json"):
                dumped.add(where)
    assert written == {"web/http/responses.py"}
    assert dumped == {"web/pages/__init__.py"}  # what a phone wants to know of the site


def test_the_live_messages_are_told() -> None:
    assert {*messages.LIVE} <= {*told()}


# ---- what is said beside a type ----------------------------------------------------------------


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


Number = Annotated[int, "a number"]


class Inner(TypedDict):
    """What is within."""

    z: Number
    a: Annotated[str, Colour, "a colour"]


class Outer(TypedDict, total=False):
    b: Annotated[list[Number], "some"]
    a: Annotated[Number | None, "one perhaps"]
    d: dict[str, Number]
    e: Annotated[Inner, "and this"]
    s: Annotated[str, ("L", "R")]
    w: Literal["y", "x"]
    n: NotRequired[Annotated[int, "no more"]]


def test_what_is_said_beside_a_type_is_in_its_schema() -> None:
    number = {"type": "integer", "description": "a number"}
    home = "#/components/schemas/own."
    assert schemas_of([Outer], "own.") == {
        "own.Outer": {
            "title": "Outer",
            "type": "object",
            "properties": {
                "b": {"type": "array", "items": number, "description": "some"},
                "a": {"anyOf": [number, {"type": "null"}], "description": "one perhaps"},
                "d": {"type": "object", "additionalProperties": number},
                "e": {"$ref": f"{home}Inner", "description": "and this"},
                "s": {"type": "string", "enum": ["L", "R"]},
                "w": {"enum": ["y", "x"]},
                "n": {"type": "integer", "description": "no more"},
            },
            "required": [],
            "additionalProperties": False,
        },
        "own.Inner": {
            "title": "Inner",
            "description": "What is within.",
            "type": "object",
            "properties": {
                "z": number,
                "a": {"type": "string", "enum": ["red", "blue"], "description": "a colour"},
            },
            "required": ["z", "a"],
            "additionalProperties": False,
        },
    }
    assert [*schemas_of([Outer])["Outer"]["properties"]] == [*"badeswn"]  # in their own order
