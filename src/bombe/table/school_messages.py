"""What the table tells of a game's school, as types: see `messages`."""

from __future__ import annotations

from typing import Annotated, Any

from bombe.table.messages import Told, Words


class Case(Told, frozen=True):
    """What might be so, and shows that a choice is wrong."""

    told: Annotated[list[Words], "in sentences"]
    drawn: Annotated[dict[str, Any], "in the game's own form"]


class Choice(Told, frozen=True):
    """What may be chosen."""

    text: Words
    verdict: Annotated[list[Words], "what is said of a wrong one"]
    cases: Annotated[list[Case], "that show it, each of them enough"]
    drawn: Annotated[dict[str, Any], "in the game's own form"]


class Exercise(Told, frozen=True):
    """A position, a question about it, and choices of which one is right by proof."""

    chapter: Annotated[str, "the chapter's key"]
    seed: Annotated[int, "its number in the chapter; in a streak below 0, in an example 0"]
    asks: Annotated[Words, "the question"]
    given: Annotated[list[Words], "the position, in sentences"]
    choices: list[Choice]
    right: Annotated[int, "the place of the right one, from 0"]
    why: Annotated[list[Words], "the steps by which it is right"]
    cases: Annotated[list[Case], "what might be so, where that is why"]
    hints: Annotated[list[Words], "each says more than the one before; after the last comes why"]
    drawn: Annotated[dict[str, Any], "the position in the game's own form"]


class Chapter(Told, frozen=True):
    """A chapter of a school."""

    key: str
    title: Words
    about: Annotated[Words, "in a line"]
    intro: Annotated[list[Words], "what it teaches"]
    example: Annotated[Exercise, "that is worked out"]


class School(Told, frozen=True):
    """What a game's school teaches."""

    game: Annotated[str, "the game's key"]
    title: Annotated[Words, "what the game is called"]
    batch: Annotated[int, "exercises that come at a time"]
    chapters: list[Chapter]


class Exercises(Told, frozen=True):
    """Some exercises of a chapter, one after the other."""

    chapter: Annotated[str, "the chapter's key"]
    first: Annotated[int, "the number of the first of them"]
    exercises: list[Exercise]


class Streak(Told, frozen=True):
    """Exercises of all chapters that get harder and harder."""

    seed: Annotated[int, "by which `bombe school --streak --seed` gives the same ones"]
    exercises: list[Exercise]
