"""The log of a room."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a room's log. They are numbered 1, 2, 3 … without a gap."""

    n: int
    at: int  # milliseconds since 1970
    text: str
