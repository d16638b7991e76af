"""Write the declarations of what the scripts receive: `make shapes`.

What the table tells and what it is sent goes to src/bombe/web/skins/shared/messages.d.ts, the view
of each game to view.d.ts in the folder of its skin. All of it is made from the types that the
server itself uses, by way of the API's document; so the same types give the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any

from bombe.games import GAMES
from bombe.table.schema import HOME
from bombe.web.http.openapi import document

Json = dict[str, Any]
Schemas = Mapping[str, Json]

MESSAGES = Path(__file__).resolve().parents[1] / "src/bombe/web/skins/shared/messages.d.ts"
HEAD = "// Made by `make shapes` from {source}; change it there."
PLAIN = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}


def shapes() -> dict[Path, str]:
    """Every file of declarations, and what is to be in it."""
    schemas: Schemas = document()["components"]["schemas"]
    own = {name: schema for name, schema in schemas.items() if "." not in name and name != "View"}
    source = "bombe/table/messages.py, school_messages.py and web/http/requests.py"
    live = document()["paths"]["/api/rooms/{code}/live"]["x-websocket"]
    files = {MESSAGES: _file(source, chain(_declared(own), _live(own, **live)))}
    for key, game in GAMES.items():
        rules = Path(import_module(type(game).__module__).__file__ or "")
        views = {
            name.removeprefix(f"{key}."): schema
            for name, schema in schemas.items()
            if name.startswith(f"{key}.")
        }
        if views and (rules.parent / "skin").is_dir():
            source = f"src/bombe/games/{rules.parent.name}/shape.py"
            files[rules.parent / "skin" / "view.d.ts"] = _file(source, _declared(views))
    return files


def _file(source: str, declared: Iterator[str]) -> str:
    return "\n".join([HEAD.format(source=source), *declared]) + "\n"


def _declared(schemas: Schemas) -> Iterator[str]:
    """Each schema as an interface. Those that have a view in them leave open which it is."""
    viewing = _with_views(schemas)
    for name, schema in schemas.items():
        yield ""
        yield from _comment(schema, "")
        if "properties" not in schema:
            yield f"export type {name} = {_type(schema, viewing)};"
            continue
        yield f"export interface {name}{'<V = AnyView>' if name in viewing else ''} {{"
        for field, inner in schema["properties"].items():
            yield from _comment(inner, "  ")
            mark = "" if field in schema["required"] else "?"
            yield f"  {field}{mark}: {_type(inner, viewing)};"
        if schema.get("additionalProperties", True):
            yield "  [field: string]: unknown;"
        yield "}"


def _live(schemas: Schemas, send: list[Json], receive: list[Json]) -> Iterator[str]:
    viewing = _with_views(schemas)
    yield from ("", "/** What is sent over a live connection. */")
    yield f"export type Sent = {_type({'anyOf': send}, viewing)};"
    yield from ("", "/** What comes over a live connection. */")
    yield f"export type Received<V = AnyView> = {_type({'anyOf': receive}, viewing)};"


def _with_views(schemas: Schemas) -> set[str]:
    """The schemas that have a view of any game in them, by way of others too."""
    found = {"View"}
    while True:
        more = {name for name, schema in schemas.items() if {*_refs(schema)} & found}
        if more <= found:
            return found - {"View"}
        found |= more


def _refs(schema: object) -> Iterator[str]:
    """The names of the schemas in a schema."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema["$ref"].removeprefix(HOME)
        schema = [*schema.values()]
    if isinstance(schema, list):
        for inner in schema:
            yield from _refs(inner)


def _comment(schema: Json, indent: str) -> Iterator[str]:
    if "description" in schema:
        yield f"{indent}/** {schema['description']} */"


def _type(schema: Json, viewing: set[str]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(HOME)
        if name == "View":
            return "V"
        return f"{name}<V>" if name in viewing else name.rpartition(".")[2]
    if "anyOf" in schema:
        return " | ".join(_type(one, viewing) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(one, ensure_ascii=False) for one in schema["enum"])
    kind = schema.get("type", "")
    if kind == "array":
        inner = _type(schema.get("items", {}), viewing)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties', {}), viewing)}>"
    return PLAIN.get(kind, "unknown")


def main() -> None:
    for path, text in shapes().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
