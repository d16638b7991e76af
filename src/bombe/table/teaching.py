"""What a game's school teaches, written in each language. Exercises take a while to make, so that
is done in another process; all that goes from process to process is plain JSON."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from bombe.lessons import Case, Chapter, Exercise
from bombe.table import school_messages
from bombe.table.disclosure import encoder
from bombe.table.retelling import Packed
from bombe.text import LANGUAGES


class Taught(msgspec.Struct, frozen=True):
    """Some chapters or exercises."""

    keys: list[str]  # of the chapters that they are, or are of
    texts: dict[str, list[Packed]]  # each of them, in each language
    digest: str

    @property
    def size(self) -> int:
        return sum(len(one.data) + 200 for some in self.texts.values() for one in some) + 1000

    def chapters(self, code: str) -> list[school_messages.Chapter]:
        """What it says in a language, where that is some chapters."""
        return [
            msgspec.json.decode(one.text(), type=school_messages.Chapter)
            for one in self.texts[code]
        ]

    def exercise(self, code: str, at: int) -> school_messages.Exercise:
        """One of them in a language, where they are exercises."""
        text = self.texts[code][at].text()
        return msgspec.json.decode(text, type=school_messages.Exercise)


class Teacher(Protocol):
    """The module that `Game.school` names."""

    def chapters(self) -> Sequence[Chapter]: ...
    def exercises(self, chapter: str, first: int, count: int) -> Sequence[Exercise]: ...
    def streak(self, seed: int) -> Sequence[Exercise]: ...


def taught(by: Teacher, part: str, *asked: Any) -> dict[str, Any]:
    """What a part of the school, such as `exercises`, comes to, as plain JSON of `Taught`."""
    found: Sequence[Chapter | Exercise] = getattr(by, part)(*asked)
    told = [_chapter(one) if isinstance(one, Chapter) else _exercise(one) for one in found]
    texts = {code: [*map(encoder(code).encode, told)] for code in LANGUAGES}
    digest = blake2b(digest_size=12)
    for text in (text for some in texts.values() for text in some):
        digest.update(text)
    packed = {code: [*map(Packed.of, some)] for code, some in texts.items()}
    keys = [one.key if isinstance(one, Chapter) else one.chapter for one in found]
    plain: dict[str, Any] = msgspec.to_builtins(Taught(keys, packed, digest.hexdigest()))
    return plain


def _chapter(one: Chapter) -> school_messages.Chapter:
    return school_messages.Chapter(
        key=one.key,
        title=one.title,
        about=one.about,
        intro=[*one.intro],
        example=_exercise(one.example),
    )


def _exercise(one: Exercise) -> school_messages.Exercise:
    return school_messages.Exercise(
        chapter=one.chapter,
        seed=one.seed,
        asks=one.asks,
        given=[*one.given],
        choices=[
            school_messages.Choice(
                text=choice.text,
                verdict=[*choice.verdict],
                cases=[*map(_case, choice.cases)],
                drawn=dict(choice.drawn),
            )
            for choice in one.choices
        ],
        right=one.right,
        why=[*one.why],
        cases=[*map(_case, one.cases)],
        hints=[*one.hints],
        drawn=dict(one.drawn),
    )


def _case(one: Case) -> school_messages.Case:
    return school_messages.Case([*one.told], dict(one.drawn))
