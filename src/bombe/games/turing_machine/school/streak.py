"""A streak: positions of all chapters that get harder and harder."""

from __future__ import annotations

from bombe.games.turing_machine.school.exercises import Exercise, hardness
from bombe.games.turing_machine.school.making import PLANS, exercise

LENGTH = 40
MISTAKES = 3  # with which it ends


def streak(seed: int, count: int = LENGTH) -> list[Exercise]:
    """So many exercises, in turn from each chapter, the easiest first; none is easier than the one
    before it. Their seeds are below 0, so that they are none of those of the chapters."""
    keys = [*PLANS]
    first = seed * LENGTH + 1
    drawn = [exercise(keys[n % len(keys)], -first - n // len(keys)) for n in range(count)]
    return sorted(drawn, key=hardness)
