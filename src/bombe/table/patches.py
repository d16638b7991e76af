"""What differs between two values of JSON, as operations of JSON Patch (RFC 6902): `add`, `remove`
and `replace`. The views of a match differ little from one step to the next, and a replay made of
whole ones would grow with the square of its length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

Operation = dict[str, Any]


def differences(before: Any, now: Any, path: str = "") -> Iterator[Operation]:
    """The operations that make `now` of `before`, in order."""
    if before is now:  # views share most of their parts with those before
        return
    if isinstance(before, dict) and isinstance(now, dict):
        yield from _of_objects(before, now, path)
    elif isinstance(before, list | tuple) and isinstance(now, list | tuple):
        yield from _of_lists(before, now, path)
    elif type(before) is not type(now) or before != now:
        yield {"op": "replace", "path": path, "value": now}


def _of_objects(before: dict[str, Any], now: dict[str, Any], path: str) -> Iterator[Operation]:
    for key, value in before.items():
        place = f"{path}/{_escaped(key)}"
        if key not in now:
            yield {"op": "remove", "path": place}
        else:
            yield from differences(value, now[key], place)
    for key, value in now.items():
        if key not in before:
            yield {"op": "add", "path": f"{path}/{_escaped(key)}", "value": value}


def _of_lists(before: Sequence[Any], now: Sequence[Any], path: str) -> Iterator[Operation]:
    for n, (old, new) in enumerate(zip(before, now, strict=False)):
        if old is not new:
            yield from differences(old, new, f"{path}/{n}")
    for n in range(len(before), len(now)):
        yield {"op": "add", "path": f"{path}/{n}", "value": now[n]}
    for n in range(len(before) - 1, len(now) - 1, -1):
        yield {"op": "remove", "path": f"{path}/{n}"}


def patched(value: Any, operations: Sequence[Operation]) -> Any:
    """The value after the operations. It is itself changed for it."""
    for one in operations:
        *way, last = [_plain(key) for key in one["path"].split("/")]
        if not way:  # all of it
            value = one["value"]
            continue
        place = value
        for key in (*way[1:], last)[:-1]:
            place = place[int(key) if isinstance(place, list) else key]
        _change(place, last, one)
    return value


def _change(place: Any, key: str, one: Operation) -> None:
    at: Any = int(key) if isinstance(place, list) else key
    if one["op"] == "remove":
        del place[at]
    elif one["op"] == "add" and isinstance(place, list):
        place.insert(at, one["value"])
    else:
        place[at] = one["value"]


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def _plain(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
