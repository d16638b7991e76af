"""How long rooms wait for people, for bots and for each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Times:
    """How long a room waits, in seconds."""

    grace: float = 45.0  # for somebody whose connection broke
    unseen: float = 600.0  # for somebody who has none and asks now and then
    beat: float = 1.0  # bots act on its strokes, so that how long they thought does not show
    paced: bool = True  # whether bots take the time that their game wants; off only to measure
    idle: float = 900.0  # until a room that nobody uses leaves the memory
    kept_days: float = 30.0  # until a room is forgotten; 0 is never
    matches_days: float = 365.0  # until a match that is over is forgotten; 0 is never
    chore: float = 60.0  # between two looks at what is idle
