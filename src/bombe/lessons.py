"""What a game's school teaches with: chapters, and exercises with one right choice of several.

All of it is told twice: in sentences, for pages and programs that know nothing of the game, and in
the game's own form, as JSON with sentences in it, for its own page to draw.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bombe.text import T


@dataclass(frozen=True)
class Case:
    """What might be so, and shows that a choice is wrong."""

    told: Sequence[T | str]
    drawn: Mapping[str, Any]


@dataclass(frozen=True)
class Choice:
    text: T | str
    verdict: Sequence[T] = ()
    """What is said of a wrong one."""

    cases: Sequence[Case] = ()
    """That show it, each of them enough: who chooses wrongly again is shown another one."""

    drawn: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Exercise:
    chapter: str
    seed: int
    """By which it is known: in a chapter those from 1 on come one after the other."""

    asks: T
    given: Sequence[T | str]
    """The position, in sentences."""

    choices: Sequence[Choice]
    right: int
    why: Sequence[T | str]
    """The steps by which it is right."""

    cases: Sequence[Case] = ()
    """What might be so, where that is why."""

    hints: Sequence[T | str] = ()
    """Each says more than the one before; what comes after the last is `why`."""

    drawn: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Chapter:
    key: str
    title: T
    about: T
    """In a line."""

    intro: Sequence[T]
    example: Exercise
