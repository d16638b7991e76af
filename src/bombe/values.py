"""Values that never change: a change makes a new one that shares all the rest with the old."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar, cast, overload

Value = TypeVar("Value")
Part = TypeVar("Part")
Other = TypeVar("Other")


class derived(Generic[Part]):  # noqa: N801 (used like property)
    """A part that is worked out from the others when it is first asked for, and then kept: what
    `functools.cached_property` does, without the lock that it takes each time. With `of`, it is
    worked out from the fields named there alone, and a copy that changes none of them keeps it."""

    def __init__(self, work: Callable[[Any], Part], fields: tuple[str, ...] = ()) -> None:
        self._work = work
        self._name = work.__name__
        self.fields = fields
        self.__doc__ = work.__doc__

    @staticmethod
    def of(*fields: str) -> Callable[[Callable[[Any], Other]], derived[Other]]:
        return lambda work: derived(work, fields)

    @overload
    def __get__(self, value: None, kind: type[Any]) -> derived[Part]: ...
    @overload
    def __get__(self, value: object, kind: type[Any]) -> Part: ...
    def __get__(self, value: object | None, kind: type[Any]) -> derived[Part] | Part:
        if value is None:
            return self
        part = value.__dict__[self._name] = self._work(value)
        return part


def changed(value: Value, **changes: Any) -> Value:
    """A copy of a frozen dataclass with some fields changed, as `dataclasses.replace` makes one.
    That runs the whole constructor and takes five times as long; a match is made of such copies."""
    copy: Value = object.__new__(type(value))
    parts = copy.__dict__
    parts.update(value.__dict__)
    for name in _stale(cast(Any, type(value)), tuple(changes)):
        parts.pop(name, None)
    parts.update(changes)
    return copy


@cache
def _stale(kind: Any, changes: tuple[str, ...]) -> tuple[str, ...]:
    """The derived parts that a change of these fields makes wrong."""
    return tuple(
        name
        for base in kind.__mro__
        for name, part in vars(base).items()
        if type(part) is derived and (not part.fields or not {*changes}.isdisjoint(part.fields))
    )
