"""How much a live connection may send that comes to nothing: a little is read like all else, then
it is read slowly, then it is over. An honest program does not come near the first limit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Tolerance:
    free: int  # that do not slow it
    most: int  # that do not end it
    each_second: float  # that are forgiven
    pause: float  # seconds without reading, once it is slowed


class Patience:
    def __init__(self, clock: Callable[[], float], with_: Tolerance) -> None:
        self._clock = clock
        self._with = with_
        self._tried = 0.0
        self._since = clock()

    def lasts(self, cost: int = 1) -> bool:
        """Whether there is any left after another that came to nothing."""
        now = self._clock()
        forgiven = (now - self._since) * self._with.each_second
        self._tried = max(0.0, self._tried - forgiven) + cost
        self._since = now
        return self._tried <= self._with.most

    @property
    def pause(self) -> float:
        """Seconds to wait before more is read."""
        return self._with.pause if self._tried > self._with.free else 0.0
