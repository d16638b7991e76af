"""What is told, and what is sent to us, as JSON Schema: made from the types themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import UnsetType

from bombe.game import Game
from bombe.table import messages, school_messages
from bombe.table.messages import OPEN, AnyView, Told

Json = dict[str, Any]
HOME = "#/components/schemas/"
VIEW = "the match as this viewer may see it, in the game's own form"


def ref(name: str) -> Json:
    return {"$ref": f"{HOME}{name}"}


def told() -> list[type[Told]]:
    """Every type of what is told."""
    named = (vars(messages) | vars(school_messages)).values()
    return [one for one in named if isinstance(one, type) and issubclass(one, Told) and one != Told]


def components(games: Mapping[str, Game[Any]], asked: Iterable[type]) -> Json:
    """The schemas of what is told and asked, by name; the views of each game have its key before
    their names."""
    schemas = schemas_of([*asked, *told(), *OPEN])
    for name in (kind.__name__ for kind in OPEN):
        del schemas[name]["additionalProperties"]
    views: list[Json] = []
    for key, game in games.items():
        kind = game.view_type
        if is_typeddict(kind):
            schemas |= schemas_of([kind], f"{key}.")
            views.append(ref(f"{key}.{kind.__name__}"))
    # The last is for games that say no more of their views.
    return {**schemas, "View": {"description": VIEW, "anyOf": [*views, ref(AnyView.__name__)]}}


def schemas_of(kinds: Iterable[type], prefix: str = "") -> Json:
    """The schemas of some types and of all that they are made of, by their names."""
    kinds = list(kinds)
    template = f"{HOME}{prefix}{{name}}"
    _, schemas = msgspec.json.schema_components(kinds, ref_template=template)
    for kind in dict.fromkeys(_parts(kinds)):
        schema, hints = schemas[kind.__name__], get_type_hints(kind, include_extras=True)
        fields = schema["properties"]
        for name, hint in hints.items():
            _describe(hint, fields[name])
        schema["properties"] = {name: fields[name] for name in hints}
        schema["required"] = [name for name in hints if name in schema["required"]]
        schema["additionalProperties"] = False
    return {f"{prefix}{name}": schema for name, schema in schemas.items()}


def _parts(hints: Iterable[Any]) -> Iterator[type]:
    """Every type with fields in some types."""
    for hint in hints:
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
            yield hint
            yield from _parts(get_type_hints(hint).values())
        else:
            yield from _parts(get_args(hint))


def _describe(hint: Any, schema: Json) -> None:
    """Put into a schema what is said beside the type that it was made from."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Annotated:
        _describe(inner[0], schema)
        for beside in hint.__metadata__:
            if isinstance(beside, str):
                schema["description"] = beside
            elif isinstance(beside, tuple):
                schema["enum"] = [*beside]
            elif isinstance(beside, type) and issubclass(beside, Enum):
                schema["enum"] = [one.value for one in beside]
    elif kind in (Required, NotRequired):
        _describe(inner[0], schema)
    elif kind in (Union, UnionType):
        inner = tuple(one for one in inner if one not in (NoneType, UnsetType))
        if len(inner) == 1:  # of several it is not known which is which
            _describe(inner[0], schema["anyOf"][0] if "anyOf" in schema else schema)
    elif kind is Literal and "enum" in schema:
        schema["enum"] = [*inner]  # in their own order
    elif kind is list and "items" in schema:
        _describe(inner[0], schema["items"])
    elif kind is dict and isinstance(schema.get("additionalProperties"), dict):
        _describe(inner[1], schema["additionalProperties"])
