"""Work that views rest on: pure functions whose results are kept for a while.

A view asks such a function as any other. Where that takes long, the table has it worked out in
another process before anybody looks (`Game.groundwork`), and hands it what came of it; without a
table, or where it was forgotten, it is worked out on the spot. So nothing depends on it but time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Argument = str | int | bool | None
Work = tuple[str, tuple[Argument, ...]]  # the name of a function among a game's `works`, and what
# it is asked


class Worked:
    """A pure function of some words and numbers that gives JSON, and what it gave lately."""

    def __init__(self, function: Callable[..., Any], most: int = 2048) -> None:
        self.function = function
        self._most = most
        self._known: dict[tuple[Argument, ...], Any] = {}

    def __call__(self, *arguments: Argument) -> Any:
        """What the function gives. It is shared: do not change it."""
        try:
            result = self._known.pop(arguments)
        except KeyError:
            result = self.function(*arguments)
        self.learn(arguments, result)  # now the last to be forgotten
        return result

    def knows(self, arguments: tuple[Argument, ...]) -> bool:
        return arguments in self._known

    def learn(self, arguments: tuple[Argument, ...], result: Any) -> None:
        """Keep what the function gave elsewhere."""
        self._known[arguments] = result
        while len(self._known) > self._most:
            self._known.pop(next(iter(self._known)), None)

    def forget(self) -> None:
        self._known.clear()
